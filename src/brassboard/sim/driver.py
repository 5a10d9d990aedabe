"""Plays a job: cuts it into tasks, gives them out, gathers the games, and gives again what a dead worker left."""

from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec import Struct

from .jobs import Failure, Part, SimError
from .plan import Plan, Task
from .play_game import Played
from .resume_file import Keep
from .workers import Crew, Died

SECONDS_A_TASK = 0.25
"""Long enough to be worth sending, short enough for the bar to move and for little to be lost by Ctrl-C."""
MOST_IN_A_TASK = 250
SHARES = 4
"""A worker gets at most a fourth of its share of what is left: at the end none waits long for another."""
MOST_DEATHS = 3
"""So many workers may die over one game alone before it counts as broken."""
Progress = Callable[[int], None]


class Ran(Struct):
    """The games of each plan, in their order, how often a worker died, and whether somebody stopped it before the end.

    `fresh` counts the decisions made now: games that were kept took no time.
    """

    games: list[list[Played]]
    fresh: int = 0
    retried: int = 0
    stopped: bool = False


class Run:
    """One job under way. Whoever plays which task when, the games come out the same."""

    def __init__(self, plans: Sequence[Plan], numbers: range, crew: Crew, keep: Keep | None, told: Progress) -> None:
        self.plans = plans
        self.crew = crew
        self.keep = keep
        self.told = told
        self.games: list[list[Played]] = [[] for _ in plans]
        self.fresh = 0
        self.retried = 0
        self.deaths: dict[tuple[int, int], int] = {}
        self.pace: dict[int, float] = {}
        self.broken: dict[tuple[int, int], Failure] = {}
        self.flying = 0
        kept = keep.games if keep else {}
        for at, game in kept.items():
            if game.index in numbers:
                self.games[at[0]].append(game)
        self.pending = deque(
            [
                Task(at, plan, some.start, some.stop)
                for at, plan in enumerate(plans)
                for some in missing(numbers, {index for place, index in kept if place == at})
            ]
        )
        self.left = sum([len(task.numbers) for task in self.pending])

    def finish(self) -> Ran:
        """Play until everything is played, a game breaks or somebody presses Ctrl-C."""
        stopped = False
        count = sum([len(games) for games in self.games])
        if count:
            self.told(count)
        try:
            while self._give():
                for task, outcome in self.crew.wait():
                    self.flying -= 1
                    if isinstance(outcome, Died):
                        self._again(task, outcome)
                    else:
                        self._take(task, outcome)
        except KeyboardInterrupt:
            stopped = True
        if self.broken and not stopped:
            # the first in the order of the games, which is the same with any number of workers
            at, index = min(self.broken)
            raise SimError(self.plans[at], self.broken[at, index])
        for games in self.games:
            games.sort(key=lambda game: game.index)
        return Ran(self.games, self.fresh, self.retried, stopped)

    def _give(self) -> bool:
        """Keep all hands busy; whether there is anything to wait for."""
        while self.pending and self.crew.free:
            task = self._cut()
            # after a game broke only those before it still matter: an earlier one may break too
            if not self.broken or (task.at, task.start) < min(self.broken):
                self.crew.give(task)
                self.flying += 1
        return self.flying > 0

    def _cut(self) -> Task:
        first = self.pending.popleft()
        size = min(self._size(first.at), len(first.numbers))
        self.left -= size
        cut = first.start + size
        if cut == first.stop:
            return first
        self.pending.appendleft(Task(first.at, first.plan, cut, first.stop))
        return Task(first.at, first.plan, first.start, cut)

    def _size(self, at: int) -> int:
        """How many games the next task has: one while nobody knows how long they take."""
        pace = self.pace.get(at)
        if pace is None:
            return 1
        share = self.left // (SHARES * self.crew.workers)
        return max(1, min(MOST_IN_A_TASK, share, int(SECONDS_A_TASK / max(pace, 1e-6))))

    def _take(self, task: Task, part: Part) -> None:
        if self.keep and part.games:
            self.keep.add(task.at, part.games)
        self.games[task.at] += part.games
        self.fresh += sum([game.decisions for game in part.games])
        if part.games:
            self.pace[task.at] = part.seconds / len(part.games)
            self.told(len(part.games))
        if part.failure:
            self.broken[task.at, part.failure.index] = part.failure

    def _again(self, task: Task, died: Died) -> None:
        """Game by game, so that one that kills its worker is found and no other is blamed."""
        self.retried += 1
        place = (task.at, task.start)
        if len(task.numbers) == 1:
            self.deaths[place] = self.deaths.get(place, 0) + 1
        if self.deaths.get(place, 0) >= MOST_DEATHS:
            error = f"its worker died {MOST_DEATHS} times ({died.how})"
            self.broken[place] = Failure(task.start, error, "")
        else:
            alone = [Task(task.at, task.plan, index, index + 1) for index in task.numbers]
            self.pending.extendleft(reversed(alone))
            self.left += len(alone)


def missing(numbers: range, have: Collection[int]) -> Iterator[range]:
    """What is still to be played, as runs of consecutive numbers."""
    start = numbers.start
    for index in numbers:
        if index in have:
            if start < index:
                yield range(start, index)
            start = index + 1
    if start < numbers.stop:
        yield range(start, numbers.stop)
