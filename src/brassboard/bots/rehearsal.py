"""Searches whole turns, where a game proposes the turns that a seat may play.

Each turn is rehearsed in the same worlds drawn from the lens, with the same dice. It is played as intended, the others
answer with their default choices, and it is evaluated when the seat's next turn starts or some rounds later. If a turn
has many small choices, this looks further ahead than a search choice by choice, and it includes the others' answers.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, TypeVar

from brassboard.kernel import CHANCE, Action, Form, Game, Lens, Position, Request, Seat, Stream, TurnPlan

from .playout import replace_answer

Begun = TypeVar("Begun", bound="TurnPlan | Answer")
MOST: Final = 5_000
"""Maximum of decisions in a rehearsal, because a game may go in circles."""


class Answer:
    """An answer to a question in the middle of a turn; afterwards the turn continues as intended."""

    def __init__(self, answer: Action, turn: TurnPlan | None) -> None:
        self.answer = answer
        self.turn = turn


class Rehearsal:
    """Plays turns as intended until the seat has had `rounds` turns; every seat that starts a turn intends one.

    With 0 rounds it plays an answer, and continues until the next turn of any seat starts.

    Other seats first answer with their default choices. In their later turns they play the game's quick turns, if it
    has any. The seat itself never does, because quick turns would not use what it prepared.

    With a limit in seconds it stops at any point when they are over.
    """

    def __init__(self, game: Game, seat: Seat, rounds: int, seconds: float = 0.0) -> None:
        turns = game.bots.turns
        assert turns is not None, f"game {game.id} says nothing about whole turns"
        self.game = game
        self.seat = seat
        self.rounds = rounds
        self.end = perf_counter() + seconds if seconds else 0.0
        self.openings = turns.openings
        self.candidates = turns.candidates
        self.quick_turn = turns.quick_turn
        self.turn_value = turns.turn_value
        self.turn: list[Action] = []
        """The answers of the seat in the turn rehearsed last."""

    def best(self, lens: Lens, intents: Sequence[Begun], iterations: int, luck: Stream) -> Begun:
        """Return the turn with the best value after the answers of the others, or the first of equal ones.

        Each stage has its share of the iterations. After it the better half continues, and of turns with the same
        answers only the first. All compared turns are played in the same worlds. A world that not all turns could be
        played in before the time was over does not count, except the first.
        """
        worths: list[list[float]] = [[] for _ in intents]
        running = list(range(len(intents)))
        spent, stages = 0, len(intents).bit_length()
        due = self.worlds(iterations, stages, len(running))
        while len(running) > 1 and (not spent or spent + len(running) <= iterations):
            world, dice = self.world(lens, luck), luck.randrange(1 << 62).to_bytes(8, "big")
            seen: list[float] = []
            turns: dict[tuple[Action, ...], int] = {}
            for place in running:
                worth = self.run(world.clone(), intents[place], Stream(dice))
                if worth is None:
                    break
                seen.append(worth)
                turns.setdefault(tuple(self.turn), place)
            late = len(seen) < len(running)
            if late and spent:
                break
            for place, worth in zip(running, seen, strict=False):
                worths[place].append(worth)
            running = sorted(turns.values(), key=lambda place: -sum(worths[place]))
            spent += len(seen)
            due -= 1
            if late:
                break
            if not due:
                running = running[: max(2, (len(running) + 1) // 2)]
                stages = max(1, stages - 1)
                due = self.worlds(iterations - spent, stages, len(running))
        return intents[running[0] if running else 0]

    def worlds(self, iterations: int, stages: int, turns: int) -> int:
        """Return how many worlds each turn is played in during the next stage: one if time is limited."""
        return 1 if self.end else max(1, iterations // stages // turns)

    def world(self, lens: Lens, luck: Stream) -> Position[Any]:
        """Return a world drawn from the lens, in which hidden sealed answers are replaced by usual ones."""
        world = lens.determinize(luck)
        form = world.asked
        for seat in form.seats if type(form) is Form else ():
            if seat != self.seat and seat not in lens.awaited:
                replace_answer(world, seat, lambda m, who, options: self.usual(m, who, options, None, luck))
        return world

    def run(self, position: Position[Any], intent: TurnPlan | Answer, luck: Stream) -> float | None:
        """Return the value of a turn or an answer in this world, or None if the time was over before."""
        openings = self.openings
        turn = intent.turn if isinstance(intent, Answer) else intent
        minds = {} if turn is None else {self.seat: turn}
        position.answer(self.seat, intent.answer)
        self.turn = [intent.answer]
        begun = 1
        for _ in range(MOST):
            who = position.seat
            if who >= 0:
                if self.late():
                    return None
                ask = position.ask_of(who)
                assert ask is not None
                if ask.kind in openings:
                    if not self.rounds:
                        break
                    if who == self.seat:
                        if begun == self.rounds:
                            break
                        begun += 1
                    if self.quick_turn is not None and who != self.seat and who in minds:
                        minds[who] = self.quick_turn(position, who, ask.options)
                    else:
                        minds[who] = self.candidates(position, who, ask.options, 1)[0]
                    position.answer(who, minds[who].answer)
                else:
                    answer = self.usual(position, who, ask.options, minds.get(who), luck)
                    if who == self.seat and begun == 1:
                        self.turn.append(answer)
                    position.answer(who, answer)
            elif who == CHANCE:
                assert isinstance(position.asked, Request)
                position.chance(luck.outcome(position.asked))
            else:
                break
        return None if self.late() else self.turn_value(position, self.seat)

    def late(self) -> bool:
        return self.end > 0.0 and perf_counter() >= self.end

    def usual(
        self, position: Position[Any], seat: Seat, options: Sequence[Action], mind: TurnPlan | None, luck: Stream
    ) -> Action:
        """Return what a seat does with its intended turn, else its default choice, else any option."""
        if len(options) == 1:
            return options[0]
        if mind is not None:
            return mind.follow(position, seat, options)
        game_default = self.game.bots.default_choice
        chosen: Action | None = game_default(position, seat, options) if game_default is not None else None
        return options[luck.randrange(len(options))] if chosen is None else chosen
