"""Encounters: the token, the card, its options, what they cost and give, and every card once."""

from typing import Any

import pytest

from brassboard.games.scythe.content import BOARD, ENCOUNTERS, RESOURCES
from brassboard.games.scythe.data.events import EncounterMet, OfferTaken, Peeked
from games.scythe.helper import Stage
from games.scythe.resolving import changed, counts, expected, take_everything

# Saxony's character goes from G1 to the village G2, where a token lies. Card 1: 2 coins and 1 popularity; or 2 coins
# for 4 food; or 2 popularity for a structure.


def meeting(card: int, faction: str = "saxony", **options: Any) -> Stage:
    """The character has just come to G2, or Polania's to E2, and this card is drawn."""
    start, to = ("D1", "E2") if faction == "polania" else ("G1", "G2")
    stage = Stage(faction, "nordic", **options).encounter(card).units(faction, character=start).moving(faction)
    return stage.answer(f"move:character,{start},{to}", "done")


# The token and the card


@pytest.mark.rule("SC-ENC-01")
def test_a_character_on_a_token_takes_it_and_a_card_is_drawn() -> None:
    stage = Stage("nordic", "saxony").encounter(7).units("nordic", character="B4").turn_of("nordic", "move")
    stage.answer("top:moves", "move:character,B4,C5")
    assert BOARD.hex("C5") in stage.board.encounters, "not before all moves are done"
    stage.answer("done")
    assert BOARD.hex("C5") not in stage.board.encounters
    assert stage.events(EncounterMet) == [EncounterMet("nordic", 7, "C5")]
    assert stage.asked == (0, "choose")
    assert stage.why_not("bottom") is not None, "before the bottom-row action"
    stage.answer("choose:1")
    assert stage.kind == "act"
    assert stage.events(OfferTaken) == [OfferTaken("nordic", 7, 1)]


@pytest.mark.rule("SC-ENC-01")
def test_a_character_that_did_not_move_meets_nobody() -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="G2").turn_of("saxony", "move")
    stage.answer("top:moves", "move:worker,G1,H1", "done")
    assert stage.kind == "act"
    assert BOARD.hex("G2") in stage.board.encounters


@pytest.mark.rule("SC-ENC-01")
def test_a_token_is_met_once() -> None:
    stage = meeting(1).answer("choose:1").units("saxony", character="G1").moving("saxony")
    assert stage.answer("move:character,G1,G2", "done").kind == "act"


@pytest.mark.rule("SC-ENC-02")
@pytest.mark.parametrize(("attack", "met"), [("2", True), ("0", False)])
def test_after_a_combat_only_the_winner_has_the_encounter(attack: str, met: bool) -> None:
    stage = Stage("togawa", "nordic").units("togawa", character="G7").units("nordic", mechs=["G6"]).moving("togawa")
    stage.answer("move:character,G7,G6", "done")
    assert stage.kind == "dial"
    stage.dials(attack, "1")
    assert (stage.kind == "choose") is met
    assert (BOARD.hex("G6") not in stage.board.encounters) is met


@pytest.mark.rule("SC-ENC-07")
def test_the_used_card_goes_under_the_deck() -> None:
    stage = Stage("saxony", "nordic")
    assert len(stage.board.encounter_deck) == 28
    stage = meeting(9).answer("choose:1")
    assert len(stage.board.encounter_deck) == 28
    assert stage.board.encounter_deck[-1] == 9
    assert stage.board.encounter_deck.count(9) == 1


# Options


@pytest.mark.rule("SC-ENC-03")
def test_only_what_can_be_paid_in_full_may_be_chosen() -> None:
    """Card 4: the second option costs 3 coins, the third 2 popularity."""
    stage = meeting(4).change("saxony", coins=2, popularity=1)
    assert stage.offers("choose") == {"1"}
    for wish, what, n in (("choose:2", "coins", 3), ("choose:3", "popularity", 2)):
        assert stage.denied(wish) == "SC-ENC-03"
        denial = stage.why_not(wish)
        assert denial is not None
        assert denial.args == {"what": what, "n": n}
    stage.change("saxony", coins=3, popularity=2)
    assert stage.offers("choose") == {"1", "2", "3"}


@pytest.mark.rule("SC-ENC-03")
def test_one_option_must_be_chosen() -> None:
    stage = meeting(1)
    assert stage.options() == ["choose:1", "choose:2", "choose:3"]
    assert meeting(1, "polania").options() == ["choose:1", "choose:2", "choose:3"], "Polania too, for the first"


@pytest.mark.rule("SC-ENC-03")
def test_the_price_is_paid() -> None:
    stage = meeting(4).answer("choose:3")
    assert stage.who("saxony").popularity == 3
    assert stage.lying("G2") == {"metal": 4}


@pytest.mark.rule("SC-ENC-03")
def test_an_option_is_chosen_only_in_an_encounter_and_only_by_whoever_has_it() -> None:
    stage = meeting(1)
    denial = stage.why_not("choose:1", seat=1)
    assert denial is not None
    assert denial.key == "not-asked"
    stage.answer("choose:1")
    denial = stage.why_not("choose:2")
    assert denial is not None
    assert denial.key == "not-now"


@pytest.mark.rule("SC-ENC-04")
def test_a_part_of_the_benefit_is_enough() -> None:
    """Card 14: 2 popularity for a worker and 3 metal; 2 coins for any 3 resources."""
    stage = meeting(14).answer("choose:3")
    assert stage.options() == ["number:0", "number:1"]
    stage.answer("number:0")
    assert len(stage.at("saxony", "worker")) == 2
    assert stage.lying("G2") == {"metal": 3}
    stage = meeting(14).answer("choose:2", "place:wood,G2", "done")
    assert stage.lying("G2") == {"wood": 1}
    assert stage.kind == "act"
    stage = meeting(7).answer("choose:2", "done")
    assert stage.who("saxony").lifted == 0
    assert stage.kind == "act"


@pytest.mark.rule("SC-ENC-04")
def test_a_bonus_may_be_declined_where_the_table_asks() -> None:
    stage = meeting(1, ask_always=True).answer("choose:1", "decline", "gain")
    assert (stage.who("saxony").coins, stage.who("saxony").popularity) == (5, 6)


@pytest.mark.rule("SC-ENC-05")
def test_what_is_gained_stands_where_the_character_stands_and_needs_no_worker() -> None:
    stage = meeting(3).answer("choose:2", "number:1")
    assert stage.at("saxony", "worker") == ["G1", "G2", "H1"]
    assert stage.lying("G2") == {"food": 3}
    stage = meeting(10).answer("choose:2")
    assert {text.rpartition(",")[2] for text in stage.offers("deploy")} == {"G2"}
    assert stage.denied("deploy:speed,G1") == "SC-DEPLOY-01"
    stage = meeting(1).answer("choose:3")
    assert stage.offers("build") == {f"{structure},G2" for structure in ("monument", "mill", "mine", "armory")}
    assert stage.denied("build:mill,G1") == "SC-BUILD-01"
    stage = meeting(15).answer("choose:2")
    assert stage.offers("place") == {f"{kind},G2" for kind in RESOURCES}


@pytest.mark.rule("SC-ENC-05")
def test_beside_another_structure_none_is_built() -> None:
    stage = Stage("saxony", "nordic").encounter(1).units("saxony", character="G1").structures("nordic", mill="G2")
    stage.moving("saxony").answer("move:character,G1,G2", "done", "choose:3")
    assert stage.kind == "act"
    assert stage.who("saxony").popularity == 3, "the price is paid all the same"
    assert stage.who("saxony").structures == (-1, -1, -1, -1)


@pytest.mark.rule("SC-ENC-05")
def test_without_a_worker_left_on_the_mat_none_is_gained() -> None:
    stage = Stage("saxony", "nordic").encounter(3).units("saxony", character="G1", workers=["G1"] * 8)
    stage.stars("saxony", "workers").moving("saxony").answer("move:character,G1,G2", "done", "choose:2")
    assert stage.kind == "act"
    assert stage.lying("G2") == {"food": 3}


@pytest.mark.rule("SC-ENC-06")
def test_an_option_gives_only_what_the_card_says() -> None:
    """Saxony's mat pays 1 coin for an Upgrade; a neighbour has the recruit; the Monument and the Armory stand."""
    stage = meeting(7).recruits("saxony", upgrade="cards").recruits("nordic", upgrade="cards")
    stage.answer("choose:2", "upgrade:power,deploy")
    assert stage.who("saxony").coins == 3, "5 less the 2 of the card"
    assert (stage.who("saxony").power, stage.who("nordic").power) == (5, 5)
    stage = meeting(25).structures("saxony", monument="H1", armory="G1").answer("choose:1")
    assert (stage.who("saxony").power, stage.who("saxony").popularity) == (7, 6)


@pytest.mark.rule("SC-ENC-06")
@pytest.mark.parametrize(
    ("card", "wish", "ongoing"), [(10, "deploy:speed,G2", "coins"), (9, "build:mill,G2", "popularity")]
)
def test_deploying_and_building_by_a_card_triggers_no_recruit(card: int, wish: str, ongoing: str) -> None:
    bottom = wish.partition(":")[0]
    stage = meeting(card).recruits("saxony", **{bottom: "cards"}).recruits("nordic", **{bottom: "cards"})
    stage.answer("choose:2")
    before = [getattr(stage.who(faction), ongoing) for faction in ("saxony", "nordic")]
    stage.answer(wish)
    assert [getattr(stage.who(faction), ongoing) for faction in ("saxony", "nordic")] == before


@pytest.mark.rule("SC-ENC-06")
def test_a_recruit_from_a_card_brings_its_one_time_bonus_and_no_ongoing_one() -> None:
    stage = meeting(4).recruits("nordic", enlist="coins").answer("choose:2", "enlist:enlist,power")
    assert stage.who("saxony").power == 7
    assert (len(stage.who("saxony").cards), len(stage.who("nordic").cards)) == (0, 0)


@pytest.mark.rule("SC-ENC-06")
def test_a_star_reached_by_an_option_is_placed() -> None:
    stage = meeting(25).change("saxony", power=14).answer("choose:1", "gain")
    assert stage.who("saxony").stars == ("power",)


# Every card


@pytest.mark.rule("SC-ENC-03", "SC-ENC-05", "SC-ENC-06")
@pytest.mark.parametrize("offer", [1, 2, 3])
@pytest.mark.parametrize("card", ENCOUNTERS)
def test_every_option_of_every_card_costs_and_gives_what_it_says(card: int, offer: int) -> None:
    stage = meeting(card, promos=True).cards("nordic", 2, 5)
    before = counts(stage, "saxony")
    stage.answer(f"choose:{offer}")
    take_everything(stage, "saxony")
    printed = ENCOUNTERS[card].offers[offer - 1]
    assert changed(before, counts(stage, "saxony"), printed.gain) == expected(printed.cost, printed.gain)
    assert stage.board.encounter_deck[-1] == card


@pytest.mark.rule("SC-ENC-05")
def test_promotional_cards_join_the_deck_by_an_option() -> None:
    assert sorted(Stage("saxony", "nordic").board.encounter_deck) == list(range(1, 29))
    assert sorted(Stage("saxony", "nordic", promos=True).board.encounter_deck) == list(range(1, 43))


# Two promotional gains


def looking() -> Stage:
    """Card 31: for 2 popularity a look at an opponent's combat cards, then 3 combat cards."""
    stage = Stage("saxony", "nordic", "crimea", promos=True).encounter(31).units("saxony", character="G1")
    stage.cards("nordic", 2, 3, 5).cards("crimea", 4, 4).moving("saxony")
    return stage.answer("move:character,G1,G2", "done", "choose:3")


@pytest.mark.rule("SC-ENC-06")
def test_a_look_at_an_opponents_combat_cards_comes_before_the_draw() -> None:
    stage = looking()
    assert stage.offers("peek") == {"1", "2"}
    stage.answer("peek:1")
    assert stage.who("saxony").cards == (), "first the look"
    assert stage.options() == ["done"]
    stage.answer("done")
    assert len(stage.who("saxony").cards) == 3
    assert stage.who("nordic").cards == (2, 3, 5)
    assert stage.events(Peeked) == [Peeked("saxony", "nordic")]


@pytest.mark.rule("SC-ENC-06")
def test_only_the_player_who_looks_sees_the_cards() -> None:
    stage = looking().answer("peek:1")
    shown = [stage.match.view(seat)["frames"][-1]["cards"] for seat in (0, 1, 2, None)]
    assert shown == [(2, 3, 5), (-1, -1, -1), (-1, -1, -1), (-1, -1, -1)]


@pytest.mark.rule("SC-ENC-06")
def test_alone_against_automas_there_is_nobody_to_look_at() -> None:
    stage = Stage("saxony", automas=["nordic"], promos=True).encounter(31).units("saxony", character="G1")
    stage.moving("saxony").answer("move:character,G1,G2", "done", "choose:3")
    assert stage.kind == "act"
    assert len(stage.who("saxony").cards) == 3


def boarding(*enemies: str) -> Stage:
    """Card 42: for 2 coins any of the units here fly to one empty territory beside it, even across a river."""
    stage = Stage("saxony", "nordic", promos=True).encounter(42).units("nordic", workers=enemies)
    stage.units("saxony", character="G1", mechs=["G2", "G2"], workers=["G2", "H1"])
    return stage.moving("saxony").answer("move:character,G1,G2", "done", "choose:2")


@pytest.mark.rule("SC-ENC-06")
def test_the_airship_takes_any_units_to_an_empty_territory_beside_it() -> None:
    stage = boarding("F3")
    assert stage.who("saxony").coins == 3
    assert stage.offers("relocate") == {"F2", "G1", "G3"}, "across rivers, not on the lake, not to anybody"
    stage.answer("relocate:F2")
    assert stage.offers("carry") == {"character,0", "character,1"}
    stage.answer("carry:character,1")
    assert stage.offers("carry") == {"mech,0", "mech,1", "mech,2"}
    stage.answer("carry:mech,1", "carry:worker,1")
    assert stage.at("saxony", "character") == ["F2"]
    assert stage.at("saxony", "mech") == ["F2", "G2"]
    assert stage.at("saxony", "worker") == ["F2", "H1"]
    assert stage.kind == "act"


@pytest.mark.rule("SC-ENC-04")
def test_nobody_has_to_board_the_airship() -> None:
    stage = boarding().answer("done")
    assert stage.at("saxony", "character") == ["G2"]
    assert stage.kind == "act"


@pytest.mark.rule("SC-ENC-06")
@pytest.mark.parametrize(
    ("to", "key"), [("H1", "denied"), ("F3", "denied"), ("H2", "no-candidate"), ("E4", "no-candidate")]
)
def test_why_the_airship_does_not_go_somewhere(to: str, key: str) -> None:
    """Own workers stand on H1, enemies on F3; H2 is a lake, E4 far away."""
    stage = boarding("F3")
    assert stage.denied(f"relocate:{to}") == "SC-GAP-05"
    denial = stage.why_not(f"relocate:{to}")
    assert denial is not None
    assert denial.key == key


@pytest.mark.rule("SC-ENC-06")
def test_the_airship_without_an_empty_territory_takes_nobody() -> None:
    assert boarding("F2", "F3", "G1", "G3").kind == "act"
