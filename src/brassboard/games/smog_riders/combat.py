"""Skills carried out: attacks, what they do to whom, wounds and falls; and the gifts of skills and rewards."""

from brassboard.kernel import DONE, Flow, Seat, ask, call, goto, number, rule, shuffle, window
from brassboard.kit import zones
from brassboard.kit.bits import Bits
from brassboard.kit.grid import ALL_DIRECTIONS

from .actions import Aim, Along, On, Pick
from .content import CHARACTERS, FACE, MAGIC, TURRETS, Effect, Skill
from .events import (
    Attached,
    Attacked,
    CompanionTaken,
    Fell,
    Found,
    Healed,
    Hurt,
    LuckGained,
    SkillUsed,
    SteamGained,
    SteamSpent,
    Stunned,
    TurretDestroyed,
    TurretHit,
    Warded,
)
from .figures import (
    Scene,
    active,
    are_enemies,
    clear,
    conscious,
    drop_all,
    enemies_in,
    heal,
    health,
    here,
    in_room,
    is_character,
    is_leader,
    mind,
    room_of,
    sees,
    side,
    skills,
    special,
    square_of,
    turret,
    turret_health,
    who,
)
from .frames import (
    Attach,
    Blow,
    Deed,
    Drag,
    DrawCards,
    Ejections,
    EnterStygia,
    Flee,
    Gain,
    Harm,
    Movement,
    Nearest,
    Perform,
    Search,
    Solve,
)
from .movement import bound_to_earth
from .playing import laden
from .scoring import attacker_felled, minion_felled, settle, turret_destroyed
from .table import FALLEN, MAP, OUT, STYGIA, Character, Item

DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
FIRE = "fire"
ON_TARGET = ("wound", "stun", "poison", "madness", "extra_wound", "around")
"""Effects that are placed together with the attack's wounds."""


def skill_of(m: Scene, figure: str, skill: str) -> Skill:
    """What it is about to do or has begun: a weapon's skill also when its bearer has dropped it meanwhile."""
    for one in skills(m, who(m, figure)):
        if one.id == skill:
            return one
    for one in MAGIC[skill.partition(".")[0]].skills:
        if one.id == skill:
            return one
    raise AssertionError(f"{figure} has no skill {skill}")


# Whom an attack reaches


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
    everywhere = figures_on(m, ~(1 << one.square))
    if skill.attack == "room":
        inside = site.rooms[room_of(m, one)]
        everywhere = [other for other in everywhere if inside >> square_of(m, other) & 1]
    able = [other for other in everywhere if may_target(m, seat, other, skill.enemies_only or skill.attack == "room")]
    goggles = "aether_goggles" in one.gear
    return [other for other in able if sees(m, one.square, square_of(m, other), goggles)]


def fire_targets(m: Scene, id: str) -> list[str]:
    """SR-TUR-05 to 07: enemies in sight; a flamethrower's only in its room; Fu Cat Chu never."""
    gun = turret(m, id)
    if gun is None:
        return []
    inside = here(m).rooms[room_of(m, gun)]
    found: list[str] = []
    for one in m.table.characters:
        if one.at == MAP and one.seat != m.table.defender and not special(m, one, "no_turret"):
            if TURRETS[gun.kind].all_in_room and not inside >> one.square & 1:
                continue
            if sees(m, gun.square, one.square):
                found.append(one.id)
    return found


def line_targets(m: Scene, seat: Seat, figure: str, direction: int) -> list[str]:
    """SR-RULING-104: everything on it but teammates, through figures and turrets."""
    site = here(m)
    squares = 0
    for square in site.walk.ray(who(m, figure).square, direction, site.opened(m.table.open)):
        squares |= 1 << square
    return [other for other in figures_on(m, squares) if may_target(m, seat, other, False)]


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
    seen = [other for other in enemies if sees(m, one.square, other.square, "aether_goggles" in one.gear)]
    return [other.id for other in seen if not is_leader(m, other)]


# Carrying out


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


def choose_other(act: Perform, m: Scene) -> Flow:
    """SR-EX-24: another target in line of sight of the attacker."""
    skill = skill_of(m, act.figure, act.skill)
    if not any([effect.scope == "other" for effect in effects_of(skill, act.dice)]) or act.aim is None:
        return None
    one = who(m, act.figure)
    everywhere = figures_on(m, ~(1 << one.square))
    others = [other for other in everywhere if other != act.aim.figure and may_target(m, act.seat, other, False)]
    goggles = "aether_goggles" in one.gear
    others = [other for other in others if sees(m, one.square, square_of(m, other), goggles)]
    return ask(act.seat, "other", [Aim(other) for other in others]) if others else None


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
    if act.other is not None:
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


# Harm


def may_be_answered(harm: Harm, m: Scene) -> Flow:
    """SR-RULING-63: when wounds or stuns are about to be placed."""
    return window(m, "harm")


def place(harm: Harm, m: Scene) -> Flow:
    """SR-RULING-106: placed together on all victims; then falls, drops, points and the end are checked once."""
    fallen: list[Character] = []
    destroyed: list[str] = []
    for blow in harm.blows:
        if is_character(blow.figure):
            one = who(m, blow.figure)
            if one.at in (MAP, STYGIA) and hurt(m, harm, blow, one):
                fallen.append(one)
        elif hit_turret(m, blow):
            destroyed.append(blow.figure)
    for one in fallen:
        fall(m, harm, one)
    for id in destroyed:
        destroy(m, harm, id)
    settle(m)
    return None


def hurt(m: Scene, harm: Harm, blow: Blow, one: Character) -> bool:
    """The markers of one blow; True if the character falls."""
    wounds = warded(m, harm, one, blow.wounds)
    one.wounds = min(health(m, one), one.wounds + wounds)
    stun = blow.stun and not (blow.poison and special(m, one, "poison_wound_only"))
    madness = min(mind(m, one) - one.madness, blow.madness)
    one.madness += madness
    if wounds or madness:
        m.emit(Hurt(one.id, wounds, madness))
    if (stun or (madness and one.madness >= mind(m, one))) and not special(m, one, "immune_stun"):
        if not one.stunned:
            m.emit(Stunned(one.id))
        one.stunned = True
    if one.wounds >= health(m, one):
        return True
    if blow.madness and one.at == STYGIA and one.madness >= mind(m, one):
        harm.ejected = (*harm.ejected, one.id)  # SR-EJECT-04
    return False


def warded(m: Scene, harm: Harm, one: Character, wounds: int) -> int:
    """What skills and equipment spare it, by themselves, on the first wounds they fit."""
    before = wounds
    if wounds and special(m, one, "one_wound") and harm.cause in ("attack", "turret"):
        wounds = 1
    if wounds and dodges(m, harm, one):
        wounds = max(0, wounds - CHARACTERS[one.id].dice.count("B"))
    if wounds and harm.cause == "turret" and special(m, one, "turret_armour") and "turret" not in one.shielded:
        one.shielded = (*one.shielded, "turret")
        wounds -= 1
    if wounds and "boiler_plate" in one.gear and "boiler_plate" not in one.shielded:
        one.shielded = (*one.shielded, "boiler_plate")
        wounds -= 1
    if wounds < before:
        m.emit(Warded(one.id, before - wounds))
    return wounds


def dodges(m: Scene, harm: Harm, one: Character) -> bool:
    """SR-RULING-88: targets of Magda's heavy gun avoid a wound for each Agility die of their profile."""
    aimed = harm.skill == "second" and harm.by != "" and is_character(harm.by)
    return aimed and special(m, who(m, harm.by), "targets_dodge") and one.seat != m.table.defender


def hit_turret(m: Scene, blow: Blow) -> bool:
    gun = turret(m, blow.figure)
    if gun is None or not blow.wounds:
        return False
    gun.wounds += blow.wounds
    m.emit(TurretHit(gun.id, blow.wounds))
    return gun.wounds >= turret_health(gun)


def fall(m: Scene, harm: Harm, one: Character) -> None:
    """SR-CHAR-03, SR-MARK-10; SR-RULING-39: a minion is gone for good; SR-RULING-119: a leader becomes the prize."""
    walker = one.at == STYGIA
    one.at, one.astral, one.stunned, one.points = FALLEN, -1, False, 0
    one.dice, one.backs, one.backing = "", -1, 0
    fled = drop_all(m, one)
    harm.fled = (*harm.fled, *fled)
    m.emit(Fell(one.id))
    if one.seat == m.table.defender:
        leader, square = is_leader(m, one), one.square
        one.at, one.square = OUT, -1
        if leader:
            m.table.floor.append(Item("leader", square, True))
        minion_felled(m, one, harm.seat)
    else:
        if walker:
            harm.laid_down, harm.laid_at = (*harm.laid_down, one.id), (*harm.laid_at, one.square)
            one.square = -1
        attacker_felled(m, one, harm.seat)
    if harm.by and is_character(harm.by) and harm.seat >= 0 and are_enemies(m, harm.seat, one.seat):
        feller = who(m, harm.by)
        if special(m, feller, "heal_on_fell") and feller.at == MAP and heal(m, feller, 1):
            m.emit(Healed(feller.id, 1, 0))


def destroy(m: Scene, harm: Harm, id: str) -> None:
    """SR-TUR-09: removed, and its square is free."""
    gun = turret(m, id)
    assert gun is not None
    m.table.turrets.remove(gun)
    m.emit(TurretDestroyed(gun.id, gun.kind))
    turret_destroyed(m, gun, harm.seat, harm.by if is_character(harm.by) else "")


def companions_flee(harm: Harm, m: Scene) -> Flow:
    return call(Flee(harm.fled)) if harm.fled else None


def lay_down_walkers(harm: Harm, m: Scene) -> Flow:
    """SR-RULING-59: a walker that falls lies on its marker's square."""
    if not harm.laid_down:
        return goto(eject_walkers)
    one, harm.laid_down = harm.laid_down[0], harm.laid_down[1:]
    square, harm.laid_at = harm.laid_at[0], harm.laid_at[1:]
    return call(Nearest(one, square, fallen=True))


def more_walkers(harm: Harm, m: Scene) -> Flow:
    return goto(lay_down_walkers)


def eject_walkers(harm: Harm, m: Scene) -> Flow:
    return call(Ejections(harm.ejected)) if harm.ejected else None


rule(
    Harm,
    (may_be_answered, "SR-RULING-63"),
    (place, "SR-RULING-106"),
    (companions_flee, "SR-EQUIP-06"),
    (lay_down_walkers, "SR-RULING-59"),
    (more_walkers, "SR-RULING-59"),
    (eject_walkers, "SR-EJECT-04"),
)


# Gifts


def next_gift(gain: Gain, m: Scene) -> Flow:
    """One effect after the other; where there is somebody to choose, he is chosen first."""
    if gain.next >= len(gain.deeds):
        return DONE
    deed = gain.deeds[gain.next]
    candidates = chosen_from(m, gain, deed)
    if candidates is None or (gain.on is not None and repeats(gain)):
        return None
    if len(candidates) <= 1:
        gain.on = On(candidates[0]) if candidates else None
        return None
    return ask(gain.seat, "gain", [On(one) for one in candidates], into="on", args={"deed": deed.what, "n": deed.n})


def repeats(gain: Gain) -> bool:
    """The same teammate as before: `heal 1` and `clarity 1`."""
    return gain.next > 0 and gain.deeds[gain.next - 1].scope == gain.deeds[gain.next].scope == "teammate"


def chosen_from(m: Scene, gain: Gain, deed: Deed) -> list[str] | None:
    """Whom the player may choose for this effect; None where nobody is chosen."""
    if deed.scope == "teammate":
        ours = in_room(m, gain.seat, room_of(m, who(m, gain.figure)))
        return [one.id for one in ours]
    if deed.scope == "one":
        return [one.id for one in conscious(m, gain.seat)]
    if deed.scope == "room_enemy":
        one = who(m, gain.figure)
        enemies = enemies_in(m, gain.seat, room_of(m, one))
        goggles = "aether_goggles" in one.gear
        return [other.id for other in enemies if sees(m, one.square, other.square, goggles)]
    if deed.what == "drag" and deed.scope == "enemy":
        return draggable(m, gain.seat, gain.figure)
    return None


def give(gain: Gain, m: Scene) -> Flow:
    deed = gain.deeds[gain.next]
    gain.next += 1
    own = side(m, gain.seat)
    if deed.what == "steam":
        own.steam += deed.n
        m.emit(SteamGained(gain.seat, deed.n))
    elif deed.what == "luck":
        own.luck += deed.n
        m.emit(LuckGained(gain.seat, deed.n))
    elif deed.what == "draw":
        return call(DrawCards(gain.seat, deed.n))
    elif deed.what in ("heal", "clarity"):
        for one in receivers(m, gain, deed):
            healed = heal(m, one, deed.n) if deed.what == "heal" else 0
            cleared = clear(m, one, deed.n) if deed.what == "clarity" else 0
            if healed or cleared:
                m.emit(Healed(one.id, healed, cleared))
    elif deed.what == "move":
        return call(Movement(gain.seat, deed.n, (gain.figure,))) if who(m, gain.figure).at == MAP else None
    elif deed.what == "resolve_room":
        room = room_of(m, who(m, gain.figure))
        return call(Solve(gain.seat, room)) if active(m, room) else None
    elif deed.what == "search":
        return call(Search(gain.seat))
    elif deed.what == "companion":
        return companion(m, gain.seat, deed.scope)
    else:
        return harmful(m, gain, deed)
    return None


def receivers(m: Scene, gain: Gain, deed: Deed) -> list[Character]:
    if deed.scope == "self":
        return [one for one in conscious(m, gain.seat) if one.id == gain.figure]
    if deed.scope == "team_room":
        return in_room(m, gain.seat, room_of(m, who(m, gain.figure)))
    if deed.scope == "team":
        return conscious(m, gain.seat)
    return [who(m, gain.on.figure)] if gain.on is not None else []


def harmful(m: Scene, gain: Gain, deed: Deed) -> Flow:
    if deed.what == "to_stygia":
        return send_to_stygia(m, gain.target)
    if deed.what == "drag":
        figure = gain.on.figure if gain.on is not None else gain.target
        toward = gain.figure if deed.scope == "toward" else ""
        if not figure or not is_character(figure) or is_leader(m, who(m, figure)):
            return None
        return call(Drag(gain.seat, figure, deed.n, toward))
    if deed.scope == "room_enemies":
        victims = [one.id for one in enemies_in(m, gain.seat, room_of(m, who(m, gain.figure)))]
    else:
        victims = [gain.on.figure] if gain.on is not None else []
    blows = tuple([Blow(victim, madness=deed.n) for victim in victims])
    return call(Harm(gain.seat, "skill", blows, gain.figure)) if blows else None


def send_to_stygia(m: Scene, figure: str) -> Flow:
    """SR-PORTAL-06, SR-RULING-115: placed by the figure's own player."""
    if not is_character(figure):
        return None
    one = who(m, figure)
    if one.at != MAP or is_leader(m, one) or here(m).areas[room_of(m, one)] or bound_to_earth(m, one):
        return None
    return call(EnterStygia(one.seat, one.id))


def more_gifts(gain: Gain, m: Scene) -> Flow:
    if gain.next < len(gain.deeds) and not repeats(gain):
        gain.on = None
    return goto(next_gift)


rule(Gain, (next_gift, "SR-SPEC-01"), (give, "SR-SPEC-01"), (more_gifts, "SR-SPEC-01"))


# Rewards that are laid beside a character


def companion(m: Scene, seat: Seat, card: str) -> Flow:
    """SR-ROOM-07, SR-RULING-67: from wherever it waits; if another character has it, 1 Magic card instead."""
    table = m.table
    if card in table.companions:
        table.companions = zones.take(table.companions, card)
    elif card in table.magic_discard:
        table.magic_discard = zones.take(table.magic_discard, card)
    elif any([card in one.gear for one in table.characters]) or any([item.kind == card for item in table.floor]):
        return call(DrawCards(seat, 1))
    else:
        return call(Search(seat, wanted=card))
    table.aside = zones.put(table.aside, card)
    m.emit(CompanionTaken(seat, card))
    return call(Attach(seat, card))


def choose_bearer(attach: Attach, m: Scene) -> Flow:
    """SR-RULING-103: on a conscious character with free hands; if there is none, back into the Magic deck."""
    able = [On(one.id) for one in conscious(m, attach.seat) if not laden(m, one)]
    if not able:
        return call(Flee((attach.card,)))
    return ask(attach.seat, "attach", able, into="on", args={"card": attach.card})


def attach_it(attach: Attach, m: Scene) -> Flow:
    if attach.on is not None:
        one = who(m, attach.on.figure)
        one.gear = zones.put(one.gear, attach.card)
        m.table.aside = zones.take(m.table.aside, attach.card)
        m.emit(Attached(one.id, attach.card))
    return None


rule(Attach, (choose_bearer, "SR-RULING-103"), (attach_it, "SR-EQUIP-01"))


def look_through(search: Search, m: Scene) -> Flow:
    """SR-RULING-123: the seeker sees which equipment the deck holds."""
    equipment = sorted({card for card in m.table.magic_deck if MAGIC[card].kind == "E"})
    search.found = tuple([card for card in equipment if search.wanted in ("", card)])
    m.reveal(1 << search.seat)
    return None


def choose_find(search: Search, m: Scene) -> Flow:
    return ask(search.seat, "search", [Pick(card) for card in search.found], into="item") if search.found else None


def show_it(search: Search, m: Scene) -> Flow:
    """SR-RULING-110: a card found by search is shown."""
    m.reveal()
    if search.item is None:
        return None
    search.found = ()
    m.table.magic_deck = zones.take(m.table.magic_deck, search.item.item)
    m.table.aside = zones.put(m.table.aside, search.item.item)
    m.emit(Found(search.seat, search.item.item))
    return None


def shuffle_rest(search: Search, m: Scene) -> Flow:
    return shuffle(len(m.table.magic_deck), into="order") if m.table.magic_deck else None


def lay_it_down(search: Search, m: Scene) -> Flow:
    if search.order is not None:
        m.table.magic_deck = zones.permuted(m.table.magic_deck, search.order.places)
        search.order = None
    if search.item is None:
        return call(DrawCards(search.seat, 1))
    return call(Attach(search.seat, search.item.item))


rule(
    Search,
    (look_through, "SR-RULING-123"),
    (choose_find, "SR-ROOM-12"),
    (show_it, "SR-RULING-110"),
    (shuffle_rest, "SR-RULING-123"),
    (lay_it_down, "SR-ROOM-12"),
)
