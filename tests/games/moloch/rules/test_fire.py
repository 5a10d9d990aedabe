"""Fire: it hurts who enters it or starts in it, goes out outside, and spreads inside (chapter fire)."""

import pytest

from brassboard.games.moloch.content import CONSTANTS
from brassboard.games.moloch.data.card_frames import Douse, LayFire, SpreadFire
from brassboard.games.moloch.queries import ground_of
from games.moloch.helper import Stage

ROOM = ("C1", "D1", "E1", "F1", "C2", "D2", "E2", "F2", "C3", "D3", "E3", "F3")
"""The squares of the north-western house of chapter I: a door D3-D4, a window F2-G2, walls all round."""


def burnt(*fires: str, round: int = 1) -> Stage:
    """Clean-up of chapter I begins with these fires; nobody is on the board but Drago."""
    return Stage("1").fire(*fires).clean_up(round)


def neighbours(*squares: str) -> set[str]:
    """The squares within one of any of these, walls or not."""
    near = {f"{chr(ord(name[0]) + x)}{int(name[1:]) + y}" for name in squares for x in (-1, 0, 1) for y in (-1, 0, 1)}
    return near - {*squares}


# Being hurt


@pytest.mark.rule("RM-FIRE-01")
def test_each_fire_square_that_is_entered_hurts() -> None:
    stage = Stage("1", at="C6").fire("D6", "E6")
    stage.answer("move", "step:D6")
    assert stage.figure("drago").damage == 1
    stage.answer("step:E6")
    assert stage.figure("drago").damage == 2


@pytest.mark.rule("RM-FIRE-01")
def test_an_activation_that_starts_in_fire_hurts() -> None:
    stage = Stage("1", at="C6").fire("C6").activate("drago")
    assert (stage.kind, stage.figure("drago").damage) == ("act", 1)


@pytest.mark.rule("RM-RULING-43")
def test_a_fire_laid_under_a_figure_does_not_hurt_it() -> None:
    stage = Stage("1", at="C6")
    stage.run(LayFire(0, (stage.square("C6"),)))
    assert (stage.fires(), stage.figure("drago").damage) == ({"C6"}, 0)


@pytest.mark.rule("RM-FIRE-02")
def test_a_square_holds_one_marker() -> None:
    stage = Stage("1", at="C6").fire("C6")
    stage.run(LayFire(0, (stage.square("C6"), stage.square("D6"), stage.square("E6"))))
    assert stage.options() == ["at:D6", "at:E6"]
    assert stage.denied("at:C6") == "RM-FIRE-02"
    stage.answer("at:E6")
    assert stage.fires() == {"C6", "E6"}
    stage.run(LayFire(0, (stage.square("C6"),)))
    assert (stage.kind, stage.fires()) == ("act", {"C6", "E6"})


def test_a_fire_that_is_no_must_can_be_declined() -> None:
    stage = Stage("1", at="C6")
    stage.run(LayFire(0, (stage.square("D6"),), must=False))
    assert stage.options() == ["at:D6", "done"]
    assert stage.answer("done").fires() == set()


# Clean-up


@pytest.mark.rule("RM-FIRE-03", "RM-EX-08")
def test_outside_fires_go_out_and_inside_ones_spread() -> None:
    stage = burnt("E6", "D2")
    assert stage.fires() == {"D2"}
    assert stage.asked == (0, "spread_to")
    stage.answer("at:E1")
    assert stage.fires() == {"D2", "E1"}
    assert stage.notices("fires_doused")[-1].squares == ("E6",)


@pytest.mark.rule("RM-FIRE-04", "RM-EX-06")
def test_one_fire_is_two_after_a_clean_up_and_four_after_the_next() -> None:
    stage = burnt("D2", round=6)
    assert {f"at:{name}" for name in neighbours("D2")} == {*stage.options()}
    stage.answer("at:D1")
    assert stage.fires() == {"D2", "D1"}
    stage.quiet().clean_up(7)
    assert stage.asked == (0, "spread")
    assert stage.options() == ["at:D1", "at:D2"]
    stage.answer("at:D2")
    old = {"D1", "D2"}
    assert {text[3:] for text in stage.options()} == neighbours("D2") - old
    stage.answer("at:E3")
    # The other old one is the only one left, so only its direction is asked; the fresh ones on E3 may not spread.
    assert {text[3:] for text in stage.options()} == (neighbours("D1") & {*ROOM}) - {"E3", *old}
    stage.answer("at:C1")
    assert stage.fires() == {"D2", "D1", "E3", "C1"}
    assert stage.kind == "summon"


@pytest.mark.rule("RM-FIRE-05")
def test_a_fire_that_the_chapter_lays_in_this_clean_up_does_not_spread_yet() -> None:
    stage = burnt("F3", round=2)
    assert stage.asked == (0, "lay_fire")
    stage.answer("at:C1")
    assert stage.kind == "spread_to"
    assert {text[3:] for text in stage.options()} == {"E2", "F2", "E3"}
    stage.answer("at:F2")
    assert stage.fires() == {"F3", "C1", "F2"}
    stage.quiet().clean_up(3)
    assert stage.kind == "spread"
    assert {text[3:] for text in stage.options()} == {"F3", "C1", "F2"}


@pytest.mark.rule("RM-FIRE-06")
def test_fire_spreads_through_a_door_and_destroys_it() -> None:
    stage = burnt("D3")
    assert {text[3:] for text in stage.options()} == {"C2", "D2", "E2", "C3", "E3", "D4"}
    stage.answer("at:D4")
    assert stage.fires() == {"D3", "D4"}
    gone = stage.board.gone
    assert [ground_of(stage.board).edge_name(edge) for edge in gone] == ["D3-D4"]
    assert stage.notices("door_burnt")[-1].door in ground_of(stage.board).door_names
    stage.quiet().place("drago", "D4").turn("drago")
    assert "step:D3" in stage.answer("move").options()


@pytest.mark.rule("RM-FIRE-07")
def test_fire_goes_through_windows_but_not_through_walls() -> None:
    stage = burnt("F2")
    assert {text[3:] for text in stage.options()} == {"E1", "F1", "E2", "E3", "F3", "G2"}
    # The wall between F1 and G1, and no way diagonally through the window.
    assert stage.denied("at:G1") == "RM-FIRE-07"
    assert stage.denied("at:G3") == "RM-FIRE-07"
    assert stage.denied("at:F2") == "RM-FIRE-07"
    assert stage.denied("at:C1") == "RM-FIRE-07"
    assert stage.answer("at:G2").fires() == {"F2", "G2"}
    assert stage.board.gone == ()


@pytest.mark.rule("RM-RULING-45")
def test_a_marker_that_spreads_to_the_outside_goes_out_in_the_next_clean_up() -> None:
    stage = burnt("F2", round=6).answer("at:G2")
    assert stage.fires() == {"F2", "G2"}
    stage.quiet().clean_up(7)
    assert stage.fires() == {"F2"}
    assert stage.kind == "spread_to"


@pytest.mark.rule("RM-RULING-46")
def test_spreading_cannot_be_declined() -> None:
    stage = burnt("D2")
    assert "done" not in stage.options()
    assert stage.denied("done") == "RM-FIRE-07"


@pytest.mark.rule("RM-RULING-46", "RM-RULING-45")
def test_a_fire_without_a_free_square_places_nothing() -> None:
    # The whole house burns: only the squares at its window and at its door have somewhere to go.
    stage = burnt(*ROOM)
    assert stage.options() == ["at:F2", "at:D3"]
    stage.answer("at:F2")
    assert stage.kind == "summon"
    assert stage.fires() == {*ROOM, "G2", "D4"}


@pytest.mark.rule("RM-RULING-47")
def test_fire_never_lies_on_a_crate() -> None:
    stage = Stage("3").fire("F3").clean_up(1)
    assert stage.kind == "spread_to"
    assert "at:G4" not in stage.options()
    assert stage.denied("at:G4") == "RM-RULING-47"
    assert {text[3:] for text in stage.options()} == {"F2", "G2", "G3", "F4"}


@pytest.mark.rule("RM-RULING-71")
def test_the_supply_of_fires_is_a_limit() -> None:
    stage = Stage("6")
    inside = [f"{column}{row}" for row in (6, 7, 9) for column in "BCDEFGHIJK"]
    assert len(inside) == CONSTANTS.fires == 30
    stage.fire(*inside[1:]).clean_up(1)
    assert stage.kind == "spread"
    stage.answer(stage.options()[0])
    stage.answer(stage.options()[0])
    assert len(stage.board.fire) == 30
    assert stage.kind == "summon"
    stage = Stage("6").fire(*inside).clean_up(1)
    assert (stage.kind, len(stage.board.fire)) == ("summon", 30)


@pytest.mark.rule("RM-RULING-88")
def test_fire_goes_through_a_door_straight_only_until_it_has_burnt() -> None:
    stage = Stage("3", at="E10").fire("D4")
    assert "at:D5" in stage.run(SpreadFire(0, 1, (stage.square("D4"),))).options()
    assert stage.denied("at:C5") == stage.denied("at:E5") == "RM-FIRE-07"
    stage.answer("at:D5")
    stage.run(SpreadFire(0, 1, (stage.square("D4"),)))
    assert {"at:C5", "at:E5"} <= {*stage.options()}


@pytest.mark.rule("RM-RULING-88")
def test_the_nemesis_chooses_the_order_in_which_fires_spread() -> None:
    stage = burnt("C1", "F3")
    assert stage.options() == ["at:C1", "at:F3"]
    assert stage.denied("at:D1") == "RM-FIRE-05"
    stage.answer("at:F3", "at:F2", "at:D1")
    assert stage.fires() == {"C1", "F3", "F2", "D1"}


# Outside clean-up


def test_a_fire_that_spreads_by_a_power_adds_one_marker_and_stays() -> None:
    stage = Stage("1", "tobias").fire("D2", "E6")
    stage.run(SpreadFire(0, 1, tuple(stage.board.fire)))
    assert stage.asked == (0, "spread")
    stage.answer("at:E6", "at:E5")
    assert stage.fires() == {"D2", "E6", "E5"}
    assert stage.kind == "act"


def test_up_to_so_many_fires_are_put_out() -> None:
    stage = Stage("1", at="C6").fire("D6", "E6", "C5")
    squares = tuple([stage.square(name) for name in ("D6", "E6", "C5", "B5")])
    stage.run(Douse(1, 2, squares))
    assert stage.options() == ["at:C5", "at:D6", "at:E6", "done"]
    assert stage.denied("at:B5") == "RM-RULING-107"
    stage.answer("at:D6")
    assert stage.options() == ["at:C5", "at:E6", "done"]
    stage.answer("at:C5")
    assert (stage.kind, stage.fires()) == ("act", {"E6"})
    stage.run(Douse(1, 2, squares)).answer("done")
    assert stage.fires() == {"E6"}
