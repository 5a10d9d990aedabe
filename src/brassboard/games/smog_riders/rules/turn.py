"""An attacker's turn in its six phases: draw, move, Stygia, rest, pools, recovery; and what begins every turn."""

from typing import Final

from brassboard.kernel import DONE, Action, Denied, Flow, Kind, Seat, ask, call, goto, requires, rule, some, window

from ..cards.timing import cards_now, equip
from ..data.actions import End, Equip, LoseDie, Play, Rest, Roll
from ..data.events import LostDie, Rested, SteamGained, TurnBegan
from ..data.frames import AttackTurn, DefenceTurn, DrawCards, HandLimit, Movement, PlayCard, Pool, Ready, StygiaPhase
from ..data.table import MAP, STYGIA
from ..queries import Scene, active, conscious, enemies_in, here, on_map, overwhelmed, own_dice, team, who
from .pool_dice import any_dice, pool_of
from .recovery import carry_out_revival, defender_before_recovery, more_revivals, recover, revive

END: Final = End()
MOVEMENT_POINTS: Final = 3


# What begins every turn


def dice_are_back(ready: Ready, m: Scene) -> Flow:
    """SR-DICE-02."""
    stunned: list[str] = []
    for one in team(m, ready.seat):
        one.dice = own_dice(m, one) if one.at in (MAP, STYGIA) else ""
        one.points = 0
        one.moved = one.resting = one.rolled = False
        one.used = ()
        one.backs, one.backing = -1, 0
        if one.dice and (one.stunned or overwhelmed(m, one)):
            stunned.append(one.id)
    ready.stunned = tuple(stunned)
    return None


def choose_lost_die(ready: Ready, m: Scene) -> Flow:
    """The controller chooses; where there is one colour only there is nothing to choose."""
    if not ready.stunned:
        return DONE
    one = who(m, ready.stunned[0])
    options = [LoseDie(one.id, colour) for colour in dict.fromkeys(one.dice)]
    return ask(ready.seat, "lose", options) if len(options) > 1 else None


def lose_die(ready: Ready, m: Scene) -> Flow:
    """SR-RULING-33: with Mind 0 the marker stays."""
    one = who(m, ready.stunned[0])
    die = ready.lose.die if ready.lose is not None else one.dice[0]
    one.dice = one.dice.replace(die, "", 1)
    one.stunned = overwhelmed(m, one)
    m.emit(LostDie(one.id, die))
    ready.stunned, ready.lose = ready.stunned[1:], None
    return goto(choose_lost_die)


rule(
    Ready,
    (dice_are_back, "SR-DICE-02"),
    (choose_lost_die, "SR-MARK-02"),
    (lose_die, "SR-MARK-02"),
)


# An attacker's turn


def begin_turn(turn: AttackTurn, m: Scene) -> Flow:
    m.emit(TurnBegan(turn.seat))
    return call(Ready(turn.seat))


def draw_one(turn: AttackTurn, m: Scene) -> Flow:
    return call(DrawCards(turn.seat, 1))


def pocket_boiler(turn: AttackTurn, m: Scene) -> Flow:
    own = m.table.sides[turn.seat]
    if own.steam == 0 and any(["pocket_boiler" in one.gear for one in conscious(m, turn.seat)]):
        own.steam = 1
        m.emit(SteamGained(turn.seat, 1))
    return None


def defender_may_begin(turn: AttackTurn, m: Scene) -> Flow:
    return window(m, "turn_began")


def move(turn: AttackTurn, m: Scene) -> Flow:
    for one in on_map(m, turn.seat):
        one.points = MOVEMENT_POINTS + ("cavorite_boots" in one.gear)
    return call(Movement(turn.seat))


def defender_before_stygia(turn: AttackTurn, m: Scene) -> Flow:
    for one in team(m, turn.seat):
        one.points = 0
    return window(m, "stygia_began")


def walk_stygia(turn: AttackTurn, m: Scene) -> Flow:
    return call(StygiaPhase(turn.seat))


def declare_rest(turn: AttackTurn, m: Scene) -> Flow:
    """SR-RULING-37: who made no movement and did nothing in Stygia may rest."""
    may = [Rest(one.id) for one in conscious(m, turn.seat) if not one.moved]
    return some(turn.seat, "rest", may, 0, len(may), into="rest") if may else None


def rest(turn: AttackTurn, m: Scene) -> Flow:
    for chosen in turn.rest:
        if isinstance(chosen, Rest):
            who(m, chosen.character).resting = True
            m.emit(Rested(chosen.character))
    return None


def choose_room(turn: AttackTurn, m: Scene) -> Flow:
    seat = turn.seat
    rolls = rolls_now(m, seat)
    if not rolls:  # cards may still be played when phase 6 begins
        return goto(defender_before_recovery)
    options: list[Action] = [*rolls, *cards_now(m, seat)]
    if not any([must_roll(m, seat, here(m).board.room(roll.room)) for roll in rolls]):
        options.append(END)
    return ask(seat, "room", options, into="act")


def must_roll(m: Scene, seat: Seat, room: int) -> bool:
    """SR-POOL-03, SR-RULING-100: with a pool to roll there, rolling is no choice."""
    return active(m, room) or len(enemies_in(m, seat, room)) > 0


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
    room = here(m).board.room(act.room)
    turn.rolled = (*turn.rolled, room)
    return call(Pool(turn.seat, room))


def more_rooms(turn: AttackTurn, m: Scene) -> Flow:
    return goto(choose_room)


def limit_hand(turn: AttackTurn, m: Scene) -> Flow:
    return call(HandLimit(turn.seat))


rule(
    AttackTurn,
    (begin_turn, "SR-ROUND-05"),
    (draw_one, "SR-ROUND-07"),
    (pocket_boiler, "SR-EQUIP-01"),
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
    """The rooms whose pool this player has rolled this turn."""
    return m.within(DefenceTurn).rolled if seat == m.table.defender else m.within(AttackTurn).rolled


def rolls_now(seen: Scene, seat: Seat) -> list[Roll]:
    """The same from the rooms where the player has somebody, or the defender a turret."""
    site, rolled = here(seen), rolled_rooms(seen, seat)
    rooms = {site.room_of[one.square] for one in on_map(seen, seat)}
    if seat == seen.table.defender:
        rooms.update([site.room_of[gun.square] for gun in seen.table.turrets])
    return [site.rolls[room] for room in sorted(rooms) if room not in rolled and any_dice(seen, seat, room)]


ROLL: Final = Kind("roll", lambda seen, seat: here(seen).rolls, not_rolled_yet, has_pool, fast=rolls_now)
