"""The journal: a text with one line for each small choice and each draw of chance. A person can read and replay it.

    brassboard journal 1
    game duel 1
    players 2
    option arena boiler_room
    1 P0 move:14
    0 * dice:5,2,6
    2 P0 undo:0
    end 5a0c…

A line of a seat begins with the number of that seat's decision, a line of chance (`*`) with the number of the draw. In
the journal of a campaign, `M` lines say who gathered and how its matches ended. The journal of such a match says in its
head what the campaign told it, as canonical JSON: `told {…}`.
"""

import re
from collections.abc import Mapping

from msgspec import Struct

from .canonical import read_canonical
from .data import CHANCE, EVERYONE, MATCH, Copyable, Seat
from .errors import BadInput
from .game import OptionValue, Setup

FORMAT = 1
UNDO = "undo"
BACK = "back"
LINE = re.compile(r"([0-9]{1,12}) (\*|M|P[0-9]{1,2}) (\S+)")


class Line(Copyable):
    """One answer. `audience` is a mask of the seats that may read it; `to` is the line an undo went back to."""

    n: int
    who: Seat
    text: str
    audience: int = EVERYONE
    to: int = -1

    def __str__(self) -> str:
        who = {CHANCE: "*", MATCH: "M"}.get(self.who, f"P{self.who}")
        return f"{self.n} {who} {self.text}" + (f":{self.to}" if self.text == UNDO and self.to >= 0 else "")


class Journal(Struct):
    """A whole match as text: its setup, every line, and the hash of its last state."""

    game: str
    version: int
    setup: Setup
    lines: list[Line]
    secret: bytes = b""
    nonces: tuple[bytes, ...] = ()
    end: str = ""

    def __str__(self) -> str:
        head = [
            f"brassboard journal {FORMAT}",
            f"game {self.game} {self.version}",
            f"players {self.setup.players}",
            *[f"option {name} {option_text(value)}" for name, value in self.setup.options],
            *([f"told {self.setup.told}"] if self.setup.told else []),
        ]
        if self.secret:
            head.append(f"secret {self.secret.hex()}")
            head += [f"nonce {seat} {nonce.hex()}" for seat, nonce in enumerate(self.nonces)]
        tail = [f"end {self.end}"] if self.end else []
        return "\n".join([*head, *[str(line) for line in self.lines], *tail]) + "\n"


def option_text(value: OptionValue) -> str:
    """Return the value of an option as journals and command lines write it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read_journal(text: str, where: str = "journal") -> Journal:
    """Read a journal. A mistake raises BadInput, which names the line."""
    if not isinstance(text, str):
        raise BadInput(f"a journal is text, not {type(text).__name__}", where)
    rows = [(number, row.strip()) for number, row in enumerate(text.splitlines(), 1)]
    rows = [(number, row) for number, row in rows if row and not row.startswith("#")]
    if not rows or not re.fullmatch(r"brassboard journal [0-9]+", rows[0][1]):
        raise BadInput('it must begin with "brassboard journal 1"', f"{where}, line 1")
    if rows[0][1] != f"brassboard journal {FORMAT}":
        raise BadInput(f'this is "{rows[0][1]}"; only format {FORMAT} can be read', f"{where}, line {rows[0][0]}")
    return _Reader(where).read(rows[1:])


class _Reader:
    """Collects the head and the lines of a journal while it is read."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.heads: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.nonces: dict[int, bytes] = {}
        self.lines: list[Line] = []

    def read(self, rows: list[tuple[int, str]]) -> Journal:
        for number, row in rows:
            here = f"{self.where}, line {number}"
            if "end" in self.heads:
                raise BadInput("nothing may follow the end", here)
            word, _, rest = row.partition(" ")
            if word in ("game", "players", "told", "secret", "end"):
                self._head(word, rest, here)
            elif word == "option":
                name, _, value = rest.partition(" ")
                if name in self.options:
                    raise BadInput(f'option "{name}" is there twice', here)
                self.options[name] = value
            elif word == "nonce":
                seat, _, value = rest.partition(" ")
                if seat != str(len(self.nonces)):
                    raise BadInput(f'a nonce names its seat, here {len(self.nonces)}, not "{seat[:40]}"', here)
                self.nonces[int(seat)] = _hex(value, here)
            else:
                self.lines.append(_line(row, here))
        return self._journal()

    def _head(self, word: str, rest: str, here: str) -> None:
        if word in self.heads:
            raise BadInput(f'"{word}" is there twice', here)
        self.heads[word] = rest
        if word == "secret":
            _hex(rest, here)

    def _journal(self) -> Journal:
        for word in ("game", "players"):
            if word not in self.heads:
                raise BadInput(f'it does not say "{word} …"', self.where)
        match = re.fullmatch(r"(\w+) ([0-9]{1,6})", self.heads["game"])
        if not match:
            raise BadInput(f'"game {self.heads["game"]}" should name game and version', self.where)
        if not re.fullmatch(r"[0-9]{1,2}", self.heads["players"]):
            raise BadInput(f'"players {self.heads["players"]}" should be a number', self.where)
        told = self.heads.get("told", "")
        if told:
            read_canonical(told, f"{self.where}, told")
        setup = Setup(int(self.heads["players"]), tuple(self.options.items()), told)
        nonces = tuple([self.nonces[seat] for seat in sorted(self.nonces)])
        secret = bytes.fromhex(self.heads.get("secret", ""))
        return Journal(match[1], int(match[2]), setup, self.lines, secret, nonces, self.heads.get("end", ""))


def _hex(text: str, here: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadInput(f'"{text[:40]}" is not written in hexadecimal', here) from None


def _line(row: str, here: str) -> Line:
    match = LINE.fullmatch(row)
    if not match:
        raise BadInput(f'"{row[:60]}" is no line such as "3 P0 move:14" or "0 * dice:5,2"', here)
    n, text = int(match[1]), match[3]
    who = {"*": CHANCE, "M": MATCH}[match[2]] if match[2] in "*M" else int(match[2][1:])
    verb, _, rest = text.partition(":")
    if verb == UNDO:
        if not re.fullmatch(r"[0-9]{1,9}", rest):
            raise BadInput(f'"{text[:60]}" should be undo:LINE', here)
        return Line(n, who, UNDO, to=int(rest))
    return Line(n, who, text)


def parse_options(texts: Mapping[str, str], known: Mapping[str, tuple[OptionValue, ...]]) -> dict[str, OptionValue]:
    """Return the values of options that are written as text, each with the type of the values it may have."""
    typed: dict[str, OptionValue] = {}
    for name, text in texts.items():
        typed[name] = text
        for choice in known.get(name, ()):
            if option_text(choice) == text:
                typed[name] = choice
    return typed
