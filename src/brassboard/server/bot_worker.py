"""In the processes where bots think: a lens comes in, a choice goes out, and who remembers something is kept."""

from typing import Any, Final

import msgspec

from brassboard.bots import Bot, bot
from brassboard.installed_game import game
from brassboard.kernel import Action, Game, Seat, Stream, stream, text_of
from brassboard.kernel.codec import decoder_of, encode
from brassboard.kernel.lens import Lens
from brassboard.kernel.scene import question_of

MOST_MINDS: Final = 64
MOST_REMEMBERED: Final = 50_000
"""By all of them together; a search remembers some hundred nodes of 400 bytes."""


class Packed(msgspec.Struct):
    """A lens on its way to another process: the redacted state and what determinize needs; and who is to choose.

    `undone` counts how often this table has taken something back: what was learnt in a past that is gone is forgotten.
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


def packed(lens: Lens, game_id: str, bot: str, seed: int, table: str = "", undone: int = 0) -> bytes:
    state = msgspec.Raw(encode(lens.state))
    return encode(Packed(game_id, lens.seat, state, lens.pools, lens.awaited, bot, seed, table, undone))


def unpacked(data: bytes) -> tuple[Packed, Lens]:
    order: Packed = decoder_of(Packed).decode(data)
    rules: Game = game(order.game).rules
    state = decoder_of(rules.book.state).decode(order.state)
    lens = Lens(rules.book, state, order.seat)
    lens.pools, lens.awaited, lens.resample, lens.game = order.pools, order.awaited, rules.resample, rules
    lens.ask = question_of(lens, order.seat)
    return order, lens


class Mind(msgspec.Struct):
    """A bot that was kept, and which one it is."""

    name: str
    undone: int
    bot: Bot


class Minds:
    """The bots of this process that remember something, one for each seat; who was not asked for longest goes first.

    What a bot remembers says nothing but what its seat could know, and is used only where the lens is the one foreseen.
    """

    def __init__(self, most: int = MOST_MINDS, remembered: int = MOST_REMEMBERED) -> None:
        self.most = most
        self.remembered = remembered
        self.minds: dict[tuple[str, Seat], Mind] = {}

    def take(self, order: Packed) -> Bot:
        """The bot of this seat with the luck of this decision: the one that thought here before, else a new one."""
        kept = self.minds.pop((order.table, order.seat), None)
        if kept is None or kept.name != order.bot or kept.undone != order.undone:
            mind = bot(order.bot, seed=order.seed)
            mind.hurry()
            return mind
        kept.bot.reseed(order.seed)
        return kept.bot

    def keep(self, order: Packed, mind: Bot) -> None:
        """Until the seat is asked again, if that is any use; and never more than there is room for."""
        if order.table and mind.memory:
            self.minds[order.table, order.seat] = Mind(order.bot, order.undone, mind)
        while len(self.minds) > self.most or self.weight > self.remembered:
            del self.minds[next(iter(self.minds))]

    def forget(self, table: str) -> None:
        """The match is over, or rests."""
        for place in [place for place in self.minds if place[0] == table]:
            del self.minds[place]

    @property
    def weight(self) -> int:
        return sum([kept.bot.memory for kept in self.minds.values()])


MINDS: Final = Minds()


def think(data: bytes) -> list[str]:
    """What the bot chooses, and the whole of a sealed answer: a table takes it at once, so that nobody sees of how many
    choices it is made."""
    order, lens = unpacked(data)
    mind = MINDS.take(order)
    choices = [text_of(action) for action in whole_answer(mind, lens, stream(order.seed))]
    MINDS.keep(order, mind)
    return choices


def whole_answer(mind: Bot, lens: Lens, luck: Stream) -> list[Action]:
    """A choice, and those it leads to in a sealed form. What the others do there its seat learns only afterwards, so
    any world that looks the same to it tells what it is asked next."""
    found, world = [mind.choose(lens)], lens.determinize(luck)
    while world.sealed and world.following(lens.seat, found[-1]) is not None:
        world.answer(lens.seat, found[-1])
        found.append(mind.choose(lens.game.lens(world, lens.seat)))
    return found


def forget(table: str) -> None:
    """Nobody thinks for this table any more."""
    MINDS.forget(table)


def learn(game_id: str) -> None:
    """Load what thinking about this game takes; the bots came with this module."""
    game(game_id)
