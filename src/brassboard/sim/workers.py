"""Workers that play tasks: this process, or several others. If a worker dies, only its task is lost."""

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

from .jobs import TaskResult, play_task
from .plan import Task

TIMEOUT_SECONDS = 5.0
"""Seconds a worker has to exit by itself."""
TASKS_PER_WORKER = 2
"""Tasks sent to a worker: one to play and one waiting, so that it is never idle between them."""


class WorkerDied(Struct, frozen=True):
    """The worker of a task has died, and the task is lost."""

    reason: str


Outcome = tuple[Task, TaskResult | WorkerDied]


class WorkerPool(Protocol):
    """Plays tasks: accepts them while it has room, and returns their outcomes."""

    name: str
    workers: int

    @property
    def free(self) -> bool:
        """Return whether it accepts another task now."""

    def submit(self, task: Task) -> None: ...

    def wait(self) -> Sequence[Outcome]:
        """Wait for the outcome of at least one task."""

    def close(self, at_once: bool) -> None:
        """Stop all workers; with `at_once` they are killed, because their games no longer matter."""


class InProcessPool:
    """Plays the tasks in this process."""

    name = "alone"
    workers = 1

    def __init__(self, installed: InstalledGame) -> None:
        self.installed = installed
        self.task: Task | None = None

    @property
    def free(self) -> bool:
        return self.task is None

    def submit(self, task: Task) -> None:
        self.task = task

    def wait(self) -> Sequence[Outcome]:
        task = self.task
        assert task is not None
        self.task = None
        return [(task, play_task(task, self.installed))]

    def close(self, at_once: bool) -> None:
        self.task = None


class Worker(Struct):
    """A worker process, our end of the pipe to it, and the tasks it has not finished."""

    process: SpawnProcess
    pipe: "Connection[Task, TaskResult]"
    tasks: list[Task] = []


class ProcessPool:
    """Plays the tasks in processes of its own. Each has its own pipe, so it is known which task a dead worker had."""

    name = "pool"

    def __init__(self, workers: int) -> None:
        self.workers = workers
        # Spawn, because a fork of a process with threads may hang, and other systems have only spawn.
        self.context = get_context("spawn")
        self.processes = [self._start_worker() for _ in range(workers)]
        self.outcomes: list[Outcome] = []

    def _start_worker(self) -> Worker:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=_worker_loop, args=(theirs,), daemon=True)
        with _block_ctrl_c():
            process.start()
        theirs.close()  # Otherwise the pipe of a dead worker would never report its end.
        return Worker(process, ours)

    @property
    def free(self) -> bool:
        return any([len(worker.tasks) < TASKS_PER_WORKER for worker in self.processes])

    def submit(self, task: Task) -> None:
        """Send the task to the worker with the shortest queue."""
        place = min(range(self.workers), key=lambda place: len(self.processes[place].tasks))
        self._send(place, task)

    def _send(self, place: int, task: Task) -> None:
        worker = self.processes[place]
        worker.tasks.append(task)
        try:
            worker.pipe.send(task)
        except OSError:  # The worker has died, perhaps while it was idle.
            self._replace_dead_worker(place)

    def wait(self) -> Sequence[Outcome]:
        if not self.outcomes:
            ready = wait([worker.pipe for worker in self.processes if worker.tasks])
            for place, worker in enumerate(self.processes):
                if worker.pipe in ready:
                    self._receive(place)
        found, self.outcomes = self.outcomes, []
        return found

    def _receive(self, place: int) -> None:
        worker = self.processes[place]
        try:
            part = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace_dead_worker(place)
        else:
            self.outcomes.append((worker.tasks.pop(0), part))

    def _replace_dead_worker(self, place: int) -> None:
        """Replace a dead worker: its first task is lost, and its successor gets the others."""
        worker = self.processes[place]
        _stop_worker(worker)
        self.processes[place] = self._start_worker()
        first, *others = worker.tasks
        self.outcomes.append((first, WorkerDied(f"exit code {worker.process.exitcode}")))
        for task in others:
            self._send(place, task)

    def close(self, at_once: bool) -> None:
        for worker in self.processes:
            worker.pipe.close()  # A worker that waits for its next task exits.
            if at_once:
                worker.process.kill()
        for worker in self.processes:
            _stop_worker(worker)


def _stop_worker(worker: Worker) -> None:
    worker.pipe.close()
    worker.process.join(TIMEOUT_SECONDS)
    if worker.process.exitcode is None:
        worker.process.kill()
        worker.process.join()


@contextmanager
def _block_ctrl_c() -> Iterator[None]:
    """Block Ctrl-C for a process started now, even while it imports; this process receives it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Without it, a worker may print that it was interrupted.
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # Otherwise the first worker starts it, and it would unblock the signal.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _worker_loop(pipe: "Connection[TaskResult, Task]") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent process.
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(
            signal.SIG_UNBLOCK, {signal.SIGINT}
        )  # Processes started by bots handle Ctrl-C themselves.
    Thread(target=_exit_with_parent, daemon=True).start()
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            gc.freeze()  # The process ends now, so the garbage collector need not run.
            return
        pipe.send(play_task(task))


def _exit_with_parent() -> None:
    """Exit when the parent process dies, because no one needs the current game any more."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
