"""Maps of one's own for Alone: a .map file is offered like the maps that come with the game."""

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

K1 = (files("brassboard.games.alone") / "content" / "maps" / "k1.map").read_text("utf-8")
DEPOT = (files("brassboard.games.smog_riders") / "content" / "scenarios" / "depot.scenario").read_text("utf-8")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.map"
    file.write_text(K1.replace("map k1", "map mine", 1), "utf-8")
    return file


def run(*words: str, scenarios: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A process of its own: what it registers is gone with it."""
    environ = dict(os.environ, **({"BRASSBOARD_SCENARIOS": str(scenarios)} if scenarios else {}))
    command = [sys.executable, "-m", "brassboard", *words]
    return subprocess.run(command, capture_output=True, text=True, env=environ, timeout=120, stdin=subprocess.DEVNULL)


def simulate(game: str, option: str, scenarios: Path) -> subprocess.CompletedProcess[str]:
    words = ("--games", "1", "--bots", "random,random", "--option", option, "--workers", "1")
    return run("sim", game, *words, scenarios=scenarios)


def test_a_simulation_plays_it(mine: Path) -> None:
    done = simulate("alone", "map=mine", mine)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_simulation_is_told_of_it_like_a_game_in_the_terminal(mine: Path, workers: str) -> None:
    words = ("--games", "2", "--bots", "random,random", "--option", "map=mine", "--workers", workers)
    done = run("sim", "alone", "--scenarios", str(mine), *words)
    assert done.returncode == 0, done.stderr


def test_a_cluster_cannot_read_it(mine: Path) -> None:
    done = run("sim", "alone", "--scenarios", str(mine), "--option", "map=mine", "--ray", "auto")
    assert done.returncode == 2
    assert "--scenarios: a cluster does not have your files" in done.stderr


def test_a_folder_may_hold_files_of_several_games(mine: Path) -> None:
    (mine.parent / "yard.scenario").write_text(DEPOT.replace("scenario depot", "scenario yard", 1), "utf-8")
    for game, option in (("alone", "map=mine"), ("smog_riders", "scenario=yard")):
        done = simulate(game, option, mine.parent)
        assert done.returncode == 0, done.stderr


def test_without_the_file_nobody_knows_it(mine: Path) -> None:
    done = run("sim", "alone", "--games", "1", "--bots", "random,random", "--option", "map=mine")
    assert done.returncode == 2
    assert "map must be one of" in done.stderr


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (K1, 'there is a map "k1" already'),
        (K1.replace("map k1", "map mine", 1).replace("#@", "#.", 1), "floor 1 has no start"),
        ("map test-mine\nfloor 1\n" + K1.partition("floor 1\n")[2].partition("floor 2\n")[0] + "end\n", "all 8 rooms"),
    ],
)
def test_a_bad_file_is_refused_with_its_mistake(mine: Path, text: str, told: str) -> None:
    mine.write_text(text, "utf-8")
    done = simulate("alone", "map=mine", mine)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_the_command_that_checks_files_knows_maps_by_their_ending(mine: Path) -> None:
    done = run("scenario", "check", str(mine))
    assert done.returncode == 0, done.stderr
    assert "map mine is all right" in done.stdout.replace("\n", " ")
    mine.write_text(K1.replace("#@", "#.", 1), "utf-8")
    done = run("scenario", "check", str(mine))
    assert done.returncode == 1
    assert "floor 1 has no start" in (done.stdout + done.stderr).replace("\n", " ")
