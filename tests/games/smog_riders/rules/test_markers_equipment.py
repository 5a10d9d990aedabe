"""Equipment, companions and what lies on the floor."""

import pytest

from brassboard.games.smog_riders.content import MAGIC
from brassboard.games.smog_riders.data.events import Discarded
from brassboard.games.smog_riders.data.frames import AttackTurn, Blow, Search, Solve
from games.smog_riders.helper import Stage
from games.smog_riders.rules.test_markers_harm import OFFICE


def lying(stage: Stage, square: str) -> list[str]:
    number = stage.site.board.square(square)
    return sorted(item.kind for item in stage.board.floor if item.square == number)


# What the fallen leave


@pytest.mark.rule("SR-MARK-10")
def test_the_fallen_drop_everything_for_others_to_pick_up() -> None:
    stage = Stage(players=3).put("mapuche", "H5", wounds=3).gear("mapuche", "stunner").carry("mapuche", "plan")
    stage.harm(Blow("mapuche", 1))
    assert lying(stage, "H5") == ["plan", "stunner"]
    assert (stage.who("mapuche").gear, stage.who("mapuche").carries) == ((), ())
    stage.put("patty", "G5").turn_of(1).answer("take:patty,H5", "item:plan", "item:stunner")
    assert (stage.who("patty").gear, stage.who("patty").carries) == (("stunner",), ("plan",))


# Equipment


@pytest.mark.rule("SR-EQUIP-01")
def test_only_the_bearer_uses_equipment() -> None:
    stage = (
        Stage()
        .no_turrets()
        .put("mapuche", "H5")
        .put("charlotte", "G5")
        .put("duane", "H8")
        .hand(0, "stunner")
        .turn_of(0)
    )
    stage.answer("equip:stunner,mapuche")
    assert stage.who("mapuche").gear == ("stunner",)
    stage.rolling(0).roll_room(OFFICE, "R1", "R2", "B3", "B1", "M1")
    stage.answer("end") if stage.kind == "change" else None
    assert [slot for slot in stage.slots if "stunner" in slot] == ["mapuche.stunner.1"]


@pytest.mark.rule("SR-EQUIP-01")
def test_only_cards_with_a_gear_are_equipment() -> None:
    stage = Stage().hand(0, "stunner", "brace").turn_of(0)
    assert {text.partition(",")[0] for text in stage.offers("equip")} == {"stunner"}


@pytest.mark.rule("SR-EQUIP-02")
@pytest.mark.parametrize(("steam", "modes"), [(0, ["stunner.1"]), (1, ["stunner.1", "stunner.2"])])
def test_without_the_steam_power_a_mode_cannot_be_used(steam: int, modes: list[str]) -> None:
    stage = (
        Stage().no_turrets().put("mapuche", "H5").put("duane", "H8").gear("mapuche", "stunner").stock(0, steam=steam)
    )
    stage.rolling(0).roll_room(OFFICE, "R4", "R4", "B1")
    assert [slot.removeprefix("mapuche.") for slot in stage.slots if "stunner" in slot] == modes


@pytest.mark.rule("SR-EQUIP-03", "SR-RULING-12")
def test_equipment_stays_until_its_bearer_falls() -> None:
    stage = Stage(players=3).gear("mapuche", "stunner").idle(6)
    assert stage.who("mapuche").gear == ("stunner",)
    stage.harm(Blow("mapuche", 4))
    assert stage.who("mapuche").gear == ()


@pytest.mark.rule("SR-EQUIP-04")
def test_equipment_does_not_count_toward_the_hand_limit() -> None:
    stage = Stage().gear("mapuche", "stunner", "devastating")
    stage.hand(0, "brace", "brace", "adrenaline", "crowbar", "lucky_cog").at_step(AttackTurn(0), "limit_hand")
    assert not [event for event in stage.told() if isinstance(event, Discarded)]
    assert len(stage.side(0).magic) >= 5


@pytest.mark.rule("SR-EQUIP-05")
@pytest.mark.parametrize(("companion", "die"), [("octopiti", "R"), ("rafter", "B"), ("zuba", "M")])
def test_a_companion_adds_its_die_to_the_pool_of_its_room(companion: str, die: str) -> None:
    stage = Stage().put("charlotte", "H5").put("mapuche", "C6").gear("charlotte", companion).rolling(0)
    stage.answer(f"roll:{OFFICE}").pass_windows()
    assert sorted(stage.pool.dice) == sorted(["B", "M", die])


@pytest.mark.rule("SR-EQUIP-06", "SR-RULING-67")
def test_a_companion_flees_back_into_the_magic_deck() -> None:
    stage = Stage(players=3).put("mapuche", "H5", wounds=3).gear("mapuche", "rafter", "stunner")
    deck = stage.board.magic_deck
    stage.harm(Blow("mapuche", 1))
    assert stage.chance, "it is shuffled in"
    stage.answer("shuffle:" + ",".join(map(str, [len(deck), *range(len(deck))])))
    assert stage.board.magic_deck == ("rafter", *deck)
    assert lying(stage, "H5") == ["stunner"]
    assert stage.who("mapuche").gear == ()


@pytest.mark.rule("SR-RULING-67")
def test_a_companion_that_fled_is_drawn_like_other_equipment() -> None:
    stage = Stage(players=3).put("mapuche", "H5", wounds=3).gear("mapuche", "rafter")
    deck = stage.board.magic_deck
    stage.harm(Blow("mapuche", 1)).answer("shuffle:" + ",".join(map(str, [len(deck), *range(len(deck))])))
    stage.at_step(AttackTurn(1), "draw_one")
    assert stage.side(1).magic == ("rafter",)
    assert "rafter,patty" in stage.offers("equip")


def breeding(stage: Stage) -> Stage:
    """Mapuche solves the room of the Rafters."""
    stage.put("mapuche", "H5").room(OFFICE, card="rafters_breeding")
    return stage.frames(Solve(0, stage.site.board.room(OFFICE)))


@pytest.mark.rule("SR-RULING-67")
@pytest.mark.parametrize("where", ["aside", "deck", "discard"])
def test_a_companion_is_won_from_wherever_it_waits(where: str) -> None:
    stage = Stage()
    if where != "aside":
        stage.board.companions = ("octopiti", "zuba")
    if where == "deck":
        stage.board.magic_deck = (*stage.board.magic_deck, "rafter")
    if where == "discard":
        stage.board.magic_discard = ("rafter",)
    breeding(stage)
    if where == "deck":
        assert stage.offers("item") == {"rafter"}
        stage.answer("item:rafter").shuffle()
    assert stage.kind == "attach"
    stage.answer("on:mapuche")
    assert stage.who("mapuche").gear == ("rafter",)
    assert "rafter" not in (*stage.board.magic_deck, *stage.board.magic_discard, *stage.board.companions)


@pytest.mark.rule("SR-RULING-67")
def test_if_somebody_has_the_companion_the_solver_draws_a_card() -> None:
    stage = breeding(Stage(players=3).gear("patty", "rafter").on_deck("brace"))
    assert stage.side(0).magic == ("brace",)
    assert stage.who("patty").gear == ("rafter",)


# Getting equipment, and laying it down


@pytest.mark.rule("SR-RULING-102")
def test_equipment_is_laid_beside_conscious_characters_in_either_world() -> None:
    stage = Stage().walker("charlotte", "outer1", "H5").fallen("arcturus", "H6").hand(0, "stunner").turn_of(0)
    assert stage.offers("equip") == {"stunner,mapuche", "stunner,charlotte"}
    points = stage.who("mapuche").points
    stage.answer("equip:stunner,charlotte")
    assert stage.who("charlotte").gear == ("stunner",)
    assert stage.who("mapuche").points == points, "it is free"


@pytest.mark.rule("SR-RULING-102")
def test_equipment_comes_at_any_decision_of_the_own_turn_and_at_no_other() -> None:
    stage = Stage(players=3).no_turrets().put("mapuche", "H5").put("duane", "H6").walker("charlotte", "outer1", "G5")
    stage.put("arcturus", "C6").hand(0, "stunner").hand(1, "harpoon_gun").turn_of(0)
    asked = []
    for ends in ("end", "end", "done"):
        asked.append(stage.kind)
        assert ("stunner,mapuche" in stage.offers("equip")) == (stage.kind != "rest")
        stage.answer(ends)
    assert asked == ["move", "stygia", "rest"]
    assert (stage.kind, "stunner,mapuche" in stage.offers("equip")) == ("room", True)
    stage.roll_room(OFFICE, "R4", "R3", "B1").assign(mapuche_main=["R4", "R3"])
    assert stage.kind == "perform"
    stage.answer("equip:stunner,mapuche")
    assert "mapuche,stunner.1" not in stage.offers("use"), "it serves from the next assignment on"
    stage.defence_turn()
    assert not stage.match.decision or "harpoon_gun" not in str(stage.options())


@pytest.mark.rule("SR-RULING-102")
def test_things_are_laid_down_for_nothing() -> None:
    stage = Stage().put("mapuche", "H5").gear("mapuche", "stunner").carry("mapuche", "plan").turn_of(0)
    stage.answer("drop:mapuche,stunner", "drop:mapuche,plan")
    assert lying(stage, "H5") == ["plan", "stunner"]
    assert stage.who("mapuche").points == 3


@pytest.mark.rule("SR-RULING-102")
def test_later_equipment_moves_only_by_hand() -> None:
    stage = (
        Stage().put("mapuche", "H5").put("charlotte", "H6").put("arcturus", "C6").gear("mapuche", "stunner").turn_of(0)
    )
    assert stage.offers("equip") == set()
    assert stage.offers("give") == {"mapuche,charlotte"}
    stage.at_step(AttackTurn(0), "choose_room")
    assert stage.offers("drop") == stage.offers("give") == set(), "in the movement phase only"


@pytest.mark.rule("SR-RULING-103")
def test_a_chest_is_carried_alone() -> None:
    stage = Stage("vault", players=2).put("mapuche", "H2").put("charlotte", "I2").item("chest", "H1")
    stage.gear("mapuche", "stunner").hand(0, "devastating").turn_of(0)
    assert stage.denied("take:mapuche,H1") == "SR-RULING-103"
    stage.answer("drop:mapuche,stunner", "take:mapuche,H1")
    assert stage.who("mapuche").carries == ("chest",)
    assert stage.denied("equip:devastating,mapuche") == "SR-RULING-103"
    assert stage.denied("take:mapuche,H2") != "", "nor does it take back what it laid down"
    stage.answer("equip:devastating,charlotte")
    assert stage.denied("give:charlotte,mapuche") == "SR-RULING-103", "it can receive nothing"
    assert stage.denied("give:mapuche,charlotte") == "SR-RULING-103", "and pass it on to free hands only"


@pytest.mark.rule("SR-RULING-103")
def test_a_companion_laid_down_flees() -> None:
    stage = Stage("vault").put("mapuche", "H2").gear("mapuche", "zuba").turn_of(0).answer("drop:mapuche,zuba").shuffle()
    assert "zuba" in stage.board.magic_deck
    assert lying(stage, "H2") == []


def reward(*carriers: str) -> Stage:
    """A room of the vault is solved whose reward has to be attached; these carry chests, Arcturus lies."""
    stage = Stage("vault", players=3).fallen("arcturus", "I2").put("mapuche", "H2").put("charlotte", "H3")
    for one in carriers:
        stage.carry(one, "chest")
    stage.room("bullion_vault", card="rafters_breeding")
    return stage.frames(Solve(0, stage.site.board.room("bullion_vault")))


@pytest.mark.rule("SR-RULING-103")
def test_a_reward_goes_to_somebody_with_free_hands() -> None:
    assert reward("mapuche").offers("on") == {"charlotte"}


@pytest.mark.rule("SR-RULING-103")
def test_a_reward_nobody_can_take_goes_into_the_magic_deck() -> None:
    stage = reward("mapuche", "charlotte")
    assert stage.chance
    stage.shuffle()
    assert "rafter" in stage.board.magic_deck
    assert [one.gear for one in stage.team(0)] == [(), (), ()]


# Search


@pytest.mark.rule("SR-RULING-123", "SR-RULING-110")
def test_any_equipment_of_the_deck_may_be_found_and_is_shown() -> None:
    stage = Stage(players=3).walker("charlotte", "outer1", "H5").fallen("arcturus", "H6").hand(1, "stunner")
    stage.board.companions = ("octopiti", "rafter")
    stage.board.magic_deck = (*stage.board.magic_deck, "zuba")
    stage.frames(Search(0))
    assert stage.asked == (0, "search")
    assert {"devastating", "zuba", "boiler_plate"} <= stage.offers("item")
    assert stage.offers("item").isdisjoint({"stunner", "octopiti", "brace", "give_breath"})
    assert stage.match.decision_of(1) is None
    stage.answer("item:zuba")
    assert stage.chance, "then the deck is shuffled"
    stage.shuffle()
    assert stage.offers("on") == {"mapuche", "charlotte"}, "any conscious character of his"
    stage.answer("on:charlotte")
    assert stage.who("charlotte").gear == ("zuba",)
    for viewer in (None, 1, 2):
        assert any("zuba" in str(event) for event in stage.told(viewer))


@pytest.mark.rule("SR-RULING-123")
def test_without_equipment_in_the_deck_a_card_is_drawn() -> None:
    stage = Stage(players=3)
    gear = [card for card in stage.board.magic_deck if MAGIC[card].kind == "E"]
    stage.gear("patty", *gear).frames(Search(0))
    if stage.chance:
        stage.shuffle()
    assert len(stage.side(0).magic) == 1
