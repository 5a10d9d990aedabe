"""Chapter II, The grotesque circus: five chests, one of which holds the stone, that must be carried away."""

import pytest

from brassboard.games.moloch.data.attack_frames import Harm
from brassboard.games.moloch.data.setup_frames import SetUp
from brassboard.games.moloch.data.table import GENTLEMEN_SIDE, NEMESIS_SIDE
from brassboard.games.moloch.queries import layout_of
from games.moloch.helper import Stage, place_of

CHESTS = {"A1", "L1", "E5", "H5", "F7"}


def kinds(stage: Stage, seat: int | None) -> list[str]:
    """What a seat knows of the markers."""
    return [marker["kind"] for marker in stage.seen_by(seat)["markers"]]


# Chests


def test_five_markers_are_shuffled_and_lie_face_down() -> None:
    stage = Stage("2")
    stage.position.stack[:] = [SetUp(pc=place_of(SetUp, "carry_out_specials"))]
    stage.ask_again()
    assert stage.chance
    stage.answer("shuffle:4,3,2,1,0")
    found = {stage.names([marker.square]).pop(): marker.kind for marker in stage.board.markers}
    assert found == {"A1": "trap", "L1": "utensil", "E5": "simple", "H5": "simple", "F7": "stone"}


@pytest.mark.rule("RM-RULING-90")
def test_nobody_knows_which_marker_is_where() -> None:
    stage = Stage("2")
    assert stage.names([marker.square for marker in stage.board.markers]) == CHESTS
    for seat in (None, 0, 1):
        assert kinds(stage, seat) == [""] * 5


@pytest.mark.rule("RM-EX-18")
def test_drago_searches_the_trap() -> None:
    stage = Stage("2", "drago", "F8").marker("F7", "trap").answer("search:F7")
    assert stage.figure("drago").damage == 1
    assert stage.fires() == {"F7"}
    assert stage.names([marker.square for marker in stage.board.markers]) == CHESTS - {"F7"}
    assert stage.actions_left() == 1
    assert stage.notices("marker_turned_up")[-1].marker == "trap"
    for seat in (None, 0, 1):
        assert kinds(stage, seat) == [""] * 4


def test_a_search_needs_a_marker_on_the_own_square_or_an_adjacent_one() -> None:
    stage = Stage("2", "drago", "F8")
    assert stage.offers("search") == {"F7"}
    assert stage.denied("search:E5") == "RM-ACT-14"
    assert stage.place("drago", "F7").offers("search") == {"F7"}
    assert stage.place("drago", "F9").offers("search") == set()
    assert stage.place("drago", "B2").offers("search") == {"A1"}


def test_agents_search_from_round_4_on_and_minions_never() -> None:
    stage = Stage("2", "lotties1", "F6").table(round=3)
    assert stage.denied("search:F7") == "RM-OVER-03"
    assert stage.table(round=4).offers("search") == {"E5", "F7"}
    stage = Stage("2", "clown1", "F6").table(round=4)
    assert stage.denied("search:F7") == "RM-OVER-03"


def test_gentlemen_search_in_every_round() -> None:
    assert Stage("2", "emma", "F6").table(round=1).offers("search") == {"E5", "F7"}


def test_a_knocked_down_figure_does_not_search() -> None:
    stage = Stage("2", "emma", "F6").change("emma", down=True)
    assert stage.denied("search:F7") == "RM-EFF-07"


@pytest.mark.parametrize(("kind", "stack"), [("simple", "simple"), ("utensil", "utensils")])
def test_a_gentleman_draws_the_card_that_he_finds(kind: str, stack: str) -> None:
    stage = Stage("2", "drago", "F8").marker("F7", kind)
    top = getattr(stage.board, stack)[0]
    stage.answer("search:F7")
    assert stage.figure("drago").cards == (top,)
    assert stage.fires() == set()


@pytest.mark.parametrize(("kind", "stack"), [("simple", "simple"), ("utensil", "utensils")])
def test_for_an_agent_a_card_is_nothing(kind: str, stack: str) -> None:
    stage = Stage("2", "lotties1", "F6").table(round=4).marker("F7", kind)
    cards = getattr(stage.board, stack)
    stage.answer("search:F7")
    assert (stage.kind, stage.figure("lotties1").cards) == ("act", ())
    assert getattr(stage.board, stack) == cards
    assert len(stage.board.markers) == 4


def test_who_finds_the_stone_may_carry_it_at_once() -> None:
    stage = Stage("2", "drago", "F8").marker("F7", "stone").answer("search:F7")
    assert stage.asked == (1, "carry")
    assert stage.options() == ["carry", "done"]
    stage.answer("carry")
    assert stage.figure("drago").carries
    assert stage.board.token == -1


def test_a_stone_that_is_left_lies_open_and_can_be_taken_up_for_a_point() -> None:
    stage = Stage("2", "drago", "F8").turn("drago", actions=3).marker("F7", "stone").answer("search:F7", "done")
    assert stage.names([stage.board.token]) == {"F7"}
    stage.answer("move", "carry")
    assert stage.figure("drago").carries
    stage.answer("step:F9", "step:F8")
    assert stage.kind == "act"


def test_allies_and_minions_never_carry_the_stone() -> None:
    stage = Stage("2", "clown1", "F8").token("F7").answer("move")
    assert stage.denied("carry") == "RM-OVER-03"


# Ends


def test_the_gentlemen_win_when_one_of_them_brings_the_stone_to_an_exit() -> None:
    stage = Stage("2", "drago", "E11").token("drago").answer("move", "step:D12")
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, GENTLEMEN_SIDE, "at_once 0")


def test_without_the_stone_an_exit_is_nothing() -> None:
    assert not Stage("2", "drago", "E11").token("F7").answer("move", "step:D12").over


def test_the_nemesis_wins_when_an_agent_brings_the_stone_to_a_reinforcement_point() -> None:
    stage = Stage("2", "lotties1", "G2").token("lotties1").answer("move", "step:G1")
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, NEMESIS_SIDE, "at_once 1")


def test_an_agent_with_the_stone_wins_nothing_at_an_exit() -> None:
    assert not Stage("2", "lotties1", "E11").token("lotties1").answer("move", "step:D12").over


def test_a_gentleman_who_is_handed_the_stone_on_an_exit_has_reached_it() -> None:
    stage = Stage("2", "drago", "E11").token("drago").place("emma", "D12").answer("move")
    stage.answer("hand_token:emma")
    assert (stage.over, stage.board.winner) == (True, GENTLEMEN_SIDE)


def test_taking_the_stone_up_next_to_an_exit_reaches_nothing() -> None:
    # A clown holds the exit: it would be reached by entering a square next to it, not by taking up the stone there.
    stage = Stage("2", "drago", "E11").token("F11").place("clown1", "D12").answer("move", "carry")
    assert stage.figure("drago").carries
    assert not stage.over


def test_the_fifth_defeat_ends_the_chapter() -> None:
    stage = Stage("2", "lotties1").place("emma", "E12").table(deaths=4)
    stage.run(Harm(stage.number("emma"), 20, "card"))
    assert (stage.over, stage.board.ended) == (True, "at_once 2")


# Events


def test_the_curtain_hides_the_ring_while_all_its_doors_are_closed() -> None:
    stage = Stage("2", "emma", "C8")
    outside, ring = stage.square("C8"), stage.square("F8")
    assert not layout_of(stage.board).sees(outside, ring)
    assert layout_of(stage.board).is_adjacent(outside, stage.square("D8"))
    assert layout_of(stage.gone("G2-G3").board).sees(outside, ring)


def test_in_the_third_clean_up_the_nemesis_lays_a_fire_in_the_tent() -> None:
    stage = Stage("2").clean_up(3)
    assert stage.kind == "lay_fire"
    assert {text[3:] for text in stage.options()} == {f"{column}{row}" for column in "DEFGHI" for row in range(3, 10)}


def test_in_the_fifth_clean_up_the_nemesis_looks_at_the_markers() -> None:
    stage = Stage("2").table(round=5).answer("end")
    assert kinds(stage, 0) == [marker.kind for marker in stage.board.markers]
    assert kinds(stage, 1) == kinds(stage, None) == [""] * 5
    assert stage.notices("markers_peeked", 1)[-1].n == 5
    assert len(stage.notices("marker_seen", 0)) == 5
    assert stage.notices("marker_seen", 1) == stage.notices("marker_seen", None) == []


def test_in_the_sixth_clean_up_up_to_three_minions_come() -> None:
    stage = Stage("2").clean_up(5).answer("summon:clown,F1")
    assert stage.kind != "summon"
    stage = Stage("2").clean_up(6).answer("summon:clown,F1", "summon:burning,G1", "summon:clown,E1")
    assert stage.kind != "summon"
    assert stage.on_board() == {"drago", "clown1", "clown2", "burning1"}
