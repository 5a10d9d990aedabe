"""The chance of a seat to win, for bots that search: will the attackers reach their purpose in time?

`evaluate` compares immediate gains and knows no clock: a bot that searches with it gathers and rests until the rounds
are over. Here the way still to go is compared with the turns left and weighed with what may go wrong. The way and its
weight depend on what wins the scenario (`purpose`).
"""

from math import exp
from typing import Final

from brassboard.kernel import Seat

from ..content import CHARACTERS
from ..data.frames import AttackTurn, Round
from ..data.table import LEFT, MAP, Table
from ..queries import Scene
from ..scenario.static_map import site
from .evaluation import evaluate
from .goals import Aims
from .travel_time import (
    FAR,
    THROUGH_STYGIA,
    carries_prize,
    deliverable,
    exits_of,
    grasp_squares,
    has_key,
    limited,
    scenario_pays,
    time_of,
    turns_left,
)

MOST_LATE: Final = 14.0
LARGEST_SUM: Final = 30.0
FARTHEST: Final = 30  # the longest way out that counts
NEAR_KEY: Final = 20  # the longest way to a key that counts
FROM_KEY: Final = 8  # from a key to its door and out
STANDS: Final = 10.0  # movement points for a leader who still stands
HIS_HEALTH: Final = 2.0  # movement points for each point of his Health
WEIGHTS: Final = {
    # 1, turns left, late, late squared, to move, affairs, Health, minions, standing, out
    "prize": (-1.4, 0.36, -0.55, -0.025, 1.0, 0.02, 0.15, -0.3, 0.0, 0.0),
    "leader": (-1.9, 0.0, -1.13, 0.0, 0.35, 0.0, 0.044, -0.06, 0.84, 0.0),
    "leave": (-11.0, 0.27, -1.45, 0.0, 0.38, 0.0, 0.18, -0.24, 2.5, 3.9),
    "escape": (-4.4, 0.16, -0.46, 0.0, 0.55, 0.022, 0.17, 0.0, 0.41, 0.85),
}
"""The weights for each purpose, in the order of `features`.

They were fitted by logistic regression to the winners of games between greedy bots with 2 players, at the start of
every turn: prize in the factory, leader in 400 games of the king, leave in 300 of the leak, escape in 120 each of
vault, jail, tunnel and depot. Where getting out pays nothing, the escape weights would predict the winner better too,
but they lead a searching bot out before its work is done; so prize is used there as well.
"""


def win_chance(m: Scene, seat: Seat) -> float:
    """Return how likely the seat is to win: an attacker by reaching its purpose, the defender if none does."""
    table = m.table
    if not table.faction or table.round < 1:
        return 1 / len(table.sides)
    none, together, mine = 1.0, 0.0, 0.0
    for own in table.sides:
        if own.seat != table.defender:
            hope = attacker_chance(table, own.seat, is_to_move(m, own.seat))
            none *= 1 - hope
            together += hope
            if own.seat == seat:
                mine = hope
    return none if seat == table.defender else (1 - none) * mine / together


def is_to_move(m: Scene, seat: Seat) -> bool:
    """Return whether an attacker's turn of this round is now or still to come."""
    turn, turns = m.nearest(AttackTurn), m.nearest(Round)
    return (turn is not None and turn.seat == seat) or (turns is not None and seat in turns.seats)


def attacker_chance(table: Table, seat: Seat, to_move: bool) -> float:
    """Return how likely an attacker is to reach its purpose in time."""
    worth = 0.0
    for weight, trait in zip(WEIGHTS[purpose(table)], features(table, seat, to_move), strict=True):
        worth += weight * trait
    return 1 / (1 + exp(-max(-LARGEST_SUM, min(LARGEST_SUM, worth))))


def purpose(table: Table) -> str:
    """Return what attackers come for: the leader, the whole team out, each character out, or an object."""
    place = site(table.scenario)
    if place.scenario.wins:
        return "leader"
    if scenario_pays(place, "team_out"):
        return "leave"
    return "escape" if scenario_pays(place, "escaped") else "prize"


def features(table: Table, seat: Seat, to_move: bool) -> list[float]:
    """Return the numbers that are weighed, in the order of the weights."""
    aims = Aims(table, seat)
    aim = purpose(table)
    way = way_to_go(aims) if aim == "prize" else way_of_leader(aims) if aim == "leader" else way_out(aims)
    left = turns_left(table)
    late = min(MOST_LATE, way / (left + 0.5))
    health = sum([CHARACTERS[one.id].health - one.wounds for one in aims.team])
    minions = sum([one.seat == table.defender and one.at == MAP for one in table.characters])
    out = sum([one.seat == seat and one.at == LEFT for one in table.characters])
    affairs = evaluate(table, seat)
    counts = [health, minions, len(aims.team), out]
    return [1.0, left, late, late * late, float(to_move), affairs, *[float(count) for count in counts]]


def way_to_go(aims: Aims) -> float:
    """Return the movement points until the next prize is home.

    That is from its carrier, else there and back; without a prize it is the mean of the times to all goals.
    """
    table, place = aims.table, aims.place
    if not aims.team:
        return FAR
    carried = [aims.time(one) for one in aims.team if carries_prize(place, one)]
    if carried:
        return min(carried)
    best = FAR
    prizes = [item.square for item in table.floor if deliverable(place, item.kind)]
    for one in aims.team:
        if one.square >= 0 and prizes:
            shut = aims.terrain.shut(has_key(place, one))
            for square in prizes:
                there = time_of(table, one, aims.terrain.times_to(grasp_squares(place, square), shut))
                best = min(best, there + aims.way_back(one, square))
    return best if best < FAR else sum([aims.time(one) for one in aims.team]) / len(aims.team)


def way_of_leader(aims: Aims) -> float:
    """Return the movement points until the leader is out: to him (half), to bring him down, and back with him."""
    table, place = aims.table, aims.place
    way, square = 0.0, -1
    for other in table.characters:
        if other.at == MAP and place.scenario.wins in other.carries:
            if other.seat == aims.seat:
                return aims.time(other)
            square = other.square
        elif other.at == MAP and other.seat == table.defender and CHARACTERS[other.id].leader:
            way = STANDS + HIS_HEALTH * (CHARACTERS[other.id].minion_health - other.wounds)
            square = other.square
    for item in table.floor:
        if item.kind == place.scenario.wins:
            square = item.square
    there = back = float(FARTHEST)
    if square >= 0:
        times = aims.terrain.times_to(grasp_squares(place, square), aims.terrain.shut())
        for one in aims.team:
            if one.square >= 0:
                there = min(there, time_of(table, one, times))
                back = min(back, aims.way_back(one, square))
    return way + there / 2 + back


def way_out(aims: Aims) -> float:
    """Return the movement points until the last of the team is out, at least until someone has brought a needed key."""
    table = aims.table
    shut, locked = aims.terrain.shut(), aims.terrain.shut(True)
    team = [one for one in aims.team if one.square >= 0]
    ways = [aims.terrain.times_to(exits_of(table, one), locked)[one.square] for one in team]
    barred = any([aims.terrain.times_to(exits_of(table, one), shut)[one.square] >= FAR for one in team])
    if barred and aims.lacks_key():
        near = min([NEAR_KEY, *[aims.time(one) for one in team]])
        ways = [near + FROM_KEY + THROUGH_STYGIA * limited(table), *[way for way in ways if way < FAR]]
    return max([0, *[min(way, FARTHEST) for way in ways]])
