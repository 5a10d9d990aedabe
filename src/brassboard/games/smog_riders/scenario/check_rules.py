"""Checks of a scenario's rules: its objects, its end, its points, and whether every room can be reached."""

from .draft import Door, Line, Sheet
from .vocabulary import AREAS, EXIT, GUARDED, LEADER, MOST_ROUNDS, TIMED, Points


def check_objects(sheet: Sheet) -> None:
    """Check the flags of objects and that each object lies somewhere."""
    for mark in sheet.marks:
        if mark.id == LEADER:
            sheet.mistake_in(mark.line, 1, 'the leader is marked as an object; write "leader ROW,COLUMN"')
        elif mark.id not in sheet.objects:
            sheet.mistake_in(mark.line, 1, f'there is no object "{mark.id[:30]}"; write "object {mark.id[:30]}"')
    for kind, line in sheet.objects.items():
        if kind == LEADER:
            if sheet.leader is None:
                sheet.mistake_in(line, 1, 'there is no leader on the map; write "leader ROW,COLUMN"')
        elif not [mark for mark in sheet.marks if mark.id == kind]:
            sheet.mistake_in(line, 1, f'no square holds a "{kind}"; write "mark {kind} ROW,COLUMN ATTACKERS"')
        _check_delivery(sheet, line)
    if sheet.leader is not None and LEADER not in sheet.objects:
        remedy = 'write "object leader no_stygia out"'
        sheet.mistake_in(sheet.leader.line, 0, f"the leader has no object for when he falls; {remedy}")


def _check_delivery(sheet: Sheet, line: Line) -> None:
    if "home" in line.words[2:] and sheet.rows and not sheet.areas():
        at = line.words.index("home", 2)
        sheet.mistake_in(line, at, "nobody has a start area to bring it home to; write out, or draw areas 1, 2, 3")
    if "out" in line.words[2:] and sheet.word("exits") == "none":
        at = line.words.index("out", 2)
        sheet.mistake_in(line, at, 'nobody leaves this map; write home, or "exits any"')


# The end of the game and special rules


def check_rules(sheet: Sheet) -> None:
    """Check the lines about the end of the game and its special rules."""
    for name in ("needs", "wins"):
        kind = sheet.word(name)
        if kind:
            _check_deliverable(sheet, sheet.once[name], 1, kind)
            if kind in sheet.objects and kind != LEADER and 1 not in [m.n for m in sheet.marks if m.id == kind]:
                remedy = f'write "mark {kind} ROW,COLUMN 1"'
                sheet.mistake_in(sheet.once[name], 1, f'with one attacker there is no "{kind}"; {remedy}')
    limiter = sheet.word("limiter")
    if limiter:
        sheet.known_turret(sheet.once["limiter"], 1, limiter)
    if sheet.word("extra"):
        sheet.between(sheet.once["extra"], 1, 1, sheet.rounds or MOST_ROUNDS)
    if "reinforce" in sheet.once:
        for at in range(1, len(sheet.once["reinforce"].words)):
            sheet.room_letter(sheet.once["reinforce"], at)
    exits = [mark for mark in sheet.letters() if mark in AREAS + EXIT]
    if sheet.word("exits") == "any" and sheet.rows and not exits:
        sheet.mistake_in(sheet.once["exits"], 1, "the map has no exit; draw an area X, or start areas")
    if sheet.word("exits") == "none" and EXIT in exits:
        sheet.mistake_in(sheet.once["exits"], 1, 'the map has an exit X that nobody may use; write "exits any"')


def _check_deliverable(sheet: Sheet, line: Line, at: int, kind: str) -> None:
    if sheet.known_object(line, at, kind) and not {"home", "out"} & set(sheet.objects[kind].words[2:]):
        sheet.mistake_in(line, at, f'"{kind}" is never delivered; give the object the flag home or out')


# Points


def check_points(sheet: Sheet) -> None:
    """Check the lines that pay victory points."""
    wins = sheet.once.get("wins")
    if wins is None and not [each for each in sheet.points if each.who == "attacker"]:
        remedy = 'write a line "points attacker …", or "wins OBJECT"'
        sheet.mistake_at(sheet.last_line, 1, f"attackers cannot win: nothing gives them points; {remedy}")
    if wins is not None and (sheet.points or "target" in sheet.once):
        sheet.mistake_in(wins, 0, "points decide nothing where an object wins; remove them, or this line")
    for each, line in zip(sheet.points, sheet.point_lines, strict=True):
        _check_row(sheet, each, line)


def _check_row(sheet: Sheet, each: Points, line: Line) -> None:
    if each.before > sheet.rounds > 0:
        remedy = f"write 2 to {sheet.rounds}, or leave it out"
        sheet.mistake_in(line, len(line.words) - 1, f"there is no round {each.before}; {remedy}")
    if each.what in ("delivered", "not_delivered", "most"):
        _check_deliverable(sheet, line, 3, each.kind)
    elif each.what == "first" or (each.what == "solved" and each.kind != "any"):
        sheet.known_object(line, 3, each.kind)
    elif each.what == "turret":
        sheet.known_turret(line, 3, each.kind)
    elif each.what in TIMED and sheet.word("exits") == "none":
        sheet.mistake_in(line, 2, 'nobody leaves this map; remove this line, or write "exits any"')
    elif each.what == "at_home" and sheet.rows and not sheet.areas():
        sheet.mistake_in(line, 2, "nobody has a start area; remove this line, or draw areas 1, 2, 3")


# Whether every room can be reached


def check_ways(sheet: Sheet) -> None:
    """Check that attackers can reach every room, the exit and the limiter."""
    starts = sheet.starts()
    with_stygia = [_reach(sheet, start, True) for start in starts]
    for letter in sheet.rooms:
        _check_way_to(sheet, letter, with_stygia)
    if EXIT in sheet.letters() and not all([EXIT in reached for reached in with_stygia]):
        line, column = sheet.at(sheet.squares(EXIT)[0])
        sheet.mistake_at(line, column, "no way leads to the exit; put a door in that can be opened")
    on_foot = [_reach(sheet, start, False) for start in starts]
    for turret in [turret for turret in sheet.turrets if turret.id == sheet.word("limiter")]:
        if not all([sheet.mark(turret.square) in reached for reached in on_foot]):
            sheet.mistake_in(turret.line, 2, "no way on foot leads to the limiter; put it where attackers can walk")


def _check_way_to(sheet: Sheet, letter: str, with_stygia: list[set[str]]) -> None:
    room, starts = sheet.rooms[letter], sheet.starts()
    if sheet.flag(letter, "stygia_only"):
        if [start for start in starts if letter in _walk(sheet, start)]:
            sheet.mistake_in(room, 3, f'room "{letter}" can be entered on foot; seal its doors, or take the flag away')
        return
    cut_off = [start for start, reached in zip(starts, with_stygia, strict=True) if letter not in reached]
    if cut_off:
        remedy = "put a door in, or make it stygia_only"
        sheet.mistake_in(room, 1, f'no way leads from {", ".join(cut_off)} to room "{letter}"; {remedy}')


def _walk(sheet: Sheet, start: str) -> set[str]:
    """Return the rooms that can be reached at the start: through doors that are open or closed."""
    return _rooms_through({start}, start, [door for door in sheet.doors if door.state in ("open", "closed")])


def _reach(sheet: Sheet, start: str, stygia: bool) -> set[str]:
    """Return the rooms that can be reached in the end: turrets destroyed, keys found, sealed doors opened."""
    reached = {start}
    if stygia:
        reached |= set(sheet.rooms_flagged("stygia_only"))
    before = 0
    while before < len(reached):
        before = len(reached)
        reached = _rooms_through(reached, start, [door for door in sheet.doors if _opens(sheet, door, reached)])
    return reached


def _rooms_through(reached: set[str], start: str, doors: list[Door]) -> set[str]:
    """Return the rooms reached and those that these doors add."""
    reached = set(reached)
    before = 0
    while before < len(reached):
        before = len(reached)
        for door in doors:
            for here, there in (door.letters, door.letters[::-1]):
                if here in reached and (there not in AREAS or there == start):
                    reached.add(there)
    return reached


def _opens(sheet: Sheet, door: Door, reached: set[str]) -> bool:
    """Return whether a door can be opened by someone who has reached these rooms."""
    if door.state.startswith(GUARDED):
        guard = door.state[len(GUARDED) :]
        return any([sheet.mark(turret.square) in reached for turret in sheet.turrets if turret.id == guard])
    if door.state == "sealed_key":
        return not reached.isdisjoint(sheet.rooms_with("key"))
    if door.state == "sealed_pickup":
        return not reached.isdisjoint(sheet.inside_pickup(door))
    if door.state == "sealed_inside":
        return not reached.isdisjoint(sheet.inside(door))
    return True
