"""A map as a plan: the squares, edges, doors and rooms of a board that can still be changed."""

from collections.abc import Mapping
from typing import Final

from brassboard.kit.grid import DOOR, WINDOW

CLOSED: Final = "closed"


class DoorLine:
    """A door of a plan: its name, its edge, and the state the map gives it."""

    def __init__(self, name: str, edge: int, state: str = CLOSED) -> None:
        self.name = name
        self.edge = edge
        self.state = state


class RoomLine:
    """A room of a plan: all squares with one mark."""

    def __init__(self, mark: str, name: str, flags: tuple[str, ...] = ()) -> None:
        self.mark = mark
        self.name = name
        self.flags = flags


class Plan:
    """A board that can still be changed: fill it in, then make a `SquareBoard` of it. Rows and columns count from 0."""

    def __init__(self, width: int, height: int, mark: str = ".") -> None:
        if width < 1 or height < 1:
            raise ValueError(f"a map needs at least one row and one column, not {height} x {width}")
        self.width = width
        self.height = height
        self.title = ""
        self.marks: list[str] = [mark] * (width * height)
        """The mark of each square in reading order; "" is rock."""
        self.edges: dict[int, int] = {}
        """The kind of each edge that is not open, see `Grid`; the rim need not be given."""
        self.doors: list[DoorLine] = []
        self.rooms: list[RoomLine] = []
        self.names: dict[int, str] = {}
        """Squares with a name of their own."""
        self.links: list[tuple[int, int]] = []
        """Pairs of squares that are joined although they do not touch."""
        self.notes: list[tuple[str, ...]] = []
        """The lines of the map that only the game understands, split into words."""
        self.letters: dict[int, str] = {DOOR: "D", WINDOW: "W"}
        """The letter of each kind of edge in a drawing."""

    def square(self, row: int, column: int) -> int:
        """Return the number of a square, -1 outside the map and for rock."""
        if row < 0 or column < 0 or row >= self.height or column >= self.width:
            return -1
        square = row * self.width + column
        return square if self.marks[square] else -1

    def edge(self, row: int, column: int, side: str) -> int:
        """Return the edge on the N, E, S or W side of a square, -1 at the rim."""
        if side == "N":
            row, side = row - 1, "S"
        elif side == "W":
            column, side = column - 1, "E"
        here = self.square(row, column)
        there = self.square(row, column + 1) if side == "E" else self.square(row + 1, column)
        if here < 0 or there < 0:
            return -1
        return here if side == "E" else self.width * self.height + here

    def put(self, row: int, column: int, side: str, kind: int) -> None:
        """Put an edge of this kind on one side of a square."""
        edge = self.edge(row, column, side)
        if edge < 0:
            raise ValueError(f"the {side} side of row {row}, column {column} is the rim: no square lies behind it")
        self.edges[edge] = kind

    def put_door(self, name: str, row: int, column: int, side: str, state: str = CLOSED) -> None:
        """Put a door on one side of a square."""
        self.put(row, column, side, DOOR)
        self.doors.append(DoorLine(name, self.edge(row, column, side), state))

    def name_doors(self) -> None:
        """Name the doors that have no name d1, d2 … in reading order."""
        named = {door.edge for door in self.doors}
        taken = {door.name for door in self.doors}
        number = 0
        for edge in doors_in_reading_order(self.edges, self.width, self.width * self.height):
            if edge not in named:
                number += 1
                while f"d{number}" in taken:
                    number += 1
                self.doors.append(DoorLine(f"d{number}", edge))


def doors_in_reading_order(edges: Mapping[int, int], width: int, cells: int) -> list[int]:
    """Return the edges that are doors, in the order in which a reader meets them in the drawing."""
    found: list[tuple[int, int, int]] = []
    for edge, kind in edges.items():
        if kind == DOOR:
            square = edge % cells
            found.append((2 * (square // width) + edge // cells, square, edge))
    return [edge for _, _, edge in sorted(found)]
