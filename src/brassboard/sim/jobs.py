"""Plays the games of a task. A game depends only on its plan and number, so any worker gets the same result."""

import traceback
from time import perf_counter

from msgspec import Struct

from brassboard.installed_game import InstalledGame, game

from .accumulators import maker_of
from .plan import Plan, Task, make_bot
from .play_game import Played, bot_seed, game_seed, record_game


class Failure(Struct, frozen=True):
    """A game that broke. It is a plain value, because not every exception can be sent between processes."""

    index: int
    error: str
    trace: str


class TaskResult(Struct, frozen=True):
    """The result of a task: the games it played, and the game that broke, if any."""

    games: list[Played]
    failure: Failure | None
    seconds: float


class SimError(RuntimeError):
    """A game of a series broke: which one, with which error, and how to play it again."""

    def __init__(self, plan: Plan, failure: Failure) -> None:
        self.index = failure.index
        self.seed = game_seed(plan.seed, failure.index)
        self.error = failure.error
        self.trace = failure.trace
        self.repeat_command = plan.repeat_command(failure.index)
        super().__init__(
            f"game {self.index} of the series with seed {plan.seed} (seed of the game: {self.seed}) broke: "
            f"{self.error}\nplay it again: {self.repeat_command}"
        )


def play_game(installed: InstalledGame, plan: Plan, index: int) -> Played:
    """Play game number `index`, which depends only on the plan and the number."""
    seed = game_seed(plan.seed, index)
    seated = [
        (place, make_bot(plan.bots[place], bot_seed(seed, seat))) for seat, place in enumerate(plan.seating(index))
    ]
    observers = [maker_of(name, installed.rules)() for name in plan.accumulators]
    return record_game(installed.rules, plan.setup, index, seed, seated, observers)


def play_task(task: Task, installed: InstalledGame | None = None) -> TaskResult:
    """Play the games of a task in a worker, up to the first one that breaks."""
    began = perf_counter()
    done: list[Played] = []
    failure: Failure | None = None
    for index in task.numbers:
        try:
            done.append(play_game(installed or game(task.plan.game), task.plan, index))
        except Exception as error:
            failure = Failure(index, f"{type(error).__name__}: {error}", traceback.format_exc())
            break
    return TaskResult(done, failure, perf_counter() - began)
