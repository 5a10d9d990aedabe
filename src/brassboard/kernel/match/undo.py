"""Undo: freely back to the last point where something was revealed, beyond it only if every other seat agrees.

Inside an open form a seat takes back only its own small choices.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..data import CHANCE, EVERYONE, Form, Seat, Undone
from ..errors import Denial, Illegal
from ..journal import BACK, UNDO, Line
from .history import LogEntry, UndoPoint, standing_choices
from .past_positions import position_before

if TYPE_CHECKING:
    from .match import Match


def undo(match: "Match", seat: Seat | None, consent: Sequence[Seat]) -> None:
    """Undo the last choice of a seat (None: of the seat that may undo freely)."""
    who = _undoing_seat(match, seat)
    history, players = match.history, match.setup.players
    if match.position.given_by(who):
        take_back(match, who)
    elif history.can_undo(who) and not match.over:
        point = history.undo_points[-1]
        undo_to(match, who, point.line, point)
    elif set(consent) >= set(range(players)) - {who} and players > 1:
        undo_to(match, who, _last_line_of(match, who), None)
    else:
        raise Illegal(Denial("", "undo-barrier", {}))


def _undoing_seat(match: "Match", seat: Seat | None) -> Seat:
    if seat is not None:
        match.check_seat(seat)
        return seat
    history = match.history
    if history.undo_owner >= 0 and history.undo_points:
        return history.undo_owner
    for player in range(match.setup.players):
        if match.position.given_by(player):
            return player
    raise Illegal(Denial("", "undo-barrier", {}))


def take_back(match: "Match", seat: Seat) -> None:
    """Take back the last small choice of a seat in the open form."""
    history = match.history
    history.append(Line(match.numbers[seat], seat, BACK, 1 << seat), match.position.state)
    match.numbers[seat] += 1
    match.position.take_back(seat)
    own = [index for index in history.form_lines if history.lines[index].who == seat]
    if own:
        history.form_lines.remove(own[-1])
    form = match.position.asked
    if history.can_undo(seat) and type(form) is Form and len(form.seats) == 1:
        history.undo_points.pop()


def _last_line_of(match: "Match", seat: Seat) -> int:
    history = match.history
    for index, line in reversed(standing_choices(match.lines)):
        if line.who == seat and index >= history.floor:
            _check_wall(match, index)
            return index
    raise Illegal(Denial("", "nothing-to-undo", {}))


def _check_wall(match: "Match", line: int) -> None:
    """Refuse to go back over a match of a campaign, or to before what led to it."""
    if line < match.history.wall:
        raise Illegal(Denial("", "undo-match", {}))


def undo_to(match: "Match", seat: Seat, line: int, point: UndoPoint | None) -> None:
    """Go back to before a journal line. `point` is its undo point, or None if the other seats agreed to the undo."""
    _check_wall(match, line)
    history = match.history
    history.append(Line(match.numbers[seat], seat, UNDO, EVERYONE, line), match.position.state)
    checked, awaited = match.position.checked, match.awaited
    match.position = point.position.clone() if point and point.position else position_before(match, line)
    match.position.checked = checked
    match.position.log = []
    if point is not None:
        history.undo_points.remove(point)
        history.form_lines = point.form_lines[:] if point.position else _open_form_lines(match, line)
        # Seats that were asked until now will be asked something else, under a new number.
        for player in {seat, *awaited}:
            if player >= 0:
                match.numbers[player] += 1
    else:
        history.undo_points, history.undo_owner = [], CHANCE
        history.form_lines = _open_form_lines(match, line)
        match.numbers = [number + 1 for number in match.numbers]
    history.withdraw_events(since=line)
    history.log.append(LogEntry(Undone(seat), EVERYONE, "", len(history.lines) - 1))
    history.drop_snapshots(line + 1)


def _open_form_lines(match: "Match", line: int) -> list[int]:
    """Return the lines that had answered the open form before `line`."""
    asked = match.position.asked
    if type(asked) is not Form:
        return []
    choices = standing_choices(match.lines[:line])
    found: list[int] = []
    for seat in asked.seats:
        own = [index for index, choice in choices if choice.who == seat]
        found += own[len(own) - len(match.position.given_by(seat)) :]
    return sorted(found)
