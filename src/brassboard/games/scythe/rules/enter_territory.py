"""What happens to a unit that enters a territory, in this order: a Trap, workers that flee, an enemy, an encounter."""

from typing import Final

from brassboard.kernel import Flow

from ..content.map_tables import NAMES
from ..data.events import DroveOff
from ..data.table import Player
from ..extension_points import EntryHook, Scene
from ..queries import count_of, enemy_fighters, enemy_workers, lose_popularity, shift
from .automa_combat import gain_conquest
from .factions import spring_trap, trap_stops

# Workers that flee


def workers_alone(m: Scene, one: Player, unit: str, at: int) -> bool:
    """Return whether a character or mech meets enemy workers without an enemy character or mech."""
    table = m.table
    return (
        unit != "worker"
        and enemy_workers(table, one.seat) >> at & 1 == 1
        and enemy_fighters(table, one.seat) >> at & 1 == 0
    )


def drive_off(m: Scene, one: Player, unit: str, at: int) -> Flow:
    """Send enemy workers home from the hex; their resources stay (SC-MOVE-07), each costs 1 popularity (SC-MOVE-08).

    SC-MOVE-09, SC-RULING-02: the workers leave at once, so another unit may pass.
    SA-RULING-06: an Automa's workers leave without combat too, and an Automa loses no popularity.
    """
    if not workers_alone(m, one, unit, at):
        return None
    for other in m.table.players:
        n = count_of(other, "worker", at)
        if other.seat != one.seat and n:
            shift(other, "worker", at, other.base, n)
            one.ousted += n
            m.emit(DroveOff(one.faction, other.faction, n, NAMES[at]))
            lose_popularity(m, one, n)
            gain_conquest(m, one, other, at)
    return None


# An enemy who fights, and encounters


def enemy_stops(m: Scene, one: Player, unit: str, at: int) -> bool:
    """Return whether an enemy character or mech stops the unit; combat comes after all moves (SC-MOVE-10)."""
    return unit != "worker" and enemy_fighters(m.table, one.seat) >> at & 1 == 1


def encounter_stops(m: Scene, one: Player, unit: str, at: int) -> bool:
    """Return whether an encounter token stops the unit: only a character (SC-MOVE-14, SC-UNIT-02)."""
    return unit == "character" and at in m.table.encounters


# SC-MOVE-13, SC-MOVE-15: neither an enemy structure alone nor own units stop anybody.
# SC-RULING-21: a Trap comes before combat and encounter.
ENTRIES: Final = [
    EntryHook(10, "trap", trap_stops, spring_trap),
    EntryHook(20, "workers", workers_alone, drive_off),
    EntryHook(30, "combat", enemy_stops),
    EntryHook(40, "encounter", encounter_stops),
]
