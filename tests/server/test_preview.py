"""What would come of an option is told beforehand, and never more than the seat could find out and take back."""

from typing import Any

import brassboard
from brassboard.kernel import Match, stream
from brassboard.server.preview import preview_events
from brassboard.server.wire import events_known, events_plain


def played(game: str, seed: int, choices: int) -> Match:
    """A match some random choices old."""
    match, luck = brassboard.game(game).new(seed=seed), stream(seed)
    for _ in range(choices):
        decision = match.decision
        if decision is None:
            break
        match.take(decision.options[luck.randrange(len(decision.options))])
    return match


def until_asked_together(seed: int) -> Match | None:
    """A duel that has come to sealed dials; None if nobody struck."""
    match, luck = brassboard.game("duel").new(seed=seed), stream(seed)
    while len(match.awaited) < 2:
        decision = match.decision
        if decision is None:
            return None
        match.take(decision.options[luck.randrange(len(decision.options))])
    return match


def foretold(match: Match) -> list[tuple[str, list[dict[str, Any]]]]:
    """For each option of who is asked: what would come of it."""
    decision = match.decision
    assert decision is not None
    return [(option.text, preview_events(match, decision.seat, option.text)) for option in decision.options]


def test_what_is_told_comes_true_and_can_be_taken_back() -> None:
    told = 0
    for seed in range(30):
        match = played("duel", seed, 9 + 2 * seed)
        if match.decision is None or len(match.awaited) > 1:
            continue
        seat, before = match.decision.seat, match.journal
        for text, events in foretold(match):
            trial = match.clone()
            trial.take(text, seat, trial.numbers[seat])
            if events:
                told += 1
                assert events == events_plain(trial, seat, events_known(match, seat, len(match.log)))
                assert trial.may_undo(seat)
        assert match.journal == before, "asking changes nothing"
    assert told > 0


def test_what_dice_decide_is_not_told() -> None:
    """A choice that cannot be taken back has shown something: nothing of it is told."""
    barred = 0
    for seed in range(30):
        match = played("duel", seed, 9 + 2 * seed)
        if match.decision is None or len(match.awaited) > 1:
            continue
        seat = match.decision.seat
        for text, events in foretold(match):
            trial = match.clone()
            trial.take(text, seat, trial.numbers[seat])
            if not trial.may_undo(seat):
                barred += 1
                assert events == []
    assert barred > 0


def test_only_who_is_asked_alone_is_told() -> None:
    match = next(each for each in map(until_asked_together, range(100)) if each is not None)
    for seat in match.awaited:
        asked = match.decision_of(seat)
        assert asked is not None
        assert all(preview_events(match, seat, option.text) == [] for option in asked.options)
    alone = played("duel", 1, 12)
    other = next(seat for seat in range(alone.setup.players) if seat not in alone.awaited)
    assert preview_events(alone, other, "end") == []


def test_nonsense_is_answered_with_nothing() -> None:
    match = played("duel", 1, 12)
    assert match.decision is not None
    assert preview_events(match, match.decision.seat, "nonsense:") == []
    assert preview_events(match, match.decision.seat, "move:Z99") == []
