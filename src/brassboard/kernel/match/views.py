"""What each seat may read of a match: the table, the events and the journal."""

from typing import TYPE_CHECKING, Any

from ..action_text import text_of
from ..data import Seat
from ..decision import ViewBuilder
from ..journal import Line
from .history import SeenEvent, may_read

if TYPE_CHECKING:
    from .match import Match


def view_without_decision(match: "Match", seat: Seat | None, builder: ViewBuilder) -> dict[str, Any]:
    """Return what this seat may know of the table, and where it stands in the match."""
    view = builder.view(seat)
    given = match.position.given_by(seat) if seat is not None else ()
    view["number"] = match.numbers[seat] if seat is not None else 0
    view["given"] = [text_of(action) for action in given]
    view["undo"] = seat is not None and not match.over and (bool(given) or match.history.can_undo(seat))
    view["result"] = match.result
    return view


def events_for(match: "Match", seat: Seat | None, since: int) -> list[SeenEvent]:
    """Return the events this seat may read, from its event number `since` on."""
    seen: list[SeenEvent] = []
    number = 0
    for entry in match.log:
        if may_read(entry.audience, seat):
            if number >= since:
                seen.append(SeenEvent(number, entry.event, entry.rule, entry.withdrawn))
            number += 1
    return seen


def journal_lines_for(match: "Match", seat: Seat | None) -> list[str]:
    """Return the journal lines this seat may read; all of them once the match is over.

    Until then the lines of other seats are numbered by what this reader sees of them: their true numbers would tell
    how often those seats chose in secret or changed their minds.
    """
    if match.over:
        return [_line_text(line, line.n) for line in match.lines]
    texts: list[str] = []
    counts: dict[Seat, int] = {}
    for line in match.lines:
        if may_read(line.audience, seat):
            count = counts.get(line.who, 0 if line.who < 0 else 1)
            counts[line.who] = count + 1
            texts.append(_line_text(line, line.n if line.who == seat else count))
    return texts


def _line_text(line: Line, number: int) -> str:
    """Return a line as text under another number. The target of an undo is left out."""
    return str(Line(number, line.who, line.text, line.audience))


def text_of_match(match: "Match") -> str:
    """Return the rules in progress, the table and the options as text for a person."""
    game, position = match.game, match.position
    draw = game.display.draw
    table = draw(position.table) if draw else str(position.table)
    decision = match.decision
    asked = f"{decision.seats} {decision.kind}: {' '.join(o.text for o in decision.options)}" if decision else "over"
    return f"{position.path()}\n{table}\n{asked}"
