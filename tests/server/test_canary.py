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
from brassboard.server.table_registry import Hall
from brassboard.server.table_session import LiveTable
from brassboard.server.wire import encoded, events_plain
from server.conftest import Meet
from server.house import Browser, Sitting, anything, lively, play, run


def company(meet: Meet, players: int, game: str, **options: Any) -> tuple[str, list[Browser], list[Sitting]]:
    """People on every seat and one who watches, each with a browser of their own."""
    people = [meet(f"Player {n}") for n in range(players)]
    id = people[0].table("me", *["open"] * (players - 1), game=game, listed=True, **options)
    for guest in people[1:]:
        guest.post(f"/api/tables/{id}/join")
    people[0].post(f"/api/tables/{id}/start")
    watcher = meet("Watcher")
    sittings = [person.sit(id, seat) for seat, person in enumerate(people)]
    return id, [*people, watcher], [*sittings, watcher.sit(id)]


def pry(id: str, people: list[Browser], sittings: list[Sitting], luck: random.Random) -> None:
    """Whatever a curious client may ask for in the middle of a match."""
    for browser, sitting in zip(people, sittings, strict=True):
        seat = f"seat={sitting.seat}&" if sitting.seat is not None else ""
        for path in (f"?{seat}", f"/export?{seat}", "/journal", "/save", f"/replay?{seat}step=0"):
            browser.call("GET", f"/api/tables/{id}{path}")
        browser.call("GET", f"/api/tables/{id}/replay?{seat}step={luck.randrange(max(sitting.events) + 1)}")
        browser.call("GET", f"/api/tables/{id}/export?seat={luck.randrange(4)}")
        browser.call("GET", f"/api/tables/{id}/replay?seat={luck.randrange(4)}&step=1")
        browser.call("POST", f"/api/tables/{id}/fork", step=1)
        browser.call("GET", "/api/tables")


# Unguessable names


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_named_to_who_may_not_know_it(meet: Meet, players: int) -> None:
    luck = random.Random(players)
    id, people, sittings = company(meet, players, "canary")
    last = 0

    def now_and_then() -> bool:
        nonlocal last
        known = len(sittings[0].events)
        if known >= last + 6 and not sittings[0].view.get("result"):
            last = known
            pry(id, people, sittings, luck)
            asker = luck.choice(sittings[:-1])
            asker.ask("why", choice="answer:canary00")
            asker.ask("take", number=asker.view["number"], choices=["show:canary00"])
            asker.cut()
            asker.connect()
        return any(sitting.view.get("result") for sitting in sittings)

    play(sittings[:-1], anything, luck, stop=now_and_then)
    for sitting in sittings:
        sitting.hear_until(lambda s: s.view["result"])
    journal = people[0].get(f"/api/tables/{id}/journal")
    shown = {line.partition(":")[2] for line in journal.splitlines() if " show:" in line or " answer:" in line}
    deck = {name for sitting in sittings for name in _names(b"".join(sitting.bytes))} | _names(journal.encode())
    assert len(shown) >= 3
    hidden_somewhere = 0
    for seat, (browser, sitting) in enumerate(zip(people, sittings, strict=True)):
        drawn = {e["args"]["card"]["id"] for e in sitting.events.values() if e["key"] == "canary-drew"}
        assert all(e.get("private") for e in sitting.events.values() if e["key"] == "canary-drew")
        assert bool(drawn) == (seat < players)
        before_the_end = [m for m in sitting.bytes if b'"result":{' not in m and b'"t":"reveal"' not in m]
        heard = _names(b"".join(before_the_end)) | _names(b"".join(browser.heard[: _before_end(browser)]))
        assert heard <= drawn | shown, f"seat {seat} was told of {heard - drawn - shown}"
        hidden_somewhere += len(deck - heard)
        for card in shown - drawn:  # and of a shown card not before it was shown
            first = next((m for m in sitting.messages if card in json.dumps(m)), None)
            assert first is not None
            told = [e["args"]["card"]["id"] for e in first.get("events", []) if e["key"] == "canary-shown"]
            assert card in told
    assert hidden_somewhere


def _names(data: bytes) -> set[str]:
    return {name.decode() for name in re.findall(rb"canary\d\d[a-z]{14}", data)}


def _before_end(browser: Browser) -> int:
    """How many answers a browser had when the journal was first given away."""
    over = [n for n, data in enumerate(browser.heard) if b"brassboard journal" in data]
    return over[0] if over else len(browser.heard)


# Hidden fields of whole duels


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_hidden_field_of_a_duel_is_filled(meet: Meet, players: int) -> None:
    luck = random.Random(players)
    id, people, sittings = company(meet, players, "duel", options={"rounds": 6})
    count = 0

    def now_and_then() -> bool:
        nonlocal count
        count += 1
        if count % 40 == 0 and not sittings[0].view.get("result"):
            pry(id, people, sittings, luck)
        return any(sitting.view.get("result") for sitting in sittings)

    play(sittings[:-1], lively, luck, stop=now_and_then)
    checked = 0
    for sitting in sittings:
        sitting.hear_until(lambda s: s.view["result"])
        views = [m["view"] for m in sitting.messages if "view" in m]
        views += [v["view"] for v in _answers(sitting.browser, "view")]
        for view in views:
            assert view["seat"] == sitting.seat or view["seat"] is None
            for fighter in view["table"]["fighters"]:
                if fighter["seat"] != view["seat"]:
                    assert not any(fighter["hand"])
                    checked += len(fighter["hand"])
            assert not any(view["table"]["deck"])
            for trap in view["table"]["traps"]:
                assert trap["square"] == -1 or trap["seen"] >> (sitting.seat or 0) & 1 or trap["seen"] < 0
                assert sitting.seat is not None or trap["square"] == -1 or trap["seen"] < 0
            if view["decision"]:
                assert view["decision"]["seat"] == sitting.seat
        for event in [*sitting.events.values(), *[e for a in _answers(sitting.browser, "events") for e in a["events"]]]:
            if event["key"] in ("duel-drew_card", "duel-trap_place"):
                assert event["private"]
                assert sitting.seat is not None
            else:
                assert "private" not in event
    assert checked > 50


def _answers(browser: Browser, field: str) -> list[dict[str, Any]]:
    found = []
    for data in browser.heard:
        with contextlib.suppress(ValueError):
            answer = json.loads(data[data.index(b")") + 1 :])
            if isinstance(answer, dict) and field in answer:
                found.append(answer)
    return found


# Twins


@pytest.fixture
def halls(tmp_path: Path) -> Iterator[list[Hall]]:
    stores = []
    for name in ("one", "two"):
        url = f"sqlite:///{tmp_path / name}.sqlite"
        migrate(url)
        stores.append(Store(url))
    yield [Hall(store, BotPool(0)) for store in stores]
    for store in stores:
        store.close()


ADA = Person("ada", "Ada")


async def seated(hall: Hall, players: int, match: Match) -> tuple[LiveTable, list[Connection]]:
    """A table that plays this match, with a socket on every seat and one that watches."""
    chairs = [hall.chair("me", "", ADA, b"\0" * 16) for _ in range(players)]
    live = await hall.create(ADA, "duel", players, dict(match.setup.options), chairs, False, match.secret)
    await live.adopt(match.clone())
    connections = [Connection("ada", seat) for seat in [*range(players), None]]
    for connection in connections:
        live.join(connection)
        await live.greet(connection, 0, 0)
    return live, connections


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


def asked_for(live: LiveTable, seat: int | None) -> str:
    assert live.match is not None
    steps = live.replay(seat, 0)["steps"]
    views = [encoded(live.replay(seat, step)) for step in (0, steps // 2, steps)]
    return str([views, encoded(events_plain(live.match, seat)), live.match.journal_of(seat)])


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (4, 5)])
def test_twins_send_the_same_bytes(halls: list[Hall], players: int, seed: int) -> None:
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
                alike += await _side_by_side(halls, players, match, twin, observer, luck)
        return alike

    assert run(compare()) > 10


async def _side_by_side(
    halls: list[Hall], players: int, match: Match, twin: Match, observer: int, luck: random.Random
) -> int:
    tables = [await seated(hall, players, one) for hall, one in zip(halls, (match, twin), strict=True)]
    (one, ones), (two, twos) = tables
    assert one.match is not None
    assert two.match is not None
    moves = 0
    while True:
        for seat in (observer, players):  # the observer, and who watches
            assert sent(ones[seat]) == sent(twos[seat])
        if moves % 5 == 0 and moves < 6:
            assert asked_for(one, observer) == asked_for(two, observer)
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
        for live in (one, two):
            await live.take(Connection("ada", decision.seat), 1, decision.number, [choice])
        moves += 1
