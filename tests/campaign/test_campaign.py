"""Two linked duels: the ledger and the match on the table have each their own journal, undo and place in the save."""

from typing import Any

import msgspec
import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

import brassboard
from brassboard import BadInput, Campaign, Illegal
from brassboard.campaign.campaign import Saved
from brassboard.kernel import MATCH, Match, read_journal
from brassboard.kernel.codec import seal, unseal

DUEL = brassboard.game("duel").rules


def begun(seed: int = 3, players: int = 2) -> Campaign:
    return brassboard.game("duel").campaign(players, seed)


def play_out(campaign: Campaign) -> Campaign:
    """Play the match on the table to its end, quickly: everybody always takes the last option."""
    match = campaign.match
    while match is not None and campaign.match is match:
        decision = campaign.decision
        assert decision is not None
        campaign.take(decision.options[-1])
    return campaign


def between() -> Campaign:
    return play_out(begun())


def second() -> Campaign:
    campaign = between()
    campaign.take("take:iron", seat=1)
    campaign.take("take:sleeve", seat=0)
    return campaign


def finished() -> Campaign:
    return play_out(second())


def reopened(campaign: Campaign) -> Campaign:
    return Campaign.load(DUEL, campaign.save())


PHASES = {"first duel": begun, "between": between, "second duel": second, "over": finished}


def test_a_grudge_goes_through_two_duels() -> None:
    campaign = begun()
    assert campaign.match is not None
    assert campaign.match.setup["rounds"] == 4
    assert campaign.ledger.awaited == (MATCH,)
    play_out(campaign)
    assert campaign.match is None
    assert campaign.ledger.awaited == (0, 1)
    assert campaign.decision is not None
    assert campaign.decision.kind == "upgrade"
    points = campaign.sheet(None)["points"]
    assert sum(points) >= 1
    campaign.take("take:iron", seat=1)
    campaign.take("take:sleeve", seat=0)
    assert campaign.sheet(0)["upgrades"] == ["sleeve", "iron", "none", "none"]
    match = campaign.match
    assert match is not None
    assert match.setup["rounds"] == 8
    assert match.setup.told == '{"duel":2,"upgrades":["sleeve","iron"]}'
    assert [fighter.hp for fighter in match.position.table.fighters] == [6, 7]
    play_out(campaign)
    assert campaign.over
    assert campaign.match is None
    assert campaign.decision is None
    assert campaign.result is not None
    assert sum(campaign.result.scores) >= sum(points) + 2


def test_upgrades_are_sealed() -> None:
    one, other = between(), between()
    one.take("take:iron", seat=1)
    other.take("take:boiler", seat=1)
    assert one.ledger.view(0) == other.ledger.view(0)
    assert one.ledger.journal_of(0) == other.ledger.journal_of(0)
    assert one.ledger.journal_of(1) != other.ledger.journal_of(1)


def test_each_match_has_dice_of_its_own_and_the_seed_gives_them_all() -> None:
    one, other = second(), second()
    assert one.save() == other.save()
    first = begun().match
    assert one.match is not None
    assert first is not None
    assert len({one.match.secret, first.secret, one.ledger.secret}) == 3
    assert begun(seed=4).save() != begun(seed=3).save()


@pytest.mark.parametrize("players", [3, 4])
def test_as_many_play_the_matches_as_play_the_campaign(players: int) -> None:
    campaign = begun(players=players)
    assert campaign.match is not None
    assert campaign.match.setup.players == players
    assert campaign.seats == tuple(range(players))
    assert len(campaign.sheet(0)["points"]) == 4, "a grudge always has 4 chairs"


# Undo


def test_undo_in_the_match_leaves_the_ledger_alone() -> None:
    campaign = begun()
    match = campaign.match
    assert match is not None
    while not any(match.may_undo(seat) for seat in range(2)):
        campaign.take(campaign.decision.options[0])  # type: ignore[union-attr]
    ledger, lines = campaign.ledger.save(), len(match.lines)
    campaign.undo()
    assert len(match.lines) == lines + 1
    assert campaign.ledger.save() == ledger


def test_undo_between_matches_takes_back_in_the_ledger_only() -> None:
    campaign = between()
    with pytest.raises(Illegal, match="undo-barrier"):
        campaign.undo(seat=0)
    campaign.take("take:iron", seat=1)
    campaign.undo(seat=1)
    assert campaign.ledger.awaited == (0, 1)
    campaign.take("take:boiler", seat=1)
    campaign.take("take:iron", seat=0)
    assert campaign.sheet(0)["upgrades"] == ["iron", "boiler", "none", "none"]


def test_undo_never_goes_from_a_match_into_the_ledger() -> None:
    campaign = second()
    ledger = campaign.ledger.save()
    with pytest.raises(Illegal, match="undo-barrier"):
        campaign.undo(seat=0)
    assert campaign.ledger.save() == ledger
    with pytest.raises(Illegal, match="undo-barrier"):
        campaign.undo()
    with pytest.raises(Illegal, match="undo-barrier"):
        begun().undo()


# Saves


@pytest.mark.parametrize("phase", PHASES)
def test_a_campaign_is_saved_and_loaded_in_every_phase(phase: str) -> None:
    campaign = PHASES[phase]()
    again = reopened(campaign)
    assert again.save() == campaign.save()
    assert (again.over, again.match is None) == (campaign.over, campaign.match is None)
    assert [again.sheet(seat) for seat in (0, 1, None)] == [campaign.sheet(seat) for seat in (0, 1, None)]
    if phase == "over":
        assert again.result == campaign.result
        return
    for one in (campaign, again):
        assert one.decision is not None
        one.take(one.decision.options[-1])
    assert again.save() == campaign.save()


def test_a_campaign_goes_on_after_loading_to_the_same_end() -> None:
    campaign = reopened(play_out(reopened(begun())))
    campaign.take("take:iron", seat=1)
    campaign = reopened(campaign)
    campaign.take("take:sleeve", seat=0)
    assert play_out(reopened(campaign)).save() == finished().save()


def test_the_ledger_has_a_journal_that_replays() -> None:
    campaign = finished()
    text = str(campaign.ledger.journal)
    assert text.count(" M outcome:") == 2
    assert str(Match.replay(DUEL.campaign, read_journal(text)).journal) == text


def test_saves_of_something_else_are_refused() -> None:
    campaign = begun()
    assert campaign.match is not None
    with pytest.raises(BadInput, match="it does not read as a campaign"):
        Campaign.load(DUEL, campaign.match.save())
    with pytest.raises(BadInput):
        brassboard.load(campaign.save())
    with pytest.raises(BadInput, match="'duel_grudge', which is not on this shelf"):
        brassboard.load(campaign.ledger.save())
    with pytest.raises(BadInput, match="game duel_grudge: it has no campaign"):
        Campaign.load(DUEL.campaign, forged(campaign, game="duel_grudge"))
    with pytest.raises(BadInput, match="this is a campaign of chess, not of duel"):
        Campaign.load(DUEL, forged(campaign, game="chess"))
    with pytest.raises(BadInput, match="campaign, ledger: this is a match of duel, not of duel_grudge"):
        Campaign.load(DUEL, forged(campaign, ledger=campaign.match.save()))
    with pytest.raises(BadInput, match="campaign, match: this is a match of duel_grudge, not of duel"):
        Campaign.load(DUEL, forged(campaign, match=campaign.ledger.save()))
    with pytest.raises(BadInput, match="campaign, ledger: "):
        Campaign.load(DUEL, forged(campaign, ledger=b"nothing"))


def forged(campaign: Campaign, **fields: Any) -> bytes:
    saved = msgspec.msgpack.decode(unseal(campaign.save()), type=Saved)
    for name, value in fields.items():
        setattr(saved, name, value)
    return seal(msgspec.msgpack.encode(saved))


SAVED = between().save()


@settings(max_examples=150)
@holds_for(st.integers(0, len(SAVED) - 1), st.integers(1, 255))
def test_a_changed_or_cut_campaign_is_refused(place: int, change: int) -> None:
    broken = bytearray(SAVED)
    broken[place] ^= change
    for data in (bytes(broken), SAVED[:place]):
        with pytest.raises(BadInput):
            Campaign.load(DUEL, data)


# Bad input


@pytest.mark.parametrize("phase", PHASES)
def test_bad_answers_change_nothing(phase: str) -> None:
    campaign = PHASES[phase]()
    before = campaign.save()
    for choice in ("nonsense", "take:crown", "outcome:1,won", "dice:1", ["take:iron", "take:iron"], [], "pass:1"):
        with pytest.raises((BadInput, Illegal)):
            campaign.take(choice, seat=0)
        with pytest.raises((BadInput, Illegal)):
            campaign.take(choice, seat=7)
    assert campaign.save() == before


@pytest.mark.parametrize("bad", [{"players": 7}, {"players": True}, {"seed": "x"}])
def test_a_campaign_begins_with_what_it_can_use(bad: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        brassboard.game("duel").campaign(**bad)
