"""Whether anything of an effect can happen; a card can only be played if something of it can (RM-RULING-107)."""

from collections.abc import Callable
from typing import Final

from brassboard.kit.effects import Call

from ..content import ABILITIES, STACK_CARDS
from ..content.effects import words_of
from ..data.card_frames import Doing
from ..data.table import AGENT
from ..queries import Scene, enemies_of, fires, ground_of, layout_of
from ..rules.aiming import base_pool, could_attack
from ..rules.charge import could_charge
from .targets import (
    aimed,
    chargeable,
    copyable,
    drainable,
    fire_squares,
    guided,
    healable,
    led_off,
    listed_types,
    minions_to_name,
    neighbours,
    openable,
    overheard,
    revivable,
    runs,
    shot_at,
    siphon_pairs,
    spawn_centres,
    spreading,
    squares_for,
    stack_of,
    this_agent,
    wreckable,
)
from .weapon_targets import rifle_targets


def something_happens(m: Scene, doing: Doing) -> bool:
    """Whether anything of an ability can happen; else it cannot be used (RM-RULING-107)."""
    for way in ABILITIES[doing.ability].does.ways:
        for one in way:
            if possible(m, doing, one):
                return True
    return False


def way_possible(m: Scene, doing: Doing, way: int) -> bool:
    """Whether anything of one way can happen."""
    return any([possible(m, doing, one) for one in ABILITIES[doing.ability].does.ways[way]])


def possible(m: Scene, doing: Doing, one: Call) -> bool:
    """Whether this effect would change anything now."""
    check = CHECKS.get(one.verb)
    return check is None or check(m, doing, one)


# What takes more than a look


def actors(m: Scene, doing: Doing, one: Call) -> list[int]:
    """Return who can take the action that an effect gives; who lies can only stand up (RM-RULING-42)."""
    t = m.table
    found = aimed(m, doing, one, 0)
    if one.word(2) == "move":
        return [n for n in found if not t.figures[n].down]
    if one.word(2) == "attack":
        return [n for n in found if any([could_attack(m, n, foe) for foe in enemies_of(t, t.figures[n].side)])]
    return [n for n in found if could_charge(m, n)] if one.word(2) == "charge" else found


def curable(m: Scene, doing: Doing, one: Call) -> bool:
    """Whether somebody with an affliction can be healed by what follows."""
    calls = [each for each in ABILITIES[doing.ability].calls if each.verb == "heal"]
    return any([m.table.figures[n].afflictions for each in calls for n in aimed(m, doing, each, 1)])


def avengeable(m: Scene, doing: Doing) -> bool:
    """Whether the attacker is an enemy in sight, as far as shots go now."""
    t = m.table
    if doing.attacker < 0:
        return False
    user, foe = t.figures[doing.figure], t.figures[doing.attacker]
    if foe.square < 0 or foe.side == user.side or not layout_of(t).sees(user.square, foe.square):
        return False
    return ground_of(t).distance(user.square, foe.square) <= m.value("range", "all", 99)


def _can_spawn(m: Scene, doing: Doing, one: Call) -> bool:
    types = listed_types(m.table, words_of(one, 0))
    return bool(types) and bool(spawn_centres(m, doing, one.word(2)))


def _can_draw(m: Scene, doing: Doing, one: Call) -> bool:
    t = m.table
    if one.word(0) == "chaos":
        return bool(t.chaos_deck or t.chaos_discard)
    stack = stack_of(t, one.word(0))
    return bool(stack) or any([card in STACK_CARDS[one.word(0)] for card in t.discards])


Check = Callable[[Scene, Doing, Call], bool]
CHECKS: Final[dict[str, Check]] = {
    "heal": lambda m, doing, one: bool(healable(m, doing, one)),
    "ether": lambda m, doing, one: bool(chargeable(m, doing, one)),
    "fill": lambda m, doing, one: bool(chargeable(m, doing, one)),
    "drain": lambda m, doing, one: bool(drainable(m, doing, one)),
    "revive": lambda m, doing, one: bool(revivable(m, doing, one)),
    "dmg": lambda m, doing, one: bool(aimed(m, doing, one, 1)),
    "act": lambda m, doing, one: bool(actors(m, doing, one)),
    "move": lambda m, doing, one: bool(aimed(m, doing, one, 1)),
    "attack": lambda m, doing, one: bool(shot_at(m, doing, one)),
    "attack_with": lambda m, doing, one: bool(rifle_targets(m, doing.figure, one.word(0))),
    "sweep": lambda m, doing, one: base_pool(m, doing.figure, "melee", "") >= 1 and bool(neighbours(m, doing)),
    "guide": lambda m, doing, one: bool(guided(m)),
    "lead_off": lambda m, doing, one: bool(led_off(m)),
    "whisper": lambda m, doing, one: bool(overheard(m)),
    "douse_outside": lambda m, doing, one: bool(fires(m.table) & ~ground_of(m.table).inside),
    "avenge": lambda m, doing, one: avengeable(m, doing),
    "wreck": lambda m, doing, one: bool(wreckable(m.table, m.table.figures[doing.figure], one)),
    "spawn": _can_spawn,
    "draw": _can_draw,
    "firemark": lambda m, doing, one: bool(squares_for(m, doing, one.word(0)) & fire_squares(m.table)),
    "spread": lambda m, doing, one: bool(spreading(m.table, fires(m.table))),
    "douse": lambda m, doing, one: bool(squares_for(m, doing, one.word(1)) & fires(m.table)),
    "cure": curable,
    "place": lambda m, doing, one: (
        bool(runs(m.table)) if one.word(1) == "manholes" else bool(squares_for(m, doing, one.word(1)))
    ),
    "open": lambda m, doing, one: bool(openable(m.table, m.table.figures[doing.figure].square, one.number(0))),
    "copy": lambda m, doing, one: bool(copyable(m.table, doing.figure)),
    "command": lambda m, doing, one: bool(minions_to_name(m)),
    "fierce": lambda m, doing, one: bool(minions_to_name(m)),
    "both": lambda m, doing, one: bool(siphon_pairs(m.table)),
    "times": lambda m, doing, one: possible(m, doing, one.effects(1).calls[0]),
    "unless": lambda m, doing, one: (
        possible(m, doing, one.effects(0).calls[0]) or possible(m, doing, one.effects(1).calls[0])
    ),
    "brace": lambda m, doing, one: any([f.kind == AGENT and f.square >= 0 for f in m.table.figures]),
    "symbol": lambda m, doing, one: one.word(0) != "this" or bool(this_agent(m)),
    "nothing": lambda m, doing, one: False,
    "take_over": lambda m, doing, one: True,
    "swap_cards": lambda m, doing, one: len([1 for slot in m.table.upper if slot.seen != -1]) > 1,
}
