"""Nightmare: the other side of the creature table, the loss at the end of a round, and no way back."""

import pytest

from brassboard.games.alone.data.item_frames import HeroCalls
from brassboard.games.alone.rules.creatures import least_distance
from games.alone.helper import Stage
from games.alone.rules.in_clean_up import clean_up, last_turn


@pytest.mark.rule("AL-NIGHT-01")
@pytest.mark.parametrize(("nightmare", "dice"), [(False, 3), (True, 4)])
def test_creatures_already_there_attack_with_the_nightmare_dice(nightmare: bool, dice: int) -> None:
    stage = Stage()
    stage.creature("worm", "1D3")
    stage.table(nightmare=nightmare).answer("search", seat=0)
    assert stage.position.asked.n == dice


@pytest.mark.rule("AL-NIGHT-01")
@pytest.mark.parametrize(("nightmare", "wounded"), [(False, True), (True, False)])
def test_wounds_need_the_nightmare_damage(nightmare: bool, wounded: bool) -> None:
    stage = Stage()
    worm = stage.creature("worm", "1D3")
    stage.table(nightmare=nightmare).answer(f"attack:{stage.figure(worm)}", seat=0)
    stage.dice("hhm")  # 2 damage: a wound by 2 in normal mode; in nightmare it takes 3.
    (figure,) = stage.board.figures
    assert figure.wounded == wounded


@pytest.mark.rule("AL-NIGHT-01")
@pytest.mark.parametrize(("nightmare", "loss"), [(False, 2), (True, 3)])
def test_shocks_cost_the_nightmare_loss(nightmare: bool, loss: int) -> None:
    stage = Stage().table(nightmare=nightmare)
    stage.creature("hybrid", "1E3")
    stage.answer("move:east", seat=0)
    assert stage.board.hero.calm == 12 - loss


@pytest.mark.rule("AL-NIGHT-01")
def test_creatures_spawn_at_the_nightmare_distance() -> None:
    stage = Stage()
    assert least_distance(stage.board, "worm") == 5
    stage.table(nightmare=True)
    assert least_distance(stage.board, "worm") == 4


@pytest.mark.rule("AL-NIGHT-02", "AL-RULING-33")
def test_the_first_loss_is_one_round_after_nightmare_began() -> None:
    stage = Stage(missions=("MG3", "MB6")).table(round_marker=2)
    clean_up(stage).quiet()
    assert stage.board.nightmare
    assert stage.board.hero.calm == 12
    for calm in (10, 8):
        clean_up(stage).quiet()
        assert stage.board.hero.calm == calm
    assert [(notice.track, notice.n, notice.source) for notice in stage.notices("lost")] == [
        ("calm", 2, "nightmare"),
        ("calm", 2, "nightmare"),
    ]


@pytest.mark.rule("AL-NIGHT-03", "AL-RULING-34")
def test_extra_rounds_change_nothing_any_more() -> None:
    stage = Stage(difficulty="easy").table(nightmare=True, round_marker=1).run(HeroCalls("difficulty:easy"))
    assert (stage.board.nightmare, stage.board.round_marker) == (True, 1)
    clean_up(stage).quiet()
    assert (stage.board.nightmare, stage.board.round_marker) == (True, 1)


@pytest.mark.rule("AL-NIGHT-04")
def test_in_nightmare_the_hero_can_still_win() -> None:
    stage = Stage(start="2A4").table(nightmare=True, round_marker=1)
    stage.mission("MR8", step=1, counts=(2,), prepared=(False,))
    last_turn(stage).do("search", "pass")  # He declines upgrades.
    assert stage.over
    assert stage.match.result.winners == (0,)
