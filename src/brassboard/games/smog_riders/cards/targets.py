"""What each card may be played on, and whether it is good for anything at all now (SR-RULING-92)."""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import Action, Seat
from brassboard.kit import bits

from ..content import CHARACTERS
from ..data.actions import Against, On
from ..data.frames import Harm, Movement, Pool, StygiaPhase
from ..data.table import ACTIVE, MAP, STYGIA, Character
from ..queries import (
    Scene,
    active,
    here,
    is_conscious,
    on_map,
    ordinary_doors,
    overwhelmed,
    reserve,
    room_of,
    walkers,
    who,
)
from ..rules.minions import attacked_rooms, reinforced_rooms, rooms_with_space
from ..rules.turrets import turret_grounds
from ..scenario.static_map import EYE, PATHS, SEALED

ONS: Final = {one: On(one) for one in CHARACTERS}


def wounded(m: Scene, seat: Seat) -> list[Action]:
    return [ONS[one.id] for one in m.table.characters if one.wounds and one.seat == seat and is_conscious(one)]


def own_on_map(m: Scene, seat: Seat) -> list[Action]:
    return [ONS[one.id] for one in on_map(m, seat)]


def own_rooms(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[room] for room in sorted({room_of(m, one) for one in on_map(m, seat)})]


def own_active_rooms(m: Scene, seat: Seat) -> list[Action]:
    rooms = sorted({room_of(m, one) for one in on_map(m, seat)})
    return [here(m).ins[room] for room in rooms if active(m, room)]


def free_walkers(m: Scene, seat: Seat) -> list[Character]:
    return [one for one in walkers(m, seat) if one.backs < 0]


def walkers_to_pull(m: Scene, seat: Seat) -> list[Action]:
    """On a Passage, with a die to pay, while there is still a Stygia phase to come."""
    if not before_rolling(m):
        return []
    passages = [one for one in free_walkers(m, seat) if PATHS <= one.astral < EYE and one.dice]
    return [ONS[one.id] for one in passages if "rope" not in one.used]


def walkers_to_lead(m: Scene, seat: Seat) -> list[Action]:
    return [ONS[one.id] for one in free_walkers(m, seat)]


def before_rolling(m: Scene) -> bool:
    return not m.inside(Pool) and (m.inside(StygiaPhase) or m.inside(Movement))


def turrets_at_hand(m: Scene, seat: Seat) -> list[Action]:
    rooms = {room_of(m, one) for one in on_map(m, seat)}
    return [On(one.id) for one in m.table.turrets if room_of(m, one) in rooms]


def doors_to_force(m: Scene, seat: Seat) -> list[Action]:
    site = here(m)
    doors = {door for one in on_map(m, seat) for door in site.doors_at[one.square]}
    if not doors:
        return []
    ordinary = ordinary_doors(m) & ~m.table.open
    shut = [door for door in sorted(doors) if ordinary >> door & 1]
    return [site.throughs[door] for door in shut]


def braced(m: Scene, seat: Seat) -> list[Action]:
    """Own characters that are about to be wounded."""
    harm = m.nearest(Harm)
    blows = [blow for blow in harm.blows if blow.wounds and blow.figure in ONS] if harm is not None else []
    return [On(blow.figure) for blow in blows if who(m, blow.figure).seat == seat]


def struck(m: Scene, seat: Seat) -> list[Action]:
    """The targets of an own attack that is about to wound."""
    harm = m.nearest(Harm)
    if harm is None or harm.seat != seat or harm.cause != "attack":
        return []
    return [On(blow.figure) for blow in harm.blows if blow.wounds]


def hidden_behind_iron(m: Scene, seat: Seat) -> list[Action]:
    harm = m.nearest(Harm)
    blows = [blow for blow in harm.blows if blow.wounds] if harm is not None else []
    return [On(blow.figure) for blow in blows if blow.figure not in ONS or who(m, blow.figure).seat == seat]


def rooms_for_turrets(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[room] for room, _ in turret_grounds(m, reinforced_rooms(m))]


def scorched(m: Scene, seat: Seat) -> list[Action]:
    upgrades: list[Action] = [On(one.id) for one in m.table.turrets if one.kind != "flame"]
    return rooms_for_turrets(m, seat) + upgrades


def basic_turrets(m: Scene, seat: Seat) -> list[Action]:
    return [On(one.id) for one in m.table.turrets if one.kind == "basic"]


def rooms_with_attackers(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[room] for room in attacked_rooms(m)]


def rooms_to_call(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[room] for room in rooms_with_space(m, attacked_rooms(m))] if reserve(m) else []


def open_doors(m: Scene, seat: Seat) -> list[Action]:
    site = here(m)
    doors = [door for door in bits.members(m.table.open) if not site.kinds[door].startswith(SEALED)]
    return [site.throughs[door] for door in doors]


def damaged(m: Scene, seat: Seat) -> list[Action]:
    turrets: list[Action] = [On(one.id) for one in m.table.turrets if one.wounds]
    return turrets + wounded(m, seat)


def laid_rooms(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[number] for number, room in enumerate(m.table.rooms) if room.laid and room.state == ACTIVE]


def victims(m: Scene, seat: Seat) -> list[Action]:
    """Attackers on the map, not in a start or exit area."""
    areas, defender = here(m).area_squares, m.table.defender
    found = [one for one in m.table.characters if one.at == MAP and one.seat != defender]
    return [ONS[one.id] for one in found if one.square >= 0 and not areas >> one.square & 1]


def haunted(m: Scene, seat: Seat) -> list[Action]:
    defender = m.table.defender
    return victims(m, seat) + [ONS[o.id] for o in m.table.characters if o.at == STYGIA and o.seat != defender]


def the_lucky(m: Scene, seat: Seat) -> list[Action]:
    """Players with something to lose and a character a Defence card may name."""
    seats = sorted({who(m, on.figure).seat for on in victims(m, seat) if isinstance(on, On)})
    return [Against(one) for one in seats if m.table.sides[one].luck or m.table.sides[one].steam]


CHOICES: Final[dict[str, Callable[[Scene, Seat], list[Action]]]] = {
    "give_breath": wounded,
    "team_reflexes": own_rooms,
    "adrenaline": own_on_map,
    "overpressure": struck,
    "brace": braced,
    "stygian_rope": walkers_to_pull,
    "silver_thread": walkers_to_lead,
    "sabotage": turrets_at_hand,
    "crowbar": doors_to_force,
    "blueprint": own_active_rooms,
    "scorch": scorched,
    "shock": rooms_with_attackers,
    "slaughter": rooms_with_attackers,
    "emplacement": rooms_for_turrets,
    "refit": basic_turrets,
    "call_to_arms": rooms_to_call,
    "bulkhead": open_doors,
    "grim_order": struck,
    "forced_march": own_rooms,
    "iron_hide": hidden_behind_iron,
    "field_repair": damaged,
    "jammed_gears": laid_rooms,
    "whispers": haunted,
    "gas_leak": victims,
    "bad_luck": the_lucky,
}
"""Cards that are played on something: on what."""


# Whether a card is good for anything, where that is found sooner than on what


def anyone_on_map(m: Scene, seat: Seat) -> bool:
    for one in m.table.characters:  # noqa: SIM110  here and below: asked often, and a generator costs more
        if one.seat == seat and one.at == MAP:
            return True
    return False


def any_victim(m: Scene, seat: Seat) -> bool:
    areas, defender = here(m).area_squares, m.table.defender
    for one in m.table.characters:
        if one.at == MAP and one.seat != defender and one.square >= 0 and not areas >> one.square & 1:
            return True
    return False


def anyone_walks(m: Scene, seat: Seat) -> bool:
    """An attacker is in Stygia."""
    defender = m.table.defender
    return any([one.at == STYGIA and one.seat != defender for one in m.table.characters])


def anyone_haunted(m: Scene, seat: Seat) -> bool:
    return any_victim(m, seat) or anyone_walks(m, seat)


def anything_to_scorch(m: Scene, seat: Seat) -> bool:
    return any([one.kind != "flame" for one in m.table.turrets]) or len(rooms_for_turrets(m, seat)) > 0


def anyone_mad(m: Scene, seat: Seat) -> bool:
    """SR-REV-04: madness is not removed in Stygia."""
    return any([one.madness and one.seat == seat and one.at == MAP for one in m.table.characters])


def anyone_stunned(m: Scene, seat: Seat) -> bool:
    return len(roused(m, seat)) > 0


def roused(m: Scene, seat: Seat) -> list[Character]:
    """Who can lose its stunned marker; SR-RULING-33: not who has no Mind left."""
    stunned = [one for one in m.table.characters if one.stunned and one.seat == seat and is_conscious(one)]
    return [one for one in stunned if not overwhelmed(m, one)]


USEFUL: Final[dict[str, Callable[[Scene, Seat], bool]]] = {
    "team_reflexes": anyone_on_map,
    "adrenaline": anyone_on_map,
    "mass_clarity": anyone_mad,
    "smelling_salts": anyone_stunned,
    "scorch": anything_to_scorch,
    "shock": any_victim,
    "slaughter": any_victim,
    "stygian_storm": anyone_walks,
    "forced_march": anyone_on_map,
    "whispers": anyone_haunted,
    "gas_leak": any_victim,
}


def can_help(m: Scene, seat: Seat, card: str) -> bool:
    """Is there anything the card could be good for now?"""
    useful = USEFUL.get(card)
    if useful is not None:
        return useful(m, seat)
    choices = CHOICES.get(card)
    return choices is None or len(choices(m, seat)) > 0
