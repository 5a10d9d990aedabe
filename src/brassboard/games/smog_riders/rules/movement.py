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
from ..queries import Scene, are_enemies, here, is_leader, occupied_squares, on_map, room_of, squares_of_turrets, who

MOVEMENT_POINTS: Final = 3  # SR-MOVE-01


HURRY_POINTS: Final = 2  # SR-MOVE-02


HURRIES: Final = {one: Hurry(one) for one in CHARACTERS}


# What stands in the way


class Ground:
    """The map as the characters of one player find it now: who may move, and what stands in their way.

    It is made once per question and then asked for each of the player's characters.
    """

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
        # SR-MOVE-11: walkers in Stygia are neither MAP nor FALLEN, so that the square of their marker is free.
        for one in table.characters:
            at = one.at
            if at == MAP:
                square = one.square
                if square < 0:  # It is drafted but not yet placed.
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
        """Those of `ours` that have movement points."""
        self.at_doors = at_doors
        """Those of `movers` that stand beside a door (SR-RULING-25)."""
        self.occupied = occupied
        """The squares that are not free (SR-RULING-96)."""
        self.stops: Bits = unentered & ~(filled | enemies | guns)
        """The free squares of unentered rooms, where a move ends (SR-ROOM-01, SR-RULING-122)."""
        self.closed: Bits = guns | (site.area_squares if defends else barred_areas(m, seat))
        """Squares that no character of the player can enter: turrets, barred areas (SR-MOVE-10, SR-RULING-97)."""
        self.blocked: Bits = self.closed | enemies
        """`closed` and the squares of enemies, for characters that cannot go through them (SR-MOVE-07)."""

    def region(self, m: Scene, one: Character) -> Region:
        """Return the squares a character's points reach, with the way to each (SR-MOVE-04, SR-MOVE-05).

        Squares that are not free are included where it may cross them; it must not end on one (SR-MOVE-06, SR-MOVE-09).
        """
        blocked = self.blocked
        if self.defends:
            if is_leader(m, one):
                # SR-RULING-81: the leader never leaves his room.
                blocked |= ~self.site.rooms[self.site.room_of[one.square]]
        elif CHARACTERS[one.id].special == "through_enemies":
            blocked = self.closed
        return self.layout.region(one.square, one.points, blocked, self.stops)


def barred_areas(m: Scene, seat: Seat) -> Bits:
    """Return the start areas an attacker must not enter: those of other teams in scenario 1 (SR-RULING-97)."""
    site = here(m)
    return site.foreign_areas(m.table.sides[seat].area) if site.scenario.exits == "none" else 0


def reachable_squares(m: Scene, one: Character) -> list[int]:
    """Return the free squares where a character may end its move (SR-MOVE-08, SR-RULING-122)."""
    if one.points <= 0:
        return []
    ground = Ground(m, one.seat)
    return [square for square in ground.region(m, one).squares if square not in ground.occupied]


Listing = Callable[[Scene, Ground], list[Action]]
"""Returns the legal actions of one kind on a Ground."""


def fast_listing(listing: Listing) -> Callable[[Scene, Seat], list[Action]]:
    """Return the fast listing of a kind of action from its listing on a Ground.

    Outside a movement phase it is empty.
    """
    return lambda seen, seat: listing(seen, Ground(seen, seat)) if seen.inside(Movement) else []


# Steps


def pay_points(m: Scene, character: str, points: int) -> None:
    """Take movement points from a character and note that it has done something this turn."""
    one = who(m, character)
    one.points -= points
    one.moved = True


def walk_to(m: Scene, one: Character, to: int) -> tuple[int, ...]:
    """Move a character along the shortest way to a square, 1 point a step (SR-MOVE-04).

    Return the rooms no attacker had entered before, each followed by the door used. A free square of such a room ends
    the move. Over squares that are not free the move goes on (SR-RULING-122), and still the room is entered
    (SR-RULING-126).
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


def reveal_if_first(m: Scene, one: Character, door: int) -> Flow:
    """Reveal the card of the room an attacker came into other than on foot, if it is the first there (SR-ROOM-01).

    Minions never reveal a room (SR-ROOM-02).
    """
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
    return (act.to,) if squares_of_turrets(seen) >> here(seen).board.square(act.to) & 1 else None


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
    return (act.to,) if occupied_squares(seen) >> here(seen).board.square(act.to) & 1 else None


@requires("SR-RULING-97", "to")
def may_enter_area(seen: Scene, seat: Seat, act: Move) -> Denied:
    square = here(seen).board.square(act.to)
    barred = here(seen).area_squares if seat == seen.table.defender else barred_areas(seen, seat)
    return (act.to,) if barred >> square & 1 else None


@requires("SR-MOVE-05", "to", "points")
def in_reach(seen: Scene, seat: Seat, act: Move) -> Denied:
    one = who(seen, act.character)
    return None if here(seen).board.square(act.to) in reachable_squares(seen, one) else (act.to, one.points)


def every_move(seen: Scene, seat: Seat) -> list[Move]:
    """Return every move to any square, for the requirements to test."""
    site = here(seen)
    squares = bits.members(site.board.squares)
    return [site.moves[one.id][square] for one in on_map(seen, seat) for square in squares]


def legal_moves(m: Scene, ground: Ground) -> list[Action]:
    """Return the legal moves, found from the squares that the points reach."""
    found: list[Action] = []
    occupied = ground.occupied
    for one in ground.movers:
        moves = ground.site.moves[one.id]
        found += [moves[square] for square in ground.region(m, one).squares if square not in occupied]
    return found


MOVE: Final = Kind(
    "move",
    every_move,
    has_points,
    no_turret_there,
    no_enemy_there,
    nobody_lies_there,
    nobody_there,
    may_enter_area,
    in_reach,
    fast=fast_listing(legal_moves),
)


# Agility dice for movement points


def hurry(m: Scene, one: Character) -> None:
    """Exchange one Agility die of a character for 2 movement points (SR-MOVE-02)."""
    one.dice = one.dice.replace("B", "", 1)
    one.points += HURRY_POINTS
    m.emit(Hurried(one.id))


@requires("SR-RULING-101", once=True)
def in_the_phase(seen: Scene, seat: Seat, act: Action) -> Denied:
    return () if seen.within(Movement).bonus else None


@requires("SR-MOVE-02", "character")
def has_agility(seen: Scene, seat: Seat, act: Hurry) -> Denied:
    return None if "B" in who(seen, act.character).dice else (act.character,)


def every_hurry(seen: Scene, seat: Seat) -> list[Hurry]:
    return [HURRIES[one.id] for one in on_map(seen, seat)]


def legal_hurries(m: Scene, ground: Ground) -> list[Action]:
    return [HURRIES[one.id] for one in ground.ours if "B" in one.dice] if not m.within(Movement).bonus else []


HURRY: Final = Kind(
    "hurry", every_hurry, in_the_phase, has_agility, rule="SR-MOVE-02", fast=fast_listing(legal_hurries)
)
