"""Choosing an attack: what a skill does with the dice laid on it, and whom it reaches from where its figure stands."""

from typing import Final

from brassboard.kernel import Seat
from brassboard.kit.bits import Bits
from brassboard.kit.grid import ALL_DIRECTIONS

from ..content import FACE, MAGIC, TURRETS, Effect, Skill
from ..data.table import MAP, Character
from ..queries import (
    Scene,
    active,
    are_enemies,
    enemies_in,
    here,
    in_view,
    is_character,
    is_leader,
    room_of,
    sees,
    side,
    skills,
    special,
    turret,
    who,
)

FIRE: Final = "fire"
DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
EVERYWHERE: Final[Bits] = ~0


def skill_of(m: Scene, figure: str, skill: str) -> Skill:
    """What it is about to do or has begun: a weapon's skill also when its bearer has dropped it meanwhile."""
    for one in skills(m, who(m, figure)):
        if one.id == skill:
            return one
    for one in MAGIC[skill.partition(".")[0]].skills:
        if one.id == skill:
            return one
    raise AssertionError(f"{figure} has no skill {skill}")


def replaced(skill: Skill, dice: tuple[str, ...]) -> bool:
    """A bonus that does something else instead."""
    return any([bonus.instead and bonus.times(dice) for bonus in skill.bonuses])


def effects_of(skill: Skill, dice: tuple[str, ...]) -> list[Effect]:
    """SR-REQ-09: what the skill does with these dice, bonuses included."""
    if replaced(skill, dice):
        return [effect for bonus in skill.bonuses if bonus.instead and bonus.times(dice) for effect in bonus.does]
    found = list(skill.does)
    for bonus in skill.bonuses:
        for _ in range(bonus.times(dice)):
            found.extend(bonus.does)
    return found


# Whom it reaches


def may_target(m: Scene, seat: Seat, figure: str, enemies_only: bool) -> bool:
    """SR-ATT-01: enemies, turrets and allies; SR-RULING-95: no teammates."""
    if not is_character(figure):
        return seat != m.table.defender and not enemies_only
    other = who(m, figure)
    if other.at != MAP:
        return False
    if are_enemies(m, seat, other.seat):
        return True
    return other.seat != seat and not enemies_only


def figures_on(m: Scene, squares: Bits) -> list[str]:
    found = [one.id for one in m.table.characters if one.at == MAP and squares >> one.square & 1]
    return found + [one.id for one in m.table.turrets if squares >> one.square & 1]


def targets(m: Scene, seat: Seat, figure: str, skill: Skill) -> list[str]:
    """Whom this attack may be aimed at now."""
    one, site = who(m, figure), here(m)
    if skill.attack == "melee":
        near = figures_on(m, site.near(one.square, m.table.open))
        return [other for other in near if may_target(m, seat, other, skill.enemies_only)]
    if skill.attack == "room":
        return seen_from(m, seat, one, site.rooms[room_of(m, one)], enemies_only=True)
    return seen_from(m, seat, one, EVERYWHERE, skill.enemies_only)


def seen_from(m: Scene, seat: Seat, one: Character, squares: Bits, enemies_only: bool) -> list[str]:
    """What it could shoot at on these squares."""
    others = figures_on(m, squares & ~(1 << one.square))
    able = [other for other in others if may_target(m, seat, other, enemies_only)]
    return in_view(m, one.square, able, "aether_goggles" in one.gear)


def in_sight(m: Scene, one: Character, square: int) -> bool:
    """Through Aether Goggles figures hide nothing."""
    return sees(m, one.square, square, "aether_goggles" in one.gear)


def fire_targets(m: Scene, id: str) -> list[str]:
    """SR-TUR-05 to 07: enemies in sight; a flamethrower's only in its room; Fu Cat Chu never."""
    gun = turret(m, id)
    if gun is None:
        return []
    range_of_fire = here(m).rooms[room_of(m, gun)] if TURRETS[gun.kind].all_in_room else EVERYWHERE
    enemies = [one for one in m.table.characters if one.at == MAP and one.seat != m.table.defender]
    able = [one.id for one in enemies if range_of_fire >> one.square & 1 and not special(m, one, "no_turret")]
    return in_view(m, gun.square, able)


def line_targets(m: Scene, seat: Seat, figure: str, direction: int) -> list[str]:
    """SR-RULING-104: everything on it but teammates, through figures and turrets."""
    site = here(m)
    squares = 0
    for square in site.walk.ray(who(m, figure).square, direction, site.opened(m.table.open)):
        squares |= 1 << square
    return [other for other in figures_on(m, squares) if may_target(m, seat, other, False)]


# Is it of any use?


def has_use(m: Scene, seat: Seat, figure: str, skill_id: str, dice: tuple[str, ...]) -> bool:
    """Can it be carried out at all, with these dice?"""
    if skill_id == FIRE:
        return fires_with(m, figure, dice) and len(fire_targets(m, figure)) > 0
    one = who(m, figure)
    skill = skill_of(m, figure, skill_id)
    if one.at != MAP or skill.steam > side(m, seat).steam:
        return False
    if skill.attack == "line":
        return any([line_targets(m, seat, figure, way) for way in ALL_DIRECTIONS])
    if skill.attack and replaced(skill, dice):
        return len(enemies_in(m, seat, room_of(m, one))) > 0  # SR-RULING-104: all of them, seen or not
    if skill.attack:
        return len(targets(m, seat, figure, skill)) > 0
    what = skill.does[0]
    if what.what == "resolve_room":
        return active(m, room_of(m, one))
    if what.what == "drag":
        return len(draggable(m, seat, figure)) > 0
    return True


def fires_with(m: Scene, id: str, dice: tuple[str, ...]) -> bool:
    """SR-TUR-08: with what is laid on it, as the turret is now: a card may have made it another meanwhile."""
    gun = turret(m, id)
    return gun is not None and any([FACE[die] >= TURRETS[gun.kind].needs for die in dice])


def draggable(m: Scene, seat: Seat, figure: str) -> list[str]:
    one = who(m, figure)
    enemies = [other for other in m.table.characters if other.at == MAP and are_enemies(m, seat, other.seat)]
    return [other.id for other in enemies if in_sight(m, one, other.square) and not is_leader(m, other)]
