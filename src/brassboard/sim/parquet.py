"""Writes played games as a Parquet table, one row for each game: `pip install 'brassboard[sim]'`.

The bytes depend only on the games (and on the version of pyarrow), so a job that was stopped and resumed writes the
same.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from brassboard.kernel import BadInput

from .files import check_writable
from .plan import Plan
from .play_game import Played

ROWS_PER_GROUP = 100_000
"""Rows that are built at a time: a million games need two gigabytes of rows."""
Rows = Iterator[dict[str, Any]]


def write(path: str | Path, parts: Sequence[tuple[Plan, Sequence[Played]]]) -> None:
    """Write the games of one or more series of one game."""
    arrow, parquet = _arrow(path)
    schema = _schema(arrow, [plan for plan, _ in parts])
    rows = (_row(at, plan, game) for at, (plan, games) in enumerate(parts) for game in games)
    try:
        writer = parquet.ParquetWriter(str(path), schema, compression="zstd")
        try:
            with writer:
                while (table := _group(arrow, rows, schema)).num_rows:
                    writer.write_table(table, row_group_size=ROWS_PER_GROUP)
        except BaseException:
            Path(path).unlink(missing_ok=True)  # Half a table would look like a complete one.
            raise
    except OSError as error:
        raise BadInput(str(error.strerror or error), str(path)) from error


def _group(arrow: Any, rows: Rows, schema: Any) -> Any:
    return arrow.Table.from_pylist(list(islice(rows, ROWS_PER_GROUP)), schema)


def check_available(path: str | Path) -> None:
    """Raise `BadInput` before anything is played if the table could not be written afterwards."""
    _arrow(path)
    check_writable(path)


def _row(at: int, plan: Plan, game: Played) -> dict[str, Any]:
    seats = range(len(game.bots))
    row: dict[str, Any] = {
        "series": at,
        "game": plan.game,
        "players": plan.setup.players,
        **{f"option_{name}": value for name, value in plan.setup.options},
        "index": game.index,
        "seed": game.seed,
        "bots": [plan.bots[place] for place in game.bots],
        "scores": game.scores,
        "won": [game.won(seat) for seat in seats],
        "teams": game.teams,
        "reason": game.reason,
        "decisions": game.decisions,
    }
    for name, amounts in zip(plan.accumulators, game.stats, strict=True):
        row[f"stat_{name}"] = sorted(amounts.items())
    return row


def _schema(arrow: Any, plans: Sequence[Plan]) -> Any:
    whole, text, real = arrow.int64(), arrow.string(), arrow.float64()
    kinds = {bool: arrow.bool_(), int: whole, str: text}
    fields = [
        ("series", arrow.int32()),
        ("game", text),
        ("players", arrow.int32()),
        *[(f"option_{name}", kinds[type(value)]) for name, value in plans[0].setup.options],
        ("index", whole),
        ("seed", whole),
        ("bots", arrow.list_(text)),
        ("scores", arrow.list_(whole)),
        ("won", arrow.list_(real)),
        ("teams", arrow.list_(arrow.int32())),
        ("reason", text),
        ("decisions", whole),
        *[(f"stat_{name}", arrow.map_(text, real)) for name in plans[0].accumulators],
    ]
    return arrow.schema(fields, metadata={"brassboard_plans": msgspec.json.encode(plans)})


def _arrow(path: str | Path) -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise BadInput("Parquet needs pyarrow: pip install 'brassboard[sim]'", str(path)) from error
