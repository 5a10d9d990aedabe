"""Answers of a layout: a line of sight with its cover, and the squares in reach with the ways to them."""

from brassboard.kit.bits import Bits


class Line:
    """A line of sight that nothing blocks."""

    def __init__(self, window: bool, passed: Bits) -> None:
        self.window = window
        """Whether it cannot avoid a window, which gives the target cover."""
        self.passed = passed
        """The squares whose inside it passes, its two ends not counted: a figure standing there gives cover."""


class Reach:
    """The squares in reach of a start, with the least cost of each and a cheapest way to it."""

    def __init__(self, start: int, costs: list[int], before: list[int], places: Bits) -> None:
        self.start = start
        self.costs = costs
        """The points each square costs, -1 where it is out of reach."""
        self.before = before
        """The square before each square on a cheapest way, -1 for the start and where there is no way."""
        self.places = places
        """The squares in reach, the start included."""

    def way(self, square: int) -> list[int]:
        """Return a cheapest way, without the start; empty if there is none."""
        if self.costs[square] < 0:
            return []
        found: list[int] = []
        while square != self.start:
            found.append(square)
            square = self.before[square]
        found.reverse()
        return found
