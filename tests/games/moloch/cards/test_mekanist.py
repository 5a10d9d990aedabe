"""The advantages of the mekanist (content 9): at least one test a card."""

import pytest

from brassboard.games.moloch.data.told import Member
from games.moloch.cards.playing import fight, go, laid, life, pool, room, strike, ward
from games.moloch.helper import GROUP, Stage
from games.moloch.rules.setting_up import Beginning, going_on


def cavendish(card: str, at: str = "C6") -> Stage:
    """It is Cavendish's activation; he has this card and 3 ether."""
    return Stage("1", acting="cavendish", at=at).learn(card, "cavendish").ether("cavendish", 3)


def learned(card: str) -> Beginning:
    """Chapter II of a campaign, in which Cavendish has this advantage, from its beginning to its start."""
    roles = ("leader", "bodyguard", "scout", "bruiser")
    group = [Member(id, 1, role, gains=()) for id, role in zip(GROUP, roles, strict=True)]
    group[3] = Member("cavendish", 1, "bruiser", advantages=(card,), gains=())
    return Beginning(told=going_on(group=tuple(group))).to_end()


def test_the_propeller_flies_over_crates_enemies_and_fire() -> None:
    stage = cavendish("propeller", at="C5").place("clown1", "C6").place("clown2", "E5").fire("F5")
    go(stage, "use:propeller.0", "step:D5")  # a crate
    assert stage.denied("stop") == "RM-ACT-04"
    go(stage, "step:E5")  # an enemy
    assert stage.denied("stop") == "RM-ACT-04"
    go(stage, "step:F5")  # a fire
    assert stage.kind == "act"  # three squares
    assert (stage.at("cavendish"), stage.figure("cavendish").damage) == ("F5", 0)
    assert (stage.actions_left(), laid(stage)) == (2, 1)
    assert stage.denied("use:propeller.0") == "RM-TYPE-07"


def test_without_a_propeller_nobody_crosses_crates() -> None:
    assert cavendish("high_tension", at="C5").answer("move").denied("step:D5") == "RM-ACT-06"


def test_the_cooling_chamber_keeps_fire_off_and_puts_one_out() -> None:
    stage = cavendish("cooling_chamber").fire("D6", "E6", "B6")
    go(stage, "move", "step:D6", "stop")
    assert stage.figure("cavendish").damage == 0
    go(stage, "use:cooling_chamber.1")
    assert stage.offers("at") == {"D6", "E6"}  # its own square or an adjacent one
    go(stage, "at:E6")
    assert stage.kind == "act"  # one of them
    assert (stage.fires(), stage.actions_left(), laid(stage)) == ({"D6", "B6"}, 1, 0)
    assert stage.denied("use:cooling_chamber.1") == "RM-TYPE-07"


def test_the_precision_eyepiece_rerolls_shots() -> None:
    stage = cavendish("precision_eyepiece").place("emerson", "F6").ether("emerson", 0).ether("cavendish", 1)
    go(stage, "attack:ranged,emerson", "pay:0", "bonus:precision_eyepiece.0,1")
    strike(stage, "hit")
    assert stage.kind == "reroll"
    stage.answer("again:dodge", "again:dodge", "again:dodge", "done")
    assert pool(stage) == 3
    ward(strike(stage, "hit hit hit"))
    assert stage.figure("emerson").damage == 4


def test_the_precision_eyepiece_is_for_shots_only() -> None:
    stage = cavendish("precision_eyepiece").place("emerson", "D6").ether("emerson", 0).ether("cavendish", 1)
    go(stage, "attack:melee,emerson", "weapon:none")
    assert stage.chance  # nothing is offered


def test_high_tension_dazes() -> None:
    stage = cavendish("high_tension").place("emerson", "D6").ether("emerson", 0).ether("cavendish", 1)
    go(stage, "attack:melee,emerson", "weapon:none", "bonus:high_tension.0,1")
    ward(strike(stage, "hit"))
    assert stage.figure("emerson").damage == 2  # it lacks the ether
    stage = cavendish("high_tension").place("emerson", "D6").ether("cavendish", 1)
    go(stage, "attack:melee,emerson", "weapon:none", "bonus:high_tension.0,1")
    ward(strike(stage, "hit").answer("pass"))
    assert (stage.figure("emerson").damage, stage.figure("emerson").ether) == (1, 2)


@pytest.mark.rule("RM-GENT-05", "RM-RULING-72")
def test_the_ether_tank_holds_two_more_from_the_start() -> None:
    stage = cavendish("ether_tank").ether("cavendish", 5)
    assert room(stage, "cavendish") == 7
    go(stage, "rest")
    assert stage.figure("cavendish").ether == 7
    assert learned("ether_tank").figure("cavendish").ether == 7


def test_the_tin_nanny_comes_with_her_mekanist_and_acts_on_the_ally_card() -> None:
    begun = learned("nanny_tin")
    assert begun.figure("tin_nanny").square >= 0
    begun.to_end()
    while "card:allies" not in begun.options():
        begun.first()
    assert begun.asked == (1, "row")  # chapter II has no other ally


@pytest.mark.rule("RM-DMG-02")
def test_the_enhanced_suit_is_a_cross_of_three() -> None:
    stage = Stage("1", acting="tobias", at="C6").ether("tobias", 0).place("cavendish", "D6").ether("cavendish", 0)
    assert life(stage.learn("enhanced_suit", "cavendish"), "cavendish") == 10
    fight(stage.change("cavendish", damage=8), "attack:melee,cavendish", "hit")
    assert not stage.figure("cavendish").defeated
    fight(stage, "attack:melee,cavendish", "hit")
    assert stage.figure("cavendish").defeated


@pytest.mark.rule("RM-RULING-97")
def test_the_homing_device_finds_targets_past_enemies_and_cover() -> None:
    stage = cavendish("homing_device").place("clown1", "D6").place("emerson", "F6").ether("emerson", 0)
    go(stage, "attack:ranged,emerson", "pay:0")
    assert stage.options() == ["bonus:homing_device.0,1"]  # without it he could not shoot there
    go(stage, "bonus:homing_device.0,1")
    ward(strike(stage, "hit hit"), "cover cover")
    assert (stage.figure("emerson").damage, laid(stage)) == (2, 1)


@pytest.mark.rule("RM-RULING-97")
def test_ether_for_the_homing_device_is_not_spent_on_the_weapon() -> None:
    stage = cavendish("homing_device").ether("cavendish", 1).place("clown1", "D6").place("emerson", "F6")
    go(stage, "attack:ranged,emerson")
    assert "pay:1" not in stage.options()
    stage = cavendish("homing_device").ether("cavendish", 2).place("clown1", "D6").place("emerson", "F6")
    assert go(stage, "attack:ranged,emerson").offers("pay") == {"0", "1"}
    assert go(stage, "pay:1").options() == ["bonus:homing_device.0,1"]


@pytest.mark.rule("RM-CMB-07", "RM-RULING-97")
def test_the_homing_device_must_be_paid_for() -> None:
    stage = cavendish("homing_device").ether("cavendish", 0).place("clown1", "D6").place("emerson", "F6")
    assert stage.denied("attack:ranged,emerson") == "RM-CMB-07"
