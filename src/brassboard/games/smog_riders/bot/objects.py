"""Objects, for bots: what attackers pick up, pass on and lay down. A prize goes home in relays of the fastest."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Seat

from ..content import CHARACTERS, MAGIC
from ..data.actions import Pick
from ..data.frames import HandOver
from ..data.table import Character
from ..queries import Scene, here, on_map
from .goals import Aims
from .travel_time import carries_prize, has_key, points_available, points_per_turn, room_distances

WHEN_IDLE: Final = 0.06
"""The worth of something that is done only when nothing else is left to do."""
RELAY_WORTH: Final = 40.0
"""The worth of a relay. It comes first, so that the one who takes over has not spent its points."""


class ObjectWorth:
    """The gain of passing an object on, in movement points saved."""

    def __init__(self, m: Scene, seat: Seat, aims: Aims, plain: bool) -> None:
        self.m = m
        self.seat = seat
        self.aims = aims
        self.place = here(m)
        self.table = m.table
        self.plain = plain
        """Whether this is the movement phase itself, not bonus movement."""

    def reach(self, one: Character) -> int:
        """Return the points a character may spend; Agility dice count in the movement phase itself."""
        return points_available(one) if self.plain else one.points

    def take_worth(self, one: Character, square: int) -> float:
        """Return the worth of picking up what lies on a square."""
        objects = self.place.scenario.objects
        kinds = [item.kind for item in self.table.floor if item.square == square]
        wanted = [kind for kind in kinds if kind in objects]
        if not wanted:
            return 0.8 if not self.keeps_hands_free(one) and not self.empties_hands(one) else 0.0
        if "alone" in objects[wanted[0]] and (one.gear or carries_prize(self.place, one)):
            return 0.0  # Other items there would fill its hands again.
        keyed = [kind for kind in wanted if "key" in objects[kind]]
        if keyed and len(keyed) == len(wanted):
            fresh = any([item.fresh for item in self.table.floor if item.square == square])
            others = any([has_key(self.place, other) for other in self.aims.team])
            return 20.0 if fresh or not others else 0.0
        return WHEN_IDLE if self.faster_teammate_comes(one, square, "alone" in objects[wanted[0]]) else 20.0

    def faster_teammate_comes(self, one: Character, square: int, alone: bool) -> bool:
        """Return whether a teammate that is faster on the way home gets there in this phase."""
        steps = room_distances(self.place)[square]
        for other in on_map(self.m, self.seat):
            able = other is not one and self.may_take_over(other) and not (alone and other.gear)
            if able and points_per_turn(other) > points_per_turn(one) and steps[other.square] <= other.points:
                return True
        return False

    def may_take_over(self, one: Character) -> bool:
        """Return whether a character may take over a prize."""
        return not carries_prize(self.place, one) and CHARACTERS[one.id].health - one.wounds > 1

    def keeps_hands_free(self, one: Character) -> bool:
        """Return whether a character should carry nothing, so that it can take a prize."""
        objects = self.place.scenario.objects
        alone = any(["alone" in flags for flags in objects.values()])
        return alone and not one.gear

    def give_worth(self, one: Character, other: Character) -> float:
        """Return the worth of passing a prize to one who carries it further this turn, or faster later."""
        if not carries_prize(self.place, one) or not self.may_take_over(other):
            return 0.0
        gain = self.relay_gain(one, other)
        return RELAY_WORTH + gain if gain > 0.5 else 0.0

    def relay_gain(self, one: Character, other: Character) -> float:
        """Return the movement points saved after this turn if the other takes over."""
        times = self.aims.times[one.id]
        alone = max(0, times[one.square] - self.reach(one))
        then = max(0, times[other.square] - self.reach(other))
        if alone == 0:
            return 0.0
        return float(alone - then) + (0.4 * (points_per_turn(other) - points_per_turn(one)) if then else 0.0)

    def hand_over_worth(self, one: Character, to: int, spent: int) -> float:
        """Return the worth of moving beside a teammate who takes over, with a point left to do so."""
        if not carries_prize(self.place, one) or spent >= self.reach(one):
            return 0.0
        best = 0.0
        near = self.place.near(to, self.table.open)
        for other in on_map(self.m, self.seat):
            if other is not one and near >> other.square & 1 and self.may_take_over(other):
                best = max(best, self.relay_gain(one, other))
        return RELAY_WORTH + best if best > 0.5 else 0.0

    def drop_worth(self, one: Character, item: str) -> float:
        """Return the worth of laying an item down, which is only done to take a prize."""
        return 1.0 if item not in one.carries and item in MAGIC and self.empties_hands(one) else 0.0

    def empties_hands(self, one: Character) -> bool:
        """Return whether a character with full hands is at a prize that nobody with free hands reaches."""
        if one.points < 1:
            return False
        objects = self.place.scenario.objects
        near = room_distances(self.place)[one.square]
        free = [other for other in on_map(self.m, self.seat) if not other.gear and not carries_prize(self.place, other)]
        prizes = [lying.square for lying in self.table.floor if "alone" in objects.get(lying.kind, ())]
        for square in prizes:
            taken = any([room_distances(self.place)[other.square][square] <= other.points for other in free])
            if near[square] <= 1 and not taken:
                return True
        return False


def take_item(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Choose objectives first, then anything else unless hands must stay free."""
    objects = here(m).scenario.objects
    handing = m.within(HandOver)
    for option in options:
        if isinstance(option, Pick) and option.item in objects:
            return option
    if handing.to:
        return options[-1]
    return options[0]
