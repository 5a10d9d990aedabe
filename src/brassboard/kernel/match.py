"""A match: the one object everything meets the game through. Position, journal, log, undo, chance, save."""

from collections.abc import Sequence
from typing import Any

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
from .decision import Decision, Option, view_of, waiting_of
from .errors import BadInput, Denial, Illegal
from .game import Game, Result, Setup
from .journal import BACK, UNDO, Journal, Line, typed_options
from .layout import in_mask
from .legality import denial_of
from .lens import Lens, known_depth
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
    floor: int = 0


class Parts(Struct, frozen=True):
    """The large parts of a save of nothing: storage keeps them row by row instead."""

    journal: msgspec.Raw = msgspec.Raw(b"\x90")
    log: msgspec.Raw = msgspec.Raw(b"\x90")
    snapshots: msgspec.Raw = msgspec.Raw(b"\x80")


NOTHING = Parts()


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
        self.touched_lines: set[int] = set()
        self.touched_events: set[int] = set()
        """What changed since storage last looked: a form's lines become readable, an undo withdraws events."""
        self._floor = 0
        """Lines before this one were written by older rules: nothing goes back beyond it."""

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
        self._check_seat(seat)
        return self.game.lens(self.position, seat)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """Plain data for the wire: what this seat (None: a spectator) may know."""
        view = self.sight(seat)
        decision = self.decision_of(seat) if seat is not None else None
        view["decision"] = decision.plain() if decision else None
        plain: dict[str, Any] = msgspec.to_builtins(view)
        return plain

    def sight(self, seat: Seat | None) -> dict[str, Any]:
        """The view without the question, not yet turned into plain data: a server encodes it straight away."""
        self._check_reader(seat)
        view = view_of(self.game, self.position, seat)
        view["number"] = self.numbers[seat] if seat is not None else 0
        view["undo"] = seat is not None and self.may_undo(seat)
        view["result"] = self.result
        return view

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

    def _check_reader(self, seat: Any) -> None:
        if seat is not None:
            self._check_seat(seat)

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
                entry.event = codec.upgraded_event(self.game, entry.event, self.game.version, "save")
        return self._log

    @property
    def snapshots(self) -> dict[int, bytes]:
        if self._snapshots is None:
            assert self._raw is not None
            self._snapshots = _decoded(self._raw.snapshots, dict[int, bytes])
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
            return [_for_reading(line, line.n) for line in self.lines]
        read: list[str] = []
        counts: dict[Seat, int] = {}
        for line in self.lines:
            if may_read(line.audience, seat):
                count = counts.get(line.who, 0 if line.who < 0 else 1)
                counts[line.who] = count + 1
                read.append(_for_reading(line, line.n if line.who == seat else count))
        return read

    @property
    def commitment(self) -> str:
        """What the secret of the dice was committed to before play."""
        return chance.commitment(self.secret)

    # Taking back

    def may_undo(self, seat: Seat) -> bool:
        """Whether this seat may take something back without asking anybody."""
        self._check_seat(seat)
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

    # Storage

    def save(self) -> bytes:
        """The whole match: state, journal, log and snapshots, with a digest against cuts and edits."""
        raw, kept = msgspec.Raw, self._raw or NOTHING
        journal = kept.journal if self._lines is None else raw(codec.encode(self._lines))
        log = kept.log if self._log is None else raw(codec.encode(self._log))
        snapshots = kept.snapshots if self._snapshots is None else raw(codec.encode(self._snapshots))
        return codec.sealed(codec.encode(self._saved(journal, log, snapshots)))

    def head(self) -> bytes:
        """A save without journal, log and snapshots: what storage replaces with every move."""
        return codec.encode(self._saved(NOTHING.journal, NOTHING.log, NOTHING.snapshots))

    def _saved(self, journal: msgspec.Raw, log: msgspec.Raw, snapshots: msgspec.Raw) -> Save:
        return Save(
            codec.FORMAT,
            self.game.id,
            self.game.version,
            self.setup,
            msgspec.Raw(codec.encode(self.position.state)),
            journal,
            log,
            snapshots,
            self.numbers,
            self.draws,
            self.secret,
            self.nonces,
            [mark.line for mark in self._trail],
            self._owner,
            self._form_lines,
            self.by_hand,
            self._floor,
        )

    @classmethod
    def from_rows(
        cls, game: Game, head: bytes, lines: Sequence[bytes], events: Sequence[bytes], snapshots: dict[int, bytes]
    ) -> "Match":
        """A match from its head and its rows in storage."""
        saved: Save = codec.decoder_of(Save).decode(head)
        saved.journal, saved.log = msgspec.Raw(codec.joined(lines)), msgspec.Raw(codec.joined(events))
        saved.snapshots = msgspec.Raw(codec.encode(snapshots))
        return cls.load(game, saved, "storage")

    def at(self, line: int) -> "Match":
        """The match as it was before a journal line, to look at: it has no past and nobody plays on in it."""
        then = Match(self.game, self.setup, self._position_at(line), self.secret)
        then._listen()
        return then

    def branch(self, line: int, secret: bytes) -> "Match":
        """Play on from before a journal line, in a match of its own with dice of its own."""
        new = Match.begin(self.game, self.setup, secret=secret, by_hand=True)
        for _, kept in effective(self.lines[:line]):
            if kept.text == BACK:
                new._take_back(kept.who)
            else:
                new.take(kept.text, kept.who)
        new.by_hand = False
        new._drive()
        return new

    @classmethod
    def load(cls, game: Game, saved: Save, where: str = "save") -> "Match":
        """A match from what `read_save` read."""
        if saved.game != game.id:
            raise BadInput(f"this is a match of {saved.game}, not of {game.id}", where)
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
        match._trail = [Mark(line, []) for line in saved.trail]
        match._owner = saved.owner
        match._form_lines = saved.form_lines
        match._floor = saved.floor
        if saved.version != game.version:
            match._carry_over(saved.version, where)
        try:
            position.run()
        except Exception as error:
            raise BadInput(f"the state does not hold together: {error!r}", where) from error
        match._listen()
        return match

    def _carry_over(self, version: int, where: str) -> None:
        """A match of an older version goes on from here: what was done by older rules is not replayed by these."""
        assert self._raw is not None
        self._log = _decoded(self._raw.log, list[Logged])
        for entry in self._log:
            entry.event = codec.upgraded_event(self.game, entry.event, version, where)
        self._trail, self._floor = [], len(self.lines)
        self._snapshots = {self._floor: codec.encode(self.position.state)}

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
        new._owner, new._form_lines, new._floor = self._owner, self._form_lines[:], self._floor
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
            if line.text in (UNDO, BACK):
                self._check_seat(line.who)
                if line.n != self.numbers[line.who]:
                    raise Illegal(Denial("", "stale", {"given": line.n, "number": self.numbers[line.who]}))
            if line.text == UNDO:
                self._replay_undo(line)
            elif line.text == BACK:
                if not self.position.given_by(line.who):
                    raise BadInput("there is nothing to take back")
                self._take_back(line.who)
            else:
                self.take(line.text, line.who, line.n)
        except (BadInput, Illegal) as error:
            raise BadInput(str(error), where) from error

    def _replay_undo(self, line: Line) -> None:
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
    try:
        return codec.decoder_of(hint).decode(raw)
    except codec.UNREADABLE as error:
        raise BadInput(f"a part of the save does not read: {error}", "save") from error


def may_read(audience: int, seat: Seat | None) -> bool:
    """Whether a seat (None: a spectator) is among those something is for."""
    return in_mask(audience, SPECTATOR if seat is None else seat)


def _for_reading(line: Line, number: int) -> str:
    return str(Line(number, line.who, line.text, line.audience))


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


def standing_choices(lines: list[Line]) -> list[tuple[int, Line]]:
    """The lines that still stand and were not taken back inside their form either."""
    standing: list[tuple[int, Line]] = []
    for index, line in effective(lines):
        if line.text != BACK:
            standing.append((index, line))
        else:
            own = [place for place, (_, choice) in enumerate(standing) if choice.who == line.who]
            del standing[own[-1]]
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
    except codec.UNREADABLE as error:
        raise BadInput(f"it does not read as a save: {error}", where) from error
    if saved.format != codec.FORMAT:
        raise BadInput(f"save format {saved.format}; only format {codec.FORMAT} can be read", where)
    return saved
