"""How attackers move: toward what pays, together into new rooms, and home in relays."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Seat
from brassboard.kit import bits
from brassboard.kit.bits import Bits

from ..content import CHARACTERS
from ..data.actions import Close, Drop, Give, Hurry, Leave, Move, Open, Portal, Take
from ..data.frames import Movement
from ..data.table import ACTIVE, FALLEN, MAP, UNENTERED, Character
from ..queries import Scene, blockers, enemies_in, here, in_room, on_map, room_of, turrets_in, who
from ..rules.doors import locked_for
from ..scenario.static_map import Site
from .goals import Aims
from .minions import most_gainful
from .objects import Hands
from .travel_time import (
    FAR,
    LONG_WAY,
    THROUGH_STYGIA,
    TURN,
    door_ahead,
    has_key,
    inner,
    landing,
    loaded,
    pays,
    turns_left,
)

CARRIER: Final = 5.0
"""Who carries a prize goes before the others: they see where they are needed."""
FIGHT: Final = 0.5
HELP: Final = 2.5
ENOUGH_DICE: Final = 4
DICE_TO_EYE: Final = 3
"""Who gets to the Eye in one turn is safe there; who stops on the way is struck by the retaliation (SR-RETAL-04)."""
PLAIN_MOVES: Final = (Move, Open, Close, Hurry, Portal, Give, Take, Drop, Leave)


# An attacker's movement


def attacker_move(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """The best next thing to do with movement points; None: nothing is worth it."""
    return most_gainful(AttackerMind(m, seat).worth, options)


class Walker:
    """Somebody who may move, with what does not depend on where to."""

    def __init__(self, one: Character, place: Site, aims: Aims) -> None:
        self.one = one
        self.loaded = loaded(place, one)
        self.times = aims.times[one.id]
        self.post = aims.posts.get(one.id, 0)
        self.keyless = not has_key(place, one)
        self.melee = CHARACTERS[one.id].main.attack == "melee"
        self.now = 0.0
        """What it is worth to stay."""
        self.waits: bool | None = None
        """Whether it should stay for the time being, once somebody has asked."""


class AttackerMind:
    """What each option of a movement phase gains, in movement points saved."""

    def __init__(self, m: Scene, seat: Seat) -> None:
        self.m = m
        self.seat = seat
        self.place = here(m)
        self.table = m.table
        self.aims = Aims(m.table, seat)
        self.plain = m.inside(Movement) and m.within(Movement).bonus == 0
        """Whether this is the movement phase itself, not what a card or a skill gives."""
        self.hands = Hands(m, seat, self.aims, self.plain)
        self.ready: dict[int, bool] = {}
        self.walkers: dict[str, Walker] = {}
        self.enemies: dict[int, list[Character]] = {}
        """Who stands against the team, room by room."""
        self.fallen = [one for one in self.table.characters if one.at == FALLEN and one.seat == seat]
        self.most = FIGHT + HELP if self.fallen else FIGHT
        """The most that a square may be worth beside the way."""
        self.blocked: Bits = -1
        """What interrupts lines of sight, once somebody has asked."""
        self.doors: dict[str, int] = {}
        """The shut door each character has to go through next; -1 for none."""
        self.openers: dict[int, str] = {}
        self.keyholes = 0
        """Squares that who has a key needs."""
        for door in self.place.barred:
            if self.place.kinds[door] == "sealed_key" and not m.table.open >> door & 1:
                self.keyholes |= 1 << self.place.sides[door][0] | 1 << self.place.sides[door][1]
        self.find_openers()

    def find_openers(self) -> None:
        """One of those who wait for the same door opens it: who gets through and has most points to spare."""
        spare: dict[int, int] = {}
        for one in on_map(self.m, self.seat):
            door = self.way_door(one)
            if door < 0 or self.table.open >> door & 1 or locked_for(self.m, one, door):
                self.doors[one.id] = -1
                continue
            self.doors[one.id] = door
            needed = inner(self.place)[one.square][self.near_side(one, door)] + 2
            left = one.points - needed
            if left < 0:  # Agility dice help, if need be
                left = self.hands.reach(one) - needed - FAR if self.hands.reach(one) >= needed else -2 * FAR
            if left > spare.get(door, -2 * FAR):
                spare[door] = left
                self.openers[door] = one.id

    def near_side(self, one: Character, door: int) -> int:
        sides = self.place.sides[door]
        return sides[0] if self.place.room_of[sides[0]] == room_of(self.m, one) else sides[1]

    def way_door(self, one: Character) -> int:
        """The door its way leads through; -1 for none."""
        return door_ahead(self.place, one.square, self.aims.times[one.id])

    def waits_for_door(self, one: Character) -> bool:
        """Somebody else opens the door first; then the others know how far they come."""
        door = self.doors.get(one.id, -1)
        if door < 0 or self.openers.get(door, one.id) == one.id:
            return False
        near = self.near_side(one, door)
        rooms = self.place.joins[door]
        beyond = rooms[1] if rooms[0] == self.place.room_of[near] else rooms[0]
        return self.table.rooms[beyond].state != UNENTERED or self.may_enter(one, beyond)

    def worth(self, option: Action) -> float:
        if isinstance(option, Move):
            walker = self.walkers.get(option.character)
            if walker is None:
                walker = self.walker(option.character)
            return self.walking(walker, self.place.board.square(option.to))
        if isinstance(option, Open):
            return self.opening(who(self.m, option.character), self.place.board.door(option.door))
        if isinstance(option, Take):
            return self.hands.taking(who(self.m, option.character), self.place.board.square(option.at))
        if isinstance(option, Leave):
            return self.leaving(who(self.m, option.character))
        if isinstance(option, Hurry):
            return self.hurrying(who(self.m, option.character))
        if isinstance(option, Portal):
            return self.portal(who(self.m, option.character))
        if isinstance(option, Give):
            return self.hands.giving(who(self.m, option.character), who(self.m, option.teammate))
        if isinstance(option, Drop):
            return self.hands.dropping(who(self.m, option.character), option.item)
        return 0.0

    def walker(self, id: str) -> Walker:
        found = self.walkers[id] = Walker(who(self.m, id), self.place, self.aims)
        found.now = self.standing(found, found.one.square)
        return found

    def standing(self, walker: Walker, square: int) -> float:
        """What it is worth that a character stands there when the phase ends."""
        worth = -float(min(max(walker.times[square], walker.post), 2 * FAR))
        enemies = self.enemies_in(self.place.room_of[square])
        if enemies:
            worth += self.fight(walker, square, enemies)
        if self.fallen and not walker.loaded:
            worth += self.help(square)
        return worth - 3.0 if self.keyholes >> square & 1 and walker.keyless else worth

    def enemies_in(self, room: int) -> list[Character]:
        known = self.enemies.get(room)
        if known is None:
            known = self.enemies[room] = enemies_in(self.m, self.seat, room)
        return known

    def help(self, square: int) -> float:
        """Beside a fallen teammate where nothing strikes."""
        room = self.place.room_of[square]
        for other in self.fallen:
            if self.place.room_of[other.square] == room and inner(self.place)[square][other.square] == 1:
                return HELP if not self.enemies_in(room) and not turrets_in(self.m, room) else 0.0
        return 0.0

    def fight(self, walker: Walker, square: int, enemies: list[Character]) -> float:
        """Somebody to strike from there; a carrier keeps away."""
        near = inner(self.place)[square]
        beside = len([other for other in enemies if near[other.square] == 1])
        if walker.loaded:
            return -0.4 * beside
        if walker.melee:
            return FIGHT if beside else 0.0
        return FIGHT - 0.5 * (beside > 0) if self.sees_any(square, enemies) else 0.0

    def sees_any(self, square: int, enemies: list[Character]) -> bool:
        if self.blocked < 0:
            self.blocked = blockers(self.m)
        return any([self.place.sees(square, other.square, self.table.open, self.blocked) for other in enemies])

    def walking(self, walker: Walker, to: int) -> float:
        if not walker.loaded and self.most - walker.times[to] <= walker.now:
            return 0.0  # whatever there is to do there
        one, room = walker.one, self.place.room_of[to]
        if self.aims.terrain.fresh >> room & 1 and not self.may_enter(one, room):
            return 0.0
        then = self.standing(walker, to)
        if walker.loaded:
            spent = self.steps_to(one, to)
            relay = self.hands.to_hand_over(one, to, spent)
            if relay > 0:
                return relay - 0.01 * spent
        if then <= walker.now or self.waits(walker) or self.stays_to_solve(one, room):
            return 0.0
        return then - walker.now - 0.01 * self.steps_to(one, to) + (CARRIER if walker.loaded else 0.0)

    def waits(self, walker: Walker) -> bool:
        """For a door that somebody else opens, or for a portal."""
        if walker.waits is None:
            walker.waits = self.waits_for_door(walker.one) or self.waits_for_portal(walker.one)
        return walker.waits

    def steps_to(self, one: Character, to: int) -> int:
        """On the shortest way, figures aside."""
        if self.place.room_of[to] == room_of(self.m, one):
            return inner(self.place)[one.square][to]
        return self.hunting(1 << to)[one.square]

    def hunting(self, goals: Bits) -> list[int]:
        """The time from every square, room cards aside."""
        return self.aims.terrain.times_to(goals, self.aims.terrain.shut(), hunting=True)

    def stays_to_solve(self, one: Character, to: int) -> bool:
        """Nobody leaves a room that his team is about to solve, unless he carries something or it is time to run."""
        room = room_of(self.m, one)
        if room == to or self.table.rooms[room].state != ACTIVE or loaded(self.place, one):
            return False
        if self.aims.home[one.id]:
            return False
        others = [other for other in in_room(self.m, self.seat, room) if other is not one]
        return len(others) > 0 and self.table.rooms[to].state != ACTIVE

    def waits_for_portal(self, one: Character) -> bool:
        """Who would rather go through Stygia must not move in the same turn; it may once it has moved anyway."""
        return not one.moved and self.plain and self.portal(one) > 0

    def may_enter(self, one: Character, room: int) -> bool:
        """Into a new room only with all who are at hand, or with dice enough, or when time is short."""
        known = self.ready.get(room)
        if known is None:
            known = self.ready[room] = self.find_ready(room)
        return known or (loaded(self.place, one) and turns_left(self.table) <= 4)

    def find_ready(self, room: int) -> bool:
        m, place = self.m, self.place
        if turns_left(self.table) <= 2:
            return True
        goals = place.rooms[room]
        times = self.hunting(goals)
        dice, missing = 0, 0
        ours = [one for one in on_map(m, self.seat) if not loaded(place, one)]
        opened = any([times[one.square] <= self.hands.reach(one) for one in ours])
        hurried = False
        for one in ours:
            shut = opened and self.doors.get(one.id, -1) in self.openers and one.id not in self.openers.values()
            away = times[one.square] - shut
            if away <= max(one.points, 1):
                dice += len(one.dice)
            elif away <= self.hands.reach(one):
                dice += len(one.dice) - (away - one.points + 1) // 2
                hurried = True
            elif away <= 2 * TURN + 1 and self.table.rooms[room_of(m, one)].state != ACTIVE:
                missing += 1
        return (missing == 0 and not hurried) or dice > ENOUGH_DICE

    def opening(self, one: Character, door: int) -> float:
        place = self.place
        rooms = place.joins[door]
        room = room_of(self.m, one)
        beyond = rooms[1] if rooms[0] == room else rooms[0]
        times = self.aims.times[one.id]
        far = place.sides[door][1] if rooms[0] == room else place.sides[door][0]
        fresh = self.table.rooms[beyond].state == UNENTERED
        if fresh and not self.may_enter(one, beyond):
            return 0.0
        if self.waits_for_portal(one):
            return 0.0
        gained = times[one.square] - times[far] - 1 - (2 if fresh else 0)
        return 0.9 + 0.01 * one.points if gained > 0 else 0.0

    def leaving(self, one: Character) -> float:
        place = self.place
        if loaded(place, one):
            return 30.0
        if not self.aims.home[one.id]:
            return 0.0
        if self.aims.ahead or pays(place, "escaped", "inside", "team_out"):
            return 15.0
        if self.table.round <= 2 or one.wounds == 0:
            return 0.0
        return 0.5 if one.wounds + 1 >= CHARACTERS[one.id].health else 0.0

    def hurrying(self, one: Character) -> float:
        """A die for two points: where dice do little, and the points lead somewhere."""
        m = self.m
        time = self.aims.times[one.id][one.square]
        if one.points > 0 or time <= self.aims.posts.get(one.id, 0) or time >= FAR:
            return 0.0
        room = room_of(m, one)
        flees = loaded(self.place, one) or (self.aims.home[one.id] and turns_left(self.table) <= 3)
        if self.enters(one):
            return 0.7
        if enemies_in(m, self.seat, room) and not flees:
            return 0.0
        state = self.table.rooms[room]
        if state.state == ACTIVE and not (flees and self.gets_on(one)):
            return 0.0
        if flees:
            return 0.9 if self.gets_on(one) else 0.0
        if not self.gets_on(one):
            return 0.0
        fresh = 0
        for number, other in enumerate(self.table.rooms):
            if other.state == UNENTERED:
                fresh |= self.place.rooms[number]
        away = self.hunting(fresh)[one.square] if fresh else FAR
        together = in_room(m, self.seat, room)
        ahead = any([other is not one and self.aims.time(other) + 1 < time for other in together])
        return 0.7 if away > 4 or ahead or len(together) == 1 else 0.0

    def enters(self, one: Character) -> bool:
        """Whether Agility dice bring it into the next room, with the others or after them."""
        door = self.way_door(one)
        if door < 0 or self.table.rooms[room_of(self.m, one)].state == ACTIVE:
            return False
        rooms = self.place.joins[door]
        beyond = rooms[1] if rooms[0] == room_of(self.m, one) else rooms[0]
        away = inner(self.place)[one.square][self.near_side(one, door)] + 1
        if not self.table.open >> door & 1:
            away += 1
            if self.openers.get(door) != one.id:
                return False
        if away > self.hands.reach(one) or not self.gets_on(one):
            return False
        state = self.table.rooms[beyond].state
        if state == UNENTERED:
            return self.may_enter(one, beyond)
        return state == ACTIVE and len(in_room(self.m, self.seat, beyond)) > 0

    def gets_on(self, one: Character) -> bool:
        """Whether a step nearer is free."""
        times = self.aims.times[one.id]
        near = self.place.near(one.square, self.table.open)
        taken = 0
        for other in self.table.characters:
            if other.at == MAP and other.seat == self.table.defender:
                taken |= 1 << other.square
        for gun in self.table.turrets:
            taken |= 1 << gun.square
        for square in bits.members(near & ~taken):
            if times[square] < times[one.square]:
                room = self.place.room_of[square]
                if self.table.rooms[room].state != UNENTERED or self.may_enter(one, room):
                    return True
        return any([self.opening(one, door) > 0 for door in self.place.doors_at[one.square]])

    def portal(self, one: Character) -> float:
        """Where the way on foot is closed or much longer."""
        if one.moved or one.at != MAP or self.place.areas[room_of(self.m, one)]:
            return 0.0
        times = self.aims.times[one.id]
        walk = times[one.square]
        if walk <= LONG_WAY or loaded(self.place, one) or CHARACTERS[one.id].mind - one.madness < 2:
            return 0.0
        if len(one.dice) < DICE_TO_EYE or turns_left(self.table) < 3:
            return 0.0
        astral = landing(self.table, times) + THROUGH_STYGIA
        return float(min(walk, 40) - astral) if astral < walk else 0.0
