"""Bots: `bot("greedy", seed=7).choose(match.lens(seat))`. A bot gets only a lens, so it cannot see hidden things."""

from difflib import get_close_matches
from inspect import signature
from typing import Any, Final

from brassboard.kernel import Action, BadInput, Lens

from .base import Bot, Random, asked
from .external_program import Program
from .greedy import Greedy
from .levels import Easy, Hard, Medium
from .mcts import Mcts

BOTS: Final[dict[str, type[Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "mcts": Mcts,
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
}
"""The bots that come with Brassboard; a server offers only these."""
OUTSIDE: Final = "program"
"""Name of the bot that runs an external program, which only the user of the command line may start."""
LEVELS: Final = ("medium", "easy", "hard", "random")
"""The bots that the lobby offers, the default first."""

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Easy",
    "Greedy",
    "Hard",
    "Mcts",
    "Medium",
    "Program",
    "Random",
    "bot",
    "choose",
    "read_bot",
]


def bot(name: str, **options: Any) -> Bot:
    """Return the bot of this name. All bots have the option `seed`; the same seed gives the same choices."""
    kind = Program if name == OUTSIDE else BOTS.get(name)
    if kind is None:
        near = get_close_matches(str(name), [*BOTS, OUTSIDE], n=2)
        hint = f"did you mean {' or '.join(near)}?" if near else f"bots are {', '.join(BOTS)}"
        raise BadInput(f"there is no bot {name!r}; {hint}", "bots")
    known = _options_of(kind)
    for option in options:
        if option not in known:
            raise BadInput(f"it has no option {option!r}; options are {', '.join(known)}", f"bot {name}")
    return kind(**options)


def choose(player: Bot, lens: Lens) -> Action:
    """Return what a bot chooses in a match or for a campaign.

    For a campaign no bot searches: it takes at once what the campaign's rules name as the usual choice, or any option.
    """
    if lens.game.ledger is None:
        return player.choose(lens)
    options, usual = asked(lens), lens.game.bots.default_choice
    chosen: Action | None = usual(lens, lens.seat, options) if usual is not None else None
    return player.pick(options) if chosen is None else chosen


def _options_of(kind: type[Bot]) -> tuple[str, ...]:
    """Return the options of a bot's constructor, cached because every game of a simulation makes new bots."""
    if kind not in _OPTIONS:
        _OPTIONS[kind] = tuple(signature(kind).parameters)
    return _OPTIONS[kind]


_OPTIONS: Final[dict[type[Bot], tuple[str, ...]]] = {}


def read_bot(text: str) -> tuple[str, dict[str, Any]]:
    """Read a bot as a person writes it: `greedy:worlds=4:budget=500`, `program:./my_bot --bold`."""
    name, colon, rest = text.strip().partition(":")
    if name == OUTSIDE:
        return name, {"command": rest}
    options: dict[str, Any] = {}
    for word in rest.split(":") if colon else ():
        option, equals, value = word.partition("=")
        if not equals or not option or not value:
            raise BadInput(f'write an option as name=value, not "{word}"', f'bot "{text}"')
        options[option] = _value(value)
    return name, options


def _value(text: str) -> int | float | str:
    for read in (int, float):
        try:
            return read(text)
        except ValueError:
            continue
    return text
