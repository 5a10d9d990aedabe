"""How an Automa moves: which unit it selects, which hexes are valid, and what decides between them.

Each move of a scheme is a Chain; modules may replace a chain, or the way the last tie is broken.
"""

from typing import Final

from brassboard.kit.bits import Bits, members

from ..content import BASES, CLOCKWISE, FACTORY, LEVELS, AutomaMove
from ..content.map_tables import AWAY, HOMES, LAKES, OVER_RIVER, TERRITORIES, TOUCHING
from ..data.table import HUMAN, NOWHERE, Player
from ..extension_points import Chain, Scene, points
from ..queries import fighters, npc_hexes, shift, units, workers

FAR: Final = 99


# Hexes near and far


def distance(one: int, two: int) -> int:
    """Return the fewest steps between two hexes, ignoring rivers, lakes, tunnels and units (SA-HEX-05)."""
    return AWAY[one][two]


def avoids_water(m: Scene, me: Player) -> bool:
    """Return whether the tracker still stands on a space with the no-water symbol (SA-HEX-03)."""
    return me.tracker <= LEVELS[me.level].water_until


def hex_neighbourhood(m: Scene, me: Player, at: int) -> Bits:
    """Return the neighbourhood of a unit on a hex (SA-HEX-01) or of the home base (SA-HEX-02)."""
    near = TOUCHING[at]
    if HOMES >> at & 1:
        near &= TERRITORIES
    else:
        near |= 1 << at
    if avoids_water(m, me):
        near &= ~(LAKES | OVER_RIVER[at])
    return near & TERRITORIES


def unit_hexes(me: Player) -> list[int]:
    """Return the hex of each of its units on the map; units on a home base have no neighbourhood (SA-HEX-02)."""
    hexes = [me.character] if me.character >= 0 else []
    hexes += [*me.mechs, *me.workers]
    return [at for at in hexes if at >= 0 and TERRITORIES >> at & 1]


def neighbourhood(m: Scene, me: Player, base: bool = True) -> Bits:
    """Return the hexes in the neighbourhood of any of its units, or of its base.

    SA-HEX-04: a unit may be put on any of them, however far away it stands.
    """
    found = hex_neighbourhood(m, me, me.base) if base else 0
    for at in unit_hexes(me):
        found |= hex_neighbourhood(m, me, at)
    return found


def opponents(m: Scene, me: Player) -> list[Player]:
    """Return the persons, and in a competition the other Automas too (SA-HEX-08, RF-MPA-04, RF-MPA-05)."""
    everyone = [one for one in m.table.players if one.seat != me.seat]
    if m.table.cooperative:
        return [one for one in everyone if one.kind == HUMAN]
    return everyone


def enemy_hexes(m: Scene, me: Player) -> Bits:
    """Return the hexes with a unit of any other player; structures do not matter (SA-HEX-08)."""
    found = 0
    for one in m.table.players:
        if one.seat != me.seat:
            found |= units(one)
    return (found | npc_hexes(m.table)) & TERRITORIES


def enemy_fighter_hexes(m: Scene, me: Player) -> Bits:
    """Return the hexes with a character or mech of an opponent (SA-HEX-08)."""
    found = 0
    for one in opponents(m, me):
        found |= fighters(one)
    return found & TERRITORIES


# Which unit


def closest(m: Scene, me: Player, candidates: list[tuple[str, int]]) -> tuple[str, int] | None:
    """Return the unit closest to the base; ties are broken by reading order (SA-WORKER-01, SA-MECH-01, SA-ATTACK-02).

    On one hex the character comes before a mech (SA-RULING-05).
    """
    if not candidates:
        return None
    best = min([distance(me.base, at) for _, at in candidates])
    hexes = sorted({at for _, at in candidates if distance(me.base, at) == best})
    at = hexes[0] if len(hexes) == 1 else points(m).reading(m, hexes)
    return next(each for each in candidates if each[1] == at)


def its_workers(m: Scene, me: Player) -> list[tuple[str, int]]:
    """Return its workers as (kind, hex) (SA-WORKER-01)."""
    return [("worker", at) for at in me.workers]


def its_mechs(m: Scene, me: Player) -> list[tuple[str, int]]:
    """Return its mechs on the map or on its base (SA-MECH-01)."""
    return [("mech", at) for at in me.mechs]


def its_character(m: Scene, me: Player) -> list[tuple[str, int]]:
    """Return its character if it is on the map or on its base (SA-CHAR-01, SA-ENC-01)."""
    return [("character", me.character)] if me.character != NOWHERE else []


def its_fighters(m: Scene, me: Player) -> list[tuple[str, int]]:
    """Return its character and mechs (SA-ATTACK-02, SA-RAID-01)."""
    return its_character(m, me) + its_mechs(m, me)


# Which hexes are valid. The selected unit still stands, so its own neighbourhood counts (SA-RULING-07)


def without_unit(me: Player, unit: str, at: int) -> Player:
    """Return a copy of the Automa with this unit picked up: neither the unit nor its old hex counts (SA-HEX-07)."""
    lifted = me.__copy__()
    place_unit(lifted, unit, at, NOWHERE)
    return lifted


def valid_for_worker(m: Scene, me: Player, unit: str, at: int) -> Bits:
    """Return the hexes for a worker: no enemy unit and no other worker of its own (SA-WORKER-02).

    Hexes near an enemy character or mech are left out before the best one is chosen (SA-WORKER-03, SA-RULING-01).
    """
    near = 0
    for one in opponents(m, me):
        for hex_ in members(fighters(one) & TERRITORIES):
            near |= hex_neighbourhood(m, me, hex_)
    return neighbourhood(m, me) & ~enemy_hexes(m, me) & ~workers(without_unit(me, unit, at)) & ~near


def valid_for_fighter(m: Scene, me: Player, unit: str, at: int) -> Bits:
    """Return the hexes for a mech (SA-MECH-02) or the character (SA-CHAR-01).

    There must be no enemy and no other character or mech of its own.
    """
    return neighbourhood(m, me) & ~enemy_hexes(m, me) & ~fighters(without_unit(me, unit, at))


def valid_for_encounter(m: Scene, me: Player, unit: str, at: int) -> Bits:
    """Return the encounter tokens and the Factory near a unit, not only near the base (SA-ENC-01, SA-ENC-02)."""
    wanted = 0
    for token in m.table.encounters:
        wanted |= 1 << token
    if "factory_card" not in me.spent:
        wanted |= 1 << FACTORY
    return neighbourhood(m, me, base=False) & wanted & ~enemy_hexes(m, me) & ~fighters(without_unit(me, unit, at))


def valid_for_attack(m: Scene, me: Player, unit: str, at: int) -> Bits:
    """Return the hexes with an enemy character or mech (SA-ATTACK-02)."""
    return neighbourhood(m, me) & enemy_fighter_hexes(m, me)


def valid_for_raid(m: Scene, me: Player, unit: str, at: int) -> Bits:
    """Return the hexes with enemy workers and no character or mech of anybody else (SA-RAID-01)."""
    found = 0
    for one in opponents(m, me):
        found |= workers(one)
    all_fighters = npc_hexes(m.table)
    for one in m.table.players:
        if one.seat != me.seat:
            all_fighters |= fighters(one)
    return neighbourhood(m, me) & found & ~all_fighters & TERRITORIES


# What decides between them while the unit is picked up. Smaller is better


def most_company(m: Scene, me: Player, at: int) -> int:
    """Return minus the number of its units in whose neighbourhood the hex is (SA-WORKER-03)."""
    return -len([1 for unit in unit_hexes(me) if hex_neighbourhood(m, me, unit) >> at & 1])


def near_factory(m: Scene, me: Player, at: int) -> int:
    """Return the distance to the Factory."""
    return distance(FACTORY, at)


def near_enemy(m: Scene, me: Player, at: int) -> int:
    """Return the distance to the nearest enemy character or mech (SA-MECH-03).

    Those on home bases count only if there is none on the map.
    """
    hexes = list(members(enemy_fighter_hexes(m, me)))
    if not hexes:
        hexes = [one.character for one in opponents(m, me) if one.character >= 0]
        hexes += [mech for one in opponents(m, me) for mech in one.mechs]
    return min([distance(at, other) for other in hexes]) if hexes else FAR


def fewest_fighters(m: Scene, me: Player, at: int) -> int:
    """Return the number of enemy characters and mechs on the hex (SA-ATTACK-03)."""
    return sum([one.mechs.count(at) + (one.character == at) for one in m.table.players if one.seat != me.seat])


def most_resources(m: Scene, me: Player, at: int) -> int:
    """Return minus the number of resource tokens on the hex (SA-RAID-02)."""
    total: int = sum([row[at] for row in m.table.goods])
    return -total


def strong_enough(m: Scene, me: Player, min_power: int) -> bool:
    """Return whether it has the power that the attack needs (SA-ATTACK-01)."""
    return me.power >= min_power


def move_chains() -> dict[str, Chain]:
    """Return the six moves of the Automa cards."""
    return {
        "move_worker": Chain(its_workers, valid_for_worker, (most_company, near_factory)),
        "move_mech": Chain(its_mechs, valid_for_fighter, (near_enemy, near_factory)),
        "move_character": Chain(its_character, valid_for_fighter, (near_enemy, near_factory)),
        "encounter_factory": Chain(its_character, valid_for_encounter, (near_factory,)),
        "attack_combat_unit": Chain(its_fighters, valid_for_attack, (fewest_fighters, near_factory), strong_enough),
        "attack_worker": Chain(its_fighters, valid_for_raid, (most_resources, near_factory)),
    }


def choose_move(m: Scene, me: Player, doing: AutomaMove) -> tuple[str, int, int] | None:
    """Return the unit, its hex and its destination, or None if the move cannot be carried out.

    SA-RULING-07: select a unit, find the valid hexes while it still stands, pick it up, choose the destination.
    """
    chain = points(m).chains[doing.do]
    if chain.possible is not None and not chain.possible(m, me, doing.min_power):
        return None
    unit = closest(m, me, chain.select(m, me))
    if unit is None:
        return None
    hexes = list(members(chain.valid(m, me, unit[0], unit[1])))
    lifted = without_unit(me, unit[0], unit[1])
    for criterion in chain.criteria:
        hexes = best_of(hexes, [criterion(m, lifted, at) for at in hexes])
    if not hexes:
        return None
    to = hexes[0] if len(hexes) == 1 else points(m).reading(m, hexes)
    return unit[0], unit[1], to


def best_of(hexes: list[int], marks: list[int]) -> list[int]:
    """Return the hexes with the lowest mark."""
    best = min(marks) if marks else 0
    return [at for at, mark in zip(hexes, marks, strict=True) if mark == best]


def place_unit(me: Player, unit: str, origin: int, to: int) -> None:
    """Move one unit and nothing with it: the Automa never transports (SA-WORKER-04)."""
    shift(me, unit, origin, to)


# The last tie


def reading_order(m: Scene, hexes: list[int]) -> int:
    """Return the first hex in reading order, rows from the top, each from the left (SA-HEX-06)."""
    return min(hexes)  # The hexes are numbered in reading order.


def marker_order(m: Scene, hexes: list[int]) -> int:
    """Return the hex nearest to a marker that goes round the home bases, two at a time (RF-MPA-17 to -19)."""
    left = list(hexes)
    for _ in range(len(CLOCKWISE)):
        base = BASES[CLOCKWISE[m.table.marker]]
        left = best_of(left, [distance(base, at) for at in left])
        m.table.marker = (m.table.marker + 2) % len(CLOCKWISE)
        if len(left) == 1:
            return left[0]
    return min(left)
