"""Measures the speed on this machine: random play, and the cost of a position for search, storage and seats.

For a decision the options of a seat are enumerated and one is taken. Forced choices and passes count, chance does not.
Figures are medians of several rounds with half their range, in processor time, so that other processes disturb them
less. A calibration figure tells how fast the machine itself is.
"""

import random
import sys
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct

from brassboard.installed_game import InstalledGame, game, load, usable_games
from brassboard.kernel import CHANCE, Game, Match, Position, Request, Setup, redact, scene, stream
from brassboard.kernel.codec import encode

ROUNDS = 5
SECONDS = 0.3
SAMPLES = 24
"""Number of positions from the middle of games on which clone, redact, lens and view are measured."""
CALIBRATION_LOOPS = 150


class Figure(Struct, frozen=True):
    """The median of several rounds; `spread` is half of (greatest − least) over the median."""

    median: float
    spread: float

    @staticmethod
    def of(samples: list[float]) -> "Figure":
        middle = median(samples)
        return Figure(middle, (max(samples) - min(samples)) / 2 / middle if middle else 0.0)

    def __str__(self) -> str:
        return f"{self.median:.4g} ±{self.spread:.0%}"


class Played(Struct):
    """Totals of a stretch of random play."""

    decisions: int = 0
    options: int = 0
    games: int = 0
    seconds: float = 0.0


class Report(Struct, frozen=True):
    """All figures of one game; times are in microseconds."""

    game: str
    players: int
    decisions_per_s: Figure
    games_per_s: Figure
    decisions_per_game: Figure
    branching: Figure
    clone_us: Figure
    encode_us: Figure
    save_us: Figure
    save_bytes: int
    load_us: Figure
    redact_us: Figure
    lens_us: Figure
    view_us: Figure


class Bench(Struct, frozen=True):
    """The figures of a whole run."""

    calibration_kunits_per_s: Figure
    compiled: bool
    python: str
    rounds: int
    reports: list[Report]


def bench(names: list[str] | None = None, rounds: int = ROUNDS, seconds: float = SECONDS) -> Bench:
    """Measure these games (all if none is named), each with the smallest number of players."""
    installed_games = [game(name) for name in names] if names else usable_games()
    calibration = [calibrate(seconds / 4) for _ in range(rounds)]
    reports: list[Report] = []
    for installed in installed_games:
        reports.append(measure(installed, None, rounds, seconds))
        calibration += [calibrate(seconds / 4) for _ in range(rounds)]
    return Bench(Figure.of(calibration), compiled(), sys.version.split()[0], rounds, reports)


def compiled() -> bool:
    """Return whether the kernel that runs here was compiled with mypyc."""
    return str(scene.__file__).endswith((".so", ".pyd"))


def calibrate(seconds: float = SECONDS) -> float:
    """Return thousands of units a second of a fixed loop in plain Python, to compare days and machines."""
    return 1e3 / per_call(_calibration_unit, seconds)


def _calibration_unit() -> int:
    counts: dict[int, int] = {}
    for number in range(CALIBRATION_LOOPS):
        counts[number & 15] = counts.get(number & 15, 0) + number
    return len(sorted(counts.values()))


def measure(installed: InstalledGame, players: int | None, rounds: int = ROUNDS, seconds: float = SECONDS) -> Report:
    """Measure all figures of one game."""
    rules, setup = installed.rules, installed.rules.setup(players)
    random_play(rules, setup, seconds / 4, seed=-1)
    played = [random_play(rules, setup, seconds, seed) for seed in range(rounds)]
    positions, match = midgame_positions(rules, setup), midgame_match(installed, setup)
    saved, asked, seats = match.save(), match.awaited[0], setup.players

    def times(act: Callable[[int], Any]) -> Figure:
        return Figure.of([per_call(_cycle_through(act, len(positions)), seconds / 4) for _ in range(rounds)])

    def once(act: Callable[[], Any]) -> Figure:
        return Figure.of([per_call(act, seconds / 4) for _ in range(rounds)])

    return Report(
        installed.id,
        setup.players,
        decisions_per_s=Figure.of([p.decisions / p.seconds for p in played]),
        games_per_s=Figure.of([p.games / p.seconds for p in played]),
        decisions_per_game=Figure.of([p.decisions / max(1, p.games) for p in played]),
        branching=Figure.of([p.options / p.decisions for p in played]),
        clone_us=times(lambda i: positions[i].clone()),
        encode_us=times(lambda i: encode(positions[i].state)),
        save_us=once(match.save),
        save_bytes=len(saved),
        load_us=once(lambda: load(saved).decision),
        redact_us=times(lambda i: redact(rules.book, positions[i].state, i % seats)),
        lens_us=times(lambda i: rules.lens(positions[i], positions[i].seat)),
        view_us=once(lambda: match.view(asked)),
    )


def random_play(game: Game, setup: Setup, seconds: float, seed: int = 0) -> Played:
    """Play whole games at random for at least so many seconds."""
    tally = Played()
    choice, luck = random.Random(seed).random, stream(seed)
    started = process_time()
    while tally.seconds < seconds:
        position = game.position(setup)
        decisions = offered = 0
        while True:
            seat = position.seat
            if seat >= 0:
                options = position.options
                count = len(options)
                decisions += 1
                offered += count
                position.answer(seat, options[int(choice() * count)])
            elif seat == CHANCE:
                position.chance(luck.outcome(position.asked))  # type: ignore[arg-type]  # a Request: chance is asked
            else:
                break
        tally.decisions += decisions
        tally.options += offered
        tally.games += 1
        tally.seconds = process_time() - started
    return tally


def midgame_positions(game: Game, setup: Setup, count: int = SAMPLES) -> list[Position[Any]]:
    """Return positions from the middle half of random games, at which a seat is asked."""
    found: list[Position[Any]] = []
    for seed in range(count):
        choice = random.Random(seed)
        states = [position.clone() for position in _moves(game, setup, seed)]
        found.append(states[len(states) // 4 + choice.randrange(max(1, len(states) // 2))])
    return found


def _moves(game: Game, setup: Setup, seed: int) -> Iterator[Position[Any]]:
    choice, luck = random.Random(seed), stream(seed)
    position = game.position(setup)
    while position.asked is not None:
        if isinstance(position.asked, Request):
            position.chance(luck.outcome(position.asked))
        else:
            yield position
            position.answer(position.seat, choice.choice(position.options))


def midgame_match(installed: InstalledGame, setup: Setup, seed: int = 0) -> Match:
    """Return a match in its middle, with journal, log and snapshots."""
    length = len(list(_moves(installed.rules, setup, seed)))
    choice = random.Random(seed)
    match = installed.new(setup.players, seed=seed)
    for _ in range(length // 2):
        position = match.position
        match.take(choice.choice(position.options), position.seat)
    return match


def per_call(act: Callable[[], Any], seconds: float) -> float:
    """Return how many microseconds a call takes, measured for at least so many seconds."""
    calls, took = 1, 0.0
    while True:
        started = process_time()
        for _ in range(calls):
            act()
        took = process_time() - started
        if took >= seconds:
            return took / calls * 1e6
        calls = max(calls * 2, int(calls * seconds / took * 1.1) if took else 1)


def _cycle_through(act: Callable[[int], Any], count: int) -> Callable[[], None]:
    """Return a function that acts on the next sample with every call."""
    place = 0

    def act_on_next() -> None:
        nonlocal place
        place = (place + 1) % count
        act(place)

    return act_on_next
