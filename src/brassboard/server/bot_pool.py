"""Bots think in other processes, on what their seat may know, so they neither block a table nor peek."""

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

from .bot_worker import forget, learn, packed, think


class Closed(Exception):
    """The server stops: nobody thinks any more."""


def _settle_in() -> None:
    """In the other process, first of all: leave Ctrl-C to the server, and end when it ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)


class Thinker:
    """One process that thinks, started when it is needed, and how many thoughts it has before it."""

    def __init__(self) -> None:
        self.process: Executor | None = None
        self.waiting = 0

    def started(self) -> Executor:
        if self.process is None:
            context = multiprocessing.get_context("spawn")
            self.process = ProcessPoolExecutor(1, mp_context=context, initializer=_settle_in)
        return self.process


class BotPool:
    """A few processes that think for all tables. A process that dies is replaced, and its thought is thought again.

    A table has a process it is at home in, where its bots remember what they foresaw; while that is busy and another
    is not, the other one thinks, with nothing but the lens to go by.
    """

    def __init__(self, processes: int = 1) -> None:
        self.thinkers = [Thinker() for _ in range(processes)]
        self.asked: dict[str, set[int]] = {}
        """Which processes have thought for a table, until it is forgotten."""
        self._closed = False

    def warm(self, table: str, game_id: str) -> None:
        """A table with bots is laid: its process starts now, not when somebody already waits for it."""
        thinker = self.thinkers[self._home(table)]
        if thinker.process is None and not self._closed:
            thinker.started().submit(learn, game_id)

    async def choose(self, table: str, match: Match, seat: Seat, bot: str, seed: int) -> list[str]:
        """What a bot chooses for a seat that is asked: one choice, or the whole of a sealed answer."""
        lens = match.game.lens(match.position, seat)
        undone = sum([line.text == UNDO for line in match.lines])
        data = packed(lens, match.game.id, bot, seed, table, undone)
        for last in (False, True):
            if self._closed:
                raise Closed
            place = self._place(table)
            thinker = self.thinkers[place]
            process = thinker.started()
            self.asked.setdefault(table, set()).add(place)
            thinker.waiting += 1
            try:
                return await asyncio.get_running_loop().run_in_executor(process, think, data)
            except BrokenProcessPool:
                if thinker.process is process:
                    thinker.process = None
                if last:
                    raise
            except Exception as error:
                if self._closed:
                    raise Closed from error
                raise
            finally:
                thinker.waiting -= 1
        raise AssertionError("unreachable")

    def forget(self, table: str) -> None:
        """The match is over or rests: what its bots remember is let go, after the thoughts that are under way."""
        for place in self.asked.pop(table, ()):
            process = self.thinkers[place].process
            if process is not None and not self._closed:
                with suppress(BrokenProcessPool):  # it has died, and forgotten everything
                    process.submit(forget, table)

    def _home(self, table: str) -> int:
        return crc32(table.encode()) % len(self.thinkers)

    def _place(self, table: str) -> int:
        """At home, unless somebody else has less to do."""
        home = self._home(table)
        return min(range(len(self.thinkers)), key=lambda place: (self.thinkers[place].waiting, place != home))

    def close(self) -> None:
        self._closed = True
        for thinker in self.thinkers:
            if thinker.process is not None:
                thinker.process.shutdown(wait=False, cancel_futures=True)
