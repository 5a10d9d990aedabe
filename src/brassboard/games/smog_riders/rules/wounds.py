"""Harm: wounds, stuns and madness placed on all victims of an effect; what wards them off; falls and destruction."""

from brassboard.kernel import Flow, call, goto, rule, window

from ..content import CHARACTERS
from ..data.events import Fell, Healed, Hurt, Stunned, TurretDestroyed, TurretHit, Warded
from ..data.frames import Blow, Ejections, Flee, Harm, Nearest
from ..data.table import FALLEN, MAP, OUT, STYGIA, Character, Item
from ..queries import (
    Scene,
    are_enemies,
    drop_all,
    heal,
    health,
    is_character,
    is_leader,
    mind,
    special,
    turret,
    turret_health,
    who,
)
from .scoring import attacker_felled, minion_felled, settle, turret_destroyed


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
