"""Stygia: portals, astral travel, backing up, returning; the tide, ejection and retaliation."""

from brassboard.kernel import DONE, Denied, Done, Flow, Kind, Seat, ask, call, dice, goto, legal, requires, rule
from brassboard.kit import bits

from .actions import BackUp, ComeBack, Drift, End, Enter, Equip, On, Play, Stay, Travel
from .content import CHARACTERS
from .events import (
    BackedUp,
    CameBack,
    Drifted,
    Ejected,
    EnteredStygia,
    Held,
    Retaliated,
    Shifted,
    SteamGained,
    Traveled,
)
from .figures import (
    Scene,
    attackers,
    has_cards,
    here,
    mind,
    on_map,
    ordinary_doors,
    room_of,
    side,
    special,
    taken,
    turret,
    walkers,
    who,
)
from .frames import (
    Blow,
    Drifting,
    Ejections,
    EnterStygia,
    Harm,
    Nearest,
    PlayCard,
    Retaliation,
    Return,
    StygiaPhase,
    Tide,
)
from .gathering import astral_magic
from .movement import entered
from .playing import CARDS, equip
from .site import ASTRAL, ASTRAL_NAMES, EYE, PATHS, astral_distances, astral_neighbours, gaps_beside, on_access, outward
from .table import MAP, STYGIA, Character

END = End()
DONE_HERE = Done()
ENTERS = [Enter(name) for name in ASTRAL_NAMES]
RINGS = 4


def astral_taken(m: Scene) -> set[int]:
    """SR-STY-03: squares one character fills; the Eye is never full."""
    return {one.astral for one in m.table.characters if one.at == STYGIA and one.astral not in (-1, EYE)}


# Entering


def leave_marker(entering: EnterStygia, m: Scene) -> Flow:
    """SR-PORTAL-02: its marker stays on the square it left."""
    one = who(m, entering.character)
    one.at, one.astral, one.points = STYGIA, -1, 0
    if special(m, one, "stygia_steam"):
        side(m, one.seat).steam += 1
        m.emit(SteamGained(one.seat, 1))
    return None


def choose_access(entering: EnterStygia, m: Scene) -> Flow:
    """SR-PORTAL-03, SR-PORTAL-04: a free one; any, if all six are taken."""
    occupied = astral_taken(m)
    free = [path for path in range(PATHS) if path not in occupied]
    return ask(entering.seat, "enter", [ENTERS[path] for path in free or range(PATHS)], args=named(entering.character))


def shift_occupant(entering: EnterStygia, m: Scene) -> Flow:
    """SR-RULING-105: to the nearest free Stygian square; the newcomer's player chooses between equals."""
    assert entering.enter is not None
    access, occupied = ASTRAL[entering.enter.access], astral_taken(m)
    if access not in occupied:
        return goto(arrive)
    for ring in astral_distances(access)[1:]:
        free = [square for square in ring if square not in occupied]
        if len(free) == 1:
            entering.shifted = ENTERS[free[0]]
            return None
        if free:
            return ask(entering.seat, "shift", [ENTERS[square] for square in free], into="shifted")
    raise AssertionError("the Eye is never full")


def shift(entering: EnterStygia, m: Scene) -> Flow:
    assert entering.enter is not None
    assert entering.shifted is not None
    access = ASTRAL[entering.enter.access]
    for one in m.table.characters:
        if one.at == STYGIA and one.astral == access:
            one.astral = ASTRAL[entering.shifted.access]
            m.emit(Shifted(one.id, entering.shifted.access))
    return None


def arrive(entering: EnterStygia, m: Scene) -> Flow:
    assert entering.enter is not None
    who(m, entering.character).astral = ASTRAL[entering.enter.access]
    m.emit(EnteredStygia(entering.character, entering.enter.access))
    return None


rule(
    EnterStygia,
    (leave_marker, "SR-PORTAL-02"),
    (choose_access, "SR-PORTAL-03"),
    (shift_occupant, "SR-PORTAL-04"),
    (shift, "SR-PORTAL-04"),
    (arrive, "SR-PORTAL-02"),
)


def named(character: str) -> dict[str, str]:
    return {"character": character}


# The Stygia phase


def choose(phase: StygiaPhase, m: Scene) -> Flow:
    seat = phase.seat
    options = legal(m, seat, TRAVEL, BACK_UP, COME_BACK)
    if not walkers(m, seat) or (not options and not has_cards(m, seat)):
        return DONE
    return ask(seat, "stygia", [*options, *legal(m, seat, *CARDS), END], into="act")


def carry_out(phase: StygiaPhase, m: Scene) -> Flow:
    act, phase.act = phase.act, None
    if isinstance(act, Travel):
        one = who(m, act.character)
        spend_die(one, act.die)
        if not (special(m, one, "first_step_quiet") and "step" not in one.used):
            m.table.astral_dice += 1  # SR-STY-08
        one.used = (*one.used, "step")
        one.astral = ASTRAL[act.to]
        m.emit(Traveled(one.id, act.to))
    elif isinstance(act, BackUp):
        one = who(m, act.character)
        one.backs, one.backing, one.moved = here(m).board.room(act.room), act.dice, True
        m.emit(BackedUp(one.id, act.room, act.dice))
    elif isinstance(act, ComeBack):
        spend_die(who(m, act.character), act.die)
        return call(Return(phase.seat, act.character))
    elif isinstance(act, Equip):
        equip(m, phase.seat, act)
    elif isinstance(act, Play):
        return call(PlayCard(phase.seat, act.card))
    else:
        return DONE
    return None


def again(phase: StygiaPhase, m: Scene) -> Flow:
    return goto(choose)


rule(StygiaPhase, (choose, "SR-STY-04"), (carry_out, "SR-STY-07"), (again, "SR-STY-04"))


def spend_die(one: Character, die: str) -> None:
    one.dice = one.dice.replace(die, "", 1)
    one.moved = True


@requires("SR-STY-14", "character")
def not_backing(seen: Scene, seat: Seat, act: Travel | BackUp | ComeBack) -> Denied:
    return (act.character,) if who(seen, act.character).backs >= 0 else None


@requires("SR-STY-05", "character")
def has_that_die(seen: Scene, seat: Seat, act: Travel | ComeBack) -> Denied:
    return None if act.die in who(seen, act.character).dice else (act.character,)


@requires("SR-STY-07", "to")
def one_square_on(seen: Scene, seat: Seat, act: Travel) -> Denied:
    return None if ASTRAL[act.to] in astral_neighbours(who(seen, act.character).astral) else (act.to,)


@requires("SR-STY-03", "to")
def room_for_one(seen: Scene, seat: Seat, act: Travel) -> Denied:
    return (act.to,) if ASTRAL[act.to] in astral_taken(seen) else None


TRAVELS = {one: [[Travel(one, name, die) for die in "RBMG"] for name in ASTRAL_NAMES] for one in CHARACTERS}
COLOURS = "RBMG"


def travels(seen: Scene, seat: Seat) -> list[Travel]:
    return [act for one in walkers(seen, seat) for square in TRAVELS[one.id] for act in square]


def travels_now(seen: Scene, seat: Seat) -> list[Travel]:
    found: list[Travel] = []
    ours = [one for one in walkers(seen, seat) if one.backs < 0 and one.dice]
    occupied = astral_taken(seen) if ours else set()
    for one in ours:
        for square in sorted(astral_neighbours(one.astral)):
            if square not in occupied:
                found.extend([act for act in TRAVELS[one.id][square] if act.die in one.dice])
    return found


@requires("SR-MIN-04", "character")
def no_minion(seen: Scene, seat: Seat, act: BackUp) -> Denied:
    return (act.character,) if seat == seen.table.defender else None


@requires("SR-STY-12", "character")
def has_magic(seen: Scene, seat: Seat, act: BackUp) -> Denied:
    return None if astral_magic(seen, who(seen, act.character)) >= act.dice else (act.character,)


@requires("SR-STY-09", "character")
def beyond_access(seen: Scene, seat: Seat, act: BackUp) -> Denied:
    return (act.character,) if on_access(who(seen, act.character).astral) else None


@requires("SR-STY-10", "room")
def within_call(seen: Scene, seat: Seat, act: BackUp) -> Denied:
    """SR-RULING-55: the marker's room and those joined to it by a door; from the Eye any room."""
    one, room = who(seen, act.character), here(seen).board.room(act.room)
    return None if one.astral == EYE or room in rooms_around(seen, room_of(seen, one)) else (act.room,)


@requires("SR-STY-13", "room")
def teammate_there(seen: Scene, seat: Seat, act: BackUp) -> Denied:
    site = here(seen)
    room = site.board.room(act.room)
    there = not site.areas[room] and any([room_of(seen, one) == room for one in on_map(seen, seat)])
    return None if there else (act.room,)


def rooms_around(m: Scene, room: int) -> set[int]:
    site, found = here(m), {room}
    for door in site.doors_of[room]:
        if not site.kinds[door].startswith("sealed") or m.table.unsealed >> door & 1:
            found.update(site.joins[door])
    return found


def back_ups(seen: Scene, seat: Seat) -> list[BackUp]:
    site = here(seen)
    return [
        BackUp(one.id, site.board.room_names[room], count)
        for one in walkers(seen, seat)
        for room in site.ordinary
        for count in range(1, len(one.dice) + 1)
    ]


@requires("SR-STY-15", "character")
def in_the_eye(seen: Scene, seat: Seat, act: ComeBack) -> Denied:
    """SR-STY-09: a Stygian Rope pulls from a Passage, never from an Access."""
    one = who(seen, act.character)
    roped = "rope" in one.used and not on_access(one.astral)
    return None if one.astral == EYE or roped else (act.character,)


@requires("SR-RULING-60", "character")
def somewhere_to_go(seen: Scene, seat: Seat, act: ComeBack) -> Denied:
    return None if limited(seen) or return_rooms(seen) else (act.character,)


def come_backs(seen: Scene, seat: Seat) -> list[ComeBack]:
    return [ComeBack(one.id, die) for one in walkers(seen, seat) for die in COLOURS]


def limited(m: Scene) -> bool:
    """SR-S4-02, SR-RULING-116: while the limiter stands everybody returns where he entered."""
    limiter = here(m).scenario.limiter
    return bool(limiter) and turret(m, limiter) is not None


def return_rooms(m: Scene) -> list[int]:
    """SR-STY-15, SR-S5-03: rooms a walker may return to, with a free square."""
    site, occupied = here(m), taken(m)
    flags = site.board.room_flags
    return [room for room in site.ordinary if "nostygia" not in flags[room] and site.rooms[room] & ~occupied]


TRAVEL = Kind(
    "travel", travels, not_backing, has_that_die, one_square_on, room_for_one, rule="SR-STY-07", fast=travels_now
)
BACK_UP = Kind(
    "backup",
    back_ups,
    no_minion,
    not_backing,
    beyond_access,
    has_magic,
    within_call,
    teammate_there,
    rule="SR-STY-10",
)
COME_BACK = Kind("return", come_backs, not_backing, has_that_die, in_the_eye, somewhere_to_go, rule="SR-STY-15")


# Returning


def choose_room(back: Return, m: Scene) -> Flow:
    one = who(m, back.character)
    if limited(m):
        return call(Nearest(one.id, one.square))
    ins = here(m).ins
    return ask(back.seat, "return", [ins[room] for room in return_rooms(m)], into="room", args=named(one.id))


def choose_square(back: Return, m: Scene) -> Flow:
    if back.room is None:
        return DONE
    site = here(m)
    free = site.rooms[site.board.room(back.room.room)] & ~taken(m)
    return ask(
        back.seat, "arrive", [site.ats[square] for square in bits.members(free)], into="at", args=named(back.character)
    )


def stand_there(back: Return, m: Scene) -> Flow:
    assert back.at is not None
    one = who(m, back.character)
    leave_stygia(m, one)
    one.square = here(m).board.square(back.at.square)
    m.emit(CameBack(one.id, back.at.square))
    return entered(m, one, -1)


rule(
    Return,
    (choose_room, "SR-STY-15"),
    (choose_square, "SR-RULING-60"),
    (stand_there, "SR-STY-17"),
)


def leave_stygia(m: Scene, one: Character) -> None:
    one.at, one.astral, one.backs, one.backing = MAP, -1, -1, 0


# A figure comes to a square, or near it


def find_square(coming: Nearest, m: Scene) -> Flow:
    """SR-PORTAL-05, SR-RULING-105: the square itself, or the nearest free one; its player chooses between equals."""
    one, site = who(m, coming.character), here(m)
    occupied = taken(m)
    for ring in site.distances(coming.square, ordinary_doors(m)):
        free = ring & ~occupied
        if free:
            squares = bits.members(free)
            if len(squares) == 1:
                coming.at = site.ats[squares[0]]
                return None
            return ask(one.seat, "nearest", [site.ats[square] for square in squares], into="at", args=named(one.id))
    coming.at = site.ats[coming.square]
    return None


def come_there(coming: Nearest, m: Scene) -> Flow:
    assert coming.at is not None
    one = who(m, coming.character)
    one.square = here(m).board.square(coming.at.square)
    if coming.fallen:
        return None
    leave_stygia(m, one)
    m.emit(CameBack(one.id, coming.at.square))
    return entered(m, one, -1)


rule(Nearest, (find_square, "SR-PORTAL-05"), (come_there, "SR-EJECT-01"))


# Moving without dice


def next_square(drifting: Drifting, m: Scene) -> Flow:
    one = who(m, drifting.character)
    if drifting.steps <= 0 or one.at != STYGIA:
        return DONE
    occupied = astral_taken(m)
    free = [ENTERS[square] for square in astral_neighbours(one.astral) if square not in occupied]
    return ask(drifting.seat, "thread", [*free, DONE_HERE], into="enter", args=named(one.id)) if free else DONE


def drift_there(drifting: Drifting, m: Scene) -> Flow:
    if not isinstance(drifting.enter, Enter):
        return DONE
    one = who(m, drifting.character)
    one.astral, one.moved = ASTRAL[drifting.enter.access], True
    drifting.steps -= 1
    m.emit(Traveled(one.id, drifting.enter.access))
    return goto(next_square)


rule(Drifting, (next_square, "SR-STY-07"), (drift_there, "SR-STY-07"))


# Ejection


def choose_next(ejections: Ejections, m: Scene) -> Flow:
    """SR-RULING-106: in turn order, the defender's last, each player ordering his own."""
    waiting = [who(m, one) for one in ejections.waiting if who(m, one).at == STYGIA]
    for seat in (*attackers(m), m.table.defender):
        ours = [one for one in waiting if one.seat == seat]
        if len(ours) == 1:
            ejections.on = On(ours[0].id)
            return None
        if ours:
            return ask(seat, "eject", [On(one.id) for one in ours], into="on")
    return DONE


def eject(ejections: Ejections, m: Scene) -> Flow:
    """SR-EJECT-01: back to the square of its marker."""
    assert ejections.on is not None
    one = who(m, ejections.on.figure)
    ejections.waiting = tuple([other for other in ejections.waiting if other != one.id])
    m.emit(Ejected(one.id))
    return call(Nearest(one.id, one.square))


def more_ejections(ejections: Ejections, m: Scene) -> Flow:
    return goto(choose_next)


rule(
    Ejections,
    (choose_next, "SR-RULING-106"),
    (eject, "SR-EJECT-01"),
    (more_ejections, "SR-EJECT-01"),
)


# The tide


def next_ring(tide: Tide, m: Scene) -> Flow:
    """SR-RULING-57: from outside in; within a ring attackers in turn order, then the defender."""
    if tide.ring >= RINGS:
        return DONE
    here_now = [one for one in m.table.characters if one.at == STYGIA and ring_of(one.astral) == tide.ring]
    seats = [*attackers(m), m.table.defender]
    here_now.sort(key=lambda one: seats.index(one.seat))
    tide.waiting = tuple([one.id for one in here_now if moved_by_tide(m, one)])
    return None


def ring_of(square: int) -> int:
    return RINGS - 1 if square == EYE else square // PATHS


def moved_by_tide(m: Scene, one: Character) -> bool:
    """Not who is immune, nor whose next square is still taken: they stay at no cost."""
    if special(m, one, "tide_immune") or (on_access(one.astral) and special(m, one, "access_stays")):
        return False
    occupied = astral_taken(m)
    if one.astral == EYE:
        return len([square for square in astral_neighbours(EYE) if square not in occupied]) > 0
    return on_access(one.astral) or outward(one.astral) not in occupied


def stay_or_drift(tide: Tide, m: Scene) -> Flow:
    waiting = [who(m, one) for one in tide.waiting]
    waiting = [one for one in waiting if moved_by_tide(m, one)]
    if not waiting:
        tide.ring += 1
        return goto(next_ring)
    seat = waiting[0].seat
    ours = [one for one in waiting if one.seat == seat]
    options: list[Stay | Drift] = [Stay(one.id) for one in ours if may_stay(m, one)]
    options += [Drift(one.id) for one in ours]
    if len(options) == 1:
        tide.act = options[0]
        return None
    return ask(seat, "tide", options, into="act")


def may_stay(m: Scene, one: Character) -> bool:
    """SR-TIDE-02, SR-RULING-58: for 1 Mind, but never the last; a Mind Anchor holds for nothing."""
    return "mind_anchor" in one.gear or one.madness + 1 < mind(m, one)


def tide_comes(tide: Tide, m: Scene) -> Flow:
    act, tide.act = tide.act, None
    assert act is not None
    one = who(m, act.character)
    tide.waiting = tuple([other for other in tide.waiting if other != one.id])
    if isinstance(act, Stay):
        if "mind_anchor" not in one.gear:
            one.madness += 1
        m.emit(Held(one.id))
        return goto(stay_or_drift)
    if on_access(one.astral):
        return call(Ejections((one.id,)))
    if one.astral == EYE:
        tide.act = act
        return goto(choose_passage)
    one.astral = outward(one.astral)
    m.emit(Drifted(one.id, ASTRAL_NAMES[one.astral]))
    return goto(stay_or_drift)


def after_ejection(tide: Tide, m: Scene) -> Flow:
    return goto(stay_or_drift)


def choose_passage(tide: Tide, m: Scene) -> Flow:
    """SR-RULING-56: any path whose inner Passage is free."""
    assert tide.act is not None
    one, occupied = who(m, tide.act.character), astral_taken(m)
    free = [ENTERS[square] for square in astral_neighbours(EYE) if square not in occupied]
    return ask(one.seat, "passage", free, into="enter", args=named(one.id))


def swept(tide: Tide, m: Scene) -> Flow:
    assert tide.act is not None
    assert tide.enter is not None
    one = who(m, tide.act.character)
    one.astral = ASTRAL[tide.enter.access]
    tide.act = None
    m.emit(Drifted(one.id, tide.enter.access))
    return goto(stay_or_drift)


rule(
    Tide,
    (next_ring, "SR-RULING-57"),
    (stay_or_drift, "SR-TIDE-02"),
    (tide_comes, "SR-TIDE-01"),
    (after_ejection, "SR-EJECT-02"),
    (choose_passage, "SR-RULING-56"),
    (swept, "SR-TIDE-04"),
)


# Retaliation


def roll_retaliation(retaliation: Retaliation, m: Scene) -> Flow:
    """SR-RETAL-01: as many dice as were spent on astral travel this round."""
    count = m.table.astral_dice
    return dice(count, 6, into="dice") if count else DONE


def strike_back(retaliation: Retaliation, m: Scene) -> Flow:
    """SR-RETAL-02 to 04: repeated values are ignored, the Eye is safe."""
    assert retaliation.dice is not None
    gaps = set(retaliation.dice.faces)
    m.table.astral_dice = 0
    m.emit(Retaliated(retaliation.dice.faces))
    blows: list[Blow] = []
    for one in m.table.characters:
        if one.at == STYGIA and one.astral != EYE:
            touched = len([gap for gap in gaps_beside(one.astral) if gap in gaps])
            if touched:
                blows.append(Blow(one.id, madness=touched))
    return call(Harm(-1, "retaliation", tuple(blows))) if blows else None


rule(Retaliation, (roll_retaliation, "SR-RETAL-01"), (strike_back, "SR-RETAL-03"))
