"""Checks of a scenario's map: its grid, rooms, start areas and doors, and the things on its squares."""

from .draft import Door, Sheet, Thing
from .vocabulary import AREAS, ATTACKERS, EXIT, GUARDED, MINIONS, MOST_DOORS, MOST_ROOMS, MOST_ROWS, TEAM, number_in


def check_grid(sheet: Sheet) -> None:
    """Check the drawn grid. This comes first, because squares have no numbers before it."""
    rows, lines = sheet.rows, sheet.row_lines
    if not rows:
        if sheet.grid_line:
            sheet.mistake_at(sheet.grid_line, 1, "the grid is empty; write a line for each row of squares")
        return
    sheet.width = max([len(row) for row in rows])
    if len(rows) > MOST_ROWS:
        found = f"the grid has {len(rows)} rows"
        sheet.mistake_at(lines[MOST_ROWS], 1, f"{found}; at most {MOST_ROWS} fit: remove some")
    if sheet.width > MOST_ROWS:
        found = f"the grid is {sheet.width} squares wide"
        sheet.mistake_at(lines[0], MOST_ROWS + 1, f"{found}; at most {MOST_ROWS} fit: make it narrower")
    for row, number in zip(rows, lines, strict=True):
        _check_row(sheet, row, number)


def _check_row(sheet: Sheet, row: str, number: int) -> None:
    first = len(sheet.rows[0])
    if len(row) != first:
        found = f"found {len(row)} squares, in the first row {first}"
        sheet.mistake_at(number, min(len(row), first) + 1, f"{found}; make rows equally long, with . for rock")
    for column, mark in enumerate(row):
        if mark not in "." + AREAS and not ("A" <= mark <= "Z"):
            remedy = "draw rooms as A to Z, areas as 1 2 3 X, rock as ."
            sheet.mistake_at(number, column + 1, f'found the square "{mark}"; {remedy}')


# Rooms and areas


def check_rooms(sheet: Sheet) -> None:
    """Check that rooms and areas are named, connected and few enough."""
    rooms = [mark for mark in sheet.letters() if "A" <= mark <= "Z" and mark != EXIT]
    if sheet.rows and not rooms:
        sheet.mistake_at(sheet.row_lines[0], 1, "the map has no room; draw one with a capital letter")
    if len(rooms) > MOST_ROOMS:
        found = f"the map has {len(rooms)} rooms"
        _wrong_room(sheet, rooms[MOST_ROOMS], f"{found}; at most {MOST_ROOMS} have a Room card: join some")
    for letter in rooms:
        if letter not in sheet.rooms:
            _wrong_room(sheet, letter, f'room "{letter}" has no line; write "room {letter} NAME"')
    for letter in sheet.letters():
        _check_one_piece(sheet, letter)
    if sheet.rows:
        _check_starts(sheet)
    for letter, room in sheet.rooms.items():
        if sheet.flag(letter, "stygia_only") and (sheet.flag(letter, "nostygia") or sheet.flag(letter, "start")):
            sheet.mistake_in(room, 3, f'nobody could get into room "{letter}" by its flags; leave stygia_only alone')


def _wrong_room(sheet: Sheet, letter: str, text: str) -> None:
    """Report a mistake at the first square of a room or area."""
    line, column = sheet.at(sheet.squares(letter)[0])
    sheet.mistake_at(line, column, text)


def _check_one_piece(sheet: Sheet, letter: str) -> None:
    """Report a room or area whose squares are not connected."""
    squares = sheet.squares(letter)
    reached, waiting = {squares[0]}, [squares[0]]
    while waiting:
        for beside in sheet.beside(waiting.pop()):
            if beside >= 0 and beside not in reached and sheet.mark(beside) == letter:
                reached.add(beside)
                waiting.append(beside)
    apart = [square for square in squares if square not in reached]
    if apart:
        line, column = sheet.at(apart[0])
        sheet.mistake_at(line, column, f'"{letter}" is in several pieces; join them, or give one another letter')


def _check_starts(sheet: Sheet) -> None:
    areas, rooms = sheet.areas(), sheet.rooms_flagged("start")
    for letter in rooms[1:] if not areas else rooms:
        remedy = "have one start room, or the areas 1, 2 and 3"
        sheet.mistake_in(sheet.rooms[letter], 3, f'attackers begin in room "{letter}" and elsewhere; {remedy}')
    if not rooms and len(areas) < ATTACKERS:
        missing = " and no ".join([area for area in AREAS if area not in areas])
        remedy = "draw it, or give one room the flag start"
        sheet.mistake_at(sheet.row_lines[0], 1, f"there is no start area {missing}; {remedy}")
    for area in areas:
        if len(sheet.squares(area)) < TEAM:
            _wrong_room(sheet, area, f"start area {area} is too small; a team needs {TEAM} squares: draw more")
    standing = [turret.square for turret in sheet.turrets]
    for letter in rooms:
        free = [square for square in sheet.squares(letter) if square not in standing]
        if len(free) < TEAM * ATTACKERS:
            found = f'start room "{letter}" has {len(free)} free squares'
            sheet.mistake_in(sheet.rooms[letter], 1, f"{found}; make it {TEAM * ATTACKERS} or more")


# Doors


def check_doors(sheet: Sheet) -> None:
    """Check that every door can be opened by something."""
    doors = sheet.doors
    if len(doors) > MOST_DOORS:
        sheet.mistake_in(
            doors[MOST_DOORS].line, 0, f"the map has {len(doors)} doors; at most {MOST_DOORS} fit: remove some"
        )
    for door in doors:
        wrong = _why_unopened(sheet, door)
        if wrong:
            sheet.mistake_in(door.line, 4, wrong)


def _why_unopened(sheet: Sheet, door: Door) -> str:
    """Return why nothing opens this door; "" if something does."""
    guard = door.state[len(GUARDED) :] if door.state.startswith(GUARDED) else ""
    if door.state.startswith(GUARDED) and guard not in [turret.id for turret in sheet.turrets]:
        return f'there is no turret "{guard[:30]}"; write the id of a turret after guarded:'
    if door.state == "sealed_key" and not sheet.rooms_with("key"):
        return f'nothing opens door "{door.id}"; give an object the flag key, and a mark with 1 attacker'
    if "" in door.letters:
        return ""
    if door.state == "sealed_pickup" and not sheet.inside_pickup(door):
        return f'nothing opens door "{door.id}"; beside it mark, with 1 attacker, an object that opens_room'
    if door.state == "sealed_inside" and len(sheet.inside(door)) != 1:
        return f'door "{door.id}" has no inside; give the room on one of its sides the flag stygia_only'
    return ""


# Turrets, objects, leader and minions


def check_things(sheet: Sheet) -> None:
    """Check the turrets, objects, leader and minions of the map."""
    taken: dict[int, str] = {}
    for thing in [*sheet.turrets, *sheet.marks, *([sheet.leader] if sheet.leader else [])]:
        if thing.square < 0:
            continue
        at = 1 if thing is sheet.leader else 2
        name = thing.line.words[0] if thing is sheet.leader else f'{thing.line.words[0]} "{thing.id}"'
        letter = sheet.mark(thing.square)
        if letter in AREAS + EXIT:
            sheet.mistake_in(thing.line, at, f"the {name} is in area {letter}; put it into a room")
        if thing.square in taken:
            other = taken[thing.square]
            sheet.mistake_in(thing.line, at, f"the {name} is on the square of the {other}; put it on another one")
        taken[thing.square] = name
    for turret in sheet.turrets:
        if turret.square >= 0:
            _check_turret(sheet, turret)
    _check_minions(sheet)


def _check_turret(sheet: Sheet, turret: Thing) -> None:
    before = [door for door in sheet.doors if turret.square in door.squares]
    if before:
        found = f'turret "{turret.id}" is in front of door "{before[0].id}"'
        sheet.mistake_in(turret.line, 2, f"{found}; put it by a wall without door")
    here = sheet.mark(turret.square)
    if all([beside >= 0 and sheet.mark(beside) == here for beside in sheet.beside(turret.square)]):
        remedy = "put it on a square with a wall on one of its sides"
        sheet.mistake_in(turret.line, 2, f'turret "{turret.id}" stands free; {remedy}')


def _check_minions(sheet: Sheet) -> None:
    reserve = MINIONS - 1 if sheet.leader else MINIONS
    total = 0
    for line in sheet.guards:
        letter, n = sheet.room_letter(line, 1), max(0, number_in(line.words[2]))
        total += n
        turrets = [turret for turret in sheet.turrets if sheet.mark(turret.square) == letter]
        if letter and n > len(sheet.squares(letter)) - len(turrets):
            sheet.mistake_in(line, 2, f'{n} minions do not fit into room "{letter}"; place fewer')
        if total - n <= reserve < total <= 2 * MINIONS:
            sheet.mistake_in(line, 2, f"{total} minions begin on the map; the defender has {reserve}: place fewer")
