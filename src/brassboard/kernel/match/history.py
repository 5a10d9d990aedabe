"""The past of a match: its journal lines, its event log, its snapshots, and how far a seat may undo."""

from typing import Any

import msgspec
from msgspec import Struct

from .. import codec
from ..data import CHANCE, SPECTATOR, Copyable, Event, Seat, State
from ..game import Game, tag_of
from ..journal import BACK, UNDO, Line
from ..position import Position
from ..visibility import in_mask
from .saves import EMPTY_PARTS, Parts, Save, decode_part

SNAPSHOT_EVERY = 64
"""After so many journal lines the state is stored again, so that going back replays few lines."""


class LogEntry(Copyable):
    """An event in the log, with who may read it and the rule that caused it.

    `line` is the journal line during which it happened. An undo of that line marks the event as withdrawn.
    """

    event: Any
    audience: int
    rule: str
    line: int
    withdrawn: bool = False


class SeenEvent(Struct, frozen=True):
    """An event as one seat reads it. Its number counts only the events this seat may read."""

    number: int
    event: Event
    rule: str
    withdrawn: bool

    @property
    def key(self) -> str:
        """Return the tag of the event, which names its text."""
        return tag_of(type(self.event))


class UndoPoint(Struct):
    """A journal line that an undo can go back to. The position is known only while the match stays in memory."""

    line: int
    form_lines: list[int]
    position: Position[Any] | None = None


class History:
    """Everything a match remembers besides its position.

    Journal, log and snapshots of a loaded match stay encoded until they are read for the first time.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.undo_points: list[UndoPoint] = []
        """The lines that `undo_owner` may undo without asking anyone, oldest first."""
        self.undo_owner: Seat = CHANCE
        self.form_lines: list[int] = []
        """The journal lines that answered the form that is open now."""
        self.floor = 0
        """Lines before this one were written by an older version of the rules, so no undo goes back beyond it."""
        self.wall = 0
        """Lines before this one led to a match of a campaign, so no undo goes back beyond it, not even by consent."""
        self.touched_lines: set[int] = set()
        """Older lines that changed since they were last stored: closing a form lets more seats read its lines."""
        self.touched_events: set[int] = set()
        """Older log entries that changed since they were last stored: an undo withdraws events."""
        self._saved: Save | None = None
        self._lines: list[Line] | None = []
        self._log: list[LogEntry] | None = []
        self._snapshots: dict[int, bytes] | None = {}

    @classmethod
    def from_save(cls, game: Game, saved: Save) -> "History":
        """Return the history a save contains, its large parts still encoded."""
        history = cls(game)
        history.undo_points = [UndoPoint(line, []) for line in saved.trail]
        history.undo_owner = saved.owner
        history.form_lines = saved.form_lines
        history.floor = saved.floor
        history.wall = saved.wall
        history._saved = saved
        history._lines = history._log = history._snapshots = None
        return history

    @property
    def lines(self) -> list[Line]:
        """Every journal line so far, with its secrets."""
        if self._lines is None:
            assert self._saved is not None
            self._lines = decode_part(self._saved.journal, list[Line])
        return self._lines

    @property
    def log(self) -> list[LogEntry]:
        """Every event so far, with its audience."""
        if self._log is None:
            self.read_log(self.game.version, "save")
            assert self._log is not None
        return self._log

    @property
    def snapshots(self) -> dict[int, bytes]:
        """Encoded states, by the number of the journal line each of them precedes."""
        if self._snapshots is None:
            assert self._saved is not None
            self._snapshots = decode_part(self._saved.snapshots, dict[int, bytes])
        return self._snapshots

    def read_log(self, version: int, where: str) -> None:
        """Decode the log of the save, upgrading events from the version of the game that wrote them."""
        assert self._saved is not None
        self._log = decode_part(self._saved.log, list[LogEntry])
        for entry in self._log:
            entry.event = codec.upgrade_event(self.game, entry.event, version, where)

    def start_over(self, state: State, version: int, where: str) -> None:
        """Continue a match of an older version from here: its lines are not replayed by the rules of today."""
        self.read_log(version, where)
        self.undo_points, self.floor = [], len(self.lines)
        self._snapshots = {self.floor: codec.encode(state)}

    def parts(self) -> Parts:
        """Return the large parts encoded for a save. A part that was never read is passed on as it was loaded."""
        saved, raw = self._saved or EMPTY_PARTS, msgspec.Raw
        return Parts(
            saved.journal if self._lines is None else raw(codec.encode(self._lines)),
            saved.log if self._log is None else raw(codec.encode(self._log)),
            saved.snapshots if self._snapshots is None else raw(codec.encode(self._snapshots)),
        )

    def append(self, line: Line, state: State) -> None:
        """Add a journal line; now and then store the state before it as a snapshot."""
        lines = self.lines
        index = len(lines)
        if index % SNAPSHOT_EVERY == 0 and index and line.text not in (UNDO, BACK):
            self.snapshots[index] = codec.encode(state)
        lines.append(line)

    def record_events(self, position: Position[Any], line: int) -> None:
        """Move the events that the position emitted during a journal line into the log."""
        emitted = position.log
        if emitted:
            self.log.extend([LogEntry(event, audience, rule, line) for event, audience, rule in emitted])
            position.log = []

    def close_form(self, audience: int) -> None:
        """Let these seats read the answers to the open form, which is now complete."""
        for index in self.form_lines:
            self.lines[index].audience |= audience
        self.touched_lines.update(self.form_lines)
        self.form_lines = []

    def give_undo_to(self, seat: Seat) -> None:
        """Let this seat own the undo points. Answers that other seats gave before can no longer be undone freely."""
        if self.undo_owner != seat:
            self.undo_points, self.undo_owner = [], seat

    def can_undo(self, seat: Seat) -> bool:
        """Whether there is a line that this seat may undo without asking anyone."""
        return self.undo_owner == seat and bool(self.undo_points)

    def raise_wall(self) -> None:
        """Let no undo go back over what has happened so far."""
        self.undo_points, self.wall = [], len(self.lines)

    def withdraw_events(self, since: int) -> None:
        """Mark every event that happened during line `since` or later, the last line excepted, as withdrawn."""
        last = len(self.lines) - 1
        for place, entry in enumerate(self.log):
            if since <= entry.line < last and not entry.withdrawn:
                entry.withdrawn = True
                self.touched_events.add(place)

    def drop_snapshots(self, first: int) -> None:
        """Forget the snapshots before line `first` and later lines."""
        for index in [index for index in self.snapshots if index >= first]:
            del self.snapshots[index]

    def clone(self) -> "History":
        """Return an independent copy. Positions in undo points are shared, because nobody changes them."""
        new = History(self.game)
        new.undo_points = [UndoPoint(point.line, point.form_lines[:], point.position) for point in self.undo_points]
        new.undo_owner, new.form_lines = self.undo_owner, self.form_lines[:]
        new.floor, new.wall = self.floor, self.wall
        new._saved = self._saved
        new._lines = None if self._lines is None else [line.__copy__() for line in self._lines]
        new._log = None if self._log is None else [entry.__copy__() for entry in self._log]
        new._snapshots = None if self._snapshots is None else dict(self._snapshots)
        return new


def may_read(audience: int, seat: Seat | None) -> bool:
    """Whether a seat (None: a spectator) is in an audience."""
    return in_mask(audience, SPECTATOR if seat is None else seat)


def standing_lines(lines: list[Line]) -> list[tuple[int, Line]]:
    """Return the lines that no undo went back over, each with its index. Undo lines themselves are left out."""
    standing: list[tuple[int, Line]] = []
    for index, line in enumerate(lines):
        if line.text == UNDO:
            while standing and standing[-1][0] >= line.to:
                standing.pop()
        else:
            standing.append((index, line))
    return standing


def standing_choices(lines: list[Line]) -> list[tuple[int, Line]]:
    """Return the standing lines without the choices that were taken back inside a form."""
    standing: list[tuple[int, Line]] = []
    for index, line in standing_lines(lines):
        if line.text != BACK:
            standing.append((index, line))
        else:
            own = [place for place, (_, choice) in enumerate(standing) if choice.who == line.who]
            del standing[own[-1]]
    return standing
