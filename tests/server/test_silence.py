"""What nobody may notice is told to nobody: a choice made in secret says nothing to the others, at any worker."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import brassboard
from brassboard.server.bot_pool import BotPool
from brassboard.server.connection import Connection
from brassboard.server.migrations import migrate
from brassboard.server.persistence import load_table
from brassboard.server.records import PERSON, Chair, Person
from brassboard.server.store import Store
from brassboard.server.table_registry import TableRegistry
from brassboard.server.table_session import TableSession
from server.server_process import run

from .test_pacing import dialling

ADA = Person("ada", "Ada")


@pytest.fixture
def registry(tmp_path: Path) -> Iterator[TableRegistry]:
    url = f"sqlite:///{tmp_path / 'hall.sqlite'}"
    migrate(url)
    store = Store(url)
    yield TableRegistry(store, BotPool(1), pass_delay=0.0)
    store.close()


class Players:
    """Ada and Ben in a combat: Ada looks on at his worker, and at another one that hears of everything."""

    def __init__(self, session: TableSession, other: TableSession) -> None:
        self.session = session
        self.other = other
        self.ben = Connection("ben", 1)
        self.here, self.there = Connection("ada", 0), Connection("ada", 0)
        self.dealt = 0

    async def dial(self, choice: str) -> None:
        match = self.session.match
        assert match is not None
        self.dealt += 1
        await self.session.take(self.ben, self.dealt, match.numbers[1], [choice])
        await self.other.disk.reload()

    def told(self) -> list[list[str]]:
        """What Ada was told since she was asked last, at either worker."""
        return [[json.loads(said)["t"] for said in emptied(one)] for one in (self.here, self.there)]


def emptied(connection: Connection) -> list[bytes]:
    found: list[bytes] = []
    while not connection.outbox.empty():
        said = connection.outbox.get_nowait()
        assert isinstance(said, bytes)
        found.append(said)
    return found


async def in_combat(registry: TableRegistry) -> Players:
    chairs = [Chair(PERSON, "ada", "Ada", nonce=b"\0" * 16), Chair(PERSON, "ben", "Ben", nonce=b"\0" * 16)]
    session = await registry.create(ADA, "scythe", 2, {}, chairs, False, b"\7" * 32)
    await session.adopt(dialling())
    loaded = load_table(registry.store, session.record.id)
    assert loaded is not None
    other = TableSession(loaded, brassboard.game("scythe"), registry.store, registry.pool, pass_delay=0.0)
    players = Players(session, other)
    for room, one in ((session, players.ben), (session, players.here), (other, players.there)):
        room.join(one)
        await room.greet(one, 0, 0)
    players.told()
    return players


def test_a_choice_in_secret_is_told_to_nobody_and_a_whole_answer_is(registry: TableRegistry) -> None:
    async def play() -> None:
        players = await in_combat(registry)
        moved = players.session.record.moved
        await players.dial("dial:0")
        assert players.told() == [[], []]
        assert players.session.record.moved == players.other.record.moved == moved, "the lobby shows when a table moved"
        await players.dial("done")
        assert [said[0] for said in players.told()] == ["state", "state"], "now she sees that he has committed"
        assert players.session.record.moved > moved

    run(play())


def test_who_asks_to_take_back_is_not_answered_by_a_choice_in_secret(registry: TableRegistry) -> None:
    async def play() -> None:
        players = await in_combat(registry)
        record = players.session.record
        record.undo_by, record.undo_needs = 0, [1]
        await players.session.save_record()
        await players.other.disk.reload()
        players.told()
        await players.dial("dial:0")
        assert players.told() == [[], []]
        await players.dial("done")
        assert all(["undo_answered" in said for said in players.told()])

    run(play())


def test_after_a_write_that_failed_everybody_is_told_how_things_stand(registry: TableRegistry) -> None:
    """What was meant for them counts as unseen."""

    async def play() -> None:
        players = await in_combat(registry)
        await players.session.disk.roll_back()
        here, _ = players.told()
        assert "state" in here
        await players.session.disk.reload()
        assert players.told() == [[], []], "read again for nothing"

    run(play())
