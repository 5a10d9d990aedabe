"""What a player does at once where looking ahead would not help: benefits, combat, offers, payments."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Done

from .actions import (
    Accept,
    Build,
    Choose,
    Claim,
    Coerce,
    Deploy,
    Dial,
    Enlist,
    Pay,
    Spend,
    StarOn,
    Upgrade,
    Use,
)
from .bot_benefits import benefit_value
from .bot_combat import best_card, best_dial
from .bot_sketch import Outlook, Sketch, sketched, uses_left
from .bot_worth import job_values
from .content import BOTTOMS, ENCOUNTERS, FACTORY_CARDS, RESOURCES, Amount
from .frames import Combat, FactoryTop, Meeting
from .points import Scene

FACTORY_FAVOURITES: Final = (2, 7, 12, 10, 11, 9, 5, 6, 4, 3, 8, 1, 18, 13, 17, 16, 14, 15)
GIVES: Final = {"upgrade": 4.0, "deploy": 6.0, "build": 4.5, "enlist": 6.0}
PRICES: Final = {"coins": 1.0, "popularity": 1.5, "power": 0.5, "combat_card": 0.5, "worker": 1.8}


def quick(m: Scene, seat: int, options: Sequence[Action]) -> Action:
    """A good answer without looking ahead."""
    first, last = options[0], options[-1]
    if isinstance(first, Upgrade | Deploy | Build | Enlist):
        look, sketch = Outlook(m, seat), sketched(m, seat)
        return best_of(options, [benefit_value(look, sketch, each) for each in options])
    if isinstance(first, Dial):
        return best_dial(m, seat, options)
    if m.inside(Combat) and isinstance(last, Done):
        return best_card(m, seat, options)
    if isinstance(first, Choose):
        sketch = sketched(m, seat)
        return best_of(options, [offer_value(m, sketch, each) for each in options])
    if isinstance(first, Claim):
        return best_of(options, [-favour(each) for each in options])
    if isinstance(first, Use | Accept | StarOn | Spend):
        return first
    if isinstance(first, Pay | Coerce):
        return last if isinstance(last, Pay) else first
    return first if isinstance(last, Done) else last


def best_of(options: Sequence[Action], values: list[float]) -> Action:
    return options[values.index(max(values))]


def favour(action: Action) -> float:
    number = action.card if isinstance(action, Claim) else 0
    return float(FACTORY_FAVOURITES.index(number)) if number in FACTORY_FAVOURITES else 99.0


def offer_value(m: Scene, sketch: Sketch, each: Action) -> float:
    """What an offer of an encounter, or an entry of a Factory card, brings."""
    if not isinstance(each, Choose):
        return 0.1
    if m.inside(FactoryTop):
        return amounts(sketch, FACTORY_CARDS[sketch.one.factory_card].choose[each.offer - 1])
    offer = ENCOUNTERS[m.within(Meeting).card].offers[each.offer - 1]
    return amounts(sketch, offer.gain) - 1.05 * amounts(sketch, offer.cost)


def amounts(sketch: Sketch, given: tuple[Amount, ...]) -> float:
    jobs = job_values(sketch)
    value = 0.0
    for amount in given:
        what = amount.what
        if what in BOTTOMS:
            left = uses_left(sketch.one, BOTTOMS.index(what))
            value += (GIVES[what] + (3.0 if left == 1 else 0.0)) if left else 0.0
        elif what in RESOURCES:
            value += (0.2 + jobs[RESOURCES.index(what)]) * amount.n
        else:
            value += PRICES.get(what, 0.95) * amount.n
    return value
