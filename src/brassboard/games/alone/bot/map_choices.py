"""What a practised Evil player answers to each question of a card: which creature, which way, which sector.

A card is tried out on a `World`, so every question sees what the answers before it did.
"""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Ask
from brassboard.kernel.data import EndForm, Pass

from ..cards.world import World
from ..content import ITEMS
from ..data.actions import At, Bar, Kind, Mark, Pick, Step, Swipe, Unbar, Unmark
from ..data.table import Creature
from ..queries import creature_id, creature_row
from ..rules.creatures import floor_is_full, may_spawn
from ..scenario.static_map import distances
from .outlook import LIGHT, Outlook, is_boss, nearness

USUAL_STEPS: Final = 2
"""How far a creature goes that is being picked, if the card does not say."""
WORTHLESS: Final = 1e-6
HIDDEN: Final = 1.6
"""How much more a new creature is worth in a hidden sector: it can shock the Hero."""


def choose_on(w: World, out: Outlook, question: Ask, steps: int = USUAL_STEPS) -> Action:
    """Return the answer to a question of a card. `steps` is how far the card moves a creature."""
    options: Sequence[Action] = question.options
    first = options[0]
    if isinstance(first, Pick):
        return pick_creature(w, out, question, steps)
    if isinstance(first, Step | Unbar):
        left = int(question.args["left"]) if question.args and "left" in question.args else 1
        return best_walk(w, out, w.creature(w.moving), left, options)[1]
    if isinstance(first, Kind):
        return best_kind(w, out, options)
    if isinstance(first, At):
        return pick_sector(w, out, question)
    if isinstance(first, Bar):
        return best_door(w, out, options)
    if isinstance(first, Mark):
        return max(options, key=lambda mark: _marker(w, out, mark))
    if isinstance(first, Unmark):
        return min([each for each in options if isinstance(each, Unmark)], key=lambda mark: _marker(w, out, mark))
    if isinstance(first, Swipe):
        return max(options, key=lambda swipe: item_worth(swipe))
    return first


def _marker(w: World, out: Outlook, mark: Action) -> float:
    """Return what a danger marker is worth in the sector of an option; ending is worth nothing."""
    return out.marker(w.station.sector_of[mark.sector]) if isinstance(mark, Mark | Unmark) else 0.0


def ending(options: Sequence[Action]) -> Action | None:
    """Return the option that ends a choice, or None if something must be chosen."""
    return options[-1] if isinstance(options[-1], EndForm | Pass) else None


# Creatures


def pick_creature(w: World, out: Outlook, question: Ask, steps: int) -> Action:
    """Return the creature for which the card does most, or the end of the choice if it does nothing for any."""
    best, most = ending(question.options), WORTHLESS
    kind = question.kind
    for option in question.options:
        if isinstance(option, Pick):
            one = w.creature(creature_id(option.creature))
            worth = out.threat(w.table, one, one.sector, one.figure < 0)
            if kind == "creature":
                worth = best_walk(w, out, one, steps, ())[0]
            elif kind == "teleport":
                worth = 2.0 - worth
            elif kind == "recall":
                worth = 9.0 - worth
            elif kind == "attacked":
                worth += 1.0
            if best is None or worth > most:
                best, most = option, worth
    assert best is not None
    return best


def best_walk(w: World, out: Outlook, one: Creature, left: int, options: Sequence[Action]) -> tuple[float, Action]:
    """Return what the best walk of up to `left` steps is worth, and its first step; staying is worth 0.

    The first step is one of `options`, if there are any.
    """
    walk = Walk(w, out, one)
    hidden = one.figure < 0
    stop = ending(options) if options else EndForm()
    best, most = stop, WORTHLESS
    here = walk.worth(one.sector, hidden)
    if stop is None:
        most = -99.0
    for first, sector, blocked in walk.steps(one.sector, w.table.secret.blocked):
        if options and first not in options:
            continue
        worth = walk.after(sector, blocked, hidden, left - 1) - here
        if worth > most:
            best, most = first, worth
    return (most, best) if best is not None else (0.0, options[0])


class Walk:
    """The ways of one creature over the map, with what it is worth where it ends."""

    def __init__(self, w: World, out: Outlook, one: Creature) -> None:
        self.w = w
        self.out = out
        self.one = one
        self.home = w.station.floor[one.sector]
        self.full = not is_boss(one) and floor_is_full(w.table, 3 - self.home)
        self.seen = w.table.secret.revealed
        self.row = creature_row(w.table, one.kind)

    def steps(self, sector: int, blocked: int) -> list[tuple[Action, int, int]]:
        """Return the next steps: the action, the sector after it and the doors blocked after it."""
        st = self.w.station
        found: list[tuple[Action, int, int]] = []
        for other, door in st.neighbours[sector]:
            if door >= 0 and blocked >> door & 1:
                found.append((Unbar(st.door_code[door]), sector, blocked & ~(1 << door)))
            elif not (self.full and st.floor[other] != self.home):
                found.append((Step(st.code[other]), other, blocked))
        return found

    def worth(self, sector: int, hidden: bool) -> float:
        """Return what the creature is worth if it ends in this sector."""
        lit = self.w.table.secret.lit >> sector & 1 and sector != self.out.hero
        worth = self.out.threat(self.w.table, self.one, sector, hidden)
        return worth + LIGHT * nearness(self.out.near[sector]) if lit else worth

    def after(self, sector: int, blocked: int, hidden: bool, left: int) -> float:
        """Return what is gained at best after a step to this sector with so many steps left."""
        shock = 0.0
        if hidden and self.seen >> sector & 1:
            hidden = False
            if sector == self.out.hero:
                shock = float(self.out.shock(self.row))
        best = self.worth(sector, hidden)
        if left > 0 and sector != self.out.hero:
            for _, other, doors in self.steps(sector, blocked):
                best = max(best, self.after(other, doors, hidden, left - 1))
        return shock + best


def best_kind(w: World, out: Outlook, options: Sequence[Action]) -> Action:
    """Return the kind of creature that can spawn where it is worth most."""
    kinds = [option for option in options if isinstance(option, Kind)]
    return max(
        kinds,
        key=lambda kind: max([spawn_worth(w, out, kind.kind, at) for at in may_spawn(w.table, kind.kind)] or [0.0]),
    )


def spawn_worth(w: World, out: Outlook, kind: str, sector: int) -> float:
    """Return what a new creature is worth in a sector."""
    hidden = not w.table.secret.revealed >> sector & 1
    return out.threat(w.table, Creature(0, kind, sector), sector, hidden)


# Sectors and doors


def pick_sector(w: World, out: Outlook, question: Ask) -> Action:
    """Return the best sector for what the card does there, or the end of the choice if none is good."""
    best, most = ending(question.options), WORTHLESS
    for option in question.options:
        if isinstance(option, At):
            worth = sector_worth(w, out, question.kind, w.station.sector_of[option.sector])
            if best is None or worth > most:
                best, most = option, worth
    assert best is not None
    return best


def sector_worth(w: World, out: Outlook, kind: str, sector: int) -> float:
    """Return what a sector is worth as the answer to a question of this kind."""
    if kind in ("spawn_at", "cultist"):
        return out.reach(sector) * (1.0 if w.table.secret.revealed >> sector & 1 else HIDDEN)
    if kind == "teleport_to":
        return out.reach(sector)
    if kind == "danger":
        return out.marker(sector)
    if kind == "darken":
        return nearness(out.near[sector])
    if kind == "undanger":
        return 1.0 - out.marker(sector)
    if kind == "shift":
        return 0.3 - out.marker(sector)
    if kind == "shift_to":
        return out.marker(sector)
    if kind in ("hide_clue", "real_clue"):
        return float(out.near[sector])
    if kind == "place_boss":
        return 20.0 - out.near[sector]
    return 0.0  # The Hero forgets nothing, so that hiding a sector is worth nothing.


def best_door(w: World, out: Outlook, options: Sequence[Action]) -> Action:
    """Return the door whose block makes the Hero's way longest, or the end of the choice."""
    blocked = w.table.secret.blocked
    here = distances(w.station, out.hero, blocked, 1)[out.goal]
    best, most = ending(options), 0
    for option in options:
        if isinstance(option, Bar):
            door = w.station.door_of[option.door]
            longer = distances(w.station, out.hero, blocked | 1 << door, 1)[out.goal] - here
            if best is None or longer > most:
                best, most = option, longer
    assert best is not None
    return best


def item_worth(swipe: Action) -> float:
    """Return what an item is worth to the Hero, roughly."""
    if not isinstance(swipe, Swipe):
        return 0.0
    row = ITEMS[swipe.item]
    return row.charges * (1.0 if row.action in ("attack", "move") else 0.6) + (1.0 if row.ammunition else 0.0)
