"""When a reaction window opens: only public facts decide it (AL-FLOW-12). What happens in it is in reactions.py."""

from brassboard.kernel import Flow, call

from ..content import CONSTANTS
from ..data.core_frames import React, Turn, Window
from ..data.table import Table
from ..queries import Scene, spaces_used, turn_of


def window(m: Scene, moment: str) -> Flow:
    """Open a window for cards of this timing, if public facts allow a further card (AL-FLOW-01, AL-FLOW-12)."""
    if not m.inside(Turn) or m.inside(React):
        return None  # AL-REACT-01
    return call(Window(moment, seat=m.table.leader)) if may_react(m) else None


def loss_window(m: Scene) -> Flow:
    """Open a loss window for what was lost since the last one (AL-FLOW-04); never inside a card."""
    turn = m.nearest(Turn)
    if turn is None or not turn.fresh or m.inside(React):
        return None
    losses, turn.fresh = turn.fresh, ()
    return call(Window("loss", losses, seat=m.table.leader)) if may_react(m) else None


def may_react(m: Scene) -> bool:
    """Whether public facts allow a further card: count, jam, free spaces, cards in some hand (AL-FLOW-12)."""
    turn = turn_of(m)
    if turn.cards >= most_cards(turn) or free_spaces(m) <= 0:
        return False  # AL-REACT-02, AL-REACT-07
    for player in m.table.evil:  # noqa: SIM110  This runs often.
        if player.first or player.second:
            return True
    return False


def most_cards(turn: Turn) -> int:
    """Return how many reaction cards Evil may play this turn; a jam leaves 1 (AL-REACT-02)."""
    return 1 if turn.jammed else CONSTANTS.reactions


def free_spaces(m: Scene) -> int:
    """Return how many reaction spaces are free."""
    t: Table = m.table
    return t.spaces - spaces_used(t)
