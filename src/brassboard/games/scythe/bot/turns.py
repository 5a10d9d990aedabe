"""Whole turns in plans: what the top and bottom action of each section would make of a player's position."""

from typing import Final

from ..content import (
    BONUSES,
    BOTTOMS,
    BOX_BASE,
    BOXES,
    FACTORY_CARDS,
    FACTORY_SECTION,
    MATS,
    PRODUCE_COSTS,
    WORKERS,
    Section,
)
from ..content.map_tables import MAKES, VILLAGES
from ..data.table import NOWHERE, Player
from ..queries import is_ability, value_of
from ..rules.top_row import ARMORY, MILL, MONUMENT
from .benefits import benefit, gain, granted, spent, take
from .moves import EXPLORE, PURPOSES, Purpose, Tired, good_steps, make, moved
from .objectives import reveal
from .plan_state import COSTS, Outlook, Sketch, Step, land_of, place_stars, uses_left
from .risk import raided
from .valuation import job_values, makers, pays

AGAIN: Final = 0.75  # weight of the threat of Automas for each turn later
PAIRS: Final = tuple([(one, two) for one in range(4) for two in range(one, 4)])
Made = tuple[tuple[int, int], ...]
"""What is produced: pairs of a hex and a number of tokens."""


def sections_of(look: Outlook, one: Player) -> list[int]:
    """Return the sections to which the token may move."""
    again = is_ability(look.m, one, "relentless")
    found = [number for number in range(1, 5) if number != one.token or again]
    if one.factory_card and one.token != FACTORY_SECTION:
        found.append(FACTORY_SECTION)
    return found


def turns(look: Outlook, sketch: Sketch, few: bool) -> list[Sketch]:
    """Return the positions after each turn worth considering."""
    found: list[Sketch] = []
    for number in sections_of(look, sketch.one):
        for _, after in section_turns(look, sketch, number, few):
            found.append(after)
    return found


def section_turns(look: Outlook, sketch: Sketch, number: int, few: bool) -> list[tuple[str, Sketch]]:
    """Return the positions after the turns of one section, each with the choice of its top action ("" for none)."""
    begun = sketch.copy()
    begun.one.token = number
    begun.moves = ()
    found: list[tuple[str, Sketch]] = []
    done = tops(look, begun, number, few)
    for choice, after in done or [("", begun)]:
        found += [(choice, each) for each in ends(look, after, number)]
    return found


def ends(look: Outlook, after: Sketch, number: int) -> list[Sketch]:
    """Return the positions at the end of a turn, with the bottom action and, where it may be better, without."""
    return [finished(look, each) for each in bottoms(look, after, number)]


def finished(look: Outlook, sketch: Sketch) -> Sketch:
    """End the turn: place stars, reveal an objective, and subtract what Automas threaten."""
    sketch.turns += 1
    place_stars(look, sketch.one)
    reveal(look, sketch)
    if look.raiders and sketch.turns <= look.left:
        sketch.extra -= AGAIN ** (sketch.turns - 1) * raided(look, sketch.one)
    return sketch


# The bottom row


def bottoms(look: Outlook, after: Sketch, number: int) -> list[Sketch]:
    """Return the positions after the bottom action of a section."""
    if number == FACTORY_SECTION:
        return [moved(look, after, 1, 2, EXPLORE, ())]
    paid = bottom(look, after, MATS[after.one.mat].sections[number - 1])
    if paid is None:
        return [after]
    kind = BOTTOMS.index(MATS[after.one.mat].sections[number - 1].bottom)
    return [paid] if uses_left(after.one, kind) else [paid, after]


def bottom(look: Outlook, after: Sketch, section: Section) -> Sketch | None:
    """Return the position after paying for a bottom action and taking its benefit; None if it cannot be paid."""
    one = after.one
    kind = BOTTOMS.index(section.bottom)
    cost = section.cost - one.covered[kind]
    card = after.goods[kind] < cost and len(one.cards) > 0 and is_ability(look.m, one, "coercion")
    if after.goods[kind] + (1 if card else 0) < cost:
        return None
    paid = after.copy()
    mine = paid.one
    if card:
        mine.cards = mine.cards[1:]
        cost -= 1
    paid.add(kind, -cost)
    mine.coins += section.coins
    chosen = benefit(look, paid, section.bottom)
    if chosen is not None:
        take(paid, chosen)
    if mine.recruits >> kind & 1:
        gain(mine, BONUSES[kind], 1)
    return paid


# The top row


def tops(look: Outlook, begun: Sketch, number: int, few: bool) -> list[tuple[str, Sketch]]:
    """Return the positions after each top action that can be paid, each with its choice."""
    if number == FACTORY_SECTION:
        return factory(look, begun)
    top = MATS[begun.one.mat].sections[number - 1].top
    if top == "move":
        purposes = PURPOSES[1:] if few else PURPOSES
        found = [("moves", each) for each in move_ways(look, begun, units_moved(begun.one), 1, (), purposes)]
        return [*found, ("coins", with_coins(begun))]
    if top == "produce":
        return (
            [("produce", produced(begun, made)) for made in produce_ways(look, begun, few)] if pays(begun.one) else []
        )
    if begun.one.coins < 1:
        return []
    if top == "bolster":
        return [("power", bolstered(begun, "power")), ("cards", bolstered(begun, "cards"))]
    found = [("popularity", traded(begun, ()))]
    if land_of(begun) & hands(begun.one):
        found += [("resources", traded(begun, pair)) for pair in pairs(begun)]
    return found


def units_moved(one: Player) -> int:
    """Return how many units Move moves."""
    return value_of(one, 0, BOX_BASE[0])


def move_ways(
    look: Outlook, sketch: Sketch, n: int, reach: int, tired: Tired, purposes: tuple[Purpose, ...] = PURPOSES
) -> list[Sketch]:
    """Return the positions after Move, those that come to the same once.

    Each begins with a good move for one purpose and continues for any purpose.
    """
    found: list[Sketch] = []
    seen: set[tuple[int, tuple[int, ...], tuple[int, ...]]] = set()
    for first in first_steps(look, sketch, reach, tired, purposes):
        begun = sketch.copy()
        make(look, begun, first)
        for purpose in purposes:
            after = moved(look, begun, n - 1, reach, purpose, (*tired, (first.unit, first.to)))
            places = (after.one.character, after.one.mechs, after.one.workers)
            if places not in seen:
                seen.add(places)
                found.append(after)
    return found


def first_steps(look: Outlook, sketch: Sketch, reach: int, tired: Tired, purposes: tuple[Purpose, ...]) -> list[Step]:
    """Return the best first moves for each purpose: several in the turn at hand, only the best one in later turns."""
    found: dict[tuple[str, int, int, int], Step] = {}
    for purpose in purposes:
        steps = good_steps(look, sketch, reach, purpose, tired)
        for step in steps if len(purposes) == len(PURPOSES) else steps[:1]:
            found.setdefault((step.unit, step.at, step.to, step.riders), step)
    return list(found.values())


def with_coins(begun: Sketch) -> Sketch:
    """Return the position after taking the coins of Move."""
    after = begun.copy()
    after.one.coins += value_of(after.one, 1, BOX_BASE[1])
    return after


def bolstered(begun: Sketch, what: str) -> Sketch:
    """Return the position after Bolster."""
    after = begun.copy()
    one = after.one
    one.coins -= 1
    box = BOXES.index(what)
    gain(one, what, value_of(one, box, BOX_BASE[box]))
    if one.structures[MONUMENT] >= 0:
        gain(one, "popularity", 1)
    return after


def traded(begun: Sketch, pair: tuple[int, ...]) -> Sketch:
    """Return the position after Trade for two resources, or for popularity."""
    after = begun.copy()
    one = after.one
    one.coins -= 1
    for kind in pair:
        after.add(kind, 1)
    if not pair:
        box = BOXES.index("popularity")
        gain(one, "popularity", value_of(one, box, BOX_BASE[box]))
    if one.structures[ARMORY] >= 0:
        gain(one, "power", 1)
    return after


def pairs(sketch: Sketch) -> list[tuple[int, int]]:
    """Return the pairs of resources to trade for: kinds that a bottom action still needs."""
    one = sketch.one
    lacking = [0, 0, 0, 0]
    for kind, cost in enumerate(COSTS[one.mat]):
        if uses_left(one, kind):
            lacking[kind] = max(0, cost - one.covered[kind] - sketch.goods[kind])
    found = [pair for pair in PAIRS if all([lacking[kind] >= pair.count(kind) for kind in pair])]
    return found or [pair for pair in PAIRS if pair[0] == pair[1]]


def hands(one: Player) -> int:
    """Return the hexes with a worker."""
    found = 0
    for at in one.workers:
        found |= 1 << at
    return found


def produce_ways(look: Outlook, sketch: Sketch, few: bool) -> list[Made]:
    """Return what Produce could make: on the most useful land, with villages and without."""
    one = sketch.one
    return makings(sketch, makers(one), one.structures[MILL], look, few)


def makings(sketch: Sketch, n: int, mill: int, look: Outlook, few: bool) -> list[Made]:
    """Return what up to `n` territories and the Mill's could produce."""
    one = sketch.one
    jobs = job_values(sketch)
    free = WORKERS - len(one.workers)
    land = land_of(sketch)
    sites: list[tuple[float, int, int]] = []
    villages: list[tuple[float, int, int]] = []
    for at in {*one.workers, mill} if mill >= 0 else {*one.workers}:
        made = one.workers.count(at) + (at == mill)
        if not land >> at & 1:
            continue
        if VILLAGES >> at & 1 and free:
            villages.append((min(made, free) * 1.0, at, min(made, free)))
        elif MAKES[at] >= 0:
            sites.append((made * (0.3 + jobs[MAKES[at]]), at, made))
    sites.sort(reverse=True)
    villages.sort(reverse=True)
    found: list[Made] = []
    for settlers in (0, 1, 2):
        if settlers > min(len(villages), n):
            break
        chosen = villages[:settlers] + sites[: n - settlers]
        if mill >= 0 and all([at != mill for _, at, _ in chosen]):
            chosen += [each for each in (*sites, *villages) if each[1] == mill]
        if chosen:
            made_there = tuple([(at, made) for _, at, made in chosen])
            found.append(made_there)
            if settlers and villages[0][2] > 1 and not few:
                found.append(((made_there[0][0], made_there[0][1] - 1), *made_there[1:]))
    return found


def produced(sketch: Sketch, made: Made, costs: bool = True) -> Sketch:
    """Return the position after Produce; without `costs` nothing is paid."""
    after = sketch.copy()
    one = after.one
    if costs:
        power, popularity, coins = PRODUCE_COSTS[len(one.workers)]
        one.power -= power
        one.popularity -= popularity
        one.coins -= coins
    for at, n in made:
        if VILLAGES >> at & 1:
            one.workers = tuple(sorted((*one.workers, *(at,) * min(n, WORKERS - len(one.workers)))))
        else:
            after.add(MAKES[at], n)
    return after


def factory(look: Outlook, begun: Sketch) -> list[tuple[str, Sketch]]:
    """Return the positions after each entry of the Factory card, as far as a plan can judge what it gives."""
    card = FACTORY_CARDS.get(begun.one.factory_card)
    if card is None:
        return []
    found: list[tuple[str, Sketch]] = []
    for entry in card.choose:
        after = begun.copy()
        if spent(after, card.cost):
            granted(look, after, entry, NOWHERE)
            found.append(("factory", after))
    return found
