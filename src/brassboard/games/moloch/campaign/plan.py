"""The intermezzo, step by step, and the plan with what it offers (chapter intermezzo).

The sheet keeps neither damage nor afflictions nor ether: each chapter begins afresh (RM-INT-21).
"""

from typing import Final

from brassboard.kernel import Flow, call, draw, rule

from ..content import CONSTANTS, PLACE_DECK, PLACES
from ..rules.cast import sheets_with_versions
from .events import PlanLaid
from .frames import (
    DrawCards,
    EarlyVersions,
    ExchangeRule,
    Heirs,
    Intermezzo,
    LayPlan,
    NewPower,
    NewRoles,
    ShareStock,
    Visits,
)
from .nemesis import has_informer
from .queries import Scene, following_chapter, group_of
from .sheet import Offer, Sheet

BAZAAR: Final = "bazaar"
WILKINSONS: Final = "wilkinsons"
SHADOW_MARKET: Final = "shadow_market"


# Laying the plan out


def offered_cards(place: str) -> DrawCards:
    """Return the draw of the cards that a printed place offers."""
    row = PLACES[place]
    return DrawCards(stack=row.offer, n=row.spaces * row.cards)


def lay_offers(sheet: Sheet, place: str, cards: tuple[str, ...]) -> None:
    """Lay the cards onto the spaces of a place, in the order drawn; the bazaar has pairs."""
    size = PLACES[place].cards
    sheet.offers += [Offer(place, cards[at : at + size]) for at in range(0, len(cards), size)]


def draw_utensils(plan: LayPlan, m: Scene) -> Flow:
    """Draw the utensils of the bazaar (RM-INT-01)."""
    return call(offered_cards(BAZAAR), into="cards")


def lay_utensils(plan: LayPlan, m: Scene) -> Flow:
    """Lay them out in pairs."""
    lay_offers(m.table, BAZAAR, plan.cards)
    return None


def draw_arsenal(plan: LayPlan, m: Scene) -> Flow:
    """Draw the simple arsenal cards of Wilkinson's (RM-INT-02)."""
    return call(offered_cards(WILKINSONS), into="cards")


def lay_arsenal(plan: LayPlan, m: Scene) -> Flow:
    """Lay them out."""
    lay_offers(m.table, WILKINSONS, plan.cards)
    return None


def draw_artefacts(plan: LayPlan, m: Scene) -> Flow:
    """Draw the artefacts of the Shadow Market (RM-INT-03)."""
    return call(offered_cards(SHADOW_MARKET), into="cards")


def lay_artefacts(plan: LayPlan, m: Scene) -> Flow:
    """Lay them out."""
    lay_offers(m.table, SHADOW_MARKET, plan.cards)
    return None


def place_deck(sheet: Sheet) -> list[str]:
    """Return the place cards that have not left the campaign."""
    return [place for place in PLACE_DECK if place not in sheet.places_out]


def draw_places(plan: LayPlan, m: Scene) -> Flow:
    """Draw the place cards (RM-INT-04)."""
    deck = place_deck(m.table)
    return draw(min(CONSTANTS.places_on_offer, len(deck)), len(deck), into="drawn")


def lay_places(plan: LayPlan, m: Scene) -> Flow:
    """Lay them open; the advantages of each profession lie at the club (RM-INT-05)."""
    assert plan.drawn is not None
    deck = place_deck(m.table)
    m.table.places = tuple([deck[place] for place in plan.drawn.places])
    m.emit(PlanLaid(m.table.places))
    return None


rule(
    LayPlan,
    (draw_utensils, "RM-INT-01"),
    (lay_utensils, "RM-INT-01"),
    (draw_arsenal, "RM-INT-02"),
    (lay_arsenal, "RM-INT-02"),
    (draw_artefacts, "RM-INT-03"),
    (lay_artefacts, "RM-INT-03"),
    (draw_places, "RM-INT-04"),
    (lay_places, "RM-INT-05"),
)


# The steps of an intermezzo, in the order of RM-INT-25


def lay_plan(intermezzo: Intermezzo, m: Scene) -> Flow:
    """Lay the plan out."""
    return call(LayPlan())


def visit_places(intermezzo: Intermezzo, m: Scene) -> Flow:
    """Let every gentleman visit a place."""
    return call(Visits())


def clear_plan(intermezzo: Intermezzo, m: Scene) -> Flow:
    """Put back what was not taken; the stacks are shuffled whenever one draws (RM-RULING-60)."""
    m.table.offers, m.table.places, m.table.visits = [], (), ()
    return None


def take_power(intermezzo: Intermezzo, m: Scene) -> Flow:
    """Let the Nemesis take one more power card."""
    return call(NewPower())


def fix_versions(intermezzo: Intermezzo, m: Scene) -> Flow:
    """Let the Nemesis fix his versions now, if a cult informer was visited (RM-RULING-57)."""
    sheet = m.table
    if not has_informer(sheet):
        return None
    return call(EarlyVersions(waiting=tuple(sheets_with_versions(following_chapter(sheet), sheet.favours))))


def exchange_gentlemen(intermezzo: Intermezzo, m: Scene) -> Flow:
    """Let gentlemen be exchanged for the next chapter."""
    group = [one.id for one in group_of(m.table)]
    return call(ExchangeRule(reserve=tuple([one.id for one in m.table.gentlemen if one.id not in group])))


def pass_gains_on(intermezzo: Intermezzo, m: Scene) -> Flow:
    """Let others have what those who sit out have won for the next chapter."""
    return call(Heirs())


def put_discards_back(intermezzo: Intermezzo, m: Scene) -> Flow:
    """Shuffle the discards of the last chapter back into their stacks (RM-RULING-102)."""
    m.table.aside = ()
    return None


def share_stock(intermezzo: Intermezzo, m: Scene) -> Flow:
    """Let the stock be shared out."""
    return call(ShareStock())


def give_roles(intermezzo: Intermezzo, m: Scene) -> Flow:
    """Let a leader be named, who gives the roles out."""
    return call(NewRoles())


rule(
    Intermezzo,
    (lay_plan, "RM-INT-25"),
    (visit_places, "RM-INT-06"),
    (clear_plan, "RM-RULING-60"),
    (take_power, "RM-INT-11"),
    (fix_versions, "RM-RULING-57"),
    (exchange_gentlemen, "RM-INT-19"),
    (pass_gains_on, "RM-INT-20"),
    (share_stock, "RM-INT-22"),
    (give_roles, "RM-INT-23"),
    (put_discards_back, "RM-RULING-102"),
)
