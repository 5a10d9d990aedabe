"""What the places of an intermezzo bring into the next chapter, once it has begun."""

import pytest

from brassboard.games.moloch.queries import life_of
from games.moloch.helper import Stage

WITH_ABIGAIL = ("abigail", "drago", "emma", "cavendish")


def revealing(card: str, players: int = 2) -> Stage:
    """Abigail holds the sabbath's token, and this card of the Nemesis is turned up."""
    stage = Stage("2", acting="abigail", group=WITH_ABIGAIL, players=players)
    stage.place("damon", "J10").place("lotties1", "F5").place("lotties2", "G5").place("clown1", "C6")
    stage.board.party.tokens = ("sabbath abigail",)
    return stage.activate(card)


# The sabbath


@pytest.mark.rule("RM-PLACE-01", "RM-RULING-80")
def test_a_sabbath_calls_one_activation_of_an_agent_off() -> None:
    stage = revealing("damon")
    assert stage.asked[0] == stage.figure("abigail").seat
    assert stage.offers("token") == {"sabbath"}
    stage.answer("token:sabbath")
    assert stage.board.party.tokens == ()
    assert [event.card for event in stage.notices("called_off")] == ["damon"]
    assert not stage.notices("power_used")
    assert stage.board.active != "damon" or stage.asked[0] != 0
    stage.activate("damon")
    assert stage.asked[0] == 0  # It is used up: Damon acts.


@pytest.mark.rule("RM-PLACE-01")
def test_a_sabbath_may_wait() -> None:
    stage = revealing("damon").answer("pass")
    assert stage.asked == (0, "act")
    assert stage.board.party.tokens == ("sabbath abigail",)


@pytest.mark.rule("RM-RULING-80")
def test_a_sabbath_calls_the_whole_card_of_several_figures_off() -> None:
    stage = revealing("lotties").answer("token:sabbath")
    assert [event.card for event in stage.notices("called_off")] == ["lotties"]
    assert not stage.notices("moved")


@pytest.mark.rule("RM-PLACE-01")
@pytest.mark.parametrize("card", ["minions", "chaos"])
def test_a_sabbath_is_for_agents_only(card: str) -> None:
    assert "sabbath" not in revealing(card).offers("token")


@pytest.mark.rule("RM-PLACE-01")
def test_a_defeated_owner_holds_no_sabbath() -> None:
    stage = revealing("damon")
    stage.change("abigail", defeated=True)
    stage.activate("damon")
    assert stage.asked[0] == 0


# Tokens of the group and of a visitor


def test_st_thomas_hospital_revives_a_gentleman_in_any_gentlemans_activation() -> None:
    stage = Stage("1", acting="drago", at="C6").place("emma", "H8", defeated=True, damage=5)
    stage.board.party.tokens = ("st_thomas_hospital",)
    stage.ask_again()
    assert stage.offers("token") == {"st_thomas_hospital"}
    stage.answer("token:st_thomas_hospital")
    assert (stage.figure("emma").defeated, stage.figure("emma").damage) == (False, 0)
    assert stage.actions_left() == 2
    assert stage.board.party.tokens == ()


def test_nobody_needs_the_hospital_while_all_stand() -> None:
    stage = Stage("1", acting="drago", at="C6").place("emma", "H8")
    stage.board.party.tokens = ("st_thomas_hospital",)
    assert stage.ask_again().offers("token") == set()


def test_westminster_chapel_cancels_a_chaos_card() -> None:
    stage = Stage("1", acting="tobias", at="N9").place("drago", "A5").hand("foul_tonic")
    stage.change("tobias", damage=5)
    stage.board.party.tokens = ("westminster_chapel",)
    stage.ask_again().answer("chaos:foul_tonic")
    assert stage.asked[0] == stage.leader
    stage.answer("token:westminster_chapel")
    assert stage.figure("tobias").damage == 5
    assert stage.board.chaos_discard == ("foul_tonic",)
    assert stage.board.party.tokens == ()


def test_the_lamplighters_put_all_outside_fires_out_or_three_inside_ones() -> None:
    stage = Stage("1", acting="drago", at="C6").fire("A1", "B4", "C1", "D1", "E1", "F1")
    stage.board.party.tokens = ("lamplighters",)
    stage.ask_again().answer("token:lamplighters")
    assert stage.kind == "way"
    stage.answer(stage.options()[0])
    assert stage.fires() == {"C1", "D1", "E1", "F1"}


def test_a_visitor_of_the_menagerie_charges_without_ether() -> None:
    stage = Stage("1", acting="drago", at="C6").place("clown1", "E6").ether("drago", 0)
    stage.board.party.tokens = ("menagerie drago",)
    stage.ask_again()
    assert stage.offers("token") == {"menagerie"}
    stage.answer("token:menagerie")
    assert stage.offers("charge") == {"clown1"}
    stage.answer("charge:clown1")
    assert stage.figure("drago").ether == 0


def test_only_the_visitor_himself_uses_his_token() -> None:
    stage = Stage("1", acting="major", at="C6").place("clown1", "E6").place("drago", "A5")
    stage.board.party.tokens = ("menagerie drago",)
    assert stage.ask_again().offers("token") == set()


# Gains of a visitor


def test_the_fight_pit_gives_two_more_life() -> None:
    stage = Stage("1", acting="drago", at="C6")
    before = life_of(stage.board, stage.figure("drago"))
    stage.change("drago", gains=("fight_pit",))
    assert life_of(stage.board, stage.figure("drago")) == before + 2


def test_an_opium_smoker_discards_his_first_affliction_unread() -> None:
    stage = Stage("1", acting="drago", at="C6").change("drago", gains=("opium_den",), damage=3).fire("D6")
    stage.stack("afflictions", "bleeding", "sprained_ankle").answer("move", "step:D6")
    assert stage.board.affliction_discard == ("bleeding",)
    assert stage.figure("drago").afflictions == ()


def test_a_fencer_strikes_back_once_a_round_for_nothing() -> None:
    stage = Stage("1", acting="tobias", at="D6").place("major", "C6", gains=("fencing_hall",)).ether("major", 0)
    stage.answer("attack:melee,major")
    stage.quiet().roll("cover", "cover", "cover", "cover", "cover")
    while not stage.chance:
        stage.answer("roll" if "roll" in stage.options() else "pass")
    stage.roll("hit", "hit", "hit")
    assert stage.kind == "counter"
    assert stage.offers("counter") == {"melee,tobias"}


def test_from_the_observatory_the_gentlemen_see_the_last_card_of_the_row() -> None:
    stage = Stage("1", acting="drago", at="C6", players=3).place("tobias", "N9").place("clown1", "G5")
    stage.change("cavendish", gains=("observatory",))
    stage.command().answer("card:chaos", "card:minions", seat=0)
    for seat in (1, 2):
        assert [slot["card"] for slot in stage.seen_by(seat)["lower"]][-1] == "tobias"
        assert "tobias" not in [slot["card"] for slot in stage.seen_by(seat)["lower"]][:-1]
