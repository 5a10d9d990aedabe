"""The rule catalogues: players look up rules in them, tests prove their entries, and refusals name them."""

from brassboard.catalogue.book import Catalogue, Topic
from brassboard.catalogue.entries import Entry, Example, Gap, Rule, Ruling
from brassboard.catalogue.game_folders import game_folder, game_folders, load_catalogue, load_catalogues
from brassboard.catalogue.reader import Booklet

__all__ = [
    "Booklet",
    "Catalogue",
    "Entry",
    "Example",
    "Gap",
    "Rule",
    "Ruling",
    "Topic",
    "game_folder",
    "game_folders",
    "load_catalogue",
    "load_catalogues",
]
