"""A match: one play of a game, and the one object through which everything else meets the game."""

from collections.abc import Sequence
from typing import Any

import msgspec

from .. import chance, codec
from ..data import CHANCE, MATCH, SPECTATOR, Action, Seat
from ..decision import Decision, Option, ViewBuilder, waiting_of
from ..errors import BadInput, Denial
from ..game import Game, Result, Setup
from ..journal import Journal, Line
from ..lens import Lens
from ..position import Position
from . import answers, questions, replay, saves, undo, views
from .campaign_answers import gather_denial
from .history import History, LogEntry, SeenEvent
from .past_positions import position_before

MAX_BATCH = 200
AnyChoice = str | Action | Option


class Match:
    """One play of a game.

    Begin it, ask what it wants to know (`decision`), answer (`take`), until it is `over`. Everything a seat may read
    is asked for by seat; only storage reads `lines`, `log`, `journal` and `save`, which contain every secret.
    """

    # Begin

    def __init__(self, game: Game, setup: Setup, position: Position[Any], secret: bytes) -> None:
        self.game = game
        self.setup = setup
        self.position = position
        """The table, the rules in progress and the open question."""
        self.secret = secret
        """With the nonces of the seats it determines everything that chance does."""
        self.nonces: tuple[bytes, ...] = ()
        self.key = chance.key_of(secret, ())
        self.draws = 0
        """How often chance has answered."""
        self.by_hand = False
        """Whether a person types in what chance does."""
        self.numbers = [1] * setup.players
        """The number of the next decision of each seat."""
        self.history = History(game)

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
        """Return a new match, played up to its first decision.

        Chance follows from `seed`, or from `secret` and `nonces`. With `by_hand`, a person types in what chance does:
        `take("dice:5,2,6")`. With `checked`, mistakes in the rules raise an error where they happen.
        """
        position: Position[Any] = Position(game.book, game.state(setup))
        match = cls(game, setup, position, chance.seeded_secret(seed) if secret is None else secret)
        match._set_nonces(nonces)
        match.by_hand = by_hand
        position.checked = checked
        position.log = []
        position.run()
        match.history.record_events(position, 0)
        answers.let_chance_answer(match)
        return match

    def _set_nonces(self, nonces: Sequence[bytes]) -> None:
        self.nonces = tuple(nonces)
        self.key = chance.key_of(self.secret, self.nonces)

    # What is asked, and what each seat may see

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.position.asked is None

    @property
    def result(self) -> Result | None:
        """The scores and winners, once the match is over."""
        return self.game.result(self.position.table) if self.over else None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that must answer before the match continues; CHANCE if chance must."""
        return self.position.awaited()

    @property
    def decision(self) -> Decision | None:
        """What is asked now; if several seats are asked, the question to the first. None when the match is over."""
        for seat in self.awaited:
            return self.decision_of(seat)
        return None

    def decision_of(self, seat: Seat) -> Decision | None:
        """Return what this seat is asked now, with its options; None if it is not asked anything."""
        return questions.decision_of(self, seat)

    def why_not(self, choice: AnyChoice, seat: Seat) -> Denial | None:
        """Return why this seat may not choose this now: the rule and its reason. None if it may."""
        self.check_seat(seat)
        return questions.why_not(self, questions.read_choice(self, choice), seat)

    def why_not_gather(self, answer: str | Action) -> Denial | None:
        """Return why a campaign refuses that a seat joins, leaves or plays the next match; None if it may."""
        return gather_denial(self.game, self.position, questions.read_choice(self, answer))

    def lens(self, seat: Seat) -> Lens:
        """Return the match as this seat may know it, on which its bot can run the rules."""
        self.check_seat(seat)
        return self.game.lens(self.position, seat)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """Return everything this seat (None: a spectator) may know, its decision included, as plain data."""
        view = self.view_without_decision(seat)
        decision = self.decision_of(seat) if seat is not None else None
        view["decision"] = decision.plain() if decision else None
        plain: dict[str, Any] = msgspec.to_builtins(view)
        return plain

    def view_without_decision(self, seat: Seat | None, builder: ViewBuilder | None = None) -> dict[str, Any]:
        """Return the view of a seat without its decision, holding Structs. Encode it before the match continues.

        To show the same moment to several seats, pass the same `view_builder()` each time: it is faster.
        """
        if seat is not None:
            self.check_seat(seat)
        return views.view_without_decision(self, seat, builder or self.view_builder())

    def view_builder(self) -> ViewBuilder:
        """Return what makes the views of all seats at this moment."""
        return ViewBuilder(self.game, self.position)

    def waiting(self, seat: Seat | None) -> dict[str, Any]:
        """Return who is waited for, as far as this seat (None: a spectator) may know."""
        return waiting_of(self.position, SPECTATOR if seat is None else seat)

    def check_seat(self, seat: Any) -> None:
        """Refuse anything that is not a seat of this match."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setup.players:
            raise BadInput(f"there is no seat {seat!r}; seats are 0 to {self.setup.players - 1}")

    # Answer

    def take(
        self, choice: AnyChoice | Sequence[AnyChoice], seat: Seat | None = None, number: int | None = None
    ) -> None:
        """Answer for a seat; without a seat, for the only one that is asked.

        A list is one batch of small choices inside one form: all of them are taken, or none. `number` is the number
        of the decision that is answered; if the match has moved on since, the answer is refused.
        """
        batch = list(choice) if isinstance(choice, list | tuple) else [choice]
        if not 0 < len(batch) <= MAX_BATCH:
            raise BadInput(f"a batch holds 1 to {MAX_BATCH} choices, not {len(batch)}")
        first = batch[0]
        who = answers.answering_seat(self, first.seat if seat is None and isinstance(first, Option) else seat)
        actions = [questions.read_choice(self, small_choice) for small_choice in batch]
        answers.check_number(self, who, number)
        if who in (CHANCE, MATCH):
            answers.take_outcome(self, actions)
        else:
            answers.take_actions(self, who, actions)

    # Undo

    def may_undo(self, seat: Seat) -> bool:
        """Whether this seat may undo something without asking anyone."""
        self.check_seat(seat)
        if self.over:
            return False
        return bool(self.position.given_by(seat)) or self.history.can_undo(seat)

    def undo(self, seat: Seat | None = None, consent: Sequence[Seat] = ()) -> None:
        """Undo this seat's last choice.

        A seat undoes freely until something was revealed or another seat answered; beyond that every other seat must
        be in `consent`.
        """
        undo.undo(self, seat, consent)

    # Events and journal

    def events(self, since: int = 0, seat: Seat | None = None) -> list[SeenEvent]:
        """Return what happened as far as this seat (None: a spectator) may know, from its event number `since` on."""
        if seat is not None:
            self.check_seat(seat)
        return views.events_for(self, seat, since)

    def journal_of(self, seat: Seat | None) -> list[str]:
        """Return the journal lines this seat (None: a spectator) may read; all of them once the match is over."""
        if seat is not None:
            self.check_seat(seat)
        return views.journal_lines_for(self, seat)

    @property
    def journal(self) -> Journal:
        """The whole journal with its secret: for storage and for after the end, never for a seat during play."""
        end = codec.state_hash(self.position.state)
        return Journal(self.game.id, self.game.version, self.setup, self.lines, self.secret, self.nonces, end)

    @property
    def commitment(self) -> str:
        """The fingerprint of the secret, published before play, so that everyone can verify the dice afterwards."""
        return chance.commitment(self.secret)

    @property
    def lines(self) -> list[Line]:
        """Every journal line so far, secrets included: for storage, not for a seat."""
        return self.history.lines

    @property
    def log(self) -> list[LogEntry]:
        """Every event so far, secrets included: for storage, not for a seat."""
        return self.history.log

    @property
    def snapshots(self) -> dict[int, bytes]:
        """Encoded states of the past, by the journal line each of them precedes: for storage."""
        return self.history.snapshots

    @property
    def touched_lines(self) -> set[int]:
        """Older journal lines that changed since storage cleared this set."""
        return self.history.touched_lines

    @property
    def touched_events(self) -> set[int]:
        """Older log entries that changed since storage cleared this set."""
        return self.history.touched_events

    # Save, load and clone

    def save(self) -> bytes:
        """Return the whole match as a save file: state, journal, log and snapshots, with a digest against damage."""
        return codec.seal(codec.encode(saves.save_of(self, self.history.parts())))

    def head(self) -> bytes:
        """Return a save without journal, log and snapshots: the part that storage replaces with every move."""
        return codec.encode(saves.save_of(self, saves.EMPTY_PARTS))

    @classmethod
    def load(cls, game: Game, saved: saves.Save, where: str = "save") -> "Match":
        """Return the match of a save that `read_save` has read. `where` names its source in errors.

        A match that an older version of the game saved is upgraded and continues from here.
        """
        saves.check_fits(saved, game, where)
        position: Position[Any] = Position(game.book, codec.decode_state(game, saved.state, saved.version, where))
        match = cls(game, saved.setup, position, saved.secret)
        match._set_nonces(saved.nonces)
        match.draws = saved.draws
        match.numbers = saved.numbers
        match.by_hand = saved.by_hand
        match.history = History.from_save(game, saved)
        if saved.version != game.version:
            match.history.start_over(position.state, saved.version, where)
        try:
            position.run()
        except Exception as error:
            raise BadInput(f"the state does not hold together: {error!r}", where) from error
        position.log = []
        answers.wall_off_match(match)
        return match

    @classmethod
    def from_rows(
        cls, game: Game, head: bytes, lines: Sequence[bytes], events: Sequence[bytes], snapshots: dict[int, bytes]
    ) -> "Match":
        """Return the match whose head and rows a database has kept."""
        return cls.load(game, saves.save_from_rows(head, lines, events, snapshots), "storage")

    def clone(self) -> "Match":
        """Return an independent copy of the whole match."""
        new = Match(self.game, self.setup, self.position.clone(), self.secret)
        new.nonces, new.key, new.draws, new.by_hand = self.nonces, self.key, self.draws, self.by_hand
        new.numbers = self.numbers[:]
        new.history = self.history.clone()
        new.position.log = []
        return new

    # Replay

    @classmethod
    def replay(cls, game: Game, journal: Journal, where: str = "journal", checked: bool = False) -> "Match":
        """Return the match that a journal describes, played line by line; chance answers as the journal says."""
        setup = replay.setup_of(game, journal, where)
        match = cls.begin(game, setup, 0, journal.secret or None, journal.nonces, checked, by_hand=True)
        for place, line in enumerate(journal.lines):
            match.replay_line(line, f"{where}, move {place + 1} ({line})")
        match.by_hand = False
        if journal.end and journal.end != codec.state_hash(match.position.state):
            raise BadInput("the state at the end is another than the journal says", where)
        return match

    def replay_line(self, line: Line, where: str) -> None:
        """Carry out one journal line on this match, whose chance is answered by hand. `where` is for errors."""
        replay.replay_line(self, line, where)

    def at(self, line: int) -> "Match":
        """Return the match as it was before a journal line. It is only for looking: it has no history."""
        earlier = Match(self.game, self.setup, position_before(self, line), self.secret)
        earlier.position.log = []
        return earlier

    def branch(self, line: int, secret: bytes) -> "Match":
        """Return a new match that continues from before a journal line, with dice of its own."""
        new = Match.begin(self.game, self.setup, secret=secret, by_hand=True)
        replay.replay_until(new, self.lines[:line])
        new.by_hand = False
        answers.let_chance_answer(new)
        return new

    def __repr__(self) -> str:
        waits = "over" if self.over else f"waits for {', '.join(map(str, self.awaited))}"
        return f"<match of {self.game.id}, {waits}: {self.position.path() or 'end'}>"

    def __str__(self) -> str:
        return views.text_of_match(self)
