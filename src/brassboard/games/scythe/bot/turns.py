"""Whole turns in plans: what the top and bottom action of each section would make of a player's position."""

from typing import Final

from ..content import (
    BONUSES,
    BOTTOMS,
    BOX_BASE,
    BOXES,
    FACTORY_CARDS,
    FACTORY_SECTION,
    MATS,
    PRODUCE_COSTS,
    WORKERS,
    Section,
)
from ..content.map_tables import MAKES, VILLAGES
from ..data.table import NOWHERE, Player
from ..queries import is_ability, value_of
from ..rules.top_row import ARMORY, MILL, MONUMENT
from .benefits import apply_benefit, best_benefit, gain, pay_costs, take_gains
from .moves import EXPLORE, PURPOSES, MovedUnits, Purpose, apply_move, best_moves, make_moves
from .objectives import reveal_objective
from .plan_state import COSTS, PlanContext, PlannedMove, PlanState, controlled_land, place_stars, uses_left
from .risk import risk_from_automas
from .valuation import can_produce, job_values, territories_at_once

LATER_THREAT: Final = 0.75  # weight of the threat of Automas for each turn later
PAIRS: Final = tuple([(one, two) for one in range(4) for two in range(one, 4)])
Production = tuple[tuple[int, int], ...]
"""What is produced: pairs of a hex and a number of tokens."""


def free_sections(context: PlanContext, one: Player) -> list[int]:
    """Return the sections to which the token may move."""
    again = is_ability(context.m, one, "relentless")
    found = [number for number in range(1, 5) if number != one.token or again]
    if one.factory_card and one.token != FACTORY_SECTION:
        found.append(FACTORY_SECTION)
    return found


def possible_turns(context: PlanContext, state: PlanState, few: bool) -> list[PlanState]:
    """Return the positions after each turn worth considering."""
    found: list[PlanState] = []
    for number in free_sections(context, state.one):
        for _, after in turns_of_section(context, state, number, few):
            found.append(after)
    return found


def turns_of_section(context: PlanContext, state: PlanState, number: int, few: bool) -> list[tuple[str, PlanState]]:
    """Return the positions after the turns of one section, each with the choice of its top action ("" for none)."""
    begun = state.copy()
    begun.one.token = number
    begun.moves = ()
    found: list[tuple[str, PlanState]] = []
    done = after_top_row(context, begun, number, few)
    for choice, after in done or [("", begun)]:
        found += [(choice, each) for each in turn_ends(context, after, number)]
    return found


def turn_ends(context: PlanContext, after: PlanState, number: int) -> list[PlanState]:
    """Return the positions at the end of a turn, with the bottom action and, where it may be better, without."""
    return [end_turn(context, each) for each in after_bottom_row(context, after, number)]


def end_turn(context: PlanContext, state: PlanState) -> PlanState:
    """End the turn: place stars, reveal an objective, and subtract what Automas threaten."""
    state.turns += 1
    place_stars(context, state.one)
    reveal_objective(context, state)
    if context.raiders and state.turns <= context.left:
        state.extra -= LATER_THREAT ** (state.turns - 1) * risk_from_automas(context, state.one)
    return state


# The bottom row


def after_bottom_row(context: PlanContext, after: PlanState, number: int) -> list[PlanState]:
    """Return the positions after the bottom action of a section."""
    if number == FACTORY_SECTION:
        return [make_moves(context, after, 1, 2, EXPLORE, ())]
    paid = pay_bottom_action(context, after, MATS[after.one.mat].sections[number - 1])
    if paid is None:
        return [after]
    kind = BOTTOMS.index(MATS[after.one.mat].sections[number - 1].bottom)
    return [paid] if uses_left(after.one, kind) else [paid, after]


def pay_bottom_action(context: PlanContext, after: PlanState, section: Section) -> PlanState | None:
    """Return the position after paying for a bottom action and taking its benefit; None if it cannot be paid."""
    one = after.one
    kind = BOTTOMS.index(section.bottom)
    cost = section.cost - one.covered[kind]
    card = after.goods[kind] < cost and len(one.cards) > 0 and is_ability(context.m, one, "coercion")
    if after.goods[kind] + (1 if card else 0) < cost:
        return None
    paid = after.copy()
    mine = paid.one
    if card:
        mine.cards = mine.cards[1:]
        cost -= 1
    paid.add(kind, -cost)
    mine.coins += section.coins
    chosen = best_benefit(context, paid, section.bottom)
    if chosen is not None:
        apply_benefit(paid, chosen)
    if mine.recruits >> kind & 1:
        gain(mine, BONUSES[kind], 1)
    return paid


# The top row


def after_top_row(context: PlanContext, begun: PlanState, number: int, few: bool) -> list[tuple[str, PlanState]]:
    """Return the positions after each top action that can be paid, each with its choice."""
    if number == FACTORY_SECTION:
        return use_factory_card(context, begun)
    top = MATS[begun.one.mat].sections[number - 1].top
    if top == "move":
        purposes = PURPOSES[1:] if few else PURPOSES
        found = [("moves", each) for each in possible_moves(context, begun, units_moved(begun.one), 1, (), purposes)]
        return [*found, ("coins", take_coins(begun))]
    if top == "produce":
        return (
            [("produce", produce(begun, made)) for made in useful_productions(context, begun, few)]
            if can_produce(begun.one)
            else []
        )
    if begun.one.coins < 1:
        return []
    if top == "bolster":
        return [("power", bolster(begun, "power")), ("cards", bolster(begun, "cards"))]
    found = [("popularity", trade(begun, ()))]
    if controlled_land(begun) & worker_hexes(begun.one):
        found += [("resources", trade(begun, pair)) for pair in resource_pairs(begun)]
    return found


def units_moved(one: Player) -> int:
    """Return how many units Move moves."""
    return value_of(one, 0, BOX_BASE[0])


def possible_moves(
    context: PlanContext,
    state: PlanState,
    n: int,
    reach: int,
    tired: MovedUnits,
    purposes: tuple[Purpose, ...] = PURPOSES,
) -> list[PlanState]:
    """Return the positions after Move, those that come to the same once.

    Each begins with a good move for one purpose and continues for any purpose.
    """
    found: list[PlanState] = []
    seen: set[tuple[int, tuple[int, ...], tuple[int, ...]]] = set()
    for first in first_moves(context, state, reach, tired, purposes):
        begun = state.copy()
        apply_move(context, begun, first)
        for purpose in purposes:
            after = make_moves(context, begun, n - 1, reach, purpose, (*tired, (first.unit, first.to)))
            places = (after.one.character, after.one.mechs, after.one.workers)
            if places not in seen:
                seen.add(places)
                found.append(after)
    return found


def first_moves(
    context: PlanContext, state: PlanState, reach: int, tired: MovedUnits, purposes: tuple[Purpose, ...]
) -> list[PlannedMove]:
    """Return the best first moves for each purpose: several in the turn at hand, only the best one in later turns."""
    found: dict[tuple[str, int, int, int], PlannedMove] = {}
    for purpose in purposes:
        steps = best_moves(context, state, reach, purpose, tired)
        for step in steps if len(purposes) == len(PURPOSES) else steps[:1]:
            found.setdefault((step.unit, step.at, step.to, step.riders), step)
    return list(found.values())


def take_coins(begun: PlanState) -> PlanState:
    """Return the position after taking the coins of Move."""
    after = begun.copy()
    after.one.coins += value_of(after.one, 1, BOX_BASE[1])
    return after


def bolster(begun: PlanState, what: str) -> PlanState:
    """Return the position after Bolster."""
    after = begun.copy()
    one = after.one
    one.coins -= 1
    box = BOXES.index(what)
    gain(one, what, value_of(one, box, BOX_BASE[box]))
    if one.structures[MONUMENT] >= 0:
        gain(one, "popularity", 1)
    return after


def trade(begun: PlanState, pair: tuple[int, ...]) -> PlanState:
    """Return the position after Trade for two resources, or for popularity."""
    after = begun.copy()
    one = after.one
    one.coins -= 1
    for kind in pair:
        after.add(kind, 1)
    if not pair:
        box = BOXES.index("popularity")
        gain(one, "popularity", value_of(one, box, BOX_BASE[box]))
    if one.structures[ARMORY] >= 0:
        gain(one, "power", 1)
    return after


def resource_pairs(state: PlanState) -> list[tuple[int, int]]:
    """Return the pairs of resources to trade for: kinds that a bottom action still needs."""
    one = state.one
    lacking = [0, 0, 0, 0]
    for kind, cost in enumerate(COSTS[one.mat]):
        if uses_left(one, kind):
            lacking[kind] = max(0, cost - one.covered[kind] - state.goods[kind])
    found = [pair for pair in PAIRS if all([lacking[kind] >= pair.count(kind) for kind in pair])]
    return found or [pair for pair in PAIRS if pair[0] == pair[1]]


def worker_hexes(one: Player) -> int:
    """Return the hexes with a worker."""
    found = 0
    for at in one.workers:
        found |= 1 << at
    return found


def useful_productions(context: PlanContext, state: PlanState, few: bool) -> list[Production]:
    """Return what Produce could make: on the most useful land, with villages and without."""
    one = state.one
    return possible_productions(state, territories_at_once(one), one.structures[MILL], context, few)


def possible_productions(state: PlanState, n: int, mill: int, context: PlanContext, few: bool) -> list[Production]:
    """Return what up to `n` territories and the Mill's could produce."""
    one = state.one
    jobs = job_values(state)
    free = WORKERS - len(one.workers)
    land = controlled_land(state)
    sites: list[tuple[float, int, int]] = []
    villages: list[tuple[float, int, int]] = []
    for at in {*one.workers, mill} if mill >= 0 else {*one.workers}:
        made = one.workers.count(at) + (at == mill)
        if not land >> at & 1:
            continue
        if VILLAGES >> at & 1 and free:
            villages.append((min(made, free) * 1.0, at, min(made, free)))
        elif MAKES[at] >= 0:
            sites.append((made * (0.3 + jobs[MAKES[at]]), at, made))
    sites.sort(reverse=True)
    villages.sort(reverse=True)
    found: list[Production] = []
    for settlers in (0, 1, 2):
        if settlers > min(len(villages), n):
            break
        chosen = villages[:settlers] + sites[: n - settlers]
        if mill >= 0 and all([at != mill for _, at, _ in chosen]):
            chosen += [each for each in (*sites, *villages) if each[1] == mill]
        if chosen:
            made_there = tuple([(at, made) for _, at, made in chosen])
            found.append(made_there)
            if settlers and villages[0][2] > 1 and not few:
                found.append(((made_there[0][0], made_there[0][1] - 1), *made_there[1:]))
    return found


def produce(state: PlanState, made: Production, costs: bool = True) -> PlanState:
    """Return the position after Produce; without `costs` nothing is paid."""
    after = state.copy()
    one = after.one
    if costs:
        power, popularity, coins = PRODUCE_COSTS[len(one.workers)]
        one.power -= power
        one.popularity -= popularity
        one.coins -= coins
    for at, n in made:
        if VILLAGES >> at & 1:
            one.workers = tuple(sorted((*one.workers, *(at,) * min(n, WORKERS - len(one.workers)))))
        else:
            after.add(MAKES[at], n)
    return after


def use_factory_card(context: PlanContext, begun: PlanState) -> list[tuple[str, PlanState]]:
    """Return the positions after each entry of the Factory card, as far as a plan can judge what it gives."""
    card = FACTORY_CARDS.get(begun.one.factory_card)
    if card is None:
        return []
    found: list[tuple[str, PlanState]] = []
    for entry in card.choose:
        after = begun.copy()
        if pay_costs(after, card.cost):
            take_gains(context, after, entry, NOWHERE)
            found.append(("factory", after))
    return found
