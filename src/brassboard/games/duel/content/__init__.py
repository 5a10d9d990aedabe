"""What lies in the box: the boiler room and its deck. Read once, referred to by id, never part of a match."""

import tomllib
from importlib.resources import files

from brassboard.kernel import BadInput
from brassboard.kit import SquareBoard

_FOLDER = files(__package__)


def read_deck(text: str, where: str = "content/cards.toml") -> tuple[str, ...]:
    """The deck as sorted kinds of card; mistakes are named with their place."""
    try:
        rows = tomllib.loads(text).get("card", [])
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"it does not read as TOML: {error}", where) from error
    if not isinstance(rows, list) or not all([isinstance(row, dict) for row in rows]):
        raise BadInput("cards are written [[card]], one block each", where)
    deck: list[str] = []
    for number, row in enumerate(rows, 1):
        here = f"{where}, card {number}"
        if not isinstance(row.get("id"), str) or row["id"] in deck:
            raise BadInput(f"a card needs an id of its own, not {row.get('id')!r}", here)
        copies = row.get("copies")
        if isinstance(copies, bool) or not isinstance(copies, int) or not 1 <= copies <= 20:
            raise BadInput(f'card "{row["id"]}": copies must be 1 to 20, not {copies!r}', here)
        if row.get("mark") not in ("rulebook", "public", "recalled", "ours"):
            raise BadInput(f'card "{row["id"]}": mark must be rulebook, public, recalled or ours', here)
        deck += [row["id"]] * copies
    if not deck:
        raise BadInput("there is no [[card]]", where)
    return tuple(sorted(deck))


# DU-SETUP-08: the squares, walls and doors of the boiler room
BOARD = SquareBoard.from_text((_FOLDER / "boiler_room.map").read_text("utf-8"))
DECK = read_deck((_FOLDER / "cards.toml").read_text("utf-8"))
STARTS = tuple([BOARD.marks.index(mark) for mark in "1234"])
