"""When a card may be played, and on what. What it then does is in `cards`."""

from collections.abc import Callable, Sequence

from brassboard.kernel import Action, Denied, Flow, Kind, Requirement, Seat, Window, requires
from brassboard.kit import bits, zones

from .actions import Against, Equip, On, Play
from .content import CHARACTERS, DEFENCE, MAGIC
from .events import Equipped
from .figures import (
    Scene,
    active,
    conscious,
    gone,
    here,
    on_map,
    ordinary_doors,
    overwhelmed,
    reserve,
    room_of,
    taken,
    turrets_in,
    walkers,
    who,
)
from .frames import AttackTurn, DefenceTurn, Harm, Movement, Pool, StygiaPhase
from .site import EYE, PATHS
from .table import ACTIVE, MAP, STYGIA, Character

MOST_TURRETS = 3
ONS = {one: On(one) for one in CHARACTERS}


# Equipment from the hand


@requires("SR-EQUIP-01", "card")
def card_in_hand(seen: Scene, seat: Seat, act: Equip) -> Denied:
    return None if act.card in seen.table.sides[seat].magic else (act.card,)


@requires("SR-RULING-102", "card")
def equips_in_turn(seen: Scene, seat: Seat, act: Equip) -> Denied:
    return None if own_turn(seen, seat) else (act.card,)


@requires("SR-RULING-103", "character")
def hands_are_free(seen: Scene, seat: Seat, act: Equip) -> Denied:
    return (act.character,) if laden(seen, who(seen, act.character)) else None


def laden(m: Scene, one: Character) -> bool:
    """Carries something beside which it can carry nothing else."""
    objects = here(m).scenario.objects
    return any(["alone" in objects[kind] for kind in one.carries])


EQUIPMENT = tuple([card.id for card in MAGIC.values() if card.kind == "E"])
EQUIPS = {(card, one): Equip(card, one) for card in EQUIPMENT for one in CHARACTERS}


def equips(seen: Scene, seat: Seat) -> list[Equip]:
    if seat == seen.table.defender:
        return []
    return [EQUIPS[card, one.id] for card in EQUIPMENT for one in conscious(seen, seat)]


def equips_in_hand(seen: Scene, seat: Seat) -> list[Equip]:
    if seat == seen.table.defender or not own_turn(seen, seat):
        return []
    hand = seen.table.sides[seat].magic
    cards = [card for card in EQUIPMENT if card in hand]
    if not cards:
        return []
    able = [one.id for one in conscious(seen, seat) if not laden(seen, one)]
    return [EQUIPS[card, one] for card in cards for one in able]


EQUIP = Kind("equip", equips, card_in_hand, equips_in_turn, hands_are_free, fast=equips_in_hand)


def equip(m: Scene, seat: Seat, act: Equip) -> Flow:
    """SR-RULING-102: from hand, free, onto a conscious character in either world."""
    own, one = m.table.sides[seat], who(m, act.character)
    own.magic = zones.take(own.magic, act.card)
    one.gear = zones.put(one.gear, act.card)
    m.reveal()
    m.emit(Equipped(act.character, act.card))
    return None


# Where turrets and minions may be placed


def attacked_rooms(m: Scene) -> list[int]:
    """SR-MIN-03, SR-RULING-43: rooms with a conscious attacker in them, no start or exit areas."""
    areas = here(m).areas
    rooms = {room_of(m, one) for one in m.table.characters if one.at == MAP and one.seat != m.table.defender}
    return sorted([room for room in rooms if not areas[room]])


def reinforced_rooms(m: Scene) -> list[int]:
    """SR-RULING-41, SR-S6-04: those, and the rooms a scenario opens without attackers."""
    return sorted({*attacked_rooms(m), *here(m).scenario.open_rooms})


def turret_places(m: Scene, room: int) -> list[int]:
    """SR-TUR-02, SR-RULING-41, SR-RULING-96: where a turret may stand in a room."""
    if len(turrets_in(m, room)) >= MOST_TURRETS:
        return []
    site = here(m)
    places = site.rooms[room] & site.turret_squares & ~taken(m)
    for item in m.table.floor:
        if item.kind in site.scenario.objects:
            places &= ~(1 << item.square)
    return list(bits.members(places))


def free_squares(m: Scene, room: int) -> list[int]:
    return list(bits.members(here(m).rooms[room] & ~taken(m)))


# What each card may be played on


def wounded(m: Scene, seat: Seat) -> list[Action]:
    return [ONS[one.id] for one in conscious(m, seat) if one.wounds]


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
    passages = [one for one in free_walkers(m, seat) if PATHS <= one.astral < EYE and one.dice]
    return [ONS[one.id] for one in passages if "rope" not in one.used] if before_rolling(m) else []


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
    ordinary = ordinary_doors(m) & ~m.table.open
    shut = [door for door in sorted(doors) if ordinary >> door & 1]
    return [site.throughs[door] for door in shut]


def braced(m: Scene, seat: Seat) -> list[Action]:
    """Own characters that are about to be wounded."""
    if not m.inside(Harm):
        return []
    blows = m.within(Harm).blows
    return [
        On(blow.figure) for blow in blows if blow.wounds and blow.figure in ONS and who(m, blow.figure).seat == seat
    ]


def struck(m: Scene, seat: Seat) -> list[Action]:
    """The targets of an own attack that is about to wound."""
    if not m.inside(Harm):
        return []
    harm = m.within(Harm)
    ours = harm.seat == seat and harm.cause == "attack"
    return [On(blow.figure) for blow in harm.blows if blow.wounds] if ours else []


def hidden_behind_iron(m: Scene, seat: Seat) -> list[Action]:
    if not m.inside(Harm):
        return []
    blows = [blow for blow in m.within(Harm).blows if blow.wounds]
    return [On(blow.figure) for blow in blows if blow.figure not in ONS or who(m, blow.figure).seat == seat]


def rooms_for_turrets(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[room] for room in reinforced_rooms(m) if turret_places(m, room)]


def scorched(m: Scene, seat: Seat) -> list[Action]:
    upgrades: list[Action] = [On(one.id) for one in m.table.turrets if one.kind != "flame"]
    return rooms_for_turrets(m, seat) + upgrades


def basic_turrets(m: Scene, seat: Seat) -> list[Action]:
    return [On(one.id) for one in m.table.turrets if one.kind == "basic"]


def rooms_with_attackers(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[room] for room in attacked_rooms(m)]


def rooms_to_call(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[room] for room in attacked_rooms(m) if free_squares(m, room)] if reserve(m) else []


def open_doors(m: Scene, seat: Seat) -> list[Action]:
    site = here(m)
    doors = [door for door in bits.members(m.table.open) if not site.kinds[door].startswith("sealed")]
    return [site.throughs[door] for door in doors]


def damaged(m: Scene, seat: Seat) -> list[Action]:
    turrets: list[Action] = [On(one.id) for one in m.table.turrets if one.wounds]
    return turrets + [ONS[one.id] for one in conscious(m, seat) if one.wounds]


def laid_rooms(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[number] for number, room in enumerate(m.table.rooms) if room.state == ACTIVE and room.laid]


def victims(m: Scene, seat: Seat) -> list[Action]:
    """Attackers on the map, not in a start or exit area."""
    areas = here(m).areas
    found = [one for one in m.table.characters if one.at == MAP and one.seat != m.table.defender]
    return [ONS[one.id] for one in found if not areas[room_of(m, one)]]


def haunted(m: Scene, seat: Seat) -> list[Action]:
    defender = m.table.defender
    return victims(m, seat) + [ONS[o.id] for o in m.table.characters if o.at == STYGIA and o.seat != defender]


def the_lucky(m: Scene, seat: Seat) -> list[Action]:
    """Players with something to lose and a character a Defence card may name."""
    seats = sorted({who(m, on.figure).seat for on in victims(m, seat) if isinstance(on, On)})
    return [Against(one) for one in seats if m.table.sides[one].luck or m.table.sides[one].steam]


CHOICES: dict[str, Callable[[Scene, Seat], list[Action]]] = {
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


def anyone_mad(m: Scene, seat: Seat) -> bool:
    return any([one.madness for one in conscious(m, seat)])


def anyone_stunned(m: Scene, seat: Seat) -> bool:
    return len(roused(m, seat)) > 0


def roused(m: Scene, seat: Seat) -> list[Character]:
    """Who can lose its stunned marker; SR-RULING-33: not who has no Mind left."""
    return [one for one in conscious(m, seat) if one.stunned and not overwhelmed(m, one)]


def attackers_walk(m: Scene, seat: Seat) -> bool:
    return any([one.at == STYGIA and one.seat != seat for one in m.table.characters])


USEFUL: dict[str, Callable[[Scene, Seat], bool]] = {
    "mass_clarity": anyone_mad,
    "smelling_salts": anyone_stunned,
    "stygian_storm": attackers_walk,
}
"""Cards that work by themselves, but not always."""

IN_HARM = ("brace", "overpressure", "iron_hide", "grim_order")
WHEN_ROLLED = ("loaded_die", "steady_aim")
BEFORE_ROLL = ("overclock",)
ELSEWHERE = (*IN_HARM, *WHEN_ROLLED, *BEFORE_ROLL)


def can_help(m: Scene, seat: Seat, card: str) -> bool:
    """Is there anything the card could be good for now?"""
    choices = CHOICES.get(card)
    if choices is not None:
        return len(choices(m, seat)) > 0
    useful = USEFUL.get(card)
    return useful is None or useful(m, seat)


def own_turn(m: Scene, seat: Seat) -> bool:
    if seat == m.table.defender:
        return m.inside(DefenceTurn)
    return m.inside(AttackTurn) and m.within(AttackTurn).seat == seat


PLAYS = {card: Play(card) for card in (*MAGIC, *DEFENCE)}
MAGIC_PLAYS = [PLAYS[card] for card in sorted(MAGIC) if MAGIC[card].kind != "E"]
DEFENCE_PLAYS = [PLAYS[card] for card in sorted(DEFENCE)]


def hand_plays(hand: tuple[str, ...]) -> list[Play]:
    """What a hand holds beside equipment and cards that have a moment of their own; sorted, as all plays are."""
    return [PLAYS[card] for card in dict.fromkeys(hand) if card not in ELSEWHERE and card not in EQUIPMENT]


@requires("SR-MAGIC-01", "card")
def magic_held(seen: Scene, seat: Seat, act: Play) -> Denied:
    return None if act.card in seen.table.sides[seat].magic else (act.card,)


@requires("SR-DEF-01", "card")
def defence_held(seen: Scene, seat: Seat, act: Play) -> Denied:
    return None if act.card in seen.table.sides[seat].defence else (act.card,)


@requires("SR-MAGIC-02", "card")
def magic_in_time(seen: Scene, seat: Seat, act: Play) -> Denied:
    """In the own turn, Reaction cards also in the defender's; never in another attacker's, nor once all have left."""
    if gone(seen, seat):
        return (act.card,)
    if own_turn(seen, seat) or (MAGIC[act.card].kind == "R" and seen.inside(DefenceTurn)):
        return None
    return (act.card,)


@requires("SR-DEF-02", "card")
def defence_in_time(seen: Scene, seat: Seat, act: Play) -> Denied:
    return (act.card,) if DEFENCE[act.card].own_turn and not own_turn(seen, seat) else None


@requires("SR-RULING-62", "card")
def has_its_moment(seen: Scene, seat: Seat, act: Play) -> Denied:
    """Some cards wait for a roll or for wounds that are about to be placed."""
    return (act.card,) if act.card in ELSEWHERE else None


@requires("SR-RULING-63", "card")
def action_is_over(seen: Scene, seat: Seat, act: Play) -> Denied:
    """While wounds are about to be placed only Reaction cards step in: a declared action finishes first."""
    return (act.card,) if MAGIC[act.card].kind != "R" and seen.inside(Harm) else None


@requires("SR-RULING-62", "card")
def answers_no_card(seen: Scene, seat: Seat, act: Play) -> Denied:
    """The wounds of a card may be warded off, but cards are not answered by cards."""
    return (act.card,) if harmed_by_card(seen) else None


def harmed_by_card(m: Scene) -> bool:
    return m.inside(Harm) and m.within(Harm).cause == "card"


@requires("SR-RULING-92", "card")
def good_for_something(seen: Scene, seat: Seat, act: Play) -> Denied:
    return None if can_help(seen, seat, act.card) else (act.card,)


def magic_plays(seen: Scene, seat: Seat) -> Sequence[Play]:
    return MAGIC_PLAYS if seat != seen.table.defender else ()


def defence_plays(seen: Scene, seat: Seat) -> Sequence[Play]:
    return DEFENCE_PLAYS if seat == seen.table.defender else ()


def magic_now(seen: Scene, seat: Seat) -> list[Play]:
    """The same as the requirements, from the hand instead of the whole deck."""
    if seat == seen.table.defender:
        return []
    hand = seen.table.sides[seat].magic
    plays = hand_plays(hand)
    if not plays or gone(seen, seat):
        return []
    if not own_turn(seen, seat):
        plays = [play for play in plays if MAGIC[play.card].kind == "R"] if seen.inside(DefenceTurn) else []
    elif seen.inside(Harm):
        plays = [play for play in plays if MAGIC[play.card].kind == "R"]
    return [play for play in plays if can_help(seen, seat, play.card)]


def defence_now(seen: Scene, seat: Seat) -> list[Play]:
    if seat != seen.table.defender:
        return []
    hand = seen.table.sides[seat].defence
    plays = hand_plays(hand)
    if not plays or harmed_by_card(seen):
        return []
    if not own_turn(seen, seat):
        plays = [play for play in plays if not DEFENCE[play.card].own_turn]
    return [play for play in plays if can_help(seen, seat, play.card)]


MAGIC_PLAY = Kind(
    "play",
    magic_plays,
    magic_held,
    magic_in_time,
    has_its_moment,
    action_is_over,
    good_for_something,
    fast=magic_now,
)
DEFENCE_PLAY = Kind(
    "play",
    defence_plays,
    defence_held,
    defence_in_time,
    has_its_moment,
    answers_no_card,
    good_for_something,
    fast=defence_now,
)
CARDS = (EQUIP, MAGIC_PLAY, DEFENCE_PLAY)
"""What a player may do with his hand at his own decision points."""


@requires("SR-RULING-63", "card")
def wounds_are_coming(seen: Scene, seat: Seat, act: Play) -> Denied:
    return None if seen.inside(Harm) else (act.card,)


@requires("SR-RULING-98", "card")
def own_dice_lie_open(seen: Scene, seat: Seat, act: Play) -> Denied:
    """Loaded Die and Steady Aim: a roll of one's own, before curses are checked."""
    return None if own_roll_at(seen, seat, "rolled") else (act.card,)


@requires("SR-RULING-62", "card")
def own_roll_to_come(seen: Scene, seat: Seat, act: Play) -> Denied:
    """Overclock: one more die for the defender, not for an attacker."""
    return None if own_roll_at(seen, seat, "before_roll") else (act.card,)


def own_roll_at(m: Scene, seat: Seat, moment: str) -> bool:
    return m.inside(Window) and m.within(Window).moment == moment and m.within(Pool).seat == seat


def special_kinds(cards: tuple[str, ...], moment: Requirement) -> tuple[Kind, Kind]:
    """The cards that have their own moment: attackers' and defender's."""
    magic = [PLAYS[card] for card in cards if card in MAGIC]
    defence = [PLAYS[card] for card in cards if card in DEFENCE]
    return (
        Kind(
            "play",
            lambda seen, seat: magic if seat != seen.table.defender else [],
            magic_held,
            magic_in_time,
            moment,
            good_for_something,
            rule=moment.rule,
        ),
        Kind(
            "play",
            lambda seen, seat: defence if seat == seen.table.defender else [],
            defence_held,
            moment,
            good_for_something,
            rule=moment.rule,
        ),
    )


HARM_MAGIC, HARM_DEFENCE = special_kinds(IN_HARM, wounds_are_coming)
ROLL_MAGIC, ROLL_DEFENCE = special_kinds(WHEN_ROLLED, own_dice_lie_open)
_, EARLY_DEFENCE = special_kinds(BEFORE_ROLL, own_roll_to_come)
