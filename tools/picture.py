"""Makes docs/images/terminal.svg: the duel in the terminal, as it looks a few moves into a match. `make picture`.

The same match every time, so the picture changes only when the terminal does.
"""

import io
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import brassboard
from brassboard.bots import bot
from brassboard.cli.screen import Screen
from brassboard.cli.terminal_session import TerminalSession
from brassboard.sentences import Sentences

FILE = Path(__file__).parents[1] / "docs" / "images" / "terminal.svg"
SEED = 3
TYPED = ("pass", "1 2 3", "move:C1", "why play:snare")
WIDTH = 100
BRASS = TerminalTheme(
    (31, 26, 23),
    (226, 218, 208),
    [(31, 26, 23), (214, 106, 84), (143, 172, 106), (224, 179, 106), (110, 152, 187), (176, 134, 168), (111, 176, 168),
     (207, 198, 189)],
    [(112, 103, 95), (232, 128, 104), (163, 192, 124), (240, 200, 128), (134, 172, 206), (196, 154, 188),
     (132, 198, 188), (240, 234, 226)],
)  # fmt: skip


class Taken(Exception):
    """Raised when the picture is complete."""


class Camera(Screen):
    """A screen that keeps only what is visible, and stops when everything was typed."""

    def __init__(self, typed: tuple[str, ...]) -> None:
        super().__init__(Console(record=True, force_terminal=True, width=WIDTH, file=io.StringIO(), highlight=False))
        self.typed = list(typed)
        self.picture = ""

    def clear(self) -> None:
        self.console.export_text(clear=True)

    def ask(self, prompt: str) -> str:
        if self.typed:
            self.line(f"{prompt}: {self.typed[0]}", style="bold cyan")
            return self.typed.pop(0)
        self.line(f"{prompt}: ", style="bold cyan")
        self.picture = self.console.export_svg(
            title="brassboard play duel", theme=BRASS, code_format=_without_foreign_fonts(), unique_id="brassboard"
        )
        raise Taken


def _without_foreign_fonts() -> str:
    """Rich's SVG frame, but without resources from the network."""
    rows = CONSOLE_SVG_FORMAT.splitlines()
    start = next(number for number, row in enumerate(rows) if "@font-face" in row)
    end = max(number for number, row in enumerate(rows) if "@font-face" in row)
    end = next(number for number in range(end, len(rows)) if rows[number].strip() == "}}")
    frame = "\n".join([*rows[:start], *rows[end + 1 :]])
    return frame.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace")


def picture() -> str:
    """Return the picture as SVG."""
    installed, camera = brassboard.game("duel"), Camera(TYPED)
    sitting = TerminalSession(
        installed.new(seed=SEED, checked=True),
        Sentences(installed),
        camera,
        [0],
        {1: bot("greedy", seed=1)},
        autosave=False,
    )
    try:
        sitting.play()
    except Taken:
        return "\n".join(row.rstrip() for row in camera.picture.splitlines()) + "\n"
    raise SystemExit("the match ended before the picture was taken: choose other moves in tools/picture.py")


if __name__ == "__main__":
    FILE.write_text(picture(), encoding="utf-8")
    sys.stdout.write(f"made {FILE}\n")
