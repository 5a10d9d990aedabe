"""The sealed and guarded doors of the scenarios."""

import pytest

from brassboard.games.smog_riders.data.frames import Penalty
from brassboard.games.smog_riders.data.table import ACTIVE, RESOLVED, UNENTERED
from games.smog_riders.helper import Stage


@pytest.mark.rule("SR-RULING-79")
def test_a_sealed_room_turns_its_card_but_its_door_ignores_the_lock() -> None:
    """The Leak: into room A through Stygia; the key opens door A although the room is active."""
    stage = Stage("leak").on_deck("quiet_store").no_turrets().walker("arcturus", "eye", "F5")
    stage.stygia_phase().answer("return:arcturus,B", "in:key_room_a", "at:K2").pass_windows()
    room = stage.state_of("key_room_a")
    assert (room.state, room.card, room.entry) == (ACTIVE, "quiet_store", -1)
    stage.turn_of(0).put("arcturus", "J3")
    assert stage.denied("open:arcturus,A") == "SR-S4-05"
    stage.put("arcturus", "K2").answer("take:arcturus,K3")
    assert stage.is_open("A")
    assert not stage.is_open("B")
    stage.put("arcturus", "J3")
    assert stage.denied("move:arcturus,J4") == ""


@pytest.mark.rule("SR-RULING-79", "SR-S4-05")
def test_a_key_picked_up_in_the_hall_beside_opens_no_sealed_room() -> None:
    """Only the room the key lies in is opened, not one whose door happens to lead here."""
    stage = Stage("leak").put("mapuche", "J5").turn_of(0)
    stage.item("key", "J6").answer("take:mapuche,J6")
    assert stage.who("mapuche").carries == ("key",)
    assert not stage.is_open("A")
    assert not stage.is_open("B")


@pytest.mark.rule("SR-RULING-79")
def test_the_leaders_door_opens_from_inside_for_a_point_while_the_room_is_active() -> None:
    stage = Stage("king").room("leaders_quarters", ACTIVE, "quiet_store").put("mapuche", "I3").put("charlotte", "I4")
    assert stage.denied("open:charlotte,A") == "SR-S6-02"
    stage.answer("open:mapuche,A")
    assert stage.is_open("A")
    assert stage.who("mapuche").points == 2


@pytest.mark.rule("SR-RULING-80")
@pytest.mark.parametrize(
    ("scenario", "door", "square"),
    [("leak", "A", "J4"), ("leak", "A", "J3"), ("leak", "C", "L5"), ("king", "A", "I4"), ("king", "A", "I3")],
)
def test_minions_open_no_sealed_door(scenario: str, door: str, square: str) -> None:
    stage = Stage(scenario).put("kelly", square).put("mapuche", "L6").defence_movement()
    assert stage.denied(f"open:kelly,{door}") == "SR-RULING-80"


@pytest.mark.rule("SR-RULING-80", "SR-S5-02")
def test_nobody_opens_a_guarded_door() -> None:
    stage = Stage("tunnel").put("mapuche", "L2").room("north_engine", RESOLVED)
    assert stage.denied("open:mapuche,A") == "SR-S5-02"
    stage.put("kelly", "L2").put("mapuche", "L4").defence_movement()
    assert stage.denied("open:kelly,A") == "SR-S5-02"


@pytest.mark.rule("SR-S4-06")
def test_the_gate_opens_only_with_a_key() -> None:
    stage = Stage("leak").put("mapuche", "L5").room("limiter_hall", RESOLVED)
    assert stage.denied("open:mapuche,C") == "SR-S4-06"
    stage.carry("mapuche", "key")
    assert stage.denied("open:mapuche,C") == ""


@pytest.mark.rule("SR-RULING-111")
def test_a_sealed_door_once_open_stays_open() -> None:
    stage = Stage("leak").put("mapuche", "L5").room("limiter_hall", ACTIVE, "clockwork_maze", entry="dl")
    stage.carry("mapuche", "key").answer("open:mapuche,C")
    assert stage.is_open("C")
    assert stage.denied("close:mapuche,C") == "SR-RULING-111"
    stage.put("mapuche", "K5").put("kelly", "L5").defence_movement()
    assert stage.denied("close:kelly,C") == "SR-RULING-111"


@pytest.mark.rule("SR-RULING-111")
def test_neither_activation_nor_a_penalty_nor_a_card_closes_an_unsealed_door() -> None:
    stage = Stage("leak").put("mapuche", "J4").put("charlotte", "I4").room("limiter_hall", UNENTERED)
    door = 1 << stage.site.board.door("A")
    stage.board.open, stage.board.unsealed = door, door
    stage.on_deck("clockwork_maze").put("mapuche", "J3").room("limiter_hall", UNENTERED).put("charlotte", "B5")
    stage.answer("move:mapuche,J4")
    assert stage.state_of("limiter_hall").card == "clockwork_maze"
    assert stage.is_open("A")
    stage.frames(Penalty(stage.site.board.room("limiter_hall")))
    assert stage.is_open("A")
    stage.hand(stage.defender, "bulkhead").defence_movement()
    assert "play:bulkhead" not in stage.options()


@pytest.mark.rule("SR-RULING-111")
def test_a_guarded_door_becomes_an_ordinary_closed_one() -> None:
    stage = Stage("tunnel").put("mapuche", "L2").room("north_engine", RESOLVED).hand(0, "crowbar")
    stage.put("charlotte", "A2").put("arcturus", "B2")
    assert "play:crowbar" not in stage.options()
    stage.no_turrets()
    assert not stage.is_open("A")
    assert "play:crowbar" in stage.options()
    stage.answer("open:mapuche,A")
    assert stage.is_open("A")
    stage.answer("close:mapuche,A")
    assert not stage.is_open("A")
    stage.room("north_engine", ACTIVE, entry="ge")
    assert stage.denied("open:mapuche,A") == "SR-DOOR-03"
