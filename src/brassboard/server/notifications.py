"""Notices between servers on one PostgreSQL. A notice names only the table that changed; the rest is read from disk."""

import asyncio
import logging
import threading

import psycopg
from sqlalchemy import make_url

from .table_registry import TableRegistry

LOG = logging.getLogger("brassboard.notices")
RETRY = 1.0


class ChangeListener:
    """Listens in its own thread, and reloads tables in memory that another server changed."""

    def __init__(self, database: str, registry: TableRegistry, loop: asyncio.AbstractEventLoop) -> None:
        self.registry = registry
        self.loop = loop
        self._url = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
        self._closing = threading.Event()
        self._connection = self._connect()
        self._thread = threading.Thread(target=self._listen, name="brassboard-notices", daemon=True)
        self._thread.start()

    def _connect(self) -> "psycopg.Connection[tuple[object, ...]]":
        connection = psycopg.connect(self._url, autocommit=True, connect_timeout=5)
        connection.execute("LISTEN brassboard")
        return connection

    def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                for notice in self._connection.notifies(timeout=0.5):
                    if notice.pid not in self.registry.store.backends:
                        self._schedule(*notice.payload.partition(":")[::2])
            except psycopg.Error:
                self._reconnect()
        self._connection.close()

    def _reconnect(self) -> None:
        """Connect again after the database was gone, and reload every table, because notices may have been missed."""
        LOG.warning("the database does not notify any more; trying again")
        while not self._closing.wait(RETRY):
            try:
                self._connection = self._connect()
            except psycopg.Error:
                continue
            for id in list(self.registry.tables):
                self._schedule(id, "table")
            return

    def _schedule(self, id: str, subject: str) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._reload_if_new, id, subject)

    def _reload_if_new(self, id: str, subject: str) -> None:
        self.registry.campaigns.campaign_changed(id)
        session = self.registry.tables.get(id)
        if session is None:
            return
        known = session.match is not None and subject.isdigit() and len(session.match.lines) >= int(subject)
        if not known:
            session.disk.reload()

    def close(self) -> None:
        self._closing.set()
        self._thread.join(timeout=3)
