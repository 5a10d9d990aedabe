"""The twelve simple arsenal cards (content 13)."""

import pytest

from games.moloch.cards.playing import facing, fight, go, laid, pool, strike, ward
from games.moloch.helper import Stage


def armed(card: str, ether: int = 1, id: str = "major", target: str = "D6") -> Stage:
    """A gentleman on C6 holds this card; Emerson, without ether, stands there."""
    stage = Stage("1", acting=id, at="C6").give(card, id).ether(id, ether)
    return stage.place("emerson", target).ether("emerson", 0)


@pytest.mark.rule("RM-CMB-06", "RM-EFF-04")
def test_a_shotgun_is_short_and_spreads_for_ether() -> None:
    stage = armed("shotgun", target="F6").place("clown1", "G6")
    go(stage, "attack:ranged,emerson", "pay:1", "on:clown1")
    assert (pool(stage), laid(stage)) == (4, 1)
    ward(ward(strike(stage, "hit hit")))
    assert (stage.figure("emerson").damage, stage.at("clown1")) == (2, "")
    assert armed("shotgun", target="H6").denied("attack:ranged,emerson") == "RM-CMB-06"
    assert pool(go(armed("shotgun", target="F6"), "attack:ranged,emerson", "pay:0", "roll")) == 4


@pytest.mark.rule("RM-EQUIP-16", "RM-EFF-06", "RM-EQUIP-01")
def test_a_gas_pipe_is_a_die_and_knocks_down_for_ether() -> None:
    stage = armed("gas_pipe")
    go(stage, "attack:melee,emerson", "weapon:gas_pipe", "pay:1")
    assert pool(stage) == 4
    assert ward(strike(stage, "hit")).figure("emerson").down
    stage = armed("gas_pipe")
    go(stage, "attack:melee,emerson", "weapon:gas_pipe", "pay:0", "roll")
    assert not ward(strike(stage, "hit")).figure("emerson").down


@pytest.mark.rule("RM-EQUIP-16", "RM-EQUIP-02")
def test_a_revolver_is_a_die_and_one_more_for_ether() -> None:
    stage = armed("revolver", target="I6")
    assert pool(go(stage, "attack:ranged,emerson", "pay:1")) == 5
    assert (stage.figure("major").ether, laid(stage)) == (0, 1)
    assert pool(go(armed("revolver", target="I6"), "attack:ranged,emerson", "pay:0", "roll")) == 4


@pytest.mark.rule("RM-EQUIP-16", "RM-EFF-11")
def test_a_hand_axe_takes_a_defence_die_for_each_hit_plus() -> None:
    stage = armed("hand_axe")
    go(stage, "attack:melee,emerson", "weapon:hand_axe", "pay:1")
    assert pool(strike(stage, "hit+ hit+")) == 1
    stage = armed("hand_axe")
    go(stage, "attack:melee,emerson", "weapon:hand_axe", "pay:0", "roll")
    assert pool(strike(stage, "hit+ hit+")) == 3


@pytest.mark.rule("RM-EQUIP-14", "RM-RULING-98")
def test_a_bayonet_is_a_die_with_every_melee_weapon() -> None:
    stage = armed("bayonet", 0).give("gas_pipe", "major")
    assert pool(go(stage, "attack:melee,emerson", "weapon:gas_pipe")) == 5
    stage = armed("bayonet", 0).give("bayonet", "major")
    assert pool(go(stage, "attack:melee,emerson")) == 5  # two of them, bare hands
    stage = armed("bayonet", 0, target="F6").give("revolver", "major")
    assert pool(go(stage, "attack:ranged,emerson")) == 4


@pytest.mark.rule("RM-EQUIP-14", "RM-RULING-25")
def test_a_bayonet_arms_bare_hands_without_strength() -> None:
    stage = armed("bayonet", 0, "emma")
    assert pool(go(stage, "attack:melee,emerson")) == 1


@pytest.mark.rule("RM-EQUIP-15", "RM-EQUIP-04")
def test_a_syringe_heals_before_the_defence_roll() -> None:
    stage = facing("tobias", "drago").give("syringe", "drago").ether("drago", 1).change("drago", damage=3)
    strike(go(stage, "attack:melee,drago"), "hit")
    go(stage, "use:syringe.0")
    assert (stage.figure("drago").damage, stage.chance) == (1, True)
    stage = facing("tobias", "drago").give("syringe", "drago").ether("drago", 1).place("emma", "E6")
    stage.change("emma", damage=1)
    strike(go(stage, "attack:melee,drago"), "hit")
    go(stage, "use:syringe.0")  # a neighbour
    assert stage.figure("emma").damage == 0


@pytest.mark.rule("RM-EQUIP-15", "RM-RULING-107")
def test_a_syringe_is_for_whom_is_attacked_and_for_wounds() -> None:
    stage = Stage("1", acting="drago", at="C6").give("syringe", "drago").ether("drago", 1).change("drago", damage=3)
    assert "use:syringe.0" not in stage.options()
    stage = facing("tobias", "drago").give("syringe", "drago").ether("drago", 1)
    assert strike(go(stage, "attack:melee,drago"), "hit").chance  # nobody is hurt


@pytest.mark.rule("RM-RULING-54", "RM-RULING-67")
def test_two_syringes_heal_twice_in_a_window() -> None:
    stage = facing("tobias", "drago").give("syringe", "drago").give("syringe", "drago").ether("drago", 3)
    strike(go(stage.change("drago", damage=6), "attack:melee,drago"), "hit")
    go(stage, "use:syringe.0", "use:syringe.0")
    assert (stage.figure("drago").damage, stage.figure("drago").ether, stage.chance) == (2, 1, True)


@pytest.mark.rule("RM-RULING-87", "RM-RULING-98")
def test_a_sword_cane_makes_crowns_hit_plus() -> None:
    stage = armed("sword_cane", 2)
    go(stage, "attack:melee,emerson", "weapon:sword_cane", "pay:1", "bonus:major.0,1")
    strike(stage, "crown hit+")
    assert stage.chance  # no choice of ether: they are crowns no more
    assert ward(stage).figure("emerson").damage == 4  # the steam fist counts both twice


def test_knuckles_daze_by_one() -> None:
    stage = armed("knuckles").ether("emerson", 2)
    go(stage, "attack:melee,emerson", "weapon:knuckles", "pay:1")
    ward(strike(stage, "hit").answer("pass"))
    assert (stage.figure("emerson").damage, stage.figure("emerson").ether) == (1, 1)


def test_pistols_are_short_and_reroll_for_ether() -> None:
    stage = armed("pistols", target="F6")
    go(stage, "attack:ranged,emerson", "pay:1")
    assert pool(stage) == 4
    strike(stage).answer("again:dodge", "again:dodge", "done")
    assert ward(strike(stage, "hit hit")).figure("emerson").damage == 2
    assert armed("pistols", target="H6").denied("attack:ranged,emerson") == "RM-CMB-06"


@pytest.mark.rule("RM-TYPE-08")
def test_a_leather_coat_is_a_defence_die_for_ether() -> None:
    stage = facing("tobias", "drago").give("leather_coat", "drago").ether("drago", 1)
    strike(go(stage, "attack:melee,drago"), "hit")
    assert pool(go(stage, "use:leather_coat.0")) == 4


@pytest.mark.rule("RM-RULING-54", "RM-RULING-98")
def test_two_leather_coats_are_two_dice() -> None:
    stage = facing("tobias", "drago").give("leather_coat", "drago").give("leather_coat", "drago").ether("drago", 3)
    strike(go(stage, "attack:melee,drago"), "hit")
    assert pool(go(stage, "use:leather_coat.0", "use:leather_coat.0")) == 5
    assert stage.figure("drago").ether == 1  # each once, and paid


@pytest.mark.rule("RM-COVER-01")
def test_a_storm_lantern_sees_through_windows_but_not_through_people() -> None:
    for card, damage in (("storm_lantern", 2), ("rope_hook", 0)):
        stage = Stage("1", acting="emma", at="H8").give(card, "emma").ether("emma", 0)
        stage.place("emerson", "F8").ether("emerson", 0)  # a window lies between
        fight(stage, "attack:ranged,emerson", "hit hit", "cover cover")
        assert stage.figure("emerson").damage == damage
    stage = Stage("1", acting="emma", at="C6").give("storm_lantern", "emma").ether("emma", 0)
    stage.place("emerson", "G6").ether("emerson", 0).place("clown1", "E6")
    fight(stage, "attack:ranged,emerson", "hit hit", "cover cover")
    assert stage.figure("emerson").damage == 0


@pytest.mark.rule("RM-ACT-08")
def test_a_rope_hook_makes_windows_cheap() -> None:
    stage = Stage("1", acting="drago", at="H8").give("rope_hook", "drago")
    go(stage, "move", "step:G8")
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["points"] == 2
