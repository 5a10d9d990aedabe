"""What was played is kept; a job that was stopped goes on and ends as if it never had been."""

import errno
import fcntl
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

import brassboard
from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput
from brassboard.sim import SimError, Stopped, series, tournament
from brassboard.sim.plan import plan_of
from brassboard.sim.resume_file import ResumeFile, fingerprint

BOTS = ["random", "greedy:worlds=1:budget=3"]
DUEL = brassboard.game("duel")
SOURCES = Path(str(brassboard.__file__)).parent


def stopping_after(count: int) -> Callable[[int], None]:
    """A progress bar in front of which somebody presses Ctrl-C."""
    left = [count]

    def told(games: int) -> None:
        left[0] -= games
        if left[0] <= 0:
            raise KeyboardInterrupt

    return told


@pytest.mark.parametrize("workers", [1, 2])
def test_a_stopped_series_goes_on_and_its_file_is_the_same_to_the_byte(workers: int, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    expected = series("duel", games=24, bots=BOTS, seed=4, workers=1, accumulators=["events"], keep=whole)
    with pytest.raises(Stopped) as caught:
        series("duel", games=24, bots=BOTS, seed=4, workers=workers, accumulators=["events"], keep=cut,
               progress=stopping_after(7))  # fmt: skip
    partial = caught.value.done
    assert 7 <= len(partial.games) < 24
    assert len(partial.games) + caught.value.left == 24
    assert [game for game in expected.games if game in partial.games] == partial.games
    told: list[int] = []
    done = series("duel", games=24, bots=BOTS, seed=4, workers=workers, accumulators=["events"], keep=cut,
                  progress=told.append)  # fmt: skip
    assert done.games == expected.games
    assert done.results() == expected.results()
    assert cut.read_bytes() == whole.read_bytes()
    assert told[0] >= len(partial.games)
    assert sum(told) == 24


def test_a_tournament_goes_on_too(tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    asked = {"games": 4, "seed": 1, "workers": 2, "players": [2, 3], "options": {"rounds": [4, 6]}}
    expected = tournament("duel", ["random"], **asked)
    with pytest.raises(Stopped):
        tournament("duel", ["random"], **asked, keep=cut, progress=stopping_after(6))
    done = tournament("duel", ["random"], **asked, keep=cut)
    assert done.results() == expected.results()


def test_a_finished_series_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = series("duel", games=6, workers=1, keep=tmp_path / "kept")
    monkeypatch.setattr("brassboard.sim.jobs.play_game", None)
    again = series("duel", games=6, workers=1, keep=tmp_path / "kept")
    assert again.games == first.games
    assert (first.new_decisions, again.new_decisions) == (
        first.decisions,
        0,
    )  # nobody is told that reading a file is fast play
    assert series("duel", games=3, first=2, workers=1, keep=tmp_path / "kept").games == first.games[2:5]


def test_more_games_may_be_asked_for_later(tmp_path: Path) -> None:
    series("duel", games=5, first=5, workers=1, keep=tmp_path / "kept")
    more = series("duel", games=15, workers=1, keep=tmp_path / "kept")
    series("duel", games=15, workers=1, keep=tmp_path / "whole")
    assert [game.index for game in more.games] == list(range(15))
    assert (tmp_path / "kept").read_bytes() == (tmp_path / "whole").read_bytes()


@pytest.mark.parametrize("end", [b'[0,{"index":', b"\xff", b"[0"])
def test_a_line_that_was_cut_off_is_played_again(end: bytes, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    series("duel", games=6, workers=1, keep=kept)
    whole = kept.read_bytes()
    kept.write_bytes(b"".join(whole.splitlines(keepends=True)[:4]) + end)
    series("duel", games=6, workers=1, keep=kept)
    assert kept.read_bytes() == whole


def test_a_file_whose_first_line_was_cut_off_begins_anew(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_bytes(b'{"brassb')
    series("duel", games=2, workers=1, keep=kept)
    assert len(kept.read_bytes().splitlines()) == 3


@pytest.mark.parametrize("changed", [{"seed": 1}, {"players": 3}, {"rotate": False}, {"accumulators": ["events"]}])
def test_games_of_another_plan_are_not_mixed_in(changed: dict[str, object], tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    series("duel", games=2, workers=1, keep=kept)
    before = kept.read_bytes()
    with pytest.raises(BadInput, match="its games are of other plans: remove it"):
        series("duel", games=2, workers=1, keep=kept, **changed)  # type: ignore[arg-type]
    assert kept.read_bytes() == before


def test_games_of_other_rules_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    series("duel", games=2, workers=1, keep=tmp_path / "kept")
    monkeypatch.setattr("brassboard.sim.resume_file.fingerprint", lambda installed: "other")
    with pytest.raises(BadInput, match="rules, content or bots have changed since"):
        series("duel", games=2, workers=1, keep=tmp_path / "kept")


def test_the_fingerprint_knows_scenarios_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = brassboard.game("duel")
    before = fingerprint(installed)
    assert before == fingerprint(installed) != fingerprint(brassboard.game("smog_riders"))
    (tmp_path / "mine.scenario").write_text("a room")
    monkeypatch.setenv("BRASSBOARD_SCENARIOS", str(tmp_path))
    assert fingerprint(installed) != before


PACKAGES = [path.name for path in sorted((SOURCES / "games").iterdir()) if (path / "content").is_dir()]
FOR_READERS = ("*.ftl", "rulebook/*.toml")
"""Words for people: no game goes another way for them."""


def a_copy(game: str, where: Path, monkeypatch: pytest.MonkeyPatch) -> InstalledGame:
    """Not the game itself, but the files of its package; its code does not run."""
    home = where / f"copied_{game}"
    shutil.copytree(SOURCES / "games" / game, home, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (home / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(where)
    monkeypatch.delitem(sys.modules, home.name, raising=False)
    return InstalledGame(brassboard.game(game).rules, home.name)


def all_files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts)


@pytest.mark.parametrize("game", PACKAGES)
def test_the_fingerprint_knows_every_file_a_game_reads(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = a_copy(game, tmp_path, monkeypatch)
    before = fingerprint(installed)
    for path in [path for path in all_files(tmp_path) if path.suffix != ".py" or path.name == "content.py"]:
        content = path.read_bytes()
        path.write_bytes(content + b"\n# another board")
        told = fingerprint(installed) != before
        assert told != any(path.match(pattern) for pattern in FOR_READERS), path
        path.write_bytes(content)
    assert fingerprint(installed) == before


def test_the_fingerprint_knows_files_of_any_kind_but_not_what_machines_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of somebody else may keep its content in files we never heard of."""
    installed = a_copy("duel", tmp_path, monkeypatch)
    home = tmp_path / "copied_duel"
    before = fingerprint(installed)
    (home / "__pycache__").mkdir(exist_ok=True)
    for name in ("__pycache__/cards.cpython-311.pyc.139", "cards.cpython-311.so", ".cards.py.swp", "py.typed"):
        (home / name).write_bytes(b"made by a machine")
    assert fingerprint(installed) == before
    (home / "content" / "weather.csv").write_text("fog,4")
    assert fingerprint(installed) != before


def test_what_a_game_reads_is_what_the_compiled_build_is_made_from() -> None:
    """Else it is not made anew where a board has changed."""
    makefile = (Path(__file__).parents[2] / "Makefile").read_text("utf-8")
    (sources,) = [line for line in makefile.splitlines() if line.startswith("SOURCES ")]
    folders = [SOURCES / name for name in ("kernel", "kit", "games", "bots")]
    kinds = {path.suffix for folder in folders for path in all_files(folder)} - {".so"}
    assert [kind for kind in sorted(kinds) if f"-name '*{kind}'" not in sources] == []


@pytest.mark.parametrize(
    ("content", "complaint"),
    [(b"hello\n", "does not read as a file of played games"), (None, "line 2 does not read as a game")],
)
def test_another_file_is_left_alone(content: bytes | None, complaint: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    if content is None:
        series("duel", games=1, workers=1, keep=kept)
        content = kept.read_bytes().splitlines(keepends=True)[0] + b"a game\n"
    kept.write_bytes(content)
    with pytest.raises(BadInput, match=complaint):
        series("duel", games=1, workers=1, keep=kept)
    assert kept.read_bytes() == content


@pytest.mark.parametrize("line", [b"a game\n", b"\n", b'[7,{"index":0}]\n'])
def test_a_line_in_the_middle_that_does_not_read_is_told_with_what_is_before_it(line: bytes, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    series("duel", games=6, workers=1, keep=kept)
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join([*lines[:4], line, *lines[5:]]))
    with pytest.raises(BadInput, match=r"kept: line 5 does not read as a game.*the 3 games before it do") as caught:
        series("duel", games=6, workers=1, keep=kept)
    assert "remove the lines from 5 on" in str(caught.value)
    kept.write_bytes(b"".join(lines[:4]))
    told: list[int] = []
    series("duel", games=6, workers=1, keep=kept, progress=told.append)
    assert told[0] == 3
    assert kept.read_bytes() == b"".join(lines)


def test_a_game_of_a_series_that_is_not_there_does_not_read(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    series("duel", games=2, workers=1, keep=kept)
    kept.write_bytes(kept.read_bytes() + kept.read_bytes().splitlines()[-1].replace(b"[0,", b"[1,", 1) + b"\n")
    with pytest.raises(BadInput, match="line 4 does not read as a game: there is no series 1"):
        series("duel", games=2, workers=1, keep=kept)


PLAYING = """
import sys
from brassboard.sim import series
series("duel", games=10**6, workers=2, keep=sys.argv[1], progress=lambda count: print("played", flush=True))
"""


def test_two_runs_do_not_play_into_one_file_and_a_killed_one_locks_nobody_out(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    command = [sys.executable, "-c", PLAYING, str(kept)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as first:
        try:
            assert first.stdout is not None
            assert first.stdout.readline() == b"played\n"
            with pytest.raises(BadInput, match="kept: another run is playing into this file"):
                series("duel", games=5, workers=1, keep=kept)
        finally:
            first.kill()
        first.communicate(timeout=60)  # to its end: the workers have it too
    done = series("duel", games=5, workers=1, keep=kept)
    assert done.games == series("duel", games=5, workers=1).games


def test_a_run_that_ended_leaves_nothing_locked_and_nothing_beside_the_file(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    for seed in (0, 1):
        with pytest.raises(BadInput, match="other plans") if seed else pytest.raises(Stopped):
            series("duel", games=9, seed=seed, workers=2, keep=kept, progress=stopping_after(2))
    series("duel", games=9, workers=2, keep=kept)
    assert list(tmp_path.iterdir()) == [kept]


def test_a_file_that_is_put_in_order_stays_locked_until_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who opened it just before that, and was let in just after, would play into a file that is gone."""
    kept, plans = tmp_path / "kept", [plan_of(DUEL, ["random"])]
    games = series("duel", games=2, workers=1).games
    first = ResumeFile(kept, DUEL, plans)
    first.add(0, games[::-1])
    seen: list[str] = []
    replace = Path.replace

    def replaced(beside: Path, path: Path) -> Path:
        with pytest.raises(BadInput, match="another run"):
            ResumeFile(kept, DUEL, plans)
        seen.append("locked")
        return replace(beside, path)

    monkeypatch.setattr(Path, "replace", replaced)
    first.close()
    second = ResumeFile(kept, DUEL, plans)
    second.close()
    assert seen == ["locked"]
    assert [index for _, index in second.games] == [0, 1]


def test_a_file_that_was_replaced_while_it_was_opened_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, plans = tmp_path / "kept", [plan_of(DUEL, ["random"])]
    games = series("duel", games=2, workers=1, keep=kept).games
    lock = fcntl.flock

    def replaced(file: FileIO, how: int) -> None:
        monkeypatch.setattr(fcntl, "flock", lock)
        shutil.copy(kept, tmp_path / "new")
        (tmp_path / "new").replace(kept)
        lock(file, how)

    monkeypatch.setattr(fcntl, "flock", replaced)
    first = ResumeFile(kept, DUEL, plans)
    first.add(0, [msgspec.structs.replace(games[1], index=2)])
    first.close()
    assert len(kept.read_bytes().splitlines()) == 4


@pytest.mark.parametrize("knows", ["no such thing", "not on this disk"])
def test_where_nothing_can_be_locked_it_plays_all_the_same(
    knows: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flock(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    if knows == "no such thing":
        monkeypatch.setattr("brassboard.sim.resume_file.fcntl", None)
    else:
        monkeypatch.setattr(fcntl, "flock", flock)
    kept, plans = tmp_path / "kept", [plan_of(DUEL, ["random"])]
    games = series("duel", games=3, workers=1).games
    first = ResumeFile(kept, DUEL, plans)
    first.add(0, games[::-1])
    first.close()
    assert series("duel", games=3, workers=1, keep=kept).games == games
    assert b'"index":0' in kept.read_bytes().splitlines()[1]


def test_a_disk_that_is_full_cuts_no_line_in_the_middle(tmp_path: Path) -> None:
    kept, plans = tmp_path / "kept", [plan_of(DUEL, ["random"])]
    games = series("duel", games=3, workers=1).games
    first = ResumeFile(kept, DUEL, plans)
    first.add(0, games[:1])

    class Full(FileIO):
        def write(self, data: Any) -> int:
            return super().write(data[: len(data) // 3])

    first.file.close()
    first.file = Full(kept, "a")
    with pytest.raises(BadInput, match="kept: there is no room left"):
        first.add(0, games[1:2])
    first.close()
    assert series("duel", games=3, workers=1, keep=kept).games == games


def test_a_file_that_cannot_be_put_in_order_loses_nothing(tmp_path: Path) -> None:
    """The folder may be closed to us, or the disk full; every game is in the file already."""
    kept, plans = tmp_path / "kept", [plan_of(DUEL, ["random"])]
    games = series("duel", games=2, workers=1).games
    beside = tmp_path / "kept.new"
    beside.mkdir()
    first = ResumeFile(kept, DUEL, plans)
    first.add(0, games[::-1])
    first.close()
    beside.rmdir()
    assert series("duel", games=2, workers=1, keep=kept).games == games
    assert [game.index for game in games] == [0, 1]
    assert b'"index":0' in kept.read_bytes().splitlines()[1]  # the next run has made up for it


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file or directory"):
        series("duel", games=1, workers=1, keep=tmp_path / "no" / "kept")


def test_what_was_played_before_a_game_broke_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from brassboard.sim.jobs import play_game

    kept = tmp_path / "kept"
    expected = series("duel", games=9, workers=1)

    def breaks(*args: object) -> object:
        if args[2] == 6:
            raise ZeroDivisionError
        return play_game(*args)  # type: ignore[arg-type]

    with monkeypatch.context() as broken:
        broken.setattr("brassboard.sim.jobs.play_game", breaks)
        with pytest.raises(SimError):
            series("duel", games=9, workers=1, keep=kept)
    assert len(kept.read_bytes().splitlines()) == 7
    assert series("duel", games=9, workers=1, keep=kept).games == expected.games
