"""The worth of a table to a seat, for bots that try an action and then judge the result."""

from typing import Final

from brassboard.kernel import Seat

from ..content import CHARACTERS, ROOM_CARDS, TURRETS
from ..data.table import ACTIVE, FALLEN, LEFT, MAP, STYGIA, Character, Table
from ..scenario.static_map import EYE, PATHS, site
from .goals import Aims
from .travel_time import FAR, Terrain

POINT: Final = 12.0  # the worth of a victory point
STEP: Final = 0.8  # the worth of a movement point saved on the way to a goal


def evaluate(table: Table, seat: Seat) -> float:
    """Return the worth of a table to a seat."""
    if not table.faction:
        return 0.0
    if seat == table.defender:
        return defender_worth(table)
    worth = attacker_worth(table, seat)
    worth -= 0.5 * POINT * max([other.points for other in table.sides if other.seat != seat])
    return worth - minions_worth(table)


def attacker_worth(table: Table, seat: Seat) -> float:
    """Return the worth of an attacker's points, health, way to the goals, active rooms and stocks."""
    place = site(table.scenario)
    own = table.sides[seat]
    worth = POINT * own.points + 0.8 * own.luck + 0.4 * min(own.steam, 5) + 0.7 * min(len(own.magic), 5)
    aims = Aims(table, seat)
    mine: set[int] = set()
    for one in table.characters:
        if one.seat == seat:
            worth += character_worth(one, aims)
            if one.at == MAP:
                mine.add(place.room_of[one.square])
    for room in mine:
        state = table.rooms[room]
        if state.state == ACTIVE:
            worth += 4.0 * state.laid / ROOM_CARDS[state.card].target - 3.0
    for gun in table.turrets:
        worth -= 0.5 * (place.room_of[gun.square] in mine)
    for row in place.scenario.points:
        if row.what == "turret":
            worth += sum([4.0 * gun.wounds for gun in table.turrets if gun.id == row.kind])
    return worth


def character_worth(one: Character, aims: Aims) -> float:
    """Return the worth of one character to its attacker."""
    if one.at == LEFT:
        return 8.0
    if one.at == FALLEN:
        return -6.0
    profile = CHARACTERS[one.id]
    worth = 4.0 + 1.6 * (profile.health - one.wounds) - 0.6 * one.madness - 1.2 * one.stunned
    worth += 0.8 * len(one.gear) + 5.0 * len(one.carries)
    if one.at == STYGIA:
        worth -= 2.0 - 0.5 * (3 if one.astral == EYE else one.astral // PATHS)
    return worth - STEP * min(aims.time(one), FAR // 2)


def minions_worth(table: Table) -> float:
    """Return the worth of the minions on the map to the defender."""
    worth = 0.0
    for one in table.characters:
        if one.seat == table.defender and one.at == MAP:
            king = site(table.scenario).scenario.wins == "leader" and CHARACTERS[one.id].leader
            worth += 2.5 + (6.0 if king else 1.2) * (CHARACTERS[one.id].minion_health - one.wounds) - one.stunned
    return worth


def defender_worth(table: Table) -> float:
    """Return the worth of a table to the defender."""
    seat = table.defender
    own = table.sides[seat]
    values = [attacker_worth(table, other.seat) for other in table.sides if other.seat != seat]
    worth = POINT * own.points + 0.8 * min(len(own.defence), 6) + minions_worth(table)
    worth -= 0.6 * max(values) + 0.6 * sum(values) / len(values)
    prey = reachable_attackers(table)
    if prey:
        terrain = Terrain(table)
        hunting = terrain.times_to(prey, terrain.shut(), hunting=True)
        for one in table.characters:
            if one.seat == seat and one.at == MAP:
                worth -= 0.4 * min(hunting[one.square], 12)
    for gun in table.turrets:
        worth += 1.0 + 0.8 * (TURRETS[gun.kind].health - gun.wounds)
    return worth


def reachable_attackers(table: Table) -> int:
    """Return the squares of attackers that a minion could reach."""
    place = site(table.scenario)
    found = 0
    for one in table.characters:
        if one.square < 0 or one.at != MAP or one.seat == table.defender:
            continue  # Some are drafted but not yet placed.
        if not place.area_squares >> one.square & 1:
            found |= 1 << one.square
    return found
