"""Bit sets: a set of small numbers (squares, edges, doors, seats) held in one int, bit n for member n."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

Bits: TypeAlias = int


def bit(member: int) -> Bits:
    """The set with one member."""
    return 1 << member


def bits_of(members: Iterable[int]) -> Bits:
    """The set of these members.

    >>> bits_of([0, 3, 3])
    9
    """
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


def full(count: int) -> Bits:
    """The set 0, 1, … count - 1."""
    return (1 << count) - 1


def has(bits: Bits, member: int) -> bool:
    """Is the member in the set?"""
    return bits >> member & 1 == 1


def count(bits: Bits) -> int:
    """How many members the set has."""
    return bits.bit_count()


def lowest(bits: Bits) -> int:
    """The smallest member, -1 for the empty set."""
    return (bits & -bits).bit_length() - 1


def members(bits: Bits) -> tuple[int, ...]:
    """All members, smallest first.

    >>> members(0b10110)
    (1, 2, 4)
    """
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)


def each(bits: Bits) -> Iterator[int]:
    """Iterate over the members, smallest first; `members` is faster where all are needed."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def within(inner: Bits, outer: Bits) -> bool:
    """Is every member of `inner` also in `outer`?"""
    return inner & ~outer == 0
