"""Choices that need no plan: benefits, combat, payments."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, EndForm

from ..data.actions import (
    Accept,
    Build,
    Claim,
    Coerce,
    Deploy,
    Dial,
    Enlist,
    Flag,
    Lay,
    Pay,
    SetTrap,
    Spend,
    StarOn,
    Upgrade,
    Use,
)
from ..data.frames import Combat
from ..extension_points import Scene
from .benefits import benefit_value
from .combat import best_card, best_dial
from .plan_state import PlanContext, current_state
from .tokens import would_place_token

FACTORY_FAVOURITES: Final = (2, 7, 12, 10, 11, 9, 5, 6, 4, 3, 8, 1, 18, 13, 17, 16, 14, 15)


def quick_choice(m: Scene, seat: int, options: Sequence[Action]) -> Action:
    """Return a good option without planning ahead."""
    first, last = options[0], options[-1]
    if isinstance(first, Upgrade | Deploy | Build | Enlist):
        context, state = PlanContext(m, seat), current_state(m, seat)
        return best_of(options, [benefit_value(context, state, each) for each in options])
    if isinstance(first, Dial):
        return best_dial(m, seat, options)
    if m.inside(Combat) and isinstance(last, EndForm):
        return best_card(m, seat, options)
    if isinstance(first, Claim):
        return best_of(options, [-factory_card_rank(each) for each in options])
    if isinstance(first, Flag | Lay):
        one = m.table.players[seat]
        return first if would_place_token(PlanContext(m, seat), one, one.character) else last
    if isinstance(first, Use | Accept | StarOn | Spend | SetTrap):
        return first
    if isinstance(first, Pay | Coerce):
        return last if isinstance(last, Pay) else first
    return first if isinstance(last, EndForm) else last


def best_of(options: Sequence[Action], values: list[float]) -> Action:
    """Return the option with the highest value."""
    return options[values.index(max(values))]


def factory_card_rank(action: Action) -> float:
    """Return the place of a Factory card in the order of preference."""
    number = action.card if isinstance(action, Claim) else 0
    return float(FACTORY_FAVOURITES.index(number)) if number in FACTORY_FAVOURITES else 99.0
