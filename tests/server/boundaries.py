"""Counts the statements of transactions at the boundaries between a ledger and its matches, to let one of them fail."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import event

from brassboard.server.store import RowWriter, Store, WriteJob


class Boundaries:
    """Calls `act(place)` before every statement of a boundary, before its commit and after it; places count from 0.

    A boundary is a transaction that writes more than the lines of one match.
    """

    def __init__(self, store: Store, act: Callable[[int], None]) -> None:
        self.store = store
        self.act = act
        self.place = -1
        self.inside = False
        self._insert, self._change, self._write_all = RowWriter.insert, RowWriter.change, Store._write_all
        self._commit = Store._commit

    def __enter__(self) -> "Boundaries":
        boundaries, insert, change, write_all = self, self._insert, self._change, self._write_all
        commit = self._commit

        def counted_insert(self: RowWriter, table: str, columns: str, rows: list[Any], after: str = "") -> None:
            if rows:
                boundaries.step()
            insert(self, table, columns, rows, after)

        def counted_change(self: RowWriter, table: str, rows: list[Any]) -> None:
            if rows:
                boundaries.step()
            change(self, table, rows)

        def counted_write_all(self: Store, connection: Any, jobs: list[WriteJob]) -> None:
            boundaries.inside = any([job.writes and job.changes for job in jobs])
            write_all(self, connection, jobs)

        def counted_commit(self: Store, jobs: list[WriteJob]) -> None:
            commit(self, jobs)
            boundaries.step()
            boundaries.inside = False

        RowWriter.insert, RowWriter.change = counted_insert, counted_change  # type: ignore[method-assign]
        Store._write_all, Store._commit = counted_write_all, counted_commit  # type: ignore[method-assign]
        event.listen(self.store.engine, "before_cursor_execute", self._look)
        event.listen(self.store.engine, "commit", self._before_commit)
        return self

    def __exit__(self, *problem: object) -> None:
        RowWriter.insert, RowWriter.change = self._insert, self._change  # type: ignore[method-assign]
        Store._write_all, Store._commit = self._write_all, self._commit  # type: ignore[method-assign]
        event.remove(self.store.engine, "before_cursor_execute", self._look)
        event.remove(self.store.engine, "commit", self._before_commit)

    def _look(self, connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        if statement.split()[0] in ("INSERT", "UPDATE", "DELETE"):
            self.step()

    def _before_commit(self, connection: Any) -> None:
        self.step()

    def step(self) -> None:
        if self.inside:
            self.place += 1
            self.act(self.place)
