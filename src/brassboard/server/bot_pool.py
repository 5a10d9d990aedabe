"""Runs bots in other processes on what their seat may know: they neither block a table nor see hidden things."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from zlib import crc32

from brassboard.kernel import Match, Seat
from brassboard.kernel.journal import UNDO

from .bot_worker import answer_request, forget, load_game, pack


class PoolClosed(Exception):
    """The server is stopping, so no bot can be asked."""


def _init_worker() -> None:
    """Prepare a worker process: ignore Ctrl-C, which the server handles, and exit when the server exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)


class WorkerProcess:
    """One worker process, started on first use, and the number of requests it has not answered yet."""

    def __init__(self) -> None:
        self.process: Executor | None = None
        self.waiting = 0

    def started(self) -> Executor:
        if self.process is None:
            context = multiprocessing.get_context("spawn")
            self.process = ProcessPoolExecutor(1, mp_context=context, initializer=_init_worker)
        return self.process


class BotPool:
    """A few processes that run the bots of all tables. A process that dies is replaced and its request repeated.

    Each table has a home process, where its bots keep their search trees. While the home process is busy and another is
    idle, the other one answers without that memory.
    """

    def __init__(self, processes: int = 1) -> None:
        self.workers = [WorkerProcess() for _ in range(processes)]
        self.used_workers: dict[str, set[int]] = {}
        """The processes that have worked for a table since it was last forgotten."""
        self._closed = False

    def start_home(self, table: str, game_id: str) -> None:
        """Start the home process of a new table with bots now, so that no one has to wait for the start later."""
        worker = self.workers[self._home_worker(table)]
        if worker.process is None and not self._closed:
            worker.started().submit(load_game, game_id)

    async def choose(self, table: str, match: Match, seat: Seat, bot: str, seed: int) -> list[str]:
        """Return what a bot chooses for a seat that is asked: one choice, or all choices of a sealed answer."""
        lens = match.game.lens(match.position, seat)
        undone = sum([line.text == UNDO for line in match.lines])
        data = pack(lens, match.game.id, bot, seed, table, undone)
        for last in (False, True):
            if self._closed:
                raise PoolClosed
            place = self._choose_worker(table)
            worker = self.workers[place]
            process = worker.started()
            self.used_workers.setdefault(table, set()).add(place)
            worker.waiting += 1
            try:
                return await asyncio.get_running_loop().run_in_executor(process, answer_request, data)
            except BrokenProcessPool:
                if worker.process is process:
                    worker.process = None
                if last:
                    raise
            except Exception as error:
                if self._closed:
                    raise PoolClosed from error
                raise
            finally:
                worker.waiting -= 1
        raise AssertionError("unreachable")

    def forget(self, table: str) -> None:
        """Drop what the bots of a table remember, after the requests that are running: the match is over or out of
        memory.
        """
        for place in self.used_workers.pop(table, ()):
            process = self.workers[place].process
            if process is not None and not self._closed:
                with suppress(BrokenProcessPool):  # The process has died, and its memory with it.
                    process.submit(forget, table)

    def _home_worker(self, table: str) -> int:
        return crc32(table.encode()) % len(self.workers)

    def _choose_worker(self, table: str) -> int:
        """Return the worker with the fewest requests, and the home worker if it is among them."""
        home = self._home_worker(table)
        return min(range(len(self.workers)), key=lambda place: (self.workers[place].waiting, place != home))

    def close(self) -> None:
        self._closed = True
        for worker in self.workers:
            if worker.process is not None:
                worker.process.shutdown(wait=False, cancel_futures=True)
