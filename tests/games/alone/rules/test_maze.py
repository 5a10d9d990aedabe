"""The secret map and the maze: what is revealed, what stays hidden, and tiles that are missing."""

import json

import pytest

from brassboard.games.alone.queries import station
from games.alone.helper import Stage
from games.alone.rules.in_clean_up import next_round
from games.alone.rules.setting_up import Beginning

COLUMN = """
map test-column
floor 1
/#.-#.-#.         /
/|  |  |          /
/#.-#. #.         /
/   |  |          /
/   #.-#.         /
/   |             /
/#.-#.            /
/|  |             /
/#.-#.=M.         /
floor 2
/#.-#.            /
/|  |             /
/#.-#.            /
/                 /
/                 /
/                 /
/                 /
/                 /
/                 /
end
"""
"""1B1 to 1B5 are T sectors in one line."""
CROSSINGS = """
map test-crossings
floor 1
/#.-#.            /
/|  |             /
/#.-#.-#.-#.-#.   /
/   |        |    /
/   #.-#.=G.=#.-#./
/      |     |  | /
/   M.=#.-#.-#.-#./
/      H          /
/      L.         /
floor 2
/#.-#.            /
/|  |             /
/#.-#.            /
/                 /
/                 /
/                 /
/                 /
/                 /
/                 /
end
"""
"""Two steps from 1C3 lie the crossings 1B2, around a bend, and 1E3, behind a far door; 1C4 is the third crossing."""


def codes(stage: Stage, options: list[str]) -> set[str]:
    """The sectors of the tiles that options name."""
    return {stage.map.code[stage.board.secret.sectors[int(text.partition(":m")[2])]] for text in options}


# Revealed and hidden


@pytest.mark.rule("AL-MAP-01", "AL-MAP-04")
def test_the_heros_view_holds_nothing_of_hidden_sectors() -> None:
    """Two stations differ in everything hidden, and look alike to him."""
    plain, full = Stage(), Stage()
    full.creature("worm", "1E3")
    full.creature("spore", "2A4", wounded=True)
    full.danger("1C3", "2B5").light("1B3", "2F3").block("1C1-1D1", "2A3-2A4")
    assert json.dumps(plain.seen_by(0)) == json.dumps(full.seen_by(0))
    assert plain.told(0) == full.told(0)
    assert json.dumps(plain.match.view(0)) == json.dumps(full.match.view(0))
    assert plain.seen_by(1) != full.seen_by(1)


@pytest.mark.rule("AL-MAP-02")
def test_changes_in_a_revealed_sector_are_shown_out_of_sight() -> None:
    stage = Stage().reveal("1E2").hand(1, "R01")
    worm = stage.creature("worm", "1F2")
    stage.answer("search", seat=0)
    stage.evil("pass")
    stage.react("offer:R01,down", "side:0", f"creature:c{worm}", "step:1E2")
    assert [figure.kind for figure in stage.board.figures] == ["worm"]
    assert stage.notices("figure_revealed")
    stage.danger("1E2").light("1E2")
    tile = stage.seen_by(0)["tiles"][1]
    assert (tile["danger"], tile["lit"]) == (True, True)


@pytest.mark.rule("AL-MAP-03", "AL-RULING-05")
def test_at_the_end_of_the_round_the_dark_goes_but_for_what_is_beside_the_hero() -> None:
    """1B3 is dark and in sight two steps away, 1E1 is out of sight; the adjacent 1C3 stays, lit 2-step sectors stay."""
    stage = Stage(start="1D3").reveal("1C3", "1B3", "1E1")
    next_round(stage)
    assert stage.revealed() == {"1D3", "1C3"}
    lit = Stage(start="1D3").reveal("1C3", "1B3").light("1B3")
    next_round(lit)
    assert lit.revealed() == {"1D3", "1C3", "1B3"}


@pytest.mark.rule("AL-MAP-05")
def test_a_revealed_sector_shows_everything_in_it() -> None:
    """A danger marker and a switch box in the hidden room 1C4, its block, and the code of MG3 that is fetched there."""
    stage = Stage(start="1D4").danger("1C4").block("1B4-1C4")
    stage.creature("spore", "1C4", wounded=True)
    stage.do("explore:west")
    tile = stage.seen_by(0)["tiles"][1]
    assert (tile["danger"], tile["switch"], tile["room"], tile["blocked"]) == (True, True, "Q", 1 << 3)
    assert tile["markers"] == ["green"]
    assert [(one["kind"], one["wounded"]) for one in stage.seen_by(0)["figures"]] == [("spore", True)]
    stair = Stage(start="1B5").do("explore:north")
    assert stair.seen_by(0)["tiles"][1]["stair"] == "red"


@pytest.mark.rule("AL-MAP-08")
def test_light_in_a_hidden_sector_changes_evils_view_only() -> None:
    stage = Stage().reveal("1E3")
    hero, evil = stage.seen_by(0), stage.seen_by(1)
    stage.light("2A5")
    assert stage.seen_by(0) == hero
    assert stage.seen_by(1) != evil
    evil = stage.seen_by(1)
    stage.light("1E3")
    assert stage.seen_by(0) != hero
    assert stage.seen_by(1) != evil


@pytest.mark.rule("AL-MAP-08")
def test_what_the_hero_changes_is_on_both() -> None:
    stage = Stage(start="1D4").danger("1D4").do("explore:west")
    stage.do(f"sweep:{stage.name('1D4')}", "move:west", "block:east")
    assert stage.dangers() == set()
    assert stage.blocked() == {"1C4-1D4"}
    assert [tile["danger"] for tile in stage.seen_by(0)["tiles"]] == [False] * 3
    assert stage.hero_at == "1C4"


@pytest.mark.rule("AL-MAP-09")
def test_every_class_of_element_can_be_located() -> None:
    """Creatures, danger markers, state and mission markers, doors, switch boxes and stairs."""
    stage = Stage(missions=("MG2", "MB2")).do("locate")
    elements = {"kind.worm", "danger", "mission.green", "mission.blue", "door", "switch", "stair.red", "stair.blue"}
    assert elements <= stage.offers("target")


@pytest.mark.rule("AL-MAP-10")
def test_three_markers_of_the_survivor_lie_out_and_only_evil_knows_the_real_one() -> None:
    match = Beginning(map="k1").until("draw_green").chance_answers(1).to_turn_1()
    assert match.board.missions[0].id == "MG2"
    clues = match.seen_by(1)["secret"]["clues"]
    assert len({clue["sector"] for clue in clues}) == 3
    assert [clue["real"] for clue in clues].count(True) == 1
    assert not match.seen_by(0)["secret"]["clues"]
    assert all(not match.board.secret.revealed >> clue["sector"] & 1 for clue in clues)
    assert "room" not in [station(match.board).shape[clue["sector"]] for clue in clues]


@pytest.mark.rule("AL-MAP-11")
def test_a_creature_hidden_by_clean_up_shocks_again() -> None:
    stage = Stage().reveal("1E2")
    hybrid = stage.creature("hybrid", "1E2")
    first = stage.figure(hybrid)
    assert first > 0
    next_round(stage)
    assert stage.figure(hybrid) == -1
    calm = stage.board.hero.calm
    stage.hand(1, "R09").answer("search", seat=0)
    stage.react("offer:R09,up", f"creature:c{hybrid}", "step:1E3", "step:1D3")
    assert stage.where(hybrid) == "1D3"
    assert stage.board.hero.calm == calm - 2
    assert stage.figure(hybrid) != first


# Missing tiles


@pytest.mark.rule("AL-MAP-06", "AL-MAP-07")
def test_the_farthest_matching_tile_is_taken_for_a_missing_one() -> None:
    """All four T tiles lie in the maze when the Hero looks at a fifth T sector, 2C3."""
    stage = Stage(start="2D3").reveal("2D1", "2E2", "2E4", "1D3")
    steps = stage.map.steps[stage.sector("2D3")]
    assert max(steps[stage.sector(code)] for code in ("2D1", "2E2", "2E4")) < steps[stage.sector("1D3")]
    stage.answer("explore:west", seat=0)
    assert stage.asked == (1, "tile")
    assert codes(stage, stage.options()) == {"1D3"}
    stage.evil(stage.options()[0])
    assert stage.revealed() == {"2D3", "2D1", "2E2", "2E4", "2C3", "2B3"}
    assert [tile.shape for tile in stage.board.tiles].count("t") == 4


@pytest.mark.rule("AL-MAP-07", "AL-RULING-27")
def test_distance_is_counted_without_blocks_and_the_leader_breaks_ties() -> None:
    """2D1 and 1C1 are 4 steps away, whatever is blocked."""
    stage = Stage(start="2D3", players=4).table(leader=2).reveal("2D1", "2E2", "2E4", "1C1").block("2E3-2F3")
    stage.answer("explore:west", seat=0)
    assert stage.asked == (2, "tile")
    assert codes(stage, stage.options()) == {"2D1", "1C1"}
    stage.answer(f"take_tile:{stage.name('1C1')}", seat=2)
    assert stage.revealed() == {"2D3", "2D1", "2E2", "2E4", "2C3", "2B3"}


@pytest.mark.rule("AL-RULING-27")
def test_tiles_in_sight_and_the_heros_own_are_never_taken() -> None:
    """From 1B3 the Hero sees the T tiles 1B1, 1B2 and 1B4; the fifth is supplied although the supply has none."""
    stage = Stage(COLUMN, start="1B3").reveal("1B1", "1B2", "1B4")
    stage.do("explore:south")
    assert stage.revealed() == {"1B1", "1B2", "1B3", "1B4", "1B5"}
    assert [tile.shape for tile in stage.board.tiles].count("t") == 5


@pytest.mark.rule("AL-RULING-27")
def test_tiles_laid_by_the_same_action_are_never_taken() -> None:
    stage = Stage(CROSSINGS, start="1C3").item("MAPP", upgraded=True).reveal("1B2")
    stage.do("use:MAPP,0", "face:east")
    assert stage.revealed() == {"1C3", "1B2", "1D3", "1E3"}
    stage.do("face:south")
    assert stage.revealed() == {"1C3", "1D3", "1E3", "1C4", "1C5"}


@pytest.mark.rule("AL-RULING-27")
def test_sight_is_counted_from_the_sector_the_hero_has_entered() -> None:
    """From 2E3 he saw the T tile 2C3 at the end of a row; from the T sector 2E2 he does not, and it is the farthest."""
    stage = Stage(start="2E3").reveal("2D3", "2C3", "2E4", "2D1", "1C1")
    stage.answer("move:north", seat=0)
    assert stage.asked == (1, "tile")
    assert codes(stage, stage.options()) == {"2C3"}


@pytest.mark.rule("AL-MAP-06")
def test_a_room_is_never_missing() -> None:
    stage = Stage()
    stage.reveal(*[stage.map.code[sector] for sector in stage.map.room_at.values()])
    assert len([tile for tile in stage.board.tiles if tile.room]) == 8


@pytest.mark.rule("AL-MAP-06", "AL-MAP-11")
def test_what_lies_on_a_taken_tile_is_hidden_with_it() -> None:
    stage = Stage(start="2D3").reveal("2D1", "2E2", "2E4", "1D3").danger("1D3")
    worm = stage.creature("worm", "1D3")
    stage.do("explore:west")
    assert stage.figure(worm) == -1
    assert stage.board.figures == []
    assert stage.dangers() == {"1D3"}
