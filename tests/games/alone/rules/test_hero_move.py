"""The Hero moves: steps, reveals, shocks, opportunity attacks, doors he blocks and opens."""

from typing import Any

import pytest

from brassboard.games.alone.queries import open_distances
from games.alone.helper import Stage

BAY = """
map test-bay
floor 1
/#.-#.            /
/|  |             /
/#. #.=M.         /
/|  |             /
/#.-#.            /
/   H             /
/   L.            /
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
"""The T-crossing 1B2 lies between the med bay 1C2 and the T-crossing 1B3, which has a door to the laboratory."""
EAST = """
map test-east
floor 1
/#.-#.-#.         /
/|     |          /
/#.-#.-#.         /
/|  H  |          /
/#. M. #.         /
/|     |          /
/#.-#.-#.         /
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
"""East of 1A2 lies 1B2 with a door in its south wall, then 1C2."""


def log(stage: Stage, *tags: str) -> list[str]:
    """The kinds of events the Hero was told, of those named, in order."""
    found = [type(event).__struct_config__.tag.partition(".")[2] for event in stage.told(0)]
    return [tag for tag in found if tag in tags]


def adjacent(stage: Stage) -> set[str]:
    return {text.partition(":")[2] for text in stage.options() if text.startswith("move:")}


# One step


@pytest.mark.rule("AL-HMOVE-01")
def test_only_adjacent_sectors_are_offered() -> None:
    stage = Stage()
    assert adjacent(stage) == {"east", "south", "west"}
    assert stage.denied("move:north") == "AL-HMOVE-01"
    assert stage.denied("move:stairs") == "AL-HMOVE-01"
    stage.do("move:south")
    assert stage.hero_at == "1D4"


@pytest.mark.rule("AL-HMOVE-01", "AL-DOOR-01")
def test_after_the_step_one_door_may_be_blocked() -> None:
    stage = Stage().do("move:south")
    assert stage.asked == (0, "block")
    assert stage.options() == ["block:west", "pass"]
    stage.do("block:west")
    assert stage.blocked() == {"1C4-1D4"}


@pytest.mark.rule("AL-HMOVE-02")
def test_entering_a_hidden_sector_reveals_all_it_holds() -> None:
    stage = Stage(start="1D4").danger("1C4").block("1B4-1C4")
    cultist = stage.creature("cultist", "1C4", wounded=True)
    stage.do("move:west")
    tile = stage.tile("1C4")
    assert tile is not None
    assert (tile.room, tile.switch, tile.danger, tile.links) == ("Q", True, True, (0, 2, 0, 2))
    assert tile.blocked == 1 << 3
    figure = stage.board.figures[0]
    assert (figure.kind, figure.wounded, figure.tile) == ("cultist", True, tile.number)
    assert stage.figure(cultist) == figure.number
    seen = stage.seen_by(0)
    assert [one["kind"] for one in seen["figures"]] == ["cultist"]
    assert seen["tiles"][-1]["danger"] is True


@pytest.mark.rule("AL-HMOVE-03", "AL-LIGHT-03")
def test_a_lit_row_is_revealed_up_to_the_first_dark_sector() -> None:
    """East of 2A5 lie 2B5 to 2E5; 2D5 is dark."""
    stage = Stage(start="2A4").light("2B5", "2C5", "2E5")
    stage.do("move:south")
    assert stage.revealed() == {"2A4", "2A5", "2B5", "2C5"}


@pytest.mark.rule("AL-HMOVE-03")
def test_a_lit_row_is_revealed_up_to_a_closed_door_or_a_wall() -> None:
    """North of 1B1 is a wall; east of it the row ends at the door of 1D1."""
    stage = Stage(start="1B2").light("1C1", "1D1", "1A1", "1A2")
    stage.do("move:north")
    assert stage.revealed() == {"1B2", "1B1", "1C1", "1A1"}


@pytest.mark.rule("AL-HMOVE-04")
def test_hero_and_evil_agree_on_his_sector_and_the_block() -> None:
    stage = Stage(players=3).do("move:south", "block:west")
    assert stage.hero_at == "1D4"
    tile = stage.tile("1D4")
    assert tile is not None
    assert stage.board.here == tile.number
    assert tile.blocked == 1 << 3
    for seat in (1, 2):
        secret = stage.seen_by(seat)["secret"]
        assert secret["hero"] == stage.sector("1D4")
        assert secret["blocked"] == 1 << stage.door("1C4-1D4")
    assert stage.seen_by(0)["tiles"][-1]["blocked"] == 1 << 3
    assert stage.seen_by(0)["secret"]["hero"] != stage.sector("1D4")


@pytest.mark.rule("AL-HMOVE-05")
def test_the_order_of_a_step() -> None:
    """Leave a cultist, enter the stairs' other end, meet a worm, see light behind, be reacted to, block."""
    stage = Stage(start="1D4").hand(1, "R02", "V02", "R12", "R13").reveal("1D3").light("1B4")
    stage.creature("cultist", "1D4")
    stage.creature("worm", "1C4")
    stage.answer("move:west", seat=0)
    assert stage.kind == "waive"
    stage.evil("waive:no")
    stage.dice("h")
    assert (stage.moment, stage.hero_at) == ("loss", "1D4")
    stage.evil("pass")
    assert (stage.moment, stage.hero_at) == ("loss", "1C4")
    stage.evil("pass")
    assert stage.moment == "step"
    stage.evil("pass")
    assert stage.asked == (0, "block")
    order = log(
        stage, "opportunity_attack", "lost", "hero_moved", "tile_revealed", "figure_revealed", "tile_gone",
    )  # fmt: skip
    assert order[-7:] == [
        "opportunity_attack", "lost", "hero_moved", "tile_revealed", "figure_revealed", "tile_revealed", "lost",
    ]  # fmt: skip


@pytest.mark.rule("AL-HMOVE-05", "AL-STAIR-03")
def test_the_old_floor_is_taken_down_before_the_new_sector_is_revealed() -> None:
    stage = Stage(start="1B4").reveal("1B5", "1C4")
    stage.do("move:stairs")
    assert log(stage, "hero_moved", "tile_gone", "tile_revealed")[-3:] == ["hero_moved", "tile_gone", "tile_revealed"]


# Opening doors


@pytest.mark.rule("AL-RULING-17")
def test_a_move_opens_a_blocked_door_instead_of_a_step() -> None:
    stage = Stage(start="1D4").hand(1, "R01", "V01").block("1C4-1D4")
    stage.creature("worm", "1D4")
    assert stage.denied("move:west") == "AL-DOOR-03"
    assert stage.denied("open:north") == "AL-RULING-17"
    stage.answer("open:west", seat=0)
    assert stage.blocked() == set()
    assert stage.hero_at == "1D4"
    assert stage.moment == "end"  # Neither opportunity attack nor step window nor block came before.
    assert "offer:R01,up" in stage.options()
    assert stage.turn.triggers == ("move",)


@pytest.mark.rule("AL-RULING-17")
def test_one_step_of_a_longer_move_opens_a_door() -> None:
    stage = Stage(start="1D4").item("JETP").block("1C4-1D4")
    stage.do("use:JETP,0", "open:west", "move:west")
    assert stage.hero_at == "1C4"
    assert stage.kind == "block"
    stage.do("pass")
    assert stage.board.turn == 2


@pytest.mark.rule("AL-RULING-17", "AL-RULING-04")
def test_light_behind_the_door_comes_into_sight_when_it_opens() -> None:
    stage = Stage(start="1D4").block("1C4-1D4").light("1C4", "1B4").hand(1, "R01")
    stage.answer("open:west", seat=0)
    assert stage.moment == "end"
    assert stage.revealed() == {"1D4", "1C4"}  # The far door of the room is closed.


# Longer moves


@pytest.mark.rule("AL-HMOVE-05", "AL-DOOR-01")
def test_a_longer_move_may_be_cut_short_and_blocks_after_each_step() -> None:
    stage = Stage(start="1C3").item("JETP")
    stage.do("use:JETP,0")
    assert stage.kind == "step"
    assert "halt" not in stage.options()
    stage.do("move:east")
    assert stage.kind == "step"
    assert "halt" in stage.options()
    stage.do("halt")
    assert stage.hero_at == "1D3"
    assert stage.board.turn == 2


@pytest.mark.rule("AL-FLOW-11")
def test_each_step_has_its_window() -> None:
    stage = Stage().item("JETP").hand(1, "R01", "V01")
    stage.answer("use:JETP,0", "move:east", seat=0)
    assert stage.windows() == ["step"]
    stage.answer("move:west", seat=0)
    assert stage.windows() == ["step", "end"]


@pytest.mark.rule("AL-RULING-36", "AL-OPP-01")
def test_an_opportunity_attack_for_each_sector_left() -> None:
    stage = Stage().item("JETP").reveal("1E3")
    stage.creature("worm", "1D3")
    stage.creature("parasite", "1E3")
    stage.answer("use:JETP,0", "move:east", seat=0)
    stage.evil("waive:no").dice("m")
    stage.answer("move:north", seat=0)
    assert stage.kind == "waive"
    stage.evil("waive:no").dice("h")
    assert stage.hero_at == "1E2"
    assert stage.board.hero.life == 11
    assert len(stage.notices("opportunity_attack")) == 2


@pytest.mark.rule("AL-RULING-36")
def test_leaving_over_a_stair_gives_an_opportunity_attack_too() -> None:
    stage = Stage(start="1C1")
    stage.creature("worm", "1C1")
    stage.answer("move:stairs", seat=0)
    assert stage.kind == "waive"
    stage.evil("waive:no").dice("h")
    assert stage.hero_at == "2D2"
    assert stage.board.hero.life == 11


@pytest.mark.rule("AL-RULING-43")
def test_a_safe_step_provokes_nobody() -> None:
    stage = Stage().item("BOOT")
    stage.creature("worm", "1D3")
    stage.do("use:BOOT,0", "move:east")
    assert stage.hero_at == "1E3"
    assert log(stage, "opportunity_attack", "let_go") == []


@pytest.mark.rule("AL-FLOW-08")
def test_a_step_that_has_become_impossible_is_lost() -> None:
    """A card of the test blocks the door in the loss window of the opportunity attack."""
    stage = Stage(start="1D4").hand(1, "R01", "V01", "R12")
    stage.creature("worm", "1D4")
    stage.answer("move:west", seat=0)
    stage.evil("waive:no").dice("h")
    assert stage.moment == "loss"
    stage.block("1C4-1D4")
    stage.evil("pass")
    assert stage.hero_at == "1D4"
    assert [notice.direction for notice in stage.notices("step_lost")] == ["west"]
    assert stage.moment == "end"  # The action is used up.
    assert "offer:R01,up" in stage.options()


@pytest.mark.rule("AL-FLOW-08")
def test_what_follows_in_the_move_is_lost_when_a_card_stops_it() -> None:
    """Slammed Door, dangerous: the rest of the action is lost, the block and the ability after it included."""
    stage = Stage(start="1D4", decks=("green", "violet"), character="pilot").item("JETP").hand(1, "G02")
    stage.reveal("1C4").danger("1C4")
    stage.answer("use:JETP,0", "move:west", seat=0)
    assert stage.moment == "step"
    stage.react("offer:G02,up", "bar:1B4-1C4")
    assert stage.hero_at == "1C4"
    assert stage.board.turn == 2
    assert stage.blocked() == {"1B4-1C4"}


# Shocks


@pytest.mark.rule("AL-SHOCK-03")
def test_a_hidden_worm_costs_two_self_control() -> None:
    stage = Stage()
    stage.creature("worm", "1E3")
    stage.do("move:east")
    assert stage.board.hero.calm == 10
    assert stage.board.hero.life == 12


@pytest.mark.rule("AL-SHOCK-03", "AL-RULING-59")
def test_entering_a_revealed_sector_never_shocks() -> None:
    stage = Stage().reveal("1E3")
    stage.creature("worm", "1E3")
    stage.do("move:east")
    assert stage.board.hero.calm == 12


@pytest.mark.rule("AL-SHOCK-04")
def test_creatures_seen_from_elsewhere_do_not_shock() -> None:
    stage = Stage()
    stage.creature("hybrid", "1E3")
    stage.do("explore:east")
    assert [figure.kind for figure in stage.board.figures] == ["hybrid"]
    assert stage.board.hero.calm == 12


@pytest.mark.rule("AL-SHOCK-04")
def test_a_creature_in_the_light_ahead_does_not_shock() -> None:
    stage = Stage(start="1B2").light("1A1")
    stage.creature("hybrid", "1A1")
    stage.do("move:north")
    assert [figure.kind for figure in stage.board.figures] == ["hybrid"]
    assert stage.board.hero.calm == 12


@pytest.mark.rule("AL-RULING-14")
def test_each_hidden_creature_shocks_once_and_one_window_serves_all() -> None:
    stage = Stage().hand(1, "R13", "V01")
    stage.creature("worm", "1E3")
    stage.creature("hybrid", "1E3")
    stage.creature("cultist", "1E3")  # It costs nothing.
    stage.creature("parasite", "1E3")
    stage.answer("move:east", seat=0)
    assert stage.board.hero.calm == 12 - 2 - 2 - 1
    assert [notice.n for notice in stage.notices("lost")] == [2, 2, 1]
    assert stage.windows() == ["loss", "step", "end"]


@pytest.mark.rule("AL-SHOCK-01")
def test_a_hidden_creature_that_comes_to_the_hero_shocks_him() -> None:
    stage = Stage().hand(1, "R01")
    parasite = stage.creature("parasite", "1E3")
    stage.answer("search", seat=0)
    stage.evil("pass")
    stage.react("offer:R01,down", "side:0", f"creature:c{parasite}", "step:1D3")
    assert stage.where(parasite) == "1D3"
    assert stage.board.hero.calm == 11


@pytest.mark.rule("AL-SHOCK-02")
def test_no_shock_by_a_creature_that_was_seen_on_its_way() -> None:
    stage = Stage().reveal("1E3").hand(1, "R09")
    worm = stage.creature("worm", "1E2")
    stage.answer("search", seat=0)
    stage.react("offer:R09,up", f"creature:c{worm}", "step:1E3", "step:1D3")
    assert stage.hero_at == "1D3"
    assert stage.where(worm) == "1D3"
    assert stage.board.hero.calm == 12


# Examples


@pytest.mark.rule("AL-EX-01")
def test_the_lit_corridor_is_revealed_and_the_room_behind_its_door_is_not() -> None:
    stage = Stage(start="1B2").hand(1, "R01").light("1C1", "1D1").reveal("1A5")
    assert stage.map.room[stage.sector("1A5")] == "C"
    parasite = stage.creature("parasite", "1A4", wounded=True)
    stage.answer("move:north", seat=0)
    assert {"1B1", "1C1"} <= stage.revealed()
    assert "1D1" not in stage.revealed()
    stage.evil("pass")
    stage.react("offer:R01,down", "side:0", f"creature:c{parasite}", "step:1A5")
    (figure,) = stage.board.figures
    assert (figure.kind, figure.wounded) == ("parasite", True)
    assert stage.board.hero.calm == 12


@pytest.mark.rule("AL-EX-07")
def test_the_jetpack_leaves_the_worm_behind() -> None:
    """He blocks the med bay's door, then the laboratory's. Two standard reactions bring the worm to the T only."""
    stage = Stage(BAY, start="1C2").item("JETP").hand(1, "R06", "V06")
    worm = stage.creature("worm", "1C2")
    parasite = stage.creature("parasite", "1A2")
    stage.do("use:JETP,0", "move:west", "block:east", "move:south")
    assert (stage.hero_at, stage.kind) == ("1B3", "block")
    stage.answer("block:south", seat=0)
    assert stage.blocked() == {"1B2-1C2", "1B3-1B4"}
    assert stage.moment == "end"
    stage.react("offer:R06,down", "side:0", f"creature:c{worm}", "unbar:1B2-1C2")
    stage.react("offer:V06,down", "side:0", f"creature:c{worm}", "step:1B2")
    assert stage.where(worm) == "1B2"
    assert stage.blocked() == {"1B3-1B4"}
    assert stage.board.turn == 2
    there = open_distances(stage.board, stage.sector(stage.where(parasite)))
    assert there[stage.sector(stage.hero_at)] == 2


@pytest.mark.rule("AL-EX-11")
def test_two_creatures_in_a_lit_sector_have_one_die() -> None:
    stage = Stage().light("1D3")
    stage.creature("worm", "1D3")
    stage.creature("spore", "1D3")
    stage.answer("move:east", seat=0)
    stage.evil("waive:no")
    request: Any = stage.position.asked
    assert (request.kind, request.n) == ("dice", 1)


@pytest.mark.rule("AL-EX-13")
def test_two_steps_east_with_a_block_and_a_worm() -> None:
    stage = Stage(EAST, start="1A2").item("JETP").reveal("1B2")
    stage.creature("worm", "1C2")
    stage.danger("1C2")
    stage.do("use:JETP,0", "move:east", "block:south", "move:east")
    assert stage.blocked() == {"1B2-1B3"}
    tile = stage.tile("1B2")
    assert tile is not None
    assert tile.blocked == 1 << 2
    entered = stage.tile("1C2")
    assert entered is not None
    assert entered.danger
    assert [figure.kind for figure in stage.board.figures] == ["worm"]
    assert stage.board.hero.calm == 10
