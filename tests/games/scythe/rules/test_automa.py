"""The Automa: its turn, what it gains, its stars and its score, and several of them at one table."""

import pytest

from brassboard.games.scythe.content import AUTOMA_CARDS, BASES, BOARD, LEVELS
from brassboard.games.scythe.data.events import AutomaCardPlayed, AutomaSkipped
from brassboard.games.scythe.rules.automa import move_tracker
from brassboard.games.scythe.rules.automa_moves import distance, marker_order
from brassboard.games.scythe.rules.scoring import base_winners, territories, total
from games.scythe.helper import Stage
from games.scythe.rules.automa_stages import battle, solo

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


@pytest.mark.rule("SA-STAR-04")
@pytest.mark.parametrize(
    ("steps", "stars", "begins"), [(3, 0, False), (7, 0, False), (8, 1, True), (9, 1, True), (99, 6, True)]
)
def test_spaces_passed_at_setup_count_as_reached(steps: int, stars: int, begins: bool) -> None:
    stage = solo().automa("nordic", tracker=0, level="ultimaszyna")
    one = stage.who("nordic")
    assert move_tracker(stage.position, one, steps) == begins
    assert one.stars == ("tracker",) * stars
    assert one.tracker == min(steps, LEVELS["ultimaszyna"].spaces - 1)
    assert bool(stage.board.ended) == (stars == 6)


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
