"""The database's way from one version to the next (Alembic). A new database and an old one end up alike."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from ..store import open_engine


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(files("brassboard.server") / "migrations"))
    made.attributes["connection"] = connection
    return made


def migrate(database: str, to: str = "head") -> None:
    """Bring a database to today's version; several workers may start at once."""
    engine = open_engine(database)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7261)")
            command.upgrade(config(connection), to)
    finally:
        engine.dispose()
