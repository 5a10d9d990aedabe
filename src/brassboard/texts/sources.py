"""Where a game's texts come from: its own files, and those of the gates that are open.

A campaign's secrets are written in `texts/gates/<gate>.en.ftl` and `<gate>.de.ftl`, or in the game's own files under
keys that a gate names. Both leave the program only when the gate is open.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from msgspec import Struct

from brassboard.catalogue.gates import Gate, closed_gates, closes_text, game_gates

GATES = "gates"
ENTRY = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")


class TextSource(Struct, frozen=True):
    """A folder of texts, and which of them may be read."""

    folder: Path
    opened: tuple[str, ...] = ()
    closed: tuple[Gate, ...] = ()

    def files(self, lang: str) -> list[Path]:
        """Return the files that may be read, those of open gates last."""
        gates = [self.folder / GATES / f"{gate}.{lang}.ftl" for gate in self.opened]
        return [file for file in (self.folder / f"{lang}.ftl", *gates) if file.is_file()]

    def text(self, lang: str) -> str:
        """Return the Fluent text of a language without the messages of closed gates."""
        texts = [file.read_text(encoding="utf-8") for file in self.files(lang)]
        return "\n".join([without_closed(text, self.closed) for text in texts] if self.closed else texts)


def text_sources(game: Path | ModuleType, opened: frozenset[str]) -> list[TextSource]:
    """Return the texts of a game that may be read if these gates are open."""
    folder = package_folder(game)
    gates = game_gates(folder) if folder else ()
    closed = tuple(closed_gates(gates, opened))
    ids = tuple([gate.id for gate in gates if gate not in closed])
    return [TextSource(each, ids, closed) for each in text_folders(game)]


def text_folders(game: Path | ModuleType) -> list[Path]:
    """Return the folders of a game's texts: its own, then those of the expansions inside its package.

    A game that is a single module has none: the folder around it belongs to other packages too.
    """
    folder = package_folder(game)
    return [folder / "texts", *sorted(folder.glob("*/texts"))] if folder else []


def package_folder(game: Path | ModuleType) -> Path | None:
    """Return the folder of a game's package, or None if the game is a single module."""
    if isinstance(game, Path):
        return game
    return Path(str(game.__file__)).parent if hasattr(game, "__path__") else None


def without_closed(text: str, closed: tuple[Gate, ...]) -> str:
    """Return a Fluent text without the messages of closed gates, and without comments, which may name them too."""
    return "\n".join([line for _, key, line in keyed_lines(text) if not any(closes_text(gate, key) for gate in closed)])


def keyed_lines(text: str) -> Iterator[tuple[int, str, str]]:
    """Return number, key and text of each line but comments; the key is that of the message it belongs to."""
    key = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            continue
        entry = ENTRY.match(line)
        key = entry[1] if entry else key
        yield number, key, line
