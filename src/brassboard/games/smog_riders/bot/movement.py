"""The moves of attackers, for bots: toward what pays, together into new rooms, and home in relays."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Seat
from brassboard.kit import bits
from brassboard.kit.bits import Bits

from ..content import CHARACTERS
from ..data.actions import Close, Drop, Give, Hurry, Leave, Move, Open, Portal, Take
from ..data.frames import Movement
from ..data.table import ACTIVE, FALLEN, MAP, UNENTERED, Character
from ..queries import Scene, enemies_in, here, in_room, on_map, room_of, sight_blockers, turrets_in, who
from ..rules.doors import locked_for
from ..scenario.static_map import Site
from .goals import Aims
from .minions import best_option
from .objects import ObjectWorth
from .travel_time import (
    FAR,
    LONG_WAY,
    THROUGH_STYGIA,
    TURN,
    carries_prize,
    door_ahead,
    has_key,
    room_distances,
    scenario_pays,
    time_after_return,
    turns_left,
)

CARRIER_FIRST: Final = 5.0
"""The bonus for carriers of a prize, who move first so that the others see where they are needed."""
FIGHT_WORTH: Final = 0.5
HELP_WORTH: Final = 2.5
ENOUGH_DICE: Final = 4
DICE_TO_EYE: Final = 3
"""The dice to reach the Eye in one turn. Walkers there are safe from the retaliation (SR-RETAL-04)."""
PLAIN_MOVES: Final = (Move, Open, Close, Hurry, Portal, Give, Take, Drop, Leave)


# An attacker's movement


def attacker_move(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return the best use of movement points; None if nothing is worth it."""
    return best_option(AttackerMoves(m, seat).worth, options)


class Mover:
    """A character that may move, with everything that does not depend on where to."""

    def __init__(self, one: Character, place: Site, aims: Aims) -> None:
        self.one = one
        self.loaded = carries_prize(place, one)
        self.times = aims.times[one.id]
        self.post = aims.posts.get(one.id, 0)
        self.keyless = not has_key(place, one)
        self.melee = CHARACTERS[one.id].main.attack == "melee"
        self.now = 0.0
        """The worth of staying."""
        self.waits: bool | None = None
        """Whether it should stay for now; None before anyone has asked."""


class AttackerMoves:
    """The gain of each option of a movement phase, in movement points saved."""

    def __init__(self, m: Scene, seat: Seat) -> None:
        self.m = m
        self.seat = seat
        self.place = here(m)
        self.table = m.table
        self.aims = Aims(m.table, seat)
        self.plain = m.inside(Movement) and m.within(Movement).bonus == 0
        """Whether this is the movement phase itself, not bonus movement."""
        self.hands = ObjectWorth(m, seat, self.aims, self.plain)
        self.ready: dict[int, bool] = {}
        self.movers: dict[str, Mover] = {}
        self.enemies: dict[int, list[Character]] = {}
        """The enemies in each room, as far as asked."""
        self.fallen = [one for one in self.table.characters if one.at == FALLEN and one.seat == seat]
        self.most = FIGHT_WORTH + HELP_WORTH if self.fallen else FIGHT_WORTH
        """The most a square may be worth besides being on the way."""
        self.blocked: Bits = -1
        """The squares that interrupt lines of sight; -1 before anyone has asked."""
        self.doors: dict[str, int] = {}
        """The shut door that each character has to go through next; -1 if there is none."""
        self.openers: dict[int, str] = {}
        self.keyholes = 0
        """The squares beside doors that wait for a key, kept free for its carrier."""
        for door in self.place.barred:
            if self.place.kinds[door] == "sealed_key" and not m.table.open >> door & 1:
                self.keyholes |= 1 << self.place.sides[door][0] | 1 << self.place.sides[door][1]
        self.find_openers()

    def find_openers(self) -> None:
        """Choose for each door the one of the waiting characters that gets through with most points left."""
        spare: dict[int, int] = {}
        for one in on_map(self.m, self.seat):
            door = self.door_on_way(one)
            if door < 0 or self.table.open >> door & 1 or locked_for(self.m, one, door):
                self.doors[one.id] = -1
                continue
            self.doors[one.id] = door
            needed = room_distances(self.place)[one.square][self.near_side(one, door)] + 2
            left = one.points - needed
            if left < 0:  # Agility dice may help.
                left = self.hands.reach(one) - needed - FAR if self.hands.reach(one) >= needed else -2 * FAR
            if left > spare.get(door, -2 * FAR):
                spare[door] = left
                self.openers[door] = one.id

    def near_side(self, one: Character, door: int) -> int:
        """Return the square of a door in the room of a character."""
        sides = self.place.sides[door]
        return sides[0] if self.place.room_of[sides[0]] == room_of(self.m, one) else sides[1]

    def door_on_way(self, one: Character) -> int:
        """Return the door that the way of a character leads through; -1 if there is none."""
        return door_ahead(self.place, one.square, self.aims.times[one.id])

    def waits_for_door(self, one: Character) -> bool:
        """Return whether someone else opens the door first, after which the others know how far they get."""
        door = self.doors.get(one.id, -1)
        if door < 0 or self.openers.get(door, one.id) == one.id:
            return False
        near = self.near_side(one, door)
        rooms = self.place.joins[door]
        beyond = rooms[1] if rooms[0] == self.place.room_of[near] else rooms[0]
        return self.table.rooms[beyond].state != UNENTERED or self.may_enter(one, beyond)

    def worth(self, option: Action) -> float:
        """Return the gain of an option."""
        if isinstance(option, Move):
            mover = self.movers.get(option.character)
            if mover is None:
                mover = self.mover(option.character)
            return self.move_worth(mover, self.place.board.square(option.to))
        if isinstance(option, Open):
            return self.open_worth(who(self.m, option.character), self.place.board.door(option.door))
        if isinstance(option, Take):
            return self.hands.take_worth(who(self.m, option.character), self.place.board.square(option.at))
        if isinstance(option, Leave):
            return self.leave_worth(who(self.m, option.character))
        if isinstance(option, Hurry):
            return self.hurry_worth(who(self.m, option.character))
        if isinstance(option, Portal):
            return self.portal_worth(who(self.m, option.character))
        if isinstance(option, Give):
            return self.hands.give_worth(who(self.m, option.character), who(self.m, option.teammate))
        if isinstance(option, Drop):
            return self.hands.drop_worth(who(self.m, option.character), option.item)
        return 0.0

    def mover(self, id: str) -> Mover:
        """Return a new Mover for a character, with the worth of staying."""
        found = self.movers[id] = Mover(who(self.m, id), self.place, self.aims)
        found.now = self.square_worth(found, found.one.square)
        return found

    def square_worth(self, mover: Mover, square: int) -> float:
        """Return the worth of a character on a square when the phase ends."""
        worth = -float(min(max(mover.times[square], mover.post), 2 * FAR))
        enemies = self.enemies_in(self.place.room_of[square])
        if enemies:
            worth += self.fight_worth(mover, square, enemies)
        if self.fallen and not mover.loaded:
            worth += self.help_worth(square)
        return worth - 3.0 if self.keyholes >> square & 1 and mover.keyless else worth

    def enemies_in(self, room: int) -> list[Character]:
        """Return the enemies in a room; cached."""
        known = self.enemies.get(room)
        if known is None:
            known = self.enemies[room] = enemies_in(self.m, self.seat, room)
        return known

    def help_worth(self, square: int) -> float:
        """Return the worth of standing beside a fallen teammate where nothing strikes."""
        room = self.place.room_of[square]
        for other in self.fallen:
            if self.place.room_of[other.square] == room and room_distances(self.place)[square][other.square] == 1:
                return HELP_WORTH if not self.enemies_in(room) and not turrets_in(self.m, room) else 0.0
        return 0.0

    def fight_worth(self, mover: Mover, square: int, enemies: list[Character]) -> float:
        """Return the worth of enemies to strike from a square; a carrier keeps away from them."""
        near = room_distances(self.place)[square]
        beside = len([other for other in enemies if near[other.square] == 1])
        if mover.loaded:
            return -0.4 * beside
        if mover.melee:
            return FIGHT_WORTH if beside else 0.0
        return FIGHT_WORTH - 0.5 * (beside > 0) if self.sees_any(square, enemies) else 0.0

    def sees_any(self, square: int, enemies: list[Character]) -> bool:
        """Return whether one of these enemies is in sight of a square."""
        if self.blocked < 0:
            self.blocked = sight_blockers(self.m)
        return any([self.place.sees(square, other.square, self.table.open, self.blocked) for other in enemies])

    def move_worth(self, mover: Mover, to: int) -> float:
        """Return the gain of a move."""
        if not mover.loaded and self.most - mover.times[to] <= mover.now:
            return 0.0  # Nothing there can be worth more.
        one, room = mover.one, self.place.room_of[to]
        if self.aims.terrain.fresh >> room & 1 and not self.may_enter(one, room):
            return 0.0
        then = self.square_worth(mover, to)
        if mover.loaded:
            spent = self.steps_to(one, to)
            relay = self.hands.hand_over_worth(one, to, spent)
            if relay > 0:
                return relay - 0.01 * spent
        if then <= mover.now or self.waits(mover) or self.stays_to_solve(one, room):
            return 0.0
        return then - mover.now - 0.01 * self.steps_to(one, to) + (CARRIER_FIRST if mover.loaded else 0.0)

    def waits(self, mover: Mover) -> bool:
        """Return whether a character waits for a door that someone else opens, or for a portal."""
        if mover.waits is None:
            mover.waits = self.waits_for_door(mover.one) or self.waits_for_portal(mover.one)
        return mover.waits

    def steps_to(self, one: Character, to: int) -> int:
        """Return the steps to a square on the shortest way, ignoring figures."""
        if self.place.room_of[to] == room_of(self.m, one):
            return room_distances(self.place)[one.square][to]
        return self.times_ignoring_cards(1 << to)[one.square]

    def times_ignoring_cards(self, goals: Bits) -> list[int]:
        """Return the time from every square to these goals, ignoring Room cards."""
        return self.aims.terrain.times_to(goals, self.aims.terrain.shut(), hunting=True)

    def stays_to_solve(self, one: Character, to: int) -> bool:
        """Return whether a character stays in a room its team is about to solve; carriers do not."""
        room = room_of(self.m, one)
        if room == to or self.table.rooms[room].state != ACTIVE or carries_prize(self.place, one):
            return False
        if self.aims.home[one.id]:
            return False
        others = [other for other in in_room(self.m, self.seat, room) if other is not one]
        return len(others) > 0 and self.table.rooms[to].state != ACTIVE

    def waits_for_portal(self, one: Character) -> bool:
        """Return whether a character would rather open a portal, which it cannot once it has moved."""
        return not one.moved and self.plain and self.portal_worth(one) > 0

    def may_enter(self, one: Character, room: int) -> bool:
        """Return whether to enter a new room: with all who are near, with enough dice, or if time is short."""
        known = self.ready.get(room)
        if known is None:
            known = self.ready[room] = self.is_team_ready(room)
        return known or (carries_prize(self.place, one) and turns_left(self.table) <= 4)

    def is_team_ready(self, room: int) -> bool:
        """Return whether the team can enter a room together or with enough dice."""
        m, place = self.m, self.place
        if turns_left(self.table) <= 2:
            return True
        goals = place.rooms[room]
        times = self.times_ignoring_cards(goals)
        dice, missing = 0, 0
        ours = [one for one in on_map(m, self.seat) if not carries_prize(place, one)]
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

    def open_worth(self, one: Character, door: int) -> float:
        """Return the gain of opening a door."""
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

    def leave_worth(self, one: Character) -> float:
        """Return the worth of leaving the map."""
        place = self.place
        if carries_prize(place, one):
            return 30.0
        if not self.aims.home[one.id]:
            return 0.0
        if self.aims.ahead or scenario_pays(place, "escaped", "inside", "team_out"):
            return 15.0
        if self.table.round <= 2 or one.wounds == 0:
            return 0.0
        return 0.5 if one.wounds + 1 >= CHARACTERS[one.id].health else 0.0

    def hurry_worth(self, one: Character) -> float:
        """Return the worth of 2 points for an Agility die: where dice do little and the points help."""
        m = self.m
        time = self.aims.times[one.id][one.square]
        if one.points > 0 or time <= self.aims.posts.get(one.id, 0) or time >= FAR:
            return 0.0
        room = room_of(m, one)
        flees = carries_prize(self.place, one) or (self.aims.home[one.id] and turns_left(self.table) <= 3)
        if self.reaches_next_room(one):
            return 0.7
        if enemies_in(m, self.seat, room) and not flees:
            return 0.0
        state = self.table.rooms[room]
        if state.state == ACTIVE and not (flees and self.can_advance(one)):
            return 0.0
        if flees:
            return 0.9 if self.can_advance(one) else 0.0
        if not self.can_advance(one):
            return 0.0
        fresh = 0
        for number, other in enumerate(self.table.rooms):
            if other.state == UNENTERED:
                fresh |= self.place.rooms[number]
        away = self.times_ignoring_cards(fresh)[one.square] if fresh else FAR
        together = in_room(m, self.seat, room)
        ahead = any([other is not one and self.aims.time(other) + 1 < time for other in together])
        return 0.7 if away > 4 or ahead or len(together) == 1 else 0.0

    def reaches_next_room(self, one: Character) -> bool:
        """Return whether Agility dice bring a character into the next room, with the others or after them."""
        door = self.door_on_way(one)
        if door < 0 or self.table.rooms[room_of(self.m, one)].state == ACTIVE:
            return False
        rooms = self.place.joins[door]
        beyond = rooms[1] if rooms[0] == room_of(self.m, one) else rooms[0]
        away = room_distances(self.place)[one.square][self.near_side(one, door)] + 1
        if not self.table.open >> door & 1:
            away += 1
            if self.openers.get(door) != one.id:
                return False
        if away > self.hands.reach(one) or not self.can_advance(one):
            return False
        state = self.table.rooms[beyond].state
        if state == UNENTERED:
            return self.may_enter(one, beyond)
        return state == ACTIVE and len(in_room(self.m, self.seat, beyond)) > 0

    def can_advance(self, one: Character) -> bool:
        """Return whether a free step, or a door to open, brings the character nearer to its goal."""
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
        return any([self.open_worth(one, door) > 0 for door in self.place.doors_at[one.square]])

    def portal_worth(self, one: Character) -> float:
        """Return the worth of a portal, where the way on foot is closed or much longer."""
        if one.moved or one.at != MAP or self.place.areas[room_of(self.m, one)]:
            return 0.0
        times = self.aims.times[one.id]
        walk = times[one.square]
        if walk <= LONG_WAY or carries_prize(self.place, one) or CHARACTERS[one.id].mind - one.madness < 2:
            return 0.0
        if len(one.dice) < DICE_TO_EYE or turns_left(self.table) < 3:
            return 0.0
        astral = time_after_return(self.table, times) + THROUGH_STYGIA
        return float(min(walk, 40) - astral) if astral < walk else 0.0
