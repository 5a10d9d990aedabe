"""The map in the terminal, as both sides and spectators see it."""

from brassboard.games.moloch.content import AGENTS, ALLIES, GENTLEMAN_IDS, MINIONS
from brassboard.games.moloch.terminal_board import SIGNS, draw_table
from games.moloch.helper import Stage

STREET = """\
     A   B   C   D   E   F   G   H   I   J   K   L   M   N
   +---+---+---+---+---+---+---+---+---+---+---+---+---+---+
 1 | e   . | ,   ,   ,   , | .   . W ,   ,   , | ,   , | p |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 2 | .   . | ,   ,   ,   , W .   . | ,   ,   , | ,   , | . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 3 | .   . | ,   ,*  ,   , | .   . D ,   ,   ,   ,   , | . |
   +   +   +---+-D-+---+---+   +   +   +   +   +   +   +   +
 4 | .   .   .   .   .   .   .   . | ,   ,   ,   ,   , | . |
   +   +   +   +   +   +   +   +   +---+---+-d-+---+-W-+   +
 5 | .   .   .   c  Dr*  m   .   .   .   .   Bl  .   .   . |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 6 | .   .   .   .  c1_  .   .   .   .   .   .   m   .   . |
"""


def stage() -> Stage:
    table = Stage("1", acting="drago", at="E5").place("clown1", "E6", down=True).place("blackmore", "K5")
    return table.fire("D3", "E5").gone("K4-K5")


def test_the_map_shows_figures_fires_and_opened_doors() -> None:
    assert draw_table(stage().board).startswith(STREET)


def test_everybody_sees_the_same_map() -> None:
    table = stage()
    assert {draw_table(table.match.lens(seat).table) for seat in (0, 1)} == {draw_table(table.board)}


def test_markers_objects_and_the_token_are_on_the_map() -> None:
    circus = Stage("2", acting="major").board
    assert draw_table(circus).count("?") == len(circus.markers) > 0
    circles = Stage("3", acting="major").board
    assert draw_table(circles).count("O") == len(circles.objects) == 4
    palace = Stage("4", acting="major").token("A1")
    assert "!" in draw_table(palace.board)
    assert draw_table(palace.token("major").board).count("Ma!") == 1


def test_a_defeated_gentleman_lies_there() -> None:
    assert "Emx" in draw_table(stage().place("emma", "F5", defeated=True).board)


def test_every_sheet_has_letters_of_its_own() -> None:
    assert set(SIGNS) == {*GENTLEMAN_IDS, *AGENTS, *MINIONS, *ALLIES}
    assert len({*SIGNS.values()}) == len(SIGNS)
