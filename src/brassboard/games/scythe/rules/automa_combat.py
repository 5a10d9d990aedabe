"""Combat with an Automa: its card decides what it spends, a beaten Automa leaves resources, a winning one removes them.

The Automa's deck is here as well, because turns and combats draw from the same deck.
"""

from typing import Final

from brassboard.kernel import Flow, draw, rule, shuffle
from brassboard.kit import zones

from ..content import AUTOMA_CARDS, AutomaCard
from ..content.map_tables import MAKES, NAMES
from ..data.events import AutomaBidCard, ResourcesLost
from ..data.frames import AutomaBid
from ..data.table import AUTOMA, HUMAN, NOWHERE, Player
from ..extension_points import Scene
from ..queries import gain_goods, player, put_goods

SPENDING: Final = (7, 13)
"""SA-COMBAT-02: the highest power of the first and of the second column of a card."""


# The deck


def deck_owner(m: Scene, automa: Player) -> Player:
    """Return the Automa whose deck this Automa draws from: the first one's where the deck is shared (RF-MPA-09)."""
    if m.table.shared_deck:
        first: Player = next(one for one in m.table.players if one.kind == AUTOMA)
        return first
    return automa


def restack(owner: Player, places: tuple[int, ...]) -> None:
    """Make a new deck of the deck and both discard piles, in the order of these places."""
    cards = tuple(sorted((*owner.deck, *owner.discard, *owner.fought)))
    owner.deck = zones.permuted(cards, places)
    owner.discard = owner.fought = ()


def last_card(m: Scene, automa: Player) -> int:
    """Return the last card played for a turn, 0 for none; of a shared deck any Automa's (RF-MPA-16)."""
    owner = automa
    if m.table.shared_deck:
        owner = next(one for one in m.table.players if one.kind == AUTOMA)
    return owner.last


# What the Automa brings to a combat


def refill_for_combat(bid: AutomaBid, m: Scene) -> Flow:
    """Shuffle both discard piles where the deck is empty (SA-TURN-05)."""
    owner = deck_owner(m, player(m, bid.seat))
    return None if owner.deck else shuffle(len(owner.discard) + len(owner.fought), into="order")


def draw_for_combat(bid: AutomaBid, m: Scene) -> Flow:
    """Draw a card for the combat only; it goes to a discard pile of its own (SA-COMBAT-01)."""
    one = player(m, bid.seat)
    owner = deck_owner(m, one)
    if bid.order is not None:
        restack(owner, bid.order.places)
    bid.card, owner.deck = owner.deck[0], owner.deck[1:]
    owner.fought = (*owner.fought, bid.card)
    m.reveal()
    m.emit(AutomaBidCard(one.faction, bid.card))
    return None


def draw_cards_for_combat(bid: AutomaBid, m: Scene) -> Flow:
    """Draw as many combat cards of its hand as the card shows (SA-COMBAT-03), whatever units fight (SA-COMBAT-04)."""
    held = len(player(m, bid.seat).cards)
    n = min(AUTOMA_CARDS[bid.card].cards, held)
    return draw(n, held, into="drawn") if n else None


def set_strength(bid: AutomaBid, m: Scene) -> Flow:
    """Set the result: the power spent, at most what it has (SA-COMBAT-02), then the values of its cards."""
    one = player(m, bid.seat)
    spent = min(one.power, power_to_spend(AUTOMA_CARDS[bid.card], one.power))
    cards = [one.cards[place] for place in bid.drawn.places] if bid.drawn is not None else []
    bid.result = (spent, *sorted(cards, reverse=True))
    m.reveal()
    return None


def power_to_spend(card: AutomaCard, power: int) -> int:
    """Return the power that the card tells an Automa with so much power to spend (SA-COMBAT-02)."""
    if power <= SPENDING[0]:
        return card.spend[0]
    return card.spend[1] if power <= SPENDING[1] else card.spend[2]


rule(
    AutomaBid,
    (refill_for_combat, "SA-TURN-05"),
    (draw_for_combat, "SA-COMBAT-01"),
    (draw_cards_for_combat, "SA-COMBAT-03"),
    (set_strength, "SA-COMBAT-02"),
)


# What follows


def return_to_mat(one: Player, unit: str, at: int) -> None:
    """Put the beaten Automa's character or its mechs on the hex back on its faction mat (SA-COMBAT-06)."""
    if unit == "character":
        one.character = NOWHERE
    else:
        one.mechs = tuple([mech for mech in one.mechs if mech != at])


def settle_resources(m: Scene, winner: Player, loser: Player, at: int, attacked: bool) -> None:
    """Change the resources on the territory of a combat: an Automa that wins removes them (SA-COMBAT-07).

    Only an attacker takes a territory (`attacked`): until the combat is over it is the defender's (SC-TERR-03).
    """
    if winner.kind == AUTOMA:
        if loser.kind == HUMAN:
            clear_goods(m, at)
    elif attacked:
        gain_conquest(m, winner, loser, at)


def gain_conquest(m: Scene, one: Player, other: Player, at: int) -> None:
    """Give a person the resources of a territory taken from an Automa, in combat or by driving off its workers.

    SA-CONQ-01, SA-RULING-02.
    """
    n = conquest_resources(m, other, at)
    if one.kind == HUMAN and n:
        gain_goods(m, one, MAKES[at], at, n)


def conquest_resources(m: Scene, automa: Player, at: int) -> int:
    """Return how many resources a territory taken from the Automa yields: what its last card says (SA-CONQ-01).

    Villages, lakes and the Factory yield nothing (SA-CONQ-02).
    """
    if automa.kind != AUTOMA or MAKES[at] < 0:
        return 0
    last = last_card(m, automa)
    return AUTOMA_CARDS[last].resources if last else 0


def clear_goods(m: Scene, at: int) -> None:
    """Remove all resources from the hex to the supply: an Automa keeps none (SA-RAID-02, SA-COMBAT-07)."""
    n = 0
    for kind, row in enumerate(m.table.goods):
        if row[at]:
            n += row[at]
            put_goods(m, kind, at, -row[at])
    if n:
        m.emit(ResourcesLost(NAMES[at], n))
