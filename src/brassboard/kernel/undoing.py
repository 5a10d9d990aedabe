"""Taking back: freely to the barrier, by consent beyond it; inside an open form only one's own small choices."""

from collections.abc import Sequence
from typing import Any

from . import codec
from .answering import Answering
from .data import CHANCE, EVERYONE, Form, Seat, Undone
from .errors import Denial, Illegal
from .journal import BACK, UNDO, Line
from .record import Logged, Mark, apply_line, effective, standing_choices
from .scene import Position


class Undoing(Answering):
    """A match in which choices can be taken back."""

    def undo(self, seat: Seat | None = None, consent: Sequence[Seat] = ()) -> None:
        """Take back this seat's last choice: freely to the barrier, beyond it if every other seat consents."""
        who = self._undoer(seat)
        if self.position.given_by(who):
            self._take_back(who)
        elif self._owner == who and self._trail and not self.over:
            self._undo_to(who, self._trail[-1].line, self._trail[-1])
        elif set(consent) >= set(range(self.setup.players)) - {who} and self.setup.players > 1:
            self._undo_to(who, self._last_line_of(who), None)
        else:
            raise Illegal(Denial("", "undo-barrier", {}))

    def _undoer(self, seat: Seat | None) -> Seat:
        if seat is not None:
            self._check_seat(seat)
            return seat
        if self._owner >= 0 and self._trail:
            return self._owner
        for one in range(self.setup.players):
            if self.position.given_by(one):
                return one
        raise Illegal(Denial("", "undo-barrier", {}))

    def _take_back(self, seat: Seat) -> None:
        self._append(Line(self.numbers[seat], seat, BACK, 1 << seat))
        self.numbers[seat] += 1
        self.position.take_back(seat)
        own = [index for index in self._form_lines if self.lines[index].who == seat]
        if own:
            self._form_lines.remove(own[-1])
        form = self.position.asked
        if self._owner == seat and self._trail and type(form) is Form and len(form.seats) == 1:
            self._trail.pop()

    def _last_line_of(self, seat: Seat) -> int:
        for index, line in reversed(standing_choices(self.lines)):
            if line.who == seat and index >= self._floor:
                return index
        raise Illegal(Denial("", "nothing-to-undo", {}))

    def _undo_to(self, seat: Seat, line: int, mark: Mark | None) -> None:
        self._append(Line(self.numbers[seat], seat, UNDO, EVERYONE, line))
        checked, awaited = self.position.checked, self.awaited
        position = mark.position.clone() if mark and mark.position else self._position_at(line)
        self.position = position
        position.checked = checked
        self._listen()
        if mark is not None:
            self._trail.remove(mark)
            self._form_lines = mark.form_lines[:] if mark.position else self._open_form_lines(line)
            for one in {seat, *awaited}:  # whoever was asked meanwhile will be asked something else
                if one >= 0:
                    self.numbers[one] += 1
        else:
            self._trail, self._owner = [], CHANCE
            self._form_lines = self._open_form_lines(line)
            self.numbers = [number + 1 for number in self.numbers]
        for place, entry in enumerate(self.log):
            if entry.line >= line and entry.line < len(self.lines) - 1 and not entry.withdrawn:
                entry.withdrawn = True
                self.touched_events.add(place)
        self.log.append(Logged(Undone(seat), EVERYONE, "", len(self.lines) - 1))
        for index in [index for index in self.snapshots if index > line]:
            del self.snapshots[index]

    def _open_form_lines(self, line: int) -> list[int]:
        """The lines of the form that was open before `line`."""
        asked = self.position.asked
        if type(asked) is not Form:
            return []
        choices = standing_choices(self.lines[:line])
        found: list[int] = []
        for seat in asked.seats:
            own = [index for index, choice in choices if choice.who == seat]
            found += own[len(own) - len(self.position.given_by(seat)) :]
        return sorted(found)

    def _position_at(self, line: int) -> Position[Any]:
        """The position before a journal line, from the nearest snapshot."""
        steps = effective(self.lines[:line])
        kept = [self._floor, *[index for index, _ in steps]]
        start = max([index for index in self.snapshots if index in kept], default=-1)
        if start >= 0:
            state = codec.decode_state(self.game, self.snapshots[start], self.game.version)
            steps = [step for step in steps if step[0] >= start]
        else:
            state = self.game.state(self.setup)
        position: Position[Any] = Position(self.game.book, state)
        position.run()
        for _, row in steps:
            apply_line(self.game, position, row)
        return position
