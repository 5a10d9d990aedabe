"""The maze: sectors come and go, and what lies in them is shown (chapter "secret map and maze", light, sight).

Evil's map and the Hero's maze are stored apart (decision record 0021); the functions here are the only ones that write
both. A change of light, doors, markers or creatures is made with them, and then `cast` reveals what came into sight.
"""

from brassboard.kernel import END_RULE, EVERYONE, Flow, ask, call, goto, rule

from ..data.actions import TakeTile
from ..data.core_frames import Reveal, Turn
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
from ..data.table import Creature, Fact, Figure, GoneTile, Tile
from ..queries import (
    DOOR,
    OFFSETS,
    PASSAGE,
    TILE_SUPPLY,
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
    tile_number,
    tile_of,
    tiles_in_sight,
)
from ..scenario.static_map import DIRECTIONS, STAIRS, Station



def evil_mask(m: Scene) -> int:
    """Return the mask of the Evil seats, for events the Hero must not see."""
    return (1 << m.seats) - 2


# Telling the Hero


def tell(m: Scene, what: str, word: str = "", number: int = 0, same_floor: bool = True, doubtful: bool = False) -> None:
    """Remember something the Hero was told or did, for all who reason about the secret map."""
    t = m.table
    fact = Fact(what, t.last_tile + 1, t.here, word, number, same_floor, doubtful, t.round, t.turn)
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
    return call(Reveal("cast")) if next_lit(m) >= 0 else None


def next_lit(m: Scene) -> int:
    """Return a hidden lit sector that a ray from the Hero reaches, or -1 (AL-LIGHT-03, AL-RULING-04)."""
    return lit_in_reach(m.table)


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


def next_hidden(reveal: Reveal, m: Scene) -> int:
    """Return the next sector to lay, or -1 if the reveal is complete."""
    secret = m.table.secret
    if reveal.way == "cast":
        return next_lit(m)
    if reveal.way == "enter":
        return secret.hero if not secret.revealed >> secret.hero & 1 else -1
    for sector in line_ahead(m, reveal.direction, reveal.left):
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
    seen = [tile.number for tile in tiles_in_sight(m.table)]
    return [
        tile.number
        for tile in m.table.tiles
        if tile.shape == shape and tile.number not in seen and tile.number not in fresh
    ]


def find_next(reveal: Reveal, m: Scene) -> Flow:
    """End the reveal when nothing is left to lay."""
    return END_RULE if next_hidden(reveal, m) < 0 else None


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
            hide(m, 1 << m.table.secret.sectors[matches[0]])
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
    number = lay(m, sector, via)
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


def lay(m: Scene, sector: int, via: int = -1) -> int:
    """Put a sector into the maze with all it holds, and return its new tile number (AL-MAP-05, AL-KNOW-11)."""
    t = m.table
    st, secret = station(t), t.secret
    number = t.last_tile + 1
    tile = Tile(
        number, number, st.floor[sector], 0, 0, links_of(st, sector), st.shape[sector], st.room[sector],
        bool(st.switch >> sector & 1), st.stair[sector], via,
    )  # fmt: skip
    t.last_tile = number
    secret.sectors = (*secret.sectors, sector)
    secret.revealed |= 1 << sector
    _join_islands(m, tile, sector)
    t.tiles.append(tile)
    show_state(m, tile, sector)
    if sector == secret.hero:
        t.here = number
    linked = tuple([beside.number for d in range(4) if (beside := _beside(m, tile, d)) is not None])
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


def _beside(m: Scene, tile: Tile, direction: int) -> Tile | None:
    """Return the tile that the secret map links to a new tile in this direction, if it is in the maze."""
    t = m.table
    st = station(t)
    other = st.link[t.secret.sectors[tile.number]][direction]
    if other < 0 or not t.secret.revealed >> other & 1:
        return None
    return next((one for one in t.tiles if t.secret.sectors[one.number] == other), None)


def _join_islands(m: Scene, tile: Tile, sector: int) -> None:
    """Give a new tile its island and place: next to its lowest-numbered linked neighbour; join islands it links."""
    found: list[tuple[int, int]] = []
    for direction in range(4):
        beside = _beside(m, tile, direction)
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
    t = m.table
    if not t.secret.revealed >> sector & 1:
        return None
    for tile in t.tiles:
        if t.secret.sectors[tile.number] == sector:
            return tile
    return None


def sector_of(m: Scene, tile: int) -> int:
    """Return the sector of a tile number."""
    return m.table.secret.sectors[tile]


# Light, danger markers and blocks


def light_on(m: Scene, sectors: int) -> None:
    """Switch light on in these sectors. The caller casts sight afterwards (AL-MAP-08, AL-LIGHT-02)."""
    secret = m.table.secret
    for sector in bits(sectors & ~secret.lit):
        secret.lit |= 1 << sector
        _show_light(m, sector, True)


def light_off(m: Scene, sectors: int) -> None:
    """Switch light off in these sectors."""
    secret = m.table.secret
    for sector in bits(sectors & secret.lit):
        secret.lit &= ~(1 << sector)
        _show_light(m, sector, False)


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


def _show_block(m: Scene, door: int, blocked: bool) -> None:
    st = station(m.table)
    shown = False
    for sector in st.doors[door]:
        tile = tile_at(m, sector)
        if tile is None:
            continue
        direction = st.door[sector].index(door)
        tile.blocked = tile.blocked | 1 << direction if blocked else tile.blocked & ~(1 << direction)
        if not shown:
            event = BlockPlaced if blocked else BlockRemoved
            m.reveal(EVERYONE, "block", tile.number, direction, blocked)
            m.emit(event(tile_name(tile.number), DIRECTIONS[direction]))
            tell(m, "blocked" if blocked else "opened", DIRECTIONS[direction], tile.number)
            shown = True
    if not shown:
        m.emit(SecretBlock(st.door_code[door], blocked), evil_mask(m))


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

    `direction` is the direction of a step, which the Hero is told when the creature leaves the maze (AL-CMOVE-04); -1 for
    a teleport, of which he is told nothing (AL-TELE-04).
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
    t = m.table
    st, secret = station(t), t.secret
    kept = sectors_in_sight(t) & secret.lit | 1 << secret.hero
    for sector, door in st.neighbours[secret.hero]:
        if door < 0 or not secret.blocked >> door & 1:
            kept |= 1 << sector
    return kept & secret.revealed
