"""Pools: the order in which they are settled, and what may be done to the dice."""

from collections import Counter

import pytest

from brassboard.games.smog_riders.data.frames import AttackTurn, Retaliation
from games.smog_riders.helper import Stage
from games.smog_riders.rules.rolling_pools import WORKSHOP, dice_of, rolled, spread_out

# Must, may, in which order


@pytest.mark.rule("SR-POOL-03", "SR-RULING-100")
def test_in_a_resolved_room_without_enemies_rolling_is_a_choice() -> None:
    stage = spread_out(mapuche="E7")
    assert stage.denied("end") == ""
    stage.turret("basic", "C5")
    assert stage.denied("end") == "", "a turret is no enemy here"


@pytest.mark.rule("SR-POOL-03", "SR-RULING-100")
def test_in_an_active_room_or_beside_an_enemy_it_is_not() -> None:
    stage = spread_out(mapuche="E7").room(WORKSHOP)
    assert "end" not in stage.options()
    stage.room(WORKSHOP, "resolved").put("kelly", "C5")
    assert "end" not in stage.options()
    stage.roll_room(WORKSHOP, "R1", "R1", "B1").assign()
    assert stage.denied("end") == "", "once is enough"


@pytest.mark.rule("SR-RULING-100")
def test_without_a_die_nobody_has_to_roll() -> None:
    stage = spread_out(mapuche="E7").room(WORKSHOP).change("mapuche", dice="")
    assert stage.denied("end") == ""
    assert stage.denied(f"roll:{WORKSHOP}") == "SR-POOL-04"
    stage.change("mapuche", dice="RRB", resting=True)
    assert stage.denied("end") == "", "who rests brings no die"


@pytest.mark.rule("SR-RULING-100", "SR-RULING-45")
def test_the_defender_never_has_to_roll() -> None:
    stage = Stage().put("mapuche", "E7").put("kelly", "C5")
    stage.rolling(stage.defender)
    assert f"roll:{WORKSHOP}" in stage.options()
    assert stage.denied("end") == ""


@pytest.mark.rule("SR-RULING-45")
def test_minions_and_turrets_of_a_room_form_one_pool_and_a_turret_alone_has_its_die() -> None:
    stage = Stage().no_turrets().put("mapuche", "E7").put("kelly", "C5").put("magda", "C6")
    stage.turret("basic", "C8")
    stage.turret("basic", "G7")
    stage.rolling(stage.defender)
    assert stage.offers("roll") == {WORKSHOP, "drawing_office"}
    stage.answer(f"roll:{WORKSHOP}")
    assert dice_of(stage) == "GGGGG"
    stage.rolling(stage.defender).answer("roll:drawing_office")
    assert dice_of(stage) == "G"
    stage.put("mapuche", "H5")
    stage.roll(5).pass_windows().assign(t02_fire=["G5"]).answer("use:t02,fire")
    assert stage.who("mapuche").wounds == 1


@pytest.mark.rule("SR-POOL-04")
def test_room_by_room_in_any_order() -> None:
    stage = spread_out(mapuche="E7", charlotte="G6").put("kelly", "C5").put("magda", "J8")
    assert {WORKSHOP, "drawing_office"} <= stage.offers("roll")
    stage.roll_room("drawing_office", "B6", "M6")
    assert stage.kind in ("change", "place")
    assert stage.why_not(f"roll:{WORKSHOP}") is not None, "first this room's dice are settled"
    stage.assign(charlotte_main=["B6", "M6"])
    assert stage.why_not(f"roll:{WORKSHOP}") is not None
    stage.answer("end")
    assert stage.denied(f"roll:{WORKSHOP}") == ""
    assert stage.denied("roll:drawing_office") == "SR-POOL-04", "once a turn"


@pytest.mark.rule("SR-POOL-05")
def test_dice_go_on_any_own_character_in_the_room_whoever_brought_them() -> None:
    stage = Stage().put("mapuche", "E7").put("kelly", "E8")
    room = stage.site.board.room(WORKSHOP)
    stage.walker("arcturus", "outer1", "G6", backs=room, backing=1).rolling()
    stage.roll_room(WORKSHOP, "R2", "R1", "B1", "M5").assign(mapuche_main=["R2", "M5"]).answer("use:mapuche,main")
    assert stage.who("kelly").wounds == 1


@pytest.mark.rule("SR-POOL-06", "SR-RULING-92")
def test_dice_that_fulfil_nothing_are_lost() -> None:
    stage = spread_out(charlotte="E7").put("kelly", "E8").change("charlotte", used=("second",))
    stage.roll_room(WORKSHOP, "B2", "M3")
    assert stage.kind == "room", "there is nothing to place them on"
    assert stage.who("kelly").wounds == 0
    assert stage.denied(f"roll:{WORKSHOP}") == "SR-POOL-04", "and the dice are gone for this turn"


@pytest.mark.rule("SR-POOL-06")
def test_without_dice_in_place_there_is_no_action() -> None:
    stage = spread_out(mapuche="E7", charlotte="E5").put("kelly", "E8")
    stage.roll_room(WORKSHOP, "R6", "R5", "B4", "B1", "M1").assign(mapuche_main=["R6", "R5"])
    assert stage.denied("use:charlotte,main") == "SR-POOL-06"
    assert stage.denied("use:mapuche,main") == ""
    stage.answer("use:mapuche,main")
    assert stage.why_not("use:mapuche,main") is not None


@pytest.mark.rule("SR-ATT-02", "SR-ATT-03")
def test_an_attack_without_a_target_cannot_be_carried_out() -> None:
    stage = spread_out(mapuche="E7", charlotte="E5").put("kelly", "C6")
    stage.roll_room(WORKSHOP, "R6", "R5", "B4", "B4", "M4").assign(
        mapuche_main=["R6", "R5"], charlotte_main=["B4", "M4"]
    )
    assert stage.denied("use:mapuche,main") == "SR-ATT-02", "Kelly is two squares away"
    assert stage.denied("use:charlotte,main") == ""


@pytest.mark.rule("SR-POOL-07")
def test_when_no_room_is_left_phase_6_begins() -> None:
    stage = spread_out(mapuche="E7", charlotte="E5", arcturus="F5").fallen("arcturus", "F5")
    stage.change("charlotte", madness=1).roll_room(WORKSHOP, "R1", "R1", "B1", "B1", "M1").assign()
    assert stage.asked == (0, "revive")


@pytest.mark.rule("SR-POOL-07")
def test_who_has_rooms_left_goes_on() -> None:
    stage = spread_out(mapuche="E7", charlotte="G6")
    stage.roll_room(WORKSHOP, "R1", "R1", "B1").assign()
    assert stage.asked == (0, "room")
    stage.roll_room("drawing_office", "B1", "M1").assign()
    assert stage.offers("roll") == {"1"}


# Once per turn


@pytest.mark.rule("SR-RULING-46")
def test_each_action_once_per_turn_different_ones_all() -> None:
    stage = Stage(team=("duane", "jack", "tom")).put("duane", "E7").put("jack", "C5").put("hans", "E8").rolling()
    stage.roll_room(WORKSHOP, "R6", "R6", "R6", "R5", "B2", "B1").assign(
        duane_main=["R5", "B2"], duane_second=["R6", "R6"]
    )
    stage.answer("use:duane,main", "use:duane,second")
    assert stage.who("hans").at == "out", "1 and 2 wounds"
    assert set(stage.who("duane").used) == {"main", "second"}


@pytest.mark.rule("SR-RULING-46", "SR-RULING-99")
def test_who_moved_on_acts_with_the_next_pool_but_not_twice() -> None:
    stage = (
        Stage(team=("duane", "jack", "tom")).put("duane", "F6").put("jack", "G7").put("hans", "E6").put("mapuche", "H6")
    )
    stage.doors("cp").rolling()
    stage.roll_room(WORKSHOP, "R5", "R2", "R1").assign(duane_main=["R5", "R2"]).answer("use:duane,main")
    stage.put("duane", "G6")  # a card let him move
    stage.answer("roll:drawing_office")
    assert dice_of(stage) == "BBR", "his own dice were rolled elsewhere"
    stage.roll(4, 4, 4).pass_windows()
    assert "duane.second" in stage.slots
    assert "duane.main" not in stage.slots


@pytest.mark.rule("SR-RULING-46")
def test_the_next_turn_all_actions_are_there_again() -> None:
    stage = spread_out(mapuche="E7").change("mapuche", used=("main", "second"))
    stage.frames(AttackTurn(0)).answer("end")
    assert stage.who("mapuche").used == ()


# The order of settling


@pytest.mark.rule("SR-RULING-98")
def test_rerolls_then_curses_then_changes_then_assignment() -> None:
    stage = spread_out(charlotte="E7").room(WORKSHOP, card="automatic_defenses")  # Alarm on 2
    rolled(stage, WORKSHOP, "B2", "M3")
    assert stage.asked == (0, "react")
    assert stage.who("charlotte").used == ()
    assert stage.why_not("four:charlotte,M3") is not None, "not yet"
    stage.answer("luck", "reroll:M3").roll(2)
    assert stage.kind == "react", "any number of them"
    stage.answer("pass")
    assert stage.asked == (0, "curse"), "the final faces are checked"
    assert stage.offers("cancel") == {"B2", "M2"}
    stage.answer("cancel:M2", "pass")
    assert len(stage.side(stage.defender).defence) == 1
    assert stage.asked == (0, "change")
    stage.answer("four:charlotte,B2")
    assert sorted(stage.pool.dice) == ["B4", "M2"]
    assert stage.kind == "place"
    stage.assign(room=["B4", "M2"]).answer("lay")
    assert stage.state_of(WORKSHOP).laid == 6


@pytest.mark.rule("SR-RULING-98")
def test_a_changed_die_never_wakes_a_curse() -> None:
    stage = Stage(team=("clayton", "mapuche", "charlotte")).put("clayton", "E7").put("mapuche", "E6")
    stage.room(WORKSHOP, card="automatic_defenses").rolling()
    stage.roll_room(WORKSHOP, "R6", "B6", "M6", "R3", "R5", "B5")
    assert stage.kind == "change"
    stage.answer("nudge:clayton,R3,-1")
    assert "R2" in stage.pool.dice
    assert stage.side(stage.defender).defence == ()


@pytest.mark.rule("SR-RULING-98", "SR-RULING-47")
def test_all_dice_are_assigned_before_anything_is_carried_out_in_any_order() -> None:
    stage = spread_out(mapuche="E7", charlotte="E5").put("kelly", "D8", wounds=1).put("magda", "F8")
    stage.roll_room(WORKSHOP, "R6", "R5", "B4", "B4", "M4").assign(
        mapuche_main=["R6", "B4"], charlotte_main=["R5", "B4"]
    )
    assert stage.offers("use") == {"mapuche,main", "charlotte,main"}
    stage.answer("use:charlotte,main")
    assert stage.kind == "aim", "the target is chosen when the attack is carried out"
    stage.answer("aim:kelly")
    assert stage.who("kelly").at == "out"
    stage.answer("use:mapuche,main")
    assert stage.who("magda").wounds == 1, "the target died meanwhile; there is another"


# Luck, rerolls, changes of dice


@pytest.mark.rule("SR-RULING-113")
def test_luck_is_for_own_rolls_only() -> None:
    stage = spread_out(mapuche="E7").hand(1, "slaughter")
    rolled(stage, WORKSHOP, "R1", "R1", "B1")
    assert stage.denied("luck") == ""
    stage.answer("pass")
    assert stage.asked[0] == stage.defender
    stage.stock(stage.defender, luck=1)
    assert stage.denied("luck") == "SR-RULING-113", "whoever else had luck could not use it here"


@pytest.mark.rule("SR-RULING-113")
def test_nor_on_the_defenders_roll_or_the_retaliation() -> None:
    stage = Stage().put("mapuche", "E7").put("kelly", "E8").hand(0, "give_breath", "brace").rolling(1)
    stage.answer(f"roll:{WORKSHOP}").pass_windows().roll(6, 6)
    while stage.kind in ("react", "place"):
        assert "luck" not in stage.options()
        stage.answer(stage.options()[-1])
    stage = Stage().walker("mapuche", "outer1", "E7")
    stage.board.astral_dice = 1
    stage.frames(Retaliation()).roll(1)
    assert stage.side(0).luck == 3
    assert stage.kind != "react"


@pytest.mark.rule("SR-MARK-04", "SR-MARK-06")
def test_a_luck_point_rerolls_any_dice_of_the_roll() -> None:
    stage = spread_out(mapuche="E7").put("kelly", "E8")
    rolled(stage, WORKSHOP, "R1", "R1", "B5").answer("luck", "reroll:R1", "reroll:R1").roll(6, 4)
    assert sorted(stage.pool.dice) == ["B5", "R4", "R6"]
    assert stage.side(0).luck == 2
    stage.stock(0, luck=0)
    assert stage.denied("luck") == "SR-MARK-04"


@pytest.mark.rule("SR-SPEC-02")
def test_claytons_nudge_is_for_a_die_a_teammate_in_the_room_brought() -> None:
    stage = Stage(team=("clayton", "mapuche", "charlotte")).put("clayton", "E7").gear("mapuche", "rafter")
    stage.put("mapuche", "E6").put("charlotte", "G6").put("kelly", "E8").rolling()
    stage.roll_room(WORKSHOP, "R5", "B1", "M1", "R4", "R6", "B3", "B2")
    assert stage.kind == "change"
    assert stage.offers("nudge") == {
        "clayton,R4,-1", "clayton,R4,1", "clayton,R6,-1", "clayton,B3,-1", "clayton,B3,1",
    }, "not the Rafter's 2"  # fmt: skip
    assert stage.denied("nudge:clayton,R5,1") == "SR-SPEC-02", "his own die"
    assert stage.denied("nudge:clayton,R6,1") == "SR-SPEC-02", "no die shows a 7"
    stage.answer("nudge:clayton,R4,1")
    assert Counter(stage.pool.dice)["R5"] == 2
    assert stage.why_not("nudge:clayton,B3,1") is not None, "once per roll"


@pytest.mark.rule("SR-SPEC-02")
def test_a_second_nudge_is_refused() -> None:
    stage = Stage(team=("clayton", "charlotte", "mapuche")).put("clayton", "E7").put("charlotte", "E6").rolling()
    stage.roll_room(WORKSHOP, "R5", "B1", "M1", "B3", "M3").answer("nudge:clayton,B3,1")
    assert stage.kind == "change", "Charlotte may still turn a die"
    assert stage.denied("nudge:clayton,M3,1") == "SR-SPEC-02"


@pytest.mark.rule("SR-SPEC-02")
def test_morsiarty_rerolls_one_die_of_a_teammate_once() -> None:
    stage = (
        Stage(team=("morsiarty", "kelly", "jack")).put("morsiarty", "E7").put("kelly", "E6").stock(0, luck=0).rolling()
    )
    rolled(stage, WORKSHOP, "R5", "M4", "M3", "R1", "B2", "M6")
    assert stage.asked == (0, "react"), "his skill alone opens the window"
    assert stage.offers("rethink") == {"morsiarty,R1", "morsiarty,B2", "morsiarty,M6"}
    assert stage.denied("rethink:morsiarty,R5") == "SR-SPEC-02"
    stage.answer("rethink:morsiarty,R1").roll(6)
    assert sorted(stage.pool.dice) == ["B2", "M3", "M4", "M6", "R5", "R6"]
    assert stage.kind != "react", "once per roll"


@pytest.mark.rule("SR-SPEC-02")
def test_a_second_reroll_by_skill_is_refused() -> None:
    stage = Stage(team=("morsiarty", "kelly", "jack")).put("morsiarty", "E7").put("kelly", "E6").rolling()
    rolled(stage, WORKSHOP, "R5", "M4", "M3", "R1", "B2", "M6").answer("rethink:morsiarty,R1").roll(1)
    assert stage.denied("rethink:morsiarty,B2") == "SR-SPEC-02"


@pytest.mark.rule("SR-SOLVE-07", "SR-RULING-46")
def test_a_die_is_turned_into_a_four_once() -> None:
    stage = spread_out(charlotte="E7", mapuche="E6").room(WORKSHOP, card="quiet_store")
    stage.roll_room(WORKSHOP, "R1", "R4", "B2", "B3", "M6")
    assert stage.offers("four") == {
        f"{one},{die}" for one in ("charlotte", "mapuche") for die in ("R1", "B2", "B3", "M6")
    }
    assert stage.denied("four:charlotte,R4") == "SR-SOLVE-07", "that would change nothing"
    assert stage.denied("four:arcturus,R1") == "SR-SOLVE-07"
    stage.answer("four:charlotte,R1")
    assert stage.denied("four:charlotte,B2") == "SR-RULING-46"
    assert stage.denied("four:mapuche,B2") == ""


@pytest.mark.rule("SR-SOLVE-01")
def test_the_room_card_takes_dice_only_while_it_is_active() -> None:
    stage = spread_out(mapuche="E7").put("kelly", "E8")
    stage.roll_room(WORKSHOP, "R6", "R5", "B4").assign(mapuche_main=["R6", "R5"])
    assert stage.denied("lay") == "SR-SOLVE-01"
    stage = spread_out(mapuche="E7").put("kelly", "E8").room(WORKSHOP, card="quiet_store")
    stage.roll_room(WORKSHOP, "R6", "R5", "B4").assign(mapuche_main=["R6", "R5"], room=["B4"])
    assert stage.denied("lay") == ""
    stage.answer("lay")
    assert stage.state_of(WORKSHOP).laid == 4
    assert stage.denied("lay") == "SR-SOLVE-01"


@pytest.mark.rule("SR-SOLVE-01", "SR-POOL-06")
def test_dice_for_a_card_that_was_resolved_meanwhile_are_lost() -> None:
    stage = Stage(team=("patty", "mapuche", "charlotte")).put("patty", "E7").put("mapuche", "E6").put("kelly", "D5")
    stage.room(WORKSHOP, card="quiet_store").rolling().roll_room(WORKSHOP, "R4", "R4", "M4", "R6", "R3", "B2")
    stage.assign(patty_second=["R4", "R4", "M4"], room=["B2"], mapuche_main=["R6", "R3"])
    assert stage.offers("use") == {"patty,second", "mapuche,main"}
    stage.answer("use:patty,second")
    assert stage.denied("lay") == "SR-SOLVE-01"
    assert stage.denied("use:mapuche,main") == ""


# The hand limit is part of the turn that ends after the pools


@pytest.mark.rule("SR-RULING-14")
def test_the_hand_is_limited_at_the_end_of_the_own_turn() -> None:
    six = ("give_breath", "give_breath", "give_breath", "brace", "brace", "smelling_salts")
    stage = (
        Stage(players=3)
        .hand(0, *six)
        .hand(1, "lucky_cog", "lucky_cog", "steam_valve", "steam_valve", "sabotage", "sabotage")
    )
    stage.rolling()
    while stage.kind != "discard":
        stage.answer("end")
    assert stage.asked == (0, "discard")
    stage.answer("discard:brace")
    assert len(stage.side(0).magic) == 5
    assert len(stage.side(1).magic) >= 6, "nobody else's hand is looked at"
