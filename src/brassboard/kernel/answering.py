"""How a match goes on: a seat answers, chance answers, and whatever goes wrong leaves everything as it was."""

from collections.abc import Sequence
from typing import Any

from . import chance, codec
from .action_text import text_of
from .asking import Asking
from .data import CHANCE, EVERYONE, MATCH, SPECTATOR, Action, Ask, Episode, Form, Outcome, Request, Seat
from .decision import Option
from .errors import BadInput, Denial, Illegal
from .journal import BACK, UNDO, Line
from .lens import known_depth
from .record import Logged, Mark
from .scene import Position

SNAPSHOT_EVERY = 64
MOST_IN_A_BATCH = 200


class Answering(Asking):
    """A match that takes answers."""

    def take(
        self,
        choice: str | Action | Option | Sequence[str | Action | Option],
        seat: Seat | None = None,
        number: int | None = None,
    ) -> None:
        """Answer for a seat. A list is one batch inside one form: taken whole or not at all."""
        batch = list(choice) if isinstance(choice, list | tuple) else [choice]
        if not 0 < len(batch) <= MOST_IN_A_BATCH:
            raise BadInput(f"a batch holds 1 to {MOST_IN_A_BATCH} choices, not {len(batch)}")
        first = batch[0]
        who = self._whose(first.seat if seat is None and isinstance(first, Option) else seat)
        actions = [self._read(one) for one in batch]
        if number is not None and number != self._number(who):
            raise Illegal(Denial("", "stale", {"given": number, "number": self._number(who)}))
        if who in (CHANCE, MATCH):
            self._take_chance(actions)
            return
        before = self._remember()
        try:
            for place, action in enumerate(actions):
                kept = before[0] if place == 0 else self.position.clone()
                self._answer(who, action, kept, last=place == len(actions) - 1)
            self._drive()
        except BaseException:
            self._restore(before)
            raise

    def _number(self, seat: Seat) -> int:
        return self.numbers[seat] if seat >= 0 else self.draws

    def _whose(self, seat: Seat | None) -> Seat:
        awaited = self.awaited
        if not awaited:
            raise Illegal(Denial("", "over", {}))
        if seat is None:
            if len(awaited) > 1:
                raise BadInput(f"seats {', '.join(map(str, awaited))} are asked; say which one answers")
            return awaited[0]
        if seat in (CHANCE, MATCH) and awaited == (seat,):
            return seat
        self._check_seat(seat)
        if seat not in awaited:
            raise Illegal(Denial(self.lens(seat).rule(), "not-asked", {}))
        return seat

    def _answer(self, seat: Seat, action: Action, kept: Position[Any], last: bool) -> None:
        position = self.position
        ask = position.ask_of(seat)
        if ask is None or action not in ask.options:
            raise Illegal(self.why_not(action, seat) or Denial(position.rule(), "not-now", {}))
        asked, frame, line = position.asked, position.stack[-1], len(self.lines)
        several = type(asked) is Form and len(asked.seats) > 1
        if not several:
            self._own(seat)
            self._trail.append(Mark(line, self._form_lines[:], kept))
        self._append(Line(self.numbers[seat], seat, text_of(action), self._audience(ask, seat)))
        self.numbers[seat] += 1
        if type(asked) is Form:
            self._form_lines.append(line)
        audience = position.audience(frame, asked.into, CHANCE) if type(asked) is Form and asked.then is None else 0
        audience &= self._knowing()
        secretly = self._secretly_asked()
        position.revealed = 0
        position.answer(seat, action)
        self._note(line)
        still_open = position.asked is asked and type(asked) is Form
        if several and not (still_open and position.ask_of(seat)):
            self._own(seat)  # not before: that a seat has begun is its own business, that it is done shows
        if type(asked) is Form and not still_open:
            self._close_form(audience)
        if not last and not (still_open and position.ask_of(seat) is not None):
            raise BadInput("a batch ends with its form: give later choices on their own", "batch")
        if position.revealed or (several and not still_open) or secretly or self._secretly_asked():
            self._trail = []

    def _own(self, seat: Seat) -> None:
        """What other seats chose before this seat's answer cannot be taken back any more."""
        if self._owner != seat:
            self._trail, self._owner = [], seat

    def _audience(self, ask: Ask, seat: Seat) -> int:
        position = self.position
        if type(position.asked) is Form:
            return 1 << seat
        audience = EVERYONE if ask.then is not None else position.audience(position.stack[-1], ask.into, seat)
        if ask.secret_to:
            audience &= (1 << self.setup.players) - 1 & ~ask.secret_to
        return audience & self._knowing() | 1 << seat  # what a seat said it may always read

    def _knowing(self) -> int:
        """Who may know that the rule in progress is in progress at all."""
        stack, teams = self.position.stack, self.position.state.teams
        if known_depth(stack, SPECTATOR, teams) == len(stack):
            return EVERYONE  # spectators are the first from whom anything is secret
        return sum([1 << seat for seat in range(len(teams)) if known_depth(stack, seat, teams) == len(stack)])

    def _close_form(self, audience: int) -> None:
        for index in self._form_lines:
            self.lines[index].audience |= audience
        self.touched_lines.update(self._form_lines)
        self._form_lines = []

    def _secretly_asked(self) -> bool:
        asked = self.position.asked
        secret_to = asked.secret_to if type(asked) is Ask or type(asked) is Form else 0
        return secret_to != 0 or self._knowing() != EVERYONE

    def _drive(self) -> None:
        """Let chance answer from the stream until a seat is asked."""
        while type(self.position.asked) is Request and not self.by_hand:
            self._chance(chance.outcome(self.position.asked, self.key, self.draws))

    def _chance(self, answer: Action) -> None:
        position = self.position
        assert type(position.asked) is Request or type(position.asked) is Episode
        audience = position.audience(position.stack[-1], position.asked.into, CHANCE) & self._knowing()
        line = len(self.lines)
        who = position.seat
        self._append(Line(self.draws, who, text_of(answer), audience))
        self.draws += 1
        self._trail = []
        position.chance(answer)
        self._note(line)

    def _take_chance(self, actions: list[Action]) -> None:
        asked = self.position.asked
        if len(actions) != 1:
            raise BadInput("chance answers one request at a time")
        if type(asked) is Request:
            chance.check_answer(asked, actions[0])
        elif not isinstance(actions[0], Outcome):
            raise BadInput(f"a match ends with an outcome, not {text_of(actions[0])}")
        before = self._remember()
        try:
            self._chance(actions[0])
            self._drive()
        except BaseException:
            self._restore(before)
            raise

    def _append(self, line: Line) -> None:
        index = len(self.lines)
        if index % SNAPSHOT_EVERY == 0 and index and line.text not in (UNDO, BACK):
            self.snapshots[index] = codec.encode(self.position.state)
        self.lines.append(line)

    def _listen(self) -> None:
        self.position.log = []

    def _note(self, line: int) -> None:
        fresh = self.position.log
        if fresh:
            self.log.extend([Logged(event, audience, rule, line) for event, audience, rule in fresh])
            self.position.log = []

    def _remember(self) -> "tuple[Any, ...]":
        return (
            self.position.clone(),
            len(self.lines),
            len(self.log),
            self.numbers[:],
            self.draws,
            self._trail[:],
            self._owner,
            self._form_lines[:],
            [self.lines[index].audience for index in self._form_lines],
        )

    def _restore(self, before: "tuple[Any, ...]") -> None:
        self.position, lines, log, self.numbers, self.draws, self._trail, self._owner, self._form_lines, seen = before
        for index, audience in zip(self._form_lines, seen, strict=True):
            self.lines[index].audience = audience
        del self.lines[lines:]
        del self.log[log:]
        for index in [index for index in self.snapshots if index >= lines]:
            del self.snapshots[index]
        self._listen()
