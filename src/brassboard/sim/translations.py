"""The texts of `sim` and `bench`, beside the engine's and the game's."""

from importlib import import_module
from pathlib import Path

from brassboard.installed_game import Box
from brassboard.texts import Texts, text_folders

FOLDER = Path(__file__).parent / "texts"


def texts(box: Box | None, lang: str, strict: bool = False) -> Texts:
    """What the commands say in a language, about a game or in general."""
    if box is None:
        return Texts(lang, FOLDER, strict=strict)
    return Texts(lang, *text_folders(import_module(box.package)), FOLDER, strict=strict)
