"""Objective cards: what each demands, and when it may be revealed."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Denied, Kind, Seat, requires
from brassboard.kit.bits import Bits, members

from ..content import BOARD, FACTORY, OBJECTIVES, Condition
from ..content.map_tables import AROUND_FACTORY, LAKES, TERRITORIES, TOUCHING, TUNNELS
from ..data.actions import Reveal
from ..data.events import ObjectiveRevealed
from ..data.frames import Turn
from ..data.table import Player
from ..extension_points import Scene, points
from ..queries import buildings, controlled, count_of, goods_on, player
from ..rules.stars import popcount


def can_reveal(m: Scene, one: Player, no: int, turn: Turn) -> bool:
    """Return whether the objective may be revealed now: its condition holds (SC-OBJ-03) at its moment (SC-OBJ-04)."""
    card = OBJECTIVES.get(no)
    if card is None or (card.when == "end_of_turn" and not (turn.top and turn.bottom)):
        return False
    return all([holds(m, one, condition) for condition in card.all])


def holds(m: Scene, one: Player, condition: Condition) -> bool:
    """Return whether a condition is met at this moment."""
    if condition.fact:
        return is_true(m, one, condition)
    have = count(m, one, condition)
    return compare(have, count_named(m, one, condition.equals) if condition.equals else condition.value, condition.op)


def progress(m: Scene, one: Player, no: int) -> tuple[int, int, bool]:
    """Return how far an objective is: how much the player has, how much it needs, and whether it is met.

    A part that cannot be half done ("at most", "just as many", a fact) counts 0 of 1. Of several parts the met ones are
    counted.
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
    """Return how much the player has and needs for one condition; (0, 0) where it cannot be half done."""
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
        return max([count_pieces(one, at, condition) for at in members(TERRITORIES)]), needed_pieces(condition)
    if what == "worker_on_controlled_territory_of_each":
        worked = [has_worker_on(m, one, land & BOARD.of_terrain(terrain)) for terrain in condition.terrains]
        return worked.count(True), len(worked)
    return 0, 0


def compare(have: int, want: int, op: str) -> bool:
    """Return whether the comparison is true."""
    if op == ">=":
        return have >= want
    return have <= want if op == "<=" else have == want


def count(m: Scene, one: Player, condition: Condition) -> int:
    """Return how many of the things that the condition names the player has."""
    what = condition.count
    if what == "controlled_territories":
        return territories(controlled(m, one.seat), condition)
    if what == "structures" and condition.adjacent_to == "own_home_base":
        return popcount(buildings(one) & TOUCHING[one.base])
    return count_named(m, one, what)


def count_named(m: Scene, one: Player, what: str) -> int:
    """Return the count of this name."""
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
    """Return how many of the controlled territories the condition counts."""
    if condition.terrain:
        return popcount(land & BOARD.of_terrain(condition.terrain))
    if condition.feature == "tunnel":
        return popcount(land & TUNNELS)
    if condition.adjacent_to == "factory":
        return popcount(land & AROUND_FACTORY)
    if condition.adjacent_to == "same_lake":
        return max([popcount(land & TOUCHING[lake]) for lake in members(LAKES)])
    return popcount(land)


def is_true(m: Scene, one: Player, condition: Condition) -> bool:
    """Return whether the fact that the condition names is true."""
    what = condition.fact
    land = controlled(m, one.seat)
    if what == "controls_factory":
        return land >> FACTORY & 1 == 1
    if what == "power_at_least_every_other_player":
        return all([other.power <= one.power for other in m.table.players])
    if what == "forced_opponent_worker_to_retreat_this_turn":
        return one.ousted > 0
    if what == "controls_resources":
        return has_resources(goods_on(m.table, land), condition)
    if what == "controlled_territory_with":
        return any([has_resources_and_units(m, one, at, condition) for at in members(land)])
    if what == "territory_with":
        return any([has_enough_pieces(one, at, condition) for at in members(TERRITORIES)])
    return all([has_worker_on(m, one, land & BOARD.of_terrain(terrain)) for terrain in condition.terrains])


def has_resources(have: Sequence[int], condition: Condition) -> bool:
    """Return whether these amounts, in the order of content.RESOURCES, are enough."""
    if condition.one_kind_at_least:
        return max(have) >= condition.one_kind_at_least
    return min(have) >= condition.each_kind_at_least


def has_resources_and_units(m: Scene, one: Player, at: int, condition: Condition) -> bool:
    """Return whether the territory holds enough resources and exactly the units that the condition names."""
    here = [row[at] for row in m.table.goods]
    if sum(here) < condition.resources_at_least or min(here) < condition.each_kind_at_least:
        return False
    if condition.character and one.character != at:
        return False
    if condition.mechs_exactly >= 0 and count_of(one, "mech", at) != condition.mechs_exactly:
        return False
    return condition.workers_exactly < 0 or count_of(one, "worker", at) == condition.workers_exactly


def has_enough_pieces(one: Player, at: int, condition: Condition) -> bool:
    """Return whether enough own pieces stand on the territory."""
    return count_pieces(one, at, condition) >= needed_pieces(condition)


def count_pieces(one: Player, at: int, condition: Condition) -> int:
    """Return how many of the pieces that count stand on the territory; 0 where the territory itself does not count."""
    if condition.adjacent_to == "factory" and not AROUND_FACTORY >> at & 1:
        return 0
    if condition.workers_at_least:
        return count_of(one, "worker", at)
    return sum([count_of(one, unit, at) for unit in ("character", "mech", "worker")]) + one.structures.count(at)


def needed_pieces(condition: Condition) -> int:
    """Return how many pieces the condition needs on one territory."""
    return condition.workers_at_least or condition.own_pieces_at_least


def has_worker_on(m: Scene, one: Player, land: Bits) -> bool:
    """Return whether the player has a worker on one of these hexes."""
    return any([at in one.workers for at in members(land)])


# Revealing


def _objectives(seen: Scene, seat: Seat) -> list[Reveal]:
    """Return the objectives in the player's hand."""
    return [Reveal(no) for no in player(seen, seat).objectives]


@requires("SC-OBJ-01", "objective")
def is_met(seen: Scene, seat: Seat, act: Reveal) -> Denied:
    """Deny objectives that are not met now."""
    turn = seen.within(Turn)
    return None if can_reveal(seen, player(seen, seat), act.objective, turn) else (act.objective,)


REVEAL: Final = Kind("reveal", _objectives, is_met, rule="SC-OBJ-01")


def reveal(m: Scene, one: Player, no: int) -> None:
    """Reveal an objective; the other card goes under the deck too (SC-OBJ-02), so a player completes one (SC-OBJ-03).

    A faction without limit keeps the other card (SC-SAX-01).
    """
    m.emit(ObjectiveRevealed(one.faction, no))
    m.reveal()
    keep = "objective" in points(m).unlimited.get(one.faction, ())
    gone = (no,) if keep else one.objectives
    m.table.objective_deck = (*m.table.objective_deck, no, *[card for card in gone if card != no])
    one.objectives = tuple([card for card in one.objectives if card not in gone])
    one.achieved = (*one.achieved, no)
