"""The damage to expect of an attack, exactly: the faces of all dice that are still to be rolled, folded together.

Nothing here rolls. What somebody may still decide (rerolls, paid effects that prevent damage) is left out; crowns are
hits.
"""

from collections.abc import Callable
from typing import Final

from ..content import CONSTANTS
from ..content.effects import words_of
from ..data.attack_frames import AttackRule, Defence
from ..queries import Scene, outfit
from .attack_effects import (
    attack_changes,
    attack_dice,
    calls_of,
    defence_calls,
    defence_dice,
    has_cover,
    hits_of,
    warded_off,
    worth,
)
from .chapter import lowered
from .damage import prevent_number

TENTHS: Final = 10
DODGE: Final = "dodge"
COVER: Final = "cover"

Rolls = dict[tuple[int, int], int]
"""How many of all rolls give so many hits and take so many dice from the defender."""


def expected_tenths(m: Scene, attack: AttackRule, defence: Defence) -> int:
    """Return the damage to expect on a target, in tenths, from what is known of both rolls."""
    rolls = known_roll(m, attack) if attack.faces else attack_rolls(m, attack)
    if defence.faces:
        return TENTHS * damage_of(m, defence.target, hits_of(m, attack) - warded_off(m, attack, defence))
    dice = defence_dice(m, attack, defence)
    wards = warding_faces(m, attack, defence)
    lower: Callable[[int], int] = lambda hits: damage_of(m, defence.target, hits)  # noqa: E731
    return mean_tenths(rolls, dice, wards, len(CONSTANTS.faces), lower)


def mean_tenths(rolls: Rolls, dice: int, wards: int, faces: int, damage: Callable[[int], int]) -> int:
    """Return the mean of the damage in tenths, rounded.

    The defender has so many dice, of which so many faces ward a hit off.

    >>> mean_tenths({(3, 0): 1}, 3, 3, 6, lambda hits: max(0, hits))
    15
    >>> mean_tenths({(1, 0): 1, (0, 0): 1}, 0, 2, 6, lambda hits: max(0, hits))
    5
    """
    total = 0
    whole: int = sum(rolls.values()) * faces**dice
    for (hits, fewer), count in rolls.items():
        left = max(0, dice - fewer)
        others: int = faces ** (dice - left)
        for warded, times in enumerate(successes(left, wards, faces)):
            total += count * times * others * damage(hits - warded)
    return (2 * TENTHS * total + whole) // (2 * whole)


def successes(dice: int, good: int, faces: int) -> list[int]:
    """Return in how many of all rolls of these dice 0, 1, 2 … of them show a good face.

    >>> successes(2, 1, 6)
    [25, 10, 1]
    """
    found = [1]
    for _ in range(dice):
        longer = [0] * (len(found) + 1)
        for number, ways in enumerate(found):
            longer[number] += ways * (faces - good)
            longer[number + 1] += ways * good
        found = longer
    return found


def attack_rolls(m: Scene, attack: AttackRule) -> Rolls:
    """Return all rolls of the attacker's dice by hits, and by the dice they take from the defender."""
    changes, hits = attack_changes(m, attack), worth(m, attack)
    taken = _dice_taken(m, attack)
    faces = [(hits.get(changes.get(symbol, symbol), 0), taken.get(symbol, 0)) for symbol in CONSTANTS.faces]
    found: Rolls = {(0, 0): 1}
    for _ in range(attack_dice(m, attack)):
        longer: Rolls = {}
        for (had, lost), ways in found.items():
            for more, fewer in faces:
                key = (had + more, lost + fewer)
                longer[key] = longer.get(key, 0) + ways
        found = longer
    return found


def known_roll(m: Scene, attack: AttackRule) -> Rolls:
    """Return the roll that lies on the table; what it takes from the defender is in his dice already."""
    return {(hits_of(m, attack), 0): 1}


def _dice_taken(m: Scene, attack: AttackRule) -> dict[str, int]:
    """Return how many of the defender's dice each symbol takes away (RM-EFF-11)."""
    taken: dict[str, int] = {}
    for one, _ in calls_of(m, attack):
        if one.verb == "per":
            inner = sum([each.number(0) for each in one.effects(1).calls if each.verb == "foedice"])
            taken[one.word(0)] = taken.get(one.word(0), 0) - inner
    return taken


def warding_faces(m: Scene, attack: AttackRule, defence: Defence) -> int:
    """Return how many faces of the die ward a hit off for this target (RM-ATK-12 to -14)."""
    return len([symbol for symbol in CONSTANTS.faces if wards(m, attack, defence, symbol)])


def wards(m: Scene, attack: AttackRule, defence: Defence, symbol: str) -> bool:
    """Whether a symbol of the defence roll wards a hit off."""
    changes: dict[str, str] = {}
    for one in defence_calls(m, defence):
        if one.verb == "conv":
            old, new = words_of(one, 0)
            changes.setdefault(old, new)
    shown = changes.get(symbol, symbol)
    return shown == DODGE or (shown == COVER and has_cover(m, attack, defence.target))


def damage_of(m: Scene, target: int, hits: int) -> int:
    """Return the damage of so many hits that are not warded off, less what is prevented for nothing (RM-ATK-15)."""
    if hits <= 0:
        return 0
    damage = lowered(m, target, hits)
    for ability in outfit(m.table, m.table.figures[target]).defence:
        if not ability.cost and ability.type == "def":
            damage -= prevent_number(ability)
    return max(0, damage)
