"""Series and tournaments: how to start them, and their results."""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct

from brassboard.installed_game import InstalledGame
from brassboard.installed_game import game as game_of

from .accumulators import Stat, summary
from .driver import Progress, Run, RunResult
from .plan import Plan, check_integer, plan_of, plans_of
from .play_game import Played
from .rating import Rating, meetings, ratings
from .resume_file import ResumeFile
from .tally import Row, rows, totals
from .workers import InProcessPool, ProcessPool, WorkerPool

MIN_GAMES_PER_WORKER = 25
"""With fewer games than this, starting another process costs more than it saves."""
PoolFactory = Callable[[], WorkerPool]


class ResultBase(Struct, dict=True, kw_only=True):
    """The common part of a result: its speed, which differs every time, and its totals."""

    seconds: float = 0.0
    workers: int = 1
    backend: str = "alone"
    """Which pool played: alone (this process), pool (processes) or ray."""
    new_decisions: int = 0
    """Decisions made in this run, without those of games from the resume file."""
    retried: int = 0

    @property
    def played(self) -> list[Played]:
        raise NotImplementedError

    @property
    def decisions(self) -> int:
        return sum([game.decisions for game in self.played])

    @property
    def mean_length(self) -> float:
        """Return the mean number of decisions in a game."""
        return self.decisions / len(self.played) if self.played else 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.new_decisions / self.seconds if self.seconds else 0.0

    def plain(self) -> dict[str, Any]:
        """Return the result as plain data, for programs."""
        speed = {
            "seconds": self.seconds,
            "workers": self.workers,
            "crew": self.backend,
            "decisions_per_second": self.decisions_per_second,
        }
        return self.results() | {"retried": self.retried, "speed": speed}

    def results(self) -> dict[str, Any]:
        """Return the part of the result that is the same with any number of workers."""
        return {
            "games": len(self.played),
            "decisions": self.decisions,
            "mean_length": self.mean_length,
            "reasons": count_words([game.reason for game in self.played]),
        }


class Series(ResultBase, dict=True):
    """Games of some bots with one number of players and one choice of options."""

    plan: Plan
    games: list[Played]

    @property
    def played(self) -> list[Played]:
        return self.games

    @cached_property
    def rows(self) -> list[Row]:
        """Return wins and scores for each bot, and for each bot and seat."""
        return rows(self.games, self.plan.bots)

    @cached_property
    def ratings(self) -> list[Rating]:
        """Return Bradley-Terry strengths; empty if a bot only plays against itself."""
        return ratings([meetings(game, self.plan.bots) for game in self.games])

    @cached_property
    def stats(self) -> dict[str, list[Stat]]:
        """Return what each accumulator collected."""
        return _stats(self.plan, self.games)

    def results(self) -> dict[str, Any]:
        plan = self.plan
        asked = {
            "game": plan.game,
            "players": plan.setup.players,
            "options": dict(plan.setup.options),
            "bots": plan.bots,
            "seed": plan.seed,
            "first": self.games[0].index if self.games else 0,
        }
        return asked | super().results() | {"rows": self.rows, "ratings": self.ratings, "stats": self.stats}


class Tournament(ResultBase, dict=True):
    """Several series of one game: groups of bots, options, numbers of players."""

    series: list[Series]

    @cached_property
    def games(self) -> list[Played]:
        return [game for part in self.series for game in part.games]

    @property
    def played(self) -> list[Played]:
        return self.games

    @cached_property
    def rows(self) -> list[Row]:
        """Return wins and scores for each bot over all series."""
        return totals([(part.plan.bots, part.games) for part in self.series])

    @cached_property
    def ratings(self) -> list[Rating]:
        """Return Bradley-Terry strengths over all series."""
        return ratings([meetings(game, part.plan.bots) for part in self.series for game in part.games])

    @cached_property
    def stats(self) -> dict[str, list[Stat]]:
        """Return what each accumulator collected over all series."""
        return _stats(self.series[0].plan, self.games)

    def results(self) -> dict[str, Any]:
        plan = self.series[0].plan
        found = {"rows": self.rows, "ratings": self.ratings, "stats": self.stats}
        parts = [part.results() for part in self.series]
        return {"game": plan.game, "seed": plan.seed} | super().results() | found | {"series": parts}


def _stats(plan: Plan, games: Sequence[Played]) -> dict[str, list[Stat]]:
    return {name: summary([game.stats[place] for game in games]) for place, name in enumerate(plan.accumulators)}


class Stopped(KeyboardInterrupt):
    """The user pressed Ctrl-C; `done` has the games played until then, `left` how many were not played."""

    def __init__(self, done: Series | Tournament, left: int) -> None:
        self.done = done
        self.left = left
        super().__init__(f"stopped with {left} games left")


def series(
    game: str | InstalledGame,
    games: int = 100,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    workers: int | None = None,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    rotate: bool = True,
    first: int = 0,
    progress: Progress | None = None,
    accumulators: Sequence[Any] = (),
    keep: str | Path | None = None,
    ray: str | None = None,
) -> Series:
    """Play `games` games, numbers `first` and up.

    Fewer bots than seats take turns. With `workers=None` there are as many processes as are worth their start.

    Args:
        keep: A file that saves each finished game; a series that was stopped continues from it.
        ray: The address of a Ray cluster (`local` starts one on this machine, `auto` finds a running one).
        accumulators: What to collect from the events: names, classes or functions (`brassboard.sim.accumulators`).
    """
    installed = _installed_game(game)
    plan = plan_of(installed, bots, seed, players, options, rotate, accumulators)
    run_result, speed = _run(installed, (plan,), _numbers(first, games), workers, progress, keep, ray)
    done = Series(plan, run_result.games[0], **speed)
    if run_result.stopped:
        raise Stopped(done, games - len(done.games))
    return done


def tournament(
    game: str | InstalledGame,
    bots: Sequence[str],
    games: int = 100,
    seed: int = 0,
    workers: int | None = None,
    players: Sequence[int] = (),
    options: Mapping[str, Sequence[Any]] | None = None,
    rotate: bool = True,
    first: int = 0,
    progress: Progress | None = None,
    accumulators: Sequence[Any] = (),
    keep: str | Path | None = None,
    ray: str | None = None,
    groups: bool = True,
) -> Tournament:
    """Play `games` games with every group of bots that fits a table, every number of players and choice of options.

    Args:
            players: The numbers of players; two if none is given.
            options: For each option the values to play; `["all"]` for all values of the game.
        groups: False puts all bots at every table instead, as a series does.
    """
    installed = _installed_game(game)
    plans = plans_of(installed, bots, seed, players, options, rotate, accumulators, groups)
    run_result, speed = _run(installed, plans, _numbers(first, games), workers, progress, keep, ray)
    parts = [Series(plan, some, workers=speed["workers"]) for plan, some in zip(plans, run_result.games, strict=True)]
    done = Tournament(parts, **speed)
    if run_result.stopped:
        raise Stopped(done, games * len(plans) - len(done.games))
    return done


def _run(
    installed: InstalledGame,
    plans: Sequence[Plan],
    numbers: range,
    workers: int | None,
    progress: Progress | None,
    keep: str | Path | None,
    ray: str | None,
) -> tuple[RunResult, dict[str, Any]]:
    make_pool = _choose_pool(installed, workers, len(numbers) * len(plans), ray)
    resume_file = ResumeFile(Path(keep), installed, plans) if keep is not None else None
    began = perf_counter()
    finished = False
    try:
        pool = make_pool()
        try:
            run_result = Run(plans, numbers, pool, resume_file, progress or (lambda count: None)).finish()
            finished = not run_result.stopped
        finally:
            pool.close(at_once=not finished)
    finally:
        if resume_file:
            resume_file.close()
    speed = {"seconds": perf_counter() - began, "workers": pool.workers, "backend": pool.name}
    return run_result, speed | {"new_decisions": run_result.new_decisions, "retried": run_result.retried}


def _choose_pool(installed: InstalledGame, workers: int | None, games: int, ray: str | None) -> PoolFactory:
    """Return a function that starts the workers. Wrong arguments are reported before any worker starts."""
    if workers is not None:
        check_integer("workers", workers, 1)
    if ray is not None:
        from .ray_workers import RayPool  # Imported only on demand, because Ray is an optional extra.

        return lambda: RayPool(ray, workers)
    count = workers or max(1, min(cores(), games // MIN_GAMES_PER_WORKER))
    return (lambda: InProcessPool(installed)) if count == 1 else (lambda: ProcessPool(count))


def cores() -> int:
    """Return how many processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def count_words(words: Iterable[str]) -> dict[str, int]:
    """Return how often each word occurs."""
    found: dict[str, int] = {}
    for word in sorted(words):
        found[word] = found.get(word, 0) + 1
    return found


def _numbers(first: int, games: int) -> range:
    return range(check_integer("first", first, 0), first + check_integer("games", games, 1))


def _installed_game(name: str | InstalledGame) -> InstalledGame:
    return name if isinstance(name, InstalledGame) else game_of(name)
