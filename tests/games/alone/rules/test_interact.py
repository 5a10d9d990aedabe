"""Interact: switch boxes, and what belongs to missions and items."""

import pytest

from games.alone.helper import Stage

BOX = """
map test-box
floor 1
/   #.-#.         /
/   H  |          /
/   M. #.         /
/   H  |          /
/#.-#!-#.-#.      /
/|        |       /
/#.-#.-#.-#.      /
/                 /
/                 /
floor 2
/#.-#.            /
/|  |             /
/#.-#.            /
/                 /
/                 /
/                 /
/                 /
/                 /
/                 /
end
"""
"""The switch box 1B3: 1A3 to the west, 1C3 and 1D3 to the east, to the north a room and behind its far door a bend."""


@pytest.mark.rule("AL-INT-01")
def test_without_box_and_mission_interact_is_for_items() -> None:
    stage = Stage()
    assert stage.offers("switch") == set()
    assert stage.offers("work") == set()
    assert stage.denied("switch:east") == "AL-INT-01"
    stage.item("MEDK").sheet(life=5)
    assert "use:MEDK,0" in stage.options()
    stage.do("use:MEDK,0")
    assert [notice.action for notice in stage.notices("action_announced")] == ["interact"]


@pytest.mark.rule("AL-INT-01")
def test_a_switch_box_here_can_be_repaired() -> None:
    stage = Stage(start="1B1")
    assert stage.offers("switch") == {"west", "east", "south"}
    assert stage.denied("switch:north") == "AL-LIGHT-05"
    assert stage.denied("switch:here") == "AL-LIGHT-05"


@pytest.mark.rule("AL-INT-02")
def test_a_repair_lights_map_and_maze() -> None:
    stage = Stage(start="1B1").reveal("1B2").do("switch:south")
    assert stage.lit() == {"1B1", "1B2", "1B3"}
    for code in ("1B1", "1B2", "1B3"):
        tile = stage.tile(code)
        assert tile is not None
        assert tile.lit
    assert {tile["lit"] for tile in stage.seen_by(0)["tiles"]} == {True}


@pytest.mark.rule("AL-INT-03")
def test_the_lit_sector_beside_the_hero_is_revealed() -> None:
    stage = Stage(start="1B1").do("switch:west")
    assert stage.revealed() == {"1B1", "1A1"}


@pytest.mark.rule("AL-EX-08", "AL-LIGHT-05")
@pytest.mark.parametrize(
    ("direction", "lit", "revealed"),
    [
        ("west", {"1B3", "1A3"}, {"1B3", "1A3"}),
        ("east", {"1B3", "1C3", "1D3"}, {"1B3", "1C3", "1D3"}),
        ("north", {"1B3", "1B2", "1B1"}, {"1B3", "1B2"}),
    ],
)
def test_the_three_directions_of_the_rulebook(direction: str, lit: set[str], revealed: set[str]) -> None:
    stage = Stage(BOX, start="1B3").do(f"switch:{direction}")
    assert stage.lit() == lit
    assert stage.revealed() == revealed


@pytest.mark.rule("AL-EX-09")
def test_the_bend_behind_the_far_door_is_revealed_from_the_room() -> None:
    stage = Stage(BOX, start="1B3").do("switch:north", "move:north")
    assert stage.revealed() == {"1B3", "1B2", "1B1"}


@pytest.mark.rule("AL-INT-04")
def test_a_mission_fulfilled_by_interact_lays_the_markers_of_the_next() -> None:
    """The three sample markers of MR6 are on the map before the next action."""
    stage = Stage(missions=("MG6", "MB2"), start="1A5").light("1A5")
    stage.table(reds=("MR6", *[red for red in stage.board.reds if red != "MR6"]))
    stage.do("bullet_time", "work:MG6", "regain:life")
    assert stage.asked == (0, "act")
    assert [mission.id for mission in stage.board.missions if not mission.fulfilled] == ["MB2", "MR6"]
    clues = stage.board.secret.clues
    assert len({clue.sector for clue in clues}) == 3
    assert [clue.real for clue in clues].count(True) == 1
