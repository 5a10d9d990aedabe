"""The windows while an attacker moves: after every use of movement points, and before what cannot be taken back."""

from collections.abc import Callable

import pytest

from brassboard.games.smog_riders.data.frames import AttackTurn
from games.smog_riders.cards.test_windows import DEFENDER, WORKSHOP, leaving, moment, room_revealed, workshop
from games.smog_riders.helper import Stage


def after_step(stage: Stage) -> Stage:
    return stage.turn_of(0).answer("move:mapuche,E6")


def after_opening(stage: Stage) -> Stage:
    return stage.put("mapuche", "D5").turn_of(0).answer("open:mapuche,ac")


def after_closing(stage: Stage) -> Stage:
    return stage.put("mapuche", "D5").doors("ac").turn_of(0).answer("close:mapuche,ac")


def after_passing_on(stage: Stage) -> Stage:
    return stage.gear("mapuche", "stunner").turn_of(0).answer("give:mapuche,charlotte")


def after_picking_up(stage: Stage) -> Stage:
    return stage.item("stunner", "D5").turn_of(0).answer("take:mapuche,D5")


def after_a_portal(stage: Stage) -> Stage:
    return stage.turn_of(0).answer("portal:mapuche", "enter:access1")


def after_astral_travel(stage: Stage) -> Stage:
    return stage.walker("arcturus", "access1", "D7", dice="BM").stygia_phase().answer("travel:arcturus,outer1,B")


def after_a_return(stage: Stage) -> Stage:
    stage.walker("arcturus", "eye", "D7", dice="BM").stygia_phase()
    return stage.answer("return:arcturus,B", f"in:{WORKSHOP}", "at:F8")


def in_bonus_movement(stage: Stage) -> Stage:
    stage.hand(0, "adrenaline").at_step(AttackTurn(0), "revive").answer("play:adrenaline", "on:mapuche")
    return stage.answer("move:mapuche,E6")


USES: dict[str, Callable[[Stage], Stage]] = {
    go.__name__: go
    for go in (
        after_step,
        after_opening,
        after_closing,
        after_passing_on,
        after_picking_up,
        after_a_portal,
        after_astral_travel,
        after_a_return,
        in_bonus_movement,
    )
}


@pytest.mark.rule("SR-DEF-02", "SR-RULING-62")
@pytest.mark.parametrize("name", USES)
def test_the_defender_is_asked_after_every_use_of_movement_points(name: str) -> None:
    stage = USES[name](workshop(defence=("shock",)))
    assert (moment(stage), stage.asked) == ("moved", (DEFENDER, "react"))
    assert "play:shock" in stage.options()
    stage.answer("pass")
    assert stage.asked[0] == 0


@pytest.mark.rule("SR-RULING-62")
@pytest.mark.parametrize(
    "act", ["hurry:mapuche", "drop:mapuche,stunner", "equip:skeleton_key,mapuche", "play:lucky_cog"]
)
def test_what_costs_no_movement_points_opens_no_window(act: str) -> None:
    stage = workshop(hand=("skeleton_key", "lucky_cog"), defence=("shock",)).gear("mapuche", "stunner").turn_of(0)
    stage.answer(act)
    assert (moment(stage), stage.asked) == ("", (0, "move"))


@pytest.mark.rule("SR-DEF-02", "SR-RULING-62")
def test_a_door_may_be_bolted_before_anybody_goes_through() -> None:
    stage = workshop(defence=("bulkhead",)).put("mapuche", "D5").turn_of(0).answer("open:mapuche,ac")
    stage.answer("play:bulkhead", "door:ac")
    assert not stage.is_open("ac")
    assert stage.denied("move:mapuche,D4") == "SR-MOVE-05"


@pytest.mark.rule("SR-RULING-62")
def test_the_window_of_a_revealed_room_is_the_one_after_the_step() -> None:
    stage = room_revealed(workshop(defence=("shock",)))
    assert moment(stage) == "room_revealed"
    stage.answer("pass")
    assert (moment(stage), stage.asked) == ("", (0, "move"))


@pytest.mark.rule("SR-RULING-62", "SR-RULING-70")
def test_the_defender_is_asked_before_somebody_leaves() -> None:
    stage = Stage("vault").hand(1, "shock", "shock")
    one = stage.team(0)[0].id
    stage.turn_of(0).answer(f"leave:{one}")
    assert (moment(stage), stage.asked) == ("leaving", (1, "react"))
    assert stage.who(one).at == "map"
    stage.answer("pass")
    assert stage.who(one).at == "left"


@pytest.mark.rule("SR-RULING-62", "SR-RULING-20")
def test_the_defender_is_asked_before_an_object_is_delivered() -> None:
    stage = leaving(workshop(defence=("slaughter",)).change("charlotte", wounds=1))
    assert (moment(stage), stage.side(0).delivered) == ("leaving", ())
    stage.answer("play:slaughter", f"in:{WORKSHOP}")
    assert stage.side(DEFENDER).points == 1, "Charlotte falls first"
    assert stage.side(0).delivered == ("plan",), "his last card is played, so nobody is asked again"


@pytest.mark.rule("SR-RULING-62", "SR-RULING-20")
def test_a_plan_passed_on_at_home_is_delivered_after_the_window() -> None:
    stage = workshop(defence=("shock",)).doors("s1").put("charlotte", "D7").put("arcturus", "B6")
    stage.put("mapuche", "C6").carry("mapuche", "plan").turn_of(0).answer("give:mapuche,arcturus")
    assert (moment(stage), stage.side(0).delivered) == ("leaving", ())
    stage.answer("pass")
    assert stage.side(0).delivered == ("plan",)


@pytest.mark.rule("SR-RULING-62")
def test_no_window_opens_where_nothing_could_be_named() -> None:
    """Everybody is in an area, every door is shut, no turret stands: no card of the deck could be played."""
    stage = Stage().no_turrets().doors().hand(1, "shock").turn_of(0)
    stage.answer(next(text for text in stage.options() if text.startswith("move:mapuche,")))
    assert moment(stage) == ""
    stage.turret("basic", "D5")
    stage.answer(next(text for text in stage.options() if text.startswith("move:mapuche,")))
    assert moment(stage) == "moved", "Scorch could name the turret, whether he holds it or not"


@pytest.mark.rule("SR-RULING-62")
def test_the_defender_is_not_asked_while_his_own_minions_move() -> None:
    stage = workshop(defence=("shock",)).put("duane", "E6").defence_movement().answer("move:duane,E7")
    assert (moment(stage), stage.asked) == ("", (DEFENDER, "move"))
