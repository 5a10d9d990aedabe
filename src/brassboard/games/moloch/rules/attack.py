"""An attack: six steps, for whoever makes it (RM-ATK-01; chapters attack and attack effects)."""

from brassboard.kernel import (
    EndForm,
    Flow,
    ask,
    call,
    dice,
    goto,
    rule,
    some,
    window,
)
from brassboard.kernel.data import Action

from ..cards.conditions import all_hold
from ..cards.duty import bound_to, free_of_duty
from ..cards.uses import pay_for
from ..content import ABILITY_OF, CONSTANTS, WEAPONS, Ability
from ..data.actions import Again, Bonus, Crown, On, Pay, Roll, Trade, Weapon
from ..data.attack_frames import AttackRule, Defence, PayEther
from ..data.events import AttackDeclared, AttackRolled, NobodyAttacks, Rerolled
from ..data.table import GENTLEMAN
from ..queries import Scene, index_of, layout_of, note_use, outfit, seat_of, used
from . import chapter
from .aiming import can_reach, duty_breakers, is_free, reaching_weapons
from .attack_effects import (
    attack_dice,
    calls_of,
    changed_symbols,
    has_call,
    has_trade,
    ignores,
    symbol_of,
    symbols_of,
)
from .counter_attack import counter_attack, more_counters, strike_back
from .ether import gain_ether, purse
from .rolls import (
    FREE_CHANCE,
    chance_open,
    chosen_places,
    coin_done,
    dice_left,
    own_roll_chances,
    pay_chance_of,
    with_new,
)

# Declared


def declare(attack: AttackRule, m: Scene) -> Flow:
    """Name attacker, kind and target (RM-RULING-97)."""
    t = m.table
    attack.first = attack.target
    target = t.figures[attack.target].id
    if attack.attacker < 0:
        m.emit(NobodyAttacks(target))
    else:
        m.emit(AttackDeclared(t.figures[attack.attacker].id, target, attack.kind))
    return None


def change_target(attack: AttackRule, m: Scene) -> Flow:
    """Window A: a guardian or a Bobby may become the target (RM-RULING-69)."""
    return window(m, "attack_declared")


# Steps 1 to 3: weapon, its ether effect, bonuses


def choose_weapon(attack: AttackRule, m: Scene) -> Flow:
    """Step 1, gentlemen only: a weapon that reaches the target first named (RM-ATK-02, RM-RULING-97)."""
    t = m.table
    if attack.fixed or attack.attacker < 0 or t.figures[attack.attacker].kind != GENTLEMAN:
        return goto(name_extra_targets if attack.fixed or attack.attacker < 0 else choose_bonus)
    if attack.only_weapon:
        attack.weapon = Weapon(attack.only_weapon)
        return None
    if attack.bare:
        attack.weapon = Weapon(None)
        return None
    options: list[Action] = [
        Weapon(weapon or None) for weapon in reaching_weapons(m, attack.attacker, t.figures[attack.first], attack.kind)
    ]
    if len(options) <= 1:
        attack.weapon = Weapon(None)
        for option in options:
            assert isinstance(option, Weapon)
            attack.weapon = option
        return None
    return ask(attack.seat, "weapon", options, args={"kind": attack.kind})


def ether_effect(attack: AttackRule, m: Scene) -> Flow:
    """Step 2: pay for all that the weapon's ether box says, or not (RM-ATK-03, RM-EFF-01, RM-EQUIP-02)."""
    ability = boost_of(attack)
    if ability is None or attack.controlled:
        return goto(choose_bonus)
    t = m.table
    most = min(ability.most, purse(t, t.figures[attack.attacker]) - kept_back(m, attack))
    if most < ability.least:
        return goto(choose_bonus)
    options: list[Action] = [Pay(n) for n in (0, *range(ability.least, most + 1))]
    return ask(attack.seat, "boost", options, into="pay", args={"card": ability.source})


def kept_back(m: Scene, attack: AttackRule) -> int:
    """Return the ether that must be left for the effect without which this target is not allowed (RM-RULING-97)."""
    if not must_break_duty(m, attack):
        return 0
    return min([one.cost for one in duty_breakers(m, attack.attacker)], default=0)


def boost_of(attack: AttackRule) -> Ability | None:
    """Return the ether effect of the weapon, if it has one."""
    if attack.weapon is None or not attack.weapon.weapon:
        return None
    for ability in WEAPONS[attack.weapon.weapon].abilities:
        if ability.type == "ether":
            return ability
    return None


def pay_for_effect(attack: AttackRule, m: Scene) -> Flow:
    """Pay; the Nemesis has the ether before the effect works (RM-RULING-10)."""
    paid = attack.pay.ether if attack.pay is not None else 0
    attack.pay = None
    if not paid:
        return None
    attack.boost = paid
    return call(PayEther(attack.attacker, paid))


def choose_bonus(attack: AttackRule, m: Scene) -> Flow:
    """Step 3: switch attack bonuses on, paying for each (RM-ATK-04)."""
    if attack.controlled:
        return goto(name_extra_targets)  # RM-RULING-75
    options = bonuses(m, attack)
    if must_break_duty(m, attack):
        breakers = [one.key for one in duty_breakers(m, attack.attacker)]
        options = [one for one in options if one.ability in breakers]
        return ask(attack.seat, "bonus", options) if options else goto(name_extra_targets)
    if not options:
        return goto(name_extra_targets)
    return ask(attack.seat, "bonus", [*options, Roll()])


def bonuses(m: Scene, attack: AttackRule) -> list[Bonus]:
    """Return the bonuses that can still be paid for."""
    t = m.table
    figure = t.figures[attack.attacker]
    found: list[Bonus] = []
    for ability in outfit(t, figure).atk:
        if is_free(ability) or ability.number in attack.paid or not all_hold(m, attack.attacker, ability.when):
            continue
        if ability.once and used(t, figure, ability.number, ability.once):
            continue
        most = min(ability.most, purse(t, figure))
        found += [Bonus(ability.key, n) for n in range(ability.least, most + 1)]
    return list(dict.fromkeys(found))


def must_break_duty(m: Scene, attack: AttackRule) -> bool:
    """Whether the target is allowed only by an effect that has still to be paid (RM-RULING-97)."""
    if attack.kind != "ranged" or attack.counter or free_of_duty(m, attack.attacker):
        return False
    bound = bound_to(m, attack.attacker)
    if not bound or attack.first in bound or ignores(m, attack, "duty"):
        return False
    t = m.table
    return any([can_reach(m, attack.attacker, t.figures[other], "ranged") for other in bound])


def pay_for_bonus(attack: AttackRule, m: Scene) -> Flow:
    """Pay for the bonus that was chosen; go on when the dice shall roll."""
    chosen = attack.bonus
    attack.bonus = None
    if not isinstance(chosen, Bonus):
        return goto(name_extra_targets)
    ability = ABILITY_OF[chosen.ability]
    attack.paid = (*attack.paid, ability.number)
    attack.paid_x = (*attack.paid_x, chosen.ether)
    if ability.once:
        note_use(m.table, m.table.figures[attack.attacker], ability.number, ability.once)
    return pay_for(m, attack.attacker, ability, chosen.ether)


def more_bonuses(attack: AttackRule, m: Scene) -> Flow:
    """Offer the others."""
    return goto(choose_bonus)


# Several targets


def name_extra_targets(attack: AttackRule, m: Scene) -> Flow:
    """Name extra targets before the roll (RM-EFF-04, RM-RULING-65, RM-RULING-76)."""
    t = m.table
    attack.targets = (attack.target,)
    near = layout_of(t).adjacent[t.figures[attack.target].square]
    here = [n for n, one in enumerate(t.figures) if one.square >= 0 and not one.defeated and n != attack.target]
    if attack.sweep:
        mine = layout_of(t).adjacent[t.figures[attack.attacker].square]
        side = t.figures[attack.attacker].side
        attack.targets += tuple([n for n in here if mine >> t.figures[n].square & 1 and t.figures[n].side != side])
        return goto(throw)
    if has_call(m, attack, "area_all"):
        attack.targets += tuple([n for n in here if near >> t.figures[n].square & 1])
        return goto(throw)
    if attack.attacker < 0 or not has_call(m, attack, "area"):
        return goto(throw)
    side = t.figures[attack.attacker].side
    options: list[Action] = [
        On(t.figures[n].id) for n in here if near >> t.figures[n].square & 1 and t.figures[n].side != side
    ]
    if not options:
        return goto(throw)
    return ask(attack.seat, "extra_target", [*options, EndForm()], into="extra")


def add_extra_target(attack: AttackRule, m: Scene) -> Flow:
    """Note the extra target."""
    if isinstance(attack.extra, On):
        attack.targets = (*attack.targets, index_of(m.table, attack.extra.figure))
    return None


# Step 4: the attacker rolls


def throw(attack: AttackRule, m: Scene) -> Flow:
    """Roll attribute plus all extra dice (RM-ATK-05, RM-RULING-02)."""
    return dice(attack_dice(m, attack), len(CONSTANTS.faces), into="dice")


def see_roll(attack: AttackRule, m: Scene) -> Flow:
    """See the roll, and which chances to reroll there are (RM-RULING-34)."""
    assert attack.dice is not None
    attack.faces = attack.dice.faces
    attack.dice = None
    m.emit(AttackRolled(symbols_of(attack.faces)))
    chances = [FREE_CHANCE for one, _ in calls_of(m, attack) if one.verb == "reroll"]
    if attack.reroll_given:
        chances.append(FREE_CHANCE)
    if attack.attacker >= 0 and not attack.controlled:
        chances += own_roll_chances(m, attack.attacker)
    attack.chances = tuple(chances)
    return None


def offer_reroll(attack: AttackRule, m: Scene) -> Flow:
    """Offer the next chance: any dice not yet rerolled in this action (RM-EFF-03)."""
    while attack.chances and not chance_open(m, attack.attacker, attack.chances[0]):
        attack.chances = attack.chances[1:]
    left = dice_left(attack.faces, attack.rerolled)
    if not attack.chances or not left:
        return goto(trade_symbols)
    options: list[Action] = [Again(symbol_of(attack.faces[place])) for place in left]
    return some(attack.seat, "reroll", options, 0, len(options), into="reroll")


def pay_for_reroll(attack: AttackRule, m: Scene) -> Flow:
    """Pay for the reroll that is used; one that is declined is gone."""
    chance, attack.chances = attack.chances[0], attack.chances[1:]
    again = [one for one in attack.reroll if isinstance(one, Again)]
    attack.hand, attack.by = len(again), chance
    if not again:
        return goto(offer_reroll)
    attack.rerolled = (*attack.rerolled, *chosen_places(attack.faces, attack.rerolled, again))
    return pay_chance_of(m, attack.attacker, chance)


def throw_again(attack: AttackRule, m: Scene) -> Flow:
    """Roll those dice again."""
    return dice(attack.hand, len(CONSTANTS.faces), into="dice")


def see_reroll(attack: AttackRule, m: Scene) -> Flow:
    """Put the new faces into the roll."""
    assert attack.dice is not None
    attack.faces = with_new(attack.faces, attack.rerolled[-attack.hand :], attack.dice.faces)
    attack.dice = None
    attack.reroll = ()
    m.emit(Rerolled(symbols_of(attack.faces)))
    return None


def reroll_done(attack: AttackRule, m: Scene) -> Flow:
    """What rerolled them is done."""
    return coin_done(m, attack.attacker, attack.by)


def more_rerolls(attack: AttackRule, m: Scene) -> Flow:
    """Offer the other chances."""
    return goto(offer_reroll)


def trade_symbols(attack: AttackRule, m: Scene) -> Flow:
    """An optional change of symbols is decided die by die (RM-RULING-87, RM-SPEC-11)."""
    if attack.traded >= 0 or attack.controlled or attack.attacker < 0 or not has_trade(m, attack):
        return goto(choose_crowns)
    most = changed_symbols(m, attack).count("hit+")
    if not most:
        return goto(choose_crowns)
    options: list[Action] = [Trade(n) for n in range(most + 1)]
    return ask(attack.seat, "trade", options)


def note_trade(attack: AttackRule, m: Scene) -> Flow:
    """Remember how many."""
    assert attack.trade is not None
    attack.traded = attack.trade.dice
    return None


def choose_crowns(attack: AttackRule, m: Scene) -> Flow:
    """A gentleman takes each crown as a hit or as ether, before the defender rolls (RM-ATK-08, RM-RULING-31).

    If the Nemesis makes him attack, crowns are hits (RM-RULING-32).
    """
    t = m.table
    if attack.attacker < 0 or t.figures[attack.attacker].kind != GENTLEMAN or attack.controlled:
        return goto(next_target)
    attack_crowns = changed_symbols(m, attack).count("crown") if attack.crowns_left < 0 else attack.crowns_left
    if not attack_crowns:
        return goto(next_target)
    options: list[Action] = [Crown("hit"), Crown("ether")]
    return ask(attack.seat, "crown", options, args={"left": attack_crowns})


def take_crown(attack: AttackRule, m: Scene) -> Flow:
    """Take it so; ether above the maximum is lost (RM-RULING-33)."""
    if attack.crowns_left < 0:
        attack.crowns_left = changed_symbols(m, attack).count("crown")
    attack.crowns_left -= 1
    assert attack.crown is not None
    if attack.crown.taken == "ether":
        figure = m.table.figures[attack.attacker]
        attack.crowns_as_ether += 1
        gain_ether(m, figure, CONSTANTS.crown_ether + outfit(m.table, figure).crown_ether)
    return goto(choose_crowns)


# Steps 5 and 6, for each target


def next_target(attack: AttackRule, m: Scene) -> Flow:
    """Main target first, then the others, each with what follows (RM-RULING-76, RM-RULING-92)."""
    t = m.table
    while attack.at < len(attack.targets):
        target = attack.targets[attack.at]
        if t.figures[target].square >= 0 and not t.figures[target].defeated:
            return call(Defence(target, seat_of(t, target)), into="last")
        attack.at += 1
        attack.dealt = (*attack.dealt, 0)
    chapter.check_at_once(m)
    return goto(counter_attack)


def count_target(attack: AttackRule, m: Scene) -> Flow:
    """Note the damage dealt and go on."""
    attack.at += 1
    attack.dealt = (*attack.dealt, attack.last)
    return goto(next_target)


rule(
    AttackRule,
    (declare, "RM-RULING-97"),
    (change_target, "RM-RULING-69"),
    (choose_weapon, "RM-ATK-02"),
    (ether_effect, "RM-ATK-03"),
    (pay_for_effect, "RM-EQUIP-02"),
    (choose_bonus, "RM-ATK-04"),
    (pay_for_bonus, "RM-ATK-04"),
    (more_bonuses, "RM-ATK-04"),
    (name_extra_targets, "RM-EFF-04"),
    (add_extra_target, "RM-EFF-05"),
    (throw, "RM-ATK-05"),
    (see_roll, "RM-ATK-05"),
    (offer_reroll, "RM-EFF-03"),
    (pay_for_reroll, "RM-RULING-34"),
    (throw_again, "RM-EFF-03"),
    (see_reroll, "RM-EFF-03"),
    (reroll_done, "RM-EQUIP-05"),
    (more_rerolls, "RM-RULING-34"),
    (trade_symbols, "RM-SPEC-11"),
    (note_trade, "RM-SPEC-11"),
    (choose_crowns, "RM-ATK-08"),
    (take_crown, "RM-ATK-08"),
    (next_target, "RM-RULING-76"),
    (count_target, "RM-ATK-15"),
    (counter_attack, "RM-SPEC-05"),
    (strike_back, "RM-SPEC-05"),
    (more_counters, "RM-RULING-76"),
)
