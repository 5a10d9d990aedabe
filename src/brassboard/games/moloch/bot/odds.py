"""The exact odds of the die: how much damage a number of dice does against a number of defence dice."""

from typing import Final

from ..content import CONSTANTS, SYMBOLS

FACES: Final = len(CONSTANTS.faces)
PLAIN: Final[dict[str, int]] = {"hit": 1, "hit+": 1, "crown": 1}
"""How many hits each symbol is in an attack without effects."""
_HITS: Final[dict[tuple[int, tuple[int, ...]], tuple[float, ...]]] = {}
_DAMAGE: Final[dict[tuple[int, tuple[int, ...], int, int], tuple[float, ...]]] = {}


def face_values(hits: dict[str, int], changes: dict[str, str]) -> tuple[int, ...]:
    """Return how many hits each face of the die is, after changes of symbols."""
    return tuple([hits.get(changes.get(symbol, symbol), 0) for symbol in CONSTANTS.faces])


def ward_faces(symbols: tuple[str, ...]) -> int:
    """Return how many faces of the die show one of these symbols."""
    return len([1 for symbol in CONSTANTS.faces if symbol in symbols])


def hit_odds(dice: int, values: tuple[int, ...]) -> tuple[float, ...]:
    """Return how probable each number of hits is with so many dice."""
    known = _HITS.get((dice, values))
    if known is not None:
        return known
    odds = [1.0]
    for _ in range(dice):
        following = [0.0] * (len(odds) + max(values))
        for hits, chance in enumerate(odds):
            for value in values:
                following[hits + value] += chance / FACES
        odds = following
    made = _HITS[dice, values] = tuple(odds)
    return made


def damage_odds(dice: int, values: tuple[int, ...], defence: int, wards: int) -> tuple[float, ...]:
    """Return how probable each damage is: hits less the defence dice that show one of `wards` faces."""
    key = (dice, values, defence, wards)
    known = _DAMAGE.get(key)
    if known is not None:
        return known
    hits = hit_odds(dice, values)
    warded = hit_odds(defence, tuple([1] * wards + [0] * (FACES - wards)))
    odds = [0.0] * len(hits)
    for hit, chance in enumerate(hits):
        for ward, other in enumerate(warded):
            odds[max(0, hit - ward)] += chance * other
    made = _DAMAGE[key] = tuple(odds)
    return made


def lowered(odds: tuple[float, ...], less: int, least: int) -> tuple[float, ...]:
    """Return these odds of damage if so much is taken off, but damage never falls below `least`."""
    changed = [0.0] * len(odds)
    for damage, chance in enumerate(odds):
        changed[max(min(damage, least), damage - less)] += chance
    return tuple(changed)


def mean(odds: tuple[float, ...], most: int = 99) -> float:
    """Return the expected damage, of which no more than `most` counts."""
    return sum([chance * min(damage, most) for damage, chance in enumerate(odds)])


def at_least(odds: tuple[float, ...], damage: int) -> float:
    """Return how probable at least so much damage is."""
    return sum(odds[max(0, damage) :])


assert set(PLAIN) <= set(SYMBOLS)
