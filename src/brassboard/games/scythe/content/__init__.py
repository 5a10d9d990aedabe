"""What lies in the box: board, mats, cards, tiles and the Automa. Read once, referred to by id, never part of a match.

A row of a table says with `mark` where it comes from; `rulebook` names the fields of a mixed row that the rulebook's
own text gives. Names and texts of everything are in texts/*.ftl; the kinds of rows in content_mats and content_cards.
"""

from importlib.resources import files
from typing import Final

from brassboard.kit.hexes import HexBoard

from .cards import (
    AUTOMA_GAINS,
    AUTOMA_MOVES,
    COSTS,
    COUNTS,
    FACTS,
    GAINS,
    Automa,
    AutomaCard,
    BonusTile,
    Cards,
    Condition,
    Doing,
    Encounter,
    FactoryCard,
    Gain,
    Level,
    Objective,
    Offer,
    Scheme,
)
from .mats import (
    BONUSES,
    BOTTOMS,
    BOXES,
    FOOD,
    LAND,
    METAL,
    OIL,
    RESOURCES,
    RIVER,
    STRUCTURES,
    TERRAINS,
    TOPS,
    TRAP_WORDS,
    WOOD,
    Faction,
    Map,
    Mat,
    Mats,
    Section,
    Start,
    Tier,
)
from .reader import Amount

__all__ = (
    "AUTOMA_CARDS",
    "AUTOMA_GAINS",
    "AUTOMA_MOVES",
    "BANNED",
    "BASES",
    "BOARD",
    "BONUSES",
    "BONUS_TILES",
    "BOTTOMS",
    "BOXES",
    "BOX_BASE",
    "CLOCKWISE",
    "COMBAT_DECK",
    "COSTS",
    "COUNTS",
    "DIAL_MAX",
    "ENCOUNTERS",
    "ENCOUNTER_HEXES",
    "FACTIONS",
    "FACTORY",
    "FACTORY_CARDS",
    "FACTORY_WORTH",
    "FACTS",
    "FOOD",
    "GAINS",
    "LAND",
    "LEVELS",
    "MATS",
    "MECHS",
    "METAL",
    "NEEDS",
    "OBJECTIVES",
    "OIL",
    "ONE_TIME",
    "ONGOING",
    "POPULARITY_MAX",
    "POWER_MAX",
    "PRODUCE_COSTS",
    "PRODUCTION",
    "RECRUITS",
    "RESOURCES",
    "RIVER",
    "STARS",
    "STRUCTURES",
    "TERRAINS",
    "TIERS",
    "TOKENS",
    "TOPS",
    "TOP_COSTS",
    "TRACK",
    "TRADE_RESOURCES",
    "TRAPS",
    "TRAP_WORDS",
    "TUNNEL_HEXES",
    "WOOD",
    "WORKERS",
    "Amount",
    "Automa",
    "AutomaCard",
    "BonusTile",
    "Cards",
    "Condition",
    "Doing",
    "Encounter",
    "Faction",
    "FactoryCard",
    "Gain",
    "Level",
    "Map",
    "Mat",
    "Mats",
    "Objective",
    "Offer",
    "Scheme",
    "Section",
    "Start",
    "Tier",
    "read_automa",
    "read_cards",
    "read_map",
    "read_mats",
)


def read_map(text: str, where: str = "content/map.toml") -> Map:
    return Map(text, where)


def read_mats(text: str, starts: dict[str, Start], where: str = "content/mats.toml") -> Mats:
    """`starts` are the map's: a faction begins somewhere."""
    return Mats(text, starts, where)


def read_cards(text: str, where: str = "content/cards.toml") -> Cards:
    return Cards(text, where)


def read_automa(text: str, factions: tuple[str, ...], where: str = "content/automa.toml") -> Automa:
    return Automa(text, factions, where)


_FOLDER = files(__package__)


def _content(name: str) -> str:
    return (_FOLDER / name).read_text("utf-8")


_MAP = read_map(_content("map.toml"))
_MATS = read_mats(_content("mats.toml"), _MAP.starts)
_CARDS = read_cards(_content("cards.toml"))
_AUTOMA = read_automa(_content("automa.toml"), tuple(_MATS.factions))

BOARD: Final[HexBoard] = _MAP.board
PRODUCTION: Final[dict[str, str]] = _MAP.production  # terrain: a resource, "worker" or ""
CLOCKWISE: Final[tuple[str, ...]] = tuple(_MAP.starts)  # from the top left, as the factions sit
BASES: Final[dict[str, int]] = {faction: BOARD.hex(start.base) for faction, start in _MAP.starts.items()}
ENCOUNTER_HEXES: Final[tuple[int, ...]] = tuple([BOARD.hex(name) for name in _MAP.encounters])
TUNNEL_HEXES: Final[tuple[int, ...]] = tuple([BOARD.hex(name) for name in _MAP.tunnels])
FACTORY: Final[int] = BOARD.terrain.index("factory")

MATS: Final[dict[str, Mat]] = _MATS.mats  # in the starting order
FACTIONS: Final[dict[str, Faction]] = _MATS.factions
BANNED: Final[tuple[tuple[str, str], ...]] = tuple(_MATS.banned)  # (faction, mat)
TRAPS: Final[tuple[Amount, ...]] = tuple(_MATS.traps)
TIERS: Final[tuple[Tier, ...]] = _MATS.tiers
FACTORY_WORTH: Final[int] = _MATS.factory_worth
POWER_MAX: Final[int] = _MATS.power
POPULARITY_MAX: Final[int] = _MATS.popularity
DIAL_MAX: Final[int] = _MATS.dial
STARS: Final[int] = _MATS.stars
MECHS: Final[int] = _MATS.mechs
WORKERS: Final[int] = _MATS.workers
RECRUITS: Final[int] = _MATS.recruits
TOKENS: Final[int] = _MATS.tokens  # Flags of Albion, Traps of Togawa
TRACK: Final[tuple[str, ...]] = tuple(_MATS.needs)
NEEDS: Final[dict[str, int]] = _MATS.needs  # by space of the track; combat_2 needs 2 victories in all
BOX_BASE: Final[tuple[int, ...]] = _MATS.box_base  # what each box gives before its cube is lifted; then 1 more
TOP_COSTS: Final[tuple[int, ...]] = tuple(_MATS.top_costs)  # coins, by TOPS
TRADE_RESOURCES: Final[int] = _MATS.trade_resources
PRODUCE_COSTS: Final[tuple[tuple[int, int, int], ...]] = _MATS.produce_costs  # power, popularity, coins by workers out
ONGOING: Final[int] = _MATS.ongoing
ONE_TIME: Final[int] = _MATS.one_time

COMBAT_DECK: Final[tuple[int, ...]] = _CARDS.combat
OBJECTIVES: Final[dict[int, Objective]] = _CARDS.objectives
ENCOUNTERS: Final[dict[int, Encounter]] = _CARDS.encounters
FACTORY_CARDS: Final[dict[int, FactoryCard]] = _CARDS.factory
BONUS_TILES: Final[dict[str, BonusTile]] = _CARDS.tiles

LEVELS: Final[dict[str, Level]] = _AUTOMA.levels
AUTOMA_CARDS: Final[dict[int, AutomaCard]] = _AUTOMA.cards
