"""The advantages of the dilettante (content 9): at least one test a card."""

import pytest

from brassboard.games.moloch.data.told import Member
from games.moloch.cards.playing import facing, fight, go, laid, life, pool, strike, ward
from games.moloch.helper import GROUP, Stage
from games.moloch.rules.setting_up import Beginning, going_on


def emma(card: str, at: str = "C6") -> Stage:
    """It is Emma's activation; she has this card and 3 ether."""
    return Stage("1", acting="emma", at=at).learn(card, "emma").ether("emma", 3)


def test_impetuous_is_a_move_action_more() -> None:
    stage = emma("impetuous").place("clown1", "B6")
    go(stage, "use:impetuous.0", "move", "step:D6", "step:E6", "step:F6")
    assert (stage.at("emma"), stage.figure("emma").damage) == ("F6", 1)  # disengaging hurts as usual
    assert (stage.actions_left(), laid(stage)) == (2, 1)
    assert stage.denied("use:impetuous.0") == "RM-TYPE-07"


def test_inspiration_gives_another_in_sight_two_ether() -> None:
    stage = emma("inspiration").place("drago", "F6").ether("drago", 0).place("major", "D2").ether("major", 0)
    go(stage, "use:inspiration.0")
    assert [stage.figure(id).ether for id in ("drago", "major", "emma")] == [2, 0, 2]
    assert stage.actions_left() == 1
    assert emma("inspiration").ether("emma", 1).denied("use:inspiration.0") == "RM-RULING-107"  # never herself


@pytest.mark.rule("RM-ADV-04", "RM-RULING-91", "RM-RULING-78")
def test_copycat_is_another_advantage_until_her_next_activation() -> None:
    stage = emma("copycat").place("major", "F6").learn("hard_boiled", "major").learn("stalwart", "major")
    stage.place("drago", "D2").learn("berserk", "drago")  # out of sight
    go(stage, "use:copycat.0")
    assert stage.offers("learn") == {"hard_boiled", "stalwart"}
    go(stage, "learn:hard_boiled")
    assert (life(stage, "emma"), stage.actions_left(), laid(stage)) == (8, 2, 0)
    assert stage.denied("use:copycat.0") == "RM-TYPE-07"
    stage.change("emma", damage=7).activate("emma")
    assert life(stage, "emma") == 5
    assert (stage.figure("emma").damage, stage.figure("emma").defeated) == (4, False)
    assert stage.figure("emma").afflictions == ()
    assert "use:copycat.0" in stage.quiet().options()  # and she may copy again


@pytest.mark.rule("RM-RULING-91")
def test_copied_upkeep_goes_to_the_nemesis_when_the_copy_ends() -> None:
    stage = Stage("1", acting="emma", at="C6", group=("abigail", "drago", "emma", "major")).learn("copycat", "emma")
    stage.place("abigail", "F6").learn("protection_aura", "abigail").ether("emma", 3)
    go(stage, "use:copycat.0", "learn:protection_aura", "use:protection_aura.0")
    assert (stage.figure("emma").ether, laid(stage)) == (1, 0)
    stage.place("tobias", "B6").ether("tobias", 0).turn("tobias").ether("emma", 0)
    assert pool(strike(go(stage, "attack:melee,emma"))) == 4
    ward(stage).activate("emma")
    go(stage, "to_power:instill_chaos")
    assert laid(stage) == 2
    assert "use:protection_aura.0" not in stage.options()


@pytest.mark.rule("RM-RULING-91")
def test_the_price_of_a_copy_is_paid_as_printed() -> None:
    stage = emma("copycat").place("major", "D6").learn("stalwart", "major")
    go(stage, "use:copycat.0", "learn:stalwart")
    stage.place("tobias", "B6").ether("tobias", 0).turn("tobias").ether("emma", 1)
    strike(go(stage, "attack:melee,emma"), "hit hit")
    go(stage, "use:stalwart.0")
    ward(stage, "hit hit")
    assert (stage.figure("emma").damage, stage.figure("emma").ether, laid(stage)) == (0, 0, 1)


@pytest.mark.rule("RM-RULING-91", "RM-DMG-06")
def test_copycat_copies_nobody_who_lies_defeated() -> None:
    stage = emma("copycat").place("major", "F6", defeated=True).learn("hard_boiled", "major")
    assert stage.denied("use:copycat.0") == "RM-RULING-107"


@pytest.mark.rule("RM-ADV-04")
def test_a_copy_ends_with_the_activation_in_which_she_gets_up() -> None:
    stage = emma("copycat").place("major", "F6").learn("hard_boiled", "major")
    go(stage, "use:copycat.0", "learn:hard_boiled").change("emma", defeated=True, damage=8)
    stage.rows((), ()).activate("emma")
    assert (stage.figure("emma").defeated, life(stage, "emma")) == (False, 5)


@pytest.mark.rule("RM-RULING-110", "RM-EQUIP-05")
def test_the_resourceful_find_a_utensil_again() -> None:
    stage = emma("resourceful").give("whisky", "emma").give("ether_flask", "emma").change("emma", damage=3)
    go(stage, "use:whisky.0")
    assert stage.figure("emma").damage == 0  # its effect is done first
    go(stage, "use:resourceful.0")
    assert pool(stage) == 1
    stage.roll("hit+")
    assert stage.figure("emma").cards == ("ether_flask", "whisky")
    assert (stage.board.discards, laid(stage)) == ((), 1)
    go(stage, "use:ether_flask.0")
    assert stage.kind == "act"  # once in an activation
    assert stage.board.discards == ("ether_flask",)


@pytest.mark.parametrize(("symbol", "back"), [("crown", True), ("hit", False), ("dodge", False), ("cover", False)])
def test_only_a_crown_or_a_hit_plus_brings_a_utensil_back(symbol: str, back: bool) -> None:
    stage = emma("resourceful").give("ether_flask", "emma").ether("emma", 1)
    go(stage, "use:ether_flask.0", "use:resourceful.0").roll(symbol)
    assert (stage.figure("emma").cards == ("ether_flask",)) == back


@pytest.mark.rule("RM-RULING-110")
def test_the_resourceful_find_a_steel_top_hat_again() -> None:
    stage = facing("tobias", "emma").learn("resourceful", "emma").give("steel_top_hat", "emma")
    strike(go(stage, "attack:melee,emma"), "hit hit hit hit")
    ward(stage.ether("emma", 1))
    go(stage, "use:steel_top_hat.0")
    assert stage.kind == "recover"
    go(stage, "use:resourceful.0").roll("crown")
    assert stage.figure("emma").cards == ("steel_top_hat",)
    assert stage.asked == (1, "react")  # the hat again: the one damage that is left
    go(stage, "pass")
    assert stage.figure("emma").damage == 1


@pytest.mark.rule("RM-RULING-110", "RM-RULING-87")
def test_the_resourceful_find_a_lucky_coin_again_when_its_reroll_is_done() -> None:
    stage = emma("resourceful").give("lucky_coin", "emma").place("emerson", "F6").ether("emerson", 0).ether("emma", 1)
    strike(go(stage, "attack:ranged,emerson", "pay:0"))
    stage.answer("again:dodge", "done")
    assert pool(stage) == 1  # the reroll comes first
    strike(stage, "hit")
    assert stage.kind == "recover"
    go(stage, "use:resourceful.0").roll("crown")
    ward(stage)
    assert (stage.figure("emerson").damage, stage.figure("emma").cards) == (1, ("lucky_coin",))


def test_reflexes_are_two_defence_dice() -> None:
    stage = facing("tobias", "emma").learn("reflexes", "emma").ether("emma", 2)
    strike(go(stage, "attack:melee,emma"), "hit")
    go(stage, "use:reflexes.0", "elude")
    assert (pool(stage), laid(stage)) == (8, 2)  # 3, reflexes 2, elusive 3


@pytest.mark.rule("RM-RULING-34", "RM-RULING-87", "RM-RULING-54")
def test_the_luck_of_the_devil_rerolls_any_own_roll_for_one_ether_each() -> None:
    stage = facing("tobias", "emma").learn("luck_of_the_devil", "emma").ether("emma", 1)
    strike(go(stage, "attack:melee,emma"), "hit").answer("pass")
    ward(stage)
    stage.answer("again:hit+")
    go(stage, "done").roll("dodge")
    assert (stage.figure("emma").damage, laid(stage)) == (0, 1)
    fight(stage, "attack:melee,emma", "hit")
    assert stage.figure("emma").damage == 1  # no ether, no luck


def test_a_sportsman_runs_farther_and_climbs_easily() -> None:
    stage = emma("sportsman", at="G8").answer("move")
    go(stage, "step:H8")  # a window
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["points"] == 3


@pytest.mark.rule("RM-GENT-07")
def test_the_top_of_the_line_is_a_slot_and_a_simple_card_for_each_chapter() -> None:
    roles = ("leader", "bodyguard", "scout", "bruiser")
    group = [Member(id, 1, role, gains=()) for id, role in zip(GROUP, roles, strict=True)]
    group[2] = Member("emma", 1, "scout", advantages=("top_of_the_line",), gains=())
    begun = Beginning(told=going_on(group=tuple(group))).to_end()
    assert len(begun.figure("emma").cards) == 1
    stage = emma("top_of_the_line").place("drago", "D6").give("revolver", "emma").give("bayonet", "emma")
    stage.give("hand_axe", "drago").give("knuckles", "drago").turn("drago")
    go(stage, "move", "hand:hand_axe,emma")
    assert stage.kind == "step"  # a third slot
    go(stage, "hand:knuckles,emma")
    assert stage.kind == "discard"  # and no fourth
