"""Finds rule ids in code, data, texts and pages that are in no catalogue, such as ids with a typing error."""

import re
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from msgspec import Struct

PREFIXES = frozenset(("SR", "RM", "AL", "SC", "SA", "RF", "WG", "DU"))
SUFFIXES = frozenset((".py", ".toml", ".ftl", ".md"))


class UnknownId(Struct, frozen=True):
    """An id that is in no catalogue, and where it is written."""

    file: Path
    line: int
    id: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: unknown rule id {self.id}: correct it, or add it to the catalogue"


def unknown_ids(paths: Iterable[Path], known: Collection[str]) -> list[UnknownId]:
    """Return every text in these files and folders that looks like an id and is not among the `known` ids."""
    known = frozenset(known)
    prefixes = PREFIXES | {identity.split("-")[0] for identity in known}
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(prefixes))})-[A-Z][A-Z0-9]*-\d{{2,}}(?!\w)")
    return [
        UnknownId(file, number, found[0])
        for file in _files(paths)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        for found in pattern.finditer(line)
        if found[0] not in known
    ]


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
        elif path.suffix in SUFFIXES:
            yield path
