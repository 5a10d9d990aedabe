from pathlib import Path

import pytest

from brassboard.catalogue import Catalogue
from brassboard.catalogue.coverage_record import (
    RECORD,
    Proof,
    Ran,
    find_record,
    judge,
    marks_unknown,
    merged,
    read_record,
    standing,
    without_lost_files,
    write_record,
)
from brassboard.kernel.errors import BadInput

MOVE, WALL = "ZZ-MOVE-01", "ZZ-MOVE-02"


@pytest.fixture
def catalogue(skirmish: Path) -> Catalogue:
    return Catalogue.of(skirmish)


def test_a_full_run_replaces_the_record(catalogue: Catalogue) -> None:
    old = {"skirmish": Proof(catalogue.digest, True, {WALL: ("t.py::gone",)})}
    ran = {"t.py::a": Ran((MOVE,), "passed"), "t.py::b": Ran((WALL,), "failed"), "t.py::c": Ran((WALL,), "skipped")}
    proof = merged(old, ran, {"skirmish": catalogue}, full=True)["skirmish"]
    assert proof == Proof(catalogue.digest, True, {MOVE: ("t.py::a",)}, {WALL: ("t.py::b",)})


def test_a_partial_run_speaks_only_for_the_tests_that_ran(catalogue: Catalogue) -> None:
    old = {"skirmish": Proof(catalogue.digest, True, {MOVE: ("t.py::a", "t.py::b"), WALL: ("t.py::c",)})}
    ran = {"t.py::b": Ran((MOVE,), "failed"), "t.py::c": Ran((MOVE,), "passed")}
    proof = merged(old, ran, {"skirmish": catalogue}, full=False)["skirmish"]
    assert proof == Proof(catalogue.digest, True, {MOVE: ("t.py::a", "t.py::c")}, {MOVE: ("t.py::b",)})


def test_a_changed_catalogue_starts_anew(catalogue: Catalogue) -> None:
    old = {"skirmish": Proof("another", True, {WALL: ("t.py::c",)}), "lost": Proof("x")}
    record = merged(old, {"t.py::a": Ran((MOVE,), "passed")}, {"skirmish": catalogue}, full=False)
    assert record == {"skirmish": Proof(catalogue.digest, False, {MOVE: ("t.py::a",)})}


def test_tests_of_lost_files_are_forgotten(tmp_path: Path) -> None:
    (tmp_path / "t.py").touch()
    record = {"skirmish": Proof("d", True, {MOVE: ("t.py::a", "u.py::a")}, {WALL: ("u.py::b",)})}
    assert without_lost_files(record, tmp_path)["skirmish"] == Proof("d", True, {MOVE: ("t.py::a",)}, {WALL: ()})


def test_the_verdict_counts_what_is_playable(catalogue: Catalogue) -> None:
    verdict = judge(catalogue, Proof(catalogue.digest, False, {MOVE: ("t.py::a",)}, {MOVE: ("t.py::b",), WALL: ()}))
    assert verdict.proved == {MOVE: ("t.py::a",)}
    assert verdict.missing == [WALL, "ZZ-S1-01", "ZZ-RULING-01", "ZZ-EX-01"]
    assert verdict.failed == {MOVE: ("t.py::b",)}
    assert verdict.planned == ["ZY-SHIP-01"]


def test_the_record_is_found_from_folders_below(catalogue: Catalogue, tmp_path: Path) -> None:
    below = tmp_path / "a" / "b"
    below.mkdir(parents=True)
    assert find_record(below) is None
    assert standing(catalogue, below).state == "missing"
    write_record(tmp_path / RECORD, {"skirmish": Proof("old")})
    assert find_record(below) == tmp_path / RECORD
    assert standing(catalogue, below).state == "stale"
    write_record(tmp_path / RECORD, {"skirmish": Proof(catalogue.digest)})
    assert standing(catalogue, below).state == "fresh"
    assert [file.name for file in (tmp_path / RECORD).parent.iterdir()] == ["coverage.json"]


@pytest.mark.parametrize("text", ["", "{", '{"skirmish": 3}'])
def test_a_broken_record_says_what_to_do(tmp_path: Path, text: str) -> None:
    file = tmp_path / "coverage.json"
    file.write_text(text)
    with pytest.raises(BadInput, match="run make test"):
        read_record(file)


def test_unknown_ids_of_marks_come_with_the_nearest(catalogue: Catalogue) -> None:
    assert marks_unknown([MOVE, WALL], {"skirmish": catalogue}) == []
    (problem,) = marks_unknown(["ZZ-MOV-01"], {"skirmish": catalogue})
    assert problem == "unknown rule id 'ZZ-MOV-01', did you mean ZZ-MOVE-01?"
    assert marks_unknown([7], {}) == ["unknown rule id 7"]
