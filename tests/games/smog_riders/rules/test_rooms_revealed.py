"""Rooms are revealed: their cards, and the turrets these bring."""

import pytest

from brassboard.games.smog_riders.content import ROOM_CARDS
from brassboard.games.smog_riders.data.events import RoomRevealed
from brassboard.games.smog_riders.data.table import ACTIVE, MAP, RESOLVED, UNENTERED
from brassboard.games.smog_riders.rules.turrets import turret_squares
from games.smog_riders.helper import Stage
from games.smog_riders.plan import SIX, Plan
from games.smog_riders.rules.in_a_room import seat_one

# In the factory, room west_workshop is C5 to F8; door s1 leads from area 1 (B6) to C6, ac from D5 to coal_store (D4).


def about_to_enter(*cards: str, players: int = 2) -> Stage:
    """Mapuche stands at the open door of the west workshop, which nobody has entered; these Room cards come next."""
    stage = Stage(players=players).on_deck(*cards).doors("s1").put("mapuche", "B6")
    stage.room("west_workshop", UNENTERED)
    return stage.put("charlotte", "A6").put("arcturus", "A7")


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
