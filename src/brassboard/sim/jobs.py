"""A series of games. Each game is a plain function of (plan, number), so results do not depend on who plays it."""

import os
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cached_property
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from msgspec import Struct

from brassboard.bots import Bot, bot, read_bot
from brassboard.box import Box, game
from brassboard.kernel import BadInput, Setup

from .single import Played, bot_seed, game_seed, played
from .tally import Row, rows

MOST_IN_A_TASK = 250
TASKS_A_WORKER = 16
WORTH_A_WORKER = 25
"""Fewer games than this do not pay for starting a process."""
Progress = Callable[[int], None]


class Plan(Struct, frozen=True):
    """Everything a game of the series depends on, plain enough to be sent to another process or machine."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int = 0
    rotate: bool = True

    def seating(self, index: int) -> tuple[int, ...]:
        """Which bot sits where in game `index`; each takes every seat in turn."""
        players = self.setup.players
        first = index % players if self.rotate else 0
        return tuple([(seat - first) % players for seat in range(players)])

    def again(self, index: int) -> str:
        """The command that plays this one game again."""
        words = [f"brassboard sim {self.game} --bots {','.join(self.bots)} --players {self.setup.players}"]
        words += [f"--option {name}={value}" for name, value in self.setup.options]
        words += [] if self.rotate else ["--fixed-seats"]
        return " ".join([*words, f"--seed {self.seed} --first {index} --games 1"])


class Failure(Struct, frozen=True):
    """A game that broke; a plain value, because not every error survives the way between processes."""

    index: int
    error: str
    trace: str


class SimError(RuntimeError):
    """A game of a series broke: which one, with what, and how to play it again."""

    def __init__(self, plan: Plan, failure: Failure) -> None:
        self.index = failure.index
        self.seed = game_seed(plan.seed, failure.index)
        self.error = failure.error
        self.trace = failure.trace
        self.again = plan.again(failure.index)
        super().__init__(
            f"game {self.index} of the series with seed {plan.seed} (seed of the game: {self.seed}) broke: "
            f"{self.error}\nplay it again: {self.again}"
        )


class Series(Struct, dict=True):
    """What was played. All but `seconds` and `workers` depends on the plan alone."""

    plan: Plan
    games: list[Played]
    seconds: float
    workers: int

    @cached_property
    def rows(self) -> list[Row]:
        """Wins and scores per bot, and per bot and seat."""
        return rows(self.games, self.plan.bots)

    @property
    def decisions(self) -> int:
        return sum([game.decisions for game in self.games])

    @property
    def mean_length(self) -> float:
        """Decisions a game."""
        return self.decisions / len(self.games) if self.games else 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def plain(self) -> dict[str, Any]:
        """As data, for programs."""
        plan, speed = self.plan, {"seconds": self.seconds, "workers": self.workers}
        return {
            "game": plan.game,
            "players": plan.setup.players,
            "options": dict(plan.setup.options),
            "bots": plan.bots,
            "seed": plan.seed,
            "first": self.games[0].index if self.games else 0,
            "games": len(self.games),
            "decisions": self.decisions,
            "mean_length": self.mean_length,
            "rows": self.rows,
            "reasons": _counted([game.reason for game in self.games]),
            "speed": speed | {"decisions_per_second": self.decisions_per_second},
        }


def series(
    game: str | Box,
    games: int = 100,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    workers: int | None = None,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    rotate: bool = True,
    first: int = 0,
    progress: Progress | None = None,
) -> Series:
    """Play `games` games, numbers `first` and up. Fewer bots than seats take turns; `workers=None`: as many as pay."""
    box = _box(game)
    plan = plan_of(box, bots, seed, players, options, rotate)
    numbers = range(_count("first", first, 0), first + _count("games", games, 1))
    crew = _workers(workers, len(numbers))
    began = perf_counter()
    told = progress or (lambda count: None)
    done = _alone(box, plan, numbers, told) if crew == 1 else _together(plan, numbers, crew, told)
    return Series(plan, done, perf_counter() - began, crew)


def plan_of(
    box: Box,
    bots: Sequence[str],
    seed: int = 0,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    rotate: bool = True,
) -> Plan:
    """Check what a series is made from before anything is played."""
    if not bots:
        raise BadInput("a series needs at least one bot", "sim")
    count = len(bots) if players is None and len(bots) in box.players else players
    setup = box.rules.setup(count, options)
    if len(bots) > setup.players:
        raise BadInput(f"{len(bots)} bots do not find a place at a table for {setup.players}", "sim")
    for text in bots:
        make_bot(text)
    names = tuple([bots[place % len(bots)] for place in range(setup.players)])
    return Plan(box.id, setup, names, _count("seed", seed, None), rotate)


def make_bot(text: str, seed: int = 0) -> Bot:
    """A bot from the text a person writes, `greedy:worlds=4`."""
    name, options = read_bot(text)
    return bot(name, **({"seed": seed} | options))


def play_game(box: Box, plan: Plan, index: int) -> Played:
    """Game number `index`: nothing but the plan and the number decides how it goes."""
    seed = game_seed(plan.seed, index)
    seated = [
        (place, make_bot(plan.bots[place], bot_seed(seed, seat))) for seat, place in enumerate(plan.seating(index))
    ]
    return played(box.rules, plan.setup, index, seed, seated)


def play_some(plan: Plan, numbers: range) -> list[Played] | Failure:
    """A task of a worker: these games, or the first one that broke."""
    return _attempt(plan.game, plan, numbers)


def _attempt(box: str | Box, plan: Plan, numbers: range) -> list[Played] | Failure:
    done: list[Played] = []
    for index in numbers:
        try:
            done.append(play_game(_box(box), plan, index))
        except Exception as error:
            return Failure(index, f"{type(error).__name__}: {error}", traceback.format_exc())
    return done


def _alone(box: Box, plan: Plan, numbers: range, told: Progress) -> list[Played]:
    return _gathered(plan, (_attempt(box, plan, task) for task in tasks(numbers, 1)), told)


def _together(plan: Plan, numbers: range, workers: int, told: Progress) -> list[Played]:
    # spawn: a fork of a process with threads may hang, and other systems have nothing else
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    with pool:
        waiting = [pool.submit(play_some, plan, task) for task in tasks(numbers, workers)]
        try:
            return _gathered(plan, (task.result() for task in waiting), told)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _gathered(plan: Plan, parts: Iterator[list[Played] | Failure], told: Progress) -> list[Played]:
    """In the order of the games, so that sums and the first failure are the same with any number of workers."""
    games: list[Played] = []
    for part in parts:
        if isinstance(part, Failure):
            raise SimError(plan, part)
        games += part
        told(len(part))
    return games


def tasks(numbers: range, workers: int) -> Iterator[range]:
    """Consecutive games, many enough a task to be worth sending, few enough for the bar to move."""
    size = min(MOST_IN_A_TASK, max(1, len(numbers) // (workers * TASKS_A_WORKER)))
    for start in range(0, len(numbers), size):
        yield numbers[start : start + size]


def _workers(workers: int | None, games: int) -> int:
    if workers is not None:
        return _count("workers", workers, 1)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores, games // WORTH_A_WORKER))


def _box(name: str | Box) -> Box:
    return name if isinstance(name, Box) else game(name)


def _count(name: str, value: Any, least: int | None) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or (least is not None and value < least):
        wanted = "a whole number" if least is None else f"a whole number from {least} on"
        raise BadInput(f"{name} must be {wanted}, not {value!r}", "sim")
    return value


def _counted(words: list[str]) -> dict[str, int]:
    return {word: words.count(word) for word in sorted(set(words))}
