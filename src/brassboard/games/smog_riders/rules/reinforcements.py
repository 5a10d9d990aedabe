"""Where the defender's reinforcements may be placed: minions on free squares, turrets along the walls."""

from collections.abc import Sequence
from typing import Final

from brassboard.kit import bits
from brassboard.kit.bits import Bits

from ..data.table import MAP
from ..queries import Scene, here, taken, turrets_in

MOST_TURRETS: Final = 3


def attacked_rooms(m: Scene) -> list[int]:
    """SR-MIN-03, SR-RULING-43: rooms with a conscious attacker in them, no start or exit areas."""
    site, defender = here(m), m.table.defender
    rooms = {site.room_of[one.square] for one in m.table.characters if one.at == MAP and one.seat != defender}
    return sorted([room for room in rooms if not site.areas[room]])


def reinforced_rooms(m: Scene) -> list[int]:
    """SR-RULING-41, SR-S6-04: those, and the rooms a scenario opens without attackers."""
    opened = here(m).scenario.open_rooms
    return sorted({*attacked_rooms(m), *opened}) if opened else attacked_rooms(m)


def turret_grounds(m: Scene, rooms: Sequence[int]) -> list[tuple[int, Bits]]:
    """SR-TUR-02, SR-RULING-41, SR-RULING-96: those of the rooms where a turret may stand, and on which squares."""
    site = here(m)
    free = site.turret_squares & ~taken(m)
    for item in m.table.floor:
        if item.kind in site.scenario.objects:
            free &= ~(1 << item.square)
    grounds = [(room, site.rooms[room] & free) for room in rooms]
    return [(room, squares) for room, squares in grounds if squares and len(turrets_in(m, room)) < MOST_TURRETS]


def turret_places(m: Scene, rooms: Sequence[int]) -> list[int]:
    """The squares alone, room by room."""
    return [square for _, squares in turret_grounds(m, rooms) for square in bits.members(squares)]


def rooms_with_space(m: Scene, rooms: Sequence[int]) -> list[int]:
    """Those of the rooms that have a free square."""
    site, occupied = here(m), taken(m)
    return [room for room in rooms if site.rooms[room] & ~occupied]


def free_squares(m: Scene, rooms: Sequence[int]) -> tuple[int, ...]:
    """All free squares of these rooms, in reading order."""
    site, squares = here(m), 0
    for room in rooms:
        squares |= site.rooms[room]
    return bits.members(squares & ~taken(m))
