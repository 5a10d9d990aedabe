"""What damage to a figure, and its defeat, is worth in a chapter: to whoever deals it, and to whoever suffers it."""

from typing import Final

from ..data.table import ALLY, GENTLEMAN, GENTLEMEN_SIDE, MINION, NEMESIS_SIDE, Figure, Table
from ..queries import layout_of, life_of, outfit
from . import odds
from .blows import Force, Guard, damage
from .chapter_aims import ChapterAims, aims_of

VICTORY: Final = 80.0
"""What it is worth to win; all else is measured in damage to a gentleman."""
DEFEAT: Final = 4.0
"""The defeat of a gentleman: his next activation, and ether for the Nemesis."""
LAST_DEFEATS: Final = 14.0
"""More for each defeat, the nearer the chapter's number of defeats is."""
AGENT_DAMAGE: Final = 0.9
AGENT_DEFEAT: Final = 3.5
TARGET_DAMAGE: Final = 3.5
"""Damage to an agent who must fall."""
WARD_DAMAGE: Final = 6.0
"""Damage to an ally who must not fall."""
MINION_DEFEAT: Final = 2.2
GUARD_DEFEAT: Final = 1.6
"""More for a minion that guards an object."""
ALLY_DEFEAT: Final = 1.3
USEFUL_ALLY: Final = 2.5
CARRIER: Final = 8.0
"""More for the defeat of who carries the token, which he drops."""
NEAR_RITUAL: Final = 5.0


class Stake:
    """What each damage to a figure and its defeat are worth."""

    def __init__(self, each: float, defeat: float) -> None:
        self.each = each
        self.defeat = defeat

    def worth(self, found: tuple[float, ...], left: int) -> float:
        """Return what these odds of damage are worth, if the figure has so much life left."""
        return self.each * odds.mean(found, left) + self.defeat * odds.at_least(found, left)


def stake_of(t: Table, figure: Figure) -> Stake:
    """Return what is at stake with a figure."""
    aims = aims_of(t.chapter)
    carried = CARRIER if figure.carries else 0.0
    if figure.kind == GENTLEMAN:
        return Stake(1.0, DEFEAT + deaths_worth(t, aims) + carried)
    if figure.kind == MINION:
        return Stake(0.0, MINION_DEFEAT + carried + (GUARD_DEFEAT if aims.guard_objects and guards(t, figure) else 0.0))
    if figure.kind == ALLY:
        if figure.sheet in aims.must_fall[NEMESIS_SIDE]:
            return Stake(WARD_DAMAGE, VICTORY)
        return Stake(0.3, USEFUL_ALLY if life_of(t, figure) > 1 else ALLY_DEFEAT)
    return agent_stake(t, figure, aims, carried)


def agent_stake(t: Table, figure: Figure, aims: ChapterAims, carried: float) -> Stake:
    """Return what is at stake with an agent."""
    if figure.sheet in aims.must_fall[GENTLEMEN_SIDE]:
        return Stake(TARGET_DAMAGE, VICTORY)
    each, defeat = AGENT_DAMAGE, AGENT_DEFEAT + carried
    if figure.sheet in aims.rituals:
        each, defeat = 1.3, defeat + NEAR_RITUAL
    if aims.guard_objects and guards(t, figure):
        defeat += GUARD_DEFEAT
    return Stake(each, defeat)


def deaths_worth(t: Table, aims: ChapterAims) -> float:
    """Return what one more defeat of a gentleman is worth beyond the defeat itself."""
    if not aims.deaths:
        return 2.0 if aims.burning else 0.0
    left = aims.deaths - t.deaths
    return VICTORY if left <= 1 else LAST_DEFEATS / left


def guards(t: Table, figure: Figure) -> bool:
    """Whether a figure stands on or next to an object of the chapter."""
    near = layout_of(t).adjacent[figure.square] | 1 << figure.square if figure.square >= 0 else 0
    return any([near >> square & 1 for square in t.objects])


def blow_worth(t: Table, force: Force, target: Figure, cover: bool = False) -> float:
    """Return what an attack with this force on a target is worth."""
    guard = Guard(t, target)
    return stake_of(t, target).worth(damage(force, guard, cover), guard.left)


def is_fighter(t: Table, figure: Figure) -> bool:
    """Whether a figure can attack at all."""
    has = outfit(t, figure)
    return has.strength > 0 or has.acc > 0
