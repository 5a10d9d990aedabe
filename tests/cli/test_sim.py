import argparse
import json

import pytest

from brassboard.cli import main, sim
from brassboard.sim.words import texts
from brassboard.texts import LANGUAGES


def run(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="brassboard")
    sim.add_parser(parser.add_subparsers())
    args = parser.parse_args(["sim", *words])
    code: int = args.run(args)
    return code


def test_the_result_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("duel", "--games", "6", "--bots", "greedy:worlds=1:budget=5,random", "--workers", "1") == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert "6 games" in lines[0]
    assert lines[2].split()[0] == "greedy:worlds=1:budget=5"
    assert len([line for line in lines if line.startswith("random")]) == 3  # in all, and at each seat
    assert "decisions/s, one process" in out
    assert err == ""  # the bar is for those who watch


def test_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("duel", "--games", "2", "--lang", "de", "--workers", "1") == 0
    out = capsys.readouterr().out
    assert "2 Partien" in out
    assert "⟨" not in out


def test_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "duel",
        "--games",
        "4",
        "--players",
        "3",
        "--seed",
        "7",
        "--option",
        "rounds=4",
        "--workers",
        "1",
        "--json",
    )
    found = []
    for _ in range(2):
        assert run(*words) == 0
        found.append(json.loads(capsys.readouterr().out))
        found[-1].pop("speed")
    assert found[0] == found[1]
    assert found[0]["options"]["rounds"] == 4
    assert found[0]["players"] == 3
    assert [row["games"] for row in found[0]["rows"]] == [12, 4, 4, 4]
    assert sum(row["wins"] for row in found[0]["rows"][1:]) == pytest.approx(4)


def test_one_game_of_a_series_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("duel", "--seed", "7", "--first", "3", "--games", "1", "--fixed-seats", "--json") == 0
    assert json.loads(capsys.readouterr().out)["first"] == 3


def test_a_broken_game_is_told_with_its_remedy(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError("the boiler burst")

    monkeypatch.setattr("brassboard.sim.jobs.played", breaks)
    assert run("duel", "--games", "2", "--workers", "1") == 1
    err = capsys.readouterr().err
    assert "Game 0 of this series broke" in err
    assert "brassboard sim duel --bots random,random" in err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), "there is no game 'chess'"),
        (("duel", "--bots", "gredy"), "did you mean greedy"),
        (("duel", "--option", "rounds"), 'write it as name=value, not "rounds"'),
        (("duel", "--option", "rounds=5"), "option rounds must be one of"),
        (("duel", "--games", "0"), "games must be"),
    ],
)
def test_wrong_words_are_named(words: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", *words]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there(lang: str) -> None:
    t = texts(None, lang, strict=True)
    assert t("sim-speed-text", decisions="1", workers=2)
    assert t("sim-broke", index=1, seed="2")
