"""Knowledge is sound: the true map is never lost, and every map drawn agrees with all the Hero has seen and heard."""

from random import Random

import pytest

from brassboard.games.alone.data.table import Table
from brassboard.games.alone.knowledge import Drawn, Knowledge, knowledge_of
from brassboard.games.alone.queries import station as station_of
from brassboard.games.alone.rules import maze
from brassboard.games.alone.scenario.registry import MAPS, read_map, register
from brassboard.testing.depth import a_few
from games.alone.helper import Stage
from games.alone.knowledge.walking import SMALL, Drifting, as_tuple, contradiction, laid_out, lies_as, replayed, wander


def true_fits(table: Table) -> list[int]:
    """How many fits of each floor are the true way in which it lies."""
    known, secret, st = knowledge_of(table), table.secret, station_of(table)
    found = []
    for number in (1, 2):
        first = 0 if number == 1 else st.ground.one.size
        sectors = tuple(s - first for s in secret.sectors if st.floor[s] == number)
        swap = secret.swap if number == 2 else 0
        found.append(
            sum(
                (fit.floor.id, fit.swap, fit.sectors) == (secret.floors[number - 1], swap, sectors)
                and fit.turn in (-1, secret.turns[number - 1])
                for fit in known.fits(number)
            )
        )
    return found


def draw_and_check(table: Table, luck: Random, maps: int = 2) -> None:
    known = knowledge_of(table)
    for _ in range(maps):
        drawn = known.draw(luck)
        assert contradiction(table, lies_as(drawn), drawn.sectors) == "", drawn.floors
    assert replayed(table, drawn) == laid_out(table)


OPTIONS = [
    pytest.param({}, id="library"),
    pytest.param({"map": "k1"}, id="k1"),
    pytest.param({"map": "k3", "variety": False}, id="k3 as printed"),
    pytest.param({"variety": False}, id="library as printed"),
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", a_few(range(20), 2))
def test_the_true_map_is_never_lost_and_every_drawn_map_agrees(options: dict[str, object], seed: int) -> None:
    luck, seen = Random(seed), 0
    for match in wander(seed, 400, players=2 + seed % 3, **options):
        table = match.position.table
        if (table.last_tile, len(table.told)) == seen:
            continue
        seen = (table.last_tile, len(table.told))
        assert contradiction(table, station_of(table), table.secret.sectors) == ""  # The slow check is right.
        assert true_fits(table) == [1, 1]
        draw_and_check(table, luck)
    assert seen != 0


@pytest.mark.parametrize("seed", a_few(range(200), 25))
def test_nothing_is_lost_when_islands_grow_join_and_go(seed: int) -> None:
    if "test-known" not in MAPS:
        register(read_map(SMALL, "test-known"))
    luck = Random(seed)
    drifting = Drifting(luck, luck.choice(["k1", "k2", "k3", "test-known"]))
    for _ in range(12):
        table = drifting.drift(2).table
        assert true_fits(table) == [1, 1]
        draw_and_check(table, luck, maps=1)


def test_two_islands_become_one_when_a_tile_links_them() -> None:
    stage = Stage("k1").reveal("1C3", "1A3", "1A2")
    islands = {tile.number: tile.island for tile in stage.board.tiles}
    assert len(set(islands.values())) == 2
    apart = knowledge_of(stage.board)
    stage.reveal("1B3", "1B2", "1B1", "1A1")
    assert len({tile.island for tile in stage.board.tiles}) == 1
    joined = knowledge_of(stage.board)
    assert joined.count(1) <= apart.count(1)
    assert true_fits(stage.board) == [1, 1]
    draw_and_check(stage.board, Random(1), maps=10)


def test_a_sector_that_comes_back_is_a_new_tile_in_the_same_place() -> None:
    stage = Stage("k1").reveal("1C3", "1B3")
    before = knowledge_of(stage.board)
    maze.hide(stage.position, 1 << stage.sector("1C3") | 1 << stage.sector("1B3"))
    stage.reveal("1C3")
    table = stage.board
    assert [tile.number for tile in table.tiles] == [0, 3]
    assert knowledge_of(table).count(1) == before.count(1)
    assert {drawn.sectors[1] == drawn.sectors[3] for drawn in drawn_maps(knowledge_of(table), 20)} == {True}


def drawn_maps(known: Knowledge, maps: int) -> list[Drawn]:
    luck = Random(3)
    return [known.draw(luck) for _ in range(maps)]


def test_tiles_in_the_maze_at_the_same_time_are_different_sectors_that_are_not_linked() -> None:
    """1D3 and 1B3 are T sectors: without a relation 1B3 could be beside the start or the start itself."""
    stage = Stage("k1").reveal("1B3")
    for drawn in drawn_maps(knowledge_of(stage.board), 60):
        st = lies_as(drawn)
        assert drawn.sectors[1] != drawn.sectors[0]
        assert drawn.sectors[1] not in st.link[drawn.sectors[0]][:4]


@pytest.mark.rule("AL-MAP-07")
def test_a_taken_tile_tells_that_no_other_match_was_farther() -> None:
    stage = Stage("k1", start="1D3").reveal("1C3", "1B3", "1D4")
    table = stage.board
    steps = station_of(table).steps[table.secret.hero]
    near, far = sorted((1, 2), key=lambda tile: steps[table.secret.sectors[tile]])
    before = knowledge_of(table).count_maps()
    fact = maze.Fact("taken", table.last_tile + 1, table.here, "look", far, others=(near,))
    table.told = (*table.told, fact)
    assert true_fits(table) == [1, 1]
    assert knowledge_of(table).count_maps() == before  # On one island the Hero knew it already.
    table.told = (maze.Fact("taken", table.last_tile + 1, table.here, "look", near, others=(far,)),)
    with pytest.raises(LookupError):
        knowledge_of(table).draw(Random(1))


def test_a_doubtful_answer_tells_nothing() -> None:
    stage = Stage("k1")
    before = knowledge_of(stage.board).count_maps()
    maze.tell(stage.position, "answer", "room.M", 1, True, doubtful=True)
    assert knowledge_of(stage.board).count_maps() == before
    maze.tell(stage.position, "answer", "room.M", 8, False)
    assert knowledge_of(stage.board).count_maps() < before


def test_an_answer_about_the_rooms_of_a_mission_binds_the_nearest_of_them() -> None:
    stage = Stage("k1")  # Q is 2 steps from the start, S 3.
    maze.tell(stage.position, "answer", "mission.green", 2, True, kind="QA")
    found = set()
    for drawn in drawn_maps(knowledge_of(stage.board), 80):
        st = lies_as(drawn)
        steps = {letter: st.steps[st.start][st.room_at[letter]] for letter in "QA"}
        assert min(steps.values()) == 2
        found |= {letter for letter in "QA" if steps[letter] == 2}
    assert found == {"Q", "A"}


def test_a_mission_with_markers_in_corridors_only_tells_that_its_rooms_are_not_nearer() -> None:
    stage = Stage("k1")
    maze.tell(stage.position, "answer", "mission.red", 4, True, kind="LM*")
    steps = []
    for drawn in drawn_maps(knowledge_of(stage.board), 80):
        st = lies_as(drawn)
        steps.append(min(st.steps[st.start][st.room_at[letter]] for letter in "LM"))
    assert min(steps) == 4
    assert max(steps) > 4


def test_the_same_luck_draws_the_same_maps_whatever_was_drawn_before() -> None:
    table = None
    for match in wander(3, 250):
        table = match.position.table
    assert table is not None
    known = knowledge_of(table)
    first = [as_tuple(known.draw(Random(seed))) for seed in range(20)]
    for _ in range(300):
        known.draw(Random(99))
    assert known.count_maps() > 0
    assert [as_tuple(known.draw(Random(seed))) for seed in range(20)] == first
