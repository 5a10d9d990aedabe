"""A pytest option with two tiers: the quick tests that run every time, and the deep tests that check more.

    pytest           the quick tier: a run of minutes, after every change
    pytest --deep    every test there is, each with its full number of cases, matches and decisions

A test that only looks longer at what a quick test proves already is marked `@pytest.mark.deep`. A test with a number to
set takes it from `at_depth(quick, deep)`; one with many cases takes them from `a_few` or `in_turn`, which keep some
of the cases in the quick tier and mark the others. Nothing else decides about tiers: `--deep` always runs everything.
Load it with `pytest_plugins = ["brassboard.testing.depth"]`.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

SWITCH = "--deep"
DEEP = "deep"
LEFT_OUT = pytest.StashKey[int]()
IN_WORKER = "brassboard_deep"  # Where an xdist worker reports how many tests it left out.
T = TypeVar("T")

_switched: list[bool] = []
"""The option of each running pytest; a test may run another suite inside itself, which comes last."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(SWITCH, action="store_true", help="also the tests marked deep, and every test at its full depth")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{DEEP}: a longer look at what quick tests prove; only pytest {SWITCH} runs it")
    _switched.append(bool(config.getoption(SWITCH)))


def pytest_unconfigure(config: pytest.Config) -> None:
    _switched.pop()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the deep tests out of a quick run, and count them."""
    left_out = [item for item in items if is_deep(item)]
    if not left_out or config.getoption(SWITCH):
        return
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not is_deep(item)]
    config.stash[LEFT_OUT] = len(left_out)
    if hasattr(config, "workeroutput"):
        config.workeroutput[IN_WORKER] = len(left_out)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Take the count from the last xdist worker: every worker collects all tests, so their counts are equal."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get(IN_WORKER, 0)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Print how many tests were left out, because xdist does not show what its workers have deselected."""
    if count := config.stash.get(LEFT_OUT, 0):
        terminalreporter.write_line(f"quick tier: {count} deep tests left out, pytest {SWITCH} runs them too")


def is_deep(item: pytest.Item) -> bool:
    return item.get_closest_marker(DEEP) is not None


def at_depth(quick: T, deep: T) -> T:
    """Return how much a test does: `quick` in the quick tier, `deep` with `--deep`."""
    return deep if _switched and _switched[-1] else quick


def a_few(cases: Sequence[Any], quick: int) -> list[Any]:
    """Return all cases as parameters of a test; `quick` of them, spread evenly over the list, are in the quick tier."""
    if not 0 < quick <= len(cases):
        raise ValueError(f"{quick} of {len(cases)} cases cannot be quick")
    kept = {(2 * n + 1) * len(cases) // (2 * quick) for n in range(quick)}
    return [_case(n in kept, case) for n, case in enumerate(cases)]


def in_turn(cases: Sequence[Any], checks: Sequence[Any]) -> list[Any]:
    """Return every case with every check as pairs of parameters. In the quick tier each case has one check, in turn.

    After every round of checks the turn shifts by one. Otherwise a check would always get the same kind of case if the
    cases repeat in a pattern themselves, such as two factions for every number of players.
    """
    size = len(checks)
    turns = [(n + n // size) % size for n in range(len(cases))]
    return [
        _case(turn == m, case, check) for case, turn in zip(cases, turns, strict=True) for m, check in enumerate(checks)
    ]


def _case(quick: bool, *values: Any) -> Any:
    return pytest.param(*values, marks=[] if quick else [pytest.mark.deep])
