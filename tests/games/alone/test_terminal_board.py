"""The board in the terminal: Evil sees the whole map, the Hero only the maze."""

import pytest

import brassboard
from brassboard.cli.table_view import build_table_view
from brassboard.games.alone.terminal_board import draw_table
from brassboard.sentences import Sentences
from games.alone.helper import Stage


def stage() -> Stage:
    made = Stage(start="1D3").reveal("1C3", "1D4", "1C4").light("1C3").danger("1D4").block("1C4-1D4")
    made.creature("spore", "1C3", wounded=True)
    made.creature("worm", "1A1")
    return made


FLOOR_1 = """\
1   A      B      C      D      E      F
1 (#:w2)- (#!) - (#b) = (E)  = (#)
    |      |      |             |
2  (#)    (#)    (#)  - (#)  - (#!) = (S)
    |      |                    |
3  (#)    (#)  -#*:S1'-  #@  - (#)
    |                    |
4  (#)    (#r) = Q!?  X  #x
    H      |
5  (C?) = (#)"""

MAZE = """\
         -m1 #*:S1'-  m0 #@  -
                        |
         =  m3 Q!? X  m2 #x
"""


def test_evil_sees_both_floors_with_hidden_sectors_in_brackets() -> None:
    made = stage()
    drawn = draw_table(made.match.lens(1).table)
    assert drawn == draw_table(made.board)
    one, two = drawn.split("\n\n")
    assert one == FLOOR_1
    assert two.startswith("2  A    B")


@pytest.mark.rule("AL-MAP-04")
def test_the_hero_sees_the_maze_and_its_ways_out() -> None:
    assert draw_table(stage().match.lens(0).table) == MAZE


@pytest.mark.rule("AL-KNOW-11")
def test_islands_without_relation_are_drawn_apart() -> None:
    drawn = draw_table(Stage(start="1D3").reveal("1A1").match.lens(0).table)
    assert drawn.count("\n\n") == 1


def test_before_anything_is_laid_out_there_is_nothing_to_draw() -> None:
    made = stage()
    made.board.tiles, made.board.secret.floors = [], ()
    assert draw_table(made.board) == "\n"


def rows_of(made: Stage, seat: int) -> dict[str, list[str]]:
    """The tables below the drawing as one seat reads them: the cells of all rows, by the first heading."""
    view = build_table_view(made.match, seat, Sentences(brassboard.game("alone")))
    return {part.heads[0]: [cell for row in part.rows for cell in row] for part in view.parts}


def test_the_tables_name_what_lies_open_and_no_more() -> None:
    made = stage().item("KNIF").hand(1, "R02")
    hero, evil = rows_of(made, 0), rows_of(made, 1)
    assert list(hero) == list(evil) == ["Character", "Item", "Evil", "Creature", "Mission"]
    assert hero["Item"] == ["Cutter", "3", "No"]
    assert hero["Creature"] == ["1", "spore", "m1", "Yes"]
    assert hero["Evil"] == ["Player 2", "1 (hidden)", "none"]
    assert evil["Evil"] == ["Player 2", "Ambush"]
