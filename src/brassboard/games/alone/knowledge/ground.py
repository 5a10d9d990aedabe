"""Questions of bots about the map: the ground the Hero has seen, and where rooms probably are.

All of it is made of what the Hero sees, so that a lens of any seat will do.
"""

from typing import Final

from brassboard.kernel import Luck

from ..data.table import GoneTile, Table, Tile
from ..queries import OFFSETS, PASSAGE, WALL
from ..scenario.floor import turned_place
from ..scenario.library import find_floor
from ..scenario.static_map import STAIRS
from .cache import knowledge_of
from .known import Drawn, Knowledge

Place = tuple[int, int, int]
"""An island, a column and a row on it."""
ELSEWHERE: Final[Place] = (-1, 0, 0)
"""A place on an island that the Hero has not seen."""


class KnownGround:
    """Every place the Hero has seen, in the maze or not, with its newest tile, and how they are joined."""

    def __init__(self, table: Table) -> None:
        self.tiles: dict[Place, Tile | GoneTile] = {}
        every: list[Tile | GoneTile] = [*table.gone, *table.tiles]
        for tile in sorted(every, key=lambda one: one.number):
            self.tiles[place_of(tile)] = tile
        self.here = next((place_of(tile) for tile in table.tiles if tile.number == table.here), ELSEWHERE)
        self._stairs = {(tile.floor, tile.stair): place for place, tile in self.tiles.items() if tile.stair}

    def beside(self, place: Place, direction: int) -> Place | None:
        """Return the known place in a direction (4: along the stair), blocked doors or not; None if it is not known."""
        tile = self.tiles[place]
        if direction == STAIRS:
            return self._stairs.get((3 - tile.floor, tile.stair)) if tile.stair else None
        if tile.links[direction] == WALL:
            return None
        other = (place[0], place[1] + OFFSETS[direction][0], place[2] + OFFSETS[direction][1])
        return other if other in self.tiles else None

    def edges(self) -> list[tuple[Place, int]]:
        """Return the ways out of known places that lead to unknown ones: place and direction."""
        found: list[tuple[Place, int]] = []
        for place, tile in self.tiles.items():
            ways = [direction for direction in range(4) if tile.links[direction] >= PASSAGE]
            ways += [STAIRS] if tile.stair else []
            found += [(place, direction) for direction in ways if self.beside(place, direction) is None]
        return found

    def steps_from(self, source: Place) -> dict[Place, int]:
        """Return the steps to every known place on known ground as he remembers it; blocked doors cost 1 more."""
        found: dict[Place, int] = {}
        waves: list[list[Place]] = [[source]]
        for steps, wave in enumerate(waves):
            for place in wave:
                if place in found:
                    continue
                found[place] = steps
                for direction in range(STAIRS + 1):
                    other = self.beside(place, direction)
                    if other is None or other in found:
                        continue
                    then = steps + 2 if self.tiles[place].blocked >> direction & 1 else steps + 1
                    while len(waves) <= then:
                        waves.append([])
                    waves[then].append(other)
        return found


def place_of(tile: Tile | GoneTile) -> Place:
    """Return where a tile lies."""
    return tile.island, tile.x, tile.y


def room_places(table: Table, letter: str, luck: Luck, maps: int = 32) -> dict[Place, float]:
    """Return where a room may be, each place with its chance, by so many random maps that agree with all he knows.

    A place is given on the lowest-numbered island of its floor. `ELSEWHERE` stands for a floor that was not seen.
    """
    known = knowledge_of(table)
    islands = _first_islands(table)
    found: dict[Place, float] = {}
    for _ in range(maps):
        place = _room_place(known.draw(luck), known, islands, letter)
        found[place] = found.get(place, 0.0) + 1 / maps
    return found


def _first_islands(table: Table) -> dict[int, Tile | GoneTile]:
    """Return for each floor seen a tile of its lowest-numbered island."""
    every: list[Tile | GoneTile] = [*table.gone, *table.tiles]
    found: dict[int, Tile | GoneTile] = {}
    for tile in sorted(every, key=lambda one: (one.island, one.number)):
        found.setdefault(tile.floor, tile)
    return found


def _room_place(drawn: Drawn, known: Knowledge, islands: dict[int, Tile | GoneTile], letter: str) -> Place:
    at = drawn.rooms.find(letter)
    floor = 1 if at < known.setting.places[0] else 2
    tile = islands.get(floor)
    if at < 0 or tile is None:
        return ELSEWHERE
    printed, turn = find_floor(drawn.floors[floor - 1]), drawn.turns[floor - 1]
    sector = drawn.sectors[tile.number] - (find_floor(drawn.floors[0]).size if floor == 2 else 0)
    room = printed.places[at - (known.setting.places[0] if floor == 2 else 0)]
    x, y = turned_place(printed.x[room], printed.y[room], turn)
    tile_x, tile_y = turned_place(printed.x[sector], printed.y[sector], turn)
    return tile.island, tile.x + x - tile_x, tile.y + y - tile_y
