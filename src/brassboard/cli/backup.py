"""`brassboard backup`: the web table's database as one file, also while matches are being played."""

import argparse
import contextlib
import sqlite3
import sys
from pathlib import Path

from brassboard.cli.serve import database_url
from brassboard.kernel import BadInput


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("backup", help="command-backup", description="command-backup.text")
    parser.add_argument("file", type=Path, metavar="FILE", help="command-backup.file")
    parser.add_argument("--database", default="", metavar="URL", help="help.database_file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.file.exists():
        raise BadInput("there is a file already; name a new one", str(args.file))
    copy(database_file(args.database), args.file)
    sys.stderr.write(f"Brassboard: saved to {args.file}\n")
    return 0


def database_file(given: str) -> Path:
    url = database_url(given)
    if not url.startswith("sqlite:///"):
        raise BadInput("use pg_dump and pg_restore for PostgreSQL", "--database")
    return Path(url.removeprefix("sqlite:///"))


def copy(source: Path, target: Path) -> None:
    """Copy with SQLite's online backup, which is consistent during writes. The target appears when it is complete."""
    if not source.is_file():
        raise BadInput("there is no such file", str(source))
    partial = target.with_name(target.name + ".part")
    try:
        with contextlib.closing(_open_read_only(source)) as old, contextlib.closing(sqlite3.connect(partial)) as new:
            check(old, source)
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # One file without a write-ahead log beside it.
        partial.replace(target)
    except sqlite3.Error as error:
        raise BadInput(f"it is no database of ours, or it is damaged: {error}", str(source)) from error
    except OSError as error:
        raise BadInput(f"it cannot be written: {error.strerror}", str(target)) from error
    finally:
        partial.unlink(missing_ok=True)


def _open_read_only(source: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)


def check(database: sqlite3.Connection, where: Path) -> None:
    if database.execute("PRAGMA quick_check").fetchone()[0] != "ok":
        raise BadInput("the database is damaged", str(where))
    if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        raise BadInput("it is no database of ours", str(where))
