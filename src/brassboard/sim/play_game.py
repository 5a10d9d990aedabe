"""Plays one game between bots on a bare position, without journal, log and undo."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from msgspec import Struct

from brassboard.bots import Bot
from brassboard.kernel import CHANCE, Game, Position, Request, RuleError, Setup, Stream, stream

from .accumulators import Accumulator, Amounts

MAX_DECISIONS = 1_000_000
BOT_STREAMS = "bot"


class Played(Struct, frozen=True):
    """The result of one game. `bots[seat]` is the index of that seat's bot in the list of the series.

    `stats` has the amounts of each accumulator of the plan, in the plan's order.
    """

    index: int
    seed: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    teams: tuple[int, ...]
    reason: str
    decisions: int
    stats: tuple[Amounts, ...] = ()

    def won(self, seat: int) -> float:
        """Return 1 for a win. Several winners share it, and a winning team counts as one winner."""
        return 1 / len({self.teams[winner] for winner in self.winners}) if seat in self.winners else 0.0


def game_seed(seed: int, index: int) -> int:
    """Return the seed of game number `index` of a series; `game.new(seed=…)` has the same dice."""
    return _derived(f"series {seed} game {index}")


def bot_seed(seed: int, seat: int) -> int:
    """Return the seed of the bot at a seat of the game with this seed."""
    return _derived(f"{BOT_STREAMS} {seat} of {seed}")


def _derived(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"brass-sim").digest(), "big") >> 1


def play(
    game: Game, setup: Setup, bots: Sequence[Bot], luck: Stream, log: list[Any] | None = None
) -> tuple[Position[Any], int]:
    """Play a game with chance from `luck`. Return the final position and the number of decisions.

    Events are created only if a `log` is given: each entry is (event, audience, rule), from the first step of setup on.
    """
    position: Position[Any] = Position(game.book, game.state(setup))
    position.log = log
    position.run()
    decisions = 0
    while True:
        seat = position.seat
        if seat >= 0:
            decisions += 1
            if decisions > MAX_DECISIONS:
                raise RuleError(f"the game does not end: {MAX_DECISIONS} decisions, now at {position.path()}")
            bot, options = bots[seat], position.options
            blind = bot.blind or len(options) == 1
            position.answer(seat, bot.pick(options) if blind else bot.choose(game.lens(position, seat)))
        elif seat == CHANCE:
            assert isinstance(position.asked, Request)
            position.chance(luck.outcome(position.asked))
        else:
            return position, decisions


def record_game(
    game: Game,
    setup: Setup,
    index: int,
    seed: int,
    seated: Sequence[tuple[int, Bot]],
    observers: Sequence[Accumulator] = (),
) -> Played:
    """Play a game and return its result, with what the accumulators collected."""
    log: list[Any] | None = [] if observers else None
    position, decisions = play(game, setup, [bot for _, bot in seated], stream(seed), log)
    result = game.result(position.table)
    places = tuple([place for place, _ in seated])
    for event, audience, rule in log or ():
        for accumulator in observers:
            accumulator.event(event, audience, rule)
    stats = tuple([accumulator.end(position) for accumulator in observers])
    teams = position.state.teams
    return Played(index, seed, places, result.scores, result.winners, teams, result.reason, decisions, stats)
