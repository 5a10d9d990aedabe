"""Every chapter with every number of players and every level passes the conformance kit, and so do whole campaigns."""

from typing import Any

import pytest
from msgspec.structs import replace

from brassboard.games.moloch import GAME
from brassboard.games.moloch.campaign.ledger import CAMPAIGN, CHAIRS
from brassboard.games.moloch.rules.setup import LEVEL_NAMES
from brassboard.games.moloch.scenario.registry import SHIPPED
from brassboard.testing import Case, case, random_decisions, run_check
from brassboard.testing.conformance import CAMPAIGN_CHECKS
from brassboard.testing.depth import a_few, at_depth, in_turn

LOOKS = {"play": (400, 1), "lens": (30, 23), "saves": (5, 89), "undo": (5, 97), "legality": (5, 101), "leaks": (4, 103)}
"""How often each check looks, and after how many decisions it looks again: some hundred are played in any case."""
LEDGER_LOOKS = {"play": (400, 1), "lens": (40, 3), "saves": (10, 7), "undo": (10, 11), "legality": (20, 5),
                "leaks": (10, 13)}  # fmt: skip
LONG_PLAY = 20_000
"""Random decisions in the deep tier."""


def name(value: Case | str) -> str:
    return value if isinstance(value, str) else value.name


def variants() -> list[Any]:
    """Return every variant with every check, each with a seed of its own.

    The quick tier sees each chapter with each number of players at one level, and one check of it.
    """
    tables = [(chapter, players) for chapter in SHIPPED for players in GAME.players]
    found: list[Any] = []
    for turn in range(len(LEVEL_NAMES)):
        chosen: list[Case] = []
        for n, (chapter, players) in enumerate(tables):
            level = LEVEL_NAMES[(n + turn) % len(LEVEL_NAMES)]
            chosen.append(case(GAME, players, {"chapter": chapter, "level": level}, n + 100 * turn))
        if turn == 0:
            found += in_turn(chosen, tuple(LOOKS))
        else:
            found += [pytest.param(one, check, marks=pytest.mark.deep) for one in chosen for check in LOOKS]
    return found


@pytest.mark.parametrize(("one", "check"), variants(), ids=name)
def test_a_chapter_passes(one: Case, check: str) -> None:
    looks, every = LOOKS[check]
    verdict = run_check(check, replace(one, decisions=looks, every=every))
    assert verdict.ok, str(verdict)
    assert verdict.counts["decisions"] == looks


@pytest.mark.parametrize("start", a_few(range(1, 7), 2))
@pytest.mark.parametrize("check", LEDGER_LOOKS)
def test_a_ledger_passes(start: int, check: str) -> None:
    looks, every = LEDGER_LOOKS[check]
    one = case(CAMPAIGN, CHAIRS, {"start": start, "level": LEVEL_NAMES[start % len(LEVEL_NAMES)]}, start)
    verdict = run_check(check, replace(one, decisions=looks, every=every))
    assert verdict.ok, str(verdict)
    assert verdict.counts["decisions"] == looks


def campaigns() -> list[Any]:
    """Return every number of players with every check of campaigns; the quick tier sees each check once."""
    found: list[Any] = []
    for n, check in enumerate(CAMPAIGN_CHECKS):
        for players in GAME.players:
            quick = GAME.players.index(players) == n % len(GAME.players)
            found.append(pytest.param(players, check, marks=[] if quick else [pytest.mark.deep]))
    return found


@pytest.mark.parametrize(("players", "check"), campaigns())
def test_whole_campaigns_pass(players: int, check: str) -> None:
    verdict = run_check(check, case(GAME, players, {}, players, decisions=at_depth(60, 200)))
    assert verdict.ok, str(verdict)


def test_random_play_keeps_every_invariant() -> None:
    stats = random_decisions(GAME, at_depth(1_000, LONG_PLAY), players=GAME.players)
    assert stats.decisions >= at_depth(1_000, LONG_PLAY)
