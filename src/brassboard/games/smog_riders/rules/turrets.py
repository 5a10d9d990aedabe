"""Turrets: where they may stand, their dice and fire, their damage and destruction."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import END_RULE, Flow, ask, call, rule
from brassboard.kit import bits
from brassboard.kit.bits import Bits

from ..content import FACE, TURRETS, Needs
from ..data.actions import Aim
from ..data.events import Attacked, TurretDestroyed, TurretHit, TurretPlaced
from ..data.frames import Blow, Harm, Perform, PlaceTurret
from ..data.table import MAP, Turret
from ..queries import (
    Scene,
    figures_in_sight,
    has_special,
    here,
    occupied_squares,
    room_of,
    turret,
    turret_health,
    turrets_in,
)

MOST_TURRETS: Final = 3  # in one room (SR-RULING-41)


FIRE: Final = "fire"


FIRE_NEEDS: Final = {kind.id: Needs(f"{kind.needs}+[1]") for kind in TURRETS.values()}


# Placing


def turret_squares_by_room(m: Scene, rooms: Sequence[int]) -> list[tuple[int, Bits]]:
    """Return those of these rooms where a turret may stand, each with its squares.

    A square must be free, beside a wall and not in front of a door (SR-TUR-02, SR-TUR-03, SR-RULING-10), and hold no
    objective marker (SR-RULING-96). A room holds at most 3 turrets (SR-RULING-41).
    """
    site = here(m)
    free = site.turret_squares & ~occupied_squares(m)
    for item in m.table.floor:
        if item.kind in site.scenario.objects:
            free &= ~(1 << item.square)
    grounds = [(room, site.rooms[room] & free) for room in rooms]
    return [(room, squares) for room, squares in grounds if squares and len(turrets_in(m, room)) < MOST_TURRETS]


def turret_squares(m: Scene, rooms: Sequence[int]) -> list[int]:
    """Return the squares of these rooms where a turret may stand, room by room."""
    return [square for _, squares in turret_squares_by_room(m, rooms) for square in bits.members(squares)]


def choose_place(placing: PlaceTurret, m: Scene) -> Flow:
    """Ask where the turret stands. A turret of a card that finds no square is lost (SR-RULING-42)."""
    places = turret_squares(m, [placing.room])
    if not places:
        return END_RULE
    emplacements = here(m).emplacements
    return ask(placing.seat, "emplace", [emplacements[square] for square in places], args={"kind": placing.kind})


def put_turret(placing: PlaceTurret, m: Scene) -> Flow:
    assert placing.emplace is not None
    add_turret(m, placing.kind, here(m).board.square(placing.emplace.to))
    return None


rule(PlaceTurret, (choose_place, "SR-TUR-02"), (put_turret, "SR-TUR-01"))


def add_turret(m: Scene, kind: str, square: int) -> None:
    """Put a turret on a square: from a Room card, reinforcements or a card (SR-TUR-01)."""
    table = m.table
    table.placed += 1
    table.turrets.append(Turret(f"t{table.placed:02}", kind, square))
    m.emit(TurretPlaced(f"t{table.placed:02}", kind, here(m).names[square]))


# Firing


def turret_dice(m: Scene, room: int) -> int:
    """Return how many generic dice turrets add to the defender's pool of a room, one each (SR-TUR-04, SR-RULING-45)."""
    return len(turrets_in(m, room))


def fire_targets(m: Scene, id: str) -> list[str]:
    """Return the enemies a turret may hit: those in its line of sight (SR-TUR-05, SR-TUR-06).

    A flamethrower reaches only enemies in its room (SR-TUR-07, SR-RULING-07). Fu Cat Chu is never a target.
    """
    gun = turret(m, id)
    if gun is None:
        return []
    range_of_fire = here(m).rooms[room_of(m, gun)] if TURRETS[gun.kind].all_in_room else here(m).board.squares
    enemies = [one for one in m.table.characters if one.at == MAP and one.seat != m.table.defender]
    able = [one.id for one in enemies if range_of_fire >> one.square & 1 and not has_special(m, one, "no_turret")]
    return figures_in_sight(m, gun.square, able)


def fires_with(m: Scene, id: str, dice: tuple[str, ...]) -> bool:
    """Return whether one of these dice lets the turret fire; dice are never added up (SR-TUR-08).

    The level that counts is the turret's level now: a card may have changed it since the dice were assigned.
    """
    gun = turret(m, id)
    return gun is not None and any([FACE[die] >= TURRETS[gun.kind].needs for die in dice])


def fire(act: Perform, m: Scene) -> Flow:
    """Choose the target of a turret; a flamethrower hits every enemy it reaches (SR-TUR-05 to -07)."""
    gun = turret(m, act.figure)
    found = fire_targets(m, act.figure)
    if gun is None or not found:
        return END_RULE
    if TURRETS[gun.kind].all_in_room:
        act.targets = tuple(found)
        return None
    if len(found) == 1:
        act.aim = Aim(found[0])
        return None
    return ask(act.seat, "aim", [Aim(other) for other in found], args={"figure": act.figure, "skill": FIRE})


def fire_hits(act: Perform, m: Scene) -> Flow:
    """Give each target of the turret 1 wound (SR-TUR-05)."""
    if act.aim is not None:
        act.targets = (act.aim.figure,)
    m.emit(Attacked(act.figure, act.targets))
    return call(Harm(act.seat, "turret", tuple([Blow(other, 1) for other in act.targets]), act.figure, FIRE))


# Damage


def hit_turret(m: Scene, blow: Blow) -> bool:
    """Add the wounds of a blow to a turret and return whether that destroys it (SR-MARK-01)."""
    gun = turret(m, blow.figure)
    if gun is None or not blow.wounds:
        return False
    gun.wounds += blow.wounds
    m.emit(TurretHit(gun.id, blow.wounds))
    return gun.wounds >= turret_health(gun)


def remove_turret(m: Scene, id: str) -> Turret:
    """Take a destroyed turret off the map, which frees its square, and return it (SR-TUR-09)."""
    gun = turret(m, id)
    assert gun is not None
    m.table.turrets.remove(gun)
    m.emit(TurretDestroyed(gun.id, gun.kind))
    return gun
