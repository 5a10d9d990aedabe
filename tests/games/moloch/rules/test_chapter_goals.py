"""Goals of a chapter: when they are tested, who wins if both sides fulfil one, and which squares are reached."""

import pytest

from brassboard.games.moloch.data.table import GENTLEMEN_SIDE, NEMESIS_SIDE
from games.moloch.helper import Stage


def blackmore(at: str) -> Stage:
    """Inspector Blackmore acts in chapter I, near the exit on A1."""
    return Stage("1", "blackmore", at).answer("move")


# When goals are tested


@pytest.mark.rule("RM-RULING-48", "RM-OVER-03")
def test_a_goal_that_counts_at_once_ends_the_chapter_in_the_middle_of_a_move() -> None:
    stage = blackmore("B3").answer("step:B2")
    assert not stage.over
    stage.answer("step:A1")
    assert stage.over
    assert (stage.board.winner, stage.board.ended) == (GENTLEMEN_SIDE, "at_once 0")
    assert stage.match.result.winners == (1,)
    assert stage.notices("chapter_won")[-1].side == GENTLEMEN_SIDE


@pytest.mark.rule("RM-RULING-48")
def test_other_goals_are_tested_in_clean_up_only() -> None:
    stage = Stage("3", at="E10").table(objects=())
    assert not stage.answer("rest").over
    stage.clean_up(4)
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, GENTLEMEN_SIDE, "cleanup 0")


@pytest.mark.rule("RM-RULING-48")
def test_in_clean_up_the_first_win_line_that_holds_wins() -> None:
    stage = Stage("3", at="E10").table(objects=(), progress=14).clean_up(4)
    assert (stage.board.winner, stage.board.ended) == (GENTLEMEN_SIDE, "cleanup 0")
    stage = Stage("3", at="E10").table(objects=(14,), progress=14).clean_up(4)
    assert (stage.board.winner, stage.board.ended) == (NEMESIS_SIDE, "cleanup 1")


@pytest.mark.rule("RM-RULING-48")
@pytest.mark.parametrize(("acting", "winner", "line"), [("drago", 1, "at_once 0"), ("lamias1", 0, "at_once 1")])
def test_if_one_change_fulfils_both_goals_the_side_whose_card_is_resolved_wins(
    acting: str, winner: int, line: str
) -> None:
    stage = Stage("6", acting).change(acting, down=True).table(deaths=9, fallen=("turnbull",))
    stage.answer("stand")
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, winner, line)


@pytest.mark.rule("RM-RULING-48")
def test_a_win_of_the_round_limit_needs_that_no_other_line_holds() -> None:
    stage = Stage("3", at="E10").table(progress=14).clean_up(8)
    assert (stage.board.winner, stage.board.ended) == (NEMESIS_SIDE, "cleanup 1")
    stage = Stage("3", at="E10").clean_up(8)
    assert (stage.board.winner, stage.board.ended) == (GENTLEMEN_SIDE, "limit 3")


# Reaching a square (C-GOAL)


def test_a_goal_next_door_is_reached_while_an_enemy_holds_it() -> None:
    stage = blackmore("B3").place("clown1", "A1").answer("step:B2")
    assert (stage.over, stage.board.ended) == (True, "at_once 0")


def test_a_goal_next_door_is_reached_while_a_defeated_gentleman_lies_on_it() -> None:
    stage = blackmore("B3").place("emma", "A1", defeated=True).answer("step:B2")
    assert stage.over


def test_a_goal_next_door_is_not_reached_while_it_is_free_or_held_by_a_friend() -> None:
    assert not blackmore("B3").answer("step:B2").over
    assert not blackmore("B3").place("emma", "A1").answer("step:B2").over


def test_a_goal_behind_a_wall_is_not_next_door() -> None:
    # In chapter II a wall lies between the wagon and the exit on D12.
    stage = Stage("2", "drago", "C11").token("drago").place("clown1", "D12").answer("move", "step:C12")
    assert not stage.over
    stage = Stage("2", "drago", "E10").token("drago").place("clown1", "D12").answer("move", "step:E11")
    assert (stage.over, stage.board.winner) == (True, GENTLEMEN_SIDE)


def test_a_figure_that_falls_by_entering_does_not_reach_the_goal() -> None:
    stage = blackmore("A2").change("blackmore", damage=5).fire("A1").answer("step:A1")
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, NEMESIS_SIDE, "at_once 1")


def test_a_figure_that_is_placed_reaches_its_square_too() -> None:
    stage = Stage("5", "titus", "B7").place("steam_coach", "A5")
    # The ritual place A5 is held by an enemy: from B6 it is next door.
    stage.answer("move", "step:B6")
    assert stage.at("titus") == ""
