"""Wrath, the red deck: every card, its upper half and its lower half."""

import pytest

from games.alone.reacting import dice_asked, noises, play, reacting, until

# R01 On the Scent: move 1 creature 2, or recall 1 and spawn 1 at distance -1; then +1 die


def test_on_the_scent_moves_a_creature_2_sectors() -> None:
    stage = reacting("R01")
    worm = stage.creature("worm", "1E2")
    play(stage, "R01", "side:0", f"creature:c{worm}", "step:1E1", "step:1D1")
    assert stage.where(worm) == "1D1"
    assert noises(stage) == ["east"]


@pytest.mark.rule("AL-FLOW-06", "AL-FLOW-10", "AL-XP-06")
def test_on_the_scent_recalls_a_creature_and_may_spawn_another_one_sector_nearer() -> None:
    stage = reacting("R01")
    hybrid, worm = stage.creature("hybrid", "1E2", wounded=True), stage.creature("worm", "1E3")
    stage.evil("offer:R01,up", "side:1")
    assert set(stage.options(1)) == {f"creature:c{hybrid}", f"creature:c{worm}"}, "the recall is compulsory"
    stage.evil(f"creature:c{hybrid}")
    assert "pass" in stage.options(1), "the spawn is not"
    stage.evil("kind:cultist")
    assert "at:1A3" in stage.options(1), "at distance 3 from 1B1, which a cultist otherwise keeps 4 from"
    assert "at:1A2" not in stage.options(1)
    stage.evil("at:1A3")
    assert (stage.where(hybrid), stage.where(3)) == ("", "1A3")
    assert stage.board.hero.experience == (0, 0, 0, 0, 0)
    assert noises(stage) == ["west"]


@pytest.mark.rule("AL-FLOW-06")
def test_on_the_scent_without_a_creature_skips_the_recall() -> None:
    stage = reacting("R01")
    play(stage, "R01", "kind:spore", "at:1E1")
    assert stage.where(1) == "1E1"


@pytest.mark.rule("AL-EX-19", "AL-FLOW-07", "AL-DCARD-01")
def test_on_the_scent_gives_the_creature_it_moved_a_die() -> None:
    stage = reacting("R01", danger=True)
    parasite = stage.creature("parasite", "1A2")
    stage.creature("worm", "1E3")
    play(stage, "R01", "side:0", f"creature:c{parasite}", "step:1A1", "step:1B1")
    assert dice_asked(stage) == 3, "2 in the dark and 1 more"


@pytest.mark.rule("AL-FLOW-07")
def test_on_the_scent_gives_the_creature_it_spawned_a_die() -> None:
    stage = reacting("R01", "R12", danger=True)
    play(stage, "R01", "kind:spore", "at:1A2")
    assert stage.board.secret.creatures[0].bonus == 1


@pytest.mark.rule("AL-DCARD-01")
def test_without_danger_only_the_upper_half_is_done() -> None:
    stage = reacting("R01")
    parasite = stage.creature("parasite", "1A2")
    play(stage, "R01", "side:0", f"creature:c{parasite}", "step:1A1", "step:1B1")
    assert dice_asked(stage) == 2


# R02 Ambush: move 1 creature 1, right after the Hero's step; then +1 die


def test_ambush_moves_a_creature_1_sector_after_a_step() -> None:
    stage = reacting("R02")
    worm = stage.creature("worm", "1A2")
    stage.evil("offer:R02,up", f"creature:c{worm}", "step:1A1")
    assert stage.where(worm) == "1A1"
    assert stage.asked == (0, "act"), "1 step is all, and Evil holds no further card"


def test_a_dangerous_ambush_gives_a_die() -> None:
    stage = reacting("R02", danger=True)
    worm = stage.creature("worm", "1A1")
    play(stage, "R02", f"creature:c{worm}", "step:1B1")
    assert dice_asked(stage) == 4


# R03 Pack Fury: move up to 2 creatures 1 each; then +1 die for all in the Hero's sector


@pytest.mark.rule("AL-FLOW-10", "AL-RULING-48")
def test_pack_fury_moves_two_different_creatures() -> None:
    stage = reacting("R03")
    one, two = stage.creature("hybrid", "1A1"), stage.creature("worm", "1A1")
    stage.evil("offer:R03,up")
    assert set(stage.options(1)) == {f"creature:c{one}", f"creature:c{two}", "done"}, "none may be moved, too"
    stage.evil(f"creature:c{one}", "step:1B1")
    assert set(stage.options(1)) == {f"creature:c{two}", "done"}
    stage.evil(f"creature:c{two}", "step:1B1")
    assert stage.board.hero.calm == 8, "two shocks of 2"
    assert [event.n for event in stage.notices("lost")] == [2, 2]


def test_a_dangerous_pack_fury_strengthens_every_creature_with_the_hero() -> None:
    stage = reacting("R03", danger=True)
    spore, worm = stage.creature("spore", "1B1"), stage.creature("worm", "1A1")
    play(stage, "R03", f"creature:c{worm}", "step:1B1", "done")
    stage.evil(f"attacker:{stage.figure(spore)}")
    assert dice_asked(stage) == 4
    assert dice_asked(stage.dice("mmmm")) == 4, "the worm"


# R04 Lunge: move 1 hidden creature 2, before the Hero looks; then +1 die


@pytest.mark.rule("AL-INST-01")
def test_lunge_moves_a_hidden_creature_before_the_look() -> None:
    stage = reacting("R04")
    seen, hidden = stage.creature("spore", "1C1"), stage.creature("worm", "1E2")
    stage.evil("offer:R04,up")
    assert set(stage.options(1)) == {f"creature:c{hidden}", "pass"}
    stage.evil(f"creature:c{hidden}", "step:1E1", "step:1D1")
    assert stage.figure(hidden) > 0, "the look along the corridor shows it"
    assert stage.board.hero.calm == 12
    assert stage.where(seen) == "1C1"


def test_a_dangerous_lunge_gives_a_die() -> None:
    stage = reacting("R04", danger=True)
    worm = stage.creature("worm", "1E1")
    play(stage, "R04", f"creature:c{worm}", "step:1D1", "step:1C1")
    stage.answer("pass", seat=0)
    assert dice_asked(stage) == 4


# R05 Drawn by the Beam: move 1 creature 3, nearer to the Hero; then 1 light off where he looked


def test_drawn_by_the_beam_must_end_nearer_to_the_hero() -> None:
    stage = reacting("R05")
    worm = stage.creature("worm", "1E3")
    stage.evil("offer:R05,up", f"creature:c{worm}")
    assert "done" not in stage.options(1), "it cannot stay where it is"
    assert set(stage.options(1)) == {"step:1E2", "step:1D3", "step:2B1"}, "it can come back from each of them"
    stage.evil("step:1D3")
    assert stage.where(worm) == "1E2", "after the detour only one way is left, which nobody is asked for"


def test_drawn_by_the_beam_has_no_use_for_a_creature_with_the_hero() -> None:
    stage = reacting("R05")
    near, far = stage.creature("spore", "1C1"), stage.creature("worm", "1E3")
    stage.evil("offer:R05,up")
    assert set(stage.options(1)) == {f"creature:c{far}", "pass"}
    assert stage.where(near) == "1C1"


def test_a_dangerous_drawn_by_the_beam_darkens_a_sector_looked_at() -> None:
    stage = reacting("R05", danger=True)
    stage.light("1D1", "1C1", "1E1")
    play(stage, "R05")
    assert set(stage.options(1)) == {"at:1D1", "at:1E1", "pass"}
    stage.evil("at:1E1")
    assert stage.lit() == {"1D1", "1C1"}


# R06 Thick Hide: 1 hit of this roll is lost; then another one


def test_thick_hide_cuts_a_hit() -> None:
    stage = play(reacting("R06"), "R06")
    (hit,) = stage.notices("hero_hit")
    assert (hit.hits, hit.lost) == (1, 1)


def test_a_dangerous_thick_hide_cuts_two_hits() -> None:
    stage = play(reacting("R06", danger=True), "R06")
    (hit,) = stage.notices("hero_hit")
    assert (hit.hits, hit.lost) == (0, 2)


# R07 Retaliation: the creature attacked strikes at once; dangerous: with +1 die


def test_retaliation_lets_the_creature_attacked_strike_at_once() -> None:
    stage = play(reacting("R07"), "R07")
    assert dice_asked(stage) == 3
    stage.dice("hmm")
    assert stage.board.hero.life == 11
    assert dice_asked(stage) == 3, "it attacks again at the end of the turn"


@pytest.mark.rule("AL-FLOW-07")
def test_a_dangerous_retaliation_gives_the_die_before_the_strike() -> None:
    stage = play(reacting("R07", danger=True), "R07")
    assert dice_asked(stage) == 4
    assert dice_asked(stage.dice("mmmm")) == 4, "the die lasts until the end of the turn"


@pytest.mark.rule("AL-FLOW-09")
def test_retaliation_offers_every_creature_attacked_this_turn() -> None:
    stage = reacting("R07")
    parasite = stage.creature("parasite", "1C1")
    stage.turn.attacked = (*stage.turn.attacked, stage.figure(parasite))
    other = stage.creature("hybrid", "1C1")
    stage.evil("offer:R07,up")
    assert set(stage.options(1)) == {"creature:c1", f"creature:c{parasite}"}
    assert f"creature:c{other}" not in stage.options(1)


@pytest.mark.rule("AL-FLOW-05", "AL-FLOW-06")
def test_retaliation_of_a_creature_that_is_gone_does_nothing() -> None:
    stage = reacting("R07")
    stage.board.secret.creatures = ()
    stage.board.figures.clear()
    play(stage.ask_again(), "R07")
    assert stage.asked == (0, "act")


# R08 Hunter's Sense: move 1 creature 2 before the answers; then mend 1


@pytest.mark.rule("AL-LOC-07")
def test_hunters_sense_moves_a_creature_before_the_answer() -> None:
    stage = reacting("R08")
    worm = stage.creature("worm", "1E3")
    play(stage, "R08", f"creature:c{worm}", "step:1E2", "step:1E1")
    assert [(event.target, event.distance) for event in stage.notices("answered")] == [("room.M", 2), ("kind.worm", 2)]


def test_a_dangerous_hunters_sense_mends_a_creature() -> None:
    stage = reacting("R08", danger=True)
    worm = stage.creature("worm", "1C1", wounded=True)
    fresh = stage.creature("spore", "1E1")
    stage.evil("offer:R08,up", "pass")
    assert set(stage.options(1)) == {f"creature:c{worm}", "pass"}, f"c{fresh} has no wound"
    stage.evil(f"creature:c{worm}")
    assert [figure.wounded for figure in stage.board.figures] == [False]
    assert len(stage.notices("figure_mended")) == 1


@pytest.mark.rule("AL-KNOW-13")
def test_the_hero_is_not_told_that_a_hidden_creature_was_mended() -> None:
    stage = reacting("R08", danger=True)
    stage.creature("worm", "1E1", wounded=True)
    play(stage, "R08", "pass", "creature:c1")
    assert stage.notices("figure_mended") == stage.notices("secret_mend") == []
    assert len(stage.notices("secret_mend", seat=1)) == 1


# R09 Claws in the Crate: move 1 creature 2 after a draw; then 1 life


def test_claws_in_the_crate_moves_a_creature() -> None:
    stage = reacting("R09")
    worm = stage.creature("worm", "1E2")
    play(stage, "R09", f"creature:c{worm}", "step:1E1", "step:1D1")
    assert stage.where(worm) == "1D1"
    assert stage.board.hero.life == 12


@pytest.mark.rule("AL-FLOW-04", "AL-TRIG-10")
def test_a_dangerous_claws_in_the_crate_costs_a_life_and_is_finished_before_it_is_answered() -> None:
    stage = reacting("R09", "R12", danger=True)
    stage.creature("worm", "1E2")
    play(stage, "R09", "creature:c1", "step:1E1", "done")
    assert stage.board.hero.life == 11
    assert stage.where(1) == "1E1"
    assert stage.moment == "loss"
    assert "offer:R12,up" in stage.options(1)


# R10 Nest: spawn 1 creature at distance -1; then +1 die


@pytest.mark.rule("AL-SPAWN-06")
def test_nest_spawns_one_sector_nearer() -> None:
    stage = reacting("R10")
    stage.evil("offer:R10,up", "kind:cultist")
    assert {"at:1A2", "at:1E2"} <= set(stage.options(1)), "at distance 3"
    assert not {"at:1A1", "at:1E1", "at:1D2"} & set(stage.options(1)), "at distance 2"
    stage.evil("at:1A2")
    assert stage.where(1) == "1A2"


def test_nest_may_spawn_nothing() -> None:
    stage = play(reacting("R10"), "R10", "pass")
    assert stage.board.secret.creatures == ()
    assert noises(stage) == []


def test_a_dangerous_nest_gives_the_new_creature_a_die() -> None:
    stage = play(reacting("R10", "R01", danger=True), "R10", "kind:spore", "at:1A1")
    assert [(one.kind, one.bonus) for one in stage.board.secret.creatures] == [("spore", 1)]


# R11 Overload: move 1 creature 2 and give it a die; then 1 life


def test_overload_moves_a_creature_and_gives_it_a_die() -> None:
    stage = reacting("R11")
    worm = stage.creature("worm", "1E2")
    play(stage, "R11", f"creature:c{worm}", "step:1E1", "step:1D1")
    assert dice_asked(stage) == 1, "no die in light, and 1 more"
    assert stage.board.hero.life == 12


def test_a_dangerous_overload_costs_a_life() -> None:
    stage = play(reacting("R11", danger=True), "R11")
    assert stage.board.hero.life == 11


# R12 Blood Scent: move 1 creature 2 after a loss of life; then +1 die


def test_blood_scent_moves_a_creature_after_a_loss_of_life() -> None:
    stage = reacting("R12")
    spore = stage.creature("spore", "1E1")
    play(stage, "R12", f"creature:c{spore}", "step:1D1", "step:1C1")
    assert stage.where(spore) == "1C1"


@pytest.mark.rule("AL-FLOW-05")
def test_blood_scent_may_be_played_without_a_creature_on_the_map() -> None:
    stage = reacting("R12")
    stage.board.secret.creatures = ()
    stage.board.figures.clear()
    stage.ask_again()
    assert "offer:R12,up" in stage.options(1)
    play(stage, "R12")
    assert stage.board.row[0].card == "R12"


def test_a_dangerous_blood_scent_gives_a_die() -> None:
    stage = reacting("R12", "R01", danger=True)
    play(stage, "R12", "creature:c1", "step:1B1", "done")
    until(stage, "end").evil("pass")
    assert dice_asked(stage) == 4, "the worm has followed the Hero"


# R13 Frenzy: +1 die for all in the Hero's sector; then conditional symbols hit


def test_frenzy_strengthens_all_creatures_with_the_hero() -> None:
    stage = play(reacting("R13"), "R13")
    assert dice_asked(stage) == 3, "the hybrid has 2 in the dark"
    assert stage.dice("ccc").board.hero.life == 12


def test_a_dangerous_frenzy_makes_conditional_symbols_hit() -> None:
    stage = reacting("R13", danger=True)
    play(stage, "R13")
    stage.board.secret.danger = 0
    for tile in stage.board.tiles:
        tile.danger = False
    assert dice_asked(stage) == 3
    assert stage.dice("ccm").board.hero.life == 10
