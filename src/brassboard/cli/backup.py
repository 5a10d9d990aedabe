"""`brassboard backup FILE`: the web table's database as one file, also while it is running."""

import argparse
import sqlite3
import sys
from pathlib import Path

from brassboard.cli.serve import database_url
from brassboard.kernel import BadInput


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("backup", help="copy the web table's database to FILE, also while it is running")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--database", default="", metavar="URL")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """SQLite's own online copy: consistent, also while matches are being played."""
    copied(database_file(database_url(args.database)), args.file, must_be_new=True)
    sys.stderr.write(f"Brassboard: saved to {args.file}\n")
    return 0


def database_file(url: str) -> Path:
    if not url.startswith("sqlite:///"):
        raise BadInput("use pg_dump and pg_restore for PostgreSQL", "--database")
    return Path(url.removeprefix("sqlite:///"))


def copied(source: Path, target: Path, must_be_new: bool) -> None:
    if not source.exists():
        raise BadInput("there is no such file", str(source))
    if must_be_new and target.exists():
        raise BadInput("there is a file already; name a new one", str(target))
    try:
        with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as old, sqlite3.connect(target) as new:
            if old.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                raise BadInput("the database is damaged", str(source))
            old.backup(new)
    except sqlite3.DatabaseError as error:
        raise BadInput(f"it is no database of ours: {error}", str(source)) from error
