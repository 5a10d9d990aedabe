"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _rows(name: str) -> None:
    op.create_table(
        name,
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("n", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def upgrade() -> None:
    op.create_table("settings", sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.LargeBinary))
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_open", "tables", ["listed", "status", "moved"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
    )
    op.create_index("seats_of_person", "seats", ["person"])
    op.create_table(
        "heads",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    for name in ("lines", "events", "snapshots"):
        _rows(name)
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "snapshots", "events", "lines", "heads", "seats", "tables", "links", "people", "settings"):
        op.drop_table(name)
