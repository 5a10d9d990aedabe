"""How bots answer what cards ask: in windows, on what a card is played, what is kept and who gets what is found."""

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
from .assignment import aims_badly
from .card_play import (
    best_door,
    best_repair,
    crowded,
    door_to_bolt,
    equip_worth,
    march_room,
    play_now,
    short_of,
    slaughter_worth,
    steps_gain,
    stunnable,
    whisper_at,
)
from .dice import faces, missing_points, rethink, worth_rerolling, wound_worth
from .goals import Aims, wants_through
from .minions import prize
from .travel_time import loaded

VALUE: Final = {
    "give_breath": 5, "brace": 5, "blueprint": 5, "adrenaline": 4, "team_reflexes": 5, "loaded_die": 4,
    "overpressure": 3, "lucky_cog": 4, "steam_valve": 2, "mass_clarity": 2, "smelling_salts": 2, "crowbar": 3,
    "sabotage": 3, "stygian_rope": 1, "silver_thread": 1,
    "slaughter": 6, "gas_leak": 4, "call_to_arms": 6, "emplacement": 5, "scorch": 5, "shock": 4, "grim_order": 4,
    "steady_aim": 4, "overclock": 4, "iron_hide": 4, "refit": 3, "bulkhead": 3, "jammed_gears": 4, "field_repair": 2,
    "forced_march": 2, "whispers": 2, "bad_luck": 2, "stygian_storm": 2,
}  # fmt: skip


# Windows


def react(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Pass, unless a card gains more now than in the hand."""
    moment = m.within(Window).moment
    if moment in ("moved", "leaving"):
        return stop_mover(m, options)
    if moment == "rolled" and m.within(Pool).seat == seat:
        return after_own_roll(m, seat, options)
    if moment == "harm":
        chosen = in_harm(m, seat, options)
        if chosen is not None:
            return chosen
    if moment == "before_roll" and m.within(Pool).seat == seat:
        plays = [option for option in options if isinstance(option, Play) and option.card == "overclock"]
        if plays and enemies_in(m, seat, m.within(Pool).room):
            return plays[0]
    if seat != m.table.defender:
        return salts(m, seat, options)
    worthy = play_now(m, seat, options)
    return worthy if worthy is not None else PASS


def stop_mover(m: Scene, options: Sequence[Action]) -> Action:
    """After a step most cards wait for a better moment: only a prize that would fall, or a walker that has reached the
    Eye, is worth one at once. This window opens most often, so it is looked at briefly.
    """
    if len(options) == 1:
        return PASS
    plays = [option for option in options if isinstance(option, Play)]
    mover, site = m.within(AttackTurn).seat, here(m)
    for one in conscious(m, mover):
        if one.at == STYGIA:
            cards: tuple[str, ...] = ("stygian_storm",) if one.astral == EYE and one.dice else ()
        elif loaded(site, one) and health(m, one) - one.wounds <= 1 and not site.areas[site.room_of[one.square]]:
            cards = ("slaughter", "gas_leak")
        else:
            continue
        for play in plays:
            if play.card in cards:
                return play
    return PASS


def salts(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """In the defender's turn: rouse the stunned before they lose a die; heal who is nearly down."""
    for option in options:
        if isinstance(option, Play):
            if option.card == "smelling_salts" and len([1 for one in conscious(m, seat) if one.stunned]) >= 2:
                return option
            if option.card == "give_breath":
                weak = [one for one in on_map(m, seat) if one.wounds >= 2 and health(m, one) - one.wounds == 1]
                if weak:
                    return option
    return PASS


def after_own_roll(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    pool = m.within(Pool)
    free = rethink(m, pool, options)
    if free is not None:
        return free
    missing = missing_points(m, pool)
    for option in options:
        if isinstance(option, Play):
            short = missing - faces(pool)
            if option.card == "loaded_die" and 0 < short <= 6 - min([int(die[1]) for die in pool.dice]):
                return option
            if option.card == "steady_aim" and aims_badly(m, pool):
                return option
        elif isinstance(option, Luck) and worth_rerolling(m, pool):
            return option
    return PASS


def in_harm(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Wounds are about to be placed."""
    harm = m.within(Harm)
    for option in options:
        if not isinstance(option, Play):
            continue
        if option.card in ("overpressure", "grim_order"):
            fatal = [
                blow for blow in harm.blows if lacks_one(m, blow.figure, blow.wounds) and is_foe(m, seat, blow.figure)
            ]
            if fatal or (crowded(m, seat) and any([is_foe(m, seat, blow.figure) for blow in harm.blows])):
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
                if option.card == "brace" and (blow.wounds >= 2 or crowded(m, seat)):
                    return option
    return None


def life_left(m: Scene, figure: str) -> int:
    if is_character(figure):
        one = who(m, figure)
        return health(m, one) - one.wounds
    found = turret(m, figure)
    return turret_health(found) - found.wounds if found is not None else 0


def lacks_one(m: Scene, figure: str, wounds: int) -> bool:
    return life_left(m, figure) == wounds + 1


def is_own(m: Scene, seat: Seat, figure: str) -> bool:
    defender: Seat = m.table.defender
    return who(m, figure).seat == seat if is_character(figure) else seat == defender


def is_foe(m: Scene, seat: Seat, figure: str) -> bool:
    defender: Seat = m.table.defender
    if not is_character(figure):
        return seat != defender
    return (who(m, figure).seat == defender) != (seat == defender)


# On what a card is played


def card_on(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    card = m.within(PlayCard).card
    best, chosen = -1e9, options[0]
    for option in options:
        worth = on_worth(m, seat, card, option)
        if worth > best:
            best, chosen = worth, option
    return chosen


def on_worth(m: Scene, seat: Seat, card: str, option: Action) -> float:
    if isinstance(option, In):
        return room_worth(m, seat, card, here(m).board.room(option.room))
    if isinstance(option, Through):
        door = here(m).board.door(option.door)
        return 1.0 if door == (best_door(m, seat) if card == "crowbar" else door_to_bolt(m)) else 0.0
    if isinstance(option, Against):
        own = m.table.sides[option.seat]
        return float(own.points + own.luck)
    if isinstance(option, On):
        return figure_worth(m, seat, card, option.figure)
    return 0.0


def room_worth(m: Scene, seat: Seat, card: str, room: int) -> float:
    if card == "blueprint":
        short = short_of(m, room)
        return 100.0 - short if short <= 6 else float(-short)
    if card == "jammed_gears":
        return float(m.table.rooms[room].laid)
    if card == "shock":
        return float(stunnable(m, room))
    if card == "slaughter":
        return slaughter_worth(m, room)
    if card == "team_reflexes":
        return sum([max(0.0, steps_gain(m, seat, one)) for one in in_room(m, seat, room)])
    if card == "forced_march":
        return 1.0 if room == march_room(m, seat) else 0.0
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
        return 1.0 if figure == best_repair(m, seat) else 0.0
    if not is_character(figure):
        return wound_worth(m, seat, figure, 1)
    one = who(m, figure)
    if card == "give_breath":
        return min(2, one.wounds) + (1.0 if health(m, one) - one.wounds <= 1 else 0.0) + 0.5 * loaded(here(m), one)
    if card == "adrenaline":
        return steps_gain(m, seat, one)
    if card in ("stygian_rope", "silver_thread"):
        return 1.0 if wants_through(m.table, Aims(m.table, seat), one) else 0.0
    if card == "whispers":
        return 2.0 if figure == whisper_at(m) else float(one.madness)
    if card in ("brace", "iron_hide"):
        return -float(life_left(m, figure)) + loaded(here(m), one)
    if card in ("overpressure", "grim_order"):
        blows = [blow for blow in m.within(Harm).blows if blow.figure == figure]
        return (5.0 if blows and lacks_one(m, figure, blows[0].wounds) else 0.0) + is_foe(m, seat, figure)
    return prize(m, one)


# What is kept, found and laid beside whom


def discard(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """The least useful card, as the list goes on."""
    cards = [option for option in options if isinstance(option, Discard)]
    return min(cards, key=lambda option: VALUE.get(option.card, 4))


def found(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
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


def bearer(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    card = m.within(Attach).card
    able = [option for option in options if isinstance(option, On)]
    return max(able, key=lambda option: equip_worth(m, seat, Equip(card, option.figure)))


def way(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Bad Luck: Steam Power goes first."""
    for option in options:
        if isinstance(option, Way) and option.way == "steam":
            return option
    return options[0]
