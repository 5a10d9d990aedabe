"""What the page shows that follows from rules: values, goals, the row, powers, the attack and the turn in progress.

Everything is counted on the lens of the viewer. All figures are public, so only the row of activation cards differs:
cards the viewer does not know have no name.
"""

from typing import Final

from msgspec.structs import replace

from brassboard.kernel import EVERYONE, Seat
from brassboard.kernel.lens import Lens
from brassboard.kit.effects import Call

from ..cards.conditions import agility, attribute, more_actions
from ..content import CONSTANTS, POWERS
from ..content.effects import words_of
from ..data.attack_frames import AttackRule
from ..data.frames import Activation, FigureTurn
from ..data.standing import FigureStanding, GoalStanding, PowerStanding, RowCard, Standing
from ..data.table import AGENT, GENTLEMAN, GENTLEMEN_SIDE, NEMESIS_SIDE, Figure, Table
from ..queries import (
    Scene,
    affliction_at,
    chapter_of,
    engaging,
    fires_left,
    free_slots,
    ground_of,
    life_of,
    most_ether,
    outfit,
)
from .attack_standing import attack_standing
from .ether import can_pay_power, on_power
from .goals import hits_to_break
from .turn_standing import turn_standing

DONE: Final = "done"
ACTING: Final = "acting"
DOWN: Final = "down"


def standing(m: Lens, viewer: Seat, shared: Standing | None) -> Standing | None:
    """Return what a viewer is shown."""
    table: Table = m.table
    known = shared if shared is not None else _open_facts(m, table)
    return replace(known, row=row_of(m, table))


def _open_facts(m: Scene, t: Table) -> Standing:
    chapter, ground = chapter_of(t), ground_of(t)
    gone = 0
    for edge in t.gone:
        gone |= 1 << edge
    supply = [
        (type, len([1 for one in t.figures if one.sheet == type and one.square < 0])) for type in chapter.minion_types
    ]
    return Standing(
        figures=tuple([_figure(m, t, number) for number, one in enumerate(t.figures) if _is_told(one)]),
        goals=tuple(_goals(t)),
        row=(),
        powers=tuple(_powers(m, t)),
        rounds=chapter.round_limit,
        chaos=len(t.nemesis.hand),
        supply=tuple(supply),
        hits_to_break=hits_to_break(t) if chapter.object_kind else 0,
        fires=fires_left(t),
        curtain=bool(ground.curtain_windows) and not gone & ground.curtain_doors,
        turn=turn_standing(m) if m.nearest(FigureTurn) is not None else None,
        attack=attack_standing(m) if m.nearest(AttackRule) is not None else None,
    )


# Figures


def _is_told(figure: Figure) -> bool:
    return figure.square >= 0 or figure.kind in (GENTLEMAN, AGENT)


def _figure(m: Scene, t: Table, number: int) -> FigureStanding:
    figure = t.figures[number]
    has = outfit(t, figure)
    on_board = figure.square >= 0
    gentleman = figure.kind == GENTLEMAN
    single = figure.kind not in (GENTLEMAN, AGENT)
    return FigureStanding(
        figure.id,
        agility(m, number) if on_board else has.agi,
        attribute(m, number, "ranged") if on_board else has.acc,
        attribute(m, number, "melee") if on_board else has.strength,
        life_of(t, figure),
        affliction_at(t, figure) if gentleman else 0,
        most_ether(t, figure),
        1 if single else CONSTANTS.actions + (more_actions(m, number) if on_board else has.actions),
        max(0, free_slots(t, figure)) if gentleman else 0,
        has.specials,
        has.weapons,
        tuple([one.id for one in engaging(t, figure)]) if on_board and not figure.defeated else (),
        on_board and figure.square in t.fire and not has.immune_fire,
    )


# Goals


def _goals(t: Table) -> list[GoalStanding]:
    chapter = chapter_of(t)
    found: list[GoalStanding] = []
    for line, win in enumerate(chapter.wins):
        if win.moment == "limit" and not win.conditions:
            found.append(GoalStanding(line, win.side, win.moment, "", have=t.round, need=chapter.round_limit))
        for condition in win.conditions:
            found.append(_condition(t, line, win.side, win.moment, condition))
    return found


def _condition(t: Table, line: int, side: int, moment: str, condition: Call) -> GoalStanding:
    verb = condition.verb
    if verb in ("reaches", "carrier_reaches"):
        return GoalStanding(line, side, moment, verb, condition.word(0), words_of(condition, 1), need=1)
    if verb == "not_carried":
        carrying = any(
            [one.carries and (one.side == NEMESIS_SIDE) == (condition.word(0) == "nemesis") for one in t.figures]
        )
        return GoalStanding(line, side, moment, verb, condition.word(0), have=0 if carrying else 1, need=1)
    if verb == "fallen":
        who = condition.word(0)
        return GoalStanding(line, side, moment, verb, who, have=1 if who in t.fallen else 0, need=1)
    return GoalStanding(line, side, moment, verb, have=_tally(t, verb), need=condition.number(0))


def _tally(t: Table, verb: str) -> int:
    if verb == "deaths":
        return t.deaths
    if verb == "progress":
        return t.progress
    return len(t.burning) if verb == "burning" else len(t.objects)


# Cards


def row_of(m: Scene, t: Table) -> tuple[RowCard, ...]:
    """Return the activation row in board order: gentlemen and Nemesis in turn, then the rest (RM-ORDER-01)."""
    found: list[RowCard] = []
    for place in range(max(len(t.upper), len(t.lower))):
        if place < len(t.upper):
            found.append(_slot(GENTLEMEN_SIDE, place, t.upper[place].card, t.upper[place].seen))
        if place < len(t.lower):
            found.append(_slot(NEMESIS_SIDE, place, t.lower[place].card, t.lower[place].seen))
    turned = [at for at, one in enumerate(found) if one.state == DONE]
    if turned and m.nearest(Activation) is not None:
        found[turned[-1]] = replace(found[turned[-1]], state=ACTING)
    return tuple(found)


def _slot(side: int, place: int, card: str, seen: int) -> RowCard:
    return RowCard(side, place, card, DONE if seen == EVERYONE else DOWN)


def _powers(m: Scene, t: Table) -> list[PowerStanding]:
    activation = m.nearest(Activation)
    found: list[PowerStanding] = []
    for power in t.nemesis.powers:
        used = False
        if activation is not None and activation.side == NEMESIS_SIDE:
            chaos = activation.card == "chaos"
            used = power in activation.powers_used if chaos else activation.power_used
        found.append(PowerStanding(power, on_power(t, power), POWERS[power].cost, can_pay_power(t, power), used))
    return found
