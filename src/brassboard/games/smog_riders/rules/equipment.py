"""Equipment: companions, cards found in the Magic deck, and what equipment does by itself."""

from brassboard.kernel import Flow, Seat, ask, call, rule, shuffle
from brassboard.kit import zones

from ..cards.decks import stacked
from ..content import MAGIC
from ..data.actions import On, Pick
from ..data.events import Attached, CardsBack, CompanionTaken, Found
from ..data.frames import Attach, AttackTurn, DrawCards, Flee, Search
from ..data.table import Character
from ..queries import Scene, conscious, laden, side, who
from .markers import gain_steam


def companion(m: Scene, seat: Seat, card: str) -> Flow:
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
    able = [On(one.id) for one in conscious(m, attach.seat) if not laden(m, one)]
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


def pocket_boiler(turn: AttackTurn, m: Scene) -> Flow:
    """Give the owner of a Pocket Boiler 1 Steam Power at the start of a turn without any."""
    has_boiler = any(["pocket_boiler" in one.gear for one in conscious(m, turn.seat)])
    if side(m, turn.seat).steam == 0 and has_boiler:
        gain_steam(m, turn.seat, 1)
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
