"""Who plays a campaign, its rail, its open decisions, its gates, its stand-ins, and whole campaigns at random."""

import random

import pytest

from brassboard.campaign import Campaign, handover
from brassboard.games.moloch import GAME
from brassboard.games.moloch.campaign.ledger import CAMPAIGN, problems
from brassboard.kernel import MATCH, Illegal, Match, Pending
from brassboard.testing.campaign_answers import random_campaign_answer
from games.moloch.campaign.ledgers import GENTLEMEN, NEMESIS, Campaigning, intermezzo

# Who plays


@pytest.mark.rule("RM-OVER-01", "RM-RULING-100")
def test_a_chapter_needs_the_nemesis_and_at_least_one_more() -> None:
    campaign = Campaigning(5)
    for seats in ("1,2", "0", "1"):
        with pytest.raises(Illegal):
            campaign.match.take(f"present:{seats}", seat=MATCH)
    campaign.present(0, 3)
    assert campaign.request.seats == (0, 3)


@pytest.mark.rule("RM-RULING-100")
def test_a_chair_keeps_its_gentlemen_from_chapter_to_chapter() -> None:
    campaign = Campaigning(4).present().ends(NEMESIS, seats=(3, 1, 2, 3)).to_gathering()
    campaign.present()
    assert [one.seat for one in campaign.chapter_told.group] == [3, 1, 2, 3]
    assert campaign.request.seats == (0, 1, 2, 3)


@pytest.mark.rule("RM-RULING-100")
def test_the_gentlemen_of_an_absent_player_go_to_those_present() -> None:
    campaign = Campaigning(4).present().ends(NEMESIS, seats=(1, 1, 2, 3)).to_gathering()
    campaign.present(0, 1, 3)
    assert campaign.asked == (1, "seat")
    assert campaign.offers("seat") == {"emma,1", "emma,3"}
    campaign.answer("seat:emma,3")
    assert campaign.request.seats == (0, 1, 3)
    assert [one.seat for one in campaign.chapter_told.group] == [1, 1, 2, 2]  # Seats of the chapter.


@pytest.mark.rule("RM-RULING-100")
def test_a_latecomer_gets_a_gentleman_of_someone_who_has_several() -> None:
    campaign = Campaigning(3).present().ends(NEMESIS, seats=(1, 1, 1, 2)).to_gathering()
    campaign.match.take("seated:4,player", seat=MATCH)
    campaign.present()
    assert campaign.asked == (1, "hand_over")
    assert campaign.offers("seat") == {"major,4", "drago,4", "emma,4"}
    assert campaign.denied("seat:cavendish,4") == "RM-RULING-100"
    campaign.answer("seat:emma,4")
    assert campaign.request.seats == (0, 1, 2, 4)
    assert [one.seat for one in campaign.chapter_told.group] == [1, 1, 3, 2]


@pytest.mark.rule("RM-RULING-100")
def test_a_latecomer_gets_the_gentleman_of_an_absent_player() -> None:
    campaign = Campaigning(4).present().ends(NEMESIS, seats=(1, 1, 2, 3)).to_gathering()
    campaign.match.take("seated:4,player", seat=MATCH)
    campaign.present(0, 1, 3, 4)
    assert campaign.request.seats == (0, 1, 3, 4)  # Emma must go to chair 4, so nobody is asked.
    assert [one.seat for one in campaign.chapter_told.group] == [1, 1, 3, 2]


@pytest.mark.rule("RM-RULING-100")
def test_who_leaves_leaves_the_gentlemen_to_others() -> None:
    campaign = Campaigning(3).present().ends(NEMESIS, seats=(1, 1, 1, 2)).to_gathering()
    campaign.match.take("left:2", seat=MATCH)
    campaign.present()
    assert [one.seat for one in campaign.chapter_told.group] == [1, 1, 1, 1]


def test_a_chapter_that_does_not_count_is_gathered_for_again() -> None:
    campaign = Campaigning(3).present()
    campaign.match.take("void", seat=MATCH)
    campaign.present(0, 2)
    assert campaign.chapter_told.chapter == "1"
    assert campaign.request.seats == (0, 2)


# What everyone sees


def test_the_rail_shows_past_chapters_and_names_none_ahead() -> None:
    campaign = Campaigning(3).present().ends(NEMESIS, seats=(1, 1, 2, 2)).to_gathering()
    legs = handover.rail_of(campaign.match)
    assert [leg.status for leg in legs] == ["past", "now", "ahead", "ahead", "ahead", "ahead"]
    assert [leg.title for leg in legs] == ["moloch-chapter-1", "moloch-chapter-2", "", "", "", ""]
    assert legs[0].won == (0,)
    campaign.played(GENTLEMEN)
    assert handover.rail_of(campaign.match)[1].won == (1, 2)


@pytest.mark.rule("RM-RULING-94")
def test_chapters_before_a_late_start_were_won_by_nobody() -> None:
    legs = handover.rail_of(Campaigning(start=4).match)
    assert [(leg.status, leg.won) for leg in legs[:4]] == [("past", ()), ("past", ()), ("past", ()), ("now", ())]


def test_the_open_steps_follow_the_intermezzo() -> None:
    campaign = Campaigning(3).present()
    assert handover.steps_of(campaign.match) == ()
    campaign.ends(NEMESIS, seats=(1, 1, 2, 2), leader="emma").with_places()
    steps = handover.steps_of(campaign.match)
    assert [step.key.rpartition("-")[2] for step in steps] == ["visits", "power", "exchange", "stock", "roles"]
    assert steps[0] == Pending("moloch-step-visits", (1, 2), now=True)
    assert steps[2].seats == (2,)
    campaign.until("power")
    assert handover.steps_of(campaign.match)[0] == Pending("moloch-step-power", (0,), now=True)
    campaign.until("leader")
    assert [step.key for step in handover.steps_of(campaign.match)] == ["moloch-step-roles"]
    campaign.to_gathering()
    assert handover.steps_of(campaign.match) == ()


def test_gates_open_with_the_chapters() -> None:
    campaign = Campaigning()
    assert handover.gates_of(campaign.match) == {"start_1"}
    campaign.played(NEMESIS)
    assert handover.gates_of(campaign.match) == {"start_1", "end_1", "start_2"}
    campaign.to_gathering()
    assert handover.gates_of(campaign.match) == {"start_1", "end_1", "start_2"}
    assert handover.gates_of(Campaigning(start=5).match) == {"start_5"}


@pytest.mark.rule("RM-RULING-90")
def test_the_whole_sheet_is_open_to_all() -> None:
    campaign = intermezzo(NEMESIS, equipment=("claw",), discards=("whisky",))
    views = [campaign.seen_by(seat) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    assert views[0]["aside"] == ["whisky"]


# Stand-ins and whole campaigns


def test_a_stand_in_always_knows_what_to_do() -> None:
    usual = CAMPAIGN.bots.default_choice
    assert usual is not None
    campaign = Campaigning(3).played(NEMESIS, seats=(1, 1, 2, 2), equipment=("claw", "whisky", "caltrops"))
    while not campaign.between_chapters:
        if campaign.chance:
            campaign.first()
            continue
        decision = campaign.match.decision
        assert decision is not None
        chosen = usual(campaign.match.lens(decision.seat), decision.seat, decision.actions)
        assert chosen is None or chosen in decision.actions
        campaign.match.take(chosen if chosen is not None else decision.actions[0], decision.seat)
    assert [one.advantages for one in campaign.board.gentlemen if one.seat > 0] != [(), (), (), ()]
    assert campaign.board.stock == ()  # All was shared out.


@pytest.mark.parametrize("seed", range(12))
def test_every_campaign_comes_to_its_end(seed: int) -> None:
    """Chapters end at random, people join, leave and stay away, and every question is answered at random."""
    luck = random.Random(seed)
    start = 1 + seed % 6
    ledger = Match.begin(CAMPAIGN, CAMPAIGN.setup(5, {"start": start}), seed=seed, checked=True)
    for _ in range(2000):
        if ledger.over:
            break
        if ledger.awaited == (MATCH,):
            ledger.take(random_campaign_answer(CAMPAIGN, ledger.position, luck), seat=MATCH)
        else:
            decision = ledger.decision
            assert decision is not None
            ledger.take(luck.choice(decision.options).text, decision.seat)
        assert problems(ledger.position.table) == []
    assert ledger.over
    assert ledger.position.table.results[start - 1 :].count(-1) == 0


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_campaign_can_be_played(seed: int) -> None:
    """All six chapters by their own rules, everything at random."""
    luck = random.Random(seed)
    campaign = Campaign.begin(GAME, 2 + seed, seed)
    for _ in range(20_000):
        decision = campaign.decision
        if campaign.over or decision is None:
            break
        campaign.take(luck.choice(decision.options).text, decision.seat)
    assert campaign.over
    assert campaign.result is not None
    assert [past.void for past in campaign.past] == [False] * 6
    assert -1 not in campaign.sheet(None)["results"]
