"""Bit sets: a set of small numbers (squares, edges, doors, seats) held in one int, bit n for member n."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

Bits: TypeAlias = int


def bit(member: int) -> Bits:
    """Return the set with one member."""
    return 1 << member


def bits_of(members: Iterable[int]) -> Bits:
    """Return the set of these members.

    >>> bits_of([0, 3, 3])
    9
    """
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


def full(count: int) -> Bits:
    """Return the set 0, 1, … count - 1."""
    return (1 << count) - 1


def has(bits: Bits, member: int) -> bool:
    """Whether the member is in the set."""
    return bits >> member & 1 == 1


def count(bits: Bits) -> int:
    """Return the number of members of the set."""
    return bits.bit_count()


def lowest(bits: Bits) -> int:
    """Return the smallest member, -1 for the empty set."""
    return (bits & -bits).bit_length() - 1


def members(bits: Bits) -> tuple[int, ...]:
    """Return all members, smallest first.

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
    """Yield the members, smallest first. If you need all of them, `members` is faster."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def within(inner: Bits, outer: Bits) -> bool:
    """Whether every member of `inner` is also in `outer`."""
    return inner & ~outer == 0
