"""The boiler room as the page and the terminal draw it."""

from typing import Any

from brassboard.kit.plan import plain_board

from .content import BOARD, STARTS
from .table import Table


def board() -> dict[str, Any]:
    """The static board: what never changes during a duel."""
    return plain_board(BOARD)


def draw(table: Table) -> str:
    """The boiler room as a terminal shows it."""
    contents = dict.fromkeys(STARTS, ".") | {trap.square: "^" for trap in table.traps if trap.square >= 0}
    contents |= {fighter.square: str(fighter.seat + 1) for fighter in table.fighters if fighter.square >= 0}
    return BOARD.draw(contents, BOARD.door_edges(table.doors))
