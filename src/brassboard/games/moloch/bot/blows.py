"""What an attack does before it is made: its dice, its symbols and its expected damage, by what lies open on the table.

Nothing is paid in these forecasts: bonuses that cost ether come on top when the attack is made.
"""

from typing import Final

from brassboard.kit.effects import Call

from ..cards.outfit import Outfit
from ..content import CONSTANTS, WEAPONS
from ..content.effects import count_of, words_of
from ..data.table import GENTLEMAN, MINION, Figure, Table
from ..queries import affliction_at, chapter_of, fires, ground_of, layout_of, life_of, outfit, standing_on
from ..rules.aiming import is_free
from . import odds

MELEE: Final = "melee"
RANGED: Final = "ranged"
KINDS: Final = (MELEE, RANGED)
FAR: Final = 99


class Force:
    """What a figure attacks with: dice and the hits of each face of the die, for one kind of attack."""

    def __init__(self, dice: int, values: tuple[int, ...], range: int) -> None:
        self.dice = dice
        self.values = values
        self.range = range


def force_of(t: Table, figure: Figure, kind: str, charging: bool = False, joined: int = 0) -> Force | None:
    """Return what a figure attacks with, its best weapon included; None if it cannot attack so."""
    has = outfit(t, figure)
    base = has.strength if kind == MELEE else has.acc
    far = 1 if kind == MELEE else FAR
    if figure.kind == GENTLEMAN:
        bonus, far = best_weapon(has, kind)
        if bonus < 0:
            return None
        base += bonus
    hits, changes = dict(odds.PLAIN), dict[str, str]()
    dice = base + CONSTANTS.joint_dice * joined
    for ability in has.atk:
        if not is_free(ability) or ability.on or not likely(t, figure, ability.when, kind, charging, joined):
            continue
        for one in ability.calls:
            dice += extra_dice(one, kind)
            note_symbols(one, hits, changes)
    if base <= 0 and dice <= 0:
        return None
    return Force(max(1, dice), odds.face_values(hits, changes), far)


def best_weapon(has: Outfit, kind: str) -> tuple[int, int]:
    """Return the bonus and the range of the best weapon for this kind; a bonus of -1 if there is none."""
    bonus, far = 0 if kind == MELEE else -1, 1
    for each in has.weapons:
        card = WEAPONS[each]
        more = card.melee if kind == MELEE else card.ranged
        reach = card.reach if kind == MELEE else card.range or FAR
        if more > 0 and (more, reach) > (bonus, far if bonus > 0 else 0):
            bonus, far = more, reach
    return bonus, far


def extra_dice(one: Call, kind: str) -> int:
    """Return the dice that an effect adds to an attack of this kind; one of an open amount adds none."""
    if one.verb == "dice" and one.args[1] in (kind, "both") and isinstance(one.args[0], int):
        return one.args[0]
    return 0


def note_symbols(one: Call, hits: dict[str, int], changes: dict[str, str]) -> None:
    """Note what an effect changes in the symbols of an attack."""
    if one.verb == "conv":
        old, new = words_of(one, 0)
        changes.setdefault(old, new)
    elif one.verb == "count":
        symbol, n = count_of(one)
        hits[symbol] = max(hits.get(symbol, 0), n)


def likely(t: Table, figure: Figure, when: tuple[str, ...], kind: str, charging: bool, joined: int) -> bool:
    """Whether the conditions of a bonus hold for such an attack, as far as that is known without a target."""
    for word in when:
        if word in KINDS:
            fits = word == kind
        elif word == "charging":
            fits = charging
        elif word == "group_of_three":
            fits = joined >= 2
        elif word == "past_first_cross":
            fits = figure.damage >= affliction_at(t, figure)
        elif word == "outside":
            fits = not ground_of(t).inside >> figure.square & 1
        elif word == "fire_near":
            fits = bool((layout_of(t).adjacent[figure.square] | 1 << figure.square) & fires(t))
        else:
            fits = word == "with_gloves"
        if not fits:
            return False
    return True


# The target


class Guard:
    """What a figure defends with: dice, and how many faces of the die ward a hit off."""

    def __init__(self, t: Table, figure: Figure) -> None:
        has = outfit(t, figure)
        self.dice = has.agi
        wards = ["dodge"]
        self.prevents = 0
        for ability in has.defence:
            if is_free(ability) and not ability.on and not ability.when:
                for one in ability.calls:
                    if one.verb == "ddice":
                        self.dice += one.number(0)
                    elif one.verb == "conv" and words_of(one, 0)[1] == "dodge":
                        wards.append(words_of(one, 0)[0])
                    elif one.verb == "prevent":
                        self.prevents += one.number(0)
        self.wards = tuple(wards)
        self.less = spared(t, figure)
        self.left = max(1, life_of(t, figure) - figure.damage)


def spared(t: Table, figure: Figure) -> int:
    """Return by how much the chapter lowers each damage of attacks on this figure."""
    less = 0
    for special in chapter_of(t).at("damage"):
        if special.when.word(0) == figure.sheet:
            less += sum([deed.number(0) * len(t.objects) for deed in special.deeds])
    return less


def damage(force: Force, guard: Guard, cover: bool = False, more_guard: int = 0) -> tuple[float, ...]:
    """Return the odds of each damage of an attack with this force."""
    wards = (*guard.wards, "cover") if cover else guard.wards
    found = odds.damage_odds(force.dice, force.values, max(0, guard.dice + more_guard), odds.ward_faces(wards))
    if guard.less:
        found = odds.lowered(found, guard.less, 1)
    return odds.lowered(found, guard.prevents, 0) if guard.prevents else found


def is_covered(t: Table, start: int, target: int) -> bool:
    """Whether a shot between two squares crosses a window or a standing figure."""
    line = layout_of(t).line(start, target)
    if line is None:
        return False
    return line.window or bool(line.passed & standing_on(t) & ~(1 << start | 1 << target))


def joiners(t: Table, figure: Figure, target: Figure, waiting: tuple[int, ...]) -> int:
    """Return how many of those who have not acted could join an attack on this target from where they stand."""
    if figure.kind == GENTLEMAN:
        return 0
    near, sees = layout_of(t).adjacent[target.square], layout_of(t).visible(target.square)
    found = 0
    for number in waiting:
        one = t.figures[number]
        if one is figure or one.square < 0 or one.down:
            continue
        has = outfit(t, one)
        close = has.strength > 0 and near >> one.square & 1
        found += bool(close or (has.acc > 0 and sees >> one.square & 1))
    return found if figure.kind in (MINION, "ally") else 0
