"""The worth of a table to a seat: life and ether of both sides, and how far each is from its aims in the chapter."""

from typing import Final

from brassboard.kernel import Seat
from brassboard.kit.bits import bits_of

from ..data.table import AGENT, ALLY, GENTLEMAN, GENTLEMEN_SIDE, MINION, NEMESIS, NEMESIS_SIDE, Figure, Table
from ..queries import chapter_of, life_of
from ..rules.goals import guarded_objects
from .chapter_aims import ChapterAims, aims_of
from .stakes import AGENT_DAMAGE, AGENT_DEFEAT, DEFEAT, MINION_DEFEAT, TARGET_DAMAGE, WARD_DAMAGE
from .ways import costs_to

GENTLEMAN_ETHER: Final = 0.5
AGENT_ETHER: Final = 0.3
POOL: Final = 0.35
CHAOS_CARD: Final = 0.5
TO_GOAL: Final = 1.6
"""A point nearer to a goal that wins."""
DEATHS: Final = 30.0
"""All defeats that the chapter allows; they count more and more."""
PROGRESS: Final = 30.0
OBJECT: Final = 6.0
BURNING: Final = 35.0
ROUND: Final = 1.2
"""A round nearer to the last one, for the side that wins by it."""
APPROACH: Final = 0.08
"""A point nearer to the nearest enemy: figures that are far away do nothing."""


def evaluate(table: Table, seat: Seat) -> float:
    """Return the worth of a table to a seat, in damage to a gentleman."""
    if table.phase == "setup":
        return 0.0
    worth = gentlemen_worth(table, aims_of(table.chapter))
    return -worth if seat == NEMESIS else worth


def gentlemen_worth(t: Table, aims: ChapterAims) -> float:
    """Return the worth of a table to the gentlemen."""
    worth = -POOL * (t.nemesis.pool + sum(t.nemesis.on_powers)) - CHAOS_CARD * len(t.nemesis.hand)
    for one in t.figures:
        worth += figure_worth(t, one, aims)
    worth += goal_worth(t, aims)
    left = chapter_of(t).round_limit - t.round
    return worth + ROUND * left * (-1.0 if aims.limit_side == GENTLEMEN_SIDE else 1.0)


def figure_worth(t: Table, one: Figure, aims: ChapterAims) -> float:
    """Return the worth of a figure to the gentlemen; negative for those of the Nemesis."""
    if one.kind == GENTLEMAN:
        if one.defeated:
            return -DEFEAT
        return life_of(t, one) - one.damage + GENTLEMAN_ETHER * one.ether + 0.3 * len(one.cards) - 0.8 * one.down
    if one.square < 0:
        return 0.0
    if one.kind == MINION:
        return -MINION_DEFEAT + 0.4 * one.down
    left = life_of(t, one) - one.damage
    if one.kind == ALLY:
        return WARD_DAMAGE * left if one.sheet in aims.must_fall[NEMESIS_SIDE] else 0.8 + 0.3 * left
    each = TARGET_DAMAGE if one.sheet in aims.must_fall[GENTLEMEN_SIDE] else AGENT_DAMAGE
    return -AGENT_DEFEAT - each * left - AGENT_ETHER * one.ether + 0.8 * one.down


def goal_worth(t: Table, aims: ChapterAims) -> float:
    """Return how near the gentlemen are to their aims, less how near the Nemesis is to his."""
    worth = 0.0
    if aims.deaths:
        worth -= DEATHS * (t.deaths / aims.deaths) ** 1.5
    if aims.progress:
        soon = len(guarded_objects(t)) if aims.guard_objects else len(t.objects) if aims.count_objects else 0
        worth -= PROGRESS * ((t.progress + 0.7 * soon) / aims.progress) ** 1.3
    if aims.breaks_objects:
        worth -= OBJECT * len(t.objects)
    if aims.burning:
        worth -= BURNING * (len(t.burning) / aims.burning) ** 1.3
    for one in t.figures:
        if one.square < 0 or one.defeated:
            continue
        squares = way_home(one, aims)
        if squares:
            sign = 1.0 if one.side == GENTLEMEN_SIDE else -1.0
            worth += sign * (4.0 - TO_GOAL * min(20, costs_to(t, squares, one)[one.square]) / 2)
    return worth + approach(t) + token_worth(t, aims)


def way_home(one: Figure, aims: ChapterAims) -> int:
    """Return the squares on which a figure serves its side at once."""
    if one.sheet in aims.lead_out:
        return aims.lead_out[one.sheet]
    if one.sheet in aims.rituals:
        return aims.rituals[one.sheet]
    return aims.carry_to[one.side].get(one.kind, 0) if one.carries else 0


def token_worth(t: Table, aims: ChapterAims) -> float:
    """Return what it is worth who holds the token, or who is nearer to it."""
    if not aims.has_token:
        return 0.0
    for one in t.figures:
        if one.carries:
            return 10.0 if one.side == GENTLEMEN_SIDE else -12.0
    if t.token < 0:
        return -0.4 * len(t.markers) if aims.carry_to[GENTLEMEN_SIDE] else 0.0
    near = [30, 30]
    for one in t.figures:
        if one.square >= 0 and not one.defeated and one.kind in aims.carry_to[one.side]:
            near[one.side] = min(near[one.side], costs_to(t, 1 << t.token, one)[one.square])
    return 0.4 * (near[NEMESIS_SIDE] - near[GENTLEMEN_SIDE])


def approach(t: Table) -> float:
    """Return how near the agents are to the gentlemen, as the Nemesis likes it."""
    squares = bits_of([one.square for one in t.figures if one.kind == GENTLEMAN and one.square >= 0])
    total = 0.0
    for one in t.figures:
        if one.kind == AGENT and one.square >= 0 and squares:
            total += APPROACH * min(15, costs_to(t, squares, one)[one.square])
    return total
