"""When cards and tokens may be used, and by whom (rulings 52, 54, 68, 80, 93, 96, 106, 107, 110, 111)."""

import pytest

from games.moloch.cards.playing import WITH_ABIGAIL, facing, fight, go, laid, pool, strike, ward
from games.moloch.helper import Stage

# Tokens and seats


def tokens(stage: Stage, *held: str) -> Stage:
    stage.board.party.tokens = held
    return stage.ask_again()


@pytest.mark.rule("RM-RULING-93")
def test_the_leaders_seat_uses_a_token_of_the_group_in_the_activation_of_another_seat() -> None:
    stage = Stage("1", acting="drago", at="C6", players=3).place("emma", "H6", defeated=True, damage=5)
    assert stage.leader != stage.figure("drago").seat
    tokens(stage, "st_thomas_hospital").answer("rest")
    assert stage.asked == (stage.leader, "react")
    go(stage, "token:st_thomas_hospital")
    assert not stage.figure("emma").defeated
    assert stage.asked == (stage.figure("drago").seat, "act")


@pytest.mark.rule("RM-RULING-93")
@pytest.mark.parametrize("token", ["st_thomas_hospital", "lamplighters"])
def test_the_activation_of_allies_is_no_gentlemans(token: str) -> None:
    stage = Stage("1", acting="bobby1", at="C6").place("emma", "H6", defeated=True).fire("I6")
    assert "token" not in {text.partition(":")[0] for text in tokens(stage, token).options()}
    assert f"token:{token}" in tokens(stage.place("drago", "B6").turn("drago"), token).options()


@pytest.mark.rule("RM-RULING-107")
def test_a_menagerie_waits_for_somebody_to_charge() -> None:
    stage = tokens(Stage("1", acting="drago", at="C6"), "menagerie drago")
    assert "token:menagerie" not in stage.options()
    assert "token:menagerie" in stage.place("emerson", "F6").options()
    assert "token:menagerie" not in stage.change("drago", down=True).options()


@pytest.mark.rule("RM-RULING-80")
def test_a_sabbath_leaves_the_nemesis_cards_for_any_time_only() -> None:
    stage = Stage("1", acting="tobias", at="H6", group=WITH_ABIGAIL).place("abigail", "C6").ether("instill_chaos", 3)
    stage.hand("iron_skin", "foul_tonic").change("tobias", damage=3)
    tokens(stage, "sabbath abigail").activate("tobias")
    go(stage, "token:sabbath")
    assert stage.options() == ["chaos:iron_skin", "end"]


# Out of turn


@pytest.mark.rule("RM-RULING-52")
def test_weapons_and_attack_cards_serve_in_a_counter_attack_and_utensils_do_not() -> None:
    stage = facing("tobias", "major").ether("major", 3).give("gas_pipe", "major").give("whisky", "major")
    fight(stage, "attack:melee,major", "hit")
    assert "use:whisky.0" not in stage.options()
    go(stage, "counter:melee,tobias", "weapon:gas_pipe", "pay:1", "bonus:major.0,1")
    assert pool(stage) == 6  # 3, pipe 1, steam fist 2


@pytest.mark.rule("RM-RULING-54", "RM-TYPE-01")
def test_a_permanent_effect_is_paid_each_time() -> None:
    stage = Stage("1", acting="tobias", at="E6").ether("tobias", 0).place("emma", "D6").ether("emma", 0)
    stage.place("major", "B6").learn("guardian", "major").ether("major", 2)
    go(stage, "attack:melee,emma", "guard:major", "at:C6")
    ward(strike(stage))
    stage.ether("major", 1).place("major", "B6").turn("tobias")
    go(stage, "attack:melee,emma", "guard:major", "at:C6")
    assert (stage.figure("major").ether, laid(stage)) == (0, 2)


@pytest.mark.rule("RM-RULING-52", "RM-DMG-06")
def test_a_defeated_gentleman_uses_nothing() -> None:
    stage = Stage("1", acting="tobias", at="E6").ether("tobias", 0).place("emma", "D6").ether("emma", 0)
    stage.place("major", "B6", defeated=True).learn("guardian", "major").ether("major", 2)
    assert go(stage, "attack:melee,emma").chance


# Attacks inside attacks


@pytest.mark.rule("RM-RULING-68")
def test_nobody_takes_vengeance_inside_a_counter_attack() -> None:
    stage = Stage("1", acting="drago", at="D6", group=WITH_ABIGAIL, versions=("tobias b",)).ether("drago", 0)
    stage.place("tobias", "C6").ether("tobias", 2).change("drago", damage=7).place("abigail", "G6")
    stage.learn("spirit_of_vengeance", "abigail").ether("abigail", 1)
    strike(go(stage, "attack:melee,tobias"))
    go(ward(stage), "counter:melee,drago")
    ward(strike(stage, "hit"))
    assert stage.figure("drago").defeated
    assert stage.over or stage.kind != "aftermath"


@pytest.mark.rule("RM-RULING-106")
def test_vengeance_flies_no_farther_than_soot_lets_it() -> None:
    for soot in (False, True):
        stage = Stage("1", acting="tobias", at="C6", group=WITH_ABIGAIL).ether("tobias", 0).place("drago", "D6")
        stage.change("drago", damage=7, ether=0).place("abigail", "H6").learn("spirit_of_vengeance", "abigail")
        stage.ether("abigail", 1).hand("soot_rain")
        if soot:
            go(stage, "chaos:soot_rain")
        fight(stage, "attack:melee,drago", "hit")
        assert (stage.kind == "aftermath") == (not soot)


# What is dealt


@pytest.mark.rule("RM-RULING-111")
def test_leech_counts_the_damage_on_all_targets() -> None:
    """No gentleman has both cards; the rule is the same for all of them."""
    stage = facing("drago", "emerson").learn("lash_out", "drago").learn("life_drain", "drago").ether("drago", 2)
    stage.place("tobias", "B6").ether("tobias", 0).change("drago", damage=6)
    go(stage, "use:lash_out.0", "on:emerson", "bonus:life_drain.0,1")
    strike(stage, "hit hit")
    ward(ward(stage), "dodge")
    assert (stage.figure("emerson").damage, stage.figure("tobias").damage) == (2, 1)
    assert stage.figure("drago").damage == 3


@pytest.mark.rule("RM-RULING-111", "RM-EFF-09")
def test_leech_does_not_count_what_daze_adds() -> None:
    stage = Stage("1", acting="emma", at="C6").change("emma", advantages=("copycat",), copied="high_tension", damage=4)
    stage.ether("emma", 2).place("emerson", "F6").ether("emerson", 0)
    go(stage, "attack:ranged,emerson", "pay:1", "bonus:high_tension.0,1")
    ward(strike(stage, "hit"))
    assert (stage.figure("emerson").damage, stage.figure("emma").damage) == (2, 3)


@pytest.mark.rule("RM-RULING-111", "RM-EQUIP-11")
def test_prevented_damage_is_not_dealt() -> None:
    stage = facing("lamias1", "drago", "3").ether("lamias1", 1).change("lamias1", damage=3)
    stage.give("steel_top_hat", "drago")
    go(stage, "attack:melee,drago", "bonus:lamias_a.0,1")
    ward(strike(stage, "hit hit hit hit"))
    go(stage, "use:steel_top_hat.0")
    assert (stage.figure("drago").damage, stage.figure("lamias1").damage) == (1, 2)


# Knocked down by a runner


@pytest.mark.rule("RM-EFF-06")
def test_a_minion_that_is_run_over_drops_what_it_carries() -> None:
    stage = Stage("2", acting="major", at="F11").learn("out_of_my_way", "major").ether("major", 1).table(round=3)
    stage.place("clown1", "G11").token("clown1")
    go(stage, "use:out_of_my_way.0", "step:G11", "step:H11")
    assert not stage.figure("clown1").carries
    assert stage.names((stage.board.token,)) == {"G11"}


# Measures


@pytest.mark.rule("RM-RULING-106", "RM-BOARD-04")
def test_adjacent_stops_at_walls_and_short_does_not() -> None:
    stage = Stage("1", acting="emma", at="C4").change("emma", role="samaritan").ether("emma", 1)
    stage.place("drago", "C3").change("drago", damage=3)
    assert stage.denied("use:samaritan.0") == "RM-RULING-107"
    stage = Stage("1", acting="abigail", at="C4", group=WITH_ABIGAIL).learn("healing_wave", "abigail")
    stage.place("drago", "C3").change("drago", damage=3).ether("abigail", 2)
    assert go(stage, "use:healing_wave.0").figure("drago").damage == 1


@pytest.mark.rule("RM-RULING-107")
def test_up_to_means_that_fewer_are_enough() -> None:
    stage = Stage("1", acting="major", at="C6").learn("taunt", "major").ether("major", 1)
    stage.place("clown1", "G6").place("clown2", "H6")
    go(stage, "use:taunt.0", "on:clown1", "step:F6", "stop")
    assert "done" in stage.options()
    go(stage, "done")
    assert (stage.at("clown1"), stage.at("clown2"), stage.kind) == ("F6", "H6", "act")
