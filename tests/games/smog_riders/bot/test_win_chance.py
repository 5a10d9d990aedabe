"""How likely bots think a seat is to win: the clock counts, the chances of all seats are shared out, nobody peeks."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import brassboard
from brassboard.bots.playout import Playout
from brassboard.games.smog_riders.bot.win_chance import win_chance
from brassboard.games.smog_riders.data.frames import Blow
from brassboard.games.smog_riders.data.table import FALLEN, LEFT
from brassboard.kernel import Position, Request, determinize, stream
from games.smog_riders.helper import Stage

GAME = brassboard.game("smog_riders").rules


def positions(players: int, scenario: str, seed: int) -> Iterator[Position[Any]]:
    """Positions of a game by habit, every twentieth decision."""
    position, luck, number = GAME.position(GAME.setup(players, {"scenario": scenario})), stream(seed), 0
    choice = random.Random(seed)
    while position.asked is not None:
        if isinstance(position.asked, Request):
            position.chance(luck.outcome(position.asked))
            continue
        number += 1
        if number % 20 == 0:
            yield position
        usual = (
            GAME.bots.default_choice(position, position.seat, position.options)
            if GAME.bots.default_choice is not None
            else None
        )
        position.answer(position.seat, usual if usual is not None else choice.choice(position.options))


@pytest.mark.parametrize(("players", "scenario"), [(2, "factory"), (3, "vault"), (4, "jail"), (2, "king"), (2, "leak")])
def test_the_chances_of_all_seats_are_one(players: int, scenario: str) -> None:
    for position in positions(players, scenario, seed=2):
        chances = [win_chance(position, seat) for seat in range(players)]
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)


def test_the_same_position_later_is_worse_for_attackers_and_better_for_the_defender() -> None:
    looked = 0
    for position in positions(2, "factory", seed=3):
        table = position.table
        if 1 <= table.round <= 6:
            looked += 1
            now = [win_chance(position, seat) for seat in (0, 1)]
            table.round += 2
            later = [win_chance(position, seat) for seat in (0, 1)]
            table.round -= 2
            assert now[0] > later[0]
            assert now[1] < later[1]
    assert looked > 3


def test_it_looks_at_nothing_a_seat_may_not_know() -> None:
    for number, position in enumerate(positions(2, "factory", seed=4)):
        for seat in (0, 1):
            other = determinize(position, seat, stream(number), GAME.resample)
            assert win_chance(other, seat) == win_chance(position, seat)


def test_it_tells_who_is_going_to_win() -> None:
    """Late in a game of habit it favours who then wins, mostly."""
    right = told = 0
    for seed in range(12):
        found = [position.clone() for position in positions(2, "factory", seed) if position.table.round >= 6]
        if not found:
            continue
        last = found[len(found) // 2]
        chance = win_chance(last, 0)
        Playout(GAME, 0, 1000, random=False).run(last, stream(seed))
        told += 1
        right += (chance > 0.5) == (0 in GAME.result(last.table).winners)
    assert right >= 0.6 * told > 3


# What attackers come for is not the same everywhere


def test_nobody_has_escaped_or_taken_the_leader_before_anything_was_done() -> None:
    """The leak and the king are hard: what is still to be done there makes no attacker confident."""
    for scenario in ("leak", "king"):
        assert win_chance(Stage(scenario, rounds=2).position, 0) < 0.5


def test_a_team_is_likelier_to_escape_the_farther_it_has_come() -> None:
    stage = Stage("leak", rounds=5)
    inside = win_chance(stage.position, 0)
    stage.no_turrets().put("mapuche", "K4").put("charlotte", "K6").put("arcturus", "L6")
    without_key = win_chance(stage.position, 0)
    stage.doors("C")
    before_the_door = win_chance(stage.position, 0)
    assert inside < without_key < before_the_door
    stage.change("arcturus", at=LEFT, square=-1)
    assert win_chance(stage.position, 0) > before_the_door


def test_one_who_has_fallen_keeps_the_whole_team_from_escaping() -> None:
    stage = Stage("leak", rounds=5).no_turrets().doors("C")
    stage.put("mapuche", "K4").put("charlotte", "K6").put("arcturus", "L6")
    whole = win_chance(stage.position, 0)
    stage.change("arcturus", at=FALLEN)
    assert win_chance(stage.position, 0) < 0.3 * whole


def test_the_leader_counts_for_more_the_nearer_he_is_to_the_exit() -> None:
    stage = Stage("king", rounds=5).put("mapuche", "I2").put("charlotte", "H2").put("morsiarty", "J2")
    chances = [win_chance(stage.position, 0)]
    stage.change("morsiarty", wounds=4)
    chances.append(win_chance(stage.position, 0))
    stage.harm(Blow("morsiarty", 1), by=0, cause="attack").carry("mapuche", "leader").doors("A", "eh", "s1")
    for square in ("I2", "G5", "D5"):
        stage.put("mapuche", square)
        chances.append(win_chance(stage.position, 0))
    assert chances == sorted(chances)
    assert chances[0] < 0.3
    assert chances[-1] > 2 * chances[1]
