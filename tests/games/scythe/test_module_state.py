"""A module brings its own state, options, action, event, invariants and hidden things along."""

from __future__ import annotations

import random
import sys

import pytest

import brassboard
from brassboard.games.scythe import GAME, scythe
from brassboard.games.scythe.data.table import Table
from brassboard.kernel import BadInput, Match, read_save, state_hash
from brassboard.testing import CHECKS, case, run_check
from games.scythe import couriers
from games.scythe.couriers import COURIERS, Couriers, state_of

WITH = scythe(COURIERS, chapters=[sys.modules[couriers.__name__]])
HIDDEN = -1


def begun(players: int = 2, **options: object) -> Match:
    """A match after its set-up: the first questions are the wishes."""
    match = Match.begin(WITH, WITH.setup(players, options), seed=3, checked=True)
    match.take("wish:2", 0)
    match.take("wish:1", 1)
    return match


def test_each_player_sees_only_its_own_satchel() -> None:
    match = begun()
    mine, theirs = match.view(0)["table"]["module_states"][0]["satchels"]
    assert mine["wish"] == 2
    assert len(mine["letters"]) == 2
    assert min(mine["letters"]) > 0
    assert theirs["letters"] == (HIDDEN, HIDDEN)
    assert theirs["wish"] == HIDDEN
    watched = match.view(None)["table"]["module_states"][0]
    assert [satchel["letters"] for satchel in watched["satchels"]] == [(HIDDEN, HIDDEN)] * 2
    assert set(watched["bag"]) == {HIDDEN}


def test_a_save_and_a_clone_have_the_state_of_the_module() -> None:
    match = begun()
    again = Match.load(WITH, read_save(match.save()))
    assert state_hash(again.position.state) == state_hash(match.position.state)
    copy = match.clone()
    state_of(copy.position.table).satchels[0].wish = 0
    assert state_of(match.position.table).satchels[0].wish == 2
    assert Match.replay(WITH, match.journal).position.module_state(Couriers).satchels[1].wish == 1


def test_bots_imagine_what_a_seat_cannot_see_of_the_module() -> None:
    lens = begun().lens(0)
    worlds = [lens.determinize(random.Random(seed)).module_state(Couriers) for seed in range(20)]
    assert {world.satchels[0].wish for world in worlds} == {2}
    assert len({world.satchels[0].letters for world in worlds}) == 1
    assert len({world.satchels[1].letters for world in worlds}) > 1
    assert {world.satchels[1].wish for world in worlds} == {0, 1, 2}


def test_the_modules_invariant_is_asked() -> None:
    match = begun()
    assert WITH.problems is not None
    assert WITH.problems(match.position.table) == []
    state_of(match.position.table).bag += (9,)
    assert "letters are lost or doubled" in WITH.problems(match.position.table)[0]


def test_a_match_without_the_module_has_the_bytes_of_the_base_game() -> None:
    without = Match.begin(WITH, WITH.setup(2, {"couriers": False}), seed=3)
    base = Match.begin(GAME, GAME.setup(2, {}), seed=3)
    assert state_hash(without.position.state) == state_hash(base.position.state)
    assert without.position.table.modules == ("base",)
    with pytest.raises(brassboard.kernel.RuleError, match="Couriers"):
        without.position.module_state(Couriers)
    assert type(base.position.table) is Table


def test_a_module_refuses_what_cannot_be_played_with_it() -> None:
    with pytest.raises(BadInput, match="couriers need two people"):
        Match.begin(WITH, WITH.setup(1, {}))
    assert not Match.begin(WITH, WITH.setup(1, {"couriers": False})).over


@pytest.mark.parametrize("check", [name for name in CHECKS if name != "texts"])
def test_the_game_with_the_module_passes_the_conformance_kit(check: str) -> None:
    verdict = run_check(check, case(WITH, 2, {}, seed=5, decisions=12))
    assert verdict.ok, str(verdict)
