"""Objective cards: what each counts, and when it may be revealed."""

from collections.abc import Sequence

from brassboard.kit.bits import Bits, members

from ..content import BOARD, FACTORY, OBJECTIVES, Condition
from ..content.map_tables import AROUND_FACTORY, LAKES, TERRITORIES, TOUCHING, TUNNELS
from ..data.frames import Turn
from ..data.table import Player
from ..extension_points import Scene
from ..queries import buildings, controlled, count_of, goods_on
from ..rules.stars import popcount


def met(m: Scene, one: Player, no: int, turn: Turn) -> bool:
    """SC-OBJ-01, SC-OBJ-04: is the condition met, and is this its moment?"""
    card = OBJECTIVES.get(no)
    if card is None or (card.when == "end_of_turn" and not (turn.top and turn.bottom)):
        return False
    return all([holds(m, one, condition) for condition in card.all])


def holds(m: Scene, one: Player, condition: Condition) -> bool:
    if condition.fact:
        return fact(m, one, condition)
    have = count(m, one, condition)
    return compared(have, count_named(m, one, condition.equals) if condition.equals else condition.value, condition.op)


def progress(m: Scene, one: Player, no: int) -> tuple[int, int, bool]:
    """How far an objective is: what the player has of what it needs, and whether it is met.

    A part that cannot be half done ("at most", "just as many", a fact) counts 0 of 1. With several parts the parts that
    are met are counted.
    """
    conditions = OBJECTIVES[no].all
    parts = [holds(m, one, condition) for condition in conditions]
    if len(parts) > 1:
        return parts.count(True), len(parts), all(parts)
    have, need = amounts(m, one, conditions[0])
    if need > 0:
        return min(have, need), need, parts[0]
    return (1 if parts[0] else 0), 1, parts[0]


def amounts(m: Scene, one: Player, condition: Condition) -> tuple[int, int]:
    """What the player has and needs of one thing; nothing is needed where it cannot be half done."""
    what = condition.fact
    land = controlled(m, one.seat)
    if condition.count and condition.op == ">=":
        return count(m, one, condition), condition.value
    if what == "controls_resources":
        have = goods_on(m.table, land)
        if condition.one_kind_at_least:
            return max(have), condition.one_kind_at_least
        return len([n for n in have if n >= condition.each_kind_at_least]), len(have)
    if what == "territory_with":
        return max([gathered(one, at, condition) for at in members(TERRITORIES)]), needed_pieces(condition)
    if what == "worker_on_controlled_territory_of_each":
        worked = [one_worker_on(m, one, land & BOARD.of_terrain(terrain)) for terrain in condition.terrains]
        return worked.count(True), len(worked)
    return 0, 0


def compared(have: int, want: int, op: str) -> bool:
    if op == ">=":
        return have >= want
    return have <= want if op == "<=" else have == want


def count(m: Scene, one: Player, condition: Condition) -> int:
    what = condition.count
    if what == "controlled_territories":
        return territories(controlled(m, one.seat), condition)
    if what == "structures" and condition.adjacent_to == "own_home_base":
        return popcount(buildings(one) & TOUCHING[one.base])
    return count_named(m, one, what)


def count_named(m: Scene, one: Player, what: str) -> int:
    if what == "combat_stars":
        return len([star for star in one.stars if star.startswith("combat")])
    counts = {
        "power": one.power,
        "popularity": one.popularity,
        "coins": one.coins,
        "combat_cards": len(one.cards),
        "factory_cards": 1 if one.factory_card else 0,
        "mechs_deployed": popcount(one.deployed),
        "workers_on_board": len(one.workers),
        "upgrades": popcount(one.lifted),
        "structures": 4 - one.structures.count(-1),
        "recruits": popcount(one.recruits),
    }
    return counts[what]


def territories(land: Bits, condition: Condition) -> int:
    """How many of the controlled territories it counts."""
    if condition.terrain:
        return popcount(land & BOARD.of_terrain(condition.terrain))
    if condition.feature == "tunnel":
        return popcount(land & TUNNELS)
    if condition.adjacent_to == "factory":
        return popcount(land & AROUND_FACTORY)
    if condition.adjacent_to == "same_lake":
        return max([popcount(land & TOUCHING[lake]) for lake in members(LAKES)])
    return popcount(land)


def fact(m: Scene, one: Player, condition: Condition) -> bool:
    what = condition.fact
    land = controlled(m, one.seat)
    if what == "controls_factory":
        return land >> FACTORY & 1 == 1
    if what == "power_at_least_every_other_player":
        return all([other.power <= one.power for other in m.table.players])
    if what == "forced_opponent_worker_to_retreat_this_turn":
        return one.ousted > 0
    if what == "controls_resources":
        return resources(goods_on(m.table, land), condition)
    if what == "controlled_territory_with":
        return any([pile(m, one, at, condition) for at in members(land)])
    if what == "territory_with":
        return any([crowd(one, at, condition) for at in members(TERRITORIES)])
    return all([one_worker_on(m, one, land & BOARD.of_terrain(terrain)) for terrain in condition.terrains])


def resources(have: Sequence[int], condition: Condition) -> bool:
    """Enough of what is controlled, by content.RESOURCES."""
    if condition.one_kind_at_least:
        return max(have) >= condition.one_kind_at_least
    return min(have) >= condition.each_kind_at_least


def pile(m: Scene, one: Player, at: int, condition: Condition) -> bool:
    """A controlled territory with so many resources and just these units."""
    here = [row[at] for row in m.table.goods]
    if sum(here) < condition.resources_at_least or min(here) < condition.each_kind_at_least:
        return False
    if condition.character and one.character != at:
        return False
    if condition.mechs_exactly >= 0 and count_of(one, "mech", at) != condition.mechs_exactly:
        return False
    return condition.workers_exactly < 0 or count_of(one, "worker", at) == condition.workers_exactly


def crowd(one: Player, at: int, condition: Condition) -> bool:
    """A territory with so many own pieces."""
    return gathered(one, at, condition) >= needed_pieces(condition)


def gathered(one: Player, at: int, condition: Condition) -> int:
    """How many own pieces of the kind that counts stand on a territory; none where it does not lie as it must."""
    if condition.adjacent_to == "factory" and not AROUND_FACTORY >> at & 1:
        return 0
    if condition.workers_at_least:
        return count_of(one, "worker", at)
    return sum([count_of(one, unit, at) for unit in ("character", "mech", "worker")]) + one.structures.count(at)


def needed_pieces(condition: Condition) -> int:
    return condition.workers_at_least or condition.own_pieces_at_least


def one_worker_on(m: Scene, one: Player, land: Bits) -> bool:
    return any([at in one.workers for at in members(land)])
