"""Noise: which direction the Hero is told, and that it is true."""

import pytest

from games.alone.helper import Stage
from games.alone.reacting import LANE, lane, noises, play, reacting, until

CORNER = """
map test-corner
floor 1
/#.-#.            /
/|  H             /
/#@=M.            /
/                 /
/                 /
/                 /
/                 /
/                 /
/                 /
end
"""
"""East of the Hero's sector 1A2 lies the med bay 1B2 behind a door; the way around leads north over 1A1 and 1B1."""


def hearing(source: str, start: str, *blocked: str, map: str = LANE) -> list[str]:
    """What the Hero hears, or may hear, of a creature that is moved 0 sectors there."""
    stage = Stage(map, start=start).hand(1, "R10").block(*blocked)
    stage.creature("worm", source)
    until(stage.answer("search", seat=0), "end")
    stage.evil("offer:R10,down")
    if stage.kind == "side":
        stage.evil("side:0")
    stage.evil("done")
    if stage.asked == (1, "noise"):
        return sorted([text.partition(":")[2] for text in stage.options(1)])
    return noises(stage)


@pytest.mark.rule("AL-NOISE-01")
@pytest.mark.parametrize(
    ("source", "word"), [("1B1", "west"), ("1A3", "west"), ("1D1", "east"), ("1D2", "east"), ("1D3", "east")]
)
def test_noise_comes_from_the_heros_first_step_toward_it(source: str, word: str) -> None:
    assert hearing(source, "1C1") == [word]


@pytest.mark.rule("AL-NOISE-02")
def test_of_several_shortest_ways_evil_names_one() -> None:
    assert hearing("1C3", "1C1") == ["east", "west"]


@pytest.mark.rule("AL-NOISE-02", "AL-NOISE-06", "AL-RULING-46")
def test_the_leader_cannot_name_a_direction_that_is_not_true() -> None:
    stage = lane("R10")
    stage.creature("worm", "1C3")
    until(stage.answer("search", seat=0), "end")
    play(stage, "R10", "side:0", "done", facing="down")
    assert set(stage.options(1)) == {"noise:east", "noise:west"}
    assert stage.why_not("noise:north", seat=1) is not None
    assert noises(stage.evil("noise:west")) == ["west"]


@pytest.mark.rule("AL-NOISE-03")
@pytest.mark.parametrize("source", ["2A1", "2B2"])
def test_of_the_other_floor_the_hero_is_told_only_that(source: str) -> None:
    assert hearing(source, "1C1") == ["other_floor"]
    assert hearing(source, "1A3") == ["other_floor"], "also at the foot of the stair"


@pytest.mark.rule("AL-NOISE-04", "AL-EX-06")
def test_noise_goes_around_a_blocked_door() -> None:
    assert hearing("1B2", "1A2", map=CORNER) == ["east"]
    assert hearing("1B2", "1A2", "1A2-1B2", map=CORNER) == ["north"]


@pytest.mark.rule("AL-NOISE-05")
def test_noise_is_made_where_a_move_ends() -> None:
    stage = reacting("B01")
    worm = stage.creature("worm", "1C1")
    play(stage, "B01", f"creature:c{worm}", "step:1B1", "step:1A1", "done")
    assert noises(stage) == ["west"], "though it came from the east"


@pytest.mark.rule("AL-RULING-13")
def test_a_noise_in_the_heros_own_sector_is_no_notice() -> None:
    stage = reacting("R10")
    spore = stage.creature("spore", "1B1")
    play(stage, "R10", "side:0", "step:1C1", facing="down")
    assert stage.where(spore) == "1C1"
    assert noises(stage) == []


@pytest.mark.rule("AL-RULING-13")
@pytest.mark.parametrize("source", ["1C1", "1D1", "2A1"])
def test_behind_blocked_doors_the_hero_hears_that_something_stirs(source: str) -> None:
    assert hearing(source, "1D2", "1D1-1D2") == ["out_of_hearing"]


@pytest.mark.rule("AL-RULING-13")
def test_a_way_over_the_stair_is_told_as_the_stair() -> None:
    assert hearing("1E3", "1A3") == ["stairs"], "3 steps over floor 2, and 4 along the corridor"


@pytest.mark.rule("AL-RULING-66")
def test_noise_is_told_although_the_hero_sees_where_the_creature_ended() -> None:
    stage = reacting("R05")
    worm = stage.creature("worm", "1E1")
    play(stage, "R05", f"creature:c{worm}", "step:1D1", "done")
    assert stage.figure(worm) > 0
    assert noises(stage) == ["east"]


@pytest.mark.rule("AL-KNOW-07")
def test_a_notice_tells_neither_kind_nor_cause_nor_distance() -> None:
    moved = lane("R10")
    moved.creature("worm", "1E1")
    until(moved.answer("search", seat=0), "end")
    play(moved, "R10", "side:0", "done", facing="down")
    spawned = until(lane("R10").answer("search", seat=0), "end")
    play(spawned, "R10", "kind:spore", "at:1E3", facing="down")
    assert moved.told(0) == spawned.told(0)
    assert moved.board.told[-1] == spawned.board.told[-1]
