"""Doors: who may open and close which door at what price; locks, seals and guards."""

from typing import Final

from brassboard.kernel import Action, Denied, Kind, Seat, requires

from ..data.actions import Close, Open
from ..data.events import DoorClosed, DoorOpened
from ..data.table import ACTIVE, Character
from ..queries import Scene, equipment_gives, has_special, here, on_map, room_of, turret, who
from ..scenario.static_map import PLAIN, SEALED
from .movement import Ground, fast_listing, has_points, pay_points


def open_door(m: Scene, act: Open) -> None:
    """Open a door for movement and line of sight, on both its sides (SR-DOOR-02, SR-DOOR-06)."""
    site, table = here(m), m.table
    door = site.board.door(act.door)
    pay_points(m, act.character, door_price(m, who(m, act.character), door))
    table.open |= 1 << door
    if site.kinds[door].startswith(SEALED):
        table.unsealed |= 1 << door
    m.emit(DoorOpened(act.character, act.door))


def close_door(m: Scene, act: Close) -> None:
    pay_points(m, act.character, 1)
    m.table.open &= ~(1 << here(m).board.door(act.door))
    m.emit(DoorClosed(act.character, act.door))


def door_price(m: Scene, one: Character, door: int) -> int:
    """Return the movement points for opening a door: 2 for picking its lock, else 1."""
    return 2 if locked_for(m, one, door) else 1


def locked_for(m: Scene, one: Character, door: int) -> bool:
    """Return whether a door is locked for a character: by an active room's card, or bolted by a card.

    It is locked from inside an active room unless it is the entry door of one (SR-DOOR-03, SR-RULING-93, SR-RULING-94),
    also once a minion has opened it (SR-RULING-31). From a resolved room or an area it can be opened (SR-DOOR-05,
    SR-RULING-97).
    """
    table, site = m.table, here(m)
    # SR-DOOR-07, SR-MIN-06: no lock stops a minion; sealed doors follow their own rules (SR-RULING-79).
    if one.seat == table.defender or site.kinds[door].startswith(SEALED):
        return False
    if table.bolted >> door & 1:
        return True
    rooms = table.rooms
    if rooms[site.room_of[one.square]].state != ACTIVE:
        return False
    return not any([rooms[room].state == ACTIVE and rooms[room].entry == door for room in site.joins[door]])


def picks_locks(m: Scene, one: Character, door: int) -> bool:
    """Return whether a character may open a locked door of an active room, by skill or equipment."""
    able = has_special(m, one, "open_locked") or equipment_gives(one, "open_locked") > 0
    return able and any([m.table.rooms[room].state == ACTIVE for room in here(m).joins[door]])


# What may be opened


@requires("SR-RULING-25", "door")
def beside_door(seen: Scene, seat: Seat, act: Open | Close) -> Denied:
    site = here(seen)
    return None if site.board.door(act.door) in site.doors_at[who(seen, act.character).square] else (act.door,)


@requires("SR-DOOR-01", "door")
def is_shut(seen: Scene, seat: Seat, act: Open) -> Denied:
    return (act.door,) if seen.table.open >> here(seen).board.door(act.door) & 1 else None


@requires("SR-S5-02", "door")
def unguarded(seen: Scene, seat: Seat, act: Open) -> Denied:
    guard = here(seen).guards[here(seen).board.door(act.door)]
    return (act.door,) if guard and turret(seen, guard) else None


@requires("SR-RULING-80", "door")
def no_minion_unseals(seen: Scene, seat: Seat, act: Open) -> Denied:
    sealed = here(seen).kinds[here(seen).board.door(act.door)].startswith(SEALED)
    return (act.door,) if sealed and seat == seen.table.defender else None


@requires("SR-S4-05", "door")
def not_waiting_for_key(seen: Scene, seat: Seat, act: Open) -> Denied:
    return (act.door,) if here(seen).kinds[here(seen).board.door(act.door)] == "sealed_pickup" else None


@requires("SR-S4-06", "door")
def has_key(seen: Scene, seat: Seat, act: Open) -> Denied:
    site = here(seen)
    if site.kinds[site.board.door(act.door)] != "sealed_key":
        return None
    keys = [kind for kind in who(seen, act.character).carries if "key" in site.scenario.objects[kind]]
    return None if keys else (act.door,)


@requires("SR-S6-02", "door")
def from_inside(seen: Scene, seat: Seat, act: Open) -> Denied:
    site = here(seen)
    if site.kinds[site.board.door(act.door)] != "sealed_inside":
        return None
    flags = site.board.room_flags[room_of(seen, who(seen, act.character))]
    return None if "stygia_only" in flags else (act.door,)


@requires("SR-DOOR-03", "door")
def unlocked(seen: Scene, seat: Seat, act: Open) -> Denied:
    one, door = who(seen, act.character), here(seen).board.door(act.door)
    return (act.door,) if locked_for(seen, one, door) and not picks_locks(seen, one, door) else None


@requires("SR-MOVE-01", "character")
def can_pay_door(seen: Scene, seat: Seat, act: Open) -> Denied:
    one = who(seen, act.character)
    return None if one.points >= door_price(seen, one, here(seen).board.door(act.door)) else (act.character,)


UNUSUAL: Final = (unguarded, no_minion_unseals, not_waiting_for_key, has_key, from_inside)
"""Requirements that only sealed and guarded doors have."""


def every_open(seen: Scene, seat: Seat) -> list[Open]:
    return [act for one in on_map(seen, seat) for act in here(seen).opens[one.id]]


def legal_opens(m: Scene, ground: Ground) -> list[Action]:
    """Return the legal ways to open a door, found from the doors beside the characters."""
    found: list[Action] = []
    site, shut = ground.site, ~m.table.open
    for one in ground.at_doors:
        for door in site.doors_at[one.square]:
            if shut >> door & 1 and may_open(m, one, door):
                found.append(site.opens[one.id][door])
    return found


def may_open(m: Scene, one: Character, door: int) -> bool:
    """Return whether a character with movement points may open the shut door beside it."""
    site = here(m)
    if site.kinds[door] != PLAIN:
        act = site.opens[one.id][door]
        if any([need.check(m, one.seat, act) is not None for need in UNUSUAL]):
            return False
    return not locked_for(m, one, door) or (one.points > 1 and picks_locks(m, one, door))


OPEN: Final = Kind(
    "open",
    every_open,
    has_points,
    beside_door,
    is_shut,
    *UNUSUAL,
    unlocked,
    can_pay_door,
    rule="SR-DOOR-01",
    fast=fast_listing(legal_opens),
)


# What may be closed


@requires("SR-DOOR-01", "door")
def is_open(seen: Scene, seat: Seat, act: Close) -> Denied:
    return None if seen.table.open >> here(seen).board.door(act.door) & 1 else (act.door,)


@requires("SR-DOOR-01", "door")
def not_locked(seen: Scene, seat: Seat, act: Close) -> Denied:
    """Refuse a door that is locked for the character. Picking locks never closes a door (SR-RULING-127)."""
    return (act.door,) if locked_for(seen, who(seen, act.character), here(seen).board.door(act.door)) else None


@requires("SR-RULING-111", "door")
def never_sealed(seen: Scene, seat: Seat, act: Close) -> Denied:
    return (act.door,) if seen.table.unsealed >> here(seen).board.door(act.door) & 1 else None


def every_close(seen: Scene, seat: Seat) -> list[Close]:
    return [act for one in on_map(seen, seat) for act in here(seen).closes[one.id]]


def legal_closes(m: Scene, ground: Ground) -> list[Action]:
    found: list[Action] = []
    site, shuttable = ground.site, m.table.open & ~m.table.unsealed
    for one in ground.at_doors:
        for door in site.doors_at[one.square]:
            if shuttable >> door & 1 and not locked_for(m, one, door):
                found.append(site.closes[one.id][door])
    return found


CLOSE: Final = Kind(
    "close",
    every_close,
    has_points,
    beside_door,
    is_open,
    not_locked,
    never_sealed,
    rule="SR-DOOR-01",
    fast=fast_listing(legal_closes),
)
