"""Noise: what the Hero is told when a creature moved or spawned (chapter "noise").

A notice holds a direction or one of three other words, and nothing else (AL-KNOW-07).
"""

from typing import Final

from brassboard.kernel import EVERYONE

from ..data.evil_events import Noise
from ..data.table import Table
from ..queries import Scene, station
from ..scenario.static_map import DIRECTIONS, distances
from .maze import tell

OTHER_FLOOR: Final = "other_floor"
OUT_OF_HEARING: Final = "out_of_hearing"


def directions(table: Table, sector: int) -> list[str]:
    """Return the words that are true of a noise in this sector; the leader picks one if there are several.

    Empty for the Hero's own sector: he sees it (AL-RULING-13).
    """
    st, hero, blocked = station(table), table.secret.hero, table.secret.blocked
    if sector == hero:
        return []
    steps = distances(st, sector, blocked, -1)  # AL-NOISE-04
    if steps[hero] < 0:
        return [OUT_OF_HEARING]
    if st.floor[sector] != st.floor[hero]:
        return [OTHER_FLOOR]  # AL-NOISE-03
    found: list[str] = []
    for direction, other in enumerate(st.link[hero]):
        door = st.door[hero][direction] if direction < len(st.door[hero]) else -1
        if other < 0 or (door >= 0 and blocked >> door & 1):
            continue
        if steps[other] == steps[hero] - 1:
            found.append(DIRECTIONS[direction])  # AL-NOISE-01, AL-NOISE-02
    return found


def report(m: Scene, word: str) -> None:
    """Tell the Hero where a noise came from; an empty word is no noise (AL-NOISE-06)."""
    if not word:
        return
    m.reveal(EVERYONE, "noise", word)
    tell(m, "noise", word)
    m.emit(Noise(word))
