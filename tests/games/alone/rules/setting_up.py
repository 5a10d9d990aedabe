"""A match from its very first step, for tests of set-up: chance and choices are answered by the test or by a seed."""

import random
from typing import Any, Self

from brassboard.games.alone import GAME
from brassboard.kernel import CHANCE, Match, Request
from games.staging import Staged


class Beginning(Staged):
    """A match whose set-up the test plays by hand; everything it does not answer itself is answered in order."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.match = Match.begin(GAME, GAME.setup(players, options), checked=True, by_hand=True)

    @property
    def step(self) -> str:
        """The name of the step in progress."""
        return str(self.position.path().rpartition(".")[2])

    @property
    def request(self) -> tuple[str, int, int]:
        """What chance is asked for: its kind, how many, among how many."""
        asked = self.position.asked
        assert isinstance(asked, Request)
        return asked.kind, asked.n, asked.sides

    def chance_answers(self, *places: int) -> Self:
        """Answer a draw or a shuffle by hand; without places in the order that is there."""
        kind, n, _ = self.request
        return self.answer(f"{kind}:" + ",".join(map(str, places or range(n))), seat=CHANCE)

    def until(self, *steps: str) -> Self:
        """Answer everything in order until one of these steps asks, or kinds of question."""
        while self.step not in steps and (self.chance or self.kind not in steps):
            if self.chance:
                self.chance_answers()
            else:
                self.answer(self.options()[0], seat=self.asked[0])
        return self

    def to_turn_1(self) -> Self:
        """Play set-up to its end; no danger markers are placed."""
        while self.step != "choose":
            if self.chance:
                self.chance_answers()
            else:
                options = self.options()
                self.answer("done" if "done" in options else options[0], seat=self.asked[0])
        return self


def dealt(seed: int, players: int = 2, **options: Any) -> Beginning:
    """A match of a seed at the Hero's first question; choices of set-up are made at random."""
    made = Beginning.__new__(Beginning)
    made.match = Match.begin(GAME, GAME.setup(players, options), seed=seed, checked=True)
    luck = random.Random(seed)
    while made.step != "choose":
        made.answer(luck.choice(made.options()), seat=made.asked[0])
    return made
