"""The figures of the box: gentlemen with their printed weapons, the sheets of agents and minions, ally cards."""

from typing import Final

from brassboard.kit.content import Row
from brassboard.kit.effects import shown

from .abilities import Ability, read_abilities
from .effects import PROFESSIONS, SPECIALS

VERSIONS: Final = ("a", "b")
MOST: Final = 9
"""The largest attribute, ether, bonus or number of slots."""
MOST_LIFE: Final = 30
FIGHTER_TYPES: Final = ("action", "extra", "free", "perm", "atk", "def")
GENTLEMAN_TYPES: Final = (*FIGHTER_TYPES, "upkeep")
"""Upkeep is for gentlemen only (RM-TYPE-02)."""
MINION_TYPES: Final = ("perm", "atk", "def")
ALLY_TYPES: Final = ("perm", "action")


class Origin:
    """Where the values of a row come from: its mark, and which of its values come from elsewhere.

    `rulebook` and `public` values are read there. Of `likely` ones the rulebook has the number but not the icon that
    says what it is: that it belongs here is our reading (RM-GAP-05, RM-GAP-06).
    """

    def __init__(self, row: Row, *told: str) -> None:
        mark, rulebook = row.origin(*told)
        self.mark: Final = mark
        self.rulebook: Final = rulebook
        self.public: Final = _fields(row, "public", told)
        self.likely: Final = _fields(row, "likely", told)


ORIGIN: Final = ("public", "likely")
"""The fields of every row that `Origin` reads, besides mark and rulebook."""


def _fields(row: Row, name: str, told: tuple[str, ...]) -> tuple[str, ...]:
    fields = row.items(name) if name in row.data else []
    for field in fields:
        if not isinstance(field, str) or (field not in told and field not in row.data):
            raise row.error(f"{name} names {shown(field)}, which this row has not: write one of its fields")
    return tuple(fields)


# Gentlemen


class Gentleman:
    """A gentleman's sheet (RM-GENT-01 to -12)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.profession: Final = row.choice("profession", PROFESSIONS)
        self.agi: Final = row.number("agi", 0, MOST)
        self.acc: Final = row.number("acc", 0, MOST)
        self.strength: Final = row.number("str", 0, MOST)
        self.ether: Final = row.number("ether", 0, MOST)  # at the start, and at most
        self.left: Final = row.number("left", 1, MOST)  # damage at which he draws an affliction
        self.right: Final = row.number("right", 1, MOST)
        self.slots: Final = row.number("slots", 0, MOST)  # for arsenal cards
        self.specials: Final = row.choices("specials", SPECIALS)
        self.weapon: Final = row.word("weapon") if "weapon" in row.data else ""  # the one printed on the sheet
        starting = row.words("starting") if "starting" in row.data else ()
        self.starting: Final[tuple[str, ...]] = starting  # equipment
        self.abilities: Final[tuple[Ability, ...]] = read_abilities(row, GENTLEMAN_TYPES, named=True)
        self.origin: Final = Origin(row, "name")
        if not self.specials:
            raise row.error(f"a gentleman has a special: write one of {', '.join(SPECIALS)} (RM-GENT-04)")
        if len(self.abilities) != 1:
            raise row.error(f"a gentleman has exactly one gift, not {len(self.abilities)} (RM-GENT-03)")

    @property
    def gift(self) -> Ability:
        return self.abilities[0]

    @property
    def life(self) -> int:
        return self.left + self.right


GENTLEMAN: Final = (
    "profession", "agi", "acc", "str", "ether", "left", "right", "slots", "specials", "weapon", "starting", "abilities",
    *ORIGIN,
)  # fmt: skip
"""The fields of a gentleman."""


# Agents and minions


class Sheet:
    """One version of the sheet of an agent or of a minion type; a minion has no ether and no specials."""

    def __init__(self, row: Row, kind: str) -> None:
        agent = kind == "agent"
        type, _, version = row.id.rpartition("_")
        if version not in VERSIONS:
            raise row.error(f'the id is the {kind} and its version: write such as id = "{row.id}_a"')
        self.id: Final = row.id  # such as tobias_a
        self.kind: Final = kind  # agent or minion (RM-AGENT-06)
        self.type: Final = type  # such as tobias
        self.version: Final = version
        self.agi: Final = row.number("agi", 0, MOST)
        self.acc: Final = row.number("acc", 0, MOST)
        self.strength: Final = row.number("str", 0, MOST)
        self.ether: Final = row.number("ether", 0, MOST) if agent else 0
        self.life: Final = row.number("life", 1, MOST_LIFE) if agent else 1
        specials = row.choices("specials", SPECIALS) if agent else ()
        self.specials: Final[tuple[str, ...]] = specials
        types = FIGHTER_TYPES if agent else MINION_TYPES
        self.abilities: Final[tuple[Ability, ...]] = read_abilities(row, types, named=True, free=not agent)
        self.origin: Final = Origin(row)


AGENT_SHEET: Final = ("agi", "acc", "str", "ether", "life", "specials", "abilities", *ORIGIN)
"""The fields of an agent's sheet."""
MINION_SHEET: Final = ("agi", "acc", "str", "abilities", *ORIGIN)
"""The fields of the sheet of a minion type."""


class Figures:
    """How many figures of an agent or a minion type are in the box."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.figures: Final = row.number("figures", 0, 10)
        self.origin: Final = Origin(row, "name")


FIGURES: Final = ("figures", *ORIGIN)
"""The fields of an agent and of a minion type."""


# Allies


class AllyCard:
    """An ally card: attributes and a small life, neither ether nor specials (RM-ALLY-01)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.figures: Final = row.number("figures", 0, 10)  # 0: a special marker stands for it
        self.agi: Final = row.number("agi", 0, MOST)
        self.acc: Final = row.number("acc", 0, MOST)
        self.strength: Final = row.number("str", 0, MOST)
        self.life: Final = row.number("life", 1, MOST)
        self.specials: Final[tuple[str, ...]] = ()
        self.vip: Final = row.flag("vip")  # in every chapter; a chapter may name others
        self.abilities: Final[tuple[Ability, ...]] = read_abilities(row, ALLY_TYPES, named=True, free=True)
        self.origin: Final = Origin(row, "name")


ALLY: Final = ("figures", "agi", "acc", "str", "life", "vip", "abilities", *ORIGIN)
"""The fields of an ally card."""
