"""The table as one seat may see it, made from its lens, for any game, with or without a drawing.

A game's texts choose what is shown. `<game>-field-<name>` is the heading of a field of the table, `<game>-now-<name>`
of a field of the rules in progress. If a game has no headings, all fields are shown under their own names. A field of
parts that means something else than other fields of its name, or that alone of them is shown, has the heading
`<game>-field-<parts>-<name>`; for a field of the table itself `<parts>` is `table`.

A part is left out if the text of its state has an attribute `untold`, such as out of the game. If a heading has an
attribute `printed_texts`, the printed texts of the things in that field are listed below, such as the conditions of
objectives. If it has an attribute `explained`, that attribute of the things is shown where the drawing is explained,
such as the missions of a scenario.

`legend(table)` in a game's module `board` gives the meaning of the signs on its map: sign, kind and id, by the field
whose heading stands before them. The text `<game>-legend` says what the drawing means at every table.
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
from brassboard.sentences import Sentences, refs_of_fields

EMPTY = "–"
Signs = dict[str, list[tuple[str, str, str]]]
"""Signs on the drawn map by field, each with the kind and id of what it stands for."""


class PartRows(Struct, frozen=True):
    """A table of all parts of one kind, with a row for each."""

    title: str
    heads: list[str]
    rows: list[list[str]]


class TableView(Struct, frozen=True):
    """Everything on the table, in words."""

    board: str
    legend: list[tuple[str, str]]
    parts: list[PartRows]
    facts: list[tuple[str, str]]
    printed_texts: list[str]
    effects: list[str]
    key: str


def visible_lens(match: Match, seat: Seat | None) -> Lens:
    """Return the match as this seat may know it; None is a spectator."""
    return public_scene(match.position) if seat is None else match.lens(seat)


def build_table_view(match: Match, seat: Seat | None, sentences: Sentences) -> TableView:
    """Return what this seat sees; None is a spectator."""
    lens = visible_lens(match, seat)
    draw = match.game.display.draw
    board = draw(lens.table).rstrip("\n") if draw else ""
    explain = board_function(sentences, "legend") if board else None
    signs: Signs = explain(lens.table) if explain else {}
    legend = _legend(sentences, signs)
    field_texts = _FieldTexts(sentences, lens.seat, lens.state.teams, signs)
    parts: list[PartRows] = []
    facts: list[tuple[str, str]] = []
    for struct, field in _fields_of(lens.table):
        value = getattr(struct, field.name)
        if field.part is not None and not field.listed and field_texts.is_single_fact(field.name, value):
            facts += field_texts.part_fact(field.name, value)
        elif field.part is not None:
            listed = value if field.listed else [value] if value is not None else []
            found = field_texts.rows(field.name, listed)
            legend_titles = [title for title, _ in legend]
            parts += [each for each in found if len(each.heads) > 1 or each.title not in legend_titles]
            parts += field_texts.rows_inside(value) if not field.listed else []
        elif field_texts.has_heading("table", field.name):
            value_text = field_texts.value_text(field, struct, -1)
            if value_text != EMPTY:
                facts.append((field_texts.head("table", field.name), value_text))
    for frame in lens.stack:
        if type(frame) is not Window:
            facts += field_texts.frame_facts(frame)
    effects = [sentences.effect(effect) for effect in lens.state.effects]
    key = f"{sentences.installed.id}-legend"
    explained = [sentences.t(key)] if board and sentences.t.has(key) else []
    return TableView(
        board, legend, parts, facts, field_texts.printed_texts, effects, "\n".join([*field_texts.explained, *explained])
    )


def board_function(sentences: Sentences, name: str) -> Any:
    """Return the function of this name from a game's module `board`, or None if there is none."""
    package = import_module(sentences.installed.package)
    module = f"{sentences.installed.package}.board"
    found = hasattr(package, "__path__") and find_spec(module) is not None  # A game may be a single file.
    return getattr(import_module(module), name, None) if found else None


def _legend(sentences: Sentences, signs: Signs) -> list[tuple[str, str]]:
    lines: list[tuple[str, str]] = []
    for field, signs_of_field in signs.items():
        value_text = [f"{sign}\N{NO-BREAK SPACE}{sentences.name(kind, id)}" for sign, kind, id in signs_of_field]
        if value_text:
            lines.append((sentences.label(field), ", ".join(value_text)))
    return lines


class _FieldTexts:
    """Turns fields into text for one viewer, and hides what the viewer may not see."""

    def __init__(self, sentences: Sentences, viewer: Seat, teams: tuple[int, ...], signs: Signs) -> None:
        self.sentences = sentences
        self.viewer = viewer
        self.teams = teams
        self._signs = {field: [sign for sign, _, _ in signs_of_field] for field, signs_of_field in signs.items()}
        self.printed_texts: list[str] = []
        self.explained: list[str] = []
        self._chosen: dict[str, bool] = {}

    def is_shown(self, group: str, name: str) -> bool:
        """Return whether this field is shown: it has a heading, or the game has no headings at all."""
        return not self._has_headings(group) or self.sentences.t.has(self._key(group, name))

    def _key(self, group: str, name: str) -> str:
        return f"{self.sentences.installed.id}-{group}-{name}"

    def _has_headings(self, group: str) -> bool:
        if group not in self._chosen:
            rules = self.sentences.installed.rules
            structs = [rules.table, *_parts_of(rules.table)] if group == "field" else list(rules.frames)
            names = {field.name for struct in structs for field in layout_of(struct).fields}
            self._chosen[group] = any(self.sentences.t.has(self._key(group, name)) for name in names)
        return self._chosen[group]

    def rows(self, name: str, parts: list[Part]) -> list[PartRows]:
        if not parts:
            return []
        fields = self._shown_fields(name, parts[0])
        if not fields:
            return []
        rows = [[self.value_text(field, part, -1) for field in fields] for part in parts if self._has_row(part, fields)]
        value_text = [place for place in range(len(fields)) if any(row[place] != EMPTY for row in rows)]
        if not value_text:
            return []
        heads = [self.head(name, fields[place].name) for place in value_text]
        return [PartRows(self.sentences.label(name), heads, [[row[place] for place in value_text] for row in rows])]

    def rows_inside(self, part: Part | None) -> list[PartRows]:
        """Return the tables of the parts that a single part holds, such as the equipment of a hero."""
        if part is None:
            return []
        listed = [field for field in layout_of(type(part)).fields if field.part is not None and field.listed]
        return [rows for field in listed for rows in self.rows(field.name, getattr(part, field.name))]

    def has_heading(self, parts: str, name: str) -> bool:
        """Return whether a field of these parts is shown, under its own heading or that of all fields of its name."""
        return self.is_shown("field", name) or self.sentences.t.has(self._key("field", f"{parts}-{name}"))

    def head(self, parts: str, name: str) -> str:
        own = f"{parts}-{name}"
        return self.sentences.label(own if self.sentences.t.has(self._key("field", own)) else name)

    def is_single_fact(self, name: str, part: Part | None) -> bool:
        """Return whether a single part has only one field to show, so that it needs no table."""
        return part is not None and len(self._shown_fields(name, part)) == 1

    def part_fact(self, name: str, part: Part) -> list[tuple[str, str]]:
        value_text = self.value_text(self._shown_fields(name, part)[0], part, -1)
        return [(self.sentences.label(name), value_text)] if value_text != EMPTY else []

    def _shown_fields(self, name: str, part: Part) -> list[Field]:
        return [f for f in layout_of(type(part)).fields if not f.parts and self.has_heading(name, f.name)]

    def _has_row(self, part: Part, fields: list[Field]) -> bool:
        """Return whether a part has a row. Fields that the viewer may not see do not count."""
        for field in fields:
            kind, value = _refs(part).get(field.name), getattr(part, field.name)
            seen = kind and isinstance(value, str) and self._may_see(field, part, -1)
            if seen and kind and self.sentences.t.describe(self.sentences.installed.id, kind, value, "untold"):
                return False
        return True

    def frame_facts(self, frame: Any) -> list[tuple[str, str]]:
        """Return what a rule in progress remembers, such as moves left or dice rolled."""
        found: list[tuple[str, str]] = []
        for field in layout_of(type(frame)).fields:
            value = getattr(frame, field.name)
            if self.is_shown("now", field.name) and value not in (None, "", (), -1):
                key = self._key("now", field.name)
                label = self.sentences.t(key) if self.sentences.t.has(key) else field.name.replace("_", " ")
                found.append((label, self.value_text(field, frame, -1)))
        return found

    def value_text(self, field: Field, struct: Any, owner: Seat) -> str:
        value = getattr(struct, field.name)
        if not self._may_see(field, struct, owner):
            if field.tupled and field.visibility.counted:
                return self.sentences.t("hidden-count", count=len(value))
            return self.sentences.t("hidden")
        if value in self._signs.get(field.name, ()):  # The legend explains it.
            return str(value)
        kind = _refs(struct).get(field.name) or self._kind(field.name)
        values, heading = value if isinstance(value, tuple | list) else (value,), self._key("field", field.name)
        if self.sentences.t.has(f"{heading}.told"):
            self._collect_printed(kind, values, "text", self.printed_texts)
        if self.sentences.t.has(f"{heading}.explained"):
            self._collect_printed(kind, values, self.sentences.t(f"{heading}.explained"), self.explained)
        return self._value(value, kind)

    def _collect_printed(self, kind: str, values: Iterable[Any], attribute: str, printed_texts: list[str]) -> None:
        """Collect the printed texts of things, each once. If the kind is not known, take the first kind with a text."""
        for value in values:
            for item in (kind,) if kind else self.sentences.kinds:
                text = self.sentences.printed_text(item, value, attribute)
                line = f"{self.sentences.name(item, value)}: {text}"
                if text and line not in printed_texts:
                    printed_texts.append(line)
                if text:
                    break

    def _may_see(self, field: Field, struct: Any, owner: Seat) -> bool:
        owner = getattr(struct, "seat", owner)
        return field.visibility.who == "each" or may_see(field, struct, self.viewer, owner, self.teams)

    def _kind(self, name: str) -> str:
        """Return the kind of thing a field holds if it is named like one, such as `square` or `seat`."""
        return name if name == "seat" or name in self.sentences.kinds else ""

    def _value(self, value: Any, kind: str) -> str:
        if isinstance(value, tuple | list):
            counted = Counter([self._value(item, kind) for item in value if item not in (None, "")])
            if all(isinstance(item, int) for item in value):
                return (", " if kind else " ").join([self._value(item, kind) for item in value]) or EMPTY
            return ", ".join([name if n == 1 else f"{name} ×{n}" for name, n in counted.items()]) or EMPTY
        if isinstance(value, Action):
            return self.sentences.option(value)
        if isinstance(value, bool):
            return self.sentences.t("yes" if value else "no")
        if value is None or value == "" or (kind == "seat" and value < 0):
            return EMPTY
        if kind:
            name = self.sentences.name(kind, value)
            return EMPTY if value == 0 and name == "0" else name
        return self.sentences.name_of_id(value) if isinstance(value, str) else str(value)


def _refs(struct: Any) -> dict[str, str]:
    cls: type = type(struct)
    return refs_of_fields(cls)


def _fields_of(table: Part) -> Iterator[tuple[Part, Field]]:
    """Yield every field of the table, and of the states that modules have added to it."""
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
