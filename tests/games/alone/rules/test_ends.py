"""What the game is about and how it ends: two ends, and no other."""

import random

import pytest

from brassboard.games.alone import GAME
from brassboard.kernel import Match
from games.alone.helper import Stage
from games.alone.rules.in_clean_up import clean_up, to_step

# The two tools of Evil


@pytest.mark.rule("AL-GOAL-05")
def test_a_shock_costs_self_control_and_an_attack_costs_life() -> None:
    stage = Stage()
    stage.creature("spore", "1E3")
    stage.answer("move:east", seat=0)
    assert (stage.board.hero.life, stage.board.hero.calm) == (12, 11)
    stage.dice("hmm")
    assert (stage.board.hero.life, stage.board.hero.calm) == (11, 11)


@pytest.mark.rule("AL-GOAL-06")
@pytest.mark.parametrize(("danger", "life"), [(False, 11), (True, 10)])
def test_a_danger_marker_strengthens_attacks(danger: bool, life: int) -> None:
    stage = Stage()
    stage.creature("spore", "1D3")
    if danger:
        stage.danger("1D3")
    stage.answer("search", seat=0).dice("hcm")
    assert stage.board.hero.life == life


@pytest.mark.rule("AL-GOAL-06")
@pytest.mark.parametrize(("danger", "calm"), [(False, 12), (True, 11)])
def test_a_danger_marker_switches_on_the_lower_half_of_a_card(danger: bool, calm: int) -> None:
    stage = Stage().hand(1, "V02")
    if danger:
        stage.danger("1C3")
    stage.answer("move:west", seat=0)
    assert stage.moment == "step"
    stage.react("offer:V02,up", "at:1C3")
    assert stage.board.row[0].dangerous == danger
    assert stage.board.hero.calm == calm


# Defeat


@pytest.mark.rule("AL-GOAL-03", "AL-WIN-02")
def test_the_hero_is_defeated_when_both_tracks_are_empty() -> None:
    stage = Stage().sheet(life=0, calm=2)
    clean_up(stage).quiet()
    assert stage.board.hero.calm == 1
    assert not stage.over
    to_step(clean_up(stage), "markers").evil("done")
    assert stage.over
    assert stage.match.result.winners == (1,)
    assert stage.match.result.reason == "AL-WIN-02"
    assert type(stage.told(0)[-1]).__name__ == "Defeated"


@pytest.mark.rule("AL-WIN-02")
def test_the_game_ends_in_the_middle_of_a_turn() -> None:
    """Two spores attack; the first one kills, and the second one does not roll."""
    stage = Stage().sheet(life=1, calm=1)
    one = stage.creature("spore", "1D3")
    stage.creature("spore", "1D3")
    stage.answer("search", seat=0).evil(f"attacker:{stage.figure(one)}")
    stage.dice("hhm")
    assert stage.over
    assert len(stage.notices("dice_rolled")) == 1
    assert stage.board.turn == 1


@pytest.mark.rule("AL-GOAL-02", "AL-WIN-03")
def test_neither_time_nor_kills_nor_markers_win_anything() -> None:
    stage = Stage(missions=("MG3", "MB6")).table(round=40, nightmare=True, round_marker=1).sheet(life=1, calm=12)
    stage.danger("1A1", "1A2", "1A3", "1A4", "1B1", "1B2", "1C1", "1C2")
    for code in ("1A1", "1A2", "1A3", "1A4", "2A3", "2B3", "2C3", "2D3"):
        stage.creature("spore" if code < "1A4" else "worm" if code < "2B4" else "parasite", code)
    for _ in range(6):
        clean_up(stage).quiet()
        assert not stage.over
        assert stage.board.winner == ""
    assert stage.board.hero.life + stage.board.hero.calm == 1


# Victory


@pytest.mark.rule("AL-WIN-01")
def test_with_the_last_step_the_game_ends_at_once() -> None:
    """A creature is with the Hero, and Evil holds cards: neither does anything any more."""
    stage = Stage(start="1D1").hand(1, "R01", "R02")
    stage.mission("MR7", step=2, counts=(0,), prepared=(False,)).sheet(tokens=("box",))
    stage.creature("worm", "1D1")
    stage.answer("work:MR7", seat=0)
    assert stage.over
    assert stage.match.result.winners == (0,)
    assert stage.match.result.reason == "AL-WIN-01"
    assert not stage.notices("dice_rolled")
    assert type(stage.told(0)[-1]).__name__ == "MainMissionFulfilled"


@pytest.mark.rule("AL-GOAL-04")
def test_the_main_mission_starts_only_after_a_starting_mission() -> None:
    stage = Stage(start="1A5")
    for id in ("MR1", "MR5", "MR7"):
        assert stage.denied(f"work:{id}") == "AL-GOAL-04"
    stage.board.reds = ("MR1", *[id for id in stage.board.reds if id != "MR1"])
    stage.do("work:MB2", "work:MB2")
    stage.do(stage.options()[0])  # Normal level: he regains life or self-control.
    assert [mission.id for mission in stage.board.missions] == ["MG3", "MB2", "MR1"]
    assert "work:MR1" in stage.options()


# Whole games


@pytest.mark.rule("AL-WIN-03", "AL-GOAL-02")
@pytest.mark.parametrize("seed", range(4))
def test_every_finished_game_ends_with_defeat_or_with_the_main_mission(seed: int) -> None:
    match = Match.begin(GAME, GAME.setup(2 + seed % 3), seed=seed, checked=True)
    luck = random.Random(seed)
    while not match.over:
        seat = luck.choice(match.awaited)
        decision = match.decision_of(seat)
        assert decision is not None
        match.take(luck.choice(decision.options).text, seat)
        table = match.position.table
        assert GAME.problems is not None
        assert GAME.problems(table) == []
        assert match.over == (table.winner != "")
    last = type(match.events(seat=0)[-1].event).__name__
    assert last == ("MainMissionFulfilled" if match.position.table.winner == "hero" else "Defeated")
    assert match.result is not None
    assert match.result.winners == ((0,) if table.winner == "hero" else tuple(range(1, match.setup.players)))
