"""The rule catalogues: players look up rules in them, tests prove their entries, and refusals name them."""

from brassboard.catalogue.book import Catalogue, Topic
from brassboard.catalogue.entries import Entry, Example, Gap, Rule, Ruling
from brassboard.catalogue.game_folders import game_folder, game_folders, load_catalogue, load_catalogues
from brassboard.catalogue.gates import MODULES, NOTHING_OPEN, Gate, Opened, every_gate, game_gates
from brassboard.catalogue.reader import Booklet

__all__ = [
    "MODULES",
    "NOTHING_OPEN",
    "Booklet",
    "Catalogue",
    "Entry",
    "Example",
    "Gap",
    "Gate",
    "Opened",
    "Rule",
    "Ruling",
    "Topic",
    "every_gate",
    "game_folder",
    "game_folders",
    "game_gates",
    "load_catalogue",
    "load_catalogues",
]
