"""Random play, on positions as fast as the rules run, and on matches one decision at a time for checks.

Choices come from a seeded stream of their own, not from the dice of the match. The same seed plays the same matches in
every process.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from brassboard.kernel import (
    CHANCE,
    MATCH,
    Action,
    BadInput,
    Game,
    Match,
    Position,
    RuleError,
    Seat,
    Setup,
    Start,
    state_hash,
    stream,
    text_of,
)
from brassboard.kernel.game import OptionValue

from .campaign_answers import random_campaign_answer

MAX_DECISIONS = 100_000
"""A match with more decisions than this counts as endless."""


class Failure(AssertionError):
    """A game broke a rule of the contract; the message has the seed and the place to find it again."""


class Stats(Struct):
    """Statistics of random play."""

    game: str
    decisions: int = 0
    draws: int = 0
    matches: int = 0
    options: int = 0
    longest: int = 0
    seconds: float = 0.0
    players: dict[int, int] = {}
    verbs: dict[str, int] = {}
    reasons: dict[str, int] = {}

    @property
    def branching(self) -> float:
        """Return the mean number of options in a decision."""
        return self.options / self.decisions if self.decisions else 0.0

    @property
    def rate(self) -> float:
        """Return decisions per second, with every invariant checked after every answer."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def __str__(self) -> str:
        return (
            f"{self.game}: {self.decisions} decisions and {self.draws} draws in {self.matches} matches, "
            f"{self.branching:.1f} options a decision, longest match {self.longest}, {self.rate:.0f} decisions/s"
        )


class Chooser:
    """Chooses at random, and sometimes the action chosen least so far, so that rare actions are met too."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.tried: dict[type, int] = {}

    def action(self, options: Sequence[Action]) -> Action:
        chosen = options[self.random.randrange(len(options))]
        if len(options) > 1 and self.random.random() < 0.4:
            rarest = min([self.tried.get(type(option), 0) for option in options])
            rare = [option for option in options if self.tried.get(type(option), 0) == rarest]
            chosen = rare[self.random.randrange(len(rare))]
        self.tried[type(chosen)] = self.tried.get(type(chosen), 0) + 1
        return chosen

    def pick(self, things: Sequence[Any]) -> Any:
        return things[self.random.randrange(len(things))]

    def campaign_answer(self, game: Game, position: Position[Any]) -> Action:
        """Return how a match of a campaign might have ended, or who might have gathered."""
        return random_campaign_answer(game, position, self.random)


def random_options(game: Game, chooser: Chooser, players: int | None = None) -> dict[str, OptionValue]:
    """Return a random value for every option of a new match, unless the game refuses it beside those chosen before."""
    found: dict[str, OptionValue] = {}
    for choice in game.options:
        more = {**found, choice.name: chooser.pick(choice.choices)}
        if try_start(game, players, more) is not None:
            found = more
    return found


def try_start(game: Game, players: int | None, options: Mapping[str, OptionValue]) -> Start | None:
    """Return how such a match begins, or None if the game refuses it, such as the same faction for two players."""
    try:
        return game.begin(game.setup(players, options))
    except BadInput:
        return None


def random_decisions(
    game: Game,
    decisions: int,
    players: Sequence[int] | None = None,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Stats:
    """Play until this many decisions are made, with each number of players in turn, and random options unless given.

    After every answer the game's invariants must hold, and every match must end. Otherwise `Failure` is raised.
    """
    counts = tuple(players or game.players)
    stats = Stats(game.id, players=dict.fromkeys(counts, 0), verbs={}, reasons={})
    began = perf_counter()
    while stats.decisions < decisions:
        count = min(counts, key=lambda one: stats.players[one])
        chooser = Chooser(f"{game.id} {seed} {stats.matches}")
        setup = game.setup(count, random_options(game, chooser, count) if options is None else options)
        before = stats.decisions
        _play(game, setup, chooser, seed * 1_000_003 + stats.matches, decisions, stats)
        stats.players[count] += stats.decisions - before
        stats.longest = max(stats.longest, stats.decisions - before)
        stats.matches += 1
        if progress is not None:
            progress(stats.decisions)
    stats.seconds = perf_counter() - began
    return stats


def _play(game: Game, setup: Setup, chooser: Chooser, seed: int, limit: int, stats: Stats) -> None:
    luck = stream(seed)
    made = 0
    where = f"{game.id}, {setup}, seed {seed}"
    position: Position[Any] = game.position(setup)
    check_invariants(game, position, f"{where}, at the beginning")
    while position.asked is not None and stats.decisions < limit:
        try:
            if position.seat == CHANCE:
                position.chance(luck.outcome(position.asked))  # type: ignore[arg-type]  # chance is asked a Request
                stats.draws += 1
            elif position.seat == MATCH:
                position.chance(chooser.campaign_answer(game, position))
            else:
                seat = chooser.pick(position.awaited())
                ask = position.ask_of(seat)
                assert ask is not None
                action = chooser.action(ask.options)
                position.answer(seat, action)
                made += 1
                stats.decisions += 1
                stats.options += len(ask.options)
        except RuleError as error:
            raise Failure(f"{where}, decision {made}: {error}") from error
        check_invariants(game, position, f"{where}, decision {made}")
        if made > MAX_DECISIONS:
            raise Failure(f"{where}: no end after {MAX_DECISIONS} decisions, at {position.path()}")
    for action_type, count in chooser.tried.items():
        verb = str(action_type.__struct_config__.tag)  # type: ignore[attr-defined]
        stats.verbs[verb] = stats.verbs.get(verb, 0) + count
    if position.asked is None:
        reason = game.result(position.table).reason
        stats.reasons[reason] = stats.reasons.get(reason, 0) + 1


def check_invariants(game: Game, position: Position[Any], where: str) -> None:
    """Raise `Failure` if one of the game's invariants does not hold."""
    problems = game.problems(position.table) if game.problems is not None else []
    if problems:
        raise Failure(f"{where}, {position.path() or 'end'}: {'; '.join(problems)}")


class Point(Struct):
    """A place in a match where someone must answer, and the answer that comes next; at the end there is none."""

    match: Match
    seat: Seat
    action: Action | None
    chooser: Chooser

    @property
    def where(self) -> str:
        match = self.match
        return f"seed {match.secret.hex()[:8]}, line {len(match.lines)}, {match.position.path() or 'end'}"


def points(
    game: Game,
    setup: Setup,
    seed: int = 0,
    decisions: int = 100,
    checked: bool = True,
    most: int = MAX_DECISIONS,
    every: int = 1,
) -> Iterator[Point]:
    """Yield decisions of random matches (one in `every`, `decisions` in all), and the end of each finished match.

    A check may look at the match, or play on with a clone. The answer is taken when the next point is asked for.
    """
    left, played = decisions, 0
    while left > 0:
        chooser = Chooser(f"points {game.id} {seed} {played}")
        match = Match.begin(game, setup, seed=seed + played, checked=checked)
        here = 0
        while not match.over and left > 0:
            point = next_point(match, chooser)
            assert point.action is not None
            if here % every == 0:
                yield point
                left -= 1
            match.take(point.action, point.seat)
            here += 1
            if here > most:
                raise Failure(f"{point.where}: no end after {most} decisions")
        if match.over:
            yield Point(match, -1, None, chooser)
        played += 1


def next_point(match: Match, chooser: Chooser) -> Point:
    """Choose at random who answers next, and what."""
    seat: Seat = chooser.pick(match.awaited)
    if seat == MATCH:
        return Point(match, seat, chooser.campaign_answer(match.game, match.position), chooser)
    ask = match.position.ask_of(seat)
    assert ask is not None, f"seat {seat} is awaited but not asked"
    return Point(match, seat, chooser.action(ask.options), chooser)


def played(game: Game, setup: Setup, seed: int, decisions: int) -> Match:
    """Return a match after this many random decisions, or at its end."""
    chooser = Chooser(f"played {game.id} {seed}")
    match = Match.begin(game, setup, seed=seed)
    while not match.over and decisions > 0:
        point = next_point(match, chooser)
        assert point.action is not None
        match.take(point.action, point.seat)
        decisions -= 1
    return match


def fingerprint(match: Match) -> dict[str, str]:
    """Return what must be equal wherever this match is played: journal, state, and what every seat receives."""
    views = [match.view(seat) for seat in (*range(match.setup.players), None)]
    options = [
        text_of(action) for seat in match.awaited if (ask := match.position.ask_of(seat)) for action in ask.options
    ]
    return {
        "journal": str(match.journal),
        "state": state_hash(match.position.state),
        "views": blake2b(json.dumps(views).encode(), digest_size=16).hexdigest(),
        "options": " ".join(options),
        "events": blake2b(repr(match.events(seat=0)).encode(), digest_size=16).hexdigest(),
    }


def import_game(where: str) -> Game:
    """Return the game at `package.module:NAME`, with further attributes after dots."""
    module, _, path = where.partition(":")
    found: Any = import_module(module)
    for name in path.split("."):
        found = getattr(found, name)
    assert isinstance(found, Game)
    return found


def main() -> None:
    """Run in another process: play a match from the command line and print its fingerprint as JSON."""
    where, players, seed, decisions, options, told = sys.argv[1:7]
    game = import_game(where)
    setup = game.setup(int(players), json.loads(options), told or None)
    match = played(game, setup, int(seed), int(decisions))
    sys.stdout.write(json.dumps(fingerprint(match)))
