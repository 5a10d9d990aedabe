"""What a player's position is worth in coins at the end: what would be counted now, and what it is likely to become.

All numbers here are ours.
"""

from typing import Final

from brassboard.kit.bits import Bits

from ..content import (
    BONUS_TILES,
    BOX_BASE,
    BOXES,
    DIAL_MAX,
    FACTORY,
    FACTORY_WORTH,
    POPULARITY_MAX,
    POWER_MAX,
    PRODUCE_COSTS,
    STARS,
    TIERS,
    WORKERS,
)
from ..content.map_tables import TOUCHING
from ..data.table import NOWHERE, Player
from ..queries import buildings, value_of
from ..rules.scoring import structure_count, tier
from .plan_state import COSTS, GROWTH, JOBS, PlanContext, PlanState, controlled_land, uses_left
from .risk import risk_from_automas, risk_from_people

TERRITORY_BOX: Final = BOXES.index("territories")
TOKEN: Final = 5.5  # value of an encounter
CARD: Final = 5.0  # value of the Factory card with many turns to come
NEARER: Final = 0.72  # factor for each step away
TRIUMPH: Final = 8.0  # value of a star there is time for
FADING: Final = 0.035  # part of the value lost for each turn it takes
SPARE: Final = 0.5  # value of a turn not needed for stars
BOTTOM_TURNS: Final = 1.7  # turns for one upgrade, deployment, structure or recruit
COMBAT_TURNS: Final = 3.5  # turns for a combat star
SETTLE: Final = 1.2  # value of a worker in a village while there are few workers
BESIDE: Final = 0.75  # factor for work on land beyond what produces at a time
PURSE: Final = 4  # coins that are useful to pay for actions
VICTORY: Final = 80.0  # value of winning now; minus this for losing now
LONG: Final = 20  # turns after which more turns to come make no difference
AFTER: Final = 0.5  # weight of the threat of Automas at the end of a plan
FADE: Final = 3.0  # turns before the end in which promises lose their value
LATE: Final = 0.5  # turns by which the end may come later than expected
WEIGHTS: Final = (
    (-20.63, 45.14),
    (0.50, -0.30),  # popularity
    (13.70, -13.90),  # popularity on the way to the next tier
    (-0.51, 1.74),  # power that can be dialled
    (-0.15, 3.11),  # power beyond that
    (0.37, 1.21),  # combat cards
    (1.66, 2.16),  # the first five workers
    (0.30, 0.40),  # further workers
    (0.20, 7.62),  # upgrades
    (0.9, 4.5),  # mechs
    (3.20, 2.00),  # the first mech
    (1.9, -2.0),  # structures
    (1.0, 4.0),  # recruits
    (-0.49, -1.24),  # land; negative because land held early may be lost
    (-0.20, -0.59),  # stars
    (0.15, 0.65),  # resources needed; less than what they buy
    (0.51, -1.39),  # resources that nothing needs
    (0.48, 1.11),  # workers at their jobs
    (0.75, 0.79),  # the character near its errands
    (-0.13, -3.30),  # workers people may drive off
    (0.17, 0.81),  # the first coins
    (-0.43, -5.97),  # too poor to produce
    (0.50, 0.00),  # free land within reach
    (-0.04, 0.25),  # stars there is time for
    (0.09, 5.56),  # the Factory card
)
"""What each feature adds to the score: at the end, and how much more with a whole game to come.

The weights were fitted by least squares to 420 games against level automa in which they were varied at random. Mechs,
structures, recruits and resources were then set by hand, so that resources are spent. Popularity, the first mech,
further workers and land within reach were raised later, halfway to what two fits of 400 and 500 games gave (the value
of a turn by that of the next one). Applying those fits in full played worse.
"""


def plan_value(context: PlanContext, state: PlanState) -> float:
    """Return the value of the position."""
    if len(state.one.stars) >= STARS:
        return ending_value(context, state)
    left = max(0, context.left - state.turns)
    share = min(LONG, left) / LONG
    promise = 0.0
    for (now, early), each in zip(WEIGHTS, features(context, state, left), strict=True):
        promise += each * (now + early * share)
    value = final_score(context, state) + state.extra - AFTER * min(1, left) * risk_from_automas(context, state.one)
    return value + promise * min(1.0, (left + LATE) / FADE)


def features(context: PlanContext, state: PlanState, left: int) -> list[float]:
    """Return what promises more than the score so far, in the order of WEIGHTS."""
    one = state.one
    workers, mechs = len(one.workers), one.deployed.bit_count()
    wanted, spare = needed_and_spare(state)
    reach = 0
    for at in {one.character, *one.mechs}:
        reach |= context.reach(one, at)
    land = controlled_land(state)
    return [
        1.0,
        float(one.popularity),
        max(0.0, min(2.0, (one.popularity - 3.5) / 6)) - TIERS.index(tier(one)),
        float(min(one.power, DIAL_MAX)),
        float(max(0, one.power - DIAL_MAX)),
        float(min(len(one.cards), 4)),
        float(min(workers, 5)),
        float(max(0, workers - 5)),
        float(one.lifted.bit_count()),
        float(mechs),
        1.0 if mechs else 0.0,
        float(4 - one.structures.count(NOWHERE)),
        float(one.recruits.bit_count()),
        float(land.bit_count()),
        float(len(one.stars)),
        float(wanted),
        float(spare),
        work_value(context, job_values(state), one),
        errand_value(context, one, state.tokens, one.character),
        risk_from_people(context, one),
        float(min(one.coins, PURSE)),
        0.0 if can_produce(one) else 1.0,
        float(min(8, (reach & ~land).bit_count())),
        star_value(one, left),
        1.0 if "factory_card" in one.spent else 0.0,
    ]


def needed_and_spare(state: PlanState) -> tuple[int, int]:
    """Return how many tokens the next bottom actions need, and how many no bottom action needs."""
    one = state.one
    wanted = spare = 0
    for kind, have in enumerate(state.goods):
        cost, uses = COSTS[one.mat][kind] - one.covered[kind], uses_left(one, kind)
        if uses:
            wanted += min(have, cost)
        spare += max(0, have - cost * uses)
    return wanted, spare


def can_produce(one: Player) -> bool:
    """Return whether the player can pay for Produce."""
    power, popularity, coins = PRODUCE_COSTS[len(one.workers)]
    return one.power >= power and one.popularity >= popularity and one.coins >= coins


def ending_value(context: PlanContext, state: PlanState) -> float:
    """Return the value of a position with the sixth star.

    Ending the game is good when ahead and bad when behind, unless the game has lasted too long.
    """
    ahead = final_score(context, state) - context.rival - GROWTH * max(0, state.turns - 1)
    sure = max(0.0, min(1.0, 0.5 + ahead / 16))
    return final_score(context, state) + VICTORY * (2 * sure - 1 + 2 * context.impatience)


def final_score(context: PlanContext, state: PlanState) -> float:
    """Return the score if the game ended in this position."""
    one = state.one
    rate = tier(one)
    score = one.coins + len(one.stars) * rate.star + land_count(context, state) * rate.territory
    return score + sum(state.goods) // 2 * rate.pair + tile_value(context, one)


def land_count(context: PlanContext, state: PlanState) -> int:
    """Return how many territories would be scored (SC-SCORE-03, SC-ALB-03, SC-TOG-04)."""
    one, land = state.one, controlled_land(state)
    if one.traps:
        held = land | state.foes | context.others_built
        for trap in one.traps:
            if trap.armed and not held >> trap.at & 1:
                land |= 1 << trap.at
    count = land.bit_count()
    if land >> FACTORY & 1:
        count += FACTORY_WORTH - 1
    if one.flags:
        count += len([1 for flag in one.flags if land >> flag & 1 and not TOUCHING[one.base] >> flag & 1])
    return count


def tile_value(context: PlanContext, one: Player) -> int:
    """Return the coins of the structure bonus; they are computed once for the same structures."""
    known = context.tiles.get(one.structures)
    if known is None:
        known = context.tiles[one.structures] = _tile_value(context.table.tile, buildings(one))
    return known


def _tile_value(tile: str, built: Bits) -> int:
    """Compute the coins of the structure bonus."""
    count = structure_count(tile, built) if built and tile else 0
    return BONUS_TILES[tile].coins(count) if count else 0


def star_value(one: Player, left: int) -> float:
    """Return the value of the stars placed and of those there is time for, the nearest first."""
    efforts = sorted(turns_per_star(one))
    value = float(len(one.stars))
    time = float(left)
    for effort in efforts[: STARS - len(one.stars)]:
        likely = 1 - FADING * effort
        if time < effort:
            value += likely * (time / effort) ** 2
            time = 0.0
            break
        value += likely
        time -= effort
    return TRIUMPH * value + SPARE * time


def turns_per_star(one: Player) -> list[float]:
    """Return how many turns each star not yet placed would take."""
    placed = one.stars
    found: list[float] = []
    if "upgrades" not in placed:
        found.append(BOTTOM_TURNS * (6 - one.lifted.bit_count()))
    if "mechs" not in placed:
        found.append(BOTTOM_TURNS * (4 - one.deployed.bit_count()))
    if "structures" not in placed:
        found.append(BOTTOM_TURNS * one.structures.count(NOWHERE))
    if "recruits" not in placed:
        found.append(BOTTOM_TURNS * (4 - one.recruits.bit_count()))
    if "workers" not in placed:
        found.append(0.45 * (WORKERS - len(one.workers)))
    if "popularity" not in placed:
        found.append(0.6 * (POPULARITY_MAX - one.popularity))
    if "power" not in placed:
        found.append(0.5 * (POWER_MAX - one.power))
    found += [COMBAT_TURNS if one.power >= 5 else COMBAT_TURNS + 1] * (2 - min(2, one.wins))
    return found  # Objectives are left out: bots that counted on one neglected other stars.


def errand_value(context: PlanContext, one: Player, tokens: Bits, at: int) -> float:
    """Return the value of the character's distance to encounters and, once, to the Factory."""
    looked = "factory_card" in one.spent
    key = ((tokens << 6 | at) << 5 | one.deployed) << 1 | looked
    known = context.errands.get(key)
    if known is None:
        known = context.errands[key] = _errand_value(context.distances(one, at), tokens, looked)
    return known


def _errand_value(away: list[int], tokens: Bits, looked: bool) -> float:
    """Compute what `errand_value` caches."""
    best = 0.0 if looked else (CARD + 2) * NEARER ** away[FACTORY]
    while tokens:
        low = tokens & -tokens
        tokens ^= low
        best = max(best, TOKEN * NEARER ** away[low.bit_length() - 1])
    return 0.6 * best


def job_values(state: PlanState) -> tuple[float, ...]:
    """Return what a worker is worth on land of each kind, in the order of content.RESOURCES, then in a village."""
    one = state.one
    values = [0.2, 0.2, 0.2, 0.2, SETTLE if len(one.workers) < 5 else 0.5 if len(one.workers) < 8 else 0.0]
    for kind, cost in enumerate(COSTS[one.mat]):
        uses, have, price = uses_left(one, kind), state.goods[kind], cost - one.covered[kind]
        if uses and have < price:
            values[kind] = 1.0
        elif uses > 1 and have < 2 * price:
            values[kind] = 0.7
        elif have < uses * price:
            values[kind] = 0.45
    return tuple(values)


def work_value(context: PlanContext, jobs: tuple[float, ...], one: Player) -> float:
    """Return the value of all workers at their jobs."""
    paid = context.paid(jobs)
    return combined_work([paid[JOBS[at]][one.workers.count(at)] for at in set(one.workers)], territories_at_once(one))


def territories_at_once(one: Player) -> int:
    """Return how many territories produce at a time."""
    return value_of(one, TERRITORY_BOX, BOX_BASE[TERRITORY_BOX])


def combined_work(jobs: list[float], n: int) -> float:
    """Return the value of the work on several hexes: the best `n`, which produce at a time, count in full."""
    jobs.sort(reverse=True)
    value = 0.0
    for place, each in enumerate(jobs):
        value += each if place < n or each < 0 else BESIDE * each
    return value
