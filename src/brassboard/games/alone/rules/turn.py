"""The Hero's turn: start step, actions, end of turn."""

from brassboard.kernel import Flow, rule

from ..data.core_frames import Turn
from ..queries import Scene


def act(turn: Turn, m: Scene) -> Flow:
    return None


rule(Turn, (act, "AL-TURN-01"))
