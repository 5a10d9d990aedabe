"""What the page shows of the attack in progress: its step, both rolls, cover, and the damage to expect."""

from typing import Final

from msgspec.structs import replace

from brassboard.kernel.scene import step_name
from brassboard.kit.bits import members

from ..cards.conditions import agility, attribute
from ..content import ABILITIES, CONSTANTS
from ..data.attack_frames import AttackRule, Defence
from ..data.standing import AttackStanding
from ..data.table import GENTLEMAN, NOBODY, Table
from ..queries import Scene, affliction_at, figure_at, layout_of, life_of, outfit, seat_of, standing_on
from .attack_effects import (
    attack_dice,
    calls_of,
    changed_symbols,
    defence_dice,
    has_cover,
    hits_of,
    symbols_of,
    warded_off,
    worth,
)
from .ether import can_pay
from .odds import damage_of, expected_tenths, wards

UNKNOWN: Final = -1
SHOWN_EFFECTS: Final = ("fire", "knock", "daze", "leech", "area", "area_all", "reroll")
"""The effects of an attack that have a sign on the page."""
STEPS: Final = {
    "choose_weapon": 1, "declare": 1, "change_target": 1, "ether_effect": 2, "pay_for_effect": 2, "choose_bonus": 3,
    "pay_for_bonus": 3, "more_bonuses": 3, "name_extra_targets": 3, "add_extra_target": 3, "throw": 4, "see_roll": 4,
    "offer_reroll": 4, "pay_for_reroll": 4, "throw_again": 4, "see_reroll": 4, "trade_symbols": 4, "note_trade": 4,
    "choose_crowns": 4, "take_crown": 4, "may_react": 5, "throw_defence": 5, "see_defence": 5, "offer_again": 5,
    "pay_again": 5, "defend_again": 5, "see_again": 5,
}  # fmt: skip
"""Which of the six steps of an attack (RM-ATK-01) each step of the rules belongs to; all others are the last one."""
LAST: Final = 6


def attack_standing(m: Scene) -> AttackStanding:
    """Return how the innermost attack stands."""
    t: Table = m.table
    attack = m.within(AttackRule)
    found = _defence_of(m, attack)
    defence = found if found is not None else Defence(attack.target, seat_of(t, attack.target))
    step = _step(found if found is not None else attack)
    told = _known(t, attack, defence, step)
    # Who fell or was taken off the board meanwhile has no line to anybody: nothing more is counted.
    there = t.figures[defence.target].square >= 0 and t.figures[attack.target].square >= 0
    return _counted(m, attack, defence, told) if there and _attacker_there(t, attack) else told


def _attacker_there(t: Table, attack: AttackRule) -> bool:
    return attack.attacker < 0 or t.figures[attack.attacker].square >= 0


def _known(t: Table, attack: AttackRule, defence: Defence, step: int) -> AttackStanding:
    """Return what the frames alone say."""
    target = t.figures[defence.target]
    return AttackStanding(
        attacker=t.figures[attack.attacker].id if attack.attacker >= 0 else "",
        target=target.id,
        kind=attack.kind,
        step=step,
        weapon=attack.weapon.weapon or "" if attack.weapon is not None else "",
        boost=attack.boost,
        paid=tuple([ABILITIES[number].key for number in attack.paid]),
        joined=tuple([t.figures[number].id for number in attack.joined]),
        targets=tuple([t.figures[number].id for number in attack.targets]),
        effects=(),
        value=UNKNOWN,
        dice=len(attack.faces),
        rolled=symbols_of(attack.faces),
        worth=(0,) * len(attack.faces),
        hits=UNKNOWN,
        cover=False,
        shields=(),
        agility=0,
        defence=len(defence.faces),
        elusive=defence.elusive,
        more=0,
        defended=symbols_of(defence.faces),
        wards=(False,) * len(defence.faces),
        warded=UNKNOWN,
        damage=defence.placed if step == LAST else UNKNOWN,
        tenths=0,
        elusive_tenths=UNKNOWN,
        to_affliction=max(0, affliction_at(t, target) - target.damage) if target.kind == GENTLEMAN else 0,
        to_defeat=max(0, life_of(t, target) - target.damage),
    )


def _counted(m: Scene, attack: AttackRule, defence: Defence, told: AttackStanding) -> AttackStanding:
    """Return the same with what follows from rules: dice, hits, cover and the damage to expect."""
    t = m.table
    resolved = told.step == LAST and bool(attack.faces)
    rolled = bool(defence.faces) or resolved
    hits = hits_of(m, attack) if attack.faces else UNKNOWN
    warded = warded_off(m, attack, defence) if rolled else UNKNOWN
    more = CONSTANTS.elusive_dice if _may_elude(t, defence, told.step) else 0
    return replace(
        told,
        effects=_effects(m, attack),
        value=attribute(m, attack.attacker, attack.kind) if attack.attacker >= 0 and not attack.fixed else UNKNOWN,
        dice=len(attack.faces) or attack_dice(m, attack),
        worth=_worth(m, attack),
        hits=hits,
        cover=has_cover(m, attack, defence.target),
        shields=_shields(t, attack),
        agility=agility(m, defence.target),
        defence=len(defence.faces) or defence_dice(m, attack, defence),
        more=more,
        wards=tuple([wards(m, attack, defence, symbol) for symbol in told.defended]),
        warded=warded,
        damage=damage_of(m, defence.target, hits - warded) if resolved else UNKNOWN,
        tenths=expected_tenths(m, attack, defence),
        elusive_tenths=expected_tenths(m, attack, _eluding(defence)) if more else UNKNOWN,
    )


def _defence_of(m: Scene, attack: AttackRule) -> Defence | None:
    """Return the defence that belongs to this attack and lies above it, None before and after it."""
    for frame in reversed(m.stack):
        if frame is attack:
            return None
        if isinstance(frame, Defence):
            return frame
    return None


def _eluding(defence: Defence) -> Defence:
    return replace(defence, elusive=True)


def _step(frame: AttackRule | Defence) -> int:
    return STEPS.get(step_name(frame).rpartition(".")[2], LAST)


def _may_elude(t: Table, defence: Defence, step: int) -> bool:
    """Whether elusive could still be used, as far as its price goes (RM-SPEC-04)."""
    figure = t.figures[defence.target]
    able = "elusive" in outfit(t, figure).specials and not defence.elusive and not defence.faces and step < LAST
    return able and can_pay(t, figure, CONSTANTS.special_cost)


def _effects(m: Scene, attack: AttackRule) -> tuple[str, ...]:
    found = [one.verb for one, _ in calls_of(m, attack)]
    if "fire" in attack.aims:
        found.append("fire")
    if "around" in attack.aims:
        found.append("area_all")
    return tuple([verb for verb in SHOWN_EFFECTS if verb in found])


def _worth(m: Scene, attack: AttackRule) -> tuple[int, ...]:
    """Return the hits of each die that was rolled; crowns taken as ether are none."""
    hits = worth(m, attack)
    taken, traded = attack.crowns_as_ether, max(0, attack.traded)
    found: list[int] = []
    for symbol in changed_symbols(m, attack):
        if symbol == "crown" and taken:
            taken -= 1
            found.append(0)
        elif symbol == "hit+" and traded:
            traded -= 1
            found.append(hits["hit"])
        else:
            found.append(hits.get(symbol, 0))
    return tuple(found)


def _shields(t: Table, attack: AttackRule) -> tuple[str, ...]:
    """Return the figures in the line of fire that give cover (RM-RULING-21)."""
    if attack.kind != "ranged" or attack.attacker < 0:
        return ()
    line = layout_of(t).line(t.figures[attack.attacker].square, t.figures[attack.target].square)
    passed = line.passed & standing_on(t) if line is not None else 0
    numbers = [figure_at(t, square) for square in members(passed)]
    return tuple([t.figures[number].id for number in numbers if number != NOBODY])
