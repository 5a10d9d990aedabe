"""After the moves of an action: combats, then the encounter, then the Factory card, then a Flag or a Trap."""

from typing import Final

from brassboard.kernel import END_RULE, EndForm, Flow, ask, call, goto, rule
from brassboard.kit.bits import Bits, members

from ..content import FACTORY
from ..content.map_tables import FIGHTS, NAMES, NUMBER, TERRITORIES
from ..data.actions import Arm, Fight, Flag, Lay
from ..data.frames import Aftermath, Claiming, Combat, Laying, Meeting
from ..data.table import Player
from ..extension_points import Scene
from ..queries import enemy_fighters, fighters, player
from .factions import arm_trap, offer_token, put_flag, traps_to_arm

NO_MORE: Final = EndForm()


def shared_hexes(m: Scene, one: Player) -> Bits:
    """Return the territories on which the player's characters and mechs stand with an enemy's (SC-COMBAT-01)."""
    return fighters(one) & enemy_fighters(m.table, one.seat) & TERRITORIES


def choose_combat(after: Aftermath, m: Scene) -> Flow:
    """Ask the attacker which combat is fought first (SC-COMBAT-02)."""
    hexes = members(shared_hexes(m, player(m, after.seat)))
    if len(hexes) < 2:
        return None
    return ask(after.seat, "fight", [FIGHTS[at] for at in hexes])


def fight(after: Aftermath, m: Scene) -> Flow:
    """Call the chosen combat, or the only one; without a combat go on to the encounter."""
    hexes = members(shared_hexes(m, player(m, after.seat)))
    if not hexes:
        return goto(meet)
    at = NUMBER[after.fight.at] if type(after.fight) is Fight else hexes[0]
    return call(Combat(after.seat, foe_at(m, after.seat, at), at, treks=after.treks))


def next_combat(after: Aftermath, m: Scene) -> Flow:
    """Look for the next combat."""
    after.fight = None
    return goto(choose_combat)


def foe_at(m: Scene, seat: int, at: int) -> int:
    """Return the seat of the enemy who fights on the hex; for a unit that no player controls a number below 0."""
    for one in m.table.players:
        if one.seat != seat and fighters(one) >> at & 1:
            return int(one.seat)
    for place, npc in enumerate(m.table.npcs):
        if npc.at == at:
            return -1 - place
    raise AssertionError(f"nobody to fight on {NAMES[at]}")


def has_character_moved(after: Aftermath, m: Scene) -> bool:
    """Return whether the character has moved in this action and still stands where it went."""
    one = player(m, after.seat)
    return any([trek.unit == "character" and trek.at == one.character for trek in after.treks])


def meet(after: Aftermath, m: Scene) -> Flow:
    """Call the encounter where the character has moved (SC-ENC-01); no other unit has encounters (SC-UNIT-02).

    SC-ENC-02: a character that lost its combat is no longer there, and the token stays.
    """
    one = player(m, after.seat)
    here = has_character_moved(after, m) and one.character in m.table.encounters
    return call(Meeting(after.seat)) if here else None


def claim(after: Aftermath, m: Scene) -> Flow:
    """Call the choice of a Factory card at the character's first visit (SC-FACTORY-02, SC-FACTORY-03, SC-UNIT-02)."""
    one = player(m, after.seat)
    may = one.character == FACTORY and "factory_card" not in one.spent and len(m.table.factory.cards) > 0
    return call(Claiming(after.seat)) if may else None


def place_token(after: Aftermath, m: Scene) -> Flow:
    """Offer a Flag or a Trap where the character has moved, after combat and encounter (SC-MOVE-16)."""
    return offer_token(m, player(m, after.seat)) if has_character_moved(after, m) else None


def put_token(after: Aftermath, m: Scene) -> Flow:
    """Place the Flag, or ask which Trap is laid."""
    one = player(m, after.seat)
    if type(after.token) is Flag:
        put_flag(m, one)
    elif type(after.token) is Lay:
        return call(Laying(after.seat))
    return None


def choose_trap(after: Aftermath, m: Scene) -> Flow:
    """Ask which Trap reached by Shinobi is armed, as long as there is one (SC-TOG-09)."""
    disarmed = traps_to_arm(player(m, after.seat), after.treks, after.leapt)
    if not disarmed:
        return END_RULE
    return ask(after.seat, "arm", [*[Arm(NAMES[at]) for at in disarmed], NO_MORE])


def arm(after: Aftermath, m: Scene) -> Flow:
    """Arm the chosen Trap and ask for the next one."""
    if type(after.arm) is not Arm:
        return END_RULE
    arm_trap(m, player(m, after.seat), NUMBER[after.arm.at])
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
