"""The Hero: tracks, losses and their reductions, the abilities of characters, and the skills."""

from typing import Any

import pytest

from games.alone.helper import Stage


def stage_at(code: str = "1D3", character: str = "technician", **options: Any) -> Stage:
    return Stage(character=character, start=code, **options)


def skilled(skill: str, **options: Any) -> Stage:
    """The Hero has this skill: 2 points, and none for the others."""
    kinds = ("sealed_mask", "light_feet", "cold_aim", "steady_mind", "surge")
    return stage_at(**options).sheet(experience=tuple([2 if name == skill else 0 for name in kinds]))


def locate(stage: Stage) -> Stage:
    """An action that does nothing to the map."""
    return stage.do("locate", "target:door", "target:switch")


# Tracks


@pytest.mark.rule("AL-HERO-01")
def test_gains_beyond_the_top_are_lost() -> None:
    stage = stage_at().sheet(life=11, calm=10, companions=("doctor",)).do("sacrifice:doctor")
    assert (stage.board.hero.life, stage.board.hero.calm) == (12, 12)
    assert [(notice.track, notice.n, notice.left) for notice in stage.notices("gained")] == [
        ("life", 1, 12),
        ("calm", 2, 12),
    ]


@pytest.mark.rule("AL-HERO-01")
def test_a_track_at_0_may_rise_again() -> None:
    stage = stage_at().sheet(life=0, calm=4).item("MEDK").do("use:MEDK,0")
    assert stage.board.hero.life == 2


@pytest.mark.rule("AL-HERO-01", "AL-MISS-15")
def test_old_wounds_make_every_life_gain_one_less_but_never_a_loss() -> None:
    stage = stage_at(missions=("MG3", "MB6")).sheet(life=5).item("MEDK").do("use:MEDK,0")
    assert stage.board.hero.life == 6
    stage = stage_at(missions=("MG3", "MB6"), character="doctor").sheet(life=5).do("heal:life")
    assert stage.board.hero.life == 5


@pytest.mark.rule("AL-HERO-02")
def test_adrenaline_beyond_6_is_lost() -> None:
    stage = stage_at(character="doctor").sheet(adrenaline=5).item("STIM").do("use:STIM,0")
    assert stage.board.hero.adrenaline == 6
    assert [(notice.n, notice.left) for notice in stage.notices("adrenaline_gained")] == [(1, 6)]


@pytest.mark.rule("AL-HERO-02")
def test_evil_never_takes_adrenaline_below_0() -> None:
    stage = stage_at(character="doctor", decks=("green", "violet")).sheet(adrenaline=0).hand(1, "G12").danger("1D3")
    stage.creature("parasite", "1D3")
    locate(stage).dice("hm")
    stage.react("offer:G12,up").quiet()
    assert stage.board.hero.adrenaline == 0


# Losses


@pytest.mark.rule("AL-HERO-05")
def test_a_loss_reduced_to_0_is_no_loss() -> None:
    stage = skilled("sealed_mask").hand(1, "R12")
    stage.creature("parasite", "1D3")
    locate(stage).dice("hm")
    assert stage.asked == (0, "reduce")
    stage.answer("reduce:sealed_mask", seat=0)
    assert stage.board.hero.life == 12
    assert stage.board.turn == 2  # No loss window opened.
    assert stage.notices("lost") == []


@pytest.mark.rule("AL-HERO-05")
def test_the_hero_decides_about_a_reduction_before_the_loss_window() -> None:
    stage = skilled("sealed_mask").hand(1, "R12")
    stage.creature("parasite", "1D3")
    locate(stage).dice("hm").answer("pass", seat=0)
    assert stage.board.hero.life == 11
    assert stage.moment == "loss"
    assert "R12,up" in stage.offers("offer")


@pytest.mark.rule("AL-HERO-05", "AL-RULING-01")
def test_what_spills_over_is_not_reduced() -> None:
    stage = skilled("sealed_mask").sheet(calm=0)
    stage.creature("parasite", "1C3")  # a shock of 1
    stage.do("move:west")
    assert stage.board.hero.life == 11
    assert stage.notices("reduced") == []


@pytest.mark.rule("AL-HERO-05")
def test_steady_mind_always_counts() -> None:
    stage = skilled("steady_mind")
    stage.creature("worm", "1C3")  # a shock of 2
    stage.do("move:west")
    assert stage.board.hero.calm == 11


@pytest.mark.rule("AL-HERO-05", "AL-TRIG-09")
def test_a_shock_that_steady_mind_takes_away_is_no_loss() -> None:
    stage = skilled("steady_mind").hand(1, "R13")
    stage.creature("parasite", "1C3")  # a shock of 1
    stage.answer("move:west", seat=0)
    assert stage.moment == "step"  # No loss window comes before it.
    assert stage.board.hero.calm == 12


# The abilities of the characters as Hero


@pytest.mark.rule("AL-HERO-06", "AL-HERO-08")
def test_the_pilot_takes_a_safe_step_after_a_move() -> None:
    stage = stage_at(character="pilot").reveal("1C3")
    stage.creature("worm", "1C3")
    stage.do("move:west")
    assert stage.options() == ["ability:pilot.hero", "pass"]
    stage.do("ability:pilot.hero", "move:west")
    assert stage.hero_at == "1B3"
    assert stage.notices("opportunity_attack") == []
    assert [notice.action for notice in stage.notices("action_announced")] == ["move"]
    assert stage.board.turn == 2


@pytest.mark.rule("AL-HERO-07")
def test_the_pilots_ability_is_there_once_a_round() -> None:
    stage = stage_at(character="pilot").do("move:west", "ability:pilot.hero", "move:east")
    stage.do("move:west")
    assert (stage.asked, stage.board.turn) == ((0, "act"), 3)


@pytest.mark.rule("AL-HERO-08")
def test_the_technician_upgrades_after_a_search_or_an_interact() -> None:
    stage = stage_at().item("KNIF").equipment("AMMO_M").do("search")
    if stage.kind == "upgrade":
        stage.do("pass")
    assert stage.options() == ["ability:technician.hero", "pass"]
    stage.do("ability:technician.hero", "upgrade_free:KNIF,0")
    assert stage.board.hero.items[0].upgraded
    stage = stage_at("1E2").item("KNIF").do("switch:west")
    assert stage.options() == ["ability:technician.hero", "pass"]


@pytest.mark.rule("AL-HERO-08", "AL-HERO-06")
def test_the_technician_is_not_asked_where_there_is_nothing_to_upgrade() -> None:
    stage = stage_at("1E2").item("KNIF", upgraded=True).do("switch:west")
    assert stage.board.turn == 2
    stage = stage_at("1E2").item("KNIF").do("move:west")
    assert stage.board.turn == 2


@pytest.mark.rule("AL-HERO-08")
@pytest.mark.parametrize(("character", "dice"), [("commander", 3), ("pilot", 2), ("technician", 2), ("doctor", 2)])
def test_the_commander_alone_has_a_die_more_in_the_plain_attack(character: str, dice: int) -> None:
    stage = stage_at(character=character)
    stage.creature("worm", "1D3")
    stage.do("attack:1")
    assert stage.position.asked.n == dice


@pytest.mark.rule("AL-HERO-08", "AL-HERO-07")
def test_the_doctor_heals_one_low_track_in_turn_1_of_a_round() -> None:
    stage = stage_at(character="doctor").sheet(life=6, calm=5)
    assert {"heal:life", "heal:calm"} <= set(stage.options())
    stage.do("heal:life")
    assert (stage.board.hero.life, stage.board.hero.calm) == (7, 5)
    assert stage.denied("heal:calm") == "AL-HERO-07"
    stage.sheet(used_round=()).table(turn=2)
    assert stage.denied("heal:calm") == "AL-HERO-03"


@pytest.mark.rule("AL-HERO-08")
def test_the_doctor_does_not_heal_a_track_above_6() -> None:
    stage = stage_at(character="doctor").sheet(life=7, calm=6)
    denial = stage.why_not("heal:life")
    assert denial is not None
    assert (denial.rule, denial.args) == ("AL-HERO-08", {"track": "life"})
    assert "heal:calm" in stage.options()


@pytest.mark.rule("AL-HERO-03")
def test_the_doctor_heals_before_the_first_action_only() -> None:
    stage = stage_at(character="doctor").sheet(life=5).do("bullet_time")
    locate(stage)
    assert stage.denied("heal:life") == "AL-HERO-03"


@pytest.mark.rule("AL-HERO-08")
def test_nobody_else_heals() -> None:
    stage = stage_at(character="pilot").sheet(life=3)
    assert stage.offers("heal") == set()
    assert stage.why_not("heal:life") is not None


# The skills


@pytest.mark.rule("AL-HERO-05", "AL-HERO-07")
def test_sealed_mask_takes_one_from_one_life_loss_a_round() -> None:
    stage = skilled("sealed_mask")
    stage.creature("parasite", "1D3")
    locate(stage).dice("hh").do("reduce:sealed_mask")
    assert stage.board.hero.life == 11
    locate(stage).dice("hh").quiet()
    assert stage.board.hero.life == 9  # It was not offered again.


@pytest.mark.rule("AL-OPP-05", "AL-RULING-43")
def test_sealed_mask_does_not_help_against_an_opportunity_attack() -> None:
    stage = skilled("sealed_mask")
    stage.creature("parasite", "1D3")
    stage.answer("move:west", seat=0).answer("waive:no", seat=1).dice("h").quiet()
    assert stage.board.hero.life == 11
    assert stage.notices("reduced") == []


@pytest.mark.rule("AL-HERO-06", "AL-HERO-07")
def test_light_feet_add_a_step_to_a_move_once_a_round() -> None:
    stage = skilled("light_feet").do("move:west")
    assert stage.options() == ["ability:light_feet", "pass"]
    stage.do("ability:light_feet", "move:west")
    assert stage.hero_at == "1B3"
    assert [notice.action for notice in stage.notices("action_announced")] == ["move"]
    assert stage.board.turn == 2
    stage.do("move:east")
    assert stage.board.turn == 3


@pytest.mark.rule("AL-RULING-43")
def test_the_step_of_light_feet_is_not_safe() -> None:
    stage = skilled("light_feet").reveal("1C3")
    stage.creature("worm", "1C3")
    stage.do("move:west").answer("ability:light_feet", "move:west", seat=0)
    assert stage.asked == (1, "waive")


@pytest.mark.rule("AL-HERO-06")
def test_two_abilities_may_follow_one_move() -> None:
    stage = skilled("light_feet", code="1E3", character="pilot").do("move:west")
    stage.do("ability:pilot.hero", "move:west", "ability:light_feet", "move:west")
    assert stage.hero_at == "1B3"
    assert stage.board.turn == 2


@pytest.mark.rule("AL-XP-03", "AL-BT-02", "AL-HERO-07")
def test_surge_is_bullet_time_without_adrenaline_once_a_round() -> None:
    stage = skilled("surge").sheet(adrenaline=0)
    assert stage.denied("bullet_time") == "AL-BT-01"
    stage.do("surge")
    assert stage.denied("surge") == "AL-HERO-07"
    assert [notice.surge for notice in stage.notices("bullet_time_activated")] == [True]
    locate(locate(stage))
    assert stage.board.turn == 2
    assert stage.board.hero.adrenaline == 0
    assert stage.denied("surge") == "AL-HERO-07"


@pytest.mark.rule("AL-BT-02")
def test_surge_and_bullet_time_are_not_added_up() -> None:
    stage = skilled("surge").do("bullet_time")
    assert stage.denied("surge") == "AL-BT-02"


@pytest.mark.rule("AL-XP-03", "AL-BT-03")
def test_surge_needs_the_skill_and_the_start_of_a_turn() -> None:
    assert stage_at().denied("surge") == "AL-XP-03"
    stage = skilled("surge").do("bullet_time")
    assert locate(stage).denied("surge") == "AL-BT-03"
