"""Equipment and objects on the map: passed on, picked up and laid down."""

from typing import Final

from brassboard.kernel import END_RULE, Action, Denied, EndForm, Flow, Kind, Seat, ask, call, goto, requires, rule
from brassboard.kit import bits, zones

from ..content import CHARACTERS, COMPANIONS
from ..data.actions import Drop, Give, Pick, Take
from ..data.events import DoorOpened, Dropped, PassedOn, PickedUp
from ..data.frames import Flee, HandOver, Movement
from ..data.table import Character, Item
from ..queries import Scene, carries_load, here, on_map, who
from .movement import Ground, fast_listing, has_points, in_the_phase
from .scoring import end_if_over, object_taken

DONE_HERE: Final = EndForm()
GIVES: Final = {(one, other): Give(one, other) for one in CHARACTERS for other in CHARACTERS if one != other}


# Things change hands


def choose_item(handing: HandOver, m: Scene) -> Flow:
    """Ask for the next item; any number of items may change hands for 1 point (SR-RULING-49, SR-RULING-50)."""
    items = movable_items(m, handing)
    if not items:
        return END_RULE
    options: list[Action] = [Pick(item) for item in dict.fromkeys(items)]
    if handing.done:
        options.append(DONE_HERE)
    elif len(items) == 1:
        return None
    return ask(handing.seat, "item", options)


def movable_items(m: Scene, handing: HandOver) -> list[str]:
    """Return the items that may change hands now."""
    one = who(m, handing.character)
    if handing.to:
        return passable_items(m, one, who(m, handing.to))
    return takeable_items(m, one, handing.square)


def hand_it_over(handing: HandOver, m: Scene) -> Flow:
    if isinstance(handing.item, EndForm):
        return END_RULE
    item = handing.item.item if handing.item is not None else movable_items(m, handing)[0]
    handing.item = None
    handing.done += 1
    one = who(m, handing.character)
    if handing.to:
        other = who(m, handing.to)
        if item in one.carries:
            one.carries, other.carries = zones.take(one.carries, item), zones.put(other.carries, item)
        else:
            one.gear, other.gear = zones.take(one.gear, item), zones.put(other.gear, item)
        m.emit(PassedOn(one.id, other.id, item))
        return goto(choose_item)
    pick_up(m, one, item, handing.square)
    end_if_over(m)
    return goto(choose_item)


rule(HandOver, (choose_item, "SR-RULING-49"), (hand_it_over, "SR-OBJ-02"))


def pick_up(m: Scene, one: Character, kind: str, square: int) -> None:
    """Take an item from a square into a character's hands. A key opens its room's sealed door (SR-S4-05).

    Scenario objects are carried, passed, dropped and picked up like equipment (SR-OBJ-05).
    """
    site, table = here(m), m.table
    lying = [item for item in table.floor if item.kind == kind and item.square == square]
    item = next((item for item in lying if item.fresh), lying[0])
    table.floor.remove(item)
    flags = site.scenario.objects.get(kind)
    if flags is None:
        one.gear = zones.put(one.gear, kind)
    else:
        one.carries = zones.put(one.carries, kind)
        room = site.room_of[square]
        if "opens_room" in flags and "stygia_only" in site.board.room_flags[room]:
            for door in site.doors_of[room]:
                if site.kinds[door] == "sealed_pickup" and not table.unsealed >> door & 1:
                    table.open |= 1 << door
                    table.unsealed |= 1 << door
                    m.emit(DoorOpened(one.id, site.board.door_names[door]))
    m.emit(PickedUp(one.id, kind, site.names[square]))
    if flags is not None:
        object_taken(m, one, kind, item.fresh)


def passable_items(m: Scene, one: Character, other: Character) -> list[str]:
    """Return what one character may pass to another.

    A load such as a chest excludes everything else (SR-RULING-103).
    """
    objects = here(m).scenario.objects
    if carries_load(m, other):
        return []
    empty = not other.gear and not other.carries
    items = [item for item in one.carries if empty or "alone" not in objects[item]]
    return [*items, *one.gear]


def takeable_items(m: Scene, one: Character, square: int) -> list[str]:
    """Return what a character may take from a square (SR-S1-02, SR-S2-02)."""
    objects = here(m).scenario.objects
    if carries_load(m, one):
        return []
    empty = not one.gear and not one.carries
    found: list[str] = []
    for item in m.table.floor:
        if item.square == square:
            flags = objects.get(item.kind, ())
            if ("alone" in flags and not empty) or (
                "one_per_team" in flags and team_has_object(m, one.seat, item.kind)
            ):
                continue
            found.append(item.kind)
    return found


def team_has_object(m: Scene, seat: Seat, kind: str) -> bool:
    """Return whether a team holds such an object or has carried one out (SR-S1-02)."""
    if kind in m.table.sides[seat].delivered:
        return True
    return any([kind in one.carries for one in m.table.characters if one.seat == seat])


def lay_down(m: Scene, one: Character, item: str) -> Flow:
    """Lay an item on the square of its bearer (SR-RULING-102); a companion laid down flees (SR-RULING-103)."""
    if item in one.carries:
        one.carries = zones.take(one.carries, item)
    else:
        one.gear = zones.take(one.gear, item)
    m.emit(Dropped(one.id, item))
    if item in COMPANIONS:
        m.table.aside = zones.put(m.table.aside, item)
        return call(Flee((item,)))
    m.table.floor.append(Item(item, one.square))
    return None


# What may be passed on, picked up and laid down


@requires("SR-OBJ-01", "teammate")
def beside_teammate(seen: Scene, seat: Seat, act: Give) -> Denied:
    near = here(seen).near(who(seen, act.character).square, seen.table.open)
    return None if near >> who(seen, act.teammate).square & 1 else (act.teammate,)


@requires("SR-RULING-103", "teammate")
def something_to_give(seen: Scene, seat: Seat, act: Give) -> Denied:
    return None if passable_items(seen, who(seen, act.character), who(seen, act.teammate)) else (act.teammate,)


def every_give(seen: Scene, seat: Seat) -> list[Give]:
    """Return every way to pass something on; only teammates receive, never allies (SR-OBJ-01)."""
    if seat == seen.table.defender:
        return []
    ours = on_map(seen, seat)
    return [GIVES[one.id, other.id] for one in ours if one.gear or one.carries for other in ours if other is not one]


@requires("SR-OBJ-02", "at")
def within_grasp(seen: Scene, seat: Seat, act: Take) -> Denied:
    """Require the own square or an adjacent one, whoever stands on it (SR-OBJ-02, SR-OBJ-03)."""
    one, square = who(seen, act.character), here(seen).board.square(act.at)
    near = here(seen).near(one.square, seen.table.open) | 1 << one.square
    return None if near >> square & 1 else (act.at,)


@requires("SR-RULING-103", "character")
def hands_free(seen: Scene, seat: Seat, act: Take) -> Denied:
    """Refuse anything to the carrier of a load such as a chest, and such a load to the carrier of anything else."""
    one, square = who(seen, act.character), here(seen).board.square(act.at)
    objects = here(seen).scenario.objects
    loads = [item for item in seen.table.floor if item.square == square and "alone" in objects.get(item.kind, ())]
    only_loads = loads and all([item in loads for item in seen.table.floor if item.square == square])
    full = carries_load(seen, one) or (only_loads and (one.gear or one.carries))
    return (act.character,) if full else None


@requires("SR-S1-02", "at")
def something_to_take(seen: Scene, seat: Seat, act: Take) -> Denied:
    one = who(seen, act.character)
    return None if takeable_items(seen, one, here(seen).board.square(act.at)) else (act.at,)


def every_take(seen: Scene, seat: Seat) -> list[Take]:
    """Return every pick-up by any team, whoever dropped the item (SR-OBJ-04); minions take nothing (SR-RULING-51)."""
    if seat == seen.table.defender or not seen.table.floor:
        return []
    squares = sorted({item.square for item in seen.table.floor})
    return [here(seen).takes[one.id][square] for one in on_map(seen, seat) for square in squares]


def every_drop(seen: Scene, seat: Seat) -> list[Drop]:
    if seat == seen.table.defender:
        return []
    loaded = [one for one in on_map(seen, seat) if one.gear or one.carries]
    return [Drop(one.id, item) for one in loaded for item in dict.fromkeys((*one.carries, *one.gear))]


def legal_gives(m: Scene, ground: Ground) -> list[Action]:
    found: list[Action] = []
    if ground.defends:
        return found
    for one in ground.movers:
        if one.gear or one.carries:
            near = ground.layout.near(one.square)
            for other in ground.ours:
                if other is not one and near >> other.square & 1 and passable_items(m, one, other):
                    found.append(GIVES[one.id, other.id])
    return found


def legal_takes(m: Scene, ground: Ground) -> list[Action]:
    floor: list[Item] = m.table.floor
    found: list[Action] = []
    if ground.defends or not floor:
        return found
    lying = 0
    for item in floor:
        lying |= 1 << item.square
    for one in ground.movers:
        at_hand = (ground.layout.near(one.square) | 1 << one.square) & lying
        if at_hand:
            takes = ground.site.takes[one.id]
            found += [takes[at] for at in bits.members(at_hand) if takeable_items(m, one, at)]
    return found


def legal_drops(m: Scene, ground: Ground) -> list[Action]:
    if ground.defends or m.within(Movement).bonus:
        return []
    loaded = [one for one in ground.ours if one.gear or one.carries]
    return [Drop(one.id, item) for one in loaded for item in dict.fromkeys((*one.carries, *one.gear))]


GIVE: Final = Kind(
    "give", every_give, has_points, beside_teammate, something_to_give, rule="SR-OBJ-01", fast=fast_listing(legal_gives)
)
TAKE: Final = Kind(
    "take",
    every_take,
    has_points,
    within_grasp,
    hands_free,
    something_to_take,
    rule="SR-OBJ-02",
    fast=fast_listing(legal_takes),
)
DROP: Final = Kind("drop", every_drop, in_the_phase, rule="SR-RULING-102", fast=fast_listing(legal_drops))
