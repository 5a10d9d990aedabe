"""The options of a campaign are those of its ledger, and are checked as those of a match are."""

from typing import Any

import pytest

import brassboard
from brassboard import BadInput, Campaign
from brassboard.catalogue import NOTHING_OPEN
from brassboard.installed_game import InstalledGame
from brassboard.kernel import MATCH, Outcome
from brassboard.kernel.canonical import canonical
from brassboard.kernel.data import MatchRequest
from brassboard.server.campaign_wire import campaign_plain
from brassboard.server.records import RECORDED, Chair, Episode, TableRecord

MOLOCH: InstalledGame = brassboard.game("moloch")


@pytest.mark.rule("RM-SETUP-02")
def test_a_campaign_begins_with_the_chapter_that_its_options_name() -> None:
    campaign = MOLOCH.campaign(players=3, seed=1, start=4, level="moderate")
    sheet = campaign.sheet(None)
    assert (sheet["start"], sheet["chapter"], sheet["level"]) == (4, 4, "moderate")
    match = campaign.match
    assert match is not None
    assert (match.position.table.chapter, match.position.table.level) == ("4", "moderate")
    assert campaign.gates == {"start_4"}
    opened = Campaign.load(MOLOCH.rules, campaign.save())
    assert dict(opened.ledger.setup.options) == {"start": 4, "level": "moderate"}
    assert dict(campaign.reset(seed=2).ledger.setup.options) == {"start": 4, "level": "moderate"}


def test_without_options_a_campaign_has_the_first_value_of_each() -> None:
    assert [choice.name for choice in MOLOCH.campaign_options] == ["start", "level"]
    ledger = MOLOCH.campaign(players=2, auto=False).ledger
    assert dict(ledger.setup.options) == {choice.name: choice.default for choice in MOLOCH.campaign_options}
    assert brassboard.game("alone").campaign_options == ()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"start": 7}, "option start must be one of 1, 2, 3, 4, 5, 6, not 7"),
        ({"start": "4"}, "option start must be one of"),
        ({"chapter": "2"}, "there is no option 'chapter'; options are players, seed, start, level"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        MOLOCH.campaign(players=2, **options)


def test_the_rail_dates_the_matches_that_were_played_not_those_before_the_start() -> None:
    rules = MOLOCH.rules.campaign
    assert rules is not None
    campaign = Campaign.begin(MOLOCH.rules, 2, 1, auto=False, options={"start": 3})
    record = TableRecord("c", "moloch", 1, 5, {"start": 3}, "ada", b"s" * 32, "i", [Chair() for _ in range(5)])
    for number, ended in ((1, []), (2, [9.0])):
        if number == 2:
            campaign = after_a_chapter(campaign)
        episodes = [Episode("c", 3, "t", RECORDED, (0, 1), None, 1, 1.0, at) for at in ended]
        told = campaign_plain(record, campaign.ledger, episodes, "ada", NOTHING_OPEN, rules)
        assert [leg["ended"] for leg in told["rail"]] == [None, None, *ended, *[None] * (4 - len(ended))]


def after_a_chapter(campaign: Campaign) -> Campaign:
    """The campaign with the end of its first match made up."""
    campaign.start()
    asked = campaign.ledger.position.asked
    assert isinstance(asked, MatchRequest)
    rules = campaign.ledger.game.ledger
    assert rules is not None
    assert rules.sample is not None
    campaign.ledger.take(Outcome(1, canonical(rules.sample(asked, lambda n: 0))), seat=MATCH)
    return campaign
