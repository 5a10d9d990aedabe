"""Where one step leads: the paths everybody has, and those that movement abilities add for fighters or for workers."""

from typing import Final

from brassboard.kit.bits import Bits

from ..content import BOARD, FACTORY, STRUCTURES
from ..content.map_tables import (
    FARMS,
    HOMES,
    LAKES,
    MOUNTAINS,
    ON_FOOT,
    ONTO_LAKE,
    OVER_RIVER,
    TERRITORIES,
    TUNNELS,
    VILLAGES,
)
from ..data.table import NOWHERE, Player
from ..extension_points import REGISTERED, ExtraSteps, Scene, points
from ..queries import controlled, has, npc_hexes, units

MINE: Final = STRUCTURES.index("mine")
_TERRAINS: Final[dict[str, Bits]] = {}


def tunnels_of(one: Player) -> Bits:
    """Return the tunnel hexes of a player: the six tunnels (SC-WATER-07) and the player's Mine (SC-BUILD-07)."""
    mine = one.structures[MINE]
    return TUNNELS | 1 << mine if mine != NOWHERE else TUNNELS


def steps_from(m: Scene, one: Player, unit: str, at: int) -> Bits:
    """Return where one step of this unit leads, whatever units stand there.

    SC-SPEED-02: a hex that an ability makes adjacent is one step away like any other.
    """
    found = ON_FOOT[at]
    hub = tunnels_of(one)
    if hub >> at & 1:
        found |= hub
    if unit == "worker":
        if LAKES >> at & 1:
            return 0  # SC-WATER-05: a worker leaves a lake only with a mech
        by_faction = points(m).worker_extra_steps.get(REGISTERED[one.faction].ability)
        if by_faction is not None:
            found |= by_faction(m, one, at)
    else:
        for extra in points(m).extra_steps_of(one):
            found |= extra(m, one, at)
    return found & ~(1 << at)


def speed_of(one: Player, unit: str) -> int:
    """Return how many steps more than usual the unit has (SC-SPEED-01)."""
    return 1 if unit != "worker" and has(one, "speed") else 0


def terrains(faction: str) -> Bits:
    """Return the hexes of the terrains onto which the faction's Riverwalk leads; they are computed once."""
    known = _TERRAINS.get(faction)
    if known is None:
        known = _TERRAINS[faction] = BOARD.of_terrain(*REGISTERED[faction].riverwalk)
    return known


def riverwalk(m: Scene, one: Player, at: int) -> Bits:
    """Return the hexes across a river whose terrain the faction mat names for Riverwalk.

    SC-POL-02, SC-SAX-02, SC-NOR-02, SC-RUS-02, SC-CRI-02. The territory entered counts, not the one left (SC-WATER-03).
    """
    return OVER_RIVER[at] & terrains(one.faction)


def submerge(m: Scene, one: Player, at: int) -> Bits:
    """Return the lakes next to a hex, and from a lake all lakes (SC-POL-03)."""
    return LAKES if LAKES >> at & 1 else ONTO_LAKE[at]


def onto_lakes(m: Scene, one: Player, at: int) -> Bits:
    """Return the lakes that Seaworthy (SC-NOR-03) or Suiton (SC-TOG-07) leads onto."""
    return ONTO_LAKE[at]


def underpass(m: Scene, one: Player, at: int) -> Bits:
    """Return the controlled mountains and the tunnels, which are all adjacent (SC-SAX-03, SC-RULING-15)."""
    joined = (MOUNTAINS & controlled(m, one.seat)) | tunnels_of(one)
    return joined if joined >> at & 1 else 0


def township(m: Scene, one: Player, at: int) -> Bits:
    """Return the controlled villages and the Factory, which are all adjacent (SC-RUS-03, SC-RULING-16)."""
    joined = (VILLAGES & controlled(m, one.seat)) | 1 << FACTORY
    return joined if joined >> at & 1 else 0


def wayfare(m: Scene, one: Player, at: int) -> Bits:
    """Return the own home base and those of factions that do not play (SC-CRI-03).

    Resources may be carried there; they lie unused until a unit carries them away (SC-RULING-05).
    """
    taken = 0
    for other in m.table.players:
        if other.seat != one.seat:
            taken |= 1 << other.base
    return HOMES & ~taken


def wayfare_farms(m: Scene, one: Player, at: int) -> Bits:
    """Return the unoccupied farms, to which Wayfare leads with 6 or 7 players (SC-BIG-01)."""
    taken = npc_hexes(m.table)
    for other in m.table.players:
        taken |= units(other)
    return FARMS & ~taken


def burrow(m: Scene, one: Player, at: int) -> Bits:
    """Return the hexes across a river that lie in or next to a tunnel, the Mine included (SC-ALB-04)."""
    tunnels = tunnels_of(one)
    return OVER_RIVER[at] if tunnels >> at & 1 else OVER_RIVER[at] & tunnels


def rally(m: Scene, one: Player, at: int) -> Bits:
    """Return the territories with an own worker or Flag (SC-ALB-07), also where enemies are (SC-RULING-20)."""
    found = 0
    for worker in one.workers:
        found |= 1 << worker
    for flag in one.flags:
        found |= 1 << flag
    return found & TERRITORIES


def toka(m: Scene, one: Player, at: int) -> Bits:
    """Return the hexes across a river, if no unit has used Toka this turn (SC-TOG-06)."""
    return 0 if "toka" in one.used else OVER_RIVER[at]


def shinobi(m: Scene, one: Player, at: int) -> Bits:
    """Return the territories with an own Trap (SC-TOG-09), also where enemies are (SC-RULING-20)."""
    found = 0
    for trap in one.traps:
        found |= 1 << trap.at
    return found


def swim(m: Scene, one: Player, at: int) -> Bits:
    """Return the land across rivers, for workers of the Nordic kingdoms (SC-NOR-01)."""
    return OVER_RIVER[at]


EXTRA_STEPS: Final[dict[str, ExtraSteps]] = {
    "riverwalk": riverwalk,
    "submerge": submerge,
    "seaworthy": onto_lakes,
    "suiton": onto_lakes,
    "underpass": underpass,
    "township": township,
    "wayfare": wayfare,
    "wayfare_farms": wayfare_farms,
    "burrow": burrow,
    "rally": rally,
    "toka": toka,
    "shinobi": shinobi,
}
WORKER_EXTRA_STEPS: Final[dict[str, ExtraSteps]] = {"swim": swim}
