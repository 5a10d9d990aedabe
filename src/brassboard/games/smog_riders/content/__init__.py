"""The box, opened: everything in it, read once, referred to by id, never part of a match.

Files are read here and nowhere else. Names and texts of everything are in texts/*.ftl.
"""

from importlib.resources import files

from brassboard.kernel import BadInput
from brassboard.kit.content import Row, read_tables, rows

from .components import (
    CURSES,
    FACTIONS,
    PLAYED,
    SPECIALS,
    Card,
    Character,
    DefenceCard,
    PlayedCard,
    RoomCard,
    TurretKind,
)
from .dice_needs import FACE, Needs
from .effects import COMPANIONS, TURRET_IDS, Effect
from .skills import Skill

__all__ = [
    "CHARACTERS", "COMPANIONS", "CURSES", "DEFENCE", "DEFENCE_DECK", "FACE", "FACTIONS", "MAGIC", "MAGIC_DECK",
    "NUMBER", "PLAYED_CARDS", "ROOM_CARDS", "ROOM_DECK", "SPECIALS", "TURRETS", "Card", "Character", "DefenceCard",
    "Effect", "Needs", "PlayedCard", "RoomCard", "Skill", "TurretKind", "read_characters", "read_defence",
    "read_magic", "read_rooms", "read_turrets", "text_of",
]  # fmt: skip


def read_characters(text: str, where: str = "content/characters.toml") -> dict[str, Character]:
    fields = ("faction", "leader", "dice", "health", "mind", "main", "second", "special", "minion")
    read = {row.id: Character(row) for row in _rows(text, "character", fields, where)}
    factions = [character.faction for character in read.values()]
    if factions != [faction for faction in FACTIONS for _ in range(9)]:
        raise BadInput(f"there must be 9 characters of {FACTIONS[0]}, then 9 of {FACTIONS[1]}", where)
    if [character.faction for character in read.values() if character.leader] != list(FACTIONS):
        raise BadInput("each faction must have one leader: write leader = true once in each", where)
    return read


def read_magic(text: str, where: str = "content/magic.toml") -> dict[str, Card]:
    fields = ("copies", "kind", "companion", "skills", "gives", *PLAYED)
    read = {row.id: Card(row) for row in _rows(text, "card", fields, where)}
    _check_size("Magic", sum([card.copies for card in read.values()]), 40, where)
    for companion in COMPANIONS:
        if companion not in read or read[companion].copies != 1:
            raise BadInput(f'there must be one card "{companion}": it is set aside as a reward', where)
    return read


def read_defence(text: str, where: str = "content/defence.toml") -> dict[str, DefenceCard]:
    read = {row.id: DefenceCard(row) for row in _rows(text, "card", ("copies", "own_turn", *PLAYED), where)}
    _check_size("Defence", sum([card.copies for card in read.values()]), 40, where)
    return read


def read_rooms(text: str, where: str = "content/rooms.toml") -> dict[str, RoomCard]:
    fields = ("target", "curse", "numbers", "penalty", "reward", "turrets", "clears")
    read = {row.id: RoomCard(row) for row in _rows(text, "room", fields, where)}
    _check_size("Room", len(read), 20, where)
    return read


def read_turrets(text: str, where: str = "content/turrets.toml") -> dict[str, TurretKind]:
    fields = ("health", "needs", "all_in_room", "steam")
    read = {row.id: TurretKind(row) for row in _rows(text, "turret", fields, where)}
    if tuple(read) != TURRET_IDS:
        raise BadInput(f"the turrets must be {', '.join(TURRET_IDS)}, in this order", where)
    return read


def _check_size(deck: str, size: int, wanted: int, where: str) -> None:
    if size != wanted:
        raise BadInput(f"the {deck} deck must have {wanted} cards, not {size}: add or remove copies", where)


def _rows(text: str, name: str, fields: tuple[str, ...], where: str) -> list[Row]:
    return rows(read_tables(text, (name,), where), name, fields, where, "id")


_FOLDER = files(__package__)


def text_of(name: str) -> str:
    """A file of the folder `content`."""
    return (_FOLDER / name).read_text("utf-8")


CHARACTERS = read_characters(text_of("characters.toml"))
NUMBER = {id: number for number, id in enumerate(CHARACTERS)}
MAGIC = read_magic(text_of("magic.toml"))
DEFENCE = read_defence(text_of("defence.toml"))
ROOM_CARDS = read_rooms(text_of("rooms.toml"))
TURRETS = read_turrets(text_of("turrets.toml"))
PLAYED_CARDS: dict[str, PlayedCard] = {id: card.play for id, card in MAGIC.items() if card.play is not None}
PLAYED_CARDS |= {id: card.play for id, card in DEFENCE.items()}
MAGIC_DECK = tuple(sorted([id for id, card in MAGIC.items() if not card.companion for _ in range(card.copies)]))
DEFENCE_DECK = tuple(sorted([id for id, card in DEFENCE.items() for _ in range(card.copies)]))
ROOM_DECK = tuple(sorted(ROOM_CARDS))
