"""Allows only one server on an SQLite file: a lock file beside it is held as long as the server's process lives."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from brassboard.kernel import BadInput

try:
    import fcntl
except ImportError:  # This system has no file locks, so nothing is checked.
    fcntl = None  # type: ignore[assignment]

SQLITE = "sqlite:///"


def sqlite_file(database: str) -> Path | None:
    """Return the file of an SQLite address."""
    return Path(database.removeprefix(SQLITE)) if database.startswith(SQLITE) else None


@contextlib.contextmanager
def lock_database(database: str) -> Iterator[None]:
    """Allow no other server on this database inside the context. PostgreSQL may have many servers."""
    path = sqlite_file(database)
    if path is None or fcntl is None:
        yield
        return
    try:
        lock = path.with_name(path.name + ".lock").open("a")
    except OSError as error:
        raise BadInput(f"it cannot be opened: {error.strerror}", str(path)) from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadInput("a server is running on this database; stop it first", str(path)) from error
        yield
