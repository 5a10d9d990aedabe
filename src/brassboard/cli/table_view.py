"""The table as one seat may see it, made from its lens: any game can be shown, whether or not it draws itself.

A game's texts choose what is worth showing: `<game>-field-<name>` heads a field of the table, `<game>-now-<name>` one
of the rules in progress. Where a game heads none, all are shown under their own names; a field of parts that means
something else than others of its name has a heading `<game>-field-<parts>-<name>`. A thing whose state has a text
with an attribute `untold`, such as out of the game, has no row; a heading with an attribute `told` has the printed
texts of its things said below, such as the conditions of objectives; one with an attribute `explained` has that
attribute of its things said where the drawing is explained, such as the missions of a scenario. `legend(table)` in a
game's module `board` says what the signs on its map mean: sign, kind and id, by the field whose heading stands before
them; the text `<game>-legend` says what its drawing means at every table.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from brassboard.kernel import Action, Lens, Match, Part, Seat
from brassboard.kernel.data import Window
from brassboard.kernel.lens import public_scene
from brassboard.kernel.visibility import Field, layout_of, may_see
from brassboard.sentences import Words, refs_of_fields

NOTHING = "–"
Signs = dict[str, list[tuple[str, str, str]]]
"""Signs on the drawn map by field: each with the kind and id of what it means."""


class PartRows(Struct, frozen=True):
    """All parts of one kind: a row each."""

    title: str
    heads: list[str]
    rows: list[list[str]]


class Tableau(Struct, frozen=True):
    """Everything on the table, in words."""

    board: str
    legend: list[tuple[str, str]]
    parts: list[PartRows]
    facts: list[tuple[str, str]]
    told: list[str]
    effects: list[str]
    key: str


def seen_by(match: Match, seat: Seat | None) -> Lens:
    """The match as this seat (None: a spectator) may know it."""
    return public_scene(match.position) if seat is None else match.lens(seat)


def tableau(match: Match, seat: Seat | None, words: Words) -> Tableau:
    """What this seat (None: a spectator) sees."""
    lens = seen_by(match, seat)
    draw = match.game.display.draw
    board = draw(lens.table).rstrip("\n") if draw else ""
    explain = of_board(words, "legend") if board else None
    signs: Signs = explain(lens.table) if explain else {}
    legend = _legend(words, signs)
    teller = _Teller(words, lens.seat, lens.state.teams, signs)
    parts: list[PartRows] = []
    facts: list[tuple[str, str]] = []
    for struct, field in _fields_of(lens.table):
        value = getattr(struct, field.name)
        if field.part is not None and not field.listed and teller.is_one_fact(value):
            facts += teller.fact(field.name, value)
        elif field.part is not None:
            listed = value if field.listed else [value] if value is not None else []
            found = teller.rows(field.name, listed)
            told = [title for title, _ in legend]
            parts += [each for each in found if len(each.heads) > 1 or each.title not in told]
        elif teller.shows("field", field.name):
            said = teller.said(field, struct, -1)
            if said != NOTHING:
                facts.append((words.label(field.name), said))
    for frame in lens.stack:
        if type(frame) is not Window:
            facts += teller.progress(frame)
    effects = [words.effect(effect) for effect in lens.state.effects]
    key = f"{words.installed.id}-legend"
    explained = [words.t(key)] if board and words.t.has(key) else []
    return Tableau(board, legend, parts, facts, teller.told, effects, "\n".join([*teller.explained, *explained]))


def of_board(words: Words, name: str) -> Any:
    """What a game's module `board` says to the terminal under this name; None where it says nothing."""
    package = import_module(words.installed.package)
    module = f"{words.installed.package}.board"
    found = hasattr(package, "__path__") and find_spec(module) is not None  # a game may be one file
    return getattr(import_module(module), name, None) if found else None


def _legend(words: Words, signs: Signs) -> list[tuple[str, str]]:
    lines: list[tuple[str, str]] = []
    for field, meant in signs.items():
        said = [f"{sign}\N{NO-BREAK SPACE}{words.name(kind, id)}" for sign, kind, id in meant]
        if said:
            lines.append((words.label(field), ", ".join(said)))
    return lines


class _Teller:
    """Puts fields into words for one viewer; what he may not see stays unsaid."""

    def __init__(self, words: Words, viewer: Seat, teams: tuple[int, ...], signs: Signs) -> None:
        self.words = words
        self.viewer = viewer
        self.teams = teams
        self._signs = {field: [sign for sign, _, _ in meant] for field, meant in signs.items()}
        self.told: list[str] = []
        self.explained: list[str] = []
        self._chosen: dict[str, bool] = {}

    def shows(self, group: str, name: str) -> bool:
        """Whether this field is worth a player's attention."""
        return not self._choosy(group) or self.words.t.has(self._key(group, name))

    def _key(self, group: str, name: str) -> str:
        return f"{self.words.installed.id}-{group}-{name}"

    def _choosy(self, group: str) -> bool:
        if group not in self._chosen:
            rules = self.words.installed.rules
            structs = [rules.table, *_parts_of(rules.table)] if group == "field" else list(rules.frames)
            names = {field.name for struct in structs for field in layout_of(struct).fields}
            self._chosen[group] = any(self.words.t.has(self._key(group, name)) for name in names)
        return self._chosen[group]

    def rows(self, name: str, parts: list[Part]) -> list[PartRows]:
        if not parts:
            return []
        fields = self._shown(parts[0])
        if not fields:
            return []
        rows = [[self.said(field, part, -1) for field in fields] for part in parts if self._has_row(part, fields)]
        said = [place for place in range(len(fields)) if any(row[place] != NOTHING for row in rows)]
        if not said:
            return []
        heads = [self._head(name, fields[place].name) for place in said]
        return [PartRows(self.words.label(name), heads, [[row[place] for place in said] for row in rows])]

    def _head(self, parts: str, name: str) -> str:
        own = f"{parts}-{name}"
        return self.words.label(own if self.words.t.has(self._key("field", own)) else name)

    def is_one_fact(self, part: Part | None) -> bool:
        """Whether a part of which there is only one has only one field to show: no table is needed for that."""
        return part is not None and len(self._shown(part)) == 1

    def fact(self, name: str, part: Part) -> list[tuple[str, str]]:
        said = self.said(self._shown(part)[0], part, -1)
        return [(self.words.label(name), said)] if said != NOTHING else []

    def _shown(self, part: Part) -> list[Field]:
        return [f for f in layout_of(type(part)).fields if not f.parts and self.shows("field", f.name)]

    def _has_row(self, part: Part, fields: list[Field]) -> bool:
        """Whether a thing has a row; what a player may not see does not count."""
        for field in fields:
            kind, value = _refs(part).get(field.name), getattr(part, field.name)
            seen = kind and isinstance(value, str) and self._may_see(field, part, -1)
            if seen and kind and self.words.t.describe(self.words.installed.id, kind, value, "untold"):
                return False
        return True

    def progress(self, frame: Any) -> list[tuple[str, str]]:
        """What a rule in progress remembers: moves left, dice rolled."""
        found: list[tuple[str, str]] = []
        for field in layout_of(type(frame)).fields:
            value = getattr(frame, field.name)
            if self.shows("now", field.name) and value not in (None, "", (), -1):
                key = self._key("now", field.name)
                label = self.words.t(key) if self.words.t.has(key) else field.name.replace("_", " ")
                found.append((label, self.said(field, frame, -1)))
        return found

    def said(self, field: Field, struct: Any, owner: Seat) -> str:
        value = getattr(struct, field.name)
        if not self._may_see(field, struct, owner):
            if field.tupled and field.visibility.counted:
                return self.words.t("hidden-count", count=len(value))
            return self.words.t("hidden")
        if value in self._signs.get(field.name, ()):  # the legend explains it
            return str(value)
        kind = _refs(struct).get(field.name) or self._kind(field.name)
        values, heading = value if isinstance(value, tuple | list) else (value,), self._key("field", field.name)
        if self.words.t.has(f"{heading}.told"):
            self._tell(kind, values, "text", self.told)
        if self.words.t.has(f"{heading}.explained"):
            self._tell(kind, values, self.words.t(f"{heading}.explained"), self.explained)
        return self._value(value, kind)

    def _tell(self, kind: str, values: Iterable[Any], attribute: str, told: list[str]) -> None:
        """What is printed on things, each once; where a field does not say their kind, the first that is printed."""
        for value in values:
            for one in (kind,) if kind else self.words.kinds:
                text = self.words.printed(one, value, attribute)
                line = f"{self.words.name(one, value)}: {text}"
                if text and line not in told:
                    told.append(line)
                if text:
                    break

    def _may_see(self, field: Field, struct: Any, owner: Seat) -> bool:
        owner = getattr(struct, "seat", owner)
        return field.visibility.who == "each" or may_see(field, struct, self.viewer, owner, self.teams)

    def _kind(self, name: str) -> str:
        """A field called like a kind of thing holds one: `square`, `seat`."""
        return name if name == "seat" or name in self.words.kinds else ""

    def _value(self, value: Any, kind: str) -> str:
        if isinstance(value, tuple | list):
            counted = Counter([self._value(one, kind) for one in value if one not in (None, "")])
            if all(isinstance(one, int) for one in value):
                return (", " if kind else " ").join([self._value(one, kind) for one in value]) or NOTHING
            return ", ".join([name if n == 1 else f"{name} ×{n}" for name, n in counted.items()]) or NOTHING
        if isinstance(value, Action):
            return self.words.option(value)
        if isinstance(value, bool):
            return self.words.t("yes" if value else "no")
        if value is None or value == "" or (kind == "seat" and value < 0):
            return NOTHING
        if kind:
            name = self.words.name(kind, value)
            return NOTHING if value == 0 and name == "0" else name
        return self.words.thing(value) if isinstance(value, str) else str(value)


def _refs(struct: Any) -> dict[str, str]:
    cls: type = type(struct)
    return refs_of_fields(cls)


def _fields_of(table: Part) -> Iterator[tuple[Part, Field]]:
    """Every field of the table, and of the states that modules have brought to it."""
    for field in layout_of(type(table)).fields:
        if field.module_states:
            for state in field.held(getattr(table, field.name)):
                yield from _fields_of(state)
        else:
            yield table, field


def _parts_of(cls: type[Part]) -> list[type[Part]]:
    found: list[type[Part]] = []
    for field in layout_of(cls).fields:
        for part in field.parts:
            found += [part, *_parts_of(part)]
    return found
