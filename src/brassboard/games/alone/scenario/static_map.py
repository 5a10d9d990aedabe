"""The station a game is played on: two floors as they lie, with dealt rooms, joined by two stairs.

A sector is a number: first the sectors of floor 1, then those of floor 2, each in reading order of the printed floor.
Turning a floor or dealing rooms changes no numbers, so distances depend on the two floors and the swap of stairs only.
"""

from collections.abc import Sequence
from typing import Final

from .floor import (
    DIRECTIONS,
    EAST,
    FAR,
    NORTH,
    PRINTED_DIRECTIONS,
    ROOMS,
    SOUTH,
    STAIRS,
    UNNAMED,
    WEST,
    Floor,
    Row,
    signature,
    swap_stair,
    turned_place,
)
from .library import find_floor, is_known
from .registry import MAPS

__all__ = [
    "DIRECTIONS", "EAST", "MAPS", "NORTH", "ROOMS", "SOUTH", "STAIRS", "WEST", "Floor", "Station", "distances",
    "floor_ids", "signature", "station", "station_name", "swap_stair",
]  # fmt: skip

KEPT_STATIONS: Final = 1024
KEPT_GROUNDS: Final = 512
KEPT_LAYOUTS: Final = 512
KEPT_DISTANCES: Final = 512
"""Rows of distances past blocked doors that a ground keeps; a match has few sets of blocked doors at a time."""


class Ground:
    """Two printed floors joined by stairs: everything about a station that does not depend on turns and rooms."""

    def __init__(self, one: Floor, two: Floor, swap: int) -> None:
        first, first_door = one.size, len(one.doors)
        self.one = one
        self.two = two
        self.size = one.size + two.size
        self.floor: list[int] = [1] * one.size + [2] * two.size
        self.start = one.start
        self.doors: list[tuple[int, int]] = one.doors + [(a + first, b + first) for a, b in two.doors]
        self.doors_of: list[Row] = one.doors_of + [tuple([door + first_door for door in row]) for row in two.doors_of]
        self.shape: list[str] = one.shape + two.shape
        self.switch: int = one.switch | two.switch << first
        upper = two.stair if not swap else [_OTHER_COLOUR[colour] for colour in two.stair]
        self.stair: list[str] = one.stair + upper
        self.places: list[int] = one.places + [place + first for place in two.places]
        red, blue = (two.blue, two.red) if swap else (two.red, two.blue)
        self.joined: list[tuple[int, int]] = []
        """The two sectors of each stair; a test map may have fewer than two stairs."""
        if one.red >= 0 and red >= 0:
            self.joined.append((one.red, red + first))
        if one.blue >= 0 and blue >= 0:
            self.joined.append((one.blue, blue + first))
        self.neighbours: list[tuple[tuple[int, int], ...]] = one.neighbours + [
            tuple([(other + first, door + first_door if door >= 0 else -1) for other, door in row])
            for row in two.neighbours
        ]
        """The sectors beside each sector, each with the number of the door between them, or -1; stairs included."""
        for lower, higher in self.joined:
            self.neighbours[lower] = (*self.neighbours[lower], (higher, -1))
            self.neighbours[higher] = (*self.neighbours[higher], (lower, -1))
        self.steps = Steps(self)
        """The shortest paths between all sectors, doors open."""
        self.past_doors: dict[tuple[int, int, int], list[int]] = {}
        """Distances by source, blocked doors and what one of them costs (see `distances`)."""


class Steps:
    """The shortest paths on a ground in steps: `steps[source][target]`, -1 if there is none.

    A row is computed when it is first needed, because most imagined worlds need few of them.
    """

    def __init__(self, ground: Ground) -> None:
        self._rows: list[list[int] | None] = [None] * ground.size
        self._one, self._two = ground.one.steps, ground.two.steps
        self._first = ground.one.size
        self._joined = [(lower, higher - self._first) for lower, higher in ground.joined]

    def __getitem__(self, source: int) -> list[int]:
        row = self._rows[source]
        if row is None:
            row = self._rows[source] = self._row(source)
        return row

    def _row(self, source: int) -> list[int]:
        """Join the distances on both floors: a shortest path uses each stair at most once."""
        if source < self._first:
            own, other, stairs = self._one, self._two, self._joined
            row = own[source]
        else:
            own, other, stairs = self._two, self._one, [(higher, lower) for lower, higher in self._joined]
            row = own[source - self._first]
        here, there = list(row), [FAR] * len(other)
        for mine, theirs in stairs:
            to_stair = row[mine] + 1
            there = [min(known, to_stair + more) for known, more in zip(there, other[theirs], strict=True)]
        if len(stairs) == 2:
            # Over the other floor and back by the other stair.
            around = other[stairs[0][1]][stairs[1][1]] + 2
            to_red, to_blue = row[stairs[0][0]] + around, row[stairs[1][0]] + around
            red, blue = own[stairs[0][0]], own[stairs[1][0]]
            here = [min(row[s], to_red + blue[s], to_blue + red[s]) for s in range(len(row))]
        joined = here + there if source < self._first else there + here
        return [steps if steps < FAR else -1 for steps in joined]


_OTHER_COLOUR: Final = {"": "", "red": "blue", "blue": "red"}


class Layout:
    """A ground with both floors turned: everything about a station that does not depend on rooms."""

    def __init__(self, ground: Ground, turns: tuple[int, int]) -> None:
        one, two = ground.one, ground.two
        self.ground = ground
        self.turns = turns
        self.link: list[Row] = turned_rows(one.link, turns[0], 0) + turned_rows(two.link, turns[1], one.size)
        self.door: list[Row] = turned_rows(one.door, turns[0], 0) + turned_rows(two.door, turns[1], len(one.doors))
        for lower, higher in ground.joined:
            self.link[lower] = (*self.link[lower][:STAIRS], higher)
            self.link[higher] = (*self.link[higher][:STAIRS], lower)
        self.ray = Lines(self.link, self.link)
        self.ray_doors = Lines(self.link, self.door)
        self._on_rays: list[int] = [0] * ground.size
        self.first_steps: dict[tuple[int, int], list[int]] = {}
        """By the Hero's sector and the blocked doors, how the way to each sector begins: see rules/noise.py."""
        self._names: Names | None = None

    def on_rays(self, sector: int) -> int:
        """Return the bit set of the sectors on the straight lines from a sector, and of the sector itself."""
        known = self._on_rays[sector]
        if not known:
            known = 1 << sector
            for ray in self.ray[sector]:
                for other in ray:
                    known |= 1 << other
            self._on_rays[sector] = known
        return known

    def names(self) -> "Names":
        """Return where sectors lie, and Evil's names of sectors and doors; they are made when first needed."""
        if self._names is None:
            self._names = Names(self)
        return self._names


def turned_rows(rows: list[Row], turn: int, first: int) -> list[Row]:
    """Return the rows of a floor as it lies, with a fifth entry for stairs; numbers count from `first`."""
    north, east, south, west = PRINTED_DIRECTIONS[turn]
    if first:
        rows = [tuple([n + first if n >= 0 else -1 for n in row]) for row in rows]
    return [(row[north], row[east], row[south], row[west], -1) for row in rows]


class Lines:
    """What straight lines from each sector meet in each direction: `lines[sector][direction]`, nearest first.

    A line ends at a wall; along a stair it has length 1. `met` has the rows of the sectors entered, or of the doors
    crossed (-1 for a passage). The lines of a sector are computed when they are first needed.
    """

    def __init__(self, link: list[Row], met: list[Row]) -> None:
        self._link = link
        self._met = met
        self._rows: list[list[list[int]] | None] = [None] * len(link)

    def __getitem__(self, sector: int) -> list[list[int]]:
        row = self._rows[sector]
        if row is None:
            row = self._rows[sector] = self._lines(sector)
        return row

    def _lines(self, sector: int) -> list[list[int]]:
        link, met = self._link, self._met
        found: list[list[int]] = []
        for direction in range(STAIRS):
            line: list[int] = []
            here = sector
            while link[here][direction] >= 0:
                line.append(met[here][direction])
                here = link[here][direction]
            found.append(line)
        found.append([met[sector][STAIRS]] if link[sector][STAIRS] >= 0 else [])
        return found


class Names:
    """Columns, rows and Evil's names of the sectors and doors of a layout, such as `1D3` and `1C4-1D4`."""

    def __init__(self, lay: Layout) -> None:
        ground, one, two = lay.ground, lay.ground.one, lay.ground.two
        places = [turned_place(one.x[s], one.y[s], lay.turns[0]) for s in range(one.size)]
        places += [turned_place(two.x[s], two.y[s], lay.turns[1]) for s in range(two.size)]
        self.x: list[int] = [place[0] for place in places]
        self.y: list[int] = [place[1] for place in places]
        self.code: list[str] = [f"{ground.floor[s]}{'ABCDEF'[self.x[s]]}{self.y[s] + 1}" for s in range(ground.size)]
        self.door_code: list[str] = ["-".join(sorted((self.code[a], self.code[b]))) for a, b in ground.doors]
        self.sector_of: dict[str, int] = {code: sector for sector, code in enumerate(self.code)}
        self.door_of: dict[str, int] = {code: door for door, code in enumerate(self.door_code)}
        self.order: list[int] = sorted(range(ground.size), key=self.code.__getitem__)
        """The sectors in the order of their names."""
        self.rank: list[int] = [0] * ground.size
        """The place of each sector in that order."""
        for place, sector in enumerate(self.order):
            self.rank[sector] = place
        self.neighbours: list[list[tuple[int, int]]] = [
            sorted(row, key=lambda beside: self.rank[beside[0]]) for row in ground.neighbours
        ]
        """The sectors beside each sector, each with its door or -1, in the order of their names."""
        self.doors_of: list[list[int]] = [sorted(row, key=self.door_code.__getitem__) for row in ground.doors_of]
        """The doors of each sector in the order of their names."""


class Station:
    """A drawn map as it lies: two turned floors, rooms dealt, stairs perhaps swapped (AL-SETUP-09). Immutable."""

    def __init__(
        self, key: tuple[Floor | str, Floor | str, tuple[int, int], str | None, int], lay: Layout, rooms: str
    ) -> None:
        ground = lay.ground
        self.key = key
        self.name = station_name(ground.one.id, ground.two.id)
        self.lay = lay
        self.ground = ground
        self.size = ground.size
        self.floor = ground.floor
        self.start = ground.start
        self.doors = ground.doors
        self.doors_of = ground.doors_of
        self.shape = ground.shape
        self.switch = ground.switch
        self.stair = ground.stair
        self.neighbours = ground.neighbours
        self.steps = ground.steps
        """The shortest path between two sectors in steps, doors open, a stair counted as one step; -1 if none."""
        self.link = lay.link
        """The sector in each direction of a sector, stairs included, or -1."""
        self.door = lay.door
        self.ray = lay.ray
        self.ray_doors = lay.ray_doors
        self.room: list[str] = [""] * ground.size
        self.room_at: dict[str, int] = {}
        for place, letter in zip(ground.places, rooms, strict=True):
            self.room[place] = letter
            self.room_at[letter] = place

    @property
    def floors(self) -> tuple[Floor, Floor]:
        """The two floors as they lie."""
        return self.ground.one.turned(self.lay.turns[0]), self.ground.two.turned(self.lay.turns[1])

    @property
    def x(self) -> list[int]:
        """The column of each sector, 0 for the westernmost."""
        return self.lay.names().x

    @property
    def y(self) -> list[int]:
        """The row of each sector, 0 for the northernmost."""
        return self.lay.names().y

    @property
    def code(self) -> list[str]:
        """Evil's name of each sector."""
        return self.lay.names().code

    @property
    def door_code(self) -> list[str]:
        """Evil's name of each door."""
        return self.lay.names().door_code

    @property
    def sector_of(self) -> dict[str, int]:
        """The sectors by their names."""
        return self.lay.names().sector_of

    @property
    def door_of(self) -> dict[str, int]:
        """The doors by their names."""
        return self.lay.names().door_of

    def __repr__(self) -> str:
        return f"<station {self.name} {self.key[2:]}>"


def station_name(one: str, two: str) -> str:
    """Return the name of a station by the ids of its floors: "k1" for a whole map, "17+203" for a pair."""
    return one[:-2] if one.endswith(".1") and two == f"{one[:-2]}.2" else f"{one}+{two}"


def floor_ids(name: str) -> tuple[str, str]:
    """Return the ids of the two floors in a station's name: the opposite of `station_name`."""
    one, plus, two = name.partition("+")
    return (one, two) if plus else (f"{name}.1", f"{name}.2")


_new: dict[object, Station] = {}
_old: dict[object, Station] = {}
_grounds: dict[tuple[Floor, Floor, int], Ground] = {}
_layouts: dict[tuple[Ground, tuple[int, int]], Layout] = {}


def station(
    floor1: Floor | str,
    floor2: Floor | str,
    turns: tuple[int, int] = (0, 0),
    rooms: Sequence[str] | None = None,
    swap: int = 0,
) -> Station:
    """Return the station of two floors, given as objects or by id ("k1.1", "17"). Stations are cached.

    `turns`: of each floor, 0 to 7. `rooms`: the letters of the rooms in reading order of the printed floors, floor 1
    first; as printed if None. `swap`: 1 exchanges the stair colours of floor 2.
    """
    letters = None if rooms is None else "".join(rooms)
    key = (_floor_key(floor1), _floor_key(floor2), turns, letters, swap)
    known = _new.get(key)
    if known is not None:
        return known
    known = _old.get(key)
    if known is None:
        one, two = _printed(floor1), _printed(floor2)
        dealt = letters if letters is not None else printed_rooms(one, two)
        known = Station(key, _layout(_ground(one, two, swap), turns), dealt)
    _keep(key, known)
    return known


def _keep(key: object, made: Station) -> None:
    """Keep a station. Two generations of a cache cost less than exact order of use, and forget nothing in use."""
    if len(_new) >= KEPT_STATIONS:
        _old.clear()
        _old.update(_new)
        _new.clear()
    _new[key] = made


def _floor_key(floor: Floor | str) -> Floor | str:
    """Return a known floor's id, so that a floor and its id give the same station."""
    if isinstance(floor, str):
        return floor
    return floor.id if is_known(floor) else floor.printed


def _printed(floor: Floor | str) -> Floor:
    return find_floor(floor) if isinstance(floor, str) else floor.printed


def printed_rooms(one: Floor, two: Floor) -> str:
    """Return the printed letters of two floors; library floors print none and get them in order."""
    printed = "".join([one.room[place] for place in one.places] + [two.room[place] for place in two.places])
    return ROOMS[: len(printed)] if UNNAMED in printed else printed


def _ground(one: Floor, two: Floor, swap: int) -> Ground:
    key = (one, two, swap)
    known = _grounds.get(key)
    if known is None:
        if len(_grounds) >= KEPT_GROUNDS:
            _grounds.clear()
        known = _grounds[key] = Ground(one, two, swap)
    return known


def _layout(ground: Ground, turns: tuple[int, int]) -> Layout:
    key = (ground, turns)
    known = _layouts.get(key)
    if known is None:
        if len(_layouts) >= KEPT_LAYOUTS:
            _layouts.clear()
        known = _layouts[key] = Layout(ground, turns)
    return known


def distances(st: Station, source: int, blocked: int, extra: int) -> list[int]:
    """Return the steps from a sector to every sector while doors are blocked; do not change the list.

    `blocked` is a bit mask of doors. Each blocked door costs `extra` more steps; with `extra` -1 it cannot be passed.
    Sectors that cannot be reached have -1.
    """
    ground = st.ground
    if not blocked:
        return ground.steps[source]
    key = (source, blocked, extra)
    known = ground.past_doors.get(key)
    if known is None:
        if len(ground.past_doors) >= KEPT_DISTANCES:
            ground.past_doors.clear()
        known = ground.past_doors[key] = _past_doors(ground, source, blocked, extra)
    return known


def _past_doors(ground: Ground, source: int, blocked: int, extra: int) -> list[int]:
    """Search in waves of equal distance from the source."""
    if extra < 0:
        return _around_doors(ground, source, blocked)
    neighbours = ground.neighbours
    steps = [-1] * ground.size
    waves: list[list[int]] = [[source]]
    for now, wave in enumerate(waves):
        for sector in wave:
            if steps[sector] >= 0:
                continue
            steps[sector] = now
            for other, door in neighbours[sector]:
                if steps[other] >= 0:
                    continue
                then = now + 1
                if door >= 0 and blocked >> door & 1:
                    then += extra
                while len(waves) <= then:
                    waves.append([])
                waves[then].append(other)
    return steps


def _around_doors(ground: Ground, source: int, blocked: int) -> list[int]:
    """Search where no blocked door can be passed: sectors are reached in the order of their distances."""
    neighbours = ground.neighbours
    steps = [-1] * ground.size
    steps[source] = 0
    reached = [source]
    for sector in reached:
        then = steps[sector] + 1
        for other, door in neighbours[sector]:
            if steps[other] < 0 and (door < 0 or not blocked >> door & 1):
                steps[other] = then
                reached.append(other)
    return steps
