"""Nonsense from outside: whatever is sent, nothing breaks, nobody else notices, and nothing is given away."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

from server.server_process import Browser, SeatClient, ServerProcess, choose_any, play

CALM = settings(
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def evening(server: ServerProcess) -> Iterator[tuple[str, list[SeatClient], Browser]]:
    """A match of two people with unguessable cards, and somebody who sends nonsense."""
    ada, bob, eve = server.browser("Ada"), server.browser("Bob"), Browser(server, "Eve")
    id = ada.table("me", "open", game="canary", listed=True)
    bob.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/start")
    yield id, [ada.open_seat(id, 0), bob.open_seat(id, 1)], eve
    server.disconnect_all()


def unharmed(pair: list[SeatClient], views: list[dict[str, Any]]) -> None:
    """Nobody was thrown out, and the match is what it was."""
    for client, view in zip(pair, views, strict=True):
        client.catch_up()
        assert client.view == view
        assert not client.duplicates
        again = client.browser.get(f"/api/tables/{client.id}/replay?seat={client.seat}&step={len(client.events)}")
        assert again["view"]["table"] == view["table"]


# REST


def operations(server: ServerProcess) -> list[Any]:
    schema = schemathesis.openapi.from_dict(httpx.get(f"{server.address}/api/openapi.json").json())
    return [found.ok() for found in schema.get_all_operations()]


def test_no_request_breaks_the_server_or_a_match(
    server: ServerProcess, evening: tuple[str, list[SeatClient], Browser]
) -> None:
    id, pair, eve = evening
    views = [client.view for client in pair]
    own = eve.table("me", "here", "open", game="canary", options={"turns": 3})
    luck = random.Random(1)
    seen: dict[str, set[int]] = {}
    for operation in operations(server):
        codes = seen.setdefault(f"{operation.method.upper()} {operation.path}", set())

        def ask(case: Any, codes: set[int]) -> None:
            if "id" in (case.path_parameters or {}) and luck.random() < 0.7:
                case.path_parameters["id"] = luck.choice([id, own])
            headers = {"X-Brassboard": "1", "Cookie": f"brassboard={eve.cookie}" if luck.random() < 0.9 else "x"}
            answer = case.call(base_url=server.address, headers=headers)
            case.validate_response(answer, checks=[not_a_server_error])
            assert answer.status_code < 500
            if own not in answer.request.url:
                assert not re.search(r"canary\d\d", answer.text)
            codes.add(answer.status_code)

        settings(CALM, max_examples=12)(given(case=operation.as_strategy(), codes=st.just(codes))(ask))()
    assert len(seen) >= 25
    assert 200 in seen["GET /api/tables/{id}"]
    unharmed(pair, views)
    assert "brassboard_errors_total 0.0" in httpx.get(f"{server.address}/metrics").text


# SocketApp

words = st.sampled_from(["hello", "take", "undo", "consent", "why", "chat", "order", "nudge", "ping", "state", "", "×"])
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
fields = st.sampled_from(["ref", "number", "choices", "events", "chat", "choice", "text", "yes", "moment", "pass"])
messages = st.builds(lambda t, more: {"t": t, **more}, words | values, st.dictionaries(fields, values, max_size=6))
choices = st.sampled_from(["show:canary00", "keep", "pass", "bury:", "answer:x", "dice:1,2", "undo", "é:é"])
near = st.fixed_dictionaries(
    {"t": words, "ref": st.integers(-5, 5)},
    optional={
        "number": st.integers(-3, 500),
        "choices": st.lists(choices, max_size=3),
        "choice": choices,
        "events": st.integers(-10, 10**6),
        "yes": st.booleans(),
        "moment": st.sampled_from(["shown", "tea", ""]),
        "pass": st.booleans(),
    },
)
odd = st.sampled_from(
    [
        b"",
        b"\x00",
        b"\xff\xfe",
        b"{}",
        b"[]",
        b"null",
        b'"x"',
        b"[" * 3000,
        b'{"t":"take","ref":1e400}',
        b'{"t":"\\ud800"}',
    ]
)
frames = st.binary(max_size=60) | st.text(max_size=60) | odd | messages.map(json.dumps) | near.map(json.dumps)


def test_no_frame_breaks_the_server_or_a_match(
    server: ServerProcess, evening: tuple[str, list[SeatClient], Browser]
) -> None:
    """From somebody who watches: everything that is not for him is refused."""
    id, pair, eve = evening
    views = [client.view for client in pair]
    chat = len(pair[0].chat)
    watchers = [eve.open_seat(id)]
    watchers[0].ref = 10**9  # answers to nonsense have other numbers

    @settings(CALM, max_examples=250)
    @given(st.lists(frames, min_size=1, max_size=5))
    def send(sent: list[Any]) -> None:
        watcher = watchers[-1]
        try:
            for frame in sent:
                watcher.socket.send(frame)
            watcher.denied("why", choice="keep")
        except ConnectionClosed:
            watchers.append(eve.open_seat(id))

    send()
    assert len(watchers) == 1  # nothing of that is a reason to hang up
    for watcher in watchers:
        for data in watcher.bytes:
            assert b"canary0" not in data
            assert b"Traceback" not in data
        refusals = {m["error"]["code"] for m in watcher.messages if m["t"] == "no"}
        assert refusals >= {"bad-message", "bad-input", "spectator"}
        assert "server" not in refusals
    unharmed(pair, views)
    assert len(pair[0].chat) == chat


def test_a_player_who_sends_nonsense_harms_only_himself(
    server: ServerProcess, evening: tuple[str, list[SeatClient], Browser]
) -> None:
    """From a seat: what the rules allow may happen, nothing else, and the match can always be played on."""
    _, _, eve = evening
    bob = server.browser("Bob")
    id = eve.table("me", "open", game="canary", listed=True)
    bob.post(f"/api/tables/{id}/join")
    eve.post(f"/api/tables/{id}/start")
    pair = [eve.open_seat(id, 0), bob.open_seat(id, 1)]
    pair[0].ref = 10**9

    @settings(CALM, max_examples=150)
    @given(st.lists(near.map(json.dumps) | messages.map(json.dumps) | odd, min_size=1, max_size=4))
    def send(sent: list[Any]) -> None:
        for frame in sent:
            pair[0].socket.send(frame)
        pair[0].ask("why", choice="keep")

    send()
    assert "server" not in {m["error"]["code"] for m in pair[0].messages if m["t"] == "no"}
    pair[1].catch_up()
    known = {e["args"]["card"]["id"] for e in pair[1].events.values() if e["key"] in ("canary-drew", "canary-shown")}
    assert all(card in known for card in pair[1].view["table"]["hands"][1]["cards"])
    pair[0].break_connection()
    pair[0].connect()
    pair[0].events, pair[0].duplicates = {}, []
    pair[0].hello()
    for client in pair:
        client.ask_ok("order", moment="shown", **{"pass": False})
    play(pair, choose_any)
    assert pair[1].view["result"]
