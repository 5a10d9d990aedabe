"""Searching whole turns, where a game says what turns a seat may have in mind.

Each is rehearsed in the same worlds drawn from the lens, with the same dice: played as intended, answered by the habits
of the others, and judged when the seat's next turn begins. Where a turn is many small choices this looks further than
trying the choices one by one, and what the others do about a turn is what plans of one's own never tell.
"""

from collections.abc import Sequence
from typing import Any, Final

from brassboard.kernel import CHANCE, Action, Game, Intent, Lens, Position, Request, Seat, Stream

MOST: Final = 5_000
"""Decisions of a rehearsal at most: a game may go in circles."""


def best_intent(lens: Lens, intents: Sequence[Intent], iterations: int, turns: int, luck: Stream) -> Intent:
    """The turn that promises most once the others have answered it; of equal ones the first."""
    if len(intents) == 1:
        return intents[0]
    rehearsal = Rehearsal(lens.game, lens.seat, turns)
    worths = [0.0] * len(intents)
    for _ in range(max(1, iterations // len(intents))):
        world, dice = lens.determinize(luck), luck.randrange(1 << 62).to_bytes(8, "big")
        for place, intent in enumerate(intents):
            worths[place] += rehearsal.run(world.clone(), intent, Stream(dice))
    return intents[worths.index(max(worths))]


class Rehearsal:
    """Plays a turn as intended, and on until the seat has had so many turns."""

    def __init__(self, game: Game, seat: Seat, turns: int) -> None:
        assert game.prospect is not None, f"game {game.id} has intents and no prospect to judge them by"
        self.game = game
        self.seat = seat
        self.turns = turns
        self.prospect = game.prospect

    def run(self, position: Position[Any], intent: Intent, luck: Stream) -> float:
        """What comes of a turn in this world."""
        position.answer(self.seat, intent.answer)
        begun = 1
        for _ in range(MOST):
            who = position.seat
            if who >= 0:
                options = position.options
                chosen: Action | None = options[0] if len(options) == 1 else None
                if chosen is None and who == self.seat:
                    chosen = intent.follow(position, who, options)
                    if chosen is None:
                        if begun == self.turns:
                            break
                        begun += 1
                position.answer(who, chosen if chosen is not None else self.usual(position, who, options, luck))
            elif who == CHANCE:
                assert isinstance(position.asked, Request)
                position.chance(luck.outcome(position.asked))
            else:
                break
        return self.prospect(position, self.seat)

    def usual(self, position: Position[Any], seat: Seat, options: Sequence[Action], luck: Stream) -> Action:
        """What a seat does by habit, else anything."""
        habit = self.game.habit
        chosen: Action | None = habit(position, seat, options) if habit is not None else None
        return options[luck.randrange(len(options))] if chosen is None else chosen
