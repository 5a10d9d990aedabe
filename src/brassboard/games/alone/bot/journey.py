"""The way the Hero still has to go: what his missions ask of him, in actions, on a map that is known.

Evil knows the map. A bot of the Hero asks this of maps that agree with what he has seen.
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
"""Actions for each marker of a `find` step that may have to be turned over beyond the first one."""
UNSEEN: Final = 4.0
"""Actions until a creature that is nowhere to be seen comes."""
PREPARE: Final = 1.0
"""An Interact that only prepares a step whose condition does not hold (AL-MISS-07)."""
NOWHERE: Final = -1
FAR: Final = 99.0

Left = tuple[tuple[int, Step, int], ...]
"""Steps to be done in any order: their group, the step, and how often it was done."""


class Goal:
    """A place to go to first, and the actions left once the Hero is there. `sector` is NOWHERE if he need not go."""

    def __init__(self, sector: int, after: float, steps: list[int]) -> None:
        self.sector = sector
        self.after = after
        self.steps = steps
        """The steps from each sector of the map."""


class Journey:
    """All places the Hero may go to first. Blocked doors cost one action more, to open them."""

    def __init__(self, table: Table) -> None:
        self.at = table.secret.hero
        self.station: Station = station(table)
        self.goals: list[Goal] = []
        main = main_mission(table)
        missions = [main] if main is not None else [one for one in table.missions if not one.fulfilled]
        for mission in missions:
            way = _MissionWay(table, self.station, mission)
            self.goals += way.goals(0.0 if main is not None else MAIN_MISSION)
        if not self.goals:
            self.goals.append(Goal(NOWHERE, MAIN_MISSION, []))

    def actions(self, at: int) -> float:
        """Return the actions left from a sector."""
        return min([goal.after + goal.steps[at] if goal.steps else goal.after for goal in self.goals])

    def next_goal(self, at: int) -> Goal:
        """Return the place to go to first from a sector."""
        return min(self.goals, key=lambda goal: goal.after + goal.steps[at] if goal.steps else goal.after)

    @property
    def left(self) -> float:
        """The actions left from where the Hero is."""
        return self.actions(self.at)

    @property
    def goal(self) -> int:
        """The sector to go to first, or NOWHERE."""
        return self.next_goal(self.at).sector


class _MissionWay:
    """The way through the steps of one mission. Steps that are open together are done in the best order."""

    def __init__(self, table: Table, st: Station, mission: Mission) -> None:
        self.table = table
        self.st = st
        self.mission = mission
        self.groups = MISSIONS[mission.id].steps
        self.blocked = table.secret.blocked
        self.known: dict[tuple[int, int, Left], float] = {}

    def goals(self, after: float) -> list[Goal]:
        """Return the places to go to first; `after` is what comes after the mission."""
        first = self.mission.step
        left: Left = tuple([(first, step, self.mission.counts[place]) for place, step in open_steps(self.mission)])
        found: list[Goal] = []
        for place, each in enumerate(left):
            rest = (*left[:place], *left[place + 1 :])
            for sector in self.places(each[1]):
                work = self.work(each) + self.cost(sector, first, rest) + after
                steps = distances(self.st, sector, self.blocked, 1) if sector != NOWHERE else []
                found.append(Goal(sector, work + (UNSEEN if sector == NOWHERE else 0.0), steps))
        return found

    def cost(self, at: int, group: int, left: Left) -> float:
        """Return the actions for these steps and all groups after theirs, from a sector on."""
        if not left:
            group += 1
            if group >= len(self.groups):
                return 0.0
            left = tuple([(group, step, 0) for step in self.groups[group]])
        key = (at, group, left)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._cost(at, group, left)
        return known

    def _cost(self, at: int, group: int, left: Left) -> float:
        steps = distances(self.st, at, self.blocked, 1) if at != NOWHERE else None
        best = FAR
        for place, each in enumerate(left):
            rest = (*left[:place], *left[place + 1 :])
            for sector in self.places(each[1]):
                way = UNSEEN if sector == NOWHERE or steps is None else float(steps[sector])
                best = min(best, way + self.work(each) + self.cost(sector if sector != NOWHERE else at, group, rest))
        return best

    def places(self, step: Step) -> list[int]:
        """Return the sectors where a step may be done; NOWHERE if there is none yet."""
        secret = self.table.secret
        if step.room:
            return [self.st.room_at[step.room]] if step.room in self.st.room_at else [NOWHERE]
        if step.verb == "find":
            found = [clue.sector for clue in secret.clues if clue.colour == self.mission.colour]
        else:
            found = [one.sector for one in secret.creatures if step.who in ("any", one.kind)]
            if len(found) > 1:
                steps = distances(self.st, secret.hero, self.blocked, 1)
                found = [min(found, key=lambda sector: steps[sector])]
        return found or [NOWHERE]

    def work(self, each: tuple[int, Step, int]) -> float:
        """Return the actions a step takes at its place."""
        group, step, done = each
        if step.verb == "slay":
            return (BOSS_KILL if step.who in BOSSES else KILL) * (step.count - done)
        if step.verb == "find":
            markers = len([1 for clue in self.table.secret.clues if clue.colour == self.mission.colour])
            return 1.0 + NEXT_CLUE * max(0, markers - 1) / 2
        work = float(step.count - done)
        if step.condition and group == self.mission.step:
            place = self.groups[group].index(step)
            is_here = self.table.here >= 0 and self.st.room[self.table.secret.hero] == step.room
            if not self.mission.prepared[place] and not (is_here and condition_holds(self.table, step)):
                work += PREPARE
        return work
