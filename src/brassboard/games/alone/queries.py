"""What every chapter asks of a table: the Hero's surroundings in the maze, and distances on the secret map.

Functions under "The maze" read only what the Hero sees, so they give the same on his lens as on the table. Functions
under "The secret map" need a seat of Evil or the true table.
"""

from typing import Final

from brassboard.kernel import Scene as AnyScene
from brassboard.kernel import Seat

from .content import CONSTANTS, CREATURES, KINDS, MISSIONS
from .content import Creature as CreatureRow
from .data.core_frames import Turn
from .data.table import Creature, EvilSeat, Figure, Mission, Table, Tile
from .scenario.static_map import DIRECTIONS, STAIRS, Station, distances
from .scenario.static_map import station as find_station

Scene = AnyScene[Table]

OFFSETS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Columns and rows to the sector in each compass direction; row 0 is the northernmost."""
OPPOSITE: Final = (2, 3, 0, 1, 4)
DIRECTION: Final = {word: number for number, word in enumerate(DIRECTIONS)}
WALL: Final = 0
PASSAGE: Final = 1
DOOR: Final = 2
TILE_SUPPLY: Final = {"straight": 5, "bend": 6, "t": 4, "crossing": 2}
"""How many corridor tiles of each shape the maze can show at the same time (AL-MAP-06)."""


# Seats


def evil_seats(table: Table) -> list[Seat]:
    """Return the seats of the Evil players, in seat order."""
    return [player.seat for player in table.evil]


def evil_part(table: Table, seat: Seat) -> EvilSeat:
    """Return the part of an Evil player."""
    return table.evil[seat - 1]


def hand_size(player: EvilSeat) -> int:
    """Return how many cards an Evil player holds."""
    return len(player.first) + len(player.second)


def turn_of(m: Scene) -> Turn:
    """Return the Hero's turn in progress; it is called by the round, near the bottom of the stack."""
    for frame in m.stack:
        if type(frame) is Turn:
            return frame
    return m.within(Turn)


# The maze


def tile_of(table: Table, number: int) -> Tile:
    """Return the tile with this number; it must be in the maze."""
    for tile in table.tiles:
        if tile.number == number:
            return tile
    raise KeyError(f"tile {number} is not in the maze")


def here(table: Table) -> Tile:
    """Return the tile the Hero stands on."""
    number = table.here
    for tile in table.tiles:
        if tile.number == number:
            return tile
    raise KeyError(f"tile {number} is not in the maze")


def tile_name(number: int) -> str:
    """Return the name of a tile in options and texts: `m7`."""
    return f"m{number}"


def tile_number(name: str) -> int:
    """Return the number of a tile by its name; -1 for anything else."""
    return int(name[1:]) if name[:1] == "m" and name[1:].isdigit() else -1


def tile_beside(table: Table, tile: Tile, direction: int) -> Tile | None:
    """Return the tile in the maze that a link of this tile leads to, or None. Blocked doors do not matter here."""
    if direction == STAIRS:
        if tile.stair:
            for other in table.tiles:
                if other.stair == tile.stair and other.floor != tile.floor:
                    return other
        return None
    if tile.links[direction] == WALL:
        return None
    x, y = tile.x + OFFSETS[direction][0], tile.y + OFFSETS[direction][1]
    for other in table.tiles:
        if other.x == x and other.y == y and other.island == tile.island:
            return other
    return None


class Ways:
    """The directions in which something leads out of a tile."""

    def __init__(self, links: tuple[int, ...], blocked: int, stair: bool) -> None:
        self.exits = tuple([d for d in range(4) if links[d] != WALL and not blocked >> d & 1])
        """Unblocked ways out, stairs included."""
        if stair:
            self.exits = (*self.exits, STAIRS)
        self.open_doors = tuple([d for d in range(4) if links[d] == DOOR and not blocked >> d & 1])
        self.blocked_doors = tuple([d for d in range(4) if blocked >> d & 1])


_ways: Final[dict[tuple[tuple[int, ...], int, bool], Ways]] = {}
"""There are at most 2,592 kinds of tiles in this respect."""


def ways_of(tile: Tile) -> Ways:
    """Return the ways out of a tile."""
    key = (tile.links, tile.blocked, tile.stair != "")
    known = _ways.get(key)
    if known is None:
        known = _ways[key] = Ways(*key)
    return known


def exits(tile: Tile) -> tuple[int, ...]:
    """Return the directions of a tile's unblocked ways out, stairs included."""
    return ways_of(tile).exits


def open_doors(tile: Tile) -> tuple[int, ...]:
    """Return the directions of a tile's doors that are not blocked."""
    return ways_of(tile).open_doors


def blocked_doors(tile: Tile) -> tuple[int, ...]:
    """Return the directions of a tile's blocked doors."""
    return ways_of(tile).blocked_doors


def adjacent_tiles(table: Table, tile: Tile) -> list[Tile]:
    """Return the tiles in the maze that are adjacent to a tile: no blocked door parts them (AL-DOOR-04)."""
    found: list[Tile] = []
    for direction in exits(tile):
        other = tile_beside(table, tile, direction)
        if other is not None:
            found.append(other)
    return found


def tiles_in_line(table: Table, direction: int, source: Tile | None = None) -> list[Tile]:
    """Return the tiles in sight from the Hero in one direction, nearest first, without his own (AL-LOS-01 to -06).

    `source` is the tile he looks from; by default the one he stands on.
    """
    tile = source if source is not None else here(table)
    if direction == STAIRS:
        other = tile_beside(table, tile, STAIRS)
        return [other] if other is not None else []
    found: list[Tile] = []
    first = True
    while tile.links[direction] != WALL and not tile.blocked >> direction & 1:
        if tile.links[direction] == DOOR and not first:
            break
        beside = tile_beside(table, tile, direction)
        if beside is None:
            break
        found.append(beside)
        tile = beside
        first = False
    return found


def tiles_in_sight(table: Table, source: Tile | None = None) -> list[Tile]:
    """Return all tiles in the Hero's line of sight, his own first (AL-LOS-02), or in sight from another tile."""
    found = [source if source is not None else here(table)]
    for direction in range(5):
        found += tiles_in_line(table, direction, found[0])
    return found


def figure_of(table: Table, number: int) -> Figure | None:
    """Return the figure with this number, or None if it is not in the maze any more."""
    for figure in table.figures:
        if figure.number == number:
            return figure
    return None


def figures_here(table: Table) -> list[Figure]:
    """Return the figures on the Hero's tile."""
    return [figure for figure in table.figures if figure.tile == table.here]


def has_skill(table: Table, kind: str) -> bool:
    """Whether the skill of this kind of creature is active (AL-XP-03)."""
    return table.hero.experience[KINDS.index(kind)] >= CONSTANTS.skill_points


def standing(table: Table, what: str) -> int:
    """Return the sum of what the nuisances in force change of a standing value (AL-MISS-15).

    `what` is distance, life_gain, adrenaline_max or danger_gain.
    """
    total = 0
    for mission in table.missions:
        if not mission.fulfilled:
            nuisance = MISSIONS[mission.id].nuisance
            if what == "distance":
                total += nuisance.distance
            elif what == "life_gain":
                total += nuisance.life_gain
            elif what == "adrenaline_max":
                total += nuisance.adrenaline_max
            elif what == "danger_gain":
                total += nuisance.danger_gain
    return total


def marker_rooms(mission: Mission) -> list[str]:
    """Return the rooms that carry a state marker of this mission: those of steps open or to come (AL-MISS-14)."""
    if mission.fulfilled:
        return []
    found: list[str] = []
    for group, steps in enumerate(MISSIONS[mission.id].steps):
        for place, step in enumerate(steps):
            done = group < mission.step or (group == mission.step and mission.counts[place] >= step.count)
            if step.room and not done:
                found.append(step.room)
    return found


# Creatures


def creature_row(table: Table, kind: str) -> CreatureRow:
    """Return the row of a kind in the creature table, of the side in force (AL-NIGHT-01)."""
    return CREATURES["nightmare" if table.nightmare else "normal"][kind]


def spaces_used(table: Table) -> int:
    """Return how many reaction spaces are covered."""
    used = 0
    for card in table.row:
        used += card.spaces
    return used


# The secret map


_last: list[tuple[object, object, object, int, Station]] = []
"""The map asked for last, with the very values it was found by: a match asks for the same one again and again."""


def station(table: Table) -> Station:
    """Return the secret map as it lies."""
    secret = table.secret
    for floors, turns, rooms, swap, found in _last:
        if floors is secret.floors and turns is secret.turns and rooms is secret.rooms and swap == secret.swap:
            return found
    one, two = secret.floors
    first, second = secret.turns
    made = find_station(one, two, (first, second), secret.rooms, secret.swap)
    _last[:] = [(secret.floors, secret.turns, secret.rooms, secret.swap, made)]
    return made


def marker_colours(table: Table, sector: int) -> tuple[str, ...]:
    """Return the colours of the missions whose state marker lies in a sector (AL-MISS-14)."""
    letter = station(table).room[sector]
    found: list[str] = []
    for mission in table.missions:
        clue = any([one.sector == sector and one.colour == mission.colour for one in table.secret.clues])
        if clue or (letter and letter in marker_rooms(mission)):
            found.append(mission.colour)
    return tuple(found)


def creature_of(table: Table, id: int) -> Creature | None:
    """Return the creature with Evil's number, or None."""
    for creature in table.secret.creatures:
        if creature.id == id:
            return creature
    return None


def creature_name(id: int) -> str:
    """Return the name of a creature in Evil's options: `c3`."""
    return f"c{id}"


def creature_id(name: str) -> int:
    """Return Evil's number of a creature by its name; -1 for anything else."""
    return int(name[1:]) if name[:1] == "c" and name[1:].isdigit() else -1


def spawn_distances(table: Table) -> list[int]:
    """Return the distance of every sector from the Hero; a blocked door costs 1 more (AL-SPAWN-03)."""
    return distances(station(table), table.secret.hero, table.secret.blocked, 1)


def open_distances(table: Table, source: int) -> list[int]:
    """Return the steps from a sector to every other with blocked doors closed; -1 where there is no way."""
    return distances(station(table), source, table.secret.blocked, -1)


def sectors_in_sight(table: Table) -> int:
    """Return the bit set of the sectors in the Hero's line of sight, as the maze is now (AL-LOS-01 to -06)."""
    st, secret = station(table), table.secret
    at = secret.hero
    seen = 1 << at
    for direction in range(5):
        ray, doors = st.ray[at][direction], st.ray_doors[at][direction]
        for place, sector in enumerate(ray):
            door = doors[place]
            if door >= 0 and (place > 0 or secret.blocked >> door & 1):
                break
            if not secret.revealed >> sector & 1:
                break
            seen |= 1 << sector
    return seen


def lit_in_reach(table: Table) -> int:
    """Return a hidden lit sector that a ray from the Hero reaches, or -1 (AL-LIGHT-03, AL-RULING-04)."""
    secret = table.secret
    if not secret.lit & ~secret.revealed:
        return -1
    st, at = station(table), secret.hero
    if not secret.lit & ~secret.revealed & st.lay.on_rays(at):
        return -1
    for direction in range(5):
        ray, doors = st.ray[at][direction], st.ray_doors[at][direction]
        for place, sector in enumerate(ray):
            door = doors[place]
            if door >= 0 and (place > 0 or secret.blocked >> door & 1):
                break
            if not secret.revealed >> sector & 1:
                if secret.lit >> sector & 1:
                    return sector
                break
    return -1


def bits(mask: int) -> list[int]:
    """Return the places of the bits that are set, lowest first."""
    found: list[int] = []
    while mask > 0:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
