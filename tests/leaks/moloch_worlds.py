"""Decisions of Rise of Moloch for leak tests, from whole random chapters, and what can be told of them."""

from collections.abc import Iterable, Iterator

from brassboard.games.moloch import GAME
from brassboard.kernel import Seat
from brassboard.testing import Tally, leak_at, points
from brassboard.testing.play import Point

NEMESIS = 0
MARKED = "2"
"""The chapter with face-down markers."""
DOUBLE = "6"
"""The chapter in which an agent has two activation cards."""


def decisions(chapter: str, players: int, seed: int, count: int, every: int = 1) -> Iterator[Point]:
    """Yield `count` decisions of whole random matches, one in `every`."""
    for point in points(GAME, GAME.setup(players, {"chapter": chapter}), seed, count, checked=False, every=every):
        if point.action is not None:
            yield point


def everyone(players: int) -> tuple[Seat | None, ...]:
    """Return the Nemesis, the seats of the gentlemen, and a spectator."""
    return (*range(players), None)


def first_leak(found: Iterable[Point], viewers: Iterable[Seat | None], tally: Tally, depth: int = 4) -> str:
    """Return the first thing by which one of the viewers can tell twins apart, or an empty string."""
    known = tuple(viewers)
    for number, point in enumerate(found):
        for viewer in known:
            salt = number * 10 + (9 if viewer is None else viewer)
            leak = leak_at(point, viewer, tally, salt, (), depth)
            if leak:
                return f"{point.where}: {leak}"
    return ""
