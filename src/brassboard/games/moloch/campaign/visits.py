"""Visits: who goes when and where, what is taken, and the advantages of the club (chapter intermezzo)."""

from typing import Final

from brassboard.kernel import END_RULE, Denied, Flow, Kind, Seat, ask, call, goto, legal, requires, rule
from brassboard.kernel.data import Action, EndForm
from brassboard.kernel.step_results import END_FORM
from brassboard.kit.zones import put, take

from ..content import ADVANTAGES, CONSTANTS, PLACES, PRINTED_PLACES
from ..data.actions import Learn, Unlearn
from ..data.setup_events import AdvantageLearnt
from .actions import TakeCards, Visit
from .events import AdvantageReturned, Visited
from .frames import Learning, PlaceGains, VisitRule, Visits
from .queries import Scene, gentlemen_seats, group_of, leader_seat, page_of, profession_of, visited, visitor_of
from .rewards import remove_place, win_cards, win_points
from .sheet import Offer, Sheet

ADVANTAGE: Final = "advantage"
"""What the club offers instead of cards of a stack."""

# Who goes when


def waiting(sheet: Sheet) -> list[str]:
    """Return the gentlemen who have not visited a place yet."""
    gone = [visitor_of(visit) for visit in sheet.visits]
    return [one.id for one in group_of(sheet) if one.id not in gone]


def next_seat(sheet: Sheet) -> Seat:
    """Return the chair whose turn it is: the leader's first, then round the table, one visit a lap (RM-RULING-59)."""
    seats = gentlemen_seats(sheet)
    first = seats.index(leader_seat(sheet))
    made = [page_of(sheet, visitor_of(visit)).seat for visit in sheet.visits]
    left = {page_of(sheet, id).seat for id in waiting(sheet)}
    turn = [seat for seat in (*seats[first:], *seats[:first]) if seat in left]
    return min(turn, key=made.count)


def _visits(seen: Scene, seat: Seat) -> list[Action]:
    """The leader goes first; after that a player chooses which of his gentlemen goes."""
    seen.within(Visits)
    sheet = seen.table
    own = [id for id in waiting(sheet) if page_of(sheet, id).seat == seat]
    visitors = [sheet.leader] if not sheet.visits and sheet.leader in own else own
    return [Visit(id, place) for id in visitors for place in (*PRINTED_PLACES, *sheet.places)]


@requires("RM-INT-24", "place")
def space_is_free(seen: Scene, seat: Seat, visit: Visit) -> Denied:
    """Each space takes one gentleman; the club has one for each profession, so it is always free."""
    return (visit.place,) if visited(seen.table, visit.place) >= PLACES[visit.place].spaces else None


@requires("RM-INT-10", "profession")
def admits_him(seen: Scene, seat: Seat, visit: Visit) -> Denied:
    profession = profession_of(visit.gentleman)
    return None if profession in PLACES[visit.place].professions else (profession,)


VISIT: Final = Kind("visit", _visits, space_is_free, admits_him, rule="RM-INT-06")


def choose_visit(visits: Visits, m: Scene) -> Flow:
    """Ask the next player who goes where."""
    if not waiting(m.table):
        return END_RULE
    seat = next_seat(m.table)
    return ask(seat, "visit", legal(m, seat, VISIT))


def go(visits: Visits, m: Scene) -> Flow:
    """Go there."""
    chosen, visits.visit = visits.visit, None
    assert chosen is not None
    return call(VisitRule(gentleman=chosen.gentleman, place=chosen.place))


def visit_on(visits: Visits, m: Scene) -> Flow:
    """Go on with the next player."""
    return goto(choose_visit)


rule(Visits, (choose_visit, "RM-INT-06"), (go, "RM-INT-06"), (visit_on, "RM-RULING-59"))


# What a place gives


def note_visit(visit: VisitRule, m: Scene) -> Flow:
    """The Nemesis gets the points of the place; a place card that was visited leaves the campaign (RM-RULING-60)."""
    m.table.visits = (*m.table.visits, f"{visit.place} {visit.gentleman}")
    m.emit(Visited(visit.gentleman, visit.place))
    win_points(m, PLACES[visit.place].points)
    if not PLACES[visit.place].printed:
        remove_place(m, visit.place)
    return None


def offers_of(sheet: Sheet, place: str) -> list[Offer]:
    """Return what still lies at a place."""
    return [offer for offer in sheet.offers if offer.place == place]


def _offers(seen: Scene, seat: Seat) -> list[Action]:
    """Equal pairs are one option."""
    lots = [offer.cards for offer in offers_of(seen.table, seen.within(VisitRule).place)]
    return [TakeCards(cards) for cards in dict.fromkeys(lots)]


TAKE_CARDS: Final = Kind("take_cards", _offers, rule="RM-INT-07")


def choose_cards(visit: VisitRule, m: Scene) -> Flow:
    """Ask which cards he takes; he may decline (RM-INT-07, RM-INT-08, RM-RULING-59)."""
    if not offers_of(m.table, visit.place):
        return goto(enter_club)
    seat = page_of(m.table, visit.gentleman).seat
    return ask(seat, "take", [*legal(m, seat, TAKE_CARDS), END_FORM], args={"place": visit.place})


def take_cards(visit: VisitRule, m: Scene) -> Flow:
    """Put them into the common stock."""
    if isinstance(visit.take, TakeCards):
        cards = visit.take.cards
        lot = next(offer for offer in offers_of(m.table, visit.place) if offer.cards == cards)
        m.table.offers = [offer for offer in m.table.offers if offer is not lot]
        win_cards(m, cards)
    return None


def enter_club(visit: VisitRule, m: Scene) -> Flow:
    """At the club he takes an advantage of his profession (RM-INT-09)."""
    if PLACES[visit.place].offer != ADVANTAGE:
        return None
    return call(Learning(gentleman=visit.gentleman, left=PLACES[visit.place].cards))


def enter_place(visit: VisitRule, m: Scene) -> Flow:
    """A place card does what it says (RM-INT-10)."""
    if PLACES[visit.place].printed:
        return None
    return call(PlaceGains(gentleman=visit.gentleman, place=visit.place))


rule(
    VisitRule,
    (note_visit, "RM-INT-12"),
    (choose_cards, "RM-INT-07"),
    (take_cards, "RM-INT-08"),
    (enter_club, "RM-INT-09"),
    (enter_place, "RM-INT-10"),
)


# Advantages


def _advantages(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(Learning)
    return [Learn(card) for card in ADVANTAGES]


@requires("RM-ADV-01", "card")
def own_profession(seen: Scene, seat: Seat, learn: Learn) -> Denied:
    """A gentleman takes cards of his own profession only."""
    profession = profession_of(seen.within(Learning).gentleman)
    return None if ADVANTAGES[learn.card].profession == profession else (learn.card,)


@requires("RM-INT-09", "card")
def not_his_already(seen: Scene, seat: Seat, learn: Learn) -> Denied:
    """Each advantage is there once."""
    one = page_of(seen.table, seen.within(Learning).gentleman)
    return (learn.card,) if learn.card in one.advantages else None


def _returns(seen: Scene, seat: Seat) -> list[Action]:
    return [Unlearn(card) for card in page_of(seen.table, seen.within(Learning).gentleman).advantages]


LEARN: Final = Kind("learn", _advantages, own_profession, not_his_already, rule="RM-INT-09")
UNLEARN: Final = Kind("unlearn", _returns, rule="RM-ADV-03")


def choose_advantage(learning: Learning, m: Scene) -> Flow:
    """Ask his player for the next advantage."""
    if not learning.left:
        return END_RULE
    seat = page_of(m.table, learning.gentleman).seat
    options = legal(m, seat, LEARN)
    if learning.optional:
        options.append(END_FORM)
    return ask(seat, "advantage", options, args={"gentleman": learning.gentleman, "left": learning.left})


def take_advantage(learning: Learning, m: Scene) -> Flow:
    """Give him the card."""
    chosen, learning.advantage = learning.advantage, None
    if chosen is None or isinstance(chosen, EndForm):
        return END_RULE
    learning.left -= 1
    one = page_of(m.table, learning.gentleman)
    one.advantages = put(one.advantages, chosen.card)
    m.emit(AdvantageLearnt(one.id, chosen.card))
    return None


def choose_return(learning: Learning, m: Scene) -> Flow:
    """With a fourth card, ask which one goes back (RM-ADV-03)."""
    one = page_of(m.table, learning.gentleman)
    if len(one.advantages) <= CONSTANTS.most_advantages:
        return goto(choose_advantage)
    return ask(one.seat, "give_back", legal(m, one.seat, UNLEARN), args={"gentleman": one.id})


def return_advantage(learning: Learning, m: Scene) -> Flow:
    """Put it back into its stack."""
    chosen, learning.give_back = learning.give_back, None
    assert chosen is not None
    one = page_of(m.table, learning.gentleman)
    one.advantages = take(one.advantages, chosen.card)
    m.emit(AdvantageReturned(one.id, chosen.card))
    return goto(choose_advantage)


rule(
    Learning,
    (choose_advantage, "RM-INT-09"),
    (take_advantage, "RM-ADV-01"),
    (choose_return, "RM-ADV-03"),
    (return_advantage, "RM-ADV-03"),
)
