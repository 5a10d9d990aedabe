"""The same tasks on a Ray cluster: `pip install 'brassboard[ray]'`. Every machine of it needs this brassboard."""

import os
import secrets
import socket
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from brassboard.kernel import BadInput

from .jobs import Failure, Part, play_some
from .plan import Task
from .workers import Died, Outcome

LOCAL = "local"
PATIENCE = 5.0
"""Seconds to wait for the machine somebody named."""
AHEAD = 2
"""Tasks a worker has: one at hand, one waiting, so that it never waits for the way here and back."""


class RayCrew:
    """The workers of a cluster: one that is running already (this process may be joined to it), or one of our own."""

    name = "ray"

    def __init__(self, address: str, workers: int | None) -> None:
        self.ray = _ray(address)
        self.mine = not self.ray.is_initialized()
        if self.mine:
            self._join(address, workers)
        cores = int(self.ray.cluster_resources().get("CPU", 1))
        self.workers = workers or max(1, cores)
        # we give again and count ourselves what a dead worker left
        self.remote = self.ray.remote(num_cpus=1, max_retries=0)(play_some)
        self.flying: dict[Any, Task] = {}

    def _join(self, address: str, workers: int | None) -> None:
        quiet: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
        try:
            if address == LOCAL:
                here: dict[str, Any] = {"_node_ip_address": "127.0.0.1", "include_dashboard": False}
                self.ray.init(address=LOCAL, num_cpus=workers, **here, **quiet)
            else:
                _knock(address)
                self.ray.init(address=address, **quiet)
        except (OSError, ValueError) as error:
            raise BadInput(f"there is no cluster: {error}", f"--ray {address}") from error

    @property
    def free(self) -> bool:
        return len(self.flying) < AHEAD * self.workers

    def give(self, task: Task) -> None:
        self.flying[self.remote.remote(task)] = task

    def wait(self) -> Sequence[Outcome]:
        ready, _ = self.ray.wait(list(self.flying), num_returns=1)
        return [(task, self._outcome(ref, task)) for ref in ready for task in [self.flying.pop(ref)]]

    def _outcome(self, ref: Any, task: Task) -> Part | Died:
        wrong = self.ray.exceptions
        try:
            part: Part = self.ray.get(ref)
            return part
        except wrong.RayTaskError as error:  # not a game: the worker could not even begin
            return Part([], Failure(task.start, str(error.cause), str(error)), 0.0)
        except wrong.RayError as error:
            return Died(type(error).__name__)

    def close(self, at_once: bool) -> None:
        if self.mine:
            self.ray.shutdown()
        elif at_once:
            for ref in self.flying:
                self.ray.cancel(ref, force=True)
        self.flying.clear()


def _knock(address: str) -> None:
    """Whether anybody answers at host:port; Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _ray(address: str) -> Any:
    if "ray" not in sys.modules:  # it reads them once
        _surroundings(address)
    try:
        return import_module("ray")
    except ImportError as error:
        raise BadInput("Ray is not installed here: pip install 'brassboard[ray]'", "--ray") from error


def _surroundings(address: str) -> None:
    """Nothing is told to anybody; a cluster of our own takes work from nobody else, and its secret is in no file."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns about cards that are not there
    if address == LOCAL:
        # despite its name: "0" keeps a cluster on the loopback address, also where it would look for another one
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        os.environ.setdefault("RAY_worker_niceness", "0")  # its workers are as quick as other processes
        if "RAY_AUTH_MODE" not in os.environ:
            os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
