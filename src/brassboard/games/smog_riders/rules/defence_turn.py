"""The defender's turn: draw, reinforcements, movement, Stygia and pools."""

from typing import Final

from brassboard.kernel import Action, Flow, ask, call, goto, legal, rule, window

from ..cards.timing import cards_now
from ..content import ROOM_CARDS
from ..data.actions import Emplace, End, Play, Reinforce, Roll, Summon
from ..data.events import PointsCleared, Reinforced, TurnBegan
from ..data.frames import (
    DefenceTurn,
    DrawCards,
    HandLimit,
    Movement,
    PlayCard,
    Ready,
    Reinforcements,
    StygiaPhase,
    Summoning,
)
from ..data.table import ACTIVE
from ..queries import Scene, has_cards, here, on_map, reserve, team
from .minions import SUMMONS, reinforced_rooms, rooms_with_space
from .movement import MOVEMENT_POINTS
from .round import ROLL, roll_room
from .turrets import add_turret, turret_squares

END: Final = End()


BY_MINION, BY_CARD = Reinforce("minion"), Reinforce("card_turret")


LAST_ROW: Final = 6


# Cards, minions and turrets by number of players and round (SR-REINF-01 to -18, SR-RULING-16).
TABLE: Final[dict[int, tuple[tuple[int, int, int], ...]]] = {
    2: ((1, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 1), (0, 1, 1), (0, 2, 0)),
    3: ((1, 0, 1), (1, 1, 1), (1, 2, 0), (0, 1, 1), (1, 1, 0), (0, 1, 1)),
    4: ((2, 0, 0), (0, 0, 2), (0, 2, 0), (2, 0, 2), (0, 2, 2), (0, 4, 0)),
}


# The turn


def begin_turn(turn: DefenceTurn, m: Scene) -> Flow:
    """Clear the points laid on breeding rooms: their target must be reached in one round (SR-ROOM-11, SR-SOLVE-03)."""
    m.emit(TurnBegan(turn.seat))
    for number, room in enumerate(m.table.rooms):
        if room.state == ACTIVE and room.laid and ROOM_CARDS[room.card].clears:
            room.laid = 0  # SR-RULING-11
            m.emit(PointsCleared(here(m).board.room_names[number]))
    return call(Ready(turn.seat))


def draw_one(turn: DefenceTurn, m: Scene) -> Flow:
    return call(DrawCards(turn.seat, 1))


def reinforce(turn: DefenceTurn, m: Scene) -> Flow:
    return call(Reinforcements(turn.seat))


def attackers_may_react(turn: DefenceTurn, m: Scene) -> Flow:
    return window(m, "reinforced")


def move(turn: DefenceTurn, m: Scene) -> Flow:
    """Give every minion its movement points and start the movement phase (SR-MOVE-01)."""
    for one in on_map(m, turn.seat):
        one.points = MOVEMENT_POINTS
    return call(Movement(turn.seat))


def walk_stygia(turn: DefenceTurn, m: Scene) -> Flow:
    """Take back unused movement points and start the Stygia phase (SR-MIN-04)."""
    for one in team(m, turn.seat):
        one.points = 0
    return call(StygiaPhase(turn.seat))


def choose_room(turn: DefenceTurn, m: Scene) -> Flow:
    """Ask for the next room to roll in. The defender never has to roll (SR-RULING-100)."""
    seat = turn.seat
    rooms = legal(m, seat, ROLL)
    if not rooms and not has_cards(m, seat):
        return goto(limit_hand)
    return ask(seat, "room", [*rooms, *cards_now(m, seat), END], into="act")


def settle_room(turn: DefenceTurn, m: Scene) -> Flow:
    act, turn.act = turn.act, None
    if isinstance(act, Roll):
        return roll_room(turn, m, act)
    if isinstance(act, Play):
        return call(PlayCard(turn.seat, act.card))
    return goto(limit_hand)


def more_rooms(turn: DefenceTurn, m: Scene) -> Flow:
    return goto(choose_room)


def limit_hand(turn: DefenceTurn, m: Scene) -> Flow:
    return call(HandLimit(turn.seat))


rule(
    DefenceTurn,
    (begin_turn, "SR-DFT-01"),
    (draw_one, "SR-DFT-02"),
    (reinforce, "SR-DFT-03"),
    (attackers_may_react, "SR-RULING-63"),
    (move, "SR-DFT-04"),
    (walk_stygia, "SR-MIN-04"),
    (choose_room, "SR-DFT-04"),
    (settle_room, "SR-DFT-04"),
    (more_rooms, "SR-DFT-04"),
    (limit_hand, "SR-DEF-03"),
)


# Reinforcements


def read_table(coming: Reinforcements, m: Scene) -> Flow:
    """Read the reinforcements of this round (SR-DFT-03). From round 7 on the defender chooses (SR-REINF-19)."""
    if m.table.round > LAST_ROW:
        if not reserve(m):  # SR-RULING-44: without a minion it is card and turret
            coming.reinforce = BY_CARD
            return None
        return ask(coming.seat, "reinforce", [BY_MINION, BY_CARD])
    coming.cards, coming.minions, coming.turrets = TABLE[m.seats][m.table.round - 1]
    return None


def owed_too(coming: Reinforcements, m: Scene) -> Flow:
    """Add reinforcements that found no place before (SR-RULING-42) and those the scenario adds (SR-S4-08)."""
    table = m.table
    if coming.reinforce == BY_MINION:
        coming.minions = 1
    elif coming.reinforce == BY_CARD:
        coming.cards = coming.turrets = 1
    coming.minions += table.owed_minions
    coming.turrets += table.owed_turrets
    table.owed_minions = table.owed_turrets = 0
    extra_from = here(m).scenario.extra_from
    if extra_from and table.round >= extra_from:
        coming.extra_minions = coming.extra_turrets = 1
    m.emit(Reinforced(coming.cards, coming.minions, coming.turrets))
    return call(DrawCards(coming.seat, coming.cards)) if coming.cards else None


def choose_next(coming: Reinforcements, m: Scene) -> Flow:
    """Ask for the next minion or turret to place, where there is a legal square (SR-MIN-03, SR-RULING-41)."""
    summons = [SUMMONS[one.id] for one in reserve(m)] if coming.minions or coming.extra_minions else []
    rooms = reinforced_rooms(m)
    if not rooms_with_space(m, rooms):
        summons = []
    emplacements = turret_squares(m, rooms) if coming.turrets or coming.extra_turrets else []
    options: list[Action] = [*summons, *[here(m).emplacements[square] for square in emplacements]]
    due = (coming.minions and summons) or (coming.turrets and emplacements)
    if not options:
        return goto(owe)
    if not due:
        options.append(END)
    return ask(coming.seat, "reinforcement", [*options, *cards_now(m, coming.seat)], into="act")


def place_next(coming: Reinforcements, m: Scene) -> Flow:
    """Place the chosen minion or turret. A reinforcement turret is a basic one (SR-RULING-40)."""
    act, coming.act = coming.act, None
    if isinstance(act, Emplace):
        if coming.turrets:
            coming.turrets -= 1
        else:
            coming.extra_turrets -= 1
        add_turret(m, "basic", here(m).board.square(act.to))
        return goto(choose_next)
    if isinstance(act, Summon):
        if coming.minions:
            coming.minions -= 1
        else:
            coming.extra_minions -= 1
        return call(Summoning(coming.seat, tuple(reinforced_rooms(m)), act.character))
    if isinstance(act, Play):
        return call(PlayCard(coming.seat, act.card))
    return goto(owe)


def more(coming: Reinforcements, m: Scene) -> Flow:
    return goto(choose_next)


def owe(coming: Reinforcements, m: Scene) -> Flow:
    """Keep what found no place for a later round; minions beyond the reserve are lost (SR-RULING-42)."""
    m.table.owed_minions = min(coming.minions, len(reserve(m)))
    m.table.owed_turrets = coming.turrets
    return None


rule(
    Reinforcements,
    (read_table, "SR-DFT-03"),
    (owed_too, "SR-RULING-42"),
    (choose_next, "SR-MIN-03"),
    (place_next, "SR-MIN-03"),
    (more, "SR-MIN-03"),
    (owe, "SR-RULING-42"),
)
