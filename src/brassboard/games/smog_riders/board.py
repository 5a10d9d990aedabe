"""Data for drawing the game: maps, characters, cards and turrets for the page, and the map for a terminal.

All of it is fixed during a match and covers every scenario this process knows. The table's `scenario` says which map is
played.
"""

from functools import lru_cache
from typing import Any, Final

from brassboard.kit.bits import members
from brassboard.kit.plan import plain_board

from .content import CHARACTERS, DEFENCE, MAGIC, ROOM_CARDS, TURRETS, Card, Character, Effect, RoomCard, Skill
from .data.table import FALLEN, MAP, STYGIA, Table
from .data.table import Character as Person
from .queries import LEADER_HEALTH
from .scenario.registry import SCENARIOS, Scenario
from .scenario.static_map import ASTRAL_NAMES, PATHS, site

Sign = tuple[str, str, str]
"""A sign on the drawn map, with the kind and id of the thing it stands for."""

TURRET_SIGNS: Final = {"basic": "T1", "mkii": "T2", "flame": "T3"}


def board() -> dict[str, Any]:
    """Return the contents of the box and the maps of all scenarios as plain data."""
    return {
        "scenarios": {id: _scenario(scenario) for id, scenario in SCENARIOS.items()},
        "characters": {id: _character(character) for id, character in CHARACTERS.items()},
        "magic": {id: _card(card) for id, card in MAGIC.items()},
        "defence": {id: {"own_turn": card.own_turn} for id, card in DEFENCE.items()},
        "rooms": {id: _room_card(card) for id, card in ROOM_CARDS.items()},
        "turrets": {
            kind.id: {"health": kind.health, "needs": f"{kind.needs}+[1]", "all_in_room": kind.all_in_room}
            for kind in TURRETS.values()
        },
        "stygia": {"paths": PATHS, "squares": list(ASTRAL_NAMES)},
    }


def _scenario(scenario: Scenario) -> dict[str, Any]:
    names, rooms = scenario.board.names, scenario.board.room_names
    return {
        "board": plain_board(scenario.board),
        "rounds": scenario.rounds,
        "target": scenario.target,
        "areas": [rooms[area] for area in scenario.areas],
        "exits": [rooms[room] for room in scenario.exit_rooms],
        "start_room": rooms[scenario.start_room] if scenario.start_room >= 0 else "",
        "objects": list(scenario.objects),
        "points": [
            {"who": each.who, "what": each.what, "kind": each.kind, "n": each.n, "before": each.before}
            for each in scenario.points
        ],
        "leader": names[scenario.leader] if scenario.leader >= 0 else "",
        "leader_health": LEADER_HEALTH,
        "needs": scenario.needs,
        "wins": scenario.wins,
    }


def _character(one: Character) -> dict[str, Any]:
    return {
        "faction": one.faction,
        "leader": one.leader,
        "dice": one.dice,
        "health": one.health,
        "mind": one.mind,
        "skills": [_skill(one.main), _skill(one.second)],
        "special": one.special,
        "minion": {
            "dice": one.minion_dice,
            "health": one.minion_health,
            "mind": one.minion_mind,
            "skills": [_skill(one.minion)],
        },
    }


def _skill(skill: Skill) -> dict[str, Any]:
    return {
        "id": skill.id,
        "attack": skill.attack,
        "needs": skill.needs.text,
        "gaps": skill.needs.most,
        "wounds": skill.wounds,
        "steam": skill.steam,
    }


def _card(card: Card) -> dict[str, Any]:
    return {"kind": card.kind, "companion": card.companion, "skills": [_skill(skill) for skill in card.skills]}


def _room_card(card: RoomCard) -> dict[str, Any]:
    return {
        "target": card.target,
        "curse": card.curse,
        "numbers": list(card.numbers),
        "penalty": [_effect(effect) for effect in card.penalty],
        "reward": [_effect(effect) for effect in card.reward],
        "turrets": list(card.turrets),
        "clears": card.clears,
    }


def _effect(effect: Effect) -> dict[str, Any]:
    return {"what": effect.what, "n": effect.n, "scope": effect.scope}


def draw_board(table: Table) -> str:
    """Return the map as text: attackers as the first two letters of their names, minions in lower case."""
    place = site(table.scenario)
    contents: dict[int, str] = {}
    for item in table.floor:
        contents[item.square] = "*"
    for gun in table.turrets:
        contents[gun.square] = TURRET_SIGNS[gun.kind]
    for one in table.characters:
        if one.at in (MAP, FALLEN) and one.square >= 0:
            contents[one.square] = _sign(one, table)
    return place.board.draw(contents, place.opened(table.open))


def _sign(one: Person, table: Table) -> str:
    name = one.id[:2].lower() if one.seat == table.defender else one.id[:2].capitalize()
    return f"{name}x" if one.at == FALLEN else name


def legend(table: Table) -> dict[str, list[Sign]]:
    """Return the meaning of the signs on the drawn map, grouped by the field of the table they belong to."""
    names = site(table.scenario).board.names
    standing = [one for one in table.characters if one.at in (MAP, FALLEN) and one.square >= 0]
    walkers = [one for one in table.characters if one.at == STYGIA and one.astral >= 0]
    rooms, doors = _map_signs(table.scenario)
    return {
        "rooms": rooms,
        "doors": doors,
        "characters": [(_sign(one, table), "character", one.id) for one in standing],
        "stygia": [(_sign(one, table), "astral", ASTRAL_NAMES[one.astral]) for one in walkers],
        "turrets": [(f"{TURRET_SIGNS[gun.kind]} {names[gun.square]}", "turret", gun.id) for gun in table.turrets],
        "floor": [(f"* {names[item.square]}", "item", item.kind) for item in table.floor],
        "dice": [(colour, "colour", colour) for colour in "RBMG"],
    }


def slot_text(table: Table, slot: str) -> Sign | None:
    """Return the text that says what dice a slot needs: kind and id of its owner, and which of its texts."""
    owner, _, part = slot.partition(".")
    for gun in table.turrets:
        if gun.id == owner:
            return "turret-kind", gun.kind, "text"
    for one in table.characters:
        if one.id == owner and part in ("main", "second"):
            return "character", owner, "minion" if one.seat == table.defender else part
        if one.id == owner:
            return "card", part.partition(".")[0], "text"
    return None


@lru_cache(maxsize=16)
def _map_signs(scenario: str) -> tuple[list[Sign], list[Sign]]:
    """Return the signs of rooms (their letters) and of doors (the squares they join)."""
    plan = site(scenario).board
    squares = {name: members(room)[0] for name, room in zip(plan.room_names, plan.rooms, strict=True)}
    edges = [edge for edge in plain_board(plan)["edges"] if "door" in edge]
    joins = [(edge["door"], "door", "–".join([one for one in edge["between"] if one])) for edge in edges]
    return [(plan.marks[square], "room", name) for name, square in squares.items()], joins
