"""How the defender's minions move: toward their prey, to where they strike it or bar its way."""

from collections.abc import Callable, Sequence
from typing import Final

from brassboard.kernel import Action, Seat

from ..content import CHARACTERS
from ..data.actions import Move, Open
from ..data.table import MAP, Character
from ..queries import Scene, here, in_room, on_map, room_of, who
from .goals import Aims
from .travel_time import Terrain, door_ahead, loaded

NOTHING: Final = 0.05
"""What a move must gain to be worth the trouble."""
BAR: Final = 8.0
"""What it is worth to stand in somebody's door: that costs him a turn, a blow is only a wound."""


def most_gainful(worth: Callable[[Action], float], options: Sequence[Action]) -> Action | None:
    """The move that gains most; None: none is worth it."""
    best, chosen = NOTHING, None
    for option in options:
        gain = worth(option)
        if gain > best:
            best, chosen = gain, option
    return chosen


def minion_move(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Nearer to the prey, to where it can be struck or held up."""
    return most_gainful(MinionMind(m, seat).worth, options)


class MinionMind:
    def __init__(self, m: Scene, seat: Seat) -> None:
        self.m = m
        self.place = here(m)
        self.table = m.table
        areas = self.place.area_squares
        self.prey = [
            one for one in m.table.characters if one.at == MAP and one.seat != seat and not areas >> one.square & 1
        ]
        self.prizes = [(one.square, prize(m, one)) for one in self.prey]
        goals = 0
        for one in self.prey:
            goals |= 1 << one.square
        terrain = Terrain(m.table)
        self.guns = terrain.guns
        self.times = terrain.times_to(goals, terrain.shut(), hunting=True) if goals else []
        self.layout = self.place.layout(m.table.open)
        self.values: dict[tuple[str, int], float] = {}
        self.friends: dict[int, int] = {}
        """How many minions stand in a room."""
        self.gates = self.gates_ahead()
        """Squares beside the doors that the prey goes through next, and which door it is."""

    def gates_ahead(self) -> dict[int, int]:
        """SR-MOVE-07: nobody walks through a minion."""
        found: dict[int, int] = {}
        aims = {seat: Aims(self.table, seat) for seat in {one.seat for one in self.prey}}
        for one in self.prey:
            door = door_ahead(self.place, one.square, aims[one.seat].times[one.id])
            if door >= 0:
                for square in self.place.sides[door]:
                    found[square] = door
        return found

    def bars(self, one: Character, square: int) -> bool:
        """Whether it would hold somebody up there, and no other minion does so already."""
        door = self.gates.get(square, -1)
        if door < 0:
            return False
        others = [other.square for other in on_map(self.m, one.seat) if other is not one]
        return not any([side in others for side in self.place.sides[door]])

    def worth(self, option: Action) -> float:
        if not self.prey:
            return 0.0
        if isinstance(option, Move):
            one = who(self.m, option.character)
            return self.standing(one, self.place.board.square(option.to)) - self.standing(one, one.square)
        if isinstance(option, Open):
            one = who(self.m, option.character)
            door = self.place.board.door(option.door)
            here_side = 0 if self.place.joins[door][0] == room_of(self.m, one) else 1
            far = self.place.sides[door][1 - here_side]
            return 0.9 if self.times[far] + 2 <= self.times[one.square] and one.points > 1 else 0.0
        return 0.0

    def standing(self, one: Character, square: int) -> float:
        known = self.values.get((one.id, square))
        if known is None:
            known = self.values[one.id, square] = self.find_standing(one, square)
        return known

    def find_standing(self, one: Character, square: int) -> float:
        melee = CHARACTERS[one.id].minion.attack == "melee"
        best = 0.0
        near = self.layout.near(square)
        seen = 0 if melee else self.place.sight.visible(square, self.place.opened(self.table.open), 0, 0)
        beside = 0
        for at, worth in self.prizes:
            close = near >> at & 1
            beside += close
            if close or seen >> at & 1:
                best = max(best, worth - (0.5 if not melee and close else 0.0))
        if self.bars(one, square):
            best += BAR
        helped = 0.3 * min(self.helpers(one.seat, self.place.room_of[square]), 4) if best > 0 else 0.0
        return best - float(self.times[square]) + helped - 0.2 * max(0, beside - 1)

    def helpers(self, seat: Seat, room: int) -> int:
        """Turrets and minions in a room."""
        known = self.friends.get(room)
        if known is None:
            known = self.friends[room] = len(in_room(self.m, seat, room))
        return known + self.guns[room]


def prize(m: Scene, other: Character) -> float:
    """How much a defender would like to strike this attacker."""
    left = CHARACTERS[other.id].health - other.wounds
    return 3.0 + (2.0 if left <= 1 else 0.0) + (2.5 if loaded(here(m), other) else 0.0) - 0.2 * left
