import pytest

from brassboard.games.duel.events import Ended, Fell
from games.duel.helper import ADA, BEN, CLEO, Table


@pytest.mark.rule("DU-GOAL-01")
def test_the_last_one_standing_wins_at_once(table: Table) -> None:
    table.place(ADA, "A1").place(BEN, "A2").health(BEN, 1).dice(strike=[6, 5], move=[1])
    table.answer("strike:1").dials(2, 0)
    assert table.over
    assert table.match.result.winners == (ADA,)
    assert table.match.result.reason == "DU-GOAL-01"
    assert table.told(BEN)[-1] == Ended()


@pytest.mark.rule("DU-GOAL-01")
def test_it_also_counts_when_the_other_falls_in_his_own_turn(table: Table) -> None:
    table.place(ADA, "A1").health(ADA, 2).trap(BEN, "A2").dice(move=[6, 5, 4]).answer("move:A2")
    assert table.over
    assert table.match.result.winners == (BEN,)
    assert table.match.result.scores == (0, 6)


@pytest.mark.rule("DU-GOAL-02")
def test_after_the_last_round_the_most_health_wins_and_equals_share(three: Table) -> None:
    three.health(ADA, 4).round(8).turn_of(CLEO).dice(move=[1, 1, 1])
    assert not three.over
    three.answer("end")
    assert three.over
    assert three.match.result.scores == (4, 6, 6)
    assert three.match.result.winners == (BEN, CLEO)
    assert three.match.result.reason == "DU-GOAL-02"


@pytest.mark.rule("DU-GOAL-02")
def test_the_last_round_is_played_to_its_end(three: Table) -> None:
    three.round(8).turn_of(BEN).dice(move=[1, 1, 1]).answer("end")
    assert not three.over
    assert three.turn.seat == CLEO


@pytest.mark.rule("DU-GOAL-03")
def test_who_has_no_health_falls_and_takes_cards_and_traps_along(three: Table) -> None:
    three.place(ADA, "A1").place(BEN, "A2").health(BEN, 1).trap(BEN, "F6").trap(CLEO, "F5")
    three.dice(strike=[5], move=[4, 1]).hand(BEN, "patch", "valve")
    three.answer("strike:1").dials(3, 0).answer("pass")
    assert Fell(BEN) in three.told(CLEO)
    assert three.at(BEN) == ""
    assert three.fighter(BEN).hp == 0, "health never falls below nothing"
    assert three.fighter(BEN).hand == ()
    assert three.board.discard == ("patch", "valve")
    assert [trap.seat for trap in three.board.traps] == [CLEO]
    assert three.asked == (ADA, "act"), "two still stand: the turn goes on"
    assert "A2" in three.offers("move"), "his square is free"
    three.answer("end")
    assert three.turn.seat == CLEO, "the turn passes over him"
