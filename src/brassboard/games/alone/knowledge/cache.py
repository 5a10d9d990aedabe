"""The Hero's knowledge of a table, kept from one question to the next outside the table."""

from typing import Final

from ..data.table import Table
from .fits import Setting
from .known import Knowledge
from .observations import Seen, observations


class Kept:
    """A step from one knowledge to the next, with a number by which its followers are found."""

    def __init__(self, id: int, known: Knowledge) -> None:
        self.id = id
        self.known = known


MOST_KEPT: Final = 512
_new: dict[tuple[int, Seen], Kept] = {}
_old: dict[tuple[int, Seen], Kept] = {}
_roots: dict[tuple[str, bool], Kept] = {}
_last_id = [0]
_recent: list[tuple[object, object, object, Knowledge]] = []
"""What was asked for last: told, gone, tiles, and the knowledge."""
MOST_RECENT: Final = 8


def knowledge_of(table: Table) -> Knowledge:
    """Return what the Hero knows of the map. It reads only what he sees, so that any lens or the true table will do.

    Knowledge is kept outside the table. After one more tile or answer only this one is added.
    """
    tiles = tuple(
        [(one.number, one.island, one.x, one.y, one.links, one.room, one.switch, one.stair) for one in table.tiles]
    )
    key = (table.map, table.variety, tiles)
    for told, gone, seen, known in _recent:
        if told is table.told and gone is table.gone and seen == key:
            return known
    kept = _root(table)
    for one in observations(table):
        kept = _follow(kept, one)
    if len(_recent) >= MOST_RECENT:
        del _recent[0]
    _recent.append((table.told, table.gone, key, kept.known))
    return kept.known


def _root(table: Table) -> Kept:
    """Return the knowledge before the first tile; maps of one's own may come and go, so they are not kept for long."""
    key = (table.map, table.variety)
    known = _roots.get(key)
    if known is None:
        if len(_roots) >= MOST_RECENT:
            _roots.clear()
        known = _roots[key] = _keep(Knowledge(Setting(table.map, table.variety), (None, None), {}, ()))
    return known


def _keep(known: Knowledge) -> Kept:
    _last_id[0] += 1
    return Kept(_last_id[0], known)


def _follow(kept: Kept, seen: Seen) -> Kept:
    """Return the knowledge after one more observation. Two generations are kept, as for stations."""
    key = (kept.id, seen)
    found = _new.get(key)
    if found is None:
        found = _old.get(key)
        if found is None:
            found = _keep(kept.known.after(seen))
        if len(_new) >= MOST_KEPT:
            _old.clear()
            _old.update(_new)
            _new.clear()
        _new[key] = found
    return found


def forget() -> None:
    """Drop everything that is kept, for tests that change the library."""
    _new.clear()
    _old.clear()
    _roots.clear()
    _recent.clear()
