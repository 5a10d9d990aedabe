"""Every map with every level and every number of players passes the conformance kit, deep into its games."""

from typing import Any

import pytest
from msgspec.structs import replace

from brassboard.games.alone import GAME
from brassboard.games.alone.content import DECK_COLOURS, DIFFICULTY
from brassboard.games.alone.scenario.registry import SHIPPED
from brassboard.testing import Case, case, random_decisions, run_check
from brassboard.testing.depth import at_depth, in_turn

LOOKS = {"play": (400, 1), "lens": (30, 13), "saves": (5, 53), "undo": (5, 61), "legality": (4, 67), "leaks": (4, 71)}
"""How often each check looks, and after how many decisions it looks again: some hundred are played in any case."""
MAPS = ("random", *SHIPPED)
LEVELS = tuple(DIFFICULTY)
LONG_PLAY = 20_000
"""Random decisions in the deep tier; `make random` plays 300,000."""


def name(value: Case | str) -> str:
    return value if isinstance(value, str) else value.name


def variant(number: int, map: str, players: int, level: int) -> Case:
    """Return a case with a seed of its own; decks, the leader and the spaces of a round change from one to the next."""
    first, second = number % len(DECK_COLOURS), (number + 1 + number // 4 % 3) % len(DECK_COLOURS)
    options = {
        "map": map, "difficulty": LEVELS[level % len(LEVELS)], "variety": number % 3 > 0,
        "decks": f"{DECK_COLOURS[first]}_{DECK_COLOURS[second]}", "leader": 1 + number % (players - 1),
        "spaces": (0, 10, 8)[number % 3], "spill_over": number % 5 < 4,
    }  # fmt: skip
    return case(GAME, players, options, number)


def variants() -> list[Any]:
    """Return every variant with every check; the quick tier sees each map with each number of players, at one level."""
    tables = [(map, players) for map in MAPS for players in GAME.players]
    found = in_turn([variant(n, map, players, n) for n, (map, players) in enumerate(tables)], tuple(LOOKS))
    for turn in range(1, len(LEVELS)):
        for n, (map, players) in enumerate(tables):
            one = variant(turn * len(tables) + n, map, players, n + turn)
            found += [pytest.param(one, check, marks=pytest.mark.deep) for check in LOOKS]
    return found


@pytest.mark.parametrize(("one", "check"), variants(), ids=name)
def test_a_variant_passes(one: Case, check: str) -> None:
    looks, every = LOOKS[check]
    verdict = run_check(check, replace(one, decisions=looks, every=every))
    assert verdict.ok, str(verdict)
    assert verdict.counts["decisions"] == looks


def test_random_play_keeps_every_invariant() -> None:
    stats = random_decisions(GAME, at_depth(1_000, LONG_PLAY), players=GAME.players)
    assert stats.decisions >= at_depth(1_000, LONG_PLAY)
