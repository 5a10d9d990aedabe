"""Read a scenario file line by line onto a sheet: the grid first, so that other lines can name its squares."""

from collections.abc import Callable
from typing import Final

from ..content import CHARACTERS, MAGIC
from .draft import Door, Line, Sheet, Thing
from .vocabulary import (
    ATTACKERS,
    DOOR_STATES,
    EXIT,
    FORMS,
    GUARDED,
    LEADER,
    MINIONS,
    MOST_LETTERS,
    MOST_ROUNDS,
    OBJECT_FLAGS,
    ONCE,
    POINTS,
    REQUIRED,
    ROOM_FLAGS,
    TIMED,
    TURRET_KINDS,
    WORDS,
    Points,
    is_id,
    is_name,
    number_in,
)


def lines_of(sheet: Sheet, text: str) -> list[Line]:
    """Take the grid out of the text and return the other lines, to be read once squares have numbers."""
    later: list[Line] = []
    drawing = 0  # the number of the line "grid" while its rows are read, else 0
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, raw in enumerate(lines, 1):
        line = _printable(sheet, number, raw)
        words = line.split()
        if not words and (not drawing or raw.strip()):
            continue
        sheet.last_line = number if words else sheet.last_line
        if drawing and words and words[0] in FORMS:
            _unended(sheet, drawing)
            drawing = 0
        if words == ["end"] and drawing:
            drawing = 0
        elif drawing:
            if drawing == sheet.grid_line:
                sheet.rows.append(line)
                sheet.row_lines.append(number)
        elif words[0] == "grid":
            if sheet.grid_line:
                sheet.mistake_at(number, 1, "this is a second grid; draw the whole map in one, and remove the other")
            sheet.grid_line = sheet.grid_line or number
            drawing = number
        else:
            later.append(Line(number, line))
    if drawing:
        _unended(sheet, drawing)
    if not sheet.grid_line:
        sheet.mistake_at(1, 1, 'there is no map; draw it between a line "grid" and a line "end"')
    return later


def is_text(sheet: Sheet, text: str) -> bool:
    """Return whether the text could be a scenario at all; add a mistake if not."""
    if len(text) > MOST_LETTERS:
        sheet.mistake_at(1, 1, f"this has {len(text)} letters; a scenario has at most {MOST_LETTERS}: make it smaller")
        return False
    if "\0" in text:
        sheet.mistake_at(1, 1, "this is no text; write the scenario with a text editor and save it as plain text")
        return False
    return True


def _printable(sheet: Sheet, number: int, raw: str) -> str:
    """Return a line without its comment; invisible characters are mistakes and become blanks."""
    line = _without_comment(raw)
    seen = line.replace("\t", " ")
    if seen.isprintable():
        return line
    unseen = [at for at, letter in enumerate(seen) if not letter.isprintable()]
    found = f"U+{ord(seen[unseen[0]]):04X}"
    sheet.mistake_at(number, unseen[0] + 1, f"found the character {found}; write a plain letter or blank")
    return "".join([letter if letter.isprintable() else " " for letter in seen]).rstrip()


def _without_comment(text: str) -> str:
    """Return a line up to its comment."""
    at = text.find("#")
    while at > 0 and text[at - 1] not in " \t":
        at = text.find("#", at + 1)
    return (text[:at] if at >= 0 else text).rstrip()


def _unended(sheet: Sheet, grid: int) -> None:
    sheet.mistake_at(grid, 1, 'the grid has no "end"; write "end" below its last row')
    while sheet.rows and not sheet.rows[-1]:
        sheet.rows.pop()
        sheet.row_lines.pop()


# One line


def read_lines(sheet: Sheet, lines: list[Line]) -> None:
    for line in lines:
        if _is_well_formed(sheet, line):
            read = READERS.get(line.words[0])
            if read is not None:
                read(sheet, line)
    for word in REQUIRED:
        if word not in sheet.once:
            sheet.mistake_at(sheet.last_line, 1, f'the line "{word}" is missing; write "{FORMS[word]}"')


def _is_well_formed(sheet: Sheet, line: Line) -> bool:
    """Return whether a line starts with a known word, not a second time, and has as many words as it takes."""
    word = line.words[0]
    if word not in WORDS:
        remedy = 'write "grid" above the map' if word == "end" else f"begin a line with {', '.join(FORMS)} or #"
        sheet.mistake_in(line, 0, f'found the unknown word "{word[:30]}"; {remedy}')
        return False
    if word in ONCE:
        if word in sheet.once:
            first = sheet.once[word].number
            sheet.mistake_in(line, 0, f'found a second line "{word}"; the first is line {first}: remove one')
            return False
        sheet.once[word] = line
    least, most = WORDS[word]
    if len(line.words) < least or (most and len(line.words) > most):
        at = min(len(line.words), most or least)
        sheet.mistake_in(line, at, f'found {len(line.words)} words; write "{FORMS[word]}"')
        return False
    foreign = [at for at, each in enumerate(line.words) if not each.isascii()]
    if foreign and word != "map":
        found = line.words[foreign[0]][:30]
        sheet.mistake_in(line, foreign[0], f'found "{found}"; use the letters A to Z, except in titles')
        return False
    return True


def _flags(sheet: Sheet, line: Line, first: int, known: tuple[str, ...]) -> None:
    for at in range(first, len(line.words)):
        if sheet.one_of(line, at, known):
            _not_twice(sheet, line, first, at)


def _not_twice(sheet: Sheet, line: Line, first: int, at: int) -> None:
    if line.words[at] in line.words[first:at]:
        sheet.mistake_in(line, at, f'found "{line.words[at]}" twice; remove one')


def _place(sheet: Sheet, line: Line, at: int) -> int:
    """Return the square written as ROW,COLUMN; add a mistake and return -1 if there is none."""
    word = line.words[at]
    first, _, second = word.partition(",")
    row, column = number_in(first), number_in(second)
    if row < 0 or column < 0:
        sheet.mistake_in(line, at, f'found the place "{word[:30]}"; write ROW,COLUMN, such as 1,1 for the upper left')
        return -1
    square = sheet.square(row - 1, column - 1)
    if square < 0 and sheet.rows:
        sheet.mistake_in(line, at, f'there is no square at "{word}"; name a square of the grid that is not rock')
    return square


def _own_id(sheet: Sheet, line: Line, taken: list[str]) -> None:
    kind, id = line.words[0], line.words[1]
    if not is_id(id):
        sheet.mistake_in(line, 1, f'found the id "{id[:30]}"; write letters and digits, a letter first')
    elif id in taken:
        sheet.mistake_in(line, 1, f'found a second {kind} "{id}"; give it another id')


# The lines of the map


def _map(sheet: Sheet, line: Line) -> None:
    sheet.between(line, 1, 1, 999)
    if len(" ".join(line.words[2:])) > 60:
        sheet.mistake_in(line, 2, "the title is longer than 60 letters; find a shorter one")


def _room(sheet: Sheet, line: Line) -> None:
    letter, name = line.words[1], line.words[2]
    if letter in sheet.rooms:
        first = sheet.rooms[letter].number
        sheet.mistake_in(line, 1, f'found a second room "{letter}"; the first is line {first}: use another letter')
        return
    if len(letter) != 1 or not letter.isupper() or letter == EXIT:
        sheet.mistake_in(line, 1, f'found the room "{letter[:30]}"; a room is a capital letter other than X')
        return
    if sheet.rows and letter not in "".join(sheet.rows):
        sheet.mistake_in(line, 1, f'no square of the grid is in room "{letter}"; draw it, or remove this line')
    if not is_name(name):
        sheet.mistake_in(line, 2, f'found the name "{name[:30]}"; write small letters, such as coal_store')
    for other in sheet.rooms.values():
        if other.words[2] == name:
            sheet.mistake_in(line, 2, f'found a second room called "{name}"; give it another name')
    _flags(sheet, line, 3, ROOM_FLAGS)
    sheet.rooms[letter] = line


def _door(sheet: Sheet, line: Line) -> None:
    id, side, state = line.words[1], line.words[3], line.words[4]
    square = _place(sheet, line, 2)
    _own_id(sheet, line, [door.id for door in sheet.doors])
    good_side = sheet.one_of(line, 3, ("E", "S"))
    if not state.startswith(GUARDED):
        sheet.one_of(line, 4, (*DOOR_STATES, f"{GUARDED}TURRET"))
    there = -1
    if square >= 0 and good_side:
        _, east, south, _ = sheet.beside(square)
        there = east if side == "E" else south
        _door_between(sheet, line, square, there)
    letters = (sheet.mark(square), sheet.mark(there))
    sheet.doors.append(Door(line, id, (square, there), letters, state))


def _door_between(sheet: Sheet, line: Line, square: int, there: int) -> None:
    id = line.words[1]
    if there < 0:
        sheet.mistake_in(line, 2, f'door "{id}" leads nowhere: there is rock behind it; put it between squares')
        return
    if sheet.mark(square) == sheet.mark(there):
        inside = sheet.mark(square)
        sheet.mistake_in(line, 2, f'door "{id}" stands inside "{inside}"; put it between two different rooms')
    for door in sheet.doors:
        if door.squares == (square, there):
            sheet.mistake_in(line, 2, f'door "{id}" stands where door "{door.id}" does; remove one of them')


def _turret(sheet: Sheet, line: Line) -> None:
    id = line.words[1]
    _own_id(sheet, line, [turret.id for turret in sheet.turrets])
    if id in CHARACTERS or (id[0] == "t" and len(id) > 2 and id[1:].isdecimal()):
        sheet.mistake_in(line, 1, f'the game itself calls somebody or something "{id[:30]}"; give it another id')
    square = _place(sheet, line, 2)
    sheet.one_of(line, 3, TURRET_KINDS)
    sheet.turrets.append(Thing(line, id, square, line.words[3]))


def _mark(sheet: Sheet, line: Line) -> None:
    square = _place(sheet, line, 2)
    n = sheet.between(line, 3, 1, ATTACKERS)
    sheet.marks.append(Thing(line, line.words[1], square, n=n))


def _leader(sheet: Sheet, line: Line) -> None:
    sheet.leader = Thing(line, LEADER, _place(sheet, line, 1))


def _minions(sheet: Sheet, line: Line) -> None:
    sheet.between(line, 2, 1, MINIONS)
    sheet.guards.append(line)


# The lines of the rules


def _scenario(sheet: Sheet, line: Line) -> None:
    if not is_name(line.words[1]):
        sheet.mistake_in(line, 1, f'found the id "{line.words[1][:30]}"; write a small word, such as my_depot')


def _rounds(sheet: Sheet, line: Line) -> None:
    sheet.rounds = max(0, sheet.between(line, 1, 1, MOST_ROUNDS))


def _object(sheet: Sheet, line: Line) -> None:
    kind = line.words[1]
    if not is_name(kind) or kind == "any":
        sheet.mistake_in(line, 1, f'found the object "{kind[:30]}"; write a small word, such as chest')
    if kind in MAGIC:
        sheet.mistake_in(line, 1, f'there is a card called "{kind}"; give the object another name')
    if kind in sheet.objects:
        first = sheet.objects[kind].number
        sheet.mistake_in(line, 1, f'found a second object "{kind}"; the first is line {first}: remove one')
        return
    _flags(sheet, line, 2, OBJECT_FLAGS)
    if "home" in line.words and "out" in line.words:
        sheet.mistake_in(line, line.words.index("out"), 'found "home" and "out"; choose where it is delivered')
    sheet.objects[kind] = line


def _points(sheet: Sheet, line: Line) -> None:
    words, form = line.words, FORMS["points"]
    if not sheet.one_of(line, 1, tuple(POINTS)) or not sheet.one_of(line, 2, tuple(POINTS[words[1]])):
        return
    what, at, kind = words[2], 3, ""
    named = POINTS[words[1]][what]
    if named:
        if number_in(words[3]) >= 0:
            kind = "any" if what == "solved" else ""
        else:
            kind, at = words[3], 4
        if not kind:
            sheet.mistake_in(line, 3, f'found no {named} after "{what}"; write "{form}"')
            return
    rest = len(words) - at
    if rest not in (1, 3) or (rest == 3 and words[at + 1] != "before"):
        sheet.mistake_in(line, min(at + 1, len(words)), f'found other words than expected; write "{form}"')
        return
    n = sheet.between(line, at, 1, 20)
    before = _before(sheet, line, what, at + 1) if rest == 3 else 0
    for other in sheet.points:
        if (other.who, other.what, other.kind, other.before) == (words[1], what, kind, before):
            sheet.mistake_in(line, 2, f'found points for "{what}" twice; make one line of them')
    sheet.points.append(Points(words[1], what, kind, n, before))
    sheet.point_lines.append(line)


def _before(sheet: Sheet, line: Line, what: str, at: int) -> int:
    """Return the round after the word `before`."""
    if what not in TIMED:
        sheet.mistake_in(line, at, f'"{what}" knows no "before"; only {", ".join(TIMED)} do: leave it out')
    return max(0, sheet.between(line, at + 1, 2, MOST_ROUNDS))


def _exits(sheet: Sheet, line: Line) -> None:
    sheet.one_of(line, 1, ("none", "any"))


def _target(sheet: Sheet, line: Line) -> None:
    sheet.between(line, 1, 1, 99)


def _advice(sheet: Sheet, line: Line) -> None:
    for at in range(1, len(line.words)):
        if sheet.between(line, at, 2, 1 + ATTACKERS) > 0:
            _not_twice(sheet, line, 1, at)


READERS: Final[dict[str, Callable[[Sheet, Line], None]]] = {
    "map": _map,
    "room": _room,
    "door": _door,
    "turret": _turret,
    "mark": _mark,
    "leader": _leader,
    "minions": _minions,
    "scenario": _scenario,
    "rounds": _rounds,
    "object": _object,
    "points": _points,
    "exits": _exits,
    "target": _target,
    "advice": _advice,
}
"""The readers of lines that can be read in order; other lines are looked up when all are read."""
