"""Skills carried out: the attack in its steps, what it hits, what it gives besides; and turrets that fire."""

from typing import Final

from brassboard.kernel import DONE, Action, Done, Flow, Seat, ask, call, goto, number, rule
from brassboard.kit.grid import ALL_DIRECTIONS

from ..content import TURRETS, Effect, Skill
from ..data.actions import Aim, Along
from ..data.events import Attacked, SkillUsed, SteamSpent
from ..data.frames import Blow, Deed, Gain, Harm, Perform
from ..data.table import MAP
from ..queries import Scene, are_enemies, enemies_in, here, is_character, room_of, side, turret, who
from .aiming import (
    DIRECTIONS,
    EVERYWHERE,
    FIRE,
    effects_of,
    fire_targets,
    line_targets,
    replaced,
    seen_from,
    skill_of,
    targets,
)

DECLINE: Final = Done()
ON_TARGET: Final = ("wound", "stun", "poison", "madness", "extra_wound", "around")
"""Effects that are placed together with the attack's wounds."""


def begin(act: Perform, m: Scene) -> Flow:
    if act.skill == FIRE:
        return goto(fire)
    skill = skill_of(m, act.figure, act.skill)
    m.emit(SkillUsed(act.figure, act.skill, act.dice))
    if skill.steam:
        side(m, act.seat).steam -= skill.steam
        m.emit(SteamSpent(act.seat, skill.steam))
    return None if skill.attack else goto(gifts)


def choose_target(act: Perform, m: Scene) -> Flow:
    skill = skill_of(m, act.figure, act.skill)
    if skill.attack == "line":
        ways = [Along(DIRECTIONS[way]) for way in ALL_DIRECTIONS if line_targets(m, act.seat, act.figure, way)]
        return ask(act.seat, "along", ways) if ways else DONE
    if replaced(skill, act.dice):
        return None
    found = targets(m, act.seat, act.figure, skill)
    if not found:
        return DONE
    if len(found) == 1:
        act.aim = Aim(found[0])
        return None
    return ask(act.seat, "aim", [Aim(other) for other in found], args={"figure": act.figure, "skill": act.skill})


def choose_other(act: Perform, m: Scene) -> Flow:
    """SR-EX-24: another target in line of sight; SR-RULING-128: declined rather than given to an ally."""
    skill = skill_of(m, act.figure, act.skill)
    if not any([effect.scope == "other" for effect in effects_of(skill, act.dice)]) or act.aim is None:
        return None
    seen = seen_from(m, act.seat, who(m, act.figure), EVERYWHERE, enemies_only=False)
    others = [other for other in seen if other != act.aim.figure]
    if not others:
        return None
    options: list[Action] = [Aim(other) for other in others]
    if all([is_ally(m, act.seat, other) for other in others]):
        options.append(DECLINE)
    return ask(act.seat, "other", options)


def is_ally(m: Scene, seat: Seat, figure: str) -> bool:
    return is_character(figure) and not are_enemies(m, seat, who(m, figure).seat)


def spend_steam(act: Perform, m: Scene) -> Flow:
    """SR-MARK-07: one more wound for each Steam Power."""
    skill = skill_of(m, act.figure, act.skill)
    most = min(skill.per_steam, side(m, act.seat).steam)
    return number(act.seat, "steam", 0, most, into="steam") if most > 0 else None


def strike(act: Perform, m: Scene) -> Flow:
    """SR-ATT-05: an attack with its dice and a target always hits."""
    skill = skill_of(m, act.figure, act.skill)
    extra = act.steam[0].n if act.steam else 0
    if extra:
        side(m, act.seat).steam -= extra
        m.emit(SteamSpent(act.seat, extra))
    blows = blows_of(m, act, skill, extra)
    act.targets = tuple([blow.figure for blow in blows])
    m.emit(Attacked(act.figure, act.targets))
    return call(Harm(act.seat, "attack", blows, act.figure, act.skill)) if blows else None


def blows_of(m: Scene, act: Perform, skill: Skill, extra: int) -> tuple[Blow, ...]:
    effects = effects_of(skill, act.dice)
    wounds = skill.wounds + extra + sum([effect.n for effect in effects if effect.what == "extra_wound"])
    stun = any([effect.what == "stun" and not effect.scope for effect in effects])
    poison = any([effect.what == "poison" and not effect.scope for effect in effects])
    madness = sum([effect.n for effect in effects if effect.what == "madness" and not effect.scope])
    if act.along is not None:
        hit = line_targets(m, act.seat, act.figure, DIRECTIONS.index(act.along.direction))
        return tuple([Blow(other, wounds, stun, madness) for other in hit])
    one = who(m, act.figure)
    if any([effect.what == "poison" and effect.scope == "room_enemies" for effect in effects]):
        victims = enemies_in(m, act.seat, room_of(m, one))
        return tuple([Blow(other.id, 1, True, 0, True) for other in victims])
    if act.aim is None:
        return ()
    found = [Blow(act.aim.figure, wounds + poison, stun or poison, madness, poison)]
    if any([effect.what == "around" for effect in effects]):
        near = here(m).near(one.square, m.table.open)
        around = [other.id for other in m.table.characters if other.at == MAP and near >> other.square & 1]
        found += [Blow(other, skill.wounds) for other in around if other != act.aim.figure]
    if isinstance(act.other, Aim):
        found.append(Blow(act.other.figure, 1))
    return tuple(found)


def gifts(act: Perform, m: Scene) -> Flow:
    """SR-ATT-06: what else the skill does, once it has succeeded."""
    skill = skill_of(m, act.figure, act.skill)
    effects = effects_of(skill, act.dice)
    deeds = [Deed(e.what, e.n, e.scope) for e in effects if not (skill.attack and placed_with_attack(e))]
    target = act.aim.figure if act.aim is not None else ""
    return call(Gain(act.seat, tuple(deeds), act.figure, target)) if deeds else DONE


def placed_with_attack(effect: Effect) -> bool:
    if effect.what == "madness" or effect.what == "stun":
        return not effect.scope
    return effect.what in ON_TARGET


def over(act: Perform, m: Scene) -> Flow:
    return DONE


def fire(act: Perform, m: Scene) -> Flow:
    """SR-TUR-05 to 07."""
    gun = turret(m, act.figure)
    found = fire_targets(m, act.figure)
    if gun is None or not found:
        return DONE
    if TURRETS[gun.kind].all_in_room:
        act.targets = tuple(found)
        return None
    if len(found) == 1:
        act.aim = Aim(found[0])
        return None
    return ask(act.seat, "aim", [Aim(other) for other in found], args={"figure": act.figure, "skill": FIRE})


def fire_hits(act: Perform, m: Scene) -> Flow:
    if act.aim is not None:
        act.targets = (act.aim.figure,)
    m.emit(Attacked(act.figure, act.targets))
    return call(Harm(act.seat, "turret", tuple([Blow(other, 1) for other in act.targets]), act.figure, FIRE))


rule(
    Perform,
    (begin, "SR-ATT-02"),
    (choose_target, "SR-ATT-02"),
    (choose_other, "SR-ATT-07"),
    (spend_steam, "SR-MARK-07"),
    (strike, "SR-ATT-05"),
    (gifts, "SR-ATT-06"),
    (over, "SR-ATT-06"),
    (fire, "SR-TUR-05"),
    (fire_hits, "SR-TUR-05"),
)
