"""Shocks: when a creature costs the Hero self-control, and when it does not."""

import pytest

from brassboard.bench import compiled
from brassboard.games.alone.content import CARDS, REACTION_VERBS
from games.alone.reacting import lane, play, reacting, until


@pytest.mark.rule("AL-SHOCK-01", "AL-GOAL-05")
@pytest.mark.parametrize(("kind", "loss"), [("parasite", 1), ("spore", 1), ("hybrid", 2), ("worm", 2), ("cultist", 0)])
def test_a_hidden_creature_that_comes_to_the_hero_shocks_him(kind: str, loss: int) -> None:
    stage = reacting("R03")
    one = stage.creature(kind, "1A1")
    play(stage, "R03", f"creature:c{one}", "step:1B1")
    assert (stage.board.hero.calm, stage.board.hero.life) == (12 - loss, 12)
    assert [event.source for event in stage.notices("lost")] == ["shock"] * (loss > 0)


@pytest.mark.rule("AL-SHOCK-02")
def test_a_creature_seen_on_its_way_shocks_nobody() -> None:
    stage = reacting("R01")
    worm = stage.creature("worm", "1D1")
    play(stage, "R01", "side:0", f"creature:c{worm}", "step:1C1", "step:1B1")
    assert (stage.where(worm), stage.board.hero.calm) == ("1B1", 12)


@pytest.mark.rule("AL-SHOCK-03")
def test_the_hero_who_walks_into_a_hidden_sector_with_a_creature_is_shocked() -> None:
    stage = lane()
    stage.creature("worm", "1B1")
    stage.answer("move:west", seat=0)
    assert stage.board.hero.calm == 10


@pytest.mark.rule("AL-SHOCK-03", "AL-RULING-59")
def test_into_a_revealed_one_he_is_not() -> None:
    stage = lane().reveal("1B1")
    stage.creature("worm", "1B1")
    stage.answer("move:west", seat=0)
    assert stage.board.hero.calm == 12


@pytest.mark.rule("AL-SHOCK-04")
def test_a_creature_revealed_elsewhere_shocks_nobody() -> None:
    stage = lane()
    stage.creature("hybrid", "1D1")
    stage.answer("explore:east", seat=0)
    assert [event.kind for event in stage.notices("figure_revealed")] == ["hybrid"]
    assert stage.board.hero.calm == 12


@pytest.mark.rule("AL-RULING-14")
def test_each_creature_in_the_new_sector_is_a_shock_of_its_own() -> None:
    stage = lane()
    stage.creature("worm", "1B1")
    stage.creature("spore", "1B1")
    stage.answer("move:west", seat=0)
    assert [event.n for event in stage.notices("lost")] == [2, 1]
    assert stage.board.hero.calm == 9


@pytest.mark.skipif(compiled(), reason="compiled cards cannot be rewritten")
@pytest.mark.rule("AL-RULING-15", "AL-TELE-04")
def test_a_teleport_into_the_heros_sector_shocks_if_the_creature_was_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CARDS["B03"], "basic", REACTION_VERBS.read("tele(parasite, here)", "a test card"))
    for sector, loss in (("1E1", 1), ("1C1", 0)):
        stage = reacting("B03")
        parasite = stage.creature("parasite", sector)
        play(stage, "B03", f"creature:c{parasite}")
        assert stage.where(parasite) == "1B1"
        assert stage.board.hero.calm == 12 - loss
        assert stage.notices("noise") == []


@pytest.mark.rule("AL-RULING-47")
def test_a_creature_that_steps_out_and_back_shocks_nobody() -> None:
    stage = reacting("R01")
    worm = stage.creature("worm", "1B1")
    play(stage, "R01", "side:0", f"creature:c{worm}", "step:1A1", "step:1B1")
    assert stage.where(worm) == "1B1"
    assert stage.board.hero.calm == 12


@pytest.mark.rule("AL-RULING-47")
def test_but_a_later_card_may_bring_it_back_to_shock_him() -> None:
    stage = reacting("R03", "R03")
    worm = stage.creature("worm", "1B1")
    play(stage, "R03", f"creature:c{worm}", "step:1A1")
    play(stage, "R03", f"creature:c{worm}", "step:1B1")
    assert stage.board.hero.calm == 10


@pytest.mark.rule("AL-MAP-11")
def test_a_creature_whose_sector_left_the_maze_can_shock_again() -> None:
    stage = reacting("G13", "G10")
    worm = stage.creature("worm", "1C1")
    play(stage, "G13", "at:1C1")
    assert stage.figure(worm) == -1
    calm = stage.board.hero.calm
    until(stage, "end")
    stage.evil("offer:G10,down", "side:0", f"creature:c{worm}", "step:1B1")
    assert stage.board.hero.calm == calm - 2


@pytest.mark.rule("AL-HERO-05")
def test_steady_mind_makes_every_shock_1_smaller_and_a_shock_of_0_is_no_loss() -> None:
    for kind, left in (("worm", 11), ("spore", 12)):
        stage = lane("R13").sheet(experience=(0, 0, 0, 2, 0))
        stage.creature(kind, "1B1")
        stage.answer("move:west", seat=0)
        assert stage.board.hero.calm == left
        assert (stage.moment == "loss") == (left < 12)
