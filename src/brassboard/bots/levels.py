"""Strength levels that a person can choose without knowing how bots work: easy, medium, hard."""

from typing import Final

from brassboard.kernel import Action, Game, Lens

from .base import asked
from .greedy import Greedy
from .mcts import UNLIMITED, Mcts
from .playout import WINDOWS

SLIPS: Final = 3
"""Easy chooses at random once in this many decisions."""
HARD_ITERATIONS: Final = 48
HARD_TURNS: Final = 3
HARD_REHEARSALS: Final = 12
HARD_ROUNDS: Final = 2
"""Outside a table the budget is fixed, so that a simulation has the same result on every machine."""
HARD_MOST: Final = 120
HARD_SECONDS: Final = 1.0
"""Seconds after which it stops thinking at a table."""
HARD_PACE: Final = 1.4
"""Seconds for an answer: longer than that, including the last play-out."""
HARD_TURN_SECONDS: Final = 4.0
"""Where whole turns are searched it thinks only at the start of a turn and before a sealed answer, and longer."""
HARD_TURN_PACE: Final = 5.0
HARD_FOLLOWS_PACE: Final = 0.7
"""Seconds for the other answers of such a turn, which are already decided."""


class Easy(Greedy):
    """Plays like Greedy with a small budget, but chooses at random in one decision of three."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, worlds=1, budget=20)

    def choose(self, lens: Lens) -> Action:
        options = asked(lens)
        if len(options) > 1 and self.luck.randrange(SLIPS) == 0:
            return self.pick(options)
        return super().choose(lens)


class Medium(Greedy):
    """Plays like Greedy: the default choices of the game and one step of look-ahead."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)


class Hard(Mcts):
    """Searches for at most a second at a table, or four where whole turns are searched.

    It does not search for reactions, where a long thought would show that it holds a fitting card.
    """

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
