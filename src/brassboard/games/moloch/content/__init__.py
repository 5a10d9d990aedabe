"""The box, opened: everything in it but the chapters, read once, referred to by id, never part of a match.

Figures are counted in the rows of their sheets (RM-COMP-01 to -03). The tiles of a scene are drawn in the file of its
chapter (RM-COMP-07); booklet, rulebook and player aids carry no rule (RM-COMP-09).

Files are read here and nowhere else. Names and texts of everything are in texts/*.ftl.
"""

from importlib.resources import files
from typing import Final

from brassboard.kernel import BadInput
from brassboard.kit.content import Row, read_tables, rows

from .abilities import ABILITY, Ability, all_calls
from .cards import (
    ADVANTAGE,
    AFFLICTION,
    ARSENAL,
    CHAOS_CARD,
    EQUIPMENT_CARD,
    POWER,
    ROLE,
    WEAPON,
    Advantage,
    Affliction,
    ChaosCard,
    Equipment,
    Power,
    Role,
)
from .components import (
    AGENT_SHEET,
    ALLY,
    FIGURES,
    GENTLEMAN,
    MINION_SHEET,
    VERSIONS,
    AllyCard,
    Figures,
    Gentleman,
    Origin,
    Sheet,
)
from .constants import Constants
from .effects import AGENTS, ALLIES, MINIONS, PROFESSIONS, SPECIALS, STACKS, SYMBOLS
from .effects import GENTLEMEN as GENTLEMAN_IDS
from .intermezzo import BENEFIT, LEVEL, PLACE_CARD, PRINTED_PLACE, Benefit, Level, Place

__all__ = [
    "ABILITIES", "ABILITY", "ABILITY_OF", "ACTIVATION_CARDS", "ADVANTAGES", "ADVANTAGE_STACKS", "AFFLICTIONS",
    "AFFLICTION_DECK", "AGENTS", "AGENT_FIGURES", "AGENT_SHEETS", "ALLIES", "ALLY_CARDS", "ARSENAL", "BASIC_POWERS",
    "BENEFITS", "CHAOS", "CHAOS_DECK", "CONSTANTS", "EQUIPMENT", "GENTLEMAN_IDS", "GENTLEMEN", "LEVELS", "MINIONS",
    "MINION_FIGURES", "MINION_SHEETS", "PLACES", "PLACE_DECK", "POWERS", "PRINTED_PLACES", "PRINTED_WEAPONS",
    "PROFESSIONS", "ROLES", "SPECIALS", "STACKS", "STACK_CARDS", "SYMBOLS", "VERSIONS", "WEAPONS", "Ability",
    "Advantage", "Affliction", "AllyCard", "Benefit", "ChaosCard", "Constants", "Equipment", "Figures", "Gentleman",
    "Level", "Origin", "Place", "Power", "Role", "Sheet", "all_calls", "numbered", "read_advantages",
    "read_afflictions", "read_agents", "read_allies", "read_benefits", "read_chaos", "read_constants",
    "read_equipment", "read_gentlemen", "read_levels", "read_minions", "read_places", "read_powers", "read_roles",
    "text_of",
]  # fmt: skip

ROLE_IDS: Final = ("leader", "bodyguard", "executioner", "samaritan", "scout", "bruiser")
BENEFIT_IDS: Final = (
    "pool", "agent_guard", "minion_edge", "agent_cross", "agent_melee", "agent_ranged", "minion_die",
)  # fmt: skip
LEVEL_IDS: Final = ("moderate", "balanced", "more", "new_campaign")
PLACE_IDS: Final = ("bazaar", "wilkinsons", "shadow_market", "unicorn_club")
AGENT_FIGURE_COUNT: Final = 13
MINION_FIGURE_COUNT: Final = 35
ALLY_FIGURE_COUNT: Final = 10
ADVANTAGES_OF_A_PROFESSION: Final = 8
POWER_COUNT: Final = 8
BASIC_POWER_COUNT: Final = 2
CHAOS_COUNT: Final = 30
AFFLICTION_COUNT: Final = 20
PLACE_CARD_COUNT: Final = 25
STACK_SIZES: Final = {"utensils": 30, "simple": 24, "special": 12, "royal": 8, "artefacts": 16, "stones": 4}
"""94 cards (RM-COMP-05, RM-GAP-15)."""

# Figures


def read_gentlemen(
    text: str, where: str = "content/gentlemen.toml"
) -> tuple[dict[str, Gentleman], dict[str, Equipment]]:
    """Return the gentlemen, and the weapons printed on their sheets."""
    data = read_tables(text, ("gentleman", "weapon"), where)
    found = rows(data, "gentleman", GENTLEMAN, where, "id")
    gentlemen = {row.id: Gentleman(row) for row in found}
    weapons = {row.id: Equipment(row, printed=True) for row in rows(data, "weapon", WEAPON, where, "id")}
    _check_ids("gentlemen", list(gentlemen), GENTLEMAN_IDS, where)
    for row in found:
        own = gentlemen[row.id]
        others = [each for each in gentlemen.values() if each is not own]
        if own.profession in [each.profession for each in others]:
            raise row.error(f"another gentleman is a {own.profession} too: each profession is there once")
        if own.gift.gift in [each.gift.gift for each in others]:
            raise row.error(f"another gentleman has the gift {own.gift.gift} too: each has one of his own (RM-GENT-03)")
        if own.weapon and own.weapon not in weapons:
            raise row.error(f'no weapon {own.weapon} is printed: add [[weapon]] with id = "{own.weapon}"')
    for weapon in weapons:
        if weapon not in [gentleman.weapon for gentleman in gentlemen.values()]:
            raise BadInput(
                f'the weapon {weapon} is on no sheet: write weapon = "{weapon}" in a gentleman\'s row', where
            )
    return gentlemen, weapons


def read_agents(
    text: str, where: str = "content/agents.toml"
) -> tuple[dict[str, Figures], dict[str, dict[str, Sheet]]]:
    """Return the agents, and the sheets of each by their versions."""
    data = read_tables(text, ("agent", "sheet"), where)
    agents = {row.id: Figures(row) for row in rows(data, "agent", FIGURES, where, "id")}
    _check_ids("agents", list(agents), AGENTS, where)
    _check_figures("agent", [agent.figures for agent in agents.values()], AGENT_FIGURE_COUNT, where)
    sheets = _sheets(rows(data, "sheet", AGENT_SHEET, where, "id"), "agent", AGENTS, where)
    for agent in AGENTS:
        if tuple(sheets[agent]) != VERSIONS:
            raise BadInput(f"{agent} must have the versions a and b, in this order: add the other sheet", where)
    return agents, sheets


def read_minions(
    text: str, where: str = "content/minions.toml"
) -> tuple[dict[str, Figures], dict[str, dict[str, Sheet]]]:
    """Return the minion types, and the sheets of each by their versions; one version may be missing."""
    data = read_tables(text, ("minion", "sheet"), where)
    minions = {row.id: Figures(row) for row in rows(data, "minion", FIGURES, where, "id")}
    _check_ids("minions", list(minions), MINIONS, where)
    _check_figures("minion", [minion.figures for minion in minions.values()], MINION_FIGURE_COUNT, where)
    return minions, _sheets(rows(data, "sheet", MINION_SHEET, where, "id"), "minion", MINIONS, where)


def _sheets(found: list[Row], kind: str, types: tuple[str, ...], where: str) -> dict[str, dict[str, Sheet]]:
    sheets: dict[str, dict[str, Sheet]] = {type: {} for type in types}
    for row in found:
        sheet = Sheet(row, kind)
        if sheet.type not in types:
            raise row.error(f"there is no {kind} {sheet.type}: write one of {', '.join(types)} with _a or _b")
        sheets[sheet.type][sheet.version] = sheet
    for type in types:
        if "a" not in sheets[type]:
            raise BadInput(f'the sheet of {type} is missing: add [[sheet]] with id = "{type}_a"', where)
    return sheets


def read_allies(text: str, where: str = "content/allies.toml") -> dict[str, AllyCard]:
    read = {row.id: AllyCard(row) for row in _rows(text, "ally", ALLY, where)}
    _check_ids("allies", list(read), ALLIES, where)
    _check_figures("ally", [ally.figures for ally in read.values()], ALLY_FIGURE_COUNT, where)
    return read


# Cards


def read_roles(text: str, where: str = "content/roles.toml") -> dict[str, Role]:
    read = {row.id: Role(row) for row in _rows(text, "role", ROLE, where)}
    _check_ids("roles", list(read), ROLE_IDS, where)
    return read


def read_advantages(text: str, where: str = "content/advantages.toml") -> dict[str, Advantage]:
    read = {row.id: Advantage(row) for row in _rows(text, "advantage", ADVANTAGE, where)}
    for profession in PROFESSIONS:
        number = len([card for card in read.values() if card.profession == profession])
        _check_size(f"{profession} stack", number, ADVANTAGES_OF_A_PROFESSION, where)
    return read


def read_powers(text: str, where: str = "content/powers.toml") -> dict[str, Power]:
    read = {row.id: Power(row) for row in _rows(text, "power", POWER, where)}
    _check_size("power stack", len(read), POWER_COUNT, where)
    basic = len([power for power in read.values() if power.basic])
    if basic != BASIC_POWER_COUNT:
        raise BadInput(f"there must be {BASIC_POWER_COUNT} basic powers, not {basic}: write basic = true", where)
    return read


def read_chaos(text: str, where: str = "content/chaos.toml") -> dict[str, ChaosCard]:
    read = {row.id: ChaosCard(row) for row in _rows(text, "chaos", CHAOS_CARD, where)}
    _check_size("chaos deck", sum([card.copies for card in read.values()]), CHAOS_COUNT, where)
    return read


def read_afflictions(text: str, where: str = "content/afflictions.toml") -> dict[str, Affliction]:
    read = {row.id: Affliction(row) for row in _rows(text, "affliction", AFFLICTION, where)}
    _check_size("affliction deck", sum([card.copies for card in read.values()]), AFFLICTION_COUNT, where)
    return read


def read_equipment(text: str, where: str = "content/equipment.toml") -> dict[str, Equipment]:
    found = _rows(text, "equipment", EQUIPMENT_CARD, where)
    read = {row.id: Equipment(row) for row in found}
    last = 0
    for row in found:
        place = STACKS.index(read[row.id].stack)
        if place < last:
            raise row.error(f"rows go stack by stack: move it up to those of {read[row.id].stack}")
        last = place
    for stack in STACKS:
        size = sum([card.copies for card in read.values() if card.stack == stack])
        _check_size(f"{stack} stack", size, STACK_SIZES[stack], where)
    return read


# The intermezzo and the levels


def read_places(text: str, where: str = "content/places.toml") -> dict[str, Place]:
    """Return the places of the plan and, after them, the place cards."""
    data = read_tables(text, ("place", "card"), where)
    read = {row.id: Place(row, printed=True) for row in rows(data, "place", PRINTED_PLACE, where, "id")}
    _check_ids("places of the plan", list(read), PLACE_IDS, where)
    cards = rows(data, "card", PLACE_CARD, where, "id")
    _check_size("place deck", len(cards), PLACE_CARD_COUNT, where)
    for row in cards:
        if row.id in read:
            raise row.error("a place of the plan has this id: give the card another")
        read[row.id] = Place(row, printed=False)
    return read


def read_benefits(text: str, where: str = "content/benefits.toml") -> dict[str, Benefit]:
    read = {row.id: Benefit(row) for row in _rows(text, "benefit", BENEFIT, where)}
    _check_ids("benefits", list(read), BENEFIT_IDS, where)
    return read


def read_levels(text: str, where: str = "content/levels.toml") -> dict[str, Level]:
    read = {row.id: Level(row) for row in _rows(text, "level", LEVEL, where)}
    _check_ids("levels", list(read), LEVEL_IDS, where)
    return read


def read_constants(text: str, where: str = "content/rules.toml") -> Constants:
    return Constants(text, where)


# Checks


def _check_size(deck: str, size: int, wanted: int, where: str) -> None:
    if size != wanted:
        raise BadInput(f"the {deck} must have {wanted} cards, not {size}: add or remove some", where)


def _check_figures(kind: str, figures: list[int], wanted: int, where: str) -> None:
    if sum(figures) != wanted:
        raise BadInput(f"there must be {wanted} {kind} figures, not {sum(figures)}: change figures", where)


def _check_ids(things: str, ids: list[str], wanted: tuple[str, ...], where: str) -> None:
    if ids != list(wanted):
        raise BadInput(f"the {things} must be {', '.join(wanted)}, in this order", where)


def _rows(text: str, name: str, fields: tuple[str, ...], where: str) -> list[Row]:
    return rows(read_tables(text, (name,), where), name, fields, where, "id")


def numbered(*sources: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return all abilities in order, each with its number; no two rows of different tables may share an id."""
    found = [ability for source in sources for ability in source]
    keys: dict[str, Ability] = {}
    for number, ability in enumerate(found):
        if ability.key in keys:
            raise BadInput(f'two rows have the id "{ability.source}": give one of them another', "content")
        keys[ability.key] = ability
        ability.number = number
    return tuple(found)


_FOLDER = files(__package__)


def text_of(name: str) -> str:
    """Return the text of a file of the folder `content`."""
    return (_FOLDER / name).read_text("utf-8")


CONSTANTS: Final = read_constants(text_of("rules.toml"))
GENTLEMEN, PRINTED_WEAPONS = read_gentlemen(text_of("gentlemen.toml"))
AGENT_FIGURES, AGENT_SHEETS = read_agents(text_of("agents.toml"))
MINION_FIGURES, MINION_SHEETS = read_minions(text_of("minions.toml"))
ALLY_CARDS: Final = read_allies(text_of("allies.toml"))
ROLES: Final = read_roles(text_of("roles.toml"))
ADVANTAGES: Final = read_advantages(text_of("advantages.toml"))
POWERS: Final = read_powers(text_of("powers.toml"))
CHAOS: Final = read_chaos(text_of("chaos.toml"))
AFFLICTIONS: Final = read_afflictions(text_of("afflictions.toml"))
EQUIPMENT: Final = read_equipment(text_of("equipment.toml"))
PLACES: Final = read_places(text_of("places.toml"))
BENEFITS: Final = read_benefits(text_of("benefits.toml"))
LEVELS: Final = read_levels(text_of("levels.toml"))


def _deck(copies: dict[str, int]) -> tuple[str, ...]:
    """Return the ids of all cards, sorted, each as often as it has copies."""
    return tuple(sorted([id for id, number in copies.items() for _ in range(number)]))


WEAPONS: Final = {**PRINTED_WEAPONS, **{id: card for id, card in EQUIPMENT.items() if card.weapon}}
CHAOS_DECK: Final = _deck({id: card.copies for id, card in CHAOS.items()})
AFFLICTION_DECK: Final = _deck({id: card.copies for id, card in AFFLICTIONS.items()})
STACK_CARDS: Final = {
    stack: _deck({id: card.copies for id, card in EQUIPMENT.items() if card.stack == stack}) for stack in STACKS
}
ADVANTAGE_STACKS: Final = {
    profession: _deck({id: 1 for id, card in ADVANTAGES.items() if card.profession == profession})
    for profession in PROFESSIONS
}
BASIC_POWERS: Final = tuple([id for id, power in POWERS.items() if power.basic])
PRINTED_PLACES: Final = tuple([id for id, place in PLACES.items() if place.printed])
PLACE_DECK: Final = tuple(sorted([id for id, place in PLACES.items() if not place.printed]))
ACTIVATION_CARDS: Final = (*GENTLEMAN_IDS, "allies", "minions", "chaos", *AGENTS, "spare")
"""18 cards; the spare one is a second activation of an agent (RM-RULING-56)."""
ABILITIES: Final = numbered(
    *[gentleman.abilities for gentleman in GENTLEMEN.values()],
    *[weapon.abilities for weapon in PRINTED_WEAPONS.values()],
    *[sheet.abilities for versions in AGENT_SHEETS.values() for sheet in versions.values()],
    *[sheet.abilities for versions in MINION_SHEETS.values() for sheet in versions.values()],
    *[ally.abilities for ally in ALLY_CARDS.values()],
    *[role.abilities for role in ROLES.values()],
    *[advantage.abilities for advantage in ADVANTAGES.values()],
    *[power.abilities for power in POWERS.values()],
    *[card.abilities for card in CHAOS.values()],
    *[card.abilities for card in AFFLICTIONS.values()],
    *[card.abilities for card in EQUIPMENT.values()],
    *[place.abilities for place in PLACES.values()],
    *[benefit.abilities for benefit in BENEFITS.values()],
)
ABILITY_OF: Final = {ability.key: ability for ability in ABILITIES}
"""The abilities by their keys: "taunt.0"."""
