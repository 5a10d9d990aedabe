"""The steps of one way of moving for one state of doors and walls: how far they lead, and by which path.

Steps are computed for all squares at once: shifting a bit set of squares by one row or column moves all of them.
"""

from collections.abc import Sequence
from typing import Final

from brassboard.kit.bits import Bits, lowest, members

_KEPT_REGIONS: Final = 500  # This many are cached for each layout.
_STRAIGHT_FIRST: Final = (0, 2, 4, 6, 1, 3, 5, 7)


class Layout:
    """All steps of one way of moving for one state of the edges of the board."""

    def __init__(self, width: int, costs: list[int], steps: list[list[Bits]], links: Sequence[tuple[int, int]]) -> None:
        self.width = width
        self.costs = costs
        """The costs that steps have, cheapest first."""
        self.steps = steps
        """For each cost and direction, the squares from which that step is allowed."""
        self.even: bool = costs == [1]
        """Whether every step costs 1 point."""
        self.links = links
        self.offsets: list[int] = [-width, 1 - width, 1, width + 1, width, width - 1, -1, -width - 1]
        """How the number of a square changes with a step in each direction."""
        self._near: dict[int, Bits] = {}
        self._neighbours: dict[int, tuple[int, ...]] = {}
        self._balls: dict[tuple[int, int], Region] = {}
        self._regions: dict[tuple[int, int, Bits, Bits], Region] = {}

    def spread(self, front: Bits, price: int) -> Bits:
        """Return the squares that one step of the cost `costs[price]` reaches from any of these squares."""
        go = self.steps[price]
        width = self.width
        result = (
            (front & go[0]) >> width
            | (front & go[2]) << 1
            | (front & go[4]) << width
            | (front & go[6]) >> 1
            | (front & go[1]) >> (width - 1)
            | (front & go[3]) << (width + 1)
            | (front & go[5]) << (width - 1)
            | (front & go[7]) >> (width + 1)
        )
        return result | self.linked(front) if price == 0 and self.links else result

    def linked(self, front: Bits) -> Bits:
        """Return the squares that links reach from any of these squares."""
        result = 0
        for first, second in self.links:
            if front >> first & 1:
                result |= 1 << second
            if front >> second & 1:
                result |= 1 << first
        return result

    def near(self, square: int) -> Bits:
        """Return the squares one step away, at any price."""
        known = self._near.get(square)
        if known is None:
            known = 0
            for price in range(len(self.costs)):
                known |= self.spread(1 << square, price)
            self._near[square] = known
        return known

    def neighbours(self, square: int) -> tuple[int, ...]:
        """Return the squares one step away, in reading order."""
        known = self._neighbours.get(square)
        if known is None:
            known = members(self.near(square))
            self._neighbours[square] = known
        return known

    def cost(self, origin: int, target: int) -> int:
        """Return the points the step costs; 0 if there is no such step."""
        for price in range(len(self.costs)):
            if self.spread(1 << origin, price) >> target & 1:
                return self.costs[price]
        return 0

    def waves(self, start: int, points: int = -1, blocked: Bits = 0, stops: Bits = 0) -> list[Bits]:
        """Return the squares whose distance from the start is 0, 1, 2 … points."""
        if not self.even:
            return self._uneven_waves(start, points, blocked, stops)
        seen = blocked | 1 << start
        fronts: list[Bits] = [1 << start]
        if not points:
            return fronts
        front = self.near(start) & ~seen
        while front:
            fronts.append(front)
            points -= 1
            if not points:
                break
            seen |= front
            front = self.spread(front & ~stops, 0) & ~seen
        return fronts

    def _uneven_waves(self, start: int, points: int, blocked: Bits, stops: Bits) -> list[Bits]:
        """Return the same as `waves` if steps have different costs."""
        costs = self.costs
        prices = len(costs)
        seen = blocked & ~(1 << start)
        fronts: list[Bits] = [1 << start]
        spent = 0
        while spent < len(fronts):
            front = fronts[spent] & ~seen
            fronts[spent] = front
            if front:
                seen |= front
                if spent:
                    front &= ~stops
                for price in range(prices):
                    total = spent + costs[price]
                    if 0 <= points < total:
                        break
                    reached = self.spread(front, price) & ~seen
                    if reached:
                        while len(fronts) <= total:
                            fronts.append(0)
                        fronts[total] |= reached
            spent += 1
        while fronts and not fronts[-1]:
            fronts.pop()
        return fronts

    def region(self, start: int, points: int = -1, blocked: Bits = 0, stops: Bits = 0) -> "Region":
        """Return the squares that so many points reach, with the paths. Results are cached.

        First it finds the ball: the squares in reach with nothing in the way. Squares outside it make no difference.
        """
        ball = self._balls.get((start, points))
        if ball is None:
            ball = self._balls[start, points] = Region(self, self.waves(start, points), start, 0)
        blocked &= ball.places
        stops &= ball.places
        if not blocked and not stops:
            return ball
        key = (start, points, blocked, stops)
        known = self._regions.get(key)
        if known is None:
            if len(self._regions) >= _KEPT_REGIONS:
                self._regions.clear()
            if (blocked | stops) & ~ball.waves[-1]:
                waves = self.waves(start, points, blocked, stops)
            else:  # Only squares of the last wave are blocked or stops, and no step leads on from them.
                waves = [*ball.waves[:-1], ball.waves[-1] & ~blocked]
            known = self._regions[key] = Region(self, waves, start, stops, ball.squares)
        return known

    def step_back(self, waves: list[Bits], square: int, spent: int, stops: Bits) -> int:
        """Return the square before this one on a shortest path; straight steps are preferred to diagonal ones."""
        # Every step can be taken in both directions, so the steps from here are the steps to here.
        for price, cost in enumerate(self.costs):
            if cost > spent:
                break
            origins = waves[spent - cost] & ~stops
            go = self.steps[price]
            for direction in _STRAIGHT_FIRST:
                origin = square + self.offsets[direction]
                if go[direction] >> square & 1 and origins >> origin & 1:
                    return origin
            if price == 0:
                linked = self.linked(1 << square) & origins
                if linked:
                    return lowest(linked)
        raise AssertionError(f"no step leads to square {square}")

    def way(self, waves: list[Bits], target: int, stops: Bits) -> tuple[int, ...]:
        """Return a shortest path to a square of these waves, both its ends included; empty if it is in none of them."""
        spent = len(waves) - 1
        while spent >= 0 and not waves[spent] >> target & 1:
            spent -= 1
        if spent < 0:
            return ()
        way = [target]
        while spent:
            target = self.step_back(waves, target, spent, stops)
            way.append(target)
            spent -= 1
            while not waves[spent] >> target & 1:
                spent -= 1
        way.reverse()
        return tuple(way)


class Region:
    """The squares in reach of a start with some points, and the paths to them."""

    def __init__(
        self, layout: Layout, waves: list[Bits], start: int, stops: Bits, among: tuple[int, ...] | None = None
    ) -> None:
        self.layout = layout
        self.waves = waves
        self.stops = stops
        places = united(waves) & ~(1 << start)
        self.places: Bits = places
        """The squares in reach, without the start."""
        self.squares: tuple[int, ...] = (
            members(places) if among is None else tuple([square for square in among if places >> square & 1])
        )
        """The same squares in reading order."""
        self._ways: dict[int, tuple[int, ...]] = {}

    def way(self, target: int) -> tuple[int, ...]:
        """Return a shortest path, both its ends included; empty if the square is out of reach."""
        known = self._ways.get(target)
        if known is None:
            known = self._ways[target] = self.layout.way(self.waves, target, self.stops)
        return known


def united(sets: Sequence[Bits]) -> Bits:
    """Return all members of these sets."""
    result = 0
    for one in sets:
        result |= one
    return result
