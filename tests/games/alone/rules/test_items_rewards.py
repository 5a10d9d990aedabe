"""Rewards of missions and levels, which are written in the same words as items."""

from typing import Any

import pytest

from brassboard.games.alone.data.item_frames import HeroCalls
from brassboard.games.alone.rules.losses import adrenaline_maximum
from games.alone.helper import Stage


def rewarded(source: str, stage: Stage) -> Stage:
    """The Hero gets a reward at the start of his turn."""
    return stage.run(HeroCalls(source))


def stage_at(code: str = "1D3", **options: Any) -> Stage:
    return Stage(character="doctor", start=code, **options)


@pytest.mark.rule("AL-MISS-03", "AL-LIGHT-04")
def test_emergency_power_lights_every_switch_box_and_the_sectors_beside_it() -> None:
    stage = rewarded("reward:MG1", stage_at())
    assert {"1B1", "1E2", "1C4", "2D1", "2A4", "2E4"} <= stage.lit()  # the switch boxes of k1
    for sector in range(stage.map.size):
        beside = [other for other, _ in stage.map.neighbours[sector]]
        expected = any([stage.map.switch >> each & 1 for each in (sector, *beside)])
        assert (stage.map.code[sector] in stage.lit()) == expected


@pytest.mark.rule("AL-MISS-03", "AL-DOOR-04")
def test_a_blocked_door_keeps_the_light_of_a_switch_box_out() -> None:
    stage = rewarded("reward:MG1", stage_at().block("1E2-1F2"))
    assert "1E2" in stage.lit()
    assert "1F2" not in stage.lit()


@pytest.mark.rule("AL-MISS-03", "AL-LIGHT-02")
def test_the_hero_sees_of_it_what_is_in_sight_only() -> None:
    stage = rewarded("reward:MG1", stage_at("1E3"))
    assert stage.lit() & stage.revealed() == {"1E3", "1E2", "1E1"}
    assert stage.revealed() == {"1E3", "1E2", "1E1"}


@pytest.mark.rule("AL-UPG-04", "AL-ITEM-05")
def test_locker_codes_give_cards_upgrades_and_charges_without_a_window() -> None:
    stage = stage_at().item("KNIF", charges=1).equipment("SEDA", "BOOT", "WELD").hand(1, "R09")
    rewarded("reward:MG3", stage)
    assert [item.id for item in stage.board.hero.items] == ["KNIF", "SEDA", "BOOT", "WELD"]
    assert stage.asked == (0, "upgrade")
    stage.answer("pass", "charge:KNIF,0", "charge:KNIF,0", seat=0)
    assert stage.board.hero.items[0].charges == 3
    assert stage.asked == (0, "act")


@pytest.mark.rule("AL-HERO-01")
def test_field_surgery_heals_both_tracks() -> None:
    stage = rewarded("reward:MG4", stage_at().sheet(life=3, calm=4))
    assert (stage.board.hero.life, stage.board.hero.calm) == (7, 6)


@pytest.mark.rule("AL-HERO-03", "AL-HERO-07")
def test_the_station_plan_answers_one_question_at_the_start_of_each_later_round() -> None:
    stage = rewarded("reward:MG6", stage_at().hand(1, "R08", "R05"))
    assert stage.board.hero.station_plan
    stage.answer("consult", seat=0)
    assert stage.asked == (0, "locate")
    stage.answer("target:room.Q", seat=0)
    assert [(notice.target, notice.distance) for notice in stage.notices("answered")] == [("room.Q", 2)]
    assert stage.asked == (0, "act")  # No window opened, and it was no action.
    assert stage.notices("action_announced") == []
    assert stage.turn.triggers == ()
    assert stage.denied("consult") == "AL-HERO-07"
    stage.sheet(used_round=()).table(turn=2)
    assert stage.denied("consult") == "AL-HERO-03"


@pytest.mark.rule("AL-HERO-03")
def test_without_the_plan_or_after_an_action_nobody_consults_it() -> None:
    assert stage_at().why_not("consult") is not None
    stage = stage_at().sheet(station_plan=True).do("bullet_time", "locate", "target:door", "target:switch")
    assert stage.denied("consult") == "AL-HERO-03"


@pytest.mark.rule("AL-UPG-05")
def test_the_quartermaster_upgrades_up_to_two_items_and_charges() -> None:
    stage = rewarded("reward:MG7", stage_at().item("KNIF", charges=1).item("SEDA").item("BOOT"))
    stage.answer("upgrade_free:KNIF,0", "upgrade_free:BOOT,2", seat=0)
    assert stage.asked == (0, "charge")
    stage.answer("charge:KNIF,0", "pass", seat=0)
    assert [(item.charges, item.upgraded) for item in stage.board.hero.items] == [(2, True), (2, False), (3, True)]


@pytest.mark.rule("AL-END-04")
def test_combat_serum_raises_adrenaline_and_its_maximum_up_to_6() -> None:
    stage = rewarded("reward:MG8", stage_at().sheet(adrenaline=2))
    assert stage.board.hero.adrenaline == 5
    assert adrenaline_maximum(stage.board) == 4
    stage.sheet(life=0, calm=3)
    assert adrenaline_maximum(stage.board) == 6


@pytest.mark.rule("AL-LIGHT-05", "AL-LIGHT-04")
def test_power_drain_is_rewarded_with_two_lines_of_light_in_two_directions() -> None:
    stage = stage_at("2A4", missions=("MG3", "MB3")).light("2A4").do("work:MB3")  # the Generator Room
    assert stage.offers("face") == {"north", "east", "south"}
    stage.do("face:east")
    assert stage.offers("face") == {"north", "south"}
    stage.do("face:south")
    assert stage.lit() == {"2A4", "2B4", "2C4", "2A5"}


@pytest.mark.rule("AL-DOOR-06", "AL-RULING-04")
def test_locked_down_opens_every_door_and_what_is_lit_behind_comes_into_sight() -> None:
    stage = stage_at("1C4").block("1B4-1C4", "1A4-1A5").light("1B4")
    rewarded("reward:MB5", stage)
    assert stage.blocked() == set()
    assert "1B4" in stage.revealed()
    assert stage.tile("1C4").blocked == 0
    assert len(stage.board.hero.items) == 2


@pytest.mark.rule("AL-EXPL-04", "AL-ITEM-10")
def test_creeping_rot_clears_the_heros_floor_seen_or_not() -> None:
    stage = rewarded("reward:MB8", stage_at().reveal("1C3").danger("1C3", "1A1", "2B3"))
    assert stage.dangers() == {"2B3"}
    assert not stage.tile("1C3").danger


# Levels of difficulty


@pytest.mark.rule("AL-DIFF-02", "AL-RULING-31")
def test_easy_gives_a_round_and_both_tracks() -> None:
    stage = rewarded("difficulty:easy", stage_at().sheet(life=5, calm=5).table(round_marker=4))
    assert stage.board.round_marker == 5
    assert (stage.board.hero.life, stage.board.hero.calm) == (8, 8)
    assert stage.asked == (0, "act")


@pytest.mark.rule("AL-DIFF-05", "AL-RULING-32")
@pytest.mark.parametrize(("track", "life", "calm"), [("life", 8, 5), ("calm", 5, 8)])
def test_normal_gives_a_round_and_then_a_track_of_the_heros_choice(track: str, life: int, calm: int) -> None:
    stage = rewarded("difficulty:normal", stage_at().sheet(life=5, calm=5).table(round_marker=4))
    assert stage.board.round_marker == 5
    assert stage.asked == (0, "regain")
    assert stage.options() == ["regain:life", "regain:calm"]
    stage.answer(f"regain:{track}", seat=0)
    assert (stage.board.hero.life, stage.board.hero.calm) == (life, calm)
    assert stage.asked == (0, "act")


@pytest.mark.rule("AL-DIFF-03")
def test_nightmare_gives_a_track_of_the_heros_choice_and_no_round() -> None:
    stage = rewarded("difficulty:nightmare", stage_at().sheet(life=5, calm=5).table(round_marker=4))
    stage.answer("regain:calm", seat=0)
    assert (stage.board.round_marker, stage.board.hero.life, stage.board.hero.calm) == (4, 5, 8)


@pytest.mark.rule("AL-DIFF-04")
def test_impossible_gives_nothing() -> None:
    stage = rewarded("difficulty:impossible", stage_at().sheet(life=5, calm=5).table(round_marker=4))
    assert (stage.board.round_marker, stage.board.hero.life, stage.board.hero.calm) == (4, 5, 5)
    assert stage.asked == (0, "act")


@pytest.mark.rule("AL-RULING-34", "AL-NIGHT-03")
def test_an_extra_round_has_no_limit_but_no_effect_in_nightmare() -> None:
    assert rewarded("difficulty:easy", stage_at().table(round_marker=6)).board.round_marker == 7
    assert rewarded("difficulty:easy", stage_at().table(round_marker=1, nightmare=True)).board.round_marker == 1
