"""Disengaging: the damage of a step away from enemies (RM-DIS)."""

import pytest

from games.moloch.helper import Stage


@pytest.mark.rule("RM-DIS-01")
def test_a_step_away_from_any_number_of_enemies_costs_one() -> None:
    stage = Stage("1", acting="drago", at="D6").place("clown1", "E6").place("clown2", "E5").place("tobias", "C6")
    stage.answer("move", "step:C5")
    assert stage.figure("drago").damage == 1


@pytest.mark.rule("RM-DIS-02")
def test_each_such_step_costs_again() -> None:
    stage = Stage("1", acting="drago", at="C6").place("clown1", "D6").place("clown2", "B4")
    stage.answer("move", "step:C5", "step:C4")
    assert stage.figure("drago").damage == 2


@pytest.mark.rule("RM-EX-02")
def test_the_example_of_the_rulebook() -> None:
    stage = Stage("1", acting="tobias", at="D6").place("drago", "C6").place("emma", "E6").place("major", "E4")
    stage.change("tobias", ether=0).answer("move", "step:C5")
    assert stage.figure("tobias").damage == 1
    stage.answer("step:C4")
    assert stage.figure("tobias").damage == 2


@pytest.mark.rule("RM-DIS-03", "RM-EFF-08")
def test_who_lies_down_or_is_defeated_holds_nobody() -> None:
    stage = Stage("1", acting="drago", at="C6").place("clown1", "D6", down=True).answer("move", "step:B6")
    assert stage.figure("drago").damage == 0
    stage = Stage("1", acting="tobias", at="C6").place("drago", "D6", defeated=True).answer("move", "step:B6")
    assert stage.figure("tobias").damage == 0


@pytest.mark.rule("RM-DIS-04", "RM-RULING-32", "RM-AFFL-03", "RM-RULING-75", "RM-CMB-09")
def test_blind_rage_lets_the_nemesis_charge_without_disengaging() -> None:
    stage = Stage("1", acting="drago", at="D6").place("tobias", "E6").place("emma", "A6").change("drago", ether=3)
    stage.stack("afflictions", "blind_rage").change("drago", damage=3).fire("C6").answer("move", "step:C6")
    assert stage.figure("drago").damage == 5  # disengaging and the fire; the card comes when the first is placed
    assert stage.asked == (0, "act")


@pytest.mark.rule("RM-RULING-15")
def test_climbing_is_a_step_and_placing_is_none() -> None:
    stage = Stage("1", acting="drago", at="H8").place("clown1", "H7").answer("move", "step:G8")
    assert stage.figure("drago").damage == 1
    stage = Stage("2", acting="damon", at="J10", versions=("damon b",))
    stage.place("drago", "J11").change("damon", ether=1).fire("L11").answer("use:damon_b.0", "at:L11")
    assert stage.figure("damon").damage == 1  # the fire, no disengaging


@pytest.mark.rule("RM-RULING-18")
def test_an_enemy_behind_a_window_engages() -> None:
    stage = Stage("1", acting="drago", at="H8").place("clown1", "G8").answer("move", "step:H9")
    assert stage.figure("drago").damage == 1


@pytest.mark.rule("RM-MINION-01")
def test_minions_climb_and_disengage_like_others() -> None:
    stage = Stage("1", acting="clown1", at="H8").answer("move", "step:G8", "step:F8")
    assert stage.at("clown1") == "F8"
    stage = Stage("1", acting="clown1", at="C6").place("drago", "D6").answer("move", "step:B6")
    assert stage.at("clown1") == ""


@pytest.mark.rule("RM-RULING-16")
def test_a_charge_suffers_from_enemies_and_fire() -> None:
    stage = Stage("1", acting="drago", at="D6").place("clown1", "C5").place("tobias", "G6").fire("E6")
    stage.answer("charge:tobias", "to_power:instill_chaos", "step:E6", "step:F6")
    assert stage.figure("drago").damage == 2
