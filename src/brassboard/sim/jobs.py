"""The games of a task. Each game is a plain function of (plan, number), so results do not depend on who plays it."""

import traceback
from time import perf_counter

from msgspec import Struct

from brassboard.installed_game import InstalledGame, game

from .accumulators import maker_of
from .plan import Plan, Task, make_bot
from .play_game import Played, bot_seed, game_seed, played


class Failure(Struct, frozen=True):
    """A game that broke; a plain value, because not every error survives the way between processes."""

    index: int
    error: str
    trace: str


class Part(Struct, frozen=True):
    """What became of a task: the games it played, and the one that broke, if any."""

    games: list[Played]
    failure: Failure | None
    seconds: float


class SimError(RuntimeError):
    """A game of a series broke: which one, with what, and how to play it again."""

    def __init__(self, plan: Plan, failure: Failure) -> None:
        self.index = failure.index
        self.seed = game_seed(plan.seed, failure.index)
        self.error = failure.error
        self.trace = failure.trace
        self.again = plan.again(failure.index)
        super().__init__(
            f"game {self.index} of the series with seed {plan.seed} (seed of the game: {self.seed}) broke: "
            f"{self.error}\nplay it again: {self.again}"
        )


def play_game(installed: InstalledGame, plan: Plan, index: int) -> Played:
    """Game number `index`: nothing but the plan and the number decides how it goes."""
    seed = game_seed(plan.seed, index)
    seated = [
        (place, make_bot(plan.bots[place], bot_seed(seed, seat))) for seat, place in enumerate(plan.seating(index))
    ]
    watching = [maker_of(name, installed.rules)() for name in plan.accumulators]
    return played(installed.rules, plan.setup, index, seed, seated, watching)


def play_some(task: Task, installed: InstalledGame | None = None) -> Part:
    """What a worker does with a task: these games, up to the first one that breaks."""
    began = perf_counter()
    done: list[Played] = []
    failure: Failure | None = None
    for index in task.numbers:
        try:
            done.append(play_game(installed or game(task.plan.game), task.plan, index))
        except Exception as error:
            failure = Failure(index, f"{type(error).__name__}: {error}", traceback.format_exc())
            break
    return Part(done, failure, perf_counter() - began)
