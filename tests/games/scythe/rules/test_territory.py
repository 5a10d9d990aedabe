"""Territories and control, units, and the resources that lie about and are carried."""

import pytest

from brassboard.games.scythe.board import board
from brassboard.games.scythe.content import BOARD
from brassboard.games.scythe.data.events import CombatBegan
from games.scythe.helper import Stage

HOMES = [name for name in BOARD.names if name.startswith("base_")]

# Territories


@pytest.mark.rule("SC-TERR-01")
def test_there_are_47_territories_and_home_bases_are_none_of_them() -> None:
    terrains = [hex_["terrain"] for hex_ in board()["hexes"]]
    assert len([terrain for terrain in terrains if terrain != "home_base"]) == 47
    assert len(HOMES) == 7
    stage = Stage("saxony", "nordic").units("saxony", character="home", workers=[*BOARD.names])
    assert len(stage.controls("saxony")) == 47 - 2, "Nordic's workers stand on two"
    assert not set(HOMES) & set(stage.controls("saxony"))


@pytest.mark.rule("SC-TERR-02")
@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_any_unit_controls_its_territory(unit: str) -> None:
    stage = Stage("saxony", "nordic").units("saxony", workers=[])
    assert stage.controls("saxony") == []
    if unit == "character":
        stage.units("saxony", character="E5")
    elif unit == "mech":
        stage.units("saxony", mechs=["E5"])
    else:
        stage.units("saxony", workers=["E5"])
    assert stage.controls("saxony") == ["E5"]


@pytest.mark.rule("SC-TERR-02")
def test_a_structure_controls_its_territory_until_an_enemy_unit_comes() -> None:
    stage = Stage("nordic", "saxony").units("saxony", workers=[]).structures("saxony", mill="C5")
    assert stage.controls("saxony") == ["C5"]
    stage.moving("nordic").answer("move:worker,B4,C5", "done")
    assert stage.controls("saxony") == []
    assert "C5" in stage.controls("nordic")


@pytest.mark.rule("SC-TERR-03")
def test_while_a_combat_waits_the_defender_has_control() -> None:
    stage = Stage("saxony", "nordic").units("saxony", mechs=["G1"], workers=[]).goods("H1", food=3)
    stage.units("nordic", mechs=["H1"], workers=[]).moving("saxony").answer("move:mech,G1,H1")
    assert stage.controls("nordic") == ["H1"], "other units may still move"
    assert stage.answer("done").kind == "dial"
    assert stage.controls("nordic") == ["H1"]
    assert stage.controls("saxony") == []
    stage.dials("1", "0")
    assert stage.controls("saxony") == ["H1"]
    assert stage.controls("nordic") == []


@pytest.mark.rule("SC-TERR-03")
def test_what_lies_on_a_territory_still_fought_for_cannot_be_spent_by_the_attacker() -> None:
    """Enlist costs 3 food; on the way to the combat nothing is paid, and after a defeat it is still the other's."""
    stage = Stage("nordic", "saxony", mats={"nordic": "engineering"}).goods("G2", food=3)
    stage.units("nordic", mechs=["G1"]).units("saxony", mechs=["G2"], workers=[]).turn_of("nordic", "move")
    assert stage.denied("bottom") == "SC-TURN-04"
    stage.answer("top:moves", "move:mech,G1,G2", "done")
    assert stage.kind == "dial"
    assert stage.why_not("bottom") is not None
    stage.dials("0", "1")
    assert stage.denied("bottom") == "SC-TURN-04"


@pytest.mark.rule("SC-TERR-04")
def test_any_number_of_units_and_resources_share_a_territory() -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="G2", mechs=["H1"] * 4, workers=["H1"] * 8)
    stage.goods("H1", food=9, metal=9, oil=9, wood=9).no_encounters()
    stage.moving("saxony").answer("move:character,G2,H1", "done")
    assert stage.at("saxony", "character") == ["H1"]
    assert stage.controls("saxony") == ["H1"]


@pytest.mark.rule("SC-TERR-05")
def test_no_unit_moves_onto_a_home_base() -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="G1", mechs=["G1"], workers=["G1", "B5"])
    stage.moving("saxony")
    for unit in ("character", "mech", "worker"):
        assert "base_saxony" not in stage.targets(unit, "G1")
        assert stage.denied(f"move:{unit},G1,base_saxony") == "SC-TERR-05"
    assert stage.denied("move:worker,B5,base_nordic") == "SC-TERR-05"


@pytest.mark.rule("SC-TERR-05")
def test_nothing_is_made_deployed_or_built_on_a_home_base() -> None:
    stage = Stage("saxony", "nordic").units("saxony", workers=["home", "home", "G1"]).goods("G1", metal=4, wood=4)
    stage.turn_of("saxony", "deploy").answer("bottom")
    assert {text.rpartition(",")[2] for text in stage.offers("deploy")} == {"G1"}
    assert stage.denied("deploy:speed,base_saxony") == "SC-DEPLOY-03"
    stage.turn_of("saxony", "build").answer("bottom")
    assert {text.rpartition(",")[2] for text in stage.offers("build")} == {"G1"}
    assert stage.denied("build:mill,base_saxony") == "SC-BUILD-03"
    stage.turn_of("saxony", "produce").answer("top:produce")
    assert stage.offers("produce") == {"G1,1"}


@pytest.mark.rule("SC-TERR-05")
def test_units_on_a_home_base_control_nothing() -> None:
    stage = Stage("saxony", "nordic").units("saxony", mechs=["home"], workers=["home"])
    assert stage.controls("saxony") == []
    assert stage.territories("saxony") == 0


@pytest.mark.rule("SC-TERR-06")
def test_lakes_and_the_factory_are_controlled_and_counted() -> None:
    stage = Stage("nordic", "saxony").units("nordic", mechs=["D4"], workers=[])
    assert stage.controls("nordic") == ["D4"]
    assert stage.territories("nordic") == 1
    stage.units("nordic", mechs=["D4"], workers=["E4"])
    assert stage.controls("nordic") == ["D4", "E4"]
    assert stage.territories("nordic") == 1 + 3


# Resources


@pytest.mark.rule("SC-RES-03")
def test_resources_come_from_any_controlled_territories_and_the_owner_chooses() -> None:
    """Deploy costs 3 metal; of 2 on B4 and 2 on B5 one stays, where the player likes."""
    for payment, left in ((("B4", "B4"), {"B5": 1}), (("B4", "B5"), {"B4": 1})):
        stage = Stage("nordic", "saxony").goods("B4", metal=2).goods("B5", metal=2)
        stage.turn_of("nordic", "deploy").answer("bottom")
        for hex_ in payment:
            stage.answer(f"pay:metal,{hex_}")
        assert stage.kind == "deploy"
        assert {at: stage.lying(at)["metal"] for at in ("B4", "B5") if stage.lying(at)} == left


@pytest.mark.rule("SC-RES-03")
def test_resources_of_others_and_of_nobody_cannot_be_spent() -> None:
    stage = Stage("nordic", "saxony").goods("G1", metal=3).goods("E5", metal=3).turn_of("nordic", "deploy")
    assert stage.denied("bottom") == "SC-TURN-04"
    denial = stage.why_not("bottom")
    assert denial is not None
    assert denial.args == {"resource": "metal", "have": 0, "need": 3}
    stage.goods("B4", metal=3).answer("bottom")
    assert stage.kind == "deploy"
    assert (stage.lying("G1"), stage.lying("E5"), stage.lying("B4")) == ({"metal": 3}, {"metal": 3}, {})


@pytest.mark.rule("SC-RES-04")
def test_spent_resources_leave_the_board() -> None:
    stage = Stage("nordic", "saxony").goods("B4", wood=4).goods("G1", wood=2).turn_of("nordic", "build")
    stage.answer("bottom")
    assert sum(sum(row) for row in stage.board.goods) == 6 - 3
    assert stage.lying("B4") == {"wood": 1}


@pytest.mark.rule("SC-RES-05")
def test_resources_belong_to_whoever_holds_the_territory_now() -> None:
    stage = Stage("saxony", "nordic", mats={"saxony": "engineering"}).units("saxony", mechs=["G2"], workers=["G1"])
    stage.units("nordic", workers=["H1"]).goods("H1", food=4).turn_of("saxony", "move")
    assert stage.denied("bottom") == "SC-TURN-04", "Enlist, 3 food"
    stage.answer("top:moves", "move:mech,G2,H1", "done")
    assert stage.lying("H1") == {"food": 4}
    stage.answer("bottom")
    assert stage.kind == "enlist"
    assert stage.lying("H1") == {"food": 1}


@pytest.mark.rule("SC-RES-06", "SC-RULING-05")
def test_resources_on_a_home_base_are_neither_spent_nor_counted() -> None:
    stage = Stage("crimea", "nordic").mechs("crimea", wayfare="F4").units("crimea", workers=[]).goods("F4", oil=2)
    before = stage.units("crimea", mechs=["F4"]).total("crimea")
    stage.turn_of("crimea", "move")
    assert stage.denied("bottom") == "", "Upgrade, 2 oil"
    stage.answer("top:moves", "move:mech,F4,base_crimea", "carry:oil,2", "done")
    assert stage.lying("base_crimea") == {"oil": 2}
    assert stage.denied("bottom") == "SC-TURN-04"
    assert stage.total("crimea") == before - 2 - 1, "the territory and the pair of oil count no more"


@pytest.mark.rule("SC-RULING-05")
@pytest.mark.parametrize("base", ["base_crimea", "base_saxony"])
def test_a_unit_carries_them_off_again(base: str) -> None:
    stage = Stage("crimea", "nordic").mechs("crimea", wayfare=base).goods(base, metal=2).moving("crimea")
    beside = {"base_crimea": "I1", "base_saxony": "H1"}[base]
    stage.answer(f"move:mech,{base},{beside}")
    assert stage.offers("carry") == {"metal,0", "metal,1", "metal,2"}
    stage.answer("carry:metal,2")
    assert stage.lying(beside) == {"metal": 2}


# Units


@pytest.mark.rule("SC-UNIT-01")
def test_workers_and_structures_do_not_fight() -> None:
    stage = Stage("saxony", "nordic").units("saxony", mechs=["G2"], workers=[])
    stage.units("nordic", workers=["H1"]).structures("nordic", mill="G1").turn_of("saxony", "move")
    stage.answer("top:moves", "move:mech,G2,H1", "move:character,base_saxony,G1")
    assert stage.kind == "act"
    assert stage.events(CombatBegan) == []


@pytest.mark.rule("SC-UNIT-01")
@pytest.mark.parametrize("attacker", ["character", "mech"])
@pytest.mark.parametrize("defender", ["character", "mech"])
def test_characters_and_mechs_fight(attacker: str, defender: str) -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="G1", mechs=["G1"], workers=[])
    if defender == "character":
        stage.units("nordic", character="H1")
    else:
        stage.units("nordic", mechs=["H1"])
    stage.moving("saxony").answer(f"move:{attacker},G1,H1", "done")
    assert stage.events(CombatBegan) == [CombatBegan("saxony", "nordic", "H1")]


@pytest.mark.rule("SC-UNIT-02")
@pytest.mark.parametrize("unit", ["mech", "worker"])
def test_only_a_character_has_encounters_and_claims_a_factory_card(unit: str) -> None:
    stage = Stage("saxony", "nordic").units("saxony", mechs=["G1", "F4"], workers=["G1", "F4"])
    stage.turn_of("saxony", "move").answer("top:moves", f"move:{unit},G1,G2")
    if unit == "mech":
        stage.answer("carry:worker,0")
    stage.answer(f"move:{unit},F4,E4")
    if unit == "mech":
        stage.answer("carry:worker,0")
    assert stage.kind == "act"
    assert BOARD.hex("G2") in stage.board.encounters
    assert stage.who("saxony").factory_card == 0


@pytest.mark.rule("SC-UNIT-03")
def test_a_mech_carries_any_number_of_workers_and_never_the_character() -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="G1", mechs=["G1"], workers=["G1", "G1", "G1"])
    stage.moving("saxony").answer("move:mech,G1,H1")
    assert stage.offers("carry") == {"worker,0", "worker,1", "worker,2", "worker,3"}
    stage.answer("carry:worker,2")
    assert stage.kind == "move", "nothing else could come along"
    assert stage.at("saxony", "worker") == ["G1", "H1", "H1"]
    assert stage.at("saxony", "character") == ["G1"]


@pytest.mark.rule("SC-UNIT-03")
@pytest.mark.parametrize("unit", ["character", "worker"])
def test_nobody_but_a_mech_carries_workers(unit: str) -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="G1", workers=["G1", "G1"]).moving("saxony")
    assert stage.answer(f"move:{unit},G1,H1").kind == "move"


@pytest.mark.rule("SC-UNIT-04")
@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_every_unit_carries_any_number_of_resources(unit: str) -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="G1", mechs=["G1"], workers=["G1"])
    stage.goods("G1", oil=5, food=1).moving("saxony").answer(f"move:{unit},G1,H1")
    if unit == "mech":
        stage.answer("carry:worker,0")
    assert stage.offers("carry") == {f"oil,{n}" for n in range(6)}
    stage.answer("carry:oil,3")
    assert stage.offers("carry") == {"food,0", "food,1"}
    stage.answer("carry:food,1")
    assert (stage.lying("G1"), stage.lying("H1")) == ({"oil": 2}, {"oil": 3, "food": 1})


@pytest.mark.rule("SC-UNIT-05")
def test_a_worker_driven_home_still_counts_for_the_cost_of_producing() -> None:
    stage = Stage("nordic", "saxony").units("nordic", workers=["B4", "H1", "H1", "C5"]).units("saxony", mechs=["G1"])
    stage.moving("saxony").answer("move:mech,G1,H1", "carry:worker,0")
    assert stage.at("nordic", "worker") == ["B4", "C5", "base_nordic", "base_nordic"]
    stage.turn_of("nordic", "produce").answer("top:produce", "done")
    assert stage.who("nordic").power == 5 - 1, "as for 4 workers"


@pytest.mark.rule("SC-UNIT-05")
def test_characters_and_mechs_neither_produce_nor_stand_in_for_a_worker() -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="G1", mechs=["H1"], workers=["home"])
    stage.goods("G1", metal=4, wood=4)
    stage.turn_of("saxony", "produce").answer("top:produce")
    assert stage.kind == "act", "nothing could be made"
    stage.turn_of("saxony", "trade")
    assert stage.denied("top:resources") == "SC-TRADE-03"
    stage.turn_of("saxony", "deploy").answer("bottom")
    assert stage.kind == "act", "no place for a mech"
    stage.turn_of("saxony", "build").answer("bottom")
    assert stage.kind == "act", "no place for a structure"


@pytest.mark.rule("SC-UNIT-06")
def test_beaten_units_return_home_and_none_is_lost() -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="H1", mechs=["H1", "H1"], workers=["H1", "H1", "G1"])
    stage.units("nordic", mechs=["H1"]).combat("nordic", "saxony", "H1").dials("3", "0")
    assert stage.at("saxony", "character") == ["base_saxony"]
    assert stage.at("saxony", "mech") == ["base_saxony", "base_saxony"]
    assert stage.at("saxony", "worker") == ["G1", "base_saxony", "base_saxony"]
