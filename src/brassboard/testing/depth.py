"""A pytest switch with two tiers: the quick tests that run every time, and the deep ones that look longer.

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
IN_WORKER = "brassboard_deep"  # where a worker of xdist tells how many it left out
T = TypeVar("T")

_switched: list[bool] = []
"""What the running pytest was told; a suite that a test runs inside itself comes on top."""


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
    """Every worker of xdist collects all tests, so the last one to end says as much as all of them."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get(IN_WORKER, 0)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Say what was left out: xdist does not tell how many tests its workers have deselected."""
    if count := config.stash.get(LEFT_OUT, 0):
        terminalreporter.write_line(f"quick tier: {count} deep tests left out, pytest {SWITCH} runs them too")


def is_deep(item: pytest.Item) -> bool:
    return item.get_closest_marker(DEEP) is not None


def at_depth(quick: T, deep: T) -> T:
    """How much a test does: the first in the quick tier, the second with `--deep`."""
    return deep if _switched and _switched[-1] else quick


def a_few(cases: Sequence[Any], quick: int) -> list[Any]:
    """All cases, as parameters of a test: so many of them, spread evenly over the list, are quick."""
    if not 0 < quick <= len(cases):
        raise ValueError(f"{quick} of {len(cases)} cases cannot be quick")
    kept = {(2 * n + 1) * len(cases) // (2 * quick) for n in range(quick)}
    return [_case(n in kept, case) for n, case in enumerate(cases)]


def in_turn(cases: Sequence[Any], checks: Sequence[Any]) -> list[Any]:
    """Every case with every check, as pairs of parameters. In the quick tier the checks take turns: each case has one.

    The turn moves on by one more after every round of checks. Otherwise a check would always meet the same kind of case
    where the cases have a rhythm themselves: two factions for every number of players, say.
    """
    size = len(checks)
    turns = [(n + n // size) % size for n in range(len(cases))]
    return [
        _case(turn == m, case, check) for case, turn in zip(cases, turns, strict=True) for m, check in enumerate(checks)
    ]


def _case(quick: bool, *values: Any) -> Any:
    return pytest.param(*values, marks=[] if quick else [pytest.mark.deep])
