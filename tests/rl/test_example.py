"""The worked example learns: small enough for the suite, with seeds, so that it always ends alike."""

import random
import runpy
from pathlib import Path
from typing import Any

import pytest

from brassboard.rl import raw_env

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_to_play.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE))


@pytest.mark.deep
def test_self_play_teaches_scythe_and_random_play_is_beaten(example: dict[str, Any]) -> None:
    world = raw_env("scythe", players=2)
    assert example["wins"](world, example["train"](world, 60), 30) >= 22


def test_what_was_chosen_and_went_well_becomes_likelier(example: dict[str, Any]) -> None:
    policy = example["Policy"]()
    luck = random.Random(1)
    choice = policy.choose("turn", ["move:a", "stay"], luck)
    policy.learn([choice], 1.0)
    taken = choice[2]
    assert policy.choose("turn", ["move:a", "stay"], luck)[1][taken] > 0.5
    policy.learn([choice], -3.0)
    assert policy.choose("turn", ["move:a", "stay"], luck)[1][taken] < 0.5


def test_it_runs_as_its_text_says(example: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    example["main"](["duel", "--episodes", "2", "--games", "2", "--option", "rounds=4"])
    assert "after training" in capsys.readouterr().out
