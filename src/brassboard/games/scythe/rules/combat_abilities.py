"""The mech abilities that matter in combat: before the dials, by one more card, or for what follows."""

from typing import Final

from brassboard.kernel import END_RULE, Flow, call, draw, rule
from brassboard.kit import zones
from brassboard.kit.bits import Bits

from ..content.map_tables import LAKES, TOUCHING
from ..data.events import CardStolen, PowerUsed, StolenCard
from ..data.frames import Scouting
from ..data.table import Player
from ..extension_points import CombatAbility, Scene
from ..queries import combat_units, count_of, enemy_units, gain_power, has, is_human, lose_power, name_of_side, player
from .movement_abilities import tunnels_of

LOSS: Final = 2
GAIN: Final = 2


def _weaken_foe(m: Scene, foe: int) -> None:
    """Take 2 power from the opponent; a unit that no player controls has none."""
    if foe >= 0:
        lose_power(m, player(m, foe), LOSS)


def on_tunnel(m: Scene, one: Player, foe: int, at: int, attacks: bool) -> bool:
    """Return whether the combat is on a tunnel or the player's Mine (SC-SAX-04, SC-RULING-17)."""
    return tunnels_of(one) >> at & 1 == 1


def disarm(m: Scene, one: Player, foe: int) -> Flow:
    """Take 2 power from the opponent by Disarm (SC-SAX-04)."""
    m.emit(PowerUsed(one.faction, "disarm"))
    _weaken_foe(m, foe)
    return None


def has_power(m: Scene, one: Player, foe: int, at: int, attacks: bool) -> bool:
    """Return whether the player can pay for Artillery (SC-NOR-04)."""
    return one.power > 0


def artillery(m: Scene, one: Player, foe: int) -> Flow:
    """Pay 1 power for Artillery and take 2 from the opponent (SC-NOR-04)."""
    m.emit(PowerUsed(one.faction, "artillery"))
    lose_power(m, one, 1)
    _weaken_foe(m, foe)
    return None


def as_attacker(m: Scene, one: Player, foe: int, at: int, attacks: bool) -> bool:
    """Return whether the player attacks."""
    return attacks


def sword(m: Scene, one: Player, foe: int) -> Flow:
    """Take 2 power from the defender by Sword (SC-ALB-05)."""
    m.emit(PowerUsed(one.faction, "sword"))
    _weaken_foe(m, foe)
    return None


def as_defender(m: Scene, one: Player, foe: int, at: int, attacks: bool) -> bool:
    """Return whether the player defends."""
    return not attacks


def shield(m: Scene, one: Player, foe: int) -> Flow:
    """Give the defender 2 power by Shield (SC-ALB-06)."""
    m.emit(PowerUsed(one.faction, "shield"))
    gain_power(m, one, GAIN)
    return None


def one_unit(m: Scene, one: Player, foe: int, at: int, attacks: bool) -> bool:
    """Return whether the player has exactly one unit here, no worker (SC-TOG-08)."""
    return combat_units(one, at) == 1 and count_of(one, "worker", at) == 0


def ronin(m: Scene, one: Player, foe: int) -> Flow:
    """Give the player 2 power by Ronin (SC-TOG-08)."""
    m.emit(PowerUsed(one.faction, "ronin"))
    gain_power(m, one, GAIN)
    return None


def foe_has_cards(m: Scene, one: Player, foe: int, at: int, attacks: bool) -> bool:
    """Return whether the opponent holds combat cards."""
    return foe >= 0 and len(player(m, foe).cards) > 0


def scout(m: Scene, one: Player, foe: int) -> Flow:
    """Steal a random combat card of the opponent by Scout (SC-CRI-04), also of an Automa (SA-COMBAT-09)."""
    m.emit(PowerUsed(one.faction, "scout"))
    return call(Scouting(one.seat, foe))


def pick_card(scouting: Scouting, m: Scene) -> Flow:
    """Draw one of the opponent's cards at random."""
    held = len(player(m, scouting.foe).cards)
    return draw(1, held, into="drawn") if held else END_RULE


def steal_card(scouting: Scouting, m: Scene) -> Flow:
    """Move the card to the player's hand; only the two players learn which one it is."""
    assert scouting.drawn is not None
    one, foe = player(m, scouting.seat), player(m, scouting.foe)
    card = foe.cards[scouting.drawn.places[0]]
    foe.cards = zones.take(foe.cards, card)
    one.cards = zones.put(one.cards, card)
    knowing = 1 << one.seat | (1 << foe.seat if is_human(m, foe.seat) else 0)
    m.reveal(knowing)
    m.emit(CardStolen(one.faction, name_of_side(m, foe.seat)))
    m.emit(StolenCard(card), to=knowing)
    return None


rule(Scouting, (pick_card, "SC-CRI-04"), (steal_card, "SC-CRI-04"))


# SC-SPEED-03: each acts once a combat and needs only be uncovered; its mech need not be there.
BEFORE: Final[dict[str, CombatAbility]] = {
    "disarm": CombatAbility(on_tunnel, disarm, hostile=True, weakens=LOSS),
    "artillery": CombatAbility(has_power, artillery, optional=True, hostile=True, weakens=LOSS),
    "sword": CombatAbility(as_attacker, sword, hostile=True, weakens=LOSS),
    "shield": CombatAbility(as_defender, shield),
    "ronin": CombatAbility(one_unit, ronin, optional=True),
    "scout": CombatAbility(foe_has_cards, scout, hostile=True),
}


def with_worker(m: Scene, one: Player, at: int) -> int:
    """Return 1 more card for People's Army with a worker on the territory (SC-RUS-04)."""
    return 1 if count_of(one, "worker", at) else 0


def on_a_lake(m: Scene, one: Player, at: int) -> int:
    """Return 1 more card for Suiton on a lake (SC-TOG-07)."""
    return 1 if LAKES >> at & 1 else 0


MORE_CARDS: Final = {"peoples_army": with_worker, "suiton": on_a_lake}


# After a combat


def spares_popularity(one: Player) -> bool:
    """Return whether Camaraderie spares the attacker the popularity for workers that retreat (SC-POL-04).

    Workers driven off without combat still cost popularity (SC-RULING-09).
    """
    return has(one, "camaraderie")


def retreat_lakes(m: Scene, one: Player, at: int) -> Bits:
    """Return the lakes next to the hex to which Seaworthy lets beaten units retreat (SC-NOR-03).

    Lakes with enemy units are left out (SC-RULING-14).
    """
    return TOUCHING[at] & LAKES & ~enemy_units(m.table, one.seat) if has(one, "seaworthy") else 0
