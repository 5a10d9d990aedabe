"""Who moves and what is in the way: looked up once for a player, then asked for each of his characters."""

from collections.abc import Callable

from brassboard.kernel import Action, Seat
from brassboard.kit import Layout, Region
from brassboard.kit.bits import Bits

from ..content import CHARACTERS
from ..data.frames import Movement
from ..data.table import FALLEN, MAP, UNENTERED, Character
from ..queries import Scene, here, is_leader


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
