"""What a browser is told to refuse, what the server refuses, and what never leaves it."""

import asyncio
import json
import logging
import random
import re
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from brassboard.server import app as application
from brassboard.server.guard import CSP
from brassboard.server.metrics import JsonLines
from server.conftest import NewBrowser
from server.server_process import TIMEOUT_SECONDS, ServerProcess, play, run

PATHS = ["/", "/health", "/metrics", "/api/me", "/api/games", "/api/tables", "/api/nothing", "/nothing", "/assets/none"]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE", "OPTIONS"])
def test_every_answer_carries_the_headers(server: ServerProcess, path: str, method: str) -> None:
    answer = httpx.request(method, server.address + path, headers={"X-Brassboard": "1"})
    assert answer.headers["content-security-policy"] == CSP
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["cache-control"] in ("no-store", "no-cache")
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers
    assert answer.status_code < 500 or (path == "/" and answer.status_code == 503)
    if answer.status_code >= 400 and path.startswith("/api"):
        assert set(answer.json()["error"]) == {"code", "what", "where"}


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    rules = dict(rule.strip().partition(" ")[::2] for rule in CSP.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["frame-ancestors"] == "'none'"
    sources = {word for value in rules.values() for word in value.split()}
    assert sources <= {"'none'", "'self'", "data:"}
    assert "data:" not in rules["script-src"]


def test_the_page_asks_for_nothing_elsewhere() -> None:
    page = application.PAGE
    assert page.is_dir(), "the page is not built: make page"
    for file in page.rglob("*"):
        if file.suffix in (".html", ".css"):
            assert not re.search(r"""(?:src|href|url)\s*[=(]\s*["']?(?:https?:)?//""", file.read_text()), file


def test_a_foreign_page_cannot_do_anything(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    origins = ["https://evil.example", "null", f"{ada.server.address}.evil.example", "http://[", "http://", "\xff"]
    for origin in origins:
        headers = {"Origin": origin.encode("latin-1")}
        answer = ada.client.post("/api/me/link", headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")
    without = httpx.post(f"{ada.server.address}/api/me/link", headers={"Cookie": f"brassboard={ada.cookie}"})
    assert (without.status_code, without.json()["error"]["code"]) == (403, "no-header")


def test_a_foreign_page_cannot_open_a_socket(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    id = ada.table("me", "here", start=True)
    url = f"{ada.server.address.replace('http', 'ws')}/api/tables/{id}/ws?seat=0"
    cookie = {"Cookie": f"brassboard={ada.cookie}"}
    for origin in ("https://evil.example", "null", "http://["):
        with pytest.raises(InvalidStatus), connect(url, additional_headers=cookie, origin=origin, proxy=None):
            pass


def test_a_proxy_s_own_address_can_be_trusted(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server("proxied", ORIGINS="https://games.example")
    for origin, status in (("https://games.example", 401), ("https://evil.example", 403)):
        headers = {"X-Brassboard": "1", "Origin": origin}
        assert httpx.post(f"{server.address}/api/me/link", headers=headers).status_code == status


def test_sizes_are_limited(new_browser: NewBrowser) -> None:
    ada = new_browser("Ada")
    assert ada.refused("PUT", "/api/me", name="x" * 70_000) == (413, "too-large")

    def endless() -> object:
        for _ in range(40):
            yield b'{"name": "' + b"x" * 4096

    headers = {"Content-Type": "application/json"}
    assert ada.client.put("/api/me", content=endless(), headers=headers).status_code == 413  # type: ignore[arg-type]
    id = ada.table("me", "here", start=True)
    client = ada.open_seat(id, 0)
    assert client.ask_raw(json.dumps({"t": "chat", "ref": 1, "text": "x" * 20_000}))["error"]["code"] == "too-large"
    client.socket.send("x" * 70_000)
    assert client.closed() == 1009
    raw = socket.create_connection(("127.0.0.1", ada.server.port))
    with raw:
        raw.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nX-Brassboard: 1\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n"
        )
        assert b" 4" in raw.recv(100)[:12]


def test_rates_are_limited(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server("rates", rate=5, messages=5)
    ada = server.browser()
    id = ada.table("me", "here", start=True)
    client = ada.open_seat(id, 0)
    for ref in range(40):  # all at once: on a slow machine a second goes by while one waits for answers
        client.send(t="why", ref=ref, choice="end")
    client.wait_until(lambda s: s.messages[-1].get("ref") == 39)
    answers = [message for message in client.messages if message["t"] in ("why", "no")]
    assert [answer["ref"] for answer in answers] == [*range(40)]
    refused = [answer for answer in answers if answer["t"] == "no"]
    assert {answer["error"]["code"] for answer in refused} == {"too-many"}
    assert len(refused) >= 5

    async def rush() -> list[httpx.Response]:
        cookies, most = {"brassboard": ada.cookie}, httpx.Limits(max_connections=10)
        async with httpx.AsyncClient(
            base_url=server.address, cookies=cookies, limits=most, timeout=TIMEOUT_SECONDS
        ) as client:
            return await asyncio.gather(*[client.get("/api/games") for _ in range(60)])

    asked = run(rush())
    assert {answer.status_code for answer in asked} == {200, 429}
    assert {answer.json()["error"]["code"] for answer in asked if answer.status_code == 429} == {"too-many"}


def test_no_stack_trace_reaches_a_client(new_browser: NewBrowser, server: ServerProcess) -> None:
    ada = new_browser("Ada")
    bodies = [
        b"{",
        b"[1,2",
        b"\xff\xfe",
        b"null",
        b'{"name": 5}',
        b'"\\ud800"',
        b"[" * 5000,
        b'{"name": ' + b"9" * 5000,
    ]
    for body in bodies:
        for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/me/claim")):
            answer = ada.client.request(method, path, content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (body[:20], answer.text)
            assert "Traceback" not in answer.text
            assert ".py" not in answer.text
            assert set(answer.json()) == {"error"}
    numbers = ("9" * 30, "9" * 5000, "-1", "1.5", "x", "%00", "0x1")
    for number in numbers:
        for path in (f"/api/tables/x/replay?step={number}", f"/api/tables/x/export?seat={number}"):
            assert 400 <= ada.call("GET", path).status_code < 500
        assert 400 <= ada.call("PUT", f"/api/tables/x/seats/{number}", kind="me").status_code < 500
    assert "brassboard_errors_total 0.0" in httpx.get(f"{server.address}/metrics").text


def test_health_and_metrics(new_browser: NewBrowser, server: ServerProcess) -> None:
    ada = new_browser()
    id = ada.table("me", "here", start=True)
    client = ada.open_seat(id, 0)
    client.take_ok(client.options[0]) if client.decision else None
    health = httpx.get(f"{server.address}/health").json()
    assert health["status"] == "ok"
    assert health["tables"] >= 1
    text = httpx.get(f"{server.address}/metrics").text
    for name in ("brassboard_move_seconds_count", "brassboard_sockets", "brassboard_live_tables", "brassboard_commits"):
        assert re.search(rf"^{name} [0-9.e+]+$", text, re.MULTILINE), name
    assert id not in text


def test_logs_hold_no_secret(start_server: Callable[..., ServerProcess], tmp_path: Path) -> None:
    """A whole game of cards with unguessable names, with everything that can go wrong said aloud."""
    server = start_server("talkative", LOG="DEBUG")
    ada, bob = server.browser("Ada"), server.browser("Bob")
    id = ada.table("me", "open", "random", game="canary")
    token = ada.invite(id)
    bob.post(f"/api/tables/{id}/join", token=token)
    link = ada.post("/api/me/link")["token"]
    ada.post(f"/api/tables/{id}/start")
    pair = [ada.open_seat(id, 0), bob.open_seat(id, 1)]
    for client in pair:
        client.denied("take", number=1, choices=["show:nothing"])
        client.ask_ok("chat", text="a word between friends")
    play(pair, luck=random.Random(4))
    journal = ada.get(f"/api/tables/{id}/journal")
    secrets = re.findall(r"^(?:secret|nonce \d) (\w+)$", journal, re.MULTILINE)
    assert len(secrets) == 4
    assert "canary0" in journal
    server.close()
    log = server.log.read_text()
    assert "brassboard" in log.lower()
    for secret in (*secrets, token, link, ada.cookie, bob.cookie, ada.cookie.partition(".")[2], "canary0", "friends"):
        assert secret not in log, secret
    for line in log.splitlines():
        if not line.startswith("Brassboard:"):
            assert line.startswith("{"), line
            assert {"at", "level", "where", "what"} <= set(json.loads(line)), line


def test_exceptions_are_logged_without_their_words() -> None:
    try:
        raise ValueError("canary card 17")
    except ValueError:
        record = logging.LogRecord("brassboard.x", 40, __file__, 1, "it failed", (), sys.exc_info())
    line = JsonLines().format(record)
    assert "canary" not in line
    assert json.loads(line)["error"] == "ValueError"
    told = logging.LogRecord("asyncio", 40, __file__, 1, "Task exception was never retrieved: canary", (), None)
    assert "canary" not in JsonLines().format(told)
