"""What a text of the Hero can be aimed at: tiles of the maze, figures on them, doors and directions (AL-ITEM-10).

Everything here reads the maze only, so it is the same on the Hero's lens as on the table.
"""

from typing import Final

from brassboard.kit.effects import Call, Effects

from ...content import BOSSES, KINDS, scopes_of
from ...data.actions import Door
from ...data.item_frames import HeroCalls
from ...data.table import Figure, Table, Tile
from ...queries import (
    OPPOSITE,
    Scene,
    adjacent_tiles,
    blocked_doors,
    exits,
    figure_of,
    here,
    open_doors,
    tile_beside,
    tile_name,
    tiles_in_line,
    tiles_in_sight,
    ways_of,
)
from ...scenario.static_map import DIRECTIONS
from .search import rechargeable

NOTHING_DONE: Final = HeroCalls("")
"""The memory of a text that has not begun: no look and no target yet."""


# Scopes


def tiles_of(table: Table, scopes: tuple[str, ...], calls: HeroCalls) -> list[Tile]:
    """Return the tiles of a scope as the maze is now, each once and in the order of their numbers."""
    numbers: set[int] = set()
    for scope in scopes:
        numbers |= {tile.number for tile in _tiles_of_one(table, scope, calls)}
    return [tile for tile in sorted(table.tiles, key=lambda tile: tile.number) if tile.number in numbers]


def _tiles_of_one(table: Table, scope: str, calls: HeroCalls) -> list[Tile]:
    if scope == "here":
        return [here(table)]
    if scope == "adj":
        return adjacent_tiles(table, here(table))
    if scope == "los":
        return tiles_in_sight(table)
    if scope == "los_beyond":
        return tiles_in_sight(table)[1:]
    if scope == "looked":
        return [tile for tile in table.tiles if tile.number in calls.looked]
    if scope == "floor":
        return [tile for tile in table.tiles if tile.floor == here(table).floor]
    if scope == "target":
        return [tile for tile in table.tiles if tile.number == target_tile(table, calls)]
    return table.tiles if scope == "any" else []  # `far` sectors are hidden, so the Hero has none to pick.


def target_tile(table: Table, calls: HeroCalls) -> int:
    """Return the tile where the creature attacked stands or died; -1 if it is not in the maze any more."""
    figure = figure_of(table, calls.figure)
    return figure.tile if figure is not None else calls.died_on


def is_one_sector(scopes: tuple[str, ...]) -> bool:
    """Whether a scope names one certain sector, so that there is nothing to pick."""
    return scopes in (("here",), ("target",))


# Targets


def figures_in(table: Table, scopes: tuple[str, ...], calls: HeroCalls) -> list[Figure]:
    """Return the figures on the tiles of a scope (AL-HATT-02, AL-HATT-07)."""
    numbers = [tile.number for tile in tiles_of(table, scopes, calls)]
    return [figure for figure in table.figures if figure.tile in numbers]


def blast_tiles(table: Table, each: Call, calls: HeroCalls) -> list[int]:
    """Return the tiles a blast may hit: in its scope, near enough, and with a creature."""
    near = [number for number, away in sight_distances(table).items() if away <= each.number(2)]
    return sorted({figure.tile for figure in figures_in(table, scopes_of(each, 1), calls) if figure.tile in near})


def sight_distances(table: Table) -> dict[int, int]:
    """Return how many sectors away each tile in sight is; the Hero's own is at 0."""
    found = {table.here: 0}
    for direction in range(len(DIRECTIONS)):
        for place, tile in enumerate(tiles_in_line(table, direction)):
            found[tile.number] = place + 1
    return found


def kinds_to_seek(table: Table) -> list[str]:
    """Return the kinds the Hero may name for a shot at a hidden creature: all, and a boss that is there (DRON)."""
    bosses = [boss for boss in BOSSES if boss == table.boss and not table.boss_dead]
    return [*KINDS, *bosses]


def doors_in(table: Table, tiles: list[Tile], blocked: bool) -> list[Door]:
    """Return the doors of these tiles that are blocked, or those that are not; a door between two tiles once."""
    found: list[Door] = []
    for tile in tiles:
        for direction in blocked_doors(tile) if blocked else open_doors(tile):
            beside = tile_beside(table, tile, direction)
            other = Door(tile_name(beside.number), DIRECTIONS[OPPOSITE[direction]]) if beside is not None else None
            if other is None or other not in found:
                found.append(Door(tile_name(tile.number), DIRECTIONS[direction]))
    return found


# What can be done


NEEDS_SOMETHING: Final = frozenset(
    ["attack", "blast", "look", "hmove", "undanger", "block", "unblock", "charge", "upgrade"]
)
"""Verbs that cannot be done everywhere."""


class Surroundings:
    """The tiles of each scope before a text begins, found once for all the texts that ask for them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._tiles: dict[str, list[Tile]] = {}

    def tiles(self, scope: str) -> list[Tile]:
        """Return the tiles of one scope, in any order."""
        known = self._tiles.get(scope)
        if known is None:
            known = self._tiles[scope] = _tiles_of_one(self.table, scope, NOTHING_DONE)
        return known

    def has_figure(self, scopes: tuple[str, ...]) -> bool:
        """Whether a creature stands on a tile of these scopes."""
        if not self.table.figures:
            return False
        there = [figure.tile for figure in self.table.figures]
        return any([tile.number in there for scope in scopes for tile in self.tiles(scope)])

    def has_danger(self, scopes: tuple[str, ...]) -> bool:
        """Whether a danger marker lies on a tile of these scopes."""
        if not any([tile.danger for tile in self.table.tiles]):
            return False
        return any([tile.danger for scope in scopes for tile in self.tiles(scope)])

    def has_door(self, scopes: tuple[str, ...], blocked: bool) -> bool:
        """Whether a tile of these scopes has a door that is blocked, or one that is not."""
        there = [tile.number for tile in self.table.tiles if (blocked_doors(tile) if blocked else open_doors(tile))]
        if not there:
            return False
        if self.table.here in there and ("here" in scopes or "los" in scopes):
            return True  # So the line of sight need not be found.
        return any([tile.number in there for scope in scopes for tile in self.tiles(scope)])


def can_do(around: Surroundings, each: Call) -> bool:
    """Whether a call that begins a text has something to do, as far as the Hero knows (AL-HERO-04)."""
    table, verb = around.table, each.verb
    if verb not in NEEDS_SOMETHING:
        return True
    if verb == "attack":
        return around.has_figure(scopes_of(each, 1))
    if verb == "blast":
        return bool(table.figures) and bool(blast_tiles(table, each, NOTHING_DONE))
    if verb == "look":
        return bool(exits(here(table)))
    if verb == "hmove":
        ways = ways_of(here(table))
        return bool(ways.exits or ways.blocked_doors)
    if verb == "undanger":
        return around.has_danger(scopes_of(each, 1))
    if verb == "charge":
        return bool(rechargeable(table))
    if verb == "upgrade":
        return any([not item.upgraded for item in table.hero.items])
    return around.has_door(scopes_of(each, 1), verb == "unblock")


def ways_to_do(m: Scene, effects: Effects) -> list[int]:
    """Return the sides of a text whose first call has something to do."""
    around = Surroundings(m.table)
    return [place for place, way in enumerate(effects.ways) if not way or can_do(around, way[0])]


def is_always_possible(effects: Effects) -> bool:
    """Whether a side of a text has something to do wherever the Hero is."""
    return any([not way or way[0].verb not in NEEDS_SOMETHING for way in effects.ways])


def needs_figure(effects: Effects) -> bool:
    """Whether every side of a text begins with an attack on a creature in the maze."""
    return all([bool(way) and way[0].verb in ("attack", "blast") for way in effects.ways])


def has_way_to_do(around: Surroundings, effects: Effects) -> bool:
    """Whether a side of a text has a first call that has something to do."""
    for way in effects.ways:  # noqa: SIM110  A list would try every side.
        if not way or can_do(around, way[0]):
            return True
    return False
