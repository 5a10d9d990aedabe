"""Doors: they open by themselves beside the Hero, he and Evil block them, and creatures pay to open them."""

import pytest

from brassboard.games.alone.queries import adjacent_tiles, here, tiles_in_sight
from games.alone.helper import Stage
from games.alone.rules.in_clean_up import next_round


def in_sight(stage: Stage) -> set[str]:
    sectors = stage.board.secret.sectors
    return {stage.map.code[sectors[tile.number]] for tile in tiles_in_sight(stage.board)}


# Blocking


@pytest.mark.rule("AL-DOOR-01")
def test_after_a_step_one_door_or_none_may_be_blocked() -> None:
    """The room 1C4 has two doors."""
    stage = Stage(start="1D4").do("move:west")
    assert stage.asked == (0, "block")
    assert set(stage.options()) == {"block:east", "block:west", "pass"}
    stage.do("block:east")
    assert stage.blocked() == {"1C4-1D4"}
    assert stage.board.turn == 2  # One of them, and the turn goes on.
    other = Stage(start="1D4").do("move:west", "pass")
    assert other.blocked() == set()


@pytest.mark.rule("AL-RULING-62")
def test_any_unblocked_door_may_be_blocked_also_the_one_he_came_by() -> None:
    stage = Stage(start="1D4").reveal("1B4").block("1B4-1C4")
    stage.creature("worm", "1D4")
    stage.do("move:west")
    assert stage.options() == ["block:east", "pass"]  # The west door is blocked already; the worm is behind the other.
    stage.do("block:east")
    assert stage.blocked() == {"1B4-1C4", "1C4-1D4"}


@pytest.mark.rule("AL-RULING-62")
def test_there_is_no_limit_of_blocked_doors() -> None:
    doors = Stage().map.door_code
    stage = Stage(start="1D4").block(*[door for door in doors if door != "1C4-1D4"])
    stage.do("move:west", "block:east")
    assert stage.blocked() == set(doors)


@pytest.mark.rule("AL-DOOR-01")
def test_without_a_door_nothing_is_asked() -> None:
    stage = Stage().do("move:east")
    assert stage.board.turn == 2


@pytest.mark.rule("AL-DOOR-02")
def test_a_welder_blocks_both_doors_at_once() -> None:
    stage = Stage(start="1C4").item("WELD")
    stage.do("use:WELD,0")
    tile = stage.name("1C4")
    stage.do(f"door:{tile},east", f"door:{tile},west")
    assert stage.blocked() == {"1B4-1C4", "1C4-1D4"}


@pytest.mark.rule("AL-DOOR-02")
def test_slammed_door_blocks_a_door_of_the_heros_sector() -> None:
    stage = Stage(start="1D4", decks=("green", "violet")).hand(1, "G02")
    stage.answer("move:west", seat=0)
    assert stage.moment == "step"
    stage.evil("offer:G02,up")
    assert set(stage.options()) >= {"bar:1B4-1C4", "bar:1C4-1D4"}
    stage.evil("bar:1B4-1C4")
    assert stage.blocked() == {"1B4-1C4"}
    assert stage.options() == ["block:east", "pass"]


# What a blocked door does


@pytest.mark.rule("AL-DOOR-03")
def test_nobody_walks_through_a_blocked_door() -> None:
    stage = Stage(start="1D4").block("1C4-1D4").hand(1, "R01")
    worm = stage.creature("worm", "1C4")
    assert "move:west" not in stage.options()
    assert stage.denied("move:west") == "AL-DOOR-03"
    stage.answer("search", seat=0)
    stage.evil("pass")
    stage.react("offer:R01,down", "side:0", f"creature:c{worm}")
    assert "step:1D4" not in stage.options()
    assert {"step:1B4", "unbar:1C4-1D4"} <= set(stage.options())


@pytest.mark.rule("AL-DOOR-04")
def test_sectors_parted_by_a_blocked_door_are_not_adjacent() -> None:
    """V13 marks adjacent sectors."""
    for block, offered in (((), {"1D3", "1C4"}), (("1C4-1D4",), {"1D3"})):
        stage = Stage(start="1D3", decks=("red", "violet")).block(*block).hand(1, "V13")
        stage.creature("hybrid", "1D4")
        stage.answer("move:south", seat=0)
        assert stage.moment == "loss"
        stage.evil("offer:V13,up")
        assert {text.partition(":")[2] for text in stage.options() if ":" in text} == offered


@pytest.mark.rule("AL-DOOR-04")
def test_clean_up_does_not_keep_a_sector_behind_a_blocked_door() -> None:
    for block, kept in (((), {"1D4", "1D3", "1C4"}), (("1C4-1D4",), {"1D4", "1D3"})):
        stage = Stage(start="1D4").reveal("1D3", "1C4").block(*block)
        beside = adjacent_tiles(stage.board, here(stage.board))
        assert {"1D4"} | {stage.map.code[stage.board.secret.sectors[tile.number]] for tile in beside} == kept
        next_round(stage)
        assert stage.revealed() == kept


@pytest.mark.rule("AL-DOOR-05")
def test_a_creature_opens_a_blocked_door_for_one_step() -> None:
    """A move of 3: the door and two sectors."""
    stage = Stage(start="1E2", decks=("red", "blue")).block("1C4-1D4").hand(1, "B11")
    worm = stage.creature("worm", "1C4")
    stage.answer("switch:south", seat=0)
    stage.react("offer:B11,up", f"creature:c{worm}")
    stage.evil("unbar:1C4-1D4", "step:1D4", "step:1D3")
    assert stage.where(worm) == "1D3"
    assert stage.blocked() == set()
    assert stage.kind != "path"  # The three steps are used up.


@pytest.mark.rule("AL-DOOR-06")
def test_a_block_is_on_the_map_and_in_the_maze_until_the_door_opens() -> None:
    stage = Stage(start="1D4").block("1C4-1D4")
    door = stage.door("1C4-1D4")
    assert stage.seen_by(1)["secret"]["blocked"] == 1 << door
    assert stage.seen_by(0)["tiles"][0]["blocked"] == 1 << 3
    stage.do("open:west")
    assert stage.seen_by(1)["secret"]["blocked"] == 0
    assert stage.seen_by(0)["tiles"][0]["blocked"] == 0


@pytest.mark.rule("AL-DOOR-06")
def test_a_block_between_hidden_sectors_is_not_shown() -> None:
    stage, open_doors = Stage().block("2A3-2A4"), Stage()
    assert stage.seen_by(0) == open_doors.seen_by(0)
    assert stage.told(0) == open_doors.told(0)
    stage.reveal("2A3")
    assert stage.seen_by(0)["tiles"][1]["blocked"] == 1 << 2


# Sight


@pytest.mark.rule("AL-DOOR-07")
def test_a_door_of_the_heros_sector_does_not_hinder_sight() -> None:
    stage = Stage(start="1E2").reveal("1F2")
    assert in_sight(stage) == {"1E2", "1F2"}
    farther = Stage(start="1D2").reveal("1E2", "1F2")
    assert in_sight(farther) == {"1D2", "1E2"}


@pytest.mark.rule("AL-RULING-19")
def test_a_blocked_door_beside_the_hero_stops_sight() -> None:
    stage = Stage(start="1E2").reveal("1F2").block("1E2-1F2")
    assert in_sight(stage) == {"1E2"}


@pytest.mark.rule("AL-RULING-19")
def test_light_behind_a_blocked_door_is_not_seen() -> None:
    stage = Stage(start="1E1").light("1F2").block("1E2-1F2")
    stage.do("move:south")
    assert "1F2" not in stage.revealed()


@pytest.mark.rule("AL-DOOR-08")
def test_all_doors_of_a_revealed_sector_are_placed() -> None:
    """The room 2A4 has three doors."""
    stage = Stage().reveal("2A4")
    assert stage.seen_by(0)["tiles"][1]["links"] == [2, 2, 2, 0]
