"""The bottom row: paying, coins, upgrade, deploy and build."""

import pytest

from brassboard.games.scythe.content import BOTTOMS, BOXES
from brassboard.games.scythe.data.events import BottomTaken, Built, Deployed, ResourcePaid, Upgraded
from games.scythe.helper import Stage

UPGRADES = ("moves upgrade", "coins deploy", "power deploy", "cards build", "territories enlist")
"""Five upgrades the Industrial mat (and many others) can hold."""


def bottom_of(stage: Stage, faction: str, action: str) -> Stage:
    """The player's token is on the section with this bottom action, nothing taken yet."""
    return stage.turn_of(faction, action)


def paid(stage: Stage, faction: str, action: str) -> Stage:
    """…and the bottom action has been paid from one territory with plenty."""
    resource = {"upgrade": "oil", "deploy": "metal", "build": "wood", "enlist": "food"}[action]
    stage.goods("H1" if faction == "saxony" else "B4", **{resource: 9})
    return bottom_of(stage, faction, action).answer("bottom")


# Paying


@pytest.mark.rule("SC-RES-03")
def test_the_player_chooses_from_which_territories_to_pay() -> None:
    stage = Stage("nordic", "saxony").goods("B4", metal=2).goods("B5", metal=2)
    bottom_of(stage, "nordic", "deploy").answer("bottom")
    stage.answer("pay:metal,B4")
    assert stage.options() == ["pay:metal,B4", "pay:metal,B5"], "territories come in a fixed order: no twins"
    stage.answer("pay:metal,B5")
    assert stage.lying("B4") == {"metal": 1}
    assert stage.lying("B5") == {}
    assert [(each.n, each.at) for each in stage.events(ResourcePaid)] == [(1, "B4"), (2, "B5")]


@pytest.mark.rule("SC-RES-04")
def test_what_was_spent_is_back_in_the_supply() -> None:
    stage = Stage("nordic", "saxony").goods("B4", wood=3)
    bottom_of(stage, "nordic", "build").answer("bottom")
    assert stage.lying("B4") == {}


@pytest.mark.rule("SC-RES-03")
def test_resources_of_a_territory_nobody_controls_cannot_be_spent() -> None:
    stage = Stage("nordic", "saxony").goods("E4", metal=9)
    bottom_of(stage, "nordic", "deploy")
    denial = stage.why_not("bottom")
    assert denial is not None
    assert denial.rule == "SC-TURN-04"
    assert denial.args == {"resource": "metal", "have": 0, "need": 3}


@pytest.mark.rule("SC-RES-05")
def test_whoever_controls_the_territory_spends_what_lies_there() -> None:
    stage = Stage("nordic", "saxony").goods("H4", metal=4).units("nordic", mechs=["H4"])
    bottom_of(stage, "nordic", "deploy").answer("bottom")
    assert stage.lying("H4") == {"metal": 1}


@pytest.mark.rule("SC-RES-06")
def test_resources_on_a_home_base_are_of_no_use() -> None:
    stage = Stage("nordic", "saxony").goods("base_nordic", metal=9)
    bottom_of(stage, "nordic", "deploy")
    assert "bottom" not in stage.options()


@pytest.mark.rule("SC-TURN-05")
def test_what_the_top_action_brings_pays_for_the_bottom_action() -> None:
    stage = Stage("togawa", "saxony").units("togawa", workers=["C2", "H6"]).goods("C2", oil=2)
    bottom_of(stage, "togawa", "upgrade")
    assert stage.denied("bottom") == "SC-TURN-04"
    stage.answer("top:produce", "produce:C2,1", "done")
    assert "bottom" in stage.options()


@pytest.mark.rule("SC-CRI-01")
def test_coercion_pays_one_resource_with_a_card_once_a_turn() -> None:
    stage = Stage("crimea", "saxony").goods("H3", oil=1, metal=3).cards("crimea", 2, 5)
    bottom_of(stage, "crimea", "upgrade")
    assert "bottom" in stage.options()
    stage.answer("bottom")
    assert stage.options() == ["coerce:2", "coerce:5"], "only with a card can 2 oil be paid"
    stage.answer("coerce:2", "done")
    assert stage.who("crimea").cards == (5,)
    assert stage.lying("H3") == {"metal": 3}
    assert stage.board.combat_discard == (2,)
    stage.goods("H3", oil=1)
    stage.position.stack[-1].bottom = False
    stage.ask_again()
    assert stage.denied("bottom") == "SC-TURN-04", "a second card in the same turn is refused"


@pytest.mark.rule("SC-CRI-01", "SC-RULING-27")
def test_coercion_is_offered_and_not_forced_where_resources_suffice() -> None:
    stage = Stage("crimea", "saxony").goods("H3", oil=2).cards("crimea", 3)
    bottom_of(stage, "crimea", "upgrade").answer("bottom")
    assert stage.options() == ["coerce:3", "pay:oil,H3"]
    stage.answer("pay:oil,H3")
    assert stage.who("crimea").cards == (3,)
    assert stage.lying("H3") == {}


# Every bottom action


@pytest.mark.rule("SC-BOTTOM-02")
def test_paying_the_cost_gives_the_printed_coins() -> None:
    stage = Stage("polania", "saxony").goods("D1", oil=3).units("polania", workers=["D1"])
    bottom_of(stage, "polania", "upgrade").answer("bottom")
    assert stage.who("polania").coins == 8


@pytest.mark.rule("SC-BOTTOM-02", "SC-RULING-28")
def test_a_player_who_is_asked_always_may_decline_the_coins() -> None:
    stage = Stage("polania", "saxony", ask_always=True).goods("D1", oil=3).units("polania", workers=["D1"])
    bottom_of(stage, "polania", "upgrade").answer("bottom")
    assert stage.options() == ["gain", "decline"]
    stage.answer("decline")
    assert stage.who("polania").coins == 5


@pytest.mark.rule("SC-BOTTOM-03")
def test_an_action_with_nothing_left_to_give_still_gives_coins_and_recruit_bonuses() -> None:
    stage = Stage("saxony", "nordic").units("saxony", mechs=["H1"] * 4).recruits("saxony", deploy="power")
    paid(stage, "saxony", "deploy")
    assert stage.who("saxony").coins == 5 + 3 + 1
    assert stage.kind == "act", "nothing is asked about a mech"


@pytest.mark.rule("SC-BOTTOM-04")
def test_coins_benefit_and_recruit_bonuses_come_before_the_star() -> None:
    stage = Stage("nordic", "saxony").structures("nordic", mill="B5", mine="C5", armory="D5")
    stage.recruits("nordic", build="power")
    paid(stage, "nordic", "build").answer("build:monument,B4")
    told = [type(event).__name__ for event in stage.told() if type(event).__name__ in ("Gained", "Built", "StarPlaced")]
    assert told[-4:] == ["Gained", "Built", "Gained", "StarPlaced"]
    assert stage.who("nordic").stars == ("structures",)


@pytest.mark.rule("SC-BOTTOM-01")
def test_a_bottom_action_is_announced_with_its_name() -> None:
    stage = paid(Stage("nordic", "saxony"), "nordic", "upgrade")
    assert [each.bottom for each in stage.events(BottomTaken)] == ["upgrade"]


@pytest.mark.rule("SC-TURN-04")
def test_the_benefit_may_be_left() -> None:
    stage = paid(Stage("nordic", "saxony"), "nordic", "deploy").answer("done")
    assert stage.who("nordic").mechs == ()
    assert stage.lying("B4") == {"metal": 6}


@pytest.mark.rule("SC-TURN-08")
def test_nobody_else_acts_before_the_action_and_its_bonuses_are_done() -> None:
    stage = paid(Stage("nordic", "saxony"), "nordic", "deploy")
    denial = stage.why_not("section:1", seat=1)
    assert denial is not None
    assert denial.key == "not-asked"


# Upgrade


@pytest.mark.rule("SC-UPGRADE-01")
def test_every_cube_may_go_to_every_empty_cost_box() -> None:
    stage = paid(Stage("nordic", "saxony"), "nordic", "upgrade")
    offered = stage.offers("upgrade")
    assert offered == {f"{box},{bottom_row}" for box in BOXES for bottom_row in BOTTOMS}


@pytest.mark.rule("SC-UPGRADE-02")
def test_an_upgrade_raises_one_benefit_and_lowers_one_cost_for_good() -> None:
    stage = paid(Stage("nordic", "saxony"), "nordic", "upgrade").answer("upgrade:power,deploy")
    assert [(each.box, each.bottom) for each in stage.events(Upgraded)] == [("power", "deploy")]
    stage.turn_of("nordic", "bolster").answer("top:power")
    assert stage.who("nordic").power == 8
    stage.goods("B4", metal=2).turn_of("nordic", "deploy")
    assert "bottom" in stage.options(), "2 metal in place of 3"


@pytest.mark.rule("SC-UPGRADE-02")
def test_a_mat_without_a_bracketed_box_keeps_its_cost() -> None:
    stage = paid(Stage("saxony", "nordic"), "saxony", "upgrade")
    assert not [each for each in stage.offers("upgrade") if each.endswith(",upgrade")]
    assert stage.denied("upgrade:power,upgrade") == "SC-UPGRADE-02"


@pytest.mark.rule("SC-UPGRADE-01")
def test_a_cube_is_lifted_once() -> None:
    stage = Stage("nordic", "saxony").upgraded("nordic", "moves deploy")
    paid(stage, "nordic", "upgrade")
    assert stage.denied("upgrade:moves,build") == "SC-UPGRADE-01"


@pytest.mark.rule("SC-UPGRADE-03")
def test_the_sixth_upgrade_places_a_star() -> None:
    stage = Stage("nordic", "saxony").upgraded("nordic", *UPGRADES)
    paid(stage, "nordic", "upgrade").answer("upgrade:popularity,enlist")
    assert stage.who("nordic").stars == ("upgrades",)


# Deploy


@pytest.mark.rule("SC-DEPLOY-01", "SC-DEPLOY-03")
def test_a_mech_is_placed_where_a_worker_stands_on_controlled_land() -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="G2", workers=["H1", "home"])
    paid(stage, "saxony", "deploy")
    assert {each.partition(",")[2] for each in stage.offers("deploy")} == {"H1"}
    assert {each.partition(",")[0] for each in stage.offers("deploy")} == {"riverwalk", "underpass", "disarm", "speed"}
    stage.answer("deploy:speed,H1")
    assert stage.at("saxony", "mech") == ["H1"]
    assert [(each.mech, each.at) for each in stage.events(Deployed)] == [("speed", "H1")]


@pytest.mark.rule("SC-DEPLOY-03")
def test_with_workers_at_home_only_no_mech_can_be_placed() -> None:
    stage = Stage("saxony", "nordic").units("saxony", mechs=["G2"], workers=["home"]).goods("G2", metal=9)
    stage.turn_of("saxony", "deploy").answer("bottom")
    assert stage.kind == "act"
    assert stage.who("saxony").coins == 8


@pytest.mark.rule("SC-WATER-06", "SC-DEPLOY-03")
def test_no_mech_is_deployed_on_a_lake() -> None:
    stage = Stage("nordic", "saxony").mechs("nordic", seaworthy="D4").units("nordic", workers=["D4", "B4"])
    paid(stage, "nordic", "deploy")
    assert {each.partition(",")[2] for each in stage.offers("deploy")} == {"B4"}
    assert stage.denied("deploy:speed,D4") == "SC-DEPLOY-03"


@pytest.mark.rule("SC-DEPLOY-02")
def test_the_ability_serves_character_and_mechs_but_not_workers() -> None:
    stage = Stage("saxony", "nordic").mechs("saxony", speed="G1").units("saxony", character="H1").moving("saxony")
    stage.answer("move:character,H1,G1")
    assert stage.kind == "go", "the character may go a second territory"
    stage.answer("done").answer("move:worker,H1,G1")
    assert stage.kind != "go"


@pytest.mark.rule("SC-DEPLOY-04")
def test_the_fourth_mech_places_a_star() -> None:
    stage = Stage("nordic", "saxony").mechs("nordic", riverwalk="B4", seaworthy="B4", artillery="B4")
    paid(stage, "nordic", "deploy").answer("deploy:speed,B4")
    assert stage.who("nordic").stars == ("mechs",)


# Build


@pytest.mark.rule("SC-BUILD-01", "SC-BUILD-03")
def test_a_structure_is_built_where_a_worker_stands_the_factory_included() -> None:
    stage = Stage("nordic", "saxony").mechs("nordic", seaworthy="D4").units("nordic", workers=["E4", "B4", "D4"])
    paid(stage, "nordic", "build")
    assert {each.partition(",")[2] for each in stage.offers("build")} == {"B4", "E4"}
    assert stage.denied("build:mill,D4") == "SC-BUILD-03"
    assert stage.denied("build:mill,base_nordic") == "SC-BUILD-03"
    assert stage.denied("build:mill,B5") == "SC-BUILD-01"
    stage.answer("build:mill,E4")
    assert [(each.structure, each.at) for each in stage.events(Built)] == [("mill", "E4")]


@pytest.mark.rule("SC-BUILD-02")
def test_one_structure_a_territory_whoever_built_it() -> None:
    stage = Stage("nordic", "saxony").structures("saxony", mine="B4")
    paid(stage, "nordic", "build")
    assert stage.denied("build:mill,B4") == "SC-BUILD-02"
    assert "mill,B5" in stage.offers("build")


@pytest.mark.rule("SC-BUILD-04", "SC-BUILD-05")
def test_a_structure_stands_and_serves_its_owner_under_an_enemy() -> None:
    stage = Stage("saxony", "nordic").structures("saxony", armory="G3").units("nordic", mechs=["G3"])
    stage.turn_of("saxony", "trade").answer("top:popularity")
    assert stage.who("saxony").power == 6
    assert stage.who("saxony").structures[3] >= 0


@pytest.mark.rule("SC-BUILD-06")
def test_the_monument_gives_popularity_with_bolster() -> None:
    stage = Stage("saxony", "nordic").structures("saxony", monument="H1").turn_of("saxony", "bolster")
    stage.answer("top:power")
    assert (stage.who("saxony").power, stage.who("saxony").popularity) == (7, 6)


@pytest.mark.rule("SC-BUILD-07", "SC-BUILD-06")
def test_the_mine_is_a_tunnel_for_its_owner_only() -> None:
    stage = Stage("saxony", "nordic").structures("saxony", mine="G1").units("saxony", workers=["G1"]).moving("saxony")
    tunnels = {"C4", "D2", "D5", "F3", "F6", "G4"}
    assert tunnels <= set(stage.targets("worker", "G1"))
    stage.units("saxony", workers=["H1"]).units("nordic", workers=["G1"]).moving("nordic")
    assert not tunnels & set(stage.targets("worker", "G1"))
    stage.units("nordic", workers=["B4"], mechs=["G1"]).units("saxony", workers=[], mechs=["F3"]).moving("saxony")
    assert "G1" in stage.targets("mech", "F3"), "also while an enemy controls it"


@pytest.mark.rule("SC-BUILD-08")
def test_the_fourth_structure_places_a_star() -> None:
    stage = Stage("nordic", "saxony").structures("nordic", mill="B5", mine="C5", armory="D5")
    paid(stage, "nordic", "build").answer("build:monument,B4")
    assert stage.who("nordic").stars == ("structures",)
