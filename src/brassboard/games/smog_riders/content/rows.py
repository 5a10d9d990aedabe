"""Tables of the box while they are read: fields are asked for by their type, a mistake is named with its place.

A row says with `mark` where it comes from; `rulebook` names the fields of a mixed row that are the rulebook's.
"""

from typing import Any, Final

from brassboard.kernel import BadInput

from .dice_needs import COLOURS, small_number
from .effects import Effect, Words, read_effect

MARKS: Final = ("rulebook", "public", "recalled", "ours")

_ID: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"


def rows_of(data: dict[str, Any], name: str, fields: tuple[str, ...], where: str) -> list["Row"]:
    """The rows of a file that holds nothing else, each with an id of its own."""
    for key in data:
        if key != name:
            raise BadInput(f"unknown field {key}: the file has [[{name}]] blocks and nothing else", where)
    blocks = data.get(name, [])
    if not isinstance(blocks, list) or not blocks or not all([isinstance(block, dict) for block in blocks]):
        raise BadInput(f"rows are written [[{name}]], one block each, and there must be one", where)
    rows: list[Row] = []
    for number, block in enumerate(blocks, 1):
        id = block.get("id")
        if not isinstance(id, str) or not id or not all([letter in _ID for letter in id]):
            raise BadInput(f"id must be small letters, digits and _, not {id!r}", f"{where}: {name} {number}")
        if id in [row.id for row in rows]:
            raise BadInput("this id is taken: give the later row another", f'{where}: {name} {number} "{id}"')
        rows.append(Row(block, ("id", *fields, "mark", "rulebook"), f'{where}: {name} "{id}"', id))
    return rows


class Row:
    """A table of a file while it is read: fields are asked for by their type, a mistake is named with its place."""

    def __init__(self, data: dict[str, Any], fields: tuple[str, ...], where: str, id: str = "") -> None:
        self.data = data
        self.where = where
        self.id = id
        for name in data:
            if name not in fields:
                raise self.error(f"unknown field {name}: known are {', '.join(fields)}")

    def error(self, what: str) -> BadInput:
        return BadInput(what, self.where)

    def has(self, name: str, like: str) -> Any:
        if name not in self.data:
            raise self.error(f"{name} is missing: write {name} = {like}")
        return self.data[name]

    def text(self, name: str) -> str:
        value = self.has(name, '"…"')
        if not isinstance(value, str):
            raise self.error(f"{name} must be a text in quotes, not {value!r}")
        return value

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and name not in self.data:
            return default
        value = self.has(name, str(least))
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(f"{name} must be {least} to {most}, not {value!r}")
        return value

    def flag(self, name: str) -> bool:
        value = self.data.get(name, False)
        if not isinstance(value, bool):
            raise self.error(f"{name} must be true or false, not {value!r}")
        return value

    def choice(self, name: str, choices: tuple[str, ...], default: str | None = None) -> str:
        if default is not None and name not in self.data:
            return default
        value = self.has(name, f'"{choices[-1]}"')
        if not isinstance(value, str) or value not in choices:
            raise self.error(f"{name} must be one of {_listed(choices)}, not {value!r}")
        return value

    def dice(self, name: str, order: str = COLOURS) -> str:
        value = self.text(name)
        if not value or value != "".join([colour * value.count(colour) for colour in order]):
            raise self.error(
                f"{name} must be colours in the order {', '.join(order)}, each as often as it is there, not {value!r}"
            )
        return value

    def items(self, name: str) -> list[Any]:
        value = self.has(name, "[]")
        if not isinstance(value, list):
            raise self.error(f"{name} must be a list in [ ], not {value!r}")
        return value

    def numbers(self, name: str, least: int, most: int) -> tuple[int, ...]:
        found: list[int] = []
        for value in self.items(name):
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most or value in found:
                raise self.error(f"{name} must be different numbers of {least} to {most}, not {value!r}")
            found.append(value)
        return tuple(found)

    def choices(self, name: str, choices: tuple[str, ...]) -> tuple[str, ...]:
        for value in self.items(name):
            if value not in choices:
                raise self.error(f"{name} must be of {_listed(choices)}, not {value!r}")
        return tuple(self.items(name))

    def effects(self, name: str, words: Words) -> tuple[Effect, ...]:
        found: list[Effect] = []
        for value in self.items(name):
            if not isinstance(value, str):
                raise self.error(f"{name} must be effects in quotes, not {value!r}")
            found.append(read_effect(value, words, f"{self.where}: {name}"))
        return tuple(found)

    def table(self, name: str, fields: tuple[str, ...]) -> "Row":
        value = self.has(name, "{ … }")
        if not isinstance(value, dict):
            raise self.error(f"{name} must be a table, not {value!r}")
        return Row(value, fields, f"{self.where}: {name}")

    def tables(self, name: str, fields: tuple[str, ...]) -> list["Row"]:
        values = self.items(name) if name in self.data else []
        if not all([isinstance(value, dict) for value in values]):
            raise self.error(f"{name} must be tables, not {values!r}")
        return [Row(value, fields, f"{self.where}: {name} {number}") for number, value in enumerate(values, 1)]

    def origin(self, *told: str) -> tuple[str, tuple[str, ...]]:
        """The mark, and which fields of a mixed row are the rulebook's; `told` ones lie in the texts or the code."""
        mark = self.choice("mark", MARKS)
        fields = self.items("rulebook") if "rulebook" in self.data else []
        if fields and mark == "rulebook":
            raise self.error("rulebook lists the fields of a mixed row: leave it out, or mark the row as ours")
        for field in fields:
            if not isinstance(field, str) or not (field in told or _reaches(self.data, field)):
                raise self.error(f"rulebook names {field!r}, which this row has not: write such as main.bonuses.1.does")
        return mark, tuple(fields)


def _reaches(data: Any, path: str) -> bool:
    """Is there a value at this path? Lists count from 1."""
    for step in path.split("."):
        if isinstance(data, dict) and step in data:
            data = data[step]
        elif isinstance(data, list) and 1 <= small_number(step) <= len(data):
            data = data[small_number(step) - 1]
        else:
            return False
    return True


def _listed(choices: tuple[str, ...]) -> str:
    return ", ".join([choice if choice else '""' for choice in choices])
