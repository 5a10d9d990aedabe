"""The Factory: the first visit gives a card, and the card is a fifth section of the player mat."""

from typing import Final

from brassboard.kernel import Ask, Denied, Flow, Kind, Seat, ask, call, form, legal, requires, rule
from brassboard.kit import zones

from ..content import FACTORY_CARDS, RESOURCES, FactoryCard
from ..content.map_tables import SPENDS
from ..data.actions import Choose, Claim, Coerce, Pay
from ..data.events import CardSpent, FactoryVisited
from ..data.frames import Boon, Claiming, FactoryTop, Gaining
from ..data.table import Player
from ..extension_points import Scene
from ..queries import discard_cards, player
from .encounters import first_unpaid, pay_amounts
from .factions import may_coerce
from .payment import complete_payment, next_payment, settle_payment, spendable_tokens

ALL_KINDS: Final = tuple(range(len(RESOURCES)))
ENTRIES: Final = [Choose(n) for n in (1, 2)]
CLAIMS: Final = {no: Claim(no) for no in FACTORY_CARDS}


# The visit


def show_cards(claiming: Claiming, m: Scene) -> Flow:
    """Show the Factory cards to the visiting player only (SC-FACTORY-04)."""
    m.table.factory.seen |= 1 << claiming.seat
    m.reveal(1 << claiming.seat)
    return None


def choose_card(claiming: Claiming, m: Scene) -> Flow:
    """Ask which Factory card the player keeps."""
    return ask(claiming.seat, "claim", legal(m, claiming.seat, CLAIM))


def keep_card(claiming: Claiming, m: Scene) -> Flow:
    """Give the player the chosen card, open to everybody; it is never exchanged."""
    assert claiming.claim is not None
    one = player(m, claiming.seat)
    pile = m.table.factory
    pile.cards = zones.take(pile.cards, claiming.claim.card)
    one.factory_card = claiming.claim.card
    one.spent = (*one.spent, "factory_card")
    m.reveal()
    m.emit(FactoryVisited(one.faction, one.factory_card))
    return None


rule(
    Claiming,
    (show_cards, "SC-FACTORY-04"),
    (choose_card, "SC-FACTORY-02"),
    (keep_card, "SC-FACTORY-03"),
)


def _claims(seen: Scene, seat: Seat) -> list[Claim]:
    """Return the Factory cards by the board."""
    return [CLAIMS[no] for no in seen.table.factory.cards] if seen.within(Claiming).seat == seat else []


@requires("SC-FACTORY-03")
def has_no_card(seen: Scene, seat: Seat, act: Claim) -> Denied:
    """Deny a second Factory card."""
    return () if "factory_card" in player(seen, seat).spent else None


CLAIM: Final = Kind("claim", _claims, has_no_card, rule="SC-FACTORY-02")


# The card's own actions


def factory_move() -> tuple[int, int]:
    """Return how many units the card's Move moves and how many steps each has (SC-FACTORY-06).

    Speed adds a step to these as to every move, and the Mine may be used (SC-FACTORY-07).
    """
    return 1, 2


def resource_cost(card: FactoryCard) -> tuple[int, bool]:
    """Return how many resource tokens a card costs, and whether their kinds must differ."""
    for amount in card.cost:
        if amount.what in ("resource_any", "resource_different"):
            return amount.n, amount.what == "resource_different"
    return 0, False


def affordable(m: Scene, one: Player, card: FactoryCard) -> bool:
    """Return whether the player can pay the whole cost of the card (SC-TURN-04)."""
    if first_unpaid(one, card.cost) is not None:
        return False
    n, different = resource_cost(card)
    if not n:
        return True
    there = spendable_tokens(m, one, ALL_KINDS)
    have = len({pay.resource for pay, _ in there}) if different else sum([amount for _, amount in there])
    return have + (1 if may_coerce(m, one) else 0) >= n


def pay_tracks(using: FactoryTop, m: Scene) -> Flow:
    """Pay power, popularity and coins before anything is asked, so that no question depends on hidden coins."""
    one = player(m, using.seat)
    pay_amounts(m, one, FACTORY_CARDS[one.factory_card].cost)
    return None


def choose_entry(using: FactoryTop, m: Scene) -> Flow:
    """Ask which entry of the card is taken, if it has two."""
    card = FACTORY_CARDS[player(m, using.seat).factory_card]
    if len(card.choose) < 2:
        return None
    return ask(using.seat, "entry", ENTRIES[: len(card.choose)], into="choose", args={"factory": card.no})


def choose_combat_card(using: FactoryTop, m: Scene) -> Flow:
    """Ask the owner which combat card is spent (SC-RULING-27)."""
    one = player(m, using.seat)
    costs = [amount for amount in FACTORY_CARDS[one.factory_card].cost if amount.what == "combat_card"]
    if not costs:
        return None
    return ask(
        using.seat, "spend", [SPENDS[value] for value in sorted(set(one.cards))], args={"factory": one.factory_card}
    )


def choose_tokens(using: FactoryTop, m: Scene) -> Flow:
    """Ask which resource tokens are paid."""
    n, _ = resource_cost(FACTORY_CARDS[player(m, using.seat).factory_card])
    return form((using.seat,), next_token, into="paid") if n else None


def next_token(using: FactoryTop, m: Scene, seat: Seat, given: tuple[Pay | Coerce, ...]) -> Ask | None:
    """Ask for the next resource token."""
    one = player(m, seat)
    n, different = resource_cost(FACTORY_CARDS[one.factory_card])
    return next_payment(m, seat, one, n, ALL_KINDS, given, different)


def pay_card(using: FactoryTop, m: Scene) -> Flow:
    """Discard the combat card and pay the resource tokens."""
    one = player(m, using.seat)
    card = FACTORY_CARDS[one.factory_card]
    if using.spend is not None:
        discard_cards(m, one, (using.spend.card,))
        m.reveal()
        m.emit(CardSpent(one.faction, using.spend.card))
    n, different = resource_cost(card)
    if n:
        settle_payment(m, one, complete_payment(m, one, n, ALL_KINDS, using.paid, different))
    return None


def take_entry(using: FactoryTop, m: Scene) -> Flow:
    """Give what the entry says, and nothing from the player mat (SC-FACTORY-05).

    SC-FACTORY-08: `placement` says which own unit must stand where a mech or structure is placed: usually a worker.
    """
    card = FACTORY_CARDS[player(m, using.seat).factory_card]
    entry = card.choose[using.choose.offer - 1 if using.choose is not None else 0]
    return call(Gaining(using.seat, tuple([Boon(each.what, each.n) for each in entry]), card.placement))


rule(
    FactoryTop,
    (pay_tracks, "SC-TURN-04"),
    (choose_entry, "SC-FACTORY-05"),
    (choose_combat_card, "SC-RULING-27"),
    (choose_tokens, "SC-RES-03"),
    (pay_card, "SC-TURN-04"),
    (take_entry, "SC-FACTORY-05"),
)
