"""A match: the one object everything meets the game through. Position, journal, log, undo, chance, save."""

from collections.abc import Sequence
from typing import Any, Union

import msgspec
from msgspec import Struct

from . import chance, codec
from .data import (
    CHANCE,
    EVERYONE,
    MATCH,
    SPECTATOR,
    Action,
    Ask,
    Copied,
    Episode,
    Event,
    Form,
    Outcome,
    Request,
    Seat,
    Undone,
)
from .decision import Decision, Option, view_of
from .errors import BadInput, Denial, Illegal
from .game import Game, Result, Setup
from .journal import BACK, UNDO, Journal, Line, typed_options
from .layout import in_mask
from .legality import denial_of
from .lens import Lens
from .scene import Position
from .spelling import read_action, text_of

SNAPSHOT_EVERY = 64
MOST_IN_A_BATCH = 200


class Logged(Copied):
    """An event as the log keeps it. `line` is the journal line it came with; an undo withdraws it."""

    event: Any
    audience: int
    rule: str
    line: int
    withdrawn: bool = False


class Seen(Struct, frozen=True):
    """An event as one seat reads it: its number counts only what this seat may know."""

    number: int
    event: Event
    rule: str
    withdrawn: bool

    @property
    def key(self) -> str:
        return str(type(self.event).__struct_config__.tag)


class Save(Struct):
    """What a save holds. Large parts stay raw until somebody reads them: an old match opens quickly."""

    format: int
    game: str
    version: int
    setup: Setup
    state: msgspec.Raw
    journal: msgspec.Raw
    log: msgspec.Raw
    snapshots: msgspec.Raw
    numbers: list[int]
    draws: int
    secret: bytes
    nonces: tuple[bytes, ...]
    trail: list[int]
    owner: Seat
    form_lines: list[int]
    by_hand: bool = False


class Mark(Struct):
    """A place an undo can go back to; the position is kept while the match is in memory."""

    line: int
    form_lines: list[int]
    position: Position[Any] | None = None


class Match:
    """One play of a game. All that comes in goes through `take` and `undo`; all that goes out is for one seat."""

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

    @classmethod
    def begin(
        cls,
        game: Game,
        setup: Setup,
        seed: int = 0,
        secret: bytes | None = None,
        nonces: Sequence[bytes] = (),
        checked: bool = False,
        by_hand: bool = False,
    ) -> "Match":
        """A new match. `by_hand`: somebody types in what chance does (`take("dice:5,2,6")`)."""
        position: Position[Any] = Position(game.book, game.state(setup))
        match = cls(game, setup, position, chance.seeded_secret(seed) if secret is None else secret)
        match.nonces = tuple(nonces)
        match.key = chance.key_of(match.secret, match.nonces)
        match.by_hand = by_hand
        position.checked = checked
        match._listen()
        position.run()
        match._note(0)
        match._drive()
        return match

    # What is asked

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
        return self.game.lens(self.position, seat)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """Plain data for the wire: what this seat (None: a spectator) may know."""
        view = view_of(self.game, self.position, seat)
        view["number"] = self.numbers[seat] if seat is not None else 0
        decision = self.decision_of(seat) if seat is not None else None
        view["decision"] = decision.plain() if decision else None
        view["undo"] = seat is not None and self.may_undo(seat)
        result = self.result
        view["result"] = msgspec.to_builtins(result) if result else None
        return view

    def why_not(self, choice: str | Action, seat: Seat) -> Denial | None:
        """Why this seat may not choose this now; None if it may."""
        self._check_seat(seat)
        action = self._read(choice)
        position = self.position
        if position.asked is None:
            return Denial("", "over", {})
        ask = position.ask_of(seat)
        if ask is None:
            lens = self.lens(seat)
            return Denial(lens.rule(), "not-asked", {})
        if action in ask.options:
            return None
        lens = self.lens(seat)
        denial = denial_of(self.game.kinds_of(action), lens, seat, action)
        return denial or Denial(lens.rule(), "not-now", {})

    # What is answered

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

    def _check_seat(self, seat: Any) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setup.players:
            raise BadInput(f"there is no seat {seat!r}; seats are 0 to {self.setup.players - 1}")

    def _read(self, choice: Any) -> Action:
        if isinstance(choice, Option):
            return choice.action
        return choice if isinstance(choice, Action) else read_action(choice, self.game.verbs)

    def _answer(self, seat: Seat, action: Action, kept: Position[Any], last: bool) -> None:
        position = self.position
        ask = position.ask_of(seat)
        if ask is None or action not in ask.options:
            raise Illegal(self.why_not(action, seat) or Denial(position.rule(), "not-now", {}))
        asked, frame, line = position.asked, position.stack[-1], len(self.lines)
        several = type(asked) is Form and len(asked.seats) > 1
        if self._owner != seat:
            self._trail, self._owner = [], seat
        if not several:
            self._trail.append(Mark(line, self._form_lines[:], kept))
        self._append(Line(self.numbers[seat], seat, text_of(action), self._audience(ask, seat)))
        self.numbers[seat] += 1
        if type(asked) is Form:
            self._form_lines.append(line)
        audience = position.audience(frame, asked.into, CHANCE) if type(asked) is Form and asked.then is None else 0
        position.revealed = 0
        position.answer(seat, action)
        self._note(line)
        still_open = position.asked is asked and type(asked) is Form
        if type(asked) is Form and not still_open:
            self._close_form(audience)
        if not last and not (still_open and position.ask_of(seat) is not None):
            raise BadInput("a batch ends with its form: give later choices on their own", "batch")
        if position.revealed or (several and not still_open) or self._secretly_asked():
            self._trail = []

    def _audience(self, ask: Ask, seat: Seat) -> int:
        position = self.position
        if type(position.asked) is Form:
            return 1 << seat
        audience = EVERYONE if ask.then is not None else position.audience(position.stack[-1], ask.into, seat)
        if ask.secret_to:
            audience &= (1 << self.setup.players) - 1 & ~ask.secret_to
        return audience

    def _close_form(self, audience: int) -> None:
        for index in self._form_lines:
            self.lines[index].audience |= audience
        self._form_lines = []

    def _secretly_asked(self) -> bool:
        asked = self.position.asked
        return type(asked) in (Ask, Form) and asked.secret_to != 0  # type: ignore[union-attr]

    def _drive(self) -> None:
        """Let chance answer from the stream until a seat is asked."""
        while type(self.position.asked) is Request and not self.by_hand:
            self._chance(chance.outcome(self.position.asked, self.key, self.draws))

    def _chance(self, answer: Action) -> None:
        position = self.position
        assert type(position.asked) is Request or type(position.asked) is Episode
        audience = position.audience(position.stack[-1], position.asked.into, CHANCE)
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

    # What happened

    @property
    def lines(self) -> list[Line]:
        """Every journal line so far, secrets included: for storage, not for a seat."""
        if self._lines is None:
            assert self._raw is not None
            self._lines = _decoded(self._raw.journal, list[Line])
        return self._lines

    @property
    def log(self) -> list[Logged]:
        if self._log is None:
            assert self._raw is not None
            self._log = _decoded(self._raw.log, list[Logged])
            for entry in self._log:
                entry.event = msgspec.convert(entry.event, Union[self.game.events])  # noqa: UP007
        return self._log

    @property
    def snapshots(self) -> dict[int, bytes]:
        if self._snapshots is None:
            assert self._raw is not None
            self._snapshots = _decoded(self._raw.snapshots, dict[int, bytes])
        return self._snapshots

    def events(self, since: int = 0, seat: Seat | None = None) -> list[Seen]:
        """What this seat (None: a spectator) noticed, from its event number `since` on."""
        seen: list[Seen] = []
        number = 0
        for entry in self.log:
            if _may_read(entry.audience, seat):
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
        """The journal lines this seat (None: a spectator) may read."""
        lines = self.lines if not self.over else [Line(x.n, x.who, x.text, EVERYONE, x.to) for x in self.lines]
        return [_for_reading(line) for line in lines if _may_read(line.audience, seat)]

    @property
    def commitment(self) -> str:
        """What the secret of the dice was committed to before play."""
        return chance.commitment(self.secret)

    # Taking back

    def may_undo(self, seat: Seat) -> bool:
        """Whether this seat may take something back without asking anybody."""
        if self.over:
            return False
        return bool(self.position.given_by(seat)) or (self._owner == seat and bool(self._trail))

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
        for line in reversed(effective(self.lines)):
            if line[1].who == seat and line[1].text != BACK:
                return line[0]
        raise Illegal(Denial("", "nothing-to-undo", {}))

    def _undo_to(self, seat: Seat, line: int, mark: Mark | None) -> None:
        self._append(Line(self.numbers[seat], seat, UNDO, EVERYONE, line))
        checked = self.position.checked
        position = mark.position.clone() if mark and mark.position else self._position_at(line)
        self.position = position
        position.checked = checked
        self._listen()
        if mark is not None:
            self._trail.remove(mark)
            self._form_lines = mark.form_lines[:]
            self.numbers[seat] += 1
        else:
            self._trail, self._owner = [], CHANCE
            self._form_lines = self._open_form_lines(line)
            self.numbers = [number + 1 for number in self.numbers]
        for entry in self.log:
            if entry.line >= line and entry.line < len(self.lines) - 1:
                entry.withdrawn = True
        self.log.append(Logged(Undone(seat), EVERYONE, "", len(self.lines) - 1))
        for index in [index for index in self.snapshots if index > line]:
            del self.snapshots[index]

    def _open_form_lines(self, line: int) -> list[int]:
        """The lines of the form that was open before `line`."""
        asked = self.position.asked
        if type(asked) is not Form:
            return []
        wanted = sum(len(self.position.given_by(seat)) for seat in asked.seats)
        mine = [index for index, _ in effective(self.lines[:line])]
        return mine[len(mine) - wanted :]

    def _position_at(self, line: int) -> Position[Any]:
        """The position before a journal line, from the nearest snapshot."""
        steps = effective(self.lines[:line])
        kept = [index for index, _ in steps]
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

    # Storage

    def save(self) -> bytes:
        """The whole match: state, journal, log and snapshots, with a digest against cuts and edits."""
        encode = codec.encode
        raw = msgspec.Raw
        saved = Save(
            codec.FORMAT,
            self.game.id,
            self.game.version,
            self.setup,
            raw(encode(self.position.state)),
            raw(encode(self._lines)) if self._lines is not None else self._raw.journal,  # type: ignore[union-attr]
            raw(encode(self._log)) if self._log is not None else self._raw.log,  # type: ignore[union-attr]
            raw(encode(self._snapshots)) if self._snapshots is not None else self._raw.snapshots,  # type: ignore[union-attr]
            self.numbers,
            self.draws,
            self.secret,
            self.nonces,
            [mark.line for mark in self._trail],
            self._owner,
            self._form_lines,
            self.by_hand,
        )
        return codec.sealed(encode(saved))

    @classmethod
    def load(cls, game: Game, saved: Save, where: str = "save") -> "Match":
        """A match from what `read_save` read."""
        if saved.setup.players not in game.players or len(saved.numbers) != saved.setup.players:
            raise BadInput(f"a save of {saved.setup.players} players does not fit game {game.id}", where)
        position: Position[Any] = Position(game.book, codec.decode_state(game, saved.state, saved.version, where))
        match = cls(game, saved.setup, position, saved.secret)
        match.nonces = saved.nonces
        match.key = chance.key_of(saved.secret, saved.nonces)
        match.draws = saved.draws
        match.numbers = saved.numbers
        match.by_hand = saved.by_hand
        match._raw = saved
        match._lines = match._log = match._snapshots = None
        match._trail = [Mark(line, []) for line in saved.trail] if saved.version == game.version else []
        match._owner = saved.owner
        match._form_lines = saved.form_lines
        if saved.version != game.version:
            match._snapshots = {}
        position.run()
        match._listen()
        return match

    def clone(self) -> "Match":
        """An independent copy of the whole match."""
        new = Match(self.game, self.setup, self.position.clone(), self.secret)
        new.nonces, new.key, new.draws, new.by_hand = self.nonces, self.key, self.draws, self.by_hand
        new.numbers = self.numbers[:]
        new._raw = self._raw
        new._lines = None if self._lines is None else [line.__copy__() for line in self._lines]
        new._log = None if self._log is None else [entry.__copy__() for entry in self._log]
        new._snapshots = None if self._snapshots is None else dict(self._snapshots)
        new._trail = [Mark(m.line, m.form_lines[:], m.position) for m in self._trail]
        new._owner, new._form_lines = self._owner, self._form_lines[:]
        new._listen()
        return new

    @classmethod
    def replay(cls, game: Game, journal: Journal, where: str = "journal", checked: bool = False) -> "Match":
        """Play a journal again, line by line; chance answers what the journal says it answered."""
        if journal.game != game.id:
            raise BadInput(f"this is a journal of {journal.game}, not of {game.id}", where)
        if journal.version != game.version:
            raise BadInput(f"written by version {journal.version} of {game.id}; this is {game.version}", where)
        known = {choice.name: choice.choices for choice in game.options}
        written = {name: str(value) for name, value in journal.setup.options}
        setup = game.setup(journal.setup.players, typed_options(written, known))
        secret = journal.secret or None
        match = cls.begin(game, setup, 0, secret, journal.nonces, checked, by_hand=True)
        for place, line in enumerate(journal.lines):
            match._replay_line(line, f"{where}, move {place + 1} ({line})")
        match.by_hand = False
        if journal.end and journal.end != codec.state_hash(match.position.state):
            raise BadInput("the state at the end is another than the journal says", where)
        return match

    def _replay_line(self, line: Line, where: str) -> None:
        try:
            if line.text == UNDO:
                self._replay_undo(line)
            elif line.text == BACK:
                self._check_seat(line.who)
                if not self.position.given_by(line.who):
                    raise BadInput("there is nothing to take back")
                self._take_back(line.who)
            else:
                self.take(line.text, line.who, line.n)
        except (BadInput, Illegal) as error:
            raise BadInput(str(error), where) from error

    def _replay_undo(self, line: Line) -> None:
        self._check_seat(line.who)
        mark = next((mark for mark in self._trail if mark.line == line.to and self._owner == line.who), None)
        if mark is None and line.to not in [index for index, _ in effective(self.lines)]:
            raise BadInput(f"nothing of this match stands at line {line.to}")
        self._undo_to(line.who, line.to, mark)

    # Inside

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
        )

    def _restore(self, before: "tuple[Any, ...]") -> None:
        self.position, lines, log, self.numbers, self.draws, self._trail, self._owner, self._form_lines = before
        del self.lines[lines:]
        del self.log[log:]
        for index in [index for index in self.snapshots if index >= lines]:
            del self.snapshots[index]
        self._listen()

    def __repr__(self) -> str:
        waits = "over" if self.over else f"waits for {', '.join(map(str, self.awaited))}"
        return f"<match of {self.game.id}, {waits}: {self.position.path() or 'end'}>"

    def __str__(self) -> str:
        table = self.game.draw(self.position.table) if self.game.draw else str(self.position.table)
        decision = self.decision
        asked = (
            f"{decision.seats} {decision.kind}: {' '.join(o.text for o in decision.options)}" if decision else "over"
        )
        return f"{self.position.path()}\n{table}\n{asked}"


def _decoded(raw: msgspec.Raw, hint: Any) -> Any:
    return codec.decoder_of(hint).decode(raw)


def _may_read(audience: int, seat: Seat | None) -> bool:
    return in_mask(audience, SPECTATOR if seat is None else seat)


def _for_reading(line: Line) -> str:
    return str(Line(line.n, line.who, line.text, line.audience))


def effective(lines: list[Line]) -> list[tuple[int, Line]]:
    """The lines that still stand, with their place: an undo strikes out what it went back over."""
    standing: list[tuple[int, Line]] = []
    for index, line in enumerate(lines):
        if line.text == UNDO:
            while standing and standing[-1][0] >= line.to:
                standing.pop()
        else:
            standing.append((index, line))
    return standing


def apply_line(game: Game, position: Position[Any], line: Line) -> None:
    """Carry out one standing journal line on a bare position."""
    if line.text == BACK:
        position.take_back(line.who)
        return
    action = read_action(line.text, game.verbs)
    if line.who in (CHANCE, MATCH):
        position.chance(action)
    else:
        position.answer(line.who, action)


def read_save(data: bytes, where: str = "save") -> Save:
    """The parts of a save file; which game it is decides who opens it."""
    payload = codec.opened(data, where)
    try:
        saved: Save = codec.decoder_of(Save).decode(payload)
    except msgspec.MsgspecError as error:
        raise BadInput(f"it does not read as a save: {error}", where) from error
    if saved.format != codec.FORMAT:
        raise BadInput(f"save format {saved.format}; only format {codec.FORMAT} can be read", where)
    return saved
