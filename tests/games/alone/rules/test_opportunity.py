"""Opportunity attacks: the Hero walks away from creatures."""

import pytest

from games.alone.helper import Stage
from games.alone.reacting import dice_asked, lane, play


def leaving(*kinds: str, lit: bool = False, danger: bool = False, cards: tuple[str, ...] = ()) -> Stage:
    """The Hero leaves 1C1, where these creatures are."""
    stage = lane(*cards)
    for kind in kinds:
        stage.creature(kind, "1C1")
    if lit:
        stage.light("1C1")
    if danger:
        stage.danger("1C1")
    return stage.answer("move:west", seat=0)


@pytest.mark.rule("AL-OPP-01")
def test_the_leader_is_asked_once_before_the_step() -> None:
    stage = leaving("worm")
    assert stage.asked == (1, "waive")
    assert stage.options(1) == ["waive:no", "waive:yes"], "striking comes first"
    assert stage.hero_at == "1C1"
    stage.evil("waive:no")
    assert dice_asked(stage) == 1
    stage.dice("h")
    assert (stage.hero_at, stage.board.hero.life) == ("1B1", 11)


@pytest.mark.rule("AL-OPP-01")
def test_the_leader_may_let_him_go() -> None:
    stage = leaving("worm").evil("waive:yes")
    assert (stage.hero_at, stage.board.hero.life) == ("1B1", 12)
    assert len(stage.notices("let_go")) == 1


@pytest.mark.rule("AL-OPP-01")
def test_without_a_creature_nothing_is_asked() -> None:
    stage = lane()
    stage.creature("worm", "1D1")
    stage.answer("move:west", seat=0)
    assert (stage.asked, stage.hero_at) == ((0, "act"), "1B1")


@pytest.mark.rule("AL-OPP-02", "AL-OPP-03")
def test_all_creatures_share_one_roll_of_1_die_each() -> None:
    stage = leaving("worm", "spore", "cultist").evil("waive:no")
    assert dice_asked(stage) == 3, "whatever their table values"
    stage.dice("hhm")
    assert stage.board.hero.life == 10
    assert len(stage.notices("dice_rolled")) == 1
    assert [event.dice for event in stage.notices("opportunity_attack")] == [3]


@pytest.mark.rule("AL-OPP-04", "AL-EX-11")
def test_in_light_there_is_1_die_less() -> None:
    stage = leaving("worm", "spore", lit=True).evil("waive:no")
    assert dice_asked(stage) == 1


@pytest.mark.rule("AL-OPP-04", "AL-EX-14")
def test_without_a_die_nothing_is_asked_and_nothing_rolled() -> None:
    stage = leaving("cultist", lit=True)
    assert (stage.asked, stage.hero_at) == ((0, "act"), "1B1")
    assert [event.dice for event in stage.notices("opportunity_attack")] == [0]


@pytest.mark.rule("AL-OPP-05")
def test_bonuses_of_creatures_do_not_count() -> None:
    stage = lane("R03", "R13").danger("1C1")
    stage.creature("worm", "1C1")
    stage.turn.all_bonus = 1
    stage.answer("move:west", seat=0).evil("waive:no")
    assert dice_asked(stage) == 1


@pytest.mark.rule("AL-OPP-05", "AL-RULING-09")
def test_conditional_symbols_miss_on_a_danger_marker_too() -> None:
    stage = leaving("worm", "spore", danger=True).evil("waive:no").dice("cc")
    assert stage.board.hero.life == 12
    stage = lane()
    stage.creature("worm", "1C1")
    stage.turn.conditional_hits = True
    assert stage.answer("move:west", seat=0).evil("waive:no").dice("c").board.hero.life == 12


@pytest.mark.rule("AL-OPP-05", "AL-HERO-05")
def test_no_ability_makes_the_loss_smaller() -> None:
    stage = lane().sheet(experience=(2, 0, 0, 0, 0), companions=("technician",))
    stage.creature("worm", "1C1")
    stage.creature("worm", "1C1")
    stage.answer("move:west", seat=0).evil("waive:no").dice("hh")
    assert stage.kind != "reduce"
    assert stage.board.hero.life == 10


@pytest.mark.rule("AL-HMOVE-05", "AL-FLOW-04")
def test_the_loss_can_be_answered_before_the_step() -> None:
    stage = leaving("worm", cards=("R12",)).evil("waive:no").dice("h")
    assert (stage.moment, stage.hero_at) == ("loss", "1C1")
    play(stage, "R12", "creature:c1", "step:1B1", "done")
    assert stage.where(1) == "1B1"
    assert stage.hero_at == "1B1", "the worm goes ahead, and the Hero runs into it"


@pytest.mark.rule("AL-RULING-36")
def test_every_step_of_a_longer_move_leaves_a_sector() -> None:
    stage = lane().item("JETP").reveal("1B1")
    stage.creature("worm", "1C1")
    stage.creature("spore", "1B1")
    stage.answer("use:JETP,0", "move:west", seat=0).evil("waive:no").dice("m")
    stage.answer("move:west", seat=0)
    assert stage.asked == (1, "waive")
    assert dice_asked(stage.evil("waive:no")) == 1


@pytest.mark.rule("AL-RULING-43")
def test_a_safe_step_gives_no_opportunity() -> None:
    stage = lane().item("BOOT")
    stage.creature("worm", "1C1")
    stage.answer("use:BOOT,0", "move:west", seat=0)
    assert (stage.asked, stage.hero_at) == ((0, "act"), "1B1")
    assert stage.notices("opportunity_attack") == []
