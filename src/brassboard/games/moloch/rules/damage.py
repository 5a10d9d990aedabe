"""Damage: prevented, placed, and what follows from it; defeat and afflictions (chapters damage and afflictions)."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    Denied,
    Flow,
    Kind,
    Moment,
    Reaction,
    Seat,
    call,
    goto,
    requires,
    rule,
    window,
)
from brassboard.kernel.data import Action

from ..cards.uses import pay_for, utensil_done
from ..content import ABILITIES, ABILITY_OF, CONSTANTS, Ability
from ..data.actions import Use
from ..data.attack_frames import AfflictionRule, Aftermath, Consequences, HandOver, Harm, Wound
from ..data.card_frames import Doing, Prevent
from ..data.events import (
    Damaged,
    Defeated,
    Prevented,
)
from ..data.frames import Relocate
from ..data.table import AGENT, ALLY, GENTLEMAN, NEMESIS, NO_SQUARE, Figure, Table
from ..queries import (
    Scene,
    affliction_at,
    alive,
    life_of,
    note_use,
    outfit,
    seat_of,
    seats_of_side,
    used,
)
from . import chapter
from .aftermath import reactions_to
from .ether import can_pay, grow_pool
from .handing import drop_token

ALL: Final = 99
"""In `prevent`: all of the damage."""


# Window C: damage is known and not yet placed


def prevent_number(ability: Ability) -> int:
    """Return how much an ability prevents, 0 if it prevents nothing."""
    for one in ability.calls:
        if one.verb == "prevent":
            return one.number(0)
    return 0


def prevents(t: Table, figure: Figure, source: str, amount: int) -> list[Ability]:
    """Return the effects with which a figure can prevent this damage (RM-RULING-67, window C)."""
    has = outfit(t, figure)
    attack = source == "attack"
    found = [one for one in has.defence if attack and one.cost and prevent_number(one)]
    found += has.triggered.get("damage", ())
    if attack:
        found += has.triggered.get("attack_damage", ())
    if figure.damage + amount >= life_of(t, figure):
        found += has.triggered.get("would_be_defeated", ())
    return [one for one in found if not figure.defeated]


def _wound(seen: Scene) -> Wound:
    return seen.within(Wound)


def _prevent_candidates(seen: Scene, seat: Seat) -> list[Action]:
    t = seen.table
    wound = _wound(seen)
    if seat_of(t, wound.figure) != seat:
        return []
    figure = t.figures[wound.figure]
    return [Use(key) for key in dict.fromkeys([one.key for one in prevents(t, figure, wound.source, wound.amount)])]


@requires("RM-ETHER-08", "cost")
def prevention_paid(seen: Scene, seat: Seat, use: Use) -> Denied:
    figure = seen.table.figures[_wound(seen).figure]
    ability = ABILITY_OF[use.ability]
    return None if can_pay(seen.table, figure, ability.cost) else (ability.cost,)


@requires("RM-RULING-54")
def prevention_left(seen: Scene, seat: Seat, use: Use) -> Denied:
    """Each effect once in a window; once per chapter where the card says so."""
    wound = _wound(seen)
    figure = seen.table.figures[wound.figure]
    ability = ABILITY_OF[use.ability]
    copies = figure.cards.count(ability.source) if ability.type == "discard_def" else 1
    if ability.type != "discard_def" and ability.number in wound.used:
        return ()
    if copies < 1 or (ability.once and used(seen.table, figure, ability.number, ability.once)):
        return ()
    return None if wound.amount > 0 else ()


PREVENT: Final = Kind("use", _prevent_candidates, prevention_left, prevention_paid, rule="RM-EQUIP-11")


def _may_prevent(seen: Scene) -> tuple[Seat, ...]:
    """Return the seat of the figure, if it can prevent anything; all of that is public."""
    t = seen.table
    wound = _wound(seen)
    figure = t.figures[wound.figure]
    if wound.amount <= 0 or not prevents(t, figure, wound.source, wound.amount):
        return ()
    seat = seat_of(t, wound.figure)
    return (seat,) if PREVENT.filtered(seen, seat) else ()


DAMAGE_KNOWN: Final = Moment(
    "damage_known", _may_prevent, Reaction(PREVENT, lambda use, seat: Prevent(use.ability, seat))
)


def apply_free(wound: Wound, m: Scene) -> Flow:
    """Effects that cost nothing prevent by themselves, such as rubber bones (RM-TYPE-08, RM-MINION-06)."""
    figure = m.table.figures[wound.figure]
    if wound.source == "attack":
        for ability in outfit(m.table, figure).defence:
            if not ability.cost and ability.type == "def" and prevent_number(ability):
                lower(m, wound, prevent_number(ability))
    return END_RULE if wound.amount <= 0 else None


def may_prevent(wound: Wound, m: Scene) -> Flow:
    """Ask for effects that prevent damage."""
    return window(m, "damage_known")


def place(wound: Wound, m: Scene) -> Flow:
    """Place the damage."""
    if wound.amount > 0:
        figure = m.table.figures[wound.figure]
        figure.damage += wound.amount
        wound.result = wound.amount
        m.emit(Damaged(figure.id, wound.amount, wound.source))
    return None


def lower(m: Scene, wound: Wound, n: int) -> None:
    """Lower the damage that is about to be placed."""
    prevented = wound.amount if n == ALL else min(n, wound.amount)
    if prevented:
        wound.amount -= prevented
        m.emit(Prevented(m.table.figures[wound.figure].id, prevented))


rule(Wound, (apply_free, "RM-TYPE-08"), (may_prevent, "RM-RULING-67"), (place, "RM-ATK-15"))


def pay_for_prevention(prevent: Prevent, m: Scene) -> Flow:
    """Pay, or discard the card."""
    wound = m.within(Wound)
    ability = ABILITY_OF[prevent.ability]
    figure = m.table.figures[wound.figure]
    wound.used = (*wound.used, ability.number)
    if ability.once:
        note_use(m.table, figure, ability.number, ability.once)
    return pay_for(m, wound.figure, ability)


def carry_out_prevention(prevent: Prevent, m: Scene) -> Flow:
    """Lower the damage; inhuman stand leaves the figure one short of defeat."""
    wound = m.within(Wound)
    ability = ABILITY_OF[prevent.ability]
    figure = m.table.figures[wound.figure]
    if any([one.verb == "spare" for one in ability.calls]):
        lower(m, wound, figure.damage + wound.amount - life_of(m.table, figure) + 1)
    else:
        lower(m, wound, prevent_number(ability))
    return None


def prevention_done(prevent: Prevent, m: Scene) -> Flow:
    """A utensil may come back when its effect is done (resourceful)."""
    return utensil_done(m, m.within(Wound).figure, ABILITY_OF[prevent.ability])


rule(
    Prevent,
    (pay_for_prevention, "RM-RULING-67"),
    (carry_out_prevention, "RM-EQUIP-11"),
    (prevention_done, "RM-EQUIP-05"),
)


# Damage that comes from no attack


def suffer(harm: Harm, m: Scene) -> Flow:
    """Place it without a defence roll (RM-DMG-09)."""
    figure = m.table.figures[harm.figure]
    if figure.square < 0 or figure.defeated:
        return END_RULE
    harm.before = figure.damage
    return call(Wound(harm.figure, harm.amount, harm.source), into="placed")


def follow(harm: Harm, m: Scene) -> Flow:
    """See what follows from it."""
    if not harm.placed:
        return END_RULE
    return call(Consequences(harm.figure, harm.before, harm.placed, in_step=harm.in_step))


rule(Harm, (suffer, "RM-DMG-09"), (follow, "RM-RULING-67"))


# What follows from damage


def fall(after: Consequences, m: Scene) -> Flow:
    """A figure with damage equal to its crosses is defeated (RM-DMG-03)."""
    t = m.table
    figure = t.figures[after.figure]
    after.where = figure.square
    if figure.square < 0 or figure.defeated or figure.damage < life_of(t, figure):
        return goto(own_blow)
    after.fell = True
    m.emit(Defeated(figure.id))
    drop_token(m, figure)
    if figure.kind != GENTLEMAN:
        remove(t, figure)
        return goto(chapter_effects)
    figure.defeated = True
    figure.down = False
    t.deaths += 1  # RM-DMG-08, RM-RULING-39
    after.upkeep = upkeep_ether(figure)
    figure.upkeep = ()
    return None


def upkeep_goes(after: Consequences, m: Scene) -> Flow:
    """Ether on upkeep cards goes to the Nemesis at once (RM-TYPE-04, RM-RULING-38)."""
    return call(HandOver(NEMESIS, after.upkeep)) if after.upkeep else None


def pool_grows(after: Consequences, m: Scene) -> Flow:
    """The Nemesis gains ether in his pool (RM-ETHER-06)."""
    grow_pool(m, CONSTANTS.defeat_pool)
    return None


def make_room(after: Consequences, m: Scene) -> Flow:
    """A gentleman who fell where he may not lie is put beside (RM-RULING-73, RM-DMG-05)."""
    return _room_for(m, after.figure)


def chapter_effects(after: Consequences, m: Scene) -> Flow:
    """What the chapter says of this defeat."""
    frame = chapter.after_defeat(m, after.figure)
    return None if frame is None else call(frame)


def own_blow(after: Consequences, m: Scene) -> Flow:
    """Effects that follow from the blow come first if the attacker's card is being resolved (RM-RULING-111)."""
    t = m.table
    mine = after.attacker >= 0 and t.figures[after.attacker].side == t.side
    return _next_blow(after, m) if mine else goto(effects_of_damage)


def more_of_own_blow(after: Consequences, m: Scene) -> Flow:
    """Go on with them."""
    return goto(own_blow) if after.blow else None


def effects_of_damage(after: Consequences, m: Scene) -> Flow:
    """Effects on damage or defeat, first those of the side whose card is being resolved (RM-RULING-111)."""
    waiting = reactions_to(m, after)
    if not waiting:
        return None
    return call(Aftermath(waiting, after.figure, after.attacker, after.dealt, where=after.where))


def other_blow(after: Consequences, m: Scene) -> Flow:
    """Those of an attacker whose card is not being resolved come now."""
    return _next_blow(after, m)


def more_of_other_blow(after: Consequences, m: Scene) -> Flow:
    """Go on with them."""
    return goto(other_blow) if after.blow else None


def _next_blow(after: Consequences, m: Scene) -> Flow:
    """Carry out the next effect of the blow on a target that is still there."""
    target, attacker = m.table.figures[after.figure], after.attacker
    if not after.blow or not alive(target) or not alive(m.table.figures[attacker]):
        after.blow = ()
        return None
    ability, after.blow = after.blow[0], after.blow[1:]
    return call(Doing(ability, attacker, seat_of(m.table, attacker), about=after.figure, attacker=attacker))


def affliction(after: Consequences, m: Scene) -> Flow:
    """A gentleman whose damage has reached the left cross draws an affliction (RM-GENT-09, RM-DMG-01, RM-RULING-36).

    If he was defeated he draws none (RM-RULING-35).
    """
    t = m.table
    figure = t.figures[after.figure]
    if after.fell or after.in_step or figure.kind != GENTLEMAN or figure.defeated:
        return None
    if after.before < affliction_at(t, figure) <= after.before + after.dealt:
        return call(AfflictionRule(after.figure))
    return None


def look_at_goals(after: Consequences, m: Scene) -> Flow:
    """Test the goals that end the chapter at once (RM-RULING-48)."""
    chapter.check_at_once(m)
    return None


rule(
    Consequences,
    (fall, "RM-DMG-03"),
    (upkeep_goes, "RM-TYPE-04"),
    (pool_grows, "RM-ETHER-06"),
    (make_room, "RM-RULING-73"),
    (chapter_effects, "RM-CHAP-02"),
    (own_blow, "RM-RULING-111"),
    (more_of_own_blow, "RM-RULING-111"),
    (effects_of_damage, "RM-RULING-111"),
    (other_blow, "RM-RULING-111"),
    (more_of_other_blow, "RM-RULING-111"),
    (affliction, "RM-GENT-09"),
    (look_at_goals, "RM-RULING-48"),
)


def upkeep_ether(figure: Figure) -> int:
    """Return the ether on a gentleman's upkeep cards."""
    return sum([ABILITIES[number].cost for number in figure.upkeep])


def remove(t: Table, figure: Figure) -> None:
    """Take a defeated figure from the scene; a minion is back in the supply (RM-DMG-04, RM-ALLY-02, RM-RULING-64)."""
    figure.square = NO_SQUARE
    figure.damage = 0
    figure.ether = 0
    figure.down = False
    if figure.kind in (AGENT, ALLY):
        t.fallen = (*t.fallen, figure.sheet)
    if figure.kind == AGENT:
        figure.benefits = ()
        t.nemesis.stones = (*t.nemesis.stones, *figure.cards)
        figure.cards = ()


def _room_for(m: Scene, number: int) -> Flow:
    """Put a figure that shares its square on the nearest free one."""
    t = m.table
    figure = t.figures[number]
    if figure.square < 0 or not shares_square(t, number):
        return None
    return call(Relocate(number, seats_of_side(m, t.side if t.side >= 0 else figure.side)[0]))


def shares_square(t: Table, number: int) -> bool:
    """Whether another figure is on the same square."""
    square = t.figures[number].square
    return any([one.square == square for other, one in enumerate(t.figures) if other != number])
