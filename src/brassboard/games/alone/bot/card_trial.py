"""Trying a card out: what it does with practised choices, and what that is worth in points of the Hero's life."""

from collections.abc import Callable, Sequence
from typing import Final

from brassboard.kernel import Action, Ask, Seat
from brassboard.kit.effects import Effects

from ..cards.choices import Choices
from ..cards.plan import halves_of, placement_world, run_card, run_source, text_of, world_of
from ..cards.world import World
from ..content import CONSTANTS, STANDARD
from ..data.actions import Side
from ..data.core_frames import Op, Thinking
from ..data.evil_frames import Deciding
from ..data.hero_frames import HeroMove
from ..data.item_frames import HeroAttack
from ..data.table import Figure, Table
from ..queries import Scene, creature_of, creature_row, figure_of, here
from .map_choices import USUAL_STEPS, choose_on
from .outlook import Outlook, attack_of

ACTION: Final = 0.75
"""What an action more on his way costs the Hero."""
PLAIN: Final = {
    "drain": 0.25, "limit": 0.3, "nosweep": 0.1, "skip": 0.35, "swipe": 0.45, "omen": 0.25, "draw": 0.3, "mend": 0.3,
    "trap": 0.4, "later": 0.2, "lie": 0.4, "hide": 0.0,
}  # fmt: skip
"""What an operation is worth whose effect lies in the future, for each that it counts."""
ADRENALINE: Final = 0.5
STOPPED_STEP: Final = 0.6
WOUND: Final = 0.6
"""What a wound that does not happen is worth, and a kill twice as much; with a boss the match may hang on it."""
BOSS_WOUND: Final = 2.5

Begin = Callable[[], tuple[World, list[Effects], Choices]]
"""Begins a trial: a fresh world, the texts, and the questions they will ask."""


# How a trial begins


def begin_offer(m: Scene, seat: Seat, card: str, dangerous: bool) -> Begin:
    """Begin the trial of a card that is not played yet; without a card it is the standard reaction."""
    parts = halves_of(card, dangerous) if card else [STANDARD]
    muted = any([each.verb == "mute" for part in parts for each in part.calls])

    def begin() -> tuple[World, list[Effects], Choices]:
        w = World(m, seat, muted)
        w.must = not card
        return w, parts, run_card(w, parts)

    return begin


def begin_card(m: Scene, seat: Seat, thinking: Thinking) -> Begin:
    """Begin the trial of the card that is being played."""

    def begin() -> tuple[World, list[Effects], Choices]:
        w, parts = world_of(thinking, m, seat), text_of(thinking)
        return w, parts, run_card(w, parts)

    return begin


def begin_placement(m: Scene, seat: Seat, deciding: Deciding) -> Begin:
    """Begin the trial of what a mission or a boss does."""

    def begin() -> tuple[World, list[Effects], Choices]:
        w = placement_world(deciding, m, seat)
        return w, [], run_source(w, deciding.source)

    return begin


# The trial


def answer_in(begin: Begin, out: Outlook, given: tuple[Action, ...]) -> Action | None:
    """Return the practised answer to the question after these answers; None if there is no question."""
    w, parts, steps = begin()
    question = after(steps, given)
    return choose(begin, out, w, parts, question, given) if question is not None else None


def try_out(begin: Begin, out: Outlook, given: tuple[Action, ...] = ()) -> World:
    """Return the world after a text was done, with these answers first and practised ones then."""
    w, parts, steps = begin()
    question = after(steps, given)
    answers = given
    while question is not None:
        answer = choose(begin, out, w, parts, question, answers)
        answers = (*answers, answer)
        try:
            question = steps.send(answer)
        except StopIteration:
            break
    return w


def after(steps: Choices, given: tuple[Action, ...]) -> Ask | None:
    """Give these answers; return the question after them, or None."""
    try:
        question = next(steps)
        for answer in given:
            question = steps.send(answer)
    except StopIteration:
        return None
    return question


def choose(
    begin: Begin, out: Outlook, w: World, parts: list[Effects], question: Ask, given: tuple[Action, ...]
) -> Action:
    """Return the practised answer; of several sides of a text each is tried out."""
    if isinstance(question.options[0], Side):
        sides: Sequence[Action] = question.options
        return max(sides, key=lambda side: gain(try_out(begin, out, (*given, side)), out))
    return choose_on(w, out, question, steps_of(parts))


def steps_of(parts: list[Effects]) -> int:
    """Return how far the creatures of a text go, at most."""
    found = [each.number(0) for part in parts for each in part.calls if each.verb == "cmove"]
    return max(found, default=USUAL_STEPS)


# What it is worth


def gain(w: World, out: Outlook) -> float:
    """Return what everything that was done in a tried world is worth to Evil."""
    table: Table = w.m.table
    worth = out.threats(w.table) - out.threats(table)
    if w.table.secret.danger != table.secret.danger:
        worth += out.markers(w.table) - out.markers(table)
    if w.table.secret.lit != table.secret.lit:
        worth += out.lights(table) - out.lights(w.table)
    if w.table.secret.blocked & ~table.secret.blocked:
        worth += ACTION * (out.blocked_way(w.table) - out.way)
    return worth + operations_worth(w, out)


def operations_worth(w: World, out: Outlook) -> float:
    """Return what the operations are worth beside the changes on the map."""
    worth = 0.0
    bonus: dict[int, int] = {}
    conditional = False
    for op in w.ops:
        if op.verb in ("life", "calm"):
            worth -= op.n
        elif op.verb in ("step", "tele") and op.n:
            worth += shock_of(w, out, op)
        elif op.verb == "dice":
            bonus[op.creature] = bonus.get(op.creature, 0) + op.n
        elif op.verb == "dice_all":
            for one in w.creatures:
                bonus[one.id] = bonus.get(one.id, 0) + op.n
        elif op.verb == "cond":
            conditional = True
        elif op.verb == "strike":
            worth += strike_worth(w, op, bonus)
        elif op.verb in ("cut", "nocond"):
            worth += spoiled_roll(w, op)
        elif op.verb == "adren":
            worth += ADRENALINE * min(-op.n, w.table.hero.adrenaline)
        elif op.verb == "stop":
            worth += stopped_steps(w)
        else:
            worth += PLAIN.get(op.verb, 0.0) * max(1, op.n)
    return worth + stronger_attacks(w, out, bonus, conditional)


def shock_of(w: World, out: Outlook, op: Op) -> float:
    """Return what the Hero loses because a creature came to him unseen."""
    one = creature_of(w.table, op.creature)
    return float(out.shock(creature_row(w.table, one.kind))) if one is not None else 0.0


def stronger_attacks(w: World, out: Outlook, bonus: dict[int, int], conditional: bool) -> float:
    """Return what extra dice and hits are worth at the end of this turn, for creatures that are with the Hero."""
    worth = 0.0
    if bonus or conditional:
        for one in w.creatures:
            if one.sector == out.hero:
                row, extra = creature_row(w.table, one.kind), bonus.get(one.id, 0)
                stronger = attack_of(w.table, row, one.bonus + extra, conditional)
                worth += out.soon * (stronger - attack_of(w.table, row, one.bonus))
    return worth


def strike_worth(w: World, op: Op, bonus: dict[int, int]) -> float:
    """Return what an attack at once is worth."""
    one = creature_of(w.table, op.creature)
    if one is None:
        return 0.0
    return attack_of(w.table, creature_row(w.table, one.kind), one.bonus + bonus.get(one.id, 0))


def stopped_steps(w: World) -> float:
    """Return what it is worth that the Hero loses the rest of his move."""
    move = w.m.nearest(HeroMove)
    return STOPPED_STEP * (move.steps - 1) if move is not None else 0.0


# The Hero's roll


def spoiled_roll(w: World, op: Op) -> float:
    """Return what it is worth that hits of the Hero's roll are lost: only if a wound fails because of it."""
    attack = w.m.nearest(HeroAttack)
    if attack is None or attack.rolled is None:
        return 0.0
    figure = figure_of(w.m.table, attack.figure)
    if figure is None:
        return 0.0
    faces = [CONSTANTS.die[face - 1] for face in attack.rolled.faces]
    lit = here(w.m.table).lit and not attack.nocond
    hits = faces.count("hit") + (faces.count("conditional") if lit else 0) - attack.cut
    earlier = sum([each.n for each in w.ops[: w.ops.index(op)] if each.verb == "cut"])
    before = hits - earlier
    spoiled = before - op.n if op.verb == "cut" else faces.count("hit") - attack.cut - earlier
    fewer = wounds(w.m.table, figure, before) - wounds(w.m.table, figure, spoiled)
    return fewer * (BOSS_WOUND if creature_row(w.m.table, figure.kind).boss else WOUND * (1 + figure.wounded))


def wounds(table: Table, figure: Figure, hits: int) -> int:
    """Return how many wounds so many hits give a figure."""
    row = creature_row(table, figure.kind)
    if figure.wounded:
        return int(hits >= row.second)
    return int(hits >= row.first) + int(hits >= row.first + row.second)
