"""Attacks and other skills: what they reach, what they do with the dice laid on them, and dragging."""

from typing import Final

from brassboard.kernel import END_RULE, Action, EndForm, Flow, Seat, ask, call, goto, number, rule
from brassboard.kit import bits
from brassboard.kit.bits import Bits
from brassboard.kit.grid import ALL_DIRECTIONS

from ..content import MAGIC, Effect, Skill
from ..data.actions import Aim, Along, At
from ..data.events import Attacked, Dragged, SkillUsed
from ..data.frames import Blow, Deed, Drag, Gain, Harm, Perform
from ..data.table import MAP, Character
from ..queries import (
    Scene,
    are_enemies,
    enemies_in,
    equipment_gives,
    figures_in_sight,
    here,
    is_active,
    is_character,
    is_leader,
    occupied_squares,
    room_of,
    sees,
    side,
    skills,
    who,
)
from .markers import pay_steam
from .movement import reveal_if_first
from .turrets import FIRE, fire, fire_hits, fire_targets, fires_with

DECLINE: Final = EndForm()


DONE_HERE: Final = EndForm()


ON_TARGET: Final = ("wound", "stun", "poison", "madness", "extra_wound", "around")
"""The effects that are placed together with the attack's wounds."""


DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


EVERYWHERE: Final[Bits] = ~0


# What a skill does


def skill_of(m: Scene, figure: str, skill: str) -> Skill:
    """Return the skill a figure uses; also that of a weapon its bearer has dropped since the skill began."""
    for one in skills(m, who(m, figure)):
        if one.id == skill:
            return one
    for one in MAGIC[skill.partition(".")[0]].skills:
        if one.id == skill:
            return one
    raise AssertionError(f"{figure} has no skill {skill}")


def is_replaced(skill: Skill, dice: tuple[str, ...]) -> bool:
    """Return whether the dice give a bonus that replaces the basic effect."""
    return any([bonus.instead and bonus.times(dice) for bonus in skill.bonuses])


def effects_of(skill: Skill, dice: tuple[str, ...]) -> list[Effect]:
    """Return what a skill does with these dice: its basic effect and the bonuses of their colours (SR-REQ-09)."""
    if is_replaced(skill, dice):
        return [effect for bonus in skill.bonuses if bonus.instead and bonus.times(dice) for effect in bonus.does]
    found = list(skill.does)
    for bonus in skill.bonuses:
        for _ in range(bonus.times(dice)):
            found.extend(bonus.does)
    return found


# What it reaches


def may_target(m: Scene, seat: Seat, figure: str, enemies_only: bool) -> bool:
    """Return whether a figure may be attacked: enemies, turrets and allies (SR-ATT-01), no teammates (SR-RULING-95)."""
    if not is_character(figure):
        return seat != m.table.defender and not enemies_only
    other = who(m, figure)
    if other.at != MAP:
        return False
    if are_enemies(m, seat, other.seat):
        return True
    return other.seat != seat and not enemies_only


def figures_on(m: Scene, squares: Bits) -> list[str]:
    """Return the conscious characters and the turrets on these squares."""
    found = [one.id for one in m.table.characters if one.at == MAP and squares >> one.square & 1]
    return found + [one.id for one in m.table.turrets if squares >> one.square & 1]


def targets(m: Scene, seat: Seat, figure: str, skill: Skill) -> list[str]:
    """Return the figures an attack may be aimed at now.

    Melee reaches adjacent squares (SR-ATT-03, SR-RULING-09), other attacks any distance in line of sight, also beyond
    the room (SR-ATT-04, SR-RULING-26).
    """
    one, site = who(m, figure), here(m)
    if skill.attack == "melee":
        near = figures_on(m, site.near(one.square, m.table.open))
        return [other for other in near if may_target(m, seat, other, skill.enemies_only)]
    if skill.attack == "room":
        return seen_from(m, seat, one, site.rooms[room_of(m, one)], enemies_only=True)
    return seen_from(m, seat, one, EVERYWHERE, skill.enemies_only)


def seen_from(m: Scene, seat: Seat, one: Character, squares: Bits, enemies_only: bool) -> list[str]:
    """Return the figures on these squares that a character could shoot at."""
    others = figures_on(m, squares & ~(1 << one.square))
    able = [other for other in others if may_target(m, seat, other, enemies_only)]
    return figures_in_sight(m, one.square, able, equipment_gives(one, "sight") > 0)


def in_sight(m: Scene, one: Character, square: int) -> bool:
    """Return whether a character sees a square; with some equipment, figures block no line."""
    return sees(m, one.square, square, equipment_gives(one, "sight") > 0)


def line_targets(m: Scene, seat: Seat, figure: str, direction: int) -> list[str]:
    """Return the figures in a straight line except teammates, through figures and turrets (SR-RULING-104)."""
    site = here(m)
    squares = 0
    for square in site.walk.ray(who(m, figure).square, direction, site.opened(m.table.open)):
        squares |= 1 << square
    return [other for other in figures_on(m, squares) if may_target(m, seat, other, False)]


def draggable(m: Scene, seat: Seat, figure: str) -> list[str]:
    """Return the enemies in sight that a figure may drag; never the leader of scenario 6 (SR-RULING-81)."""
    one = who(m, figure)
    enemies = [other for other in m.table.characters if other.at == MAP and are_enemies(m, seat, other.seat)]
    return [other.id for other in enemies if in_sight(m, one, other.square) and not is_leader(m, other)]


# Whether it can be carried out


def has_use(m: Scene, seat: Seat, figure: str, skill_id: str, dice: tuple[str, ...]) -> bool:
    """Return whether an action can be carried out with these dice: it has its Steam Power and a target."""
    if skill_id == FIRE:
        return fires_with(m, figure, dice) and len(fire_targets(m, figure)) > 0
    one = who(m, figure)
    skill = skill_of(m, figure, skill_id)
    if one.at != MAP or skill.steam > side(m, seat).steam:
        return False
    if skill.attack == "line":
        return any([line_targets(m, seat, figure, way) for way in ALL_DIRECTIONS])
    if skill.attack and is_replaced(skill, dice):
        return len(enemies_in(m, seat, room_of(m, one))) > 0  # SR-RULING-104: all of them, seen or not
    if skill.attack:
        return len(targets(m, seat, figure, skill)) > 0
    what = skill.does[0]
    if what.what == "resolve_room":
        return is_active(m, room_of(m, one))
    if what.what == "drag":
        return len(draggable(m, seat, figure)) > 0
    return True


# The steps of an attack


def begin(act: Perform, m: Scene) -> Flow:
    """Announce the skill and take its price in Steam Power (SR-ATT-02, SR-EQUIP-02)."""
    if act.skill == FIRE:
        return goto(fire)
    skill = skill_of(m, act.figure, act.skill)
    m.emit(SkillUsed(act.figure, act.skill, act.dice))
    if skill.steam:
        pay_steam(m, act.seat, skill.steam)
    return None if skill.attack else goto(gifts)


def choose_target(act: Perform, m: Scene) -> Flow:
    """Ask for the target, or for the direction of a line (SR-ATT-02)."""
    skill = skill_of(m, act.figure, act.skill)
    if skill.attack == "line":
        ways = [Along(DIRECTIONS[way]) for way in ALL_DIRECTIONS if line_targets(m, act.seat, act.figure, way)]
        return ask(act.seat, "along", ways) if ways else END_RULE
    if is_replaced(skill, act.dice):
        return None
    found = targets(m, act.seat, act.figure, skill)
    if not found:
        return END_RULE
    if len(found) == 1:
        act.aim = Aim(found[0])
        return None
    return ask(act.seat, "aim", [Aim(other) for other in found], args={"figure": act.figure, "skill": act.skill})


def choose_other(act: Perform, m: Scene) -> Flow:
    """Ask for another target in line of sight where a bonus wounds a second one (SR-ATT-07).

    If only allies are in sight, it may be declined (SR-RULING-128).
    """
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
    """Return whether a figure is a character of the player's own faction (SR-TEAM-05)."""
    return is_character(figure) and not are_enemies(m, seat, who(m, figure).seat)


def spend_steam(act: Perform, m: Scene) -> Flow:
    """Ask how much Steam Power is paid for 1 more wound each (SR-MARK-07, SR-ATT-07)."""
    skill = skill_of(m, act.figure, act.skill)
    most = min(skill.per_steam, side(m, act.seat).steam)
    return number(act.seat, "steam", 0, most, into="steam") if most > 0 else None


def strike(act: Perform, m: Scene) -> Flow:
    """Hit the targets: an attack with its dice and a valid target always hits (SR-ATT-05)."""
    skill = skill_of(m, act.figure, act.skill)
    extra = act.steam[0].n if act.steam else 0
    if extra:
        pay_steam(m, act.seat, extra)
    blows = blows_of(m, act, skill, extra)
    act.targets = tuple([blow.figure for blow in blows])
    m.emit(Attacked(act.figure, act.targets))
    return call(Harm(act.seat, "attack", blows, act.figure, act.skill)) if blows else None


def blows_of(m: Scene, act: Perform, skill: Skill, extra: int) -> tuple[Blow, ...]:
    """Return the blows of an attack with its bonuses.

    Poison strikes one target, or with a Magic die all enemies in the room (SR-ATT-08). "Around" strikes every character
    on an adjacent square, but no turrets (SR-ATT-09).
    """
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
    """Give what the skill does besides wounds, once it has succeeded (SR-ATT-06)."""
    skill = skill_of(m, act.figure, act.skill)
    effects = effects_of(skill, act.dice)
    deeds = [Deed(e.what, e.n, e.scope) for e in effects if not (skill.attack and placed_with_attack(e))]
    target = act.aim.figure if act.aim is not None else ""
    return call(Gain(act.seat, tuple(deeds), act.figure, target)) if deeds else END_RULE


def placed_with_attack(effect: Effect) -> bool:
    """Return whether an effect is placed together with the attack's wounds."""
    if effect.what == "madness" or effect.what == "stun":
        return not effect.scope
    return effect.what in ON_TARGET


def over(act: Perform, m: Scene) -> Flow:
    return END_RULE


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


# Dragging figures


def next_step(drag: Drag, m: Scene) -> Flow:
    """Ask where the figure is dragged next, while steps and free squares are left."""
    squares = drag_squares(m, drag)
    if drag.steps <= 0 or not squares:
        return END_RULE
    ats = here(m).ats
    return ask(
        drag.seat, "drag", [*[ats[square] for square in squares], DONE_HERE], into="at", args={"figure": drag.figure}
    )


def drag_squares(m: Scene, drag: Drag) -> list[int]:
    """Return the squares to which the figure may be dragged; for a harpoon only those nearer to its bearer."""
    site, one = here(m), who(m, drag.figure)
    if one.at != MAP:
        return []
    free = site.near(one.square, m.table.open) & ~occupied_squares(m) & ~site.area_squares
    squares = list(bits.members(free))
    if drag.toward:
        bearer = who(m, drag.toward).square
        apart = site.board.squares_apart
        squares = [square for square in squares if apart(square, bearer) < apart(one.square, bearer)]
    return squares


def drag_it(drag: Drag, m: Scene) -> Flow:
    if not isinstance(drag.at, At):
        return END_RULE
    site, one = here(m), who(m, drag.figure)
    before, one.square = one.square, site.board.square(drag.at.square)
    drag.steps -= 1
    m.emit(Dragged(one.id, drag.at.square))
    return reveal_if_first(m, one, site.door_between(before, one.square, m.table.open))


def drag_on(drag: Drag, m: Scene) -> Flow:
    return goto(next_step)


rule(Drag, (next_step, "SR-ATT-06"), (drag_it, "SR-ATT-06"), (drag_on, "SR-ATT-06"))
