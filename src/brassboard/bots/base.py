"""What every bot is: a seed of its own and a choice from a lens. And the simplest one."""

from collections.abc import Sequence
from typing import Any

from brassboard.kernel import Action, BadInput, Game, Lens, stream


class Bot:
    """Chooses for one seat. All its randomness comes from its own stream: the same seed chooses the same again."""

    blind = False
    """A blind bot looks at nothing but its options (`pick`), so a simulation builds no lens for it."""

    def __init__(self, seed: int = 0) -> None:
        self.luck = stream(whole(self, "seed", seed))

    def reseed(self, seed: int) -> None:
        """New luck for what comes; what it remembers stays."""
        self.luck = stream(whole(self, "seed", seed))

    @property
    def memory(self) -> int:
        """How many things it remembers from one decision to the next; who remembers nothing need not be kept."""
        return 0

    @classmethod
    def pace(cls, game: Game, kind: str, sealed: bool = False) -> float:
        """A bot that thinks for long takes so many seconds at a table for every answer to a kind of question, and for
        the whole of one that is sealed: how hard it was must not show."""
        return 0.0

    def hurry(self) -> None:
        """People wait for it: from now on it thinks no longer than its pace allows, though its choices may then depend
        on the machine."""

    def choose(self, lens: Lens) -> Action:
        """One of the options of the seat this lens belongs to."""
        raise NotImplementedError

    def pick(self, options: Sequence[Action]) -> Action:
        """Any of these, all equally likely; a forced choice costs no luck."""
        return options[self.luck.randrange(len(options))] if len(options) > 1 else options[0]

    def __repr__(self) -> str:
        return f"<bot {type(self).__name__.lower()}>"


class Random(Bot):
    """Chooses any option."""

    blind = True

    def choose(self, lens: Lens) -> Action:
        return self.pick(asked(lens))


def asked(lens: Lens) -> Sequence[Action]:
    """The options of this lens; a seat that is not asked anything cannot choose."""
    options: Sequence[Action] = lens.options
    if not options:
        raise BadInput(f"seat {lens.seat} is not asked anything now", "bots")
    return options


def whole(bot: Bot, name: str, value: Any, least: int | None = None) -> int:
    """A whole number as an option of a bot, or a clear word about it."""
    if isinstance(value, bool) or not isinstance(value, int) or (least is not None and value < least):
        wanted = "a whole number" if least is None else f"a whole number from {least} on"
        raise BadInput(f"{name} must be {wanted}, not {value!r}", f"bot {type(bot).__name__.lower()}")
    return value
