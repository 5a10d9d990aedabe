"""Campaigns saved by version 1 of the grudge (three fields in the file, facts as texts) open and go on."""

from pathlib import Path

import pytest

import brassboard
from brassboard import BadInput, Campaign
from brassboard.kernel import Illegal

DUEL = brassboard.game("duel").rules
FILES = Path(__file__).parent / "version_1"


def opened(name: str) -> Campaign:
    return Campaign.load(DUEL, (FILES / f"{name}.save").read_bytes())


def play_out(campaign: Campaign) -> None:
    match = campaign.match
    while match is not None and campaign.match is match:
        assert campaign.decision is not None
        campaign.take(campaign.decision.options[-1])


def test_a_first_duel_goes_on_to_the_end() -> None:
    campaign = opened("first_duel")
    assert campaign.match is not None
    assert campaign.seats == (0, 1, 2)
    play_out(campaign)
    assert campaign.ledger.awaited == (0, 1, 2)
    for seat in range(3):
        campaign.take("take:iron", seat=seat)
    play_out(campaign)
    assert campaign.over
    assert len(campaign.past) == 2


def test_between_the_duels_the_choices_go_on() -> None:
    campaign = opened("between")
    assert campaign.match is None
    assert campaign.ledger.awaited == (0, 2), "seat 1 had chosen"
    assert campaign.sheet(None)["points"] == [1, 1, 1]
    assert campaign.sheet(None)["winners"] == [0b111]
    campaign.take("take:sleeve", seat=0)
    campaign.take("take:boiler", seat=2)
    assert campaign.match is not None
    assert campaign.match.setup.told == '{"duel":2,"upgrades":["sleeve","iron","boiler"]}'


def test_a_second_duel_ends_as_it_would_have() -> None:
    campaign = opened("second_duel")
    assert campaign.match is not None
    assert campaign.match.setup.told == ""
    assert [fighter.hp for fighter in campaign.match.position.table.fighters][1] >= 6
    play_out(campaign)
    over = opened("over")
    assert campaign.result is not None
    assert over.result is not None
    assert campaign.result.scores == over.result.scores == (1, 3, 1)


@pytest.mark.parametrize("name", ["first_duel", "between", "second_duel"])
def test_nothing_of_the_old_ledger_can_be_undone(name: str) -> None:
    campaign = opened(name)
    for seat in range(3):
        if not campaign.ledger.position.given_by(seat):
            with pytest.raises(Illegal):
                campaign.ledger.undo(seat, consent=range(3))


def test_saved_again_it_is_of_today() -> None:
    campaign = opened("second_duel")
    again = Campaign.load(DUEL, campaign.save())
    assert again.save() == campaign.save()
    with pytest.raises(BadInput, match="digest"):
        Campaign.load(DUEL, campaign.save()[:-1])
