"""Verbs without choices on the map: losses, changes of the action in progress, draws, and effects inside effects."""

from brassboard.kernel.data import Action
from brassboard.kit.effects import Call

from ..data.actions import Swipe
from ..data.core_frames import Op
from ..data.hero_frames import Gear
from .choices import Choices, Verb, choose
from .world import World


def plain(w: World, call: Call) -> Choices:
    """Do a verb that has at most one number: `life`, `cut`, `draw` and others."""
    w.ops.append(Op(call.verb, n=call.number(0) if call.args and isinstance(call.args[0], int) else 0))
    yield from ()


def silent(w: World, call: Call) -> Choices:
    """Do nothing: `slim` counts when the space is taken and `mute` when noise is reported (AL-FLOW-07)."""
    yield from ()


def lie(w: World, call: Call) -> Choices:
    """Allow so many false answers; they are chosen when the answers are given (AL-LOC-07)."""
    w.ops.append(Op("lie", n=call.number(0), word=str(call.number(1))))
    yield from ()


def swipe(w: World, call: Call) -> Choices:
    """Pick one of the equipment cards just drawn."""
    gear = w.m.nearest(Gear)
    drawn = dict.fromkeys(gear.drawn) if gear is not None else {}
    options: list[Action] = [Swipe(item) for item in drawn]
    chosen = yield from choose(w, "swipe", options)
    if isinstance(chosen, Swipe):
        w.ops.append(Op("swipe", word=chosen.item))


def later(w: World, call: Call) -> Choices:
    """Note that a part of the card comes after the damage of this roll."""
    w.ops.append(Op("later"))
    yield from ()


def hero_chooses(w: World, call: Call) -> Choices:
    """Let the Hero choose between a loss of life and lost cards when the operation is done."""
    loss = cards = 0
    for each in call.effects(0).calls:
        if each.verb == "life":
            loss = -each.number(0)
        elif each.verb == "skip":
            cards = each.number(0)
    w.ops.append(Op("trap", n=loss, word=str(cards)))
    yield from ()


def holds(w: World, condition: str) -> bool:
    """Whether the condition of a `given` is true on the map now."""
    hero = w.table.secret.hero
    if condition == "hidden_within_2":
        return any([one.figure < 0 and w.distance(one.sector) <= 2 for one in w.creatures])
    if condition == "seen_outside":
        return w.seen_outside
    if condition == "creature_here":
        return any([one.sector == hero for one in w.creatures])
    if condition == "removed":
        return w.removed
    return not w.station.room[hero]  # in_corridor


PLAIN: dict[str, Verb] = {
    "life": plain,
    "calm": plain,
    "adren": plain,
    "drain": plain,
    "nocond": plain,
    "cut": plain,
    "limit": plain,
    "stop": plain,
    "nosweep": plain,
    "skip": plain,
    "omen": plain,
    "draw": plain,
    "cond": plain,
    "mute": silent,
    "slim": silent,
    "lie": lie,
    "swipe": swipe,
    "later": later,
    "hero_chooses": hero_chooses,
}
