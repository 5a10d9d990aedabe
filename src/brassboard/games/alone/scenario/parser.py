"""Read a map file line by line into a draft: the drawn floors, and every mistake with its place and remedy.

    map k1        the id of the map
    floor 1       nine grid lines follow, each between two slashes
    /#.-#!-#b=E.=#.   /
    …
    floor 2
    …
    end

Empty lines and lines that start with # are comments. A map whose id starts with `test-` may be small.
"""

from typing import Final

from .floor import COLUMNS, DOORS, GRID_LINES, GRID_WIDTH, PASSAGES, ROOMS, ROWS, Floor

MOST_LETTERS: Final = 20_000
MOST_MISTAKES: Final = 100
MOST_ID: Final = 24
TEST: Final = "test-"
CORRIDOR: Final = "#"
MARKS: Final = ".!rb@"


class Mistake:
    """A mistake in a map file: its place, what is wrong, and its remedy. Lines and columns count from 1."""

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


class FloorDraft:
    """The grid lines of one floor as written, and the line of the file each stands in."""

    def __init__(self, number: int, line: int) -> None:
        self.number = number
        self.line = line
        self.rows: list[str] = []
        self.row_lines: list[int] = []


class Draft:
    """Everything read from a map file so far, and its mistakes."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.id = ""
        self.id_line = 0
        self.last_line = 1
        self.floors: list[FloorDraft] = []
        self.ended = False
        self.mistakes: list[Mistake] = []

    @property
    def is_test(self) -> bool:
        return self.id.startswith(TEST)

    def mistake(self, line: int, column: int, what: str, remedy: str) -> None:
        """Add a mistake at this place."""
        self.mistakes.append(Mistake(self.where, line, column, what, remedy))

    def mistake_at(self, floor: FloorDraft, x: int, y: int, what: str, remedy: str) -> None:
        """Add a mistake at a sector of a floor."""
        self.mistake(floor.row_lines[2 * y], 3 * x + 2, what, remedy)

    def listed(self) -> list[Mistake]:
        """Return the mistakes in the order of the text."""
        return sorted(self.mistakes, key=lambda found: (found.line, found.column))[:MOST_MISTAKES]

    def read_floors(self) -> tuple[Floor, Floor]:
        """Return the two floors of a draft without mistakes in its grids; a missing floor of a test map is empty."""
        read = {floor.number: Floor(f"{self.id}.{floor.number}", floor.rows) for floor in self.floors}
        empty = [" " * GRID_WIDTH] * GRID_LINES
        return (
            read[1] if 1 in read else Floor(f"{self.id}.1", empty),
            read[2] if 2 in read else Floor(f"{self.id}.2", empty),
        )


def read_draft(text: str, where: str) -> Draft:
    """Return the draft of a map file, with all mistakes that can be found line by line."""
    draft = Draft(where)
    if len(text) > MOST_LETTERS:
        found = f"this has {len(text)} characters"
        draft.mistake(1, 1, found, f"a map has at most {MOST_LETTERS}: make it smaller")
        return draft
    if "\0" in text:
        draft.mistake(1, 1, "this is not a text", "write the map with a text editor and save it as plain text")
        return draft
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, raw in enumerate(lines, 1):
        line = raw.rstrip()
        if not line or line.startswith("#"):
            continue
        draft.last_line = number
        if line.startswith("/"):
            _read_row(draft, number, line)
        else:
            _read_words(draft, number, line)
    _check_complete(draft)
    for floor in draft.floors:
        _check_grid(draft, floor)
    return draft


# Lines of words


def _read_words(draft: Draft, number: int, line: str) -> None:
    words = line.split()
    column = len(line) - len(line.lstrip()) + 1
    if words[0] not in ("map", "floor", "end"):
        remedy = 'begin a line with map, floor, end, # or /; the grid stands between slashes, such as "/#.-#.   …/"'
        draft.mistake(number, column, f'found the unknown word "{words[0][:30]}"', remedy)
    elif draft.ended:
        draft.mistake(number, column, 'there is text after "end"', "remove it, or write it into a file of its own")
    elif words[0] == "map":
        _read_map(draft, number, column, words)
    elif words[0] == "floor":
        _read_floor(draft, number, column, words)
    else:
        draft.ended = True
        if len(words) > 1:
            draft.mistake(number, column, f"found {len(words)} words", 'write "end" alone')


def _read_map(draft: Draft, number: int, column: int, words: list[str]) -> None:
    if draft.id_line:
        remedy = f"the first is line {draft.id_line}: write one map in a file"
        draft.mistake(number, column, 'found a second line "map"', remedy)
        return
    draft.id_line = number
    if draft.floors:
        draft.mistake(number, column, 'the line "map" comes after a floor', "write it first")
    if len(words) != 2:
        draft.mistake(number, column, f"found {len(words)} words", 'write "map ID", such as "map my-station"')
        return
    draft.id = words[1]
    if not is_id(words[1]):
        remedy = f"write small letters, digits, - and _, a letter first, at most {MOST_ID} characters"
        draft.mistake(number, column + 4, f'found the id "{words[1][:30]}"', remedy)


def is_id(word: str) -> bool:
    """Return whether a word may be the id of a map. It must not look like the number or pair of library floors."""
    plain = word.replace("-", "").replace("_", "")
    return word.isascii() and word[0].isalpha() and plain.isalnum() and word == word.lower() and len(word) <= MOST_ID


def _read_floor(draft: Draft, number: int, column: int, words: list[str]) -> None:
    if len(words) != 2 or words[1] not in ("1", "2"):
        draft.mistake(number, column, f'found "{" ".join(words)[:30]}"', 'write "floor 1" or "floor 2"')
        return
    floor = FloorDraft(int(words[1]), number)
    for other in draft.floors:
        if other.number == floor.number:
            remedy = f"the first is line {other.line}: a map has one floor 1 and one floor 2"
            draft.mistake(number, column, f"found a second floor {floor.number}", remedy)
    if floor.number == 1 and draft.floors and draft.floors[-1].number == 2:
        draft.mistake(number, column, "floor 1 comes after floor 2", "draw floor 1 first")
    draft.floors.append(floor)


def _check_complete(draft: Draft) -> None:
    if not draft.id_line:
        draft.mistake(1, 1, 'the line "map" is missing', 'write "map ID" first')
    present = [floor.number for floor in draft.floors]
    for number in (1, 2):
        if number not in present and not (draft.is_test and number == 2):
            remedy = f'write "floor {number}" and {GRID_LINES} grid lines'
            draft.mistake(draft.last_line, 1, f"floor {number} is missing", remedy)
    if not draft.ended:
        draft.mistake(draft.last_line, 1, 'the line "end" is missing', 'write "end" below the last floor')


# Grids


def _read_row(draft: Draft, number: int, line: str) -> None:
    if draft.ended or not draft.floors:
        remedy = 'write "floor 1" or "floor 2" above the grid' if not draft.ended else 'move "end" below it'
        draft.mistake(number, 1, "this grid line belongs to no floor", remedy)
        return
    floor = draft.floors[-1]
    row = line[1:-1] if len(line) > 1 and line.endswith("/") else line[1:]
    if len(line) < 2 or not line.endswith("/"):
        draft.mistake(number, len(line) + 1, "this grid line has no second slash", "write / behind its last character")
    elif len(row) != GRID_WIDTH:
        remedy = f"a grid line has {GRID_WIDTH}: count blanks, too"
        draft.mistake(number, len(line), f"found {len(row)} characters between the slashes", remedy)
    floor.rows.append(row[:GRID_WIDTH].ljust(GRID_WIDTH))
    floor.row_lines.append(number)


def _check_grid(draft: Draft, floor: FloorDraft) -> None:
    """Check every character of a floor's grid."""
    if len(floor.rows) != GRID_LINES:
        remedy = f"draw {ROWS} lines of sectors and {ROWS - 1} lines of links between them, {GRID_LINES} in all"
        draft.mistake(floor.line, 1, f"floor {floor.number} has {len(floor.rows)} grid lines", remedy)
        return
    for y in range(ROWS):
        for x in range(COLUMNS):
            _check_sector(draft, floor, x, y)
            _check_links(draft, floor, x, y)


def _check_sector(draft: Draft, floor: FloorDraft, x: int, y: int) -> None:
    row = floor.rows[2 * y]
    first, mark = row[3 * x], row[3 * x + 1]
    if first == " ":
        if mark != " ":
            remedy = "write # or the letter of a room before it, or a blank for rock"
            draft.mistake_at(floor, x, y, f'found "{first}{mark}"', remedy)
        return
    if first != CORRIDOR and first not in ROOMS:
        remedy = f"draw a corridor as #, a room as one of {' '.join(ROOMS)}"
        draft.mistake_at(floor, x, y, f'found the sector "{first}{mark}"', remedy)
    if mark not in MARKS:
        remedy = "write . for nothing, ! for a switch box, r or b for a stair, @ for the start"
        draft.mistake(floor.row_lines[2 * y], 3 * x + 3, f'found the mark "{mark}"', remedy)


def _check_links(draft: Draft, floor: FloorDraft, x: int, y: int) -> None:
    """Check the links to the east and to the south of a place, and that nothing else is drawn there."""
    here = floor.rows[2 * y][3 * x] != " "
    if x + 1 < COLUMNS:
        east = floor.rows[2 * y][3 * x + 2]
        beside = floor.rows[2 * y][3 * x + 3] != " "
        _check_link(draft, floor.row_lines[2 * y], 3 * x + 4, east, "-=", here and beside)
    if y + 1 < ROWS:
        row, number = floor.rows[2 * y + 1], floor.row_lines[2 * y + 1]
        _check_link(draft, number, 3 * x + 2, row[3 * x], "|H", here and floor.rows[2 * y + 2][3 * x] != " ")
        for at in (3 * x + 1, 3 * x + 2):
            if at < GRID_WIDTH and row[at] != " ":
                remedy = "draw a link below the first character of a sector, and blanks elsewhere"
                draft.mistake(number, at + 2, f'found "{row[at]}"', remedy)


def _check_link(draft: Draft, number: int, column: int, mark: str, known: str, joins: bool) -> None:
    if mark == " ":
        return
    if mark not in known:
        remedy = f"draw a passage as {known[0]}, a door as {known[1]}, a wall as a blank"
        if mark in PASSAGES + DOORS:
            remedy += "; - and = lead east, | and H lead south"
        draft.mistake(number, column, f'found the link "{mark}"', remedy)
    elif not joins:
        draft.mistake(number, column, f'the link "{mark}" leads into rock', "draw a sector on both sides, or a blank")
