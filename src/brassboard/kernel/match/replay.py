"""Journal lines carried out again on a match: one line, or all of them."""

from typing import TYPE_CHECKING

from ..errors import BadInput, Denial, Illegal
from ..game import Game, Setup
from ..journal import BACK, UNDO, Journal, Line, option_text, parse_options
from .history import standing_lines
from .undo import take_back, undo_to

if TYPE_CHECKING:
    from .match import Match


def setup_of(game: Game, journal: Journal, where: str) -> Setup:
    """Return the setup of a journal of this game and version; refuse any other journal."""
    if journal.game != game.id:
        raise BadInput(f"this is a journal of {journal.game}, not of {game.id}", where)
    if journal.version != game.version:
        raise BadInput(f"written by version {journal.version} of {game.id}; this is {game.version}", where)
    known = {choice.name: choice.choices for choice in game.options}
    chosen = {name: option_text(value) for name, value in journal.setup.options}
    return game.setup(journal.setup.players, parse_options(chosen, known), journal.setup.told or None)


def replay_line(match: "Match", line: Line, where: str) -> None:
    """Carry out one journal line on a match whose chance is answered by hand."""
    try:
        if line.text in (UNDO, BACK):
            match.check_seat(line.who)
            if line.n != match.numbers[line.who]:
                raise Illegal(Denial("", "stale", {"given": line.n, "number": match.numbers[line.who]}))
        if line.text == UNDO:
            _replay_undo(match, line)
        elif line.text == BACK:
            if not match.position.given_by(line.who):
                raise BadInput("there is nothing to take back")
            take_back(match, line.who)
        else:
            match.take(line.text, line.who, line.n)
    except (BadInput, Illegal) as error:
        raise BadInput(str(error), where) from error


def _replay_undo(match: "Match", line: Line) -> None:
    history = match.history
    points = history.undo_points if history.undo_owner == line.who else []
    point = next((point for point in points if point.line == line.to), None)
    if point is None and line.to not in [index for index, _ in standing_lines(history.lines)]:
        raise BadInput(f"nothing of this match stands at line {line.to}")
    undo_to(match, line.who, line.to, point)


def replay_until(match: "Match", lines: list[Line]) -> None:
    """Carry out the lines of `lines` that no undo went back over, on a match whose chance is answered by hand."""
    for _, line in standing_lines(lines):
        if line.text == BACK:
            take_back(match, line.who)
        else:
            match.take(line.text, line.who)
