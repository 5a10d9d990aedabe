"""Imagined worlds: whole tables that obey every invariant and look to the Hero exactly like the true one."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from brassboard.games.alone import GAME
from brassboard.games.alone.data.core_frames import Reveal
from brassboard.games.alone.data.table import Table
from brassboard.games.alone.invariants import problems
from brassboard.games.alone.knowledge.worlds import ray_ends
from brassboard.games.alone.queries import lit_in_reach, station
from brassboard.games.alone.rules import maze
from brassboard.kernel import SPECTATOR, Match, Seat, determinize, redact
from brassboard.kernel.lens import known_depth
from brassboard.testing.depth import a_few
from games.alone.helper import Stage
from games.alone.knowledge.walking import markers_fit, wander

HERO, EVIL = 0, 1
ENCODER = msgspec.msgpack.Encoder()


def view(position: Any, viewer: Seat) -> bytes:
    return ENCODER.encode(redact(position.book, position.state, viewer))


def imagine(match: Match, viewer: Seat, seed: int) -> Any:
    return determinize(match.position, viewer, Random(seed), GAME.resample)


def imagined(stage: Stage, worlds: int, viewer: Seat = HERO) -> list[Table]:
    """Tables that agree with what the Hero sees of a stage; each is checked for its invariants and its view."""
    found = []
    for seed in range(worlds):
        position = imagine(stage.match, viewer, seed)
        assert problems(position.table) == []
        assert view(position, viewer) == view(stage.position, viewer)
        found.append(position.table)
    return found


def is_open_to(match: Match, viewer: Seat) -> bool:
    """Whether a seat may know what is going on, or Evil decides in secret."""
    state = match.position.state
    return known_depth(state.stack, viewer, state.teams) == len(state.stack)


OPTIONS = [
    pytest.param({}, id="library"),
    pytest.param({"map": "k2"}, id="k2"),
    pytest.param({"map": "k1", "variety": False}, id="k1 as printed"),
    pytest.param({"difficulty": "easy", "spaces": 8}, id="easy"),
]


@pytest.mark.rule("AL-KNOW-02", "AL-RULING-51")
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", a_few(range(12), 1))
def test_an_imagined_world_is_whole_and_looks_the_same(options: dict[str, Any], seed: int) -> None:
    for number, match in enumerate(wander(seed + 20, 500, players=2 + seed % 3, **options)):
        if number % 3:
            continue
        for viewer in (HERO, SPECTATOR):
            position = imagine(match, viewer, number)
            assert problems(position.table) == [], position.path()
            if is_open_to(match, viewer):
                assert view(position, viewer) == view(match.position, viewer), match.position.path()


@pytest.mark.rule("AL-KNOW-03")
def test_evil_imagines_nothing_of_the_map() -> None:
    for number, match in enumerate(wander(5, 200, players=3)):
        if number % 10 == 0:
            assert imagine(match, EVIL, number).table.secret == match.position.table.secret


def test_before_the_map_is_laid_there_is_nothing_to_imagine() -> None:
    match = Match.begin(GAME, GAME.setup(2, {}), by_hand=True)
    assert not match.position.table.tiles
    position = imagine(match, HERO, 1)
    assert position.table.secret.floors == ()
    assert (position.table.secret.revealed, position.table.secret.lit, position.table.secret.blocked) == (0, 0, 0)


def test_imagined_maps_differ_and_the_hero_stands_on_his_tile() -> None:
    match = list(wander(8, 40))[-1]
    tables = [imagine(match, HERO, seed).table for seed in range(30)]
    assert len({table.secret.floors for table in tables}) > 5
    assert len({table.secret.rooms for table in tables}) > 20
    assert {table.secret.sectors[table.here] == table.secret.hero for table in tables} == {True}


# Light, markers, doors


def test_lights_markers_and_blocks_that_left_the_maze_stay_as_he_saw_them() -> None:
    stage = Stage("k1").reveal("1D4", "1C4").light("1D4").danger("1D4").block("1C4-1D4")
    maze.hide(stage.position, 1 << stage.sector("1D4") | 1 << stage.sector("1C4"))
    gone = [tile for tile in stage.board.gone if tile.number == 1]
    assert [(tile.lit, tile.danger, tile.blocked) for tile in gone] == [(True, True, 8)]
    maze.step_to(stage.position, 1)  # From here 1D4 is not in sight.
    stage.reveal("1E3")
    for table in imagined(stage, 20):
        st, secret = station(table), table.secret
        sector = secret.sectors[1]
        assert secret.lit >> sector & 1
        assert secret.danger >> sector & 1
        assert secret.blocked >> st.door[sector][3] & 1


@pytest.mark.rule("AL-LIGHT-12")
def test_no_hidden_light_is_where_the_hero_would_see_it() -> None:
    stage = Stage("k1").reveal("1D4").light("1D4")
    maze.hide(stage.position, 1 << stage.sector("1D4"))  # The rules would show it at once.
    for table in imagined(stage, 20):
        assert lit_in_reach(table) == -1
        assert table.secret.sectors[1] in ray_ends(station(table), table.secret)
        assert table.secret.lit == 0


@pytest.mark.rule("AL-LIGHT-06")
def test_a_line_of_light_goes_on_behind_a_far_door() -> None:
    stage = Stage("k1", start="1D4")  # Its door leads west to Q (1C4), and from there to 1B4.
    maze.tell(stage.position, "lit", "west", 2)
    for table in imagined(stage, 20):
        st = station(table)
        line = st.ray[table.secret.hero][3][:2]
        assert len(line) == 2 or table.secret.lit == 0
        for sector in line[1:]:
            assert table.secret.lit >> sector & 1


@pytest.mark.rule("AL-MISS-03")
def test_the_light_of_a_reward_is_at_all_switch_boxes() -> None:
    stage = Stage("k1")
    maze.tell(stage.position, "lit", "boxes")
    for table in imagined(stage, 10):
        st = station(table)
        in_sight = ray_ends(st, table.secret)
        for sector in range(st.size):
            if st.switch >> sector & 1 and sector not in in_sight:
                assert table.secret.lit >> sector & 1


def test_doors_that_a_mission_blocked_are_blocked_until_a_reward_opens_them() -> None:
    stage = Stage("k1", missions=("MG3", "MB5"))
    for table in imagined(stage, 10):
        st = station(table)
        assert {door for letter in "AM" for door in st.doors_of[st.room_at[letter]]} == blocked_doors(table)
    maze.tell(stage.position, "opened", "all")
    assert [blocked_doors(table) for table in imagined(stage, 3)] == [set()] * 3


def blocked_doors(table: Table) -> set[int]:
    return {door for door in range(len(station(table).doors)) if table.secret.blocked >> door & 1}


@pytest.mark.rule("AL-SETUP-08", "AL-END-09")
def test_danger_markers_are_those_of_set_up_and_of_each_clean_up() -> None:
    stage = Stage("k1")
    markers = [table.secret.danger.bit_count() for table in imagined(stage, 20)]
    assert max(markers) == 4
    assert sum(markers) > 60
    for table in imagined(stage, 20):
        st = station(table)
        far = [st.steps[table.secret.hero][s] for s in range(st.size) if table.secret.danger >> s & 1]
        assert min(far) >= 3
    for _ in range(9):
        maze.tell(stage.position, "owed", number=4)
        stage.table(round=stage.board.round + 1)
    assert max(table.secret.danger.bit_count() for table in imagined(stage, 20)) == 16


# Creatures


def test_creatures_in_the_maze_are_as_they_are_seen() -> None:
    stage = Stage("k1").reveal("1D4", "1E3")
    stage.creature("worm", "1D4", wounded=True)
    stage.creature("spore", "1D3")
    for table in imagined(stage, 10):
        seen = [(one.figure, one.kind, one.wounded) for one in table.secret.creatures if one.figure >= 0]
        assert seen == [(1, "worm", True), (2, "spore", False)]


@pytest.mark.rule("AL-NOISE-01")
def test_after_a_noise_a_hidden_creature_is_where_it_could_come_from() -> None:
    stage = Stage("k1")
    maze.tell(stage.position, "noise", "west")
    kinds: Counter[str] = Counter()
    for table in imagined(stage, 60):
        (one,) = table.secret.creatures
        st, hero = station(table), table.secret.hero
        kinds[one.kind] += 1
        beside = st.link[hero][3]
        assert st.steps[beside][one.sector] == st.steps[hero][one.sector] - 1
        assert st.floor[one.sector] == 1
    assert set(kinds) >= {"spore", "hybrid", "cultist"}


def test_a_second_noise_is_a_step_of_it_or_another_creature() -> None:
    stage = Stage("k1")
    for _ in range(2):
        maze.tell(stage.position, "noise", "west")
    assert {len(table.secret.creatures) for table in imagined(stage, 40)} == {1, 2}


@pytest.mark.rule("AL-CMOVE-04")
def test_a_creature_that_left_the_maze_is_beyond_where_it_left() -> None:
    stage = Stage("k1").reveal("1D4")
    id = stage.creature("worm", "1D4", wounded=True)
    maze.place_creature(stage.position, id, stage.sector("1C4"), -1, 3)
    for table in imagined(stage, 20):
        (one,) = table.secret.creatures
        assert (one.kind, one.wounded, one.figure) == ("worm", True, -1)
        assert one.sector == station(table).link[table.secret.sectors[1]][3]


def test_a_creature_seen_again_is_not_hidden_any_more() -> None:
    stage = Stage("k1").reveal("1D4")
    id = stage.creature("worm", "1D4")
    maze.place_creature(stage.position, id, stage.sector("1C4"), -1, 3)
    maze.place_creature(stage.position, id, stage.sector("1D4"), -1, 1)
    for table in imagined(stage, 10):
        assert [(one.kind, one.figure) for one in table.secret.creatures] == [("worm", 2)]


def test_an_answer_about_a_kind_puts_one_so_far_away() -> None:
    stage = Stage("k1")
    maze.tell(stage.position, "answer", "creature.worm", 5, False)
    for table in imagined(stage, 20):
        (one,) = table.secret.creatures
        st = station(table)
        assert (one.kind, st.floor[one.sector]) == ("worm", 2)
        assert st.steps[table.secret.hero][one.sector] == 5


def test_a_drone_that_found_something_makes_it_be_there() -> None:
    stage = Stage("k1")
    maze.tell(stage.position, "sought", "spore", 3, same_floor=True)
    for table in imagined(stage, 20):
        (one,) = table.secret.creatures
        assert one.kind == "spore"
        assert station(table).steps[table.secret.hero][one.sector] <= 3


@pytest.mark.rule("AL-LIMIT-01", "AL-LIMIT-03")
def test_however_much_he_hears_there_are_never_too_many_creatures() -> None:
    stage = Stage("k1").reveal("1D4", "1E3")
    for _ in range(3):
        stage.creature("spore", "1D4")
    for number in range(40):
        maze.tell(stage.position, "noise", ("west", "south", "east", "other_floor")[number % 4])
    imagined(stage, 30)  # The invariants are checked there.


@pytest.mark.rule("AL-BOSS-01")
def test_a_living_boss_is_somewhere_and_a_dead_one_is_not() -> None:
    stage = Stage("k1", missions=("MG3", "MB2", "MR2")).table(boss="matriarch")
    stage.board.reds = tuple(id for id in stage.board.reds if id != "MR2")
    for table in imagined(stage, 10):
        assert [one.kind for one in table.secret.creatures] == ["matriarch"]
    stage.table(boss_dead=True)
    assert [table.secret.creatures for table in imagined(stage, 3)] == [()] * 3


def test_the_apostle_has_been_seen_only_if_the_hero_was_shown_him() -> None:
    stage = Stage("k1", missions=("MG3", "MB2", "MR3")).table(boss="apostle").reveal("1D4")
    stage.board.reds = tuple(id for id in stage.board.reds if id != "MR3")
    assert {table.secret.apostle_seen for table in imagined(stage, 3)} == {False}
    id = stage.creature("apostle", "1D4")
    maze.place_creature(stage.position, id, stage.sector("1C4"), -1, 3)
    assert {table.secret.apostle_seen for table in imagined(stage, 3)} == {True}


# Markers of a `find` step


@pytest.mark.rule("AL-MISS-13")
def test_the_markers_of_a_find_step_are_in_corridors_he_has_not_seen() -> None:
    stage = Stage("k1", missions=("MG2", "MB2")).reveal("1D4")
    reals = set()
    for table in imagined(stage, 30):
        st = station(table)
        clues = table.secret.clues
        assert [clue.colour for clue in clues] == ["green"] * 3
        assert [clue.real for clue in clues].count(True) == 1
        assert not [clue for clue in clues if st.room[clue.sector] or table.secret.revealed >> clue.sector & 1]
        reals.add([clue.real for clue in clues].index(True))
        assert markers_fit(table)
    assert reals == {0, 1, 2}


def test_a_marker_that_was_turned_over_is_gone() -> None:
    stage = Stage("k1", missions=("MG2", "MB2"))
    maze.tell(stage.position, "turned", "green", 0)
    assert {len(table.secret.clues) for table in imagined(stage, 5)} == {2}


# A tile that is missing


@pytest.mark.rule("AL-RULING-27")
@pytest.mark.parametrize("act", ["move:north", "explore:north"])
def test_while_a_missing_tile_is_chosen_the_next_sector_has_its_shape(act: str) -> None:
    """The leader takes out a T tile for 2E2, which everyone can see him do."""
    stage = Stage(start="2E3").reveal("2D3", "2C3", "2E4", "2D1", "1C1")
    stage.answer(act, seat=HERO)
    while stage.asked[1] != "tile":
        stage.evil("pass")
    for table in imagined(stage, 12):
        st, secret = station(table), table.secret
        ahead = st.link[secret.sectors[table.here]][0]
        assert st.shape[ahead] == "t"
        assert secret.hero == (ahead if act == "move:north" else secret.sectors[table.here])


@pytest.mark.rule("AL-RULING-27")
def test_light_that_comes_into_sight_with_a_missing_tile_is_imagined_too() -> None:
    stage = Stage(start="2E3").reveal("2D3", "2C3", "2E4", "2D1", "1C1")
    stage.light("2E2")
    stage.position.state.stack.append(Reveal("cast"))
    stage.ask_again()
    assert stage.asked == (1, "tile")
    for table in imagined(stage, 12):
        assert station(table).shape[lit_in_reach(table)] == "t"


def test_a_match_that_is_over_can_be_imagined_too() -> None:
    stage = Stage().sheet(life=0, calm=1)
    stage.creature("spore", "1D3")
    stage.answer("search", seat=HERO).dice("hmm")
    assert stage.over
    assert len(imagined(stage, 2)) == 2
