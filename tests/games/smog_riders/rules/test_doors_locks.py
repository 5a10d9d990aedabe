"""Doors: open, closed, locked; entry doors, minions, and who picks locks."""

import random

import pytest

from brassboard.games.smog_riders.data.events import DoorClosed, DoorOpened
from brassboard.games.smog_riders.data.table import ACTIVE, RESOLVED, UNENTERED
from games.smog_riders.helper import Stage
from games.smog_riders.plan import SIX, Plan

# In the factory, room west_workshop is C5 to F8; door s1 leads from area 1 (B6) to C6, ac from D5 to coal_store (D4),
# cp from F6 to drawing_office (G6), ce from D8 to tool_store (D9).


def reveal(stage: Stage, character: str = "mapuche") -> Stage:
    """Through s1, which stands open, into the west workshop: a harmless card."""
    stage.on_deck("quiet_store").put(character, "B6").room("west_workshop", UNENTERED)
    return stage.answer(f"move:{character},C6")


# Opening and closing


@pytest.mark.rule("SR-DOOR-01")
def test_who_stands_beside_a_door_opens_and_closes_it_for_a_point() -> None:
    stage = Stage().put("mapuche", "D5")
    assert stage.denied("close:mapuche,ac") == "SR-DOOR-01"
    stage.answer("open:mapuche,ac")
    assert stage.is_open("ac")
    assert stage.who("mapuche").points == 2
    assert DoorOpened("mapuche", "ac") in stage.told(1)
    assert stage.denied("open:mapuche,ac") == "SR-DOOR-01"
    stage.answer("close:mapuche,ac")
    assert not stage.is_open("ac")
    assert stage.who("mapuche").points == 1
    assert DoorClosed("mapuche", "ac") in stage.told(1)


@pytest.mark.rule("SR-RULING-25")
def test_beside_a_door_is_on_one_of_its_two_squares() -> None:
    stage = Stage().put("mapuche", "D4").room("coal_store", RESOLVED).put("charlotte", "C5").put("arcturus", "D5")
    assert stage.denied("open:mapuche,ac") == ""
    assert stage.denied("open:arcturus,ac") == ""
    assert stage.denied("open:charlotte,ac") == "SR-RULING-25"
    stage.doors("ac")
    assert stage.denied("close:charlotte,ac") == "SR-RULING-25"
    assert stage.denied("close:mapuche,ac") == ""


@pytest.mark.rule("SR-DOOR-02")
def test_a_closed_door_is_a_wall_for_feet_and_eyes() -> None:
    stage = Stage().put("mapuche", "D5").put("jack", "D4").room("coal_store", RESOLVED)
    square = stage.site.board.square
    assert stage.denied("move:mapuche,C4") == "SR-MOVE-05"
    assert not stage.site.sees(square("D5"), square("D4"), stage.board.open, 0)
    stage.doors("ac")
    assert stage.denied("move:mapuche,C4") == ""
    assert stage.site.sees(square("D5"), square("D4"), stage.board.open, 0)
    assert stage.site.sees(square("D8"), square("D1"), stage.board.open, 0)


@pytest.mark.rule("SR-DOOR-02")
def test_a_locked_door_is_a_wall_too() -> None:
    stage = Stage().put("mapuche", "D5").room("west_workshop", ACTIVE, entry="s1").room("coal_store", RESOLVED)
    square = stage.site.board.square
    assert stage.denied("open:mapuche,ac") == "SR-DOOR-03"
    assert stage.denied("move:mapuche,D4") == "SR-MOVE-05"
    assert not stage.site.sees(square("D5"), square("D4"), stage.board.open, 0)


# The lock of an active room


@pytest.mark.rule("SR-DOOR-03", "SR-RULING-06")
def test_activation_shuts_and_locks_every_door_but_the_one_used() -> None:
    stage = reveal(Stage().doors("s1", "ac", "cp", "ef"))
    assert stage.state_of("west_workshop").state == ACTIVE
    assert [stage.is_open(door) for door in ("s1", "ac", "cp", "ce", "ef")] == [True, False, False, False, True]
    for square, door in (("D5", "ac"), ("F6", "cp"), ("D8", "ce")):
        assert stage.put("mapuche", square).denied(f"open:mapuche,{door}") == "SR-DOOR-03"


@pytest.mark.rule("SR-DOOR-03")
@pytest.mark.parametrize("scenario", [*SIX, "depot"])
def test_a_step_between_two_rooms_goes_through_a_door_that_joins_them(scenario: str) -> None:
    """Straight or askew: so the entry door is known whenever a room is entered on foot."""
    plan, stage = Plan(scenario), Stage(scenario)
    site, chance = stage.site, random.Random(scenario)
    for share in (1.0, 0.7, 0.4):
        names = [name for name in plan.doors if chance.random() < share]
        doors = sum([1 << site.board.door(name) for name in names])
        opened = {plan.doors[name] for name in names}
        for square, letter in plan.letters.items():
            for other in plan.near(square, opened):
                if plan.letters[other] == letter:
                    continue
                one, two = site.board.square(plan.name(square)), site.board.square(plan.name(other))
                door = site.board.door_names[site.door_between(one, two, doors)]
                assert door in names
                sides = plan.doors[door]
                assert {plan.letters[side] for side in sides} == {letter, plan.letters[other]}
                assert square in sides or other in sides


@pytest.mark.rule("SR-DOOR-03")
def test_the_entry_door_is_found_when_it_is_crossed_askew() -> None:
    stage = Stage().doors("s1", "ac").on_deck("quiet_store").room("west_workshop", UNENTERED).put("mapuche", "B7")
    stage.answer("move:mapuche,C6")
    assert stage.site.board.door_names[stage.state_of("west_workshop").entry] == "s1"
    assert stage.is_open("s1")
    assert not stage.is_open("ac")


@pytest.mark.rule("SR-RULING-30")
def test_entered_through_stygia_a_room_has_no_way_out() -> None:
    stage = Stage().on_deck("quiet_store").doors("s1", "ac").walker("arcturus", "eye", "G5")
    stage.put("charlotte", "B6").room("west_workshop", UNENTERED)
    stage.stygia_phase().answer("return:arcturus,B", "in:west_workshop", "at:C6").pass_windows()
    room = stage.state_of("west_workshop")
    assert (room.state, room.entry) == (ACTIVE, -1)
    assert not stage.is_open("s1")
    assert not stage.is_open("ac")
    stage.turn_of(0)
    for square, door in (("C6", "s1"), ("D5", "ac"), ("F6", "cp"), ("D8", "ce")):
        assert stage.put("arcturus", square).denied(f"open:arcturus,{door}") == "SR-DOOR-03"


@pytest.mark.rule("SR-RULING-94")
def test_the_entry_door_is_closed_and_opened_by_attackers() -> None:
    stage = reveal(Stage().doors("s1").change("mapuche", points=3))
    stage.answer("close:mapuche,s1")
    assert not stage.is_open("s1")
    stage.answer("open:mapuche,s1")
    assert stage.is_open("s1")
    assert stage.who("mapuche").points == 0


@pytest.mark.rule("SR-DOOR-04", "SR-EX-08")
def test_a_resolved_room_keeps_its_doors_closed_but_unlocked() -> None:
    stage = Stage().put("mapuche", "D5").room("west_workshop", ACTIVE, "steam_traps", entry="s1").doors("s1")
    assert stage.denied("open:mapuche,ac") == "SR-DOOR-03"
    stage.rolling().roll_room("west_workshop", "R6", "R6", "B6").assign(room=["R6", "R6", "B6"]).answer("lay")
    assert stage.state_of("west_workshop").state == RESOLVED
    assert [stage.is_open(door) for door in ("s1", "ac", "cp", "ce")] == [True, False, False, False]
    stage.turn_of(0)
    for square, door in (("D5", "ac"), ("F6", "cp"), ("D8", "ce")):
        stage.put("mapuche", square).answer(f"open:mapuche,{door}")
        assert stage.is_open(door)
    assert stage.who("mapuche").points == 0


@pytest.mark.rule("SR-DOOR-05")
def test_between_resolved_and_active_the_door_opens_from_the_resolved_side_only() -> None:
    stage = Stage().room("west_workshop", RESOLVED).room("coal_store", ACTIVE, entry="ak")
    stage.put("mapuche", "D5").put("charlotte", "D4")
    assert stage.denied("open:charlotte,ac") == "SR-DOOR-03"
    assert stage.denied("open:mapuche,ac") == ""
    stage.answer("open:mapuche,ac")
    assert stage.who("mapuche").points == 2


@pytest.mark.rule("SR-DOOR-06")
def test_a_door_opened_from_the_resolved_side_is_open_for_both() -> None:
    stage = Stage().room("west_workshop", RESOLVED).room("coal_store", ACTIVE, entry="ak")
    stage.put("mapuche", "E5").put("charlotte", "D4").doors("ac")
    assert stage.denied("move:charlotte,D5") == ""
    assert stage.denied("move:mapuche,D3") == ""
    stage.answer("move:charlotte,D5")
    assert stage.at("charlotte") == "D5"


@pytest.mark.rule("SR-RULING-93")
def test_between_two_active_rooms_a_door_is_locked_from_both_sides() -> None:
    stage = Stage().room("west_workshop", ACTIVE, "quiet_store", entry="s1")
    stage.room("coal_store", ACTIVE, "empty_office", entry="ak").put("mapuche", "D5").put("charlotte", "D4")
    assert stage.denied("open:mapuche,ac") == "SR-DOOR-03"
    assert stage.denied("open:charlotte,ac") == "SR-DOOR-03"
    stage.room("coal_store", ACTIVE, "empty_office", entry="ac")
    assert stage.denied("open:mapuche,ac") == ""
    assert stage.denied("open:charlotte,ac") == ""


@pytest.mark.rule("SR-RULING-93")
def test_doors_of_rooms_nobody_has_entered_are_not_locked() -> None:
    stage = Stage().room("west_workshop", RESOLVED).room("coal_store", UNENTERED).put("mapuche", "D5")
    assert not stage.is_open("ac")
    assert stage.denied("open:mapuche,ac") == ""


@pytest.mark.rule("SR-RULING-97")
def test_from_an_area_the_door_of_an_active_room_opens() -> None:
    stage = Stage().room("west_workshop", ACTIVE, entry="ac").put("mapuche", "B6").put("charlotte", "C6")
    assert stage.denied("open:charlotte,s1") == "SR-DOOR-03"
    assert stage.denied("open:mapuche,s1") == ""


@pytest.mark.rule("SR-DOOR-01", "SR-RULING-127")
def test_an_attacker_closes_no_door_that_is_locked_for_it() -> None:
    """A minion opened it: from inside the active room it is locked, from the resolved side it is not."""
    stage = Stage().room("west_workshop", ACTIVE, entry="s1").room("coal_store", RESOLVED)
    stage.put("mapuche", "D5").put("charlotte", "D4").doors("s1", "ac")
    assert stage.denied("close:mapuche,ac") == "SR-DOOR-01"
    assert "mapuche,ac" not in stage.offers("close")
    assert stage.denied("close:charlotte,ac") == ""
    stage.put("mapuche", "C6")
    assert stage.denied("close:mapuche,s1") == "", "the entry door is never locked"


@pytest.mark.rule("SR-DOOR-01", "SR-RULING-127")
def test_a_lock_can_be_picked_to_open_a_door_but_not_to_close_it() -> None:
    stage = Stage().room("west_workshop", ACTIVE, entry="s1").put("mapuche", "D5").gear("mapuche", "skeleton_key")
    assert stage.denied("open:mapuche,ac") == ""
    stage.doors("ac")
    assert stage.denied("close:mapuche,ac") == "SR-DOOR-01"


# Minions and locks


@pytest.mark.rule("SR-DOOR-07", "SR-MIN-06")
def test_minions_open_and_close_locked_doors_for_a_point() -> None:
    stage = Stage().room("west_workshop", ACTIVE, entry="s1").put("mapuche", "F8").put("jack", "D5").put("kelly", "D4")
    stage.defence_movement()
    assert stage.denied("open:kelly,ac") == ""
    stage.answer("open:jack,ac")
    assert stage.is_open("ac")
    assert stage.who("jack").points == 2
    stage.answer("close:kelly,ac")
    assert not stage.is_open("ac")


@pytest.mark.rule("SR-RULING-31")
def test_a_door_a_minion_opened_is_open_to_all_and_locks_again_when_closed() -> None:
    stage = Stage().room("west_workshop", ACTIVE, entry="s1").put("mapuche", "D6").put("jack", "D5")
    stage.room("coal_store", RESOLVED).defence_movement().answer("open:jack,ac", "move:jack,F7")
    stage.turn_of(0).put("charlotte", "D3")
    assert stage.denied("move:mapuche,D4") == ""
    assert stage.denied("move:charlotte,D5") == ""
    stage.put("mapuche", "D5").put("charlotte", "D4").answer("close:charlotte,ac")
    assert stage.denied("open:mapuche,ac") == "SR-DOOR-03"


# Who picks locks


@pytest.mark.rule("SR-DOOR-03")
@pytest.mark.parametrize("able", ["ottoline", "mapuche"])
def test_who_picks_locks_pays_two_points(able: str) -> None:
    """Ottoline by her skill, anybody with the Skeleton Key."""
    stage = Stage(team=("ottoline", "mapuche", "charlotte")).put(able, "D5").put("charlotte", "D8")
    stage.room("west_workshop", ACTIVE, entry="s1")
    if able == "mapuche":
        assert stage.denied("open:mapuche,ac") == "SR-DOOR-03"
        stage.gear("mapuche", "skeleton_key")
    assert stage.denied("open:charlotte,ce") == "SR-DOOR-03"
    stage.change(able, points=1)
    assert stage.denied(f"open:{able},ac") == "SR-MOVE-01"
    stage.change(able, points=3).answer(f"open:{able},ac")
    assert stage.is_open("ac")
    assert stage.who(able).points == 1


@pytest.mark.rule("SR-DOOR-01")
def test_a_bolted_door_does_not_open_for_attackers() -> None:
    """Bulkhead: until the end of the round, from either side; minions do not mind."""
    stage = Stage().room("west_workshop", RESOLVED).put("mapuche", "D5").put("jack", "F6")
    stage.board.bolted = 1 << stage.site.board.door("ac") | 1 << stage.site.board.door("cp")
    stage.ask_again()
    assert stage.denied("open:mapuche,ac") == "SR-DOOR-03"
    stage.defence_movement()
    assert stage.denied("open:jack,cp") == ""
