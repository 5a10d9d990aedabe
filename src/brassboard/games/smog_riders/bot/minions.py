"""The moves of minions, for bots: toward attackers, to strike them or to block their way."""

from collections.abc import Callable, Sequence
from typing import Final

from brassboard.kernel import Action, Seat

from ..content import CHARACTERS
from ..data.actions import Move, Open
from ..data.table import MAP, Character
from ..queries import Scene, here, in_room, on_map, room_of, who
from .goals import Aims
from .travel_time import Terrain, carries_prize, door_ahead

LEAST_GAIN: Final = 0.05
"""The least gain for which a move is made."""
BLOCK_WORTH: Final = 8.0
"""The worth of blocking a door: it costs an attacker a turn, a blow only a wound."""


def best_option(worth: Callable[[Action], float], options: Sequence[Action]) -> Action | None:
    """Return the option that gains most; None if none is worth it."""
    best, chosen = LEAST_GAIN, None
    for option in options:
        gain = worth(option)
        if gain > best:
            best, chosen = gain, option
    return chosen


def minion_move(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return the move of a minion that brings it nearer to attackers, to strike or block them; None if none gains."""
    return best_option(MinionMoves(m, seat).worth, options)


class MinionMoves:
    """The worth of each move and post of the minions."""

    def __init__(self, m: Scene, seat: Seat) -> None:
        self.m = m
        self.place = here(m)
        self.table = m.table
        areas = self.place.area_squares
        self.prey = [
            one for one in m.table.characters if one.at == MAP and one.seat != seat and not areas >> one.square & 1
        ]
        self.prizes = [(one.square, victim_worth(m, one)) for one in self.prey]
        goals = 0
        for one in self.prey:
            goals |= 1 << one.square
        terrain = Terrain(m.table)
        self.guns = terrain.guns
        self.times = terrain.times_to(goals, terrain.shut(), hunting=True) if goals else []
        self.layout = self.place.layout(m.table.open)
        self.values: dict[tuple[str, int], float] = {}
        self.friends: dict[int, int] = {}
        """The number of minions in each room, as far as counted."""
        self.gates = self.doors_on_way()
        """The squares beside doors that attackers go through next, each with its door."""

    def doors_on_way(self) -> dict[int, int]:
        """Return the squares beside doors that attackers go through next; nobody passes a minion (SR-MOVE-07)."""
        found: dict[int, int] = {}
        aims = {seat: Aims(self.table, seat) for seat in {one.seat for one in self.prey}}
        for one in self.prey:
            door = door_ahead(self.place, one.square, aims[one.seat].times[one.id])
            if door >= 0:
                for square in self.place.sides[door]:
                    found[square] = door
        return found

    def blocks_way(self, one: Character, square: int) -> bool:
        """Return whether a minion would hold someone up there, and no other minion does so already."""
        door = self.gates.get(square, -1)
        if door < 0:
            return False
        others = [other.square for other in on_map(self.m, one.seat) if other is not one]
        return not any([side in others for side in self.place.sides[door]])

    def worth(self, option: Action) -> float:
        """Return what an option gains."""
        if not self.prey:
            return 0.0
        if isinstance(option, Move):
            one = who(self.m, option.character)
            return self.square_worth(one, self.place.board.square(option.to)) - self.square_worth(one, one.square)
        if isinstance(option, Open):
            one = who(self.m, option.character)
            door = self.place.board.door(option.door)
            here_side = 0 if self.place.joins[door][0] == room_of(self.m, one) else 1
            far = self.place.sides[door][1 - here_side]
            return 0.9 if self.times[far] + 2 <= self.times[one.square] and one.points > 1 else 0.0
        return 0.0

    def square_worth(self, one: Character, square: int) -> float:
        """Return the cached worth of a minion on a square."""
        known = self.values.get((one.id, square))
        if known is None:
            known = self.values[one.id, square] = self.compute_square_worth(one, square)
        return known

    def compute_square_worth(self, one: Character, square: int) -> float:
        """Compute the worth of a minion on a square: targets, a blocked way, helpers, and the way to targets."""
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
        if self.blocks_way(one, square):
            best += BLOCK_WORTH
        helped = 0.3 * min(self.count_helpers(one.seat, self.place.room_of[square]), 4) if best > 0 else 0.0
        return best - float(self.times[square]) + helped - 0.2 * max(0, beside - 1)

    def count_helpers(self, seat: Seat, room: int) -> int:
        """Return the number of turrets and minions in a room."""
        known = self.friends.get(room)
        if known is None:
            known = self.friends[room] = len(in_room(self.m, seat, room))
        return known + self.guns[room]


def victim_worth(m: Scene, other: Character) -> float:
    """Return how much the defender gains by striking this attacker."""
    left = CHARACTERS[other.id].health - other.wounds
    return 3.0 + (2.0 if left <= 1 else 0.0) + (2.5 if carries_prize(here(m), other) else 0.0) - 0.2 * left
