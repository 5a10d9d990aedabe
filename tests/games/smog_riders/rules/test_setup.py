"""Teams, draft, decks, start areas, first figures; what lies open and what is hidden."""

import pytest

from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.table import MAP, OUT, RESERVE
from brassboard.games.smog_riders.scenario.registry import SCENARIOS, read_scenario
from brassboard.games.smog_riders.scenario.static_map import ASTRAL, EYE, astral_neighbours, site
from brassboard.kernel import BadInput, Match, Setup
from games.smog_riders.helper import EVERYBODY, Stage

SIX = ("factory", "vault", "jail", "leak", "tunnel", "king")


def drafted(players: int, first: int = 0, faction: str = "commonsteam", defender: str = "last") -> Stage:
    """The draft begins: who is first player is drawn, the faction chosen."""
    return Stage.fresh(players, defender=defender).answer(f"draw:{first}", f"faction:{faction}")


def draft_all(stage: Stage) -> list[int]:
    """Everybody takes the first character left; whose picks they were, in order."""
    while not stage.chance:
        stage.answer(stage.options()[0])
    return [event.seat for event in stage.told() if type(event).__name__ == "Drafted"]


# Teams


@pytest.mark.rule("SR-TEAM-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_defender_against_one_to_three_attackers(players: int) -> None:
    stage = Stage(players=players)
    owners = {one.seat for one in stage.board.characters if one.at == MAP}
    assert owners == set(range(players - 1)), "everybody but the defender has a team"
    assert stage.board.defender == players - 1
    assert [side.seat for side in stage.board.sides] == list(range(players))


@pytest.mark.rule("SR-TEAM-01")
@pytest.mark.parametrize("players", [1, 5])
def test_neither_one_nor_five_play(players: int) -> None:
    with pytest.raises(BadInput, match="players must be one of 2, 3, 4"):
        GAME.setup(players)


@pytest.mark.rule("SR-TEAM-01")
def test_attackers_are_rivals_and_play_for_themselves() -> None:
    start = GAME.begin(GAME.setup(4))
    assert len(set(start.teams)) == 4


@pytest.mark.rule("SR-TEAM-02")
@pytest.mark.parametrize(("ours", "theirs"), [("abyssal", "commonsteam"), ("commonsteam", "abyssal")])
def test_attackers_are_of_one_faction_and_minions_of_the_other(ours: str, theirs: str) -> None:
    stage = drafted(3, faction=ours)
    draft_all(stage)
    teams = {CHARACTERS[one.id].faction for one in stage.board.characters if one.seat in (0, 1)}
    minions = {CHARACTERS[one.id].faction for one in stage.board.characters if one.seat == stage.defender}
    assert (teams, minions) == ({ours}, {theirs})


@pytest.mark.rule("SR-TEAM-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_team_has_three_characters(players: int) -> None:
    stage = drafted(players)
    draft_all(stage)
    assert [len(stage.team(seat)) for seat in range(players - 1)] == [3] * (players - 1)


@pytest.mark.rule("SR-TEAM-04")
@pytest.mark.parametrize(("scenario", "placed"), [("factory", set()), ("jail", {"morsiarty", "kelly"})])
def test_the_defender_drafts_nobody_and_has_the_whole_faction_in_reserve(scenario: str, placed: set[str]) -> None:
    stage = Stage(scenario, players=4)
    assert not [event for event in stage.told() if getattr(event, "character", "") in EVERYBODY["abyssal"][2:]]
    reserve = {one.id for one in stage.board.characters if one.at == RESERVE}
    assert reserve == set(EVERYBODY["abyssal"]) - placed
    assert {one.seat for one in stage.board.characters if one.id in EVERYBODY["abyssal"]} == {stage.defender}


@pytest.mark.rule("SR-TEAM-05")
def test_teammates_allies_and_enemies() -> None:
    stage = Stage(players=3).no_turrets()
    stage.put("mapuche", "H5").put("charlotte", "G5").put("amelia", "G6").put("kelly", "H6")
    stage.gear("mapuche", "stunner").turn_of(0)
    assert stage.offers("give") == {"mapuche,charlotte"}, "only a teammate gets equipment, not an ally"
    stage.rolling(0).roll_room("drawing_office", "R4", "R4", "B1", "B1", "M1")
    stage.assign(mapuche_main=["R4", "R4"]).answer("use:mapuche,main")
    assert stage.offers("aim") == {"amelia", "kelly"}, "an ally and an enemy, no teammate"


@pytest.mark.rule("SR-TEAM-05")
def test_every_attacker_is_an_enemy_of_a_minion() -> None:
    stage = Stage(players=3).no_turrets().put("mapuche", "H5").put("amelia", "G6").put("kelly", "H6").put("jack", "G5")
    stage.rolling(stage.defender).roll_room("drawing_office", "G4", "G4", "G1", "G1")
    stage.assign(kelly_main=["G4", "G4"]).answer("use:kelly,main")
    assert stage.offers("aim") == {"mapuche", "amelia"}, "not the other minion"


@pytest.mark.rule("SR-TEAM-05", "SR-RULING-18")
def test_faction_alone_decides_and_magda_is_abyssal() -> None:
    assert CHARACTERS["magda"].faction == "abyssal"
    assert CHARACTERS["patty"].faction == CHARACTERS["amelia"].faction == "commonsteam"
    stage = drafted(2)
    assert stage.denied("draft:magda") == "SR-DRAFT-01"
    assert {"amelia", "patty"} <= stage.offers("draft")


# Draft


@pytest.mark.rule("SR-DRAFT-01")
def test_the_first_attacker_chooses_the_faction_for_all() -> None:
    stage = Stage.fresh(4).answer("draw:1")
    assert stage.asked == (1, "faction")
    stage.answer("faction:commonsteam", "draft:clayton")
    assert stage.asked == (2, "draft")
    assert stage.denied("draft:kelly") == "SR-DRAFT-01"
    assert stage.offers("draft") == set(EVERYBODY["commonsteam"]) - {"clayton"}


@pytest.mark.rule("SR-DRAFT-02")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 2, 1, 0, 0, 1, 2]), (2, [2, 0, 1, 1, 0, 2, 2, 0, 1])])
def test_three_attackers_draft_in_the_books_order_and_take_everybody(first: int, order: list[int]) -> None:
    stage = drafted(4, first)
    assert draft_all(stage) == order
    assert {one.id for one in stage.board.characters if one.seat in (0, 1, 2)} == set(EVERYBODY["commonsteam"])


@pytest.mark.rule("SR-DRAFT-02")
def test_the_last_character_is_taken_without_a_question() -> None:
    stage = drafted(4)
    for _ in range(8):
        assert stage.kind == "draft"
        stage.answer(stage.options()[0])
    assert stage.chance


@pytest.mark.rule("SR-RULING-66")
@pytest.mark.parametrize(("players", "order"), [(2, [0, 0, 0]), (3, [0, 1, 1, 0, 0, 1])])
def test_fewer_attackers_draft_in_the_same_spirit(players: int, order: list[int]) -> None:
    assert draft_all(drafted(players)) == order


@pytest.mark.rule("SR-DRAFT-03")
def test_who_was_not_drafted_is_out_of_the_game() -> None:
    stage = Stage(players=2)
    rest = set(EVERYBODY["commonsteam"]) - {"mapuche", "charlotte", "arcturus"}
    assert {one.id for one in stage.board.characters if one.at == OUT} == rest
    assert {stage.who(one).seat for one in rest} == {-1}
    stage.put("mapuche", "H5").board.round = 3
    stage.defence_turn().pass_windows()
    assert stage.offers("summon") == set(EVERYBODY["abyssal"]), "they are no minions either"


@pytest.mark.rule("SR-DRAFT-04")
def test_a_character_is_drafted_once() -> None:
    stage = drafted(3).answer("draft:charlotte")
    assert stage.asked == (1, "draft")
    assert stage.denied("draft:charlotte") == "SR-DRAFT-04"


@pytest.mark.rule("SR-DRAFT-05")
def test_character_cards_and_their_markers_are_public() -> None:
    stage = Stage(players=3).put("mapuche", "H5", wounds=2, madness=0).gear("mapuche", "stunner")
    stage.change("charlotte", stunned=True, madness=1).put("kelly", "I5", wounds=1)
    open_to_all = stage.seen_by(0)["characters"]
    assert open_to_all == stage.seen_by(1)["characters"] == stage.seen_by(2)["characters"]
    assert open_to_all == stage.seen_by(None)["characters"]
    seen = {one["id"]: one for one in open_to_all}
    assert (seen["mapuche"]["wounds"], seen["mapuche"]["gear"]) == (2, ["stunner"])
    assert (seen["charlotte"]["stunned"], seen["charlotte"]["madness"]) == (True, 1)
    assert (seen["kelly"]["seat"], seen["kelly"]["wounds"]) == (2, 1)


@pytest.mark.rule("SR-RULING-109")
@pytest.mark.parametrize(("seating", "drawn", "first"), [("last", 1, 1), ("first", 1, 2), ("first", 0, 1)])
def test_the_first_player_is_drawn_before_the_draft_and_begins_it(seating: str, drawn: int, first: int) -> None:
    stage = Stage.fresh(4, defender=seating)
    assert stage.defender == (3 if seating == "last" else 0), "the defender's seat is fixed"
    stage.answer(f"draw:{drawn}")
    assert stage.board.first == first
    assert stage.asked == (first, "faction")


@pytest.mark.rule("SR-RULING-109")
def test_areas_then_attackers_in_turn_order_then_the_defenders_minions() -> None:
    stage = Stage.fresh(3, scenario="jail", faction="commonsteam").answer("draw:1")
    draft_all(stage)
    stage.shuffle().shuffle().shuffle()
    assert {side.area for side in stage.board.sides} == {-1}, "no area is dealt before the draft"
    stage.answer("shuffle:2,0,1")
    placing = []
    while stage.board.round == 0:
        placing.append(stage.asked)
        stage.answer(stage.options()[0])
    deployments = [(1, "deploy")] * 3 + [(0, "deploy")] * 3
    assert placing == [*deployments, *[(2, "summon"), (2, "post")] * 2]


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


# Whose side of the card


@pytest.mark.rule("SR-CHAR-01")
def test_a_minion_has_generic_dice_and_its_main_attack_only() -> None:
    stage = Stage().no_turrets().put("kelly", "H5").put("mapuche", "H6").rolling(1)
    stage.answer("roll:drawing_office").pass_windows()
    assert stage.pool.dice == ("G", "G")
    stage.roll(4, 4).pass_windows()
    assert stage.slots == ["kelly.main", "none"]


@pytest.mark.rule("SR-CHAR-01")
def test_an_attacker_has_coloured_dice_and_both_skills() -> None:
    stage = Stage(team=("kelly", "magda", "jack")).no_turrets().put("kelly", "H5").put("mapuche", "H6").rolling(0)
    stage.answer("roll:drawing_office").pass_windows()
    assert stage.pool.dice == ("R", "B", "M")
    stage.roll(4, 4, 4).pass_windows()
    assert stage.slots == ["kelly.main", "kelly.second", "none"]


# What is hidden


def blank(cards: list[str]) -> bool:
    return set(cards) <= {""}


@pytest.mark.rule("SR-RULING-110")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_hands_and_deck_orders_are_hidden_their_sizes_are_not(viewer: int | None) -> None:
    stage = Stage(players=3).hand(0, "stunner", "brace").hand(1, "adrenaline").hand(2, "shock", "refit", "refit")
    seen = stage.seen_by(viewer)
    held = {0: ["brace", "stunner"], 1: ["adrenaline"], 2: ["refit", "refit", "shock"]}
    for seat, cards in held.items():
        side = seen["sides"][seat]
        shown = side["defence"] if seat == 2 else side["magic"]
        assert len(shown) == len(cards), "how many is public"
        assert (shown == cards) if seat == viewer else blank(shown)
    for name in ("magic_deck", "defence_deck", "room_deck"):
        assert len(seen[name]) == len(getattr(stage.board, name))
        assert blank(seen[name])


@pytest.mark.rule("SR-RULING-110")
def test_all_the_rest_lies_open() -> None:
    stage = Stage(players=3).hand(0, "stunner").hand(2, "shock").put("kelly", "H5").gear("mapuche", "devastating")
    stage.room("west_workshop", card="furnace", laid=7).stock(0, luck=2, steam=4)
    views = [stage.seen_by(viewer) for viewer in (None, 0, 1, 2)]
    for seen in views:
        for side in seen["sides"]:
            side.pop("magic")
            side.pop("defence")
    assert views[0] == views[1] == views[2] == views[3]
    seen = views[0]
    assert (seen["sides"][0]["luck"], seen["sides"][0]["steam"]) == (2, 4)
    assert seen["rooms"][stage.site.board.room("west_workshop")]["card"] == "furnace"
    reserve = {one["id"] for one in seen["characters"] if one["at"] == RESERVE}
    assert reserve == set(EVERYBODY["abyssal"]) - {"kelly"}
    assert seen["magic_discard"] == seen["defence_discard"] == []


@pytest.mark.rule("SR-RULING-110")
def test_only_who_draws_a_card_is_told_which() -> None:
    stage = Stage(players=3).on_deck("stunner").idle(1)
    stage.answer("end")
    while stage.asked[0] != 1:
        stage.answer("end" if "end" in stage.options() else "done")
    assert stage.side(1).magic == ("stunner",)
    drawn = {viewer: [e for e in stage.told(viewer) if "stunner" in str(e)] for viewer in (None, 0, 1, 2)}
    assert [len(drawn[viewer]) for viewer in (None, 0, 1, 2)] == [0, 0, 1, 0]
    counted = [e for e in stage.told(None) if type(e).__name__ == "Drew" and e.seat == 1]
    assert [e.count for e in counted] == [1], "everybody is told that he drew"


@pytest.mark.rule("SR-RULING-110")
def test_discards_and_played_cards_are_shown() -> None:
    stage = Stage(players=3).hand(0, "lucky_cog").turn_of(0).answer("play:lucky_cog")
    for viewer in (None, 1, 2):
        assert stage.seen_by(viewer)["magic_discard"] == ["lucky_cog"]


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
