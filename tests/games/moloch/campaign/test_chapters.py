"""The chapters of a campaign: which one is next, what it is told, what its end brings, and who wins in the end."""

import random
from typing import Any

import pytest

from brassboard.games.moloch import GAME
from brassboard.games.moloch.campaign.events import ChapterWon
from brassboard.games.moloch.content import GENTLEMEN as SHEETS
from brassboard.games.moloch.data.told import Told
from brassboard.games.moloch.scenario.registry import CHAPTERS
from brassboard.kernel import MATCH, Match
from games.moloch.campaign.ledgers import GENTLEMEN, NEMESIS, Campaigning
from games.moloch.rules.setting_up import Beginning

# Which chapter


@pytest.mark.rule("RM-SETUP-01", "RM-SETUP-15", "RM-SETUP-18")
def test_a_new_campaign_starts_with_chapter_one_whatever_the_level() -> None:
    for level in ("balanced", "moderate", "more"):
        campaign = Campaigning(level=level).present()
        assert campaign.chapter_told == Told(chapter="1", level="new_campaign")
        assert campaign.request.seats == (0, 1)


@pytest.mark.rule("RM-SETUP-01", "RM-OVER-02")
def test_each_chapter_is_followed_by_the_next_until_the_sixth() -> None:
    campaign = Campaigning()
    for number in range(1, 7):
        campaign.present()
        assert campaign.chapter_told.chapter == str(number)
        campaign.ends(NEMESIS).to_gathering()
    assert campaign.over


@pytest.mark.rule("RM-SETUP-02", "RM-RULING-94")
def test_a_campaign_may_start_later_with_the_gear_of_a_single_adventure() -> None:
    campaign = Campaigning(start=4, level="more").present()
    assert campaign.chapter_told == Told(chapter="4", level="more")
    campaign.ends(GENTLEMEN, equipment=("claw", "revolver"), powers=("instill_chaos", "command_minions", "life_siphon"))
    assert campaign.board.results == (-1, -1, -1, GENTLEMEN, -1, -1)
    assert campaign.board.scars == ()
    campaign.to_gathering().present()
    told = campaign.chapter_told
    assert (told.chapter, told.level) == ("5", "")
    assert {"claw", "revolver"} <= {*told.stock}
    assert "life_siphon" in told.powers
    assert {"stone_of_will", "stone_of_shadow"}.isdisjoint(told.stock)


@pytest.mark.rule("RM-CAMP-07")
def test_an_unfinished_chapter_must_be_played_first() -> None:
    campaign = Campaigning().played().to_gathering().present()
    assert campaign.chapter_told.chapter == "2"
    assert campaign.match.awaited == (MATCH,)
    for seat in range(5):
        assert campaign.match.decision_of(seat) is None


@pytest.mark.rule("RM-CAMP-05")
def test_an_intermezzo_follows_every_chapter_but_the_last() -> None:
    campaign = Campaigning()
    for _ in range(5):
        campaign.played(NEMESIS).until("visit")
        campaign.to_gathering()
    campaign.trace.clear()
    campaign.played(NEMESIS)
    assert campaign.over
    assert campaign.trace == []


@pytest.mark.rule("RM-CAMP-01")
def test_after_a_single_adventure_nothing_more_is_asked() -> None:
    luck = random.Random(3)
    match = Match.begin(GAME, GAME.setup(2, {"chapter": "3"}), seed=3)
    while not match.over:
        decision = match.decision
        assert decision is not None
        match.take(luck.choice(decision.options).text, decision.seat)
    assert match.decision is None
    assert not match.position.table.campaign
    assert match.position.stack == []


# What its end brings


@pytest.mark.rule("RM-OVER-03")
def test_a_chapter_has_one_winner_and_only_his_lines_apply() -> None:
    campaign = Campaigning().played(NEMESIS)
    assert campaign.board.results == (NEMESIS, -1, -1, -1, -1, -1)
    assert [event for event in campaign.told() if isinstance(event, ChapterWon)] == [ChapterWon("1", NEMESIS)]
    assert (campaign.board.points, campaign.board.chaos) == (3, 1)
    assert campaign.board.favours == ()


def after(chapter: int, winner: int, **fields: Any) -> Campaigning:
    """A campaign that starts with this chapter, when its rewards are given."""
    campaign = Campaigning(start=chapter).present().ends(winner, **fields)
    while campaign.chance and type(campaign.position.stack[-2]).__name__ == "RewardLines":
        campaign.first()
    return campaign


@pytest.mark.rule("RM-CAMP-02")
def test_the_gentlemen_win_four_utensils_and_blackmores_favour_in_chapter_one() -> None:
    campaign = Campaigning().played(GENTLEMEN)
    assert campaign.asked_of_chance.n == 4
    campaign.draws("whisky", "whisky", "caltrops", "bandages")
    assert campaign.board.stock == ("bandages", "caltrops", "whisky", "whisky")
    assert campaign.board.favours == ("blackmore",)
    assert (campaign.board.points, campaign.board.chaos) == (0, 0)


@pytest.mark.rule("RM-CAMP-02")
def test_the_stone_of_will_goes_to_the_winner_of_chapter_two() -> None:
    won = after(2, GENTLEMEN).board
    assert won.stock == ("stone_of_will",)
    assert (won.stones, won.points) == ((), 0)
    lost = after(2, NEMESIS).board
    assert lost.stock == ()
    assert (lost.stones, lost.points) == (("stone_of_will",), 2)


@pytest.mark.rule("RM-CAMP-02")
def test_the_stone_of_shadow_goes_to_the_winner_of_chapter_three() -> None:
    won = after(3, GENTLEMEN, fallen=("lamias", "lamias")).board
    assert won.stock == ("stone_of_shadow",)
    assert (won.chaos, won.scars) == (-1, ("lamias", "lamias"))
    lost = after(3, NEMESIS, fallen=("anpu", "lamias")).board
    assert lost.stones == ("stone_of_shadow",)
    assert (lost.chaos, lost.scars) == (0, ("anpu",))  # The Lamias lose their scars.


@pytest.mark.rule("RM-CAMP-02")
def test_the_royal_card_of_chapter_four_is_lost_with_lady_ada() -> None:
    campaign = Campaigning(start=4).present().ends(GENTLEMEN)
    assert campaign.asked_of_chance.n == 1
    campaign.draws("kings_sabre")
    assert campaign.board.stock == ("kings_sabre", "stone_of_flesh")
    without = after(4, GENTLEMEN, facts=("lady_ada_fell",))
    assert without.board.stock == ("stone_of_flesh",)
    lost = after(4, NEMESIS).board
    assert lost.stones == ("stone_of_flesh",)
    assert lost.places_out == ("buckingham_palace",)


@pytest.mark.rule("RM-CAMP-02")
def test_burning_districts_of_chapter_five_feed_the_conspiracy_whoever_wins() -> None:
    won = after(5, GENTLEMEN, burning=3).board
    assert won.stock == ("stone_of_fire",)
    assert (won.favours, won.points) == (("break_hits",), 3)
    lost = after(5, NEMESIS, burning=5).board
    assert lost.stones == ("stone_of_fire",)
    assert (lost.favours, lost.points) == (("spawn",), 5)


@pytest.mark.rule("RM-CAMP-03", "RM-RULING-102")
def test_equipment_advantages_and_powers_are_kept() -> None:
    powers = ("instill_chaos", "command_minions", "shadow_grasp")
    campaign = Campaigning().present()
    group = campaign.chapter_told.group
    assert group == ()
    campaign.ends(NEMESIS, equipment=("revolver", "whisky"), powers=powers)
    campaign.page("emma").advantages = ("copycat", "sportsman")
    campaign.until("power").answer("gain:life_siphon").until("stock").answer("give:revolver,emma", "done")
    campaign.to_gathering().present()
    told = campaign.chapter_told
    emma = next(one for one in told.group if one.id == "emma")
    assert emma.advantages == ("copycat", "sportsman")
    assert emma.cards == ("revolver",)
    assert told.stock == ("whisky",)
    assert told.powers == (*powers, "life_siphon")


@pytest.mark.rule("RM-CAMP-04", "RM-INT-21")
def test_a_new_chapter_starts_with_new_chaos_cards_fresh_ether_and_no_damage() -> None:
    campaign = Campaigning().played(NEMESIS).to_gathering().present()
    told = campaign.chapter_told
    game = Beginning(told=told).to_end()
    assert len(game.board.nemesis.hand) == 3  # 2, and 1 more for the win.
    assert len(game.board.nemesis.hand) + len(game.board.chaos_deck) == 30
    for one in game.gentlemen():
        assert (one.damage, one.afflictions, one.ether) == (0, (), SHEETS[one.id].ether)
    assert len(game.board.affliction_deck) == 20


@pytest.mark.rule("RM-RULING-102")
def test_unused_tokens_and_gains_end_with_their_chapter() -> None:
    campaign = Campaigning().played(NEMESIS)
    campaign.board.tokens = ("westminster_chapel",)
    campaign.page("drago").gains = ("fight_pit",)
    campaign.to_gathering().present()
    assert campaign.chapter_told.tokens == ("westminster_chapel",)
    campaign.ends(NEMESIS)
    assert campaign.board.tokens == ()
    assert campaign.page("drago").gains == ()


@pytest.mark.rule("RM-INT-17", "RM-INT-13")
def test_points_are_told_once_and_gone_with_the_chapter() -> None:
    campaign = Campaigning().played(NEMESIS).to_gathering().present()
    assert campaign.chapter_told.points >= 3
    campaign.ends(GENTLEMEN)
    assert campaign.board.points == 0


# Scars and favours


def test_a_scar_lasts_until_the_next_chapter_with_its_agent() -> None:
    campaign = Campaigning().played(NEMESIS, fallen=("tobias", "emerson"))
    assert campaign.board.scars == ("emerson", "tobias")
    campaign.to_gathering().played(NEMESIS, fallen=("damon", "lotties", "lotties"))
    assert campaign.board.scars == ("damon", "emerson", "lotties", "lotties", "tobias")
    campaign.to_gathering().played(NEMESIS).to_gathering().present()  # Chapter III has none of them.
    assert campaign.chapter_told.scars == ("damon", "emerson", "lotties", "lotties", "tobias")
    campaign.ends(NEMESIS)
    assert "damon" in CHAPTERS["4"].sheets(())
    assert campaign.board.scars == ("emerson", "lotties", "lotties", "tobias")


def test_blackmores_favour_waits_until_it_is_used() -> None:
    campaign = Campaigning().played(GENTLEMEN).to_gathering().played(NEMESIS)
    assert campaign.board.favours == ("blackmore",)
    campaign.to_gathering().played(NEMESIS, used=("blackmore",))
    assert campaign.board.favours == ()


# The end


@pytest.mark.rule("RM-CAMP-06")
@pytest.mark.parametrize(("last", "winners"), [(GENTLEMEN, (1, 2, 3)), (NEMESIS, (0,))])
def test_who_wins_the_last_chapter_wins_the_campaign(last: int, winners: tuple[int, ...]) -> None:
    campaign = Campaigning(4)
    for _ in range(5):
        campaign.played(1 - last, seats=(1, 2, 3, 3)).to_gathering()
    campaign.played(last)
    assert campaign.over
    assert campaign.match.result is not None
    assert campaign.match.result.winners == winners
    assert campaign.match.result.scores == tuple([int(seat in winners) for seat in range(5)])
