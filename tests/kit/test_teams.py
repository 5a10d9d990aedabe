import pytest
from hypothesis import given
from hypothesis import strategies as st

from brassboard.kit import Teams, bits, teams


@given(st.integers(1, 7), st.data())
def test_going_round_meets_every_seat_once(players: int, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, players - 1))
    order = teams.seats_from(start, players)
    assert order[0] == start
    assert sorted(order) == list(range(players))
    assert all(teams.next_seat(a, players) == b for a, b in zip(order, order[1:] + order[:1], strict=True))
    assert teams.others(start, players) == order[1:]


@given(st.integers(1, 7), st.integers(0, 127), st.data())
def test_seats_out_of_play_are_passed_over(players: int, among: int, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, players - 1))
    order = teams.seats_from(start, players, among)
    assert teams.mask_of(order) == among & teams.everyone(players)
    behind = [seat for seat in order if seat != start] or list(order) or [-1]
    assert teams.next_seat(start, players, among) == behind[0]


@given(st.lists(st.integers(0, 3), min_size=1, max_size=7))
def test_every_seat_is_ally_or_opponent(team_of: list[int]) -> None:
    table = Teams(team_of)
    for seat in range(table.players):
        assert sorted(table.allies(seat) + table.opponents(seat)) == list(range(table.players))
        assert sorted((*table.mates(seat), seat)) == list(table.allies(seat))
        assert table.seats(table.team_of[seat]) == table.allies(seat)
        assert table.opponents_mask(seat) == bits.bits_of(table.opponents(seat))
        assert all(table.allied(seat, other) for other in table.allies(seat))
    assert table.mask(9) == 0


def test_each_for_itself() -> None:
    table = teams.each_for_itself(3)
    assert table.opponents(1) == (0, 2)
    assert table.mates(1) == ()
    with pytest.raises(ValueError, match="at least one seat"):
        Teams(())
