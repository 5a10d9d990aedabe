"""What active rooms do: curses to those who roll, penalties to those who linger."""

import pytest

from brassboard.games.smog_riders.data.events import Cursed, LuckSpent, PenaltyFell
from brassboard.games.smog_riders.data.table import ACTIVE, RESOLVED, UNENTERED
from brassboard.games.smog_riders.scenario.static_map import site
from games.smog_riders.helper import Stage
from games.smog_riders.plan import SIX
from games.smog_riders.rules.in_a_room import after_the_turn, hand_size, inside, seat_one

# In the factory, room west_workshop is C5 to F8; door s1 leads from area 1 (B6) to C6, ac from D5 to coal_store (D4).

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


# Penalties


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
