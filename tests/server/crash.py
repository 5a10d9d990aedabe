"""Kill the server at random moments under load, start it again, and compare with what clients saw acknowledged.

    python tests/server/crash.py --kills 50

Nothing acknowledged may be lost, and nothing may be there twice.
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

MATCHES = 8
HEADERS = {"X-Brassboard": "1"}
LINE = re.compile(r"^(\d+) P(\d+) (\S+)$", re.MULTILINE)
Move = tuple[str, int, int]


class Server:
    """One server process on one database; killed without warning, started again on the same port."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        command = [
            sys.executable,
            "-m",
            "brassboard",
            "serve",
            "--port",
            str(self.port),
            "--rate",
            "0",
            "--messages",
            "0",
        ]
        self.command = [*command, "--database", f"sqlite:///{folder / 'crash.sqlite'}"]
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stderr=subprocess.DEVNULL, env={**os.environ, "BRASSBOARD_LOG": "ERROR"}
        )
        async with httpx.AsyncClient(base_url=self.address) as client:
            for _ in range(1800):
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get("/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise RuntimeError("the server does not come up")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Crowd:
    """Matches of two scripted seats, and what was acknowledged to them."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.random = random.Random(seed)
        self.cookies: dict[str, str] = {}
        self.tables: list[str] = []
        self.acknowledged: dict[Move, str] = {}
        self.kills = 0

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.server.address, headers=HEADERS, cookies=self.cookies, timeout=90)

    async def sit_down(self) -> None:
        """As many matches as there should be, some of them new."""
        async with self.client() as client:
            if not self.cookies:
                await client.get("/api/me")
                self.cookies = {"brassboard": str(client.cookies.get("brassboard"))}
            while len(self.tables) < MATCHES:
                body = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"rounds": 12}}
                table = (await client.post("/api/tables", json=body)).json()["id"]
                (await client.post(f"/api/tables/{table}/start")).raise_for_status()
                self.tables.append(table)

    async def play(self, table: str) -> None:
        """Both seats of a match choose at random until the server dies or the match ends."""
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/ws?seat="
        cookie = {"Cookie": f"brassboard={self.cookies['brassboard']}"}
        with contextlib.suppress(OSError, websockets.WebSocketException):
            async with (
                websockets.connect(f"{url}0", additional_headers=cookie) as first,
                websockets.connect(f"{url}1", additional_headers=cookie) as second,
            ):
                await asyncio.gather(self._seat(table, 0, first), self._seat(table, 1, second))

    async def _seat(self, table: str, seat: int, connection: Any) -> None:
        await connection.send('{"t":"hello","events":0,"chat":0}')
        view: Any = None
        sent: tuple[int, str] | None = None
        while view is None or not view["result"]:
            message = msgspec.json.decode(await connection.recv())
            view = message.get("view") or view
            if "ok" in message and sent is not None:
                self.acknowledged[table, seat, sent[0]] = sent[1]
            if "ok" in message or message["t"] == "no":
                sent = None
            decision = view and view["decision"]
            if decision and sent is None:
                option = self.random.choice(decision["options"])["text"]
                sent = decision["number"], option
                order = {"t": "take", "ref": 1, "number": decision["number"], "choices": [option]}
                await connection.send(msgspec.json.encode(order).decode())

    async def compare(self) -> None:
        """Every acknowledged move stands in its journal once, as it was; matches that ended make room."""
        async with self.client() as client:
            for table in self.tables[:]:
                journal = (await client.get(f"/api/tables/{table}/journal")).text
                found: dict[Move, list[str]] = {}
                for number, seat, text in LINE.findall(journal):
                    found.setdefault((table, int(seat), int(number)), []).append(text)
                doubled = {move: texts for move, texts in found.items() if len(texts) > 1}
                if doubled:
                    raise AssertionError(f"after {self.kills} kills: doubled {doubled}")
                for move, text in self.acknowledged.items():
                    if move[0] == table and found.get(move) != [text]:
                        raise AssertionError(
                            f"after {self.kills} kills: acknowledged {move} {text}, kept {found.get(move)}"
                        )
                if (await client.get(f"/api/tables/{table}")).json()["status"] == "over":
                    self.tables.remove(table)


async def crash(kills: int, seed: int) -> tuple[int, int]:
    """How many kills were survived, and how many acknowledged moves were compared."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.start()
        crowd = Crowd(server, seed)
        try:
            for _ in range(kills):
                await crowd.sit_down()
                players = [asyncio.create_task(crowd.play(table)) for table in crowd.tables]
                before = len(crowd.acknowledged)
                wanted = crowd.random.randint(5, 150)
                while len(crowd.acknowledged) < before + wanted and not all(player.done() for player in players):
                    await asyncio.sleep(crowd.random.random() * 0.02)
                server.kill()
                crowd.kills += 1
                await asyncio.gather(*players)
                await server.start()
                await crowd.compare()
        finally:
            server.kill()
        return crowd.kills, len(crowd.acknowledged)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    kills, moves = asyncio.run(crash(args.kills, args.seed))
    sys.stdout.write(f"{kills} kills, {moves} acknowledged moves: 0 lost, 0 doubled\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
