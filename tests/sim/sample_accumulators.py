"""Accumulators of the tests, here because workers import them. Each does its mischief once a file in the folder."""

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
    """The hardest blow, and the rule it was struck by."""
    if isinstance(event, Struck):
        amounts[rule] = max(amounts.get(rule, 0), event.damage)


class Private:
    """Events only some seats learn, and whether the position at the end is the end."""

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
    """Lets its worker leave without a word."""

    def end(self, position: Position[Any]) -> Amounts:
        if mischief():
            os._exit(3)
        return {}


class Cursed(Quiet):
    """Kills every worker that comes to one certain end."""

    def end(self, position: Position[Any]) -> Amounts:
        if state_hash(position.state) == os.environ[CURSE]:
            os._exit(7)
        return {}


class Interrupting(Quiet):
    """Presses Ctrl-C where the series was started."""

    def end(self, position: Position[Any]) -> Amounts:
        if mischief():
            os.kill(os.getppid(), signal.SIGINT)
        return {}


def mischief() -> bool:
    """Whether there is still a file to remove: exactly one process gets each."""
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
