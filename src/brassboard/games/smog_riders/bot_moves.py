"""How attackers move: toward what pays, together into new rooms, and home in relays."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Seat
from brassboard.kit import bits

from .actions import (
    Close,
    Drop,
    Give,
    Hurry,
    Leave,
    Move,
    Open,
    Portal,
    Take,
)
from .bot_aims import Aims
from .bot_hands import Hands
from .bot_minions import most_gainful
from .bot_ways import (
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
    shut_doors,
    times_to,
    turns_left,
)
from .content import CHARACTERS
from .doors import locked_for
from .figures import Scene, blockers, enemies_in, here, in_room, on_map, room_of, turrets_in, who
from .frames import Movement
from .table import ACTIVE, FALLEN, MAP, UNENTERED, Character

CARRIER: Final = 5.0
"""Who carries a prize goes before the others: they see where they are needed."""
FIGHT: Final = 0.5
ENOUGH_DICE: Final = 4
DICE_TO_EYE: Final = 3
"""Who gets to the Eye in one turn is safe there; who stops on the way is struck by the retaliation (SR-RETAL-04)."""
PLAIN_MOVES: Final = (Move, Open, Close, Hurry, Portal, Give, Take, Drop, Leave)


# An attacker's movement


def attacker_move(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """The best next thing to do with movement points; None: nothing is worth it."""
    return most_gainful(AttackerMind(m, seat).worth, options)


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
        self.here: dict[str, float] = {}
        self.fights: dict[tuple[str, int], float] = {}
        self.doors: dict[str, int] = {}
        """The shut door each character has to go through next; -1 for none."""
        self.openers: dict[int, str] = {}
        self.keyholes = 0
        """Squares that who has a key needs."""
        for door, kind in enumerate(self.place.kinds):
            if kind == "sealed_key" and not m.table.open >> door & 1:
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
            return self.walking(who(self.m, option.character), self.place.board.square(option.to))
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

    def standing(self, one: Character, square: int) -> float:
        """What it is worth that a character stands there when the phase ends."""
        time = max(self.aims.times[one.id][square], self.aims.posts.get(one.id, 0))
        worth = -float(min(time, 2 * FAR)) + self.fight(one, square) + self.help(one, square)
        return worth - 3.0 if self.keyholes >> square & 1 and not has_key(self.place, one) else worth

    def help(self, one: Character, square: int) -> float:
        """Beside a fallen teammate where nothing strikes."""
        if loaded(self.place, one):
            return 0.0
        room = self.place.room_of[square]
        for other in self.table.characters:
            if other.at == FALLEN and other.seat == self.seat and self.place.room_of[other.square] == room:
                safe = not enemies_in(self.m, self.seat, room) and not turrets_in(self.m, room)
                if safe and inner(self.place)[square][other.square] == 1:
                    return 2.5
        return 0.0

    def fight(self, one: Character, square: int) -> float:
        """Somebody to strike from there; a carrier keeps away."""
        known = self.fights.get((one.id, square))
        if known is not None:
            return known
        room = self.place.room_of[square]
        enemies = enemies_in(self.m, self.seat, room)
        worth = 0.0
        if enemies:
            flees = loaded(self.place, one)
            near = inner(self.place)[square]
            beside = len([other for other in enemies if near[other.square] == 1])
            if flees:
                worth = -0.4 * beside
            elif CHARACTERS[one.id].main.attack == "melee":
                worth = FIGHT if beside else 0.0
            else:
                worth = FIGHT - 0.5 * (beside > 0) if self.sees_any(square, enemies) else 0.0
        self.fights[one.id, square] = worth
        return worth

    def sees_any(self, square: int, enemies: list[Character]) -> bool:
        seen = self.place.sight.visible(square, self.place.opened(self.table.open), 0, blockers(self.m))
        return any([seen >> other.square & 1 for other in enemies])

    def now(self, one: Character) -> float:
        known = self.here.get(one.id)
        if known is None:
            known = self.here[one.id] = self.standing(one, one.square)
        return known

    def walking(self, one: Character, to: int) -> float:
        place = self.place
        room = place.room_of[to]
        if self.table.rooms[room].state == UNENTERED and not self.may_enter(one, room):
            return 0.0
        now, then = self.now(one), self.standing(one, to)
        if loaded(place, one):
            spent = self.steps_to(one, to)
            relay = self.hands.to_hand_over(one, to, spent)
            if relay > 0:
                return relay - 0.01 * spent
        if then <= now or self.waits_for_door(one):
            return 0.0
        if self.waits_for_portal(one) or self.stays_to_solve(one, room):
            return 0.0
        return then - now - 0.01 * self.steps_to(one, to) + (CARRIER if loaded(place, one) else 0.0)

    def steps_to(self, one: Character, to: int) -> int:
        """On the shortest way, figures aside."""
        if self.place.room_of[to] == room_of(self.m, one):
            return inner(self.place)[one.square][to]
        return times_to(self.table, 1 << to, shut_doors(self.table, self.place), hunting=True)[one.square]

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
        times = times_to(self.table, goals, shut_doors(self.table, place), hunting=True)
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
        away = (
            times_to(self.table, fresh, shut_doors(self.table, self.place), hunting=True)[one.square] if fresh else FAR
        )
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
