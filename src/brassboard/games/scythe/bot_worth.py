"""What a player's affairs are worth, in coins at the end: what would be counted now, and what it is likely to become.

All numbers here are ours.
"""

from typing import Final

from brassboard.kit.bits import Bits

from .atlas import HOMES, MAKES, TERRITORIES, VILLAGES
from .bot_sketch import GROWTH, OPEN_SPACES, Outlook, Sketch, land_of, uses_left
from .content import BONUS_TILES, BOTTOMS, FACTORY, FACTORY_WORTH, MATS, STARS, TIERS
from .pieces import buildings, fighters
from .scoring import structure_count, tier
from .table import NOWHERE, Player

TOKEN: Final = 5.5  # an encounter
CARD: Final = 5.0  # the Factory card, with many turns to come
NEARER: Final = 0.72  # what a step less is worth
TRIUMPH: Final = 7.0  # the way to a star, with the square of what is done
HURRY: Final = 2.5  # a star brings the end, too
UPGRADED: Final = 0.24  # for each turn to come
DEPLOYED: Final = 0.22
FIRST_MECH: Final = 0.3
ENLISTED: Final = 0.24
BUILT: Final = 0.14
HANDS: Final = (0.0, 0.0, 0.0, 0.3, 0.55, 0.75, 0.75, 0.72, 0.7)  # all workers together, for each turn to come
UNGUARDED: Final = 0.8  # a worker sent home
ENOUGH: Final = 3  # workers on land of one kind
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
    built = buildings(one)
    if not built or not look.table.tile:
        return 0
    count = structure_count(look.table.tile, built)
    return BONUS_TILES[look.table.tile].coins(count) if count else 0


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
    for section in MATS[one.mat].sections:
        kind = BOTTOMS.index(section.bottom)
        have = sketch.goods[kind]
        if have:
            wanted = (section.cost - one.covered[kind]) * min(uses_left(one, kind), 3) if left > 1 else 0
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
    value += 0.35 * min(len(one.cards), 4) + 0.05 * len(one.cards)
    return value + triumphs(look, one, left)


def triumphs(look: Outlook, one: Player, left: int) -> float:
    """The way to each star not placed: the best of them, as many as there are stars left."""
    shares = (
        one.lifted.bit_count() / 6,
        one.deployed.bit_count() / 4,
        1 - one.structures.count(NOWHERE) / 4,
        one.recruits.bit_count() / 4,
        (len(one.workers) - 2) / 6,
        (one.popularity - 3) / 15,
        one.power / 16,
    )
    wanted = TRIUMPH if left > 3 else TRIUMPH * left / 4
    value = 0.0
    for space, share in zip(OPEN_SPACES, shares, strict=True):
        if share > 0:
            value += wanted * min(1.0, share) * (0.6 + 0.4 * share) if space not in one.stars else wanted
    return value


def standing_value(look: Outlook, sketch: Sketch, left: int) -> float:
    """Where the pieces stand: the character near its errands, workers where they make what is wanted."""
    one = sketch.one
    turns = min(1.0, left / 5)
    value = turns * errand(look, one, sketch.tokens, one.character)
    value += turns * work(job_values(sketch), one)
    return value - min(1.0, left / 3) * risk(look, one)


def risk(look: Outlook, one: Player) -> float:
    """Workers without anybody who fights for them are driven home; a guard is worth what it may lose itself."""
    value = 0.0
    guarded = fighters(one)
    weak = 0.3 if one.power < 5 or not one.cards else 0.15
    for at in set(one.workers):
        if TERRITORIES >> at & 1:
            n = one.workers.count(at)
            value += look.danger[at] * (weak * (n + 1) if guarded >> at & 1 else 0.4 + UNGUARDED * n)
    return value


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
    values = [0.2, 0.2, 0.2, 0.2, 2.2 if len(one.workers) < 5 else 0.5 if len(one.workers) < 8 else 0.0]
    for section in MATS[one.mat].sections:
        kind = BOTTOMS.index(section.bottom)
        uses = uses_left(one, kind)
        if uses:
            lacking = (section.cost - one.covered[kind]) * min(uses, 2) - sketch.goods[kind]
            values[kind] = 1.0 if lacking > 0 else 0.6
    return tuple(values)


def work(jobs: tuple[float, ...], one: Player) -> float:
    """All workers at their jobs: of one kind few are enough."""
    value = 0.0
    busy = [0, 0, 0, 0, 0]
    for at in one.workers:
        kind = 4 if VILLAGES >> at & 1 else MAKES[at]
        if kind < 0:
            value += -0.6 if HOMES >> at & 1 else -0.1
        else:
            busy[kind] += 1
            value += jobs[kind] if busy[kind] <= ENOUGH else 0.25 * jobs[kind]
    return value
