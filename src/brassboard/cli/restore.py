"""`brassboard restore`: restore the web table from a backup. The database it replaces is saved beside it."""

import argparse
import sys
from pathlib import Path

from brassboard.cli.backup import copy, database_file


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("restore", help="command-restore", description="command-restore.text")
    parser.add_argument("file", type=Path, metavar="FILE", help="command-restore.file")
    parser.add_argument("--database", default="", metavar="URL", help="help.database_file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from brassboard.server.file_lock import lock_database
    from brassboard.server.seam import seam_problems

    target = database_file(args.database)
    with lock_database(f"sqlite:///{target}"):
        fresh = target.with_name(target.name + ".restored")
        copy(args.file, fresh)  # Copy first: if the backup is bad, nothing is touched.
        for ending in ("", "-wal", "-shm"):
            old = target.with_name(target.name + ending)
            if old.exists():  # Move it instead of copying: it may be damaged.
                old.replace(target.with_name(f"{target.name}.before-restore{ending}"))
        fresh.replace(target)
    sys.stderr.write(f"Brassboard: restored from {args.file}\n")
    for problem in seam_problems(f"sqlite:///{target}"):
        sys.stderr.write(f"Brassboard: it does not fit together: {problem}\n")
    return 0
