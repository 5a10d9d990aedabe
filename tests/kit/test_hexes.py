from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brassboard.kit import PLAIN, Hex, HexBoard, HexTravel, bits
from brassboard.kit.hexes import DIRECTIONS

RIVER = 1

# The middle of a well-known board: the Factory, what lies round it, and two of its tunnels.
VALLEY = [
    Hex("D3", 0, -1, "lake"),
    Hex("D4", 1, -1, "lake"),
    Hex("E3", -1, 0, "village"),
    Hex("E4", 0, 0, "factory"),
    Hex("E5", 1, 0, "mountain"),
    Hex("F4", -1, 1, "farm"),
    Hex("F5", 0, 1, "lake"),
    Hex("D2", -1, -1, "mountain"),
    Hex("E6", 2, 0, "farm"),
    Hex("F6", 1, 1, "forest"),
]


def valley() -> HexBoard:
    return HexBoard(VALLEY, edges=[("E5", "E6", RIVER), ("E6", "F6", RIVER)])


def field(radius: int) -> HexBoard:
    places = [(q, r) for q in range(-radius, radius + 1) for r in range(-radius, radius + 1) if abs(q + r) <= radius]
    return HexBoard([Hex(f"{q},{r}", q, r) for q, r in places])


FIELD = field(4)
HEXES = st.integers(0, FIELD.count - 1)


def test_neighbours_touch() -> None:
    board = valley()
    factory = board.hex("E4")
    assert sorted(board.name(other) for other in board.neighbours[factory]) == ["D3", "D4", "E3", "E5", "F4", "F5"]
    assert dict(zip(DIRECTIONS, [board.name(other) for other in board.beside[factory]], strict=True)) == {
        "E": "E5", "NE": "D4", "NW": "D3", "W": "E3", "SW": "F4", "SE": "F5",
    }  # fmt: skip
    assert board.touch(board.hex("E5"), board.hex("E6"))  # a river matters for moving only
    assert board.edge(board.hex("E6"), board.hex("E5")) == RIVER
    assert board.edge(board.hex("E4"), board.hex("E5")) == PLAIN
    assert board.of_terrain("lake", "forest") == board.hexes("D3", "D4", "F5", "F6")
    assert board.at(1, 1) == board.hex("F6")
    assert board.at(9, 9) == board.find("Z9") == -1


@given(HEXES, HEXES, HEXES)
def test_distance_is_a_metric_and_the_fewest_steps(a: int, b: int, c: int) -> None:
    assert (FIELD.distance(a, b) == 0) == (a == b)
    assert FIELD.distance(a, b) == FIELD.distance(b, a)
    assert FIELD.distance(a, c) <= FIELD.distance(a, b) + FIELD.distance(b, c)
    assert (FIELD.distance(a, b) == 1) == (b in FIELD.neighbours[a])
    assert FIELD.reach(a, -1, lambda here, there: True).distance[b] == FIELD.distance(a, b)


@given(HEXES, st.integers(0, 9))
def test_rings_hold_the_hexes_at_their_distance(centre: int, radius: int) -> None:
    ring = FIELD.ring(centre, radius)
    assert len(set(ring)) == len(ring)
    assert set(ring) == {other for other in range(FIELD.count) if FIELD.distance(centre, other) == radius}
    inner = FIELD.within(centre, radius - 1) if radius else 0
    assert FIELD.within(centre, radius) == inner | bits.bits_of(ring)


def test_a_ring_runs_clockwise_from_the_east() -> None:
    board = valley()
    assert [board.name(other) for other in board.ring(board.hex("E4"), 1)] == ["E5", "F5", "F4", "E3", "D3", "D4"]


def test_a_river_ability_looks_at_the_hex_entered() -> None:
    board = valley()
    land = board.all & ~board.of_terrain("lake")
    walker = HexTravel(board, {PLAIN: land})
    ferry = HexTravel(board, {PLAIN: land, RIVER: board.of_terrain("farm")})
    e5, e6 = board.hex("E5"), board.hex("E6")
    assert not walker.near(e5) >> e6 & 1
    assert ferry.near(e5) >> e6 & 1
    assert not ferry.near(e6) >> e5 & 1
    assert walker.reach(e6, -1) == bits.bit(e6)
    assert not walker.near(board.hex("E4")) & board.of_terrain("lake")


def test_all_tunnels_are_one_step_apart() -> None:
    board = valley()
    land = board.all & ~board.of_terrain("lake")
    walker = HexTravel(board, {PLAIN: land})
    tunnels = board.hexes("D2", "F6")
    d2, f6, e4 = board.hex("D2"), board.hex("F6"), board.hex("E4")
    assert walker.path(d2, f6, hub=tunnels) == (d2, f6)
    assert len(walker.path(d2, f6)) == 5
    mine = tunnels | bits.bit(e4)
    assert walker.near(e4, hub=mine) & tunnels == tunnels
    assert walker.path(d2, f6, blocked=bits.bit(e4)) == ()
    assert walker.reach(d2, -1, stops=bits.bit(e4)) & bits.bit(f6) == 0


@settings(deadline=None)
@given(st.data())
def test_travel_is_what_the_step_by_step_search_finds(data: st.DataObject) -> None:
    sets = st.integers(0, FIELD.all)
    pairs = [(FIELD.name(a), FIELD.name(b)) for a in range(FIELD.count) for b in FIELD.neighbours[a] if a < b]
    rivers = data.draw(st.lists(st.sampled_from(pairs), max_size=30, unique=True))
    links = data.draw(st.lists(st.tuples(st.sampled_from(FIELD.names), st.sampled_from(FIELD.names)), max_size=3))
    board = HexBoard([Hex(n, q, r) for n, (q, r) in zip(FIELD.names, FIELD.coordinates, strict=True)],
                     [(a, b, RIVER) for a, b in rivers], links)  # fmt: skip
    land = data.draw(sets) | data.draw(sets)
    ford, hub = data.draw(sets), data.draw(sets) & data.draw(sets) & data.draw(sets)
    blocked, stops = data.draw(sets) & data.draw(sets), data.draw(sets) & data.draw(sets)
    start, steps = data.draw(HEXES), data.draw(st.integers(-1, 5))

    def may_step(here: int, there: int) -> bool:
        if blocked >> there & 1:
            return False
        if board.linked[here] >> there & 1 or (hub >> here & 1 and hub >> there & 1):
            if land >> there & 1:
                return True
            if not board.touch(here, there):
                return False
        return ((ford if board.edge(here, there) == RIVER else land) >> there & 1) == 1

    travel = HexTravel(board, {PLAIN: land, RIVER: ford})
    expected = board.reach(start, steps, may_step, stops, hub)
    found = travel.paths(start, steps, hub, blocked, stops)
    assert found.distance == expected.distance
    assert travel.reach(start, steps, hub, blocked, stops) == expected.places
    for place in found.distance:
        way = found.path_to(place)
        assert len(way) == found.distance[place] + 1
        assert all(may_step(a, b) for a, b in pairwise(way))


@pytest.mark.parametrize(
    ("hexes", "edges", "message"),
    [
        ([Hex("a", 0, 0), Hex("a", 1, 0)], [], 'two hexes have the name "a"'),
        ([Hex("a", 0, 0), Hex("b", 0, 0)], [], "lie at the same place"),
        ([Hex("a", 0, 0), Hex("b", 2, 0)], [("a", "b", RIVER)], "do not touch"),
        ([Hex("a", 0, 0)], [("a", "z", RIVER)], 'no hex "z"; it has 1: a'),
    ],
)
def test_impossible_boards_are_refused(hexes: list[Hex], edges: list[tuple[str, str, int]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        HexBoard(hexes, edges)
