"""What the rules of a campaign ask of its sheet."""

from typing import Final

from brassboard import kernel
from brassboard.kernel import Seat
from brassboard.kit.zones import minus, put, take

from ..cards.outfit import Outfit, outfit_of
from ..content import EQUIPMENT, GENTLEMEN, PLACES, STACK_CARDS, Ability
from ..data.table import GENTLEMAN, GENTLEMEN_SIDE, Figure
from ..scenario.chapter import Chapter
from ..scenario.registry import CHAPTERS, SHIPPED
from .sheet import SITS_OUT, Gentleman, Sheet

Scene = kernel.Scene[Sheet]
LAST: Final = len(SHIPPED)
"""The number of the last chapter."""


def chapter_number(sheet: Sheet) -> str:
    """Return the id of the chapter that is played or comes next."""
    return str(sheet.chapter)


def chapter_of(sheet: Sheet) -> Chapter:
    return CHAPTERS[chapter_number(sheet)]


def following_chapter(sheet: Sheet) -> Chapter:
    """Return the chapter after the one that was played."""
    return CHAPTERS[str(sheet.chapter + 1)]


# Gentlemen


def page_of(sheet: Sheet, id: str) -> Gentleman:
    """Return the entry of a gentleman."""
    return next(one for one in sheet.gentlemen if one.id == id)


def group_of(sheet: Sheet) -> list[Gentleman]:
    """Return the gentlemen of the group, in the order of their sheets."""
    return [one for one in sheet.gentlemen if one.seat != SITS_OUT]


def gentlemen_seats(sheet: Sheet) -> list[Seat]:
    """Return the chairs that play a gentleman, in order."""
    return sorted({one.seat for one in group_of(sheet)})


def leader_seat(sheet: Sheet) -> Seat:
    """Return the chair that decides what the gentlemen share: that of the leader (RM-RULING-93).

    If the leader sits out, the first of their chairs decides until a new one is named.
    """
    leader = page_of(sheet, sheet.leader)
    return leader.seat if leader.seat != SITS_OUT else gentlemen_seats(sheet)[0]


def outfit(one: Gentleman) -> Outfit:
    """Return what a gentleman has by his sheet and his cards."""
    figure = Figure(one.id, GENTLEMAN, one.id, GENTLEMEN_SIDE)
    figure.role, figure.advantages, figure.cards = one.role, one.advantages, one.cards
    return outfit_of(figure)


def free_slots(one: Gentleman) -> int:
    """Return how many arsenal cards he can still take (RM-GENT-07)."""
    return outfit(one).slots - len([card for card in one.cards if EQUIPMENT[card].arsenal])


def profession_of(id: str) -> str:
    return GENTLEMEN[id].profession


# Equipment


def in_stack(sheet: Sheet, stack: str) -> tuple[str, ...]:
    """Return the cards of a stack that lie nowhere else, sorted."""
    given = [card for one in sheet.gentlemen for card in one.cards]
    laid = [card for offer in sheet.offers for card in offer.cards]
    elsewhere = [*given, *laid, *sheet.stock, *sheet.aside]
    return minus(STACK_CARDS[stack], [card for card in elsewhere if EQUIPMENT[card].stack == stack])


def aside_of(sheet: Sheet, stack: str) -> list[str]:
    """Return the discarded cards of a stack."""
    return [card for card in sheet.aside if EQUIPMENT[card].stack == stack]


def into_stock(sheet: Sheet, *cards: str) -> None:
    sheet.stock = put(sheet.stock, *cards)


def lay_aside(sheet: Sheet, *cards: str) -> None:
    sheet.aside = put(sheet.aside, *cards)


def fetch(sheet: Sheet, card: str) -> bool:
    """Take a named card for the stock, from its stack or else from the discards; return whether there was one."""
    if card not in in_stack(sheet, EQUIPMENT[card].stack):
        if card not in sheet.aside:
            return False
        sheet.aside = take(sheet.aside, card)
    into_stock(sheet, card)
    return True


# Places


def visitor_of(visit: str) -> str:
    return visit.partition(" ")[2]


def visited(sheet: Sheet, place: str) -> int:
    """Return how many gentlemen have visited a place in this intermezzo."""
    return len([1 for visit in sheet.visits if visit.partition(" ")[0] == place])


def abilities_of(place: str, type: str) -> list[Ability]:
    """Return the abilities of a place card of this type: visit, next or token."""
    return [ability for ability in PLACES[place].abilities if ability.type == type]
