"""Verbs that change the station: light, danger markers, doors, sectors that leave the maze, what missions place."""

from brassboard.kernel import PASS
from brassboard.kernel.data import Action
from brassboard.kit.effects import Call

from ..content import CONSTANTS, scopes_of
from ..content import Mission as MissionRow
from ..data.actions import At, Bar, Unmark
from ..data.core_frames import Op
from ..queries import bits, creature_row, sectors_in_sight
from ..rules.creatures import within_steps
from ..scenario.static_map import distances
from .choices import Choice, Choices, at_sectors, choose, choose_sectors, end_of
from .world import World, bit_set

# Light and sight


def off(w: World, call: Call) -> Choices:
    """Switch light off in up to n sectors of the scope (AL-LIGHT-11)."""
    scopes, secret = scopes_of(call, 0), w.table.secret

    def darken(sector: int) -> None:
        secret.lit &= ~(1 << sector)
        w.ops.append(Op("off", sectors=(sector,)))

    yield from choose_sectors(w, "darken", lambda: w.in_scope(scopes) & secret.lit, call.number(1), darken)


def hide(w: World, call: Call) -> Choices:
    """Take up to n revealed sectors out of the maze: never the Hero's, never a lit one in sight."""
    most, scopes = call.number(0), scopes_of(call, 1)
    for count in range(most):
        secret = w.table.secret
        kept = 1 << secret.hero | sectors_in_sight(w.table) & secret.lit
        options = at_sectors(w, w.by_name(w.in_scope(scopes) & secret.revealed & ~kept))
        chosen = yield from choose(w, "hide", options, end_of(most), most - count)
        if not isinstance(chosen, At):
            return
        sector = w.station.sector_of[chosen.sector]
        w.hide(sector)
        w.ops.append(Op("hide", sectors=(sector,)))


# Danger markers


def danger(w: World, call: Call) -> Choices:
    """Place up to n danger markers, 1 a sector; on a full floor one is removed first (AL-RULING-56)."""
    most, scopes = call.number(0), scopes_of(call, 1)
    rank, last = w.station.lay.names().rank, -1
    for count in range(most):
        there = w.by_name(w.in_scope(scopes) & ~w.table.secret.danger)
        options = at_sectors(w, [sector for sector in there if rank[sector] > last])
        chosen = yield from choose(w, "danger", options, end_of(most), most - count)
        if not isinstance(chosen, At):
            return
        sector = w.station.sector_of[chosen.sector]
        last = rank[sector]
        yield from put_marker(w, sector)


def put_marker(w: World, sector: int) -> Choices:
    """Place a marker in a sector, after making room on a full floor; without room it is not placed."""
    if w.full_of_danger(sector):
        made = yield from make_room(w, sector)
        if made is None:
            return
    set_marker(w, sector)


def set_marker(w: World, sector: int) -> None:
    """Put a marker into a sector."""
    w.table.secret.danger |= 1 << sector
    w.ops.append(Op("danger", sectors=(sector,)))


def make_room(w: World, sector: int) -> Choice:
    """Remove a marker of a full floor, or none."""
    codes = sorted([w.station.code[other] for other in w.markers_of_floor(sector)])
    chosen = yield from choose(w, "make_room", [Unmark(code) for code in codes], PASS)
    if isinstance(chosen, Unmark):
        take_marker(w, w.station.sector_of[chosen.sector])
    return chosen


def take_marker(w: World, sector: int) -> None:
    """Take the marker off a sector."""
    w.table.secret.danger &= ~(1 << sector)
    w.ops.append(Op("undanger", sectors=(sector,)))


def undanger(w: World, call: Call) -> Choices:
    """Remove up to n danger markers."""
    scopes, secret = scopes_of(call, 1), w.table.secret
    w.removed = False

    def take(sector: int) -> None:
        w.removed = True
        take_marker(w, sector)

    yield from choose_sectors(w, "undanger", lambda: w.in_scope(scopes) & secret.danger, call.number(0), take)


def shift(w: World, call: Call) -> Choices:
    """Move up to k danger markers up to n open steps each, into unmarked sectors out of sight."""
    most, steps = call.number(0), call.number(1)
    moved = 0
    for count in range(most):
        secret = w.table.secret
        there = [s for s in w.by_name(secret.danger & ~moved) if free_sectors(w, s, steps)]
        chosen = yield from choose(w, "shift", at_sectors(w, there), end_of(most), most - count)
        if not isinstance(chosen, At):
            return
        source = w.station.sector_of[chosen.sector]
        place = yield from choose(w, "shift_to", at_sectors(w, w.by_name(bit_set(free_sectors(w, source, steps)))))
        assert isinstance(place, At)
        sector = w.station.sector_of[place.sector]
        if w.station.floor[source] != w.station.floor[sector] and w.full_of_danger(sector):
            made = yield from make_room(w, sector)
            if made is None:
                continue
        take_marker(w, source)
        moved |= 1 << sector
        set_marker(w, sector)


def free_sectors(w: World, source: int, steps: int) -> list[int]:
    """Return the sectors to which a marker may be shifted."""
    closed = w.table.secret.danger | sectors_in_sight(w.table)
    return [sector for sector in within_steps(w.table, source, steps) if not closed >> sector & 1]


# Doors


def block(w: World, call: Call) -> Choices:
    """Block up to n doors of sectors of the scope (AL-DOOR-02)."""
    most, scopes = call.number(0), scopes_of(call, 1)
    last = ""
    for count in range(most):
        codes = sorted([w.station.door_code[door] for door in open_doors_of(w, bits(w.in_scope(scopes)))])
        options: list[Action] = [Bar(code) for code in codes if code > last]
        chosen = yield from choose(w, "bar", options, end_of(most), most - count)
        if not isinstance(chosen, Bar):
            return
        last = chosen.door
        bar(w, w.station.door_of[last])


def open_doors_of(w: World, sectors: list[int]) -> list[int]:
    """Return the unblocked doors of these sectors, each once."""
    found = [door for sector in sectors for door in w.station.doors_of[sector]]
    return [door for door in dict.fromkeys(found) if not w.table.secret.blocked >> door & 1]


def bar(w: World, door: int) -> None:
    """Block a door."""
    w.table.secret.blocked |= 1 << door
    w.ops.append(Op("block", n=door))


# What missions place


def block_rooms(w: World, call: Call) -> Choices:
    """Block every door of some rooms."""
    for door in open_doors_of(w, [w.station.room_at[room] for room in scopes_of(call, 0)]):
        bar(w, door)
    yield from ()


def place_boss(w: World, call: Call) -> Choices:
    """Put a boss into a hidden sector at its distance or more; if there is none, into the farthest hidden one."""
    kind, secret = call.word(0), w.table.secret
    hidden = [sector for sector in range(w.station.size) if not secret.revealed >> sector & 1]
    least = creature_row(w.table, kind).distance
    there = [sector for sector in hidden if w.distance(sector) >= least]
    if not there:
        most = max([w.distance(sector) for sector in hidden], default=0)
        there = [sector for sector in hidden if w.distance(sector) == most]
    yield from put_boss(w, kind, there)


def place_boss_in(w: World, call: Call) -> Choices:
    """Put a boss into that of some rooms which is farthest from the Hero; the leader decides a tie."""
    rooms = [w.station.room_at[room] for room in scopes_of(call, 1)]
    most = max([w.distance(sector) for sector in rooms])
    yield from put_boss(w, call.word(0), [sector for sector in rooms if w.distance(sector) == most])


def put_boss(w: World, kind: str, sectors: list[int]) -> Choices:
    """Ask where a boss is put (AL-BOSS-01)."""
    chosen = yield from choose(w, "place_boss", at_sectors(w, w.by_name(bit_set(sectors))))
    if isinstance(chosen, At):
        sector = w.station.sector_of[chosen.sector]
        w.ops.append(Op("boss", w.add(kind, sector), (sector,), word=kind))


def find_markers(w: World, mission: MissionRow) -> Choices:
    """Lay the markers of a `find` step, one by one, and pick the real one (AL-MISS-13)."""
    step = mission.find
    if step is None:
        return
    laid: list[int] = []
    for count in range(step.markers):
        options = at_sectors(w, w.by_name(bit_set(clue_sectors(w, laid))))
        chosen = yield from choose(w, "hide_clue", options, left=step.markers - count)
        if isinstance(chosen, At):
            laid.append(w.station.sector_of[chosen.sector])
    real = yield from choose(w, "real_clue", at_sectors(w, laid))
    for sector in laid:
        is_real = isinstance(real, At) and real.sector == w.station.code[sector]
        w.ops.append(Op("clue", sectors=(sector,), n=1 if is_real else 0, word=mission.colour))


def clue_sectors(w: World, laid: list[int]) -> list[int]:
    """Return the hidden corridors far enough from the Hero and from the markers laid; the demand drops step by step."""
    st, secret = w.station, w.table.secret
    away = [distances(st, sector, secret.blocked, 1) for sector in (secret.hero, *laid)]
    for least in range(CONSTANTS.clue_distance, 0, -1):
        found = [
            sector
            for sector in range(st.size)
            if not st.room[sector] and not secret.revealed >> sector & 1 and min([row[sector] for row in away]) >= least
        ]
        if found:
            return found
    return []
