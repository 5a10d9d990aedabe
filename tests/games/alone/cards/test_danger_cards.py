"""Dangerous cards: when the lower half of a card is done."""

import pytest

from games.alone.reacting import lane, play, reacting, until


@pytest.mark.rule("AL-DCARD-01")
@pytest.mark.parametrize(("danger", "life"), [(False, 12), (True, 11)])
def test_the_whole_text_is_done_only_if_the_card_is_dangerous(danger: bool, life: int) -> None:
    stage = play(reacting("R09", "V09", danger=danger), "R09")
    assert stage.board.hero.life == life
    assert [card.dangerous for card in stage.board.row] == [danger]
    assert [event.dangerous for event in stage.notices("card_face_up")] == [danger]


@pytest.mark.rule("AL-DCARD-02", "AL-GOAL-06")
@pytest.mark.parametrize(("sector", "dangerous"), [("1B1", True), ("1C1", False), ("1A1", False)])
def test_a_card_is_dangerous_on_a_marker_in_the_heros_sector(sector: str, dangerous: bool) -> None:
    stage = play(reacting("V01").danger(sector), "V01", "pass")
    assert stage.board.row[0].dangerous == dangerous


@pytest.mark.rule("AL-RULING-08")
def test_a_move_into_a_marked_sector_makes_cards_dangerous() -> None:
    stage = until(lane("V01").danger("1B1").answer("move:west", seat=0), "end")
    assert play(stage, "V01", "pass").board.row[0].dangerous


@pytest.mark.rule("AL-RULING-08")
def test_a_move_out_of_one_does_not() -> None:
    stage = until(lane("V01").danger("1C1").answer("move:west", seat=0), "end")
    assert not play(stage, "V01", "pass").board.row[0].dangerous


@pytest.mark.rule("AL-RULING-08", "AL-RULING-44")
def test_a_marker_that_a_card_places_makes_the_next_card_dangerous() -> None:
    stage = play(reacting("V02", "V02"), "V02", "at:1B1")
    play(stage, "V02")
    assert [card.dangerous for card in stage.board.row] == [False, True]
    assert stage.board.hero.calm == 11


@pytest.mark.rule("AL-DCARD-03")
def test_an_omen_makes_one_card_dangerous_away_from_any_marker() -> None:
    stage = play(reacting("V03", "V03", "V01"), "V03")
    assert stage.turn.omen
    play(stage, "V01", "pass")
    assert stage.board.row[1].dangerous
    stage.answer("move:west", seat=0)
    play(until(stage, "end"), "V03")
    assert not stage.board.row[2].dangerous, "the omen is used up"


@pytest.mark.rule("AL-DCARD-03")
def test_an_omen_ends_with_the_turn() -> None:
    stage = play(reacting("V03", "V01"), "V03").evil("pass")
    play(until(stage.answer("move:west", seat=0), "end"), "V01", "pass")
    assert not stage.board.row[1].dangerous


@pytest.mark.rule("AL-FLOW-07")
def test_the_lower_half_comes_after_the_upper_one() -> None:
    stage = reacting("G10", danger=True).sheet(life=0, calm=1, adrenaline=3)
    play(stage, "G10")
    assert stage.over, "the upper half ends the match"
    assert stage.board.hero.adrenaline == 3
