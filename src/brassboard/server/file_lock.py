"""One SQLite file, one server: a lock beside the file says who is at work, and goes with him, however he goes."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from brassboard.kernel import BadInput

try:
    import fcntl
except ImportError:  # not on this system; then nobody checks
    fcntl = None  # type: ignore[assignment]

SQLITE = "sqlite:///"


def sqlite_file(database: str) -> Path | None:
    """The file of an SQLite address."""
    return Path(database.removeprefix(SQLITE)) if database.startswith(SQLITE) else None


@contextlib.contextmanager
def only_server(database: str) -> Iterator[None]:
    """For as long as this lasts nobody else serves this database (PostgreSQL may have many servers)."""
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
