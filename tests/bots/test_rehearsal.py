"""Whole turns rehearsed: in the same worlds, answered by the others, judged at the seat's next turn, then followed."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

import pytest

import brassboard
from brassboard.bots import Mcts
from brassboard.bots.rehearsal import Rehearsal, best_intent
from brassboard.kernel import Action, Lens, Position, Request, Seat, Stream, determinize, stream

DUEL = brassboard.game("duel").rules
SCYTHE = brassboard.game("scythe").rules


class Doing:
    """Begins with an answer, then says what it is told to say."""

    def __init__(self, answer: Action, then: Action | None = None) -> None:
        self.answer = answer
        self.then = then
        self.asked = 0

    def follow(self, scene: Any, seat: Seat, options: Sequence[Action]) -> Action | None:
        self.asked += 1
        return self.then if self.then in options else None


def asking(seed: int = 0) -> Position[Any]:
    """A duel in which a seat has several things to choose from."""
    return next(position for position in asked(DUEL, seed) if len(position.options) > 2)


def asked(game: Any, seed: int) -> Iterator[Position[Any]]:
    position, luck = game.position(game.setup(2)), stream(seed)
    while position.asked is not None:
        if isinstance(position.asked, Request):
            position.chance(luck.outcome(position.asked))
            continue
        yield position.clone()
        usual = game.habit(position, position.seat, position.options) if game.habit is not None else None
        position.answer(position.seat, position.options[0] if usual is None else usual)


def lens_of(position: Position[Any]) -> Lens:
    return DUEL.lens(position, position.seat)


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[Position[Any]]:
    """The positions a rehearsal judges, each better than the one before."""
    seen: list[Position[Any]] = []

    def prospect(position: Position[Any], seat: Seat) -> float:
        seen.append(position)
        return float(len(seen))

    monkeypatch.setattr(DUEL, "prospect", prospect)
    return seen


def test_the_turn_that_promises_most_is_chosen(judged: list[Position[Any]]) -> None:
    position = asking()
    turns = [Doing(option) for option in position.options[:3]]
    assert best_intent(lens_of(position), turns, 3, 1, stream(1)) is turns[2]
    assert len(judged) == 3


def test_the_budget_is_worlds_for_all_turns_alike(judged: list[Position[Any]]) -> None:
    position = asking()
    turns = [Doing(option) for option in position.options[:3]]
    best_intent(lens_of(position), turns, 8, 1, stream(1))
    assert len(judged) == 6, "two worlds for each of the three"
    judged.clear()
    best_intent(lens_of(position), turns, 1, 1, stream(1))
    assert len(judged) == 3, "one world at least"


def test_a_turn_without_a_rival_is_not_rehearsed(judged: list[Position[Any]]) -> None:
    position = asking()
    only = Doing(position.options[0])
    assert best_intent(lens_of(position), [only], 9, 1, stream(1)) is only
    assert not judged


def test_all_turns_meet_the_same_worlds_and_dice(judged: list[Position[Any]]) -> None:
    position = asking()
    twins = [Doing(position.options[0]), Doing(position.options[0])]
    best_intent(lens_of(position), twins, 4, 1, stream(1))
    states = [each.state for each in judged]
    assert states[0] == states[1]
    assert states[2] == states[3]


def test_it_is_judged_when_the_next_turn_begins_or_so_many_later(judged: list[Position[Any]]) -> None:
    position = asking()
    once = Doing(position.options[0])
    Rehearsal(DUEL, position.seat, 1).run(position.clone(), once, Stream(b"12345678"))
    later = Doing(position.options[0])
    Rehearsal(DUEL, position.seat, 3).run(position.clone(), later, Stream(b"12345678"))
    assert (once.asked, later.asked) == (1, 3)
    assert judged[0].state != judged[1].state


def test_a_turn_chosen_is_followed_and_greedy_helps_out(
    monkeypatch: pytest.MonkeyPatch, judged: list[Position[Any]]
) -> None:
    position = asking()
    first, last = position.options[0], position.options[-1]
    monkeypatch.setattr(DUEL, "habit", lambda m, seat, options: options[1])
    turn = Doing(first, then=last)
    monkeypatch.setattr(DUEL, "intents", lambda m, seat, options: [turn])
    chooser = Mcts(seed=1, iterations=2)
    assert chooser.memory == 0
    assert chooser.choose(lens_of(position)) == first
    assert chooser.memory == 1, "who has a turn in mind must be kept"
    monkeypatch.setattr(DUEL, "intents", lambda m, seat, options: [])
    assert chooser.choose(lens_of(position)) == last, "what the turn asks for"
    turn.then = None
    assert chooser.choose(lens_of(position)) == position.options[1], "what greedy would do"
    assert Mcts(seed=1, iterations=2).choose(lens_of(position)) == position.options[1], "no turn in mind"


def test_with_a_limit_in_seconds_nothing_is_rehearsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take as long as it takes, and waiting would tell of a hand."""
    position = asking()

    def rehearsed(*_: object) -> None:
        raise AssertionError("it has a turn in mind")

    monkeypatch.setattr(DUEL, "intents", rehearsed)
    assert Mcts(seed=1, iterations=1, seconds=9).choose(lens_of(position)) in position.options


@pytest.mark.slow
def test_a_turn_of_scythe_is_chosen_without_peeking() -> None:
    """Two states that agree for the seat: the same turn in mind, rehearsed in the same worlds, the same choice."""
    opening = takewhile(lambda position: position.table.turns < 9, asked(SCYTHE, 3))
    turns = [p for p in opening if SCYTHE.intents(p, p.seat, p.options)]
    differed = rehearsed = 0
    for number, position in enumerate(turns[2:9:3]):
        seat = position.seat
        other = determinize(position, seat, stream(number), SCYTHE.resample)
        differed += position.state != other.state
        rehearsed += len(SCYTHE.intents(position, seat, position.options)) > 1
        chosen = [
            Mcts(seed=number, iterations=2, width=2, turns=1).choose(SCYTHE.lens(p, seat)) for p in (position, other)
        ]
        assert chosen[0] == chosen[1]
    assert differed
    assert rehearsed
