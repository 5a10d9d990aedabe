"""Explore: a straight line of up to two sectors, and one danger marker less."""

import pytest

from games.alone.helper import Stage


def looked(stage: Stage) -> set[str]:
    """The sectors looked at this turn."""
    return {stage.map.code[stage.board.secret.sectors[number]] for number in stage.turn.looked}


@pytest.mark.rule("AL-EXPL-01")
def test_the_nearest_two_sectors_in_line_are_revealed() -> None:
    """East of 2A5 four sectors lie in line."""
    stage = Stage(start="2A5").do("explore:east")
    assert stage.revealed() == {"2A5", "2B5", "2C5"}
    assert stage.hero_at == "2A5"


@pytest.mark.rule("AL-EXPL-02", "AL-EX-15")
def test_nothing_is_revealed_behind_a_bend() -> None:
    stage = Stage(start="1E2").do("explore:north")
    assert stage.revealed() == {"1E2", "1E1"}


@pytest.mark.rule("AL-EXPL-03")
def test_one_marker_here_or_in_a_sector_just_revealed_may_go() -> None:
    stage = Stage(start="2A5").reveal("2A4").danger("2A4", "2A5", "2B5", "2C5")
    stage.do("explore:east")
    assert stage.asked == (0, "sweep")
    assert set(stage.options()) == {
        f"sweep:{stage.name('2A5')}",
        f"sweep:{stage.name('2B5')}",
        f"sweep:{stage.name('2C5')}",
        "pass",
    }
    stage.do(f"sweep:{stage.name('2B5')}")
    assert stage.dangers() == {"2A4", "2A5", "2C5"}
    assert stage.board.turn == 2  # It is one of them and no more.


@pytest.mark.rule("AL-EXPL-03", "AL-RULING-20")
def test_a_marker_of_a_sector_revealed_before_stays() -> None:
    stage = Stage(start="2A5").reveal("2B5").danger("2B5")
    stage.do("explore:east")
    assert stage.revealed() == {"2A5", "2B5", "2C5"}
    assert stage.board.turn == 2
    assert stage.dangers() == {"2B5"}


@pytest.mark.rule("AL-RULING-20")
def test_sectors_in_the_maze_already_count_toward_the_two() -> None:
    stage = Stage(start="2A5").reveal("2B5", "2C5")
    stage.do("bullet_time", "explore:east")
    assert stage.revealed() == {"2A5", "2B5", "2C5"}
    assert looked(stage) == {"2B5", "2C5"}


@pytest.mark.rule("AL-EXPL-03")
def test_the_marker_may_stay() -> None:
    stage = Stage(start="2A5").danger("2A5").do("explore:east", "pass")
    assert stage.dangers() == {"2A5"}


@pytest.mark.rule("AL-EXPL-04")
def test_a_removed_marker_goes_from_maze_and_map() -> None:
    stage = Stage(start="2A5").danger("2B5", "2E5").do("explore:east")
    tile = stage.tile("2B5")
    assert tile is not None
    assert tile.danger
    stage.do(f"sweep:{stage.name('2B5')}")
    assert stage.dangers() == {"2E5"}
    assert not tile.danger
    for seat in (0, 1):
        assert [notice.tile for notice in stage.notices("danger_removed", seat)] == [stage.name("2B5")]


@pytest.mark.rule("AL-EXPL-05", "AL-DOOR-08")
def test_the_doors_of_a_revealed_room_are_in_view() -> None:
    stage = Stage(start="1D4").do("explore:west")
    room = stage.seen_by(0)["tiles"][1]
    assert room["room"] == "Q"
    assert room["links"] == [0, 2, 0, 2]


@pytest.mark.rule("AL-RULING-18")
def test_explore_goes_through_unblocked_doors_near_and_far() -> None:
    """West of 1D4 lies a room with a door on either side. What is behind the far one is revealed and not in sight."""
    stage = Stage(start="1D4").do("explore:west")
    assert stage.revealed() == {"1D4", "1C4", "1B4"}
    sight = [stage.map.code[stage.board.secret.sectors[number]] for number in sight_of(stage)]
    assert sight == ["1D4", "1C4"]


def sight_of(stage: Stage) -> list[int]:
    return list(stage.match.view(0)["standing"]["sight"])


@pytest.mark.rule("AL-RULING-18")
def test_explore_stops_at_a_blocked_door() -> None:
    stage = Stage(start="1D4").block("1B4-1C4").do("explore:west")
    assert stage.revealed() == {"1D4", "1C4"}
    near = Stage(start="1D4").block("1C4-1D4")
    assert near.denied("explore:west") == "AL-RULING-18"


@pytest.mark.rule("AL-RULING-55", "AL-STAIR-04")
def test_a_stair_is_a_direction_of_one_sector() -> None:
    """Beyond the joined sector 2B3 a row goes on either side."""
    stage = Stage(start="1B4").do("explore:stairs")
    assert stage.revealed() == {"1B4", "2B3"}
    tile = stage.tile("2B3")
    assert tile is not None
    assert (tile.floor, tile.via) == (2, stage.board.here)


@pytest.mark.rule("AL-RULING-64")
def test_the_hero_chooses_a_direction_and_no_number() -> None:
    stage = Stage(start="2A5")
    assert stage.offers("explore") == {"north", "east"}
    stage.answer("explore:east", seat=0)
    assert stage.revealed() == {"2A5", "2B5", "2C5"}


@pytest.mark.rule("AL-FLOW-11")
def test_a_survey_probe_has_two_windows_and_two_directions() -> None:
    stage = Stage().item("MAPP", upgraded=True).hand(1, "R01", "V01")
    stage.answer("use:MAPP,0", "face:east", seat=0)
    assert stage.windows() == ["before"]
    assert stage.kind == "face"
    assert stage.offers("face") == {"south", "west"}
    stage.answer("face:west", seat=0)
    assert stage.windows() == ["before", "end"]
    assert stage.revealed() == {"1D3", "1E3", "1C3", "1B3"}


@pytest.mark.rule("AL-RULING-04")
def test_light_behind_what_was_explored_comes_into_sight() -> None:
    """2D5 and 2E5 are lit, but the ray ended at the dark 2B5 until now."""
    stage = Stage(start="2A5").light("2D5", "2E5").danger("2D5").do("bullet_time")
    assert stage.revealed() == {"2A5"}
    stage.do("explore:east")
    assert stage.kind == "act"  # The light showed 2D5, not the look: its marker cannot be removed.
    assert stage.revealed() == {"2A5", "2B5", "2C5", "2D5", "2E5"}
    assert looked(stage) == {"2B5", "2C5"}


@pytest.mark.rule("AL-FLOW-09")
def test_cards_know_what_this_explore_looks_at() -> None:
    """Tripwire marks sectors before they are revealed."""
    stage = Stage(start="2A5").hand(1, "V04")
    stage.answer("explore:east", seat=0)
    assert stage.moment == "before"
    stage.evil("offer:V04,up")
    marks = {text.partition(":")[2] for text in stage.options() if text != "pass" and text != "done"}
    assert marks == {"2B5", "2C5"}


@pytest.mark.rule("AL-EXPL-01")
def test_a_card_may_cut_the_look_short() -> None:
    """Dimmed Beam: this look takes only 1 sector."""
    stage = Stage(start="2A5", decks=("green", "violet")).hand(1, "G04")
    stage.answer("explore:east", seat=0)
    stage.react("offer:G04,up")
    assert stage.revealed() == {"2A5", "2B5"}


@pytest.mark.rule("AL-EXPL-03")
def test_a_card_may_forbid_the_removal() -> None:
    """Tripwire, dangerous: no marker can be removed by this action; by the next one it can."""
    stage = Stage(start="2A5").danger("2A5").hand(1, "V04").do("bullet_time")
    stage.answer("explore:east", seat=0)
    stage.react("offer:V04,up", "done", "pass")
    while stage.asked[0] == 1:
        stage.evil(stage.options()[-1])
    assert stage.kind == "act"
    stage.do("explore:north")
    assert stage.kind == "sweep"
