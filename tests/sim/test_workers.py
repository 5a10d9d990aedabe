"""Workers that die, games that kill them, and games that break, with any number of workers."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import brassboard
from brassboard.bots import bot
from brassboard.kernel import stream
from brassboard.kernel.codec import state_hash
from brassboard.sim import SimError, game_seed, play, series
from brassboard.sim.driver import MAX_DEATHS, Run
from brassboard.sim.jobs import Failure, TaskResult, play_task
from brassboard.sim.plan import Task, plan_of
from brassboard.sim.play_game import bot_seed
from brassboard.sim.workers import Outcome, ProcessPool, WorkerDied
from sim.sample_accumulators import CURSE, FOLDER, Cursed, Deadly, Exiting

DUEL = brassboard.game("duel")


@pytest.fixture
def deaths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "deaths"
    folder.mkdir()
    monkeypatch.setenv(FOLDER, str(folder))
    return folder


def once_each(folder: Path, count: int) -> None:
    for number in range(count):
        (folder / str(number)).touch()


@pytest.mark.parametrize("how", [Deadly, Exiting])
def test_the_games_of_a_worker_that_dies_are_played_by_another_and_it_is_counted(how: type, deaths: Path) -> None:
    whole = series("duel", games=30, seed=2, workers=1, accumulators=[how])
    once_each(deaths, 2)
    done = series("duel", games=30, seed=2, workers=2, accumulators=[how])
    assert done.retried == 2
    assert done.games == whole.games
    assert (whole.retried, whole.backend, done.backend) == (0, "alone", "pool")


def test_a_game_that_kills_every_worker_counts_as_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    seed = game_seed(2, 5)
    bots = [bot("random", seed=bot_seed(seed, seat)) for seat in range(2)]
    position, _ = play(DUEL.rules, DUEL.rules.setup(2), bots, stream(seed))
    monkeypatch.setenv(CURSE, state_hash(position.state))
    with pytest.raises(SimError, match=rf"worker died {MAX_DEATHS} times \(exit code 7\)") as caught:
        series("duel", games=12, seed=2, workers=2, accumulators=[Cursed])
    assert caught.value.index == 5


def test_a_worker_that_dies_with_nothing_to_do_is_replaced() -> None:
    plan = plan_of(DUEL, ["random"])
    pool = ProcessPool(2)
    try:
        for hand in pool.processes:
            assert hand.process.pid is not None
            os.kill(hand.process.pid, signal.SIGKILL)
            hand.process.join()
        run_result = Run([plan], range(6), pool, None, lambda count: None).finish()
        assert [game.index for game in run_result.games[0]] == list(range(6))
        assert run_result.retried == 2
    finally:
        pool.close(at_once=True)
    assert all(not hand.process.is_alive() for hand in pool.processes)


def test_a_worker_that_dies_over_one_task_passes_the_next_one_on_unblamed(deaths: Path) -> None:
    """It has two; only what it was at can have killed it."""
    plan = plan_of(DUEL, ["random"], accumulators=[Deadly])
    once_each(deaths, 1)
    pool = ProcessPool(1)
    try:
        pool.submit(Task(0, plan, 0, 1))
        pool.submit(Task(0, plan, 1, 2))
        assert not pool.free
        outcomes = [pair for _ in range(2) for pair in pool.wait()]
    finally:
        pool.close(at_once=True)
    assert [(task.start, isinstance(outcome, WorkerDied)) for task, outcome in outcomes] == [(0, True), (1, False)]


def test_a_pool_that_is_closed_in_the_middle_leaves_nobody_behind() -> None:
    plan = plan_of(DUEL, ["random"])
    pool = ProcessPool(2)
    pool.submit(Task(0, plan, 0, 100_000))
    pool.close(at_once=True)
    assert all(not hand.process.is_alive() for hand in pool.processes)


def test_a_pool_whose_process_is_killed_leaves_nobody_behind() -> None:
    """The worker holds the other end of the pipe: it is read to its end when the worker is gone too."""
    script = (
        "import brassboard\n"
        "from brassboard.sim.workers import ProcessPool\n"
        "from brassboard.sim.plan import Task, plan_of\n"
        "pool = ProcessPool(1)\n"
        "pool.submit(Task(0, plan_of(brassboard.game('duel'), ['random']), 0, 1))\n"
        "pool.wait()\n"
        "pool.submit(Task(0, plan_of(brassboard.game('duel'), ['random']), 0, 10**9))\n"
        "print('playing', flush=True)\n"
        "input()\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == b"playing\n"
        started.kill()
        assert started.communicate(timeout=60) == (b"", None)


def test_ctrl_c_is_not_for_workers_also_while_they_are_still_importing(tmp_path: Path) -> None:
    """Each gets it while it imports the script that started it; the first starts a helper of Python's on its way."""
    script = tmp_path / "script.py"
    script.write_text(
        "import os, signal\n"
        "if __name__ == '__mp_main__':\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "from brassboard.sim import series\n"
        "if __name__ == '__main__':\n"
        "    done = series('duel', games=8, workers=2)\n"
        "    print(len(done.games), done.retried)\n"
        "    print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))\n"
    )
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a suite in the background ignores it
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["8 0", "False"]  # and Ctrl-C still is for who started them


class Scripted:
    """A crew that gives its tasks back last first, and lets some games break or die."""

    name, workers = "scripted", 3

    def __init__(self, broken: Sequence[int] = (), deadly: dict[int, int] | None = None) -> None:
        self.broken = broken
        self.deadly = deadly or {}
        self.tasks: list[Task] = []
        self.seen: list[int] = []

    @property
    def free(self) -> bool:
        return len(self.tasks) < self.workers

    def submit(self, task: Task) -> None:
        self.tasks.append(task)

    def wait(self) -> Sequence[Outcome]:
        task = self.tasks.pop()
        for index in task.numbers:
            if self.deadly.get(index, 0) > 0:
                self.deadly[index] -= 1
                return [(task, WorkerDied("a script"))]
        self.seen += task.numbers
        for index in task.numbers:
            if index in self.broken:
                good = play_task(Task(task.at, task.plan, task.start, index))
                return [(task, TaskResult(good.games, Failure(index, "broken", ""), 0.001))]
        return [(task, play_task(task))]

    def close(self, at_once: bool) -> None:
        self.tasks.clear()


@pytest.fixture
def game_by_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brassboard.sim.driver.SECONDS_PER_TASK", 0.0)


def run(crew: Any, games: int = 40) -> Run:
    return Run([plan_of(DUEL, ["random"])], range(games), crew, None, lambda count: None)


@pytest.mark.usefixtures("game_by_game")
def test_the_first_game_that_broke_is_told_whoever_finished_first() -> None:
    crew = Scripted(broken=[1, 11, 30])
    with pytest.raises(SimError) as caught:
        run(crew).finish()
    assert caught.value.index == 1
    assert crew.seen.index(11) < crew.seen.index(1)
    assert 12 not in crew.seen  # nothing new was begun


@pytest.mark.usefixtures("game_by_game")
def test_after_a_broken_game_earlier_ones_that_lost_their_worker_are_still_played() -> None:
    with pytest.raises(SimError) as caught:
        run(Scripted(broken=[0, 2], deadly={0: 2})).finish()
    assert caught.value.index == 0


def test_deaths_are_counted_and_games_come_out_in_order() -> None:
    done = run(Scripted(deadly={3: 1, 17: 2})).finish()
    assert done.retried == 3
    assert [game.index for game in done.games[0]] == list(range(40))
    assert done.games[0] == series("duel", games=40, workers=1).games


def test_tasks_get_smaller_towards_the_end() -> None:
    """So that no worker has much left when another has nothing."""

    class Quick(Scripted):
        def wait(self) -> Sequence[Outcome]:
            task, part = super().wait()[0]
            assert isinstance(part, TaskResult)
            sizes.append(len(task.numbers))
            return [(task, TaskResult(part.games, None, 1e-6))]

    sizes: list[int] = []
    run(Quick(), games=200).finish()
    assert sum(sizes) == 200
    assert max(sizes) > 10
    assert sizes[-8:] == [1] * 8


def test_every_game_is_told_to_the_bar_once() -> None:
    for workers in (1, 2):
        told: list[int] = []
        series("duel", games=30, workers=workers, progress=told.append)
        assert sum(told) == 30
