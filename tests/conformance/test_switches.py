"""The switch that runs a whole suite with an operation at every decision."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import brassboard
from brassboard.kernel import Match
from brassboard.testing.switches import OPERATIONS, Switches, wanted

TESTS = Path(__file__).parents[1]
ALL = ",".join(OPERATIONS)


def pytest_run(tmp_path: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """A pytest of its own, with its own root: it must not write this suite's coverage record.

    It loads no plugin but the one it is about: loading all that are installed takes longer than the tests.
    """
    ini = tmp_path / "pytest.ini"
    ini.write_text(
        f"[pytest]\naddopts = -q --import-mode=importlib\npythonpath = {TESTS}\nmarkers = rule(*ids): which rules\n"
    )
    command = [sys.executable, "-m", "pytest", "-p", "brassboard.testing.switches", "-p", "no:cacheprovider"]
    command += ["-c", str(ini), "--rootdir", str(tmp_path), "--confcutdir", str(TESTS / "games"), *args]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, text=True, timeout=300, check=False)


def test_the_tests_of_duel_pass_with_everything_at_every_decision(tmp_path: Path) -> None:
    chapters = [str(TESTS / "games" / "duel" / f"test_{name}.py") for name in ("turn", "strike", "cards", "traps")]
    done = pytest_run(tmp_path, *chapters, f"--every-decision={ALL}")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    for name in OPERATIONS:
        assert f"{name} " in done.stdout.rpartition("every decision:")[2]


def test_a_whole_match_with_everything_at_every_decision(tmp_path: Path) -> None:
    (tmp_path / "test_match.py").write_text(
        "import brassboard\n"
        "from brassboard.testing.play import played\n"
        "def test_match():\n"
        "    game = brassboard.game('duel').rules\n"
        "    match = played(game, game.setup(2), 3, 150)\n"
        "    plain = [line for line in match.journal_of(None)]\n"
        "    assert match.over and plain\n"
    )
    done = pytest_run(tmp_path, "test_match.py", f"--every-decision={ALL}")
    assert done.returncode == 0, done.stdout[-3000:]


def test_a_name_nobody_knows_is_refused(tmp_path: Path) -> None:
    done = pytest_run(tmp_path, "--every-decision=clone,hibernate")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert 'there is no "hibernate"; there are clone, save, undo, replay' in done.stderr


def test_a_list_of_operations() -> None:
    assert wanted("") == ()
    assert wanted("undo, save") == ("undo", "save")


@pytest.mark.parametrize("name", OPERATIONS)
def test_the_match_stays_the_object_it_is(name: str) -> None:
    plain = brassboard.game("duel").new(seed=4)
    switched = brassboard.game("duel").new(seed=4)
    switches = Switches([name])
    before = Match.take
    for _ in range(40):
        option = plain.decision.options[0] if plain.decision else None
        assert option is not None
        plain.take(option)
        switches.on()
        try:
            switched.take(option.text, option.seat)
        finally:
            switches.off()
    assert Match.take is before
    assert switches.done[name] > 0
    assert str(switched.journal) == str(plain.journal)
    assert switched.view(0) == plain.view(0)
    assert switched.events(seat=1) == plain.events(seat=1)


@pytest.mark.parametrize(
    ("name", "method"), [("clone", "clone"), ("save", "load"), ("undo", "undo"), ("replay", "replay_line")]
)
def test_an_operation_that_is_broken_is_found(name: str, method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = getattr(Match, method)

    def broken(*args: object) -> object:
        made = plain(*args) if method != "load" else plain.__func__(Match, *args)
        touched = made if isinstance(made, Match) else args[0]
        assert isinstance(touched, Match)
        touched.position.table.round += 1
        return made

    monkeypatch.setattr(Match, method, staticmethod(broken) if method == "load" else broken)
    switches = Switches([name])
    switches.on()
    try:
        match = brassboard.game("duel").new(seed=4)
        with pytest.raises((AssertionError, brassboard.BadInput)):
            take_some(match)
    finally:
        switches.off()


def take_some(match: Match) -> None:
    for _ in range(30):
        assert match.decision is not None
        match.take(match.decision.options[0])
