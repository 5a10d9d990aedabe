"""Ways off the map: portals into Stygia, which are free, and exits for good."""

from typing import Final

from brassboard.kernel import Action, Denied, Kind, Seat, requires

from ..content import CHARACTERS
from ..data.actions import Leave, Portal
from ..data.events import Left
from ..data.frames import Movement
from ..data.table import LEFT, Character
from ..queries import Scene, bound_to_earth, here, is_leader, on_map, room_of, who
from .reach import Ground, fast
from .scoring import character_left, settle
from .walking import in_the_phase

PORTALS: Final = {one: Portal(one) for one in CHARACTERS}
LEAVES: Final = {one: Leave(one) for one in CHARACTERS}


# Portals


@requires("SR-PORTAL-01", "character")
def has_not_moved(seen: Scene, seat: Seat, act: Portal) -> Denied:
    return (act.character,) if who(seen, act.character).moved else None


@requires("SR-SETUP-07", "character")
def not_in_area(seen: Scene, seat: Seat, act: Portal) -> Denied:
    return (act.character,) if here(seen).areas[room_of(seen, who(seen, act.character))] else None


@requires("SR-S3-02", "character")
def carries_nobody(seen: Scene, seat: Seat, act: Portal) -> Denied:
    return (act.character,) if bound_to_earth(seen, who(seen, act.character)) else None


@requires("SR-RULING-81", "character")
def no_leader(seen: Scene, seat: Seat, act: Portal) -> Denied:
    return (act.character,) if is_leader(seen, who(seen, act.character)) else None


def portals(seen: Scene, seat: Seat) -> list[Portal]:
    return [PORTALS[one.id] for one in on_map(seen, seat)]


def portals_on(m: Scene, ground: Ground) -> list[Action]:
    found: list[Action] = []
    if m.within(Movement).bonus:
        return found
    areas = ground.site.area_squares
    for one in ground.ours:
        if one.moved or areas >> one.square & 1:
            continue
        if (one.carries and bound_to_earth(m, one)) or (ground.defends and is_leader(m, one)):
            continue
        found.append(PORTALS[one.id])
    return found


PORTAL: Final = Kind(
    "portal",
    portals,
    in_the_phase,
    has_not_moved,
    not_in_area,
    carries_nobody,
    no_leader,
    rule="SR-PORTAL-01",
    fast=fast(portals_on),
)


# Exits


def leave(m: Scene, one: Character) -> None:
    """SR-RULING-70: with all it carries; it is out of the game, and safe."""
    one.at, one.square, one.points, one.stunned = LEFT, -1, 0, False
    m.emit(Left(one.id))
    character_left(m, one)
    settle(m)


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


def leaves(seen: Scene, seat: Seat) -> list[Leave]:
    return [] if seat == seen.table.defender else [LEAVES[one.id] for one in on_map(seen, seat)]


def leaves_on(m: Scene, ground: Ground) -> list[Action]:
    found: list[Action] = []
    site = ground.site
    if site.scenario.exits == "any" and not ground.defends:
        moving = m.within(Movement)
        for one in ground.ours:
            if site.room_of[one.square] in site.scenario.exit_rooms and (not moving.bonus or one.id in moving.movers):
                found.append(LEAVES[one.id])
    return found


LEAVE: Final = Kind("leave", leaves, at_an_exit, moves_now, fast=fast(leaves_on))
