"""What a player's affairs are worth, in coins at the end: what would be counted now, and what it is likely to become.

All numbers here are ours.
"""

from typing import Final

from brassboard.kit.bits import Bits

from .atlas import TERRITORIES
from .bot_sketch import COSTS, GROWTH, JOBS, Outlook, Sketch, land_of, uses_left
from .content import (
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
from .pieces import buildings, combat_units, value_of
from .scoring import structure_count, tier
from .table import NOWHERE, Player

TERRITORY_BOX: Final = BOXES.index("territories")
TOKEN: Final = 5.5  # an encounter
CARD: Final = 5.0  # the Factory card, with many turns to come
NEARER: Final = 0.72  # what a step less is worth
TRIUMPH: Final = 8.0  # a star there is time for
FADING: Final = 0.035  # for each turn it takes
SPARE: Final = 0.5  # a turn not needed for stars
BOTTOM_TURNS: Final = 1.7  # what upgrading, deploying, building or enlisting once takes
COMBAT_TURNS: Final = 3.5
HURRY: Final = 2.5  # a star brings the end, too
UPGRADED: Final = 0.24  # for each turn to come
DEPLOYED: Final = 0.22
FIRST_MECH: Final = 0.3
ENLISTED: Final = 0.24
BUILT: Final = 0.14
HANDS: Final = (0.0, 0.0, 0.0, 0.3, 0.55, 0.7, 0.6, 0.45, 0.3)  # all workers together, for each turn to come
SETTLE: Final = 1.2  # a worker in a village while there are few
BESIDE: Final = 0.75  # work on land beyond what produces at a time
LIQUID: Final = 0.8  # the first coins buy actions
PURSE: Final = 4
IDLE_LAND: Final = 3.0  # too poor to produce
UNGUARDED: Final = 0.8  # a worker sent home
GUARD: Final = 2.0  # a fighter sent home
VICTORY: Final = 80.0  # for winning now, and against losing now


def worth(look: Outlook, sketch: Sketch) -> float:
    """What it comes to."""
    one = sketch.one
    if len(one.stars) >= STARS:
        return ending(look, sketch)
    left = max(0, look.left - sketch.turns)
    return counted(look, sketch, left) + engine(look, one, left) + standing_value(look, sketch, left)


def ending(look: Outlook, sketch: Sketch) -> float:
    """The sixth star: right when ahead, wrong when behind."""
    ahead = final(look, sketch) - look.rival - GROWTH * max(0, sketch.turns - 1)
    sure = max(0.0, min(1.0, 0.5 + ahead / 16))
    return final(look, sketch) + VICTORY * (2 * sure - 1)


def final(look: Outlook, sketch: Sketch) -> float:
    """The score if the game ended so."""
    one = sketch.one
    rate = tier(one)
    score = one.coins + len(one.stars) * rate.star + land_count(look, one) * rate.territory
    return score + sum(sketch.goods) // 2 * rate.pair + tile_value(look, one)


def land_count(look: Outlook, one: Player) -> int:
    land = land_of(look, one)
    count = land.bit_count()
    if land >> FACTORY & 1:
        count += FACTORY_WORTH - 1
    if one.flags:
        count += len([1 for flag in one.flags if land >> flag & 1])
    return count


def tile_value(look: Outlook, one: Player) -> int:
    known = look.tiles.get(one.structures)
    if known is None:
        known = look.tiles[one.structures] = _tile_value(look.table.tile, buildings(one))
    return known


def _tile_value(tile: str, built: Bits) -> int:
    count = structure_count(tile, built) if built and tile else 0
    return BONUS_TILES[tile].coins(count) if count else 0


def counted(look: Outlook, sketch: Sketch, left: int) -> float:
    """Coins, stars, land and goods at the rates the popularity promises."""
    one = sketch.one
    now = tier(one)
    hoped = one.popularity + 0.15 * left
    smooth = max(0.0, min(2.0, (hoped - 3.5) / 6))
    share = 0.35 if left > 2 else 0.85  # how much only the steps count
    level = share * TIERS.index(now) + (1 - share) * smooth
    stars, land = len(one.stars), land_count(look, one)
    stars_then = min(STARS, stars + 0.22 * left)
    land_then = max(land, 4 + min(5.0, 0.4 * left))
    value = one.coins + sketch.extra + tile_value(look, one) + stars * (3 + HURRY)
    value += land * 2 / (1 + 0.09 * left) + level * (stars_then + land_then)
    value += sum(sketch.goods) // 2 * now.pair * max(0.0, 1 - left / 4)
    return value + store(sketch, left) + 0.12 * one.popularity


def store(sketch: Sketch, left: int) -> float:
    """Goods: more where the next bottom actions need them."""
    one = sketch.one
    value = 0.0
    costs = COSTS[one.mat]
    for kind, have in enumerate(sketch.goods):
        if have:
            wanted = (costs[kind] - one.covered[kind]) * min(uses_left(one, kind), 3) if left > 1 else 0
            value += 0.7 * min(have, wanted) + 0.2 * max(0, have - wanted)
    return value


def engine(look: Outlook, one: Player, left: int) -> float:
    """Mats and tracks: what they give in the turns to come, and the way to their stars."""
    turns = min(left, 14)
    mechs = one.deployed.bit_count()
    value = turns * (
        UPGRADED * one.lifted.bit_count()
        + DEPLOYED * mechs
        + (FIRST_MECH if mechs else 0.0)
        + ENLISTED * one.recruits.bit_count() * (0.6 + 0.4 * look.neighbours)
        + BUILT * (4 - one.structures.count(NOWHERE))
        + HANDS[len(one.workers)]
    )
    value += 0.3 * min(one.power, 7) + 0.15 * max(0, one.power - 7)
    if left > 2:
        value += LIQUID * min(one.coins, PURSE)
        power, popularity, coins = PRODUCE_COSTS[len(one.workers)]
        if one.power < power or one.popularity < popularity or one.coins < coins:
            value -= IDLE_LAND
    value += 0.35 * min(len(one.cards), 4) + 0.05 * len(one.cards)
    return value + triumphs(one, left)


def triumphs(one: Player, left: int) -> float:
    """The stars placed, and those there is time for: the nearest first, as many as there are left."""
    efforts = sorted(efforts_of(one))
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


def efforts_of(one: Player) -> list[float]:
    """How many turns each star not placed would take."""
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
    return found  # an objective is taken when it comes, not planned: to count on it would leave other stars undone


def standing_value(look: Outlook, sketch: Sketch, left: int) -> float:
    """Where the pieces stand: the character near its errands, workers where they make what is wanted."""
    one = sketch.one
    turns = min(1.0, left / 5)
    value = turns * errand(look, one, sketch.tokens, one.character)
    value += turns * work(look, job_values(sketch), one)
    return value - min(1.0, left / 3) * risk(look, one)


def risk(look: Outlook, one: Player) -> float:
    """Workers nobody fights for are driven home; where somebody does it is a matter of strength."""
    worst = together = 0.0
    power = min(DIAL_MAX, one.power)
    for at in set(one.workers):
        if TERRITORIES >> at & 1:
            stake = 0.4 + UNGUARDED * one.workers.count(at)
            guards = combat_units(one, at)
            likely = 1.0
            if guards:
                ours = power + 3 * min(len(one.cards), guards)
                likely = max(0.05, min(1.0, 0.5 + (look.might[at] - ours) / 8))
                stake += GUARD
            loss = look.danger[at] * likely * stake
            together += loss
            worst = max(worst, loss)
    return worst + 0.4 * (together - worst)  # not all of it happens


def errand(look: Outlook, one: Player, tokens: Bits, at: int) -> float:
    """The character goes to encounters, and once to the Factory."""
    looked = "factory_card" in one.spent
    key = ((tokens << 6 | at) << 5 | one.deployed) << 1 | looked
    known = look.errands.get(key)
    if known is None:
        known = look.errands[key] = _errand(look.ways(one, at), tokens, looked)
    return known


def _errand(away: list[int], tokens: Bits, looked: bool) -> float:
    best = 0.0 if looked else (CARD + 2) * NEARER ** away[FACTORY]
    while tokens:
        low = tokens & -tokens
        tokens ^= low
        best = max(best, TOKEN * NEARER ** away[low.bit_length() - 1])
    return 0.6 * best


def job_values(sketch: Sketch) -> tuple[float, ...]:
    """What a worker is worth on land of each kind, by content.RESOURCES, then in a village."""
    one = sketch.one
    values = [0.2, 0.2, 0.2, 0.2, SETTLE if len(one.workers) < 5 else 0.5 if len(one.workers) < 8 else 0.0]
    for kind, cost in enumerate(COSTS[one.mat]):
        uses = uses_left(one, kind)
        if uses:
            values[kind] = 1.0 if (cost - one.covered[kind]) * min(uses, 2) > sketch.goods[kind] else 0.6
    return tuple(values)


def work(look: Outlook, jobs: tuple[float, ...], one: Player) -> float:
    """All workers at their jobs."""
    paid = look.paid(jobs)
    return at_once([paid[JOBS[at]][one.workers.count(at)] for at in set(one.workers)], makers(one))


def makers(one: Player) -> int:
    """How many territories produce at a time."""
    return value_of(one, TERRITORY_BOX, BOX_BASE[TERRITORY_BOX])


def at_once(jobs: list[float], n: int) -> float:
    """What the work on several hexes is worth together: the best, that produce at a time, count in full."""
    jobs.sort(reverse=True)
    value = 0.0
    for place, each in enumerate(jobs):
        value += each if place < n or each < 0 else BESIDE * each
    return value
