"""Chapter IV, Breach at the palace: the stone lies in the vault, and Titus breaks walls on his way."""

import pytest

from brassboard.games.moloch.content import CONSTANTS
from brassboard.games.moloch.data.attack_frames import Harm
from brassboard.games.moloch.data.table import GENTLEMEN_SIDE, NEMESIS_SIDE
from brassboard.games.moloch.queries import ground_of, layout_of
from brassboard.kit.bits import members
from games.moloch.helper import Stage


def wrecker(stage: Stage) -> str:
    """The key of Titus's gift, as it is offered."""
    return next(text for text in stage.options() if text.startswith("use:titus"))


# The stone


def test_the_stone_lies_in_the_vault() -> None:
    assert Stage("4").names([Stage("4").board.token]) == {"H5"}


def test_gentlemen_carry_the_stone_from_round_4_on_and_allies_never() -> None:
    stage = Stage("4", "drago", "H6").table(round=3).answer("move")
    assert stage.denied("carry") == "RM-OVER-03"
    stage = Stage("4", "drago", "H6").table(round=4).answer("move", "carry")
    assert stage.figure("drago").carries
    stage = Stage("4", "bobby1", "H6").table(round=4).answer("move")
    assert stage.denied("carry") == "RM-OVER-03"


@pytest.mark.parametrize("id", ["titus", "guard1", "ragged1"])
def test_agents_and_minions_carry_the_stone_from_the_start(id: str) -> None:
    stage = Stage("4", id, "H6").answer("move", "carry")
    assert stage.figure(id).carries
    assert stage.board.token == -1


def test_a_minion_with_the_stone_does_not_attack_alone_or_in_a_group() -> None:
    stage = Stage("4", "guard1", "H6").place("emma", "H7").token("guard1")
    assert stage.offers("attack") == set()
    assert stage.denied("attack:ranged,emma") == "RM-OVER-03"
    assert stage.token("H5").offers("attack") == {"ranged,emma"}
    stage.place("guard2", "G7").turn("guard2").answer("attack:ranged,emma")
    assert stage.options() == ["join:guard1", "done"]
    # With the stone the first guard cannot join, so nobody is asked and the dice are rolled.
    stage = Stage("4", "guard1", "H6").place("emma", "H7").token("guard1").place("guard2", "G7").turn("guard2")
    assert stage.answer("attack:ranged,emma").chance


def test_an_agent_with_the_stone_attacks() -> None:
    stage = Stage("4", "titus", "H6").place("emma", "H7").token("titus")
    assert "melee,emma" in stage.offers("attack")


# Wrecking


@pytest.mark.rule("RM-EX-19")
def test_titus_wrecks_a_wall_and_goes_through() -> None:
    stage = Stage("4", "titus", "C6")
    assert not layout_of(stage.board).sees(stage.square("C6"), stage.square("D6"))
    stage.answer(wrecker(stage))
    assert stage.notices("wrecked")[-1].edge == "C6-D6"
    assert (stage.kind, stage.actions_left()) == ("act", 1)
    assert CONSTANTS.rubble - len(stage.board.rubble) == 8
    assert layout_of(stage.board).sees(stage.square("C6"), stage.square("D6"))
    assert layout_of(stage.board).cost(stage.square("C6"), stage.square("D6")) == 1
    stage.answer("move", "step:D6")
    assert stage.at("titus") == "D6"


@pytest.mark.rule("RM-EX-19")
def test_the_rim_of_the_board_is_never_wrecked() -> None:
    stage = Stage("4", "titus", "A6")
    assert not [text for text in stage.options() if text.startswith("use:titus")]


@pytest.mark.parametrize("version", ["a", "b"])
def test_titus_wrecks_closed_doors_too_in_this_chapter(version: str) -> None:
    # C8 has a closed door to D8 and no other wall.
    stage = Stage("4", "titus", "C8", versions=(f"titus {version}",))
    stage.answer(wrecker(stage))
    assert stage.notices("wrecked")[-1].edge == "C8-D8"
    assert "step:D8" in stage.answer("move").options()


def test_without_a_rubble_marker_nothing_is_wrecked() -> None:
    stage = Stage("4", "titus", "C6")
    ground = ground_of(stage.board)
    own = layout_of(stage.board).walls_beside(stage.square("C6"))
    laid = tuple([edge for edge in members(ground.breakable) if edge not in own][: CONSTANTS.rubble])
    assert wrecker(stage)
    stage.table(rubble=laid, gone=laid)
    assert not [text for text in stage.options() if text.startswith("use:titus")]


# Ends


@pytest.mark.parametrize(
    ("id", "start", "goal"), [("titus", "B1", "A1"), ("guard1", "M1", "N1"), ("damon", "B10", "A10")]
)
def test_the_nemesis_wins_when_a_figure_of_his_brings_the_stone_to_a_corner(id: str, start: str, goal: str) -> None:
    stage = Stage("4", id, start).token(id).answer("move", f"step:{goal}")
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, NEMESIS_SIDE, "at_once 0")


def test_exits_do_nothing_for_gentlemen() -> None:
    assert not Stage("4", "drago", "B1").table(round=5).token("drago").answer("move", "step:A1").over


def test_the_gentlemen_win_in_clean_up_when_titus_has_fallen_and_nobody_has_the_stone() -> None:
    stage = Stage("4", "drago").place("damon", "M6").token("damon").table(fallen=("titus",)).clean_up(3)
    assert not stage.over
    stage = Stage("4", "drago").place("damon", "M6").table(fallen=("titus",)).clean_up(3)
    assert (stage.over, stage.board.winner, stage.board.ended) == (True, GENTLEMEN_SIDE, "cleanup 2")
    stage = Stage("4", "drago").token("drago").table(fallen=("titus",)).clean_up(3)
    assert (stage.over, stage.board.winner) == (True, GENTLEMEN_SIDE)


def test_the_fourth_defeat_ends_the_chapter() -> None:
    stage = Stage("4", "titus").place("emma", "H6").table(deaths=3)
    stage.run(Harm(stage.number("emma"), 20, "card"))
    assert (stage.over, stage.board.ended) == (True, "at_once 1")


# Events


def test_the_fall_of_lady_ada_is_remembered() -> None:
    stage = Stage("4", "titus").place("lady_ada", "H4")
    assert "lady_ada_fell" not in stage.board.events
    stage.run(Harm(stage.number("lady_ada"), 9, "card"))
    assert "lady_ada_fell" in stage.board.events


def test_in_the_second_clean_up_up_to_two_guards_rise_in_the_south() -> None:
    stage = Stage("4", "drago", "G8").place("emma", "H9").clean_up(2)
    assert stage.offers("summon") == {"guard,G9", "guard,I9"}
    stage.answer("summon:guard,G9", "summon:guard,I9")
    assert (stage.at("guard1"), stage.at("guard2")) == ("G9", "I9")
    assert stage.board.round == 3


def test_in_the_fifth_clean_up_each_standing_guard_may_move_two_squares() -> None:
    stage = Stage("4", "drago", "G8").place("guard1", "E2").place("guard2", "F2").place("guard3", "G2", down=True)
    stage.place("ragged1", "I2").clean_up(5)
    assert stage.options() == ["on:guard1", "on:guard2", "done"]
    stage.answer("on:guard2", "step:F3", "step:F4")
    assert stage.at("guard2") == "F4"
    assert stage.options() == ["on:guard1", "done"]
    stage.answer("on:guard1", "stop")
    assert stage.at("guard1") == "E2"
    assert (stage.kind, stage.board.round) == ("summon", 6)


def test_in_the_drill_doors_stay_shut_and_disengaging_and_fire_hurt() -> None:
    # E4 lies north of the closed door to E5; Drago stands next to the guard.
    stage = Stage("4", "drago", "D4").place("guard1", "E4").clean_up(5).answer("on:guard1")
    assert not [text for text in stage.options() if text.startswith("open")]
    assert "step:E5" not in stage.options()
    stage.answer("step:E3")
    assert [event.source for event in stage.notices("damaged") if event.figure == "guard1"] == ["disengage"]
    stage = Stage("4", "drago", "D8").place("guard1", "E2").clean_up(5)
    stage.fire("E3").answer("on:guard1", "step:E3")
    assert [event.source for event in stage.notices("damaged") if event.figure == "guard1"] == ["fire"]
