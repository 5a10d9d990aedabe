import pytest

from brassboard.games.duel.events import Rolled, RoundBegan
from games.duel.helper import ADA, BEN, CLEO, Table


def idle(table: Table) -> None:
    table.dice(move=[1, 1, 1]).answer("end")


@pytest.mark.rule("DU-TURN-01")
def test_everybody_takes_one_turn_a_round_in_seat_order(three: Table) -> None:
    order = []
    for _ in range(6):
        order.append(three.turn.seat)
        idle(three)
    assert order == [ADA, BEN, CLEO, ADA, BEN, CLEO]
    assert three.board.round == 3


@pytest.mark.rule("DU-TURN-02")
def test_a_new_round_begins_with_the_first_who_stands(three: Table) -> None:
    three.fallen(ADA).turn_of(CLEO)
    idle(three)
    assert three.turn.seat == BEN
    assert three.board.round == 2
    assert three.told(None)[-1] == RoundBegan(2)
    idle(three)
    assert three.turn.seat == CLEO
    assert three.board.round == 2, "the round lasts until the last one has had his turn"


@pytest.mark.rule("DU-TURN-02")
def test_the_fallen_are_passed_over(three: Table) -> None:
    three.fallen(BEN)
    idle(three)
    assert three.turn.seat == CLEO


@pytest.mark.rule("DU-TURN-03")
def test_a_turn_begins_without_guard_and_with_a_little_more_stamina(table: Table) -> None:
    table.stamina(ADA, 3).dice(guard=[6, 2, 1]).answer("end")
    assert table.armour(ADA) == 3
    idle(table)
    assert table.turn.seat == ADA
    assert table.armour(ADA) == 0
    assert table.fighter(ADA).stamina == 4


@pytest.mark.rule("DU-TURN-03")
def test_only_ones_own_guard_ends(table: Table) -> None:
    table.dice(guard=[6], move=[2, 1]).answer("end").dice(guard=[5, 4], move=[1]).answer("end")
    assert (table.armour(ADA), table.armour(BEN)) == (0, 2)


@pytest.mark.rule("DU-TURN-03")
@pytest.mark.parametrize(("upgrade", "most"), [("none", 5), ("boiler", 6)])
def test_stamina_has_a_most(upgrade: str, most: int) -> None:
    table = Table(upgrade_1=upgrade).stamina(BEN, most - 1)
    idle(table)
    assert table.fighter(BEN).stamina == most
    idle(table)
    idle(table)
    assert table.fighter(BEN).stamina == most


@pytest.mark.rule("DU-TURN-04")
def test_actions_in_any_order_and_the_end_at_any_time(table: Table) -> None:
    table.place(ADA, "A1").place(BEN, "A3").stamina(ADA, 2).dice(move=[4], strike=[3, 3]).hand(ADA, "valve")
    for action in ("move:A2", "strike:1", "play:valve", "move:B2", "open:d1", "strike:1"):
        assert table.asked == (ADA, "act")
        assert "end" in table.options()
        if action == "open:d1":
            assert table.denied(action) == "DU-MOVE-01", "the points are spent"
            continue
        table.answer(action)
        if action == "strike:1":
            table.dials(0, 0)
    assert table.options() == ["end"]


@pytest.mark.rule("DU-TURN-05")
def test_who_ends_his_turn_draws_a_card_and_keeps_nothing_else(table: Table) -> None:
    table.on_deck("dodge").dice(move=[6, 5], strike=[4]).answer("move:A1")
    assert table.fighter(ADA).hand == ()
    table.answer("end")
    assert table.fighter(ADA).hand == ("dodge",)
    assert table.turn.seat == BEN
    table.dice(move=[1, 1, 1]).answer("end").dice(move=[1], guard=[2, 2])
    assert (table.turn.moves, table.turn.strikes) == (1, 0)


@pytest.mark.rule("DU-TURN-05")
def test_a_choice_is_carried_out_before_the_next(table: Table) -> None:
    table.dice(move=[6, 5, 4]).answer("move:B2")
    assert table.at(ADA) == "B2"
    assert table.offers("open") == {"d1"}, "the next choice starts from there"


@pytest.mark.rule("DU-TURN-06")
def test_who_falls_in_his_own_turn_draws_nothing(three: Table) -> None:
    three.place(ADA, "A1").health(ADA, 2).trap(CLEO, "A2").dice(move=[6, 5, 4]).answer("move:A2")
    assert three.at(ADA) == ""
    assert three.fighter(ADA).hand == ()
    assert three.turn.seat == BEN
    assert three.chance, "Ben's roll is next"


@pytest.mark.rule("DU-TURN-06")
def test_the_last_one_standing_draws_nothing(table: Table) -> None:
    table.place(ADA, "A1").place(BEN, "A2").health(BEN, 1).dice(strike=[6, 5], move=[1])
    table.answer("strike:1").dials(0, 0)
    assert table.over
    assert table.fighter(ADA).hand == ()


# The steam dice


@pytest.mark.rule("DU-POOL-01")
def test_a_turn_begins_with_three_dice_in_sight_of_all(three: Table) -> None:
    request = three.match.position.asked
    assert (request.kind, request.n, request.sides) == ("dice", 3, 6)
    three.roll(2, 6, 4)
    for seat in (ADA, BEN, CLEO, None):
        assert three.told(seat)[-1] == Rolled(ADA, (2, 6, 4))


@pytest.mark.rule("DU-POOL-02")
def test_only_the_roller_may_answer_his_roll(three: Table) -> None:
    three.hand(ADA, "valve").hand(BEN, "luck").hand(CLEO, "luck").roll(1, 1, 1)
    assert three.asked == (ADA, "react")
    assert three.options() == ["pass"]
    three.answer("pass")
    assert three.asked == (ADA, "place")


@pytest.mark.rule("DU-POOL-02")
def test_he_may_answer_until_he_passes(table: Table) -> None:
    table.hand(ADA, "luck", "luck", "patch").roll(1, 1, 1).answer("play:luck").roll(1, 1, 2)
    assert table.options() == ["play:luck", "pass"]
    table.answer("play:luck").roll(1, 1, 3)
    assert table.options() == ["pass"]
    table.answer("pass")
    assert table.turn.faces == (3, 1, 1)


@pytest.mark.rule("DU-POOL-02")
def test_a_roller_without_cards_goes_straight_on(table: Table) -> None:
    table.hand(BEN, "luck").roll(1, 1, 1)
    assert table.asked == (ADA, "place")


@pytest.mark.rule("DU-POOL-03")
def test_dice_are_placed_from_the_highest_down(table: Table) -> None:
    table.roll(2, 6, 4)
    placed = []
    while table.kind == "place":
        placed.append(table.options()[0])
        table.answer(placed[-1])
    assert placed == ["place:6,move", "place:4,move", "place:2,move"]


@pytest.mark.rule("DU-POOL-04")
def test_every_die_goes_on_a_slot_and_equal_dice_are_one(table: Table) -> None:
    table.roll(5, 4, 5)
    assert table.offers("place") == {"5,move", "5,strike", "5,guard"}
    table.answer("place:5,strike")
    assert table.offers("place") == {"5,strike", "5,guard"}, "move and then strike would be the same choice"
    table.answer("place:5,guard")
    assert table.offers("place") == {"4,move", "4,strike", "4,guard"}
    table.answer("place:4,guard")
    assert table.asked == (ADA, "act")


@pytest.mark.rule("DU-POOL-04")
def test_dice_may_be_placed_in_one_batch_or_not_at_all(table: Table) -> None:
    table.roll(6, 5, 4)
    table.match.take(["place:6,move", "place:5,move", "place:4,move"], seat=ADA)
    assert table.turn.moves == 6


@pytest.mark.rule("DU-POOL-05")
def test_a_strike_takes_a_three(table: Table) -> None:
    table.roll(3, 2, 1)
    assert "3,strike" in table.offers("place")
    table.answer("place:3,guard")
    assert table.offers("place") == {"2,move", "2,guard"}
    table.answer("place:2,guard")
    assert table.offers("place") == {"1,move", "1,guard"}


@pytest.mark.rule("DU-POOL-06")
@pytest.mark.parametrize(("face", "points"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_what_a_die_gives_on_move(table: Table, face: int, points: int) -> None:
    table.dice(move=[face], guard=[1, 1])
    assert table.turn.moves == points


@pytest.mark.rule("DU-POOL-06")
def test_what_the_slots_give_together(table: Table) -> None:
    table.dice(move=[6, 3], guard=[1])
    assert (table.turn.moves, table.turn.strikes, table.armour(ADA)) == (3, 0, 1)
    table.answer("end")
    assert table.turn.seat == BEN
    assert table.armour(ADA) == 1, "the guard holds during the rivals' turns"


@pytest.mark.rule("DU-EX-01")
def test_example_of_ada_and_her_three_dice(table: Table) -> None:
    table.roll(3, 6, 2).answer("place:6,move", "place:3,strike", "place:2,guard")
    assert (table.turn.moves, table.turn.strikes, table.armour(ADA)) == (2, 1, 1)
    table.answer("end").dice(move=[1, 1, 1])
    assert table.armour(ADA) == 1
    table.answer("end")
    assert table.armour(ADA) == 0
