"""Missions: steps, rewards, nuisances and the main mission."""

from brassboard.kernel import Flow, Kind

from ..queries import Scene

WORK = Kind("work", lambda seen, seat: (), rule="AL-INT-01")


def work(m: Scene, id: str) -> Flow:
    return None


def killed(m: Scene, kind: str, revealed: bool) -> Flow:
    return None


def end_of_turn(m: Scene) -> Flow:
    return None


def round_end(m: Scene) -> Flow:
    return None
