"""Bots finish every chapter, in fixed matches, and medium beats a random opponent on both sides.

The seeds are fixed, so a result changes only with the rules or the bots. How often medium wins is measured by
`tools/ladder.py` and written down in docs/how-the-bots-were-measured.md. Here it must win clearly.
"""

import pytest

from brassboard.bots import bot
from brassboard.games.moloch import GAME
from brassboard.games.moloch.bot.evaluation import evaluate
from brassboard.games.moloch.data.table import GENTLEMEN_SIDE, NEMESIS, NEMESIS_SIDE, Table
from brassboard.games.moloch.scenario.registry import SHIPPED
from brassboard.kernel import stream
from brassboard.sim.play_game import bot_seed, game_seed, play
from brassboard.testing.depth import at_depth
from games.moloch.helper import Stage

SERIES = 1
LEAST = 0.8
"""A share more than four standard deviations below what medium wins against random in long series."""


def played(chapter: str, index: int, nemesis: str, gentlemen: str, players: int = 2, level: str = "balanced") -> Table:
    """Return the table at the end of a match between these bots."""
    seed = game_seed(SERIES, index)
    seated = [bot(nemesis if seat == NEMESIS else gentlemen, seed=bot_seed(seed, seat)) for seat in range(players)]
    position, _ = play(GAME, GAME.setup(players, {"chapter": chapter, "level": level}), seated, stream(seed))
    table: Table = position.table
    return table


@pytest.mark.parametrize("chapter", SHIPPED)
def test_bots_finish_every_chapter(chapter: str) -> None:
    levels = ("moderate", "balanced", "more")
    for players in range(2, at_depth(3, 5) + 1):
        table = played(chapter, players, "medium", "medium", players, levels[players % 3])
        assert table.ended
        assert table.winner in (NEMESIS_SIDE, GENTLEMEN_SIDE)


def test_easy_finishes_a_chapter() -> None:
    assert played("1", 0, "easy", "easy", 3).ended


def test_medium_beats_random_as_nemesis() -> None:
    games = at_depth(6, 60)
    won = [played(SHIPPED[n % 6], n, "medium", "random").winner == NEMESIS_SIDE for n in range(games)]
    assert sum(won) >= LEAST * games


def test_medium_beats_random_as_gentlemen() -> None:
    games = at_depth(6, 60)
    won = [played(SHIPPED[n % 6], n, "random", "medium").winner == GENTLEMEN_SIDE for n in range(games)]
    assert sum(won) >= LEAST * games


# The worth of a table


def test_what_one_side_gains_the_other_loses() -> None:
    stage = Stage("1", "drago").start()
    assert evaluate(stage.board, NEMESIS) == -evaluate(stage.board, 1)


@pytest.mark.parametrize(
    ("chapter", "fields"),
    [("1", {"deaths": 2}), ("3", {"progress": 8}), ("5", {"burning": ("city", "tower")}), ("6", {"deaths": 7})],
)
def test_what_brings_the_nemesis_nearer_to_a_win_is_bad_for_the_gentlemen(chapter: str, fields: dict[str, int]) -> None:
    before = evaluate(Stage(chapter, "drago").start().board, 1)
    assert evaluate(Stage(chapter, "drago").start().table(**fields).board, 1) < before


def test_a_carrier_near_home_is_worth_more() -> None:
    far = evaluate(Stage("2", "drago", "E5").token("drago").board, 1)
    assert evaluate(Stage("2", "drago", "E10").token("drago").board, 1) > far
