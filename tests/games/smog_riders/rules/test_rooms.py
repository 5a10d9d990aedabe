"""Rooms: revealed, cursed, solved, and what they do to those who linger."""

import pytest

from brassboard.games.smog_riders.content import ROOM_CARDS
from brassboard.games.smog_riders.data.events import (
    Cursed,
    LuckSpent,
    PenaltyFell,
    PointsLaid,
    RoomRevealed,
    RoomSolved,
)
from brassboard.games.smog_riders.data.frames import AttackTurn
from brassboard.games.smog_riders.data.table import ACTIVE, MAP, RESOLVED, UNENTERED
from brassboard.games.smog_riders.rules.turrets import turret_squares
from brassboard.games.smog_riders.scenario.static_map import site
from games.smog_riders.helper import Stage
from games.smog_riders.plan import SIX, Plan

# In the factory, room west_workshop is C5 to F8; door s1 leads from area 1 (B6) to C6, ac from D5 to coal_store (D4).


def about_to_enter(*cards: str, players: int = 2) -> Stage:
    """Mapuche stands at the open door of the west workshop, which nobody has entered; these Room cards come next."""
    stage = Stage(players=players).on_deck(*cards).doors("s1").put("mapuche", "B6")
    stage.room("west_workshop", UNENTERED)
    return stage.put("charlotte", "A6").put("arcturus", "A7")


def inside(card: str, first: str = "mapuche", *others: str, players: int = 2, laid: int = 0, luck: int = 0) -> Stage:
    """Seat 0 is about to roll in the west workshop, which is active with this card; the others of his are at home."""
    stage = Stage(players=players, team=(first, *(others or ("charlotte", "arcturus"))))
    stage.put(first, "E6").room("west_workshop", ACTIVE, card, laid=laid, entry="s1").stock(0, luck=luck)
    return stage.turn_of(0).rolling()


def hand_size(stage: Stage, seat: int) -> int:
    own = stage.side(seat)
    return len(own.magic) + len(own.defence)


def seat_one(stage: Stage, square: str = "F7") -> str:
    """The first character of seat 1 stands in the workshop too."""
    one = stage.team(1)[0].id
    stage.put(one, square)
    return one


# Revealed


@pytest.mark.rule("SR-ROOM-01", "SR-EX-04", "SR-RULING-17")
def test_the_first_attacker_in_a_room_turns_its_card() -> None:
    stage = about_to_enter("automatic_defenses", "quiet_store")
    deck = stage.board.room_deck
    stage.answer("move:mapuche,C6")
    room = stage.state_of("west_workshop")
    assert (room.state, room.card, room.laid) == (ACTIVE, "automatic_defenses", 0)
    card = ROOM_CARDS[room.card]
    assert (card.target, card.curse, card.numbers) == (22, "alarm", (2,))
    assert stage.board.room_deck == deck[1:]
    assert RoomRevealed("west_workshop", "automatic_defenses") in stage.told(None)


@pytest.mark.rule("SR-ROOM-01")
def test_a_walk_stops_at_the_first_square_of_a_new_room() -> None:
    """Its card comes first; then the move may go on."""
    stage = about_to_enter("quiet_store")
    assert stage.denied("move:mapuche,D6") == "SR-MOVE-05"
    assert {"mapuche,C5", "mapuche,C6", "mapuche,C7"} <= stage.offers("move")
    stage.answer("move:mapuche,C6")
    assert stage.who("mapuche").points == 2
    stage.answer("move:mapuche,E6")


@pytest.mark.rule("SR-ROOM-02")
def test_minions_activate_nothing() -> None:
    stage = about_to_enter("quiet_store").put("jack", "D4").doors("ac", "s1").defence_movement()
    deck = stage.board.room_deck
    stage.answer("move:jack,D5")
    assert stage.state_of("west_workshop").state == UNENTERED
    assert stage.board.room_deck == deck
    stage.turn_of(0).answer("move:mapuche,C6")
    assert stage.state_of("west_workshop").card == "quiet_store"


@pytest.mark.rule("SR-ROOM-03")
def test_a_resolved_room_is_never_activated_again() -> None:
    stage = Stage(players=3).room("west_workshop", RESOLVED).room("coal_store", RESOLVED).doors("ac")
    one = seat_one(stage, "D4")
    deck = stage.board.room_deck
    stage.turn_of(1).answer(f"move:{one},D5")
    assert (stage.state_of("west_workshop").state, stage.state_of("west_workshop").card) == (RESOLVED, "")
    assert stage.board.room_deck == deck


@pytest.mark.rule("SR-ROOM-04")
def test_an_active_room_waits_with_its_card_and_what_was_laid() -> None:
    stage = Stage().room("west_workshop", ACTIVE, "strong_box", laid=9, entry="s1").doors("s1").put("mapuche", "C6")
    stage.put("charlotte", "A6").put("arcturus", "A7").turn_of(0)
    stage.answer("move:mapuche,B6").idle(rounds=2)
    room = stage.state_of("west_workshop")
    assert (room.state, room.card, room.laid) == (ACTIVE, "strong_box", 9)
    deck = stage.board.room_deck
    stage.clear_hands().turn_of(0).answer("move:mapuche,C6")
    room = stage.state_of("west_workshop")
    assert (room.state, room.card, room.laid) == (ACTIVE, "strong_box", 9)
    assert stage.board.room_deck == deck


@pytest.mark.rule("SR-ROOM-05")
def test_every_card_has_all_its_parts() -> None:
    assert len(ROOM_CARDS) == 20
    for card in ROOM_CARDS.values():
        assert card.target >= 1
        assert card.curse in ("", "alarm", "vortex", "punishment")
        assert bool(card.curse) == bool(card.numbers)
        assert all(1 <= number <= 6 for number in card.numbers)
        assert isinstance(card.penalty, tuple)
        assert isinstance(card.reward, tuple)
        assert set(card.turrets) <= {"basic", "mkii", "flame"}


@pytest.mark.rule("SR-ROOM-10")
def test_the_defender_places_the_cards_turrets_before_the_move_goes_on() -> None:
    stage = about_to_enter("gun_nest").answer("move:mapuche,C6")
    assert stage.asked == (1, "emplace")
    stage.answer("emplace:C8")
    assert stage.asked == (1, "emplace")
    assert "emplace:C8" not in stage.options()
    stage.answer("emplace:F5")
    assert stage.asked == (0, "move")
    for square in ("C8", "F5"):
        gun = stage.turret_at(square)
        assert gun is not None
        assert gun.kind == "basic"
    stage.answer("move:mapuche,D6")


@pytest.mark.rule("SR-ROOM-10")
@pytest.mark.parametrize(
    ("card", "kind"), [("lethal_defenses", "basic"), ("old_bastion", "mkii"), ("furnace", "flame")]
)
def test_the_card_says_which_turret(card: str, kind: str) -> None:
    stage = about_to_enter(card).answer("move:mapuche,C6", "emplace:E5")
    gun = stage.turret_at("E5")
    assert gun is not None
    assert gun.kind == kind


@pytest.mark.rule("SR-RULING-10", "SR-TUR-02")
def test_a_turret_goes_to_a_free_square_by_a_wall_of_an_occupied_room() -> None:
    stage = about_to_enter("lethal_defenses").put("jack", "C8").item("plan", "F8").item("stunner", "E8")
    stage.put("charlotte", "A6").answer("move:mapuche,C7")
    # by a wall, neither taken (C7, C8), nor with an objective (F8), nor in front of a door (C6, D5, D8, F6)
    assert stage.offers("emplace") == {"C5", "E5", "F5", "F7", "E8"}


@pytest.mark.rule("SR-RULING-10", "SR-RULING-96")
@pytest.mark.parametrize("scenario", [*SIX, "depot"])
def test_the_squares_for_turrets_are_those_of_the_map_read_anew(scenario: str) -> None:
    """A wall side, no door side; no figure, fallen marker, turret or objective; markers and equipment do not matter."""
    stage, plan = Stage(scenario), Plan(scenario)
    place = stage.site
    squares = sorted([name for name in map(plan.name, plan.letters) if not in_area(plan, name)])
    stage.put("mapuche", squares[0]).fallen("charlotte", squares[1]).walker("arcturus", "access1", squares[2])
    stage.put("kelly", squares[3]).item("stunner", squares[4])
    held = {squares[0], squares[1], squares[3]}
    held |= {place.names[gun.square] for gun in stage.board.turrets}
    held |= {place.names[item.square] for item in stage.board.floor if item.kind != "stunner"}
    held |= {place.names[one.square] for one in stage.board.characters if one.at == MAP}
    beside_door = {plan.name(square) for edge in plan.doors.values() for square in edge}
    for number, name in enumerate(place.board.room_names):
        inside_it = {place.names[square] for square in range(len(place.names)) if place.rooms[number] >> square & 1}
        walled = {one for one in inside_it if has_wall(plan, one)}
        wanted = set() if place.areas[number] else walled - beside_door - held
        assert {place.names[square] for square in turret_squares(stage.position, [number])} == wanted, name


def in_area(plan: Plan, name: str) -> bool:
    return plan.letters[plan.square(name)] in "123X"


def has_wall(plan: Plan, name: str) -> bool:
    row, column = plan.square(name)
    beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return any(plan.shut((row, column), other, set(plan.doors.values())) for other in beside)


@pytest.mark.rule("SR-RULING-96")
def test_a_free_square_has_no_figure_no_fallen_and_no_turret() -> None:
    """For ending a move, for placing a minion and for returning alike."""
    stage = Stage().put("mapuche", "C5").fallen("charlotte", "C6").put("jack", "C7").walker("arcturus", "eye", "C8")
    stage.turret("basic", "D5")
    stage.item("stunner", "D6").turn_of(0)
    taken = {"C5", "C6", "C7", "D5"}
    ends = {text.partition(",")[2] for text in stage.offers("move") if text.startswith("mapuche")}
    assert not ends & taken
    assert {"D6", "D7"} <= ends
    stage.stygia_phase().answer("return:arcturus,B", "in:west_workshop")
    free = {name for name in stage.site.names if name[0] in "CDEF" and name[1:] in "5678"} - taken
    assert stage.offers("at") == free
    stage = Stage(rounds=3).put("mapuche", "C5").fallen("charlotte", "C6").walker("arcturus", "access1", "C8")
    stage.turret("basic", "D5")
    stage.defence_turn().answer("summon:jack")
    assert stage.offers("post") == {name for name in free if name not in ("C5", "C6", "D5")} | {"C7"}


@pytest.mark.rule("SR-RULING-91")
@pytest.mark.parametrize("card", sorted(ROOM_CARDS))
def test_no_room_card_brings_a_minion(card: str) -> None:
    stage = about_to_enter(card).answer("move:mapuche,C6")
    while stage.kind == "emplace":
        stage.answer(stage.options()[0])
    assert not [one for one in stage.team(stage.defender) if one.at == MAP]
    assert len(stage.board.turrets) == 1 + len(ROOM_CARDS[card].turrets)


# Curses


@pytest.mark.rule("SR-CURSE-01", "SR-CURSE-02", "SR-EX-05", "SR-RULING-13")
def test_each_cursed_die_of_an_alarm_draws_the_defender_a_card() -> None:
    stage = inside("automatic_defenses").hand(0, "steam_valve")
    deck = stage.board.defence_deck
    stage.roll_room("west_workshop", "R2", "R2", "B5")
    assert Cursed(0, "alarm", 2) in stage.told(None)
    assert stage.side(1).defence == tuple(sorted(deck[:2]))
    assert stage.board.defence_deck == deck[2:]
    assert stage.side(0).magic == ("steam_valve",)
    assert len(stage.pool.dice) == 3


@pytest.mark.rule("SR-CURSE-01")
def test_every_number_of_a_curse_counts() -> None:
    stage = inside("ultrasensitive_alarm").roll_room("west_workshop", "R1", "R2", "B3")
    assert hand_size(stage, 1) == 2


@pytest.mark.rule("SR-CURSE-02")
def test_one_cursed_die_one_card() -> None:
    stage = inside("automatic_defenses").roll_room("west_workshop", "R2", "R6", "B5")
    assert hand_size(stage, 1) == 1


@pytest.mark.rule("SR-CURSE-03")
def test_a_vortex_swallows_the_cursed_die_until_the_next_turn() -> None:
    stage = inside("astral_defense").roll_room("west_workshop", "R3", "R6", "B3")
    assert stage.pool.dice == ("R6",)
    stage.assign(room=["R6"]).answer("lay")
    assert stage.state_of("west_workshop").laid == 6
    stage.turn_of(0).rolling().roll_room("west_workshop", "R1", "R1", "B1")
    assert sorted(stage.pool.dice) == ["B1", "R1", "R1"]


@pytest.mark.rule("SR-CURSE-03")
def test_a_vortex_may_swallow_the_whole_roll() -> None:
    stage = inside("astral_defense").roll_room("west_workshop", "R3", "R3", "B3")
    assert stage.state_of("west_workshop").laid == 0
    assert stage.kind == "room"


@pytest.mark.rule("SR-CURSE-04")
def test_a_punishment_wounds_whom_the_roller_chooses_in_the_room() -> None:
    stage = inside("steam_traps", players=3).put("charlotte", "E7")
    seat_one(stage)
    stage.rolling().roll_room("west_workshop", "R3", "R3", "B5", "B1", "M1")
    assert stage.asked == (0, "suffer")
    assert stage.offers("suffer") == {"mapuche", "charlotte"}
    stage.answer("suffer:charlotte")
    assert stage.who("charlotte").wounds == 1
    assert stage.asked == (0, "suffer")
    stage.answer("suffer:mapuche")
    assert (stage.who("charlotte").wounds, stage.who("mapuche").wounds) == (1, 1)
    assert stage.kind != "suffer"


@pytest.mark.rule("SR-CURSE-04")
def test_a_punishment_may_fell_the_last_one_and_the_dice_are_lost() -> None:
    stage = inside("steam_traps").change("mapuche", wounds=3).roll_room("west_workshop", "R3", "R6", "B6")
    assert stage.who("mapuche").at == "fallen"
    assert stage.state_of("west_workshop").laid == 0


@pytest.mark.rule("SR-CURSE-05")
def test_a_resolved_room_curses_nobody() -> None:
    stage = inside("automatic_defenses").room("west_workshop", RESOLVED).put("jack", "F6").rolling()
    stage.roll_room("west_workshop", "R2", "R2", "B2")
    assert hand_size(stage, 1) == 0


@pytest.mark.rule("SR-CURSE-05")
def test_curses_stop_when_the_room_is_solved() -> None:
    stage = inside("automatic_defenses", laid=16).put("jack", "F6").roll_room("west_workshop", "R6", "R5", "B5")
    stage.assign(room=["R6"]).answer("lay").clear_hands()
    assert stage.state_of("west_workshop").state == RESOLVED
    stage.turn_of(0).rolling().roll_room("west_workshop", "R2", "R2", "B2")
    assert hand_size(stage, 1) == 0


@pytest.mark.rule("SR-CURSE-06")
def test_a_curse_acts_on_every_attacker_who_rolls_there() -> None:
    stage = inside("automatic_defenses", players=3)
    seat_one(stage)
    stage.stock(1, luck=0).turn_of(1).rolling(1)
    dice = stage.team(1)[0].dice
    stage.roll_room("west_workshop", f"{dice[0]}2", *[f"{colour}5" for colour in dice[1:]])
    assert Cursed(1, "alarm", 1) in stage.told(None)
    assert hand_size(stage, 2) == 1


@pytest.mark.rule("SR-RULING-27")
def test_curses_look_at_the_faces_after_all_rerolls() -> None:
    stage = inside("automatic_defenses", luck=2).answer("roll:west_workshop").roll(2, 5, 5)
    assert hand_size(stage, 1) == 0
    assert stage.kind == "react"
    stage.answer("luck", "reroll:R2", "done").roll(4)
    assert hand_size(stage, 1) == 0
    stage.answer("luck", "reroll:B5", "done").roll(2)
    assert stage.side(0).luck == 0
    stage.pass_windows()
    assert hand_size(stage, 1) == 1


@pytest.mark.rule("SR-RULING-27", "SR-MARK-05")
def test_luck_cancels_single_cursed_dice() -> None:
    stage = inside("automatic_defenses", luck=1).answer("roll:west_workshop").roll(2, 2, 5).pass_windows()
    assert stage.asked == (0, "curse")
    assert stage.offers("cancel") == {"R2"}
    stage.answer("cancel:R2")
    assert stage.side(0).luck == 0
    assert LuckSpent(0) in stage.told(None)
    assert hand_size(stage, 1) == 1
    assert len(stage.pool.dice) == 3


@pytest.mark.rule("SR-RULING-27")
def test_a_die_turned_afterwards_wakes_no_curse() -> None:
    stage = inside("old_bastion", "charlotte", "mapuche", "arcturus").roll_room("west_workshop", "B1", "M6")
    stage.answer("four:charlotte,B1")
    assert sorted(stage.pool.dice) == ["B4", "M6"]
    stage.answer("end") if stage.kind == "change" else None
    assert hand_size(stage, 1) == 0


@pytest.mark.rule("SR-RULING-28")
def test_the_defenders_rolls_are_never_cursed() -> None:
    stage = inside("automatic_defenses").put("jack", "F6").defence_movement().rolling(1)
    stage.roll_room("west_workshop", "G2", "G2")
    assert hand_size(stage, 1) == 0
    assert not [event for event in stage.told(None) if isinstance(event, Cursed)]


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


# Penalties


def after_the_turn(stage: Stage, seat: int = 0) -> Stage:
    """This attacker ends his turn; he is asked once more because he holds a card."""
    if not stage.side(seat).magic:
        stage.hand(seat, "lucky_cog")
    return stage.at_step(AttackTurn(seat), "revive").answer("end")


@pytest.mark.rule("SR-ROOM-06")
def test_who_lingers_in_an_active_room_suffers_its_penalty() -> None:
    stage = inside("lethal_defenses").put("charlotte", "D6").put("arcturus", "D4").room("coal_store", RESOLVED)
    after_the_turn(stage)
    assert [stage.who(name).wounds for name in ("mapuche", "charlotte", "arcturus")] == [1, 1, 0]
    assert PenaltyFell("west_workshop", "lethal_defenses") in stage.told(None)


@pytest.mark.rule("SR-ROOM-06")
def test_an_active_room_without_attackers_does_nothing() -> None:
    """Neither the fallen nor walkers' markers count, and minions suffer nothing."""
    stage = inside("lethal_defenses").put("jack", "E5").walker("arcturus", "access1", "D6").put("charlotte", "A6")
    stage.fallen("mapuche", "E6")
    after_the_turn(stage)
    assert (stage.who("arcturus").wounds, stage.who("jack").wounds) == (0, 0)
    assert not [event for event in stage.told(None) if isinstance(event, PenaltyFell)]


@pytest.mark.rule("SR-ROOM-06", "SR-RULING-89")
@pytest.mark.parametrize(
    ("card", "wounds", "madness", "stunned"),
    [
        ("shock_defenses", 0, 0, True),
        ("astral_defense", 0, 1, False),
        ("weeping_idol", 0, 2, False),
        ("octopitis_breeding", 1, 0, True),
        ("rafters_breeding", 1, 0, True),
        ("zubas_breeding", 1, 0, True),
        ("quiet_store", 0, 0, False),
    ],
)
def test_each_penalty_is_what_its_card_says(card: str, wounds: int, madness: int, stunned: bool) -> None:
    stage = inside(card, "ignatius", "mapuche", "charlotte")
    after_the_turn(stage)
    one = stage.who("ignatius")
    assert (one.wounds, one.madness, one.stunned) == (wounds, madness, stunned)


@pytest.mark.rule("SR-ROOM-13", "SR-RULING-107")
def test_the_alarm_draws_the_defender_two_cards_once() -> None:
    """Whoever is in the room, and nobody if there is none; his own draws of the turn come on top."""
    draws = []
    for room, second in (("ultrasensitive_alarm", "B6"), ("ultrasensitive_alarm", "D6"), ("quiet_store", "D6")):
        stage = inside(room).put("charlotte", second)
        after_the_turn(stage)
        draws.append(hand_size(stage, 1))
    assert draws == [4, 4, 2]
    stage = inside("ultrasensitive_alarm").put("mapuche", "A7")
    after_the_turn(stage)
    assert hand_size(stage, 1) == 2


@pytest.mark.rule("SR-RULING-29")
def test_the_penalty_falls_once_a_round_after_the_last_attacker() -> None:
    stage = inside("lethal_defenses", players=3)
    one = seat_one(stage)
    after_the_turn(stage)
    assert stage.asked == (1, "move")
    assert stage.who("mapuche").wounds == 0
    after_the_turn(stage, 1)
    assert stage.position.path().startswith("Session.play_rounds › Round.defend")
    assert (stage.who("mapuche").wounds, stage.who(one).wounds) == (1, 1)
    assert len([event for event in stage.told(None) if isinstance(event, PenaltyFell)]) == 1


@pytest.mark.rule("SR-RULING-29")
def test_an_ally_may_rescue_those_inside() -> None:
    stage = inside("lethal_defenses", players=3, laid=20)
    one = seat_one(stage)
    after_the_turn(stage).clear_hands().stock(1, luck=0).rolling(1)
    dice = stage.who(one).dice
    stage.roll_room("west_workshop", *[f"{colour}5" for colour in dice]).assign(room=[f"{dice[0]}5"]).answer("lay")
    stage.pass_windows()
    assert stage.state_of("west_workshop").state == RESOLVED
    after_the_turn(stage, 1)
    assert stage.who("mapuche").wounds == 0


@pytest.mark.rule("SR-RULING-107")
def test_doors_close_once_per_room_and_the_entry_door_too() -> None:
    stage = inside("clockwork_maze").doors("s1", "ac", "ef").put("charlotte", "D6")
    after_the_turn(stage)
    assert [stage.is_open(door) for door in ("s1", "ac", "ef")] == [False, False, True]
    stage = inside("clockwork_maze").doors("s1", "ac").put("mapuche", "B7")
    after_the_turn(stage)
    assert stage.is_open("s1")


@pytest.mark.rule("SR-RULING-107")
def test_the_bastion_places_one_turret_however_many_are_inside() -> None:
    stage = inside("old_bastion").put("charlotte", "D6").put("arcturus", "D7")
    after_the_turn(stage)
    assert stage.asked == (1, "emplace")
    stage.answer("emplace:C5")
    assert stage.kind != "emplace"
    gun = stage.turret_at("C5")
    assert gun is not None
    assert gun.kind == "basic"


@pytest.mark.rule("SR-RULING-107")
def test_no_card_is_played_in_the_penalty_step() -> None:
    """Brace would fit, and the defender has cards: nobody is asked before the defender's turn."""
    stage = inside("lethal_defenses").hand(0, "brace", "give_breath").hand(1, "slaughter", "grim_order")
    after_the_turn(stage)
    assert stage.who("mapuche").wounds == 1
    assert stage.position.path().startswith("Session.play_rounds › Round.defend")


@pytest.mark.rule("SR-ROOM-06")
def test_the_defender_orders_the_rooms() -> None:
    stage = inside("lethal_defenses").put("charlotte", "D4").room("coal_store", ACTIVE, "steam_traps", entry="ac")
    after_the_turn(stage)
    assert stage.asked == (1, "penalty")
    assert stage.offers("in") == {"west_workshop", "coal_store"}
    stage.answer("in:coal_store")
    assert (stage.who("mapuche").wounds, stage.who("charlotte").wounds) == (1, 1)


@pytest.mark.rule("SR-ROOM-01")
def test_areas_are_no_rooms_to_reveal() -> None:
    for scenario in SIX:
        place = site(scenario)
        stage = Stage(scenario)
        states = [stage.board.rooms[number].state for number in range(len(place.rooms))]
        for number, state in enumerate(states):
            begins = place.areas[number] or number == place.scenario.start_room
            assert state == (RESOLVED if begins else UNENTERED)
