"""Whole turns rehearsed: in the same worlds, answered by the others, judged at the seat's next turn, then followed."""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Any

import pytest

import brassboard
from bots.knowledge import teach, teach_turns
from brassboard.bots import Mcts, bot
from brassboard.bots.levels import HARD_TURN_SECONDS
from brassboard.bots.rehearsal import Rehearsal
from brassboard.kernel import Action, Lens, Position, Request, Seat, Stream, determinize, stream

DUEL = brassboard.game("duel").rules
SCYTHE = brassboard.game("scythe").rules


class Doing:
    """Begins with an answer, then says what it is told to say."""

    def __init__(self, answer: Action, then: Action | None = None) -> None:
        self.answer = answer
        self.then = then
        self.asked = 0

    def follow(self, scene: Any, seat: Seat, options: Sequence[Action]) -> Action:
        self.asked += 1
        return self.then if self.then is not None and self.then in options else options[-1]


def asking(seed: int = 0) -> Position[Any]:
    """A duel in which a seat has several things to choose from."""
    return next(
        position
        for position in asked(DUEL, seed)
        if len(position.options) > 2 and position.ask_of(position.seat).kind == "act"
    )


def asked(game: Any, seed: int) -> Iterator[Position[Any]]:
    position, luck = game.position(game.setup(2)), stream(seed)
    while position.asked is not None:
        if isinstance(position.asked, Request):
            position.chance(luck.outcome(position.asked))
            continue
        yield position.clone()
        usual = (
            game.bots.default_choice(position, position.seat, position.options)
            if game.bots.default_choice is not None
            else None
        )
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

    teach_turns(monkeypatch, DUEL, turn_value=prospect)
    teach_turns(monkeypatch, DUEL, openings=("act",))
    teach_turns(monkeypatch, DUEL, candidates=lambda m, seat, options, most: [Doing(options[-1])])
    return seen


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands until somebody puts it forward."""
    now = [100.0]
    monkeypatch.setattr("brassboard.bots.rehearsal.perf_counter", lambda: now[0])
    return now


def judge_slowly(monkeypatch: pytest.MonkeyPatch, clock: list[float], seconds: float) -> None:
    """To judge a position takes so long."""
    fast = DUEL.bots.turns.turn_value

    def slow(position: Position[Any], seat: Seat) -> float:
        clock[0] += seconds
        return fast(position, seat)

    teach_turns(monkeypatch, DUEL, turn_value=slow)


def best(position: Position[Any], turns: Sequence[Doing], iterations: int, seconds: float = 0.0) -> Doing:
    lens = lens_of(position)
    found = Rehearsal(DUEL, lens.seat, 1, seconds).best(lens, turns, iterations, stream(1))
    assert isinstance(found, Doing)
    return found


def noting(position: Position[Any], note: Callable[[Position[Any], Doing, Stream], Any]) -> tuple[Rehearsal, list[Any]]:
    """A rehearsal of one round, and what is noted when it takes up a turn in a world."""
    rehearsal, noted = Rehearsal(DUEL, position.seat, 1), list[Any]()
    run = rehearsal.run

    def running(world: Position[Any], turn: Doing, luck: Stream) -> float | None:
        noted.append(note(world, turn, luck))
        return run(world, turn, luck)

    rehearsal.run = running
    return rehearsal, noted


def doings(position: Position[Any]) -> list[Doing]:
    return [Doing(option) for option in position.options[:3]]


def test_the_turn_that_promises_most_is_chosen(judged: list[Position[Any]]) -> None:
    position = asking()
    turns = doings(position)
    assert best(position, turns, 3) is turns[2]
    assert len(judged) == 3


def test_the_better_half_goes_on_to_another_world(judged: list[Position[Any]]) -> None:
    position = asking()
    turns = doings(position)
    rehearsal, met = noting(position, lambda world, turn, luck: turn.answer)
    first, second, third = [turn.answer for turn in turns]
    rehearsal.best(lens_of(position), turns, 8, stream(1))
    assert met == [first, second, third, third, second, third, second], "the first one was worth least"
    met.clear()
    rehearsal.best(lens_of(position), turns, 1, stream(1))
    assert met == [first, second, third], "one world at least"


def test_each_stage_has_its_share_of_the_iterations(judged: list[Position[Any]]) -> None:
    position = asking()
    turns = doings(position)
    rehearsal, met = noting(position, lambda world, turn, luck: turn)
    rehearsal.best(lens_of(position), turns, 18, stream(1))
    assert sorted([met.count(turn) for turn in turns]) == [3, 3 + 4, 3 + 4], (
        "nine for three turns, nine for the better two"
    )


def test_with_a_limit_in_seconds_the_better_half_goes_on_after_each_world(
    judged: list[Position[Any]], clock: list[float]
) -> None:
    position = asking()
    turns = doings(position)
    rehearsal, met = noting(position, lambda world, turn, luck: turn)
    rehearsal.end = clock[0] + 1
    rehearsal.best(lens_of(position), turns, 18, stream(1))
    assert met[:5] == [*turns, turns[2], turns[1]]
    assert len(met) == 17


def test_a_turn_without_a_rival_is_not_rehearsed(judged: list[Position[Any]]) -> None:
    position = asking()
    only = Doing(position.options[0])
    assert best(position, [only], 9) is only
    assert not judged


def test_all_turns_meet_the_same_worlds_and_dice(judged: list[Position[Any]]) -> None:
    position = asking()
    rehearsal, met = noting(position, lambda world, turn, luck: (world.clone().state, luck.randrange(10**9)))
    rehearsal.best(lens_of(position), doings(position)[:2], 4, stream(1))
    assert met[0] == met[1]
    assert met[2] == met[3]
    assert met[0][1] != met[2][1], "every world has its own dice"


def test_of_turns_that_come_to_the_same_answers_only_the_first_goes_on(judged: list[Position[Any]]) -> None:
    position = asking()
    first, second, _ = position.options[:3]
    turns = [Doing(first), Doing(first), Doing(second)]
    rehearsal, met = noting(position, lambda world, turn, luck: turn)
    rehearsal.best(lens_of(position), turns, 5, stream(1))
    assert met == [*turns, turns[2], turns[0]]
    judged.clear()
    assert best(position, turns[:2], 9) is turns[0]
    assert len(judged) == 2, "nothing is left to compare"


def test_it_is_judged_when_the_next_turn_begins_or_so_many_later(judged: list[Position[Any]]) -> None:
    position = asking()
    for rounds in (1, 3):
        begun: list[Seat] = []
        turn = Doing(position.options[0])
        rehearsal = Rehearsal(DUEL, position.seat, rounds)
        rehearsal.candidates = lambda m, seat, options, most, begun=begun: [begun.append(seat), Doing(options[-1])][1:]
        rehearsal.run(position.clone(), turn, Stream(b"12345678"))
        assert begun.count(position.seat) == rounds - 1
    assert judged[0].state != judged[1].state


def test_whoever_begins_a_turn_has_one_in_mind_and_follows_it(
    monkeypatch: pytest.MonkeyPatch, judged: list[Position[Any]]
) -> None:
    position = asking()
    minds: list[tuple[Seat, Doing]] = []

    def intents(scene: Position[Any], seat: Seat, options: Sequence[Action], most: int) -> list[Doing]:
        assert most == 1, "one is enough for whoever does not search"
        minds.append((seat, Doing(options[-1])))
        return [minds[-1][1]]

    teach_turns(monkeypatch, DUEL, candidates=intents)
    teach_turns(monkeypatch, DUEL, openings=("place",))
    mine = Doing(position.options[0])
    Rehearsal(DUEL, position.seat, 9).run(position.clone(), mine, Stream(b"12345678"))
    followed = {seat for seat, turn in minds if turn.asked}
    assert mine.asked
    assert followed == {0, 1}, "the rival, and the seat itself in its next turns"


def test_the_rivals_first_answer_is_thought_out_and_what_they_do_later_is_not(
    monkeypatch: pytest.MonkeyPatch, judged: list[Position[Any]]
) -> None:
    position = asking()
    begun: list[tuple[str, Seat]] = []

    def intents(scene: Position[Any], seat: Seat, options: Sequence[Action], most: int) -> list[Doing]:
        begun.append(("thought out", seat))
        return [Doing(options[-1])]

    def impulse(scene: Position[Any], seat: Seat, options: Sequence[Action]) -> Doing:
        begun.append(("impulse", seat))
        return Doing(options[-1])

    teach_turns(monkeypatch, DUEL, candidates=intents)
    teach_turns(monkeypatch, DUEL, quick_turn=impulse)
    Rehearsal(DUEL, position.seat, 3).run(position.clone(), Doing(position.options[0]), Stream(b"12345678"))
    mine, rival = position.seat, 1 - position.seat
    assert begun.count(("thought out", rival)) == 1
    assert begun.count(("thought out", mine)) == 2, "its first turn is the one rehearsed"
    assert begun.index(("thought out", rival)) < begun.index(("impulse", rival))
    assert ("impulse", mine) not in begun


def test_a_turn_chosen_is_followed_and_greedy_helps_out(
    monkeypatch: pytest.MonkeyPatch, judged: list[Position[Any]]
) -> None:
    position = asking()
    first, last = position.options[0], position.options[-1]
    teach(monkeypatch, DUEL, default_choice=lambda m, seat, options: options[1])
    teach_turns(monkeypatch, DUEL, candidates=lambda m, seat, options, most: [Doing(first, then=last)])
    chooser = Mcts(seed=1, iterations=2)
    assert chooser.memory == 0
    assert chooser.choose(lens_of(position)) == first
    assert chooser.memory == 1, "who has a turn in mind must be kept"
    teach_turns(monkeypatch, DUEL, openings=("another",))
    assert chooser.choose(lens_of(position)) == last, "what the turn asks for"
    assert Mcts(seed=1, iterations=2).choose(lens_of(position)) == position.options[1], "no turn in mind: as greedy"


# With a limit in seconds


def test_when_time_is_over_only_turns_that_were_seen_are_compared(
    monkeypatch: pytest.MonkeyPatch, judged: list[Position[Any]], clock: list[float]
) -> None:
    position = asking()
    turns = doings(position)
    judge_slowly(monkeypatch, clock, 1.0)
    assert best(position, turns, 30, seconds=1.5) is turns[1], "the third is worth more, but nobody got to see that"
    assert len(judged) == 2
    judged.clear()
    assert best(position, turns, 30, seconds=4.5) is turns[2], "a second world that not all of them met does not count"
    assert len(judged) == 5, "though the second turn came out best there"


def test_a_rehearsal_ends_in_the_middle_of_anything(
    monkeypatch: pytest.MonkeyPatch, judged: list[Position[Any]], clock: list[float]
) -> None:
    """Else its waiting would tell of a hand."""
    position = asking()
    turns = doings(position)
    follow = Doing.follow

    def thinking(self: Doing, scene: Any, seat: Seat, options: Sequence[Action]) -> Action:
        clock[0] += 1.0
        return follow(self, scene, seat, options)

    monkeypatch.setattr(Doing, "follow", thinking)
    teach_turns(monkeypatch, DUEL, openings=("another",))
    assert best(position, turns, 30, seconds=2.5) is turns[0], "the first, if none was seen to its end"
    assert not judged
    assert clock[0] == 103.0, "it does not think on when its time is over"


def test_level_hard_rehearses_for_as_long_as_a_turn_may_take(
    monkeypatch: pytest.MonkeyPatch, judged: list[Position[Any]], clock: list[float]
) -> None:
    position = asking()
    turns = doings(position)
    judge_slowly(monkeypatch, clock, HARD_TURN_SECONDS / 7.5)
    teach_turns(
        monkeypatch, DUEL, candidates=lambda m, seat, options, most: turns if most > 1 else [Doing(options[-1])]
    )
    hard = bot("hard", seed=1)
    hard.hurry()
    assert hard.choose(lens_of(position)) == turns[1].answer, "in three worlds the better of two"
    assert len(judged) == 8, "a fourth was begun"


def test_a_turn_of_scythe_is_chosen_without_peeking() -> None:
    """Two states that agree for the seat: the same turn in mind, rehearsed in the same worlds, the same choice."""
    opening = takewhile(lambda position: position.table.turns < 9, asked(SCYTHE, 3))
    turns = [p for p in opening if p.ask_of(p.seat).kind in SCYTHE.bots.openings]
    differed = rehearsed = 0
    for number, position in enumerate(turns[2:9:3]):
        seat = position.seat
        other = determinize(position, seat, stream(number), SCYTHE.resample)
        differed += position.state != other.state
        rehearsed += len(SCYTHE.bots.turns.candidates(position, seat, position.options, 2)) > 1
        chosen = [Mcts(seed=number, iterations=2, width=2).choose(SCYTHE.lens(p, seat)) for p in (position, other)]
        assert chosen[0] == chosen[1]
    assert differed
    assert rehearsed
