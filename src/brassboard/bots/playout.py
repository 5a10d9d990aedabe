"""Play-outs: a position is played on by a cheap policy up to a cut, and evaluated there for a seat."""

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from brassboard.kernel import CHANCE, OVER, Action, Ask, Game, Position, Request, Seat, Stream

Choose = Callable[[Position[Any], Seat, Sequence[Action]], Action]
WINDOWS: Final = ("react", "offer")
"""Kinds of question that a seat is asked in another seat's turn; they do not start a turn of its own."""
MOST: Final = 5000
"""A play-out has at most this many answers, whatever its cut."""
MARGIN: Final = 0.5
"""Share of the margin of victory in the value of an ended match; it varies less than who won."""
UNIT: Final = 10.0
"""A difference of the evaluation that is worth half the way to a win."""


class Playout:
    """Plays on for all seats by the game's policy, or at random, until the next turns of the seat are over."""

    def __init__(self, game: Game, seat: Seat, turns: int, random: bool) -> None:
        self.game = game
        self.seat = seat
        self.turns = turns
        self.policy = None if random else (game.bots.playout_choice or game.bots.default_choice)
        self.decisions = 0
        self.first: dict[Seat, float] = {}
        """The evaluation of the first future for each seat; the others are measured relative to it."""

    def run(self, position: Position[Any], luck: Stream) -> None:
        """Play on until the cut, or until the match is over."""
        left, mover, decisions = self.turns, self.seat, 0
        while decisions < MOST:
            who = position.seat
            if who >= 0:
                options = position.options
                decisions += 1
                if len(options) == 1:
                    position.answer(who, options[0])
                    continue
                if who != mover and type(position.asked) is Ask and position.asked.kind not in WINDOWS:
                    mover = who
                    left -= who == self.seat
                    if not left:
                        break
                position.answer(who, self.usual(position, who, options, luck))
            elif who == CHANCE:
                assert isinstance(position.asked, Request)
                position.chance(luck.outcome(position.asked))
            else:
                break
        self.decisions += decisions

    def usual(self, position: Position[Any], seat: Seat, options: Sequence[Action], luck: Stream) -> Action:
        """Return what a seat does here: what the policy says, or any option."""
        if self.policy is not None:
            action = self.policy(position, seat, options)
            if action is not None:
                return action
        return options[luck.randrange(len(options))]

    def worth(self, position: Position[Any], seat: Seat) -> float:
        """Return the value of a position for a seat, 0 to 1: the result if the match is over, else the win chance."""
        game = self.game
        if position.seat == OVER:
            return ended_value(game, position, seat)
        if game.bots.win_chance is not None:
            return game.bots.win_chance(position, seat)
        if game.bots.evaluate is None:
            return 0.5
        worth = game.bots.evaluate(position.table, seat)
        return logistic((worth - self.first.setdefault(seat, worth)) / UNIT)


def replace_answer(world: Position[Any], seat: Seat, choose: Choose) -> None:
    """Let a seat answer a sealed question again, because its hidden answer is only a guess."""
    while world.given_by(seat):
        world.take_back(seat)
    while (ask := world.ask_of(seat)) is not None:
        world.answer(seat, choose(world, seat, ask.options))


def ended_value(game: Game, position: Position[Any], seat: Seat) -> float:
    """Return the value of an ended match for a seat; a team wins and loses together."""
    result, teams = game.result(position.table), position.state.teams
    mine = result.scores[seat]
    theirs = max([score for at, score in enumerate(result.scores) if teams[at] != teams[seat]], default=0)
    ahead = (mine - theirs) / (1 + abs(mine) + abs(theirs))
    won = 1 / len({teams[winner] for winner in result.winners}) if seat in result.winners else 0.0
    return (1 - MARGIN) * won + MARGIN * (1 + ahead) / 2


def logistic(x: float) -> float:
    return 1 / (1 + exp(-max(-50.0, min(50.0, x))))
