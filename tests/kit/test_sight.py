"""Line of sight against exact geometry in fractions."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brassboard.kit import (
    BOTH_WAYS,
    CENTRES,
    DOOR,
    EAST,
    EITHER_WAY,
    NORTH,
    OPEN,
    SIDES,
    SOUTH,
    WALL,
    WEST,
    WINDOW,
    Grid,
    Sight,
    SquareBoard,
    bits,
)

Point = tuple[Fraction, Fraction]
Segment = tuple[Point, Point]


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    width, height = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    squares = draw(st.integers(1, 2 ** (width * height) - 1)) | draw(st.integers(1, 2 ** (width * height) - 1))
    if draw(st.booleans()):
        squares = bits.full(width * height)
    inner = bits.members(Grid(width, height, squares).inner)
    kinds = st.sampled_from([OPEN] * 6 + [WALL, DOOR, WINDOW])
    return Grid(width, height, squares, {edge: draw(kinds) for edge in inner})


def point(x: int, y: int, unit: int) -> Point:
    return Fraction(x, unit), Fraction(y, unit)


def side(grid: Grid, square: int, direction: int) -> Segment:
    """One side of a square; squares are 1 wide."""
    x, y = Fraction(grid.column(square)), Fraction(grid.row(square))
    return {
        NORTH: ((x, y), (x + 1, y)),
        EAST: ((x + 1, y), (x + 1, y + 1)),
        SOUTH: ((x, y + 1), (x + 1, y + 1)),
        WEST: ((x, y), (x, y + 1)),
    }[direction]


def walls(grid: Grid, blocked: int) -> set[Segment]:
    """Everything that blocks, the rim included, as segments."""
    found = set()
    for square in bits.members(grid.squares):
        for direction in (NORTH, EAST, SOUTH, WEST):
            edge = grid.edge(square, direction)
            if grid.beside(square, direction) < 0 or blocked >> edge & 1:
                found.add(side(grid, square, direction))
    return found


def turn(a: Point, b: Point, c: Point) -> int:
    area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (area > 0) - (area < 0)


def on(line: Segment, p: Point) -> bool:
    (ax, ay), (bx, by) = line
    inside = min(ax, bx) <= p[0] <= max(ax, bx) and min(ay, by) <= p[1] <= max(ay, by)
    return inside and turn(*line, p) == 0


def touch(line: Segment, wall: Segment) -> bool:
    if any(on(line, p) for p in wall) or any(on(wall, p) for p in line):
        return True
    return turn(*line, wall[0]) != turn(*line, wall[1]) and turn(*wall, line[0]) != turn(*wall, line[1])


def enters(line: Segment, x: int, y: int) -> bool:
    """Does the line pass the open inside of the unit square at x, y?"""
    low, high = Fraction(0), Fraction(1)
    for start, end, edge in ((line[0][0], line[1][0], x), (line[0][1], line[1][1], y)):
        if start == end:
            if not edge < start < edge + 1:
                return False
        else:
            first, last = sorted(((edge - start) / (end - start), (edge + 1 - start) / (end - start)))
            low, high = max(low, first), min(high, last)
    return low < high


def between(grid: Grid, line: Segment, ends: tuple[int, int]) -> set[int]:
    return {
        square
        for square in bits.members(grid.squares)
        if square not in ends and enters(line, grid.column(square), grid.row(square))
    }


def centre_sight(grid: Grid, a: int, b: int, blocked: int, blockers: int, corners: int) -> bool:
    ends = [(Fraction(2 * grid.column(s) + 1, 2), Fraction(2 * grid.row(s) + 1, 2)) for s in (a, b)]
    line = (ends[0], ends[1])
    if any(blockers >> square & 1 for square in between(grid, line, (a, b))):
        return False
    barred = walls(grid, blocked)
    points = {p for wall in barred for p in wall if on(line, p)}
    if any(touch(line, wall) and not any(on(line, p) for p in wall) for wall in barred):
        return False
    # Where the line leaves all squares there is a rim to cross, so only corner points are left to look at.
    for x, y in points:
        right = (ends[1][0] - ends[0][0]) * (ends[1][1] - ends[0][1]) > 0
        cells = [(int(y) - 1, int(x) - 1), (int(y), int(x))] if right else [(int(y) - 1, int(x)), (int(y), int(x) - 1)]
        rounds = [(int(y) - 1, int(x)), (int(y), int(x) - 1)] if right else [(int(y) - 1, int(x) - 1), (int(y), int(x))]
        free = []
        for corner in rounds:
            edges = [grid.between(grid.at(*corner), grid.at(*cell)) if grid.at(*corner) >= 0 else -1 for cell in cells]
            free.append(all(edge >= 0 and not blocked >> edge & 1 for edge in edges))
        if any(grid.at(*cell) < 0 for cell in cells) or not (any if corners == EITHER_WAY else all)(free):
            return False
    return True


def side_sight(grid: Grid, a: int, b: int, blocked: int, blockers: int) -> bool:
    middles = ((8, 1), (15, 8), (8, 15), (1, 8))
    barred = walls(grid, blocked)
    for x1, y1 in middles:
        for x2, y2 in middles:
            line = (
                point(16 * grid.column(a) + x1, 16 * grid.row(a) + y1, 16),
                point(16 * grid.column(b) + x2, 16 * grid.row(b) + y2, 16),
            )
            if any(touch(line, wall) for wall in barred):
                continue
            if not any(blockers >> square & 1 for square in between(grid, line, (a, b))):
                return True
    return False


def sixteen_lines(grid: Grid, a: int, b: int) -> set[tuple[int, int]]:
    """The edges each line touches and the squares it enters, for the lines that do not touch the rim."""
    middles = ((8, 1), (15, 8), (8, 15), (1, 8))
    edges = {
        side(grid, grid.sides(edge)[0], EAST if edge < grid.cells else SOUTH): edge for edge in bits.members(grid.inner)
    }
    rim = walls(grid, 0)
    found = set()
    for x1, y1 in middles:
        for x2, y2 in middles:
            line = (
                point(16 * grid.column(a) + x1, 16 * grid.row(a) + y1, 16),
                point(16 * grid.column(b) + x2, 16 * grid.row(b) + y2, 16),
            )
            if not any(touch(line, wall) for wall in rim):
                touched = bits.bits_of([edges[segment] for segment in edges if touch(line, segment)])
                found.add((touched, bits.bits_of(between(grid, line, (a, b)))))
    return found


def situation(data: st.DataObject, grid: Grid) -> tuple[int, int, int]:
    sets = st.integers(0, 2 ** (2 * grid.cells) - 1)
    few = st.builds(lambda a, b, c: a & b & c, sets, sets, sets)
    return data.draw(few) & grid.inner, data.draw(few) & grid.inner, data.draw(few) & grid.squares


@settings(max_examples=150, deadline=None)
@given(st.data(), grids(), st.sampled_from([EITHER_WAY, BOTH_WAYS]))
def test_sight_from_the_middle_is_exact(data: st.DataObject, grid: Grid, corners: int) -> None:
    opened, shut, blockers = situation(data, grid)
    sight = Sight(grid, corners=corners)
    blocked = grid.of_kinds([WALL, DOOR]) & ~opened | shut
    squares = bits.members(grid.squares)
    for _ in range(4):
        a, b = data.draw(st.sampled_from(squares)), data.draw(st.sampled_from(squares))
        expected = a == b or centre_sight(grid, a, b, blocked, blockers, corners)
        assert sight.sees(a, b, opened, shut, blockers) == expected


@settings(max_examples=80, deadline=None)
@given(st.data(), grids())
def test_sight_from_the_sides_is_exact(data: st.DataObject, grid: Grid) -> None:
    opened, shut, blockers = situation(data, grid)
    sight = Sight(grid, rule=SIDES)
    blocked = grid.of_kinds([WALL, DOOR]) & ~opened | shut
    squares = bits.members(grid.squares)
    for _ in range(2):
        a, b = data.draw(st.sampled_from(squares)), data.draw(st.sampled_from(squares))
        expected = a == b or side_sight(grid, a, b, blocked, blockers)
        assert sight.sees(a, b, opened, shut, blockers) == expected


@settings(max_examples=80, deadline=None)
@given(st.data(), grids(), st.sampled_from([CENTRES, SIDES]))
def test_sight_is_symmetric_and_the_visible_squares_are_those_seen(data: st.DataObject, grid: Grid, rule: int) -> None:
    opened, shut, blockers = situation(data, grid)
    sight = Sight(grid, rule=rule)
    squares = bits.members(grid.squares)
    seen = {a: sight.visible(a, opened, shut, blockers) for a in squares}
    for a in squares:
        assert seen[a] == bits.bits_of([b for b in squares if sight.sees(a, b, opened, shut, blockers)])
        assert all(seen[b] >> a & 1 for b in bits.members(seen[a]))
        assert sight.visible(a, opened, shut) & seen[a] == seen[a]


@settings(max_examples=60, deadline=None)
@given(grids())
def test_the_line_lists_the_squares_it_passes(grid: Grid) -> None:
    sight = Sight(grid)
    squares = bits.members(grid.squares)
    a, b = squares[0], squares[-1]
    line = (
        point(2 * grid.column(a) + 1, 2 * grid.row(a) + 1, 2),
        point(2 * grid.column(b) + 1, 2 * grid.row(b) + 1, 2),
    )
    assert set(sight.between(a, b)) == (between(grid, line, (a, b)) if a != b else set())
    assert sight.between(a, b) == sight.between(b, a)[::-1]
    for candidate in sight.lines(a, b):
        assert bits.members(candidate.squares) == tuple(sorted(sight.between(a, b)))


def least(lines: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Without the lines that cross all that another one crosses, and more."""
    return {
        line
        for line in lines
        if not any(o != line and bits.within(o[0], line[0]) and bits.within(o[1], line[1]) for o in lines)
    }


@settings(max_examples=30, deadline=None)
@given(st.data(), grids())
def test_the_lines_from_side_to_side_are_the_least_of_the_sixteen(data: st.DataObject, grid: Grid) -> None:
    squares = bits.members(grid.squares)
    a, b = data.draw(st.sampled_from(squares)), data.draw(st.sampled_from(squares))
    sixteen = sixteen_lines(grid, a, b) if a != b else set()
    assert {(line.edges, line.squares) for line in Sight(grid, rule=SIDES).lines(a, b)} == least(sixteen)


@pytest.mark.parametrize("corner", [0, 4])
def test_the_lines_from_a_corner_square_are_the_least_of_the_sixteen(corner: int) -> None:
    grid = Grid(5, 5)
    sight = Sight(grid, rule=SIDES)
    for other in (square for square in range(25) if square != corner):
        found = {(line.edges, line.squares) for line in sight.lines(corner, other)}
        assert found == least(sixteen_lines(grid, corner, other))


MANSION = """
+-+-+-+-+
|. . .W.|
+ +-+ + +
|. .|. .|
+ + + + +
|. . . .|
+-+-+-+-+
"""


def test_windows_give_cover_and_walls_block() -> None:
    board = SquareBoard.from_text(MANSION)
    a1, b1, b2, c2, d1, d2 = (board.square(name) for name in ("A1", "B1", "B2", "C2", "D1", "D2"))
    windows = board.of_kind(WINDOW)
    assert board.sight.covered(a1, d1, windows)
    assert not board.sight.covered(a1, d1, windows, opened=windows)
    assert not board.sight.covered(board.square("A3"), d2, windows)
    assert not board.sees(b1, b2)
    assert not board.sees(b2, c2)
    # B1 to C2 runs through a corner: one way is closed, the other is free.
    assert board.sees(b1, c2)
    assert not Sight(board, corners=BOTH_WAYS).sees(b1, c2)
    # C1 to D2 has a free way round, so its window gives no cover; with that way shut it does.
    c1 = board.square("C1")
    assert not board.sight.covered(c1, d2, windows)
    assert board.sight.covered(c1, d2, windows, shut=bits.bit(board.between(c1, c2)))


def test_a_crate_blocks_with_all_its_edges() -> None:
    board = SquareBoard.from_text(MANSION)
    crate = board.edges_round(bits.bit(board.square("B3")))
    assert board.sees(board.square("A3"), board.square("D3"))
    assert not board.sees(board.square("A3"), board.square("D3"), shut=crate)


@pytest.mark.parametrize(
    ("figures", "seen"),
    [(["B1"], True), (["B1", "B2"], False), ([], True)],
)
def test_one_of_the_sixteen_lines_is_enough(figures: list[str], seen: bool) -> None:
    """Smog Riders' example: shooter in row 1, column 1, target in row 2, column 3."""
    board = SquareBoard.from_text("grid\nAAA\nAAA\nend")
    sides = Sight(board, rule=SIDES)
    blockers = bits.bits_of([board.square(name) for name in figures])
    assert sides.sees(board.square("A1"), board.square("C2"), blockers=blockers) is seen
    assert sides.sees(board.square("A1"), board.square("C1"), blockers=bits.bit(board.square("B1"))) is False


def test_a_line_through_a_corner_of_the_rim_touches_a_wall() -> None:
    """The geometry Smog Riders asks for: end points of walls count, the corner of an occupied square does not."""
    whole, notched = Grid(2, 2), Grid(2, 2, squares=0b1101)
    assert Sight(whole, rule=SIDES).sees(0, 3, blockers=0b0110)
    assert Sight(notched, rule=SIDES).sees(0, 3)
    assert not Sight(notched, rule=SIDES).sees(0, 3, blockers=0b0100)
