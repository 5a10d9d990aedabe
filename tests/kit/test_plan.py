import json
from typing import Any

import pytest

from brassboard.games.duel.board import board as boiler_room
from brassboard.kit import OWN_KIND, Plan, SquareBoard
from brassboard.kit.plan import plain_board

HOUSE = """map A small house
grid
+-+-+-+
|k k|,|
+ +D+W+
|k k ,|
+-+-+-+
|@|   |
+-+-+-+
end
door hatch 1,2 S locked
room k kitchen warm
room , yard
square well 3,1
link 1,1 3,1
"""


def house() -> dict[str, Any]:
    return plain_board(SquareBoard.from_text(HOUSE))


def edge_at(plain: dict[str, Any], column: int, row: int, side: str) -> dict[str, Any] | None:
    found = [e for e in plain["edges"] if (e["column"], e["row"], e["side"]) == (column, row, side)]
    assert len(found) <= 1
    return found[0] if found else None


def test_squares_have_their_place_room_and_mark() -> None:
    plain = house()
    assert (plain["title"], plain["width"], plain["height"]) == ("A small house", 3, 3)
    assert [square["name"] for square in plain["squares"]] == ["A1", "B1", "C1", "A2", "B2", "C2", "well"]
    assert plain["squares"][2] == {"number": 2, "name": "C1", "column": 2, "row": 0, "room": "yard", "mark": ","}
    assert plain["squares"][6]["room"] == ""
    assert plain["rooms"][0] == {"name": "kitchen", "flags": ["warm"], "squares": ["A1", "B1", "A2", "B2"]}
    assert plain["links"] == [["A1", "well"]]


def test_every_edge_is_given_once() -> None:
    plain = house()
    assert edge_at(plain, 1, 0, "E") == {
        "number": 1, "kind": "wall", "column": 1, "row": 0, "side": "E", "between": ["B1", "C1"],
    }  # fmt: skip
    assert edge_at(plain, 2, 0, "W") is None, "given as the east side of B1"
    assert edge_at(plain, 0, 0, "E") is None, "open"
    window = edge_at(plain, 2, 0, "S")
    assert window is not None
    assert window["kind"] == "window"
    door = edge_at(plain, 1, 0, "S")
    assert door is not None
    assert (door["kind"], door["door"], door["between"]) == ("door", "hatch", ["B1", "B2"])
    assert plain["doors"] == [{"number": 0, "name": "hatch", "edge": door["number"], "state": "locked"}]


def test_the_rim_is_walls_also_beside_rock() -> None:
    plain = house()
    rim = [e for e in plain["edges"] if e["number"] < 0]
    assert all(e["kind"] == "wall" and e["between"][1] is None for e in rim)
    east_of_the_well = edge_at(plain, 0, 2, "E")
    assert east_of_the_well is not None
    assert east_of_the_well["number"] == -1
    assert len(rim) == 12, "three above, three and three at the sides, two below, one beside the rock"


def test_own_kinds_of_edges_need_a_name() -> None:
    plan = Plan(2, 1)
    plan.edges[0] = OWN_KIND
    board = SquareBoard(plan)
    with pytest.raises(ValueError, match="edges of kind 4 have no name"):
        plain_board(board)
    (inner,) = [e for e in plain_board(board, {OWN_KIND: "rubble"})["edges"] if e["number"] >= 0]
    assert inner["kind"] == "rubble"


def test_the_boiler_room_is_plain_json() -> None:
    plain = boiler_room()
    assert json.loads(json.dumps(plain)) == plain
    assert len(plain["squares"]) == 32
    assert [door["name"] for door in plain["doors"]] == ["d1", "d2", "d3", "d4", "d5", "d6"]
    assert {square["mark"]: square["name"] for square in plain["squares"] if square["mark"] in "1234"} == {
        "1": "B1", "2": "E1", "3": "E6", "4": "B6",
    }  # fmt: skip
