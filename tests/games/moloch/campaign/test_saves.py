"""A campaign that is saved between two reactions, deep in its fourth chapter, opens elsewhere and later as it was."""

import os
import subprocess
import sys
from typing import Any

import pytest

from brassboard.campaign import Campaign
from brassboard.games.moloch import GAME
from brassboard.games.moloch.campaign.ledger import CAMPAIGN
from brassboard.games.moloch.data.table import NEMESIS
from brassboard.kernel import BadInput, Match
from brassboard.kernel.data import Window
from games.moloch.campaign.saving import CHAPTER, described, played_on, reacting

SEEDS = (0, 2)
"""In the first a figure of the gentlemen is about to act, in the second the allies are acting."""
SCRIPT = """
import sys
from brassboard.campaign import Campaign
from brassboard.games.moloch import GAME
from games.moloch.campaign.saving import described, played_on

campaign = Campaign.load(GAME, bytes.fromhex(sys.stdin.read()))
print(described(campaign))
print(played_on(campaign))
"""


def saved(seed: int) -> bytes:
    return reacting(seed).save()


@pytest.mark.parametrize("seed", SEEDS)
def test_the_save_is_made_inside_a_reaction_to_a_reaction(seed: int) -> None:
    match = reacting(seed).match
    assert match is not None
    assert match.position.table.chapter == str(CHAPTER)
    assert [type(frame) for frame in match.position.stack].count(Window) == 2
    assert match.awaited != (NEMESIS,)


@pytest.mark.parametrize("seed", SEEDS)
def test_another_process_opens_it_and_goes_on_alike(seed: int) -> None:
    data = saved(seed)
    here = Campaign.load(GAME, data)
    expected = f"{described(here)}\n{played_on(here)}\n"
    paths = os.pathsep.join([each for each in sys.path if each])
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT], input=data.hex(), capture_output=True, text=True, check=True, timeout=120,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "77"},
    )  # fmt: skip
    assert ran.stdout == expected
    assert described(reacting(seed)) == expected.splitlines()[0], "as if it had never been saved"


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Rules of the next version, for chapter and campaign; what they upgrade is written down."""
    upgraded: list[str] = []

    def with_more_ether(table: dict[str, Any]) -> dict[str, Any]:
        upgraded.append("table")
        return {**table, "nemesis": {**table["nemesis"], "pool": table["nemesis"]["pool"] + 1}}

    def with_more_points(sheet: dict[str, Any]) -> dict[str, Any]:
        upgraded.append("sheet")
        return {**sheet, "points": sheet["points"] + 3}

    def of_old_chaos(frame: dict[str, Any]) -> dict[str, Any]:
        upgraded.append("chaos")
        return {**frame, "cancelled": False}

    before = GAME.version, CAMPAIGN.version
    monkeypatch.setattr(GAME, "version", before[0] + 1)
    monkeypatch.setattr(GAME, "upgrades", {before[0]: {"table": with_more_ether, "moloch.chaos": of_old_chaos}})
    monkeypatch.setattr(CAMPAIGN, "version", before[1] + 1)
    monkeypatch.setattr(CAMPAIGN, "upgrades", {before[1]: {"table": with_more_points}})
    return upgraded


@pytest.fixture(params=SEEDS)
def older(request: pytest.FixtureRequest) -> tuple[bytes, Campaign]:
    """A save, and the campaign it was made of; this comes before `newer`."""
    campaign = reacting(request.param)
    return campaign.save(), campaign


def test_newer_rules_upgrade_it_and_ask_the_same(older: tuple[bytes, Campaign], newer: list[str]) -> None:
    data, before = older
    campaign = Campaign.load(GAME, data)
    assert sorted(set(newer)) == ["chaos", "sheet", "table"]
    old, new = _match(before), _match(campaign)
    assert new.position.path() == old.position.path()
    assert (new.awaited, _options(new)) == (old.awaited, _options(old))
    assert new.position.table.nemesis.pool == old.position.table.nemesis.pool + 1
    assert campaign.ledger.position.table.points == before.ledger.position.table.points + 3
    assert "chapter 5" in played_on(campaign), "the chapter ends, and the campaign goes on by the newer rules"


def test_newer_rules_without_an_upgrade_refuse_it(
    older: tuple[bytes, Campaign], newer: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "upgrades", {})
    with pytest.raises(BadInput, match="version"):
        Campaign.load(GAME, older[0])


def _match(campaign: Campaign) -> Match:
    assert campaign.match is not None
    return campaign.match


def _options(match: Match) -> list[str]:
    assert match.decision is not None
    return [option.text for option in match.decision.options]
