"""Moving on a square board: who stands next to whom, how far the points reach, by which way.

Steps are computed for all squares at once: a bit set of squares, shifted by one row or column, is the same figures one
step further. `Movement` is one way of moving over one board (walking, climbing, flying, reaching with a sword); make
it once and keep it with the board.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from brassboard.kit.bits import Bits, full, lowest, members
from brassboard.kit.grid import ALL_DIRECTIONS, BOTH_WAYS, EITHER_WAY, OPEN, Grid

_KEPT_LAYOUTS: Final = 256
_STRAIGHT_FIRST: Final = (0, 2, 4, 6, 1, 3, 5, 7)
_WALKING: Final = {OPEN: 1}


class Reach:
    """Where one can get to: the distance to every place in reach, and the way there."""

    def __init__(self, start: int, distance: dict[int, int], before: dict[int, int]) -> None:
        self.start = start
        self.distance = distance
        self.before = before
        """The place before each place on a shortest way; the start has none."""
        places = 0
        for place in distance:
            places |= 1 << place
        self.places: Bits = places

    def path_to(self, place: int) -> tuple[int, ...]:
        """A shortest way, from the start to the place, both included; empty if it is out of reach."""
        if place not in self.distance:
            return ()
        way = [place]
        while place != self.start:
            place = self.before[place]
            way.append(place)
        way.reverse()
        return tuple(way)


class Layout:
    """All steps of one way of moving while the edges of the board are as they are."""

    def __init__(self, width: int, costs: list[int], steps: list[list[Bits]], links: Sequence[tuple[int, int]]) -> None:
        self.width = width
        self.costs = costs
        """The prices of steps, cheapest first."""
        self.steps = steps
        """For each price and direction: the squares from which that step is allowed."""
        self.links = links
        self.offsets: list[int] = [-width, 1 - width, 1, width + 1, width, width - 1, -1, -width - 1]
        """How the number of a square changes with a step in each direction."""
        self._near: dict[int, Bits] = {}
        self._neighbours: dict[int, tuple[int, ...]] = {}

    def spread(self, front: Bits, price: int) -> Bits:
        """Where one step at the n-th price leads from any of these squares."""
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
        """Where links lead from any of these squares."""
        result = 0
        for first, second in self.links:
            if front >> first & 1:
                result |= 1 << second
            if front >> second & 1:
                result |= 1 << first
        return result

    def near(self, square: int) -> Bits:
        """The squares one step away, at any price."""
        known = self._near.get(square)
        if known is None:
            known = 0
            for price in range(len(self.costs)):
                known |= self.spread(1 << square, price)
            self._near[square] = known
        return known

    def neighbours(self, square: int) -> tuple[int, ...]:
        """The squares one step away, in reading order."""
        known = self._neighbours.get(square)
        if known is None:
            known = members(self.near(square))
            self._neighbours[square] = known
        return known

    def cost(self, origin: int, target: int) -> int:
        """What the step costs; 0 if there is no such step."""
        for price in range(len(self.costs)):
            if self.spread(1 << origin, price) >> target & 1:
                return self.costs[price]
        return 0


class Movement:
    """One way of moving over one board.

    >>> from brassboard.kit.grid import EAST, WALL
    >>> walk = Movement(Grid(3, 2, edges={0: WALL}))   # a wall between squares 0 and 1
    >>> walk.adjacent(0, 1), walk.adjacent(0, 4)
    (False, True)
    >>> walk.path(0, 1)
    (0, 4, 1)
    """

    def __init__(
        self,
        grid: Grid,
        costs: Mapping[int, int] = _WALKING,
        diagonal: int = 1,
        corners: int = EITHER_WAY,
        diagonal_kinds: Sequence[int] | None = None,
    ) -> None:
        """`costs` says what a straight step over an edge of each kind costs; kinds not named cannot be crossed.

        A diagonal step costs `diagonal`, 0 forbids it. Its way round the corner may cross edges of `diagonal_kinds`:
        if not given, those that cost as much as an open edge. An edge that is `opened` counts as open, one that is
        `shut` cannot be crossed, whatever its kind. Links cost as much as the cheapest step.
        """
        if costs.get(OPEN, 0) < 1:
            raise ValueError("a step over an open edge must cost at least 1 point")
        for kind, cost in costs.items():
            if cost < 1:
                raise ValueError(f"a step over an edge of kind {kind} must cost at least 1, not {cost}: leave it out")
        self.grid = grid
        self.diagonal = diagonal
        self.corners = corners
        self._open_cost: int = costs[OPEN]
        self._costs: list[int] = sorted({*costs.values(), *([diagonal] if diagonal else [])})
        self._edges_at: list[Bits] = [
            grid.of_kinds([kind for kind, cost in costs.items() if cost == price]) for price in self._costs
        ]
        if diagonal_kinds is None:
            diagonal_kinds = [kind for kind, cost in costs.items() if cost == self._open_cost]
        self._diagonal_edges: Bits = grid.of_kinds(diagonal_kinds)
        self._special: Bits = grid.inner & ~grid.of_kind(OPEN)
        self._layouts: dict[tuple[Bits, Bits], Layout] = {}

    def layout(self, opened: Bits = 0, shut: Bits = 0) -> Layout:
        """The steps allowed while these edges are opened and shut; kept, so asking again costs nothing."""
        key = (opened & self._special, shut & self.grid.inner)
        known = self._layouts.get(key)
        if known is not None:
            return known
        layout = self._lay_out(key[0], key[1])
        if len(self._layouts) >= _KEPT_LAYOUTS:
            self._layouts.clear()
        self._layouts[key] = layout
        return layout

    def _lay_out(self, opened: Bits, shut: Bits) -> Layout:
        width = self.grid.width
        cells = self.grid.cells
        every = full(cells)
        steps: list[list[Bits]] = []
        for price, cost in enumerate(self._costs):
            edges = self._edges_at[price] & ~opened
            if cost == self._open_cost:
                edges |= opened
            edges &= ~shut
            east = edges & every
            south = edges >> cells
            go = [0] * len(ALL_DIRECTIONS)
            go[0], go[2], go[4], go[6] = south << width, east, south, east << 1
            if cost == self.diagonal:
                self._add_diagonals(go, (self._diagonal_edges | opened) & ~shut)
            steps.append(go)
        return Layout(width, self._costs, steps, self.grid.links)

    def _add_diagonals(self, go: list[Bits], free: Bits) -> None:
        width = self.grid.width
        east = free & full(self.grid.cells)
        south = free >> self.grid.cells
        # The two ways round: first along the row then along the column, and the other way about.
        south_east = east & (south >> 1)
        then_east = south & (east >> width)
        south_west = (east & south) << 1
        then_west = south & (east >> (width - 1))
        if self.corners == BOTH_WAYS:
            south_east &= then_east
            south_west &= then_west
        else:
            south_east |= then_east
            south_west |= then_west
        go[3] = south_east
        go[5] = south_west
        go[1] = south_west << (width - 1)
        go[7] = south_east << (width + 1)

    def adjacent(self, first: int, second: int, opened: Bits = 0, shut: Bits = 0) -> bool:
        """Is it one step from one square to the other?"""
        return self.layout(opened, shut).near(first) >> second & 1 == 1

    def near(self, square: int, opened: Bits = 0, shut: Bits = 0) -> Bits:
        """The squares one step away, as a bit set."""
        return self.layout(opened, shut).near(square)

    def neighbours(self, square: int, opened: Bits = 0, shut: Bits = 0) -> tuple[int, ...]:
        """The squares one step away, in reading order."""
        return self.layout(opened, shut).neighbours(square)

    def cost(self, origin: int, target: int, opened: Bits = 0, shut: Bits = 0) -> int:
        """What one step costs; 0 if there is no such step."""
        return self.layout(opened, shut).cost(origin, target)

    def reach(
        self, start: int, points: int, opened: Bits = 0, shut: Bits = 0, blocked: Bits = 0, stops: Bits = 0
    ) -> Bits:
        """All squares in reach, the start included.

        `blocked` squares cannot be entered; `stops` can be entered but not left again. Points below 0 are no limit.
        """
        result = 0
        for wave in self.waves(start, points, opened, shut, blocked, stops):
            result |= wave
        return result

    def waves(
        self, start: int, points: int = -1, opened: Bits = 0, shut: Bits = 0, blocked: Bits = 0, stops: Bits = 0
    ) -> list[Bits]:
        """The squares whose distance from the start is 0, 1, 2 … points."""
        layout = self.layout(opened, shut)
        costs = layout.costs
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
                    reached = layout.spread(front, price) & ~seen
                    if reached:
                        while len(fronts) <= total:
                            fronts.append(0)
                        fronts[total] |= reached
            spent += 1
        while fronts and not fronts[-1]:
            fronts.pop()
        return fronts

    def paths(
        self, start: int, points: int = -1, opened: Bits = 0, shut: Bits = 0, blocked: Bits = 0, stops: Bits = 0
    ) -> Reach:
        """The distance and a shortest way to every square in reach; straight steps are preferred to diagonal ones."""
        layout = self.layout(opened, shut)
        waves = self.waves(start, points, opened, shut, blocked, stops)
        distance: dict[int, int] = {}
        before: dict[int, int] = {}
        for spent, wave in enumerate(waves):
            for square in members(wave):
                distance[square] = spent
                if spent:
                    before[square] = self._step_back(layout, waves, square, spent, stops & ~(1 << start))
        return Reach(start, distance, before)

    def _step_back(self, layout: Layout, waves: list[Bits], square: int, spent: int, stops: Bits) -> int:
        # All steps may be taken both ways, so a step back is a step.
        for price, cost in enumerate(layout.costs):
            if cost > spent:
                break
            origins = waves[spent - cost] & ~stops
            go = layout.steps[price]
            for direction in _STRAIGHT_FIRST:
                origin = square + layout.offsets[direction]
                if go[direction] >> square & 1 and origins >> origin & 1:
                    return origin
            if price == 0:
                linked = layout.linked(1 << square) & origins
                if linked:
                    return lowest(linked)
        raise AssertionError(f"no step leads to square {square}")

    def distance(
        self, start: int, target: int, opened: Bits = 0, shut: Bits = 0, blocked: Bits = 0, stops: Bits = 0
    ) -> int:
        """The points the shortest way costs, -1 if there is none."""
        for spent, wave in enumerate(self.waves(start, -1, opened, shut, blocked, stops)):
            if wave >> target & 1:
                return spent
        return -1

    def path(
        self,
        start: int,
        target: int,
        opened: Bits = 0,
        shut: Bits = 0,
        blocked: Bits = 0,
        stops: Bits = 0,
        points: int = -1,
    ) -> tuple[int, ...]:
        """A shortest way with both its ends; empty if there is none."""
        waves = self.waves(start, points, opened, shut, blocked, stops)
        spent = len(waves) - 1
        while spent >= 0 and not waves[spent] >> target & 1:
            spent -= 1
        if spent < 0:
            return ()
        layout = self.layout(opened, shut)
        way = [target]
        while spent:
            target = self._step_back(layout, waves, target, spent, stops & ~(1 << start))
            way.append(target)
            spent -= 1
            while not waves[spent] >> target & 1:
                spent -= 1
        way.reverse()
        return tuple(way)

    def ray(self, square: int, direction: int, opened: Bits = 0, shut: Bits = 0) -> tuple[int, ...]:
        """The squares in one direction, nearest first, for as long as each is a step from the one before."""
        layout = self.layout(opened, shut)
        found: list[int] = []
        going = True
        while going:
            going = False
            for go in layout.steps:
                if go[direction] >> square & 1:
                    square = self.grid.beside(square, direction)
                    found.append(square)
                    going = True
                    break
        return tuple(found)
