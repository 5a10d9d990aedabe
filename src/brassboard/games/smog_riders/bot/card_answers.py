"""Answers to cards, for bots: reactions, targets of cards, discards, and who gets a card that was found."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import PASS, Action, Seat, Window

from ..data.actions import Against, Discard, Equip, In, Luck, On, Pick, Play, Through, Way
from ..data.frames import Attach, AttackTurn, DefenceTurn, Harm, PlayCard, Pool
from ..data.table import STYGIA
from ..queries import (
    Scene,
    attackers_in,
    conscious,
    enemies_in,
    health,
    here,
    in_room,
    is_character,
    on_map,
    room_of,
    turret,
    turret_health,
    turrets_in,
    who,
)
from ..scenario.static_map import EYE
from .assignment import attack_fails
from .card_play import (
    door_to_bolt,
    door_to_force,
    equip_worth,
    figure_to_repair,
    hand_is_full,
    play_now,
    points_missing,
    room_to_march,
    slaughter_worth_in,
    steps_gain,
    stunnable,
    whispers_victim,
)
from .dice import free_reroll, missing_points, sum_of_faces, worth_rerolling, wound_worth
from .goals import Aims, prefers_stygia
from .minions import victim_worth
from .travel_time import carries_prize

CARD_VALUE: Final = {
    "give_breath": 5, "brace": 5, "blueprint": 5, "adrenaline": 4, "team_reflexes": 5, "loaded_die": 4,
    "overpressure": 3, "lucky_cog": 4, "steam_valve": 2, "mass_clarity": 2, "smelling_salts": 2, "crowbar": 3,
    "sabotage": 3, "stygian_rope": 1, "silver_thread": 1,
    "slaughter": 6, "gas_leak": 4, "call_to_arms": 6, "emplacement": 5, "scorch": 5, "shock": 4, "grim_order": 4,
    "steady_aim": 4, "overclock": 4, "iron_hide": 4, "refit": 3, "bulkhead": 3, "jammed_gears": 4, "field_repair": 2,
    "forced_march": 2, "whispers": 2, "bad_luck": 2, "stygian_storm": 2,
}  # fmt: skip


# Reactions


def react(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return a card that gains more now than in the hand, else pass."""
    moment = m.within(Window).moment
    if moment in ("moved", "leaving"):
        return react_to_movement(m, options)
    if moment == "rolled" and m.within(Pool).seat == seat:
        return react_to_own_roll(m, seat, options)
    if moment == "harm":
        chosen = react_to_harm(m, seat, options)
        if chosen is not None:
            return chosen
    if moment == "before_roll" and m.within(Pool).seat == seat:
        plays = [option for option in options if isinstance(option, Play) and option.card == "overclock"]
        if plays and enemies_in(m, seat, m.within(Pool).room):
            return plays[0]
    if seat != m.table.defender:
        return react_as_attacker(m, seat, options)
    worthy = play_now(m, seat, options)
    return worthy if worthy is not None else PASS


def react_to_movement(m: Scene, options: Sequence[Action]) -> Action:
    """Play a card after a step only if a prize would fall or a walker has reached the Eye.

    Other cards wait for a better moment. This moment comes most often, so the check is short.
    """
    if len(options) == 1:
        return PASS
    plays = [option for option in options if isinstance(option, Play)]
    mover, site = m.within(AttackTurn).seat, here(m)
    for one in conscious(m, mover):
        if one.at == STYGIA:
            cards: tuple[str, ...] = ("stygian_storm",) if one.astral == EYE and one.dice else ()
        elif carries_prize(site, one) and health(m, one) - one.wounds <= 1 and not site.areas[site.room_of[one.square]]:
            cards = ("slaughter", "gas_leak")
        else:
            continue
        for play in plays:
            if play.card in cards:
                return play
    return PASS


def react_as_attacker(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """In the defender's turn, rouse stunned characters before they lose a die and heal one that is nearly down."""
    for option in options:
        if isinstance(option, Play):
            if option.card == "smelling_salts" and len([1 for one in conscious(m, seat) if one.stunned]) >= 2:
                return option
            if option.card == "give_breath":
                weak = [one for one in on_map(m, seat) if one.wounds >= 2 and health(m, one) - one.wounds == 1]
                if weak:
                    return option
    return PASS


def react_to_own_roll(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return a reroll or card that improves an own roll, else pass."""
    pool = m.within(Pool)
    free = free_reroll(m, pool, options)
    if free is not None:
        return free
    missing = missing_points(m, pool)
    for option in options:
        if isinstance(option, Play):
            short = missing - sum_of_faces(pool)
            if option.card == "loaded_die" and 0 < short <= 6 - min([int(die[1]) for die in pool.dice]):
                return option
            if option.card == "steady_aim" and attack_fails(m, pool):
                return option
        elif isinstance(option, Luck) and worth_rerolling(m, pool):
            return option
    return PASS


def react_to_harm(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return a card to play when wounds are about to be placed; None if there is none."""
    harm = m.within(Harm)
    for option in options:
        if not isinstance(option, Play):
            continue
        if option.card in ("overpressure", "grim_order"):
            fatal = [
                blow
                for blow in harm.blows
                if survives_by_one(m, blow.figure, blow.wounds) and is_foe(m, seat, blow.figure)
            ]
            if fatal or (hand_is_full(m, seat) and any([is_foe(m, seat, blow.figure) for blow in harm.blows])):
                return option
        elif option.card in ("brace", "iron_hide", "give_breath"):
            ours = [blow for blow in harm.blows if blow.wounds and is_own(m, seat, blow.figure)]
            spared = 1 if option.card == "iron_hide" else 2
            for blow in ours:
                wounds_left = life_left(m, blow.figure)
                healed = 0
                if option.card == "give_breath":
                    healed = min(2, who(m, blow.figure).wounds) if is_character(blow.figure) else 0
                    spared = 0
                if wounds_left <= blow.wounds < wounds_left + healed + spared:
                    return option
                if option.card == "brace" and (blow.wounds >= 2 or hand_is_full(m, seat)):
                    return option
    return None


def life_left(m: Scene, figure: str) -> int:
    """Return the Health that a figure has left."""
    if is_character(figure):
        one = who(m, figure)
        return health(m, one) - one.wounds
    found = turret(m, figure)
    return turret_health(found) - found.wounds if found is not None else 0


def survives_by_one(m: Scene, figure: str, wounds: int) -> bool:
    """Return whether 1 more wound would fell the figure."""
    return life_left(m, figure) == wounds + 1


def is_own(m: Scene, seat: Seat, figure: str) -> bool:
    """Return whether a figure belongs to the player."""
    defender: Seat = m.table.defender
    return who(m, figure).seat == seat if is_character(figure) else seat == defender


def is_foe(m: Scene, seat: Seat, figure: str) -> bool:
    """Return whether a figure is an enemy of the player."""
    defender: Seat = m.table.defender
    if not is_character(figure):
        return seat != defender
    return (who(m, figure).seat == defender) != (seat == defender)


# Targets of cards


def choose_card_target(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the target on which the card is worth most."""
    card = m.within(PlayCard).card
    best, chosen = -1e9, options[0]
    for option in options:
        worth = target_worth(m, seat, card, option)
        if worth > best:
            best, chosen = worth, option
    return chosen


def target_worth(m: Scene, seat: Seat, card: str, option: Action) -> float:
    """Return the worth of a card on one target."""
    if isinstance(option, In):
        return room_worth(m, seat, card, here(m).board.room(option.room))
    if isinstance(option, Through):
        door = here(m).board.door(option.door)
        return 1.0 if door == (door_to_force(m, seat) if card == "crowbar" else door_to_bolt(m)) else 0.0
    if isinstance(option, Against):
        own = m.table.sides[option.seat]
        return float(own.points + own.luck)
    if isinstance(option, On):
        return figure_worth(m, seat, card, option.figure)
    return 0.0


def room_worth(m: Scene, seat: Seat, card: str, room: int) -> float:
    if card == "blueprint":
        short = points_missing(m, room)
        return 100.0 - short if short <= 6 else float(-short)
    if card == "jammed_gears":
        return float(m.table.rooms[room].laid)
    if card == "shock":
        return float(stunnable(m, room))
    if card == "slaughter":
        return slaughter_worth_in(m, room)
    if card == "team_reflexes":
        return sum([max(0.0, steps_gain(m, seat, one)) for one in in_room(m, seat, room)])
    if card == "forced_march":
        return 1.0 if room == room_to_march(m, seat) else 0.0
    rolled = m.within(DefenceTurn).rolled if m.inside(DefenceTurn) else ()
    return len(attackers_in(m, room)) + 0.3 * len(in_room(m, seat, room)) - (2.0 if room in rolled else 0.0)


def figure_worth(m: Scene, seat: Seat, card: str, figure: str) -> float:
    if card in ("scorch", "refit"):
        found = turret(m, figure)
        if found is None:
            return -1.0
        there = len(attackers_in(m, room_of(m, found)))
        full = len(turrets_in(m, room_of(m, found))) >= 3
        return there - 0.5 if card == "refit" or full or there >= 3 else 0.0
    if card == "field_repair":
        return 1.0 if figure == figure_to_repair(m, seat) else 0.0
    if not is_character(figure):
        return wound_worth(m, seat, figure, 1)
    one = who(m, figure)
    if card == "give_breath":
        return (
            min(2, one.wounds) + (1.0 if health(m, one) - one.wounds <= 1 else 0.0) + 0.5 * carries_prize(here(m), one)
        )
    if card == "adrenaline":
        return steps_gain(m, seat, one)
    if card in ("stygian_rope", "silver_thread"):
        return 1.0 if prefers_stygia(m.table, Aims(m.table, seat), one) else 0.0
    if card == "whispers":
        return 2.0 if figure == whispers_victim(m) else float(one.madness)
    if card in ("brace", "iron_hide"):
        return -float(life_left(m, figure)) + carries_prize(here(m), one)
    if card in ("overpressure", "grim_order"):
        blows = [blow for blow in m.within(Harm).blows if blow.figure == figure]
        return (5.0 if blows and survives_by_one(m, figure, blows[0].wounds) else 0.0) + is_foe(m, seat, figure)
    return victim_worth(m, one)


# Discards and cards that were found


def choose_discard(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the least useful card."""
    cards = [option for option in options if isinstance(option, Discard)]
    return min(cards, key=lambda option: CARD_VALUE.get(option.card, 4))


def choose_found_card(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the most useful equipment of those found."""
    rank = (
        "steam_justice",
        "boiler_plate",
        "devastating",
        "octopiti",
        "rafter",
        "zuba",
        "harpoon_gun",
        "cavorite_boots",
        "stunner",
    )
    picks = [option for option in options if isinstance(option, Pick)]
    return min(picks, key=lambda option: rank.index(option.item) if option.item in rank else 99)


def choose_bearer(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the character to which the equipment is worth most."""
    card = m.within(Attach).card
    able = [option for option in options if isinstance(option, On)]
    return max(able, key=lambda option: equip_worth(m, seat, Equip(card, option.figure)))


def choose_loss(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Give up Steam Power before luck (the card Bad Luck)."""
    for option in options:
        if isinstance(option, Way) and option.way == "steam":
            return option
    return options[0]
