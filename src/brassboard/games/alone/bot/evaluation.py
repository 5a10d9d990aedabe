"""The worth of a table to a seat: the Hero's strength, the way he still has to go, and what threatens him.

The table must be whole: the true one, or a world that agrees with what a seat has seen.
"""

from typing import Final

from brassboard.kernel import Seat

from ..content import CONSTANTS, ITEMS
from ..data.table import HERO, Creature, Table
from ..queries import creature_row, hand_size, spaces_used, spawn_distances, station
from ..scenario.static_map import distances
from .journey import Journey

ACTION: Final = 0.75
"""What an action that the Hero still needs is worth, in points of life."""
ADRENALINE: Final = 0.5
CHARGE: Final = 0.22
UPGRADE: Final = 0.3
POINT: Final = 0.4
COMPANION: Final = 1.5
LIGHT: Final = 0.15
"""A lit sector near the Hero."""
DANGER: Final = 0.2
DANGER_HERE: Final = 0.6
CARD: Final = 0.1
SPACE: Final = 0.1
MARKER: Final = 0.3
"""A danger symbol that is still open, which becomes a marker at the end of the round."""
NEAR: Final = (1.0, 0.62, 0.45, 0.33, 0.24, 0.18, 0.13, 0.1, 0.07, 0.05, 0.03)
"""How much of its threat a creature has at each distance."""
AHEAD: Final = 0.3
"""The share of the threat that is measured from the Hero's next goal instead of from him."""
HIT: Final = 1 / 3
HIT_IN_DANGER: Final = 2 / 3
WOUNDED: Final = 0.75
"""The worth of a wounded creature as a share of a fresh one."""


def evaluate(table: Table, seat: Seat) -> float:
    """Return the worth of a table to a seat, in points of the Hero's life."""
    if table.here < 0 or not table.secret.floors:
        return 0.0
    worth = hero_worth(table)
    return worth if seat == HERO else evil_stocks(table) - worth


def hero_worth(table: Table) -> float:
    """Return the worth of a table to the Hero."""
    hero = table.hero
    way = Journey(table)
    worth = hero.life + hero.calm - ACTION * way.left
    worth += ADRENALINE * hero.adrenaline + COMPANION * len(hero.companions) + POINT * sum(hero.experience)
    for item in hero.items:
        worth += CHARGE * item.charges * (1.0 if ITEMS[item.id].action == "attack" else 0.8) + UPGRADE * item.upgraded
    return worth - threats(table, way.goal) - dangers(table, way.goal) + lights(table)


def threats(table: Table, goal: int) -> float:
    """Return the loss to be feared from all creatures, the nearer the more."""
    creatures = table.secret.creatures
    if not creatures:
        return 0.0
    near = spawn_distances(table)
    ahead = distances(station(table), goal, table.secret.blocked, 1) if goal >= 0 else near
    total = 0.0
    for one in creatures:
        power = creature_power(table, one)
        total += power * ((1 - AHEAD) * nearness(near[one.sector]) + AHEAD * nearness(ahead[one.sector]))
    return total


def nearness(steps: int) -> float:
    """Return how much a creature counts at this distance."""
    return NEAR[steps] if 0 <= steps < len(NEAR) else 0.02


def creature_power(table: Table, one: Creature) -> float:
    """Return the loss to be feared from a creature that reaches the Hero."""
    row = creature_row(table, one.kind)
    secret = table.secret
    lit, danger = secret.lit >> secret.hero & 1, secret.danger >> secret.hero & 1
    dice = (row.lit if lit else row.dark) + one.bonus
    power = dice * (HIT_IN_DANGER if danger else HIT)
    if one.figure < 0:
        power += 0.8 * row.loss
    else:
        power += 0.15  # It must be outrun or killed.
    return power * (WOUNDED if one.wounded else 1.0)


def dangers(table: Table, goal: int) -> float:
    """Return what danger markers are worth to Evil: most where the Hero is or will come."""
    secret = table.secret
    if not secret.danger:
        return 0.0
    st = station(table)
    near = st.steps[secret.hero]
    ahead = st.steps[goal] if goal >= 0 else near
    way = near[goal] if goal >= 0 else 0
    total = DANGER_HERE if secret.danger >> secret.hero & 1 else 0.0
    for sector in range(st.size):
        if secret.danger >> sector & 1:
            on_way = near[sector] + ahead[sector] == way
            total += DANGER * (1.0 if on_way else 0.6 * nearness(near[sector]) + 0.1)
    return total


def lights(table: Table) -> float:
    """Return what lit sectors around the Hero are worth to him."""
    secret = table.secret
    if not secret.lit:
        return 0.0
    near = station(table).steps[secret.hero]
    return LIGHT * sum([nearness(steps) for sector, steps in enumerate(near) if secret.lit >> sector & 1])


def evil_stocks(table: Table) -> float:
    """Return what Evil's cards, its free spaces and the open danger symbols are worth."""
    free = table.spaces - spaces_used(table)
    turns = CONSTANTS.turns - table.turn
    useful = min(free, 2 * turns + 1)
    cards = sum([hand_size(player) for player in table.evil])
    return CARD * min(cards, useful + 1) + SPACE * useful + MARKER * min(free, CONSTANTS.danger_spaces)
