"""A game of somebody else's, whose cards have names that nobody could guess: where one turns up, it was sent."""

from brassboard.kernel import Choice, Game, Result, Setup, Start

from . import rules
from .rules import DECK, Hand, Round, Table


def begin(setup: Setup) -> Start:
    hands = [Hand(seat) for seat in range(setup.players)]
    return Start(Table(hands, setup["turns"], deck=DECK), Round(), tuple(range(setup.players)))


def result(table: Table) -> Result:
    return Result(tuple([len(hand.cards) for hand in table.hands]), (0,), "CN-END-01")


GAME = Game(
    "canary",
    players=(2, 3, 4),
    table=Table,
    begin=begin,
    result=result,
    modules=(rules,),
    options=(Choice("turns", (12, 3)),),
)
