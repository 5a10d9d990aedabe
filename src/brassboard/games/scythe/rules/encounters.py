"""Encounters: the token is discarded, a card is drawn, one of its options is paid and taken."""

from typing import Final

from brassboard.kernel import END_RULE, Denied, EndForm, Flow, Kind, Seat, ask, call, goto, legal, requires, rule

from ..content import ENCOUNTERS, Amount
from ..content.map_tables import NAMES
from ..data.actions import Choose
from ..data.events import EncounterMet, OfferTaken
from ..data.frames import Boon, Gaining, Meeting
from ..data.table import Player
from ..extension_points import Scene
from ..queries import lose_popularity, lose_power, pay_coins, player
from .factions import encounter_options

NO_MORE: Final = EndForm()
OFFERS: Final = [Choose(n) for n in (1, 2, 3)]


def draw_card(meeting: Meeting, m: Scene) -> Flow:
    """Discard the token under the character and draw the top encounter card."""
    table = m.table
    one = player(m, meeting.seat)
    table.encounters = tuple([at for at in table.encounters if at != one.character])
    meeting.card, table.encounter_deck = table.encounter_deck[0], table.encounter_deck[1:]
    m.reveal()
    m.emit(EncounterMet(one.faction, meeting.card, NAMES[one.character]))
    return None


def choose_offer(meeting: Meeting, m: Scene) -> Flow:
    """Ask for an option that the player can pay; one must be chosen, and the first option costs nothing (SC-ENC-03).

    A second one, which Meander allows, may be declined (SC-POL-01).
    """
    options = legal(m, meeting.seat, OFFER)
    if meeting.chosen:
        options.append(NO_MORE)
    return ask(meeting.seat, "choose", options, args={"encounter": meeting.card})


def pay_offer(meeting: Meeting, m: Scene) -> Flow:
    """Pay for the option, or put the card away where a second option was declined."""
    if type(meeting.choose) is not Choose:
        return goto(return_card)
    one = player(m, meeting.seat)
    m.emit(OfferTaken(one.faction, meeting.card, meeting.choose.offer))
    pay_amounts(m, one, ENCOUNTERS[meeting.card].offers[meeting.choose.offer - 1].cost)
    return None


def take_offer(meeting: Meeting, m: Scene) -> Flow:
    """Give what the option gives, on the character's territory (SC-ENC-05) and nothing besides (SC-ENC-06)."""
    assert type(meeting.choose) is Choose
    gain = ENCOUNTERS[meeting.card].offers[meeting.choose.offer - 1].gain
    return call(Gaining(meeting.seat, tuple([Boon(each.what, each.n) for each in gain]), "character"))


def offer_second_option(meeting: Meeting, m: Scene) -> Flow:
    """Ask for a second option if Meander allows it."""
    assert type(meeting.choose) is Choose
    meeting.chosen = (*meeting.chosen, meeting.choose.offer)
    meeting.choose = None
    one = player(m, meeting.seat)
    return goto(choose_offer) if len(meeting.chosen) < encounter_options(m, one) else None


def return_card(meeting: Meeting, m: Scene) -> Flow:
    """Put the used card under the encounter deck (SC-ENC-07)."""
    m.table.encounter_deck = (*m.table.encounter_deck, meeting.card)
    meeting.card = 0
    return END_RULE


rule(
    Meeting,
    (draw_card, "SC-ENC-01"),
    (choose_offer, "SC-ENC-03"),
    (pay_offer, "SC-ENC-03"),
    (take_offer, "SC-ENC-04"),
    (offer_second_option, "SC-POL-01"),
    (return_card, "SC-ENC-07"),
)


def pay_amounts(m: Scene, one: Player, cost: tuple[Amount, ...]) -> None:
    """Pay what a card costs in power, popularity and coins."""
    for amount in cost:
        if amount.what == "coins":
            pay_coins(m, one, amount.n)
        elif amount.what == "power":
            lose_power(m, one, amount.n)
        elif amount.what == "popularity":
            lose_popularity(m, one, amount.n)


def first_unpaid(one: Player, cost: tuple[Amount, ...]) -> Amount | None:
    """Return the first amount of power, popularity, coins or combat cards that the player cannot pay."""
    for amount in cost:
        have = amount.n
        if amount.what == "coins":
            have = one.coins
        elif amount.what == "power":
            have = one.power
        elif amount.what == "popularity":
            have = one.popularity
        elif amount.what == "combat_card":
            have = len(one.cards)
        if have < amount.n:
            return amount
    return None


def _offers(seen: Scene, seat: Seat) -> list[Choose]:
    """Return the three options of the card."""
    return OFFERS if seen.within(Meeting).card else []


@requires("SC-ENC-03", "what", "n")
def can_pay_offer(seen: Scene, seat: Seat, act: Choose) -> Denied:
    """Deny options that the player cannot pay in full."""
    offer = ENCOUNTERS[seen.within(Meeting).card].offers[act.offer - 1]
    lacking = first_unpaid(player(seen, seat), offer.cost)
    return None if lacking is None else (lacking.what, lacking.n)


@requires("SC-POL-01")
def another_offer(seen: Scene, seat: Seat, act: Choose) -> Denied:
    """Deny an option that was taken."""
    return () if act.offer in seen.within(Meeting).chosen else None


OFFER: Final = Kind("choose", _offers, another_offer, can_pay_offer, rule="SC-ENC-03")
