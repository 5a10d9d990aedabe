"""Ether: who pays, the price of power, the pool (RM-ETHER, rulings 10, 11, 108)."""

import pytest

from games.moloch.helper import Stage
from games.moloch.rules.test_attack import duel, pool


@pytest.mark.rule("RM-ETHER-01", "RM-ETHER-02", "RM-ETHER-03", "RM-RULING-10")
def test_what_a_gentleman_pays_is_split_by_the_nemesis_before_it_works() -> None:
    stage = duel("cavendish").place("tobias", "N9").change("tobias", ether=1).change("cavendish", ether=2)
    stage.change("emerson", ether=3).answer("attack:melee,emerson", "weapon:tesla_gloves", "pay:2")
    assert stage.asked == (0, "split")
    assert stage.options() == [
        "to_power:instill_chaos",
        "to_power:command_minions",
        "to_agent:tobias",
    ]  # Emerson is full
    stage.answer("to_agent:tobias")
    assert stage.asked == (0, "split")  # nothing may stay behind
    stage.answer("to_power:command_minions")
    assert (stage.figure("tobias").ether, stage.board.nemesis.on_powers) == (2, (0, 1))
    assert pool(stage) == 5  # only now the dice are rolled


@pytest.mark.rule("RM-RULING-10")
def test_agents_that_are_not_on_the_board_receive_nothing() -> None:
    stage = duel("drago").change("emerson", ether=0).place("tobias").change("tobias", ether=0)
    stage.place("emerson", "G6").answer("charge:emerson")
    assert stage.offers("to_agent") == {"emerson"}


@pytest.mark.rule("RM-POWER-06")
def test_any_amount_lies_on_a_power_card() -> None:
    stage = Stage("1", acting="drago", at="C6").place("emerson", "G6").ether("instill_chaos", 7)
    stage.answer("charge:emerson", "to_power:instill_chaos")
    assert stage.board.nemesis.on_powers[0] == 8


@pytest.mark.rule("RM-ETHER-04", "RM-ETHER-06")
def test_a_defeat_fills_the_pool_without_a_split() -> None:
    stage = Stage("1", acting="drago", at="C6").change("drago", damage=7).fire("D6").answer("move", "step:D6")
    assert stage.figure("drago").defeated
    assert stage.board.nemesis.pool == 2
    assert stage.kind != "split"


@pytest.mark.rule("RM-ETHER-05", "RM-POWER-02", "RM-ETHER-08")
def test_the_pool_helps_to_pay_powers() -> None:
    stage = Stage("1", acting="tobias", at="H6").place("drago", "A5").ether("shadow_grasp", 1)
    assert stage.denied("power:shadow_grasp") == "RM-POWER-02"
    stage.pool(1)
    assert stage.denied("power:shadow_grasp") == ""
    stage.answer("power:shadow_grasp")
    assert (stage.board.nemesis.pool, stage.board.nemesis.on_powers[-1]) == (0, 0)


@pytest.mark.rule("RM-ETHER-08")
def test_an_agent_pays_with_its_own_ether_and_the_pool_never_with_anothers() -> None:
    stage = Stage("1", acting="emerson", at="H6").place("emma", "E6").place("drago", "E5").change("emma", ether=0)
    stage.change("drago", ether=0).change("emerson", ether=1).place("tobias", "N9").change("tobias", ether=3).pool(1)
    stage.answer("attack:ranged,emma", "bonus:emerson_a.0,2")
    assert (stage.figure("emerson").ether, stage.board.nemesis.pool, stage.figure("tobias").ether) == (0, 0, 3)
    stage = Stage("1", acting="emerson", at="H6").place("emma", "E6").change("emma", ether=0).change("emerson", ether=1)
    stage.place("tobias", "N9").change("tobias", ether=3).answer("attack:ranged,emma")
    assert stage.chance  # two are not there


@pytest.mark.rule("RM-RULING-108")
def test_the_nemesis_may_take_more_from_the_pool() -> None:
    stage = Stage("1", acting="emerson", at="H6").place("emma", "E6").place("drago", "E5").change("emma", ether=0)
    stage.change("emerson", ether=2).pool(2).answer("attack:ranged,emma", "bonus:emerson_a.0,2")
    assert stage.asked == (0, "pool")
    assert stage.offers("pay") == {"0", "1", "2"}
    stage.answer("pay:1")
    assert (stage.figure("emerson").ether, stage.board.nemesis.pool) == (1, 1)


@pytest.mark.rule("RM-RULING-11")
def test_what_agents_and_powers_pay_goes_to_the_bank() -> None:
    stage = Stage("1", acting="tobias", at="H6").place("drago", "E6").change("tobias", ether=1).change("drago", ether=0)
    stage.answer("charge:drago")
    assert stage.kind == "step"  # no split
    assert stage.figure("tobias").ether == 0
    assert stage.board.nemesis.on_powers == (0, 0)


@pytest.mark.rule("RM-GENT-05")
def test_ether_never_rises_above_the_maximum() -> None:
    stage = Stage("1", acting="drago", at="C6").change("drago", ether=3).answer("rest")
    assert stage.figure("drago").ether == 3


@pytest.mark.rule("RM-ETHER-07")
def test_agents_gain_no_ether_by_themselves() -> None:
    stage = Stage("1", acting="drago", at="A5").place("tobias", "N9").change("tobias", ether=0)
    stage.place("emma", "A6").activate("tobias").answer("move", "stop", "end")
    stage.clean_up().shuffled()
    while stage.board.phase == "clean_up":
        stage.answer("done" if "done" in stage.options() else stage.options()[0])
    assert stage.figure("tobias").ether == 0


@pytest.mark.rule("RM-ACT-10")
def test_rest_heals_three_and_gives_two_ether() -> None:
    stage = Stage("1", acting="drago", at="C6").change("drago", damage=4, ether=1).answer("rest")
    assert (stage.figure("drago").damage, stage.figure("drago").ether, stage.actions_left()) == (1, 3, 1)


@pytest.mark.rule("RM-ACT-12")
def test_a_friend_is_revived_for_one_action() -> None:
    stage = Stage("1", acting="emma", at="B6").place("drago", "C6", defeated=True, damage=8)
    stage.afflict("sprained_ankle", "drago").answer("revive:drago")
    drago = stage.figure("drago")
    assert (drago.damage, drago.afflictions, drago.defeated, drago.down) == (0, (), False, False)
    assert stage.actions_left() == 1


@pytest.mark.rule("RM-EX-14")
def test_drago_charges_a_clown() -> None:
    stage = Stage("1", acting="drago", at="E6").place("clown1", "G5").change("drago", ether=3).ether("pyromaniac", 0)
    stage.answer("charge:clown1", "to_power:pyromaniac", "step:F6", "stop")
    assert pool(stage) == 5
    stage.roll("hit", "hit+", "crown", "dodge", "cover").answer("crown:hit").roll("dodge", "hit", "cover")
    assert stage.at("clown1") == ""
    assert (stage.actions_left(), stage.figure("drago").ether) == (1, 2)
    assert stage.board.nemesis.on_powers[-1] == 1
