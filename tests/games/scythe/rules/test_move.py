"""The Move action: who moves, how far and what comes along."""

import pytest

from brassboard.games.scythe.content.map_tables import NAMES
from brassboard.games.scythe.data.events import Moved
from games.scythe.helper import Stage

# Saxony begins on G1 and H1, beside them lies the village G2; Nordic begins on B4 and B5. Between F2 or F3 and G1 or G2
# runs a river.


def saxony(*others: str) -> Stage:
    """Saxony with the character at home and no worker on the board but the one on F4, and no encounters."""
    return Stage("saxony", *(others or ("nordic",))).no_encounters().units("saxony", workers=["F4"])


# What the action gives


@pytest.mark.rule("SC-MOVE-01")
def test_move_is_two_units_or_a_coin() -> None:
    stage = Stage("nordic", "saxony").change("nordic", coins=0).units("nordic", workers=["B4", "B5", "C5"])
    stage.turn_of("nordic", "move")
    assert stage.offers("top") == {"moves", "coins"}
    stage.answer("top:moves", "move:worker,B4,B5", "move:worker,C5,B4")
    assert stage.kind == "act", "two units have moved"
    assert stage.who("nordic").coins == 0, "and it cost nothing"
    stage.turn_of("nordic", "move").answer("top:coins")
    assert stage.who("nordic").coins == 1
    assert stage.kind == "act", "nobody moves then"


@pytest.mark.rule("SC-MOVE-01")
def test_upgraded_it_is_three_units_or_two_coins() -> None:
    stage = Stage("nordic", "saxony").units("nordic", workers=["B4", "B5", "C5", "C6"])
    stage.upgraded("nordic", "moves upgrade", "coins deploy").turn_of("nordic", "move")
    stage.answer("top:moves", "move:worker,B4,B5", "move:worker,C5,B4", "move:worker,C6,B6")
    assert stage.kind == "act"
    stage.turn_of("nordic", "move").answer("top:coins")
    assert stage.who("nordic").coins == 7


@pytest.mark.rule("SC-MOVE-02")
def test_a_unit_goes_to_a_territory_next_to_its_own_or_next_to_its_home_base() -> None:
    stage = saxony().units("saxony", mechs=["G4"], workers=["G1"]).moving("saxony")
    assert stage.targets("character", "base_saxony") == ["G1", "H1"]
    assert stage.targets("worker", "G1") == ["G2", "H1"]
    assert stage.denied("move:worker,G1,G3") == "SC-MOVE-02"
    denial = stage.why_not("move:worker,G1,G3")
    assert denial is not None
    assert denial.args == {"origin": "G1", "to": "G3"}


@pytest.mark.rule("SC-MOVE-02")
def test_the_same_unit_does_not_move_twice() -> None:
    stage = saxony().units("saxony", workers=["G1"]).moving("saxony").answer("move:worker,G1,H1")
    assert stage.targets("worker", "H1") == []
    assert stage.denied("move:worker,H1,G1") == "SC-MOVE-02"
    denial = stage.why_not("move:worker,H1,G1")
    assert denial is not None
    assert denial.args == {"origin": "H1", "to": "G1"}
    assert stage.targets("character", "base_saxony") == ["G1", "H1"]


@pytest.mark.rule("SC-MOVE-02")
def test_of_two_equal_units_on_a_hex_the_one_that_has_not_moved_may_move() -> None:
    stage = saxony().units("saxony", workers=["G1", "H1"]).moving("saxony", 3).answer("move:worker,G1,H1")
    stage.answer("move:worker,H1,G2")
    assert stage.at("saxony", "worker") == ["G2", "H1"]
    assert stage.targets("worker", "H1") == []
    assert stage.targets("worker", "G2") == []


@pytest.mark.rule("SC-MOVE-02")
def test_units_move_one_after_the_other_and_each_move_is_told() -> None:
    stage = saxony().units("saxony", workers=["G1", "H1"]).moving("saxony")
    stage.answer("move:worker,G1,G2", "move:worker,H1,G1")
    assert stage.events(Moved) == [
        Moved("saxony", "worker", "G1", "G2"),
        Moved("saxony", "worker", "H1", "G1"),
    ]


@pytest.mark.rule("SC-MOVE-03")
def test_fewer_units_may_move_than_allowed() -> None:
    stage = saxony().turn_of("saxony", "move").answer("top:moves")
    assert "done" in stage.options(), "not even one has to"
    stage.answer("move:character,base_saxony,G1")
    assert stage.kind == "move"
    assert stage.answer("done").kind == "act"


# What comes along


@pytest.mark.rule("SC-MOVE-04")
def test_a_unit_picks_up_and_drops_resources_on_its_way() -> None:
    stage = saxony().mechs("saxony", speed="G1").goods("G1", oil=3).goods("H1", wood=2).moving("saxony")
    stage.answer("move:mech,G1,H1")
    assert stage.offers("carry") == {"oil,0", "oil,1", "oil,2", "oil,3"}
    stage.answer("carry:oil,3", "go:G2", "carry:oil,1")
    assert stage.offers("carry") == {"wood,0", "wood,1", "wood,2"}
    stage.answer("carry:wood,2")
    assert (stage.lying("G1"), stage.lying("H1"), stage.lying("G2")) == ({}, {"oil": 2}, {"oil": 1, "wood": 2})


@pytest.mark.rule("SC-MOVE-05")
def test_a_carried_worker_may_move_by_itself_afterwards() -> None:
    stage = saxony().units("saxony", mechs=["G1"], workers=["G1"]).moving("saxony")
    stage.answer("move:mech,G1,H1", "carry:worker,1", "move:worker,H1,G2")
    assert stage.at("saxony", "worker") == ["G2"]


@pytest.mark.rule("SC-MOVE-05")
def test_a_worker_that_has_moved_may_be_carried_and_has_still_moved() -> None:
    stage = saxony().units("saxony", mechs=["G1"], workers=["G2"]).moving("saxony", 3)
    stage.answer("move:worker,G2,G1", "move:mech,G1,H1", "carry:worker,1")
    assert stage.at("saxony", "worker") == ["H1"]
    assert stage.denied("move:worker,H1,G2") == "SC-MOVE-02"


@pytest.mark.rule("SC-MOVE-05")
def test_of_a_carried_pair_only_the_worker_that_has_not_moved_may_move() -> None:
    stage = saxony().units("saxony", mechs=["G1"], workers=["G2", "G1"]).moving("saxony", 4)
    stage.answer("move:worker,G2,G1", "move:mech,G1,H1", "carry:worker,2", "move:worker,H1,G2")
    assert stage.targets("worker", "H1") == []
    assert stage.targets("worker", "G2") == []


@pytest.mark.rule("SC-MOVE-06")
def test_a_mech_takes_and_leaves_workers_between_its_steps() -> None:
    stage = saxony().mechs("saxony", speed="G1").units("saxony", workers=["G1", "G1", "H1"]).moving("saxony")
    stage.answer("move:mech,G1,H1", "carry:worker,2", "go:G2")
    assert stage.offers("carry") == {"worker,0", "worker,1", "worker,2", "worker,3"}
    stage.answer("carry:worker,3")
    assert stage.at("saxony", "worker") == ["G2", "G2", "G2"]
    stage.units("saxony", workers=["G1", "G1", "H1"], mechs=["G1"]).moving("saxony")
    stage.answer("move:mech,G1,H1", "carry:worker,2", "go:G2", "carry:worker,0")
    assert stage.at("saxony", "worker") == ["H1", "H1", "H1"]


# Speed


@pytest.mark.rule("SC-SPEED-01")
def test_speed_is_one_territory_more_and_a_tunnel_counts_as_one() -> None:
    stage = saxony().mechs("saxony", speed="E5").moving("saxony").answer("move:mech,E5,D5")
    assert stage.kind == "go"
    assert "go:F3" in stage.options()
    stage.answer("go:F3")
    assert stage.at("saxony", "mech") == ["F3"]
    assert stage.kind == "move", "two steps are all"
    assert stage.denied("go:F4") == "SC-SPEED-01"


@pytest.mark.rule("SC-SPEED-01")
def test_speed_is_for_the_character_and_all_mechs_but_not_for_workers() -> None:
    stage = saxony().mechs("saxony", speed="F3", disarm="G1").units("saxony", character="G1", workers=["G1"])
    assert stage.moving("saxony").answer("move:mech,G1,H1", "carry:worker,0").kind == "go"
    assert stage.moving("saxony").answer("move:character,G1,H1").kind == "go"
    assert stage.moving("saxony").answer("move:worker,G1,H1").kind == "move"


@pytest.mark.rule("SC-SPEED-01")
@pytest.mark.parametrize("faction", ["polania", "saxony", "nordic", "rusviet", "crimea"])
def test_five_factions_have_speed_once_it_is_uncovered(faction: str) -> None:
    other = "nordic" if faction != "nordic" else "saxony"
    stage = Stage(faction, other).no_encounters().units(faction, character="D3", workers=[]).units(other, workers=[])
    assert stage.moving(faction).answer("move:character,D3,E4").kind == "claim", "one step, and the moves are over"
    stage.units(faction, character="D3").mechs(faction, speed="G5").moving(faction)
    assert stage.answer("move:character,D3,E4").kind == "go"


@pytest.mark.rule("SC-SPEED-02")
@pytest.mark.parametrize(
    ("faction", "ability", "start", "first", "then"),
    [
        ("crimea", "wayfare", "E5", "base_crimea", "H3"),
        ("polania", "submerge", "C1", "F7", "G7"),
        ("saxony", "underpass", "G1", "C4", "D3"),
        ("rusviet", "township", "D6", "E4", "D3"),
    ],
)
def test_a_leap_is_one_step_and_speed_goes_on_from_there(
    faction: str, ability: str, start: str, first: str, then: str
) -> None:
    stage = Stage(faction, "nordic").no_encounters().units(faction, workers=[])
    stage.mechs(faction, **{ability: start, "speed": "G5"}).moving(faction)
    stage.answer(f"move:mech,{start},{first}", f"go:{then}")
    assert then in stage.at(faction, "mech")


@pytest.mark.rule("SC-SPEED-02")
def test_a_step_may_come_before_the_leap() -> None:
    stage = Stage("crimea", "nordic").mechs("crimea", wayfare="F4", speed="E5").moving("crimea")
    assert stage.answer("move:mech,F4,G4", "go:base_saxony").at("crimea", "mech") == ["E5", "base_saxony"]


@pytest.mark.rule("SC-SPEED-02")
@pytest.mark.parametrize(("faction", "ability"), [("albion", "rally"), ("togawa", "shinobi")])
def test_rally_and_shinobi_are_one_step_of_the_two_a_factory_card_gives(faction: str, ability: str) -> None:
    stage = Stage(faction, "nordic").no_encounters().units(faction, workers=[]).factory_card(faction, 3)
    if faction == "albion":
        stage.flags("G5")
    else:
        stage.traps((0, "G5", True))
    stage.mechs(faction, **{ability: "B1"}).turn_of(faction, "factory").answer("bottom", "move:mech,B1,G5", "go:F6")
    assert stage.at(faction, "mech") == ["F6"]


@pytest.mark.rule("SC-SPEED-03")
def test_combat_abilities_need_no_mech_in_the_combat_and_act_once() -> None:
    stage = Stage("crimea", "nordic").mechs("crimea", scout="I1").cards("nordic", 2, 3, 5)
    stage.units("crimea", character="G5").units("nordic", mechs=["G5"]).combat("crimea", "nordic", "G5")
    assert stage.chance, "Scout takes a card at random, though only the character fights"
    stage.answer("draw:0")
    assert stage.kind == "dial", "once a combat"
    assert (len(stage.who("crimea").cards), len(stage.who("nordic").cards)) == (1, 2)


@pytest.mark.rule("SC-SPEED-03")
def test_two_mechs_in_a_combat_use_an_ability_once() -> None:
    stage = Stage("saxony", "nordic").mechs("saxony", disarm="F3", speed="F3").units("nordic", mechs=["F3"])
    stage.combat("saxony", "nordic", "F3")
    assert stage.who("nordic").power == 3


# Options and refusals agree


@pytest.mark.rule("SC-MOVE-02", "SC-MOVE-11", "SC-WATER-01", "SC-WATER-02", "SC-TERR-05")
@pytest.mark.parametrize("faction", ["polania", "saxony", "nordic", "rusviet", "crimea", "albion", "togawa"])
def test_every_move_is_either_offered_or_refused_with_a_rule(faction: str) -> None:
    """All mech spaces uncovered, units of every kind, enemies of every kind about."""
    other = "nordic" if faction != "nordic" else "saxony"
    stage = Stage(faction, other).units(faction, character="G4", mechs=["D2", "E4", "F7", "G5"], workers=["F3", "F7"])
    stage.units(other, character="F4", mechs=["G6"], workers=["E5", "G3"]).structures(faction, mine="G1")
    stage.moving(faction)
    for unit, origin in [("character", "G4"), ("mech", "D2"), ("mech", "F7"), ("worker", "F3"), ("worker", "F7")]:
        rules = {stage.denied(f"move:{unit},{origin},{to}") for to in NAMES}
        assert rules <= {"", "SC-MOVE-02", "SC-MOVE-11", "SC-WATER-01", "SC-WATER-02", "SC-WATER-05", "SC-TERR-05"}
    assert stage.denied("move:mech,G1,G2") == "SC-MOVE-02", "nobody stands there"


@pytest.mark.rule("SC-SPEED-01")
def test_every_further_step_is_either_offered_or_refused_with_a_rule() -> None:
    stage = Stage("polania", "nordic").mechs("polania", speed="D3", riverwalk="H1").moving("polania")
    assert stage.denied("go:C4") == "SC-SPEED-01", "nobody is on the way"
    stage.answer("move:mech,D3,D2")
    assert stage.kind == "go"
    rules = {to: stage.denied(f"go:{to}") for to in NAMES}
    assert [to for to, rule in rules.items() if not rule] == ["C2", "C4", "D3", "D5", "E2", "F3", "F6", "G4"]
    assert (rules["D1"], rules["C3"], rules["E4"], rules["base_polania"]) == (
        "SC-WATER-01",
        "SC-WATER-02",
        "SC-MOVE-02",
        "SC-TERR-05",
    )


@pytest.mark.rule("SC-MOVE-02")
def test_outside_a_move_nothing_moves_and_another_seat_moves_nothing() -> None:
    stage = saxony().turn_of("saxony", "move")
    denial = stage.why_not("move:worker,F4,G4")
    assert denial is not None
    assert denial.key == "not-now"
    stage.answer("top:moves")
    denial = stage.why_not("move:worker,B4,B5", seat=1)
    assert denial is not None
    assert denial.key == "not-asked"
