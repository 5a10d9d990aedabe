"""Check the drawn map of a chapter: its form, and what every map must keep.

The form is checked first, character by character. Only a map without mistakes in its form becomes a `Ground`, on which
the rest is checked: inside and outside meet only at walls, doors, windows and rubble, the box has enough crates, doors
and exits, and every square but crates can be reached from the gentlemen's start.
"""

from typing import Final

from brassboard.kit.bits import lowest, members

from ..content import CONSTANTS
from .draft import Draft
from .ground import MARKS, Ground

MOST_ROWS: Final = 20
EDGES: Final = "DWR"
PLAIN: Final = ".,"
KEY: Final = "map"


def check_drawing(draft: Draft) -> None:
    """Check the map of a draft. If its form is right, the draft has a ground afterwards."""
    text = draft.text(draft.data, "", KEY, "+-+-+ …")
    if not text:
        return
    rows = text.rstrip("\n").split("\n")
    before = len(draft.mistakes)
    _check_form(draft, rows)
    if len(draft.mistakes) > before:
        return
    draft.ground = Ground(text)
    _check_walls(draft, draft.ground)
    _check_box(draft, draft.ground)
    _check_ways(draft, draft.ground)


# Places


def row_line(draft: Draft, row: int) -> int:
    """Return the line of the file that holds this line of the drawing, counted from 0."""
    line, _ = draft.places.value(KEY)
    return line + 1 + row


def wrong_square(draft: Draft, ground: Ground, square: int, what: str, remedy: str) -> None:
    """Add a mistake at a square of the map."""
    row, column = divmod(square, ground.width)
    draft.mistake(row_line(draft, 2 * row + 1), 2 * column + 2, what, remedy)


def _wrong_edge(draft: Draft, ground: Ground, edge: int, what: str, remedy: str) -> None:
    first, second = ground.sides(edge)
    row, column = divmod(first, ground.width)
    if second == first + 1:
        draft.mistake(row_line(draft, 2 * row + 1), 2 * column + 3, what, remedy)
    else:
        draft.mistake(row_line(draft, 2 * row + 2), 2 * column + 2, what, remedy)


# Form


def _check_form(draft: Draft, rows: list[str]) -> None:
    width, height = len(rows[0]) // 2, len(rows) // 2
    if width < 1 or height < 1 or len(rows) % 2 == 0 or len(rows[0]) % 2 == 0:
        remedy = "draw lines of edges and lines of squares in turn, beginning and ending with one such as +-+-+"
        draft.mistake(row_line(draft, 0), 1, f"the map has {len(rows)} lines of {len(rows[0])} characters", remedy)
        return
    if width > MOST_ROWS or height > MOST_ROWS:
        remedy = f"draw at most {MOST_ROWS} columns and {MOST_ROWS} rows"
        draft.mistake(row_line(draft, 0), 1, f"the map has {width} columns and {height} rows", remedy)
        return
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            column = min(len(row), len(rows[0])) + 1
            what = f"this line has {len(row)} characters, the first has {len(rows[0])}"
            draft.mistake(row_line(draft, number), column, what, "make all lines equally long")
            continue
        for at, letter in enumerate(row):
            wrong = _why_wrong(number, at, letter, len(rows), len(row))
            if wrong:
                draft.mistake(row_line(draft, number), at + 1, f'found "{letter}" {wrong[0]}', wrong[1])


def _why_wrong(row: int, column: int, letter: str, rows: int, columns: int) -> tuple[str, str] | None:
    """Return what is wrong with a character of the drawing, and the remedy; None if nothing is."""
    if row % 2 == 0 and column % 2 == 0:
        return None if letter == "+" else ("at a grid point", "write +")
    if row % 2 and column % 2:
        known = letter in PLAIN or (letter.isascii() and letter.lower() in MARKS and letter.isalpha())
        letters = " ".join(MARKS)
        return None if known else ("where a square is", f"write . outside, a comma inside, or a letter of {letters}")
    wall = "|" if row % 2 else "-"
    if row in (0, rows - 1) or column in (0, columns - 1):
        return None if letter == wall else ("at the rim, which must be closed", f"write {wall}")
    known = letter in (" ", wall) or letter in EDGES
    return None if known else ("where an edge is", f"write a blank, {wall} for a wall, or one of {' '.join(EDGES)}")


# What every map keeps


def _check_walls(draft: Draft, ground: Ground) -> None:
    """Inside and outside squares touch only at walls, doors, windows and rubble."""
    solid = ground.breakable | ground.windows | ground.rubble
    for edge in members(ground.rim_of(ground.inside) & ~solid):
        first, second = ground.sides(edge)
        names = f"{ground.names[first]} and {ground.names[second]}"
        remedy = "draw a wall, a door D or a window W between them, or make both squares the same"
        _wrong_edge(draft, ground, edge, f"inside and outside touch between {names}", remedy)


def _check_box(draft: Draft, ground: Ground) -> None:
    """The box has enough crates, doors, rubble and exits; four gentlemen have a start square each."""
    _check_most(draft, ground, "crates", members(ground.crates), CONSTANTS.crates)
    _check_most(draft, ground, "exits", members(ground.exits), CONSTANTS.exits)
    for things, edges, most in (
        ("doors", ground.doors, CONSTANTS.doors),
        ("rubble edges", members(ground.rubble), CONSTANTS.rubble),
    ):
        if len(edges) > most:
            what = f"the map has {len(edges)} {things}"
            _wrong_edge(draft, ground, edges[most], what, f"the box has {most}: draw at most so many")
    starts = members(ground.start)
    if len(starts) != CONSTANTS.gentlemen:
        what = f"the map has {len(starts)} start squares of gentlemen"
        draft.mistake(row_line(draft, 0), 1, what, f"mark {CONSTANTS.gentlemen} squares with g or G")


def _check_most(draft: Draft, ground: Ground, things: str, squares: tuple[int, ...], most: int) -> None:
    if len(squares) > most:
        what = f"the map has {len(squares)} {things}"
        wrong_square(draft, ground, squares[most], what, f"the box has {most}: mark at most so many")


def _check_ways(draft: Draft, ground: Ground) -> None:
    """Every square but crates can be reached from the gentlemen's start, through doors and windows."""
    if not ground.start:
        return
    apart = ground.squares & ~ground.layout(0).reach(lowest(ground.start), -1, door=1).places
    if apart:
        square = lowest(apart)
        what = f"no way leads from the start of the gentlemen to {ground.names[square]}"
        more = apart.bit_count() - 1
        if more:
            what += f" and {more} more square{'s' if more > 1 else ''}"
        wrong_square(draft, ground, square, what, "draw a door or a window, or take a wall away")
