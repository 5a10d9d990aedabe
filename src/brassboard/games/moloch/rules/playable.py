"""Which chaos cards may be played now: their printed timing (chapter chaos)."""

from brassboard.kernel.data import Action

from ..cards.possible import something_happens
from ..content import CHAOS
from ..data.actions import PlayChaos
from ..data.card_frames import Doing
from ..data.frames import Activation
from ..data.table import AGENT, GENTLEMEN_SIDE, NEMESIS, NEMESIS_SIDE, NOBODY
from ..queries import Scene, figures_of_card


def timing_fits(seen: Scene, timing: str) -> bool:
    """Whether a chaos card of this timing fits the card that is being resolved (RM-CHAOS-03, RM-RULING-06)."""
    t = seen.table
    activation = seen.nearest(Activation)
    if activation is None:
        return False
    if timing == "any":
        return t.side in (GENTLEMEN_SIDE, NEMESIS_SIDE)
    if t.side != NEMESIS_SIDE or activation.called_off:  # RM-RULING-80
        return False
    if timing == "minion":
        return t.active == "minions" and bool(figures_of_card(t, t.active))
    figures = figures_of_card(t, t.active)
    return bool(figures) and t.figures[figures[0]].kind == AGENT


def playable_chaos(seen: Scene) -> list[Action]:
    """Return the chaos cards in hand that may be played now and would do something (RM-RULING-107)."""
    t = seen.table
    found: list[Action] = []
    for card in dict.fromkeys(t.nemesis.hand):
        fits = bool(card) and timing_fits(seen, CHAOS[card].timing)
        if fits and something_happens(seen, Doing(CHAOS[card].ability.number, NOBODY, NEMESIS)):
            found.append(PlayChaos(card))
    return found
