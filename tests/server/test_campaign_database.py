"""Campaigns in the database: old databases open, going back is refused, backups hold campaigns whole."""

import contextlib
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest
from alembic import command

from brassboard.cli.main import main
from brassboard.server.bot_pool import BotPool
from brassboard.server.migrations import config, migrate
from brassboard.server.records import Chair, TableRecord
from brassboard.server.schema import METADATA
from brassboard.server.seam import seam_problems
from brassboard.server.store import Store, open_engine
from brassboard.server.table_registry import TableRegistry
from server.campaigning import ADA, BOB, answer, play_campaign, play_match, registry_on, started
from server.server_process import run

NEW_FIELDS = {
    TableRecord: ("kind", "campaign", "episode", "places", "chapter", "title", "gates", "hour", "calls", "proxies"),
    Chair: ("absent", "joining", "leaving", "stands_for", "role"),
}


def old_database(file: Path) -> str:
    """A database of version 0001 with a match in play, as a server before campaigns left it. Return the table's id."""
    url = f"sqlite:///{file}"
    migrate(url)
    ids: list[str] = []

    async def play() -> None:
        store = Store(url)
        registry = TableRegistry(store, BotPool(0))
        chairs = [registry.make_chair("me", "", ADA), registry.make_chair("here", "", ADA)]
        session = await registry.create(ADA, "duel", 2, {"rounds": 4}, chairs, False)
        await session.start_match()
        for _ in range(5):
            await answer(session, random.Random(1))
        ids.append(session.record.id)
        store.close()

    run(play())
    with contextlib.closing(sqlite3.connect(file)) as database:
        data = msgspec.msgpack.decode(database.execute("SELECT data FROM tables").fetchone()[0])
        for name in (*NEW_FIELDS[TableRecord], "ballots", "copied"):
            del data[name]
        for chair in data["seats"]:
            for name in NEW_FIELDS[Chair]:
                del chair[name]
        database.execute("UPDATE tables SET data = ?", [msgspec.msgpack.encode(data)])
        head = msgspec.msgpack.decode(database.execute("SELECT data FROM heads").fetchone()[0])
        del head["wall"], head["setup"]["told"]
        database.execute("UPDATE heads SET data = ?", [msgspec.msgpack.encode(head)])
        database.commit()
    downgrade(url)
    return ids[0]


def downgrade(url: str) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        command.downgrade(config(connection), "0001")
    engine.dispose()


def columns(file: Path) -> dict[str, list[str]]:
    with contextlib.closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [row[1] for row in database.execute(f"PRAGMA table_info({name})")] for name in names}


def test_a_database_from_before_campaigns_opens_and_its_match_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    id = old_database(file)
    assert "episodes" not in columns(file)
    assert "kind" not in columns(file)["tables"]
    url = f"sqlite:///{file}"
    migrate(url)
    for name, table in METADATA.tables.items():
        assert columns(file)[name] == [column.name for column in table.columns]

    async def play(registry: TableRegistry) -> None:
        session = await registry.table(id)
        assert session.record.kind == "match"
        assert session.match is not None
        assert session.match.setup.told == ""
        luck = random.Random(2)
        while not session.match.over:
            await answer(session, luck)
        again = await started(registry, ADA, BOB)
        await play_campaign(registry, again)

    with registry_on(url) as registry:
        run(play(registry))


def test_going_back_is_refused_while_there_is_a_campaign(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    migrate(url)

    async def play(registry: TableRegistry) -> None:
        await started(registry, ADA, BOB)

    with registry_on(url) as registry:
        run(play(registry))
    with pytest.raises(Exception, match="holds campaigns"):
        downgrade(url)
    assert "episodes" in columns(tmp_path / "new.sqlite")


def test_a_backup_holds_campaigns_and_restore_checks_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "home.sqlite"
    url = f"sqlite:///{file}"
    migrate(url)
    ids: list[str] = []

    async def play(registry: TableRegistry) -> None:
        session = await started(registry, ADA, BOB)
        await play_match(registry, session)
        ids.append(session.record.id)

    with registry_on(url) as registry:
        run(play(registry))
    assert main(["backup", str(tmp_path / "saved"), "--database", url]) == 0
    assert main(["restore", str(tmp_path / "saved"), "--database", url]) == 0
    assert "does not fit together" not in capsys.readouterr().err

    async def go_on(registry: TableRegistry) -> None:
        session = await registry.campaigns.session(ids[0])
        await play_campaign(registry, session)
        assert session.record.status == "over"

    with registry_on(url) as registry:
        run(go_on(registry))
    with contextlib.closing(sqlite3.connect(tmp_path / "saved")) as database:
        database.execute("DELETE FROM episodes")
        database.commit()
    assert main(["restore", str(tmp_path / "saved"), "--database", url]) == 0
    assert f"campaign {ids[0]}: outcome stands at lines" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        ("DELETE FROM episodes", "it asks for a match at line"),
        ("UPDATE episodes SET status = 'over'", "it is playing, but its episode is over"),
        ("DELETE FROM tables WHERE kind = 'match'", "there is no table"),
        ("DELETE FROM tables WHERE kind = 'ledger'", "it has matches, but no ledger"),
        ("UPDATE episodes SET n = n + 1", "are open"),
        ("UPDATE episodes SET status = 'recorded'", "outcome stands at lines [], but the episodes say"),
    ],
)
def test_what_does_not_fit_together_is_found(tmp_path: Path, damage: str, complaint: str) -> None:
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    migrate(url)

    async def play(registry: TableRegistry) -> None:
        await started(registry, ADA, BOB)

    with registry_on(url) as registry:
        run(play(registry))
    with contextlib.closing(sqlite3.connect(tmp_path / "new.sqlite")) as database:
        database.execute(damage)
        database.commit()
    problems = seam_problems(url)
    assert any(complaint in problem for problem in problems), problems


def test_a_database_of_nobody_has_no_problems(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    old_database(file)
    assert seam_problems(f"sqlite:///{file}") == []
