"""Amounts in the rows of the box: costs, gains and penalties, as in "coins(2); power(1)"."""

from typing import Final

from brassboard.kit.content import Row
from brassboard.kit.effects import Call, Vocabulary, number

MOST: Final = 99


class Amount:
    """A word of a vocabulary and how many: `coins 2`."""

    def __init__(self, what: str, n: int) -> None:
        self.what = what
        self.n = n

    def __repr__(self) -> str:
        return f"{self.what} {self.n}"


def amount_verbs(words: tuple[str, ...]) -> Vocabulary:
    """A vocabulary in which each of these words takes a number."""
    return Vocabulary({word: (number(1, MOST),) for word in words})


def amounts(row: Row, name: str, verbs: Vocabulary) -> tuple[Amount, ...]:
    """The amounts of a field; "" are none."""
    return amounts_of(row.calls(name, verbs, empty=True))


def amounts_of(calls: tuple[Call, ...]) -> tuple[Amount, ...]:
    return tuple([Amount(call.verb, call.number(0)) for call in calls])
