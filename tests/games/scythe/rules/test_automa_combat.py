"""How the Automa fights, and what its territories hold for whoever takes them."""

import pytest

from brassboard.games.scythe.data.events import Bid, CombatWon, Retreated
from games.scythe.helper import Stage
from games.scythe.rules.automa_stages import battle, solo

# Combat


@pytest.mark.rule("SA-COMBAT-01")
def test_its_card_is_drawn_after_the_human_has_chosen_and_serves_the_combat_only() -> None:
    stage = battle(card=6, power=5)
    assert stage.who("nordic").fought == ()
    stage.dials("3")
    nordic = stage.who("nordic")
    assert (nordic.fought, nordic.tracker, nordic.last) == ((6,), 5, 0)


@pytest.mark.rule("SA-COMBAT-02")
@pytest.mark.parametrize(("power", "spent"), [(2, 2), (5, 2), (8, 4), (13, 4), (14, 7)])
def test_its_power_decides_the_column_and_bounds_what_it_spends(power: int, spent: int) -> None:
    stage = battle(card=5, power=power).dials("5")
    bid = stage.events(Bid)[-1]
    assert (bid.faction, bid.dial) == ("nordic", spent)


@pytest.mark.rule("SA-COMBAT-02")
def test_it_never_spends_more_than_it_has() -> None:
    stage = battle(card=6, power=5).dials("0")
    assert stage.events(Bid)[-1].dial == 5


@pytest.mark.rule("SA-COMBAT-03", "SA-COMBAT-04")
def test_it_adds_as_many_cards_as_its_card_shows_or_has() -> None:
    stage = solo().units("nordic", mechs=["G3"]).units("saxony", character="G3").cards("nordic", 2, 5)
    stage.change("nordic", power=5).automa("nordic", 13).combat("saxony", "nordic", "G3", came_from="G4")
    stage.dials("0").settle()
    assert stage.events(Bid)[-1].cards == (5, 2), "one mech, and both cards"


@pytest.mark.rule("SA-COMBAT-05")
def test_ties_go_to_the_attacker_and_both_pay() -> None:
    stage = solo().units("nordic", character="F4", workers=["F4"]).units("saxony", character="G4")
    stage.change("nordic", power=5).automa("nordic", 16, 6, tracker=9).automa_turn("nordic")
    stage.dials("", "5")
    assert stage.events(CombatWon)[-1].faction == "nordic"
    assert (stage.who("nordic").power, stage.who("saxony").power) == (0, 0)
    assert len(stage.who("saxony").cards) == 1, "the loser showed power and draws a card"


@pytest.mark.rule("SA-COMBAT-06")
def test_its_beaten_fighters_go_to_the_mat_and_its_workers_home() -> None:
    stage = solo().units("nordic", character="G3", mechs=["G3"], workers=["G3"]).units("saxony", mechs=["G3"])
    stage.change("nordic", power=0).automa("nordic", 10).combat("saxony", "nordic", "G3", came_from="G4").dials("3")
    assert stage.at("nordic", "character") == [""]
    assert stage.at("nordic", "mech") == []
    assert stage.at("nordic", "worker") == ["base_nordic"]
    assert [(each.unit, each.to) for each in stage.events(Retreated)] == [
        ("character", "faction_mat"),
        ("mech", "faction_mat"),
        ("worker", "base_nordic"),
    ]


@pytest.mark.rule("SA-COMBAT-07")
def test_where_it_wins_the_resources_are_removed() -> None:
    stage = solo().units("nordic", mechs=["G3"]).units("saxony", character="G3").goods("G3", food=3)
    stage.change("nordic", power=7).automa("nordic", 6).combat("saxony", "nordic", "G3", came_from="G4").dials("0")
    assert stage.at("saxony", "character") == ["base_saxony"]
    assert stage.lying("G3") == {}


@pytest.mark.rule("SA-COMBAT-08")
def test_its_character_claims_a_factory_card_by_winning_there() -> None:
    stage = solo().units("nordic", character="D3", workers=["D3"]).units("saxony", character="E4")
    stage.change("nordic", power=9).automa("nordic", 16, 6, tracker=9).automa_turn("nordic")
    stage.dials("", "0").settle()
    assert len(stage.board.factory.cards) == 2


@pytest.mark.rule("SA-COMBAT-09")
def test_abilities_of_the_human_work_on_it() -> None:
    stage = Stage("crimea", automas=["nordic"]).mechs("crimea", scout="G3").units("nordic", mechs=["G3"])
    stage.cards("nordic", 3).combat("crimea", "nordic", "G3", came_from="G4").answer("draw:0")
    assert stage.who("crimea").cards == (3,)
    assert stage.who("nordic").cards == ()


@pytest.mark.rule("SA-COMBAT-10", "SA-RULING-06")
def test_driving_off_its_workers_costs_popularity() -> None:
    stage = solo().units("nordic", workers=["G2", "G2"]).mechs("saxony", riverwalk="G1").moving("saxony")
    stage.answer("move:mech,G1,G2")
    assert stage.who("saxony").popularity == 3
    assert stage.at("nordic", "worker") == ["base_nordic", "base_nordic"]


# Conquest


@pytest.mark.rule("SA-CONQ-01", "SA-RULING-02")
def test_a_territory_taken_from_it_holds_what_its_last_card_says() -> None:
    stage = solo().units("nordic", workers=["G1"]).units("saxony", character="H1").change("nordic", last=5)
    stage.moving("saxony").answer("move:character,H1,G1")
    assert stage.lying("G1") == {"metal": 4}


@pytest.mark.rule("SA-CONQ-01")
def test_before_its_first_turn_nothing_is_found() -> None:
    stage = solo().units("nordic", workers=["G1"]).units("saxony", character="H1")
    stage.moving("saxony").answer("move:character,H1,G1")
    assert stage.lying("G1") == {}


@pytest.mark.rule("SA-CONQ-01")
def test_after_a_combat_too() -> None:
    stage = solo().units("nordic", mechs=["G4"]).units("saxony", character="G4").change("nordic", power=0, last=9)
    stage.automa("nordic", 10).combat("saxony", "nordic", "G4", came_from="G3").dials("3")
    assert stage.lying("G4") == {"oil": 3}


@pytest.mark.rule("SA-CONQ-01", "SC-TERR-03")
def test_defending_a_territory_takes_nothing_from_it() -> None:
    stage = solo().units("nordic", mechs=["G4"]).units("saxony", character="G4").change("nordic", power=0, last=9)
    stage.automa("nordic", 10).combat("nordic", "saxony", "G4", came_from="G3").dials("", "3")
    assert stage.events(CombatWon)[-1].faction == "saxony"
    assert stage.lying("G4") == {}, "it never was the Automa's"


@pytest.mark.rule("SA-CONQ-02")
def test_villages_yield_nothing() -> None:
    stage = solo().units("nordic", workers=["G2"]).units("saxony", character="G1").change("nordic", last=5)
    stage.moving("saxony").answer("move:character,G1,G2")
    assert stage.lying("G2") == {}
