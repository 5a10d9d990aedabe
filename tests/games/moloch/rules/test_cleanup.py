"""Clean-up: events and ends of the chapter, the round marker, fire, reinforcements, cards (chapter clean-up)."""

import pytest

from brassboard.games.moloch.data.card_frames import SpawnRule
from brassboard.games.moloch.data.table import GENTLEMEN_SIDE, NEMESIS_SIDE
from brassboard.games.moloch.queries import cards_of
from games.moloch.helper import Stage


@pytest.mark.rule("RM-CLEAN-01")
def test_the_end_of_the_chapter_is_checked_before_anything_else() -> None:
    stage = Stage("1").fire("D2", "E6").clean_up(8)
    assert stage.over
    assert (stage.board.winner, stage.board.ended, stage.board.round) == (NEMESIS_SIDE, "limit 3", 8)
    assert stage.fires() == {"D2", "E6"}


@pytest.mark.rule("RM-CLEAN-01")
def test_an_event_of_the_round_comes_before_the_round_marker_moves() -> None:
    stage = Stage("1").clean_up(2)
    assert (stage.asked, stage.board.round) == ((0, "lay_fire"), 2)


@pytest.mark.rule("RM-RULING-49")
@pytest.mark.parametrize(
    ("chapter", "limit", "winner"), [("1", 8, 0), ("2", 8, 0), ("3", 8, 1), ("4", 7, 1), ("5", 8, 1), ("6", 8, 0)]
)
def test_each_chapter_has_its_own_limit(chapter: str, limit: int, winner: int) -> None:
    assert not Stage(chapter).clean_up(limit - 1).over
    stage = Stage(chapter).clean_up(limit)
    assert stage.over
    assert stage.board.winner == winner
    assert stage.match.result.winners == ((0,) if winner == NEMESIS_SIDE else (1,))


@pytest.mark.rule("RM-CLEAN-02")
def test_the_round_marker_moves_on() -> None:
    assert Stage("1").clean_up(3).board.round == 4


@pytest.mark.rule("RM-CLEAN-03")
def test_the_nemesis_spreads_fire_after_the_round_marker_has_moved() -> None:
    stage = Stage("1").fire("D2").clean_up(3)
    assert (stage.asked, stage.board.round) == ((0, "spread_to"), 4)


@pytest.mark.rule("RM-CLEAN-04")
def test_cards_of_figures_removed_from_the_scene_are_put_aside() -> None:
    stage = Stage("1", "tobias").place("emerson", "H5").place("drago", "A5").place("emma", "B5")
    stage.rows(["drago"], ["emerson"])
    stage.place("emerson").answer("end")
    stage.answer("end").quiet()
    assert (stage.board.phase, stage.asked) == ("command", (0, "row"))
    assert stage.offers("card") == {"tobias", "chaos"}
    assert stage.board.upper == stage.board.lower == []
    stage.answer("card:chaos")
    assert stage.offers("card") == {"drago", "emma"}


@pytest.mark.rule("RM-CLEAN-05")
def test_the_next_round_starts_with_the_command_phase() -> None:
    stage = Stage("1").place("emma", "B5").place("tobias", "N9").clean_up(3)
    stage.answer("done")
    assert (stage.board.phase, stage.kind, stage.board.round) == ("command", "row", 4)
    assert stage.notices("round_began")[-1].round == 4


@pytest.mark.rule("RM-RULING-79")
def test_the_card_of_a_group_is_put_aside_and_comes_back_with_one_of_its_figures() -> None:
    stage = Stage("1").place("emma", "B5").place("tobias", "N9").place("bobby2", "K1").clean_up(3)
    stage.answer("done")
    assert stage.offers("card") == {"tobias", "chaos"}
    assert "allies" in cards_of(stage.board, GENTLEMEN_SIDE)
    stage.place("bobby2").clean_up(5).answer("summon:clown,N1")
    assert stage.offers("card") == {"tobias", "minions", "chaos"}
    assert "allies" not in cards_of(stage.board, GENTLEMEN_SIDE)


# Reinforcements and other minions that are placed


@pytest.mark.rule("RM-RULING-09")
def test_reinforcements_come_on_free_squares_at_the_points_of_listed_types() -> None:
    stage = Stage("1").place("tobias", "N9").clean_up(1)
    # N1 and N10 are the points; walls lie west of N1 and N9, and Tobias stands on N9.
    assert stage.offers("summon") == {
        f"{type},{square}" for type in ("shambling", "clown") for square in ("N1", "N2", "M10", "N10")
    }
    assert stage.denied("summon:clown,N9") == "RM-RULING-09"
    assert stage.denied("summon:ragged,N1") == "RM-RULING-09"
    stage.answer("summon:clown,N2")
    assert stage.at("clown1") == "N2"
    assert stage.kind != "summon"


@pytest.mark.rule("RM-RULING-09")
def test_only_figures_in_the_supply_can_be_placed() -> None:
    stage = Stage("1")
    clowns = [one for one in stage.board.figures if one.sheet == "clown"]
    for clown, column in zip(clowns, "CDEFGHIJKL", strict=True):
        stage.place(clown.id, f"{column}10")
    stage.clean_up(1)
    assert {text.partition(",")[0] for text in stage.offers("summon")} == {"shambling"}
    assert stage.denied("summon:clown,N1") == "RM-RULING-09"


def test_reinforcements_may_be_left_out_and_come_one_by_one() -> None:
    stage = Stage("5").clean_up(1)
    assert stage.board.round == 2
    stage.answer("summon:burning,N1")
    assert "summon:burning,N1" not in stage.options()
    stage.answer("summon:shambling,M1")
    assert stage.on_board() == {"drago", "burning1", "shambling1"}
    assert stage.kind != "summon"
    assert Stage("5").clean_up(1).answer("done").on_board() == {"drago"}


@pytest.mark.rule("RM-RULING-09")
def test_a_minion_placed_on_a_fire_suffers() -> None:
    stage = Stage("1", "tobias").fire("G5")
    stage.run(SpawnRule(0, ("shambling",), 2, (stage.square("G5"), stage.square("G6"))))
    stage.answer("summon:shambling,G5")
    assert stage.notices("damaged")[-1].source == "fire"
    assert stage.at("shambling1") == ""
    assert stage.options() == ["summon:shambling,G5", "summon:shambling,G6", "done"]


@pytest.mark.rule("RM-RULING-09")
def test_minions_appear_next_to_the_one_centre_that_is_picked() -> None:
    stage = Stage("1", "tobias").place("emerson", "H5")
    centres = (stage.square("N9"), stage.square("H5"))
    stage.run(SpawnRule(0, ("clown", "shambling"), 2, centres=centres))
    assert stage.options() == ["at:H5", "at:N9"]
    stage.answer("at:N9")
    assert {text.partition(",")[2] for text in stage.offers("summon")} == {"N8", "M10", "N10"}
    stage.answer("summon:clown,N8", "summon:shambling,N10")
    assert stage.kind == "act"


# Worked examples


@pytest.mark.rule("RM-EX-13")
def test_the_clean_up_of_round_2_of_the_first_chapter() -> None:
    stage = Stage("1").start().clean_up(2)
    assert stage.kind == "lay_fire"
    stage.answer("at:D2")
    # The new fire does not spread: the next question is about reinforcements, and round 3 is set.
    assert (stage.kind, stage.board.round, stage.fires()) == ("summon", 3, {"D2"})
    stage.answer("summon:clown,N1")
    assert (stage.board.phase, stage.kind) == ("command", "row")
    assert stage.offers("card") == {"tobias", "emerson", "minions", "chaos"}


@pytest.mark.rule("RM-EX-15")
def test_the_clean_up_of_round_1_of_the_third_chapter() -> None:
    stage = Stage("3", at="E10").start().clean_up(1)
    assert stage.board.progress == 4
    assert (stage.kind, stage.board.round, stage.over) == ("summon", 2, False)
    stage.answer(stage.options()[0])
    assert (stage.board.phase, stage.kind) == ("command", "row")
