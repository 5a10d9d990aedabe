"""The four levels: what the Hero begins with, and what he gets when the main mission starts."""

import pytest

from brassboard.games.alone.content import AMMUNITION
from games.alone.helper import Stage
from games.alone.rules.on_missions import with_missions, work
from games.alone.rules.setting_up import dealt


def started(difficulty: str) -> Stage:
    """The first starting mission is fulfilled, whose reward is 3 self-control."""
    return work(with_missions("MG3", "MB2", difficulty=difficulty).sheet(life=2, calm=2), "MB2", "C", "C")


@pytest.mark.rule("AL-DIFF-02")
@pytest.mark.parametrize("seed", range(3))
def test_easy_begins_with_ammunition_and_another_card(seed: int) -> None:
    items = [item.id for item in dealt(seed, difficulty="easy").board.hero.items]
    assert len(items) == 2
    assert items[0] in AMMUNITION


@pytest.mark.rule("AL-DIFF-02", "AL-RULING-31")
def test_easy_gives_a_round_and_both_tracks() -> None:
    stage = started("easy")
    hero = stage.board.hero
    assert (stage.board.round_marker, hero.life, hero.calm) == (7, 5, 2 + 3 + 3)
    assert stage.board.missions[2].id == "MR1"


@pytest.mark.rule("AL-DIFF-05", "AL-RULING-32")
@pytest.mark.parametrize("seed", range(3))
def test_normal_begins_with_ammunition_only(seed: int) -> None:
    (item,) = dealt(seed).board.hero.items
    assert item.id in AMMUNITION


@pytest.mark.rule("AL-DIFF-05")
@pytest.mark.parametrize(("track", "life", "calm"), [("life", 5, 5), ("calm", 2, 8)])
def test_normal_gives_a_round_and_then_a_track_of_his_choice(track: str, life: int, calm: int) -> None:
    stage = started("normal")
    assert stage.board.round_marker == 7
    assert len(stage.board.missions) == 2  # The red mission is turned up after the reward.
    assert stage.asked == (0, "regain")
    assert stage.offers("regain") == {"life", "calm"}
    stage.answer(f"regain:{track}", seat=0)
    assert (stage.board.hero.life, stage.board.hero.calm) == (life, calm)
    assert len(stage.board.missions) == 3


@pytest.mark.rule("AL-DIFF-03")
def test_nightmare_begins_with_one_card_of_the_whole_deck() -> None:
    found = [[item.id for item in dealt(seed, difficulty="nightmare").board.hero.items] for seed in range(8)]
    assert {len(items) for items in found} == {1}
    assert [items for items in found if items[0] not in AMMUNITION]


@pytest.mark.rule("AL-DIFF-03")
@pytest.mark.parametrize(("track", "life", "calm"), [("life", 5, 5), ("calm", 2, 8)])
def test_nightmare_gives_a_track_of_his_choice_and_no_round(track: str, life: int, calm: int) -> None:
    stage = started("nightmare")
    assert stage.offers("regain") == {"life", "calm"}
    stage.answer(f"regain:{track}", seat=0)
    assert (stage.board.round_marker, stage.board.hero.life, stage.board.hero.calm) == (6, life, calm)


@pytest.mark.rule("AL-DIFF-04")
def test_impossible_gives_nothing() -> None:
    assert dealt(1, difficulty="impossible").board.hero.items == []
    stage = started("impossible")
    assert (stage.board.round_marker, stage.board.hero.life, stage.board.hero.calm) == (6, 2, 5)
    assert stage.asked == (0, "act")
    assert stage.board.missions[2].id == "MR1"


@pytest.mark.rule("AL-DIFF-01")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "nightmare", "impossible"])
def test_the_level_is_chosen_at_the_start_and_everyone_knows_it(difficulty: str) -> None:
    game = dealt(2, difficulty=difficulty)
    assert {game.seen_by(viewer)["difficulty"] for viewer in (None, 0, 1)} == {difficulty}
