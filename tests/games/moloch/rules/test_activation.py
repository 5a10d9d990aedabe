"""Activation: who acts, how often, and what happens when an activation starts (RM-ORDER, RM-RULING-04 … 66, 95, 96)."""

import pytest

from games.moloch.helper import Stage


@pytest.mark.rule("RM-ORDER-03", "RM-ACT-01")
def test_a_gentleman_has_two_actions_which_may_be_the_same() -> None:
    stage = Stage("1", acting="drago", at="C6").place("emerson", "D6").change("emerson", ether=0)
    stage.give("whisky", "drago").change("drago", damage=1)
    stage.answer("attack:melee,emerson").roll("cover", "cover", "cover").roll("hit", "hit", "hit")
    assert stage.actions_left() == 1
    stage.answer("attack:melee,emerson").roll("cover", "cover", "cover").roll("hit", "hit", "hit")
    assert stage.actions_left() == 0
    assert stage.denied("attack:melee,emerson") == "RM-ORDER-03"
    assert set(stage.options()) == {"use:whisky.0", "end"}


@pytest.mark.rule("RM-ORDER-04", "RM-MINION-07")
def test_rest_revive_and_passing_are_for_gentlemen() -> None:
    stage = Stage("1", acting="drago", at="C6").place("emma", "B6", defeated=True)
    assert {"rest", "revive:emma"} <= set(stage.options())
    stage.place("tobias", "H5").turn("tobias")
    assert {text.partition(":")[0] for text in stage.options()} <= {"move", "attack", "charge", "use", "power", "end"}
    stage.place("bobby1", "J3").turn("bobby1")
    assert stage.denied("rest") == "RM-ORDER-04"
    assert {text.partition(":")[0] for text in stage.options()} <= {"move", "attack", "end"}


@pytest.mark.rule("RM-GENT-10")
def test_women_are_gentlemen_too() -> None:
    stage = Stage("1", acting="emma", at="B6").place("drago", "C6", defeated=True)
    assert {"rest", "revive:drago"} <= set(stage.options())


@pytest.mark.rule("RM-ORDER-05", "RM-MINION-02")
def test_one_card_activates_every_minion_in_any_order() -> None:
    stage = Stage("1", acting="drago", at="A5")
    for id, square in (
        ("clown1", "G5"),
        ("clown2", "H5"),
        ("clown3", "I5"),
        ("shambling1", "H6"),
        ("shambling2", "I6"),
    ):
        stage.place(id, square)
    stage.activate("minions")
    assert stage.asked == (0, "figure")
    assert stage.offers("activate") == {"clown1", "clown2", "clown3", "shambling1", "shambling2"}
    stage.answer("activate:shambling2", "end")
    assert stage.offers("activate") == {"clown1", "clown2", "clown3", "shambling1"}
    stage.answer("activate:clown2", "end")
    assert stage.offers("activate") == {"clown1", "clown3", "shambling1"}


@pytest.mark.rule("RM-ORDER-06")
def test_actions_need_not_be_used() -> None:
    stage = Stage("1", acting="drago", at="C6").answer("move", "stop")
    assert stage.actions_left() == 1
    stage.answer("end")
    assert stage.board.active != "drago"


@pytest.mark.rule("RM-MINION-03", "RM-MINION-01")
def test_a_minion_has_one_action() -> None:
    stage = Stage("1", acting="drago", at="G6").place("clown1", "I5").turn("clown1")
    stage.answer("move", "step:H5", "stop")
    assert stage.kind != "act" or "attack:melee,drago" not in stage.options()


@pytest.mark.rule("RM-RULING-04")
def test_a_nemesis_card_without_its_figure_still_lets_him_use_a_power() -> None:
    stage = (
        Stage("1", acting="drago", at="C6").place("clown1", "G5").ether("command_minions", 1).ether("instill_chaos", 1)
    )
    stage.activate("tobias")
    assert stage.asked == (0, "powers")
    assert stage.offers("power") == {"command_minions", "instill_chaos"}
    stage.answer("power:instill_chaos").shuffled()
    assert stage.board.active != "tobias" or stage.offers("power") == set()


@pytest.mark.rule("RM-ACT-11", "RM-RULING-95", "RM-RULING-41")
def test_the_card_of_a_defeated_gentleman_is_his_revival() -> None:
    stage = Stage("1", acting="emma", at="B6").place("drago", "C6", defeated=True, damage=8, ether=1)
    stage.afflict("shaking_hands", "drago").fire("C6").activate("drago")
    drago = stage.figure("drago")
    assert (drago.defeated, drago.damage, drago.afflictions) == (False, 0, ())  # the fire did not hurt him
    assert stage.board.active != "drago"  # and he does nothing else


@pytest.mark.rule("RM-RULING-40")
def test_a_gentleman_revived_by_a_friend_acts_normally() -> None:
    stage = Stage("1", acting="emma", at="B6").place("drago", "C6", defeated=True, damage=8)
    stage.answer("revive:drago")
    stage.activate("drago")
    assert stage.asked[1] == "act"
    assert "move" in stage.options()


@pytest.mark.rule("RM-RULING-55")
def test_each_figure_of_an_agent_takes_two_actions_one_after_the_other() -> None:
    stage = Stage("2", acting="drago", at="E12").place("lotties1", "F5").place("lotties2", "G5")
    stage.ether("command_minions", 2).place("clown1", "D6").activate("lotties")
    assert stage.offers("activate") == {"lotties1", "lotties2"}
    stage.answer("activate:lotties2", "move", "stop")
    assert stage.actions_left() == 1
    stage.answer("power:command_minions", "on:clown1", "activate:clown1", "end")
    assert stage.offers("power") == set()  # one power for the whole card
    stage.answer("end")
    assert stage.offers("activate") == {"lotties1"}


@pytest.mark.rule("RM-RULING-66")
def test_upkeep_then_fire_then_other_effects_then_window_e() -> None:
    stage = Stage("1", acting="drago", at="A5", group=("abigail", "drago", "emma", "cavendish"))
    stage.place("abigail", "C6").afflict("bleeding", "abigail").fire("C6").hand("oil_lamp").place("clown1", "G5")
    stage.change("abigail", upkeep=(channel(),), ether=2).activate("abigail")
    assert stage.asked == (0, "split")  # the ether of the upkeep card goes first
    assert stage.figure("abigail").damage == 0
    stage.answer("to_power:instill_chaos")
    assert stage.figure("abigail").damage == 2  # fire and bleeding
    assert stage.asked == (0, "react")  # then window E
    stage.answer("pass")
    assert stage.asked[1] == "act"


def channel() -> int:
    from brassboard.games.moloch.content import GENTLEMEN

    return GENTLEMEN["abigail"].abilities[0].number


@pytest.mark.rule("RM-RULING-66")
def test_who_falls_at_the_start_does_not_act() -> None:
    stage = Stage("1", acting="emma", at="A5").place("drago", "C6", damage=7).fire("C6").activate("drago")
    assert stage.figure("drago").defeated
    assert stage.board.active != "drago"


@pytest.mark.rule("RM-RULING-96", "RM-RULING-07")
def test_the_nemesis_is_asked_whatever_his_hand_holds_and_only_with_a_hand() -> None:
    stage = Stage("1", acting="emma", at="A5").place("drago", "C6").place("tobias", "N9").hand("attack_order")
    stage.activate("drago")
    assert stage.asked == (0, "react")
    assert stage.options() == ["pass"]  # an agent's card does not fit, he is asked all the same
    stage.answer("pass", "move", "stop")
    assert stage.asked == (0, "react")
    stage.hand().activate("drago")
    assert stage.asked[1] == "act"
    stage.answer("move", "stop")
    assert stage.asked[1] == "act"


@pytest.mark.rule("RM-RULING-83")
def test_the_leaders_seat_moves_the_allies() -> None:
    stage = Stage("1", players=4, acting="drago", at="A5").place("bobby1", "J3").activate("allies")
    assert stage.asked == (stage.leader, "figure")
    stage.answer("activate:bobby1")
    assert stage.asked == (stage.leader, "act")


@pytest.mark.rule("RM-TYPE-06", "RM-TYPE-05", "RM-ACT-13", "RM-EQUIP-10", "RM-EQUIP-05")
def test_a_free_card_costs_no_action_an_action_card_costs_one() -> None:
    stage = Stage("1", acting="abigail", at="C6", group=("abigail", "drago", "emma", "cavendish"))
    stage.give("whisky", "abigail").learn("healing_wave", "abigail").change("abigail", damage=5, ether=5)
    stage.answer("use:whisky.0")
    assert (stage.actions_left(), stage.figure("abigail").damage) == (2, 2)
    assert "whisky" in stage.board.discards
    stage.answer("use:healing_wave.0", "to_power:instill_chaos", "to_power:instill_chaos")
    assert (stage.actions_left(), stage.figure("abigail").damage, stage.figure("abigail").ether) == (1, 0, 3)


@pytest.mark.rule("RM-TYPE-07", "RM-RULING-110")
def test_an_extra_action_is_made_once_in_each_activation() -> None:
    stage = Stage("1", acting="emma", at="C6").learn("impetuous", "emma").change("emma", ether=4)
    stage.answer("use:impetuous.0", "to_power:instill_chaos", "move", "stop")
    assert stage.actions_left() == 2
    assert stage.denied("use:impetuous.0") == "RM-TYPE-07"
    stage.activate("emma")
    assert "use:impetuous.0" in stage.options()
