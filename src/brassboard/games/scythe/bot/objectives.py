"""Objectives in plans: which position some turns from now would fulfil one."""

from brassboard.kit.bits import Bits

from ..cards.objectives import compared, count_named, crowd, resources, territories
from ..content import BOARD, FACTORY, STARS, Condition
from ..content.map_tables import TOUCHING
from ..data.table import Player
from ..queries import buildings
from .plan_state import Outlook, Sketch, land_of


def reveal(look: Outlook, sketch: Sketch) -> None:
    """Place the objective star if an objective in hand is fulfilled at the end of the turn (SC-OBJ-01)."""
    one = sketch.one
    if not look.goals or "objective" in one.stars or len(one.stars) >= STARS - 1:
        return
    land = land_of(sketch)
    for goal in look.goals:
        if all([holds(look, sketch, land, each) for each in goal]):
            one.stars = (*one.stars, "objective")
            return


def holds(look: Outlook, sketch: Sketch, land: Bits, condition: Condition) -> bool:
    """Return whether a condition is met in this position."""
    one = sketch.one
    if condition.fact:
        return fact(look, sketch, land, condition)
    have = count(look, one, land, condition)
    want = count_named(look.m, one, condition.equals) if condition.equals else condition.value
    return compared(have, want, condition.op)


def count(look: Outlook, one: Player, land: Bits, condition: Condition) -> int:
    """Return how many of the things that the condition names the player would have."""
    if condition.count == "controlled_territories":
        return territories(land, condition)
    if condition.count == "structures" and condition.adjacent_to:
        return (buildings(one) & TOUCHING[one.base]).bit_count()
    if condition.count == "factory_cards":
        return 1 if "factory_card" in one.spent else 0
    return count_named(look.m, one, condition.count)


def fact(look: Outlook, sketch: Sketch, land: Bits, condition: Condition) -> bool:
    """Return whether the fact that the condition names would be true."""
    one = sketch.one
    what = condition.fact
    if what == "controls_factory":
        return land >> FACTORY & 1 == 1
    if what == "power_at_least_every_other_player":
        return all([other.power <= one.power for other in look.rivals])
    if what == "controls_resources":
        return resources(sketch.goods, condition)
    if what == "territory_with":
        return any([crowd(one, at, condition) for at in set(one.workers)])
    hands = 0
    for at in one.workers:
        hands |= 1 << at
    return all([land & hands & BOARD.of_terrain(terrain) for terrain in condition.terrains])
