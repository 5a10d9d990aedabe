"""Load on a server of our own, over loopback only, bounded in count and time.

    python benchmarks/load.py                 100 matches, each moving as fast as it is answered
    python benchmarks/load.py --paced         400 matches, one move a second each

The server gets one core, this script the other. Every move is durable before it is acknowledged. A wait begins before a
move is sent and ends when its acknowledgement has been read; so that it is the server's wait, this script collects no
garbage meanwhile and reads of a message only what it needs. `server_us` is the server's processor time a move: compare
that on a busy machine.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
import websockets

MOST_SECONDS = 90.0
MOST_KB = 150


class Option(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    number: int
    options: list[Option]


class View(msgspec.Struct):
    result: msgspec.Raw
    decision: Question | None


class Message(msgspec.Struct):
    """The fields that a scripted seat reads of its messages."""

    t: str
    view: View | None = None
    ok: int = -1


DECODER = msgspec.json.Decoder(Message)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def server(folder: Path, pinned: bool = True) -> Iterator[tuple[str, int]]:
    """A server on loopback with its own core; yields its address and process id."""
    port = free_port()
    command = [sys.executable, "-m", "brassboard", "serve", "--port", str(port), "--rate", "0", "--messages", "0"]
    command += ["--database", f"sqlite:///{folder / 'load.sqlite'}"]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    cores = sorted(os.sched_getaffinity(0))
    if pinned and len(cores) > 1:
        os.sched_setaffinity(process.pid, {cores[0]})
        os.sched_setaffinity(0, {cores[1]})
    try:
        address = f"http://127.0.0.1:{port}"
        for _ in range(200):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{address}/health").status_code == 200:
                    break
            time.sleep(0.1)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait(10)
        os.sched_setaffinity(0, set(cores))


def resident(pid: int) -> int:
    """Return how many kilobytes of memory a process uses."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Player:
    """One seat of one match on one socket, which listens all the time."""

    def __init__(self, connection: Any, news: asyncio.Event) -> None:
        self.connection = connection
        self.news = news
        self.view: View | None = None
        self.acknowledged = -1
        self.read_at = 0.0
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                text = await self.connection.recv()
                message = DECODER.decode(text)
                if message.t == "no":
                    raise RuntimeError(f"refused: {text}")
                self.view = message.view or self.view
                if message.ok >= 0:
                    self.acknowledged, self.read_at = message.ok, time.perf_counter()
                self.news.set()


class Bench:
    """Many matches of two scripted seats."""

    def __init__(self, address: str, matches: int, pace: float, seed: int) -> None:
        self.address = address
        self.matches = matches
        self.pace = pace
        self.random = random.Random(seed)
        self.latencies: list[float] = []
        self.until = time.monotonic() + MOST_SECONDS

    async def open(self) -> list[tuple[Player, Player]]:
        headers = {"X-Brassboard": "1"}
        async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=30) as client:
            await client.get("/api/me")
            cookie = client.cookies.get("brassboard")
            tables = []
            for _ in range(self.matches):
                seats = [{"kind": "me"}, {"kind": "here"}]
                body = {"game": "duel", "seats": seats, "options": {"rounds": 12}}
                table = (await client.post("/api/tables", json=body)).json()["id"]
                (await client.post(f"/api/tables/{table}/start")).raise_for_status()
                tables.append(table)
        pairs = []
        for table in tables:
            news = asyncio.Event()
            pair = []
            for seat in (0, 1):
                url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/ws?seat={seat}"
                headers = {"Cookie": f"brassboard={cookie}"}
                player = Player(await websockets.connect(url, additional_headers=headers, compression=None), news)
                await player.connection.send('{"t":"hello","events":0,"chat":0}')
                while player.view is None:
                    news.clear()
                    await news.wait()
                pair.append(player)
            pairs.append((pair[0], pair[1]))
        return pairs

    async def play(self, pair: tuple[Player, Player]) -> int:
        """Play one match to its end (or until the time is over). Return the number of acknowledged moves."""
        moves = 0
        if self.pace:
            await asyncio.sleep(self.random.random() * self.pace)
        while time.monotonic() < self.until:
            mover = await self._mover(pair)
            if mover is None:
                return moves
            begun = time.perf_counter()
            assert mover.view is not None
            assert mover.view.decision is not None
            decision = mover.view.decision
            option = self.random.choice(decision.options).text
            message = {"t": "take", "ref": moves, "number": decision.number, "choices": [option]}
            await mover.connection.send(json.dumps(message))
            while mover.acknowledged != moves:
                mover.news.clear()
                await mover.news.wait()
            self.latencies.append(mover.read_at - begun)
            moves += 1
            if self.pace:
                await asyncio.sleep(max(0.0, self.pace - (time.perf_counter() - begun)))
        return moves

    async def _mover(self, pair: tuple[Player, Player]) -> Player | None:
        """Return a seat that is asked, or None at the end.

        A seat that is not asked gets no message, so this may wait.
        """
        while True:
            for player in pair:
                view = player.view
                if view is not None and bytes(view.result) != b"null":
                    return None
                if view is not None and view.decision is not None:
                    return player
            pair[0].news.clear()
            await pair[0].news.wait()


async def measured(address: str, pid: int, matches: int, pace: float, seconds: float, seed: int) -> dict[str, Any]:
    before = resident(pid)
    bench = Bench(address, matches, pace, seed)
    pairs = await bench.open()
    opened = resident(pid)
    gc.collect()
    gc.freeze()
    gc.disable()
    bench.until = time.monotonic() + seconds
    begun, cpu, mine = time.perf_counter(), cpu_seconds(pid), resource.getrusage(resource.RUSAGE_SELF)
    counts = await asyncio.gather(*[bench.play(pair) for pair in pairs])
    took = time.perf_counter() - begun
    used = resource.getrusage(resource.RUSAGE_SELF)
    worked = cpu_seconds(pid) - cpu
    after = resident(pid)
    gc.enable()
    gc.unfreeze()
    for pair in pairs:
        for player in pair:
            await player.connection.close()
    waits = sorted(bench.latencies)
    return {
        "matches": matches,
        "pace": pace,
        "moves": sum(counts),
        "moves_per_s": round(sum(counts) / took),
        "p50_ms": round(statistics.median(waits) * 1000, 2),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 2),
        "kb_per_match_open": round((opened - before) / matches, 1),
        "kb_per_match_end": round((after - before) / matches, 1),
        "server_cpu": round(worked / took, 2),
        "server_us": round(worked / sum(counts) * 1e6),
        "client_cpu": round((used.ru_utime + used.ru_stime - mine.ru_utime - mine.ru_stime) / took, 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--paced", action="store_true", help="one move a second a match")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3, help="repetitions")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    matches = args.matches or (400 if args.paced else 100)
    rows = []
    for seed in range(args.rounds):
        with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (address, pid):
            pace = 1.0 if args.paced else 0.0
            rows.append(uvloop.run(measured(address, pid, matches, pace, min(args.seconds, MOST_SECONDS), seed)))
            sys.stdout.write(json.dumps(rows[-1]) + "\n")
    best = sorted(rows, key=lambda row: row["moves_per_s"])[len(rows) // 2]
    if not args.json:
        bar = (
            ("p99 at most 20 ms", best["p99_ms"] <= 20)
            if args.paced
            else ("3,000 moves/s", best["moves_per_s"] >= 3000)
        )
        sys.stdout.write(f"median: {best['moves_per_s']} moves/s, p50 {best['p50_ms']} ms, p99 {best['p99_ms']} ms, ")
        sys.stdout.write(f"{best['server_us']} µs of the server a move, {best['kb_per_match_end']} kB a match\n")
        for what, met in (bar, (f"at most {MOST_KB} kB a match", best["kb_per_match_end"] <= MOST_KB)):
            sys.stdout.write(f"bar {what}: {'met' if met else 'MISSED'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
