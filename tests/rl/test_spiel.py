import random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import mcts  # type: ignore[import-not-found]

from brassboard.kernel import BadInput
from brassboard.rl.spiel import SpielGame, load
from brassboard.testing.depth import at_depth

TABLES = [("duel", 2), ("duel", 3), ("smog_riders", 3), ("scythe", 2), ("alone", 2)]


def played(game: SpielGame, seed: int, most: int = 100_000) -> Any:
    """A match of random choices, or its first part."""
    choice, state = random.Random(seed), game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(choice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_open_spiel_plays_a_whole_match(name: str, players: int) -> None:
    game = load(name, players=players)
    state = played(game, 1)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert len(state.returns()) == game.num_players() == players
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) <= 1


def test_a_match_with_many_options_needs_no_settings() -> None:
    game = load("smog_riders", players=4)
    states = [played(game, seed) for seed in range(at_depth(quick=1, deep=8))]
    assert all([state.is_terminal() for state in states])


def test_the_same_seed_is_the_same_match() -> None:
    ends = [str(played(load("duel", seed=3), 5, most=60).position.state) for _ in range(2)]
    assert ends[0] == ends[1]
    assert ends[0] != str(played(load("duel", seed=4), 5, most=60).position.state)


def test_a_clone_goes_its_own_way_with_the_same_dice() -> None:
    state = played(load("duel"), 2, most=40)
    before = str(state.position.state)
    ends = []
    for _ in range(2):
        copy = state.clone()
        choice = random.Random(9)
        while not copy.is_terminal():
            copy.apply_action(choice.choice(copy.legal_actions()))
        ends.append(str(copy.position.state))
    assert ends[0] == ends[1]
    assert str(state.position.state) == before


def test_actions_say_what_they_are() -> None:
    state = load("duel").new_initial_state()
    while state.is_chance_node():
        assert state.chance_outcomes() == [(0, 1.0)]
        assert state.action_to_string(state.current_player(), 0) == "chance"
        state.apply_action(0)
    texts = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert "pass" in texts


def test_players_observe_what_their_seats_may_know() -> None:
    game = load("duel", size=256)
    state = played(game, 3, most=30)
    observer = game.make_py_observer()
    rows = []
    for player in range(2):
        observer.set_from(state, player)
        rows.append(observer.tensor.copy())
        hand = str(list(state.position.table.fighters[1 - player].hand))
        assert hand == "[]" or hand not in observer.string_from(state, player)
    assert rows[0].shape == (256,)
    assert not np.array_equal(rows[0], rows[1])


def test_their_search_plays_our_game() -> None:
    game = load("duel", options={"rounds": 4})
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.5, 4, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    for _ in range(12):
        chance = state.is_chance_node()
        state.apply_action(0 if chance else bot.step(state))
    assert len(state.history()) == 12


def test_too_many_options_are_named() -> None:
    with pytest.raises(BadInput, match="give max_options"):
        played(load("duel", max_options=1), 1)
