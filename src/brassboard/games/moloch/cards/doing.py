"""What a card, gift or power does: its effects one after the other, each aimed where the words say."""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import END_RULE, EndForm, Flow, ask, goto, rule
from brassboard.kernel.data import Action
from brassboard.kit.effects import Call

from ..content import ABILITIES
from ..data.actions import On, Way
from ..data.card_frames import Doing
from ..data.table import AGENT
from ..queries import Scene, index_of
from ..rules import movement
from .deeds import DEEDS
from .possible import actors, possible, way_possible
from .targets import (
    ALL_OF,
    aimed,
    chargeable,
    drainable,
    guided,
    healable,
    led_off,
    neighbours,
    overheard,
    revivable,
    shot_at,
    this_agent,
)
from .weapon_targets import rifle_targets

# Which way


def choose_way(doing: Doing, m: Scene) -> Flow:
    """Where a card does one of two things, its user chooses among those that can happen."""
    ways = ABILITIES[doing.ability].does.ways
    if len(ways) == 1:
        return goto(aim)
    open_ways = [n for n in range(len(ways)) if way_possible(m, doing, n)]
    if len(open_ways) <= 1:
        doing.way = open_ways[0] if open_ways else 0
        return goto(aim)
    options: list[Action] = [Way(f"{ABILITIES[doing.ability].key}.{n}") for n in open_ways]
    return ask(doing.seat, "way", options, into="chosen_way")


def take_way(doing: Doing, m: Scene) -> Flow:
    """Go this way."""
    assert doing.chosen_way is not None
    doing.way = int(doing.chosen_way.way.rpartition(".")[2])
    return None


# Aiming


def calls_of(doing: Doing) -> tuple[Call, ...]:
    """Return the effects of the way chosen."""
    return ABILITIES[doing.ability].does.ways[doing.way]


def effective(m: Scene, doing: Doing, one: Call) -> Call:
    """Return the effect that counts: the inner one of `times`, the first that can happen of `unless`."""
    if one.verb == "times":
        return one.effects(1).calls[0]
    if one.verb == "unless":
        first = one.effects(0).calls[0]
        return first if possible(m, doing, first) else one.effects(1).calls[0]
    return one


Choices = Callable[[Scene, Doing, Call], list[int]]
CHOICES: Final[dict[str, Choices]] = {
    "heal": lambda m, doing, one: _patients(m, doing, one),
    "ether": lambda m, doing, one: chargeable(m, doing, one),
    "fill": lambda m, doing, one: chargeable(m, doing, one),
    "drain": lambda m, doing, one: drainable(m, doing, one),
    "revive": lambda m, doing, one: revivable(m, doing, one),
    "dmg": lambda m, doing, one: aimed(m, doing, one, 1),
    "act": lambda m, doing, one: actors(m, doing, one),
    "move": lambda m, doing, one: [n for n in aimed(m, doing, one, 1) if _can_step(m, doing, one, n)],
    "attack": lambda m, doing, one: shot_at(m, doing, one),
    "attack_with": lambda m, doing, one: rifle_targets(m, doing.figure, one.word(0)),
    "sweep": lambda m, doing, one: neighbours(m, doing),
    "symbol": lambda m, doing, one: this_agent(m) if one.word(0) == "this" else [doing.figure],
    "brace": lambda m, doing, one: [n for n, f in enumerate(m.table.figures) if f.kind == AGENT and f.square >= 0],
    "guide": lambda m, doing, one: guided(m),
    "lead_off": lambda m, doing, one: led_off(m),
    "whisper": lambda m, doing, one: overheard(m),
}
"""Among whom an effect is aimed; effects that are not listed are aimed at nobody, or ask by themselves."""


def _patients(m: Scene, doing: Doing, one: Call) -> list[int]:
    """Who can be healed; with a cure, also who has an affliction."""
    if not doing.cure:
        return healable(m, doing, one)
    return [n for n in aimed(m, doing, one, 1) if m.table.figures[n].damage or m.table.figures[n].afflictions]


def _can_step(m: Scene, doing: Doing, one: Call, number: int) -> bool:
    """Whether a figure could take a step of this move."""
    return bool(movement.steps_of(m, movement.moved_by(m, doing, one, number)))


def aim(doing: Doing, m: Scene) -> Flow:
    """Ask whom the next effect concerns, where there is a choice."""
    calls = calls_of(doing)
    if doing.at >= len(calls):
        return END_RULE
    one = effective(m, doing, calls[doing.at])
    find = CHOICES.get(one.verb)
    if find is None:
        return goto(carry_out)
    found = [n for n in find(m, doing, one) if n not in doing.done_on]
    if _concerns_all(one):
        return goto(carry_out) if found else goto(next_effect)
    if not found:
        return goto(next_effect)
    further = calls[doing.at].verb == "times" and doing.inner > 0
    if len(found) == 1 and not further:
        doing.that = found[0]
        return goto(carry_out)
    options: list[Action] = [On(m.table.figures[n].id) for n in found]
    if further:
        options.append(EndForm())
    return ask(doing.seat, "target", options, into="on", args={"ability": ABILITIES[doing.ability].key})


def _concerns_all(one: Call) -> bool:
    for value in one.args:  # noqa: SIM110  This runs often, and a generator is slower.
        if isinstance(value, tuple) and value and value[0] in ALL_OF:
            return True
    return False


def take_aim(doing: Doing, m: Scene) -> Flow:
    """Note whom it concerns; who declines is done with this effect."""
    chosen, doing.on = doing.on, None
    if not isinstance(chosen, On):
        doing.inner = 99
        return goto(next_effect)
    doing.that = index_of(m.table, chosen.figure)
    return None


# Doing


def carry_out(doing: Doing, m: Scene) -> Flow:
    """Do it."""
    one = effective(m, doing, calls_of(doing)[doing.at])
    if _concerns_all(one):
        left = [n for n in CHOICES[one.verb](m, doing, one) if n not in doing.done_on]
        if not left:
            return goto(next_effect)
        doing.that = left[0]
    doing.done_on = (*doing.done_on, doing.that)
    return DEEDS[one.verb](doing, m, one)


def again(doing: Doing, m: Scene) -> Flow:
    """An effect on several figures goes on with the next of them."""
    calls = calls_of(doing)
    outer = calls[doing.at]
    one = effective(m, doing, outer)
    if _concerns_all(one):
        return goto(carry_out)
    doing.inner += 1
    if outer.verb == "times" and doing.inner < outer.number(0):
        return goto(aim)
    return None


def next_effect(doing: Doing, m: Scene) -> Flow:
    """Go on with the next effect."""
    doing.at += 1
    doing.inner = 0
    doing.done_on = ()
    return goto(aim)


rule(
    Doing,
    (choose_way, "RM-RULING-107"),
    (take_way, "RM-RULING-107"),
    (aim, "RM-RULING-106"),
    (take_aim, "RM-RULING-106"),
    (carry_out, "RM-ACT-13"),
    (again, "RM-RULING-107"),
    (next_effect, "RM-ACT-13"),
)
