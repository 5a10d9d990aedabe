"""How an Automa chooses: which unit it picks up, which hexes are valid, and the chain that decides between them.

Each move of a scheme is a chain of data (a named point): modules may replace a chain, or the last tie-break.
"""

from typing import Final

from brassboard.kit.bits import Bits, members

from ..content import BASES, CLOCKWISE, FACTORY, LEVELS, Doing
from ..content.map_tables import AWAY, HOMES, LAKES, OVER_RIVER, TERRITORIES, TOUCHING
from ..data.table import HUMAN, NOWHERE, Player
from ..extension_points import Chain, Scene, points
from ..queries import fighters, shift, strangers, units, workers

FAR: Final = 99


# Hexes near and far


def distance(one: int, two: int) -> int:
    """SA-HEX-05."""
    return AWAY[one][two]


def dry_now(m: Scene, me: Player) -> bool:
    """SA-HEX-03: is the no-water symbol still on its space?"""
    return me.tracker <= LEVELS[me.level].water_until


def around(m: Scene, me: Player, at: int) -> Bits:
    """SA-HEX-01, SA-HEX-02: the neighbourhood of a unit on a hex, or of the home base."""
    near = TOUCHING[at]
    if HOMES >> at & 1:
        near &= TERRITORIES
    else:
        near |= 1 << at
    if dry_now(m, me):
        near &= ~(LAKES | OVER_RIVER[at])
    return near & TERRITORIES


def where_units_are(me: Player) -> list[int]:
    """One hex for each of its units on the map."""
    hexes = [me.character] if me.character >= 0 else []
    hexes += [*me.mechs, *me.workers]
    return [at for at in hexes if at >= 0 and TERRITORIES >> at & 1]


def neighbourhood(m: Scene, me: Player, base: bool = True) -> Bits:
    """The hexes in the neighbourhood of any of its units, or of its base."""
    found = around(m, me, me.base) if base else 0
    for at in where_units_are(me):
        found |= around(m, me, at)
    return found


def opponents(m: Scene, me: Player) -> list[Player]:
    """SA-HEX-08, RF-MPA-04, RF-MPA-05: the people; in a competition the other Automas too."""
    everyone = [one for one in m.table.players if one.seat != me.seat]
    if m.table.cooperative:
        return [one for one in everyone if one.kind == HUMAN]
    return everyone


def foes(m: Scene, me: Player) -> Bits:
    found = 0
    for one in m.table.players:
        if one.seat != me.seat:
            found |= units(one)
    return (found | strangers(m.table)) & TERRITORIES


def foe_fighters(m: Scene, me: Player) -> Bits:
    found = 0
    for one in opponents(m, me):
        found |= fighters(one)
    return found & TERRITORIES


# Which unit


def closest(m: Scene, me: Player, candidates: list[tuple[str, int]]) -> tuple[str, int] | None:
    """The one closest to the base; then reading order; on one hex the character before a mech (SA-RULING-05)."""
    if not candidates:
        return None
    best = min([distance(me.base, at) for _, at in candidates])
    hexes = sorted({at for _, at in candidates if distance(me.base, at) == best})
    at = hexes[0] if len(hexes) == 1 else points(m).reading(m, hexes)
    return next(each for each in candidates if each[1] == at)


def its_workers(m: Scene, me: Player) -> list[tuple[str, int]]:
    return [("worker", at) for at in me.workers]


def its_mechs(m: Scene, me: Player) -> list[tuple[str, int]]:
    return [("mech", at) for at in me.mechs]


def its_character(m: Scene, me: Player) -> list[tuple[str, int]]:
    return [("character", me.character)] if me.character != NOWHERE else []


def its_fighters(m: Scene, me: Player) -> list[tuple[str, int]]:
    return its_character(m, me) + its_mechs(m, me)


# Which hexes are valid. The selected unit still stands: its own neighbourhood counts (SA-RULING-07)


def without(me: Player, unit: str, at: int) -> Player:
    """The Automa with this unit picked up: neither the unit nor its old hex counts (SA-HEX-07)."""
    lifted = me.__copy__()
    place_unit(lifted, unit, at, NOWHERE)
    return lifted


def for_worker(m: Scene, me: Player, unit: str, at: int) -> Bits:
    """SA-WORKER-02, SA-WORKER-03, SA-RULING-01: nobody there, and no enemy fighter near."""
    near = 0
    for one in opponents(m, me):
        for hex_ in members(fighters(one) & TERRITORIES):
            near |= around(m, me, hex_)
    return neighbourhood(m, me) & ~foes(m, me) & ~workers(without(me, unit, at)) & ~near


def for_mech(m: Scene, me: Player, unit: str, at: int) -> Bits:
    """SA-MECH-02."""
    return neighbourhood(m, me) & ~foes(m, me) & ~fighters(without(me, unit, at))


def for_encounter(m: Scene, me: Player, unit: str, at: int) -> Bits:
    """SA-ENC-01, SA-ENC-02: near a unit, not merely near the base."""
    wanted = 0
    for token in m.table.encounters:
        wanted |= 1 << token
    if "factory_card" not in me.spent:
        wanted |= 1 << FACTORY
    return neighbourhood(m, me, base=False) & wanted & ~foes(m, me) & ~fighters(without(me, unit, at))


def for_attack(m: Scene, me: Player, unit: str, at: int) -> Bits:
    """SA-ATTACK-02."""
    return neighbourhood(m, me) & foe_fighters(m, me)


def for_raid(m: Scene, me: Player, unit: str, at: int) -> Bits:
    """SA-RAID-01."""
    found = 0
    for one in opponents(m, me):
        found |= workers(one)
    all_fighters = strangers(m.table)
    for one in m.table.players:
        if one.seat != me.seat:
            all_fighters |= fighters(one)
    return neighbourhood(m, me) & found & ~all_fighters & TERRITORIES


# What decides, with the unit picked up: smaller is better


def most_company(m: Scene, me: Player, at: int) -> int:
    """In the neighbourhood of the most Automa units."""
    return -len([1 for unit in where_units_are(me) if around(m, me, unit) >> at & 1])


def near_factory(m: Scene, me: Player, at: int) -> int:
    return distance(FACTORY, at)


def near_enemy(m: Scene, me: Player, at: int) -> int:
    """SA-MECH-03: those on home bases only if there is none on the map."""
    hexes = list(members(foe_fighters(m, me)))
    if not hexes:
        hexes = [one.character for one in opponents(m, me) if one.character >= 0]
        hexes += [mech for one in opponents(m, me) for mech in one.mechs]
    return min([distance(at, other) for other in hexes]) if hexes else FAR


def fewest_fighters(m: Scene, me: Player, at: int) -> int:
    return sum([one.mechs.count(at) + (one.character == at) for one in m.table.players if one.seat != me.seat])


def most_resources(m: Scene, me: Player, at: int) -> int:
    total: int = sum([row[at] for row in m.table.goods])
    return -total


def strong_enough(m: Scene, me: Player, min_power: int) -> bool:
    """SA-ATTACK-01."""
    return me.power >= min_power


def chains() -> dict[str, Chain]:
    return {
        "move_worker": Chain(its_workers, for_worker, (most_company, near_factory)),
        "move_mech": Chain(its_mechs, for_mech, (near_enemy, near_factory)),
        "move_character": Chain(its_character, for_mech, (near_enemy, near_factory)),
        "encounter_factory": Chain(its_character, for_encounter, (near_factory,)),
        "attack_combat_unit": Chain(its_fighters, for_attack, (fewest_fighters, near_factory), strong_enough),
        "attack_worker": Chain(its_fighters, for_raid, (most_resources, near_factory)),
    }


def picked(m: Scene, me: Player, doing: Doing) -> tuple[str, int, int] | None:
    """The unit, where it was and where it goes; None if the move cannot be carried out.

    SA-RULING-07: select a unit, find the valid hexes while it still stands, pick it up, choose the destination.
    """
    chain = points(m).chains[doing.do]
    if chain.possible is not None and not chain.possible(m, me, doing.min_power):
        return None
    unit = closest(m, me, chain.select(m, me))
    if unit is None:
        return None
    hexes = list(members(chain.valid(m, me, unit[0], unit[1])))
    lifted = without(me, unit[0], unit[1])
    for criterion in chain.criteria:
        hexes = best_of(hexes, [criterion(m, lifted, at) for at in hexes])
    if not hexes:
        return None
    to = hexes[0] if len(hexes) == 1 else points(m).reading(m, hexes)
    return unit[0], unit[1], to


def best_of(hexes: list[int], marks: list[int]) -> list[int]:
    best = min(marks) if marks else 0
    return [at for at, mark in zip(hexes, marks, strict=True) if mark == best]


def place_unit(me: Player, unit: str, origin: int, to: int) -> None:
    shift(me, unit, origin, to)


# Reading


def reading_order(m: Scene, hexes: list[int]) -> int:
    """SA-HEX-06: rows from the top, in a row from the left: the numbers of the hexes."""
    return min(hexes)


def marker_order(m: Scene, hexes: list[int]) -> int:
    """RF-MPA-17 to -19: nearest to a marker that goes round the home bases, two at a time."""
    left = list(hexes)
    for _ in range(len(CLOCKWISE)):
        base = BASES[CLOCKWISE[m.table.marker]]
        left = best_of(left, [distance(base, at) for at in left])
        m.table.marker = (m.table.marker + 2) % len(CLOCKWISE)
        if len(left) == 1:
            return left[0]
    return min(left)
