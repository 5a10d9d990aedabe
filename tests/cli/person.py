"""A person at the command line for tests: types lines, and reads the output."""

import io
import sys
from pathlib import Path

import pytest

import brassboard
from brassboard.cli import main
from brassboard.kernel import Match, stream


class Person:
    """Types lines at a command and reads the output. Matches are saved in a folder of the test."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.chdir(folder)
        monkeypatch.setenv("XDG_STATE_HOME", str(folder / "state"))
        monkeypatch.delenv("FORCE_COLOR", raising=False)
        self.code = 0
        self.err = ""

    def runs(self, command: str, *lines: str) -> str:
        """Run a command and return its output; afterwards `code` and `err` are its exit code and error output."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.code = main(command.split())
        out, self.err = self.capsys.readouterr()
        return out


def finished(players: int = 2, seed: int = 7) -> Match:
    """Return a duel that was played to its end at random."""
    match, luck = brassboard.game("duel").new(players=players, seed=seed), stream(seed)
    while match.decision is not None:
        options = match.decision.options
        match.take(options[luck.randrange(len(options))])
    return match
