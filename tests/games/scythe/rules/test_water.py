"""Rivers, lakes and tunnels, and what the home bases touch."""

import pytest

from brassboard.games.scythe.content import BOARD, RIVER, TUNNEL_HEXES
from games.scythe.helper import Stage

TUNNELS = ["C4", "D2", "D5", "F3", "F6", "G4"]
RIVERS = [
    (BOARD.names[one], BOARD.names[other])
    for one in range(BOARD.count)
    for other in BOARD.neighbours[one]
    if BOARD.edge(one, other) == RIVER and not BOARD.names[other].startswith("base_")
]


def alone(faction: str, *, at: str, unit: str = "character", **mechs: str) -> Stage:
    """The faction's character, or one worker, stands on a hex, these mechs are out, nobody else is about; it moves."""
    stage = Stage(faction, "nordic" if faction != "nordic" else "saxony").no_encounters()
    for one in stage.board.players:
        stage.units(one.faction, workers=[])
    stage.mechs(faction, **mechs)
    if unit == "worker":
        stage.units(faction, workers=[at])
    else:
        stage.units(faction, character=at)
    return stage.moving(faction)


# Rivers


@pytest.mark.rule("SC-WATER-01")
def test_a_worker_of_polania_does_not_cross_the_river_by_its_home() -> None:
    stage = alone("polania", at="D1", unit="worker")
    assert stage.targets("worker", "D1") == ["E1", "E2"]
    assert stage.denied("move:worker,D1,D2") == "SC-WATER-01"
    denial = stage.why_not("move:worker,D1,D2")
    assert denial is not None
    assert denial.args == {"origin": "D1", "to": "D2"}


@pytest.mark.rule("SC-WATER-01")
@pytest.mark.parametrize(("origin", "to"), RIVERS)
def test_without_an_ability_nobody_crosses_any_river(origin: str, to: str) -> None:
    stage = Stage("rusviet", "togawa").no_encounters().units("togawa", workers=[])
    stage.units("rusviet", character=origin, workers=[] if origin.startswith("base_") else [origin]).moving("rusviet")
    assert stage.denied(f"move:character,{origin},{to}") == "SC-WATER-01"
    if not origin.startswith("base_"):
        assert stage.denied(f"move:worker,{origin},{to}") == "SC-WATER-01"


@pytest.mark.rule("SC-WATER-03")
def test_a_river_ability_looks_at_the_territory_entered() -> None:
    stage = alone("saxony", at="G2", riverwalk="B1")
    assert "F2" in stage.targets("character", "G2")
    stage = alone("saxony", at="F2", riverwalk="B1")
    assert "G2" not in stage.targets("character", "F2")
    assert stage.denied("move:character,F2,G2") == "SC-WATER-01"


# Lakes


@pytest.mark.rule("SC-WATER-02")
def test_without_an_ability_nobody_moves_onto_a_lake() -> None:
    stage = alone("polania", at="B1", unit="worker", riverwalk="B1")
    assert stage.targets("worker", "B1") == ["B2", "C2"]
    for unit in ("worker", "mech"):
        assert stage.denied(f"move:{unit},B1,C1") == "SC-WATER-02"
        denial = stage.why_not(f"move:{unit},B1,C1")
        assert denial is not None
        assert denial.args == {"hex": "C1"}


@pytest.mark.rule("SC-WATER-02")
def test_a_far_lake_is_refused_for_its_distance() -> None:
    stage = alone("nordic", at="C5", seaworthy="B1")
    assert stage.denied("move:character,C5,F7") == "SC-MOVE-02"


@pytest.mark.rule("SC-WATER-02")
def test_a_lake_ability_is_not_for_workers() -> None:
    stage = alone("nordic", at="C5", unit="worker", seaworthy="B1")
    assert stage.denied("move:worker,C5,D4") == "SC-WATER-02"


@pytest.mark.rule("SC-WATER-04", "SC-RULING-06")
@pytest.mark.parametrize(
    ("faction", "ability"), [("nordic", "seaworthy"), ("polania", "submerge"), ("togawa", "suiton")]
)
def test_a_shore_is_no_river(faction: str, ability: str) -> None:
    assert "D4" in alone(faction, at="C5", **{ability: "B1"}).targets("character", "C5")
    ashore = alone(faction, at="D4", **{ability: "B1"}).targets("character", "D4")
    assert {"C4", "C5", "D3", "D5", "E4", "E5"} <= set(ashore)


@pytest.mark.rule("SC-WATER-05")
def test_whoever_leaves_a_lake_takes_workers_and_resources_along() -> None:
    stage = alone("nordic", at="B4", seaworthy="D4").units("nordic", workers=["D4", "D4"]).goods("D4", oil=1)
    stage.moving("nordic").answer("move:mech,D4,D5")
    assert stage.offers("carry") == {"worker,2"}
    stage.answer("carry:worker,2")
    assert stage.offers("carry") == {"oil,1"}
    stage.answer("carry:oil,1")
    assert stage.at("nordic", "worker") == ["D5", "D5"]
    assert (stage.lying("D4"), stage.lying("D5")) == ({}, {"oil": 1})


@pytest.mark.rule("SC-WATER-05")
def test_a_character_takes_the_resources_off_the_lake() -> None:
    stage = alone("nordic", at="D4", seaworthy="B4").goods("D4", oil=2).moving("nordic")
    assert stage.answer("move:character,D4,E4").offers("carry") == {"oil,2"}


@pytest.mark.rule("SC-WATER-05")
def test_a_worker_leaves_a_lake_only_with_a_mech() -> None:
    stage = alone("nordic", at="B4", seaworthy="D4").units("nordic", workers=["D4"]).moving("nordic")
    assert stage.targets("worker", "D4") == []
    assert stage.denied("move:worker,D4,D5") == "SC-WATER-05"


@pytest.mark.rule("SC-WATER-05")
def test_workers_and_resources_are_carried_onto_a_lake_and_over_it() -> None:
    stage = alone("nordic", at="B4", seaworthy="C5", speed="B1").units("nordic", workers=["C5"]).goods("C5", oil=1)
    stage.moving("nordic").answer("move:mech,C5,D4", "carry:worker,1", "carry:oil,1")
    assert stage.at("nordic", "worker") == ["D4"]
    assert stage.lying("D4") == {"oil": 1}
    stage.answer("go:E5")
    assert stage.offers("carry") == {"worker,1"}, "not left behind on the way either"


@pytest.mark.rule("SC-RULING-23")
def test_where_another_mech_remains_on_the_lake_everything_may_stay() -> None:
    stage = alone("nordic", at="B4", seaworthy="D4", speed="D4").units("nordic", workers=["D4", "D4"])
    stage.goods("D4", oil=1).moving("nordic").answer("move:mech,D4,D5")
    assert stage.offers("carry") == {"worker,0", "worker,1", "worker,2"}
    assert stage.answer("carry:worker,0").offers("carry") == {"oil,0", "oil,1"}


@pytest.mark.rule("SC-RULING-23")
def test_where_only_the_character_remains_resources_may_stay_and_workers_not() -> None:
    stage = alone("nordic", at="D4", seaworthy="D4").units("nordic", workers=["D4", "D4"]).goods("D4", oil=1)
    stage.moving("nordic").answer("move:mech,D4,D5")
    assert stage.offers("carry") == {"worker,2"}
    assert stage.answer("carry:worker,2").offers("carry") == {"oil,0", "oil,1"}


@pytest.mark.rule("SC-RULING-22")
def test_what_was_traded_onto_a_lake_leaves_with_the_last_unit() -> None:
    stage = alone("nordic", at="B4", seaworthy="D4").units("nordic", workers=["D4"]).turn_of("nordic", "trade")
    stage.answer("top:resources", "place:metal,D4", "place:wood,D4")
    assert stage.lying("D4") == {"metal": 1, "wood": 1}
    stage.moving("nordic").answer("move:mech,D4,D5", "carry:worker,1")
    assert stage.offers("carry") == {"metal,1"}
    assert stage.answer("carry:metal,1").offers("carry") == {"wood,1"}


@pytest.mark.rule("SC-WATER-06")
def test_nothing_is_deployed_or_built_on_a_lake() -> None:
    stage = alone("nordic", at="home", seaworthy="D4").units("nordic", workers=["D4", "B6"])
    stage.goods("B6", metal=3, wood=3).turn_of("nordic", "deploy").answer("bottom")
    assert {text.rpartition(",")[2] for text in stage.offers("deploy")} == {"B6"}
    assert stage.denied("deploy:speed,D4") == "SC-DEPLOY-03"
    stage.turn_of("nordic", "build").answer("bottom")
    assert {text.rpartition(",")[2] for text in stage.offers("build")} == {"B6"}
    assert stage.denied("build:mill,D4") == "SC-BUILD-03"


# Tunnels


@pytest.mark.rule("SC-WATER-07")
@pytest.mark.parametrize("start", TUNNELS)
@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_all_tunnels_are_one_step_apart_for_every_unit(start: str, unit: str) -> None:
    assert sorted(BOARD.names[at] for at in TUNNEL_HEXES) == TUNNELS
    stage = Stage("crimea", "saxony").units("crimea", character=start, mechs=[start], workers=[start]).moving("crimea")
    assert set(TUNNELS) - {start} <= set(stage.targets(unit, start))
    assert start not in stage.targets(unit, start)


@pytest.mark.rule("SC-WATER-07")
def test_two_tunnels_are_not_joined_to_what_lies_beside_them() -> None:
    stage = alone("crimea", at="F3", unit="worker")
    assert stage.targets("worker", "F3") == ["C4", "D2", "D5", "F2", "F4", "F6", "G3", "G4"]


@pytest.mark.rule("SC-WATER-08")
def test_rivers_and_tunnels_matter_for_moving_only() -> None:
    stage = Stage("polania", "nordic").structures("polania", mill="D1")
    stage.board.tile = "tunnels_adjacent"
    plain = Stage("polania", "nordic").total("polania")
    assert stage.total("polania") == plain + 2, "D2 counts across the river"
    stage.units("polania", workers=[]).structures("polania", mill="C4")
    bare = Stage("polania", "nordic").units("polania", workers=[]).total("polania")
    assert stage.total("polania") == bare + 2, "one territory more; a tunnel is next to no other tunnel"


# Home bases


@pytest.mark.rule("SC-WATER-09")
@pytest.mark.parametrize(
    ("faction", "beside"),
    [
        ("polania", ["D1", "E1"]),
        ("saxony", ["G1", "H1"]),
        ("nordic", ["B4", "B5"]),
        ("rusviet", ["D6", "E7"]),
        ("crimea", ["H3", "I1"]),
        ("albion", ["B1", "B2"]),
        ("togawa", ["G7", "H6"]),
    ],
)
def test_by_land_a_home_base_leads_to_the_two_starting_territories(faction: str, beside: list[str]) -> None:
    assert alone(faction, at="home").targets("character", f"base_{faction}") == beside


@pytest.mark.rule("SC-WATER-09", "SC-RULING-04")
def test_riverwalk_leads_from_rusviets_base_to_the_farm() -> None:
    stage = alone("rusviet", at="home")
    assert stage.denied("move:character,base_rusviet,C7") == "SC-WATER-01"
    assert alone("rusviet", at="home", riverwalk="G5").targets("character", "base_rusviet") == ["C7", "D6", "E7"]


@pytest.mark.rule("SC-WATER-09", "SC-RULING-04")
def test_submerge_leads_from_polanias_base_to_the_lake() -> None:
    assert alone("polania", at="home").denied("move:character,base_polania,C1") == "SC-WATER-02"
    assert alone("polania", at="home", submerge="G5").targets("character", "base_polania") == ["C1", "D1", "E1"]


@pytest.mark.rule("SC-WATER-09", "SC-RULING-04")
def test_a_lake_ability_leads_from_crimeas_base_to_the_lake() -> None:
    """Crimea has none of its own: here it has borrowed one."""
    stage = Stage("crimea", "nordic").change("crimea", abilities=("riverwalk", "seaworthy", "scout", "speed"))
    assert stage.moving("crimea").targets("character", "base_crimea") == ["H3", "I1"]
    stage.mechs("crimea", seaworthy="G5").moving("crimea")
    assert stage.targets("character", "base_crimea") == ["H2", "H3", "I1"]
