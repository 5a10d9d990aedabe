"""Alembic's entry: the connection is always ours, handed over by `migrate`."""

from alembic import context

from brassboard.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
