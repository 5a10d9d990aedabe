"""Scenarios: a map as text and the lines that make a game of it. docs/how-to-write-a-scenario.md is the reference.

`read_scenario` returns a `Scenario` or raises `BadInput`. `check_scenario` lists every mistake of a file with its line,
column and remedy. Lines are read one by one, then compared with each other. Whether every room can be reached is
checked last and only on a map without mistakes, so that one slip does not cause a flood of false ones.
"""

from typing import Final

from brassboard.kernel import BadInput
from brassboard.kit import SquareBoard

from ..content import text_of
from .check_map import check_doors, check_grid, check_rooms, check_things
from .check_rules import check_objects, check_points, check_rules, check_ways
from .draft import Mistake, Sheet
from .parser import is_text, lines_of, read_lines
from .vocabulary import AREAS, DOOR_STATES, EXIT, FORMS, OBJECT_FLAGS, POINTS, ROOM_FLAGS, Points

__all__ = [
    "DOOR_STATES", "FORMS", "OBJECT_FLAGS", "POINTS", "ROOM_FLAGS", "SCENARIOS", "SHIPPED", "Mistake", "Points",
    "Scenario", "check_scenario", "describe", "read_scenario", "register",
]  # fmt: skip

# SR-SCN-02: the six scenarios of the rulebook in its order, then an example of our own.
SHIPPED: Final = ("factory", "vault", "jail", "leak", "tunnel", "king", "depot")


class Scenario:
    """A scenario: its map, victory conditions, special rules and components (SR-SCN-01). It never changes.

    Rooms and squares are numbers of the board.
    """

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
        """Whether characters may leave the map: "none", or by "any" of the exits."""
        self.target = 0
        """The victory points that end the game at once; 0 if none do."""
        self.needs = ""
        """The object of which at least one must be delivered, or the defender wins."""
        self.wins = ""
        """The object whose delivery alone wins the game."""
        self.limiter = ""
        """The turret that lets walkers return only to where they entered Stygia."""
        self.open_rooms: tuple[int, ...] = ()
        """The rooms where reinforcements may be placed without an attacker inside."""
        self.extra_from = 0
        """The round from which the defender may add a minion and a turret; 0 if never."""
        self.advice: tuple[int, ...] = ()
        """The numbers of players it is recommended for; empty if for all."""
        self.turrets: tuple[tuple[str, int, str], ...] = ()
        """Id, square and kind of each turret that stands there from the start."""
        self.marks: tuple[tuple[str, int, int], ...] = ()
        """Kind and square of each object, and the least number of attackers with which it is in play."""
        self.leader = -1
        """The square of the defender's leader; -1 if he is not on the map."""
        self.guards: tuple[tuple[int, int], ...] = ()
        """Rooms in which the defender places minions at the start, and how many."""
        self.areas: tuple[int, ...] = ()
        """The start areas."""
        self.exit_rooms: tuple[int, ...] = ()
        """The area X if there is one, else the start areas."""
        self.start_room = -1
        """The room in which all attackers begin; -1 if there are start areas."""

    def __repr__(self) -> str:
        return f"<scenario {self.id}>"


def check_scenario(text: str, where: str) -> list[Mistake]:
    """Return every mistake in the text of a scenario, in order; none if it can be played."""
    return _read(text, where).listed()


def read_scenario(text: str, where: str) -> Scenario:
    """Return the scenario of this text; `BadInput` names the first mistake."""
    sheet = _read(text, where)
    found = sheet.listed()
    if found:
        first = found[0]
        more = f" ({len(found) - 1} more)" if len(found) > 1 else ""
        raise BadInput(f"{first.what}; {first.remedy}{more}", f"{where}:{first.line}:{first.column}")
    return _scenario_of(sheet)


def register(scenario: Scenario) -> None:
    """Let this process play a scenario that the user wrote."""
    if scenario.id in SCENARIOS:
        raise BadInput(
            f'there is a scenario "{scenario.id}" already; choose another id', f'scenario "{scenario.title}"'
        )
    SCENARIOS[scenario.id] = scenario


def describe(scenario: Scenario) -> str:
    """Return what a scenario consists of, in one line for the command `brassboard scenario check`."""
    board, areas = scenario.board, {*scenario.areas, *scenario.exit_rooms}
    return (
        f"{scenario.title} is all right: {len(board.rooms) - len(areas)} rooms, {len(board.doors)} doors, "
        f"{board.squares.bit_count()} squares, {len(scenario.marks)} objects"
    )


def _read(text: str, where: str) -> Sheet:
    sheet = Sheet(where)
    if not is_text(sheet, text):
        return sheet
    lines = lines_of(sheet, text)
    check_grid(sheet)
    read_lines(sheet, lines)
    check_rooms(sheet)
    check_doors(sheet)
    check_things(sheet)
    check_objects(sheet)
    check_rules(sheet)
    check_points(sheet)
    if sheet.rows and not sheet.mistakes:
        check_ways(sheet)
    return sheet


def _scenario_of(sheet: Sheet) -> Scenario:
    """Return the scenario of a sheet without mistakes."""
    board = SquareBoard.from_text(_map_text(sheet))
    head = sheet.once["map"].words
    made = Scenario(sheet.word("scenario"), int(head[1]), " ".join(head[2:]), sheet.rounds, board)
    number = {letter: board.room_of[sheet.squares(letter)[0]] for letter in sheet.letters()}
    _set_rules(made, sheet, number)
    made.turrets = tuple([(turret.id, turret.square, turret.kind) for turret in sheet.turrets])
    made.marks = tuple([(mark.id, mark.square, mark.n) for mark in sheet.marks])
    made.leader = sheet.leader.square if sheet.leader else -1
    made.guards = tuple([(number[sheet.room_letter(line, 1)], int(line.words[2])) for line in sheet.guards])
    made.areas = tuple([number[area] for area in AREAS if area in number])
    made.exit_rooms = (number[EXIT],) if EXIT in number else made.areas
    for letter in sheet.rooms_flagged("start"):
        made.start_room = number[letter]
    return made


def _map_text(sheet: Sheet) -> str:
    """Return the part of the sheet that the kit reads."""
    named = [*sheet.rooms.values(), *[door.line for door in sheet.doors]]
    lines = ["grid", *sheet.rows, "end", *[" ".join(line.words) for line in named]]
    return "\n".join(lines)


def _set_rules(made: Scenario, sheet: Sheet, number: dict[str, int]) -> None:
    made.objects = {kind: tuple(line.words[2:]) for kind, line in sheet.objects.items()}
    made.points = tuple(sheet.points)
    made.exits = sheet.word("exits")
    made.target = int(sheet.word("target") or 0)
    made.needs = sheet.word("needs")
    made.wins = sheet.word("wins")
    made.limiter = sheet.word("limiter")
    made.extra_from = int(sheet.word("extra") or 0)
    if "reinforce" in sheet.once:
        line = sheet.once["reinforce"]
        made.open_rooms = tuple([number[sheet.room_letter(line, at)] for at in range(1, len(line.words))])
    if "advice" in sheet.once:
        made.advice = tuple([int(word) for word in sheet.once["advice"].words[1:]])


def _shipped() -> dict[str, Scenario]:
    """Read the scenarios that come with the game."""
    made: dict[str, Scenario] = {}
    for name in SHIPPED:
        file = f"scenarios/{name}.scenario"
        made[name] = read_scenario(text_of(file), f"content/{file}")
    return made


SCENARIOS: Final[dict[str, Scenario]] = _shipped()
"""Every scenario by its id: the rulebook's six, then our example, then those that were registered."""
