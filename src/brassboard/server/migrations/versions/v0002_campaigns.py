"""Campaigns: the kind of a table, and the matches of each campaign."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("kind", sa.String(10), nullable=False, server_default="match"))
    op.create_index("tables_kind", "tables", ["kind", "status", "moved"])
    op.create_table(
        "episodes",
        sa.Column("campaign", sa.String(40), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False, unique=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("outcome", sa.LargeBinary),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("episodes_status", "episodes", ["status"])


def downgrade() -> None:
    """Go back, unless there is a campaign: an older version would not know what to do with it."""
    ledgers = op.get_bind().execute(sa.text("SELECT count(*) FROM tables WHERE kind = 'ledger'")).scalar()
    if ledgers:
        raise sa.exc.InvalidRequestError("this database holds campaigns, which the older version cannot keep")
    op.drop_table("episodes")
    op.drop_index("tables_kind", "tables")
    op.drop_column("tables", "kind")
