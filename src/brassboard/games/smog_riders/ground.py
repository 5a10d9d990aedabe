"""Who moves and what is in the way: looked up once for a player, then asked for each of his characters."""

from brassboard.kernel import Seat
from brassboard.kit.bits import Bits

from .figures import Scene, here, is_leader, special
from .table import FALLEN, MAP, UNENTERED, Character


class Ground:
    """The map as the characters of one player find it now."""

    def __init__(self, m: Scene, seat: Seat) -> None:
        table = m.table
        defender: Seat = table.defender
        self.site = here(m)
        self.defends = seat == defender
        self.opened: Bits = self.site.opened(table.open)
        self.ours: list[Character] = []
        enemies = filled = guns = 0
        for one in table.characters:
            if one.at == MAP and one.square >= 0:  # drafted characters wait for their square
                square = 1 << one.square
                filled |= square
                if one.seat == seat:
                    self.ours.append(one)
                elif self.defends or one.seat == defender:
                    enemies |= square
            elif one.at == FALLEN and one.square >= 0:
                filled |= 1 << one.square
        for gun in table.turrets:
            guns |= 1 << gun.square
        self.enemies: Bits = enemies
        self.turrets: Bits = guns
        self.taken: Bits = filled | guns
        """SR-RULING-96: squares that are not free."""
        self.stops: Bits = 0
        """SR-ROOM-01: the free squares of rooms nobody has entered; SR-RULING-122: over the others one goes on."""
        self.barred: Bits = self.site.area_squares if self.defends else barred_areas(m, seat)
        if not self.defends:
            unentered = 0
            for number, room in enumerate(table.rooms):
                if room.state == UNENTERED:
                    unentered |= self.site.rooms[number]
            self.stops = unentered & ~self.taken

    def blocked(self, m: Scene, one: Character) -> Bits:
        """SR-MOVE-07, SR-MOVE-10, SR-RULING-97: the squares this character cannot enter."""
        blocked = self.turrets | self.barred
        if not special(m, one, "through_enemies"):
            blocked |= self.enemies
        if self.defends and is_leader(m, one):
            blocked |= ~self.site.rooms[self.site.room_of[one.square]]  # SR-RULING-81
        return blocked

    def reach(self, m: Scene, one: Character) -> Bits:
        """Where its points lead: never to end on a square that is not free (SR-MOVE-08, SR-RULING-122)."""
        if one.points <= 0:
            return 0
        found = self.site.walk.reach(one.square, one.points, self.opened, 0, self.blocked(m, one), self.stops)
        return found & ~self.taken

    def way(self, m: Scene, one: Character, to: int) -> tuple[int, ...]:
        """The squares of a shortest way, both ends included."""
        return self.site.walk.path(one.square, to, self.opened, 0, self.blocked(m, one), self.stops, one.points)


def barred_areas(m: Scene, seat: Seat) -> Bits:
    """SR-RULING-97: where areas belong to one team, the others keep out."""
    site = here(m)
    if site.scenario.exits != "none":
        return 0
    barred = 0
    for area in site.scenario.areas:
        if area != m.table.sides[seat].area:
            barred |= site.rooms[area]
    return barred


def reach(m: Scene, one: Character) -> Bits:
    """Where a character can go."""
    return Ground(m, one.seat).reach(m, one)
