"""Rooms dealt to places: how many ways there are, and a random one of them, all equally likely.

A letter may go to the places in its bit mask. There are at most 8 letters. Letters that may go anywhere are not counted
here: whatever places the others have, there are as many ways to deal them.
"""

from typing import Final

from brassboard.kernel import Luck

Masks = tuple[int, ...]
"""For each letter the places it may have."""

KEPT: Final = 2048
_tables: dict[Masks, list[dict[int, int]]] = {}


def ways(masks: Masks) -> int:
    """Return in how many ways the letters can be dealt, each to a place of its own."""
    return _table(masks)[0].get(0, 0)


def deal(masks: Masks, luck: Luck) -> list[int]:
    """Return a place for each letter, at random; there must be a way."""
    table = _table(masks)
    used, found = 0, []
    for letter, mask in enumerate(masks):
        rest = luck.randrange(table[letter][used])
        free = mask & ~used
        place = 0
        while free:
            place = free & -free
            free ^= place
            count = table[letter + 1].get(used | place, 0)
            if rest < count:
                break
            rest -= count
        used |= place
        found.append(place.bit_length() - 1)
    return found


def _table(masks: Masks) -> list[dict[int, int]]:
    """Return for each number of letters dealt, and each set of places used, the ways to deal the others."""
    known = _tables.get(masks)
    if known is None:
        if len(_tables) >= KEPT:
            _tables.clear()
        known = _tables[masks] = _count(masks)
    return known


def _count(masks: Masks) -> list[dict[int, int]]:
    reached: list[list[int]] = [[0]]
    for mask in masks:
        sets: dict[int, bool] = {}
        for used in reached[-1]:
            free = mask & ~used
            while free:
                place = free & -free
                free ^= place
                sets[used | place] = True
        reached.append(list(sets))
    table: list[dict[int, int]] = [{} for _ in reached]
    for used in reached[-1]:
        table[-1][used] = 1
    for letter in range(len(masks) - 1, -1, -1):
        after = table[letter + 1]
        for used in reached[letter]:
            free, count = masks[letter] & ~used, 0
            while free:
                place = free & -free
                free ^= place
                count += after.get(used | place, 0)
            if count:
                table[letter][used] = count
    return table
