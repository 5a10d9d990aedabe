"""Medium beats a random opponent on both sides, in fixed matches.

The seeds are fixed, so a result changes only with the rules or the bots. How often medium wins is measured by
`tools/ladder.py`, and written down with its bar in docs/how-the-bots-were-measured.md. Here it must win clearly.
"""

from brassboard.bots import bot
from brassboard.games.alone import GAME
from brassboard.kernel import stream
from brassboard.sim.play_game import bot_seed, game_seed, play
from brassboard.testing.depth import at_depth

SERIES = 1
HERO_LEAST, EVIL_LEAST = 0.6, 0.95
"""Shares more than four standard deviations below what medium wins in long series."""


def hero_wins(hero: str, evil: str, games: int) -> int:
    """How many of so many matches between these bots the Hero wins."""
    wins = 0
    for index in range(games):
        seed = game_seed(SERIES, index)
        seated = [bot(name, seed=bot_seed(seed, seat)) for seat, name in enumerate((hero, evil))]
        position, _ = play(GAME, GAME.setup(2), seated, stream(seed))
        wins += position.table.winner == "hero"
    return wins


def test_medium_evil_beats_a_random_hero() -> None:
    games = at_depth(5, 60)
    assert games - hero_wins("random", "medium", games) >= EVIL_LEAST * games


def test_medium_hero_beats_random_evil() -> None:
    games = at_depth(5, 60)
    assert hero_wins("medium", "random", games) >= HERO_LEAST * games
