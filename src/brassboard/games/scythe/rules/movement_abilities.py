"""Ways over the board: what each movement ability adds to a step, for character and mechs or for workers."""

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
from ..extension_points import REGISTERED, Road, Scene, points
from ..queries import controlled, has, strangers, units

MINE: Final = STRUCTURES.index("mine")
_TERRAINS: Final[dict[str, Bits]] = {}


def tunnels_of(one: Player) -> Bits:
    """SC-WATER-07, SC-BUILD-07: the six tunnels, and the own Mine."""
    mine = one.structures[MINE]
    return TUNNELS | 1 << mine if mine != NOWHERE else TUNNELS


def steps_from(m: Scene, one: Player, unit: str, at: int) -> Bits:
    """Where one step of this unit leads, whoever stands there."""
    found = ON_FOOT[at]
    hub = tunnels_of(one)
    if hub >> at & 1:
        found |= hub
    if unit == "worker":
        if LAKES >> at & 1:
            return 0  # SC-WATER-05: only with a mech
        road = points(m).worker_roads.get(REGISTERED[one.faction].ability)
        if road is not None:
            found |= road(m, one, at)
    else:
        for way in points(m).roads_of(one):
            found |= way(m, one, at)
    return found & ~(1 << at)


def speed_of(one: Player, unit: str) -> int:
    """SC-SPEED-01: how many steps more."""
    return 1 if unit != "worker" and has(one, "speed") else 0


def terrains(faction: str) -> Bits:
    """The terrains a faction's Riverwalk leads to."""
    known = _TERRAINS.get(faction)
    if known is None:
        known = _TERRAINS[faction] = BOARD.of_terrain(*REGISTERED[faction].riverwalk)
    return known


def riverwalk(m: Scene, one: Player, at: int) -> Bits:
    """SC-WATER-03: the territory entered counts."""
    return OVER_RIVER[at] & terrains(one.faction)


def submerge(m: Scene, one: Player, at: int) -> Bits:
    """SC-POL-03."""
    return LAKES if LAKES >> at & 1 else ONTO_LAKE[at]


def onto_lakes(m: Scene, one: Player, at: int) -> Bits:
    """SC-NOR-03, SC-TOG-07."""
    return ONTO_LAKE[at]


def underpass(m: Scene, one: Player, at: int) -> Bits:
    """SC-SAX-03, SC-RULING-15."""
    joined = (MOUNTAINS & controlled(m, one.seat)) | tunnels_of(one)
    return joined if joined >> at & 1 else 0


def township(m: Scene, one: Player, at: int) -> Bits:
    """SC-RUS-03, SC-RULING-16."""
    joined = (VILLAGES & controlled(m, one.seat)) | 1 << FACTORY
    return joined if joined >> at & 1 else 0


def wayfare(m: Scene, one: Player, at: int) -> Bits:
    """SC-CRI-03."""
    taken = 0
    for other in m.table.players:
        if other.seat != one.seat:
            taken |= 1 << other.base
    return HOMES & ~taken


def wayfare_farms(m: Scene, one: Player, at: int) -> Bits:
    """SC-BIG-01."""
    taken = strangers(m.table)
    for other in m.table.players:
        taken |= units(other)
    return FARMS & ~taken


def burrow(m: Scene, one: Player, at: int) -> Bits:
    """SC-ALB-04: over a river into or out of a tunnel."""
    tunnels = tunnels_of(one)
    return OVER_RIVER[at] if tunnels >> at & 1 else OVER_RIVER[at] & tunnels


def rally(m: Scene, one: Player, at: int) -> Bits:
    """SC-ALB-07."""
    found = 0
    for worker in one.workers:
        found |= 1 << worker
    for flag in one.flags:
        found |= 1 << flag
    return found & TERRITORIES


def toka(m: Scene, one: Player, at: int) -> Bits:
    """SC-TOG-06: one river a turn."""
    return 0 if "toka" in one.used else OVER_RIVER[at]


def shinobi(m: Scene, one: Player, at: int) -> Bits:
    """SC-TOG-09."""
    found = 0
    for trap in one.traps:
        found |= 1 << trap.at
    return found


def swim(m: Scene, one: Player, at: int) -> Bits:
    """SC-NOR-01."""
    return OVER_RIVER[at]


ROADS: Final[dict[str, Road]] = {
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
WORKER_ROADS: Final[dict[str, Road]] = {"swim": swim}
