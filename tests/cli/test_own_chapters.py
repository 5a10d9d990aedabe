"""Chapters of one's own for Rise of Moloch: a .chapter file is offered like the chapters that come with the game."""

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

BOX = files("brassboard.games")
TWO = (BOX / "moloch" / "content" / "chapters" / "2.chapter").read_text("utf-8")
DEPOT = (BOX / "smog_riders" / "content" / "scenarios" / "depot.scenario").read_text("utf-8")
WORDS = """
from brassboard.sentences import Sentences
import brassboard
words = Sentences(brassboard.game("moloch"), "de")
print(words.name("chapter", "mine"), words.name("marker", "old_hat"), words.name("marker", "trap"), sep="; ")
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.chapter"
    text = TWO.replace('id = "2"', 'id = "mine"', 1).replace('title = "The grotesque circus"', 'title = "My circus"')
    file.write_text(text.replace('kind = "utensil"', 'kind = "old_hat"'), "utf-8")
    return file


def run(*words: str, scenarios: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A process of its own: what it registers is gone with it."""
    environ = dict(os.environ, **({"BRASSBOARD_SCENARIOS": str(scenarios)} if scenarios else {}))
    command = [sys.executable, *words]
    return subprocess.run(command, capture_output=True, text=True, env=environ, timeout=120, stdin=subprocess.DEVNULL)


def simulate(game: str, option: str, scenarios: Path | None) -> subprocess.CompletedProcess[str]:
    words = ("--games", "1", "--bots", "random,random", "--option", option, "--workers", "1")
    return run("-m", "brassboard", "sim", game, *words, scenarios=scenarios)


def test_a_simulation_plays_it(mine: Path) -> None:
    done = simulate("moloch", "chapter=mine", mine)
    assert done.returncode == 0, done.stderr


def test_a_folder_may_hold_files_of_several_games(mine: Path) -> None:
    (mine.parent / "yard.scenario").write_text(DEPOT.replace("scenario depot", "scenario yard", 1), "utf-8")
    for game, option in (("moloch", "chapter=mine"), ("smog_riders", "scenario=yard")):
        done = simulate(game, option, mine.parent)
        assert done.returncode == 0, done.stderr


def test_without_the_file_nobody_knows_it() -> None:
    done = simulate("moloch", "chapter=mine", None)
    assert done.returncode == 2
    assert "chapter must be one of" in done.stderr


def test_a_chapter_with_a_known_id_is_refused(mine: Path) -> None:
    mine.write_text(TWO, "utf-8")
    done = simulate("moloch", "chapter=mine", mine)
    assert done.returncode == 2
    assert 'there is a chapter "2" already' in done.stderr
    assert "Traceback" not in done.stderr


def test_its_title_and_its_own_words_are_read_as_written(mine: Path) -> None:
    done = run("-c", WORDS, scenarios=mine)
    assert done.stdout == "My circus; Old hat; eine Falle\n", done.stderr


def test_the_command_that_checks_files_knows_chapters_by_their_ending(mine: Path) -> None:
    done = run("-m", "brassboard", "scenario", "check", str(mine))
    assert done.returncode == 0, done.stderr
    assert "My circus is all right: 12 x 12 squares" in done.stdout.replace("\n", " ")
    mine.write_text(TWO.replace("round_limit = 8", "round_limit = 80"), "utf-8")
    done = run("-m", "brassboard", "scenario", "check", str(mine))
    assert done.returncode == 1
    assert "round_limit is 80; write a number" in (done.stdout + done.stderr).replace("\n", " ")
