"""How long a way takes, for bots: steps, doors to open, rooms to solve, and the short cut through Stygia.

Times are movement points; a turn has three. Figures on the way are ignored.
"""

from typing import Final

from brassboard.kit import bits
from brassboard.kit.bits import Bits

from ..content import CHARACTERS
from ..data.table import ACTIVE, STYGIA, UNENTERED, Character, Table
from ..rules.movement import HURRY_POINTS
from ..scenario.static_map import EYE, PATHS, Site, site

FAR: Final = 99
ENTER: Final = 2  # a room nobody has entered ends the move
SOLVE: Final = 3  # its other doors are locked until it is solved
GUN: Final = 2  # a turret in a room to be crossed
ASTRAL: Final = 2  # a die spent in Stygia, in movement points
TURN: Final = 3
THROUGH_STYGIA: Final = 9  # two turns and most of the dice
LONG_WAY: Final = 30  # on foot: only beyond it Stygia is thought of
RETREAT: Final = 9  # a way out that is short enough for who is nearly down
MOST_KEPT: Final = 4_000

NOTHING_IN_THE_WAY: Final[tuple[int, ...]] = ()
_INNER: Final[dict[str, list[list[int]]]] = {}
_AROUND: Final[dict[tuple[str, int], Bits]] = {}
_TIMES: Final[dict[tuple[str, Bits, int, int, int, tuple[int, ...]], list[int]]] = {}


def inner(place: Site) -> list[list[int]]:
    """Steps between any two squares of the same room."""
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
    """What the length of a way depends on, read off a table once for many ways."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.place = site(table.scenario)
        self.fresh = 0
        """Rooms nobody has entered."""
        self.busy = 0
        """Rooms whose card is at work."""
        entries: list[int] = []
        for number, room in enumerate(table.rooms):
            if room.state == UNENTERED:
                self.fresh |= 1 << number
            elif room.state == ACTIVE:
                self.busy |= 1 << number
                entries.append(room.entry)
        self.guns = [0] * len(self.place.rooms)
        """How many turrets stand in each room."""
        for gun in table.turrets:
            self.guns[self.place.room_of[gun.square]] += 1
        self.state = (*entries, *self.guns)
        self.closed = [-1, -1]
        """The doors shut to who has no key, and to who has one, once somebody has asked."""

    def shut(self, keys: bool = False) -> int:
        """Doors nobody can open yet: sealed ones, and those whose guard still stands. Who has a key opens some."""
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
        """The time from every square to the nearest goal; who hunts is not held up by Room cards."""
        if hunting:
            key = (self.table.scenario, goals, shut, self.table.open, 0, NOTHING_IN_THE_WAY)
        else:
            key = (self.table.scenario, goals, shut, self.table.open, self.fresh | self.busy << 32, self.state)
        known = _TIMES.get(key)
        if known is None:
            if len(_TIMES) > MOST_KEPT:
                _TIMES.clear()
            known = _TIMES[key] = Ways(self, goals, shut, hunting).all_times()
        return known


class Ways:
    """The times to one set of goals: first from door to door, then from every square to its doors."""

    def __init__(self, terrain: Terrain, goals: Bits, shut: int, hunting: bool) -> None:
        self.table = terrain.table
        self.place = terrain.place
        self.steps = inner(self.place)
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
        """Again and again for all sides of all doors, until no way gets shorter."""
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
        """The doors out of a room but one: the square before each, what holds up there, and the number of the side."""
        place = self.place
        found: list[tuple[int, int, int]] = []
        for door in place.doors_of[room]:
            if door != came:
                side = 0 if place.joins[door][0] == room else 1
                found.append((place.sides[door][side], self.held(room, door), 2 * door + side))
        return found

    def price(self, door: int, side: int) -> int:
        """What it takes to go through a door from this side."""
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

    def held(self, room: int, door: int) -> int:
        """What the card of a room costs before another door than the one it was entered by opens."""
        if self.table.open >> door & 1 or self.place.kinds[door].startswith("sealed"):
            return 0
        if self.fresh >> room & 1:
            return SOLVE
        return SOLVE if self.busy >> room & 1 and self.table.rooms[room].entry != door else 0


def door_ahead(place: Site, square: int, times: list[int]) -> int:
    """The door of this room that the way leads through; -1 for none."""
    room = place.room_of[square]
    steps = inner(place)[square]
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
    """SR-S4-02: everybody returns where he entered."""
    limiter = site(table.scenario).scenario.limiter
    return limiter != "" and any([gun.id == limiter for gun in table.turrets])


def landing(table: Table, times: list[int]) -> int:
    """The best time from a square a walker may return to."""
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
    """How many dice a walker needs until it is back."""
    ring = 3 if one.astral == EYE else max(one.astral, 0) // PATHS
    return 3 - ring + 1


def earthbound(place: Site, one: Character) -> bool:
    return any(["no_stygia" in place.scenario.objects[kind] for kind in one.carries])


def time_of(table: Table, one: Character, times: list[int]) -> int:
    """The time a character needs, on foot or through Stygia."""
    if one.at == STYGIA:
        return min(times[one.square] + 4, landing(table, times) + ASTRAL * dice_to_return(one))
    walk = times[one.square]
    place = site(table.scenario)
    if walk <= LONG_WAY or earthbound(place, one) or CHARACTERS[one.id].mind - one.madness < 2:
        return walk
    area = TURN if place.areas[place.room_of[one.square]] else 0
    return min(walk, landing(table, times) + THROUGH_STYGIA + area)


# How fast


def pace(one: Character) -> int:
    """Movement points of a whole turn with all Agility dice."""
    return TURN + HURRY_POINTS * CHARACTERS[one.id].dice.count("B")


def reach(one: Character) -> int:
    """The points it may still spend in this phase, with all Agility dice it has left."""
    return one.points + HURRY_POINTS * one.dice.count("B")


# Goals


def exits_of(table: Table, one: Character) -> Bits:
    """Where what this character carries counts, and where it is safe."""
    place = site(table.scenario)
    if place.scenario.exits == "none":
        return place.rooms[table.sides[one.seat].area]
    found = 0
    for room in place.scenario.exit_rooms:
        found |= place.rooms[room]
    return found


def pays(place: Site, *whats: str) -> bool:
    return any([row.what in whats for row in place.scenario.points])


def turns_left(table: Table) -> int:
    """This turn included; a team that must be out early thinks so."""
    rounds = site(table.scenario).scenario.rounds
    return max(1, rounds - table.round + 1)


def deadline(table: Table) -> int:
    """The turns left until leaving pays less."""
    left = turns_left(table)
    for row in site(table.scenario).scenario.points:
        if row.what in ("escaped", "team_out") and row.before > table.round:
            left = min(left, row.before - table.round)
    return left


def deliverable(place: Site, kind: str) -> bool:
    flags = place.scenario.objects.get(kind, ())
    return "home" in flags or "out" in flags


def loaded(place: Site, one: Character) -> bool:
    return any([deliverable(place, kind) for kind in one.carries])


def has_key(place: Site, one: Character) -> bool:
    return any(["key" in place.scenario.objects[kind] for kind in one.carries])


def team_has(table: Table, seat: int, kind: str) -> bool:
    if kind in table.sides[seat].delivered:
        return True
    return any([kind in one.carries for one in table.characters if one.seat == seat])


def around(place: Site, square: int) -> Bits:
    """Squares of the same room from which a hand reaches this one, and itself."""
    known = _AROUND.get((place.scenario.id, square))
    if known is None:
        steps = inner(place)[square]
        known = bits.bits_of([other for other in place.squares_of[place.room_of[square]] if steps[other] <= 1])
        _AROUND[place.scenario.id, square] = known
    return known


def striking(table: Table, place: Site, one: Character, square: int) -> Bits:
    """Squares from which this character's main attack reaches a figure there."""
    if CHARACTERS[one.id].main.attack == "melee":
        return around(place, square) & ~(1 << square)
    seen = place.sight.visible(square, place.opened(table.open), 0, 0)
    return seen & place.rooms[place.room_of[square]] & ~(1 << square)
