"""Set-up: who may play, decks, cards and tiles, mats, pieces, who begins, what is secret."""

import pytest

from brassboard.games.scythe import GAME
from brassboard.games.scythe.content import BANNED, BOARD, COMBAT_DECK, FACTIONS
from brassboard.games.scythe.data.table import HUMAN, Table
from brassboard.games.scythe.rules.setup import swap_mats
from brassboard.kernel import BadInput, Match
from games.scythe.helper import Stage


def dealt(players: int, seed: int, **options: object) -> Table:
    """The table when everything is set up by chance."""
    table: Table = Match.begin(GAME, GAME.setup(players, options), seed=seed).position.table
    return table


@pytest.mark.rule("SC-SETUP-01")
@pytest.mark.parametrize(
    ("players", "options"),
    [(7, {"automas": 1}), (6, {"invaders": False}), (3, {"automas": 3, "invaders": False}), (0, {}), (8, {})],
)
def test_more_factions_than_there_are_is_refused(players: int, options: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        Match.begin(GAME, GAME.setup(players, options), seed=1)


@pytest.mark.rule("SC-SETUP-01")
def test_one_player_alone_meets_the_automa() -> None:
    assert [one.kind for one in dealt(1, 3).players] == ["human", "automa"]
    assert len(dealt(7, 3).players) == 7


@pytest.mark.rule("SC-SETUP-02")
def test_the_combat_deck_and_the_hands_hold_all_cards() -> None:
    table = dealt(5, 11)
    everything = [*table.combat_deck, *[card for one in table.players for card in one.cards]]
    assert sorted(everything) == list(COMBAT_DECK)
    assert {value: everything.count(value) for value in (2, 3, 4, 5)} == {2: 16, 3: 12, 4: 8, 5: 6}


@pytest.mark.rule("SC-SETUP-02")
def test_each_deck_is_shuffled_on_its_own() -> None:
    stage = Stage.fresh()
    asked = []
    while stage.chance:
        asked.append(stage.position.path().rpartition(" › ")[2])
        stage.answer(f"{stage.position.asked.kind}:" + ",".join(map(str, range(stage.position.asked.n))))
    assert asked.count("Shuffling.shuffle_deck") == 3
    assert stage.board.encounter_deck[0] == 1
    assert stage.asked[1] == "section"


@pytest.mark.rule("SC-SETUP-03")
def test_one_factory_card_more_than_players_lies_by_the_board() -> None:
    table = dealt(4, 2)
    assert len(table.factory.cards) == 5
    assert len(table.factory_out) == 7


@pytest.mark.rule("SC-SETUP-04")
def test_one_structure_bonus_tile_is_open() -> None:
    assert {dealt(2, seed).tile for seed in range(40)} == {
        "tunnels_adjacent",
        "lakes_adjacent",
        "encounters_adjacent",
        "on_tunnels",
        "in_a_row",
        "on_farms_or_tundras",
    }


@pytest.mark.rule("SC-SETUP-05")
def test_an_encounter_token_on_each_of_the_eleven_territories() -> None:
    names = sorted([BOARD.names[at] for at in dealt(2, 1).encounters])
    assert names == ["B3", "C2", "C5", "C7", "E2", "E6", "F1", "G2", "G3", "G6", "H4"]


@pytest.mark.rule("SC-SETUP-06")
def test_the_supply_never_ends() -> None:
    stage = Stage("nordic", "saxony").goods("B4", wood=60).turn_of("nordic", "produce").answer("top:produce")
    stage.answer("produce:B4,1")
    assert stage.lying("B4") == {"wood": 61}


@pytest.mark.rule("SC-SETUP-07", "SC-SETUP-08")
@pytest.mark.parametrize("players", [2, 5, 7])
def test_no_two_share_a_mat_and_no_banned_pair_is_dealt(players: int) -> None:
    for seed in range(60):
        people = dealt(players, seed).players
        assert len({one.faction for one in people}) == players
        assert len({one.mat for one in people}) == players
        assert not [one for one in people if (one.faction, one.mat) in BANNED]


@pytest.mark.rule("SC-SETUP-08")
def test_whoever_is_left_with_only_the_banned_mat_swaps() -> None:
    stage = Stage("nordic", "rusviet")
    nordic, rusviet = stage.who("nordic"), stage.who("rusviet")
    nordic.mat, rusviet.mat = "militant", ""
    swap_mats([nordic, rusviet], rusviet, "industrial")
    assert (nordic.mat, rusviet.mat) == ("industrial", "militant")


@pytest.mark.rule("SC-SETUP-08")
def test_a_banned_pair_cannot_be_chosen_either() -> None:
    with pytest.raises(BadInput, match="industrial"):
        Match.begin(GAME, GAME.setup(2, {"faction_0": "rusviet", "mat_0": "industrial"}), seed=1)


@pytest.mark.rule("SC-SETUP-09")
def test_players_sit_in_the_order_of_their_home_bases() -> None:
    stage = Stage("saxony", "nordic", "crimea")
    order = [stage.board.players[seat].faction for seat in stage.board.order]
    start = order.index("nordic")
    assert order[start:] + order[:start] == ["nordic", "crimea", "saxony"]


@pytest.mark.rule("SC-SETUP-10")
@pytest.mark.parametrize(
    ("faction", "power", "cards"), [("saxony", 1, 4), ("crimea", 5, 0), ("togawa", 0, 2), ("nordic", 4, 1)]
)
def test_the_faction_mat_gives_power_and_combat_cards(faction: str, power: int, cards: int) -> None:
    one = dealt(2, 1, faction_0=faction, mat_0="militant").players[0]
    assert (one.power, len(one.cards)) == (power, cards)
    assert (FACTIONS[faction].power, FACTIONS[faction].cards) == (power, cards)


@pytest.mark.rule("SC-SETUP-11")
@pytest.mark.parametrize(
    ("mat", "popularity", "coins"), [("agricultural", 4, 7), ("industrial", 2, 4), ("militant", 3, 4)]
)
def test_the_player_mat_gives_popularity_coins_and_objectives(mat: str, popularity: int, coins: int) -> None:
    one = dealt(2, 1, faction_0="nordic", mat_0=mat).players[0]
    assert (one.popularity, one.coins, len(one.objectives)) == (popularity, coins, 2)


@pytest.mark.rule("SC-SETUP-12")
def test_pieces_stand_where_the_home_base_is() -> None:
    stage = Stage("crimea", "nordic")
    assert stage.at("crimea", "character") == ["base_crimea"]
    assert stage.at("crimea", "worker") == ["H3", "I1"]


@pytest.mark.rule("SC-SETUP-13")
def test_no_ability_and_no_recruit_is_in_force() -> None:
    for one in dealt(5, 4).players:
        assert (one.deployed, one.mechs, one.stars, one.bonuses, one.recruits) == (0, (), (), 0, 0)
        assert len(one.abilities) == 4


@pytest.mark.rule("SC-SETUP-14", "SC-MOVE-01")
def test_the_top_actions_give_what_is_printed() -> None:
    stage = Stage("nordic", "saxony").turn_of("nordic", "move").answer("top:coins")
    assert stage.who("nordic").coins == 6
    stage.turn_of("nordic", "move").answer("top:moves", "move:worker,B4,B5", "move:character,base_nordic,B4")
    assert stage.kind == "act", "two units and no third"
    stage.turn_of("nordic", "bolster").answer("top:cards")
    assert len(stage.who("nordic").cards) == 1


@pytest.mark.rule("SC-SETUP-15")
def test_the_lowest_mat_number_begins() -> None:
    stage = Stage.fresh(2, faction_0="nordic", mat_0="militant", faction_1="saxony", mat_1="engineering").settle()
    assert stage.asked[0] == 1


@pytest.mark.rule("SC-SETUP-16", "SC-RULING-26")
def test_a_seat_sees_how_many_cards_another_holds_but_neither_which_nor_its_coins() -> None:
    stage = Stage("nordic", "saxony").cards("saxony", 2, 5).objectives("saxony", 3, 4)
    seen = stage.seen_by(0)["players"][1]
    assert (seen["cards"], seen["objectives"], seen["coins"]) == ([-1, -1], [-1, -1], -1)
    assert stage.seen_by(0)["players"][0]["coins"] == 5
    assert (seen["power"], seen["popularity"]) == (5, 5)


@pytest.mark.rule("SC-RULING-26")
def test_a_table_may_play_with_open_coins() -> None:
    assert Stage("nordic", "saxony", open_coins=True).seen_by(0)["players"][1]["coins"] == 5


@pytest.mark.rule("SC-RULING-26")
def test_at_the_end_all_coins_are_shown() -> None:
    stage = Stage("nordic", "saxony").change("nordic", power=15)
    stage.stars("nordic", "upgrades", "mechs", "structures", "recruits", "workers").turn_of("nordic", "bolster")
    stage.answer("top:power")
    assert stage.over
    assert stage.seen_by(1)["players"][0]["coins"] == 4


def test_chance_decides_who_has_what() -> None:
    pairs = {tuple([(one.faction, one.mat) for one in dealt(3, seed).players]) for seed in range(20)}
    assert len(pairs) > 15


@pytest.mark.parametrize("players", [1, 2, 5, 7])
def test_problems_are_found_nowhere_in_a_new_game(players: int) -> None:
    for seed in range(5):
        assert GAME.problems is not None
        assert GAME.problems(dealt(players, seed)) == []
        assert [one.kind for one in dealt(players, seed).players].count(HUMAN) == players
