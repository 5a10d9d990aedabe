import argparse
import io
import json
import os
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path
from xml.etree import ElementTree

import pyarrow.parquet as pq
import pytest

from brassboard.cli import main, sim
from brassboard.kernel import BadInput
from brassboard.sim.translations import texts
from brassboard.texts import LANGUAGES
from sim.watchers import FOLDER


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
    assert "decisions/s, 1 process" in out
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
    assert "Game 0 of this series crashed" in err
    assert "brassboard sim duel --bots random,random" in err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), "there is no game 'chess'"),
        (("duel", "--bots", "gredy"), "did you mean greedy"),
        (("duel", "--option", "rounds"), 'write it as name=value, not "rounds"'),
        (("duel", "--option", "rounds=5"), "option rounds must be one of"),
        (("duel", "--games", "0"), "games must be"),
        (("duel", "--players", "two"), 'write whole numbers, 2 or 2,3, not "two"'),
        (("duel", "--stat", "evnts"), "there is no accumulator 'evnts'"),
        (("duel", "--stat", ":x"), "there is no accumulator ':x'"),
        (("duel", "--stat", "sum:duel.card_played.card"), "field 'card' of event duel.card_played is no number"),
        (("duel", "--option", "rounds=4", "--option", "rounds=6"), "rounds is named twice; write rounds=4,6"),
        (("duel", "--tournament", "--bots", "random,random"), "random is named twice"),
    ],
)
def test_wrong_words_are_named(words: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", *words]) == 2
    assert complaint in capsys.readouterr().err


@pytest.fixture
def nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brassboard.sim.driver.Run.finish", None)


@pytest.mark.usefixtures("nothing_is_played")
@pytest.mark.parametrize("option", ["--plot", "--out", "--keep"])
@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("folder", "folder|Is a directory"),
        ("no/such/file", "there is no such folder|No such file or directory"),
        ("x" * 300, "File name too long"),
    ],
)
def test_a_file_that_cannot_be_written_is_named_before_anything_is_played(
    option: str, name: str, complaint: str, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadInput, match=complaint) as caught:
        run("duel", "--games", "1", "--workers", "1", option, str(tmp_path / name))
    assert str(tmp_path / name) in str(caught.value)


@pytest.mark.usefixtures("nothing_is_played")
@pytest.mark.parametrize("options", [("--out", "--plot"), ("--keep", "--plot"), ("--out", "--keep")])
def test_files_that_would_overwrite_each_other_are_named(options: tuple[str, str], tmp_path: Path) -> None:
    words = [word for option in options for word in (option, str(tmp_path / "file"))]
    with pytest.raises(BadInput, match=f"file: {' and '.join(options)} name the same file"):
        run("duel", "--games", "1", "--workers", "1", *words)


@pytest.mark.usefixtures("nothing_is_played")
@pytest.mark.parametrize("plot", ["folder/../games.parquet", "games.parquet.part"])
def test_no_picture_takes_the_place_of_games(plot: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadInput, match="name the same file"):
        run(
            "duel",
            "--games",
            "1",
            "--workers",
            "1",
            "--out",
            f"{tmp_path}/games.parquet",
            "--plot",
            f"{tmp_path}/{plot}",
        )


def test_a_picture_that_fails_at_the_end_is_made_by_the_same_command_without_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, plot = tmp_path / "games.parquet", tmp_path / "games.svg"
    words = ("sim", "duel", "--games", "3", "--workers", "1", "--out", str(table), "--plot", str(plot))

    def full(*_: object) -> str:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("brassboard.cli.sim.picture", full)
        assert main(words) == 2
    assert not plot.exists()
    monkeypatch.setattr("brassboard.sim.jobs.play_game", None)
    assert main(words) == 0
    assert {file.name for file in tmp_path.iterdir()} == {"games.svg", "games.parquet"}


def test_trying_whether_files_can_be_written_leaves_them_as_they_were(tmp_path: Path) -> None:
    table, plot = tmp_path / "games.parquet", tmp_path / "games.svg"
    plot.write_text("of yesterday")
    with pytest.raises(BadInput, match="did you mean greedy"):
        run("duel", "--bots", "gredy", "--out", str(table), "--plot", str(plot))
    assert list(tmp_path.iterdir()) == [plot]
    assert plot.read_text() == "of yesterday"


def test_a_file_that_cannot_be_written_at_the_end_loses_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, plot = tmp_path / "games.parquet", tmp_path / "games.svg"
    words = ("sim", "duel", "--games", "3", "--workers", "1", "--out", str(table), "--plot", str(plot))

    def full(path: object, parts: object) -> None:
        raise BadInput("No space left on device", str(path))

    with monkeypatch.context() as broken:
        broken.setattr("brassboard.sim.parquet.write", full)
        assert main(words) == 2
    out, err = capsys.readouterr()
    assert "3 games" in out
    assert str(plot) in out
    assert f"{table}: No space left on device" in err
    assert f"the games are in {table}.part" in err
    assert {file.name for file in tmp_path.iterdir()} == {"games.svg", "games.parquet.part"}
    monkeypatch.setattr("brassboard.sim.jobs.play_game", None)  # the same command need not play again
    assert main(words) == 0
    assert pq.read_table(table).num_rows == 3


def test_files_are_written_also_where_nobody_reads_the_table_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(*_: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("brassboard.cli.sim.show", closed)
    with pytest.raises(BrokenPipeError):
        run("duel", "--games", "1", "--workers", "1", "--plot", str(tmp_path / "games.svg"))
    assert (tmp_path / "games.svg").exists()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_statistic_of_ones_own_is_found_in_the_folder_one_is_in(workers: str, tmp_path: Path) -> None:
    """The module of the guide, with the command as it is installed."""
    guide = (Path(__file__).parents[2] / "docs" / "simulation.md").read_text("utf-8")
    module = guide.partition("```python\n# my_module.py\n")[2].partition("```")[0]
    (tmp_path / "my_module.py").write_text(module, encoding="utf-8")
    program = Path(sysconfig.get_path("scripts")) / "brassboard"
    words = ["--games", "4", "--workers", workers, "--json", "--stat", "my_module:falls", "--stat", "my_module:Longest"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [program, "sim", "duel", *words],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stderr == ""
    assert set(json.loads(done.stdout)["stats"]) == {"my_module:falls", "my_module:Longest"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there(lang: str) -> None:
    t = texts(None, lang, strict=True)
    assert t("sim-speed-text", decisions="1", workers=2)
    assert t("sim-broke", index=1, seed="2")


def test_a_tournament_is_a_table_with_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "random,greedy:worlds=1:budget=3,greedy:worlds=1:budget=4"
    assert run("duel", "--tournament", "--games", "4", "--bots", bots, "--players", "2,3", "--workers", "1") == 0
    out = capsys.readouterr().out
    assert "16 games" in out
    assert out.count("2 players") == 3
    assert "Elo" in out


def test_one_bot_is_told_by_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("duel", "--games", "2", "--option", "rounds=4,6", "--lang", "de", "--workers", "1") == 0
    out = capsys.readouterr().out
    assert out.count(texts(None, "de")("player", number=2)) == 2
    assert "⟨" not in out


def test_data_has_ratings_statistics_and_series(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("duel", "--games", "3", "--bots", "random,greedy:worlds=1:budget=3", "--workers", "1", "--json")
    assert run(*words, "--stat", "events", "--stat", "sum:duel.struck.damage") == 0
    one = json.loads(capsys.readouterr().out)
    assert {row["bot"] for row in one["ratings"]} == set(one["bots"])
    assert list(one["stats"]) == ["events", "sum:duel.struck.damage"]
    assert (one["retried"], one["left"], one["speed"]["crew"]) == (0, 0, "alone")
    assert run(*words, "--option", "rounds=all", "--players", "2,3") == 0
    many = json.loads(capsys.readouterr().out)
    assert many["games"] == 3 * len(many["series"])
    assert {(part["players"], part["options"]["rounds"]) for part in many["series"]} >= {(2, 4), (3, 8)}


def test_a_statistic_with_many_keys_is_cut_on_the_screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brassboard.cli.standings.MOST_KEYS", 2)
    assert run("duel", "--games", "2", "--stat", "events", "--workers", "1") == 0
    assert "more rows; use --json to see them" in capsys.readouterr().out


def test_files_are_written_and_nothing_is_left_beside_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, plot = tmp_path / "games.parquet", tmp_path / "games.svg"
    assert run("smog_riders", "--games", "3", "--workers", "1", "--out", str(table), "--plot", str(plot)) == 0
    out = capsys.readouterr().out
    assert str(table) in out
    assert str(plot) in out
    assert sorted(tmp_path.iterdir()) == [table, plot]
    assert pq.read_table(table).num_rows == 3
    assert "stat_points" in pq.read_table(table).column_names  # the plot shows them
    ElementTree.fromstring(plot.read_text("utf-8"))


def test_a_bar_with_rate_and_time_left_for_those_who_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    assert run("duel", "--games", "30", "--workers", "1") == 0
    assert "30/30" in terminal.getvalue()
    assert "/s" in terminal.getvalue()
    assert "0:00:00" in terminal.getvalue()


def test_workers_that_died_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    (tmp_path / "one").touch()
    assert run("duel", "--games", "4", "--workers", "2", "--stat", "sim.watchers:Deadly") == 0
    assert "Crashed workers" in capsys.readouterr().out


def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """A worker presses it in the middle; the table written at last is the same, to the byte, as without."""
    mischief = tmp_path / "mischief"
    mischief.mkdir()
    environment = os.environ | {FOLDER: str(mischief), "PYTHONPATH": str(Path(__file__).parents[1])}

    def simulated(name: str) -> subprocess.CompletedProcess[str]:
        words = ["duel", "--games", "300", "--workers", "2", "--seed", "3", "--stat", "sim.watchers:Interrupting"]
        command = [sys.executable, "-m", "brassboard", "sim", *words, "--out", str(tmp_path / name)]
        return subprocess.run(
            command,
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a suite in the background ignores it
        )

    assert simulated("whole.parquet").returncode == 0
    (mischief / "once").touch()
    stopped = simulated("cut.parquet")
    assert stopped.returncode == 130
    assert "Stopped with " in stopped.stderr
    assert f"Run the same command again to continue from {tmp_path / 'cut.parquet.part'}." in stopped.stderr
    assert "Traceback" not in stopped.stderr
    assert not (tmp_path / "cut.parquet").exists()
    assert (tmp_path / "cut.parquet.part").exists()
    assert simulated("cut.parquet").returncode == 0
    assert (tmp_path / "cut.parquet").read_bytes() == (tmp_path / "whole.parquet").read_bytes()
    assert not (tmp_path / "cut.parquet.part").exists()


def test_stopped_without_a_file_says_how_it_would_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("brassboard.sim.driver.Run._take", pressed)
    assert run("duel", "--games", "3", "--workers", "1", "--json") == 130
    out, err = capsys.readouterr()
    assert json.loads(out)["left"] == 3
    assert "Add --keep FILE next time, and the same command can continue" in err
