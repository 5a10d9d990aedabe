"""The fifteen kinds of chaos card (content 11), and when they are played (RM-CHAOS, rulings 06, 08 and 99)."""

import pytest

from games.moloch.cards.playing import facing, fight, go, laid, pool, strike, ward
from games.moloch.helper import Stage

AGENT_CARDS = ("attack_order", "ether_surge", "frenzy", "foul_tonic")
MINION_CARDS = ("wild_mob", "stampede")


def with_hand(*cards: str, at: str = "H6") -> Stage:
    """Tobias acts, wounded and without ether; Drago stands far away; the Nemesis holds these cards."""
    stage = Stage("1", acting="tobias", at=at).place("drago", "B1").ether("drago", 0).ether("tobias", 0)
    return stage.change("tobias", damage=5).hand(*cards)


# When


@pytest.mark.rule("RM-CHAOS-02", "RM-CHAOS-04")
def test_any_number_is_played_in_one_activation_and_all_are_discarded() -> None:
    cards = ("soot_rain", "ether_surge", "foul_tonic", "attack_order")
    stage = go(with_hand(*cards), *[f"chaos:{card}" for card in cards])
    assert (stage.board.nemesis.hand, stage.board.chaos_discard) == ((), cards)
    assert (stage.figure("tobias").ether, stage.figure("tobias").damage, stage.actions_left()) == (2, 2, 2)
    assert [event.card for event in stage.notices("chaos_played", 1)] == list(cards)


@pytest.mark.rule("RM-CHAOS-03", "RM-RULING-06")
def test_a_card_fits_the_activation_it_names() -> None:
    stage = with_hand(*AGENT_CARDS, *MINION_CARDS, "soot_rain").place("clown1", "L6")
    assert stage.offers("chaos") == {*AGENT_CARDS, "soot_rain"}
    assert stage.denied("chaos:wild_mob") == "RM-CHAOS-03"
    stage.activate("minions")
    assert stage.offers("chaos") == {*MINION_CARDS, "soot_rain"}
    assert stage.denied("chaos:frenzy") == "RM-CHAOS-03"
    stage.activate("chaos")
    assert stage.offers("chaos") == {"soot_rain"}
    go(stage.turn("drago"), "move", "step:B2", "stop")
    assert stage.asked == (0, "react")
    assert stage.offers("chaos") == {"soot_rain"}


@pytest.mark.rule("RM-RULING-96")
def test_the_nemesis_is_asked_whatever_he_holds() -> None:
    stage = go(with_hand("wild_mob").turn("drago"), "move", "step:B2", "stop")
    assert (stage.asked, stage.options()) == ((0, "react"), ["pass"])
    stage = go(with_hand().turn("drago"), "move", "step:B2", "stop")
    assert stage.asked[0] == stage.figure("drago").seat


# Symbols


@pytest.mark.rule("RM-CHAOS-07", "RM-RULING-99")
def test_an_attack_order_makes_covers_hits_for_this_agent_in_this_activation() -> None:
    stage = with_hand("attack_order").place("drago", "G6").place("emerson", "C6").place("emma", "B6").ether("emma", 0)
    go(stage.ether("emerson", 0), "chaos:attack_order")
    fight(stage, "attack:melee,drago", "cover")
    assert stage.figure("drago").damage == 1
    fight(stage, "attack:melee,drago", "cover cover")
    assert stage.figure("drago").damage == 3
    while stage.board.active == "tobias":
        go(stage, "end")
    for id, target in (("emerson", "emma"), ("tobias", "drago")):
        stage.table(phase="activation").turn(id)
        kind = "ranged" if id == "emerson" else "melee"
        fight(stage, f"attack:{kind},{target}", "cover")
    assert (stage.figure("emma").damage, stage.figure("drago").damage) == (0, 3)


@pytest.mark.rule("RM-RULING-99", "RM-RULING-55")
def test_this_agent_is_the_figure_that_acts_or_one_named_that_has_not_finished() -> None:
    stage = Stage("3", acting="lamias1", at="E9").place("lamias2", "F9").place("lamias3", "G9").place("drago", "A9")
    for id in ("lamias1", "lamias2", "lamias3"):
        stage.change(id, ether=0)
    stage.hand("ether_surge", "ether_surge").activate("lamias")
    go(stage, "activate:lamias1", "move", "step:E10", "stop", "end")
    assert stage.kind == "figure"
    go(stage, "chaos:ether_surge")
    assert stage.offers("on") == {"lamias2", "lamias3"}  # the first has finished
    go(stage, "on:lamias3", "activate:lamias2", "chaos:ether_surge")
    assert [stage.figure(f"lamias{n}").ether for n in (1, 2, 3)] == [0, 2, 2]


@pytest.mark.rule("RM-CHAOS-06")
def test_a_wild_mob_makes_covers_hits_for_all_minions_of_this_card() -> None:
    stage = facing("shambling1", "drago").place("clown1", "G6").place("emma", "H6").ether("emma", 0).hand("wild_mob")
    go(stage.activate("minions"), "chaos:wild_mob")
    fight(go(stage, "activate:shambling1"), "attack:melee,drago", "cover")
    fight(go(stage, "activate:clown1"), "attack:melee,emma", "cover cover")
    assert [stage.figure(id).damage for id in ("drago", "emma")] == [1, 2]
    fight(go(stage.activate("minions"), "activate:shambling1"), "attack:melee,drago", "cover")
    assert stage.figure("drago").damage == 1


# Minions


@pytest.mark.rule("RM-CHAOS-05", "RM-RULING-09")
def test_death_comes_from_below_next_to_one_manhole() -> None:
    stage = with_hand("death_from_below").place("drago", "G10")
    go(stage, "chaos:death_from_below")
    assert stage.offers("at") == {"F5", "L6", "H10"}
    go(stage, "at:H10")
    assert stage.offers("summon") == {f"{type},{to}" for type in ("clown", "shambling") for to in ("H9", "I10")}
    go(stage, "summon:clown,H9", "summon:shambling,I10")
    assert (stage.at("clown1"), stage.at("shambling1"), stage.kind) == ("H9", "I10", "act")  # no third
    stage = go(with_hand("death_from_below"), "chaos:death_from_below", "at:L6")
    go(stage, "summon:clown,K5", "summon:clown,K6", "summon:clown,L5")
    assert stage.kind == "act"  # three at most


@pytest.mark.rule("RM-RULING-08")
def test_minions_placed_while_the_minions_act_do_not_act() -> None:
    stage = with_hand("death_from_below", "fierce_attack").place("clown1", "A10").place("clown2", "B10").fire("B10")
    stage.ether("command_minions", 1).activate("minions")
    go(stage, "activate:clown2")  # burns, and is back in the supply
    assert stage.at("clown2") == ""
    go(stage, "chaos:death_from_below", "at:L6", "summon:clown,K5", "summon:shambling,K6", "done")
    assert (stage.at("clown2"), stage.at("shambling1")) == ("K5", "K6")
    assert stage.offers("activate") == {"clown1"}
    assert {"chaos:fierce_attack", "power:command_minions"} <= {*stage.options()}
    assert go(stage, "power:command_minions").offers("on") == {"clown1"}


@pytest.mark.rule("RM-RULING-08")
def test_a_minion_that_fell_before_its_turn_and_is_placed_again_does_not_act() -> None:
    stage = with_hand("death_from_below", "oil_lamp").place("clown1", "A10").place("clown2", "B10")
    stage.activate("minions").place("clown2", "")  # fallen meanwhile
    go(stage, "chaos:death_from_below", "at:L6", "summon:clown,K5", "done")
    assert stage.at("clown2") == "K5"
    assert stage.offers("activate") == {"clown1"}


def fierce() -> Stage:
    stage = with_hand("fierce_attack", at="N9").place("drago", "B6").place("emma", "F6").ether("emma", 0)
    return stage.place("clown1", "D6").place("clown2", "H6")


@pytest.mark.rule("RM-CHAOS-08", "RM-RULING-27", "RM-EFF-03")
def test_a_fierce_attack_is_a_move_and_an_attack_of_two_minions_with_a_reroll_each() -> None:
    stage = go(fierce(), "chaos:fierce_attack", "on:clown1", "on:clown2", "activate:clown1")
    assert stage.options() == ["move", "end"]
    go(stage, "move", "step:C6", "stop", "activate:clown2", "move", "step:G6", "stop")
    go(stage, "activate:clown1")
    assert stage.offers("attack") == {"melee,drago"}
    assert "move" not in stage.options()
    go(stage, "attack:melee,drago")
    assert pool(stage) == 3
    stage.roll("hit", "dodge", "dodge")
    assert stage.offers("again") == {"hit", "dodge"}
    go(stage, "again:dodge", "again:dodge", "done")
    assert pool(stage) == 2
    ward(strike(stage, "hit hit"))
    assert stage.figure("drago").damage == 3
    if stage.kind == "figure":
        go(stage, "activate:clown2")
    go(stage, "attack:melee,emma")
    stage.roll("dodge", "dodge", "dodge")
    assert stage.offers("again") == {"dodge"}
    go(stage, "done")
    ward(stage)
    assert (stage.figure("emma").damage, stage.kind, stage.actions_left()) == (0, "act", 2)


@pytest.mark.rule("RM-CHAOS-08", "RM-RULING-27", "RM-RULING-44")
def test_a_fierce_attack_on_one_target_is_one_roll_and_no_activation() -> None:
    stage = fierce().place("clown1", "E6").place("clown2", "G6").fire("E6", "G6")
    go(stage, "chaos:fierce_attack", "on:clown1", "on:clown2", "end", "activate:clown1", "attack:melee,emma")
    assert stage.offers("join") == {"clown2"}
    assert pool(go(stage, "join:clown2")) == 5
    stage.roll("hit", *["dodge"] * 4)
    go(stage, "done")
    assert ward(stage).figure("emma").damage == 1
    assert (stage.at("clown1"), stage.at("clown2"), stage.kind) == ("E6", "G6", "act")  # fire did not hurt them


def test_a_sewer_run_leads_two_minions_to_another_manhole() -> None:
    stage = with_hand("sewer_run").place("clown1", "F5").place("clown2", "G4").place("shambling1", "E6")
    go(stage.place("clown3", "A10"), "chaos:sewer_run")
    assert stage.offers("at") == {"L6", "H10"}
    go(stage, "at:H10")
    assert stage.offers("on") == {"clown1", "clown2", "shambling1"}  # on or next to the first
    go(stage, "on:clown1")
    assert stage.offers("at") == {"H9", "G10", "I10"}
    go(stage, "at:G10", "on:shambling1", "at:H9")
    assert [stage.at(id) for id in ("clown1", "shambling1", "clown2")] == ["G10", "H9", "G4"]
    assert stage.kind == "act"
    assert with_hand("sewer_run").place("clown1", "A10").denied("chaos:sewer_run") == "RM-RULING-107"


def test_a_stampede_is_two_points_for_every_move_of_a_minion() -> None:
    stage = with_hand("stampede").place("shambling1", "A10").place("clown1", "N10").activate("minions")
    go(stage, "chaos:stampede")
    for id, points in (("shambling1", 4), ("clown1", 5)):
        go(stage, f"activate:{id}", "move")
        assert stage.match.decision is not None
        assert stage.match.decision.prompt[1]["points"] == points
        go(stage, "stop")
    go(stage.activate("minions"), "activate:shambling1", "move")
    assert stage.match.decision is not None
    assert stage.match.decision.prompt[1]["points"] == 2  # the next time no more


# The scene, for a round


def test_in_soot_rain_nobody_shoots_farther_than_four_squares() -> None:
    stage = with_hand("soot_rain").place("drago", "C6").place("emerson", "H6").place("tobias", "N9")
    go(stage.turn("tobias"), "chaos:soot_rain")
    stage.turn("emerson")
    assert "attack:ranged,drago" not in stage.options()
    assert "attack:ranged,drago" in stage.place("drago", "D6").options()
    stage.turn("emma").place("emma", "C5").place("drago", "B1")
    assert "attack:ranged,emerson" not in stage.options()  # neither side
    stage = with_hand("soot_rain").place("drago", "C6").place("emerson", "H6").place("tobias", "N9").turn("emerson")
    assert "attack:ranged,drago" in stage.options()


def to_round_two(stage: Stage) -> Stage:
    """Let everybody choose the first thing until the first card of the next round is turned up."""
    while (stage.board.round, stage.board.phase) != (2, "activation"):
        stage.answer(stage.options()[0])
    return stage


def doors(stage: Stage, at: str) -> set[str]:
    return go(stage.place("drago", at).turn("drago"), "move").offers("open")


def test_slammed_doors_cost_three_points_for_a_round() -> None:
    stage = go(with_hand("slammed_door", at="N9"), "chaos:slammed_door")
    assert doors(stage, "D4") == {"d2"}
    go(stage, "open:d2")
    assert stage.offers("step") == set()  # all three points are spent
    stage = go(with_hand("slammed_door", at="N9"), "chaos:slammed_door")
    assert doors(stage, "E4") == set()
    assert go(stage, "step:D4").offers("open") == set()
    stage = with_hand("slammed_door", at="N9")
    doors(stage, "E4")
    assert go(stage, "step:D4").offers("open") == {"d2"}


def test_what_lasts_for_a_round_ends_with_it() -> None:
    stage = go(with_hand("slammed_door", "soot_rain", at="N9"), "chaos:slammed_door", "chaos:soot_rain", "end")
    doors(to_round_two(stage), "E4")
    assert go(stage, "step:D4").offers("open") == {"d2"}
    assert "attack:ranged,drago" in stage.place("drago", "C6").place("emerson", "I6").turn("emerson").options()


# Allies and gentlemen


@pytest.mark.rule("RM-RULING-74")
def test_cold_feet_lead_an_ally_away_but_no_vip() -> None:
    stage = with_hand("cold_feet").place("bobby1", "M3").place("blackmore", "L1").change("blackmore", vip=True)
    go(stage, "chaos:cold_feet")
    assert stage.asked == (0, "step")
    go(stage, "step:L3", "step:L4", "step:M4")
    assert (stage.at("bobby1"), stage.at("blackmore"), stage.kind) == ("M4", "L1", "act")


def test_cold_feet_without_such_an_ally_are_a_card() -> None:
    stage = with_hand("cold_feet").place("blackmore", "L1").change("blackmore", vip=True).stack("chaos", "iron_skin")
    go(stage, "chaos:cold_feet")
    assert (stage.board.nemesis.hand, stage.at("blackmore")) == (("iron_skin",), "L1")


def test_whispers_take_an_ether_of_a_gentleman_whom_an_agent_sees() -> None:
    stage = with_hand("whispers").place("drago", "C6").ether("drago", 2).place("emma", "D2").ether("emma", 2)
    go(stage, "chaos:whispers")
    assert (stage.figure("drago").ether, stage.figure("emma").ether, laid(stage)) == (1, 2, 1)
    stage = with_hand("whispers").place("drago", "").place("emma", "D2").ether("emma", 2)
    assert stage.denied("chaos:whispers") == "RM-RULING-107"


# Agents


@pytest.mark.rule("RM-RULING-43")
def test_an_oil_lamp_lights_a_square_inside_next_to_any_figure() -> None:
    stage = with_hand("oil_lamp").place("drago", "C1").place("emma", "D1")
    go(stage, "chaos:oil_lamp")
    assert stage.offers("at") == {"C1", "C2", "D1", "D2", "E1", "E2"}  # Tobias stands in the street
    go(stage, "at:D1")
    assert (stage.fires(), stage.figure("emma").damage) == ({"D1"}, 0)


def test_an_ether_surge_is_two_ether_up_to_the_maximum() -> None:
    assert go(with_hand("ether_surge"), "chaos:ether_surge").figure("tobias").ether == 2
    assert go(with_hand("ether_surge").ether("tobias", 2), "chaos:ether_surge").figure("tobias").ether == 3


def test_frenzy_is_one_move_more() -> None:
    stage = go(with_hand("frenzy"), "chaos:frenzy")
    assert stage.options() == ["move", "end"]
    go(stage, "move", "step:I6", "stop")
    assert (stage.at("tobias"), stage.actions_left(), stage.kind) == ("I6", 2, "act")


def braced() -> Stage:
    stage = with_hand("iron_skin").place("drago", "G6").place("emerson", "C6").ether("emerson", 0)
    return go(stage, "chaos:iron_skin", "on:tobias").turn("drago")


def test_iron_skin_is_three_dice_in_the_next_attack_on_one_agent() -> None:
    stage = strike(go(braced(), "attack:melee,tobias"), "hit")
    assert pool(stage) == 6
    strike(go(ward(stage, "dodge"), "attack:melee,tobias"), "hit")
    assert pool(stage) == 3  # the next one only
    stage = strike(go(braced().place("drago", "D6"), "attack:melee,emerson"), "hit")
    assert pool(stage) == 3  # Tobias was named


def test_iron_skin_does_not_outlast_the_round() -> None:
    stage = to_round_two(go(braced().turn("tobias"), "end"))
    stage.place("drago", "G6").place("tobias", "H6").turn("drago")
    assert pool(strike(go(stage, "attack:melee,tobias"), "hit")) == 3


def test_a_foul_tonic_heals_three() -> None:
    stage = go(with_hand("foul_tonic"), "chaos:foul_tonic")
    assert stage.figure("tobias").damage == 2
    assert with_hand("foul_tonic").change("tobias", damage=0).denied("chaos:foul_tonic") == "RM-RULING-107"
