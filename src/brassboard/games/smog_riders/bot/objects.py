"""What attackers pick up, pass on and lay down: a prize goes home in relays, through the hands that are fastest."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Seat

from ..content import CHARACTERS, MAGIC
from ..data.actions import Pick
from ..data.frames import HandOver
from ..data.table import Character
from ..queries import Scene, here, on_map
from .goals import Aims
from .travel_time import has_key, inner, loaded, pace, reach

LAST: Final = 0.06
"""What is done only when nothing else is left to do."""
RELAY: Final = 40.0
"""Before everything else: the points of who takes over are not to be spent before."""


class Hands:
    """What it gains that a thing changes hands, in movement points saved."""

    def __init__(self, m: Scene, seat: Seat, aims: Aims, plain: bool) -> None:
        self.m = m
        self.seat = seat
        self.aims = aims
        self.place = here(m)
        self.table = m.table
        self.plain = plain
        """Whether this is the movement phase itself, not what a card or a skill gives."""

    def reach(self, one: Character) -> int:
        """Points it has or gets for Agility dice; dice are of use in the phase itself."""
        return reach(one) if self.plain else one.points

    def taking(self, one: Character, square: int) -> float:
        objects = self.place.scenario.objects
        kinds = [item.kind for item in self.table.floor if item.square == square]
        wanted = [kind for kind in kinds if kind in objects]
        if not wanted:
            return 0.8 if not self.keeps_hands_free(one) and not self.empties_hands(one) else 0.0
        if "alone" in objects[wanted[0]] and (one.gear or loaded(self.place, one)):
            return 0.0  # what else lies there would fill its hands again
        keyed = [kind for kind in wanted if "key" in objects[kind]]
        if keyed and len(keyed) == len(wanted):
            fresh = any([item.fresh for item in self.table.floor if item.square == square])
            others = any([has_key(self.place, other) for other in self.aims.team])
            return 20.0 if fresh or not others else 0.0
        return LAST if self.quicker_hand(one, square, "alone" in objects[wanted[0]]) else 20.0

    def quicker_hand(self, one: Character, square: int, alone: bool) -> bool:
        """Whether a teammate that is faster on the way home gets there in this phase."""
        steps = inner(self.place)[square]
        for other in on_map(self.m, self.seat):
            able = other is not one and self.may_take_over(other) and not (alone and other.gear)
            if able and pace(other) > pace(one) and steps[other.square] <= other.points:
                return True
        return False

    def may_take_over(self, one: Character) -> bool:
        return not loaded(self.place, one) and CHARACTERS[one.id].health - one.wounds > 1

    def keeps_hands_free(self, one: Character) -> bool:
        """In some scenarios who carries anything cannot take the prize."""
        objects = self.place.scenario.objects
        alone = any(["alone" in flags for flags in objects.values()])
        return alone and not one.gear

    def giving(self, one: Character, other: Character) -> float:
        """A prize goes to who carries it further in this turn, or faster in the next ones."""
        if not loaded(self.place, one) or not self.may_take_over(other):
            return 0.0
        gain = self.relieved(one, other)
        return RELAY + gain if gain > 0.5 else 0.0

    def relieved(self, one: Character, other: Character) -> float:
        """What is gained if the other takes over: points that are left to go when this turn is over."""
        times = self.aims.times[one.id]
        alone = max(0, times[one.square] - self.reach(one))
        then = max(0, times[other.square] - self.reach(other))
        if alone == 0:
            return 0.0
        return float(alone - then) + (0.4 * (pace(other) - pace(one)) if then else 0.0)

    def to_hand_over(self, one: Character, to: int, spent: int) -> float:
        """Beside a teammate that takes over what it carries, with a point left to do so."""
        if not loaded(self.place, one) or spent >= self.reach(one):
            return 0.0
        best = 0.0
        near = self.place.near(to, self.table.open)
        for other in on_map(self.m, self.seat):
            if other is not one and near >> other.square & 1 and self.may_take_over(other):
                best = max(best, self.relieved(one, other))
        return RELAY + best if best > 0.5 else 0.0

    def dropping(self, one: Character, item: str) -> float:
        """Only to take a prize that must be carried alone."""
        return 1.0 if item not in one.carries and item in MAGIC and self.empties_hands(one) else 0.0

    def empties_hands(self, one: Character) -> bool:
        """Whether it is at such a prize with its hands full, and nobody with free hands gets there."""
        if one.points < 1:
            return False
        objects = self.place.scenario.objects
        near = inner(self.place)[one.square]
        free = [other for other in on_map(self.m, self.seat) if not other.gear and not loaded(self.place, other)]
        prizes = [lying.square for lying in self.table.floor if "alone" in objects.get(lying.kind, ())]
        for square in prizes:
            taken = any([inner(self.place)[other.square][square] <= other.points for other in free])
            if near[square] <= 1 and not taken:
                return True
        return False


def take_item(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Objectives first; then whatever there is, unless hands must stay free."""
    objects = here(m).scenario.objects
    handing = m.within(HandOver)
    for option in options:
        if isinstance(option, Pick) and option.item in objects:
            return option
    if handing.to:
        return options[-1]
    return options[0]
