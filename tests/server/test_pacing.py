"""Bots answer in windows on a beat, whatever their hands; and the table says how long somebody may keep it waiting."""

from types import SimpleNamespace
from typing import Any

import pytest

import brassboard
from brassboard.bots import BOTS, LEVELS
from brassboard.bots.levels import HARD_FOLLOWS_PACE, HARD_PACE, HARD_TURN_PACE
from brassboard.server.autoplay import Autoplay, window_of
from brassboard.server.records import BOT, PERSON
from brassboard.server.room import PASS_DELAY

BEAT = 0.25


def pause(
    thought: float, *kinds: str, beat: float = BEAT, bot: str = "greedy", window: bool = True, game: str = "duel"
) -> float:
    """How long a bot waits after such a thought, in the window a duel begins with or at the first other question."""
    match = brassboard.game(game).new(players=len(kinds), seed=7)
    while not window and window_of(match, match.awaited[0]):
        match.take("pass")
    chairs = [SimpleNamespace(kind=kind, bot=bot) for kind in kinds]
    table: Any = SimpleNamespace(record=SimpleNamespace(seats=chairs))
    return Autoplay(table, beat)._pause(match, match.awaited[0], thought)


@pytest.mark.parametrize("thought", [0.0, 0.004, 0.031, 0.2, 0.249])
def test_every_thought_shorter_than_a_beat_takes_a_beat(thought: float) -> None:
    assert thought + pause(thought, BOT, PERSON) == pytest.approx(BEAT)


@pytest.mark.parametrize("thought", [0.26, 0.31, 0.49])
def test_a_longer_one_ends_on_the_next(thought: float) -> None:
    assert thought + pause(thought, BOT, PERSON) == pytest.approx(2 * BEAT)


def test_bots_among_themselves_do_not_wait() -> None:
    assert pause(0.01, BOT, BOT) == 0.0
    assert pause(0.01, BOT, PERSON, beat=0.0) == 0.0


@pytest.mark.parametrize("thought", [0.0, 0.2, 1.1])
def test_one_that_searches_takes_as_long_for_every_answer_outside_windows(thought: float) -> None:
    """Else it would show whether it had anything to think about: a card to play, or none."""
    assert thought + pause(thought, BOT, PERSON, bot="hard", window=False) == pytest.approx(HARD_PACE)
    assert thought + pause(thought, BOT, BOT, bot="hard", window=False) == thought
    assert pause(0.01, BOT, PERSON, bot="medium", window=False) == 0.0


@pytest.mark.parametrize("thought", [0.0, 0.2, 4.2])
def test_one_that_searches_whole_turns_takes_longer_where_a_turn_begins(thought: float) -> None:
    took = thought + pause(thought, BOT, PERSON, bot="hard", window=False, game="scythe")
    assert took == pytest.approx(HARD_TURN_PACE)


def test_what_follows_in_a_turn_has_a_pace_too() -> None:
    scythe = brassboard.game("scythe").rules
    assert [BOTS["hard"].pace(scythe, kind) for kind in ("section", "act", "move")] == [
        HARD_TURN_PACE,
        *[HARD_FOLLOWS_PACE] * 2,
    ]


def test_every_level_in_the_lobby_that_thinks_for_long_has_a_pace() -> None:
    for level in LEVELS:
        for game in ("duel", "scythe"):
            rules = brassboard.game(game).rules
            mind, opening = BOTS[level](), next(iter(rules.openings), "act")
            seconds = getattr(mind, "turn_seconds" if rules.openings else "seconds", 0.0)
            pace = BOTS[level].pace(rules, opening)
            assert pace > seconds or seconds == pace == 0.0


def test_a_round_with_forty_windows_takes_seconds() -> None:
    """In a match of four a round has as many windows for bots; each was 1.2 seconds once."""
    assert 40 * PASS_DELAY <= 5.0
    assert PASS_DELAY >= 0.08, "longer than a bot thinks, or its hand would show"


def test_the_table_says_when_a_seat_may_be_voted_out(meet: Any) -> None:
    ada = meet("Ada")
    id = ada.table("me", "greedy")
    assert ada.get(f"/api/tables/{id}")["kick_after"] == 0.3  # as this house was told
    assert [table["kick_after"] for table in ada.get("/api/tables")["mine"] if table["id"] == id] == [0.3]
