"""What Evil reckons with: the Hero's way, and what creatures, markers and light are worth on the map."""

from typing import Final

from ..content import BOSSES, MISSIONS
from ..content import Creature as CreatureRow
from ..data.table import Creature, Table
from ..queries import creature_row, has_skill, spawn_distances, station
from ..scenario.static_map import distances
from .journey import Journey

NEAR: Final = (1.0, 0.62, 0.45, 0.33, 0.24, 0.18, 0.13, 0.1, 0.07, 0.05, 0.03)
"""How much of its threat a creature has at each distance."""
FAR_AWAY: Final = 0.02
HIT: Final = 1 / 3
HIT_IN_DANGER: Final = 2 / 3
SHOCK: Final = 0.8
"""The worth of a point of self-control that a hidden creature will cost."""
ATTACKS: Final = 1.3
"""How often a creature attacks once it has reached the Hero."""
STAYS: Final = 0.5
"""How often a creature that is with the Hero attacks after the next attack."""
ON_WAY: Final = 1.25
"""How much more a creature counts on the Hero's shortest way."""
WOUNDED: Final = 0.85
LIGHT: Final = 0.15
"""A lit sector near the Hero."""
DANGER: Final = 0.45
"""A danger marker on the Hero's way."""
DANGER_GOAL: Final = 0.6
DANGER_LATER: Final = 0.3
"""A danger marker in a room that he needs later."""


class Outlook:
    """The map as Evil sees it, with the Hero's next goal. `soon` is how surely an attack at the end of the turn comes.

    All worths are in points of the Hero's life.
    """

    def __init__(self, table: Table, soon: float = 1.0) -> None:
        secret = table.secret
        self.st = station(table)
        self.hero = secret.hero
        self.soon = soon
        self.journey = Journey(table)
        goal = self.journey.goal
        self.goal = goal if goal >= 0 else secret.hero
        self.near = spawn_distances(table)
        self.ahead = distances(self.st, self.goal, secret.blocked, 1)
        self.way = self.near[self.goal]
        self.rooms = [self.st.room_at[room] for room in rooms_to_come(table) if room in self.st.room_at]
        self.calmer = 1 if has_skill(table, "hybrid") else 0

    # Creatures

    def reach(self, sector: int) -> float:
        """Return how surely a creature in this sector will meet the Hero."""
        steps = self.near[sector]
        near = nearness(steps)
        return near * ON_WAY if steps > 0 and steps + self.ahead[sector] <= self.way else near

    def shock(self, row: CreatureRow) -> int:
        """Return what the Hero loses when a hidden creature comes to him."""
        return max(0, row.loss - self.calmer)

    def threat(self, table: Table, one: Creature, sector: int, hidden: bool, bonus: int = 0) -> float:
        """Return what a creature is worth in a sector."""
        row = creature_row(table, one.kind)
        if sector == self.hero:
            return (self.soon + STAYS) * attack_of(table, row, one.bonus + bonus)
        worth = row.dark * HIT * ATTACKS + (SHOCK * self.shock(row) if hidden else 0.0)
        return self.reach(sector) * worth * (WOUNDED if one.wounded else 1.0)

    def threats(self, table: Table) -> float:
        """Return what all creatures are worth."""
        return sum([self.threat(table, one, one.sector, one.figure < 0) for one in table.secret.creatures])

    def blocked_way(self, table: Table) -> int:
        """Return the length of the Hero's way to his goal with the doors that are blocked on this table."""
        return distances(self.st, self.hero, table.secret.blocked, 1)[self.goal]

    # Markers and light

    def marker(self, sector: int) -> float:
        """Return what a danger marker is worth in a sector: most where the Hero has to stop or to pass."""
        if sector == self.goal:
            return DANGER_GOAL
        if self.near[sector] + self.ahead[sector] <= self.way:
            return DANGER * (1.0 if self.near[sector] <= 6 else 0.7)
        worth = DANGER_LATER if sector in self.rooms else 0.0
        return max(worth, DANGER * (0.6 * nearness(self.near[sector]) + 0.3 * nearness(self.ahead[sector])))

    def markers(self, table: Table) -> float:
        """Return what all danger markers are worth."""
        danger = table.secret.danger
        return sum([self.marker(sector) for sector in range(self.st.size) if danger >> sector & 1]) if danger else 0.0

    def lights(self, table: Table) -> float:
        """Return what lit sectors are worth to the Hero."""
        lit = table.secret.lit
        if not lit:
            return 0.0
        return LIGHT * sum([nearness(steps) for sector, steps in enumerate(self.near) if lit >> sector & 1])


def nearness(steps: int) -> float:
    """Return how much something counts at this distance."""
    return NEAR[steps] if 0 <= steps < len(NEAR) else FAR_AWAY


def attack_of(table: Table, row: CreatureRow, bonus: int, conditional: bool = False) -> float:
    """Return the loss to be expected of one attack in the Hero's sector."""
    secret = table.secret
    dice = (row.lit if secret.lit >> secret.hero & 1 else row.dark) + bonus
    return dice * (HIT_IN_DANGER if conditional or secret.danger >> secret.hero & 1 else HIT)


def rooms_to_come(table: Table) -> list[str]:
    """Return the rooms of all open missions that the Hero still has to visit."""
    found: list[str] = []
    for mission in table.missions:
        if not mission.fulfilled:
            for group in MISSIONS[mission.id].steps[mission.step :]:
                found += [step.room for step in group if step.room]
    return found


def is_boss(one: Creature) -> bool:
    """Whether a creature is a boss."""
    return one.kind in BOSSES
