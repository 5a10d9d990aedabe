"""Who plays a campaign: joining, leaving, staying away, matches that do not count, copies, gates, and the wall."""

import pytest

import brassboard
from brassboard import BadInput, Campaign, Illegal
from brassboard.campaign import handover
from brassboard.games.duel.sheet import Fitting, Health
from brassboard.installed_game import rules_of
from brassboard.kernel import MATCH, Leg, Match, Outcome, Pending, read_journal, read_save

DUEL = brassboard.game("duel").rules
GRUDGE = rules_of("duel_grudge")
ALL = range(4)


def begun(players: int = 3) -> Campaign:
    """A campaign that waits at each gathering until someone presses Play."""
    return brassboard.game("duel").campaign(players, seed=3, auto=False)


def play_out(campaign: Campaign) -> Campaign:
    match = campaign.match
    while match is not None and campaign.match is match:
        assert campaign.decision is not None
        campaign.take(campaign.decision.options[-1])
    return campaign


def started(*present: int) -> Campaign:
    campaign = begun()
    campaign.start(present)
    return campaign


# Gathering


def test_a_campaign_waits_until_someone_says_who_plays() -> None:
    campaign = begun()
    assert campaign.gathering
    assert campaign.match is None
    assert campaign.decision is not None
    assert campaign.decision.kind == "gather"
    campaign.start([0, 2])
    assert not campaign.gathering
    assert campaign.seats == (0, 2)
    assert campaign.match is not None
    assert campaign.match.setup.players == 2


def test_seats_of_the_match_are_seats_of_the_campaign() -> None:
    campaign = play_out(started(0, 2))
    played = campaign.past[0]
    match = Match.replay(DUEL, read_journal(played.journal))
    assert match.result is not None
    won = {played.seats[seat] for seat in match.result.winners}
    points = campaign.sheet(None)["points"]
    assert {seat for seat in ALL if points[seat]} == won
    assert points[1] == 0
    assert campaign.sheet(None)["health"][2] == match.position.table.fighters[1].hp


def test_the_number_of_players_changes_from_match_to_match() -> None:
    campaign = play_out(started(0, 2))
    assert campaign.gathering
    campaign.join(3)
    campaign.start()
    assert campaign.ledger.awaited == (0, 1, 2, 3)
    for seat in ALL:
        campaign.take("take:boiler", seat=seat)
    assert campaign.match is not None
    assert campaign.match.setup.players == 4
    assert play_out(campaign).over


def test_start_leaves_out_whom_the_campaign_cannot_take() -> None:
    campaign = begun(2)
    campaign.leave(1)
    with pytest.raises(Illegal, match="too-few-present"):
        campaign.start()
    campaign.join(1)
    campaign.start()
    assert campaign.seats == (0, 1)


def test_nobody_joins_during_a_match() -> None:
    campaign = started(0, 1)
    with pytest.raises((BadInput, Illegal)):
        campaign.join(3)
    with pytest.raises((BadInput, Illegal)):
        campaign.leave(1)
    assert campaign.ledger.why_not_gather("seated:3,player") is not None


def test_a_match_that_does_not_count_is_played_again_with_other_dice() -> None:
    campaign = started(0, 1)
    assert campaign.match is not None
    secret = campaign.match.secret
    campaign.void()
    assert campaign.gathering
    assert campaign.past[0].void
    campaign.start([0, 1])
    assert campaign.match is not None
    assert campaign.match.secret != secret
    assert campaign.match.setup["rounds"] == 4
    with pytest.raises(BadInput, match="no match"):
        play_out(campaign).void()


@pytest.mark.parametrize("stage", ["gathering", "first", "between", "second", "over"])
def test_a_campaign_that_gathers_is_saved_and_loaded(stage: str) -> None:
    campaign = begun()
    stages = {"gathering": campaign.save()}
    campaign.start([0, 2])
    stages["first"] = campaign.save()
    play_out(campaign).join(3)
    stages["between"] = campaign.save()
    campaign.start([2, 3])
    for seat in (2, 3):
        campaign.take("take:iron", seat=seat)
    stages["second"] = campaign.save()
    stages["over"] = play_out(campaign).save()
    loaded = Campaign.load(DUEL, stages[stage])
    assert loaded.save() == stages[stage]
    assert loaded.auto is False
    if stage == "second":
        assert loaded.seats == (2, 3)
        assert play_out(loaded).save() == stages["over"]


# The wall


def test_no_consent_undoes_an_outcome() -> None:
    campaign = play_out(started(0, 1))
    campaign.start([0, 1])
    for ledger in (campaign.ledger, Match.load(GRUDGE, read_save(campaign.ledger.save()))):
        for seat in ALL:
            with pytest.raises(Illegal, match=r"nothing-to-undo|undo-match"):
                ledger.undo(seat, consent=ALL)


def test_no_consent_undoes_what_led_to_a_match_in_play() -> None:
    campaign = play_out(started(0, 1))
    campaign.start([0, 1])
    campaign.take("take:iron", seat=0)
    campaign.take("take:iron", seat=1)
    assert campaign.match is not None
    for ledger in (campaign.ledger, Match.load(GRUDGE, read_save(campaign.ledger.save())), campaign.ledger.clone()):
        assert not ledger.may_undo(0)
        with pytest.raises(Illegal, match="undo-match"):
            ledger.undo(0, consent=ALL)
    forged = str(campaign.ledger.journal).replace("end ", "2 P0 undo:6\nend ")
    with pytest.raises(BadInput, match="undo-match"):
        Match.replay(GRUDGE, read_journal(forged))
    campaign.void()
    with pytest.raises(Illegal, match="undo-match"):
        campaign.ledger.undo(0, consent=ALL)


def test_a_refused_answer_leaves_the_wall_where_it_was() -> None:
    campaign = play_out(started(0, 1))
    campaign.start([0, 1])
    campaign.take("take:iron", seat=0)
    wall = campaign.ledger.history.wall
    with pytest.raises((BadInput, Illegal)):
        campaign.ledger.take(Outcome(1), seat=MATCH)
    assert campaign.ledger.history.wall == wall
    campaign.undo(seat=0)
    assert campaign.ledger.awaited == (0, 1), "inside the open form a seat still takes back its own choice"


# Hand-over


def test_the_secret_of_a_match_follows_from_the_ledger_and_its_line() -> None:
    campaign = started(0, 1)
    opening = handover.opening(DUEL, campaign.ledger)
    assert opening is not None
    assert opening.n == len(campaign.ledger.lines)
    assert campaign.match is not None
    assert opening.secret == campaign.match.secret == handover.match_secret(campaign.ledger, opening.n)
    assert len(handover.match_table_id(campaign.ledger, opening.n)) == 16
    assert handover.match_table_id(campaign.ledger, 1) != handover.match_table_id(campaign.ledger, 2)


def test_an_outcome_names_seats_of_the_campaign() -> None:
    campaign = started(0, 2)
    match = campaign.match
    play_out(campaign)
    assert match is not None
    assert match.result is not None
    outcome = handover.outcome_of(match, (0, 2))
    assert outcome.won == sum([1 << (0, 2)[seat] for seat in match.result.winners])
    assert outcome.reported(Health).health == match.result.scores
    assert str(campaign.ledger.lines[campaign.past[0].n]).endswith(f"outcome:{outcome.won},{outcome.facts}")


def test_a_report_of_an_older_version_is_upgraded() -> None:
    outcome = Outcome(1, '{"hp":[1,2]}')
    older, DUEL.version = DUEL.version, DUEL.version + 1
    DUEL.upgrades[older] = {"reports": lambda plain: {"health": plain["hp"]}}
    try:
        assert handover.upgraded_outcome(DUEL, outcome, older) == Outcome(1, '{"health":[1,2]}')
    finally:
        DUEL.version = older
        del DUEL.upgrades[older]
    assert handover.upgraded_outcome(DUEL, outcome, DUEL.version) is outcome
    with pytest.raises(BadInput, match="version"):
        handover.upgraded_outcome(DUEL, outcome, DUEL.version + 1)


def test_an_option_the_match_does_not_have_is_an_error() -> None:
    campaign = started(0, 1)
    asked = campaign.ledger.position.asked
    asked.options = {"rounds": 4, "colour": "red"}  # type: ignore[union-attr]
    with pytest.raises(BadInput, match="there is no option 'colour'"):
        handover.opening(DUEL, campaign.ledger)
    asked.options, asked.told = {}, Fitting(1, ("crown", "none"))  # type: ignore[union-attr]
    opening = handover.opening(DUEL, campaign.ledger)
    assert opening is not None
    with pytest.raises(BadInput, match="upgrades"):
        opening.begin(DUEL)


def test_who_holds_a_chair() -> None:
    campaign = begun(3)
    assert handover.seated_in(campaign.ledger) == [0, 1, 2]
    campaign.leave(1)
    campaign.join(3)
    assert handover.seated_in(campaign.ledger) == [0, 2, 3]


# What everyone is told


def test_rail_steps_and_gates_of_a_grudge() -> None:
    campaign = begun(2)
    assert handover.rail_of(campaign.ledger) == (Leg(1, "now", "duel-grudge-leg-1"), Leg(2, "ahead"))
    assert handover.steps_of(campaign.ledger) == ()
    assert campaign.gates == {"duel_1"}
    campaign.start()
    play_out(campaign)
    first, second = handover.rail_of(campaign.ledger)
    assert (first.status, bool(first.won)) == ("past", True)
    assert second == Leg(2, "now", "duel-grudge-leg-2")
    assert campaign.gates == {"duel_1", "duel_2"}
    assert handover.steps_of(campaign.ledger) == (Pending("duel-grudge-step-upgrade", (0, 1), hidden=True),)
    campaign.start()
    assert handover.steps_of(campaign.ledger)[0].now
    campaign.take("take:iron", seat=0)
    campaign.take("take:iron", seat=1)
    assert handover.steps_of(campaign.ledger) == ()
    play_out(campaign)
    assert [leg.status for leg in handover.rail_of(campaign.ledger)] == ["past", "past"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_everyone_is_told_has_texts(lang: str) -> None:
    t = brassboard.game("duel").texts(lang)
    campaign = play_out(started(0, 1))
    assert all(t.has(leg.title) for leg in handover.rail_of(campaign.ledger))
    assert all(t.has(step.key) for step in handover.steps_of(campaign.ledger))
    campaign.start([0, 1])
    assert campaign.decision is not None
    assert t.has(campaign.decision.prompt[0]), "a campaign speaks with the texts of its game"


# Copy and reset


def test_a_copy_goes_its_own_way() -> None:
    campaign = started(0, 1)
    copy = campaign.copy()
    assert copy.save() == campaign.save()
    before = campaign.save()
    play_out(copy)
    assert campaign.save() == before


def test_a_copy_from_before_a_match_has_its_own_dice_and_other_players() -> None:
    campaign = play_out(started(0, 1))
    campaign.start([0, 1])
    for seat in (0, 1):
        campaign.take("take:iron", seat=seat)
    second = campaign.match
    copy = campaign.copy(chapter=2, seed=9)
    assert copy.gathering
    assert copy.sheet(None)["points"] == campaign.sheet(None)["points"]
    assert [past.n for past in copy.past] == [campaign.past[0].n]
    copy.join(3)
    copy.start([1, 3])
    for seat in (1, 3):
        copy.take("take:boiler", seat=seat)
    assert copy.match is not None
    assert second is not None
    assert copy.match.secret != second.secret
    assert play_out(copy).over
    for chapter in (0, 3):
        with pytest.raises(BadInput, match="choose a match from 1 to 2"):
            campaign.copy(chapter)


def test_a_campaign_is_reset() -> None:
    campaign = play_out(started(0, 1))
    again = campaign.reset(seed=5)
    assert again.gathering
    assert again.past == []
    assert again.sheet(None)["points"] == [0, 0, 0, 0]
    assert handover.seated_in(again.ledger) == [0, 1, 2]
    assert again.ledger.secret != campaign.ledger.secret


def test_rules_of_finds_campaigns() -> None:
    assert rules_of("duel") is DUEL
    assert GRUDGE is DUEL.campaign
    with pytest.raises(BadInput, match="no game or campaign"):
        rules_of("duel_grunge")
