"""Runs in the worker processes: receives a lens, returns a bot's choice, and caches bots that remember something."""

from typing import Any, Final

import msgspec

from brassboard.bots import Bot, bot, choose
from brassboard.installed_game import rules_of
from brassboard.kernel import Action, Game, Seat, Stream, stream, text_of
from brassboard.kernel.codec import decoder_of, encode
from brassboard.kernel.lens import Lens
from brassboard.kernel.scene import question_of

MAX_BOTS: Final = 64
MAX_MEMORY: Final = 50_000
"""Limit for all cached bots together, in search nodes; a search remembers some hundred nodes of 400 bytes."""


class BotRequest(msgspec.Struct):
    """A request to another process: which bot chooses, and its lens (redacted state and what determinize needs).

    `undone` counts the undos of this table. A bot cached before an undo is dropped, because its memory is out of date.
    """

    game: str
    seat: Seat
    state: msgspec.Raw
    pools: dict[str, list[Any]]
    awaited: tuple[int, ...]
    bot: str
    seed: int
    table: str = ""
    undone: int = 0


def pack(lens: Lens, game_id: str, bot: str, seed: int, table: str = "", undone: int = 0) -> bytes:
    state = msgspec.Raw(encode(lens.state))
    return encode(BotRequest(game_id, lens.seat, state, lens.pools, lens.awaited, bot, seed, table, undone))


def unpack(data: bytes) -> tuple[BotRequest, Lens]:
    request: BotRequest = decoder_of(BotRequest).decode(data)
    rules: Game = rules_of(request.game)
    state = decoder_of(rules.book.state).decode(request.state)
    lens = Lens(rules.book, state, request.seat)
    lens.pools, lens.awaited, lens.resample, lens.game = request.pools, request.awaited, rules.resample, rules
    lens.ask = question_of(lens, request.seat)
    return request, lens


class CachedBot(msgspec.Struct):
    """A cached bot, with the name and the undo count it was cached under."""

    name: str
    undone: int
    bot: Bot


class BotCache:
    """The bots of this process that remember something, one for each seat.

    The least recently used one is dropped first.

    A bot remembers only what its seat could know, and uses it only if the lens equals one that it foresaw.
    """

    def __init__(self, max_bots: int = MAX_BOTS, max_memory: int = MAX_MEMORY) -> None:
        self.max_bots = max_bots
        self.max_memory = max_memory
        self.bots: dict[tuple[str, Seat], CachedBot] = {}

    def take(self, request: BotRequest) -> Bot:
        """Return the bot of this seat, seeded for this decision: the cached one if it still fits, else a new one."""
        cached = self.bots.pop((request.table, request.seat), None)
        if cached is None or cached.name != request.bot or cached.undone != request.undone:
            player = bot(request.bot, seed=request.seed)
            player.hurry()
            return player
        cached.bot.reseed(request.seed)
        return cached.bot

    def put(self, request: BotRequest, player: Bot) -> None:
        """Cache a bot until its seat is asked again, if it remembers anything. Drop old bots above the limits."""
        if request.table and player.memory:
            self.bots[request.table, request.seat] = CachedBot(request.bot, request.undone, player)
        while len(self.bots) > self.max_bots or self.memory > self.max_memory:
            del self.bots[next(iter(self.bots))]

    def forget(self, table: str) -> None:
        """Drop the bots of a table: its match is over, or it left memory."""
        for key in [key for key in self.bots if key[0] == table]:
            del self.bots[key]

    @property
    def memory(self) -> int:
        """Return how many search nodes all cached bots remember together."""
        return sum([cached.bot.memory for cached in self.bots.values()])


BOT_CACHE: Final = BotCache()


def answer_request(data: bytes) -> list[str]:
    """Return what the bot chooses, with all choices of a sealed answer.

    The table takes them at once, so that no one sees how many choices the answer has.
    """
    request, lens = unpack(data)
    player = BOT_CACHE.take(request)
    choices = [text_of(action) for action in complete_answer(player, lens, stream(request.seed))]
    BOT_CACHE.put(request, player)
    return choices


def complete_answer(player: Bot, lens: Lens, chance: Stream) -> list[Action]:
    """Return a choice and the choices that follow it in a sealed form.

    The seat learns only afterwards what others choose in the form, so any determinized world gives the same questions.
    """
    actions, world = [choose(player, lens)], lens.determinize(chance)
    while world.sealed and world.following(lens.seat, actions[-1]) is not None:
        world.answer(lens.seat, actions[-1])
        actions.append(choose(player, lens.game.lens(world, lens.seat)))
    return actions


def forget(table: str) -> None:
    """Drop what the bots of this table remember in this process."""
    BOT_CACHE.forget(table)


def load_game(game_id: str) -> None:
    """Load a game ahead of its first request; the bots are imported with this module."""
    rules_of(game_id)
