"""Seats round a table, and teams of them. Seats are numbered 0, 1 … clockwise; sets of seats are bit sets ("masks")."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from brassboard.kit.bits import Bits, bits_of, full, members

Seat: TypeAlias = int


def mask_of(seats: Iterable[Seat]) -> Bits:
    """Return the set of these seats."""
    return bits_of(seats)


def everyone(players: int) -> Bits:
    """Return the set of all seats."""
    return full(players)


def next_seat(seat: Seat, players: int, among: Bits = -1) -> Seat:
    """Return the next seat clockwise among these; the seat itself if there is no other one, -1 if there is none.

    >>> next_seat(3, 4), next_seat(0, 4, among=0b1001)
    (0, 3)
    """
    for step in range(1, players + 1):
        other = (seat + step) % players
        if among >> other & 1:
            return other
    return -1


def seats_from(start: Seat, players: int, among: Bits = -1) -> tuple[Seat, ...]:
    """Return all seats clockwise, beginning with the start.

    >>> seats_from(2, 4)
    (2, 3, 0, 1)
    """
    order = [(start + step) % players for step in range(players)]
    return tuple([seat for seat in order if among >> seat & 1])


def others(seat: Seat, players: int) -> tuple[Seat, ...]:
    """Return all other seats clockwise, beginning with the next."""
    return seats_from(seat, players)[1:]


class Teams:
    """Who plays with whom: the team of each seat.

    >>> teams = Teams((0, 1, 1, 1))       # one against three
    >>> teams.opponents(0), teams.allies(1), teams.mates(1)
    ((1, 2, 3), (1, 2, 3), (2, 3))
    """

    def __init__(self, team_of: Sequence[int]) -> None:
        if not team_of:
            raise ValueError("a table needs at least one seat")
        self.team_of: tuple[int, ...] = tuple(team_of)
        self.players = len(self.team_of)
        self.teams: tuple[int, ...] = tuple(sorted(set(team_of)))
        self._masks: dict[int, Bits] = {
            team: bits_of([seat for seat, other in enumerate(self.team_of) if other == team]) for team in self.teams
        }

    def mask(self, team: int) -> Bits:
        """Return the seats of a team as a set; empty for a team without seats."""
        return self._masks.get(team, 0)

    def seats(self, team: int) -> tuple[Seat, ...]:
        """Return the seats of a team."""
        return members(self.mask(team))

    def allied(self, first: Seat, second: Seat) -> bool:
        """Whether two seats are on the same team. A seat is its own ally."""
        return self.team_of[first] == self.team_of[second]

    def allies(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of this seat's team, its own included."""
        return members(self._masks[self.team_of[seat]])

    def mates(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats of this seat's team."""
        return members(self._masks[self.team_of[seat]] & ~(1 << seat))

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of all other teams."""
        return members(self.opponents_mask(seat))

    def opponents_mask(self, seat: Seat) -> Bits:
        """Return the seats of all other teams as a set."""
        return full(self.players) & ~self._masks[self.team_of[seat]]


def each_for_itself(players: int) -> Teams:
    """Return teams of one seat each."""
    return Teams(range(players))
