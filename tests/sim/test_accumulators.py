from collections import Counter
from typing import Any

import pytest

import brassboard
from brassboard.bots import Bot
from brassboard.kernel import BadInput, Game, Match, Setup, Stream
from brassboard.kernel.game import tag_of
from brassboard.sim import game_seed, play_game, series
from brassboard.sim.accumulators import events, scores_points, summary
from sim.sample_accumulators import Private, blows

DUEL = brassboard.game("duel")
STATS = [
    "events",
    "rules",
    "count:duel.card_played/card",
    "sum:duel.struck.damage/seat,target",
    "sim.sample_accumulators:blows",
]


def one_game(index: int = 3) -> Match:
    """The match a series of random bots plays as this number, with journal and log."""
    from brassboard.bots import bot
    from brassboard.sim.play_game import bot_seed

    seed = game_seed(9, index)
    match = DUEL.new(players=2, seed=seed)
    bots = [bot("random", seed=bot_seed(seed, seat)) for seat in range(2)]
    while not match.over:
        seat = match.awaited[0]
        match.take(bots[seat].choose(match.lens(seat)), seat)
    return match


def events_of(index: int) -> list[Any]:
    return [entry.event for entry in one_game(index).log]


def hurts(event: Any) -> bool:
    return tag_of(type(event)) == "duel.struck" and event.damage > 0


def test_they_see_every_event_the_log_of_a_match_has() -> None:
    log = one_game().log
    done = series("duel", games=1, first=3, seed=9, workers=1, accumulators=["events", "rules", Private])
    counted = done.games[0].stats
    assert counted[0] == dict(sorted(Counter(tag_of(type(entry.event)) for entry in log).items()))
    assert counted[1] == dict(sorted(Counter(entry.rule or "–" for entry in log).items()))
    private = len([entry for entry in log if entry.audience != -1])
    assert private > 0
    assert counted[2] == {"everyone": len(log) - private, "some": private, "over": 1}


def test_counts_and_sums_by_fields() -> None:
    index, log = next((n, log) for n in range(50) for log in [events_of(n)] if any(map(hurts, log)))
    wanted = ["count:duel.struck", "sum:duel.struck.damage/seat", "count:duel.card_played/card", blows]
    done = series("duel", games=1, first=index, seed=9, workers=1, accumulators=wanted)
    struck = [event for event in log if tag_of(type(event)) == "duel.struck"]
    cards = Counter(event.card for event in log if tag_of(type(event)) == "duel.card_played")
    damage: Counter[str] = Counter()
    for event in struck:
        damage[str(event.seat)] += event.damage
    counted = done.games[0].stats
    assert counted[0] == {"all": len(struck)}
    assert counted[1] == {seat: damage[seat] for seat in sorted({str(event.seat) for event in struck})}
    assert counted[2] == dict(sorted(cards.items()))
    assert max(counted[3].values()) == max(event.damage for event in struck)


def test_what_they_find_does_not_depend_on_the_number_of_workers() -> None:
    alone, together = (series("duel", games=40, seed=5, workers=n, accumulators=STATS) for n in (1, 2))
    assert alone.games == together.games
    assert alone.stats == together.stats
    assert list(alone.stats) == STATS


def test_nobody_watching_means_no_events_and_the_same_games() -> None:
    bare, watched = (series("duel", games=5, seed=5, workers=1, accumulators=some) for some in ([], STATS))
    assert all(game.stats == () for game in bare.games)
    assert [game.scores for game in bare.games] == [game.scores for game in watched.games]
    assert [game.decisions for game in bare.games] == [game.decisions for game in watched.games]


def test_rules_make_no_events_when_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    logs: list[list[Any] | None] = []
    play = play_game.play

    def noted(game: Game, setup: Setup, bots: list[Bot], luck: Stream, log: list[Any] | None) -> Any:
        end, decisions = play(game, setup, bots, luck, log)
        logs.append(end.log)
        return end, decisions

    monkeypatch.setattr(play_game, "play", noted)
    series("duel", games=1, workers=1)
    series("duel", games=1, workers=1, accumulators=["events"])
    assert logs[0] is None, "without a log no rule makes an event"
    assert logs[1]


@pytest.mark.parametrize("game", ["smog_riders", "scythe"])
def test_points_by_source_add_up_to_the_scores(game: str) -> None:
    assert scores_points(brassboard.game(game).rules)
    done = series(game, games=2, seed=1, workers=1, players=2, accumulators=["points"])
    for played in done.games:
        assert sum(played.stats[0].values()) == sum(played.scores)


def test_a_game_without_points_has_none() -> None:
    assert not scores_points(DUEL.rules)


def test_a_summary_counts_games_where_nothing_happened() -> None:
    found = {row.key: row for row in summary([{"a": 2, "b": 1}, {"a": 4}, {}])}
    assert (found["a"].total, found["a"].mean, found["a"].least, found["a"].most) == (6, 2, 0, 4)
    assert found["a"].deviation == pytest.approx(2)
    assert found["b"].mean == pytest.approx(1 / 3)
    assert summary([]) == []


@pytest.mark.parametrize(
    ("wanted", "complaint"),
    [
        ("evnts", "there is no accumulator 'evnts'"),
        ("count:duel.stuck", "duel has no event 'duel.stuck'"),
        ("sum:duel.struck.harm", "event duel.struck has no field 'harm'; its fields are: seat, target"),
        ("count:duel.struck/colour", "has no field 'colour'"),
        ("sum:duel", "has no event 'duel'"),
        ("sum:duel.card_played.card", "field 'card' of event duel.card_played is no number; its numbers are: seat"),
        ("sum:duel.rolled.faces", "accumulator sum:duel.rolled.faces: field 'faces' of event duel.rolled is no number"),
        (":x", "there is no accumulator ':x'"),
        (".sample_accumulators:blows", "is not to be found"),
        ("sim.broken_module:blows", "'sim.broken_module:blows' does not import: ZeroDivisionError: the boiler burst"),
        ("no_such_module:thing", "is not to be found"),
        ("sim.sample_accumulators:nothing", "is not to be found"),
        ("sim.sample_accumulators:FOLDER", "neither a class nor a function"),
        (lambda *_: None, "at the top of a module"),
        (7, "at the top of a module"),
    ],
)
def test_wrong_names_are_named_before_anything_is_played(wanted: object, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        series("duel", games=1, accumulators=[wanted])


def test_the_command_that_plays_a_game_again_has_them() -> None:
    from brassboard.sim.plan import plan_of

    plan = plan_of(DUEL, ["random"], accumulators=[events, "count:duel.struck"])
    assert "--stat events --stat count:duel.struck" in plan.repeat_command(0)
