"""The base class of all bots, and the simplest bot."""

from collections.abc import Sequence
from typing import Any

from brassboard.kernel import Action, BadInput, Game, Lens, stream


class Bot:
    """Chooses for one seat. All its randomness comes from its own stream, so the same seed gives the same choices."""

    blind = False
    """A blind bot uses only its options (`pick`), so a simulation builds no lens for it."""

    def __init__(self, seed: int = 0) -> None:
        self.luck = stream(check_integer(self, "seed", seed))

    def reseed(self, seed: int) -> None:
        """Start a new random stream; what the bot remembers stays."""
        self.luck = stream(check_integer(self, "seed", seed))

    @property
    def memory(self) -> int:
        """Return how many items the bot remembers between decisions; a bot without memory need not be cached."""
        return 0

    @classmethod
    def pace(cls, game: Game, kind: str, sealed: bool = False) -> float:
        """Return how many seconds every answer of this bot takes at a table, for a kind of question.

        For a sealed question this is the time for the whole answer. A constant time does not show how hard the answer
        was.
        """
        return 0.0

    def hurry(self) -> None:
        """Limit the bot's thinking to its pace, because people wait for it.

        Its choices may then depend on the machine.
        """

    def choose(self, lens: Lens) -> Action:
        """Return one of the options of the seat that this lens belongs to."""
        raise NotImplementedError

    def pick(self, options: Sequence[Action]) -> Action:
        """Return one of these options at random; a forced choice uses no random number."""
        return options[self.luck.randrange(len(options))] if len(options) > 1 else options[0]

    def __repr__(self) -> str:
        return f"<bot {type(self).__name__.lower()}>"


class Random(Bot):
    """Chooses any option at random."""

    blind = True

    def choose(self, lens: Lens) -> Action:
        return self.pick(asked(lens))


def asked(lens: Lens) -> Sequence[Action]:
    """Return the options of this lens. Raises `BadInput` if its seat is not asked anything."""
    options: Sequence[Action] = lens.options
    if not options:
        raise BadInput(f"seat {lens.seat} is not asked anything now", "bots")
    return options


def is_secret_draw(lens: Lens) -> bool:
    """Return whether the game wants an answer here that no one can guess."""
    return lens.ask is not None and lens.ask.kind in lens.game.bots.secret_draws


def check_integer(bot: Bot, name: str, value: Any, least: int | None = None) -> int:
    """Return a whole number given as an option of a bot, or raise `BadInput`."""
    if isinstance(value, bool) or not isinstance(value, int) or (least is not None and value < least):
        wanted = "a whole number" if least is None else f"a whole number from {least} on"
        raise BadInput(f"{name} must be {wanted}, not {value!r}", f"bot {type(bot).__name__.lower()}")
    return value
