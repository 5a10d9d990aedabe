"""Stairs: two pairs of sectors that count as adjacent across the floors."""

import pytest

from brassboard.games.alone.queries import adjacent_tiles, here, tiles_in_sight
from games.alone.helper import Stage


@pytest.mark.rule("AL-STAIR-01")
@pytest.mark.parametrize("map", ["k1", "k2", "k3"])
def test_red_joins_one_pair_and_blue_another(map: str) -> None:
    station = Stage(map).map
    for colour in ("red", "blue"):
        ends = [sector for sector in range(station.size) if station.stair[sector] == colour]
        assert sorted(station.floor[sector] for sector in ends) == [1, 2]
        assert tuple(ends) in station.ground.joined
    assert len({sector for pair in station.ground.joined for sector in pair}) == 4


@pytest.mark.rule("AL-STAIR-02")
def test_the_other_end_of_a_stair_is_one_step_away() -> None:
    stage = Stage(start="1B4")
    assert "move:stairs" in stage.options()
    stage.do("move:stairs")
    assert stage.hero_at == "2B3"
    assert stage.board.turn == 2
    stage.do("move:stairs")
    assert stage.hero_at == "1B4"


@pytest.mark.rule("AL-STAIR-02")
def test_the_two_ends_of_a_stair_are_adjacent() -> None:
    stage = Stage(start="1B4").reveal("2B3")
    assert [tile.floor for tile in adjacent_tiles(stage.board, here(stage.board))] == [2]
    assert stage.map.steps[stage.sector("1B4")][stage.sector("2B3")] == 1


@pytest.mark.rule("AL-STAIR-03")
def test_the_floor_left_behind_goes_but_for_the_stair() -> None:
    stage = Stage(start="1B4").reveal("1B5", "1C4", "1D4", "1D3", "1A5", "1C1")
    stage.do("move:stairs")
    assert stage.revealed() == {"1B4", "2B3"}
    assert len(stage.board.gone) == 6


@pytest.mark.rule("AL-STAIR-03")
def test_the_other_floors_sectors_stay() -> None:
    stage = Stage(start="1B4").reveal("2C3", "2E5", "1B5")
    stage.do("move:stairs")
    assert stage.revealed() == {"1B4", "2B3", "2C3", "2E5"}


@pytest.mark.rule("AL-STAIR-03", "AL-MAP-11")
def test_creatures_of_the_floor_left_are_hidden_again() -> None:
    stage = Stage(start="1B4").reveal("1B5")
    worm, spore = stage.creature("worm", "1B5"), stage.creature("spore", "1B4")
    stage.do("move:stairs")
    assert stage.figure(worm) == -1
    assert stage.figure(spore) > 0
    assert [figure.kind for figure in stage.board.figures] == ["spore"]


@pytest.mark.rule("AL-STAIR-04")
def test_explore_along_a_stair_shows_one_sector() -> None:
    stage = Stage(start="1C1").do("explore:stairs")
    assert stage.revealed() == {"1C1", "2D2"}


@pytest.mark.rule("AL-STAIR-05")
def test_sight_along_a_stair_reaches_one_sector() -> None:
    """A lit row lies beyond the joined sector 2B3; only 2B3 is seen."""
    stage = Stage(start="1B5").light("2A3", "2B3", "2C3", "2D3")
    stage.do("move:north", "pass")
    assert stage.hero_at == "1B4"
    assert stage.revealed() == {"1B5", "1B4", "2B3"}
    sectors = [stage.board.secret.sectors[tile.number] for tile in tiles_in_sight(stage.board)]
    assert {stage.map.code[sector] for sector in sectors} == {"1B4", "1B5", "2B3"}


@pytest.mark.rule("AL-EX-14")
def test_up_the_lit_stair_past_a_cultist() -> None:
    stage = Stage(start="1C1").light("1C1").reveal("1B1", "1C2", "1A1", "1D2")
    stage.creature("cultist", "1C1")
    stage.answer("move:stairs", seat=0)
    assert [notice.dice for notice in stage.notices("opportunity_attack")] == [0]
    assert stage.board.hero.life == 12
    assert stage.hero_at == "2D2"
    assert stage.revealed() == {"1C1", "2D2"}
