"""What Magic and Defence cards do: the verbs of their rows, one small function each.

When cards may be played is in `timing`, on what in `targets`.
"""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import END_RULE, Flow, Seat, ask, call, goto, rule
from brassboard.kit.effects import Call, bound

from ..content import PLAYED_CARDS
from ..content.effects import CARD_VERBS
from ..data.actions import Against, In, On, Through, Way
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
    Harm,
    LoadDie,
    Movement,
    PlaceTurret,
    PlayCard,
    Pool,
    Reroll,
    Summoning,
)
from ..data.table import MAP, STYGIA
from ..queries import (
    Scene,
    attackers_in,
    conscious,
    heal,
    here,
    in_room,
    is_character,
    remove_madness,
    side,
    spend_card,
    turret,
    who,
)
from ..rules.rooms import lay_points
from .targets import CHOICES, roused


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
        return END_RULE
    return ask(played.seat, "card", options, into="on", args={"card": played.card})


def carry_out(played: PlayCard, m: Scene) -> Flow:
    """Carry out the next call of the card's row.

    A card on a figure or room is announced with it first; events about doors and players name them anyway.
    """
    if played.next == 0:
        if isinstance(played.on, On):
            m.emit(PlayedOn(played.card, played.on.figure))
        elif isinstance(played.on, In):
            m.emit(PlayedIn(played.card, played.on.room))
    deed = deeds(played)[played.next]
    return DOES[deed.verb](played, m, deed)


def deeds(played: PlayCard) -> tuple[Call, ...]:
    """Return what the card does to the kind of target that was chosen."""
    return PLAYED_CARDS[played.card].does[kind_of(played)]


def kind_of(played: PlayCard) -> str:
    on = played.on
    if isinstance(on, On):
        return "character" if is_character(on.figure) else "turret"
    if isinstance(on, In):
        return "room"
    if isinstance(on, Through):
        return "door"
    return "player" if isinstance(on, Against) else ""


def after(played: PlayCard, m: Scene) -> Flow:
    """Take what the victim has chosen to lose, then go on with the card's other effects."""
    if played.way is not None and isinstance(played.on, Against):
        lose(m, played.on.seat, played.way.way)
        played.way = None
    played.next += 1
    return goto(carry_out) if played.next < len(deeds(played)) else None


rule(
    PlayCard,
    (show_card, "SR-MAGIC-01"),
    (choose_what, "SR-RULING-62"),
    (carry_out, "SR-RULING-62"),
    (after, "SR-RULING-62"),
)


def figure_of(played: PlayCard) -> str:
    assert isinstance(played.on, On)
    return played.on.figure


def room_named(m: Scene, played: PlayCard) -> int:
    assert isinstance(played.on, In)
    return here(m).board.room(played.on.room)


def door_named(m: Scene, played: PlayCard) -> int:
    assert isinstance(played.on, Through)
    return here(m).board.door(played.on.door)


# What helps


def steam(played: PlayCard, m: Scene, deed: Call) -> Flow:
    side(m, played.seat).steam += deed.number(0)
    m.emit(SteamGained(played.seat, deed.number(0)))
    return None


def luck(played: PlayCard, m: Scene, deed: Call) -> Flow:
    side(m, played.seat).luck += deed.number(0)
    m.emit(LuckGained(played.seat, deed.number(0)))
    return None


def heal_one(played: PlayCard, m: Scene, deed: Call) -> Flow:
    one = who(m, figure_of(played))
    m.emit(Healed(one.id, heal(m, one, deed.number(0)), 0))
    return None


def repair(played: PlayCard, m: Scene, deed: Call) -> Flow:
    figure = figure_of(played)
    if is_character(figure):
        heal(m, who(m, figure), deed.number(0))
    else:
        gun = turret(m, figure)
        if gun is None:  # an earlier call of the card has destroyed it
            return None
        gun.wounds = 0
    m.emit(Repaired(figure))
    return None


def clarity(played: PlayCard, m: Scene, deed: Call) -> Flow:
    for one in conscious(m, played.seat):
        cleared = remove_madness(m, one, deed.number(0))
        if cleared:
            m.emit(Healed(one.id, 0, cleared))
    return None


def rouse(played: PlayCard, m: Scene, deed: Call) -> Flow:
    for one in roused(m, played.seat):
        one.stunned = False
        m.emit(Roused(one.id))
    return None


def move(played: PlayCard, m: Scene, deed: Call) -> Flow:
    """Give bonus movement to one character, or to all of the player in one room."""
    if isinstance(played.on, In):
        movers = tuple([one.id for one in in_room(m, played.seat, room_named(m, played))])
    else:
        movers = (figure_of(played),) if who(m, figure_of(played)).at == MAP else ()
    return call(Movement(played.seat, deed.number(0), movers)) if movers else None


def drift(played: PlayCard, m: Scene, deed: Call) -> Flow:
    return call(Drifting(played.seat, figure_of(played), deed.number(0)))


def rope(played: PlayCard, m: Scene, deed: Call) -> Flow:
    one = who(m, figure_of(played))
    one.used = (*one.used, "rope")
    return None


# What harms


def harm(played: PlayCard, m: Scene, deed: Call) -> Flow:
    """Harm all attackers in a room, or one figure."""
    if isinstance(played.on, In):
        figures = [one.id for one in attackers_in(m, room_named(m, played))]
    else:
        figures = [figure_of(played)]
    blows = tuple([blow_on(m, figure, deed) for figure in figures])
    return call(Harm(played.seat, "card", blows)) if blows else None


def blow_on(m: Scene, figure: str, deed: Call) -> Blow:
    """Return the blow of all parts of the call together; characters in Stygia may take another number of madness."""
    wounds = madness = 0
    stun = poison = False
    for place in range(len(deed.args)):
        for part in deed.effects(place).calls:
            if part.verb == "wound":
                wounds += part.number(0)
            elif part.verb == "stun":
                stun = True
            elif part.verb == "poison":
                poison = True
            else:
                astral = part.number(1) > 0 and is_character(figure) and who(m, figure).at == STYGIA
                madness += part.number(1 if astral else 0)
    return Blow(figure, wounds, stun, madness, poison)


def harder(played: PlayCard, m: Scene, deed: Call) -> Flow:
    """Add wounds to one target of the attack."""
    change_blow(m, figure_of(played), deed.number(0))
    return None


def spare(played: PlayCard, m: Scene, deed: Call) -> Flow:
    """Take wounds off a blow; for characters the number is announced."""
    figure, most = figure_of(played), deed.number(0)
    wounds = sum([blow.wounds for blow in m.within(Harm).blows if blow.figure == figure])
    change_blow(m, figure, -most)
    if wounds and is_character(figure):
        m.emit(Warded(figure, min(most, wounds)))
    return None


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


def eject(played: PlayCard, m: Scene, deed: Call) -> Flow:
    """Eject all attackers from Stygia; Mind cannot be spent against it (SR-EJECT-03)."""
    walking = [one.id for one in m.table.characters if one.at == STYGIA and one.seat != m.table.defender]
    return call(Ejections(tuple(walking))) if walking else None


def lose_luck_or_steam(played: PlayCard, m: Scene, deed: Call) -> Flow:
    """Let the victim's player choose what to lose."""
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


# Doors, rooms, turrets and minions


def force_door(played: PlayCard, m: Scene, deed: Call) -> Flow:
    door = door_named(m, played)
    m.table.open |= 1 << door
    m.table.bolted &= ~(1 << door)
    m.emit(DoorForced(played.seat, here(m).board.door_names[door]))
    return None


def bolt_door(played: PlayCard, m: Scene, deed: Call) -> Flow:
    door = door_named(m, played)
    m.table.open &= ~(1 << door)
    m.table.bolted |= 1 << door
    m.emit(DoorBolted(here(m).board.door_names[door]))
    return None


def lay(played: PlayCard, m: Scene, deed: Call) -> Flow:
    return lay_points(m, played.seat, room_named(m, played), deed.number(0))


def take_off(played: PlayCard, m: Scene, deed: Call) -> Flow:
    room = room_named(m, played)
    taken_off = min(deed.number(0), m.table.rooms[room].laid)
    m.table.rooms[room].laid -= taken_off
    m.emit(PointsTaken(here(m).board.room_names[room], taken_off))
    return None


def place_turret(played: PlayCard, m: Scene, deed: Call) -> Flow:
    return call(PlaceTurret(played.seat, deed.word(0), room_named(m, played)))


def upgrade(played: PlayCard, m: Scene, deed: Call) -> Flow:
    """Turn a turret into another kind without wounds; its role and points stay (SR-RULING-112)."""
    gun = turret(m, figure_of(played))
    if gun is None:  # an earlier call of the card has destroyed it
        return None
    gun.kind, gun.wounds = deed.word(0), 0
    m.emit(TurretUpgraded(gun.id, gun.kind))
    return None


def summon(played: PlayCard, m: Scene, deed: Call) -> Flow:
    return call(Summoning(played.seat, (room_named(m, played),)))


# Dice


def load_die(played: PlayCard, m: Scene, deed: Call) -> Flow:
    return call(LoadDie(played.seat))


def reroll(played: PlayCard, m: Scene, deed: Call) -> Flow:
    return call(Reroll(played.seat))


def more_dice(played: PlayCard, m: Scene, deed: Call) -> Flow:
    m.within(Pool).extra += deed.number(0)
    return None


DOES: Final[dict[str, Callable[[PlayCard, Scene, Call], Flow]]] = bound(
    CARD_VERBS,
    {
        "steam": steam,
        "luck": luck,
        "heal": heal_one,
        "repair": repair,
        "clarity": clarity,
        "rouse": rouse,
        "move": move,
        "drift": drift,
        "rope": rope,
        "harm": harm,
        "harder": harder,
        "spare": spare,
        "force_door": force_door,
        "bolt_door": bolt_door,
        "lay": lay,
        "take_off": take_off,
        "turret": place_turret,
        "upgrade": upgrade,
        "summon": summon,
        "eject": eject,
        "load_die": load_die,
        "reroll": reroll,
        "more_dice": more_dice,
        "lose_luck_or_steam": lose_luck_or_steam,
    },
)
