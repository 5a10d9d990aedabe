"""The gifts of the nine agents in both versions (content 5)."""

import pytest

from brassboard.games.moloch.queries import outfit
from games.moloch.cards.playing import facing, fight, go, life, pool, strike, ward
from games.moloch.helper import Stage


def acting(chapter: str, id: str, at: str, version: str = "a", ether: int = 2) -> Stage:
    sheet = id.rstrip("0123456789")
    return Stage(chapter, acting=id, at=at, versions=(f"{sheet} {version}",)).ether(id, ether)


# Tobias and Emerson (chapter I)


@pytest.mark.rule("RM-CHAP-05", "RM-AGENT-03", "RM-RULING-111")
def test_spare_parts_bring_two_zombies_each_time_tobias_is_hurt() -> None:
    stage = facing("drago", "tobias").ether("tobias", 2)
    fight(stage, "attack:melee,tobias", "hit hit hit")
    assert stage.asked == (0, "aftermath")
    go(stage, "use:tobias_a.0")
    assert {text.partition(":")[2].partition(",")[0] for text in stage.options() if "summon" in text} == {"shambling"}
    go(stage, "summon:shambling,E6", "summon:shambling,E5")
    assert (stage.at("shambling1"), stage.at("shambling2"), stage.at("shambling3")) == ("E6", "E5", "")
    assert (stage.figure("tobias").damage, stage.figure("tobias").ether) == (3, 0)
    assert stage.kind == "act"


@pytest.mark.rule("RM-CHAP-05")
def test_spare_parts_come_too_late_for_a_defeat_and_without_ether() -> None:
    stage = facing("drago", "tobias").ether("tobias", 2).change("tobias", damage=11).place("emerson", "N9")
    fight(stage, "attack:melee,tobias", "hit")
    assert (stage.at("tobias"), stage.kind) == ("", "act")
    stage = facing("drago", "tobias").ether("tobias", 1)
    fight(stage, "attack:melee,tobias", "hit")
    assert stage.kind == "act"


@pytest.mark.rule("RM-CHAP-04", "RM-AGENT-03")
@pytest.mark.parametrize("version", ["a", "b"])
@pytest.mark.parametrize(("one", "other"), [("tobias", "emerson"), ("emerson", "tobias")])
def test_a_blood_brother_has_an_action_more_once_the_other_fell(one: str, other: str, version: str) -> None:
    stage = acting("1", one, "H6", version).place("drago", "A6").activate(one)
    assert stage.actions_left() == 2  # the other never took part
    stage = acting("1", one, "H6", version).place("drago", "C6").place(other, "D6").change(other, damage=13)
    stage.change(other, version="a", ether=0).turn("drago")
    fight(stage, f"attack:melee,{other}", "hit")
    assert stage.at(other) == ""
    assert stage.activate(one).actions_left() == 3


@pytest.mark.rule("RM-AGENT-02")
def test_stitched_hide_prevents_one_damage() -> None:
    stage = facing("drago", "tobias", versions=("tobias b",)).ether("tobias", 1)
    fight(stage, "attack:melee,tobias", "hit hit")
    go(stage, "use:tobias_b.0")
    assert (stage.figure("tobias").damage, stage.figure("tobias").ether) == (1, 0)


@pytest.mark.rule("RM-CHAP-07", "RM-EFF-05")
def test_buckshot_hits_two_who_stand_side_by_side() -> None:
    stage = acting("1", "emerson", "G6").place("drago", "D6").place("emma", "C6").ether("drago", 0).ether("emma", 0)
    go(stage, "attack:ranged,drago", "bonus:emerson_a.0,2", "on:emma")
    strike(stage, "hit hit")
    ward(ward(stage), "dodge cover")  # the second never has cover
    assert [stage.figure(id).damage for id in ("drago", "emma")] == [2, 1]


def test_a_pinning_shot_knocks_down() -> None:
    stage = acting("1", "emerson", "G6", "b").place("drago", "D6").ether("drago", 0)
    go(stage, "attack:ranged,drago", "bonus:emerson_b.0,1")
    assert ward(strike(stage, "hit")).figure("drago").down


# Damon (chapter II)


@pytest.mark.rule("RM-CHAP-06", "RM-RULING-104")
def test_long_legs_are_two_agility_outside() -> None:
    stage = acting("2", "damon", "G11").answer("move")
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["points"] == 4
    stage = acting("2", "damon", "G8").answer("move")  # in the tent
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["points"] == 2
    for at, beside, dice in (("G11", "F11", 4), ("G8", "F8", 2)):
        stage = Stage("2", acting="drago", at=beside).place("damon", at).ether("damon", 0)
        assert pool(strike(go(stage, "attack:melee,damon"))) == dice


@pytest.mark.rule("RM-CHAP-06")
def test_damon_pays_any_number_of_ether_for_as_many_dice() -> None:
    stage = acting("2", "damon", "G11", ether=3).place("drago", "J11").ether("drago", 0)
    go(stage, "attack:ranged,drago")
    assert stage.offers("bonus") == {"damon_a.1,1", "damon_a.1,2", "damon_a.1,3"}
    assert pool(go(stage, "bonus:damon_a.1,2")) == 8
    assert stage.figure("damon").ether == 1


def test_damon_leaps_over_everything_onto_the_street() -> None:
    stage = acting("2", "damon", "J11", "b", ether=1).place("drago", "J12")
    go(stage, "use:damon_b.0")
    squares = stage.offers("at")
    assert "E11" in squares  # five squares
    assert "D11" not in squares  # six
    assert "I9" not in squares  # inside
    assert "J12" not in squares  # taken
    assert "J6" in squares  # no sight is needed
    go(stage, "at:J6")
    assert (stage.at("damon"), stage.actions_left(), stage.figure("damon").ether) == ("J6", 1, 0)
    assert stage.figure("damon").damage == 0  # no step, so no disengaging


@pytest.mark.rule("RM-EFF-10")
def test_the_brand_sets_the_target_alight() -> None:
    stage = acting("2", "damon", "G11", "b").place("drago", "J11").ether("drago", 0)
    go(stage, "attack:ranged,drago", "bonus:damon_b.1,1")
    ward(strike(stage, "hit"), "dodge")
    assert (stage.fires(), stage.figure("drago").damage) == ({"J11"}, 0)


# Titus and the Lotties (chapter V)


@pytest.mark.parametrize("version", ["a", "b"])
def test_titus_wrecks_a_wall_of_his_square(version: str) -> None:
    stage = acting("5", "titus", "B6", version)
    go(stage, f"use:titus_{version}.0")
    assert stage.at("titus") == "B6"
    assert (len(stage.board.rubble), stage.actions_left(), stage.figure("titus").ether) == (1, 1, 2)
    go(stage, "move")
    assert "C6" in stage.offers("step")


def test_the_iron_grip_knocks_down() -> None:
    stage = facing("titus", "drago", "5").ether("titus", 1)
    go(stage, "attack:melee,drago", "bonus:titus_a.1,1")
    assert ward(strike(stage, "hit")).figure("drago").down


@pytest.mark.rule("RM-DIS-01")
def test_titus_tramples_away_unhurt() -> None:
    stage = acting("5", "titus", "H5", "b").place("drago", "H6")
    go(stage, "move", "step:I5", "stop")
    assert stage.figure("titus").damage == 0
    stage = acting("5", "titus", "H5", "a").place("drago", "H6")
    go(stage, "move", "step:I5", "stop")
    assert stage.figure("titus").damage == 1


def test_the_twin_blow_needs_both_lotties_at_the_target() -> None:
    stage = facing("lotties1", "drago", "5").place("lotties2", "I6")
    assert pool(go(stage, "attack:melee,drago")) == 6
    stage = facing("lotties1", "drago", "5").place("lotties2", "I6", down=True)
    assert pool(go(stage, "attack:melee,drago")) == 4
    stage = facing("lotties1", "drago", "5").place("lotties2", "J6")
    assert pool(go(stage, "attack:melee,drago")) == 4


def test_acrobats_vault_over_enemies_unhurt() -> None:
    stage = acting("5", "lotties1", "F4", "b").place("drago", "G4").place("emma", "F5")
    go(stage, "move", "step:G4", "step:H4", "stop")
    assert (stage.at("lotties1"), stage.figure("lotties1").damage) == ("H4", 0)


# Lamias and Anpu (chapter III)


@pytest.mark.rule("RM-RULING-111")
def test_the_blood_kiss_heals_the_lamia() -> None:
    stage = facing("lamias1", "drago", "3").ether("lamias1", 1).change("lamias1", damage=3)
    go(stage, "attack:melee,drago", "bonus:lamias_a.0,1")
    ward(strike(stage, "hit hit hit"), "dodge")
    assert (stage.figure("drago").damage, stage.figure("lamias1").damage) == (2, 1)


@pytest.mark.rule("RM-RULING-111", "RM-RULING-74")
def test_the_sirens_gaze_draws_a_wounded_target_nearer() -> None:
    stage = acting("3", "lamias1", "E9", "b", 1).place("drago", "I9").ether("drago", 0)
    go(stage, "attack:ranged,drago", "bonus:lamias_b.0,1")
    ward(strike(stage, "hit"))
    assert stage.asked == (0, "step")
    go(stage, "step:H9", "step:G9")
    assert (stage.at("drago"), stage.kind) == ("G9", "act")  # two squares
    stage = acting("3", "lamias1", "E9", "b", 1).place("drago", "I9").ether("drago", 0)
    go(stage, "attack:ranged,drago", "bonus:lamias_b.0,1")
    ward(strike(stage, "hit"), "dodge")
    assert stage.kind == "act"  # without damage nobody moves


@pytest.mark.rule("RM-RULING-67", "RM-RULING-111")
def test_the_sirens_gaze_comes_before_an_affliction() -> None:
    stage = acting("3", "lamias1", "E9", "b", 1).place("drago", "I9").ether("drago", 0).change("drago", damage=3)
    go(stage.stack("afflictions", "grim_resolve"), "attack:ranged,drago", "bonus:lamias_b.0,1")
    ward(strike(stage, "hit"))
    assert (stage.kind, stage.figure("drago").ether) == ("step", 0)
    go(stage, "stop")
    assert stage.figure("drago").ether == 2


@pytest.mark.rule("RM-RULING-09")
def test_anpu_raises_the_dead_beside_him() -> None:
    stage = acting("3", "anpu", "E9", ether=1)
    go(stage, "use:anpu_a.0", "summon:ragged,F9", "summon:shambling,E10")
    assert (stage.at("ragged1"), stage.at("shambling1")) == ("F9", "E10")
    assert (stage.actions_left(), stage.figure("anpu").ether, stage.kind) == (1, 0, "act")


def test_the_pharaohs_curse_dazes_by_two() -> None:
    stage = acting("3", "anpu", "E9", "b").place("drago", "H9").ether("drago", 1)
    go(stage, "attack:ranged,drago", "bonus:anpu_b.0,1")
    ward(strike(stage, "hit"))
    assert (stage.figure("drago").ether, stage.figure("drago").damage) == (0, 2)


# The spawn (chapter V) and Turnbull (chapter VI)


def test_the_ember_body_burns_and_is_not_burnt() -> None:
    stage = acting("5", "spawn", "H5").fire("H5").activate("spawn")
    assert stage.asked == (0, "start_effect")
    go(stage, "use:spawn_a.1", "at:I5")
    assert (stage.fires(), stage.figure("spawn").damage) == ({"H5", "I5"}, 0)
    stage = acting("5", "spawn", "H5").activate("spawn")
    go(stage, "done")
    assert (stage.fires(), stage.kind) == (set(), "act")


def test_the_spawn_rekindles_at_a_fire() -> None:
    stage = acting("5", "spawn", "H5", "b").change("spawn", damage=5).fire("I5")
    go(stage, "use:spawn_b.0")
    assert (stage.figure("spawn").damage, stage.actions_left(), stage.figure("spawn").ether) == (3, 2, 1)
    assert stage.denied("use:spawn_b.0") == "RM-TYPE-07"
    stage = acting("5", "spawn", "H5", "b").change("spawn", damage=5).fire("J5")
    assert stage.denied("use:spawn_b.0") == "RM-RULING-107"


@pytest.mark.parametrize(("chapter", "id", "at", "to"), [("5", "spawn", "H5", "I5"), ("6", "turnbull", "E11", "F11")])
def test_the_fireproof_walk_through_fire(chapter: str, id: str, at: str, to: str) -> None:
    stage = acting(chapter, id, at, "b").fire(to)
    go(stage, "move", f"step:{to}", "stop")
    assert stage.figure(id).damage == 0


@pytest.mark.rule("RM-RULING-27")
def test_the_master_of_the_cult_gives_one_minion_in_sight_an_action() -> None:
    stage = acting("6", "turnbull", "E11").place("clown1", "G11").place("clown2", "H12").place("drago", "H11")
    stage.place("clown3", "C2").ether("drago", 0)
    go(stage, "use:turnbull_a.0")
    assert stage.offers("on") == {"clown1", "clown2"}
    go(stage, "on:clown1", "attack:melee,drago")
    assert pool(stage) == 3  # alone
    ward(strike(stage, "hit"))
    assert (stage.actions_left(), stage.figure("turnbull").ether) == (2, 1)
    assert stage.denied("use:turnbull_a.0") == "RM-TYPE-07"


def test_the_dark_oath_wards_off_with_covers() -> None:
    stage = facing("drago", "turnbull", "6").ether("turnbull", 1)
    stage.board.objects = ()  # no seal lowers the damage
    strike(go(stage, "attack:melee,turnbull"), "hit hit hit")
    go(stage, "use:turnbull_a.1")
    assert ward(stage, "cover cover").figure("turnbull").damage == 1


def test_the_vessel_burns_two_targets() -> None:
    stage = acting("6", "turnbull", "E11", "b").place("drago", "H11").place("emma", "I11")
    stage.ether("drago", 0).ether("emma", 0)
    go(stage, "attack:ranged,drago", "bonus:turnbull_b.0,1", "on:emma")
    ward(ward(strike(stage, "hit"), "dodge"), "dodge")
    assert stage.fires() == {"H11", "I11"}


VALUES = {
    "tobias_a": (3, 0, 5, 3, 12), "tobias_b": (3, 0, 4, 4, 14), "emerson_a": (3, 5, 0, 3, 10),
    "emerson_b": (3, 4, 2, 4, 11), "damon_a": (2, 6, 0, 3, 10), "damon_b": (4, 3, 2, 4, 9), "titus_a": (2, 0, 6, 3, 15),
    "titus_b": (3, 0, 5, 4, 13), "lotties_a": (3, 0, 4, 2, 6), "lotties_b": (4, 0, 3, 3, 5),
    "lamias_a": (3, 0, 4, 2, 4), "lamias_b": (4, 3, 0, 2, 4), "spawn_a": (3, 4, 5, 4, 16), "spawn_b": (2, 0, 7, 3, 18),
    "turnbull_a": (3, 4, 3, 5, 8), "turnbull_b": (3, 4, 4, 5, 9), "anpu_a": (2, 3, 4, 4, 12),
    "anpu_b": (3, 4, 2, 5, 10),
}  # fmt: skip
CHAPTER_OF = {
    "tobias": "1", "emerson": "1", "damon": "2", "titus": "4", "lotties": "2",
    "lamias": "3", "anpu": "3", "spawn": "5", "turnbull": "6",
}  # fmt: skip


@pytest.mark.rule("RM-AGENT-01")
@pytest.mark.parametrize("sheet", sorted(VALUES))
def test_the_values_of_a_sheet_are_those_of_its_figure(sheet: str) -> None:
    id, version = sheet.split("_")
    stage = Stage(CHAPTER_OF[id], acting="drago", versions=(f"{id} {version}",))
    figure = stage.figure(f"{id}1" if id in ("lotties", "lamias") else id)
    has = outfit(stage.board, figure)
    assert (has.agi, has.acc, has.strength, has.ether, life(stage, figure.id)) == VALUES[sheet]
