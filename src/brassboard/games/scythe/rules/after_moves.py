"""After the moves of an action: combats, then the encounter, then the Factory card, then a Flag or a Trap."""

from typing import Final

from brassboard.kernel import DONE, Done, Flow, ask, call, goto, rule
from brassboard.kit.bits import Bits, members

from ..content import FACTORY, TRAPS
from ..content.map_tables import FIGHTS, NAMES, NUMBER, TERRITORIES
from ..data.actions import Arm, Fight, Flag, Lay, SetTrap
from ..data.events import FlagPlaced, TrapArmed, TrapLaid, TrapSet
from ..data.frames import Aftermath, Claiming, Combat, Laying, Meeting
from ..data.table import HUMAN, Player, Trap
from ..extension_points import Scene
from ..queries import enemy_fighters, fighters, is_ability, player

NO_MORE: Final = Done()
TOKENS: Final = 4
SET_TRAPS: Final = [SetTrap(number) for number in range(len(TRAPS))]


def shared_hexes(m: Scene, one: Player) -> Bits:
    """SC-COMBAT-01: where the player's fighters stand with an enemy's."""
    return fighters(one) & enemy_fighters(m.table, one.seat) & TERRITORIES


def choose_combat(after: Aftermath, m: Scene) -> Flow:
    """SC-COMBAT-02: the attacker chooses the order."""
    hexes = members(shared_hexes(m, player(m, after.seat)))
    if len(hexes) < 2:
        return None
    return ask(after.seat, "fight", [FIGHTS[at] for at in hexes])


def fight(after: Aftermath, m: Scene) -> Flow:
    hexes = members(shared_hexes(m, player(m, after.seat)))
    if not hexes:
        return goto(meet)
    at = NUMBER[after.fight.at] if type(after.fight) is Fight else hexes[0]
    return call(Combat(after.seat, foe_at(m, after.seat, at), at, treks=after.treks))


def next_combat(after: Aftermath, m: Scene) -> Flow:
    after.fight = None
    return goto(choose_combat)


def foe_at(m: Scene, seat: int, at: int) -> int:
    """Who fights here against the player."""
    for one in m.table.players:
        if one.seat != seat and fighters(one) >> at & 1:
            return int(one.seat)
    for place, npc in enumerate(m.table.npcs):
        if npc.at == at:
            return -1 - place
    raise AssertionError(f"nobody to fight on {NAMES[at]}")


def character_came(after: Aftermath, m: Scene) -> bool:
    """Has the character moved in this action, and does it still stand where it went?"""
    one = player(m, after.seat)
    return any([trek.unit == "character" and trek.at == one.character for trek in after.treks])


def meet(after: Aftermath, m: Scene) -> Flow:
    """SC-ENC-01, SC-ENC-02: a character that lost its combat is no longer there."""
    one = player(m, after.seat)
    here = character_came(after, m) and one.character in m.table.encounters
    return call(Meeting(after.seat)) if here else None


def claim(after: Aftermath, m: Scene) -> Flow:
    """SC-FACTORY-02, SC-FACTORY-03: once in a game."""
    one = player(m, after.seat)
    may = one.character == FACTORY and "factory_card" not in one.spent and len(m.table.factory.cards) > 0
    return call(Claiming(after.seat)) if may else None


def place_token(after: Aftermath, m: Scene) -> Flow:
    """SC-ALB-01, SC-TOG-01: where the character has moved; one token a territory (SC-ALB-02)."""
    one = player(m, after.seat)
    at = one.character
    if not character_came(after, m) or not TERRITORIES >> at & 1 or token_at(m, at):
        return None
    if is_ability(m, one, "exalt") and len(one.flags) < TOKENS:
        return ask(after.seat, "token", [Flag(), NO_MORE], args={"hex": NAMES[at]})
    if is_ability(m, one, "maifuku") and len(one.traps) < TOKENS:
        return ask(after.seat, "token", [Lay(), NO_MORE], args={"hex": NAMES[at]})
    return None


def token_at(m: Scene, at: int) -> bool:
    """Does a Flag or a Trap lie here?"""
    return any([at in one.flags or any([trap.at == at for trap in one.traps]) for one in m.table.players])


def put_token(after: Aftermath, m: Scene) -> Flow:
    one = player(m, after.seat)
    if type(after.token) is Flag:
        put_flag(m, one)
    elif type(after.token) is Lay:
        return call(Laying(after.seat))
    return None


def put_flag(m: Scene, one: Player) -> None:
    one.flags = (*one.flags, one.character)
    m.emit(FlagPlaced(one.faction, NAMES[one.character]))


def choose_kind(laying: Laying, m: Scene) -> Flow:
    """SC-TOG-01: one of those not laid yet. That the last one is not asked for tells nobody anything."""
    free = free_traps(player(m, laying.seat))
    if len(free) < 2:
        return None
    return ask(laying.seat, "trap", free, args={"hex": NAMES[player(m, laying.seat).character]})


def lay_it(laying: Laying, m: Scene) -> Flow:
    one = player(m, laying.seat)
    chosen = laying.trap if laying.trap is not None else free_traps(one)[0]
    put_trap(m, one, chosen.trap)
    return None


def free_traps(one: Player) -> list[SetTrap]:
    laid = [trap.penalty for trap in one.traps]
    return [each for each in SET_TRAPS if each.trap not in laid]


def put_trap(m: Scene, one: Player, number: int) -> None:
    """SC-RULING-30: everybody sees that a Trap is laid, its owner knows which one."""
    at, knows = NAMES[one.character], owner_of(one)
    one.traps = [*one.traps, Trap(number, one.character, True, knows)]
    m.emit(TrapSet(one.faction, at))
    if knows:
        m.emit(TrapLaid(number, at), to=knows)


def owner_of(one: Player) -> int:
    """Who knows what a player lays face down: that player; with an Automa nobody."""
    return 1 << one.seat if one.kind == HUMAN else 0


def choose_trap(after: Aftermath, m: Scene) -> Flow:
    """SC-TOG-09: a unit that ended its move on a Trap by Shinobi and still stands there may arm it."""
    one = player(m, after.seat)
    there = fighters(one)
    ended = [trek.at for trek in after.treks if trek.walked and trek.at in after.leapt]
    off = [trap.at for trap in one.traps if not trap.armed and trap.at in ended and there >> trap.at & 1]
    if not off:
        return DONE
    return ask(after.seat, "arm", [*[Arm(NAMES[at]) for at in off], NO_MORE])


def arm(after: Aftermath, m: Scene) -> Flow:
    if type(after.arm) is not Arm:
        return DONE
    one = player(m, after.seat)
    at = NUMBER[after.arm.at]
    for trap in one.traps:
        if trap.at == at:
            trap.armed = True
    m.emit(TrapArmed(one.faction, NAMES[at]))
    return goto(choose_trap)


rule(
    Aftermath,
    (choose_combat, "SC-COMBAT-02"),
    (fight, "SC-COMBAT-01"),
    (next_combat, "SC-COMBAT-02"),
    (meet, "SC-ENC-01"),
    (claim, "SC-FACTORY-02"),
    (place_token, "SC-MOVE-16"),
    (put_token, "SC-MOVE-16"),
    (choose_trap, "SC-TOG-09"),
    (arm, "SC-TOG-09"),
)
rule(Laying, (choose_kind, "SC-RULING-30"), (lay_it, "SC-TOG-01"))
