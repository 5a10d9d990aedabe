"""The movement phase, and bonus movement from a card or a skill: each use of movement points in turn.

Steps are in `movement`, doors in `doors`, passing and picking up in `objects`, portals and exits in `portals`.
"""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Flow, Kind, Seat, ask, call, goto, rule, window

from ..cards.timing import cards_now
from ..data.actions import Close, Drop, End, Equip, Give, Hurry, Leave, Move, Open, Play, Portal, Take
from ..data.frames import EnterStygia, HandOver, Movement, PlayCard, Reveal
from ..data.table import MAP
from ..queries import Scene, has_cards, here, on_map, team, who
from .doors import CLOSE, OPEN, close_door, legal_closes, legal_opens, open_door
from .equipment import equip
from .movement import HURRY, MOVE, Ground, Listing, hurry, legal_hurries, legal_moves, pay_points, walk_to
from .objects import DROP, GIVE, TAKE, lay_down, legal_drops, legal_gives, legal_takes
from .portals import LEAVE, PORTAL, leave, legal_leaves, legal_portals
from .scoring import deliver_home, end_if_over, is_home

END: Final = End()


def begin(moving: Movement, m: Scene) -> Flow:
    """Give bonus points to the characters that received them.

    The points of the others are kept for later (SR-RULING-101).
    """
    if moving.bonus:
        ours = team(m, moving.seat)
        moving.saved = tuple([one.points for one in ours])
        for one in ours:
            one.points = moving.bonus if one.id in moving.movers and one.at == MAP else 0
    return None


def choose(moving: Movement, m: Scene) -> Flow:
    """Ask for the next action: characters and actions come in any order (SR-MOVE-13, SR-RULING-61).

    An Agility die may also be given up here, after a Room card was seen (SR-MOVE-03).
    """
    seat = moving.seat
    options = all_moves(m, seat)
    if not options and (moving.bonus or not has_cards(m, seat)):
        return goto(stop)
    if not moving.bonus:
        options += cards_now(m, seat)
    options.append(END)
    return ask(seat, "bonus" if moving.bonus else "move", options, into="act")


KINDS: Final[Sequence[Kind]] = (MOVE, OPEN, CLOSE, HURRY, PORTAL, GIVE, TAKE, DROP, LEAVE)


LISTINGS: Final[Sequence[Listing]] = (
    legal_moves,
    legal_opens,
    legal_closes,
    legal_hurries,
    legal_portals,
    legal_gives,
    legal_takes,
    legal_drops,
    legal_leaves,
)


def all_moves(m: Scene, seat: Seat) -> list[Action]:
    """Return the legal actions of all these kinds, from one Ground.

    This gives the same as `legal`, but faster: no question is asked more often than this one.
    """
    ground = Ground(m, seat)
    found: list[Action] = []
    for listing in LISTINGS:
        found += listing(m, ground)
    return found


PAID: Final = (Move, Open, Close, Give, Take, Portal)
"""The uses of movement points. A portal is on the rulebook's list though it has no price (SR-MOVE-12)."""


def carry_out(moving: Movement, m: Scene) -> Flow:
    """Carry out the chosen action and take its price (SR-MOVE-12)."""
    act = moving.act
    if isinstance(act, Move):
        moving.rooms = walk_to(m, who(m, act.character), here(m).board.square(act.to))
        if not moving.rooms:
            return goto(defender_may_answer)
    elif isinstance(act, Open):
        open_door(m, act)
    elif isinstance(act, Close):
        close_door(m, act)
    elif isinstance(act, Hurry):
        hurry(m, who(m, act.character))
    elif isinstance(act, Portal):
        who(m, act.character).moved = True
        return call(EnterStygia(moving.seat, act.character))
    elif isinstance(act, Give):
        pay_points(m, act.character, 1)
        return call(HandOver(moving.seat, act.character, act.teammate))
    elif isinstance(act, Take):
        pay_points(m, act.character, 1)
        return call(HandOver(moving.seat, act.character, square=here(m).board.square(act.at)))
    elif isinstance(act, Drop):
        return lay_down(m, who(m, act.character), act.item)
    elif isinstance(act, Equip):
        equip(m, moving.seat, act)
    elif isinstance(act, Play):
        return call(PlayCard(moving.seat, act.card))
    elif not isinstance(act, Leave):  # A leaving character stays until the defender has reacted.
        return goto(stop)
    return None


def turn_card(moving: Movement, m: Scene) -> Flow:
    """Reveal the card of each room entered first on the way, in that order (SR-ROOM-01, SR-RULING-126)."""
    if not moving.rooms:
        return None
    room, door, moving.rooms = moving.rooms[0], moving.rooms[1], moving.rooms[2:]
    moving.act = None  # The defender reacts after the card, so not again after the move.
    return call(Reveal(moving.seat, room, door))


def more_cards(moving: Movement, m: Scene) -> Flow:
    return goto(turn_card) if moving.rooms else None


def defender_may_answer(moving: Movement, m: Scene) -> Flow:
    """Let the defender react after each use of points, and before someone leaves or delivers (SR-RULING-62)."""
    if moving.seat == m.table.defender:
        return goto(choose)
    act = moving.act
    if isinstance(act, Leave) or any([is_home(m, one) for one in on_map(m, moving.seat)]):
        return window(m, "leaving")
    return window(m, "moved") if isinstance(act, PAID) else goto(choose)


def go_out(moving: Movement, m: Scene) -> Flow:
    """Let the character leave if it is still there, and deliver what was brought home (SR-RULING-70, SR-RULING-20)."""
    act = moving.act
    if isinstance(act, Leave) and who(m, act.character).at == MAP:
        leave(m, who(m, act.character))
    for one in on_map(m, moving.seat):
        if is_home(m, one):
            deliver_home(m, one)
            end_if_over(m)
    return None


def again(moving: Movement, m: Scene) -> Flow:
    return goto(choose)


def stop(moving: Movement, m: Scene) -> Flow:
    """End the movement: unused points are lost (SR-MOVE-01, SR-RULING-101)."""
    ours = team(m, moving.seat)
    for place, one in enumerate(ours):
        one.points = moving.saved[place] if moving.bonus and one.at == MAP else 0
    return None


rule(
    Movement,
    (begin, "SR-RULING-101"),
    (choose, "SR-MOVE-13"),
    (carry_out, "SR-MOVE-12"),
    (turn_card, "SR-ROOM-01"),
    (more_cards, "SR-RULING-126"),
    (defender_may_answer, "SR-RULING-62"),
    (go_out, "SR-RULING-70"),
    (again, "SR-RULING-61"),
    (stop, "SR-MOVE-01"),
)
