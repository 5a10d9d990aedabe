import pytest
from hypothesis import given
from hypothesis import strategies as st

from brassboard.kit import Track, tracks

POPULARITY = Track(0, 18, (13, 7))


@given(st.integers(0, 18), st.integers(-30, 30))
def test_a_marker_never_leaves_the_track(space: int, steps: int) -> None:
    moved = POPULARITY.move(space, steps)
    assert moved in range(19)
    assert POPULARITY.gained(space, steps) == moved - space
    assert abs(moved - space) <= abs(steps)
    assert POPULARITY.can_pay(space, -steps) == (space + steps >= 0)


@given(st.integers(0, 18), st.integers(0, 18))
def test_crossing_up_and_down_meet_the_same_thresholds(old: int, new: int) -> None:
    up = POPULARITY.crossed(old, new)
    assert up == POPULARITY.crossed(new, old)[::-1]
    assert len(up) == abs(POPULARITY.tier(new) - POPULARITY.tier(old))


def test_a_threshold_counts_when_it_is_reached() -> None:
    assert POPULARITY.crossed(6, 7) == (7,)
    assert POPULARITY.crossed(7, 13) == (13,)
    assert POPULARITY.crossed(18, 0) == (13, 7)
    assert [POPULARITY.tier(space) for space in (6, 7, 12, 13, 18)] == [0, 1, 1, 2, 2]
    assert POPULARITY.at_top(18)
    assert not POPULARITY.at_top(17)
    assert POPULARITY.clamp(99) == 18
    assert tracks.clamp(-3, -1, 1) == -1


def test_a_track_ends_after_it_begins() -> None:
    with pytest.raises(ValueError, match="cannot end at 1 before it begins at 2"):
        Track(2, 1)
