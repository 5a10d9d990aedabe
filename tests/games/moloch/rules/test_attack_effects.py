"""Effects of attacks: rerolls, area, knockdown, daze, fire, symbols that count as others (RM-EFF, rulings 34 … 111)."""

import pytest

from games.moloch.helper import Stage
from games.moloch.rules.test_attack import duel, pool


@pytest.mark.rule("RM-EFF-01", "RM-EQUIP-02")
def test_an_ether_effect_holds_for_one_attack() -> None:
    stage = duel("major").give("gas_pipe", "major").change("major", ether=2)
    stage.answer("attack:melee,emerson", "weapon:gas_pipe", "pay:1", "to_power:instill_chaos", "roll")
    assert stage.board.nemesis.on_powers == (1, 0)
    stage.roll("hit", "cover", "cover", "cover").roll("hit", "hit", "hit")
    assert stage.figure("emerson").down
    stage.change("emerson", down=False)
    stage.answer("attack:melee,emerson", "weapon:gas_pipe", "pay:0", "roll")
    stage.roll("hit", "cover", "cover", "cover").roll("hit", "hit", "hit")
    assert not stage.figure("emerson").down


@pytest.mark.rule("RM-EFF-02")
def test_a_melee_bonus_gives_no_dice_at_range() -> None:
    stage = (
        Stage("1", acting="major", at="C6").place("emerson", "F6").change("emerson", ether=0).change("major", ether=0)
    )
    stage.give("bayonet", "major").give("revolver", "major").answer("attack:ranged,emerson")
    assert pool(stage) == 4  # accuracy 3, revolver 1


@pytest.mark.rule("RM-EFF-03", "RM-RULING-34", "RM-RULING-87")
def test_each_die_is_rerolled_once_and_each_source_is_one_chance() -> None:
    stage = Stage("1", acting="emma", at="C6").place("emerson", "F6").change("emerson", ether=0).change("emma", ether=1)
    stage.learn("luck_of_the_devil", "emma").give("lucky_coin", "emma").answer("attack:ranged,emerson", "pay:0")
    stage.roll("cover", "cover", "dodge", "hit", "hit")
    assert stage.kind == "reroll"
    stage.answer("again:cover", "again:cover", "done", "to_power:instill_chaos")  # 1 ether for the luck
    assert pool(stage) == 2
    stage.roll("dodge", "hit")
    assert stage.kind == "reroll"  # the coin: another chance
    assert stage.offers("again") == {"dodge", "hit"}
    stage.answer("again:dodge", "done")  # only the dodge of the first roll is left, not the rerolled one
    assert pool(stage) == 1
    stage.roll("hit+")
    assert "lucky_coin" in stage.board.discards
    stage.roll("hit", "hit", "hit")
    assert stage.figure("emerson").damage == 4


@pytest.mark.rule("RM-EFF-04", "RM-EFF-05", "RM-RULING-76", "RM-RULING-65")
def test_area_strikes_one_more_enemy_with_the_same_roll() -> None:
    stage = Stage("1", acting="major", at="C6").place("emerson", "F6").place("clown1", "G5").place("clown2", "H6")
    stage.place("bobby1", "F5").give("shotgun", "major").change("emerson", ether=0).change("major", ether=1)
    stage.answer("attack:ranged,emerson", "pay:1", "to_power:instill_chaos")
    assert stage.kind == "extra_target"
    assert stage.offers("on") == {"clown1"}  # not two squares away, and no friend
    stage.answer("on:clown1").roll("hit", "hit", "hit", "cover")
    stage.roll("dodge", "hit", "hit")  # Emerson
    assert stage.figure("emerson").damage == 2
    stage.roll("hit", "hit", "cover")  # the clown never has cover
    assert stage.at("clown1") == ""


@pytest.mark.rule("RM-EFF-06")
def test_without_damage_nobody_falls_down() -> None:
    stage = duel("major").give("gas_pipe", "major").change("major", ether=1)
    stage.answer("attack:melee,emerson", "weapon:gas_pipe", "pay:1", "to_power:instill_chaos")
    stage.roll("hit", "cover", "cover", "cover").roll("dodge", "hit", "hit")
    assert not stage.figure("emerson").down


@pytest.mark.rule("RM-EFF-07", "RM-RULING-42")
def test_a_knocked_down_figure_stands_up_first() -> None:
    stage = Stage("1", acting="tobias", at="C6").place("drago", "D6").change("tobias", down=True)
    assert stage.denied("attack:melee,drago") == "RM-EFF-07"
    assert stage.denied("move") == "RM-EFF-07"
    assert "stand" in stage.options()
    stage.answer("stand")
    assert stage.actions_left() == 1
    assert "attack:melee,drago" in stage.options()
    stage = Stage("1", acting="clown1", at="C6").change("clown1", down=True)
    stage.answer("stand")
    assert stage.board.active != "minions" or "move" not in stage.options()  # a minion loses its activation


@pytest.mark.rule("RM-EFF-09", "RM-RULING-12", "RM-RULING-13")
def test_daze_takes_ether_and_what_is_lacking_as_damage() -> None:
    stage = (
        Stage("1", acting="major", at="C6").place("emerson", "D6").give("arc_rifle", "major").change("emerson", ether=1)
    )
    stage.change("major", ether=1).answer("attack:ranged,emerson", "pay:1", "to_power:instill_chaos")
    pool_before = stage.board.nemesis.pool
    stage.roll("hit", "cover", "cover", "cover")
    if not stage.chance:
        stage.answer("pass")
    stage.roll("hit", "hit", "hit")
    assert (stage.figure("emerson").ether, stage.figure("emerson").damage) == (0, 2)
    assert stage.board.nemesis.pool == pool_before
    stage = Stage("1", acting="major", at="C6").place("clown1", "D6").give("knuckles", "major").change("major", ether=1)
    stage.answer("attack:melee,clown1", "weapon:knuckles", "pay:1", "to_power:instill_chaos")
    stage.roll("hit", "hit", "cover", "cover").roll("hit", "hit", "hit")
    assert stage.at("clown1") == ""


@pytest.mark.rule("RM-EFF-10")
def test_one_hit_is_enough_for_fire() -> None:
    stage = Stage("2", acting="damon", at="J10", versions=("damon b",)).place("drago", "J11").change("drago", ether=0)
    stage.change("damon", ether=1).answer("attack:melee,drago", "bonus:damon_b.1,1")
    stage.roll("hit", "cover").roll("dodge", "hit", "hit")
    assert stage.figure("drago").damage == 0
    assert stage.fires() == {"J11"}


@pytest.mark.rule("RM-EFF-11", "RM-ATK-07", "RM-RULING-85")
def test_the_hand_axe_takes_a_die_for_each_hit_plus() -> None:
    stage = duel("major").give("hand_axe", "major").change("major", ether=1)
    stage.answer("attack:melee,emerson", "weapon:hand_axe", "pay:1", "to_power:instill_chaos")
    stage.roll("hit+", "hit", "cover", "cover")
    assert pool(stage) == 2
    stage.roll("hit", "hit")
    assert stage.figure("emerson").damage == 2
    stage = duel("major").give("hand_axe", "major").change("major", ether=1)
    stage.answer("attack:melee,emerson", "weapon:hand_axe", "pay:1", "to_power:instill_chaos")
    stage.roll("hit", "hit", "cover", "cover")
    assert pool(stage) == 3


@pytest.mark.rule("RM-RULING-85", "RM-RULING-98")
def test_the_claw_also_counts_hit_plus_twice() -> None:
    stage = duel("major").give("claw", "major").change("major", ether=2)
    stage.answer("attack:melee,emerson", "weapon:claw", "pay:1", "to_power:instill_chaos")
    stage.answer("bonus:major.0,1", "to_power:instill_chaos")
    stage.roll("hit+", "cover", "cover", "cover", "cover", "cover", "cover")
    assert pool(stage) == 2
    stage.roll("hit", "hit")
    assert stage.figure("emerson").damage == 2  # the highest holds: twice, not three times


@pytest.mark.rule("RM-EFF-12", "RM-INT-18")
def test_cover_counts_as_dodge_for_an_agent_that_bought_it_when_defending_only() -> None:
    stage = duel("drago").change("emerson", benefits=("agent_guard",))
    stage.answer("attack:melee,emerson").roll("hit", "hit", "cover").roll("cover", "hit", "hit")
    assert stage.figure("emerson").damage == 1
    stage = duel("emerson", "drago").change("drago", ether=0).change("emerson", benefits=("agent_guard",), ether=0)
    stage.answer("attack:ranged,drago").roll("cover", "cover", "cover", "cover", "hit").roll("hit", "hit", "hit")
    assert stage.figure("drago").damage == 1


@pytest.mark.rule("RM-AGENT-06", "RM-INT-17")
def test_a_benefit_of_a_minion_type_is_for_the_minions_it_leads() -> None:
    stage = Stage("1", acting="tobias", at="C6").place("drago", "D6").change("tobias", ether=0)
    stage.board.nemesis.minion_benefits = ("minion_die clown",)
    assert pool(stage.ask_again().answer("attack:melee,drago")) == 5
    stage = Stage("1", acting="clown1", at="C6").place("drago", "D6")
    stage.board.nemesis.minion_benefits = ("minion_die clown",)
    assert pool(stage.ask_again().answer("attack:melee,drago")) == 4


@pytest.mark.rule("RM-RULING-98")
def test_a_pool_never_falls_below_one_and_a_defence_not_below_zero() -> None:
    stage = Stage("1", acting="drago", at="C6").place("emerson", "D6").change("emerson", ether=0)
    stage.afflict("shaking_hands", "drago").afflict("shaking_hands", "drago")
    assert pool(stage.answer("attack:melee,emerson")) == 1
    stage = duel("major").give("hand_axe", "major").change("major", ether=1)
    stage.answer("attack:melee,emerson", "weapon:hand_axe", "pay:1", "to_power:instill_chaos")
    stage.roll("hit+", "hit+", "hit+", "hit+")
    assert stage.kind == "act" or not stage.chance  # four dice fewer than three: nothing to roll
    assert stage.figure("emerson").damage == 4


@pytest.mark.rule("RM-RULING-109", "RM-EQUIP-12", "RM-RULING-65")
def test_a_bottle_burns_everybody_round_the_target() -> None:
    stage = Stage("1", acting="drago", at="C6").place("clown1", "F6").place("clown2", "G6").place("bobby1", "F5")
    stage.give("incendiary_bottle", "drago").answer("use:incendiary_bottle.0", "on:clown1")
    assert pool(stage) == 3
    stage.roll("hit", "cover", "cover")
    for _ in range(3):  # three defence rolls
        assert pool(stage) in (2, 3)
        stage.roll(*["dodge"] * pool(stage))
    assert stage.fires() == {"F6", "G6", "F5"}
    assert stage.actions_left() == 2


@pytest.mark.rule("RM-RULING-84", "RM-POWER-11")
def test_nobody_makes_the_attack_of_the_shadow_grasp() -> None:
    stage = Stage("1", acting="drago", at="A5").place("emma", "D2").change("emma", ether=2).ether("shadow_grasp", 2)
    stage.place("tobias", "N9").turn("tobias").answer("power:shadow_grasp", "on:emma")
    assert pool(stage) == 5
    stage.roll("hit", "hit", "cover", "cover", "cover")
    assert stage.offers("elude") == {""} or "elude" in stage.options()
    stage.answer("elude", "to_power:instill_chaos")
    assert pool(stage) == 6
    stage.roll("cover", "cover", "hit", "hit", "hit", "hit")  # no cover
    assert stage.figure("emma").damage == 2
    assert stage.kind != "counter"


@pytest.mark.rule("RM-RULING-105", "RM-SPEC-11")
def test_tesla_gloves_strike_and_shoot() -> None:
    stage = Stage("1", acting="cavendish", at="C6").place("emerson", "D6").change("emerson", ether=0)
    stage.change("cavendish", ether=3)
    assert {"melee,emerson", "ranged,emerson"} <= stage.offers("attack")
    stage.answer("attack:melee,emerson", "weapon:tesla_gloves")
    assert stage.offers("pay") == {"0", "1", "2"}
    stage.answer("pay:2", "to_power:instill_chaos", "to_power:instill_chaos")
    assert pool(stage) == 5
    stage.change("emerson", ether=2).roll("hit+", "hit+", "cover", "cover", "cover")
    assert stage.kind == "trade"
    assert stage.offers("trade") == {"0", "1", "2"}
    stage.answer("trade:2")
    if not stage.chance:
        stage.answer("pass")
    stage.roll("hit", "hit", "hit")
    assert (stage.figure("emerson").damage, stage.figure("emerson").ether) == (2, 0)
    stage = Stage("1", acting="cavendish", at="C6").place("clown1", "H6")
    assert stage.denied("attack:ranged,clown1") == "RM-CMB-06"  # they reach 4 squares


@pytest.mark.rule("RM-EX-10", "RM-SPEC-09", "RM-RULING-111")
def test_emma_heals_by_the_symbiont_rifle() -> None:
    stage = Stage("1", acting="emma", at="C6").place("emerson", "F6").change("emerson", ether=0)
    stage.change("emma", ether=3, damage=3)
    stage.answer("use:emma.0", "to_power:instill_chaos", "to_power:instill_chaos", "pay:1", "to_power:instill_chaos")
    assert pool(stage) == 6
    stage.roll("hit", "hit", "cover", "cover", "cover", "cover").roll("hit", "hit", "hit")
    assert (stage.figure("emma").damage, stage.figure("emma").ether) == (1, 0)
    assert stage.actions_left() == 2
