"""Minions: which rooms reinforcements may come to, and how a minion is placed."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import END_RULE, Flow, ask, goto, rule
from brassboard.kit import bits

from ..content import CHARACTERS
from ..data.actions import Summon
from ..data.events import MinionCame
from ..data.frames import Movement, Summoning
from ..data.table import MAP
from ..queries import Scene, here, occupied_squares, own_dice, reserve, who
from .movement import MOVEMENT_POINTS

SUMMONS: Final = {one: Summon(one) for one in CHARACTERS}


# Where reinforcements may come


def attacked_rooms(m: Scene) -> list[int]:
    """Return the rooms with a conscious attacker inside; areas do not count (SR-MIN-03, SR-RULING-43)."""
    site, defender = here(m), m.table.defender
    rooms = {site.room_of[one.square] for one in m.table.characters if one.at == MAP and one.seat != defender}
    return sorted([room for room in rooms if not site.areas[room]])


def reinforced_rooms(m: Scene) -> list[int]:
    """Return the rooms open to reinforcements: attacked ones, and those the scenario names (SR-RULING-41, SR-S6-04)."""
    opened = here(m).scenario.open_rooms
    return sorted({*attacked_rooms(m), *opened}) if opened else attacked_rooms(m)


def rooms_with_space(m: Scene, rooms: Sequence[int]) -> list[int]:
    """Return those of these rooms that have a free square."""
    site, occupied = here(m), occupied_squares(m)
    return [room for room in rooms if site.rooms[room] & ~occupied]


def free_squares(m: Scene, rooms: Sequence[int]) -> tuple[int, ...]:
    """Return all free squares of these rooms, in reading order (SR-RULING-96)."""
    site, squares = here(m), 0
    for room in rooms:
        squares |= site.rooms[room]
    return bits.members(squares & ~occupied_squares(m))


# Placing a minion


def name_minion(coming: Summoning, m: Scene) -> Flow:
    """Ask which minion comes, unless the caller has named one."""
    if coming.character:
        return None
    minions = [SUMMONS[one.id] for one in reserve(m)]
    if not minions or not rooms_with_space(m, coming.rooms):
        return END_RULE
    return ask(coming.seat, "summon", minions)


def name_square(coming: Summoning, m: Scene) -> Flow:
    """Ask on which free square of the rooms the minion stands (SR-MIN-03)."""
    if coming.summon is not None:
        coming.character = coming.summon.character
        coming.summon = None
        return goto(name_square)
    squares = free_squares(m, coming.rooms)
    if not squares:
        return END_RULE
    posts = here(m).posts
    return ask(coming.seat, "post", [posts[square] for square in squares], args={"character": coming.character})


def stand_there(coming: Summoning, m: Scene) -> Flow:
    """Put the minion on its square with all its dice, so that it may move and attack this turn (SR-MIN-05)."""
    assert coming.post is not None
    one = who(m, coming.character)
    one.at, one.square = MAP, here(m).board.square(coming.post.to)
    one.dice = own_dice(m, one)
    if m.inside(Movement):  # A card brought it in the middle of the movement phase.
        one.points = MOVEMENT_POINTS
    m.emit(MinionCame(one.id, coming.post.to))
    return None


rule(Summoning, (name_minion, "SR-MIN-03"), (name_square, "SR-MIN-03"), (stand_there, "SR-MIN-05"))
