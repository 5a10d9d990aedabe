"""How long a way takes, for bots: steps, doors to open, rooms to solve, and the short cut through Stygia.

Times are movement points; a turn has three. Figures on the way are ignored.
"""

from typing import Final

from brassboard.kit import bits
from brassboard.kit.bits import Bits

from .content import CHARACTERS
from .site import EYE, PATHS, Site, site
from .table import ACTIVE, LEFT, MAP, STYGIA, UNENTERED, Character, Table

FAR: Final = 99
ENTER: Final = 2  # a room nobody has entered ends the move
SOLVE: Final = 3  # its other doors are locked until it is solved
GUN: Final = 2  # a turret in a room to be crossed
ASTRAL: Final = 2  # a die spent in Stygia, in movement points
TURN: Final = 3
THROUGH_STYGIA: Final = 9  # two turns and most of the dice
LONG_WAY: Final = 30  # on foot: only beyond it Stygia is thought of
RETREAT: Final = 9  # a way out that is short enough for who is nearly down
MOST_KEPT: Final = 4_000

_INNER: Final[dict[str, list[list[int]]]] = {}
_TIMES: Final[dict[tuple[str, Bits, int, int, int, tuple[int, ...]], list[int]]] = {}


def inner(place: Site) -> list[list[int]]:
    """Steps between any two squares of the same room."""
    known = _INNER.get(place.scenario.id)
    if known is None:
        cells = place.board.cells
        known = [[] for _ in range(cells)]
        for room in place.rooms:
            for square in bits.members(room):
                row = [FAR] * cells
                for spent, wave in enumerate(place.walk.waves(square, -1, 0, 0, ~room)):
                    for other in bits.members(wave):
                        row[other] = spent
                known[square] = row
        _INNER[place.scenario.id] = known
    return known


def rooms_in(table: Table, state: str) -> int:
    found = 0
    for number, room in enumerate(table.rooms):
        if room.state == state:
            found |= 1 << number
    return found


def shut_doors(table: Table, place: Site, keys: bool = False) -> int:
    """Doors nobody can open yet: sealed ones, and those whose guard still stands. Who has a key opens some."""
    standing = [gun.id for gun in table.turrets]
    found = 0
    for door, kind in enumerate(place.kinds):
        if table.open >> door & 1:
            continue
        if (
            kind == "sealed_pickup"
            or (kind == "sealed_key" and not keys)
            or (place.guards[door] and place.guards[door] in standing)
        ):
            found |= 1 << door
    return found


def guns_in_rooms(table: Table) -> tuple[int, ...]:
    """How many turrets stand in each room."""
    place = site(table.scenario)
    found = [0] * len(place.rooms)
    for gun in table.turrets:
        found[place.room_of[gun.square]] += 1
    return tuple(found)


def times_to(table: Table, goals: Bits, shut: int, hunting: bool = False) -> list[int]:
    """The time from every square to the nearest goal; who hunts is not held up by Room cards."""
    fresh = 0 if hunting else rooms_in(table, UNENTERED)
    busy = 0 if hunting else rooms_in(table, ACTIVE)
    entries = tuple([room.entry for room in table.rooms if room.state == ACTIVE]) if busy else ()
    guns = () if hunting else guns_in_rooms(table)
    key = (table.scenario, goals, shut, table.open, fresh | busy << 32, (*entries, *guns))
    known = _TIMES.get(key)
    if known is None:
        if len(_TIMES) > MOST_KEPT:
            _TIMES.clear()
        known = _TIMES[key] = Ways(table, goals, shut, fresh, busy, guns).all_times()
    return known


class Ways:
    """The times to one set of goals: first from door to door, then from every square to its doors."""

    def __init__(self, table: Table, goals: Bits, shut: int, fresh: int, busy: int, guns: tuple[int, ...]) -> None:
        self.table = table
        self.place = site(table.scenario)
        self.steps = inner(self.place)
        self.goals = goals
        self.shut = shut
        self.fresh = fresh
        self.busy = busy
        self.guns = guns
        self.through: list[list[int]] = [[FAR, FAR] for _ in self.place.sides]
        """The time through each door, from its first and from its second side."""
        self.near: list[list[int]] = [list(bits.members(room & goals)) for room in self.place.rooms]

    def all_times(self) -> list[int]:
        changed = True
        while changed:
            changed = False
            for door in range(len(self.through)):
                for side in (0, 1):
                    time = self.cross(door, side)
                    if time < self.through[door][side]:
                        self.through[door][side] = time
                        changed = True
        found = [FAR] * self.place.board.cells
        for room, squares in enumerate(self.place.rooms):
            for square in bits.members(squares):
                found[square] = self.onward(square, room, -1)
        return found

    def cross(self, door: int, side: int) -> int:
        """From this side of a door through it and on to a goal."""
        place = self.place
        start, end = place.joins[door][side], place.joins[door][1 - side]
        if self.shut >> door & 1:
            return FAR
        inside = "stygia_only" in place.board.room_flags[start]
        if place.kinds[door] == "sealed_inside" and not self.table.open >> door & 1 and not inside:
            return FAR
        price = 1 if self.table.open >> door & 1 else 2
        if self.fresh >> end & 1:
            price += ENTER
        if self.guns:
            price += GUN * self.guns[end]
        return min(FAR, price + self.onward(place.sides[door][1 - side], end, door))

    def onward(self, square: int, room: int, came: int) -> int:
        steps = self.steps[square]
        best = FAR
        for goal in self.near[room]:
            best = min(best, steps[goal])
        place = self.place
        for door in place.doors_of[room]:
            if door != came:
                side = 0 if place.joins[door][0] == room else 1
                time = self.through[door][side]
                if time < best:
                    time += steps[place.sides[door][side]] + self.held(room, door)
                    best = min(best, time)
        return best

    def held(self, room: int, door: int) -> int:
        """What the card of a room costs before another door than the one it was entered by opens."""
        if self.table.open >> door & 1 or self.place.kinds[door].startswith("sealed"):
            return 0
        if self.fresh >> room & 1:
            return SOLVE
        return SOLVE if self.busy >> room & 1 and self.table.rooms[room].entry != door else 0


# Through Stygia


def limited(table: Table) -> bool:
    """SR-S4-02: everybody returns where he entered."""
    limiter = site(table.scenario).scenario.limiter
    return limiter != "" and any([gun.id == limiter for gun in table.turrets])


def landing(table: Table, times: list[int]) -> int:
    """The best time from a square a walker may return to."""
    place = site(table.scenario)
    if limited(table):
        return FAR
    best = FAR
    flags = place.board.room_flags
    for room in place.ordinary:
        if "nostygia" not in flags[room]:
            best = min(best, min([times[square] for square in bits.members(place.rooms[room])]))
    return best


def dice_to_return(one: Character) -> int:
    """How many dice a walker needs until it is back."""
    ring = 3 if one.astral == EYE else max(one.astral, 0) // PATHS
    return 3 - ring + 1


def earthbound(place: Site, one: Character) -> bool:
    return any(["no_stygia" in place.scenario.objects[kind] for kind in one.carries])


def time_of(table: Table, one: Character, times: list[int]) -> int:
    """The time a character needs, on foot or through Stygia."""
    if one.at == STYGIA:
        return min(times[one.square] + 4, landing(table, times) + ASTRAL * dice_to_return(one))
    walk = times[one.square]
    place = site(table.scenario)
    if walk <= LONG_WAY or earthbound(place, one) or CHARACTERS[one.id].mind - one.madness < 2:
        return walk
    area = TURN if place.areas[place.room_of[one.square]] else 0
    return min(walk, landing(table, times) + THROUGH_STYGIA + area)


# Goals


def exits_of(table: Table, one: Character) -> Bits:
    """Where what this character carries counts, and where it is safe."""
    place = site(table.scenario)
    if place.scenario.exits == "none":
        return place.rooms[table.sides[one.seat].area]
    found = 0
    for room in place.scenario.exit_rooms:
        found |= place.rooms[room]
    return found


def pays(place: Site, *whats: str) -> bool:
    return any([row.what in whats for row in place.scenario.points])


def turns_left(table: Table) -> int:
    """This turn included; a team that must be out early thinks so."""
    rounds = site(table.scenario).scenario.rounds
    return max(1, rounds - table.round + 1)


def deadline(table: Table) -> int:
    """The turns left until leaving pays less."""
    left = turns_left(table)
    for row in site(table.scenario).scenario.points:
        if row.what in ("escaped", "team_out") and row.before > table.round:
            left = min(left, row.before - table.round)
    return left


def deliverable(place: Site, kind: str) -> bool:
    flags = place.scenario.objects.get(kind, ())
    return "home" in flags or "out" in flags


def loaded(place: Site, one: Character) -> bool:
    return any([deliverable(place, kind) for kind in one.carries])


def has_key(place: Site, one: Character) -> bool:
    return any(["key" in place.scenario.objects[kind] for kind in one.carries])


def team_has(table: Table, seat: int, kind: str) -> bool:
    if kind in table.sides[seat].delivered:
        return True
    return any([kind in one.carries for one in table.characters if one.seat == seat])


def around(place: Site, square: int) -> Bits:
    """Squares of the same room from which a hand reaches this one, and itself."""
    steps = inner(place)[square]
    return bits.bits_of([other for other in bits.members(place.rooms[place.room_of[square]]) if steps[other] <= 1])


def striking(table: Table, place: Site, one: Character, square: int) -> Bits:
    """Squares from which this character's main attack reaches a figure there."""
    if CHARACTERS[one.id].main.attack == "melee":
        return around(place, square) & ~(1 << square)
    seen = place.sight.visible(square, place.opened(table.open), 0, 0)
    return seen & place.rooms[place.room_of[square]] & ~(1 << square)


class Aims:
    """What the characters of one attacker are after."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.place = site(table.scenario)
        self.seat = seat
        self.left = turns_left(table)
        self.team = [one for one in table.characters if one.seat == seat and one.at in (MAP, STYGIA)]
        self.times: dict[str, list[int]] = {}
        self.home: dict[str, bool] = {}
        """Whether a character is on its way out."""
        self.idle: list[str] = []
        self.ahead = wins_by_leaving(table, seat)
        for one in self.team:
            self.times[one.id] = self.times_for(one)
        busy = [one for one in self.team if one.id not in self.idle and not self.home[one.id] and one.at == MAP]
        for id in self.idle:
            if busy:
                self.times[id] = self.times[busy[0].id]
                self.home[id] = False

    def time(self, one: Character) -> int:
        return time_of(self.table, one, self.times[one.id])

    def times_for(self, one: Character) -> list[int]:
        table, place = self.table, self.place
        shut = shut_doors(table, place, has_key(place, one))
        home = times_to(table, exits_of(table, one), shut)
        self.home[one.id] = True
        if loaded(place, one):
            return home
        if one.square < 0:  # not on the map yet
            return times_to(table, self.wanted(one, shut) or exits_of(table, one), shut)
        way_out = time_of(table, one, home)
        if way_out < FAR and self.retreats(one, way_out):
            return home
        goals = 0 if self.ahead and way_out < FAR else self.wanted(one, shut)
        if goals:
            times = times_to(table, goals, shut)
            if time_of(table, one, times) < FAR:
                self.home[one.id] = False
                area = place.areas[place.room_of[one.square]] and one.at == MAP
                return self.to_a_portal(shut) if area and times[one.square] >= FAR else times
        if way_out < FAR and (self.ahead or pays(place, "inside", "at_home", "escaped", "team_out")):
            return home
        self.home[one.id] = way_out < FAR
        self.idle.append(one.id)
        return self.with_the_others(one, shut, home)

    def retreats(self, one: Character, way_out: int) -> bool:
        """Who is nearly down is worth more outside than fallen, where that pays; the sooner the more a fall costs."""
        if not pays(self.place, "inside") or self.place.scenario.exits == "none":
            return False
        fell = sum([row.n for row in self.place.scenario.points if row.what == "fell"])
        left = CHARACTERS[one.id].health - one.wounds
        return one.wounds > 0 and left <= fell and way_out <= RETREAT

    def to_a_portal(self, shut: int) -> list[int]:
        """Portals open in rooms, not in start areas."""
        rooms = 0
        for room in self.place.ordinary:
            rooms |= self.place.rooms[room]
        return times_to(self.table, rooms, shut)

    def with_the_others(self, one: Character, shut: int, home: list[int]) -> list[int]:
        """Nothing of its own to do: the door that waits for a key, teammates who carry something, home."""
        table, place = self.table, self.place
        doors = [door for door, kind in enumerate(place.kinds) if kind == "sealed_key" and shut >> door & 1]
        if doors:
            goals = 0
            for square in [square for door in doors for square in place.sides[door]]:
                goals |= around(place, square) & ~(1 << square)  # the square itself is for who has the key
            times = times_to(table, goals, shut)
            if time_of(table, one, times) < FAR:
                return times
        if place.scenario.leader >= 0:
            times = times_to(table, self.before_the_quarters(), shut)
            if times[one.square] < FAR:
                return times
        return home

    def before_the_quarters(self) -> Bits:
        """Squares before the door the leader will be carried out by: who does not come in clears the way there."""
        found = 0
        for door, kind in enumerate(self.place.kinds):
            if kind == "sealed_inside":
                for square in self.place.sides[door]:
                    if not self.quarters(self.place.room_of[square]):
                        found |= around(self.place, square) & ~(1 << square)
        return found

    def quarters(self, room: int) -> bool:
        return "stygia_only" in self.place.board.room_flags[room]

    def clears_first(self, one: Character) -> bool:
        """Whether the room before the leader's door is still to be solved: later he has to be carried through it."""
        place = self.place
        if one.square < 0 or one.at != MAP or self.quarters(place.room_of[one.square]):
            return False
        for door, kind in enumerate(place.kinds):
            if kind == "sealed_inside" and not self.table.open >> door & 1:
                outside = [room for room in place.joins[door] if not self.quarters(room)]
                if any([self.table.rooms[room].state in (UNENTERED, ACTIVE) for room in outside]):
                    return True
        return False

    def wanted(self, one: Character, shut: int) -> Bits:
        """Squares where there is something to do for points."""
        goals = self.objects(one, shut) | self.enemies(one, shut)
        return goals or self.rooms(one, shut) or self.minions(one)

    def in_time(self, one: Character, goals: Bits, square: int, shut: int) -> bool:
        """Whether it could go there and still get out; where that pays nothing, whether it gets there at all."""
        if one.square < 0:
            return True
        there = time_of(self.table, one, times_to(self.table, goals, shut))
        if not pays(self.place, "inside", "at_home", "escaped", "team_out"):
            return there <= TURN * self.left
        back = self.way_back(one, square)
        return back >= FAR or hopeful(there) + back <= TURN * deadline(self.table) + 1

    def objects(self, one: Character, shut: int) -> Bits:
        table, place = self.table, self.place
        objects = place.scenario.objects
        found = 0
        for item in table.floor:
            flags = objects.get(item.kind)
            if flags is None or ("one_per_team" in flags and team_has(table, self.seat, item.kind)):
                continue
            if "alone" in flags and one.carries:
                continue
            reach = around(place, item.square)
            if deliverable(place, item.kind) and one.square >= 0:
                back = self.way_back(one, item.square)
                there = time_of(table, one, times_to(table, reach, shut))
                vital = item.kind in (place.scenario.needs, place.scenario.wins)
                if not vital and hopeful(there) + 1 + back > TURN * self.left + 8 and back < FAR:
                    continue
            elif "key" in flags and not item.fresh and not self.lacks_key():
                continue
            found |= reach
        return found

    def way_back(self, one: Character, square: int) -> int:
        """From there to the exit, when the rooms on the way are solved."""
        shut = shut_doors(self.table, self.place, has_key(self.place, one))
        return times_to(self.table, exits_of(self.table, one), shut, hunting=True)[square]

    def lacks_key(self) -> bool:
        """Whether a door still waits for a key and nobody of the team has one."""
        locked = shut_doors(self.table, self.place) & ~shut_doors(self.table, self.place, True)
        return locked != 0 and not any([has_key(self.place, other) for other in self.team])

    def enemies(self, one: Character, shut: int) -> Bits:
        """Turrets that pay, guard a door or limit returns; the leader."""
        table, place = self.table, self.place
        scenario = place.scenario
        marked = [row.kind for row in scenario.points if row.what == "turret"]
        marked += [guard for guard in place.guards if guard]
        found = 0
        for gun in table.turrets:
            if gun.id in marked or gun.id == scenario.limiter:
                goals = striking(table, place, one, gun.square)
                if self.in_time(one, goals, gun.square, shut):
                    found |= goals
        if scenario.wins == "leader":
            if self.clears_first(one):
                return found | self.before_the_quarters()
            for other in table.characters:
                if other.seat == table.defender and other.at == MAP and CHARACTERS[other.id].leader:
                    found |= striking(table, place, one, other.square)
        return found

    def minions(self, one: Character) -> Bits:
        """Minions, where they pay."""
        if not pays(self.place, "minion"):
            return 0
        found = 0
        for other in self.table.characters:
            if other.seat == self.table.defender and other.at == MAP:
                found |= striking(self.table, self.place, one, other.square)
        return found

    def rooms(self, one: Character, shut: int) -> Bits:
        """Rooms that pay when solved."""
        table, place = self.table, self.place
        found = 0
        for row in place.scenario.points:
            if row.what != "solved":
                continue
            for room in place.ordinary:
                if table.rooms[room].state in (UNENTERED, ACTIVE) and (
                    row.kind in ("", "any") or marked(table, place, room, row.kind)
                ):
                    squares = place.rooms[room]
                    if self.in_time(one, squares, bits.lowest(squares), shut):
                        found |= squares
        return found


def hopeful(time: int) -> int:
    """Times count every room as a delay; with luck and Agility dice it goes faster."""
    return time * 3 // 4


def marked(table: Table, place: Site, room: int, kind: str) -> bool:
    """Whether a room had such an object in this game."""
    attackers = len(table.sides) - 1
    squares = place.rooms[room]
    return any([mark == kind and least <= attackers and squares >> at & 1 for mark, at, least in place.scenario.marks])


def all_left(table: Table, seat: int) -> bool:
    return all([one.at == LEFT for one in table.characters if one.seat == seat])


def wants_through(table: Table, aims: Aims, one: Character) -> bool:
    """Whether a walker gets where it wants sooner through the Eye than by being washed back."""
    times = aims.times[one.id]
    return landing(table, times) + ASTRAL * dice_to_return(one) < times[one.square] + 4


def wins_by_leaving(table: Table, seat: int) -> bool:
    """Whether this attacker would win if all went home now with what they carry."""
    place = site(table.scenario)
    scenario = place.scenario
    if scenario.wins:
        return False
    if scenario.needs and not team_has(table, seat, scenario.needs):
        return False
    left = dict.fromkeys(scenario.objects, 0)
    for item in table.floor:
        if item.kind in left:
            left[item.kind] += 1
    theirs = table.sides[table.defender].points
    best = 0
    for row in scenario.points:
        if row.what == "not_delivered":
            theirs += row.n * left[row.kind]
        elif row.what == "no_team" and table.round < row.before and not out_in_time(table, seat, row.before):
            theirs += row.n
    for own in table.sides:
        if own.seat not in (seat, table.defender):
            best = max(best, hoped_points(table, own.seat))
    mine = hoped_points(table, seat)
    return mine > theirs and mine > best


def out_in_time(table: Table, seat: int, before: int) -> bool:
    """A guess: with a key in hand and two turns left."""
    return before - table.round > 2


def hoped_points(table: Table, seat: int) -> int:
    """What a team has, and gets for what it carries and for getting out."""
    place = site(table.scenario)
    ours = [one for one in table.characters if one.seat == seat]
    points = table.sides[seat].points
    carried = [kind for one in ours if one.at in (MAP, STYGIA) for kind in one.carries]
    standing = len([one for one in ours if one.at in (MAP, STYGIA)])
    for row in place.scenario.points:
        late = row.before > 0 and table.round >= row.before
        if row.what == "delivered":
            points += row.n * carried.count(row.kind)
        elif row.what == "most" and len(table.sides) == 2 and (carried or table.sides[seat].delivered):
            points += row.n
        elif row.what in ("escaped", "at_home") and not late:
            points += row.n * standing
    return points
