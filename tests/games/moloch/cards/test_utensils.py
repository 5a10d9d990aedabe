"""The ten utensils (content 13)."""

import pytest

from games.moloch.cards.playing import facing, fight, go, pool, strike, ward
from games.moloch.helper import Stage


def holding(card: str, id: str = "drago", at: str = "C6") -> Stage:
    """It is the activation of a gentleman who holds this card."""
    return Stage("1", acting=id, at=at).give(card, id)


@pytest.mark.rule("RM-EQUIP-10", "RM-EQUIP-05", "RM-TYPE-06")
def test_whisky_heals_three() -> None:
    stage = holding("whisky", "major").change("major", damage=2)
    go(stage, "use:whisky.0")
    assert (stage.figure("major").damage, stage.actions_left()) == (0, 2)
    assert (stage.figure("major").cards, stage.board.discards) == ((), ("whisky",))
    stage = holding("whisky").change("drago", damage=5)
    assert go(stage, "use:whisky.0").figure("drago").damage == 2
    assert holding("whisky").denied("use:whisky.0") == "RM-RULING-107"  # unhurt


@pytest.mark.rule("RM-EQUIP-07", "RM-RULING-52")
def test_everybody_drinks_his_own_whisky_in_his_own_activation() -> None:
    stage = Stage("1", acting="emma", at="C6").change("emma", damage=1).place("drago", "D6").give("whisky", "drago")
    stage.change("drago", damage=3)
    assert "use:whisky.0" not in stage.options()
    assert "use:whisky.0" in stage.turn("drago").options()


@pytest.mark.rule("RM-EQUIP-11", "RM-RULING-67")
def test_a_steel_top_hat_prevents_three_damage_of_any_kind() -> None:
    stage = facing("tobias", "drago").give("steel_top_hat", "drago")
    fight(stage, "attack:melee,drago", "hit hit hit hit")
    assert stage.asked == (1, "react")
    go(stage, "use:steel_top_hat.0")
    assert (stage.figure("drago").damage, stage.board.discards) == (1, ("steel_top_hat",))
    stage = holding("steel_top_hat").fire("D6")
    go(stage, "move", "step:D6", "use:steel_top_hat.0")
    assert stage.figure("drago").damage == 0


@pytest.mark.rule("RM-RULING-67", "RM-RULING-54")
def test_two_steel_top_hats_prevent_six() -> None:
    stage = facing("tobias", "drago").give("steel_top_hat", "drago").give("steel_top_hat", "drago")
    fight(stage, "attack:melee,drago", "hit hit hit hit hit")
    go(stage, "use:steel_top_hat.0")
    assert stage.asked == (1, "react")  # the second hat
    go(stage, "use:steel_top_hat.0")
    assert (stage.figure("drago").damage, stage.figure("drago").cards) == (0, ())


@pytest.mark.rule("RM-EQUIP-11")
def test_a_hat_may_stay_on() -> None:
    stage = facing("tobias", "drago").give("steel_top_hat", "drago")
    fight(stage, "attack:melee,drago", "hit").answer("pass")
    assert (stage.figure("drago").damage, stage.figure("drago").cards) == (1, ("steel_top_hat",))


@pytest.mark.rule("RM-EQUIP-12", "RM-RULING-109")
def test_an_incendiary_bottle_flies_four_squares_at_somebody_in_sight() -> None:
    assert holding("incendiary_bottle").place("clown1", "H6").denied("use:incendiary_bottle.0") == "RM-RULING-107"
    assert holding("incendiary_bottle").place("clown1", "D2").denied("use:incendiary_bottle.0") == "RM-RULING-107"
    stage = holding("incendiary_bottle").place("clown1", "D6").place("emerson", "F6")
    go(stage, "use:incendiary_bottle.0")
    assert pool(stage) == 3  # at the clown next to him, without a choice
    strike(stage, "hit hit")
    ward(ward(stage, "dodge"))  # the clown, and the thrower himself
    assert (stage.figure("drago").damage, stage.at("clown1"), stage.fires()) == (2, "D6", {"C6", "D6"})


@pytest.mark.rule("RM-EQUIP-12")
def test_a_bottle_without_a_hit_burns_nothing() -> None:
    stage = holding("incendiary_bottle").place("clown1", "F6")
    go(stage, "use:incendiary_bottle.0")
    ward(strike(stage))
    assert stage.fires() == set()


def test_smelling_salts_revive_in_short_range() -> None:
    stage = holding("smelling_salts").place("emma", "G6", defeated=True, damage=5).afflict("bleeding", "emma")
    stage.place("major", "H6", defeated=True)
    go(stage, "use:smelling_salts.0")
    emma = stage.figure("emma")
    assert (emma.defeated, emma.damage, emma.afflictions) == (False, 0, ())
    assert (stage.figure("major").defeated, stage.actions_left()) == (True, 2)


def test_a_smoke_bomb_is_cover_until_the_next_activation() -> None:
    stage = holding("smoke_bomb").ether("drago", 0).place("emerson", "G6").ether("emerson", 0)
    go(stage, "use:smoke_bomb.0").turn("emerson")
    fight(stage, "attack:ranged,drago", "hit hit", "cover cover")
    assert stage.figure("drago").damage == 0
    stage.activate("drago").turn("emerson")
    fight(stage, "attack:ranged,drago", "hit hit", "cover cover")
    assert stage.figure("drago").damage == 2


def test_a_smoke_bomb_does_not_help_in_melee_and_hides_nobody_else() -> None:
    stage = holding("smoke_bomb").ether("drago", 0).place("tobias", "D6").ether("tobias", 0).place("emma", "D5")
    go(stage, "use:smoke_bomb.0").turn("tobias")
    fight(stage, "attack:melee,drago", "hit hit", "cover cover")
    assert stage.figure("drago").damage == 2
    stage.ether("emma", 0).place("emma", "B6").place("emerson", "B10").ether("emerson", 0).turn("emerson")
    fight(stage, "attack:ranged,emma", "hit hit", "cover cover")
    assert stage.figure("emma").damage == 2


def test_smoke_has_cleared_when_a_defeated_man_gets_up() -> None:
    stage = holding("smoke_bomb").place("emerson", "G6").ether("emerson", 0)
    go(stage, "use:smoke_bomb.0").change("drago", defeated=True).rows((), ()).activate("drago")
    stage.ether("drago", 0).turn("emerson")
    fight(stage, "attack:ranged,drago", "hit hit", "cover cover")
    assert stage.figure("drago").damage == 2


def test_an_ether_flask_holds_two() -> None:
    stage = holding("ether_flask").ether("drago", 0)
    assert go(stage, "use:ether_flask.0").figure("drago").ether == 2
    assert holding("ether_flask").ether("drago", 3).denied("use:ether_flask.0") == "RM-RULING-107"  # full


@pytest.mark.rule("RM-BOARD-06")
def test_a_skeleton_key_opens_a_door_within_two_squares() -> None:
    stage = holding("skeleton_key", at="C5")
    go(stage, "use:skeleton_key.0")
    assert stage.offers("edge") == {"D3-D4", "E6-E7"}
    go(stage, "edge:D3-D4")
    assert stage.actions_left() == 2
    stage.place("drago", "D4").turn("drago")
    assert "D3" in go(stage, "move").offers("step")
    assert holding("skeleton_key", at="A5").denied("use:skeleton_key.0") == "RM-RULING-107"  # three squares


@pytest.mark.rule("RM-MINION-06", "RM-DMG-09")
def test_caltrops_hurt_every_adjacent_minion_without_a_defence() -> None:
    stage = holding("caltrops").place("clown1", "D6").place("shambling1", "B6").place("shambling2", "E6")
    stage.place("emerson", "B5")
    go(stage, "use:caltrops.0")
    assert (stage.at("clown1"), stage.at("shambling1"), stage.at("shambling2")) == ("", "", "E6")
    assert stage.figure("emerson").damage == 0
    assert stage.kind == "act"  # no dice
    assert [event.n for event in stage.notices("damaged")] == [1, 1]


def test_bandages_cure_one_affliction_and_heal_one() -> None:
    stage = holding("bandages").place("emma", "D6").change("emma", damage=2).afflict("sprained_ankle", "emma")
    stage.afflict("shaking_hands", "emma").change("drago", damage=2)
    go(stage, "use:bandages.0", "on:emma", "discard:sprained_ankle")
    assert stage.kind == "act"  # one is all
    assert (stage.figure("emma").damage, stage.figure("emma").afflictions) == (1, ("shaking_hands",))
    assert stage.figure("drago").damage == 2


@pytest.mark.rule("RM-RULING-107", "RM-RULING-106")
def test_bandages_are_for_neighbours() -> None:
    stage = holding("bandages").place("emma", "E6").change("emma", damage=2).afflict("sprained_ankle", "emma")
    assert stage.denied("use:bandages.0") == "RM-RULING-107"
    stage = holding("bandages").afflict("sprained_ankle", "drago")
    go(stage, "use:bandages.0", "discard:sprained_ankle")  # unhurt, but lame
    assert stage.figure("drago").afflictions == ()


@pytest.mark.rule("RM-RULING-87", "RM-RULING-34", "RM-RULING-52")
def test_a_lucky_coin_rerolls_an_own_roll_also_out_of_turn() -> None:
    stage = facing("tobias", "drago").give("lucky_coin", "drago")
    fight(stage, "attack:melee,drago", "hit hit")
    assert stage.asked == (1, "reroll")
    stage.answer("again:hit+", "again:hit+")
    go(stage, "done").roll("dodge", "dodge")
    assert (stage.figure("drago").damage, stage.board.discards) == (0, ("lucky_coin",))


@pytest.mark.rule("RM-RULING-34")
def test_two_lucky_coins_are_two_chances_for_different_dice() -> None:
    stage = facing("drago", "emerson").give("lucky_coin", "drago").give("lucky_coin", "drago")
    strike(go(stage, "attack:melee,emerson"))
    stage.answer("again:dodge", "done")
    strike(stage, "hit")
    assert stage.kind == "reroll"  # the second coin
    assert stage.offers("again") == {"dodge"}
    stage.answer("again:dodge", "done")
    ward(strike(stage, "hit"))
    assert (stage.figure("emerson").damage, stage.figure("drago").cards) == (2, ())


def test_a_coin_that_is_not_used_is_kept() -> None:
    stage = facing("drago", "emerson").give("lucky_coin", "drago")
    strike(go(stage, "attack:melee,emerson"), "hit").answer("done")
    assert ward(stage).figure("drago").cards == ("lucky_coin",)
