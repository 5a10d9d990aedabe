"""Faction abilities that belong to no mech, with the Flags of Albion and the Traps of Togawa.

Abilities that mechs uncover are in movement_abilities and combat_abilities.
"""

from typing import Final

from brassboard.kernel import END_RULE, EVERYONE, EndForm, Flow, ask, call, draw, rule
from brassboard.kit.bits import Bits

from ..content import FACTORY_SECTION, TRAPS
from ..content.map_tables import NAMES, TERRITORIES, TOUCHING
from ..data.actions import Flag, Lay, SetTrap
from ..data.events import FlagPlaced, Lost, TrapArmed, TrapLaid, TrapSet, TrapSprung
from ..data.frames import Laying, Springing, Trek
from ..data.table import HUMAN, Player, Table, Trap
from ..extension_points import Scene
from ..queries import (
    buildings,
    discard_cards,
    fighters,
    is_ability,
    lose_coins,
    lose_popularity,
    lose_power,
    player,
    units,
)

NO_MORE: Final = EndForm()
TOKENS: Final = 4
SET_TRAPS: Final = [SetTrap(number) for number in range(len(TRAPS))]
UNLIMITED_STARS: Final = {"saxony": ("objective", "combat")}
"""SC-SAX-01, Dominate: the kinds of triumph for which a faction may place any number of stars."""


def may_repeat_section(m: Scene, one: Player, section: int) -> bool:
    """Return whether Relentless lets the player choose the section of the last turn again.

    SC-RUS-01, SC-RULING-01: Relentless does not hold for the Factory card.
    """
    return is_ability(m, one, "relentless") and section != FACTORY_SECTION


def may_coerce(m: Scene, one: Player) -> bool:
    """Return whether Coercion lets the player spend a combat card in place of a resource, once a turn (SC-CRI-01).

    Asking reveals nothing, because the number of cards in a hand is open.
    """
    return is_ability(m, one, "coercion") and "coercion" not in one.used and len(one.cards) > 0


def encounter_options(m: Scene, one: Player) -> int:
    """Return how many options of one encounter card the player may take: 2 with Meander (SC-POL-01), else 1."""
    return 2 if is_ability(m, one, "meander") else 1


# Flags and Traps after a move


def token_at(m: Scene, at: int) -> bool:
    """Return whether a Flag or a Trap lies on the hex; a territory holds one of them at most (SC-ALB-02)."""
    return any([at in one.flags or any([trap.at == at for trap in one.traps]) for one in m.table.players])


def offer_token(m: Scene, one: Player) -> Flow:
    """Ask whether a Flag (SC-ALB-01) or a Trap (SC-TOG-01) is placed where the character has moved to."""
    at = one.character
    if not TERRITORIES >> at & 1 or token_at(m, at):
        return None
    if is_ability(m, one, "exalt") and len(one.flags) < TOKENS:
        return ask(one.seat, "token", [Flag(), NO_MORE], args={"hex": NAMES[at]})
    if is_ability(m, one, "maifuku") and len(one.traps) < TOKENS:
        return ask(one.seat, "token", [Lay(), NO_MORE], args={"hex": NAMES[at]})
    return None


def put_flag(m: Scene, one: Player) -> None:
    """Place one of the player's Flags on the hex of the character; it stays there for good (SC-ALB-02)."""
    one.flags = (*one.flags, one.character)
    m.emit(FlagPlaced(one.faction, NAMES[one.character]))


def choose_kind(laying: Laying, m: Scene) -> Flow:
    """Ask which of the Traps in supply is laid (SC-TOG-01).

    The last Trap is laid without a question: everybody can count that it is the last.
    """
    free = free_traps(player(m, laying.seat))
    if len(free) < 2:
        return None
    return ask(laying.seat, "trap", free, args={"hex": NAMES[player(m, laying.seat).character]})


def lay_trap(laying: Laying, m: Scene) -> Flow:
    """Lay the chosen Trap under the character."""
    one = player(m, laying.seat)
    chosen = laying.trap if laying.trap is not None else free_traps(one)[0]
    put_trap(m, one, chosen.trap)
    return None


rule(Laying, (choose_kind, "SC-RULING-30"), (lay_trap, "SC-TOG-01"))


def free_traps(one: Player) -> list[SetTrap]:
    """Return the Traps the player has not laid yet."""
    laid = [trap.penalty for trap in one.traps]
    return [each for each in SET_TRAPS if each.trap not in laid]


def put_trap(m: Scene, one: Player, number: int) -> None:
    """Lay a Trap, armed. Everybody sees that a Trap is laid, only its owner knows which one (SC-RULING-30)."""
    at, knows = NAMES[one.character], trap_knowers(one)
    one.traps = [*one.traps, Trap(number, one.character, True, knows)]
    m.emit(TrapSet(one.faction, at))
    if knows:
        m.emit(TrapLaid(number, at), to=knows)


def trap_knowers(one: Player) -> int:
    """Return the bit set of seats that know a Trap when it is laid: its owner; nobody knows an Automa's."""
    return 1 << one.seat if one.kind == HUMAN else 0


def traps_to_arm(one: Player, treks: tuple[Trek, ...], leapt: tuple[int, ...]) -> list[int]:
    """Return the hexes of disarmed Traps that a unit reached by Shinobi and still stands on (SC-TOG-09)."""
    there = fighters(one)
    ended = [trek.at for trek in treks if trek.walked and trek.at in leapt]
    return [trap.at for trap in one.traps if not trap.armed and trap.at in ended and there >> trap.at & 1]


def arm_trap(m: Scene, one: Player, at: int) -> None:
    """Arm the player's Trap on a hex again (SC-TOG-09)."""
    for trap in one.traps:
        if trap.at == at:
            trap.armed = True
    m.emit(TrapArmed(one.faction, NAMES[at]))


# An armed Trap stops the first enemy unit


def trap_owner(m: Scene, one: Player, at: int) -> Player | None:
    """Return the enemy whose armed Trap lies on the hex, or None."""
    for other in m.table.players:
        if other.seat != one.seat:
            for trap in other.traps:
                if trap.at == at and trap.armed:
                    found: Player = other
                    return found
    return None


def trap_stops(m: Scene, one: Player, unit: str, at: int) -> bool:
    """Return whether an armed enemy Trap stops the unit on this hex (SC-TOG-02)."""
    return trap_owner(m, one, at) is not None


def spring_trap(m: Scene, one: Player, unit: str, at: int) -> Flow:
    """Spring the armed enemy Trap on the hex, if there is one; combat and encounter come after it (SC-TOG-02)."""
    owner = trap_owner(m, one, at)
    return None if owner is None else call(Springing(one.seat, owner.seat, at))


def turn_trap_over(springing: Springing, m: Scene) -> Flow:
    """Disarm the Trap, show it to everybody (SC-RULING-30) and take its penalty as far as possible (SC-TOG-02)."""
    owner, victim = player(m, springing.owner), player(m, springing.seat)
    trap = next(trap for trap in owner.traps if trap.at == springing.at)
    trap.armed = False
    trap.seen = EVERYONE
    m.reveal()
    m.emit(TrapSprung(victim.faction, trap.penalty, NAMES[springing.at]))
    penalty = TRAPS[trap.penalty]
    if penalty.what == "popularity":
        lose_popularity(m, victim, penalty.n)
    elif penalty.what == "power":
        lose_power(m, victim, penalty.n)
    elif penalty.what == "coins":
        lose_coins(m, victim, penalty.n)
    else:
        return None
    return END_RULE


def draw_penalty(springing: Springing, m: Scene) -> Flow:
    """Draw the combat cards that the victim loses at random (SC-TOG-03)."""
    held = len(player(m, springing.seat).cards)
    n = min(held, next(penalty.n for penalty in TRAPS if penalty.what == "random_combat_cards"))
    return draw(n, held, into="drawn") if n else END_RULE


def discard_penalty(springing: Springing, m: Scene) -> Flow:
    """Discard the combat cards that were drawn."""
    assert springing.drawn is not None
    victim = player(m, springing.seat)
    cards = tuple([victim.cards[place] for place in springing.drawn.places])
    discard_cards(m, victim, cards)
    m.reveal()
    m.emit(Lost(victim.faction, "cards", len(cards)))
    return None


rule(
    Springing,
    (turn_trap_over, "SC-TOG-02"),
    (draw_penalty, "SC-TOG-03"),
    (discard_penalty, "SC-TOG-03"),
)


# Flags and Traps at the end


def flag_territories(one: Player, land: Bits) -> int:
    """Return how many more territories the player's Flags count for on this land (SC-ALB-03, SC-RULING-19).

    A Flag next to the home base counts for nothing.
    """
    return len([1 for flag in one.flags if land >> flag & 1 and not TOUCHING[one.base] >> flag & 1])


def trap_territories(table: Table, one: Player) -> Bits:
    """Return the territories that the player controls at the end by an armed Trap alone (SC-TOG-04, SA-INV-02)."""
    land = 0
    for trap in one.traps:
        if trap.armed and not _is_occupied(table, trap.at):
            land |= 1 << trap.at
    return land


def _is_occupied(table: Table, at: int) -> bool:
    """Return whether any unit or structure stands on the hex: a structure beats a Trap (SC-TOG-05)."""
    return any([(units(one) | buildings(one)) >> at & 1 for one in table.players])
