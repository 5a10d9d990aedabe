"""Every byte that leaves the server, of HTTP and of sockets, held against what each client may know.

Three ways: cards with unguessable names (a game from elsewhere), the hidden fields of whole duels, and twins: two
matches that differ only in what a seat may not know must send that seat the same bytes.
"""

import contextlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import brassboard
from brassboard.kernel import Match, stream
from brassboard.kernel.codec import state_hash
from brassboard.kernel.lens import determinize
from brassboard.server.bot_pool import BotPool
from brassboard.server.connection import Connection
from brassboard.server.migrations import migrate
from brassboard.server.records import Person
from brassboard.server.store import Store
from brassboard.server.table_registry import TableRegistry
from brassboard.server.table_replay import replay
from brassboard.server.table_session import TableSession
from brassboard.server.wire import encoded, events_plain
from server.conftest import NewBrowser
from server.server_process import Browser, SeatClient, choose_any, choose_lively, play, run


def company(
    new_browser: NewBrowser, players: int, game: str, **options: Any
) -> tuple[str, list[Browser], list[SeatClient]]:
    """People on every seat and one who watches, each with a browser of their own."""
    people = [new_browser(f"Player {n}") for n in range(players)]
    id = people[0].table("me", *["open"] * (players - 1), game=game, listed=True, **options)
    for guest in people[1:]:
        guest.post(f"/api/tables/{id}/join")
    people[0].post(f"/api/tables/{id}/start")
    watcher = new_browser("Watcher")
    clients = [person.open_seat(id, seat) for seat, person in enumerate(people)]
    return id, [*people, watcher], [*clients, watcher.open_seat(id)]


def pry(id: str, people: list[Browser], clients: list[SeatClient], luck: random.Random) -> None:
    """Whatever a curious client may ask for in the middle of a match."""
    for browser, client in zip(people, clients, strict=True):
        seat = f"seat={client.seat}&" if client.seat is not None else ""
        for path in (f"?{seat}", f"/export?{seat}", "/journal", "/save", f"/replay?{seat}step=0"):
            browser.call("GET", f"/api/tables/{id}{path}")
        browser.call("GET", f"/api/tables/{id}/replay?{seat}step={luck.randrange(max(client.events) + 1)}")
        browser.call("GET", f"/api/tables/{id}/export?seat={luck.randrange(4)}")
        browser.call("GET", f"/api/tables/{id}/replay?seat={luck.randrange(4)}&step=1")
        browser.call("POST", f"/api/tables/{id}/fork", step=1)
        browser.call("GET", "/api/tables")


# Unguessable names


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_named_to_who_may_not_know_it(new_browser: NewBrowser, players: int) -> None:
    luck = random.Random(players)
    id, people, clients = company(new_browser, players, "canary")
    last = 0

    def now_and_then() -> bool:
        nonlocal last
        known = len(clients[0].events)
        if known >= last + 6 and not clients[0].view.get("result"):
            last = known
            pry(id, people, clients, luck)
            asker = luck.choice(clients[:-1])
            asker.ask("why", choice="answer:canary00")
            asker.ask("take", number=asker.view["number"], choices=["show:canary00"])
            asker.break_connection()
            asker.connect()
        return any(client.view.get("result") for client in clients)

    play(clients[:-1], choose_any, luck, stop=now_and_then)
    for client in clients:
        client.wait_until(lambda s: s.view["result"])
    journal = people[0].get(f"/api/tables/{id}/journal")
    shown = {line.partition(":")[2] for line in journal.splitlines() if " show:" in line or " answer:" in line}
    deck = {name for client in clients for name in _names(b"".join(client.bytes))} | _names(journal.encode())
    assert len(shown) >= 3
    hidden_somewhere = 0
    for seat, (browser, client) in enumerate(zip(people, clients, strict=True)):
        drawn = {e["args"]["card"]["id"] for e in client.events.values() if e["key"] == "canary-drew"}
        assert all(e.get("private") for e in client.events.values() if e["key"] == "canary-drew")
        assert bool(drawn) == (seat < players)
        before_the_end = [m for m in client.bytes if b'"result":{' not in m and b'"t":"reveal"' not in m]
        received = _names(b"".join(before_the_end)) | _names(b"".join(browser.received[: _before_end(browser)]))
        assert received <= drawn | shown, f"seat {seat} was told of {received - drawn - shown}"
        hidden_somewhere += len(deck - received)
        for card in shown - drawn:  # and of a shown card not before it was shown
            first = next((m for m in client.messages if card in json.dumps(m)), None)
            assert first is not None
            told = [e["args"]["card"]["id"] for e in first.get("events", []) if e["key"] == "canary-shown"]
            assert card in told
    assert hidden_somewhere


def _names(data: bytes) -> set[str]:
    return {name.decode() for name in re.findall(rb"canary\d\d[a-z]{14}", data)}


def _before_end(browser: Browser) -> int:
    """How many answers a browser had when the journal was first given away."""
    over = [n for n, data in enumerate(browser.received) if b"brassboard journal" in data]
    return over[0] if over else len(browser.received)


# Hidden fields of whole duels


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_hidden_field_of_a_duel_is_filled(new_browser: NewBrowser, players: int) -> None:
    luck = random.Random(players)
    id, people, clients = company(new_browser, players, "duel", options={"rounds": 6})
    count = 0

    def now_and_then() -> bool:
        nonlocal count
        count += 1
        if count % 40 == 0 and not clients[0].view.get("result"):
            pry(id, people, clients, luck)
        return any(client.view.get("result") for client in clients)

    play(clients[:-1], choose_lively, luck, stop=now_and_then)
    checked = 0
    for client in clients:
        client.wait_until(lambda s: s.view["result"])
        views = [m["view"] for m in client.messages if "view" in m]
        views += [v["view"] for v in _answers(client.browser, "view")]
        for view in views:
            assert view["seat"] == client.seat or view["seat"] is None
            for fighter in view["table"]["fighters"]:
                if fighter["seat"] != view["seat"]:
                    assert not any(fighter["hand"])
                    checked += len(fighter["hand"])
            assert not any(view["table"]["deck"])
            for trap in view["table"]["traps"]:
                assert trap["square"] == -1 or trap["seen"] >> (client.seat or 0) & 1 or trap["seen"] < 0
                assert client.seat is not None or trap["square"] == -1 or trap["seen"] < 0
            if view["decision"]:
                assert view["decision"]["seat"] == client.seat
        for event in [*client.events.values(), *[e for a in _answers(client.browser, "events") for e in a["events"]]]:
            if event["key"] in ("duel-drew_card", "duel-trap_place"):
                assert event["private"]
                assert client.seat is not None
            else:
                assert "private" not in event
    assert checked > 50


def _answers(browser: Browser, field: str) -> list[dict[str, Any]]:
    found = []
    for data in browser.received:
        with contextlib.suppress(ValueError):
            answer = json.loads(data[data.index(b")") + 1 :])
            if isinstance(answer, dict) and field in answer:
                found.append(answer)
    return found


# Twins


@pytest.fixture
def registries(tmp_path: Path) -> Iterator[list[TableRegistry]]:
    stores = []
    for name in ("one", "two"):
        url = f"sqlite:///{tmp_path / name}.sqlite"
        migrate(url)
        stores.append(Store(url))
    yield [TableRegistry(store, BotPool(0)) for store in stores]
    for store in stores:
        store.close()


ADA = Person("ada", "Ada")


async def seated(registry: TableRegistry, players: int, match: Match) -> tuple[TableSession, list[Connection]]:
    """A table that plays this match, with a socket on every seat and one that watches."""
    chairs = [registry.make_chair("me", "", ADA, b"\0" * 16) for _ in range(players)]
    session = await registry.create(ADA, "duel", players, dict(match.setup.options), chairs, False, match.secret)
    await session.adopt(match.clone())
    connections = [Connection("ada", seat) for seat in [*range(players), None]]
    for connection in connections:
        session.join(connection)
        await session.greet(connection, 0, 0)
    return session, connections


def sent(connection: Connection) -> list[bytes]:
    """What was sent since last time, but for what names the table itself."""
    out = []
    while not connection.outbox.empty():
        data = connection.outbox.get_nowait()
        assert isinstance(data, bytes)
        message = json.loads(data)
        if message["t"] == "state" and "table" in message:
            message.pop("table")
            data = json.dumps(message).encode()
        if message["t"] != "table":
            out.append(data)
    return out


def visible_bytes(session: TableSession, seat: int | None) -> str:
    assert session.match is not None
    steps = replay(session.match, seat, 0)["steps"]
    views = [encoded(replay(session.match, seat, step)) for step in (0, steps // 2, steps)]
    return str([views, encoded(events_plain(session.match, seat)), session.match.journal_of(seat)])


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (4, 5)])
def test_twins_send_the_same_bytes(registries: list[TableRegistry], players: int, seed: int) -> None:
    """From many moments of a duel: deal everything the observer cannot see anew, play on alike, compare every byte."""

    async def compare() -> int:
        luck, alike = random.Random(seed), 0
        match = brassboard.game("duel").new(players, seed=seed, rounds=6)
        while not match.over:
            for _ in range(luck.randrange(8, 20)):
                if match.decision is not None:
                    match.take(luck.choice(match.decision.options))
            if match.over:
                break
            observer = luck.randrange(players)
            twin = match.clone()
            twin.position = determinize(match.position, observer, stream(luck.randrange(10**9)), match.game.resample)
            twin.position.log = []
            if state_hash(twin.position.state) != state_hash(match.position.state):
                alike += await _side_by_side(registries, players, match, twin, observer, luck)
        return alike

    assert run(compare()) > 10


async def _side_by_side(
    registries: list[TableRegistry], players: int, match: Match, twin: Match, observer: int, luck: random.Random
) -> int:
    tables = [await seated(registry, players, one) for registry, one in zip(registries, (match, twin), strict=True)]
    (one, ones), (two, twos) = tables
    assert one.match is not None
    assert two.match is not None
    moves = 0
    while True:
        for seat in (observer, players):  # the observer, and who watches
            assert sent(ones[seat]) == sent(twos[seat])
        if moves % 5 == 0 and moves < 6:
            assert visible_bytes(one, observer) == visible_bytes(two, observer)
        decision, other = one.match.decision, two.match.decision
        if decision is None or other is None or moves >= 12:
            return moves
        assert decision.seat == other.seat
        common = sorted({o.text for o in decision.options} & {o.text for o in other.options})
        if decision.seat == observer:
            assert [o.text for o in decision.options] == [o.text for o in other.options]
            common = [choice for choice in common if choice != "end"]  # it would draw another card in each world
        common = [choice for choice in common if not choice.startswith(("play", "move"))] or [
            choice for choice in common if choice.startswith("move") and not one.match.position.table.traps
        ]
        if not common:
            return moves
        choice = luck.choice(common)
        for session in (one, two):
            await session.take(Connection("ada", decision.seat), 1, decision.number, [choice])
        moves += 1
