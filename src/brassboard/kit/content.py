"""Rows of content: TOML tables read into typed values.

A game's cards, characters and tiles are rows of TOML files. A `Row` is one of them while it is read: its fields are
asked for by their type, and a field nobody knows is refused. Every mistake is a `BadInput` that names the file, the
row, what is wrong and what to write instead.

Each row says with `mark` where it comes from: the rulebook, a public source, memory, or ourselves. In a row of mixed
origin `rulebook` lists the fields that are the rulebook's.

Nothing here opens a file: a game reads its texts in its own `content.py`, and a test may read any text it likes.
"""

import re
import tomllib
from typing import Any, Final

from brassboard.kernel import BadInput
from brassboard.kit.effects import Call, Effects, Vocabulary, meant, shown

MARKS: Final = ("rulebook", "public", "recalled", "ours")
LARGEST_NO: Final = 99
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
_ORIGIN: Final = ("mark", "rulebook")
_TOML_PLACE: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


class TomlSlip:
    """Where and why a text does not read as TOML; a line of 0 means its end."""

    def __init__(self, what: str, line: int, column: int) -> None:
        self.what = what
        self.line = line
        self.column = column


def read_toml(text: str) -> tuple[dict[str, Any], TomlSlip | None]:
    """A TOML text as data; or nothing and the slip in it, for files that a user writes."""
    try:
        return tomllib.loads(text), None
    except RecursionError:
        return {}, TomlSlip("it is nested too deeply", 0, 1)
    except ValueError as error:
        told = _TOML_PLACE.fullmatch(str(error))
        if told is None or told.group(2) is None:
            return {}, TomlSlip(told.group(1) if told else str(error), 0, 1)
        return {}, TomlSlip(told.group(1), int(told.group(2)), int(told.group(3)))


def read_tables(text: str, names: tuple[str, ...], where: str) -> dict[str, Any]:
    """A file that has all of these tables and no others."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"it does not read as TOML: {error}", where) from error
    for key in data:
        if key not in names:
            raise BadInput(f"unknown table {shown(key)}: known are {', '.join(names)}", where)
    for name in names:
        if name not in data:
            raise BadInput(f"the table {name} is missing: add it", where)
    return data


def single(data: dict[str, Any], name: str, fields: tuple[str, ...], where: str) -> "Row":
    """A table that is there once: [name]."""
    value = data[name]
    if not isinstance(value, dict):
        raise BadInput(f"{name} is one table: write [{name}] and its fields below", where)
    return Row(value, (*fields, *_ORIGIN), f"{where}: {name}")


def rows(data: dict[str, Any], name: str, fields: tuple[str, ...], where: str, key: str = "") -> list["Row"]:
    """The rows [[name]] of a file; with `key` "id" or "no" each has one of its own."""
    blocks = data[name]
    if not isinstance(blocks, list) or not blocks or not all([isinstance(block, dict) for block in blocks]):
        raise BadInput(f"rows are written [[{name}]], one block each, and there must be one", where)
    found: list[Row] = []
    for number, block in enumerate(blocks, 1):
        place, value = f"{where}: {name} {number}", ""
        if key:
            value = _key(block.get(key), key, place)
            place = f'{where}: {name} "{value}"' if key == "id" else f"{where}: {name} {value}"
            if value in [row.id for row in found]:
                raise BadInput(f"this {key} is taken: give the later row another", place)
        found.append(Row(block, (*[key] * bool(key), *fields, *_ORIGIN), place, value))
    return found


def _key(value: Any, key: str, where: str) -> str:
    if key == "no":
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= LARGEST_NO:
            raise BadInput(f"no must be 1 to {LARGEST_NO}, not {shown(value)}", where)
        return str(value)
    if not _is_word(value):
        raise BadInput(f"id must be letters, digits and _, not {shown(value)}", where)
    return str(value)


class Row:
    """A table of a file while it is read. `id` is its key as text, or "" if it has none."""

    def __init__(self, data: dict[str, Any], fields: tuple[str, ...], where: str, id: str = "") -> None:
        self.data = data
        self.where = where
        self.id = id
        for name in data:
            if name not in fields:
                raise self.error(f"unknown field {shown(name)}: known are {', '.join(fields)}{meant(name, fields)}")

    @property
    def no(self) -> int:
        return int(self.id)

    def error(self, what: str) -> BadInput:
        return BadInput(what, self.where)

    def has(self, name: str, like: str) -> Any:
        """A field that must be there; `like` is the example in the message when it is not."""
        if name not in self.data:
            raise self.error(f"{name} is missing: write {name} = {like}")
        return self.data[name]

    # Plain fields

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and name not in self.data:
            return default
        value = self.has(name, str(max(least, 0)))
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(f"{name} must be {least} to {most}, not {shown(value)}")
        return value

    def flag(self, name: str) -> bool:
        """True or false; a flag that is not there is false."""
        value = self.data.get(name, False)
        if not isinstance(value, bool):
            raise self.error(f"{name} must be true or false, not {shown(value)}")
        return value

    def text(self, name: str) -> str:
        value = self.has(name, '"…"')
        if not isinstance(value, str):
            raise self.error(f"{name} must be a text in quotes, not {shown(value)}")
        return value

    def word(self, name: str) -> str:
        value = self.has(name, '"…"')
        if not _is_word(value):
            raise self.error(f"{name} must be letters, digits and _, not {shown(value)}")
        return str(value)

    def choice(self, name: str, choices: tuple[str, ...], default: str | None = None) -> str:
        if default is not None and name not in self.data:
            return default
        value = self.has(name, f'"{choices[-1]}"')
        if not isinstance(value, str) or value not in choices:
            near = meant(value, choices) if isinstance(value, str) else ""
            raise self.error(f"{name} must be one of {_listed(choices)}, not {shown(value)}{near}")
        return value

    # Lists

    def items(self, name: str, count: int = -1) -> list[Any]:
        """The entries of a list, of which there must be `count` if it is given."""
        value = self.has(name, "[]")
        if not isinstance(value, list):
            raise self.error(f"{name} must be a list in [ ], not {shown(value)}")
        if count >= 0 and len(value) != count:
            raise self.error(f"{name} must have {count} entries, not {len(value)}")
        return value

    def numbers(self, name: str, least: int, most: int, count: int = -1, different: bool = False) -> tuple[int, ...]:
        found: list[int] = []
        for value in self.items(name, count):
            wrong = isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most
            if wrong or (different and value in found):
                kind = "different numbers" if different else "numbers"
                raise self.error(f"{name} must be {kind} of {least} to {most}, not {shown(value)}")
            found.append(value)
        return tuple(found)

    def words(self, name: str, count: int = -1) -> tuple[str, ...]:
        """Different words."""
        found: list[str] = []
        for value in self.items(name, count):
            if not _is_word(value):
                raise self.error(f"{name} must be words of letters, digits and _, not {shown(value)}")
            if value in found:
                raise self.error(f"{name} has {value} twice: leave one out")
            found.append(value)
        return tuple(found)

    def choices(self, name: str, choices: tuple[str, ...], count: int = -1) -> tuple[str, ...]:
        for value in self.items(name, count):
            if not isinstance(value, str) or value not in choices:
                raise self.error(f"{name} must be of {_listed(choices)}, not {shown(value)}")
        return tuple(self.items(name, count))

    # Tables inside the row

    def table(self, name: str, fields: tuple[str, ...]) -> "Row":
        value = self.has(name, "{ … }")
        if not isinstance(value, dict):
            raise self.error(f"{name} must be a table, not {shown(value)}")
        return Row(value, fields, f"{self.where}: {name}")

    def tables(self, name: str, fields: tuple[str, ...], count: int = -1, optional: bool = False) -> list["Row"]:
        """The tables of a list, at least one; an `optional` list that is not there has none."""
        if optional and name not in self.data:
            return []
        values = self.items(name, count)
        if not values or not all([isinstance(value, dict) for value in values]):
            raise self.error(f"{name} must be tables {{ … }} in [ ], not {shown(values)}")
        return [Row(value, fields, f"{self.where}: {name} {number}") for number, value in enumerate(values, 1)]

    # Effects

    def effects(self, name: str, vocabulary: Vocabulary) -> Effects:
        """What the row does, in the effect language."""
        value = self.has(name, f'"{vocabulary.example}"')
        if not isinstance(value, str):
            raise self.error(f"{name} must be effects in quotes, not {shown(value)}")
        return vocabulary.read(value, f"{self.where}: {name}")

    def calls(self, name: str, vocabulary: Vocabulary, empty: bool = False) -> tuple[Call, ...]:
        """The same where there is nothing to choose; where `empty` is allowed, "" does nothing.

        A table says it too, a verb in each field: `{ pay_power = 1, once = true }` is `pay_power(1); once`.
        """
        if empty and self.data.get(name) == "":
            return ()
        value = self.has(name, f'"{vocabulary.example}"')
        where = f"{self.where}: {name}"
        if isinstance(value, dict):
            found = [vocabulary.calls(_as_call(verb, args, where), f"{where}: {verb}") for verb, args in value.items()]
            return tuple([call for calls in found for call in calls])
        if not isinstance(value, str):
            raise self.error(f"{name} must be effects in quotes, not {shown(value)}")
        return vocabulary.calls(value, where)

    # Where the row comes from

    def origin(self, *told: str) -> tuple[str, tuple[str, ...]]:
        """The mark, and which fields of a mixed row are the rulebook's; `told` ones lie in the texts or the code."""
        mark = self.choice("mark", MARKS)
        fields = self.items("rulebook") if "rulebook" in self.data else []
        if fields and mark == "rulebook":
            raise self.error("rulebook lists the fields of a mixed row: leave it out, or give the row another mark")
        for field in fields:
            known = isinstance(field, str) and field not in _ORIGIN and (field in told or _reaches(self.data, field))
            if not known:
                raise self.error(f"rulebook names {shown(field)}, which this row has not: write such as skills.1.does")
        return mark, tuple(fields)


def _as_call(verb: str, args: Any, where: str) -> str:
    """A field of a table of effects as a call: a number, a word, a list of them, or true for none."""
    if args is True:
        return verb
    given = args if isinstance(args, list) else [args]
    if not given or not all([isinstance(each, int | str) and not isinstance(each, bool) for each in given]):
        raise BadInput(f"{verb} must be a number, a word, a list of them or true, not {shown(args)}", where)
    return f"{verb}({', '.join([str(each) for each in given])})"


def _reaches(data: Any, path: str) -> bool:
    """Is there a value at this path? Lists count from 1."""
    for step in path.split("."):
        if isinstance(data, dict) and step in data:
            data = data[step]
        elif isinstance(data, list) and step in [str(number) for number in range(1, len(data) + 1)]:
            data = data[int(step) - 1]
        else:
            return False
    return True


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and value != "" and all([letter in _LETTERS for letter in value])


def _listed(choices: tuple[str, ...]) -> str:
    return ", ".join([choice if choice else '""' for choice in choices])
