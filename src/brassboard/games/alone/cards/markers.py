"""Danger markers that the leader places in set-up and in clean-up (AL-SETUP-08, AL-END-07 to AL-END-09).

The leader names the sectors in any order, in one secret form. On a full floor a marker is removed first.
"""

from typing import Final

from brassboard.kernel.data import Action

from ..content import CONSTANTS
from ..data.actions import Mark
from ..queries import sectors_in_sight, spawn_distances
from .choices import DONE, SECTORS, Choices, choose
from .station_verbs import put_marker
from .world import World

MARKS: Final[dict[str, Action]] = {code: Mark(code) for code in SECTORS}
"""The options that name a sector for a marker, by its name."""
SETUP: Final = "markers:setup"
CLEAN_UP: Final = "markers:round"


def place_markers(w: World, source: str) -> Choices:
    """Ask for sectors until the leader is done or no marker is left; markers not placed are lost."""
    most = 2 * CONSTANTS.starting_dangers if source == SETUP else w.table.owed
    names = w.station.lay.names()
    for placed in range(most):
        options = [MARKS[names.code[sector]] for sector in free_sectors(w, source)]
        chosen = yield from choose(w, "markers", options, DONE, most - placed)
        if not isinstance(chosen, Mark):
            return
        yield from put_marker(w, w.station.sector_of[chosen.sector])


def free_sectors(w: World, source: str) -> list[int]:
    """Return the sectors in which a marker may be placed, in the order of their names."""
    danger, order = w.table.secret.danger, w.station.lay.names().order
    if source == CLEAN_UP:
        danger |= sectors_in_sight(w.table)
    free = [sector for sector in order if not danger >> sector & 1]
    if source == SETUP:
        steps, least, floor = spawn_distances(w.table), CONSTANTS.starting_danger_distance, w.station.floor
        full = [False, is_full(w, source, order[0]), is_full(w, source, order[-1])]
        free = [sector for sector in free if steps[sector] >= least and not full[floor[sector]]]
    return free


def is_marked(w: World, sector: int) -> bool:
    """Whether a marker lies there already (AL-END-08)."""
    return bool(w.table.secret.danger >> sector & 1)


def is_near(w: World, source: str, sector: int) -> bool:
    """Whether a sector is too near to the Hero for set-up (AL-SETUP-08)."""
    return source == SETUP and w.distance(sector) < CONSTANTS.starting_danger_distance


def is_full(w: World, source: str, sector: int) -> bool:
    """Whether the floor of a sector has all its markers of set-up (AL-SETUP-08)."""
    return source == SETUP and len(w.markers_of_floor(sector)) >= CONSTANTS.starting_dangers


def in_sight(w: World, source: str, sector: int) -> bool:
    """Whether clean-up may not place a marker there: in the Hero's sector or in sight (AL-END-07)."""
    return source == CLEAN_UP and bool(sectors_in_sight(w.table) >> sector & 1)
