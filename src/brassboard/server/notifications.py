"""Between workers on one PostgreSQL: a notice says only which table moved on; the rest is read from the database."""

import asyncio
import logging
import threading

import psycopg
from sqlalchemy import make_url

from .table_registry import Hall

LOG = logging.getLogger("brassboard.notices")
RETRY = 1.0


class Notices:
    """Listens in a thread of its own and wakes the tables that are in memory here."""

    def __init__(self, database: str, hall: Hall, loop: asyncio.AbstractEventLoop) -> None:
        self.hall = hall
        self.loop = loop
        self._url = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
        self._closing = threading.Event()
        self._connection = self._listening()
        self._thread = threading.Thread(target=self._listen, name="brassboard-notices", daemon=True)
        self._thread.start()

    def _listening(self) -> "psycopg.Connection[tuple[object, ...]]":
        connection = psycopg.connect(self._url, autocommit=True, connect_timeout=5)
        connection.execute("LISTEN brassboard")
        return connection

    def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                for notice in self._connection.notifies(timeout=0.5):
                    if notice.pid not in self.hall.store.backends:
                        self._call(*notice.payload.partition(":")[::2])
            except psycopg.Error:
                self._listen_again()
        self._connection.close()

    def _listen_again(self) -> None:
        """The database went away: come back, and look at every table, for something may have happened meanwhile."""
        LOG.warning("the database does not notify any more; trying again")
        while not self._closing.wait(RETRY):
            try:
                self._connection = self._listening()
            except psycopg.Error:
                continue
            for id in list(self.hall.tables):
                self._call(id, "table")
            return

    def _call(self, id: str, what: str) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._wake, id, what)

    def _wake(self, id: str, what: str) -> None:
        live = self.hall.tables.get(id)
        if live is None:
            return
        known = live.match is not None and what.isdigit() and len(live.match.lines) >= int(what)
        if not known:
            live.renew()

    def close(self) -> None:
        self._closing.set()
        self._thread.join(timeout=3)
