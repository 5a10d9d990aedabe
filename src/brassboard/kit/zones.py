"""Decks, hands and other zones of cards: pure functions on tuples of card kinds.

A *hand* is any zone without an order. It is kept sorted, so that equal hands are equal tuples, and the order in which
cards were drawn stays hidden. A *deck* has an order, its top card first.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

Kind = TypeVar("Kind", bound=Any)
Item = TypeVar("Item")


def hand(kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    """Return a zone without an order.

    >>> hand(["tide", "luck"])
    ('luck', 'tide')
    """
    return tuple(sorted(kinds))


def put(zone: tuple[Kind, ...], *kinds: Kind) -> tuple[Kind, ...]:
    """Return the hand with these cards added, sorted."""
    return tuple(sorted(zone + kinds))


def take(zone: tuple[Item, ...], kind: Item) -> tuple[Item, ...]:
    """Return the zone without one card of this kind; the order of the rest is kept."""
    for at, other in enumerate(zone):
        if other == kind:
            return zone[:at] + zone[at + 1 :]
    raise ValueError(f"no {kind!r} to take from a zone of {len(zone)}: {_shown(zone)}")


def count(zone: Sequence[Item], kind: Item) -> int:
    """Return the number of cards of this kind in the zone."""
    return zone.count(kind)


def minus(zone: tuple[Item, ...], cards: Iterable[Item]) -> tuple[Item, ...]:
    """Return the zone without these cards, each taken once; the order of the rest is kept.

    >>> minus((1, 2, 2, 3), (2, 3))
    (1, 2)
    """
    for card in cards:
        zone = take(zone, card)
    return zone


def includes(zone: tuple[Item, ...], cards: Iterable[Item]) -> bool:
    """Whether the zone has all these cards, each as often as named."""
    rest = list(zone)
    for card in cards:
        if card not in rest:
            return False
        rest.remove(card)
    return True


def top(deck: tuple[Item, ...], number: int = 1) -> tuple[Item, ...]:
    """Return the top cards, fewer if the deck has not so many."""
    return deck[: max(0, number)]


def bottom(deck: tuple[Item, ...], number: int = 1) -> tuple[Item, ...]:
    """Return the bottom cards, the very last one last."""
    return deck[max(0, len(deck) - max(0, number)) :]


def draw(deck: tuple[Item, ...], number: int = 1) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """Return the top cards and the deck without them; fewer if the deck has not so many."""
    number = max(0, number)
    return deck[:number], deck[number:]


def deal(deck: tuple[Kind, ...], hands: int, each: int) -> tuple[tuple[tuple[Kind, ...], ...], tuple[Kind, ...]]:
    """Deal cards one at a time; return the sorted hands and the rest of the deck.

    >>> deal((5, 1, 4, 2, 3), hands=2, each=2)
    (((4, 5), (1, 2)), (3,))
    """
    if hands * each > len(deck):
        raise ValueError(f"cannot deal {each} cards to {hands} hands from a deck of {len(deck)}")
    dealt = deck[: hands * each]
    return tuple([hand(dealt[first::hands]) for first in range(hands)]), deck[hands * each :]


def permuted(zone: Sequence[Item], order: Sequence[int]) -> tuple[Item, ...]:
    """Return the zone in a new order: the card at `order[0]` comes first. Applies the answer to a shuffle.

    >>> permuted(("a", "b", "c"), (2, 0, 1))
    ('c', 'a', 'b')
    """
    if sorted(order) != list(range(len(zone))):
        raise ValueError(f"an order of {len(zone)} cards names each of 0 … {len(zone) - 1} once, not {list(order)}")
    return tuple([zone[at] for at in order])


def kinds_of(zone: Iterable[Kind]) -> tuple[Kind, ...]:
    """Return each kind once, sorted: the kinds a seat can choose from."""
    return tuple(sorted(set(zone)))


def tally(zone: Iterable[Kind]) -> dict[Kind, int]:
    """Return the number of cards of each kind, in the order of the kinds."""
    counted: dict[Kind, int] = {}
    for kind in sorted(zone):
        counted[kind] = counted.get(kind, 0) + 1
    return counted


def same_multiset(zones: Iterable[Iterable[Item]], others: Iterable[Iterable[Item]]) -> bool:
    """Whether these zones together hold the same cards as the others. Invariants use it.

    >>> same_multiset([(1, 2), (2,)], [(2, 2, 1)])
    True
    """
    counted: dict[Item, int] = {}
    for zone in zones:
        for kind in zone:
            counted[kind] = counted.get(kind, 0) + 1
    for zone in others:
        for kind in zone:
            counted[kind] = counted.get(kind, 0) - 1
    return not any(counted.values())


def _shown(zone: Sequence[object]) -> str:
    if not zone:
        return "it is empty"
    return ", ".join([repr(kind) for kind in zone[:12]]) + (" …" if len(zone) > 12 else "")
