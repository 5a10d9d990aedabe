"""The two tiers of the suite: what is quick, what is deep, and that nothing is in neither."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from brassboard.testing.depth import a_few, at_depth, in_turn
from catalogue.skirmish import write_skirmish

pytest_plugins = ["pytester"]

MAKEFILE = Path(__file__).parents[1] / "Makefile"
MIXED = """
import pytest
from brassboard.testing.depth import a_few, at_depth

@pytest.mark.rule("ZZ-MOVE-01")
def test_quick(): assert at_depth(quick=1, deep=2) == NUMBER

@pytest.mark.deep
@pytest.mark.rule("ZZ-MOVE-02")
def test_long(): pass

@pytest.mark.parametrize("n", a_few([10, 20, 30], 1))
def test_some(n): pass
"""
LEAVING_OUT = ("-m", "-k", "--deselect", "--ignore-glob", "--lf", "-x")
"""Options of pytest that would leave tests out of a tier."""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A small suite with quick and deep tests."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    write_skirmish(pytester.path)
    pytester.makeini("[pytest]\naddopts = --strict-markers\nbrassboard_catalogues = skirmish\n")
    pytester.makeconftest('pytest_plugins = ["brassboard.testing.coverage", "brassboard.testing.depth"]')
    return pytester


def run(suite: pytest.Pytester, number: int, *args: str) -> tuple[pytest.RunResult, Any]:
    suite.makepyfile(test_mixed=MIXED.replace("NUMBER", str(number)))
    result = suite.runpytest_inprocess("-p", "no:cacheprovider", *args)
    return result, json.loads((suite.path / ".brassboard" / "coverage.json").read_text())["skirmish"]


def test_a_quick_run_leaves_deep_tests_out_and_says_how_many(suite: pytest.Pytester) -> None:
    result, _ = run(suite, 1)
    result.assert_outcomes(passed=2, deselected=3)
    result.stdout.fnmatch_lines(["quick tier: 3 deep tests left out, pytest --deep runs them too"])


def test_workers_have_the_tier_of_the_run_and_tell_what_they_left_out(suite: pytest.Pytester) -> None:
    xdist = ("-p", "xdist.plugin", "-n", "1")
    suite.makepyfile(test_mixed=MIXED.replace("NUMBER", "1"))
    result = suite.runpytest_subprocess("-p", "no:cacheprovider", *xdist)
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["quick tier: 3 deep tests left out, *"])
    suite.makepyfile(test_mixed=MIXED.replace("NUMBER", "2"))
    result = suite.runpytest_subprocess("-p", "no:cacheprovider", *xdist, "--deep")
    result.assert_outcomes(passed=5)
    result.stdout.no_fnmatch_line("quick tier:*")


def test_a_deep_run_leaves_nothing_out(suite: pytest.Pytester) -> None:
    result, record = run(suite, 2, "--deep")
    result.assert_outcomes(passed=5, deselected=0)
    assert (record["full"], set(record["ids"])) == (True, {"ZZ-MOVE-01", "ZZ-MOVE-02"})


def test_a_rule_that_only_a_deep_test_proves_has_no_test_in_the_record_of_a_quick_run(suite: pytest.Pytester) -> None:
    """The quick run is a whole one, so it forgets what a deep run before it had proved."""
    run(suite, 2, "--deep")
    _, record = run(suite, 1)
    assert (record["full"], set(record["ids"])) == (True, {"ZZ-MOVE-01"})


def test_who_selects_among_the_quick_tests_has_no_whole_run(suite: pytest.Pytester) -> None:
    _, record = run(suite, 1, "-k", "quick")
    assert not record["full"]


def test_an_inner_run_leaves_the_outer_one_as_it_was(suite: pytest.Pytester, pytestconfig: pytest.Config) -> None:
    run(suite, 2, "--deep")
    assert at_depth("quick", "deep") == ("deep" if pytestconfig.getoption("--deep") else "quick")


def quick(parameters: list[Any]) -> list[Any]:
    return [one.values if len(one.values) > 1 else one.values[0] for one in parameters if not one.marks]


def test_a_few_cases_are_spread_over_all() -> None:
    assert [one.values[0] for one in a_few(range(9), 3)] == list(range(9))
    assert quick(a_few(range(9), 3)) == [1, 4, 7]
    assert quick(a_few(range(9), 1)) == [4]
    assert quick(a_few(range(3), 3)) == [0, 1, 2]
    for wrong in (0, 4):
        with pytest.raises(ValueError, match="cannot be quick"):
            a_few(range(3), wrong)


def test_checks_take_turns() -> None:
    """Each case has one, each check meets some cases, and no check always meets the same kind of case."""
    cases = [(scenario, faction) for scenario in range(4) for faction in ("crown", "mob")]
    pairs = in_turn(cases, ("play", "save"))
    assert len(pairs) == 16
    assert [case for case, _ in quick(pairs)] == cases
    for check in ("play", "save"):
        assert {faction for (_, faction), chosen in quick(pairs) if chosen == check} == {"crown", "mob"}


def recipe(target: str) -> str:
    """What the Makefile runs for a target."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", MAKEFILE.read_text("utf-8"), re.MULTILINE)
    assert found, target
    return found[1]


@pytest.mark.parametrize(("target", "deep"), [("test", False), ("deep", True), ("compiled", True)])
def test_a_tier_is_run_as_a_whole(target: str, deep: bool) -> None:
    """`make test` runs all quick tests and `make deep` all there are: only a missing browser leaves some out."""
    (words,) = re.findall(r"PY\) \$\(TESTS\)(.*?)(?:\|\||\n)", recipe(target))
    assert ("--deep" in words.split()) == deep
    assert not [option for option in LEAVING_OUT if option in words.split()]


def test_every_rule_is_asked_for_after_the_quick_tests() -> None:
    assert "rules $$game --coverage" in recipe("test")
