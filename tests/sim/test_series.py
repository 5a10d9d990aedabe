from typing import Any

import pytest

import brassboard
from brassboard.bots import bot
from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput, Match, stream
from brassboard.sim import Played, SimError, game_seed, play, series, wilson
from brassboard.sim.driver import missing
from brassboard.sim.jobs import play_game
from brassboard.sim.plan import Plan, plan_of
from brassboard.sim.play_game import bot_seed
from brassboard.sim.tally import rows, totals
from brassboard.sim.translations import FOLDER
from brassboard.texts.lint import lint

DUEL = brassboard.game("duel")


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    alone = series("duel", games=60, bots=["random"], seed=5, players=3, workers=1)
    together = series("duel", games=60, bots=["random"], seed=5, players=3, workers=2)
    assert alone.games == together.games
    assert alone.rows == together.rows
    assert [game.index for game in alone.games] == list(range(60))


def test_a_series_can_be_cut_into_pieces() -> None:
    whole = series("duel", games=9, seed=2, workers=1)
    pieces = [series("duel", games=3, seed=2, first=first, workers=1) for first in (0, 3, 6)]
    assert whole.games == [game for piece in pieces for game in piece.games]


def test_another_seed_plays_other_games() -> None:
    first, second = (series("duel", games=3, seed=seed, workers=1).games for seed in (1, 2))
    assert {game.seed for game in first}.isdisjoint({game.seed for game in second})


def test_a_game_of_a_series_is_the_match_with_its_seed() -> None:
    """The bare position of a simulation and a whole match, with lens and journal, play the same game."""
    bots = ("greedy:worlds=1:budget=20", "random")
    plan = plan_of(DUEL, bots, seed=4)
    seed = game_seed(4, 1)
    played = play_game(DUEL, plan, 1)
    assert played.bots == (1, 0)
    match = DUEL.new(players=2, seed=seed)
    chairs = [bot("random", seed=bot_seed(seed, 0)), bot("greedy", seed=bot_seed(seed, 1), worlds=1, budget=20)]
    decisions = _played_out(match, chairs)
    assert match.result is not None
    assert (match.result.scores, match.result.winners, decisions) == (played.scores, played.winners, played.decisions)


def _played_out(match: Match, bots: list[Any]) -> int:
    decisions = 0
    while not match.over:
        seat = match.awaited[0]
        match.take(bots[seat].choose(match.lens(seat)), seat)
        decisions += 1
    return decisions


def test_bots_take_every_seat_in_turn() -> None:
    plan = plan_of(DUEL, ["greedy", "random"], players=4)
    assert plan.bots == ("greedy", "random", "greedy", "random")
    assert [plan.seating(index) for index in range(3)] == [(0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1)]
    fixed = plan_of(DUEL, ["greedy", "random"], rotate=False)
    assert [fixed.seating(index) for index in range(2)] == [(0, 1), (0, 1)]


def test_wins_are_counted_per_bot_and_seat_and_shared_among_equals() -> None:
    def game(index: int, bots: tuple[int, int], winners: tuple[int, ...]) -> Played:
        return Played(index, 0, bots, (3, 1), winners, (0, 1), "", 10)

    found = rows([game(0, (0, 1), (0,)), game(1, (1, 0), (0,)), game(2, (0, 1), (0, 1))], ("a", "b"))
    assert [(row.bot, row.seat, row.games, row.wins) for row in found] == [
        ("a", None, 3, 1.5), ("a", 0, 2, 1.5), ("a", 1, 1, 0.0),
        ("b", None, 3, 1.5), ("b", 0, 1, 1.0), ("b", 1, 2, 0.5),
    ]  # fmt: skip
    assert found[0].mean_score == pytest.approx((3 + 1 + 3) / 3)


def test_a_winning_team_does_not_share_its_win_with_itself() -> None:
    team = Played(0, 0, (0, 1, 2), (1, 1, 0), (0, 1), (0, 0, 1), "", 10)
    assert [team.won(seat) for seat in range(3)] == [1.0, 1.0, 0.0]


def counted(games: list[Played], bots: tuple[str, ...]) -> list[tuple[str, int | None, int, float]]:
    return [(row.bot, row.seat, row.games, row.wins) for row in rows(games, bots)]


def test_seats_of_a_bot_that_win_and_lose_together_are_one_game() -> None:
    won = Played(0, 0, (0, 1, 2), (5, 3, 1), (0, 1, 2), (0, 0, 0), "", 10)
    lost = Played(1, 0, (2, 0, 1), (1, 2, 0), (), (0, 0, 0), "", 10)
    found = rows([won, lost], ("a", "a", "a"))
    assert [(row.seat, row.games, row.wins) for row in found] == [(None, 2, 1), (0, 2, 1), (1, 2, 1), (2, 2, 1)]
    assert (found[0].low, found[0].high) == wilson(1, 2)
    assert found[0].mean_score == pytest.approx(12 / 6)  # a score is a seat's


def test_different_bots_of_a_team_have_each_played_one_game() -> None:
    game = Played(0, 0, (0, 1, 2, 3), (1, 1, 1, 0), (0, 1, 2), (0, 0, 0, 1), "", 10)
    assert counted([game], ("a", "b", "a", "b")) == [
        ("a", None, 1, 1.0), ("a", 0, 1, 1.0), ("a", 2, 1, 1.0),
        ("b", None, 2, 1.0), ("b", 1, 1, 1.0), ("b", 3, 1, 0.0),
    ]  # fmt: skip


def test_teams_of_one_bot_against_each_other_are_a_game_each() -> None:
    """As seats are where every one plays for itself: what one team wins the other loses."""
    teams = Played(0, 0, (0, 1, 2, 3), (1, 0, 1, 0), (0, 2), (0, 1, 0, 1), "", 10)
    alone = Played(0, 0, (0, 1, 2, 3), (1, 0, 1, 0), (0, 2), (0, 1, 2, 3), "", 10)
    bots = ("a",) * 4
    assert counted([teams], bots)[0] == ("a", None, 2, 1.0)
    assert counted([alone], bots)[0] == ("a", None, 4, 1.0)


def test_a_tournament_counts_what_wins_together_once_too() -> None:
    games = [Played(index, 0, (0, 1), (1, 1), (0, 1), (0, 0), "", 10) for index in range(3)]
    assert [(row.games, row.wins) for row in totals([(("a", "a"), games), (("a", "b"), games)])] == [(6, 6), (3, 3)]


def test_cooperative_players_are_one_trial_a_game() -> None:
    done = series("scythe", games=2, players=3, options={"cooperative": True, "automas": 1}, workers=1)
    assert [row.games for row in done.rows] == [2, 2, 2, 2]


def test_wilson_intervals() -> None:
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)  # a textbook's example
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_tasks_cover_every_missing_game_once() -> None:
    for count in (1, 2, 33, 1000, 100_000):
        for have in (set(), {7}, {8, 9, 20}, set(range(0, 200_000, 3))):
            found = list(missing(range(7, 7 + count), have))
            assert [number for task in found for number in task] == [n for n in range(7, 7 + count) if n not in have]


def test_a_broken_game_is_reported_with_what_plays_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(installed: InstalledGame, plan: Plan, index: int) -> Played:
        if index == 7:
            raise ZeroDivisionError("the boiler burst")
        return play_game(installed, plan, index)

    monkeypatch.setattr("brassboard.sim.jobs.play_game", breaks)
    with pytest.raises(SimError) as caught:
        series("duel", games=20, bots=["random"], seed=3, workers=1, options={"rounds": 4})
    broken = caught.value
    assert (broken.index, broken.seed) == (7, game_seed(3, 7))
    assert "ZeroDivisionError: the boiler burst" in str(broken)
    assert "--option rounds=4" in broken.repeat_command
    assert broken.repeat_command.endswith("--seed 3 --first 7 --games 1")
    assert "play_game" in broken.trace


def test_an_error_survives_the_way_from_a_worker() -> None:
    stranger = InstalledGame(DUEL.rules, DUEL.package)
    stranger.id = "nowhere"  # a worker finds games by their id
    with pytest.raises(SimError, match=r"game 0 of the series .* there is no game 'nowhere'"):
        series(stranger, games=4, workers=2)


def test_a_game_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brassboard.sim.play_game.MAX_DECISIONS", 10)
    with pytest.raises(RuntimeError, match="does not end: 10 decisions"):
        play(DUEL.rules, DUEL.rules.setup(2), [bot("random"), bot("random")], stream(0))


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"games": 0}, "games must be a whole number from 1 on"),
        ({"workers": 0}, "workers must be a whole number from 1 on"),
        ({"first": -1}, "first must be"),
        ({"seed": "x"}, "seed must be a whole number"),
        ({"bots": []}, "at least one bot"),
        ({"bots": ["random"] * 3, "players": 2}, "3 bots do not find a place at a table for 2"),
        ({"bots": ["gredy"]}, "did you mean greedy"),
        ({"players": 9}, "players must be one of"),
        ({"options": {"rounds": 5}}, "option rounds must be one of"),
    ],
)
def test_wrong_wishes_are_named_before_anything_is_played(asked: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        series("duel", **asked)


def test_texts_of_both_languages_agree() -> None:
    assert lint(FOLDER) == []
