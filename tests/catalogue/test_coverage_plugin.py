import json
from typing import Any

import pytest

from catalogue.skirmish import write_skirmish

pytest_plugins = ["pytester"]

MOVES = """
import pytest

@pytest.mark.rule("ZZ-MOVE-01", "ZZ-EX-01")
def test_step(): pass

@pytest.mark.rule("ZZ-MOVE-02")
class TestWalls:
    @pytest.mark.parametrize("n", [1, 2])
    def test_wall(self, n): pass

    @pytest.mark.rule("ZZ-RULING-01")
    def test_stay(self): pass

def test_nothing(): pass
"""
GATES = """
import pytest

@pytest.mark.rule("ZZ-S1-01")
def test_gate(): pass

@pytest.mark.rule("ZZ-S1-01")
@pytest.mark.skip
def test_skipped(): pass

@pytest.mark.rule("ZZ-S1-01")
@pytest.mark.xfail
def test_not_yet(): assert False

@pytest.mark.rule("ZZ-S1-01")
@pytest.mark.xfail
def test_by_chance(): pass
"""
QUIET = ("-p", "no:cacheprovider")
WORKERS = (*QUIET, "-p", "xdist.plugin")
INI = "[pytest]\naddopts = --strict-markers\nbrassboard_catalogues = skirmish\n"


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A small suite with our plugin alone: loading all that are installed takes longer than the tests."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    write_skirmish(pytester.path)
    pytester.makeini(INI)
    pytester.makeconftest('pytest_plugins = ["brassboard.testing.coverage"]')
    pytester.makepyfile(test_moves=MOVES, test_gates=GATES)
    return pytester


def run(suite: pytest.Pytester, *args: str) -> pytest.RunResult:
    return suite.runpytest_inprocess(*QUIET, *args)


def record(suite: pytest.Pytester) -> Any:
    return json.loads((suite.path / ".brassboard" / "coverage.json").read_text())["skirmish"]


WHOLE = {
    "ZZ-MOVE-01": ["test_moves.py::test_step"],
    "ZZ-MOVE-02": [
        "test_moves.py::TestWalls::test_stay",
        "test_moves.py::TestWalls::test_wall[1]",
        "test_moves.py::TestWalls::test_wall[2]",
    ],
    "ZZ-S1-01": ["test_gates.py::test_gate"],
    "ZZ-RULING-01": ["test_moves.py::TestWalls::test_stay"],
    "ZZ-EX-01": ["test_moves.py::test_step"],
}


def test_a_whole_run_is_recorded(suite: pytest.Pytester) -> None:
    run(suite).assert_outcomes(passed=6, skipped=1, xfailed=1, xpassed=1)
    assert record(suite) | {"digest": ""} == {"digest": "", "full": True, "ids": WHOLE, "failed": {}}


def test_workers_report_and_the_controller_writes(suite: pytest.Pytester) -> None:
    suite.runpytest_subprocess(*WORKERS, "-n", "2").assert_outcomes(passed=6, skipped=1, xfailed=1, xpassed=1)
    assert (record(suite)["full"], record(suite)["ids"]) == (True, WHOLE)
    # a worker's selection and its failures reach the controller too
    suite.makepyfile(test_gates=GATES.replace("def test_gate(): pass", "def test_gate(): assert False"))
    suite.makeconftest(
        'pytest_plugins = ["brassboard.testing.coverage"]\n'
        "def pytest_collection_modifyitems(config, items):\n"
        "    left = [item for item in items if 'step' in item.name]\n"
        "    config.hook.pytest_deselected(items=left)\n"
        "    items[:] = [item for item in items if item not in left]\n"
    )
    suite.runpytest_subprocess(*WORKERS, "-n", "2")
    assert record(suite)["ids"] == {identity: tests for identity, tests in WHOLE.items() if identity != "ZZ-S1-01"}
    assert record(suite)["failed"] == {"ZZ-S1-01": ["test_gates.py::test_gate"]}


@pytest.mark.parametrize(
    "part", [("-k", "wall"), ("test_gates.py",), ("test_moves.py::test_step",), ("-x", "-m", "no")]
)
def test_part_of_the_tests_erases_nothing(suite: pytest.Pytester, part: tuple[str, ...]) -> None:
    run(suite)
    run(suite, *part)
    assert (record(suite)["full"], record(suite)["ids"]) == (True, WHOLE)


def test_a_first_run_of_part_of_the_tests_is_not_full(suite: pytest.Pytester) -> None:
    run(suite, "test_gates.py")
    assert (record(suite)["full"], list(record(suite)["ids"])) == (False, ["ZZ-S1-01"])


def test_a_test_that_fails_loses_what_it_proved(suite: pytest.Pytester) -> None:
    run(suite)
    suite.makepyfile(test_moves=MOVES.replace("def test_step(): pass", "def test_step(): assert 0"))
    run(suite, "test_moves.py")
    step = ["test_moves.py::test_step"]
    assert record(suite)["failed"] == {"ZZ-MOVE-01": step, "ZZ-EX-01": step}
    assert set(record(suite)["ids"]) == {"ZZ-MOVE-02", "ZZ-S1-01", "ZZ-RULING-01"}
    suite.makepyfile(test_moves=MOVES)
    run(suite, "test_moves.py")
    assert (record(suite)["ids"], record(suite)["failed"]) == (WHOLE, {})


def test_a_test_that_fails_in_its_teardown_proves_nothing(suite: pytest.Pytester) -> None:
    fixture = "import pytest\n@pytest.fixture(autouse=True)\ndef broken():\n    yield\n    assert False\n"
    suite.makepyfile(test_gates=fixture + GATES)
    run(suite)
    assert "ZZ-S1-01" not in record(suite)["ids"]
    assert record(suite)["failed"]["ZZ-S1-01"] == ["test_gates.py::test_gate"]


def test_a_whole_run_forgets_tests_that_are_gone(suite: pytest.Pytester) -> None:
    run(suite)
    suite.makepyfile(test_gates="")
    run(suite)
    assert "ZZ-S1-01" not in record(suite)["ids"]


def test_a_run_that_stops_early_speaks_only_for_what_ran(suite: pytest.Pytester) -> None:
    run(suite)
    suite.makepyfile(test_gates=GATES.replace("def test_gate(): pass", "def test_gate(): assert False"))
    run(suite, "-x")
    assert set(record(suite)["ids"]) == WHOLE.keys() - {"ZZ-S1-01"}


def test_a_changed_catalogue_starts_a_new_record(suite: pytest.Pytester) -> None:
    run(suite)
    before = record(suite)["digest"]
    rules = suite.path / "skirmish" / "rulebook" / "en.toml"
    rules.write_text(rules.read_text().replace("Walls stop", "Doors stop"))
    run(suite, "test_gates.py")
    assert record(suite)["digest"] != before
    assert (record(suite)["full"], list(record(suite)["ids"])) == (False, ["ZZ-S1-01"])


def test_collecting_alone_writes_nothing(suite: pytest.Pytester) -> None:
    run(suite, "--collect-only")
    assert not (suite.path / ".brassboard").exists()


@pytest.mark.parametrize(
    ("mark", "problem"),
    [
        ('"ZZ-MOV-01"', "*test_wrong.py::test_it: unknown rule id 'ZZ-MOV-01', did you mean*ZZ-MOVE-01*"),
        ("", "*test_wrong.py::test_it: the rule mark takes one or more ids*"),
        ("7", "*unknown rule id 7*"),
    ],
)
def test_an_unknown_id_is_an_error_at_collection(suite: pytest.Pytester, mark: str, problem: str) -> None:
    suite.makepyfile(test_wrong=f"import pytest\n@pytest.mark.rule({mark})\ndef test_it(): pass\n")
    result = run(suite)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([problem])


def test_an_unknown_id_is_an_error_under_xdist_too(suite: pytest.Pytester) -> None:
    suite.makepyfile(test_wrong='import pytest\n@pytest.mark.rule("ZZ-MOV-01")\ndef test_it(): pass\n')
    result = suite.runpytest_subprocess(*WORKERS, "-n", "1")
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*unknown rule id 'ZZ-MOV-01'*"])


def test_a_broken_catalogue_stops_the_run(suite: pytest.Pytester) -> None:
    (suite.path / "skirmish" / "rulebook" / "en.toml").write_text("game = ")
    result = run(suite)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*skirmish/rulebook/en.toml:1: not valid TOML*"])
