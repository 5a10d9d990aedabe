"""The round and an attacker's turn: the order of turns, room penalties, and the six phases of a turn."""

from typing import Final

from brassboard.kernel import END_RULE, Action, Denied, Flow, Kind, Seat, ask, call, goto, requires, rule, some, window

from ..cards.timing import cards_now
from ..content import ROOM_CARDS
from ..data.actions import End, Equip, Play, Rest, Roll
from ..data.events import FirstPlayer, Rested, RoundBegan, TurnBegan, TurnSkipped
from ..data.frames import (
    AttackTurn,
    DefenceTurn,
    DrawCards,
    HandLimit,
    Movement,
    Penalty,
    PlayCard,
    Pool,
    Ready,
    Retaliation,
    Round,
    StygiaPhase,
    Tide,
)
from ..queries import (
    Scene,
    attackers,
    attackers_in,
    conscious,
    enemies_in,
    equipment_gives,
    has_left,
    here,
    is_active,
    on_map,
    team,
    who,
)
from .equipment import equip, first_steam
from .movement import MOVEMENT_POINTS
from .pools import has_dice, pool_of
from .recovery import carry_out_revival, defender_before_recovery, more_revivals, recover, revive
from .scoring import end_of_round

END: Final = End()


# The round


def begin_round(turns: Round, m: Scene) -> Flow:
    """Start the next round and list the attackers in turn order (SR-ROUND-01, SR-ROUND-02)."""
    table = m.table
    table.round += 1
    table.bolted = 0  # the card Bulkhead holds until the end of the round
    for one in table.characters:
        one.shielded = ()
    m.emit(RoundBegan(table.round))
    turns.seats = tuple(attackers(m))
    return None


def next_attacker(turns: Round, m: Scene) -> Flow:
    """Start the turn of the next attacker. One whose characters have all left has no turn (SR-RULING-120)."""
    if not turns.seats:
        return goto(find_penalties)
    seat, turns.seats = turns.seats[0], turns.seats[1:]
    if has_left(m, seat):
        m.emit(TurnSkipped(seat))
        return goto(next_attacker)
    return call(AttackTurn(seat))


def more_attackers(turns: Round, m: Scene) -> Flow:
    return goto(next_attacker)


def find_penalties(turns: Round, m: Scene) -> Flow:
    """Find the active rooms with a conscious attacker inside whose card has a penalty (SR-ROOM-06, SR-RULING-29)."""
    rooms = [room for room in here(m).ordinary if is_active(m, room) and attackers_in(m, room)]
    turns.rooms = tuple([room for room in rooms if ROOM_CARDS[m.table.rooms[room].card].penalty])
    return None


def order_penalties(turns: Round, m: Scene) -> Flow:
    """Let the defender choose which room suffers its penalty next (SR-RULING-106)."""
    left = [room for room in turns.rooms if is_active(m, room) and attackers_in(m, room)]
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
    """Pass the first player marker to the next attacker who has not left (SR-ROUND-03, SR-RULING-120)."""
    if end_of_round(m):  # SR-ROUND-04
        return END_RULE
    seats = attackers(m)
    following = [seat for seat in seats[1:] if not has_left(m, seat)]
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


# An attacker's turn


def begin_turn(turn: AttackTurn, m: Scene) -> Flow:
    m.emit(TurnBegan(turn.seat))
    return call(Ready(turn.seat))


def draw_one(turn: AttackTurn, m: Scene) -> Flow:
    return call(DrawCards(turn.seat, 1))


def defender_may_begin(turn: AttackTurn, m: Scene) -> Flow:
    return window(m, "turn_began")


def move(turn: AttackTurn, m: Scene) -> Flow:
    """Give every character on the map its movement points and start the movement phase (SR-MOVE-01)."""
    for one in on_map(m, turn.seat):
        one.points = MOVEMENT_POINTS + equipment_gives(one, "movement")
    return call(Movement(turn.seat))


def defender_before_stygia(turn: AttackTurn, m: Scene) -> Flow:
    """Take back unused movement points, then let the defender react (SR-MOVE-01, SR-RULING-62)."""
    for one in team(m, turn.seat):
        one.points = 0
    return window(m, "stygia_began")


def walk_stygia(turn: AttackTurn, m: Scene) -> Flow:
    return call(StygiaPhase(turn.seat))


def declare_rest(turn: AttackTurn, m: Scene) -> Flow:
    """Ask which characters rest: those that neither moved nor acted in Stygia may (SR-RULING-37)."""
    may = [Rest(one.id) for one in conscious(m, turn.seat) if not one.moved]
    return some(turn.seat, "rest", may, 0, len(may), into="rest") if may else None


def rest(turn: AttackTurn, m: Scene) -> Flow:
    for chosen in turn.rest:
        if isinstance(chosen, Rest):
            who(m, chosen.character).resting = True
            m.emit(Rested(chosen.character))
    return None


def choose_room(turn: AttackTurn, m: Scene) -> Flow:
    """Ask for the next room to roll in, in any order (SR-POOL-04). No figure moves from here on (SR-ROUND-06)."""
    seat = turn.seat
    rolls = rolls_now(m, seat)
    if not rolls:  # SR-POOL-07: no room is left; cards may still be played when phase 6 begins
        return goto(defender_before_recovery)
    options: list[Action] = [*rolls, *cards_now(m, seat)]
    if not any([must_roll(m, seat, here(m).board.room(roll.room)) for roll in rolls]):
        options.append(END)
    return ask(seat, "room", options, into="act")


def must_roll(m: Scene, seat: Seat, room: int) -> bool:
    """Return whether a player with a pool in this room has to roll it (SR-POOL-03, SR-RULING-100)."""
    return is_active(m, room) or len(enemies_in(m, seat, room)) > 0


def settle_room(turn: AttackTurn, m: Scene) -> Flow:
    act, turn.act = turn.act, None
    if isinstance(act, Roll):
        return roll_room(turn, m, act)
    if isinstance(act, Equip):
        return equip(m, turn.seat, act)
    if isinstance(act, Play):
        return call(PlayCard(turn.seat, act.card))
    return goto(defender_before_recovery)


def roll_room(turn: AttackTurn | DefenceTurn, m: Scene, act: Roll) -> Flow:
    """Start the pool of a room and remember that it was rolled this turn."""
    room = here(m).board.room(act.room)
    turn.rolled = (*turn.rolled, room)
    return call(Pool(turn.seat, room))


def more_rooms(turn: AttackTurn, m: Scene) -> Flow:
    return goto(choose_room)


def limit_hand(turn: AttackTurn, m: Scene) -> Flow:
    return call(HandLimit(turn.seat))  # SR-RULING-14: at the end of the own turn


# SR-RULING-03: the order of the phases is fixed.
rule(
    AttackTurn,
    (begin_turn, "SR-ROUND-05"),
    (draw_one, "SR-ROUND-07"),
    (first_steam, "SR-EQUIP-01"),
    (defender_may_begin, "SR-RULING-62"),
    (move, "SR-MOVE-01"),
    (defender_before_stygia, "SR-RULING-62"),
    (walk_stygia, "SR-STY-04"),
    (declare_rest, "SR-RULING-37"),
    (rest, "SR-RULING-37"),
    (choose_room, "SR-POOL-04"),
    (settle_room, "SR-POOL-04"),
    (more_rooms, "SR-POOL-07"),
    (defender_before_recovery, "SR-RULING-62"),
    (revive, "SR-REV-01"),
    (carry_out_revival, "SR-REV-02"),
    (more_revivals, "SR-RULING-117"),
    (recover, "SR-REV-03"),
    (limit_hand, "SR-MAGIC-03"),
)


# Which room to roll


@requires("SR-POOL-04", "room")
def has_pool(seen: Scene, seat: Seat, act: Roll) -> Denied:
    room = here(seen).board.room(act.room)
    return None if pool_of(seen, seat, room)[0] else (act.room,)


@requires("SR-POOL-04", "room")
def not_rolled_yet(seen: Scene, seat: Seat, act: Roll) -> Denied:
    return (act.room,) if here(seen).board.room(act.room) in rolled_rooms(seen, seat) else None


def rolled_rooms(m: Scene, seat: Seat) -> tuple[int, ...]:
    """Return the rooms whose pool this player has rolled this turn."""
    return m.within(DefenceTurn).rolled if seat == m.table.defender else m.within(AttackTurn).rolled


def rolls_now(seen: Scene, seat: Seat) -> list[Roll]:
    """Return the legal rolls, found from the rooms where the player has a character or the defender a turret."""
    site, rolled = here(seen), rolled_rooms(seen, seat)
    rooms = {site.room_of[one.square] for one in on_map(seen, seat)}
    if seat == seen.table.defender:
        rooms.update([site.room_of[gun.square] for gun in seen.table.turrets])
    return [site.rolls[room] for room in sorted(rooms) if room not in rolled and has_dice(seen, seat, room)]


ROLL: Final = Kind("roll", lambda seen, seat: here(seen).rolls, not_rolled_yet, has_pool, fast=rolls_now)
