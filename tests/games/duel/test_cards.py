import pytest

from brassboard.games.duel.events import CardPlayed, Countered, Rolled
from games.duel.helper import ADA, BEN, CLEO, Table


def struck(table: Table, mine: int = 3, theirs: int = 0) -> Table:
    """Ada strikes Ben; both have dialled."""
    table.place(ADA, "A1").place(BEN, "A2").dice(strike=[6, 5, 4])
    return table.answer("strike:1").dials(mine, theirs)


@pytest.mark.rule("DU-CARD-01")
def test_only_cards_in_hand_and_only_in_their_time(table: Table) -> None:
    table.hand(ADA, "valve", "luck").dice(move=[1, 1, 1])
    assert table.offers("play") == {"valve"}
    denial = table.why_not("play:patch")
    assert (denial.rule, denial.key, denial.args) == ("DU-CARD-01", "denied", {"card": "patch"})
    assert table.why_not("play:luck").key == "not-now", "held, but only an answer to a roll"
    assert table.denied("play:dodge") == "DU-CARD-01"


@pytest.mark.rule("DU-CARD-01")
def test_turn_cards_are_no_answers(table: Table) -> None:
    table.hand(ADA, "snare", "valve", "patch", "dodge", "counter").roll(1, 1, 1)
    assert table.options() == ["pass"]
    assert table.why_not("play:valve").key == "not-now"


@pytest.mark.rule("DU-CARD-01")
def test_two_cards_of_a_kind_are_one_choice(table: Table) -> None:
    table.hand(ADA, "valve", "valve").dice(move=[1, 1, 1])
    assert table.options().count("play:valve") == 1
    table.answer("play:valve")
    assert table.fighter(ADA).hand == ("valve",)


@pytest.mark.rule("DU-CARD-01")
def test_a_card_lies_open_before_anybody_answers_it(three: Table) -> None:
    three.hand(ADA, "valve").dice(move=[1, 1, 1]).hand(BEN, "dodge").answer("play:valve")
    assert three.asked == (BEN, "react")
    assert three.seen_by(CLEO)["discard"] == ["valve"]
    assert three.seen_by(CLEO)["fighters"][ADA]["hand"] == []
    assert CardPlayed(ADA, "valve") in three.told(None)


@pytest.mark.rule("DU-CARD-02")
def test_a_countered_card_does_nothing_and_both_are_spent(three: Table) -> None:
    three.health(ADA, 3).hand(ADA, "patch", "valve").dice(move=[1, 1, 1])
    three.hand(BEN, "counter", "luck").hand(CLEO, "counter", "dodge").answer("play:patch")
    assert three.asked == (BEN, "react")
    assert three.options() == ["play:counter", "pass"]
    three.answer("play:counter")
    assert three.asked == (ADA, "act"), "a card is countered once: Cleo is not asked"
    assert three.fighter(ADA).hp == 3
    assert three.board.discard == ("counter", "patch")
    assert three.fighter(BEN).hand == ("luck",)
    assert Countered(BEN, "patch") in three.told(CLEO)
    three.answer("play:valve")
    assert three.asked == (BEN, "react"), "the next card can be answered again"


@pytest.mark.rule("DU-CARD-02")
def test_every_rival_with_cards_is_asked_in_seat_order(three: Table) -> None:
    three.health(BEN, 3).turn_of(BEN).hand(BEN, "patch").dice(move=[1, 1, 1])
    three.hand(ADA, "luck").hand(CLEO, "counter").answer("play:patch")
    assert three.asked == (ADA, "react")
    assert three.options() == ["pass"]
    three.answer("pass")
    assert three.asked == (CLEO, "react")
    assert three.options() == ["play:counter", "pass"]
    three.answer("pass")
    assert three.asked == (BEN, "act")
    assert three.fighter(BEN).hp == 4


@pytest.mark.rule("DU-CARD-02")
def test_an_answer_can_be_countered_too(table: Table) -> None:
    table.hand(ADA, "luck").hand(BEN, "counter", "valve").roll(6, 6, 6).answer("play:luck")
    assert table.match.position.path() == (
        "Duel.take_turn › Turn.roll_pool › Roll.roller_may_answer › Window.offer › PlayCard.others_may_counter"
        " › Window.offer"
    )
    table.answer("play:counter")
    assert table.asked == (ADA, "place")
    assert table.turn.faces == (6, 6, 6)


@pytest.mark.rule("DU-CARD-02")
def test_the_striker_may_counter_a_dodge(table: Table) -> None:
    table.hand(ADA, "counter").hand(BEN, "dodge")
    struck(table).answer("play:dodge", "play:counter")
    assert table.fighter(BEN).hp == 2, "1 + 3 and no armour"


@pytest.mark.rule("DU-RULING-01")
def test_a_counter_is_not_countered(three: Table) -> None:
    three.health(ADA, 3).hand(ADA, "patch", "counter").dice(move=[1, 1, 1])
    three.hand(BEN, "counter", "counter").hand(CLEO, "counter").answer("play:patch", "play:counter")
    assert three.asked == (ADA, "act"), "nobody was asked about the Counter"
    assert three.fighter(ADA).hp == 3


@pytest.mark.rule("DU-CARD-03")
def test_an_uncountered_card_works_at_once(table: Table) -> None:
    table.stamina(ADA, 1).hand(ADA, "valve").dice(move=[1, 1, 1]).hand(BEN, "dodge").answer("play:valve")
    assert table.fighter(ADA).stamina == 1, "Ben may still counter"
    table.answer("pass")
    assert table.fighter(ADA).stamina == 3
    assert table.asked == (ADA, "act")


@pytest.mark.rule("DU-CARD-03")
def test_an_answer_works_before_what_it_answers_goes_on(table: Table) -> None:
    table.hand(ADA, "luck").roll(1, 1, 1).answer("play:luck")
    assert table.chance, "the new roll comes before the dice are placed"


@pytest.mark.rule("DU-CARD-04")
def test_luck_rolls_all_dice_again(table: Table) -> None:
    table.hand(ADA, "luck").roll(1, 1, 2).answer("play:luck").roll(4, 6, 5)
    assert table.told(BEN)[-1] == Rolled(ADA, (4, 6, 5))
    assert table.turn.faces == (6, 5, 4)
    assert table.asked == (ADA, "place"), "without a card left he is not asked again"


@pytest.mark.rule("DU-CARD-04")
def test_the_new_roll_stands_also_if_it_is_worse(table: Table) -> None:
    table.hand(ADA, "luck", "dodge").roll(6, 6, 5).answer("play:luck").roll(1, 1, 1)
    assert table.options() == ["pass"]
    table.answer("pass")
    assert table.turn.faces == (1, 1, 1)


@pytest.mark.rule("DU-EX-03")
def test_example_of_two_lucks_and_a_counter(table: Table) -> None:
    table.hand(ADA, "luck", "luck").hand(BEN, "counter")
    table.roll(1, 1, 2).answer("play:luck", "play:counter")
    assert table.options() == ["play:luck", "pass"]
    table.answer("play:luck")
    assert table.chance, "Ben has no card left to counter with"
    table.roll(5, 3, 6)
    assert table.turn.faces == (6, 5, 3)
    assert table.board.discard == ("counter", "luck", "luck")


@pytest.mark.rule("DU-CARD-05")
def test_a_dodge_takes_two_off_this_strike_only(table: Table) -> None:
    table.hand(BEN, "dodge")
    struck(table, mine=3)
    assert table.asked == (BEN, "react")
    assert table.match.view(BEN)["frames"][-2]["dials"], "he has seen both dials"
    table.answer("play:dodge")
    assert table.fighter(BEN).hp == 4
    assert table.armour(BEN) == 0
    table.answer("strike:1").dials(1, 0)
    assert table.fighter(BEN).hp == 2


@pytest.mark.rule("DU-CARD-05")
def test_dodges_add_up(table: Table) -> None:
    table.hand(BEN, "dodge", "dodge", "luck")
    struck(table, mine=5).answer("play:dodge", "play:dodge")
    assert table.options() == ["pass"]
    table.answer("pass")
    assert table.fighter(BEN).hp == 4


@pytest.mark.rule("DU-CARD-05")
def test_only_the_target_dodges(three: Table) -> None:
    three.hand(CLEO, "dodge").hand(BEN, "dodge")
    struck(three)
    assert three.asked == (BEN, "react")
    three.answer("pass")
    assert three.asked == (ADA, "act")


@pytest.mark.rule("DU-CARD-06")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (4, 5), (5, 5)])
def test_a_valve_gives_two_stamina(table: Table, before: int, after: int) -> None:
    table.hand(ADA, "valve").dice(move=[1, 1, 1]).stamina(ADA, before).answer("play:valve")
    assert table.fighter(ADA).stamina == after


@pytest.mark.rule("DU-CARD-06")
def test_a_second_boiler_holds_more() -> None:
    table = Table(upgrade_0="boiler").hand(ADA, "valve").dice(move=[1, 1, 1]).stamina(ADA, 5).answer("play:valve")
    assert table.fighter(ADA).stamina == 6


@pytest.mark.rule("DU-CARD-07")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (5, 6), (6, 6), (7, 7)])
def test_a_patch_gives_one_health_up_to_six(before: int, after: int) -> None:
    table = Table(upgrade_0="iron").hand(ADA, "patch").dice(move=[1, 1, 1]).health(ADA, before).answer("play:patch")
    assert table.fighter(ADA).hp == after


@pytest.mark.rule("DU-CARD-08")
def test_whoever_holds_a_card_is_asked_also_if_he_can_only_pass(table: Table) -> None:
    table.hand(BEN, "patch")
    struck(table)
    assert table.asked == (BEN, "react")
    assert table.options() == ["pass"]


@pytest.mark.rule("DU-CARD-08")
def test_whoever_holds_none_is_not_asked(table: Table) -> None:
    struck(table)
    assert table.asked == (ADA, "act")
    assert table.fighter(BEN).hp == 2


@pytest.mark.rule("DU-CARD-08")
@pytest.mark.parametrize("card", ["counter", "luck", "patch"])
def test_what_a_rival_holds_changes_nothing_anybody_else_sees(card: str) -> None:
    views = []
    for held in ("counter", card):
        table = Table(players=3).hand(ADA, "valve").dice(move=[1, 1, 1]).hand(BEN, held).answer("play:valve")
        views.append([table.match.view(seat) for seat in (ADA, CLEO, None)])
    assert views[0] == views[1]
