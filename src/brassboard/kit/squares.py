"""Square boards: squares with names, rooms, walls, doors and windows.

A board is static: a match refers to it by its id and keeps in its table only what changes, such as the doors that are
open. `board.walk` moves over open edges in eight directions, `board.sight` looks from middle to middle; a game that
moves or looks in other ways makes its own `Movement(board, …)` or `Sight(board, …)`.
"""

from collections.abc import Collection, Mapping

from brassboard.kit.bits import Bits, members
from brassboard.kit.grid import DOOR, OPEN, WALL, Grid
from brassboard.kit.map_drawing import drawing
from brassboard.kit.map_plan import CLOSED, Plan, doors_in_reading_order
from brassboard.kit.maps import read_map
from brassboard.kit.movement import Movement, Reach
from brassboard.kit.sight import Sight


def column_letters(column: int) -> str:
    """Return the letters of a column, counted from 0: A … Z, AA, AB …"""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


class SquareBoard(Grid):
    """A board of squares, made of a `Plan` or of a text map.

    >>> board = SquareBoard.from_text('''
    ... +-+-+-+
    ... |. .D.|
    ... + +-+-+
    ... |. . .|
    ... +-+-+-+
    ... ''')
    >>> c1 = board.square("C1")
    >>> board.sees(board.square("A1"), c1), board.sees(board.square("A1"), c1, opened=board.opened("d1"))
    (False, True)
    >>> [board.name(square) for square in board.neighbours(board.square("B1"))]
    ['A1', 'A2']
    """

    def __init__(self, plan: Plan) -> None:
        squares = 0
        for square, mark in enumerate(plan.marks):
            if mark:
                squares |= 1 << square
        super().__init__(plan.width, plan.height, squares, plan.edges, [door.edge for door in plan.doors], plan.links)
        self.title = plan.title
        self.marks: tuple[str, ...] = tuple(plan.marks)
        """The mark the map has in each square; "" is rock."""
        self.notes: tuple[tuple[str, ...], ...] = tuple(plan.notes)
        """The lines of the map that are the game's own."""
        self.letters: dict[int, str] = dict(plan.letters)
        self.door_names: tuple[str, ...] = tuple([door.name for door in plan.doors])
        self.door_states: tuple[str, ...] = tuple([door.state for door in plan.doors])
        """What the map says about each door at the start."""
        self._door_numbers: dict[str, int] = {name: number for number, name in enumerate(self.door_names)}
        if len(self._door_numbers) < len(self.door_names):
            raise ValueError(f"two doors have the same name: {_twice(self.door_names)}")
        for number, edge in enumerate(self.doors):
            if self.kinds[edge] != DOOR:
                raise ValueError(f'door "{self.door_names[number]}" is not on an edge of kind DOOR')
        self._set_names(plan)
        self._set_rooms(plan)
        self.walk: Movement = Movement(self)
        self.walk_straight: Movement = Movement(self, diagonal=0)
        self.sight: Sight = Sight(self)

    def _set_names(self, plan: Plan) -> None:
        self.names: tuple[str, ...] = tuple(
            [
                plan.names.get(square, f"{column_letters(square % self.width)}{square // self.width + 1}")
                for square in range(self.cells)
            ]
        )
        self._numbers: dict[str, int] = {}
        for square in members(self.squares):
            name = self.names[square]
            if name in self._numbers:
                raise ValueError(f'two squares have the name "{name}": name one of them otherwise')
            self._numbers[name] = square

    def _set_rooms(self, plan: Plan) -> None:
        self.room_names: tuple[str, ...] = tuple([room.name for room in plan.rooms])
        self.room_flags: tuple[tuple[str, ...], ...] = tuple([room.flags for room in plan.rooms])
        self._room_numbers: dict[str, int] = {name: number for number, name in enumerate(self.room_names)}
        if len(self._room_numbers) < len(self.room_names):
            raise ValueError(f"two rooms have the same name: {_twice(self.room_names)}")
        self.rooms: list[Bits] = [self.marked(room.mark) for room in plan.rooms]
        """The squares of each room."""
        self.room_of: list[int] = [-1] * self.cells
        """The room of each square, -1 where it belongs to none."""
        for number, squares in enumerate(self.rooms):
            if not squares:
                raise ValueError(
                    f'room "{self.room_names[number]}" has no square: mark one "{plan.rooms[number].mark}"'
                )
            for square in members(squares):
                if self.room_of[square] >= 0:
                    raise ValueError(
                        f'square {self.names[square]} lies in two rooms: give "room" lines different marks'
                    )
                self.room_of[square] = number

    @staticmethod
    def from_text(text: str, kinds: Mapping[str, int] | None = None, notes: Collection[str] = ()) -> "SquareBoard":
        """Return the board of a text map, see `maps`. A `MapError` names line, column and remedy."""
        return SquareBoard(read_map(text, kinds, notes))

    # Names

    def square(self, name: str) -> int:
        """Return the square with this name."""
        found = self._numbers.get(name)
        if found is None:
            some = ", ".join(list(self._numbers)[:3])
            raise ValueError(f'this board has no square "{name}"; it has {len(self._numbers)}: {some} …')
        return found

    def find(self, name: str) -> int:
        """Return the square with this name, -1 if there is none."""
        return self._numbers.get(name, -1)

    def name(self, square: int) -> str:
        """Return the name of a square."""
        return self.names[square]

    def marked(self, mark: str) -> Bits:
        """Return the squares with this mark on the map."""
        found = 0
        for square, other in enumerate(self.marks):
            if other == mark:
                found |= 1 << square
        return found

    def room(self, name: str) -> int:
        """Return the number of a room."""
        found = self._room_numbers.get(name)
        if found is None:
            raise ValueError(f'this board has no room "{name}"; it has {", ".join(self.room_names) or "none"}')
        return found

    def room_squares(self, name: str) -> Bits:
        """Return the squares of a room, by its name."""
        return self.rooms[self.room(name)]

    def door(self, name: str) -> int:
        """Return the number of a door."""
        found = self._door_numbers.get(name)
        if found is None:
            raise ValueError(f'this board has no door "{name}"; it has {", ".join(self.door_names) or "none"}')
        return found

    def door_sides(self, door: int) -> tuple[int, int]:
        """Return the two squares a door joins."""
        return self.sides(self.doors[door])

    def doors_beside(self, square: int) -> tuple[int, ...]:
        """Return the doors on the sides of a square."""
        return tuple([door for door, edge in enumerate(self.doors) if square in self.sides(edge)])

    def opened(self, *doors: str) -> Bits:
        """Return the edges of these doors, by their names."""
        edges = 0
        for name in doors:
            edges |= 1 << self.doors[self.door(name)]
        return edges

    # Common questions: walking over open edges, sight from middle to middle

    def adjacent(self, first: int, second: int, opened: Bits = 0, shut: Bits = 0) -> bool:
        """Whether two squares are adjacent, straight or diagonally."""
        return self.walk.adjacent(first, second, opened, shut)

    def neighbours(self, square: int, opened: Bits = 0, shut: Bits = 0) -> tuple[int, ...]:
        """Return the adjacent squares, straight and diagonal, in reading order."""
        return self.walk.neighbours(square, opened, shut)

    def reach(
        self, start: int, points: int, opened: Bits = 0, shut: Bits = 0, blocked: Bits = 0, stops: Bits = 0
    ) -> Bits:
        """Return the squares in reach, the start included, see `Movement.reach`."""
        return self.walk.reach(start, points, opened, shut, blocked, stops)

    def paths(
        self, start: int, points: int = -1, opened: Bits = 0, shut: Bits = 0, blocked: Bits = 0, stops: Bits = 0
    ) -> Reach:
        """Return the distances and paths to the squares in reach."""
        return self.walk.paths(start, points, opened, shut, blocked, stops)

    def distance(self, start: int, target: int, opened: Bits = 0, shut: Bits = 0, blocked: Bits = 0) -> int:
        """Return the steps from one square to another, -1 if there is no path."""
        return self.walk.distance(start, target, opened, shut, blocked)

    def squares_apart(self, first: int, second: int) -> int:
        """Return the distance in squares, diagonals counted as one, through all walls: what a range is measured in."""
        rows = abs(first // self.width - second // self.width)
        columns = abs(first % self.width - second % self.width)
        return max(rows, columns)

    def sees(self, first: int, second: int, opened: Bits = 0, shut: Bits = 0, blockers: Bits = 0) -> bool:
        """Whether there is line of sight from the middle of one square to the middle of the other."""
        return self.sight.sees(first, second, opened, shut, blockers)

    def visible(self, square: int, opened: Bits = 0, shut: Bits = 0, blockers: Bits = 0) -> Bits:
        """Return the squares in line of sight, its own included."""
        return self.sight.visible(square, opened, shut, blockers)

    # Text

    def to_text(self) -> str:
        """Return the board as a text map; `from_text` with the same kinds and notes reads it back."""
        cell = max(len(mark) for mark in self.marks)
        edges = [self._letter(kind) for kind in self.kinds]
        lines = drawing(self.width, self.height, self.marks, edges, max(1, cell), every_corner=True)
        if "" in lines:  # This is a row of rock. The reader would end the drawing there if it had no frame.
            lines = ["grid", *lines, "end"]
        if self.title:
            lines.insert(0, f"map {self.title}")
        for number, name in enumerate(self.room_names):
            mark = self.marks[members(self.rooms[number])[0]]
            lines.append(" ".join(["room", mark, name, *self.room_flags[number]]))
        lines.extend(self._door_lines())
        for square in members(self.squares):
            if self.names[square] != f"{column_letters(square % self.width)}{square // self.width + 1}":
                lines.append(f"square {self.names[square]} {self._place(square)}")
        lines.extend([f"link {self._place(first)} {self._place(second)}" for first, second in self.links])
        lines.extend([" ".join(note) for note in self.notes])
        return "\n".join(lines) + "\n"

    def _letter(self, kind: int) -> str:
        if kind == OPEN:
            return " "
        if kind == WALL:
            return "|"
        letter = self.letters.get(kind)
        if letter is None:
            raise ValueError(f"edges of kind {kind} have no letter: give the plan one in `letters`")
        return letter

    def _place(self, square: int) -> str:
        return f"{square // self.width + 1},{square % self.width + 1}"

    def _door_lines(self) -> list[str]:
        """Return the lines that name the doors, or none if the reader would give them the same names."""
        edges = {edge: kind for edge, kind in enumerate(self.kinds) if kind == DOOR}
        usual = doors_in_reading_order(edges, self.width, self.cells)
        if list(self.doors) == usual and all(
            name == f"d{number + 1}" and self.door_states[number] == CLOSED
            for number, name in enumerate(self.door_names)
        ):
            return []
        lines = []
        for number, edge in enumerate(self.doors):
            side = "E" if edge < self.cells else "S"
            place = self._place(edge % self.cells)
            lines.append(f"door {self.door_names[number]} {place} {side} {self.door_states[number]}")
        return lines

    def draw(
        self, contents: Mapping[int, str] | None = None, opened: Bits = 0, shut: Bits = 0, labels: bool = True
    ) -> str:
        """Draw the board for a terminal, with contents in its squares; opened doors are small letters."""
        contents = contents or {}
        texts = [contents.get(square) or mark if mark else "" for square, mark in enumerate(self.marks)]
        edges: list[str] = []
        for edge, kind in enumerate(self.kinds):
            letter = self._letter(kind)
            if shut >> edge & 1:
                letter = "|" if kind == OPEN else letter
            elif opened >> edge & 1:
                letter = " " if kind == WALL else letter.lower()
            edges.append(letter)
        cell = max(3, max(len(text) for text in texts))
        lines = drawing(self.width, self.height, texts, edges, cell, every_corner=False)
        if not labels:
            return "\n".join(lines) + "\n"
        margin = len(str(self.height)) + 1
        head = " " * margin + "".join([f" {column_letters(column).center(cell)}" for column in range(self.width)])
        labelled = [head.rstrip()]
        for number, line in enumerate(lines):
            label = str(number // 2 + 1) if number % 2 else ""
            labelled.append(f"{label.rjust(margin - 1)} {line}".rstrip())
        return "\n".join(labelled) + "\n"


def _twice(names: tuple[str, ...]) -> str:
    return ", ".join(sorted({name for name in names if names.count(name) > 1}))
