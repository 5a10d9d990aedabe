"""Moves: which square to go to, and each step, door, escort and token on the way."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action

from ..data.actions import Carry, Escort, HandToken, Open, Step, Stop
from ..data.frames import FigureTurn, MoveAction
from ..data.table import GENTLEMAN, Figure, Table
from ..queries import Scene, figure_of, fires, ground_of, layout_of, life_of, outfit, square_of
from ..rules.chapter import may_carry
from ..rules.movement import points_of
from .chapter_aims import aims_of
from .outlook import Outlook
from .ways import Label, Walk, costs_to, threatened

FOLLOW_UP: Final = 0.85
"""The share that an action after the move counts, because something may come between."""
NEXT_TURN: Final = 0.2
"""The share that an action in the next activation counts."""
TAKE: Final = 9.0
"""What it is worth to take the token up."""
ESCORT: Final = 2.2
"""What a step of an escorted ally towards its goal is worth."""
LEAST: Final = 0.05
"""A move must gain this much."""


class Destination:
    """Where a move should end, and what it gains."""

    def __init__(self, label: Label | None, gain: float) -> None:
        self.label = label
        self.gain = gain


def best_destination(
    look: Outlook, points: int, further: int, ignored: tuple[str, ...] = (), doors: bool = True, forced: bool = False
) -> Destination:
    """Return the best square within so many points, if so many actions follow the move."""
    walk = Walk(look.t, look.figure, points, ignored, doors, forced)
    share = FOLLOW_UP if further > 0 else NEXT_TURN
    here = look.figure.square
    start = look.worth(here) + share * look.deed(here)
    best, chosen = LEAST, None
    for square, label in walk.labels.items():
        if square == here or (label.pain and label.pain >= look.left):
            continue
        gain = look.worth(square) - start + share * look.deed(square) - look.pain(label.pain) - 0.01 * label.points
        if gain > best:
            best, chosen = gain, label
    return Destination(chosen, best if chosen is not None else 0.0)


def move_gain(m: Scene, look: Outlook, actions: int) -> float:
    """Return what a move action is worth now, the token it could take up included."""
    t = m.table
    gain = best_destination(look, points_of(m, look.number), actions - 1).gain
    if wants_token(t, look.figure):
        gain += TAKE
    return gain


def wants_token(t: Table, figure: Figure) -> bool:
    """Whether a figure should take up the token that lies within reach."""
    if t.token < 0 or figure.carries or not may_carry(t, figure):
        return False
    near = layout_of(t).adjacent[figure.square] | 1 << figure.square
    return bool(near >> t.token & 1)


# Inside a move


def choose_step(m: Scene, options: Sequence[Action]) -> Action:
    """Return the next thing to do in a move."""
    t = m.table
    move = m.within(MoveAction)
    figure = t.figures[move.figure]
    if move.forced:
        return drive_off(m, move, options)
    for option in options:
        if isinstance(option, Carry):
            return option
        if isinstance(option, Escort) and escort_helps(t, move):
            return option
    handed = hand_token(t, figure, options)
    if handed is not None:
        return handed
    look = Outlook(t, move.figure)
    if move.charge >= 0:
        return charge_step(m, look, move, options)
    led = lead_ally(t, look, move, options)
    if led is not None:
        return led
    turn = m.nearest(FigureTurn)
    further = turn.actions if turn is not None and turn.figure == move.figure else 0
    goal = best_destination(look, move.points, further, move.ignored, not move.by_effect)
    if goal.label is not None and (move.toward < 0 and move.away < 0):
        step = step_towards(t, figure, goal.label, options)
        if step is not None:
            return step
    return best_single_step(t, look, options)


def step_towards(t: Table, figure: Figure, label: Label, options: Sequence[Action]) -> Action | None:
    """Return the first step of a way, or the door to be opened for it; None if it is not allowed."""
    ground = ground_of(t)
    first = label.first_square()
    for option in options:
        if isinstance(option, Step) and square_of(t, option.to) == first:
            return option
    edge = ground.edge_between(figure.square, first)
    door = ground.door_of(edge) if edge >= 0 else -1
    for option in options:
        if isinstance(option, Open) and door >= 0 and option.door == ground.door_names[door]:
            return option
    return None


def best_single_step(t: Table, look: Outlook, options: Sequence[Action]) -> Action:
    """Stop if that is allowed; else take the best step, as when the figure stands on another's square."""
    stop = next((option for option in options if isinstance(option, Stop)), None)
    if stop is not None:
        return stop
    steps = [option for option in options if isinstance(option, Step)]
    return max(steps, key=lambda step: look.worth(square_of(t, step.to))) if steps else options[-1]


def drive_off(m: Scene, move: MoveAction, options: Sequence[Action]) -> Action:
    """Move an enemy's figure where it is worth least to him."""
    t = m.table
    look = Outlook(t, move.figure)
    worst, chosen = look.worth(look.figure.square) - LEAST, None
    for option in options:
        if isinstance(option, Step):
            square = square_of(t, option.to)
            worth = look.worth(square) - (1.0 if look.fire >> square & 1 else 0.0)
            if worth < worst:
                worst, chosen = worth, option
    if chosen is not None:
        return chosen
    return next((option for option in options if isinstance(option, Stop)), options[0])


def charge_step(m: Scene, look: Outlook, move: MoveAction, options: Sequence[Action]) -> Action:
    """Walk to the best square next to the target of a charge."""
    t = m.table
    beside = layout_of(t).adjacent[t.figures[move.charge].square]
    walk = Walk(t, look.figure, move.points, move.ignored, doors=False)
    ends = [label for square, label in walk.labels.items() if beside >> square & 1]
    if ends:
        best = max(ends, key=lambda label: look.worth(label.square) - look.pain(label.pain))
        if best.square != look.figure.square:
            step = step_towards(t, look.figure, best, options)
            if step is not None:
                return step
    return best_single_step(t, look, options)


# Escort


def ally_led(t: Table) -> tuple[Figure, list[int]] | None:
    """Return the ally to be led out, and the points from each square to its goal."""
    for sheet, goal in aims_of(t.chapter).lead_out.items():
        for one in t.figures:
            if one.sheet == sheet and one.square >= 0:
                return one, costs_to(t, goal, one)
    return None


def escort_helps(t: Table, move: MoveAction) -> bool:
    """Whether the square just left is nearer to the ally's goal than where the ally stands, and safe to reach."""
    led = ally_led(t)
    if led is None or move.last < 0 or step_kills(t, led[0], move.last):
        return False
    return led[1][move.last] < led[1][led[0].square]


def step_kills(t: Table, ally: Figure, to: int) -> bool:
    """Whether a step onto a square could be an ally's last: by enemies next to it, or by fire."""
    hurt = 0
    if threatened(t, ally.side) >> ally.square & 1:
        hurt = 2 if threatened(t, ally.side, "clinging") >> ally.square & 1 else 1
    hurt += fires(t) >> to & 1
    return hurt > 0 and hurt >= life_of(t, ally) - ally.damage


def lead_ally(t: Table, look: Outlook, move: MoveAction, options: Sequence[Action]) -> Action | None:
    """Step on from a square that the ally should come to, so that it can follow."""
    led = ally_led(t)
    if led is None or move.by_effect or move.points < 2 or look.figure.kind != GENTLEMAN:
        return None
    ally, costs = led
    here = look.figure.square
    beside = layout_of(t).adjacent[here] >> ally.square & 1
    if not beside or ally.down or costs[here] >= costs[ally.square]:
        return None
    if dict(layout_of(t).steps[ally.square]).get(here) != 1 or step_kills(t, ally, here):
        return None
    steps = [option for option in options if isinstance(option, Step)]
    taken = {one.square for one in t.figures if one.square >= 0}
    free = [step for step in steps if square_of(t, step.to) not in taken]
    if not free:
        return None
    return min(free, key=lambda step: (costs[square_of(t, step.to)], -look.worth(square_of(t, step.to))))


def escort_gain(t: Table, look: Outlook, points: int) -> float:
    """Return what a move is worth by which a gentleman leads the ally on."""
    led = ally_led(t)
    if led is None or look.figure.kind != GENTLEMAN or points < 2:
        return 0.0
    ally, costs = led
    here = look.figure.square
    ready = layout_of(t).adjacent[here] >> ally.square & 1 and costs[here] < costs[ally.square] and not ally.down
    ready = ready and not step_kills(t, ally, here)
    return ESCORT * (points // 2) if ready else 0.0


# The token


def hand_token(t: Table, figure: Figure, options: Sequence[Action]) -> Action | None:
    """Hand the token to a friend who is much nearer to its goal."""
    best, chosen = 3, None
    for option in options:
        if not isinstance(option, HandToken):
            continue
        friend = figure_of(t, option.to)
        home = aims_of(t.chapter).carry_to[figure.side].get(friend.kind, 0) if friend is not None else 0
        if friend is None or not home:
            continue
        nearer = costs_to(t, home, figure)[figure.square] - costs_to(t, home, friend)[friend.square]
        nearer += outfit(t, friend).agi - outfit(t, figure).agi
        if nearer >= best:
            best, chosen = nearer, option
    return chosen
