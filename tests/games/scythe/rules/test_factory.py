"""The Factory: the first visit, the card as a fifth section of the mat, its top action, its Move; every card once."""

import pytest

from brassboard.games.scythe.content import FACTORY_CARDS
from brassboard.games.scythe.data.events import CombatBegan, FactoryVisited
from games.scythe.helper import Stage
from games.scythe.resolving import changed, counts, expected, take_everything


def visit(*factions: str) -> Stage:
    """The first faction's character has just come to the Factory, and the moves are done."""
    stage = Stage(*(factions or ("saxony", "nordic"))).no_encounters()
    return arrive(stage, stage.board.players[0].faction)


def arrive(stage: Stage, faction: str) -> Stage:
    stage.units(faction, character="D3").moving(faction).answer("move:character,D3,E4")
    return stage.answer("done") if stage.kind == "move" else stage


def using(card: int, faction: str = "saxony", **mechs: str) -> Stage:
    """The player has the card, and the token is on it."""
    stage = Stage(faction, "nordic" if faction != "nordic" else "saxony", promos=True).no_encounters()
    return stage.factory_card(faction, card).mechs(faction, **mechs).turn_of(faction, "factory")


# The visit


@pytest.mark.rule("SC-FACTORY-01")
def test_the_factory_counts_as_three_territories_and_makes_nothing() -> None:
    stage = Stage("saxony", "nordic").units("saxony", workers=["E4", "G1", "H1"])
    assert stage.territories("saxony") == 5
    stage.turn_of("saxony", "produce").answer("top:produce")
    assert stage.denied("produce:E4,1") == "SC-PRODUCE-04"
    assert stage.units("saxony", workers=["G1", "H1"]).territories("saxony") == 2
    assert stage.structures("saxony", mine="E4").territories("saxony") == 5


@pytest.mark.rule("SC-FACTORY-02")
def test_the_first_visitor_chooses_from_one_card_more_than_players_the_second_from_one_less() -> None:
    stage = visit("saxony", "nordic", "rusviet", "crimea")
    assert len(stage.offers("claim")) == 5
    claimed = stage.options()[2]
    stage.answer(claimed)
    number = int(claimed.partition(":")[2])
    assert stage.who("saxony").factory_card == number
    assert stage.events(FactoryVisited) == [FactoryVisited("saxony", number)]
    stage.units("saxony", character="G1")
    arrive(stage, "nordic")
    assert len(stage.offers("claim")) == 4
    assert stage.denied(claimed) == "SC-FACTORY-02", "it is no longer there"


@pytest.mark.rule("SC-FACTORY-02")
@pytest.mark.parametrize(("attack", "claims"), [("2", True), ("0", False)])
def test_the_card_comes_after_the_combat_if_the_character_is_still_there(attack: str, claims: bool) -> None:
    stage = Stage("saxony", "nordic").units("saxony", character="D3").units("nordic", mechs=["E4"]).moving("saxony")
    stage.answer("move:character,D3,E4", "done")
    assert stage.kind == "dial"
    stage.dials(attack, "1")
    assert (stage.kind == "claim") is claims
    assert len(stage.board.factory.cards) == 3


@pytest.mark.rule("SC-FACTORY-03")
def test_one_card_must_be_taken_and_it_stays_the_only_one() -> None:
    stage = visit()
    assert all(text.startswith("claim:") for text in stage.options())
    stage.answer(stage.options()[0])
    assert stage.kind == "act"
    mine = stage.who("saxony").factory_card
    arrive(stage, "saxony")
    assert stage.kind == "act"
    assert stage.who("saxony").factory_card == mine


@pytest.mark.rule("SC-FACTORY-03")
def test_nobody_claims_out_of_turn_or_away_from_the_factory() -> None:
    stage = visit()
    card = stage.options()[0]
    denial = stage.why_not(card, seat=1)
    assert denial is not None
    assert denial.key == "not-asked"
    denial = stage.answer(card).why_not("claim:12")
    assert denial is not None
    assert denial.key == "not-now"


@pytest.mark.rule("SC-FACTORY-04")
def test_only_the_visitor_sees_the_cards_and_everybody_the_one_kept() -> None:
    stage = visit().factory_pile(3, 7, 9)
    hidden = [-1, -1, -1]
    assert [stage.seen_by(seat)["factory"]["cards"] for seat in (0, 1, None)] == [[3, 7, 9], hidden, hidden]
    stage.answer("claim:7")
    assert [stage.seen_by(seat)["factory"]["cards"] for seat in (0, 1, None)] == [[3, 9], [-1, -1], [-1, -1]]
    assert [stage.seen_by(seat)["players"][0]["factory_card"] for seat in (0, 1, None)] == [7, 7, 7]


# The card's top action


@pytest.mark.rule("SC-FACTORY-05")
def test_a_factory_card_brings_nothing_of_the_player_mat() -> None:
    """Card 10: 2 coins, deploy a mech and gain 1 power. The mat would pay 3 coins for a Deploy."""
    stage = using(10).structures("saxony", monument="H1", armory="G1")
    stage.recruits("saxony", deploy="cards").recruits("nordic", deploy="cards")
    stage.answer("top:factory", "deploy:speed,G1")
    assert (stage.who("saxony").power, stage.who("saxony").popularity, stage.who("saxony").coins) == (6, 5, 3)
    assert stage.who("nordic").coins == 5


@pytest.mark.rule("SC-FACTORY-05")
def test_the_mill_gives_no_further_territory_to_a_cards_produce() -> None:
    """Card 1: a combat card and 1 coin, produce on 2 territories; nothing of the Produce row is paid."""
    stage = using(1).cards("saxony", 2).units("saxony", workers=["G1", "H1", "H1", "F3", "F4"])
    stage.structures("saxony", mill="E5").answer("top:factory", "spend:2", "produce:G1,1", "produce:H1,2")
    assert stage.kind == "act"
    assert stage.who("saxony").power == 5
    assert (stage.lying("G1"), stage.lying("H1"), stage.lying("E5")) == ({"metal": 1}, {"oil": 2}, {})
    stage = using(1).cards("saxony", 2).structures("saxony", mill="G1").answer("top:factory", "spend:2")
    assert stage.offers("produce") == {"G1,1", "H1,1"}, "nor does it make a token itself"


@pytest.mark.rule("SC-FACTORY-05")
@pytest.mark.parametrize(
    ("card", "fields", "goods"),
    [
        (3, {}, {}),  # a combat card
        (5, {"power": 0}, {}),
        (2, {"popularity": 0}, {}),
        (9, {"coins": 1}, {}),
        (16, {}, {}),  # any resource
        (13, {}, {"oil": 2}),  # two different resources
    ],
)
def test_a_card_that_cannot_be_paid_is_refused(card: int, fields: dict[str, int], goods: dict[str, int]) -> None:
    stage = using(card).change("saxony", **fields).goods("G1", **goods)
    assert stage.denied("top:factory") == "SC-FACTORY-05"
    stage.change("saxony", power=5, popularity=5, coins=5).cards("saxony", 2).goods("G1", oil=2, wood=1)
    assert stage.denied("top:factory") == ""


@pytest.mark.rule("SC-FACTORY-05")
def test_of_two_entries_one_is_taken() -> None:
    stage = using(2).answer("top:factory")
    assert stage.options() == ["choose:1", "choose:2"]
    assert stage.answer("choose:2").kind == "upgrade"
    assert using(2).answer("top:factory", "choose:1").kind == "enlist"


@pytest.mark.rule("SC-FACTORY-05")
def test_the_owner_chooses_which_combat_card_and_which_resources_are_paid() -> None:
    stage = using(4).cards("saxony", 2, 3, 3).answer("top:factory")
    assert stage.options() == ["spend:2", "spend:3"]
    stage.answer("spend:3")
    assert stage.who("saxony").cards == (2, 3)
    assert stage.board.combat_discard == (3,)
    assert stage.who("saxony").coins == 8
    stage = using(18).goods("G1", oil=2, wood=1, food=1).answer("top:factory", "choose:2", "pay:oil,G1")
    assert stage.offers("pay") == {"wood,G1", "food,G1"}, "not a second oil"


@pytest.mark.rule("SC-FACTORY-08")
@pytest.mark.parametrize(
    ("card", "entry", "verb"), [(7, "choose:1", "deploy"), (7, "choose:2", "build"), (11, "", "build")]
)
def test_deploying_and_building_by_a_card_needs_a_worker(card: int, entry: str, verb: str) -> None:
    stage = using(card).units("saxony", character="G1", workers=["F2", "home"]).answer("top:factory")
    if entry:
        stage.answer(entry)
    assert {text.rpartition(",")[2] for text in stage.offers(verb)} == {"F2"}
    thing = {"deploy": "speed", "build": "mill"}[verb]
    assert stage.denied(f"{verb}:{thing},G1") == {"deploy": "SC-DEPLOY-01", "build": "SC-BUILD-01"}[verb]


@pytest.mark.rule("SC-FACTORY-08")
def test_resources_of_a_card_lie_where_a_worker_stands() -> None:
    stage = using(8).cards("saxony", 2).units("saxony", character="E5", workers=["F2", "G2"]).answer("top:factory")
    stage.answer("spend:2")
    assert {text.rpartition(",")[2] for text in stage.offers("place")} == {"F2", "G2"}


@pytest.mark.rule("SC-FACTORY-08")
def test_the_worker_of_card_14_goes_to_a_mech_of_ones_choice() -> None:
    stage = using(14, speed="E5", riverwalk="C6", disarm="home").cards("saxony", 2).answer("top:factory", "spend:2")
    assert stage.options() == ["produce:C6,1", "produce:E5,1", "done"]
    stage.answer("produce:E5,1")
    assert stage.at("saxony", "worker") == ["E5", "G1", "H1"]
    assert stage.who("saxony").coins == 7
    stage = using(14, speed="E5", riverwalk="C6").cards("saxony", 2).answer("top:factory", "spend:2", "done")
    assert len(stage.at("saxony", "worker")) == 2
    assert stage.who("saxony").coins == 7


@pytest.mark.rule("SC-FACTORY-08")
def test_the_worker_of_card_14_needs_a_mech() -> None:
    stage = using(14).cards("saxony", 2).answer("top:factory", "spend:2")
    assert stage.kind == "act"
    assert len(stage.at("saxony", "worker")) == 2
    assert stage.who("saxony").coins == 7


CHOICES = [(card.no, entry) for card in FACTORY_CARDS.values() for entry in range(1, len(card.choose) + 1)]


@pytest.mark.rule("SC-FACTORY-05", "SC-FACTORY-08")
@pytest.mark.parametrize(("card", "entry"), CHOICES)
def test_every_entry_of_every_card_costs_and_gives_what_it_says(card: int, entry: int) -> None:
    stage = using(card, speed="H1").cards("saxony", 2, 5).goods("G1", oil=2, wood=1, food=1).change("saxony", coins=8)
    before = counts(stage, "saxony")
    stage.answer("top:factory")
    if stage.kind == "entry":
        stage.answer(f"choose:{entry}")
    take_everything(stage, "saxony")
    printed = FACTORY_CARDS[card]
    gain = printed.choose[entry - 1]
    assert changed(before, counts(stage, "saxony"), printed.cost, gain) == expected(printed.cost, gain)


@pytest.mark.rule("SC-FACTORY-05")
def test_produce_by_a_card_makes_what_the_workers_make() -> None:
    stage = using(1).cards("saxony", 2)
    take_everything(stage.answer("top:factory"), "saxony")
    assert (stage.lying("G1"), stage.lying("H1")) == ({"metal": 1}, {"oil": 1})


# The card's Move


@pytest.mark.rule("SC-FACTORY-06")
@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_the_cards_move_takes_one_unit_two_territories_far(unit: str) -> None:
    stage = using(3, disarm="G1").units("saxony", character="G1", workers=["G1"]).answer("bottom")
    stage.answer(f"move:{unit},G1,H1")
    if unit == "mech":
        stage.answer("carry:worker,0")
    assert stage.kind == "go"
    stage.answer("go:G2")
    assert stage.at("saxony", unit) == ["G2"]
    assert stage.kind == "act", "one unit, two steps, and both actions are done"
    assert stage.denied("bottom") == "SC-TURN-02"


@pytest.mark.rule("SC-FACTORY-06")
def test_the_second_step_may_be_left() -> None:
    stage = using(3).answer("bottom", "move:worker,G1,H1", "done")
    assert stage.kind == "act"
    assert using(3).answer("bottom", "done").kind == "act"


@pytest.mark.rule("SC-FACTORY-06")
def test_all_rules_of_moving_hold_and_what_follows_a_move_follows() -> None:
    stage = using(3).encounter(1, "G2").units("saxony", character="G1").answer("bottom", "move:character,G1,G2")
    assert stage.kind == "choose", "the character stops at the token and has its encounter"
    stage = using(3).units("saxony", character="D3").answer("bottom", "move:character,D3,E4", "done")
    assert stage.kind == "act", "a second visit brings no second card"
    stage = using(3, disarm="G1").units("nordic", mechs=["H1"]).answer("bottom", "move:mech,G1,H1", "carry:worker,0")
    assert stage.events(CombatBegan) == [CombatBegan("saxony", "nordic", "H1")], "it stops and fights"
    stage = using(3).units("nordic", workers=["G2"]).answer("bottom", "move:worker,G1,H1")
    assert stage.denied("go:G2") == "SC-MOVE-11"
    assert stage.denied("go:H2") == "SC-WATER-02"


@pytest.mark.rule("SC-FACTORY-07")
@pytest.mark.parametrize(("unit", "steps"), [("character", 3), ("mech", 3), ("worker", 2)])
def test_with_speed_a_character_or_mech_goes_three_territories(unit: str, steps: int) -> None:
    stage = using(3, speed="G1").units("saxony", character="G1", workers=["G1"]).answer("bottom")
    walked = [f"move:{unit},G1,H1", "go:G2", "go:H1"][:steps]
    for wish in walked:
        stage.answer(wish)
        if stage.kind == "carry":
            stage.answer("carry:worker,0")
    assert stage.kind == "act"


@pytest.mark.rule("SC-FACTORY-07")
def test_the_own_mine_may_be_used_on_the_way() -> None:
    stage = using(3).structures("saxony", mine="H1").answer("bottom", "move:worker,G1,H1", "go:C4")
    assert stage.at("saxony", "worker") == ["C4", "H1"]
