"""Set-up: options, seats and the secret map."""

import json

import pytest

from brassboard.games.alone import GAME
from brassboard.games.alone.queries import station
from brassboard.games.alone.scenario.floor import ROOMS
from brassboard.games.alone.scenario.registry import MAPS, check_scenario, pair_text
from brassboard.kernel import BadInput
from games.alone.rules.setting_up import Beginning, dealt

OPERATIONS = ("floors", "turns", "rooms", "swap")


def drawn_map(seed: int, **options: object) -> tuple[object, ...]:
    secret = dealt(seed, **options).board.secret
    return tuple([getattr(secret, name) for name in OPERATIONS])


# Seats


@pytest.mark.rule("AL-GOAL-01", "AL-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_hero_plays_against_all_the_others(players: int) -> None:
    game = dealt(1, players)
    assert game.position.state.teams == (0, *[1] * (players - 1))
    assert [player.seat for player in game.board.evil] == list(range(1, players))
    assert game.asked == (0, "act")


@pytest.mark.rule("AL-GOAL-01")
@pytest.mark.parametrize("players", [1, 5])
def test_a_fifth_seat_is_refused_and_so_is_a_hero_alone(players: int) -> None:
    with pytest.raises(BadInput, match="players must be one of 2, 3, 4"):
        GAME.setup(players)


@pytest.mark.rule("AL-SETUP-02", "AL-LEAD-01")
def test_the_first_evil_seat_leads_unless_the_options_name_another() -> None:
    assert Beginning(4).board.leader == 1
    assert Beginning(4, leader=3).board.leader == 3
    with pytest.raises(BadInput, match="leader must be an Evil seat, 1 to 2, not 3"):
        Beginning(3, leader=3)


# Options


@pytest.mark.rule("AL-SETUP-01")
def test_every_option_has_its_default() -> None:
    chosen = dict(GAME.setup().options)
    assert chosen == {
        "difficulty": "normal",
        "map": "random",
        "variety": True,
        "character": "choose",
        "decks": "choose",
        "leader": 1,
        "spaces": 0,
        "spill_over": True,
    }
    board = Beginning(3, difficulty="easy", spaces=8, spill_over=False, map="k2", variety=False).board
    assert (board.difficulty, board.spaces, board.spill_over, board.map, board.variety) == (
        "easy",
        8,
        False,
        "k2",
        False,
    )
    with pytest.raises(BadInput, match="spaces must be one of"):
        GAME.setup(2, {"spaces": 3})


@pytest.mark.rule("AL-SETUP-01", "AL-GAP-03")
def test_a_harder_level_has_more_reaction_spaces_unless_the_options_say_otherwise() -> None:
    levels = ("easy", "normal", "nightmare", "impossible")
    assert [Beginning(2, difficulty=level).board.spaces for level in levels] == [4, 5, 6, 7]
    assert [Beginning(2, difficulty=level, spaces=9).board.spaces for level in levels] == [9, 9, 9, 9]


@pytest.mark.rule("AL-SETUP-01")
@pytest.mark.parametrize("seed", range(4))
def test_the_hero_is_told_neither_the_map_nor_what_was_done_to_it(seed: int) -> None:
    game = dealt(seed)
    secret = game.board.secret
    for viewer in (0, None):
        seen = game.seen_by(viewer)
        assert seen["map"] == "random"
        hidden = seen["secret"]
        assert (hidden["floors"], hidden["turns"], hidden["rooms"], hidden["swap"]) == ([], [], "", -1)
        told = json.dumps([repr(event) for event in game.told(viewer)])
        assert station(game.board).name not in told
        lines = [line.split()[2].partition(":")[0] for line in game.match.journal_of(viewer)]
        assert "shuffle" not in lines
        assert lines.count("draw") == 3  # The green mission, the blue one and the ammunition card.
    mine = game.seen_by(1)["secret"]
    assert tuple(mine["floors"]) == secret.floors
    assert mine["rooms"] == secret.rooms


@pytest.mark.rule("AL-SETUP-01", "AL-SETUP-09")
def test_two_seeds_give_different_maps() -> None:
    assert len({drawn_map(seed) for seed in range(8)}) == 8


@pytest.mark.rule("AL-SETUP-01", "AL-SETUP-09")
def test_a_named_map_without_variety_is_as_printed_and_everyone_knows_it() -> None:
    game = dealt(3, map="k1", variety=False)
    secret = game.board.secret
    assert (secret.floors, secret.turns, secret.swap) == (("k1.1", "k1.2"), (0, 0), 0)
    assert station(game.board).code[secret.hero] == "1D3"
    assert [station(game.board).code[station(game.board).room_at[room]] for room in "EQCM"] == [
        "1D1",
        "1C4",
        "1A5",
        "2C1",
    ]
    for viewer in (0, 1, None):
        seen = game.seen_by(viewer)
        assert (seen["map"], seen["variety"]) == ("k1", False)


# Variety


@pytest.mark.rule("AL-SETUP-09")
def test_chance_is_asked_for_two_floors_and_the_four_operations_in_the_same_way_in_every_match() -> None:
    game = Beginning()
    asked = []
    while game.step != "choose_character":
        asked.append((game.step, *game.request))
        game.chance_answers()
    floors = [request[3] for request in asked[:2]]
    assert asked == [
        ("draw_lower", "draw", 1, floors[0]),
        ("draw_upper", "draw", 1, floors[1]),
        ("turn_lower", "draw", 1, 8),
        ("turn_upper", "draw", 1, 8),
        ("deal_rooms", "shuffle", 8, 8),
        ("swap_stairs", "draw", 1, 2),
    ]
    assert min(floors) > 100


@pytest.mark.rule("AL-SETUP-09")
def test_what_chance_says_is_what_is_done_to_the_map() -> None:
    game = Beginning(map="k1")
    for answer in ((5,), (3,), (7, 6, 5, 4, 3, 2, 1, 0), (1,)):
        game.chance_answers(*answer)
    secret = game.board.secret
    printed = "".join([floor.room[place] for floor in (MAPS["k1"].floor1, MAPS["k1"].floor2) for place in floor.places])
    assert (secret.turns, secret.swap, secret.rooms) == ((5, 3), 1, printed[::-1])


@pytest.mark.rule("AL-SETUP-09")
@pytest.mark.parametrize("first", range(0, 200, 25))
def test_every_drawn_map_keeps_the_invariants_of_map_files(first: int) -> None:
    for seed in range(first, first + 25):
        board = dealt(seed).board
        secret = board.secret
        assert sorted(secret.rooms) == sorted(ROOMS)
        assert all(0 <= turn < 8 for turn in secret.turns)
        st = station(board)
        text = pair_text("drawn", st.floors[0].printed, st.floors[1].printed, secret.rooms)
        assert check_scenario(text, "drawn") == []


# The start


@pytest.mark.rule("AL-SETUP-03")
@pytest.mark.parametrize("seed", range(6))
def test_the_hero_stands_on_the_start_and_sees_nothing_beyond(seed: int) -> None:
    game = Beginning(2).until("choose_character") if seed == 0 else dealt(seed)
    board = game.board
    secret = board.secret
    assert secret.hero == station(board).start
    assert secret.revealed == 1 << secret.hero
    assert [tile.number for tile in board.tiles] == [board.here] == [0]
    assert sum([link > 0 for link in board.tiles[0].links]) >= 3
    assert secret.lit == 0
    assert secret.creatures == ()
    assert seed > 0 or (secret.danger, secret.blocked) == (0, 0)
