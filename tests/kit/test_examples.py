"""The examples in the docstrings are right."""

import doctest
import importlib

import pytest

MODULES = ["bits", "dice", "grid", "hexes", "maps", "movement", "sight", "squares", "teams", "tracks", "zones"]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    module = importlib.import_module(f"brassboard.kit.{name}")
    assert doctest.testmod(module).failed == 0


def test_there_are_examples() -> None:
    found = [
        t for name in MODULES for t in doctest.DocTestFinder().find(importlib.import_module(f"brassboard.kit.{name}"))
    ]
    if importlib.import_module("brassboard.kit.grid").__file__.endswith(".py"):  # type: ignore[union-attr]
        assert sum(bool(test.examples) for test in found) >= 15
    assert found
