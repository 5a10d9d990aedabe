"""Maps of the station by id: those that come with the game, and those that a user wrote.

`read_map` returns a `StationMap` or raises `BadInput`. `check_scenario` lists every mistake of a file with its line,
column and remedy. The invariants are checked only on grids without mistakes, so that one slip does not cause a flood
of false ones.
"""

from typing import Final

from brassboard.kernel import BadInput

from ..content import text_of
from .check_map import check_map
from .floor import ROOMS, Floor
from .library import add_floor
from .parser import Draft, Mistake, read_draft

__all__ = [
    "MAPS", "SHIPPED", "Mistake", "StationMap", "check_scenario", "describe", "map_text", "pair_text", "read_map",
    "read_playable", "read_scenario", "register",
]  # fmt: skip

SHIPPED: Final = ("k1", "k2", "k3")


class StationMap:
    """A map of the station: two printed floors with named rooms. It never changes."""

    def __init__(self, id: str, floor1: Floor, floor2: Floor) -> None:
        self.id = id
        self.floor1 = floor1
        self.floor2 = floor2

    def __repr__(self) -> str:
        return f"<map {self.id}>"


def check_scenario(text: str, where: str) -> list[Mistake]:
    """Return every mistake in the text of a map, in order; none if it can be played."""
    return _read(text, where).listed()


def read_map(text: str, where: str) -> StationMap:
    """Return the map of this text; `BadInput` names the first mistake."""
    draft = _read(text, where)
    found = draft.listed()
    if found:
        first = found[0]
        more = f" ({len(found) - 1} more)" if len(found) > 1 else ""
        raise BadInput(f"{first.what}; {first.remedy}{more}", f"{where}:{first.line}:{first.column}")
    one, two = draft.read_floors()
    return StationMap(draft.id, one, two)


read_scenario = read_map


def read_playable(text: str, where: str) -> StationMap:
    """Return a map on which a match can be played; a test map, which may lack rooms and a start, is refused."""
    made = read_map(text, where)
    if len(made.floor1.places) + len(made.floor2.places) < len(ROOMS) or made.floor1.start < 0:
        raise BadInput("a match needs all 8 rooms and a start; test maps are for tests only", where)
    return made


def register(station_map: StationMap) -> str:
    """Let this process play a map that a user wrote; returns its id."""
    if station_map.id in MAPS:
        raise BadInput(f'there is a map "{station_map.id}" already; choose another id', f'map "{station_map.id}"')
    _add(station_map, MAPS)
    return station_map.id


def describe(station_map: StationMap) -> str:
    """Return what a map consists of, in one line for the command `brassboard scenario check`."""
    one, two = station_map.floor1, station_map.floor2
    rooms, doors = len(one.places) + len(two.places), len(one.doors) + len(two.doors)
    return f"map {station_map.id} is all right: {one.size} + {two.size} sectors, {rooms} rooms, {doors} doors"


def _read(text: str, where: str) -> Draft:
    draft = read_draft(text, where)
    if not draft.mistakes:
        check_map(draft)
    return draft


def _add(station_map: StationMap, maps: dict[str, StationMap]) -> None:
    maps[station_map.id] = station_map
    add_floor(station_map.floor1)
    add_floor(station_map.floor2)


def _shipped() -> dict[str, StationMap]:
    """Read the maps that come with the game."""
    made: dict[str, StationMap] = {}
    for name in SHIPPED:
        file = f"maps/{name}.map"
        _add(read_map(text_of(file), f"content/{file}"), made)
    return made


# Maps as text


def map_text(station_map: StationMap) -> str:
    """Return the text of a map: what `read_map` reads."""
    return _text(station_map.id, station_map.floor1.lines, station_map.floor2.lines)


def pair_text(id: str, floor1: Floor, floor2: Floor, rooms: str = ROOMS) -> str:
    """Return the text of a map made of two library floors, with these rooms in reading order, floor 1 first."""
    named = list(rooms)
    lower = _named(floor1, named[: len(floor1.places)], True)
    return _text(id, lower, _named(floor2, named[len(floor1.places) :], False))


def _named(floor: Floor, letters: list[str], has_start: bool) -> list[str]:
    """Return the grid lines of a floor with these rooms, and without its start if it becomes floor 2."""
    lines = [list(line) for line in floor.lines]
    for place, letter in zip(floor.places, letters, strict=True):
        lines[2 * floor.printed.y[place]][3 * floor.printed.x[place]] = letter
    if floor.start >= 0 and not has_start:
        lines[2 * floor.printed.y[floor.start]][3 * floor.printed.x[floor.start] + 1] = "."
    return ["".join(line) for line in lines]


def _text(id: str, lower: list[str], upper: list[str]) -> str:
    lines = [f"map {id}", "floor 1", *[f"/{line}/" for line in lower]]
    return "\n".join([*lines, "floor 2", *[f"/{line}/" for line in upper], "end", ""])


MAPS: Final[dict[str, StationMap]] = _shipped()
"""Every map by its id: those that come with the game, then those that were registered."""
