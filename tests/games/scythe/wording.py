"""Scythe's words, as the tests of its texts read them."""

from pathlib import Path
from typing import Any

from brassboard.games.scythe import GAME, board
from brassboard.installed_game import InstalledGame
from brassboard.sentences import Sentences

FOLDER = Path(str(board.__file__)).parent
INSTALLED = InstalledGame(GAME, "brassboard.games.scythe")
BARE = ("seat", "combat-card", "automa-card")
"""Kinds whose ids are their names: a seat's is the player's, and cards with a number show it."""


class Strict(Sentences):
    """Words that give nothing its bare id."""

    def name(self, kind: str, value: Any) -> str:
        name = super().name(kind, value)
        known = kind in BARE or name != str(value) or self.t.known("scythe", kind, str(value))
        assert known, f"{kind} {value} has no name"
        return name
