"""The six roles (content 8) and the gifts of the gentlemen (content 4)."""

import pytest

from games.moloch.cards.playing import WITH_ABIGAIL, facing, fight, go, laid, life, pool, strike, ward
from games.moloch.helper import Stage


def with_role(id: str, role: str, at: str = "C6") -> Stage:
    """It is the activation of this gentleman in his role, with 3 ether."""
    return Stage("1", acting=id, at=at).change(id, role=role).ether(id, 3)


# Roles


@pytest.mark.rule("RM-ROLE-04", "RM-RULING-62", "RM-TYPE-07")
def test_a_leader_gives_another_in_sight_one_action() -> None:
    stage = Stage("1", acting="major", at="C6", players=3).change("major", role="leader").ether("major", 2)
    stage.place("drago", "F6").place("emma", "D2").ether("drago", 1)
    go(stage, "use:leader.0")
    assert stage.asked == (stage.figure("drago").seat, "act")
    assert stage.figure("drago").seat != stage.figure("major").seat  # the other seat decides
    go(stage, "rest")
    assert stage.figure("drago").ether == 3
    assert (stage.actions_left(), laid(stage), stage.asked[0]) == (2, 2, stage.figure("major").seat)
    assert stage.ether("major", 2).denied("use:leader.0") == "RM-TYPE-07"


@pytest.mark.rule("RM-RULING-62")
def test_an_order_is_no_activation() -> None:
    stage = Stage("1", acting="major", at="C6", group=WITH_ABIGAIL).change("major", role="leader").ether("major", 2)
    stage.place("abigail", "F6").fire("F6").learn("healing_wave", "abigail").ether("abigail", 3)
    stage.give("whisky", "abigail").change("abigail", damage=1)
    upkeep = stage.turn("abigail").answer("use:abigail.0").figure("abigail").upkeep
    stage.turn("major")
    go(stage, "use:leader.0")
    assert stage.figure("abigail").damage == 1  # no fire check
    assert stage.figure("abigail").upkeep == upkeep  # and upkeep stays
    assert "use:healing_wave.0" in stage.options()  # cards of type action
    assert "use:whisky.0" not in stage.options()  # but nothing else


@pytest.mark.rule("RM-RULING-62", "RM-RULING-42")
def test_who_lies_stands_up_on_order_and_charges_pay_their_ether() -> None:
    stage = with_role("major", "leader").place("drago", "F6", down=True)
    go(stage, "use:leader.0")
    assert stage.options() == ["stand", "end"]
    go(stage, "stand")
    assert not stage.figure("drago").down
    stage = with_role("major", "leader").place("drago", "F6").ether("drago", 1).place("emerson", "I6")
    go(stage, "use:leader.0", "charge:emerson")
    assert stage.figure("drago").ether == 0


@pytest.mark.rule("RM-RULING-62")
def test_a_leader_never_orders_himself() -> None:
    assert with_role("major", "leader").denied("use:leader.0") == "RM-RULING-107"
    assert with_role("major", "leader").place("drago", "F6", defeated=True).denied("use:leader.0") == "RM-RULING-107"


@pytest.mark.rule("RM-ROLE-05", "RM-DMG-02")
def test_a_bodyguard_has_a_cross_of_three_and_rests_better() -> None:
    stage = with_role("emma", "bodyguard").change("emma", damage=5)
    assert life(stage, "emma") == 8
    assert go(stage, "rest").figure("emma").damage == 1


def test_an_executioner_strikes_harder_at_who_is_hurt() -> None:
    stage = with_role("drago", "executioner").place("emerson", "D6").ether("emerson", 0).change("emerson", damage=1)
    go(stage, "attack:melee,emerson", "bonus:executioner.0,1")
    assert (pool(stage), laid(stage)) == (5, 1)
    stage = with_role("drago", "executioner").place("emerson", "D6").ether("emerson", 0)
    assert go(stage, "attack:melee,emerson").chance  # unhurt: nothing is offered


def test_a_samaritan_heals_a_neighbour() -> None:
    stage = with_role("emma", "samaritan").place("drago", "D6").change("drago", damage=5).change("emma", damage=2)
    stage.place("major", "F6").change("major", damage=3)
    go(stage, "use:samaritan.0")
    assert [stage.figure(id).damage for id in ("drago", "emma", "major")] == [2, 2, 3]
    assert (stage.actions_left(), laid(stage)) == (1, 1)
    assert with_role("emma", "samaritan").change("emma", damage=2).denied("use:samaritan.0") == "RM-RULING-107"


def test_whom_a_samaritan_revives_gains_ether() -> None:
    stage = with_role("emma", "samaritan").place("drago", "D6", defeated=True, damage=8).ether("drago", 0)
    go(stage, "revive:drago")
    assert (stage.figure("drago").ether, stage.figure("drago").defeated) == (1, False)
    stage = with_role("emma", "samaritan").place("drago", "D6", defeated=True, damage=8).ether("drago", 0)
    go(stage.give("smelling_salts", "emma"), "use:smelling_salts.0")
    assert (stage.figure("drago").ether, stage.figure("drago").defeated) == (0, False)  # by an action only


def test_a_scout_is_faster_and_slips_away_once() -> None:
    stage = with_role("emma", "scout").place("clown1", "B6")
    go(stage, "move", "step:D6", "step:C6", "step:D6", "step:E6")  # four points
    assert stage.at("emma") == "E6"
    assert stage.figure("emma").damage == 1  # the second time it hurts
    stage.place("clown1", "D6")
    go(stage, "move", "step:F6", "stop")
    assert stage.figure("emma").damage == 2


def test_a_scout_also_slips_away_in_moves_of_cards() -> None:
    stage = with_role("emma", "scout").learn("impetuous", "emma").place("clown1", "B6")
    go(stage, "use:impetuous.0", "move", "step:D6", "stop")
    assert stage.figure("emma").damage == 0
    stage.place("clown1", "C6")
    go(stage, "move", "step:E6", "stop")
    assert stage.figure("emma").damage == 1


def test_a_scout_is_spared_in_his_own_activation_only() -> None:
    stage = Stage("1", acting="major", at="C5").change("major", role="leader").change("emma", role="scout")
    stage.place("emma", "C6").place("clown1", "B6")
    go(stage, "use:leader.0", "move", "step:D6", "stop")
    assert stage.figure("emma").damage == 1


def test_a_bruiser_hits_with_covers_in_melee() -> None:
    stage = with_role("drago", "bruiser").place("emerson", "D6").ether("emerson", 0)
    go(stage, "attack:melee,emerson", "bonus:bruiser.0,1")
    ward(strike(stage, "cover cover"))
    assert (stage.figure("emerson").damage, laid(stage)) == (2, 1)
    stage = with_role("drago", "bruiser").place("emerson", "F6").ether("emerson", 0).give("revolver", "drago")
    assert go(stage, "attack:ranged,emerson", "pay:0").chance  # not at range


# Gifts


@pytest.mark.rule("RM-SPEC-08", "RM-GENT-03")
def test_the_steam_fist_is_two_dice_and_doubles_hit_plus_in_melee() -> None:
    stage = facing("major", "emerson").ether("major", 1)
    go(stage, "attack:melee,emerson", "bonus:major.0,1")
    assert pool(stage) == 5
    ward(strike(stage, "hit+ hit"))
    assert stage.figure("emerson").damage == 3


@pytest.mark.rule("RM-SPEC-07")
def test_the_wild_charge_is_two_dice_only_in_a_charge() -> None:
    stage = Stage("1", acting="drago", at="C6").place("emerson", "F6").ether("emerson", 0).ether("drago", 1)
    go(stage, "charge:emerson", "step:D6", "step:E6", "stop")
    assert pool(stage) == 5
    assert pool(go(facing("drago", "emerson"), "attack:melee,emerson")) == 3


@pytest.mark.rule("RM-SPEC-09", "RM-TYPE-06", "RM-TYPE-07")
def test_the_symbiotic_bond_is_one_free_attack_with_the_rifle() -> None:
    stage = Stage("1", acting="emma", at="C6").place("emerson", "F6").ether("emerson", 0).ether("emma", 4)
    stage.give("revolver", "emma")
    go(stage, "use:emma.0", "pay:0")  # the rifle, not asked for
    assert pool(stage) == 5
    ward(strike(stage, "hit"))
    assert (stage.actions_left(), stage.figure("emma").ether, laid(stage)) == (2, 2, 2)
    assert stage.denied("use:emma.0") == "RM-TYPE-07"
    assert Stage("1", acting="emma", at="C6").denied("use:emma.0") == "RM-RULING-107"  # nobody to shoot at


@pytest.mark.rule("RM-SPEC-11", "RM-GENT-12")
def test_dynamo_works_with_the_gloves_only_and_as_often_as_he_likes() -> None:
    stage = facing("cavendish", "emerson").ether("emerson", 3)
    go(stage, "attack:melee,emerson", "weapon:tesla_gloves")
    strike(stage, "hit+ hit+")
    go(stage, "trade:1", "pass")
    ward(stage)
    assert (stage.figure("emerson").damage, stage.figure("emerson").ether) == (2, 2)
    stage = facing("cavendish", "emerson")
    strike(go(stage, "attack:melee,emerson", "weapon:none"), "hit+ hit+")
    assert stage.chance  # no trade without them


@pytest.mark.rule("RM-SPEC-10", "RM-TYPE-02")
def test_channel_senses_is_a_die_for_attack_and_defence() -> None:
    stage = facing("abigail", "emerson").ether("abigail", 1)
    assert pool(go(stage, "use:abigail.0", "attack:melee,emerson")) == 4
    ward(strike(stage))
    stage.place("tobias", "B6").ether("tobias", 0).turn("tobias")
    assert pool(strike(go(stage, "attack:melee,abigail"))) == 4


def test_a_blow_without_ether_has_no_gift() -> None:
    stage = facing("major", "emerson")
    fight(stage, "attack:melee,emerson", "hit+")
    assert stage.figure("emerson").damage == 1
