"""Tracks: a marker on numbered spaces, such as popularity, power or madness."""

from collections.abc import Sequence


class Track:
    """The shape of a track, static: its ends, and the spaces where something happens.

    >>> popularity = Track(0, 18, (7, 13))
    >>> popularity.move(5, 4), popularity.crossed(5, 9), popularity.tier(9)
    (9, (7,), 1)
    """

    def __init__(self, low: int, high: int, thresholds: Sequence[int] = ()) -> None:
        if high < low:
            raise ValueError(f"a track cannot end at {high} before it begins at {low}")
        self.low = low
        self.high = high
        self.thresholds: tuple[int, ...] = tuple(sorted(thresholds))

    def clamp(self, space: int) -> int:
        """The nearest space of the track."""
        return clamp(space, self.low, self.high)

    def move(self, space: int, steps: int) -> int:
        """Where the marker stands after so many steps up, or down if below 0; it never leaves the track."""
        return clamp(space + steps, self.low, self.high)

    def gained(self, space: int, steps: int) -> int:
        """How many steps the marker really moves: fewer where the track ends, below 0 for down."""
        return self.move(space, steps) - space

    def can_pay(self, space: int, amount: int) -> bool:
        """Can so many steps down be taken in full?"""
        return space - amount >= self.low

    def crossed(self, old: int, new: int) -> tuple[int, ...]:
        """The thresholds reached on the way up, or left on the way down, in the order they are met."""
        return crossed(self.thresholds, old, new)

    def tier(self, space: int) -> int:
        """How many thresholds have been reached."""
        return sum([1 for threshold in self.thresholds if threshold <= space])

    def at_top(self, space: int) -> bool:
        """Has the marker reached the upper end?"""
        return space >= self.high


def clamp(value: int, low: int, high: int) -> int:
    """The value, or the end it lies beyond."""
    return low if value < low else high if value > high else value


def crossed(thresholds: Sequence[int], old: int, new: int) -> tuple[int, ...]:
    """The thresholds reached on the way up, or left on the way down, in the order they are met.

    >>> crossed((7, 13), 13, 2)
    (13, 7)
    """
    low, high = min(old, new), max(old, new)
    met = sorted([threshold for threshold in thresholds if low < threshold <= high])
    if new < old:
        met.reverse()
    return tuple(met)
