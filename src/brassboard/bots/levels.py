"""Strength levels a person can choose without knowing how bots think: easy, medium, hard."""

from typing import Final

from brassboard.kernel import Action, Game, Lens

from .base import asked
from .greedy import Greedy
from .mcts import UNLIMITED, Mcts
from .playout import WINDOWS

SLIPS: Final = 3
"""Easy chooses blindly once in so many decisions."""
HARD_ITERATIONS: Final = 48
HARD_TURNS: Final = 3
HARD_REHEARSALS: Final = 12
HARD_ROUNDS: Final = 2
"""Where nobody waits it has a fixed budget, so that a simulation comes out the same on every machine."""
HARD_MOST: Final = 120
HARD_SECONDS: Final = 1.0
"""At a table it stops thinking after this, so that nobody waits long."""
HARD_PACE: Final = 1.4
"""Longer than that with the last thought finished."""
HARD_TURN_SECONDS: Final = 4.0
"""Where whole turns are searched it thinks only as a turn begins and before a sealed answer, and for longer."""
HARD_TURN_PACE: Final = 5.0
HARD_FOLLOWS_PACE: Final = 0.7
"""What comes after that in a turn is in its mind already."""


class Easy(Greedy):
    """Knows what it wants and often forgets it: one decision in three it picks anything."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, worlds=1, budget=20)

    def choose(self, lens: Lens) -> Action:
        options = asked(lens)
        if len(options) > 1 and self.luck.randrange(SLIPS) == 0:
            return self.pick(options)
        return super().choose(lens)


class Medium(Greedy):
    """Greedy as it is: the habits of the game and one step of looking ahead."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)


class Hard(Mcts):
    """Searches, at a table for a second at most and for four where whole turns are searched; but not in a window, where
    a long thought would show that it holds something."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, iterations=HARD_ITERATIONS, turns=HARD_TURNS, rounds=HARD_ROUNDS)
        self.turn_iterations = HARD_REHEARSALS

    def hurry(self) -> None:
        self.iterations, self.seconds = HARD_MOST, HARD_SECONDS
        self.turn_iterations, self.turn_seconds = UNLIMITED, HARD_TURN_SECONDS

    @classmethod
    def pace(cls, game: Game, kind: str, sealed: bool = False) -> float:
        if not game.bots.openings:
            return HARD_PACE
        return HARD_TURN_PACE if sealed or kind in game.bots.openings else HARD_FOLLOWS_PACE

    def choose(self, lens: Lens) -> Action:
        asked(lens)
        if lens.ask is not None and lens.ask.kind in WINDOWS:
            return self.greedy.choose(lens)
        return super().choose(lens)
