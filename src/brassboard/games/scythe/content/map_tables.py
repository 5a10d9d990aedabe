"""Tables of the board, computed once: where steps lead on foot, over rivers and onto lakes; options that name hexes.

Sets of hexes are bit sets.
"""

from collections.abc import Iterable
from typing import Final

from brassboard.kit.bits import Bits

from ..data.actions import Add, Coerce, Dial, Fight, Go, Move, Pay, Place, Produce, Relocate, Spend
from . import (
    BASES,
    BOARD,
    COMBAT_DECK,
    DIAL_MAX,
    ENCOUNTER_HEXES,
    FACTIONS,
    FACTORY,
    PRODUCTION,
    RESOURCES,
    TUNNEL_HEXES,
)

RIVER: Final = 1
UNITS: Final = ("character", "mech", "worker")
NAMES: Final = BOARD.names
HEXES: Final = BOARD.count


def bits_of(hexes: Iterable[int]) -> Bits:
    """Return a bit set of these hexes."""
    found = 0
    for hex_ in hexes:
        found |= 1 << hex_
    return found


HOMES: Final[Bits] = bits_of(BASES.values())
TERRITORIES: Final[Bits] = BOARD.all & ~HOMES
"""SC-TERR-01: a home base is no territory. SC-TERR-06: lakes and the Factory are."""
LAKES: Final[Bits] = BOARD.of_terrain("lake")
DRY: Final[Bits] = TERRITORIES & ~LAKES
"""The land, with the Factory: nothing is deployed or built on a lake (SC-WATER-06)."""
VILLAGES: Final[Bits] = BOARD.of_terrain("village")
FARMS: Final[Bits] = BOARD.of_terrain("farm")
MOUNTAINS: Final[Bits] = BOARD.of_terrain("mountain")
TUNNELS: Final[Bits] = bits_of(TUNNEL_HEXES)
ENCOUNTERS: Final[Bits] = bits_of(ENCOUNTER_HEXES)
AROUND_FACTORY: Final[Bits] = BOARD.near[FACTORY] & TERRITORIES


def _steps() -> tuple[list[Bits], list[Bits], list[Bits]]:
    """Return for each hex where one step leads on land, over a river, and onto a lake.

    SC-TERR-05: no step leads onto a home base. SC-WATER-09: a base touches its starting territories and, over water,
    the hexes that the map names; with an ability units step there (SC-RULING-04).
    """
    dry: list[Bits] = []
    over: list[Bits] = []
    lakes: list[Bits] = []
    for hex_ in range(HEXES):
        near = rivers = 0
        if not HOMES >> hex_ & 1:
            for other in BOARD.neighbours[hex_]:
                if DRY >> other & 1 and BOARD.edge(hex_, other) == RIVER:
                    rivers |= 1 << other
                elif TERRITORIES >> other & 1:
                    near |= 1 << other
        dry.append(near & DRY)
        over.append(rivers)
        lakes.append(near & LAKES)
    for faction in FACTIONS.values():
        base = BASES[faction.id]
        dry[base] = BOARD.hexes(*faction.starts)
        others = BOARD.hexes(*faction.touching)
        over[base] = others & DRY
        lakes[base] = others & LAKES
    return dry, over, lakes


_STEPS: Final = _steps()
ON_FOOT: Final[list[Bits]] = _STEPS[0]
"""SC-MOVE-02: where a step leads without any ability; from a lake to its whole shore (SC-WATER-04, SC-RULING-06)."""
OVER_RIVER: Final[list[Bits]] = _STEPS[1]
ONTO_LAKE: Final[list[Bits]] = _STEPS[2]
TOUCHING: Final[list[Bits]] = [BOARD.near[hex_] & TERRITORIES for hex_ in range(HEXES)]
"""SC-WATER-08: which territories touch, for every rule but moving: rivers and tunnels do not matter."""
MAKES: Final[list[int]] = [
    RESOURCES.index(made) if (made := PRODUCTION.get(terrain, "")) in RESOURCES else -1 for terrain in BOARD.terrain
]
"""The kind of resource that a worker makes on each hex, -1 for none."""

AWAY: Final[list[list[int]]] = [[BOARD.distance(one, two) for two in range(HEXES)] for one in range(HEXES)]
"""SA-HEX-05: the fewest steps between two hexes, ignoring rivers, lakes, tunnels and units."""

# Options, made once

MOVES: Final[dict[str, list[list[Move]]]] = {
    unit: [[Move(unit, origin, to) for to in NAMES] for origin in NAMES] for unit in UNITS
}
GOES: Final = [Go(name) for name in NAMES]
FIGHTS: Final = [Fight(name) for name in NAMES]
RELOCATES: Final = [Relocate(name) for name in NAMES]
PLACES: Final = [[Place(resource, name) for name in NAMES] for resource in RESOURCES]
PAYS: Final = [[Pay(resource, name) for name in NAMES] for resource in RESOURCES]
PRODUCES: Final = [[Produce(name, n) for n in range(10)] for name in NAMES]
DIALS: Final = [Dial(n) for n in range(DIAL_MAX + 1)]
VALUES: Final = tuple(sorted(set(COMBAT_DECK)))
ADDS: Final = {value: Add(value) for value in VALUES}
SPENDS: Final = {value: Spend(value) for value in VALUES}
COERCES: Final = {value: Coerce(value) for value in VALUES}
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}
