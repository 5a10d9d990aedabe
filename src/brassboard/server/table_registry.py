"""The hall: every table that somebody looks at is in memory; the others rest on disk."""

import asyncio
import logging
import secrets
import time
from typing import Any

from brassboard.bots import BOTS
from brassboard.installed_game import Box, game
from brassboard.kernel import BadInput, Match

from .autoplay import bot_asked
from .bot_pool import BotPool
from .connection import Refused
from .records import BOT, OPEN, OVER, PERSON, WAITING, Chair, Person, TableRecord
from .side_writes import put_table
from .store import Store
from .table_members import KICK_AFTER, PASS_DELAY, Loaded, away_of, load_table
from .table_session import LiveTable
from .wire import Plain, table_plain

LOG = logging.getLogger("brassboard.hall")
MOST_LISTED = 50


class Hall:
    """Finds tables, makes them, and lets those nobody looks at leave memory."""

    def __init__(
        self, store: Store, pool: BotPool, pass_delay: float = PASS_DELAY, kick_after: float = KICK_AFTER
    ) -> None:
        self.store = store
        self.pool = pool
        self.pass_delay = pass_delay
        self.kick_after = kick_after
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def table(self, id: str) -> LiveTable:
        """A table by its id, from memory or from disk. Use or join it before you wait for anything else."""
        live = self.tables.get(id)
        if live is not None and not live.broken:
            return live
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                live = self.tables.get(id)
                if live is None or live.broken:
                    loaded = await asyncio.to_thread(load_table, self.store, id)
                    if loaded is None:
                        raise Refused("no-table", "this table does not exist", 404)
                    other = self.tables.get(id)
                    if other is not None and not other.broken:
                        return other
                    live = self._live(loaded, game(loaded[0].game))
                    self.tables[id] = live
                    live.autoplay.wake()
                return live
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    def _live(self, loaded: Loaded, box: Box) -> LiveTable:
        live = LiveTable(loaded, box, self.store, self.pool, self.pass_delay)
        live.kick_after = self.kick_after
        if any([chair.kind == BOT for chair in live.record.seats]):
            self.pool.warm(live.record.id, box.rules.id)
        return live

    def release(self, live: LiveTable) -> None:
        """Nobody looks any more: the table rests on disk."""
        if live.idle and self.tables.get(live.record.id) is live:
            del self.tables[live.record.id]
            self.pool.forget(live.record.id)

    async def create(
        self,
        host: Person,
        game_id: str,
        players: int | None,
        options: dict[str, Any],
        chairs: list[Chair],
        listed: bool,
        secret: bytes = b"",
    ) -> LiveTable:
        box = game(game_id)
        setup = box.rules.setup(len(chairs) if players is None else players, options)
        if len(chairs) != setup.players:
            raise BadInput(f"{setup.players} seats are needed, not {len(chairs)}", "seats")
        now = time.time()
        record = TableRecord(
            id=secrets.token_urlsafe(9),
            game=game_id,
            version=box.rules.version,
            players=setup.players,
            options=dict(setup.options),
            host=host.id,
            secret=secret or secrets.token_bytes(32),
            invite=secrets.token_urlsafe(24),
            seats=chairs,
            listed=listed,
            created=now,
            moved=now,
        )
        live = self._live((record, None, []), box)
        await self.store.run(put_table(record))
        self.tables[record.id] = live
        return live

    def chair(self, kind: str, bot: str, person: Person, nonce: bytes = b"") -> Chair:
        """What a seat becomes when the host says so."""
        if kind in ("me", "here"):
            return Chair(PERSON, person.id, person.name, here=kind == "here", nonce=nonce or secrets.token_bytes(16))
        if kind == BOT:
            if bot not in BOTS:
                raise BadInput(f"there is no bot {bot!r}; bots are {', '.join(BOTS)}", "seats")
            return Chair(BOT, "", bot, bot, nonce=secrets.token_bytes(16))
        if kind == OPEN:
            return Chair(OPEN)
        raise BadInput(f"a seat is me, here, bot or open, not {kind!r}", "seats")

    def waiting(self, live: LiveTable) -> None:
        if live.record.status != WAITING:
            raise Refused("started", "the match has already started")

    # The lobby

    async def lobby(self, person: Person) -> Plain:
        """My tables and those I could join. Tables at rest are looked at, but stay at rest."""
        mine = await asyncio.to_thread(self.store.tables_of, person.id)
        listed = await asyncio.to_thread(self.store.open_tables, MOST_LISTED)
        resting = [record.id for record in mine if record.id not in self.tables and record.status != WAITING]
        heads = await asyncio.to_thread(self.store.heads, resting) if resting else {}
        shown = [await self._mine(record, heads, person) for record in mine]
        joinable = [self._plain(record, None, person) for record in listed if _joinable(record, person)]
        return {
            "mine": sorted([table for table in shown if table], key=lambda table: -table["moved"]),
            "open": [table for table in joinable if table["status"] == WAITING],
        }

    async def _mine(self, record: TableRecord, heads: dict[str, tuple[bytes, float]], person: Person) -> Plain | None:
        match: Match | None = None
        try:
            if record.id in heads and record.id not in self.tables:
                head, record.moved = heads[record.id]
                match = Match.from_rows(game(record.game).rules, head, (), (), {})
                if record.status != OVER and bot_asked(match, record) is not None:
                    await self.table(record.id)  # it was put to rest in the middle of a bot's turn
            return self._plain(record, match, person)
        except Exception:
            LOG.exception("a table cannot be shown", extra={"table": record.id})
            return None

    def _plain(self, record: TableRecord, match: Match | None, person: Person) -> Plain:
        live = self.tables.get(record.id)
        if live is not None:
            return live.plain(person.id)
        return table_plain(record, match, person.id, frozenset(), away_of(record))


def _joinable(record: TableRecord, person: Person) -> bool:
    open_seats = any([chair.kind == OPEN for chair in record.seats])
    return open_seats and all([chair.person != person.id for chair in record.seats])
