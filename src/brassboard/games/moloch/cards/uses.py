"""Using an ability: what it costs, what it starts, what is a plain gift."""

from typing import Final

from brassboard.kernel import Flow, call

from ..content import EQUIPMENT, Ability
from ..data.attack_frames import AttackRule, PayEther
from ..data.card_frames import UtensilDone
from ..data.events import AbilityUsed, EquipmentDiscarded
from ..data.table import Table
from ..queries import Scene

DISCARDED: Final = ("discard", "discard_def")
ATTACKS: Final = frozenset({"attack", "attack_with", "counter", "take_over", "may_attack", "sweep", "avenge"})
GIFTS: Final = frozenset({"heal", "ether"})


def pay_for(m: Scene, number: int, ability: Ability, x: int = 0) -> Flow:
    """Say that a figure uses an ability, discard its card if it is used up, and pay its cost."""
    figure = m.table.figures[number]
    m.emit(AbilityUsed(figure.id, ability.key))
    if ability.type in DISCARDED:
        discard_card(m, number, ability.source)
    cost = x or ability.cost
    return call(PayEther(number, cost)) if cost else None


def discard_card(m: Scene, number: int, card: str) -> None:
    """Put a card of a gentleman on the discards (RM-EQUIP-05)."""
    t = m.table
    figure = t.figures[number]
    cards = list(figure.cards)
    cards.remove(card)
    figure.cards = tuple(cards)
    t.discards = (*t.discards, card)
    m.emit(EquipmentDiscarded(figure.id, card))


def utensil_done(m: Scene, number: int, ability: Ability) -> Flow:
    """What a utensil does is done: it may come back (resourceful)."""
    card = EQUIPMENT.get(ability.source)
    if card is None or card.stack != "utensils":
        return None
    return call(UtensilDone(number, m.table.figures[number].seat, card.id))


def starts_attack(ability: Ability) -> bool:
    """Whether an ability makes somebody attack."""
    return any([one.verb in ATTACKS for one in ability.does.calls])


def attack_depth(m: Scene) -> int:
    """Return how many attacks are open (RM-RULING-68)."""
    return len([1 for frame in m.stack if type(frame) is AttackRule])


def is_gift(ability: Ability) -> bool:
    """Whether an ability does nothing but good to its owner and asks nothing: it need not be offered."""
    for one in ability.calls:  # noqa: SIM110  As a loop it reads better.
        if one.verb not in GIFTS or (one.args and one.args[-1] != ("self", "any")):
            return False
    return True


def held(t: Table, number: int, ability: Ability) -> int:
    """Return how many copies of the card a gentleman holds; 1 for what is no card."""
    if ability.source not in EQUIPMENT:
        return 1
    return t.figures[number].cards.count(ability.source)
