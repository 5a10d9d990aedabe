"""What was played is kept; a job that was stopped goes on and ends as if it never had been."""

from collections.abc import Callable
from pathlib import Path

import pytest

import brassboard
from brassboard.kernel import BadInput
from brassboard.sim import SimError, Stopped, series, tournament
from brassboard.sim.keep import fingerprint

BOTS = ["random", "greedy:worlds=1:budget=3"]


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
    assert (first.fresh, again.fresh) == (first.decisions, 0)  # nobody is told that reading a file is fast play
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
    monkeypatch.setattr("brassboard.sim.keep.fingerprint", lambda box: "other")
    with pytest.raises(BadInput, match="rules, content or bots have changed since"):
        series("duel", games=2, workers=1, keep=tmp_path / "kept")


def test_the_fingerprint_knows_scenarios_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = brassboard.game("duel")
    before = fingerprint(box)
    assert before == fingerprint(box) != fingerprint(brassboard.game("smog_riders"))
    (tmp_path / "mine.scenario").write_text("a room")
    monkeypatch.setenv("BRASSBOARD_SCENARIOS", str(tmp_path))
    assert fingerprint(box) != before


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
