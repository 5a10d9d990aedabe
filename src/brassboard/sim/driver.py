"""Plays a job: cuts it into tasks, sends them to workers, collects the games, and repeats tasks of dead workers."""

from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec import Struct

from .jobs import Failure, SimError, TaskResult
from .plan import Plan, Task
from .play_game import Played
from .resume_file import ResumeFile
from .workers import WorkerDied, WorkerPool

SECONDS_PER_TASK = 0.25
"""Long enough to be worth sending, short enough for the progress bar to move and to lose little by Ctrl-C."""
MAX_GAMES_PER_TASK = 250
SHARES = 4
"""A worker gets at most a fourth of its share of the remaining games, so that all workers finish at about the same
time.
"""
MAX_DEATHS = 3
"""How many workers may die while playing one game before that game counts as broken."""
Progress = Callable[[int], None]


class RunResult(Struct):
    """The games of each plan in their order, how often a worker died, and whether the run was stopped before its end.

    `new_decisions` counts the decisions made in this run: games from the resume file took no time.
    """

    games: list[list[Played]]
    new_decisions: int = 0
    retried: int = 0
    stopped: bool = False


class Run:
    """One running job. The games are the same, whichever worker plays which task."""

    def __init__(
        self, plans: Sequence[Plan], numbers: range, pool: WorkerPool, resume_file: ResumeFile | None, report: Progress
    ) -> None:
        self.plans = plans
        self.pool = pool
        self.resume_file = resume_file
        self.report = report
        self.games: list[list[Played]] = [[] for _ in plans]
        self.new_decisions = 0
        self.retried = 0
        self.deaths: dict[tuple[int, int], int] = {}
        self.pace: dict[int, float] = {}
        self.broken: dict[tuple[int, int], Failure] = {}
        self.in_progress = 0
        saved = resume_file.games if resume_file else {}
        for at, game in saved.items():
            if game.index in numbers:
                self.games[at[0]].append(game)
        self.pending = deque(
            [
                Task(at, plan, numbers_left.start, numbers_left.stop)
                for at, plan in enumerate(plans)
                for numbers_left in missing(numbers, {index for place, index in saved if place == at})
            ]
        )
        self.left = sum([len(task.numbers) for task in self.pending])

    def finish(self) -> RunResult:
        """Play until all games are played, a game breaks, or someone presses Ctrl-C."""
        stopped = False
        count = sum([len(games) for games in self.games])
        if count:
            self.report(count)
        try:
            while self._submit_tasks():
                for task, outcome in self.pool.wait():
                    self.in_progress -= 1
                    if isinstance(outcome, WorkerDied):
                        self._retry(task, outcome)
                    else:
                        self._collect(task, outcome)
        except KeyboardInterrupt:
            stopped = True
        if self.broken and not stopped:
            # Report the first in the order of the games, which is the same with any number of workers.
            at, index = min(self.broken)
            raise SimError(self.plans[at], self.broken[at, index])
        for games in self.games:
            games.sort(key=lambda game: game.index)
        return RunResult(self.games, self.new_decisions, self.retried, stopped)

    def _submit_tasks(self) -> bool:
        """Send tasks while workers have room. Return whether there is anything to wait for."""
        while self.pending and self.pool.free:
            task = self._next_task()
            # After a game broke, only earlier games matter, because one of them may break too.
            if not self.broken or (task.at, task.start) < min(self.broken):
                self.pool.submit(task)
                self.in_progress += 1
        return self.in_progress > 0

    def _next_task(self) -> Task:
        first = self.pending.popleft()
        size = min(self._size(first.at), len(first.numbers))
        self.left -= size
        cut = first.start + size
        if cut == first.stop:
            return first
        self.pending.appendleft(Task(first.at, first.plan, cut, first.stop))
        return Task(first.at, first.plan, first.start, cut)

    def _size(self, at: int) -> int:
        """Return how many games the next task has: one until the time of a game is known."""
        pace = self.pace.get(at)
        if pace is None:
            return 1
        share = self.left // (SHARES * self.pool.workers)
        return max(1, min(MAX_GAMES_PER_TASK, share, int(SECONDS_PER_TASK / max(pace, 1e-6))))

    def _collect(self, task: Task, part: TaskResult) -> None:
        if self.resume_file and part.games:
            self.resume_file.add(task.at, part.games)
        self.games[task.at] += part.games
        self.new_decisions += sum([game.decisions for game in part.games])
        if part.games:
            self.pace[task.at] = part.seconds / len(part.games)
            self.report(len(part.games))
        if part.failure:
            self.broken[task.at, part.failure.index] = part.failure

    def _retry(self, task: Task, died: WorkerDied) -> None:
        """Repeat a task game by game, so that a game that kills its worker is found and no other game is blamed."""
        self.retried += 1
        place = (task.at, task.start)
        if len(task.numbers) == 1:
            self.deaths[place] = self.deaths.get(place, 0) + 1
        if self.deaths.get(place, 0) >= MAX_DEATHS:
            error = f"its worker died {MAX_DEATHS} times ({died.reason})"
            self.broken[place] = Failure(task.start, error, "")
        else:
            alone = [Task(task.at, task.plan, index, index + 1) for index in task.numbers]
            self.pending.extendleft(reversed(alone))
            self.left += len(alone)


def missing(numbers: range, have: Collection[int]) -> Iterator[range]:
    """Yield the numbers that are still to be played, as ranges."""
    start = numbers.start
    for index in numbers:
        if index in have:
            if start < index:
                yield range(start, index)
            start = index + 1
    if start < numbers.stop:
        yield range(start, numbers.stop)
