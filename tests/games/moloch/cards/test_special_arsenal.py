"""The twelve special and the eight royal arsenal cards (content 13)."""

import pytest

from games.moloch.cards.playing import facing, fight, go, laid, life, pool, room, strike, ward
from games.moloch.cards.test_simple_arsenal import armed
from games.moloch.helper import Stage

# Special


@pytest.mark.rule("RM-EQUIP-16", "RM-RULING-85", "RM-RULING-98")
def test_a_claw_tears_armour_and_doubles_hit_plus() -> None:
    stage = armed("claw")
    go(stage, "attack:melee,emerson", "weapon:claw", "pay:1")
    assert pool(stage) == 5
    assert pool(strike(stage, "hit+ hit")) == 2
    assert ward(stage).figure("emerson").damage == 3


def test_an_elephant_gun_throws_down_for_two_ether() -> None:
    stage = armed("elephant_gun", 3, target="I6")
    go(stage, "attack:ranged,emerson")
    assert stage.offers("pay") == {"0", "2"}
    go(stage, "pay:2", "roll")
    assert (pool(stage), laid(stage)) == (6, 2)
    assert ward(strike(stage, "hit")).figure("emerson").down


@pytest.mark.rule("RM-EFF-10", "RM-CMB-06")
def test_a_flame_projector_burns_two_targets_nearby() -> None:
    stage = armed("flame_projector", target="F6").place("clown1", "G6")
    go(stage, "attack:ranged,emerson", "pay:1", "on:clown1")
    ward(ward(strike(stage, "hit"), "dodge"), "dodge")
    assert stage.fires() == {"F6", "G6"}
    assert armed("flame_projector", target="H6").denied("attack:ranged,emerson") == "RM-CMB-06"


def test_an_arc_rifle_dazes_by_two() -> None:
    stage = armed("arc_rifle", target="I6").ether("emerson", 3)
    go(stage, "attack:ranged,emerson", "pay:1")
    assert pool(stage) == 4
    ward(strike(stage, "hit").answer("pass"))
    assert (stage.figure("emerson").damage, stage.figure("emerson").ether) == (1, 1)


def test_a_steam_hammer_is_heavy_and_knocks_down() -> None:
    stage = armed("steam_hammer")
    go(stage, "attack:melee,emerson", "weapon:steam_hammer", "pay:1")
    assert pool(stage) == 5
    assert ward(strike(stage, "hit")).figure("emerson").down


def test_a_repeater_has_a_die_and_a_reroll_for_ether() -> None:
    stage = armed("repeater", target="I6")
    go(stage, "attack:ranged,emerson", "pay:1")
    assert pool(stage) == 5
    strike(stage).answer("again:dodge", "done")
    assert ward(strike(stage, "hit")).figure("emerson").damage == 1


@pytest.mark.rule("RM-RULING-97", "RM-RULING-74", "RM-RULING-111")
@pytest.mark.parametrize("hits", ["hit", ""])
def test_a_chain_whip_reaches_two_squares_and_drags_dealt_or_not(hits: str) -> None:
    stage = armed("chain_whip", target="E6").give("gas_pipe", "major")
    go(stage, "attack:melee,emerson", "pay:1")  # no other weapon reaches
    assert pool(stage) == 4
    ward(strike(stage, hits))
    assert stage.asked == (1, "step")
    go(stage, "step:D6")
    assert (stage.at("emerson"), stage.figure("emerson").damage) == ("D6", len(hits.split()))


@pytest.mark.rule("RM-CMB-03")
def test_a_chain_whip_needs_sight_and_pulls_only_for_ether() -> None:
    assert armed("chain_whip", target="E5").denied("attack:melee,emerson") == "RM-CMB-03"  # behind the crate
    assert armed("chain_whip", target="F6").denied("attack:melee,emerson") == "RM-CMB-03"  # three squares
    stage = armed("chain_whip", target="E6")
    go(stage, "attack:melee,emerson", "pay:0", "roll")
    ward(strike(stage, "hit"))
    assert (stage.kind, stage.at("emerson")) == ("act", "E6")


@pytest.mark.rule("RM-RULING-111")
def test_the_whip_drags_before_tobias_calls_for_spare_parts_in_a_gentlemans_turn() -> None:
    stage = Stage("1", acting="major", at="C6").give("chain_whip", "major").ether("major", 1)
    stage.place("tobias", "E6").ether("tobias", 2)
    go(stage, "attack:melee,tobias", "pay:1")
    ward(strike(stage, "hit"))
    assert stage.asked == (1, "step")
    go(stage, "step:D6", "use:tobias_a.0")
    assert stage.at("tobias") == "D6"


def test_a_cuirass_is_a_cross_of_two() -> None:
    stage = facing("tobias", "drago").give("cuirass", "drago").change("drago", damage=8)
    assert life(stage, "drago") == 10
    fight(stage, "attack:melee,drago", "hit")
    assert not stage.figure("drago").defeated


@pytest.mark.rule("RM-RULING-97")
def test_ether_goggles_look_past_neighbours_and_cover() -> None:
    stage = armed("ether_goggles", target="G6").give("revolver", "major").place("clown1", "D6")
    go(stage, "attack:ranged,emerson")
    assert stage.options() == ["bonus:ether_goggles.0,1"]  # the one ether is for them
    go(stage, "bonus:ether_goggles.0,1")
    assert ward(strike(stage, "hit hit"), "cover cover").figure("emerson").damage == 2


def test_rocket_boots_carry_three_squares_from_any_enemy() -> None:
    stage = armed("rocket_boots").place("clown1", "B6")
    go(stage, "use:rocket_boots.0", "step:C5", "step:C4")
    assert stage.denied("step:D5") == "RM-ACT-06"  # not over crates
    go(stage, "step:B4")
    assert stage.kind == "act"
    assert (stage.at("major"), stage.figure("major").damage, stage.actions_left()) == ("B4", 0, 2)
    assert stage.ether("major", 1).denied("use:rocket_boots.0") == "RM-TYPE-07"


def test_a_field_kit_heals_three_and_cures_one() -> None:
    stage = armed("field_kit").place("drago", "B6").change("drago", damage=5).afflict("shaking_hands", "drago")
    go(stage.afflict("sprained_ankle", "drago"), "use:field_kit.0", "discard:shaking_hands")
    assert (stage.figure("drago").damage, stage.figure("drago").afflictions) == (2, ("sprained_ankle",))
    assert stage.kind == "act"
    assert (stage.actions_left(), laid(stage)) == (1, 1)


@pytest.mark.rule("RM-RULING-15", "RM-RULING-106")
def test_a_grapnel_pistol_lands_on_a_free_square_in_sight() -> None:
    stage = armed("grapnel_pistol").fire("G6")
    go(stage, "use:grapnel_pistol.0")
    squares = stage.offers("at")
    assert {"G6", "C4"} <= squares
    assert squares.isdisjoint({"H6", "D6", "D5", "C2"})  # too far, taken, a crate, out of sight
    go(stage, "at:G6")
    assert stage.at("major") == "G6"
    assert stage.figure("major").damage == 1  # by the fire, not by leaving Emerson
    assert (stage.actions_left(), laid(stage)) == (2, 1)


# Royal


def test_the_kings_sabre_is_three_dice_and_doubles_hit_plus() -> None:
    stage = armed("kings_sabre")
    go(stage, "attack:melee,emerson", "weapon:kings_sabre", "pay:1")
    assert pool(stage) == 6
    assert ward(strike(stage, "hit+ hit")).figure("emerson").damage == 3


def test_the_royal_rifle_shoots_far_with_a_die_and_a_reroll() -> None:
    stage = armed("royal_rifle", target="N6")
    go(stage, "attack:ranged,emerson", "pay:1")
    assert pool(stage) == 6
    strike(stage).answer("again:dodge", "done")
    assert ward(strike(stage, "hit")).figure("emerson").damage == 1


def test_the_crown_gauntlet_dazes_and_knocks_down() -> None:
    stage = armed("crown_gauntlet").ether("emerson", 3)
    go(stage, "attack:melee,emerson", "weapon:crown_gauntlet", "pay:1")
    assert pool(stage) == 5
    ward(strike(stage, "hit").answer("pass"))
    assert (stage.figure("emerson").ether, stage.figure("emerson").down) == (1, True)


@pytest.mark.rule("RM-RULING-65", "RM-EFF-05")
def test_a_hand_mortar_hits_everybody_round_the_target() -> None:
    stage = armed("hand_mortar", 2, target="D6").place("clown1", "E6").place("bobby1", "E5").place("drago", "F6")
    go(stage, "attack:ranged,emerson", "pay:2")
    assert (pool(stage), laid(stage)) == (5, 2)
    strike(stage, "hit hit")
    for _ in range(4):  # Emerson, the user himself, the clown and the Bobby
        ward(stage)
    assert [stage.figure(id).damage for id in ("emerson", "major", "drago")] == [2, 2, 0]
    assert (stage.at("clown1"), stage.at("bobby1")) == ("", "")


def test_royal_plate_is_a_cross_of_four() -> None:
    assert life(armed("royal_plate"), "major") == 13


def test_a_sceptre_holds_more_ether_and_gains_more_by_crowns() -> None:
    stage = armed("sceptre", 0)
    assert room(stage, "major") == 5
    strike(go(stage, "attack:melee,emerson"), "crown crown")
    go(stage, "crown:ether", "crown:hit")
    assert stage.figure("major").ether == 3
    assert ward(stage).figure("emerson").damage == 1


@pytest.mark.rule("RM-TYPE-02", "RM-RULING-106")
def test_a_standard_is_an_attack_die_for_gentlemen_in_short_range() -> None:
    stage = armed("standard").place("drago", "E6").place("emma", "H6").ether("emma", 0)
    go(stage, "use:standard.0")
    assert (stage.figure("major").ether, laid(stage)) == (0, 0)
    assert pool(go(stage, "attack:melee,emerson")) == 4
    ward(strike(stage)).ether("drago", 0).turn("drago")
    assert pool(go(stage, "attack:melee,emerson")) == 4
    ward(strike(stage)).turn("emma")
    assert pool(go(stage, "attack:ranged,emerson")) == 5  # five squares away: nothing


@pytest.mark.rule("RM-RULING-39")
def test_the_queens_medal_raises_its_bearer_when_the_activation_ends_once_in_a_chapter() -> None:
    stage = facing("tobias", "drago").give("queens_medal", "drago").change("drago", damage=7)
    fight(stage, "attack:melee,drago", "hit")
    assert stage.asked == (1, "aftermath")
    go(stage, "use:queens_medal.0")
    assert stage.figure("drago").defeated  # not yet
    assert (stage.board.deaths, stage.board.nemesis.pool) == (1, 2)  # it counts
    go(stage, "end")
    assert (stage.figure("drago").defeated, stage.figure("drago").damage) == (False, 0)
    stage.place("tobias", "C6").ether("tobias", 0).change("drago", damage=7).ether("drago", 0).turn("tobias")
    fight(stage, "attack:melee,drago", "hit")
    assert stage.over or stage.kind != "aftermath"


def test_the_queens_medal_may_wait() -> None:
    stage = facing("tobias", "drago").give("queens_medal", "drago").change("drago", damage=7)
    fight(stage, "attack:melee,drago", "hit").answer("done")
    go(stage, "end")
    assert stage.figure("drago").defeated


def test_the_queens_medal_works_in_ones_own_activation() -> None:
    stage = Stage("1", acting="drago", at="C6").give("queens_medal", "drago").change("drago", damage=7).fire("D6")
    go(stage, "move", "step:D6", "use:queens_medal.0")
    assert not stage.figure("drago").defeated  # it ended at once
