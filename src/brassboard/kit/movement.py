"""Movement on a square board: which squares are adjacent, how far movement points reach, and by which path.

`Movement` is one way of moving over one board (walking, climbing, flying, reaching with a sword); make it once and keep
it with the board. Its steps are laid out in `steps`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from brassboard.kit.bits import Bits, full, members
from brassboard.kit.grid import ALL_DIRECTIONS, BOTH_WAYS, EITHER_WAY, OPEN, Grid
from brassboard.kit.steps import Layout, united

_KEPT_LAYOUTS: Final = 256
_WALKING: Final = {OPEN: 1}


class Reach:
    """The places in reach of a start, with the distance and a shortest path to each."""

    def __init__(self, start: int, distance: dict[int, int], before: dict[int, int]) -> None:
        self.start = start
        self.distance = distance
        self.before = before
        """The place before each place on a shortest path; the start has none."""
        places = 0
        for place in distance:
            places |= 1 << place
        self.places: Bits = places

    def path_to(self, place: int) -> tuple[int, ...]:
        """Return a shortest path, from the start to the place, both included; empty if it is out of reach."""
        if place not in self.distance:
            return ()
        way = [place]
        while place != self.start:
            place = self.before[place]
            way.append(place)
        way.reverse()
        return tuple(way)


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
        """Make a way of moving.

        `costs` are the points a straight step over each kind of edge costs; other kinds cannot be crossed.

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
        """Return the steps allowed while these edges are opened and shut. They are cached."""
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
        """Compute the steps allowed while these edges are opened and shut."""
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
        """Add the diagonal steps whose way round the corner crosses only these free edges."""
        width = self.grid.width
        east = free & full(self.grid.cells)
        south = free >> self.grid.cells
        # Each diagonal has two ways round its corner: along the row first, or along the column first.
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
        """Whether it is one step from one square to the other."""
        return self.layout(opened, shut).near(first) >> second & 1 == 1

    def near(self, square: int, opened: Bits = 0, shut: Bits = 0) -> Bits:
        """Return the squares one step away, as a bit set."""
        return self.layout(opened, shut).near(square)

    def neighbours(self, square: int, opened: Bits = 0, shut: Bits = 0) -> tuple[int, ...]:
        """Return the squares one step away, in reading order."""
        return self.layout(opened, shut).neighbours(square)

    def cost(self, origin: int, target: int, opened: Bits = 0, shut: Bits = 0) -> int:
        """Return the points one step costs; 0 if there is no such step."""
        return self.layout(opened, shut).cost(origin, target)

    def reach(
        self, start: int, points: int, opened: Bits = 0, shut: Bits = 0, blocked: Bits = 0, stops: Bits = 0
    ) -> Bits:
        """Return all squares in reach, the start included.

        `blocked` squares cannot be entered; `stops` can be entered but not left again. Points below 0 are no limit.
        """
        return united(self.waves(start, points, opened, shut, blocked, stops))

    def waves(
        self, start: int, points: int = -1, opened: Bits = 0, shut: Bits = 0, blocked: Bits = 0, stops: Bits = 0
    ) -> list[Bits]:
        """Return the squares whose distance from the start is 0, 1, 2 … points."""
        return self.layout(opened, shut).waves(start, points, blocked, stops)

    def paths(
        self, start: int, points: int = -1, opened: Bits = 0, shut: Bits = 0, blocked: Bits = 0, stops: Bits = 0
    ) -> Reach:
        """Return the distance and a shortest path to every square in reach, with straight steps where possible."""
        layout = self.layout(opened, shut)
        waves = self.waves(start, points, opened, shut, blocked, stops)
        distance: dict[int, int] = {}
        before: dict[int, int] = {}
        for spent, wave in enumerate(waves):
            for square in members(wave):
                distance[square] = spent
                if spent:
                    before[square] = layout.step_back(waves, square, spent, stops & ~(1 << start))
        return Reach(start, distance, before)

    def distance(
        self, start: int, target: int, opened: Bits = 0, shut: Bits = 0, blocked: Bits = 0, stops: Bits = 0
    ) -> int:
        """Return the points the shortest path costs, -1 if there is none."""
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
        """Return a shortest path with both its ends; empty if there is none."""
        layout = self.layout(opened, shut)
        return layout.way(layout.waves(start, points, blocked, stops), target, stops & ~(1 << start))

    def ray(self, square: int, direction: int, opened: Bits = 0, shut: Bits = 0) -> tuple[int, ...]:
        """Return the squares in one direction, nearest first, for as long as each is a step from the one before."""
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
