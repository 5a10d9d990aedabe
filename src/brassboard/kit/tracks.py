"""Tracks: a marker on numbered spaces, such as popularity, power or madness."""

from collections.abc import Sequence


class Track:
    """The shape of a track, which never changes: its ends, and the spaces where something happens.

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
        """Return the nearest space of the track."""
        return clamp(space, self.low, self.high)

    def move(self, space: int, steps: int) -> int:
        """Return the space of the marker after `steps` up (below 0: down). It never leaves the track."""
        return clamp(space + steps, self.low, self.high)

    def gained(self, space: int, steps: int) -> int:
        """Return how many steps the marker really moves: fewer at the end of the track, below 0 for down."""
        return self.move(space, steps) - space

    def can_pay(self, space: int, amount: int) -> bool:
        """Whether the marker can move down by the full amount."""
        return space - amount >= self.low

    def crossed(self, old: int, new: int) -> tuple[int, ...]:
        """Return the thresholds reached on the way up, or left on the way down, in the order they are met."""
        return crossed(self.thresholds, old, new)

    def tier(self, space: int) -> int:
        """Return how many thresholds have been reached."""
        return sum([1 for threshold in self.thresholds if threshold <= space])

    def at_top(self, space: int) -> bool:
        """Whether the marker has reached the upper end."""
        return space >= self.high


def clamp(value: int, low: int, high: int) -> int:
    """Return the value, or the end it lies beyond."""
    return low if value < low else high if value > high else value


def crossed(thresholds: Sequence[int], old: int, new: int) -> tuple[int, ...]:
    """Return the thresholds reached on the way up, or left on the way down, in the order they are met.

    >>> crossed((7, 13), 13, 2)
    (13, 7)
    """
    low, high = min(old, new), max(old, new)
    met = sorted([threshold for threshold in thresholds if low < threshold <= high])
    if new < old:
        met.reverse()
    return tuple(met)
