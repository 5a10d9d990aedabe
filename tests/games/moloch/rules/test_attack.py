"""Attacks: targets, six steps, symbols and damage (RM-CMB, RM-COVER, RM-ATK)."""

import pytest

from brassboard.games.moloch.data.attack_frames import AttackRule
from games.moloch.helper import Stage


def pool(stage: Stage) -> int:
    """How many dice chance is asked for."""
    assert stage.chance
    return int(stage.position.asked.n)  # type: ignore[union-attr]


def duel(attacker: str = "drago", target: str = "emerson", **options: str) -> Stage:
    """Attacker on C6, target on D6; the target has no ether, so it cannot react."""
    chapter = options.get("chapter", "1")
    group = ("major", "drago", "emma", "cavendish") if attacker != "abigail" else ("abigail", "drago", "emma", "major")
    stage = Stage(chapter, acting=attacker, at="C6", group=group).place(target, "D6")
    return stage.change(target, ether=0)


@pytest.mark.rule("RM-CMB-01", "RM-GENT-01", "RM-ATK-05")
def test_melee_uses_strength_and_ranged_accuracy() -> None:
    assert pool(duel("drago").answer("attack:melee,emerson")) == 3
    stage = (
        Stage("1", acting="drago", at="C6").place("emerson", "F6").give("revolver", "drago").change("emerson", ether=0)
    )
    assert pool(stage.answer("attack:ranged,emerson", "pay:0")) == 3  # accuracy 2, revolver +1


@pytest.mark.rule("RM-CMB-02", "RM-ATK-11", "RM-GENT-01")
def test_the_defender_rolls_agility() -> None:
    stage = duel("tobias", "drago").answer("attack:melee,drago").roll(*["hit"] * 5)
    assert pool(stage) == 3


@pytest.mark.rule("RM-CMB-03")
def test_melee_reaches_adjacent_enemies_also_through_a_window() -> None:
    stage = Stage("1", acting="drago", at="H8").place("clown1", "G8").place("clown2", "H6")
    assert stage.denied("attack:melee,clown1") == ""
    assert stage.denied("attack:melee,clown2") == "RM-CMB-03"


@pytest.mark.rule("RM-CMB-04")
def test_melee_does_not_go_through_a_closed_door() -> None:
    stage = Stage("1", acting="drago", at="D4").place("clown1", "D3")
    assert stage.denied("attack:melee,clown1") == "RM-CMB-03"
    door = next(iter(stage.answer("move").offers("open")))
    stage.answer(f"open:{door}", "stop")
    assert stage.denied("attack:melee,clown1") == ""


@pytest.mark.rule("RM-CMB-05", "RM-ATK-02")
def test_a_gentleman_shoots_with_a_ranged_weapon_only() -> None:
    stage = Stage("1", acting="drago", at="C6").place("clown1", "F6")
    assert stage.offers("attack") == set()
    assert stage.denied("attack:ranged,clown1") == "RM-RULING-25"
    assert "ranged,clown1" in stage.give("revolver", "drago").offers("attack")
    assert duel().answer("attack:melee,emerson").chance  # bare hands need no weapon


@pytest.mark.rule("RM-CMB-06")
def test_a_short_weapon_reaches_four_squares() -> None:
    stage = Stage("1", acting="major", at="C6").place("clown1", "H6").give("shotgun", "major")
    assert stage.denied("attack:ranged,clown1") == "RM-CMB-06"
    assert stage.place("clown1", "G6").denied("attack:ranged,clown1") == ""
    stage = Stage("1", acting="major", at="A6").place("clown1", "N6").give("revolver", "major")
    assert stage.denied("attack:ranged,clown1") == ""


@pytest.mark.rule("RM-CMB-07")
def test_a_gentleman_with_an_enemy_beside_him_must_shoot_at_it() -> None:
    stage = Stage("1", acting="emma", at="C6").place("clown1", "D6").place("emerson", "G6")
    assert stage.offers("attack") == {"ranged,clown1"}
    assert stage.denied("attack:ranged,emerson") == "RM-CMB-07"


@pytest.mark.rule("RM-CMB-08", "RM-AGENT-07")
def test_others_may_shoot_past_adjacent_enemies_and_need_no_weapon() -> None:
    stage = Stage("1", acting="emerson", at="H6").place("drago", "G6").place("emma", "C6")
    assert {"ranged,drago", "ranged,emma"} <= stage.offers("attack")
    stage.answer("attack:ranged,emma")
    assert stage.kind in ("bonus", "react") or stage.chance


@pytest.mark.rule("RM-LOS-02", "RM-LOS-01")
def test_a_shot_needs_line_of_sight() -> None:
    stage = Stage("1", acting="emma", at="D4").place("clown1", "D2")
    assert stage.denied("attack:ranged,clown1") == "RM-LOS-02"
    stage.gone("D3-D4")
    assert stage.denied("attack:ranged,clown1") == ""


@pytest.mark.rule("RM-LOS-03", "RM-COVER-01", "RM-COVER-02", "RM-ATK-13")
def test_a_figure_on_the_line_gives_cover() -> None:
    stage = Stage("1", acting="emerson", at="H6").place("emma", "C6").place("clown1", "E6").change("emma", ether=0)
    stage.change("emerson", ether=0).answer("attack:ranged,emma").roll("hit", "hit", "hit", "dodge", "dodge")
    stage.roll("dodge", "cover", "hit")
    assert stage.figure("emma").damage == 1
    stage = Stage("1", acting="emerson", at="H6").place("emma", "C6").change("emma", ether=0)
    stage.change("emerson", ether=0).answer("attack:ranged,emma").roll("hit", "hit", "hit", "dodge", "dodge")
    stage.roll("dodge", "cover", "hit")
    assert stage.figure("emma").damage == 2


@pytest.mark.rule("RM-COVER-03", "RM-EFF-08", "RM-RULING-21")
def test_who_lies_down_gives_no_cover() -> None:
    stage = Stage("1", acting="emerson", at="H6").place("emma", "C6").place("clown1", "E6", down=True)
    stage.change("emma", ether=0).change("emerson", ether=0)
    stage.answer("attack:ranged,emma").roll("hit", "hit", "hit", "dodge", "dodge").roll("cover", "cover", "cover")
    assert stage.figure("emma").damage == 3


@pytest.mark.rule("RM-RULING-22", "RM-COVER-01")
def test_a_window_of_the_shooters_own_square_gives_the_target_cover() -> None:
    stage = Stage("1", acting="emerson", at="G8").place("emma", "I8").change("emma", ether=0).change("emerson", ether=0)
    stage.answer("attack:ranged,emma").roll("hit", "hit", "hit", "dodge", "dodge").roll("cover", "cover", "hit")
    assert stage.figure("emma").damage == 1


@pytest.mark.rule("RM-RULING-23")
def test_melee_knows_no_cover() -> None:
    stage = Stage("1", acting="tobias", at="G8").place("emma", "H8").change("emma", ether=0).change("tobias", ether=0)
    stage.answer("attack:melee,emma").roll(*["hit"] * 2, *["dodge"] * 3).roll("cover", "cover", "cover")
    assert stage.figure("emma").damage == 2


@pytest.mark.rule("RM-ATK-01", "RM-ATK-03", "RM-ATK-04", "RM-RULING-97")
def test_the_six_steps_follow_each_other() -> None:
    stage = duel("major").give("hand_axe", "major").give("gas_pipe", "major").change("major", ether=3)
    stage.answer("attack:melee,emerson")
    kinds = [stage.kind]
    stage.answer("weapon:hand_axe")
    kinds.append(stage.kind)
    stage.answer("pay:1", "to_power:instill_chaos")
    kinds.append(stage.kind)
    stage.answer("bonus:major.0,1", "to_power:instill_chaos")
    assert kinds == ["weapon", "boost", "bonus"]
    assert pool(stage) == 6  # 3, axe 1, steam fist 2
    stage.roll("hit", "crown", "cover", "cover", "cover", "cover")
    assert stage.kind == "crown"
    stage.answer("crown:hit")
    assert pool(stage) == 3  # the defence roll comes last
    stage.roll("dodge", "hit", "hit")
    assert stage.figure("emerson").damage == 1


@pytest.mark.rule("RM-ATK-04", "RM-EQUIP-14", "RM-TYPE-08", "RM-ADV-02")
def test_free_bonuses_apply_unasked_and_paid_ones_are_offered() -> None:
    stage = duel("major").give("bayonet", "major").change("major", ether=1).answer("attack:melee,emerson")
    assert stage.kind == "bonus"
    assert stage.offers("bonus") == {"major.0,1"}
    stage.answer("bonus:major.0,1", "to_power:instill_chaos")
    assert pool(stage) == 6  # 3, bayonet 1, steam fist 2
    stage = duel("major").give("bayonet", "major").change("major", ether=0).answer("attack:melee,emerson")
    assert pool(stage) == 4


@pytest.mark.rule("RM-EX-05", "RM-SPEC-08", "RM-EQUIP-16", "RM-EQUIP-01")
def test_the_major_strikes_with_claw_and_steam_fist() -> None:
    stage = duel("major").give("claw", "major").change("major", ether=2)
    stage.answer("attack:melee,emerson", "weapon:claw", "pay:0", "bonus:major.0,1")
    assert stage.asked == (0, "split")
    stage.answer("to_power:command_minions")
    assert pool(stage) == 7
    assert stage.figure("major").ether == 1
    stage.roll("hit+", "hit+", "cover", "cover", "cover", "cover", "cover").roll("hit", "hit", "hit")
    assert stage.figure("emerson").damage == 4


@pytest.mark.rule("RM-ATK-06", "RM-ATK-07", "RM-ATK-09", "RM-ATK-10")
def test_what_the_symbols_are_worth_to_an_attacker() -> None:
    stage = duel("tobias", "drago").change("tobias", ether=0).change("drago", ether=0)
    stage.answer("attack:melee,drago").roll("hit", "hit+", "crown", "dodge", "cover").roll("hit", "hit", "hit")
    assert stage.figure("drago").damage == 3


@pytest.mark.rule("RM-ATK-08")
def test_a_gentleman_takes_each_crown_as_a_hit_or_as_ether() -> None:
    stage = duel("drago").change("drago", ether=0).answer("attack:melee,emerson").roll("crown", "crown", "cover")
    assert stage.asked == (1, "crown")
    stage.answer("crown:ether", "crown:hit")
    assert stage.chance  # chosen before the defender rolls
    stage.roll("hit", "hit", "hit")
    assert (stage.figure("drago").ether, stage.figure("emerson").damage) == (2, 1)


@pytest.mark.rule("RM-RULING-33")
def test_ether_above_the_maximum_is_lost() -> None:
    stage = duel("drago").change("drago", ether=2).answer("attack:melee,emerson").roll("crown", "cover", "cover")
    stage.answer("crown:ether")
    assert stage.figure("drago").ether == 3


@pytest.mark.rule("RM-RULING-31")
def test_crowns_of_allies_are_hits() -> None:
    stage = Stage("1", acting="bobby1", at="C6").place("tobias", "F6").change("tobias", ether=0)
    stage.answer("attack:ranged,tobias").roll("crown", "cover", "cover").roll("hit", "hit", "hit")
    assert stage.figure("tobias").damage == 1


@pytest.mark.rule("RM-ATK-12", "RM-ATK-14", "RM-ATK-15")
def test_dodges_ward_off_hits_and_other_symbols_do_nothing() -> None:
    stage = duel("drago").answer("attack:melee,emerson").roll("hit", "hit", "cover").roll("dodge", "hit", "crown")
    assert stage.figure("emerson").damage == 1
    assert stage.notices("damaged")[-1].n == 1


@pytest.mark.rule("RM-ATK-15")
def test_covered_targets_ward_off_by_dodge_and_cover() -> None:
    stage = Stage("1", acting="emma", at="C6").place("emerson", "G6").place("clown1", "E6").change("emerson", ether=0)
    stage.change("emma", ether=0).answer("attack:ranged,emerson").roll("hit", "hit", "hit", "hit+", "cover")
    stage.roll("dodge", "cover", "hit")
    assert stage.figure("emerson").damage == 2


@pytest.mark.rule("RM-RULING-25")
def test_an_attribute_of_zero_makes_no_such_attack() -> None:
    stage = Stage("1", acting="emerson", at="C6").place("drago", "D6")
    assert stage.denied("attack:melee,drago") == "RM-RULING-25"
    stage = Stage("1", acting="emma", at="C6").place("clown1", "D6")
    assert stage.denied("attack:melee,clown1") == "RM-RULING-25"  # strength 0 and no weapon
    assert stage.give("gas_pipe", "emma").denied("attack:melee,clown1") == ""


@pytest.mark.rule("RM-RULING-86", "RM-DMG-06")
def test_friends_and_the_defeated_are_no_targets() -> None:
    stage = Stage("1", acting="tobias", at="C6").place("drago", "D6", defeated=True).place("clown1", "B6")
    assert stage.denied("attack:melee,drago") == "RM-RULING-86"
    assert stage.denied("attack:melee,clown1") == "RM-RULING-86"


@pytest.mark.rule("RM-RULING-02")
def test_a_pool_may_be_larger_than_the_dice_of_the_box() -> None:
    stage = Stage("1", acting="clown1", at="C6").place("drago", "D6")
    for number, square in enumerate(("C5", "E5", "E6", "B6"), 1):
        stage.place(f"shambling{number}", square)
    stage.place("shambling4").turn("clown1").answer("attack:melee,drago")
    for number in (1, 2, 3):
        if f"join:shambling{number}" in stage.options():
            stage.answer(f"join:shambling{number}")
    assert pool(stage) >= 7


@pytest.mark.rule("RM-RULING-69", "RM-EX-12", "RM-ADV-05", "RM-TYPE-01")
def test_a_bobby_or_a_guardian_takes_the_attack_not_both() -> None:
    stage = Stage("1", acting="tobias", at="F6").place("blackmore", "E6", vip=True).place("bobby1", "D6")
    stage.place("major", "B6").learn("guardian", "major").change("major", ether=1).change("tobias", ether=0)
    stage.answer("attack:melee,blackmore")
    assert stage.offers("guard") == {"bobby1", "major"}
    stage.answer("guard:major", "to_power:instill_chaos")
    assert stage.kind == "guard_square"
    stage.answer("at:D5" if "at:D5" in stage.options() else stage.options()[0])
    attack = stage.position.within(AttackRule)
    assert stage.board.figures[attack.target].id == "major"
    assert stage.chance  # no second change of target
    stage.roll(*["hit"] * 5).roll("hit", "hit", "hit")
    assert (stage.figure("major").damage, stage.figure("blackmore").damage) == (5, 0)


@pytest.mark.rule("RM-ADV-05")
def test_a_guardian_needs_range_sight_and_a_free_square() -> None:
    stage = Stage("1", acting="tobias", at="G6").place("emma", "F6").change("emma", ether=0).change("tobias", ether=0)
    stage.place("major", "A6").learn("guardian", "major").change("major", ether=1)
    assert stage.answer("attack:melee,emma").chance  # five squares away
    stage = Stage("1", acting="tobias", at="G6").place("emma", "F6").change("emma", ether=0).change("tobias", ether=0)
    stage.place("major", "C6").learn("guardian", "major").change("major", ether=1).answer("attack:melee,emma")
    assert stage.offers("guard") == {"major"}
