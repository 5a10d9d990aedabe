"""A target defends: windows A and B, the defence roll, damage and its effects (steps 5 and 6 of an attack)."""

from typing import Final

from brassboard.kernel import (
    Denied,
    Flow,
    Kind,
    Moment,
    Reaction,
    Seat,
    ask,
    call,
    dice,
    goto,
    requires,
    rule,
    some,
    window,
)
from brassboard.kernel.data import Action
from brassboard.kit.bits import members

from ..cards.conditions import all_hold
from ..cards.possible import something_happens
from ..cards.uses import pay_for
from ..content import ABILITY_OF, CONSTANTS, Ability
from ..data.actions import Again, At, Elude, Guard, Use
from ..data.attack_frames import AttackRule, Defence, PayEther, Wound
from ..data.card_frames import Defending, Doing, Eluding, Guarding
from ..data.events import DefenceRolled, Eluded, Missed, Rerolled, TargetChanged
from ..data.frames import EnterRule
from ..data.table import ALLY, GENTLEMAN, GENTLEMEN_SIDE, Figure, Table
from ..queries import (
    Scene,
    figure_of,
    free_squares,
    in_short_range,
    in_sight,
    index_of,
    layout_of,
    leader_seat,
    outfit,
    square_name,
    square_of,
    standing,
)
from . import chapter
from .aiming import is_free
from .attack_effects import (
    defence_dice,
    hits_of,
    symbol_of,
    symbols_of,
    warded_off,
)
from .blow import daze, follow_up, knock_down, leech, set_alight
from .damage import prevent_number
from .entering import place_figure
from .ether import can_pay
from .rolls import chance_open, chosen_places, coin_done, dice_left, own_roll_chances, pay_chance_of, with_new

# Window A: somebody else becomes the target


def guardians(t: Table, target: Figure) -> list[tuple[Figure, Ability]]:
    """Return the gentlemen who may take an attack on this figure: standing, in short range and sight (RM-ADV-05)."""
    found: list[tuple[Figure, Ability]] = []
    if target.kind not in (GENTLEMAN, ALLY) or not layout_of(t).adjacent[target.square] & free_squares(t):
        return found
    for one in t.figures:
        if one.kind != GENTLEMAN or one is target or not standing(one):
            continue
        for ability in outfit(t, one).triggered.get("attack_on_friend", ()):
            if can_pay(t, one, ability.cost) and in_short_range(t, one, target) and in_sight(t, one, target):
                found.append((one, ability))
    return found


def bodyguards(t: Table, target: Figure) -> list[Figure]:
    """Return the allies who may take an attack on a VIP next to them (C-VIP)."""
    if not target.vip:
        return []
    near = layout_of(t).adjacent[target.square]
    return [
        one
        for one in t.figures
        if one.kind == ALLY and one is not target and standing(one) and near >> one.square & 1
        and "duty" in outfit(t, one).flags
    ]  # fmt: skip


def _guard_candidates(seen: Scene, seat: Seat) -> list[Action]:
    t = seen.table
    attack = seen.within(AttackRule)
    target = t.figures[attack.target]
    if attack.changed:
        return []
    found: list[Action] = []
    for one, _ in guardians(t, target):
        if one.seat == seat and index_of(t, one.id) != attack.attacker:
            found.append(Guard(one.id))
    if leader_seat(t) == seat:
        found += [Guard(one.id) for one in bodyguards(t, target)]
    return found


GUARD: Final = Kind("guard", _guard_candidates, rule="RM-RULING-69")


def _may_guard(seen: Scene) -> tuple[Seat, ...]:
    """Return the seats that have somebody to guard with; all of that is public."""
    attack = seen.within(AttackRule)
    if attack.changed or seen.table.figures[attack.target].side != GENTLEMEN_SIDE:
        return ()
    return tuple([seat for seat in range(1, seen.seats) if _guard_candidates(seen, seat)])


ATTACK_DECLARED: Final = Moment(
    "attack_declared", _may_guard, Reaction(GUARD, lambda act, seat: Guarding(act.figure, seat))
)


def pay_for_guard(guarding: Guarding, m: Scene) -> Flow:
    """A guardian pays; a Bobby only does his duty."""
    t = m.table
    number = index_of(t, guarding.figure)
    figure = t.figures[number]
    if figure.kind == ALLY:
        return goto(become_target)
    ability = next(ability for ability in outfit(t, figure).triggered["attack_on_friend"])
    return pay_for(m, number, ability)


def choose_square(guarding: Guarding, m: Scene) -> Flow:
    """Ask on which free square next to the target the guardian stands."""
    t = m.table
    target = t.figures[m.within(AttackRule).target]
    squares = layout_of(t).adjacent[target.square] & free_squares(t)
    options: list[Action] = [At(square_name(t, square)) for square in members(squares)]
    if len(options) == 1:
        guarding.to = At(square_name(t, members(squares)[0]))
        return None
    return ask(guarding.seat, "guard_square", options, into="to", args={"figure": guarding.figure})


def stand_beside(guarding: Guarding, m: Scene) -> Flow:
    """He stands there: no step, but fire hurts (RM-RULING-15)."""
    assert guarding.to is not None
    number = index_of(m.table, guarding.figure)
    place_figure(m, number, square_of(m.table, guarding.to.square))
    return call(EnterRule(number))


def become_target(guarding: Guarding, m: Scene) -> Flow:
    """He is the target now; the attack goes on, it is not declared anew (RM-RULING-69)."""
    figure = figure_of(m.table, guarding.figure)
    if figure is not None and standing(figure):
        attack = m.within(AttackRule)
        attack.target = index_of(m.table, guarding.figure)
        attack.changed = True
        m.emit(TargetChanged(guarding.figure))
    return None


rule(
    Guarding,
    (pay_for_guard, "RM-ADV-05"),
    (choose_square, "RM-ADV-05"),
    (stand_beside, "RM-ADV-05"),
    (become_target, "RM-RULING-69"),
)


# Window B: before the defence roll


def _defence(seen: Scene) -> Defence:
    return seen.within(Defence)


@requires("RM-SPEC-04", once=True)
def may_elude(seen: Scene, seat: Seat, act: Elude) -> Denied:
    """The figure has the special and its price, and has not used it in this attack."""
    t = seen.table
    defence = _defence(seen)
    figure = t.figures[defence.target]
    able = "elusive" in outfit(t, figure).specials and not defence.elusive
    return None if able and can_pay(t, figure, CONSTANTS.special_cost) else ()


def defences(t: Table, figure: Figure) -> list[Ability]:
    """Return the defence effects that must be paid; those that prevent damage come later."""
    return [one for one in outfit(t, figure).defence if not is_free(one) and not prevent_number(one)]


def _defend_candidates(seen: Scene, seat: Seat) -> list[Action]:
    figure = seen.table.figures[_defence(seen).target]
    return [Use(key) for key in dict.fromkeys([one.key for one in defences(seen.table, figure)])]


@requires("RM-RULING-54", "ability")
def defence_open(seen: Scene, seat: Seat, use: Use) -> Denied:
    """Each once in a window, for as many cards as one holds, and paid."""
    t = seen.table
    defence = _defence(seen)
    figure = t.figures[defence.target]
    ability = ABILITY_OF[use.ability]
    copies = len([1 for one in defences(t, figure) if one.key == use.ability])
    if defence.used.count(ability.number) >= copies or not can_pay(t, figure, ability.cost):
        return (use.ability,)
    return None if all_hold(seen, defence.target, ability.when) and _helps(seen, defence, ability) else (use.ability,)


def _helps(seen: Scene, defence: Defence, ability: Ability) -> bool:
    """Whether a healing effect has somebody to heal."""
    if all([one.verb in ("ddice", "conv") for one in ability.calls]):
        return True
    return something_happens(seen, Doing(ability.number, defence.target, defence.seat))


ELUDES: Final[tuple[Action, ...]] = (Elude(),)
ELUDE: Final = Kind("elude", lambda seen, seat: ELUDES, may_elude)
DEFEND: Final = Kind("use", _defend_candidates, defence_open, rule="RM-TYPE-08")


def _may_defend(seen: Scene) -> tuple[Seat, ...]:
    defence = _defence(seen)
    figure = seen.table.figures[defence.target]
    if "elusive" not in outfit(seen.table, figure).specials and not defences(seen.table, figure):
        return ()
    found = ELUDE.filtered(seen, defence.seat) or DEFEND.filtered(seen, defence.seat)
    return (defence.seat,) if found else ()


BEFORE_DEFENCE: Final = Moment(
    "before_defence",
    _may_defend,
    Reaction(ELUDE, lambda act, seat: Eluding(seat)),
    Reaction(DEFEND, lambda use, seat: Defending(use.ability, seat)),
)


def pay_to_elude(eluding: Eluding, m: Scene) -> Flow:
    """Pay for it (RM-SPEC-04)."""
    defence = m.within(Defence)
    defence.elusive = True
    m.emit(Eluded(m.table.figures[defence.target].id))
    return call(PayEther(defence.target, CONSTANTS.special_cost))


rule(Eluding, (pay_to_elude, "RM-SPEC-04"))


def pay_to_defend(defending: Defending, m: Scene) -> Flow:
    """Pay for a defence effect."""
    defence = m.within(Defence)
    ability = ABILITY_OF[defending.ability]
    defence.used = (*defence.used, ability.number)
    return pay_for(m, defence.target, ability)


def do_defence(defending: Defending, m: Scene) -> Flow:
    """What is no change of the roll happens now, such as healing (RM-EQUIP-15)."""
    defence = m.within(Defence)
    ability = ABILITY_OF[defending.ability]
    if all([one.verb in ("ddice", "conv") for one in ability.calls]):
        return None
    return call(Doing(ability.number, defence.target, defending.seat))


rule(Defending, (pay_to_defend, "RM-TYPE-08"), (do_defence, "RM-EQUIP-15"))


# Steps 5 and 6


def may_react(defence: Defence, m: Scene) -> Flow:
    """Window B: elusive and paid effects (RM-RULING-67, RM-RULING-30)."""
    return window(m, "before_defence")


def throw_defence(defence: Defence, m: Scene) -> Flow:
    """Roll agility plus extra dice (RM-ATK-11)."""
    number = defence_dice(m, m.within(AttackRule), defence)
    return dice(number, len(CONSTANTS.faces), into="dice") if number else goto(count_damage)


def see_defence(defence: Defence, m: Scene) -> Flow:
    """See the roll and the chances to reroll it."""
    assert defence.dice is not None
    defence.faces = defence.dice.faces
    defence.dice = None
    m.emit(DefenceRolled(m.table.figures[defence.target].id, symbols_of(defence.faces)))
    defence.chances = tuple(own_roll_chances(m, defence.target))
    return None


def offer_again(defence: Defence, m: Scene) -> Flow:
    """Offer the next chance to reroll (RM-RULING-87)."""
    while defence.chances and not chance_open(m, defence.target, defence.chances[0]):
        defence.chances = defence.chances[1:]
    left = dice_left(defence.faces, defence.rerolled)
    if not defence.chances or not left:
        return goto(count_damage)
    options: list[Action] = [Again(symbol_of(defence.faces[place])) for place in left]
    return some(defence.seat, "reroll", options, 0, len(options), into="reroll")


def pay_again(defence: Defence, m: Scene) -> Flow:
    """Pay for the reroll that is used."""
    chance, defence.chances = defence.chances[0], defence.chances[1:]
    again = [one for one in defence.reroll if isinstance(one, Again)]
    defence.hand, defence.by = len(again), chance
    if not again:
        return goto(offer_again)
    defence.rerolled = (*defence.rerolled, *chosen_places(defence.faces, defence.rerolled, again))
    return pay_chance_of(m, defence.target, chance)


def defend_again(defence: Defence, m: Scene) -> Flow:
    """Roll those dice again."""
    return dice(defence.hand, len(CONSTANTS.faces), into="dice")


def see_again(defence: Defence, m: Scene) -> Flow:
    """Put the new faces into the roll."""
    assert defence.dice is not None
    defence.faces = with_new(defence.faces, defence.rerolled[-defence.hand :], defence.dice.faces)
    defence.dice = None
    defence.reroll = ()
    m.emit(Rerolled(symbols_of(defence.faces)))
    return None


def done_again(defence: Defence, m: Scene) -> Flow:
    """What rerolled them is done."""
    return coin_done(m, defence.target, defence.by)


def more_chances(defence: Defence, m: Scene) -> Flow:
    """Offer the other chances."""
    return goto(offer_again)


def count_damage(defence: Defence, m: Scene) -> Flow:
    """Hits less what is warded off; then damage is known (RM-ATK-15)."""
    attack = m.within(AttackRule)
    figure = m.table.figures[defence.target]
    defence.before = figure.damage
    damage = hits_of(m, attack) - warded_off(m, attack, defence)
    if damage > 0:
        damage = chapter.lowered(m, defence.target, damage)
    if damage <= 0:
        m.emit(Missed(figure.id))
        return None
    return call(Wound(defence.target, damage, "attack"), into="placed")


rule(
    Defence,
    (may_react, "RM-RULING-67"),
    (throw_defence, "RM-ATK-11"),
    (see_defence, "RM-ATK-11"),
    (offer_again, "RM-RULING-87"),
    (pay_again, "RM-RULING-34"),
    (defend_again, "RM-EFF-03"),
    (see_again, "RM-EFF-03"),
    (done_again, "RM-EQUIP-05"),
    (more_chances, "RM-RULING-34"),
    (count_damage, "RM-ATK-15"),
    (knock_down, "RM-EFF-06"),
    (daze, "RM-EFF-09"),
    (set_alight, "RM-EFF-10"),
    (leech, "RM-RULING-111"),
    (follow_up, "RM-RULING-67"),
)
