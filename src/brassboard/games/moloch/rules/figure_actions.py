"""Actions: move, attack, rest, revive, stand up, and what cards and chapters add to them."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    Denied,
    Flow,
    Kind,
    Seat,
    call,
    requires,
    rule,
)
from brassboard.kernel.data import Action

from ..cards.conditions import all_hold
from ..cards.possible import something_happens
from ..cards.uses import pay_for, utensil_done
from ..content import ABILITIES, ABILITY_OF, AFFLICTIONS, CONSTANTS, Ability
from ..data.actions import (
    Attack,
    Break,
    Charge,
    Move,
    Rest,
    Revive,
    Search,
    Special,
    StandUp,
    Use,
    UseToken,
)
from ..data.attack_frames import AttackRule
from ..data.card_frames import Doing, TokenRule, UseRule
from ..data.events import Rested, Revived, StoodUp
from ..data.frames import (
    ChargeRule,
    FigureChoice,
    FigureTurn,
    Group,
    JoinAttack,
    MoveAction,
    RestRule,
    ReviveRule,
)
from ..data.table import AGENT, ALLY, GENTLEMAN, GENTLEMEN_SIDE, MINION, Figure
from ..queries import (
    Scene,
    figure_of,
    index_of,
    layout_of,
    note_use,
    outfit,
    used,
)
from . import chapter
from .afflictions import drop_afflictions, heal
from .aiming import (
    ATTACK,
    action_left,
    not_knocked_down,
    turn_of,
)
from .chaos import CHAOS, POWER
from .charge import CHARGE
from .ether import can_pay, gain_ether
from .movement import points_of
from .tokens import BETWEEN_ACTIONS, TOKEN, between_cards

# What may be chosen


def _acting(seen: Scene) -> Figure:
    figure: Figure = seen.table.figures[turn_of(seen).figure]
    return figure


@requires("RM-ORDER-03", "why", once=True)
def moves_allowed(seen: Scene, seat: Seat, act: Action) -> Denied:
    """An effect may give attacks or charges only; of minions that it names all moves come first (RM-RULING-27)."""
    turn = turn_of(seen)
    group = seen.nearest(Group) if turn.mode == "group" else None
    late = group is not None and group.named and len(group.attacked) > 0
    return None if turn.only in ("any", "move") and not late else ("other_kind",)


@requires("RM-ORDER-03", "why", once=True)
def any_action_allowed(seen: Scene, seat: Seat, act: Action) -> Denied:
    return None if turn_of(seen).only == "any" and not turn_of(seen).controlled else ("other_kind",)


MOVES: Final[tuple[Action, ...]] = (Move(),)
MOVE: Final = Kind("move", lambda seen, seat: MOVES, action_left, not_knocked_down, moves_allowed, rule="RM-ACT-02")


@requires("RM-ORDER-04", once=True)
def is_gentleman(seen: Scene, seat: Seat, act: Action) -> Denied:
    """Rest and revive are for gentlemen only."""
    return None if _acting(seen).kind == GENTLEMAN else ()


RESTS: Final[tuple[Action, ...]] = (Rest(),)
REST: Final = Kind(
    "rest", lambda seen, seat: RESTS, action_left, is_gentleman, not_knocked_down, any_action_allowed, rule="RM-ACT-10"
)


def _revive_candidates(seen: Scene, seat: Seat) -> list[Action]:
    acting = turn_of(seen).figure
    return [Revive(one.id) for n, one in enumerate(seen.table.figures) if one.kind == GENTLEMAN and n != acting]


@requires("RM-ACT-12", "gentleman")
def is_defeated(seen: Scene, seat: Seat, act: Revive) -> Denied:
    other = figure_of(seen.table, act.gentleman)
    return None if other is not None and other.defeated else (act.gentleman,)


@requires("RM-ACT-14", "gentleman")
def is_adjacent(seen: Scene, seat: Seat, act: Revive) -> Denied:
    t = seen.table
    other = figure_of(t, act.gentleman)
    near = layout_of(t).adjacent[_acting(seen).square]
    return None if other is not None and other.square >= 0 and near >> other.square & 1 else (act.gentleman,)


REVIVE: Final = Kind(
    "revive", _revive_candidates, action_left, is_gentleman, not_knocked_down, any_action_allowed, is_defeated,
    is_adjacent, rule="RM-ACT-12",
)  # fmt: skip


@requires("RM-EFF-07", "why", once=True)
def lies_down(seen: Scene, seat: Seat, act: Action) -> Denied:
    """Only a knocked-down figure stands up; an effect that gives a move or an attack is none (RM-RULING-42)."""
    return None if _acting(seen).down and turn_of(seen).only == "any" else ("up",)


STANDS: Final[tuple[Action, ...]] = (StandUp(),)
STAND: Final = Kind("stand", lambda seen, seat: STANDS, action_left, lies_down, rule="RM-EFF-07")


# Cards, gifts and roles


def _useful(seen: Scene) -> list[Ability]:
    """Return what the acting figure could use by its sheet and its own cards (RM-EQUIP-07, RM-RULING-52)."""
    turn = turn_of(seen)
    if turn.controlled:
        return []
    has = outfit(seen.table, _acting(seen))
    if turn.mode == "granted":
        return list(has.acts) if turn.only == "any" else []
    return [*has.acts, *has.extras, *has.frees, *has.upkeeps]


def _use_candidates(seen: Scene, seat: Seat) -> list[Action]:
    found: list[Action] = [Use(key) for key in dict.fromkeys([one.key for one in _useful(seen)])]
    turn = turn_of(seen)
    if turn.mode != "granted" and _acting(seen).side == GENTLEMEN_SIDE:
        found += between_cards(seen, turn.seat)  # RM-RULING-96
    return found


@requires("RM-TYPE-05", "ability")
def has_action_for_it(seen: Scene, seat: Seat, act: Use) -> Denied:
    kind = ABILITY_OF[act.ability].type
    return (act.ability,) if kind == "action" and turn_of(seen).actions < 1 else None


@requires("RM-TYPE-07", "ability")
def not_used_yet(seen: Scene, seat: Seat, act: Use) -> Denied:
    """An extra action once in each activation; upkeep that lies on its card is paid already (RM-TYPE-02).

    Permanent effects and free actions are used as often as they are paid for (RM-TYPE-01, RM-TYPE-06); upkeep is paid
    at any time between actions (RM-RULING-53).
    """
    ability = ABILITY_OF[act.ability]
    figure = _acting(seen)
    if ability.type == "upkeep":
        return (act.ability,) if ability.number in figure.upkeep else None
    once = ability.once or ("activation" if ability.type in ("extra", "perm") else "")
    return (act.ability,) if once and used(seen.table, figure, ability.number, once) else None


@requires("RM-ACT-13", "ability", "cost")
def can_afford(seen: Scene, seat: Seat, act: Use) -> Denied:
    ability = ABILITY_OF[act.ability]
    return None if can_pay(seen.table, _acting(seen), ability.cost) else (act.ability, ability.cost)


@requires("RM-RULING-107", "ability")
def does_something(seen: Scene, seat: Seat, act: Use) -> Denied:
    """Its conditions hold, and something of it can happen."""
    turn = turn_of(seen)
    ability = ABILITY_OF[act.ability]
    if not all_hold(seen, turn.figure, ability.when):
        return (act.ability,)
    if ability.type == "upkeep":
        return None
    return None if something_happens(seen, Doing(ability.number, turn.figure, turn.seat)) else (act.ability,)


USE: Final = Kind(
    "use", _use_candidates, not_knocked_down, has_action_for_it, not_used_yet, can_afford, does_something,
    rule="RM-ACT-13",
)  # fmt: skip

OF_GENTLEMEN: Final = (
    MOVE, ATTACK, CHARGE, REST, REVIVE, STAND, USE, chapter.SEARCH, chapter.BREAK, chapter.SPECIAL,
)  # fmt: skip
OF_OTHERS: Final = (MOVE, ATTACK, CHARGE, STAND, USE, chapter.SEARCH, chapter.SPECIAL)


def kinds_for(kind: str, granted: bool) -> tuple[Kind, ...]:
    """Return the kinds of choice that a figure of this kind can have at all; the requirements deny all others.

    Minions and allies never rest, revive or pass cards (RM-MINION-07).

    Between minions the group asks for powers and chaos cards (RM-RULING-05, RM-RULING-96).
    """
    if kind == GENTLEMAN:
        return OF_GENTLEMEN if granted else (*OF_GENTLEMEN, TOKEN)
    return OF_OTHERS if granted or kind != AGENT else (*OF_OTHERS, POWER, CHAOS)


# Doing it


def do_action(m: Scene, turn: FigureTurn, chosen: FigureChoice) -> Flow:
    """Carry out what a figure chose; an action is spent where it costs one."""
    t = m.table
    figure = t.figures[turn.figure]
    if isinstance(chosen, Use):
        return _use(m, turn, ABILITY_OF[chosen.ability])
    if isinstance(chosen, UseToken):
        return call(TokenRule(chosen.place, turn.seat))
    turn.actions -= 1
    if isinstance(chosen, Move):
        forced = turn.controlled
        return call(MoveAction(turn.figure, turn.seat, points_of(m, turn.figure), forced=forced))
    if isinstance(chosen, Attack):
        return _attack(m, turn, chosen)
    if isinstance(chosen, Charge):
        target = index_of(t, chosen.target)
        return call(ChargeRule(turn.figure, turn.seat, target, turn.controlled, turn.free_charge))
    if isinstance(chosen, Rest):
        return call(RestRule(turn.figure))
    if isinstance(chosen, Revive):
        return call(ReviveRule(index_of(t, chosen.gentleman), turn.figure))
    if isinstance(chosen, StandUp):
        figure.down = False
        m.emit(StoodUp(figure.id))
        return None
    if isinstance(chosen, Search):
        return call(chapter.search_rule(m, turn.figure, chosen))
    if isinstance(chosen, Break):
        return call(chapter.break_rule(m, turn.figure, chosen))
    assert isinstance(chosen, Special)
    return call(chapter.special_rule(m, turn.figure, chosen))


def _use(m: Scene, turn: FigureTurn, ability: Ability) -> Flow:
    figure = m.table.figures[turn.figure]
    if ability.on == BETWEEN_ACTIONS:
        return call(TokenRule(ability.key, turn.seat))
    if ability.type == "action":
        turn.actions -= 1
    once = ability.once or ("activation" if ability.type in ("extra", "perm") else "")
    if once:
        note_use(m.table, figure, ability.number, once)
    return call(UseRule(ability.number, turn.figure, turn.seat))


def _attack(m: Scene, turn: FigureTurn, chosen: Attack) -> Flow:
    t = m.table
    figure = t.figures[turn.figure]
    target = index_of(t, chosen.target)
    if turn.mode == "group" and figure.kind in (MINION, ALLY):
        return call(
            JoinAttack(turn.figure, turn.seat, target, chosen.kind, rerolls=turn.rerolls, fire_check=turn.fire_check)
        )
    attack = AttackRule(
        turn.figure, turn.seat, target, chosen.kind, controlled=turn.controlled, reroll_given=turn.rerolls
    )
    return call(attack)


# Using a card


def pay_use(use: UseRule, m: Scene) -> Flow:
    """Pay for it; ether of an upkeep card is laid on the card itself (RM-TYPE-02)."""
    ability = ABILITIES[use.ability]
    if ability.type == "upkeep":
        figure = m.table.figures[use.figure]
        figure.ether -= ability.cost
        figure.upkeep = tuple(sorted([*figure.upkeep, ability.number]))
        return END_RULE
    return pay_for(m, use.figure, ability)


def do_use(use: UseRule, m: Scene) -> Flow:
    """Carry it out, if its user is still able to."""
    figure = m.table.figures[use.figure]
    if figure.square < 0 or figure.defeated:
        return END_RULE
    return call(Doing(use.ability, use.figure, use.seat))


def after_use(use: UseRule, m: Scene) -> Flow:
    """A utensil may come back when its effect is done (resourceful)."""
    return utensil_done(m, use.figure, ABILITIES[use.ability])


rule(UseRule, (pay_use, "RM-ACT-13"), (do_use, "RM-TYPE-05"), (after_use, "RM-EQUIP-05"))


# Rest and revival


def rest(resting: RestRule, m: Scene) -> Flow:
    """Heal damage and gain ether (RM-ACT-10)."""
    t = m.table
    figure = t.figures[resting.figure]
    m.emit(Rested(figure.id))
    heal(m, figure, CONSTANTS.rest_heal + outfit(t, figure).rest)
    gain_ether(m, figure, CONSTANTS.rest_ether)
    ends = tuple([card for card in figure.afflictions if AFFLICTIONS[card].until == "rest"])
    if ends:
        drop_afflictions(m, figure, ends)
    return None


rule(RestRule, (rest, "RM-ACT-10"))


def get_up(revival: ReviveRule, m: Scene) -> Flow:
    """His damage is gone, his afflictions are discarded, he stands (RM-ACT-11).

    By himself he has no action after it (RM-RULING-41); revived by a friend he acts when his card comes (RM-RULING-40).
    """
    figure = m.table.figures[revival.figure]
    if not figure.defeated:
        return END_RULE
    figure.defeated = False
    figure.down = False
    figure.damage = 0
    m.emit(Revived(figure.id))
    drop_afflictions(m, figure, figure.afflictions)
    return None


def thank_reviver(revival: ReviveRule, m: Scene) -> Flow:
    """Whom a samaritan revives by an action gains ether."""
    if revival.reviver < 0:
        return None
    reviver = m.table.figures[revival.reviver]
    for ability in outfit(m.table, reviver).triggered.get("reviving", ()):
        return call(Doing(ability.number, revival.reviver, reviver.seat, that=revival.figure))
    return None


rule(ReviveRule, (get_up, "RM-ACT-11"), (thank_reviver, "RM-ACT-12"))
