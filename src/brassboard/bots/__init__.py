"""Bots: `bot("greedy", seed=7).choose(match.lens(seat))`. They get a lens and have nothing else to peek at."""

from difflib import get_close_matches
from inspect import signature
from typing import Any

from brassboard.kernel import BadInput

from .base import Bot, Random
from .greedy import Greedy

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}

__all__ = ["BOTS", "Bot", "Greedy", "Random", "bot", "read_bot"]


def bot(name: str, **options: Any) -> Bot:
    """The bot of this name; `seed` is an option of all of them, and gives the same choices again."""
    if name not in BOTS:
        near = get_close_matches(str(name), BOTS, n=2)
        hint = f"did you mean {' or '.join(near)}?" if near else f"bots are {', '.join(BOTS)}"
        raise BadInput(f"there is no bot {name!r}; {hint}", "bots")
    known = tuple(signature(BOTS[name]).parameters)
    for option in options:
        if option not in known:
            raise BadInput(f"it has no option {option!r}; options are {', '.join(known)}", f"bot {name}")
    return BOTS[name](**options)


def read_bot(text: str) -> tuple[str, dict[str, Any]]:
    """Name and options of a bot as a person writes it: `greedy:worlds=4:budget=500`."""
    name, *words = text.strip().split(":")
    options: dict[str, Any] = {}
    for word in words:
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
