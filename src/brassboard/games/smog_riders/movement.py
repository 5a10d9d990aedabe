"""Movement points and what they pay for: steps, doors, passing on, picking up, leaving; and portals, which are free."""

from collections.abc import Sequence

from brassboard.kernel import DONE, Action, Denied, Done, Flow, Kind, Seat, ask, call, goto, legal, requires, rule
from brassboard.kit import bits, zones

from .actions import At, Close, Drop, End, Equip, Give, Hurry, Leave, Move, Open, Pick, Play, Portal, Take
from .content import CHARACTERS, COMPANIONS
from .events import DoorClosed, DoorOpened, Dragged, Dropped, Hurried, Left, Moved, PassedOn, PickedUp
from .figures import (
    Scene,
    are_enemies,
    has_cards,
    here,
    is_leader,
    on_map,
    room_of,
    special,
    taken,
    team,
    turret,
    turret_bits,
    who,
)
from .frames import Drag, EnterStygia, Flee, HandOver, Movement, PlayCard, Reveal
from .ground import Ground, barred_areas, reach
from .playing import CARDS, equip, laden
from .scoring import character_left, object_taken, objects_home, settle
from .table import ACTIVE, FALLEN, LEFT, MAP, UNENTERED, Character, Item

END = End()
DONE_HERE = Done()
HURRY_POINTS = 2
HURRIES = {one: Hurry(one) for one in CHARACTERS}
PORTALS = {one: Portal(one) for one in CHARACTERS}
LEAVES = {one: Leave(one) for one in CHARACTERS}
GIVES = {(one, other): Give(one, other) for one in CHARACTERS for other in CHARACTERS if one != other}


# The phase


def begin(moving: Movement, m: Scene) -> Flow:
    """SR-RULING-101: bonus points are for those who got them; what the others have left waits."""
    if moving.bonus:
        ours = team(m, moving.seat)
        moving.saved = tuple([one.points for one in ours])
        for one in ours:
            one.points = moving.bonus if one.id in moving.movers and one.at == MAP else 0
    return None


def choose(moving: Movement, m: Scene) -> Flow:
    seat = moving.seat
    options = all_moves(m, moving)
    if not options and (moving.bonus or not has_cards(m, seat)):
        return goto(stop)
    if not moving.bonus:
        options += legal(m, seat, *CARDS)
    options.append(END)
    return ask(seat, "bonus" if moving.bonus else "move", options, into="act")


def carry_out(moving: Movement, m: Scene) -> Flow:
    act, moving.act = moving.act, None
    if isinstance(act, Move):
        return walk(m, who(m, act.character), here(m).board.square(act.to))
    if isinstance(act, Open | Close):
        return turn_door(m, act)
    if isinstance(act, Hurry):
        one = who(m, act.character)
        one.dice = one.dice.replace("B", "", 1)
        one.points += HURRY_POINTS
        m.emit(Hurried(one.id))
    elif isinstance(act, Portal):
        who(m, act.character).moved = True
        return call(EnterStygia(moving.seat, act.character))
    elif isinstance(act, Give):
        pay(m, act.character, 1)
        return call(HandOver(moving.seat, act.character, act.teammate))
    elif isinstance(act, Take):
        pay(m, act.character, 1)
        return call(HandOver(moving.seat, act.character, square=here(m).board.square(act.at)))
    elif isinstance(act, Drop):
        return lay_down(m, who(m, act.character), act.item)
    elif isinstance(act, Leave):
        leave(m, who(m, act.character))
    elif isinstance(act, Equip):
        equip(m, moving.seat, act)
    elif isinstance(act, Play):
        return call(PlayCard(moving.seat, act.card))
    else:
        return goto(stop)
    return None


def again(moving: Movement, m: Scene) -> Flow:
    return goto(choose)


def stop(moving: Movement, m: Scene) -> Flow:
    """SR-MOVE-01, SR-RULING-101: unused points are lost."""
    ours = team(m, moving.seat)
    for place, one in enumerate(ours):
        one.points = moving.saved[place] if moving.bonus and one.at == MAP else 0
    return None


rule(
    Movement,
    (begin, "SR-RULING-101"),
    (choose, "SR-MOVE-13"),
    (carry_out, "SR-MOVE-12"),
    (again, "SR-RULING-61"),
    (stop, "SR-MOVE-01"),
)


def pay(m: Scene, character: str, points: int) -> None:
    one = who(m, character)
    one.points -= points
    one.moved = True


def walk(m: Scene, one: Character, to: int) -> Flow:
    """SR-MOVE-04: along the shortest way. A room nobody has entered ends it: its card comes first."""
    site, table = here(m), m.table
    way = Ground(m, one.seat).way(m, one, to)
    room = site.room_of[to]
    before = [place for place, square in enumerate(way) if site.room_of[square] != room]
    one.points -= len(way) - 1
    one.moved = True
    one.square = to
    m.emit(Moved(one.id, tuple([site.names[square] for square in way])))
    if not before:
        return entered(m, one, -1)
    return entered(m, one, site.door_between(way[before[-1]], way[before[-1] + 1], table.open))


def entered(m: Scene, one: Character, door: int) -> Flow:
    """SR-ROOM-01: an attacker in a room no attacker has entered before; SR-S1-01: a carrier who is home."""
    room = room_of(m, one)
    if one.seat == m.table.defender:
        return None
    if m.table.rooms[room].state == UNENTERED:
        return call(Reveal(one.seat, room, door))
    if room == m.table.sides[one.seat].area and one.carries:
        objects_home(m, one)
        settle(m)
    return None


def turn_door(m: Scene, act: Open | Close) -> Flow:
    site, table = here(m), m.table
    door = site.board.door(act.door)
    one = who(m, act.character)
    if isinstance(act, Close):
        pay(m, act.character, 1)
        table.open &= ~(1 << door)
        m.emit(DoorClosed(act.character, act.door))
        return None
    pay(m, act.character, door_price(m, one, door))
    table.open |= 1 << door
    if site.kinds[door].startswith("sealed"):
        table.unsealed |= 1 << door
    m.emit(DoorOpened(act.character, act.door))
    return None


def lay_down(m: Scene, one: Character, item: str) -> Flow:
    """SR-RULING-102; SR-RULING-103: a companion laid down flees."""
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


def leave(m: Scene, one: Character) -> None:
    """SR-RULING-70: with all it carries; it is out of the game, and safe."""
    one.at, one.square, one.points, one.stunned = LEFT, -1, 0, False
    m.emit(Left(one.id))
    character_left(m, one)
    settle(m)


# Things change hands


def choose_item(handing: HandOver, m: Scene) -> Flow:
    items = loose_items(m, handing)
    if not items:
        return DONE
    options: list[Action] = [Pick(item) for item in dict.fromkeys(items)]
    if handing.done:
        options.append(DONE_HERE)
    elif len(items) == 1:
        return None
    return ask(handing.seat, "item", options)


def loose_items(m: Scene, handing: HandOver) -> list[str]:
    one = who(m, handing.character)
    if handing.to:
        return passable_items(m, one, who(m, handing.to))
    return takeable_items(m, one, handing.square)


def hand_it_over(handing: HandOver, m: Scene) -> Flow:
    if isinstance(handing.item, Done):
        return DONE
    item = handing.item.item if handing.item is not None else loose_items(m, handing)[0]
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
        if other.carries and room_of(m, other) == m.table.sides[other.seat].area:
            objects_home(m, other)
            settle(m)
        return goto(choose_item)
    pick_up(m, one, item, handing.square)
    settle(m)
    return goto(choose_item)


rule(HandOver, (choose_item, "SR-RULING-49"), (hand_it_over, "SR-OBJ-02"))


def pick_up(m: Scene, one: Character, kind: str, square: int) -> None:
    """SR-OBJ-02; SR-S4-05: a key opens the sealed door of the room it lay in."""
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
        if room_of(m, one) == table.sides[one.seat].area:
            objects_home(m, one)


def passable_items(m: Scene, one: Character, other: Character) -> list[str]:
    """What the other could receive: nothing beside a load that fills both hands."""
    objects = here(m).scenario.objects
    if laden(m, other):
        return []
    empty = not other.gear and not other.carries
    items = [item for item in one.carries if empty or "alone" not in objects[item]]
    return [*items, *one.gear]


def takeable_items(m: Scene, one: Character, square: int) -> list[str]:
    """SR-S1-02, SR-S2-02: what this character may take from a square."""
    objects = here(m).scenario.objects
    if laden(m, one):
        return []
    empty = not one.gear and not one.carries
    found: list[str] = []
    for item in m.table.floor:
        if item.square == square:
            flags = objects.get(item.kind, ())
            if ("alone" in flags and not empty) or ("one_per_team" in flags and has_one(m, one.seat, item.kind)):
                continue
            found.append(item.kind)
    return found


def has_one(m: Scene, seat: Seat, kind: str) -> bool:
    """SR-S1-02: the team holds such an object, or has carried one out."""
    if kind in m.table.sides[seat].delivered:
        return True
    return any([kind in one.carries for one in m.table.characters if one.seat == seat])


# Dragging


def next_step(drag: Drag, m: Scene) -> Flow:
    squares = drag_squares(m, drag)
    if drag.steps <= 0 or not squares:
        return DONE
    ats = here(m).ats
    return ask(
        drag.seat, "drag", [*[ats[square] for square in squares], DONE_HERE], into="at", args={"figure": drag.figure}
    )


def drag_squares(m: Scene, drag: Drag) -> list[int]:
    site, one = here(m), who(m, drag.figure)
    if one.at != MAP:
        return []
    free = site.near(one.square, m.table.open) & ~taken(m) & ~site.area_squares
    squares = list(bits.members(free))
    if drag.toward:
        bearer = who(m, drag.toward).square
        apart = site.board.squares_apart
        squares = [square for square in squares if apart(square, bearer) < apart(one.square, bearer)]
    return squares


def drag_it(drag: Drag, m: Scene) -> Flow:
    if not isinstance(drag.at, At):
        return DONE
    site, one = here(m), who(m, drag.figure)
    before, one.square = one.square, site.board.square(drag.at.square)
    drag.steps -= 1
    m.emit(Dragged(one.id, drag.at.square))
    return entered(m, one, site.door_between(before, one.square, m.table.open))


def drag_on(drag: Drag, m: Scene) -> Flow:
    return goto(next_step)


rule(Drag, (next_step, "SR-ATT-06"), (drag_it, "SR-ATT-06"), (drag_on, "SR-ATT-06"))


# Where a character can go


@requires("SR-MOVE-01", "character")
def has_points(seen: Scene, seat: Seat, act: Move | Open | Close | Give | Take) -> Denied:
    return None if who(seen, act.character).points > 0 else (act.character,)


@requires("SR-MOVE-10", "to")
def no_turret_there(seen: Scene, seat: Seat, act: Move) -> Denied:
    return (act.to,) if turret_bits(seen) >> here(seen).board.square(act.to) & 1 else None


@requires("SR-MOVE-07", "to")
def no_enemy_there(seen: Scene, seat: Seat, act: Move) -> Denied:
    square = here(seen).board.square(act.to)
    there = [other for other in seen.table.characters if other.at == MAP and other.square == square]
    return (act.to,) if any([are_enemies(seen, seat, other.seat) for other in there]) else None


@requires("SR-MOVE-09", "to")
def nobody_lies_there(seen: Scene, seat: Seat, act: Move) -> Denied:
    square = here(seen).board.square(act.to)
    lying = [other for other in seen.table.characters if other.at == FALLEN and other.square == square]
    return (act.to,) if lying else None


@requires("SR-MOVE-08", "to")
def nobody_there(seen: Scene, seat: Seat, act: Move) -> Denied:
    return (act.to,) if taken(seen) >> here(seen).board.square(act.to) & 1 else None


@requires("SR-RULING-97", "to")
def may_enter_area(seen: Scene, seat: Seat, act: Move) -> Denied:
    square = here(seen).board.square(act.to)
    barred = here(seen).area_squares if seat == seen.table.defender else barred_areas(seen, seat)
    return (act.to,) if barred >> square & 1 else None


@requires("SR-MOVE-05", "to", "points")
def in_reach(seen: Scene, seat: Seat, act: Move) -> Denied:
    one = who(seen, act.character)
    return None if reach(seen, one) >> here(seen).board.square(act.to) & 1 else (act.to, one.points)


def steps(seen: Scene, seat: Seat) -> list[Move]:
    site = here(seen)
    squares = bits.members(site.board.squares)
    return [site.moves[one.id][square] for one in on_map(seen, seat) for square in squares]


def steps_in_reach(seen: Scene, seat: Seat) -> list[Move]:
    return moves_on(seen, Ground(seen, seat))


def moves_on(m: Scene, ground: Ground) -> list[Move]:
    found: list[Move] = []
    for one in ground.ours:
        if one.points > 0:
            moves = ground.site.moves[one.id]
            found.extend([moves[square] for square in bits.members(ground.reach(m, one))])
    return found


# Doors


def door_price(m: Scene, one: Character, door: int) -> int:
    """Two points for who picks the lock, else one."""
    return 2 if locked_for(m, one, door) else 1


def locked_for(m: Scene, one: Character, door: int) -> bool:
    """SR-DOOR-03 to 05, SR-RULING-93: locked by the card of an active room, or bolted."""
    table, site = m.table, here(m)
    if one.seat == table.defender or site.kinds[door].startswith("sealed"):
        return False
    if table.bolted >> door & 1:
        return True
    inside = room_of(m, one)
    if table.rooms[inside].state != ACTIVE:
        return False
    return not any([table.rooms[room].state == ACTIVE and table.rooms[room].entry == door for room in site.joins[door]])


def picks_locks(m: Scene, one: Character, door: int) -> bool:
    """Ottoline, or the Skeleton Key: a locked door of an active room, for 2 points."""
    able = special(m, one, "open_locked") or "skeleton_key" in one.gear
    return able and any([m.table.rooms[room].state == ACTIVE for room in here(m).joins[door]])


@requires("SR-RULING-25", "door")
def beside_door(seen: Scene, seat: Seat, act: Open | Close) -> Denied:
    site = here(seen)
    return None if site.board.door(act.door) in site.doors_at[who(seen, act.character).square] else (act.door,)


@requires("SR-DOOR-01", "door")
def is_shut(seen: Scene, seat: Seat, act: Open) -> Denied:
    return (act.door,) if seen.table.open >> here(seen).board.door(act.door) & 1 else None


@requires("SR-DOOR-01", "door")
def is_open(seen: Scene, seat: Seat, act: Close) -> Denied:
    return None if seen.table.open >> here(seen).board.door(act.door) & 1 else (act.door,)


@requires("SR-RULING-111", "door")
def never_sealed(seen: Scene, seat: Seat, act: Close) -> Denied:
    return (act.door,) if seen.table.unsealed >> here(seen).board.door(act.door) & 1 else None


@requires("SR-S5-02", "door")
def unguarded(seen: Scene, seat: Seat, act: Open) -> Denied:
    guard = here(seen).guards[here(seen).board.door(act.door)]
    return (act.door,) if guard and turret(seen, guard) else None


@requires("SR-RULING-80", "door")
def no_minion_unseals(seen: Scene, seat: Seat, act: Open) -> Denied:
    sealed = here(seen).kinds[here(seen).board.door(act.door)].startswith("sealed")
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


def all_opens(seen: Scene, seat: Seat) -> list[Open]:
    return [act for one in on_map(seen, seat) for act in here(seen).opens[one.id]]


def all_closes(seen: Scene, seat: Seat) -> list[Close]:
    return [act for one in on_map(seen, seat) for act in here(seen).closes[one.id]]


OPEN_NEEDS = (
    has_points,
    beside_door,
    is_shut,
    unguarded,
    no_minion_unseals,
    not_waiting_for_key,
    has_key,
    from_inside,
    unlocked,
    can_pay_door,
)


def doors_to_open(seen: Scene, seat: Seat) -> list[Open]:
    """The same from the doors at hand only."""
    return opens_on(seen, seat, on_map(seen, seat))


def opens_on(seen: Scene, seat: Seat, ours: list[Character]) -> list[Open]:
    site, found = here(seen), list[Open]()
    is_open = seen.table.open
    for one in ours:
        if one.points > 0:
            for door in site.doors_at[one.square]:
                if not is_open >> door & 1:
                    act = site.opens[one.id][door]
                    if all([need.check(seen, seat, act) is None for need in OPEN_NEEDS[3:]]):
                        found.append(act)
    return found


def doors_to_close(seen: Scene, seat: Seat) -> list[Close]:
    return closes_on(seen, on_map(seen, seat))


def closes_on(seen: Scene, ours: list[Character]) -> list[Close]:
    table = seen.table
    shuttable = table.open & ~table.unsealed
    if not shuttable:
        return []
    site, found = here(seen), list[Close]()
    for one in ours:
        if one.points > 0:
            found.extend([site.closes[one.id][door] for door in site.doors_at[one.square] if shuttable >> door & 1])
    return found


# Dice for points, portals


@requires("SR-RULING-101", once=True)
def in_the_phase(seen: Scene, seat: Seat, act: Action) -> Denied:
    return () if seen.within(Movement).bonus else None


@requires("SR-MOVE-02", "character")
def has_agility(seen: Scene, seat: Seat, act: Hurry) -> Denied:
    return None if "B" in who(seen, act.character).dice else (act.character,)


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


def bound_to_earth(m: Scene, one: Character) -> bool:
    """SR-S3-02, SR-S6-06: carries somebody who cannot go to Stygia."""
    objects = here(m).scenario.objects
    return any(["no_stygia" in objects[kind] for kind in one.carries])


# Passing on, picking up, laying down, leaving


@requires("SR-OBJ-01", "teammate")
def beside_teammate(seen: Scene, seat: Seat, act: Give) -> Denied:
    near = here(seen).near(who(seen, act.character).square, seen.table.open)
    return None if near >> who(seen, act.teammate).square & 1 else (act.teammate,)


@requires("SR-RULING-103", "teammate")
def something_to_give(seen: Scene, seat: Seat, act: Give) -> Denied:
    return None if passable_items(seen, who(seen, act.character), who(seen, act.teammate)) else (act.teammate,)


def gives(seen: Scene, seat: Seat) -> list[Give]:
    if seat == seen.table.defender:
        return []
    ours = on_map(seen, seat)
    return [GIVES[one.id, other.id] for one in ours if one.gear or one.carries for other in ours if other is not one]


@requires("SR-OBJ-02", "at")
def within_grasp(seen: Scene, seat: Seat, act: Take) -> Denied:
    one, square = who(seen, act.character), here(seen).board.square(act.at)
    near = here(seen).near(one.square, seen.table.open) | 1 << one.square
    return None if near >> square & 1 else (act.at,)


@requires("SR-RULING-103", "character")
def hands_free(seen: Scene, seat: Seat, act: Take) -> Denied:
    """Who carries a chest or the leader takes nothing else; who carries anything takes no such load."""
    one, square = who(seen, act.character), here(seen).board.square(act.at)
    objects = here(seen).scenario.objects
    loads = [item for item in seen.table.floor if item.square == square and "alone" in objects.get(item.kind, ())]
    only_loads = loads and all([item in loads for item in seen.table.floor if item.square == square])
    full = laden(seen, one) or (only_loads and (one.gear or one.carries))
    return (act.character,) if full else None


@requires("SR-S1-02", "at")
def something_to_take(seen: Scene, seat: Seat, act: Take) -> Denied:
    one = who(seen, act.character)
    return None if takeable_items(seen, one, here(seen).board.square(act.at)) else (act.at,)


def takes(seen: Scene, seat: Seat) -> list[Take]:
    """SR-RULING-51: minions take nothing."""
    if seat == seen.table.defender or not seen.table.floor:
        return []
    squares = sorted({item.square for item in seen.table.floor})
    return [here(seen).takes[one.id][square] for one in on_map(seen, seat) for square in squares]


def drops(seen: Scene, seat: Seat) -> list[Drop]:
    if seat == seen.table.defender:
        return []
    loaded = [one for one in on_map(seen, seat) if one.gear or one.carries]
    return [Drop(one.id, item) for one in loaded for item in dict.fromkeys((*one.carries, *one.gear))]


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


def hurries(seen: Scene, seat: Seat) -> list[Hurry]:
    return [HURRIES[one.id] for one in on_map(seen, seat)]


def portals(seen: Scene, seat: Seat) -> list[Portal]:
    return [PORTALS[one.id] for one in on_map(seen, seat)]


# The same without asking every requirement of every candidate: moving is what is asked most


def hurries_now(seen: Scene, seat: Seat) -> list[Hurry]:
    return hurries_on(on_map(seen, seat)) if not seen.within(Movement).bonus else []


def hurries_on(ours: list[Character]) -> list[Hurry]:
    return [HURRIES[one.id] for one in ours if "B" in one.dice]


def portals_now(seen: Scene, seat: Seat) -> list[Portal]:
    return portals_on(seen, on_map(seen, seat)) if not seen.within(Movement).bonus else []


def portals_on(seen: Scene, ours: list[Character]) -> list[Portal]:
    areas = here(seen).area_squares
    able = [one for one in ours if not one.moved and not areas >> one.square & 1]
    return [PORTALS[one.id] for one in able if not is_leader(seen, one) and not bound_to_earth(seen, one)]


def gives_now(seen: Scene, seat: Seat) -> list[Give]:
    return gives_on(seen, on_map(seen, seat)) if seat != seen.table.defender else []


def gives_on(seen: Scene, ours: list[Character]) -> list[Give]:
    found: list[Give] = []
    for one in ours:
        if one.points > 0 and (one.gear or one.carries):
            near = here(seen).near(one.square, seen.table.open)
            for other in ours:
                if other is not one and near >> other.square & 1 and passable_items(seen, one, other):
                    found.append(GIVES[one.id, other.id])
    return found


def takes_now(seen: Scene, seat: Seat) -> list[Take]:
    return takes_on(seen, on_map(seen, seat)) if seat != seen.table.defender else []


def takes_on(seen: Scene, ours: list[Character]) -> list[Take]:
    floor: list[Item] = seen.table.floor
    site, found = here(seen), list[Take]()
    lying = 0
    for item in floor:
        lying |= 1 << item.square
    for one in ours:
        if one.points > 0:
            at_hand = (site.near(one.square, seen.table.open) | 1 << one.square) & lying
            if at_hand:
                acts = site.takes[one.id]
                found.extend([acts[at] for at in bits.members(at_hand) if takeable_items(seen, one, at)])
    return found


def leaves_now(seen: Scene, seat: Seat) -> list[Leave]:
    return leaves_on(seen, on_map(seen, seat)) if seat != seen.table.defender else []


def leaves_on(seen: Scene, ours: list[Character]) -> list[Leave]:
    scenario = here(seen).scenario
    if scenario.exits != "any":
        return []
    able = [one for one in ours if room_of(seen, one) in scenario.exit_rooms]
    if not able:
        return []
    moving = seen.within(Movement)
    return [LEAVES[one.id] for one in able if not moving.bonus or one.id in moving.movers]


def all_moves(m: Scene, moving: Movement) -> list[Action]:
    """What `legal` says of all kinds of movement, with one look at the map."""
    seat = moving.seat
    ground = Ground(m, seat)
    ours, found = ground.ours, list[Action](moves_on(m, ground))
    found += opens_on(m, seat, ours)
    found += closes_on(m, ours)
    if not moving.bonus:
        found += hurries_on(ours)
        found += portals_on(m, ours)
    if not ground.defends:
        found += gives_on(m, ours)
        found += takes_on(m, ours)
        if not moving.bonus:
            found += drops(m, seat)
        found += leaves_on(m, ours)
    return found


MOVE = Kind(
    "move",
    steps,
    has_points,
    no_turret_there,
    no_enemy_there,
    nobody_lies_there,
    nobody_there,
    may_enter_area,
    in_reach,
    fast=steps_in_reach,
)
OPEN = Kind("open", all_opens, *OPEN_NEEDS, rule="SR-DOOR-01", fast=doors_to_open)
CLOSE = Kind(
    "close", all_closes, has_points, beside_door, is_open, never_sealed, rule="SR-DOOR-01", fast=doors_to_close
)
HURRY = Kind("hurry", hurries, in_the_phase, has_agility, rule="SR-MOVE-02", fast=hurries_now)
PORTAL = Kind(
    "portal",
    portals,
    in_the_phase,
    has_not_moved,
    not_in_area,
    carries_nobody,
    no_leader,
    rule="SR-PORTAL-01",
    fast=portals_now,
)
GIVE = Kind("give", gives, has_points, beside_teammate, something_to_give, rule="SR-OBJ-01", fast=gives_now)
TAKE = Kind("take", takes, has_points, within_grasp, hands_free, something_to_take, rule="SR-OBJ-02", fast=takes_now)
DROP = Kind("drop", drops, in_the_phase, rule="SR-RULING-102")
LEAVE = Kind("leave", leaves, at_an_exit, moves_now, fast=leaves_now)
KINDS: Sequence[Kind] = (MOVE, OPEN, CLOSE, HURRY, PORTAL, GIVE, TAKE, DROP, LEAVE)
