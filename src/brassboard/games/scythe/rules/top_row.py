"""The top-row actions other than Move: Bolster, Trade and Produce."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    Ask,
    Denied,
    EndForm,
    Flow,
    Kind,
    Seat,
    ask,
    form,
    goto,
    legal,
    requires,
    rule,
)
from brassboard.kit.bits import members

from ..cards.gains import make_workers, put_tokens, tokens_to_place
from ..content import BOX_BASE, BOXES, PRODUCE_COSTS, STRUCTURES, WORKERS
from ..content.map_tables import MAKES, NAMES, NUMBER, PRODUCES, VILLAGES
from ..data.actions import Place, Produce
from ..data.frames import Bolstering, Producing, Trading
from ..data.table import Player
from ..extension_points import Scene
from ..queries import (
    bonus,
    controlled,
    count_of,
    draw_cards,
    gain_goods,
    gain_popularity,
    gain_power,
    lose_popularity,
    lose_power,
    pay_coins,
    player,
    value_of,
    with_workers,
)

MONUMENT, MILL, MINE, ARMORY = range(len(STRUCTURES))
NO_MORE: Final = EndForm()
TRADED: Final = 2  # SC-TRADE-01: never upgraded
TRADE_MAY_SPLIT = True  # SC-RULING-11, SC-GAP-02: the two resources may lie on two territories


# Bolster


def pay_bolster(bolstering: Bolstering, m: Scene) -> Flow:
    """Pay 1 coin for Bolster."""
    pay_coins(m, player(m, bolstering.seat), 1)
    return None


def bolster(bolstering: Bolstering, m: Scene) -> Flow:
    """Give power or draw combat cards, as many as the upgrade box says."""
    one = player(m, bolstering.seat)
    box = BOXES.index(bolstering.choice)
    n = value_of(one, box, BOX_BASE[box])
    if bolstering.choice == "cards":
        return draw_cards(m, bolstering.seat, n)
    gain_power(m, one, n)
    return None


def monument(bolstering: Bolstering, m: Scene) -> Flow:
    """Give 1 popularity for the Monument; its owner needs no control of the territory (SC-BUILD-05, SC-BUILD-06)."""
    one = player(m, bolstering.seat)
    return bonus(m, bolstering.seat, "popularity", 1) if one.structures[MONUMENT] >= 0 else None


rule(
    Bolstering,
    (pay_bolster, "SC-BOLSTER-01"),
    (bolster, "SC-BOLSTER-01"),
    (monument, "SC-BOLSTER-02"),
)


# Trade


def pay_trade(trading: Trading, m: Scene) -> Flow:
    """Pay 1 coin for Trade."""
    pay_coins(m, player(m, trading.seat), 1)
    return None


def choose_goods(trading: Trading, m: Scene) -> Flow:
    """Ask which 2 resources are gained and where they are placed."""
    return form((trading.seat,), next_good, into="place") if trading.choice == "resources" else None


def next_good(trading: Trading, m: Scene, seat: Seat, given: tuple[Place | EndForm, ...]) -> Ask | None:
    """Ask for the next resource, on a controlled territory with a worker (SC-TRADE-02).

    SC-RULING-11: the two may lie on two territories. SC-RULING-22: one of them may be a lake.
    """
    where = with_workers(m, player(m, seat))
    if given and not TRADE_MAY_SPLIT and type(given[0]) is Place:
        where = 1 << NUMBER[given[0].at]
    return tokens_to_place(seat, TRADED, (0, 1, 2, 3), where, given)


def trade(trading: Trading, m: Scene) -> Flow:
    """Place the resources, or give popularity."""
    one = player(m, trading.seat)
    if trading.choice == "resources":
        put_tokens(m, one, trading.place)
    else:
        box = BOXES.index("popularity")
        gain_popularity(m, one, value_of(one, box, BOX_BASE[box]))
    return None


def armory(trading: Trading, m: Scene) -> Flow:
    """Give 1 power for the Armory; its owner needs no control of the territory (SC-BUILD-05, SC-BUILD-06)."""
    one = player(m, trading.seat)
    return bonus(m, trading.seat, "power", 1) if one.structures[ARMORY] >= 0 else None


rule(
    Trading,
    (pay_trade, "SC-TRADE-01"),
    (choose_goods, "SC-TRADE-02"),
    (trade, "SC-TRADE-01"),
    (armory, "SC-TRADE-04"),
)


# Produce


def pay_produce(producing: Producing, m: Scene) -> Flow:
    """Pay for Produce by the workers that have left the mat before the action (SC-PRODUCE-02).

    A Factory card's Produce costs only what the card says.
    """
    if producing.mill:
        one = player(m, producing.seat)
        power, popularity, coins = PRODUCE_COSTS[len(one.workers)]
        lose_power(m, one, power)
        lose_popularity(m, one, popularity)
        pay_coins(m, one, coins)
    return None


def choose_territory(producing: Producing, m: Scene) -> Flow:
    """Ask which territory produces next and how much."""
    options = legal(m, producing.seat, PRODUCE)
    if not options:
        return END_RULE
    return ask(producing.seat, "produce", [*options, NO_MORE], args={"left": producing.left})


def produce_there(producing: Producing, m: Scene) -> Flow:
    """Place the resources (SC-PRODUCE-04) or the new workers (SC-PRODUCE-05) that a territory makes.

    SC-PRODUCE-08, SC-RULING-07: the territory of the Mill, and no other, produces in addition to the chosen ones.
    """
    chosen = producing.produce
    if type(chosen) is not Produce:
        return END_RULE
    one = player(m, producing.seat)
    at = NUMBER[chosen.at]
    if producing.mill and at == one.structures[MILL]:
        producing.mill = False
    else:
        producing.left -= 1
    producing.made = tuple(sorted((*producing.made, at)))
    if VILLAGES >> at & 1:
        make_workers(m, one, at, chosen.n)
    else:
        gain_goods(m, one, MAKES[at], at, chosen.n)
    return None


def another_territory(producing: Producing, m: Scene) -> Flow:
    """Return to the question for the next territory.

    SC-RULING-32: the star of the eighth worker waits for the whole benefit; the caller of this frame places it.
    """
    producing.produce = None
    return goto(choose_territory)


rule(
    Producing,
    (pay_produce, "SC-PRODUCE-01"),
    (choose_territory, "SC-PRODUCE-03"),
    (produce_there, "SC-PRODUCE-04"),
    (another_territory, "SC-PRODUCE-03"),
)


def production_limit(m: Scene, one: Player, at: int) -> int:
    """Return how many tokens a territory can make: one for each worker and one for the Mill (SC-PRODUCE-08).

    Each of them may produce or not (SC-PRODUCE-07).
    """
    n = count_of(one, "worker", at)
    if at == one.structures[MILL] and (not m.inside(Producing) or m.within(Producing).mill):
        n += 1
    if VILLAGES >> at & 1:
        return min(n, WORKERS - len(one.workers))
    return n if MAKES[at] >= 0 else 0


def _territories(seen: Scene, seat: Seat) -> list[Produce]:
    """Return every number of tokens on every hex."""
    seen.within(Producing)
    return [produce for at in range(len(NAMES)) for produce in PRODUCES[at][1:]]


@requires("SC-TERR-02", "hex")
def controls_territory(seen: Scene, seat: Seat, act: Produce) -> Denied:
    """Deny territories that the player does not control."""
    return None if controlled(seen, seat) >> NUMBER[act.at] & 1 else (act.at,)


@requires("SC-PRODUCE-03", "hex")
def has_not_produced(seen: Scene, seat: Seat, act: Produce) -> Denied:
    """Deny territories that have produced in this action."""
    return (act.at,) if NUMBER[act.at] in seen.within(Producing).made else None


@requires("SC-PRODUCE-03", "hex")
def territories_left(seen: Scene, seat: Seat, act: Produce) -> Denied:
    """Deny further territories when all allowed ones have produced; the Mill's territory is extra."""
    producing = seen.within(Producing)
    mill = producing.mill and NUMBER[act.at] == player(seen, seat).structures[MILL]
    return None if producing.left > 0 or mill else (act.at,)


@requires("SC-PRODUCE-04", "hex", "most")
def within_limit(seen: Scene, seat: Seat, act: Produce) -> Denied:
    """Deny more tokens than workers and Mill can make."""
    most = production_limit(seen, player(seen, seat), NUMBER[act.at])
    return None if act.n <= most else (act.at, most)


def _producible(seen: Scene, seat: Seat) -> list[Produce]:
    """Return what the requirements above allow, computed territory by territory because that is faster."""
    one = player(seen, seat)
    producing = seen.within(Producing)
    mill = one.structures[MILL] if producing.mill else -1
    found: list[Produce] = []
    land = controlled(seen, seat)
    for at in members(land):
        if at not in producing.made and (producing.left > 0 or at == mill):
            most = production_limit(seen, one, at)
            if most > 0:
                found += PRODUCES[at][1 : most + 1]
    return found


PRODUCE: Final = Kind(
    "produce", _territories, controls_territory, has_not_produced, territories_left, within_limit, fast=_producible
)
