"""Maps as text a person can edit, and the `Plan` they are read into.

A map is a drawing of its squares, and lines that name what is in it::

    grid
    +-+-+-+
    |. .D,|      a square is a mark of the game's choice, a blank is rock (no square)
    + +-+W+      between them: blank open, | and - wall, D door, W window, and letters the game adds
    |.|, ,|
    +-+-+-+
    end
    door gate 1,2 E locked      names the door on the east side of row 1, column 2; the state is the game's word
    room , the_hall cold        all squares marked , are the room "the_hall"; what follows are the game's flags
    square throne 2,3           names a square that would otherwise be called C2

`grid` and `end` may be left out round such a drawing; then it ends at a blank line. All cells are equally wide; `+--+`
makes them two wide. A grid without `+` has one character a square; then `.` is rock, every other character is a room,
walls stand between different characters, and the `door` lines put doors into them::

    grid
    AAB.
    AABB
    end
    door d1 1,2 E closed
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from brassboard.kernel.errors import BadInput
from brassboard.kit.grid import DOOR, OPEN, WALL, WINDOW
from brassboard.kit.map_plan import CLOSED, DoorLine, Plan, RoomLine

_SIDES: Final = ("N", "E", "S", "W")
_WORDS: Final = ("map", "grid", "room", "door", "square", "link")


class MapError(BadInput):
    """A map that cannot be read. It says where, what was found, and what to do."""


def _error(line: int, column: int, text: str) -> MapError:
    return MapError(f"map line {line}, column {column}: {text}")


def read_map(text: str, kinds: Mapping[str, int] | None = None, notes: Collection[str] = ()) -> Plan:
    """Read a map. `kinds` are the letters of the game's own kinds of edges, `notes` the first words of its lines."""
    lines = text.splitlines()
    letters: dict[str, int] = {"D": DOOR, "W": WINDOW}
    for letter, kind in (kinds or {}).items():
        if len(letter) != 1 or letter in " |-+":
            raise ValueError(f"an edge is written as one letter, not {letter!r}")
        letters[letter] = kind
    plan: Plan | None = None
    implied = False
    title = ""
    later: list[tuple[int, str]] = []
    at = 0
    while at < len(lines):
        line = lines[at]
        words = line.split()
        at += 1
        if not words or words[0].startswith("#"):
            continue
        if words[0] == "grid" or line.startswith("+"):
            if plan is not None:
                raise _error(at, 1, "found a second grid; a map has one, write the next one as a map of its own")
            first = at if words[0] == "grid" else at - 1
            end = _grid_end(lines, first, words[0] == "grid")
            drawn = [row.rstrip() for row in lines[first:end]]
            implied = not (drawn and drawn[0].startswith("+"))
            plan = _read_rooms(drawn, first + 1) if implied else _read_drawing(drawn, first + 1, letters)
            at = end + 1 if end < len(lines) and lines[end].strip() == "end" else end
        elif words[0] == "map":
            title = " ".join(words[1:])
        else:
            later.append((at, line))
    if plan is None:
        raise _error(1, 1, 'found no grid; draw one, beginning with a line "+-+-+", or write "grid" above it')
    plan.title = title
    plan.letters = {kind: letter for letter, kind in letters.items()}
    for number, line in later:
        _read_line(plan, line, number, notes, implied)
    plan.name_doors()
    return plan


def _grid_end(lines: Sequence[str], first: int, framed: bool) -> int:
    """Return the line after the drawing."""
    if framed:
        for at in range(first, len(lines)):
            if lines[at].strip() == "end":
                return at
        raise _error(first, 1, 'found "grid" but no "end"; write "end" below the last line of the grid')
    at = first
    while at + 2 < len(lines) and lines[at + 1].strip() and lines[at + 2].startswith("+"):
        at += 2
    return at + 1


def _read_drawing(drawn: Sequence[str], number: int, letters: Mapping[str, int]) -> Plan:
    """Read a drawing in which lines of `+-+` and `|.|` alternate; `number` is the number of its first line."""
    top = drawn[0]
    cell = top.find("+", 1) - 1
    if cell < 1 or (len(top) - 1) % (cell + 1):
        raise _error(number, 1, f'found "{top}"; write a corner + at the same distance from the next, as in "+-+-+"')
    width = (len(top) - 1) // (cell + 1)
    height = len(drawn) // 2
    if height < 1 or len(drawn) % 2 == 0:
        raise _error(number + len(drawn) - 1, 1, "found no line of edges below the last squares; end with one")
    rows = [line.ljust(len(top)) for line in drawn]
    for at, line in enumerate(rows):
        if len(line) > len(top):
            raise _error(number + at, len(top) + 1, f"found a line of {len(line)} characters; the first has {len(top)}")
    plan = Plan(width, height)
    for row in range(height):
        for column in range(width):
            left = column * (cell + 1) + 1
            mark = rows[2 * row + 1][left : left + cell].strip()
            if " " in mark:
                raise _error(number + 2 * row + 1, left + 1, f'found "{mark}"; a mark has no blank in it')
            plan.marks[row * width + column] = mark
    for row in range(height + 1):
        _read_edge_line(plan, rows[2 * row], number + 2 * row, row, cell, letters)
        if row < height:
            _read_square_line(plan, rows[2 * row + 1], number + 2 * row + 1, row, cell, letters)
    return plan


def _read_edge_line(plan: Plan, text: str, number: int, row: int, cell: int, letters: Mapping[str, int]) -> None:
    for column in range(plan.width + 1):
        at = column * (cell + 1)
        if text[at] != "+":
            raise _error(number, at + 1, f"found {text[at]!r} at a corner; write '+'")
        if column < plan.width:
            _read_edge(plan, text[at + 1 : at + 1 + cell], number, at + 2, row - 1, column, "S", letters)


def _read_square_line(plan: Plan, text: str, number: int, row: int, cell: int, letters: Mapping[str, int]) -> None:
    for column in range(plan.width + 1):
        at = column * (cell + 1)
        _read_edge(plan, text[at], number, at + 1, row, column - 1, "E", letters)


def _read_edge(
    plan: Plan, text: str, number: int, at: int, row: int, column: int, side: str, letters: Mapping[str, int]
) -> None:
    wall = "|" if side == "E" else "-"
    letter = text.strip(" ") if text.strip(" " + wall) == "" else text.strip(" " + wall)
    kind = OPEN
    if letter:
        kind = WALL if letter[0] == wall else letters.get(letter[0], -1)
        if kind < 0 or letter.strip(letter[0]):
            known = " ".join(f"'{known}'" for known in [" ", wall, *letters])
            raise _error(number, at, f"found '{text}' where an edge is; write one of {known}")
    edge = plan.edge(row, column, side)
    if edge >= 0:
        if kind != OPEN:
            plan.edges[edge] = kind
        return
    here = plan.square(row, column)
    there = plan.square(row, column + 1) if side == "E" else plan.square(row + 1, column)
    if here < 0 and there < 0:
        if kind not in (OPEN, WALL):
            raise _error(number, at, f"found '{text}' with no square on either side; write a blank")
    elif kind != WALL:
        raise _error(number, at, f"found '{text}' at the rim, where the board ends; write '{wall}'")


def _read_rooms(drawn: Sequence[str], number: int) -> Plan:
    """Read a grid with one character for each square; walls stand between different characters."""
    if not drawn or not drawn[0]:
        raise _error(number, 1, "found an empty grid; write one line for each row")
    width = len(drawn[0])
    plan = Plan(width, len(drawn))
    for row, line in enumerate(drawn):
        if len(line) != width:
            raise _error(
                number + row,
                min(len(line), width) + 1,
                f"found {len(line)} squares; the first line has {width}, write '.' for rock",
            )
        for column, mark in enumerate(line):
            if mark == " ":
                raise _error(number + row, column + 1, "found a blank; write '.' for rock")
            plan.marks[row * width + column] = "" if mark == "." else mark
    for row in range(plan.height):
        for column in range(width):
            for side, to_row, to_column in (("E", row, column + 1), ("S", row + 1, column)):
                edge = plan.edge(row, column, side)
                if edge >= 0 and plan.marks[row * width + column] != plan.marks[to_row * width + to_column]:
                    plan.edges[edge] = WALL
    plan.rooms = [RoomLine(mark, mark) for mark in dict.fromkeys(plan.marks) if mark]
    return plan


def read_links(rows: Sequence[str], kinds: Mapping[str, int], cell: int = 2) -> Plan:
    """Read a map of sectors and the links between them. Sectors without a link have a wall between them.

    Sectors are `cell` characters wide with one character between them for the link to the east; every second line has,
    below the first character of a sector, its link to the south. Blank is no sector, and no link.
    """
    if not rows or len(rows) % 2 == 0:
        raise _error(max(1, len(rows)), 1, "found a line of links as the last one; a map ends with a line of sectors")
    width = max((len(row.rstrip()) + cell) // (cell + 1) for row in rows)
    plan = Plan(max(1, width), len(rows) // 2 + 1)
    padded = [row.ljust(width * (cell + 1) + cell) for row in rows]
    for row in range(plan.height):
        for column in range(plan.width):
            left = column * (cell + 1)
            plan.marks[row * plan.width + column] = padded[2 * row][left : left + cell].strip()
    for at, text in enumerate(padded):
        for column in range(plan.width):
            side = "S" if at % 2 else "E"
            place = column * (cell + 1) + (0 if at % 2 else cell)
            edge = plan.edge(at // 2, column, side)
            letter = text[place]
            if letter == " ":
                if edge >= 0:
                    plan.edges[edge] = WALL
            elif letter not in kinds:
                known = " ".join(f"'{known}'" for known in kinds)
                raise _error(at + 1, place + 1, f"found {letter!r} where a link is; write a blank or one of {known}")
            elif edge < 0:
                raise _error(
                    at + 1, place + 1, f"found the link {letter!r}, but it does not join two sectors; remove it"
                )
            elif kinds[letter] != OPEN:
                plan.edges[edge] = kinds[letter]
    plan.name_doors()
    return plan


def _read_line(plan: Plan, line: str, number: int, notes: Collection[str], implied: bool) -> None:
    words = line.split()
    word = words[0]
    if word == "room":
        _read_room(plan, line, words, number, implied)
    elif word == "door":
        _read_door(plan, line, words, number, implied)
    elif word == "square":
        _need(line, words, number, 3, "square NAME ROW,COLUMN")
        plan.names[_place(plan, line, words[2], number)] = words[1]
    elif word == "link":
        _need(line, words, number, 3, "link ROW,COLUMN ROW,COLUMN")
        if words[1] == words[2]:
            raise _error(number, line.index(words[1]) + 1, f'found a link from "{words[1]}" to itself; remove it')
        plan.links.append((_place(plan, line, words[1], number), _place(plan, line, words[2], number)))
    elif word in notes:
        plan.notes.append(tuple(words))
    elif word[0] in "+|":
        remedy = "in a drawing, lines beginning with + and lines of squares take turns"
        raise _error(number, 1, f'found "{line}" outside the grid; {remedy}')
    else:
        known = ", ".join([*_WORDS, *sorted(notes)])
        raise _error(number, line.index(word) + 1, f'found the unknown word "{word}"; known are {known}')


def _need(line: str, words: list[str], number: int, count: int, form: str) -> None:
    if len(words) < count:
        raise _error(number, len(line) + 1, f'found only {len(words)} words; write "{form}"')


def _read_room(plan: Plan, line: str, words: list[str], number: int, implied: bool) -> None:
    _need(line, words, number, 3, "room MARK NAME [FLAG …]")
    mark, name = words[1], words[2]
    if mark not in plan.marks:
        raise _error(number, line.index(mark, 4) + 1, f'found the room mark "{mark}", which no square of the grid has')
    for at, room in enumerate(plan.rooms):
        if room.mark == mark:
            if not implied or room.name != mark:
                raise _error(number, line.index(mark, 4) + 1, f'found a second room "{mark}"; give it another mark')
            del plan.rooms[at]
            plan.rooms.insert(at, RoomLine(mark, name, tuple(words[3:])))
            return
    plan.rooms.append(RoomLine(mark, name, tuple(words[3:])))


def _read_door(plan: Plan, line: str, words: list[str], number: int, implied: bool) -> None:
    _need(line, words, number, 4, "door NAME ROW,COLUMN SIDE [STATE]")
    name, side = words[1], words[3]
    at = line.index(words[2], line.index(name, 4) + len(name))
    if side not in _SIDES:
        raise _error(number, line.index(side, at) + 1, f'found the side "{side}"; write one of N E S W')
    square = _place(plan, line, words[2], number)
    edge = plan.edge(square // plan.width, square % plan.width, side)
    if edge < 0:
        raise _error(number, at + 1, f'found door "{name}" at the rim; a door joins two squares')
    kind = plan.edges.get(edge, OPEN)
    for door in plan.doors:
        if door.edge == edge:
            raise _error(number, at + 1, f'found door "{name}" where door "{door.name}" is; remove one')
        if door.name == name:
            raise _error(number, line.index(name, 4) + 1, f'found a second door "{name}"; give it another name')
    if implied and kind == OPEN:
        raise _error(number, at + 1, f'found door "{name}" inside a room; put it between two different letters')
    if not implied and kind != DOOR:
        raise _error(number, at + 1, f'found door "{name}", but the drawing has no D there; draw one')
    plan.edges[edge] = DOOR
    plan.doors.append(DoorLine(name, edge, words[4] if len(words) > 4 else CLOSED))


def _place(plan: Plan, line: str, text: str, number: int) -> int:
    """Return the square at `ROW,COLUMN`, counted from 1."""
    row, _, column = text.partition(",")
    at = line.index(text) + 1
    if not (row.isdecimal() and column.isdecimal()):
        raise _error(number, at, f'found the place "{text}"; write ROW,COLUMN, such as 1,1 for the upper left square')
    square = plan.square(int(row) - 1, int(column) - 1)
    if square < 0:
        raise _error(number, at, f'found the place "{text}", where the board has no square')
    return square
