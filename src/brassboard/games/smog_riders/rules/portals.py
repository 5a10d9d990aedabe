"""Leaving the map: portals into Stygia, the way back to the map, and exits."""

from typing import Final

from brassboard.kernel import END_RULE, Action, Denied, Flow, Kind, Seat, ask, call, goto, requires, rule
from brassboard.kit import bits

from ..content import CHARACTERS
from ..data.actions import Enter, Leave, Portal
from ..data.events import CameBack, EnteredStygia, Left, Shifted
from ..data.frames import EnterStygia, Movement, Nearest, Return
from ..data.table import LEFT, MAP, STYGIA, Character
from ..queries import (
    Scene,
    cannot_enter_stygia,
    has_special,
    here,
    is_leader,
    occupied_squares,
    on_map,
    ordinary_doors,
    room_of,
    turret,
    who,
)
from ..scenario.static_map import ASTRAL, ASTRAL_NAMES, EYE, PATHS, astral_distances
from .markers import gain_steam
from .movement import Ground, fast_listing, in_the_phase, reveal_if_first
from .scoring import character_left, end_if_over

PORTALS: Final = {one: Portal(one) for one in CHARACTERS}


LEAVES: Final = {one: Leave(one) for one in CHARACTERS}


ENTERS: Final = [Enter(name) for name in ASTRAL_NAMES]


def occupied_astral_squares(m: Scene) -> set[int]:
    """Return the Stygian squares that are full: each holds one character, the Eye any number (SR-STY-03)."""
    return {one.astral for one in m.table.characters if one.at == STYGIA and one.astral not in (-1, EYE)}


def question_args(character: str) -> dict[str, str]:
    """Return the arguments of a question about one character."""
    return {"character": character}


# Opening a portal


@requires("SR-PORTAL-01", "character")
def has_not_moved(seen: Scene, seat: Seat, act: Portal) -> Denied:
    return (act.character,) if who(seen, act.character).moved else None


@requires("SR-SETUP-07", "character")
def not_in_area(seen: Scene, seat: Seat, act: Portal) -> Denied:
    return (act.character,) if here(seen).areas[room_of(seen, who(seen, act.character))] else None


@requires("SR-S3-02", "character")
def carries_nobody(seen: Scene, seat: Seat, act: Portal) -> Denied:
    return (act.character,) if cannot_enter_stygia(seen, who(seen, act.character)) else None


@requires("SR-RULING-81", "character")
def no_leader(seen: Scene, seat: Seat, act: Portal) -> Denied:
    return (act.character,) if is_leader(seen, who(seen, act.character)) else None


def every_portal(seen: Scene, seat: Seat) -> list[Portal]:
    return [PORTALS[one.id] for one in on_map(seen, seat)]


def legal_portals(m: Scene, ground: Ground) -> list[Action]:
    """Return the legal portals on a Ground."""
    found: list[Action] = []
    if m.within(Movement).bonus:
        return found
    areas = ground.site.area_squares
    for one in ground.ours:
        if one.moved or areas >> one.square & 1:
            continue
        if (one.carries and cannot_enter_stygia(m, one)) or (ground.defends and is_leader(m, one)):
            continue
        found.append(PORTALS[one.id])
    return found


PORTAL: Final = Kind(
    "portal",
    every_portal,
    in_the_phase,
    has_not_moved,
    not_in_area,
    carries_nobody,
    no_leader,
    rule="SR-PORTAL-01",
    fast=fast_listing(legal_portals),
)


# Entering Stygia


def leave_marker(entering: EnterStygia, m: Scene) -> Flow:
    """Send a character to Stygia; its square is kept as the place of its walker marker (SR-PORTAL-02).

    A character that an effect sends to Stygia goes through the same steps (SR-PORTAL-06).
    """
    one = who(m, entering.character)
    one.at, one.astral, one.points = STYGIA, -1, 0
    if has_special(m, one, "stygia_steam"):
        gain_steam(m, one.seat, 1)
    return None


def choose_access(entering: EnterStygia, m: Scene) -> Flow:
    """Ask for a free Access; any Access may be chosen if all six are occupied (SR-PORTAL-03, SR-PORTAL-04)."""
    occupied = occupied_astral_squares(m)
    free = [path for path in range(PATHS) if path not in occupied]
    return ask(
        entering.seat, "enter", [ENTERS[path] for path in free or range(PATHS)], args=question_args(entering.character)
    )


def shift_occupant(entering: EnterStygia, m: Scene) -> Flow:
    """Shift the Access's occupant to the nearest free square.

    The newcomer's player chooses between equals (SR-RULING-105).
    """
    assert entering.enter is not None
    access, occupied = ASTRAL[entering.enter.access], occupied_astral_squares(m)
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


# Returning to a room


def choose_room(back: Return, m: Scene) -> Flow:
    """Ask to which room the walker returns (SR-STY-15); under the limiter it returns to its marker (SR-S4-02)."""
    one = who(m, back.character)
    if is_limited(m):  # SR-S4-03: once the turret is destroyed, any room may be chosen
        return call(Nearest(one.id, one.square))
    ins = here(m).ins
    return ask(back.seat, "return", [ins[room] for room in return_rooms(m)], into="room", args=question_args(one.id))


def choose_square(back: Return, m: Scene) -> Flow:
    """Ask on which free square of the room the walker stands (SR-RULING-60)."""
    if back.room is None:
        return END_RULE
    site = here(m)
    free = site.rooms[site.board.room(back.room.room)] & ~occupied_squares(m)
    return ask(
        back.seat,
        "arrive",
        [site.ats[square] for square in bits.members(free)],
        into="at",
        args=question_args(back.character),
    )


def stand_there(back: Return, m: Scene) -> Flow:
    """Put the walker on its square. Its remaining dice join the pool of that room (SR-STY-16)."""
    assert back.at is not None
    one = who(m, back.character)
    leave_stygia(m, one)
    one.square = here(m).board.square(back.at.square)
    m.emit(CameBack(one.id, back.at.square))
    return reveal_if_first(m, one, -1)


rule(
    Return,
    (choose_room, "SR-STY-15"),
    (choose_square, "SR-RULING-60"),
    (stand_there, "SR-STY-17"),
)


def leave_stygia(m: Scene, one: Character) -> None:
    """Clear everything a character has only in Stygia."""
    one.at, one.astral, one.backs, one.backing = MAP, -1, -1, 0


def is_limited(m: Scene) -> bool:
    """Return whether the limiter stands: then everyone returns where they entered (SR-S4-02, SR-RULING-116)."""
    limiter = here(m).scenario.limiter
    return bool(limiter) and turret(m, limiter) is not None


def return_rooms(m: Scene) -> list[int]:
    """Return the rooms with a free square to which a walker may return (SR-STY-15, SR-S5-03).

    Start and exit areas do not count (SR-RULING-05).
    """
    site, occupied = here(m), occupied_squares(m)
    flags = site.board.room_flags
    return [room for room in site.ordinary if "nostygia" not in flags[room] and site.rooms[room] & ~occupied]


# Returning to a given square, or the nearest free one


def find_square(coming: Nearest, m: Scene) -> Flow:
    """Find the given square, or the nearest free one if it is taken (SR-PORTAL-05).

    Its player chooses between equally near squares (SR-RULING-105).
    """
    one, site = who(m, coming.character), here(m)
    occupied = occupied_squares(m)
    for ring in site.distances(coming.square, ordinary_doors(m)):
        free = ring & ~occupied
        if free:
            squares = bits.members(free)
            if len(squares) == 1:
                coming.at = site.ats[squares[0]]
                return None
            return ask(
                one.seat, "nearest", [site.ats[square] for square in squares], into="at", args=question_args(one.id)
            )
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
    return reveal_if_first(m, one, -1)


rule(Nearest, (find_square, "SR-PORTAL-05"), (come_there, "SR-EJECT-01"))


# Exits


def leave(m: Scene, one: Character) -> None:
    """Take a character with all it carries off the map for good; it is safe there (SR-RULING-70)."""
    one.at, one.square, one.points, one.stunned = LEFT, -1, 0, False
    m.emit(Left(one.id))
    character_left(m, one)
    end_if_over(m)


@requires("SR-RULING-101", "character")
def moves_now(seen: Scene, seat: Seat, act: Leave) -> Denied:
    moving = seen.within(Movement)
    return (act.character,) if moving.bonus and act.character not in moving.movers else None


@requires("SR-RULING-70", "character")
def at_an_exit(seen: Scene, seat: Seat, act: Leave) -> Denied:
    site = here(seen)
    room = room_of(seen, who(seen, act.character))
    may = site.scenario.exits == "any" and room in site.scenario.exit_rooms
    return None if may else (act.character,)


def every_leave(seen: Scene, seat: Seat) -> list[Leave]:
    return [] if seat == seen.table.defender else [LEAVES[one.id] for one in on_map(seen, seat)]


def legal_leaves(m: Scene, ground: Ground) -> list[Action]:
    """Return the legal exits on a Ground."""
    found: list[Action] = []
    site = ground.site
    if site.scenario.exits == "any" and not ground.defends:
        moving = m.within(Movement)
        for one in ground.ours:
            if site.room_of[one.square] in site.scenario.exit_rooms and (not moving.bonus or one.id in moving.movers):
                found.append(LEAVES[one.id])
    return found


LEAVE: Final = Kind("leave", every_leave, at_an_exit, moves_now, fast=fast_listing(legal_leaves))
