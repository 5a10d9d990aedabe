"""Floors by id: those of maps ("k1.1", "k1.2") and those of the library ("1", "2", …).

The library is one text file with a line for each floor: its number, a slash, and the nine grid lines of the map format
joined by slashes, without blanks at their ends. A room is drawn as `R`, because set-up deals the names of rooms. A
floor with a start is a floor 1, the others are floors 2. `tools/alone_floors.py` makes the file.

A floor is parsed when it is first asked for. `fitting_places` parses all of them.
"""

from typing import Final

from brassboard.kernel import BadInput

from ..content import text_of
from .floor import GRID_LINES, GRID_WIDTH, TURNS, Floor, printed_signature

FILE: Final = "maps/floors.txt"
START: Final = "@"

_floors: Final[dict[str, Floor]] = {}
_lines: Final[dict[str, str]] = {}
_ids: Final[dict[int, list[str]]] = {}
_entrances: Final[dict[tuple[int, int], list[tuple[str, int, int]]]] = {}


def library_ids(number: int) -> list[str]:
    """Return the ids of all library floors that are floor 1, or floor 2, in order; do not change the list."""
    if not _ids:
        lines = _library()
        _ids[1] = [id for id, line in lines.items() if START in line]
        _ids[2] = [id for id, line in lines.items() if START not in line]
    return _ids[number]


def find_floor(id: str) -> Floor:
    """Return the floor with this id, as printed."""
    known = _floors.get(id)
    if known is None:
        line = _library().get(id)
        if line is None:
            raise BadInput(f'there is no floor "{id[:30]}"', "floor")
        known = _floors[id] = floor_of_line(id, line)
    return known


def is_known(floor: Floor) -> bool:
    """Return whether this very floor is found by its id."""
    return _floors.get(floor.id) is floor.printed


def add_floor(floor: Floor) -> None:
    """Let `find_floor` know a floor of a map."""
    _floors[floor.id] = floor


def fitting_places(number: int, sig: int) -> list[tuple[str, int, int]]:
    """Return floor id, turn and sector of every place where the Hero may enter a library floor with this signature.

    He enters a floor 1 at its start, a floor 2 at one of its stairs, in the colours as printed. Do not change the list.
    """
    known = _entrances.get((number, sig))
    if known is None:
        printed = [printed_signature(sig, turn) for turn in range(TURNS)]
        known = _entrances[number, sig] = []
        for id in library_ids(number):
            floor = find_floor(id)
            for sector in (floor.start,) if number == 1 else (floor.red, floor.blue):
                known += [(id, turn, sector) for turn in range(TURNS) if floor.sig[sector] == printed[turn]]
    return known


# Floors as lines


def _library() -> dict[str, str]:
    """Return the line of each library floor by its id; the file is read once."""
    if not _lines:
        for line in text_of(FILE).splitlines():
            id, slash, grid = line.partition("/")
            if slash:
                _lines[id] = grid
    return _lines


def floor_of_line(id: str, line: str) -> Floor:
    """Return the floor drawn in a line of the library."""
    rows = [row.ljust(GRID_WIDTH) for row in line.split("/")]
    if len(rows) != GRID_LINES:
        raise BadInput(f"floor {id} has {len(rows)} grid lines; it needs {GRID_LINES}", f"content/{FILE}")
    return Floor(id, rows)


def line_of_floor(floor: Floor) -> str:
    """Return the line of the library that draws a floor, without its number."""
    return "/".join([row.rstrip() for row in floor.lines])
