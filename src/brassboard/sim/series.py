"""Series and tournaments: what is asked for, and what came out."""

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
from .driver import Progress, Ran, Run
from .plan import Plan, plan_of, plans_of, whole
from .play_game import Played
from .rating import Rating, meetings, ratings
from .resume_file import Keep
from .tally import Row, rows, totals
from .workers import Alone, Crew, Pool

WORTH_A_WORKER = 25
"""Fewer games than this do not pay for starting a process."""
Hire = Callable[[], Crew]


class Contest(Struct, dict=True, kw_only=True):
    """How long something took, and whom; the one part of a result that is different every time."""

    seconds: float = 0.0
    workers: int = 1
    crew: str = "alone"
    fresh: int = 0
    """Decisions that were made for it, and not before."""
    retried: int = 0

    @property
    def played(self) -> list[Played]:
        raise NotImplementedError

    @property
    def decisions(self) -> int:
        return sum([game.decisions for game in self.played])

    @property
    def mean_length(self) -> float:
        """Decisions a game."""
        return self.decisions / len(self.played) if self.played else 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.fresh / self.seconds if self.seconds else 0.0

    def plain(self) -> dict[str, Any]:
        """As data, for programs."""
        speed = {
            "seconds": self.seconds,
            "workers": self.workers,
            "crew": self.crew,
            "decisions_per_second": self.decisions_per_second,
        }
        return self.results() | {"retried": self.retried, "speed": speed}

    def results(self) -> dict[str, Any]:
        """The part of it that is the same with any number of workers."""
        return {
            "games": len(self.played),
            "decisions": self.decisions,
            "mean_length": self.mean_length,
            "reasons": counted([game.reason for game in self.played]),
        }


class Series(Contest, dict=True):
    """Games of some bots with one number of players and one choice of options."""

    plan: Plan
    games: list[Played]

    @property
    def played(self) -> list[Played]:
        return self.games

    @cached_property
    def rows(self) -> list[Row]:
        """Wins and scores per bot, and per bot and seat."""
        return rows(self.games, self.plan.bots)

    @cached_property
    def ratings(self) -> list[Rating]:
        """Bradley-Terry strengths; empty where one bot plays with itself."""
        return ratings([meetings(game, self.plan.bots) for game in self.games])

    @cached_property
    def stats(self) -> dict[str, list[Stat]]:
        """What each accumulator collected."""
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


class Tournament(Contest, dict=True):
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
        """Wins and scores per bot over everything that was played."""
        return totals([(part.plan.bots, part.games) for part in self.series])

    @cached_property
    def ratings(self) -> list[Rating]:
        """Bradley-Terry strengths over everything that was played."""
        return ratings([meetings(game, part.plan.bots) for part in self.series for game in part.games])

    @cached_property
    def stats(self) -> dict[str, list[Stat]]:
        """What each accumulator collected over everything that was played."""
        return _stats(self.series[0].plan, self.games)

    def results(self) -> dict[str, Any]:
        plan = self.series[0].plan
        found = {"rows": self.rows, "ratings": self.ratings, "stats": self.stats}
        parts = [part.results() for part in self.series]
        return {"game": plan.game, "seed": plan.seed} | super().results() | found | {"series": parts}


def _stats(plan: Plan, games: Sequence[Played]) -> dict[str, list[Stat]]:
    return {name: summary([game.stats[place] for game in games]) for place, name in enumerate(plan.accumulators)}


class Stopped(KeyboardInterrupt):
    """Somebody pressed Ctrl-C; `done` has what was played until then, `left` how many games were not."""

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
    """Play `games` games, numbers `first` and up. Fewer bots than seats take turns; `workers=None`: as many as pay.

    Args:
        keep: A file that keeps what was played; a series that was stopped goes on from it.
        ray: The address of a Ray cluster (`local` starts one on this machine, `auto` finds a running one).
        accumulators: What to collect from the events: names, classes or functions (`brassboard.sim.accumulators`).
    """
    installed = _box(game)
    plan = plan_of(installed, bots, seed, players, options, rotate, accumulators)
    ran, speed = _run(installed, (plan,), _numbers(first, games), workers, progress, keep, ray)
    done = Series(plan, ran.games[0], **speed)
    if ran.stopped:
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
    """Every group of bots that fits a table plays `games` games with every number of players and choice of options.

    Args:
        players: The numbers of players; none given: two.
        options: For each option the values to play; `["all"]` for every one there is.
        groups: False puts all bots at every table instead, as a series does.
    """
    installed = _box(game)
    plans = plans_of(installed, bots, seed, players, options, rotate, accumulators, groups)
    ran, speed = _run(installed, plans, _numbers(first, games), workers, progress, keep, ray)
    parts = [Series(plan, some, workers=speed["workers"]) for plan, some in zip(plans, ran.games, strict=True)]
    done = Tournament(parts, **speed)
    if ran.stopped:
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
) -> tuple[Ran, dict[str, Any]]:
    hire = _crew(installed, workers, len(numbers) * len(plans), ray)
    kept = Keep(Path(keep), installed, plans) if keep is not None else None
    began = perf_counter()
    finished = False
    try:
        crew = hire()
        try:
            ran = Run(plans, numbers, crew, kept, progress or (lambda count: None)).finish()
            finished = not ran.stopped
        finally:
            crew.close(at_once=not finished)
    finally:
        if kept:
            kept.close()
    speed = {"seconds": perf_counter() - began, "workers": crew.workers, "crew": crew.name}
    return ran, speed | {"fresh": ran.fresh, "retried": ran.retried}


def _crew(installed: InstalledGame, workers: int | None, games: int, ray: str | None) -> Hire:
    """Who will play; wrong wishes are named before anybody is hired."""
    if workers is not None:
        whole("workers", workers, 1)
    if ray is not None:
        from .ray_workers import RayCrew  # an extra: nobody else pays for it

        return lambda: RayCrew(ray, workers)
    count = workers or max(1, min(cores(), games // WORTH_A_WORKER))
    return (lambda: Alone(installed)) if count == 1 else (lambda: Pool(count))


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def counted(words: Iterable[str]) -> dict[str, int]:
    """How often each word is there."""
    found: dict[str, int] = {}
    for word in sorted(words):
        found[word] = found.get(word, 0) + 1
    return found


def _numbers(first: int, games: int) -> range:
    return range(whole("first", first, 0), first + whole("games", games, 1))


def _box(name: str | InstalledGame) -> InstalledGame:
    return name if isinstance(name, InstalledGame) else game_of(name)
