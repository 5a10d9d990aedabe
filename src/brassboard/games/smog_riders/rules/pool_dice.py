"""What a pool is made of, before anything is rolled."""

from brassboard.kernel import Seat

from ..content import MAGIC
from ..data.table import MAP, STYGIA, Character
from ..queries import Scene, here, special, turrets_in

Gathered = tuple[tuple[str, ...], tuple[str, ...]]
"""The colours of the dice, and who brought each of them ("" for what is no character's own die)."""


def pool_of(m: Scene, seat: Seat, room: int) -> Gathered:
    """SR-POOL-01, SR-RULING-99: the dice a player would roll in a room now."""
    squares = here(m).rooms[room]
    colours: list[str] = []
    owners: list[str] = []
    present = False
    for one in m.table.characters:
        if one.seat != seat or one.at != MAP or not squares >> one.square & 1:
            continue
        present = True
        if one.rolled or one.resting:
            continue
        for colour in one.dice:
            colours.append(colour)
            owners.append(one.id)
        for card in one.gear:
            if MAGIC[card].companion:
                colours.append(MAGIC[card].companion)
                owners.append("")
    if seat == m.table.defender:
        for _ in turrets_in(m, room):  # SR-TUR-04, SR-RULING-45
            colours.append("G")
            owners.append("")
    elif present:
        for one in m.table.characters:
            if one.backs == room and one.seat == seat and one.at == STYGIA:
                colours += ["M"] * one.backing
                owners += [one.id] * one.backing
    return tuple(colours), tuple(owners)


def any_dice(m: Scene, seat: Seat, room: int) -> bool:
    """Whether there would be any."""
    squares = here(m).rooms[room]
    present = False
    for one in m.table.characters:
        if one.seat == seat and one.at == MAP and squares >> one.square & 1:
            if not (one.rolled or one.resting) and (one.dice or any([MAGIC[card].companion for card in one.gear])):
                return True
            present = True
    if seat == m.table.defender:
        return len(turrets_in(m, room)) > 0
    if not present:
        return False
    backing = [one for one in m.table.characters if one.backs == room and one.seat == seat and one.at == STYGIA]
    return any([one.backing for one in backing])


def astral_magic(m: Scene, one: Character) -> int:
    """The Magic dice a walker has left; Arcturus counts all of his."""
    return len(one.dice) if special(m, one, "stygia_magic") else one.dice.count("M")
