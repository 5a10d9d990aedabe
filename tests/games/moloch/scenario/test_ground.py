"""The ground of a chapter: adjacency, steps, sight, cover, fire and doors on small drawn maps."""

import pytest

from brassboard.games.moloch.scenario.ground import Ground
from brassboard.games.moloch.scenario.lines import Line
from brassboard.kit.bits import bits_of


def open_map(width: int, height: int) -> list[list[str]]:
    """Return the characters of an empty map with a closed rim, to be changed and drawn."""
    lines = []
    for row in range(2 * height + 1):
        rim = row in (0, 2 * height)
        if row % 2:
            lines.append(list("|" + " ".join(["."] * width) + "|"))
        else:
            lines.append(list("+" + "+".join([("-" if rim else " ")] * width) + "+"))
    return lines


def put(lines: list[list[str]], x: int, y: int, side: str, kind: str) -> None:
    """Draw an edge on the east or south side of square (x, y)."""
    row, column = (2 * y + 1, 2 * x + 2) if side == "E" else (2 * y + 2, 2 * x + 1)
    lines[row][column] = kind


def drawn(lines: list[list[str]]) -> Ground:
    return Ground("\n".join(["".join(line) for line in lines]))


def at(ground: Ground, x: int, y: int) -> int:
    return y * ground.width + x


def names(ground: Ground, squares: int) -> set[str]:
    return set(ground.name_of(squares).split())


# Squares and adjacency


@pytest.mark.rule("RM-BOARD-01", "RM-RULING-24")
def test_distance_is_the_larger_difference_whatever_lies_between() -> None:
    lines = open_map(5, 3)
    for y in range(3):
        put(lines, 1, y, "E", "|")
    ground = drawn(lines)
    assert ground.distance(at(ground, 0, 0), at(ground, 3, 1)) == 3
    assert ground.distance(at(ground, 4, 0), at(ground, 4, 2)) == 2
    assert ground.distance(at(ground, 2, 2), at(ground, 2, 2)) == 0
    assert names(ground, ground.within(at(ground, 0, 0), 1)) == {"A1", "B1", "A2", "B2"}


@pytest.mark.rule("RM-BOARD-02")
def test_an_inner_square_has_eight_neighbours() -> None:
    ground = drawn(open_map(3, 3))
    layout = ground.layout(0)
    assert layout.adjacent[ground.square("B2")].bit_count() == 8
    assert names(ground, layout.adjacent[ground.square("A1")]) == {"B1", "A2", "B2"}


@pytest.mark.rule("RM-BOARD-03")
def test_every_square_is_either_inside_or_outside() -> None:
    ground = Ground("+-+-+-+-+\n|. g|, G|\n+-+-+-+-+")
    assert names(ground, ground.inside) == {"C1", "D1"}
    assert names(ground, ground.start) == {"B1", "D1"}


@pytest.mark.rule("RM-BOARD-04", "RM-BOARD-09", "RM-ACT-06")
def test_nothing_works_across_a_red_edge_or_the_rim() -> None:
    lines = open_map(2, 1)
    put(lines, 0, 0, "E", "|")
    ground = drawn(lines)
    layout = ground.layout(0)
    assert layout.adjacent == [0, 0]
    assert layout.steps == [(), ()]
    assert layout.spread == [0, 0]
    assert not layout.sees(0, 1)
    assert layout.line(0, 1) is None


@pytest.mark.rule("RM-BOARD-05", "RM-BOARD-06")
def test_a_closed_door_blocks_and_an_open_one_does_not() -> None:
    lines = open_map(2, 1)
    put(lines, 0, 0, "E", "D")
    ground = drawn(lines)
    closed, opened = ground.layout(0), ground.layout(1 << ground.doors[0])
    assert closed.steps[0] == ()
    assert not closed.sees(0, 1)
    assert not closed.is_adjacent(0, 1)
    assert opened.steps[0] == ((1, 1),)
    assert opened.sees(0, 1)
    assert opened.is_adjacent(0, 1)
    assert opened.doors_beside(0) == ()


@pytest.mark.rule("RM-BOARD-07", "RM-RULING-18", "RM-RULING-22")
def test_a_window_is_climbed_for_two_points_and_gives_cover_both_ways() -> None:
    lines = open_map(3, 1)
    put(lines, 0, 0, "E", "W")
    layout = drawn(lines).layout(0)
    assert layout.steps[0] == ((1, 2),)
    assert layout.is_adjacent(0, 1)
    assert layout.spread[0] == 1 << 1
    for pair in ((0, 2), (2, 0), (0, 1), (1, 0)):
        line = layout.line(*pair)
        assert line is not None, pair
        assert line.window, pair
    line = layout.line(1, 2)
    assert line is not None
    assert not line.window


@pytest.mark.rule("RM-BOARD-08", "RM-RULING-47")
def test_a_crate_blocks_steps_sight_adjacency_and_fire() -> None:
    ground = Ground("+-+-+-+\n|. c .|\n+ + + +\n|. . .|\n+-+-+-+")
    layout = ground.layout(0)
    a1, b1, c1 = (ground.square(name) for name in ("A1", "B1", "C1"))
    assert not layout.sees(a1, c1)
    assert layout.cost(a1, b1) == 0
    assert names(ground, layout.adjacent[a1]) == {"A2", "B2"}
    assert names(ground, layout.spread[a1]) == {"A2", "B2"}
    assert layout.spread[b1] == 0
    assert layout.adjacent[b1] == 0
    # A diagonal may be rounded on the side away from the crate.
    assert layout.cost(a1, ground.square("B2")) == 1
    # Only a figure that may cross crates steps onto one.
    assert (b1, 1) in layout.over_crates(a1)
    assert (c1, 1) in layout.over_crates(b1)


@pytest.mark.rule("RM-BOARD-10")
def test_rubble_is_crossed_for_one_point_and_seen_through() -> None:
    lines = open_map(2, 1)
    put(lines, 0, 0, "E", "|")
    ground = drawn(lines)
    wrecked = ground.layout(1 << ground.edge("A1-B1"))
    assert wrecked.steps[0] == ((1, 1),)
    line = wrecked.line(0, 1)
    assert line is not None
    assert not line.window
    put(lines, 0, 0, "E", "R")
    assert drawn(lines).layout(0).steps[0] == ((1, 1),)
    assert drawn(lines).layout(0).sees(0, 1)


@pytest.mark.rule("RM-EX-11", "RM-RULING-19")
def test_diagonals_at_windows_and_walls() -> None:
    lines = open_map(2, 2)
    put(lines, 0, 0, "E", "W")
    layout = drawn(lines).layout(0)
    assert layout.is_adjacent(0, 3)
    assert layout.cost(0, 3) == 1  # by way of (0,1)
    put(lines, 0, 0, "S", "-")
    layout = drawn(lines).layout(0)
    assert layout.is_adjacent(0, 3)
    assert layout.sees(0, 3)
    assert layout.cost(0, 3) == 0
    assert not layout.spread[0] >> 3 & 1
    put(lines, 0, 0, "E", "|")
    layout = drawn(lines).layout(0)
    assert not layout.is_adjacent(0, 3)
    assert not layout.sees(0, 3)
    assert layout.cost(0, 3) == 0


@pytest.mark.rule("RM-RULING-19")
def test_a_convex_corner_may_be_rounded_and_a_closed_one_not_cut() -> None:
    lines = open_map(2, 2)
    put(lines, 0, 0, "E", "|")
    layout = drawn(lines).layout(0)
    assert layout.cost(0, 3) == 1
    put(lines, 0, 1, "E", "|")  # now the wall goes on: no way round is left
    layout = drawn(lines).layout(0)
    assert layout.cost(0, 3) == 0
    assert not layout.is_adjacent(0, 3)


# Sight


@pytest.mark.rule("RM-LOS-01")
def test_sight_is_the_line_from_centre_to_centre() -> None:
    lines = open_map(3, 2)
    a1, c2 = 0, 5
    assert drawn(lines).layout(0).sees(a1, c2)
    put(lines, 0, 0, "S", "-")
    assert drawn(lines).layout(0).sees(a1, c2)
    put(lines, 1, 0, "S", "-")
    assert not drawn(lines).layout(0).sees(a1, c2)


@pytest.mark.rule("RM-LOS-02")
def test_walls_doors_and_crates_block_sight() -> None:
    for kind in ("|", "D"):
        lines = open_map(4, 1)
        put(lines, 1, 0, "E", kind)
        assert not drawn(lines).layout(0).sees(0, 3), kind
    ground = drawn(lines)
    assert ground.layout(1 << ground.doors[0]).sees(0, 3)
    lines = open_map(4, 1)
    lines[1][5] = "c"
    assert not drawn(lines).layout(0).sees(0, 3)


@pytest.mark.rule("RM-EX-03", "RM-LOS-01", "RM-LOS-02")
def test_the_bobby_sees_clowns_4_5_and_7() -> None:
    lines = open_map(7, 5)
    for y in (0, 1):
        put(lines, 2, y, "E", "|")
    for x in range(1, 6):
        put(lines, x, 3, "S", "-")
    ground = drawn(lines)
    layout = ground.layout(0)
    clowns = {1: (4, 0), 2: (5, 0), 3: (6, 0), 4: (2, 2), 5: (4, 3), 6: (4, 4), 7: (1, 1)}
    bobby = at(ground, 0, 2)
    assert {number for number, (x, y) in clowns.items() if layout.sees(bobby, at(ground, x, y))} == {4, 5, 7}


@pytest.mark.rule("RM-EX-04", "RM-COVER-01", "RM-RULING-21")
def test_the_bobby_checks_cover_of_five_clowns() -> None:
    lines = open_map(7, 5)
    put(lines, 2, 1, "E", "W")
    put(lines, 1, 3, "E", "|")
    ground = drawn(lines)
    layout = ground.layout(0)
    bobby = at(ground, 0, 2)
    places = [(1, 4), (4, 0), (3, 4), (3, 2), (5, 2)]
    clowns = [at(ground, x, y) for x, y in places]
    found: list[Line | None] = [layout.line(bobby, clown) for clown in clowns]
    assert [line is not None for line in found] == [True, True, False, True, True]
    standing = bits_of([*clowns, bobby])
    cover = [line is not None and (line.window or line.passed & standing != 0) for line in found]
    assert cover == [False, True, False, False, True]


@pytest.mark.rule("RM-RULING-20")
def test_a_corner_gives_cover_only_if_every_free_way_crosses_a_window() -> None:
    lines = open_map(2, 2)
    put(lines, 0, 0, "E", "W")
    line = drawn(lines).layout(0).line(0, 3)
    assert line is not None
    assert not line.window  # the way by (0,1) is free of windows
    put(lines, 0, 1, "E", "W")
    line = drawn(lines).layout(0).line(0, 3)
    assert line is not None
    assert line.window
    put(lines, 0, 1, "E", "|")
    line = drawn(lines).layout(0).line(0, 3)
    assert line is not None
    assert line.window  # the way without a window is walled up


@pytest.mark.rule("RM-RULING-21")
def test_a_square_touched_at_its_corner_is_not_passed() -> None:
    ground = drawn(open_map(3, 3))
    layout = ground.layout(0)
    line = layout.line(ground.square("A1"), ground.square("C3"))
    assert line is not None
    assert names(ground, line.passed) == {"B2"}
    line = layout.line(ground.square("A1"), ground.square("C2"))
    assert line is not None
    assert names(ground, line.passed) == {"B1", "B2"}


def test_a_curtain_hides_what_is_behind_windows_until_a_door_goes() -> None:
    ground = Ground("+-+-+-+-+\n|. . .|,|\n+ + + + +\n|. . .W,|\n+ + + +D+\n|. . . .|\n+-+-+-+-+")
    ground.hang_curtain(ground.area(ground.square("D1"), ground.square("D2")))
    c2, d2 = ground.square("C2"), ground.square("D2")
    layout = ground.layout(0)
    assert not layout.sees(c2, d2)
    assert layout.line(c2, d2) is None
    assert layout.is_adjacent(c2, d2)
    assert layout.cost(c2, d2) == 2
    assert ground.layout(1 << ground.doors[0]).sees(c2, d2)


# Fire, doors and walls


@pytest.mark.rule("RM-FIRE-06", "RM-FIRE-07", "RM-RULING-88")
def test_fire_goes_straight_through_doors_and_windows_but_not_round_their_corners() -> None:
    lines = open_map(3, 2)
    put(lines, 0, 0, "E", "D")
    put(lines, 0, 1, "E", "|")
    put(lines, 1, 0, "E", "W")
    put(lines, 1, 1, "E", "|")
    ground = drawn(lines)
    layout = ground.layout(0)
    a1, b1 = ground.square("A1"), ground.square("B1")
    assert names(ground, layout.spread[a1]) == {"B1", "A2"}
    assert names(ground, layout.spread[b1]) == {"A1", "C1", "B2"}
    assert layout.door_burnt(a1, b1) == ground.doors[0]
    assert layout.door_burnt(b1, ground.square("C1")) == -1
    burnt = ground.layout(1 << ground.doors[0])
    assert burnt.door_burnt(a1, b1) == -1
    assert names(ground, burnt.spread[a1]) == {"B1", "A2", "B2"}


@pytest.mark.rule("RM-RULING-50")
def test_a_door_is_adjacent_to_the_squares_it_joins_only() -> None:
    lines = open_map(2, 2)
    put(lines, 0, 0, "E", "D")
    ground = drawn(lines)
    layout = ground.layout(0)
    assert [layout.doors_beside(square) for square in range(4)] == [(0,), (0,), (), ()]


def test_walls_and_closed_doors_can_be_wrecked_but_neither_the_rim_nor_windows() -> None:
    lines = open_map(2, 2)
    put(lines, 0, 0, "E", "D")
    put(lines, 0, 0, "S", "-")
    put(lines, 1, 0, "S", "W")
    ground = drawn(lines)
    layout = ground.layout(0)
    assert [ground.edge_name(edge) for edge in layout.walls_beside(0)] == ["A1-B1", "A1-A2"]
    assert [ground.edge_name(edge) for edge in layout.walls_beside(1)] == ["A1-B1"]
    assert layout.walls_beside(3) == ()
    assert ground.layout(1 << ground.edge("A1-A2")).walls_beside(0) == (ground.doors[0],)


# Reach


def test_reach_counts_steps_windows_doors_and_crates() -> None:
    ground = Ground("+-+-+-+-+\n|. .W. .|\n+ + +-+ +\n|. .D.|.|\n+ + +-+-+\n|. c . .|\n+-+-+-+-+")
    layout = ground.layout(0)
    a1 = ground.square("A1")

    def cost(name: str, reach: list[int]) -> int:
        return reach[ground.square(name)]

    plain = layout.reach(a1, -1).costs
    assert cost("C1", plain) == 3
    assert cost("C2", plain) == -1
    assert cost("D3", plain) == -1
    assert cost("B3", plain) == -1
    assert cost("C1", layout.reach(a1, -1, climb=1).costs) == 2
    assert cost("C1", layout.reach(a1, -1, climb=0).costs) == -1
    assert cost("C2", layout.reach(a1, -1, door=1).costs) == 3
    assert cost("D3", layout.reach(a1, -1, over_crates=True).costs) == 3
    assert layout.reach(a1, 2).places & ~ground.squares_of("A1 B1 A2 B2 A3") == 0
    assert cost("C1", layout.reach(a1, -1, blocked=ground.squares_of("B1")).costs) == -1


def test_reach_shows_a_cheapest_way() -> None:
    ground = Ground("+-+-+-+\n|.W. .|\n+ + + +\n|. . .|\n+-+-+-+")
    reach = ground.layout(0).reach(0, 4)
    assert [ground.names[square] for square in reach.way(ground.square("C1"))] == ["B2", "C1"]
    assert reach.way(0) == []


def test_a_step_through_an_opened_door_may_go_round_its_corner() -> None:
    ground = Ground("+-+-+\n|.D.|\n+ + +\n|.|.|\n+-+-+")
    a1, b2 = ground.square("A1"), ground.square("B2")
    assert ground.layout(0).reach(a1, -1, door=1).costs[b2] == 2
    # From the next square the door cannot be reached, so the figure must go to it first.
    assert ground.layout(0).reach(ground.square("A2"), -1, door=1).costs[b2] == 3


# Names and areas


def test_areas_edges_and_the_start_zone_have_names() -> None:
    ground = Ground("+-+-+-+-+\n|g .|. c|\n+ + + + +\n|. . . .|\n+-+-+-+-+")
    assert ground.name_of(ground.area(ground.square("D2"), ground.square("B1"))) == "B1 C1 B2 C2 D2"
    assert ground.edge("B1-C1") == ground.edge("C1-B1") >= 0
    assert ground.edge("A1-C1") == -1
    assert ground.edge_name(ground.edge("C2-B2")) == "B2-C2"
    assert ground.name_of(ground.zone) == "A1 B1 A2 B2"
