"""Charge, elusive and counter-attack (RM-SPEC, rulings 17, 28, 29, 30, 68)."""

import pytest

from games.moloch.helper import Stage
from games.moloch.rules.test_attack import duel, pool


@pytest.mark.rule("RM-SPEC-01", "RM-SPEC-07")
def test_a_charge_is_a_walk_and_a_blow_for_one_action_and_one_ether() -> None:
    stage = (
        Stage("1", acting="drago", at="C6").place("emerson", "G6").change("emerson", ether=0).change("drago", ether=2)
    )
    stage.answer("charge:emerson", "to_power:instill_chaos", "step:D6", "step:E6", "step:F6")
    assert pool(stage) == 5  # wild charge
    stage.roll("hit", "cover", "cover", "cover", "cover").roll("hit", "hit", "hit")
    assert (stage.actions_left(), stage.figure("drago").ether, stage.at("drago")) == (1, 1, "F6")
    assert Stage("1", acting="drago", at="C6").place("emerson", "H6").denied("charge:emerson") == "RM-SPEC-01"


@pytest.mark.rule("RM-SPEC-02")
def test_the_way_of_a_charge_need_not_be_straight() -> None:
    stage = Stage("1", acting="drago", at="C6").place("clown1", "E6").place("emerson", "F6").change("drago", ether=1)
    assert stage.denied("charge:emerson") == ""


@pytest.mark.rule("RM-SPEC-03")
def test_who_is_adjacent_is_not_charged() -> None:
    assert duel("drago").denied("charge:emerson") == "RM-SPEC-03"


@pytest.mark.rule("RM-RULING-17")
def test_no_doors_are_opened_in_a_charge() -> None:
    stage = Stage("1", acting="drago", at="D4").place("emerson", "F4").change("drago", ether=1)
    stage.answer("charge:emerson", "to_power:instill_chaos")
    assert stage.offers("open") == set()


@pytest.mark.rule("RM-SPEC-04", "RM-ATK-11", "RM-RULING-30")
def test_elusive_gives_three_dice_once_in_an_attack() -> None:
    stage = Stage("1", acting="tobias", at="C6").place("emma", "D6").change("emma", ether=2).change("tobias", ether=0)
    stage.answer("attack:melee,emma").roll("hit", "hit", "cover", "cover", "cover")
    assert stage.asked == (stage.figure("emma").seat, "react")  # after the attack roll, before the defence roll
    stage.answer("elude", "to_power:instill_chaos")
    assert pool(stage) == 6
    assert stage.figure("emma").ether == 1


@pytest.mark.rule("RM-SPEC-05", "RM-RULING-29", "RM-SPEC-06")
def test_a_counter_attack_answers_and_is_not_answered() -> None:
    stage = Stage("1", acting="tobias", at="C6", versions=("tobias b",)).place("major", "D6").change("major", ether=1)
    stage.change("tobias", ether=2).answer("attack:melee,major").roll("cover", "cover", "cover", "cover")
    stage.roll("hit", "hit", "hit")
    assert stage.asked == (stage.figure("major").seat, "counter")
    stage.answer("counter:melee,tobias", "to_power:instill_chaos")
    assert pool(stage) == 3
    stage.roll("hit", "cover", "cover").roll("hit", "hit", "hit").answer("pass")  # his stitched hide
    assert stage.figure("tobias").damage == 1
    assert stage.kind != "counter"  # Tobias has the special too, but cannot answer


@pytest.mark.rule("RM-RULING-29", "RM-RULING-42")
def test_a_counter_attack_must_be_possible() -> None:
    stage = (
        Stage("1", acting="emerson", at="F6").place("major", "C6").change("major", ether=1).change("emerson", ether=0)
    )
    stage.answer("attack:ranged,major").roll(*["cover"] * 5).roll("hit", "hit", "hit")
    assert stage.kind == "act"  # out of reach
    stage = duel("tobias", "major").change("tobias", ether=0).change("major", ether=1, down=True)
    stage.answer("attack:melee,major").roll(*["cover"] * 5).roll("hit", "hit", "hit")
    assert stage.kind == "act"  # knocked down


@pytest.mark.rule("RM-RULING-28", "RM-EX-01", "RM-MINION-05", "RM-MINION-04", "RM-MINION-08")
def test_three_minions_strike_together_and_the_strongest_is_struck_back() -> None:
    stage = Stage("1", acting="clown1", at="C6").place("drago", "D6").place("clown2", "E6").place("shambling1", "E5")
    stage.place("major", "A1").change("drago", ether=0).turn("clown1").answer("attack:melee,drago")
    assert stage.offers("join") == {"clown2", "shambling1"}
    stage.answer("join:clown2", "join:shambling1")
    assert pool(stage) == 7
    stage.roll(*["cover"] * 7).roll("hit", "hit", "hit")
    assert stage.offers("activate") == set() or stage.board.active != "minions"  # all three have acted


@pytest.mark.rule("RM-RULING-26")
def test_the_largest_pool_leads_and_decides_the_kind() -> None:
    stage = Stage("4", acting="guard1", at="A3").place("drago", "A5").place("ragged1", "B5").change("drago", ether=0)
    stage.turn("guard1").answer("attack:ranged,drago", "join:ragged1")
    assert pool(stage) == 5


@pytest.mark.rule("RM-RULING-27")
def test_a_group_attacks_a_target_once() -> None:
    stage = Stage("1", acting="clown1", at="C6").place("drago", "D6").place("clown2", "E6").change("drago", ether=0)
    stage.turn("clown1").answer("attack:melee,drago", "done").roll("cover", "cover", "cover").roll("hit", "hit", "hit")
    stage.answer("activate:clown2")
    assert stage.denied("attack:melee,drago") == "RM-RULING-27"


@pytest.mark.rule("RM-RULING-68")
def test_at_most_two_attacks_are_open() -> None:
    stage = Stage("1", acting="tobias", at="C6").place("major", "D6").change("major", ether=2).change("tobias", ether=0)
    stage.stack("afflictions", "sacrifice").change("major", damage=3)
    stage.answer("attack:melee,major").roll("hit", "cover", "cover", "cover", "cover").roll("hit", "hit", "hit")
    assert stage.asked == (stage.figure("major").seat, "act")  # sacrifice: one attack inside the attack
    assert "attack:melee,tobias" in stage.options()
    stage.answer("attack:melee,tobias")
    if not stage.chance:
        stage.answer("roll")
    stage.roll("cover", "cover", "cover").roll("hit", "hit", "hit")
    assert stage.figure("major").damage == 6  # 3, the blow and 2 of the sacrifice
    assert stage.kind == "counter"  # of the outer attack


@pytest.mark.rule("RM-SPEC-10", "RM-TYPE-02", "RM-TYPE-03", "RM-TYPE-04", "RM-EX-09", "RM-RULING-53")
def test_channel_senses_lasts_while_the_ether_lies_on_it() -> None:
    stage = duel("abigail").change("abigail", ether=5).answer("use:abigail.0")
    assert stage.figure("abigail").ether == 4
    assert stage.board.nemesis.on_powers == (0, 0)  # not handed over yet
    assert pool(stage.answer("attack:melee,emerson")) == 4
    stage.roll("crown", "cover", "cover", "cover").answer("crown:ether").roll("hit", "hit", "hit")
    assert stage.figure("abigail").ether == 5  # the one on the card does not count
    stage.place("tobias", "B6").change("tobias", ether=0).turn("tobias").answer("attack:melee,abigail")
    stage.change("abigail", ether=0).roll(*["cover"] * 5)
    assert pool(stage) == 4
    stage.roll("hit", "hit", "hit", "hit")
    stage.activate("abigail")
    assert stage.asked == (0, "split")
    stage.answer("to_power:instill_chaos")
    assert stage.figure("abigail").upkeep == ()


@pytest.mark.rule("RM-TYPE-04", "RM-RULING-38")
def test_upkeep_goes_to_the_nemesis_at_once_when_its_owner_falls() -> None:
    stage = duel("abigail").change("abigail", ether=5).answer("use:abigail.0").change("abigail", damage=5, ether=4)
    stage.place("tobias", "B6").change("tobias", ether=0).turn("tobias").answer("attack:melee,abigail")
    stage.roll(*["hit"] * 5)
    if not stage.chance:
        stage.answer("pass")
    stage.roll("hit", "hit", "hit", "hit")
    assert stage.asked == (0, "split")
    stage.answer("to_power:instill_chaos")
    assert stage.figure("abigail").defeated
    assert stage.figure("abigail").ether == 4  # he keeps the rest
