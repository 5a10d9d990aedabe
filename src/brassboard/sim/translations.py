"""The texts of `sim` and `bench`, beside the engine's and the game's."""

from importlib import import_module
from pathlib import Path

from brassboard.installed_game import InstalledGame
from brassboard.texts import Texts

FOLDER = Path(__file__).parent / "texts"


def texts(installed: InstalledGame | None, lang: str, strict: bool = False) -> Texts:
    """What the commands say in a language, about a game or in general."""
    if installed is None:
        return Texts(lang, FOLDER, strict=strict)
    home = Path(str(import_module(installed.package).__file__)).parent
    return Texts(lang, home / "texts", FOLDER, strict=strict)
