"""The draft of a scenario.

The lines that were understood, the squares of the map, and the mistakes with their places.
"""

from typing import Final

from .vocabulary import AREAS, Points, number_in

MOST_MISTAKES: Final = 100


class Mistake:
    """A mistake in a scenario file: its place, what is wrong, and its remedy. Lines and columns count from 1."""

    def __init__(self, where: str, line: int, column: int, what: str, remedy: str) -> None:
        self.where = where
        self.line = line
        self.column = column
        self.what = what
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{self.where}:{self.line}:{self.column}: {self.what}; {self.remedy}"

    def __repr__(self) -> str:
        return f"Mistake({self})"


class Line:
    """The words of a line without its comment, and the column in which each begins."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.words: list[str] = []
        self.columns: list[int] = []
        self.end = len(text) + 1
        at = 0
        for word in text.split():
            at = text.index(word, at)
            self.words.append(word)
            self.columns.append(at + 1)
            at += len(word)

    def column(self, at: int) -> int:
        """Return the column of word number `at`, or where it is missing."""
        return self.columns[at] if at < len(self.columns) else self.end


class Door:
    """A door line: its id, its two squares and their letters, and its state."""

    def __init__(self, line: Line, id: str, squares: tuple[int, int], letters: tuple[str, str], state: str) -> None:
        self.line = line
        self.id = id
        self.squares = squares
        self.letters = letters
        self.state = state


class Thing:
    """A turret, an object or the leader: id, square, and the last word of its line."""

    def __init__(self, line: Line, id: str, square: int, kind: str = "", n: int = 0) -> None:
        self.line = line
        self.id = id
        self.square = square
        self.kind = kind
        self.n = n


class Sheet:
    """Everything read from a scenario file so far, and its mistakes."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.mistakes: list[Mistake] = []
        self.width = 0
        self.rows: list[str] = []
        self.row_lines: list[int] = []
        self.grid_line = 0
        self.last_line = 1
        self.once: dict[str, Line] = {}
        self.rooms: dict[str, Line] = {}
        self.doors: list[Door] = []
        self.turrets: list[Thing] = []
        self.marks: list[Thing] = []
        self.leader: Thing | None = None
        self.guards: list[Line] = []
        self.objects: dict[str, Line] = {}
        self.points: list[Points] = []
        self.point_lines: list[Line] = []
        self.rounds = 0

    # Mistakes

    def mistake_at(self, line: int, column: int, text: str) -> None:
        """Add a mistake at this place; the text says what is wrong, then the remedy after a semicolon."""
        what, _, remedy = text.partition("; ")
        self.mistakes.append(Mistake(self.where, line, column, what, remedy))

    def mistake_in(self, line: Line, at: int, text: str) -> None:
        """Add a mistake in word number `at` of a line."""
        self.mistake_at(line.number, line.column(at), text)

    def listed(self) -> list[Mistake]:
        """Return the mistakes in the order of the text."""
        return sorted(self.mistakes, key=lambda found: (found.line, found.column))[:MOST_MISTAKES]

    # Words

    def word(self, name: str) -> str:
        """Return the single word of a line; "" if there is no such line."""
        line = self.once.get(name)
        return line.words[1] if line and len(line.words) == 2 else ""

    def between(self, line: Line, at: int, least: int, most: int) -> int:
        """Return the number in word number `at`; add a mistake and return -1 if it is none or out of bounds."""
        n = number_in(line.words[at])
        if least <= n <= most:
            return n
        self.mistake_in(line, at, f'found "{line.words[at][:30]}"; write a number from {least} to {most}')
        return -1

    def one_of(self, line: Line, at: int, known: tuple[str, ...]) -> bool:
        """Return whether word number `at` is one of the known words; add a mistake if not."""
        if line.words[at] in known:
            return True
        self.mistake_in(line, at, f'found "{line.words[at][:30]}"; write one of {", ".join(known)}')
        return False

    def known_object(self, line: Line, at: int, kind: str) -> bool:
        """Return whether an object of this kind is declared; add a mistake if not."""
        if kind in self.objects:
            return True
        self.mistake_in(line, at, f'there is no object "{kind[:30]}"; write "object {kind[:30]}", or name another')
        return False

    def known_turret(self, line: Line, at: int, id: str) -> None:
        if id not in [turret.id for turret in self.turrets]:
            self.mistake_in(line, at, f'there is no turret "{id[:30]}"; name a turret of the map by its id')

    def room_letter(self, line: Line, at: int) -> str:
        """Return the letter of a room given by letter or name; add a mistake and return "" if there is none."""
        word = line.words[at]
        if word in self.rooms:
            return word
        for letter, room in self.rooms.items():
            if room.words[2] == word:
                return letter
        self.mistake_in(line, at, f'there is no room "{word[:30]}"; name a room by its letter or its name')
        return ""

    # Squares

    def square(self, row: int, column: int) -> int:
        if row < 0 or column < 0 or row >= len(self.rows) or column >= len(self.rows[row]):
            return -1
        return -1 if self.rows[row][column] == "." else row * self.width + column

    def mark(self, square: int) -> str:
        """Return the letter drawn on a square; "" if there is none."""
        return self.rows[square // self.width][square % self.width] if square >= 0 else ""

    def beside(self, square: int) -> list[int]:
        """Return the four neighbours of a square, -1 where there is none."""
        row, column = square // self.width, square % self.width
        return [self.square(row + down, column + right) for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))]

    def squares(self, letter: str) -> list[int]:
        return [
            row * self.width + column
            for row, line in enumerate(self.rows)
            for column, mark in enumerate(line)
            if mark == letter
        ]

    def at(self, square: int) -> tuple[int, int]:
        """Return the line and column in which a square is drawn."""
        return self.row_lines[square // self.width], square % self.width + 1

    # Rooms and areas

    def letters(self) -> list[str]:
        """Return the letters of rooms and areas in reading order."""
        return [mark for mark in dict.fromkeys("".join(self.rows)) if mark.isascii() and mark.isalnum()]

    def areas(self) -> list[str]:
        """Return the start areas."""
        return [mark for mark in self.letters() if mark in AREAS]

    def flag(self, letter: str, flag: str) -> bool:
        return letter in self.rooms and flag in self.rooms[letter].words[3:]

    def rooms_flagged(self, flag: str) -> list[str]:
        return [letter for letter in self.rooms if self.flag(letter, flag)]

    def starts(self) -> list[str]:
        """Return the areas in which attackers begin, or the one room."""
        return self.rooms_flagged("start") or self.areas()

    # What opens sealed doors

    def rooms_with(self, flag: str) -> list[str]:
        """Return the rooms that hold an object with this flag for every number of players."""
        return [
            self.mark(mark.square)
            for mark in self.marks
            if mark.n == 1 and mark.id in self.objects and flag in self.objects[mark.id].words[2:]
        ]

    def inside(self, door: Door) -> list[str]:
        """Return the rooms of a door that can be reached only from Stygia."""
        return [letter for letter in door.letters if self.flag(letter, "stygia_only")]

    def inside_pickup(self, door: Door) -> list[str]:
        """Return the rooms of a door that hold an object which opens them."""
        return [letter for letter in door.letters if letter in self.rooms_with("opens_room")]
