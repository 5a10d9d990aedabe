"""The map, mats, pieces and tracks of the box: what their tables hold, and that rules repeat their numbers rightly."""

import re
from collections import Counter

import pytest

from brassboard.games.scythe.content import (
    BANNED,
    BASES,
    BOARD,
    BONUSES,
    BOTTOMS,
    BOX_BASE,
    BOXES,
    CLOCKWISE,
    DIAL_MAX,
    ENCOUNTER_HEXES,
    FACTIONS,
    FACTORY,
    FACTORY_WORTH,
    LAND,
    MATS,
    MECHS,
    NEEDS,
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
    TRACK,
    TRADE_RESOURCES,
    TRAPS,
    TUNNEL_HEXES,
    WORKERS,
)
from brassboard.kit.hexes import PLAIN, HexTravel
from games.scythe.content.box import BOOK, TERRITORIES, said


def names(hexes: tuple[int, ...]) -> list[str]:
    return [BOARD.name(hex_) for hex_ in hexes]


# The board


@pytest.mark.rule("SC-TERR-01")
def test_the_board_has_47_territories_and_7_home_bases() -> None:
    terrain = Counter(BOARD.terrain)
    assert terrain == {
        "mountain": 8, "farm": 7, "tundra": 8, "forest": 7, "village": 9, "lake": 7, "factory": 1, "home_base": 7,
    }  # fmt: skip
    assert BOARD.count == 54
    assert sum(terrain.values()) - terrain["home_base"] == 47
    for word in terrain:
        assert ("home base" if word == "home_base" else word) in said("SC-TERR-01").lower()


def test_hexes_are_numbered_in_reading_order_and_bases_clockwise() -> None:
    """SA-HEX-06 reads the rows from above and each row from the left; the numbers can stand for it."""
    places = [(r, 2 * q + r) for q, r in BOARD.coordinates]
    assert places[:47] == sorted(places[:47])
    assert list(BOARD.names[:47]) == sorted(BOARD.names[:47])
    assert (BOARD.name(0), BOARD.name(46)) == ("B1", "I1")
    assert [BOARD.name(47 + place) for place in range(7)] == [f"base_{faction}" for faction in CLOCKWISE]
    assert {faction: 47 + place for place, faction in enumerate(CLOCKWISE)} == BASES


def test_the_factory_is_in_the_middle_of_land_and_lakes() -> None:
    assert (BOARD.name(FACTORY), BOARD.coordinates[FACTORY]) == ("E4", (0, 0))
    assert names(BOARD.neighbours[FACTORY]) == ["D3", "D4", "E3", "E5", "F4", "F5"]
    assert [BOARD.terrain[hex_] for hex_ in BOARD.neighbours[FACTORY]].count("lake") == 3


def test_encounters_and_tunnels_are_where_the_rules_say() -> None:
    """SC-SETUP-05, SC-WATER-07."""
    entry = BOOK.get("SC-SETUP-05")
    assert entry is not None
    assert names(ENCOUNTER_HEXES) == re.findall(r"\b[B-I]\d\b", dict(entry.texts)["check"])
    assert len(ENCOUNTER_HEXES) == 11
    assert "11 territories" in said("SC-SETUP-05")
    assert names(TUNNEL_HEXES) == re.findall(r"\b[B-I]\d\b", said("SC-WATER-07"))
    assert not set(ENCOUNTER_HEXES) & set(TUNNEL_HEXES)


def test_rivers_run_between_land() -> None:
    """SC-WATER-01, and SC-WATER-04: the shore of a lake is no river."""
    rivers = [
        (one, two) for one in range(BOARD.count) for two in BOARD.neighbours[one] if BOARD.edge(one, two) == RIVER
    ]
    assert len(rivers) == 2 * 32
    assert sorted((two, one) for one, two in rivers) == sorted(rivers)
    with_bases = {BOARD.name(one) for one, _ in rivers if BOARD.terrain[one] not in LAND}
    assert with_bases == {"base_rusviet"}


def test_home_bases_touch_what_the_rules_say() -> None:
    """SC-WATER-09; SC-SETUP-12: the starting territories are the two joined by land."""
    others = {faction.id: list(faction.touching) for faction in FACTIONS.values() if faction.touching}
    assert others == {"polania": ["C1"], "crimea": ["H2"], "rusviet": ["C7"]}
    for name, (other,) in others.items():
        assert re.search(rf"{name.title()} the (lake|farm) {other}", said("SC-WATER-09"))
    assert FACTIONS["crimea"].starts == ("H3", "I1")
    for faction in FACTIONS.values():
        base = BOARD.hex(faction.base)
        assert base == BASES[faction.id]
        assert sorted(names(BOARD.neighbours[base])) == sorted([*faction.starts, *faction.touching])
        assert all(BOARD.edge(base, BOARD.hex(start)) == PLAIN for start in faction.starts)


def test_the_five_factions_of_the_base_game_are_walled_in() -> None:
    """What a unit can walk to from home without abilities, as read from the printed board."""
    land = BOARD.of_terrain(*LAND)
    walk = HexTravel(BOARD, {PLAIN: land})
    reach = {
        faction: [BOARD.name(hex_) for hex_ in TERRITORIES if walk.reach(base, -1) >> hex_ & 1]
        for faction, base in BASES.items()
    }
    assert {faction: reach[faction] for faction, mat in FACTIONS.items() if not mat.invaders} == {
        "polania": ["D1", "E1", "E2"],
        "saxony": ["G1", "G2", "H1"],
        "nordic": ["B4", "B5", "C5"],
        "rusviet": ["D6", "E6", "E7"],
        "crimea": ["H3", "H4", "I1"],
    }
    assert "E4" in reach["albion"]
    assert "E4" in reach["togawa"]


def test_what_workers_make() -> None:
    """SC-PRODUCE-04, SC-PRODUCE-05."""
    assert PRODUCTION == {
        "mountain": "metal", "farm": "food", "tundra": "oil", "forest": "wood", "village": "worker", "lake": "",
        "factory": "",
    }  # fmt: skip
    made = re.findall(r"(metal|food|oil|wood) on a (\w+)", said("SC-PRODUCE-04"))
    assert {terrain: token for token, terrain in made} == {
        terrain: token for terrain, token in PRODUCTION.items() if token in RESOURCES
    }


# Mats, pieces and tracks


def test_what_the_faction_mats_give_at_the_start() -> None:
    """SC-SETUP-10."""
    listed = re.findall(r"(\w+) (\d+)/(\d+)", said("SC-SETUP-10"))
    assert {name.lower(): (int(power), int(cards)) for name, power, cards in listed} == {
        faction.id: (faction.power, faction.cards) for faction in FACTIONS.values()
    }


def test_what_the_player_mats_give_at_the_start() -> None:
    """SC-SETUP-11; SC-SETUP-15 for their order."""
    listed = re.findall(r"(\w+) (\d+)/(\d+)", said("SC-SETUP-11"))
    assert {name.lower(): (int(popularity), int(coins)) for name, popularity, coins in listed} == {
        mat.id: (mat.popularity, mat.coins) for mat in MATS.values()
    }
    assert all(mat.objectives == 2 for mat in MATS.values())
    assert ", ".join(mat.number for mat in MATS.values()) in said("SC-SETUP-15")
    assert [mat.order for mat in MATS.values()] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("SC-MAT-01")
def test_every_mat_adds_up() -> None:
    assert len(MATS) == 7
    for mat in MATS.values():
        assert sum(section.removable for section in mat.sections) == 6
        assert sum(section.coins for section in mat.sections) == 6
        assert all(section.cost - section.removable >= 1 for section in mat.sections)


@pytest.mark.rule("SC-MAT-02")
def test_structures_and_bonuses_are_the_same_on_all_mats() -> None:
    """They are not part of a mat: one table says them for all."""
    for top, structure in zip(TOPS, STRUCTURES, strict=True):
        assert f"{top.title()} {structure.title()}" in said("SC-MAT-02")
    words = {"power": "power", "coins": "coin", "popularity": "popularity", "cards": "combat card"}
    for bottom, bonus in zip(BOTTOMS, BONUSES, strict=True):
        assert f"{bottom.title()} {words[bonus]}" in said("SC-MAT-02")
    for mat in MATS.values():
        assert sorted(section.top for section in mat.sections) == sorted(TOPS)
        assert tuple(section.bottom for section in mat.sections) == BOTTOMS


@pytest.mark.rule("SC-BOTTOM-01")
def test_the_bottom_row_is_always_in_the_same_order() -> None:
    for bottom, resource in zip(BOTTOMS, RESOURCES, strict=True):
        assert f"{bottom.title()} ({resource})" in said("SC-BOTTOM-01")
    assert [(section.top, section.bottom) for section in MATS["mechanical"].sections] == [
        ("trade", "upgrade"), ("bolster", "deploy"), ("move", "build"), ("produce", "enlist"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("mat", "sections"),
    [
        ("industrial", "bolster 3 1 3, produce 3 2 2, move 3 1 1, trade 4 2 0"),
        ("engineering", "produce 3 1 2, trade 4 2 0, bolster 3 2 3, move 3 1 1"),
        ("militant", "bolster 3 2 0, move 3 1 3, produce 4 1 1, trade 3 2 2"),
        ("patriotic", "move 2 0 1, bolster 4 3 3, trade 4 2 0, produce 3 1 2"),
        ("innovative", "trade 3 0 3, produce 3 1 1, bolster 4 3 2, move 3 2 0"),
        ("mechanical", "trade 3 1 0, bolster 3 2 2, move 3 1 2, produce 4 2 2"),
        ("agricultural", "move 2 0 1, trade 4 2 0, produce 4 2 2, bolster 3 2 3"),
    ],
)
def test_the_sections_of_a_mat(mat: str, sections: str) -> None:
    """Top action, cost, how much of it can be covered, coins; two values of each mat appear in rules too."""
    found = [f"{part.top} {part.cost} {part.removable} {part.coins}" for part in MATS[mat].sections]
    assert ", ".join(found) == sections


def test_the_top_row() -> None:
    """SC-SETUP-14, SC-BOLSTER-01, SC-TRADE-01."""
    entry = BOOK.get("SC-SETUP-14")
    assert entry is not None
    gives = dict(zip(BOXES, BOX_BASE, strict=True))
    check = dict(entry.texts)["check"]
    assert f"Move is {gives['moves']} units or {gives['coins']} coin" in check
    assert f"Bolster {gives['power']} power or {gives['cards']} card" in check
    assert f"Produce {gives['territories']} territories" in check
    assert f"Trade {TRADE_RESOURCES} resources or {gives['popularity']} popularity" in check
    assert dict(zip(TOPS, TOP_COSTS, strict=True)) == {"bolster": 1, "produce": 0, "move": 0, "trade": 1}
    assert f"Pay {TOP_COSTS[0]} coin, then either gain {gives['power']} power (upgraded: 3)" in said("SC-BOLSTER-01")
    assert f"Pay {TOP_COSTS[3]} coin, then either gain any {TRADE_RESOURCES} resources" in said("SC-TRADE-01")


def test_what_producing_costs() -> None:
    """SC-PRODUCE-01: power, popularity and coins by workers out."""
    nothing, power, popularity, coin = (0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)
    assert (*[nothing] * 4, power, power, popularity, popularity, coin) == PRODUCE_COSTS
    assert len(PRODUCE_COSTS) == WORKERS + 1


@pytest.mark.rule("SC-STAR-01")
def test_the_triumph_track() -> None:
    assert len(TRACK) == 10
    listed = [int(number) for number in re.findall(r"(\d+) ", said("SC-STAR-01"))]
    assert listed == [6, 4, 4, 4, 8, 1, 1, 1, 18, 16]
    assert [NEEDS[space] for space in TRACK] == [6, 4, 4, 4, 8, 1, 1, 2, 18, 16], "combat_2 counts both victories"
    assert (NEEDS["power"], NEEDS["popularity"], NEEDS["workers"]) == (POWER_MAX, POPULARITY_MAX, WORKERS)
    assert (NEEDS["upgrades"], NEEDS["mechs"], NEEDS["recruits"]) == (len(BOXES), MECHS, RECRUITS)
    assert NEEDS["structures"] == len(STRUCTURES)


def test_pieces_and_tracks() -> None:
    """SC-SETUP-13, SC-SCORE-02, SC-FACTORY-01."""
    assert (POWER_MAX, POPULARITY_MAX, DIAL_MAX, STARS, MECHS, WORKERS, RECRUITS, TOKENS) == (16, 18, 7, 6, 4, 8, 4, 4)
    assert (ONGOING, ONE_TIME) == (1, 2)
    numbers = [int(number) for number in re.findall(r"\d+", said("SC-SCORE-02").replace("per two", "per"))]
    (low, middle, high) = TIERS
    assert numbers[:5] == [low.low, low.high, low.star, low.territory, low.pair]
    assert numbers[5:10] == [middle.low, middle.high, middle.star, middle.territory, middle.pair]
    assert numbers[10:] == [high.low, high.high, high.star, high.territory, high.pair]
    assert f"counts as {FACTORY_WORTH} territories" in said("SC-FACTORY-01")


def test_factions_have_four_abilities_and_two_are_replaced_in_big_games() -> None:
    """SC-BIG-01, SC-BIG-02."""
    assert len(FACTIONS) == 7
    assert [faction.id for faction in FACTIONS.values() if faction.invaders] == ["albion", "togawa"]
    assert [mat.id for mat in MATS.values() if mat.invaders] == ["militant", "innovative"]
    assert {faction.id: faction.big for faction in FACTIONS.values() if faction.big} == {
        "crimea": (("wayfare", "wayfare_farms"),),
        "polania": (("meander", "meander_coins"),),
    }
    assert {faction.id: faction.riverwalk for faction in FACTIONS.values() if faction.riverwalk} == {
        "polania": ("village", "mountain"),
        "saxony": ("forest", "mountain"),
        "nordic": ("forest", "mountain"),
        "rusviet": ("farm", "village"),
        "crimea": ("farm", "tundra"),
    }
    speedy = re.search(r"Speed \((.*?)\)", said("SC-SPEED-01"))
    assert speedy is not None
    assert speedy[1].lower().split(", ") == [faction.id for faction in FACTIONS.values() if "speed" in faction.mechs]


def test_seats_and_banned_pairs() -> None:
    """SC-SETUP-09, SC-SETUP-08."""
    assert ", ".join(faction.title() for faction in CLOCKWISE) in said("SC-SETUP-09")
    assert BANNED == (("rusviet", "industrial"), ("crimea", "patriotic"))
    assert "Rusviet with Industrial and Crimea with Patriotic" in said("SC-SETUP-08")


@pytest.mark.rule("SC-TOG-03")
def test_each_trap_has_its_own_penalty() -> None:
    assert list(map(repr, TRAPS)) == ["popularity 2", "power 3", "coins 4", "random_combat_cards 2"]
    assert re.findall(r"\d", said("SC-TOG-03")) == [str(trap.n) for trap in TRAPS]
