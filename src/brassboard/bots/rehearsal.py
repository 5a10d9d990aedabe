"""Searching whole turns, where a game says what turns a seat may have in mind.

Each is rehearsed in the same worlds drawn from the lens, with the same dice: played as intended, answered by the habits
of the others, and judged when the seat's next turn begins or some rounds later. Where a turn is many small choices this
looks further than trying the choices one by one, and what the others do about a turn plans of one's own never tell.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from brassboard.kernel import CHANCE, Action, Game, Intent, Lens, Position, Request, Seat, Stream

MOST: Final = 5_000
"""Decisions of a rehearsal at most: a game may go in circles."""


class Rehearsal:
    """Plays turns as intended, and on until the seat has had so many; whoever begins a turn has one in mind.

    With a limit in seconds it ends in the middle of anything when they are over.
    """

    def __init__(self, game: Game, seat: Seat, rounds: int, seconds: float = 0.0) -> None:
        assert game.intents is not None, f"game {game.id} has openings and no intents"
        assert game.prospect is not None, f"game {game.id} has intents and no prospect to judge them by"
        self.game = game
        self.seat = seat
        self.rounds = rounds
        self.end = perf_counter() + seconds if seconds else 0.0
        self.intents = game.intents
        self.prospect = game.prospect
        self.turn: list[Action] = []
        """What the seat answered in the turn rehearsed last."""

    def best(self, lens: Lens, intents: Sequence[Intent], iterations: int, luck: Stream) -> Intent:
        """The turn that promises most once the others have answered it; of equal ones the first.

        After each world the better half goes on, and of those that came to the same answers only the first. All that
        are compared have met the same worlds: one that not all of them could meet in time does not count, but for the
        first.
        """
        worths: list[list[float]] = [[] for _ in intents]
        running = list(range(len(intents)))
        spent = 0
        while len(running) > 1 and (not spent or spent + len(running) <= iterations):
            world, dice = lens.determinize(luck), luck.randrange(1 << 62).to_bytes(8, "big")
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
            running = sorted(turns.values(), key=lambda place: -sum(worths[place]))[: max(2, (len(running) + 1) // 2)]
            spent += len(seen)
            if late:
                break
        return intents[running[0] if running else 0]

    def run(self, position: Position[Any], intent: Intent, luck: Stream) -> float | None:
        """What comes of a turn in this world; None if time was over before that was seen."""
        openings = self.game.openings
        minds = {self.seat: intent}
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
                    if who == self.seat:
                        if begun == self.rounds:
                            break
                        begun += 1
                    minds[who] = self.intents(position, who, ask.options, 1)[0]
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
        return None if self.late() else self.prospect(position, self.seat)

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
        habit = self.game.habit
        chosen: Action | None = habit(position, seat, options) if habit is not None else None
        return options[luck.randrange(len(options))] if chosen is None else chosen
