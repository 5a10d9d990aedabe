"""The database's way from one version to the next (Alembic). A new database and an old one end up alike."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import DBAPIError

from brassboard.kernel import BadInput

from ..store import open_engine


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(files("brassboard.server") / "migrations"))
    made.attributes["connection"] = connection
    return made


def migrate(database: str, to: str = "head") -> None:
    """Bring a database to today's version; several workers may start at once."""
    engine = open_engine(database)
    where = make_url(database).render_as_string(hide_password=True)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7261)")
            elif connection.exec_driver_sql("PRAGMA quick_check").scalar() != "ok":
                raise BadInput("the database is damaged; bring a backup back with: brassboard restore FILE", where)
            command.upgrade(config(connection), to)
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0] if error.orig else type(error).__name__
        raise BadInput(f"the database cannot be used: {reason}", where) from error
    except CommandError as error:
        raise BadInput(f"it was made by another version of Brassboard: {error}", where) from error
    finally:
        engine.dispose()
