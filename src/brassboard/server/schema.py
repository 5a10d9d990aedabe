"""The database tables: people, tables, and for every match its head, journal lines, events and snapshots.

The ledger of a campaign is a table, too. `episodes` links it with the tables of its matches.

`(table_id, n)` is unique in `lines`: of two processes that write the same line, the first one made the move.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

SETTINGS = Table("settings", METADATA, Column("key", String(40), primary_key=True), Column("value", LargeBinary))

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(5), nullable=False),
    Column("created", Float, nullable=False),
)

LINKS = Table(
    "links",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("moved", Float, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("kind", String(10), nullable=False, server_default="match"),
    Index("tables_open", "listed", "status", "moved"),
    Index("tables_kind", "kind", "status", "moved"),
)

EPISODES = Table(
    "episodes",
    METADATA,
    Column("campaign", String(40), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("table_id", String(40), nullable=False, unique=True),
    Column("status", String(10), nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("outcome", LargeBinary),
    Column("version", Integer, nullable=False),
    Column("opened", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Index("episodes_status", "status"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), nullable=False),
    Index("seats_of_person", "person"),
)


def _rows(name: str) -> Table:
    return Table(
        name,
        METADATA,
        Column("table_id", String(40), primary_key=True),
        Column("n", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
        Column("data", LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


HEADS = Table(
    "heads",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("line", Integer, nullable=False),
    Column("moved", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
LINES = _rows("lines")
EVENTS = _rows("events")
SNAPSHOTS = _rows("snapshots")

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
