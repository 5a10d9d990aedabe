"""Assigning dice, for bots: the actions that are worth most together, and the rest on the room card."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Seat

from ..content import ROOM_CARDS, Needs
from ..data.actions import Place
from ..data.frames import Pool
from ..queries import Scene, here
from ..rules.assignment import NO_SLOT, ROOM_SLOT, face_of, slots_of
from ..rules.combat import skill_of
from ..rules.turrets import FIRE
from .dice import best_hit, bonus_worth, single_targets, slot_worth, wound_worth


def place_die(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the slot of the next die in the best spread, as far as the dice placed before allow it."""
    pool = m.within(Pool)
    given = [each for each in m.state.given[seat] if isinstance(each, Place)] if m.state.given else []
    wanted = known_spread(m, pool)
    order = sorted(pool.dice, key=lambda die: (-face_of(die), die))
    die = order[len(given)]
    slots = sorted([slot for other, slot in wanted if other == die], key=slot_order(m, pool).index)
    before = len([place for place in given if place.die == die])
    slot = slots[before] if before < len(slots) else NO_SLOT
    for option in options:
        if isinstance(option, Place) and option.slot == slot:
            return option
    return options[-1]


_SPREADS: Final[dict[tuple[object, ...], list[tuple[str, str]]]] = {}
MOST_KEPT: Final = 64


def known_spread(m: Scene, pool: Pool) -> list[tuple[str, str]]:
    """Return the cached best spread, which is asked for once per die; the key holds all it depends on."""
    table = m.table
    room = table.rooms[pool.room]
    figures = tuple(
        [
            (c.at, c.square, c.wounds, c.madness, c.stunned, c.gear, c.carries, c.used, c.resting)
            for c in table.characters
        ]
    )
    guns = tuple([(gun.id, gun.kind, gun.square, gun.wounds) for gun in table.turrets])
    own = table.sides[pool.seat]
    key = (table.scenario, table.open, pool.seat, pool.room, pool.dice, room.card, room.laid, own.steam, own.points)
    whole = (*key, table.friendly, figures, guns, len(table.sides))
    known = _SPREADS.get(whole)
    if known is None:
        if len(_SPREADS) >= MOST_KEPT:
            _SPREADS.clear()
        known = _SPREADS[whole] = best_spread(m, pool)
    return known


def slot_order(m: Scene, pool: Pool) -> list[str]:
    """Return the names of the slots in the order in which they are offered."""
    return [*[slot.name for slot in slots_of(m, pool)], NO_SLOT]


def best_spread(m: Scene, pool: Pool) -> list[tuple[str, str]]:
    """Return a slot for each die: the few best actions, and the rest on the room card."""
    slots = slots_of(m, pool)
    valued: list[ActionValue] = []
    for slot in slots:
        if slot.needs is not None:
            deed = ActionValue(m, pool, slot.name, slot.needs)
            if deed.value > 0:
                valued.append(deed)
    valued.sort(key=lambda deed: (-deed.value, deed.name))
    room = any([slot.needs is None for slot in slots])
    state = m.table.rooms[pool.room]
    missing = ROOM_CARDS[state.card].target - state.laid if room else 0
    usable = tuple(sorted([die for die in pool.dice if len(die) == 2], key=lambda die: (face_of(die), die)))
    special = sum([face_of(die) for die in pool.dice if len(die) == 3])
    search = SpreadSearch(m, pool, valued[:MOST_SLOTS], missing, special)
    placed = search.find(usable)
    left = list(pool.dice)
    for die, _ in placed:
        left.remove(die)
    return [*placed, *[(die, ROOM_SLOT if room else NO_SLOT) for die in left]]


MOST_SLOTS: Final = 7
MOST_EXPLORED: Final = 300
Placed = list[tuple[str, str]]


class ActionValue:
    """An action that dice could be placed on, its worth alone, and the figures it could strike."""

    def __init__(self, m: Scene, pool: Pool, name: str, needs: Needs) -> None:
        self.name = name
        self.needs = needs
        self.figure, _, skill_id = name.partition(".")
        self.skill = None if skill_id == FIRE else skill_of(m, self.figure, skill_id)
        self.targets = single_targets(m, pool, name)
        self.wounds = 0 if not self.targets else 1 if self.skill is None else max(1, self.skill.wounds)
        self.value = best_hit(m, pool.seat, self.targets, self.wounds) if self.targets else slot_worth(m, pool, name)
        self.bonuses: dict[tuple[str, ...], float] = {}
        """The worth of dice beyond fulfilling the action, by those dice."""


class SpreadSearch:
    """A search for the best actions that few dice fulfil; dice left over count their points on the room card."""

    def __init__(self, m: Scene, pool: Pool, valued: list[ActionValue], missing: int, special: int) -> None:
        self.m = m
        self.pool = pool
        self.valued = valued
        self.missing = missing
        self.special = special
        room = m.table.rooms[pool.room]
        clears = room.card != "" and ROOM_CARDS[room.card].clears
        self.solved = 9.0 + solving_points(m, pool.room)
        self.partly = 0.5 if clears else 5.0
        self.top = -1.0
        self.best: Placed = []
        self.explored = 0
        self.placed: list[tuple[str, tuple[str, ...]]] = []
        """The actions that have their dice so far."""
        self.struck: dict[str, int] = {}
        """The wounds each figure gets from those actions, so that nobody is struck after falling."""
        self.hits: dict[tuple[str, int, int], float] = {}

    def find(self, dice: tuple[str, ...]) -> Placed:
        """Return the best spread: actions first and the rest on the card, or the card first."""
        points = sum([face_of(die) for die in dice]) + self.special
        self.explore(0, dice, points, 0.0)
        if self.missing and points >= self.missing:
            for order in (dice, dice[::-1]):
                needed, total = 0, self.special
                while total < self.missing:
                    total += face_of(order[needed])
                    needed += 1
                self.explored = 0
                self.explore(0, order[needed:], points, 0.0)
        return self.best

    def explore(self, at: int, left: tuple[str, ...], points: int, worth: float) -> None:
        """Try actions from number `at` on with the dice left; `points` are left for the card."""
        self.explored += 1
        if at == len(self.valued) or self.explored > MOST_EXPLORED:
            self.keep_if_best(points, worth)
            return
        deed = self.valued[at]
        value, target = self.best_target(deed)
        if value > 0:
            self.strike(target, deed.wounds)
            for dice, rest, spent in dice_choices(left, deed.needs):
                self.placed.append((deed.name, dice))
                self.explore(at + 1, rest, points - spent, worth + (value + self.bonus(deed, dice)))
                self.placed.pop()
            self.strike(target, -deed.wounds)
        self.explore(at + 1, left, points, worth)

    def keep_if_best(self, points: int, worth: float) -> None:
        """Keep the actions placed so far if they are the best so far."""
        if self.missing:
            worth += self.solved if points >= self.missing else self.partly * points / (self.missing + 4)
        if worth > self.top:
            self.top, self.best = worth, [(die, name) for name, dice in self.placed for die in dice]

    def bonus(self, deed: ActionValue, dice: tuple[str, ...]) -> float:
        """Return the worth of dice beyond fulfilling the action."""
        if deed.skill is None or not deed.skill.bonuses:
            return 0.0
        known = deed.bonuses.get(dice)
        if known is None:
            known = deed.bonuses[dice] = bonus_worth(self.m, self.pool, deed.figure, deed.skill, dice)
        return known

    def best_target(self, deed: ActionValue) -> tuple[float, str]:
        """Return what an action is still worth beside those placed before, and the figure it strikes."""
        if not deed.targets:
            return deed.value, ""
        best, chosen = 0.0, ""
        for target in deed.targets:
            value = self.hit_worth(target, deed.wounds)
            if value > best:
                best, chosen = value, target
        return best, chosen

    def hit_worth(self, target: str, wounds: int) -> float:
        """Return the worth of wounds on a target after those it gets from the actions placed before."""
        before = self.struck.get(target, 0)
        known = self.hits.get((target, wounds, before))
        if known is None:
            known = wound_worth(self.m, self.pool.seat, target, wounds, before)
            self.hits[target, wounds, before] = known
        return known

    def strike(self, target: str, wounds: int) -> None:
        """Note the wounds that a placed action gives a target."""
        if target:
            self.struck[target] = self.struck.get(target, 0) + wounds


def solving_points(m: Scene, room: int) -> float:
    """Return the worth of the victory points for solving a room."""
    squares = here(m).rooms[room]
    attackers = len(m.table.sides) - 1
    worth = 0.0
    for row in here(m).scenario.points:
        if row.what == "solved":
            marks = here(m).scenario.marks
            held = [least <= attackers and kind == row.kind and squares >> at & 1 for kind, at, least in marks]
            if row.kind in ("", "any") or any(held):
                worth += 5.0 * row.n
    return worth


_PICKS: Final[dict[tuple[str, tuple[str, ...]], list[tuple[tuple[str, ...], tuple[str, ...], int]]]] = {}
MOST_PICKS: Final = 20_000


def dice_choices(dice: tuple[str, ...], needs: Needs) -> list[tuple[tuple[str, ...], tuple[str, ...], int]]:
    """Return the smallest choices of dice that fulfil a requirement, with the dice each leaves and the points it takes.

    Answers are cached, since the same few dice are tested again and again.
    """
    known = _PICKS.get((needs.text, dice))
    if known is None:
        if len(_PICKS) >= MOST_PICKS:
            _PICKS.clear()
        known = []
        for pick in dict.fromkeys(smallest_choices(dice, needs)):
            rest = list(dice)
            for die in pick:
                rest.remove(die)
            known.append((pick, tuple(rest), sum([face_of(die) for die in pick])))
        _PICKS[needs.text, dice] = known
    return known


def smallest_choices(dice: tuple[str, ...], needs: Needs) -> list[tuple[str, ...]]:
    """Return a few choices of dice that fulfil a requirement without a spare die, cheapest first."""
    found: list[tuple[str, ...]] = []
    count = len(dice)
    for size in range(needs.least, needs.most + 1):
        if size == 1:
            found.extend([(die,) for die in dict.fromkeys(dice) if needs.met((die,))])
        elif size == 2:
            found.extend(
                [(dice[i], dice[j]) for i in range(count) for j in range(i + 1, count) if needs.met((dice[i], dice[j]))]
            )
        elif not found:
            for i in range(count):
                for j in range(i + 1, count):
                    for k in range(j + 1, count):
                        if needs.met((dice[i], dice[j], dice[k])):
                            found.append((dice[i], dice[j], dice[k]))
    found.sort(key=lambda pick: sum([face_of(die) for die in pick]))
    return found[:4]


def attack_fails(m: Scene, pool: Pool) -> bool:
    """Return whether this roll allows no attack although there is someone to strike."""
    slots = slots_of(m, pool)
    able = any([slot.needs is not None and slot_worth(m, pool, slot.name) > 0 for slot in slots])
    return able and not any([slot != NO_SLOT for _, slot in known_spread(m, pool)])
