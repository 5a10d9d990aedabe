"""Keeps a table in memory and its rows on disk the same: what is written after an action, and when to read it again."""

import asyncio
import logging
from typing import TYPE_CHECKING

from brassboard.campaign.handover import ledger_rules
from brassboard.installed_game import game
from brassboard.kernel import Game, Match, Seat
from brassboard.kernel.codec import encode

from .connection import NOTHING_SHOWN, RECONNECT
from .records import LEDGER_KIND, WAITING, Branch, Change, ChatLine, TableRecord
from .store import Store, WriteConflict, Written
from .wire import events_known

if TYPE_CHECKING:
    from .table_session import TableSession

LOG = logging.getLogger("brassboard.table")
Loaded = tuple[TableRecord, Match | None, list[ChatLine]]


class SavedProgress:
    """How much of a match is on disk or on its way there.

    `announced` is how many entries of the log all connections here were told about.
    """

    def __init__(self, match: Match | None) -> None:
        self.lines = len(match.lines) if match is not None else 0
        self.events = self.announced = len(match.log) if match is not None else 0
        self.branch = Branch()
        self.counts: dict[Seat | None, int] = {}
        """How many of the saved events each connected seat may read."""

    def count_known(self, match: Match, seat: Seat | None) -> int:
        """Return how many of the saved events this seat may read."""
        count = self.counts.get(seat)
        return events_known(match, seat, self.events) if count is None else count

    def next_change(
        self, match: Match, id: str, moved: float, connected: set[Seat | None], first: bool = False
    ) -> Change:
        """Return the rows that are new since the last call, and count them as saved from now on.

        Counts of events are kept only for the seats in `connected`: the others are not updated with every action.
        """
        lines, log, saved_lines, saved_events = match.lines, match.log, self.lines, self.events
        assert first or len(lines) > saved_lines  # The number of the new line decides which process moved first.
        self.counts = {seat: count for seat, count in self.counts.items() if seat in connected}
        change = Change(id, self.branch, len(lines), moved, match.head(), first=first)
        change.lines = [(n, encode(lines[n])) for n in range(saved_lines, len(lines))]
        if len(log) > saved_events:
            change.events = [(n, encode(log[n])) for n in range(saved_events, len(log))]
        if match.snapshots:
            change.snapshots = [(n, data) for n, data in match.snapshots.items() if n >= saved_lines]
        if match.touched_lines:
            change.touched_lines = [(n, encode(lines[n])) for n in sorted(match.touched_lines) if n < saved_lines]
            match.touched_lines.clear()
        if match.touched_events:
            change.touched_events = [(n, encode(log[n])) for n in sorted(match.touched_events) if n < saved_events]
            match.touched_events.clear()
        self.lines, self.events = len(lines), len(log)
        return change


class DiskSync:
    """Waits for the writes of one table session, and reads the table again when memory and disk may differ."""

    def __init__(self, session: "TableSession") -> None:
        self.session = session
        self._last: Written | None = None
        self._submits = 0
        self._reload: asyncio.Task[None] | None = None
        self._stale = False

    @property
    def is_reloading(self) -> bool:
        return self._reload is not None

    def track(self, written: Written) -> Written:
        """Remember the newest write, so that `settle` can wait for it."""
        self._submits += 1
        self._last = written
        return written

    async def confirm(self, written: Written) -> bool:
        """Wait until a write is on disk. Return False if another process wrote first.

        After a conflict or a failure the table is read again, because what is on disk counts.
        """
        self.session.busy += 1
        try:
            await self.track(written)
            return True
        except WriteConflict:
            await self.roll_back()
            return False
        except Exception:
            await self.roll_back()
            raise
        finally:
            self.session.busy -= 1

    async def settle(self) -> None:
        """Wait until memory and disk hold the same."""
        while True:
            pending: Written | None = self._reload if self._reload is not None else self._last
            if pending is None or (pending is self._last and pending.done()):
                return
            await asyncio.wait([pending])

    def roll_back(self) -> "asyncio.Task[None]":
        """Reload after a write that failed. No client counts as having seen the view that was meant for it."""
        for connection in self.session.members.connections:
            connection.shown = NOTHING_SHOWN
        return self.reload()

    def reload(self) -> "asyncio.Task[None]":
        """Read the table again and update every connection: another process moved, or a write failed."""
        self._stale = True
        if self._reload is None:
            self._reload = asyncio.get_running_loop().create_task(self._read_again())
        return self._reload

    async def _read_again(self) -> None:
        session = self.session
        session.busy += 1
        try:
            while self._stale:
                if self._last is not None and not self._last.done():
                    await asyncio.wait([self._last])
                self._stale, submits = False, self._submits
                loaded = await asyncio.to_thread(load_table, session.store, session.record.id)
                self._stale = self._stale or submits != self._submits  # A write was submitted while we were reading.
            if loaded is None:
                raise LookupError("the table is gone")
            session.replace_state(loaded)
        except Exception:
            LOG.exception("a table cannot be read", extra={"table": session.record.id})
            session.broken = True
            for connection in session.members.connections:
                connection.close(RECONNECT)
        finally:
            session.busy -= 1
            self._reload = None


def rules_for(record: TableRecord) -> Game:
    """Return the rules that are played at a table: those of its game, or for a ledger those of the campaign."""
    rules = game(record.game).rules
    return ledger_rules(rules) if record.kind == LEDGER_KIND else rules


def load_table(store: Store, id: str) -> Loaded | None:
    """Read a table from disk. Call it in a thread, because it blocks."""
    found = store.load(id)
    if found is None:
        return None
    record, rows, chat = found
    if rows is None or record.status == WAITING:
        return record, None, chat
    record.moved = max(record.moved, rows.moved)
    match = Match.from_rows(rules_for(record), rows.head, rows.lines, rows.events, rows.snapshots)
    return record, match, chat
