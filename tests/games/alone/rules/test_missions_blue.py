"""The eight blue missions: each nuisance, and the steps to the reward that ends it."""

import pytest

from brassboard.games.alone.data.item_frames import HeroCalls
from brassboard.games.alone.rules.creatures import least_distance
from brassboard.games.alone.rules.losses import adrenaline_maximum
from games.alone.rules.in_clean_up import clean_up, to_step
from games.alone.rules.on_missions import ROOM, fulfilled, kill, progress, with_missions, work


@pytest.mark.rule("AL-MISS-15")
@pytest.mark.parametrize(("code", "life"), [("1D3", 11), ("1C4", 12)])
def test_toxic_leak_costs_life_in_corridors(code: str, life: int) -> None:
    stage = clean_up(with_missions("MG3", "MB1").hero(code)).quiet()
    assert stage.board.hero.life == life


@pytest.mark.rule("AL-MISS-15", "AL-MISS-11")
def test_toxic_leak_is_sealed_in_the_laboratory() -> None:
    stage = work(with_missions("MG3", "MB1").sheet(life=5), "MB1", "S", "L")
    assert stage.board.hero.life == 7
    clean_up(stage.hero("1D3")).quiet()
    assert stage.board.hero.life == 7


@pytest.mark.rule("AL-MISS-15", "AL-MISS-11")
def test_the_broadcast_of_screams_ends_in_the_control_room() -> None:
    stage = clean_up(with_missions("MG3", "MB2").sheet(calm=5)).quiet()
    assert stage.board.hero.calm == 4
    work(stage, "MB2", "C", "C")
    assert stage.board.hero.calm == 7
    clean_up(stage.quiet()).quiet()
    assert stage.board.hero.calm == 7


@pytest.mark.rule("AL-MISS-15", "AL-RULING-46")
def test_power_drain_switches_off_two_lights_of_the_leaders_choice() -> None:
    stage = with_missions("MG3", "MB3").hero("1D3").light("1D3", "1A1", "2A3", "2F1")
    to_step(clean_up(stage), "darken")
    assert stage.offers("at") == {"1D3", "1A1", "2A3", "2F1"}
    stage.evil("at:1A1", "at:1D3")
    assert stage.lit() == {"2A3", "2F1"}
    assert [notice.tile for notice in stage.notices("light_off")] == [stage.name("1D3")]


@pytest.mark.rule("AL-MISS-15")
def test_power_drain_may_take_less_and_asks_nothing_in_the_dark() -> None:
    stage = with_missions("MG3", "MB3").light("1A1")
    to_step(clean_up(stage), "darken").evil("done")
    assert stage.lit() == {"1A1"}
    stage = clean_up(with_missions("MG3", "MB3"))
    asked = []
    while stage.asked[0] != 0:
        asked.append(stage.kind)
        stage.evil(stage.options()[-1])
    assert "darken" not in asked


@pytest.mark.rule("AL-MISS-11", "AL-MISS-07")
def test_power_drain_ends_with_two_lines_of_light() -> None:
    stage = work(with_missions("MG3", "MB3"), "MB3", "G", "G")
    assert stage.kind == "face"
    stage.answer("face:east", seat=0)
    assert stage.offers("face") == {"north", "south"}
    stage.answer("face:north", seat=0)
    assert stage.lit() == {"2A4", "2B4", "2C4", "2A3"}
    assert fulfilled(stage, "MB3")


@pytest.mark.rule("AL-MISS-15", "AL-SPAWN-06")
def test_the_breeding_pit_lets_creatures_spawn_nearer() -> None:
    stage = with_missions("MG3", "MB4").hero("1D3")
    assert [least_distance(stage.board, kind) for kind in ("worm", "cultist", "spore")] == [4, 3, 2]
    assert least_distance(stage.board, "spore", -1) == 1
    stage.table(nightmare=True)
    assert least_distance(stage.board, "spore") == 2  # At least 2 before cards.
    kill(stage, "spore")
    assert progress(stage, "MB4") == (1, (0,))
    work(stage, "MB4", "E").answer("skill:surge", "skill:cold_aim", seat=0)
    assert fulfilled(stage, "MB4")
    stage.table(nightmare=False)
    assert least_distance(stage.board, "worm") == 5


@pytest.mark.rule("AL-MISS-15", "AL-MISS-11")
def test_locked_down_opens_every_door_and_gives_two_cards() -> None:
    stage = with_missions("MG3", "MB5").block("2C1-2D1", "2D4-2E4", "1C4-1D4")
    work(stage, "MB5", "Q", "C")
    assert stage.blocked() == set()
    assert len(stage.board.hero.items) == 2
    stage.answer("pass", seat=0)
    assert fulfilled(stage, "MB5")


@pytest.mark.rule("AL-MISS-15")
def test_old_wounds_make_every_life_gain_smaller() -> None:
    stage = with_missions("MG3", "MB6").sheet(life=5, calm=5).item("MEDK", upgraded=True)
    stage.answer("use:MEDK,0", seat=0)
    assert stage.board.hero.life == 7
    stage.run(HeroCalls("reward:MB2"))
    assert stage.board.hero.calm == 8  # Self-control is not concerned.


@pytest.mark.rule("AL-MISS-11", "AL-MISS-07")
def test_old_wounds_are_healed_in_an_empty_med_bay() -> None:
    stage = work(with_missions("MG3", "MB6").sheet(life=5), "MB6", "M", "M")
    assert stage.board.hero.life == 8


@pytest.mark.rule("AL-MISS-15", "AL-MISS-11")
def test_thin_air_lowers_the_adrenaline_maximum() -> None:
    stage = with_missions("MG3", "MB7").sheet(adrenaline=0, calm=12)
    assert adrenaline_maximum(stage.board) == 2
    clean_up(stage).quiet()
    assert stage.board.hero.adrenaline == 2
    stage.sheet(calm=9)
    work(stage, "MB7", "E", "G")
    assert (stage.board.hero.adrenaline, stage.board.hero.calm) == (4, 11)
    assert adrenaline_maximum(stage.board) == 3


@pytest.mark.rule("AL-MISS-15", "AL-MISS-11")
def test_creeping_rot_is_removed_from_the_whole_floor() -> None:
    stage = with_missions("MG3", "MB8").danger("1A1", "1D4", "2A3").hero(ROOM["Q"]).reveal("1D4")
    assert clean_up(stage).board.owed == 6
    stage = with_missions("MG3", "MB8").danger("1A1", "1D4", "2A3")
    work(stage, "MB8", "Q")
    assert len(stage.dangers()) == 3
    work(stage, "MB8", "Q")
    assert stage.dangers() == {"2A3"}
    assert clean_up(stage).board.owed == 5
