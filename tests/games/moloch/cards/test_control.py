"""Figures under the other side's control: blind rage and possession (ruling 75)."""

import pytest

from games.moloch.cards.playing import WITH_ABIGAIL, go, laid, pool, strike, ward
from games.moloch.helper import Stage


def raging(id: str = "drago", at: str = "C6") -> Stage:
    """A gentleman has stepped into a fire on D6 and draws blind rage; the test lays out the rest before."""
    left = {"drago": 3, "major": 3, "emma": 2}[id]
    return Stage("1", acting=id, at=at).change(id, damage=left).fire("D6").stack("afflictions", "blind_rage")


def rage(stage: Stage) -> Stage:
    return go(stage, "move", "step:D6")


@pytest.mark.rule("RM-AFFL-03", "RM-RULING-75", "RM-RULING-32")
def test_blind_rage_is_a_free_charge_at_friend_or_foe() -> None:
    stage = raging().ether("drago", 3).place("emma", "G6").ether("emma", 0).place("clown1", "G5").give("claw", "drago")
    rage(stage)
    assert stage.asked == (0, "act")
    assert stage.offers("charge") == {"emma", "clown1"}
    go(stage, "charge:emma", "step:E6", "step:F6", "stop", "weapon:claw")
    assert pool(stage) == 7  # strength 3, the claw, his wild charge: nothing paid, nothing else offered
    strike(stage, "crown crown")
    assert stage.chance  # crowns are hits
    ward(stage)
    assert (stage.figure("emma").damage, stage.figure("drago").ether, laid(stage)) == (2, 3, 0)
    assert stage.asked == (1, "step")  # and his move goes on


@pytest.mark.rule("RM-AFFL-03", "RM-DIS-04")
def test_who_rages_leaves_enemies_unhurt_and_passes_friends() -> None:
    stage = raging().place("tobias", "E6").place("major", "C5").place("clown1", "A4")
    rage(stage)
    damage = stage.figure("drago").damage
    go(stage, "charge:clown1", "step:C5", "step:B5")
    assert stage.figure("drago").damage == damage


@pytest.mark.rule("RM-AFFL-03", "RM-RULING-75")
def test_blind_rage_may_be_declined_and_needs_a_target_that_stands() -> None:
    stage = rage(raging().place("emma", "G6"))
    go(stage, "end")
    assert stage.asked == (1, "step")
    assert rage(raging().place("emma", "G6", down=True)).asked == (1, "step")
    assert rage(raging()).asked == (1, "step")
    assert rage(raging("emma").place("drago", "G6")).asked == (1, "step")  # strength 0 and no weapon


@pytest.mark.rule("RM-RULING-75")
def test_a_raging_guardian_cannot_guard_against_himself() -> None:
    stage = raging("major").learn("guardian", "major").ether("major", 2).place("emma", "G6").ether("emma", 0)
    go(rage(stage), "charge:emma", "step:E6", "step:F6", "stop")
    assert stage.chance


@pytest.mark.rule("RM-RULING-75", "RM-RULING-69")
def test_another_guardian_may_step_in() -> None:
    stage = raging().place("major", "G4").learn("guardian", "major").ether("major", 1).place("emma", "G6")
    go(rage(stage.ether("emma", 0)), "charge:emma", "step:E6", "step:F6", "stop")
    assert stage.offers("guard") == {"major"}


@pytest.mark.rule("RM-RULING-75", "RM-RULING-86")
def test_nobody_strikes_back_at_a_raging_friend() -> None:
    stage = raging().ether("drago", 0).place("major", "G6").ether("major", 1)
    go(rage(stage), "charge:major", "step:E6", "step:F6", "stop")
    ward(strike(stage, "hit"))
    assert stage.asked == (1, "step")


@pytest.mark.rule("RM-RULING-75")
def test_a_possessed_minion_strikes_only_who_stands() -> None:
    stage = Stage("1", acting="abigail", at="C6", group=WITH_ABIGAIL).learn("possession", "abigail")
    stage.place("shambling1", "E6").place("clown1", "F6", down=True).place("clown2", "E5")
    go(stage, "use:possession.0", "on:shambling1")
    assert stage.offers("attack") == {"melee,clown2"}


@pytest.mark.rule("RM-RULING-75", "RM-RULING-42")
def test_a_possessed_minion_may_only_stand_up_if_it_lies() -> None:
    stage = Stage("1", acting="abigail", at="C6", group=WITH_ABIGAIL).learn("possession", "abigail")
    stage.place("shambling1", "E6", down=True).place("clown1", "F6")
    go(stage, "use:possession.0", "on:shambling1")
    assert stage.options() == ["stand", "end"]


@pytest.mark.rule("RM-RULING-75", "RM-MINION-06")
def test_always_on_effects_count_under_control() -> None:
    stage = Stage("3", acting="abigail", at="E9", group=WITH_ABIGAIL, versions=("ragged b",))
    stage.learn("possession", "abigail").place("ragged1", "H9").place("shambling1", "I9")
    go(stage, "use:possession.0", "on:ragged1", "attack:melee,shambling1")
    assert pool(stage) == 2
    ward(strike(stage, "cover"))  # its frenzy
    assert stage.at("shambling1") == ""
