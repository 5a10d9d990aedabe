"""What holds in every position of Scythe, and how hidden things are drawn anew for a seat that cannot see them."""

from typing import Final

from brassboard.kernel import EVERYONE, Luck, Seat
from brassboard.kit import zones

from .content import AUTOMA_CARDS, COMBAT_DECK, TRAPS
from .data.table import HUMAN, Player, Table
from .extension_points import Scene

ASSUMED_COINS: Final = (4.0, 0.65, 26)  # assumed coins: at the start, added each round, for this many rounds
COINS_SPREAD: Final = 6  # coins by which the assumption varies up or down


def problems(table: Table) -> list[str]:
    """Return what is wrong with the table: lost cards or pieces, tracks out of range, resources below zero."""
    found = lost_cards(table)
    for one in table.players:
        if not 0 <= one.power <= 16 or not 0 <= one.popularity <= 18 or one.coins < 0:
            found.append(f"off the track: {one.faction} power {one.power}, popularity {one.popularity}")
        if len(one.workers) > 8 or len(one.mechs) > 4 or len(one.stars) > 6:
            found.append(f"too many pieces: {one}")
        if one.kind == HUMAN and one.mechs and one.deployed.bit_count() != len(one.mechs):
            found.append(f"mechs and abilities differ: {one}")
        if one.lifted.bit_count() != sum(one.covered):
            found.append(f"cubes are lost: {one}")
        if one.recruits.bit_count() != one.bonuses.bit_count():
            found.append(f"recruits are lost: {one}")
    if any([n < 0 for row in table.goods for n in row]):
        found.append(f"resources below zero: {table.goods}")
    return found


def lost_cards(table: Table) -> list[str]:
    """Return which cards are lost or doubled."""
    found: list[str] = []
    combat = [table.combat_deck, table.combat_discard, *[one.cards for one in table.players]]
    if not zones.same_multiset(combat, [COMBAT_DECK]):
        found.append(f"combat cards are lost or doubled: {combat}")
    objectives = [*table.objective_deck, *[card for one in table.players for card in one.objectives]]
    if len(set(objectives)) != len(objectives):
        found.append(f"objectives are doubled: {objectives}")
    factory = [*table.factory.cards, *table.factory_out, *table.taken]
    factory += [one.factory_card for one in table.players if one.factory_card]
    if len(set(factory)) != len(factory):
        found.append(f"Factory cards are doubled: {factory}")
    for one in table.players:
        cards = [*one.deck, *one.discard, *one.fought]
        if len(set(cards)) != len(cards):
            found.append(f"Automa cards are doubled: {cards}")
    return found


def resample(m: Scene, viewer: Seat, luck: Luck) -> None:
    """Draw anew what the viewer cannot see: coins of others, hidden Traps, the decks of Automas.

    Coins are set to about as many as bots have by this round.
    """
    start, more, most = ASSUMED_COINS
    usual = int(start + more * min(most, m.table.turns / max(1, len(m.table.order))))
    for one in m.table.players:
        if one.kind == HUMAN and one.seat != viewer and one.seen != EVERYONE:
            one.coins = max(1, usual - COINS_SPREAD + luck.randrange(2 * COINS_SPREAD + 1))
        if one.traps:
            resample_traps(one, luck)
        if one.deck:
            cards = [card for card in AUTOMA_CARDS if card not in one.discard and card not in one.fought]
            mixed: list[int] = []
            while cards:
                mixed.append(cards.pop(luck.randrange(len(cards))))
            one.deck = tuple(mixed)


def resample_traps(one: Player, luck: Luck) -> None:
    """Give each hidden Trap one of the penalties not seen yet, each once (SC-RULING-30, SC-TOG-03)."""
    seen = [trap.penalty for trap in one.traps]
    left = [number for number in range(len(TRAPS)) if number not in seen]
    for trap in one.traps:
        if trap.penalty < 0:
            trap.penalty = left.pop(luck.randrange(len(left)))
