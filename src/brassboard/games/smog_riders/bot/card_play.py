"""When bots play a card at their own decision. A card is worth most at its moment: until then it is kept."""

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
    health,
    here,
    in_room,
    mind,
    on_map,
    room_of,
    special,
    turrets_in,
    walkers,
    who,
)
from .dice import wound_worth
from .goals import Aims, wants_through
from .movement import AttackerMind
from .travel_time import FAR, Terrain, loaded

FULL_HAND: Final = 5
KEEP: Final = 0.5
"""What a card must be good for to be played; a full hand is less choosy."""


# What may be worth playing at one's own decision


def play_now(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """The card to play now, or None."""
    best, chosen = KEEP, None
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
    worth = WORTH.get(card)
    return worth(m, seat) if worth is not None else 0.0


def crowded(m: Scene, seat: Seat) -> bool:
    return len(hand_of(m, seat)) >= FULL_HAND


def equip_worth(m: Scene, seat: Seat, act: Equip) -> float:
    """On who keeps no hand free for a prize; weapons on many dice."""
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


def breath(m: Scene, seat: Seat) -> float:
    hurt = max([one.wounds for one in conscious(m, seat)], default=0)
    weak = any([health(m, one) - one.wounds <= 1 for one in conscious(m, seat)])
    return 1.0 if hurt >= 2 or (hurt and (weak or crowded(m, seat))) else 0.0


def more_steps(m: Scene, seat: Seat) -> float:
    """Team Reflexes and Adrenaline: when the points are spent and the way goes on."""
    if not m.inside(Movement) or m.within(Movement).bonus or m.inside(Pool):
        return 0.0
    gain = max([steps_gain(m, seat, one) for one in on_map(m, seat)], default=0.0)
    return gain if gain >= 2 or crowded(m, seat) else 0.0


def steps_gain(m: Scene, seat: Seat, one: Character) -> float:
    if one.points > 0:
        return 0.0
    mind_of = AttackerMind(m, seat)
    time = mind_of.aims.times[one.id][one.square]
    if time <= 0 or time >= FAR or not mind_of.gets_on(one):
        return 0.0
    state = m.table.rooms[room_of(m, one)].state
    prized = loaded(here(m), one)
    if state == ACTIVE and not prized:
        return 0.0
    return min(3.0, float(time)) + (2.0 if prized else 0.0) - (1.0 if enemies_in(m, seat, room_of(m, one)) else 0.0)


def clarity(m: Scene, seat: Seat) -> float:
    ours = conscious(m, seat)
    return (
        1.0
        if sum([min(1, one.madness) for one in ours]) >= 2 or any([one.madness >= mind(m, one) for one in ours])
        else 0.0
    )


def at_once(m: Scene, seat: Seat) -> float:
    return 1.0


def thread(m: Scene, seat: Seat) -> float:
    if not m.inside(StygiaPhase):
        return 0.0
    aims = Aims(m.table, seat)
    return 1.0 if any([one.astral < 18 and wants_through(m.table, aims, one) for one in walkers(m, seat)]) else 0.0


def sabotage(m: Scene, seat: Seat) -> float:
    rooms = {room_of(m, one) for one in on_map(m, seat)}
    return (
        max([wound_worth(m, seat, gun.id, 1) for gun in m.table.turrets if room_of(m, gun) in rooms], default=0.0) / 4
    )


def crowbar(m: Scene, seat: Seat) -> float:
    if not m.inside(Movement) or m.inside(Pool):
        return 0.0
    return 1.5 if best_door(m, seat) >= 0 else 0.0


def best_door(m: Scene, seat: Seat) -> int:
    """A locked door beside a character that its way goes through."""
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


def blueprint(m: Scene, seat: Seat) -> float:
    """Six points that solve a room, when the dice have not."""
    if not m.inside(AttackTurn) or m.inside(Movement):
        return 0.0
    return 2.0 if any([short_of(m, room) <= 6 for room in active_rooms(m, seat)]) else 0.0


def short_of(m: Scene, room: int) -> int:
    state = m.table.rooms[room]
    return ROOM_CARDS[state.card].target - state.laid if state.card else 99


def active_rooms(m: Scene, seat: Seat) -> list[int]:
    rooms = sorted({room_of(m, one) for one in on_map(m, seat)})
    return [room for room in rooms if m.table.rooms[room].state == ACTIVE]


# Defence, in the defender's own turn


def with_prey(m: Scene) -> list[tuple[int, int]]:
    """How many attackers stand in each room, most first."""
    site = here(m)
    rooms = {room_of(m, one) for one in m.table.characters if one.at == MAP and one.seat not in (-1, m.table.defender)}
    found = [(len(attackers_in(m, room)), room) for room in rooms if not site.areas[room]]
    return sorted(found, reverse=True)


def gun(m: Scene, seat: Seat) -> float:
    """A turret fires in the same turn if it comes before the roll."""
    if not m.inside(DefenceTurn) or m.inside(Pool):
        return 0.0
    rolled = m.within(DefenceTurn).rolled
    rooms = [room for _, room in with_prey(m) if room not in rolled and len(turrets_in(m, room)) < 3]
    return 2.0 if rooms else 0.0


def shock(m: Scene, seat: Seat) -> float:
    if not m.inside(DefenceTurn):
        return 0.0
    best = max([stunnable(m, room) for _, room in with_prey(m)], default=0)
    return 1.5 if best >= 2 or (best and crowded(m, seat)) else 0.0


def stunnable(m: Scene, room: int) -> int:
    return len([one for one in attackers_in(m, room) if not one.stunned and not special(m, one, "immune_stun")])


def slaughter(m: Scene, seat: Seat) -> float:
    best = max([slaughter_worth(m, room) for _, room in with_prey(m)], default=0.0)
    fells = 2.0 if m.inside(DefenceTurn) else 2.9
    return best if best > fells or (best and crowded(m, seat)) else 0.0


def slaughter_worth(m: Scene, room: int) -> float:
    there = attackers_in(m, room)
    fall = [one for one in there if health(m, one) - one.wounds <= 1]
    return len(there) + 2.0 * len(fall) + sum([1.0 for one in fall if loaded(here(m), one)])


def storm(m: Scene, seat: Seat) -> float:
    far_in = [one for one in m.table.characters if one.at == STYGIA and one.seat != seat and one.astral >= 6]
    if m.inside(Window) and m.within(Window).moment in ("recovery_began", "performed"):
        return 1.0 if far_in else 0.0
    return 0.0


def refit(m: Scene, seat: Seat) -> float:
    if not m.inside(DefenceTurn) or m.inside(Pool):
        return 0.0
    rooms = [room for _, room in with_prey(m)]
    return 1.2 if any([g.kind == "basic" and room_of(m, g) in rooms for g in m.table.turrets]) else 0.0


def to_arms(m: Scene, seat: Seat) -> float:
    return 2.5 if m.inside(DefenceTurn) and not m.inside(Pool) and with_prey(m) else 0.0


def march(m: Scene, seat: Seat) -> float:
    """Minions that are out of reach come nearer before the dice are rolled."""
    if not m.inside(DefenceTurn) or m.inside(Movement) or m.inside(Pool):
        return 0.0
    return 1.2 if march_room(m, seat) >= 0 else 0.0


def march_room(m: Scene, seat: Seat) -> int:
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


def repair(m: Scene, seat: Seat) -> float:
    return 1.0 if best_repair(m, seat) else 0.0


def best_repair(m: Scene, seat: Seat) -> str:
    scenario = here(m).scenario
    marked = [row.kind for row in scenario.points if row.what == "turret"] + [scenario.limiter, *here(m).guards]
    for one in m.table.turrets:
        if one.wounds and one.id in marked:
            return str(one.id)
    leaders = [one.id for one in on_map(m, seat) if one.wounds and (CHARACTERS[one.id].leader or crowded(m, seat))]
    return leaders[0] if leaders else ""


def jam(m: Scene, seat: Seat) -> float:
    """After the dice of a turn are on the card."""
    if not m.inside(Window) or m.within(Window).moment not in ("recovery_began", "turn_began"):
        return 0.0
    laid = max([room.laid for room in m.table.rooms if room.state == ACTIVE], default=0)
    return 1.5 if laid >= 5 else 0.0


def whisper(m: Scene, seat: Seat) -> float:
    return 1.0 if whisper_at(m) or (crowded(m, seat) and m.inside(DefenceTurn)) else 0.0


def whisper_at(m: Scene) -> str:
    """Who loses the last of its Mind."""
    for one in m.table.characters:
        if one.seat in (-1, m.table.defender) or one.stunned:
            continue
        left = mind(m, one) - one.madness
        weak = (one.at == STYGIA and 0 < left <= 2 and one.astral >= 6) or (one.at == MAP and left == 1)
        if weak and not here(m).areas[room_of(m, one)]:
            return str(one.id)
    return ""


def gas(m: Scene, seat: Seat) -> float:
    return 1.2 if m.inside(DefenceTurn) and with_prey(m) else 0.0


def bad_luck(m: Scene, seat: Seat) -> float:
    return 0.8 if m.inside(DefenceTurn) else 0.0


def bulkhead(m: Scene, seat: Seat) -> float:
    return 1.2 if door_to_bolt(m) >= 0 else 0.0


def door_to_bolt(m: Scene) -> int:
    """Shuts a team in two when a room is revealed, or the way before somebody who carries a prize."""
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
            if loaded(site, one) and 0 < aims.times[one.id][one.square] <= 8:
                for door in site.doors_of[room_of(m, one)]:
                    sides = site.sides[door]
                    ahead = min(aims.times[one.id][sides[0]], aims.times[one.id][sides[1]])
                    fits = not site.kinds[door].startswith("sealed")
                    if fits and table.open >> door & 1 and ahead < aims.times[one.id][one.square]:
                        return door
    return -1


WORTH: Final[dict[str, Callable[[Scene, Seat], float]]] = {
    "give_breath": breath,
    "team_reflexes": more_steps,
    "adrenaline": more_steps,
    "mass_clarity": clarity,
    "steam_valve": at_once,
    "lucky_cog": at_once,
    "stygian_rope": thread,
    "silver_thread": thread,
    "sabotage": sabotage,
    "crowbar": crowbar,
    "blueprint": blueprint,
    "scorch": gun,
    "emplacement": gun,
    "shock": shock,
    "slaughter": slaughter,
    "stygian_storm": storm,
    "refit": refit,
    "call_to_arms": to_arms,
    "forced_march": march,
    "field_repair": repair,
    "jammed_gears": jam,
    "whispers": whisper,
    "gas_leak": gas,
    "bad_luck": bad_luck,
    "bulkhead": bulkhead,
}
