"""Matches that were saved under older rules open and go on."""

import random
from pathlib import Path

import pytest

from brassboard.games.scythe import GAME
from brassboard.kernel import BadInput, Match, read_journal
from brassboard.kernel.match import read_save

SAVED = Path(__file__).with_name("version_1.save")
"""A game of Togawa and Saxony with armed Traps on the board, as version 1 saved it."""


def test_a_match_of_version_1_goes_on_by_the_rules_of_today() -> None:
    match, luck = Match.load(GAME, read_save(SAVED.read_bytes())), random.Random(1)
    traps = match.position.table.players[0].traps
    assert len(traps) >= 2
    assert any([trap.armed for trap in traps])
    assert GAME.problems is not None
    for _ in range(200):
        if match.over:
            break
        seat = match.awaited[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.take(luck.choice(list(decision.options)), seat)
        assert GAME.problems(match.position.table) == []


def test_a_journal_of_version_1_is_refused_in_plain_words() -> None:
    journal = str(Match.load(GAME, read_save(SAVED.read_bytes())).journal).replace("game scythe 2", "game scythe 1")
    with pytest.raises(BadInput, match="written by version 1 of scythe; this is 2"):
        Match.replay(GAME, read_journal(journal))
