"""Text maps: the three forms, the round trip, and errors a person can act on."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brassboard.kit import (
    DOOR,
    OPEN,
    OWN_KIND,
    WALL,
    WINDOW,
    DoorLine,
    MapError,
    Movement,
    Plan,
    RoomLine,
    SquareBoard,
    bits,
    read_links,
)

RUBBLE = OWN_KIND

WHITECHAPEL = """\
+-+-+-+-+
|e .|, V|
+ + +D+R+
|. .W, ,|
+ + +-+-+
|g c . .|
+-+-+-+-+
"""

JAIL = """
map 3 The Jail
rounds 9
grid
PPQQ
GGGG
GGGG
.11.
end
room P cell_1
room Q cell_2 dark cold
room G guard_room
door p 1,1 S closed
door s1 3,2 S guarded:t1
minions G 2
"""

SHAFT_NINE = [
    "#.-#!-#b=E.=#.   ",
    "|  |  |     |    ",
    "#. #. #.-#.-#!=S.",
    "|  |        |    ",
    "#. #.-#.-#@-#.   ",
    "|        |       ",
    "#. #r=Q!=#.      ",
    "H  |             ",
    "C.=#.            ",
]


def facts(board: SquareBoard) -> tuple[object, ...]:
    """All that makes a board this board."""
    return (
        board.title, board.width, board.height, board.squares, board.marks, board.kinds, board.doors, board.door_names,
        board.door_states, board.names, board.room_names, board.rooms, board.room_flags, board.links, board.notes,
    )  # fmt: skip


def test_a_drawing_has_edges_between_its_squares() -> None:
    board = SquareBoard.from_text(WHITECHAPEL, kinds={"R": RUBBLE})
    b1, c1, d1, b2, c2, d2 = (board.square(name) for name in ("B1", "C1", "D1", "B2", "C2", "D2"))
    assert (board.width, board.height) == (4, 3)
    assert board.kinds[board.between(b1, c1)] == WALL
    assert board.kinds[board.between(c1, c2)] == DOOR
    assert board.kinds[board.between(d1, d2)] == RUBBLE
    assert board.kinds[board.between(b2, c2)] == WINDOW
    assert board.kinds[board.between(b1, b2)] == OPEN
    assert board.marked("c") == bits.bit(board.square("B3"))
    assert board.door_names == ("d1",)
    assert board.door_sides(board.door("d1")) == (c1, c2)
    assert board.doors_beside(c2) == (0,)
    assert board.to_text() == WHITECHAPEL


def test_a_grid_of_letters_has_walls_between_rooms() -> None:
    board = SquareBoard.from_text(JAIL, notes=("rounds", "minions"))
    assert board.title == "3 The Jail"
    assert board.notes == (("rounds", "9"), ("minions", "G", "2"))
    assert board.room_names == ("cell_1", "cell_2", "guard_room", "1")
    assert board.room_flags[board.room("cell_2")] == ("dark", "cold")
    assert board.room_squares("cell_1") == bits.bits_of([board.square("A1"), board.square("B1")])
    assert board.room_of[board.square("B4")] == board.room("1")
    assert board.find("A4") == -1
    assert board.kinds[board.between(board.square("B1"), board.square("C1"))] == WALL
    assert board.kinds[board.between(board.square("A2"), board.square("A3"))] == OPEN
    assert board.door_states == ("closed", "guarded:t1")
    way = board.distance(board.square("A1"), board.square("B4"), opened=board.opened("p", "s1"))
    assert way == 3
    again = SquareBoard.from_text(board.to_text(), notes=("rounds", "minions"))
    assert facts(again) == facts(board)


def test_a_map_of_links_has_walls_where_no_link_is() -> None:
    plan = read_links(SHAFT_NINE, {"-": OPEN, "|": OPEN, "=": DOOR, "H": DOOR})
    plan.names[plan.square(2, 3)] = "start"
    plan.links.append((plan.square(0, 0), plan.square(4, 1)))
    board = SquareBoard(plan)
    assert bits.count(board.squares) == 22
    assert len(board.doors) == 7
    assert board.marks[board.square("start")] == "#@"
    assert board.kinds[board.between(board.square("A1"), board.square("B1"))] == OPEN
    assert board.kinds[board.between(board.square("A2"), board.square("B2"))] == WALL
    straight = Movement(board, {OPEN: 1, DOOR: 1}, diagonal=0)
    assert straight.distance(board.square("start"), board.square("C4"), shut=0) == 2
    assert straight.distance(board.square("A1"), board.square("B5")) == 1
    assert facts(SquareBoard.from_text(board.to_text())) == facts(board)


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    width, height = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    plan = Plan(width, height)
    marks = st.sampled_from(draw(st.sampled_from([[".", ",", "A", ""], ["#.", "#@", "x", "", "+-"], ["|", "-", " "]])))
    for square in range(width * height):
        plan.marks[square] = draw(marks).strip()
    plan.letters[RUBBLE] = "R"
    for row in range(height):
        for column in range(width):
            for side in ("E", "S"):
                if plan.edge(row, column, side) >= 0:
                    kind = draw(st.sampled_from([OPEN, WALL, DOOR, WINDOW, RUBBLE]))
                    if kind != OPEN:
                        plan.put(row, column, side, kind)
    doors = draw(st.permutations([edge for edge, kind in plan.edges.items() if kind == DOOR]))
    name = draw(st.sampled_from(["gate", "d"]))
    for number, edge in enumerate(doors[: draw(st.integers(0, len(doors)))]):
        plan.doors.append(DoorLine(f"{name}{number + 1}", edge, draw(st.sampled_from(["closed", "open", "locked"]))))
    plan.name_doors()
    squares = [square for square, mark in enumerate(plan.marks) if mark]
    if squares:
        plan.names[draw(st.sampled_from(squares))] = "throne"
        plan.links.extend(
            [
                (squares[0], square)
                for square in draw(st.sets(st.sampled_from(squares), max_size=2))
                if square != squares[0]
            ]
        )
        mark = plan.marks[draw(st.sampled_from(squares))]
        plan.rooms.append(RoomLine(mark, "hall", draw(st.sampled_from([(), ("dark", "cold")]))))
    plan.title = draw(st.sampled_from(["", "7 The Mill"]))
    plan.notes.extend(draw(st.lists(st.just(("rounds", "9")), max_size=2)))
    return plan


@settings(max_examples=200, deadline=None)
@given(plans())
def test_a_board_written_down_reads_back(plan: Plan) -> None:
    board = SquareBoard(plan)
    text = board.to_text()
    again = SquareBoard.from_text(text, kinds={"R": RUBBLE}, notes=["rounds"])
    assert facts(again) == facts(board)
    assert again.to_text() == text


def test_rock_at_the_end_of_a_line_may_be_left_out() -> None:
    board = SquareBoard.from_text("+-+-+\n|.|\n+-+-+\n|. .|\n+-+-+\n")
    assert board.find("B1") == -1
    assert bits.count(board.squares) == 3


def test_a_row_of_rock_needs_a_frame() -> None:
    text = "grid\n+-+\n|.|\n+-+\n\n+-+\n|.|\n+-+\nend\n"
    board = SquareBoard.from_text(text)
    assert board.height == 3
    assert board.to_text() == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "map line 1, column 1: found no grid"),
        ("+-+\n|.|\n+-+\n\n+-+\n|.|\n+-+\n", "map line 5, column 1: found a second grid"),
        ("grid\nAA\n", 'map line 1, column 1: found "grid" but no "end"'),
        ("grid\nend\n", "map line 2, column 1: found an empty grid"),
        ("grid\nAAA\nAA\nend\n", "map line 3, column 3: found 2 squares; the first line has 3"),
        ("grid\nA A\nend\n", "map line 2, column 2: found a blank; write '.'"),
        ("grid\n+-+\n|.|\nend\n", "map line 3, column 1: found no line of edges"),
        ("+-+--+\n|. .|\n+-+-+\n", 'map line 1, column 1: found "+-+--+"'),
        ("+-+-+\n|. .|..\n+-+-+\n", "map line 2, column 6: found a line of 7 characters; the first has 5"),
        ("+-+-+\n|.x.|\n+-+-+\n", "map line 2, column 3: found 'x' where an edge is; write one of ' ' '|' 'D' 'W'"),
        ("+-+-+\n|.-.|\n+-+-+\n", "map line 2, column 3: found '-' where an edge is"),
        ("+-+-+\n|. . \n+-+-+\n", "map line 2, column 5: found ' ' at the rim, where the board ends; write '|'"),
        ("+-+D+\n|. .|\n+-+-+\n", "map line 1, column 4: found 'D' at the rim"),
        ("+-+-+-+\n|.|   |\n+-+-+D+\n|.| | |\n+-+-+-+\n", "map line 3, column 6: found 'D' with no square on either"),
        ("+-+-+\n|. .|\n+-x-+\n|. .|\n+-+-+\n", "map line 3, column 3: found 'x' at a corner; write '+'"),
        ("+--+\n|a b|\n+--+\n", "map line 2, column 5: found a line of 5 characters"),
        ("+---+\n|a b|\n+---+\n", 'map line 2, column 2: found "a b"; a mark has no blank'),
        ("+-+\n|.|\n+-+\n|.|\n", 'map line 4, column 1: found "|.|" outside the grid'),
        ("+-+\n|.|\n+-+\nrounds 9\n", 'map line 4, column 1: found the unknown word "rounds"; known are map, grid'),
        ("grid\nAB\nend\nroom Z zoo\n", 'map line 4, column 6: found the room mark "Z"'),
        ("grid\nAB\nend\nroom A\n", 'map line 4, column 7: found only 2 words; write "room MARK NAME'),
        ("grid\nAB\nend\nroom A x\nroom A y\n", 'map line 5, column 6: found a second room "A"'),
        ("grid\nAB\nend\ndoor d 1,1 X closed\n", 'map line 4, column 12: found the side "X"'),
        ("grid\nAB\nend\ndoor d 1;1 E closed\n", 'map line 4, column 8: found the place "1;1"; write ROW,COLUMN'),
        ("grid\nAB\nend\ndoor d 9,1 E closed\n", 'map line 4, column 8: found the place "9,1", where the board has no'),
        ("grid\nAB\nend\ndoor d 1,2 E closed\n", 'map line 4, column 8: found door "d" at the rim'),
        ("grid\nAAB\nend\ndoor d 1,1 E closed\n", 'map line 4, column 8: found door "d" inside a room'),
        ("grid\nAB\nend\ndoor d 1,1 E\ndoor e 1,2 W\n", 'map line 5, column 8: found door "e" where door "d" is'),
        ("grid\nABC\nend\ndoor d 1,1 E\ndoor d 1,2 E\n", 'map line 5, column 6: found a second door "d"'),
        ("grid\nAB\nend\nlink 1,1 1,1\n", 'map line 4, column 6: found a link from "1,1" to itself'),
        ("+-+-+\n|. .|\n+-+-+\ndoor d 1,1 E\n", 'map line 4, column 8: found door "d", but the drawing has no D'),
    ],
)
def test_errors_name_the_place_and_the_remedy(text: str, message: str) -> None:
    with pytest.raises(MapError) as caught:
        SquareBoard.from_text(text)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (["#.", "|"], "map line 2, column 1: found a line of links"),
        (["#.x#."], "map line 1, column 3: found 'x' where a link is"),
        (["#.-  "], "map line 1, column 3: found the link '-', but it does not join two sectors"),
    ],
)
def test_errors_in_links_name_the_place(rows: list[str], message: str) -> None:
    with pytest.raises(MapError) as caught:
        read_links(rows, {"-": OPEN, "|": OPEN})
    assert str(caught.value).startswith(message)
