"""Where things stand in a TOML text: the line and column of each table and key, which `tomllib` does not tell.

A path names a key as the reader sees it: `round_limit`, `campaign.nemesis`, and for rows `win.2.if`, counted from 1.
"""

from typing import Final

Place = tuple[int, int]
_KEY_LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"


class TomlPlaces:
    """The lines and columns of the keys of a text, counted from 1.

    >>> places = TomlPlaces('a = 1\\n[[win]]\\nside = "none"\\n')
    >>> places.key("win.1.side"), places.value("win.1.side"), places.inside("win.1.side", "one")
    ((3, 1), (3, 8), (3, 10))
    """

    def __init__(self, text: str) -> None:
        self.lines: list[str] = text.split("\n")
        self._keys: dict[str, Place] = {}
        self._values: dict[str, Place] = {}
        self._ends: dict[str, int] = {}
        """The last line of each value."""
        counts: dict[str, int] = {}
        table, last, quote, depth = "", "", "", 0
        for number, line in enumerate(self.lines, 1):
            if quote or depth > 0:
                if not quote:
                    depth += _depth(line)
                elif quote in line:
                    quote = ""
                self._ends[last] = number
                continue
            bare = line.strip()
            if bare.startswith("["):
                name = bare.strip("[] \t").split("]")[0].strip()
                if bare.startswith("[["):
                    counts[name] = counts.get(name, 0) + 1
                    name = f"{name}.{counts[name]}"
                table, last = name, ""
                self._keys.setdefault(name, (number, line.index("[") + 1))
                continue
            key = _key_of(line)
            if key:
                last = f"{table}.{key}" if table else key
                equals = line.index("=")
                rest = line[equals + 1 :]
                self._keys.setdefault(last, (number, line.index(key) + 1))
                self._values.setdefault(last, (number, equals + 2 + len(rest) - len(rest.lstrip())))
                quote = _opened(rest)
                depth = 0 if quote else _depth(rest)
            if last:
                self._ends[last] = number

    def key(self, path: str) -> Place:
        """Return where a key or the head of a table stands; the nearest table around it if it is not there."""
        while path:
            if path in self._keys:
                return self._keys[path]
            path = path.rpartition(".")[0]
        return 1, 1

    def value(self, path: str) -> Place:
        """Return where the value of a key begins."""
        return self._values[path] if path in self._values else self.key(path)

    def inside(self, path: str, text: str, number: int = 0) -> Place:
        """Return where a piece of text occurs in a value for the first, second … time; the value's place if nowhere."""
        if path not in self._values:
            return self.key(path)
        line, column = self._values[path]
        start = column - 1
        for at in range(line, self._ends[path] + 1):
            found = self.lines[at - 1].find(text, start)
            while found >= 0:
                if number == 0:
                    return at, found + 1
                number -= 1
                found = self.lines[at - 1].find(text, found + 1)
            start = 0
        return line, column


def _key_of(line: str) -> str:
    """Return the bare key that a line gives a value, "" if it gives none."""
    left, equals, _ = line.partition("=")
    key = left.strip()
    return key if equals and key and not key.strip(_KEY_LETTERS) else ""


def _opened(rest: str) -> str:
    """Return the quotes of a text that begins here and goes on over the next lines, "" if there is none."""
    for quote in ('"""', "'''"):
        if rest.lstrip().startswith(quote) and rest.count(quote) == 1:
            return quote
    return ""


def _depth(text: str) -> int:
    """Return how many lists are opened here and not closed. Brackets in texts and comments do not count."""
    depth, quote = 0, ""
    for letter in text:
        if quote:
            if letter == quote:
                quote = ""
        elif letter in "\"'":
            quote = letter
        elif letter == "#":
            break
        elif letter in "[]":
            depth += 1 if letter == "[" else -1
    return depth
