"""Chapter III, The house of the sleepless: four circles that gentlemen break while the cult makes progress."""

import pytest

from brassboard.games.moloch.data.attack_frames import Harm
from brassboard.games.moloch.data.table import GENTLEMEN_SIDE, NEMESIS_SIDE
from brassboard.games.moloch.queries import cards_of
from games.moloch.helper import Stage

CIRCLES = {"C2", "J2", "C7", "J7"}


# Circles


def test_a_circle_lies_on_each_object_square() -> None:
    stage = Stage("3")
    assert stage.names(stage.board.objects) == CIRCLES


def test_a_circle_blocks_nothing() -> None:
    stage = Stage("3", "drago", "C8").answer("move", "step:C7")
    assert stage.at("drago") == "C7"


def test_a_gentleman_breaks_a_circle_with_two_hits() -> None:
    stage = Stage("3", "drago", "C8").stack("artefacts", "mirror_of_isis")
    stage.answer("break:C7,str")
    assert stage.dice_asked() == 3
    stage.roll("hit", "crown", "dodge")
    assert stage.names(stage.board.objects) == CIRCLES - {"C7"}
    event = stage.notices("object_broken")[-1]
    assert (event.figure, event.square, event.object) == ("drago", "C7", "circle")
    # The breaker draws an artefact; the crown gave no ether.
    assert stage.figure("drago").cards == ("mirror_of_isis",)
    assert stage.notices("ether_gained") == []
    assert stage.actions_left() == 1


def test_too_few_hits_keep_nothing() -> None:
    stage = Stage("3", "drago", "C8").answer("break:C7,str").roll("hit+", "dodge", "cover")
    assert stage.names(stage.board.objects) == CIRCLES
    stage.answer("break:C7,str").roll("hit", "cover", "dodge")
    assert stage.names(stage.board.objects) == CIRCLES
    assert len(stage.notices("object_holds")) == 2


def test_a_circle_is_broken_from_its_square_or_beside_it_by_gentlemen_only() -> None:
    stage = Stage("3", "drago", "C7")
    assert {text.partition(",")[0] for text in stage.offers("break")} == {"C7"}
    assert stage.denied("break:J7,str") == "RM-ACT-14"
    assert stage.place("drago", "C9").offers("break") == set()
    stage = Stage("3", "watling", "C8")
    assert stage.denied("break:C7,str") == "RM-ORDER-04"
    stage = Stage("3", "anpu", "C8")
    assert stage.denied("break:C7,str") == "RM-ORDER-04"


@pytest.mark.rule("RM-RULING-25")
def test_the_attribute_must_be_at_least_1() -> None:
    # Emma has no strength.
    stage = Stage("3", "emma", "C8")
    assert stage.denied("break:C7,str") == "RM-RULING-25"
    assert stage.offers("break") == {"C7,acc"}


# Progress


def test_each_circle_with_a_standing_nemesis_figure_at_it_is_progress() -> None:
    stage = Stage("3", at="E10").place("anpu", "C2").place("ragged1", "J1").place("shambling1", "C8")
    assert stage.clean_up(1).board.progress == 3


def test_a_knocked_down_guard_is_no_progress_and_neither_is_one_farther_off() -> None:
    stage = Stage("3", at="E10").place("anpu", "C2", down=True).place("ragged1", "J4").place("emma", "C8")
    assert stage.clean_up(1).board.progress == 0


def test_a_guard_behind_a_wall_is_no_progress() -> None:
    # K7 is beside the circle on J7. A circle is laid on B2 for this test: A2 is beside it, but outside behind the wall.
    stage = Stage("3", at="E10").place("ragged1", "K7").place("ragged2", "A2")
    stage.table(objects=(stage.square("B2"), stage.square("J7")))
    assert stage.clean_up(1).board.progress == 1


def test_a_broken_circle_is_no_progress() -> None:
    stage = Stage("3", at="E10").place("anpu", "C2").table(objects=(21, 74, 81))
    assert stage.clean_up(1).board.progress == 0


# Ends


def test_the_gentlemen_win_in_clean_up_with_no_circle_left() -> None:
    stage = Stage("3", "drago", "C8").table(objects=(74,))
    stage.answer("break:C7,str").roll("hit", "hit", "hit").shuffled()
    assert not stage.over
    stage.clean_up(3)
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, GENTLEMEN_SIDE, "cleanup 0")


def test_the_nemesis_wins_in_clean_up_with_10_progress() -> None:
    stage = Stage("3", at="E10").table(progress=9).clean_up(3)
    assert not stage.over
    stage = Stage("3", at="E10").table(progress=9).place("anpu", "C2").clean_up(3)
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, NEMESIS_SIDE, "cleanup 1")


def test_the_fifth_defeat_ends_the_chapter() -> None:
    stage = Stage("3", "anpu").place("emma", "E10").table(deaths=4)
    stage.run(Harm(stage.number("emma"), 20, "card"))
    assert (stage.over, stage.board.ended) == (True, "at_once 2")


# Events


@pytest.mark.rule("RM-RULING-79")
def test_in_the_third_clean_up_a_lamia_enters_beside_a_point_and_her_card_comes_back() -> None:
    stage = Stage("3", at="E10").place("emma", "F10").clean_up(3)
    assert stage.asked == (0, "enter")
    assert {text[3:] for text in stage.options()} == {"A1", "A2", "L1", "L2"}
    assert "lamias" not in cards_of(stage.board, NEMESIS_SIDE)
    stage.answer("at:L2")
    assert stage.at("lamias4") == "L2"
    lamia = stage.figure("lamias4")
    assert (lamia.damage, lamia.ether) == (0, stage.figure("lamias1").ether)
    assert "lamias" in cards_of(stage.board, NEMESIS_SIDE)
    stage.answer("done")
    assert stage.offers("card") == {"lamias", "chaos"}


def test_a_lamia_that_enters_may_be_one_that_was_defeated() -> None:
    stage = Stage("3", at="E10")
    for number, square in enumerate(("B1", "B2", "B3")):
        stage.place(f"lamias{number + 2}", square)
    stage.table(fallen=("lamias",)).clean_up(3).answer("at:A1")
    assert stage.at("lamias1") == "A1"


def test_in_the_fourth_clean_up_the_pool_grows_by_the_circles_left() -> None:
    assert Stage("3", at="E10").clean_up(4).board.nemesis.pool == 4
    assert Stage("3", at="E10").table(objects=(14, 21, 74)).clean_up(4).board.nemesis.pool == 3
