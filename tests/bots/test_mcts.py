"""The search: it does not peek, keeps to its budget, finds its tree again, and plays on fast."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import brassboard
from bots.knowledge import teach, teach_turns
from brassboard.bots import Bot, Mcts, bot
from brassboard.bots.mcts import FIRST_LOOK, Search, difference
from brassboard.bots.playout import Playout, ended_value
from brassboard.bots.tree import Node
from brassboard.kernel import Action, BadInput, Form, Game, Position, Request, Stream, determinize, stream, text_of
from brassboard.sim import series

DUEL = brassboard.game("duel").rules


def positions(game: Game, players: int, seed: int, habit: bool = False) -> Iterator[Position[Any]]:
    """The positions of a game at which a seat really has a choice."""
    choice, luck = random.Random(seed), stream(seed)
    position = game.position(game.setup(players))
    while position.asked is not None:
        if isinstance(position.asked, Request):
            position.chance(luck.outcome(position.asked))
            continue
        seat, options = position.seat, position.options
        if len(options) > 1:
            yield position.clone()
        usual = (
            game.bots.default_choice(position, seat, options)
            if habit and game.bots.default_choice is not None
            else None
        )
        position.answer(seat, usual if usual is not None else choice.choice(options))


@pytest.mark.parametrize(("name", "players", "every", "most"), [("smog_riders", 2, 9, 10), ("scythe", 2, 25, 4)])
def test_it_chooses_the_same_where_its_seat_cannot_tell_states_apart(
    name: str, players: int, every: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same decision from two states that agree for the seat, same seed and iterations: the same choice.

    Answer by answer; whole turns are in test_rehearsal.
    """
    game = brassboard.game(name).rules
    teach_turns(monkeypatch, game, openings=())
    differed = tried = 0
    for number, position in enumerate(positions(game, players, seed=3)):
        if tried == most:
            break
        if number % every:
            continue
        seat = position.seat
        other = determinize(position, seat, stream(number), game.resample)
        differed += position.state != other.state
        tried += 1
        chosen = [Mcts(seed=number, iterations=24).choose(game.lens(p, seat)) for p in (position, other)]
        assert chosen[0] == chosen[1], f"mcts peeks at {position.path()}"
        assert chosen[0] in position.options
    assert differed > tried // 2


def test_it_answers_sealed_and_reaction_questions() -> None:
    seen: set[str] = set()
    for seed in range(4):
        for position in positions(DUEL, 3, seed):
            for seat in position.awaited():
                ask = position.ask_of(seat)
                assert ask is not None
                kind = "sealed" if type(position.asked) is Form and position.asked.sealed else ask.kind
                if kind not in seen and len(ask.options) > 1:
                    seen.add(kind)
                    assert Mcts(seed=seed, iterations=20).choose(DUEL.lens(position, seat)) in ask.options
    assert {"sealed", "react"} <= seen


def test_others_who_have_sealed_their_answer_are_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half the worlds suppose they did the usual thing."""
    teach(monkeypatch, DUEL, default_choice=lambda m, seat, options: options[-1])
    found = (p for seed in range(20) for p in positions(DUEL, 2, seed) if type(p.asked) is Form and p.asked.sealed)
    position = next(p for p in found if len(p.awaited()) == 2 and all(len(ask.options) > 1 for ask in p.asks if ask))
    first, second = position.awaited()
    ask = position.ask_of(first)
    assert ask is not None
    position.answer(first, ask.options[0])
    search = Search(Mcts(seed=1), DUEL.lens(position, second), position.options)
    given = [search.world(n)[0].given_by(first) for n in range(20)]
    usual = sum(answers[0] == ask.options[-1] for answers in given)
    assert all(len(answers) == 1 for answers in given)
    assert 8 <= usual < 20


def test_a_budget_in_iterations_is_kept() -> None:
    for number, position in enumerate(positions(DUEL, 2, seed=4)):
        if number % 10 == 0:
            search = Search(Mcts(seed=1, iterations=17), DUEL.lens(position, position.seat), position.options)
            search.best()
            assert search.spent <= 17


class Clock:
    """Each look at it takes a hundredth of a second."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return 100 + self.looks / 100


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr("brassboard.bots.mcts.perf_counter", found)
    return found


def wide(seed: int = 4) -> Position[Any]:
    return next(p for p in positions(DUEL, 2, seed) if len(p.options) > 4 and p.ask_of(p.seat).kind == "act")


def raced(monkeypatch: pytest.MonkeyPatch, seconds: float) -> list[list[Action]]:
    """Who was played on in each world; none is ever clearly behind."""
    position = wide()
    monkeypatch.setattr("brassboard.bots.mcts.is_promising", lambda mine, usual: True)
    search = Search(Mcts(seed=1, seconds=seconds), DUEL.lens(position, position.seat), position.options)
    worlds: dict[int, list[Action]] = {}
    sample = search.sample

    def sampled(n: int, arm: Action) -> float:
        worlds.setdefault(n, []).append(arm)
        return sample(n, arm)

    monkeypatch.setattr(search, "sample", sampled)
    search.best()
    return list(worlds.values())


@pytest.mark.parametrize("seconds", [0.5, 2.0])
def test_a_budget_in_seconds_is_used_up_and_kept(clock: Clock, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Who says for how long need not say how many play-outs."""
    raced(monkeypatch, seconds)
    assert 100 * seconds <= clock.looks <= 100 * seconds + 2


def test_each_stage_has_its_share_of_the_seconds(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = raced(monkeypatch, 3.0)
    racing = [len(arms) for arms in worlds]
    assert sorted(racing, reverse=True) == racing
    assert set(racing) == {5, 3, 2}, "the better half goes on, beside the usual answer"
    looks = [sum([n + 1 for n in racing if n == size]) for size in (5, 3, 2)]
    assert all(abs(each - 100) <= 6 for each in looks), "a third of the time each"


def test_a_slow_machine_compares_fewer_answers_rather_than_none(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen play-outs: four worlds for five answers would be twenty."""
    worlds = raced(monkeypatch, 0.24)
    assert sum([len(arms) for arms in worlds]) <= 20
    last = worlds[-1]
    assert len([arms for arms in worlds if set(last) <= set(arms)]) >= FIRST_LOOK


def test_the_tree_is_found_again_where_things_went_as_foreseen() -> None:
    chooser = Mcts(seed=2, iterations=40)
    asked = 0
    position, luck = DUEL.position(DUEL.setup(2)), stream(5)
    while position.asked is not None and asked < 25:
        if isinstance(position.asked, Request):
            position.chance(luck.outcome(position.asked))
        elif position.seat == 0 and len(position.options) > 1:
            asked += 1
            position.answer(0, chooser.choose(DUEL.lens(position, 0)))
        else:
            position.answer(position.seat, position.options[0])
    assert 0 < chooser.tree.found_again < asked
    first = chooser.tree.nodes
    chooser.tree.most = 0
    asking = next(p for p in positions(DUEL, 2, seed=9))
    chooser.choose(DUEL.lens(asking, asking.seat))
    assert first is chooser.tree.nodes, "it is emptied, not replaced"
    assert len(first) <= 41


def test_wide_decisions_widen_step_by_step() -> None:
    node, options = Node(), list(next(positions(DUEL, 2, seed=0)).options)
    node.edge(options[0])
    assert not node.widens(options)
    node.visits = 4
    assert node.widens(options) == (len(options) > 1)
    assert node.best().action == options[0]


def test_the_usual_answer_is_left_only_for_a_better_one(monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(p for p in positions(DUEL, 2, seed=0) if len(p.options) > 2)
    usual, better = position.options[0], position.options[1]
    teach(monkeypatch, DUEL, default_choice=lambda m, seat, options: options[0])
    for gain, wanted in ((0.3, better), (0.0, usual), (-0.3, usual)):
        monkeypatch.setattr(Search, "sample", lambda self, n, arm, gain=gain: 0.5 + gain * (arm == better) + n * 0.01)
        assert Mcts(seed=1).choose(DUEL.lens(position, position.seat)) == wanted
    mean, error = difference([0.6, 0.7, 0.5], [0.5, 0.5, 0.5])
    assert (round(mean, 3), error > 0) == (0.1, True)


def test_the_better_half_goes_on_and_the_budget_is_shared_by_the_stages(monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(p for p in positions(DUEL, 2, seed=0) if len(p.options) > 4)
    teach(monkeypatch, DUEL, default_choice=lambda m, seat, options: options[0])
    played: list[Any] = []

    def sample(self: Search, n: int, arm: Any) -> float:
        played.append(arm)
        return 0.5 + 0.001 * self.candidates().index(arm) + 0.1 * ((n * 7 + self.candidates().index(arm)) % 5)

    monkeypatch.setattr(Search, "sample", sample)
    search = Search(Mcts(seed=1, iterations=90), DUEL.lens(position, position.seat), position.options)
    arms = search.candidates()
    search.best()
    worlds = [played.count(arm) for arm in arms]
    assert len(arms) == 5
    assert worlds[0] == max(worlds), "the usual answer races in every world"
    assert min(worlds[1:]) == 6, "the first stage has a third of the budget for all five"
    assert len([n for n in worlds if n == worlds[0]]) == 2, "the last stage is between two"
    assert search.spent <= 90


def test_what_never_makes_a_difference_or_falls_far_behind_leaves_early(monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(p for p in positions(DUEL, 2, seed=0) if len(p.options) > 4)
    teach(monkeypatch, DUEL, default_choice=lambda m, seat, options: options[0])
    usual = position.options[0]
    for worth in (0.5, 0.1):
        monkeypatch.setattr(Search, "sample", lambda self, n, arm, w=worth: (0.5 if arm == usual else w) + n * 0.01)
        search = Search(Mcts(seed=1, iterations=900), DUEL.lens(position, position.seat), position.options)
        assert search.best() == usual
        assert search.spent == 4 * 5


def test_nothing_is_built_on_a_few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(p for p in positions(DUEL, 2, seed=0) if len(p.options) > 4)
    teach(monkeypatch, DUEL, default_choice=lambda m, seat, options: options[0])
    usual = position.options[0]
    monkeypatch.setattr(Search, "sample", lambda self, n, arm: 0.1 if arm == usual else 0.9)
    few = Mcts(seed=1, iterations=7).choose(DUEL.lens(position, position.seat))
    many = Mcts(seed=1, iterations=60).choose(DUEL.lens(position, position.seat))
    assert (few == usual, many == usual) == (True, False)


def test_the_end_of_a_match_is_exact_and_counts_for_the_whole_side() -> None:
    for position in positions(DUEL, 2, seed=6):
        last = position
    play = Playout(DUEL, 0, 1000, random=True)
    play.run(last, Stream(b"12345678"))
    assert last.asked is None
    result = DUEL.result(last.table)
    worths = [ended_value(DUEL, last, seat) for seat in (0, 1)]
    assert all(0 <= worth <= 1 for worth in worths)
    assert play.worth(last, 0) == worths[0]
    if len(result.winners) == 1:
        assert worths[result.winners[0]] > 0.5 > worths[1 - result.winners[0]]
    last.state.teams = (0, 0)
    assert ended_value(DUEL, last, result.winners[0]) >= 0.5


def test_a_game_without_an_evaluation_is_refused_and_its_play_outs_tell_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    teach(monkeypatch, DUEL, evaluate=None)
    position = next(positions(DUEL, 2, seed=0))
    with pytest.raises(BadInput, match="no evaluation"):
        Mcts(seed=1).choose(DUEL.lens(position, position.seat))
    assert Playout(DUEL, 0, 1, random=True).worth(position, 0) == 0.5


def test_the_outlook_and_the_policy_of_a_game_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch, DUEL, win_chance=lambda table, seat: 0.25)
    position = next(positions(DUEL, 2, seed=0))
    assert Playout(DUEL, 0, 1, random=False).worth(position, 0) == 0.25
    teach(monkeypatch, DUEL, playout_choice=lambda m, seat, options: options[-1])
    asks = Playout(DUEL, 0, 1, random=False)
    assert asks.usual(position, 0, position.options, Stream(b"1")) == position.options[-1]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"iterations": 0}, "iterations must be a whole number from 1 on, not 0"),
        ({"seconds": -1}, "seconds must be a number from 0 on, not -1"),
        ({"seconds": float("inf")}, "seconds must be a number from 0 on, not inf"),
        ({"play": "chess"}, "play must be one of policy, random, not 'chess'"),
        ({"width": 1}, "width must be a whole number from 2 on, not 1"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        bot("mcts", **options)


@pytest.mark.parametrize(
    ("game", "one", "other", "games", "least"),
    [
        ("smog_riders", "greedy", "random", 12, 0.7),
        pytest.param("duel", "mcts:iterations=30", "random", 10, 0.7, marks=pytest.mark.deep),
        pytest.param("smog_riders", "mcts:iterations=8:width=2:turns=1", "random", 8, 0.7, marks=pytest.mark.deep),
    ],
)
def test_a_small_ladder(game: str, one: str, other: str, games: int, least: float) -> None:
    """The whole one, mcts against greedy too, is `make ladder`: too few games show nothing there."""
    played = series(game, games=games, bots=[one, other], seed=1, workers=1)
    assert played.rows[0].share >= least


def test_a_level_is_a_bot_like_any_other() -> None:
    position = next(positions(DUEL, 2, seed=0))
    lens = DUEL.lens(position, position.seat)
    for level in ("easy", "medium", "hard"):
        chooser: Bot = bot(level, seed=3)
        assert chooser.choose(lens) in position.options
        assert repr(chooser) == f"<bot {level}>"
    with pytest.raises(BadInput, match="no option 'worlds'; options are seed"):
        bot("easy", worlds=2)


def test_with_a_clock_only_the_first_choice_of_a_sealed_answer_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table waits once for the whole of it, and no longer than for any other."""
    dial = next(p for seed in range(20) for p in positions(DUEL, 2, seed) if p.sealed)
    searched: list[int] = []
    monkeypatch.setattr(Search, "best", lambda self: searched.append(self.seat) or self.options[0])
    hard = bot("hard", seed=1)
    hard.hurry()
    hard.choose(DUEL.lens(dial, dial.seat))
    assert searched == [dial.seat]
    monkeypatch.setattr("brassboard.bots.mcts.begun", lambda world, seat: world.sealed and seat == dial.seat)
    hard.choose(DUEL.lens(dial, dial.seat))
    assert searched == [dial.seat], "the rest follows"
    bot("hard", seed=1).choose(DUEL.lens(dial, dial.seat))
    assert len(searched) == 2, "where nobody waits all of it is"


def test_hard_does_not_search_in_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits must not learn from how long it thinks whether it has more to choose from than to pass."""
    asked = list(positions(DUEL, 2, seed=1))
    window = next(p for p in asked if p.ask_of(p.seat).kind == "react" and len(p.options) > 1)
    turn = next(p for p in asked if p.ask_of(p.seat).kind != "react" and len(p.options) > 1)

    def searched(*_: object) -> None:
        raise AssertionError("it searched")

    monkeypatch.setattr(Search, "__init__", searched)
    assert bot("hard", seed=1).choose(DUEL.lens(window, window.seat)) in window.options
    with pytest.raises(AssertionError, match="it searched"):
        bot("hard", seed=1).choose(DUEL.lens(turn, turn.seat))


def test_easy_slips_and_medium_does_not() -> None:
    slips = 0
    for number, position in enumerate(positions(DUEL, 2, seed=8)):
        lens = DUEL.lens(position, position.seat)
        chosen = [text_of(bot("easy", seed=seed).choose(lens)) for seed in range(6)] if number % 6 == 0 else []
        slips += len(set(chosen)) > 1
    assert slips
