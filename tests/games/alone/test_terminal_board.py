"""The board in the terminal: Evil sees the whole map, the Hero only the maze."""

import pytest

from brassboard.games.alone.terminal_board import draw_table
from games.alone.helper import Stage


def stage() -> Stage:
    made = Stage(start="1D3").reveal("1C3", "1D4", "1C4").light("1C3").danger("1D4").block("1C4-1D4")
    made.creature("spore", "1C3", wounded=True)
    made.creature("worm", "1A1")
    return made


FLOOR_1 = """\
1   A     B     C     D     E     F
1 (#:w)- (#!)- (#b)= (E) = (#)
    |     |     |           |
2  (#)   (#)   (#) - (#) - (#!)= (S)
    |     |                 |
3  (#)   (#) -#*:S'-  #@ - (#)
    |                 |
4  (#)   (#r)= Q!? X  #x
    H     |
5  (C?)= (#)"""

MAZE = """\
        -m1 #*:S'- m0 #@  -
                     |
        = m3 Q!? X m2 #x
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
