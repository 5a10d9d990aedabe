"""The table of the duel: who stands where, what lies on the floor, and who may see it."""

from typing import Annotated, TypeVar

from brassboard.kernel import Masked, Part, Public, nobody, own

T = TypeVar("T")
OwnCards = Annotated[T, own(stock="cards")]
DeckCards = Annotated[T, nobody(stock="cards")]


class Fighter(Part):
    seat: Public[int]
    square: Public[int]  # -1: out of the duel
    hp: Public[int]
    stamina: Public[int]
    most_stamina: Public[int]
    first_hand: Public[int]  # how many cards it is dealt
    hand: OwnCards[tuple[str, ...]] = ()  # kinds of card, sorted: neither order nor copy may tell


class Trap(Part):
    seat: Public[int]
    seen: Public[int]  # bit mask: who may see where it lies
    square: Masked[int]


class Table(Part):
    fighters: Public[list[Fighter]]
    rounds: Public[int]
    traps: Public[list[Trap]]
    doors: Public[int] = 0  # bit set of the doors that stand open
    round: Public[int] = 1
    deck: DeckCards[tuple[str, ...]] = ()
    discard: Public[tuple[str, ...]] = ()
    ended: Public[str] = ""  # the rule that ended the duel
