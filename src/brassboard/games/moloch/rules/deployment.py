"""The last figures of set-up: minions, gentlemen and allies whose square is a choice (RM-RULING-101)."""

from typing import Final

from brassboard.kernel import END_RULE, Flow, Kind, Seat, ask, call, goto, legal, rule
from brassboard.kernel.data import Action
from brassboard.kit.bits import Bits, members
from brassboard.kit.effects import Call

from ..cards.targets import stack_of
from ..content import ADVANTAGES
from ..data.actions import Deploy
from ..data.card_frames import DrawEquipment
from ..data.events import Placed
from ..data.setup_events import AllyJoined
from ..data.setup_frames import BorrowCards, Deployment
from ..data.table import ALLY, NEMESIS, NO_SQUARE, Figure, Table
from ..queries import (
    Scene,
    chapter_of,
    figure_of,
    free_squares,
    gentlemen,
    ground_of,
    in_supply,
    index_of,
    layout_of,
    leader_seat,
    names_of,
    occupied,
    square_name,
    square_of,
)
from .cast import new_ally
from .extras import shuffle_stacks

CHAPTER_START: Final = "chapter_start"
BORROWED: Final = "borrowed"
"""The first word of the note that a card is only lent: "borrowed emma revolver"."""


# What advantages do when a chapter starts


def start_calls(t: Table, verb: str) -> list[tuple[Figure, Call]]:
    """Return what advantages of the gentlemen do with this verb at the start of a chapter."""
    return [
        (gentleman, call)
        for gentleman in gentlemen(t)
        for card in gentleman.advantages
        for ability in ADVANTAGES[card].abilities
        if ability.on == CHAPTER_START
        for call in ability.calls
        if call.verb == verb
    ]


def join_allies(m: Scene) -> None:
    """Let the allies join whom advantages bring along: the tin nanny."""
    t = m.table
    for _, joins in start_calls(t, "ally"):
        ally(m, joins.word(0))


def ally(m: Scene, sheet: str) -> None:
    """Let an ally join, who has no square yet."""
    t = m.table
    joined = new_ally(t.figures, sheet)
    t.figures.append(joined)
    m.emit(AllyJoined(joined.id))


def borrow_cards(m: Scene) -> Flow:
    """Let gentlemen draw the cards that are lent to them for this chapter (top of the line)."""
    lent = start_calls(m.table, "borrow")
    waiting = [f"{index_of(m.table, one.id)} {calls.word(0)} {calls.number(1)}" for one, calls in lent]
    return call(BorrowCards(waiting=tuple(waiting))) if waiting else None


def lay_stack_ready(borrowing: BorrowCards, m: Scene) -> Flow:
    """Shuffle the stack first, if nothing else in this chapter needs it."""
    if not borrowing.waiting:
        return END_RULE
    stack = borrowing.waiting[0].split()[1]
    return None if stack_of(m.table, stack) else shuffle_stacks(m, (stack,))


def borrow(borrowing: BorrowCards, m: Scene) -> Flow:
    """Draw the card."""
    figure, stack, n = borrowing.waiting[0].split()
    borrowing.held = m.table.figures[int(figure)].cards
    return call(DrawEquipment(figure=int(figure), stack=stack, n=int(n)))


def note_loan(borrowing: BorrowCards, m: Scene) -> Flow:
    """Note which card goes back at the end of the chapter."""
    t = m.table
    gentleman = t.figures[int(borrowing.waiting[0].split()[0])]
    new = list(gentleman.cards)
    for card in borrowing.held:
        if card in new:
            new.remove(card)
    t.events = (*t.events, *[f"{BORROWED} {gentleman.id} {card}" for card in new])
    borrowing.waiting, borrowing.held = borrowing.waiting[1:], ()
    return goto(lay_stack_ready)


rule(
    BorrowCards,
    (lay_stack_ready, "RM-SETUP-10"),
    (borrow, "RM-RULING-101"),
    (note_loan, "RM-RULING-101"),
)


# Squares


def deploy(m: Scene) -> Flow:
    """Place minions, gentlemen and allies, in this order."""
    join_allies(m)
    return call(Deployment())


def put_down(m: Scene, figure: Figure, square: int) -> None:
    """Put a figure on its first square; nothing there hurts it before the chapter begins."""
    figure.square = square
    m.emit(Placed(figure.id, square_name(m.table, square)))


def take_place(m: Scene, chosen: Deploy | None, options: list[Action]) -> None:
    """Put the figure on the square that was named, or on the only one."""
    only = options[0] if options else None
    deployed = chosen if chosen is not None else only
    assert isinstance(deployed, Deploy)
    figure = figure_of(m.table, deployed.figure)
    assert figure is not None
    put_down(m, figure, square_of(m.table, deployed.to))


# Minions


def first_free(t: Table, squares: Bits) -> int:
    """Return the first of these squares on which no figure stands, or -1."""
    free = members(squares & ~occupied(t))
    return free[0] if free else NO_SQUARE


def _minion_choices(seen: Scene, seat: Seat) -> list[Action]:
    """A type for the next start square, of those that are not complete."""
    seen.within(Deployment)
    t = seen.table
    chapter = chapter_of(t)
    square = first_free(t, chapter.ground.marked("s"))
    if square < 0:
        return []
    placed = [one.sheet for one in t.figures if one.square >= 0]
    types = [type for type, n in chapter.minions.items() if placed.count(type) < n]
    return [Deploy(t.figures[in_supply(t, type)].id, square_name(t, square)) for type in types]


START_MINION: Final = Kind("deploy", _minion_choices, rule="RM-RULING-101")


def choose_minion(deployment: Deployment, m: Scene) -> Flow:
    """Ask the Nemesis which type stands on the next s square."""
    options = legal(m, NEMESIS, START_MINION)
    if not options:
        return goto(choose_start)
    return None if len(options) == 1 else ask(NEMESIS, "start_minion", options)


def place_minion(deployment: Deployment, m: Scene) -> Flow:
    """Place it."""
    chosen, deployment.start_minion = deployment.start_minion, None
    take_place(m, chosen, legal(m, NEMESIS, START_MINION))
    return goto(choose_minion)


# Gentlemen


def _gentleman_choices(seen: Scene, seat: Seat) -> list[Action]:
    """A gentleman for the next start square."""
    seen.within(Deployment)
    t = seen.table
    square = first_free(t, ground_of(t).start)
    waiting = [one.id for one in gentlemen(t) if one.square == NO_SQUARE]
    return [Deploy(id, square_name(t, square)) for id in waiting] if square >= 0 else []


START_GENTLEMAN: Final = Kind("deploy", _gentleman_choices, rule="RM-RULING-101")


def choose_start(deployment: Deployment, m: Scene) -> Flow:
    """Ask the leader who stands on the next g square."""
    seat = leader_seat(m.table)
    options = legal(m, seat, START_GENTLEMAN)
    if not options:
        return goto(choose_ally_square)
    return None if len(options) == 1 else ask(seat, "start_gentleman", options)


def place_gentleman(deployment: Deployment, m: Scene) -> Flow:
    """Place him."""
    chosen, deployment.start_gentleman = deployment.start_gentleman, None
    take_place(m, chosen, legal(m, leader_seat(m.table), START_GENTLEMAN))
    return goto(choose_start)


# Allies without a square of their own


def brought_by(t: Table, sheet: str) -> Figure | None:
    """Return the gentleman whose advantage brings this ally along: it starts next to him."""
    for gentleman, joins in start_calls(t, "ally"):
        if joins.word(0) == sheet:
            return gentleman
    return None


def _ally_choices(seen: Scene, seat: Seat) -> list[Action]:
    """A free square for the next ally: of the start zone, or next to the gentleman who brings it."""
    seen.within(Deployment)
    t = seen.table
    waiting = [one for one in t.figures if one.kind == ALLY and one.square == NO_SQUARE and not one.left]
    if not waiting:
        return []
    owner = brought_by(t, waiting[0].sheet)
    zone = layout_of(t).adjacent[owner.square] if owner is not None else ground_of(t).zone
    return [Deploy(waiting[0].id, name) for name in names_of(t, zone & free_squares(t))]


START_ALLY: Final = Kind("deploy", _ally_choices, rule="RM-RULING-101")


def choose_ally_square(deployment: Deployment, m: Scene) -> Flow:
    """Ask the leader where the next ally stands."""
    seat = leader_seat(m.table)
    options = legal(m, seat, START_ALLY)
    if not options:
        return END_RULE
    return None if len(options) == 1 else ask(seat, "start_ally", options)


def place_ally(deployment: Deployment, m: Scene) -> Flow:
    """Place it."""
    chosen, deployment.start_ally = deployment.start_ally, None
    take_place(m, chosen, legal(m, leader_seat(m.table), START_ALLY))
    return goto(choose_ally_square)


rule(
    Deployment,
    (choose_minion, "RM-RULING-101"),
    (place_minion, "RM-RULING-101"),
    (choose_start, "RM-RULING-101"),
    (place_gentleman, "RM-RULING-101"),
    (choose_ally_square, "RM-RULING-101"),
    (place_ally, "RM-RULING-101"),
)
