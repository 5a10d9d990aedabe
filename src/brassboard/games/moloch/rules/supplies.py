"""Equipment: drawn from its stacks, gained with a free slot, found again (chapter equipment)."""

from typing import Final

from brassboard.kernel import END_RULE, Flow, ask, call, goto, rule, shuffle
from brassboard.kernel.data import Action

from ..cards.targets import stack_of
from ..content import EQUIPMENT
from ..data.actions import Discard
from ..data.card_frames import DrawEquipment, GainCard
from ..data.events import EquipmentDiscarded, EquipmentGained
from ..data.table import Table
from ..queries import Scene, free_slots, is_arsenal

STACKS: Final = ("utensils", "simple", "special", "royal", "artefacts")


def set_stack(t: Table, name: str, cards: tuple[str, ...]) -> None:
    """Lay the face-down cards of a stack."""
    if name == "utensils":
        t.utensils = cards
    elif name == "simple":
        t.simple = cards
    elif name == "special":
        t.special = cards
    elif name == "royal":
        t.royal = cards
    else:
        t.artefacts = cards


def renew_stack(drawing: DrawEquipment, m: Scene) -> Flow:
    """An empty stack is made anew of its discards (RM-RULING-70)."""
    t = m.table
    if drawing.n <= 0:
        return END_RULE
    if stack_of(t, drawing.stack):
        return goto(draw_card)
    discards = [card for card in t.discards if EQUIPMENT[card].stack == drawing.stack]
    if not discards:
        return END_RULE
    return shuffle(len(discards), into="order")


def lay_stack(drawing: DrawEquipment, m: Scene) -> Flow:
    """Lay the new stack down."""
    t = m.table
    discards = [card for card in t.discards if EQUIPMENT[card].stack == drawing.stack]
    assert drawing.order is not None
    set_stack(t, drawing.stack, tuple([discards[place] for place in drawing.order.places]))
    t.discards = tuple([card for card in t.discards if EQUIPMENT[card].stack != drawing.stack])
    drawing.order = None
    return None


def draw_card(drawing: DrawEquipment, m: Scene) -> Flow:
    """Draw the next card, open to all."""
    t = m.table
    cards = stack_of(t, drawing.stack)
    card = cards[0]
    set_stack(t, drawing.stack, cards[1:])
    drawing.n -= 1
    m.reveal(-1, card)
    return call(GainCard(drawing.figure, t.figures[drawing.figure].seat, card))


def draw_on(drawing: DrawEquipment, m: Scene) -> Flow:
    """Draw the next."""
    return goto(renew_stack)


rule(
    DrawEquipment,
    (renew_stack, "RM-RULING-70"),
    (lay_stack, "RM-RULING-70"),
    (draw_card, "RM-SETUP-10"),
    (draw_on, "RM-SETUP-10"),
)


def make_room(gain: GainCard, m: Scene) -> Flow:
    """An arsenal card without a free slot: discard another, or this one (RM-GENT-07)."""
    t = m.table
    figure = t.figures[gain.figure]
    if not is_arsenal(gain.card) or free_slots(t, figure) > 0:
        return goto(take)
    held = [card for card in figure.cards if is_arsenal(card)]
    options: list[Action] = [Discard(card) for card in dict.fromkeys([gain.card, *held])]
    return ask(gain.seat, "discard", options, into="drop", args={"figure": figure.id, "card": gain.card})


def drop_card(gain: GainCard, m: Scene) -> Flow:
    """Discard what was chosen."""
    t = m.table
    figure = t.figures[gain.figure]
    assert gain.drop is not None
    dropped = gain.drop.card
    t.discards = (*t.discards, dropped)
    m.emit(EquipmentDiscarded(figure.id, dropped))
    if dropped == gain.card:
        return END_RULE
    cards = list(figure.cards)
    cards.remove(dropped)
    figure.cards = tuple(cards)
    return None


def take(gain: GainCard, m: Scene) -> Flow:
    """Take the card."""
    figure = m.table.figures[gain.figure]
    figure.cards = tuple(sorted([*figure.cards, gain.card]))
    m.emit(EquipmentGained(figure.id, gain.card))
    return None


rule(GainCard, (make_room, "RM-GENT-07"), (drop_card, "RM-GENT-07"), (take, "RM-EQUIP-03"))
