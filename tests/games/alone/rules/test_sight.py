"""Line of sight: straight lines over revealed sectors, whatever the light."""

import pytest

from brassboard.games.alone.queries import sectors_in_sight, tiles_in_sight
from games.alone.helper import Stage


def sight(stage: Stage) -> set[str]:
    """The sectors in sight; maze and secret map must agree."""
    sectors = stage.board.secret.sectors
    seen = {sectors[tile.number] for tile in tiles_in_sight(stage.board)}
    assert {sector for sector in range(stage.map.size) if sectors_in_sight(stage.board) >> sector & 1} == seen
    return {stage.map.code[sector] for sector in seen}


@pytest.mark.rule("AL-LOS-01")
def test_four_open_sectors_in_a_row_are_all_in_sight() -> None:
    stage = Stage(start="2A5").reveal("2B5", "2C5", "2D5", "2E5")
    assert sight(stage) == {"2A5", "2B5", "2C5", "2D5", "2E5"}


@pytest.mark.rule("AL-LOS-01")
def test_sight_goes_in_every_direction() -> None:
    stage = Stage(start="1E2").reveal("1E1", "1F2", "1E3", "1D2", "1C2")
    assert sight(stage) == {"1E2", "1E1", "1F2", "1E3", "1D2", "1C2"}


@pytest.mark.rule("AL-LOS-02")
@pytest.mark.parametrize("start", ["1A1", "1C4", "2F3", "1B4", "2A4"])
def test_the_heros_own_sector_is_always_in_sight(start: str) -> None:
    stage = Stage(start=start).block(*Stage().map.door_code)
    assert start in sight(stage)
    assert stage.match.view(0)["standing"]["sight"][0] == stage.board.here


@pytest.mark.rule("AL-LOS-03")
def test_a_hidden_sector_ends_the_line() -> None:
    stage = Stage(start="2A5").reveal("2B5", "2D5")
    assert sight(stage) == {"2A5", "2B5"}


@pytest.mark.rule("AL-LOS-04")
def test_nothing_is_seen_around_a_bend() -> None:
    stage = Stage(start="1D3").reveal("1E3", "1E2", "1E1")
    assert sight(stage) == {"1D3", "1E3"}


@pytest.mark.rule("AL-LOS-04")
def test_the_closed_side_of_a_t_ends_the_line() -> None:
    """1D3 is open to the east, south and west: from 1D4 nothing is seen north of it."""
    stage = Stage(start="1D4").reveal("1D3", "1D2", "1C3")
    assert sight(stage) == {"1D4", "1D3"}


@pytest.mark.rule("AL-LOS-05")
def test_a_door_that_is_not_the_heros_interrupts() -> None:
    stage = Stage(start="1B1").reveal("1C1", "1D1", "1E1")
    assert sight(stage) == {"1B1", "1C1"}
    stage.do("move:east", "pass")
    assert {"1C1", "1D1"} <= sight(stage)
    assert "1E1" not in sight(stage)


@pytest.mark.rule("AL-LOS-06")
def test_dark_or_lit_a_revealed_neighbour_is_in_sight() -> None:
    stage = Stage().reveal("1E3")
    assert stage.lit() == set()
    assert sight(stage) == {"1D3", "1E3"}
    stage.light("1E3")
    assert sight(stage) == {"1D3", "1E3"}
