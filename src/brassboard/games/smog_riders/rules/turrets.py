"""Turrets: where they may stand, their dice and fire, their damage and destruction."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import DONE, Flow, ask, call, rule
from brassboard.kit import bits
from brassboard.kit.bits import Bits

from ..content import FACE, TURRETS, Needs
from ..data.actions import Aim
from ..data.events import Attacked, TurretDestroyed, TurretHit, TurretPlaced
from ..data.frames import Blow, Harm, Perform, PlaceTurret
from ..data.table import MAP, Turret
from ..queries import Scene, here, in_view, room_of, special, taken, turret, turret_health, turrets_in

MOST_TURRETS: Final = 3


FIRE: Final = "fire"


FIRE_NEEDS: Final = {kind.id: Needs(f"{kind.needs}+[1]") for kind in TURRETS.values()}


# Placing


def turret_grounds(m: Scene, rooms: Sequence[int]) -> list[tuple[int, Bits]]:
    """SR-TUR-02, SR-RULING-41, SR-RULING-96: those of the rooms where a turret may stand, and on which squares."""
    site = here(m)
    free = site.turret_squares & ~taken(m)
    for item in m.table.floor:
        if item.kind in site.scenario.objects:
            free &= ~(1 << item.square)
    grounds = [(room, site.rooms[room] & free) for room in rooms]
    return [(room, squares) for room, squares in grounds if squares and len(turrets_in(m, room)) < MOST_TURRETS]


def turret_places(m: Scene, rooms: Sequence[int]) -> list[int]:
    """The squares alone, room by room."""
    return [square for _, squares in turret_grounds(m, rooms) for square in bits.members(squares)]


def choose_place(placing: PlaceTurret, m: Scene) -> Flow:
    """SR-RULING-42: a turret of a card that finds no square is lost."""
    places = turret_places(m, [placing.room])
    if not places:
        return DONE
    emplacements = here(m).emplacements
    return ask(placing.seat, "emplace", [emplacements[square] for square in places], args={"kind": placing.kind})


def put_turret(placing: PlaceTurret, m: Scene) -> Flow:
    assert placing.emplace is not None
    add_turret(m, placing.kind, here(m).board.square(placing.emplace.to))
    return None


rule(PlaceTurret, (choose_place, "SR-TUR-02"), (put_turret, "SR-TUR-01"))


def add_turret(m: Scene, kind: str, square: int) -> None:
    table = m.table
    table.placed += 1
    table.turrets.append(Turret(f"t{table.placed:02}", kind, square))
    m.emit(TurretPlaced(f"t{table.placed:02}", kind, here(m).names[square]))


# Firing


def turret_dice(m: Scene, room: int) -> int:
    """SR-TUR-04, SR-RULING-45: count the generic dice that turrets add to the defender's pool of a room, one each."""
    return len(turrets_in(m, room))


def fire_targets(m: Scene, id: str) -> list[str]:
    """SR-TUR-05 to 07: enemies in sight; a flamethrower's only in its room; Fu Cat Chu never."""
    gun = turret(m, id)
    if gun is None:
        return []
    range_of_fire = here(m).rooms[room_of(m, gun)] if TURRETS[gun.kind].all_in_room else here(m).board.squares
    enemies = [one for one in m.table.characters if one.at == MAP and one.seat != m.table.defender]
    able = [one.id for one in enemies if range_of_fire >> one.square & 1 and not special(m, one, "no_turret")]
    return in_view(m, gun.square, able)


def fires_with(m: Scene, id: str, dice: tuple[str, ...]) -> bool:
    """SR-TUR-08: with what is laid on it, as the turret is now: a card may have made it another meanwhile."""
    gun = turret(m, id)
    return gun is not None and any([FACE[die] >= TURRETS[gun.kind].needs for die in dice])


def fire(act: Perform, m: Scene) -> Flow:
    """SR-TUR-05 to 07."""
    gun = turret(m, act.figure)
    found = fire_targets(m, act.figure)
    if gun is None or not found:
        return DONE
    if TURRETS[gun.kind].all_in_room:
        act.targets = tuple(found)
        return None
    if len(found) == 1:
        act.aim = Aim(found[0])
        return None
    return ask(act.seat, "aim", [Aim(other) for other in found], args={"figure": act.figure, "skill": FIRE})


def fire_hits(act: Perform, m: Scene) -> Flow:
    if act.aim is not None:
        act.targets = (act.aim.figure,)
    m.emit(Attacked(act.figure, act.targets))
    return call(Harm(act.seat, "turret", tuple([Blow(other, 1) for other in act.targets]), act.figure, FIRE))


# Damage


def hit_turret(m: Scene, blow: Blow) -> bool:
    gun = turret(m, blow.figure)
    if gun is None or not blow.wounds:
        return False
    gun.wounds += blow.wounds
    m.emit(TurretHit(gun.id, blow.wounds))
    return gun.wounds >= turret_health(gun)


def remove_turret(m: Scene, id: str) -> Turret:
    """SR-TUR-09: take a destroyed turret off the map, which frees its square, and return it."""
    gun = turret(m, id)
    assert gun is not None
    m.table.turrets.remove(gun)
    m.emit(TurretDestroyed(gun.id, gun.kind))
    return gun
