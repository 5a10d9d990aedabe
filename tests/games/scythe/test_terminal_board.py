"""The table as the terminal shows it."""

import random
import re
from pathlib import Path

import pytest

from brassboard.games.scythe import GAME
from brassboard.games.scythe import terminal_board as module
from brassboard.games.scythe.content import BOARD, RIVER
from brassboard.games.scythe.data.table import Npc
from brassboard.games.scythe.terminal_board import CODES, GOODS, LETTERS, corner, draw_table
from brassboard.kernel import Match
from brassboard.texts import LANGUAGES, texts_for
from games.scythe.helper import Stage

WIDEST = 100
FOLDER = Path(str(module.__file__)).parent


def brick(drawing: str, name: str) -> list[str]:
    """The three lines of a hex."""
    line, column = corner(BOARD.hex(name))
    lines = drawing.splitlines()
    return [lines[line + down][column + 1 : column + 12].rstrip() for down in (1, 2, 3)]


def line_of(drawing: str, faction: str) -> str:
    return next(line for line in drawing.splitlines() if re.match(rf"[> ][A-Z] {faction} ", line))


# The map


def test_a_territory_shows_what_it_is_whose_and_who_is_there() -> None:
    stage = Stage("nordic", "saxony").units("nordic", "C5", ["C5", "C5"], ["B4", "C5"])
    stage.structures("nordic", mill="C5").goods("C5", metal=2, oil=1)
    drawing = draw_table(stage.board)
    assert brick(drawing, "C5") == ["M C5? Nml N", "N@m2w1", "[o1m2]"]
    assert brick(drawing, "B4") == ["W B4      N", "Nw1", ""]
    assert brick(drawing, "C4") == ["T C4∩", "", ""]
    assert brick(drawing, "E4") == ["* E4", "", ""]
    assert brick(drawing, "C3") == ["L C3", "", ""]


def test_a_structure_stays_its_owners_while_another_controls_the_territory() -> None:
    stage = Stage("nordic", "saxony").units("saxony", "G5").structures("nordic", armory="G5", monument="G4")
    drawing = draw_table(stage.board)
    assert brick(drawing, "G5") == ["W G5  Nar S", "S@", ""]
    assert brick(drawing, "G4") == ["T G4∩ Nmo N", "", ""]


def test_the_defender_still_controls_a_contested_territory() -> None:
    """SC-TERR-03: while a combat waits."""
    stage = Stage("nordic", "saxony").units("nordic", "G5", ["G5"] * 4, ["G5"] * 8)
    stage.units("saxony", "G5", ["G5"], ["G5"] * 3).goods("G5", wood=1)
    drawing = draw_table(stage.board)
    assert brick(drawing, "G5") == ["W G5      S", "S@m1w3 [w1]", "N@m4w8"]


def test_what_has_no_room_is_summed_up_or_marked() -> None:
    stage = Stage("nordic", "saxony").goods("G5", wood=12, oil=10, metal=11)
    assert brick(draw_table(stage.board), "G5")[1] == "[o10m11w12]"
    stage.goods("G5", wood=12, oil=10, metal=11, food=1)
    assert brick(draw_table(stage.board), "G5")[1] == "[34]"
    stage.units("nordic", "G5", ["G5"], ["G5"]).units("saxony", "G5", ["G5"], ["G5"])
    assert brick(draw_table(stage.board), "G5")[1:] == ["S@m1w1 [34]", "N@m1w1"]
    stage.goods("G5", wood=120)
    assert brick(draw_table(stage.board), "G5")[1:] == ["S@m1w1", "N@m1w1    +"]


def test_home_bases_flags_and_traps() -> None:
    stage = Stage("albion", "togawa").units("albion", "home", workers=["home", "B1"])
    stage.flags("C2").traps((0, "H5", True), (1, "G5", False))
    drawing = draw_table(stage.board)
    assert brick(drawing, "base_albion") == ["(albion)", "A@w1", ""]
    assert brick(drawing, "base_nordic") == ["(nordic)", "", ""]
    assert brick(drawing, "C2")[0] == "T C2?^"
    assert (brick(drawing, "H5")[0], brick(drawing, "G5")[0]) == ("V H5!", "W G5.")


def test_units_no_player_controls_are_shown_too() -> None:
    stage = Stage("nordic", "saxony")
    stage.board.npcs.append(Npc("vesna", BOARD.hex("E4")))
    assert brick(draw_table(stage.board), "E4")[1] == "vesna"


def test_rivers_run_where_the_board_has_them_and_bricks_touch_their_neighbours() -> None:
    lines = draw_table(Stage("nordic", "saxony").board).splitlines()
    rivers = 0
    for hex_ in range(BOARD.count):
        line, column = corner(hex_)
        edges = {1: lines[line][column + 7], 2: lines[line][column + 1], 3: lines[line + 1][column]}
        for direction, sign in edges.items():
            other = BOARD.beside[hex_][direction]
            wet = other >= 0 and BOARD.edge(hex_, other) == RIVER
            assert (sign == "~") == wet, (BOARD.names[hex_], direction)
            rivers += wet
    assert rivers == 32


# The players


def test_a_player_has_a_line_with_tracks_cards_and_mats() -> None:
    stage = Stage("nordic", "saxony").mechs("nordic", riverwalk="C5", speed="home").structures("nordic", mine="B4")
    stage.upgraded("nordic", "moves upgrade").recruits("nordic", build="coins").stars("nordic", "power", "mechs")
    stage.cards("nordic", 2, 3).objectives("nordic", 4, 7).factory_card("nordic", 12)
    stage.change("nordic", power=16, popularity=7, coins=123, token=3)
    line = line_of(draw_table(stage.board), "nordic")
    assert line.startswith(">N nordic  industrial ")
    facts = line.split()[3:]
    assert facts == ["ϟ16", "♥7", "★2/6", "$123", "▯2", "◎2", "↑1/6", "m2/4", "#1/4", "r1/4", "w2/8", "*12", "§3"]


def test_the_active_player_is_marked_and_coins_are_shown_to_whom_they_are_open() -> None:
    stage = Stage("nordic", "saxony").cards("saxony", 4, 5).turn_of("saxony")
    seen = draw_table(stage.match.lens(0).table)
    assert "$5 " in line_of(seen, "nordic")
    assert "$? " in line_of(seen, "saxony")
    assert "▯2 " in line_of(seen, "saxony")
    assert line_of(seen, "saxony").startswith(">S")
    assert line_of(seen, "nordic").startswith(" N")
    opened = Stage("nordic", "saxony", open_coins=True)
    assert "$5 " in line_of(draw_table(opened.match.lens(0).table), "saxony")


def test_an_automa_shows_its_level_and_its_tracker() -> None:
    stage = Stage("nordic", automas=("crimea",)).automa("crimea", tracker=7, level="ultimaszyna")
    line = line_of(draw_table(stage.board), "crimea")
    assert "ultimaszyna" in line
    assert line.endswith("→7")


def test_the_mat_of_the_active_player_says_what_its_actions_cost_and_give_now() -> None:
    """Nordic plays the Industrial mat: Bolster and Upgrade, Produce and Deploy, Move and Build, Trade and Enlist."""
    stage = Stage("nordic", "saxony").units("nordic", workers=["B4", "B4"])
    last = draw_table(stage.board).splitlines()[-1]
    assert last == "  §1 $1:ϟ2/▯1 o3:↑$3  §2 %2 m3:m$2  §3 »2/$1 w3:#$1  §4 $1:[2]/♥1 f4:r$0"
    stage.upgraded("nordic", "power upgrade", "moves enlist").recruits("nordic", deploy="coins")
    stage.units("nordic", workers=["B4"] * 8)
    last = draw_table(stage.board).splitlines()[-1]
    assert last == "  §1 $1:ϟ3/▯1 o2:↑$3  §2 ϟ1♥1$1:%2 m3:m$2+$  §3 »3/$1 w3:#$1  §4 $1:[2]/♥1 f3:r$0"


def test_an_automa_has_no_player_mat() -> None:
    stage = Stage("nordic", automas=("crimea",))
    stage.board.active = 1
    assert draw_table(stage.board).splitlines()[-1].startswith(">C crimea ")


# As a whole


@pytest.mark.parametrize("players", [1, 2, 5, 7])
def test_it_fits_a_terminal_from_the_first_question_to_the_end(players: int) -> None:
    luck = random.Random(players)
    match = Match.begin(GAME, GAME.setup(players, {"deals": True}), seed=players)
    for step in range(600):
        if match.over:
            break
        seat = match.awaited[0]
        if step % 40 == 0:
            drawing = draw_table(match.lens(seat).table)
            assert max(len(line) for line in drawing.splitlines()) <= WIDEST
            mat = 1 if match.position.table.players[match.position.table.active].mat else 0
            assert len(drawing.splitlines()) == 37 + len(match.position.table.players) + mat
        decision = match.decision_of(seat)
        assert decision is not None
        match.take(luck.choice(decision.options), seat)


def test_a_table_that_is_not_set_up_can_be_drawn() -> None:
    stage = Stage.fresh(3)
    assert brick(draw_table(stage.board), "B1") == ["M B1", "", ""]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_tells_every_sign(lang: str) -> None:
    legend = texts_for(FOLDER, lang, strict=True)("scythe-legend")
    for sign in (*LETTERS.values(), *CODES, *GOODS, *"~∩?^!.@mw>ϟ♥★$▯◎↑#r→§»%+["):
        assert re.search(rf"(^|[ (\[]){re.escape(sign)} ", legend), sign
