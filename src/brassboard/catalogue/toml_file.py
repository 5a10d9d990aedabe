"""A TOML file that is being read: its data, and the lines of its entries, so that every error names its place."""

import re
import tomllib
from collections.abc import Collection
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any

from brassboard.kernel.errors import BadInput

RULEBOOK = "rulebook"
ID_LINE = re.compile(r"""\s*id\s*=\s*["']([^"']*)["']""")


class TomlFile:
    """One file of a game's folder `rulebook`."""

    def __init__(self, path: Path, game: str) -> None:
        self.place = f"{game}/{path.parent.name}/{path.name}"
        try:
            self.text = path.read_text(encoding="utf-8")
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except UnicodeDecodeError as problem:
            raise BadInput(f"not UTF-8 text ({problem.reason}): save it as UTF-8", self.place) from None
        except tomllib.TOMLDecodeError as problem:
            line = re.search(r"at line (\d+)", str(problem))
            where = f"{self.place}:{line[1] if line else self.text.count(chr(10)) + 1}"
            raise BadInput(f"not valid TOML: {problem}: correct the syntax there", where) from None

    def where(self, kind: str, identity: str, occurrence: int = 0) -> str:
        lines = self.lines.get(identity)
        return f"{self.place}{f':{lines[min(occurrence, len(lines) - 1)]}' if lines else ''}: {kind} {identity}"

    @cached_property
    def lines(self) -> dict[str, list[int]]:
        """Return the lines in which each id is given to an entry."""
        found: dict[str, list[int]] = {}
        for number, line in enumerate(self.text.splitlines(), start=1):
            if given := ID_LINE.match(line):
                found.setdefault(given[1], []).append(number)
        return found

    def rows(self, kind: str, form: str) -> list[tuple[str, dict[str, Any]]]:
        """Return the rows of a kind, each with its place in the file; `form` is what an id looks like."""
        rows = self.data.get(kind, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadInput(f"{kind} must be written [[{kind}]], one per entry", self.place)
        found: list[tuple[str, dict[str, Any]]] = []
        for number, row in enumerate(rows, start=1):
            identity = row.get("id")
            if not isinstance(identity, str) or not identity.strip():
                where = f"{self.place}: {kind} number {number}"
                raise BadInput(f"id is missing: write id = …, in the form {form}", where)
            found.append((self.where(kind, identity), row))
        return found


def rulebooks(game_dir: Path) -> list[Path]:
    """Return the folders of a game's booklets: its own, then those of the expansions inside its package."""
    return [game_dir / RULEBOOK, *sorted(game_dir.glob(f"*/{RULEBOOK}"))]


def nearest(name: str, known: Collection[str]) -> str:
    """Return a remedy for a misspelt name: the one that was probably meant, or all that are known."""
    near = get_close_matches(name, list(known), n=1)
    return f"did you mean {near[0]}?" if near else f"known are {', '.join(known)}"


def word_for(kind: type) -> str:
    """Return what a type of TOML is called in an error."""
    words = {str: "text", list: "list", dict: "table", int: "number", float: "number", bool: "yes or no"}
    return words.get(kind, kind.__name__)
