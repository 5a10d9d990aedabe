"""Charges, and the joint attacks of minions and allies (chapters specials and minions)."""

from typing import Final

from brassboard.kernel import END_RULE, Denied, EndForm, Flow, Kind, Seat, ask, call, goto, requires, rule
from brassboard.kernel.data import Action

from ..cards.conditions import agility
from ..content import CONSTANTS
from ..content.effects import KINDS
from ..data.actions import Charge, Join
from ..data.attack_frames import AttackRule, PayEther
from ..data.events import Charged
from ..data.frames import ChargeRule, Group, JoinAttack, MoveAction
from ..data.table import Figure
from ..queries import Scene, enemies_of, figure_of, free_squares, index_of, layout_of, outfit
from . import chapter
from .aiming import (
    action_left,
    can_fight,
    can_reach,
    could_attack,
    is_fair_game,
    may_fight,
    not_knocked_down,
    pool_alone,
    turn_of,
)
from .entering import fire_harm
from .ether import can_pay
from .movement import blocked_for


def _acting(seen: Scene) -> Figure:
    figure: Figure = seen.table.figures[turn_of(seen).figure]
    return figure


# Charge


def _charge_candidates(seen: Scene, seat: Seat) -> list[Action]:
    acting = turn_of(seen).figure
    return [Charge(one.id) for n, one in enumerate(seen.table.figures) if one.square >= 0 and n != acting]


def _near_charges(seen: Scene, seat: Seat) -> list[Action]:
    t = seen.table
    figure = _acting(seen)
    layout = layout_of(t)
    controlled = turn_of(seen).controlled
    return [
        Charge(one.id)
        for one in t.figures
        if one.square >= 0
        and one is not figure
        and (controlled or one.side != figure.side)
        and layout.sees(figure.square, one.square)
    ]


@requires("RM-SPEC-01", "why", once=True)
def can_charge(seen: Scene, seat: Seat, act: Action) -> Denied:
    """The figure has the special and its price; some effects give a charge for nothing."""
    turn = turn_of(seen)
    figure = _acting(seen)
    if turn.only not in ("any", "charge"):
        return ("unable",)
    if turn.free_charge:
        return None
    able = "charge" in outfit(seen.table, figure).specials and not turn.controlled
    return None if able and can_pay(seen.table, figure, CONSTANTS.special_cost) else ("unable",)


@requires("RM-RULING-25", once=True)
def has_strength(seen: Scene, seat: Seat, act: Action) -> Denied:
    return None if can_fight(seen, turn_of(seen).figure, "melee") else ()


@requires("RM-RULING-86", "target")
def charge_at_foe(seen: Scene, seat: Seat, act: Charge) -> Denied:
    turn = turn_of(seen)
    target = figure_of(seen.table, act.target)
    assert target is not None
    return None if is_fair_game(_acting(seen), target, turn.controlled) else (act.target,)


@requires("RM-SPEC-03", "target")
def not_adjacent(seen: Scene, seat: Seat, act: Charge) -> Denied:
    t = seen.table
    target = figure_of(t, act.target)
    assert target is not None
    return (act.target,) if layout_of(t).adjacent[_acting(seen).square] >> target.square & 1 else None


@requires("RM-SPEC-01", "why")
def charge_reaches(seen: Scene, seat: Seat, act: Charge) -> Denied:
    """The target is in sight, and a free square next to it is within agility, by any way (RM-SPEC-02)."""
    target = figure_of(seen.table, act.target)
    assert target is not None
    return None if in_reach(seen, turn_of(seen).figure, target) else ("reach",)


def in_reach(m: Scene, number: int, target: Figure) -> bool:
    """Whether a charge of this figure could end next to the target."""
    t = m.table
    figure = t.figures[number]
    layout = layout_of(t)
    goals = layout.adjacent[target.square] & free_squares(t)
    if not goals or not layout.sees(figure.square, target.square):
        return False
    reach = layout.reach(figure.square, agility(m, number), blocked_for(t, figure, ()), outfit(t, figure).climb)
    return bool(reach.places & goals)


CHARGE: Final = Kind(
    "charge", _charge_candidates, action_left, not_knocked_down, can_charge, has_strength, may_fight, charge_at_foe,
    not_adjacent, charge_reaches, rule="RM-SPEC-01", narrow=_near_charges,
)  # fmt: skip


def could_charge(m: Scene, number: int) -> bool:
    """Whether a figure to which an effect gives a charge has somebody to charge."""
    t = m.table
    figure = t.figures[number]
    if figure.down or not can_fight(m, number, "melee") or not chapter.may_attack(t, figure):
        return False
    near = layout_of(t).adjacent[figure.square]
    foes = [t.figures[n] for n in enemies_of(t, figure.side)]
    return any([in_reach(m, number, one) for one in foes if not near >> one.square & 1])


def pay_charge(charge: ChargeRule, m: Scene) -> Flow:
    """Pay for the charge (RM-SPEC-01)."""
    t = m.table
    m.emit(Charged(t.figures[charge.figure].id, t.figures[charge.target].id))
    return None if charge.free else call(PayEther(charge.figure, CONSTANTS.special_cost))


def run_up(charge: ChargeRule, m: Scene) -> Flow:
    """Walk, spending at most agility, to a free square next to the target (RM-RULING-16)."""
    points = agility(m, charge.figure)
    return call(
        MoveAction(charge.figure, charge.seat, points, forced=charge.controlled, by_effect=True, charge=charge.target)
    )


def strike(charge: ChargeRule, m: Scene) -> Flow:
    """Strike it in melee, if it is within reach (RM-RULING-77)."""
    t = m.table
    figure, target = t.figures[charge.figure], t.figures[charge.target]
    if figure.square < 0 or figure.defeated or figure.down or target.square < 0 or target.defeated:
        return END_RULE
    if not layout_of(t).adjacent[figure.square] >> target.square & 1:
        return END_RULE
    return call(
        AttackRule(charge.figure, charge.seat, charge.target, "melee", charging=True, controlled=charge.controlled)
    )


rule(ChargeRule, (pay_charge, "RM-SPEC-01"), (run_up, "RM-SPEC-02"), (strike, "RM-SPEC-01"))


# Joint attacks


def choose_joiners(joint: JoinAttack, m: Scene) -> Flow:
    """Ask who else joins: those of the group who could attack this target by themselves (RM-MINION-04)."""
    t = m.table
    group = m.within(Group)
    if not group.joint:
        return goto(check_fire)
    able = [n for n in group.waiting if n not in joint.joined and could_attack(m, n, joint.target)]
    if not able:
        return goto(check_fire)
    options: list[Action] = [Join(t.figures[n].id) for n in able]
    return ask(joint.seat, "join", [*options, EndForm()], args={"target": t.figures[joint.target].id})


def add_joiner(joint: JoinAttack, m: Scene) -> Flow:
    """It counts as activated by it (RM-MINION-08)."""
    chosen, joint.join = joint.join, None
    if not isinstance(chosen, Join):
        return None
    number = index_of(m.table, chosen.figure)
    group = m.within(Group)
    group.waiting = tuple([n for n in group.waiting if n != number])
    joint.joined = (*joint.joined, number)
    return goto(choose_joiners)


def check_fire(joint: JoinAttack, m: Scene) -> Flow:
    """Fire hurts those who start their activation by joining, before the pool is counted (RM-RULING-26, 44)."""
    while joint.fire_check and joint.burning < len(joint.joined):
        number = joint.joined[joint.burning]
        joint.burning += 1
        harm = fire_harm(m, number)
        if harm is not None:
            return harm
    return goto(attack_together)


def burn_next(joint: JoinAttack, m: Scene) -> Flow:
    """Go on with the next."""
    return goto(check_fire)


def attack_together(joint: JoinAttack, m: Scene) -> Flow:
    """The strongest single attack leads; each other adds 2 dice (RM-MINION-05, RM-MINION-01)."""
    t = m.table
    m.within(Group).attacked = (*m.within(Group).attacked, joint.target)
    target = t.figures[joint.target]
    if target.square < 0 or target.defeated:
        return END_RULE
    team = [n for n in (joint.figure, *joint.joined) if t.figures[n].square >= 0 and could_attack(m, n, joint.target)]
    if not team:
        return END_RULE
    leader, kind = strongest(m, team, joint)
    others = tuple([n for n in team if n != leader])
    return call(AttackRule(leader, joint.seat, joint.target, kind, others, reroll_given=joint.rerolls))


def strongest(m: Scene, team: list[int], joint: JoinAttack) -> tuple[int, str]:
    """Return who leads and how; of equals the one who declared the attack (RM-RULING-26)."""
    best, best_kind, most = joint.figure, joint.kind, -1
    for number in team:
        for kind in sorted(KINDS, key=lambda one: one != joint.kind):
            if can_reach(m, number, m.table.figures[joint.target], kind):
                dice_alone = pool_alone(m, number, kind)
                if dice_alone > most:
                    best, best_kind, most = number, kind, dice_alone
    return best, best_kind


rule(
    JoinAttack,
    (choose_joiners, "RM-MINION-04"),
    (add_joiner, "RM-MINION-08"),
    (check_fire, "RM-RULING-44"),
    (burn_next, "RM-RULING-44"),
    (attack_together, "RM-MINION-05"),
)
