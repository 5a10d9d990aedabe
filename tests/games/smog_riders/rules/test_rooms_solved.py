"""Rooms are solved, and their solvers rewarded."""

import pytest

from brassboard.games.smog_riders.data.events import PointsLaid, RoomSolved
from brassboard.games.smog_riders.data.table import ACTIVE, RESOLVED
from games.smog_riders.rules.in_a_room import after_the_turn, hand_size, inside, seat_one

# In the factory, room west_workshop is C5 to F8; door s1 leads from area 1 (B6) to C6, ac from D5 to coal_store (D4).

# Solved


@pytest.mark.rule("SR-SOLVE-01", "SR-EX-08")
def test_dice_that_reach_the_target_solve_the_room() -> None:
    stage = inside("steam_traps").roll_room("west_workshop", "R6", "R6", "B6")
    stage.assign(room=["R6", "R6", "B6"]).answer("lay")
    assert stage.state_of("west_workshop").state == RESOLVED
    assert RoomSolved(0, "west_workshop", "steam_traps") in stage.told(None)


@pytest.mark.rule("SR-SOLVE-01")
def test_any_number_of_dice_may_be_laid() -> None:
    stage = inside("steam_traps").put("jack", "F6").roll_room("west_workshop", "R6", "R4", "B6")
    stage.assign(room=["R6"], mapuche_main=["R4", "B6"]).answer("lay")
    assert (stage.state_of("west_workshop").state, stage.state_of("west_workshop").laid) == (ACTIVE, 6)
    assert PointsLaid(0, "west_workshop", 6, 6, 18) in stage.told(None)
    stage.answer("use:mapuche,main")
    assert stage.who("jack").wounds == 1


@pytest.mark.rule("SR-SOLVE-01")
def test_only_the_card_of_the_room_one_is_in_takes_dice() -> None:
    stage = inside("steam_traps").put("charlotte", "D4").room("coal_store", RESOLVED).rolling()
    stage.roll_room("coal_store", "B6", "M6")
    assert "room" not in stage.slots if stage.kind == "place" else True
    assert stage.state_of("west_workshop").laid == 0


@pytest.mark.rule("SR-SOLVE-02", "SR-SOLVE-05", "SR-ROOM-09")
def test_attackers_solve_a_room_together_and_the_last_die_is_rewarded() -> None:
    """18: 15 lie there from seat 0, then seat 1 lays a 4."""
    stage = inside("hall_of_mirrors", players=3).put("charlotte", "E8").rolling()
    one = seat_one(stage)
    stage.roll_room("west_workshop", "R6", "R6", "B1", "B1", "M1")
    stage.assign(room=["R6", "R6"]).answer("lay")
    assert stage.state_of("west_workshop").laid == 12
    stage.change("charlotte", madness=1).change(one, madness=1)
    stage.stock(1, luck=0).turn_of(1).rolling(1)
    assert stage.state_of("west_workshop").laid == 12
    dice = stage.who(one).dice
    stage.roll_room("west_workshop", f"{dice[0]}6", *[f"{colour}1" for colour in dice[1:]])
    stage.assign(room=[f"{dice[0]}6"]).answer("lay").pass_windows()
    assert stage.state_of("west_workshop").state == RESOLVED
    assert (hand_size(stage, 0), hand_size(stage, 1)) == (0, 1)
    assert (stage.who("charlotte").madness, stage.who(one).madness) == (1, 0)


@pytest.mark.rule("SR-SOLVE-02")
def test_the_count_carries_over_to_the_next_round() -> None:
    stage = after_the_turn(inside("shock_defenses", laid=10)).idle(rounds=2)
    assert stage.state_of("west_workshop").laid == 10


@pytest.mark.rule("SR-SOLVE-03", "SR-ROOM-11", "SR-RULING-11")
@pytest.mark.parametrize("card", ["octopitis_breeding", "rafters_breeding", "zubas_breeding"])
def test_a_breeding_room_forgets_when_the_defenders_turn_begins(card: str) -> None:
    """What all attackers of the round lay counts together, in however many rolls; then it is 0 again."""
    stage = inside(card, players=3).roll_room("west_workshop", "R5", "R4", "B6")
    stage.assign(room=["R5", "R4"]).answer("lay")
    assert stage.state_of("west_workshop").laid == 9
    one = seat_one(stage)
    stage.stock(1, luck=0).turn_of(1)
    assert stage.state_of("west_workshop").laid == 9
    stage.rolling(1)
    dice = stage.who(one).dice
    stage.roll_room("west_workshop", f"{dice[0]}6", *[f"{colour}1" for colour in dice[1:]])
    stage.assign(room=[f"{dice[0]}6"]).answer("lay")
    assert stage.state_of("west_workshop").laid == 15
    stage.defence_turn()
    assert (stage.state_of("west_workshop").state, stage.state_of("west_workshop").laid) == (ACTIVE, 0)


@pytest.mark.rule("SR-SOLVE-03")
def test_other_rooms_forget_nothing() -> None:
    stage = inside("steam_traps", laid=9).defence_turn()
    assert stage.state_of("west_workshop").laid == 9


@pytest.mark.rule("SR-SOLVE-04")
def test_the_solved_card_goes_under_the_deck_and_the_doors_unlock() -> None:
    stage = inside("steam_traps", laid=12).put("charlotte", "D5").rolling()
    stage.roll_room("west_workshop", "R6", "R1", "B1", "B1", "M1").assign(room=["R6"]).answer("lay")
    assert stage.board.room_deck[-1] == "steam_traps"
    assert (stage.state_of("west_workshop").card, stage.state_of("west_workshop").laid) == ("", 0)
    assert stage.side(0).steam == 1
    assert hand_size(stage, 0) == 1
    stage.turn_of(0)
    assert stage.denied("open:charlotte,ac") == ""


@pytest.mark.rule("SR-SOLVE-06", "SR-EX-27")
def test_three_equal_dice_in_that_skill_solve_any_room() -> None:
    stage = inside("shock_defenses", "patty", "mapuche", "charlotte")
    stage.roll_room("west_workshop", "R4", "R4", "M4").assign(patty_second=["R4", "R4", "M4"])
    stage.answer("use:patty,second")
    assert stage.state_of("west_workshop").state == RESOLVED
    assert hand_size(stage, 0) == 2


@pytest.mark.rule("SR-SOLVE-07")
def test_a_die_turned_into_a_four_for_the_room_only() -> None:
    stage = inside("empty_office", "mapuche", "charlotte", "arcturus").put("jack", "F6")
    stage.roll_room("west_workshop", "R1", "R5", "B5").answer("four:mapuche,R1")
    assert stage.pool.dice.count("R4r") == 1
    while stage.kind == "change":
        stage.answer("end")
    while stage.kind == "place":
        die = stage.options()[0].partition(":")[2].partition(",")[0]
        if die == "R4r":
            assert stage.offers("place") == {"R4r,room", "R4r,none"}
            stage.answer("place:R4r,room")
        else:
            stage.answer(f"place:{die},none")
    stage.answer("lay")
    assert stage.state_of("west_workshop").laid == 4


@pytest.mark.rule("SR-SOLVE-07")
def test_a_die_turned_into_a_four_for_anything() -> None:
    """Charlotte's: 1 and 4 would not do for her 8+, 4 and 4 do."""
    stage = inside("empty_office", "charlotte", "mapuche", "arcturus").put("jack", "F6")
    stage.roll_room("west_workshop", "B1", "M4").answer("four:charlotte,B1")
    stage.assign(charlotte_main=["B4", "M4"]).answer("use:charlotte,main")
    assert stage.who("jack").wounds == 1


@pytest.mark.rule("SR-SOLVE-07")
def test_that_skill_turns_one_die_a_turn() -> None:
    stage = inside("empty_office", "charlotte", "mapuche", "arcturus")
    stage.roll_room("west_workshop", "B1", "M2")
    assert stage.offers("four") == {"charlotte,B1", "charlotte,M2"}
    stage.answer("four:charlotte,B1")
    assert stage.kind != "change" or not stage.offers("four")


# Rewards


@pytest.mark.rule("SR-EX-10")
def test_draw_a_card_goes_to_the_solvers_player_alone() -> None:
    stage = inside("quiet_store", players=3, laid=9)
    seat_one(stage)
    stage.rolling().roll_room("west_workshop", "R1", "R1", "B1").assign(room=["B1"]).answer("lay").pass_windows()
    assert [hand_size(stage, seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("SR-ROOM-07")
@pytest.mark.parametrize(
    ("card", "companion"),
    [("octopitis_breeding", "octopiti"), ("rafters_breeding", "rafter"), ("zubas_breeding", "zuba")],
)
def test_a_breeding_room_gives_its_companion(card: str, companion: str) -> None:
    stage = inside(card, players=3, laid=17)
    one = seat_one(stage)
    stage.stock(1, luck=0).turn_of(1).rolling(1)
    dice = stage.who(one).dice
    stage.roll_room("west_workshop", *[f"{colour}6" for colour in dice]).assign(room=[f"{dice[0]}6"]).answer("lay")
    assert stage.asked == (1, "attach")
    assert stage.offers("on") == {other.id for other in stage.team(1)}
    stage.answer(f"on:{one}")
    assert stage.who(one).gear == (companion,)
    assert companion not in stage.board.companions


@pytest.mark.rule("SR-ROOM-08")
def test_laid_dice_are_only_a_count() -> None:
    stage = inside("steam_traps").roll_room("west_workshop", "R5", "R4", "B1")
    stage.assign(room=["R5", "R4"]).answer("lay").turn_of(0)
    assert stage.state_of("west_workshop").laid == 9
    assert stage.who("mapuche").dice == "RRB"
    stage.rolling().answer("roll:west_workshop")
    assert sorted(stage.pool.dice) == ["B", "R", "R"]


@pytest.mark.rule("SR-ROOM-12")
def test_astral_defense_lets_its_solver_search_an_object() -> None:
    stage = inside("astral_defense", laid=18).on_deck("lucky_cog")
    stage.roll_room("west_workshop", "R1", "R1", "B1").assign(room=["B1"]).answer("lay")
    assert stage.asked == (0, "search")
    assert "item:stunner" in stage.options()
    assert "item:give_breath" not in stage.options()
    stage.answer("item:stunner")
    assert stage.chance
    deck = stage.board.magic_deck
    order = tuple(reversed(range(len(deck))))
    stage.answer("shuffle:" + ",".join(map(str, order)))
    assert stage.board.magic_deck == tuple(reversed(deck))
    assert stage.asked == (0, "attach")
    stage.answer("on:charlotte")
    assert stage.who("charlotte").gear == ("stunner",)
    assert "stunner" not in stage.board.magic_deck
