"""The server's own data: what is stored of a table beside its match."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from brassboard.kernel.game import OptionValue

WAITING, PLAYING, OVER = "waiting", "playing", "over"
PERSON, BOT, OPEN = "person", "bot", "open"
MATCH_KIND, LEDGER_KIND = "match", "ledger"
RUNNING, FINISHED, RECORDED, VOIDED = "open", "over", "recorded", "void"
"""The states of an episode: its match is being played, has ended, was written into the ledger, or does not count."""
PLAYER = "player"
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
    absent: bool = False
    """In a campaign: does not play the next match."""
    joining: bool = False
    """In a campaign: the ledger learns of this seat when it next gathers."""
    leaving: bool = False
    """In a campaign: a bot plays on until the ledger next gathers, then the chair is empty."""
    stands_for: str = ""
    """In a match of a campaign: the person for whom a bot plays, and who may take the seat back."""
    role: str = PLAYER
    """In a campaign: the kind of seat that its rules know."""


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
    kind: str = MATCH_KIND
    """A match, or the ledger of a campaign."""
    campaign: str = ""
    """Of a match that belongs to a campaign: the id of its ledger."""
    episode: int = -1
    """Of a match that belongs to a campaign: the line of the ledger that its outcome will be."""
    places: list[int] = field(default_factory=list)
    """Of a match that belongs to a campaign: for each seat, the seat of the ledger that plays it."""
    chapter: int = 0
    """Of a match that belongs to a campaign: its number on the rail."""
    title: str = ""
    """Of a match that belongs to a campaign: the key of its title."""
    gates: list[str] = field(default_factory=list)
    """The spoiler gates that are open. A gate never closes again."""
    hour: float = 0.0
    """Of a ledger: when its players want to meet next, in seconds since 1970, or 0."""
    calls: dict[str, tuple[int, float]] = field(default_factory=dict)
    """Of a ledger: for each seat that is asked, the number of the decision and since when it is asked."""
    proxies: dict[str, int] = field(default_factory=dict)
    """Of a ledger: for a seat, the number of the one decision that a bot makes for it."""
    ballots: dict[str, list[str]] = field(default_factory=dict)
    """Of a ledger: who voted for what."""
    copied: int = 0
    """Of a ledger: how many of its first lines were copied from another campaign."""


class Episode(Struct):
    """A match of a campaign. `n` is the line of the ledger that its outcome is or will be."""

    campaign: str
    n: int
    table_id: str
    status: str
    seats: tuple[int, ...]
    """For each seat of the match, the seat of the ledger that plays it."""
    outcome: str | None
    version: int
    opened: float
    ended: float


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
