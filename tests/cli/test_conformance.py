import json

import pytest

import brassboard.cli.conformance as command
from brassboard.testing.conformance import Verdict
from brassboard.testing.play import Failure
from cli.person import Person


@pytest.fixture(autouse=True)
def few_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks themselves have tests of their own."""
    monkeypatch.setattr(command, "CHECKS", {"play": None, "asking": None})


def test_a_good_game(person: Person) -> None:
    out = person.runs("conformance duel --decisions 300 --depth 5")
    assert person.code == 0
    assert "ok  4 players, asking (decisions 5)" in out
    assert "ok  random play, checking every invariant (300 decisions" in out
    assert out.endswith("All checks passed.\n")
    out = person.runs("conformance duel --decisions 300 --depth 5 --players 2 --lang de")
    assert "ok  2 Personen, asking" in out
    assert "3 Personen" not in out
    assert out.endswith("Alle Prüfungen bestanden.\n")


def test_as_data(person: Person) -> None:
    data = json.loads(person.runs("conformance duel --decisions 300 --depth 5 --players 2,3 --json"))
    assert data["ok"] is True
    assert [check["case"] for check in data["checks"]] == ["duel-2", "duel-2", "duel-3", "duel-3"]
    assert data["play"]["decisions"] == 300


def test_a_broken_promise(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        command, "run_check", lambda check, one: Verdict(check, one.name, ["a clone shares the deck"], [], {})
    )
    out = person.runs("conformance duel --decisions 300 --players 2")
    assert person.code == 1
    assert "FAILED  2 players, play\n- a clone shares the deck\n" in out
    assert out.endswith("Some checks failed; see above.\n")


def test_broken_play(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **more: object) -> None:
        raise Failure("duel, seed 3: cards are lost")

    monkeypatch.setattr(command, "random_decisions", broken)
    assert "- duel, seed 3: cards are lost" in person.runs("conformance duel --players 2 --depth 5")
    assert person.code == 1
    assert json.loads(person.runs("conformance duel --players 2 --depth 5 --json"))["ok"] is False
    assert person.code == 1


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        ("--players two", '--players: name numbers of players, such as 2,3,4, not "two"'),
        ("--players 9", "players must be one of 2, 3, 4, not 9"),
        ("--decisions 0", "--decisions: it must be 1 or more, not 0"),
    ],
)
def test_numbers_that_do_not_fit(person: Person, flags: str, complaint: str) -> None:
    person.runs(f"conformance duel {flags}")
    assert person.code == 2
    assert complaint in person.err
