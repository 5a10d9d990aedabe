"""The two reaction decks: discard piles, reshuffles and empty decks."""

import pytest

from brassboard.games.alone.content import DECKS
from brassboard.games.alone.data.evil_frames import EvilDraws
from brassboard.games.alone.queries import hand_size
from games.alone.helper import Stage
from games.alone.rules.in_clean_up import clean_up, row


def empty_deck(stage: Stage, discarded: int) -> Stage:
    """The red deck is used up: so many of its cards are discarded, Evil holds the others."""
    board = stage.board
    cards = (*board.first_deck, *board.first_discard)
    board.first_discard, board.first_deck = cards[:discarded], ()
    board.evil[0].first = tuple(sorted([*board.evil[0].first, *cards[discarded:]]))
    return stage.ask_again()


@pytest.mark.rule("AL-CARD-04", "AL-CARD-03")
def test_a_used_up_deck_is_made_anew_of_its_own_discard_pile() -> None:
    stage = empty_deck(Stage(), 7)
    stage.board.second_discard, stage.board.second_deck = stage.board.second_deck[:5], stage.board.second_deck[5:]
    stage.run(EvilDraws(1)).evil("draw_from:red")
    assert stage.chance
    stage.shuffled()
    assert len(stage.board.first_deck) == 6
    assert stage.board.first_discard == ()
    assert set(stage.board.first_deck) <= set(DECKS["red"])
    assert len(stage.board.second_discard) == 5
    assert [notice.deck for notice in stage.notices("deck_reshuffled")] == ["red"]


@pytest.mark.rule("AL-CARD-04", "AL-RULING-45")
def test_cards_face_down_are_shuffled_in_and_nobody_reads_the_order() -> None:
    stage = row(Stage(), "-R02", "-R03", "V01")
    clean_up(stage).quiet()
    empty_deck(stage, 3)
    assert len(stage.board.first_down) == 2
    stage.run(EvilDraws(1)).evil("draw_from:red").shuffled()
    assert stage.board.first_down == []
    assert len(stage.board.first_deck) == 4
    assert not [line for line in stage.match.journal_of(1) if "shuffle" in line]
    assert set(stage.seen_by(1)["first_deck"]) == {""}


@pytest.mark.rule("AL-RULING-50")
def test_from_an_empty_deck_without_discards_nothing_is_drawn() -> None:
    stage = empty_deck(Stage(), 0).run(EvilDraws(2))
    assert stage.asked == (0, "act")  # The other deck is the only one left, so nobody is asked.
    assert len(stage.board.evil[0].second) == 2


@pytest.mark.rule("AL-RULING-50")
def test_a_player_with_only_that_deck_draws_nothing_and_gets_no_draw() -> None:
    stage = empty_deck(Stage(players=3), 0).run(EvilDraws(2))
    held = len(DECKS["red"])
    assert stage.asked == (0, "act")  # Only one player can draw: the leader is not asked.
    assert [hand_size(player) for player in stage.board.evil] == [held, 2]


@pytest.mark.rule("AL-RULING-50", "AL-CARD-02")
def test_cards_on_the_reaction_spaces_are_not_in_the_discard_pile_yet() -> None:
    stage = empty_deck(row(Stage(players=3), "R01", "R02"), 0).run(EvilDraws(1))
    assert stage.asked == (0, "act")
    assert len(stage.board.evil[1].second) == 1
    assert [card.card for card in stage.board.row] == ["R01", "R02"]


@pytest.mark.rule("AL-RULING-50")
def test_when_both_decks_are_gone_nobody_draws() -> None:
    stage = empty_deck(Stage(), 0)
    board = stage.board
    board.evil[0].second, board.second_deck = board.second_deck, ()
    stage.ask_again().run(EvilDraws(2))
    assert stage.asked == (0, "act")
    assert hand_size(board.evil[0]) == 52


@pytest.mark.rule("AL-CARD-02")
def test_played_cards_stay_until_the_round_ends() -> None:
    stage = Stage().hand(1, "R02", "V01").answer("search", seat=0)
    while stage.moment != "end":
        stage.evil("pass")
    stage.react("offer:R02,down").quiet()
    stage.do("move:east")
    assert [card.turn for card in stage.board.row] == [1]
    assert stage.board.first_discard == ()
