"""Creatures on the secret map: limits, where they may spawn and step, and what the Hero sees of it.

The first half only reads a table, so that a card can be planned on a copy. The second half changes the match.
"""

from brassboard.kernel import EVERYONE, Flow, call

from ..content import BOSSES, CONSTANTS, CREATURES, KINDS, MISSIONS, Nuisance
from ..data.evil_events import FigureMended, SecretMend, SecretMove, SecretRecall, SecretSpawn, SecretTeleport
from ..data.evil_frames import Placement
from ..data.table import Creature, Table
from ..queries import Scene, creature_name, creature_of, creature_row, figure_of, spawn_distances, station
from ..scenario.static_map import Station, distances
from . import maze
from .losses import CALM, lose
from .maze import evil_mask

# Limits


def on_floor(table: Table, floor: int) -> int:
    """Return how many creatures are on a floor; a boss does not count (AL-LIMIT-01, AL-RULING-24)."""
    st = station(table)
    return len([1 for one in table.secret.creatures if st.floor[one.sector] == floor and one.kind not in BOSSES])


def floor_is_full(table: Table, floor: int) -> bool:
    """Whether a floor holds as many creatures as it may."""
    return on_floor(table, floor) >= CONSTANTS.creatures_per_floor


def may_enter_floor(table: Table, one: Creature, sector: int) -> bool:
    """Whether a creature may go to this sector's floor: its own, or one with room (AL-LIMIT-02, AL-RULING-25)."""
    floor = station(table).floor
    if floor[one.sector] == floor[sector] or one.kind in BOSSES:
        return True  # AL-LIMIT-04
    return not floor_is_full(table, floor[sector])


def markers_left(table: Table, kind: str) -> int:
    """Return how many markers of a kind are in the supply (AL-LIMIT-03)."""
    there = len([1 for one in table.secret.creatures if one.kind == kind])
    return creature_row(table, kind).markers - there


# Spawning


def least_distance(table: Table, kind: str, change: int = 0) -> int:
    """Return the minimum distance at which a kind may spawn (AL-SPAWN-02, AL-SPAWN-06, AL-RULING-52).

    The nuisance of a mission comes first and has a floor of its own (M-B4), then what the card changes.
    """
    printed = creature_row(table, kind).distance
    for nuisance in distance_nuisances(table):
        printed = max(printed + nuisance.distance, min(printed, nuisance.least_distance))
    return max(printed + change, CONSTANTS.least_distance)


def distance_nuisances(table: Table) -> list[Nuisance]:
    """Return the nuisances in force that change the distance at which creatures spawn (AL-MISS-15)."""
    there = [MISSIONS[mission.id].nuisance for mission in table.missions if not mission.fulfilled]
    return [nuisance for nuisance in there if nuisance.distance]


def may_spawn(table: Table, kind: str, change: int = 0) -> list[int]:
    """Return the sectors in which a creature of this kind may spawn, in the order of their names.

    There are none if no marker is left.
    """
    if markers_left(table, kind) <= 0:
        return []
    st, least = station(table), least_distance(table, kind, change)
    room = [True, *floors_with_room(table, st)]
    steps, floor = spawn_distances(table), st.floor
    return [sector for sector in st.lay.names().order if steps[sector] >= least and room[floor[sector]]]


def floors_with_room(table: Table, st: Station) -> tuple[bool, bool]:
    """Return whether each of the two floors may take a further creature (AL-LIMIT-01)."""
    first = second = 0
    for one in table.secret.creatures:
        if one.kind not in BOSSES:
            if st.floor[one.sector] == 1:
                first += 1
            else:
                second += 1
    most = CONSTANTS.creatures_per_floor
    return first < most, second < most


def spawn_kinds(table: Table, who: str, change: int = 0) -> list[str]:
    """Return the kinds among `who` (any, or a kind) that may spawn somewhere: in the farthest sector with room."""
    st = station(table)
    steps, sectors_below = spawn_distances(table), st.ground.one.size
    below, above = floors_with_room(table, st)
    if below and above:
        farthest = max(steps)
    elif below or above:
        farthest = max(steps[:sectors_below] if below else steps[sectors_below:], default=-1)
    else:
        farthest = -1
    there = [one.kind for one in table.secret.creatures]
    rows, plain = CREATURES["nightmare" if table.nightmare else "normal"], not distance_nuisances(table)
    found: list[str] = []
    for kind in KINDS:
        if who not in ("any", kind):
            continue
        row = rows[kind]
        least = max(row.distance + change, CONSTANTS.least_distance) if plain else least_distance(table, kind, change)
        if farthest >= least and there.count(kind) < row.markers:
            found.append(kind)
    return found


# Steps


def steps_of(table: Table, one: Creature) -> list[int]:
    """Return the sectors a creature may step into (AL-CMOVE-03, AL-DOOR-03)."""
    blocked = table.secret.blocked
    beside = [other for other, door in station(table).neighbours[one.sector] if door < 0 or not blocked >> door & 1]
    return enterable(table, one, beside)


def enterable(table: Table, one: Creature, beside: list[int]) -> list[int]:
    """Return those of the sectors beside a creature that its floor and a boss's way allow (AL-LIMIT-02, AL-BOSS-03)."""
    if one.kind in BOSSES:
        steps = spawn_distances(table)
        return [other for other in beside if steps[other] <= steps[one.sector]]
    return [other for other in beside if may_enter_floor(table, one, other)]


def doors_to_open(table: Table, one: Creature) -> list[int]:
    """Return the blocked doors of a creature's sector, each of which a step can open (AL-DOOR-05)."""
    return [door for door in station(table).doors_of[one.sector] if table.secret.blocked >> door & 1]


def within_steps(table: Table, sector: int, steps: int) -> list[int]:
    """Return the other sectors within so many open steps."""
    found = distances(station(table), sector, table.secret.blocked, -1)
    return [other for other, away in enumerate(found) if 0 < away <= steps]


# What happens in the match


def spawn(m: Scene, kind: str, sector: int) -> None:
    """Put a new creature on the map; in a revealed sector it is seen at once, without a shock (AL-RULING-16)."""
    secret = m.table.secret
    secret.last_id += 1
    secret.creatures = (*secret.creatures, Creature(secret.last_id, kind, sector))
    m.emit(SecretSpawn(creature_name(secret.last_id), kind, station(m.table).code[sector]), evil_mask(m))
    maze.show_figure(m, secret.last_id)  # AL-SPAWN-05


def step(m: Scene, id: int, sector: int, may_shock: bool) -> Flow:
    """Move a creature 1 step; a hidden one that comes to the Hero shocks him (AL-SHOCK-01, AL-SHOCK-02)."""
    one = creature_of(m.table, id)
    if one is None:
        return None
    direction = station(m.table).link[one.sector].index(sector)
    seen = maze.place_creature(m, id, sector, one.moved_to, direction)
    return shock(m, one.kind) if seen and may_shock and sector == m.table.secret.hero else None


def end_move(m: Scene, id: int) -> None:
    """Note where a move ended, for light-off (AL-RULING-10). A boss may darken the Hero's sector (AL-BOSS-04)."""
    one = creature_of(m.table, id)
    if one is None:
        return
    maze.set_creature(m, maze.with_place(one, one.sector, one.sector, one.figure))
    m.emit(SecretMove(creature_name(id), one.kind, station(m.table).code[one.sector]), evil_mask(m))
    if one.sector == m.table.secret.hero and creature_row(m.table, one.kind).darkens:
        maze.light_off(m, 1 << one.sector)


def teleport(m: Scene, id: int, sector: int, may_shock: bool) -> Flow:
    """Put a creature into another sector without noise or direction (AL-TELE-01 to -04, AL-RULING-15)."""
    one = creature_of(m.table, id)
    if one is None:
        return None
    seen = maze.place_creature(m, id, sector, sector)
    m.emit(SecretTeleport(creature_name(id), one.kind, station(m.table).code[sector]), evil_mask(m))
    return shock(m, one.kind) if seen and may_shock and sector == m.table.secret.hero else None


def recall(m: Scene, id: int) -> None:
    """Take a creature off the map; its marker returns to the supply and nobody gains by it (AL-XP-06)."""
    one = creature_of(m.table, id)
    if one is None:
        return
    secret = m.table.secret
    secret.creatures = tuple([other for other in secret.creatures if other.id != id])
    if one.figure >= 0:
        maze.remove_figure(m, one.figure)
    m.emit(SecretRecall(creature_name(id), one.kind), evil_mask(m))


def mend(m: Scene, id: int) -> None:
    """Make a wounded creature fresh; the Hero sees it if it is revealed."""
    one = creature_of(m.table, id)
    if one is None:
        return
    maze.set_creature(m, maze.with_wound(one, False))
    figure = figure_of(m.table, one.figure)
    if figure is None:
        m.emit(SecretMend(creature_name(id), one.kind), evil_mask(m))
        return
    figure.wounded = False
    m.reveal(EVERYONE, "mended", figure.number)
    m.emit(FigureMended(figure.number, figure.kind))


def shock(m: Scene, kind: str) -> Flow:
    """The Hero loses the self-control value of a kind (AL-SHOCK-01); a value of 0 is no loss."""
    return lose(m, CALM, creature_row(m.table, kind).loss, "shock")


def boss_appears(m: Scene) -> Flow:
    """When a boss is first seen, the leader may let it call a creature, without a card (AL-BOSS-04)."""
    secret = m.table.secret
    if secret.apostle_seen or not m.table.boss or not creature_row(m.table, m.table.boss).calls:
        return None
    if m.table.boss not in [figure.kind for figure in m.table.figures]:
        return None
    secret.apostle_seen = True
    return call(Placement(m.table.leader, f"boss:{m.table.boss}"))
