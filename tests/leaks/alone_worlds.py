"""Worlds of Alone that the Hero cannot tell apart, made of the true one by changing what only Evil knows.

They lie close to the truth, so that most reveals tell the same in both and twins are compared for many answers. The
worlds that the game's `resample` makes up from the Hero's knowledge are tested beside them.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from brassboard.games.alone import GAME
from brassboard.games.alone.data.table import Creature, Secret, Table
from brassboard.games.alone.queries import bits, station
from brassboard.kernel import Luck, Position, Scene, Seat, determinize
from brassboard.testing import Tally, leak_at, points
from brassboard.testing.play import Point

HERO = 0
OUTSIDERS: tuple[Seat | None, ...] = (HERO, None)
"""The Hero and spectators, who know no more than he."""


def near_the_truth(position: Position[Any], viewer: Seat, luck: Luck, resample: Any = None) -> Position[Any]:
    """Return another world for the Hero: `determinize` with the true map and other hidden things on it."""
    true = position.table.secret

    def change(m: Scene[Any], who: Seat, luck: Luck) -> None:
        if who <= HERO:
            m.table.secret = replace(true)
            if true.floors:
                change_hidden(m.table, luck)

    return determinize(position, viewer, luck, change)


def change_hidden(t: Table, luck: Luck) -> None:
    """Move or drop some hidden creatures, renumber all, move hidden danger markers, and swap rooms not seen yet."""
    secret, st = t.secret, station(t)
    hidden = [sector for sector in range(st.size) if not secret.revealed >> sector & 1]

    def elsewhere(sector: int) -> int:
        if secret.revealed >> sector & 1 or luck.randrange(2):
            return sector
        same_floor = [other for other in hidden if st.floor[other] == st.floor[sector]]
        return same_floor[luck.randrange(len(same_floor))]

    number = luck.randrange(3)
    made: list[Creature] = []
    for one in secret.creatures:
        number += 1 + luck.randrange(2)
        if one.figure >= 0 or one.kind == t.boss or luck.randrange(4):
            made.append(replace(one, id=number, sector=elsewhere(one.sector)))
    secret.creatures, secret.last_id = tuple(made), number + luck.randrange(3)
    secret.danger = sum([1 << sector for sector in dict.fromkeys(map(elsewhere, bits(secret.danger)))])
    secret.rooms = swapped_rooms(t, secret, luck)


def swapped_rooms(t: Table, secret: Secret, luck: Luck) -> str:
    seen = [tile.room for tile in (*t.tiles, *t.gone)]
    left = [letter for letter in secret.rooms if letter not in seen]
    letters = [letter if letter in seen else left.pop(luck.randrange(len(left))) for letter in secret.rooms]
    return "".join(letters)


def decisions_of(who: Seat | None, players: int, seed: int, count: int, every: int = 1) -> Iterator[Point]:
    """Yield `count` decisions of a seat in whole random matches; of any seat if it is None."""
    left = count
    setup = GAME.setup(players)
    for point in points(GAME, setup, seed, count * 100, checked=False, every=every):
        if point.action is not None and who in (None, point.seat):
            yield point
            left -= 1
            if not left:
                return


def first_leak(decisions: Iterable[Point], tally: Tally, depth: int = 4) -> str:
    """Return the first thing by which the Hero or a spectator can tell twins apart, or an empty string."""
    for number, point in enumerate(decisions):
        for viewer in OUTSIDERS:
            leak = leak_at(point, viewer, tally, number * 10 + (viewer is None), (), depth)
            if leak:
                return f"{point.where}: {leak}"
    return ""
