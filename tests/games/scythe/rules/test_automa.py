"""The Automa: its turn, where its units go, what it gains, how it fights and scores."""

import pytest

from brassboard.games.scythe.content import AUTOMA_CARDS, BASES, BOARD, LEVELS
from brassboard.games.scythe.content.cards import AutomaMove
from brassboard.games.scythe.data.events import AutomaCardPlayed, AutomaSkipped, Bid, CombatWon, Retreated
from brassboard.games.scythe.data.table import AUTOMA
from brassboard.games.scythe.rules.automa_moves import (
    choose_move,
    distance,
    hex_neighbourhood,
    marker_order,
    neighbourhood,
    reading_order,
    valid_for_fighter,
)
from brassboard.games.scythe.rules.scoring import base_winners, territories, total
from games.scythe.helper import Stage


def solo(human: str = "saxony", automa: str = "nordic", **options: object) -> Stage:
    """The human's units are at home, far from everything; the tracker is past the water spaces."""
    stage = Stage(human, automas=[automa], **options)
    stage.units(human, character="home", workers=["home", "home"])
    return stage.automa(automa, tracker=5)


def destination(stage: Stage, do: str, min_power: int = 0) -> tuple[str, str, str] | None:
    """The unit the Automa would move now, from where and to where."""
    automa = next(one for one in stage.board.players if one.kind == AUTOMA)
    chosen = choose_move(stage.position, automa, AutomaMove(do, min_power))
    return None if chosen is None else (chosen[0], BOARD.names[chosen[1]], BOARD.names[chosen[2]])


def names(hexes: int) -> set[str]:
    return {BOARD.names[at] for at in range(BOARD.count) if hexes >> at & 1}


# In general and set-up


@pytest.mark.rule("SA-GEN-01", "SA-SETUP-06")
def test_the_automa_is_never_asked_and_the_human_begins() -> None:
    stage = Stage.fresh(1, faction_0="saxony", faction_1="nordic").settle()
    assert stage.asked == (0, "section")
    stage.answer("section:1", "end", "end")
    assert stage.asked == (0, "section"), "the Automa has had its turn"
    assert len(stage.events(AutomaCardPlayed)) + len(stage.events(AutomaSkipped)) == 1


@pytest.mark.rule("SA-GEN-02")
def test_it_has_no_mat_and_no_ability_changes_its_combat() -> None:
    stage = solo().units("nordic", mechs=["G3"]).units("saxony", character="G3").change("nordic", power=5, deployed=15)
    stage.automa("nordic", 10).combat("saxony", "nordic", "G3", came_from="G4")
    assert stage.kind == "dial", "no Artillery is used"
    assert (stage.who("nordic").mat, stage.who("nordic").objectives, stage.who("nordic").power) == ("", (), 5)


@pytest.mark.rule("SA-GEN-03")
def test_its_popularity_is_always_ten() -> None:
    stage = solo().units("nordic", character="G2", workers=["G2"]).units("saxony", workers=["G1"] * 3)
    stage.automa("nordic", 19).automa_turn("nordic")
    assert stage.at("saxony", "worker") == ["base_saxony"] * 3
    assert stage.who("nordic").popularity == 10


@pytest.mark.rule("SA-GEN-04")
def test_no_deal_with_it_is_offered() -> None:
    stage = solo(deals=True).turn_of("saxony", "move")
    assert stage.offers("give") == set()
    assert stage.denied("give:1") == "SA-GEN-04"


@pytest.mark.rule("SA-SETUP-01", "SA-SETUP-02", "SA-SETUP-03", "SA-SETUP-04", "SA-SETUP-05")
def test_set_up_of_a_game_alone() -> None:
    stage = Stage.fresh(1, faction_0="nordic", faction_1="saxony").settle()
    automa = stage.board.players[1]
    assert len(stage.board.factory.cards) == 3
    assert automa.faction != stage.board.players[0].faction
    assert (automa.power, len(automa.cards), automa.coins) == (1, 4, 5)
    assert stage.at("saxony", "worker") == ["G1", "H1"]
    assert stage.at("saxony", "character") == ["base_saxony"]
    assert (automa.tracker, len(automa.deck), automa.level) == (0, 19, "automa")
    for seat in (0, None):
        assert stage.seen_by(seat)["players"][1]["cards"] == [-1] * 4
        assert set(stage.seen_by(seat)["players"][1]["deck"]) == {-1}


# The turn


@pytest.mark.rule("SA-TURN-01")
def test_card_move_gains_recruit_bonus_tracker_in_this_order() -> None:
    stage = solo().recruits("saxony", upgrade="coins").automa("nordic", 1).turn_of("saxony", "move")
    stage.answer("end")
    told = [type(event).__name__ for event in stage.told()]
    order = [told.index(name) for name in ("AutomaCardPlayed", "AutomaMoved", "AutomaGained", "TrackerMoved")]
    assert order == sorted(order)
    assert stage.who("nordic").discard == (1,)
    assert stage.who("saxony").power == 6


@pytest.mark.rule("SA-TURN-02")
@pytest.mark.parametrize(("level", "skips"), [("autometta", True), ("automa", False)])
def test_an_autometta_loses_the_turn_of_a_crossed_gear(level: str, skips: bool) -> None:
    stage = solo(automa="crimea").automa("crimea", 7, level=level, tracker=5)
    before = stage.who("crimea").workers
    stage.automa_turn("crimea")
    assert (stage.who("crimea").workers == before) is skips
    assert stage.who("crimea").tracker == (5 if skips else 6)
    assert stage.who("crimea").discard == (7,)


@pytest.mark.rule("SA-TURN-03", "SA-TURN-04")
def test_the_second_scheme_begins_after_its_space_and_all_cards_are_shuffled() -> None:
    stage = solo().automa("nordic", 1, tracker=8).automa_turn("nordic")
    assert stage.chance, "the deck is shuffled at once"
    stage.settle()
    nordic = stage.who("nordic")
    assert (nordic.tracker, nordic.stars, len(nordic.deck), nordic.discard) == (9, ("tracker",), 19, ())
    power = nordic.power
    stage.automa("nordic", 3).automa_turn("nordic")
    assert stage.who("nordic").power == power + 2, "scheme II of card 3 gives 2 power, scheme I 3"


@pytest.mark.rule("SA-TURN-05")
def test_an_empty_deck_is_made_from_both_discard_piles() -> None:
    stage = solo()
    nordic = stage.who("nordic")
    nordic.discard, nordic.fought, nordic.deck, nordic.last = nordic.deck[:10], nordic.deck[10:], (), nordic.deck[9]
    stage.automa_turn("nordic")
    assert stage.chance
    stage.settle()
    assert len(nordic.deck) + len(nordic.discard) == 19


@pytest.mark.rule("SA-TURN-06")
@pytest.mark.parametrize(("enlisted", "coins"), [("deploy", 6), ("build", 5)])
def test_the_recruit_bonus_comes_if_that_recruit_is_out(enlisted: str, coins: int) -> None:
    stage = solo().recruits("saxony", **{enlisted: "power"}).automa("nordic", 15).automa_turn("nordic")
    assert stage.who("saxony").coins == coins


@pytest.mark.rule("SA-TURN-07")
def test_a_move_or_gain_of_a_faction_is_for_that_faction() -> None:
    stage = solo(automa="polania").units("polania", character="D1").automa("polania", 2).automa_turn("polania")
    assert stage.at("polania", "character") == ["E2"], "Polania tries the encounter first"
    assert stage.who("polania").coins == 6
    stage = solo(automa="crimea").units("crimea", character="H3").automa("crimea", 2).automa_turn("crimea")
    assert stage.at("crimea", "character") == ["H3"]
    assert stage.who("crimea").coins == 7


@pytest.mark.rule("SA-TURN-08", "SA-ATTACK-01")
def test_a_move_that_cannot_be_made_is_passed_over() -> None:
    stage = solo().units("nordic", character="F4", workers=["F4"]).units("saxony", mechs=["G4"], workers=["F3"])
    stage.change("nordic", power=6).automa("nordic", 14, tracker=9).automa_turn("nordic")
    assert stage.at("saxony", "worker") == ["base_saxony"], "7 power are needed to attack the mech: it raids the worker"
    assert stage.at("nordic", "character") == ["F3"]


@pytest.mark.rule("SA-TURN-08")
def test_with_no_possible_move_it_stays() -> None:
    stage = solo().units("nordic", character="home", workers=[], mechs=[]).automa("nordic", 3)
    stage.turn_of("saxony", "move").answer("end")
    assert "AutomaStayed" in [type(event).__name__ for event in stage.told()]


# Neighbourhoods


@pytest.mark.rule("SA-HEX-01")
def test_a_neighbourhood_is_the_hex_and_those_next_to_it() -> None:
    stage = solo()
    assert len(names(hex_neighbourhood(stage.position, stage.who("nordic"), BOARD.hex("E4")))) == 7


@pytest.mark.rule("SA-HEX-02")
def test_the_base_has_a_neighbourhood_and_a_unit_on_it_has_none() -> None:
    stage = solo().units("nordic", workers=[])
    nordic = stage.who("nordic")
    assert names(neighbourhood(stage.position, nordic)) == {"B4", "B5"}
    assert neighbourhood(stage.position, nordic, base=False) == 0


@pytest.mark.rule("SA-HEX-03")
def test_at_first_water_bounds_the_neighbourhood() -> None:
    stage = solo().automa("nordic", tracker=3)
    nordic = stage.who("nordic")
    assert names(hex_neighbourhood(stage.position, nordic, BOARD.hex("C5"))) == {"C5", "B4", "B5"}
    stage.automa("nordic", tracker=4)
    assert {"D4", "D5", "C4"} <= names(hex_neighbourhood(stage.position, nordic, BOARD.hex("C5")))


@pytest.mark.rule("SA-HEX-04")
def test_a_unit_is_put_anywhere_near_any_unit_of_its_side() -> None:
    stage = solo().units("nordic", character="home", mechs=["G5"], workers=["home"]).automa("nordic", 3)
    stage.automa_turn("nordic")
    (at,) = stage.at("nordic", "worker")
    assert at in {"G5", "F5", "F6", "G4", "G6", "H4", "H5"}


@pytest.mark.rule("SA-HEX-05")
def test_distance_ignores_water_and_units() -> None:
    assert BOARD.distance(BOARD.hex("C2"), BOARD.hex("C5")) == 3


@pytest.mark.rule("SA-HEX-06")
def test_reading_order_breaks_the_last_tie() -> None:
    stage = solo()
    assert reading_order(stage.position, [BOARD.hex("E5"), BOARD.hex("E3"), BOARD.hex("F1")]) == BOARD.hex("E3")


@pytest.mark.rule("SA-HEX-07")
def test_the_unit_in_the_air_does_not_count() -> None:
    stage = solo().units("nordic", workers=["B4", "B5"]).automa("nordic", 3, tracker=0).automa_turn("nordic")
    assert "B5" in stage.at("nordic", "worker"), "only the worker on B5 counts for the one that was picked up"


@pytest.mark.rule("SA-RULING-07", "SA-HEX-07", "SA-ENC-01")
def test_the_valid_hexes_are_found_before_the_unit_is_picked_up() -> None:
    """A character alone beside the Factory: its own neighbourhood counts until it is lifted."""
    stage = solo().no_encounters().units("nordic", character="D3", workers=["home"]).automa("nordic", 18)
    stage.automa_turn("nordic").settle()
    assert stage.at("nordic", "character") == ["E4"]


@pytest.mark.rule("SA-RULING-07", "SA-CHAR-01")
def test_a_lone_character_does_not_jump_home() -> None:
    stage = solo().no_encounters().units("nordic", character="D3", workers=["home"]).units("saxony", character="F4")
    stage.who("nordic").spent = ("factory_card",)
    stage.automa("nordic", 18).automa_turn("nordic")
    assert stage.at("nordic", "character") == ["E4"], "of its own neighbourhood the hex beside the human's character"


@pytest.mark.rule("SA-RULING-07", "SA-MECH-02")
def test_a_lone_mech_goes_on_from_where_it_stands() -> None:
    stage = solo().units("nordic", character="home", mechs=["D3"], workers=["home"]).units("saxony", character="F4")
    assert destination(stage, "move_mech") == ("mech", "D3", "E4")


@pytest.mark.rule("SA-RULING-07", "SA-WORKER-02", "SA-WORKER-03")
def test_a_lone_worker_goes_on_towards_the_factory() -> None:
    stage = solo().units("nordic", character="home", workers=["D3"])
    assert destination(stage, "move_worker") == ("worker", "D3", "E4")


@pytest.mark.rule("SA-RULING-07", "SA-ATTACK-02")
def test_a_lone_attacker_reaches_the_enemy_beside_it() -> None:
    stage = solo().units("nordic", character="D3", workers=["home"]).units("saxony", character="E4")
    assert destination(stage, "attack_combat_unit") == ("character", "D3", "E4")
    stage.units("saxony", character="home", workers=["E4"])
    assert destination(stage, "attack_worker") == ("character", "D3", "E4")


@pytest.mark.rule("SA-RULING-07", "SA-HEX-07")
def test_the_picked_up_unit_does_not_bar_its_own_hex() -> None:
    """Back on its old hex is a move; a second fighter that stays there bars it."""
    stage = solo().units("nordic", character="E4", workers=["home"])
    me = stage.who("nordic")
    assert valid_for_fighter(stage.position, me, "character", me.character) >> me.character & 1
    stage.units("nordic", mechs=["E4"])
    assert not valid_for_fighter(stage.position, me, "character", me.character) >> me.character & 1


@pytest.mark.rule("SA-HEX-08")
def test_structures_do_not_matter_to_it() -> None:
    stage = solo().units("nordic", workers=["B4", "B5"]).structures("saxony", mill="C5").automa("nordic", 3, tracker=0)
    stage.automa_turn("nordic")
    assert sorted(stage.at("nordic", "worker")) == ["B5", "C5"]


# Workers


@pytest.mark.rule("SA-WORKER-01")
def test_the_worker_closest_to_the_base_is_moved() -> None:
    stage = solo().units("nordic", workers=["home", "C5"]).automa("nordic", 3).automa_turn("nordic")
    assert "base_nordic" not in stage.at("nordic", "worker")
    assert "C5" in stage.at("nordic", "worker")


@pytest.mark.rule("SA-WORKER-02")
def test_a_worker_goes_neither_to_enemies_nor_to_another_worker() -> None:
    stage = solo().units("nordic", workers=["B4", "C5"]).units("saxony", workers=["D5", "D3"]).automa("nordic", 3)
    stage.automa_turn("nordic")
    moved = [at for at in stage.at("nordic", "worker") if at != "C5"]
    assert moved
    assert moved[0] not in ("D5", "D3", "C5")


@pytest.mark.rule("SA-WORKER-03", "SA-RULING-01")
def test_hexes_near_an_enemy_fighter_are_struck_out_first() -> None:
    stage = solo().units("nordic", workers=["home", "B4", "B5"]).units("saxony", mechs=["C4"]).automa("nordic", 3)
    stage.automa_turn("nordic")
    new = set(stage.at("nordic", "worker")) - {"B4", "B5"}
    near = names(BOARD.near[BOARD.hex("C4")] | 1 << BOARD.hex("C4"))
    assert new
    assert not new & near


@pytest.mark.rule("SA-WORKER-03")
def test_with_no_such_hex_the_move_is_not_made() -> None:
    stage = solo().units("nordic", character="home", workers=["home"]).units("saxony", mechs=["B4", "B5"])
    stage.automa("nordic", 3).automa_turn("nordic")
    assert stage.at("nordic", "worker") == ["base_nordic"]


@pytest.mark.rule("SA-EX-01")
def test_the_example_of_a_first_worker_move() -> None:
    stage = solo().units("nordic", workers=["B4", "B5"]).automa("nordic", 3, tracker=0).automa_turn("nordic")
    assert sorted(stage.at("nordic", "worker")) == ["B5", "C5"], "C5 is nearer to the Factory than B4"


@pytest.mark.rule("SA-WORKER-04")
def test_a_mech_never_takes_workers_along() -> None:
    stage = solo().units("nordic", character="home", mechs=["B4"], workers=["B4", "B5"]).automa("nordic", 10)
    stage.automa_turn("nordic")
    assert stage.at("nordic", "worker") == ["B4", "B5"]
    assert "B4" not in stage.at("nordic", "mech")


# Mechs and the character


@pytest.mark.rule("SA-MECH-01")
def test_without_a_mech_in_play_the_next_move_is_tried() -> None:
    stage = solo().units("nordic", workers=["B4", "B5"]).automa("nordic", 10).automa_turn("nordic")
    assert sorted(stage.at("nordic", "worker")) != ["B4", "B5"]


@pytest.mark.rule("SA-MECH-02")
def test_a_mech_goes_neither_to_enemies_nor_to_another_fighter() -> None:
    stage = solo().units("nordic", character="D3", mechs=["C5"], workers=["D5"]).units("saxony", mechs=["E4"])
    stage.automa("nordic", 10).automa_turn("nordic")
    assert stage.at("nordic", "mech")[0] not in ("D3", "E4")


@pytest.mark.rule("SA-MECH-03")
def test_a_mech_goes_as_near_to_an_enemy_fighter_as_it_can() -> None:
    stage = solo().units("nordic", mechs=["home"], workers=["C5"]).units("saxony", mechs=["E6"]).automa("nordic", 10)
    stage.automa_turn("nordic")
    assert stage.at("nordic", "mech")[0] == "D5", "the only hex in reach one step from E6; units at home do not count"


@pytest.mark.rule("SA-CHAR-01")
def test_a_beaten_character_cannot_be_moved() -> None:
    stage = solo().units("nordic", workers=["B4"]).change("nordic", character=-1).automa("nordic", 14)
    stage.automa_turn("nordic")
    assert stage.at("nordic", "character") == [""]


@pytest.mark.rule("SA-CHAR-02", "SA-ENC-01", "SA-ENC-02")
def test_the_character_takes_tokens_and_at_the_factory_a_card() -> None:
    stage = solo().units("nordic", character="D3", workers=["D3", "C4"]).automa("nordic", 14).automa_turn("nordic")
    assert stage.chance, "a Factory card at random: the Factory is nearer to itself than C5"
    stage.settle()
    assert stage.at("nordic", "character") == ["E4"]
    assert len(stage.board.factory.cards) == 2
    stage.automa("nordic", 18).automa_turn("nordic")
    assert stage.at("nordic", "character") == ["C5"]
    assert BOARD.hex("C5") not in stage.board.encounters
    assert len(stage.board.encounter_deck) == 28, "no card is drawn"


@pytest.mark.rule("SA-ENC-01")
def test_a_token_far_from_every_unit_is_out_of_reach() -> None:
    stage = solo().units("nordic", character="B4", workers=["B5"])
    stage.board.encounters = (BOARD.hex("H4"),)
    stage.who("nordic").spent = ("factory_card",)
    stage.automa("nordic", 14).automa_turn("nordic")
    assert BOARD.hex("H4") in stage.board.encounters


# Attacks


@pytest.mark.rule("SA-ATTACK-02", "SA-RULING-05")
def test_the_fighter_closest_to_the_base_attacks_the_character_first() -> None:
    stage = solo().units("nordic", character="home", mechs=["home", "F4"]).units("saxony", mechs=["G4"])
    stage.change("nordic", power=9).automa("nordic", 16, tracker=9).automa_turn("nordic")
    assert stage.at("nordic", "character") == ["G4"]
    assert stage.kind == "dial"


@pytest.mark.rule("SA-ATTACK-03")
def test_it_attacks_where_the_fewest_fighters_are() -> None:
    stage = solo().units("nordic", character="F4", workers=["F4"]).units("saxony", mechs=["G4", "G4", "F3"])
    stage.change("nordic", power=9).automa("nordic", 16, tracker=9).automa_turn("nordic")
    assert stage.at("nordic", "character") == ["F3"]
    assert stage.kind == "dial"


@pytest.mark.rule("SA-RAID-01", "SA-RULING-06")
def test_workers_beside_a_fighter_are_not_raided() -> None:
    stage = solo().units("nordic", character="F4", workers=["F4"]).units("saxony", mechs=["G4"], workers=["G4"])
    stage.automa("nordic", 19).automa_turn("nordic")
    assert stage.at("saxony", "worker") == ["G4"]


@pytest.mark.rule("SA-RAID-02", "SA-CONQ-02")
def test_it_raids_where_most_lies_and_the_resources_are_gone() -> None:
    stage = solo().units("nordic", character="F4", workers=["F4"]).units("saxony", workers=["F3", "F3", "G4"])
    stage.goods("F3", food=4).goods("G4", oil=1).automa("nordic", 19).automa_turn("nordic")
    assert stage.at("saxony", "worker") == ["G4", "base_saxony", "base_saxony"]
    assert (stage.lying("F3"), stage.lying("G4")) == ({}, {"oil": 1})


# Gains


@pytest.mark.rule("SA-GAIN-01")
def test_power_stops_at_sixteen() -> None:
    stage = solo().change("nordic", power=15).automa("nordic", 3).automa_turn("nordic")
    assert stage.who("nordic").power == 16


@pytest.mark.rule("SA-GAIN-01", "SA-GAIN-02")
def test_cards_are_drawn_face_down_and_workers_come_home() -> None:
    stage = solo().units("nordic", character="home", workers=["B4"]).automa("nordic", 14).automa_turn("nordic")
    assert len(stage.who("nordic").cards) == 1
    assert "base_nordic" in stage.at("nordic", "worker")
    assert stage.seen_by(0)["players"][1]["cards"] == [-1]


@pytest.mark.rule("SA-GAIN-02")
def test_a_ninth_worker_does_not_come() -> None:
    stage = solo().units("nordic", workers=["B4"] * 8).automa("nordic", 14).automa_turn("nordic")
    assert len(stage.who("nordic").workers) == 8


@pytest.mark.rule("SA-GAIN-03")
def test_a_beaten_character_comes_back_before_a_mech() -> None:
    stage = solo().change("nordic", character=-1).automa("nordic", 16).automa_turn("nordic")
    assert stage.at("nordic", "character") == ["base_nordic"]
    stage.automa("nordic", 10).automa_turn("nordic")
    assert len(stage.at("nordic", "mech")) == 1


@pytest.mark.rule("SA-GAIN-04")
def test_units_on_its_base_control_nothing_and_cannot_be_reached() -> None:
    stage = solo(human="crimea").units("nordic", character="home", mechs=["home"], workers=["home"])
    assert territories(stage.board, 1) == 0
    stage.mechs("crimea", wayfare="H3").moving("crimea")
    assert "base_nordic" not in stage.targets("mech", "H3")


# Combat


def battle(attacker: str = "saxony", card: int = 6, **automa: object) -> Stage:
    stage = solo().units("nordic", mechs=["G3"]).units("saxony", character="G3")
    stage.change("nordic", **automa).automa("nordic", card)
    defender = "nordic" if attacker == "saxony" else "saxony"
    return stage.combat(attacker, defender, "G3", came_from="G4")


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


# Stars


@pytest.mark.rule("SA-STAR-01")
def test_the_tracker_places_stars_on_its_star_spaces() -> None:
    stage = solo().automa("nordic", 3, tracker=13).automa_turn("nordic")
    assert (stage.who("nordic").tracker, stage.who("nordic").stars) == (14, ("tracker",))
    stage = solo().automa("nordic", 15, tracker=13).automa_turn("nordic")
    assert stage.who("nordic").tracker == 13, "card 15 does not advance (SA-RULING-03)"


@pytest.mark.rule("SA-STAR-02")
def test_two_combat_stars_at_most_and_one_for_sixteen_power() -> None:
    stage = battle(card=6, power=7, wins=2, stars=("combat_1", "combat_2")).dials("0")
    assert stage.who("nordic").stars == ("combat_1", "combat_2")
    stage = battle(card=6, power=7).dials("0")
    assert stage.who("nordic").stars == ("combat_1",)
    stage = solo().change("nordic", power=14).automa("nordic", 3).automa_turn("nordic")
    assert stage.who("nordic").stars == ("power",)


@pytest.mark.rule("SA-STAR-02")
def test_other_triumphs_give_it_no_star() -> None:
    stage = solo().units("nordic", workers=["B4"] * 8, mechs=["B4"] * 4).automa("nordic", 3).automa_turn("nordic")
    assert stage.who("nordic").stars == ()


@pytest.mark.rule("SA-STAR-03")
def test_its_sixth_star_ends_the_game() -> None:
    stage = solo().stars("nordic", *["tracker"] * 5).automa("nordic", 3, tracker=20).automa_turn("nordic")
    assert stage.over


@pytest.mark.rule("SA-STAR-04")
def test_no_star_lies_before_the_scheme_two_space() -> None:
    for level in LEVELS.values():
        assert level.stars[0] == level.second
    assert min(LEVELS["ultimaszyna"].stars) == 8


@pytest.mark.rule("SA-STAR-05")
def test_the_star_of_power_comes_before_the_tracker_moves() -> None:
    stage = solo().stars("nordic", *["tracker"] * 5).change("nordic", power=14).automa("nordic", 3, tracker=12)
    stage.automa_turn("nordic")
    assert stage.over
    assert stage.who("nordic").tracker == 12


# Scoring


@pytest.mark.rule("SA-SCORE-01", "SA-SCORE-02")
def test_it_scores_coins_stars_and_territories_at_the_middle_step() -> None:
    stage = solo().change("nordic", coins=12).stars("nordic", *["tracker"] * 6).goods("B4", wood=8)
    stage.units("nordic", character="home", workers=["B4", "B5", "C5", "D5", "D3", "C4", "C6", "D4"])
    assert total(stage.board, 1) == 12 + 24 + 24


@pytest.mark.rule("SA-SCORE-03")
def test_the_human_wins_with_more_and_wins_what_remains_tied() -> None:
    stage = solo().change("nordic", coins=0, popularity=10).units("nordic", character="home", workers=["home", "home"])
    stage.change("saxony", coins=0, power=stage.who("nordic").power, popularity=10)
    assert base_winners(stage.board) == (0,)
    stage.change("nordic", coins=1)
    assert base_winners(stage.board) == ()


# The Invaders


@pytest.mark.rule("SA-INV-01")
def test_albion_places_a_flag_and_togawa_a_random_trap() -> None:
    stage = solo(automa="albion").units("albion", character="D1", workers=["D1"]).automa("albion", 18)
    stage.automa_turn("albion")
    assert stage.at("albion", "character") == ["E2"]
    assert [BOARD.names[at] for at in stage.who("albion").flags] == ["E2"]
    stage = solo(automa="togawa").units("togawa", character="D1", workers=["D1"]).automa("togawa", 18)
    stage.automa_turn("togawa").answer("draw:2")
    assert [(trap.penalty, BOARD.names[trap.at], trap.armed) for trap in stage.who("togawa").traps] == [(2, "E2", True)]


@pytest.mark.rule("SA-INV-01")
def test_no_token_next_to_its_home_base() -> None:
    stage = solo(automa="albion").units("albion", character="home", workers=["B1"])
    stage.board.encounters = (BOARD.hex("B2"),)
    stage.who("albion").spent = ("factory_card",)
    stage.automa("albion", 18).automa_turn("albion")
    assert stage.at("albion", "character") == ["B2"]
    assert stage.who("albion").flags == ()


@pytest.mark.rule("SA-INV-02")
def test_its_flags_and_traps_count_and_work() -> None:
    stage = solo(automa="albion").units("albion", character="home", workers=["D3"]).flags("D3")
    assert territories(stage.board, 1) == 2
    stage = solo(automa="togawa").units("togawa", workers=["home"]).traps((1, "G2", True))
    assert territories(stage.board, 1) == 1
    stage.units("saxony", character="G1").moving("saxony").answer("move:character,G1,G2")
    assert stage.who("saxony").power == 2


@pytest.mark.rule("SA-INV-03")
def test_a_humans_trap_works_on_it_but_never_on_its_popularity() -> None:
    stage = solo(human="togawa").traps((0, "C5", True)).units("nordic", workers=["B4", "B5"])
    stage.automa("nordic", 3, tracker=0).automa_turn("nordic")
    assert stage.who("togawa").traps[0].armed is False
    assert stage.who("nordic").popularity == 10
    stage = solo(human="togawa").traps((2, "C5", True)).units("nordic", workers=["B4", "B5"])
    stage.change("nordic", coins=3).automa("nordic", 3, tracker=0).automa_turn("nordic")
    assert stage.who("nordic").coins == 0


# Data


@pytest.mark.rule("SA-RULING-03", "SA-RULING-04")
def test_the_numbers_in_doubt_are_those_of_the_pictures() -> None:
    assert AUTOMA_CARDS[15].advance is False
    assert AUTOMA_CARDS[8].spend == (0, 5, 7)
    assert [gain.what for gain in AUTOMA_CARDS[12].schemes[1].gains] == ["combat_card", "coins", "character_or_mech"]


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("faction", ["polania", "nordic", "rusviet", "crimea", "albion", "togawa"])
def test_every_card_is_carried_out_on_every_level(level: str, faction: str) -> None:
    for card in AUTOMA_CARDS:
        for tracker in (0, 12):
            stage = Stage("saxony", automas=[faction], level=level).automa(faction, card, tracker=tracker)
            stage.units("saxony", mechs=["D3"], workers=["E4", "F4"]).units(faction, mechs=["D5"])
            stage.change(faction, power=9).automa_turn(faction).settle()
            if stage.kind == "dial":
                stage.dials("2", "2").settle()
            assert stage.asked[0] == 0


# Several Automas


@pytest.mark.rule("RF-MPA-01", "RF-MPA-02", "RF-MPA-07", "RF-MPA-10")
def test_people_and_automas_mix_up_to_seven_and_each_has_its_turn() -> None:
    stage = Stage("polania", "saxony", automas=["nordic", "rusviet", "crimea", "albion", "togawa"])
    assert len(stage.board.order) == 7
    assert all([len(one.deck) == 19 for one in stage.board.players[2:]])


@pytest.mark.rule("RF-MPA-07")
def test_one_human_and_two_automas_are_set_up_by_their_own_rules() -> None:
    stage = Stage.fresh(1, faction_0="polania", faction_1="nordic", faction_2="saxony", automas=2).settle()
    assert [one.faction for one in stage.board.players] == ["polania", "nordic", "saxony"]
    for one in stage.board.players:
        assert (one.character, len(one.workers)) == (one.base, 2)
    for automa in stage.board.players[1:]:
        assert (automa.coins, automa.popularity, automa.mat) == (5, 10, "")


@pytest.mark.rule("RF-MPA-04", "RF-MPA-05")
@pytest.mark.parametrize(("cooperative", "attacked"), [(True, False), (False, True)])
def test_automas_fight_each_other_only_in_a_competition(cooperative: bool, attacked: bool) -> None:
    stage = Stage("polania", automas=["nordic", "saxony"], cooperative=cooperative)
    stage.units("nordic", character="F4", workers=["F4"]).units("saxony", mechs=["G4"]).change("nordic", power=9)
    stage.automa("nordic", 16, 6, tracker=9).automa("saxony", 10, 3).automa_turn("nordic")
    assert ("G4" in stage.at("nordic", "character")) is attacked


@pytest.mark.rule("RF-MPA-09", "RF-MPA-16")
def test_a_shared_deck_serves_all_automas() -> None:
    stage = Stage("polania", automas=["nordic", "saxony"], shared_deck=True)
    assert [len(one.deck) for one in stage.board.players[1:]] == [19, 0]
    stage.automa("nordic", 3, 6).automa_turn("nordic").automa_turn("saxony")
    assert stage.who("nordic").discard[:2] == (3, 6)


@pytest.mark.rule("RF-MPA-11")
def test_only_automas_beside_a_human_give_recruit_bonuses() -> None:
    stage = Stage("polania", automas=["albion", "rusviet", "saxony"]).recruits("polania", upgrade="coins")
    stage.automa("albion", 3).automa("saxony", 3).automa("rusviet", 1).automa_turn("rusviet")
    assert stage.who("polania").power == 5, "Albion and Saxony sit beside Polania, Rusviet does not"
    stage.automa("albion", 1).automa("saxony", 10).automa("rusviet", 10).automa_turn("albion")
    assert stage.who("polania").power == 6


@pytest.mark.rule("RF-MPA-12", "RF-MPA-13", "RF-MPA-14")
def test_trackers_stars_and_schemes_are_each_automas_own() -> None:
    stage = Stage("polania", automas=["nordic", "saxony"]).automa("saxony", 15)
    stage.automa("nordic", 3, tracker=8).automa_turn("nordic").settle()
    assert (stage.who("nordic").tracker, stage.who("saxony").tracker) == (9, 0)
    assert (stage.who("nordic").stars, stage.who("saxony").stars) == (("tracker",), ())


@pytest.mark.rule("RF-MPA-15")
def test_two_automas_fight_with_a_card_each_and_leave_no_resources() -> None:
    stage = Stage("polania", automas=["nordic", "saxony"]).units("nordic", character="F4", workers=["F4"])
    stage.units("saxony", mechs=["G4"]).change("nordic", power=9).change("saxony", power=3, last=5)
    stage.automa("nordic", 16, 6, tracker=9).automa("saxony", 10, 3).automa_turn("nordic")
    assert stage.who("nordic").fought == (6,)
    assert stage.who("saxony").fought == (10,)
    assert stage.lying("G4") == {}


@pytest.mark.rule("RF-MPA-17", "RF-MPA-18", "RF-MPA-19")
def test_the_marker_breaks_ties_and_goes_round_two_bases_at_a_time() -> None:
    stage = Stage("polania", automas=["nordic", "saxony"])
    assert stage.board.modules == ("base", "automas")
    assert marker_order(stage.position, [BOARD.hex("B1"), BOARD.hex("I1")]) == BOARD.hex("B1"), "Albion's base first"
    assert stage.board.marker == 2
    assert marker_order(stage.position, [BOARD.hex("B1"), BOARD.hex("D6")]) == BOARD.hex("D6"), "then Rusviet's"
    assert stage.board.marker == 4


@pytest.mark.rule("RF-MPA-18")
def test_only_the_hexes_that_are_equally_near_are_compared_again() -> None:
    """From Albion's base B1 and B2 are equally near and D6 is farther; D6 is nearest to Rusviet's, but out by then."""
    stage = Stage("polania", automas=["nordic", "saxony"])
    near, also, far = BOARD.hex("B1"), BOARD.hex("B2"), BOARD.hex("D6")
    albion = BASES["albion"]
    assert distance(albion, near) == distance(albion, also) < distance(albion, far)
    assert marker_order(stage.position, [near, also, far]) == also
    assert stage.board.marker == 4, "Albion's and Rusviet's base were needed"
