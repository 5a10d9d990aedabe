"""What a series says: wins per bot and seat with intervals, scores, lengths. Sums run in the order of the games."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from .single import Played

Seating = tuple[Played, int]
Z95 = 1.959963984540054


class Row(Struct, frozen=True):
    """How a bot did, at one seat or (None) at all of them. A shared win counts in parts."""

    bot: str
    seat: int | None
    games: int
    wins: float
    share: float
    low: float
    high: float
    mean_score: float


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share (95 %): honest near 0 and 1 and for few games, where the usual one is not."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle, scale = share + z * z / (2 * games), 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def rows(games: Sequence[Played], bots: Sequence[str]) -> list[Row]:
    """A row for each bot, followed by its rows for each seat; bots of the same name are one."""
    seats = range(len(games[0].bots)) if games else range(0)
    found: list[Row] = []
    for name in dict.fromkeys(bots):
        found.append(_row(name, None, _seatings(games, bots, name, seats)))
        for seat in seats:
            seated = _seatings(games, bots, name, (seat,))
            if seated:
                found.append(_row(name, seat, seated))
    return found


def _seatings(games: Sequence[Played], bots: Sequence[str], name: str, seats: Sequence[int]) -> list[Seating]:
    return [(game, seat) for game in games for seat in seats if bots[game.bots[seat]] == name]


def _row(name: str, seat: int | None, seated: list[Seating]) -> Row:
    count = len(seated)
    wins = sum([game.won(at) for game, at in seated])
    score = sum([game.scores[at] for game, at in seated]) / count if count else 0.0
    low, high = wilson(wins, count)
    return Row(name, seat, count, wins, wins / count if count else 0.0, low, high, score)


def totals(parts: Sequence[tuple[Sequence[str], Sequence[Played]]]) -> list[Row]:
    """A row for each bot over several series."""
    names = dict.fromkeys([name for bots, _ in parts for name in bots])
    return [
        _row(name, None, [seated for bots, games in parts for seated in _all_seats(games, bots, name)])
        for name in names
    ]


def _all_seats(games: Sequence[Played], bots: Sequence[str], name: str) -> list[Seating]:
    return _seatings(games, bots, name, range(len(games[0].bots))) if games else []
