"""What Magic and Defence cards do. When they may be played is in `timing`, on what in `targets`."""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import DONE, Flow, Seat, ask, call, rule

from ..data.actions import Against, Equip, In, On, Through, Way
from ..data.events import (
    CardPlayed,
    DoorBolted,
    DoorForced,
    Healed,
    LuckGained,
    LuckLost,
    PlayedIn,
    PlayedOn,
    PointsTaken,
    Repaired,
    Roused,
    SteamGained,
    SteamLost,
    TurretUpgraded,
    Warded,
)
from ..data.frames import (
    Blow,
    Drifting,
    Ejections,
    Equipping,
    Harm,
    LoadDie,
    Movement,
    PlaceTurret,
    PlayCard,
    Pool,
    Reroll,
    Summoning,
)
from ..data.table import STYGIA
from ..queries import (
    Scene,
    attackers_in,
    clear,
    conscious,
    heal,
    here,
    in_room,
    is_character,
    side,
    spend_card,
    turret,
    who,
)
from ..rules.rooms import lay_points
from .targets import CHOICES, roused
from .timing import equip

BONUS_STEPS: Final = 3
THREAD_STEPS: Final = 2
BLUEPRINT_POINTS: Final = 6
JAMMED_POINTS: Final = 6
MOST_BRACED: Final = 2


def show_card(played: PlayCard, m: Scene) -> Flow:
    spend_card(m, played.seat, played.card)
    m.reveal()
    m.emit(CardPlayed(played.seat, played.card))
    return None


def choose_what(played: PlayCard, m: Scene) -> Flow:
    choices = CHOICES.get(played.card)
    if choices is None:
        return None
    options = choices(m, played.seat)
    if not options:
        return DONE
    return ask(played.seat, "card", options, into="on", args={"card": played.card})


def carry_out(played: PlayCard, m: Scene) -> Flow:
    """What happens to doors and players is told with their names; other cards say first what they are for."""
    if isinstance(played.on, On):
        m.emit(PlayedOn(played.card, played.on.figure))
    elif isinstance(played.on, In):
        m.emit(PlayedIn(played.card, played.on.room))
    return EFFECTS[played.card](played, m)


def after(played: PlayCard, m: Scene) -> Flow:
    """Bad Luck: the victim has chosen what to lose."""
    if played.way is not None and isinstance(played.on, Against):
        lose(m, played.on.seat, played.way.way)
    return None


rule(
    PlayCard,
    (show_card, "SR-MAGIC-01"),
    (choose_what, "SR-RULING-62"),
    (carry_out, "SR-RULING-62"),
    (after, "SR-RULING-62"),
)


def lay_beside(equipping: Equipping, m: Scene) -> Flow:
    return equip(m, equipping.seat, Equip(equipping.card, equipping.character))


rule(Equipping, (lay_beside, "SR-RULING-102"))


def figure_of(played: PlayCard) -> str:
    assert isinstance(played.on, On)
    return played.on.figure


def room_named(m: Scene, played: PlayCard) -> int:
    assert isinstance(played.on, In)
    return here(m).board.room(played.on.room)


def door_named(m: Scene, played: PlayCard) -> int:
    assert isinstance(played.on, Through)
    return here(m).board.door(played.on.door)


# Magic


def give_breath(played: PlayCard, m: Scene) -> Flow:
    one = who(m, figure_of(played))
    m.emit(Healed(one.id, heal(m, one, 2), 0))
    return None


def mass_clarity(played: PlayCard, m: Scene) -> Flow:
    for one in conscious(m, played.seat):
        cleared = clear(m, one, 1)
        if cleared:
            m.emit(Healed(one.id, 0, cleared))
    return None


def smelling_salts(played: PlayCard, m: Scene) -> Flow:
    for one in roused(m, played.seat):
        one.stunned = False
        m.emit(Roused(one.id))
    return None


def march(played: PlayCard, m: Scene) -> Flow:
    """Team Reflexes and Forced March: everybody of the player's in one room."""
    movers = tuple([one.id for one in in_room(m, played.seat, room_named(m, played))])
    return call(Movement(played.seat, BONUS_STEPS, movers))


def adrenaline(played: PlayCard, m: Scene) -> Flow:
    return call(Movement(played.seat, BONUS_STEPS, (figure_of(played),)))


def steam_valve(played: PlayCard, m: Scene) -> Flow:
    side(m, played.seat).steam += 2
    m.emit(SteamGained(played.seat, 2))
    return None


def lucky_cog(played: PlayCard, m: Scene) -> Flow:
    side(m, played.seat).luck += 1
    m.emit(LuckGained(played.seat, 1))
    return None


def harder(played: PlayCard, m: Scene) -> Flow:
    """Overpressure and Grim Order: one target takes 1 more wound."""
    change_blow(m, figure_of(played), 1)
    return None


def spare(m: Scene, figure: str, most: int) -> None:
    """Up to so many wounds less; of characters it is told how many."""
    wounds = sum([blow.wounds for blow in m.within(Harm).blows if blow.figure == figure])
    change_blow(m, figure, -most)
    if wounds and is_character(figure):
        m.emit(Warded(figure, min(most, wounds)))


def change_blow(m: Scene, figure: str, by: int) -> None:
    harm = m.within(Harm)
    harm.blows = tuple(
        [
            Blow(blow.figure, max(0, blow.wounds + by), blow.stun, blow.madness, blow.poison)
            if blow.figure == figure
            else blow
            for blow in harm.blows
        ]
    )


def brace(played: PlayCard, m: Scene) -> Flow:
    spare(m, figure_of(played), MOST_BRACED)
    return None


def iron_hide(played: PlayCard, m: Scene) -> Flow:
    spare(m, figure_of(played), 1)
    return None


def loaded_die(played: PlayCard, m: Scene) -> Flow:
    return call(LoadDie(played.seat))


def stygian_rope(played: PlayCard, m: Scene) -> Flow:
    one = who(m, figure_of(played))
    one.used = (*one.used, "rope")
    return None


def silver_thread(played: PlayCard, m: Scene) -> Flow:
    return call(Drifting(played.seat, figure_of(played), THREAD_STEPS))


def sabotage(played: PlayCard, m: Scene) -> Flow:
    return call(Harm(played.seat, "card", (Blow(figure_of(played), 1),)))


def crowbar(played: PlayCard, m: Scene) -> Flow:
    door = door_named(m, played)
    m.table.open |= 1 << door
    m.table.bolted &= ~(1 << door)
    m.emit(DoorForced(played.seat, here(m).board.door_names[door]))
    return None


def blueprint(played: PlayCard, m: Scene) -> Flow:
    return lay_points(m, played.seat, room_named(m, played), BLUEPRINT_POINTS)


# Defence


def place_basic(played: PlayCard, m: Scene) -> Flow:
    return call(PlaceTurret(played.seat, "basic", room_named(m, played)))


def scorch(played: PlayCard, m: Scene) -> Flow:
    if isinstance(played.on, In):
        return place_basic(played, m)
    return upgrade(m, figure_of(played), "flame")


def refit(played: PlayCard, m: Scene) -> Flow:
    return upgrade(m, figure_of(played), "mkii")


def upgrade(m: Scene, id: str, kind: str) -> Flow:
    """SR-RULING-112: no wounds; its role and points stay."""
    gun = turret(m, id)
    assert gun is not None
    gun.kind, gun.wounds = kind, 0
    m.emit(TurretUpgraded(id, kind))
    return None


def shock(played: PlayCard, m: Scene) -> Flow:
    return on_room(played, m, Blow("", stun=True))


def slaughter(played: PlayCard, m: Scene) -> Flow:
    return on_room(played, m, Blow("", wounds=1))


def on_room(played: PlayCard, m: Scene, blow: Blow) -> Flow:
    hit = [Blow(one.id, blow.wounds, blow.stun) for one in attackers_in(m, room_named(m, played))]
    return call(Harm(played.seat, "card", tuple(hit))) if hit else None


def stygian_storm(played: PlayCard, m: Scene) -> Flow:
    """SR-EJECT-03: Mind cannot be spent against it."""
    walking = [one.id for one in m.table.characters if one.at == STYGIA and one.seat != m.table.defender]
    return call(Ejections(tuple(walking))) if walking else None


def call_to_arms(played: PlayCard, m: Scene) -> Flow:
    return call(Summoning(played.seat, (room_named(m, played),)))


def bulkhead(played: PlayCard, m: Scene) -> Flow:
    door = door_named(m, played)
    m.table.open &= ~(1 << door)
    m.table.bolted |= 1 << door
    m.emit(DoorBolted(here(m).board.door_names[door]))
    return None


def overclock(played: PlayCard, m: Scene) -> Flow:
    m.within(Pool).extra += 1
    return None


def steady_aim(played: PlayCard, m: Scene) -> Flow:
    return call(Reroll(played.seat))


def field_repair(played: PlayCard, m: Scene) -> Flow:
    figure = figure_of(played)
    if is_character(figure):
        heal(m, who(m, figure), 1)
    else:
        gun = turret(m, figure)
        assert gun is not None
        gun.wounds = 0
    m.emit(Repaired(figure))
    return None


def jammed_gears(played: PlayCard, m: Scene) -> Flow:
    room = room_named(m, played)
    taken_off = min(JAMMED_POINTS, m.table.rooms[room].laid)
    m.table.rooms[room].laid -= taken_off
    m.emit(PointsTaken(here(m).board.room_names[room], taken_off))
    return None


def whispers(played: PlayCard, m: Scene) -> Flow:
    one = who(m, figure_of(played))
    return call(Harm(played.seat, "card", (Blow(one.id, madness=2 if one.at == STYGIA else 1),)))


def gas_leak(played: PlayCard, m: Scene) -> Flow:
    return call(Harm(played.seat, "card", (Blow(figure_of(played), 1, True, 0, True),)))


def bad_luck(played: PlayCard, m: Scene) -> Flow:
    """The victim's player chooses what to lose."""
    assert isinstance(played.on, Against)
    own = side(m, played.on.seat)
    if own.luck and own.steam:
        return ask(played.on.seat, "way", [Way("luck"), Way("steam")])
    lose(m, played.on.seat, "luck" if own.luck else "steam")
    return None


def lose(m: Scene, seat: Seat, what: str) -> None:
    own = side(m, seat)
    if what == "luck":
        own.luck -= 1
        m.emit(LuckLost(seat))
    else:
        own.steam -= 1
        m.emit(SteamLost(seat))


EFFECTS: Final[dict[str, Callable[[PlayCard, Scene], Flow]]] = {
    "give_breath": give_breath,
    "team_reflexes": march,
    "mass_clarity": mass_clarity,
    "adrenaline": adrenaline,
    "steam_valve": steam_valve,
    "lucky_cog": lucky_cog,
    "overpressure": harder,
    "loaded_die": loaded_die,
    "smelling_salts": smelling_salts,
    "brace": brace,
    "stygian_rope": stygian_rope,
    "silver_thread": silver_thread,
    "sabotage": sabotage,
    "crowbar": crowbar,
    "blueprint": blueprint,
    "scorch": scorch,
    "shock": shock,
    "stygian_storm": stygian_storm,
    "slaughter": slaughter,
    "emplacement": place_basic,
    "refit": refit,
    "call_to_arms": call_to_arms,
    "bulkhead": bulkhead,
    "overclock": overclock,
    "grim_order": harder,
    "steady_aim": steady_aim,
    "forced_march": march,
    "iron_hide": iron_hide,
    "field_repair": field_repair,
    "jammed_gears": jammed_gears,
    "whispers": whispers,
    "gas_leak": gas_leak,
    "bad_luck": bad_luck,
}
