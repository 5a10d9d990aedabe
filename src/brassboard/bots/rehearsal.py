"""Searching whole turns, where a game says what turns a seat may have in mind.

Each is rehearsed in the same worlds drawn from the lens, with the same dice: played as intended, answered by the habits
of the others, and judged when the seat's next turn begins or some rounds later. Where a turn is many small choices this
looks further than trying the choices one by one, and what the others do about a turn plans of one's own never tell.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, TypeVar

from brassboard.kernel import CHANCE, Action, Form, Game, Intent, Lens, Position, Request, Seat, Stream

from .playout import answer_anew

Begun = TypeVar("Begun", bound="Intent | Answer")
MOST: Final = 5_000
"""Decisions of a rehearsal at most: a game may go in circles."""


class Answer:
    """An answer to a question in the middle of a turn; what comes after it goes on as it was intended."""

    def __init__(self, answer: Action, turn: Intent | None) -> None:
        self.answer = answer
        self.turn = turn


class Rehearsal:
    """Plays turns as intended, and on until the seat has had so many; whoever begins a turn has one in mind.

    With no rounds at all it plays an answer, and on until anybody's next turn begins.

    Rivals answer the turn with what they do by habit; what they do later they do on impulse, where a game knows how.
    The seat itself never does: what it prepares it would not reap.

    With a limit in seconds it ends in the middle of anything when they are over.
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
        """What the seat answered in the turn rehearsed last."""

    def best(self, lens: Lens, intents: Sequence[Begun], iterations: int, luck: Stream) -> Begun:
        """The turn that promises most once the others have answered it; of equal ones the first.

        Each stage has its share of the iterations; after it the better half goes on, and of those that came to the same
        answers only the first. All that are compared have met the same worlds: one that not all of them could meet in
        time does not count, but for the first.
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
        """How many worlds so many turns meet in the next stage: nobody knows how many there will be time for."""
        return 1 if self.end else max(1, iterations // stages // turns)

    def world(self, lens: Lens, luck: Stream) -> Position[Any]:
        """A world drawn from the lens; who has answered a sealed question there already answers as usual."""
        world = lens.determinize(luck)
        form = world.asked
        for seat in form.seats if type(form) is Form else ():
            if seat != self.seat and seat not in lens.awaited:
                answer_anew(world, seat, lambda m, who, options: self.usual(m, who, options, None, luck))
        return world

    def run(self, position: Position[Any], intent: Intent | Answer, luck: Stream) -> float | None:
        """What comes of a turn or an answer in this world; None if time was over before that was seen."""
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
        self, position: Position[Any], seat: Seat, options: Sequence[Action], mind: Intent | None, luck: Stream
    ) -> Action:
        """What a seat does with its turn in mind, else by habit, else anything."""
        if len(options) == 1:
            return options[0]
        if mind is not None:
            return mind.follow(position, seat, options)
        habit = self.game.bots.default_choice
        chosen: Action | None = habit(position, seat, options) if habit is not None else None
        return options[luck.randrange(len(options))] if chosen is None else chosen
