"""Wounds, stuns, madness, poison; luck and Steam Power; equipment, companions and what lies on the floor."""

import pytest

from brassboard.games.smog_riders.content import MAGIC
from brassboard.games.smog_riders.data.events import Discarded
from brassboard.games.smog_riders.data.frames import AttackTurn, Blow, Search, Solve
from brassboard.games.smog_riders.data.table import FALLEN, MAP, OUT
from games.smog_riders.helper import Stage

OFFICE = "drawing_office"  # G5 to J8 of the factory


def strikes(stage: Stage, card: str, on: str) -> Stage:
    """The defender plays a card at the start of seat 0's turn."""
    stage.hand(stage.defender, card).at_step(AttackTurn(0), "defender_may_begin")
    return stage.answer(f"play:{card}", on)


def lying(stage: Stage, square: str) -> list[str]:
    number = stage.site.board.square(square)
    return sorted(item.kind for item in stage.board.floor if item.square == number)


def next_turn(stage: Stage, seat: int = 0) -> Stage:
    return stage.clear_hands().at_step(AttackTurn(seat), "begin_turn").clear_hands().pass_windows()


# Health and Mind


@pytest.mark.rule("SR-CHAR-03")
def test_wounds_equal_to_health_take_a_character_out() -> None:
    stage = Stage().put("mapuche", "H5", wounds=2)
    strikes(stage, "slaughter", f"in:{OFFICE}")
    assert (stage.who("mapuche").at, stage.who("mapuche").wounds) == (MAP, 3)
    strikes(stage, "slaughter", f"in:{OFFICE}")
    assert (stage.who("mapuche").at, stage.at("mapuche")) == (FALLEN, "H5"), "its marker lies in its square"


@pytest.mark.rule("SR-CHAR-04")
def test_healing_stops_at_what_is_printed() -> None:
    stage = Stage().put("mapuche", "H5", wounds=1).change("charlotte", madness=0).hand(0, "give_breath", "mass_clarity")
    stage.change("arcturus", madness=1).turn_of(0).answer("play:give_breath", "on:mapuche")
    assert stage.who("mapuche").wounds == 0
    stage.answer("play:mass_clarity")
    assert (stage.who("charlotte").madness, stage.who("arcturus").madness) == (0, 0)


@pytest.mark.rule("SR-CHAR-05")
def test_madness_equal_to_mind_stuns() -> None:
    stage = Stage(team=("patty", "hans", "amelia")).put("patty", "H5")
    strikes(stage, "whispers", "on:patty")
    assert (stage.who("patty").madness, stage.who("patty").stunned) == (1, False)
    strikes(stage, "whispers", "on:patty")
    assert (stage.who("patty").madness, stage.who("patty").stunned) == (2, True)


@pytest.mark.rule("SR-CHAR-06")
def test_the_card_says_what_an_attack_does() -> None:
    stage = Stage().no_turrets().put("mapuche", "H5").put("duane", "H6").rolling(0)
    stage.roll_room(OFFICE, "R4", "R3", "B1").assign(mapuche_main=["R4", "R3"]).answer("use:mapuche,main")
    assert stage.who("duane").wounds == 2


@pytest.mark.rule("SR-CHAR-08")
def test_special_skills_are_permanent_and_cost_nothing() -> None:
    stage = Stage().put("mapuche", "H5").put("charlotte", "H6")
    strikes(stage, "shock", f"in:{OFFICE}")
    assert (stage.who("mapuche").stunned, stage.who("charlotte").stunned) == (False, True)


@pytest.mark.rule("SR-CHAR-08", "SR-CHAR-01")
def test_a_minion_has_no_special_skill() -> None:
    stage = Stage(team=("duane", "kelly", "magda")).no_turrets().put("duane", "H5").put("mapuche", "H6").rolling(0)
    stage.roll_room(OFFICE, "R4", "R4", "R1").assign(duane_main=["R4", "R4"]).answer("use:duane,main")
    assert stage.who("mapuche").stunned


# Wounds


@pytest.mark.rule("SR-MARK-01")
def test_the_same_markers_count_damage_on_turrets() -> None:
    stage = Stage().no_turrets().put("mapuche", "H5").hand(0, "sabotage").turn_of(0)
    gun = stage.turret("mkii", "J5")
    stage.answer("play:sabotage", f"on:{gun}")
    found = stage.turret_at("J5")
    assert found is not None
    assert found.wounds == 1
    stage.rolling(1).roll_room(OFFICE, "G4").assign(**{f"{gun}_fire": ["G4"]}).answer(f"use:{gun},fire")
    assert stage.who("mapuche").wounds == 1, "it still works"


@pytest.mark.rule("SR-RULING-34")
def test_wounds_stop_at_health_and_the_fallen_suffer_no_more() -> None:
    stage = Stage(players=3).put("mapuche", "H5", wounds=3).put("charlotte", "G5")
    stage.harm(Blow("mapuche", 3))
    assert stage.who("mapuche").wounds == 4
    before = stage.board.ledger
    stage.harm(Blow("mapuche", 2, True, 1))
    assert stage.who("mapuche").wounds == 4
    assert (stage.who("mapuche").stunned, stage.who("mapuche").madness) == (False, 0)
    assert stage.board.ledger == before, "he does not fall again"
    stage.put("charlotte", "G5").at_step(AttackTurn(0), "revive").answer("revive:charlotte,mapuche")
    assert stage.who("mapuche").wounds == 3, "revival restores 1 Health"


# Stunned


@pytest.mark.rule("SR-MARK-02")
def test_a_stunned_character_loses_a_die_of_its_players_choice() -> None:
    stage = next_turn(Stage().put("charlotte", "H5", stunned=True))
    assert stage.asked == (0, "lose")
    assert stage.offers("lose") == {"charlotte,B", "charlotte,M"}
    stage.answer("lose:charlotte,B")
    assert (stage.who("charlotte").dice, stage.who("charlotte").stunned) == ("M", False)
    next_turn(stage)
    assert (stage.kind, stage.who("charlotte").dice) == ("move", "BM"), "both are back"


@pytest.mark.rule("SR-MARK-02")
def test_a_stunned_minion_loses_a_die_in_the_defenders_turn() -> None:
    stage = Stage().put("mapuche", "H5").put("kelly", "H6", stunned=True).defence_turn()
    assert (stage.who("kelly").dice, stage.who("kelly").stunned) == ("G", False)


@pytest.mark.rule("SR-RULING-32")
def test_stunned_markers_do_not_stack() -> None:
    stage = Stage().put("charlotte", "H5")
    strikes(stage, "shock", f"in:{OFFICE}")
    strikes(stage, "shock", f"in:{OFFICE}")
    next_turn(stage).answer("lose:charlotte,B")
    assert stage.kind == "move", "one marker, one die"
    assert stage.who("charlotte").stunned is False


@pytest.mark.rule("SR-RULING-33")
def test_with_no_mind_left_the_marker_stays_until_mind_is_back() -> None:
    stage = Stage(team=("patty", "hans", "amelia")).put("patty", "H5", madness=2, stunned=True)
    next_turn(stage).answer("lose:patty,R")
    assert (stage.who("patty").dice, stage.who("patty").stunned) == ("RM", True), "a die is lost, the marker stays"
    stage.at_step(AttackTurn(0), "recover")
    assert (stage.who("patty").madness, stage.who("patty").stunned) == (1, False), "phase 6 gives 1 Mind"
    next_turn(stage)
    assert (stage.kind, stage.who("patty").dice) == ("move", "RRM"), "and no other die is lost"


@pytest.mark.rule("SR-RULING-33")
def test_a_mindless_character_that_was_revived_loses_a_die_too() -> None:
    stage = next_turn(Stage(team=("patty", "hans", "amelia")).put("patty", "H5", madness=2, stunned=False))
    assert stage.asked == (0, "lose")
    stage.answer("lose:patty,M")
    assert stage.who("patty").stunned


@pytest.mark.rule("SR-RULING-33")
def test_a_mindless_minion_keeps_its_marker() -> None:
    stage = Stage().put("mapuche", "H5").put("kelly", "J8", madness=3, stunned=True)
    for _ in range(2):
        stage.defence_turn()
        assert (stage.who("kelly").dice, stage.who("kelly").stunned) == ("G", True)


# Madness


@pytest.mark.rule("SR-MARK-03")
def test_the_last_mind_lost_stuns_at_once() -> None:
    stage = Stage(team=("fucatchu", "kelly", "jack")).put("fucatchu", "H5")
    strikes(stage, "whispers", "on:fucatchu")
    assert (stage.who("fucatchu").madness, stage.who("fucatchu").stunned) == (1, True)


@pytest.mark.rule("SR-RULING-108")
def test_madness_stops_at_mind() -> None:
    stage = Stage(team=("patty", "hans", "amelia")).put("patty", "H5", madness=1).harm(Blow("patty", madness=3))
    assert stage.who("patty").madness == 2


@pytest.mark.rule("SR-RULING-108")
def test_falling_removes_the_stunned_marker_and_leaves_the_madness() -> None:
    stage = Stage(players=3).put("charlotte", "H5", wounds=1, madness=2, stunned=True).put("mapuche", "C6")
    stage.hand(0, "mass_clarity").change("arcturus", madness=1)
    stage.harm(Blow("charlotte", 1))
    one = stage.who("charlotte")
    assert (one.at, one.stunned, one.madness) == (FALLEN, False, 2)
    stage.turn_of(0).answer("play:mass_clarity")
    stage.at_step(AttackTurn(0), "recover")
    assert stage.who("charlotte").madness == 2, "not while unconscious"


@pytest.mark.rule("SR-RULING-108")
def test_who_is_immune_to_stunning_is_ejected_but_loses_no_die() -> None:
    stage = Stage().walker("mapuche", "outer1", "H5")
    strikes(stage, "whispers", "on:mapuche")
    one = stage.who("mapuche")
    assert (one.at, one.madness, one.stunned) == (MAP, 1, False)
    next_turn(stage)
    assert (stage.kind, one.dice) == ("move", "RRB")


# Poison


@pytest.mark.rule("SR-MARK-11", "SR-RULING-01")
def test_poison_wounds_and_stuns() -> None:
    stage = Stage().put("charlotte", "H5")
    strikes(stage, "gas_leak", "on:charlotte")
    assert (stage.who("charlotte").wounds, stage.who("charlotte").stunned) == (1, True)


# Luck


def cursed(*dice: str, luck: int = 3) -> Stage:
    """Mapuche rolls in the Furnace, whose punishment strikes on a 6."""
    stage = Stage().no_turrets().put("mapuche", "H5").room(OFFICE, card="furnace").stock(0, luck=luck).rolling(0)
    stage.answer(f"roll:{OFFICE}").pass_windows()
    assert stage.pool.dice == ("R", "R", "B")
    return stage.roll(*[int(die) for die in dice])


@pytest.mark.rule("SR-MARK-04")
def test_luck_rolls_any_dice_of_one_roll_again() -> None:
    stage = cursed("1", "1", "5").answer("luck", "reroll:R1", "reroll:R1").roll(3, 4)
    assert stage.pool.dice == ("R3", "R4", "B5")
    assert stage.side(0).luck == 2


@pytest.mark.rule("SR-MARK-04")
def test_luck_may_be_spent_again_and_again_while_there_is_some() -> None:
    stage = cursed("1", "2", "3", luck=1).answer("luck", "reroll:R1", "done").roll(2)
    assert stage.pool.dice == ("R2", "R2", "B3")
    assert stage.kind != "react" or "luck" not in stage.options()


@pytest.mark.rule("SR-MARK-05")
def test_luck_cancels_the_curse_of_one_die() -> None:
    stage = cursed("6", "6", "1", luck=1).answer("pass")
    assert stage.asked == (0, "curse")
    stage.answer("cancel:R6")
    assert stage.side(0).luck == 0
    assert stage.who("mapuche").wounds == 1, "the other one strikes"
    assert stage.pool.dice == ("R6", "R6", "B1"), "both dice may be used"


@pytest.mark.rule("SR-MARK-06")
def test_spent_luck_is_gone() -> None:
    stage = cursed("1", "1", "5").answer("luck", "reroll:R1", "done").roll(3)
    assert [side.luck for side in stage.board.sides] == [2, 0]


# Steam Power


@pytest.mark.rule("SR-MARK-07")
def test_steam_power_pays_for_devastating_attacks() -> None:
    stage = (
        Stage(team=("amelia", "hans", "patty")).no_turrets().put("amelia", "H5").put("duane", "H7").stock(0, steam=2)
    )
    stage.rolling(0).roll_room(OFFICE, "R1", "B2", "B3").assign(amelia_second=["R1", "B2", "B3"])
    stage.answer("use:amelia,second", "number:2")
    assert stage.who("duane").at == OUT, "1 and 2 extra wounds against Health 3"
    assert stage.side(0).steam == 0


@pytest.mark.rule("SR-MARK-07")
def test_only_steam_power_one_has_can_be_spent() -> None:
    stage = (
        Stage(team=("amelia", "hans", "patty")).no_turrets().put("amelia", "H5").put("duane", "H7").stock(0, steam=1)
    )
    stage.rolling(0).roll_room(OFFICE, "R1", "B2", "B3").assign(amelia_second=["R1", "B2", "B3"])
    stage.answer("use:amelia,second")
    assert stage.why_not("number:2") is not None
    stage.answer("number:1")
    assert stage.who("duane").wounds == 2


@pytest.mark.rule("SR-MARK-08")
@pytest.mark.parametrize(("kind", "wounds", "steam"), [("basic", 0, 1), ("mkii", 1, 2), ("flame", 0, 1)])
def test_who_destroys_a_turret_gains_its_health_in_steam_power(kind: str, wounds: int, steam: int) -> None:
    stage = (
        Stage(players=3, team=("mapuche", "charlotte", "arcturus")).no_turrets().put("patty", "H5").put("mapuche", "H6")
    )
    gun = stage.turret(kind, "J5", wounds)
    stage.hand(1, "sabotage").turn_of(1).answer("play:sabotage", f"on:{gun}")
    assert stage.turret_at("J5") is None
    assert [side.steam for side in stage.board.sides] == [0, steam, 0], "nothing for who gave the first wound"


@pytest.mark.rule("SR-RULING-48")
def test_steam_power_is_a_stock_all_characters_share() -> None:
    stage = (
        Stage().no_turrets().put("mapuche", "H5").put("charlotte", "G5").put("kelly", "H7").gear("mapuche", "stunner")
    )
    stage.turn_of(0).answer("portal:charlotte", "enter:access1")
    assert stage.side(0).steam == 1, "Charlotte gains it in Stygia"
    stage.rolling(0).roll_room(OFFICE, "R4", "R4", "B1").assign(**{"mapuche_stunner.2": ["R4", "R4"]})
    stage.answer("use:mapuche,stunner.2", "along:s")
    assert stage.side(0).steam == 0, "and Mapuche spends it"
    assert stage.who("kelly").wounds == 1


# Turrets that are changed


@pytest.mark.rule("SR-RULING-112")
def test_an_upgraded_turret_has_no_wounds_and_is_all_new() -> None:
    stage = Stage().no_turrets().put("mapuche", "H5")
    gun = stage.turret("mkii", "J5", wounds=1)
    strikes(stage, "scorch", f"on:{gun}")
    found = stage.turret_at("J5")
    assert found is not None
    assert (found.kind, found.wounds) == ("flame", 0)
    stage.hand(0, "sabotage").turn_of(0).answer("play:sabotage", f"on:{gun}")
    assert stage.turret_at("J5") is None, "the Health of a flamethrower"
    assert stage.side(0).steam == 1, "and its Steam Power"


@pytest.mark.rule("SR-RULING-112")
def test_a_marked_turret_keeps_its_role_and_points() -> None:
    stage = Stage("leak").put("mapuche", "J5")
    strikes(stage, "scorch", "on:limiter")
    stage.walker("charlotte", "eye", "A4").hand(0, "sabotage").turn_of(0)
    stage.stygia_phase().answer("return:charlotte,B")
    assert stage.at("charlotte") == "A4", "it still limits"
    stage.turn_of(0).answer("play:sabotage", "on:limiter")
    assert stage.side(0).points == 3


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
