"""Objectives in plans: which position some turns from now would fulfil one."""

from brassboard.kit.bits import Bits

from ..cards.objectives import compare, count_named, has_enough_pieces, has_resources, territories
from ..content import BOARD, FACTORY, STARS, Condition
from ..content.map_tables import TOUCHING
from ..data.table import Player
from ..queries import buildings
from .plan_state import PlanContext, PlanState, controlled_land


def reveal_objective(context: PlanContext, state: PlanState) -> None:
    """Place the objective star if an objective in hand is fulfilled at the end of the turn (SC-OBJ-01)."""
    one = state.one
    if not context.goals or "objective" in one.stars or len(one.stars) >= STARS - 1:
        return
    land = controlled_land(state)
    for goal in context.goals:
        if all([holds(context, state, land, each) for each in goal]):
            one.stars = (*one.stars, "objective")
            return


def holds(context: PlanContext, state: PlanState, land: Bits, condition: Condition) -> bool:
    """Return whether a condition is met in this position."""
    one = state.one
    if condition.fact:
        return fact(context, state, land, condition)
    have = count(context, one, land, condition)
    want = count_named(context.m, one, condition.equals) if condition.equals else condition.value
    return compare(have, want, condition.op)


def count(context: PlanContext, one: Player, land: Bits, condition: Condition) -> int:
    """Return how many of the things that the condition names the player would have."""
    if condition.count == "controlled_territories":
        return territories(land, condition)
    if condition.count == "structures" and condition.adjacent_to:
        return (buildings(one) & TOUCHING[one.base]).bit_count()
    if condition.count == "factory_cards":
        return 1 if "factory_card" in one.spent else 0
    return count_named(context.m, one, condition.count)


def fact(context: PlanContext, state: PlanState, land: Bits, condition: Condition) -> bool:
    """Return whether the fact that the condition names would be true."""
    one = state.one
    what = condition.fact
    if what == "controls_factory":
        return land >> FACTORY & 1 == 1
    if what == "power_at_least_every_other_player":
        return all([other.power <= one.power for other in context.rivals])
    if what == "controls_resources":
        return has_resources(state.goods, condition)
    if what == "territory_with":
        return any([has_enough_pieces(one, at, condition) for at in set(one.workers)])
    hands = 0
    for at in one.workers:
        hands |= 1 << at
    return all([land & hands & BOARD.of_terrain(terrain) for terrain in condition.terrains])
