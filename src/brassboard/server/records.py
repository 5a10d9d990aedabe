"""The server's own data: what is stored of a table beside its match."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from brassboard.kernel.game import OptionValue

WAITING, PLAYING, OVER = "waiting", "playing", "over"
PERSON, BOT, OPEN = "person", "bot", "open"
Row = tuple[int, bytes]


class Person(Struct):
    """A player with a browser."""

    id: str
    name: str
    lang: str = "en"
    created: float = 0.0


class Chair(Struct):
    """Who holds a seat of a table. `here` marks a seat played on the host's own screen, one of several."""

    kind: str = OPEN
    person: str = ""
    name: str = ""
    bot: str = ""
    here: bool = False
    resigned: bool = False
    nonce: bytes = b""


class TableRecord(Struct):
    """A table before, during and after its match."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, OptionValue]
    host: str
    secret: bytes
    invite: str
    seats: list[Chair]
    listed: bool = False
    status: str = WAITING
    created: float = 0.0
    moved: float = 0.0
    result: dict[str, Any] | None = None
    votes: dict[str, list[str]] = field(default_factory=dict)
    orders: dict[str, list[str]] = field(default_factory=dict)
    undo_by: int = -1
    undo_needs: list[int] = field(default_factory=list)
    rev: int = 0
    """Counts the changes of this record. Of two processes that change it, the one that writes first succeeds."""
    gates: list[str] = field(default_factory=list)
    """The spoiler gates that are open. A gate never closes again."""


class ChatLine(Struct):
    """One message in the chat of a table."""

    n: int
    seat: int
    name: str
    text: str
    at: float


class MatchRows(Struct):
    """The rows of a match on disk."""

    head: bytes
    line: int
    moved: float
    lines: list[bytes]
    events: list[bytes]
    snapshots: dict[int, bytes]


class Branch:
    """What one process believes to be the match. If one of its writes is lost, all writes built on it are lost too."""

    __slots__ = ("lost",)

    def __init__(self) -> None:
        self.lost = False


class Change(Struct):
    """The rows that one action adds to a match on disk: new rows, changed rows and the new head."""

    table_id: str
    branch: Branch
    line: int
    moved: float
    head: bytes
    lines: Sequence[Row] = ()
    events: Sequence[Row] = ()
    snapshots: Sequence[Row] = ()
    touched_lines: Sequence[Row] = ()
    touched_events: Sequence[Row] = ()
    first: bool = False
