"""The eight artefacts and the four Moloch stones (content 13)."""

import pytest

from games.moloch.cards.playing import WITH_ABIGAIL, facing, fight, go, life, pool, room, split, strike, ward
from games.moloch.helper import Stage


def holding(card: str, id: str = "drago", at: str = "C6") -> Stage:
    """It is the activation of a gentleman who holds this card."""
    return Stage("1", acting=id, at=at).give(card, id)


# Artefacts


@pytest.mark.rule("RM-EQUIP-13", "RM-EQUIP-05")
def test_a_crystal_skull_fills_up() -> None:
    stage = holding("crystal_skull").ether("drago", 0)
    go(stage, "use:crystal_skull.1")
    assert (stage.figure("drago").ether, stage.figure("drago").cards, stage.actions_left()) == (3, (), 2)
    assert stage.board.discards == ("crystal_skull",)


def test_a_scarab_takes_all_damage_of_one_attack() -> None:
    stage = facing("tobias", "drago").give("scarab", "drago")
    fight(stage, "attack:melee,drago", "hit hit hit hit hit")
    go(stage, "use:scarab.0")
    assert (stage.figure("drago").damage, stage.board.discards) == (0, ("scarab",))
    stage = holding("scarab").fire("D6")
    go(stage, "move", "step:D6")
    assert (stage.figure("drago").damage, stage.kind) == (1, "step")  # not against fire


@pytest.mark.rule("RM-RULING-96", "RM-RULING-67")
def test_an_hourglass_swaps_two_hidden_cards_in_the_own_activation() -> None:
    stage = holding("hourglass").place("emma", "D6").place("major", "E6")
    stage.rows(("drago", "emma", "major"), ("tobias",))
    stage.board.upper[0].seen = -1
    go(stage.ask_again(), "use:hourglass.0")
    assert stage.options() == ["swap:2,3"]
    go(stage, "swap:2,3")
    assert [slot.card for slot in stage.board.upper] == ["drago", "major", "emma"]
    assert (stage.board.discards, stage.actions_left()) == (("hourglass",), 2)


@pytest.mark.rule("RM-RULING-67", "RM-RULING-52")
def test_an_hourglass_works_in_the_activation_of_others() -> None:
    stage = Stage("1", acting="tobias", at="H6").place("drago", "C6").give("hourglass", "drago").place("emma", "B6")
    stage.rows(("drago", "emma"), ("tobias",)).activate("tobias")
    assert stage.asked == (1, "react")
    go(stage, "use:hourglass.0", "swap:1,2")
    assert [slot.card for slot in stage.board.upper] == ["emma", "drago"]
    stage = Stage("1", acting="emma", at="C6", players=3).place("drago", "D6").give("hourglass", "drago")
    stage.rows(("major", "cavendish"), ()).answer("move", "stop")
    assert stage.asked == (stage.figure("drago").seat, "react")  # another seat of the gentlemen


@pytest.mark.rule("RM-RULING-107")
def test_an_hourglass_needs_two_hidden_cards() -> None:
    stage = holding("hourglass").rows(("emma",), ("tobias",))
    assert "use:hourglass.0" not in stage.options()


@pytest.mark.rule("RM-RULING-52")
def test_the_defeated_use_nothing() -> None:
    stage = Stage("1", acting="tobias", at="H6").place("drago", "C6", defeated=True).give("hourglass", "drago")
    stage.rows(("drago", "emma"), ("tobias",)).activate("tobias")
    assert stage.asked == (0, "act")


def test_an_ankh_revives_anybody_anywhere() -> None:
    stage = holding("ankh").place("emma", "N10", defeated=True, damage=5)
    go(stage, "use:ankh.0")
    assert (stage.figure("emma").defeated, stage.figure("emma").damage, stage.actions_left()) == (False, 0, 2)
    assert holding("ankh").denied("use:ankh.0") == "RM-RULING-107"


@pytest.mark.rule("RM-RULING-67", "RM-CHAOS-04")
def test_a_black_candle_cancels_a_chaos_card_which_is_discarded() -> None:
    stage = Stage("1", acting="tobias", at="H6").place("drago", "C6").give("black_candle", "drago")
    stage.hand("foul_tonic").change("tobias", damage=4)
    go(stage, "chaos:foul_tonic")
    assert stage.asked == (1, "react")
    go(stage, "use:black_candle.0")
    assert stage.figure("tobias").damage == 4
    assert (stage.board.chaos_discard, stage.board.discards) == (("foul_tonic",), ("black_candle",))
    assert stage.kind == "act"


@pytest.mark.rule("RM-RULING-67")
def test_two_black_candles_cancel_two_cards() -> None:
    stage = Stage("1", acting="tobias", at="H6").place("drago", "C6").hand("foul_tonic", "foul_tonic")
    stage.give("black_candle", "drago").give("black_candle", "drago").change("tobias", damage=4)
    go(stage, "chaos:foul_tonic", "use:black_candle.0")
    assert stage.figure("drago").cards == ("black_candle",)  # one is enough for one card
    go(stage, "chaos:foul_tonic", "use:black_candle.0")
    assert (stage.figure("tobias").damage, stage.figure("drago").cards) == (4, ())


@pytest.mark.rule("RM-SPEC-05", "RM-RULING-29")
def test_the_mirror_of_isis_strikes_back_without_special_or_ether() -> None:
    stage = facing("tobias", "drago").give("mirror_of_isis", "drago")
    fight(stage, "attack:melee,drago", "hit")
    assert stage.asked == (1, "counter")
    go(stage, "use:mirror_of_isis.0")
    assert pool(stage) == 5  # strength 3 and 2 more
    ward(strike(stage, "hit"))
    assert (stage.figure("tobias").damage, stage.board.discards) == (1, ("mirror_of_isis",))


def test_two_mirrors_are_offered_as_one() -> None:
    stage = facing("tobias", "drago").give("mirror_of_isis", "drago").give("mirror_of_isis", "drago")
    fight(stage, "attack:melee,drago", "hit")
    assert stage.options() == ["use:mirror_of_isis.0", "done"]


@pytest.mark.rule("RM-RULING-29")
def test_the_mirror_needs_the_attacker_in_reach() -> None:
    stage = Stage("1", acting="emerson", at="G6").ether("emerson", 0).place("drago", "C6").ether("drago", 0)
    fight(stage.give("mirror_of_isis", "drago"), "attack:ranged,drago", "hit")
    assert stage.kind == "act"


def test_the_eye_of_ra_shoots_with_six_dice_through_cover() -> None:
    stage = holding("eye_of_ra").place("emerson", "I6").ether("emerson", 0).place("bobby1", "E6")
    go(stage, "use:eye_of_ra.0")
    assert pool(stage) == 6
    ward(strike(stage, "hit hit hit"), "cover cover")
    assert (stage.figure("emerson").damage, stage.actions_left()) == (3, 2)
    stage = holding("eye_of_ra").place("emerson", "I6").place("clown1", "D6")
    assert pool(strike(go(stage, "use:eye_of_ra.0"))) == 3
    assert stage.notices("attack_declared")[-1].target == "clown1"  # the duty holds


def test_the_scroll_of_winds_blows_three_fires_out() -> None:
    stage = holding("scroll_of_winds").fire("C2", "D6", "G6", "H6", "E6")
    go(stage, "use:scroll_of_winds.0")
    assert stage.offers("at") == {"C2", "D6", "G6", "E6"}  # within four squares, walls or not
    go(stage, "at:C2", "at:D6", "at:G6")
    assert (stage.fires(), stage.kind) == ({"E6", "H6"}, "act")


# Moloch stones


@pytest.mark.rule("RM-EQUIP-17", "RM-EQUIP-06")
def test_the_stone_of_flesh_is_a_cross_of_four() -> None:
    stage = facing("tobias", "drago").give("stone_of_flesh", "drago").change("drago", damage=11)
    assert life(stage, "drago") == 12
    fight(stage, "attack:melee,drago", "hit")
    assert stage.figure("drago").defeated
    assert stage.figure("drago").cards == ("stone_of_flesh",)
    stage = Stage("4", acting="titus", at="A5").give("stone_of_flesh", "titus")
    assert life(stage, "titus") == 19


@pytest.mark.parametrize("id", ["drago", "tobias"])
def test_the_stone_of_fire_keeps_fire_off_and_sets_alight(id: str) -> None:
    stage = Stage("1", acting=id, at="C6").give("stone_of_fire", id).ether(id, 1).fire("D6")
    go(stage, "move", "step:D6", "stop")
    assert stage.figure(id).damage == 0
    target = "emerson" if id == "drago" else "emma"
    stage.place(target, "E6").ether(target, 0)
    go(stage, f"attack:melee,{target}", "bonus:stone_of_fire.1,1")
    split(ward(strike(stage, "hit"), "dodge"))
    assert "E6" in {event.square for event in stage.notices("fire_laid")}


@pytest.mark.parametrize(("id", "most"), [("drago", 5), ("tobias", 5)])
def test_the_stone_of_will_holds_two_more_ether(id: str, most: int) -> None:
    assert room(Stage("1", acting=id, at="C6").give("stone_of_will", id), id) == most


@pytest.mark.parametrize(("attacker", "bearer"), [("tobias", "drago"), ("drago", "emerson")])
def test_the_stone_of_shadow_is_a_defence_die(attacker: str, bearer: str) -> None:
    stage = facing(attacker, bearer).give("stone_of_shadow", bearer)
    assert pool(strike(go(stage, f"attack:melee,{bearer}"))) == 4


@pytest.mark.rule("RM-RULING-98")
def test_a_stone_adds_to_other_defence_dice() -> None:
    stage = facing("tobias", "abigail").give("stone_of_shadow", "abigail").ether("abigail", 1)
    assert stage.figure("abigail").id in WITH_ABIGAIL
    strike(go(stage, "attack:melee,abigail"))
    assert pool(go(stage, "elude")) == 7
