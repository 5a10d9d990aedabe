"""What Magic and Defence cards do, and the windows in which they may be played (SR-RULING-62, SR-RULING-63)."""

from collections.abc import Callable, Sequence

from brassboard.kernel import DONE, UNTIL_PASS, Flow, Moment, Reaction, Seat, ask, call, rule

from .actions import Against, Equip, In, On, Play, Through, Way
from .events import (
    CardPlayed,
    DoorBolted,
    DoorForced,
    Healed,
    LuckGained,
    LuckLost,
    PointsTaken,
    Repaired,
    Roused,
    SteamGained,
    SteamLost,
    TurretUpgraded,
)
from .figures import (
    Scene,
    attackers,
    attackers_in,
    clear,
    conscious,
    has_cards,
    heal,
    here,
    in_room,
    is_character,
    side,
    spend_card,
    turret,
    who,
)
from .frames import (
    AttackTurn,
    Blow,
    DefenceTurn,
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
from .playing import (
    CHOICES,
    DEFENCE_PLAY,
    EARLY_DEFENCE,
    EQUIP,
    HARM_DEFENCE,
    HARM_MAGIC,
    MAGIC_PLAY,
    ROLL_DEFENCE,
    ROLL_MAGIC,
    equip,
    roused,
)
from .pools import LUCK_KIND, RETHINK
from .rooms import lay_points
from .table import STYGIA

BONUS_STEPS = 3
THREAD_STEPS = 2
BLUEPRINT_POINTS = 6
JAMMED_POINTS = 6
MOST_BRACED = 2


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
    change_blow(m, figure_of(played), -MOST_BRACED)
    return None


def iron_hide(played: PlayCard, m: Scene) -> Flow:
    change_blow(m, figure_of(played), -1)
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


EFFECTS: dict[str, Callable[[PlayCard, Scene], Flow]] = {
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


# The windows: they open on public facts only, such as how many cards a hand holds


def turn_of(seen: Scene) -> Seat:
    """Whose turn it is; -1 between turns."""
    if seen.inside(DefenceTurn):
        return seen.within(DefenceTurn).seat
    return seen.within(AttackTurn).seat if seen.inside(AttackTurn) else -1


def defender_in_attack(seen: Scene) -> Sequence[Seat]:
    """SR-DEF-02: at any moment of an attacker's turn."""
    defender = seen.table.defender
    return (defender,) if seen.inside(AttackTurn) and has_cards(seen, defender) else ()


def reacting_attackers(seen: Scene) -> Sequence[Seat]:
    """SR-RULING-63: in the defender's turn, in turn order."""
    if not seen.inside(DefenceTurn):
        return ()
    return tuple([seat for seat in attackers(seen) if has_cards(seen, seat)])


def before_roll(seen: Scene) -> Sequence[Seat]:
    if seen.inside(AttackTurn):
        return defender_in_attack(seen)
    defender = seen.table.defender
    own = (defender,) if has_cards(seen, defender) else ()
    return (*own, *reacting_attackers(seen))


def rolled(seen: Scene) -> Sequence[Seat]:
    """SR-RULING-98: the roller first."""
    pool = seen.within(Pool)
    seats: list[Seat] = []
    if has_cards(seen, pool.seat) or seen.table.sides[pool.seat].luck or may_rethink(seen, pool):
        seats.append(pool.seat)
    return (*seats, *[seat for seat in defender_in_attack(seen) if seat != pool.seat])


def may_rethink(seen: Scene, pool: Pool) -> bool:
    return not pool.rethought and len(RETHINK.candidates(seen, pool.seat)) > 0


def harmed(seen: Scene) -> Sequence[Seat]:
    """SR-RULING-62, SR-RULING-63: whose turn it is first, then those whose figures are about to suffer."""
    harm = seen.within(Harm)
    turn, defender = turn_of(seen), seen.table.defender
    if turn < 0 or harm.cause in ("penalty", "retaliation", "tide"):
        return ()
    owners: list[Seat] = []
    for blow in harm.blows:
        if blow.wounds or blow.stun:
            owners.append(who(seen, blow.figure).seat if is_character(blow.figure) else defender)
    seats: list[Seat] = []
    if harm.cause == "attack" and harm.seat == turn and owners:
        seats.append(turn)
    from_defender = harm.seat == defender or harm.cause == "curse"
    for seat in (*attackers(seen), defender):
        reacts = seat in owners and (seat == defender or (from_defender and turn in (defender, seat)))
        if reacts and seat not in seats:
            seats.append(seat)
    return tuple([seat for seat in seats if has_cards(seen, seat)])


def play(act: Play, seat: Seat) -> PlayCard:
    return PlayCard(seat, act.card)


DEFEND = Reaction(DEFENCE_PLAY, play)
REACT = Reaction(MAGIC_PLAY, play)
TURN_BEGAN = Moment("turn_began", defender_in_attack, DEFEND, policy=UNTIL_PASS)
ROOM_REVEALED = Moment("room_revealed", defender_in_attack, DEFEND, policy=UNTIL_PASS)
STYGIA_BEGAN = Moment("stygia_began", defender_in_attack, DEFEND, policy=UNTIL_PASS)
PERFORMED = Moment("performed", defender_in_attack, DEFEND, policy=UNTIL_PASS)
RECOVERY_BEGAN = Moment("recovery_began", defender_in_attack, DEFEND, policy=UNTIL_PASS)
REINFORCED = Moment("reinforced", reacting_attackers, REACT)
BEFORE_ROLL = Moment("before_roll", before_roll, DEFEND, REACT, Reaction(EARLY_DEFENCE, play))
ROLLED = Moment(
    "rolled",
    rolled,
    Reaction(LUCK_KIND, lambda act, seat: Reroll(seat, luck=True)),
    Reaction(RETHINK, lambda act, seat: Reroll(seat, by=act.character, die=act.die)),
    Reaction(ROLL_MAGIC, play),
    Reaction(ROLL_DEFENCE, play),
    DEFEND,
    REACT,
    Reaction(EQUIP, lambda act, seat: Equipping(seat, act.card, act.character)),
)
HARM = Moment("harm", harmed, Reaction(HARM_MAGIC, play), Reaction(HARM_DEFENCE, play), DEFEND, REACT)
