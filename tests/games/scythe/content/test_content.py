"""The box of Scythe: what its tables hold, that rules repeat their numbers rightly, how broken tables are refused."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from brassboard.catalogue import Catalogue
from brassboard.games.scythe.content import (
    AUTOMA_CARDS,
    BANNED,
    BASES,
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
    FACTORY,
    FACTORY_CARDS,
    FACTORY_WORTH,
    LAND,
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
    TERRAINS,
    TIERS,
    TOKENS,
    TOP_COSTS,
    TOPS,
    TRACK,
    TRADE_RESOURCES,
    TRAPS,
    TUNNEL_HEXES,
    WORKERS,
    Amount,
    Start,
    read_automa,
    read_cards,
    read_map,
    read_mats,
)
from brassboard.kernel import BadInput
from brassboard.kit.hexes import PLAIN, HexTravel
from brassboard.texts import Texts, texts_for

FOLDER = Path(__file__).parents[4] / "src/brassboard/games/scythe"
BOOK = Catalogue.of(FOLDER)
TERRITORIES = range(47)


def said(identity: str) -> str:
    """The text of a rule."""
    entry = BOOK.get(identity)
    assert entry is not None
    return entry.headline


def names(hexes: tuple[int, ...]) -> list[str]:
    return [BOARD.name(hex_) for hex_ in hexes]


def table(name: str) -> str:
    return (FOLDER / "content" / name).read_text("utf-8")


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


# Cards


def test_the_combat_deck() -> None:
    """SC-SETUP-02."""
    assert len(COMBAT_DECK) == 42
    assert Counter(COMBAT_DECK) == {2: 16, 3: 12, 4: 8, 5: 6}
    assert "42 cards: sixteen 2s, twelve 3s, eight 4s, six 5s" in said("SC-SETUP-02")


@pytest.mark.parametrize(("deck", "base", "promo"), [(OBJECTIVES, 23, 4), (ENCOUNTERS, 28, 14), (FACTORY_CARDS, 12, 6)])
def test_the_decks(deck: dict[int, object], base: int, promo: int) -> None:
    assert list(deck) == list(range(1, base + promo + 1))
    assert [no for no, card in deck.items() if getattr(card, "promo")] == list(range(base + 1, base + promo + 1))  # noqa: B009


def test_encounters_are_free_or_cost_coins_or_popularity() -> None:
    for card in ENCOUNTERS.values():
        free, bought, taken = card.offers
        assert free.cost == ()
        assert [amount.what for amount in bought.cost] == ["coins"]
        assert [amount.what for amount in taken.cost] == ["popularity"]
        assert all(offer.gain for offer in card.offers)
    assert [repr(offer.gain) for offer in ENCOUNTERS[1].offers] == [
        "(coins 2, popularity 1)",
        "(food 4,)",
        "(build 1,)",
    ]


def test_factory_cards() -> None:
    assert [card.no for card in FACTORY_CARDS.values() if len(card.choose) == 2] == [2, 7, 13, 18]
    assert [card.no for card in FACTORY_CARDS.values() if card.placement == "mech"] == [14]
    assert repr((FACTORY_CARDS[1].cost, FACTORY_CARDS[1].choose)) == "((combat_card 1, coins 1), ((produce 2,),))"


def test_objectives_say_what_they_count() -> None:
    one, hunter, ranks = OBJECTIVES[1].all[0], OBJECTIVES[16].all[0], OBJECTIVES[15].all[0]
    assert (one.count, one.terrain, one.op, one.value, one.fact) == ("controlled_territories", "mountain", ">=", 3, "")
    assert (hunter.fact, hunter.character, hunter.mechs_exactly, hunter.workers_exactly) == (
        "controlled_territory_with", 1, 1, 1,
    )  # fmt: skip
    assert (one.mechs_exactly, one.workers_exactly, one.workers_at_least, one.pieces) == (-1, -1, 0, ())
    assert (ranks.count, ranks.op, ranks.equals) == ("workers_on_board", "==", "recruits")
    assert Counter(card.when for card in OBJECTIVES.values()) == {"end_of_turn": 16, "own_turn": 10, "event": 1}


@pytest.mark.parametrize(
    ("tile", "rule"), list(zip(BONUS_TILES, [f"SC-BONUS-0{number}" for number in range(1, 7)], strict=True))
)
def test_what_the_structure_bonus_tiles_pay(tile: str, rule: str) -> None:
    steps = re.findall(r"(\d)(?:-(\d))?: (\d)", said(rule))
    assert BONUS_TILES[tile].steps == tuple((int(low), int(high or low), int(coins)) for low, high, coins in steps)
    for low, high, coins in BONUS_TILES[tile].steps:
        assert [BONUS_TILES[tile].coins(count) for count in range(low, high + 1)] == [coins] * (high + 1 - low)
    assert BONUS_TILES[tile].coins(0) == 0


@pytest.mark.rule("SC-GAP-03")
def test_the_last_step_pays_for_more_than_it_says() -> None:
    near = [BOARD.near[hex_] & sum(1 << each for each in ENCOUNTER_HEXES) for hex_ in TERRITORIES]
    built = [near[hex_] for hex_ in TERRITORIES if BOARD.terrain[hex_] != "lake"]
    assert max((a | b | c | d).bit_count() for a, b, c, d in combinations(built, 4)) == 9
    assert [BONUS_TILES["encounters_adjacent"].coins(count) for count in (5, 6, 7, 8, 9)] == [6, 9, 9, 9, 9]


# The Automa


def test_levels_place_six_stars_and_begin_scheme_two_with_the_first() -> None:
    assert list(LEVELS) == ["autometta", "automa", "automaszyna", "ultimaszyna"]
    for level in LEVELS.values():
        assert len(level.stars) == STARS
        assert level.second == level.stars[0]
        assert level.stars[-1] == level.spaces - 1
    assert [level.water_until for level in LEVELS.values()] == [4, 3, 2, -1]
    assert [level.id for level in LEVELS.values() if level.skips] == ["autometta"]


def test_the_nineteen_cards() -> None:
    assert list(AUTOMA_CARDS) == list(range(1, 20))
    assert [card.no for card in AUTOMA_CARDS.values() if card.skip] == [4, 7, 8, 17]
    for card in AUTOMA_CARDS.values():
        assert list(card.spend) == sorted(card.spend)
        assert max(card.spend) <= DIAL_MAX
        for scheme in card.schemes:
            assert scheme.moves
            assert scheme.gains
            named = [move.faction for move in scheme.moves] + [gain.faction for gain in scheme.gains]
            assert {"", *FACTIONS}.issuperset(named)
            assert all((move.do == "attack_combat_unit") == (move.min_power > 0) for move in scheme.moves)
            assert not scheme.moves[-1].faction, "the last move is for every faction"


@pytest.mark.rule("SA-RULING-03")
def test_card_15_does_not_advance() -> None:
    assert [card.no for card in AUTOMA_CARDS.values() if not card.advance] == [4, 15, 17]


@pytest.mark.rule("SA-RULING-04")
def test_cards_8_and_12_are_as_in_the_pictures() -> None:
    assert AUTOMA_CARDS[8].spend == (0, 5, 7)
    gains = [(gain.what, gain.n, gain.faction) for gain in AUTOMA_CARDS[12].schemes[1].gains]
    assert gains == [("combat_card", 1, ""), ("coins", 1, ""), ("character_or_mech", 1, "")]


# Names and texts


@pytest.fixture(params=["en", "de"])
def t(request: pytest.FixtureRequest) -> Texts:
    return texts_for(FOLDER, request.param, strict=True)


THINGS: dict[str, tuple[str, ...]] = {
    "hex": BOARD.names,
    "terrain": TERRAINS,
    "resource": RESOURCES,
    "top": TOPS,
    "bottom": BOTTOMS,
    "box": BOXES,
    "bonus": BONUSES,
    "unit": ("character", "mech", "worker"),
    "structure": STRUCTURES,
    "faction": tuple(FACTIONS),
    "character": tuple(FACTIONS),
    "ability": (*[faction.ability for faction in FACTIONS.values()], "meander_coins"),
    "mech": (*dict.fromkeys(mech for faction in FACTIONS.values() for mech in faction.mechs), "wayfare_farms"),
    "mat": tuple(MATS),
    "space": TRACK,
    "trap": ("0", "1", "2", "3"),
    "objective": tuple(map(str, OBJECTIVES)),
    "encounter": tuple(map(str, ENCOUNTERS)),
    "factory": tuple(map(str, FACTORY_CARDS)),
    "tile": tuple(BONUS_TILES),
    "level": tuple(LEVELS),
}
PRINTED = ("structure", "ability", "mech", "space", "objective", "encounter", "factory", "tile")


def test_everything_has_a_name_of_its_own(t: Texts) -> None:
    for kind, ids in THINGS.items():
        called = [t.known("scythe", kind, id) for id in ids]
        assert all(called), kind
        assert len(set(called)) == len(called), f"two of kind {kind} with one name"
        for id, name in zip(ids, called, strict=True):
            assert "_" not in name
            if kind == "hex" and not id.startswith("base_"):
                assert name.startswith(f"{id} ")


def test_everything_printed_has_its_text(t: Texts) -> None:
    for kind in PRINTED:
        for id in THINGS[kind]:
            text = t.describe("scythe", kind, id)
            assert text.endswith("."), (kind, id)
            assert not re.search(r"[⟨{$]|\b[a-z]+_[a-z]+\b", text), text


def test_riverwalk_names_each_factions_terrains(t: Texts) -> None:
    for faction in FACTIONS.values():
        text = t.describe("scythe", "mech", "riverwalk", faction.id)
        assert bool(text) == bool(faction.riverwalk)
        assert all(t.name("scythe", "terrain", terrain) in text for terrain in faction.riverwalk)


def counts(amounts: tuple[Amount, ...]) -> list[str]:
    return [str(amount.n) for amount in amounts if amount.what not in ("peek_combat_cards", "relocate_units")]


def test_texts_of_cards_say_the_numbers_of_the_cards(t: Texts) -> None:
    for card in ENCOUNTERS.values():
        for number, offer in enumerate(card.offers, 1):
            text = t.describe("scythe", "encounter", str(card.no), f"choose{number}")
            assert re.findall(r"\d+", text) == counts((*offer.cost, *offer.gain)), text
            assert text in t.describe("scythe", "encounter", str(card.no))
    for factory in FACTORY_CARDS.values():
        every = [*counts(factory.cost), *[number for entry in factory.choose for number in counts(entry)]]
        assert re.findall(r"\d+", t.describe("scythe", "factory", str(factory.no))) == every
        assert re.findall(r"\d+", t.name("scythe", "factory", str(factory.no))) == every
        for number, entry in enumerate(factory.choose, 1):
            text = t.describe("scythe", "factory", str(factory.no), f"choose{number}")
            assert re.findall(r"\d+", text) == (counts(entry) if len(factory.choose) > 1 else [])
    for place, trap in enumerate(TRAPS):
        assert str(trap.n) in t.name("scythe", "trap", str(place))


def test_texts_of_objectives_tiles_and_spaces_say_their_numbers(t: Texts) -> None:
    for card in OBJECTIVES.values():
        text = t.describe("scythe", "objective", str(card.no))
        for part in card.all:
            numbers = [part.value, part.resources_at_least, part.one_kind_at_least, part.workers_at_least]
            assert all(str(number) in text for number in numbers if number > 0), text
    for tile in BONUS_TILES.values():
        shown = re.findall(r"(\d+)(?:–(\d+))?: (\d+)", t.describe("scythe", "tile", tile.id))
        assert tile.steps == tuple((int(low), int(high or low), int(coins)) for low, high, coins in shown)
    for space in TRACK:
        needed = 1 if space == "combat_2" else NEEDS[space]
        assert str(needed) in t.describe("scythe", "space", space)
    for bonus in BONUSES:
        assert t.describe("scythe", "bonus", bonus, "ongoing").startswith(f"{ONGOING} ")
        assert t.describe("scythe", "bonus", bonus, "once").startswith(f"{ONE_TIME} ")


def test_every_rule_of_ours_is_there_in_german() -> None:
    planned = [booklet.prefix for booklet in BOOK.booklets if booklet.planned]
    assert planned == ["RF", "WG"]
    english = [entry.id for entry in BOOK.entries("de") if entry.lang != "de"]
    assert [id for id in english if id[:2] not in planned] == []
    for topic in BOOK.topics("de"):
        if topic.planned < topic.count and topic.name not in ("rulings", "gaps", "examples"):
            assert topic.label != topic.name


# Broken tables


READERS: dict[str, Callable[[str, str], object]] = {
    "map.toml": read_map,
    "mats.toml": lambda text, where: read_mats(text, read_map(table("map.toml")).starts, where),
    "cards.toml": read_cards,
    "automa.toml": lambda text, where: read_automa(text, tuple(FACTIONS), where),
}


def refused(file: str, old: str, new: str, problem: str) -> None:
    """The table with one change, which must be refused with its place."""
    text = table(file)
    assert old in text
    with pytest.raises(BadInput, match=problem) as caught:
        READERS[file](text.replace(old, new, 1), file)
    assert caught.value.where.startswith(file)


@pytest.mark.parametrize("file", READERS)
def test_every_kind_of_row_has_a_mark(file: str) -> None:
    text = table(file)
    kinds = dict.fromkeys(re.findall(r"^\[+\w+\]+", text, re.MULTILINE))
    assert len(kinds) >= 2
    for kind in kinds:
        start = text.index(f"\n{kind}") if not text.startswith(kind) else 0
        end = text.find("\n[", start + 2)
        block = text[start:end] if end > 0 else text[start:]
        mark = re.search(r'\nmark = "\w+"', block)
        assert mark is not None, kind
        name = kind.strip("[]")
        refused(file, block, block.replace(mark[0], ""), f"{name}.*mark is missing: write mark = ")
        refused(
            file,
            block,
            block.replace(mark[0], '\nmark = "mine"'),
            "mark must be one of rulebook, public, recalled, ours",
        )
        refused(file, block, block + "\ncolour = 1", f"{name}.*unknown field 'colour': known are ")


@pytest.mark.parametrize("file", READERS)
def test_a_file_has_all_its_tables_and_no_others(file: str) -> None:
    text = table(file)
    refused(file, "[", "[[[", "does not read as TOML")
    refused(file, text, f"{text}\n[extra]\n", "unknown table 'extra': known are ")
    for name in dict.fromkeys(re.findall(r"^\[+(\w+)\]+", text, re.MULTILINE)):
        single = f"[{name}]" in text.splitlines() or f"[{name}]  #" in text
        without = re.sub(rf"(?ms)^\[+{name}\]+.*?(?=^\[|\Z)", "", text)
        refused(file, text, without, f"the table {name} is missing: add it")
        refused(file, text, f"{name} = 5\n{without}", "is one table" if single else r"rows are written \[\[")
        refused(file, text, f"{name} = [5]\n{without}", "is one table" if single else r"rows are written \[\[")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "B1"', "id = 7", "hex 1: id must be letters, digits and _, not 7"),
        ('id = "B2"', 'id = "B1"', 'hex "B1": this id is taken'),
        ('id = "B1"', 'id = "b 1"', "not 'b 1'"),
        ('terrain = "mountain"', 'terrain = "desert"', '"B1": terrain must be one of mountain, .* not .desert.'),
        ("q = -1\nr = -3", "q = 0\nr = -3", '"B1" and "B2" lie at the same place'),
        ("q = -1\nr = -3", "q = 1.5\nr = -3", 'hex "B1": q must be -9 to 9, not 1.5'),
        ("q = -1\n", "", "q is missing: write q = 0"),
        ("encounter = true", 'encounter = "yes"', 'hex "B3": encounter must be true or false'),
        ("encounter = true\n", "", "counts: encounters says 11, but the file has 10: mend one"),
        ("mountain = 8", "mountain = 9", "counts: mountain says 9, but the file has 8"),
        ('between = ["B3", "B4"]', 'between = ["B3", "H4"]', "these hexes do not touch: mend"),
        ('between = ["B3", "B4"]', 'between = ["B3", "Z9"]', 'no hex "Z9"'),
        ('between = ["B3", "B4"]', 'between = ["B3"]', "river 1: between must have 2 entries, not 1"),
        ('between = ["B3", "B4"]', 'between = ["B3", "B3"]', "between has B3 twice"),
        ('mountain = "metal"', 'mountain = "gold"', "production: mountain must be one of"),
        ('starts = ["B1", "B2"]', 'starts = ["B1", "B3"]', 'start "albion": starts and touching must be'),
        ('starts = ["D6", "E7"]\ntouching = ["C7"]', 'starts = ["D6", "C7"]\ntouching = ["E7"]', "[CE]7 is in the wro"),
        ('id = "albion"\nstarts', 'id = "vesna"\nstarts', "home bases must be the last hexes"),
    ],
)  # fmt: skip
def test_a_broken_map_is_refused(old: str, new: str, problem: str) -> None:
    refused("map.toml", old, new, problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("mechs = 4", "mechs = 5", "pieces: mechs must be 4 to 4, not 5"),
        ("high = 6", "high = 7", "the tiers must cover popularity 0 to 18 without gaps"),
        ("popularity = 18", "popularity = 19", "the tiers must cover popularity 0 to 19"),
        ('structure = "monument"', 'structure = "mill"', 'top "bolster": structure must be one of monument'),
        ("boxes = { power = 2, cards = 1 }", "boxes = { power = 2 }", "must have the boxes moves, coins,"),
        ("boxes = { territories = 2 }", "boxes = { power = 2 }", 'top "produce": boxes: power has its box already'),
        ("boxes = { power = 2, cards = 1 }", "boxes = 5", "boxes must be a table, not 5"),
        ('id = "bolster"', 'id = "attack"', r"the \[\[top\]\] blocks must be bolster, produce, move, trade"),
        ('spaces = ["", ', 'spaces = ["", "", ', "spaces must have 6 entries, not 7"),
        ('bonus = "power"', 'bonus = "coins"', 'bottom "upgrade": bonus must be one of power'),
        ('id = "polania"', 'id = "vesna"', 'faction "vesna": the map has no start for it'),
        ('mechs = ["riverwalk", ', "mechs = [", 'faction "polania": mechs must have 4 entries, not 3'),
        ('riverwalk = ["village", "mountain"]', "riverwalk = []", "give both or none"),
        ('riverwalk = ["village", "mountain"]', 'riverwalk = ["lake"]', "riverwalk must be of mountain, .* not 'lake'"),
        ('big = ["meander"', 'big = ["wander"', "big replaces wander, which this faction has not"),
        ('"riverwalk", "big"]\n', '"riverwalk", "name"]\n', "rulebook names 'name', which this row has not"),
        ('penalty = "power(3)"', 'penalty = "power"', r"trap 2: penalty: column 1: power takes 1 argument, not 0"),
        ('penalty = "power(3)"', 'penalty = "wood(3)"', "trap 2: penalty: column 1: unknown verb 'wood'"),
        ('penalty = "power(3)"', "penalty = 3", "trap 2: penalty must be effects in quotes, not 3"),
        ('penalty = "power(3)"', 'penalty = ""', "trap 2: penalty must be one amount"),
        ('penalty = "power(3)"', 'penalty = "power(3); coins(1)"', "trap 2: penalty must be one amount"),
        ('faction = "rusviet"', 'faction = "vesna"', "banned 1: faction must be one of polania"),
        ('mat = "industrial"', 'mat = "peaceful"', "banned 1: mat must be one of industrial"),
        ("order = 2\n", "order = 3\n", "the mats must stand in their order, 1 to 7"),
        ("removable = 1, ", "removable = 2, ", 'mat "industrial": there must be 6 removable boxes, .* not 7'),
        ("removable = 1, ", "removable = 4, ", "removable must be 0 to 3, not 4"),
        ('bottom = "upgrade"', 'bottom = "deploy"', "the bottom row must be upgrade, deploy, build, enlist"),
        ('top = "bolster", bottom = "upgrade"', 'top = "move", bottom = "upgrade"', "the top row must be .* each once"),
        ("worth = 3", "worth = true", "factory: worth must be 0 to 9, not True"),
        ('[[trap]]\npenalty = "coins(4)"\nmark = "rulebook"\n', "", "there must be 4 traps, not 3"),
        ('mark = "rulebook"', 'mark = "rulebook"\nrulebook = ["penalty"]', "rulebook lists the fields of a mixed row"),
    ],
)  # fmt: skip
def test_broken_mats_are_refused(old: str, new: str, problem: str) -> None:
    refused("mats.toml", old, new, problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("no = 1\n", "no = 0\n", "objective 1: no must be 1 to 99, not 0"),
        ("no = 2\n", "no = 1\n", "objective 1: this no is taken"),
        ("copies = 16", "copies = 0", "combat 1: copies must be 1 to 99, not 0"),
        ("copies = 16", "copies = 0x" + "f" * 6000, "copies must be 1 to 99, not something huge"),
        ('when = "event"', 'when = "never"', "objective 6: when must be one of end_of_turn, own_turn, event"),
        ('count = "controlled_territories", ', "", 'all 1: a condition has either count = "…" or fact'),
        ('op = ">=", ', "", "objective 1: all 1: a count is compared: give it an op"),
        (", value = 3 }", " }", "a count is compared: give it an op, and either value or equals"),
        (', equals = "recruits"', ', equals = "recruits", value = 1', "either value or equals"),
        ('{ fact = "controls_factory" }', '{ fact = "controls_factory", value = 1 }', "a fact is true or not"),
        ('terrain = "mountain"', 'terrain = "desert"', "terrain must be one of"),
        ("all = [\n", "all = [\n  5,\n", "all must be tables"),
        ('gain = "food(4)"', 'gain = "gold(4)"', "encounter 1: offers 2: gain: column 1: unknown verb 'gold'"),
        ('gain = "food(4)"', 'gain = "food(4, nordic)"', "gain: column 1: food takes 1 argument, not 2"),
        ('gain = "food(4)"', 'gain = "food 4"', "unknown verb 'food 4' .did you mean food"),
        ('gain = "food(4)"', 'gain = "food(-4)"', "column 6: write a number from 1 to 99, not '-4'"),
        ('gain = "food(4)"', 'gain = ["food(4)"]', "gain must be effects in quotes, not "),
        ('gain = "food(4)"', 'gain = "food(4) | oil(4)"', "gain: .* has a choice"),
        ('cost = "coins(2)"', 'cost = "food(2)"', "offers 2: cost: column 1: unknown verb 'food'.* known are coins"),
        ('placement = "mech"', 'placement = "sky"', "factory 14: placement must be one of worker, mech"),
        ('choose = "produce(2)"', 'choose = ""', "factory 1: choose: column 1: a verb is missing"),
        ('choose = "produce(2)"', "choose = []", "factory 1: choose must be effects in quotes"),
        ('choose = "produce(2)"', 'choose = "produce(2) | "', "factory 1: choose: column 14: a verb is missing"),
        ('cost = "combat_card(1)"\nchoose', 'cost = ""\nchoose', "factory .*: a Factory card has a cost"),
        ("steps = [[1, 1, 2], ", "steps = [[2, 2, 2], ", 'tile "tunnels_adjacent": steps 1: steps go on where'),
        ("steps = [[1, 1, 2], ", "steps = [[1, 1], ", "steps 1: step must have 3 entries, not 2"),
        ("steps = [[1, 1, 2], ", 'steps = [[1, 1, "2"], ', "step must be numbers of 1 to 99, not '2'"),
        ("steps = [[1, 1, 2], [2, 3, 4], [4, 5, 6], [6, 6, 9]]", "steps = []", "steps is empty"),
    ],
)  # fmt: skip
def test_broken_cards_are_refused(old: str, new: str, problem: str) -> None:
    refused("cards.toml", old, new, problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("stars = [10, 15, 18, 20, 22, 23]", "stars = [10, 15, 18, 20, 22]", "stars must rise and end on the last"),
        ("stars = [10, 15, 18, 20, 22, 23]", "stars = [15, 10, 18, 20, 22, 23]", "stars must rise"),
        ("second = 10", "second = 24", 'level "autometta": second must be 1 to 23, not 24'),
        ("spend = [6, 7, 7]", "spend = [6, 7]", "card 1: spend must have 3 entries, not 2"),
        ("move_worker(nordic)", "move_worker(vesna)", "card 1: schemes 1: moves: column 13: write polania, "),
        ("move_worker(nordic)", "move_worker(3)", "moves: column 13: write polania, "),
        ("attack_combat_unit(5, saxony)", "attack_combat_unit(saxony)", "column 20: write a number from 1 to 99"),
        ("attack_combat_unit(5, saxony)", "attack_combat_unit(0)", "column 20: write a number from 1 to 99, not '0'"),
        ("move_worker(nordic) |", "move_worker(nordic);", "moves: .* join moves with"),
        ("power(1)", "power", r"gains: column 1: power takes 1 to 2 arguments, not 0: write power\(1..99, "),
        ('recruit = "power"', 'recruit = "glory"', "recruit must be one of power, coins, popularity, cards, none"),
        ("schemes = [\n", "schemes = [\n  {},\n", "card 1: schemes must have 2 entries, not 3"),
    ],
)  # fmt: skip
def test_a_broken_automa_is_refused(old: str, new: str, problem: str) -> None:
    refused("automa.toml", old, new, problem)


VALUES = st.sampled_from(
    ["-1", "0", "99", "100", "1.5", "nan", "true", '""', '"x"', '"coins 2"', "[]", "[[]]", "{}", "[{}]", "[1, [2]]",
     '["a", 1]', "{ a = 1 }", "2024-01-01", "07:32:00", "0x" + "f" * 6000, "'''\n'''", '"\\u0000"', "'coins  2'"]
)  # fmt: skip


@pytest.mark.parametrize("file", READERS)
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_a_table_holds_it_is_read_or_refused(file: str, data: st.DataObject) -> None:
    """A line left out, doubled, or with another value: never anything but BadInput, and that with its place."""
    lines = table(file).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["drop", "double", "value", "inner"]))
        name, equals, value = lines[place].partition(" = ")
        if change == "drop":
            del lines[place]
        elif change == "double":
            lines.insert(place, lines[place])
        elif equals and change == "value":
            lines[place] = f"{name} = {data.draw(VALUES)}"
        elif equals:
            parts = re.split(r'("[^"]*"|\d+)', value)
            parts[data.draw(st.integers(0, len(parts) - 1))] = data.draw(VALUES)
            lines[place] = f"{name} = {''.join(parts)}"
    refusal = refusal_of(file, "\n".join(lines))
    assert refusal is None or (refusal.where.startswith(file) and len(str(refusal)) < 2000)


def refusal_of(file: str, text: str) -> BadInput | None:
    try:
        READERS[file](text, file)
    except BadInput as refusal:
        return refusal
    return None


@pytest.mark.parametrize("file", READERS)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_is_no_table_is_refused(file: str, data: st.DataObject) -> None:
    kinds = list(dict.fromkeys(re.findall(r"^\[+(\w+)\]+", table(file), re.MULTILINE)))
    blank = st.sampled_from(
        ["[{kind}]\n", "[[{kind}]]\n", "{kind} = 1\n", "[[{kind}]]\nid = 'a'\n", "[[{kind}]]\nno = 1\n"]
    )
    texts = st.one_of(st.text(max_size=40), st.just("".join(data.draw(blank).format(kind=kind) for kind in kinds)))
    with pytest.raises(BadInput) as caught:
        READERS[file](data.draw(texts), file)
    assert caught.value.where.startswith(file)


def test_starts_are_read_with_their_mark() -> None:
    starts = read_map(table("map.toml")).starts
    assert all(isinstance(start, Start) and start.mark == "public" for start in starts.values())
    assert FACTIONS["polania"].rulebook == ("ability", "mechs", "riverwalk", "big")
    assert FACTIONS["polania"].mark == MATS["industrial"].mark == OBJECTIVES[1].mark == "public"
