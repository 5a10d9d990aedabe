"""Hands of reaction cards: limits, who may draw from which deck, and when the limit counts."""

import pytest

from brassboard.games.alone.data.evil_frames import EvilDraws
from brassboard.games.alone.queries import hand_size
from games.alone.helper import Stage
from games.alone.rules.in_clean_up import clean_up

TEN = ("R01", "R02", "R03", "R04", "R05", "V01", "V02", "V03", "V04", "V05")


@pytest.mark.rule("AL-HAND-02")
def test_one_evil_player_chooses_the_deck_of_every_single_card() -> None:
    stage = clean_up(Stage().hand(1, *TEN[:6]))
    stage.evil("done")
    for deck in ("violet", "red", "violet", "violet"):
        assert stage.offers("draw_from") == {"red", "violet"}
        stage.evil(f"draw_from:{deck}")
    assert (len(stage.board.evil[0].first), len(stage.board.evil[0].second)) == (6, 4)


@pytest.mark.rule("AL-HAND-04", "AL-CARD-01")
def test_of_two_evil_players_each_draws_from_the_own_deck_only_whoever_leads() -> None:
    for leader in (1, 2):
        stage = clean_up(Stage(players=3).table(leader=leader))
        assert stage.kind == "markers"  # No card came with a choice.
        one, two = stage.board.evil
        assert (len(one.first), len(one.second), len(two.first), len(two.second)) == (6, 0, 0, 6)


@pytest.mark.rule("AL-HAND-06")
def test_of_three_evil_players_exactly_one_may_draw_from_both_decks() -> None:
    stage = clean_up(Stage(players=4))
    asked = []
    while stage.kind == "draw_from":
        asked.append(stage.asked[0])
        assert stage.offers("draw_from") == {"red", "violet"}
        stage.answer("draw_from:red", seat=stage.asked[0])
    assert asked == [3, 3, 3, 3]
    one, two, three = stage.board.evil
    assert [len(one.first), len(two.second), len(three.first)] == [4, 4, 4]


@pytest.mark.rule("AL-HAND-07", "AL-HAND-01", "AL-END-06")
def test_a_hand_may_exceed_the_limit_until_clean_up() -> None:
    stage = Stage().hand(1, *TEN).run(EvilDraws(1)).evil("draw_from:red")
    assert hand_size(stage.board.evil[0]) == 11
    assert stage.asked == (0, "act")
    clean_up(stage)
    assert "done" not in stage.options()
    stage.evil(stage.options()[0], "done")
    assert hand_size(stage.board.evil[0]) == 10
    assert stage.kind == "markers"


@pytest.mark.rule("AL-CARD-01", "AL-LEAD-05")
def test_a_draw_given_to_a_player_comes_from_the_deck_of_that_player() -> None:
    stage = Stage(players=3).run(EvilDraws(1)).evil("split:2")
    one, two = stage.board.evil
    assert (hand_size(one), len(two.first), len(two.second)) == (0, 0, 1)
