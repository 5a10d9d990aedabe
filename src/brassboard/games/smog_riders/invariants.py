"""Invariants of every match: nothing is lost or doubled, nobody shares a square, no marker falls below zero."""

from brassboard.kernel import Luck, Seat
from brassboard.kernel import Scene as AnyScene
from brassboard.kit import zones

from .content import CHARACTERS, COMPANIONS, DEFENCE_DECK, MAGIC, MAGIC_DECK, ROOM_DECK
from .data.frames import Search
from .data.table import FALLEN, MAP, OUT, RESERVE, STYGIA, Table
from .rules.scoring import marks_in_play
from .scenario.static_map import EYE, Site, site


def problems(table: Table) -> list[str]:
    """Return a sentence for each invariant that does not hold."""
    place = site(table.scenario)
    found = [*lost_cards(table), *lost_objects(table, place), *shared_squares(table, place)]
    for one in table.characters:
        if one.seat < 0 or one.at in (OUT, RESERVE):
            continue
        if not one.wounds >= 0 or not one.madness >= 0 or one.points < 0 or one.backing < 0:
            found.append(f"a marker below zero: {one}")
        if (one.at == STYGIA) != (one.astral >= 0) and one.at != STYGIA:
            found.append(f"in both worlds or none: {one}")
    for own in table.sides:
        if min(own.luck, own.steam, own.points) < 0:
            found.append(f"a stock below zero: {own}")
        if own.points != sum([row.n for row in table.ledger if row.seat == own.seat]):
            found.append(f"points the ledger does not know: {own}")
    return found


def lost_cards(table: Table) -> list[str]:
    """Return a sentence for each kind of cards that were lost or doubled."""
    magic = [table.magic_deck, table.magic_discard, table.companions, table.aside]
    magic += [own.magic for own in table.sides] + [one.gear for one in table.characters]
    magic.append(tuple([item.kind for item in table.floor if item.kind in MAGIC]))
    found: list[str] = []
    if not zones.same_multiset(magic, [MAGIC_DECK, COMPANIONS]):
        found.append(f"Magic cards are lost or doubled: {magic}")
    defence = [table.defence_deck, table.defence_discard, *[own.defence for own in table.sides]]
    if not zones.same_multiset(defence, [DEFENCE_DECK]):
        found.append(f"Defence cards are lost or doubled: {defence}")
    rooms = [table.room_deck, tuple([room.card for room in table.rooms if room.card])]
    if not zones.same_multiset(rooms, [ROOM_DECK]):
        found.append(f"Room cards are lost or doubled: {rooms}")
    return found


def lost_objects(table: Table, place: Site) -> list[str]:
    """Return a sentence if objects were lost or doubled. Those with a character that left went with it."""
    objects = place.scenario.objects
    there = [item.kind for item in table.floor if item.kind in objects]
    for one in table.characters:
        there += one.carries
    out = [kind for own in table.sides for kind in own.delivered if "out" not in objects[kind]]
    wanted = [kind for kind, _ in marks_in_play(table)]
    leader_down = table.faction and place.scenario.leader >= 0 and leader_fell(table)
    wanted += ["leader"] if leader_down else []
    if sorted([*there, *out]) != sorted(wanted):
        return [f"objects are lost or doubled: {there} and {out}, not {wanted}"]
    return []


def leader_fell(table: Table) -> bool:
    """Return whether the defender's leader was incapacitated."""
    return any([CHARACTERS[one.id].leader and one.seat == table.defender and one.at == OUT for one in table.characters])


def shared_squares(table: Table, place: Site) -> list[str]:
    """Return a sentence for each square with two figures, and for each figure outside the map."""
    squares = [one.square for one in table.characters if one.at in (MAP, FALLEN) and one.square >= 0]
    squares += [gun.square for gun in table.turrets]
    found = [f"two figures on one square: {sorted(squares)}"] if len(set(squares)) < len(squares) else []
    found += [f"nowhere on the map: square {square}" for square in squares if not place.board.has_square(square)]
    astral = [one.astral for one in table.characters if one.at == STYGIA and one.astral not in (-1, EYE)]
    if len(set(astral)) < len(astral):
        found.append(f"two walkers on one Stygian square: {sorted(astral)}")
    return found


def resample(m: AnyScene[Table], viewer: Seat, luck: Luck) -> None:
    """Put the cards a searching player has seen into the Magic deck of an imagined world.

    The player knows that those cards are in the deck, so they must not be in a hand.
    """
    if not m.inside(Search):
        return
    found = m.within(Search).found
    for card in found:
        if card in m.table.magic_deck:
            continue
        for own in m.table.sides:
            if own.seat != viewer and card in own.magic and m.table.magic_deck:
                other = next((c for c in m.table.magic_deck if c not in found), "")
                if other:
                    own.magic = zones.put(zones.take(own.magic, card), other)
                    m.table.magic_deck = (*zones.take(m.table.magic_deck, other), card)
                break
