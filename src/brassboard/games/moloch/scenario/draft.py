"""A chapter file while it is read: its TOML data, where each key stands, and every mistake with place and remedy."""

from typing import Any, Final

from brassboard.kernel import BadInput
from brassboard.kit.content import read_toml
from brassboard.kit.effects import Call, Vocabulary, meant, shown

from .ground import Ground
from .toml_places import TomlPlaces
from .vocabulary import is_name

MOST_LETTERS: Final = 40_000
MOST_MISTAKES: Final = 100


class Mistake:
    """A mistake in a chapter file: its place, what is wrong, and its remedy. Lines and columns count from 1."""

    def __init__(self, where: str, line: int, column: int, what: str, remedy: str) -> None:
        self.where = where
        self.line = line
        self.column = column
        self.what = what
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{self.where}:{self.line}:{self.column}: {self.what}; {self.remedy}"

    def __repr__(self) -> str:
        return f"Mistake({self})"


class Draft:
    """Everything read from a chapter file so far, and its mistakes."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        self.places = TomlPlaces(text)
        self.data: dict[str, Any] = {}
        self.mistakes: list[Mistake] = []
        self.broken: set[str] = set()
        """The keys whose values have a mistake: what they mean for others is not checked."""
        self.ground: Ground | None = None

    def listed(self) -> list[Mistake]:
        """Return the mistakes in the order of the text."""
        return sorted(self.mistakes, key=lambda found: (found.line, found.column))[:MOST_MISTAKES]

    # Mistakes

    def mistake(self, line: int, column: int, what: str, remedy: str) -> None:
        """Add a mistake at this place."""
        self.mistakes.append(Mistake(self.where, line, column, what, remedy))

    def wrong(self, path: str, what: str, remedy: str) -> None:
        """Add a mistake in the value of a key."""
        self.broken.add(path)
        line, column = self.places.value(path)
        self.mistake(line, column, what, remedy)

    def wrong_in(self, path: str, text: str, number: int, what: str, remedy: str) -> None:
        """Add a mistake where a piece of text occurs in a value for the first (0), second (1) … time."""
        self.broken.add(path)
        line, column = self.places.inside(path, text, number)
        self.mistake(line, column, what, remedy)

    def missing(self, path: str, name: str, like: str) -> None:
        """Add the mistake that a table has no such key."""
        self.broken.add(_join(path, name))
        line, column = self.places.key(path)
        self.mistake(line, column, f"{name} is missing", f"write {name} = {like}")

    # Fields of a table; `path` is that of the table, "" for the top

    def fields(self, table: dict[str, Any], path: str, known: tuple[str, ...]) -> None:
        """Refuse the fields of a table that are not known."""
        for name in table:
            if name not in known:
                line, column = self.places.key(_join(path, name))
                self.mistake(line, column, *unknown_field(name, known))

    def number(
        self, table: dict[str, Any], path: str, name: str, least: int, most: int, default: int | None = None
    ) -> int:
        """Return a whole number; a missing or wrong one is a mistake and counts as the most."""
        if name not in table:
            if default is None:
                self.missing(path, name, str(most))
            return most if default is None else default
        value = table[name]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong(_join(path, name), f"{name} is {shown(value)}", f"write a number from {least} to {most}")
            return most
        return value

    def text(self, table: dict[str, Any], path: str, name: str, like: str, default: str | None = None) -> str:
        """Return a text; a missing or wrong one is a mistake and counts as ""."""
        if name not in table:
            if default is None:
                self.missing(path, name, f'"{like}"')
            return default or ""
        value = table[name]
        if not isinstance(value, str):
            self.wrong(_join(path, name), f"{name} is {shown(value)}", f'write a text in quotes, such as "{like}"')
            return ""
        return value

    def name(self, table: dict[str, Any], path: str, name: str, like: str) -> str:
        """Return a word of small letters, digits and _; a wrong one is a mistake and counts as ""."""
        value = self.text(table, path, name, like)
        if value and not is_name(value):
            remedy = "write small letters, digits and _, a letter first, at most 24 characters"
            self.wrong(_join(path, name), f'found the {name} "{value[:30]}"', remedy)
            return ""
        return value

    def choice(self, table: dict[str, Any], path: str, name: str, choices: tuple[str, ...]) -> str:
        """Return one of these words; a wrong one is a mistake and counts as ""."""
        value = self.text(table, path, name, choices[0])
        if value and value not in choices:
            near = meant(value, choices)
            self.wrong(_join(path, name), f'found "{value[:30]}"{near}', f"write one of {', '.join(choices)}")
            return ""
        return value

    def choices(self, table: dict[str, Any], path: str, name: str, choices: tuple[str, ...]) -> tuple[str, ...]:
        """Return different words of these; wrong ones are mistakes and left out."""
        where = _join(path, name)
        found: list[str] = []
        for value in self.items(table, path, name):
            if not isinstance(value, str) or value not in choices:
                near = meant(value, choices) if isinstance(value, str) else ""
                remedy = f"write one of {', '.join(choices)}"
                self.wrong_in(where, _written(value), 0, f"found {shown(value)}{near}", remedy)
            elif value in found:
                self.wrong_in(where, _written(value), 1, f'found "{value}" twice', "leave one out")
            else:
                found.append(value)
        return tuple(found)

    def items(self, table: dict[str, Any], path: str, name: str) -> list[Any]:
        """Return the entries of a list; a missing list is empty, anything else is a mistake."""
        value = table.get(name, [])
        if not isinstance(value, list):
            self.wrong(_join(path, name), f"{name} is {shown(value)}", "write a list in [ ]")
            return []
        return value

    def counts(
        self, table: dict[str, Any], path: str, name: str, choices: tuple[str, ...], most: dict[str, int]
    ) -> dict[str, int]:
        """Return how many of each there are; wrong entries are mistakes and left out."""
        where = _join(path, name)
        value = table.get(name, {})
        if not isinstance(value, dict):
            self.wrong(where, f"{name} is {shown(value)}", f"write a table such as {{ {choices[0]} = 1 }}")
            return {}
        found: dict[str, int] = {}
        for id, n in value.items():
            if id not in choices:
                self.wrong_in(where, id, 0, f'found "{id[:30]}"{meant(id, choices)}', f"write {', '.join(choices)}")
            elif isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= most[id]:
                self.wrong_in(where, id, 0, f"{id} is {shown(n)}", f"the box has {most[id]}: write 1 to {most[id]}")
            else:
                found[id] = n
        return found

    def rows(self, name: str) -> list[dict[str, Any]]:
        """Return the rows [[name]]."""
        value = self.data.get(name, [])
        if not isinstance(value, list) or not all([isinstance(row, dict) for row in value]):
            self.wrong(name, f"{name} is {shown(value)}", f"write rows below [[{name}]]")
            return []
        return value

    def calls(self, table: dict[str, Any], path: str, name: str, words: Vocabulary, empty: bool) -> tuple[Call, ...]:
        """Return what a text says in these words; mistakes are named in their place and nothing is returned."""
        value = self.text(table, path, name, words.example, "" if empty else None)
        if not value.strip():
            if not empty and name in table:
                self.wrong(_join(path, name), f"{name} is empty", f"write such as {words.example}")
            return ()
        try:
            return words.calls(value)
        except BadInput as error:
            self.broken.add(_join(path, name))
            line, column = self.places.value(_join(path, name))
            told, remedy = column_of(error.what)
            self.mistake(line, column + told, f"found {shown(value)}", remedy)
            return ()


def read_draft(text: str, where: str) -> Draft:
    """Return the draft of a chapter file with its TOML data."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if len(text) > MOST_LETTERS:
        draft = Draft("", where)
        draft.mistake(
            1, 1, f"this has {len(text)} characters", f"a chapter has at most {MOST_LETTERS}: make it smaller"
        )
        return draft
    draft = Draft(text, where)
    draft.data, slip = read_toml(text)
    if slip is not None:
        remedy = 'a chapter is TOML: write key = value, texts in quotes, the map between """'
        line = slip.line or len(draft.places.lines)
        draft.mistake(line, slip.column, f"this does not read as TOML: {slip.what[:80]}", remedy)
    return draft


def column_of(what: str) -> tuple[int, str]:
    """Return the column that a message of the effect language names, and the rest of it."""
    head, colon, rest = what.partition(": ")
    word, _, number = head.partition(" ")
    return (int(number), rest) if colon and word == "column" and number.isdecimal() else (0, what)


def unknown_field(name: str, known: tuple[str, ...]) -> tuple[str, str]:
    """Return what is wrong with an unknown field, and the remedy."""
    return f"unknown field {shown(name)}{meant(name, known)}", f"known are {', '.join(known)}"


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _written(value: object) -> str:
    """Return a value of a list as it is probably written in the file."""
    return f'"{value}"' if isinstance(value, str) else str(value)
