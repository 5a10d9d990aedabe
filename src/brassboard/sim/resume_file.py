"""The resume file of a job: a job that was stopped continues from it, with the same result.

The first line says what is played and by which rules and bots; each further line is a game. Games are written as they
finish and sorted at the end, so the file of a resumed job has the same bytes as that of an uninterrupted one. Only one
run at a time writes to a file: it is locked while it is open, and the lock ends with the process.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import blake2b
from importlib import import_module
from io import FileIO
from pathlib import Path

import msgspec
from msgspec import Struct

import brassboard
from brassboard import bots, kernel, kit
from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput
from brassboard.user_scenarios import SCENARIOS_VARIABLE as USER_SCENARIOS
from brassboard.user_scenarios import scenario_files

from .plan import Plan
from .play_game import Played

try:
    import fcntl
except ImportError:  # This system has no file locks, so nothing is checked.
    fcntl = None  # type: ignore[assignment]

FORMAT = 1
NOT_RULE_SUFFIXES = (".ftl", ".typed", ".so", ".pyd")
"""Files that cannot change a game: texts for people, and compiled sources.

Content may be in files of any other kind.
"""


class Head(Struct, frozen=True):
    """The first line of a file: what its games are."""

    brassboard_sim: int
    version: str
    rules: str
    plans: tuple[Plan, ...]


class Line(Struct, frozen=True, array_like=True):
    """A game, and the index of its plan."""

    at: int
    game: Played


class ResumeFile:
    """The resume file of a job. `games` has the games it held when it was opened, by plan and number."""

    def __init__(self, path: Path, installed: InstalledGame, plans: Sequence[Plan]) -> None:
        self.path = path
        self.head = Head(FORMAT, brassboard.__version__, fingerprint(installed), tuple(plans))
        self.games: dict[tuple[int, int], Played] = {}
        self.in_order = True
        self.last = (-1, -1)
        try:
            self.file = self._open()
            with _close_on_error(self.file):
                self._load()
        except OSError as error:
            raise BadInput(error.strerror or str(error), str(path)) from error

    def _open(self) -> FileIO:
        while True:
            file = self.path.open("a+b", buffering=0)
            with _close_on_error(file):
                if self._lock(file):
                    return file
            file.close()

    def _lock(self, file: FileIO) -> bool:
        """Lock the file. Return False if it was replaced by another file of the same name in the meantime."""
        if fcntl is None:
            return True
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadInput(
                "another run is playing into this file: wait for its end, or name another file", str(self.path)
            ) from error
        except OSError:  # A network disk may have no locks, so nothing is checked.
            return True
        return self.path.exists() and os.path.samestat(os.fstat(file.fileno()), self.path.stat())

    def _load(self) -> None:
        self.file.seek(0)
        data = self.file.read()
        whole = data[: data.rfind(b"\n") + 1]  # The game of an incomplete last line is played again.
        lines = whole.splitlines()
        if lines:
            self._compare(lines[0])
            for number, text in enumerate(lines[1:], 2):
                self._read(text, number)
        self.file.truncate(len(whole))
        if not lines:
            self._write(msgspec.json.encode(self.head) + b"\n")

    def _read(self, text: bytes, number: int) -> None:
        try:
            line = msgspec.json.decode(text, type=Line)
            if not 0 <= line.at < len(self.head.plans):
                raise ValueError(f"there is no series {line.at}")
        except ValueError as error:
            raise BadInput(
                f"line {number} does not read as a game: {error}; the {number - 2} games before it do: "
                f"remove the lines from {number} on to go on from there, or name another file",
                str(self.path),
            ) from error
        self.games[line.at, line.game.index] = line.game
        self._track_order((line.at, line.game.index))

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

    def _track_order(self, place: tuple[int, int]) -> None:
        self.in_order = self.in_order and place > self.last
        self.last = place

    def add(self, at: int, games: Sequence[Played]) -> None:
        """Append these games in one write, so that Ctrl-C leaves no incomplete line."""
        self._write(b"".join([msgspec.json.encode(Line(at, game)) + b"\n" for game in games]))
        for game in games:
            self.games[at, game.index] = game
            self._track_order((at, game.index))

    def _write(self, data: bytes) -> None:
        try:
            count = self.file.write(data)
        except OSError as error:
            raise BadInput(error.strerror or str(error), str(self.path)) from error
        if count < len(data):  # Nothing may follow an incomplete line.
            raise BadInput("there is no room left", str(self.path))

    def close(self) -> None:
        """Sort the games and close the file. A crash, or a folder that is not writable, leaves the unsorted file."""
        with self.file:
            if not self.in_order:
                with suppress(OSError):  # All games are saved already; the next run tries to sort them again.
                    self._put_in_order()

    def _put_in_order(self) -> None:
        beside = self.path.with_name(self.path.name + ".new")
        try:
            with beside.open("wb") as file:
                file.write(msgspec.json.encode(self.head) + b"\n")
                for at, index in sorted(self.games):
                    file.write(msgspec.json.encode(Line(at, self.games[at, index])) + b"\n")
            if fcntl is None:
                self.file.close()  # There is no lock to hold, and such a system cannot replace an open file.
            beside.replace(self.path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise


@contextmanager
def _close_on_error(file: FileIO) -> Iterator[None]:
    """Close a file if the block fails, because an open file stays locked."""
    try:
        yield
    except BaseException:
        file.close()
        raise


def fingerprint(installed: InstalledGame) -> str:
    """Return a hash of everything a game depends on: kernel, kit, bots, its rules and content, and user scenarios."""
    digest = blake2b(digest_size=8)
    for module in (kernel, kit, bots, import_module(installed.package)):
        folder = Path(str(module.__file__)).parent
        for path in _rule_files(folder):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\n" + path.read_bytes())
    if named := os.environ.get(USER_SCENARIOS, ""):
        for path in scenario_files(named):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _rule_files(folder: Path) -> Iterator[Path]:
    """Yield the files of a package that can change a game: all but the rulebook, texts, hidden files and caches."""
    for path in sorted(folder.rglob("*")):
        book = path.parent.name == "rulebook"
        hidden = any([part.startswith((".", "__pycache__")) for part in path.relative_to(folder).parts])
        if path.is_file() and path.suffix not in NOT_RULE_SUFFIXES and not book and not hidden:
            yield path
