"""Stations: the facts of k1 to k3, what turning, dealing rooms and swapping stairs keep, distances and signatures."""

from collections import Counter
from random import Random

import pytest

from brassboard.games.alone.scenario.floor import COLUMNS, ROWS, TURNS, turn_direction
from brassboard.games.alone.scenario.library import library_ids
from brassboard.games.alone.scenario.static_map import (
    DIRECTIONS,
    EAST,
    MAPS,
    NORTH,
    ROOMS,
    SOUTH,
    STAIRS,
    WEST,
    Floor,
    Station,
    distances,
    floor_ids,
    signature,
    station,
    station_name,
    swap_stair,
)
from brassboard.kernel import BadInput

SHIPPED = ("k1", "k2", "k3")
LIT_LINE = 2
"""How many sectors a switch box lights beyond its own (AL-LIGHT-05)."""
DX, DY = (0, 1, 0, -1), (-1, 0, 1, 0)


def printed(name: str) -> Station:
    return station(*floor_ids(name))


def draw(luck: Random, name: str) -> Station:
    """Draw turns, rooms and stairs of a map as set-up does."""
    turns = luck.randrange(TURNS), luck.randrange(TURNS)
    return station(*floor_ids(name), turns, luck.sample(ROOMS, len(ROOMS)), luck.randrange(2))


def walked(st: Station, source: int, blocked: int = 0, extra: int = -1) -> list[int]:
    """The distances from a sector by relaxing every link until nothing changes."""
    far = 999
    steps = [far] * st.size
    steps[source] = 0
    for _ in range(st.size):
        for here in range(st.size):
            for direction in range(5):
                there, door = st.link[here][direction], st.door[here][direction]
                is_blocked = door >= 0 and blocked >> door & 1 == 1
                if there >= 0 and not (is_blocked and extra < 0):
                    steps[there] = min(steps[there], steps[here] + 1 + (extra if is_blocked else 0))
    return [n if n < far else -1 for n in steps]


# The printed maps


@pytest.mark.parametrize(
    ("name", "sectors", "doors", "rooms", "farthest", "stairs"),
    [
        ("k1", (22, 23), (7, 6), "Q2 S3 E4 C5 G6 M8 L8 A9", 10, (3, 5)),
        ("k2", (20, 21), (6, 7), "G2 E3 M4 L4 C5 A6 S7 Q10", 10, (4, 3)),
        ("k3", (23, 20), (7, 6), "E2 M2 A4 G5 L6 Q7 C8 S8", 8, (5, 3)),
    ],
)
def test_the_printed_maps_have_the_facts_of_their_table(
    name: str, sectors: tuple[int, int], doors: tuple[int, int], rooms: str, farthest: int, stairs: tuple[int, int]
) -> None:
    st = printed(name)
    steps = st.steps[st.start]
    assert st.name == name
    assert (st.floor.count(1), st.floor.count(2)) == sectors
    floors_of_doors = [st.floor[one] for one, _ in st.doors]
    assert (floors_of_doors.count(1), floors_of_doors.count(2)) == doors
    assert {room[0]: int(room[1:]) for room in rooms.split()} == {at: steps[st.room_at[at]] for at in ROOMS}
    assert max(steps) == farthest
    lower = [sector for sector in range(st.size) if st.floor[sector] == 1]
    assert tuple(steps[s] for colour in ("red", "blue") for s in lower if st.stair[s] == colour) == stairs


@pytest.mark.parametrize(
    ("name", "floor", "shapes"),
    [
        ("k1", 1, (6, 8, 3, 1)), ("k1", 2, (7, 7, 4, 1)), ("k2", 1, (3, 8, 4, 1)), ("k2", 2, (5, 6, 5, 1)),
        ("k3", 1, (6, 7, 5, 1)), ("k3", 2, (6, 5, 4, 1)),
    ],
)  # fmt: skip
def test_the_printed_floors_have_the_shapes_of_their_table(name: str, floor: int, shapes: tuple[int, ...]) -> None:
    st = printed(name)
    found = Counter(shape for shape, on in zip(st.shape, st.floor, strict=True) if on == floor)
    assert tuple(found[shape] for shape in ("straight", "bend", "t", "crossing")) == shapes
    assert found["room"] == 4


@pytest.mark.parametrize(("name", "dark"), [("k1", "CL"), ("k2", "GL"), ("k3", "GEL")])
def test_a_switch_box_can_light_the_rooms_of_the_table(name: str, dark: str) -> None:
    st = printed(name)
    lit: set[str] = set()
    for sector in range(st.size):
        if st.switch >> sector & 1:
            line = [sector, *[s for direction in range(4) for s in st.ray[sector][direction][:LIT_LINE]]]
            lit |= {st.room[s] for s in line}
    assert set(ROOMS) - lit == set(dark)


def test_sectors_and_doors_have_the_names_of_the_worked_rounds() -> None:
    k1, k2 = printed("k1"), printed("k2")
    assert k1.code[k1.start] == "1D3"
    assert k1.code[k1.room_at["Q"]] == "1C4"
    assert k1.stair[k1.sector_of["1B4"]] == "red"
    assert k1.link[k1.sector_of["1B4"]][STAIRS] == k1.sector_of["2B3"]
    assert k1.shape[k1.sector_of["2E3"]] == "crossing"
    assert {"1F1-1F2", "2D5-2E5", "2E4-2E5"} <= set(k2.door_of)
    door = k2.door_of["2D5-2E5"]
    assert k2.doors[door] == (k2.sector_of["2D5"], k2.sector_of["2E5"])
    assert k2.door_code[door] == "2D5-2E5"
    assert k2.doors_of[k2.sector_of["2E5"]] == (k2.door_of["2E4-2E5"], door)


def test_a_ray_goes_straight_through_doors_until_a_wall() -> None:
    k3 = printed("k3")
    north = k3.ray[k3.start][NORTH]
    assert [k3.code[sector] for sector in north] == ["1E3", "1E2", "1E1"]
    doors = [k3.door_code[door] if door >= 0 else "" for door in k3.ray_doors[k3.start][NORTH]]
    assert doors == ["", "1E2-1E3", "1E1-1E2"]
    assert [k3.code[sector] for sector in k3.ray[k3.start][WEST]] == ["1D4", "1C4", "1B4", "1A4"]
    assert k3.ray[k3.start][SOUTH] == []
    assert [k3.code[sector] for sector in k3.ray[k3.start][EAST]] == ["1F4"]


# Stairs


@pytest.mark.rule("AL-STAIR-01")
@pytest.mark.parametrize("name", [*SHIPPED, "17+503"])
@pytest.mark.parametrize("swap", [0, 1])
def test_red_joins_one_sector_a_floor_and_blue_another_pair(name: str, swap: int) -> None:
    st = station(*floor_ids(name), swap=swap)
    pairs = {}
    for colour in ("red", "blue"):
        lower, upper = (sector for sector in range(st.size) if st.stair[sector] == colour)
        assert (st.floor[lower], st.floor[upper]) == (1, 2)
        assert (st.link[lower][STAIRS], st.link[upper][STAIRS]) == (upper, lower)
        assert (st.ray[lower][STAIRS], st.ray_doors[lower][STAIRS]) == ([upper], [-1])
        assert st.steps[lower][upper] == 1
        pairs[colour] = {lower, upper}
    assert not pairs["red"] & pairs["blue"]
    without = [sector for sector in range(st.size) if not st.stair[sector]]
    assert {st.link[sector][STAIRS] for sector in without} == {-1}


def test_swapped_stairs_join_other_sectors_of_floor_2() -> None:
    plain, swapped = printed("k1"), station("k1.1", "k1.2", swap=1)
    red, blue = plain.sector_of["1B4"], plain.sector_of["1C1"]
    assert swapped.link[red][STAIRS] == plain.link[blue][STAIRS]
    assert swapped.link[blue][STAIRS] == plain.link[red][STAIRS]
    assert swapped.stair[: plain.floor.count(1)] == plain.stair[: plain.floor.count(1)]


# Variety


def broken_invariants(st: Station) -> list[str]:
    """The invariants of the map file that a station breaks, checked on the station alone."""
    broken = []
    for floor in (1, 2):
        sectors = [sector for sector in range(st.size) if st.floor[sector] == floor]
        rooms = [sector for sector in sectors if st.room[sector]]
        reached = {sectors[0]}
        for _ in sectors:
            reached |= {st.link[s][d] for s in reached for d in range(4) if st.link[s][d] >= 0}
        if not (18 <= len(sectors) <= 24 and reached == set(sectors) and len(rooms) == 4):
            broken.append(f"1: floor {floor}")
        stairs = [next((s for s in sectors if st.stair[s] == colour), -1) for colour in ("red", "blue")]
        colours = sorted(st.stair[s] for s in sectors if st.stair[s])
        if colours != ["blue", "red"] or any(st.room[s] for s in stairs) or on_floor(st, *stairs) < 5:
            broken.append(f"5: floor {floor}")
        if len([s for s in sectors if st.switch >> s & 1]) != 3:
            broken.append(f"7: floor {floor}")
        shapes = Counter(drawn_shape(st, s) for s in sectors)
        if [shapes[s] > n for s, n in (("straight", 7), ("bend", 8), ("t", 6), ("crossing", 3))] != [False] * 4:
            broken.append(f"8: floor {floor}")
        if any(drawn_shape(st, s) != st.shape[s] for s in sectors):
            broken.append(f"shape: floor {floor}")
    for sector in range(st.size):
        beside = [other for other in st.link[sector][:4] if other >= 0]
        if st.room[sector] and (not 1 <= len(beside) <= 3 or any(st.room[other] for other in beside)):
            broken.append(f"2: {st.code[sector]}")
        if any((st.door[sector][d] >= 0) != is_room_link(st, sector, d) for d in range(4)):
            broken.append(f"3: {st.code[sector]}")
        if not st.room[sector] and len(beside) < 2:
            broken.append(f"4: {st.code[sector]}")
    if sorted(letter for letter in st.room if letter) != sorted(ROOMS):
        broken.append("2: rooms")
    far = min(st.steps[st.start][place] for place in st.room_at.values())
    if st.floor[st.start] != 1 or st.room[st.start] or st.shape[st.start] not in ("t", "crossing") or far < 2:
        broken.append("6")
    return broken


def on_floor(st: Station, one: int, two: int) -> int:
    """The steps between two sectors without stairs."""
    reached, steps = {one}, 0
    while two not in reached and steps < st.size:
        reached |= {st.link[s][d] for s in reached for d in range(4) if st.link[s][d] >= 0}
        steps += 1
    return steps


def is_room_link(st: Station, sector: int, direction: int) -> bool:
    other = st.link[sector][direction]
    return other >= 0 and (st.room[sector] != "" or st.room[other] != "")


def drawn_shape(st: Station, sector: int) -> str:
    """The shape of a sector by its links as the floor now lies."""
    north, east, south, west = (other >= 0 for other in st.link[sector][:4])
    if st.room[sector]:
        return "room"
    if north + east + south + west == 2:
        return "straight" if north == south else "bend"
    return "t" if north + east + south + west == 3 else "crossing"


@pytest.mark.rule("AL-SETUP-09")
@pytest.mark.parametrize("name", SHIPPED)
def test_every_drawn_map_keeps_the_invariants(name: str) -> None:
    for seed in range(200):
        st = draw(Random(seed), name)
        assert broken_invariants(st) == [], st


@pytest.mark.rule("AL-SETUP-09")
def test_every_drawn_pair_of_library_floors_keeps_the_invariants() -> None:
    for seed in range(200):
        luck = Random(seed)
        st = draw(luck, f"{luck.choice(library_ids(1))}+{luck.choice(library_ids(2))}")
        assert broken_invariants(st) == [], st


@pytest.mark.rule("AL-SETUP-09")
@pytest.mark.parametrize("name", SHIPPED)
def test_without_variety_the_map_is_as_printed(name: str) -> None:
    st = printed(name)
    for floor, drawn in ((1, MAPS[name].floor1), (2, MAPS[name].floor2)):
        for y in range(ROWS):
            for x in range(COLUMNS):
                mark = drawn.lines[2 * y][3 * x : 3 * x + 2]
                sector = st.sector_of.get(f"{floor}{'ABCDEF'[x]}{y + 1}", -1)
                assert (sector < 0) == (mark == "  ")
                if sector >= 0:
                    assert st.room[sector] == mark[0].replace("#", "")
                    assert (st.switch >> sector & 1 == 1) == (mark[1] == "!")
                    assert st.stair[sector] == {"r": "red", "b": "blue"}.get(mark[1], "")
                    assert (sector == st.start) == (mark[1] == "@")


@pytest.mark.rule("AL-SETUP-09")
def test_rooms_are_dealt_over_the_places_in_reading_order() -> None:
    st = station("k1.1", "k1.2", rooms="SQAEGCLM")
    assert [st.code[st.room_at[letter]] for letter in "SQAEGCLM"] == [
        "1D1", "1F2", "1C4", "1A5", "2C1", "2F3", "2A4", "2D4",
    ]  # fmt: skip
    assert st.switch == printed("k1").switch  # Switch boxes stay with the place.


@pytest.mark.rule("AL-SETUP-09")
def test_a_floor_is_mirrored_west_east_and_then_turned_clockwise() -> None:
    start = {turn: station("k1.1", "k1.2", (turn, 0)) for turn in range(TURNS)}
    # k1 starts in 1D3, a T with walls to the north; column D of 6 is the fourth, row 3 of 5 the third.
    codes = ["1D3", "1C4", "1C3", "1C3", "1C3", "1C3", "1D3", "1C4"]
    walls = [NORTH, EAST, SOUTH, WEST, NORTH, EAST, SOUTH, WEST]
    assert [start[turn].code[start[turn].start] for turn in range(TURNS)] == codes
    assert [start[turn].link[start[turn].start].index(-1) for turn in range(TURNS)] == walls
    # The stair in the corner column A, row 5 shows every turn: the room C.
    corners = ["1A5", "1A1", "1F1", "1E6", "1F5", "1A6", "1A1", "1E1"]
    assert [start[turn].code[start[turn].room_at["C"]] for turn in range(TURNS)] == corners


@pytest.mark.parametrize("name", [*SHIPPED, "17+503"])
def test_links_lead_to_the_next_place_and_back(name: str) -> None:
    for turn in range(TURNS):
        st = station(*floor_ids(name), (turn, TURNS - 1 - turn))
        for sector in range(st.size):
            for direction in range(4):
                other = st.link[sector][direction]
                back = (direction + 2) % 4
                if other < 0:
                    assert st.door[sector][direction] == -1
                    continue
                assert (st.x[other], st.y[other]) == (st.x[sector] + DX[direction], st.y[sector] + DY[direction])
                assert st.link[other][back] == sector
                assert st.door[other][back] == st.door[sector][direction]
                door = st.door[sector][direction]
                assert door < 0 or set(st.doors[door]) == {sector, other}
                assert (other, door) in st.neighbours[sector]
            assert len(st.neighbours[sector]) == len([other for other in st.link[sector] if other >= 0])


def test_turning_changes_no_numbers() -> None:
    plain = printed("k2")
    for turn in range(TURNS):
        st = station("k2.1", "k2.2", (turn, turn))
        assert [st.steps[sector] for sector in range(st.size)] == [plain.steps[sector] for sector in range(st.size)]
        assert (st.doors, st.switch, st.stair, st.shape, st.room) == (
            plain.doors, plain.switch, plain.stair, plain.shape, plain.room,
        )  # fmt: skip
        for direction in range(4):
            turned = turn_direction(direction, turn)
            assert [row[turned] for row in st.link] == [row[direction] for row in plain.link]
        assert [st.sector_of[code] for code in st.code] == list(range(st.size))
        assert [st.door_of[code] for code in st.door_code] == list(range(len(st.doors)))


def test_directions_have_their_names() -> None:
    assert [DIRECTIONS[d] for d in (NORTH, EAST, SOUTH, WEST, STAIRS)] == ["north", "east", "south", "west", "stairs"]


# Distances


@pytest.mark.parametrize("name", [*SHIPPED, "17+503", "230+640"])
@pytest.mark.parametrize("swap", [0, 1])
def test_steps_are_the_shortest_paths(name: str, swap: int) -> None:
    st = station(*floor_ids(name), swap=swap)
    for source in range(st.size):
        assert st.steps[source] == walked(st, source)
        assert distances(st, source, 0, 1) is st.steps[source]


@pytest.mark.parametrize("extra", [-1, 0, 1, 3])
def test_blocked_doors_cost_extra_steps_or_cannot_be_passed(extra: int) -> None:
    luck = Random(extra)
    for _ in range(40):
        st = draw(luck, luck.choice(SHIPPED))
        source, blocked = luck.randrange(st.size), luck.randrange(1, 1 << len(st.doors))
        assert distances(st, source, blocked, extra) == walked(st, source, blocked, extra)


def test_a_room_whose_doors_are_all_blocked_cannot_be_reached() -> None:
    k1 = printed("k1")
    store = k1.room_at["S"]
    blocked = sum(1 << door for door in k1.doors_of[store])
    assert distances(k1, k1.start, blocked, -1)[store] == -1
    assert distances(k1, k1.start, blocked, 1)[store] == k1.steps[k1.start][store] + 1


# Signatures of tiles


def test_a_signature_tells_links_room_switch_box_and_stair() -> None:
    seen = {
        signature((a, b, c, d), room, switch, stair)
        for a in range(3) for b in range(3) for c in range(3) for d in range(3)
        for room in (False, True) for switch in (False, True) for stair in ("", "red", "blue")
    }  # fmt: skip
    assert len(seen) == 81 * 2 * 2 * 3
    links = (0, 1, 2, 0)
    assert swap_stair(signature(links, False, False, "red")) == signature(links, False, False, "blue")
    assert swap_stair(signature(links, False, False, "blue")) == signature(links, False, False, "red")
    assert swap_stair(signature(links, True, True, "")) == signature(links, True, True, "")


def test_a_floor_finds_sectors_by_signature_and_by_place() -> None:
    for turn in range(TURNS):
        floor = MAPS["k1"].floor2.turned(turn)
        st = station("k1.1", "k1.2", (0, turn))
        first = MAPS["k1"].floor1.size
        for sector in range(floor.size):
            links = [0, 0, 0, 0]
            for direction in range(4):
                if st.link[first + sector][direction] >= 0:
                    links[direction] = 2 if st.door[first + sector][direction] >= 0 else 1
            shown = (links[0], links[1], links[2], links[3])
            switch = st.switch >> (first + sector) & 1 == 1
            sig = signature(shown, st.room[first + sector] != "", switch, st.stair[first + sector])
            assert floor.links[sector] == shown
            assert floor.sig[sector] == sig
            assert sector in floor.with_signature(sig)
            assert {floor.sig[other] for other in floor.with_signature(sig)} == {sig}
            assert floor.at[st.x[first + sector], st.y[first + sector]] == sector
        assert len(floor.at) == floor.size


# Names and the cache


def test_a_station_is_made_once_whether_its_floors_are_given_by_id_or_as_objects() -> None:
    st = station("k1.1", "k1.2", (3, 5), "SQAEGCLM", 1)
    assert station("k1.1", "k1.2", (3, 5), tuple("SQAEGCLM"), 1) is st
    assert station(MAPS["k1"].floor1, MAPS["k1"].floor2.turned(6), (3, 5), "SQAEGCLM", 1) is st
    assert station(*st.key) is st
    assert station("k1.1", "k1.2", (3, 5), "SQAEGCLM", 0) is not st


def test_a_floor_that_nobody_knows_by_its_id_is_played_as_it_is() -> None:
    lines = MAPS["k2"].floor1.lines
    st = station(Floor("k1.1", lines), "k2.2")
    assert st.size == printed("k2").size


def test_names_tell_the_floors_of_a_station() -> None:
    for name in ("k1", "17+503", "k1.1+k2.2"):
        assert station_name(*floor_ids(name)) == name
        assert station(*floor_ids(name)).name == name


@pytest.mark.parametrize("id", ["", "0", "9999", "k9.1", "k1", "k1.3"])
def test_an_unknown_floor_is_bad_input(id: str) -> None:
    with pytest.raises(BadInput, match="there is no floor"):
        station(id, "k1.2")
