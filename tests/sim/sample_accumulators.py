"""Accumulators for tests, in a module that workers can import. Each misbehaves once for each file in the folder."""

import os
import signal
from pathlib import Path
from typing import Any

from brassboard.games.duel.events import Struck
from brassboard.kernel import Event, Mask, Position
from brassboard.kernel.codec import state_hash

FOLDER = "BRASSBOARD_TEST_MISCHIEF"
CURSE = "BRASSBOARD_TEST_CURSE"
Amounts = dict[str, int | float]


def blows(amounts: Amounts, event: Event, audience: Mask, rule: str) -> None:
    """Record the greatest damage, and the rule it was dealt by."""
    if isinstance(event, Struck):
        amounts[rule] = max(amounts.get(rule, 0), event.damage)


class Private:
    """Counts events that only some seats learn, and whether the last position is the end."""

    def __init__(self) -> None:
        self.amounts: Amounts = {"everyone": 0, "some": 0}

    def event(self, event: Event, audience: Mask, rule: str) -> None:
        self.amounts["everyone" if audience == -1 else "some"] += 1

    def end(self, position: Position[Any]) -> Amounts:
        return self.amounts | {"over": float(position.asked is None)}


class Quiet:
    def event(self, event: Event, audience: Mask, rule: str) -> None:
        pass

    def end(self, position: Position[Any]) -> Amounts:
        return {}


class Deadly(Quiet):
    """Kills its worker, as a machine that runs out of memory does."""

    def end(self, position: Position[Any]) -> Amounts:
        if mischief():
            os.kill(os.getpid(), signal.SIGKILL)
        return {}


class Exiting(Quiet):
    """Lets its worker exit silently."""

    def end(self, position: Position[Any]) -> Amounts:
        if mischief():
            os._exit(3)
        return {}


class Cursed(Quiet):
    """Kills every worker that reaches a certain final state."""

    def end(self, position: Position[Any]) -> Amounts:
        if state_hash(position.state) == os.environ[CURSE]:
            os._exit(7)
        return {}


class Interrupting(Quiet):
    """Presses Ctrl-C in the process that started the series."""

    def end(self, position: Position[Any]) -> Amounts:
        if mischief():
            os.kill(os.getppid(), signal.SIGINT)
        return {}


def mischief() -> bool:
    """Return whether there is still a file to remove; each file is removed by exactly one process."""
    for file in Path(os.environ[FOLDER]).iterdir():
        try:
            file.unlink()
        except FileNotFoundError:
            continue
        return True
    return False


class Bursting(Quiet):
    def end(self, position: Position[Any]) -> Amounts:
        raise ZeroDivisionError("the boiler burst")
