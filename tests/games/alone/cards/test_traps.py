"""Traps, the violet deck: every card, its upper half and its lower half."""

import pytest

from games.alone.reacting import dice_asked, lane, play, reacting, until

# V01 Loose Grating: move 1 creature 1, and 1 danger marker far away; then 1 life


def test_loose_grating_moves_a_creature_and_places_a_marker_far_away() -> None:
    stage = reacting("V01")
    worm = stage.creature("worm", "1E1")
    stage.evil("offer:V01,up", f"creature:c{worm}", "step:1E2")
    assert "at:1A2" in stage.options(1), "hidden, and 2 steps from 1B1"
    assert not {"at:1A1", "at:1B1", "at:1C1"} & set(stage.options(1))
    stage.evil("at:1A2")
    assert (stage.where(worm), stage.dangers()) == ("1E2", {"1A2"})
    assert stage.notices("danger_placed") == [], "the Hero does not see it"


def test_a_dangerous_loose_grating_costs_a_life() -> None:
    stage = play(reacting("V01", danger=True), "V01", "pass")
    assert stage.board.hero.life == 11


# V02 Sprung: a danger marker here, after a step; then 1 self-control


@pytest.mark.rule("AL-RULING-44", "AL-RULING-56")
def test_sprung_places_a_marker_here_and_does_not_make_itself_dangerous() -> None:
    stage = play(reacting("V02"), "V02", "at:1B1")
    assert stage.dangers() == {"1B1"}
    assert stage.board.hero.calm == 12
    assert [event.tile for event in stage.notices("danger_placed")] == [stage.name("1B1")]


def test_a_dangerous_sprung_costs_self_control() -> None:
    stage = play(reacting("V02", danger=True), "V02")
    assert stage.board.hero.calm == 11
    assert stage.dangers() == {"1B1"}, "1 marker a sector"


# V03 Creeping Growth: shift up to 2 markers up to 2 steps, omen; then 1 marker next to the Hero


def test_creeping_growth_shifts_markers_out_of_sight() -> None:
    stage = reacting("V03").danger("1A3", "1C1")
    stage.evil("offer:V03,up", "at:1C1")
    assert set(stage.options(1)) == {"at:1A1", "at:1D1", "at:1E1", "at:1D2"}, "not 1B1, where the Hero sees it"
    stage.evil("at:1E1", "at:1A3", "at:1A1")
    assert stage.dangers() == {"1E1", "1A1"}


def test_creeping_growth_keeps_markers_within_2_open_steps() -> None:
    stage = reacting("V03").danger("1D2").block("1D1-1D2")
    stage.evil("offer:V03,up")
    assert stage.board.row[0].card == "V03", "no open way leads out of the med bay, so nothing can be shifted"
    assert stage.dangers() == {"1D2"}


@pytest.mark.rule("AL-DCARD-03")
def test_creeping_growth_makes_the_next_card_face_up_dangerous() -> None:
    stage = play(reacting("V03", "V01", "V01"), "V03")
    play(stage, "V01", "pass")
    assert [played.dangerous for played in stage.board.row] == [False, True]
    assert stage.board.hero.life == 11


@pytest.mark.rule("AL-STD-04")
def test_an_omen_means_nothing_for_a_card_face_down() -> None:
    stage = play(reacting("V03", "V01", "R01"), "V03")
    play(stage, "V01", "kind:spore", "at:1E3", facing="down")
    assert [played.dangerous for played in stage.board.row] == [False, False]
    assert stage.board.hero.life == 12


def test_a_dangerous_creeping_growth_places_a_marker_next_to_the_hero() -> None:
    stage = reacting("V03", danger=True)
    stage.evil("offer:V03,up", "done")
    assert set(stage.options(1)) == {"at:1A1", "at:1C1", "pass"}
    assert stage.evil("at:1A1").dangers() == {"1B1", "1A1"}


# V04 Tripwire: up to 2 markers in the sectors he will look at; then none can be removed


@pytest.mark.rule("AL-FLOW-09")
def test_tripwire_marks_the_sectors_of_the_look_before_they_are_revealed() -> None:
    stage = reacting("V04")
    stage.evil("offer:V04,up")
    assert set(stage.options(1)) == {"at:1D1", "at:1E1", "done"}
    stage.evil("at:1D1", "at:1E1")
    assert stage.dangers() == {"1D1", "1E1"}
    assert stage.asked == (0, "sweep"), "he may remove one of them"


def test_a_dangerous_tripwire_cannot_be_swept() -> None:
    stage = play(reacting("V04", danger=True), "V04", "at:1D1", "done")
    assert stage.dangers() == {"1C1", "1D1"}
    assert stage.asked == (0, "act")


# V05 Mined Path: 1 marker next to the Hero, move 1 creature 1; then 1 marker anywhere


def test_mined_path_places_a_marker_next_to_the_hero_and_moves_a_creature() -> None:
    stage = reacting("V05")
    worm = stage.creature("worm", "1A3")
    stage.evil("offer:V05,up")
    assert set(stage.options(1)) == {"at:1B1", "at:1D1", "pass"}
    stage.evil("at:1B1", f"creature:c{worm}", "step:1A2")
    assert (stage.dangers(), stage.where(worm)) == ({"1B1"}, "1A2")


def test_a_dangerous_mined_path_places_a_marker_anywhere() -> None:
    stage = reacting("V05", danger=True)
    stage.evil("offer:V05,up", "pass")
    assert "at:2B2" in stage.options(1)
    assert "at:1C1" not in stage.options(1), "it has one"
    assert stage.evil("at:2B2").dangers() == {"1C1", "2B2"}


# V06 Falling Debris: remove 1 marker, and a hit is lost if one was removed; then 1 hit


def test_falling_debris_removes_a_marker_to_cut_a_hit() -> None:
    stage = play(reacting("V06").danger("1A3"), "V06", "at:1A3")
    assert stage.dangers() == set()
    (hit,) = stage.notices("hero_hit")
    assert (hit.hits, hit.lost) == (1, 1)


def test_falling_debris_that_removes_nothing_cuts_nothing() -> None:
    stage = play(reacting("V06").danger("1A3"), "V06", "pass")
    (hit,) = stage.notices("hero_hit")
    assert (hit.hits, hit.lost) == (2, 0)


def test_a_dangerous_falling_debris_cuts_a_hit_anyway() -> None:
    stage = play(reacting("V06", danger=True), "V06", "pass")
    (hit,) = stage.notices("hero_hit")
    assert (hit.hits, hit.lost) == (1, 1)


# V07 Volatile Ground: a danger marker here; then 1 life


@pytest.mark.rule("AL-ATK-05")
def test_volatile_ground_marks_the_heros_sector_before_the_attacks() -> None:
    stage = play(reacting("V07"), "V07", "at:1C1")
    assert stage.board.hero.life == 12
    assert dice_asked(stage) == 3
    assert stage.dice("ccm").board.hero.life == 10


def test_a_dangerous_volatile_ground_costs_a_life() -> None:
    stage = play(reacting("V07", danger=True), "V07")
    assert stage.board.hero.life == 11


# V08 Static: a marker far away, and 1 answer may be off by 1; then another marker


@pytest.mark.rule("AL-TALK-03")
def test_static_places_a_marker_and_falsifies_an_answer_by_1() -> None:
    stage = play(reacting("V08"), "V08", "at:1A3")
    assert stage.dangers() == {"1A3"}
    assert set(stage.options(1)) == {"lie:room.M,1", "lie:room.M,3", "pass"}
    stage.evil("lie:room.M,1")
    assert [event.distance for event in stage.notices("answered")] == [1, -1]


def test_a_dangerous_static_places_another_marker() -> None:
    stage = play(reacting("V08", danger=True), "V08", "at:1A3", "at:1A2")
    assert stage.dangers() == {"1C1", "1A3", "1A2"}


# V09 Booby Trap: the Hero chooses: 1 life or a random card of those just drawn; then 1 life


def test_booby_trap_lets_the_hero_choose_to_bleed() -> None:
    stage = play(reacting("V09"), "V09")
    assert stage.asked == (0, "trap")
    assert set(stage.options(0)) == {"trap:life", "trap:item"}
    stage.answer("trap:life", seat=0)
    assert (stage.board.hero.life, len(stage.board.hero.items)) == (11, 1)


def test_booby_trap_lets_the_hero_give_up_a_card_instead() -> None:
    stage = play(reacting("V09"), "V09").answer("trap:item", seat=0).shuffled()
    assert (stage.board.hero.life, len(stage.board.hero.items)) == (12, 0)


def test_booby_trap_leaves_no_choice_if_nothing_was_drawn() -> None:
    stage = lane("V09").table(equipment=()).answer("search", seat=0)
    play(until(stage, "drawn"), "V09")
    assert stage.board.hero.life == 11


def test_a_dangerous_booby_trap_costs_a_life_besides() -> None:
    stage = play(reacting("V09", danger=True), "V09").answer("trap:life", seat=0)
    assert stage.board.hero.life == 10


# V10 Sealed In: block up to 2 doors here; then 1 marker next to the Hero


@pytest.mark.rule("AL-DOOR-02")
def test_sealed_in_blocks_the_doors_of_the_heros_sector() -> None:
    stage = lane("V10", start="1D2").answer("search", seat=0)
    play(until(stage.answer("pass", seat=1), "end"), "V10", "bar:1D1-1D2")
    assert stage.blocked() == {"1D1-1D2"}


@pytest.mark.rule("AL-DOOR-04")
def test_a_dangerous_sealed_in_reads_next_to_the_hero_after_the_block() -> None:
    stage = lane("V10", start="1D2").danger("1D2").answer("search", seat=0)
    play(until(stage.answer("pass", seat=1), "end"), "V10", "bar:1D1-1D2")
    assert stage.dangers() == {"1D2"}, "nothing is adjacent any more"
    stage = lane("V10", start="1D2").danger("1D2").answer("search", seat=0)
    play(until(stage.answer("pass", seat=1), "end"), "V10", "done", "at:1D1")
    assert stage.dangers() == {"1D2", "1D1"}


# V11 Short Circuit: 1 marker next to the Hero and 1 light off there; then 1 charge


def test_short_circuit_marks_and_darkens_next_to_the_hero() -> None:
    stage = reacting("V11")
    stage.evil("offer:V11,up")
    assert set(stage.options(1)) == {"at:1C1", "at:1E1", "at:1D2", "pass"}
    stage.evil("at:1E1")
    assert set(stage.options(1)) == {"at:1C1", "pass"}, "the only lit one of them"
    stage.evil("at:1C1")
    assert (stage.dangers(), stage.lit()) == ({"1E1"}, {"1B1", "1D1"})


def test_a_dangerous_short_circuit_drains_a_charge_of_the_heros_choice() -> None:
    stage = reacting("V11", danger=True).item("JETP").item("MEDK")
    play(stage, "V11", "pass", "pass")
    assert stage.asked == (0, "pay")
    stage.answer("drain:MEDK,1", seat=0)
    assert [item.charges for item in stage.board.hero.items] == [3, 1]


def test_nothing_is_drained_from_a_hero_without_charges() -> None:
    stage = reacting("V11", danger=True).item("JETP", charges=0)
    play(stage, "V11", "pass", "pass")
    assert stage.asked == (0, "act")


# V12 Infection: a danger marker here after a loss of life; then 1 life


def test_infection_marks_the_heros_sector() -> None:
    stage = play(reacting("V12"), "V12", "at:1C1")
    assert stage.dangers() == {"1C1"}
    assert stage.board.hero.life == 11, "the opportunity attack"


@pytest.mark.rule("AL-RULING-49")
def test_a_dangerous_infection_costs_a_life_which_its_other_copy_may_answer() -> None:
    stage = play(reacting("V12", "V12", danger=True), "V12")
    assert stage.board.hero.life == 10
    play(stage, "V12")
    assert stage.board.hero.life == 9
    assert len(stage.board.row) == 2


# V13 Nerve Gas: up to 2 markers next to the Hero after a loss of self-control; then 1 self-control


def test_nerve_gas_marks_two_sectors_next_to_the_hero() -> None:
    stage = reacting("V13")
    stage.evil("offer:V13,up")
    assert set(stage.options(1)) == {"at:1A1", "at:1C1", "done"}
    assert stage.evil("at:1A1", "at:1C1").dangers() == {"1A1", "1C1"}


def test_a_dangerous_nerve_gas_costs_self_control() -> None:
    stage = play(reacting("V13", danger=True), "V13", "done")
    assert stage.board.hero.calm == 9, "2 for the hybrid and 1"


# Full floors


@pytest.mark.rule("AL-RULING-56", "AL-END-09")
def test_on_a_full_floor_a_card_needs_a_marker_removed_first() -> None:
    full = ["1A1", "1A2", "1A3", "1B3", "1C3", "1D3", "1E3", "1E2"]
    stage = reacting("V02").danger(*full)
    stage.evil("offer:V02,up", "at:1B1")
    assert stage.kind == "make_room"
    assert set(stage.options(1)) == {*[f"unmark:{code}" for code in full], "pass"}
    stage.evil("unmark:1A3")
    assert stage.dangers() == {*full, "1B1"} - {"1A3"}


def test_on_a_full_floor_a_card_may_place_nothing_instead() -> None:
    full = ["1A1", "1A2", "1A3", "1B3", "1C3", "1D3", "1E3", "1E2"]
    stage = play(reacting("V02").danger(*full), "V02", "at:1B1", "pass")
    assert stage.dangers() == set(full)


def test_a_marker_shifted_to_a_full_floor_needs_room_there_or_stays() -> None:
    full = ["1A1", "1A2", "1B3", "1C3", "1D3", "1E1", "1E3", "1E2"]
    stage = reacting("V03").danger(*full, "2A1")
    play(stage, "V03", "at:2A1", "at:1A3", "pass", "done")
    assert stage.dangers() == {*full, "2A1"}
    stage = reacting("V03").danger(*full, "2A1")
    play(stage, "V03", "at:2A1", "at:1A3", "unmark:1E1", "done")
    assert stage.dangers() == {*full, "1A3"} - {"1E1"}
