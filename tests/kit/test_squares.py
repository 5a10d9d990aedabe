import pytest

from brassboard.kit import (
    DOOR,
    EAST,
    NORTH,
    NORTH_WEST,
    SOUTH,
    WALL,
    WEST,
    DoorLine,
    Grid,
    Plan,
    RoomLine,
    SquareBoard,
    bits,
    column_letters,
)

HOUSE = """
+-+-+-+
|. .D.|
+ +-+ +
|. . .|
+-+-+-+
|A|   |
+-+-+-+
"""


def test_columns_are_lettered_like_a_spreadsheet() -> None:
    assert [column_letters(column) for column in (0, 25, 26, 51, 52, 701, 702)] == [
        "A", "Z", "AA", "AZ", "BA", "ZZ", "AAA",
    ]  # fmt: skip


def test_edges_belong_to_both_squares() -> None:
    grid = Grid(3, 2)
    assert grid.edge(0, EAST) == grid.edge(1, WEST) == grid.between(0, 1) == grid.between(1, 0)
    assert grid.edge(1, SOUTH) == grid.edge(4, NORTH) == grid.between(1, 4)
    assert grid.sides(grid.between(4, 1)) == (1, 4)
    assert grid.between(2, 3) == -1  # the end of a row and the start of the next
    assert grid.edge(0, NORTH) == grid.edge(3, WEST) == -1
    assert grid.beside(4, NORTH_WEST) == 0
    assert bits.count(grid.inner) == 7
    assert grid.edges_round(bits.bit(4)) == bits.bits_of([grid.between(4, other) for other in (1, 3, 5)])


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Grid(0, 2), "at least one row"),
        (lambda: Grid(2, 1, squares=0b100), "outside a board"),
        (lambda: Grid(2, 1, edges={1: WALL}), "edge 1 does not lie between two squares"),
        (lambda: Grid(2, 1, doors=[1]), "door 0 does not lie between two squares"),
        (lambda: Grid(2, 1, links=[(0, 0)]), "a link joins two squares"),
        (lambda: Grid(2, 1, links=[(0, 5)]), "a link joins two squares"),
        (lambda: Grid(2, 1).sides(1), "does not lie between two squares"),
        (lambda: Grid(2, 1).edge(0, NORTH_WEST), "straight sides only"),
        (lambda: Plan(1, 0), "at least one row"),
        (lambda: Plan(2, 1).put(0, 1, "E", WALL), "is the rim"),
    ],
)
def test_impossible_grids_are_refused(make: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()  # type: ignore[operator]


def test_a_plan_can_be_made_without_text() -> None:
    plan = Plan(3, 1)
    plan.put(0, 1, "W", WALL)
    plan.put_door("gate", 0, 1, "E", "locked")
    board = SquareBoard(plan)
    assert board.kinds[:2] == [WALL, DOOR]
    assert board.door_names == ("gate",)
    assert board.to_text() == "+-+-+-+\n|.|.D.|\n+-+-+-+\ndoor gate 1,2 E locked\n"


def test_names_must_be_different() -> None:
    twins = Plan(2, 1)
    twins.names[0] = "B1"
    with pytest.raises(ValueError, match='two squares have the name "B1"'):
        SquareBoard(twins)
    doors = Plan(3, 1)
    doors.put_door("gate", 0, 0, "E")
    doors.put_door("gate", 0, 1, "E")
    with pytest.raises(ValueError, match="two doors have the same name: gate"):
        SquareBoard(doors)
    rooms = Plan(2, 1)
    rooms.rooms = [RoomLine(".", "hall"), RoomLine(".", "den")]
    with pytest.raises(ValueError, match="square A1 lies in two rooms"):
        SquareBoard(rooms)
    rooms.rooms = [RoomLine(".", "hall"), RoomLine("x", "den")]
    with pytest.raises(ValueError, match='room "den" has no square'):
        SquareBoard(rooms)
    rooms.rooms = [RoomLine(".", "hall"), RoomLine("x", "hall")]
    with pytest.raises(ValueError, match="two rooms have the same name: hall"):
        SquareBoard(rooms)
    wall = Plan(2, 1)
    wall.put(0, 0, "E", WALL)
    wall.doors.append(DoorLine("gate", 0))
    with pytest.raises(ValueError, match='door "gate" is not on an edge of kind DOOR'):
        SquareBoard(wall)


def test_unknown_names_are_told_what_there_is() -> None:
    board = SquareBoard.from_text(HOUSE)
    with pytest.raises(ValueError, match='no square "Q7"; it has 7: A1, B1, C1'):
        board.square("Q7")
    with pytest.raises(ValueError, match='no door "gate"; it has d1'):
        board.door("gate")
    with pytest.raises(ValueError, match='no room "hall"; it has none'):
        board.room("hall")


def test_everyday_questions() -> None:
    board = SquareBoard.from_text(HOUSE)
    a1, b1, c1, c2, a3 = (board.square(name) for name in ("A1", "B1", "C1", "C2", "A3"))
    gate = board.opened("d1")
    assert gate == board.door_edges(0b1)
    assert [board.name(square) for square in board.neighbours(b1)] == ["A1", "A2"]
    assert not board.adjacent(b1, c2)
    assert board.adjacent(b1, c2, opened=gate)
    assert board.distance(a1, c1) == 2
    assert board.walk_straight.distance(a1, c1) == 4
    assert board.walk_straight.distance(a1, c1, opened=gate) == 2
    assert board.distance(a1, a3) == -1
    assert board.squares_apart(a1, c2) == 2
    assert board.reach(a1, 1) == bits.bits_of([board.square(name) for name in ("A1", "B1", "A2", "B2")])
    assert board.paths(a1).path_to(c1) == (a1, board.square("B2"), c1)
    assert board.visible(b1) == bits.bits_of([a1, b1, board.square("A2")])
    assert board.has_square(a3)
    assert not board.has_square(a3 + 1)


def test_a_drawing_for_the_terminal() -> None:
    board = SquareBoard.from_text(HOUSE)
    b1, c2 = board.square("B1"), board.square("C2")
    wall = bits.bit(board.between(b1, board.square("B2")))
    assert board.draw({b1: "Amy", c2: "@"}, opened=board.opened("d1") | wall) == (
        "    A   B   C\n"
        "  +---+---+---+\n"
        "1 | .  Amyd . |\n"
        "  +   +   +   +\n"
        "2 | .   .   @ |\n"
        "  +---+---+---+\n"
        "3 | A |\n"
        "  +---+\n"
    )
    bare = board.draw(shut=bits.bit(board.between(board.square("A1"), b1)), labels=False)
    assert bare.splitlines()[1] == "| . | . D . |"


def test_doors_keep_the_order_of_the_plan() -> None:
    plan = Plan(3, 1)
    plan.put_door("d1", 0, 1, "E")
    plan.put_door("d2", 0, 0, "E")
    board = SquareBoard(plan)
    assert board.doors == (1, 0)
    assert SquareBoard.from_text(board.to_text()).doors == (1, 0)
