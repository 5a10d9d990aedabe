"""Results of a series: wins for each bot and seat with intervals, scores and lengths, summed in the order of the games.

An interval is correct only if it counts independent trials. Seats of one team win and lose together, so the seats that
a bot has in one team are one trial; where everyone plays alone, each seat is a trial.
"""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from .play_game import Played

Trial = tuple[Played, tuple[int, ...]]
"""A game, and the seats that a bot has in one team of it."""
Z95 = 1.959963984540054


class Row(Struct, frozen=True):
    """The result of a bot, at one seat or (None) at all seats. A shared win counts in parts.

    `games` counts trials: one for each game and each team the bot plays in. `mean_score` is the mean over its seats.
    """

    bot: str
    seat: int | None
    games: int
    wins: float
    share: float
    low: float
    high: float
    mean_score: float


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson interval (95 %) of a share: correct also near 0 and 1 and for few games."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle, scale = share + z * z / (2 * games), 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def rows(games: Sequence[Played], bots: Sequence[str]) -> list[Row]:
    """Return a row for each bot, followed by its rows for each seat; bots of the same name share a row."""
    seats = range(len(games[0].bots)) if games else range(0)
    found: list[Row] = []
    for name in dict.fromkeys(bots):
        found.append(_row(name, None, _trials(games, bots, name, seats)))
        for seat in seats:
            seated = _trials(games, bots, name, (seat,))
            if seated:
                found.append(_row(name, seat, seated))
    return found


def _trials(games: Sequence[Played], bots: Sequence[str], name: str, seats: Sequence[int]) -> list[Trial]:
    found: list[Trial] = []
    for game in games:
        teams: dict[int, tuple[int, ...]] = {}
        for seat in seats:
            if bots[game.bots[seat]] == name:
                teams[game.teams[seat]] = (*teams.get(game.teams[seat], ()), seat)
        found += [(game, together) for together in teams.values()]
    return found


def _row(name: str, seat: int | None, trials: list[Trial]) -> Row:
    count = len(trials)
    wins = sum([max([game.won(at) for at in together]) for game, together in trials])
    scores = [game.scores[at] for game, together in trials for at in together]
    low, high = wilson(wins, count)
    share, score = (wins / count, sum(scores) / len(scores)) if count else (0.0, 0.0)
    return Row(name, seat, count, wins, share, low, high, score)


def totals(parts: Sequence[tuple[Sequence[str], Sequence[Played]]]) -> list[Row]:
    """Return a row for each bot over several series."""
    names = dict.fromkeys([name for bots, _ in parts for name in bots])
    return [
        _row(name, None, [trial for bots, games in parts for trial in _all_seats(games, bots, name)]) for name in names
    ]


def _all_seats(games: Sequence[Played], bots: Sequence[str], name: str) -> list[Trial]:
    return _trials(games, bots, name, range(len(games[0].bots))) if games else []
