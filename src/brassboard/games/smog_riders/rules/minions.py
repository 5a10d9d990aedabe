"""Minions: which rooms reinforcements may come to, and how a minion is placed."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import DONE, Flow, ask, goto, rule
from brassboard.kit import bits

from ..content import CHARACTERS
from ..data.actions import Summon
from ..data.events import MinionCame
from ..data.frames import Movement, Summoning
from ..data.table import MAP
from ..queries import Scene, here, own_dice, reserve, taken, who
from .movement import MOVEMENT_POINTS

SUMMONS: Final = {one: Summon(one) for one in CHARACTERS}


# Where reinforcements may come


def attacked_rooms(m: Scene) -> list[int]:
    """SR-MIN-03, SR-RULING-43: rooms with a conscious attacker in them, no start or exit areas."""
    site, defender = here(m), m.table.defender
    rooms = {site.room_of[one.square] for one in m.table.characters if one.at == MAP and one.seat != defender}
    return sorted([room for room in rooms if not site.areas[room]])


def reinforced_rooms(m: Scene) -> list[int]:
    """SR-RULING-41, SR-S6-04: those, and the rooms a scenario opens without attackers."""
    opened = here(m).scenario.open_rooms
    return sorted({*attacked_rooms(m), *opened}) if opened else attacked_rooms(m)


def rooms_with_space(m: Scene, rooms: Sequence[int]) -> list[int]:
    """Those of the rooms that have a free square."""
    site, occupied = here(m), taken(m)
    return [room for room in rooms if site.rooms[room] & ~occupied]


def free_squares(m: Scene, rooms: Sequence[int]) -> tuple[int, ...]:
    """All free squares of these rooms, in reading order."""
    site, squares = here(m), 0
    for room in rooms:
        squares |= site.rooms[room]
    return bits.members(squares & ~taken(m))


# Placing a minion


def name_minion(coming: Summoning, m: Scene) -> Flow:
    if coming.character:
        return None
    minions = [SUMMONS[one.id] for one in reserve(m)]
    if not minions or not rooms_with_space(m, coming.rooms):
        return DONE
    return ask(coming.seat, "summon", minions)


def name_square(coming: Summoning, m: Scene) -> Flow:
    if coming.summon is not None:
        coming.character = coming.summon.character
        coming.summon = None
        return goto(name_square)
    squares = free_squares(m, coming.rooms)
    if not squares:
        return DONE
    posts = here(m).posts
    return ask(coming.seat, "post", [posts[square] for square in squares], args={"character": coming.character})


def stand_there(coming: Summoning, m: Scene) -> Flow:
    """SR-MIN-05: it may move and attack in the same turn."""
    assert coming.post is not None
    one = who(m, coming.character)
    one.at, one.square = MAP, here(m).board.square(coming.post.to)
    one.dice = own_dice(m, one)
    if m.inside(Movement):  # called by a card
        one.points = MOVEMENT_POINTS
    m.emit(MinionCame(one.id, coming.post.to))
    return None


rule(Summoning, (name_minion, "SR-MIN-03"), (name_square, "SR-MIN-03"), (stand_there, "SR-MIN-05"))
