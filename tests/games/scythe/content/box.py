"""The rules and tables of Scythe's box, as its tests read them."""

from pathlib import Path

from brassboard.catalogue import Catalogue

FOLDER = Path(__file__).parents[4] / "src/brassboard/games/scythe"
BOOK = Catalogue.of(FOLDER)
TERRITORIES = range(47)


def said(identity: str) -> str:
    """The text of a rule."""
    entry = BOOK.get(identity)
    assert entry is not None
    return entry.headline
