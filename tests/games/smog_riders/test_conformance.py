"""Every scenario with every number of players and both factions passes the conformance kit, deep into its games."""

import pytest
from msgspec.structs import replace

from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.content import FACTIONS
from brassboard.games.smog_riders.scenario.registry import SCENARIOS
from brassboard.testing import Case, case, run_check
from brassboard.testing.depth import in_turn

LOOKS = {"play": (800, 1), "lens": (40, 13), "saves": (6, 53), "undo": (6, 61), "legality": (5, 67), "leaks": (6, 71)}
"""How often each check looks, and after how many decisions it looks again: some hundred are played in any case."""


def name(value: Case | str) -> str:
    return value if isinstance(value, str) else value.name


def variants() -> list[Case]:
    """Each with a seed of its own, the defender first in every other one."""
    chosen = [
        (scenario, players, faction) for scenario in SCENARIOS for players in GAME.players for faction in FACTIONS
    ]
    found: list[Case] = []
    for seed, (scenario, players, faction) in enumerate(chosen):
        options = {"scenario": scenario, "faction": faction, "defender": ("last", "first")[seed // 2 % 2]}
        found.append(case(GAME, players, options, seed))
    return found


@pytest.mark.parametrize(("one", "check"), in_turn(variants(), tuple(LOOKS)), ids=name)
def test_a_variant_passes(one: Case, check: str) -> None:
    looks, every = LOOKS[check]
    verdict = run_check(check, replace(one, decisions=looks, every=every))
    assert verdict.ok, str(verdict)
    assert verdict.counts["decisions"] == looks
