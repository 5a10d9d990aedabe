"""Line of sight on a square board, in whole numbers only.

There are two rules. CENTRES: one line, from the middle of a square to the middle of another. Where it runs through a
corner point, one of the two L-shaped ways round must be free, or both, as the game decides. SIDES: 16 lines, from the
middles of the four sides of a square to those of another; one free line is enough, and a line that touches the end of
a wall is not free. Under both rules, if one square sees another, it is also seen by it.

The course of a line depends only on how far apart its squares are. So each course is traced once, and then moved.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from brassboard.kit.bits import Bits, members
from brassboard.kit.grid import DOOR, EITHER_WAY, WALL, Grid

CENTRES: Final = 0
SIDES: Final = 1

_KEPT_VIEWS: Final = 2048
_OPAQUE: Final = (WALL, DOOR)
# The middles of the four sides of a square 16 units wide, one unit inside it: no line runs along an edge.
_SIDE_MIDDLES: Final = ((8, 1), (15, 8), (8, 15), (1, 8))


def trace(unit: int, x1: int, y1: int, x2: int, y2: int) -> list[tuple[int, int]]:
    """Return the (row, column) of each square whose inside a line passes, in order.

    Squares are `unit` wide; neither end of the line lies on an edge, and the line does not run along one. Where it
    passes a corner point two squares that follow each other touch only there.

    >>> trace(2, 1, 1, 5, 3)
    [(0, 0), (0, 1), (1, 1), (1, 2)]
    """
    step_x = 1 if x2 > x1 else -1
    step_y = 1 if y2 > y1 else -1
    length_x = abs(x2 - x1)
    length_y = abs(y2 - y1)
    row = y1 // unit
    column = x1 // unit
    last_row = y2 // unit
    last_column = x2 // unit
    passed = [(row, column)]
    # The way to the next edge, along each axis.
    to_x = unit - x1 % unit if step_x > 0 else x1 % unit
    to_y = unit - y1 % unit if step_y > 0 else y1 % unit
    while row != last_row or column != last_column:
        # Which edge comes first: to_x / length_x against to_y / length_y, without dividing.
        at_x = to_x * length_y
        at_y = to_y * length_x
        if at_x <= at_y:
            column += step_x
            to_x += unit
        if at_y <= at_x:
            row += step_y
            to_y += unit
        passed.append((row, column))
    return passed


class Line:
    """One line between two squares, with the edges and squares it crosses."""

    def __init__(self, edges: Bits, squares: Bits, corners: tuple[tuple[Bits, Bits], ...]) -> None:
        self.edges = edges
        """The edges it crosses (under SIDES also those it touches at a corner)."""
        self.squares = squares
        """The squares whose inside it passes, its two ends not counted."""
        self.corners = corners
        """For each corner point it passes, the edges of the two ways round; 0 where a way does not exist."""


class View:
    """What one square sees for one state of the edges, if no other square blocks the line."""

    def __init__(self, seen: Bits, clear: Bits, watched: list[tuple[Bits, list[Bits]]]) -> None:
        self.seen = seen
        self.clear = clear
        """The squares seen over a line that passes no third square."""
        self.watched = watched
        """The other squares seen: each with the squares that every free line to it passes."""


class Sight:
    """One rule of sight on one board; make it once and keep it with the board.

    >>> sight = Sight(Grid(3, 2, edges={0: WALL}))     # a wall between squares 0 and 1
    >>> sight.sees(0, 1), sight.sees(0, 4), sight.sees(0, 4, shut=sight.grid.edges_round(1 << 3))
    (False, True, False)
    """

    def __init__(
        self, grid: Grid, opaque: Sequence[int] = _OPAQUE, rule: int = CENTRES, corners: int = EITHER_WAY
    ) -> None:
        """Make a rule of sight. `opaque` names the kinds of edges that block sight unless they are `opened`."""
        self.grid = grid
        self.rule = rule
        self.corners = corners
        self._opaque: Bits = grid.of_kinds(opaque)
        self._shapes: dict[tuple[int, int], list[Line]] = {}
        self._lines: dict[int, tuple[Line, ...]] = {}
        self._fixed: Bits = self._opaque & ~grid.of_kind(DOOR)
        self._open_lines: dict[tuple[Bits, int], list[tuple[int, list[Line]]]] = {}
        self._views: dict[tuple[Bits, int], View] = {}
        self._bit: list[Bits] = [1 << square for square in range(grid.cells)]

    def sees(self, first: int, second: int, opened: Bits = 0, shut: Bits = 0, blockers: Bits = 0) -> bool:
        """Whether one square sees the other. `blockers` are squares that block sight, except for these two."""
        if first == second:
            return True
        blocked = self._opaque & ~opened | shut
        for line in self.lines(first, second):
            if not line.edges & blocked and not line.squares & blockers and self._free(line, blocked):
                return True
        return False

    def visible(self, square: int, opened: Bits = 0, shut: Bits = 0, blockers: Bits = 0) -> Bits:
        """Return all squares seen from here, its own included."""
        view = self._view(square, self._opaque & ~opened | shut)
        if not blockers:
            return view.seen
        result = view.clear
        for target, ways in view.watched:
            for passed in ways:
                if not passed & blockers:
                    result |= target
                    break
        return result

    def covered(
        self, first: int, second: int, edges: Bits, opened: Bits = 0, shut: Bits = 0, blockers: Bits = 0
    ) -> bool:
        """Whether one square sees the other only over one of these edges (windows). An opened edge gives no cover."""
        return self.sees(first, second, opened, shut, blockers) and not self.sees(
            first, second, opened, shut | edges & ~opened, blockers
        )

    def between(self, first: int, second: int) -> tuple[int, ...]:
        """Return the squares on the line between two middles in order, without its ends and whatever blocks it.

        A square that the line touches only at a corner is not on it.
        """
        width = self.grid.width
        passed = trace(
            2, 2 * (first % width) + 1, 2 * (first // width) + 1, 2 * (second % width) + 1, 2 * (second // width) + 1
        )
        squares = [self.grid.at(row, column) for row, column in passed[1:-1]]
        return tuple([square for square in squares if square >= 0])

    def lines(self, first: int, second: int) -> tuple[Line, ...]:
        """Return the lines between two squares that never leave the board; none from a square to itself.

        Under CENTRES there is at most one. Under SIDES a line is left out if it crosses everything that another line
        crosses, and more.
        """
        if first > second:
            first, second = second, first
        key = first * self.grid.cells + second
        known = self._lines.get(key)
        if known is None:
            known = self._place(first, second)
            self._lines[key] = known
        return known

    def _free(self, line: Line, blocked: Bits) -> bool:
        if line.edges & blocked:
            return False
        for one, other in line.corners:
            one_free = one != 0 and not one & blocked
            other_free = other != 0 and not other & blocked
            if self.corners == EITHER_WAY:
                if not (one_free or other_free):
                    return False
            elif not (one_free and other_free):
                return False
        return True

    def _view(self, square: int, blocked: Bits) -> View:
        known = self._views.get((blocked, square))
        if known is None:
            known = self._look(square, blocked)
            if len(self._views) >= _KEPT_VIEWS:
                self._views.clear()
            self._views[blocked, square] = known
        return known

    def _look(self, square: int, blocked: Bits) -> View:
        seen = 1 << square
        clear = seen
        watched: list[tuple[Bits, list[Bits]]] = []
        for target, lines in self._lines_past_walls(square, blocked & self._fixed):
            ways = [
                line.squares
                for line in lines
                if not line.edges & blocked and (not line.corners or self._free(line, blocked))
            ]
            if ways:
                seen |= 1 << target
                if 0 in ways:
                    clear |= 1 << target
                else:
                    watched.append((self._bit[target], ways))
        return View(seen, clear, watched)

    def _lines_past_walls(self, square: int, walls: Bits) -> list[tuple[int, list[Line]]]:
        """Return the lines from a square that no wall blocks. Walls change less often than doors, so this is cached."""
        known = self._open_lines.get((walls, square))
        if known is None:
            known = []
            for target in members(self.grid.squares & ~(1 << square)):
                lines = [line for line in self.lines(square, target) if self._free(line, walls)]
                if lines:
                    known.append((target, lines))
            if len(self._open_lines) >= _KEPT_VIEWS:
                self._open_lines.clear()
            self._open_lines[walls, square] = known
        return known

    def _place(self, first: int, second: int) -> tuple[Line, ...]:
        """Return the lines between two squares: their shape moved into place, without lines that leave the board."""
        width = self.grid.width
        rows = second // width - first // width
        columns = second % width - first % width
        if rows == 0 and columns == 0:
            return ()
        shape = self._shapes.get((rows, columns))
        if shape is None:
            shape = self._centre_shape(rows, columns) if self.rule == CENTRES else self._side_shape(rows, columns)
            self._shapes[rows, columns] = shape
        # A shape lies in its own box, whose upper left corner is square 0.
        base = first if columns >= 0 else first + columns
        inner = self.grid.inner
        placed: list[Line] = []
        for line in shape:
            edges = line.edges << base
            squares = line.squares << base
            if edges & ~inner or squares & ~self.grid.squares:
                continue
            ways: list[tuple[Bits, Bits]] = []
            for one, other in line.corners:
                one <<= base
                other <<= base
                ways.append((0 if one & ~inner else one, 0 if other & ~inner else other))
            placed.append(Line(edges, squares, tuple(ways)))
        return tuple(placed)

    def _edge(self, row: int, column: int, to_row: int, to_column: int) -> Bits:
        """Return the edge between two squares of a box, as a bit."""
        square = min(row, to_row) * self.grid.width + min(column, to_column)
        return 1 << (square if row == to_row else self.grid.cells + square)

    def _centre_shape(self, rows: int, columns: int) -> list[Line]:
        left = max(0, -columns)
        passed = trace(2, 2 * left + 1, 1, 2 * (left + columns) + 1, 2 * rows + 1)
        edges = 0
        ways: list[tuple[Bits, Bits]] = []
        for (row, column), (to_row, to_column) in pairwise(passed):
            if row == to_row or column == to_column:
                edges |= self._edge(row, column, to_row, to_column)
            else:
                ways.append(
                    (
                        self._edge(row, column, row, to_column) | self._edge(row, to_column, to_row, to_column),
                        self._edge(row, column, to_row, column) | self._edge(to_row, column, to_row, to_column),
                    )
                )
        return [Line(edges, self._inside(passed), tuple(ways))]

    def _side_shape(self, rows: int, columns: int) -> list[Line]:
        left = max(0, -columns)
        found: set[tuple[Bits, Bits]] = set()
        for x1, y1 in _SIDE_MIDDLES:
            for x2, y2 in _SIDE_MIDDLES:
                passed = trace(16, 16 * left + x1, y1, 16 * (left + columns) + x2, 16 * rows + y2)
                edges = 0
                for (row, column), (to_row, to_column) in pairwise(passed):
                    if row == to_row or column == to_column:
                        edges |= self._edge(row, column, to_row, to_column)
                    else:
                        edges |= self._edge(row, column, row, to_column) | self._edge(row, column, to_row, column)
                        edges |= self._edge(row, to_column, to_row, to_column)
                        edges |= self._edge(to_row, column, to_row, to_column)
                found.add((edges, self._inside(passed)))
        best: list[Line] = []
        for edges, squares in sorted(found):
            if not any(
                other_edges & ~edges == 0 and other_squares & ~squares == 0
                for other_edges, other_squares in found
                if other_edges != edges or other_squares != squares
            ):
                best.append(Line(edges, squares, ()))
        return best

    def _inside(self, passed: list[tuple[int, int]]) -> Bits:
        squares = 0
        for row, column in passed[1:-1]:
            squares |= 1 << (row * self.grid.width + column)
        return squares
