"""What the page is told besides the table: sight, costs and previews for all, the secret map for Evil alone."""

import json
from typing import Any

import msgspec
import pytest

from alone_fixtures import FIXTURE, moments
from brassboard.games.alone.data.standing import Standing
from brassboard.games.alone.rules import noise
from brassboard.games.alone.rules.standing import noise_words
from games.alone.helper import Stage
from games.alone.reacting import play, reacting

HERO, EVIL = 0, 1


def told(table: Stage, seat: int | None) -> Standing:
    return msgspec.convert(table.match.view(seat)["standing"], Standing)


def sector(table: Stage, code: str) -> Any:
    secret = told(table, EVIL).map
    assert secret is not None
    return next(each for each in secret.sectors if each.code == code)


def creature(table: Stage, name: str) -> Any:
    secret = told(table, EVIL).map
    assert secret is not None
    return next(each for each in secret.creatures if each.name == name)


# Who is told what


@pytest.mark.rule("AL-KNOW-03", "AL-RULING-51")
def test_only_evil_is_told_the_map_and_spectators_are_told_what_the_hero_is() -> None:
    table = Stage(players=3).hand(1, "R01")
    table.creature("worm", "1A2")
    assert told(table, HERO).map is None
    assert told(table, HERO).hand == ()
    assert told(table, None) == told(table, HERO)
    assert told(table, 2).map == told(table, EVIL).map is not None
    assert [each.card for each in told(table, EVIL).hand] == ["R01"]
    assert told(table, 2).hand == ()


@pytest.mark.rule("AL-KNOW-10")
def test_everyone_is_told_the_whole_map_when_the_match_is_over() -> None:
    table = reacting("G10", players=3).sheet(life=0, calm=1).light("2B2").danger("1A3").block("1D1-1D2")
    table.creature("worm", "1E2", wounded=True)
    assert told(table, HERO).map is None is told(table, None).map
    laid = {table.map.code[each] for each in table.board.secret.sectors}
    play(table, "G10", "pass")
    assert table.over
    whole = told(table, HERO).map
    assert whole is not None
    assert [each.code for each in whole.sectors] == list(table.map.code), "both floors"
    assert [(each.kind, each.sector, each.wounded) for each in whole.creatures] == [("worm", "1E2", True)]
    assert whole.hero == table.hero_at
    assert {each.code for each in whole.sectors if each.lit} == table.lit() >= {"2B2"}
    assert {each.code for each in whole.sectors if each.danger} == table.dangers() >= {"1A3"}
    assert {door for each in whole.sectors for d, door in enumerate(each.doors) if each.blocked >> d & 1} == {"1D1-1D2"}
    assert {each.code for each in whole.sectors if each.explored} == laid, "the ground the Hero has seen"
    assert all(told(table, seat) == told(table, HERO) for seat in (1, 2, None))


def test_nothing_hidden_changes_what_the_hero_is_told() -> None:
    plain, other = Stage(), Stage().danger("1A1").light("2E5").block("2C1-2D1").hand(1, "R01")
    other.creature("worm", "1A2")
    assert told(plain, HERO) == told(other, HERO)


# Sight


@pytest.mark.rule("AL-LOS-01")
def test_sight_is_told_from_here_and_after_each_step_into_the_maze() -> None:
    table = Stage().hero("1E3").reveal("1E2", "1E1", "1D3", "1C3")
    number = {code: table.tile(code).number for code in ("1E3", "1E2", "1E1", "1D3", "1C3")}  # type: ignore[union-attr]
    assert set(told(table, HERO).sight) == set(number.values())
    after = {each.direction: set(each.tiles) for each in told(table, HERO).sights}
    assert after["north"] == {number["1E2"], number["1E1"], number["1E3"]}
    assert after["west"] == {number["1D3"], number["1C3"], number["1E3"]}
    assert sector(table, "1C3").sight
    assert sector(table, "1C3").tile == number["1C3"]
    assert sector(table, "1A1").tile == -1
    assert not sector(table, "1A1").sight


# What actions cost or give


@pytest.mark.rule("AL-SRCH-02", "AL-OPP-02")
def test_the_hero_is_told_what_his_actions_draw_and_risk() -> None:
    table = Stage().hero("1C4")
    assert (told(table, HERO).search_cards, told(table, HERO).opportunity) == (3, 0)
    table.sheet(searched=("Q",))
    table.creature("spore", "1C4")
    table.creature("worm", "1C4")
    assert (told(table, HERO).search_cards, told(table, HERO).opportunity) == (1, 2)
    assert told(table.light("1C4"), HERO).opportunity == 1


@pytest.mark.rule("AL-HERO-08", "AL-HATT-05")
@pytest.mark.parametrize(("character", "dice"), [("commander", 3), ("pilot", 2)])
def test_the_hero_is_told_the_dice_that_his_abilities_give_to_the_plain_attack(character: str, dice: int) -> None:
    table = Stage(character=character)
    table.creature("worm", "1D3")
    assert told(table, HERO).attack_dice == dice
    table.sheet(experience=(0, 0, 2, 0, 0))
    assert told(table, HERO).attack_dice == dice + 1
    table.answer("attack:1", seat=HERO)
    assert table.position.asked.n == dice + 1


@pytest.mark.rule("AL-HERO-08", "AL-SHOCK-01")
def test_evil_is_told_a_shock_less_what_the_hero_can_bear() -> None:
    table = Stage()
    table.creature("worm", "1A2")
    assert creature(table, "c1").shock == 2
    table.sheet(experience=(0, 0, 0, 2, 0))
    assert creature(table, "c1").shock == 1


# The reaction row


@pytest.mark.rule("AL-REACT-05", "AL-REACT-09")
def test_evil_is_told_what_each_card_of_the_hand_would_cover() -> None:
    table = Stage(decks=("red", "blue")).hero("1E3").reveal("1E2").hand(1, "R02", "R01", "B05")
    assert {each.card: each.spaces for each in told(table, EVIL).hand} == {"R01": 1, "R02": 1, "B05": 1}
    table.answer("move:north", seat=HERO)
    table.evil("offer:R02,up", "pass")
    assert {each.card: (each.spaces, each.dangers) for each in told(table, EVIL).hand} == {"R01": (2, 5), "B05": (2, 5)}
    table.danger("1E2")
    slim = {each.card: each.spaces for each in told(table, EVIL).hand}
    assert slim == {"R01": 2, "B05": 1}, "its dangerous half makes it slim"


# Previews


@pytest.mark.rule("AL-ATK-02", "AL-ATK-05")
def test_the_preview_counts_dice_shock_and_the_expected_loss() -> None:
    table = Stage(decks=("red", "green")).hero("1E3").reveal("1E2").hand(1, "R01")
    table.creature("worm", "1A2")
    worm = creature(table, "c1")
    assert (worm.attack, worm.bonus, worm.shock, worm.tenths) == (3, 0, 2, 10)
    lit = creature(table.light("1E3"), "c1")
    assert (lit.attack, lit.tenths, lit.dice) == (0, 0, 3), "harmless in the Hero's light, dangerous where it is"


@pytest.mark.rule("AL-DCARD-01")
def test_the_preview_counts_the_dice_of_the_card_being_played() -> None:
    table = Stage(decks=("red", "green")).hero("1E3").reveal("1E2").danger("1E2").hand(1, "R02")
    table.creature("parasite", "1E1")
    table.answer("move:north", seat=HERO)
    table.evil("offer:R02,up")
    secret, one = told(table, EVIL).map, creature(table, "c1")
    assert secret is not None
    assert (secret.card_dice, secret.conditional) == (1, True)
    assert (one.attack, one.tenths, one.card_tenths) == (2, 13, 20)


@pytest.mark.rule("AL-NOISE-01", "AL-NOISE-02", "AL-NOISE-03", "AL-NOISE-04")
def test_noises_are_previewed_as_the_rules_would_tell_them() -> None:
    for table in (Stage(), Stage().hero("1D2").reveal("1E2"), Stage().hero("1C4").block("1C4-1D4", "1B4-1C4")):
        words = [tuple(noise.directions(table.board, each)) for each in range(table.map.size)]
        assert noise_words(table.board) == words


# The page's own tests


def test_the_views_of_the_page_tests_are_those_of_today() -> None:
    assert json.loads(FIXTURE.read_text("utf-8")) == moments(), "run python tools/alone_fixtures.py"
