"""Stars, the end, and the final score."""

import pytest

from brassboard.games.scythe.content import BOARD, BONUS_TILES, TRACK
from brassboard.games.scythe.data.events import Carried, Counted, TotalCounted
from brassboard.games.scythe.rules.scoring import (
    cooperative_winners,
    for_encounters,
    for_resources,
    for_stars,
    for_structures,
    for_territories,
    ranking,
    result,
    structure_count,
    territories,
    tie_break,
    total,
)
from games.scythe.helper import Stage

FIVE = ("upgrades", "mechs", "structures", "recruits", "workers")


def hexes(*names: str) -> int:
    return BOARD.hexes(*names)


# Stars


@pytest.mark.rule("SC-STAR-01")
def test_the_track_has_ten_spaces() -> None:
    assert Stage("nordic", "saxony").board.track == TRACK
    assert len(TRACK) == 10


@pytest.mark.rule("SC-STAR-02")
def test_a_star_is_placed_as_soon_as_it_is_due() -> None:
    stage = Stage("nordic", "saxony").change("nordic", power=14).turn_of("nordic", "bolster").answer("top:power")
    assert stage.who("nordic").stars == ("power",)


@pytest.mark.rule("SC-STAR-03")
def test_a_star_stays_and_the_same_triumph_gives_no_second_one() -> None:
    stage = Stage("nordic", "saxony").change("nordic", power=9).stars("nordic", "power")
    stage.change("nordic", power=15).turn_of("nordic", "bolster").answer("top:power")
    assert stage.who("nordic").stars == ("power",)


@pytest.mark.rule("SC-STAR-04")
def test_stars_of_others_block_nothing() -> None:
    stage = Stage("nordic", "saxony").stars("saxony", "power").change("nordic", power=14)
    stage.turn_of("nordic", "bolster").answer("top:power")
    assert stage.who("nordic").stars == ("power",)


@pytest.mark.rule("SC-STAR-05", "SC-UNIT-05")
def test_workers_at_home_count_for_the_worker_star() -> None:
    stage = Stage("rusviet", "saxony").units("rusviet", workers=["D6"] * 5 + ["home"] * 2).turn_of("rusviet", "produce")
    stage.answer("top:produce", "produce:D6,1")
    assert stage.who("rusviet").stars == ("workers",)


@pytest.mark.rule("SC-STAR-07")
def test_with_one_star_left_the_player_chooses_its_triumph() -> None:
    stage = Stage("nordic", "saxony").structures("nordic", armory="B4").stars("nordic", *FIVE)
    stage.change("nordic", power=15, popularity=17).turn_of("nordic", "trade").answer("top:popularity", "gain")
    assert stage.options() == ["star:popularity", "star:power"]
    stage.answer("star:power")
    assert stage.who("nordic").stars == (*FIVE, "power")
    assert stage.over


@pytest.mark.rule("SC-STAR-07")
def test_with_enough_stars_all_are_placed_without_asking() -> None:
    stage = Stage("nordic", "saxony").structures("nordic", armory="B4")
    stage.change("nordic", power=15, popularity=17).turn_of("nordic", "trade").answer("top:popularity", "gain")
    assert stage.who("nordic").stars == ("popularity", "power")


# The end


@pytest.mark.rule("SC-END-01")
def test_the_sixth_star_ends_everything_at_once() -> None:
    stage = Stage("nordic", "saxony").stars("nordic", *FIVE).change("nordic", power=14).goods("B4", oil=9)
    stage.turn_of("nordic", "bolster").answer("top:power")
    assert stage.over
    assert stage.match.result is not None
    assert stage.match.result.reason == "SC-END-01"


@pytest.mark.rule("SC-RULING-32", "SC-END-01")
def test_every_territory_of_a_produce_comes_before_the_sixth_star() -> None:
    stage = Stage("rusviet", "saxony").units("rusviet", workers=["D6"] * 6 + ["E7"]).turn_of("rusviet", "produce")
    stage.stars("rusviet", "upgrades", "mechs", "structures", "recruits", "power").answer("top:produce", "produce:D6,1")
    assert not stage.over, "the mountain may still produce"
    assert stage.who("rusviet").stars == ("upgrades", "mechs", "structures", "recruits", "power")
    stage.answer("produce:E7,1")
    assert stage.over
    assert stage.lying("E7") == {"metal": 1}
    assert stage.who("rusviet").stars[-1] == "workers"


@pytest.mark.rule("SC-RULING-32", "SC-PRODUCE-08")
@pytest.mark.parametrize("first", ["D6", "E7"])
def test_the_order_of_the_territories_changes_nothing_and_the_mill_still_produces(first: str) -> None:
    stage = Stage("rusviet", "saxony").units("rusviet", workers=["D6"] * 6 + ["E7"]).structures("rusviet", mill="D5")
    stage.stars("rusviet", "upgrades", "mechs", "structures", "recruits", "power").turn_of("rusviet", "produce")
    last = {"D6": "E7", "E7": "D6"}[first]
    stage.answer("top:produce", f"produce:{first},1", f"produce:{last},1")
    assert not stage.over, "the Mill may still produce"
    stage.answer(next(text for text in stage.options() if text.startswith("produce:D5,")))
    assert stage.over
    assert (len(stage.who("rusviet").workers), stage.lying("E7")) == (8, {"metal": 1})
    assert sum(stage.lying("D5").values()) == 1


@pytest.mark.rule("SC-RULING-32", "SC-BOLSTER-02")
def test_a_monument_gives_its_popularity_before_the_sixth_star() -> None:
    stage = Stage("saxony", "nordic").structures("saxony", monument="H1").stars("saxony", *FIVE)
    stage.change("saxony", power=14).turn_of("saxony", "bolster")
    before = stage.who("saxony").popularity
    stage.answer("top:power")
    assert stage.over
    assert (stage.who("saxony").power, stage.who("saxony").popularity) == (16, before + 1)


@pytest.mark.rule("SC-RULING-32", "SC-TRADE-04")
def test_an_armory_gives_its_power_before_the_sixth_star() -> None:
    stage = Stage("saxony", "nordic").structures("saxony", armory="H1").stars("saxony", *FIVE)
    stage.change("saxony", popularity=17, power=3, coins=5).turn_of("saxony", "trade").answer("top:popularity")
    assert stage.over
    assert (stage.who("saxony").popularity, stage.who("saxony").power) == (18, 4)


@pytest.mark.rule("SC-RULING-32", "SC-STAR-05")
def test_a_produce_that_is_left_early_places_its_star() -> None:
    stage = Stage("rusviet", "saxony").units("rusviet", workers=["D6"] * 6 + ["E7"]).turn_of("rusviet", "produce")
    stage.answer("top:produce", "produce:D6,1", "done")
    assert stage.who("rusviet").stars == ("workers",)
    assert stage.lying("E7") == {}


@pytest.mark.rule("SC-RULING-32")
def test_every_part_of_an_encounters_option_comes_before_the_sixth_star() -> None:
    """Card 13, second option: 2 power and 2 popularity."""
    stage = Stage("saxony", "nordic").encounter(13).units("saxony", character="G1").stars("saxony", *FIVE)
    stage.change("saxony", power=14).moving("saxony").answer("move:character,G1,G2", "done", "choose:2", "gain")
    assert stage.over
    assert (stage.who("saxony").power, stage.who("saxony").popularity) == (16, 7)
    assert stage.who("saxony").stars == (*FIVE, "power")


@pytest.mark.rule("SC-RULING-32", "SC-STAR-07")
def test_parts_that_earn_two_stars_leave_the_choice_which_is_the_sixth() -> None:
    stage = Stage("saxony", "nordic").encounter(13).units("saxony", character="G1").stars("saxony", *FIVE)
    stage.change("saxony", power=14, popularity=16).moving("saxony")
    stage.answer("move:character,G1,G2", "done", "choose:2", "gain", "gain")
    assert stage.options() == ["star:popularity", "star:power"]
    stage.answer("star:popularity")
    assert stage.over
    assert stage.who("saxony").power == 16


@pytest.mark.rule("SC-RULING-32", "SC-POL-01")
def test_the_two_options_of_meander_are_benefits_of_their_own() -> None:
    stage = Stage("polania", "nordic").encounter(13).units("polania", character="D1").stars("polania", *FIVE)
    stage.change("polania", power=14).moving("polania")
    stage.answer("move:character,D1,E2", "done", "choose:2", "gain")
    assert stage.over, "the second option is never offered"


@pytest.mark.rule("SC-RULING-32", "SC-FACTORY-05")
def test_every_part_of_a_factory_cards_entry_comes_before_the_sixth_star() -> None:
    """Card 10: a mech and 1 power. The fourth mech brings the star."""
    stage = Stage("saxony", "nordic").factory_card("saxony", 10).units("saxony", mechs=["G1", "G1", "G1"])
    stage.stars("saxony", "upgrades", "structures", "recruits", "workers", "popularity").turn_of("saxony", "factory")
    stage.answer("top:factory")
    stage.answer(next(text for text in stage.options() if text.startswith("deploy:")))
    assert stage.over
    assert len(stage.who("saxony").mechs) == 4
    assert stage.who("saxony").power == 6


@pytest.mark.rule("SC-END-02")
def test_a_bottom_action_that_ends_the_game_gives_everything_first() -> None:
    stage = Stage("nordic", "saxony").recruits("nordic", upgrade="power", deploy="coins", enlist="popularity")
    stage.stars("nordic", "upgrades", "mechs", "structures", "workers", "power").on_deck(4, 4, 4).goods("B4", food=9)
    stage.recruits("saxony", enlist="power").turn_of("nordic", "enlist").answer("bottom", "enlist:build,cards")
    assert stage.over
    assert stage.who("nordic").cards == (4, 4, 4)
    assert len(stage.who("saxony").cards) == 1


@pytest.mark.rule("SC-END-03")
def test_units_that_share_a_territory_at_the_end_go_back() -> None:
    stage = Stage("saxony", "albion").mechs("albion", shield="F2").mechs("saxony", riverwalk="G2")
    stage.units("saxony", workers=["G2", "H1"]).stars("albion", *FIVE).change("albion", power=15).moving("saxony")
    stage.answer("move:mech,G2,F2", "carry:worker,1", "done")
    assert stage.over
    assert stage.at("saxony", "mech") == ["G2"]
    assert stage.at("saxony", "worker") == ["G2", "H1"]


@pytest.mark.rule("SC-RULING-31", "SC-END-03")
def test_a_unit_that_goes_back_takes_its_cargo_back() -> None:
    stage = Stage("saxony", "albion").mechs("albion", shield="F2").mechs("saxony", riverwalk="G2").goods("F2", oil=2)
    stage.units("saxony", workers=["G2", "H1"]).goods("G2", metal=3, food=2, oil=1).stars("albion", *FIVE)
    stage.change("albion", power=15).moving("saxony").answer("move:mech,G2,F2", "carry:worker,1", "carry:oil,1")
    stage.answer("carry:metal,2", "carry:food,0")
    assert stage.lying("F2") == {"oil": 3, "metal": 2}
    stage.answer("done")
    assert stage.over
    assert stage.lying("G2") == {"oil": 1, "metal": 3, "food": 2}
    assert stage.lying("F2") == {"oil": 2}, "what lay there before stays"
    assert stage.events(Carried)[-1] == Carried("saxony", "metal", 2, "G2")


@pytest.mark.rule("SC-RULING-31")
def test_cargo_goes_back_to_where_it_was_picked_up() -> None:
    """With two steps the mech takes 2 metal from G3, and on F3, which it passes, 1 oil and 1 more metal."""
    stage = Stage("saxony", "albion").mechs("albion", shield="F2").mechs("saxony", speed="G3").no_encounters()
    stage.goods("G3", metal=2).goods("F3", oil=2, metal=4).stars("albion", *FIVE).change("albion", power=15)
    stage.moving("saxony").answer("move:mech,G3,F3", "carry:metal,2", "go:F2", "carry:oil,1", "carry:metal,3")
    assert stage.lying("F2") == {"oil": 1, "metal": 3}
    stage.answer("done")
    assert stage.over
    assert stage.at("saxony", "mech") == ["G3"]
    assert stage.lying("F2") == {}
    assert stage.lying("G3") == {"metal": 2}, "what it brought along the whole way"
    assert stage.lying("F3") == {"oil": 2, "metal": 4}, "what it took on the way"


@pytest.mark.rule("SC-RULING-31", "SC-COMBAT-12")
def test_what_a_beaten_attacker_carried_stays_where_it_was_lost() -> None:
    """The first combat is lost, the second brings the sixth star, the third is never fought."""
    stage = Stage("saxony", "nordic").units("nordic", "F2").mechs("nordic", riverwalk="G4", speed="E4").no_encounters()
    stage.mechs("saxony", riverwalk="F3", underpass="G3", disarm="F4").stars("saxony", *FIVE).moving("saxony", 3)
    stage.goods("F3", metal=1).goods("G3", oil=1).goods("F4", wood=1).answer("move:mech,F3,F2", "carry:metal,1")
    stage.answer("move:mech,G3,G4", "carry:oil,1", "move:mech,F4,E4", "carry:wood,1", "fight:F2").dials("0", "1")
    stage.answer("fight:G4").dials("1", "0")
    assert stage.over
    assert stage.lying("F2") == {"metal": 1}
    assert stage.lying("G4") == {"oil": 1}
    assert (stage.lying("E4"), stage.lying("F4")) == ({}, {"wood": 1})


# The score


@pytest.mark.rule("SC-SCORE-01")
def test_the_total_is_the_sum_of_its_parts_and_told() -> None:
    stage = Stage("nordic", "saxony").stars("nordic", *FIVE).change("nordic", power=14).goods("B4", oil=4)
    stage.turn_of("nordic", "bolster").answer("top:power")
    parts = {each.what: each.coins for each in stage.events(Counted) if each.faction == "nordic"}
    assert parts == {"coins": 4, "stars": 18, "territories": 4, "resources": 2, "structures": 0, "meander": 0}
    assert [each.coins for each in stage.events(TotalCounted)] == [28, total(stage.board, 1)]
    assert stage.match.result is not None
    assert stage.match.result.scores == (28, total(stage.board, 1))
    assert stage.match.result.winners == (0,)


@pytest.mark.rule("SC-SCORE-02", "SC-EX-02", "SC-SCORE-04")
def test_popularity_sets_the_rates() -> None:
    stage = Stage("nordic", "saxony").change("nordic", popularity=10).stars("nordic", *FIVE)
    stage.units("nordic", workers=["B4", "B5", "C5", "D5", "E5", "F4", "D3", "C4"]).goods("B4", oil=6).goods(
        "B5", wood=7
    )
    board, seat = stage.board, 0
    assert (for_stars(board, seat), for_territories(board, seat), for_resources(board, seat)) == (20, 24, 12)


@pytest.mark.rule("SC-SCORE-02", "SC-RULING-08")
@pytest.mark.parametrize(("popularity", "rate"), [(0, 3), (6, 3), (7, 4), (12, 4), (13, 5), (18, 5)])
def test_the_bands_of_popularity(popularity: int, rate: int) -> None:
    stage = Stage("nordic", "saxony").change("nordic", popularity=popularity).stars("nordic", "power")
    assert for_stars(stage.board, 0) == rate


@pytest.mark.rule("SC-SCORE-03", "SC-TERR-06", "SC-FACTORY-01")
def test_lakes_count_the_factory_counts_thrice_home_bases_never() -> None:
    stage = Stage("nordic", "saxony").units("nordic", character="home", mechs=["D4", "E4"], workers=["home", "home"])
    assert territories(stage.board, 0) == 4
    stage.units("nordic", workers=["B4", "B5"])
    assert territories(stage.board, 0) == 6


@pytest.mark.rule("SC-SCORE-04", "SC-RES-06")
def test_resources_are_added_up_and_an_odd_one_is_lost() -> None:
    stage = Stage("nordic", "saxony").goods("B4", wood=3).goods("B5", oil=4).goods("base_nordic", oil=2)
    assert for_resources(stage.board, 0) == 3


@pytest.mark.rule("SC-SCORE-05", "SC-EX-03", "SC-BONUS-02")
def test_the_structure_bonus_counts_without_control() -> None:
    stage = Stage("nordic", "saxony").structures("nordic", mill="C4", mine="F4").units("saxony", mechs=["C4", "F4"])
    stage.board.tile = "lakes_adjacent"
    assert structure_count("lakes_adjacent", hexes("C4", "F4")) == 4
    assert for_structures(stage.board, 0) == 6


@pytest.mark.rule("SC-SCORE-06")
def test_ties_are_broken_in_order() -> None:
    stage = Stage("nordic", "saxony")
    nordic = tie_break(stage.units("nordic", workers=["B4", "B5", "B5"]).board, 0)
    saxony = tie_break(stage.board, 1)
    assert nordic > saxony, "workers, mechs and structures first"
    assert tie_break(stage.board, 0) == (3, 5, 5, 0, 2, 0)
    stage.units("nordic", workers=["B4", "B5"]).change("saxony", power=6)
    assert tie_break(stage.board, 1) > tie_break(stage.board, 0), "then power"
    stage.change("saxony", power=5, popularity=6)
    assert tie_break(stage.board, 1) > tie_break(stage.board, 0), "then popularity"


@pytest.mark.rule("SC-SCORE-06")
def test_equal_in_everything_is_a_shared_victory() -> None:
    stage = Stage("nordic", "saxony")
    assert result(stage.board).winners == (0, 1)
    assert set(ranking(stage.board)) == {0, 1}


# Structure bonus tiles


@pytest.mark.rule("SC-BONUS-01", "SC-WATER-08")
def test_tunnels_next_to_structures_count_once_each() -> None:
    assert structure_count("tunnels_adjacent", hexes("E2", "D1")) == 2, "D2 twice, over a river too, and F3"
    assert BONUS_TILES["tunnels_adjacent"].coins(2) == 4
    assert [BONUS_TILES["tunnels_adjacent"].coins(n) for n in (1, 3, 4, 5, 6)] == [2, 4, 6, 6, 9]


@pytest.mark.rule("SC-BONUS-02")
def test_lakes_next_to_structures() -> None:
    assert [BONUS_TILES["lakes_adjacent"].coins(n) for n in (1, 2, 3, 4, 5, 6, 7)] == [2, 4, 4, 6, 6, 9, 9]


@pytest.mark.rule("SC-BONUS-03")
def test_encounters_next_to_structures_count_also_without_their_token() -> None:
    stage = Stage("nordic", "saxony").no_encounters().structures("nordic", mill="B4")
    stage.board.tile = "encounters_adjacent"
    assert structure_count("encounters_adjacent", hexes("B4")) == 2, "B3 and C5"
    assert for_structures(stage.board, 0) == 4
    assert BONUS_TILES["encounters_adjacent"].coins(9) == 9


@pytest.mark.rule("SC-BONUS-04")
def test_structures_on_tunnels_where_a_mine_is_none() -> None:
    assert structure_count("on_tunnels", hexes("D2", "B4", "F3")) == 2
    stage = Stage("nordic", "saxony").structures("nordic", mine="B2")
    stage.board.tile = "on_tunnels"
    assert for_structures(stage.board, 0) == 0
    assert [BONUS_TILES["on_tunnels"].coins(n) for n in (1, 2, 3, 4)] == [2, 4, 6, 6]


@pytest.mark.rule("SC-BONUS-05")
def test_structures_in_a_row() -> None:
    assert structure_count("in_a_row", hexes("F2", "F3", "F4", "B1")) == 3
    assert structure_count("in_a_row", hexes("F2", "F4")) == 1
    assert [BONUS_TILES["in_a_row"].coins(n) for n in (1, 2, 3, 4)] == [2, 4, 6, 9]


@pytest.mark.rule("SC-BONUS-06")
def test_structures_on_farms_and_tundras() -> None:
    assert structure_count("on_farms_or_tundras", hexes("B2", "C6", "C2", "G2")) == 3
    assert BONUS_TILES["on_farms_or_tundras"].coins(3) == 6


@pytest.mark.rule("SC-BONUS-07")
@pytest.mark.parametrize("tile", list(BONUS_TILES))
def test_nothing_that_fits_pays_nothing(tile: str) -> None:
    stage = Stage("nordic", "saxony")
    stage.board.tile = tile
    assert for_structures(stage.board, 0) == 0


# Faction scores


@pytest.mark.rule("SC-ALB-03", "SC-EX-07", "SC-RULING-19")
def test_a_flag_counts_once_more_where_albion_holds_it_away_from_home() -> None:
    stage = Stage("albion", "saxony").units("albion", workers=["D3", "F4"]).flags("D3", "F4")
    assert territories(stage.board, 0) == 4
    stage.flags("F4", "G3")
    assert territories(stage.board, 0) == 3, "a Flag without control is nothing"
    stage.units("albion", workers=["B1", "F4"]).flags("B1", "F4")
    assert territories(stage.board, 0) == 3, "B1 lies next to the home base"
    stage.units("albion", workers=["E4"]).flags("E4")
    assert territories(stage.board, 0) == 4


@pytest.mark.rule("SC-TOG-04", "SC-TOG-05")
def test_an_armed_trap_alone_holds_its_territory() -> None:
    stage = Stage("togawa", "saxony").traps((0, "G5", True), (1, "F4", False))
    assert territories(stage.board, 0) == 3
    stage.structures("saxony", mill="G5")
    assert territories(stage.board, 0) == 2, "the Mill's owner has it"
    assert territories(stage.board, 1) == 3


@pytest.mark.rule("SC-BIG-02")
def test_with_six_or_seven_players_meander_pays_for_encounter_territories() -> None:
    stage = Stage("polania", "saxony", "nordic", "rusviet", "crimea", "albion")
    stage.units("polania", workers=["B3", "C2", "C5", "E2"])
    assert for_encounters(stage.board, 0) == 12
    small = Stage("polania", "saxony").units("polania", workers=["B3", "C2", "C5", "E2"])
    assert for_encounters(small.board, 0) == 0


@pytest.mark.rule("RF-MPA-03")
def test_in_cooperation_the_averages_are_compared() -> None:
    stage = Stage("polania", "saxony", automas=["nordic", "rusviet"], cooperative=True)
    for faction, coins in (("polania", 56), ("saxony", 66), ("nordic", 60), ("rusviet", 56)):
        stage.change(faction, coins=coins, popularity=0).units(faction, character="home", workers=["home", "home"])
    assert cooperative_winners(stage.board) == (0, 1)
    stage.change("nordic", coins=80)
    assert cooperative_winners(stage.board) == ()
