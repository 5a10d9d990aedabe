"""Polania, Saxony and Nordic: what each may do that others may not."""

import pytest

from brassboard.games.scythe.content import BOARD
from brassboard.games.scythe.data.events import DroveOff, EncounterMet, PowerUsed, Retreated
from games.scythe.helper import Stage
from games.scythe.rules.faction_stages import SEVEN, board_of

LAKES = [name for name, terrain in zip(BOARD.names, BOARD.terrain, strict=True) if terrain == "lake"]
TUNNELS = {"C4", "D2", "D5", "F3", "F6", "G4"}


# Polania


@pytest.mark.rule("SC-POL-01")
def test_meander_takes_two_options_and_the_first_may_pay_for_the_second() -> None:
    """Card 6: 2 coins and 1 popularity; or 3 coins for a recruit; or 2 popularity for 4 food."""
    stage = Stage("polania", "nordic").encounter(6).units("polania", character="D1").change("polania", coins=1)
    deck = len(stage.board.encounter_deck)
    stage.moving("polania").answer("move:character,D1,E2", "done")
    assert stage.offers("choose") == {"1", "3"}
    assert stage.denied("choose:2") == "SC-ENC-03"
    stage.answer("choose:1")
    assert stage.who("polania").coins == 3
    assert stage.offers("choose") == {"2", "3"}
    assert stage.denied("choose:1") == "SC-POL-01"
    stage.answer("choose:2")
    assert stage.kind == "enlist"
    stage.answer("enlist:deploy,power")
    assert stage.who("polania").coins == 0
    assert stage.kind == "act", "two are all"
    assert len(stage.board.encounter_deck) == deck
    assert len(stage.events(EncounterMet)) == 1


@pytest.mark.rule("SC-POL-01")
def test_meander_is_in_any_order_and_one_option_is_enough() -> None:
    stage = Stage("polania", "nordic").encounter(6).units("polania", character="D1")
    stage.moving("polania").answer("move:character,D1,E2", "done", "choose:3")
    assert stage.offers("choose") == {"1", "2"}
    assert stage.lying("E2") == {"food": 4}
    assert stage.answer("done").kind == "act"
    assert stage.who("polania").coins == 5


@pytest.mark.rule("SC-POL-01")
def test_others_take_one_option() -> None:
    stage = Stage("saxony", "nordic").encounter(6).units("saxony", character="G1").moving("saxony")
    assert stage.answer("move:character,G1,G2", "done", "choose:1").kind == "act"


@pytest.mark.rule("SC-POL-03")
def test_submerge_joins_all_lakes_and_their_shores() -> None:
    stage = board_of("polania", submerge="C1")
    assert stage.targets("mech", "C1") == ["B1", *sorted({*LAKES, "C2", "D1"} - {"C1"})]
    assert stage.targets("character", "base_polania") == ["C1", "D1", "E1"]
    assert board_of("polania", submerge="C2").targets("mech", "C2") == ["B1", "B2", "C1", "C3", "D2"]


@pytest.mark.rule("SC-POL-04", "SC-RULING-09")
def test_camaraderie_does_not_help_when_workers_are_driven_off_without_combat() -> None:
    stage = board_of("polania", camaraderie="D1").units("nordic", workers=["E1"])
    stage.moving("polania").answer("move:mech,D1,E1")
    assert stage.events(DroveOff) == [DroveOff("polania", "nordic", 1, "E1")]
    assert stage.who("polania").popularity == 4


@pytest.mark.rule("SC-POL-04")
@pytest.mark.parametrize(("ability", "left"), [("camaraderie", 5), ("speed", 3)])
def test_camaraderie_saves_popularity_after_a_combat_won_as_attacker(ability: str, left: int) -> None:
    stage = board_of("polania", **{ability: "E1"}).units("nordic", mechs=["E1"], workers=["E1", "E1"])
    stage.combat("polania", "nordic", "E1").dials("1", "0")
    assert stage.at("nordic", "worker") == ["base_nordic", "base_nordic"]
    assert stage.who("polania").popularity == left


@pytest.mark.rule("SC-BIG-02")
def test_with_six_or_more_factions_meander_pays_for_encounter_territories() -> None:
    """Tokens do not matter: the territories are marked."""
    wanted = ["B3", "C2", "E6", "G6"]
    big = Stage(*SEVEN).no_encounters().units("polania", workers=wanted)
    five = Stage(*SEVEN[:5]).no_encounters().units("polania", workers=wanted)
    assert big.total("polania") == five.total("polania") + 12
    assert Stage(*SEVEN[:6]).units("saxony", workers=wanted).total("saxony") == 5 + 2 * 4


# Saxony


@pytest.mark.rule("SC-SAX-01")
def test_dominate_places_a_third_star_for_a_combat() -> None:
    stage = board_of("saxony", speed="G2").units("nordic", mechs=["G2"]).stars("saxony", "combat_1", "combat_2")
    stage.change("saxony", wins=2).combat("saxony", "nordic", "G2").dials("1", "0")
    assert stage.who("saxony").stars == ("combat_1", "combat_2", "combat_2")


@pytest.mark.rule("SC-SAX-01")
def test_others_place_two() -> None:
    stage = board_of("nordic", speed="G2").units("saxony", mechs=["G2"]).stars("nordic", "combat_1", "combat_2")
    stage.change("nordic", wins=2).combat("nordic", "saxony", "G2").dials("1", "0")
    assert stage.who("nordic").stars == ("combat_1", "combat_2")


@pytest.mark.rule("SC-SAX-01")
@pytest.mark.parametrize(("faction", "kept"), [("saxony", (2,)), ("nordic", ())])
def test_dominate_keeps_the_other_objective_and_may_complete_it_too(faction: str, kept: tuple[int, ...]) -> None:
    """Objectives 1 and 2: three mountains, three tunnels at the end of the turn. D2 is both."""
    stage = board_of(faction).objectives(faction, 1, 2)
    stage.units(faction, workers=["B1", "D2", "E5", "F3", "G4"]).turn_of(faction, "move").answer("end", "reveal:1")
    assert stage.who(faction).stars == ("objective",)
    assert stage.who(faction).objectives == kept
    if kept:
        stage.answer("reveal:2")
        assert stage.who(faction).stars == ("objective", "objective")


@pytest.mark.rule("SC-SAX-03")
def test_underpass_joins_controlled_mountains_and_all_tunnels() -> None:
    stage = board_of("saxony", underpass="G1").units("nordic", workers=["E5"]).moving("saxony")
    assert set(stage.targets("mech", "G1")) == TUNNELS | {"G2", "H1"}
    assert stage.denied("move:mech,G1,E5") == "SC-MOVE-02", "a mountain of another player"
    stage.structures("saxony", mine="H1").moving("saxony")
    assert set(stage.targets("mech", "G1")) == TUNNELS | {"G2", "H1"}
    stage = board_of("saxony", underpass="F3").units("saxony", workers=["G1"]).moving("saxony")
    assert "G1" in stage.targets("mech", "F3"), "and back"
    assert "G1" not in board_of("saxony", underpass="F3").targets("mech", "F3"), "only while it is controlled"


@pytest.mark.rule("SC-SAX-03")
def test_the_own_mine_is_one_of_the_tunnels() -> None:
    stage = board_of("saxony", underpass="G1").structures("saxony", mine="B6").moving("saxony")
    assert "B6" in stage.targets("mech", "G1")
    stage = board_of("saxony", underpass="G1").structures("nordic", mine="B6").moving("saxony")
    assert "B6" not in stage.targets("mech", "G1")


@pytest.mark.rule("SC-SAX-03")
def test_underpass_is_not_for_workers() -> None:
    stage = board_of("saxony", underpass="G1").units("saxony", workers=["G1"]).moving("saxony")
    assert stage.targets("worker", "G1") == ["G2", "H1"]


@pytest.mark.rule("SC-RULING-15")
def test_underpass_joins_two_mountains() -> None:
    stage = board_of("saxony", underpass="G1").units("saxony", workers=["E7"]).moving("saxony")
    assert "E7" in stage.targets("mech", "G1")


@pytest.mark.rule("SC-SAX-04", "SC-RULING-18")
@pytest.mark.parametrize(("at", "left"), [("F3", 0), ("F4", 1)])
def test_disarm_takes_two_power_on_a_tunnel_without_being_asked(at: str, left: int) -> None:
    stage = board_of("saxony", disarm=at).units("nordic", mechs=[at]).change("nordic", power=1)
    stage.combat("saxony", "nordic", at)
    assert stage.kind == "dial"
    assert stage.who("nordic").power == left


@pytest.mark.rule("SC-SAX-04")
def test_disarm_works_for_a_defender_too() -> None:
    stage = board_of("saxony", disarm="F3").units("nordic", mechs=["F3"]).combat("nordic", "saxony", "F3")
    assert stage.who("nordic").power == 3


@pytest.mark.rule("SC-SAX-04", "SC-RULING-17")
@pytest.mark.parametrize(("owner", "left"), [("saxony", 3), ("nordic", 5)])
def test_disarm_works_on_saxonys_own_mine(owner: str, left: int) -> None:
    stage = board_of("saxony", disarm="B6").units("nordic", mechs=["B6"]).structures(owner, mine="B6")
    stage.combat("saxony", "nordic", "B6")
    assert stage.who("nordic").power == left


# Nordic


@pytest.mark.rule("SC-NOR-01")
def test_swim_takes_workers_over_rivers_onto_any_land_and_not_onto_lakes() -> None:
    stage = board_of("nordic").units("nordic", character="B4", workers=["B4", "C4"]).moving("nordic")
    assert stage.targets("worker", "B4") == ["B3", "B5", "C4", "C5"]
    assert stage.targets("character", "B4") == ["B5", "C5"]
    assert not set(stage.targets("worker", "C4")) & set(LAKES)


@pytest.mark.rule("SC-NOR-01")
def test_swim_does_not_help_the_mech_that_carries_workers() -> None:
    stage = board_of("nordic", speed="B4").units("nordic", workers=["B4"]).moving("nordic")
    assert stage.denied("move:mech,B4,B3") == "SC-WATER-01"


@pytest.mark.rule("SC-NOR-01")
def test_only_nordic_workers_swim() -> None:
    stage = board_of("rusviet").units("rusviet", workers=["B4"]).moving("rusviet")
    assert stage.denied("move:worker,B4,B3") == "SC-WATER-01"


def beaten_on_the_factory(*, mechs: int = 1, workers: int = 0, character: bool = False, foes: str = "") -> Stage:
    """Nordic, with Seaworthy, has lost a combat on the Factory against Saxony."""
    spaces = dict(zip(("seaworthy", "speed", "riverwalk"), ["E4"] * mechs, strict=False))
    stage = board_of("nordic", **spaces).units("nordic", workers=["E4"] * workers)
    if character:
        stage.units("nordic", character="E4")
    stage.units("saxony", mechs=["E4", *([foes] if foes else [])])
    return stage.combat("saxony", "nordic", "E4").dials("1", "0")


@pytest.mark.rule("SC-NOR-03")
def test_seaworthy_goes_onto_and_off_lakes_but_not_from_lake_to_lake() -> None:
    stage = board_of("nordic", seaworthy="C5")
    assert "D4" in stage.targets("mech", "C5")
    assert board_of("nordic", seaworthy="D4").targets("mech", "D4") == ["C4", "C5", "D3", "D5", "E4", "E5"]


@pytest.mark.rule("SC-NOR-03")
def test_a_beaten_unit_may_retreat_onto_a_lake_beside_it() -> None:
    stage = beaten_on_the_factory()
    assert stage.offers("retreat") == {"mech,base_nordic", "mech,D4", "mech,E3", "mech,F5"}
    stage.answer("retreat:mech,E3")
    assert stage.at("nordic", "mech") == ["E3"]
    assert stage.events(Retreated) == [Retreated("nordic", "mech", 1, "E3")]


@pytest.mark.rule("SC-NOR-03", "SC-RULING-13")
def test_several_units_may_retreat_to_different_lakes_or_home_and_workers_with_a_mech() -> None:
    stage = beaten_on_the_factory(mechs=2, workers=2, character=True)
    assert stage.offers("retreat") == {f"character,{at}" for at in ("base_nordic", "D4", "E3", "F5")}
    stage.answer("retreat:character,F5", "retreat:mech,D4", "retreat:mech,E3")
    assert stage.offers("retreat") == {f"worker,{at}" for at in ("base_nordic", "D4", "E3")}, "not with the character"
    stage.answer("retreat:worker,base_nordic", "retreat:worker,E3")
    assert stage.at("nordic", "character") == ["F5"]
    assert stage.at("nordic", "mech") == ["D4", "E3"]
    assert stage.at("nordic", "worker") == ["E3", "base_nordic"]


@pytest.mark.rule("SC-RULING-14")
def test_nobody_retreats_onto_a_lake_with_an_enemy() -> None:
    assert beaten_on_the_factory(foes="D4").offers("retreat") == {"mech,base_nordic", "mech,E3", "mech,F5"}


@pytest.mark.rule("SC-NOR-03")
def test_without_seaworthy_everybody_goes_home() -> None:
    stage = (
        board_of("nordic", speed="E4").units("saxony", mechs=["E4"]).combat("saxony", "nordic", "E4").dials("1", "0")
    )
    assert stage.at("nordic", "mech") == ["base_nordic"]


@pytest.mark.rule("SC-NOR-04", "SC-RULING-18")
def test_artillery_is_chosen_and_paid_for() -> None:
    stage = board_of("nordic", artillery="G5").units("saxony", mechs=["G5"]).combat("nordic", "saxony", "G5")
    assert stage.options() == ["use:artillery", "pass"]
    stage.answer("use:artillery")
    assert (stage.who("nordic").power, stage.who("saxony").power) == (4, 3)
    assert stage.kind == "dial", "once"
    assert stage.events(PowerUsed) == [PowerUsed("nordic", "artillery")]


@pytest.mark.rule("SC-NOR-04")
def test_artillery_may_be_left_and_needs_power() -> None:
    stage = board_of("nordic", artillery="G5").units("saxony", mechs=["G5"]).combat("nordic", "saxony", "G5")
    stage.answer("pass")
    assert (stage.who("nordic").power, stage.who("saxony").power) == (5, 5)
    stage.change("nordic", power=0).combat("nordic", "saxony", "G5")
    assert stage.kind == "dial"
    assert stage.denied("use:artillery") == "SC-COMBAT-04"
