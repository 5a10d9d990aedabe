from functools import partial
from pathlib import Path

import pytest

from catalogue.skirmish import Write, write_game, write_skirmish


@pytest.fixture
def write(tmp_path: Path) -> Write:
    return partial(write_game, tmp_path)


@pytest.fixture
def skirmish(tmp_path: Path) -> Path:
    return write_skirmish(tmp_path)
