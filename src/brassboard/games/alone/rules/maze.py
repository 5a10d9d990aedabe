"""The maze: sectors come and go, and what lies in them is shown (chapter "secret map and maze", light, sight).

Evil's map and the Hero's maze are stored apart (decision record 0014); the functions here are the only ones that write
both. A change of light, doors, markers or creatures is made with them, and then `cast` reveals what came into sight.
"""

from brassboard.kernel import EVERYONE, Flow, call

from ..data.core_frames import Reveal
from ..data.maze_events import (
    BlockPlaced,
    BlockRemoved,
    DangerPlaced,
    DangerRemoved,
    FigureLeft,
    FigureMoved,
    FigureRevealed,
    FigureVanished,
    LightOff,
    LightOn,
    SecretBlock,
    SecretDanger,
    SecretLight,
    TileGone,
    TileRevealed,
)
from ..data.table import Creature, Fact, Figure, GoneTile, Table, Tile
from ..queries import (
    DOOR,
    PASSAGE,
    WALL,
    Scene,
    bits,
    creature_of,
    figure_of,
    lit_in_reach,
    marker_colours,
    sectors_in_sight,
    station,
    tile_name,
)
from ..scenario.static_map import DIRECTIONS, STAIRS, Station
from .islands import join_islands, tile_linked


def evil_mask(m: Scene) -> int:
    """Return the mask of the Evil seats, for events the Hero must not see."""
    return (1 << m.seats) - 2


# Telling the Hero


def tell(
    m: Scene,
    what: str,
    word: str = "",
    number: int = 0,
    same_floor: bool = True,
    doubtful: bool = False,
    kind: str = "",
) -> None:
    """Remember something the Hero was told or did, for all who reason about the secret map."""
    t = m.table
    fact = Fact(what, t.last_tile + 1, t.here, word, number, same_floor, doubtful, t.round, t.turn, kind)
    t.told = (*t.told, fact)


def tell_figure(m: Scene, what: str, kind: str, wounded: bool, tile: int, direction: str = "") -> None:
    """Remember that a figure appeared on a tile or left it, and how."""
    t = m.table
    tiles, here = t.last_tile + 1, t.here
    fact = Fact(what, tiles, here, direction, tile, True, False, t.round, t.turn, kind, wounded)
    t.told = (*t.told, fact)


# Revealing sectors


def cast(m: Scene) -> Flow:
    """Reveal what came into sight: hidden lit sectors at the end of a ray (AL-RULING-04). None if there is nothing."""
    return call(Reveal("cast")) if lit_in_reach(m.table) >= 0 else None


def line_ahead(m: Scene, direction: int, most: int) -> list[int]:
    """Return the sectors of a straight line from the Hero that Explore and light reach (AL-RULING-18, AL-RULING-55)."""
    st, secret = station(m.table), m.table.secret
    found: list[int] = []
    ray, doors = st.ray[secret.hero][direction], st.ray_doors[secret.hero][direction]
    for place, sector in enumerate(ray):
        if len(found) == most or (doors[place] >= 0 and secret.blocked >> doors[place] & 1):
            break
        found.append(sector)
    return found


def lay(m: Scene, sector: int, via: int = -1) -> int:
    """Put a sector into the maze with all it holds, and return its new tile number (AL-MAP-05, AL-KNOW-11)."""
    t: Table = m.table
    st, secret = station(t), t.secret
    number = t.last_tile + 1
    tile = Tile(
        number, number, st.floor[sector], 0, 0, links_of(st, sector), st.shape[sector], st.room[sector],
        bool(st.switch >> sector & 1), st.stair[sector], via,
    )  # fmt: skip
    t.last_tile = number
    secret.sectors = (*secret.sectors, sector)
    secret.revealed |= 1 << sector
    join_islands(m, tile)
    t.tiles.append(tile)
    show_state(m, tile, sector)
    if sector == secret.hero:
        t.here = number
    linked = tuple([beside.number for d in range(4) if (beside := tile_linked(m, tile, d)) is not None])
    m.reveal(
        EVERYONE, "tile", tile.floor, tile.links, tile.shape, tile.room, tile.switch, tile.stair, tile.lit, tile.danger,
        tile.blocked, tile.markers, linked,
    )  # fmt: skip
    m.emit(TileRevealed(tile_name(number)))
    for creature in secret.creatures:
        if creature.sector == sector:
            show_figure(m, creature.id)
    return number


def links_of(st: Station, sector: int) -> tuple[int, ...]:
    """Return what a tile shows in the four compass directions: wall, passage or door."""
    found: list[int] = []
    for direction in range(4):
        if st.link[sector][direction] < 0:
            found.append(WALL)
        else:
            found.append(DOOR if st.door[sector][direction] >= 0 else PASSAGE)
    return tuple(found)


def show_state(m: Scene, tile: Tile, sector: int) -> None:
    """Copy light, danger, blocks and state markers of a sector onto its tile."""
    secret, st = m.table.secret, station(m.table)
    tile.lit = bool(secret.lit >> sector & 1)
    tile.danger = bool(secret.danger >> sector & 1)
    blocked = 0
    for direction in range(4):
        door = st.door[sector][direction]
        if door >= 0 and secret.blocked >> door & 1:
            blocked |= 1 << direction
    tile.blocked = blocked
    tile.markers = marker_colours(m.table, sector)


# Sectors leave the maze


def hide(m: Scene, sectors: int) -> None:
    """Take sectors out of the maze with all they hold (AL-MAP-11)."""
    t = m.table
    secret = t.secret
    left = [tile for tile in t.tiles if sectors >> secret.sectors[tile.number] & 1]
    if not left:
        return
    for tile in left:
        t.tiles.remove(tile)
        t.gone = (*t.gone, _gone(tile, len(t.told), t.last_tile + 1))
    numbers = [tile.number for tile in left]
    secret.revealed &= ~sectors
    for figure in t.figures:
        if figure.tile in numbers:
            tell_figure(m, "hidden", figure.kind, figure.wounded, figure.tile)
    t.figures = [figure for figure in t.figures if figure.tile not in numbers]
    secret.creatures = tuple([_hidden(one) if sectors >> one.sector & 1 else one for one in secret.creatures])
    m.reveal(EVERYONE, "gone", *numbers)
    m.emit(TileGone(tuple([tile_name(number) for number in numbers])))


def _gone(tile: Tile, told: int, laid: int) -> GoneTile:
    return GoneTile(
        tile.number, tile.island, tile.floor, tile.x, tile.y, tile.links, tile.shape, tile.room, tile.switch,
        tile.stair, tile.via, told, laid, tile.lit, tile.danger, tile.blocked, tile.markers,
    )  # fmt: skip


def _hidden(one: Creature) -> Creature:
    return Creature(one.id, one.kind, one.sector, one.wounded, -1, one.moved_to, one.bonus)


def tile_at(m: Scene, sector: int) -> Tile | None:
    """Return the tile of a sector that is in the maze, else None."""
    t: Table = m.table
    if not t.secret.revealed >> sector & 1:
        return None
    for tile in t.tiles:
        if t.secret.sectors[tile.number] == sector:
            return tile
    return None


def sector_of(m: Scene, tile: int) -> int:
    """Return the sector of a tile number."""
    t: Table = m.table
    return t.secret.sectors[tile]


# Light, danger markers and blocks


def light_on(m: Scene, sectors: int) -> None:
    """Switch light on in these sectors. The caller casts sight afterwards (AL-MAP-08, AL-LIGHT-02)."""
    secret = m.table.secret
    if not sectors & ~secret.lit:
        return
    for sector in in_tile_order(m, sectors & ~secret.lit):
        secret.lit |= 1 << sector
        _show_light(m, sector, True)


def light_off(m: Scene, sectors: int) -> None:
    """Switch light off in these sectors."""
    secret = m.table.secret
    if not sectors & secret.lit:
        return
    for sector in in_tile_order(m, sectors & secret.lit):
        secret.lit &= ~(1 << sector)
        _show_light(m, sector, False)


def in_tile_order(m: Scene, sectors: int) -> list[int]:
    """Return sectors of a bit set: those in the maze by tile number, then the hidden ones.

    What changes in them is told in this order, because the order on the map would show how its floors are turned.
    """
    secret = m.table.secret
    shown = [secret.sectors[tile.number] for tile in m.table.tiles]
    return [*[sector for sector in shown if sectors >> sector & 1], *bits(sectors & ~secret.revealed)]


def _show_light(m: Scene, sector: int, lit: bool) -> None:
    tile = tile_at(m, sector)
    if tile is None:
        m.emit(SecretLight(station(m.table).code[sector], lit), evil_mask(m))
        return
    tile.lit = lit
    m.reveal(EVERYONE, "light", tile.number, lit)
    m.emit(LightOn(tile_name(tile.number)) if lit else LightOff(tile_name(tile.number)))


def set_danger(m: Scene, sector: int) -> None:
    """Put a danger marker into a sector."""
    m.table.secret.danger |= 1 << sector
    _show_danger(m, sector, True)


def clear_danger(m: Scene, sector: int) -> None:
    """Take the danger marker off a sector."""
    m.table.secret.danger &= ~(1 << sector)
    _show_danger(m, sector, False)


def _show_danger(m: Scene, sector: int, placed: bool) -> None:
    tile = tile_at(m, sector)
    if tile is None:
        m.emit(SecretDanger(station(m.table).code[sector], placed), evil_mask(m))
        return
    tile.danger = placed
    tell(m, "danger" if placed else "cleared", number=tile.number)
    m.reveal(EVERYONE, "danger", tile.number, placed)
    m.emit(DangerPlaced(tile_name(tile.number)) if placed else DangerRemoved(tile_name(tile.number)))


def block_door(m: Scene, door: int) -> None:
    """Block a door on the map and, where a sector beside it is revealed, in the maze (AL-DOOR-06)."""
    m.table.secret.blocked |= 1 << door
    _show_block(m, door, True)


def open_door(m: Scene, door: int) -> None:
    """Open a blocked door. The caller casts sight afterwards."""
    m.table.secret.blocked &= ~(1 << door)
    _show_block(m, door, False)


def doors_in_tile_order(m: Scene, doors: int) -> list[int]:
    """Return doors of a bit set: those beside tiles of the maze by tile number and direction, then the hidden ones."""
    st, secret = station(m.table), m.table.secret
    beside = [door for tile in m.table.tiles for door in st.door[secret.sectors[tile.number]][:STAIRS]]
    return list(dict.fromkeys([door for door in [*beside, *bits(doors)] if door >= 0 and doors >> door & 1]))


def _show_block(m: Scene, door: int, blocked: bool) -> None:
    st, secret = station(m.table), m.table.secret
    sides = [tile for tile in m.table.tiles if secret.sectors[tile.number] in st.doors[door]]  # By tile number.
    for tile in sides:
        direction = st.door[secret.sectors[tile.number]].index(door)
        tile.blocked = tile.blocked | 1 << direction if blocked else tile.blocked & ~(1 << direction)
    if not sides:
        m.emit(SecretBlock(st.door_code[door], blocked), evil_mask(m))
        return
    tile, direction = sides[0], st.door[secret.sectors[sides[0].number]].index(door)
    tell(m, "blocked" if blocked else "opened", DIRECTIONS[direction], tile.number)
    m.reveal(EVERYONE, "block", tile.number, direction, blocked)
    event = BlockPlaced if blocked else BlockRemoved
    m.emit(event(tile_name(tile.number), DIRECTIONS[direction]))


# Creatures in the maze


def set_creature(m: Scene, changed: Creature) -> None:
    """Store a changed creature."""
    secret = m.table.secret
    secret.creatures = tuple([changed if one.id == changed.id else one for one in secret.creatures])


def with_place(one: Creature, sector: int, moved_to: int, figure: int) -> Creature:
    """Return the creature in another sector."""
    return Creature(one.id, one.kind, sector, one.wounded, figure, moved_to, one.bonus)


def with_wound(one: Creature, wounded: bool) -> Creature:
    """Return the creature wounded or fresh."""
    return Creature(one.id, one.kind, one.sector, wounded, one.figure, one.moved_to, one.bonus)


def with_bonus(one: Creature, bonus: int) -> Creature:
    """Return the creature with this many extra dice."""
    return Creature(one.id, one.kind, one.sector, one.wounded, one.figure, one.moved_to, bonus)


def show_figure(m: Scene, id: int) -> None:
    """Show a creature that stands in a revealed sector and was hidden (AL-CMOVE-06, AL-CMOVE-07, AL-KNOW-12)."""
    t = m.table
    one = creature_of(t, id)
    tile = tile_at(m, one.sector) if one is not None else None
    if one is None or tile is None or one.figure >= 0:
        return
    t.last_figure += 1
    t.figures.append(Figure(t.last_figure, one.kind, tile.number, one.wounded))
    set_creature(m, Creature(one.id, one.kind, one.sector, one.wounded, t.last_figure, one.moved_to, one.bonus))
    if tile.number == t.here:
        t.hero.met = True
    tell_figure(m, "shown", one.kind, one.wounded, tile.number)
    m.reveal(EVERYONE, "figure", one.kind, one.wounded, tile.number)
    m.emit(FigureRevealed(t.last_figure, one.kind, tile_name(tile.number), one.wounded))


def place_creature(m: Scene, id: int, sector: int, moved_to: int, direction: int = -1) -> bool:
    """Move a creature to a sector and show the Hero what he sees of it; return whether it was hidden and is seen now.

    `direction` is the direction of a step, which the Hero is told when the creature leaves the maze (AL-CMOVE-04); -1
    for a teleport, of which he is told nothing (AL-TELE-04).
    """
    t = m.table
    one = creature_of(t, id)
    assert one is not None
    was = one.figure
    tile = tile_at(m, sector)
    if tile is None:
        set_creature(m, with_place(one, sector, moved_to, -1))
        if was >= 0:
            remove_figure(m, was, direction)
        return False
    set_creature(m, with_place(one, sector, moved_to, was))
    if was < 0:
        show_figure(m, id)
        return True
    figure = figure_of(t, was)
    assert figure is not None
    if figure.tile != tile.number:
        figure.tile = tile.number
        if tile.number == t.here:
            t.hero.met = True
        tell_figure(m, "moved", figure.kind, figure.wounded, tile.number)
        m.reveal(EVERYONE, "figure moves", was, tile.number)
        m.emit(FigureMoved(was, figure.kind, tile_name(tile.number)))
    return False


def remove_figure(m: Scene, number: int, direction: int = -1) -> None:
    """Take a figure out of the maze, because its creature went into a hidden sector."""
    t = m.table
    figure = figure_of(t, number)
    if figure is None:
        return
    t.figures.remove(figure)
    if direction < 0:
        tell_figure(m, "vanished", figure.kind, figure.wounded, figure.tile)
        m.reveal(EVERYONE, "figure gone", number)
        m.emit(FigureVanished(number, figure.kind))
    else:
        tell_figure(m, "left", figure.kind, figure.wounded, figure.tile, DIRECTIONS[direction])
        m.reveal(EVERYONE, "figure left", number, direction)
        m.emit(FigureLeft(number, figure.kind, DIRECTIONS[direction]))


# Where the Hero is


def leave_floor(m: Scene) -> None:
    """The Hero has gone over a stair: all sectors of the old floor but the one he came from go (AL-STAIR-03)."""
    t = m.table
    st = station(t)
    old = t.secret.sectors[t.here]
    if st.floor[old] == st.floor[t.secret.hero]:
        return
    gone = 0
    for tile in t.tiles:
        sector = t.secret.sectors[tile.number]
        if st.floor[sector] == st.floor[old] and sector != old:
            gone |= 1 << sector
    hide(m, gone)


def step_to(m: Scene, direction: int) -> None:
    """Put the Hero on the sector in this direction of his own. A hidden one is laid by `Reveal` afterwards."""
    t = m.table
    secret = t.secret
    secret.hero = station(t).link[secret.hero][direction]
    if direction == STAIRS:
        leave_floor(m)
    tile = tile_at(m, secret.hero)
    if tile is not None:
        t.here = tile.number
        if any([figure.tile == tile.number for figure in t.figures]):
            t.hero.met = True


def keep_in_sight(m: Scene) -> int:
    """Return the sectors that stay in the maze at clean-up (AL-END-02): his own, adjacent ones, lit ones in sight."""
    t: Table = m.table
    st, secret = station(t), t.secret
    kept = sectors_in_sight(t) & secret.lit | 1 << secret.hero
    for sector, door in st.neighbours[secret.hero]:
        if door < 0 or not secret.blocked >> door & 1:
            kept |= 1 << sector
    return kept & secret.revealed
