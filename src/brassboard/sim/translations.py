"""Texts of the commands `sim` and `bench`, in addition to those of the engine and the game."""

from importlib import import_module
from pathlib import Path

from brassboard.catalogue import NOTHING_OPEN
from brassboard.installed_game import InstalledGame
from brassboard.texts import Texts, text_sources

FOLDER = Path(__file__).parent / "texts"


def texts(installed: InstalledGame | None, lang: str, strict: bool = False) -> Texts:
    """Return the texts of the commands in a language, about a game or in general."""
    if installed is None:
        return Texts(lang, FOLDER, strict=strict)
    return Texts(lang, *text_sources(import_module(installed.package), NOTHING_OPEN), FOLDER, strict=strict)
