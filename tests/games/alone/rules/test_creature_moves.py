"""Creatures move: steps, doors, stairs, what the Hero sees of it, and the light they switch off."""

import pytest

from brassboard.games.alone.queries import sectors_in_sight
from games.alone.helper import Stage
from games.alone.reacting import lane, noises, play, reacting, until

# Steps


@pytest.mark.rule("AL-CMOVE-01")
def test_a_standard_reaction_offers_sectors_at_one_step_only() -> None:
    stage = reacting("R10")
    stage.creature("worm", "1A3")
    stage.evil("offer:R10,down", "side:0")
    assert set(stage.options(1)) == {"step:1A2", "step:1B3", "step:2A1", "done"}, "a stair is a step like others"
    stage.evil("step:2A1")
    assert stage.where(1) == "2A1"
    assert stage.kind != "path"


@pytest.mark.rule("AL-CMOVE-01")
def test_a_standard_reaction_moves_any_creature_also_a_revealed_one() -> None:
    stage = reacting("R10")
    here, there = stage.creature("worm", "1C1"), stage.creature("spore", "1E1")
    stage.evil("offer:R10,down", "side:0")
    assert set(stage.options(1)) == {f"creature:c{here}", f"creature:c{there}"}


@pytest.mark.rule("AL-CMOVE-02", "AL-RULING-10", "AL-RULING-11")
def test_a_move_of_0_sectors_makes_noise_and_switches_the_light_off() -> None:
    stage = reacting("R01").light("1E1")
    worm = stage.creature("worm", "1E1")
    play(stage, "R01", "side:0", f"creature:c{worm}", "done")
    assert stage.where(worm) == "1E1"
    assert noises(stage) == ["east"]
    assert stage.board.turn == 2
    assert stage.lit() == set()


@pytest.mark.rule("AL-CMOVE-03")
def test_a_move_of_2_ends_anywhere_within_2_open_steps() -> None:
    ends = set()
    for first in ("done", "step:1E2", "step:1D3", "step:2B1"):
        stage = reacting("R01")
        worm = stage.creature("worm", "1E3")
        stage.evil("offer:R01,up", "side:0", f"creature:c{worm}")
        if first == "done":
            ends.add("1E3")
        else:
            stage.evil(first)
            ends |= {first[5:]} | {text[5:] for text in stage.options(1) if text.startswith("step")}
    steps = stage.map.steps[stage.sector("1E3")]
    assert ends == {code for code, sector in stage.map.sector_of.items() if steps[sector] <= 2}


@pytest.mark.rule("AL-DOOR-03", "AL-DOOR-05", "AL-EX-18")
def test_a_step_opens_a_blocked_door_and_the_others_are_left() -> None:
    stage = reacting("B01").block("1D1-1D2")
    worm = stage.creature("worm", "1D2")
    stage.evil("offer:B01,up", f"creature:c{worm}")
    assert set(stage.options(1)) == {"unbar:1D1-1D2", "done"}, "no step leads through a blocked door"
    stage.evil("unbar:1D1-1D2", "step:1D1", "step:1C1")
    assert stage.where(worm) == "1C1", "2 sectors of 3 steps"
    assert stage.blocked() == set()


@pytest.mark.rule("AL-DOOR-05", "AL-DOOR-06")
def test_the_hero_sees_a_door_of_his_sector_being_opened() -> None:
    stage = lane("R01", start="1D1").block("1D1-1D2")
    worm = stage.creature("worm", "1D2")
    until(stage.answer("search", seat=0), "end")
    stage.evil("offer:R01,down", "side:0", "unbar:1D1-1D2")
    assert stage.where(worm) == "1D2"
    assert [(event.tile, event.direction) for event in stage.notices("block_removed")] == [("m0", "south")]
    for seat in (0, 1):
        assert [tile["blocked"] for tile in stage.seen_by(seat)["tiles"]] == [0]


# What the Hero sees


@pytest.mark.rule("AL-CMOVE-04", "AL-EX-04")
def test_a_creature_that_leaves_the_maze_is_told_with_its_direction() -> None:
    stage = reacting("R10").reveal("1A1", "1A2")
    hybrid = stage.creature("hybrid", "1A1")
    figure = stage.figure(hybrid)
    play(stage, "R10", "side:0", "step:1A2", facing="down")
    assert stage.figure(hybrid) == figure, "1A2 is revealed"
    stage = reacting("R03")
    hybrid = stage.creature("hybrid", "1C1")
    play(stage, "R03", f"creature:c{hybrid}", "step:1D1")
    (left,) = stage.notices("figure_left")
    assert (left.kind, left.direction) == ("hybrid", "east")
    assert stage.figure(hybrid) == -1
    assert stage.seen_by(0)["figures"] == []


@pytest.mark.rule("AL-CMOVE-05", "AL-EX-04")
def test_between_revealed_sectors_the_figure_just_moves() -> None:
    stage = reacting("R03")
    hybrid = stage.creature("hybrid", "1C1")
    figure = stage.figure(hybrid)
    play(stage, "R03", f"creature:c{hybrid}", "step:1B1")
    assert [(event.figure, event.tile) for event in stage.notices("figure_moved")] == [(figure, stage.name("1B1"))]
    assert [event.tile for event in stage.notices("figure_revealed")] == [stage.name("1C1")], "as it was laid out"
    assert stage.board.hero.calm == 12


@pytest.mark.rule("AL-CMOVE-06", "AL-EX-05", "AL-SHOCK-02", "AL-MAP-02")
@pytest.mark.parametrize("seen", [True, False])
def test_a_hidden_creature_that_enters_a_revealed_sector_is_revealed_in_sight_or_not(seen: bool) -> None:
    stage = lane("B01", start="1B1" if seen else "1A2").reveal("1A1", "1B1", "1C1")
    assert ("1C1" in in_sight(stage)) == seen
    until(stage.answer("search", seat=0), "drawn")
    until(stage.evil("pass"), "end")
    parasite = stage.creature("parasite", "1D1")
    stage.evil("offer:B01,down", "side:0", "step:1C1")
    assert stage.figure(parasite) > 0
    assert [event.tile for event in stage.notices("figure_revealed")] == [stage.name("1C1")]
    assert stage.board.hero.calm == 12


def in_sight(stage: Stage) -> set[str]:
    """The sectors the Hero sees."""
    seen = sectors_in_sight(stage.board)
    return {code for code, sector in stage.map.sector_of.items() if seen >> sector & 1}


@pytest.mark.rule("AL-CMOVE-07", "AL-EX-01")
@pytest.mark.parametrize("wounded", [True, False])
def test_a_creature_that_is_revealed_shows_its_wound(wounded: bool) -> None:
    stage = reacting("R03")
    parasite = stage.creature("parasite", "1D1", wounded=wounded)
    play(stage, "R03", f"creature:c{parasite}", "step:1C1")
    assert [event.wounded for event in stage.notices("figure_revealed")] == [wounded]
    assert [figure["wounded"] for figure in stage.seen_by(0)["figures"]] == [wounded]


@pytest.mark.rule("AL-CMOVE-08", "AL-NOISE-05")
def test_a_move_makes_one_noise() -> None:
    stage = reacting("B01")
    worm = stage.creature("worm", "1E3")
    play(stage, "B01", f"creature:c{worm}", "step:1E2", "step:1E1", "step:1D1")
    assert noises(stage) == ["east"]


@pytest.mark.rule("AL-CMOVE-09")
def test_creatures_reveal_no_sectors_by_moving() -> None:
    stage = reacting("B01")
    worm = stage.creature("worm", "1E3")
    before = stage.revealed()
    play(stage, "B01", f"creature:c{worm}", "step:1E2", "step:1E1", "step:1D1")
    assert stage.revealed() == before


@pytest.mark.rule("AL-CMOVE-09", "AL-RULING-04")
def test_a_door_they_open_may_bring_a_lit_sector_into_sight_with_them() -> None:
    stage = lane("R01", "R10", start="1D1").block("1D1-1D2").light("1D2")
    worm = stage.creature("worm", "1D2")
    until(stage.answer("move:west", seat=0), "end")
    until(stage.evil("pass").answer("move:east", seat=0), "end")
    assert stage.tile("1D2") is None
    play(stage, "R01", "side:0", f"creature:c{worm}", "unbar:1D1-1D2", "step:1D1")
    assert stage.tile("1D2") is not None
    assert stage.figure(worm) > 0
    assert stage.board.hero.calm == 12, "it was revealed in its own sector"


# The light


@pytest.mark.rule("AL-LIGHT-08", "AL-LIGHT-09")
def test_a_creature_switches_the_light_off_where_its_move_ended() -> None:
    stage = reacting("R01").reveal("1D1").light("1D1")
    parasite = stage.creature("parasite", "1E1")
    play(stage, "R01", "side:0", f"creature:c{parasite}", "step:1D1", "done")
    assert stage.board.turn == 2
    assert stage.lit() == set()
    assert [event.tile for event in stage.notices("light_off")] == [stage.name("1D1")]


@pytest.mark.rule("AL-LIGHT-09")
def test_a_creature_that_did_not_move_leaves_the_light_on() -> None:
    stage = lane().reveal("1D1").light("1D1")
    stage.creature("parasite", "1D1")
    stage.answer("search", seat=0)
    assert stage.board.turn == 2
    assert stage.lit() == {"1D1"}


@pytest.mark.rule("AL-LIGHT-09")
def test_nor_does_it_darken_what_it_only_walked_through() -> None:
    stage = reacting("B01").light("1E2")
    worm = stage.creature("worm", "1E3")
    play(stage, "B01", f"creature:c{worm}", "step:1E2", "step:1E1", "done")
    assert stage.lit() == {"1E2"}


@pytest.mark.rule("AL-LIGHT-09")
def test_what_moved_in_an_earlier_turn_darkens_nothing_later() -> None:
    stage = reacting("R01", "R03")
    worm = stage.creature("worm", "1E2")
    play(stage, "R01", "side:0", f"creature:c{worm}", "step:1E1", "done")
    stage.evil("pass").light("1E1").answer("search", seat=0).quiet()
    assert stage.board.turn == 3
    assert stage.lit() == {"1E1"}


@pytest.mark.rule("AL-LIGHT-10")
def test_the_light_in_the_heros_sector_stays_on() -> None:
    stage = reacting("R03").light("1B1", "1C1")
    hybrid = stage.creature("hybrid", "1A1")
    play(stage, "R03", f"creature:c{hybrid}", "step:1B1")
    stage.dice("m")
    assert stage.board.turn == 2
    assert stage.lit() == {"1B1", "1C1"}


@pytest.mark.rule("AL-RULING-35")
def test_of_two_moves_the_last_one_decides_about_the_light() -> None:
    stage = reacting("R01", "R03").light("1E1", "1E2")
    worm = stage.creature("worm", "1E3")
    play(stage, "R01", "side:0", f"creature:c{worm}", "step:1E2", "done")
    play(stage, "R03", f"creature:c{worm}", "step:1E1")
    assert stage.board.turn == 2
    assert stage.lit() == {"1E2"}
    assert noises(stage) == ["east", "east"]


@pytest.mark.rule("AL-RULING-63")
def test_a_teleported_creature_switches_the_light_off() -> None:
    stage = reacting("B03").light("1E2")
    parasite = stage.creature("parasite", "1A3")
    play(stage, "B03", f"creature:c{parasite}", "at:1E2")
    assert stage.board.turn == 2
    assert stage.lit() == set()


@pytest.mark.rule("AL-RULING-63", "AL-RULING-41")
def test_a_creature_that_the_hero_pushed_does_not() -> None:
    stage = lane().item("DISR").reveal("1D1").light("1C1", "1D1")
    stage.creature("cultist", "1C1")
    stage.answer("use:DISR,0", seat=0)
    if not stage.chance:
        stage.answer("attack:1", seat=0)
    stage.dice("mm").answer("push:east", seat=0)
    assert (stage.board.turn, stage.where(1)) == (2, "1D1")
    assert stage.lit() == {"1C1", "1D1"}


@pytest.mark.rule("AL-RULING-65")
def test_a_move_may_go_through_the_heros_sector() -> None:
    stage = reacting("R01")
    worm = stage.creature("worm", "1A1")
    play(stage, "R01", "side:0", f"creature:c{worm}", "step:1B1", "step:1C1")
    assert stage.where(worm) == "1C1"
    assert stage.board.hero.calm == 10, "the shock was settled on the way"


@pytest.mark.rule("AL-RULING-65")
def test_a_sector_has_room_for_any_number() -> None:
    stage = reacting("R03")
    for kind in ("spore", "spore", "parasite"):
        stage.creature(kind, "1A1")
    worm = stage.creature("worm", "1A2")
    play(stage, "R03", f"creature:c{worm}", "step:1A1", "done")
    assert [stage.where(id) for id in (1, 2, 3, 4)] == ["1A1"] * 4
