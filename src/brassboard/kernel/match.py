"""A match: the one object everything meets the game through.

What it says is in `asking`, how it goes on in `answering`, how it goes back in `undoing`; here is how it begins, rests
on disk and comes back.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from . import chance, codec
from .errors import BadInput, Denial, Illegal
from .game import Game, Setup
from .journal import BACK, UNDO, Journal, Line, typed_options, written
from .record import NOTHING, Logged, Mark, Save, decoded, effective
from .scene import Position
from .undoing import Undoing


class Match(Undoing):
    """One play of a game. All that comes in goes through `take` and `undo`; all that goes out is for one seat."""

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
        self._log = decoded(self._raw.log, list[Logged])
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
        chosen = {name: written(value) for name, value in journal.setup.options}
        setup = game.setup(journal.setup.players, typed_options(chosen, known))
        secret = journal.secret or None
        match = cls.begin(game, setup, 0, secret, journal.nonces, checked, by_hand=True)
        for place, line in enumerate(journal.lines):
            match.replay_line(line, f"{where}, move {place + 1} ({line})")
        match.by_hand = False
        if journal.end and journal.end != codec.state_hash(match.position.state):
            raise BadInput("the state at the end is another than the journal says", where)
        return match

    def replay_line(self, line: Line, where: str) -> None:
        """Carry out one line of a journal on this match, whose chance is answered by hand."""
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
