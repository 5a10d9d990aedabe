"""Movement against a naive search that looks at one step at a time."""

import heapq
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from brassboard.kit import (
    ALL_DIRECTIONS,
    BOTH_WAYS,
    DOOR,
    EAST,
    EITHER_WAY,
    OPEN,
    OWN_KIND,
    SOUTH,
    SOUTH_EAST,
    STRAIGHT,
    WALL,
    WEST,
    WINDOW,
    Grid,
    Movement,
    bits,
)


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    width, height = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    squares = draw(st.integers(1, 2 ** (width * height) - 1)) | draw(st.integers(1, 2 ** (width * height) - 1))
    inner = bits.members(Grid(width, height, squares).inner)
    kinds = st.sampled_from([OPEN, OPEN, OPEN, WALL, DOOR, WINDOW, OWN_KIND])
    edges = {edge: draw(kinds) for edge in inner}
    pairs = st.tuples(*[st.sampled_from(bits.members(squares))] * 2)
    links = [(a, b) for a, b in draw(st.lists(pairs, max_size=2)) if a != b]
    return Grid(width, height, squares, edges, [e for e in inner if edges[e] == DOOR], links)


class Naive:
    """The rules of movement, word for word."""

    def __init__(self, grid: Grid, costs: dict[int, int], diagonal: int, corners: int, opened: int, shut: int) -> None:
        self.grid, self.costs, self.diagonal, self.corners = grid, costs, diagonal, corners
        self.opened, self.shut = opened, shut

    def edge_cost(self, first: int, second: int) -> int:
        edge = self.grid.between(first, second)
        if edge < 0 or self.shut >> edge & 1:
            return 0
        return self.costs.get(OPEN if self.opened >> edge & 1 else self.grid.kinds[edge], 0)

    def cost(self, first: int, direction: int) -> int:
        second = self.grid.beside(first, direction)
        if second < 0:
            return 0
        if direction in STRAIGHT:
            return self.edge_cost(first, second)
        ways = []
        for corner in (self.grid.beside(first, direction - 1), self.grid.beside(first, (direction + 1) % 8)):
            free = corner >= 0 and all(
                self.edge_cost(a, b) == self.costs[OPEN] for a, b in ((first, corner), (corner, second))
            )
            ways.append(free)
        return self.diagonal if (all if self.corners == BOTH_WAYS else any)(ways) else 0

    def steps(self, square: int) -> dict[int, int]:
        found: dict[int, int] = {}
        for direction in ALL_DIRECTIONS:
            if cost := self.cost(square, direction):
                found[self.grid.beside(square, direction)] = cost
        cheapest = min([*self.costs.values(), *([self.diagonal] if self.diagonal else [])])
        for pair in self.grid.links:
            for first, second in (pair, pair[::-1]):
                if first == square:
                    found[second] = min(cheapest, found.get(second, cheapest))
        return found

    def distances(self, start: int, points: int, blocked: int, stops: int) -> dict[int, int]:
        known: dict[int, int] = {}
        queue = [(0, start)]
        while queue:
            spent, square = heapq.heappop(queue)
            if square in known:
                continue
            known[square] = spent
            if stops >> square & 1 and square != start:
                continue
            for target, cost in self.steps(square).items():
                if not blocked >> target & 1 and (points < 0 or spent + cost <= points):
                    heapq.heappush(queue, (spent + cost, target))
        return known


@settings(max_examples=150, deadline=None)
@given(st.data(), grids())
def test_reach_is_what_a_naive_search_finds(data: st.DataObject, grid: Grid) -> None:
    costs = data.draw(st.sampled_from([{OPEN: 1}, {OPEN: 1, WINDOW: 2, OWN_KIND: 1}, {OPEN: 2, WINDOW: 3}]))
    diagonal = data.draw(st.sampled_from([0, 1, 2, 3]))
    corners = data.draw(st.sampled_from([EITHER_WAY, BOTH_WAYS]))
    edge_sets = st.integers(0, 2 ** (2 * grid.cells) - 1)
    few = st.builds(lambda a, b: a & b, edge_sets, edge_sets)
    opened, shut = data.draw(few) & grid.inner, data.draw(few) & grid.inner
    blocked, stops = data.draw(few) & grid.squares, data.draw(few) & grid.squares
    points = data.draw(st.integers(-1, 8))
    start = data.draw(st.sampled_from(bits.members(grid.squares)))
    move = Movement(grid, costs, diagonal, corners)
    naive = Naive(grid, costs, diagonal, corners, opened, shut)

    expected = naive.distances(start, points, blocked, stops)
    found = move.paths(start, points, opened, shut, blocked, stops)
    assert found.distance == expected
    assert found.places == bits.bits_of(expected)
    assert move.reach(start, points, opened, shut, blocked, stops) == found.places
    for square in bits.members(grid.squares):
        way = found.path_to(square)
        assert bool(way) == (square in expected)
        if way:
            costs_of_way = [move.cost(a, b, opened, shut) for a, b in pairwise(way)]
            assert way[0] == start
            assert 0 not in costs_of_way
            assert sum(costs_of_way) == expected[square]
            assert all(not stops >> s & 1 for s in way[1:-1])

    layout = move.layout(opened, shut)
    for in_the_way, halts in ((blocked, stops), (0, 0), (blocked, 0), (blocked, stops)):  # kept ones, and new ones
        region = layout.region(start, points, in_the_way, halts)
        reached = move.paths(start, points, opened, shut, in_the_way, halts)
        assert region.places == reached.places & ~(1 << start)
        assert region.squares == bits.members(region.places)
        for square in bits.members(grid.squares):
            assert region.way(square) == reached.path_to(square)


@settings(max_examples=80, deadline=None)
@given(grids(), st.sampled_from([EITHER_WAY, BOTH_WAYS]))
def test_adjacency_is_symmetric_and_matches_the_rules(grid: Grid, corners: int) -> None:
    move = Movement(grid, corners=corners)
    naive = Naive(grid, {OPEN: 1}, 1, corners, 0, 0)
    for square in bits.members(grid.squares):
        steps = naive.steps(square)
        assert move.near(square) == bits.bits_of(steps)
        assert move.neighbours(square) == tuple(sorted(steps))
        for other in steps:
            assert move.adjacent(other, square)


def test_a_window_is_climbed_straight_only() -> None:
    grid = Grid(2, 2, edges={0: WINDOW})
    climb = Movement(grid, {OPEN: 1, WINDOW: 2})
    strike = Movement(grid, {OPEN: 1, WINDOW: 1})
    closed = grid.edges_round(bits.bit(2)) | grid.edges_round(bits.bit(0)) & ~grid.of_kind(WINDOW)
    assert climb.cost(0, 1) == 2
    assert climb.cost(0, 3, shut=closed) == 0  # the only way round leads through the window
    assert strike.adjacent(0, 3, shut=closed)


def test_a_door_is_a_wall_until_it_is_opened() -> None:
    grid = Grid(3, 1, edges={0: DOOR}, doors=[0])
    walk = Movement(grid)
    assert walk.distance(0, 2) == -1
    assert walk.path(0, 2) == ()
    assert walk.distance(0, 2, opened=grid.door_edges(0b1)) == 2
    assert walk.distance(0, 2, opened=grid.door_edges(0b1), shut=grid.door_edges(0b1)) == -1


def test_points_of_0_reach_the_start_alone() -> None:
    assert Movement(Grid(3, 3)).reach(4, 0) == bits.bit(4)
    assert Movement(Grid(3, 3)).reach(4, 1) == bits.full(9)
    assert Movement(Grid(3, 3), diagonal=0).reach(4, 1) == bits.bits_of([1, 3, 4, 5, 7])


def test_rays_end_at_walls() -> None:
    grid = Grid(4, 4, edges={2: WALL})
    walk = Movement(grid)
    assert walk.ray(0, EAST) == (1, 2)
    assert walk.ray(0, SOUTH_EAST) == (5, 10, 15)
    assert walk.ray(3, WEST) == ()
    assert walk.ray(3, SOUTH) == (7, 11, 15)


def test_stairs_are_one_step() -> None:
    walk = Movement(Grid(5, 1, squares=0b11011, links=[(0, 4)]))
    assert walk.path(1, 3) == (1, 0, 4, 3)
