"""Room cards: revealed, solved, and their penalties."""

from brassboard.kernel import END_RULE, Flow, call, goto, rule, window

from ..content import ROOM_CARDS
from ..data.events import DoorsShut, PenaltyFell, PointsLaid, RoomOpened, RoomRevealed, RoomSolved
from ..data.frames import Blow, Deed, DrawCards, Gain, Harm, Penalty, PlaceTurret, Reveal, Solve
from ..data.table import ACTIVE, RESOLVED
from ..queries import Scene, attackers_in, here
from .scoring import end_if_over, room_solved


def turn_card(reveal: Reveal, m: Scene) -> Flow:
    """Reveal the top Room card for a room no attacker had entered; the room becomes active (SR-ROOM-01).

    The card brings its curse, penalty, target, reward and turrets (SR-ROOM-05). If the deck is empty, the room counts
    as resolved (SR-RULING-125). A room that can be reached only from Stygia draws a card too (SR-RULING-79).
    """
    table, site = m.table, here(m)
    room = table.rooms[reveal.room]
    name = site.board.room_names[reveal.room]
    m.reveal()
    if not table.room_deck:
        room.state = RESOLVED
        m.emit(RoomOpened(name))
        return END_RULE
    # SR-ROOM-04: the room keeps this card until it is resolved.
    room.card, table.room_deck = table.room_deck[0], table.room_deck[1:]
    room.state, room.laid, room.entry = ACTIVE, 0, reveal.door
    m.emit(RoomRevealed(name, room.card))
    reveal.turrets = ROOM_CARDS[room.card].turrets
    return None


def doors_slam(reveal: Reveal, m: Scene) -> Flow:
    """Close every door of the room except the one used to enter (SR-DOOR-03, SR-RULING-06, SR-RULING-30)."""
    shut_doors(m, reveal.room, reveal.door)
    return None


def shut_doors(m: Scene, room: int, but: int = -1) -> None:
    """Close the open doors of a room, except one.

    A sealed door once opened stays open (SR-RULING-79, SR-RULING-111).
    """
    site, table = here(m), m.table
    shut = 0
    for door in site.doors_of[room]:
        if door != but and not table.unsealed >> door & 1:
            shut |= table.open & 1 << door
    if shut:
        table.open &= ~shut
        m.emit(DoorsShut(site.board.room_names[room]))


def place_turrets(reveal: Reveal, m: Scene) -> Flow:
    """Let the defender place the next turret of the card before the move goes on (SR-ROOM-10, SR-RULING-91)."""
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
    """Add points to the count on a room card; the player who reaches the target solves the room (SR-SOLVE-01).

    The count is the room's, so it carries over between turns and players (SR-SOLVE-02, SR-SOLVE-05). Only the faces are
    kept: the dice themselves are back next turn (SR-ROOM-08).
    """
    state = m.table.rooms[room]
    state.laid += points
    target = ROOM_CARDS[state.card].target
    m.emit(PointsLaid(seat, here(m).board.room_names[room], points, state.laid, target))
    return call(Solve(seat, room)) if state.laid >= target else None


def resolve(solving: Solve, m: Scene) -> Flow:
    """Resolve a room: its card goes under the deck, and its solver takes the reward at once (SR-SOLVE-04).

    The count does not matter here, since a skill may resolve the room (SR-SOLVE-06). A resolved room has no curse and
    never becomes active again (SR-CURSE-05, SR-ROOM-03).
    """
    table = m.table
    room = table.rooms[solving.room]
    # SR-DOOR-04: doors are locked only while the room is active; here they stay closed but unlock.
    card, room.state, room.card, room.laid, room.entry = room.card, RESOLVED, "", 0, -1
    table.room_deck = (*table.room_deck, card)
    table.solved |= 1 << solving.room
    m.emit(RoomSolved(solving.seat, here(m).board.room_names[solving.room], card))
    room_solved(m, solving.seat, solving.room)
    end_if_over(m)
    # SR-ROOM-09: to the player who reached the target; a companion (SR-ROOM-07) or a search (SR-ROOM-12) among others.
    reward = tuple([Deed(effect.what, effect.n, effect.scope) for effect in ROOM_CARDS[card].reward])
    return call(Gain(solving.seat, reward, room=solving.room)) if reward else None


rule(Solve, (resolve, "SR-SOLVE-04"))


# Penalties


def next_penalty(penalty: Penalty, m: Scene) -> Flow:
    """Apply the next effect of the penalty to the conscious attackers in the room (SR-ROOM-06).

    Effects without a victim, such as cards for the defender (SR-ROOM-13), happen once per room (SR-RULING-107).
    """
    room = m.table.rooms[penalty.room]
    effects = ROOM_CARDS[room.card].penalty if room.card else ()
    if penalty.next >= len(effects):
        return END_RULE
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
    blows = tuple([penalty_blow(victim, effect.what, effect.n) for victim in victims])
    return call(Harm(-1, "penalty", blows)) if blows else END_RULE


def penalty_blow(victim: str, what: str, n: int) -> Blow:
    """Return the blow that one effect of a penalty gives a victim (SR-RULING-89).

    Poison wounds and stuns (SR-MARK-11).
    """
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
