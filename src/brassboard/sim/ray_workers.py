"""Plays tasks on a Ray cluster: `pip install 'brassboard[ray]'`. Every machine of it needs this brassboard."""

import os
import secrets
import socket
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from brassboard.kernel import BadInput

from .jobs import Failure, TaskResult, play_task
from .plan import Task
from .workers import Outcome, WorkerDied

LOCAL = "local"
TIMEOUT_SECONDS = 5.0
"""Seconds to wait for a connection to a named machine."""
TASKS_PER_WORKER = 2
"""Tasks sent to a worker: one to play and one waiting, so that it is never idle between them."""


class RayPool:
    """The workers of a Ray cluster: a running one (this process may be part of it), or one started here."""

    name = "ray"

    def __init__(self, address: str, workers: int | None) -> None:
        self.ray = _ray(address)
        self.mine = not self.ray.is_initialized()
        if self.mine:
            self._join(address, workers)
        cores = int(self.ray.cluster_resources().get("CPU", 1))
        self.workers = workers or max(1, cores)
        # No retries by Ray: the driver repeats and counts the tasks of dead workers itself.
        self.remote = self.ray.remote(num_cpus=1, max_retries=0)(play_task)
        self.in_progress: dict[Any, Task] = {}

    def _join(self, address: str, workers: int | None) -> None:
        quiet: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
        try:
            if address == LOCAL:
                here: dict[str, Any] = {"_node_ip_address": "127.0.0.1", "include_dashboard": False}
                self.ray.init(address=LOCAL, num_cpus=workers, **here, **quiet)
            else:
                _check_reachable(address)
                self.ray.init(address=address, **quiet)
        except (OSError, ValueError) as error:
            raise BadInput(f"there is no cluster: {error}", f"--ray {address}") from error

    @property
    def free(self) -> bool:
        return len(self.in_progress) < TASKS_PER_WORKER * self.workers

    def submit(self, task: Task) -> None:
        self.in_progress[self.remote.remote(task)] = task

    def wait(self) -> Sequence[Outcome]:
        ready, _ = self.ray.wait(list(self.in_progress), num_returns=1)
        return [(task, self._outcome(ref, task)) for ref in ready for task in [self.in_progress.pop(ref)]]

    def _outcome(self, ref: Any, task: Task) -> TaskResult | WorkerDied:
        wrong = self.ray.exceptions
        try:
            part: TaskResult = self.ray.get(ref)
            return part
        except wrong.RayTaskError as error:  # The worker could not start a game at all.
            return TaskResult([], Failure(task.start, str(error.cause), str(error)), 0.0)
        except wrong.RayError as error:
            return WorkerDied(type(error).__name__)

    def close(self, at_once: bool) -> None:
        if self.mine:
            self.ray.shutdown()
        elif at_once:
            for ref in self.in_progress:
                self.ray.cancel(ref, force=True)
        self.in_progress.clear()


def _check_reachable(address: str) -> None:
    """Raise OSError if no one answers at host:port; Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), TIMEOUT_SECONDS).close()


def _ray(address: str) -> Any:
    if "ray" not in sys.modules:  # Ray reads its environment variables once, at import.
        _set_environment(address)
    try:
        return import_module("ray")
    except ImportError as error:
        raise BadInput("Ray is not installed here: pip install 'brassboard[ray]'", "--ray") from error


def _set_environment(address: str) -> None:
    """Turn off Ray's usage reports. A cluster of our own accepts no other work, and its secret is in no file."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Otherwise it warns about missing graphics cards.
    if address == LOCAL:
        # Despite its name, "0" keeps a cluster on the loopback address on every system.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        os.environ.setdefault("RAY_worker_niceness", "0")  # Give its workers the same priority as other processes.
        if "RAY_AUTH_MODE" not in os.environ:
            os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
