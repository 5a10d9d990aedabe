"""Words for tests of missions, on map k1 as printed."""

from typing import Any

from brassboard.games.alone.data.round_frames import Round
from games.alone.helper import Stage

ROOM = {"E": "1D1", "S": "1F2", "Q": "1C4", "C": "1A5", "M": "2C1", "L": "2F3", "G": "2A4", "A": "2D4"}
"""The sector of each room."""


def with_missions(green: str = "MG3", blue: str = "MB2", red: str = "MR1", **more: Any) -> Stage:
    """These missions are open; the red one lies face down and is the main mission. The level gives no reward."""
    stage = Stage(missions=(green, blue), **{"difficulty": "impossible", **more})
    stage.board.reds = (red, *[id for id in stage.board.reds if id != red])
    return stage


def with_main(red: str, **more: Any) -> Stage:
    """The main mission has started, without what happens on its start."""
    return with_missions(**more).mission("MB2", fulfilled=True, step=1, counts=(), prepared=()).mission(red)


def work(stage: Stage, mission: str, *rooms: str) -> Stage:
    """The Hero goes to each of these rooms, or sectors, and interacts there for the mission."""
    for room in rooms:
        stage.quiet().position.within(Round).turns = 0
        stage.table(turn=1).hero(ROOM.get(room, room)).answer(f"work:{mission}", seat=0)
    return stage


def progress(stage: Stage, id: str) -> tuple[int, tuple[int, ...]]:
    """How many groups of steps of a mission are done, and the counts of the group in progress."""
    mission = next(mission for mission in stage.board.missions if mission.id == id)
    return mission.step, mission.counts


def fulfilled(stage: Stage, id: str) -> bool:
    return next(mission.fulfilled for mission in stage.board.missions if mission.id == id)


def kill(stage: Stage, kind: str, code: str = "") -> Stage:
    """The Hero kills a wounded creature of this kind in his sector; the points for a boss he takes as they come."""
    creature = stage.creature(kind, code or stage.hero_at, wounded=True)
    stage.position.within(Round).turns = 0
    stage.table(turn=1).answer(f"attack:{stage.figure(creature)}", seat=0)
    stage.roll(*[1] * stage.position.asked.n)
    while not stage.over and not stage.chance and stage.kind == "skill":
        stage.answer(stage.options()[0], seat=0)
    return stage
