"""A second reading of the maps, slow and plain, against which the engine's is held. It shares no code with it.

Squares are (row, column) from (0, 0); an edge lies between two of them. Nothing here knows bit sets or caches.
"""

from collections import deque
from collections.abc import Collection
from importlib.resources import files

Square = tuple[int, int]
Edge = frozenset[Square]

SIX = ("factory", "vault", "jail", "leak", "tunnel", "king")
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
AROUND = [(dr, dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if (dr, dc) != (0, 0)]
MIDDLES = ((8, 1), (15, 8), (8, 15), (1, 8))  # SR-RULING-22: side midpoints, 1 of 16 units inward


class Plan:
    def __init__(self, scenario: str) -> None:
        path = files("brassboard.games.smog_riders") / "content" / "scenarios" / f"{scenario}.scenario"
        lines = [line.partition("#")[0].rstrip() for line in path.read_text("utf-8").splitlines()]
        first, last = lines.index("grid"), lines.index("end")
        grid = lines[first + 1 : last]
        self.letters: dict[Square, str] = {
            (row, column): letter
            for row, text in enumerate(grid)
            for column, letter in enumerate(text)
            if letter != "."
        }
        self.doors: dict[str, Edge] = {}
        for words in [line.split() for line in lines if line.startswith("door ")]:
            row, column = [int(number) - 1 for number in words[2].split(",")]
            down, right = SIDES[words[3]]
            self.doors[words[1]] = frozenset({(row, column), (row + down, column + right)})

    def name(self, square: Square) -> str:
        return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[square[1]] + str(square[0] + 1)

    def square(self, name: str) -> Square:
        return int(name[1:]) - 1, ord(name[0]) - ord("A")

    def shut(self, one: Square, two: Square, opened: Collection[Edge]) -> bool:
        """Is there a wall or a closed door between two squares that share a side?"""
        same = one in self.letters and self.letters.get(one) == self.letters.get(two)
        return not same and frozenset({one, two}) not in opened

    def adjacent(self, one: Square, two: Square, opened: Collection[Edge]) -> bool:
        """SR-RULING-24: straight, or by at least one of the two L-shaped ways round the corner."""
        if two not in self.letters or max(abs(one[0] - two[0]), abs(one[1] - two[1])) != 1:
            return False
        if one[0] == two[0] or one[1] == two[1]:
            return not self.shut(one, two, opened)
        ways = ((one[0], two[1]), (two[0], one[1]))
        return any(not self.shut(one, way, opened) and not self.shut(way, two, opened) for way in ways)

    def near(self, square: Square, opened: Collection[Edge]) -> set[Square]:
        beside = [(square[0] + down, square[1] + right) for down, right in AROUND]
        return {other for other in beside if self.adjacent(square, other, opened)}

    def steps(
        self,
        start: Square,
        points: int,
        opened: Collection[Edge],
        blocked: Collection[Square] = (),
        halts: Collection[Square] = (),
    ) -> dict[Square, int]:
        """How many single steps each square is away: `blocked` are never entered, from `halts` nobody goes on."""
        far = {start: 0}
        waiting = deque([start])
        while waiting:
            square = waiting.popleft()
            if far[square] == points or (square in halts and square != start):
                continue
            for other in self.near(square, opened):
                if other not in far and other not in blocked:
                    far[other] = far[square] + 1
                    waiting.append(other)
        return far

    # Line of sight

    def sees(self, one: Square, two: Square, opened: Collection[Edge], standing: Collection[Square]) -> bool:
        """SR-RULING-08: one free line of the sixteen is enough."""
        return any(
            self.free(
                (16 * one[1] + x, 16 * one[0] + y), (16 * two[1] + u, 16 * two[0] + v), opened, standing, one, two
            )
            for x, y in MIDDLES
            for u, v in MIDDLES
        )

    def free(
        self,
        start: tuple[int, int],
        end: tuple[int, int],
        opened: Collection[Edge],
        standing: Collection[Square],
        one: Square,
        two: Square,
    ) -> bool:
        rows = range(min(one[0], two[0]) - 1, max(one[0], two[0]) + 2)
        columns = range(min(one[1], two[1]) - 1, max(one[1], two[1]) + 2)
        for row in rows:
            for column in columns:
                here = (row, column)
                left, top, right, bottom = 16 * column, 16 * row, 16 * column + 16, 16 * row + 16
                if here in standing and here not in (one, two) and enters(start, end, left, top):
                    return False
                for beside, wall in (
                    ((row, column + 1), ((right, top), (right, bottom))),
                    ((row + 1, column), ((left, bottom), (right, bottom))),
                ):
                    inside = here in self.letters or beside in self.letters
                    if inside and self.shut(here, beside, opened) and touch(start, end, *wall):
                        return False
        return True


def turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def touch(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Have two segments a point in common, end points included?"""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0


def enters(a: tuple[int, int], b: tuple[int, int], left: int, top: int) -> bool:
    """Does a line that begins and ends elsewhere pass the open inside of this square?"""
    right, bottom = left + 16, top + 16
    if max(a[0], b[0]) <= left or min(a[0], b[0]) >= right or max(a[1], b[1]) <= top or min(a[1], b[1]) >= bottom:
        return False
    corners = [turn(a, b, corner) for corner in ((left, top), (right, top), (left, bottom), (right, bottom))]
    return min(corners) < 0 < max(corners)
