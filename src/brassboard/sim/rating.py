"""Rates bots on one scale: the Bradley-Terry model, fitted to which bot did better in each game.

A game of several players counts as a meeting of every pair of players on different teams. A winner did better than a
player who did not win; otherwise the higher score did better; equal players share the meeting. Strengths are found by
the MM algorithm (Hunter 2004). The intervals treat all meetings of one game as one piece of evidence (a sandwich
estimate by game).
"""

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt

from msgspec import Struct

from .play_game import Played
from .tally import Z95

ELO = 400 / log(10)
TOLERANCE = 1e-11
MAX_ITERATIONS = 100_000
Meeting = tuple[str, str, float]
"""Two bots, and the result of the first one: 1, 0 or 0.5."""
Matrix = list[list[float]]


class Rating(Struct, frozen=True):
    """A bot's strength in Elo points with its 95 % interval; the mean of all bots is 0.

    `settled` is False if some bots won every meeting with the others. Then only one assumed draw for each pair keeps
    the strengths finite, and the real difference may be larger.
    """

    bot: str
    meetings: int
    won: float
    rating: float
    low: float
    high: float
    settled: bool = True


def meetings(game: Played, bots: Sequence[str]) -> list[Meeting]:
    """Return who did better than whom in a game; bots of the same name do not meet."""
    found: list[Meeting] = []
    for one in range(len(game.bots)):
        for other in range(one + 1, len(game.bots)):
            names = bots[game.bots[one]], bots[game.bots[other]]
            if names[0] != names[1] and game.teams[one] != game.teams[other]:
                mine, theirs = [(seat in game.winners, game.scores[seat]) for seat in (one, other)]
                found.append((*names, 0.5 if mine == theirs else float(mine > theirs)))
    return found


def ratings(games: Iterable[Sequence[Meeting]]) -> list[Rating]:
    """Return the strength of every bot that met another, the strongest first."""
    played = [game for game in games if game]
    names = sorted({name for game in played for meeting in game for name in meeting[:2]})
    if not names:
        return []
    place = {name: at for at, name in enumerate(names)}
    pairs = [[(place[one], place[other], got) for one, other, got in game] for game in played]
    wins = _wins(pairs, len(names))
    settled = _settled(wins)
    prior = 0.0 if settled else 0.5
    fitted = [[count + prior if row != column else 0.0 for column, count in enumerate(line)]
              for row, line in enumerate(wins)]  # fmt: skip
    strength = strengths(fitted)
    spread = _spread(fitted, strength, pairs if settled else None)
    found = []
    for at, name in enumerate(names):
        won, lost = sum(wins[at]), sum([line[at] for line in wins])
        middle, wide = ELO * strength[at], ELO * Z95 * spread[at]
        found.append(Rating(name, round(won + lost), won, middle, middle - wide, middle + wide, settled))
    return sorted(found, key=lambda row: (-row.rating, row.bot))


def strengths(wins: Matrix) -> list[float]:
    """Return the logarithms of the most likely strengths, with mean 0; `wins[i][j]`: how often i did better than j."""
    size = len(wins)
    total = [sum(line) for line in wins]
    games = [[wins[i][j] + wins[j][i] for j in range(size)] for i in range(size)]
    now = [1.0] * size
    for _ in range(MAX_ITERATIONS):
        new = [
            total[i] / sum([games[i][j] / (now[i] + now[j]) for j in range(size) if games[i][j]]) for i in range(size)
        ]
        scale = exp(sum([log(value) for value in new]) / size)
        new = [value / scale for value in new]
        change = max([abs(log(after / before)) for after, before in zip(new, now, strict=True)], default=0.0)
        now = new
        if change < TOLERANCE:
            break
    return [log(value) for value in now]


def _wins(games: Sequence[Sequence[tuple[int, int, float]]], size: int) -> Matrix:
    wins = [[0.0] * size for _ in range(size)]
    for game in games:
        for one, other, got in game:
            wins[one][other] += got
            wins[other][one] += 1 - got
    return wins


def _settled(wins: Matrix) -> bool:
    """Check Ford's condition: if the bots are split in two groups in any way, each group has won against the other."""
    losses = [list(column) for column in zip(*wins, strict=True)]
    return all([len(_reached(counts)) == len(wins) for counts in (wins, losses) if counts])


def _reached(counts: Matrix) -> set[int]:
    """Return all bots that the first bot beat, those that they beat, and so on."""
    reached, edge = {0}, [0]
    while edge:
        row = counts[edge.pop()]
        fresh = [other for other, count in enumerate(row) if count > 0 and other not in reached]
        reached.update(fresh)
        edge += fresh
    return reached


def _spread(
    wins: Matrix, strength: list[float], games: Sequence[Sequence[tuple[int, int, float]]] | None
) -> list[float]:
    """Return the standard error of each strength; without games, from the model alone."""
    size = len(strength)
    chance = [[1 / (1 + exp(strength[j] - strength[i])) for j in range(size)] for i in range(size)]
    # Only differences of strengths matter. A matrix of ones fixes their mean and makes the rest invertible.
    bread = [[1.0 / size] * size for _ in range(size)]
    for i in range(size):
        for j in range(size):
            if i != j:
                known = (wins[i][j] + wins[j][i]) * chance[i][j] * chance[j][i]
                bread[i][i] += known
                bread[i][j] -= known
    inverse = invert(bread)
    if games is None:
        return [sqrt(max(0.0, inverse[i][i] - 1 / size)) for i in range(size)]
    sums = [0.0] * size
    for game in games:
        score = [0.0] * size
        for one, other, got in game:
            score[one] += got - chance[one][other]
            score[other] -= got - chance[one][other]
        for i in range(size):
            sums[i] += sum([inverse[i][j] * score[j] for j in range(size)]) ** 2
    return [sqrt(value) for value in sums]


def invert(matrix: Matrix) -> Matrix:
    """Invert a matrix by Gauss-Jordan elimination with the largest pivot first."""
    size = len(matrix)
    rows = [[*line, *[float(i == j) for j in range(size)]] for i, line in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for row in range(size):
            factor = rows[row][column]
            if row != column and factor:
                rows[row] = [value - factor * other for value, other in zip(rows[row], rows[column], strict=True)]
    return [line[size:] for line in rows]
