from math import log

import pytest

from brassboard.sim import Played, ratings
from brassboard.sim.rating import ELO, Meeting, invert, meetings, strengths

# American League 1987, an example of Agresti, Categorical Data Analysis: wins of the row's team over the column's
TEAMS = ("Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore")
WINS = (
    (0, 7, 9, 7, 7, 9, 11),
    (6, 0, 7, 5, 11, 9, 9),
    (4, 6, 0, 7, 7, 8, 12),
    (6, 8, 6, 0, 6, 7, 10),
    (6, 2, 6, 7, 0, 7, 12),
    (4, 4, 5, 6, 6, 0, 6),
    (2, 4, 1, 3, 1, 7, 0),
)
STRENGTHS = (1.581, 1.436, 1.294, 1.248, 1.108, 0.684, 0.0)
"""As the book prints them, with Baltimore at 0."""


def season() -> list[list[Meeting]]:
    return [
        [(TEAMS[i], TEAMS[j], 1.0)] for i in range(len(TEAMS)) for j in range(len(TEAMS)) for _ in range(WINS[i][j])
    ]


def test_strengths_of_a_book() -> None:
    found = strengths([[float(count) for count in row] for row in WINS])
    assert [value - found[-1] for value in found] == pytest.approx(STRENGTHS, abs=0.0006)
    assert sum(found) == pytest.approx(0)


def test_ratings_are_those_strengths_in_elo_points() -> None:
    found = {row.bot: row for row in ratings(season())}
    for team, strength in zip(TEAMS, STRENGTHS, strict=True):
        assert found[team].rating - found["Baltimore"].rating == pytest.approx(ELO * strength, abs=0.15)
        assert found[team].settled
        assert found[team].meetings == 78
    assert [row.bot for row in ratings(season())] == list(TEAMS)
    assert found["Milwaukee"].won == 50


def test_two_bots_have_the_odds_and_the_error_of_a_coin() -> None:
    games = [[("a", "b", 1.0)]] * 30 + [[("a", "b", 0.0)]] * 10
    first, second = ratings(games)
    assert first.rating - second.rating == pytest.approx(ELO * log(3))
    # the difference of log odds has variance 1/30 + 1/10, and each strength is half of it
    half = 1.959964 * ELO * (1 / 30 + 1 / 10) ** 0.5 / 2
    assert first.high - first.rating == pytest.approx(half, rel=1e-6)
    assert (first.low + first.high) / 2 == pytest.approx(first.rating)


def test_the_order_of_seats_and_games_changes_nothing() -> None:
    mirrored = [[(other, one, 1 - got) for one, other, got in game] for game in reversed(season())]
    for one, other in zip(ratings(season()), ratings(mirrored), strict=True):
        assert one.bot == other.bot
        assert (one.rating, one.low) == pytest.approx((other.rating, other.low))


def test_a_bot_that_always_wins_is_strong_but_finite() -> None:
    first, second = ratings([[("a", "b", 1.0)]] * 20)
    assert (first.bot, first.settled, second.settled) == ("a", False, False)
    assert 0 < first.rating < 1000
    assert first.low < first.rating < first.high
    more = ratings([[("a", "b", 1.0)]] * 40)[0]
    assert more.rating > first.rating


def test_meetings_of_one_game_are_one_piece_of_evidence() -> None:
    once = ratings([[("a", "b", 1.0)]] * 30 + [[("a", "b", 0.0)]] * 10)[0]
    twice = ratings([[("a", "b", 1.0)] * 2] * 30 + [[("a", "b", 0.0)] * 2] * 10)[0]
    assert twice.rating == pytest.approx(once.rating)
    assert twice.low == pytest.approx(once.low)


def test_everybody_meets_everybody_but_his_team_and_himself() -> None:
    def game(
        bots: tuple[int, ...], scores: tuple[int, ...], winners: tuple[int, ...], teams: tuple[int, ...]
    ) -> Played:
        return Played(0, 0, bots, scores, winners, teams, "", 1)

    names = ("a", "b", "c")
    three = game((0, 1, 2), (5, 9, 5), (0,), (0, 1, 2))  # who wins need not have most points
    assert meetings(three, names) == [("a", "b", 1.0), ("a", "c", 1.0), ("b", "c", 1.0)]
    equal = game((0, 1, 2), (5, 5, 1), (0, 1), (0, 1, 2))
    assert meetings(equal, names) == [("a", "b", 0.5), ("a", "c", 1.0), ("b", "c", 1.0)]
    team = game((0, 1, 2), (1, 1, 0), (0, 1), (0, 0, 1))
    assert meetings(team, names) == [("a", "c", 1.0), ("b", "c", 1.0)]
    assert meetings(team, ("a", "a", "a")) == []


def test_without_meetings_there_are_no_ratings() -> None:
    assert ratings([]) == []
    assert ratings([[], []]) == []


def test_inverted() -> None:
    matrix = [[0.0, 2.0], [1.0, 1.0]]
    assert invert(matrix) == [[-0.5, 1.0], [0.5, 0.0]]
