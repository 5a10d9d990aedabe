"""The declared visibility of the fields of a Struct: checked at import, and turned into functions that copy and redact.

A field without a declaration, with a type that is not plain data, or with a name of the kernel is an error when the
game is imported.
"""

import types
from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from .data import Action, Effect, Frame, Mask, ModuleState, Part, Seat, State, Value, Visibility

KERNEL_FIELDS = ("pc", "returns")
SCALARS: dict[type, object] = {int: -1, str: "", bool: False, float: 0.0, bytes: b"", bytearray: bytearray()}


class Field:
    """One declared field: its type without the declaration, who sees it, and its blank value for everyone else."""

    def __init__(self, owner: type, name: str, hint: Any) -> None:
        self.name = name
        self.where = f"{owner.__qualname__}.{name}"
        self.visibility = _declared(self.where, hint)
        self.type = _bare(hint)
        self.optional, self.inner = _optional(self.type)
        self.part = _part_inside(self.inner)
        self.module_states = _module_states(self.type)
        self.listed = get_origin(self.inner) is list
        self.tupled = get_origin(self.inner) is tuple
        self.mutable = bool(self.parts) or self.listed or self.inner is bytearray

    @property
    def parts(self) -> tuple[type, ...]:
        """The classes of the parts that this field may hold."""
        return self.module_states or ((self.part,) if self.part else ())

    def held(self, value: Any) -> Sequence[Any]:
        """Return the parts that the value of this field holds."""
        if not self.parts or value is None or value is msgspec.UNSET:
            return ()
        return value if self.listed or self.module_states else (value,)

    @property
    def public(self) -> bool:
        """Whether everyone sees the field."""
        return self.visibility.who == "public"

    def blank(self, value: str) -> str:
        """Return the source code of what a seat sees instead of the hidden `value`, which is source code too."""
        if self.tupled:
            element = get_args(self.inner)[0] if get_args(self.inner) else None
            if not self.visibility.counted:
                return "None" if self.optional else "()"
            return self.unless_none(value, f"({_blank_of(element)!r},) * len({value})")
        if self.optional:
            if self.visibility.stock:
                return self.unless_none(value, repr(_blank_of(self.inner)))
            return "None"
        return repr(_blank_of(self.inner))

    def unless_none(self, value: str, made: str) -> str:
        """Return the source code `made`; for an optional field, let None stay None."""
        return f"None if {value} is None else {made}" if self.optional else made


class Layout:
    """The declared and checked fields of one Part or Frame class."""

    def __init__(self, cls: type) -> None:
        self.cls = cls
        hints = get_type_hints(cls, include_extras=True)
        kernel = KERNEL_FIELDS if issubclass(cls, Frame) else ()
        own_names = {
            name
            for base in cls.__mro__
            for name in vars(base).get("__annotations__", {})
            if base is not Frame and issubclass(base, Frame | Part)
        }
        for name in kernel:
            if name in own_names:
                raise TypeError(f"{cls.__qualname__}.{name}: this name belongs to the kernel; choose another")
        names = [name for name in cls.__struct_fields__ if name not in kernel]  # type: ignore[attr-defined]
        self.fields = [Field(cls, name, hints[name]) for name in names]
        self.names = set(names)
        for field in self.fields:
            self._check(field)
        self.stocked: list[Field] = [field for field in self.fields if field.visibility.stock or _leads_to_stock(field)]
        """The fields that hold pieces of a stock, and the parts that contain such fields."""
        self.hides: bool = any([not f.public or any([layout_of(p).hides for p in f.parts]) for f in self.fields])
        """Whether any field is hidden from anyone."""

    def _check(self, field: Field) -> None:
        who = field.visibility.who
        if who == "masked" and "seen" not in self.names:
            raise TypeError(f"{field.where}: a masked field needs a field `seen` (a bit mask of seats) beside it")
        if who == "each" and not field.tupled:
            raise TypeError(f"{field.where}: `Each` is a tuple with one slot a seat")
        if issubclass(self.cls, Frame):
            if field.mutable:
                raise TypeError(f"{field.where}: a frame holds ids, numbers and tuples, nothing mutable")
            if who in ("own", "team") and "seat" not in self.names:
                raise TypeError(f"{field.where}: a frame with own or team fields needs a field `seat`")
        if not field.public and (field.listed or (field.part and not field.optional)):
            raise TypeError(f"{field.where}: what is hidden is a tuple or a value, not a list or a part")
        if field.visibility.stock and not field.visibility.counted:
            raise TypeError(f"{field.where}: a field of a stock shows its length; it cannot be uncounted")
        if field.module_states:
            return
        _check_type(field.where, field.type)
        if field.visibility.stock and _stocked(field) not in (int, str):
            raise TypeError(f"{field.where}: a stock holds kinds (str or int), one or a tuple of them")
        if not field.public and field.part and _holds_stock(field.part):
            raise TypeError(f"{field.where}: a part that is hidden whole cannot hold a field of a stock")


def _declared(where: str, hint: Any) -> Visibility:
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, Visibility):
                return extra
    raise TypeError(f"{where}: say who may see it: Public, Own, Team, Each, Masked or Nobody")


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _optional(hint: Any) -> tuple[bool, Any]:
    if get_origin(hint) in (Union, types.UnionType):
        rest = [_bare(arm) for arm in get_args(hint) if arm is not type(None)]
        optional = len(rest) < len(get_args(hint))
        return optional, rest[0] if len(rest) == 1 else hint
    return False, hint


def _stocked(field: Field) -> Any:
    return _bare(get_args(field.inner)[0]) if field.tupled else field.inner


def _holds_stock(part: type) -> bool:
    return any([f.visibility.stock or (f.part and _holds_stock(f.part)) for f in layout_of(part).fields])


def _part_inside(hint: Any) -> type | None:
    candidate = _bare(get_args(hint)[0]) if get_origin(hint) is list else hint
    return candidate if isinstance(candidate, type) and issubclass(candidate, Part) else None


def _module_states(hint: Any) -> tuple[type, ...]:
    """Return the arms of `list[one or several ModuleStates] | UnsetType`; an empty tuple for any other type."""
    for arm in get_args(hint) if get_origin(hint) in (Union, types.UnionType) else ():
        kinds = get_args(arm)[0] if get_origin(arm) is list else None
        arms = get_args(kinds) or (kinds,)
        if all([isinstance(kind, type) and issubclass(kind, ModuleState) for kind in arms]):
            return arms
    return ()


def _blank_of(hint: Any) -> object:
    optional, inner = _optional(_bare(hint))
    if optional or not isinstance(inner, type):
        return () if get_origin(inner) is tuple and not optional else None
    return SCALARS.get(inner)


def _check_type(where: str, hint: Any, place: str = "field") -> None:
    """Refuse a type that is not plain data.

    Mutable values are allowed only where the copier copies them: as a field, and parts also in a list.
    """
    hint = _bare(hint)
    origin = get_origin(hint)
    if hint is Any:
        raise TypeError(f"{where}: `Any` cannot be read back from a save; name the type")
    if _changes(hint) and place != "field" and not (place == "list" and _part_inside(hint) is hint):
        raise TypeError(f"{where}: parts and lists change, {place}s are shared: use a list of parts, or a tuple")
    if hint is type(None) or hint in SCALARS:
        return
    if origin in (Union, types.UnionType):
        alone = len([arm for arm in get_args(hint) if arm is not type(None)]) == 1
        for arm in get_args(hint):
            _check_type(where, arm, place if alone and place == "field" else "union")
    elif origin in (list, tuple):
        for arm in get_args(hint):
            if arm is not Ellipsis:
                _check_type(where, arm, "list" if origin is list else "tuple")
    elif isinstance(hint, type) and issubclass(hint, Part):
        layout_of(hint)
    elif isinstance(hint, type) and issubclass(hint, Value):
        for name, inner in get_type_hints(hint, include_extras=True).items():
            _check_type(f"{where}.{name}", inner, "value")
    else:
        raise TypeError(f"{where}: {hint} is no plain data (int, str, bool, float, bytes, tuple, list, Part, Value)")


def check_value(where: str, kind: type) -> None:
    """Refuse a type that is no `Value` of plain data."""
    if not (isinstance(kind, type) and issubclass(kind, Value)):
        raise TypeError(f"{where}: it must be a class derived from Value")
    _check_type(where, kind)


def _changes(hint: Any) -> bool:
    return get_origin(hint) is list or hint is bytearray or _part_inside(hint) is not None


_LAYOUTS: dict[type, Layout] = {}
_COPIERS: dict[type, Callable[[Any], Any]] = {}
_REDACTORS: dict[type, Callable[[Any, Seat, Seat, tuple[int, ...]], Any]] = {}


def layout_of(cls: type) -> Layout:
    """Return the checked fields of a Part or Frame class."""
    if cls not in _LAYOUTS:
        _LAYOUTS[cls] = Layout(cls)
    return _LAYOUTS[cls]


def copier_of(cls: type) -> Callable[[Any], Any]:
    """Return a function that copies a Struct of this class: parts and lists are copied, everything else is shared."""
    if cls not in _COPIERS:
        lines = ["def copy(p):", "    n = p.__copy__()"]
        used: dict[str, Any] = {}
        for field in layout_of(cls).fields:
            lines += [f"    {line}" for line in _copy_lines(field, used)]
        _COPIERS[cls] = _compiled([*lines, "    return n"], used, "copy")
    return _COPIERS[cls]


def _copy_lines(field: Field, used: dict[str, Any]) -> list[str]:
    here = f"p.{field.name}"
    if field.module_states:
        used["UNSET"] = msgspec.UNSET
        used[f"copy_{field.name}"] = {kind: copier_of(kind) for kind in field.module_states}
        return [f"if {here} is not UNSET: n.{field.name} = [copy_{field.name}[type(x)](x) for x in {here}]"]
    if field.part:
        if not any(inner.mutable for inner in layout_of(field.part).fields):
            one = "x.__copy__()"
        else:
            used[f"copy_{field.name}"] = copier_of(field.part)
            one = f"copy_{field.name}(x)"
        if field.listed:
            return [f"n.{field.name} = {field.unless_none(here, f'[{one} for x in {here}]')}"]
        lines = [f"x = {here}", f"n.{field.name} = {one}"]
        return [lines[0], f"if x is not None: {lines[1]}"] if field.optional else lines
    if field.listed or field.inner is bytearray:
        return [f"n.{field.name} = {field.unless_none(here, f'{here}[:]')}"]
    return []


def redactor_of(cls: type) -> Callable[[Any, Seat, Seat, tuple[int, ...]], Any]:
    """Return `redact(part, viewer, owner, teams)`, which copies a Struct and blanks what the viewer may not see."""
    if cls not in _REDACTORS:
        layout = layout_of(cls)
        used: dict[str, Any] = {}
        lines = ["def redact(p, viewer, owner, teams):", "    n = p.__copy__()"]
        if "seat" in layout.names:
            lines.append("    owner = p.seat")
        for field in layout.fields:
            lines += [f"    {line}" for line in _redact_lines(field, used)]
        _REDACTORS[cls] = _compiled([*lines, "    return n"], used, "redact")
    return _REDACTORS[cls]


HIDDEN_IF = {
    "own": "viewer != owner",
    "team": "viewer < 0 or owner < 0 or teams[viewer] != teams[owner]",
    "masked": "(p.seen >= 0 if viewer < 0 else not p.seen >> viewer & 1)",
    "nobody": "True",
}


def _redact_lines(field: Field, used: dict[str, Any]) -> list[str]:
    here, there = f"p.{field.name}", f"n.{field.name}"
    lines: list[str] = []
    if field.module_states:
        used["UNSET"] = msgspec.UNSET
        used[f"redact_{field.name}"] = {kind: redactor_of(kind) for kind in field.module_states}
        one = f"redact_{field.name}[type(x)](x, viewer, owner, teams)"
        return [f"if {here} is not UNSET: {there} = [{one} for x in {here}]"]
    if field.part:
        used[f"redact_{field.name}"] = redactor_of(field.part)
        one = f"redact_{field.name}(x, viewer, owner, teams)"
        if field.listed:
            lines.append(f"{there} = {field.unless_none(here, f'[{one} for x in {here}]')}")
        else:
            lines += [f"x = {here}", f"if x is not None: {there} = {one}"]
    elif field.mutable:
        lines.append(f"{there} = {field.unless_none(here, f'{here}[:]')}")
    who = field.visibility.who
    if who == "each":
        blank = _blank_of(get_args(field.inner)[0])
        shown = f"tuple([v if i == viewer else {blank!r} for i, v in enumerate({here})])"
        shown = shown if field.visibility.counted else f"{shown} if viewer >= 0 else ()"
        lines.append(f"{there} = {field.unless_none(here, f'({shown})')}")
    elif who != "public":
        lines.append(f"if {HIDDEN_IF[who]}: {there} = {field.blank(here)}")
    return lines


def _compiled(lines: list[str], used: dict[str, Any], name: str) -> Callable[..., Any]:
    exec("\n".join(lines), used)  # The source is made of declarations only, never of anything a player sends.
    made: Callable[..., Any] = used[name]
    return made


def in_mask(mask: Mask, viewer: Seat) -> bool:
    """Whether a mask includes this viewer. Only negative masks include spectators."""
    return bool(mask >> viewer & 1) if viewer >= 0 else mask < 0


def _leads_to_stock(field: Field) -> bool:
    return any([len(layout_of(part).stocked) > 0 for part in field.parts])


def may_see(field: Field, struct: Any, viewer: Seat, owner: Seat, teams: tuple[int, ...]) -> bool:
    """Whether the viewer sees this field of this Struct; for `each`, whether it sees all slots."""
    who = field.visibility.who
    if who == "public":
        return True
    if who == "own":
        return viewer == owner
    if who == "team":
        return viewer >= 0 and owner >= 0 and teams[viewer] == teams[owner]
    if who == "masked":
        seen: int = struct.seen
        return in_mask(seen, viewer)
    return False


def hidden_stock(struct: Any, viewer: Seat, owner: Seat, teams: tuple[int, ...]) -> Iterator[tuple[Any, Field]]:
    """Yield every field with pieces of a stock in this Struct that the viewer may not see, in a fixed order."""
    layout = layout_of(type(struct))
    if not layout.stocked:
        return
    if "seat" in layout.names:
        owner = struct.seat
    for field in layout.stocked:
        value = getattr(struct, field.name)
        if field.visibility.stock and not may_see(field, struct, viewer, owner, teams):
            yield struct, field
        else:
            for part in field.held(value):
                yield from hidden_stock(part, viewer, owner, teams)


def table_type(game: str, table: type[Part], module_states: Sequence[type[ModuleState]]) -> type[Part]:
    """Return the table class of a game whose modules may bring state: the base table and a list `module_states`.

    A table without modules leaves the list unset, so its bytes are those of the base table.
    """
    if not module_states:
        return table
    kinds: Any = Union[tuple(module_states)]  # noqa: UP007  the arms are known at run time only
    field = Annotated[list[kinds] | msgspec.UnsetType, Visibility("public")]
    made: Any = msgspec.defstruct(
        f"Table_{game}", [("module_states", field, msgspec.UNSET)], bases=(table,), module=__name__
    )
    return cast(type[Part], made)


def state_type(game: str, table: type[Part], frames: tuple[type[Frame], ...], actions: tuple[type[Action], ...]) -> Any:
    """Return the State class of one game, which decodes directly into the game's own table, frames and actions."""
    any_frame: Any = Union[frames]  # noqa: UP007  the arms are known at run time only
    any_action: Any = Union[actions]  # noqa: UP007
    return msgspec.defstruct(
        f"State_{game}",
        [
            ("table", table),
            ("stack", list[any_frame]),
            ("effects", list[Effect]),
            ("teams", tuple[int, ...]),
            ("given", tuple[tuple[any_action, ...], ...], ()),
        ],
        bases=(State,),
        module=__name__,
    )
