"""What is to be played, as plain values that mean the same in every process and on every machine."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from shlex import quote
from typing import Any

from msgspec import Struct

from brassboard.bots import Bot, bot, read_bot
from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput, Setup

from .accumulators import maker_of, name_of

ALL = "all"
"""As the value of an option: every choice the game offers."""


class Plan(Struct, frozen=True):
    """Everything that a game of the series depends on, as plain values that can be sent to another machine."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int = 0
    rotate: bool = True
    accumulators: tuple[str, ...] = ()

    def seating(self, index: int) -> tuple[int, ...]:
        """Return which bot sits at each seat in game `index`; each bot takes every seat in turn."""
        players = self.setup.players
        first = index % players if self.rotate else 0
        return tuple([(seat - first) % players for seat in range(players)])

    def repeat_command(self, index: int) -> str:
        """Return the command that plays this one game again."""
        words = [f"brassboard sim {self.game} --bots {quote(','.join(self.bots))} --players {self.setup.players}"]
        words += [f"--option {name}={value}" for name, value in self.setup.options]
        words += [f"--stat {quote(name)}" for name in self.accumulators]
        words += [] if self.rotate else ["--fixed-seats"]
        return " ".join([*words, f"--seed {self.seed} --first {index} --games 1"])


class Task(Struct, frozen=True):
    """Consecutive games of one plan; `at` is the index of the plan in its job."""

    at: int
    plan: Plan
    start: int
    stop: int

    @property
    def numbers(self) -> range:
        return range(self.start, self.stop)


def plan_of(
    installed: InstalledGame,
    bots: Sequence[str],
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    rotate: bool = True,
    accumulators: Sequence[Any] = (),
) -> Plan:
    """Make a plan, and check everything in it before anything is played."""
    if not bots:
        raise BadInput("a series needs at least one bot", "sim")
    count = len(bots) if players is None and len(bots) in installed.players else players
    setup = installed.rules.setup(count, options)
    if len(bots) > setup.players:
        raise BadInput(f"{len(bots)} bots do not find a place at a table for {setup.players}", "sim")
    for text in bots:
        make_bot(text)
    names = tuple([bots[place % len(bots)] for place in range(setup.players)])
    observers = tuple(dict.fromkeys([name_of(accumulator) for accumulator in accumulators]))
    for name in observers:
        maker_of(name, installed.rules)
    return Plan(installed.id, setup, names, check_integer("seed", seed, None), rotate, observers)


def plans_of(
    installed: InstalledGame,
    bots: Sequence[str],
    seed: int = 0,
    players: Sequence[int] = (),
    options: Mapping[str, Sequence[Any]] | None = None,
    rotate: bool = True,
    accumulators: Sequence[Any] = (),
    groups: bool = True,
) -> tuple[Plan, ...]:
    """Return a plan for each choice of options, number of players and group of bots, or with all bots at one table."""
    _check_distinct(bots, "bots", groups)
    counts: list[int | None] = list(players) or [_default_players(installed) if groups else None]
    _check_distinct(counts, "players", True)
    return tuple(
        [
            plan_of(installed, some, seed, count, chosen, rotate, accumulators)
            for chosen in choices(installed, options or {})
            for count in counts
            for some in (_groups(bots, count) if groups and count is not None else [tuple(bots)])
        ]
    )


def choices(installed: InstalledGame, options: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """Yield every combination of the values of each option; `all` stands for all values that a game offers."""
    known = {choice.name: choice.choices for choice in installed.options}
    rows: list[Sequence[Any]] = []
    for name, values in options.items():
        rows.append(known.get(name, values) if list(values) == [ALL] and ALL not in known.get(name, ()) else values)
        _check_distinct(rows[-1], f"values of option {name}", True)
    for row in product(*rows):
        yield dict(zip(options, row, strict=True))


def _groups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return every choice of as many bots as there are seats, or all bots if there are fewer."""
    return list(combinations(bots, players)) if len(bots) > players else [tuple(bots)]


def _default_players(installed: InstalledGame) -> int:
    return 2 if 2 in installed.players else installed.players[0]


def _check_distinct(values: Sequence[Any], what: str, needed: bool) -> None:
    for value in values:
        if needed and list(values).count(value) > 1:
            raise BadInput(f"{what}: {value} is named twice", "sim")


def make_bot(text: str, seed: int = 0) -> Bot:
    """Make a bot from the text a person writes, such as `greedy:worlds=4`."""
    name, options = read_bot(text)
    return bot(name, **({"seed": seed} | options))


def check_integer(name: str, value: Any, least: int | None) -> int:
    """Return the value if it is a whole number of at least `least`, or raise `BadInput`."""
    if isinstance(value, bool) or not isinstance(value, int) or (least is not None and value < least):
        wanted = "a whole number" if least is None else f"a whole number from {least} on"
        raise BadInput(f"{name} must be {wanted}, not {value!r}", "sim")
    return value
