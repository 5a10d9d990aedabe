"""The registry of tables: tables in use are in memory, all others only on disk."""

import asyncio
import logging
import secrets
import time
from typing import Any

from brassboard.bots import BOTS
from brassboard.installed_game import game
from brassboard.kernel import BadInput, Match

from .autoplay import next_bot_seat
from .bot_pool import BotPool
from .campaigns import Campaigns
from .connection import Refused
from .ledger_session import LedgerSession
from .persistence import Loaded, load_table, rules_for
from .records import BOT, LEDGER_KIND, OPEN, OVER, PERSON, WAITING, Chair, Person, TableRecord
from .side_writes import put_table
from .store import Store
from .table_members import away_since_last_move
from .table_session import KICK_AFTER, PASS_DELAY, TableSession
from .wire import Plain, table_plain

LOG = logging.getLogger("brassboard.tables")
MAX_LISTED = 50


class TableRegistry:
    """Finds and creates tables, and removes tables from memory that no one uses."""

    def __init__(
        self, store: Store, pool: BotPool, pass_delay: float = PASS_DELAY, kick_after: float = KICK_AFTER
    ) -> None:
        self.store = store
        self.pool = pool
        self.pass_delay = pass_delay
        self.kick_after = kick_after
        self.tables: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.campaigns = Campaigns(self)

    async def table(self, id: str) -> TableSession:
        """Return a table from memory or from disk.

        Use or join it before you await anything else: it may be released.
        """
        session = self.tables.get(id)
        if session is not None and not session.broken:
            return session
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                session = self.tables.get(id)
                if session is None or session.broken:
                    loaded = await asyncio.to_thread(load_table, self.store, id)
                    if loaded is None:
                        raise Refused("no-table", "this table does not exist", 404)
                    other = self.tables.get(id)
                    if other is not None and not other.broken:
                        return other
                    session = self.open_session(loaded)
                    self.tables[id] = session
                    session.autoplay.wake()
                    if session.record.kind == LEDGER_KIND:
                        self.campaigns.match_ended(id)  # A match may have ended while no one looked.
                return session
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    def open_session(self, loaded: Loaded) -> TableSession:
        """Return the session of a table that was read from disk or is new."""
        installed = game(loaded[0].game)
        kind = LedgerSession if loaded[0].kind == LEDGER_KIND else TableSession
        session = kind(loaded, installed, self.store, self.pool, self.pass_delay)
        session.kick_after = self.kick_after
        session.handover = self.campaigns
        if isinstance(session, LedgerSession):
            session.vote_after = self.campaigns.vote_after
        if any([chair.kind == BOT for chair in session.record.seats]):
            self.pool.start_home(session.record.id, installed.rules.id)
        return session

    def release(self, session: TableSession) -> None:
        """Remove a table from memory if no one uses it; it stays on disk."""
        if session.idle and self.tables.get(session.record.id) is session:
            del self.tables[session.record.id]
            self.pool.forget(session.record.id)

    async def create(
        self,
        host: Person,
        game_id: str,
        players: int | None,
        options: dict[str, Any],
        chairs: list[Chair],
        listed: bool,
        secret: bytes = b"",
    ) -> TableSession:
        installed = game(game_id)
        setup = installed.rules.setup(len(chairs) if players is None else players, options)
        if len(chairs) != setup.players:
            raise BadInput(f"{setup.players} seats are needed, not {len(chairs)}", "seats")
        now = time.time()
        record = TableRecord(
            id=secrets.token_urlsafe(9),
            game=game_id,
            version=installed.rules.version,
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
        session = self.open_session((record, None, []))
        await self.store.run(put_table(record))
        self.tables[record.id] = session
        return session

    def make_chair(self, kind: str, bot: str, person: Person, nonce: bytes = b"") -> Chair:
        """Return a chair of the kind the host has chosen for a seat: me, here, bot or open."""
        if kind in ("me", "here"):
            return Chair(PERSON, person.id, person.name, here=kind == "here", nonce=nonce or secrets.token_bytes(16))
        if kind == BOT:
            if bot not in BOTS:
                raise BadInput(f"there is no bot {bot!r}; bots are {', '.join(BOTS)}", "seats")
            return Chair(BOT, "", bot, bot, nonce=secrets.token_bytes(16))
        if kind == OPEN:
            return Chair(OPEN)
        raise BadInput(f"a seat is me, here, bot or open, not {kind!r}", "seats")

    def require_waiting(self, session: TableSession) -> None:
        if session.record.status != WAITING:
            raise Refused("started", "the match has already started")

    # The lobby

    async def lobby(self, person: Person) -> Plain:
        """Return the tables of this person and those they could join. Tables on disk are shown without loading them.

        Campaigns and their matches are not among them: `Campaigns.lobby` lists these.
        """
        mine = [r for r in await asyncio.to_thread(self.store.tables_of, person.id) if r.kind != LEDGER_KIND]
        listed = await asyncio.to_thread(self.store.open_tables, MAX_LISTED)
        resting = [record.id for record in mine if record.id not in self.tables and record.status != WAITING]
        heads = await asyncio.to_thread(self.store.heads, resting) if resting else {}
        shown = [(await self._mine(record, heads, person), record.campaign) for record in mine]
        joinable = [self._plain(record, None, person) for record in listed if _joinable(record, person)]
        return {
            "mine": sorted([table for table, of in shown if table and not of], key=lambda table: -table["moved"]),
            "open": [table for table in joinable if table["status"] == WAITING],
        }

    async def _mine(self, record: TableRecord, heads: dict[str, tuple[bytes, float]], person: Person) -> Plain | None:
        match: Match | None = None
        try:
            if record.id in heads and record.id not in self.tables:
                head, record.moved = heads[record.id]
                match = Match.from_rows(rules_for(record), head, (), (), {})
                if record.status != OVER and next_bot_seat(match, record) is not None:
                    await self.table(record.id)  # It left memory during a bot's turn; loading it wakes the bot.
            return self._plain(record, match, person)
        except Exception:
            LOG.exception("a table cannot be shown", extra={"table": record.id})
            return None

    def _plain(self, record: TableRecord, match: Match | None, person: Person) -> Plain:
        session = self.tables.get(record.id)
        if session is not None:
            return session.plain(person.id)
        return table_plain(record, match, person.id, frozenset(), away_since_last_move(record))


def _joinable(record: TableRecord, person: Person) -> bool:
    open_seats = any([chair.kind == OPEN for chair in record.seats])
    return open_seats and all([chair.person != person.id for chair in record.seats])
