"""The round: eight turns, then clean-up; nightmare and the round marker; how a match ends."""

from brassboard.kernel import END_RULE, Flow, Result, call, goto, rule

from ..data.core_frames import Turn
from ..data.round_frames import Play, Round
from ..data.table import HERO, Table
from ..queries import Scene


def set_up(play: Play, m: Scene) -> Flow:
    return None


def play_round(play: Play, m: Scene) -> Flow:
    m.table.round += 1
    m.table.turn = 0
    return call(Round())


def next_round(play: Play, m: Scene) -> Flow:
    return goto(play_round)


rule(Play, (set_up, "AL-SETUP-01"), (play_round, "AL-ROUND-01"), (next_round, "AL-ROUND-01"))


def play_turn(round: Round, m: Scene) -> Flow:
    m.table.turn += 1
    return call(Turn())


def next_turn(round: Round, m: Scene) -> Flow:
    round.turns += 1
    return goto(play_turn) if round.turns < 8 else None


def end_round(round: Round, m: Scene) -> Flow:
    return END_RULE


rule(Round, (play_turn, "AL-ROUND-01"), (next_turn, "AL-ROUND-01"), (end_round, "AL-ROUND-05"))


def result(table: Table) -> Result:
    """Return who won (AL-WIN-03)."""
    hero = table.winner == "hero"
    winners = (HERO,) if hero else tuple([player.seat for player in table.evil])
    scores = tuple([1 if seat in winners else 0 for seat in range(1 + len(table.evil))])
    return Result(scores, winners, "AL-WIN-01" if hero else "AL-WIN-02")
