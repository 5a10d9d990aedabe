"""Decks and hands: drawing, the discard pile that becomes the new deck, and the hand limit."""

from brassboard.kernel import END_RULE, Flow, Seat, rule, shuffle, some
from brassboard.kit import zones

from ..data.actions import Discard
from ..data.events import Discarded, Reshuffled
from ..data.frames import DrawCards, Flee, HandLimit, Search, Session
from ..queries import HAND_LIMIT, Scene, hand_of, take_cards


def stacked(frame: Session | DrawCards | Flee | Search, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return these cards in the order that chance has given, and forget that order."""
    assert frame.order is not None
    order, frame.order = frame.order, None
    return zones.permuted(cards, order.places)


def discard_pile(m: Scene, seat: Seat) -> tuple[str, ...]:
    table = m.table
    pile: tuple[str, ...] = table.defence_discard if seat == table.defender else table.magic_discard
    return pile


# Drawing


def take_from_deck(drawing: DrawCards, m: Scene) -> Flow:
    """Draw the cards (SR-ROUND-07); go on only if the deck lacked some and there is a discard pile."""
    drawing.lacking = take_cards(m, drawing.seat, drawing.count)
    return None if drawing.lacking and discard_pile(m, drawing.seat) else END_RULE


def shuffle_discard(drawing: DrawCards, m: Scene) -> Flow:
    return shuffle(len(discard_pile(m, drawing.seat)), into="order")


def new_deck(drawing: DrawCards, m: Scene) -> Flow:
    """Make the shuffled discard pile the new deck and draw the missing cards (SR-RULING-65)."""
    table = m.table
    if drawing.seat == table.defender:
        table.defence_deck, table.defence_discard = stacked(drawing, table.defence_discard), ()
    else:
        table.magic_deck, table.magic_discard = stacked(drawing, table.magic_discard), ()
    m.emit(Reshuffled(drawing.seat))
    take_cards(m, drawing.seat, drawing.lacking)
    return END_RULE


rule(
    DrawCards,
    (take_from_deck, "SR-ROUND-07"),
    (shuffle_discard, "SR-RULING-65"),
    (new_deck, "SR-RULING-65"),
)


# The hand limit


def choose_discards(limit: HandLimit, m: Scene) -> Flow:
    """Ask for the cards above the hand limit; equipment beside a character does not count (SR-MAGIC-03)."""
    hand = hand_of(m, limit.seat)
    over = len(hand) - HAND_LIMIT
    if over <= 0:
        return END_RULE
    return some(limit.seat, "discard", [Discard(card) for card in hand], over, over, into="discard")


def discard(limit: HandLimit, m: Scene) -> Flow:
    table, own = m.table, m.table.sides[limit.seat]
    cards = tuple([chosen.card for chosen in limit.discard])
    if limit.seat == table.defender:
        own.defence = zones.minus(own.defence, cards)
        table.defence_discard = zones.put(table.defence_discard, *cards)
    else:
        own.magic = zones.minus(own.magic, cards)
        table.magic_discard = zones.put(table.magic_discard, *cards)
    m.reveal()
    m.emit(Discarded(limit.seat, cards))
    return None


rule(HandLimit, (choose_discards, "SR-MAGIC-03"), (discard, "SR-DEF-03"))
