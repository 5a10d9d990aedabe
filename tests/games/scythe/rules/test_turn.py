"""The turn: sections, top before bottom, costs first; Bolster, Trade and Produce; giving coins."""

import pytest

from brassboard.games.scythe.data.events import GaveAmount, GaveCoins
from brassboard.games.scythe.rules import top_row
from games.scythe.helper import Stage

# Sections


@pytest.mark.rule("SC-TURN-01")
def test_the_token_goes_to_another_section_and_at_first_to_any() -> None:
    stage = Stage("nordic", "saxony")
    assert stage.offers("section") == {"1", "2", "3", "4"}
    stage.change("nordic", token=2)
    assert stage.offers("section") == {"1", "3", "4"}
    denial = stage.why_not("section:2")
    assert denial is not None
    assert (denial.rule, denial.args) == ("SC-TURN-01", {"section": 2})


@pytest.mark.rule("SC-TURN-02")
def test_after_the_bottom_action_the_top_action_is_gone() -> None:
    stage = Stage("nordic", "saxony").goods("B4", oil=3).turn_of("nordic", "upgrade")
    assert "top:power" in stage.options()
    stage.answer("bottom", "done")
    assert stage.options() == ["end"]
    assert stage.denied("top:power") == "SC-TURN-02"
    assert stage.denied("bottom") == "SC-TURN-02"


@pytest.mark.rule("SC-TURN-02")
def test_each_action_is_taken_once() -> None:
    stage = Stage("nordic", "saxony").turn_of("nordic", "bolster").answer("top:power")
    assert stage.denied("top:cards") == "SC-TURN-02"


@pytest.mark.rule("SC-TURN-03", "SC-RULING-24")
def test_a_turn_without_any_action_is_legal() -> None:
    stage = Stage("nordic", "saxony").change("nordic", coins=0).turn_of("nordic", "bolster")
    assert stage.options() == ["end"]
    stage.answer("end")
    assert stage.asked == (1, "section")
    assert stage.who("nordic").token == stage.section_of("nordic", "bolster")


@pytest.mark.rule("SC-TURN-04", "SC-TRADE-01", "SC-BOLSTER-01")
@pytest.mark.parametrize(("action", "choice"), [("trade", "popularity"), ("trade", "resources"), ("bolster", "power")])
def test_an_action_that_cannot_be_paid_is_not_legal(action: str, choice: str) -> None:
    stage = Stage("nordic", "saxony").change("nordic", coins=0).turn_of("nordic", action)
    denial = stage.why_not(f"top:{choice}")
    assert denial is not None
    assert denial.rule == {"trade": "SC-TRADE-01", "bolster": "SC-BOLSTER-01"}[action]
    assert denial.args == {"coins": 0}


@pytest.mark.rule("SC-TURN-06", "SC-RUS-01", "SC-RULING-01")
def test_a_factory_card_is_a_fifth_section_and_relentless_does_not_repeat_it() -> None:
    stage = Stage("rusviet", "saxony")
    assert stage.denied("section:5") == "SC-TURN-06"
    stage.factory_card("rusviet", 6).change("rusviet", token=2)
    assert stage.offers("section") == {"1", "2", "3", "4", "5"}
    stage.change("rusviet", token=5)
    assert stage.denied("section:5") == "SC-TURN-01"


@pytest.mark.rule("SC-TURN-07")
def test_turns_pass_clockwise_and_round_again() -> None:
    stage = Stage("nordic", "rusviet", "crimea")
    seats = []
    for _ in range(4):
        seats.append(stage.asked[0])
        stage.answer(stage.options()[0], "end")
    assert seats == [0, 1, 2, 0]


@pytest.mark.rule("SC-TURN-09")
def test_tracks_end_at_their_ends() -> None:
    stage = Stage("nordic", "saxony").change("nordic", power=15).turn_of("nordic", "bolster").answer("top:power")
    assert stage.who("nordic").power == 16
    stage.change("nordic", popularity=18).turn_of("nordic", "trade").answer("top:popularity")
    assert stage.who("nordic").popularity == 18


# Bolster


@pytest.mark.rule("SC-BOLSTER-01")
def test_bolster_costs_a_coin_and_gives_power_or_a_card() -> None:
    stage = Stage("nordic", "saxony").change("nordic", coins=1).turn_of("nordic", "bolster").answer("top:power")
    assert (stage.who("nordic").coins, stage.who("nordic").power) == (0, 7)
    stage.change("nordic", coins=1).on_deck(4).turn_of("nordic", "bolster").answer("top:cards")
    assert stage.who("nordic").cards == (4,)


@pytest.mark.rule("SC-BOLSTER-01")
def test_upgrades_raise_both() -> None:
    stage = Stage("nordic", "saxony").upgraded("nordic", "power deploy", "cards build")
    stage.turn_of("nordic", "bolster").answer("top:power")
    assert stage.who("nordic").power == 8
    stage.turn_of("nordic", "bolster").answer("top:cards")
    assert len(stage.who("nordic").cards) == 2


@pytest.mark.rule("SC-BOLSTER-02")
def test_the_monument_adds_popularity_to_every_bolster() -> None:
    stage = Stage("nordic", "saxony").structures("nordic", monument="B4").turn_of("nordic", "bolster")
    stage.answer("top:cards")
    assert stage.who("nordic").popularity == 6


@pytest.mark.rule("SC-BOLSTER-03")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    stage = Stage("nordic", "saxony").upgraded("nordic", "cards build")
    deck = stage.board.combat_deck
    stage.board.combat_deck, stage.board.combat_discard = (), deck[:6]
    stage.who("saxony").cards = tuple(sorted(deck[6:]))
    stage.turn_of("nordic", "bolster").answer("top:cards", "shuffle:5,4,3,2,1,0")
    assert stage.who("nordic").cards == tuple(sorted(deck[4:6]))
    assert len(stage.board.combat_deck) == 4
    assert stage.board.combat_discard == ()


@pytest.mark.rule("SC-BOLSTER-03")
def test_with_nothing_left_nobody_draws() -> None:
    stage = Stage("nordic", "saxony")
    deck = stage.board.combat_deck
    stage.board.combat_deck = ()
    stage.who("saxony").cards = tuple(sorted(deck))
    stage.turn_of("nordic", "bolster").answer("top:cards")
    assert stage.who("nordic").cards == ()
    assert stage.kind == "act"


# Trade


@pytest.mark.rule("SC-TRADE-01")
def test_trade_gives_two_resources_or_popularity() -> None:
    stage = Stage("nordic", "saxony").upgraded("nordic", "popularity enlist").turn_of("nordic", "trade")
    assert stage.offers("top") == {"resources", "popularity"}
    stage.answer("top:popularity")
    assert (stage.who("nordic").popularity, stage.who("nordic").coins) == (7, 4)
    stage.turn_of("nordic", "trade").answer("top:resources", "place:oil,B4", "place:oil,B4")
    assert stage.lying("B4") == {"oil": 2}
    assert stage.kind == "act", "never a third one"


@pytest.mark.rule("SC-TRADE-02")
def test_traded_resources_lie_where_own_workers_are() -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="G2", workers=["G1", "home"]).turn_of("saxony", "trade")
    stage.answer("top:resources")
    assert stage.offers("place") == {f"{kind},G1" for kind in ("oil", "metal", "wood", "food")}
    stage.answer("place:wood,G1", "place:food,G1")
    assert stage.lying("G1") == {"wood": 1, "food": 1}


@pytest.mark.rule("SC-RULING-11")
def test_the_two_may_lie_on_two_territories(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage("nordic", "saxony").turn_of("nordic", "trade").answer("top:resources", "place:oil,B4")
    stage.answer("place:oil,B5")
    assert (stage.lying("B4"), stage.lying("B5")) == ({"oil": 1}, {"oil": 1})
    monkeypatch.setattr(top_row, "TRADE_MAY_SPLIT", False)
    stage = Stage("nordic", "saxony").turn_of("nordic", "trade").answer("top:resources", "place:oil,B4")
    assert not [each for each in stage.offers("place") if each.endswith("B5")]


@pytest.mark.rule("SC-RULING-22")
def test_resources_may_be_traded_onto_a_lake_where_a_worker_stands() -> None:
    stage = Stage("nordic", "saxony").mechs("nordic", seaworthy="D4").units("nordic", workers=["D4"])
    stage.turn_of("nordic", "trade").answer("top:resources", "place:oil,D4", "done")
    assert stage.lying("D4") == {"oil": 1}


@pytest.mark.rule("SC-TRADE-03")
def test_with_all_workers_at_home_only_popularity_can_be_had() -> None:
    stage = Stage("nordic", "saxony").units("nordic", workers=["home", "home"]).turn_of("nordic", "trade")
    assert stage.offers("top") == {"popularity"}
    assert stage.denied("top:resources") == "SC-TRADE-03"


@pytest.mark.rule("SC-TRADE-04")
def test_the_armory_adds_power_to_every_trade() -> None:
    stage = Stage("nordic", "saxony").structures("nordic", armory="B4").turn_of("nordic", "trade")
    stage.answer("top:popularity")
    assert stage.who("nordic").power == 6


# Produce


@pytest.mark.rule("SC-PRODUCE-01")
@pytest.mark.parametrize(
    ("workers", "paid"),
    [(2, (0, 0, 0)), (3, (0, 0, 0)), (4, (1, 0, 0)), (5, (1, 0, 0)), (6, (1, 1, 0)), (8, (1, 1, 1))],
)
def test_produce_costs_what_is_uncovered(workers: int, paid: tuple[int, int, int]) -> None:
    stage = Stage("nordic", "saxony").units("nordic", workers=["B4"] * workers).turn_of("nordic", "produce")
    stage.answer("top:produce")
    one = stage.who("nordic")
    assert (5 - one.power, 5 - one.popularity, 5 - one.coins) == paid


@pytest.mark.rule("SC-PRODUCE-01")
def test_who_cannot_pay_cannot_produce() -> None:
    stage = Stage("nordic", "saxony").units("nordic", workers=["B4"] * 6).change("nordic", power=0)
    stage.turn_of("nordic", "produce")
    denial = stage.why_not("top:produce")
    assert denial is not None
    assert (denial.rule, denial.args) == ("SC-PRODUCE-01", {"power": 1, "popularity": 1, "coins": 0})


@pytest.mark.rule("SC-PRODUCE-02")
def test_workers_made_now_cost_only_the_next_time() -> None:
    stage = Stage("nordic", "saxony").units("nordic", workers=["B3"] * 3).turn_of("nordic", "produce")
    stage.answer("top:produce", "produce:B3,2")
    assert stage.who("nordic").power == 5
    stage.turn_of("nordic", "produce").answer("top:produce")
    assert stage.who("nordic").power == 4


@pytest.mark.rule("SC-PRODUCE-03")
def test_up_to_two_territories_produce_or_three_when_upgraded() -> None:
    stage = Stage("nordic", "saxony").units("nordic", workers=["B4"] * 3 + ["B2"] * 2 + ["B5"])
    stage.turn_of("nordic", "produce").answer("top:produce", "produce:B4,3", "produce:B2,2")
    assert (stage.lying("B4"), stage.lying("B2"), stage.kind) == ({"wood": 3}, {"food": 2}, "act")
    stage.upgraded("nordic", "territories deploy").turn_of("nordic", "produce")
    stage.answer("top:produce", "produce:B4,1", "produce:B2,1", "produce:B5,1")
    assert stage.lying("B5") == {"oil": 1}


@pytest.mark.rule("SC-PRODUCE-03")
def test_a_territory_produces_once_and_only_under_control() -> None:
    stage = Stage("nordic", "saxony").turn_of("nordic", "produce").answer("top:produce", "produce:B4,1")
    assert stage.denied("produce:B4,1") == "SC-PRODUCE-03"
    assert stage.denied("produce:E4,1") == "SC-TERR-02"


@pytest.mark.rule("SC-PRODUCE-04", "SC-FACTORY-01")
def test_each_terrain_makes_its_own_and_lake_and_factory_nothing() -> None:
    stage = Stage("nordic", "saxony").mechs("nordic", seaworthy="D4").units("nordic", workers=["C5", "E4", "D4"])
    stage.turn_of("nordic", "produce").answer("top:produce")
    assert stage.offers("produce") == {"C5,1"}
    assert stage.denied("produce:E4,1") == "SC-PRODUCE-04"
    stage.answer("produce:C5,1")
    assert stage.lying("C5") == {"metal": 1}


@pytest.mark.rule("SC-PRODUCE-05")
def test_a_village_makes_one_worker_a_worker_and_the_new_ones_wait() -> None:
    stage = Stage("rusviet", "saxony").units("rusviet", workers=["D6", "D6"]).turn_of("rusviet", "produce")
    stage.answer("top:produce")
    assert stage.offers("produce") == {"D6,1", "D6,2"}
    stage.answer("produce:D6,2")
    assert stage.at("rusviet", "worker") == ["D6"] * 4
    assert stage.kind == "act", "the new workers do not produce"


@pytest.mark.rule("SC-PRODUCE-06")
def test_there_are_never_more_than_eight_workers() -> None:
    stage = Stage("rusviet", "saxony").units("rusviet", workers=["D6"] * 8).turn_of("rusviet", "produce")
    stage.answer("top:produce")
    assert stage.kind == "act"
    stage.units("rusviet", workers=["D6"] * 7).stars("rusviet", "workers").turn_of("rusviet", "produce")
    stage.answer("top:produce")
    assert stage.offers("produce") == {"D6,1"}


@pytest.mark.rule("SC-PRODUCE-07")
def test_each_worker_may_produce_or_not() -> None:
    stage = Stage("rusviet", "saxony").units("rusviet", workers=["D6"] * 3).turn_of("rusviet", "produce")
    stage.answer("top:produce")
    assert stage.options() == ["produce:D6,1", "produce:D6,2", "produce:D6,3", "done"]


@pytest.mark.rule("SC-PRODUCE-08", "SC-RULING-07")
def test_the_mill_produces_besides_where_its_owner_has_control() -> None:
    stage = Stage("nordic", "saxony").structures("nordic", mill="C2").turn_of("nordic", "produce")
    stage.answer("top:produce", "produce:B4,1", "produce:B5,1")
    assert stage.offers("produce") == {"C2,1"}
    stage.answer("produce:C2,1")
    assert stage.lying("C2") == {"oil": 1}
    stage.units("saxony", mechs=["C2"]).turn_of("nordic", "produce").answer(
        "top:produce", "produce:B4,1", "produce:B5,1"
    )
    assert stage.kind == "act"


@pytest.mark.rule("SC-EX-04")
def test_the_example_of_produce() -> None:
    stage = Stage("nordic", "saxony").units("nordic", workers=["B2", "C5", "C5"]).turn_of("nordic", "produce")
    stage.answer("top:produce")
    assert stage.offers("produce") == {"B2,1", "C5,1", "C5,2"}
    stage.answer("produce:C5,2", "done")
    assert (stage.lying("B2"), stage.lying("C5")) == ({}, {"metal": 2})


@pytest.mark.rule("SC-EX-05")
def test_the_example_of_the_mill() -> None:
    stage = Stage("nordic", "saxony").units("nordic", workers=["C5", "B2", "B5"]).structures("nordic", mill="B3")
    stage.turn_of("nordic", "produce").answer("top:produce", "produce:C5,1", "produce:B2,1")
    assert stage.offers("produce") == {"B3,1"}
    stage.answer("produce:B3,1")
    assert stage.at("nordic", "worker") == ["B2", "B3", "B5", "C5"]


# Resources


@pytest.mark.rule("SC-RES-01")
def test_workers_are_no_resources() -> None:
    stage = Stage("nordic", "saxony").units("nordic", workers=["B4"] * 8).turn_of("nordic", "build")
    assert stage.denied("bottom") == "SC-TURN-04"


@pytest.mark.rule("SC-RES-02")
def test_resources_stay_where_they_lie() -> None:
    stage = Stage("nordic", "saxony").goods("C2", oil=2).turn_of("nordic").answer("section:1", "end")
    stage.answer("section:1", "end")
    assert stage.lying("C2") == {"oil": 2}


# Deals


@pytest.mark.rule("SC-DEAL-01", "SC-RULING-29")
def test_coins_may_be_given_between_actions_and_nothing_else() -> None:
    stage = Stage("nordic", "saxony", "crimea", deals=True).turn_of("nordic", "move")
    assert stage.offers("give") == {"1", "2"}
    stage.answer("give:2")
    assert stage.options() == [f"number:{n}" for n in range(1, 6)]
    stage.answer("number:3")
    assert (stage.who("nordic").coins, stage.who("crimea").coins) == (2, 8)
    assert [(each.faction, each.receiver) for each in stage.events(GaveCoins)] == [("nordic", "crimea")]
    assert [each.n for each in stage.events(GaveAmount, seat=2)] == [3]
    assert stage.events(GaveAmount, seat=1) == []
    assert stage.kind == "act"


@pytest.mark.rule("SC-DEAL-01")
def test_where_deals_are_off_or_there_is_nothing_to_give_none_is_offered() -> None:
    stage = Stage("nordic", "saxony").turn_of("nordic", "move")
    assert stage.denied("give:1") == "SC-RULING-29"
    stage = Stage("nordic", "saxony", deals=True).change("nordic", coins=0).turn_of("nordic", "move")
    assert stage.denied("give:1") == "SC-DEAL-01"
