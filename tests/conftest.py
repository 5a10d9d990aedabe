"""The whole suite: its two tiers, the record of rules with passing tests, and the switch that tests every decision."""

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest_plugins = ["brassboard.testing.coverage", "brassboard.testing.depth", "brassboard.testing.switches"]

HERE = Path(__file__).parent
WHOLE_GAMES = ("conformance", "leaks", "rl", "web")
"""Folders whose tests play whole games: measuring which lines they run takes longer than the games, and tells nothing
that the tests of single rules do not tell."""
LONG = (
    *("test_bot.py", "test_conformance.py", "test_fast.py", "test_golden.py", "test_mcts.py"),
    "games/*/test_texts.py",  # a game's texts are data: there is nothing of ours to measure
)
BY_THEMSELVES = ("catalogue", "cli", "fuzz", "sim")
"""Folders whose tests start programs and pools only to see that these start: their lines are measured elsewhere."""
LONGEST = ("web", "conformance", "leaks", "bots", "rl", "server", "sim")
"""Folders with the longest tests. They begin first, so that no worker is left alone with one of them at the end."""
CHILDREN = "COVERAGE_PROCESS_CONFIG"
"""Where coverage says that whatever this process starts is to be measured."""


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """The workers are measured by pytest-cov: not once more as children of this process."""
    if session.config.getoption("numprocesses", None):
        os.environ.pop(CHILDREN, None)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest tests first: deep ones, then the folders of `LONGEST` in their order. The sort is stable."""

    def rank(item: pytest.Item) -> tuple[bool, int]:
        folder = item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""
        return item.get_closest_marker("deep") is None, LONGEST.index(folder) if folder in LONGEST else len(LONGEST)

    items.sort(key=rank)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Whole games are not measured, nor what they start.

    pytest-cov has a mark for that, `no_cover`. In a worker of xdist it stops the second of two collectors only.
    """
    path = item.path.relative_to(HERE) if item.path.is_relative_to(HERE) else item.path
    whole = path.parts[0] in WHOLE_GAMES or any(path.match(each) for each in LONG)
    if not whole and path.parts[0] not in BY_THEMSELVES:
        return (yield)
    children, here, threads = os.environ.pop(CHILDREN, None), sys.gettrace(), threading.gettrace()
    if whole:
        sys.settrace(None)
        threading.settrace(None)
    try:
        return (yield)
    finally:
        if children is not None:
            os.environ[CHILDREN] = children
        if whole:
            threading.settrace(threads)
            sys.settrace(here)
