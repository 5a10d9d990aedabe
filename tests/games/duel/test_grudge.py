import random

import pytest

import brassboard
from brassboard.campaign import Campaign
from brassboard.games.duel import GAME
from brassboard.games.duel.campaign import GRUDGE
from brassboard.games.duel.events import Upgraded
from brassboard.kernel import MATCH, Match
from games.duel.helper import ADA, BEN, CLEO


def grudge(players: int = 2) -> Match:
    """Only the ledger of a grudge: the test says how its duels end."""
    return Match.begin(GRUDGE, GRUDGE.setup(players), checked=True)


def won_by(ledger: Match, *seats: int) -> Match:
    scores = ["5" if seat in seats else "3" for seat in range(ledger.setup.players)]
    ledger.take(f"outcome:{sum(1 << seat for seat in seats)},{','.join(scores)}", seat=MATCH)
    return ledger


def choose(ledger: Match, *upgrades: str) -> Match:
    for seat, upgrade in enumerate(upgrades):
        ledger.take(f"take:{upgrade}", seat=seat)
    return ledger


@pytest.mark.rule("DU-GRUDGE-01")
def test_two_duels_the_second_longer_and_with_upgrades() -> None:
    ledger = grudge()
    assert ledger.awaited == (MATCH,)
    assert ledger.position.asked.options == {"rounds": 4}
    won_by(ledger, ADA)
    assert ledger.awaited == (ADA, BEN)
    choose(ledger, "boiler", "iron")
    assert ledger.awaited == (MATCH,)
    assert ledger.position.asked.options == {"rounds": 8, "upgrade_0": "boiler", "upgrade_1": "iron"}
    won_by(ledger, ADA)
    assert ledger.over


@pytest.mark.rule("DU-GRUDGE-02")
def test_the_first_duel_is_worth_one_point_and_the_second_two() -> None:
    ledger = won_by(grudge(3), ADA, BEN)
    assert ledger.position.table.points == [1, 1, 0], "who shares a win scores in full"
    won_by(choose(ledger, "iron", "iron", "iron"), CLEO)
    assert ledger.position.table.points == [1, 1, 2]


@pytest.mark.rule("DU-GRUDGE-03")
def test_upgrades_are_chosen_in_secret_and_shown_together() -> None:
    ledger = won_by(grudge(), ADA)
    for seat in (ADA, BEN):
        assert [option.text for option in ledger.decision_of(seat).options] == [
            "take:iron",
            "take:boiler",
            "take:sleeve",
        ]
    ledger.take("take:sleeve", seat=BEN)
    assert "sleeve" not in str(ledger.view(ADA)["frames"])
    assert ledger.view(ADA)["table"]["upgrades"] == ["none", "none"]
    assert not any("take" in line for line in ledger.journal_of(ADA))
    ledger.take("take:sleeve", seat=ADA)
    assert ledger.view(ADA)["table"]["upgrades"] == ["sleeve", "sleeve"]
    assert [seen.event for seen in ledger.events(seat=None)] == [Upgraded(ADA, "sleeve"), Upgraded(BEN, "sleeve")]


@pytest.mark.rule("DU-GRUDGE-04")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [([ADA], [BEN], (BEN,)), ([ADA], [ADA], (ADA,)), ([ADA, BEN], [ADA, BEN], (ADA, BEN)), ([BEN], [ADA, BEN], (BEN,))],
)
def test_the_most_points_settle_it(first: list[int], second: list[int], winners: tuple[int, ...]) -> None:
    ledger = won_by(choose(won_by(grudge(), *first), "iron", "iron"), *second)
    assert ledger.result.winners == winners
    assert ledger.result.reason == "DU-GRUDGE-04"


@pytest.mark.rule("DU-EX-04")
def test_example_of_cleo_who_comes_from_behind() -> None:
    ledger = won_by(grudge(3), ADA, BEN)
    won_by(choose(ledger, "iron", "boiler", "sleeve"), CLEO)
    assert ledger.result.scores == (1, 1, 2)
    assert ledger.result.winners == (CLEO,)


@pytest.mark.rule("DU-GRUDGE-01", "DU-GRUDGE-03")
def test_a_whole_grudge_is_played_saved_and_reopened() -> None:
    campaign = brassboard.game("duel").campaign(players=2, seed=5)
    luck = random.Random(5)
    assert campaign.match.position.table.rounds == 4
    duels = []
    while not campaign.over:
        if campaign.match is not None and campaign.match not in duels:
            duels.append(campaign.match)
        if len(duels) == 1 and campaign.match is None:
            campaign = Campaign.load(GAME, campaign.save())
        decision = campaign.decision
        campaign.take(luck.choice(decision.options), seat=decision.seat)
    first, second = duels
    assert (first.position.table.rounds, second.position.table.rounds) == (4, 8)
    fitted = campaign.sheet(None)["upgrades"]
    assert "none" not in fitted
    assert [second.setup[f"upgrade_{seat}"] for seat in (ADA, BEN)] == fitted
    assert [first.setup[f"upgrade_{seat}"] for seat in (ADA, BEN)] == ["none", "none"]
    points = [(seat in first.result.winners) + 2 * (seat in second.result.winners) for seat in (ADA, BEN)]
    assert campaign.sheet(ADA)["points"] == points
    assert campaign.result.scores == tuple(points)
