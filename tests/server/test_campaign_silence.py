"""Secret choices between matches: nobody else is sent a byte while they are made, nor anything that differs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from brassboard import installed_game
from brassboard.installed_game import InstalledGame
from brassboard.server import campaigns, persistence, seam, table_registry, wire
from brassboard.server.connection import Connection
from brassboard.server.ledger_session import LedgerSession
from brassboard.server.migrations import migrate
from brassboard.server.table_registry import TableRegistry
from conformance.league import GAMES
from server.campaigning import ADA, BOB, registry_on
from server.server_process import run

TOSS = InstalledGame(GAMES[""], "brassboard.games.duel")


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A campaign with bets of several secret choices is installed for these tests."""
    known, rules = installed_game.game, installed_game.rules_of

    def game(id: str) -> InstalledGame:
        return TOSS if id == "toss" else known(id)

    def rules_of(id: str) -> Any:
        return {"toss": TOSS.rules, "toss_sound": TOSS.rules.campaign}.get(id) or rules(id)

    for module in (campaigns, persistence, seam, table_registry, wire, installed_game):
        monkeypatch.setattr(module, "game", game, raising=False)
    monkeypatch.setattr(wire, "rules_of", rules_of)
    yield
    wire.usual_refs.cache_clear()
    wire.voice_of.cache_clear()


async def betting(registry: TableRegistry) -> tuple[LedgerSession, Connection, list[Connection]]:
    """A campaign in which both are asked for their bets; Ada's connection, and those of Bob and a spectator."""
    chairs = [registry.make_chair("me", "", person) for person in (ADA, BOB)]
    session = await registry.campaigns.create(ADA, "toss", chairs, listed=False)
    session.record.secret = b"the same in all runs"
    assert await session.begin()
    ada = Connection("ada", 0)
    others = [Connection("bob", 1), Connection("dan", None)]
    for connection in (ada, *others):
        session.join(connection)
        await session.greet(connection, 0, 0)
    await session.take(ada, 1, session.match.numbers[0], ["call:2"])
    await settled(registry, session)
    return session, ada, others


async def settled(registry: TableRegistry, session: LedgerSession) -> None:
    """Wait until nothing runs beside the test any more."""
    from brassboard.server import ledger_session

    while ledger_session._TASKS or registry.campaigns._tasks:
        for task in [*ledger_session._TASKS, *registry.campaigns._tasks]:
            await task


def sent(connection: Connection) -> list[bytes]:
    """What was sent since the last look."""
    found = []
    while not connection.outbox.empty():
        data = connection.outbox.get_nowait()
        assert isinstance(data, bytes)
        found.append(data)
    return found


@pytest.fixture
def url(tmp_path: Path) -> str:
    database = f"sqlite:///{tmp_path / 'a.sqlite'}"
    migrate(database)
    return database


def test_choosing_sends_nobody_a_byte(url: str) -> None:
    async def play(registry: TableRegistry) -> None:
        session, ada, others = await betting(registry)
        for connection in (ada, *others):
            sent(connection)
        calls = dict(session.record.calls)
        await session.take(ada, 2, session.match.numbers[0], ["bet:1"])
        await settled(registry, session)
        assert sent(ada)
        await session.undo(ada, 3)
        await session.take(ada, 4, session.match.numbers[0], ["bet:0"])
        await settled(registry, session)
        undone = [sent(other) for other in others]
        assert all(not letters for letters in undone), undone
        assert session.record.calls == calls, "how long Ada thinks about which part of it is her business"
        await session.take(ada, 5, session.match.numbers[0], ["bet:0"])
        await settled(registry, session)
        assert all(sent(other) for other in others), "that she has committed is seen"

    with registry_on(url) as registry:
        run(play(registry))


def test_two_different_choices_give_all_others_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1_000_000.0)
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: "x" * size)
    monkeypatch.setattr("secrets.token_bytes", lambda size: bytes(size))
    seen: list[list[list[bytes]]] = []
    for number, bets in enumerate((["bet:0", "bet:1"], ["bet:1", "bet:1"])):
        url = f"sqlite:///{tmp_path / str(number)}.sqlite"
        migrate(url)

        async def play(registry: TableRegistry, bets: list[str] = bets) -> None:
            session, ada, others = await betting(registry)
            for other in others:
                sent(other)
            for bet in bets:
                await session.take(ada, 2, session.match.numbers[0], [bet])
            await settled(registry, session)
            seen.append([sent(other) for other in others])

        with registry_on(url) as registry:
            run(play(registry))
    assert seen[0] == seen[1]
