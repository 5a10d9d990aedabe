"""A file of what was played: a job that was stopped goes on from it, and ends as if it never had been.

One line says what is played and by which rules and bots; every further one is a game. Games are written as they are
finished and put in order at the end, so the file of a job that was stopped is the same, to the byte, as another's.
"""

import os
from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

import msgspec
from msgspec import Struct

import brassboard
from brassboard import bots, kernel, kit
from brassboard.box import Box
from brassboard.kernel import BadInput
from brassboard.own import WHERE as OWN_SCENARIOS

from .plan import Plan
from .single import Played

FORMAT = 1
READ_BY_RULES = (".py", ".toml", ".scenario", ".txt")


class Head(Struct, frozen=True):
    """What the games of a file are of."""

    brassboard_sim: int
    version: str
    rules: str
    plans: tuple[Plan, ...]


class Line(Struct, frozen=True, array_like=True):
    """A game, and the plan it belongs to."""

    at: int
    game: Played


class Keep:
    """The file of a job. `games` has what it held when it was opened, by plan and number."""

    def __init__(self, path: Path, box: Box, plans: Sequence[Plan]) -> None:
        self.path = path
        self.head = Head(FORMAT, brassboard.__version__, fingerprint(box), tuple(plans))
        self.games: dict[tuple[int, int], Played] = {}
        self.in_order = True
        self.last = (-1, -1)
        try:
            self._open()
        except OSError as error:
            raise BadInput(error.strerror or str(error), str(path)) from error

    def _open(self) -> None:
        data = self.path.read_bytes() if self.path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]  # a line that was cut off in the middle is played again
        lines = whole.splitlines()
        if lines:
            self._compare(lines[0])
            for number, text in enumerate(lines[1:], 2):
                self._read(text, number)
        self.file = self.path.open("r+b" if data else "wb", buffering=0)
        self.file.truncate(len(whole))
        self.file.seek(len(whole))
        if not lines:
            self.file.write(msgspec.json.encode(self.head) + b"\n")

    def _read(self, text: bytes, number: int) -> None:
        try:
            line = msgspec.json.decode(text, type=Line)
        except msgspec.DecodeError as error:
            raise BadInput(f"line {number} does not read as a game: {error}", str(self.path)) from error
        self.games[line.at, line.game.index] = line.game
        self._follows((line.at, line.game.index))

    def _compare(self, text: bytes) -> None:
        try:
            head = msgspec.json.decode(text, type=Head)
        except msgspec.DecodeError as error:
            raise BadInput(f"it does not read as a file of played games: {error}", str(self.path)) from error
        for name in ("brassboard_sim", "version", "rules", "plans"):
            if getattr(head, name) != getattr(self.head, name):
                what = f"other {name}" if name in ("rules", "plans") else f"another {name.replace('_', ' ')}"
                hint = "; rules, content or bots have changed since" if name == "rules" else ""
                raise BadInput(
                    f"its games are of {what}{hint}: remove it to begin anew, or name another file", str(self.path)
                )

    def _follows(self, place: tuple[int, int]) -> None:
        self.in_order = self.in_order and place > self.last
        self.last = place

    def add(self, at: int, games: Sequence[Played]) -> None:
        """Keep these games: in one write, so that Ctrl-C cuts no line."""
        self.file.write(b"".join([msgspec.json.encode(Line(at, game)) + b"\n" for game in games]))
        for game in games:
            self.games[at, game.index] = game
            self._follows((at, game.index))

    def close(self) -> None:
        """Put the games in order; a crash in between leaves the old file."""
        self.file.close()
        if self.in_order:
            return
        beside = self.path.with_name(self.path.name + ".new")
        with beside.open("wb") as file:
            file.write(msgspec.json.encode(self.head) + b"\n")
            for at, index in sorted(self.games):
                file.write(msgspec.json.encode(Line(at, self.games[at, index])) + b"\n")
        os.replace(beside, self.path)


def fingerprint(box: Box) -> str:
    """Of everything a game depends on: kernel, kit, bots, its own rules and content, scenarios of one's own."""
    digest = blake2b(digest_size=8)
    for module in (kernel, kit, bots, import_module(box.package)):
        folder = Path(str(module.__file__)).parent
        for path in sorted(folder.rglob("*")):
            if path.suffix in READ_BY_RULES and not (path.suffix == ".toml" and path.name.startswith("rules")):
                digest.update(path.relative_to(folder).as_posix().encode() + b"\n" + path.read_bytes())
    if named := os.environ.get(OWN_SCENARIOS, ""):
        own = Path(named).expanduser()
        for path in sorted(own.glob("*.scenario")) if own.is_dir() else [own]:
            digest.update(path.read_bytes())
    return digest.hexdigest()
