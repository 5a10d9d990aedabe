"""The table as one seat may see it, made from its lens: any game can be shown, whether or not it draws itself.

A game's texts choose what is worth showing: `<game>-field-<name>` heads a field of the table, `<game>-now-<name>` one
of the rules in progress. Where a game heads none, all are shown under their own names.
"""

from collections import Counter
from typing import Any

from msgspec import Struct

from brassboard.kernel import Action, Lens, Match, Part, Seat
from brassboard.kernel.data import Window
from brassboard.kernel.layout import Field, layout_of, may_see
from brassboard.kernel.lens import public_scene
from brassboard.words import Words, refs_of_fields

NOTHING = "–"


class PartRows(Struct, frozen=True):
    """All parts of one kind: a row each."""

    title: str
    heads: list[str]
    rows: list[list[str]]


class Tableau(Struct, frozen=True):
    """Everything on the table, in words."""

    board: str
    parts: list[PartRows]
    facts: list[tuple[str, str]]
    effects: list[str]


def seen_by(match: Match, seat: Seat | None) -> Lens:
    """The match as this seat (None: a spectator) may know it."""
    return public_scene(match.position) if seat is None else match.lens(seat)


def tableau(match: Match, seat: Seat | None, words: Words) -> Tableau:
    """What this seat (None: a spectator) sees."""
    lens = seen_by(match, seat)
    teller = _Teller(words, lens.seat, lens.state.teams)
    parts: list[PartRows] = []
    facts: list[tuple[str, str]] = []
    for field in layout_of(type(lens.table)).fields:
        value = getattr(lens.table, field.name)
        if field.part is not None:
            listed = value if field.listed else [value] if value is not None else []
            parts += teller.rows(field.name, listed)
        elif teller.shows("field", field.name):
            facts.append((words.label(field.name), teller.said(field, lens.table, -1)))
    for frame in lens.stack:
        if type(frame) is not Window:
            facts += teller.progress(frame)
    draw = match.game.draw
    board = draw(lens.table).rstrip("\n") if draw else ""
    return Tableau(board, parts, facts, [words.effect(effect) for effect in lens.state.effects])


class _Teller:
    """Puts fields into words for one viewer; what he may not see stays unsaid."""

    def __init__(self, words: Words, viewer: Seat, teams: tuple[int, ...]) -> None:
        self.words = words
        self.viewer = viewer
        self.teams = teams
        self._chosen: dict[str, bool] = {}

    def shows(self, group: str, name: str) -> bool:
        """Whether this field is worth a player's attention."""
        return not self._choosy(group) or self.words.t.has(self._key(group, name))

    def _key(self, group: str, name: str) -> str:
        return f"{self.words.box.id}-{group}-{name}"

    def _choosy(self, group: str) -> bool:
        if group not in self._chosen:
            rules = self.words.box.rules
            structs = [rules.table, *_parts_of(rules.table)] if group == "field" else list(rules.frames)
            names = {field.name for struct in structs for field in layout_of(struct).fields}
            self._chosen[group] = any(self.words.t.has(self._key(group, name)) for name in names)
        return self._chosen[group]

    def rows(self, name: str, parts: list[Part]) -> list[PartRows]:
        if not parts:
            return []
        fields = [f for f in layout_of(type(parts[0])).fields if f.part is None and self.shows("field", f.name)]
        if not fields:
            return []
        rows = [[self.said(field, part, -1) for field in fields] for part in parts]
        return [PartRows(self.words.label(name), [self.words.label(field.name) for field in fields], rows)]

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
        owner = getattr(struct, "seat", owner)
        if field.visibility.who != "each" and not may_see(field, struct, self.viewer, owner, self.teams):
            if field.tupled and field.visibility.counted:
                return self.words.t("hidden-count", count=len(value))
            return self.words.t("hidden")
        return self._value(value, _refs(struct).get(field.name) or self._kind(field.name))

    def _kind(self, name: str) -> str:
        """A field called like a kind of thing holds one: `square`, `seat`."""
        return name if name == "seat" or name in self.words.kinds else ""

    def _value(self, value: Any, kind: str) -> str:
        if isinstance(value, tuple | list):
            counted = Counter([self._value(one, kind) for one in value if one not in (None, "")])
            if all(isinstance(one, int) for one in value):
                return " ".join([self._value(one, kind) for one in value]) or NOTHING
            return ", ".join([name if n == 1 else f"{name} ×{n}" for name, n in counted.items()]) or NOTHING
        if isinstance(value, Action):
            return self.words.option(value)
        if isinstance(value, bool):
            return self.words.t("yes" if value else "no")
        if value is None or value == "" or (kind == "seat" and value < 0):
            return NOTHING
        if kind:
            return self.words.name(kind, value)
        return self.words.thing(value) if isinstance(value, str) else str(value)


def _refs(struct: Any) -> dict[str, str]:
    cls: type = type(struct)
    return refs_of_fields(cls)


def _parts_of(cls: type[Part]) -> list[type[Part]]:
    found: list[type[Part]] = []
    for field in layout_of(cls).fields:
        if field.part is not None:
            found += [field.part, *_parts_of(field.part)]
    return found
