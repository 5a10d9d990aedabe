"""Albion and Togawa: flags and traps, and what else each may do that others may not."""

import pytest

from brassboard.games.scythe.content import BOARD, TRAPS
from brassboard.games.scythe.data.events import (
    CombatBegan,
    DroveOff,
    EncounterMet,
    FlagPlaced,
    TrapArmed,
    TrapSet,
    TrapSprung,
)
from games.scythe.helper import Stage
from games.scythe.rules.faction_stages import board_of, most_cards, next_turn

# Albion


def albion(*to: str, at: str = "F3", foe: str = "nordic") -> Stage:
    """Albion's character has moved from a hex to the next, and the moves are done."""
    stage = board_of("albion", foe).units("albion", character=at).moving("albion")
    for hex_ in to:
        stage.answer(f"move:character,{at},{hex_}")
    return stage


@pytest.mark.rule("SC-ALB-01")
def test_exalt_places_a_flag_where_the_character_has_moved() -> None:
    stage = albion("F4")
    assert stage.options() == ["flag", "done"]
    stage.answer("flag")
    assert [BOARD.names[at] for at in stage.who("albion").flags] == ["F4"]
    assert stage.events(FlagPlaced) == [FlagPlaced("albion", "F4")]
    assert albion("F4").answer("done").who("albion").flags == ()


@pytest.mark.rule("SC-ALB-01")
def test_exalt_needs_a_move_of_the_character_and_one_of_four_flags() -> None:
    stage = board_of("albion", burrow="G5").units("albion", character="F3").moving("albion")
    assert stage.answer("move:mech,G5,H5", "done").kind == "act"
    stage = board_of("albion").flags("B1", "B2", "C2", "G5").units("albion", character="F3").moving("albion")
    assert stage.answer("move:character,F3,F4").kind == "act", "the supply is empty"


@pytest.mark.rule("SC-ALB-01")
@pytest.mark.parametrize(("attack", "defence", "offered"), [("2", "1", True), ("0", "1", False)])
def test_exalt_comes_after_a_combat_that_was_not_lost(attack: str, defence: str, offered: bool) -> None:
    stage = board_of("albion").units("albion", character="F3").units("nordic", mechs=["F4"]).moving("albion")
    stage.answer("move:character,F3,F4").dials(attack, defence)
    assert (stage.kind == "token") is offered


@pytest.mark.rule("SC-ALB-01")
def test_exalt_comes_after_the_encounter() -> None:
    stage = board_of("albion").encounter(1, "G3").units("albion", character="F3").moving("albion")
    assert stage.answer("move:character,F3,G3").kind == "choose"
    assert stage.answer("choose:1").kind == "token"


@pytest.mark.rule("SC-ALB-02")
def test_a_territory_holds_one_flag_or_trap_and_tokens_stay() -> None:
    stage = board_of("albion", "togawa").traps((0, "F4", False)).units("albion", character="F3").moving("albion")
    assert stage.answer("move:character,F3,F4").kind == "act", "a Trap lies there"
    stage = board_of("albion").flags("F4").units("albion", character="F3").moving("albion")
    assert stage.answer("move:character,F3,F4").kind == "act", "a Flag lies there"
    assert [BOARD.names[at] for at in stage.who("albion").flags] == ["F4"]
    stage = board_of("togawa", "albion").flags("F4").units("togawa", character="F3").moving("togawa")
    assert stage.answer("move:character,F3,F4").kind == "act", "no Trap beside a Flag"


@pytest.mark.rule("SC-ALB-03")
def test_a_flag_counts_where_albion_has_control_and_not_beside_its_home() -> None:
    stage = board_of("albion").units("albion", workers=["B1", "F4"]).flags("B1", "F4")
    assert stage.territories("albion") == 3
    stage.units("albion", workers=["B1"])
    assert stage.territories("albion") == 1, "a Flag alone controls nothing"
    stage.structures("albion", mill="F4")
    assert stage.territories("albion") == 3, "a structure does"
    stage.units("nordic", workers=["F4"])
    assert stage.territories("albion") == 1, "unless an enemy stands there"


@pytest.mark.rule("SC-EX-07")
def test_a_forest_and_a_tundra_with_a_flag_are_three_territories() -> None:
    stage = board_of("albion").units("albion", workers=["G5", "F4"]).flags("F4")
    assert stage.territories("albion") == 3


@pytest.mark.rule("SC-RULING-19")
def test_a_flag_on_the_factory_makes_four_territories() -> None:
    assert board_of("albion").units("albion", workers=["E4"]).flags("E4").territories("albion") == 4


@pytest.mark.rule("SC-ALB-04")
def test_burrow_crosses_rivers_into_and_out_of_tunnels() -> None:
    stage = board_of("albion", burrow="B3", rally="C4")
    assert stage.targets("mech", "B3") == ["B2", "C4"]
    assert {"B3", "B4", "C5"} <= set(stage.targets("mech", "C4"))
    stage = board_of("albion", burrow="B3").units("albion", workers=["B3"]).moving("albion")
    assert stage.denied("move:worker,B3,C4") == "SC-WATER-01"


@pytest.mark.rule("SC-ALB-04")
def test_burrow_takes_the_own_mine_for_a_tunnel() -> None:
    stage = board_of("albion", burrow="B3").structures("albion", mine="B4").moving("albion")
    assert stage.targets("mech", "B3") == ["B2", "B4", "C4"]
    stage.structures("albion").structures("nordic", mine="B4").moving("albion")
    assert stage.targets("mech", "B3") == ["B2", "C4"]


@pytest.mark.rule("SC-ALB-05", "SC-RULING-18")
@pytest.mark.parametrize(("attacker", "left"), [("albion", 3), ("nordic", 5)])
def test_sword_takes_two_power_from_whom_albion_attacks(attacker: str, left: int) -> None:
    stage = board_of("albion", sword="G5").units("nordic", mechs=["G5"])
    stage.combat(attacker, "nordic" if attacker == "albion" else "albion", "G5")
    assert stage.kind == "dial"
    assert stage.who("nordic").power == left


@pytest.mark.rule("SC-ALB-06", "SC-RULING-18")
@pytest.mark.parametrize(("attacker", "power"), [("nordic", 5), ("albion", 3)])
def test_shield_gives_two_power_when_albion_is_attacked(attacker: str, power: int) -> None:
    stage = board_of("albion", shield="G5").units("nordic", mechs=["G5"]).change("albion", power=3)
    stage.combat(attacker, "nordic" if attacker == "albion" else "albion", "G5")
    assert stage.kind == "dial"
    assert stage.who("albion").power == power


@pytest.mark.rule("SC-ALB-07")
def test_rally_leads_to_every_own_worker_and_flag() -> None:
    stage = board_of("albion", rally="B1").units("albion", workers=["H5", "home"]).flags("G4").moving("albion")
    assert stage.targets("mech", "B1") == ["B2", "C2", "G4", "H5"]
    assert stage.targets("character", "base_albion") == ["B1", "B2", "G4", "H5"]
    assert stage.targets("worker", "H5") == ["G5", "G6", "H6"], "not for workers"
    assert board_of("albion", burrow="B1").flags("G4").moving("albion").targets("mech", "B1") == ["B2", "C2"]


@pytest.mark.rule("SC-RULING-20")
def test_rally_and_shinobi_lead_into_territories_with_enemies() -> None:
    stage = board_of("albion", rally="B1").flags("G4").units("nordic", mechs=["G4"]).moving("albion")
    stage.answer("move:mech,B1,G4", "done")
    assert stage.events(CombatBegan) == [CombatBegan("albion", "nordic", "G4")]
    stage = board_of("togawa", shinobi="B1").traps((0, "G4", False)).units("nordic", workers=["G4"]).moving("togawa")
    stage.answer("move:mech,B1,G4", "done")
    assert stage.events(DroveOff) == [DroveOff("togawa", "nordic", 1, "G4")]


# Togawa


@pytest.mark.rule("SC-TOG-01")
@pytest.mark.parametrize("to", ["G5", "F5"])
def test_maifuku_lays_a_trap_of_ones_choice_where_the_character_has_moved(to: str) -> None:
    """Also on a lake, or beside an enemy structure."""
    stage = board_of("togawa", suiton="B1").units("togawa", character="F6").traps((1, "B2", True))
    stage.structures("nordic", mill="G5").moving("togawa").answer(f"move:character,F6,{to}", "done")
    assert stage.options() == ["lay", "done"]
    assert stage.answer("lay").options() == ["trap:0", "trap:2", "trap:3"]
    stage.answer("trap:2")
    laid = stage.who("togawa").traps[-1]
    assert (laid.penalty, BOARD.names[laid.at], laid.armed) == (2, to, True)
    assert stage.events(TrapSet) == [TrapSet("togawa", to)]


@pytest.mark.rule("SC-TOG-01")
def test_maifuku_may_be_left_and_ends_with_the_fourth_trap() -> None:
    stage = board_of("togawa").units("togawa", character="F6").moving("togawa").answer("move:character,F6,G5")
    assert stage.answer("done").who("togawa").traps == []
    stage.traps((0, "B1", True), (1, "B2", True), (2, "B3", True), (3, "B4", True))
    stage.units("togawa", character="F6").moving("togawa")
    assert stage.answer("move:character,F6,G5").kind == "act"


def trapped(penalty: int, **fields: int) -> Stage:
    """Nordic, whose worker and mech stand on G5, beside the armed Trap on H5."""
    stage = Stage("nordic", "togawa").no_encounters().units("togawa", workers=[]).traps((penalty, "H5", True))
    return (
        stage.units("nordic", character="G6", mechs=["G5"], workers=["G5"]).change("nordic", **fields).moving("nordic")
    )


@pytest.mark.rule("SC-TOG-02")
def test_a_trap_takes_what_there_is_and_stays_disarmed() -> None:
    stage = trapped(1, power=2).answer("move:worker,G5,H5")
    assert stage.who("nordic").power == 0
    assert [(trap.penalty, trap.armed) for trap in stage.who("togawa").traps] == [(1, False)]
    assert stage.events(TrapSprung) == [TrapSprung("nordic", 1, "H5")]
    stage.change("nordic", power=5).answer("move:character,G6,H5")
    assert stage.who("nordic").power == 5, "only the first unit springs it"


@pytest.mark.rule("SC-TOG-02")
def test_a_trap_stops_the_unit() -> None:
    stage = trapped(0).mechs("nordic", speed="G5").moving("nordic").answer("move:mech,G5,H5", "carry:worker,0")
    assert stage.kind == "move"
    assert stage.denied("go:H6") == "SC-TOG-02"
    stage = trapped(0).mechs("nordic", speed="G5").traps((0, "H5", False)).moving("nordic")
    assert stage.answer("move:mech,G5,H5", "carry:worker,0").kind == "go", "a disarmed one does not"


@pytest.mark.rule("SC-TOG-02")
def test_own_units_do_not_spring_a_trap() -> None:
    stage = board_of("togawa").traps((1, "H5", True)).units("togawa", workers=["H6"]).moving("togawa")
    stage.answer("move:worker,H6,H5")
    assert stage.who("togawa").power == 5
    assert stage.who("togawa").traps[0].armed


@pytest.mark.rule("SC-TOG-03")
def test_each_of_the_four_penalties_exists_once() -> None:
    found = {(penalty.what, penalty.n) for penalty in TRAPS}
    assert found == {("popularity", 2), ("power", 3), ("coins", 4), ("random_combat_cards", 2)}
    assert len(TRAPS) == 4


@pytest.mark.rule("SC-TOG-03")
def test_the_penalties_are_suffered() -> None:
    assert trapped(0).answer("move:worker,G5,H5").who("nordic").popularity == 3
    assert trapped(1).answer("move:worker,G5,H5").who("nordic").power == 2
    assert trapped(2).answer("move:worker,G5,H5").who("nordic").coins == 1
    assert trapped(2, coins=3).answer("move:worker,G5,H5").who("nordic").coins == 0


@pytest.mark.rule("SC-TOG-03")
def test_two_combat_cards_are_lost_at_random() -> None:
    stage = trapped(3).cards("nordic", 2, 3, 5).answer("move:worker,G5,H5")
    assert stage.chance
    stage.answer("draw:0,2")
    assert stage.who("nordic").cards == (3,)
    assert stage.board.combat_discard == (2, 5)
    stage = trapped(3).cards("nordic", 4).answer("move:worker,G5,H5")
    stage.settle()
    assert stage.who("nordic").cards == ()
    assert trapped(3).answer("move:worker,G5,H5").kind == "move", "without cards nothing is lost"


@pytest.mark.rule("SC-RULING-21")
def test_first_the_trap_then_the_combat_then_the_encounter_then_the_own_flag() -> None:
    """No Flag is laid beside a Trap: the Flag after the encounter is shown without one."""
    stage = Stage("albion", "nordic", "togawa").no_encounters().encounter(1, "G6").traps((1, "G6", True))
    stage.units("albion", character="H5").units("nordic", mechs=["G6"]).moving("albion")
    stage.answer("move:character,H5,G6")
    assert stage.who("albion").power == 2, "the Trap first"
    assert stage.events(CombatBegan) == []
    stage.answer("done").dials("2", "0")
    assert stage.kind == "choose"
    stage.answer("choose:1")
    told = [type(event) for event in stage.told()]
    assert told.index(TrapSprung) < told.index(CombatBegan) < told.index(EncounterMet)
    stage = board_of("albion").encounter(1, "G6").units("albion", character="H5").units("nordic", mechs=["G6"])
    stage.moving("albion").answer("move:character,H5,G6").dials("2", "0").answer("choose:1")
    assert stage.kind == "token"


@pytest.mark.rule("SC-TOG-04")
def test_an_armed_trap_alone_counts_as_a_territory_at_the_end() -> None:
    stage = board_of("togawa").traps((0, "F4", True), (1, "G5", False))
    assert stage.territories("togawa") == 1
    assert stage.controls("togawa") == [], "not before the end"
    assert stage.units("nordic", workers=["F4"]).territories("togawa") == 0


@pytest.mark.rule("SC-TOG-04")
def test_what_lies_beside_the_armed_trap_counts_too() -> None:
    stage = board_of("togawa").traps((0, "F4", True))
    before = stage.total("togawa")
    assert stage.goods("F4", oil=4).total("togawa") == before + 2


@pytest.mark.rule("SC-TOG-05")
@pytest.mark.parametrize("armed", [True, False])
def test_a_structure_beside_a_trap_has_the_territory(armed: bool) -> None:
    stage = board_of("togawa").traps((0, "F4", armed)).structures("nordic", mill="F4")
    assert stage.territories("togawa") == 0
    assert stage.territories("nordic") == 1


@pytest.mark.rule("SC-TOG-05")
def test_opponents_may_build_beside_a_trap() -> None:
    stage = Stage("nordic", "togawa").traps((0, "B4", True)).goods("B4", wood=3).turn_of("nordic", "build")
    stage.answer("bottom")
    assert "build:mill,B4" in stage.options()


@pytest.mark.rule("SC-TOG-06")
def test_toka_crosses_one_river_a_turn() -> None:
    stage = board_of("togawa", toka="G4", ronin="G4").units("togawa", workers=["G4"]).moving("togawa")
    assert {"H3", "H4"} <= set(stage.targets("mech", "G4"))
    stage.answer("move:mech,G4,H4", "carry:worker,1")
    assert stage.at("togawa", "worker") == ["H4"], "a mech may carry workers over"
    assert stage.denied("move:mech,G4,H3") == "SC-WATER-01"
    assert stage.denied("move:character,base_togawa,H6") == ""
    assert stage.denied("move:worker,H4,G4") == "SC-WATER-01", "no worker crosses by itself"


@pytest.mark.rule("SC-TOG-06")
def test_a_factory_cards_move_crosses_one_river_too_and_not_two() -> None:
    stage = board_of("togawa", toka="G5").factory_card("togawa", 3).turn_of("togawa", "factory").answer("bottom")
    stage.answer("move:mech,G5,H4")
    assert stage.kind == "go"
    assert stage.denied("go:H5") == "SC-WATER-01"
    assert stage.denied("go:H3") == ""


@pytest.mark.rule("SC-TOG-06")
def test_toka_comes_back_in_the_next_turn_and_is_not_spent_on_dry_ground() -> None:
    stage = board_of("togawa", toka="G4").turn_of("togawa", "move").answer("top:moves", "move:mech,G4,H4", "done")
    next_turn(stage).choose("move").answer("top:moves")
    assert "G5" in stage.targets("mech", "H4")
    stage = board_of("togawa", toka="G4", ronin="H4").answer("move:mech,G4,F4")
    assert "G4" in stage.targets("mech", "H4")


@pytest.mark.rule("SC-TOG-06")
@pytest.mark.parametrize("by", ["mine", "trap"])
def test_toka_is_not_spent_where_a_tunnel_or_shinobi_leads_over(by: str) -> None:
    """From D2 to E2, across a river: by the own Mine on E2, or to an own Trap."""
    stage = board_of("togawa", toka="D2", shinobi="H4")
    if by == "mine":
        stage.structures("togawa", mine="E2")
    else:
        stage.traps((0, "E2", True))
    stage.moving("togawa").answer("move:mech,D2,E2")
    assert "G4" in stage.targets("mech", "H4"), "the turn's river may still be crossed"


@pytest.mark.rule("SC-TOG-07")
def test_suiton_goes_onto_lakes_and_plays_one_more_card_there() -> None:
    stage = board_of("togawa", suiton="G6")
    assert "F7" in stage.targets("mech", "G6")
    assert "F5" not in board_of("togawa", suiton="F7").targets("mech", "F7"), "not from lake to lake"
    for at, most in (("F7", 2), ("G6", 1)):
        stage = board_of("togawa", suiton=at).units("nordic", mechs=[at]).combat("togawa", "nordic", at)
        assert most_cards(stage, "togawa") == most


@pytest.mark.rule("SC-TOG-08", "SC-RULING-18")
def test_ronin_may_gain_two_power_with_a_lone_fighter() -> None:
    stage = board_of("togawa", ronin="G5").units("nordic", mechs=["G5"]).combat("togawa", "nordic", "G5")
    assert stage.options() == ["use:ronin", "pass"]
    assert stage.answer("use:ronin").who("togawa").power == 7
    stage = board_of("togawa", ronin="B1").units("togawa", character="G5").units("nordic", mechs=["G5"])
    stage.combat("nordic", "togawa", "G5")
    assert stage.asked == (0, "use"), "a character alone, and as defender"
    assert stage.answer("pass").who("togawa").power == 5


@pytest.mark.rule("SC-TOG-08")
@pytest.mark.parametrize("company", ["worker", "mech", "character"])
def test_ronin_is_not_offered_in_company(company: str) -> None:
    stage = board_of("togawa", ronin="G5", toka="G5" if company == "mech" else "B1").units("nordic", mechs=["G5"])
    if company == "worker":
        stage.units("togawa", workers=["G5"])
    elif company == "character":
        stage.units("togawa", character="G5")
    stage.combat("togawa", "nordic", "G5")
    assert stage.kind == "dial"
    assert stage.denied("use:ronin") == "SC-COMBAT-04"


@pytest.mark.rule("SC-TOG-09")
def test_shinobi_leads_to_every_own_trap_and_may_arm_it_again() -> None:
    stage = board_of("togawa", shinobi="B1").traps((0, "G5", False), (1, "H5", True)).moving("togawa")
    assert stage.targets("mech", "B1") == ["B2", "C2", "G5", "H5"]
    stage.answer("move:mech,B1,G5", "done")
    assert stage.options() == ["arm:G5", "done"]
    stage.answer("arm:G5")
    assert [trap.armed for trap in stage.who("togawa").traps] == [True, True]
    assert stage.events(TrapArmed) == [TrapArmed("togawa", "G5")]


@pytest.mark.rule("SC-TOG-09")
def test_shinobi_is_not_for_workers_nor_before_it_is_uncovered() -> None:
    stage = board_of("togawa", shinobi="B1").traps((0, "G5", False)).units("togawa", workers=["B1"]).moving("togawa")
    assert stage.targets("worker", "B1") == ["B2", "C2"]
    stage = board_of("togawa", toka="G6").traps((0, "G5", False)).moving("togawa")
    assert stage.answer("move:mech,G6,G5", "done").kind == "act", "on foot, and nothing is armed"


@pytest.mark.rule("SC-TOG-09")
@pytest.mark.parametrize(("attack", "offered"), [("3", True), ("0", False)])
def test_a_trap_is_armed_after_the_combat_is_won(attack: str, offered: bool) -> None:
    stage = board_of("togawa", shinobi="B1").traps((0, "G5", False)).units("nordic", mechs=["G5"]).moving("togawa")
    stage.answer("move:mech,B1,G5", "done")
    assert stage.kind == "dial"
    stage.dials(attack, "1")
    assert (stage.kind == "arm") is offered


@pytest.mark.rule("SC-TOG-09")
def test_whoever_goes_on_arms_nothing() -> None:
    """Two steps by a Factory card: over the Trap, where another mech stands, and on."""
    stage = board_of("togawa", shinobi="B1", toka="G5").traps((0, "G5", False)).factory_card("togawa", 3)
    stage.turn_of("togawa", "factory").answer("bottom", "move:mech,B1,G5", "go:F6")
    assert stage.kind == "act"
    stage = board_of("togawa", shinobi="B1", toka="G5").traps((0, "G5", False)).factory_card("togawa", 3)
    stage.turn_of("togawa", "factory").answer("bottom", "move:mech,B1,G5", "done")
    assert stage.kind == "arm"
