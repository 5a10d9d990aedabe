"""How likely a seat is to win, for bots that search: will the attackers do in time what they came for?

`evaluate` compares what may be had next and knows no clock: a bot that searches with it gathers and rests until the
rounds are over. Here the way still to go is measured by the turns that are left. The weights are fitted to who won when
greedy met greedy in the first scenario; in most of the others too they tell the winner better than `evaluate`.
"""

from math import exp
from typing import Final

from brassboard.kernel import Seat

from .bot import evaluate
from .bot_aims import Aims
from .bot_ways import FAR, around, deliverable, has_key, loaded, shut_doors, time_of, times_to, turns_left
from .content import CHARACTERS
from .figures import Scene
from .frames import AttackTurn, Round
from .table import MAP, Table

EVEN: Final = -1.4
TURN: Final = 0.36  # a turn left
LATE: Final = 0.55  # a movement point that every turn left must bring
TOO_LATE: Final = 0.025  # the square of it
MOST_LATE: Final = 14.0
MOST: Final = 30.0
HEALTH: Final = 0.15
MINION: Final = 0.3
MOVES: Final = 1.0  # this round's turn not yet over
AFFAIRS: Final = 0.02  # what else is in hand, as `evaluate` counts it


def outlook(m: Scene, seat: Seat) -> float:
    """How likely the seat is to win: an attacker by what he came for, the defender if none of them does."""
    table = m.table
    if not table.faction or table.round < 1:
        return 1 / len(table.sides)
    none, together, mine = 1.0, 0.0, 0.0
    for own in table.sides:
        if own.seat != table.defender:
            hope = likely(table, own.seat, moves(m, own.seat))
            none *= 1 - hope
            together += hope
            if own.seat == seat:
                mine = hope
    return none if seat == table.defender else (1 - none) * mine / together


def moves(m: Scene, seat: Seat) -> bool:
    """Whether an attacker's turn of this round is now, or still to come."""
    turn, turns = m.nearest(AttackTurn), m.nearest(Round)
    return (turn is not None and turn.seat == seat) or (turns is not None and seat in turns.seats)


def likely(table: Table, seat: Seat, to_move: bool) -> float:
    """How likely an attacker is to do in time what he came for."""
    aims = Aims(table, seat)
    left = turns_left(table)
    late = min(MOST_LATE, way_to_go(aims) / (left + 0.5))
    worth = EVEN + TURN * left - LATE * late - TOO_LATE * late * late + MOVES * to_move
    worth += AFFAIRS * evaluate(table, seat)
    for one in aims.team:
        worth += HEALTH * (CHARACTERS[one.id].health - one.wounds)
    for one in table.characters:
        worth -= MINION * (one.seat == table.defender and one.at == MAP)
    return 1 / (1 + exp(-max(-MOST, min(MOST, worth))))


def way_to_go(aims: Aims) -> float:
    """Movement points until the next prize is home: from its carrier, else there and back; without one to all aims."""
    table, place = aims.table, aims.place
    if not aims.team:
        return FAR
    carried = [aims.time(one) for one in aims.team if loaded(place, one)]
    if carried:
        return min(carried)
    best = FAR
    prizes = [item.square for item in table.floor if deliverable(place, item.kind)]
    for one in aims.team:
        if one.square >= 0 and prizes:
            shut = shut_doors(table, place, has_key(place, one))
            for square in prizes:
                there = time_of(table, one, times_to(table, around(place, square), shut))
                best = min(best, there + aims.way_back(one, square))
    return best if best < FAR else sum([aims.time(one) for one in aims.team]) / len(aims.team)
