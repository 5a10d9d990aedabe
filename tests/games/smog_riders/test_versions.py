"""Matches that were saved under older rules open and go on."""

from pathlib import Path

from brassboard.bots import bot
from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.data.frames import Movement
from brassboard.kernel import Match
from brassboard.kernel.match import read_save

SAVED = Path(__file__).with_name("version_1.save")
"""Round 3 of a game for two in the factory, in the attacker's movement phase, as version 1 saved it."""


def test_a_match_of_version_1_goes_on_by_the_rules_of_today() -> None:
    match = Match.load(GAME, read_save(SAVED.read_bytes()))
    assert match.position.inside(Movement)
    assert all([one.away for one in match.position.table.characters]), "nobody loses the point for having returned"
    players = [bot("greedy", seed=seat, worlds=1, budget=30) for seat in range(2)]
    while not match.over:
        seat = match.awaited[0]
        match.take(players[seat].choose(match.lens(seat)), seat)
    assert match.result is not None
