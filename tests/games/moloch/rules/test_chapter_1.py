"""Chapter I, A sticky situation: Inspector Blackmore is brought out, or killed."""

import pytest

from brassboard.games.moloch.content import CONSTANTS
from brassboard.games.moloch.data.attack_frames import Harm
from brassboard.games.moloch.data.table import NEMESIS_SIDE
from brassboard.games.moloch.queries import life_of
from games.moloch.helper import Stage


def escorting(at: str = "E6", ally: str = "D6") -> Stage:
    """Drago moves, with Inspector Blackmore on the square `ally`."""
    return Stage("1", "drago", at).place("blackmore", ally).answer("move")


# Ends


def test_the_nemesis_wins_at_once_when_blackmore_falls() -> None:
    stage = Stage("1", "tobias").place("blackmore", "E6", damage=5)
    stage.run(Harm(stage.number("blackmore"), 1, "card"))
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, NEMESIS_SIDE, "at_once 1")


def test_the_nemesis_wins_at_once_by_the_third_defeat() -> None:
    stage = Stage("1", "tobias").place("emma", "E6").table(deaths=1)
    stage.run(Harm(stage.number("emma"), 20, "card"))
    assert (stage.over, stage.board.deaths) == (False, 2)
    stage.place("drago", "F6").run(Harm(stage.number("drago"), 20, "card"))
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, NEMESIS_SIDE, "at_once 2")


# Blackmore


@pytest.mark.rule("RM-ALLY-01")
def test_blackmore_has_six_life_in_this_chapter() -> None:
    stage = Stage("1", "blackmore", "E6")
    assert life_of(stage.board, stage.figure("blackmore")) == 6
    assert stage.figure("blackmore").vip
    stage.run(Harm(stage.number("blackmore"), 5, "card"))
    assert stage.at("blackmore") == "E6"


def test_an_escort_brings_blackmore_onto_the_square_just_left() -> None:
    stage = escorting()
    assert "escort:blackmore" not in stage.options()
    stage.answer("step:F6")
    stage.answer("escort:blackmore")
    assert (stage.at("drago"), stage.at("blackmore")) == ("F6", "E6")
    # It comes once after each step.
    assert stage.denied("escort:blackmore") == "RM-ALLY-01"


def test_an_escort_costs_a_point() -> None:
    # Drago has 3 points: two steps and one escort are all.
    stage = escorting().answer("step:F6", "escort:blackmore", "step:G6")
    assert stage.kind == "act"
    assert (stage.at("drago"), stage.at("blackmore")) == ("G6", "E6")


def test_blackmore_must_have_been_adjacent_before_the_step() -> None:
    stage = escorting("G6", "E6").answer("step:F6")
    assert stage.denied("escort:blackmore") == "RM-ALLY-01"


def test_blackmore_must_stand_to_be_escorted() -> None:
    stage = escorting().change("blackmore", down=True).answer("step:F6")
    assert stage.denied("escort:blackmore") == "RM-ALLY-01"


def test_an_escort_is_a_step_of_one_point_for_blackmore() -> None:
    # Through the window F2-G2 a step costs 2 points.
    stage = Stage("1", "drago", "G2").place("blackmore", "F2").answer("move", "step:G3")
    assert stage.denied("escort:blackmore") == "RM-ALLY-01"


def test_disengaging_and_fire_hurt_an_escorted_blackmore() -> None:
    stage = escorting().place("clown1", "C6").fire("E6").answer("step:F6")
    stage.answer("escort:blackmore")
    assert stage.at("blackmore") == "E6"
    assert [event.source for event in stage.notices("damaged") if event.figure == "blackmore"] == ["disengage", "fire"]


def test_only_gentlemen_escort() -> None:
    stage = Stage("1", "bobby1", "E6").place("blackmore", "D6").answer("move", "step:F6")
    assert stage.denied("escort:blackmore") == "RM-ORDER-04"


# Events


def test_in_the_second_clean_up_the_nemesis_lays_a_fire_in_the_north_western_house() -> None:
    stage = Stage("1").clean_up(2)
    assert {text[3:] for text in stage.options()} == {f"{column}{row}" for column in "CDEF" for row in (1, 2, 3)}
    assert stage.answer("at:E2").fires() == {"E2"}
    assert Stage("1").clean_up(3).kind == "summon"


def test_without_a_marker_in_the_supply_no_fire_is_laid() -> None:
    burning = [f"{column}{row}" for row in (7, 8, 9) for column in "CDEFG"]
    burning += [f"{column}{row}" for row in (7, 8, 9) for column in "JKLM"]
    burning += ["I1", "J1", "K1"]
    assert len(burning) == CONSTANTS.fires
    assert Stage("1").fire(*burning).clean_up(2).kind == "summon"


def test_in_the_fourth_clean_up_up_to_three_clowns_come_out_of_one_manhole() -> None:
    stage = Stage("1").place("tobias", "F6").clean_up(4)
    assert stage.asked == (0, "centre")
    assert {text[3:] for text in stage.options()} == {"F5", "L6", "H10"}
    stage.answer("at:F5")
    assert stage.offers("summon") == {f"clown,{square}" for square in ("E4", "F4", "G4", "E5", "G5", "E6", "G6")}
    stage.answer("summon:clown,E4", "summon:clown,G6", "summon:clown,E5")
    assert stage.on_board() == {"drago", "tobias", "clown1", "clown2", "clown3"}
    assert (stage.kind, stage.board.round) == ("summon", 5)


def test_no_clowns_come_if_none_is_in_the_supply() -> None:
    stage = Stage("1")
    for number, column in enumerate("CDEFGHIJKL"):
        stage.place(f"clown{number + 1}", f"{column}10")
    assert stage.clean_up(4).board.round == 5


def test_in_the_sixth_clean_up_the_pool_grows_by_two() -> None:
    assert Stage("1").pool(1).clean_up(6).board.nemesis.pool == 3


def test_the_first_gentleman_to_enter_a_house_draws_a_utensil() -> None:
    stage = Stage("1", "drago", "B8").gone("B8-C8").answer("move", "step:C8").shuffled()
    assert len(stage.figure("drago").cards) == 1
    assert stage.notices("equipment_gained")[-1].figure == "drago"
    stage.answer("stop").place("emma", "B8").turn("emma")
    stage.answer("move", "step:C7").shuffled()
    assert stage.figure("emma").cards == ()
    # The other house is still to be entered.
    stage.place("emma", "N8").gone("M8-N8").turn("emma")
    stage.answer("move", "step:M8").shuffled()
    assert len(stage.figure("emma").cards) == 1


def test_minions_and_allies_find_nothing() -> None:
    stage = Stage("1", "clown1", "B8").gone("B8-C8").answer("move", "step:C8")
    assert stage.notices("equipment_gained") == []
    stage.place("clown1").place("drago", "B8").turn("drago")
    stage.answer("move", "step:C8")
    assert len(stage.figure("drago").cards) == 1
