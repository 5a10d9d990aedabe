"""Who plays the tasks: this process, or several beside it. A worker that dies takes nothing with it but its task."""

import gc
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Protocol

from msgspec import Struct

from brassboard.installed_game import InstalledGame

from .jobs import Part, play_some
from .plan import Task

PATIENCE = 5.0
"""Seconds a worker has to leave by itself."""
AHEAD = 2
"""Tasks a worker has: one at hand, one waiting, so that it never waits for the way here and back."""


class Died(Struct, frozen=True):
    """The worker of a task is gone, and the task with it."""

    how: str


Outcome = tuple[Task, Part | Died]


class Crew(Protocol):
    """Takes tasks while it has a free hand, and says what became of them."""

    name: str
    workers: int

    @property
    def free(self) -> bool:
        """Whether it takes another task now."""

    def give(self, task: Task) -> None: ...

    def wait(self) -> Sequence[Outcome]:
        """At least one outcome of the tasks given."""

    def close(self, at_once: bool) -> None:
        """Leave nothing running; `at_once`: what is being played does not matter any more."""


class Alone:
    """This process plays."""

    name = "alone"
    workers = 1

    def __init__(self, installed: InstalledGame) -> None:
        self.installed = installed
        self.task: Task | None = None

    @property
    def free(self) -> bool:
        return self.task is None

    def give(self, task: Task) -> None:
        self.task = task

    def wait(self) -> Sequence[Outcome]:
        task = self.task
        assert task is not None
        self.task = None
        return [(task, play_some(task, self.installed))]

    def close(self, at_once: bool) -> None:
        self.task = None


class Hand(Struct):
    """A worker: its process, our end of the line to it, what it is at, and what it will do then."""

    process: SpawnProcess
    line: "Connection[Task, Part]"
    tasks: list[Task] = []


class Pool:
    """Processes of our own. Each has its own line, so it is known who died over what, and the others play on."""

    name = "pool"

    def __init__(self, workers: int) -> None:
        self.workers = workers
        # spawn: a fork of a process with threads may hang, and other systems have nothing else
        self.context = get_context("spawn")
        self.hands = [self._hire() for _ in range(workers)]
        self.outcomes: list[Outcome] = []

    def _hire(self) -> Hand:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=_work, args=(theirs,), daemon=True)
        with _ctrl_c_waits():
            process.start()
        theirs.close()  # else a dead worker's line would never end
        return Hand(process, ours)

    @property
    def free(self) -> bool:
        return any([len(hand.tasks) < AHEAD for hand in self.hands])

    def give(self, task: Task) -> None:
        """To who has least to do."""
        place = min(range(self.workers), key=lambda place: len(self.hands[place].tasks))
        self._send(place, task)

    def _send(self, place: int, task: Task) -> None:
        hand = self.hands[place]
        hand.tasks.append(task)
        try:
            hand.line.send(task)
        except OSError:  # it died, perhaps while it had nothing to do
            self._mourn(place)

    def wait(self) -> Sequence[Outcome]:
        if not self.outcomes:
            ready = wait([hand.line for hand in self.hands if hand.tasks])
            for place, hand in enumerate(self.hands):
                if hand.line in ready:
                    self._receive(place)
        found, self.outcomes = self.outcomes, []
        return found

    def _receive(self, place: int) -> None:
        hand = self.hands[place]
        try:
            part = hand.line.recv()
        except (EOFError, OSError):
            self._mourn(place)
        else:
            self.outcomes.append((hand.tasks.pop(0), part))

    def _mourn(self, place: int) -> None:
        """It died over its first task; the others are for who takes its place."""
        hand = self.hands[place]
        _leave(hand)
        self.hands[place] = self._hire()
        first, *others = hand.tasks
        self.outcomes.append((first, Died(f"exit code {hand.process.exitcode}")))
        for task in others:
            self._send(place, task)

    def close(self, at_once: bool) -> None:
        for hand in self.hands:
            hand.line.close()  # a worker that waits for its next task leaves
            if at_once:
                hand.process.kill()
        for hand in self.hands:
            _leave(hand)


def _leave(hand: Hand) -> None:
    hand.line.close()
    hand.process.join(PATIENCE)
    if hand.process.exitcode is None:
        hand.process.kill()
        hand.process.join()


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """A process started now does not hear Ctrl-C, not even while it imports; we hear it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # not on this system; then a worker may say that it was interrupted
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # else the first worker starts it, and it then takes back what follows
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(line: "Connection[Part, Task]") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started us
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # whom we start decides for himself
    Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            task = line.recv()
        except EOFError:
            gc.freeze()  # all of it ends now: nobody need look through it for what could end
            return
        line.send(play_some(task))


def _end_with_parent() -> None:
    """Whoever started us may be killed without a word; then nobody wants the game we are in the middle of."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
