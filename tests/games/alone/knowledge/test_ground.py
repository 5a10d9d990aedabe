"""What bots ask: the ground the Hero knows, and where rooms probably are."""

from random import Random

import pytest

from brassboard.games.alone.knowledge import ELSEWHERE, KnownGround, knowledge_of, room_places
from brassboard.games.alone.queries import OFFSETS
from brassboard.games.alone.rules import maze
from games.alone.helper import Stage
from games.alone.knowledge.walking import wander


def test_known_ground_is_in_the_maze_or_gone() -> None:
    stage = Stage("k1").reveal("1D4", "1C3")
    maze.hide(stage.position, 1 << stage.sector("1C3"))
    ground = KnownGround(stage.board)
    assert {place: tile.number for place, tile in ground.tiles.items()} == {(0, 0, 0): 0, (0, 0, 1): 1, (0, -1, 0): 2}
    assert ground.here == (0, 0, 0)
    assert ground.steps_from(ground.here) == {(0, 0, 0): 0, (0, 0, 1): 1, (0, -1, 0): 1}


def test_a_sector_seen_twice_is_one_place_with_its_newest_tile() -> None:
    stage = Stage("k1").reveal("1D4")
    maze.hide(stage.position, 1 << stage.sector("1D4"))
    stage.reveal("1D4")
    assert [tile.number for tile in KnownGround(stage.board).tiles.values()] == [0, 2]


def test_ways_to_unknown_ground_are_its_edges() -> None:
    ground = KnownGround(Stage("k1").reveal("1D4").board)
    assert set(ground.edges()) == {((0, 0, 0), 1), ((0, 0, 0), 3), ((0, 0, 1), 3)}


def test_a_blocked_door_costs_a_step_more_on_known_ground() -> None:
    stage = Stage("k1").reveal("1D4", "1C4").block("1C4-1D4")
    ground = KnownGround(stage.board)
    assert ground.steps_from(ground.here) == {(0, 0, 0): 0, (0, 0, 1): 1, (0, -1, 1): 3}


def test_known_stairs_join_known_floors() -> None:
    stage = Stage("k1", start="1B4").reveal("2B3", "2C3")
    ground = KnownGround(stage.board)
    upper = next(place for place, tile in ground.tiles.items() if tile.floor == 2 and tile.stair == "red")
    assert ground.beside((0, 0, 0), 4) == upper
    assert sorted(ground.steps_from(ground.here).values()) == [0, 1, 2]
    assert ((0, 0, 0), 4) not in ground.edges()


def test_a_room_that_was_seen_is_certainly_there() -> None:
    stage = Stage("k1").reveal("1D4", "1C4")
    assert room_places(stage.board, "Q", Random(1), maps=16) == {(0, -1, 1): 1.0}


def test_places_of_an_unknown_room_are_room_places_of_maps_that_agree() -> None:
    stage = Stage("k1").reveal("1D4", "1C4")
    found = room_places(stage.board, "S", Random(1), maps=200)
    assert sum(found.values()) == pytest.approx(1.0)
    assert found[ELSEWHERE] == pytest.approx(4 / 7, abs=0.12)  # Floor 2 has 4 of the 7 places left.
    true = stage.sector("1F2")  # One of the three others on floor 1, if the floor lies as it does.
    st = stage.map
    assert (0, st.x[true] - st.x[st.start], st.y[true] - st.y[st.start]) in found


def test_room_places_agree_with_the_true_room_once_all_is_known() -> None:
    """On walks of a Hero who has seen much, a room is where a drawn map has it."""
    for match in list(wander(6, 500))[::60]:
        table = match.position.table
        ground = KnownGround(table)
        for place, tile in ground.tiles.items():
            for direction in range(4):
                beside = ground.beside(place, direction)
                if beside is not None:
                    dx, dy = OFFSETS[direction]
                    assert beside == (place[0], place[1] + dx, place[2] + dy)
                    assert ground.beside(beside, (direction + 2) % 4) == place
            if tile.room and tile.floor == 1 and tile.island == 0:
                assert set(room_places(table, tile.room, Random(1), maps=4)) == {place}


def test_fewer_floors_fit_with_every_tile() -> None:
    counts = []
    for match in wander(2, 300):
        known = knowledge_of(match.position.table)
        counts.append((known.count(1), known.count(2)))
    assert counts[0] == (800, 6400)
    assert counts == sorted(counts, reverse=True)
    assert len(knowledge_of(match.position.table).floor_ids(1)) <= counts[-1][0] < 50
