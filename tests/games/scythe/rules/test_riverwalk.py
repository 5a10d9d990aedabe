"""Riverwalk: onto which terrains it leads the factions that have it."""

import pytest

from brassboard.games.scythe.content import FACTIONS
from games.scythe.rules.faction_stages import board_of

RIVERWALKS = [
    pytest.param("polania", "D1", "D2", "C2", marks=pytest.mark.rule("SC-POL-02")),
    pytest.param("saxony", "G2", "F2", "G3", marks=pytest.mark.rule("SC-SAX-02")),
    pytest.param("nordic", "C5", "D5", "C4", marks=pytest.mark.rule("SC-NOR-02")),
    pytest.param("rusviet", "E6", "F6", "E5", marks=pytest.mark.rule("SC-RUS-02")),
    pytest.param("crimea", "H4", "G4", "G5", marks=pytest.mark.rule("SC-CRI-02")),
]


@pytest.mark.parametrize(("faction", "start", "over", "barred"), RIVERWALKS)
@pytest.mark.parametrize("unit", ["character", "mech"])
def test_riverwalk_leads_onto_two_terrains(faction: str, start: str, over: str, barred: str, unit: str) -> None:
    stage = board_of(faction, speed=start).units(faction, character=start).moving(faction)
    assert stage.denied(f"move:{unit},{start},{over}") == "SC-WATER-01", "not uncovered yet"
    stage = board_of(faction, riverwalk=start).units(faction, character=start).moving(faction)
    assert over in stage.targets(unit, start)
    assert barred not in stage.targets(unit, start)
    assert stage.denied(f"move:{unit},{start},{barred}") == "SC-WATER-01"


@pytest.mark.rule("SC-POL-02", "SC-SAX-02", "SC-NOR-02", "SC-RUS-02", "SC-CRI-02")
def test_the_terrains_of_riverwalk_are_those_of_the_rules() -> None:
    assert {id: set(faction.riverwalk) for id, faction in FACTIONS.items() if faction.riverwalk} == {
        "polania": {"village", "mountain"},
        "saxony": {"forest", "mountain"},
        "nordic": {"forest", "mountain"},
        "rusviet": {"farm", "village"},
        "crimea": {"farm", "tundra"},
    }


@pytest.mark.rule("SC-RUS-02")
def test_rusviets_riverwalk_leads_from_the_base_onto_the_farm() -> None:
    assert "C7" in board_of("rusviet", riverwalk="G5").targets("character", "base_rusviet")
    assert "C7" not in board_of("rusviet", speed="G5").targets("character", "base_rusviet")
