from importlib.resources import files
from pathlib import Path

import pytest

from cli.person import Person

DEPOT = (files("brassboard.games.smog_riders") / "content" / "scenarios" / "depot.scenario").read_text("utf-8")


def test_a_good_file_is_summed_up_in_a_line(person: Person, tmp_path: Path) -> None:
    (tmp_path / "mine.scenario").write_text(DEPOT, "utf-8")
    out = person.runs("scenario check mine.scenario")
    assert out == "mine.scenario: Night at the Depot is all right: 5 rooms, 9 doors, 63 squares, 7 objects\n"
    assert (person.code, person.err) == (0, "")
    assert person.runs("scenario check mine.scenario --game smog_riders") == out


def test_every_mistake_is_a_line_with_its_place_and_a_remedy(person: Person, tmp_path: Path) -> None:
    text = DEPOT.replace("rounds 7", "rounds 70").replace("5,6 E closed", "5,6 E shut")
    (tmp_path / "mine.scenario").write_text(text, "utf-8")
    out = person.runs("scenario check mine.scenario")
    number = text.split("\n").index("door ys 5,6 E shut") + 1
    assert out.splitlines() == [
        'mine.scenario:4:8: found "70"; write a number from 1 to 30',
        f'mine.scenario:{number}:15: found "shut"; write one of open, closed, sealed_key, sealed_pickup, '
        "sealed_inside, guarded:TURRET",
    ]
    assert person.code == 1


def test_a_terminal_gets_whole_lines_too(person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "300")
    (tmp_path / "mine.scenario").write_text(DEPOT.replace("rounds 7", "rounds [red]"), "utf-8")
    assert 'found "[red]"; write a number' in person.runs("scenario check mine.scenario")
    assert person.code == 1


@pytest.mark.parametrize("text", ["", "\0\0", "hello", "map 1 Only a title"])
def test_what_is_no_scenario_is_explained(person: Person, tmp_path: Path, text: str) -> None:
    (tmp_path / "mine.scenario").write_text(text, "utf-8")
    assert person.runs("scenario check mine.scenario").startswith("mine.scenario:1:1: ")
    assert person.code == 1


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("scenario check missing.scenario", "missing.scenario: No such file or directory"),
        ("scenario check .", ".: Is a directory"),
        ("scenario check binary.scenario", "binary.scenario: a scenario is written in UTF-8; byte 1 is not"),
        ("scenario check huge.scenario", "huge.scenario: it is too large to be a scenario"),
        ("scenario check a\0b", "null"),
        ("scenario check mine.scenario --game chess", '--game: there is no game "chess"'),
        ("scenario check mine.scenario --game ../duel", '--game: there is no game "../duel"'),
        ("scenario check mine.scenario --game duel", "--game: duel has no scenarios that one can write"),
        ("scenario check", "the following arguments are required: FILE"),
        ("scenario", "the following arguments are required"),
        ("scenario burn mine.scenario", "invalid choice"),
    ],
)
def test_what_cannot_be_read_or_understood(person: Person, tmp_path: Path, command: str, complaint: str) -> None:
    (tmp_path / "mine.scenario").write_text(DEPOT, "utf-8")
    (tmp_path / "binary.scenario").write_bytes(b"a\xff\xfe")
    (tmp_path / "huge.scenario").write_bytes(b"#" * (1024 * 1024 + 1))
    assert person.runs(command) == ""
    assert person.code == 2
    assert complaint in person.err
