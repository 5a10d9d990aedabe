"""The whole suite: which rules have passing tests is remembered, and every decision may be put to the test."""

from pathlib import Path

import pytest

pytest_plugins = ["brassboard.testing.coverage", "brassboard.testing.switches"]

HERE = Path(__file__).parent
WHOLE_GAMES = ("conformance", "leaks", "rl", "web")
"""Folders whose tests play whole games: measuring which lines they run takes longer than the games, and tells nothing
that the tests of single rules do not tell."""
LONG = ("test_bot.py", "test_conformance.py", "test_fast.py", "test_golden.py", "test_mcts.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = item.path.relative_to(HERE) if item.path.is_relative_to(HERE) else item.path
        if path.parts[0] in WHOLE_GAMES or path.name in LONG:
            item.add_marker("no_cover")
