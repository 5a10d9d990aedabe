"""Storage: SQLite by default, PostgreSQL by URL. One writer thread commits many actions at once (group commit).

An action is acknowledged when its transaction is on disk. Where `(match, n)` was written by somebody else first, the
whole action is refused with `Lost`, nothing of it is kept, and nothing that was built on it either.
"""

import asyncio
import queue
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.exc import IntegrityError

from .records import Change, ChatLine, MatchRows, Person, TableRecord
from .schema import CHAT, EVENTS, HEADS, LINES, PEOPLE, SEATS, SETTINGS, SNAPSHOTS, TABLES

MOST_IN_A_COMMIT = 400
ENOUGH = 64  # actions that are worth a commit, even if more are coming in
MOST_CHAT_LINES = 500
Write = Callable[[Connection], None]
Done = asyncio.Future[None]


class Lost(Exception):
    """Somebody else was first; reload and look again."""


class Job:
    """One action's writes and the future that waits for the disk."""

    __slots__ = ("change", "done", "loop", "notice", "write")

    def __init__(
        self, loop: asyncio.AbstractEventLoop, change: Change | None, write: Write | None, notice: str
    ) -> None:
        self.loop = loop
        self.done: Done = loop.create_future()
        self.change = change
        self.write = write
        self.notice = notice


def open_engine(url: str) -> Engine:
    """An engine on a database that has today's tables."""
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def tune(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA busy_timeout=10000")
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA cache_size=-512")  # KiB a connection; the system keeps the same pages anyway
            cursor.close()

    return engine


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


class Store:
    """Reads in whatever thread asks; all writes through one thread."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self._taken = (IntegrityError, self.engine.dialect.loaded_dbapi.IntegrityError)
        self.commits = 0
        self.written = 0
        self.backends: set[int] = set()
        """PostgreSQL processes that wrote for us: their notices tell us nothing new."""
        self._jobs: deque[Job] = deque()
        self._bell: queue.SimpleQueue[bool] = queue.SimpleQueue()
        """True: there are jobs. False: there will be no more."""
        self._ringing: set[asyncio.AbstractEventLoop] = set()
        self._own: Connection | None = None
        self._thread = threading.Thread(target=self._work, name="brassboard-writer", daemon=True)
        self._thread.start()

    @property
    def shared(self) -> bool:
        """Whether other processes may work on the same database."""
        return self.engine.dialect.name != "sqlite"

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        self._bell.put(False)
        self._thread.join()
        if self._own is not None:
            self._own.close()
        self.engine.dispose()

    # Writing

    def submit(self, change: Change, write: Write | None = None, notice: str = "") -> Done:
        """Write an action, and whatever must stand or fall with it; the future is done when it is on disk."""
        return self._put(Job(asyncio.get_running_loop(), change, write, notice))

    def run(self, write: Write, notice: str = "") -> Done:
        """Write something else in the same order as the actions."""
        return self._put(Job(asyncio.get_running_loop(), None, write, notice))

    def _put(self, job: Job) -> Done:
        """The writer is woken once for all that is coming in just now: it finds them together."""
        self._jobs.append(job)
        if job.loop not in self._ringing:
            self._ringing.add(job.loop)
            job.loop.call_soon(self._ring, job.loop, 0)
        return job.done

    def _ring(self, loop: asyncio.AbstractEventLoop, before: int) -> None:
        """Wake the writer, but not while every turn of the loop brings more: one commit costs as much as another."""
        waiting = len(self._jobs)
        if before < waiting < ENOUGH:
            loop.call_soon(self._ring, loop, waiting)
            return
        self._ringing.discard(loop)
        self._bell.put(True)

    def _work(self) -> None:
        more = True
        while more:
            more = self._bell.get()
            left = len(self._jobs)  # what comes in meanwhile brings its own bell
            while left > 0:
                jobs = [self._jobs.popleft() for _ in range(min(left, MOST_IN_A_COMMIT))]
                left -= len(jobs)
                self._commit(jobs)

    def _commit(self, jobs: list[Job]) -> None:
        try:
            if self.shared:
                with self.engine.begin() as connection:
                    self._write_all(connection, jobs)
            else:
                connection = self._own = self._own or self.engine.connect()  # a file does not hang up on us
                with connection.begin():
                    self._write_all(connection, jobs)
            self.commits += 1
            self.written += len(jobs)
            _settle(jobs, None)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            change = jobs[0].change
            if change is not None:
                change.branch.lost = True
            _settle(jobs, Lost() if isinstance(error, self._taken) else error)

    def _write_all(self, connection: Connection, jobs: list[Job]) -> None:
        pending: list[Change] = []
        for job in jobs:
            if job.change is not None:
                pending.append(job.change)
            if job.write is not None:
                _write_changes(connection, pending)
                pending = []
                job.write(connection)
        _write_changes(connection, pending)
        if self.shared:
            notices = [{"notice": job.notice} for job in jobs if job.notice]
            if notices:
                self.backends.add(connection.connection.driver_connection.info.backend_pid)  # type: ignore[union-attr]
                connection.execute(text("SELECT pg_notify('brassboard', :notice)"), notices)

    # Reading

    def setting(self, key: str, make: Callable[[], bytes]) -> bytes:
        """A secret of the server itself, made once; of two workers that start together one makes it."""
        query = select(SETTINGS.c.value).where(SETTINGS.c.key == key)
        with self.engine.connect() as connection:
            found = connection.execute(query).scalar()
        if found is not None:
            return bytes(found)
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(SETTINGS), {"key": key, "value": make()})
        except IntegrityError:
            pass  # it has been made meanwhile
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

    def open_tables(self, limit: int = 50) -> list[TableRecord]:
        waiting = (TABLES.c.listed.is_(True)) & (TABLES.c.status == "waiting")
        return self._records(select(TABLES.c.data).where(waiting).order_by(TABLES.c.moved.desc()).limit(limit))

    def _records(self, query: Any) -> list[TableRecord]:
        with self.engine.connect() as connection:
            return [_record(data) for data in connection.execute(query).scalars()]

    def heads(self, ids: list[str]) -> dict[str, tuple[bytes, float]]:
        """How these matches stand and when they last moved, without their past."""
        query = select(HEADS.c.table_id, HEADS.c.data, HEADS.c.moved).where(HEADS.c.table_id.in_(ids))
        with self.engine.connect() as connection:
            return {id: (bytes(data), moved) for id, data, moved in connection.execute(query)}

    def load(self, id: str) -> tuple[TableRecord, MatchRows | None, list[ChatLine]] | None:
        """All of a table as it was at one moment, whoever writes meanwhile."""
        with self.engine.connect() as connection:
            if self.shared:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                connection.exec_driver_sql("BEGIN")
            data = connection.execute(select(TABLES.c.data).where(TABLES.c.id == id)).scalar()
            return (_record(data), _match(connection, id), _chat(connection, id)) if data is not None else None

    def match(self, id: str) -> MatchRows | None:
        found = self.load(id)
        return found[1] if found else None


def _record(data: bytes) -> TableRecord:
    return msgspec.msgpack.decode(data, type=TableRecord)


def _match(connection: Connection, id: str) -> MatchRows | None:
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
    query = select(*columns).where(CHAT.c.table_id == id).order_by(CHAT.c.n.desc()).limit(MOST_CHAT_LINES)
    return [ChatLine(*row) for row in reversed(list(connection.execute(query)))]


def _settle(jobs: list[Job], error: BaseException | None) -> None:
    """Wake everybody who waited for this commit, with one call into each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, waiting in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_wake, waiting, error)


def _wake(jobs: list[Job], error: BaseException | None) -> None:
    for job in jobs:
        if not job.done.done():
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)


def _write_changes(connection: Connection, changes: list[Change]) -> None:
    """All actions of a commit, statement by statement instead of action by action."""
    if not changes:
        return
    if any([change.branch.lost for change in changes]):
        raise Lost
    pen = Pen(connection)
    pen.insert("lines", "table_id, n, data", [(c.table_id, n, row) for c in changes for n, row in c.lines])
    pen.insert("events", "table_id, n, data", [(c.table_id, n, row) for c in changes for n, row in c.events])
    pen.insert("snapshots", "table_id, n, data", [(c.table_id, n, row) for c in changes for n, row in c.snapshots])
    begun = [(c.table_id, c.line, c.moved, c.head) for c in changes if c.first]
    pen.insert("heads", "table_id, line, moved, data", begun)
    pen.change("lines", [(row, c.table_id, n) for c in changes for n, row in c.touched_lines])
    pen.change("events", [(row, c.table_id, n) for c in changes for n, row in c.touched_events])
    # The newest head of each match. That it follows the one on disk is what the unique lines are for.
    newest = {c.table_id: (c.table_id, c.line, c.moved, c.head) for c in changes if not c.first}
    kept = " ON CONFLICT (table_id) DO UPDATE SET line = excluded.line, moved = excluded.moved, data = excluded.data"
    pen.insert("heads", "table_id, line, moved, data", [*newest.values()], kept)


class Pen:
    """Writes rows with the driver itself: SQLAlchemy takes as long for a statement as the statement."""

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
