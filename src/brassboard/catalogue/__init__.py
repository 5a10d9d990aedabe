"""The rule catalogues: what a player may look up, what a test must prove, what "why not?" points at."""

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
