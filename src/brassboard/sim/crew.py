"""Who plays the tasks: this process, or several beside it. A worker that dies takes nothing with it but its task."""

import signal
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Protocol

from msgspec import Struct

from brassboard.box import Box

from .jobs import Part, play_some
from .plan import Task

PATIENCE = 5.0
"""Seconds a worker has to leave by itself."""


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

    def __init__(self, box: Box) -> None:
        self.box = box
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
        return [(task, play_some(task, self.box))]

    def close(self, at_once: bool) -> None:
        self.task = None


class Hand(Struct):
    """A worker: its process, our end of the line to it, and what it is at."""

    process: SpawnProcess
    line: "Connection[Task, Part]"
    task: Task | None = None


class Pool:
    """Processes of our own. Each has its own line, so it is known who died over what, and the others play on."""

    name = "pool"

    def __init__(self, workers: int) -> None:
        self.workers = workers
        # spawn: a fork of a process with threads may hang, and other systems have nothing else
        self.context = get_context("spawn")
        self.hands = [self._hire() for _ in range(workers)]
        self.lost: list[Outcome] = []

    def _hire(self) -> Hand:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=_work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()  # else a dead worker's line would never end
        return Hand(process, ours)

    @property
    def free(self) -> bool:
        return any([hand.task is None for hand in self.hands])

    def give(self, task: Task) -> None:
        place = next(place for place, hand in enumerate(self.hands) if hand.task is None)
        self.hands[place].task = task
        try:
            self.hands[place].line.send(task)
        except OSError:  # it died while it had nothing to do
            self.lost.append(self._mourn(place, task))

    def wait(self) -> Sequence[Outcome]:
        found, self.lost = self.lost, []
        if found:
            return found
        ready = wait([hand.line for hand in self.hands if hand.task is not None])
        for place, hand in enumerate(self.hands):
            task = hand.task
            if task is not None and hand.line in ready:
                try:
                    part = hand.line.recv()
                except (EOFError, OSError):
                    found.append(self._mourn(place, task))
                else:
                    hand.task = None
                    found.append((task, part))
        return found

    def _mourn(self, place: int, task: Task) -> Outcome:
        hand = self.hands[place]
        _leave(hand, at_once=True)
        self.hands[place] = self._hire()
        return task, Died(f"exit code {hand.process.exitcode}")

    def close(self, at_once: bool) -> None:
        for hand in self.hands:
            hand.line.close()  # a worker that waits for its next task leaves
            if at_once:
                hand.process.kill()
        for hand in self.hands:
            _leave(hand, at_once)


def _leave(hand: Hand, at_once: bool) -> None:
    hand.line.close()
    hand.process.join(PATIENCE)
    if hand.process.exitcode is None:
        hand.process.kill()
        hand.process.join()


def _work(line: "Connection[Part, Task]") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started us
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        line.send(play_some(task))
