"""The way the Hero still has to go: what his missions ask of him, in actions, on a map that is known.

Evil knows the map. A bot of the Hero asks this of worlds that agree with what he has seen.
"""

from typing import Final

from ..content import BOSSES, MISSIONS, Step
from ..data.table import Mission, Table
from ..queries import station
from ..rules.missions import condition_holds, main_mission, open_steps
from ..scenario.static_map import Station, distances

MAIN_MISSION: Final = 14.0
"""Actions that a main mission takes on average, while it is unknown."""
KILL: Final = 5.0
"""Actions that killing a creature of any kind takes."""
BOSS_KILL: Final = 9.0
NEXT_CLUE: Final = 4.0
"""Actions for each marker of a `find` step beyond the nearest one."""
PREPARE: Final = 1.0
"""An Interact that only prepares a step whose condition does not hold (AL-MISS-07)."""


class Journey:
    """What is left of a mission: the actions it takes, and the sector to go to first (-1: none)."""

    def __init__(self, actions: float, goal: int) -> None:
        self.actions = actions
        self.goal = goal


def journey(table: Table, at: int = -1) -> Journey:
    """Return the shortest way to fulfil the main mission, or a starting mission and then an average main one.

    It begins in the sector `at`, or where the Hero stands.
    """
    at = table.secret.hero if at < 0 else at
    main = main_mission(table)
    if main is not None:
        return mission_journey(table, main, at)
    found = [mission_journey(table, mission, at) for mission in table.missions if not mission.fulfilled]
    if not found:
        return Journey(MAIN_MISSION, -1)
    best = min(found, key=lambda each: each.actions)
    return Journey(best.actions + MAIN_MISSION, best.goal)


def mission_journey(table: Table, mission: Mission, at: int) -> Journey:
    """Return what is left of a mission. Steps that are open together are done in the order of their distance."""
    st, goal, actions = station(table), -1, 0.0
    for group, steps in enumerate(MISSIONS[mission.id].steps):
        if group < mission.step:
            continue
        left = list(steps)
        if group == mission.step:
            done = [place for place, _ in open_steps(mission)]
            left = [step for place, step in enumerate(steps) if place in done]
        while left:
            ways = [step_way(table, st, mission, step, at) for step in left]
            best = min(range(len(left)), key=lambda place: ways[place][0])
            cost, sector = ways[best]
            step = left.pop(best)
            count = mission.counts[steps.index(step)] if group == mission.step else 0
            actions += cost + work_left(table, mission, step, group, count)
            if sector >= 0:
                goal = sector if goal < 0 else goal
                at = sector
    return Journey(actions, goal)


def step_way(table: Table, st: Station, mission: Mission, step: Step, at: int) -> tuple[float, int]:
    """Return the steps to the place of a mission step and the place itself; -1 if it has none.

    A blocked door costs one action more, to open it.
    """
    steps = distances(st, at, table.secret.blocked, 1)
    if step.room:
        sector = st.room_at[step.room]
        return float(steps[sector]), sector
    if step.verb == "find":
        clues = [clue.sector for clue in table.secret.clues if clue.colour == mission.colour]
        if clues:
            sector = min(clues, key=lambda clue: steps[clue])
            return steps[sector] + NEXT_CLUE * (len(clues) - 1) / 2, sector
        return NEXT_CLUE, -1
    there = [one for one in table.secret.creatures if step.who in ("any", one.kind)]
    if there:
        nearest = min(there, key=lambda one: steps[one.sector])
        return float(steps[nearest.sector]), nearest.sector
    return NEXT_CLUE, -1


def work_left(table: Table, mission: Mission, step: Step, group: int, count: int) -> float:
    """Return the actions a step takes at its place."""
    if step.verb == "slay":
        return (BOSS_KILL if step.who in BOSSES else KILL) * (step.count - count)
    work = float(step.count - count)
    if step.condition and group == mission.step:
        place = MISSIONS[mission.id].steps[group].index(step)
        is_here = table.here >= 0 and station(table).room[table.secret.hero] == step.room
        if not mission.prepared[place] and not (is_here and condition_holds(table, step)):
            work += PREPARE
    return work
