"""What goes to several seats at once is what each of them would be sent alone."""

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import brassboard
from brassboard.kernel import SPECTATOR, Match, redact
from brassboard.kernel.codec import encode
from brassboard.server.persistence import Kept, News
from brassboard.server.wire import encoded, events_plain, view_plain


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("duel", 4), ("smog_riders", 4), ("scythe", 3)])
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


def test_only_a_game_that_gives_a_standing_has_one_in_its_view() -> None:
    for game in ("duel", "smog_riders", "scythe"):
        rules = brassboard.game(game).rules
        match = Match.begin(rules, rules.setup(), seed=1)
        shown = msgspec.json.decode(encoded(view_plain(match, 0)))
        assert ("standing" in shown) == (game == "scythe")


def test_what_all_viewers_see_of_the_standing_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = brassboard.game("scythe").rules
    match = Match.begin(rules, rules.setup(5), seed=1)
    asked: list[tuple[int, bool]] = []
    plain = rules.display.standing
    assert plain is not None

    def noted(seen: Any, viewer: int, shared: Any) -> Any:
        asked.append((viewer, shared is None))
        return plain(seen, viewer, shared)

    monkeypatch.setattr(rules, "display", replace(rules.display, standing=noted))
    builder = match.view_builder()
    assert asked == [], "nobody looks: nothing is counted"
    for seat in (3, 0, None, None):
        view_plain(match, seat, builder)
    assert asked == [(SPECTATOR, True), (3, False), (0, False)]


def test_looking_back_shows_how_everybody_stood_then() -> None:
    rules, luck = brassboard.game("scythe").rules, random.Random(2)
    match = Match.begin(rules, rules.setup(2), seed=2)
    then = {}
    for _ in range(60):
        then[len(match.lines)] = [encoded(view_plain(match, seat)["standing"]) for seat in (0, 1, None)]
        asked = match.awaited[0]
        decision = match.decision_of(asked)
        assert decision is not None
        match.take(luck.choice(decision.options), asked)
    assert len({told[0] for told in then.values()}) > 5, "it changed on the way"
    for lines, told in then.items():
        back = match.at(lines)
        assert [encoded(view_plain(back, seat)["standing"]) for seat in (0, 1, None)] == told


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
