"""Map files: the three that come with the game, one's own, and what a test map may leave out."""

from collections.abc import Iterator
from random import Random

import pytest

from brassboard.games.alone import GAME, add_scenario
from brassboard.games.alone.content import text_of
from brassboard.games.alone.queries import station as station_of
from brassboard.games.alone.rules import setup
from brassboard.games.alone.scenario import registry
from brassboard.games.alone.scenario.library import find_floor
from brassboard.games.alone.scenario.registry import (
    MAPS,
    SHIPPED,
    check_scenario,
    describe,
    map_text,
    pair_text,
    read_map,
    read_playable,
    read_scenario,
    register,
)
from brassboard.games.alone.scenario.static_map import station
from brassboard.kernel import BadInput, Match


def text(name: str) -> str:
    return text_of(f"maps/{name}.map")


@pytest.fixture
def own_maps() -> Iterator[None]:
    """Forget the maps that a test adds."""
    before, options = dict(MAPS), GAME.options
    yield
    MAPS.clear()
    MAPS.update(before)
    GAME.options = options


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_map_is_the_text_of_its_file(name: str) -> None:
    assert check_scenario(text(name), name) == []
    assert map_text(MAPS[name]) == text(name)
    assert read_scenario(text(name), name).id == name


def test_a_map_is_described_in_one_line() -> None:
    assert describe(MAPS["k1"]) == "map k1 is all right: 22 + 23 sectors, 8 rooms, 13 doors"
    assert repr(MAPS["k1"]) == "<map k1>"


def test_comments_empty_lines_and_other_line_ends_do_not_matter() -> None:
    lines = ["# my map", "", *text("k2").splitlines(), "  ", "# the end"]
    for written in ("\n".join(lines), "\r\n".join(lines), "\r".join(lines), "\ufeff" + "\n".join(lines)):
        assert map_text(read_map(written, "mine")) == text("k2")


def test_blanks_behind_a_grid_line_do_not_matter_but_those_between_the_slashes_do() -> None:
    assert check_scenario(text("k2").replace("/\n", "/   \n"), "mine") == []
    assert check_scenario(text("k2").replace("   /\n", "/\n"), "mine") != []


def test_two_library_floors_are_a_map_with_the_rooms_one_names() -> None:
    one, two = find_floor("17"), find_floor("503")
    made = read_map(pair_text("mine", one, two, "SQAEGCLM"), "mine")
    letters = [floor.room[place] for floor in (made.floor1, made.floor2) for place in floor.places]
    assert letters == list("SQAEGCLM")
    drawn, own = station(one, two, (3, 5), "SQAEGCLM", 1), station(made.floor1, made.floor2, (3, 5), swap=1)
    assert (drawn.link, drawn.room, drawn.stair) == (own.link, own.room, own.stair)


def test_a_floor_1_that_becomes_floor_2_loses_its_start() -> None:
    made = read_map(pair_text("mine", find_floor("1"), find_floor("2")), "mine")
    assert made.floor1.start >= 0
    assert made.floor2.start == -1


# One's own map


def test_a_registered_map_can_be_played(own_maps: None) -> None:
    written = text("k3").replace("map k3", "map my-station")
    assert add_scenario(written, "my.map") == "my-station"
    assert "my-station" in next(option.choices for option in GAME.options if option.name == "map")
    match = Match.begin(GAME, GAME.setup(2, {"map": "my-station"}), seed=4)
    assert match.position.table.secret.floors == ("my-station.1", "my-station.2")
    assert station_of(match.position.table).size == station("k3.1", "k3.2").size


def test_an_id_is_used_once(own_maps: None) -> None:
    with pytest.raises(BadInput, match=r'there is a map "k1" already; choose another id'):
        register(read_map(text("k1"), "mine"))


def test_the_options_offer_every_map(own_maps: None) -> None:
    names = next(option.choices for option in setup.options(tuple(MAPS)) if option.name == "map")
    assert names[:4] == ("random", *SHIPPED)


def test_the_first_mistake_is_named_with_its_place() -> None:
    broken = text("k1").replace("@", ".").replace("!=S.", "!-S.")
    with pytest.raises(BadInput) as refused:
        read_map(broken, "mine.map")
    assert "floor 1 has no start" in str(refused.value)
    assert "(1 more)" in str(refused.value)
    assert "mine.map:2:1" in str(refused.value)


# Test maps

TINY = """
map test-tiny
floor 1
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


def test_a_test_map_may_be_small_and_have_one_floor() -> None:
    made = read_map(TINY, "tiny")
    assert (made.floor1.size, made.floor2.size) == (4, 0)
    assert [mistake.what for mistake in check_scenario(TINY.replace("test-tiny", "tiny"), "tiny")] == [
        "floor 2 is missing"
    ]
    with pytest.raises(BadInput, match="a match needs all 8 rooms and a start"):
        read_playable(TINY, "tiny")


def test_a_test_map_keeps_what_tiles_need() -> None:
    """Invariants 3, 4 and 8: doors of rooms, no dead ends, no more corridors of a shape than the supply of a map."""
    room_without_door = TINY.replace("/#.-#.   ", "/M.-#.   ")
    assert "the link of a room to the east is a passage" in wrong(room_without_door)
    door_of_corridors = TINY.replace("/#.-#.   ", "/#.=#.   ", 1)
    assert "the link of two corridors to the east is a door" in wrong(door_of_corridors)
    dead_end = TINY.replace("/|  |  ", "/|     ")
    assert "this corridor is a dead end with 1 link" in wrong(dead_end)
    crossings = TINY.replace(
        "/#.-#.            /\n/|  |             /\n/#.-#.            /",
        "/#.-#.-#.-#.-#.-#./\n/|  |  |  |  |  | /\n/#.-#.-#.-#.-#.-#./",
    )
    assert "floor 1 has 8 corridors of the shape t" in wrong(crossings)


def wrong(written: str) -> list[str]:
    return [mistake.what for mistake in check_scenario(written, "mine")]


def test_every_turned_dealt_and_swapped_map_is_written_and_read_again() -> None:
    luck = Random(2)
    for name in SHIPPED:
        letters = luck.sample("MLCGEAQS", 8)
        one, two = MAPS[name].floor1, MAPS[name].floor2
        assert check_scenario(pair_text("mine", one, two, "".join(letters)), "mine") == []
    assert registry.read_scenario is registry.read_map
