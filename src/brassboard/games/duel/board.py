"""The boiler room as the page draws it."""

from typing import Any

from brassboard.kit.plan import plain_board

from .content import BOARD


def board() -> dict[str, Any]:
    """The static board: what never changes during a duel."""
    return plain_board(BOARD)
