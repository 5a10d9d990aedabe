"""Verbs that move, spawn, teleport, recall, mend and strengthen creatures."""

from typing import Final

from brassboard.kernel import PASS
from brassboard.kernel.data import Action
from brassboard.kit.effects import Call

from ..content import KINDS, scopes_of
from ..data.actions import At, Kind, Pick, Step, Unbar
from ..data.core_frames import Op
from ..data.table import Creature
from ..queries import creature_id, creature_name, creature_row
from ..rules import maze
from ..rules.creatures import doors_to_open, enterable, may_enter_floor, may_spawn, spawn_kinds, steps_of
from .choices import DONE, SECTORS, Choices, at_sectors, choose, end_of
from .world import World, is_boss

STEPS: Final[dict[str, Action]] = {code: Step(code) for code in SECTORS}
"""The options that name a step, by the name of the sector it leads to."""
PICKS: Final[tuple[Action, ...]] = tuple([Pick(creature_name(id)) for id in range(100)])
"""The options that name a creature, by its number; few matches have more creatures."""
KIND_OPTIONS: Final[dict[str, Action]] = {kind: Kind(kind) for kind in KINDS}

# Moving


def cmove(w: World, call: Call) -> Choices:
    """Move up to k different creatures up to n steps each, one after the other (AL-CMOVE-01 to -03)."""
    n, who, most, nearer = call.number(0), call.word(1), call.number(2), call.word(3) == "nearer"
    among = movable(w, who, n, nearer)  # `hidden` is read when the call begins.
    w.that = []
    while len(w.that) < most:
        left = [id for id in among if id not in w.that] if w.that else among
        if nearer:
            left = [id for id in left if gets_nearer(w, id, n, distance_of(w, id))]
        end = None if w.must and not w.that else end_of(most)
        chosen = yield from choose(w, "creature", picks(left), end, most - len(w.that))
        if not isinstance(chosen, Pick):
            return
        w.that.append(creature_id(chosen.creature))
        yield from move_one(w, w.that[-1], n, nearer)


def movable(w: World, who: str, n: int, nearer: bool) -> list[int]:
    """Return the creatures that may be moved."""
    found = [one.id for one in w.of_who(who)]
    return [id for id in found if gets_nearer(w, id, n, distance_of(w, id))] if nearer else found


def move_one(w: World, id: int, n: int, nearer: bool) -> Choices:
    """Move a creature step by step; a step may open a blocked door instead (AL-DOOR-05). It may stay (AL-CMOVE-02)."""
    began = distance_of(w, id) if nearer else 0
    w.moving, w.seen_outside = id, False
    for left in range(n, 0, -1):
        options = step_options(w, id, left, began, nearer)
        may_stop = not nearer or distance_of(w, id) < began
        answer = yield from choose(w, "path", options, DONE if may_stop else None, left)
        if isinstance(answer, Step):
            sector = w.station.sector_of[answer.sector]
            w.ops.append(Op("step", id, (sector,), n=1 if w.place(id, sector) else 0))
        elif isinstance(answer, Unbar):
            door = w.station.door_of[answer.door]
            w.table.secret.blocked &= ~(1 << door)
            w.ops.append(Op("unbar", id, n=door))
            w.cast()  # AL-CMOVE-09
        else:
            break
    one = w.creature(id)
    sector = one.sector
    w.ops.append(Op("halt", id, told=w.noise(sector)))  # AL-NOISE-05
    if sector == w.table.secret.hero and creature_row(w.table, one.kind).darkens:
        w.table.secret.lit &= ~(1 << sector)


def step_options(w: World, id: int, left: int, began: int, nearer: bool) -> list[Action]:
    """Return the steps and doors a creature has next; with `nearer` only those after which it can still get nearer."""
    one, names = w.creature(id), w.station.lay.names()
    blocked = w.table.secret.blocked
    beside = [other for other, door in names.neighbours[one.sector] if door < 0 or not blocked >> door & 1]
    sectors = enterable(w.table, one, beside)
    doors = [door for door in names.doors_of[one.sector] if blocked >> door & 1] if blocked else []
    if nearer:
        sectors = [sector for sector in sectors if nearer_after_step(w, one, sector, left - 1, began)]
        doors = [door for door in doors if nearer_after_door(w, id, door, left - 1, began)]
    steps = [STEPS[names.code[sector]] for sector in sectors]
    return [*steps, *[Unbar(names.door_code[door]) for door in doors]] if doors else steps


def gets_nearer(w: World, id: int, left: int, began: int) -> bool:
    """Whether a creature can end nearer to the Hero than `began` with the steps left."""
    if distance_of(w, id) < began:
        return True
    if left == 0:
        return False
    one = w.creature(id)
    for sector in steps_of(w.table, one):
        if nearer_after_step(w, one, sector, left - 1, began):
            return True
    for door in doors_to_open(w.table, one):  # noqa: SIM110  A list would try every door.
        if nearer_after_door(w, id, door, left - 1, began):
            return True
    return False


def nearer_after_step(w: World, one: Creature, sector: int, left: int, began: int) -> bool:
    """Whether a creature can end nearer if it steps into this sector first."""
    w.put(maze.with_place(one, sector, one.moved_to, one.figure))
    fits = gets_nearer(w, one.id, left, began)
    w.put(one)
    return fits


def nearer_after_door(w: World, id: int, door: int, left: int, began: int) -> bool:
    """Whether a creature can end nearer if it opens this blocked door first."""
    secret = w.table.secret
    secret.blocked &= ~(1 << door)
    fits = gets_nearer(w, id, left, began)
    secret.blocked |= 1 << door
    return fits


def distance_of(w: World, id: int) -> int:
    """Return the distance of a creature from the Hero, measured as for spawning."""
    return w.distance(w.creature(id).sector)


# Spawning, teleporting, recalling


def spawn(w: World, call: Call) -> Choices:
    """Spawn 1 creature: its kind, then its sector, or none (AL-SPAWN-02, AL-FLOW-10)."""
    who, change = call.word(0), call.number(1)
    kinds = spawn_kinds(w.table, who, change)
    w.that = []
    if not kinds:
        return
    end: Action | None = None if w.must else PASS
    kind = who
    if who == "any":
        chosen = yield from choose(w, "spawn", [KIND_OPTIONS[each] for each in kinds], end)
        if not isinstance(chosen, Kind):
            return
        kind, end = chosen.kind, None
    place = yield from choose(w, "spawn_at", at_sectors(w, may_spawn(w.table, kind, change)), end)
    if isinstance(place, At):
        sector = w.station.sector_of[place.sector]
        w.that = [w.add(kind, sector)]
        w.ops.append(Op("spawn", w.that[0], (sector,), word=kind, told=w.noise(sector)))  # AL-SPAWN-04


def tele(w: World, call: Call) -> Choices:
    """Teleport 1 creature into a sector of the scope; it makes no noise (AL-TELE-01 to -04)."""
    w.that = []
    scopes = scopes_of(call, 1)
    ids = [one.id for one in w.of_who(call.word(0)) if destinations(w, one, scopes)]
    chosen = yield from choose(w, "teleport", picks(ids), PASS)
    if not isinstance(chosen, Pick):
        return
    id = creature_id(chosen.creature)
    place = yield from choose(w, "teleport_to", at_sectors(w, destinations(w, w.creature(id), scopes)))
    if isinstance(place, At):
        sector = w.station.sector_of[place.sector]
        w.that = [id]
        w.moving, w.seen_outside = id, False
        w.ops.append(Op("tele", id, (sector,), n=1 if w.place(id, sector) else 0))


def destinations(w: World, one: Creature, scopes: tuple[str, ...]) -> list[int]:
    """Return the sectors a creature may be teleported to; floors stay limited, and bosses never go (AL-RULING-25)."""
    if is_boss(one):
        return []  # AL-BOSS-02
    there = w.by_name(w.in_scope(scopes) & ~(1 << one.sector))
    return [sector for sector in there if may_enter_floor(w.table, one, sector)]


def recall(w: World, call: Call) -> Choices:
    """Take 1 creature off the map; this must be done if it can be (AL-FLOW-10)."""
    chosen = yield from choose(w, "recall", picks([one.id for one in w.of_who(call.word(0)) if not is_boss(one)]))
    if isinstance(chosen, Pick):
        id = creature_id(chosen.creature)
        w.remove(id)
        w.ops.append(Op("recall", id))


# Strength


def mend(w: World, call: Call) -> Choices:
    """Make a wounded creature fresh."""
    chosen = yield from choose(w, "mend", picks([one.id for one in w.of_who(call.word(0)) if one.wounded]), PASS)
    if isinstance(chosen, Pick):
        id = creature_id(chosen.creature)
        w.put(maze.with_wound(w.creature(id), False))
        w.ops.append(Op("mend", id))


def dice(w: World, call: Call) -> Choices:
    """Give extra dice to a creature, or to all that attack in the Hero's sector."""
    who, n = call.word(0), call.number(1)
    if who == "all":
        w.ops.append(Op("dice_all", n=n))
        return
    if who == "target":
        yield from pick_target(w, w.targets())
        ids = [w.target] if w.target >= 0 else []
    else:
        ids = [one.id for one in w.of_who(who)]
    w.ops += [Op("dice", id, n=n) for id in ids]


def strike(w: World, call: Call) -> Choices:
    """A creature with the Hero attacks at once, if it lives and is there."""
    yield from pick_target(w, [one for one in w.targets() if one.sector == w.table.secret.hero])
    if w.target >= 0 and w.creature(w.target).sector == w.table.secret.hero:
        w.ops.append(Op("strike", w.target))


def pick_target(w: World, among: list[Creature]) -> Choices:
    """Pick one creature attacked this turn, once for the whole card (AL-FLOW-09)."""
    if w.target >= 0:
        return
    chosen = yield from choose(w, "attacked", picks([one.id for one in among]))
    if isinstance(chosen, Pick):
        w.target = creature_id(chosen.creature)


def picks(ids: list[int]) -> list[Action]:
    """Return the options that name these creatures."""
    return [Pick(creature_name(id)) if id >= len(PICKS) else PICKS[id] for id in ids]
