"""Bullet Time: a second action for 1 adrenaline, and one turn all the same."""

import pytest

from games.alone.helper import Stage


@pytest.mark.rule("AL-BT-01")
def test_bullet_time_costs_an_adrenaline_marker() -> None:
    stage = Stage().sheet(adrenaline=0)
    assert stage.denied("bullet_time") == "AL-BT-01"
    stage.sheet(adrenaline=2).do("bullet_time")
    assert stage.board.hero.adrenaline == 1
    assert stage.kind == "act"


@pytest.mark.rule("AL-BT-02")
def test_bullet_time_gives_a_second_action_and_no_third() -> None:
    stage = Stage().do("bullet_time")
    assert stage.denied("bullet_time") == "AL-BT-02"
    assert stage.denied("end") == "AL-RULING-57"
    stage.do("move:east")
    assert stage.board.turn == 1
    assert {"end", "locate", "move:west"} <= set(stage.options())
    stage.do("move:west")
    assert stage.board.turn == 2


@pytest.mark.rule("AL-BT-02")
def test_the_second_action_may_be_left_out() -> None:
    stage = Stage().do("bullet_time", "move:east", "end")
    assert stage.board.turn == 2
    assert stage.hero_at == "1E3"


@pytest.mark.rule("AL-BT-03")
def test_bullet_time_is_for_the_start_of_a_turn() -> None:
    stage = Stage().do("bullet_time", "move:east")
    assert stage.denied("bullet_time") == "AL-BT-03"
    stage.do("end")
    assert "bullet_time" in stage.options()


@pytest.mark.rule("AL-BT-03")
def test_bullet_time_does_not_last_into_the_next_turn() -> None:
    stage = Stage().do("bullet_time", "move:east", "end", "move:west")
    assert stage.board.turn == 3


@pytest.mark.rule("AL-BT-04")
def test_standard_reactions_wait_for_the_second_action() -> None:
    stage = Stage().hand(1, "R01", "V01").do("bullet_time")
    stage.answer("move:east", seat=0)
    assert stage.moment == "step"
    assert stage.why_not("offer:R01,down", seat=1).rule == "AL-STD-03"
    assert stage.why_not("offer:R01,up", seat=1).rule == "AL-INST-02"
    stage.evil("pass")
    assert stage.asked == (0, "act")
    stage.answer("search", seat=0)
    assert stage.moment == "drawn"
    assert "offer:R01,down" not in stage.options()
    stage.evil("pass")
    assert stage.moment == "end"
    assert {"offer:R01,down", "offer:R01,up"} <= set(stage.options())


@pytest.mark.rule("AL-BT-05")
def test_a_turn_with_bullet_time_is_one_turn_with_two_reactions() -> None:
    stage = Stage().hand(1, "R01", "V01", "V03").do("bullet_time", "move:east")
    stage.answer("move:west", seat=0)
    stage.evil("pass")
    assert stage.moment == "end"
    for card in ("R01", "V01"):
        stage.react(f"offer:{card},down", "side:1")
        while stage.kind != "offer" and stage.asked[0] == 1:
            stage.evil(stage.options()[-1])
    assert stage.asked == (0, "act")  # No third card: the turn is over.
    assert stage.board.turn == 2
    assert [card.turn for card in stage.board.row] == [1, 1]


@pytest.mark.rule("AL-BT-06", "AL-REACT-15")
def test_two_different_actions_allow_the_cards_of_both() -> None:
    stage = Stage().hand(1, "R01", "R10", "R11", "V01").do("bullet_time")
    stage.do("move:east")
    stage.answer("search", seat=0)
    stage.evil("pass")
    assert stage.moment == "end"
    assert {"offer:R01,up", "offer:R10,up", "offer:V01,up"} <= set(stage.options())
    assert stage.why_not("offer:R11,up").rule == "AL-REACT-14"
    stage.react("offer:R10,up", "pass")
    assert "offer:R01,up" in stage.options()
    stage.react("offer:R01,up", "pass")
    assert stage.asked == (0, "act")


@pytest.mark.rule("AL-BT-04")
def test_creatures_attack_once_after_the_second_action() -> None:
    stage = Stage()
    stage.creature("parasite", "1D3")
    stage.do("bullet_time", "explore:east")
    assert stage.kind == "act"
    assert not stage.notices("creature_attacks")
    stage.do("explore:west")
    assert stage.chance
    stage.dice("mm")
    assert len(stage.notices("creature_attacks")) == 1
