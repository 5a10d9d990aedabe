import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from brassboard.kernel import BadInput
from brassboard.sim import parquet, series, tournament

STATS = ["events", "count:duel.card_played/card"]


def test_a_row_a_game(tmp_path: Path) -> None:
    done = tournament(
        "duel", ["random"], games=3, players=[2, 3], options={"rounds": [4]}, workers=1, accumulators=STATS
    )
    parquet.write(tmp_path / "games.parquet", [(part.plan, part.games) for part in done.series])
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert [(row["series"], row["players"], row["index"]) for row in rows] == [
        (at, players, index) for at, players in ((0, 2), (1, 3)) for index in range(3)
    ]
    for row, game in zip(rows, done.games, strict=True):
        assert row["option_rounds"] == 4
        assert row["seed"] == game.seed
        assert tuple(row["scores"]) == game.scores
        assert row["won"] == [game.won(seat) for seat in range(len(game.scores))]
        assert row["bots"] == ["random"] * row["players"]
        assert dict(row["stat_events"]) == game.stats[0]
        assert row["decisions"] == game.decisions


def test_the_bytes_are_the_same_with_any_number_of_workers(tmp_path: Path) -> None:
    for workers in (1, 2):
        done = series("duel", games=20, workers=workers, accumulators=STATS)
        parquet.write(tmp_path / f"{workers}.parquet", [(done.plan, done.games)])
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()


def test_without_pyarrow_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match=r"pip install 'brassboard\[sim\]'"):
        parquet.available("games.parquet")


def test_a_folder_that_is_not_there_is_named_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no such folder"):
        parquet.available(tmp_path / "no" / "games.parquet")


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    done = series("duel", games=1, workers=1)
    with pytest.raises(BadInput, match="games"):
        parquet.write(tmp_path / "no" / "games.parquet", [(done.plan, done.games)])
