"""A real server on loopback, browsers that visit it, and seats that play at it. Every byte that comes out is kept."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PLUGINS = Path(__file__).parent / "plugins"
TIMEOUT_SECONDS = 90.0  # on a busy machine; whoever waits waits for a condition
Plain = dict[str, Any]
T = TypeVar("T")
FAST_BOTS = {"PASS_DELAY": "0.05"}  # For tests in which bots play whole matches and their timing does not matter.
SHORT_DELAYS = {"KICK_AFTER": "0.3", "PASS_DELAY": "0.4", "REST_AFTER": "0.4"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(condition: Callable[[], Any], what: str = "it", seconds: float = TIMEOUT_SECONDS) -> Any:
    """Wait for a condition, not for a time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{what} did not happen in {seconds} s")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """`asyncio.run`, in a thread of its own: where a browser was tested before, its loop still runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


class ServerProcess:
    """`brassboard serve` in a process of its own."""

    def __init__(self, database: str, log: Path, rate: float = 0, messages: float = 0, **settings: str) -> None:
        self.database = database
        self.log = log
        self.options = ["--rate", str(rate), "--messages", str(messages)]
        self.settings = {f"BRASSBOARD_{name}": value for name, value in settings.items()}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.browsers: list[Browser] = []

    def open(self) -> "ServerProcess":
        command = [sys.executable, "-m", "brassboard", "serve", "--port", str(self.port), "--database", self.database]
        paths = os.pathsep.join([str(PLUGINS), os.environ.get("PYTHONPATH", "")])
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command + self.options, stderr=log, env={**os.environ, **self.settings, "PYTHONPATH": paths}
            )
        until(self._healthy, f"the server ({self.log.read_text()[-2000:]})")
        return self

    def _healthy(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()[-3000:]
        try:
            return httpx.get(f"{self.address}/health").status_code == 200
        except httpx.HTTPError:
            return False

    def close(self, how: int = signal.SIGINT) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(TIMEOUT_SECONDS)
        self.process = None

    def disconnect_all(self) -> None:
        """Everybody goes home."""
        for browser in self.browsers:
            browser.client.close()
            for client in browser.clients:
                client.close()
        self.browsers.clear()

    def tables_in_memory(self) -> int:
        return int(httpx.get(f"{self.address}/health", timeout=TIMEOUT_SECONDS).json()["tables"])

    def browser(self, name: str = "") -> "Browser":
        return Browser(self, name)


class Browser:
    """Somebody's browser: a cookie, a name, and what it was sent."""

    def __init__(self, server: ServerProcess, name: str = "", hello: bool = True) -> None:
        self.server = server
        self.received: list[bytes] = []
        self.clients: list[SeatClient] = []
        server.browsers.append(self)
        self.client = httpx.Client(
            base_url=server.address,
            headers={"X-Brassboard": "1", "Origin": server.address},
            timeout=TIMEOUT_SECONDS,
            event_hooks={"response": [self._record]},
        )
        if hello:
            self.get("/api/me")
        if name:
            self.put("/api/me", name=name)

    def _record(self, response: httpx.Response) -> None:
        self.received.append(str(response.headers).encode() + response.read())

    @property
    def cookie(self) -> str:
        return str(self.client.cookies["brassboard"])

    def call(self, method: str, path: str, **body: Any) -> httpx.Response:
        return self.client.request(method, path, json=body if method != "GET" else None)

    def get(self, path: str) -> Any:
        return good(self.call("GET", path))

    def post(self, path: str, **body: Any) -> Any:
        return good(self.call("POST", path, **body))

    def put(self, path: str, **body: Any) -> Any:
        return good(self.call("PUT", path, **body))

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """Status and code of a refusal."""
        response = self.call(method, path, **body)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["error"]["code"]

    def table(self, *kinds: str, game: str = "duel", start: bool = False, **more: Any) -> str:
        """A new table: `me`, `here`, `open`, or a bot's name."""
        seats = [{"kind": k} if k in ("me", "here", "open") else {"kind": "bot", "bot": k} for k in kinds]
        id = str(self.post("/api/tables", game=game, seats=seats, **more)["id"])
        if start:
            self.post(f"/api/tables/{id}/start")
        return id

    def invite(self, id: str) -> str:
        return str(self.get(f"/api/tables/{id}")["invite"])

    def open_seat(
        self, id: str, seat: int | None = None, hello: bool = True, server: ServerProcess | None = None
    ) -> "SeatClient":
        return SeatClient(self, id, seat, hello, server or self.server)


def good(response: httpx.Response) -> Any:
    assert response.status_code < 300, f"{response.status_code} {response.text}"
    return response.json() if "json" in response.headers["content-type"] else response.text


class SeatClient:
    """One socket of one seat, as the page keeps it: view, events by number, chat, the table."""

    def __init__(self, browser: Browser, id: str, seat: int | None, hello: bool, server: ServerProcess) -> None:
        self.browser = browser
        self.id = id
        self.seat = seat
        self.server = server
        self.view: Plain = {}
        self.table: Plain = {}
        self.events: dict[int, Plain] = {}
        self.chat: dict[int, Plain] = {}
        self.withdrawn: list[int] = []
        self.duplicates: list[Any] = []
        self.messages: list[Plain] = []
        self.bytes: list[bytes] = []
        self.ref = 0
        browser.clients.append(self)
        self.connect(hello)

    def connect(self, hello: bool = True) -> None:
        query = f"?seat={self.seat}" if self.seat is not None else ""
        url = f"{self.server.address.replace('http', 'ws')}/api/tables/{self.id}/ws{query}"
        headers = {"Cookie": f"brassboard={self.browser.cookie}"}
        opening = connect(
            url,
            additional_headers=headers,
            origin=self.server.address,
            compression=None,
            max_size=None,
            open_timeout=TIMEOUT_SECONDS,
            proxy=None,
            ping_interval=None,  # a ping takes its bytes from the global `random`, which Hypothesis watches
        )
        self.socket: ClientConnection = opening.__enter__()
        if hello:
            self.hello()

    def hello(self) -> Plain:
        """What the page says when it comes back: I know events and chat up to here."""
        self.send(t="hello", events=max(self.events, default=0), chat=max(self.chat, default=0))
        return self.wait_for("state")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = TIMEOUT_SECONDS) -> Plain:
        data = self.socket.recv(timeout=timeout)
        assert isinstance(data, str)
        self.bytes.append(data.encode())
        message: Plain = json.loads(data)
        self.messages.append(message)
        self._update(message)
        return message

    def _update(self, message: Plain) -> None:
        self.view = message.get("view", self.view)
        self.table = message.get("table", self.table)
        self.withdrawn = message.get("withdrawn", self.withdrawn)
        for seen in message.get("events", []):
            if seen["n"] in self.events:
                self.duplicates.append(seen)
            self.events[seen["n"]] = seen
        lines = message.get("chat", []) + ([message["line"]] if message["t"] == "chat" else [])
        for line in lines:
            if line["n"] in self.chat:
                self.duplicates.append(line)
            self.chat[line["n"]] = line

    def wait_for(self, kind: str, timeout: float = TIMEOUT_SECONDS) -> Plain:
        """Read on until a message of this kind."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["t"] == kind:
                return message

    def wait_until(self, condition: Callable[["SeatClient"], Any], timeout: float = TIMEOUT_SECONDS) -> None:
        end = time.monotonic() + timeout
        while not condition(self):
            self.receive(max(0.01, end - time.monotonic()))

    def last_message(self, kind: str) -> Plain:
        """The last message of this kind, or the next one."""
        received = [message for message in self.messages if message["t"] == kind]
        return received[-1] if received else self.wait_for(kind)

    def catch_up(self) -> None:
        """Everything this seat was told until now: a server answers in order, so behind that comes its pong."""
        self.send(t="ping")
        self.wait_for("pong")

    def ask(self, t: str, **message: Any) -> Plain:
        """Send something and wait for its answer."""
        self.ref += 1
        self.send(t=t, ref=self.ref, **message)
        while True:
            answer = self.receive()
            if answer.get("ok") == self.ref:
                return {"t": "ok", "ref": self.ref}
            if answer.get("ref") == self.ref and answer["t"] in ("ok", "no", "why"):
                return answer

    def ask_raw(self, data: str | bytes) -> Plain:
        """Send whatever, and wait for the refusal."""
        self.socket.send(data)
        return self.wait_for("no")

    def ask_ok(self, t: str, **message: Any) -> None:
        answer = self.ask(t, **message)
        assert answer["t"] == "ok", answer

    def denied(self, t: str, **message: Any) -> str:
        answer = self.ask(t, **message)
        assert answer["t"] == "no", answer
        return str(answer["error"]["code"])

    @property
    def decision(self) -> Plain | None:
        return self.view.get("decision")

    @property
    def options(self) -> list[str]:
        return [option["text"] for option in self.decision["options"]] if self.decision else []

    def take(self, *choices: str) -> Plain:
        assert self.decision, self.view
        return self.ask("take", number=self.decision["number"], choices=list(choices))

    def take_ok(self, *choices: str) -> None:
        answer = self.take(*choices)
        assert answer["t"] == "ok", answer

    def closed(self) -> int:
        """Read to the end; the code it was closed with."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def break_connection(self) -> None:
        """The line breaks, without a word."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()

    def close(self) -> None:
        self.socket.close()


def asked(clients: Sequence[SeatClient]) -> list[SeatClient]:
    """Who is asked, as far as all of them have been told by now: nobody at the end, or while bots think."""
    for client in clients:
        client.catch_up()
    return [client for client in clients if client.decision]


def mover(clients: Sequence[SeatClient]) -> SeatClient:
    """Wait until one of them is asked."""
    found: list[SeatClient] = until(lambda: asked(clients), "a question to one of these seats")
    return found[0]


Choose = Callable[[SeatClient, random.Random], str]


def choose_any(client: SeatClient, luck: random.Random) -> str:
    return luck.choice(client.options)


def choose_lively(client: SeatClient, luck: random.Random) -> str:
    """Cards and strikes first: more happens, and it ends sooner."""
    wild = [o for o in client.options if o.startswith(("play", "strike"))]
    return luck.choice(wild or client.options)


def play(
    clients: Sequence[SeatClient],
    choose: Choose = choose_lively,
    luck: random.Random | None = None,
    stop: Callable[[], Any] = lambda: False,
    seconds: float = 3 * TIMEOUT_SECONDS,
) -> None:
    """Play on with these seats until the end, or until `stop`."""
    luck = luck or random.Random(1)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for client in clients:
            client.catch_up()
        if stop() or all(client.view.get("result") for client in clients):
            return
        mover = next((client for client in clients if client.decision), None)
        if mover is not None:
            answer = mover.take(choose(mover, luck))
            assert answer["t"] == "ok" or answer["error"]["code"] in ("stale", "not-asked", "lost"), answer
        else:
            try:
                clients[0].receive(0.1)
            except TimeoutError:
                continue
    raise AssertionError(f"the match did not end in {seconds} s")
