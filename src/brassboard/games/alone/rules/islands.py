"""Islands of the maze: how tiles are drawn relative to each other without a word about their place on the map.

Tiles joined by links share an island and have coordinates in it; islands never joined have no relation (AL-KNOW-11).
"""

from ..data.table import GoneTile, Table, Tile
from ..queries import OFFSETS, Scene, station, tile_of


def tile_linked(m: Scene, tile: Tile, direction: int) -> Tile | None:
    """Return the tile that the secret map links to a new tile in this direction, if it is in the maze."""
    t: Table = m.table
    sectors = t.secret.sectors
    other = station(t).link[sectors[tile.number]][direction]
    if other >= 0 and t.secret.revealed >> other & 1:
        for one in t.tiles:
            if sectors[one.number] == other:
                return one
    return None


def join_islands(m: Scene, tile: Tile) -> None:
    """Give a new tile its island and place: next to its lowest-numbered linked neighbour; join islands it links."""
    found: list[tuple[int, int]] = []
    for direction in range(4):
        beside = tile_linked(m, tile, direction)
        if beside is not None:
            found.append((beside.number, direction))
    for place, (number, direction) in enumerate(sorted(found)):
        beside = tile_of(m.table, number)
        x = beside.x - OFFSETS[direction][0]
        y = beside.y - OFFSETS[direction][1]
        if place == 0:
            tile.island, tile.x, tile.y = beside.island, x, y
        elif beside.island != tile.island:
            _merge(m, tile, beside.island, tile.x - x, tile.y - y)


def _merge(m: Scene, tile: Tile, other: int, dx: int, dy: int) -> None:
    """Draw the island `other` and that of the new tile relative to each other; the lower number stays."""
    t = m.table
    if other < tile.island:
        dx, dy = -dx, -dy
        drop, keep = tile.island, other
        tile.x, tile.y, tile.island = tile.x + dx, tile.y + dy, keep
    else:
        drop, keep = other, tile.island
    for one in t.tiles:
        if one.island == drop:
            one.island, one.x, one.y = keep, one.x + dx, one.y + dy
    if any([one.island == drop for one in t.gone]):
        t.gone = tuple([_moved(one, keep, dx, dy) if one.island == drop else one for one in t.gone])


def _moved(one: GoneTile, island: int, dx: int, dy: int) -> GoneTile:
    return GoneTile(
        one.number, island, one.floor, one.x + dx, one.y + dy, one.links, one.shape, one.room, one.switch, one.stair,
        one.via, one.left, one.until, one.lit, one.danger, one.blocked, one.markers,
    )  # fmt: skip
