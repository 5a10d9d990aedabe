import pytest

import brassboard
from brassboard.kernel import BadInput
from brassboard.sim import tournament
from brassboard.sim.plan import plans_of

DUEL = brassboard.game("duel")
WEAK, STRONG = "greedy:worlds=1:budget=3", "greedy:worlds=1:budget=4"


def test_every_group_plays_every_setting() -> None:
    plans = plans_of(DUEL, ["random", WEAK, STRONG], players=[2, 3], options={"rounds": [4, 6]})
    found = [(plan.setup["rounds"], plan.setup.players, plan.bots) for plan in plans]
    pairs = [("random", WEAK), ("random", STRONG), (WEAK, STRONG)]
    once = [(2, pair) for pair in pairs] + [(3, ("random", WEAK, STRONG))]
    assert found == [(rounds, players, bots) for rounds in (4, 6) for players, bots in once]


def test_bots_that_do_not_fill_a_table_take_turns() -> None:
    (plan,) = plans_of(DUEL, ["random", WEAK], players=[4])
    assert plan.bots == ("random", WEAK, "random", WEAK)


def test_all_stands_for_every_choice() -> None:
    plans = plans_of(brassboard.game("smog_riders"), ["random"], options={"scenario": ["all"]})
    offered = next(choice.choices for choice in brassboard.game("smog_riders").options if choice.name == "scenario")
    assert tuple(plan.setup["scenario"] for plan in plans) == offered


def test_without_groups_all_bots_sit_at_every_table() -> None:
    plans = plans_of(DUEL, ["random", WEAK], players=[2, 3], groups=False)
    assert [plan.bots for plan in plans] == [("random", WEAK), ("random", WEAK, "random")]


def test_a_tournament_is_its_series_with_totals_and_ratings() -> None:
    bots = ["random", WEAK, STRONG]
    done = tournament("duel", bots, games=6, seed=3, players=[2, 3], workers=1, accumulators=["count:duel.struck"])
    assert [len(part.games) for part in done.series] == [6, 6, 6, 6]
    single = brassboard.sim.series("duel", games=6, bots=["random", STRONG], seed=3, workers=1)
    assert [game.scores for game in done.series[1].games] == [game.scores for game in single.games]
    assert [(row.bot, row.games) for row in done.rows] == [(bot, 18) for bot in bots]
    assert sum(row.wins for row in done.rows) == pytest.approx(24)
    assert {row.bot: row.meetings for row in done.ratings} == dict.fromkeys(bots, 24)
    struck = done.stats["count:duel.struck"][0].total
    assert struck == sum(part.stats["count:duel.struck"][0].total for part in done.series if part.stats)
    assert len(done.plain()["series"]) == 4


def test_a_tournament_is_the_same_with_any_number_of_workers() -> None:
    alone, together = (tournament("duel", ["random", WEAK], games=8, players=[2, 3], workers=n) for n in (1, 2))
    assert alone.results() == together.results()
    assert (alone.backend, together.backend) == ("alone", "pool")


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"bots": ["random", "random"]}, "bots: random is named twice"),
        ({"bots": ["random"], "players": [2, 2]}, "players: 2 is named twice"),
        ({"bots": ["random"], "options": {"rounds": [4, 4]}}, "values of option rounds: 4 is named twice"),
        ({"bots": ["random"], "options": {"rounds": [5]}}, "option rounds must be one of"),
        ({"bots": ["random"], "options": {"colour": ["all"]}}, "there is no option 'colour'"),
        ({"bots": []}, "at least one bot"),
    ],
)
def test_wrong_wishes_are_named(asked: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        tournament("duel", **asked)  # type: ignore[arg-type]
