import pytest

from brassboard.games.duel.events import DoorOpened, Moved
from games.duel.helper import ADA, BEN, CLEO, Table


@pytest.mark.rule("DU-MOVE-01")
def test_a_step_goes_to_any_adjacent_square_and_costs_a_point(table: Table) -> None:
    table.place(ADA, "A3").dice(move=[1], guard=[1, 1])
    assert table.offers("move") == {"A2", "B2", "B3", "A4", "B4"}
    table.answer("move:B4")
    assert table.at(ADA) == "B4"
    assert Moved(ADA, "B4") in table.told(BEN)
    assert table.turn.moves == 0
    denial = table.why_not("move:A4")
    assert (denial.rule, denial.args) == ("DU-MOVE-01", {"left": 0})
    assert table.offers("move") == set()


@pytest.mark.rule("DU-MOVE-01")
def test_walls_shut_doors_and_the_boiler_stop_a_step(table: Table) -> None:
    table.place(ADA, "B3").dice(move=[6, 6, 6])
    assert table.offers("move") == {"A2", "B2", "A3", "A4"}
    assert table.denied("move:B4") == "DU-MOVE-01", "behind door d3"
    assert table.denied("move:C2") == "DU-MOVE-01", "behind walls"
    assert table.denied("move:F6") == "DU-MOVE-01", "far away"
    table.place(ADA, "C1")
    assert table.offers("move") == {"B1", "D1", "B2"}


@pytest.mark.rule("DU-MOVE-01")
def test_a_diagonal_needs_one_free_way_round(table: Table) -> None:
    table.place(ADA, "B2").dice(move=[6, 6, 6])
    assert "C1" in table.offers("move"), "by way of B1"
    assert "C2" not in table.offers("move")
    table.doors("d1").place(ADA, "B3")
    assert "C2" in table.offers("move"), "by way of B2 and the open door"
    table.place(ADA, "C2")
    assert table.offers("move") == {"B1", "B2", "B3", "D2"}


@pytest.mark.rule("DU-MOVE-02")
def test_nobody_steps_on_somebody(three: Table) -> None:
    three.place(ADA, "A1").place(BEN, "A2").dice(move=[1, 1, 1])
    denial = three.why_not("move:A2")
    assert (denial.rule, denial.args) == ("DU-MOVE-02", {"to": "A2"})
    assert three.offers("move") == {"B1", "B2"}
    three.place(CLEO, "B1")
    assert three.offers("move") == {"B2"}


@pytest.mark.rule("DU-MOVE-03")
def test_a_door_beside_is_opened_for_a_point(table: Table) -> None:
    table.place(ADA, "A2").dice(move=[4], guard=[1, 1])
    assert table.offers("open") == set()
    assert table.why_not("open:d1").rule == "DU-MOVE-03"
    table.answer("move:B2")
    assert table.offers("open") == {"d1"}
    table.answer("open:d1")
    assert table.turn.moves == 0
    assert table.told(BEN)[-1] == DoorOpened(ADA, "d1")
    assert table.denied("move:C2") == "DU-MOVE-01", "the door is open, the points are spent"


@pytest.mark.rule("DU-MOVE-03")
def test_a_door_can_be_opened_from_either_side(table: Table) -> None:
    table.place(ADA, "C2").dice(move=[6, 6, 6])
    assert table.offers("open") == {"d1"}
    table.place(ADA, "D2")
    assert table.offers("open") == {"d2"}


@pytest.mark.rule("DU-MOVE-01", "DU-MOVE-03")
def test_without_a_point_no_door_opens(table: Table) -> None:
    table.place(ADA, "B2").dice(guard=[6, 5, 4])
    assert table.denied("open:d1") == "DU-MOVE-01"


@pytest.mark.rule("DU-MOVE-04")
def test_an_open_door_stays_open_for_all(table: Table) -> None:
    table.place(ADA, "B2").place(BEN, "C2").dice(move=[6, 6, 6]).answer("open:d1")
    denial = table.why_not("open:d1")
    assert (denial.rule, denial.args) == ("DU-MOVE-04", {"door": "d1"})
    assert table.offers("open") == set()
    table.answer("move:A1", "end").dice(move=[6, 6, 6])
    assert table.turn.seat == BEN
    assert "B2" in table.offers("move")
    assert table.denied("open:d1") == "DU-MOVE-04"


def test_a_step_may_be_taken_back_and_other_seats_see_that(table: Table) -> None:
    table.dice(move=[6, 6, 6]).answer("move:B2", "move:B3")
    table.match.undo(ADA)
    assert table.at(ADA) == "B2"
    table.match.undo(ADA)
    assert table.at(ADA) == "B1"
    assert table.turn.moves == 6
    assert [seen.withdrawn for seen in table.match.events(seat=BEN) if isinstance(seen.event, Moved)] == [True, True]
