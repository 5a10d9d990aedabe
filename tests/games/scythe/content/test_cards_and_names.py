"""The cards of the box and the Automa's, and the names and texts of everything in it: they say the right numbers."""

import re
from collections import Counter
from itertools import combinations

import pytest

from brassboard.games.scythe.content import (
    AUTOMA_CARDS,
    BOARD,
    BONUS_TILES,
    BONUSES,
    BOTTOMS,
    BOXES,
    COMBAT_DECK,
    DIAL_MAX,
    ENCOUNTER_HEXES,
    ENCOUNTERS,
    FACTIONS,
    FACTORY_CARDS,
    LEVELS,
    MATS,
    NEEDS,
    OBJECTIVES,
    ONE_TIME,
    ONGOING,
    RESOURCES,
    STARS,
    STRUCTURES,
    TERRAINS,
    TOPS,
    TRACK,
    TRAPS,
    Amount,
)
from brassboard.texts import Texts, texts_for
from games.scythe.content.box import BOOK, FOLDER, TERRITORIES, said

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
