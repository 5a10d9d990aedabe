"""Where the Automa's units go: neighbourhoods, workers, mechs, the character, and whom it attacks."""

import pytest

from brassboard.games.scythe.content import BOARD
from brassboard.games.scythe.content.cards import AutomaMove
from brassboard.games.scythe.data.table import AUTOMA
from brassboard.games.scythe.rules.automa_moves import (
    choose_move,
    hex_neighbourhood,
    neighbourhood,
    reading_order,
    valid_for_fighter,
)
from games.scythe.helper import Stage
from games.scythe.rules.automa_stages import solo


def destination(stage: Stage, do: str, min_power: int = 0) -> tuple[str, str, str] | None:
    """The unit the Automa would move now, from where and to where."""
    automa = next(one for one in stage.board.players if one.kind == AUTOMA)
    chosen = choose_move(stage.position, automa, AutomaMove(do, min_power))
    return None if chosen is None else (chosen[0], BOARD.names[chosen[1]], BOARD.names[chosen[2]])


def names(hexes: int) -> set[str]:
    return {BOARD.names[at] for at in range(BOARD.count) if hexes >> at & 1}


# Neighbourhoods


@pytest.mark.rule("SA-HEX-01")
def test_a_neighbourhood_is_the_hex_and_those_next_to_it() -> None:
    stage = solo()
    assert len(names(hex_neighbourhood(stage.position, stage.who("nordic"), BOARD.hex("E4")))) == 7


@pytest.mark.rule("SA-HEX-02")
def test_the_base_has_a_neighbourhood_and_a_unit_on_it_has_none() -> None:
    stage = solo().units("nordic", workers=[])
    nordic = stage.who("nordic")
    assert names(neighbourhood(stage.position, nordic)) == {"B4", "B5"}
    assert neighbourhood(stage.position, nordic, base=False) == 0


@pytest.mark.rule("SA-HEX-03")
def test_at_first_water_bounds_the_neighbourhood() -> None:
    stage = solo().automa("nordic", tracker=3)
    nordic = stage.who("nordic")
    assert names(hex_neighbourhood(stage.position, nordic, BOARD.hex("C5"))) == {"C5", "B4", "B5"}
    stage.automa("nordic", tracker=4)
    assert {"D4", "D5", "C4"} <= names(hex_neighbourhood(stage.position, nordic, BOARD.hex("C5")))


@pytest.mark.rule("SA-HEX-04")
def test_a_unit_is_put_anywhere_near_any_unit_of_its_side() -> None:
    stage = solo().units("nordic", character="home", mechs=["G5"], workers=["home"]).automa("nordic", 3)
    stage.automa_turn("nordic")
    (at,) = stage.at("nordic", "worker")
    assert at in {"G5", "F5", "F6", "G4", "G6", "H4", "H5"}


@pytest.mark.rule("SA-HEX-05")
def test_distance_ignores_water_and_units() -> None:
    assert BOARD.distance(BOARD.hex("C2"), BOARD.hex("C5")) == 3


@pytest.mark.rule("SA-HEX-06")
def test_reading_order_breaks_the_last_tie() -> None:
    stage = solo()
    assert reading_order(stage.position, [BOARD.hex("E5"), BOARD.hex("E3"), BOARD.hex("F1")]) == BOARD.hex("E3")


@pytest.mark.rule("SA-HEX-07")
def test_the_unit_in_the_air_does_not_count() -> None:
    stage = solo().units("nordic", workers=["B4", "B5"]).automa("nordic", 3, tracker=0).automa_turn("nordic")
    assert "B5" in stage.at("nordic", "worker"), "only the worker on B5 counts for the one that was picked up"


@pytest.mark.rule("SA-RULING-07", "SA-HEX-07", "SA-ENC-01")
def test_the_valid_hexes_are_found_before_the_unit_is_picked_up() -> None:
    """A character alone beside the Factory: its own neighbourhood counts until it is lifted."""
    stage = solo().no_encounters().units("nordic", character="D3", workers=["home"]).automa("nordic", 18)
    stage.automa_turn("nordic").settle()
    assert stage.at("nordic", "character") == ["E4"]


@pytest.mark.rule("SA-RULING-07", "SA-CHAR-01")
def test_a_lone_character_does_not_jump_home() -> None:
    stage = solo().no_encounters().units("nordic", character="D3", workers=["home"]).units("saxony", character="F4")
    stage.who("nordic").spent = ("factory_card",)
    stage.automa("nordic", 18).automa_turn("nordic")
    assert stage.at("nordic", "character") == ["E4"], "of its own neighbourhood the hex beside the human's character"


@pytest.mark.rule("SA-RULING-07", "SA-MECH-02")
def test_a_lone_mech_goes_on_from_where_it_stands() -> None:
    stage = solo().units("nordic", character="home", mechs=["D3"], workers=["home"]).units("saxony", character="F4")
    assert destination(stage, "move_mech") == ("mech", "D3", "E4")


@pytest.mark.rule("SA-RULING-07", "SA-WORKER-02", "SA-WORKER-03")
def test_a_lone_worker_goes_on_towards_the_factory() -> None:
    stage = solo().units("nordic", character="home", workers=["D3"])
    assert destination(stage, "move_worker") == ("worker", "D3", "E4")


@pytest.mark.rule("SA-RULING-07", "SA-ATTACK-02")
def test_a_lone_attacker_reaches_the_enemy_beside_it() -> None:
    stage = solo().units("nordic", character="D3", workers=["home"]).units("saxony", character="E4")
    assert destination(stage, "attack_combat_unit") == ("character", "D3", "E4")
    stage.units("saxony", character="home", workers=["E4"])
    assert destination(stage, "attack_worker") == ("character", "D3", "E4")


@pytest.mark.rule("SA-RULING-07", "SA-HEX-07")
def test_the_picked_up_unit_does_not_bar_its_own_hex() -> None:
    """Back on its old hex is a move; a second fighter that stays there bars it."""
    stage = solo().units("nordic", character="E4", workers=["home"])
    me = stage.who("nordic")
    assert valid_for_fighter(stage.position, me, "character", me.character) >> me.character & 1
    stage.units("nordic", mechs=["E4"])
    assert not valid_for_fighter(stage.position, me, "character", me.character) >> me.character & 1


@pytest.mark.rule("SA-HEX-08")
def test_structures_do_not_matter_to_it() -> None:
    stage = solo().units("nordic", workers=["B4", "B5"]).structures("saxony", mill="C5").automa("nordic", 3, tracker=0)
    stage.automa_turn("nordic")
    assert sorted(stage.at("nordic", "worker")) == ["B5", "C5"]


# Workers


@pytest.mark.rule("SA-WORKER-01")
def test_the_worker_closest_to_the_base_is_moved() -> None:
    stage = solo().units("nordic", workers=["home", "C5"]).automa("nordic", 3).automa_turn("nordic")
    assert "base_nordic" not in stage.at("nordic", "worker")
    assert "C5" in stage.at("nordic", "worker")


@pytest.mark.rule("SA-WORKER-02")
def test_a_worker_goes_neither_to_enemies_nor_to_another_worker() -> None:
    stage = solo().units("nordic", workers=["B4", "C5"]).units("saxony", workers=["D5", "D3"]).automa("nordic", 3)
    stage.automa_turn("nordic")
    moved = [at for at in stage.at("nordic", "worker") if at != "C5"]
    assert moved
    assert moved[0] not in ("D5", "D3", "C5")


@pytest.mark.rule("SA-WORKER-03", "SA-RULING-01")
def test_hexes_near_an_enemy_fighter_are_struck_out_first() -> None:
    stage = solo().units("nordic", workers=["home", "B4", "B5"]).units("saxony", mechs=["C4"]).automa("nordic", 3)
    stage.automa_turn("nordic")
    new = set(stage.at("nordic", "worker")) - {"B4", "B5"}
    near = names(BOARD.near[BOARD.hex("C4")] | 1 << BOARD.hex("C4"))
    assert new
    assert not new & near


@pytest.mark.rule("SA-WORKER-03")
def test_with_no_such_hex_the_move_is_not_made() -> None:
    stage = solo().units("nordic", character="home", workers=["home"]).units("saxony", mechs=["B4", "B5"])
    stage.automa("nordic", 3).automa_turn("nordic")
    assert stage.at("nordic", "worker") == ["base_nordic"]


@pytest.mark.rule("SA-EX-01")
def test_the_example_of_a_first_worker_move() -> None:
    stage = solo().units("nordic", workers=["B4", "B5"]).automa("nordic", 3, tracker=0).automa_turn("nordic")
    assert sorted(stage.at("nordic", "worker")) == ["B5", "C5"], "C5 is nearer to the Factory than B4"


@pytest.mark.rule("SA-WORKER-04")
def test_a_mech_never_takes_workers_along() -> None:
    stage = solo().units("nordic", character="home", mechs=["B4"], workers=["B4", "B5"]).automa("nordic", 10)
    stage.automa_turn("nordic")
    assert stage.at("nordic", "worker") == ["B4", "B5"]
    assert "B4" not in stage.at("nordic", "mech")


# Mechs and the character


@pytest.mark.rule("SA-MECH-01")
def test_without_a_mech_in_play_the_next_move_is_tried() -> None:
    stage = solo().units("nordic", workers=["B4", "B5"]).automa("nordic", 10).automa_turn("nordic")
    assert sorted(stage.at("nordic", "worker")) != ["B4", "B5"]


@pytest.mark.rule("SA-MECH-02")
def test_a_mech_goes_neither_to_enemies_nor_to_another_fighter() -> None:
    stage = solo().units("nordic", character="D3", mechs=["C5"], workers=["D5"]).units("saxony", mechs=["E4"])
    stage.automa("nordic", 10).automa_turn("nordic")
    assert stage.at("nordic", "mech")[0] not in ("D3", "E4")


@pytest.mark.rule("SA-MECH-03")
def test_a_mech_goes_as_near_to_an_enemy_fighter_as_it_can() -> None:
    stage = solo().units("nordic", mechs=["home"], workers=["C5"]).units("saxony", mechs=["E6"]).automa("nordic", 10)
    stage.automa_turn("nordic")
    assert stage.at("nordic", "mech")[0] == "D5", "the only hex in reach one step from E6; units at home do not count"


@pytest.mark.rule("SA-CHAR-01")
def test_a_beaten_character_cannot_be_moved() -> None:
    stage = solo().units("nordic", workers=["B4"]).change("nordic", character=-1).automa("nordic", 14)
    stage.automa_turn("nordic")
    assert stage.at("nordic", "character") == [""]


@pytest.mark.rule("SA-CHAR-02", "SA-ENC-01", "SA-ENC-02")
def test_the_character_takes_tokens_and_at_the_factory_a_card() -> None:
    stage = solo().units("nordic", character="D3", workers=["D3", "C4"]).automa("nordic", 14).automa_turn("nordic")
    assert stage.chance, "a Factory card at random: the Factory is nearer to itself than C5"
    stage.settle()
    assert stage.at("nordic", "character") == ["E4"]
    assert len(stage.board.factory.cards) == 2
    stage.automa("nordic", 18).automa_turn("nordic")
    assert stage.at("nordic", "character") == ["C5"]
    assert BOARD.hex("C5") not in stage.board.encounters
    assert len(stage.board.encounter_deck) == 28, "no card is drawn"


@pytest.mark.rule("SA-ENC-01")
def test_a_token_far_from_every_unit_is_out_of_reach() -> None:
    stage = solo().units("nordic", character="B4", workers=["B5"])
    stage.board.encounters = (BOARD.hex("H4"),)
    stage.who("nordic").spent = ("factory_card",)
    stage.automa("nordic", 14).automa_turn("nordic")
    assert BOARD.hex("H4") in stage.board.encounters


# Attacks


@pytest.mark.rule("SA-ATTACK-02", "SA-RULING-05")
def test_the_fighter_closest_to_the_base_attacks_the_character_first() -> None:
    stage = solo().units("nordic", character="home", mechs=["home", "F4"]).units("saxony", mechs=["G4"])
    stage.change("nordic", power=9).automa("nordic", 16, tracker=9).automa_turn("nordic")
    assert stage.at("nordic", "character") == ["G4"]
    assert stage.kind == "dial"


@pytest.mark.rule("SA-ATTACK-03")
def test_it_attacks_where_the_fewest_fighters_are() -> None:
    stage = solo().units("nordic", character="F4", workers=["F4"]).units("saxony", mechs=["G4", "G4", "F3"])
    stage.change("nordic", power=9).automa("nordic", 16, tracker=9).automa_turn("nordic")
    assert stage.at("nordic", "character") == ["F3"]
    assert stage.kind == "dial"


@pytest.mark.rule("SA-RAID-01", "SA-RULING-06")
def test_workers_beside_a_fighter_are_not_raided() -> None:
    stage = solo().units("nordic", character="F4", workers=["F4"]).units("saxony", mechs=["G4"], workers=["G4"])
    stage.automa("nordic", 19).automa_turn("nordic")
    assert stage.at("saxony", "worker") == ["G4"]


@pytest.mark.rule("SA-RAID-02", "SA-CONQ-02")
def test_it_raids_where_most_lies_and_the_resources_are_gone() -> None:
    stage = solo().units("nordic", character="F4", workers=["F4"]).units("saxony", workers=["F3", "F3", "G4"])
    stage.goods("F3", food=4).goods("G4", oil=1).automa("nordic", 19).automa_turn("nordic")
    assert stage.at("saxony", "worker") == ["G4", "base_saxony", "base_saxony"]
    assert (stage.lying("F3"), stage.lying("G4")) == ({}, {"oil": 1})
