"""What goes to several seats at once is what each of them would be sent alone."""

import random

import pytest

import brassboard
from brassboard.kernel import SPECTATOR, Match, redact
from brassboard.kernel.codec import encode
from brassboard.server.persistence import Kept, News
from brassboard.server.wire import encoded, events_plain, view_plain


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("duel", 4), ("smog_riders", 4)])
def test_views_made_together_are_views_made_alone(game: str, players: int) -> None:
    rules, luck = brassboard.game(game).rules, random.Random(players)
    match = Match.begin(rules, rules.setup(players), seed=7)
    seats = [*range(players), None]
    moves = 0
    while not match.over and moves < 120:
        builder = match.view_builder()
        for seat in seats:
            together = view_plain(match, seat, builder)
            assert encoded(together) == encoded(view_plain(match, seat))
            shown = redact(rules.book, match.position.state, SPECTATOR if seat is None else seat)
            assert encode(together["table"]) == encode(shown.table)
            assert encode(together["effects"]) == encode(shown.effects)
            if len(together["path"]) == len(match.position.stack) and "…" not in together["path"]:
                assert encode(together["frames"]) == encode(shown.stack)
        asked = match.awaited[0]
        decision = match.decision_of(asked)
        assert decision is not None
        match.take(luck.choice(decision.options), asked)
        moves += 1
    assert moves > 40


def test_what_is_new_is_numbered_for_each_reader() -> None:
    rules, luck = brassboard.game("duel").rules, random.Random(3)
    match = Match.begin(rules, rules.setup(3), seed=3)
    kept = Kept(match)
    heard: dict[int | None, list[object]] = {seat: events_plain(match, seat) for seat in (0, 1, 2, None)}
    while not match.over:
        match.take(luck.choice(match.decision.options))  # type: ignore[union-attr]
        news = News(match, kept)
        for seat, events in heard.items():
            events += news.of(seat)[1].get("events", [])
        kept.change(match, "id", 0.0, set(heard))
    for seat, events in heard.items():
        assert events == events_plain(match, seat)
    assert len({len(events) for events in heard.values()}) > 1  # not everybody may read everything
