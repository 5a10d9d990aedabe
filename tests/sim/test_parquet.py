import sys
import weakref
from pathlib import Path
from typing import Any

import pyarrow as pa
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


def test_few_rows_are_made_at_a_time_and_the_file_is_as_if_all_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A million games have rows of two gigabytes."""

    class Row(dict[str, Any]):
        __slots__ = ("__weakref__",)
        __hash__ = object.__hash__  # type: ignore[assignment]

    alive: weakref.WeakSet[Row] = weakref.WeakSet()
    most, made = 0, parquet._row

    def counted(*args: Any) -> Row:
        nonlocal most
        row = Row(made(*args))
        alive.add(row)
        most = max(most, len(alive))
        return row

    done = tournament("duel", ["random"], games=25, players=[2, 3], workers=1, accumulators=STATS)
    parts = [(part.plan, part.games) for part in done.series]
    rows = [made(at, plan, game) for at, (plan, games) in enumerate(parts) for game in games]
    table = pa.Table.from_pylist(rows, parquet._schema(pa, [plan for plan, _ in parts]))
    pq.write_table(table, tmp_path / "whole.parquet", row_group_size=7, compression="zstd")
    monkeypatch.setattr(parquet, "ROWS_PER_GROUP", 7)
    monkeypatch.setattr(parquet, "_row", counted)
    parquet.write(tmp_path / "games.parquet", parts)
    assert most == 7
    assert pq.read_metadata(tmp_path / "games.parquet").num_row_groups == 8  # 50 games
    assert (tmp_path / "games.parquet").read_bytes() == (tmp_path / "whole.parquet").read_bytes()


def test_half_a_table_is_not_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would read as a whole one."""
    done = series("duel", games=5, workers=1)
    made = parquet._row

    def stopping(*args: Any) -> dict[str, Any]:
        if args[2].index == 3:
            raise KeyboardInterrupt
        return made(*args)

    monkeypatch.setattr(parquet, "ROWS_PER_GROUP", 2)
    monkeypatch.setattr(parquet, "_row", stopping)
    with pytest.raises(KeyboardInterrupt):
        parquet.write(tmp_path / "games.parquet", [(done.plan, done.games)])
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match=r"pip install 'brassboard\[sim\]'"):
        parquet.check_available("games.parquet")


def test_a_folder_that_is_not_there_is_named_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no such folder"):
        parquet.check_available(tmp_path / "no" / "games.parquet")


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    done = series("duel", games=1, workers=1)
    with pytest.raises(BadInput, match="games"):
        parquet.write(tmp_path / "no" / "games.parquet", [(done.plan, done.games)])
