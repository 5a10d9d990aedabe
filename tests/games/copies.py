"""A copy of a game that a test may change as a stranger would: rows and texts in its files, and nothing else."""

import shutil
import sys
from difflib import ndiff
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Self

from brassboard.texts import texts_for

GAMES = Path(__file__).parents[2] / "src" / "brassboard" / "games"


class Copy:
    """The folder of a game, copied and imported under a name of its own beside the game itself."""

    def __init__(self, game: str, folder: Path) -> None:
        self.original = GAMES / game
        self.folder = folder / f"copy_of_{game}_{len(sys.modules)}"
        shutil.copytree(self.original, self.folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))

    def append(self, file: str, text: str) -> Self:
        """This text at the end of a file."""
        path = self.folder / file
        path.write_text(path.read_text("utf-8") + text, encoding="utf-8")
        return self

    def replace(self, file: str, old: str, new: str) -> Self:
        """Something else in one place of a file."""
        path = self.folder / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{file} has {old!r} {text.count(old)} times"
        path.write_text(text.replace(old, new), encoding="utf-8")
        return self

    def changed_lines(self) -> int:
        """How many lines outside the texts are new or different."""
        found = 0
        for path in self.folder.rglob("*"):
            if path.is_file() and path.suffix != ".ftl" and "__pycache__" not in path.parts:
                old = (self.original / path.relative_to(self.folder)).read_text("utf-8").splitlines()
                found += len([line for line in ndiff(old, path.read_text("utf-8").splitlines()) if line[0] == "+"])
        return found

    def load(self) -> ModuleType:
        """The package of the copy, which has its own `GAME`."""
        sys.path.insert(0, str(self.folder.parent))
        try:
            return import_module(self.folder.name)
        finally:
            sys.path.remove(str(self.folder.parent))


def texts_missing(game: str, folder: Path, cards: list[str]) -> list[str]:
    """What to write so that each of these cards has a name and a text in both languages."""
    found = []
    for lang in ("en", "de"):
        texts = texts_for(folder, lang, strict=True)
        for card in cards:
            if not texts.known(game, "card", card):
                found.append(f"texts/{lang}.ftl: card {card} has no name: write {game}-card-{card} = …")
            elif not texts.describe(game, "card", card).endswith("."):
                found.append(f"texts/{lang}.ftl: card {card} has no text: write .text = … below {game}-card-{card}")
    return found
