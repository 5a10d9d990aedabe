"""Scenarios: a map as text and the lines that make a game of it. docs/how-to-write-a-scenario.md is the reference.

`read_scenario` gives a `Scenario` or raises `BadInput`; `check_scenario` lists every mistake of a file, each with its
line, its column and a remedy. Lines are read one by one, then held against each other. Whether there is a way from here
to there is asked last and only of a sound map, so that one slip does not bring a flood of mistakes that are none.
"""

from typing import Final

from brassboard.kernel import BadInput
from brassboard.kit import SquareBoard

from .content import CHARACTERS, MAGIC, _content  # files are read there and nowhere else

SHIPPED: Final = ("factory", "vault", "jail", "leak", "tunnel", "king", "depot")
AREAS: Final = "123"
EXIT: Final = "X"
TURRET_KINDS: Final = ("basic", "mkii", "flame")
ROOM_FLAGS: Final = ("start", "nostygia", "stygia_only")
OBJECT_FLAGS: Final = ("alone", "no_stygia", "one_per_team", "home", "out", "opens_room", "key")
DOOR_STATES: Final = ("open", "closed", "sealed_key", "sealed_pickup", "sealed_inside")
GUARDED: Final = "guarded:"
LEADER: Final = "leader"

# What points are given for, and what the line names besides: an object, a turret, an object or "any", or nothing.
POINTS: Final = {
    "attacker": {
        "delivered": "object", "turret": "turret", "at_home": "", "solved": "solved", "most": "object",
        "friendly_fire": "", "minion": "", "first": "object", "escaped": "", "team_out": "",
    },
    "defender": {"fell": "", "not_delivered": "object", "inside": "", "no_team": ""},
}  # fmt: skip
TIMED: Final = ("escaped", "team_out", "no_team")

MOST_LETTERS: Final = 60_000
MOST_MISTAKES: Final = 100
MOST_ROWS: Final = 20
MOST_ROOMS: Final = 20
MOST_DOORS: Final = 30
MOST_ROUNDS: Final = 30
ATTACKERS: Final = 3
TEAM: Final = 3
MINIONS: Final = 9

# How each line is written. Lines that may stand there only once are in ONCE.
FORMS: Final = {
    "map": "map NUMBER TITLE",
    "grid": "grid",
    "room": "room LETTER NAME [FLAG …]",
    "door": "door ID ROW,COLUMN SIDE STATE",
    "turret": "turret ID ROW,COLUMN KIND",
    "mark": "mark OBJECT ROW,COLUMN ATTACKERS",
    "leader": "leader ROW,COLUMN",
    "minions": "minions ROOM NUMBER",
    "scenario": "scenario ID",
    "rounds": "rounds NUMBER",
    "object": "object KIND [FLAG …]",
    "points": "points WHO WHAT [KIND] NUMBER [before ROUND]",
    "exits": "exits none|any",
    "target": "target NUMBER",
    "needs": "needs OBJECT",
    "wins": "wins OBJECT",
    "limiter": "limiter TURRET",
    "reinforce": "reinforce ROOM …",
    "extra": "extra ROUND",
    "advice": "advice PLAYERS …",
}
ONCE: Final = (
    "map", "leader", "scenario", "rounds", "exits", "target", "needs", "wins", "limiter", "reinforce", "extra",
    "advice",
)  # fmt: skip
REQUIRED: Final = ("map", "scenario", "rounds", "exits")
# How many words a line has at least and at most (0: any number).
WORDS: Final = {
    "map": (3, 0), "room": (3, 0), "door": (5, 5), "turret": (4, 4), "mark": (4, 4), "leader": (2, 2),
    "minions": (3, 3), "scenario": (2, 2), "rounds": (2, 2), "object": (2, 0), "points": (4, 7), "exits": (2, 2),
    "target": (2, 2), "needs": (2, 2), "wins": (2, 2), "limiter": (2, 2), "reinforce": (2, 0), "extra": (2, 2),
    "advice": (2, 0),
}  # fmt: skip


class Mistake:
    """What is wrong in a scenario file, where, and what to do about it. Lines and columns count from 1."""

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


class Points:
    """A `points` line: who gets how many for what; `before` a round, or 0 for always."""

    def __init__(self, who: str, what: str, kind: str, n: int, before: int) -> None:
        self.who = who
        self.what = what
        self.kind = kind
        self.n = n
        self.before = before

    def __repr__(self) -> str:
        return f"Points({self.who} {self.what} {self.kind} {self.n} before {self.before})"


class Scenario:
    """A scenario: its map and its rules. Rooms and squares are numbers of the board; it never changes."""

    def __init__(self, id: str, number: int, title: str, rounds: int, board: SquareBoard) -> None:
        self.id = id
        self.number = number
        self.title = title
        self.rounds = rounds
        self.board = board
        self.objects: dict[str, tuple[str, ...]] = {}
        """The flags of each kind of object."""
        self.points: tuple[Points, ...] = ()
        self.exits = "none"
        """May characters leave: "none" or "any" of the exits."""
        self.target = 0
        """The victory points that end the game at once; 0: none do."""
        self.needs = ""
        """The object of which one must have been delivered, or the defender wins."""
        self.wins = ""
        """The object whose delivery alone wins."""
        self.limiter = ""
        """The turret that lets walkers return only to where they entered Stygia."""
        self.open_rooms: tuple[int, ...] = ()
        """The rooms reinforcements may enter without attackers being there."""
        self.extra_from = 0
        """The round from which the defender may add a minion and a turret; 0: never."""
        self.advice: tuple[int, ...] = ()
        """The numbers of players it is recommended for; none: all."""
        self.turrets: tuple[tuple[str, int, str], ...] = ()
        """Id, square and kind of each turret that stands there from the start."""
        self.marks: tuple[tuple[str, int, int], ...] = ()
        """Kind and square of each object, and with how many attackers it is in play."""
        self.leader = -1
        """The square of the defender's leader."""
        self.guards: tuple[tuple[int, int], ...] = ()
        """Rooms in which the defender places minions at the start, and how many."""
        self.areas: tuple[int, ...] = ()
        """The start areas."""
        self.exit_rooms: tuple[int, ...] = ()
        """The area X if there is one, else the start areas."""
        self.start_room = -1
        """The room in which all attackers begin, where there are no start areas."""

    def __repr__(self) -> str:
        return f"<scenario {self.id}>"


def check_scenario(text: str, where: str) -> list[Mistake]:
    """Every mistake in the text of a scenario, in its order; none if it can be played."""
    sheet = _Sheet(where)
    sheet.read(text)
    return sheet.listed()


def read_scenario(text: str, where: str) -> Scenario:
    """The scenario of this text; `BadInput` names the first mistake."""
    sheet = _Sheet(where)
    sheet.read(text)
    found = sheet.listed()
    if found:
        first = found[0]
        more = f" ({len(found) - 1} more)" if len(found) > 1 else ""
        raise BadInput(f"{first.what}; {first.remedy}{more}", f"{where}:{first.line}:{first.column}")
    return sheet.scenario()


def register(scenario: Scenario) -> None:
    """Let this process play a scenario of one's own."""
    if scenario.id in SCENARIOS:
        raise BadInput(
            f'there is a scenario "{scenario.id}" already; choose another id', f'scenario "{scenario.title}"'
        )
    SCENARIOS[scenario.id] = scenario


# Lines


class _Line:
    """The words of a line and the columns they begin in, without its comment."""

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
        """Where word number `at` stands, or should."""
        return self.columns[at] if at < len(self.columns) else self.end


def _without_comment(text: str) -> str:
    at = text.find("#")
    while at > 0 and text[at - 1] not in " \t":
        at = text.find("#", at + 1)
    return (text[:at] if at >= 0 else text).rstrip()


def _is_id(word: str) -> bool:
    return word.isascii() and word[0].isalpha() and len(word) <= 24 and word.replace("_", "a").isalnum()


def _is_name(word: str) -> bool:
    return _is_id(word) and word == word.lower()


def _number(word: str) -> int:
    """A whole number of at most four digits, -1 for anything else."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= 4 else -1


class _Door:
    def __init__(self, line: _Line, id: str, squares: tuple[int, int], letters: tuple[str, str], state: str) -> None:
        self.line = line
        self.id = id
        self.squares = squares
        self.letters = letters
        self.state = state


class _Thing:
    """A turret, a mark or the leader: what it is, where, and its last word."""

    def __init__(self, line: _Line, id: str, square: int, kind: str = "", n: int = 0) -> None:
        self.line = line
        self.id = id
        self.square = square
        self.kind = kind
        self.n = n


class _Sheet:
    """A scenario on paper, as far as it has been understood, and the mistakes in it."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.mistakes: list[Mistake] = []
        self.width = 0
        self.rows: list[str] = []
        self.row_lines: list[int] = []
        self.grid_line = 0
        self.last_line = 1
        self.once: dict[str, _Line] = {}
        self.rooms: dict[str, _Line] = {}
        self.doors: list[_Door] = []
        self.turrets: list[_Thing] = []
        self.marks: list[_Thing] = []
        self.leader: _Thing | None = None
        self.guards: list[_Line] = []
        self.objects: dict[str, _Line] = {}
        self.points: list[Points] = []
        self.point_lines: list[_Line] = []
        self.rounds = 0

    # Mistakes

    def wrong_at(self, line: int, column: int, text: str) -> None:
        """A mistake in this place: what it is; what to do."""
        what, _, remedy = text.partition("; ")
        self.mistakes.append(Mistake(self.where, line, column, what, remedy))

    def no(self, line: _Line, at: int, text: str) -> None:
        """A mistake in word number `at` of a line."""
        self.wrong_at(line.number, line.column(at), text)

    def listed(self) -> list[Mistake]:
        """The mistakes in the order of the text."""
        return sorted(self.mistakes, key=lambda found: (found.line, found.column))[:MOST_MISTAKES]

    # Reading

    def read(self, text: str) -> None:
        if len(text) > MOST_LETTERS:
            self.wrong_at(1, 1, f"this has {len(text)} letters; a scenario has at most {MOST_LETTERS}: make it smaller")
            return
        if "\0" in text:
            self.wrong_at(1, 1, "this is no text; write the scenario with a text editor and save it as plain text")
            return
        later = self._split(text)
        if not self.grid_line:
            self.wrong_at(1, 1, 'there is no map; draw it between a line "grid" and a line "end"')
        self._check_grid()
        for line in later:
            self._read_line(line)
        for word in REQUIRED:
            if word not in self.once:
                self.wrong_at(self.last_line, 1, f'the line "{word}" is missing; write "{FORMS[word]}"')
        self._check_rooms()
        self._check_doors()
        self._check_things()
        self._check_objects()
        self._check_rules()
        self._check_points()
        if self.rows and not self.mistakes:
            self._check_ways()

    def _split(self, text: str) -> list[_Line]:
        """Take the grid out; the other lines are for later, when squares can be found."""
        later: list[_Line] = []
        drawing = 0  # the line of the grid we are in
        lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
        for number, raw in enumerate(lines, 1):
            line = self._printable(number, raw)
            words = line.split()
            if not words and (not drawing or raw.strip()):
                continue
            self.last_line = number if words else self.last_line
            if drawing and words and words[0] in FORMS:
                self._unended(drawing)
                drawing = 0
            if words == ["end"] and drawing:
                drawing = 0
            elif drawing:
                if drawing == self.grid_line:
                    self.rows.append(line)
                    self.row_lines.append(number)
            elif words[0] == "grid":
                if self.grid_line:
                    self.wrong_at(number, 1, "this is a second grid; draw the whole map in one, and remove the other")
                self.grid_line = self.grid_line or number
                drawing = number
            else:
                later.append(_Line(number, line))
        if drawing:
            self._unended(drawing)
        return later

    def _unended(self, grid: int) -> None:
        self.wrong_at(grid, 1, 'the grid has no "end"; write "end" below its last row')
        while self.rows and not self.rows[-1]:
            self.rows.pop()

    def _printable(self, number: int, raw: str) -> str:
        """The line without its comment; letters nobody can see are a mistake and become blanks."""
        line = _without_comment(raw)
        seen = line.replace("\t", " ")
        if seen.isprintable():
            return line
        unseen = [at for at, letter in enumerate(seen) if not letter.isprintable()]
        self.wrong_at(
            number, unseen[0] + 1, f"found the character U+{ord(seen[unseen[0]]):04X}; write a plain letter or blank"
        )
        return "".join([letter if letter.isprintable() else " " for letter in seen]).rstrip()

    def _read_line(self, line: _Line) -> None:
        word = line.words[0]
        if word not in WORDS:
            remedy = 'write "grid" above the map' if word == "end" else f"begin a line with {', '.join(FORMS)} or #"
            self.no(line, 0, f'found the unknown word "{word[:30]}"; {remedy}')
            return
        if word in ONCE:
            if word in self.once:
                first = self.once[word].number
                self.no(line, 0, f'found a second line "{word}"; the first is line {first}: remove one')
                return
            self.once[word] = line
        least, most = WORDS[word]
        if len(line.words) < least or (most and len(line.words) > most):
            at = min(len(line.words), most or least)
            self.no(line, at, f'found {len(line.words)} words; write "{FORMS[word]}"')
            return
        foreign = [at for at, each in enumerate(line.words) if not each.isascii()]
        if foreign and word != "map":
            self.no(
                line, foreign[0], f'found "{line.words[foreign[0]][:30]}"; use the letters A to Z, except in titles'
            )
            return
        if word == "map":
            self._read_map(line)
        elif word == "room":
            self._read_room(line)
        elif word == "door":
            self._read_door(line)
        elif word == "turret":
            self._read_turret(line)
        elif word == "mark":
            self._read_mark(line)
        elif word == "leader":
            self.leader = _Thing(line, LEADER, self._place(line, 1))
        elif word == "minions":
            self._between(line, 2, 1, MINIONS)
            self.guards.append(line)
        elif word == "scenario":
            if not _is_name(line.words[1]):
                self.no(line, 1, f'found the id "{line.words[1][:30]}"; write a small word, such as my_depot')
        elif word == "rounds":
            self.rounds = max(0, self._between(line, 1, 1, MOST_ROUNDS))
        elif word == "object":
            self._read_object(line)
        elif word == "points":
            self._read_points(line)
        elif word == "exits":
            self._one_of(line, 1, ("none", "any"))
        elif word == "target":
            self._between(line, 1, 1, 99)
        elif word == "advice":
            self._read_advice(line)

    def _between(self, line: _Line, at: int, least: int, most: int) -> int:
        """The number that is word number `at`; -1 and a mistake if it is none, or too small or large."""
        n = _number(line.words[at])
        if least <= n <= most:
            return n
        self.no(line, at, f'found "{line.words[at][:30]}"; write a number from {least} to {most}')
        return -1

    def _one_of(self, line: _Line, at: int, known: tuple[str, ...]) -> bool:
        if line.words[at] in known:
            return True
        self.no(line, at, f'found "{line.words[at][:30]}"; write one of {", ".join(known)}')
        return False

    def _flags(self, line: _Line, first: int, known: tuple[str, ...]) -> None:
        for at in range(first, len(line.words)):
            if self._one_of(line, at, known) and line.words[at] in line.words[first:at]:
                self.no(line, at, f'found "{line.words[at]}" twice; remove one')

    def _place(self, line: _Line, at: int) -> int:
        """The square ROW,COLUMN; -1 and a mistake if there is none."""
        first, _, second = line.words[at].partition(",")
        row, column = _number(first), _number(second)
        if row < 0 or column < 0:
            self.no(
                line, at, f'found the place "{line.words[at][:30]}"; write ROW,COLUMN, such as 1,1 for the upper left'
            )
            return -1
        square = self._square(row - 1, column - 1)
        if square < 0 and self.rows:
            self.no(line, at, f'there is no square at "{line.words[at]}"; name a square of the grid that is not rock')
        return square

    def _read_map(self, line: _Line) -> None:
        self._between(line, 1, 1, 999)
        if len(" ".join(line.words[2:])) > 60:
            self.no(line, 2, "the title is longer than 60 letters; find a shorter one")

    def _read_room(self, line: _Line) -> None:
        letter, name = line.words[1], line.words[2]
        if letter in self.rooms:
            first = self.rooms[letter].number
            self.no(line, 1, f'found a second room "{letter}"; the first is line {first}: use another letter')
            return
        if len(letter) != 1 or not letter.isupper() or letter == EXIT:
            self.no(line, 1, f'found the room "{letter[:30]}"; a room is a capital letter other than X')
            return
        if self.rows and letter not in "".join(self.rows):
            self.no(line, 1, f'no square of the grid is in room "{letter}"; draw it, or remove this line')
        if not _is_name(name):
            self.no(line, 2, f'found the name "{name[:30]}"; write small letters, such as coal_store')
        for other in self.rooms.values():
            if other.words[2] == name:
                self.no(line, 2, f'found a second room called "{name}"; give it another name')
        self._flags(line, 3, ROOM_FLAGS)
        self.rooms[letter] = line

    def _read_door(self, line: _Line) -> None:
        id, side, state = line.words[1], line.words[3], line.words[4]
        square = self._place(line, 2)
        self._own_id(line, [door.id for door in self.doors])
        good_side = self._one_of(line, 3, ("E", "S"))
        if not state.startswith(GUARDED):
            self._one_of(line, 4, (*DOOR_STATES, f"{GUARDED}TURRET"))
        there = -1
        if square >= 0 and good_side:
            row, column = square // self.width, square % self.width
            there = self._square(row, column + 1) if side == "E" else self._square(row + 1, column)
            if there < 0:
                self.no(line, 2, f'door "{id}" leads nowhere: there is rock behind it; put it between squares')
            elif self._mark(square) == self._mark(there):
                self.no(
                    line, 2, f'door "{id}" stands inside "{self._mark(square)}"; put it between two different rooms'
                )
            for door in self.doors:
                if there >= 0 and door.squares == (square, there):
                    self.no(line, 2, f'door "{id}" stands where door "{door.id}" does; remove one of them')
        letters = (self._mark(square), self._mark(there))
        self.doors.append(_Door(line, id, (square, there), letters, state))

    def _own_id(self, line: _Line, taken: list[str]) -> None:
        kind, id = line.words[0], line.words[1]
        if not _is_id(id):
            self.no(line, 1, f'found the id "{id[:30]}"; write letters and digits, a letter first')
        elif id in taken:
            self.no(line, 1, f'found a second {kind} "{id}"; give it another id')

    def _read_turret(self, line: _Line) -> None:
        id = line.words[1]
        self._own_id(line, [turret.id for turret in self.turrets])
        if id in CHARACTERS or (id[0] == "t" and len(id) > 2 and id[1:].isdecimal()):
            self.no(line, 1, f'the game itself calls somebody or something "{id[:30]}"; give it another id')
        square = self._place(line, 2)
        self._one_of(line, 3, TURRET_KINDS)
        self.turrets.append(_Thing(line, line.words[1], square, line.words[3]))

    def _read_mark(self, line: _Line) -> None:
        square = self._place(line, 2)
        n = self._between(line, 3, 1, ATTACKERS)
        self.marks.append(_Thing(line, line.words[1], square, n=n))

    def _read_object(self, line: _Line) -> None:
        kind = line.words[1]
        if not _is_name(kind) or kind == "any":
            self.no(line, 1, f'found the object "{kind[:30]}"; write a small word, such as chest')
        if kind in MAGIC:
            self.no(line, 1, f'there is a card called "{kind}"; give the object another name')
        if kind in self.objects:
            first = self.objects[kind].number
            self.no(line, 1, f'found a second object "{kind}"; the first is line {first}: remove one')
            return
        self._flags(line, 2, OBJECT_FLAGS)
        if "home" in line.words and "out" in line.words:
            self.no(line, line.words.index("out"), 'found "home" and "out"; choose where it is delivered')
        self.objects[kind] = line

    def _read_points(self, line: _Line) -> None:
        words = line.words
        if not self._one_of(line, 1, tuple(POINTS)):
            return
        known = POINTS[words[1]]
        if not self._one_of(line, 2, tuple(known)):
            return
        what, at, kind = words[2], 3, ""
        if known[what]:
            if _number(words[3]) >= 0:
                kind = "any" if what == "solved" else ""
            else:
                kind, at = words[3], 4
            if not kind:
                self.no(line, 3, f'found no {known[what]} after "{what}"; write "{FORMS["points"]}"')
                return
        rest = len(words) - at
        if rest not in (1, 3) or (rest == 3 and words[at + 1] != "before"):
            self.no(line, min(at + 1, len(words)), f'found other words than expected; write "{FORMS["points"]}"')
            return
        n = self._between(line, at, 1, 20)
        before = 0
        if rest == 3:
            if what not in TIMED:
                self.no(line, at + 1, f'"{what}" knows no "before"; only {", ".join(TIMED)} do: leave it out')
            before = max(0, self._between(line, at + 2, 2, MOST_ROUNDS))
        for other in self.points:
            if (other.who, other.what, other.kind, other.before) == (words[1], what, kind, before):
                self.no(line, 2, f'found points for "{what}" twice; make one line of them')
        self.points.append(Points(words[1], what, kind, n, before))
        self.point_lines.append(line)

    def _read_advice(self, line: _Line) -> None:
        for at in range(1, len(line.words)):
            if self._between(line, at, 2, 1 + ATTACKERS) > 0 and line.words[at] in line.words[1:at]:
                self.no(line, at, f'found "{line.words[at]}" twice; remove one')

    # The map

    def _square(self, row: int, column: int) -> int:
        if row < 0 or column < 0 or row >= len(self.rows) or column >= len(self.rows[row]):
            return -1
        return -1 if self.rows[row][column] == "." else row * self.width + column

    def _mark(self, square: int) -> str:
        """The letter of a square, "" for none."""
        return self.rows[square // self.width][square % self.width] if square >= 0 else ""

    def _beside(self, square: int) -> list[int]:
        """The four neighbours of a square, -1 where there is none."""
        row, column = square // self.width, square % self.width
        return [self._square(row + down, column + right) for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))]

    def _squares(self, letter: str) -> list[int]:
        return [
            row * self.width + column
            for row, line in enumerate(self.rows)
            for column, mark in enumerate(line)
            if mark == letter
        ]

    def _letters(self) -> list[str]:
        """The rooms and areas, as the reader meets them."""
        return [mark for mark in dict.fromkeys("".join(self.rows)) if mark.isascii() and mark.isalnum()]

    def _room_letter(self, line: _Line, at: int) -> str:
        """The letter of a room that is named by its letter or its name; "" and a mistake if it is none."""
        word = line.words[at]
        if word in self.rooms:
            return word
        for letter, room in self.rooms.items():
            if room.words[2] == word:
                return letter
        self.no(line, at, f'there is no room "{word[:30]}"; name a room by its letter or its name')
        return ""

    def _flag(self, letter: str, flag: str) -> bool:
        return letter in self.rooms and flag in self.rooms[letter].words[3:]

    def _at(self, letter: str) -> tuple[int, int]:
        """Line and column of the first square with this letter."""
        square = self._squares(letter)[0]
        return self.row_lines[square // self.width], square % self.width + 1

    def _check_grid(self) -> None:
        if not self.rows:
            if self.grid_line:
                self.wrong_at(self.grid_line, 1, "the grid is empty; write a line for each row of squares")
            return
        self.width = max([len(row) for row in self.rows])
        first = len(self.rows[0])
        if len(self.rows) > MOST_ROWS:
            self.wrong_at(
                self.row_lines[MOST_ROWS],
                1,
                f"the grid has {len(self.rows)} rows; at most {MOST_ROWS} fit: remove some",
            )
        if self.width > MOST_ROWS:
            self.wrong_at(
                self.row_lines[0],
                MOST_ROWS + 1,
                f"the grid is {self.width} squares wide; at most {MOST_ROWS} fit: make it narrower",
            )
        for row, line in enumerate(self.rows):
            number = self.row_lines[row]
            if len(line) != first:
                self.wrong_at(
                    number,
                    min(len(line), first) + 1,
                    f"found {len(line)} squares, in the first row {first}; make rows equally long, with . for rock",
                )
            for column, mark in enumerate(line):
                if mark not in "." + AREAS and not ("A" <= mark <= "Z"):
                    self.wrong_at(
                        number,
                        column + 1,
                        f'found the square "{mark}"; draw rooms as A to Z, areas as 1 2 3 X, rock as .',
                    )

    def _check_rooms(self) -> None:
        rooms = [mark for mark in self._letters() if "A" <= mark <= "Z" and mark != EXIT]
        if self.rows and not rooms:
            self.wrong_at(self.row_lines[0], 1, "the map has no room; draw one with a capital letter")
        if len(rooms) > MOST_ROOMS:
            line, column = self._at(rooms[MOST_ROOMS])
            self.wrong_at(
                line, column, f"the map has {len(rooms)} rooms; at most {MOST_ROOMS} have a Room card: join some"
            )
        for letter in rooms:
            if letter not in self.rooms:
                line, column = self._at(letter)
                self.wrong_at(line, column, f'room "{letter}" has no line; write "room {letter} NAME"')
        for letter in self._letters():
            self._check_one_piece(letter)
        self._check_starts()
        for letter, room in self.rooms.items():
            if self._flag(letter, "stygia_only") and (self._flag(letter, "nostygia") or self._flag(letter, "start")):
                self.no(room, 3, f'nobody could get into room "{letter}" by its flags; leave stygia_only alone')

    def _check_one_piece(self, letter: str) -> None:
        squares = self._squares(letter)
        reached, waiting = {squares[0]}, [squares[0]]
        while waiting:
            for beside in self._beside(waiting.pop()):
                if beside >= 0 and beside not in reached and self._mark(beside) == letter:
                    reached.add(beside)
                    waiting.append(beside)
        apart = [square for square in squares if square not in reached]
        if apart:
            self.wrong_at(
                self.row_lines[apart[0] // self.width],
                apart[0] % self.width + 1,
                f'"{letter}" is in several pieces; join them, or give one another letter',
            )

    def _starts(self) -> list[str]:
        """The areas the attackers begin in, or the one room."""
        rooms = [letter for letter in self.rooms if self._flag(letter, "start")]
        return rooms or [mark for mark in self._letters() if mark in AREAS]

    def _check_starts(self) -> None:
        if not self.rows:
            return
        areas = [mark for mark in self._letters() if mark in AREAS]
        rooms = [letter for letter in self.rooms if self._flag(letter, "start")]
        for letter in rooms[1:] if not areas else rooms:
            self.no(
                self.rooms[letter],
                3,
                f'attackers begin in room "{letter}" and elsewhere; have one start room, or the areas 1, 2 and 3',
            )
        if not rooms and len(areas) < ATTACKERS:
            missing = [area for area in AREAS if area not in areas]
            self.wrong_at(
                self.row_lines[0],
                1,
                f"there is no start area {' and no '.join(missing)}; draw it, or give one room the flag start",
            )
        for area in areas:
            if len(self._squares(area)) < TEAM:
                line, column = self._at(area)
                self.wrong_at(line, column, f"start area {area} is too small; a team needs {TEAM} squares: draw more")
        for letter in rooms:
            free = [square for square in self._squares(letter) if square not in [each.square for each in self.turrets]]
            if len(free) < TEAM * ATTACKERS:
                self.no(
                    self.rooms[letter],
                    1,
                    f'start room "{letter}" has {len(free)} free squares; make it {TEAM * ATTACKERS} or more',
                )

    def _check_doors(self) -> None:
        if len(self.doors) > MOST_DOORS:
            self.no(
                self.doors[MOST_DOORS].line,
                0,
                f"the map has {len(self.doors)} doors; at most {MOST_DOORS} fit: remove some",
            )
        names = [turret.id for turret in self.turrets]
        for door in self.doors:
            if door.state.startswith(GUARDED) and door.state[len(GUARDED) :] not in names:
                self.no(
                    door.line,
                    4,
                    f'there is no turret "{door.state[len(GUARDED) :][:30]}"; write the id of a turret after guarded:',
                )
            elif door.state == "sealed_key" and not self._rooms_with("key"):
                self.no(
                    door.line,
                    4,
                    f'nothing opens door "{door.id}"; give an object the flag key, and a mark with 1 attacker',
                )
            elif "" in door.letters:
                continue
            elif door.state == "sealed_pickup" and not self._inside_pickup(door):
                self.no(
                    door.line,
                    4,
                    f'nothing opens door "{door.id}"; beside it mark, with 1 attacker, an object that opens_room',
                )
            elif door.state == "sealed_inside" and len(self._inside(door)) != 1:
                self.no(
                    door.line,
                    4,
                    f'door "{door.id}" has no inside; give the room on one of its sides the flag stygia_only',
                )

    def _inside(self, door: _Door) -> list[str]:
        return [letter for letter in door.letters if self._flag(letter, "stygia_only")]

    def _inside_pickup(self, door: _Door) -> list[str]:
        return [letter for letter in door.letters if letter in self._rooms_with("opens_room")]

    def _rooms_with(self, flag: str) -> list[str]:
        """The rooms in which, whoever plays, lies an object with this flag."""
        return [
            self._mark(mark.square)
            for mark in self.marks
            if mark.n == 1 and mark.id in self.objects and flag in self.objects[mark.id].words[2:]
        ]

    def _check_things(self) -> None:
        taken: dict[int, str] = {}
        for thing in [*self.turrets, *self.marks, *([self.leader] if self.leader else [])]:
            if thing.square < 0:
                continue
            at = 1 if thing is self.leader else 2
            name = thing.line.words[0] if thing is self.leader else f'{thing.line.words[0]} "{thing.id}"'
            letter = self._mark(thing.square)
            if letter in AREAS + EXIT:
                self.no(thing.line, at, f"the {name} is in area {letter}; put it into a room")
            if thing.square in taken:
                self.no(
                    thing.line, at, f"the {name} is on the square of the {taken[thing.square]}; put it on another one"
                )
            taken[thing.square] = name
        for turret in self.turrets:
            self._check_turret(turret)
        self._check_minions()

    def _check_turret(self, turret: _Thing) -> None:
        if turret.square < 0:
            return
        before = [door for door in self.doors if turret.square in door.squares]
        if before:
            self.no(
                turret.line,
                2,
                f'turret "{turret.id}" is in front of door "{before[0].id}"; put it by a wall without door',
            )
        here = self._mark(turret.square)
        if all([beside >= 0 and self._mark(beside) == here for beside in self._beside(turret.square)]):
            self.no(
                turret.line, 2, f'turret "{turret.id}" stands free; put it on a square with a wall on one of its sides'
            )

    def _check_minions(self) -> None:
        reserve = MINIONS - 1 if self.leader else MINIONS
        total = 0
        for line in self.guards:
            letter, n = self._room_letter(line, 1), max(0, _number(line.words[2]))
            total += n
            turrets = [turret for turret in self.turrets if self._mark(turret.square) == letter]
            if letter and n > len(self._squares(letter)) - len(turrets):
                self.no(line, 2, f'{n} minions do not fit into room "{letter}"; place fewer')
            if total - n <= reserve < total <= 2 * MINIONS:
                self.no(line, 2, f"{total} minions begin on the map; the defender has {reserve}: place fewer")

    # The rules

    def _check_objects(self) -> None:
        for mark in self.marks:
            if mark.id == LEADER:
                self.no(mark.line, 1, 'the leader is marked as an object; write "leader ROW,COLUMN"')
            elif mark.id not in self.objects:
                self.no(mark.line, 1, f'there is no object "{mark.id[:30]}"; write "object {mark.id[:30]}"')
        for kind, line in self.objects.items():
            if kind == LEADER:
                if self.leader is None:
                    self.no(line, 1, 'there is no leader on the map; write "leader ROW,COLUMN"')
            elif not [mark for mark in self.marks if mark.id == kind]:
                self.no(line, 1, f'no square holds a "{kind}"; write "mark {kind} ROW,COLUMN ATTACKERS"')
            self._check_delivery(line)
        if self.leader is not None and LEADER not in self.objects:
            self.no(
                self.leader.line, 0, 'the leader has no object for when he falls; write "object leader no_stygia out"'
            )

    def _check_delivery(self, line: _Line) -> None:
        areas = [mark for mark in self._letters() if mark in AREAS]
        if "home" in line.words[2:] and self.rows and not areas:
            at = line.words.index("home", 2)
            self.no(line, at, "nobody has a start area to bring it home to; write out, or draw areas 1, 2, 3")
        if "out" in line.words[2:] and self._word("exits") == "none":
            at = line.words.index("out", 2)
            self.no(line, at, 'nobody leaves this map; write home, or "exits any"')

    def _word(self, name: str) -> str:
        """The one word of a line, "" without it."""
        line = self.once.get(name)
        return line.words[1] if line and len(line.words) == 2 else ""

    def _check_rules(self) -> None:
        for name in ("needs", "wins"):
            kind = self._word(name)
            if kind:
                self._check_delivered(self.once[name], 1, kind)
                if kind in self.objects and kind != LEADER and 1 not in [m.n for m in self.marks if m.id == kind]:
                    self.no(
                        self.once[name], 1, f'with one attacker there is no "{kind}"; write "mark {kind} ROW,COLUMN 1"'
                    )
        limiter = self._word("limiter")
        if limiter:
            self._known_turret(self.once["limiter"], 1, limiter)
        if self._word("extra"):
            self._between(self.once["extra"], 1, 1, self.rounds or MOST_ROUNDS)
        if "reinforce" in self.once:
            for at in range(1, len(self.once["reinforce"].words)):
                self._room_letter(self.once["reinforce"], at)
        exits = [mark for mark in self._letters() if mark in AREAS + EXIT]
        if self._word("exits") == "any" and self.rows and not exits:
            self.no(self.once["exits"], 1, "the map has no exit; draw an area X, or start areas")
        if self._word("exits") == "none" and EXIT in exits:
            self.no(self.once["exits"], 1, 'the map has an exit X that nobody may use; write "exits any"')

    def _known_object(self, line: _Line, at: int, kind: str) -> bool:
        if kind in self.objects:
            return True
        self.no(line, at, f'there is no object "{kind[:30]}"; write "object {kind[:30]}", or name another')
        return False

    def _known_turret(self, line: _Line, at: int, id: str) -> None:
        if id not in [turret.id for turret in self.turrets]:
            self.no(line, at, f'there is no turret "{id[:30]}"; name a turret of the map by its id')

    def _check_delivered(self, line: _Line, at: int, kind: str) -> None:
        if self._known_object(line, at, kind) and not {"home", "out"} & set(self.objects[kind].words[2:]):
            self.no(line, at, f'"{kind}" is never delivered; give the object the flag home or out')

    def _check_points(self) -> None:
        wins = self.once.get("wins")
        if wins is None and not [each for each in self.points if each.who == "attacker"]:
            self.wrong_at(
                self.last_line,
                1,
                'attackers cannot win: nothing gives them points; write a line "points attacker …", or "wins OBJECT"',
            )
        if wins is not None and (self.points or "target" in self.once):
            self.no(wins, 0, "points decide nothing where an object wins; remove them, or this line")
        areas = [mark for mark in self._letters() if mark in AREAS]
        for each, line in zip(self.points, self.point_lines, strict=True):
            if each.before > self.rounds > 0:
                self.no(
                    line,
                    len(line.words) - 1,
                    f"there is no round {each.before}; write 2 to {self.rounds}, or leave it out",
                )
            if each.what in ("delivered", "not_delivered", "most"):
                self._check_delivered(line, 3, each.kind)
            elif each.what == "first" or (each.what == "solved" and each.kind != "any"):
                self._known_object(line, 3, each.kind)
            elif each.what == "turret":
                self._known_turret(line, 3, each.kind)
            elif each.what in TIMED and self._word("exits") == "none":
                self.no(line, 2, 'nobody leaves this map; remove this line, or write "exits any"')
            elif each.what == "at_home" and self.rows and not areas:
                self.no(line, 2, "nobody has a start area; remove this line, or draw areas 1, 2, 3")

    # Is there a way?

    def _check_ways(self) -> None:
        starts = self._starts()
        on_foot = [self._reach(start, False) for start in starts]
        with_stygia = [self._reach(start, True) for start in starts]
        for letter, room in self.rooms.items():
            if self._flag(letter, "stygia_only"):
                if [start for start in starts if letter in self._walk(start)]:
                    self.no(room, 3, f'room "{letter}" can be entered on foot; seal its doors, or take the flag away')
                continue
            cut_off = [start for start, reached in zip(starts, with_stygia, strict=True) if letter not in reached]
            if cut_off:
                self.no(
                    room,
                    1,
                    f'no way leads from {", ".join(cut_off)} to room "{letter}"; put a door in, or make it stygia_only',
                )
        if EXIT in self._letters() and not all([EXIT in reached for reached in with_stygia]):
            line, column = self._at(EXIT)
            self.wrong_at(line, column, "no way leads to the exit; put a door in that can be opened")
        limiter = [turret for turret in self.turrets if turret.id == self._word("limiter")]
        for turret in limiter:
            if not all([self._mark(turret.square) in reached for reached in on_foot]):
                self.no(turret.line, 2, "no way on foot leads to the limiter; put it where attackers can walk")

    def _walk(self, start: str) -> set[str]:
        """Where one gets at the start: through doors that are open or closed."""
        return self._spread({start}, start, [door for door in self.doors if door.state in ("open", "closed")])

    def _reach(self, start: str, stygia: bool) -> set[str]:
        """Where one gets in the end: turrets are destroyed, keys found, sealed doors opened from where they open."""
        reached = {start}
        if stygia:
            reached |= {letter for letter in self.rooms if self._flag(letter, "stygia_only")}
        before = 0
        while before < len(reached):
            before = len(reached)
            reached = self._spread(reached, start, [door for door in self.doors if self._opens(door, reached)])
        return reached

    def _spread(self, reached: set[str], start: str, doors: list[_Door]) -> set[str]:
        reached = set(reached)
        before = 0
        while before < len(reached):
            before = len(reached)
            for door in doors:
                for here, there in (door.letters, door.letters[::-1]):
                    if here in reached and (there not in AREAS or there == start):
                        reached.add(there)
        return reached

    def _opens(self, door: _Door, reached: set[str]) -> bool:
        if door.state.startswith(GUARDED):
            guard = door.state[len(GUARDED) :]
            return any([self._mark(turret.square) in reached for turret in self.turrets if turret.id == guard])
        if door.state == "sealed_key":
            return not reached.isdisjoint(self._rooms_with("key"))
        if door.state == "sealed_pickup":
            return not reached.isdisjoint(self._inside_pickup(door))
        if door.state == "sealed_inside":
            return not reached.isdisjoint(self._inside(door))
        return True

    # The result

    def scenario(self) -> Scenario:
        """What is on a sheet without mistakes."""
        board = SquareBoard.from_text(self._map_text())
        head = self.once["map"].words
        made = Scenario(self._word("scenario"), int(head[1]), " ".join(head[2:]), self.rounds, board)
        number = {letter: board.room_of[self._squares(letter)[0]] for letter in self._letters()}
        made.objects = {kind: tuple(line.words[2:]) for kind, line in self.objects.items()}
        made.points = tuple(self.points)
        made.exits = self._word("exits")
        made.target = int(self._word("target") or 0)
        made.needs = self._word("needs")
        made.wins = self._word("wins")
        made.limiter = self._word("limiter")
        if "reinforce" in self.once:
            line = self.once["reinforce"]
            made.open_rooms = tuple([number[self._room_letter(line, at)] for at in range(1, len(line.words))])
        made.extra_from = int(self._word("extra") or 0)
        if "advice" in self.once:
            made.advice = tuple([int(word) for word in self.once["advice"].words[1:]])
        made.turrets = tuple([(turret.id, turret.square, turret.kind) for turret in self.turrets])
        made.marks = tuple([(mark.id, mark.square, mark.n) for mark in self.marks])
        made.leader = self.leader.square if self.leader else -1
        made.guards = tuple([(number[self._room_letter(line, 1)], int(line.words[2])) for line in self.guards])
        made.areas = tuple([number[area] for area in AREAS if area in number])
        made.exit_rooms = (number[EXIT],) if EXIT in number else made.areas
        for letter in self.rooms:
            if self._flag(letter, "start"):
                made.start_room = number[letter]
        return made

    def _map_text(self) -> str:
        """The part of the sheet that the kit reads."""
        named = [*self.rooms.values(), *[door.line for door in self.doors]]
        lines = ["grid", *self.rows, "end", *[" ".join(line.words) for line in named]]
        return "\n".join(lines)


def _shipped() -> dict[str, Scenario]:
    made: dict[str, Scenario] = {}
    for name in SHIPPED:
        file = f"scenarios/{name}.scenario"
        made[name] = read_scenario(_content(file), f"content/{file}")
    return made


SCENARIOS: dict[str, Scenario] = _shipped()
"""Every scenario by its id: the rulebook's six, then our example, then what was registered."""
