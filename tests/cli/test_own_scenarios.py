"""Scenarios of one's own: a file named on the command line is offered like those that come with the game."""

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

DEPOT = (files("brassboard.games.smog_riders") / "content" / "scenarios" / "depot.scenario").read_text("utf-8")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.scenario"
    file.write_text(DEPOT.replace("scenario depot", "scenario mine", 1), "utf-8")
    return file


def run(*words: str, scenarios: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A process of its own: what it registers is gone with it."""
    environ = dict(os.environ, **({"BRASSBOARD_SCENARIOS": str(scenarios)} if scenarios else {}))
    command = [sys.executable, "-m", "brassboard", *words]
    return subprocess.run(command, capture_output=True, text=True, env=environ, timeout=120, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize("folder", [False, True])
def test_a_simulation_plays_it(mine: Path, folder: bool) -> None:
    where = mine.parent if folder else mine
    done = run(
        "sim",
        "smog_riders",
        "--games",
        "1",
        "--bots",
        "random,random",
        "--option",
        "scenario=mine",
        "--workers",
        "1",
        scenarios=where,
    )
    assert done.returncode == 0, done.stderr


def test_the_terminal_game_plays_it(mine: Path) -> None:
    words = ("play", "smog_riders", "--scenarios", str(mine), "--option", "scenario=mine", "--seed", "1")
    assert "Night at the Depot" in run(*words).stdout


def test_without_the_file_nobody_knows_it() -> None:
    done = run("play", "smog_riders", "--option", "scenario=mine")
    assert done.returncode == 2
    assert "scenario must be one of" in done.stderr


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (DEPOT, 'there is a scenario "depot" already'),
        (DEPOT.replace("rounds 7", "rounds 99", 1).replace("scenario depot", "scenario mine", 1), "mine.scenario"),
        ("", "mine.scenario"),
    ],
)
def test_a_bad_file_is_told_before_anything_is_served(mine: Path, text: str, told: str) -> None:
    mine.write_text(text, "utf-8")
    done = run("serve", "--scenarios", str(mine), "--database", f"sqlite:///{mine.parent / 'x.sqlite'}")
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_a_missing_file_and_an_empty_folder(tmp_path: Path) -> None:
    assert "No such file" in run("play", "smog_riders", "--scenarios", str(tmp_path / "none.scenario")).stderr
    assert "no file whose name ends with .scenario" in run("play", "smog_riders", "--scenarios", str(tmp_path)).stderr
