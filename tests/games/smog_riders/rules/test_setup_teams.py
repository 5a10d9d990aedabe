"""Teams, the draft, and which side of a character card is used."""

import pytest

from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.table import MAP, OUT, RESERVE
from brassboard.kernel import BadInput
from games.smog_riders.helper import EVERYBODY, Stage


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
