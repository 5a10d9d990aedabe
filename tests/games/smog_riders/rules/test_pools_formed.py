"""Pools: what they are made of, and when they are formed."""

import pytest

from games.smog_riders.helper import Stage
from games.smog_riders.rules.rolling_pools import WORKSHOP, dice_of, rolled, spread_out

# What a pool is made of


@pytest.mark.rule("SR-POOL-01")
def test_one_pool_for_each_room_with_own_characters() -> None:
    stage = spread_out(mapuche="E7", charlotte="C5", arcturus="G6")
    assert stage.offers("roll") == {WORKSHOP, "drawing_office"}
    stage.answer(f"roll:{WORKSHOP}")
    assert dice_of(stage) == "BBMRR"
    stage = spread_out(mapuche="E7", charlotte="C5", arcturus="G6").answer("roll:drawing_office")
    assert dice_of(stage) == "BM"


@pytest.mark.rule("SR-POOL-01", "SR-EQUIP-05")
def test_companions_and_walkers_who_back_up_bring_their_dice() -> None:
    stage = Stage().put("mapuche", "E7").gear("mapuche", "zuba").put("charlotte", "C5").gear("charlotte", "octopiti")
    room = stage.site.board.room(WORKSHOP)
    stage.walker("arcturus", "outer1", "G6", backs=room, backing=2).rolling().answer(f"roll:{WORKSHOP}")
    assert dice_of(stage) == "BB" + "M" + "M" + "MM" + "RR" + "R"


@pytest.mark.rule("SR-POOL-01")
def test_nobody_elses_dice() -> None:
    stage = Stage(players=3).put("mapuche", "E7").put("amelia", "C5").put("kelly", "F8").rolling()
    stage.answer(f"roll:{WORKSHOP}")
    assert dice_of(stage) == "BRR"


@pytest.mark.rule("SR-POOL-02")
def test_a_pool_serves_only_who_is_in_the_room_and_its_card() -> None:
    stage = Stage().put("mapuche", "E7").put("charlotte", "G6").put("kelly", "F8")
    stage.room("drawing_office").room(WORKSHOP, card="quiet_store").rolling()
    stage.roll_room(WORKSHOP, "R6", "R5", "B4")
    stage.answer("end")
    assert stage.slots == ["mapuche.main", "room", "none"]
    assert stage.denied("place:R6,charlotte.main") == "SR-POOL-05"
    stage.assign(room=["R6"])
    assert stage.denied("use:charlotte,main") == "SR-POOL-02"
    stage.answer("lay")
    assert stage.state_of(WORKSHOP).laid == 6
    assert stage.state_of("drawing_office").laid == 0


@pytest.mark.rule("SR-RULING-26", "SR-ATT-04")
def test_the_target_of_a_ranged_attack_may_be_in_another_room() -> None:
    stage = Stage().put("charlotte", "E6").put("kelly", "H6").doors("cp").rolling()
    stage.roll_room(WORKSHOP, "B6", "M5").assign(charlotte_main=["B6", "M5"]).answer("use:charlotte,main")
    assert stage.who("kelly").wounds == 1


# When it is formed, and who falls


@pytest.mark.rule("SR-RULING-99")
def test_a_pool_is_formed_when_its_room_is_rolled() -> None:
    stage = spread_out(mapuche="E7", charlotte="G6").hand(0, "adrenaline")
    stage.roll_room(WORKSHOP, "R1", "R1", "B1").assign()
    stage.put("arcturus", "G7").answer("roll:drawing_office").pass_windows()
    assert dice_of(stage) == "BBMM", "he came before the roll"


@pytest.mark.rule("SR-RULING-99")
def test_rolled_dice_stay_while_another_of_the_players_is_there() -> None:
    stage = spread_out(mapuche="E7", charlotte="E5").put("kelly", "E8").hand(1, "slaughter")
    stage.change("mapuche", wounds=3)
    rolled(stage, WORKSHOP, "R6", "R5", "B4", "B4", "M4").answer("pass")
    assert stage.asked[0] == stage.defender
    stage.answer("play:slaughter", f"in:{WORKSHOP}").pass_windows()
    assert stage.who("mapuche").at == "fallen"
    stage.answer("end")
    assert stage.kind == "place"
    stage.assign(charlotte_main=["R6", "R5"])
    assert stage.denied("use:charlotte,main") == ""


@pytest.mark.rule("SR-RULING-99")
def test_else_they_are_lost() -> None:
    stage = spread_out(mapuche="E7").put("kelly", "E8").hand(1, "slaughter").change("mapuche", wounds=3)
    stage.room(WORKSHOP, card="quiet_store")
    rolled(stage, WORKSHOP, "R6", "R5", "B4").answer("pass", "play:slaughter", f"in:{WORKSHOP}").pass_windows()
    assert stage.who("mapuche").at == "fallen"
    assert stage.asked == (0, "room"), "not even on the room card"
    assert stage.offers("roll") == {"1"}


@pytest.mark.rule("SR-RULING-99")
def test_back_up_for_a_room_without_a_teammate_is_lost() -> None:
    stage = Stage().put("mapuche", "E7")
    room = stage.site.board.room(WORKSHOP)
    stage.walker("arcturus", "outer1", "G6", backs=room, backing=1).put("mapuche", "G7").rolling()
    assert stage.denied(f"roll:{WORKSHOP}") == "SR-POOL-04"


@pytest.mark.rule("SR-RULING-99", "SR-RULING-37")
def test_who_rests_brings_no_dice_and_does_nothing() -> None:
    stage = Stage(team=("clayton", "mapuche", "charlotte")).put("clayton", "E7", resting=True).put("mapuche", "E6")
    stage.put("kelly", "E8").put("charlotte", "C5", resting=True).rolling()
    stage.answer(f"roll:{WORKSHOP}")
    assert dice_of(stage) == "BRR"
    stage.roll(6, 5, 3).pass_windows()
    assert stage.kind == "place", "neither Clayton nor Charlotte changes a die"
    assert stage.slots == ["mapuche.main", "none"]
