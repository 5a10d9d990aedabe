"""What the page draws of Scythe and what never changes in a match: the map, mats, tracks, cards and the Automa.

It is plain data. The page itself knows the colours and crests of factions and the patterns of terrains by their ids.
"""

from typing import Any

from .content import (
    AUTOMA_CARDS,
    BOARD,
    BONUS_TILES,
    BONUSES,
    BOTTOMS,
    BOX_BASE,
    BOXES,
    CLOCKWISE,
    COMBAT_DECK,
    DIAL_MAX,
    ENCOUNTER_HEXES,
    ENCOUNTERS,
    FACTIONS,
    FACTORY_CARDS,
    FACTORY_WORTH,
    LEVELS,
    MATS,
    MECHS,
    NEEDS,
    OBJECTIVES,
    ONE_TIME,
    ONGOING,
    POPULARITY_MAX,
    POWER_MAX,
    PRODUCE_COSTS,
    PRODUCTION,
    RECRUITS,
    RESOURCES,
    RIVER,
    STARS,
    STRUCTURES,
    TIERS,
    TOKENS,
    TOP_COSTS,
    TOPS,
    TRADE_RESOURCES,
    TRAPS,
    TUNNEL_HEXES,
    WORKERS,
    Amount,
    AutomaCard,
    Condition,
    Faction,
    Mat,
    Scheme,
)


def board() -> dict[str, Any]:
    """Return everything that the page draws."""
    return {
        "hexes": [_hex(number) for number in range(BOARD.count)],
        "rivers": _rivers(),
        "clockwise": list(CLOCKWISE),
        "factions": {id: _faction(faction) for id, faction in FACTIONS.items()},
        "mats": {id: _mat(mat) for id, mat in MATS.items()},
        "actions": _actions(),
        "tracks": _tracks(),
        "pieces": {"workers": WORKERS, "mechs": MECHS, "recruits": RECRUITS, "tokens": TOKENS},
        "traps": _amounts(TRAPS),
        "combat": list(COMBAT_DECK),
        "objectives": {
            str(card.no): {"when": card.when, "all": [_condition(each) for each in card.all]}
            for card in OBJECTIVES.values()
        },
        "encounters": {
            str(card.no): [{"cost": _amounts(offer.cost), "gain": _amounts(offer.gain)} for offer in card.offers]
            for card in ENCOUNTERS.values()
        },
        "factory": {
            str(card.no): {
                "cost": _amounts(card.cost),
                "choose": [_amounts(entry) for entry in card.choose],
                "placement": card.placement,
            }
            for card in FACTORY_CARDS.values()
        },
        "tiles": {tile.id: [list(step) for step in tile.steps] for tile in BONUS_TILES.values()},
        "levels": {
            level.id: {
                "spaces": level.spaces,
                "row": level.row,
                "water_until": level.water_until,
                "second": level.second,
                "stars": list(level.stars),
                "skips": level.skips,
            }
            for level in LEVELS.values()
        },
        "automa": {str(card.no): _automa_card(card) for card in AUTOMA_CARDS.values()},
    }


def _hex(number: int) -> dict[str, Any]:
    """Return a hex; `near` are the numbers of the hexes that touch it.

    Home bases are hexes too, of the terrain `home_base`.
    """
    q, r = BOARD.coordinates[number]
    terrain = BOARD.terrain[number]
    return {
        "name": BOARD.names[number],
        "q": q,
        "r": r,
        "terrain": terrain,
        "makes": PRODUCTION.get(terrain, ""),
        "encounter": number in ENCOUNTER_HEXES,
        "tunnel": number in TUNNEL_HEXES,
        "near": list(BOARD.neighbours[number]),
    }


def _rivers() -> list[list[int]]:
    """Return the edges with a river, as pairs of hexes."""
    return [
        [one, other]
        for one in range(BOARD.count)
        for other in BOARD.neighbours[one]
        if one < other and BOARD.edge(one, other) == RIVER
    ]


def _faction(faction: Faction) -> dict[str, Any]:
    return {
        "base": BOARD.hex(faction.base),
        "power": faction.power,
        "cards": faction.cards,
        "ability": faction.ability,
        "mechs": list(faction.mechs),
        "riverwalk": list(faction.riverwalk),
        "big": dict(faction.big),
        "starts": [BOARD.hex(name) for name in faction.starts],
    }


def _mat(mat: Mat) -> dict[str, Any]:
    return {
        "order": mat.order,
        "number": mat.number,
        "popularity": mat.popularity,
        "coins": mat.coins,
        "sections": [
            {
                "top": section.top,
                "bottom": section.bottom,
                "cost": section.cost,
                "removable": section.removable,
                "coins": section.coins,
            }
            for section in mat.sections
        ],
    }


def _actions() -> dict[str, Any]:
    """Return the rows of a player mat: actions and their prices, structures, boxes, bonuses.

    The lists of one row correspond by index.
    """
    return {
        "tops": list(TOPS),
        "top_costs": list(TOP_COSTS),
        "structures": list(STRUCTURES),
        "boxes": list(BOXES),
        "box_base": list(BOX_BASE),
        "trade_resources": TRADE_RESOURCES,
        "produce_costs": [list(cost) for cost in PRODUCE_COSTS],
        "bottoms": list(BOTTOMS),
        "resources": list(RESOURCES),
        "bonuses": list(BONUSES),
        "ongoing": ONGOING,
        "one_time": ONE_TIME,
    }


def _tracks() -> dict[str, Any]:
    return {
        "power": POWER_MAX,
        "popularity": POPULARITY_MAX,
        "dial": DIAL_MAX,
        "stars": STARS,
        "needs": dict(NEEDS),
        "factory_worth": FACTORY_WORTH,
        "tiers": [
            {"low": tier.low, "high": tier.high, "star": tier.star, "territory": tier.territory, "pair": tier.pair}
            for tier in TIERS
        ],
    }


def _condition(condition: Condition) -> dict[str, Any]:
    """Return what a condition says; empty words and numbers that mean nothing are left out."""
    said = {
        "count": condition.count,
        "fact": condition.fact,
        "op": condition.op,
        "terrain": condition.terrain,
        "feature": condition.feature,
        "adjacent_to": condition.adjacent_to,
        "equals": condition.equals,
        "resources_at_least": condition.resources_at_least,
        "each_kind_at_least": condition.each_kind_at_least,
        "one_kind_at_least": condition.one_kind_at_least,
        "character": condition.character,
        "workers_at_least": condition.workers_at_least,
        "own_pieces_at_least": condition.own_pieces_at_least,
        "pieces": list(condition.pieces),
        "terrains": list(condition.terrains),
    }
    found: dict[str, Any] = {name: value for name, value in said.items() if value}
    if condition.count and not condition.equals:
        found["value"] = condition.value
    if condition.mechs_exactly >= 0:
        found["mechs_exactly"] = condition.mechs_exactly
    if condition.workers_exactly >= 0:
        found["workers_exactly"] = condition.workers_exactly
    return found


def _automa_card(card: AutomaCard) -> dict[str, Any]:
    return {
        "skip": card.skip,
        "advance": card.advance,
        "spend": list(card.spend),
        "cards": card.cards,
        "resources": card.resources,
        "schemes": [_scheme(scheme) for scheme in card.schemes],
    }


def _scheme(scheme: Scheme) -> dict[str, Any]:
    return {
        "moves": [{"do": doing.do, "min_power": doing.min_power, "faction": doing.faction} for doing in scheme.moves],
        "gains": [{"what": gain.what, "n": gain.n, "faction": gain.faction} for gain in scheme.gains],
        "recruit": scheme.recruit,
    }


def _amounts(amounts: tuple[Amount, ...]) -> list[dict[str, Any]]:
    return [{"what": amount.what, "n": amount.n} for amount in amounts]
