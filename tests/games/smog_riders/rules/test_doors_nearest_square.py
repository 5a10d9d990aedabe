"""The nearest free square, and the doors on the way to it."""

import pytest

from brassboard.games.smog_riders.data.frames import Ejections, EnterStygia
from brassboard.games.smog_riders.data.table import ACTIVE, MAP, RESOLVED, STYGIA, UNENTERED
from brassboard.games.smog_riders.queries import ordinary_doors
from games.smog_riders.helper import Stage

# In the factory, room west_workshop is C5 to F8; door s1 leads from area 1 (B6) to C6, ac from D5 to coal_store (D4),
# cp from F6 to drawing_office (G6), ce from D8 to tool_store (D9).


def eject(stage: Stage, character: str) -> Stage:
    return stage.frames(Ejections((character,)))


@pytest.mark.rule("SR-RULING-105")
def test_the_nearest_square_is_sought_inside_the_room_first() -> None:
    """D5 is taken: its free neighbours in the room are offered to its player, not D4 through the open door."""
    stage = Stage().walker("arcturus", "access1", "D5").put("jack", "D5").doors("ac").room("coal_store", RESOLVED)
    stage.put("kelly", "C5").put("mapuche", "C6").turret("basic", "E5")
    eject(stage, "arcturus")
    assert stage.asked == (0, "nearest")
    assert stage.offers("at") == {"D6", "E6"}
    stage.answer("at:D6")
    assert (stage.who("arcturus").at, stage.at("arcturus")) == (MAP, "D6")


@pytest.mark.rule("SR-RULING-105")
def test_figures_are_no_obstacle_when_steps_are_counted() -> None:
    """From the corner C5 the whole first ring is taken: the second is offered."""
    stage = Stage().walker("arcturus", "access1", "C5").put("jack", "C5").put("kelly", "D5").put("tom", "C6")
    stage.put("duane", "D6")
    eject(stage, "arcturus")
    assert stage.offers("at") == {"E5", "E6", "E7", "C7", "D7"}


def full_cell(stage: Stage) -> Stage:
    """The Jail: Arcturus' marker lies in cell 1 (A1 to B2), where four minions stand."""
    stage.walker("arcturus", "access1", "A2").room("cell_1", RESOLVED)
    for minion, square in (("jack", "A1"), ("kelly", "B1"), ("tom", "A2"), ("duane", "B2")):
        stage.put(minion, square)
    return stage


@pytest.mark.rule("SR-RULING-105", "SR-ROOM-01")
def test_from_a_full_room_through_a_closed_door_into_a_new_one() -> None:
    """Door p leads from A2 to A3: the nearest free squares lie in the guard room, which becomes active by Stygia."""
    stage = full_cell(Stage("jail")).on_deck("quiet_store")
    guards = [
        one for one in stage.team(stage.defender) if one.at == MAP and one.id not in ("jack", "kelly", "tom", "duane")
    ]
    for one, square in zip(guards, ("K5", "L5"), strict=False):
        stage.put(one.id, square)
    assert stage.state_of("guard_room").state == UNENTERED
    eject(stage, "arcturus")
    assert stage.offers("at") == {"A3", "B3"}
    stage.answer("at:B3").pass_windows()
    room = stage.state_of("guard_room")
    assert (room.state, room.entry) == (ACTIVE, -1)


@pytest.mark.rule("SR-RULING-105")
def test_nobody_is_pushed_through_a_sealed_or_guarded_door_or_into_an_area() -> None:
    tunnel = Stage("tunnel").site
    board = tunnel.board
    plain = sum([1 << door for door, kind in enumerate(tunnel.kinds) if kind == "plain"])

    def rooms(start: str, passable: int) -> set[str]:
        reached = 0
        for ring in tunnel.distances(board.square(start), passable):
            reached |= ring
        return {name for number, name in enumerate(board.room_names) if board.rooms[number] & reached}

    assert rooms("L2", plain) == {"north_shaft", "south_shaft", "great_gallery", "north_engine", "south_engine"}
    assert rooms("M2", plain) == {"north_anteroom"}
    assert "north_anteroom" in rooms("L2", plain | 1 << board.door("A"))


@pytest.mark.rule("SR-RULING-105", "SR-RULING-111")
def test_a_door_no_longer_guarded_lets_the_pushed_through() -> None:
    stage = Stage("tunnel")
    door = 1 << stage.site.board.door("A")
    assert not ordinary_doors(stage.position) & door
    stage.no_turrets()
    assert ordinary_doors(stage.position) & door
    stage = Stage("leak")
    door = 1 << stage.site.board.door("C")
    assert not ordinary_doors(stage.position) & door
    stage.board.unsealed = stage.board.open = door
    assert ordinary_doors(stage.position) & door


@pytest.mark.rule("SR-RULING-105")
def test_in_stygia_the_newcomers_player_chooses_among_the_nearest() -> None:
    """All six Accesses are taken: the occupant goes to the nearest free square of the paths."""
    stage = Stage(players=4).put("mapuche", "D5").turn_of(0)
    walkers = ["charlotte", "arcturus", *[one.id for one in stage.team(1)], stage.team(2)[0].id]
    for place, one in enumerate(walkers):
        stage.walker(one, f"access{place + 1}", "E5")
    for place, minion in enumerate(("jack", "kelly")):
        stage.walker(minion, f"{('outer', 'inner')[place]}1", "F5")
    stage.answer("portal:mapuche")
    assert len(stage.offers("enter")) == 6
    stage.answer("enter:access1")
    assert stage.astral("charlotte") == "eye"
    assert stage.astral("mapuche") == "access1"


@pytest.mark.rule("SR-PORTAL-05")
def test_back_to_the_marker_itself_if_it_is_free() -> None:
    stage = Stage().walker("arcturus", "access1", "D5").put("jack", "C5")
    eject(stage, "arcturus")
    assert (stage.who("arcturus").at, stage.at("arcturus")) == (MAP, "D5")
    stage = Stage().put("mapuche", "D5")
    stage.frames(EnterStygia(0, "mapuche")).answer("enter:access2")
    assert stage.who("mapuche").at == STYGIA
