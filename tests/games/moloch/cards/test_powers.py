"""The eight power cards (content 10), and when the Nemesis may use them (RM-POWER, rulings 05 and 06)."""

import pytest

from games.moloch.cards.playing import go, pool, strike, ward
from games.moloch.helper import Stage

POWERS = ("instill_chaos", "command_minions")


def with_power(power: str, ether: int, acting: str = "tobias") -> Stage:
    """Tobias acts on H6; Drago stands far away without ether; this power card holds so much."""
    return Stage("1", acting=acting, at="H6").place("drago", "B1").ether("drago", 0).ether(power, ether)


def on_power(stage: Stage, power: str) -> int:
    return int(stage.board.nemesis.on_powers[stage.board.nemesis.powers.index(power)])


# When


@pytest.mark.rule("RM-POWER-01", "RM-POWER-02")
def test_a_power_lies_open_and_is_used_again_in_the_next_round() -> None:
    stage = go(with_power("instill_chaos", 2), "power:instill_chaos")
    assert on_power(stage, "instill_chaos") == 1
    assert stage.seen_by(1)["nemesis"]["powers"][:2] == list(POWERS)
    go(stage, "end")
    while (stage.board.round, stage.board.phase) != (2, "activation"):
        stage.answer(stage.options()[0])
    go(stage.turn("tobias"), "power:instill_chaos")
    assert (len(stage.board.nemesis.hand), on_power(stage, "instill_chaos")) == (2, 0)
    stage.turn("tobias")
    assert stage.denied("power:instill_chaos") == "RM-POWER-02"


@pytest.mark.rule("RM-POWER-04")
def test_one_power_in_each_nemesis_activation() -> None:
    stage = with_power("instill_chaos", 3).ether("command_minions", 3).place("clown1", "L6").place("emerson", "J10")
    go(stage, "power:instill_chaos")
    assert stage.denied("power:command_minions") != ""
    assert stage.denied("power:instill_chaos") != ""
    stage.turn("emerson")
    assert stage.denied("power:command_minions") == ""
    stage.activate("minions")
    assert "power:command_minions" in stage.options()  # the minions' card is a Nemesis activation too


@pytest.mark.rule("RM-POWER-04")
def test_no_power_in_an_activation_of_the_gentlemen() -> None:
    stage = with_power("instill_chaos", 3).hand("soot_rain").turn("drago")
    go(stage, "move", "step:B2", "stop")
    assert stage.asked == (0, "react")
    assert (stage.offers("power"), stage.offers("chaos")) == (set(), {"soot_rain"})


@pytest.mark.rule("RM-RULING-05", "RM-RULING-96")
def test_a_power_comes_before_between_or_after_actions_but_not_inside_one() -> None:
    stage = with_power("instill_chaos", 1)
    for square in ("I6", "J6"):
        assert "power:instill_chaos" in stage.options()
        go(stage, "move")
        assert stage.offers("power") == set()
        go(stage, f"step:{square}", "stop")
    assert (stage.actions_left(), stage.options()) == (0, ["power:instill_chaos", "end"])
    go(stage, "power:instill_chaos")
    assert len(stage.board.nemesis.hand) == 1


@pytest.mark.rule("RM-RULING-05")
def test_no_power_inside_another_card() -> None:
    stage = with_power("command_minions", 1).hand("fierce_attack", "soot_rain").place("clown1", "L6")
    stage.ether("instill_chaos", 1)
    go(stage, "chaos:fierce_attack", "on:clown1")
    assert stage.kind in ("figure", "act")
    while stage.options() != ["move", "end"]:
        assert stage.offers("power") | stage.offers("chaos") == set()
        go(stage, "activate:clown1")
    go(stage, "end")
    while stage.kind != "act" or "power:instill_chaos" not in stage.options():
        assert stage.offers("power") | stage.offers("chaos") == set()
        go(stage, "end")
    assert stage.offers("power") == {"instill_chaos", "command_minions"}


@pytest.mark.rule("RM-RULING-06", "RM-POWER-05", "RM-CHAOS-03")
def test_the_chaos_card_takes_each_power_once_and_chaos_cards_of_any_time() -> None:
    stage = with_power("instill_chaos", 3).ether("summon_minions", 3).ether("command_minions", 0)
    stage.hand("soot_rain", "attack_order", "wild_mob").stack("chaos", "frenzy").activate("chaos")
    assert stage.asked == (0, "powers")
    assert set(stage.options()) == {"power:instill_chaos", "power:summon_minions", "chaos:soot_rain", "end"}
    go(stage, "power:instill_chaos", "power:summon_minions", "done", "chaos:soot_rain")
    assert stage.offers("power") | stage.offers("chaos") == set()
    assert "frenzy" in stage.board.nemesis.hand  # drawn meanwhile, for agents only


# What they do


@pytest.mark.rule("RM-POWER-07", "RM-CHAOS-01")
def test_instill_chaos_draws_one_hidden_card() -> None:
    stage = with_power("instill_chaos", 1).stack("chaos", "iron_skin")
    go(stage, "power:instill_chaos")
    assert (stage.board.nemesis.hand, on_power(stage, "instill_chaos")) == (("iron_skin",), 0)
    assert "iron_skin" not in str(stage.seen_by(1)["nemesis"]["hand"])
    assert stage.actions_left() == 2


def four_minions() -> Stage:
    stage = with_power("command_minions", 1)
    for id, square in (("clown1", "L5"), ("clown2", "M5"), ("shambling1", "L6"), ("shambling2", "M6")):
        stage.place(id, square)
    return stage


@pytest.mark.rule("RM-POWER-08", "RM-RULING-27")
def test_command_minions_gives_two_minions_one_action_each() -> None:
    stage = go(four_minions(), "power:command_minions", "on:clown1", "on:shambling1")
    assert stage.offers("activate") == {"clown1", "shambling1"}
    go(stage, "activate:clown1", "move", "step:K5", "stop")
    if stage.kind == "figure":
        go(stage, "activate:shambling1")
    go(stage, "move", "step:K6", "stop")
    assert (stage.board.active, stage.kind, stage.actions_left()) == ("tobias", "act", 2)
    assert (stage.at("clown1"), stage.at("shambling1")) == ("K5", "K6")


@pytest.mark.rule("RM-POWER-08")
def test_command_minions_takes_one_minion_too() -> None:
    stage = go(four_minions(), "power:command_minions", "on:clown1")
    assert stage.offers("on") == {"clown2", "shambling1", "shambling2"}
    go(stage, "done", "activate:clown1", "move", "step:K5", "stop")
    assert (stage.board.active, stage.kind, on_power(stage, "command_minions")) == ("tobias", "act", 0)


@pytest.mark.rule("RM-POWER-08", "RM-RULING-44")
def test_commanded_minions_are_activated_so_fire_hurts_them() -> None:
    stage = four_minions().fire("L6", "M6")
    go(stage, "power:command_minions", "on:shambling1", "on:clown1", "activate:shambling1")
    assert (stage.at("shambling1"), stage.at("shambling2")) == ("", "M6")


@pytest.mark.rule("RM-POWER-08", "RM-RULING-27", "RM-MINION-04")
def test_commanded_minions_strike_one_target_together_and_may_do_so_again_later() -> None:
    stage = four_minions().place("clown2", "").place("shambling2", "").place("drago", "K6").place("clown1", "K5")
    go(stage, "power:command_minions", "on:clown1", "on:shambling1", "activate:clown1", "attack:melee,drago")
    assert pool(go(stage, "join:shambling1")) == 5
    ward(strike(stage))
    stage.activate("minions")
    go(stage, "activate:clown1")
    assert stage.denied("attack:melee,drago") == ""  # another group


@pytest.mark.rule("RM-RULING-27")
def test_of_commanded_minions_all_moves_come_before_the_attacks() -> None:
    for first in ("clown1", "clown2"):
        stage = four_minions().place("drago", "J5").place("clown1", "K5").place("clown2", "N10")
        go(stage, "power:command_minions", "on:clown1", "on:clown2", f"activate:{first}")
        assert "move" in stage.options()
        if first == "clown1":
            ward(strike(go(stage, "attack:melee,drago")))
            assert "move" not in stage.options()
        else:
            go(stage, "move", "step:M10", "stop", "activate:clown1")
            assert "attack:melee,drago" in stage.options()


@pytest.mark.rule("RM-POWER-09", "RM-RULING-43")
def test_the_pyromaniac_lays_a_fire_next_to_a_figure_of_the_nemesis() -> None:
    stage = with_power("pyromaniac", 2).place("tobias", "N9").place("clown1", "E6").place("drago", "F6").fire("F5")
    go(stage, "power:pyromaniac", "way:pyromaniac.0.0")
    assert stage.offers("at") == {"E5", "D6", "F6", "N8", "M10", "N10"}  # no crate, no fire, no square behind a wall
    go(stage, "at:F6")
    assert (stage.fires(), stage.figure("drago").damage) == ({"F5", "F6"}, 0)
    assert on_power(stage, "pyromaniac") == 0


@pytest.mark.rule("RM-POWER-09")
def test_the_pyromaniac_lets_one_fire_grow() -> None:
    stage = with_power("pyromaniac", 2).fire("C1", "F10")
    go(stage, "power:pyromaniac", "way:pyromaniac.0.1")
    assert stage.offers("at") == {"C1", "F10"}  # inside or outside
    go(stage, "at:C1")
    assert stage.offers("at") == {"D1", "C2", "D2"}
    go(stage, "at:D2")
    assert stage.fires() == {"C1", "F10", "D2"}


@pytest.mark.rule("RM-POWER-10", "RM-RULING-09")
def test_summoned_minions_appear_next_to_one_agent() -> None:
    stage = with_power("summon_minions", 2).place("tobias", "N9").place("emerson", "A1").place("clown1", "L5")
    go(stage, "power:summon_minions")
    assert stage.offers("at") == {"N9", "A1"}
    go(stage, "at:A1")
    assert stage.offers("summon") == {f"{type},{to}" for type in ("clown", "shambling") for to in ("A2", "B2")}
    go(stage, "summon:clown,A2", "summon:shambling,B2")
    assert (stage.at("clown2"), stage.at("shambling1"), stage.kind) == ("A2", "B2", "act")
    assert {"clown3", "shambling2"}.isdisjoint(stage.on_board())


@pytest.mark.rule("RM-POWER-11", "RM-RULING-84")
def test_the_shadow_grasps_a_gentleman_nobody_sees() -> None:
    stage = with_power("shadow_grasp", 2).place("major", "C8").ether("major", 1).place("drago", "")
    go(stage, "power:shadow_grasp")
    assert pool(stage) == 5
    strike(stage, "hit hit crown")
    ward(stage, "dodge cover")
    assert (stage.figure("major").damage, stage.kind) == (2, "act")  # no cover, and nobody to strike back at


@pytest.mark.rule("RM-POWER-04")
def test_life_siphon_hurts_a_neighbour_of_an_agent_and_heals_that_agent() -> None:
    stage = with_power("life_siphon", 2).place("emerson", "C6").place("emma", "B6").ether("emma", 4)
    stage.place("drago", "G6").change("emerson", damage=5).change("tobias", damage=5).place("major", "A10")
    go(stage, "power:life_siphon")
    assert stage.offers("on") == {"tobias", "emerson"}
    go(stage, "on:emerson")
    assert [stage.figure(id).damage for id in ("emma", "emerson", "tobias", "drago")] == [1, 2, 5, 0]
    stage = with_power("life_siphon", 2).place("clown1", "B2")
    assert stage.denied("power:life_siphon") == "RM-RULING-107"  # no gentleman next to an agent


def test_dark_guidance_moves_an_agent_of_another_card() -> None:
    stage = with_power("dark_guidance", 1).place("emerson", "L5")
    go(stage, "power:dark_guidance")
    assert stage.options() == ["move", "end"]
    go(stage, "move", "step:K5", "step:J5", "step:I5")
    assert (stage.at("emerson"), stage.at("tobias"), stage.actions_left()) == ("I5", "H6", 2)
    stage = with_power("dark_guidance", 1)
    assert stage.denied("power:dark_guidance") == "RM-RULING-107"  # not Tobias, whose card is being resolved
    stage = Stage("3", acting="lamias1", at="E9").place("lamias2", "F9").place("drago", "A9").ether("dark_guidance", 1)
    assert "power:dark_guidance" not in stage.turn("lamias1").options()  # nor another of the same card


def test_a_sinister_purpose_is_one_more_attack_of_one_agent() -> None:
    stage = with_power("sinister_purpose", 3).place("drago", "G6").ether("tobias", 0)
    go(stage, "power:sinister_purpose")
    assert "move" not in stage.options()
    if not stage.chance:
        go(stage, "attack:melee,drago")
    assert pool(stage) == 5
    ward(strike(stage, "hit"))
    assert (stage.figure("drago").damage, stage.actions_left(), on_power(stage, "sinister_purpose")) == (1, 2, 0)
    assert with_power("sinister_purpose", 3).denied("power:sinister_purpose") == "RM-RULING-107"
