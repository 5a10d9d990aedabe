"""What the page draws of Rise of Moloch and what never changes in a match: maps, sheets, cards, and the map's legend.

All of it is plain data. It has the chapters that the reader may know of; the table's `chapter` says which is played.
"""

from collections.abc import Collection
from typing import Any

from brassboard.kit.bits import members
from brassboard.kit.plan import plain_board

from .content import (
    ABILITIES,
    ADVANTAGES,
    AFFLICTIONS,
    AGENT_SHEETS,
    ALLY_CARDS,
    BENEFITS,
    CHAOS,
    CONSTANTS,
    EQUIPMENT,
    GENTLEMEN,
    MINION_SHEETS,
    PLACES,
    POWERS,
    PRINTED_WEAPONS,
    ROLES,
    Ability,
    Equipment,
)
from .data.table import Table
from .scenario.chapter import Chapter
from .scenario.gates import known_chapters
from .scenario.ground import RUBBLE
from .scenario.registry import CHAPTERS
from .terminal_board import sign_of

Sign = tuple[str, str, str]
"""A sign on the drawn map, with the kind and id of the thing it stands for."""


def board(opened: Collection[str]) -> dict[str, Any]:
    """Return the contents of the box as plain data, and the maps of the chapters that these open gates show."""
    return {
        "chapters": {id: _chapter(CHAPTERS[id]) for id in known_chapters(opened)},
        "gentlemen": {
            id: {
                "profession": one.profession,
                "agi": one.agi,
                "acc": one.acc,
                "str": one.strength,
                "ether": one.ether,
                "left": one.left,
                "right": one.right,
                "slots": one.slots,
                "specials": list(one.specials),
                "gift": one.gift.key,
                "weapon": one.weapon,
            }
            for id, one in GENTLEMEN.items()
        },
        "sheets": {
            type: {
                version: {
                    "kind": sheet.kind,
                    "agi": sheet.agi,
                    "acc": sheet.acc,
                    "str": sheet.strength,
                    "ether": sheet.ether,
                    "life": sheet.life,
                    "specials": list(sheet.specials),
                    "abilities": _keys(sheet.abilities),
                }
                for version, sheet in versions.items()
            }
            for type, versions in (*AGENT_SHEETS.items(), *MINION_SHEETS.items())
        },
        "allies": {id: {"vip": ally.vip, "abilities": _keys(ally.abilities)} for id, ally in ALLY_CARDS.items()},
        "abilities": {ability.key: _ability(ability) for ability in ABILITIES},
        "powers": {id: {"cost": power.cost, "basic": power.basic} for id, power in POWERS.items()},
        "chaos": {id: {"timing": card.timing, "copies": card.copies} for id, card in CHAOS.items()},
        "afflictions": {id: {"until": card.until} for id, card in AFFLICTIONS.items()},
        "equipment": {id: _equipment(card) for id, card in (*EQUIPMENT.items(), *PRINTED_WEAPONS.items())},
        "roles": {id: _keys(role.abilities) for id, role in ROLES.items()},
        "advantages": {id: _keys(card.abilities) for id, card in ADVANTAGES.items()},
        "benefits": {id: {"price": benefit.price, "target": benefit.target} for id, benefit in BENEFITS.items()},
        "places": {
            id: {
                "spaces": place.spaces,
                "points": place.points,
                "printed": place.printed,
                "professions": list(place.professions),
            }
            for id, place in PLACES.items()
        },
        "faces": list(CONSTANTS.faces),
        "special_cost": CONSTANTS.special_cost,
        "elusive_dice": CONSTANTS.elusive_dice,
        "rest": [CONSTANTS.rest_heal, CONSTANTS.rest_ether],
        "fire_damage": CONSTANTS.fire_damage,
        "short_range": CONSTANTS.short_range,
        "most_powers": CONSTANTS.most_powers,
        "group": CONSTANTS.gentlemen,
    }


def _chapter(chapter: Chapter) -> dict[str, Any]:
    ground = chapter.ground
    return {
        "board": plain_board(ground.board, {RUBBLE: "rubble"}),
        "inside": [ground.names[square] for square in members(ground.inside)],
        "curtain": list(members(ground.curtain_windows)),
        "rounds": chapter.round_limit,
        "object": chapter.object_kind,
        "districts": {name: list(pattern) for name, pattern in chapter.districts.items()},
        "markers": {kind.kind: kind.n for kind in chapter.markers},
        "reinforce": chapter.reinforce,
    }


def _ability(ability: Ability) -> dict[str, Any]:
    return {
        "source": ability.source,
        "gift": ability.gift,
        "type": ability.type,
        "cost": ability.cost,
        "most": ability.most,
        "once": ability.once,
    }


def _equipment(card: Equipment) -> dict[str, Any]:
    return {
        "stack": card.stack,
        "weapon": card.weapon,
        "melee": card.melee,
        "ranged": card.ranged,
        "range": card.range,
        "reach": card.reach,
        "abilities": _keys(card.abilities),
    }


def _keys(abilities: tuple[Ability, ...]) -> list[str]:
    return [ability.key for ability in abilities]


def legend(table: Table) -> dict[str, list[Sign]]:
    """Return the meaning of the signs on the drawn map, for a terminal."""
    return {"figures": [(sign_of(one), "figure", one.id) for one in table.figures if one.square >= 0]}
