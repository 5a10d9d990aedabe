"""The box, opened: everything in it but the maps, read once, referred to by id, never part of a match.

Files are read here and nowhere else. Names and texts of everything are in texts/*.ftl.
"""

from importlib.resources import files

from brassboard.kernel import BadInput
from brassboard.kit.content import Row, read_tables, rows

from .abilities import CHARACTER, SKILL, Ability, Character, Skill
from .components import (
    CARD,
    CREATURE,
    DECK_COLOURS,
    ITEM,
    LOCATE_TARGETS,
    MISSION_TARGETS,
    SHAPES,
    SIDES,
    SLOTS,
    STAIRS,
    TIMINGS,
    TRIGGERS,
    Creature,
    Item,
    Origin,
    ReactionCard,
)
from .constants import FACES, Constants
from .effects import (
    ACTIONS,
    BOSSES,
    CONDITIONS,
    HERO_VERBS,
    KINDS,
    MATERIALS,
    NOTHING,
    REACTION_VERBS,
    ROOMS,
    SCOPES,
    TOKENS,
    WHO,
    all_calls,
    amount_of,
    scopes_of,
)
from .missions import COLOURS, DIFFICULTY_FIELDS, MISSION, Difficulty, Mission, Nuisance, Step

__all__ = [
    "ACTIONS", "AMMUNITION", "BOSSES", "CARDS", "CHARACTERS", "COLOURS", "CONDITIONS", "CONSTANTS", "CREATURES",
    "DECKS", "DECK_COLOURS", "DIFFICULTY", "EQUIPMENT", "FACES", "HERO_VERBS", "ITEMS", "KINDS", "LOCATE_TARGETS",
    "MATERIALS", "MISSIONS", "MISSION_TARGETS", "NOTHING", "REACTION_VERBS", "ROOMS", "SCOPES", "SHAPES", "SIDES",
    "SKILLS", "SKILL_OF", "STAIRS", "STANDARD", "TIMINGS", "TOKENS", "TRIGGERS", "WHO", "Ability", "Character",
    "Constants", "Creature", "Difficulty", "Item", "Mission", "Nuisance", "Origin", "ReactionCard", "Skill", "Step",
    "all_calls", "amount_of", "read_characters", "read_constants", "read_creatures", "read_difficulty", "read_items",
    "read_missions", "read_reactions", "read_skills", "scopes_of", "text_of",
]  # fmt: skip

CHARACTER_IDS = ("pilot", "technician", "commander", "doctor")
LEVELS = ("easy", "normal", "nightmare", "impossible")
DECK_SIZE = 26
EQUIPMENT_SIZE = 40
AMMUNITION_CARDS = 3
MISSIONS_OF_A_COLOUR = 8


def read_creatures(text: str, where: str = "content/creatures.toml") -> dict[str, dict[str, Creature]]:
    """Return the creatures and bosses of each side of the creature table."""
    found = _rows(text, "creature", CREATURE, where)
    _check_ids("creatures", [row.id for row in found], (*KINDS, *BOSSES), where)
    return {side: {row.id: Creature(row, side) for row in found} for side in SIDES}


def read_reactions(text: str, where: str = "content/reactions.toml") -> dict[str, ReactionCard]:
    read: dict[str, ReactionCard] = {}
    for row in _rows(text, "card", CARD, where):
        card = read[row.id] = ReactionCard(row)
        like = next(other for other in read.values() if other.slot == card.slot)
        if (like.trigger, like.timing) != (card.trigger, card.timing):  # AL-DECK-02
            wanted = f'trigger = "{like.trigger}" and timing = "{like.timing}"'
            raise row.error(f"all decks match slot by slot: write {wanted} as {like.id} has, or change all four")
    for colour in DECK_COLOURS:
        cards = [card for card in read.values() if card.deck == colour]
        if [card.slot for card in cards] != list(range(1, SLOTS + 1)):
            raise BadInput(f"the {colour} deck must have the slots 1 to {SLOTS}, in this order", where)
        _check_size(colour, sum([card.copies for card in cards]), DECK_SIZE, where)
    return read


def read_items(text: str, where: str = "content/items.toml") -> dict[str, Item]:
    read = {row.id: Item(row) for row in _rows(text, "item", ITEM, where)}
    _check_size("equipment", sum([item.copies for item in read.values()]), EQUIPMENT_SIZE, where)
    ammunition = sum([item.copies for item in read.values() if item.ammunition])
    if ammunition != AMMUNITION_CARDS:
        raise BadInput(
            f"there must be {AMMUNITION_CARDS} Ammunition cards, not {ammunition}: write ammunition = true", where
        )
    return read


def read_characters(text: str, where: str = "content/characters.toml") -> dict[str, Character]:
    read = {row.id: Character(row) for row in _rows(text, "character", CHARACTER, where)}
    _check_ids("characters", list(read), CHARACTER_IDS, where)
    return read


def read_skills(text: str, where: str = "content/skills.toml") -> dict[str, Skill]:
    read = {row.id: Skill(row) for row in _rows(text, "skill", SKILL, where)}
    if [skill.kind for skill in read.values()] != list(KINDS):
        raise BadInput(f"there must be one skill for each of {', '.join(KINDS)}, in this order", where)
    return read


def read_missions(text: str, where: str = "content/missions.toml") -> dict[str, Mission]:
    read = {row.id: Mission(row) for row in _rows(text, "mission", MISSION, where)}
    for colour in COLOURS:
        number = len([mission for mission in read.values() if mission.colour == colour])
        if number != MISSIONS_OF_A_COLOUR:
            raise BadInput(f"there must be {MISSIONS_OF_A_COLOUR} {colour} missions, not {number}", where)
    return read


def read_difficulty(text: str, where: str = "content/difficulty.toml") -> dict[str, Difficulty]:
    read = {row.id: Difficulty(row) for row in _rows(text, "level", DIFFICULTY_FIELDS, where)}
    _check_ids("levels", list(read), LEVELS, where)
    return read


def read_constants(text: str, where: str = "content/rules.toml") -> Constants:
    return Constants(text, where)


def _check_size(deck: str, size: int, wanted: int, where: str) -> None:
    if size != wanted:
        raise BadInput(f"the {deck} deck must have {wanted} cards, not {size}: add or remove copies", where)


def _check_ids(things: str, ids: list[str], wanted: tuple[str, ...], where: str) -> None:
    if ids != list(wanted):
        raise BadInput(f"the {things} must be {', '.join(wanted)}, in this order", where)


def _rows(text: str, name: str, fields: tuple[str, ...], where: str) -> list[Row]:
    return rows(read_tables(text, (name,), where), name, fields, where, "id")


_FOLDER = files(__package__)


def text_of(name: str) -> str:
    """Return the text of a file of the folder `content`."""
    return (_FOLDER / name).read_text("utf-8")


CONSTANTS = read_constants(text_of("rules.toml"))
CREATURES = read_creatures(text_of("creatures.toml"))
CARDS = read_reactions(text_of("reactions.toml"))
ITEMS = read_items(text_of("items.toml"))
CHARACTERS = read_characters(text_of("characters.toml"))
SKILLS = read_skills(text_of("skills.toml"))
MISSIONS = read_missions(text_of("missions.toml"))
DIFFICULTY = read_difficulty(text_of("difficulty.toml"))
DECKS = {
    colour: tuple(sorted([id for id, card in CARDS.items() if card.deck == colour for _ in range(card.copies)]))
    for colour in DECK_COLOURS
}
EQUIPMENT = tuple(sorted([id for id, item in ITEMS.items() for _ in range(item.copies)]))
AMMUNITION = tuple(sorted([id for id, item in ITEMS.items() if item.ammunition]))
SKILL_OF = {skill.kind: id for id, skill in SKILLS.items()}
STANDARD = REACTION_VERBS.read("cmove(1, any) | spawn(any)", "the standard reaction")
