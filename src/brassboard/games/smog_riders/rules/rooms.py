"""Room cards: revealed, solved, and their penalties."""

from brassboard.kernel import DONE, Flow, call, goto, rule, window

from ..content import ROOM_CARDS
from ..data.events import DoorsShut, PenaltyFell, PointsLaid, RoomOpened, RoomRevealed, RoomSolved
from ..data.frames import Blow, Deed, DrawCards, Gain, Harm, Penalty, PlaceTurret, Reveal, Solve
from ..data.table import ACTIVE, RESOLVED
from ..queries import Scene, attackers_in, here
from .scoring import room_solved, settle


def turn_card(reveal: Reveal, m: Scene) -> Flow:
    """SR-ROOM-01; SR-RULING-125: without a card the room counts as resolved."""
    table, site = m.table, here(m)
    room = table.rooms[reveal.room]
    name = site.board.room_names[reveal.room]
    m.reveal()
    if not table.room_deck:
        room.state = RESOLVED
        m.emit(RoomOpened(name))
        return DONE
    room.card, table.room_deck = table.room_deck[0], table.room_deck[1:]
    room.state, room.laid, room.entry = ACTIVE, 0, reveal.door
    m.emit(RoomRevealed(name, room.card))
    reveal.turrets = ROOM_CARDS[room.card].turrets
    return None


def doors_slam(reveal: Reveal, m: Scene) -> Flow:
    """SR-DOOR-03, SR-RULING-06, SR-RULING-30; sealed doors follow their own rule (SR-RULING-79, SR-RULING-111)."""
    shut_doors(m, reveal.room, reveal.door)
    return None


def shut_doors(m: Scene, room: int, but: int = -1) -> None:
    site, table = here(m), m.table
    shut = 0
    for door in site.doors_of[room]:
        if door != but and not table.unsealed >> door & 1:
            shut |= table.open & 1 << door
    if shut:
        table.open &= ~shut
        m.emit(DoorsShut(site.board.room_names[room]))


def place_turrets(reveal: Reveal, m: Scene) -> Flow:
    """SR-ROOM-10: before the move goes on."""
    if not reveal.turrets:
        return None
    kind, reveal.turrets = reveal.turrets[0], reveal.turrets[1:]
    return call(PlaceTurret(m.table.defender, kind, reveal.room))


def more_turrets(reveal: Reveal, m: Scene) -> Flow:
    return goto(place_turrets) if reveal.turrets else None


def defender_may_answer(reveal: Reveal, m: Scene) -> Flow:
    return window(m, "room_revealed")


rule(
    Reveal,
    (turn_card, "SR-ROOM-01"),
    (doors_slam, "SR-DOOR-03"),
    (place_turrets, "SR-ROOM-10"),
    (more_turrets, "SR-ROOM-10"),
    (defender_may_answer, "SR-RULING-62"),
)


# Solving


def lay_points(m: Scene, seat: int, room: int, points: int) -> Flow:
    """SR-SOLVE-01: the count on the card; who reaches the target solves the room."""
    state = m.table.rooms[room]
    state.laid += points
    target = ROOM_CARDS[state.card].target
    m.emit(PointsLaid(seat, here(m).board.room_names[room], points, state.laid, target))
    return call(Solve(seat, room)) if state.laid >= target else None


def resolve(solving: Solve, m: Scene) -> Flow:
    """SR-SOLVE-04, SR-DOOR-04: its card goes under the deck; the doors stay closed but unlock."""
    table = m.table
    room = table.rooms[solving.room]
    card, room.state, room.card, room.laid, room.entry = room.card, RESOLVED, "", 0, -1
    table.room_deck = (*table.room_deck, card)
    table.solved |= 1 << solving.room
    m.emit(RoomSolved(solving.seat, here(m).board.room_names[solving.room], card))
    room_solved(m, solving.seat, solving.room)
    settle(m)
    reward = tuple([Deed(effect.what, effect.n, effect.scope) for effect in ROOM_CARDS[card].reward])
    return call(Gain(solving.seat, reward, room=solving.room)) if reward else None


rule(Solve, (resolve, "SR-SOLVE-04"))


# Penalties


def next_penalty(penalty: Penalty, m: Scene) -> Flow:
    """SR-ROOM-06, SR-RULING-107: on all conscious attackers in the room; the rest once per room."""
    room = m.table.rooms[penalty.room]
    effects = ROOM_CARDS[room.card].penalty if room.card else ()
    if penalty.next >= len(effects):
        return DONE
    effect = effects[penalty.next]
    if penalty.next == 0:
        m.emit(PenaltyFell(here(m).board.room_names[penalty.room], room.card))
    penalty.next += 1
    victims = [one.id for one in attackers_in(m, penalty.room)]
    if effect.what == "defender_draws":
        return call(DrawCards(m.table.defender, effect.n))
    if effect.what == "turret":
        return call(PlaceTurret(m.table.defender, effect.scope, penalty.room))
    if effect.what == "close_doors":
        shut_doors(m, penalty.room)
        return goto(next_penalty)
    blows = tuple([suffered(victim, effect.what, effect.n) for victim in victims])
    return call(Harm(-1, "penalty", blows)) if blows else DONE


def suffered(victim: str, what: str, n: int) -> Blow:
    if what == "wound":
        return Blow(victim, wounds=n)
    if what == "madness":
        return Blow(victim, madness=n)
    if what == "poison":
        return Blow(victim, wounds=1, stun=True, poison=True)
    return Blow(victim, stun=True)


def more_penalty(penalty: Penalty, m: Scene) -> Flow:
    return goto(next_penalty)


rule(Penalty, (next_penalty, "SR-ROOM-06"), (more_penalty, "SR-ROOM-06"))
