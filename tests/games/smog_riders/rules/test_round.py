"""The round, an attacker's turn in its phases, dice, decks that run out, and the order of things."""

from typing import Any

import pytest

from brassboard.games.smog_riders.data.events import Ejected, Ended, Held, RoundBegan, TurnBegan
from brassboard.games.smog_riders.data.frames import AttackTurn, DefenceTurn, Retaliation
from brassboard.games.smog_riders.data.table import LEFT, RESOLVED
from brassboard.games.smog_riders.scenario.static_map import site
from brassboard.kernel import BadInput, Illegal
from games.smog_riders.helper import Stage

SIX = ("factory", "vault", "jail", "leak", "tunnel", "king")


def turns_of_round(stage: Stage, number: int) -> list[int]:
    """Whose turns a round had, in order."""
    told = stage.told()
    begun = told.index(RoundBegan(number))
    ended = told.index(RoundBegan(number + 1)) if RoundBegan(number + 1) in told else len(told)
    return [event.seat for event in told[begun:ended] if isinstance(event, TurnBegan)]


def left(stage: Stage, seat: int) -> Stage:
    for one in stage.team(seat):
        stage.change(one.id, at=LEFT, square=-1, points=0)
    return stage


# The round


@pytest.mark.rule("SR-ROUND-01")
def test_attackers_then_the_defender_then_the_stygian_reaction() -> None:
    stage = Stage(players=3).walker("charlotte", "outer1", "H5").idle(2)
    assert turns_of_round(stage, 1) == [0, 1, 2]
    told = stage.told()
    assert told.index(TurnBegan(2)) < told.index(Held("charlotte")) < told.index(RoundBegan(2))


@pytest.mark.rule("SR-ROUND-02")
@pytest.mark.parametrize(("number", "order"), [(1, [0, 1, 2, 3]), (2, [1, 2, 0, 3]), (3, [2, 0, 1, 3])])
def test_attackers_play_clockwise_from_the_first_player(number: int, order: list[int]) -> None:
    assert turns_of_round(Stage(players=4).idle(number + 1), number) == order


@pytest.mark.rule("SR-ROUND-02")
def test_the_defenders_seat_does_not_change_the_order() -> None:
    stage = Stage.fresh(4, defender="first", faction="abyssal").answer("draw:1").idle(2)
    assert turns_of_round(stage, 1) == [2, 3, 1, 0]


@pytest.mark.rule("SR-ROUND-03")
def test_the_first_player_marker_goes_round() -> None:
    stage = Stage(players=4)
    markers = [stage.idle(number).board.first for number in (1, 2, 3, 4)]
    assert markers == [0, 1, 2, 0]


@pytest.mark.rule("SR-ROUND-03")
def test_with_one_attacker_the_marker_stays() -> None:
    assert Stage(players=2).idle(3).board.first == 0


@pytest.mark.rule("SR-ROUND-04")
def test_rounds_go_on_until_the_scenario_ends() -> None:
    stage = Stage("vault", rounds=9).walker("charlotte", "outer1", "H5").idle(10)
    assert not stage.over
    stage.idle(11)
    assert stage.over
    told = stage.told()
    assert told.count(RoundBegan(10)) == 1
    reaction = max(at for at, event in enumerate(told) if type(event).__name__ in ("Held", "Drifted", "Ejected"))
    assert told.index(RoundBegan(10)) < reaction < told.index(Ended()), "the Stygian Reaction still comes"


# A turn


@pytest.mark.rule("SR-ROUND-05")
def test_the_six_phases_come_in_their_order() -> None:
    stage = Stage().put("mapuche", "H5").walker("charlotte", "outer1", "H6").fallen("arcturus", "H7")
    stage.put("mapuche", "G7").at_step(AttackTurn(0), "begin_turn")
    assert len(stage.side(0).magic) == 1, "1: a card is drawn before anything is asked"
    stage.hand(0)
    kinds = []
    while stage.asked[0] == 0:
        kinds.append(stage.kind)
        stage.answer("end" if "end" in stage.options() else "done")
    assert kinds == ["move", "stygia", "rest", "room", "revive"]


@pytest.mark.rule("SR-ROUND-05", "SR-RULING-03")
def test_no_figure_moves_in_the_stygia_phase() -> None:
    stage = Stage().put("mapuche", "H5").walker("charlotte", "outer1", "H6").turn_of(0)
    assert "mapuche,H7" in stage.offers("move")
    stage.answer("end")
    assert stage.kind == "stygia"
    assert stage.denied("move:mapuche,H7") != ""


@pytest.mark.rule("SR-ROUND-06")
def test_after_the_roll_a_figure_moves_only_if_a_skill_lets_it() -> None:
    stage = Stage(team=("fucatchu", "kelly", "magda")).no_turrets().put("fucatchu", "H5").put("mapuche", "H6")
    stage.rolling(0).roll_room("drawing_office", "R1", "B4", "B4")
    assert stage.denied("move:fucatchu,G5") != ""
    stage.assign(fucatchu_main=["B4", "B4"])
    assert stage.denied("move:fucatchu,G5") != ""
    stage.answer("use:fucatchu,main")
    assert stage.kind == "bonus"
    assert stage.who("fucatchu").points == 3
    assert "fucatchu,G5" in stage.offers("move")


@pytest.mark.rule("SR-ROUND-06")
def test_nobody_moves_in_somebody_elses_turn() -> None:
    stage = Stage(players=3).put("mapuche", "H5").hand(0, "team_reflexes", "adrenaline", "give_breath")
    stage.at_step(DefenceTurn(2), "attackers_may_react")
    assert stage.asked == (0, "react")
    assert stage.denied("play:team_reflexes") == stage.denied("play:adrenaline") == "SR-MAGIC-02"


@pytest.mark.rule("SR-ROUND-07")
def test_a_turn_begins_with_a_magic_card() -> None:
    stage = Stage().on_deck("stunner", "brace").idle(2)
    assert stage.side(0).magic == ("stunner",)


# Dice


@pytest.mark.rule("SR-DICE-01")
def test_dice_have_six_faces_and_keep_their_colour() -> None:
    stage = Stage(team=("kelly", "magda", "jack")).put("kelly", "H5").put("magda", "H6").put("mapuche", "I8").rolling(0)
    stage.answer("roll:drawing_office").pass_windows()
    colours = stage.pool.dice
    assert sorted(colours) == ["B", "B", "M", "R", "R", "R"]
    for wrong in ("0,1,1,1,1,1", "7,1,1,1,1,1", "1,1,1,1,1"):
        with pytest.raises((BadInput, Illegal)):
            stage.match.take(f"dice:{wrong}")
    stage.roll(1, 2, 3, 4, 5, 6)
    assert [die[0] for die in stage.pool.dice] == list(colours)
    assert [die[1] for die in stage.pool.dice] == list("123456")


@pytest.mark.rule("SR-DICE-01")
def test_generic_dice_are_the_fourth_kind() -> None:
    stage = Stage().put("kelly", "H5").put("mapuche", "H6").rolling(1).answer("roll:drawing_office").pass_windows()
    assert set(stage.pool.dice) == {"G"}


@pytest.mark.rule("SR-DICE-02")
def test_a_die_spent_on_movement_is_missing_this_turn_only() -> None:
    stage = Stage().put("charlotte", "H5").turn_of(0).answer("hurry:charlotte", "end", "done", "roll:drawing_office")
    assert stage.pass_windows().pool.dice == ("M",)
    stage.roll(1).idle(2)
    assert stage.who("charlotte").dice == "BM"


@pytest.mark.rule("SR-DICE-02")
def test_dice_spent_in_stygia_are_missing_this_turn_only() -> None:
    stage = Stage().no_turrets().walker("charlotte", "inner1", "H5").stygia_phase()
    stage.answer("travel:charlotte,eye,B", "return:charlotte,M", "in:drawing_office", "at:G5")
    assert stage.who("charlotte").dice == ""
    assert "drawing_office" not in stage.offers("roll"), "nothing is left to roll"
    stage.idle(2)
    assert stage.who("charlotte").dice == "BM"


@pytest.mark.rule("SR-CHAR-02")
def test_the_profile_says_which_dice_a_character_brings() -> None:
    stage = Stage().put("mapuche", "H5").rolling(0).answer("roll:drawing_office").pass_windows()
    assert sorted(stage.pool.dice) == ["B", "R", "R"]


# Decks that run out


@pytest.mark.rule("SR-RULING-65")
def test_an_empty_magic_deck_is_made_of_its_discards() -> None:
    stage = Stage(players=2).hand(0, "brace")
    board = stage.board
    board.magic_discard, board.magic_deck = tuple(sorted(board.magic_deck)), ()
    discards = board.magic_discard
    stage.at_step(AttackTurn(0), "draw_one")
    assert stage.chance
    stage.answer("shuffle:" + ",".join(map(str, reversed(range(len(discards))))))
    assert sorted(stage.side(0).magic) == sorted(["brace", discards[-1]])
    assert board.magic_deck == discards[-2::-1]
    assert board.magic_discard == ()


@pytest.mark.rule("SR-RULING-65")
def test_what_is_left_of_the_deck_is_drawn_first() -> None:
    stage = Stage(players=3)
    board = stage.board
    board.defence_deck = tuple(sorted(board.defence_deck))
    board.defence_discard, board.defence_deck = board.defence_deck[1:], board.defence_deck[:1]
    last = board.defence_deck[0]
    stage.defence_turn().shuffle()
    assert len(stage.side(2).defence) == 2, "one drawn, one of the reinforcements of round 1"
    assert last in stage.side(2).defence
    assert board.defence_discard == ()


@pytest.mark.rule("SR-RULING-65")
def test_with_no_card_left_nothing_is_drawn() -> None:
    stage = Stage(players=3)
    board = stage.board
    stage.side(1).magic, board.magic_deck = tuple(sorted(board.magic_deck)), ()
    stage.at_step(AttackTurn(0), "draw_one")
    assert stage.asked == (0, "move")
    assert stage.side(0).magic == ()


@pytest.mark.rule("SR-RULING-125")
@pytest.mark.parametrize("scenario", SIX)
def test_the_room_deck_cannot_run_out(scenario: str) -> None:
    assert len(site(scenario).ordinary) <= 10
    assert len(Stage(scenario).board.room_deck) == 20


@pytest.mark.rule("SR-RULING-125")
def test_without_a_card_a_room_counts_as_resolved() -> None:
    stage = Stage("tunnel").doors("s1").put("charlotte", "B1").turn_of(0)
    stage.board.room_deck = ()
    stage.match.take("move:charlotte,C1")
    assert (stage.state_of("north_shaft").state, stage.state_of("north_shaft").card) == (RESOLVED, "")
    assert stage.side(0).points == 0, "no points for it"
    assert stage.side(0).steam == 0
    assert stage.asked == (0, "move")


# The order of things


@pytest.mark.rule("SR-RULING-106")
def test_wounds_of_one_effect_are_placed_together_before_anything_is_checked() -> None:
    stage = Stage(players=3).put("mapuche", "H5", wounds=3).put("charlotte", "H6", wounds=1).hand(2, "slaughter")
    stage.score(2, 6).at_step(AttackTurn(0), "defender_may_begin").answer("play:slaughter", "in:drawing_office")
    assert stage.over, "seven points end the game at once"
    fell = [row for row in stage.board.ledger if row.what == "fell"]
    assert len(fell) == 2, "both falls count before it is asked whether the game is over"


@pytest.mark.rule("SR-RULING-106")
def test_the_defender_orders_the_rooms_of_the_penalty_step() -> None:
    stage = Stage(players=3).room("drawing_office", card="furnace").room("west_workshop", card="gun_nest")
    stage.put("mapuche", "H5").put("amelia", "C6")
    stage.room("drawing_office", card="steam_traps").room("west_workshop", card="furnace")
    go_to_penalties(stage)
    assert stage.asked == (2, "penalty")
    assert stage.offers("in") == {"drawing_office", "west_workshop"}
    stage.answer("in:west_workshop")
    assert (stage.who("mapuche").wounds, stage.who("amelia").wounds) == (1, 1), "then the other one follows"
    told = [event.room for event in stage.told() if type(event).__name__ == "PenaltyFell"]
    assert told == ["west_workshop", "drawing_office"]


def go_to_penalties(stage: Stage) -> None:
    """The last attacker's turn is over."""
    frame: Any = next(frame for frame in stage.position.stack if type(frame).__name__ == "Round")
    frame.seats = ()
    stage.at_step(AttackTurn(1), "limit_hand")


@pytest.mark.rule("SR-RULING-106")
def test_ejected_walkers_return_in_turn_order_the_defenders_last() -> None:
    stage = (
        Stage(players=3).walker("charlotte", "access1", "H5", madness=2).walker("arcturus", "outer2", "H6", madness=2)
    )
    stage.walker("amelia", "inner1", "H7", madness=1).walker("kelly", "outer1", "H8", madness=2)
    stage.board.astral_dice = 1
    stage.board.first = 1
    stage.frames(Retaliation()).roll(1)
    assert stage.asked == (0, "eject"), "Amelia of the first player is back already"
    assert stage.at("amelia") == "H7"
    assert stage.offers("on") == {"charlotte", "arcturus"}
    stage.answer("on:charlotte")
    ejected = [event.character for event in stage.told() if isinstance(event, Ejected)]
    assert ejected == ["amelia", "charlotte", "arcturus", "kelly"]


# Who has nobody left


@pytest.mark.rule("SR-RULING-120")
def test_a_player_whose_characters_are_all_unconscious_still_draws_and_plays_cards() -> None:
    stage = Stage(players=3).fallen("mapuche", "H5").fallen("charlotte", "H6").fallen("arcturus", "H7")
    stage.hand(0, *["give_breath"] * 3, "brace", "brace", "stunner").on_deck("lucky_cog")
    stage.at_step(AttackTurn(0), "begin_turn")
    assert stage.asked == (0, "move")
    stage.answer("play:lucky_cog")
    assert stage.side(0).luck == 4
    while stage.kind != "discard":
        stage.answer("end")
    stage.answer("discard:brace")
    assert len(stage.side(0).magic) == 5, "and he keeps the hand limit"


@pytest.mark.rule("SR-RULING-120")
def test_a_player_whose_characters_all_left_has_no_turns_and_no_marker() -> None:
    stage = left(Stage("vault", players=4), 1).idle(2)
    assert turns_of_round(stage, 1) == [0, 2, 3]
    assert stage.board.first == 2, "the marker skipped seat 1"
    stage.idle(4)
    assert turns_of_round(stage, 2) == [2, 0, 3]
    assert turns_of_round(stage, 3) == [0, 2, 3]
    assert stage.side(1).magic == (), "nor does he draw"


@pytest.mark.rule("SR-RULING-120")
def test_a_player_whose_characters_all_left_is_asked_for_no_card() -> None:
    stage = left(Stage("vault", players=4), 1).hand(1, "give_breath").hand(2, "brace")
    stage.at_step(DefenceTurn(3), "attackers_may_react")
    assert stage.asked == (2, "react")


@pytest.mark.rule("SR-RULING-120")
def test_who_still_has_somebody_lying_on_the_map_has_turns() -> None:
    stage = left(Stage("vault", players=3), 0).fallen("mapuche", "H5").idle(3)
    assert turns_of_round(stage, 2) == [1, 0, 2]
