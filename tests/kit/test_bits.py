from hypothesis import given
from hypothesis import strategies as st

from brassboard.kit import bits

SETS = st.frozensets(st.integers(0, 300))


@given(SETS)
def test_a_bit_set_holds_its_members(members: frozenset[int]) -> None:
    held = bits.bits_of(members)
    assert bits.members(held) == tuple(sorted(members))
    assert list(bits.each(held)) == sorted(members)
    assert bits.count(held) == len(members)
    assert bits.lowest(held) == min(members, default=-1)
    assert {n for n in range(301) if bits.has(held, n)} == members


@given(SETS, SETS)
def test_within_is_subset(first: frozenset[int], second: frozenset[int]) -> None:
    assert bits.within(bits.bits_of(first), bits.bits_of(second)) == (first <= second)


def test_bit_and_full() -> None:
    assert bits.bit(5) == 32
    assert bits.full(3) == 0b111
    assert bits.full(0) == 0
