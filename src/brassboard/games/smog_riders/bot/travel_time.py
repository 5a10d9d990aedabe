"""Travel times, for bots: steps, doors to open, rooms to solve, and the way through Stygia.

Times are in movement points; a turn has three. Figures on the way are ignored.
"""

from typing import Final

from brassboard.kit import bits
from brassboard.kit.bits import Bits

from ..content import CHARACTERS
from ..data.table import ACTIVE, STYGIA, UNENTERED, Character, Table
from ..rules.movement import HURRY_POINTS
from ..scenario.static_map import EYE, PATHS, Site, site

FAR: Final = 99
ENTER: Final = 2  # entering a new room, which ends the move
SOLVE: Final = 3  # solving a room whose other doors are locked
GUN: Final = 2  # each turret in a room on the way
ASTRAL: Final = 2  # a die spent in Stygia, in movement points
TURN: Final = 3
THROUGH_STYGIA: Final = 9  # going through Stygia: two turns and most of the dice
LONG_WAY: Final = 30  # a longer way on foot makes Stygia worth a thought
RETREAT: Final = 9  # the longest way out that a nearly fallen character retreats
MOST_KEPT: Final = 4_000

NO_STATE: Final[tuple[int, ...]] = ()
_INNER: Final[dict[str, list[list[int]]]] = {}
_AROUND: Final[dict[tuple[str, int], Bits]] = {}
_TIMES: Final[dict[tuple[str, Bits, int, int, int, tuple[int, ...]], list[int]]] = {}


def room_distances(place: Site) -> list[list[int]]:
    """Return the steps between any two squares of the same room."""
    known = _INNER.get(place.scenario.id)
    if known is None:
        cells = place.board.cells
        known = [[] for _ in range(cells)]
        for room, squares in zip(place.rooms, place.squares_of, strict=True):
            for square in squares:
                row = [FAR] * cells
                for spent, wave in enumerate(place.walk.waves(square, -1, 0, 0, ~room)):
                    for other in bits.members(wave):
                        row[other] = spent
                known[square] = row
        _INNER[place.scenario.id] = known
    return known


class Terrain:
    """Everything that travel times depend on, read from a table once for many questions."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.place = site(table.scenario)
        self.fresh = 0
        """The rooms that no attacker has entered."""
        self.busy = 0
        """The active rooms."""
        entries: list[int] = []
        for number, room in enumerate(table.rooms):
            if room.state == UNENTERED:
                self.fresh |= 1 << number
            elif room.state == ACTIVE:
                self.busy |= 1 << number
                entries.append(room.entry)
        self.guns = [0] * len(self.place.rooms)
        """The number of turrets in each room."""
        for gun in table.turrets:
            self.guns[self.place.room_of[gun.square]] += 1
        self.state = (*entries, *self.guns)
        self.closed = [-1, -1]
        """The doors shut without a key and with one; -1 before anyone has asked."""

    def shut(self, keys: bool = False) -> int:
        """Return the doors nobody can open yet: sealed and guarded ones. `keys` counts as having a key."""
        known = self.closed[keys]
        if known < 0:
            known = self.closed[keys] = self._shut(keys)
        return known

    def _shut(self, keys: bool) -> int:
        place, found = self.place, 0
        for door in place.barred:
            if self.table.open >> door & 1:
                continue
            kind, guard = place.kinds[door], place.guards[door]
            if (
                kind == "sealed_pickup"
                or (kind == "sealed_key" and not keys)
                or (guard and any([gun.id == guard for gun in self.table.turrets]))
            ):
                found |= 1 << door
        return found

    def times_to(self, goals: Bits, shut: int, hunting: bool = False) -> list[int]:
        """Return the time from every square to the nearest goal; `hunting` ignores Room cards."""
        if hunting:
            key = (self.table.scenario, goals, shut, self.table.open, 0, NO_STATE)
        else:
            key = (self.table.scenario, goals, shut, self.table.open, self.fresh | self.busy << 32, self.state)
        known = _TIMES.get(key)
        if known is None:
            if len(_TIMES) > MOST_KEPT:
                _TIMES.clear()
            known = _TIMES[key] = DoorTimes(self, goals, shut, hunting).all_times()
        return known


class DoorTimes:
    """The times to one set of goals: first from door to door, then from every square to its doors."""

    def __init__(self, terrain: Terrain, goals: Bits, shut: int, hunting: bool) -> None:
        self.table = terrain.table
        self.place = terrain.place
        self.steps = room_distances(self.place)
        self.goals = goals
        self.shut = shut
        self.fresh = 0 if hunting else terrain.fresh
        self.busy = 0 if hunting else terrain.busy
        self.guns = [] if hunting else terrain.guns
        self.through = [FAR] * (2 * len(self.place.sides))
        """The time through each door, from its first and from its second side."""
        self.near: list[list[int]] = [
            list(bits.members(room & goals)) if room & goals else [] for room in self.place.rooms
        ]

    def all_times(self) -> list[int]:
        """Return the time from every square of the map."""
        self.find_through()
        place = self.place
        found = [FAR] * place.board.cells
        for room, squares in enumerate(place.squares_of):
            ends = [(goal, 0) for goal in self.near[room]]
            ends += [(door[0], door[1] + self.through[door[2]]) for door in self.doors_of(room, -1)]
            for square in squares:
                if self.goals >> square & 1:
                    found[square] = 0
                    continue
                steps = self.steps[square]
                best = FAR
                for end, more in ends:
                    time = steps[end] + more
                    if time < best:
                        best = time
                found[square] = best
        return found

    def find_through(self) -> None:
        """Compute the time through each side of each door, repeating until none gets shorter."""
        place, through = self.place, self.through
        sides: list[tuple[int, int, int, list[tuple[int, int]]]] = []
        for door, (first, second) in enumerate(place.sides):
            for side, far in ((0, second), (1, first)):
                price = self.price(door, side)
                if price < FAR:
                    room = place.joins[door][1 - side]
                    steps = self.steps[far]
                    goal = min([steps[each] for each in self.near[room]], default=FAR)
                    on = [(steps[near] + held, number) for near, held, number in self.doors_of(room, door)]
                    sides.append((2 * door + side, price, goal, on))
        changed = True
        while changed:
            changed = False
            for number, price, best, on in sides:
                for more, other in on:
                    time = through[other] + more
                    if time < best:
                        best = time
                if price + best < through[number]:
                    through[number] = price + best
                    changed = True

    def doors_of(self, room: int, came: int) -> list[tuple[int, int, int]]:
        """Return the doors of a room but one: the square before each, the delay there, and the number of the side."""
        place = self.place
        found: list[tuple[int, int, int]] = []
        for door in place.doors_of[room]:
            if door != came:
                side = 0 if place.joins[door][0] == room else 1
                found.append((place.sides[door][side], self.solving_time(room, door), 2 * door + side))
        return found

    def price(self, door: int, side: int) -> int:
        """Return the time to go through a door from this side."""
        place, opened = self.place, self.table.open >> door & 1
        start, end = place.joins[door][side], place.joins[door][1 - side]
        if self.shut >> door & 1:
            return FAR
        inside = "stygia_only" in place.board.room_flags[start]
        if place.kinds[door] == "sealed_inside" and not opened and not inside:
            return FAR
        price = 1 if opened else 2
        if self.fresh >> end & 1:
            price += ENTER
        if self.guns:
            price += GUN * self.guns[end]
        return price

    def solving_time(self, room: int, door: int) -> int:
        """Return the delay until a door of a room opens: its card locks all but the entry door."""
        if self.table.open >> door & 1 or self.place.kinds[door].startswith("sealed"):
            return 0
        if self.fresh >> room & 1:
            return SOLVE
        return SOLVE if self.busy >> room & 1 and self.table.rooms[room].entry != door else 0


def door_ahead(place: Site, square: int, times: list[int]) -> int:
    """Return the door of this room through which the way leads; -1 if there is none."""
    room = place.room_of[square]
    steps = room_distances(place)[square]
    found = -1
    for door in place.doors_of[room]:
        near, far = place.sides[door]
        if place.room_of[near] != room:
            near, far = far, near
        if times[near] + steps[near] <= times[square] and times[far] < times[near]:
            found = door
    return found


# Through Stygia


def limited(table: Table) -> bool:
    """Return whether everyone returns where they entered Stygia (SR-S4-02)."""
    limiter = site(table.scenario).scenario.limiter
    return limiter != "" and any([gun.id == limiter for gun in table.turrets])


def time_after_return(table: Table, times: list[int]) -> int:
    """Return the best time from any square to which a walker may return."""
    place = site(table.scenario)
    if limited(table):
        return FAR
    best = FAR
    flags = place.board.room_flags
    for room in place.ordinary:
        if "nostygia" not in flags[room]:
            best = min(best, min([times[square] for square in place.squares_of[room]]))
    return best


def dice_to_return(one: Character) -> int:
    """Return how many dice a walker needs until it is back on the map."""
    ring = 3 if one.astral == EYE else max(one.astral, 0) // PATHS
    return 3 - ring + 1


def cannot_enter_stygia(place: Site, one: Character) -> bool:
    """Return whether a character carries someone who cannot go to Stygia (SR-S3-02)."""
    return any(["no_stygia" in place.scenario.objects[kind] for kind in one.carries])


def time_of(table: Table, one: Character, times: list[int]) -> int:
    """Return the time a character needs, on foot or through Stygia."""
    if one.at == STYGIA:
        return min(times[one.square] + 4, time_after_return(table, times) + ASTRAL * dice_to_return(one))
    walk = times[one.square]
    place = site(table.scenario)
    if walk <= LONG_WAY or cannot_enter_stygia(place, one) or CHARACTERS[one.id].mind - one.madness < 2:
        return walk
    area = TURN if place.areas[place.room_of[one.square]] else 0
    return min(walk, time_after_return(table, times) + THROUGH_STYGIA + area)


# Speed


def points_per_turn(one: Character) -> int:
    """Return the movement points of a whole turn with all Agility dice."""
    return TURN + HURRY_POINTS * CHARACTERS[one.id].dice.count("B")


def points_available(one: Character) -> int:
    """Return the points a character may still spend in this phase, with all Agility dice it has left."""
    return one.points + HURRY_POINTS * one.dice.count("B")


# Goals


def exits_of(table: Table, one: Character) -> Bits:
    """Return the squares where a character is safe and what it carries is delivered."""
    place = site(table.scenario)
    if place.scenario.exits == "none":
        return place.rooms[table.sides[one.seat].area]
    found = 0
    for room in place.scenario.exit_rooms:
        found |= place.rooms[room]
    return found


def scenario_pays(place: Site, *whats: str) -> bool:
    """Return whether the scenario pays points for any of these."""
    return any([row.what in whats for row in place.scenario.points])


def turns_left(table: Table) -> int:
    """Return the turns left, including this one."""
    rounds = site(table.scenario).scenario.rounds
    return max(1, rounds - table.round + 1)


def deadline(table: Table) -> int:
    """Return the turns left until leaving pays less."""
    left = turns_left(table)
    for row in site(table.scenario).scenario.points:
        if row.what in ("escaped", "team_out") and row.before > table.round:
            left = min(left, row.before - table.round)
    return left


def deliverable(place: Site, kind: str) -> bool:
    """Return whether an object of this kind can be delivered."""
    flags = place.scenario.objects.get(kind, ())
    return "home" in flags or "out" in flags


def carries_prize(place: Site, one: Character) -> bool:
    """Return whether a character carries an object that can be delivered."""
    return any([deliverable(place, kind) for kind in one.carries])


def has_key(place: Site, one: Character) -> bool:
    """Return whether a character carries a key."""
    return any(["key" in place.scenario.objects[kind] for kind in one.carries])


def team_has(table: Table, seat: int, kind: str) -> bool:
    """Return whether a team holds such an object or has delivered one."""
    if kind in table.sides[seat].delivered:
        return True
    return any([kind in one.carries for one in table.characters if one.seat == seat])


def grasp_squares(place: Site, square: int) -> Bits:
    """Return the squares of the same room from which something on this square can be taken, itself included."""
    known = _AROUND.get((place.scenario.id, square))
    if known is None:
        steps = room_distances(place)[square]
        known = bits.bits_of([other for other in place.squares_of[place.room_of[square]] if steps[other] <= 1])
        _AROUND[place.scenario.id, square] = known
    return known


def attack_squares(table: Table, place: Site, one: Character, square: int) -> Bits:
    """Return the squares from which this character's main attack reaches a figure on a square."""
    if CHARACTERS[one.id].main.attack == "melee":
        return grasp_squares(place, square) & ~(1 << square)
    seen = place.sight.visible(square, place.opened(table.open), 0, 0)
    return seen & place.rooms[place.room_of[square]] & ~(1 << square)
