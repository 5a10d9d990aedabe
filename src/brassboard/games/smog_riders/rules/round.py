"""The round: the attackers in turn, the penalties of rooms, the defender, Stygia; then the marker passes on."""

from brassboard.kernel import DONE, Flow, ask, call, goto, rule

from ..content import ROOM_CARDS
from ..data.events import FirstPlayer, RoundBegan, TurnSkipped
from ..data.frames import AttackTurn, DefenceTurn, Penalty, Retaliation, Round, Tide
from ..queries import Scene, active, attackers, attackers_in, gone, here
from .scoring import end_of_round


def begin_round(turns: Round, m: Scene) -> Flow:
    table = m.table
    table.round += 1
    table.bolted = 0
    for one in table.characters:
        one.shielded = ()
    m.emit(RoundBegan(table.round))
    turns.seats = tuple(attackers(m))
    return None


def next_attacker(turns: Round, m: Scene) -> Flow:
    if not turns.seats:
        return goto(find_penalties)
    seat, turns.seats = turns.seats[0], turns.seats[1:]
    if gone(m, seat):
        m.emit(TurnSkipped(seat))
        return goto(next_attacker)
    return call(AttackTurn(seat))


def more_attackers(turns: Round, m: Scene) -> Flow:
    return goto(next_attacker)


def find_penalties(turns: Round, m: Scene) -> Flow:
    """SR-RULING-29: every active room with a conscious attacker in it, if its card has a penalty."""
    rooms = [room for room in here(m).ordinary if active(m, room) and attackers_in(m, room)]
    turns.rooms = tuple([room for room in rooms if ROOM_CARDS[m.table.rooms[room].card].penalty])
    return None


def order_penalties(turns: Round, m: Scene) -> Flow:
    """SR-RULING-106: the defender orders the rooms."""
    left = [room for room in turns.rooms if active(m, room) and attackers_in(m, room)]
    if not left:
        return goto(defend)
    ins = here(m).ins
    if len(left) == 1:
        turns.room = ins[left[0]]
        return None
    return ask(m.table.defender, "penalty", [ins[room] for room in left], into="room")


def suffer_penalty(turns: Round, m: Scene) -> Flow:
    assert turns.room is not None
    room = here(m).board.room(turns.room.room)
    turns.rooms = tuple([other for other in turns.rooms if other != room])
    return call(Penalty(room))


def more_penalties(turns: Round, m: Scene) -> Flow:
    return goto(order_penalties)


def defend(turns: Round, m: Scene) -> Flow:
    return call(DefenceTurn(m.table.defender))


def tide(turns: Round, m: Scene) -> Flow:
    return call(Tide())


def retaliation(turns: Round, m: Scene) -> Flow:
    return call(Retaliation())


def pass_marker(turns: Round, m: Scene) -> Flow:
    """SR-ROUND-03; SR-RULING-120: the marker skips who has left."""
    if end_of_round(m):
        return DONE
    seats = attackers(m)
    following = [seat for seat in seats[1:] if not gone(m, seat)]
    m.table.first = following[0] if following else seats[0]
    m.emit(FirstPlayer(m.table.first))
    return goto(begin_round)


rule(
    Round,
    (begin_round, "SR-ROUND-01"),
    (next_attacker, "SR-ROUND-02"),
    (more_attackers, "SR-ROUND-02"),
    (find_penalties, "SR-ROOM-06"),
    (order_penalties, "SR-RULING-106"),
    (suffer_penalty, "SR-ROOM-06"),
    (more_penalties, "SR-ROOM-06"),
    (defend, "SR-DFT-01"),
    (tide, "SR-TIDE-01"),
    (retaliation, "SR-RETAL-05"),
    (pass_marker, "SR-ROUND-03"),
)
