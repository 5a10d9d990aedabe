"""Moving on the map: movement points, the squares they reach, steps, and Agility dice spent on extra points."""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import Action, Denied, Flow, Kind, Seat, call, requires
from brassboard.kit import Layout, Region, bits
from brassboard.kit.bits import Bits

from ..content import CHARACTERS
from ..data.actions import Close, Give, Hurry, Move, Open, Take
from ..data.events import Hurried, Moved
from ..data.frames import Movement, Reveal
from ..data.table import FALLEN, MAP, UNENTERED, Character
from ..queries import Scene, are_enemies, here, is_leader, on_map, room_of, taken, turret_bits, who

MOVEMENT_POINTS: Final = 3


HURRY_POINTS: Final = 2


HURRIES: Final = {one: Hurry(one) for one in CHARACTERS}


# What stands in the way


class Ground:
    """The map as the characters of one player find it now."""

    def __init__(self, m: Scene, seat: Seat) -> None:
        table, site = m.table, here(m)
        defender: Seat = table.defender
        defends = seat == defender
        ours: list[Character] = []
        movers: list[Character] = []
        at_doors: list[Character] = []
        occupied: set[int] = set()
        filled = enemies = guns = unentered = 0
        bit, doors_at = site.bit, site.doors_at
        for one in table.characters:
            at = one.at
            if at == MAP:
                square = one.square
                if square < 0:  # drafted characters wait for their square
                    continue
                occupied.add(square)
                if one.seat == seat:
                    filled |= bit[square]
                    ours.append(one)
                    if one.points > 0:
                        movers.append(one)
                        if doors_at[square]:
                            at_doors.append(one)
                elif defends or one.seat == defender:
                    enemies |= bit[square]
                else:
                    filled |= bit[square]
            elif at == FALLEN and one.square >= 0:
                occupied.add(one.square)
                filled |= bit[one.square]
        for gun in table.turrets:
            occupied.add(gun.square)
            guns |= bit[gun.square]
        if not defends:
            for number, room in enumerate(table.rooms):
                if room.state == UNENTERED:
                    unentered |= site.rooms[number]
        self.site = site
        self.defends = defends
        self.layout: Layout = site.layout(table.open)
        self.ours = ours
        self.movers = movers
        """Those of them who have movement points."""
        self.at_doors = at_doors
        """And stand beside a door."""
        self.occupied = occupied
        """SR-RULING-96: squares that are not free."""
        self.stops: Bits = unentered & ~(filled | enemies | guns)
        """SR-ROOM-01: the free squares of rooms nobody has entered; SR-RULING-122: over the others one goes on."""
        self.closed: Bits = guns | (site.area_squares if defends else barred_areas(m, seat))
        """SR-MOVE-10, SR-RULING-97: squares none of them can enter."""
        self.blocked: Bits = self.closed | enemies
        """SR-MOVE-07: and those their enemies stand on, for who cannot go through them."""

    def region(self, m: Scene, one: Character) -> Region:
        """Where its points lead, and how. Squares that are not free are in it: it may cross some, but end on none."""
        blocked = self.blocked
        if self.defends:
            if is_leader(m, one):
                blocked |= ~self.site.rooms[self.site.room_of[one.square]]  # SR-RULING-81
        elif CHARACTERS[one.id].special == "through_enemies":
            blocked = self.closed
        return self.layout.region(one.square, one.points, blocked, self.stops)


def barred_areas(m: Scene, seat: Seat) -> Bits:
    """SR-RULING-97: where areas belong to one team, the others keep out."""
    site = here(m)
    return site.foreign_areas(m.table.sides[seat].area) if site.scenario.exits == "none" else 0


def reach(m: Scene, one: Character) -> list[int]:
    """Where a character can go: never to end on a square that is not free (SR-MOVE-08, SR-RULING-122)."""
    if one.points <= 0:
        return []
    ground = Ground(m, one.seat)
    return [square for square in ground.region(m, one).squares if square not in ground.occupied]


Listing = Callable[[Scene, Ground], list[Action]]
"""What may be done on a ground: one kind of movement."""


def fast(listing: Listing) -> Callable[[Scene, Seat], list[Action]]:
    """The same as a kind of action asks for it; outside a movement phase nothing of it may be done."""
    return lambda seen, seat: listing(seen, Ground(seen, seat)) if seen.inside(Movement) else []


# Steps


def pay(m: Scene, character: str, points: int) -> None:
    one = who(m, character)
    one.points -= points
    one.moved = True


def walk(m: Scene, one: Character, to: int) -> tuple[int, ...]:
    """SR-MOVE-04: along the shortest way. Returns the rooms no attacker had entered before, each with the door used.

    A free square of such a room ends the move; over squares that are not free it goes on (SR-RULING-122), and has
    entered the room all the same (SR-RULING-126).
    """
    site, rooms = here(m), m.table.rooms
    way = Ground(m, one.seat).region(m, one).way(to)
    room_at = site.room_of
    one.points -= len(way) - 1
    one.moved = True
    one.square = to
    m.emit(Moved(one.id, tuple([site.names[square] for square in way])))
    found: tuple[int, ...] = ()
    if one.seat == m.table.defender:
        return found
    room, area = room_at[way[0]], m.table.sides[one.seat].area
    for place in range(1, len(way)):
        into = room_at[way[place]]
        if into != room:
            room = into
            if rooms[room].state == UNENTERED and room not in found[::2]:
                found = (*found, room, site.door_between(way[place - 1], way[place], m.table.open))
            if room != area:
                one.away = True
    return found


def entered(m: Scene, one: Character, door: int) -> Flow:
    """SR-ROOM-01: an attacker that came into a room otherwise than on foot; no attacker may have been there before."""
    if one.seat == m.table.defender:
        return None
    room = room_of(m, one)
    if room != m.table.sides[one.seat].area:
        one.away = True
    return call(Reveal(one.seat, room, door)) if m.table.rooms[room].state == UNENTERED else None


# Which squares a character may move to


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
    return None if here(seen).board.square(act.to) in reach(seen, one) else (act.to, one.points)


def steps(seen: Scene, seat: Seat) -> list[Move]:
    site = here(seen)
    squares = bits.members(site.board.squares)
    return [site.moves[one.id][square] for one in on_map(seen, seat) for square in squares]


def moves_on(m: Scene, ground: Ground) -> list[Action]:
    """The same from what the points reach."""
    found: list[Action] = []
    occupied = ground.occupied
    for one in ground.movers:
        moves = ground.site.moves[one.id]
        found += [moves[square] for square in ground.region(m, one).squares if square not in occupied]
    return found


MOVE: Final = Kind(
    "move",
    steps,
    has_points,
    no_turret_there,
    no_enemy_there,
    nobody_lies_there,
    nobody_there,
    may_enter_area,
    in_reach,
    fast=fast(moves_on),
)


# Agility dice for movement points


def hurry(m: Scene, one: Character) -> None:
    """SR-MOVE-02: an Agility die less, two points more."""
    one.dice = one.dice.replace("B", "", 1)
    one.points += HURRY_POINTS
    m.emit(Hurried(one.id))


@requires("SR-RULING-101", once=True)
def in_the_phase(seen: Scene, seat: Seat, act: Action) -> Denied:
    return () if seen.within(Movement).bonus else None


@requires("SR-MOVE-02", "character")
def has_agility(seen: Scene, seat: Seat, act: Hurry) -> Denied:
    return None if "B" in who(seen, act.character).dice else (act.character,)


def hurries(seen: Scene, seat: Seat) -> list[Hurry]:
    return [HURRIES[one.id] for one in on_map(seen, seat)]


def hurries_on(m: Scene, ground: Ground) -> list[Action]:
    return [HURRIES[one.id] for one in ground.ours if "B" in one.dice] if not m.within(Movement).bonus else []


HURRY: Final = Kind("hurry", hurries, in_the_phase, has_agility, rule="SR-MOVE-02", fast=fast(hurries_on))
