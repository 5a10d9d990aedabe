"""Damage to creatures: thresholds, wounds and death."""

import pytest

from brassboard.games.alone.rules.creatures import markers_left
from games.alone.helper import Stage


def stage_in_light() -> Stage:
    """The Hero is in light, where worms do not attack."""
    return Stage(character="doctor").light("1D3")


def shoot(stage: Stage, symbols: str) -> Stage:
    """Attack the only creature in sight with Ammunition and 2 charges, which are 4 dice."""
    return stage.do("use:AMMO_M,0", "charges:2").dice(symbols).quiet()


def wounded(stage: Stage) -> list[bool]:
    """The state of every creature on the map."""
    return [creature.wounded for creature in stage.board.secret.creatures]


@pytest.mark.rule("AL-DMG-01")
def test_the_first_threshold_wounds_and_the_second_kills_in_a_later_attack() -> None:
    stage = Stage(character="doctor").reveal("1C3").item("AMMO_M", charges=4)
    stage.creature("hybrid", "1C3")  # 2/1
    shoot(stage, "hhmm")
    assert wounded(stage) == [True]
    shoot(stage, "hmmm")
    assert wounded(stage) == []


@pytest.mark.rule("AL-DMG-01")
def test_the_second_threshold_counts_for_a_wounded_creature() -> None:
    stage = Stage(character="doctor").reveal("1C3").item("AMMO_M", charges=4)
    stage.creature("cultist", "1C3", wounded=True)  # 1/2
    shoot(stage, "hmmm")
    assert wounded(stage) == [True]
    shoot(stage, "hhmm")
    assert wounded(stage) == []


@pytest.mark.rule("AL-DMG-02")
def test_damage_below_the_threshold_is_not_stored() -> None:
    stage = stage_in_light()
    stage.creature("worm", "1D3")  # 2/2
    stage.do("attack:1").dice("hm").quiet()
    stage.do("attack:1").dice("hm").quiet()
    assert wounded(stage) == [False]
    assert not stage.board.figures[0].wounded


@pytest.mark.rule("AL-DMG-03")
def test_a_second_wound_kills() -> None:
    stage = stage_in_light()
    stage.creature("worm", "1D3", wounded=True)
    stage.do("attack:1").dice("hh").quiet()
    assert wounded(stage) == []


@pytest.mark.rule("AL-DMG-03")
def test_one_attack_gives_the_matriarch_at_most_one_wound() -> None:
    stage = Stage(character="doctor").reveal("1C3").item("AMMO_M", charges=4).mission("MR2")
    stage.creature("matriarch", "1C3")  # 2/2
    shoot(stage, "hhhh")
    assert wounded(stage) == [True]
    stage.do("use:AMMO_M,0", "charges:2").dice("hhmm").quiet()
    assert wounded(stage) == []


@pytest.mark.rule("AL-DMG-03")
def test_the_apostle_has_no_such_protection() -> None:
    stage = Stage(character="doctor").reveal("1C3").item("AMMO_M")
    stage.creature("apostle", "1C3")  # 2/2
    shoot(stage, "hhhh")
    assert wounded(stage) == []


@pytest.mark.rule("AL-DMG-04")
@pytest.mark.parametrize(("symbols", "left"), [("hhhh", []), ("hhhm", [True]), ("hhmm", [True]), ("hmmm", [False])])
def test_one_attack_kills_a_fresh_creature_if_it_reaches_both_thresholds(symbols: str, left: list[bool]) -> None:
    stage = Stage(character="doctor").reveal("1C3").item("AMMO_M")
    stage.creature("worm", "1C3")  # 2/2
    shoot(stage, symbols)
    assert wounded(stage) == left


@pytest.mark.rule("AL-EX-12")
def test_the_worm_of_the_rulebook_loses_the_third_point_of_damage() -> None:
    stage = Stage(character="doctor").reveal("1C3").item("AMMO_M", charges=2)
    stage.creature("worm", "1C3")
    shoot(stage, "hhhm")
    assert [notice.hits for notice in stage.notices("hero_hit")] == [3]
    assert wounded(stage) == [True]
    assert stage.board.hero.items[0].charges == 0


@pytest.mark.rule("AL-DMG-05")
def test_a_hidden_creature_keeps_its_wound_and_shows_it_when_it_is_revealed() -> None:
    stage = Stage(character="doctor").item("DRON", upgraded=True)
    stage.creature("hybrid", "1C3")
    stage.do("use:DRON,0", "kind:hybrid").dice("hhm").quiet()
    assert wounded(stage) == [True]
    assert stage.board.figures == []
    assert stage.notices("figure_wounded") == []
    stage.do("explore:west")
    assert [figure.wounded for figure in stage.board.figures] == [True]
    assert [notice.wounded for notice in stage.notices("figure_revealed")] == [True]


@pytest.mark.rule("AL-DMG-06")
def test_the_marker_of_a_killed_creature_returns_to_the_supply() -> None:
    stage = Stage(character="doctor").reveal("1C3").item("AMMO_M")
    stage.creature("spore", "1C3")
    stage.creature("spore", "1A1")
    stage.creature("spore", "2E5")
    assert markers_left(stage.board, "spore") == 0
    shoot(stage, "hhmm")
    assert markers_left(stage.board, "spore") == 1
    assert [stage.map.code[one.sector] for one in stage.board.secret.creatures] == ["1A1", "2E5"]


@pytest.mark.rule("AL-DMG-06")
def test_evil_may_spawn_a_kind_again_after_a_kill() -> None:
    stage = Stage(character="doctor").reveal("1C3").item("AMMO_M").hand(1, "R01", "R02", "V01")
    for code in ("1C3", "1A1", "2E5"):
        stage.creature("spore", code)
    stage.do("use:AMMO_M,0", "charges:1").dice("hhm")
    stage.evil("pass")  # the window of the roll
    stage.evil("offer:V01,down", "side:1")
    assert "kind:spore" in stage.options()


@pytest.mark.rule("AL-NIGHT-01")
def test_in_nightmare_the_thresholds_of_the_other_side_count() -> None:
    stage = Stage(character="doctor").reveal("1C3").item("AMMO_M").table(nightmare=True)
    stage.creature("worm", "1C3")  # 3/2 instead of 2/2
    shoot(stage, "hhmm")
    assert wounded(stage) == [False]
