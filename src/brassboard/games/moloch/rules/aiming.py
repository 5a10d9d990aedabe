"""Who may be attacked: range, line of sight, cover, weapons that reach, and the adjacent-target duty."""

from typing import Final

from brassboard.kernel import Denied, Kind, Seat, requires
from brassboard.kernel.data import Action

from ..cards.conditions import all_hold, attribute
from ..cards.duty import bound_to
from ..content import WEAPONS, Ability, Equipment
from ..content.effects import KINDS, words_of
from ..data.actions import Attack
from ..data.frames import FigureTurn, Group
from ..data.table import GENTLEMAN, Figure
from ..queries import (
    Scene,
    alive,
    figure_of,
    ground_of,
    index_of,
    layout_of,
    outfit,
    standing,
    standing_on,
)
from . import chapter
from .ether import can_pay

NO_LIMIT: Final = 99
NO_WEAPON: Final = ""


# Weapons


def bonus_of(weapon: str, kind: str) -> int:
    """Return what a weapon adds to an attack of this kind, -1 if it is not for it."""
    if not weapon:
        return 0 if kind == "melee" else -1
    card = WEAPONS[weapon]
    bonus = card.melee if kind == "melee" else card.ranged
    return bonus if bonus > 0 else -1


def range_of(m: Scene, weapon: str, kind: str) -> int:
    """Return how far a weapon reaches (RM-CMB-03, RM-CMB-06)."""
    if kind == "melee":
        return WEAPONS[weapon].reach if weapon else 1
    farthest = m.value("range", "all", NO_LIMIT)
    card: Equipment | None = WEAPONS[weapon] if weapon else None
    return min(farthest, card.range) if card is not None and card.range else farthest


def weapons_of(m: Scene, number: int, kind: str) -> list[str]:
    """Return the weapons a gentleman may use for this kind, "" being none (RM-ATK-02, RM-RULING-25)."""
    figure = m.table.figures[number]
    found = [NO_WEAPON] if kind == "melee" else []
    found += list(dict.fromkeys(outfit(m.table, figure).weapons))
    return [weapon for weapon in found if bonus_of(weapon, kind) >= 0 and base_pool(m, number, kind, weapon) >= 1]


def base_pool(m: Scene, number: int, kind: str, weapon: str) -> int:
    """Return the dice of an attack before anything is paid: attribute, weapon, always-on bonuses (RM-RULING-25)."""
    dice = attribute(m, number, kind) + max(0, bonus_of(weapon, kind))
    for ability in outfit(m.table, m.table.figures[number]).atk:
        if is_free(ability) and not ability.when:
            for one in ability.calls:
                if one.verb == "dice" and one.args[1] in (kind, "both") and isinstance(one.args[0], int):
                    dice += max(0, one.args[0])
    return dice


def is_free(ability: Ability) -> bool:
    """Whether an attack or defence bonus is on by itself (RM-TYPE-08); upkeep that lies on its card is paid."""
    return ability.type in ("perm", "upkeep", "until", "next") or (not ability.cost and not ability.any_amount)


def can_fight(m: Scene, number: int, kind: str) -> bool:
    """Whether a figure has what it takes for this kind of attack (RM-RULING-25, RM-CMB-05, RM-CMB-09)."""
    figure = m.table.figures[number]
    if figure.kind == GENTLEMAN:
        return bool(weapons_of(m, number, kind))
    return attribute(m, number, kind) > 0


# Reach


def reaches(m: Scene, number: int, target: Figure, kind: str, weapon: str) -> bool:
    """Whether a figure with this weapon reaches the target: adjacent, or in range and sight (RM-CMB-04, RM-LOS-01)."""
    t = m.table
    figure = t.figures[number]
    layout = layout_of(t)
    if kind == "melee" and layout.adjacent[figure.square] >> target.square & 1:
        return True
    far = range_of(m, weapon, kind)
    if kind == "melee" and far < 2:
        return False
    if ground_of(t).distance(figure.square, target.square) > far:
        return False
    return layout.sees(figure.square, target.square)


def reaching_weapons(m: Scene, number: int, target: Figure, kind: str) -> list[str]:
    """Return the weapons with which a gentleman reaches a target (RM-RULING-97)."""
    return [weapon for weapon in weapons_of(m, number, kind) if reaches(m, number, target, kind, weapon)]


def can_reach(m: Scene, number: int, target: Figure, kind: str) -> bool:
    """Whether a figure could make this attack, by attribute, weapon, range and sight."""
    figure = m.table.figures[number]
    if figure.kind == GENTLEMAN:
        return bool(reaching_weapons(m, number, target, kind))
    return attribute(m, number, kind) > 0 and reaches(m, number, target, kind, NO_WEAPON)


def in_reach(m: Scene, number: int, kind: str, targets: list[int]) -> list[int]:
    """Return those of the targets that a figure reaches with any of its weapons."""
    t = m.table
    figure = t.figures[number]
    weapons = weapons_of(m, number, kind) if figure.kind == GENTLEMAN else [NO_WEAPON]
    if kind == "melee" and max([range_of(m, weapon, kind) for weapon in weapons]) < 2:
        near = layout_of(t).adjacent[figure.square]
        return [n for n in targets if near >> t.figures[n].square & 1]
    return [n for n in targets if any([reaches(m, number, t.figures[n], kind, weapon) for weapon in weapons])]


def covered(m: Scene, number: int, target: Figure, windows_clear: bool = False) -> bool:
    """Whether the line of sight crosses a window, the shooter's own too, or another standing figure.

    Figures give cover but do not block sight (RM-COVER-01, RM-COVER-03, RM-LOS-03, RM-RULING-21, RM-RULING-22).
    """
    t = m.table
    figure = t.figures[number]
    line = layout_of(t).line(figure.square, target.square)
    if line is None:
        return False
    if line.window and not windows_clear:
        return True
    return bool(line.passed & standing_on(t))


# The adjacent-target duty


def duty_breakers(m: Scene, number: int) -> list[Ability]:
    """Return the bonuses a gentleman could pay for that free a shot from the duty (RM-RULING-97)."""
    t = m.table
    figure = t.figures[number]
    found: list[Ability] = []
    for ability in outfit(t, figure).atk:
        ignores = [words_of(one, 0) for one in ability.calls if one.verb == "ignore"]
        if any(["duty" in words for words in ignores]) and can_pay(t, figure, ability.cost):
            found.append(ability)
    return found


# The choice of a target


def turn_of(seen: Scene) -> FigureTurn:
    return seen.within(FigureTurn)


def _attack_candidates(seen: Scene, seat: Seat) -> list[Action]:
    t = seen.table
    acting = turn_of(seen).figure
    return [
        Attack(kind, one.id) for kind in KINDS for n, one in enumerate(t.figures) if one.square >= 0 and n != acting
    ]


@requires("RM-ORDER-03", "why", once=True)
def action_left(seen: Scene, seat: Seat, act: Action) -> Denied:
    return None if turn_of(seen).actions > 0 else ("none_left",)


@requires("RM-EFF-07", "why", once=True)
def not_knocked_down(seen: Scene, seat: Seat, act: Action) -> Denied:
    return ("down",) if seen.table.figures[turn_of(seen).figure].down else None


@requires("RM-RULING-86", "target")
def is_foe(seen: Scene, seat: Seat, act: Attack) -> Denied:
    """An enemy that is not defeated, or whom a controlled figure may strike."""
    turn = turn_of(seen)
    target = figure_of(seen.table, act.target)
    assert target is not None
    return None if is_fair_game(seen.table.figures[turn.figure], target, turn.controlled) else (act.target,)


def is_fair_game(figure: Figure, target: Figure, controlled: bool) -> bool:
    """Whether one figure may strike another: one under the other side's control any that stands (RM-RULING-75)."""
    return standing(target) if controlled else alive(target) and target.side != figure.side


@requires("RM-RULING-25", "kind")
def has_skill(seen: Scene, seat: Seat, act: Attack) -> Denied:
    return None if can_fight(seen, turn_of(seen).figure, act.kind) else (act.kind,)


@requires("RM-CMB-03", "target")
def adjacent_in_melee(seen: Scene, seat: Seat, act: Attack) -> Denied:
    target = figure_of(seen.table, act.target)
    assert target is not None
    if act.kind != "melee" or can_reach(seen, turn_of(seen).figure, target, "melee"):
        return None
    return (act.target,)


@requires("RM-LOS-02", "target")
def target_in_sight(seen: Scene, seat: Seat, act: Attack) -> Denied:
    t = seen.table
    target = figure_of(t, act.target)
    assert target is not None
    figure = t.figures[turn_of(seen).figure]
    return None if act.kind == "melee" or layout_of(t).sees(figure.square, target.square) else (act.target,)


@requires("RM-CMB-06", "target")
def target_in_range(seen: Scene, seat: Seat, act: Attack) -> Denied:
    target = figure_of(seen.table, act.target)
    assert target is not None
    return None if act.kind == "melee" or can_reach(seen, turn_of(seen).figure, target, "ranged") else (act.target,)


@requires("RM-CMB-07", "target")
def duty_kept(seen: Scene, seat: Seat, act: Attack) -> Denied:
    """A gentleman with an adjacent enemy in sight shoots at such a one, unless an effect frees him (RM-RULING-97)."""
    if act.kind == "melee":
        return None
    turn = turn_of(seen)
    bound = bound_to(seen, turn.figure)
    if not bound or index_of(seen.table, act.target) in bound:
        return None
    if not turn.controlled and duty_breakers(seen, turn.figure):
        return None
    # He must aim at such an enemy if possible: one that no weapon of his reaches does not bind him.
    t = seen.table
    if not any([can_reach(seen, turn.figure, t.figures[other], "ranged") for other in bound]):
        return None
    return (act.target,)


@requires("RM-RULING-27", "target")
def not_attacked_yet(seen: Scene, seat: Seat, act: Attack) -> Denied:
    """One attack a target in each activation of a group."""
    turn = turn_of(seen)
    group = seen.nearest(Group) if turn.mode == "group" else None
    if group is None or not group.joint:
        return None
    return (act.target,) if index_of(seen.table, act.target) in group.attacked else None


@requires("RM-OVER-03", "why", once=True)
def may_fight(seen: Scene, seat: Seat, act: Action) -> Denied:
    """The chapter may forbid it, as to minions that carry the stone."""
    return None if chapter.may_attack(seen.table, seen.table.figures[turn_of(seen).figure]) else ("fight",)


@requires("RM-ORDER-03", "why", once=True)
def attacks_allowed(seen: Scene, seat: Seat, act: Action) -> Denied:
    """An effect may give moves or charges only."""
    return None if turn_of(seen).only in ("any", "attack") else ("other_kind",)


ATTACK: Final = Kind(
    "attack", _attack_candidates, action_left, not_knocked_down, attacks_allowed, may_fight, is_foe, has_skill,
    adjacent_in_melee, target_in_sight, target_in_range, duty_kept, not_attacked_yet, rule="RM-ACT-01",
    fast=lambda seen, seat: attacks_now(seen),
)  # fmt: skip


def attacks_now(seen: Scene) -> list[Action]:
    """Return the attacks that the requirements above allow, worked out once for all targets."""
    t = seen.table
    turn = turn_of(seen)
    figure = t.figures[turn.figure]
    if turn.actions <= 0 or figure.down or turn.only not in ("any", "attack") or not chapter.may_attack(t, figure):
        return []
    group = seen.nearest(Group) if turn.mode == "group" else None
    spared = group.attacked if group is not None and group.joint else ()
    targets = [
        n
        for n, one in enumerate(t.figures)
        if n != turn.figure and n not in spared and is_fair_game(figure, one, turn.controlled)
    ]  # fmt: skip
    found: list[Action] = []
    for kind in KINDS:
        if targets and can_fight(seen, turn.figure, kind):
            reached = in_reach(seen, turn.figure, kind, targets)
            found += [Attack(kind, t.figures[n].id) for n in (_dutiful(seen, reached) if kind == "ranged" else reached)]
    return found


def _dutiful(seen: Scene, reached: list[int]) -> list[int]:
    """Return those of the targets in reach at whom a shooter may aim (RM-CMB-07, RM-RULING-97)."""
    turn = turn_of(seen)
    bound = bound_to(seen, turn.figure) if reached else []
    if not bound or (not turn.controlled and duty_breakers(seen, turn.figure)):
        return reached
    figures = seen.table.figures
    if not any([can_reach(seen, turn.figure, figures[other], "ranged") for other in bound]):
        return reached
    return [n for n in reached if n in bound]


def could_attack(m: Scene, number: int, target: int) -> bool:
    """Whether a minion or ally could attack this target alone, in melee or at range (RM-RULING-26)."""
    t = m.table
    figure = t.figures[number]
    if figure.square < 0 or figure.down or not chapter.may_attack(t, figure):
        return False
    return any([can_reach(m, number, t.figures[target], kind) for kind in KINDS])


def pool_alone(m: Scene, number: int, kind: str) -> int:
    """Return the dice of a figure's single attack, for the strongest of a group (RM-RULING-26)."""
    figure = m.table.figures[number]
    dice = attribute(m, number, kind)
    for ability in outfit(m.table, figure).atk:
        if is_free(ability) and all_hold(m, number, ability.when):
            for one in ability.calls:
                if one.verb == "dice" and one.args[1] in (kind, "both") and isinstance(one.args[0], int):
                    dice += one.args[0]
    return dice
