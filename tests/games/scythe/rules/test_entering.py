"""What entering a territory means for the unit and for whoever stands there, and what follows the moves."""

import pytest

from brassboard.games.scythe.data.events import CombatBegan, DroveOff, EncounterMet, FactoryVisited, FlagPlaced
from games.scythe.helper import Stage
from games.scythe.rules.test_move import saxony

# Entering


@pytest.mark.rule("SC-MOVE-07")
def test_enemy_workers_go_home_at_once_and_leave_their_resources() -> None:
    stage = saxony().mechs("saxony", speed="G1").units("nordic", workers=["H1", "H1"]).goods("H1", metal=3)
    stage.moving("saxony").answer("move:mech,G1,H1")
    assert stage.at("nordic", "worker") == ["base_nordic", "base_nordic"]
    assert stage.lying("H1") == {"metal": 3}
    assert stage.kind == "move", "the mech goes no further, another unit may"
    assert stage.denied("go:G2") == "SC-MOVE-07"
    assert stage.events(DroveOff) == [DroveOff("saxony", "nordic", 2, "H1")]


@pytest.mark.rule("SC-MOVE-07")
@pytest.mark.parametrize("unit", ["character", "mech"])
def test_characters_and_mechs_drive_workers_off(unit: str) -> None:
    stage = saxony().units("saxony", character="G1", mechs=["G1"]).units("nordic", workers=["H1"])
    stage.moving("saxony").answer(f"move:{unit},G1,H1")
    assert stage.at("nordic", "worker") == ["base_nordic"]


@pytest.mark.rule("SC-MOVE-07")
def test_workers_beside_a_character_or_mech_stay_for_the_combat() -> None:
    stage = saxony().units("saxony", mechs=["G1"]).units("nordic", workers=["H1"], character="H1")
    stage.moving("saxony").answer("move:mech,G1,H1")
    assert stage.at("nordic", "worker") == ["H1"]
    assert stage.who("saxony").popularity == 5


@pytest.mark.rule("SC-MOVE-08")
def test_each_worker_driven_off_costs_popularity_as_far_as_there_is_any() -> None:
    stage = saxony().units("saxony", character="G1").units("nordic", workers=["H1", "H1"])
    stage.moving("saxony").answer("move:character,G1,H1")
    assert stage.who("saxony").popularity == 3
    stage.units("saxony", character="G1").units("nordic", workers=["H1", "H1", "H1"]).change("saxony", popularity=1)
    stage.moving("saxony").answer("move:character,G1,H1")
    assert stage.who("saxony").popularity == 0
    assert stage.at("nordic", "worker") == ["base_nordic"] * 3


@pytest.mark.rule("SC-MOVE-09", "SC-RULING-02")
def test_only_the_unit_that_drove_them_off_stops() -> None:
    stage = saxony().mechs("saxony", speed="G1", disarm="G1").units("nordic", workers=["H1"]).moving("saxony")
    stage.answer("move:mech,G1,H1", "move:mech,G1,H1")
    assert stage.kind == "go"
    assert stage.denied("go:G2") == ""
    assert stage.answer("go:G2").at("saxony", "mech") == ["G2", "H1"]


@pytest.mark.rule("SC-MOVE-10")
@pytest.mark.parametrize("unit", ["character", "mech"])
def test_whoever_meets_an_enemy_that_fights_stops_and_the_combat_waits_for_the_moves(unit: str) -> None:
    stage = saxony().mechs("saxony", speed="G1").units("saxony", character="G1").units("nordic", mechs=["H1"])
    stage.moving("saxony").answer(f"move:{unit},G1,H1")
    assert stage.kind == "move", "no further step, and no combat yet"
    assert stage.denied("go:G2") == "SC-MOVE-10"
    stage.answer("move:worker,F4,G4")
    assert stage.kind == "dial"
    assert stage.events(CombatBegan) == [CombatBegan("saxony", "nordic", "H1")]


@pytest.mark.rule("SC-MOVE-11")
def test_a_worker_does_not_walk_in_among_enemies() -> None:
    stage = saxony().units("saxony", workers=["G1"]).units("nordic", workers=["G2"], mechs=["H1"]).moving("saxony")
    assert stage.targets("worker", "G1") == []
    for hex_ in ("G2", "H1"):
        assert stage.denied(f"move:worker,G1,{hex_}") == "SC-MOVE-11"
        denial = stage.why_not(f"move:worker,G1,{hex_}")
        assert denial is not None
        assert denial.args == {"hex": hex_}


@pytest.mark.rule("SC-MOVE-11")
def test_a_worker_does_not_walk_away_from_an_enemy_that_fights() -> None:
    stage = saxony().units("saxony", mechs=["G1"], workers=["G1"]).units("nordic", mechs=["H1"]).moving("saxony")
    stage.answer("move:mech,G1,H1", "carry:worker,1")
    assert stage.targets("worker", "H1") == []
    assert stage.denied("move:worker,H1,G2") == "SC-MOVE-11"


@pytest.mark.rule("SC-MOVE-12")
def test_workers_carried_into_a_combat_share_its_outcome() -> None:
    stage = saxony().units("saxony", mechs=["G1"], workers=["G1", "G1"]).units("nordic", mechs=["H1"])
    stage.moving("saxony").answer("move:mech,G1,H1", "carry:worker,2", "done").dials("0", "3")
    assert stage.at("saxony", "mech") == ["base_saxony"]
    assert stage.at("saxony", "worker") == ["base_saxony", "base_saxony"]
    assert stage.at("nordic", "mech") == ["H1"]


@pytest.mark.rule("SC-MOVE-12")
def test_a_mech_drives_workers_off_with_its_own_workers_aboard() -> None:
    stage = saxony().units("saxony", mechs=["G1"], workers=["G1", "G1"]).units("nordic", workers=["H1"])
    stage.moving("saxony").answer("move:mech,G1,H1", "carry:worker,2")
    assert stage.at("saxony", "worker") == ["H1", "H1"]
    assert stage.at("nordic", "worker") == ["base_nordic"]


@pytest.mark.rule("SC-MOVE-13")
def test_a_structure_alone_keeps_nobody_out_and_loses_its_territory() -> None:
    stage = saxony().units("saxony", workers=["G2"]).structures("nordic", mill="H1").goods("H1", food=2)
    assert "H1" in stage.controls("nordic")
    stage.moving("saxony").answer("move:worker,G2,H1", "done")
    assert "H1" in stage.controls("saxony")
    assert "H1" not in stage.controls("nordic")
    assert stage.kind == "act", "there is nothing to fight"


@pytest.mark.rule("SC-MOVE-13")
def test_nobody_has_to_stop_beside_a_structure() -> None:
    stage = saxony().mechs("saxony", speed="G1").structures("nordic", mill="H1").moving("saxony")
    assert stage.answer("move:mech,G1,H1").kind == "go"


@pytest.mark.rule("SC-MOVE-14")
def test_a_character_stops_at_an_encounter() -> None:
    stage = Stage("saxony", "nordic").mechs("saxony", speed="G4").units("saxony", character="B2", workers=[])
    stage.moving("saxony").answer("move:character,B2,B3")
    assert stage.kind == "move"
    assert stage.denied("go:B2") == "SC-MOVE-14"
    assert stage.denied("move:character,B3,B2") == "SC-MOVE-02"


@pytest.mark.rule("SC-MOVE-14")
def test_without_a_token_it_goes_on_and_a_mech_goes_on_anyhow() -> None:
    stage = Stage("saxony", "nordic").mechs("saxony", speed="B2").units("saxony", character="B2", workers=[])
    assert stage.moving("saxony").answer("move:mech,B2,B3").kind == "go"
    assert (
        stage.units("saxony", mechs=["B2"]).no_encounters().moving("saxony").answer("move:character,B2,B3").kind == "go"
    )


@pytest.mark.rule("SC-MOVE-15")
def test_own_units_never_stop_anybody() -> None:
    stage = saxony().mechs("saxony", speed="G1").units("saxony", workers=["H1", "H1", "H1"]).moving("saxony")
    stage.answer("move:mech,G1,H1")
    assert stage.kind == "go"
    assert stage.answer("done").at("saxony", "mech") == ["H1"]


# What follows the moves


@pytest.mark.rule("SC-MOVE-16")
def test_first_the_combat_then_the_encounter_then_the_bottom_row() -> None:
    stage = Stage("saxony", "nordic", mats={"saxony": "militant"}).encounter(1).goods("G1", metal=3)
    stage.units("saxony", character="H1").units("nordic", mechs=["G2"]).turn_of("saxony", "move")
    stage.answer("top:moves", "move:character,H1,G2", "done")
    assert stage.kind == "dial"
    assert stage.why_not("bottom") is not None
    stage.dials("3", "0")
    assert stage.kind == "choose"
    assert stage.why_not("bottom") is not None
    stage.answer("choose:1")
    assert stage.kind == "act"
    assert stage.denied("bottom") == "", "Deploy comes last"
    told = [type(event) for event in stage.told()]
    assert told.index(CombatBegan) < told.index(EncounterMet)


@pytest.mark.rule("SC-MOVE-16")
def test_first_the_combat_then_the_factory_card_then_the_flag() -> None:
    stage = Stage("albion", "nordic").units("albion", character="D3").units("nordic", character="E4")
    stage.turn_of("albion", "move").answer("top:moves", "move:character,D3,E4", "done")
    assert stage.kind == "dial"
    stage.dials("1", "0")
    assert stage.kind == "claim"
    stage.answer(stage.options()[0])
    assert stage.kind == "token"
    stage.answer("flag")
    assert stage.kind == "act"
    told = [type(event) for event in stage.told()]
    assert told.index(CombatBegan) < told.index(FactoryVisited) < told.index(FlagPlaced)


@pytest.mark.rule("SC-RULING-25")
def test_a_unit_that_lost_its_combat_does_not_move_again_in_this_move() -> None:
    stage = saxony().units("saxony", mechs=["G1"]).units("nordic", mechs=["H1"]).turn_of("saxony", "move")
    stage.answer("top:moves", "move:mech,G1,H1", "done").dials("0", "1")
    assert stage.at("saxony", "mech") == ["base_saxony"]
    assert stage.kind == "act", "one of the two moves was left, and is gone"
    assert stage.why_not("move:mech,base_saxony,G1") is not None
    stage.turn_of("saxony", "move").answer("top:moves")
    assert stage.targets("mech", "base_saxony") == ["G1", "H1"]
