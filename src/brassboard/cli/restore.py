"""`brassboard restore FILE`: bring a backup back; what was there before is kept beside it."""

import argparse
import sys
from pathlib import Path

from brassboard.cli.backup import copied, database_file
from brassboard.cli.serve import database_url


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("restore", help="bring a backup of the web table back")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--database", default="", metavar="URL")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    target = database_file(database_url(args.database))
    if target.exists():
        copied(target, target.with_suffix(".before-restore"), must_be_new=False)
    copied(args.file, target, must_be_new=False)
    sys.stderr.write(f"Brassboard: restored from {args.file}\n")
    return 0
