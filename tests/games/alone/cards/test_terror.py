"""Terror, the green deck: every card, its upper half and its lower half."""

import pytest

from games.alone.helper import Stage
from games.alone.reacting import lane, noises, play, reacting, until


def answers(stage: Stage) -> list[tuple[str, int]]:
    """What the Hero was told about his targets."""
    return [(event.target, event.distance) for event in stage.notices("answered")]


# G01 Whispers: move 1 creature 1; 1 self-control if a hidden creature is within 2; then 1 more


def test_whispers_cost_self_control_if_a_hidden_creature_is_near() -> None:
    stage = reacting("G01")
    worm = stage.creature("worm", "1A3")
    play(stage, "G01", f"creature:c{worm}", "step:1A2")
    assert stage.board.hero.calm == 11, "1A2 is 2 steps from 1B1"


def test_whispers_read_the_distance_after_the_move() -> None:
    stage = reacting("G01")
    worm = stage.creature("worm", "1A2")
    play(stage, "G01", f"creature:c{worm}", "step:1A3")
    assert stage.board.hero.calm == 12


def test_whispers_mean_hidden_creatures_only() -> None:
    stage = reacting("G01")
    stage.creature("worm", "1C1")
    play(stage, "G01", "pass")
    assert stage.board.hero.calm == 12


def test_dangerous_whispers_cost_1_more() -> None:
    stage = reacting("G01", danger=True)
    stage.creature("worm", "1A1")
    play(stage, "G01", "pass")
    assert stage.board.hero.calm == 10


# G02 Slammed Door: block 1 door here, after a step; then the rest of the action is lost


@pytest.mark.rule("AL-DOOR-02")
def test_slammed_door_blocks_a_door_of_the_heros_sector() -> None:
    stage = until(lane("G02").answer("move:east", seat=0), "step")
    play(stage, "G02", "bar:1D1-1D2")
    assert stage.blocked() == {"1D1-1D2"}
    assert [(event.tile, event.direction) for event in stage.notices("block_placed")] == [(stage.name("1D1"), "south")]


def test_slammed_door_may_block_none() -> None:
    stage = until(lane("G02").answer("move:east", seat=0), "step")
    play(stage, "G02", "pass")
    assert stage.blocked() == set()
    assert stage.asked == (0, "block"), "the Hero may still block it"


@pytest.mark.rule("AL-ITEM-07")
def test_a_dangerous_slammed_door_stops_the_action() -> None:
    stage = lane("G02").item("JETP").danger("1D1").answer("use:JETP,0", seat=0).answer("move:east", seat=0)
    play(until(stage, "step"), "G02", "pass")
    assert stage.hero_at == "1D1", "the second step is lost"
    assert stage.board.hero.items[0].charges == 2, "and the charge is gone"
    assert stage.blocked() == set(), "nor may he block the door"
    assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


# G03 Footsteps: spawn 1 creature, and its noise is not reported; then 1 self-control


@pytest.mark.rule("AL-KNOW-13")
def test_footsteps_spawn_a_creature_unheard() -> None:
    stage = reacting("G03")
    play(stage, "G03", "kind:worm", "at:1D3")
    assert stage.where(1) == "1D3"
    assert noises(stage) == []


def test_footsteps_keep_the_minimum_distance() -> None:
    stage = reacting("G03")
    stage.evil("offer:G03,up", "kind:spore")
    assert "at:1A3" in stage.options(1), "at distance 3 from 1B1"
    assert "at:1A2" not in stage.options(1)


def test_dangerous_footsteps_cost_self_control() -> None:
    stage = play(reacting("G03", danger=True), "G03", "pass")
    assert stage.board.hero.calm == 11


# G04 Dimmed Beam: this look takes 1 sector only; then 1 self-control


def test_dimmed_beam_shortens_the_look() -> None:
    stage = play(reacting("G04"), "G04")
    assert stage.revealed() == {"1C1", "1D1"}
    assert stage.board.hero.calm == 12


def test_without_it_the_look_takes_2_sectors() -> None:
    assert reacting("G04").quiet().revealed() == {"1C1", "1D1", "1E1"}


def test_a_dangerous_dimmed_beam_costs_self_control() -> None:
    stage = play(reacting("G04", danger=True), "G04")
    assert stage.board.hero.calm == 11


# G05 Shape in the Dark: move 1 hidden creature 2; 1 self-control if it is seen outside here; then 1 light off


def test_shape_in_the_dark_frightens_when_it_is_seen() -> None:
    stage = reacting("G05")
    worm = stage.creature("worm", "1E3")
    play(stage, "G05", f"creature:c{worm}", "step:1E2", "step:1E1")
    assert stage.figure(worm) > 0
    assert stage.board.hero.calm == 11


def test_shape_in_the_dark_that_stays_hidden_frightens_nobody() -> None:
    stage = reacting("G05")
    worm = stage.creature("worm", "1E3")
    play(stage, "G05", f"creature:c{worm}", "step:1E2", "done")
    assert stage.board.hero.calm == 12


def test_shape_in_the_dark_that_comes_to_the_hero_unseen_is_only_a_shock() -> None:
    stage = reacting("G05")
    worm = stage.creature("worm", "1A1")
    play(stage, "G05", f"creature:c{worm}", "step:1B1", "step:1C1")
    assert stage.board.hero.calm == 10


def test_shape_in_the_dark_means_hidden_creatures() -> None:
    stage = reacting("G05")
    stage.creature("worm", "1D1")
    play(stage, "G05")
    assert stage.board.row[0].card == "G05"


def test_a_dangerous_shape_in_the_dark_switches_a_light_off() -> None:
    stage = reacting("G05", danger=True).light("1C1", "1D1", "1E1")
    stage.evil("offer:G05,up")
    assert set(stage.options(1)) == {"at:1D1", "at:1E1", "pass"}, "in sight, but not here"
    assert stage.evil("at:1D1").lit() == {"1C1", "1E1"}


# G06 Shaking Hands: conditional symbols miss in this roll; then 1 hit is lost


def test_shaking_hands_make_conditional_symbols_miss() -> None:
    stage = lane("G06").light("1C1")
    stage.creature("worm", "1C1")
    stage.answer("attack:1", seat=0).dice("hc")
    play(stage, "G06")
    (hit,) = stage.notices("hero_hit")
    assert (hit.hits, hit.lost) == (1, 0)


def test_dangerous_shaking_hands_cut_a_hit() -> None:
    stage = play(reacting("G06", danger=True), "G06")
    (hit,) = stage.notices("hero_hit")
    assert (hit.hits, hit.lost) == (1, 1)


# G07 Dread: 1 self-control if a creature is here; then the light here goes off


def test_dread_needs_a_creature_with_the_hero() -> None:
    stage = play(reacting("G07"), "G07")
    assert stage.board.hero.calm == 11
    stage = reacting("G07")
    stage.board.secret.creatures = ()
    stage.board.figures.clear()
    play(stage.ask_again(), "G07")
    assert stage.board.hero.calm == 12


def test_a_dangerous_dread_switches_the_heros_light_off() -> None:
    stage = reacting("G07", danger=True).light("1C1")
    play(stage, "G07", "at:1C1")
    assert stage.lit() == set()
    assert [event.tile for event in stage.notices("light_off")] == [stage.name("1C1")]


# G08 Deceit: 1 answer may be off by up to 3; dangerous: 2 answers instead


@pytest.mark.rule("AL-TALK-03", "AL-LOC-06")
def test_deceit_falsifies_one_answer_by_up_to_3() -> None:
    stage = reacting("G08")
    stage.creature("worm", "1E3")
    play(stage, "G08")
    distances = {text.rpartition(",")[2] for text in stage.options(1) if text.startswith("lie:room.M")}
    assert distances == {"0", "1", "3", "4", "5"}, "the med bay is 2 away, and no distance is below 0"
    stage.evil("lie:room.M,5")
    assert answers(stage) == [("room.M", 5), ("kind.worm", 4)]


def test_deceit_may_leave_the_truth_alone() -> None:
    stage = play(reacting("G08"), "G08", "pass")
    assert answers(stage) == [("room.M", 2), ("kind.worm", -1)]


@pytest.mark.rule("AL-FLOW-07")
def test_a_dangerous_deceit_falsifies_two_answers_instead() -> None:
    stage = reacting("G08", danger=True)
    stage.creature("worm", "1E3")
    play(stage, "G08", "lie:room.M,1", "lie:kind.worm,7")
    assert answers(stage) == [("room.M", 1), ("kind.worm", 7)]


# G09 Foul Find: 1 of the drawn cards leaves the game; then 1 self-control


@pytest.mark.rule("AL-ITEM-09")
def test_foul_find_takes_a_drawn_card_out_of_the_game() -> None:
    stage = lane("G09", start="1D2").answer("search", seat=0)
    drawn = [item.id for item in stage.board.hero.items]
    play(stage, "G09", f"swipe:{drawn[0]}")
    left = [item.id for item in stage.board.hero.items]
    assert (len(drawn), len(left)) == (3, 2)
    assert stage.board.lost_items == (drawn[0],)
    assert drawn[0] in [event.item for event in stage.notices("item_swiped")]


def test_foul_find_must_take_one() -> None:
    stage = lane("G09", start="1D2").answer("search", seat=0).evil("offer:G09,up")
    assert all(text.startswith("swipe:") for text in stage.options(1))


def test_a_dangerous_foul_find_costs_self_control() -> None:
    stage = play(reacting("G09", danger=True), "G09")
    assert stage.board.hero.calm == 11
    assert stage.board.hero.items == []


# G10 Cold Sweat: move 1 creature 1, and 1 self-control; then 1 adrenaline


def test_cold_sweat_moves_a_creature_and_costs_self_control() -> None:
    stage = reacting("G10")
    worm = stage.creature("worm", "1E1")
    play(stage, "G10", f"creature:c{worm}", "step:1E2")
    assert stage.where(worm) == "1E2"
    assert (stage.board.hero.calm, stage.board.hero.adrenaline) == (11, 3)


def test_a_dangerous_cold_sweat_costs_adrenaline() -> None:
    stage = play(reacting("G10", danger=True), "G10")
    assert (stage.board.hero.calm, stage.board.hero.adrenaline) == (11, 2)
    stage = play(reacting("G10", danger=True).sheet(adrenaline=0), "G10")
    assert stage.board.hero.adrenaline == 0


# G11 Sabotage: up to 2 lights off in sight, not here; then the one here


@pytest.mark.rule("AL-LIGHT-11")
def test_sabotage_switches_two_lights_in_sight_off() -> None:
    stage = reacting("G11").reveal("1E1").light("1E1")
    assert stage.lit() == {"1B1", "1C1", "1D1", "1E1"}
    stage.evil("offer:G11,up")
    assert set(stage.options(1)) == {"at:1B1", "at:1C1", "at:1E1", "done"}, "three in sight besides the Hero's 1D1"
    stage.evil("at:1B1", "at:1E1")
    assert stage.lit() == {"1C1", "1D1"}
    for seat in (0, 1):
        lit = {f"m{tile['number']}" for tile in stage.seen_by(seat)["tiles"] if tile["lit"]}
        assert lit == {stage.name("1C1"), stage.name("1D1")}
    assert {"1B1", "1E1"} <= stage.revealed(), "they stay revealed"


def test_a_dangerous_sabotage_switches_the_heros_light_off_too() -> None:
    stage = play(reacting("G11", danger=True), "G11", "done", "at:1D1")
    assert stage.lit() == {"1B1", "1C1"}


# G12 Panic: 1 self-control after a loss of life; then 1 adrenaline


@pytest.mark.rule("AL-RULING-49")
def test_panic_costs_self_control_which_may_be_answered_in_turn() -> None:
    stage = play(reacting("G12", "G13"), "G12")
    assert stage.board.hero.calm == 11
    assert stage.moment == "loss"
    assert "offer:G13,up" in stage.options(1)


def test_a_dangerous_panic_costs_adrenaline() -> None:
    stage = play(reacting("G12", danger=True), "G12")
    assert (stage.board.hero.calm, stage.board.hero.adrenaline) == (11, 2)


# G13 Hallucination: up to 2 revealed sectors become hidden; then 1 self-control


@pytest.mark.rule("AL-MAP-11")
def test_hallucination_hides_two_sectors_with_all_they_hold() -> None:
    stage = reacting("G13").reveal("1A1")
    worm = stage.creature("worm", "1C1")
    stage.evil("offer:G13,up")
    assert set(stage.options(1)) == {"at:1A1", "at:1C1", "done"}, "never the Hero's own"
    stage.evil("at:1C1", "at:1A1")
    assert stage.revealed() == {"1B1"}
    assert stage.figure(worm) == -1


def test_hallucination_spares_lit_sectors_in_sight() -> None:
    stage = reacting("G13").reveal("1A1").light("1C1")
    stage.evil("offer:G13,up")
    assert set(stage.options(1)) == {"at:1A1", "done"}


def test_a_dangerous_hallucination_costs_self_control() -> None:
    stage = play(reacting("G13", danger=True), "G13", "done")
    assert stage.board.hero.calm == 9, "2 for the hybrid and 1"
