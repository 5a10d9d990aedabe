"""Movement: steps, doors, windows, disengaging, entering a square, and what else points are spent on."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    Denied,
    Flow,
    Kind,
    Seat,
    ask,
    call,
    goto,
    legal,
    requires,
    rule,
)
from brassboard.kernel.data import Action
from brassboard.kit.bits import Bits
from brassboard.kit.effects import Call

from ..cards.conditions import agility
from ..content.effects import words_of
from ..data.actions import Carry, HandToken, Open, PassCard, Step, Stop
from ..data.card_frames import Doing, GainCard
from ..data.events import CardPassed, DoorOpened, KnockedDown, TokenHanded, TokenTaken
from ..data.frames import MoveAction, MoveChoice, StepRule
from ..data.table import GENTLEMAN, GENTLEMEN_SIDE, MINION, NEMESIS_SIDE, NO_SQUARE, Figure, Table
from ..queries import (
    Scene,
    figure_at,
    figure_of,
    free_squares,
    ground_of,
    holders,
    index_of,
    layout_of,
    outfit,
    remove_edge,
    square_of,
)
from ..scenario.ground import CLIMB
from . import chapter
from .handing import CARRY, ESCORT, HAND_TOKEN, PASS_CARD, drop_token, move_of

OUTSIDE_ONLY: Final = "outside_only"


# Where a step may lead


def points_of(m: Scene, number: int) -> int:
    """Return the points of a move action: agility, and what cards add; at least 1 (RM-ACT-02)."""
    figure = m.table.figures[number]
    base = agility(m, number)
    more = outfit(m.table, figure).speed
    if figure.kind == MINION:
        more += m.value("speed", "minions", 0)
    return max(1, base + more) if more else base


def price_of(t: Table, figure: Figure, cost: int) -> int:
    """Return what a step costs this figure: climbing may be cheaper for it (RM-ACT-08)."""
    return outfit(t, figure).climb if cost == CLIMB else cost


def blocked_for(t: Table, figure: Figure, ignored: tuple[str, ...]) -> Bits:
    """Return the squares a figure may not enter: its enemies', and where its card keeps it from (RM-ACT-05)."""
    has = outfit(t, figure)
    blocked = 0
    if "figures" not in ignored and "figures" not in has.ignored:
        blocked = holders(t, NEMESIS_SIDE if figure.side == GENTLEMEN_SIDE else GENTLEMEN_SIDE)
    if OUTSIDE_ONLY in has.flags:
        blocked |= ground_of(t).inside
    return blocked


def steps_from(t: Table, figure: Figure, square: int, ignored: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Return the steps from a square with their costs on the map, as if nobody stood there."""
    if "crates" in ignored:
        return layout_of(t).over_crates(square)
    steps = layout_of(t).steps[square]
    if OUTSIDE_ONLY in outfit(t, figure).flags:
        return tuple([each for each in steps if each[1] != CLIMB])
    return steps


def onward(
    t: Table, figure: Figure, start: int, points: int, blocked: Bits, free: Bits, ignored: tuple[str, ...]
) -> bool:
    """Whether a figure on a square where it may not stop can still reach a free one (RM-RULING-73)."""
    seen = {start: points}
    queue = [start]
    while queue:
        square = queue.pop()
        left = seen[square]
        for target, cost in steps_from(t, figure, square, ignored):
            rest = left - price_of(t, figure, cost)
            if rest < 0 or blocked >> target & 1 or seen.get(target, -1) >= rest:
                continue
            if free >> target & 1:
                return True
            seen[target] = rest
            queue.append(target)
    return False


def steps_of(m: Scene, move: MoveAction) -> list[tuple[int, int]]:
    """Return the steps a figure may take now, with what each costs it."""
    t = m.table
    figure = t.figures[move.figure]
    blocked = blocked_for(t, figure, move.ignored)
    free = free_squares(t) | 1 << figure.square
    ground = ground_of(t)
    found: list[tuple[int, int]] = []
    for target, cost in steps_from(t, figure, figure.square, move.ignored):
        price = price_of(t, figure, cost)
        if price > move.points or blocked >> target & 1:
            continue
        if move.toward >= 0 and ground.distance(target, move.toward) >= ground.distance(figure.square, move.toward):
            continue
        if move.away >= 0 and ground.distance(target, move.away) <= ground.distance(figure.square, move.away):
            continue
        if move.charge >= 0:
            if not charge_goes_on(t, figure, move, target, move.points - price):
                continue
        elif not free >> target & 1 and not onward(
            t, figure, target, move.points - price, blocked, free & ~(1 << figure.square), move.ignored
        ):
            continue
        found.append((target, price))
    return found


def charge_goes_on(t: Table, figure: Figure, move: MoveAction, target: int, points: int) -> bool:
    """Whether a charge can still end next to its target from here (RM-SPEC-01)."""
    victim = t.figures[move.charge]
    goals = layout_of(t).adjacent[victim.square] & (free_squares(t) | 1 << figure.square)
    if goals >> target & 1:
        return True
    blocked = blocked_for(t, figure, move.ignored)
    reach = layout_of(t).reach(target, points, blocked, outfit(t, figure).climb)
    return bool(reach.places & goals)


def moved_by(m: Scene, doing: Doing, one: Call, number: int) -> MoveAction:
    """Return the move that an effect gives a figure: its side chooses the path (RM-RULING-74)."""
    t = m.table
    figure = t.figures[number]
    user = t.figures[doing.figure] if doing.figure >= 0 else None
    side = user.side if user is not None else NEMESIS_SIDE
    ignored = tuple([word for word in words_of(one, 3) if word != "none"])
    move = MoveAction(number, doing.seat, one.number(0), ignored, forced=figure.side != side, by_effect=True)
    if user is not None and one.word(2) == "toward":
        move.toward = user.square
    elif user is not None and one.word(2) == "away":
        move.away = user.square
    return move


# What may be chosen inside a move


def _step_candidates(seen: Scene, seat: Seat) -> list[Action]:
    names = ground_of(seen.table).names
    return [Step(name) for name in names]


@requires("RM-ACT-06", "to")
def one_step_away(seen: Scene, seat: Seat, step: Step) -> Denied:
    """No wall, closed door, crate or rim lies between."""
    move = move_of(seen)
    figure = seen.table.figures[move.figure]
    to = square_of(seen.table, step.to)
    near = [square for square, _ in steps_from(seen.table, figure, figure.square, move.ignored)]
    return None if to in near else (step.to,)


@requires("RM-ACT-05", "to")
def not_held(seen: Scene, seat: Seat, step: Step) -> Denied:
    move = move_of(seen)
    blocked = blocked_for(seen.table, seen.table.figures[move.figure], move.ignored)
    return (step.to,) if blocked >> square_of(seen.table, step.to) & 1 else None


@requires("RM-ACT-08", "cost", "points")
def enough_points(seen: Scene, seat: Seat, step: Step) -> Denied:
    move = move_of(seen)
    figure = seen.table.figures[move.figure]
    to = square_of(seen.table, step.to)
    for square, cost in steps_from(seen.table, figure, figure.square, move.ignored):
        if square == to:
            price = price_of(seen.table, figure, cost)
            return None if price <= move.points else (price, move.points)
    return (1, move.points)


@requires("RM-ACT-04", "to")
def may_go_on(seen: Scene, seat: Seat, step: Step) -> Denied:
    """A step onto a square with a figure needs points to go on; a forced move keeps its direction; a charge its aim."""
    to = square_of(seen.table, step.to)
    return None if to in [square for square, _ in steps_of(seen, move_of(seen))] else (step.to,)


STEP: Final = Kind(
    "step", _step_candidates, one_step_away, not_held, enough_points, may_go_on, rule="RM-ACT-03",
    fast=lambda seen, seat: _fast_steps(seen),
)  # fmt: skip


def _fast_steps(seen: Scene) -> list[Action]:
    names = ground_of(seen.table).names
    return [Step(names[square]) for square, _ in sorted(steps_of(seen, move_of(seen)))]


def door_price(m: Scene) -> int:
    """Return what opening a door costs (RM-ACT-07)."""
    return m.value("door", "price", 1)


def _door_candidates(seen: Scene, seat: Seat) -> list[Action]:
    ground = ground_of(seen.table)
    return [Open(name) for name in ground.door_names]


@requires("RM-RULING-50", "door")
def beside_door(seen: Scene, seat: Seat, act: Open) -> Denied:
    """The door lies closed on one of the four edges of the figure's own square."""
    t = seen.table
    figure = t.figures[move_of(seen).figure]
    ground = ground_of(t)
    doors = layout_of(t).doors_beside(figure.square)
    return None if ground.door_names.index(act.door) in doors else (act.door,)


@requires("RM-ACT-07", "cost", once=True)
def door_paid(seen: Scene, seat: Seat, act: Open) -> Denied:
    price = door_price(seen)
    return None if move_of(seen).points >= price else (price,)


@requires("RM-RULING-17", once=True)
def opens_doors(seen: Scene, seat: Seat, act: Action) -> Denied:
    """No doors in charges and in moves by an effect."""
    move = move_of(seen)
    keeps_out = OUTSIDE_ONLY in outfit(seen.table, seen.table.figures[move.figure]).flags
    return () if move.by_effect or move.charge >= 0 or keeps_out else None


def _near_doors(seen: Scene, seat: Seat) -> list[Action]:
    t = seen.table
    names = ground_of(t).door_names
    return [Open(names[door]) for door in layout_of(t).doors_beside(t.figures[move_of(seen).figure].square)]


OPEN: Final = Kind("open", _door_candidates, opens_doors, door_paid, beside_door, rule="RM-ACT-07", narrow=_near_doors)


def _may_stop(seen: Scene) -> bool:
    t = seen.table
    move = move_of(seen)
    figure = t.figures[move.figure]
    if ground_of(t).crates >> figure.square & 1:
        return False
    others = [one for number, one in enumerate(t.figures) if one.square == figure.square and number != move.figure]
    return not others


@requires("RM-ACT-04", once=True)
def on_free_square(seen: Scene, seat: Seat, act: Stop) -> Denied:
    """No movement ends on a square with another figure, and no charge away from its target."""
    move = move_of(seen)
    if move.charge >= 0:
        t = seen.table
        figure, victim = t.figures[move.figure], t.figures[move.charge]
        if not layout_of(t).adjacent[figure.square] >> victim.square & 1:
            return ()
    return None if _may_stop(seen) else ()


STOPS: Final[tuple[Action, ...]] = (Stop(),)
STOP: Final = Kind("stop", lambda seen, seat: STOPS, on_free_square, rule="RM-ACT-02")
MOVE_KINDS: Final = (STEP, OPEN, PASS_CARD, CARRY, HAND_TOKEN, ESCORT, STOP)
EFFECT_KINDS: Final = (STEP, STOP)


# A move


def choose_step(move: MoveAction, m: Scene) -> Flow:
    """Ask for the next step until the points are spent or the mover stops (RM-ACT-02, RM-ACT-15)."""
    t = m.table
    figure = t.figures[move.figure]
    if figure.square < 0 or figure.defeated or (figure.down and not move.forced):
        return END_RULE  # RM-RULING-77
    if move.charge >= 0 and (t.figures[move.charge].square < 0 or t.figures[move.charge].defeated):
        return END_RULE
    kinds = EFFECT_KINDS if move.by_effect or move.charge >= 0 else MOVE_KINDS
    options = legal(m, move.seat, *kinds)
    if not options or (len(options) == 1 and type(options[0]) is Stop):
        return END_RULE
    return ask(move.seat, "step", options, args={"figure": figure.id, "points": move.points})


def take_step(move: MoveAction, m: Scene) -> Flow:
    """Do what was chosen."""
    t = m.table
    chosen: MoveChoice | None = move.step
    move.step = None
    figure = t.figures[move.figure]
    if chosen is None or isinstance(chosen, Stop):
        return END_RULE
    last, beside, move.last, move.beside = move.last, move.beside, -1, False
    if isinstance(chosen, Step):
        return _walk(m, move, square_of(t, chosen.to))
    if isinstance(chosen, Open):
        move.points -= door_price(m)
        open_door(m, figure, chosen.door)
        return None
    move.points -= 1
    if isinstance(chosen, PassCard):
        return _pass_card(m, figure, chosen)
    if isinstance(chosen, Carry):
        take_token(m, figure)
        chapter.took_token(m, move.figure)
        return None
    if isinstance(chosen, HandToken):
        _hand_token(m, figure, chosen.to)
        return None
    move.last, move.beside = last, beside
    return _escort(m, move)


def next_step(move: MoveAction, m: Scene) -> Flow:
    """Go on, from wherever the figure stands now (RM-RULING-77)."""
    return goto(choose_step)


rule(MoveAction, (choose_step, "RM-ACT-02"), (take_step, "RM-ACT-03"), (next_step, "RM-ACT-15"))


def _walk(m: Scene, move: MoveAction, to: int) -> Flow:
    t = m.table
    figure = t.figures[move.figure]
    for square, cost in steps_from(t, figure, figure.square, move.ignored):
        if square == to:
            move.points -= price_of(t, figure, cost)
            break
    ally = figure_of(t, chapter.escorted(t)) if figure.kind == GENTLEMAN else None
    if ally is not None and ally.square >= 0:
        move.beside = bool(layout_of(t).adjacent[figure.square] >> ally.square & 1)
    move.last = figure.square
    if move.tramples:
        trample(m, figure, to)
    return call(StepRule(move.figure, to, move.ignored, move.forced))


def trample(m: Scene, figure: Figure, square: int) -> None:
    """Each enemy minion whose square is passed is knocked down (out of my way)."""
    number = figure_at(m.table, square)
    if number >= 0:
        one = m.table.figures[number]
        if one.kind == MINION and one.side != figure.side and not one.down:
            one.down = True
            m.emit(KnockedDown(one.id))
            drop_token(m, one)


def open_door(m: Scene, figure: Figure, door: str) -> None:
    """Remove a door for good (RM-BOARD-06)."""
    ground = ground_of(m.table)
    remove_edge(m.table, ground.doors[ground.door_names.index(door)])
    m.emit(DoorOpened(figure.id, door))


def _pass_card(m: Scene, figure: Figure, chosen: PassCard) -> Flow:
    """Give a card to a neighbour, who needs a slot for it (RM-ACT-09, RM-RULING-51)."""
    t = m.table
    cards = list(figure.cards)
    cards.remove(chosen.card)
    figure.cards = tuple(cards)
    m.emit(CardPassed(figure.id, chosen.card, chosen.to))
    receiver = index_of(t, chosen.to)
    return call(GainCard(receiver, t.figures[receiver].seat, chosen.card))


def take_token(m: Scene, figure: Figure) -> None:
    """Take up the token (C-CARRY)."""
    figure.carries = True
    m.table.token = NO_SQUARE
    m.emit(TokenTaken(figure.id))


def _hand_token(m: Scene, figure: Figure, to: str) -> None:
    t = m.table
    receiver = index_of(t, to)
    figure.carries = False
    t.figures[receiver].carries = True
    m.emit(TokenHanded(figure.id, to))
    chapter.took_token(m, receiver)


def _escort(m: Scene, move: MoveAction) -> Flow:
    t = m.table
    ally = index_of(t, chapter.escorted(t))
    to, move.last, move.beside = move.last, -1, False
    return call(StepRule(ally, to))
