"""Windows: whether to guard, elude, prevent, cancel or play a chaos card while others act."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import PASS, Action, Seat

from ..content import ABILITY_OF, CHAOS
from ..data.actions import Elude, Guard, PlayChaos, Use, UseToken
from ..data.attack_frames import Defence, Wound
from ..data.card_frames import ChaosRule
from ..data.table import NOBODY
from ..queries import Scene
from .acting import CHAOS_PRICE
from .effect_worth import use_worth
from .fighting import defend_gain, elude_gain, guard_gain, prevent_gain

LEAST: Final = 0.05
HARMFUL: Final = 1.2
"""A chaos card worth this much is cancelled."""
IN_TIME: Final = ("brace", "whisper", "range", "door_price")
"""Effects of chaos cards that are best in the other side's activations."""


def choose_reaction(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return what to do in a window: the reaction that gains most, or nothing."""
    best = LEAST
    chosen: Action = PASS
    for option in options:
        gain = reaction_gain(m, seat, option)
        if gain > best:
            best, chosen = gain, option
    return chosen if chosen in options else options[-1]


def reaction_gain(m: Scene, seat: Seat, option: Action) -> float:
    """Return what a reaction gains beyond its price."""
    if isinstance(option, Guard):
        return guard_gain(m, option.figure)
    if isinstance(option, Elude):
        return elude_gain(m)
    if isinstance(option, PlayChaos):
        ability = CHAOS[option.card].ability
        timely = any([call.verb in IN_TIME for call in ability.does.calls])
        return use_worth(m, ability, NOBODY, seat) - CHAOS_PRICE if timely else 0.0
    if isinstance(option, UseToken):
        return 1.0 if m.nearest(ChaosRule) is None else chaos_harm(m) - HARMFUL
    if isinstance(option, Use):
        return use_gain(m, option)
    return 0.0


def use_gain(m: Scene, option: Use) -> float:
    """Return what a card or a gift gains in this window."""
    under = m.stack[-2] if len(m.stack) > 1 else m.stack[-1]
    if isinstance(under, Wound):
        return prevent_gain(m, m.table.figures[under.figure], under.amount, option)
    if isinstance(under, Defence):
        return defend_gain(m, option)
    if isinstance(under, ChaosRule) and ABILITY_OF[option.ability].on == "chaos_played":
        return chaos_harm(m) - HARMFUL
    return 0.0


def chaos_harm(m: Scene) -> float:
    """Return what the chaos card that is being played would do."""
    card = m.within(ChaosRule).card
    return use_worth(m, CHAOS[card].ability, NOBODY, 0)
