"""What lies in the box: the boiler room and its deck. Read once, referred to by id, never part of a match."""

from importlib.resources import files

from brassboard.kit import SquareBoard
from brassboard.kit.content import Row, read_tables, rows
from brassboard.kit.effects import Call

from ..effects import MOMENTS, NEEDS, VERBS

_FOLDER = files(__package__)


class Card:
    """A kind of card: how often it is in the deck, in which moment it may be played, and what it then does."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        self.copies: int = row.number("copies", 1, 20)
        self.on: str = row.choice("on", MOMENTS)
        self.does: tuple[Call, ...] = row.calls("does", VERBS)
        self.mark, _ = row.origin()
        for call in self.does:
            needed = NEEDS.get(call.verb, self.on)
            if needed != self.on:
                raise row.error(f'does: {call} is for another moment: write on = "{needed}"')
        if self.on == "card_played" and [call.verb for call in self.does] != ["cancel"]:
            raise row.error('does: a card that answers a card cancels it, and nothing else: write does = "cancel"')


def read_cards(text: str, where: str = "content/cards.toml") -> dict[str, Card]:
    """The kinds of card by id, in the order of the file; mistakes are named with their place."""
    data = read_tables(text, ("card",), where)
    return {row.id: Card(row) for row in rows(data, "card", ("copies", "on", "does"), where, "id")}


def deck_of(cards: dict[str, Card]) -> tuple[str, ...]:
    """The deck as sorted kinds of card."""
    return tuple(sorted([card.id for card in cards.values() for _ in range(card.copies)]))


BOARD = SquareBoard.from_text((_FOLDER / "boiler_room.map").read_text("utf-8"))
CARDS = read_cards((_FOLDER / "cards.toml").read_text("utf-8"))
DECK = deck_of(CARDS)
STARTS = tuple([BOARD.marks.index(mark) for mark in "1234"])
