from pathlib import Path

import pytest

from brassboard.catalogue import load_catalogues
from brassboard.catalogue.lint import unknown_ids

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_every_id_in_our_files_is_in_a_catalogue(folder: str) -> None:
    known = {identity for catalogue in load_catalogues().values() for identity in catalogue.ids}
    assert [str(problem) for problem in unknown_ids([ROOT / folder], known)] == []


def test_unknown_ids_are_found_with_file_and_line(tmp_path: Path) -> None:
    typo = "-".join(("DU", "MVOE", "01"))
    (tmp_path / "a.py").write_text(f"# ZZ-MOVE-01\n# see {typo}, {typo}x and X{typo}\n")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "b.md").write_text("ZZ-S1-02 and ZZ-MOVE-1 and ZQ-MOVE-01\n")
    (tmp_path / "c.bin").write_bytes(b"\xff ZZ-MOVE-09")
    found = unknown_ids([tmp_path], {"ZZ-MOVE-01"})
    assert [(problem.file.name, problem.line, problem.id) for problem in found] == [
        ("a.py", 2, typo),
        ("b.md", 1, "ZZ-S1-02"),
    ]
    assert str(found[1]).startswith(f"{tmp_path / 'deep' / 'b.md'}:1: unknown rule id ZZ-S1-02")


def test_one_file_can_be_named(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text('id = "ZZ-MOVE-02"')
    assert len(unknown_ids([file], {"ZZ-MOVE-01"})) == 1
    assert unknown_ids([file], {"ZZ-MOVE-02"}) == []
