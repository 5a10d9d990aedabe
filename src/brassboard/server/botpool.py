"""Bots think in other processes, on what their seat may know, so they neither block a table nor peek."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

import msgspec

from brassboard.box import game
from brassboard.kernel import Game, Seat, text_of
from brassboard.kernel.codec import decoder_of, encode
from brassboard.kernel.lens import Lens
from brassboard.kernel.scene import Position, question_of


class Closed(Exception):
    """The server stops: nobody thinks any more."""


class Packed(msgspec.Struct):
    """A lens on its way to another process: the redacted state and what determinize needs."""

    game: str
    seat: Seat
    state: msgspec.Raw
    pools: dict[str, list[Any]]
    awaited: tuple[int, ...]
    bot: str
    seed: int


def packed(lens: Lens, game_id: str, bot: str, seed: int) -> bytes:
    state = msgspec.Raw(encode(lens.state))
    return encode(Packed(game_id, lens.seat, state, lens.pools, lens.awaited, bot, seed))


def unpacked(data: bytes) -> tuple[Packed, Lens]:
    order: Packed = decoder_of(Packed).decode(data)
    rules: Game = game(order.game).rules
    state = decoder_of(rules.book.state).decode(order.state)
    lens = Lens(rules.book, state, order.seat)
    lens.pools, lens.awaited, lens.resample, lens.game = order.pools, order.awaited, rules.resample, rules
    lens.ask = question_of(lens, order.seat)
    return order, lens


def think(data: bytes) -> str:
    """In the other process: what the bot chooses."""
    from brassboard.bots import bot

    order, lens = unpacked(data)
    return text_of(bot(order.bot, seed=order.seed).choose(lens))


def learn(game_id: str) -> None:
    """In the other process: load what thinking about this game takes."""
    import_module("brassboard.bots")
    game(game_id)


def _settle_in() -> None:
    """In the other process, first of all: leave Ctrl-C to the server, and end when it ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)


class BotPool:
    """A few processes that think for all tables. A process that dies is replaced, and its thought is thought again."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def _open(self) -> ProcessPoolExecutor:
        if self._closed:
            raise Closed
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_settle_in)
        return self._pool

    def warm(self, game_id: str) -> None:
        """A table with bots is laid: the first process starts now, not when somebody already waits for it."""
        if self._pool is None and not self._closed:
            self._open().submit(learn, game_id)

    async def choose(self, position: Position[Any], rules: Game, seat: Seat, bot: str, seed: int) -> str:
        data = packed(rules.lens(position, seat), rules.id, bot, seed)
        for last in (False, True):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, data)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
            except Exception as error:
                if self._closed:
                    raise Closed from error
                raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
