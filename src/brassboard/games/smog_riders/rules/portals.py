"""Between the worlds: through a portal into Stygia, and back to a room, to one's marker or near it."""

from typing import Final

from brassboard.kernel import DONE, Flow, ask, call, goto, rule
from brassboard.kit import bits

from ..data.actions import Enter
from ..data.events import CameBack, EnteredStygia, Shifted, SteamGained
from ..data.frames import EnterStygia, Nearest, Return
from ..data.table import MAP, STYGIA, Character
from ..queries import Scene, here, ordinary_doors, side, special, taken, turret, who
from ..scenario.static_map import ASTRAL, ASTRAL_NAMES, EYE, PATHS, astral_distances
from .walking import entered

ENTERS: Final = [Enter(name) for name in ASTRAL_NAMES]


def astral_taken(m: Scene) -> set[int]:
    """SR-STY-03: squares one character fills; the Eye is never full."""
    return {one.astral for one in m.table.characters if one.at == STYGIA and one.astral not in (-1, EYE)}


def named(character: str) -> dict[str, str]:
    return {"character": character}


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


def limited(m: Scene) -> bool:
    """SR-S4-02, SR-RULING-116: while the limiter stands everybody returns where he entered."""
    limiter = here(m).scenario.limiter
    return bool(limiter) and turret(m, limiter) is not None


def return_rooms(m: Scene) -> list[int]:
    """SR-STY-15, SR-S5-03: rooms a walker may return to, with a free square."""
    site, occupied = here(m), taken(m)
    flags = site.board.room_flags
    return [room for room in site.ordinary if "nostygia" not in flags[room] and site.rooms[room] & ~occupied]


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
