"""A square board as plain data that can be sent as JSON, for a page that draws it."""

from collections.abc import Mapping
from typing import Any, Final

from brassboard.kit.bits import members
from brassboard.kit.grid import DOOR, EAST, NORTH, OPEN, SOUTH, STRAIGHT, WALL, WEST, WINDOW
from brassboard.kit.squares import SquareBoard

_KINDS: Final = {WALL: "wall", DOOR: "door", WINDOW: "window"}
_SIDES: Final = {NORTH: "N", EAST: "E", SOUTH: "S", WEST: "W"}


def plain_board(board: SquareBoard, kinds: Mapping[int, str] | None = None) -> dict[str, Any]:
    """Return squares, edges, doors and rooms; rows and columns count from 0. `kinds` names the game's own edges.

    An edge is given once, as the north, east, south or west side of a square that exists; `number` is the edge's
    number (the bit in a set of edges), -1 for the rim. Open edges are left out. A door's number is the bit in a set
    of doors.

    >>> plain = plain_board(SquareBoard.from_text("+-+-+\\n|.D.|\\n+-+-+\\n"))
    >>> [square["name"] for square in plain["squares"]]
    ['A1', 'B1']
    >>> [edge for edge in plain["edges"] if edge["kind"] == "door"]
    [{'number': 0, 'kind': 'door', 'column': 0, 'row': 0, 'side': 'E', 'between': ['A1', 'B1'], 'door': 'd1'}]
    """
    words = _KINDS | dict(kinds or {})
    return {
        "title": board.title,
        "width": board.width,
        "height": board.height,
        "squares": [_plain_square(board, square) for square in members(board.squares)],
        "edges": _plain_edges(board, words),
        "doors": [
            {"number": door, "name": name, "edge": board.doors[door], "state": board.door_states[door]}
            for door, name in enumerate(board.door_names)
        ],
        "rooms": [
            {
                "name": name,
                "flags": list(board.room_flags[room]),
                "squares": [board.names[square] for square in members(board.rooms[room])],
            }
            for room, name in enumerate(board.room_names)
        ],
        "links": [[board.names[first], board.names[second]] for first, second in board.links],
    }


def _plain_square(board: SquareBoard, square: int) -> dict[str, Any]:
    room = board.room_of[square]
    return {
        "number": square,
        "name": board.names[square],
        "column": board.column(square),
        "row": board.row(square),
        "room": board.room_names[room] if room >= 0 else "",
        "mark": board.marks[square],
    }


def _plain_edges(board: SquareBoard, words: Mapping[int, str]) -> list[dict[str, Any]]:
    edges: list[dict[str, Any]] = []
    door_of = dict(zip(board.doors, board.door_names, strict=True))
    for square in members(board.squares):
        for direction in STRAIGHT:
            other = board.beside(square, direction)
            inner = other >= 0
            if inner and direction not in (EAST, SOUTH):
                continue  # This edge is given with the square on its other side.
            number = board.edge(square, direction) if inner else -1
            kind = board.kinds[number] if inner else WALL
            if kind == OPEN:
                continue
            word = words.get(kind)
            if word is None:
                raise ValueError(f"edges of kind {kind} have no name: give one in `kinds`")
            plain: dict[str, Any] = {
                "number": number,
                "kind": word,
                "column": board.column(square),
                "row": board.row(square),
                "side": _SIDES[direction],
                "between": [board.names[square], board.names[other] if inner else None],
            }
            if number in door_of:
                plain["door"] = door_of[number]
            edges.append(plain)
    return edges
