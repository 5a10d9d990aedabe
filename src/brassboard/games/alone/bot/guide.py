"""Where the Hero thinks he has to go: the ways to his missions in maps that agree with what he saw."""

from collections.abc import Hashable, Sequence
from typing import Final

from ..data.table import Table
from ..queries import DIRECTION, blocked_doors, exits, here
from ..scenario.static_map import DIRECTIONS, STAIRS
from .journey import Journey

FAR: Final = 99.0
NEAR_FIRST: Final = 0.8
"""A map counts less the farther its goal is: what is far away can be decided later."""
LEAST_GAIN: Final = 0.6
"""What the best step gains at least: even where the maps disagree it shows something."""


class Guide:
    """What the Hero expects of the ways out of his sector, blocked doors included."""

    def __init__(self, table: Table, worlds: Sequence[Table]) -> None:
        self.table = table
        self.worlds = worlds
        self.ways = [*exits(here(table)), *blocked_doors(here(table))]
        shut = blocked_doors(here(table))
        self.journeys = [Journey(world) for world in worlds]
        self.gains: dict[int, list[float]] = {direction: [] for direction in self.ways}
        """The actions that a step in a direction saves, in each map; a blocked door must be opened first."""
        weights: list[float] = []
        for journey in self.journeys:
            at = journey.at
            left = journey.actions(at)
            goal = journey.next_goal(at)
            weights.append(NEAR_FIRST ** (goal.steps[at] if goal.steps else 6))
            for direction in self.ways:
                beside = journey.station.link[at][direction]
                gain = left - journey.actions(beside) - (1.0 if direction in shut else 0.0)
                self.gains[direction].append(gain)
        total = sum(weights)
        self.weights = [weight / total for weight in weights]
        self.gain: dict[int, float] = {direction: self._mean(self.gains[direction]) for direction in self.ways}
        best = max(self.gain.values(), default=0.0)
        self.at_goal = self._mean([1.0 if _is_there(journey) else 0.0 for journey in self.journeys]) > 0.5
        """Whether the Hero is where he has to be."""
        self.lift = max(0.0, LEAST_GAIN - best) if not self.at_goal else 0.0
        self.left = sum([journey.left for journey in self.journeys]) / len(worlds)
        """The actions left from here."""
        self.votes: dict[int, float] = dict.fromkeys(self.ways, 0.0)
        """The share of the maps in which a direction is the best one."""
        for place, weight in enumerate(self.weights):
            most = max([self.gains[direction][place] for direction in self.ways], default=0.0)
            tied = [direction for direction in self.ways if self.gains[direction][place] >= most]
            for direction in tied:
                self.votes[direction] += weight / len(tied)
        self.spread = len({(journey.station.name, journey.goal) for journey in self.journeys})
        """In how many different places the goal may be."""

    def _mean(self, values: list[float]) -> float:
        return sum([weight * value for weight, value in zip(self.weights, values, strict=True)])

    def step_gain(self, word: str) -> float:
        """Return the actions that a step in the direction of this name saves."""
        direction = DIRECTION[word]
        return self.gain[direction] + self.lift if direction in self.gain else -FAR

    @property
    def best(self) -> int:
        """The direction that leads on best; -1 if there is no way out."""
        return max(self.gain, key=lambda direction: self.gain[direction], default=-1)

    def best_word(self) -> str:
        """Return the name of the best direction; empty if there is no way out."""
        return DIRECTIONS[self.best] if self.best >= 0 else ""

    def certainty(self) -> float:
        """Return how far the maps agree about the best direction, up to 1."""
        return max(self.votes.values(), default=1.0)

    def unknown(self, direction: int) -> float:
        """Return in which share of the maps the next sector in a direction is one the Hero has never seen."""
        new = 0.0
        for weight, journey, world in zip(self.weights, self.journeys, self.worlds, strict=True):
            if journey.station.link[journey.at][direction] not in world.secret.sectors:
                new += weight
        return new

    # What it is worth to know more

    def information(self, signs: Sequence[Hashable]) -> float:
        """Return how many actions it saves to learn a sign that differs between the maps.

        In the maps with the same sign the Hero would take the step that is best for them. A sign of few maps counts
        less: with so few the best step is partly luck.
        """
        best = self.best
        if best < 0:
            return 0.0
        cells: dict[Hashable, list[int]] = {}
        for place, sign in enumerate(signs):
            cells.setdefault(sign, []).append(place)
        total = 0.0
        for cell in cells.values():
            usual = sum([self.weights[place] * self.gains[best][place] for place in cell])
            most = max([sum([self.weights[p] * self.gains[way][p] for p in cell]) for way in self.ways])
            total += (most - usual) * (len(cell) - 1) / len(cell)
        return total

    def seen_along(self, direction: int, sectors: int) -> float:
        """Return what it is worth to see so many sectors in a direction."""
        signs: list[Hashable] = []
        for journey in self.journeys:
            st = journey.station
            line = st.ray[journey.at][direction][: 1 if direction == STAIRS else sectors]
            signs.append(tuple([(*[n >= 0 for n in (*st.link[at], *st.door[at])], st.room[at]) for at in line]))
        return self.information(signs)

    def located(self, targets: Sequence[str]) -> float:
        """Return what it is worth to know the distances and floors of these targets."""
        return self.information([tuple([sign_of(journey, target) for target in targets]) for journey in self.journeys])


def sign_of(journey: Journey, target: str) -> tuple[int, bool]:
    """Return what a Locate would answer about a room or a stair on this map."""
    st = journey.station
    what, _, which = target.partition(".")
    if what == "room":
        found = [st.room_at[which]] if which in st.room_at else []
    else:
        found = [sector for sector in range(st.size) if st.stair[sector] == which]
    steps = st.steps[journey.at]
    if not found:
        return -1, True
    nearest = min(found, key=lambda sector: steps[sector])
    return steps[nearest], st.floor[nearest] == st.floor[journey.at]


def _is_there(journey: Journey) -> bool:
    """Whether the Hero is at his next goal, or has none to go to."""
    goal = journey.next_goal(journey.at)
    return goal.sector in (journey.at, -1)
