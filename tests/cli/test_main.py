import argparse
import re
import subprocess
import sys
from importlib.util import find_spec
from itertools import pairwise

import pytest

import brassboard
from brassboard.cli import main as program
from brassboard.cli import serve
from brassboard.cli.main import COMMANDS
from brassboard.kernel import RuleError
from cli.person import Person

HERE = [command for command in COMMANDS if find_spec(f"brassboard.cli.{command}")]


def test_without_a_command_the_web_table_opens(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[argparse.Namespace] = []
    monkeypatch.setattr(serve, "run", lambda args: asked.append(args) or 0)
    assert person.runs("") == ""
    assert person.code == 0
    assert [args.open for args in asked] == [True]


def test_play_alone_shows_the_games(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C")
    out = person.runs("play")
    assert person.code == 0
    assert re.search(r"brassboard play duel +Duel in the Boiler Room +2 to 4 players", out)
    assert re.search(r"brassboard play scythe +Scythe +1 to 7 players", out)
    assert re.search(r"brassboard play smog_riders +The Smog Riders.* 2 to 4 players", out)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Duell im Kesselraum" in person.runs("play")


def test_help_lists_every_command(person: Person) -> None:
    out = person.runs("--help")
    assert person.code == 0
    for command in HERE:
        assert f"\n    {command}" in out


@pytest.mark.parametrize("command", HERE)
def test_every_command_explains_itself(person: Person, command: str) -> None:
    out = person.runs(f"{command} --help")
    assert person.code == 0
    assert out.startswith(f"usage: brassboard {command}")
    assert "--" in out


@pytest.mark.parametrize("command", ["", *HERE, "scenario check"])
def test_help_is_written_in_both_languages(person: Person, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setenv("LANG", "C")
    english = person.runs(f"{command} --help")
    german = person.runs(f"{command} --help --lang de") if command else ""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert person.runs(f"{command} --help") == german or not command
    assert person.runs(f"{command} --help").startswith("Aufruf: brassboard")
    for out in (english, person.runs(f"{command} --help")):
        assert "⟨" not in out  # No text is missing
        assert not re.search(r"(help|command-\w+)\.\w+", out)  # No key is shown instead of its text


def test_every_argument_says_what_it_does(person: Person) -> None:
    for command in HERE:
        options = person.runs(f"{command} --help").partition("\noptions:")[2].partition("\n\n")[0].splitlines()
        for line, after in pairwise([*options, ""]):
            says_nothing = re.fullmatch(r"  -\S+( \S+)?", line) and not after.startswith(" " * 10)
            assert not says_nothing, f"brassboard {command}: {line}"


def test_version(person: Person) -> None:
    assert person.runs("--version") == f"brassboard {brassboard.__version__}\n"


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("pley duel", 'there is no command "pley"; did you mean brassboard play?'),
        ("duel", 'there is no command "duel"; did you mean brassboard play duel?'),
        ("xyzzy", "commands are play, rules"),
    ],
)
def test_unknown_commands(person: Person, command: str, complaint: str) -> None:
    person.runs(command)
    assert person.code == 2
    assert complaint in person.err


@pytest.mark.parametrize("command", ["play duel --players two", "play duel --lang fr", "verify", "--nonsense"])
def test_words_that_do_not_fit(person: Person, command: str) -> None:
    person.runs(command)
    assert person.code == 2
    assert "error:" in person.err


def test_a_command_that_lacks_a_library_says_so(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "brassboard.cli.replay", raising=False)
    monkeypatch.setitem(sys.modules, "brassboard.cli.match_result", None)
    person.runs("replay game.journal")
    assert person.code == 2
    assert "brassboard replay: this needs more than is installed here" in person.err
    person.runs("rules duel")
    assert person.code == 0


def test_a_mistake_in_the_rules_is_not_the_players(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(words: list[str]) -> int:
        raise RuleError("a dead end at Turn.choose")

    monkeypatch.setattr(sys.modules["brassboard.cli.main"], "_run", broken)
    person.runs("play duel")
    assert person.code == 1
    assert person.err == "brassboard: a mistake in the game's rules, not yours: a dead end at Turn.choose\n"


def test_ctrl_c(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["brassboard.cli.main"], "_run", pressed)
    person.runs("verify x")
    assert person.code == 130


def test_as_a_module(person: Person) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "brassboard", "play", "chess"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "brassboard: there is no game 'chess'; games are alone, duel, moloch, scythe, smog_riders\n"
    assert callable(program)
