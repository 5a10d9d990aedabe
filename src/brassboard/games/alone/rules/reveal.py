"""Revealing sectors one by one, and what happens when the supply lacks a tile (chapter "secret map and maze")."""

from brassboard.kernel import END_RULE, EVERYONE, Flow, ask, goto, rule

from ..data.actions import TakeTile
from ..data.core_frames import Reveal, Turn
from ..data.table import Fact, Table
from ..queries import TILE_SUPPLY, Scene, lit_in_reach, sectors_in_sight, station, tile_name, tile_number
from ..scenario.static_map import STAIRS
from . import maze


def next_hidden(reveal: Reveal, m: Scene) -> int:
    """Return the next sector to lay, or -1 if the reveal is complete."""
    secret = m.table.secret
    if reveal.way == "cast":
        return lit_in_reach(m.table)
    if reveal.way == "enter":
        return secret.hero if not secret.revealed >> secret.hero & 1 else -1
    for sector in maze.line_ahead(m, reveal.direction, reveal.left):
        if not secret.revealed >> sector & 1:
            return sector
    return -1


def missing_shape(m: Scene, sector: int) -> str:
    """Return the shape of a sector if the supply has no such tile left, else an empty text (AL-MAP-06)."""
    shape = station(m.table).shape[sector]
    if shape == "room":
        return ""
    there = len([1 for tile in m.table.tiles if tile.shape == shape])
    return shape if there >= TILE_SUPPLY[shape] else ""


def farthest_matches(m: Scene, shape: str) -> list[int]:
    """Return the tiles of this shape that are farthest from the Hero and may be taken (AL-MAP-07, AL-RULING-27)."""
    t = m.table
    steps = station(t).steps[t.secret.hero]
    found: list[int] = []
    most = 0
    for number in replaceable(m, shape):
        distance = steps[t.secret.sectors[number]]
        if distance > most:
            found, most = [], distance
        if distance == most:
            found.append(number)
    return found


def replaceable(m: Scene, shape: str) -> list[int]:
    """Return the tiles of this shape that may be taken: not the Hero's, not in sight, not laid by the same action."""
    turn = m.nearest(Turn)
    fresh = turn.laid if turn is not None else ()
    t: Table = m.table
    seen = sectors_in_sight(t)  # From where the Hero is now; he may have entered a sector that is no tile yet.
    return [
        tile.number
        for tile in t.tiles
        if tile.shape == shape and tile.number not in fresh and not seen >> t.secret.sectors[tile.number] & 1
    ]


def find_next(reveal: Reveal, m: Scene) -> Flow:
    """End the reveal when nothing is left to lay. If the leader will be asked, the Hero learns the shape by it."""
    sector = next_hidden(reveal, m)
    if sector < 0:
        return END_RULE
    shape = missing_shape(m, sector)
    reveal.missing = ""
    if shape and len(replaceable(m, shape)) > 1:
        reveal.missing = shape
        m.reveal(EVERYONE, "missing", shape)
    return None


def choose_missing_tile(reveal: Reveal, m: Scene) -> Flow:
    """If the supply lacks the shape and the maze has several such tiles, the leader is asked (AL-RULING-27).

    Whether he is asked depends only on the maze; that there is a tie does not show.
    """
    shape = missing_shape(m, next_hidden(reveal, m))
    if not shape or len(replaceable(m, shape)) < 2:
        return None
    options = [TakeTile(tile_name(number)) for number in farthest_matches(m, shape)]
    return ask(m.table.leader, "tile", options, args={"shape": shape})


def take_missing_tile(reveal: Reveal, m: Scene) -> Flow:
    """Take the chosen or only matching tile out of the maze (AL-MAP-06)."""
    chosen, reveal.tile = reveal.tile, None
    shape = missing_shape(m, next_hidden(reveal, m))
    if shape:
        matches = farthest_matches(m, shape)
        if chosen is not None:
            matches = [tile_number(chosen.tile)]
        if matches:
            tell_taken(m, reveal, shape, matches[0])
            maze.hide(m, 1 << m.table.secret.sectors[matches[0]])
    return None


def tell_taken(m: Scene, reveal: Reveal, shape: str, tile: int) -> None:
    """Remember which tile was taken out: no other match was farther from the Hero (AL-MAP-07)."""
    t = m.table
    others = tuple([number for number in replaceable(m, shape) if number != tile])
    taken = Fact("taken", t.last_tile + 1, t.here, reveal.way, tile, round=t.round, turn=t.turn, others=others)
    t.told = (*t.told, taken)


def lay_next(reveal: Reveal, m: Scene) -> Flow:
    """Lay the tile with all it holds, and look for the next one."""
    sector = next_hidden(reveal, m)
    via = m.table.here if reveal.direction == STAIRS else -1
    number = maze.lay(m, sector, via)
    turn = m.nearest(Turn)
    if turn is not None:
        turn.laid = (*turn.laid, number)
    return goto(find_next)


rule(
    Reveal,
    (find_next, "AL-MAP-05"),
    (choose_missing_tile, "AL-MAP-07"),
    (take_missing_tile, "AL-MAP-06"),
    (lay_next, "AL-MAP-05"),
)
