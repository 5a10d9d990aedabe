"""What is true in a match and a seat may not know; how often it was compared with another truth."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from brassboard.kernel import Game, Match, Seat, State, redact, state_hash

from .observed import viewer_of

DERIVED = ("stack.offered",)
"""Fields of the kernel that say nothing another field does not say."""


def hidden_facts(game: Game, state: State, seat: Seat | None) -> dict[str, list[Any]]:
    """What is true and the seat may not know, by its place: `table.fighters.1.hand`."""
    truth, shown = facts(state), facts(redact(game.book, state, viewer_of(seat), cut=False))
    return {place: values for place, values in truth.items() if shown.get(place) != values}


def facts(state: State) -> dict[str, list[Any]]:
    """Every value of a state by its place; those of a tuple or list together."""
    found: dict[str, list[Any]] = {}
    for place, value in flat(msgspec.to_builtins(state)).items():
        found.setdefault(re.sub(r"(\.\d+)+$", "", place), []).append(value)
    return found


def flat(data: Any, path: str = "") -> dict[str, Any]:
    """Plain data as one value a place."""
    if isinstance(data, dict):
        rows: Iterable[tuple[str, Any]] = data.items()
    elif isinstance(data, list | tuple):
        rows = [(str(place), value) for place, value in enumerate(data)]
    else:
        return {path: data}
    found: dict[str, Any] = {}
    for key, value in rows:
        found |= flat(value, f"{path}.{key}" if path else key)
    return found


class Tally(Struct):
    """What a run of leak checks compared, and whether the comparisons were worth anything."""

    twins: int = 0
    differed: int = 0
    steps: int = 0
    revealed: int = 0
    not_possible: int = 0
    hidden_answers: int = 0
    hesitations: int = 0
    hidden: dict[str, int] = {}
    varied: dict[str, int] = {}

    def saw(self, match: Match, other: State, seat: Seat | None) -> None:
        game, truth, awaited = match.game, match.position.state, match.awaited
        self.twins += 1
        self.differed += state_hash(truth) != state_hash(other)
        theirs, shown = facts(other), facts(redact(game.book, truth, viewer_of(seat), cut=False))
        fields: dict[str, bool] = {}
        for place, values in hidden_facts(game, truth, seat).items():
            field = re.sub(r"\.\d+", "", place)
            if field not in DERIVED and not field.endswith(".verb") and not _unfinished(place, awaited):
                varied = theirs.get(place) not in (values, shown.get(place))  # a blank is no other truth
                fields[field] = fields.get(field, False) or varied
        for field, varied in fields.items():
            self.hidden[field] = self.hidden.get(field, 0) + 1
            self.varied[field] = self.varied.get(field, 0) + varied

    def vacuous(self, least: int = 20) -> list[str]:
        """Secrets that were met often and never differed: nothing was proved about them."""
        return [
            f"{field} was hidden {times} times and never differed in a twin: let the game's `resample` redraw it"
            for field, times in sorted(self.hidden.items())
            if times >= least and not self.varied[field]
        ]


def _unfinished(place: str, awaited: Sequence[Seat]) -> bool:
    """Small choices of a seat that is not done yet: a twin's seat has not begun, which nobody can tell either."""
    return place.startswith("given.") and int(place.split(".")[1]) in awaited
