"""What a blow does to its target besides damage, and what follows from it (window D of an attack, RM-RULING-67)."""

from brassboard.kernel import Flow, call

from ..cards.targets import fire_squares
from ..content import ABILITIES, WEAPONS
from ..data.attack_frames import AttackRule, Consequences, Defence, Wound
from ..data.events import Dazed, FireLaid, KnockedDown
from ..queries import Scene, lay_fire, outfit, square_name, until_attacked
from .afflictions import heal
from .attack_effects import daze_of, has_call, hits_of
from .ether import lose_ether
from .handing import drop_token


def knock_down(defence: Defence, m: Scene) -> Flow:
    """A target that took damage falls down (RM-EFF-06).

    It must stand up before it does anything else; it gives no cover and holds nobody (RM-EFF-07, RM-EFF-08).
    """
    figure = m.table.figures[defence.target]
    if defence.placed and has_call(m, m.within(AttackRule), "knock") and not figure.down:
        figure.down = True
        m.emit(KnockedDown(figure.id))
        drop_token(m, figure)
    return None


def daze(defence: Defence, m: Scene) -> Flow:
    """It also loses ether; what it lacks it takes as damage (RM-EFF-09, RM-RULING-13)."""
    figure = m.table.figures[defence.target]
    dazed = daze_of(m, m.within(AttackRule)) if defence.placed else 0
    if not dazed or outfit(m.table, figure).immune_daze:
        return None
    lost = lose_ether(m, figure, dazed)
    m.emit(Dazed(figure.id, lost))
    return call(Wound(defence.target, dazed - lost, "daze"), into="dazed") if dazed > lost else None


def set_alight(defence: Defence, m: Scene) -> Flow:
    """One hit in the roll is enough for fire, even if it is warded off (RM-EFF-10)."""
    t = m.table
    attack = m.within(AttackRule)
    figure = t.figures[defence.target]
    if has_call(m, attack, "fire") and hits_of(m, attack) > 0 and fire_squares(t) >> figure.square & 1:
        lay_fire(t, figure.square)
        m.emit(FireLaid(square_name(t, figure.square)))
    return None


def leech(defence: Defence, m: Scene) -> Flow:
    """The attacker heals 1 for each damage dealt (RM-EX-10, RM-RULING-111)."""
    attack = m.within(AttackRule)
    if defence.placed and attack.attacker >= 0 and has_call(m, attack, "leech"):
        attacker = m.table.figures[attack.attacker]
        if attacker.square >= 0 and not attacker.defeated:
            heal(m, attacker, defence.placed)
    return None


def follow_up(defence: Defence, m: Scene) -> Flow:
    """Defeat, effects, affliction (RM-RULING-67, window D)."""
    defence.result = defence.placed
    m.expire(until_attacked(defence.target))
    attack = m.within(AttackRule)
    dealt = defence.placed + defence.dazed
    waiting = after_blow(attack, defence)
    if not dealt and not waiting:
        return None
    return call(Consequences(defence.target, defence.before, dealt, attack.attacker, by_attack=True, blow=waiting))


def after_blow(attack: AttackRule, defence: Defence) -> tuple[int, ...]:
    """Return what the attacker paid for that follows his blow; most of it needs damage dealt (RM-RULING-111)."""
    found = [ABILITIES[number] for number in attack.paid]
    if attack.weapon is not None and attack.weapon.weapon and attack.boost >= 0:
        found += WEAPONS[attack.weapon.weapon].abilities
    return tuple([one.number for one in found if one.on == "attack_done" or (one.on == "dealt" and defence.placed)])
