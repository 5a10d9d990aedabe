"""The eight green missions, each played through its steps to its reward."""

import pytest

from brassboard.games.alone.data.table import Clue
from brassboard.games.alone.rules.losses import adrenaline_maximum
from games.alone.helper import Stage
from games.alone.rules.in_clean_up import clean_up
from games.alone.rules.on_missions import ROOM, fulfilled, kill, progress, with_missions, work


@pytest.mark.rule("AL-MISS-03", "AL-MISS-11")
def test_emergency_power_lights_every_switch_box_and_its_neighbours() -> None:
    stage = work(with_missions("MG1"), "MG1", "G")
    assert progress(stage, "MG1") == (0, (1,))
    assert stage.lit() == set()
    work(stage, "MG1", "G")
    assert fulfilled(stage, "MG1")
    assert stage.lit() == {
        "1B1", "1A1", "1C1", "1B2",
        "1E2", "1E1", "1D2", "1E3", "1F2",
        "1C4", "1B4", "1D4",
        "2D1", "2C1", "2E1", "2D2",
        "2A4", "2A3", "2A5", "2B4",
        "2E4", "2E3", "2E5", "2D4",
    }  # fmt: skip
    assert stage.revealed() == {"2A4", "2A3", "2A5", "2B4"}


@pytest.mark.rule("AL-MISS-03")
def test_emergency_power_does_not_pass_blocked_doors() -> None:
    stage = work(with_missions("MG1").block("1C4-1D4"), "MG1", "G", "G")
    assert "1B4" in stage.lit()
    assert "1D4" not in stage.lit()


@pytest.mark.rule("AL-MISS-13", "AL-COMP-05")
def test_lost_crewmate_brings_a_companion() -> None:
    stage = with_missions("MG2")
    stage.board.secret.clues = (Clue(stage.sector("1A1"), "green"), Clue(stage.sector("1B5"), "green", True))
    work(stage, "MG2", "1A1")
    assert not fulfilled(stage, "MG2")
    work(stage, "MG2", "1B5")
    assert stage.chance
    stage.shuffled()
    assert fulfilled(stage, "MG2")
    (companion,) = stage.board.hero.companions
    assert companion != stage.board.hero.character


@pytest.mark.rule("AL-MISS-11", "AL-MISS-08")
def test_locker_codes_give_three_cards_and_two_charges() -> None:
    stage = work(with_missions("MG3").item("KNIF", charges=1), "MG3", "Q")
    assert stage.board.hero.tokens == ("code",)
    work(stage, "MG3", "A")
    assert len(stage.board.hero.items) == 4
    stage.answer("pass", seat=0)  # No upgrade.
    assert stage.offers("charge") == {"KNIF,0"}
    stage.answer("charge:KNIF,0", "charge:KNIF,0", seat=0)
    assert stage.board.hero.items[0].charges == 3
    assert stage.board.missions[2].colour == "red"


@pytest.mark.rule("AL-MISS-11")
def test_field_surgery_gives_life_and_self_control() -> None:
    stage = work(with_missions("MG4").sheet(life=3, calm=4), "MG4", "S")
    assert stage.board.hero.tokens == ("kit",)
    work(stage, "MG4", "M")
    assert (stage.board.hero.life, stage.board.hero.calm) == (7, 6)


@pytest.mark.rule("AL-MISS-10", "AL-XP-02")
def test_specimen_gives_experience_with_two_different_kinds() -> None:
    stage = with_missions("MG5").hero("1D3")
    kill(stage, "spore")
    kill(stage, "hybrid")
    before = stage.board.hero.experience
    assert progress(stage, "MG5") == (1, (0,))
    work(stage, "MG5", "L")
    stage.answer("skill:surge", seat=0)
    assert "skill:surge" not in stage.options()
    stage.answer("skill:light_feet", seat=0)
    after = stage.board.hero.experience
    assert [after[kind] - before[kind] for kind in range(5)] == [0, 1, 0, 0, 1]
    assert fulfilled(stage, "MG5")


@pytest.mark.rule("AL-MISS-11", "AL-MISS-07")
def test_station_plan_lets_him_locate_at_the_start_of_each_later_round() -> None:
    stage = work(with_missions("MG6").light(ROOM["C"]), "MG6", "C")
    assert stage.board.hero.station_plan
    assert "consult" not in stage.options()
    clean_up(stage).quiet()
    assert "consult" in stage.options()


@pytest.mark.rule("AL-MISS-05", "AL-UPG-05")
def test_quartermaster_upgrades_two_items_and_charges() -> None:
    stage = with_missions("MG7").item("KNIF", charges=2).item("MEDK").item("SCAN")
    work(stage, "MG7", "A", "S")
    stage.answer("upgrade_free:KNIF,0", "upgrade_free:SCAN,2", seat=0)
    assert [item.upgraded for item in stage.board.hero.items] == [True, False, True]
    stage.answer("charge:KNIF,0", seat=0)
    assert [item.charges for item in stage.board.hero.items] == [3, 2, 3]
    assert fulfilled(stage, "MG7")


@pytest.mark.rule("AL-MISS-11", "AL-MISS-08")
def test_combat_serum_gives_adrenaline_now_and_in_every_round() -> None:
    stage = work(with_missions("MG8", "MB6").sheet(adrenaline=1), "MG8", "L")
    assert stage.board.hero.tokens == ("serum",)
    assert adrenaline_maximum(stage.board) == 3
    work(stage, "MG8", "M")
    assert stage.board.hero.tokens == ()
    assert stage.board.hero.adrenaline == 4
    assert adrenaline_maximum(stage.board) == 4
    stage.sheet(adrenaline=0)
    clean_up(stage).quiet()
    assert stage.board.hero.adrenaline == 4


@pytest.mark.rule("AL-MISS-11")
def test_the_adrenaline_maximum_is_at_most_six() -> None:
    stage = Stage(missions=("MG8", "MB6")).sheet(life=0, adrenaline_bonus=1)
    assert adrenaline_maximum(stage.board) == 6
