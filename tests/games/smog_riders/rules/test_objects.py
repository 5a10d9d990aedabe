"""Passing on, picking up and laying down equipment and the objects of the scenarios."""

import pytest

from brassboard.games.smog_riders.data.events import Dropped, PassedOn, PickedUp
from brassboard.games.smog_riders.data.frames import Blow, Harm
from brassboard.games.smog_riders.data.table import ACTIVE, FALLEN, RESOLVED, Item
from games.smog_riders.helper import Stage
from games.smog_riders.rules.test_movement_points import bonus, pool


def lying(stage: Stage, square: str) -> list[str]:
    number = stage.site.board.square(square)
    return sorted([item.kind for item in stage.board.floor if item.square == number])


def fell(stage: Stage, character: str) -> Stage:
    """The defender's last blow."""
    stage.frames(Harm(stage.defender, "card", (Blow(character, wounds=9),)))
    return stage.pass_windows()


# Passing on


@pytest.mark.rule("SR-OBJ-01")
def test_equipment_is_passed_to_an_adjacent_teammate_not_to_an_ally() -> None:
    stage = Stage(players=3).put("mapuche", "D6").put("charlotte", "E7").put("arcturus", "F5").put("amelia", "D7")
    stage.gear("mapuche", "stunner")
    assert stage.offers("give") == {"mapuche,charlotte"}
    assert stage.denied("give:mapuche,amelia") == "SR-OBJ-01"
    assert stage.denied("give:mapuche,arcturus") == "SR-OBJ-01"
    stage.answer("give:mapuche,charlotte")
    assert (stage.who("mapuche").gear, stage.who("charlotte").gear) == ((), ("stunner",))
    assert stage.who("mapuche").points == 2
    assert PassedOn("mapuche", "charlotte", "stunner") in stage.told(1)


@pytest.mark.rule("SR-OBJ-01")
def test_nothing_is_passed_through_a_wall_to_the_fallen_or_to_a_walker() -> None:
    stage = Stage().put("mapuche", "D5").put("charlotte", "D4").gear("mapuche", "stunner")
    assert stage.denied("give:mapuche,charlotte") == "SR-OBJ-01"
    assert stage.doors("ac").denied("give:mapuche,charlotte") == ""
    stage.put("charlotte", "D6")
    assert stage.fallen("charlotte", "D6").denied("give:mapuche,charlotte") == "SR-OBJ-01"
    assert stage.walker("arcturus", "access1", "C5").denied("give:mapuche,arcturus") == "SR-OBJ-01"


@pytest.mark.rule("SR-RULING-49")
def test_any_number_of_things_passes_for_one_point() -> None:
    stage = Stage().put("mapuche", "D6").put("charlotte", "E7").gear("mapuche", "stunner", "devastating", "zuba")
    stage.carry("mapuche", "plan").answer("give:mapuche,charlotte")
    assert stage.kind == "item"
    assert stage.offers("item") == {"plan", "stunner", "devastating", "zuba"}
    stage.answer("item:zuba", "item:plan")
    assert stage.offers("item") == {"stunner", "devastating"}
    stage.answer("done")
    assert stage.who("mapuche").points == 2
    assert (stage.who("charlotte").gear, stage.who("charlotte").carries) == (("zuba",), ("plan",))
    assert stage.who("mapuche").gear == ("devastating", "stunner")


@pytest.mark.rule("SR-RULING-49")
def test_any_or_all_things_of_one_square_are_taken_for_one_point() -> None:
    stage = Stage().put("mapuche", "D6").item("stunner", "E7").item("devastating", "E7").item("boiler_plate", "C5")
    stage.answer("take:mapuche,E7")
    assert stage.offers("item") == {"stunner", "devastating"}
    stage.answer("item:stunner", "done")
    assert stage.who("mapuche").points == 2
    assert lying(stage, "E7") == ["devastating"]


@pytest.mark.rule("SR-RULING-50")
def test_a_character_may_carry_any_amount() -> None:
    cards = ("stunner", "devastating", "steam_justice", "boiler_plate", "mind_anchor", "cavorite_boots")
    stage = Stage().put("mapuche", "D6").put("charlotte", "D7").gear("mapuche", *cards[:4])
    stage.item("mind_anchor", "E6").item("cavorite_boots", "E6").turn_of(0)
    stage.answer("take:mapuche,E6", "item:mind_anchor", "item:cavorite_boots")
    assert stage.who("mapuche").gear == tuple(sorted(cards))


# Picking up


@pytest.mark.rule("SR-OBJ-02")
def test_things_are_taken_from_the_own_or_an_adjacent_square() -> None:
    stage = Stage().put("mapuche", "D6").put("arcturus", "A7")
    stage.item("stunner", "E7").item("devastating", "E7").item("boiler_plate", "F8").item("mind_anchor", "D6")
    assert stage.offers("take") == {"mapuche,D6", "mapuche,E7"}
    assert stage.denied("take:mapuche,F8") == "SR-OBJ-02"
    stage.answer("take:mapuche,E7", "item:stunner", "item:devastating")
    assert stage.who("mapuche").gear == ("devastating", "stunner")
    assert stage.who("mapuche").points == 2
    assert PickedUp("mapuche", "stunner", "E7") in stage.told(1)
    stage.answer("take:mapuche,D6")
    assert stage.who("mapuche").points == 1
    assert lying(stage, "F8") == ["boiler_plate"]


@pytest.mark.rule("SR-OBJ-02")
def test_nothing_is_taken_through_a_closed_door() -> None:
    stage = Stage().put("mapuche", "D5").item("stunner", "D4")
    assert stage.denied("take:mapuche,D4") == "SR-OBJ-02"
    assert stage.doors("ac").denied("take:mapuche,D4") == ""


@pytest.mark.rule("SR-OBJ-02")
def test_things_are_taken_with_bonus_movement_and_at_no_other_time() -> None:
    stage = Stage().put("mapuche", "D6").item("stunner", "E7").room("west_workshop", ACTIVE).rolling()
    assert stage.offers("take") == set()
    assert stage.why_not("take:mapuche,E7") is not None
    bonus(stage, "mapuche", points=1).answer("take:mapuche,E7")
    assert stage.who("mapuche").gear == ("stunner",)


@pytest.mark.rule("SR-OBJ-03")
@pytest.mark.parametrize("other", ["jack", "charlotte"])
def test_things_are_taken_from_under_anybodys_feet(other: str) -> None:
    stage = Stage("vault").put("mapuche", "D5").put(other, "D6").item("chest", "D6")
    stage.answer("take:mapuche,D6")
    assert stage.who("mapuche").carries == ("chest",)


@pytest.mark.rule("SR-OBJ-03")
def test_things_are_taken_from_under_the_fallen() -> None:
    stage = Stage().put("mapuche", "D5").fallen("charlotte", "D6").item("stunner", "D6")
    stage.answer("take:mapuche,D6")
    assert stage.who("mapuche").gear == ("stunner",)


@pytest.mark.rule("SR-OBJ-04")
def test_dropped_equipment_goes_to_whoever_takes_it() -> None:
    stage = (
        Stage(players=3).put("mapuche", "D6").put("amelia", "D7").gear("mapuche", "stunner").carry("mapuche", "plan")
    )
    fell(stage, "mapuche").turn_of(1)
    stage.answer("take:amelia,D6", "item:stunner", "item:plan")
    assert (stage.who("amelia").gear, stage.who("amelia").carries) == (("stunner",), ("plan",))
    assert (stage.who("mapuche").gear, stage.who("mapuche").carries) == ((), ())


@pytest.mark.rule("SR-OBJ-05")
@pytest.mark.parametrize(
    ("scenario", "kind", "here", "there"),
    [
        ("factory", "plan", "D6", "D7"),
        ("vault", "chest", "D5", "D6"),
        ("jail", "prisoner", "F4", "F5"),
        ("leak", "key", "J5", "J6"),
    ],
)
def test_objectives_are_carried_passed_dropped_and_picked_up(scenario: str, kind: str, here: str, there: str) -> None:
    stage = Stage(scenario).put("mapuche", here).put("charlotte", there).turn_of(0).item(kind, here)
    stage.answer(f"take:mapuche,{here}")
    assert stage.who("mapuche").carries == (kind,)
    stage.answer("give:mapuche,charlotte")
    assert (stage.who("mapuche").carries, stage.who("charlotte").carries) == ((), (kind,))
    stage.answer(f"drop:charlotte,{kind}", f"take:mapuche,{there}")
    assert stage.who("mapuche").carries == (kind,)
    fell(stage, "mapuche")
    assert stage.who("mapuche").at == FALLEN
    assert kind in lying(stage, here)


@pytest.mark.rule("SR-OBJ-05")
def test_the_captured_leader_is_an_object_too() -> None:
    stage = Stage("king").put("mapuche", "I3").put("charlotte", "I4").put("morsiarty", "J2")
    fell(stage.room("leaders_quarters", RESOLVED), "morsiarty").turn_of(0)
    stage.answer("take:mapuche,J2")
    assert stage.who("mapuche").carries == ("leader",)
    fell(stage, "mapuche")
    assert lying(stage, "I3") == ["leader"]


@pytest.mark.rule("SR-RULING-12")
def test_equipment_stays_until_its_bearer_falls() -> None:
    stage = Stage().put("mapuche", "D6").gear("mapuche", "stunner").idle(rounds=3)
    assert stage.who("mapuche").gear == ("stunner",)
    fell(stage, "mapuche")
    assert stage.who("mapuche").gear == ()
    assert lying(stage, "D6") == ["stunner"]


@pytest.mark.rule("SR-RULING-12")
def test_equipment_is_also_removed_by_an_effect_alone() -> None:
    """A companion laid down is gone although its bearer is well."""
    stage = Stage().put("mapuche", "D6").gear("mapuche", "rafter").turn_of(0)
    stage.answer("drop:mapuche,rafter").shuffle()
    assert stage.who("mapuche").gear == ()
    assert "rafter" in stage.board.magic_deck
    assert lying(stage, "D6") == []


@pytest.mark.rule("SR-RULING-51")
def test_minions_pick_up_pass_and_drop_nothing() -> None:
    stage = Stage().put("mapuche", "F8").put("jack", "D6").put("kelly", "D7").item("stunner", "D6")
    stage.defence_movement()
    assert stage.why_not("take:jack,D6") is not None
    assert {option.partition(":")[0] for option in stage.options()} <= {"move", "open", "close", "portal", "end"}


# One copy, and loads that fill both hands


@pytest.mark.rule("SR-S1-02")
def test_a_team_takes_one_plan_only() -> None:
    stage = Stage(players=4).put("mapuche", "K2").put("charlotte", "L2").turn_of(0)
    stage.answer("take:mapuche,K1")
    assert stage.denied("take:charlotte,K3") == "SR-S1-02"
    assert stage.denied("take:mapuche,K3") == "SR-S1-02"
    stage.answer("drop:mapuche,plan")
    assert stage.denied("take:charlotte,K3") == ""
    stage.stock(0, delivered=("plan",))
    stage.board.floor = [item for item in stage.board.floor if item.square != stage.site.board.square("K2")]
    assert stage.ask_again().denied("take:charlotte,K3") == "SR-S1-02"


@pytest.mark.rule("SR-S2-02")
def test_who_has_equipment_takes_no_chest_and_a_chest_fills_the_hands() -> None:
    stage = Stage("vault").put("mapuche", "D5").put("charlotte", "E5").gear("mapuche", "stunner").item("chest", "D6")
    assert stage.denied("take:mapuche,D6") == "SR-RULING-103"
    assert stage.denied("take:charlotte,D6") == ""
    stage.answer("drop:mapuche,stunner")
    assert Dropped("mapuche", "stunner") in stage.told(1)
    assert stage.who("mapuche").points == 3
    stage.answer("take:mapuche,D6")
    assert stage.denied("take:mapuche,D5") == "SR-RULING-103"
    stage.gear("charlotte", "devastating")
    assert stage.denied("give:charlotte,mapuche") == "SR-RULING-103"
    assert stage.denied("give:mapuche,charlotte") == "SR-RULING-103"


@pytest.mark.rule("SR-S2-02")
def test_from_a_square_with_both_the_laden_choose() -> None:
    """A chest and a weapon on one square: with a weapon in hand only the weapon; empty-handed one or the other."""
    stage = Stage("vault").put("mapuche", "D5").put("charlotte", "E5").gear("mapuche", "stunner")
    stage.item("chest", "D6").item("devastating", "D6").answer("take:mapuche,D6")
    assert stage.who("mapuche").gear == ("devastating", "stunner")
    assert lying(stage, "D6") == ["chest"]
    stage.item("boiler_plate", "D6").answer("take:charlotte,D6", "item:chest")
    assert stage.kind == "move"
    assert (stage.who("charlotte").carries, lying(stage, "D6")) == (("chest",), ["boiler_plate"])


@pytest.mark.rule("SR-RULING-102")
def test_laying_down_is_free_and_counts_as_no_movement() -> None:
    stage = Stage().put("mapuche", "D6").gear("mapuche", "stunner").change("mapuche", points=0)
    stage.answer("drop:mapuche,stunner")
    assert lying(stage, "D6") == ["stunner"]
    assert stage.denied("portal:mapuche") == ""
    assert stage.denied("drop:mapuche,stunner") == "SR-RULING-102"


# Companions


@pytest.mark.rule("SR-RULING-124")
@pytest.mark.parametrize(("companion", "colour"), [("octopiti", "R"), ("rafter", "B"), ("zuba", "M")])
def test_each_companion_brings_its_die(companion: str, colour: str) -> None:
    stage = Stage().put("mapuche", "D6")
    before = pool(stage, 0, "west_workshop")
    stage.gear("mapuche", companion)
    assert pool(stage, 0, "west_workshop") == "".join(sorted(before + colour))


@pytest.mark.rule("SR-OBJ-05")
def test_an_item_on_the_floor_is_public() -> None:
    stage = Stage().item("stunner", "D6")
    number = stage.site.board.square("D6")
    assert Item("stunner", number) in stage.board.floor
    for seat in (0, 1, None):
        assert [item for item in stage.seen_by(seat)["floor"] if item["kind"] == "stunner"]
