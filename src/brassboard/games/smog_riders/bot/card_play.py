"""Playing cards, for bots: what a card is worth at an own decision. A card is kept until its best moment."""

from collections.abc import Callable, Sequence
from typing import Final

from brassboard.kernel import Action, Seat, Window

from ..content import CHARACTERS, ROOM_CARDS
from ..data.actions import Equip, Play
from ..data.frames import AttackTurn, DefenceTurn, Movement, Pool, StygiaPhase
from ..data.table import ACTIVE, MAP, STYGIA, Character
from ..queries import (
    Scene,
    attackers_in,
    conscious,
    enemies_in,
    hand_of,
    has_special,
    health,
    here,
    in_room,
    mind,
    on_map,
    room_of,
    turrets_in,
    walkers,
    who,
)
from .dice import wound_worth
from .goals import Aims, prefers_stygia
from .movement import AttackerMoves
from .travel_time import FAR, Terrain, carries_prize

FULL_HAND: Final = 5
LEAST_WORTH: Final = 0.5
"""The least worth for which a card is played."""


# Choosing a card


def play_now(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return the card to play now; None if none is worth it."""
    best, chosen = LEAST_WORTH, None
    for option in options:
        worth = 0.0
        if isinstance(option, Play):
            worth = card_worth(m, seat, option.card)
        elif isinstance(option, Equip):
            worth = equip_worth(m, seat, option)
        if worth > best:
            best, chosen = worth, option
    return chosen


def card_worth(m: Scene, seat: Seat, card: str) -> float:
    """Return what playing a card is worth now."""
    worth = WORTH.get(card)
    return worth(m, seat) if worth is not None else 0.0


def hand_is_full(m: Scene, seat: Seat) -> bool:
    """Return whether the hand has reached its limit."""
    return len(hand_of(m, seat)) >= FULL_HAND


def equip_worth(m: Scene, seat: Seat, act: Equip) -> float:
    """Return the worth of equipment on a character: one with many dice that need not carry a prize."""
    one = who(m, act.character)
    objects = here(m).scenario.objects
    alone = any(["alone" in flags for flags in objects.values()])
    ours = conscious(m, seat)
    armed = [other for other in ours if other.gear]
    if alone and ((armed and one not in armed) or len(ours) < 3):
        return 0.0
    profile = CHARACTERS[one.id]
    worth = 1.0 + 0.2 * len(profile.dice) + 0.1 * (profile.health - one.wounds) - 0.3 * len(one.gear)
    if act.card == "mind_anchor" or act.card == "aether_goggles":
        worth -= 0.5
    return worth


# Magic


def give_breath_worth(m: Scene, seat: Seat) -> float:
    hurt = max([one.wounds for one in conscious(m, seat)], default=0)
    weak = any([health(m, one) - one.wounds <= 1 for one in conscious(m, seat)])
    return 1.0 if hurt >= 2 or (hurt and (weak or hand_is_full(m, seat))) else 0.0


def bonus_movement_worth(m: Scene, seat: Seat) -> float:
    """Return the worth of Team Reflexes and Adrenaline: when points are spent and the way goes on."""
    if not m.inside(Movement) or m.within(Movement).bonus or m.inside(Pool):
        return 0.0
    gain = max([steps_gain(m, seat, one) for one in on_map(m, seat)], default=0.0)
    return gain if gain >= 2 or hand_is_full(m, seat) else 0.0


def steps_gain(m: Scene, seat: Seat, one: Character) -> float:
    if one.points > 0:
        return 0.0
    moves = AttackerMoves(m, seat)
    time = moves.aims.times[one.id][one.square]
    if time <= 0 or time >= FAR or not moves.can_advance(one):
        return 0.0
    state = m.table.rooms[room_of(m, one)].state
    prized = carries_prize(here(m), one)
    if state == ACTIVE and not prized:
        return 0.0
    return min(3.0, float(time)) + (2.0 if prized else 0.0) - (1.0 if enemies_in(m, seat, room_of(m, one)) else 0.0)


def mass_clarity_worth(m: Scene, seat: Seat) -> float:
    ours = conscious(m, seat)
    return (
        1.0
        if sum([min(1, one.madness) for one in ours]) >= 2 or any([one.madness >= mind(m, one) for one in ours])
        else 0.0
    )


def worth_at_once(m: Scene, seat: Seat) -> float:
    return 1.0


def stygian_travel_worth(m: Scene, seat: Seat) -> float:
    if not m.inside(StygiaPhase):
        return 0.0
    aims = Aims(m.table, seat)
    return 1.0 if any([one.astral < 18 and prefers_stygia(m.table, aims, one) for one in walkers(m, seat)]) else 0.0


def sabotage_worth(m: Scene, seat: Seat) -> float:
    rooms = {room_of(m, one) for one in on_map(m, seat)}
    return (
        max([wound_worth(m, seat, gun.id, 1) for gun in m.table.turrets if room_of(m, gun) in rooms], default=0.0) / 4
    )


def crowbar_worth(m: Scene, seat: Seat) -> float:
    if not m.inside(Movement) or m.inside(Pool):
        return 0.0
    return 1.5 if door_to_force(m, seat) >= 0 else 0.0


def door_to_force(m: Scene, seat: Seat) -> int:
    """Return a locked door beside a character through which its way leads; -1 if there is none."""
    site = here(m)
    aims = Aims(m.table, seat)
    for one in on_map(m, seat):
        times = aims.times[one.id]
        for door in site.doors_at[one.square]:
            if m.table.open >> door & 1 or m.table.rooms[room_of(m, one)].state != ACTIVE:
                continue
            far = site.sides[door][0] if site.room_of[site.sides[door][0]] != room_of(m, one) else site.sides[door][1]
            if m.table.rooms[room_of(m, one)].entry != door and times[far] + 4 <= times[one.square] and one.points > 0:
                return door
    return -1


def blueprint_worth(m: Scene, seat: Seat) -> float:
    """Return the worth of Blueprint: its six points solve a room when the dice have not."""
    if not m.inside(AttackTurn) or m.inside(Movement):
        return 0.0
    return 2.0 if any([points_missing(m, room) <= 6 for room in active_rooms(m, seat)]) else 0.0


def points_missing(m: Scene, room: int) -> int:
    """Return the points that the card of a room still needs; 99 if there is no card."""
    state = m.table.rooms[room]
    return ROOM_CARDS[state.card].target - state.laid if state.card else 99


def active_rooms(m: Scene, seat: Seat) -> list[int]:
    """Return the active rooms with own characters inside."""
    rooms = sorted({room_of(m, one) for one in on_map(m, seat)})
    return [room for room in rooms if m.table.rooms[room].state == ACTIVE]


# Defence, in the defender's own turn


def rooms_by_attackers(m: Scene) -> list[tuple[int, int]]:
    """Return the rooms with attackers inside and their number, most first."""
    site = here(m)
    rooms = {room_of(m, one) for one in m.table.characters if one.at == MAP and one.seat not in (-1, m.table.defender)}
    found = [(len(attackers_in(m, room)), room) for room in rooms if not site.areas[room]]
    return sorted(found, reverse=True)


def new_turret_worth(m: Scene, seat: Seat) -> float:
    """Return the worth of a new turret, which fires in the same turn if it comes before the roll."""
    if not m.inside(DefenceTurn) or m.inside(Pool):
        return 0.0
    rolled = m.within(DefenceTurn).rolled
    rooms = [room for _, room in rooms_by_attackers(m) if room not in rolled and len(turrets_in(m, room)) < 3]
    return 2.0 if rooms else 0.0


def shock_worth(m: Scene, seat: Seat) -> float:
    if not m.inside(DefenceTurn):
        return 0.0
    best = max([stunnable(m, room) for _, room in rooms_by_attackers(m)], default=0)
    return 1.5 if best >= 2 or (best and hand_is_full(m, seat)) else 0.0


def stunnable(m: Scene, room: int) -> int:
    """Return how many attackers in a room can be stunned."""
    return len([one for one in attackers_in(m, room) if not one.stunned and not has_special(m, one, "immune_stun")])


def slaughter_worth(m: Scene, seat: Seat) -> float:
    best = max([slaughter_worth_in(m, room) for _, room in rooms_by_attackers(m)], default=0.0)
    fells = 2.0 if m.inside(DefenceTurn) else 2.9
    return best if best > fells or (best and hand_is_full(m, seat)) else 0.0


def slaughter_worth_in(m: Scene, room: int) -> float:
    """Return the worth of Slaughter in a room."""
    there = attackers_in(m, room)
    fall = [one for one in there if health(m, one) - one.wounds <= 1]
    return len(there) + 2.0 * len(fall) + sum([1.0 for one in fall if carries_prize(here(m), one)])


def stygian_storm_worth(m: Scene, seat: Seat) -> float:
    far_in = [one for one in m.table.characters if one.at == STYGIA and one.seat != seat and one.astral >= 6]
    if m.inside(Window) and m.within(Window).moment in ("recovery_began", "performed"):
        return 1.0 if far_in else 0.0
    return 0.0


def refit_worth(m: Scene, seat: Seat) -> float:
    if not m.inside(DefenceTurn) or m.inside(Pool):
        return 0.0
    rooms = [room for _, room in rooms_by_attackers(m)]
    return 1.2 if any([g.kind == "basic" and room_of(m, g) in rooms for g in m.table.turrets]) else 0.0


def call_to_arms_worth(m: Scene, seat: Seat) -> float:
    return 2.5 if m.inside(DefenceTurn) and not m.inside(Pool) and rooms_by_attackers(m) else 0.0


def forced_march_worth(m: Scene, seat: Seat) -> float:
    """Return the worth of Forced March: minions out of reach come nearer before the dice are rolled."""
    if not m.inside(DefenceTurn) or m.inside(Movement) or m.inside(Pool):
        return 0.0
    return 1.2 if room_to_march(m, seat) >= 0 else 0.0


def room_to_march(m: Scene, seat: Seat) -> int:
    """Return the room with most minions a short way from attackers; -1 if there is none."""
    prey = 0
    for one in m.table.characters:
        if one.at == MAP and one.seat != seat and not here(m).areas[room_of(m, one)]:
            prey |= 1 << one.square
    if not prey:
        return -1
    terrain = Terrain(m.table)
    times = terrain.times_to(prey, terrain.shut(), hunting=True)
    away = [one for one in on_map(m, seat) if 2 <= times[one.square] <= 5 and not one.rolled]
    rooms = [room_of(m, one) for one in away]
    return max(sorted(set(rooms)), key=rooms.count) if rooms else -1


def field_repair_worth(m: Scene, seat: Seat) -> float:
    return 1.0 if figure_to_repair(m, seat) else 0.0


def figure_to_repair(m: Scene, seat: Seat) -> str:
    """Return the figure that Field Repair helps most; "" if there is none."""
    scenario = here(m).scenario
    marked = [row.kind for row in scenario.points if row.what == "turret"] + [scenario.limiter, *here(m).guards]
    for one in m.table.turrets:
        if one.wounds and one.id in marked:
            return str(one.id)
    leaders = [one.id for one in on_map(m, seat) if one.wounds and (CHARACTERS[one.id].leader or hand_is_full(m, seat))]
    return leaders[0] if leaders else ""


def jammed_gears_worth(m: Scene, seat: Seat) -> float:
    """Return the worth of Jammed Gears, after the dice of a turn are on the card."""
    if not m.inside(Window) or m.within(Window).moment not in ("recovery_began", "turn_began"):
        return 0.0
    laid = max([room.laid for room in m.table.rooms if room.state == ACTIVE], default=0)
    return 1.5 if laid >= 5 else 0.0


def whispers_worth(m: Scene, seat: Seat) -> float:
    return 1.0 if whispers_victim(m) or (hand_is_full(m, seat) and m.inside(DefenceTurn)) else 0.0


def whispers_victim(m: Scene) -> str:
    """Return a character that would lose the last of its Mind; "" if there is none."""
    for one in m.table.characters:
        if one.seat in (-1, m.table.defender) or one.stunned:
            continue
        left = mind(m, one) - one.madness
        weak = (one.at == STYGIA and 0 < left <= 2 and one.astral >= 6) or (one.at == MAP and left == 1)
        if weak and not here(m).areas[room_of(m, one)]:
            return str(one.id)
    return ""


def gas_leak_worth(m: Scene, seat: Seat) -> float:
    return 1.2 if m.inside(DefenceTurn) and rooms_by_attackers(m) else 0.0


def bad_luck_worth(m: Scene, seat: Seat) -> float:
    return 0.8 if m.inside(DefenceTurn) else 0.0


def bulkhead_worth(m: Scene, seat: Seat) -> float:
    return 1.2 if door_to_bolt(m) >= 0 else 0.0


def door_to_bolt(m: Scene) -> int:
    """Return the door to bolt; -1 if there is none.

    It divides a team when a room is revealed, or closes the way before the carrier of a prize.
    """
    if not m.inside(Window) or not m.inside(AttackTurn):
        return -1
    seat, site, table = m.within(AttackTurn).seat, here(m), m.table
    moment = m.within(Window).moment
    if moment == "room_revealed":
        for room, state in enumerate(table.rooms):
            if state.state == ACTIVE and state.entry >= 0 and table.open >> state.entry & 1:
                inside = in_room(m, seat, room)
                outside = [one for one in on_map(m, seat) if one not in inside and one.points > 0]
                fits = site.kinds[state.entry] != "" and not site.kinds[state.entry].startswith("sealed")
                if len(inside) == 1 and outside and not state.laid and fits:
                    return int(state.entry)
    if moment == "turn_began":
        aims = Aims(table, seat)
        for one in on_map(m, seat):
            if carries_prize(site, one) and 0 < aims.times[one.id][one.square] <= 8:
                for door in site.doors_of[room_of(m, one)]:
                    sides = site.sides[door]
                    ahead = min(aims.times[one.id][sides[0]], aims.times[one.id][sides[1]])
                    fits = not site.kinds[door].startswith("sealed")
                    if fits and table.open >> door & 1 and ahead < aims.times[one.id][one.square]:
                        return door
    return -1


WORTH: Final[dict[str, Callable[[Scene, Seat], float]]] = {
    "give_breath": give_breath_worth,
    "team_reflexes": bonus_movement_worth,
    "adrenaline": bonus_movement_worth,
    "mass_clarity": mass_clarity_worth,
    "steam_valve": worth_at_once,
    "lucky_cog": worth_at_once,
    "stygian_rope": stygian_travel_worth,
    "silver_thread": stygian_travel_worth,
    "sabotage": sabotage_worth,
    "crowbar": crowbar_worth,
    "blueprint": blueprint_worth,
    "scorch": new_turret_worth,
    "emplacement": new_turret_worth,
    "shock": shock_worth,
    "slaughter": slaughter_worth,
    "stygian_storm": stygian_storm_worth,
    "refit": refit_worth,
    "call_to_arms": call_to_arms_worth,
    "forced_march": forced_march_worth,
    "field_repair": field_repair_worth,
    "jammed_gears": jammed_gears_worth,
    "whispers": whispers_worth,
    "gas_leak": gas_leak_worth,
    "bad_luck": bad_luck_worth,
    "bulkhead": bulkhead_worth,
}
