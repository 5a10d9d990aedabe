"""The cards of the box: roles, advantages, powers, chaos cards, afflictions and equipment."""

from typing import Final

from brassboard.kit.content import Row

from .abilities import Ability, read_abilities
from .components import GENTLEMAN_TYPES, MOST, ORIGIN, Origin
from .effects import PROFESSIONS, STACKS

MOST_COPIES: Final = 9


def _needed(row: Row, types: tuple[str, ...]) -> tuple[Ability, ...]:
    """Return the abilities of a card, which must have one."""
    found = read_abilities(row, types)
    if not found:
        raise row.error("a card does something: write abilities = [{ type = …, does = … }]")
    return found


def _only(row: Row, types: tuple[str, ...]) -> tuple[Ability, ...]:
    """Return the one ability of a card."""
    found = _needed(row, types)
    if len(found) != 1:
        raise row.error(f"this card has one ability, not {len(found)}: join what it does by ;")
    return found


class Role:
    """A role card (RM-ROLE-01)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.abilities: Final = _needed(row, GENTLEMAN_TYPES)
        self.origin: Final = Origin(row, "name")


ROLE: Final = ("abilities", *ORIGIN)
"""The fields of a role."""


class Advantage:
    """An advantage card of the stack of a profession (RM-ADV-01, RM-ADV-02)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.profession: Final = row.choice("profession", PROFESSIONS)
        self.abilities: Final = _needed(row, GENTLEMAN_TYPES)
        self.origin: Final = Origin(row, "name")


ADVANTAGE: Final = ("profession", "abilities", *ORIGIN)
"""The fields of an advantage."""


class Power:
    """A power card of the Nemesis; he has the basic ones from the start (RM-POWER-02, RM-POWER-03)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.basic: Final = row.flag("basic")
        self.abilities: Final = _only(row, ("power",))
        self.ability: Final = self.abilities[0]
        self.cost: Final = self.ability.cost
        self.origin: Final = Origin(row, "name")
        if not self.cost:
            raise row.error("a power is paid with ether: write cost = 1 or more")


POWER: Final = ("basic", "abilities", *ORIGIN)
"""The fields of a power."""


class ChaosCard:
    """A kind of chaos card. The type of its ability is its timing: any, agent or minion (RM-CHAOS-03)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.copies: Final = row.number("copies", 1, MOST_COPIES)
        self.abilities: Final = _only(row, ("any", "agent", "minion"))
        self.ability: Final = self.abilities[0]
        self.timing: Final = self.ability.type
        self.origin: Final = Origin(row, "name")
        if self.ability.most:
            raise row.error("a chaos card costs no ether: leave cost out")


CHAOS_CARD: Final = ("copies", "abilities", *ORIGIN)
"""The fields of a chaos card."""

ENDS: Final = ("rest", "healed")
"""When a lasting affliction ends: the gentleman rests, or some of his damage is healed."""


class Affliction:
    """A kind of affliction card: it acts at once, or stays until its condition is met (RM-AFFL-01)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.copies: Final = row.number("copies", 1, MOST_COPIES)
        self.until: Final = row.choice("until", ENDS) if "until" in row.data else ""
        self.abilities: Final = _only(row, ("now", "until"))
        self.ability: Final = self.abilities[0]
        self.origin: Final = Origin(row, "name")
        if (self.ability.type == "until") != bool(self.until):
            raise row.error('type "until" goes with such as until = "rest", and type "now" without it')
        if self.ability.most:
            raise row.error("an affliction costs no ether: leave cost out")


AFFLICTION: Final = ("copies", "until", "abilities", *ORIGIN)
"""The fields of an affliction."""


# Equipment

ARSENAL: Final = ("simple", "special", "royal")
PRINTED: Final = "printed"
"""In place of a stack: the weapon is printed on a gentleman's sheet (RM-GENT-12)."""
ITEM_TYPES: Final = ("perm", "atk", "def", "action", "extra", "upkeep")
TYPES_IN: Final[dict[str, tuple[str, ...]]] = {
    "utensils": ("discard", "discard_def"),
    "artefacts": ("discard", "discard_def", "perm"),
    "stones": ("perm", "atk"),
}
"""The types of abilities on the cards of the stacks outside the arsenal."""


class Equipment:
    """A kind of equipment card, or a weapon printed on a sheet.

    A weapon adds its bonus to the attribute (RM-EQUIP-01) and has an ether effect (RM-EQUIP-02). `range` is the most
    squares its shots reach, 0 without a limit; `reach` is the same for melee.
    """

    def __init__(self, row: Row, printed: bool = False) -> None:
        stack = PRINTED if printed else row.choice("stack", STACKS)
        arsenal = stack in ARSENAL
        if not arsenal and not printed and "kind" in row.data:
            raise row.error("only arsenal cards are weapons or items: leave kind out")
        weapon = printed or (arsenal and row.choice("kind", ("weapon", "item")) == "weapon")
        self.id: Final = row.id
        self.stack: Final = stack
        self.copies: Final = 0 if printed else row.number("copies", 1, MOST_COPIES)
        self.arsenal: Final = arsenal  # it fills a slot (RM-EQUIP-03)
        self.weapon: Final = weapon
        self.melee: Final = row.number("melee", 0, MOST, 0)
        self.ranged: Final = row.number("ranged", 0, MOST, 0)
        self.range: Final = row.number("range", 0, MOST, 0)
        self.reach: Final = row.number("reach", 1, MOST, 1)
        types = ("ether",) if weapon else ITEM_TYPES if arsenal else TYPES_IN[stack]
        self.abilities: Final = _only(row, types) if weapon else _needed(row, types)
        self.origin: Final = Origin(row, "name")
        self._check_weapon(row)

    @property
    def effect(self) -> Ability:
        """Return the ether effect of a weapon."""
        return self.abilities[0]

    def _check_weapon(self, row: Row) -> None:
        if self.weapon and not self.melee and not self.ranged:
            raise row.error("a weapon has a bonus: write melee = 1 or ranged = 1")
        if not self.weapon and (self.melee or self.ranged):
            raise row.error('only a weapon has a bonus: write kind = "weapon", or an ability of type atk')
        if self.range and not self.ranged:
            raise row.error("range is for ranged weapons: write ranged = 1, or leave range out")
        if self.reach > 1 and not self.melee:
            raise row.error("reach is for melee weapons: write melee = 1, or leave reach out")
        if self.weapon and not self.effect.cost:
            raise row.error("the effect of a weapon is paid with ether: write cost = 1 or more")


WEAPON: Final = ("melee", "ranged", "range", "reach", "abilities", *ORIGIN)
"""The fields of a weapon printed on a sheet."""
EQUIPMENT_CARD: Final = ("stack", "kind", "copies", *WEAPON)
"""The fields of an equipment card."""
