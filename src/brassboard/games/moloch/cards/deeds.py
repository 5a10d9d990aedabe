"""The verbs of the effect language: what each of them does, one small function a verb."""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import Effect, Flow, Until, call, until_round, until_turn
from brassboard.kit.bits import members
from brassboard.kit.effects import Call

from ..content import ABILITIES
from ..content.effects import words_of
from ..data.attack_frames import AttackRule, HandOver, Harm
from ..data.card_frames import (
    CopyAdvantage,
    Cure,
    Doing,
    Douse,
    DrawChaos,
    DrawEquipment,
    Hop,
    LayFire,
    NamedGroup,
    SewerRun,
    SiphonPair,
    SpawnRule,
    SpreadFire,
    TakeOver,
    Wreck,
)
from ..data.events import EtherPaid, FiresDoused
from ..data.frames import Activation, FigureTurn, MoveAction, ReviveRule, SwapRule
from ..data.table import AGENT, ALLY, MINION, NEMESIS, NEMESIS_SIDE, Figure
from ..queries import (
    Scene,
    fires,
    free_squares,
    ground_of,
    leader_seat,
    most_ether,
    names_of,
    seat_of,
    until_attacked,
    until_done,
)
from ..rules import movement
from ..rules.afflictions import heal
from ..rules.ether import gain_ether, grow_pool
from .targets import (
    fire_squares,
    listed_types,
    openable,
    spawn_centres,
    squares_for,
    wreckable,
)
from .uses import attack_depth

UNTIL_CARD: Final = Until("card")


def _that(m: Scene, doing: Doing) -> Figure:
    figure: Figure = m.table.figures[doing.that]
    return figure


def _side(m: Scene, doing: Doing) -> int:
    return m.table.figures[doing.figure].side if doing.figure >= 0 else NEMESIS_SIDE


# Life and ether


def do_heal(doing: Doing, m: Scene, one: Call) -> Flow:
    heal(m, _that(m, doing), one.number(0))
    if doing.cure and _that(m, doing).afflictions:
        n, doing.cure = doing.cure, 0
        return call(Cure(doing.that, doing.seat, n))
    return None


def do_cure(doing: Doing, m: Scene, one: Call) -> Flow:
    doing.cure = one.number(0)
    return None


def do_harm(doing: Doing, m: Scene, one: Call) -> Flow:
    return call(Harm(doing.that, one.number(0), "card"))


def do_ether(doing: Doing, m: Scene, one: Call) -> Flow:
    gain_ether(m, _that(m, doing), one.number(0))
    return None


def do_fill(doing: Doing, m: Scene, one: Call) -> Flow:
    gain_ether(m, _that(m, doing), most_ether(m.table, _that(m, doing)))
    return None


def do_pool(doing: Doing, m: Scene, one: Call) -> Flow:
    grow_pool(m, one.number(0))
    return None


def do_drain(doing: Doing, m: Scene, one: Call) -> Flow:
    """Hand ether to the Nemesis, who splits it."""
    figure = _that(m, doing)
    n = min(one.number(0), figure.ether)
    figure.ether -= n
    m.emit(EtherPaid(figure.id, n))
    return call(HandOver(NEMESIS, n)) if n else None


def do_revive(doing: Doing, m: Scene, one: Call) -> Flow:
    return call(ReviveRule(doing.that))


def do_revive_later(doing: Doing, m: Scene, one: Call) -> Flow:
    """When the running activation ends; between activations at once."""
    activation = m.nearest(Activation)
    if activation is None:
        return call(ReviveRule(doing.figure))
    activation.reviving = (*activation.reviving, doing.figure)
    return None


# Actions of others


def do_act(doing: Doing, m: Scene, one: Call) -> Flow:
    """Somebody takes actions: no activation, so no fire check and no upkeep (RM-RULING-62)."""
    t = m.table
    number = doing.that
    figure = t.figures[number]
    controlled = figure.side != _side(m, doing)
    seat = doing.seat if controlled or figure.kind in (AGENT, MINION) else seat_of(t, number)
    if figure.kind == ALLY and not controlled:
        seat = leader_seat(t)
    kind = one.word(2)
    return call(
        FigureTurn(
            number, seat, one.number(1), "granted", kind, controlled=controlled,
            free_charge=kind == "charge" and number == doing.figure,
        )
    )  # fmt: skip


def do_guide(doing: Doing, m: Scene, one: Call) -> Flow:
    return call(FigureTurn(doing.that, NEMESIS, 1, "granted", "move"))


def do_take_over(doing: Doing, m: Scene, one: Call) -> Flow:
    """The Nemesis may use the gentleman for one free charge, unless two attacks are open (RM-RULING-68, 75)."""
    return call(TakeOver(doing.figure)) if attack_depth(m) < 2 else None


def do_may_attack(doing: Doing, m: Scene, one: Call) -> Flow:
    """One attack that costs no action, unless two attacks are open (RM-AFFL-04, RM-RULING-68)."""
    if attack_depth(m) >= 2:
        return None
    return call(FigureTurn(doing.figure, seat_of(m.table, doing.figure), 1, "granted", "attack"))


# Moves


def do_move(doing: Doing, m: Scene, one: Call) -> Flow:
    return call(movement.moved_by(m, doing, one, doing.that))


def do_trample(doing: Doing, m: Scene, one: Call) -> Flow:
    """A move action that passes enemies and knocks minions down."""
    points = movement.points_of(m, doing.figure)
    return call(MoveAction(doing.figure, doing.seat, points, ("disengage", "figures"), tramples=True))


def do_lead_off(doing: Doing, m: Scene, one: Call) -> Flow:
    return call(MoveAction(doing.that, NEMESIS, one.number(0), forced=True, by_effect=True))


def do_drive(doing: Doing, m: Scene, one: Call) -> Flow:
    """The Nemesis moves the gentleman (RM-RULING-74)."""
    return call(MoveAction(doing.figure, NEMESIS, one.number(0), forced=True, by_effect=True))


def do_place(doing: Doing, m: Scene, one: Call) -> Flow:
    if one.word(1) == "manholes":
        doing.inner = runs_of(doing)  # all of them run in one rule, from one manhole to one other
        return call(SewerRun(doing.seat, most=doing.inner))
    squares = squares_for(m, doing, one.word(1)) & free_squares(m.table)
    return call(Hop(doing.figure, doing.seat, members(squares)))


def runs_of(doing: Doing) -> int:
    """Return how many figures an effect places."""
    outer = ABILITIES[doing.ability].does.ways[doing.way][doing.at]
    return outer.number(0) if outer.verb == "times" else 1


# Attacks


def do_attack(doing: Doing, m: Scene, one: Call) -> Flow:
    """An attack of exactly so many dice: no weapon, no bonuses."""
    return call(
        AttackRule(doing.figure, doing.seat, doing.that, one.word(1), fixed=one.number(0), aims=words_of(one, 2))
    )


def do_attack_with(doing: Doing, m: Scene, one: Call) -> Flow:
    return call(AttackRule(doing.figure, doing.seat, doing.that, "ranged", only_weapon=one.word(0)))


def do_sweep(doing: Doing, m: Scene, one: Call) -> Flow:
    """One roll against every adjacent enemy (RM-RULING-76)."""
    return call(AttackRule(doing.figure, doing.seat, doing.that, "melee", bare=True, sweep=True))


def do_avenge(doing: Doing, m: Scene, one: Call) -> Flow:
    attack = AttackRule(doing.figure, doing.seat, doing.attacker, "ranged", fixed=one.number(0), aims=("uncovered",))
    return call(attack)


# Minions


def do_spawn(doing: Doing, m: Scene, one: Call) -> Flow:
    """Minions appear next to one agent or manhole (RM-RULING-09)."""
    types = listed_types(m.table, words_of(one, 0))
    centres = tuple(spawn_centres(m, doing, one.word(2)))
    return call(SpawnRule(NEMESIS, types, one.number(1), centres=centres)) if types and centres else None


def do_command(doing: Doing, m: Scene, one: Call) -> Flow:
    return call(NamedGroup(NEMESIS, one.number(0)))


def do_fierce(doing: Doing, m: Scene, one: Call) -> Flow:
    return call(NamedGroup(NEMESIS, one.number(0), fierce=True))


def do_hurry(doing: Doing, m: Scene, one: Call) -> Flow:
    m.add(Effect("hurry", "speed", "minions", one.number(0), UNTIL_CARD))
    return None


def do_symbol(doing: Doing, m: Scene, one: Call) -> Flow:
    """A symbol counts as another: for one agent, or for all minions of this card."""
    old, new = words_of(one, 1)
    source, what = ABILITIES[doing.ability].source, f"conv {old}>{new}"
    if one.word(0) == "minions":
        m.add(Effect(source, what, "minions", 1, UNTIL_CARD))
    else:
        m.add(Effect(source, what, _that(m, doing).id, 1, until_done(doing.that)))
    return None


def do_brace(doing: Doing, m: Scene, one: Call) -> Flow:
    """More defence dice in the next attack on one agent."""
    m.add(Effect("brace", "ddice", _that(m, doing).id, one.number(0), until_attacked(doing.that)))
    return None


# The scene


def do_firemark(doing: Doing, m: Scene, one: Call) -> Flow:
    squares = squares_for(m, doing, one.word(0)) & fire_squares(m.table)
    must = ABILITIES[doing.ability].must or doing.figure < 0
    return call(LayFire(doing.seat, members(squares), must)) if squares else None


def do_spread(doing: Doing, m: Scene, one: Call) -> Flow:
    return call(SpreadFire(doing.seat, one.number(0), members(fires(m.table))))


def do_douse(doing: Doing, m: Scene, one: Call) -> Flow:
    squares = squares_for(m, doing, one.word(1)) & fires(m.table)
    return call(Douse(doing.seat, one.number(0), members(squares))) if squares else None


def do_douse_outside(doing: Doing, m: Scene, one: Call) -> Flow:
    """All fires on outside squares go out."""
    t = m.table
    inside = ground_of(t).inside
    gone = fires(t) & ~inside
    t.fire = tuple([square for square in t.fire if inside >> square & 1])
    m.emit(FiresDoused(tuple(names_of(t, gone))))
    return None


def do_open(doing: Doing, m: Scene, one: Call) -> Flow:
    edges = openable(m.table, m.table.figures[doing.figure].square, one.number(0))
    return call(Wreck(doing.seat, tuple(edges), rubble=False)) if edges else None


def do_wreck(doing: Doing, m: Scene, one: Call) -> Flow:
    """An edge of the own square becomes rubble; the chapter may allow more (IV-WRECK)."""
    edges = wreckable(m.table, m.table.figures[doing.figure], one)
    return call(Wreck(doing.seat, tuple(edges))) if edges else None


def do_range(doing: Doing, m: Scene, one: Call) -> Flow:
    m.add(Effect("soot_rain", "range", "all", one.number(0), until_round(), "at_most"))
    return None


def do_door_price(doing: Doing, m: Scene, one: Call) -> Flow:
    m.add(Effect("slammed_door", "door", "price", one.number(0), until_round(), "set"))
    return None


def do_cover(doing: Doing, m: Scene, one: Call) -> Flow:
    """Cover against every ranged attack until the own next activation."""
    figure = m.table.figures[doing.figure]
    m.add(Effect("smoke_bomb", "cover", figure.id, 1, until_turn(doing.figure)))
    return None


# Cards


def do_draw(doing: Doing, m: Scene, one: Call) -> Flow:
    if one.word(0) == "chaos":
        return call(DrawChaos(one.number(1)))
    return call(DrawEquipment(doing.figure, one.word(0), one.number(1)))


def do_copy(doing: Doing, m: Scene, one: Call) -> Flow:
    return call(CopyAdvantage(doing.figure, doing.seat))


def do_swap(doing: Doing, m: Scene, one: Call) -> Flow:
    return call(SwapRule(leader_seat(m.table)))


def do_both(doing: Doing, m: Scene, one: Call) -> Flow:
    """An agent and a gentleman next to it: damage for him, healing for the agent."""
    amounts = {each.verb: each.number(0) for each in one.effects(0).calls}
    return call(SiphonPair(NEMESIS, damage=amounts["dmg"], heals=amounts["heal"]))


def do_nothing(doing: Doing, m: Scene, one: Call) -> Flow:
    return None


Deed = Callable[[Doing, Scene, Call], Flow]
DEEDS: Final[dict[str, Deed]] = {
    "heal": do_heal, "cure": do_cure, "dmg": do_harm, "ether": do_ether, "fill": do_fill, "pool": do_pool,
    "drain": do_drain, "whisper": do_drain, "revive": do_revive, "revive_later": do_revive_later, "act": do_act,
    "guide": do_guide, "take_over": do_take_over, "may_attack": do_may_attack, "move": do_move, "trample": do_trample,
    "lead_off": do_lead_off, "drive": do_drive, "place": do_place, "attack": do_attack, "attack_with": do_attack_with,
    "sweep": do_sweep, "avenge": do_avenge, "spawn": do_spawn, "command": do_command, "fierce": do_fierce,
    "hurry": do_hurry, "symbol": do_symbol, "brace": do_brace, "firemark": do_firemark, "spread": do_spread,
    "douse": do_douse, "douse_outside": do_douse_outside, "open": do_open, "wreck": do_wreck, "range": do_range,
    "door_price": do_door_price, "cover": do_cover, "draw": do_draw, "copy": do_copy, "swap_cards": do_swap,
    "both": do_both, "nothing": do_nothing,
}  # fmt: skip
"""What each verb does. Verbs of rolls and values are read where they count, those of places in the intermezzo."""
