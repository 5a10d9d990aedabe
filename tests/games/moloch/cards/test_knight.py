"""The advantages of the knight (content 9): at least one test a card."""

import pytest

from games.moloch.cards.playing import facing, fight, go, laid, life, pool, strike, ward
from games.moloch.helper import Stage


@pytest.mark.rule("RM-TYPE-07", "RM-RULING-83")
def test_superior_tactics_gives_an_ally_in_sight_one_action() -> None:
    stage = Stage("1", acting="major", at="C6").learn("superior_tactics", "major").ether("major", 2)
    stage.place("bobby1", "D6").place("bobby2", "D2").place("clown1", "G6")  # the second stands behind a wall
    go(stage, "use:superior_tactics.0")
    assert stage.asked == (stage.leader, "act")
    assert "attack:ranged,clown1" in stage.options()
    assert "rest" not in stage.options()
    go(stage, "move", "step:E6", "stop")
    assert (stage.at("bobby1"), stage.at("bobby2")) == ("E6", "D2")
    assert (stage.actions_left(), stage.figure("major").ether, laid(stage)) == (2, 1, 1)
    assert stage.denied("use:superior_tactics.0") == "RM-TYPE-07"


def test_superior_tactics_needs_an_ally_in_sight() -> None:
    stage = Stage("1", acting="major", at="C6").learn("superior_tactics", "major").ether("major", 2)
    assert stage.place("bobby2", "D2").denied("use:superior_tactics.0") == "RM-RULING-107"


@pytest.mark.rule("RM-RULING-110")
def test_relentless_moves_on_after_a_defeat_once_in_an_activation() -> None:
    stage = facing("major", "clown1", versions=("clown b",)).learn("relentless", "major").place("clown2", "C5")
    fight(stage, "attack:melee,clown1", "hit")
    assert stage.asked == (1, "aftermath")
    go(stage, "use:relentless.0", "step:D6", "step:E6")
    assert stage.at("major") == "E6"  # two squares
    assert stage.figure("major").damage == 0  # although he left a square next to a clown
    stage.place("clown2", "F6")
    fight(stage, "attack:melee,clown2", "hit")
    assert stage.at("clown2") == ""
    assert stage.kind != "aftermath"  # not a second time


def test_relentless_needs_a_defeat() -> None:
    stage = facing("major", "emerson").learn("relentless", "major")
    fight(stage, "attack:melee,emerson", "hit")
    assert stage.kind == "act"


def test_out_of_my_way_runs_through_enemies_and_throws_minions_down() -> None:
    stage = Stage("1", acting="major", at="C6").learn("out_of_my_way", "major").ether("major", 1)
    stage.place("clown1", "D6").place("tobias", "E6")
    go(stage, "use:out_of_my_way.0", "step:D6")
    assert stage.denied("stop") == "RM-ACT-04"
    go(stage, "step:E6", "step:F6")
    assert stage.at("major") == "F6"
    assert (stage.figure("clown1").down, stage.figure("tobias").down) == (True, False)
    assert stage.figure("major").damage == 0  # no disengage damage
    assert (stage.actions_left(), laid(stage)) == (1, 1)


@pytest.mark.rule("RM-ADV-07", "RM-RULING-74")
def test_taunt_draws_an_enemy_away_from_a_friend_without_damage() -> None:
    stage = Stage("1", acting="major", at="C6").learn("taunt", "major").ether("major", 1)
    stage.place("clown1", "H6").place("drago", "I6")
    go(stage, "use:taunt.0", "step:G6", "step:F6", "step:E6")
    assert (stage.at("clown1"), stage.figure("clown1").damage) == ("E6", 0)
    assert (stage.actions_left(), laid(stage)) == (1, 1)


@pytest.mark.rule("RM-ADV-05", "RM-RULING-69", "RM-TYPE-01")
def test_a_guardian_takes_the_attack_on_a_friend() -> None:
    stage = Stage("1", acting="emerson", at="G6").ether("emerson", 0).place("emma", "D6").ether("emma", 0)
    stage.place("major", "B6").learn("guardian", "major").ether("major", 1)
    go(stage, "attack:ranged,emma", "guard:major", "at:C6")
    assert laid(stage) == 1
    ward(strike(stage, "hit hit"))
    assert (stage.figure("major").damage, stage.figure("emma").damage) == (2, 0)
    assert stage.at("major") == "C6"


@pytest.mark.rule("RM-ADV-05")
def test_a_guardian_needs_a_free_square_beside_the_target() -> None:
    stage = Stage("1", acting="tobias", at="A9").ether("tobias", 0).place("emma", "A10").ether("emma", 0)
    stage.place("major", "A7").learn("guardian", "major").ether("major", 1).place("drago", "B9")
    assert "guard:major" in go(stage, "attack:melee,emma").options()
    stage = Stage("1", acting="tobias", at="A9").ether("tobias", 0).place("emma", "A10").ether("emma", 0)
    stage.place("major", "A7").learn("guardian", "major").ether("major", 1).place("drago", "B9").place("bobby1", "B10")
    assert go(stage, "attack:melee,emma").chance


@pytest.mark.rule("RM-RULING-69", "RM-RULING-42")
def test_a_guardian_must_stand_and_pay() -> None:
    stage = Stage("1", acting="tobias", at="E6").ether("tobias", 0).place("emma", "D6").ether("emma", 0)
    stage.place("major", "B6").learn("guardian", "major").ether("major", 1).change("major", down=True)
    assert go(stage, "attack:melee,emma").chance
    stage = Stage("1", acting="tobias", at="E6").ether("tobias", 0).place("emma", "D6").ether("emma", 0)
    stage.place("major", "B6").learn("guardian", "major").ether("major", 0)
    assert go(stage, "attack:melee,emma").chance


def test_touchy_strikes_back_for_nothing_once_a_round() -> None:
    stage = facing("tobias", "major").learn("touchy", "major")
    fight(stage, "attack:melee,major", "")
    assert "counter:melee,tobias" in stage.options()
    ward(strike(go(stage, "counter:melee,tobias"), "hit"))
    assert stage.figure("tobias").damage == 1
    fight(stage, "attack:melee,major", "")
    assert stage.over or stage.kind != "counter"  # he has no ether for a second


def test_touchy_gives_the_special_to_who_lacks_it() -> None:
    stage = facing("tobias", "emma").change("emma", advantages=("copycat",), copied="touchy").give("gas_pipe", "emma")
    fight(stage, "attack:melee,emma", "")
    assert "counter:melee,tobias" in stage.options()
    stage = facing("tobias", "emma").give("gas_pipe", "emma").ether("emma", 1)
    go(stage, "attack:melee,emma")
    ward(strike(stage).answer("pass"))
    assert stage.kind == "act"  # without it she cannot


def test_stalwart_wards_off_with_hits() -> None:
    stage = facing("tobias", "major").learn("stalwart", "major").ether("major", 1)
    strike(go(stage, "attack:melee,major"), "hit hit hit hit")
    assert stage.asked == (1, "react")
    go(stage, "use:stalwart.0")
    ward(stage, "hit hit hit+")
    assert (stage.figure("major").damage, laid(stage)) == (2, 1)


def test_stalwart_is_not_on_unpaid() -> None:
    stage = facing("tobias", "major").learn("stalwart", "major").ether("major", 1)
    strike(go(stage, "attack:melee,major"), "hit hit hit hit").answer("pass")
    assert pool(stage) == 3
    assert ward(stage, "hit hit hit+").figure("major").damage == 4


@pytest.mark.rule("RM-ADV-02", "RM-DMG-02", "RM-DMG-03")
def test_hard_boiled_is_a_cross_of_three_that_is_filled_first() -> None:
    stage = facing("tobias", "major").learn("hard_boiled", "major").stack("afflictions", "grim_resolve")
    assert life(stage, "major") == 12
    fight(stage.change("major", damage=5), "attack:melee,major", "hit")
    assert stage.figure("major").ether == 0  # 6 damage: no affliction yet
    fight(stage, "attack:melee,major", "hit")
    assert stage.figure("major").ether == 2  # 7: grim resolve
    stage = facing("tobias", "major").learn("hard_boiled", "major").change("major", damage=10)
    fight(stage, "attack:melee,major", "hit")
    assert not stage.figure("major").defeated
    fight(stage, "attack:melee,major", "hit")
    assert stage.figure("major").defeated
