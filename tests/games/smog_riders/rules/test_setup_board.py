"""Doors, decks, start areas and first figures; how gaps of the rulebook are filled."""

import pytest

from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.data.table import RESERVE
from brassboard.games.smog_riders.scenario.registry import SCENARIOS, read_scenario
from brassboard.games.smog_riders.scenario.static_map import ASTRAL, EYE, astral_neighbours, site
from brassboard.kernel import Match, Setup
from games.smog_riders.helper import Stage
from games.smog_riders.rules.test_setup_teams import draft_all

SIX = ("factory", "vault", "jail", "leak", "tunnel", "king")

# Set-up


@pytest.mark.rule("SR-SETUP-01")
def test_a_square_holds_one_character() -> None:
    stage = Stage().put("mapuche", "H5").put("charlotte", "H6").turn_of(0)
    assert stage.denied("move:mapuche,H6") == "SR-MOVE-08"
    assert "mapuche,H7" in stage.offers("move")


OPEN_HOUSE = """
map 90 Open House
scenario open_house
rounds 3
grid
11AABB22
11AABB22
33AABB..
33AABB..
end
room A hall
room B parlour
door s1 1,2 E closed
door s2 1,6 E closed
door s3 4,2 E open
door ab 2,4 E open
points attacker escaped 1
exits any
"""


@pytest.mark.rule("SR-SETUP-02")
def test_doors_begin_as_the_map_shows_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCENARIOS, "open_house", read_scenario(OPEN_HOUSE, "open_house"))
    chosen = (("scenario", "open_house"), ("faction", "commonsteam"), ("defender", "last"))
    table = Match.begin(GAME, Setup(2, chosen), by_hand=True).position.table
    doors = site("open_house").board.door_names
    assert {name for number, name in enumerate(doors) if table.open >> number & 1} == {"s3", "ab"}


@pytest.mark.rule("SR-SETUP-02")
@pytest.mark.parametrize("scenario", SIX)
def test_the_doors_of_a_game_stand_as_the_scenario_says(scenario: str) -> None:
    stage = Stage.fresh(2, scenario=scenario)
    for name, state in zip(stage.site.board.door_names, SCENARIOS[scenario].board.door_states, strict=True):
        assert stage.is_open(name) == (state == "open")


@pytest.mark.rule("SR-SETUP-03")
@pytest.mark.parametrize(
    ("players", "vaults"),
    [
        (2, ["bullion_vault", "jewel_vault"]),
        (3, ["bullion_vault", "jewel_vault", "ledger_vault", "deposit_vault"]),
        (
            4,
            ["bullion_vault", "jewel_vault", "ledger_vault", "deposit_vault", "coin_vault", "silver_vault"],
        ),
    ],
)
def test_every_vault_in_play_has_one_chest(players: int, vaults: list[str]) -> None:
    stage = Stage("vault", players=players)
    names = stage.site.board.room_names
    assert sorted(names[stage.site.room_of[item.square]] for item in stage.board.floor) == sorted(vaults)
    assert {item.kind for item in stage.board.floor} == {"chest"}


@pytest.mark.rule("SR-RULING-72")
@pytest.mark.parametrize(
    ("scenario", "kind", "each"), [("factory", "plan", 1), ("vault", "chest", 2), ("jail", "prisoner", 2)]
)
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_objectives_by_the_number_of_attackers(scenario: str, kind: str, each: int, attackers: int) -> None:
    stage = Stage(scenario, players=attackers + 1)
    assert [item.kind for item in stage.board.floor] == [kind] * each * attackers


@pytest.mark.rule("SR-SETUP-04")
@pytest.mark.parametrize("scenario", ["factory", "vault", "leak", "tunnel"])
def test_no_minion_is_on_the_board_at_the_beginning(scenario: str) -> None:
    stage = Stage(scenario, players=4)
    assert stage.asked == (0, "move")
    assert [one.id for one in stage.team(stage.defender) if one.at != RESERVE] == []


def decks(seed: int) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    match = Match.begin(GAME, GAME.setup(2, {"faction": "abyssal"}), seed=seed)
    while match.decision is not None and match.decision.kind == "draft":
        match.take(match.decision.options[0].text)
    table = match.position.table
    return table.magic_deck, table.defence_deck, table.room_deck


@pytest.mark.rule("SR-SETUP-05")
def test_three_decks_are_shuffled() -> None:
    magic, defence, rooms = decks(1)
    assert (len(magic), len(defence), len(rooms)) == (37, 40, 20)
    assert decks(1) == (magic, defence, rooms), "the same seed, the same orders"
    for one, other in zip(decks(1), decks(2), strict=True):
        assert sorted(one) == sorted(other)
        assert one != other
    assert list(magic) != sorted(magic)


@pytest.mark.rule("SR-SETUP-05")
def test_each_deck_is_shuffled_by_itself() -> None:
    stage = Stage.fresh(2, faction="commonsteam").answer("draw:0")
    draft_all(stage)
    for name, size in (("magic_deck", 37), ("defence_deck", 40), ("room_deck", 20)):
        before = getattr(stage.board, name)
        stage.answer("shuffle:" + ",".join(map(str, reversed(range(size)))))
        assert getattr(stage.board, name) == before[::-1]


@pytest.mark.rule("SR-SETUP-06")
def test_areas_are_dealt_at_random_one_to_each_attacker() -> None:
    dealt = set()
    for order in ("0,1,2", "0,2,1", "1,0,2", "1,2,0", "2,0,1", "2,1,0"):
        stage = Stage.fresh(4, faction="commonsteam").answer("draw:0")
        draft_all(stage)
        stage.shuffle().shuffle().shuffle().answer(f"shuffle:{order}")
        areas = tuple(stage.site.board.room_names[side.area] for side in stage.board.sides[:3])
        assert sorted(areas) == ["1", "2", "3"]
        dealt.add(areas)
    assert len(dealt) == 6


@pytest.mark.rule("SR-SETUP-06")
@pytest.mark.parametrize("scenario", ["factory", "vault", "jail", "tunnel", "king"])
def test_teams_stand_in_their_own_areas_where_they_like(scenario: str) -> None:
    stage = Stage.fresh(4, scenario=scenario, faction="commonsteam").answer("draw:0")
    draft_all(stage)
    stage.shuffle().shuffle().shuffle().answer("shuffle:1,2,0")
    taken: set[str] = set()
    while stage.kind == "deploy":
        seat = stage.asked[0]
        area = stage.site.rooms[stage.side(seat).area]
        free = {name for number, name in enumerate(stage.site.names) if area >> number & 1} - taken
        assert {text.partition(",")[2] for text in stage.options()} == free
        stage.answer(stage.options()[-1])
        taken.update(stage.at(one.id) for one in stage.team(seat))
    for one in stage.board.characters:
        if one.seat in (0, 1, 2):
            assert stage.site.room_of[one.square] == stage.side(one.seat).area


@pytest.mark.rule("SR-SETUP-07")
def test_no_portal_from_a_start_area() -> None:
    stage = Stage().put("charlotte", "C6").turn_of(0)
    assert stage.denied("portal:mapuche") == "SR-SETUP-07"
    assert stage.denied("portal:charlotte") == ""


@pytest.mark.rule("SR-SETUP-07")
def test_no_walker_returns_to_a_start_or_exit_area() -> None:
    stage = Stage("tunnel").walker("charlotte", "eye", "C2").stygia_phase()
    stage.answer("return:charlotte,B")
    assert stage.offers("in").isdisjoint({"1", "2", "3", "X"})
    assert "north_shaft" in stage.offers("in")


@pytest.mark.rule("SR-SETUP-08")
def test_three_luck_points_for_each_attacker() -> None:
    assert [side.luck for side in Stage(players=4).board.sides] == [3, 3, 3, 0]


@pytest.mark.rule("SR-SETUP-09")
def test_companions_wait_beside_the_room_deck() -> None:
    stage = Stage.fresh(2, faction="abyssal").answer("draw:0")
    draft_all(stage)
    stage.shuffle()
    assert stage.board.companions == ("octopiti", "rafter", "zuba")
    assert not {"octopiti", "rafter", "zuba"} & set(stage.board.magic_deck)


@pytest.mark.rule("SR-SETUP-10")
def test_any_attacker_may_be_first_player_never_the_defender() -> None:
    setup = GAME.setup(4, {"defender": "first"})
    firsts = {Match.begin(GAME, setup, seed=seed).position.table.first for seed in range(40)}
    assert firsts == {1, 2, 3}


@pytest.mark.rule("SR-SETUP-11")
@pytest.mark.parametrize("scenario", SIX)
def test_a_scenario_is_the_same_whoever_attacks(scenario: str) -> None:
    first, second = Stage(scenario, 3), Stage(scenario, 3, team=("kelly", "magda", "jack"))
    assert first.board.faction != second.board.faction
    assert first.site is second.site
    for name in ("open", "turrets", "floor", "rooms"):
        assert getattr(first.board, name) == getattr(second.board, name)


@pytest.mark.rule("SR-RULING-64")
def test_nobody_starts_with_cards() -> None:
    stage = Stage.fresh(3, faction="commonsteam").answer("draw:0")
    draft_all(stage)
    stage.shuffle().shuffle().shuffle().shuffle()
    while stage.kind == "deploy":
        assert [(side.magic, side.defence) for side in stage.board.sides] == [((), ())] * 3
        stage.answer(stage.options()[0])
    assert [len(side.magic) + len(side.defence) for side in stage.board.sides] == [1, 0, 0], "the first draw"


# Gaps


@pytest.mark.rule("SR-GAP-13")
def test_no_supply_of_markers_runs_out() -> None:
    stage = Stage().stock(0, luck=99, steam=99).hand(0, "lucky_cog", "steam_valve").turn_of(0)
    stage.answer("play:lucky_cog", "play:steam_valve")
    assert (stage.side(0).luck, stage.side(0).steam) == (100, 101)


@pytest.mark.rule("SR-GAP-14")
def test_the_lost_figures_are_replaced_by_rules_of_geometry() -> None:
    stage = Stage().no_turrets().doors("cp").put("mapuche", "F6").put("charlotte", "F7").put("arcturus", "C5")
    place = stage.site
    square = place.board.square
    assert {"G5", "G6", "G7"} <= names_near(stage, "F6"), "a door is crossed straight or diagonally"
    assert place.sees(square("F6"), square("I6"), stage.board.open, 0)
    assert not place.sees(square("F6"), square("I6"), 0, 0), "not through a closed one"
    assert [len(astral_neighbours(at)) for at in (ASTRAL["access1"], ASTRAL["outer1"], EYE)] == [1, 2, 6]


def names_near(stage: Stage, name: str) -> set[str]:
    near = stage.site.near(stage.site.board.square(name), stage.board.open)
    return {other for number, other in enumerate(stage.site.names) if near >> number & 1}
