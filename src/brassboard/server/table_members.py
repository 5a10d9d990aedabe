"""Who is at a table in memory: presence, telling, and keeping what is in memory and what is on disk the same.

All methods run on one event loop. Nobody is told anything before it is on disk; who greets the table meanwhile waits.
"""

import asyncio
import logging
import time

import msgspec

from brassboard.installed_game import Box, game
from brassboard.kernel import Match, Seat

from .autoplay import Autoplay
from .bot_pool import BotPool
from .connection import AGAIN, ELSEWHERE, NOT_YOURS, NOTHING, Connection, Refused
from .persistence import Kept
from .records import OVER, PERSON, WAITING, Chair, ChatLine, TableRecord
from .side_writes import put_table
from .store import Done, Lost, Store, Write
from .wire import (
    Plain,
    encoded,
    events_known,
    events_plain,
    reveal_plain,
    seats_of,
    table_plain,
    view_plain,
    withdrawn_of,
)

LOG = logging.getLogger("brassboard.table")
PASS_DELAY = 0.1
KICK_AFTER = 10 * 60.0
Loaded = tuple[TableRecord, Match | None, list[ChatLine]]


class Room:
    """A table with everybody at it; what happens there is a matter of `LiveTable`."""

    async def publish(self) -> bool:
        raise NotImplementedError

    kick_after = KICK_AFTER
    """How long a seat must keep the table waiting before it can be voted out."""

    def __init__(self, loaded: Loaded, box: Box, store: Store, pool: BotPool, pass_delay: float = PASS_DELAY) -> None:
        self.record, self.match, self.chat = loaded
        self.box = box
        self.store = store
        self.pool = pool
        self.connections: list[Connection] = []
        self.away: dict[Seat, float] = away_of(self.record)
        self.busy = 0
        self.broken = False
        self.autoplay = Autoplay(self, pass_delay)
        self._kept = Kept(self.match)
        self._last_chat = self.chat[-1].n if self.chat else 0
        self._nudged = 0.0
        self._last: Done | None = None
        self._submits = 0
        self._reload: asyncio.Task[None] | None = None
        self._stale = False

    # Who is who

    def seats_of(self, person: str) -> list[Seat]:
        return seats_of(self.record, person)

    def may_see_all(self, person: str) -> bool:
        """Full saves and play-on: after the end, or for who holds every seat that people hold."""
        people = {chair.person for chair in self.record.seats if chair.kind == PERSON}
        return self.record.status == OVER or people == {person}

    def online(self, seat: Seat) -> bool:
        return any([connection.seat == seat for connection in self.connections])

    def chair(self, seat: Seat, person: str) -> Chair:
        seats = self.record.seats
        chair = seats[seat] if 0 <= seat < len(seats) else None
        if chair is None or chair.kind != PERSON or chair.person != person:
            raise Refused("not-your-seat", f"seat {seat} is not yours", 403)
        return chair

    def plain(self, person: str) -> Plain:
        online = frozenset([c.seat for c in self.connections if c.seat is not None])
        return {**table_plain(self.record, self.match, person, online, self.away), "kick_after": self.kick_after}

    # Coming and going

    def join(self, connection: Connection) -> None:
        """One socket a seat: an older one learns that the seat is open elsewhere."""
        if connection.seat is not None:
            self.away.pop(connection.seat, None)
            for other in [other for other in self.connections if other.seat == connection.seat]:
                self.connections.remove(other)
                other.close(ELSEWHERE)
        self.connections.append(connection)
        self.tell_table()

    def part(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.seat is not None and not self.online(connection.seat):
                self.away[connection.seat] = time.time()
            self.tell_table()

    async def greet(self, connection: Connection, events: int, chat: int) -> None:
        """Exactly what this client has not seen, and how things stand now, as far as it is on disk."""
        await self.settled()
        connection.greeted = True
        message: Plain = {"t": "state", "table": self.plain(connection.person)}
        message["chat"] = [line for line in self.chat if line.n > chat]
        if self.match is not None:
            view = encoded(view_plain(self.match, connection.seat))
            message["view"], connection.shown = msgspec.Raw(view), hash(view)
            message["events"] = events_plain(self.match, connection.seat, events)
            message["withdrawn"] = withdrawn_of(self.match, connection.seat)
            if self.match.over:
                message["reveal"] = reveal_plain(self.match)
        connection.send(message)
        if self.record.undo_by >= 0:
            connection.send({"t": "undo_asked", "seat": self.record.undo_by})

    def tell_table(self) -> None:
        """Seats, presence or votes have changed; who lost a seat is sent away from it."""
        self._send_away()
        for connection in self.connections:
            if connection.greeted:
                connection.send({"t": "table", "table": self.plain(connection.person)})

    def _send_away(self) -> None:
        for connection in self.connections[:]:
            if connection.seat is not None and connection.seat not in self.seats_of(connection.person):
                self.connections.remove(connection)
                connection.close(NOT_YOURS)

    def _tell(self, message: Plain) -> None:
        data = encoded(message)
        for connection in self.connections:
            if connection.greeted:
                connection.push(data)

    # Keeping

    def _notice(self, what: str) -> str:
        return f"{self.record.id}:{what}"

    def _submit(self, done: Done) -> Done:
        self._submits += 1
        self._last = done
        return done

    async def keep_table(self) -> None:
        """Write the changed record down. Refused if another process has changed it before."""
        write: Write = put_table(self.record)
        if not await self._written(self._submit(self.store.run(write, self._notice("table")))):
            raise Refused("lost", "someone else changed the table; please look again")

    async def _written(self, done: Done) -> bool:
        """Wait for the disk. False if somebody else was first; then, and after a failure, the disk is right."""
        self.busy += 1
        try:
            await done
            return True
        except Lost:
            await self._renew_all()
            return False
        except Exception:
            await self._renew_all()
            raise
        finally:
            self.busy -= 1

    async def settled(self) -> None:
        """Until what is in memory is what is on disk."""
        while True:
            waits: Done | None = self._reload if self._reload is not None else self._last
            if waits is None or (waits is self._last and waits.done()):
                return
            await asyncio.wait([waits])

    def _renew_all(self) -> "asyncio.Task[None]":
        """What was meant for them did not come true, so nobody is taken to have seen anything."""
        for connection in self.connections:
            connection.shown = NOTHING
        return self.renew()

    def renew(self) -> "asyncio.Task[None]":
        """Another process moved, or a write failed: read everything again and tell everybody here."""
        self._stale = True
        if self._reload is None:
            self._reload = asyncio.get_running_loop().create_task(self._read_again())
        return self._reload

    async def _read_again(self) -> None:
        self.busy += 1
        try:
            while self._stale:
                if self._last is not None and not self._last.done():
                    await asyncio.wait([self._last])
                self._stale, submits = False, self._submits
                loaded = await asyncio.to_thread(load_table, self.store, self.record.id)
                self._stale = self._stale or submits != self._submits  # something happened here meanwhile
            self._replace(loaded)
        except Exception:
            LOG.exception("a table cannot be read", extra={"table": self.record.id})
            self.broken = True
            for connection in self.connections:
                connection.close(AGAIN)
        finally:
            self.busy -= 1
            self._reload = None

    def _replace(self, loaded: Loaded | None) -> None:
        """Go on with what is on disk, and tell whoever can notice a difference: a message that says nothing new would
        say that somebody has chosen in secret."""
        if loaded is None:
            raise LookupError("the table is gone")
        told, asked, said = self._kept.told, self.record.undo_by, self.chat[-1].n if self.chat else 0
        here = [connection for connection in self.connections if connection.greeted]
        before = [self._seen(connection) for connection in here]
        self.record, match, self.chat = loaded
        self.match, self._kept = match, Kept(match)
        self._last_chat = self.chat[-1].n if self.chat else 0
        for connection, seen in zip(here, before, strict=True):
            seat, shown = connection.seat, connection.shown
            message: Plain = {"t": "state", "table": self.plain(connection.person)}
            message["chat"] = [line for line in self.chat if line.n > said]
            news = bool(message["chat"])
            if match is not None:
                view = encoded(view_plain(match, seat))
                message["view"], connection.shown = msgspec.Raw(view), hash(view)
                message["events"] = events_plain(match, seat, events_known(match, seat, told))
                message["withdrawn"] = withdrawn_of(match, seat)
                news = news or bool(message["events"])
                if match.over:
                    message["reveal"] = reveal_plain(match)
            if news or connection.shown != shown or self._seen(connection) != seen:
                connection.send(message)
        if self.record.undo_by != asked and self.record.undo_by >= 0:
            self._tell({"t": "undo_asked", "seat": self.record.undo_by})
        elif self.record.undo_by != asked:
            self._tell({"t": "undo_answered", "granted": False})
        self._send_away()
        self.autoplay.wake()

    def _seen(self, connection: Connection) -> bytes:
        """The table, and what was taken back, as somebody here may know it."""
        withdrawn = withdrawn_of(self.match, connection.seat) if self.match is not None else []
        return encoded([self.plain(connection.person), withdrawn])

    @property
    def idle(self) -> bool:
        return not self.connections and not self.busy and not self.autoplay.busy


def away_of(record: TableRecord) -> dict[Seat, float]:
    """For a table that comes from disk: nobody has been here since it last moved."""
    return {seat: record.moved for seat, chair in enumerate(record.seats) if chair.kind == PERSON}


def load_table(store: Store, id: str) -> Loaded | None:
    """A table from disk (in a thread: it reads)."""
    found = store.load(id)
    if found is None:
        return None
    record, rows, chat = found
    if rows is None or record.status == WAITING:
        return record, None, chat
    record.moved = max(record.moved, rows.moved)
    match = Match.from_rows(game(record.game).rules, rows.head, rows.lines, rows.events, rows.snapshots)
    return record, match, chat
