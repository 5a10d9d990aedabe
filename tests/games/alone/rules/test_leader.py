"""The leader: who leads, whose consent a card needs, who splits draws, and who makes the choices of no card."""

import pytest

from brassboard.games.alone.data.evil_frames import EvilDraws
from brassboard.games.alone.queries import hand_size
from games.alone.helper import Stage
from games.alone.rules.in_clean_up import clean_up


def at_end(stage: Stage) -> Stage:
    """The Hero searches, and the window at the end of his turn is open."""
    stage.answer("search", seat=0)
    while stage.moment != "end":
        for seat in stage.match.awaited:
            stage.answer("pass", seat=seat)
    return stage


@pytest.mark.rule("AL-LEAD-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_exactly_one_evil_player_leads(players: int) -> None:
    stage = Stage(players=players)
    assert stage.board.leader in [player.seat for player in stage.board.evil]
    for viewer in (None, *range(players)):
        assert stage.seen_by(viewer)["leader"] == 1


@pytest.mark.rule("AL-LEAD-02")
def test_a_card_of_another_player_needs_the_leaders_yes() -> None:
    stage = at_end(Stage(players=3).hand(1, "R01").hand(2, "V02"))
    stage.answer("offer:V02,down", seat=2).answer("pass", seat=1)
    assert stage.asked == (1, "accept")
    assert stage.board.row == []
    stage.answer("accept:2", seat=1).quiet()
    assert [card.seat for card in stage.board.row] == [2]


@pytest.mark.rule("AL-LEAD-02", "AL-LEAD-03")
def test_after_a_no_the_card_is_still_in_the_hand() -> None:
    stage = at_end(Stage(players=3).hand(1, "R01").hand(2, "V02"))
    stage.answer("offer:V02,down", seat=2).answer("pass", seat=1)
    stage.answer("accept:none", seat=1).quiet()
    assert stage.board.row == []
    assert stage.board.evil[1].second == ("V02",)


@pytest.mark.rule("AL-LEAD-03")
def test_of_two_offers_the_leader_chooses() -> None:
    for accepted in (1, 2):
        stage = at_end(Stage(players=3).hand(1, "R01").hand(2, "V02"))
        stage.answer("offer:R01,down", seat=1).answer("offer:V02,down", seat=2)
        assert set(stage.options(1)) == {"accept:1", "accept:2", "accept:none"}
        stage.answer(f"accept:{accepted}", seat=1).quiet()
        assert [card.seat for card in stage.board.row] == [accepted]
        assert [hand_size(player) for player in stage.board.evil] == ([0, 1] if accepted == 1 else [1, 0])


@pytest.mark.rule("AL-LEAD-04", "AL-LEAD-06")
def test_a_single_evil_player_leads_all_game() -> None:
    stage = Stage()
    for _ in range(3):
        clean_up(stage).quiet()
        assert stage.board.leader == 1


@pytest.mark.rule("AL-LEAD-04")
def test_the_next_evil_player_leads_the_next_round() -> None:
    stage = clean_up(Stage(players=3)).quiet()
    assert stage.board.leader == 2
    stage = clean_up(stage).quiet()
    assert stage.board.leader == 1


@pytest.mark.rule("AL-LEAD-05")
@pytest.mark.parametrize("split", [(3, 3, 3), (2, 2, 1), (1, 2, 3)])
def test_the_leader_splits_draws_as_he_likes(split: tuple[int, ...]) -> None:
    stage = Stage(players=4).table(leader=2).run(EvilDraws(3))
    for seat in split:
        assert stage.asked == (2, "split")
        assert stage.offers("split") == {"1", "2", "3"}
        stage.answer(f"split:{seat}", seat=2)
        if stage.kind == "draw_from":
            stage.answer("draw_from:red", seat=3)
    assert stage.asked == (0, "act")
    assert [hand_size(player) for player in stage.board.evil] == [split.count(seat) for seat in (1, 2, 3)]


@pytest.mark.rule("AL-RULING-46")
def test_the_leader_makes_the_choices_that_belong_to_no_card() -> None:
    """Danger markers, the light that Power Drain takes, and the placing of a boss."""
    stage = Stage(players=3, missions=("MG3", "MB3")).table(leader=2).light("1A1", "1A2")
    clean_up(stage)
    asked = []
    while stage.asked[0] != 0:
        asked.append((stage.asked[0], stage.kind))
        stage.answer(stage.options()[-1], seat=stage.asked[0])
    assert asked == [(2, "markers"), (2, "darken")]
