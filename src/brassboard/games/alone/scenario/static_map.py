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
    ROOMS,
    SOUTH,
    STAIRS,
    UNNAMED,
    WEST,
    Floor,
    signature,
    swap_stair,
)
from .library import find_floor, is_known
from .registry import MAPS

__all__ = [
    "DIRECTIONS", "EAST", "MAPS", "NORTH", "ROOMS", "SOUTH", "STAIRS", "WEST", "Floor", "Station", "distances",
    "floor_ids", "signature", "station", "station_name", "swap_stair",
]  # fmt: skip

KEPT_STATIONS: Final = 4096
KEPT_GROUNDS: Final = 1024
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
        self.doors_of: list[list[int]] = [[] for _ in range(self.size)]
        for door, sides in enumerate(self.doors):
            self.doors_of[sides[0]].append(door)
            self.doors_of[sides[1]].append(door)
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
        self.neighbours: list[list[tuple[int, int]]] = []
        for sector in range(one.size):
            self.neighbours.append(
                [(one.link[sector][d], one.door[sector][d]) for d in range(4) if one.link[sector][d] >= 0]
            )
        for sector in range(two.size):
            link, door_row = two.link[sector], two.door[sector]
            self.neighbours.append(
                [
                    (link[d] + first, door_row[d] + first_door if door_row[d] >= 0 else -1)
                    for d in range(4)
                    if link[d] >= 0
                ]
            )
        for lower, higher in self.joined:
            self.neighbours[lower].append((higher, -1))
            self.neighbours[higher].append((lower, -1))
        self._steps: list[list[int]] = []
        self.past_doors: dict[tuple[int, int, int], list[int]] = {}
        """Distances by source, blocked doors and what one of them costs (see `distances`)."""

    def steps(self) -> list[list[int]]:
        """Return the shortest paths between all sectors; they are computed when first needed."""
        if not self._steps:
            self._steps = self._all_steps()
        return self._steps

    def _all_steps(self) -> list[list[int]]:
        """Join the distances on each floor: a shortest path uses each stair at most once."""
        one, two, first = self.one.steps, self.two.steps, self.one.size
        joined = [(lower, higher - first) for lower, higher in self.joined]
        # Distances from a stair's sector on the own floor, by way of the other floor and back by the other stair.
        around_one = around_two = FAR
        if len(joined) == 2:
            around_one = two[joined[0][1]][joined[1][1]] + 2
            around_two = one[joined[0][0]][joined[1][0]] + 2
        rows: list[list[int]] = []
        for source in range(first):
            own = one[source]
            here = self._around(own, one, [lower for lower, _ in joined], around_one)
            there = [FAR] * self.two.size
            for lower, higher in joined:
                to_stair, beyond = own[lower] + 1, two[higher]
                there = [min(known, to_stair + more) for known, more in zip(there, beyond, strict=True)]
            rows.append(here + there)
        for source in range(self.two.size):
            own = two[source]
            here = self._around(own, two, [higher for _, higher in joined], around_two)
            rows.append([rows[target][first + source] for target in range(first)] + here)
        return [[steps if steps < FAR else -1 for steps in row] for row in rows]

    def _around(self, own: list[int], floor: list[list[int]], stairs: list[int], around: int) -> list[int]:
        """Return the distances on the own floor, shortened where a path leads over the other floor."""
        if len(stairs) < 2 or around >= FAR:
            return own
        red, blue = floor[stairs[0]], floor[stairs[1]]
        to_red, to_blue = own[stairs[0]] + around, own[stairs[1]] + around
        return [min(own[s], to_red + blue[s], to_blue + red[s]) for s in range(len(own))]


_OTHER_COLOUR: Final = {"": "", "red": "blue", "blue": "red"}


class Station:
    """A drawn map as it lies: two turned floors, rooms dealt, stairs perhaps swapped (AL-SETUP-09). Immutable."""

    def __init__(
        self,
        key: tuple[Floor | str, Floor | str, tuple[int, int], str | None, int],
        ground: Ground,
        one: Floor,
        two: Floor,
        rooms: str,
    ) -> None:
        lower = one.half(1, 0, 0)
        upper = two.half(2, one.size, len(one.doors))
        self.key = key
        self.name = station_name(one.id, two.id)
        self.ground = ground
        self.floors: tuple[Floor, Floor] = (one, two)
        self.size = ground.size
        self.floor = ground.floor
        self.start = ground.start
        self.doors = ground.doors
        self.doors_of = ground.doors_of
        self.shape = ground.shape
        self.switch = ground.switch
        self.stair = ground.stair
        self.neighbours = ground.neighbours
        self.link: list[list[int]] = lower.link + upper.link
        self.door: list[list[int]] = lower.door + upper.door
        self.ray: list[list[list[int]]] = lower.ray + upper.ray
        self.ray_doors: list[list[list[int]]] = lower.ray_doors + upper.ray_doors
        for pair in ground.joined:
            self._add_stair(pair[0], pair[1])
            self._add_stair(pair[1], pair[0])
        self.x: list[int] = one.x + two.x
        self.y: list[int] = one.y + two.y
        self.code: list[str] = lower.code + upper.code
        self.door_code: list[str] = lower.door_code + upper.door_code
        self.sector_of: dict[str, int] = {**lower.sector_of, **upper.sector_of}
        self.door_of: dict[str, int] = {**lower.door_of, **upper.door_of}
        self.room: list[str] = [""] * ground.size
        self.room_at: dict[str, int] = {}
        for place, letter in zip(ground.places, rooms, strict=True):
            self.room[place] = letter
            self.room_at[letter] = place

    def _add_stair(self, sector: int, other: int) -> None:
        """Join a sector by its stair. The rows of the halves are shared, so the changed rows are new lists."""
        self.link[sector] = [*self.link[sector][:STAIRS], other]
        self.ray[sector] = [*self.ray[sector][:STAIRS], [other]]
        self.ray_doors[sector] = [*self.ray_doors[sector][:STAIRS], [-1]]

    @property
    def steps(self) -> list[list[int]]:
        """The shortest path between two sectors in steps, doors open, a stair counted as one step; -1 if none."""
        return self.ground.steps()

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
        known = Station(key, _ground(one, two, swap), one.turned(turns[0]), two.turned(turns[1]), dealt)
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


def distances(st: Station, source: int, blocked: int, extra: int) -> list[int]:
    """Return the steps from a sector to every sector while doors are blocked; do not change the list.

    `blocked` is a bit mask of doors. Each blocked door costs `extra` more steps; with `extra` -1 it cannot be passed.
    Sectors that cannot be reached have -1.
    """
    ground = st.ground
    if not blocked:
        return ground.steps()[source]
    key = (source, blocked, extra)
    known = ground.past_doors.get(key)
    if known is None:
        if len(ground.past_doors) >= KEPT_DISTANCES:
            ground.past_doors.clear()
        known = ground.past_doors[key] = _past_doors(ground, source, blocked, extra)
    return known


def _past_doors(ground: Ground, source: int, blocked: int, extra: int) -> list[int]:
    """Search in waves of equal distance from the source."""
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
                    if extra < 0:
                        continue
                    then += extra
                while len(waves) <= then:
                    waves.append([])
                waves[then].append(other)
    return steps
