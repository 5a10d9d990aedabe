"""What else points are spent on inside a move: cards passed on, the token of the chapter, an escort."""

from typing import Final

from brassboard.kernel import Denied, Kind, Seat, requires
from brassboard.kernel.data import Action

from ..data.actions import Carry, Escort, HandToken, PassCard
from ..data.events import TokenDropped
from ..data.frames import MoveAction
from ..data.table import GENTLEMAN, Figure, Table
from ..queries import Scene, figure_of, layout_of, occupied, square_name, standing
from . import chapter


def move_of(seen: Scene) -> MoveAction:
    """Return the move in progress."""
    return seen.within(MoveAction)


# Cards and tokens


@requires("RM-ORDER-04", once=True)
def is_gentleman_moving(seen: Scene, seat: Seat, act: Action) -> Denied:
    move = move_of(seen)
    plain = not move.by_effect and move.charge < 0 and not move.forced
    return None if plain and seen.table.figures[move.figure].kind == GENTLEMAN else ()


@requires("RM-ACT-09", once=True)
def point_left(seen: Scene, seat: Seat, act: Action) -> Denied:
    return None if move_of(seen).points >= 1 else ()


def _pass_candidates(seen: Scene, seat: Seat) -> list[Action]:
    t = seen.table
    figure = t.figures[move_of(seen).figure]
    others = [one for one in t.figures if one.kind == GENTLEMAN and one is not figure]
    return [PassCard(card, one.id) for card in dict.fromkeys(figure.cards) for one in others]


@requires("RM-ACT-14", "to")
def beside_receiver(seen: Scene, seat: Seat, act: PassCard | HandToken) -> Denied:
    t = seen.table
    figure = t.figures[move_of(seen).figure]
    other = figure_of(t, act.to)
    near = other is not None and other.square >= 0 and layout_of(t).adjacent[figure.square] >> other.square & 1
    return None if near else (act.to,)


@requires("RM-DMG-06", "figure")
def receiver_stands(seen: Scene, seat: Seat, act: PassCard | HandToken) -> Denied:
    other = figure_of(seen.table, act.to)
    return None if other is not None and standing(other) else (act.to,)


PASS_CARD: Final = Kind(
    "hand", _pass_candidates, is_gentleman_moving, point_left, beside_receiver, receiver_stands, rule="RM-ACT-09"
)


def _carry_candidates(seen: Scene, seat: Seat) -> list[Action]:
    return [Carry()]


@requires("RM-OVER-03", "why", once=True)
def token_in_reach(seen: Scene, seat: Seat, act: Carry) -> Denied:
    """The token lies on the figure's square or an adjacent one, and the figure may carry it (C-CARRY)."""
    t = seen.table
    move = move_of(seen)
    figure = t.figures[move.figure]
    return None if may_take_token(t, figure) and not move.forced and move.charge < 0 else ("token",)


def may_take_token(t: Table, figure: Figure) -> bool:
    """Whether a figure could take up the token where it stands."""
    if t.token < 0 or figure.carries or not chapter.may_carry(t, figure):
        return False
    near = layout_of(t).adjacent[figure.square] | 1 << figure.square
    return bool(near >> t.token & 1)


CARRY: Final = Kind("carry", _carry_candidates, point_left, token_in_reach, rule="RM-OVER-03")


def drop_token(m: Scene, figure: Figure) -> None:
    """A carrier that is defeated, knocked down or removed drops the token on its square."""
    if figure.carries:
        figure.carries = False
        m.table.token = figure.square
        m.emit(TokenDropped(figure.id, square_name(m.table, figure.square)))


def _hand_token_candidates(seen: Scene, seat: Seat) -> list[Action]:
    t = seen.table
    figure = t.figures[move_of(seen).figure]
    if not figure.carries:
        return []
    others = [one for one in t.figures if one.side == figure.side and one is not figure]
    return [HandToken(one.id) for one in others if one.square >= 0 and chapter.may_carry(t, one)]


HAND_TOKEN: Final = Kind("hand_token", _hand_token_candidates, point_left, beside_receiver, receiver_stands)


def _escort_candidates(seen: Scene, seat: Seat) -> list[Action]:
    ally = chapter.escorted(seen.table)
    return [Escort(ally)] if ally else []


@requires("RM-ALLY-01", "why", once=True)
def escort_possible(seen: Scene, seat: Seat, act: Escort) -> Denied:
    """Right after a step: the ally stood beside, and the square just left is a free, legal step for it (I-ESCORT)."""
    t = seen.table
    move = move_of(seen)
    ally = figure_of(t, chapter.escorted(t))
    if ally is None or move.last < 0 or not move.beside or not standing(ally) or occupied(t) >> move.last & 1:
        return ("escort",)
    steps = dict(layout_of(t).steps[ally.square])
    return None if steps.get(move.last) == 1 else ("escort",)


ESCORT: Final = Kind("escort", _escort_candidates, is_gentleman_moving, point_left, escort_possible)
