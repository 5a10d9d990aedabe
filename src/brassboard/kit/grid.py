"""The grid under a square board: squares, and the edges between them.

Square (row, column), counted from 0 at the top left, has the number `row * width + column`; numbers of places where
the board has no square ("rock") are never used. The edge on the east side of square s has the number `s`, the edge on
its south side `cells + s`. Sets of squares and sets of edges are bit sets. A grid never changes: doors that open and
walls that fall are given with each question, as bit sets of edges `opened` and `shut`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from brassboard.kit.bits import Bits, full, members

# Kinds of edges. A game numbers its own kinds from OWN_KIND.
OPEN: Final = 0
WALL: Final = 1
DOOR: Final = 2
WINDOW: Final = 3
OWN_KIND: Final = 4

# Directions, clockwise; the even ones are straight.
NORTH: Final = 0
NORTH_EAST: Final = 1
EAST: Final = 2
SOUTH_EAST: Final = 3
SOUTH: Final = 4
SOUTH_WEST: Final = 5
WEST: Final = 6
NORTH_WEST: Final = 7

STRAIGHT: Final = (NORTH, EAST, SOUTH, WEST)
ALL_DIRECTIONS: Final = (NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST)

# A diagonal step passes a corner, with an L-shaped way round on either side: one or both of them must be free.
EITHER_WAY: Final = 0
BOTH_WAYS: Final = 1

_ROW_STEP: Final = (-1, -1, 0, 1, 1, 1, 0, -1)
_COLUMN_STEP: Final = (0, 1, 1, 1, 0, -1, -1, -1)


class Grid:
    """The squares and edges of a board as numbers, on which movement and sight are computed."""

    def __init__(
        self,
        width: int,
        height: int,
        squares: Bits | None = None,
        edges: Mapping[int, int] | None = None,
        doors: Sequence[int] = (),
        links: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Make a grid. `edges` gives the kind of each edge that is not open; `links` join squares that do not touch."""
        if width < 1 or height < 1:
            raise ValueError(f"a board needs at least one row and one column, not {height} x {width}")
        self.width = width
        self.height = height
        self.cells = width * height
        everything = full(self.cells)
        self.squares: Bits = everything if squares is None else squares
        if self.squares & ~everything:
            raise ValueError(f"squares {members(self.squares & ~everything)} lie outside a board of {height} x {width}")
        last_column = 0
        for row in range(height):
            last_column |= 1 << (row * width + width - 1)
        east = self.squares & (self.squares >> 1) & ~last_column
        south = self.squares & (self.squares >> width)
        self.inner: Bits = east | (south << self.cells)
        """The edges between two squares; all others are the rim."""
        self.kinds: list[int] = [OPEN if self.inner >> edge & 1 else WALL for edge in range(2 * self.cells)]
        for edge, kind in (edges or {}).items():
            if edge < 0 or not self.inner >> edge & 1:
                raise ValueError(f"edge {edge} does not lie between two squares; leave the rim as it is")
            self.kinds[edge] = kind
        self._of_kind: dict[int, Bits] = {OPEN: 0}
        for edge in members(self.inner):
            kind = self.kinds[edge]
            self._of_kind[kind] = self._of_kind.get(kind, 0) | 1 << edge
        self.doors: tuple[int, ...] = tuple(doors)
        """The edge of each door: doors have numbers of their own, from 0."""
        for number, edge in enumerate(self.doors):
            if edge < 0 or not self.inner >> edge & 1:
                raise ValueError(f"door {number} does not lie between two squares")
        self.links: tuple[tuple[int, int], ...] = tuple(links)
        for first, second in self.links:
            if first == second or not (self.has_square(first) and self.has_square(second)):
                raise ValueError(f"link {first} to {second}: a link joins two squares of the board")
        self._door_edges: dict[Bits, Bits] = {0: 0}

    def has_square(self, square: int) -> bool:
        """Whether this is the number of a square of the board."""
        return square >= 0 and self.squares >> square & 1 == 1

    def at(self, row: int, column: int) -> int:
        """Return the square in this row and column, counted from 0; -1 where there is none."""
        if row < 0 or column < 0 or row >= self.height or column >= self.width:
            return -1
        square = row * self.width + column
        return square if self.squares >> square & 1 else -1

    def row(self, square: int) -> int:
        """Return the row of a square, 0 at the top."""
        return square // self.width

    def column(self, square: int) -> int:
        """Return the column of a square, 0 at the left."""
        return square % self.width

    def beside(self, square: int, direction: int) -> int:
        """Return the square next to this one in a direction, whatever lies between; -1 where there is none."""
        return self.at(square // self.width + _ROW_STEP[direction], square % self.width + _COLUMN_STEP[direction])

    def edge(self, square: int, direction: int) -> int:
        """Return the edge on one straight side of a square; -1 for the upper and left rim of the board."""
        if direction == EAST:
            return square
        if direction == SOUTH:
            return self.cells + square
        if direction == WEST:
            return square - 1 if square % self.width else -1
        if direction == NORTH:
            return self.cells + square - self.width if square >= self.width else -1
        raise ValueError(f"a square has edges on its straight sides only, not in direction {direction}")

    def between(self, first: int, second: int) -> int:
        """Return the edge between two squares side by side; -1 if they are not."""
        low = min(first, second)
        high = max(first, second)
        edge = -1
        if high - low == 1 and high % self.width:
            edge = low
        elif high - low == self.width:
            edge = self.cells + low
        return edge if edge >= 0 and self.inner >> edge & 1 else -1

    def sides(self, edge: int) -> tuple[int, int]:
        """Return the two squares an edge lies between, lower number first."""
        if edge < 0 or not self.inner >> edge & 1:
            raise ValueError(f"edge {edge} does not lie between two squares")
        if edge < self.cells:
            return edge, edge + 1
        return edge - self.cells, edge - self.cells + self.width

    def of_kind(self, kind: int) -> Bits:
        """Return all edges of one kind, the rim not counted."""
        return self._of_kind.get(kind, 0)

    def of_kinds(self, kinds: Sequence[int]) -> Bits:
        """Return all edges of these kinds, the rim not counted."""
        edges = 0
        for kind in kinds:
            edges |= self._of_kind.get(kind, 0)
        return edges

    def all_but(self, kinds: Sequence[int]) -> Bits:
        """Return all edges of every other kind, the rim not counted."""
        return self.inner & ~self.of_kinds(kinds)

    def edges_round(self, squares: Bits) -> Bits:
        """Return all edges round these squares, the rim not counted. Shut them where a crate blocks a square."""
        east = squares | squares >> 1
        south = squares | squares >> self.width
        return (east & full(self.cells) | south << self.cells) & self.inner

    def door_edges(self, doors: Bits) -> Bits:
        """Return the edges of a set of doors, to be passed on as `opened` or `shut`."""
        known = self._door_edges.get(doors)
        if known is not None:
            return known
        edges = 0
        for door in members(doors):
            edges |= 1 << self.doors[door]
        if len(self._door_edges) >= 4096:
            self._door_edges.clear()
        self._door_edges[doors] = edges
        return edges
