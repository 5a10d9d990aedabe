"""Noise: what the Hero is told when a creature moved or spawned (chapter "noise").

A notice holds a direction or one of three other words, and nothing else (AL-KNOW-07).
"""

from typing import Final

from brassboard.kernel import EVERYONE

from ..data.evil_events import Noise
from ..data.table import Table
from ..queries import Scene, station
from ..scenario.static_map import DIRECTIONS, KEPT_DISTANCES, Station
from .maze import tell

OTHER_FLOOR: Final = "other_floor"
OUT_OF_HEARING: Final = "out_of_hearing"


def directions(table: Table, sector: int) -> list[str]:
    """Return the words that are true of a noise in this sector; the leader picks one if there are several.

    Empty for the Hero's own sector: he sees it (AL-RULING-13).
    """
    st, hero = station(table), table.secret.hero
    if sector == hero:
        return []
    ways = first_steps(st, hero, table.secret.blocked)[sector]
    if not ways:
        return [OUT_OF_HEARING]
    if st.floor[sector] != st.floor[hero]:
        return [OTHER_FLOOR]  # AL-NOISE-03
    return [word for direction, word in enumerate(DIRECTIONS) if ways >> direction & 1]  # AL-NOISE-01, AL-NOISE-02


def first_steps(st: Station, hero: int, blocked: int) -> list[int]:
    """Return for each sector the bit set of the directions in which a shortest open way to it begins (AL-NOISE-04).

    It is empty for the Hero's sector and where no way leads. One search serves all noises until he moves.
    """
    known = st.lay.first_steps.get((hero, blocked))
    if known is None:
        if len(st.lay.first_steps) >= KEPT_DISTANCES:
            st.lay.first_steps.clear()
        known = st.lay.first_steps[hero, blocked] = _search(st, hero, blocked)
    return known


def _search(st: Station, hero: int, blocked: int) -> list[int]:
    steps, ways = [-1] * st.size, [0] * st.size
    steps[hero] = 0
    reached: list[int] = []
    for direction, other in enumerate(st.link[hero]):
        door = st.door[hero][direction]
        if other >= 0 and (door < 0 or not blocked >> door & 1):
            if steps[other] < 0:
                steps[other] = 1
                reached.append(other)
            ways[other] |= 1 << direction
    for sector in reached:
        then, mine = steps[sector] + 1, ways[sector]
        for other, door in st.neighbours[sector]:
            if door >= 0 and blocked >> door & 1:
                continue
            if steps[other] < 0:
                steps[other] = then
                reached.append(other)
            if steps[other] == then:
                ways[other] |= mine
    return ways


def report(m: Scene, word: str) -> None:
    """Tell the Hero where a noise came from; an empty word is no noise (AL-NOISE-06)."""
    if not word:
        return
    m.reveal(EVERYONE, "noise", word)
    tell(m, "noise", word)
    m.emit(Noise(word))
