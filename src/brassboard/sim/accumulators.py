"""Accumulators: what to collect from the events of every game, by a name that a worker on any machine understands.

An accumulator sees one game: every event with its audience and rule, in order and including events that only one seat
learns, then the position at the end. It returns a mapping of keys to numbers, which is saved with the game. Sums and
means over a series are made from these in the order of the games, so they do not depend on who played them.

    events                        how often each event happened
    rules                         how often each rule made something happen
    points                        points by source: events that name a score (`Ref("score")`) with a number
    count:duel.card_played/card   how often an event happened, by one or more of its fields
    sum:duel.struck.damage/seat   the sum of a number it carries
    my_module:Deaths              your own: a class like these, or a function (amounts, event, audience, rule)
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from math import sqrt
from types import UnionType
from typing import Any, Protocol, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from brassboard.kernel import BadInput, Event, Game, Mask, Position
from brassboard.kernel.game import tag_of
from brassboard.sentences import refs_of_fields

Amounts = dict[str, int | float]
AccumulatorFunction = Callable[[Amounts, Event, Mask, str], None]
Maker = Callable[[], "Accumulator"]
EVERYTHING = "all"
"""The key of a count or sum that is not grouped by a field."""


class Accumulator(Protocol):
    """Collects numbers from one game."""

    def event(self, event: Event, audience: Mask, rule: str) -> None:
        """Take note of one event; `audience` is the bit mask of the seats that learn it."""

    def end(self, position: Position[Any]) -> Amounts:
        """Return what was collected, now that the game is over."""


class FunctionAccumulator:
    """An accumulator made from a function that adds to the amounts of the game."""

    def __init__(self, watch: AccumulatorFunction) -> None:
        self.watch = watch
        self.amounts: Amounts = {}

    def event(self, event: Event, audience: Mask, rule: str) -> None:
        self.watch(self.amounts, event, audience, rule)

    def end(self, position: Position[Any]) -> Amounts:
        # Sorted, because what is saved and written must not depend on the order of the events.
        return dict(sorted(self.amounts.items()))


def events(amounts: Amounts, event: Event, audience: Mask, rule: str) -> None:
    _add(amounts, tag_of(type(event)), 1)


def rules(amounts: Amounts, event: Event, audience: Mask, rule: str) -> None:
    _add(amounts, rule or "–", 1)


def points(amounts: Amounts, event: Event, audience: Mask, rule: str) -> None:
    fields = _score_fields(type(event))
    if fields is not None:
        _add(amounts, str(getattr(event, fields[0])), getattr(event, fields[1]))


@cache
def _score_fields(kind: type[Event]) -> tuple[str, str] | None:
    """Return the field that says what the points are for, and the field that says how many; None if there are none."""
    refs = refs_of_fields(kind)
    sources = [name for name, ref in refs.items() if ref == "score"]
    numbers = [name for name, hint in get_type_hints(kind).items() if hint is int and not refs[name]]
    return (sources[0], numbers[0]) if sources and len(numbers) == 1 else None


def scores_points(game: Game) -> bool:
    """Return whether `points` finds anything in a game."""
    return any([_score_fields(event) is not None for event in game.events])


class EventAccumulator:
    """Implements `count:TAG/FIELDS` and `sum:TAG.FIELD/FIELDS`."""

    def __init__(self, tag: str, field: str, by: Sequence[str]) -> None:
        self.tag = tag
        self.field = field
        self.by = by
        self.amounts: Amounts = {}

    def event(self, event: Event, audience: Mask, rule: str) -> None:
        if tag_of(type(event)) == self.tag:
            key = " ".join([str(getattr(event, name)) for name in self.by]) or EVERYTHING
            _add(self.amounts, key, getattr(event, self.field) if self.field else 1)

    def end(self, position: Position[Any]) -> Amounts:
        return dict(sorted(self.amounts.items()))


def _add(amounts: Amounts, key: str, amount: float) -> None:
    amounts[key] = amounts.get(key, 0) + amount


ACCUMULATORS: dict[str, AccumulatorFunction | Maker] = {"events": events, "rules": rules, "points": points}


def name_of(wanted: Any) -> str:
    """Return the name by which a worker finds an accumulator: as written, or where a class or function was defined."""
    if isinstance(wanted, str):
        return wanted.strip()
    for name, known in ACCUMULATORS.items():
        if known is wanted:
            return name
    text = f"{getattr(wanted, '__module__', '')}:{getattr(wanted, '__qualname__', '')}"
    if not callable(wanted) or "<" in text or "." in text.partition(":")[2]:
        raise BadInput(
            f"{wanted!r} must be a class or function at the top of a module: workers import it", "accumulators"
        )
    return text


def maker_of(text: str, game: Game) -> Maker:
    """Return a function that makes a new accumulator for every game. Raises `BadInput` if the name is wrong."""
    kind, _, rest = text.partition(":")
    if kind in ("count", "sum") and rest:
        return _event_accumulator(text, kind, rest, game)
    if text in ACCUMULATORS:
        return _maker_from(ACCUMULATORS[text])
    if not kind or not rest:
        known = ", ".join([*ACCUMULATORS, "count:EVENT/FIELD", "sum:EVENT.FIELD", "MODULE:NAME"])
        raise BadInput(f"there is no accumulator {text!r}; known are {known}", "accumulators")
    target = _import_accumulator(text, kind, rest)
    if not callable(target):
        raise BadInput(f"{text!r} is neither a class nor a function", "accumulators")
    return _maker_from(target)


def _import_accumulator(text: str, module: str, name: str) -> Any:
    if module.startswith("."):
        raise BadInput(f"{text!r} is not to be found: write the whole name of the module", "accumulators")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadInput(f"{text!r} is not to be found: {error}", "accumulators") from error
    except Exception as error:  # Importing runs the user's own code.
        raise BadInput(f"{text!r} does not import: {type(error).__name__}: {error}", "accumulators") from error


def _maker_from(target: Any) -> Maker:
    if isinstance(target, type):
        made: Maker = target
        return made
    return lambda: FunctionAccumulator(target)


def _event_accumulator(text: str, kind: str, rest: str, game: Game) -> Maker:
    subject, _, by = rest.partition("/")
    fields = [name for name in by.split(",") if name]
    tag, field = subject.rsplit(".", 1) if kind == "sum" and "." in subject else (subject, "")
    known = {tag_of(event): event for event in game.events}
    if tag not in known:
        raise BadInput(f"{game.id} has no event {tag!r}; events are {', '.join(known)}", f"accumulator {text}")
    for name in [*fields, *([field] if kind == "sum" else [])]:
        if name not in known[tag].__struct_fields__:
            has = ", ".join(known[tag].__struct_fields__) or "none"
            raise BadInput(f"event {tag} has no field {name!r}; its fields are: {has}", f"accumulator {text}")
    numbers = [name for name, hint in get_type_hints(known[tag]).items() if _is_number(hint)]
    if kind == "sum" and field not in numbers:
        has = ", ".join(numbers) or "none"
        raise BadInput(f"field {field!r} of event {tag} is no number; its numbers are: {has}", f"accumulator {text}")
    return lambda: EventAccumulator(tag, field, fields)


def _is_number(hint: Any) -> bool:
    """Return whether all values of a field of this type are numbers."""
    if isinstance(hint, UnionType) or get_origin(hint) is Union:
        return all([_is_number(part) for part in get_args(hint)])
    kind = getattr(hint, "__supertype__", hint)  # The type behind a NewType.
    return isinstance(kind, type) and issubclass(kind, int | float)


class Stat(Struct, frozen=True):
    """A summary of one key over the games of a series. A game without this key counts as 0."""

    key: str
    total: float
    mean: float
    deviation: float
    least: float
    most: float


def summary(games: Iterable[Mapping[str, float]]) -> list[Stat]:
    """Return the sum, mean, standard deviation and range of each key. Sums run in the order of the games."""
    target = list(games)
    keys = sorted({key for amounts in target for key in amounts})
    return [_stat(key, [amounts.get(key, 0) for amounts in target]) for key in keys]


def _stat(key: str, values: list[float]) -> Stat:
    count, total = len(values), sum(values)
    mean = total / count
    spread = sum([(value - mean) ** 2 for value in values]) / (count - 1) if count > 1 else 0.0
    return Stat(key, total, mean, sqrt(spread), min(values), max(values))
