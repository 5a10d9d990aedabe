"""Movement points and what they pay for: dice for points, phases, bonus movement."""

import pytest

from brassboard.games.smog_riders.data.events import Hurried
from brassboard.games.smog_riders.data.frames import AttackTurn, Movement
from brassboard.games.smog_riders.data.table import LEFT, MAP, RESOLVED
from brassboard.games.smog_riders.rules.pools import pool_of
from games.smog_riders.helper import Stage, steps

# In the factory, room west_workshop is C5 to F8; door s1 leads from area 1 (B6) to C6, ac from D5 to coal_store (D4),
# cp from F6 to drawing_office (G6), ce from D8 to tool_store (D9).


def pool(stage: Stage, seat: int, room: str) -> str:
    """The colours this player would roll there."""
    colours, _ = pool_of(stage.position, seat, stage.site.board.room(room))
    return "".join(sorted(colours))


# Points


@pytest.mark.rule("SR-MOVE-01")
def test_three_points_a_turn_and_none_are_kept() -> None:
    stage = Stage().put("mapuche", "C5").turn_of(0)
    assert stage.who("mapuche").points == 3
    stage.answer("move:mapuche,D5")
    assert stage.who("mapuche").points == 2
    stage.answer("end")
    assert stage.who("mapuche").points == 0
    stage.turn_of(0)
    assert stage.who("mapuche").points == 3
    assert {one.points for one in stage.team(0)} == {3}


@pytest.mark.rule("SR-MOVE-01")
def test_without_points_nothing_that_costs_one_is_done() -> None:
    stage = Stage().put("mapuche", "C6").put("charlotte", "D6").gear("mapuche", "stunner").item("devastating", "C7")
    stage.change("mapuche", points=0)
    for wish in ("move:mapuche,C5", "open:mapuche,s1", "give:mapuche,charlotte", "take:mapuche,C7"):
        assert stage.denied(wish) == "SR-MOVE-01"
    stage.doors("s1")
    assert stage.denied("close:mapuche,s1") == "SR-MOVE-01"
    stage.change("mapuche", points=1)
    for wish in ("move:mapuche,C5", "close:mapuche,s1", "give:mapuche,charlotte", "take:mapuche,C7"):
        assert stage.denied(wish) == ""


@pytest.mark.rule("SR-MOVE-02")
def test_agility_dice_are_given_up_for_two_points_each() -> None:
    stage = Stage(team=("amelia", "charlotte", "arcturus")).put("amelia", "C5").put("charlotte", "E5").turn_of(0)
    assert pool(stage, 0, "west_workshop") == "BBBMR"
    stage.answer("hurry:amelia")
    assert (stage.who("amelia").points, stage.who("amelia").dice) == (5, "RB")
    stage.answer("hurry:amelia")
    assert (stage.who("amelia").points, stage.who("amelia").dice) == (7, "R")
    assert Hurried("amelia") in stage.told(1)
    assert stage.denied("hurry:amelia") == "SR-MOVE-02"
    assert pool(stage, 0, "west_workshop") == "BMR"
    stage.turn_of(0)
    assert pool(stage, 0, "west_workshop") == "BBBMR"


@pytest.mark.rule("SR-MOVE-02")
def test_only_own_dice_still_there_are_given_up() -> None:
    """A companion's die is in the room's pool only, and a die lost to a stun is gone."""
    stage = Stage(team=("patty", "mapuche", "charlotte")).put("patty", "C5").gear("patty", "rafter")
    assert stage.denied("hurry:patty") == "SR-MOVE-02"
    assert stage.change("mapuche", dice="RR").denied("hurry:mapuche") == "SR-MOVE-02"
    stage.put("jack", "C8").defence_movement()
    assert stage.denied("hurry:jack") == "SR-MOVE-02"
    assert stage.offers("hurry") == set()


@pytest.mark.rule("SR-MOVE-03", "SR-EX-03")
def test_a_die_may_be_given_up_after_the_room_card_is_seen() -> None:
    stage = Stage().on_deck("quiet_store").put("mapuche", "E6").turn_of(0)
    stage.put("mapuche", "F6").doors()
    stage.answer("open:mapuche,cp", "move:mapuche,G6")
    assert stage.state_of("drawing_office").card == "quiet_store"
    stage.answer("move:mapuche,G7")
    assert stage.who("mapuche").points == 0
    assert stage.denied("move:mapuche,G8") == "SR-MOVE-01"
    stage.answer("hurry:mapuche", "move:mapuche,G8")
    assert (stage.at("mapuche"), stage.who("mapuche").points) == ("G8", 1)
    assert len(stage.who("mapuche").dice) == 2
    stage.answer("move:mapuche,H8")
    assert stage.denied("move:mapuche,H7") == "SR-MOVE-01"


# Phases


@pytest.mark.rule("SR-RULING-03")
def test_the_phases_come_in_their_order() -> None:
    """After the movement phase nobody moves; after rolling nobody goes back to Stygia."""
    stage = Stage().put("mapuche", "D5").walker("arcturus", "outer1", "D6").turn_of(0)
    assert "move:mapuche,C5" in stage.options()
    assert not {option for option in stage.options() if option.startswith(("travel", "roll", "revive"))}
    stage.answer("end").pass_windows()
    assert stage.kind == "stygia"
    assert stage.why_not("move:mapuche,C5") is not None
    assert stage.why_not("portal:mapuche") is not None
    assert {option.partition(":")[0] for option in stage.options()} == {"travel", "backup", "end"}
    stage.answer("end")
    assert stage.kind == "rest"
    stage.answer("done")
    assert stage.kind == "room"
    assert set(stage.options()) == {"roll:1", "roll:west_workshop", "end"}
    for wish in ("move:mapuche,C5", "portal:mapuche", "travel:arcturus,inner1,B"):
        assert stage.why_not(wish) is not None


# Bonus movement


def bonus(stage: Stage, *movers: str, points: int = 3) -> Stage:
    """Movement a card or skill gave, in phase 4 of seat 0."""
    turn = AttackTurn(0)
    turn.pc = steps(AttackTurn).index("more_rooms")
    for one in stage.team(0):
        one.points = 0
    return stage.frames(turn, Movement(0, points, movers))


@pytest.mark.rule("SR-RULING-101")
def test_bonus_movement_pays_for_steps_doors_passing_and_picking_up() -> None:
    stage = Stage().put("mapuche", "D5").put("charlotte", "C5").put("arcturus", "F8")
    stage.room("coal_store", RESOLVED).gear("mapuche", "stunner").item("devastating", "D6")
    bonus(stage, "mapuche", "charlotte", points=4)
    assert stage.kind == "bonus"
    assert [stage.who(name).points for name in ("mapuche", "charlotte", "arcturus")] == [4, 4, 0]
    stage.answer("open:mapuche,ac", "give:mapuche,charlotte", "take:mapuche,D6", "move:mapuche,D4")
    assert (stage.at("mapuche"), stage.who("mapuche").points) == ("D4", 0)
    assert stage.denied("move:arcturus,F7") == "SR-MOVE-01"
    stage.answer("end")
    assert stage.kind != "bonus"
    assert {one.points for one in stage.team(0)} == {0}


@pytest.mark.rule("SR-RULING-101")
def test_bonus_movement_buys_no_portal_and_takes_no_dice() -> None:
    stage = bonus(Stage().put("mapuche", "D5").gear("mapuche", "stunner"), "mapuche")
    for wish in ("portal:mapuche", "hurry:mapuche", "drop:mapuche,stunner"):
        assert stage.denied(wish) == "SR-RULING-101"
    assert not {option for option in stage.options() if option.startswith(("portal", "hurry", "drop"))}


@pytest.mark.rule("SR-RULING-101")
def test_points_of_the_phase_wait_for_the_bonus_to_be_spent() -> None:
    stage = Stage().put("mapuche", "D5").put("charlotte", "C8").turn_of(0).hand(0, "adrenaline")
    stage.answer("move:mapuche,D6", "play:adrenaline", "on:mapuche")
    assert [stage.who(name).points for name in ("mapuche", "charlotte")] == [3, 0]
    stage.answer("move:mapuche,D7", "end")
    assert stage.kind == "move"
    assert [stage.who(name).points for name in ("mapuche", "charlotte")] == [2, 3]


@pytest.mark.rule("SR-RULING-101", "SR-RULING-70")
def test_bonus_movement_leaves_by_an_exit_but_only_for_those_who_got_it() -> None:
    stage = Stage("jail").put("mapuche", "B9").put("charlotte", "B10").put("arcturus", "B7").doors("s1")
    stage.room("west_yard", RESOLVED)
    bonus(stage, "mapuche", "arcturus")
    assert stage.denied("leave:charlotte") == "SR-RULING-101"
    assert stage.denied("leave:arcturus") == "SR-RULING-70"
    stage.answer("leave:mapuche", "move:arcturus,B9", "leave:arcturus")
    assert [stage.who(name).at for name in ("mapuche", "arcturus", "charlotte")] == [LEFT, LEFT, MAP]
