"""What happens to a unit that enters a territory, in this order: a Trap, workers that flee, an enemy, an encounter."""

from typing import Final

from brassboard.kernel import Flow

from ..content.map_tables import NAMES
from ..data.events import DroveOff
from ..data.table import Player
from ..extension_points import Entry, Scene
from ..queries import count_of, enemy_fighters, enemy_workers, lose_popularity, shift
from .automa_combat import gain_conquest
from .factions import spring_trap, trap_stops

# Workers that flee


def workers_alone(m: Scene, one: Player, unit: str, at: int) -> bool:
    """A character or mech meets enemy workers and nobody who fights for them."""
    table = m.table
    return (
        unit != "worker"
        and enemy_workers(table, one.seat) >> at & 1 == 1
        and enemy_fighters(table, one.seat) >> at & 1 == 0
    )


def drive_off(m: Scene, one: Player, unit: str, at: int) -> Flow:
    """SC-MOVE-07, SC-MOVE-08: home at once, resources stay, 1 popularity each."""
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
    """SC-MOVE-10."""
    return unit != "worker" and enemy_fighters(m.table, one.seat) >> at & 1 == 1


def encounter_stops(m: Scene, one: Player, unit: str, at: int) -> bool:
    """SC-MOVE-14."""
    return unit == "character" and at in m.table.encounters


ENTRIES: Final = [
    Entry(10, "trap", trap_stops, spring_trap),
    Entry(20, "workers", workers_alone, drive_off),
    Entry(30, "combat", enemy_stops),
    Entry(40, "encounter", encounter_stops),
]
