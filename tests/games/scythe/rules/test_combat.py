"""Combat: abilities before it, sealed dials and cards, who wins, what both pay, who retreats where."""

import pytest

from brassboard.games.scythe.content import BOARD
from brassboard.games.scythe.data.events import Bid, CombatBegan, CombatWon, PowerUsed, StolenCard
from games.scythe.helper import Stage


def field(attacker: str = "nordic", defender: str = "saxony", at: str = "G3", **options: object) -> Stage:
    """A mech of each stands on the hex, the attacker's came from next to it; no ability is uncovered."""
    stage = Stage(attacker, defender, **options)
    for faction in (attacker, defender):
        stage.units(faction, mechs=[at])
        stage.who(faction).deployed = 0
        stage.who(faction).mechs = ()
        stage.units(faction, character=at)
    return stage


def fight(stage: Stage, at: str = "G3") -> Stage:
    return stage.combat(stage.board.players[0].faction, stage.board.players[1].faction, at, came_from="G4")


# When and who


@pytest.mark.rule("SC-COMBAT-01", "SC-DEAL-02")
def test_after_the_moves_a_shared_territory_must_be_fought_over() -> None:
    stage = Stage("saxony", "nordic").mechs("saxony", riverwalk="G2").units("nordic", character="F2").moving("saxony")
    stage.answer("move:mech,G2,F2", "done")
    assert [(each.faction, each.foe, each.at) for each in stage.events(CombatBegan)] == [("saxony", "nordic", "F2")]
    assert {stage.kind_of(0), stage.kind_of(1)} == {"dial"}
    assert "end" not in stage.options()


@pytest.mark.rule("SC-COMBAT-02")
def test_the_attacker_chooses_which_combat_comes_first() -> None:
    stage = Stage("saxony", "nordic").mechs("saxony", riverwalk="G2", underpass="F4")
    stage.units("nordic", character="F2", mechs=["G4"]).moving("saxony")
    stage.answer("move:mech,G2,F2", "move:mech,F4,G4")
    assert stage.asked == (0, "fight")
    assert stage.options() == ["fight:F2", "fight:G4"]
    stage.answer("fight:G4").dials("5", "0")
    assert stage.events(CombatWon)[-1].at == "G4"
    assert stage.kind_of(0) == "dial", "the other combat follows"


@pytest.mark.rule("SC-COMBAT-03")
def test_a_third_player_is_asked_nothing() -> None:
    stage = Stage("nordic", "saxony", "crimea").units("nordic", character="G3").units("saxony", character="G3")
    stage.combat("nordic", "saxony", "G3")
    assert sorted(stage.match.awaited) == [0, 1]


# Before the dials


@pytest.mark.rule("SC-COMBAT-04", "SC-SAX-04", "SC-NOR-04")
def test_the_attackers_abilities_come_before_the_defenders() -> None:
    stage = Stage("nordic", "saxony").mechs("nordic", artillery="F3").mechs("saxony", disarm="F3")
    stage.change("nordic", power=5).change("saxony", power=5).combat("nordic", "saxony", "F3", came_from="F2")
    assert stage.asked == (0, "use")
    stage.answer("use:artillery")
    assert [(each.faction, each.mech) for each in stage.events(PowerUsed)] == [
        ("nordic", "artillery"),
        ("saxony", "disarm"),
    ]
    assert stage.who("saxony").power == 3
    assert stage.who("nordic").power == 5 - 1 - 2


@pytest.mark.rule("SC-NOR-04")
def test_artillery_is_chosen_and_needs_power() -> None:
    stage = Stage("nordic", "saxony").mechs("nordic", artillery="G3").units("saxony", character="G3")
    fight(stage).answer("pass")
    assert stage.who("saxony").power == 5
    stage.change("nordic", power=0)
    fight(stage)
    assert stage.kind == "dial"


@pytest.mark.rule("SC-SAX-04", "SC-RULING-18", "SC-RULING-17")
@pytest.mark.parametrize(("at", "mine", "loses"), [("F3", "H1", 2), ("G3", "G3", 2), ("G3", "H1", 0)])
def test_disarm_acts_by_itself_on_tunnels_and_on_the_own_mine(at: str, mine: str, loses: int) -> None:
    stage = Stage("nordic", "saxony").units("nordic", character=at).mechs("saxony", disarm=at)
    stage.structures("saxony", mine=mine).combat("nordic", "saxony", at)
    assert stage.who("nordic").power == 5 - loses


@pytest.mark.rule("SC-SAX-04", "SC-COMBAT-04")
def test_a_loss_of_power_stops_at_nothing() -> None:
    stage = Stage("nordic", "saxony").units("nordic", character="F3").mechs("saxony", disarm="F3")
    stage.change("nordic", power=1).combat("nordic", "saxony", "F3")
    assert stage.who("nordic").power == 0
    assert stage.options(0) == ["dial:0"]


@pytest.mark.rule("SC-SPEED-03")
def test_an_ability_needs_only_to_be_uncovered() -> None:
    stage = Stage("nordic", "saxony").mechs("nordic", artillery="B4").units("nordic", character="G3")
    fight(stage.units("saxony", character="G3"))
    assert stage.asked == (0, "use")


@pytest.mark.rule("SC-CRI-04")
def test_scout_takes_a_random_card_that_may_be_played_at_once() -> None:
    stage = Stage("crimea", "saxony").mechs("crimea", scout="G3").units("saxony", character="G3")
    stage.cards("saxony", 2, 4, 5)
    fight(stage).answer("draw:1")
    assert stage.who("crimea").cards == (4,)
    assert stage.who("saxony").cards == (2, 5)
    assert [each.card for each in stage.events(StolenCard, seat=0)] == [4]
    assert stage.events(StolenCard) == [], "nobody else learns which card it was"
    stage.answer("dial:0", seat=0)
    assert "add:4" in stage.options(0)


@pytest.mark.rule("SC-ALB-05", "SC-ALB-06", "SC-RULING-18")
def test_sword_serves_the_attacker_and_shield_the_defender() -> None:
    stage = Stage("albion", "saxony").mechs("albion", sword="G3", shield="B1").units("saxony", character="G3")
    fight(stage)
    assert (stage.who("albion").power, stage.who("saxony").power) == (5, 3)
    stage = Stage("saxony", "albion").mechs("albion", sword="G3", shield="B1").units("saxony", character="G3")
    fight(stage)
    assert (stage.who("albion").power, stage.who("saxony").power) == (7, 5)


@pytest.mark.rule("SC-TOG-08", "SC-RULING-18")
def test_ronin_serves_a_unit_that_is_alone() -> None:
    stage = Stage("togawa", "saxony").mechs("togawa", ronin="G3").units("saxony", character="G3")
    fight(stage)
    assert stage.options() == ["use:ronin", "pass"]
    stage.answer("use:ronin")
    assert stage.who("togawa").power == 7
    stage = Stage("togawa", "saxony").mechs("togawa", ronin="G3").units("saxony", character="G3")
    fight(stage.units("togawa", workers=["G3"]))
    assert stage.kind == "dial"


@pytest.mark.rule("SC-RULING-10")
def test_a_sixth_star_before_the_combat_ends_the_game_and_the_units_go_back() -> None:
    stage = Stage("saxony", "albion").mechs("albion", shield="G3").units("saxony", character="G2")
    stage.stars("albion", "upgrades", "mechs", "recruits", "workers", "objective").change("albion", power=14)
    stage.mechs("saxony", riverwalk="H1").units("saxony", character="G4").moving("saxony")
    stage.answer("move:character,G4,G3", "done")
    assert stage.over
    assert stage.at("saxony", "character") == ["G4"]
    assert stage.who("albion").stars[-1] == "power"


# Dials and cards


@pytest.mark.rule("SC-COMBAT-05")
@pytest.mark.parametrize(("power", "most"), [(0, 0), (3, 3), (7, 7), (16, 7)])
def test_the_dial_goes_to_seven_but_not_beyond_the_power(power: int, most: int) -> None:
    stage = fight(field().change("nordic", power=power))
    assert stage.options(0) == [f"dial:{n}" for n in range(most + 1)]


@pytest.mark.rule("SC-COMBAT-06")
def test_one_card_a_character_or_mech_also_with_a_dial_of_zero() -> None:
    stage = field().mechs("nordic", riverwalk="G3").cards("nordic", 2, 3, 3, 4, 5).units("nordic", character="home")
    stage.units("nordic", mechs=["G3", "G3"])
    fight(stage).answer("dial:0", "add:5", "add:3", seat=0)
    assert 0 not in stage.match.awaited, "two mechs, two cards"


@pytest.mark.rule("SC-COMBAT-06")
def test_cards_are_added_from_high_to_low_so_that_no_answer_has_a_twin() -> None:
    stage = field().cards("nordic", 2, 4).units("nordic", mechs=["G3"])
    fight(stage).answer("dial:0", "add:2", seat=0)
    assert 0 not in stage.match.awaited, "the 4 had to come before the 2"


@pytest.mark.rule("SC-RUS-04", "SC-EX-06")
def test_peoples_army_adds_a_card_where_a_worker_is() -> None:
    stage = Stage("rusviet", "saxony").mechs("rusviet", peoples_army="G3", speed="G3").units("saxony", character="G3")
    stage.cards("rusviet", 2, 2, 2, 2, 2).units("rusviet", workers=["G3", "G3", "G3"])
    fight(stage).answer("dial:0", "add:2", "add:2", "add:2", seat=0)
    assert 0 not in stage.match.awaited
    stage.units("rusviet", workers=["D6"])
    fight(stage).answer("dial:0", "add:2", "add:2", seat=0)
    assert 0 not in stage.match.awaited


@pytest.mark.rule("SC-TOG-07")
def test_suiton_adds_a_card_on_a_lake() -> None:
    stage = Stage("togawa", "nordic").mechs("togawa", suiton="D4").mechs("nordic", seaworthy="D4")
    stage.cards("togawa", 2, 2, 2).combat("togawa", "nordic", "D4", came_from="C5")
    stage.answer("dial:0", "add:2", "add:2", seat=0)
    assert 0 not in stage.match.awaited


@pytest.mark.rule("SC-COMBAT-05", "SC-COMBAT-07")
def test_nobody_sees_the_others_choice_before_both_are_in_and_both_then_do() -> None:
    stage = fight(field().cards("nordic", 2, 5).units("nordic", mechs=["G3"]))
    before = stage.seen_by(1)
    stage.answer("dial:4", "add:5", "add:2", seat=0)
    assert stage.seen_by(1) == before
    assert stage.events(Bid, seat=1) == []
    stage.answer("dial:1", seat=1)
    assert [(each.faction, each.dial, each.cards, each.total) for each in stage.events(Bid)] == [
        ("nordic", 4, (5, 2), 11),
        ("saxony", 1, (), 1),
    ]


# Winning and losing


@pytest.mark.rule("SC-COMBAT-08", "SC-EX-01")
def test_the_example_of_the_rulebook() -> None:
    stage = Stage("nordic", "saxony").mechs("nordic", riverwalk="G3").units("nordic", workers=["G3", "G3"])
    stage.mechs("saxony", riverwalk="G3").units("saxony", character="G3", workers=["G3"]).goods("G3", food=3)
    stage.change("nordic", power=10).change("saxony", power=4).cards("saxony", 3).on_deck(5)
    fight(stage).dials("7", "4 3")
    nordic, saxony = stage.who("nordic"), stage.who("saxony")
    assert stage.events(CombatWon)[0].faction == "nordic", "the attacker wins ties"
    assert nordic.stars == ("combat_1",)
    assert (nordic.popularity, nordic.power, saxony.power) == (4, 3, 0)
    home = [stage.at("saxony", unit) for unit in ("character", "mech", "worker")]
    assert home == [["base_saxony"]] * 3
    assert saxony.cards == (5,)
    assert stage.lying("G3") == {"food": 3}
    stage.goods("G3", food=4).turn_of("nordic", "enlist")
    assert "bottom" in stage.options(), "the food is the winner's"


@pytest.mark.rule("SC-COMBAT-08")
def test_the_defender_wins_with_more() -> None:
    stage = fight(field()).dials("3", "4")
    assert stage.events(CombatWon)[0].faction == "saxony"
    assert stage.at("nordic", "character") == ["base_nordic"]


@pytest.mark.rule("SC-COMBAT-09")
def test_both_pay_their_dials_and_discard_their_cards_open() -> None:
    stage = field().change("nordic", power=9).change("saxony", power=9).cards("nordic", 3).cards("saxony", 2)
    fight(stage).dials("7 3", "4 2")
    assert (stage.who("nordic").power, stage.who("saxony").power) == (2, 5)
    assert stage.board.combat_discard == (2, 3)


@pytest.mark.rule("SC-COMBAT-10", "SC-COMBAT-12")
def test_the_loser_leaves_with_every_unit_and_without_any_resource() -> None:
    stage = field().units("saxony", mechs=["G3"], workers=["G3", "G3", "H1"]).goods("G3", oil=4)
    fight(stage).dials("5", "0")
    assert stage.at("saxony", "worker") == ["H1", "base_saxony", "base_saxony"]
    assert stage.at("saxony", "mech") == ["base_saxony"]
    assert stage.lying("G3") == {"oil": 4}


@pytest.mark.rule("SC-COMBAT-11", "SC-SAX-01")
@pytest.mark.parametrize(("winner", "stars"), [("nordic", 2), ("saxony", 3)])
def test_two_combat_stars_a_player_and_any_number_for_saxony(winner: str, stars: int) -> None:
    loser = "saxony" if winner == "nordic" else "nordic"
    stage = field(winner, loser)
    stage.stars(winner, "combat_1", "combat_2").change(winner, wins=2)
    fight(stage).dials("5", "0")
    assert len(stage.who(winner).stars) == stars


@pytest.mark.rule("SC-COMBAT-13")
@pytest.mark.parametrize(("bid", "drawn"), [("0", 0), ("1", 1), ("0 2", 1)])
def test_a_loser_who_showed_something_draws_a_card(bid: str, drawn: int) -> None:
    stage = field().cards("saxony", 2)
    fight(stage).dials("5", bid)
    used = 1 if " " in bid else 0
    assert len(stage.who("saxony").cards) == 1 - used + drawn


@pytest.mark.rule("SC-COMBAT-14", "SC-COMBAT-15")
def test_a_winning_attacker_loses_popularity_for_each_worker_a_winning_defender_none() -> None:
    stage = field().units("saxony", workers=["G3", "G3", "G3"])
    fight(stage).dials("5", "0")
    assert stage.who("nordic").popularity == 2
    stage = field().units("nordic", workers=["G3", "G3"])
    fight(stage).dials("0", "5")
    assert stage.who("saxony").popularity == 5
    assert stage.at("nordic", "worker") == ["base_nordic", "base_nordic"]


@pytest.mark.rule("SC-COMBAT-14")
def test_popularity_stops_at_nothing() -> None:
    stage = field().units("saxony", workers=["G3", "G3", "G3"]).change("nordic", popularity=1)
    fight(stage).dials("5", "0")
    assert stage.who("nordic").popularity == 0


@pytest.mark.rule("SC-POL-04", "SC-RULING-09")
def test_camaraderie_spares_the_attacker_in_combat_only() -> None:
    stage = (
        Stage("polania", "saxony").mechs("polania", camaraderie="G3").units("saxony", character="G3", workers=["G3"])
    )
    fight(stage).dials("5", "0")
    assert stage.who("polania").popularity == 5
    stage = Stage("polania", "saxony").mechs("polania", camaraderie="E2").units("saxony", workers=["E1"])
    stage.units("polania", workers=["D1"]).moving("polania").answer("move:mech,E2,E1")
    assert stage.who("polania").popularity == 4


@pytest.mark.rule("SC-COMBAT-16")
def test_a_combat_is_fought_with_nothing_in_hand_and_with_full_combat_spaces() -> None:
    stage = field().change("saxony", power=0).stars("nordic", "combat_1", "combat_2").change("nordic", wins=2)
    fight(stage)
    assert stage.options(1) == ["dial:0"]
    stage.dials("0", "0")
    assert stage.events(CombatWon)[0].faction == "nordic"


@pytest.mark.rule("SC-COMBAT-17")
def test_combat_on_a_lake_follows_the_same_rules() -> None:
    stage = Stage("polania", "nordic").mechs("polania", submerge="D4").units("nordic", mechs=["D4"], workers=["D4"])
    stage.combat("polania", "nordic", "D4", came_from="C1").dials("5", "0")
    assert stage.at("nordic", "worker") == ["base_nordic"]
    assert stage.who("polania").popularity == 4


@pytest.mark.rule("SC-MOVE-12")
def test_workers_a_mech_brought_share_its_fate() -> None:
    stage = Stage("saxony", "nordic").mechs("saxony", riverwalk="G2").units("saxony", workers=["G2", "G2"])
    stage.units("nordic", character="F2").moving("saxony").answer("move:mech,G2,F2", "carry:worker,2", "done")
    stage.dials("0", "5")
    assert stage.at("saxony", "mech") == ["base_saxony"]
    assert stage.at("saxony", "worker") == ["base_saxony", "base_saxony"]


@pytest.mark.rule("SC-NOR-03", "SC-RULING-13", "SC-RULING-14")
def test_seaworthy_units_may_retreat_to_different_lakes_without_enemies() -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="E4").mechs("nordic", seaworthy="E4", speed="E4")
    stage.combat("saxony", "nordic", "E4", came_from="F4").dials("5", "0")
    assert stage.asked == (1, "retreat")
    assert stage.options() == ["retreat:mech,base_nordic", "retreat:mech,D4", "retreat:mech,E3", "retreat:mech,F5"]
    stage.answer("retreat:mech,D4", "retreat:mech,F5")
    assert stage.at("nordic", "mech") == ["D4", "F5"]


@pytest.mark.rule("SC-RULING-14")
def test_no_retreat_onto_a_lake_with_enemy_units() -> None:
    stage = Stage("saxony", "nordic", "polania").units("saxony", character="E4").mechs("nordic", seaworthy="E4")
    stage.units("polania", mechs=["E3"]).combat("saxony", "nordic", "E4", came_from="F4").dials("5", "0")
    assert "retreat:mech,E3" not in stage.options()


@pytest.mark.rule("SC-NOR-03")
def test_a_worker_retreats_to_a_lake_only_with_a_mech() -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="E4").mechs("nordic", seaworthy="E4")
    stage.units("nordic", workers=["E4"]).combat("saxony", "nordic", "E4", came_from="F4").dials("5", "0")
    stage.answer("retreat:mech,D4")
    assert stage.options() == ["retreat:worker,base_nordic", "retreat:worker,D4"]


# The end in a combat


@pytest.mark.rule("SC-END-04", "SC-COMBAT-18", "SC-END-03")
def test_a_sixth_star_by_combat_finishes_that_combat_and_sends_the_next_attackers_back() -> None:
    stage = Stage("saxony", "nordic").mechs("saxony", riverwalk="G2", underpass="F4")
    stage.units("nordic", character="F2", mechs=["G4"], workers=["F2", "F2"])
    stage.stars("saxony", "upgrades", "mechs", "recruits", "workers", "power").moving("saxony")
    stage.answer("move:mech,G2,F2", "move:mech,F4,G4", "fight:F2").dials("3", "0")
    assert stage.over
    assert stage.who("saxony").popularity == 3
    assert stage.who("saxony").power == 2
    assert stage.at("nordic", "worker") == ["base_nordic", "base_nordic"]
    assert stage.at("saxony", "mech") == ["F2", "F4"]
    shared = [
        BOARD.names[at]
        for at in range(BOARD.count)
        if at in stage.who("saxony").mechs and at in stage.who("nordic").mechs
    ]
    assert shared == []


# Coins before the dials


@pytest.mark.rule("SC-RULING-29", "SC-DEAL-01")
def test_anybody_may_give_coins_before_the_dials_where_deals_are_on() -> None:
    stage = Stage("nordic", "saxony", "crimea", deals=True).units("nordic", character="G3")
    stage.units("saxony", character="G3").combat("nordic", "saxony", "G3")
    assert stage.kind == "bribe"
    stage.answer("pass", "pass")
    assert stage.asked == (2, "bribe")
    stage.answer("give:0", "number:2", "pass")
    assert (stage.who("crimea").coins, stage.who("nordic").coins) == (3, 7)
    assert stage.kind == "dial", "the combat is still fought"
