"""Sight and cover compared with exact rational arithmetic on random small maps."""

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from brassboard.games.moloch.scenario.ground import Ground

WIDTH, HEIGHT = 6, 5
BLOCKING = "|-D"


def random_map(random: Random) -> list[str]:
    lines = [["+"] * (2 * WIDTH + 1) for _ in range(2 * HEIGHT + 1)]
    for row in range(2 * HEIGHT + 1):
        for column in range(2 * WIDTH + 1):
            if row % 2 and column % 2:
                lines[row][column] = "c" if random.random() < 0.06 else "."
            elif row % 2 or column % 2:
                wall = "|" if row % 2 else "-"
                rim = row in (0, 2 * HEIGHT) or column in (0, 2 * WIDTH)
                lines[row][column] = wall if rim else random.choice([" "] * 7 + [wall, "D", "W", "R"])
    return ["".join(line) for line in lines]


def edge(lines: list[str], square: tuple[int, int], other: tuple[int, int]) -> str:
    """Return the character between two squares side by side; "|" where one of them is a crate."""
    for x, y in (square, other):
        if lines[2 * y + 1][2 * x + 1] == "c":
            return "|"
    return lines[square[1] + other[1] + 1][square[0] + other[0] + 1]


def blocked(kinds: str) -> bool:
    return any([kind in BLOCKING for kind in kinds])


def look(lines: list[str], start: tuple[int, int], end: tuple[int, int]) -> tuple[bool, bool, set[tuple[int, int]]]:
    """Return whether there is sight, whether a window covers, and the squares passed, from the rulings' words."""
    x1, y1 = Fraction(start[0]) + Fraction(1, 2), Fraction(start[1]) + Fraction(1, 2)
    dx, dy = end[0] - start[0], end[1] - start[1]
    cuts = {Fraction(0), Fraction(1)}
    for way, origin, most in ((dx, x1, WIDTH), (dy, y1, HEIGHT)):
        if way:
            cuts |= {t for t in [(Fraction(n) - origin) / way for n in range(most + 1)] if 0 < t < 1}
    times = sorted(cuts)
    passed = []
    for one, two in pairwise(times):
        t = (one + two) / 2
        passed.append(((x1 + t * dx).__floor__(), (y1 + t * dy).__floor__()))
    window = False
    for here, there in pairwise(passed):
        if here[0] == there[0] or here[1] == there[1]:
            ways = [edge(lines, here, there)]
        else:
            corners = [(here[0], there[1]), (there[0], here[1])]
            ways = [edge(lines, here, corner) + edge(lines, corner, there) for corner in corners]
        free = [kinds for kinds in ways if not blocked(kinds)]
        if not free:
            return False, False, set()
        window = window or all(["W" in kinds for kinds in free])
    return True, window, set(passed[1:-1])


@pytest.mark.rule("RM-LOS-01", "RM-LOS-02", "RM-COVER-01", "RM-RULING-20", "RM-RULING-21")
@pytest.mark.parametrize("seed", range(12))
def test_sight_and_cover_agree_with_exact_arithmetic(seed: int) -> None:
    lines = random_map(Random(seed))
    ground = Ground("\n".join(lines))
    layout = ground.layout(0)
    squares = [(x, y) for y in range(HEIGHT) for x in range(WIDTH) if lines[2 * y + 1][2 * x + 1] != "c"]
    covered = 0
    for start in squares:
        for end in squares:
            first, second = start[1] * WIDTH + start[0], end[1] * WIDTH + end[0]
            seen, window, passed = look(lines, start, end) if start != end else (True, False, set())
            assert layout.sees(first, second) == seen, (start, end)
            line = layout.line(first, second)
            assert (line is not None) == seen, (start, end)
            if line is not None:
                assert line.window == window, (start, end)
                assert line.passed == sum([1 << (y * WIDTH + x) for x, y in passed]), (start, end)
                covered += window
    assert covered > 0


@pytest.mark.rule("RM-RULING-19")
@pytest.mark.parametrize("seed", range(12))
def test_adjacency_steps_and_fire_agree_with_the_two_ways_round(seed: int) -> None:
    lines = random_map(Random(100 + seed))
    ground = Ground("\n".join(lines))
    layout = ground.layout(0)
    squares = [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]
    for here in squares:
        for there in squares:
            first, second = here[1] * WIDTH + here[0], there[1] * WIDTH + there[0]
            apart = abs(here[0] - there[0]), abs(here[1] - there[1])
            if apart == (1, 1):
                corners = [(here[0], there[1]), (there[0], here[1])]
                ways = [edge(lines, here, corner) + edge(lines, corner, there) for corner in corners]
                touching = any([not blocked(kinds) for kinds in ways])
                cost = 1 if any([not blocked(kinds) and "W" not in kinds for kinds in ways]) else 0
                burns = cost > 0
            elif sum(apart) == 1:
                kind = edge(lines, here, there)
                touching = not blocked(kind)
                cost = 0 if not touching else 2 if kind == "W" else 1
                burns = touching or kind == "D"
            else:
                touching, cost, burns = False, 0, False
            assert layout.is_adjacent(first, second) == touching, (here, there)
            assert layout.cost(first, second) == cost, (here, there)
            assert bool(layout.spread[first] >> second & 1) == burns, (here, there)
