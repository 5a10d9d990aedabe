"""Where the Hero thinks he has to go: the way to his missions, averaged over worlds that agree with what he saw."""

from collections.abc import Sequence
from typing import Final

from ..data.table import Table
from ..queries import DIRECTION, blocked_doors, exits, here, station
from ..scenario.static_map import DIRECTIONS
from .journey import journey

FAR: Final = 99.0


class Guide:
    """What the Hero expects of the ways out of his sector, blocked doors included.

    `costs` are the actions left after a step in a direction.
    """

    def __init__(self, table: Table, worlds: Sequence[Table]) -> None:
        self.stay = sum([journey(world).actions for world in worlds]) / len(worlds)
        """The actions left from here."""
        self.costs: dict[int, float] = {}
        self.votes: dict[int, float] = {}
        """The share of the worlds in which a direction is the best one."""
        ways = [*exits(here(table)), *blocked_doors(here(table))]
        left: dict[int, list[float]] = {direction: [] for direction in ways}
        self.goals: list[int] = []
        """The sector of the next goal in each world."""
        for world in worlds:
            st, at = station(world), world.secret.hero
            self.goals.append(journey(world).goal)
            for direction in ways:
                left[direction].append(journey(world, st.link[at][direction]).actions)
        for direction in ways:
            self.costs[direction] = sum(left[direction]) / len(worlds)
            self.votes[direction] = 0.0
        for place in range(len(worlds)):
            best = min([left[direction][place] for direction in ways], default=FAR)
            tied = [direction for direction in ways if left[direction][place] <= best]
            for direction in tied:
                self.votes[direction] += 1 / len(tied) / len(worlds)
        self.spread = len({(world.secret.floors, goal) for world, goal in zip(worlds, self.goals, strict=True)})
        """In how many different places the goal may be."""

    @property
    def best(self) -> int:
        """The direction that leads on best; -1 if there is no way out."""
        return min(self.costs, key=lambda direction: self.costs[direction], default=-1)

    @property
    def at_goal(self) -> bool:
        """Whether no way out leads nearer to the goal."""
        return not self.costs or min(self.costs.values()) >= self.stay

    def cost(self, word: str) -> float:
        """Return the actions left after a step in the direction of this name."""
        return self.costs.get(DIRECTION[word], FAR)

    def certainty(self) -> float:
        """Return how far the worlds agree about the best direction, up to 1."""
        return max(self.votes.values(), default=1.0)

    def best_word(self) -> str:
        """Return the name of the best direction; empty if there is no way out."""
        return DIRECTIONS[self.best] if self.best >= 0 else ""
