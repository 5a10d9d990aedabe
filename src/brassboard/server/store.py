"""Storage in SQLite, or in PostgreSQL by URL. One writer thread commits many actions at once (group commit).

An action is acknowledged when its transaction is on disk. If another process has written `(table_id, n)` first, the
whole action fails with `WriteConflict`. Nothing of it is stored, nor of any action built on it.
"""

import asyncio
import queue
import threading
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.exc import IntegrityError

from .records import (
    FINISHED,
    LEDGER_KIND,
    MATCH_KIND,
    Change,
    ChatLine,
    Episode,
    MatchRows,
    Person,
    TableRecord,
)
from .schema import CHAT, EPISODES, EVENTS, HEADS, LINES, PEOPLE, SEATS, SETTINGS, SNAPSHOTS, TABLES

MAX_JOBS_PER_COMMIT = 400
ENOUGH_FOR_COMMIT = 64  # With this many actions a commit is worth its cost, even if more are coming.
MAX_CHAT_LINES = 500
Write = Callable[[Connection], None]
Written = asyncio.Future[None]


class WriteConflict(Exception):
    """Another process wrote first; read the table again."""


class JointWrites(msgspec.Struct):
    """What is written in the same transaction as an action, beside its own change."""

    changes: list[Change] = msgspec.field(default_factory=list)
    writes: list[Write] = msgspec.field(default_factory=list)
    notices: list[str] = msgspec.field(default_factory=list)
    changed: bool = False
    """Whether the record of the table has changed and must be written, too."""
    gates: bool = False
    """Whether spoiler gates have opened."""
    opened: str = ""
    """The id of the table that this transaction opens for the next match of a campaign."""


class WriteJob:
    """What is written together, all or nothing, and the future that resolves when it is on disk."""

    __slots__ = ("changes", "done", "loop", "notices", "writes")

    def __init__(self, changes: Sequence[Change], writes: Sequence[Write], notices: Sequence[str]) -> None:
        self.loop = asyncio.get_running_loop()
        self.done: Written = self.loop.create_future()
        self.changes = changes
        self.writes = writes
        self.notices = notices


def open_engine(url: str) -> Engine:
    """Open an engine on a database and tune its connections."""
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def tune(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA busy_timeout=10000")
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute(
                "PRAGMA cache_size=-512"
            )  # KiB for each connection; the system caches the same pages anyway.
            cursor.close()

    return engine


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


class Store:
    """Reads in the calling thread; writes everything in one thread of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self._conflict_errors = (IntegrityError, self.engine.dialect.loaded_dbapi.IntegrityError)
        self.commits = 0
        self.written = 0
        self.backends: set[int] = set()
        """PostgreSQL processes that wrote for this server: their notices tell us nothing new."""
        self._jobs: deque[WriteJob] = deque()
        self._wakeups: queue.SimpleQueue[bool] = queue.SimpleQueue()
        """True means that there are jobs, False that there will be no more."""
        self._waking: set[asyncio.AbstractEventLoop] = set()
        self._writer_connection: Connection | None = None
        self._thread = threading.Thread(target=self._write_loop, name="brassboard-writer", daemon=True)
        self._thread.start()

    @property
    def shared(self) -> bool:
        """Return whether other processes may use the same database."""
        return self.engine.dialect.name != "sqlite"

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    def close(self) -> None:
        """Write what is waiting, then close the database."""
        self._wakeups.put(False)
        self._thread.join()
        if self._writer_connection is not None:
            self._writer_connection.close()
        self.engine.dispose()

    # Writing

    def submit(self, change: Change, write: Write | None = None, notice: str = "") -> Written:
        """Write an action, together with a write that must succeed or fail with it.

        The future resolves when both are on disk.
        """
        return self.submit_all([change], [write] if write is not None else [], [notice])

    def submit_all(self, changes: Sequence[Change], writes: Sequence[Write], notices: Sequence[str]) -> Written:
        """Write changes of several matches and further writes together. If one is lost, all of them are."""
        return self._put(WriteJob(changes, writes, notices))

    def run(self, write: Write, notice: str = "") -> Written:
        """Write something other than an action, in order with the actions."""
        return self._put(WriteJob((), [write], [notice]))

    def _put(self, job: WriteJob) -> Written:
        """Queue a job. The writer is woken once for all jobs that arrive now, so that it commits them together."""
        self._jobs.append(job)
        if job.loop not in self._waking:
            self._waking.add(job.loop)
            job.loop.call_soon(self._wake_writer, job.loop, 0)
        return job.done

    def _wake_writer(self, loop: asyncio.AbstractEventLoop, before: int) -> None:
        """Wake the writer, but not while each turn of the loop brings more jobs: a large commit costs as much as a
        small one.
        """
        waiting = len(self._jobs)
        if before < waiting < ENOUGH_FOR_COMMIT:
            loop.call_soon(self._wake_writer, loop, waiting)
            return
        self._waking.discard(loop)
        self._wakeups.put(True)

    def _write_loop(self) -> None:
        more = True
        while more:
            more = self._wakeups.get()
            left = len(self._jobs)  # Jobs that arrive from now on wake the writer again.
            while left > 0:
                jobs = [self._jobs.popleft() for _ in range(min(left, MAX_JOBS_PER_COMMIT))]
                left -= len(jobs)
                self._commit(jobs)

    def _commit(self, jobs: list[WriteJob]) -> None:
        try:
            if self.shared:
                with self.engine.begin() as connection:
                    self._write_all(connection, jobs)
            else:
                connection = self._writer_connection = (
                    self._writer_connection or self.engine.connect()
                )  # A file never closes the connection.
                with connection.begin():
                    self._write_all(connection, jobs)
            self.commits += 1
            self.written += len(jobs)
            _complete(jobs, None)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            for change in jobs[0].changes:
                change.branch.lost = True
            _complete(jobs, WriteConflict() if isinstance(error, self._conflict_errors) else error)

    def _write_all(self, connection: Connection, jobs: list[WriteJob]) -> None:
        pending: list[Change] = []
        for job in jobs:
            pending += job.changes
            if job.writes:
                _write_changes(connection, pending)
                pending = []
            for write in job.writes:
                write(connection)
        _write_changes(connection, pending)
        if self.shared:
            notices = [{"notice": notice} for job in jobs for notice in job.notices if notice]
            if notices:
                self.backends.add(connection.connection.driver_connection.info.backend_pid)  # type: ignore[union-attr]
                connection.execute(text("SELECT pg_notify('brassboard', :notice)"), notices)

    # Reading

    def setting(self, key: str, make: Callable[[], bytes]) -> bytes:
        """Return a secret of the server, which is created once. If two servers start together, both get the same."""
        query = select(SETTINGS.c.value).where(SETTINGS.c.key == key)
        with self.engine.connect() as connection:
            found = connection.execute(query).scalar()
        if found is not None:
            return bytes(found)
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(SETTINGS), {"key": key, "value": make()})
        except IntegrityError:
            pass  # Another server has created it in the meantime.
        with self.engine.connect() as connection:
            return bytes(connection.execute(query).scalar_one())

    def person(self, id: str) -> Person | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == id)).mappings().first()
            return Person(**row) if row else None

    def tables_of(self, person: str, limit: int = 100) -> list[TableRecord]:
        query = (
            select(TABLES.c.data)
            .where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person)))
            .order_by(TABLES.c.moved.desc())
            .limit(limit)
        )
        return self._records(query)

    def open_tables(self, limit: int = 50, kind: str = MATCH_KIND) -> list[TableRecord]:
        waiting = (TABLES.c.listed.is_(True)) & (TABLES.c.status == "waiting") & (TABLES.c.kind == kind)
        return self._records(select(TABLES.c.data).where(waiting).order_by(TABLES.c.moved.desc()).limit(limit))

    def ledgers_of(self, person: str, limit: int = 50) -> list[TableRecord]:
        """Return the ledgers of the campaigns in which this person holds a chair."""
        mine = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person))
        ledgers = select(TABLES.c.data).where(mine & (TABLES.c.kind == LEDGER_KIND))
        return self._records(ledgers.order_by(TABLES.c.moved.desc()).limit(limit))

    def record(self, id: str) -> TableRecord | None:
        """Return the record of a table without its match."""
        found = self._records(select(TABLES.c.data).where(TABLES.c.id == id))
        return found[0] if found else None

    def rev(self, id: str) -> int:
        """Return how often the record of a table was changed."""
        with self.engine.connect() as connection:
            return int(connection.execute(select(TABLES.c.rev).where(TABLES.c.id == id)).scalar() or 0)

    def episodes(self, campaign: str) -> list[Episode]:
        """Return the matches of a campaign, oldest first."""
        return self._episodes(EPISODES.c.campaign == campaign)

    def finished_episodes(self) -> list[Episode]:
        """Return the matches of all campaigns that have ended but are not in their ledger yet."""
        return self._episodes(EPISODES.c.status == FINISHED)

    def _episodes(self, which: Any) -> list[Episode]:
        with self.engine.connect() as connection:
            return read_episodes(connection, which)

    def _records(self, query: Any) -> list[TableRecord]:
        with self.engine.connect() as connection:
            return [read_record(data) for data in connection.execute(query).scalars()]

    def heads(self, ids: list[str]) -> dict[str, tuple[bytes, float]]:
        """Return the heads of these matches and when each last moved, without lines and events."""
        query = select(HEADS.c.table_id, HEADS.c.data, HEADS.c.moved).where(HEADS.c.table_id.in_(ids))
        with self.engine.connect() as connection:
            return {id: (bytes(data), moved) for id, data, moved in connection.execute(query)}

    def load(self, id: str) -> tuple[TableRecord, MatchRows | None, list[ChatLine]] | None:
        """Read all of a table in one transaction, so that writes in the meantime do not mix in."""
        with self.engine.connect() as connection:
            if self.shared:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                connection.exec_driver_sql("BEGIN")
            data = connection.execute(select(TABLES.c.data).where(TABLES.c.id == id)).scalar()
            return (read_record(data), read_match(connection, id), _chat(connection, id)) if data is not None else None

    def match(self, id: str) -> MatchRows | None:
        found = self.load(id)
        return found[1] if found else None


def read_episodes(connection: Connection, which: Any) -> list[Episode]:
    """Return the episodes that a condition selects, oldest first."""
    query = select(EPISODES).where(which).order_by(EPISODES.c.campaign, EPISODES.c.n)
    return [_episode(row) for row in connection.execute(query).mappings()]


def _episode(row: Any) -> Episode:
    seats = msgspec.json.decode(bytes(row["seats"]), type=tuple[int, ...])
    outcome = bytes(row["outcome"]).decode() if row["outcome"] is not None else None
    return Episode(**{**row, "seats": seats, "outcome": outcome})


def read_record(data: bytes) -> TableRecord:
    return msgspec.msgpack.decode(data, type=TableRecord)


def read_match(connection: Connection, id: str) -> MatchRows | None:
    columns = (HEADS.c.data, HEADS.c.line, HEADS.c.moved)
    head = connection.execute(select(*columns).where(HEADS.c.table_id == id)).first()
    if head is None:
        return None
    lines, events, snapshots = (
        list(connection.execute(select(t.c.n, t.c.data).where(t.c.table_id == id).order_by(t.c.n)))
        for t in (LINES, EVENTS, SNAPSHOTS)
    )
    kept = {int(n): bytes(data) for n, data in snapshots}
    rows = [bytes(data) for _, data in lines], [bytes(data) for _, data in events]
    return MatchRows(bytes(head[0]), head[1], head[2], *rows, kept)


def _chat(connection: Connection, id: str) -> list[ChatLine]:
    columns = (CHAT.c.n, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
    query = select(*columns).where(CHAT.c.table_id == id).order_by(CHAT.c.n.desc()).limit(MAX_CHAT_LINES)
    return [ChatLine(*row) for row in reversed(list(connection.execute(query)))]


def _complete(jobs: list[WriteJob], error: BaseException | None) -> None:
    """Wake everyone who waits for this commit, with one call for each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[WriteJob]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, waiting in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, waiting, error)


def _resolve(jobs: list[WriteJob], error: BaseException | None) -> None:
    for job in jobs:
        if not job.done.done():
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)


def _write_changes(connection: Connection, changes: list[Change]) -> None:
    """Write all actions of a commit with one statement for each kind of row instead of one for each action."""
    if not changes:
        return
    if any([change.branch.lost for change in changes]):
        raise WriteConflict
    writer = RowWriter(connection)
    writer.insert("lines", "table_id, n, data", [(c.table_id, n, row) for c in changes for n, row in c.lines])
    writer.insert("events", "table_id, n, data", [(c.table_id, n, row) for c in changes for n, row in c.events])
    writer.insert("snapshots", "table_id, n, data", [(c.table_id, n, row) for c in changes for n, row in c.snapshots])
    begun = [(c.table_id, c.line, c.moved, c.head) for c in changes if c.first]
    writer.insert("heads", "table_id, line, moved, data", begun)
    writer.change("lines", [(row, c.table_id, n) for c in changes for n, row in c.touched_lines])
    writer.change("events", [(row, c.table_id, n) for c in changes for n, row in c.touched_events])
    # Only the newest head of each match. The unique lines ensure that it follows the head on disk.
    newest = {c.table_id: (c.table_id, c.line, c.moved, c.head) for c in changes if not c.first}
    kept = " ON CONFLICT (table_id) DO UPDATE SET line = excluded.line, moved = excluded.moved, data = excluded.data"
    writer.insert("heads", "table_id, line, moved, data", [*newest.values()], kept)


class RowWriter:
    """Writes rows with the database driver, because SQLAlchemy takes as long to build a statement as to run it."""

    def __init__(self, connection: Connection) -> None:
        self.cursor = connection.connection.cursor()
        self.mark = "%s" if connection.dialect.name == "postgresql" else "?"

    def insert(self, table: str, columns: str, rows: list[tuple[Any, ...]], after: str = "") -> None:
        if rows:
            marks = ", ".join([self.mark] * len(rows[0]))
            self.cursor.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks}){after}", rows)

    def change(self, table: str, rows: list[tuple[Any, ...]]) -> None:
        if rows:
            mark = self.mark
            self.cursor.executemany(f"UPDATE {table} SET data = {mark} WHERE table_id = {mark} AND n = {mark}", rows)
