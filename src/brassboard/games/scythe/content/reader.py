"""Reading the tables of the box: every mistake is named with its file, its entry, what is wrong and what to write.

A `Row` is a table while it is read. Fields are asked for by their type; a field nobody knows is refused.
"""

from typing import Any, Final

from brassboard.kernel import BadInput

MARKS: Final = ("rulebook", "public", "recalled", "ours")
_ID: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
_MOST: Final = 99


def check_tables(data: dict[str, Any], names: tuple[str, ...], where: str) -> None:
    """A file has all of these tables and no others."""
    for key in data:
        if key not in names:
            raise BadInput(f"unknown table {shown(key)}: known are {', '.join(names)}", where)
    for name in names:
        if name not in data:
            raise BadInput(f"the table {name} is missing: add it", where)


def single(data: dict[str, Any], name: str, fields: tuple[str, ...], where: str) -> "Row":
    """A table that is there once: [name]."""
    value = data[name]
    if not isinstance(value, dict):
        raise BadInput(f"{name} is one table: write [{name}] and its fields below", where)
    return Row(value, (*fields, "mark", "rulebook"), f"{where}: {name}")


def rows(data: dict[str, Any], name: str, fields: tuple[str, ...], where: str, key: str = "") -> list["Row"]:
    """The rows [[name]] of a file; with `key` "id" or "no" each has one of its own."""
    blocks = data[name]
    if not isinstance(blocks, list) or not blocks or not all([isinstance(block, dict) for block in blocks]):
        raise BadInput(f"rows are written [[{name}]], one block each, and there must be one", where)
    found: list[Row] = []
    keys: list[str] = []
    for number, block in enumerate(blocks, 1):
        place = f"{where}: {name} {number}"
        if key:
            value = _key(block.get(key), key, place)
            place = f'{where}: {name} "{value}"' if key == "id" else f"{where}: {name} {value}"
            if value in keys:
                raise BadInput(f"this {key} is taken: give the later row another", place)
            keys.append(value)
            fields_here = (key, *fields, "mark", "rulebook")
        else:
            fields_here = (*fields, "mark", "rulebook")
        found.append(Row(block, fields_here, place, keys[-1] if key else ""))
    return found


def _key(value: Any, key: str, where: str) -> str:
    if key == "no":
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= _MOST:
            raise BadInput(f"no must be 1 to {_MOST}, not {shown(value)}", where)
        return str(value)
    if not isinstance(value, str) or not value or not all([letter in _ID for letter in value]):
        raise BadInput(f"id must be letters, digits and _, not {shown(value)}", where)
    return value


class Row:
    """A table of a file while it is read: fields are asked for by their type, a mistake is named with its place."""

    def __init__(self, data: dict[str, Any], fields: tuple[str, ...], where: str, id: str = "") -> None:
        self.data = data
        self.where = where
        self.id = id
        for name in data:
            if name not in fields:
                raise self.error(f"unknown field {shown(name)}: known are {', '.join(fields)}")

    @property
    def no(self) -> int:
        return int(self.id)

    def error(self, what: str) -> BadInput:
        return BadInput(what, self.where)

    def has(self, name: str, like: str) -> Any:
        if name not in self.data:
            raise self.error(f"{name} is missing: write {name} = {like}")
        return self.data[name]

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and name not in self.data:
            return default
        value = self.has(name, str(max(least, 0)))
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(f"{name} must be {least} to {most}, not {shown(value)}")
        return value

    def flag(self, name: str) -> bool:
        value = self.data.get(name, False)
        if not isinstance(value, bool):
            raise self.error(f"{name} must be true or false, not {shown(value)}")
        return value

    def choice(self, name: str, choices: tuple[str, ...], default: str | None = None) -> str:
        if default is not None and name not in self.data:
            return default
        value = self.has(name, f'"{choices[-1]}"')
        if not isinstance(value, str) or value not in choices:
            raise self.error(f"{name} must be one of {_listed(choices)}, not {shown(value)}")
        return value

    def word(self, name: str) -> str:
        value = self.has(name, '"…"')
        if not isinstance(value, str) or not value or not all([letter in _ID for letter in value]):
            raise self.error(f"{name} must be letters, digits and _, not {shown(value)}")
        return value

    def items(self, name: str, count: int = -1) -> list[Any]:
        """The entries of a list, of which there must be `count` if it is given."""
        value = self.has(name, "[]")
        if not isinstance(value, list):
            raise self.error(f"{name} must be a list in [ ], not {shown(value)}")
        if count >= 0 and len(value) != count:
            raise self.error(f"{name} must have {count} entries, not {len(value)}")
        return value

    def numbers(self, name: str, least: int, most: int, count: int = -1) -> tuple[int, ...]:
        found: list[int] = []
        for value in self.items(name, count):
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                raise self.error(f"{name} must be numbers of {least} to {most}, not {shown(value)}")
            found.append(value)
        return tuple(found)

    def words(self, name: str, count: int = -1) -> tuple[str, ...]:
        """Different words."""
        found: list[str] = []
        for value in self.items(name, count):
            if not isinstance(value, str) or not value or not all([letter in _ID for letter in value]):
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

    def table(self, name: str, fields: tuple[str, ...]) -> "Row":
        value = self.has(name, "{ … }")
        if not isinstance(value, dict):
            raise self.error(f"{name} must be a table, not {shown(value)}")
        return Row(value, fields, f"{self.where}: {name}")

    def tables(self, name: str, fields: tuple[str, ...], count: int = -1) -> list["Row"]:
        values = self.items(name, count)
        if not values or not all([isinstance(value, dict) for value in values]):
            raise self.error(f"{name} must be tables {{ … }} in [ ], not {shown(values)}")
        return [Row(value, fields, f"{self.where}: {name} {number}") for number, value in enumerate(values, 1)]

    def phrases(self, name: str, like: str) -> list["Phrase"]:
        """Texts of a word, a number and one word more, as in "coins 1 crimea"."""
        return [phrase(value, like, f"{self.where}: {name}") for value in self.items(name)]

    def amounts(self, name: str, words: tuple[str, ...]) -> tuple["Amount", ...]:
        """Amounts in quotes: ["coins 2", "power 1"]."""
        return tuple([self._amount(each, words) for each in self.phrases(name, f"{words[0]} 2")])

    def amount(self, name: str, words: tuple[str, ...]) -> "Amount":
        like = f"{words[0]} 2"
        return self._amount(phrase(self.has(name, f'"{like}"'), like, f"{self.where}: {name}"), words)

    def _amount(self, read: "Phrase", words: tuple[str, ...]) -> "Amount":
        if read.word not in words or read.n < 1 or read.faction:
            raise self.error(f"{read.word} is no amount here: write one of {', '.join(words)} and a number from 1")
        return Amount(read.word, read.n)

    def origin(self) -> tuple[str, tuple[str, ...]]:
        """The mark, and which fields of a mixed row are the rulebook's."""
        mark = self.choice("mark", MARKS)
        fields = self.words("rulebook") if "rulebook" in self.data else ()
        if fields and mark == "rulebook":
            raise self.error("rulebook lists the fields of a mixed row: leave it out, or give the row another mark")
        for field in fields:
            if field not in self.data or field in ("mark", "rulebook"):
                raise self.error(f"rulebook names {field}, which this row has not: leave it out")
        return mark, fields


class Amount:
    """A word of a vocabulary and how many: `coins 2`."""

    def __init__(self, what: str, n: int) -> None:
        self.what = what
        self.n = n

    def __repr__(self) -> str:
        return f"{self.what} {self.n}"


class Phrase:
    """A word of a vocabulary, a number (-1 none) and for which faction ("" all)."""

    def __init__(self, word: str, n: int, faction: str) -> None:
        self.word = word
        self.n = n
        self.faction = faction


def phrase(value: Any, like: str, where: str) -> Phrase:
    """`like` is shown as the example when it is none."""
    parts = value.split(" ") if isinstance(value, str) else [""]
    word = parts.pop(0)
    n = int(parts.pop(0)) if parts and _is_number(parts[0]) else -1
    faction = parts.pop(0) if parts else ""
    if parts or not all([letter in _ID for letter in word + faction]) or not word:
        raise BadInput(f'{shown(value)} does not read: write such as "{like}"', where)
    return Phrase(word, n, faction)


def _is_number(text: str) -> bool:
    return 1 <= len(text) <= 2 and all([letter in "0123456789" for letter in text])


def shown(value: Any) -> str:
    """A value as it is written, cut short: a file may hold anything."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, tables a thousand deep
        text = "something huge"
    return text if len(text) <= 60 else text[:59] + "…"


def _listed(choices: tuple[str, ...]) -> str:
    return ", ".join([choice if choice else '""' for choice in choices])
