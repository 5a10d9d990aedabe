import random

import pytest

import brassboard
from brassboard.campaign import Campaign
from brassboard.games.duel import GAME
from brassboard.games.duel.campaign import GRUDGE
from brassboard.games.duel.events import Upgraded
from brassboard.games.duel.sheet import Fitting
from brassboard.kernel import MATCH, BadInput, Illegal, Match, Outcome
from brassboard.kernel.canonical import canonical
from games.duel.helper import ADA, BEN, CLEO


def gathered(players: int = 2) -> Match:
    """Only the ledger of a grudge, with this many duellists on its 4 chairs, who gather for the first duel."""
    ledger = Match.begin(GRUDGE, GRUDGE.setup(4), checked=True)
    for seat in range(players):
        ledger.take(f"seated:{seat},player", seat=MATCH)
    return ledger


def present(ledger: Match, *seats: int) -> Match:
    ledger.take(f"present:{','.join(map(str, seats))}", seat=MATCH)
    return ledger


def grudge(players: int = 2) -> Match:
    """Only the ledger of a grudge, in which all fight the first duel: the test says how its duels end."""
    return present(gathered(players), *range(players))


def won_by(ledger: Match, *seats: int) -> Match:
    health = [5 if seat in seats else 3 for seat in ledger.position.asked.seats]
    ledger.take(Outcome(sum(1 << seat for seat in seats), canonical({"health": health})), seat=MATCH)
    return ledger


def choose(ledger: Match, *upgrades: str) -> Match:
    """All who fought the first duel fight the second, too, and choose these upgrades."""
    present(ledger, *range(len(upgrades)))
    for seat, upgrade in enumerate(upgrades):
        ledger.take(f"take:{upgrade}", seat=seat)
    return ledger


@pytest.mark.rule("DU-GRUDGE-01")
def test_two_duels_the_second_longer_and_with_upgrades() -> None:
    ledger = grudge()
    assert ledger.awaited == (MATCH,)
    assert ledger.position.asked.options == {"rounds": 4}
    assert ledger.position.asked.told == Fitting(1, ("none", "none"))
    won_by(ledger, ADA)
    present(ledger, ADA, BEN)
    assert ledger.awaited == (ADA, BEN)
    ledger.take("take:boiler", seat=ADA)
    ledger.take("take:iron", seat=BEN)
    assert ledger.awaited == (MATCH,)
    assert ledger.position.asked.options == {"rounds": 8}
    assert ledger.position.asked.told == Fitting(2, ("boiler", "iron"))
    won_by(ledger, ADA)
    assert ledger.over


@pytest.mark.rule("DU-GRUDGE-02")
def test_the_first_duel_is_worth_one_point_and_the_second_two() -> None:
    ledger = won_by(grudge(3), ADA, BEN)
    assert ledger.position.table.points == [1, 1, 0, 0], "who shares a win scores in full"
    won_by(choose(ledger, "iron", "iron", "iron"), CLEO)
    assert ledger.position.table.points == [1, 1, 2, 0]
    assert ledger.position.table.health == [3, 3, 5, 0], "the health that the last duel reported"


@pytest.mark.rule("DU-GRUDGE-03")
def test_upgrades_are_chosen_in_secret_and_shown_together() -> None:
    ledger = present(won_by(grudge(), ADA), ADA, BEN)
    for seat in (ADA, BEN):
        assert [option.text for option in ledger.decision_of(seat).options] == [
            "take:iron",
            "take:boiler",
            "take:sleeve",
        ]
    ledger.take("take:sleeve", seat=BEN)
    assert "sleeve" not in str(ledger.view(ADA)["frames"])
    assert ledger.view(ADA)["table"]["upgrades"] == ["none"] * 4
    assert not any("take" in line for line in ledger.journal_of(ADA))
    ledger.take("take:sleeve", seat=ADA)
    assert ledger.view(ADA)["table"]["upgrades"] == ["sleeve", "sleeve", "none", "none"]
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
    assert ledger.result.scores == (1, 1, 2, 0)
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
    fitted = campaign.sheet(None)["upgrades"][:2]
    assert "none" not in fitted
    assert second.setup.told_as(Fitting) == Fitting(2, tuple(fitted))
    assert first.setup.told_as(Fitting) == Fitting(1, ("none", "none"))
    points = [(seat in first.result.winners) + 2 * (seat in second.result.winners) for seat in (ADA, BEN)]
    assert campaign.sheet(ADA)["points"] == [*points, 0, 0]
    assert campaign.result.scores == (*points, 0, 0)


# Who gathers


@pytest.mark.rule("DU-GRUDGE-05")
def test_a_duel_needs_two_who_are_seated() -> None:
    ledger = gathered()
    for refused, key in (("present:0", "too-few-present"), ("present:0,2", "chair-empty"), ("left:3", "chair-empty")):
        with pytest.raises(Illegal, match=f"DU-GRUDGE-05: {key}"):
            ledger.take(refused, seat=MATCH)
    with pytest.raises(Illegal, match="DU-GRUDGE-05: chair-taken"):
        ledger.take("seated:1,player", seat=MATCH)
    for bad in ("present:1,0", "present:0,0", "present:0,9", "seated:4,player", "outcome:1,{}", "void"):
        with pytest.raises(BadInput):
            ledger.take(bad, seat=MATCH)
    assert ledger.why_not_gather("present:0,1") is None


@pytest.mark.rule("DU-GRUDGE-05")
def test_a_third_joins_for_the_second_duel_while_the_second_stays_away() -> None:
    ledger = won_by(grudge(), BEN)
    before = ledger.view(None)["table"]
    ledger.take(f"seated:{CLEO},player", seat=MATCH)
    present(ledger, ADA, CLEO)
    assert ledger.awaited == (ADA, CLEO), "who stays away is asked nothing"
    ledger.take("take:iron", seat=CLEO)
    ledger.take("take:sleeve", seat=ADA)
    assert ledger.position.asked.seats == (ADA, CLEO)
    assert ledger.position.asked.told == Fitting(2, ("sleeve", "iron"))
    won_by(ledger, CLEO)
    sheet = ledger.view(None)["table"]
    assert sheet["points"] == [0, 1, 2, 0]
    for field in ("points", "upgrades", "health"):
        assert sheet[field][BEN] == before[field][BEN]


@pytest.mark.rule("DU-GRUDGE-05")
def test_a_duellist_leaves_for_good() -> None:
    ledger = won_by(grudge(3), ADA)
    ledger.take(f"left:{BEN}", seat=MATCH)
    with pytest.raises(Illegal, match="chair-empty"):
        present(ledger, ADA, BEN)
    present(ledger, ADA, CLEO)
    assert ledger.awaited == (ADA, CLEO)


@pytest.mark.rule("DU-GRUDGE-05")
def test_a_duel_that_does_not_count_is_fought_again() -> None:
    ledger = grudge(3)
    ledger.take("void", seat=MATCH)
    assert ledger.position.table.points == [0, 0, 0, 0]
    assert ledger.decision.kind == "gather"
    present(ledger, ADA, CLEO)
    assert ledger.position.asked.seats == (ADA, CLEO)
    assert ledger.position.asked.options == {"rounds": 4}


def test_only_who_fought_can_have_won() -> None:
    ledger = present(gathered(3), ADA, CLEO)
    for bad in ('outcome:2,{"health":[1,2]}', 'outcome:1,{"health":["x"]}', 'outcome:1,{"luck":1}', "present:0,1"):
        with pytest.raises(BadInput):
            ledger.take(bad, seat=MATCH)
    won_by(ledger, CLEO)
    assert ledger.position.table.points == [0, 0, 1, 0]
