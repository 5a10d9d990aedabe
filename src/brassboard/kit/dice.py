"""Dice pools: sorted tuples of faces, which dice can be picked from them, and what a pick can be used for.

Dice with the same face are interchangeable, so no list here contains the same pick twice.
Picks come in a fixed order: fewer dice first, then lower faces first.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

Face = TypeVar("Face", bound=Any)
Faces: TypeAlias = tuple[int, ...]
Symbols: TypeAlias = tuple[str, ...]
Test: TypeAlias = Callable[[Faces], bool]


def pool(faces: Iterable[Face]) -> tuple[Face, ...]:
    """Return a pool of dice in its canonical order.

    >>> pool([6, 2, 6])
    (2, 6, 6)
    """
    return tuple(sorted(faces))


def counts(dice: Iterable[Face]) -> dict[Face, int]:
    """Return the number of dice that show each face, lowest face first."""
    counted: dict[Face, int] = {}
    for face in sorted(dice):
        counted[face] = counted.get(face, 0) + 1
    return counted


def add(dice: tuple[Face, ...], faces: Iterable[Face]) -> tuple[Face, ...]:
    """Return the pool with more dice."""
    return tuple(sorted([*dice, *faces]))


def remove(dice: tuple[Face, ...], faces: Iterable[Face]) -> tuple[Face, ...]:
    """Return the pool without these dice."""
    rest = list(dice)
    for face in faces:
        if face not in rest:
            raise ValueError(f"no die showing {face!r} left to remove from the pool {dice}")
        rest.remove(face)
    return tuple(rest)


def change(dice: tuple[Face, ...], old: Face, new: Face) -> tuple[Face, ...]:
    """Return the pool with one die turned to another face."""
    return add(remove(dice, (old,)), (new,))


def contains(dice: tuple[Face, ...], faces: Iterable[Face]) -> bool:
    """Whether the pool has all these dice."""
    rest = list(dice)
    for face in faces:
        if face not in rest:
            return False
        rest.remove(face)
    return True


def picks(dice: tuple[Face, ...], size: int) -> list[tuple[Face, ...]]:
    """Return all different ways to pick exactly so many dice.

    >>> picks((2, 2, 5), 2)
    [(2, 2), (2, 5)]
    """
    found: list[tuple[Face, ...]] = []
    if 0 <= size <= len(dice):
        _pick(tuple(sorted(dice)), 0, size, [], found)
    return found


def _pick(dice: tuple[Face, ...], start: int, size: int, picked: list[Face], found: list[tuple[Face, ...]]) -> None:
    if not size:
        found.append(tuple(picked))
        return
    for at in range(start, len(dice) - size + 1):
        if at > start and dice[at] == dice[at - 1]:
            continue  # An equal die came before, and its picks are found already.
        picked.append(dice[at])
        _pick(dice, at + 1, size - 1, picked, found)
        picked.pop()


def picks_between(dice: tuple[Face, ...], least: int, most: int) -> list[tuple[Face, ...]]:
    """Return all different ways to pick `least` to `most` dice."""
    found: list[tuple[Face, ...]] = []
    for size in range(max(0, least), min(most, len(dice)) + 1):
        found.extend(picks(dice, size))
    return found


# Tests of a pick: each looks at exactly the dice placed.


def adds_up(dice: Faces, total: int) -> bool:
    """Whether the sum of the dice is at least `total`."""
    return sum(dice) >= total


def each_at_least(dice: Faces, value: int) -> bool:
    """Whether every die shows at least `value`. An empty pick does not."""
    return len(dice) > 0 and min(dice) >= value


def all_equal(dice: Sequence[object]) -> bool:
    """Whether all dice show the same face. An empty pick does not."""
    return len(dice) > 0 and all(face == dice[0] for face in dice)


def is_run(dice: Faces) -> bool:
    """Whether the dice show consecutive values, in any order. An empty pick does not."""
    ordered = sorted(dice)
    return len(ordered) > 0 and all(face == ordered[0] + step for step, face in enumerate(ordered))


def is_pairs(dice: Faces) -> bool:
    """Whether the dice form pairs of equal faces. An empty pick does not."""
    return len(dice) > 0 and all(number % 2 == 0 for number in counts(dice).values())


# Searches: the picks of a pool that pass such a test.


def satisfying(dice: Faces, test: Test, least: int, most: int) -> list[Faces]:
    """Return all different picks of `least` to `most` dice that pass a test."""
    return [pick for pick in picks_between(dice, least, most) if test(pick)]


def sums(dice: Faces, total: int, most: int) -> list[Faces]:
    """Return the picks of at most so many dice that reach the total, none of them with a die it does not need.

    >>> sums((1, 3, 4, 6), 7, 2)
    [(1, 6), (3, 4), (3, 6), (4, 6)]
    """
    # If a pick reaches the total without its lowest die, that die is not needed.
    return [pick for pick in picks_between(dice, 1, most) if sum(pick) >= total and sum(pick) - min(pick) < total]


def can_add_up(dice: Faces, total: int, most: int) -> bool:
    """Whether `most` dice of the pool, or fewer, can reach the total."""
    return total <= 0 or sum(sorted(dice)[max(0, len(dice) - most) :] if most > 0 else ()) >= total


def equals(dice: tuple[Face, ...], size: int) -> list[tuple[Face, ...]]:
    """Return the sets of so many equal dice.

    >>> equals((2, 5, 5, 5), 2)
    [(5, 5)]
    """
    return [(face,) * size for face, number in counts(dice).items() if size > 0 and number >= size]


def runs(dice: Faces, size: int) -> list[Faces]:
    """Return the runs of so many consecutive values.

    >>> runs((1, 2, 2, 3, 4, 6), 3)
    [(1, 2, 3), (2, 3, 4)]
    """
    shown = set(dice)
    starts = [face for face in sorted(shown) if all(face + step in shown for step in range(size))]
    return [tuple(range(start, start + size)) for start in starts] if size > 0 else []


# Dice with symbols


def read_symbols(rolled: Iterable[int], faces: Symbols) -> Symbols:
    """Return the symbols that dice with these faces show, sorted; `rolled` are numbers of faces, from 1.

    >>> read_symbols((1, 6, 2), ("hit", "hit", "dodge", "cover", "crown", "blank"))
    ('blank', 'hit', 'hit')
    """
    shown: list[str] = []
    for number in rolled:
        if not 1 <= number <= len(faces):
            raise ValueError(f"a die with {len(faces)} faces cannot show face {number}")
        shown.append(faces[number - 1])
    return tuple(sorted(shown))


def symbols(dice: Iterable[str], *wanted: str) -> int:
    """Return the number of dice that show one of these symbols."""
    return sum([1 for face in dice if face in wanted])
