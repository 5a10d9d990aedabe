import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from brassboard.catalogue import Catalogue, load_catalogue
from brassboard.catalogue.coverage_record import RECORD, Proof, write_record
from brassboard.catalogue.gate_lint import SpoilerSearch
from brassboard.cli import rules
from catalogue.skirmish import GATES, RULES, SECRET, SECRET_GERMAN, write_game, write_skirmish


class Cli:
    """Runs the command as a person would, in a folder of its own."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys

    def __call__(self, *words: str, game: str = "skirmish") -> tuple[int, str, str]:
        parser = argparse.ArgumentParser(prog="brassboard")
        rules.add_parser(parser.add_subparsers())
        args = parser.parse_args(["rules", game, *words, "--folder", str(self.folder)])
        code = args.run(args)
        out, err = self.capsys.readouterr()
        return code, out, err

    def json(self, *words: str) -> Any:
        return json.loads(self(*words, "--json")[1])


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return Cli(write_skirmish(tmp_path), capsys)


def prove(folder: Path, *ids: str, full: bool = True, failed: dict[str, tuple[str, ...]] | None = None) -> None:
    digest = Catalogue.of(folder).digest
    proof = Proof(digest, full, dict.fromkeys(ids, ("t.py::test",)), failed or {})
    write_record(folder.parent / RECORD, {"skirmish": proof})


COUNTED = ("ZZ-MOVE-01", "ZZ-MOVE-02", "ZZ-S1-01", "ZZ-RULING-01", "ZZ-EX-01")


def test_without_an_id_the_topics_are_listed(cli: Cli) -> None:
    code, out, _ = cli()
    assert code == 0
    assert out.splitlines()[0] == "movement\t2"
    assert out.splitlines()[-1] == "ships\t1\t1 not yet playable"


def test_topics_in_german(cli: Cli) -> None:
    assert [line.split("\t")[0] for line in cli("--lang", "de")[1].splitlines()] == [
        "Bewegung", "scenario 1", "Entscheide", "Lücken", "Beispiele", "ships",
    ]  # fmt: skip


def test_one_rule(cli: Cli) -> None:
    code, out, _ = cli("ZZ-MOVE-02")
    assert code == 0
    assert out.startswith("ZZ-MOVE-02 · Rule · movement\nRule: Walls stop steps.\nHow it is checked: Given a wall")


def test_one_rule_in_german_says_what_is_not_translated(cli: Cli) -> None:
    _, out, _ = cli("zz-move-02", "--lang", "de")
    assert out.startswith("ZZ-MOVE-02 · Regel · Bewegung\nRegel: Mauern halten")
    assert "So wird sie geprüft (auf Englisch): Given" in out
    assert "[noch nicht übersetzt]" in cli("ZZ-S1-01", "--lang", "de")[1]


def test_a_planned_rule_is_shown_as_not_yet_playable(cli: Cli) -> None:
    assert "[not yet playable]" in cli("ZY-SHIP-01")[1]


@pytest.mark.parametrize("words", [("--topic", "movement"), ("--topic", "Bewegung"), ("--search", "step")])
def test_lists_have_one_line_an_entry(cli: Cli, words: tuple[str, str]) -> None:
    code, out, _ = cli(*words)
    assert code == 0
    assert out.splitlines()[:2] == [
        "ZZ-MOVE-01\tA fighter steps to a square beside it.",
        "ZZ-MOVE-02\tWalls stop steps.",
    ]


def test_rulings_are_a_topic_in_both_languages(cli: Cli) -> None:
    assert cli("--topic", "rulings")[1] == "ZZ-RULING-01\tMay a fighter stay?\n"
    assert cli("--topic", "entscheide", "--lang", "de")[1] == "ZZ-RULING-01\tDarf ein Kämpfer stehen bleiben?\n"


def test_a_search_that_finds_nothing(cli: Cli) -> None:
    assert cli("--search", "zeppelin") == (0, "", "")


def test_json(cli: Cli) -> None:
    assert cli.json()["topics"][0] == {"name": "movement", "label": "movement", "count": 2, "planned": 0}
    assert cli.json("ZZ-MOVE-02", "--lang", "de")["text"] == "Mauern halten Schritte auf."
    assert [entry["id"] for entry in cli.json("--search", "wall")] == ["ZZ-MOVE-02"]


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (("ZZ-MOVE-1",), "skirmish has no rule ZZ-MOVE-1. Did you mean ZZ-MOVE-01 or"),
        (("ZZ-MOVE-1", "--lang", "de"), "skirmish hat keine Regel ZZ-MOVE-1. Meintest du ZZ-MOVE-01 oder"),
        (("--topic", "moovement"), "skirmish has no topic “moovement”. Did you mean movement?"),
    ],
)
def test_what_is_unknown_is_said_with_the_nearest(cli: Cli, words: tuple[str, ...], text: str) -> None:
    code, out, err = cli(*words)
    assert (code, out) == (2, "")
    assert err.startswith(text)


def test_an_unknown_game(cli: Cli) -> None:
    assert cli(game="skirmsh") == (2, "", "There is no game called “skirmsh”. Did you mean skirmish?\n")
    code, _, err = cli(game="xyzzy")
    assert code == 2
    assert "Games: " in err
    assert "skirmish" in err


def test_a_broken_catalogue_is_said_with_its_place(cli: Cli) -> None:
    (cli.folder / "rulebook" / "en.toml").write_text(RULES.replace('"Yes."', '""'))
    code, _, err = cli()
    assert code == 2
    assert "skirmish/rulebook/en.toml:28: ruling ZZ-RULING-01: ruling is empty" in err


def test_on_a_terminal_there_are_panels_and_tables(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")
    assert "╭─ ZZ-MOVE-02" in cli("ZZ-MOVE-02")[1]
    assert "┃" in cli()[1]
    assert "1 entry found." in cli("--search", "wall")[1]
    prove(cli.folder, "ZZ-MOVE-01", failed={"ZZ-EX-01": ("t.py::bad",)})
    assert "ZZ-MOVE-02" in cli("--coverage")[1]


@pytest.mark.parametrize(("lang", "remedy"), [("en", "Run make test."), ("de", "Starte make test.")])
def test_without_a_record_coverage_says_what_to_do(cli: Cli, lang: str, remedy: str) -> None:
    code, out, err = cli("--coverage", "--lang", lang)
    assert (code, out) == (2, "")
    assert remedy in err


def test_a_stale_record_is_no_record(cli: Cli) -> None:
    prove(cli.folder, *COUNTED)
    (cli.folder / "rulebook" / "en.toml").write_text(RULES.replace("Walls stop", "Doors stop"))
    code, _, err = cli("--coverage")
    assert code == 2
    assert "stale" in err
    assert "Run make test." in err
    assert cli.json("--coverage")["state"] == "stale"


def test_an_unreadable_record_is_no_record(cli: Cli) -> None:
    prove(cli.folder)
    (cli.folder.parent / RECORD).write_text("{")
    code, _, err = cli("--coverage")
    assert code == 2
    assert "Run make test." in err


def test_what_lacks_a_passing_test_is_listed(cli: Cli) -> None:
    prove(cli.folder, "ZZ-MOVE-01", "ZZ-S1-01", "ZZ-EX-01", full=False, failed={"ZZ-MOVE-02": ("t.py::bad",)})
    code, out, _ = cli("--coverage")
    assert code == 1
    assert out.splitlines() == [
        "3 of 5 rules, rulings and examples have a passing test.",
        "2 entries have no passing test:",
        "ZZ-MOVE-02\tWalls stop steps.",
        "ZZ-RULING-01\tMay a fighter stay?",
        "1 entry has a failing test:",
        "ZZ-MOVE-02\tt.py::bad",
        "Skirmish at sea: 1 entry not yet playable, not counted.",
        "Only some of the tests have run since the rules changed. Run make test.",
    ]


def test_complete_coverage_counts_neither_gaps_nor_planned_rules(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    prove(cli.folder, *COUNTED)
    monkeypatch.chdir(cli.folder)
    code, out, _ = cli("--coverage")
    assert code == 0
    assert "Every rule, ruling and example has a passing test." in out
    data = cli.json("--coverage")
    assert data["counts"] == {"total": 5, "proved": 5, "missing": 0}
    assert data["planned"] == ["ZY-SHIP-01"]


# Sealed booklets


def seal(cli: Cli) -> Cli:
    write_game(cli.folder.parent, secret_en=SECRET, secret_de=SECRET_GERMAN, gates_secret=GATES)
    return cli


@pytest.fixture
def sealed(cli: Cli) -> Cli:
    return seal(cli)


def test_of_a_sealed_booklet_the_title_is_listed(sealed: Cli) -> None:
    _, out, _ = sealed()
    assert out.splitlines()[-1].startswith("Skirmish: the secret: sealed.")
    assert not [word for word in ("plot", "war", "dragon") if word in out.lower()]
    assert "Scharmützel: das Geheimnis: versiegelt." in sealed("--lang", "de")[1]
    data = sealed.json()
    assert data["sealed"] == ["Skirmish: the secret"]
    assert "dragons" not in [topic["name"] for topic in data["topics"]]


SECRETS = [("--search", "dragon"), ("--search", "Drachen"), ("--topic", "dragons"), ("--topic", "Drachen"),
           ("ZX-DRAGON-01",), ("ZX-DRAGON-1",), ("--topic", "rulings"), ("--topic", "plots")]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "de"])
def test_sealed_entries_answer_exactly_like_those_that_do_not_exist(cli: Cli, lang: str) -> None:
    without = [cli(*words, "--lang", lang) for words in SECRETS]
    seal(cli)
    assert [cli(*words, "--lang", lang) for words in SECRETS] == without
    assert [cli(*words, "--lang", lang, "--spoilers") for words in SECRETS] != without


@pytest.mark.parametrize(("lang", "text"), [("en", "Dragons end the war"), ("de", "Drachen beenden den Krieg")])
def test_with_spoilers_everything_is_shown(sealed: Cli, lang: str, text: str) -> None:
    assert text in sealed("ZX-DRAGON-01", "--spoilers", "--lang", lang)[1]
    assert "sealed" not in sealed("--spoilers")[1]
    assert "ZX-DRAGON-01" in sealed("--search", "dragon", "--spoilers")[1]


def test_coverage_counts_sealed_entries_and_names_them_with_spoilers_only(sealed: Cli) -> None:
    prove(sealed.folder, *COUNTED, "ZX-PLOT-01", failed={"ZX-WAR-01": ("t.py::bad",)})
    code, out, _ = sealed("--coverage")
    assert code == 1
    assert "6 of 11 rules, rulings and examples have a passing test." in out
    assert "5 of them are sealed. --spoilers names them." in out
    assert "ZX-" not in out
    data = sealed.json("--coverage")
    assert data["counts"] == {"total": 11, "proved": 6, "missing": 5}
    assert (data["missing"], data["failed"], data["sealed"]) == ([], {}, ["Skirmish: the secret"])
    assert not [id for id in data["proved"] if id.startswith("ZX")]
    assert "ZX-WAR-01\tThere is war." in sealed("--coverage", "--spoilers")[1]


def test_the_rise_of_fenris_is_a_title(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser(prog="brassboard")
    rules.add_parser(parser.add_subparsers())
    search = SpoilerSearch(load_catalogue("scythe").gates)
    said = ""
    for words in ([], ["--json"], ["--lang", "de"], ["--search", "Vesna"], ["--topic", "rulings"], ["--topic", "gaps"]):
        args = parser.parse_args(["rules", "scythe", *words])
        args.run(args)
        said += "".join(capsys.readouterr())
    assert "Scythe: The Rise of Fenris (campaign and modules): sealed." in said
    assert list(search.found(said)) == []
