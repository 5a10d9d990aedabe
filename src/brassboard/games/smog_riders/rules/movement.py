"""The movement phase, and movement that a card or a skill gives: what the points may be spent on, and that it is done.

Steps are in `walking`, doors in `doors`, what changes hands in `objects`, portals and exits in `exits`.
"""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Flow, Kind, Seat, ask, call, goto, rule

from ..cards.timing import cards_now, equip
from ..data.actions import Close, Drop, End, Equip, Give, Hurry, Leave, Move, Open, Play, Portal, Take
from ..data.frames import EnterStygia, HandOver, Movement, PlayCard
from ..data.table import MAP
from ..queries import Scene, has_cards, here, team, who
from .doors import CLOSE, OPEN, close_door, closes_on, open_door, opens_on
from .exits import LEAVE, PORTAL, leave, leaves_on, portals_on
from .objects import DROP, GIVE, TAKE, drops_on, gives_on, lay_down, takes_on
from .reach import Ground, Listing
from .walking import HURRY, MOVE, hurries_on, hurry, moves_on, pay, walk

END: Final = End()


def begin(moving: Movement, m: Scene) -> Flow:
    """SR-RULING-101: bonus points are for those who got them; what the others have left waits."""
    if moving.bonus:
        ours = team(m, moving.seat)
        moving.saved = tuple([one.points for one in ours])
        for one in ours:
            one.points = moving.bonus if one.id in moving.movers and one.at == MAP else 0
    return None


def choose(moving: Movement, m: Scene) -> Flow:
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
    moves_on,
    opens_on,
    closes_on,
    hurries_on,
    portals_on,
    gives_on,
    takes_on,
    drops_on,
    leaves_on,
)


def all_moves(m: Scene, seat: Seat) -> list[Action]:
    """What `legal` says of these kinds, with one look at the map for all of them: moving is what is asked most."""
    ground = Ground(m, seat)
    found: list[Action] = []
    for listing in LISTINGS:
        found += listing(m, ground)
    return found


def carry_out(moving: Movement, m: Scene) -> Flow:
    act, moving.act = moving.act, None
    if isinstance(act, Move):
        return walk(m, who(m, act.character), here(m).board.square(act.to))
    if isinstance(act, Open):
        open_door(m, act)
    elif isinstance(act, Close):
        close_door(m, act)
    elif isinstance(act, Hurry):
        hurry(m, who(m, act.character))
    elif isinstance(act, Portal):
        who(m, act.character).moved = True
        return call(EnterStygia(moving.seat, act.character))
    elif isinstance(act, Give):
        pay(m, act.character, 1)
        return call(HandOver(moving.seat, act.character, act.teammate))
    elif isinstance(act, Take):
        pay(m, act.character, 1)
        return call(HandOver(moving.seat, act.character, square=here(m).board.square(act.at)))
    elif isinstance(act, Drop):
        return lay_down(m, who(m, act.character), act.item)
    elif isinstance(act, Leave):
        leave(m, who(m, act.character))
    elif isinstance(act, Equip):
        equip(m, moving.seat, act)
    elif isinstance(act, Play):
        return call(PlayCard(moving.seat, act.card))
    else:
        return goto(stop)
    return None


def again(moving: Movement, m: Scene) -> Flow:
    return goto(choose)


def stop(moving: Movement, m: Scene) -> Flow:
    """SR-MOVE-01, SR-RULING-101: unused points are lost."""
    ours = team(m, moving.seat)
    for place, one in enumerate(ours):
        one.points = moving.saved[place] if moving.bonus and one.at == MAP else 0
    return None


rule(
    Movement,
    (begin, "SR-RULING-101"),
    (choose, "SR-MOVE-13"),
    (carry_out, "SR-MOVE-12"),
    (again, "SR-RULING-61"),
    (stop, "SR-MOVE-01"),
)
