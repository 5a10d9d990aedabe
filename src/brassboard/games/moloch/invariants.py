"""Invariants of every match: no card, figure or marker is lost or doubled, nothing leaves its limits."""

from collections import Counter

from .content import AFFLICTION_DECK, CHAOS_DECK, CONSTANTS, STACK_CARDS
from .data.table import AGENT, GENTLEMAN, MINION, Table
from .queries import chapter_of, free_slots, ground_of, life_of, most_ether


def problems(table: Table) -> list[str]:
    """Return what is wrong with a table, in words for the test that fails."""
    return [*lost_cards(table), *wrong_figures(table), *wrong_markers(table), *wrong_nemesis(table)]


def lost_cards(table: Table) -> list[str]:
    """Return a sentence for each deck whose cards were lost or doubled."""
    found: list[str] = []
    if table.chaos_deck or table.chaos_discard or table.nemesis.hand:
        piles = [*table.chaos_deck, *table.chaos_discard, *table.nemesis.hand]
        if tuple(sorted(piles)) != CHAOS_DECK:
            found.append(f"the chaos cards are {sorted(piles)}")
    if table.affliction_deck or table.affliction_discard:
        held = tuple([card for one in table.figures for card in one.afflictions])
        missing = len(AFFLICTION_DECK) - len(table.affliction_deck) - len(table.affliction_discard) - len(held)
        if missing not in (0, 1):  # one may be on its way
            found.append(f"{missing} afflictions are lost")
    found += doubled_equipment(table)
    return found


def doubled_equipment(table: Table) -> list[str]:
    """Return a sentence for each equipment card of which more lie about than the box holds."""
    count: Counter[str] = Counter(table.discards)
    for pile in (table.utensils, table.simple, table.special, table.royal, table.artefacts, table.party.stock):
        count.update(pile)
    for one in table.figures:
        count.update(one.cards)
    box = Counter([card for stack in STACK_CARDS.values() for card in stack])
    return [f"{n} {card} lie about, the box has {box[card]}" for card, n in count.items() if n > box[card]]


def wrong_figures(table: Table) -> list[str]:
    """Return a sentence for each figure that is where or how it cannot be."""
    found: list[str] = []
    ground = ground_of(table)
    for one in table.figures:
        if one.square >= 0 and not 0 <= one.square < ground.cells:
            found.append(f"{one.id} is on no square")
        if one.damage < 0 or (one.damage > 0 and one.square < 0 and one.kind == MINION):
            found.append(f"{one.id} has {one.damage} damage")
        if one.ether < 0 or (one.kind in (MINION,) and one.ether):
            found.append(f"{one.id} has {one.ether} ether")
        if one.kind == AGENT and one.square >= 0 and one.ether > most_ether(table, one) + 9:
            found.append(f"{one.id} holds {one.ether} ether")
        if one.kind == GENTLEMAN and one.square >= 0 and not one.defeated and one.damage > life_of(table, one) + 40:
            found.append(f"{one.id} has {one.damage} damage and stands")
        if one.kind == GENTLEMAN and free_slots(table, one) < 0 and table.phase != "setup":
            found.append(f"{one.id} holds more arsenal cards than slots")
        if one.carries and table.token >= 0:
            found.append("the token lies on the board and is carried")
    carriers = [one.id for one in table.figures if one.carries]
    if len(carriers) > 1:
        found.append(f"{', '.join(carriers)} carry one token")
    return found


def wrong_markers(table: Table) -> list[str]:
    """Return a sentence for each kind of marker beyond its limits (RM-RULING-71)."""
    found: list[str] = []
    crates = ground_of(table).crates
    if len(table.fire) > CONSTANTS.fires or list(table.fire) != sorted(set(table.fire)):
        found.append(f"the fires are {table.fire}")
    if any([crates >> square & 1 for square in table.fire]):
        found.append("a crate burns")
    if len(table.rubble) > CONSTANTS.rubble:
        found.append(f"{len(table.rubble)} rubble markers lie about")
    if set(table.rubble) - set(table.gone):
        found.append("rubble lies where a wall stands")
    for type in {one.sheet for one in table.figures if one.kind == MINION}:
        if type not in chapter_of(table).minion_types:
            found.append(f"{type} do not belong to this chapter")
    return found


def wrong_nemesis(table: Table) -> list[str]:
    """Return a sentence for what is wrong with the Nemesis's board."""
    nemesis = table.nemesis
    found: list[str] = []
    if len(nemesis.powers) != len(nemesis.on_powers) or any([n < 0 for n in nemesis.on_powers]) or nemesis.pool < 0:
        found.append(f"the powers {nemesis.powers} hold {nemesis.on_powers}, the pool {nemesis.pool}")
    if len(nemesis.powers) > CONSTANTS.most_powers:
        found.append(f"the Nemesis has {len(nemesis.powers)} powers")
    return found
