"""Companions: their abilities once a turn, their sacrifices, and how they join."""

from typing import Any

import pytest

from brassboard.games.alone.data.item_frames import HeroCalls
from games.alone.helper import Stage


def stage_with(*companions: str, start: str = "1D3", character: str = "doctor", **options: Any) -> Stage:
    return Stage(character=character, start=start, **options).sheet(companions=companions)


def actions(stage: Stage) -> list[str]:
    return [notice.action for notice in stage.notices("action_announced")]


# Once a turn


@pytest.mark.rule("AL-COMP-01", "AL-HERO-07")
def test_a_companion_ability_is_used_once_a_turn() -> None:
    stage = stage_with("technician", start="1E2").item("KNIF").item("SEDA").item("JETP")
    stage.do("bullet_time", "switch:west")
    assert stage.asked == (0, "ability")
    stage.do("ability:technician.companion", "upgrade_free:KNIF,0", "switch:north")
    assert stage.board.turn == 2  # It was not offered after the second Interact.
    stage.do("switch:west")
    assert stage.options() == ["ability:technician.companion", "pass"]  # In the next turn it is.


@pytest.mark.rule("AL-COMP-01")
def test_the_hero_need_not_use_it() -> None:
    stage = stage_with("technician", start="1E2").item("KNIF").do("bullet_time", "switch:west", "pass")
    assert not stage.board.hero.items[0].upgraded
    stage.do("switch:north")
    assert stage.asked == (0, "ability")  # An ability that was declined is not used up.


@pytest.mark.rule("AL-COMP-03", "AL-UPG-05")
def test_the_technician_upgrades_an_item_free_after_an_interact() -> None:
    stage = stage_with("technician", start="1E2").item("KNIF").item("SEDA")
    stage.do("switch:west", "ability:technician.companion", "upgrade_free:KNIF,0")
    assert [(item.charges, item.upgraded) for item in stage.board.hero.items] == [(3, True), (2, False)]


@pytest.mark.rule("AL-COMP-03")
def test_the_technician_does_nothing_after_another_action() -> None:
    for action in ("search", "move:west", "explore:west"):
        stage = stage_with("technician").item("KNIF").equipment("WELD").do(action)
        assert (stage.asked, stage.board.turn) == ((0, "act"), 2)


@pytest.mark.rule("AL-COMP-03")
def test_an_item_used_through_interact_is_an_interact() -> None:
    stage = stage_with("technician").item("MEDK").sheet(life=5).do("use:MEDK,0")
    assert stage.options() == ["ability:technician.companion", "pass"]


@pytest.mark.rule("AL-COMP-05")
def test_each_companion_has_its_own_use_a_turn() -> None:
    stage = stage_with("pilot", "commander").item("BOOT")
    stage.creature("worm", "1D3")
    stage.do("bullet_time", "attack:1", "ability:commander.companion").dice("mmm")
    stage.do("move:west")
    assert stage.options() == ["ability:pilot.companion", "pass"]
    stage.do("ability:pilot.companion")
    assert [notice.ability for notice in stage.notices("ability_used")] == ["commander.companion", "pilot.companion"]
    assert stage.notices("opportunity_attack") == []


@pytest.mark.rule("AL-HERO-06", "AL-RULING-43")
def test_with_the_pilot_the_steps_of_a_move_are_safe() -> None:
    stage = stage_with("pilot").item("JETP").reveal("1C3")
    stage.creature("worm", "1D3")
    stage.creature("worm", "1C3")
    stage.do("use:JETP,0", "ability:pilot.companion", "move:west", "move:west")
    assert stage.hero_at == "1B3"
    assert stage.notices("opportunity_attack") == []


@pytest.mark.rule("AL-HERO-06")
def test_without_his_help_the_same_step_is_not_safe() -> None:
    stage = stage_with("pilot")
    stage.creature("worm", "1D3")
    stage.answer("move:west", "pass", seat=0)
    assert stage.asked == (1, "waive")


@pytest.mark.rule("AL-HERO-06", "AL-HATT-07")
@pytest.mark.parametrize(("used", "dice"), [("ability:commander.companion", 3), ("pass", 2)])
def test_with_the_commander_an_attack_has_one_more_die(used: str, dice: int) -> None:
    stage = stage_with("commander")
    stage.creature("worm", "1D3")
    stage.do("attack:1", used)
    assert stage.position.asked.n == dice


@pytest.mark.rule("AL-HERO-05")
def test_the_doctor_makes_a_creature_attack_of_two_or_more_one_smaller_once_a_turn() -> None:
    stage = stage_with("doctor", character="pilot")
    stage.creature("parasite", "1D3")
    stage.creature("parasite", "1D3")
    stage.do("locate", "target:door", "target:switch").dice("hh")
    assert stage.asked == (0, "reduce")
    stage.do("reduce:doctor.companion").dice("hh").quiet()
    assert stage.board.hero.life == 12 - 1 - 2
    assert stage.board.turn == 2


@pytest.mark.rule("AL-HERO-05")
def test_the_doctor_is_not_asked_about_a_smaller_loss_or_another_source() -> None:
    one_hit = stage_with("doctor", character="pilot")
    one_hit.creature("parasite", "1D3")
    one_hit.do("locate", "target:door", "target:switch").dice("hm").quiet()
    assert (one_hit.asked, one_hit.board.hero.life) == ((0, "act"), 11)
    leaving = stage_with("doctor", character="technician")
    for _ in range(2):
        leaving.creature("parasite", "1D3")
    leaving.answer("move:west", seat=0).answer("waive:no", seat=1).dice("hh").quiet()
    assert leaving.board.hero.life == 10
    assert leaving.notices("reduced") == []


# Sacrifices


@pytest.mark.rule("AL-COMP-02")
def test_a_companion_is_sacrificed_at_the_start_of_a_turn_only() -> None:
    stage = stage_with("doctor", character="technician").sheet(life=5, calm=5)
    assert "sacrifice:doctor" in stage.options()
    stage.do("bullet_time", "locate", "target:door", "target:switch")
    assert stage.denied("sacrifice:doctor") == "AL-COMP-02"
    stage.do("locate", "target:door", "target:switch")
    assert "sacrifice:doctor" in stage.options()


@pytest.mark.rule("AL-COMP-02", "AL-COMP-06")
def test_the_sacrificed_doctor_gives_life_and_self_control_and_is_out_of_the_game() -> None:
    stage = stage_with("doctor", character="technician").sheet(life=5, calm=11).do("sacrifice:doctor")
    hero = stage.board.hero
    assert (hero.life, hero.calm) == (8, 12)
    assert (hero.companions, hero.sacrificed) == ((), ("doctor",))
    assert actions(stage) == []  # It is no action.
    assert stage.asked == (0, "act")
    stage.run(HeroCalls("reward:MG2"))
    assert stage.position.asked.sides == 2  # Pilot and Commander are left.


@pytest.mark.rule("AL-COMP-04", "AL-EX-20")
def test_the_sacrificed_technician_searches_with_one_card_more_and_any_material() -> None:
    stage = stage_with("technician", start="1C4").item("KNIF").equipment("JETP", "BOOT", "PICK", "AMMO_E", "AMMO_M")
    stage.do("sacrifice:technician")
    assert [len(notice.items) for notice in stage.notices("items_drawn")] == [4]
    assert stage.board.hero.searched == ("Q",)
    assert stage.asked == (0, "upgrade")
    assert "upgrade:KNIF,0,JETP,1" in stage.options()  # The Cutter needs chemical.
    stage.do("upgrade:KNIF,0,JETP,1", "pass")
    assert stage.asked == (0, "act")
    assert stage.board.turn == 1  # The normal action of the turn is still available.
    stage.do("search")
    assert "upgrade:BOOT,2,PICK,3" in stage.options()  # Any material serves for the whole turn.
    stage.do("pass")
    stage.do("search")
    assert "upgrade:BOOT,2,PICK,3" not in stage.options()


@pytest.mark.rule("AL-HERO-03", "AL-COMP-06")
def test_a_free_action_leaves_the_start_step_open() -> None:
    stage = stage_with("technician").equipment("JETP").do("sacrifice:technician")
    assert stage.asked == (0, "act")
    assert "bullet_time" in stage.options()
    stage.do("bullet_time", "locate", "target:door", "target:switch", "locate", "target:door", "target:switch")
    assert stage.board.turn == 2


@pytest.mark.rule("AL-COMP-06", "AL-RULING-53")
def test_a_free_action_allows_its_reactions() -> None:
    stage = stage_with("pilot").hand(1, "R02", "R03").do("sacrifice:pilot")
    assert actions(stage) == ["move"]
    stage.answer("move:west", seat=0)
    assert stage.moment == "step"
    assert "R02,up" in stage.offers("offer")
    stage.evil("pass").answer("halt", seat=0)
    stage.answer("locate", "target:door", "target:switch", seat=0)
    assert stage.moment == "answer"
    stage.evil("pass")
    assert stage.moment == "end"  # The end of the turn waits for the normal action, but its cards are allowed.
    assert "R03,up" in stage.offers("offer")


@pytest.mark.rule("AL-RULING-53")
def test_the_limit_of_two_reactions_holds_for_the_whole_turn() -> None:
    stage = stage_with("pilot").hand(1, "R02", "R02", "R03", "R08")
    stage.do("sacrifice:pilot").answer("move:west", seat=0)
    stage.react("offer:R02,up").react("offer:R02,up")
    assert stage.asked == (0, "step")  # No third card, so no window any more.
    stage.answer("move:west", "halt", "locate", "target:door", "target:switch", seat=0)
    assert stage.board.turn == 2
    assert len(stage.board.row) == 2


@pytest.mark.rule("AL-COMP-06", "AL-RULING-43")
def test_the_sacrificed_pilot_moves_three_safe_steps() -> None:
    stage = stage_with("pilot", start="1E3").reveal("1D3")
    stage.creature("worm", "1E3")
    stage.creature("worm", "1D3")
    stage.do("sacrifice:pilot", "move:west", "move:west", "move:west")
    assert stage.hero_at == "1B3"
    assert stage.notices("opportunity_attack") == []
    assert stage.asked == (0, "act")
    assert stage.board.turn == 1


@pytest.mark.rule("AL-COMP-06", "AL-HERO-04")
def test_a_sacrifice_is_offered_only_if_its_action_is_legal() -> None:
    stage = stage_with("commander").reveal("1C3", "1E3", "1E2")
    stage.creature("spore", "1E2")  # round a bend
    denial = stage.why_not("sacrifice:commander")
    assert denial is not None
    assert (denial.rule, denial.args) == ("AL-COMP-06", {"companion": "commander"})
    stage.creature("worm", "1C3")
    assert "sacrifice:commander" in stage.options()


@pytest.mark.rule("AL-COMP-06")
def test_the_sacrificed_commander_attacks_with_five_dice_in_sight() -> None:
    stage = stage_with("commander").reveal("1C3")
    stage.creature("worm", "1C3")
    stage.do("sacrifice:commander")
    assert stage.position.asked.n == 5
    stage.dice("hhhhm").quiet()
    assert stage.board.figures == []
    assert actions(stage) == ["attack"]
    assert stage.board.turn == 1


@pytest.mark.rule("AL-COMP-06")
def test_who_is_sacrificed_does_not_help_in_the_free_action() -> None:
    stage = stage_with("commander", "pilot").reveal("1C3")
    stage.creature("worm", "1C3")
    stage.do("sacrifice:commander")
    assert stage.chance  # The die more of his other ability is not offered.
    assert stage.position.asked.n == 5


# Joining


@pytest.mark.rule("AL-COMP-05")
def test_a_random_character_that_is_not_in_play_joins_openly() -> None:
    stage = stage_with("pilot", character="technician", players=3).run(HeroCalls("reward:MG2"))
    assert stage.chance
    assert (stage.position.asked.n, stage.position.asked.sides) == (1, 2)
    stage.answer("draw:1")
    assert stage.board.hero.companions == ("pilot", "doctor")
    for seat in (0, 1, 2, None):
        assert stage.seen_by(seat)["hero"]["companions"] == ["pilot", "doctor"]
        assert [notice.companion for notice in stage.notices("companion_joined", seat)] == ["doctor"]


@pytest.mark.rule("AL-COMP-05")
def test_if_no_character_is_left_nothing_happens() -> None:
    stage = stage_with("pilot", "commander", "doctor", character="technician").run(HeroCalls("reward:MG2"))
    assert stage.asked == (0, "act")
    assert stage.board.hero.companions == ("pilot", "commander", "doctor")


@pytest.mark.rule("AL-HERO-08")
@pytest.mark.parametrize("character", ["pilot", "technician", "commander", "doctor"])
def test_the_heros_own_character_never_joins(character: str) -> None:
    joined = set()
    for place in range(3):
        stage = stage_with(character=character).run(HeroCalls("reward:MG2"))
        assert stage.position.asked.sides == 3
        joined |= set(stage.answer(f"draw:{place}").board.hero.companions)
    assert joined == {"pilot", "technician", "commander", "doctor"} - {character}
