"""The goals of attackers, for bots: which object, room or exit each character goes for, and whether there is time."""

from brassboard.kit import bits
from brassboard.kit.bits import Bits

from ..content import CHARACTERS
from ..data.table import ACTIVE, LEFT, MAP, STYGIA, UNENTERED, Character, Table
from ..scenario.static_map import Site, site
from .travel_time import (
    ASTRAL,
    FAR,
    RETREAT,
    TURN,
    Terrain,
    attack_squares,
    carries_prize,
    deadline,
    deliverable,
    dice_to_return,
    exits_of,
    grasp_squares,
    has_key,
    points_available,
    points_per_turn,
    scenario_pays,
    team_has,
    time_after_return,
    time_of,
    turns_left,
)


class Aims:
    """The goals of all characters of one attacker, and the times to reach them."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.terrain = Terrain(table)
        self.place = self.terrain.place
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
        self.posts = self.relay_posts()
        """How near to the exit the teammates who could take over a prize need to be; nearer is no better."""

    def time(self, one: Character) -> int:
        """Return the time a character needs to its goal."""
        return time_of(self.table, one, self.times[one.id])

    def relay_posts(self) -> dict[str, int]:
        """Return how near to the exit each teammate waits to take over a prize.

        Each waits as far ahead as the one behind gets in a turn.
        """
        carriers = [one for one in self.team if one.at == MAP and carries_prize(self.place, one)]
        if not carriers:
            return {}
        last = min(carriers, key=lambda one: self.times[one.id][one.square])
        post = max(0, self.times[last.id][last.square] - points_available(last)) - points_per_turn(last) + 1
        found: dict[str, int] = {}
        free = [one for one in self.team if one.at == MAP and not carries_prize(self.place, one) and self.home[one.id]]
        for one in sorted(free, key=lambda one: -self.times[one.id][one.square]):
            found[one.id] = max(0, post)
            post -= points_per_turn(one) - 1
        return found

    def times_for(self, one: Character) -> list[int]:
        """Return the time from every square to the goal of a character."""
        table, place = self.table, self.place
        shut = self.terrain.shut(has_key(place, one))
        home = self.terrain.times_to(exits_of(table, one), shut)
        self.home[one.id] = True
        if carries_prize(place, one):
            return home
        if one.square < 0:  # It is not on the map yet.
            return self.terrain.times_to(self.goal_squares(one, shut) or exits_of(table, one), shut)
        way_out = time_of(table, one, home)
        if way_out < FAR and self.retreats(one, way_out):
            return home
        goals = 0 if self.ahead and way_out < FAR else self.goal_squares(one, shut)
        if goals:
            times = self.terrain.times_to(goals, shut)
            if time_of(table, one, times) < FAR:
                self.home[one.id] = False
                area = place.areas[place.room_of[one.square]] and one.at == MAP
                return self.times_to_portal(shut) if area and times[one.square] >= FAR else times
        if way_out < FAR and (self.ahead or scenario_pays(place, "inside", "at_home", "escaped", "team_out")):
            return home
        self.home[one.id] = way_out < FAR
        self.idle.append(one.id)
        return self.times_when_idle(one, shut, home)

    def retreats(self, one: Character, way_out: int) -> bool:
        """Return whether a character that is nearly down should leave, where a fall costs more than leaving."""
        if not scenario_pays(self.place, "inside") or self.place.scenario.exits == "none":
            return False
        fell = sum([row.n for row in self.place.scenario.points if row.what == "fell"])
        left = CHARACTERS[one.id].health - one.wounds
        return one.wounds > 0 and left <= fell and way_out <= RETREAT

    def times_to_portal(self, shut: int) -> list[int]:
        """Return the time to the next room, since portals open in rooms and not in start areas."""
        rooms = 0
        for room in self.place.ordinary:
            rooms |= self.place.rooms[room]
        return self.terrain.times_to(rooms, shut)

    def times_when_idle(self, one: Character, shut: int, home: list[int]) -> list[int]:
        """Return the times for a character without a goal of its own.

        It goes to the door that waits for a key, before the door of the leader, or home.
        """
        table, place = self.table, self.place
        doors = [door for door, kind in enumerate(place.kinds) if kind == "sealed_key" and shut >> door & 1]
        if doors:
            goals = 0
            for square in [square for door in doors for square in place.sides[door]]:
                goals |= grasp_squares(place, square) & ~(1 << square)  # The square itself is for the one with the key.
            times = self.terrain.times_to(goals, shut)
            if time_of(table, one, times) < FAR:
                return times
        if place.scenario.leader >= 0:
            times = self.terrain.times_to(self.squares_before_leader_door(), shut)
            if times[one.square] < FAR:
                return times
        return home

    def squares_before_leader_door(self) -> Bits:
        """Return squares before the door by which the leader is carried out, to clear the way there."""
        found = 0
        for door, kind in enumerate(self.place.kinds):
            if kind == "sealed_inside":
                for square in self.place.sides[door]:
                    if not self.is_leader_room(self.place.room_of[square]):
                        found |= grasp_squares(self.place, square) & ~(1 << square)
        return found

    def is_leader_room(self, room: int) -> bool:
        """Return whether a room can be reached only from Stygia."""
        return "stygia_only" in self.place.board.room_flags[room]

    def must_clear_first(self, one: Character) -> bool:
        """Return whether the room before the leader's door is still to be solved; he is carried through it later."""
        place = self.place
        if one.square < 0 or one.at != MAP or self.is_leader_room(place.room_of[one.square]):
            return False
        for door, kind in enumerate(place.kinds):
            if kind == "sealed_inside" and not self.table.open >> door & 1:
                outside = [room for room in place.joins[door] if not self.is_leader_room(room)]
                if any([self.table.rooms[room].state in (UNENTERED, ACTIVE) for room in outside]):
                    return True
        return False

    def goal_squares(self, one: Character, shut: int) -> Bits:
        """Return the squares where a character can do something for points."""
        goals = self.objects(one, shut) | self.enemies(one, shut)
        return goals or self.rooms(one, shut) or self.minions(one)

    def in_time(self, one: Character, goals: Bits, square: int, shut: int) -> bool:
        """Return whether a character could go there and still get out; where leaving pays nothing, only get there."""
        if one.square < 0:
            return True
        there = time_of(self.table, one, self.terrain.times_to(goals, shut))
        if not scenario_pays(self.place, "inside", "at_home", "escaped", "team_out"):
            return there <= TURN * self.left
        back = self.way_back(one, square)
        return back >= FAR or optimistic_time(there) + back <= TURN * deadline(self.table) + 1

    def objects(self, one: Character, shut: int) -> Bits:
        """Return the squares from which a character can take an object it wants."""
        table, place = self.table, self.place
        objects = place.scenario.objects
        found = 0
        for item in table.floor:
            flags = objects.get(item.kind)
            if flags is None or ("one_per_team" in flags and team_has(table, self.seat, item.kind)):
                continue
            if "alone" in flags and one.carries:
                continue
            reach = grasp_squares(place, item.square)
            if deliverable(place, item.kind) and one.square >= 0:
                back = self.way_back(one, item.square)
                there = time_of(table, one, self.terrain.times_to(reach, shut))
                vital = item.kind in (place.scenario.needs, place.scenario.wins)
                if not vital and optimistic_time(there) + 1 + back > TURN * self.left + 8 and back < FAR:
                    continue
            elif (
                "key" in flags
                and not self.lacks_key()
                and (not item.fresh or self.only_through_stygia(one, reach, shut))
            ):
                continue
            found |= reach
        return found

    def only_through_stygia(self, one: Character, goals: Bits, shut: int) -> bool:
        """Return whether only Stygia leads there; a team with one key does not go that way for another."""
        return one.at == MAP and one.square >= 0 and self.terrain.times_to(goals, shut)[one.square] >= FAR

    def way_back(self, one: Character, square: int) -> int:
        """Return the time from a square to the exit when the rooms on the way are solved."""
        shut = self.terrain.shut(has_key(self.place, one))
        return self.terrain.times_to(exits_of(self.table, one), shut, hunting=True)[square]

    def lacks_key(self) -> bool:
        """Return whether a door still waits for a key and nobody in the team has one."""
        locked = self.terrain.shut() & ~self.terrain.shut(True)
        return locked != 0 and not any([has_key(self.place, other) for other in self.team])

    def enemies(self, one: Character, shut: int) -> Bits:
        """Return squares from which to strike turrets that pay, guard a door or limit returns, and the leader."""
        table, place = self.table, self.place
        scenario = place.scenario
        marked = [row.kind for row in scenario.points if row.what == "turret"]
        marked += [guard for guard in place.guards if guard]
        found = 0
        for gun in table.turrets:
            if gun.id in marked or gun.id == scenario.limiter:
                goals = attack_squares(table, place, one, gun.square)
                if self.in_time(one, goals, gun.square, shut):
                    found |= goals
        if scenario.wins == "leader":
            if self.must_clear_first(one):
                return found | self.squares_before_leader_door()
            for other in table.characters:
                if other.at == MAP and self.has_or_is_leader(other):
                    found |= attack_squares(table, place, one, other.square)
        return found

    def has_or_is_leader(self, other: Character) -> bool:
        """Return whether a character is the defender's leader, or the rival who carries him out."""
        if other.seat == self.table.defender:
            return CHARACTERS[other.id].leader
        return other.seat != self.seat and self.place.scenario.wins in other.carries

    def minions(self, one: Character) -> Bits:
        """Return squares from which to strike minions, where they pay."""
        if not scenario_pays(self.place, "minion"):
            return 0
        found = 0
        for other in self.table.characters:
            if other.seat == self.table.defender and other.at == MAP:
                found |= attack_squares(self.table, self.place, one, other.square)
        return found

    def rooms(self, one: Character, shut: int) -> Bits:
        """Return the squares of rooms that pay when solved."""
        table, place = self.table, self.place
        found = 0
        for row in place.scenario.points:
            if row.what != "solved":
                continue
            for room in place.ordinary:
                if table.rooms[room].state in (UNENTERED, ACTIVE) and (
                    row.kind in ("", "any") or holds_object(table, place, room, row.kind)
                ):
                    squares = place.rooms[room]
                    if self.in_time(one, squares, bits.lowest(squares), shut):
                        found |= squares
        return found


def optimistic_time(time: int) -> int:
    """Return a time as it is with luck: times count every room as a delay, but Agility dice help."""
    return time * 3 // 4


def holds_object(table: Table, place: Site, room: int, kind: str) -> bool:
    """Return whether a room held such an object at the start."""
    attackers = len(table.sides) - 1
    squares = place.rooms[room]
    return any([mark == kind and least <= attackers and squares >> at & 1 for mark, at, least in place.scenario.marks])


def all_left(table: Table, seat: int) -> bool:
    """Return whether a whole team has left the map."""
    return all([one.at == LEFT for one in table.characters if one.seat == seat])


def prefers_stygia(table: Table, aims: Aims, one: Character) -> bool:
    """Return whether a walker reaches its goal sooner through the Eye than from its marker."""
    times = aims.times[one.id]
    return time_after_return(table, times) + ASTRAL * dice_to_return(one) < times[one.square] + 4


def wins_by_leaving(table: Table, seat: int) -> bool:
    """Return whether this attacker would win if the whole team went home now with what it carries."""
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
            best = max(best, expected_points(table, own.seat))
    mine = expected_points(table, seat)
    return mine > theirs and mine > best


def out_in_time(table: Table, seat: int, before: int) -> bool:
    """Guess whether a team gets out in time: with a key and two turns left."""
    return before - table.round > 2


def expected_points(table: Table, seat: int) -> int:
    """Return the points a team has, and gets for what it carries and for getting out."""
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
        elif row.what == "escaped" and not late:
            points += row.n * standing
        elif row.what == "at_home":
            points += row.n * len([one for one in ours if one.at in (MAP, STYGIA) and one.away])
    return points
