"""Set-up, step by step: character, missions, equipment, decks and hands, danger markers."""

import json

import pytest

from brassboard.games.alone.content import AMMUNITION, CHARACTERS, EQUIPMENT, ITEMS, MISSIONS
from brassboard.games.alone.queries import hand_size, spawn_distances, station
from brassboard.kernel import BadInput, Illegal
from games.alone.rules.setting_up import Beginning, dealt

GREEN, BLUE, RED = [[id for id in MISSIONS if MISSIONS[id].colour == colour] for colour in ("green", "blue", "red")]


def with_missions(green: str, blue: str, players: int = 2, **options: object) -> Beginning:
    """Set-up on k1 as printed, at the first question after these missions were drawn."""
    game = Beginning(players, map="k1", variety=False, character="pilot", **options)
    game.until("draw_green").chance_answers(GREEN.index(green))
    return game.chance_answers(BLUE.index(blue)).chance_answers()


# Step 3: the Hero


@pytest.mark.rule("AL-SETUP-04")
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_begins_with_the_same_sheet(character: str) -> None:
    game = Beginning().until("character")
    assert game.asked == (0, "character")
    assert game.offers("character") == set(CHARACTERS)
    game.answer(f"character:{character}").to_turn_1()
    hero = game.board.hero
    assert (hero.character, hero.life, hero.calm, hero.adrenaline) == (character, 12, 12, 3)
    assert hero.experience == (0, 0, 0, 0, 0)
    assert (game.board.round, game.board.turn, game.board.round_marker) == (1, 1, 6)


@pytest.mark.rule("AL-SETUP-01", "AL-SETUP-04")
def test_the_options_may_name_the_character_or_leave_it_to_chance() -> None:
    assert Beginning(character="doctor").to_turn_1().board.hero.character == "doctor"
    game = Beginning(character="random").until("choose_character")
    assert game.request == ("draw", 1, 4)
    assert game.chance_answers(1).board.hero.character == "technician"


# Step 4: missions


@pytest.mark.rule("AL-SETUP-05", "AL-MISS-01")
def test_a_green_and_a_blue_mission_lie_open_and_a_red_one_face_down() -> None:
    game = with_missions("MG3", "MB2").to_turn_1()
    assert [(mission.id, mission.colour, mission.fulfilled) for mission in game.board.missions] == [
        ("MG3", "green", False),
        ("MB2", "blue", False),
    ]
    assert sorted(game.board.reds) == RED


@pytest.mark.rule("AL-SETUP-05", "AL-KNOW-06")
@pytest.mark.parametrize("seed", range(3))
def test_no_view_holds_the_red_mission(seed: int) -> None:
    game = dealt(seed, players=3)
    for viewer in (0, 1, 2, None):
        seen = json.dumps(game.match.view(viewer)) + repr(game.told(viewer)) + "".join(game.match.journal_of(viewer))
        assert not [id for id in RED if id in seen]


@pytest.mark.rule("AL-SETUP-05")
def test_locked_down_blocks_every_door_of_two_rooms_before_turn_1() -> None:
    game = with_missions("MG3", "MB5").to_turn_1()
    st = station(game.board)
    doors = [st.door_code[door] for door in range(len(st.doors)) if game.board.secret.blocked >> door & 1]
    assert doors == ["2C1-2D1", "2D4-2E4"]  # The Med Bay and the Armory.


@pytest.mark.rule("AL-SETUP-05", "AL-MISS-13", "AL-MAP-10", "AL-RULING-46")
def test_the_leader_hides_the_markers_of_a_search_and_picks_the_real_one() -> None:
    game = with_missions("MG2", "MB2", players=3, leader=2)
    for count in range(3):
        assert game.asked == (2, "hide_clue")
        assert all(far_from_all(game, code, count) for code in game.offers("at"))
        game.answer(f"at:{sorted(game.offers('at'))[0]}", seat=2)
    assert game.asked == (2, "real_clue")
    laid = sorted(game.offers("at"))
    assert len(laid) == 3
    game.answer(f"at:{laid[1]}", seat=2)
    st = station(game.board)
    clues = {st.code[clue.sector]: clue.real for clue in game.board.secret.clues}
    assert clues == {laid[0]: False, laid[1]: True, laid[2]: False}
    assert not [code for code in laid if st.room[st.sector_of[code]]]
    for viewer in (0, None):
        assert game.seen_by(viewer)["secret"]["clues"] == []
        assert not [code for code in laid if code in "".join(game.match.journal_of(viewer))]
    for viewer in (1, 2):
        assert [clue["real"] for clue in game.seen_by(viewer)["secret"]["clues"]] == [False, True, False]


def far_from_all(game: Beginning, code: str, count: int) -> bool:
    """Whether a sector is 4 steps or more from the Hero and from every marker laid so far."""
    st = station(game.board)
    laid = [action.sector for action in game.position.given_by(2)]
    assert len(laid) == count
    return all(
        st.steps[st.sector_of[code]][other] >= 4 for other in (game.board.secret.hero, *[st.sector_of[c] for c in laid])
    )


@pytest.mark.rule("AL-SETUP-05")
def test_the_set_up_of_the_green_mission_comes_before_that_of_the_blue_one() -> None:
    game = with_missions("MG2", "MB5")
    assert game.kind == "hide_clue"
    assert game.board.secret.blocked == 0
    game.until("draw_ammunition")
    assert game.board.secret.blocked != 0


# Step 5: equipment


@pytest.mark.rule("AL-SETUP-06")
@pytest.mark.parametrize(("difficulty", "left"), [("easy", 38), ("normal", 39), ("nightmare", 39), ("impossible", 40)])
def test_the_level_says_what_the_hero_begins_with(difficulty: str, left: int) -> None:
    game = dealt(7, difficulty=difficulty)
    items = game.board.hero.items
    assert len(game.board.equipment) == left
    assert sorted([*game.board.equipment, *[item.id for item in items]]) == list(EQUIPMENT)
    assert [item.charges for item in items] == [ITEMS[item.id].charges for item in items]
    for viewer in (0, 1, None):
        assert [item["id"] for item in game.seen_by(viewer)["hero"]["items"]] == [item.id for item in items]
        assert set(game.seen_by(viewer)["equipment"]) == {""}


@pytest.mark.rule("AL-SETUP-06", "AL-KNOW-06")
def test_the_ammunition_is_drawn_openly_and_the_rest_of_the_deck_is_shuffled_in_secret() -> None:
    game = Beginning(difficulty="easy", variety=False).until("draw_ammunition")
    assert game.request == ("draw", 1, 3)
    game.chance_answers(2)
    assert game.request == ("shuffle", 39, 39)
    game.chance_answers(*reversed(range(39)))
    rest = [id for id in EQUIPMENT if id != AMMUNITION[2]]
    assert [item.id for item in game.board.hero.items] == [AMMUNITION[2], rest[-1]]
    assert game.board.equipment == tuple(rest[-2::-1])
    assert not [line for line in game.match.journal_of(1) if "shuffle" in line]


# Step 6: decks


@pytest.mark.rule("AL-DECK-01", "AL-LEAD-06")
def test_exactly_two_different_decks_are_chosen() -> None:
    game = Beginning().until("decks")
    assert game.asked == (1, "decks")
    assert len(game.options()) == 6
    for text in ("decks:red", "decks:red,red", "decks:red,blue,green"):
        with pytest.raises((BadInput, Illegal)):
            game.match.take(text, 1)
    game.answer("decks:blue,violet")
    assert game.board.decks == ("blue", "violet")


@pytest.mark.rule("AL-LEAD-06", "AL-HAND-04")
def test_with_two_evil_players_the_leader_picks_both_decks_and_which_is_his() -> None:
    game = Beginning(3, leader=2).until("decks")
    assert game.asked == (2, "decks")
    assert len(game.options()) == 12
    game.answer("decks:green,red").to_turn_1()
    assert [(player.seat, player.decks) for player in game.board.evil] == [(1, (1,)), (2, (0,))]
    assert [len(player.first) for player in game.board.evil] == [0, 6]
    assert [len(player.second) for player in game.board.evil] == [6, 0]


@pytest.mark.rule("AL-LEAD-06", "AL-HAND-06")
def test_with_three_evil_players_the_leader_lays_the_decks_before_two() -> None:
    game = Beginning(4).until("owners")
    assert game.asked == (1, "owners")
    assert game.offers("owners") == {"1,2", "1,3", "2,1", "2,3", "3,1", "3,2"}
    game.answer("owners:3,1").until("draw_from")
    assert [(player.seat, player.decks) for player in game.board.evil] == [(1, (1,)), (2, (0, 1)), (3, (0,))]


@pytest.mark.rule("AL-SETUP-01")
def test_the_options_may_name_the_decks() -> None:
    game = Beginning(3, decks="violet_blue").to_turn_1()
    assert game.board.decks == ("violet", "blue")
    assert [player.decks for player in game.board.evil] == [(0,), (1,)]
    game = Beginning(4, decks="violet_blue").until("owners")
    assert game.board.decks == ("violet", "blue")


# Hands


@pytest.mark.rule("AL-SETUP-07", "AL-HAND-01", "AL-HAND-02")
def test_one_evil_player_draws_ten_cards_from_either_deck_and_sees_each_at_once() -> None:
    game = Beginning(decks="red_blue").until("draw_from")
    player = game.board.evil[0]
    for count in range(10):
        assert game.asked == (1, "draw_from")
        assert game.offers("draw_from") == {"red", "blue"}
        assert (
            hand_size(player) == count == len([event for event in game.told(1) if type(event).__name__ == "SecretCard"])
        )
        game.answer("draw_from:red" if count < 7 else "draw_from:blue")
    assert (len(player.first), len(player.second)) == (7, 3)
    assert game.kind == "markers"


@pytest.mark.rule("AL-HAND-03", "AL-HAND-05", "AL-SETUP-07")
@pytest.mark.parametrize(("players", "limit"), [(2, 10), (3, 6), (4, 4)])
def test_every_opening_hand_has_the_limit(players: int, limit: int) -> None:
    assert [hand_size(player) for player in dealt(5, players).board.evil] == [limit] * (players - 1)


@pytest.mark.rule("AL-SETUP-07")
def test_the_leader_draws_first_and_then_leftward() -> None:
    game = Beginning(4, leader=2, decks="red_blue").until("owners").answer("owners:1,3").until("markers")
    order = [event.seat for event in game.told(0) if type(event).__name__ == "CardDrawn"]
    assert order == [2] * 4 + [3] * 4 + [1] * 4


@pytest.mark.rule("AL-SETUP-07", "AL-KNOW-06")
def test_both_decks_are_shuffled_and_nobody_reads_the_order() -> None:
    game = Beginning(decks="red_blue", variety=False).until("shuffle_first")
    assert game.request == ("shuffle", 26, 26)
    game.chance_answers(*reversed(range(26))).chance_answers(*reversed(range(26))).until("draw_from")
    assert game.board.first_deck == tuple(sorted(game.board.first_deck, reverse=True))
    for viewer in (0, 1, None):
        assert set(game.seen_by(viewer)["first_deck"]) == {""}
        assert not [line for line in game.match.journal_of(viewer) if "shuffle" in line]


# Step 7: danger markers


def at_markers(players: int = 2, **options: object) -> Beginning:
    return Beginning(players, map="k1", variety=False, decks="red_blue", **options).until("markers")


@pytest.mark.rule("AL-SETUP-08", "AL-RULING-46")
def test_the_leader_places_markers_at_distance_3_or_more() -> None:
    game = at_markers(3, leader=2)
    assert game.asked == (2, "markers")
    st, steps = station(game.board), spawn_distances(game.board)
    near = {code for sector, code in enumerate(st.code) if steps[sector] < 3}
    assert {"1D3", "1E2", "1B3"} <= near
    assert "1B2" not in near
    assert game.offers("mark") == set(st.code) - near
    assert game.denied("mark:1B3") == "AL-SETUP-08"
    assert "done" in game.options()


@pytest.mark.rule("AL-SETUP-08")
def test_a_third_marker_of_a_floor_is_refused() -> None:
    game = at_markers().answer("mark:1A1", "mark:1A2")
    assert game.denied("mark:1A3") == "AL-SETUP-08"
    assert game.denied("mark:1A1") == "AL-END-08"
    assert {code[0] for code in game.offers("mark")} == {"2"}
    game.answer("mark:2A3", "mark:2B3")
    assert game.asked == (0, "act")
    assert game.board.secret.danger.bit_count() == 4
    assert (game.board.round, game.board.turn) == (1, 1)


@pytest.mark.rule("AL-SETUP-08")
def test_a_sector_takes_one_marker_and_the_leader_may_stop_early() -> None:
    game = at_markers().answer("mark:1A1", "done")
    assert game.asked == (0, "act")
    assert game.board.secret.danger.bit_count() == 1


@pytest.mark.rule("AL-SETUP-08", "AL-KNOW-09")
def test_the_hero_sees_neither_where_markers_lie_nor_how_many_there_are() -> None:
    none, four = at_markers().answer("done"), at_markers().answer("mark:1A1", "mark:1A2", "mark:2A3", "mark:2B3")
    for viewer in (0, None):
        assert none.match.view(viewer) == four.match.view(viewer)
        assert none.match.journal_of(viewer) == four.match.journal_of(viewer)
        assert none.told(viewer) == four.told(viewer)
    assert len(four.told(1)) == len(none.told(1)) + 4
