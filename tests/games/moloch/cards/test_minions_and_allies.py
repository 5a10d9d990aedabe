"""The abilities of the minion types (content 6) and of the allies (content 7), and benefits of the Nemesis."""

import pytest

from brassboard.games.moloch.rules.cast import new_ally
from games.moloch.cards.playing import facing, fight, go, life, pool, strike, ward
from games.moloch.helper import Stage

# Minions


@pytest.mark.rule("RM-MINION-06", "RM-TYPE-08")
@pytest.mark.parametrize(("hits", "left"), [("hit", "D6"), ("hit hit", "")])
def test_rubber_bones_take_one_damage_less_from_every_attack(hits: str, left: str) -> None:
    stage = facing("drago", "clown1")
    fight(stage, "attack:melee,clown1", hits)
    assert stage.at("clown1") == left
    fight(stage.place("clown1", "D6"), "attack:melee,clown1", "hit")
    assert stage.at("clown1") == "D6"  # each attack anew


@pytest.mark.rule("RM-MINION-06")
def test_rubber_bones_do_not_help_against_fire_nor_in_version_b() -> None:
    stage = Stage("1", acting="clown1", at="C6").fire("D6")
    go(stage, "move", "step:D6")
    assert stage.at("clown1") == ""
    stage = facing("drago", "clown1", versions=("clown b",))
    assert pool(strike(go(stage, "attack:melee,clown1"), "hit")) == 4  # faster instead
    assert ward(stage).at("clown1") == ""


def test_a_horde_of_three_knocks_down() -> None:
    stage = Stage("1", acting="shambling1", at="C6", versions=("shambling b",)).place("drago", "D6").ether("drago", 0)
    stage.place("shambling2", "E6").place("clown1", "C5").turn("shambling1")
    go(stage, "attack:melee,drago", "join:shambling2", "done")
    assert pool(stage) == 4
    ward(strike(stage, "hit"))
    assert not stage.figure("drago").down  # two are no horde
    stage.place("shambling3", "E5").turn("shambling1")
    go(stage, "attack:melee,drago", "join:shambling2", "join:shambling3", "done")
    assert pool(stage) == 6
    assert ward(strike(stage, "hit")).figure("drago").down


@pytest.mark.rule("RM-RULING-26")
def test_the_ability_is_that_of_who_leads() -> None:
    stage = Stage("1", acting="clown1", at="C6", versions=("shambling b",)).place("drago", "D6").ether("drago", 0)
    stage.place("shambling2", "E6").place("shambling3", "E5").turn("clown1")
    go(stage, "attack:melee,drago", "join:shambling2", "join:shambling3")
    assert pool(stage) == 7  # the clown is the strongest
    assert not ward(strike(stage, "hit")).figure("drago").down


@pytest.mark.rule("RM-DIS-03", "RM-DIS-01")
@pytest.mark.parametrize(("version", "down", "damage"), [("a", False, 2), ("b", False, 1), ("a", True, 0)])
def test_ragged_zombies_cling(version: str, down: bool, damage: int) -> None:
    stage = Stage("3", acting="drago", at="E9", versions=(f"ragged {version}",)).place("ragged1", "F9", down=down)
    go(stage, "move", "step:D9", "stop")
    assert stage.figure("drago").damage == damage


def test_ragged_zombies_in_frenzy_hit_with_covers() -> None:
    stage = facing("ragged1", "drago", "3", versions=("ragged b",))
    fight(stage, "attack:melee,drago", "cover cover")
    assert stage.figure("drago").damage == 2


def test_burning_zombies_leave_cinders_and_do_not_burn() -> None:
    stage = facing("drago", "burning1", "2")
    fight(stage, "attack:melee,burning1", "hit")
    assert (stage.at("burning1"), stage.fires()) == ("", {"G11"})  # it must
    stage = Stage("2", acting="burning1", at="F11").fire("G11")
    go(stage, "move", "step:G11", "stop")
    assert stage.at("burning1") == "G11"


def test_torch_hands_set_alight_and_leave_no_cinders() -> None:
    stage = facing("burning1", "drago", "2", versions=("burning b",)).place("clown1", "L11").turn("burning1")
    fight(stage, "attack:melee,drago", "hit", "dodge")
    assert stage.fires() == {"G11"}
    stage = facing("drago", "burning1", "2", versions=("burning b",))
    fight(stage, "attack:melee,burning1", "hit")
    assert (stage.at("burning1"), stage.fires()) == ("", set())


def test_guard_zombies_shoot_as_far_as_they_see() -> None:
    stage = Stage("4", acting="guard1", at="A1").place("drago", "M1").ether("drago", 0)
    assert pool(go(stage, "attack:ranged,drago")) == 3
    assert Stage("4", acting="guard1", at="A1").place("drago", "B1").denied("attack:melee,drago") == "RM-RULING-25"


# Allies


@pytest.mark.rule("RM-ALLY-02")
def test_a_defeated_bobby_is_removed() -> None:
    stage = facing("tobias", "bobby1")
    fight(stage, "attack:melee,bobby1", "hit")
    assert stage.at("bobby1") == ""


@pytest.mark.rule("RM-RULING-69")
def test_a_bobby_does_his_duty_for_a_vip_next_to_him_only() -> None:
    stage = facing("tobias", "blackmore").change("blackmore", vip=True).place("bobby1", "E6").place("bobby2", "F6")
    go(stage, "attack:melee,blackmore")
    assert stage.offers("guard") == {"bobby1"}
    assert stage.asked[0] == stage.leader
    go(stage, "guard:bobby1")
    ward(strike(stage, "hit"))
    assert (stage.at("bobby1"), stage.figure("blackmore").damage) == ("", 0)
    stage = facing("tobias", "drago").place("bobby1", "E6")
    assert go(stage, "attack:melee,drago").chance  # a gentleman is no VIP


@pytest.mark.rule("RM-RULING-69")
def test_a_bobby_who_lies_down_guards_nobody() -> None:
    stage = facing("tobias", "blackmore").change("blackmore", vip=True).place("bobby1", "E6", down=True)
    assert go(stage, "attack:melee,blackmore").chance


@pytest.mark.rule("RM-MINION-07", "RM-ALLY-01")
def test_a_field_doctor_heals_a_neighbour_for_his_action() -> None:
    stage = Stage("3", acting="watling", at="E9").place("drago", "F9").change("drago", damage=3)
    stage.place("emma", "H9").change("emma", damage=3).turn("watling")
    assert {"rest", "revive:drago"}.isdisjoint(stage.options())
    go(stage, "use:watling.0")
    assert [stage.figure(id).damage for id in ("drago", "emma")] == [1, 3]
    assert stage.board.active != "allies"  # that was his action


@pytest.mark.rule("RM-EFF-09")
@pytest.mark.parametrize(("ally", "left"), [("tin_nanny", "H9"), ("watling", "")])
def test_the_tin_nanny_is_built_and_cannot_be_dazed(ally: str, left: str) -> None:
    stage = Stage("3", acting="anpu", at="E9", versions=("anpu b",)).ether("anpu", 1)
    if ally == "tin_nanny":  # she comes with a mekanist, not with a chapter
        stage.board.figures.append(new_ally(stage.board.figures, "tin_nanny"))
    go(stage.place(ally, "H9"), f"attack:ranged,{ally}", "bonus:anpu_b.0,1")
    ward(strike(stage, "hit"))
    assert stage.at(ally) == left  # of her 3 life she loses 1; a daze of 2 is the end of the doctor's 2


@pytest.mark.rule("RM-CMB-07")
@pytest.mark.parametrize(("at", "free"), [("G10", True), ("H10", False)])
def test_lady_ada_spots_for_gentlemen_in_short_range(at: str, free: bool) -> None:
    stage = Stage("4", acting="emma", at="C10").place("ragged1", "D10").place("titus", "F10").place("lady_ada", at)
    assert ("ranged,titus" in stage.offers("attack")) == free


def test_the_steam_coach_stays_on_the_street() -> None:
    stage = Stage("5", acting="steam_coach", at="E4").turn("steam_coach")
    go(stage, "move")
    assert stage.offers("open") == set()  # a door lies above it
    assert "E5" in stage.offers("step")
    stage = Stage("5", acting="steam_coach", at="B7").turn("steam_coach")
    go(stage, "move")
    assert "C7" not in stage.offers("step")  # a window


# Benefits


@pytest.mark.rule("RM-INT-18", "RM-AGENT-06")
def test_benefits_work_in_a_fight() -> None:
    stage = facing("tobias", "drago").change("tobias", benefits=("agent_melee", "agent_ranged"))
    assert pool(go(stage, "attack:melee,drago")) == 6
    stage = Stage("1", acting="emerson", at="G6").ether("emerson", 0).place("drago", "C6").ether("drago", 0)
    assert pool(go(stage.change("emerson", benefits=("agent_ranged",)), "attack:ranged,drago")) == 6
    assert life(stage.change("emerson", benefits=("agent_cross",)), "emerson") == 15


@pytest.mark.rule("RM-INT-18")
def test_the_edge_of_a_minion_type_counts_covers_as_hits() -> None:
    stage = facing("clown1", "drago")
    stage.board.nemesis.minion_benefits = ("minion_edge clown",)
    fight(stage.ask_again(), "attack:melee,drago", "cover")
    assert stage.figure("drago").damage == 1
    stage = facing("shambling1", "drago")
    stage.board.nemesis.minion_benefits = ("minion_edge clown",)
    fight(stage.ask_again(), "attack:melee,drago", "cover")
    assert stage.figure("drago").damage == 0  # of this type only


@pytest.mark.rule("RM-RULING-64", "RM-EQUIP-06")
def test_a_fallen_agent_loses_benefits_and_its_stone_waits_for_the_next_chapter() -> None:
    stage = facing("drago", "emerson").change("emerson", benefits=("agent_guard",), damage=9).place("tobias", "N9")
    stage.give("stone_of_shadow", "emerson")
    fight(stage, "attack:melee,emerson", "hit hit")
    emerson = stage.figure("emerson")
    assert (emerson.square, emerson.benefits, emerson.cards) == (-1, (), ())
    assert stage.board.nemesis.stones == ("stone_of_shadow",)
