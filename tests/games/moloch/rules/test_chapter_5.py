"""Chapter V, Set London on fire: the burning-London plan, its roll, its ritual place and the steam coach."""

import pytest

from brassboard.games.moloch.data.attack_frames import Harm
from brassboard.games.moloch.data.table import GENTLEMEN_SIDE, NEMESIS_SIDE
from brassboard.games.moloch.queries import cards_of
from games.moloch.helper import Stage

DISTRICTS = ("whitechapel", "city", "southwark", "westminster", "lambeth", "tower")


def hurt(stage: Stage, id: str) -> Stage:
    """A figure suffers enough to be defeated."""
    return stage.run(Harm(stage.number(id), 30, "card"))


# The roll


@pytest.mark.rule("RM-CHAP-01")
def test_the_chaos_card_lets_the_nemesis_roll_three_dice_with_two_rerolls() -> None:
    stage = Stage("5").activate("chaos")
    assert stage.dice_asked() == 3
    stage.roll("hit", "dodge", "cover")
    assert stage.asked == (0, "reroll")
    stage.answer("again:cover", "again:dodge", "done").roll("crown", "crown")
    assert stage.asked == (0, "reroll")
    stage.answer("again:crown", "done").roll("hit+")
    assert stage.board.burning == ("city",)
    assert stage.notices("district_burns")[-1].district == "city"


@pytest.mark.rule("RM-EX-16")
def test_whitechapel_burns_before_any_power_is_used() -> None:
    stage = Stage("5").pool(4).place("burning1", "G5").activate("chaos").roll("dodge", "hit", "dodge")
    stage.answer("again:hit").roll("cover")
    stage.answer("again:cover", "done").roll("dodge")
    assert stage.board.burning == ("whitechapel",)
    # Now the powers may be used, each once.
    first, second = stage.board.nemesis.powers
    assert stage.offers("power") == {first, second}
    stage.answer(f"power:{first}").quiet()
    assert stage.denied(f"power:{first}") == "RM-POWER-05"
    assert stage.offers("power") == {second}


@pytest.mark.rule("RM-CHAP-01")
def test_who_rerolls_nothing_keeps_the_roll() -> None:
    stage = Stage("5").activate("chaos").roll("cover", "hit", "cover").answer("done")
    assert stage.board.burning == ("tower",)


@pytest.mark.rule("RM-CHAP-01")
def test_a_roll_without_a_pattern_sets_nothing_on_fire() -> None:
    stage = Stage("5").activate("chaos").roll("crown", "hit", "cover").answer("done")
    assert stage.board.burning == ()


@pytest.mark.rule("RM-CHAP-01")
def test_a_district_that_burns_does_not_burn_again() -> None:
    stage = Stage("5").table(burning=("tower",)).activate("chaos").roll("cover", "hit", "cover").answer("done")
    assert stage.board.burning == ("tower",)


@pytest.mark.rule("RM-RULING-34")
def test_a_die_may_be_rerolled_in_both_rerolls() -> None:
    stage = Stage("5").activate("chaos").roll("dodge", "dodge", "hit")
    stage.answer("again:hit").roll("crown").answer("again:crown", "done").roll("dodge")
    assert stage.board.burning == ("whitechapel",)


@pytest.mark.rule("RM-CHAP-02")
def test_a_defeat_lets_the_nemesis_roll_once_the_spawn_has_been_placed() -> None:
    stage = hurt(Stage("5", "titus").place("emma", "F5"), "emma")
    assert (stage.chance, stage.board.deaths, stage.board.nemesis.pool) == (False, 1, 2)
    stage = hurt(Stage("5", "titus").place("emma", "F5").place("spawn", "B4"), "emma")
    # The ether for the defeat comes first (RM-ETHER-06).
    assert (stage.chance, stage.board.deaths, stage.board.nemesis.pool) == (True, 1, 2)
    stage.roll("dodge", "dodge", "dodge").answer("done")
    assert stage.board.burning == ("whitechapel",)


@pytest.mark.rule("RM-CHAP-02")
def test_the_defeat_of_an_ally_or_a_minion_lets_nobody_roll() -> None:
    stage = hurt(Stage("5", "titus").place("spawn", "B4").place("bobby1", "F5"), "bobby1")
    assert not stage.chance
    assert not hurt(stage.place("burning1", "F6"), "burning1").chance


# The ritual place


@pytest.mark.rule("RM-CHAP-03", "RM-RULING-63")
def test_titus_vanishes_at_the_ritual_place_and_a_district_burns() -> None:
    stage = Stage("5", "titus", "B5").ether("titus", 2).answer("move", "step:A5")
    assert stage.asked == (0, "district")
    assert stage.offers("district") == {*DISTRICTS}
    assert stage.at("titus") == ""
    stage.answer("district:lambeth")
    assert stage.board.burning == ("lambeth",)
    # He is not defeated, and his activation is over.
    assert stage.board.fallen == ()
    assert stage.figure("titus").left
    assert "titus" not in cards_of(stage.board, NEMESIS_SIDE)
    assert stage.kind == "summon"


@pytest.mark.rule("RM-RULING-64")
def test_the_ether_of_an_agent_that_leaves_goes_to_the_bank() -> None:
    stage = Stage("5", "titus", "B5").ether("titus", 2).pool(1).answer("move", "step:A6", "district:city")
    assert stage.figure("titus").ether == 0
    assert stage.board.nemesis.pool == 1
    assert stage.board.nemesis.on_powers == (0, 0)


@pytest.mark.rule("RM-CHAP-03")
def test_each_lottie_counts_by_herself() -> None:
    stage = Stage("5", "lotties1", "B5").place("lotties2", "C4").answer("move", "step:A5", "district:city")
    assert (stage.at("lotties1"), stage.at("lotties2")) == ("", "C4")
    assert "lotties" in cards_of(stage.board, NEMESIS_SIDE)
    stage.place("lotties2", "B6").turn("lotties2").answer("move", "step:A6")
    assert stage.denied("district:city") == "RM-CHAP-03"
    stage.answer("district:tower")
    assert stage.board.burning == ("city", "tower")
    assert "lotties" not in cards_of(stage.board, NEMESIS_SIDE)


def test_others_reach_nothing_at_the_ritual_place() -> None:
    stage = Stage("5", "burning1", "B5").answer("move", "step:A5")
    assert (stage.at("burning1"), stage.board.burning) == ("A5", ())


def test_an_agent_that_left_does_not_come_back() -> None:
    stage = Stage("5", "spawn", "B5").change("spawn", left=True, square=-1).clean_up(4)
    assert stage.at("spawn") == ""
    assert stage.kind == "summon"


# Ends


def test_the_nemesis_wins_at_once_when_four_districts_burn() -> None:
    stage = Stage("5", "titus", "B5").table(burning=DISTRICTS[:3]).answer("move", "step:A5")
    assert not stage.over
    stage.answer("district:tower")
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, NEMESIS_SIDE, "at_once 1")


def test_the_gentlemen_win_at_once_when_the_spawn_falls() -> None:
    stage = hurt(Stage("5", "drago").place("spawn", "B4"), "spawn")
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, GENTLEMEN_SIDE, "at_once 0")


# Events


@pytest.mark.rule("RM-RULING-79")
def test_in_the_fourth_clean_up_the_spawn_comes_with_full_ether() -> None:
    stage = Stage("5").place("emma", "G5").change("spawn", ether=0).clean_up(4)
    assert stage.at("spawn") == "B4"
    assert stage.figure("spawn").ether > 0
    stage.answer("done")
    assert stage.offers("card") == {"spawn", "chaos"}


def test_if_its_square_is_taken_the_spawn_comes_to_the_nearest_free_one() -> None:
    stage = Stage("5").place("emma", "B4").clean_up(4)
    assert stage.asked == (0, "enter")
    # B2 is a crate two rows up; all neighbours of B4 are free and as near.
    assert {text[3:] for text in stage.options()} == {"A3", "B3", "C3", "A4", "C4", "A5", "B5", "C5"}
    assert stage.answer("at:C5").at("spawn") == "C5"


def test_in_the_fifth_clean_up_a_fire_is_laid_in_each_house_without_one() -> None:
    stage = Stage("5").fire("J3").clean_up(5)
    laid = []
    while stage.kind == "lay_fire":
        laid.append(stage.options()[0][3:])
        stage.answer(stage.options()[0])
    assert laid == ["D1", "C6", "I7"]
    # Only the old fire spreads.
    assert stage.kind == "spread_to"
    stage.answer(stage.options()[0])
    assert len(stage.board.fire) == 5


# The steam coach


@pytest.mark.rule("RM-ALLY-01")
def test_the_coach_puts_out_up_to_two_fires_around_it() -> None:
    stage = Stage("5", "steam_coach", "D5").place("bobby1", "H5").fire("D5", "E5", "C4", "G5")
    stage.turn("steam_coach").answer("special:hose")
    assert {text[3:] for text in stage.options()[:-1]} == {"D5", "E5", "C4"}
    stage.answer("at:D5", "at:C4")
    assert (stage.kind, stage.fires()) == ("figure", {"E5", "G5"})


def test_the_coach_needs_a_fire_beside_it() -> None:
    stage = Stage("5", "steam_coach", "D5").fire("G5")
    assert stage.denied("special:hose") == "RM-RULING-107"


def test_the_coach_puts_a_burning_district_out_once() -> None:
    stage = Stage("5", "steam_coach", "D5").table(burning=("city", "tower"))
    stage.answer("special:put_out")
    assert stage.asked == (1, "saved")
    assert stage.denied("district:lambeth") == "RM-ALLY-01"
    stage.answer("district:city")
    assert stage.board.burning == ("tower",)
    stage.turn("steam_coach")
    assert stage.denied("special:put_out") == "RM-ALLY-01"


def test_the_coach_puts_no_district_out_next_to_a_standing_enemy_or_if_none_burns() -> None:
    stage = Stage("5", "steam_coach", "D5")
    assert stage.denied("special:put_out") == "RM-ALLY-01"
    stage.table(burning=("city",)).place("burning1", "E5")
    assert stage.denied("special:put_out") == "RM-ALLY-01"
    assert stage.change("burning1", down=True).offers("special") == {"put_out"}


def test_only_the_coach_has_these_actions() -> None:
    stage = Stage("5", "bobby1", "D5").fire("D5").table(burning=("city",))
    assert stage.offers("special") == set()


def test_the_coach_keeps_to_the_street() -> None:
    stage = Stage("5", "steam_coach", "D5").gone("D5-D6").answer("move")
    assert "step:D6" not in stage.options()
    assert {"step:D4", "step:E5"} <= {*stage.options()}
