"""The map as text for the terminal, with everything that lies or stands on it.

A figure is the first letters of its name: gentlemen and allies such as `Ma` and `Bl`, agents in capitals, minions by a
small letter and their number. `*` behind it means that its square burns, `_` that it is knocked down, `x` that it lies
defeated, `!` that it carries the token. On squares without a figure `*` is a fire, `?` a face-down marker, `O` a circle
or seal, `!` the token, `e` an exit, `m` a manhole, `p` a reinforcement point, `c` a crate, `,` is inside and `.`
outside. Opened doors are small letters, and a wall in ruins is gone.
"""

from typing import Final

from brassboard.kit.bits import bits_of

from .data.table import Figure, Table
from .queries import ground_of

SIGNS: Final = {
    "major": "Ma", "drago": "Dr", "emma": "Em", "cavendish": "Ca", "abigail": "Ab", "tobias": "TO", "emerson": "EM",
    "damon": "DA", "titus": "TI", "lotties": "L", "lamias": "LA", "spawn": "SP", "turnbull": "TU", "anpu": "AN",
    "clown": "c", "shambling": "s", "ragged": "r", "burning": "b", "guard": "g", "bobby": "B", "blackmore": "Bl",
    "tin_nanny": "Tn", "watling": "Wa", "lady_ada": "La", "steam_coach": "Co",
}  # fmt: skip
"""The first letters of each sheet; figures of which there are several also have their number."""
MARKS: Final = "emp"
"""The letters of the map that mean something during play."""


def sign_of(figure: Figure) -> str:
    """Return the sign of a figure, such as Ma or c3."""
    return SIGNS[figure.sheet] + figure.id.removeprefix(figure.sheet)


def draw_table(table: Table) -> str:
    """Return the map of the chapter with what lies and stands on it."""
    ground = ground_of(table)
    contents = {square: _floor(table, square) for square in range(ground.cells)}
    for one in table.figures:
        if one.square >= 0:
            contents[one.square] = _standing(table, one)
    return ground.board.draw(contents, bits_of(table.gone))


def _standing(table: Table, figure: Figure) -> str:
    state = "x" if figure.defeated else "_" if figure.down else ""
    carried = "!" if figure.carries else ""
    return sign_of(figure) + state + carried + ("*" if figure.square in table.fire else "")


def _floor(table: Table, square: int) -> str:
    ground = ground_of(table)
    mark = ground.marks[square]
    inside = "," if ground.inside >> square & 1 else "."
    sign = mark if mark in MARKS or mark == "c" else inside
    if square in table.objects:
        sign = "O"
    if square in [marker.square for marker in table.markers]:
        sign = "?"
    if square == table.token:
        sign = "!"
    return f"{sign}*" if square in table.fire else sign
