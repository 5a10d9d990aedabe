"""The round: eight turns, the round marker and extra rounds."""

import pytest

from brassboard.games.alone.data.item_frames import HeroCalls
from games.alone.helper import Stage
from games.alone.rules.in_clean_up import clean_up, last_turn


@pytest.mark.rule("AL-ROUND-01")
def test_a_round_has_eight_turns_and_no_ninth() -> None:
    stage = Stage()
    for turn in range(1, 9):
        assert (stage.board.round, stage.board.turn) == (1, turn)
        assert stage.asked == (0, "act")
        stage.answer("move:east" if turn % 2 else "move:west", seat=0)
        if stage.kind == "block":
            stage.answer("pass", seat=0)
    assert "CleanUp" in stage.position.path()
    stage.quiet()
    assert (stage.board.round, stage.board.turn) == (2, 1)


@pytest.mark.rule("AL-ROUND-05")
def test_evil_may_react_to_the_eighth_turn_before_clean_up() -> None:
    stage = last_turn(Stage().hand(1, "R02", "V01"))
    stage.answer("search", seat=0)
    assert stage.moment == "drawn"
    stage.evil("pass")
    assert stage.moment == "end"
    assert "CleanUp" not in stage.position.path()
    stage.react("offer:R02,down", "side:1", "kind:spore")
    stage.evil(stage.options()[0]).quiet()
    assert len(stage.board.secret.creatures) == 1
    assert (stage.board.round, stage.board.turn) == (2, 1)


@pytest.mark.rule("AL-ROUND-02")
def test_at_the_end_of_each_round_the_marker_moves_left() -> None:
    stage = Stage()
    for space in (5, 4, 3, 2):
        clean_up(stage).quiet()
        assert stage.board.round_marker == space
    assert [notice.space for notice in stage.notices("round_marker_moved")] == [5, 4, 3, 2]


@pytest.mark.rule("AL-ROUND-03")
def test_on_the_last_space_nightmare_starts() -> None:
    stage = clean_up(Stage().table(round_marker=3)).quiet()
    assert (stage.board.round_marker, stage.board.nightmare) == (2, False)
    clean_up(stage).quiet()
    assert (stage.board.round_marker, stage.board.nightmare) == (1, True)
    assert len(stage.notices("nightmare_began")) == 1


@pytest.mark.rule("AL-ROUND-04")
def test_an_extra_round_moves_the_marker_right() -> None:
    stage = Stage(difficulty="easy").table(round_marker=3).sheet(life=5, calm=5).run(HeroCalls("difficulty:easy"))
    assert stage.board.round_marker == 4


@pytest.mark.rule("AL-RULING-34")
def test_extra_rounds_have_no_cap() -> None:
    stage = Stage(difficulty="easy").run(HeroCalls("difficulty:easy"))
    assert stage.board.round_marker == 7
    clean_up(stage).quiet()
    assert stage.board.round_marker == 6


@pytest.mark.rule("AL-ROUND-01")
def test_what_lasts_for_a_round_ends_with_it() -> None:
    stage = clean_up(Stage().sheet(used_round=("sealed_mask",))).quiet()
    assert stage.board.hero.used_round == ()
