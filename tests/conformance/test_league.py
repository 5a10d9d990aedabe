"""The checks of campaigns: a sound campaign passes all of them, and each planted flaw is found."""

import pytest

from brassboard.campaign import Campaign, handover
from brassboard.campaign.handover import rail_of
from brassboard.kernel.match.history import History
from brassboard.testing import CAMPAIGN_CHECKS, CHECKS, case, run_check
from brassboard.testing.campaign_play import quick_campaign
from conformance.league import FLAWS, GAMES


@pytest.mark.parametrize("check", CAMPAIGN_CHECKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sound_campaign_passes(check: str, players: int) -> None:
    verdict = run_check(check, case(GAMES[""], players, {}, seed=players))
    assert verdict.ok, str(verdict)
    assert verdict.counts


@pytest.mark.parametrize("check", [name for name in CHECKS if name != "texts"])
def test_its_ledger_passes_like_a_game(check: str) -> None:
    ledger = GAMES[""].campaign
    assert ledger is not None
    verdict = run_check(check, case(ledger, 4, {}, decisions=60))
    assert verdict.ok, str(verdict)


def test_matches_of_every_size_are_met() -> None:
    verdict = run_check("campaign", case(GAMES[""], 4, {}))
    assert verdict.counts["sizes of matches"] == 3
    assert verdict.counts["whole matches"] >= 3


@pytest.mark.parametrize(
    ("flaw", "complaint"),
    [
        ("campaign", "no end after"),
        ("told", "a match is told a OtherRound"),
        ("reports", "the report is a OtherCalls"),
        ("roster", "stayed away, but its part of the sheet changed"),
        ("gates", "have closed again"),
    ],
)
def test_a_flaw_is_found(flaw: str, complaint: str) -> None:
    assert flaw in FLAWS
    verdict = run_check(flaw, case(GAMES[flaw], 3, {}))
    assert any(complaint in problem for problem in verdict.problems), str(verdict)


def test_a_rail_that_reads_secrets_sees_none() -> None:
    """What a ledger tells everyone is made from public fields only, so secret bets cannot show."""
    assert run_check("gates", case(GAMES[""], 3, {})).counts["imagined worlds"] > 100
    for point in quick_campaign(GAMES[""], 3, seed=1):
        assert all("[-1, -1, -1, -1]" in leg.title for leg in rail_of(point.ledger))


def test_a_rail_that_tells_secrets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "public_scene", lambda position: position)
    verdict = run_check("gates", case(GAMES[""], 3, {}))
    assert any("depends on something hidden" in problem for problem in verdict.problems)


def test_a_missing_wall_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(History, "raise_wall", lambda self: None)
    verdict = run_check("wall", case(GAMES[""], 3, {}))
    assert any("undid what led to a match in play" in problem for problem in verdict.problems)


def test_a_match_that_forgets_its_seats_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A save without who plays its match goes on with other seats."""
    monkeypatch.setattr(Campaign, "_seats_of_loaded", lambda self, match, where: (0, 1, 2, 3)[: match.setup.players])
    verdict = run_check("resume", case(GAMES[""], 4, {}, decisions=40))
    assert not verdict.ok
