import random
from collections.abc import Iterator
from typing import Any

import pytest

import brassboard
from bots.knowledge import teach, teach_turns
from brassboard.bots import BOTS, bot, read_bot
from brassboard.kernel import BadInput, Game, Position, Request, determinize, stream, text_of
from brassboard.sim import series

DUEL = brassboard.game("duel").rules
QUICK: dict[str, dict[str, int]] = {
    "random": {},
    "greedy": {"worlds": 1, "budget": 30},
    "mcts": {"iterations": 8},
    "easy": {},
    "medium": {},
    "hard": {},
}
QUICK_HARD = 8


@pytest.fixture(autouse=True)
def few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brassboard.bots.levels.HARD_ITERATIONS", QUICK_HARD)


def decisions(game: Game, players: int, seed: int) -> Iterator[Position[Any]]:
    """The positions of a random game at which a seat really has a choice."""
    choice, luck = random.Random(seed), stream(seed)
    position = game.position(game.setup(players))
    while position.asked is not None:
        if isinstance(position.asked, Request):
            position.chance(luck.outcome(position.asked))
            continue
        if len(position.options) > 1:
            yield position.clone()
        position.answer(position.seat, choice.choice(position.options))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_chooses_the_same_from_positions_its_seat_cannot_tell_apart(name: str, players: int) -> None:
    differed = 0
    for number, position in enumerate(decisions(DUEL, players, seed=players)):
        if number % 4:
            continue
        seat = position.seat
        other = determinize(position, seat, stream(number), DUEL.resample)
        differed += position.state != other.state
        chosen = [bot(name, seed=number, **QUICK[name]).choose(DUEL.lens(p, seat)) for p in (position, other)]
        assert chosen[0] == chosen[1], f"{name} peeks at {position.path()}"
        assert chosen[0] in position.options
    assert differed > 10


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_chooses_the_same_and_global_randomness_is_left_alone(name: str) -> None:
    before = random.getstate()
    games = [[_chosen(name, seed) for seed in (1, 1, 2)] for _ in range(2)]
    assert games[0] == games[1]
    assert games[0][0] == games[0][1] != games[0][2]
    assert random.getstate() == before


def _chosen(name: str, seed: int) -> list[str]:
    chooser, match = bot(name, seed=seed, **QUICK[name]), brassboard.game("duel").new(seed=3)
    texts: list[str] = []
    while match.decision is not None and len(texts) < 25:
        seat = match.awaited[0]
        action = chooser.choose(match.lens(seat))
        texts.append(text_of(action))
        match.take(action, seat)
    return texts


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("whole_turns", [False, True])
def test_no_bot_looks_at_the_clock_unless_people_wait(
    name: str, whole_turns: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a simulation would depend on the machine, and on what else it does."""

    def clock() -> float:
        raise AssertionError(f"{name} looks at the clock")

    for module in ("mcts", "rehearsal"):
        monkeypatch.setattr(f"brassboard.bots.{module}.perf_counter", clock)
    if whole_turns:
        teach_turns(monkeypatch, DUEL, openings=("act",))
        teach_turns(
            monkeypatch, DUEL, candidates=lambda m, seat, options, most: [Last(option) for option in options[:most]]
        )
        teach_turns(monkeypatch, DUEL, turn_value=lambda position, seat: 0.0)
    assert _chosen(name, 1)


class Last:
    """A turn that begins with an answer and goes on with the last option, whatever is asked."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def follow(self, scene: Any, seat: int, options: Any) -> Any:
        return options[-1]


def test_choosing_leaves_the_lens_as_it_was() -> None:
    for number, position in enumerate(decisions(DUEL, 2, seed=9)):
        if number % 8 == 0:
            lens = DUEL.lens(position, position.seat)
            before = position.book.copy(lens.state)
            bot("greedy", **QUICK["greedy"]).choose(lens)
            assert lens.state == before


def test_greedy_strikes_a_rival_who_is_about_to_fall() -> None:
    struck = 0
    for position in [p for seed in range(6) for p in decisions(DUEL, 2, seed)]:
        strikes = [text_of(option) for option in position.options if text_of(option).startswith("strike:")]
        if strikes:
            weaken_rival(position)
            assert text_of(bot("greedy").choose(DUEL.lens(position, position.seat))) in strikes
            struck += 1
    assert struck


def weaken_rival(position: Position[Any]) -> None:
    """One hit will do, and nothing stops it."""
    rival = position.table.fighters[1 - position.seat]
    position.table.discard = (*position.table.discard, *rival.hand)
    rival.hp, rival.stamina, rival.hand = 1, 0, ()
    position.state.effects.clear()


def test_greedy_looks_through_a_form_to_its_end() -> None:
    """A die on the strike slot shows nothing until the last die lies and the rival is struck."""
    placed = 0
    for position in [p for p in decisions(DUEL, 2, seed=0) if begins_to_place(p)]:
        weaken_rival(position)
        seat, fighters = position.seat, position.table.fighters
        fighters[seat].square, fighters[1 - seat].square = 0, 1
        strong = max(position.stack[-1].faces) >= 3  # type: ignore[attr-defined]
        chooser = bot("greedy", worlds=1, budget=1000)
        while text_of(position.options[0]).startswith("place:"):
            position.answer(seat, chooser.choose(DUEL.lens(position, seat)))
        strikes = [option for option in position.options if text_of(option).startswith("strike:")]
        assert bool(strikes) == strong
        placed += strong
    assert placed > 5


def begins_to_place(position: Position[Any]) -> bool:
    return text_of(position.options[0]).startswith("place:") and not position.given_by(position.seat)


def test_greedy_beats_random() -> None:
    played = series("duel", games=16, bots=["greedy", "random"], seed=1, workers=1)
    greedy, rest = played.rows[0], next(row for row in played.rows if row.bot == "random")
    assert greedy.share > 0.75 > rest.share


@pytest.mark.parametrize(
    ("name", "options", "complaint"),
    [
        ("gredy", {}, "did you mean greedy"),
        ("deep_thought", {}, "bots are random, greedy"),
        ("greedy", {"depth": 3}, "no option 'depth'; options are seed, worlds, budget"),
        ("greedy", {"worlds": 0}, "worlds must be a whole number from 1 on, not 0"),
        ("random", {"seed": "7"}, "seed must be a whole number, not '7'"),
    ],
)
def test_a_wrong_bot_is_named_with_the_remedy(name: str, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        bot(name, **options)


def test_a_bot_that_is_not_asked_says_so() -> None:
    match = brassboard.game("duel").new()
    idle = 1 - match.awaited[0]
    for name in BOTS:
        with pytest.raises(BadInput, match=f"seat {idle} is not asked"):
            bot(name).choose(match.lens(idle))


def test_a_game_without_an_evaluation_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch, DUEL, evaluate=None)
    position = next(decisions(DUEL, 2, seed=0))
    with pytest.raises(BadInput, match="game duel supplies no evaluation"):
        bot("greedy").choose(DUEL.lens(position, position.seat))


def test_bots_are_written_with_their_options() -> None:
    assert read_bot("random") == ("random", {})
    assert read_bot("greedy:worlds=4:budget=500") == ("greedy", {"worlds": 4, "budget": 500})
    assert read_bot("mcts:seconds=0.5") == ("mcts", {"seconds": 0.5})
    for wrong in ("greedy:worlds", "greedy:=4", "greedy:worlds="):
        with pytest.raises(BadInput, match="name=value"):
            read_bot(wrong)


def test_a_habit_of_the_game_comes_before_looking_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(decisions(DUEL, 2, seed=0))
    wanted = position.options[-1]
    teach(monkeypatch, DUEL, default_choice=lambda m, seat, options: options[-1])
    assert bot("greedy", seed=1).choose(DUEL.lens(position, position.seat)) == wanted
    teach(monkeypatch, DUEL, default_choice=lambda m, seat, options: None)
    chosen = [bot("greedy", seed=seed).choose(DUEL.lens(position, position.seat)) for seed in (1, 1)]
    assert chosen[0] == chosen[1], "None leaves it to the look-ahead"
