import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest

from brassboard.bench import Figure, compiled
from brassboard.cli import bench, main

TINY = ("--rounds", "2", "--seconds", "0.002")
PEERS = Path(__file__).parents[2] / "benchmarks" / "against_peers.py"


def run(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="brassboard")
    bench.add_parser(parser.add_subparsers())
    args = parser.parse_args(["bench", *words, *TINY])
    code: int = args.run(args)
    return code


@pytest.mark.parametrize("lang", ["en", "de"])
def test_figures_as_a_table(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("duel", "--lang", lang) == 0
    out = capsys.readouterr().out
    assert "⟨" not in out
    assert len([line for line in out.splitlines() if "±" in line]) >= len(bench.LINES) - 1


def test_figures_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["calibration_kunits_per_s"]["median"] > 0
    assert found["compiled"] is compiled()
    duel = next(report for report in found["reports"] if report["game"] == "duel")
    assert duel["decisions_per_s"]["median"] > 0
    assert duel["branching"]["median"] > 1
    assert duel["save_bytes"] > 100


def test_wrong_words_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err
    assert main(["bench", "--rounds", "0"]) == 2


def test_a_figure_is_a_median_with_half_its_range() -> None:
    assert Figure.of([1.0, 4.0, 2.0]) == Figure(2.0, 0.75)


def test_the_comparison_with_peers_runs() -> None:
    words = [sys.executable, str(PEERS), "--rounds", "1", "--seconds", "0.01", "--json"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    found = json.loads(done.stdout)
    assert {game["game"] for game in found["games"]} >= {"duel", "scythe", "smog_riders"}
    assert all(game["decisions_per_s"]["ratio"] > 0 and game["branching"] > 1 for game in found["games"])
    assert {bar["bar"] for bar in found["bars"]} >= {0.1}
