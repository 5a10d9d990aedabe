"""The Move action: one unit after the other, step by step, with the cargo each takes along."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    Ask,
    Denied,
    EndForm,
    Flow,
    Kind,
    Requirement,
    Seat,
    ask,
    call,
    form,
    goto,
    legal,
    requires,
    rule,
)
from brassboard.kit.bits import Bits, members

from ..content import RESOURCES
from ..content.map_tables import GOES, HOMES, LAKES, MOVES, NAMES, NUMBER, ONTO_LAKE, OVER_RIVER
from ..data.actions import Carry, Go, Move
from ..data.events import Carried, Moved
from ..data.frames import Aftermath, Load, Moving, Trek
from ..data.table import Player
from ..extension_points import Scene, points
from ..queries import combat_units, count_of, enemy_fighters, enemy_units, has, player, put_goods, shift
from .movement_abilities import speed_of, steps_from

NO_MORE: Final = EndForm()


def choose_unit(moving: Moving, m: Scene) -> Flow:
    """Ask for the next unit and its first step, up to the allowed number (SC-MOVE-01); fewer are fine (SC-MOVE-03)."""
    if moving.units < 1:
        return goto(after_moves)
    options = legal(m, moving.seat, MOVE)
    if not options:
        return goto(after_moves)
    return ask(moving.seat, "move", [*options, NO_MORE], args={"left": moving.units})


def pick_up(moving: Moving, m: Scene) -> Flow:
    """Note the unit, its first step and how many steps it has."""
    chosen = moving.move
    if type(chosen) is not Move:
        return goto(after_moves)
    one = player(m, moving.seat)
    moving.units -= 1
    moving.unit, moving.at, moving.to = chosen.unit, NUMBER[chosen.origin], NUMBER[chosen.to]
    moving.left = moving.steps + speed_of(one, chosen.unit)
    return None


def choose_cargo(moving: Moving, m: Scene) -> Flow:
    """Ask what comes along on this step (SC-UNIT-03, SC-UNIT-04).

    SC-MOVE-06: what the unit carried so far lies on its hex, so before each step all of it may come along or stay.
    """
    moving.cargo = ()
    return form((moving.seat,), next_cargo, into="cargo") if _cargo_here(moving, m) else None


def next_cargo(moving: Moving, m: Scene, seat: Seat, given: tuple[Carry, ...]) -> Ask | None:
    """Ask how many workers, or tokens of the next resource, come along."""
    ranges = _cargo_here(moving, m)
    if len(given) == len(ranges):
        return None
    what, least, most = ranges[len(given)]
    return Ask(
        seat,
        "carry",
        [Carry(what, n) for n in range(least, most + 1)],
        "cargo",
        {"what": what, "unit": moving.unit, "hex": NAMES[moving.to]},
    )


def _cargo_here(moving: Moving, m: Scene) -> list[tuple[str, int, int]]:
    """Return what may come along with the unit that moves."""
    return cargo_ranges(m, player(m, moving.seat), moving.unit, moving.at)


def cargo_ranges(m: Scene, one: Player, unit: str, at: int) -> list[tuple[str, int, int]]:
    """Return what a unit may take along from a hex, as (kind, at least, at most) (SC-MOVE-04).

    Nothing is left alone on a lake (SC-WATER-05), unless another unit stays with it (SC-RULING-23).
    """
    goods = m.table.goods
    found: list[tuple[str, int, int]] = []
    lake = LAKES >> at & 1
    if unit == "mech" and at in one.workers:
        n = one.workers.count(at)
        stays = not lake or one.mechs.count(at) > 1  # SC-RULING-23
        found.append(("worker", 0 if stays else n, n))
    stay = not lake or combat_units(one, at) > 1
    for kind, resource in enumerate(RESOURCES):
        n = goods[kind][at]
        if n:
            found.append((resource, 0 if stay else n, n))
    return found


def move_unit(moving: Moving, m: Scene) -> Flow:
    """Move the unit and its cargo one step, and note what stops it there."""
    one = player(m, moving.seat)
    at, to, unit = moving.at, moving.to, moving.unit
    _note_abilities(moving, m, one)
    _note_trek(moving, unit, at, to, walked=True, carried=moving.cargo)
    shift(one, unit, at, to)
    m.emit(Moved(one.faction, unit, NAMES[at], NAMES[to]))
    for load in moving.cargo:
        if load.n:
            _move_cargo(moving, m, one, load)
    moving.cargo = ()
    moving.at = to
    moving.left -= 1
    moving.hook = 0
    stops = [entry.name for entry in points(m).entries if entry.stops(m, one, unit, to)]
    moving.stopped = stops[0] if stops else ""
    return None


def _move_cargo(moving: Moving, m: Scene, one: Player, load: Carry) -> None:
    """Move a part of the cargo; carried workers may enter a territory with enemy units (SC-MOVE-12)."""
    at, to = moving.at, moving.to
    if load.what == "worker":
        shift(one, "worker", at, to, load.n)
        for _ in range(load.n):
            _carry_worker(moving, one, at, to)
    else:
        kind = RESOURCES.index(load.what)
        put_goods(m, kind, at, -load.n)
        put_goods(m, kind, to, load.n)
    m.emit(Carried(one.faction, load.what, load.n, NAMES[to]))


def _note_abilities(moving: Moving, m: Scene, one: Player) -> None:
    """Note the abilities that this step uses up (Toka) or that matter when the move ends (Shinobi)."""
    if moving.unit == "worker":
        return
    if OVER_RIVER[moving.at] >> moving.to & 1 and has(one, "toka") and "toka" not in one.used:
        before = one.used
        one.used = (*before, "toka")  # SC-TOG-06
        if steps_from(m, one, moving.unit, moving.at) >> moving.to & 1:
            one.used = before  # The Mine or Shinobi leads there as well, so the river does not count as crossed.
    if has(one, "shinobi") and any([trap.at == moving.to for trap in one.traps]):
        moving.leapt = (*moving.leapt, moving.to)  # SC-TOG-09


def _note_trek(moving: Moving, unit: str, at: int, to: int, walked: bool, carried: tuple[Carry, ...] = ()) -> None:
    """Note where a unit and its cargo began; a further step continues the trek of the unit that made the last one."""
    going_on = moving.go is not None or (unit == "worker" and not walked)
    for place in range(len(moving.treks) - 1, -1, -1):
        trek = moving.treks[place]
        if going_on and trek.unit == unit and trek.at == at and trek.walked == walked:
            further = Trek(unit, trek.start, to, walked, _with_origins(carried, trek.loads, at))
            moving.treks = (*moving.treks[:place], further, *moving.treks[place + 1 :])
            return
    moving.treks = (*moving.treks, Trek(unit, at, to, walked, _with_origins(carried, (), at)))


def _with_origins(carried: tuple[Carry, ...], before: tuple[Load, ...], at: int) -> tuple[Load, ...]:
    """Return the cargo with where it was picked up: what the unit brought here comes along first (SC-RULING-31)."""
    found: list[Load] = []
    for load in carried:
        left = load.n
        if load.what == "worker":
            continue  # A carried worker has a trek of its own.
        for brought in before:
            n = min(left, brought.n)
            if brought.resource == load.what and n:
                found.append(Load(load.what, n, brought.start))
                left -= n
        if left:
            found.append(Load(load.what, left, at))
    return tuple(found)


def _carry_worker(moving: Moving, one: Player, at: int, to: int) -> None:
    """Carry a worker: one that still has its own move comes along before one that has used it (SC-MOVE-05)."""
    tired = [place for place, t in enumerate(moving.treks) if t.unit == "worker" and t.at == at and t.walked]
    still_here = one.workers.count(at)
    if still_here < len(tired):
        place = tired[0]
        trek = moving.treks[place]
        moved = Trek("worker", trek.start, to, True)
        moving.treks = (*moving.treks[:place], moved, *moving.treks[place + 1 :])
    else:
        _note_trek(moving, "worker", at, to, walked=False)


def enter(moving: Moving, m: Scene) -> Flow:
    """Run the hooks of entering a territory in their order; each may call a frame."""
    entries = points(m).entries
    if moving.hook >= len(entries):
        return goto(offer_step)
    enters = entries[moving.hook].enters
    return None if enters is None else enters(m, player(m, moving.seat), moving.unit, moving.at)


def next_hook(moving: Moving, m: Scene) -> Flow:
    """Go on to the next hook of entering."""
    moving.hook += 1
    return goto(enter)


def offer_step(moving: Moving, m: Scene) -> Flow:
    """Offer another step, unless the unit had to stop or has none left (SC-SPEED-01)."""
    moving.go = None
    if moving.stopped or moving.left < 1:
        return goto(choose_unit)
    return None


def choose_step(moving: Moving, m: Scene) -> Flow:
    """Ask for a further step of the same unit."""
    options = legal(m, moving.seat, GO)
    if not options:
        return goto(choose_unit)
    return ask(moving.seat, "go", [*options, NO_MORE], args={"unit": moving.unit, "hex": NAMES[moving.at]})


def take_step(moving: Moving, m: Scene) -> Flow:
    """Take the further step, or go on to the next unit."""
    if type(moving.go) is not Go:
        moving.go = None
        return goto(choose_unit)
    moving.to = NUMBER[moving.go.to]
    return goto(choose_cargo)


def after_moves(moving: Moving, m: Scene) -> Flow:
    """Call combats, encounter, Factory card and tokens, if any unit has moved (SC-MOVE-16)."""
    return call(Aftermath(moving.seat, moving.treks, moving.leapt)) if moving.treks else END_RULE


rule(
    Moving,
    (choose_unit, "SC-MOVE-02"),
    (pick_up, "SC-MOVE-02"),
    (choose_cargo, "SC-UNIT-04"),
    (move_unit, "SC-MOVE-02"),
    (enter, "SC-MOVE-10"),
    (next_hook, "SC-MOVE-10"),
    (offer_step, "SC-SPEED-01"),
    (choose_step, "SC-SPEED-01"),
    (take_step, "SC-SPEED-01"),
    (after_moves, "SC-MOVE-16"),
)


# Which unit may move where


def count_unmoved(moving: Moving, one: Player, unit: str, at: int) -> int:
    """Return how many units of this kind on a hex have not used their move in this action (SC-MOVE-02).

    Treks belong to one Move action, so a later one of the same turn may move these units again (SC-RULING-25).
    """
    tired = 0
    for trek in moving.treks:
        if trek.walked and trek.at == at and trek.unit == unit:
            tired += 1
    return count_of(one, unit, at) - tired


def step_targets(m: Scene, one: Player, unit: str, at: int) -> Bits:
    """Return where one step may lead, with workers kept apart from enemies (SC-MOVE-11)."""
    found = steps_from(m, one, unit, at)
    if unit == "worker":
        if enemy_fighters(m.table, one.seat) >> at & 1:
            return 0
        found &= ~enemy_units(m.table, one.seat)  # SC-MOVE-11
    return found


def distinct_units(one: Player) -> list[tuple[str, int]]:
    """Return the player's units as (kind, hex), equal units once."""
    found = [("character", one.character)] if one.character >= 0 else []
    found += [("mech", at) for at in sorted(set(one.mechs))]
    return found + [("worker", at) for at in sorted(set(one.workers))]


def can_move(m: Scene, one: Player) -> bool:
    """Return whether any unit of the player can move."""
    return any([step_targets(m, one, unit, at) for unit, at in distinct_units(one)])


def _fast_moves(seen: Scene, seat: Seat) -> list[Move]:
    """Return the moves that the requirements below allow."""
    moving, one = seen.within(Moving), player(seen, seat)
    foes = enemy_units(seen.table, seat)
    blocked = enemy_fighters(seen.table, seat)
    found: list[Move] = []
    for unit, at in distinct_units(one):
        if count_unmoved(moving, one, unit, at) < 1:
            continue
        steps = steps_from(seen, one, unit, at)
        if unit == "worker":
            steps = 0 if blocked >> at & 1 else steps & ~foes
        row = MOVES[unit][at]
        found += [row[to] for to in members(steps)]
    return found


def _moves(seen: Scene, seat: Seat) -> list[Move]:
    """Return every step of every unit, legal or not."""
    one = player(seen, seat)
    return [move for unit, at in distinct_units(one) for move in MOVES[unit][at] if NUMBER[move.to] != at]


@requires("SC-MOVE-02", "origin", "to")
def has_not_moved(seen: Scene, seat: Seat, act: Move) -> Denied:
    """Deny units that have used their move."""
    at = NUMBER[act.origin]
    return None if count_unmoved(seen.within(Moving), player(seen, seat), act.unit, at) > 0 else (act.origin, act.to)


@requires("SC-WATER-05")
def not_stuck_on_lake(seen: Scene, seat: Seat, act: Move) -> Denied:
    """Deny a worker on a lake its own move: it leaves with a mech only."""
    return () if act.unit == "worker" and LAKES >> NUMBER[act.origin] & 1 else None


@requires("SC-TERR-05", "hex")
def no_home_base(seen: Scene, seat: Seat, act: Move | Go) -> Denied:
    """Deny home bases that no ability opens."""
    to = NUMBER[act.to]
    return (act.to,) if HOMES >> to & 1 and not _step(seen, seat, act) >> to & 1 else None


@requires("SC-WATER-02", "hex")
def lake_ability(seen: Scene, seat: Seat, act: Move | Go) -> Denied:
    """Deny lakes to units without a lake ability."""
    to = NUMBER[act.to]
    beside = ONTO_LAKE[_origin(seen, act)] >> to & 1
    return (act.to,) if beside and not _step(seen, seat, act) >> to & 1 else None


@requires("SC-WATER-01", "origin", "to")
def river_ability(seen: Scene, seat: Seat, act: Move | Go) -> Denied:
    """Deny steps over a river to units without a river ability."""
    at, to = _origin(seen, act), NUMBER[act.to]
    over = OVER_RIVER[at] >> to & 1
    return (NAMES[at], act.to) if over and not _step(seen, seat, act) >> to & 1 else None


@requires("SC-MOVE-02", "origin", "to")
def is_adjacent(seen: Scene, seat: Seat, act: Move | Go) -> Denied:
    """Deny hexes that are not one step away."""
    at = _origin(seen, act)
    return None if _step(seen, seat, act) >> NUMBER[act.to] & 1 else (NAMES[at], act.to)


@requires("SC-MOVE-11", "hex")
def no_enemy_there(seen: Scene, seat: Seat, act: Move | Go) -> Denied:
    """Deny a worker the territories with enemy units."""
    if _unit(seen, act) != "worker":
        return None
    return (act.to,) if enemy_units(seen.table, seat) >> NUMBER[act.to] & 1 else None


@requires("SC-MOVE-11", "hex")
def not_held(seen: Scene, seat: Seat, act: Move | Go) -> Denied:
    """Deny a worker to leave a territory with an enemy character or mech."""
    at = _origin(seen, act)
    held = _unit(seen, act) == "worker" and enemy_fighters(seen.table, seat) >> at & 1
    return (NAMES[at],) if held else None


def _origin(seen: Scene, act: Move | Go) -> int:
    """Return the hex that the unit leaves."""
    return NUMBER[act.origin] if type(act) is Move else seen.within(Moving).at


def _unit(seen: Scene, act: Move | Go) -> str:
    """Return the kind of the unit that moves."""
    return act.unit if type(act) is Move else seen.within(Moving).unit


def _step(seen: Scene, seat: Seat, act: Move | Go) -> Bits:
    """Return where one step of the unit leads."""
    return steps_from(seen, player(seen, seat), _unit(seen, act), _origin(seen, act))


STEP_REQUIREMENTS: Final = (no_home_base, lake_ability, river_ability, is_adjacent, no_enemy_there, not_held)
MOVE: Final = Kind(
    "move", _moves, has_not_moved, not_stuck_on_lake, *STEP_REQUIREMENTS, fast=_fast_moves, rule="SC-MOVE-02"
)


def _goes(seen: Scene, seat: Seat) -> list[Go]:
    """Return a further step to every other hex."""
    at = seen.within(Moving).at
    return [go for go in GOES if NUMBER[go.to] != at]


def stopped_by(rule_id: str, *hooks: str) -> Requirement:
    """Return a requirement that denies further steps to a unit stopped by these hooks, with the hook's rule id."""

    def check(seen: Scene, seat: Seat, act: Go) -> Denied:
        stopped = seen.within(Moving).stopped
        return () if stopped and (stopped in hooks or not hooks) else None

    return Requirement(rule_id, check, once=True)


STOPS: Final = (
    stopped_by("SC-TOG-02", "trap"),
    stopped_by("SC-MOVE-07", "workers"),
    stopped_by("SC-MOVE-14", "encounter"),
    stopped_by("SC-MOVE-10"),  # an enemy character or mech, and the hooks of modules
)


@requires("SC-SPEED-01", once=True)
def has_steps(seen: Scene, seat: Seat, act: Go) -> Denied:
    """Deny further steps to a unit that has none left."""
    return () if seen.within(Moving).left < 1 else None


def _fast_goes(seen: Scene, seat: Seat) -> list[Go]:
    """Return the further steps that the requirements above allow."""
    moving = seen.within(Moving)
    if moving.stopped or moving.left < 1:
        return []
    return [GOES[to] for to in members(step_targets(seen, player(seen, seat), moving.unit, moving.at))]


GO: Final = Kind("go", _goes, *STOPS, has_steps, *STEP_REQUIREMENTS, fast=_fast_goes, rule="SC-SPEED-01")
