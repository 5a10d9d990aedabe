"""The hidden facts of a match, and statistics on how often they differed between twins."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from brassboard.kernel import Game, Match, Seat, State, redact, state_hash
from brassboard.kernel.lens import depth_of_restart

from .observed import name_of, viewer_of
from .worlds import Told

DERIVED = ("stack.offered",)
"""Fields of the kernel that repeat what another field says."""


def hidden_facts(game: Game, state: State, seat: Seat | None) -> dict[str, list[Any]]:
    """Return what is true and hidden from the seat, by its place: `table.fighters.1.hand`."""
    truth, shown = facts(state), facts(redact(game.book, state, viewer_of(seat), cut=False))
    return {place: values for place, values in truth.items() if shown.get(place) != values}


def facts(state: State) -> dict[str, list[Any]]:
    """Return every value of a state by its place; the values of a tuple or list are grouped."""
    found: dict[str, list[Any]] = {}
    for place, value in flat(msgspec.to_builtins(state)).items():
        found.setdefault(re.sub(r"(\.\d+)+$", "", place), []).append(value)
    return found


def flat(data: Any, path: str = "") -> dict[str, Any]:
    """Flatten plain data to one value for each place."""
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
    """Counts what a run of leak checks compared, and whether the comparisons could find anything."""

    twins: int = 0
    differed: int = 0
    steps: int = 0
    revealed: int = 0
    licensed: int = 0
    not_possible: int = 0
    hidden_answers: int = 0
    hesitations: int = 0
    hidden: dict[str, int] = {}
    varied: dict[str, int] = {}
    concluded: dict[str, int] = {}
    first_values: dict[str, list[Any]] = {}
    changed: dict[str, int] = {}
    told: dict[str, int] = {}
    told_alike: dict[str, int] = {}

    def record_told(self, seat: Seat | None, mine: Sequence[Told], theirs: Sequence[Told]) -> None:
        """Count what reveals told a seat in the match, by its first word, and how often the twin told the same."""
        for place, told in enumerate(mine):
            what = f'{name_of(seat)} was told "{told[0]}"'
            self.told[what] = self.told.get(what, 0) + 1
            alike = theirs[place : place + 1] == [told]
            self.told_alike[what] = self.told_alike.get(what, 0) + alike

    def never_told_alike(self, least: int = 20) -> list[str]:
        """Return the reveals that were never the same in both, so that nothing after them was compared."""
        return [
            f"{what} {times} times and never the same in a twin: leave out of a reveal what the seat may not know"
            for what, times in sorted(self.told.items())
            if times >= least and not self.told_alike[what]
        ]

    def record_twin(self, match: Match, other: State, seat: Seat | None) -> None:
        game, truth, awaited = match.game, match.position.state, match.awaited
        self.twins += 1
        self.differed += state_hash(truth) != state_hash(other)
        theirs, shown = facts(other), facts(redact(game.book, truth, viewer_of(seat), cut=False))
        restarted = depth_of_restart(truth, viewer_of(seat))
        fields: dict[str, bool] = {}
        unknown: dict[str, bool] = {}
        for place, values in hidden_facts(game, truth, seat).items():
            field = re.sub(r"\.\d+", "", place)
            # A place that holds nothing says nothing; what lies in its stead elsewhere has fields of its own.
            empty = all([value is None for value in values])
            derived = empty or field in DERIVED or field.endswith(".verb")
            if not derived and not _unfinished(place, awaited, restarted):
                # A blank is no other value; but of a seat that has answered it is another answer.
                answered = place.startswith("given.")
                changed = self.first_values.setdefault(field, values) != values
                self.changed[field] = self.changed.get(field, 0) + changed
                varied = theirs.get(place) != values and (answered or theirs.get(place) != shown.get(place))
                fields[field] = fields.get(field, False) or varied
                unknown[field] = unknown.get(field, False) or theirs.get(place) != values
        for field, varied in fields.items():
            self.hidden[field] = self.hidden.get(field, 0) + 1
            self.varied[field] = self.varied.get(field, 0) + varied
            self.concluded[field] = self.concluded.get(field, 0) + (not unknown[field])

    def unvaried(self, least: int = 20) -> list[str]:
        """Return the hidden fields that were met often but never differed, so that nothing was proved about them.

        A field that hardly ever changed in the matches themselves had nothing to show. One that the twin has right had
        nothing to hide: `resample` is given no more than the seat sees, so the seat can conclude it too.
        """
        return [
            f"{field} was hidden {times} times and never differed in a twin: let the game's `resample` redraw it"
            for field, times in sorted(self.hidden.items())
            if times - self.concluded[field] >= least and not self.varied[field] and self.changed[field] >= least
        ]


def _unfinished(place: str, awaited: Sequence[Seat], restarted: int) -> bool:
    """Return whether a place holds answers of a seat, or of a secret rule, that begins anew in the twin."""
    what, _, rest = place.partition(".")
    if what == "given":
        return restarted >= 0 or int(rest.split(".")[0]) in awaited
    return what == "stack" and 0 <= restarted <= int(rest.split(".")[0])
