"""What a match says: what is asked, what each seat may see, what happened. Nothing here changes anything."""

from typing import Any

import msgspec

from . import chance, codec
from .action_text import read_action, text_of
from .data import CHANCE, MATCH, SPECTATOR, Action, Ask, Episode, Request, Seat
from .decision import Decision, Option, Outlook, waiting_of
from .errors import BadInput, Denial
from .game import Game, Result, Setup
from .journal import Journal, Line
from .legality import denial_of
from .lens import Lens, seen_by
from .record import Logged, Mark, Save, Seen, decoded, for_reading, may_read
from .scene import Position


class Asking:
    """A match as it is read."""

    def __init__(self, game: Game, setup: Setup, position: Position[Any], secret: bytes) -> None:
        self.game = game
        self.setup = setup
        self.position = position
        self.secret = secret
        self.nonces: tuple[bytes, ...] = ()
        self.key = chance.key_of(secret, ())
        self.draws = 0
        self.by_hand = False
        self.numbers = [1] * setup.players
        self._lines: list[Line] | None = []
        self._log: list[Logged] | None = []
        self._snapshots: dict[int, bytes] | None = {}
        self._raw: Save | None = None
        self._trail: list[Mark] = []
        self._owner: Seat = CHANCE
        self._form_lines: list[int] = []
        self.touched_lines: set[int] = set()
        self.touched_events: set[int] = set()
        """What changed since storage last looked: a form's lines become readable, an undo withdraws events."""
        self._floor = 0
        """Lines before this one were written by older rules: nothing goes back beyond it."""

    @property
    def over(self) -> bool:
        return self.position.asked is None

    @property
    def result(self) -> Result | None:
        """Scores and winners once the match is over."""
        return self.game.result(self.position.table) if self.over else None

    @property
    def decision(self) -> Decision | None:
        """What is asked now (of the first seat awaited, if several are); None when the match is over."""
        for seat in self.awaited:
            return self.decision_of(seat)
        return None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that must answer before the match goes on."""
        return self.position.awaited()

    def decision_of(self, seat: Seat) -> Decision | None:
        """What this seat is asked now, if anything."""
        position = self.position
        asked = position.asked
        if seat == CHANCE and type(asked) is Request:
            return Decision(self.game, position, Ask(CHANCE, asked.kind, (), asked.into), self.draws)
        if seat == MATCH and type(asked) is Episode:
            return Decision(self.game, position, Ask(MATCH, "match", (), asked.into, asked.options), self.draws)
        ask = position.ask_of(seat)
        if ask is None:
            return None
        if position.checked:
            ask = self.lens(seat).ask
            if ask is None:
                raise AssertionError(f"seat {seat} is asked, but not on its lens, at {position.path()}")
        return Decision(self.game, position, ask, self.numbers[seat])

    def lens(self, seat: Seat) -> Lens:
        """The match as this seat may know it, for its bot."""
        self._check_seat(seat)
        return self.game.lens(self.position, seat)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """Plain data for the wire: what this seat (None: a spectator) may know."""
        view = self.sight(seat)
        decision = self.decision_of(seat) if seat is not None else None
        view["decision"] = decision.plain() if decision else None
        plain: dict[str, Any] = msgspec.to_builtins(view)
        return plain

    def sight(self, seat: Seat | None, outlook: Outlook | None = None) -> dict[str, Any]:
        """The view without the question, not yet turned into plain data: to be encoded before the match goes on.

        Who shows one moment to several seats makes one `outlook` for all of them.
        """
        self._check_reader(seat)
        view = (outlook or self.outlook()).view(seat)
        given = self.position.given_by(seat) if seat is not None else ()
        view["number"] = self.numbers[seat] if seat is not None else 0
        view["given"] = [text_of(action) for action in given]
        view["undo"] = seat is not None and not self.over and (bool(given) or self._owns_trail(seat))
        view["result"] = self.result
        return view

    def outlook(self) -> Outlook:
        """The match as it stands, to be shown at once to whoever looks."""
        return Outlook(self.game, self.position)

    def waiting(self, seat: Seat | None) -> dict[str, Any]:
        """Who is waited for, as far as this seat (None: a spectator) may know."""
        return waiting_of(self.position, SPECTATOR if seat is None else seat)

    def why_not(self, choice: str | Action, seat: Seat) -> Denial | None:
        """Why this seat may not choose this now; None if it may."""
        self._check_seat(seat)
        action = self._read(choice)
        position = self.position
        if position.asked is None:
            return Denial("", "over", {})
        ask = position.ask_of(seat)
        if ask is not None and action in ask.options:
            return None
        seen = seen_by(position, seat)
        if ask is None:
            return Denial(seen.rule(), "not-asked", {})
        denial = denial_of(self.game.kinds_of(action), seen, seat, action)
        return denial or Denial(seen.rule(), "not-now", {})

    def _check_seat(self, seat: Any) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setup.players:
            raise BadInput(f"there is no seat {seat!r}; seats are 0 to {self.setup.players - 1}")

    def _check_reader(self, seat: Any) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _read(self, choice: Any) -> Action:
        if isinstance(choice, Option):
            return choice.action
        return choice if isinstance(choice, Action) else read_action(choice, self.game.verbs)

    @property
    def lines(self) -> list[Line]:
        """Every journal line so far, secrets included: for storage, not for a seat."""
        if self._lines is None:
            assert self._raw is not None
            self._lines = decoded(self._raw.journal, list[Line])
        return self._lines

    @property
    def log(self) -> list[Logged]:
        if self._log is None:
            assert self._raw is not None
            self._log = decoded(self._raw.log, list[Logged])
            for entry in self._log:
                entry.event = codec.upgraded_event(self.game, entry.event, self.game.version, "save")
        return self._log

    @property
    def snapshots(self) -> dict[int, bytes]:
        if self._snapshots is None:
            assert self._raw is not None
            self._snapshots = decoded(self._raw.snapshots, dict[int, bytes])
        return self._snapshots

    def events(self, since: int = 0, seat: Seat | None = None) -> list[Seen]:
        """What this seat (None: a spectator) noticed, from its event number `since` on."""
        self._check_reader(seat)
        seen: list[Seen] = []
        number = 0
        for entry in self.log:
            if may_read(entry.audience, seat):
                if number >= since:
                    seen.append(Seen(number, entry.event, entry.rule, entry.withdrawn))
                number += 1
        return seen

    @property
    def journal(self) -> Journal:
        """The whole journal with its secret: for storage and for after the end, not for a seat in play."""
        end = codec.state_hash(self.position.state)
        return Journal(self.game.id, self.game.version, self.setup, self.lines, self.secret, self.nonces, end)

    def journal_of(self, seat: Seat | None) -> list[str]:
        """The journal lines this seat (None: a spectator) may read.

        While the match goes on, the lines of others are numbered by what this reader sees of them: their own numbers
        would tell how often they chose in secret, or changed their minds.
        """
        self._check_reader(seat)
        if self.over:
            return [for_reading(line, line.n) for line in self.lines]
        read: list[str] = []
        counts: dict[Seat, int] = {}
        for line in self.lines:
            if may_read(line.audience, seat):
                count = counts.get(line.who, 0 if line.who < 0 else 1)
                counts[line.who] = count + 1
                read.append(for_reading(line, line.n if line.who == seat else count))
        return read

    @property
    def commitment(self) -> str:
        """What the secret of the dice was committed to before play."""
        return chance.commitment(self.secret)

    def may_undo(self, seat: Seat) -> bool:
        """Whether this seat may take something back without asking anybody."""
        self._check_seat(seat)
        if self.over:
            return False
        return bool(self.position.given_by(seat)) or self._owns_trail(seat)

    def _owns_trail(self, seat: Seat) -> bool:
        return self._owner == seat and bool(self._trail)

    def __repr__(self) -> str:
        waits = "over" if self.over else f"waits for {', '.join(map(str, self.awaited))}"
        return f"<match of {self.game.id}, {waits}: {self.position.path() or 'end'}>"

    def __str__(self) -> str:
        table = self.game.display.draw(self.position.table) if self.game.display.draw else str(self.position.table)
        decision = self.decision
        asked = (
            f"{decision.seats} {decision.kind}: {' '.join(o.text for o in decision.options)}" if decision else "over"
        )
        return f"{self.position.path()}\n{table}\n{asked}"
