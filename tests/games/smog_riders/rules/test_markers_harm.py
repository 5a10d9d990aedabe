"""Wounds, stuns, madness and poison, on characters and turrets."""

import pytest

from brassboard.games.smog_riders.data.frames import AttackTurn, Blow
from brassboard.games.smog_riders.data.table import FALLEN, MAP
from games.smog_riders.helper import Stage

OFFICE = "drawing_office"  # G5 to J8 of the factory


def strikes(stage: Stage, card: str, on: str) -> Stage:
    """The defender plays a card at the start of seat 0's turn."""
    stage.hand(stage.defender, card).at_step(AttackTurn(0), "defender_may_begin")
    return stage.answer(f"play:{card}", on)


def next_turn(stage: Stage, seat: int = 0) -> Stage:
    return stage.clear_hands().at_step(AttackTurn(seat), "begin_turn").clear_hands().pass_windows()


# Health and Mind


@pytest.mark.rule("SR-CHAR-03")
def test_wounds_equal_to_health_take_a_character_out() -> None:
    stage = Stage().put("mapuche", "H5", wounds=2)
    strikes(stage, "slaughter", f"in:{OFFICE}")
    assert (stage.who("mapuche").at, stage.who("mapuche").wounds) == (MAP, 3)
    strikes(stage, "slaughter", f"in:{OFFICE}")
    assert (stage.who("mapuche").at, stage.at("mapuche")) == (FALLEN, "H5"), "its marker lies in its square"


@pytest.mark.rule("SR-CHAR-04")
def test_healing_stops_at_what_is_printed() -> None:
    stage = Stage().put("mapuche", "H5", wounds=1).change("charlotte", madness=0).hand(0, "give_breath", "mass_clarity")
    stage.change("arcturus", madness=1).turn_of(0).answer("play:give_breath", "on:mapuche")
    assert stage.who("mapuche").wounds == 0
    stage.answer("play:mass_clarity")
    assert (stage.who("charlotte").madness, stage.who("arcturus").madness) == (0, 0)


@pytest.mark.rule("SR-CHAR-05")
def test_madness_equal_to_mind_stuns() -> None:
    stage = Stage(team=("patty", "hans", "amelia")).put("patty", "H5")
    strikes(stage, "whispers", "on:patty")
    assert (stage.who("patty").madness, stage.who("patty").stunned) == (1, False)
    strikes(stage, "whispers", "on:patty")
    assert (stage.who("patty").madness, stage.who("patty").stunned) == (2, True)


@pytest.mark.rule("SR-CHAR-06")
def test_the_card_says_what_an_attack_does() -> None:
    stage = Stage().no_turrets().put("mapuche", "H5").put("duane", "H6").rolling(0)
    stage.roll_room(OFFICE, "R4", "R3", "B1").assign(mapuche_main=["R4", "R3"]).answer("use:mapuche,main")
    assert stage.who("duane").wounds == 2


@pytest.mark.rule("SR-CHAR-08")
def test_special_skills_are_permanent_and_cost_nothing() -> None:
    stage = Stage().put("mapuche", "H5").put("charlotte", "H6")
    strikes(stage, "shock", f"in:{OFFICE}")
    assert (stage.who("mapuche").stunned, stage.who("charlotte").stunned) == (False, True)


@pytest.mark.rule("SR-CHAR-08", "SR-CHAR-01")
def test_a_minion_has_no_special_skill() -> None:
    stage = Stage(team=("duane", "kelly", "magda")).no_turrets().put("duane", "H5").put("mapuche", "H6").rolling(0)
    stage.roll_room(OFFICE, "R4", "R4", "R1").assign(duane_main=["R4", "R4"]).answer("use:duane,main")
    assert stage.who("mapuche").stunned


# Wounds


@pytest.mark.rule("SR-MARK-01")
def test_the_same_markers_count_damage_on_turrets() -> None:
    stage = Stage().no_turrets().put("mapuche", "H5").hand(0, "sabotage").turn_of(0)
    gun = stage.turret("mkii", "J5")
    stage.answer("play:sabotage", f"on:{gun}")
    found = stage.turret_at("J5")
    assert found is not None
    assert found.wounds == 1
    stage.rolling(1).roll_room(OFFICE, "G4").assign(**{f"{gun}_fire": ["G4"]}).answer(f"use:{gun},fire")
    assert stage.who("mapuche").wounds == 1, "it still works"


@pytest.mark.rule("SR-RULING-34")
def test_wounds_stop_at_health_and_the_fallen_suffer_no_more() -> None:
    stage = Stage(players=3).put("mapuche", "H5", wounds=3).put("charlotte", "G5")
    stage.harm(Blow("mapuche", 3))
    assert stage.who("mapuche").wounds == 4
    before = stage.board.ledger
    stage.harm(Blow("mapuche", 2, True, 1))
    assert stage.who("mapuche").wounds == 4
    assert (stage.who("mapuche").stunned, stage.who("mapuche").madness) == (False, 0)
    assert stage.board.ledger == before, "he does not fall again"
    stage.put("charlotte", "G5").at_step(AttackTurn(0), "revive").answer("revive:charlotte,mapuche")
    assert stage.who("mapuche").wounds == 3, "revival restores 1 Health"


# Stunned


@pytest.mark.rule("SR-MARK-02")
def test_a_stunned_character_loses_a_die_of_its_players_choice() -> None:
    stage = next_turn(Stage().put("charlotte", "H5", stunned=True))
    assert stage.asked == (0, "lose")
    assert stage.offers("lose") == {"charlotte,B", "charlotte,M"}
    stage.answer("lose:charlotte,B")
    assert (stage.who("charlotte").dice, stage.who("charlotte").stunned) == ("M", False)
    next_turn(stage)
    assert (stage.kind, stage.who("charlotte").dice) == ("move", "BM"), "both are back"


@pytest.mark.rule("SR-MARK-02")
def test_a_stunned_minion_loses_a_die_in_the_defenders_turn() -> None:
    stage = Stage().put("mapuche", "H5").put("kelly", "H6", stunned=True).defence_turn()
    assert (stage.who("kelly").dice, stage.who("kelly").stunned) == ("G", False)


@pytest.mark.rule("SR-RULING-32")
def test_stunned_markers_do_not_stack() -> None:
    stage = Stage().put("charlotte", "H5")
    strikes(stage, "shock", f"in:{OFFICE}")
    strikes(stage, "shock", f"in:{OFFICE}")
    next_turn(stage).answer("lose:charlotte,B")
    assert stage.kind == "move", "one marker, one die"
    assert stage.who("charlotte").stunned is False


@pytest.mark.rule("SR-RULING-33")
def test_with_no_mind_left_the_marker_stays_until_mind_is_back() -> None:
    stage = Stage(team=("patty", "hans", "amelia")).put("patty", "H5", madness=2, stunned=True)
    next_turn(stage).answer("lose:patty,R")
    assert (stage.who("patty").dice, stage.who("patty").stunned) == ("RM", True), "a die is lost, the marker stays"
    stage.at_step(AttackTurn(0), "recover")
    assert (stage.who("patty").madness, stage.who("patty").stunned) == (1, False), "phase 6 gives 1 Mind"
    next_turn(stage)
    assert (stage.kind, stage.who("patty").dice) == ("move", "RRM"), "and no other die is lost"


@pytest.mark.rule("SR-RULING-33")
def test_a_mindless_character_that_was_revived_loses_a_die_too() -> None:
    stage = next_turn(Stage(team=("patty", "hans", "amelia")).put("patty", "H5", madness=2, stunned=False))
    assert stage.asked == (0, "lose")
    stage.answer("lose:patty,M")
    assert stage.who("patty").stunned


@pytest.mark.rule("SR-RULING-33")
def test_a_mindless_minion_keeps_its_marker() -> None:
    stage = Stage().put("mapuche", "H5").put("kelly", "J8", madness=3, stunned=True)
    for _ in range(2):
        stage.defence_turn()
        assert (stage.who("kelly").dice, stage.who("kelly").stunned) == ("G", True)


# Madness


@pytest.mark.rule("SR-MARK-03")
def test_the_last_mind_lost_stuns_at_once() -> None:
    stage = Stage(team=("fucatchu", "kelly", "jack")).put("fucatchu", "H5")
    strikes(stage, "whispers", "on:fucatchu")
    assert (stage.who("fucatchu").madness, stage.who("fucatchu").stunned) == (1, True)


@pytest.mark.rule("SR-RULING-108")
def test_madness_stops_at_mind() -> None:
    stage = Stage(team=("patty", "hans", "amelia")).put("patty", "H5", madness=1).harm(Blow("patty", madness=3))
    assert stage.who("patty").madness == 2


@pytest.mark.rule("SR-RULING-108")
def test_falling_removes_the_stunned_marker_and_leaves_the_madness() -> None:
    stage = Stage(players=3).put("charlotte", "H5", wounds=1, madness=2, stunned=True).put("mapuche", "C6")
    stage.hand(0, "mass_clarity").change("arcturus", madness=1)
    stage.harm(Blow("charlotte", 1))
    one = stage.who("charlotte")
    assert (one.at, one.stunned, one.madness) == (FALLEN, False, 2)
    stage.turn_of(0).answer("play:mass_clarity")
    stage.at_step(AttackTurn(0), "recover")
    assert stage.who("charlotte").madness == 2, "not while unconscious"


@pytest.mark.rule("SR-RULING-108")
def test_who_is_immune_to_stunning_is_ejected_but_loses_no_die() -> None:
    stage = Stage().walker("mapuche", "outer1", "H5")
    strikes(stage, "whispers", "on:mapuche")
    one = stage.who("mapuche")
    assert (one.at, one.madness, one.stunned) == (MAP, 1, False)
    next_turn(stage)
    assert (stage.kind, one.dice) == ("move", "RRB")


# Poison


@pytest.mark.rule("SR-MARK-11", "SR-RULING-01")
def test_poison_wounds_and_stuns() -> None:
    stage = Stage().put("charlotte", "H5")
    strikes(stage, "gas_leak", "on:charlotte")
    assert (stage.who("charlotte").wounds, stage.who("charlotte").stunned) == (1, True)


# Turrets that are changed


@pytest.mark.rule("SR-RULING-112")
def test_an_upgraded_turret_has_no_wounds_and_is_all_new() -> None:
    stage = Stage().no_turrets().put("mapuche", "H5")
    gun = stage.turret("mkii", "J5", wounds=1)
    strikes(stage, "scorch", f"on:{gun}")
    found = stage.turret_at("J5")
    assert found is not None
    assert (found.kind, found.wounds) == ("flame", 0)
    stage.hand(0, "sabotage").turn_of(0).answer("play:sabotage", f"on:{gun}")
    assert stage.turret_at("J5") is None, "the Health of a flamethrower"
    assert stage.side(0).steam == 1, "and its Steam Power"


@pytest.mark.rule("SR-RULING-112")
def test_a_marked_turret_keeps_its_role_and_points() -> None:
    stage = Stage("leak").put("mapuche", "J5")
    strikes(stage, "scorch", "on:limiter")
    stage.walker("charlotte", "eye", "A4").hand(0, "sabotage").turn_of(0)
    stage.stygia_phase().answer("return:charlotte,B")
    assert stage.at("charlotte") == "A4", "it still limits"
    stage.turn_of(0).answer("play:sabotage", "on:limiter")
    assert stage.side(0).points == 3
