"""Knowledge is complete and fair: it has every map that agrees, and draws all of them equally often.

The maps are found by trying out everything, on a small station and with a small library.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import factorial
from random import Random

import pytest

from brassboard.games.alone.data.table import Fact, Table
from brassboard.games.alone.knowledge import cache, knowledge_of, rooms
from brassboard.games.alone.knowledge import known as known_maps
from brassboard.games.alone.knowledge.fits import Fit
from brassboard.games.alone.queries import station as station_of
from brassboard.games.alone.rules import maze
from brassboard.games.alone.rules.hero import locate
from brassboard.games.alone.scenario import library
from brassboard.games.alone.scenario.library import library_ids
from brassboard.games.alone.scenario.registry import MAPS, read_map, register
from brassboard.games.alone.scenario.static_map import ROOMS, Station, station
from brassboard.testing.depth import a_few
from games.alone.helper import Stage
from games.alone.knowledge.walking import (
    SHORTCUT,
    SMALL,
    Drifting,
    all_worlds,
    as_tuple,
    contradiction,
    placements,
    wander,
)


@pytest.fixture
def small() -> str:
    if "test-known" not in MAPS:
        register(read_map(SMALL, "test-known"))
    return "test-known"


@pytest.mark.parametrize("seed", a_few(range(100), 20))
def test_every_map_that_agrees_is_counted_and_no_other(small: str, seed: int) -> None:
    drifting = Drifting(Random(seed), small).drift(3 + seed % 9)
    worlds = all_worlds(drifting.table, small)
    known = knowledge_of(drifting.table)
    assert known.count_maps() == len(worlds)
    luck = Random(seed)
    assert {as_tuple(known.draw(luck)) for _ in range(60)} <= worlds


@pytest.mark.parametrize("few", [0, known_maps.VERY_FEW_PAIRS])
@pytest.mark.parametrize(("seed", "letters"), [(0, ""), (2, "ML"), (3, "CGL"), (5, ""), (7, "LC"), (11, "MG")])
def test_all_maps_that_agree_are_drawn_equally_often(
    small: str, seed: int, letters: str, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether all pairs of floors are looked at or drawn until one is accepted, and with an answer about a mission."""
    monkeypatch.setattr(known_maps, "VERY_FEW_PAIRS", few)
    drifting = Drifting(Random(seed), small).drift(7)
    if letters:
        drifting.ask_for_mission(letters)
    worlds = all_worlds(drifting.table, small)
    known, luck = knowledge_of(drifting.table), Random(seed)
    each = 20
    found = Counter(as_tuple(known.draw(luck)) for _ in range(each * len(worlds)))
    assert set(found) <= worlds
    chi_square = sum((found[world] - each) ** 2 / each for world in worlds)
    # For n - 1 degrees of freedom the mean is n - 1, and its deviation the root of twice as much.
    assert chi_square < len(worlds) - 1 + 4 * (2 * len(worlds)) ** 0.5 + 8


def test_a_way_over_the_other_floor_may_be_the_shortest() -> None:
    if "test-shortcut" not in MAPS:
        register(read_map(SHORTCUT, "test-shortcut"))
    stage = Stage("test-shortcut")
    assert stage.map.steps[stage.map.start][stage.map.room_at["M"]] == 6
    before = knowledge_of(stage.board).count_maps()
    for target, distance, same in (("room.M", 6, True), ("stair.blue", 3, False), ("switch", 5, True)):
        truth = locate.truth_of(stage.board, target)
        assert (truth.distance, truth.floors) == (distance, (locate.SAME if same else locate.OTHER,))
        maze.tell(stage.position, "answer", target, distance, same)
        worlds = all_worlds(stage.board, "test-shortcut")
        assert knowledge_of(stage.board).count_maps() == len(worlds)
    assert 0 < len(worlds) < before
    stage.reveal("1D2", "1E2")  # On their own floor 5 and 6 steps away, over the other floor both 5.
    table = stage.board
    table.told = (*table.told, Fact("taken", 3, 0, "look", 1, others=(2,)))
    assert knowledge_of(table).count_maps() == len(all_worlds(table, "test-shortcut")) > 0
    for seed in range(8):
        drifting = Drifting(Random(seed), "test-shortcut").drift(2)
        for _ in range(3):
            drifting.ask()
        assert knowledge_of(drifting.table).count_maps() == len(all_worlds(drifting.table, "test-shortcut"))


def test_two_rooms_on_islands_that_were_never_joined_are_two_places(small: str) -> None:
    stage = Stage(small).reveal("1D2", "1B4")  # M and L, both with one door to the north or west.
    assert len({tile.island for tile in stage.board.tiles}) == 3
    worlds = all_worlds(stage.board, small)
    assert knowledge_of(stage.board).count_maps() == len(worlds)


# A small library


@pytest.fixture
def small_library() -> Iterator[list[list[str]]]:
    """Let the library have few floors, among them some of one family."""
    ids = [["1", "3", "150"], ["401", "405", "600"]]
    kept = [library_ids(1), library_ids(2)]
    _use(ids)
    yield ids
    _use(kept)


def _use(ids: list[list[str]]) -> None:
    library._ids.update({1: ids[0], 2: ids[1]})
    library._entrances.clear()
    cache.forget()


def agreeing(table: Table, ids: list[list[str]]) -> set[tuple[str, int, str, int, int, tuple[int, ...]]]:
    """Every pair of floors, turns and swap that agrees with the tiles: try them all."""
    found = set()
    for one, two, swap in product(ids[0], ids[1], range(2)):
        for turns in product(range(8), range(8)):
            st = station(one, two, turns, ROOMS, swap)
            if all(tile.links != seen(st, st.start) for tile in (*table.tiles, *table.gone) if tile.number == 0):
                continue
            for sectors in placements(table, st):
                if not contradiction(table, st, sectors, with_rooms=False) and rooms_fit(table, sectors):
                    found.add((one, turns[0], two, turns[1], swap, sectors))
    return found


def seen(st: Station, sector: int) -> tuple[int, ...]:
    return tuple(0 if st.link[sector][d] < 0 else 2 if st.door[sector][d] >= 0 else 1 for d in range(4))


def rooms_fit(table: Table, sectors: tuple[int, ...]) -> bool:
    pairs = {(tile.room, sectors[tile.number]) for tile in (*table.tiles, *table.gone) if tile.room}
    return len(pairs) == len({letter for letter, _ in pairs}) == len({sector for _, sector in pairs})


@pytest.mark.parametrize("seed", a_few(range(12), 3))
def test_every_floor_of_a_library_that_agrees_is_counted(small_library: list[list[str]], seed: int) -> None:
    table = None
    for match in wander(seed, 60 + 40 * seed):
        table = match.position.table
    assert table is not None
    table.told = tuple(fact for fact in table.told if fact.what != "answer")
    known = knowledge_of(table)
    worlds = agreeing(table, small_library)
    seen_rooms = {tile.room for tile in (*table.tiles, *table.gone) if tile.room}
    assert known.count(1) == len({(one, turn) for one, turn, *_ in worlds})
    assert known.count(2) == len({(two, turn, swap) for _, _, two, turn, swap, _ in worlds})
    assert known.count_maps() == len(worlds) * factorial(8 - len(seen_rooms))
    luck = Random(seed)
    for _ in range(40):
        drawn = known.draw(luck)
        drawn_world = (drawn.floors[0], drawn.turns[0], drawn.floors[1], drawn.turns[1], drawn.swap, drawn.sectors)
        assert drawn_world in worlds


@pytest.mark.parametrize("letters", ["", "ML", "GE"])
def test_floors_on_which_more_maps_agree_are_drawn_more_often(
    small_library: list[list[str]], letters: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the answers about rooms: each floor has other distances, so that the numbers of maps differ."""
    monkeypatch.setattr(known_maps, "VERY_FEW_PAIRS", 0)
    monkeypatch.setattr(known_maps, "FEW_PAIRS", 0)
    match = next(iter(wander(1, 60)))
    table, st = match.position.table, station_of(match.position.table)
    for target in ("room.Q", "room.A"):
        truth = locate.truth_of(table, target)
        maze.tell(match.position, "answer", target, truth.distance, truth.floors[0] == locate.SAME)
    if letters:
        steps = {letter: st.steps[table.secret.hero][st.room_at[letter]] for letter in letters}
        nearest = min(letters, key=lambda letter: steps[letter])
        same = st.floor[st.room_at[nearest]] == 1
        maze.tell(match.position, "answer", "mission.green", steps[nearest], same, kind=letters)
    known, luck = knowledge_of(table), Random(6)
    plan = known_maps.Plan(known)
    assert not plan.ends
    expected: Counter[tuple[str, str, int]] = Counter()
    for one in plan.floors[0].fits:
        for two in plan.floors[1].fits:
            expected[one.floor.id, two.floor.id, two.swap] += count_rooms(table, one, two)
    draws = 3000
    found = Counter((*drawn.floors, drawn.swap) for drawn in (known.draw(luck) for _ in range(draws)))
    assert set(found) <= {floors for floors, n in expected.items() if n}
    assert len({n for n in expected.values() if n}) > 1
    share = draws / sum(expected.values())
    cells = [(found[floors], n * share) for floors, n in expected.items() if n]
    chi_square = sum((n - mean) ** 2 / mean for n, mean in cells)
    assert chi_square < len(cells) - 1 + 4 * (2 * len(cells)) ** 0.5 + 4


def count_rooms(table: Table, one: Fit, two: Fit) -> int:
    """How many turns and dealings of the letters spoken of agree with the words: the slow check of each."""
    spoken = "".join(dict.fromkeys("".join(f.word[5:] if "room" in f.word else f.kind for f in table.told)))
    turn = two.turn if two.turn >= 0 else 0
    sectors = one.sectors
    count = 0
    for places in permutations(range(8), len(spoken)):
        letters = [""] * 8
        for place, letter in zip(places, spoken, strict=True):
            letters[place] = letter
        rest = iter([letter for letter in ROOMS if letter not in spoken])
        rooms = [letter or next(rest) for letter in letters]
        if not words_are_wrong(table, (one.floor.id, two.floor.id), (one.turn, turn), rooms, two.swap, sectors):
            count += 1
    return count * (8 if two.turn < 0 else 1)


def words_are_wrong(
    table: Table, floors: tuple[str, str], turns: tuple[int, int], rooms: list[str], swap: int, sectors: tuple[int, ...]
) -> bool:
    """Whether a fact is not so, looked up on the ground: no station is made for each dealing."""
    plain = station(*floors, turns, ROOMS, swap)
    steps = plain.steps[sectors[0]]
    places = dict(zip(rooms, plain.ground.places, strict=True))
    for fact in table.told:
        asked = fact.word[5:] if fact.word.startswith("room.") else fact.kind
        least = min(steps[places[letter]] for letter in asked)
        floors_of = {plain.floor[places[letter]] == 1 for letter in asked if steps[places[letter]] == least}
        if least != fact.number or fact.same_floor not in floors_of:
            return True
    return False


# Rooms dealt to places


def test_ways_to_deal_rooms_are_counted_and_drawn_fairly() -> None:
    masks = (0b0111, 0b1010, 0b1100)
    every = [
        places
        for places in product(range(4), repeat=3)
        if len(set(places)) == 3 and all(mask >> at & 1 for mask, at in zip(masks, places, strict=True))
    ]
    assert rooms.ways(masks) == len(every)
    luck = Random(1)
    found = Counter(tuple(rooms.deal(masks, luck)) for _ in range(200 * len(every)))
    assert set(found) == set(every)
    assert max(abs(n - 200) for n in found.values()) < 60
    assert rooms.ways((0b1, 0b1)) == 0
