"""One step: leaving a square, entering the next one, fire and goals there (chapters disengage and fire)."""

from typing import Final

from brassboard.kernel import END_RULE, Flow, ask, call, rule
from brassboard.kernel.data import Action
from brassboard.kit.bits import Bits, members

from ..content import CONSTANTS
from ..data.actions import At
from ..data.attack_frames import AfflictionRule, Harm
from ..data.events import Moved, Placed
from ..data.frames import EnterRule, Relocate, StepRule
from ..data.table import GENTLEMAN, Figure, Table
from ..queries import Scene, affliction_at, engaging, free_squares, layout_of, outfit, square_name, square_of
from . import chapter

SIDESTEP: Final = "sidestep"


# One step


def leave(step: StepRule, m: Scene) -> Flow:
    """Leaving a square next to enemies costs damage, before the figure arrives (RM-DIS-01, RM-RULING-14).

    It does so with every step (RM-DIS-02), but not if the other side moves the figure (RM-DIS-04).
    """
    t = m.table
    figure = t.figures[step.figure]
    step.start = figure.square
    step.before = figure.damage
    if step.forced or "disengage" in step.ignored or "disengage" in outfit(t, figure).ignored:
        return None
    enemies = engaging(t, figure)
    if not enemies:
        return None
    if sidesteps(t, figure):
        t.used_card = (*t.used_card, f"{SIDESTEP} {figure.id}")
        return None
    clinging = any(["clinging" in outfit(t, one).flags for one in enemies])
    return call(Harm(step.figure, 2 if clinging else 1, "disengage", in_step=True))


def sidesteps(t: Table, figure: Figure) -> bool:
    """Whether the next disengage damage is the first of the figure's own activation, which the scout is spared."""
    if SIDESTEP not in outfit(t, figure).flags or t.active != figure.sheet:
        return False
    return f"{SIDESTEP} {figure.id}" not in t.used_card


def arrive(step: StepRule, m: Scene) -> Flow:
    """Arrive on the next square, unless the figure fell or was moved away (RM-RULING-14, RM-RULING-77)."""
    t = m.table
    figure = t.figures[step.figure]
    if figure.square != step.start or figure.defeated or figure.square < 0:
        return END_RULE
    figure.square = step.to
    step.left = figure.damage
    m.emit(Moved(figure.id, square_name(t, step.start), square_name(t, step.to)))
    return call(EnterRule(step.figure, step.ignored))


def suffer_affliction(step: StepRule, m: Scene) -> Flow:
    """Disengaging may bring an affliction: it is drawn when the step is finished (RM-RULING-77)."""
    t = m.table
    figure = t.figures[step.figure]
    if figure.kind != GENTLEMAN or figure.defeated or not step.before < affliction_at(t, figure) <= step.left:
        return None
    return call(AfflictionRule(step.figure))


rule(StepRule, (leave, "RM-DIS-01"), (arrive, "RM-ACT-03"), (suffer_affliction, "RM-RULING-77"))


# Entering a square


def burn(enter: EnterRule, m: Scene) -> Flow:
    """Fire hurts who enters it (RM-FIRE-01, RM-BOARD-11)."""
    t = m.table
    figure = t.figures[enter.figure]
    enter.square = figure.square
    return fire_harm(m, enter.figure, enter.ignored)


def fire_harm(m: Scene, number: int, ignored: tuple[str, ...] = ()) -> Flow:
    """Return the damage of the fire on a figure's square, if any hurts it."""
    t = m.table
    figure = t.figures[number]
    if figure.square < 0 or figure.square not in t.fire or "fire" in ignored or outfit(t, figure).immune_fire:
        return None
    return call(Harm(number, CONSTANTS.fire_damage, "fire"))


def reach(enter: EnterRule, m: Scene) -> Flow:
    """The figure reaches the square: goals, and what the chapter says (C-GOAL)."""
    figure = m.table.figures[enter.figure]
    if figure.square != enter.square or figure.defeated:
        return END_RULE
    frame = chapter.entered(m, enter.figure)
    return None if frame is None else call(frame)


rule(EnterRule, (burn, "RM-FIRE-01"), (reach, "RM-RULING-48"))


def place_figure(m: Scene, number: int, square: int) -> None:
    """Put a figure on a square: no step, so no disengage damage (RM-RULING-15). Call `EnterRule` next."""
    figure = m.table.figures[number]
    figure.square = square
    m.emit(Placed(figure.id, square_name(m.table, square)))


# A figure that may not stay where it is


def nearest_free(t: Table, square: int) -> Bits:
    """Return the nearest free squares: fewest steps, walls counted (RM-RULING-73)."""
    layout, free = layout_of(t), free_squares(t)
    wave = 1 << square
    seen = wave
    while wave:
        following = 0
        for each in members(wave):
            for target, _ in layout.steps[each]:
                following |= 1 << target
        following &= ~seen
        if following & free:
            return following & free
        seen |= following
        wave = following
    return free


def choose_place(rule_: Relocate, m: Scene) -> Flow:
    """Ask the active side which of the nearest free squares it is; one alone is taken."""
    t = m.table
    squares = nearest_free(t, t.figures[rule_.figure].square)
    if not squares:
        return END_RULE
    options: list[Action] = [At(square_name(t, square)) for square in members(squares)]
    if len(options) == 1:
        rule_.to = At(square_name(t, members(squares)[0]))
        return None
    return ask(rule_.seat, "relocate", options, into="to", args={"figure": t.figures[rule_.figure].id})


def put_there(rule_: Relocate, m: Scene) -> Flow:
    """Put it there."""
    assert rule_.to is not None
    place_figure(m, rule_.figure, square_of(m.table, rule_.to.square))
    return None


rule(Relocate, (choose_place, "RM-RULING-73"), (put_there, "RM-RULING-73"))
