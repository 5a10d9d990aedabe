"""How long a way takes, for bots: steps, doors to open, rooms to solve, and the short cut through Stygia.

Times are movement points; a turn has three. Figures on the way are ignored.
"""

from typing import Final

from brassboard.kit import bits
from brassboard.kit.bits import Bits

from .content import CHARACTERS
from .site import EYE, PATHS, Site, site
from .table import ACTIVE, STYGIA, UNENTERED, Character, Table
from .walking import HURRY_POINTS

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

_INNER: Final[dict[str, list[list[int]]]] = {}
_TIMES: Final[dict[tuple[str, Bits, int, int, int, tuple[int, ...]], list[int]]] = {}


def inner(place: Site) -> list[list[int]]:
    """Steps between any two squares of the same room."""
    known = _INNER.get(place.scenario.id)
    if known is None:
        cells = place.board.cells
        known = [[] for _ in range(cells)]
        for room in place.rooms:
            for square in bits.members(room):
                row = [FAR] * cells
                for spent, wave in enumerate(place.walk.waves(square, -1, 0, 0, ~room)):
                    for other in bits.members(wave):
                        row[other] = spent
                known[square] = row
        _INNER[place.scenario.id] = known
    return known


def rooms_in(table: Table, state: str) -> int:
    found = 0
    for number, room in enumerate(table.rooms):
        if room.state == state:
            found |= 1 << number
    return found


def shut_doors(table: Table, place: Site, keys: bool = False) -> int:
    """Doors nobody can open yet: sealed ones, and those whose guard still stands. Who has a key opens some."""
    standing = [gun.id for gun in table.turrets]
    found = 0
    for door, kind in enumerate(place.kinds):
        if table.open >> door & 1:
            continue
        if (
            kind == "sealed_pickup"
            or (kind == "sealed_key" and not keys)
            or (place.guards[door] and place.guards[door] in standing)
        ):
            found |= 1 << door
    return found


def guns_in_rooms(table: Table) -> tuple[int, ...]:
    """How many turrets stand in each room."""
    place = site(table.scenario)
    found = [0] * len(place.rooms)
    for gun in table.turrets:
        found[place.room_of[gun.square]] += 1
    return tuple(found)


def times_to(table: Table, goals: Bits, shut: int, hunting: bool = False) -> list[int]:
    """The time from every square to the nearest goal; who hunts is not held up by Room cards."""
    fresh = 0 if hunting else rooms_in(table, UNENTERED)
    busy = 0 if hunting else rooms_in(table, ACTIVE)
    entries = tuple([room.entry for room in table.rooms if room.state == ACTIVE]) if busy else ()
    guns = () if hunting else guns_in_rooms(table)
    key = (table.scenario, goals, shut, table.open, fresh | busy << 32, (*entries, *guns))
    known = _TIMES.get(key)
    if known is None:
        if len(_TIMES) > MOST_KEPT:
            _TIMES.clear()
        known = _TIMES[key] = Ways(table, goals, shut, fresh, busy, guns).all_times()
    return known


class Ways:
    """The times to one set of goals: first from door to door, then from every square to its doors."""

    def __init__(self, table: Table, goals: Bits, shut: int, fresh: int, busy: int, guns: tuple[int, ...]) -> None:
        self.table = table
        self.place = site(table.scenario)
        self.steps = inner(self.place)
        self.goals = goals
        self.shut = shut
        self.fresh = fresh
        self.busy = busy
        self.guns = guns
        self.through: list[list[int]] = [[FAR, FAR] for _ in self.place.sides]
        """The time through each door, from its first and from its second side."""
        self.near: list[list[int]] = [list(bits.members(room & goals)) for room in self.place.rooms]

    def all_times(self) -> list[int]:
        changed = True
        while changed:
            changed = False
            for door in range(len(self.through)):
                for side in (0, 1):
                    time = self.cross(door, side)
                    if time < self.through[door][side]:
                        self.through[door][side] = time
                        changed = True
        found = [FAR] * self.place.board.cells
        for room, squares in enumerate(self.place.rooms):
            for square in bits.members(squares):
                found[square] = self.onward(square, room, -1)
        return found

    def cross(self, door: int, side: int) -> int:
        """From this side of a door through it and on to a goal."""
        place = self.place
        start, end = place.joins[door][side], place.joins[door][1 - side]
        if self.shut >> door & 1:
            return FAR
        inside = "stygia_only" in place.board.room_flags[start]
        if place.kinds[door] == "sealed_inside" and not self.table.open >> door & 1 and not inside:
            return FAR
        price = 1 if self.table.open >> door & 1 else 2
        if self.fresh >> end & 1:
            price += ENTER
        if self.guns:
            price += GUN * self.guns[end]
        return min(FAR, price + self.onward(place.sides[door][1 - side], end, door))

    def onward(self, square: int, room: int, came: int) -> int:
        steps = self.steps[square]
        best = FAR
        for goal in self.near[room]:
            best = min(best, steps[goal])
        place = self.place
        for door in place.doors_of[room]:
            if door != came:
                side = 0 if place.joins[door][0] == room else 1
                time = self.through[door][side]
                if time < best:
                    time += steps[place.sides[door][side]] + self.held(room, door)
                    best = min(best, time)
        return best

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
            best = min(best, min([times[square] for square in bits.members(place.rooms[room])]))
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
    steps = inner(place)[square]
    return bits.bits_of([other for other in bits.members(place.rooms[place.room_of[square]]) if steps[other] <= 1])


def striking(table: Table, place: Site, one: Character, square: int) -> Bits:
    """Squares from which this character's main attack reaches a figure there."""
    if CHARACTERS[one.id].main.attack == "melee":
        return around(place, square) & ~(1 << square)
    seen = place.sight.visible(square, place.opened(table.open), 0, 0)
    return seen & place.rooms[place.room_of[square]] & ~(1 << square)
