"""The case that a check looks at, and the verdict it gives."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from brassboard.catalogue import Catalogue
from brassboard.catalogue.book import catalogue_files
from brassboard.kernel import Game, Setup

from .play import Point, points

MAX_PROBLEMS = 5
"""A check stops after this many problems, because one mistake has many symptoms."""
KERNEL_DENIALS = frozenset(
    (
        *("denied", "not-now", "not-asked", "no-candidate", "over", "stale"),
        *("undo-barrier", "undo-match", "nothing-to-undo"),
        *("chair-taken", "chair-empty", "too-few-present", "too-many-present"),
    )
)
EPOCH = 20


class Case(Struct, frozen=True):
    """A game, its setup, and how many decisions to look at."""

    game: Game
    setup: Setup
    seed: int = 0
    decisions: int = 100
    folder: Path | None = None
    """The game's package folder, for its texts and its catalogue."""
    where: str = ""
    """Where another process imports the game from: `package.module:NAME`."""
    voice: str = ""
    """The id that the keys of its texts begin with."""
    every: int = 1
    """Look at one decision in this many, so that few looks also see the middle and the end of matches."""

    @property
    def name(self) -> str:
        default = dict(self.game.setup(self.setup.players).options)
        other = [f"{name}={value}" for name, value in self.setup.options if default[name] != value]
        return "-".join([self.game.id, str(self.setup.players), *other])

    @property
    def catalogue(self) -> Catalogue | None:
        return Catalogue.of(self.folder) if self.folder is not None and catalogue_files(self.folder) else None


class Verdict(Struct):
    """The result of a check. `notes` say what could not be checked and why; `counts` say how much was checked."""

    check: str
    case: str
    problems: list[str] = []
    notes: list[str] = []
    counts: dict[str, int] = {}

    @property
    def ok(self) -> bool:
        return not self.problems

    def add(self, problem: str, where: str = "") -> None:
        self.problems.append(f"{where}: {problem}" if where else problem)

    def count(self, what: str, times: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + times

    @property
    def has_enough(self) -> bool:
        return len(self.problems) >= MAX_PROBLEMS

    def __str__(self) -> str:
        state = "ok" if self.ok else "FAILED"
        counted = ", ".join([f"{times} {what}" for what, times in self.counts.items()])
        lines = [f"{state:6} {self.case} {self.check}" + (f" ({counted})" if counted else "")]
        lines += [f"       problem: {problem}" for problem in self.problems]
        return "\n".join([*lines, *[f"       note: {note}" for note in self.notes]])


class Report(Struct):
    """All verdicts of a run."""

    verdicts: list[Verdict] = []

    @property
    def ok(self) -> bool:
        return all(verdict.ok for verdict in self.verdicts)

    @property
    def problems(self) -> list[str]:
        return [f"{v.case} {v.check}: {problem}" for v in self.verdicts for problem in v.problems]

    def __str__(self) -> str:
        return "\n".join([str(verdict) for verdict in self.verdicts])


def walk(case: Case, verdict: Verdict, checked: bool = True, share: int = 1) -> Iterator[Point]:
    """Yield the points of a case until enough problems are found."""
    for point in points(case.game, case.setup, case.seed, max(1, case.decisions // share), checked, every=case.every):
        verdict.count("decisions", point.action is not None)
        yield point
        if verdict.has_enough:
            return


def place_of(error: BaseException) -> str:
    """Return the file and line where an error was raised."""
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    return f"{Path(frame.tb_frame.f_code.co_filename).name}:{frame.tb_lineno}" if frame is not None else ""
