"""Equipment: laid beside a character from the hand, as a reward or after a search; companions and their flight."""

from typing import Final

from brassboard.kernel import Denied, Flow, Kind, Seat, ask, call, requires, rule, shuffle
from brassboard.kit import zones

from ..cards.decks import stacked
from ..content import CHARACTERS, MAGIC
from ..data.actions import Equip, On, Pick
from ..data.events import Attached, CardsBack, CompanionTaken, Equipped, Found
from ..data.frames import Attach, AttackTurn, DrawCards, Equipping, Flee, Search
from ..data.table import Character
from ..queries import Scene, carries_load, conscious, equipment_gives, is_own_turn, side, who
from .markers import gain_steam

EQUIPMENT: Final = tuple([card.id for card in MAGIC.values() if card.kind == "E"])
EQUIPS: Final = {(card, one): Equip(card, one) for card in EQUIPMENT for one in CHARACTERS}


# From the hand


@requires("SR-EQUIP-01", "card")
def card_in_hand(seen: Scene, seat: Seat, act: Equip) -> Denied:
    return None if act.card in seen.table.sides[seat].magic else (act.card,)


@requires("SR-RULING-102", "card")
def equips_in_turn(seen: Scene, seat: Seat, act: Equip) -> Denied:
    return None if is_own_turn(seen, seat) else (act.card,)


@requires("SR-RULING-103", "character")
def hands_are_free(seen: Scene, seat: Seat, act: Equip) -> Denied:
    return (act.character,) if carries_load(seen, who(seen, act.character)) else None


def every_equip(seen: Scene, seat: Seat) -> list[Equip]:
    if seat == seen.table.defender:
        return []
    return [EQUIPS[card, one.id] for card in EQUIPMENT for one in conscious(seen, seat)]


def equips_in_hand(seen: Scene, seat: Seat) -> list[Equip]:
    """Return the legal ways to equip a character, found from the hand instead of the whole deck."""
    if seat == seen.table.defender or not is_own_turn(seen, seat):
        return []
    hand = seen.table.sides[seat].magic
    return equips_from(seen, seat, [card for card in EQUIPMENT if card in hand])


def equips_from(m: Scene, seat: Seat, cards: list[str]) -> list[Equip]:
    """Return the ways to equip a character with one of these cards of the player's hand."""
    if not cards:
        return []
    able = [one.id for one in conscious(m, seat) if not carries_load(m, one)]
    return [EQUIPS[card, one] for card in cards for one in able]


EQUIP: Final = Kind("equip", every_equip, card_in_hand, equips_in_turn, hands_are_free, fast=equips_in_hand)


def equip(m: Scene, seat: Seat, act: Equip) -> Flow:
    """Lay equipment from the hand beside a character, free, on the map or in Stygia (SR-EQUIP-01, SR-RULING-102).

    It stays there until an effect removes it or its bearer falls (SR-EQUIP-03).
    """
    own, one = m.table.sides[seat], who(m, act.character)
    own.magic = zones.take(own.magic, act.card)  # SR-EQUIP-04: so it no longer counts toward the hand limit
    one.gear = zones.put(one.gear, act.card)
    m.reveal()
    m.emit(Equipped(act.character, act.card))
    return None


def lay_beside(equipping: Equipping, m: Scene) -> Flow:
    return equip(m, equipping.seat, Equip(equipping.card, equipping.character))


rule(Equipping, (lay_beside, "SR-RULING-102"))


# Rewards that are laid beside a character


def give_companion(m: Scene, seat: Seat, card: str) -> Flow:
    """Give the companion of a breeding room to its solver, from wherever it waits (SR-ROOM-07, SR-RULING-67).

    If another character has it, the solver draws 1 Magic card instead.
    """
    table = m.table
    if card in table.companions:
        table.companions = zones.take(table.companions, card)
    elif card in table.magic_discard:
        table.magic_discard = zones.take(table.magic_discard, card)
    elif any([card in one.gear for one in table.characters]) or any([item.kind == card for item in table.floor]):
        return call(DrawCards(seat, 1))
    else:
        return call(Search(seat, wanted=card))
    table.aside = zones.put(table.aside, card)
    m.emit(CompanionTaken(seat, card))
    return call(Attach(seat, card))


def choose_bearer(attach: Attach, m: Scene) -> Flow:
    """Ask which conscious character with free hands gets the card; if there is none, it goes back (SR-RULING-103)."""
    able = [On(one.id) for one in conscious(m, attach.seat) if not carries_load(m, one)]
    if not able:
        return call(Flee((attach.card,)))
    return ask(attach.seat, "attach", able, into="on", args={"card": attach.card})


def attach_it(attach: Attach, m: Scene) -> Flow:
    """Lay the card beside its bearer, who alone uses it (SR-EQUIP-01)."""
    if attach.on is not None:
        one = who(m, attach.on.figure)
        one.gear = zones.put(one.gear, attach.card)
        m.table.aside = zones.take(m.table.aside, attach.card)
        m.emit(Attached(one.id, attach.card))
    return None


rule(Attach, (choose_bearer, "SR-RULING-103"), (attach_it, "SR-EQUIP-01"))


# Searching the Magic deck


def look_through(search: Search, m: Scene) -> Flow:
    """Show the searching player which equipment the Magic deck holds (SR-RULING-123)."""
    equipment = sorted({card for card in m.table.magic_deck if MAGIC[card].kind == "E"})
    search.found = tuple([card for card in equipment if search.wanted in ("", card)])
    m.reveal(1 << search.seat)
    return None


def choose_find(search: Search, m: Scene) -> Flow:
    return ask(search.seat, "search", [Pick(card) for card in search.found], into="item") if search.found else None


def show_it(search: Search, m: Scene) -> Flow:
    """Show the card that was found to everyone (SR-RULING-110)."""
    m.reveal()
    if search.item is None:
        return None
    search.found = ()
    m.table.magic_deck = zones.take(m.table.magic_deck, search.item.item)
    m.table.aside = zones.put(m.table.aside, search.item.item)
    m.emit(Found(search.seat, search.item.item))
    return None


def shuffle_rest(search: Search, m: Scene) -> Flow:
    return shuffle(len(m.table.magic_deck), into="order") if m.table.magic_deck else None


def lay_it_down(search: Search, m: Scene) -> Flow:
    """Put the shuffled deck back and attach the card; if none was found, draw 1 card (SR-RULING-123)."""
    if search.order is not None:
        m.table.magic_deck = stacked(search, m.table.magic_deck)
    if search.item is None:
        return call(DrawCards(search.seat, 1))
    return call(Attach(search.seat, search.item.item))


rule(
    Search,
    (look_through, "SR-RULING-123"),
    (choose_find, "SR-ROOM-12"),
    (show_it, "SR-RULING-110"),
    (shuffle_rest, "SR-RULING-123"),
    (lay_it_down, "SR-ROOM-12"),
)


# Equipment that works by itself


def companion_dice(one: Character) -> str:
    """Return the colours of the dice that companions add to the pool of their bearer's room.

    SR-EQUIP-05 and SR-RULING-124 give one die each. They exist only in room pools (SR-RULING-52).
    """
    return "".join([MAGIC[card].companion for card in one.gear])


def first_steam(turn: AttackTurn, m: Scene) -> Flow:
    """Give Steam Power to a player who has none at the start of a turn, but equipment that gives it."""
    if side(m, turn.seat).steam == 0:
        given = sum([equipment_gives(one, "first_steam") for one in conscious(m, turn.seat)])
        if given:
            gain_steam(m, turn.seat, given)
    return None


# Companions that flee, and equipment nobody can carry


def shuffle_back(flee: Flee, m: Scene) -> Flow:
    return shuffle(len(m.table.magic_deck) + len(flee.cards), into="order")


def new_order(flee: Flee, m: Scene) -> Flow:
    """Shuffle the cards into the Magic deck (SR-EQUIP-06, SR-RULING-67)."""
    m.table.magic_deck = stacked(flee, (*m.table.magic_deck, *flee.cards))
    m.table.aside = zones.minus(m.table.aside, flee.cards)
    m.emit(CardsBack(flee.cards))
    return None


rule(Flee, (shuffle_back, "SR-EQUIP-06"), (new_order, "SR-RULING-67"))
