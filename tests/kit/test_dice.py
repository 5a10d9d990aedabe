from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brassboard.kit import dice

POOLS = st.lists(st.integers(1, 6), max_size=7).map(dice.pool)


@given(POOLS, st.integers(-1, 8))
def test_picks_are_all_sub_multisets_once_each_in_order(pool: dice.Faces, size: int) -> None:
    found = dice.picks(pool, size)
    assert found == sorted(set(combinations(pool, size))) if size >= 0 else found == []


@given(POOLS, st.integers(0, 4), st.integers(0, 4))
def test_picks_between_count_up(pool: dice.Faces, least: int, most: int) -> None:
    found = dice.picks_between(pool, least, most)
    assert found == [pick for size in range(least, most + 1) for pick in dice.picks(pool, size)]


@given(POOLS, st.integers(1, 20), st.integers(1, 4))
def test_sums_spare_no_die_and_miss_nothing(pool: dice.Faces, total: int, most: int) -> None:
    enough = dice.satisfying(pool, lambda pick: dice.adds_up(pick, total), 1, most)
    spare = [p for p in enough if any(sum(p) - face >= total for face in p)]
    assert dice.sums(pool, total, most) == [p for p in enough if p not in spare]
    assert dice.can_add_up(pool, total, most) == bool(enough)


@given(POOLS, st.integers(1, 4))
def test_equals_and_runs_are_the_picks_that_pass_the_test(pool: dice.Faces, size: int) -> None:
    assert dice.equals(pool, size) == [p for p in dice.picks(pool, size) if dice.all_equal(p)]
    assert dice.runs(pool, size) == [p for p in dice.picks(pool, size) if dice.is_run(p)]


@given(POOLS, st.data())
def test_removing_and_adding_back_changes_nothing(pool: dice.Faces, data: st.DataObject) -> None:
    size = data.draw(st.integers(0, len(pool)))
    pick = data.draw(st.sampled_from(dice.picks(pool, size)))
    rest = dice.remove(pool, pick)
    assert dice.contains(pool, pick)
    assert len(rest) == len(pool) - size
    assert dice.add(rest, pick) == pool


def test_tests_look_at_the_dice_placed() -> None:
    assert all(dice.is_run(order) for order in permutations((2, 3, 4)))
    assert not dice.is_run((2, 3, 5))
    assert not dice.is_run((2, 2, 3))
    assert dice.all_equal((5, 5, 5))
    assert not dice.all_equal((5, 5, 4))
    assert dice.each_at_least((5, 6), 5)
    assert not dice.each_at_least((4, 6), 5)
    assert dice.is_pairs((2, 2, 5, 5))
    assert not dice.is_pairs((2, 2, 2))
    assert dice.adds_up((3, 3), 6)
    assert not any([dice.is_run(()), dice.all_equal(()), dice.is_pairs(()), dice.each_at_least((), 1)])


def test_a_die_is_turned() -> None:
    assert dice.change((1, 3, 6), 6, 2) == (1, 2, 3)
    with pytest.raises(ValueError, match=r"no die showing 5 left to remove from the pool \(1, 3\)"):
        dice.change((1, 3), 5, 1)


def test_dice_with_colours_and_symbols() -> None:
    coloured = dice.pool([(5, "red"), (2, "blue"), (5, "blue")])
    assert coloured == ((2, "blue"), (5, "blue"), (5, "red"))
    assert dice.counts(("hit", "crown", "hit")) == {"crown": 1, "hit": 2}
    faces = ("hit", "hit", "dodge", "cover", "crown", "blank")
    assert dice.read_symbols((5, 1, 3), faces) == ("crown", "dodge", "hit")
    assert dice.symbols(("crown", "dodge", "hit"), "hit", "crown") == 2
    with pytest.raises(ValueError, match="cannot show face 7"):
        dice.read_symbols((7,), faces)
