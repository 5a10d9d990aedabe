"""All campaigns of this server: makes them, carries ends of matches into ledgers, and heals what was left half-way.

A match that ends writes its outcome beside its last move. Whoever looks next carries it into the ledger: this process
at once, another one on its notice, whoever opens the campaign, or the sweep at the start of a server and every 30 s.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from brassboard.campaign import handover
from brassboard.catalogue import Opened
from brassboard.installed_game import game
from brassboard.kernel import BadInput

from .campaign_wire import current_table, is_open_to
from .connection import Refused
from .gates import opened_by
from .ledger_session import LedgerSession
from .records import FINISHED, LEDGER_KIND, OPEN, OVER, RUNNING, WAITING, Chair, Episode, Person, TableRecord
from .side_writes import put_table
from .wire import Plain

if TYPE_CHECKING:
    from .table_registry import TableRegistry

LOG = logging.getLogger("brassboard.campaigns")
SWEEP_SECONDS = 30.0
VOTE_AFTER = 3 * 24 * 3600.0
"""After so many seconds the others may vote about a seat that keeps a campaign waiting."""
ATTEMPTS = 20


class Campaigns:
    """The campaigns of this server. Their ledgers are tables of the registry."""

    def __init__(self, registry: "TableRegistry", vote_after: float = VOTE_AFTER) -> None:
        self.registry = registry
        self.store = registry.store
        self.vote_after = vote_after
        self.faults = 0
        """How often the end of a match could not be written into its ledger."""
        self._locks: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Find and make

    async def session(self, id: str) -> LedgerSession:
        """Return the ledger of a campaign as it is on disk, with all ends of matches in it."""
        await self.settle(id)
        session = await self.registry.table(id)
        if not isinstance(session, LedgerSession):
            raise Refused("no-campaign", "this campaign does not exist", 404)
        session.busy += 1
        try:
            await session.disk.settle()
            if self.store.shared and await asyncio.to_thread(self.store.rev, id) != session.record.rev:
                await session.disk.reload()  # Another process changed it, and its notice is still on its way.
            await session.refresh()
        finally:
            session.busy -= 1
        return session

    async def create(self, host: Person, game_id: str, chairs: list[Chair], listed: bool) -> LedgerSession:
        """Make a new campaign that gathers its players. Chairs beyond those given are empty."""
        rules = handover.ledger_rules(game(game_id).rules)
        count = handover.chairs_of(rules)
        if len(chairs) > count:
            raise BadInput(f"the campaign has {count} seats, not {len(chairs)}", "seats")
        now = time.time()
        record = TableRecord(
            id=secrets.token_urlsafe(9),
            game=game_id,
            version=rules.version,
            players=count,
            options={},
            host=host.id,
            secret=secrets.token_bytes(32),
            invite=secrets.token_urlsafe(24),
            seats=[*chairs, *[Chair() for _ in range(count - len(chairs))]],
            listed=listed,
            created=now,
            moved=now,
            kind=LEDGER_KIND,
        )
        session = self.registry.open_session((record, None, []))
        assert isinstance(session, LedgerSession)
        await self.store.run(put_table(record))
        self.registry.tables[record.id] = session
        return session

    async def copy(self, source: LedgerSession, host: Person, chapter: int) -> LedgerSession:
        """Make a campaign of the same people that continues from before a match, with dice of its own."""
        if source.match is None:
            raise Refused("not-started", "the campaign has not started yet")
        line = handover.line_of_chapter(source.match, chapter)
        secret = secrets.token_bytes(32)
        ledger = await asyncio.to_thread(source.match.branch, line, secret)
        held = handover.seated_in(ledger)
        chairs = [_copied(chair) if seat in held else Chair() for seat, chair in enumerate(source.record.seats)]
        session = await self.create(host, source.record.game, chairs, listed=False)
        session.record.secret, session.record.copied = secret, len(ledger.lines)
        await session.adopt(ledger)
        return session

    async def opened(self, id: str) -> Opened:
        """Return the gates that are open in a campaign."""
        session = await self.session(id)
        return opened_by(session.record, session.match_record)

    async def lobby(self, person: Person) -> Plain:
        """Return the campaigns of this person and those they could join."""
        mine = await asyncio.to_thread(self.store.ledgers_of, person.id)
        listed = await asyncio.to_thread(self.store.open_tables, 50, LEDGER_KIND)
        shown = [await self._plain(record.id, person) for record in mine]
        joinable = [await self._plain(record.id, person) for record in listed if is_open_to(record, person.id)]
        return {"mine": [each for each in shown if each], "open": [each for each in joinable if each]}

    async def _plain(self, id: str, person: Person) -> Plain | None:
        try:
            return (await self.session(id)).campaign_plain(person.id)
        except Exception:
            LOG.exception("a campaign cannot be shown", extra={"table": id})
            return None

    # From a match into the ledger

    def match_ended(self, campaign: str) -> None:
        self.run(self.settle, campaign)

    def ledger_changed(self, campaign: str, opened: str) -> None:
        """Wake the bots of a new table, and tell the people at the last table where the campaign goes on."""
        if opened:
            self.run(self._open, opened)
        self.run(self._tell_next, campaign)

    async def _open(self, table: str) -> None:
        await self.registry.table(table)

    async def _tell_next(self, campaign: str) -> None:
        """Tell everyone at a finished match of this campaign in this process which table comes next."""
        here = [t for t in self.registry.tables.values() if t.record.campaign == campaign and t.members.connections]
        if not here:
            return
        for table in here:
            await table.disk.settle()  # Its last move may still be on its way from another process.
        episodes = await asyncio.to_thread(self.store.episodes, campaign)
        recorded = {each.table_id for each in episodes if each.status not in (RUNNING, FINISHED)}
        for table in here:
            if table.record.id in recorded:
                table.members.broadcast({"t": "next", "campaign": campaign, "table": current_table(episodes)})

    def campaign_changed(self, id: str) -> None:
        """Take note that another process changed a ledger or ended one of its matches."""
        if any([id in (table.record.id, table.record.campaign) for table in self.registry.tables.values()]):
            self.run(self._follow, id)

    async def _follow(self, id: str) -> None:
        await self.settle(id)
        await self._tell_next(id)

    async def settle(self, id: str) -> None:
        """Write the ends of matches that are on disk into the ledger. Several processes may try at the same time."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            for _ in range(ATTEMPTS):
                episode = await asyncio.to_thread(self._finished, id)
                if episode is None:
                    break
                if not await self._record(id, episode):
                    break
        if not lock.locked():
            self._locks.pop(id, None)

    def _finished(self, id: str) -> Episode | None:
        return next((each for each in self.store.episodes(id) if each.status == FINISHED), None)

    async def _record(self, id: str, episode: Episode) -> bool:
        """Write the end of a match into its ledger. Return False if the ledger cannot take it: it stays on disk."""
        session = await self.registry.table(id)
        assert isinstance(session, LedgerSession)
        session.busy += 1
        try:
            await session.disk.settle()
            table = await asyncio.to_thread(self.store.record, episode.table_id)
            await session.record_outcome(episode, table.gates if table is not None else [])
        except Exception:
            self.faults += 1
            LOG.exception("the end of a match does not fit its campaign", extra={"table": id})
            return False
        finally:
            session.busy -= 1
        return True

    async def sweep(self) -> None:
        """Carry every end of a match that is still on its way into its ledger."""
        for campaign in {each.campaign for each in await asyncio.to_thread(self.store.finished_episodes)}:
            try:
                await self.settle(campaign)
            except Exception:
                LOG.exception("a campaign cannot be settled", extra={"table": campaign})

    def run(self, work: Callable[[str], Coroutine[Any, Any, None]], id: str) -> None:
        """Run something for a campaign or a table beside the current task, and log what goes wrong."""
        task = asyncio.get_running_loop().create_task(self._logged(work, id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Callable[[str], Coroutine[Any, Any, None]], id: str) -> None:
        try:
            await work(id)
        except Exception:
            LOG.exception("a hand-over failed; it is tried again later", extra={"table": id})


def require_member(session: LedgerSession, person: str) -> None:
    """Refuse someone who holds no chair of the campaign."""
    if not session.seats_of(person) and session.record.host != person:
        raise Refused("not-member", "only players of this campaign can do that", 403)


def require_running(session: LedgerSession) -> None:
    """Refuse a campaign that has not begun or is over."""
    if session.record.status in (WAITING, OVER):
        raise Refused("not-playing", "this campaign is not being played")


def _copied(chair: Chair) -> Chair:
    """Return a chair for a copy of a campaign: the same person or bot, with a nonce of its own."""
    if chair.kind == OPEN:
        return Chair()
    nonce = secrets.token_bytes(16)
    return Chair(chair.kind, chair.person, chair.name, chair.bot, chair.here, nonce=nonce, role=chair.role)
