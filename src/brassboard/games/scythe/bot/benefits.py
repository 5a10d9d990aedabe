"""Upgrade, deploy, build, enlist: which of each serves best, and what it changes in a plan."""

from typing import Final

from brassboard.kernel import Action

from ..content import (
    BONUSES,
    BOTTOMS,
    BOXES,
    FACTORY,
    MATS,
    POPULARITY_MAX,
    POWER_MAX,
    RESOURCES,
    STRUCTURES,
    WORKERS,
    Amount,
)
from ..content.map_tables import DRY, NUMBER, TERRITORIES
from ..data.actions import Build, Deploy, Enlist, Upgrade
from ..data.table import NOWHERE, Player
from ..rules.bottom_row import BUILDS, ENLISTS, UPGRADES, deploys_of, removable
from .automa_threat import AVERAGE
from .plan_state import PlanContext, PlanState, uses_left
from .valuation import tile_value

BOX_WORTH: Final = {"popularity": 5.0, "territories": 4.6, "moves": 4.4, "power": 3.6, "coins": 2.6, "cards": 1.6}
FIRST_MECHS: Final = (
    "riverwalk", "burrow", "toka", "speed", "rally", "wayfare", "shinobi", "township", "underpass", "wayfare_farms",
    "submerge", "seaworthy", "suiton", "peoples_army", "artillery", "scout", "disarm", "sword", "shield", "ronin",
    "camaraderie",
)  # fmt: skip
ENLISTED: Final = 2  # number that the one-time bonus of a recruit gives
OTHER_GAIN: Final = 0.9  # value of a gain that a PlanState cannot hold
RESOURCE: Final = 0.8  # cost of a resource token of any kind
BUILD_WORTH: Final = {"monument": 1.2, "mill": 2.0, "mine": 1.0, "armory": 1.2}


def best_benefit(context: PlanContext, state: PlanState, what: str) -> Action | None:
    """Return the best benefit of its kind; None where nothing is left to get."""
    options = benefit_options(context, state, what)
    if not options:
        return None
    values = [benefit_value(context, state, each) for each in options]
    return options[values.index(max(values))]


def benefit_options(context: PlanContext, state: PlanState, what: str) -> list[Action]:
    """Return the benefits of a kind that are considered."""
    one = state.one
    if what == "upgrade":
        boxes = [box for box in range(len(BOXES)) if not one.lifted >> box & 1]
        return [UPGRADES[box][kind] for box in boxes for kind in range(len(BOTTOMS)) if removable(one, kind) > 0]
    if what == "enlist":
        free = [bonus for bonus in range(len(BONUSES)) if not one.bonuses >> bonus & 1]
        return [ENLISTS[kind][bonus] for kind in range(len(BOTTOMS)) if not one.recruits >> kind & 1 for bonus in free]
    sites = [at for at in sorted(set(one.workers)) if DRY >> at & 1 and not state.foes >> at & 1]
    if what == "deploy":
        left = [mech for place, mech in enumerate(one.abilities) if not one.deployed >> place & 1]
        return [deploys_of(mech)[at] for mech in left for at in sites]
    sites = [at for at in sites if at not in one.structures and not context.others_built >> at & 1]
    return [BUILDS[place][at] for place, there in enumerate(one.structures) if there == NOWHERE for at in sites]


def benefit_value(context: PlanContext, state: PlanState, each: Action) -> float:
    """Return the value of a benefit, comparable only within its kind."""
    one = state.one
    if isinstance(each, Upgrade):
        return BOX_WORTH[each.box] + cost_reduction_value(one, BOTTOMS.index(each.bottom))
    if isinstance(each, Deploy):
        order = FIRST_MECHS.index(each.mech) if each.mech in FIRST_MECHS else 9
        return 30.0 - order + 0.3 * one.workers.count(NUMBER[each.at])
    if isinstance(each, Build):
        return BUILD_WORTH[each.structure] + site_value(context, one, NUMBER[each.at], each.structure)
    if isinstance(each, Enlist):
        return bonus_value(one, each.bonus) + 0.5 * uses_left(one, BOTTOMS.index(each.bottom))
    return 0.0


def cost_reduction_value(one: Player, kind: int) -> float:
    """Return the value of a cheaper bottom action: how often it will still be taken, and the coins it pays."""
    section = next(section for section in MATS[one.mat].sections if section.bottom == BOTTOMS[kind])
    return 0.6 * min(uses_left(one, kind), 4) + 0.4 * section.coins


def bonus_value(one: Player, what: str) -> float:
    """Return the value of a one-time recruit bonus in coins."""
    if what == "popularity":
        return 4.5
    if what == "coins":
        return 2.5
    return 2.2 if what == "power" else 1.6


def site_value(context: PlanContext, one: Player, at: int, structure: str) -> float:
    """Return what the structure bonus gains by this site, and for the Mill the workers there."""
    before = one.structures
    now = tile_value(context, one)
    one.structures = (*before, at)
    value = float(tile_value(context, one) - now)
    one.structures = before
    if structure == "mill":
        value += 0.4 * one.workers.count(at)
    return value - (3.0 if at == FACTORY or not TERRITORIES >> at & 1 else 0.0)


def apply_benefit(state: PlanState, chosen: Action) -> None:
    """Apply the benefit to the player's mats and pieces."""
    one = state.one
    if isinstance(chosen, Upgrade):
        kind = BOTTOMS.index(chosen.bottom)
        one.lifted |= 1 << BOXES.index(chosen.box)
        one.covered = (*one.covered[:kind], one.covered[kind] + 1, *one.covered[kind + 1 :])
    elif isinstance(chosen, Deploy):
        one.deployed |= 1 << one.abilities.index(chosen.mech)
        one.mechs = tuple(sorted((*one.mechs, NUMBER[chosen.at])))
    elif isinstance(chosen, Build):
        place = STRUCTURES.index(chosen.structure)
        one.structures = (*one.structures[:place], NUMBER[chosen.at], *one.structures[place + 1 :])
    elif isinstance(chosen, Enlist):
        one.recruits |= 1 << BOTTOMS.index(chosen.bottom)
        one.bonuses |= 1 << BONUSES.index(chosen.bonus)
        gain(one, chosen.bonus, ENLISTED)


def gain(one: Player, what: str, n: int) -> None:
    """Give power, popularity, coins or cards."""
    if what == "power":
        one.power = min(POWER_MAX, one.power + n)
    elif what == "popularity":
        one.popularity = min(POPULARITY_MAX, one.popularity + n)
    elif what == "coins":
        one.coins += n
    else:
        one.cards = (*one.cards, *(AVERAGE,) * n)


def pay_costs(state: PlanState, costs: tuple[Amount, ...]) -> bool:
    """Pay what a card costs; return False if it cannot be paid."""
    one = state.one
    for cost in costs:
        if cost.what == "coins":
            one.coins -= cost.n
        elif cost.what == "power":
            one.power -= cost.n
        elif cost.what == "popularity":
            one.popularity -= cost.n
        elif cost.what == "combat_card":
            if len(one.cards) < cost.n:
                return False
            one.cards = one.cards[cost.n :]
        else:
            state.extra -= RESOURCE * cost.n
    return min(one.coins, one.power, one.popularity) >= 0


def take_gains(context: PlanContext, state: PlanState, gifts: tuple[Amount, ...], at: int) -> None:
    """Take what an encounter or a Factory card gives; new workers come to this hex."""
    one = state.one
    for gift in gifts:
        if gift.what in BOTTOMS:
            chosen = best_benefit(context, state, gift.what)
            if chosen is not None:
                apply_benefit(state, chosen)
        elif gift.what in RESOURCES:
            state.add(RESOURCES.index(gift.what), gift.n)
        elif gift.what == "worker" and at != NOWHERE:
            one.workers = tuple(sorted((*one.workers, *(at,) * min(gift.n, WORKERS - len(one.workers)))))
        elif gift.what in ("power", "popularity", "coins"):
            gain(one, gift.what, gift.n)
        elif gift.what == "combat_card":
            gain(one, "cards", gift.n)
        else:
            state.extra += OTHER_GAIN * gift.n
