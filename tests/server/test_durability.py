"""An acknowledged action is on disk; whoever writes first has moved; a backup is a whole evening."""

import asyncio
import contextlib
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import brassboard
from brassboard.cli.main import main
from brassboard.kernel import BadInput, Illegal, Match
from brassboard.server.bot_pool import BotPool
from brassboard.server.connection import Connection, Refused
from brassboard.server.file_lock import lock_database
from brassboard.server.migrations import migrate
from brassboard.server.records import Person
from brassboard.server.side_writes import put_person, put_table
from brassboard.server.store import Store, WriteConflict
from brassboard.server.table_registry import TableRegistry
from brassboard.server.table_session import TableSession
from server.server_process import ServerProcess, play, run

ADA = Person("ada", "Ada")


@pytest.fixture
def url(tmp_path: Path) -> str:
    database = f"sqlite:///{tmp_path / 'a.sqlite'}"
    migrate(database)
    return database


@contextlib.contextmanager
def registry_on(url: str) -> Iterator[TableRegistry]:
    store = Store(url)
    try:
        yield TableRegistry(store, BotPool(0))
    finally:
        store.close()


async def hotseat(registry: TableRegistry) -> TableSession:
    chairs = [registry.make_chair("me", "", ADA), registry.make_chair("here", "", ADA)]
    session = await registry.create(ADA, "duel", 2, {"rounds": 4}, chairs, False)
    await session.start_match()
    return session


def any_choice(match: Match, luck: random.Random) -> tuple[int, str, int]:
    decision = match.decision
    assert decision is not None
    return decision.seat, luck.choice(decision.options).text, decision.number


async def move(session: TableSession, luck: random.Random) -> None:
    assert session.match is not None
    seat, choice, number = any_choice(session.match, luck)
    await session.take(Connection("ada", seat), 1, number, [choice])


def lines_on_disk(url: str, id: str) -> int:
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as other:
        return int(other.execute("SELECT count(*) FROM lines WHERE table_id = ?", [id]).fetchone()[0])


def test_acknowledged_means_on_disk(url: str) -> None:
    async def evening(registry: TableRegistry) -> None:
        session, luck = await hotseat(registry), random.Random(1)
        assert session.match is not None
        while not session.match.over:
            await move(session, luck)
            assert lines_on_disk(url, session.record.id) == len(session.match.lines)
        with registry_on(url) as other:
            again = (await other.table(session.record.id)).match
        assert again is not None
        assert again.save() == session.match.save()

    with registry_on(url) as registry:
        run(evening(registry))


def test_sqlite_writes_through(url: str) -> None:
    store = Store(url)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    store.close()


def test_many_actions_share_a_commit_and_keep_their_order(url: str) -> None:
    async def busy(registry: TableRegistry) -> None:
        tables = [await hotseat(registry) for _ in range(20)]
        before = registry.store.commits
        luck, told = random.Random(2), []

        async def play_on(session: TableSession) -> None:
            for _ in range(10):
                await move(session, luck)
                told.append(session)

        await asyncio.gather(*[play_on(session) for session in tables])
        assert registry.store.commits - before < 150
        for session in tables:
            rows = registry.store.match(session.record.id)
            assert session.match is not None
            assert rows is not None
            again = Match.from_rows(session.match.game, rows.head, rows.lines, rows.events, rows.snapshots)
            assert str(again.journal) == str(session.match.journal)

    with registry_on(url) as registry:
        run(busy(registry))


def test_what_one_turn_of_the_loop_brings_is_one_commit(url: str) -> None:
    async def crowd(registry: TableRegistry) -> None:
        people = [Person(f"p{n}", "Ada") for n in range(30)]
        before = registry.store.commits
        await asyncio.gather(*[registry.store.run(put_person(person)) for person in people])
        assert registry.store.commits - before == 1
        assert all([registry.store.person(person.id) for person in people])

    with registry_on(url) as registry:
        run(crowd(registry))


def test_what_nobody_waits_for_is_written_before_the_end(url: str) -> None:
    async def last_words(registry: TableRegistry) -> None:
        registry.store.run(put_person(ADA))

    with registry_on(url) as registry:
        run(last_words(registry))
    with registry_on(url) as registry:
        assert registry.store.person("ada") == ADA


def test_every_move_can_be_read_again_also_after_undos(url: str) -> None:
    """Rows on disk and the match in memory stay the same thing, with every kind of change in between."""

    async def evening(registry: TableRegistry) -> None:
        session, luck = await hotseat(registry), random.Random(5)
        assert session.match is not None
        for _ in range(150):
            if session.match.over:
                break
            await move(session, luck)
            if luck.random() < 0.2:
                with contextlib.suppress(Refused, Illegal):
                    await session.undo(Connection("ada", luck.randrange(2)), 1)
        rows = registry.store.match(session.record.id)
        assert rows is not None
        again = Match.from_rows(session.match.game, rows.head, rows.lines, rows.events, rows.snapshots)
        assert str(again.journal) == str(session.match.journal)
        assert [(e.event, e.audience, e.withdrawn) for e in again.log] == [
            (e.event, e.audience, e.withdrawn) for e in session.match.log
        ]
        assert [line.audience for line in again.lines] == [line.audience for line in session.match.lines]

    with registry_on(url) as registry:
        run(evening(registry))


def test_whoever_writes_first_has_moved(url: str) -> None:
    """Two processes with the same match in memory: the slower one loses, learns it, and goes on from there."""

    async def race(one: TableRegistry, two: TableRegistry) -> None:
        first = await hotseat(one)
        second = await two.table(first.record.id)
        assert first.match is not None
        luck = random.Random(3)
        seat, choice, number = any_choice(first.match, luck)
        watcher = Connection("ada", seat)
        second.join(watcher)
        await second.greet(watcher, 0, 0)
        await first.take(Connection("ada", seat), 1, number, [choice])
        with pytest.raises(Refused) as refused:
            await second.take(watcher, 1, number, [choice])
        assert refused.value.code == "lost"
        assert second.match is not None
        assert second.match.save() == first.match.save()
        await move(second, luck)
        assert lines_on_disk(url, first.record.id) == len(second.match.lines)

    with registry_on(url) as one, registry_on(url) as two:
        run(race(one, two))


def test_what_was_built_on_a_lost_move_is_lost_too(url: str) -> None:
    """Two moves are on their way when the first turns out to be too late: the second must not slip in behind."""

    async def race(one: TableRegistry, two: TableRegistry) -> None:
        first = await hotseat(one)
        second = await two.table(first.record.id)
        assert first.match is not None
        assert second.match is not None
        luck = random.Random(7)
        for _ in range(12):
            seat, choice, number = any_choice(first.match, luck)
            before = len(first.match.lines)
            await first.take(Connection("ada", seat), 1, number, [choice])
            grown = len(first.match.lines) - before
            pending = []
            while len(second.match.lines) < before + grown + 2 and not second.match.over:
                seat, choice, number = any_choice(second.match, luck)
                second.match.take(choice, seat, number)
                pending.append(asyncio.ensure_future(second.publish()))
                await asyncio.sleep(0)
            assert await asyncio.gather(*pending) == [False] * len(pending)
            assert second.match.save() == first.match.save()
            if first.match.over:
                return

    with registry_on(url) as one, registry_on(url) as two:
        run(race(one, two))


def test_two_changes_of_a_table_cannot_both_win(url: str) -> None:
    async def race(one: TableRegistry, two: TableRegistry) -> None:
        session = await one.create(
            ADA, "duel", 2, {}, [one.make_chair("me", "", ADA), one.make_chair("open", "", ADA)], True
        )
        other = await two.table(session.record.id)
        session.record.seats[1] = one.make_chair("bot", "greedy", ADA)
        await session.save_record()
        other.record.seats[1] = two.make_chair("here", "", ADA)
        with pytest.raises(Refused):
            await other.save_record()
        assert other.record.seats[1].kind == "bot"
        other.record.rev -= 1
        with pytest.raises(WriteConflict):
            await two.store.run(put_table(other.record))

    with registry_on(url) as one, registry_on(url) as two:
        run(race(one, two))


def test_a_disk_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(registry: TableRegistry) -> None:
        session, luck = await hotseat(registry), random.Random(1)
        assert session.match is not None
        before, seats = session.match.save(), any_choice(session.match, luck)
        with monkeypatch.context() as broken:
            broken.setattr(registry.store, "_write_all", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
            with pytest.raises(OSError, match="disk full"):
                await session.take(Connection("ada", seats[0]), 1, seats[2], [seats[1]])
        assert session.match.save() == before
        await session.take(Connection("ada", seats[0]), 1, seats[2], [seats[1]])
        assert lines_on_disk(url, session.record.id) == len(session.match.lines)

    with registry_on(url) as registry:
        run(evening(registry))


def test_who_says_hello_meanwhile_sees_only_what_is_on_disk(url: str) -> None:
    async def evening(registry: TableRegistry) -> None:
        session, luck = await hotseat(registry), random.Random(1)
        assert session.match is not None
        guest = Connection("ada", 0)
        session.join(guest)
        seat, choice, number = any_choice(session.match, luck)
        moving = asyncio.ensure_future(session.take(Connection("ada", seat), 1, number, [choice]))
        await asyncio.sleep(0)
        greeting = asyncio.ensure_future(session.greet(guest, 0, 0))
        await asyncio.sleep(0)
        assert guest.outbox.empty()
        await asyncio.gather(moving, greeting)
        assert lines_on_disk(url, session.record.id) == len(session.match.lines)
        assert guest.outbox.qsize() == 1

    with registry_on(url) as registry:
        run(evening(registry))


# Backup and restore


def test_backup_and_restore_while_a_match_is_being_played(
    start_server: Callable[..., ServerProcess], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start_server("evening")
    ada = server.browser("Ada")
    id = ada.table("me", "here", start=True, options={"rounds": 4})
    pair = [ada.open_seat(id, 0), ada.open_seat(id, 1)]
    play(pair, stop=lambda: len(pair[0].events) > 10)
    copy = tmp_path / "evening.backup"
    database = ["--database", server.database]
    assert main(["backup", str(copy), *database]) == 0
    then = [dict(client.events) for client in pair]
    assert main(["backup", str(copy), *database]) == 2  # never over an old one
    play(pair)
    assert main(["restore", str(copy), *database]) == 2
    assert "a server is running" in capsys.readouterr().err
    server.disconnect_all()
    server.close()
    assert main(["restore", str(copy), *database]) == 0
    server.open()
    ada_again = server.browser()
    ada_again.client.cookies.clear()
    ada_again.client.cookies.set("brassboard", ada.client.cookies["brassboard"])
    again = [ada_again.open_seat(id, 0), ada_again.open_seat(id, 1)]
    assert [client.events for client in again] == then
    play(again)
    assert Path(server.database.removeprefix("sqlite:///") + ".before-restore").exists()


def test_a_damaged_database_is_said_in_one_line(tmp_path: Path, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, text = tmp_path / "a.sqlite", tmp_path / "bad.sqlite", tmp_path / "text.sqlite"
    text.write_text("once upon a time " * 500)
    data = bytearray(good.read_bytes())
    data[4096 : 4096 * 6] = b"\xaa" * (4096 * 5)
    bad.write_bytes(data)
    for file in (bad, text):
        command = [sys.executable, "-m", "brassboard", "serve", "--port", "1", "--database", f"sqlite:///{file}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=180)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert str(file) in done.stderr
        assert len(done.stderr.splitlines()) == 1
        assert main(["backup", str(tmp_path / "x"), "--database", f"sqlite:///{file}"]) == 2
        assert main(["restore", str(file), "--database", f"sqlite:///{good}"]) == 2
        assert main(["restore", str(good), "--database", f"sqlite:///{file}"]) == 0  # that is what it is for
        migrate(f"sqlite:///{file}")
    with contextlib.closing(sqlite3.connect(tmp_path / "other.sqlite")) as other:
        other.execute("CREATE TABLE t (x)")
    assert main(["restore", str(tmp_path / "other.sqlite"), "--database", f"sqlite:///{good}"]) == 2
    assert "no database of ours" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.part"))
    with pytest.raises(BadInput, match="cannot be used"):
        migrate(f"sqlite:///{tmp_path}/no/such/folder.sqlite")


def test_one_file_one_server(url: str) -> None:
    with lock_database(url), pytest.raises(BadInput, match="a server is running"), lock_database(url):
        pass
    with lock_database(url):
        pass


def test_a_match_of_the_engine_and_a_match_of_the_server_are_the_same(url: str) -> None:
    """What lies on disk is a match like any other: it saves, loads and replays."""

    async def evening(registry: TableRegistry) -> None:
        session, luck = await hotseat(registry), random.Random(9)
        assert session.match is not None
        while not session.match.over:
            await move(session, luck)
        assert brassboard.game("duel").replay(str(session.match.journal)).save()
        assert session.record.status == "over"
        assert session.record.result is not None

    with registry_on(url) as registry:
        run(evening(registry))
