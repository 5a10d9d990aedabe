"""Losses: reductions, spill-over, defeat; gains."""

from typing import Any

import pytest

from brassboard.games.alone.rules import losses
from games.alone.helper import Stage
from games.alone.reacting import lane, play, reacting, until

MASK = (2, 0, 0, 0, 0)
"""Experience with which Sealed Mask is active."""


def bitten(roll: str, cards: tuple[str, ...] = (), **sheet: Any) -> Stage:
    """A spore has attacked the Hero at the end of his turn."""
    stage = Stage(players=2, character="pilot").hand(1, *cards).sheet(**sheet)
    stage.creature("spore", stage.hero_at)
    stage.answer("search", seat=0)
    return (until(stage, "end").evil("pass") if cards else stage).dice(roll)


# Reductions


@pytest.mark.rule("AL-HERO-05")
def test_the_hero_may_use_sealed_mask_and_a_loss_of_0_is_none() -> None:
    stage = bitten("hmm", cards=("R12",), experience=MASK)
    assert stage.asked == (0, "reduce")
    assert stage.options(0) == ["reduce:sealed_mask", "pass"]
    stage.answer("reduce:sealed_mask", seat=0)
    assert stage.board.hero.life == 12
    assert stage.notices("lost") == []
    assert (stage.moment, stage.board.turn) == ("", 2), "no life-loss card is allowed by this attack"


@pytest.mark.rule("AL-HERO-05")
def test_the_hero_may_leave_it() -> None:
    stage = bitten("hmm", experience=MASK).answer("pass", seat=0)
    assert stage.board.hero.life == 11
    assert stage.board.hero.used_round == ()


@pytest.mark.rule("AL-HERO-07")
def test_sealed_mask_is_spent_for_the_round() -> None:
    stage = bitten("hmm", experience=MASK).answer("reduce:sealed_mask", seat=0)
    stage.answer("explore:west", seat=0)
    while not stage.chance:
        stage.answer("pass", seat=0)
    assert stage.dice("hmm").board.hero.life == 11, "without a question"


@pytest.mark.rule("AL-HERO-05")
def test_the_doctor_helps_against_2_or_more_from_one_attack() -> None:
    assert bitten("hmm", companions=("doctor",)).board.hero.life == 11
    stage = bitten("hhm", companions=("doctor",))
    assert stage.options(0) == ["reduce:doctor.companion", "pass"]
    assert stage.answer("reduce:doctor.companion", seat=0).board.hero.life == 11


@pytest.mark.rule("AL-HERO-05")
def test_the_hero_chooses_the_order_of_two_reductions() -> None:
    stage = bitten("hhm", companions=("doctor",), experience=MASK)
    assert set(stage.options(0)) == {"reduce:sealed_mask", "reduce:doctor.companion", "pass"}
    stage.answer("reduce:doctor.companion", seat=0)
    assert stage.options(0) == ["reduce:sealed_mask", "pass"]
    stage.answer("reduce:sealed_mask", seat=0)
    assert stage.board.hero.life == 12
    stage = bitten("hhm", companions=("doctor",), experience=MASK).answer("reduce:sealed_mask", seat=0)
    assert stage.board.hero.life == 11, "the doctor does not mend a loss of 1"


@pytest.mark.rule("AL-HERO-05")
def test_sealed_mask_helps_against_cards_and_the_doctor_does_not() -> None:
    stage = reacting("V07", danger=True).sheet(experience=MASK)
    play(stage, "V07")
    assert stage.options(0) == ["reduce:sealed_mask", "pass"]
    assert stage.answer("reduce:sealed_mask", seat=0).board.hero.life == 12


@pytest.mark.rule("AL-HERO-05")
def test_what_spills_over_is_not_reduced_again() -> None:
    stage = lane().sheet(calm=0, experience=MASK)
    stage.creature("spore", "1B1")
    stage.answer("move:west", seat=0)
    assert stage.kind != "reduce"
    assert stage.board.hero.life == 11


# Spill-over and defeat


@pytest.mark.rule("AL-RULING-01")
def test_what_a_track_cannot_bear_is_taken_from_the_other() -> None:
    stage = bitten("hhh", life=1)
    assert (stage.board.hero.life, stage.board.hero.calm) == (0, 10)
    assert [(event.track, event.n) for event in stage.notices("lost")] == [("life", 1), ("calm", 2)]


@pytest.mark.rule("AL-RULING-01")
def test_without_the_option_it_is_lost_and_opens_no_trigger() -> None:
    stage = Stage(character="pilot").hand(1, "R12", "R13").sheet(life=0).table(spill_over=False)
    stage.creature("spore", stage.hero_at)
    until(stage.answer("search", seat=0), "end").evil("pass").dice("hhm")
    assert (stage.board.hero.life, stage.board.hero.calm) == (0, 12)
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-GOAL-03", "AL-WIN-02")
def test_the_hero_is_defeated_only_when_both_tracks_are_at_0() -> None:
    stage = bitten("hmm", life=1, calm=1)
    assert (stage.board.hero.life, stage.board.hero.calm, stage.over) == (0, 1, False)
    stage.answer("explore:west", seat=0).dice("hmm")
    assert stage.over
    assert stage.board.winner == "evil"
    assert type(stage.told(0)[-1]).__name__ == "Defeated"


@pytest.mark.rule("AL-WIN-02")
def test_a_card_may_end_the_match_at_once() -> None:
    stage = reacting("G10").sheet(life=0, calm=1)
    play(stage, "G10")
    assert stage.over


# Gains


@pytest.mark.rule("AL-HERO-01")
def test_gains_beyond_the_top_are_lost() -> None:
    stage = lane().sheet(life=11, calm=3)
    losses.gain(stage.position, losses.LIFE, 3)
    losses.gain(stage.position, losses.CALM, 3)
    assert (stage.board.hero.life, stage.board.hero.calm) == (12, 6)


@pytest.mark.rule("AL-HERO-01")
def test_a_track_at_0_may_rise_again() -> None:
    stage = lane().sheet(life=0)
    losses.gain(stage.position, losses.LIFE, 2)
    assert stage.board.hero.life == 2


@pytest.mark.rule("AL-MISS-15")
def test_old_wounds_make_life_gains_1_smaller() -> None:
    stage = lane(missions=("MG3", "MB6")).sheet(life=5, calm=5)
    losses.gain(stage.position, losses.LIFE, 2)
    losses.gain(stage.position, losses.LIFE, 1)
    losses.gain(stage.position, losses.CALM, 2)
    assert (stage.board.hero.life, stage.board.hero.calm) == (6, 7)


@pytest.mark.rule("AL-HERO-02")
def test_adrenaline_stays_between_0_and_6() -> None:
    stage = lane().sheet(adrenaline=5)
    losses.change_adrenaline(stage.position, 2)
    assert stage.board.hero.adrenaline == 6
    losses.change_adrenaline(stage.position, -9)
    assert stage.board.hero.adrenaline == 0


@pytest.mark.rule("AL-RULING-02", "AL-END-04")
@pytest.mark.parametrize(
    ("life", "calm", "most"), [(12, 12, 3), (9, 10, 3), (8, 12, 4), (5, 9, 4), (3, 8, 5), (0, 9, 6)]
)
def test_the_lower_track_gives_the_adrenaline_maximum(life: int, calm: int, most: int) -> None:
    assert losses.adrenaline_maximum(lane().sheet(life=life, calm=calm).board) == most
