"""Whole turns in mind: they differ, they end where they aim, and a table is judged with the rivals on it."""

from functools import cache

import pytest

from brassboard.bots import bot
from brassboard.bots.rehearsal import Rehearsal
from brassboard.games.scythe.bot.lookahead import aim_of, default_choice
from brassboard.games.scythe.bot.plan_state import estimate, sketched
from brassboard.games.scythe.bot.turn_candidates import candidates, quick_turn, turn_value
from brassboard.games.scythe.data.actions import Dial
from brassboard.games.scythe.data.frames import Aftermath
from brassboard.games.scythe.game import GAME
from brassboard.kernel import CHANCE, Match, Position, Stream, stream, text_of
from brassboard.testing.depth import a_few

from ..helper import Stage


class ByDefault:
    """A game of two played by default. Positions at which a turn begins are kept, so that it is played only once."""

    def __init__(self, seed: int) -> None:
        self.position, self.luck = GAME.position(GAME.setup(2)), stream(seed)
        self.openings: list[Position] = []

    def play_on(self) -> None:
        """To the next question; where a turn begins with it, remember the position."""
        position = self.position
        if position.seat == CHANCE:
            position.chance(self.luck.outcome(position.asked))
            return
        if position.ask_of(position.seat).kind in GAME.bots.openings:
            self.openings.append(position.clone())
        chosen = default_choice(position, position.seat, position.options)
        assert chosen is not None
        position.answer(position.seat, chosen)


by_default_with = cache(ByDefault)


def beginning(seed: int, turns: int = 0) -> Position:
    """A game of two played by default until somebody chooses a section after so many turns."""
    game = by_default_with(seed)
    while not game.openings or game.openings[-1].table.turns < turns:
        game.play_on()
    return next(position for position in game.openings if position.table.turns >= turns).clone()


@pytest.mark.parametrize("seed", [1, 2])
def test_turns_in_mind_are_few_and_different(seed: int) -> None:
    position = beginning(seed, turns=4)
    found = candidates(position, position.seat, position.options, 5)
    assert 1 < len(found) <= 5
    assert len({turn.care.aim for turn in found}) == len(found)
    assert {turn.answer for turn in found} <= set(position.options)


def test_the_first_turn_in_mind_is_one_that_plans_would_choose() -> None:
    """The same judgement, a somewhat wider look: in most openings they agree."""
    agreed = 0
    for seed in range(6):
        position = beginning(seed)
        first = candidates(position, position.seat, position.options, 5)[0]
        agreed += first.answer == default_choice(position, position.seat, position.options)
    assert agreed >= 4


def test_if_one_is_enough_it_is_what_a_player_does_by_default() -> None:
    for seed in range(4):
        position = beginning(seed, turns=2 * seed)
        (only,) = candidates(position, position.seat, position.options, 1)
        assert only.answer == default_choice(position, position.seat, position.options)


def test_a_turn_on_impulse_can_be_played_and_is_mostly_the_usual_one() -> None:
    same = 0
    for turns in range(0, 20, 2):
        position = beginning(5, turns)
        seat, options = position.seat, position.options
        turn = quick_turn(position, seat, options)
        assert turn.answer in options
        same += turn.answer == candidates(position, seat, options, 1)[0].answer
    assert same >= 5


def test_a_turn_begins_with_the_section() -> None:
    stage = Stage("nordic", "saxony").goods("B4", metal=3).turn_of("nordic")
    assert stage.match.lens(stage.asked[0]).ask.kind in GAME.bots.openings
    stage.turn_of("nordic", "deploy")
    assert stage.match.lens(stage.asked[0]).ask.kind not in GAME.bots.openings


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_turn_in_mind_ends_where_it_aims(seed: int) -> None:
    """In the opening nobody meets anyone and nothing is drawn: each turn comes out as intended."""
    start = beginning(seed)
    seat = start.seat
    for turn in candidates(start, seat, start.options, 12):
        position, luck = start.clone(), Stream(b"12345678")
        position.answer(seat, turn.answer)
        while (position.seat in (seat, CHANCE)) and position.table.turns == start.table.turns:
            if position.seat == CHANCE:
                position.chance(luck.outcome(position.asked))
                continue
            chosen = turn.follow(position, seat, position.options)
            assert chosen in position.options
            position.answer(seat, chosen)
        assert aim_of(sketched(position, seat)) == turn.care.aim


@pytest.mark.parametrize("seed", a_few([4, 5], 1))
def test_units_go_where_the_turn_in_mind_sends_them(seed: int) -> None:
    """Later too: each unit in its turn, with its riders and its second step, whatever plans would say on the way."""
    seen = 0
    for turns in (12, 20, 28):
        start = beginning(seed, turns)
        seat = start.seat
        for turn in candidates(start, seat, start.options, 12):
            position, luck = start.clone(), Stream(b"12345678")
            position.answer(seat, turn.answer)
            while position.table.turns == start.table.turns and not position.inside(Aftermath):
                if position.seat == CHANCE:
                    position.chance(luck.outcome(position.asked))
                    continue
                position.answer(position.seat, turn.follow(position, position.seat, position.options))
            if turn.moves and position.inside(Aftermath):
                one, aim = position.table.players[seat], turn.care.aim
                assert all([units in aim for units in (one.character, one.mechs, one.workers)])
                seen += len(turn.moves) > 1
    assert seen


def test_the_turn_that_ends_the_game_is_always_in_mind() -> None:
    """Plans of somebody far behind would never end it; whether that is right is for the rehearsal to say."""
    stage = Stage("nordic", "saxony").goods("B4", metal=4).turn_of("nordic")
    stage.stars("nordic", "upgrades", "structures", "recruits", "workers", "popularity").change(
        "nordic", deployed=0b111
    )
    stage.stars("saxony", "mechs", "structures", "recruits", "workers").change("saxony", popularity=18)
    seat = stage.seat("nordic")
    lens = stage.match.lens(seat)
    six = (*stage.who("nordic").stars, "mechs")
    assert [turn for turn in candidates(lens, seat, lens.options, 2) if six in turn.care.aim]


def test_hidden_coins_are_imagined_as_many_as_bots_have() -> None:
    stage = Stage("nordic", "saxony")
    seat, other = stage.seat("nordic"), stage.seat("saxony")
    for turns, least, most in ((0, 1, 10), (40, 11, 23)):
        stage.board.turns = turns
        lens, luck = stage.match.lens(seat), stream(1)
        coins = {lens.determinize(luck).table.players[other].coins for _ in range(60)}
        assert (min(coins), max(coins)) == (least, most)


def test_only_in_an_imagined_world_a_rivals_coins_are_looked_at() -> None:
    stage = Stage("nordic", "saxony")
    before = [estimate(stage.board, stage.who("saxony"), imagined) for imagined in (False, True)]
    stage.change("saxony", coins=stage.who("saxony").coins + 20)
    after = [estimate(stage.board, stage.who("saxony"), imagined) for imagined in (False, True)]
    assert [then - now for then, now in zip(after, before, strict=True)] == [0, 20]


# What a table promises


def test_what_the_best_rival_has_counts_against_it() -> None:
    stage = Stage("nordic", "saxony").turn_of("nordic")
    seat = stage.seat("nordic")
    before = turn_value(stage.match.position, seat)
    stage.stars("saxony", "mechs", "workers")
    behind = turn_value(stage.match.position, seat)
    stage.stars("nordic", "mechs", "workers")
    assert behind < before
    assert behind < turn_value(stage.match.position, seat)


def test_against_an_automa_its_open_score_counts() -> None:
    stage = Stage("nordic", automas=("saxony",)).turn_of("nordic")
    seat = stage.seat("nordic")
    before = turn_value(stage.match.position, seat)
    stage.change("saxony", coins=stage.who("saxony").coins + 10)
    assert turn_value(stage.match.position, seat) == pytest.approx(before - 5)


def test_who_plays_on_the_same_side_does_not_count_against_it() -> None:
    stage = Stage("nordic", "crimea", automas=("saxony",)).turn_of("nordic")
    stage.board.cooperative = True
    seat = stage.seat("nordic")
    before = turn_value(stage.match.position, seat)
    stage.change("crimea", popularity=18)
    assert turn_value(stage.match.position, seat) == before
    stage.board.cooperative = False
    assert turn_value(stage.match.position, seat) < before


def test_a_game_that_is_over_is_worth_what_came_of_it() -> None:
    stage = Stage("nordic", "saxony").turn_of("nordic")
    stage.change("nordic", coins=20).change("saxony", coins=5)
    stage.board.ended = "SC-END-01"
    won, lost = [turn_value(stage.match.position, stage.seat(faction)) for faction in ("nordic", "saxony")]
    assert won > 80 > -40 > lost


# The bot that rehearses them


def test_a_searching_bot_has_an_answer_to_every_question_of_the_first_turns() -> None:
    match = Match.begin(GAME, GAME.setup(2), seed=8)
    bots = [bot("mcts", seed=1, iterations=2, width=2), bot("greedy", seed=2)]
    while match.position.table.turns < 10:
        seat = match.awaited[0]
        match.take(bots[seat].choose(match.lens(seat)), seat)
    assert match.position.table.turns == 10


def test_a_searching_bot_plays_alone_against_the_automa() -> None:
    match = Match.begin(GAME, GAME.setup(1), seed=8)
    chooser = bot("mcts", seed=1, iterations=2, width=2)
    while match.position.table.turns < 6:
        match.take(chooser.choose(match.lens(0)), 0)
    assert match.position.table.turns >= 6


def combat(attacking: int, defending: int) -> Stage:
    """The character of Nordic has come to where one of Saxony's stands; nobody has a combat card."""
    stage = Stage("nordic", "saxony").units("nordic", character="G3").units("saxony", character="G3")
    stage.change("nordic", power=attacking).change("saxony", power=defending)
    return stage.combat("nordic", "saxony", "G3", came_from="G4")


def dialled(stage: Stage, faction: str, seed: int = 1, **options: float) -> int:
    seat = stage.seat(faction)
    searcher = bot("mcts", seed=seed, iterations=8, **options)
    return int(text_of(searcher.choose(stage.match.lens(seat))).removeprefix("dial:"))


def by_default(stage: Stage, faction: str) -> int:
    seat = stage.seat(faction)
    usual = default_choice(stage.position, seat, stage.match.lens(seat).options)
    assert isinstance(usual, Dial)
    return usual.n


def test_a_search_dials_just_enough_against_what_the_other_would() -> None:
    """Without cards nothing is hidden but the dial, and the other dials by default; the attacker wins ties."""
    stage = combat(attacking=4, defending=7)
    assert dialled(stage, "saxony") == by_default(stage, "nordic") + 1


def test_a_search_spends_little_where_the_other_would_dial_more_than_it_has() -> None:
    stage = combat(attacking=6, defending=7)
    assert by_default(stage, "saxony") == 7
    assert by_default(stage, "nordic") == 6
    assert dialled(stage, "nordic") <= 1


def test_a_search_does_not_see_what_was_dialled() -> None:
    """The same seed gives the same answer, whatever the other has said already."""
    low, high = combat(attacking=6, defending=5), combat(attacking=6, defending=5)
    before = dialled(low, "saxony", seed=3)
    low.answer("dial:0", seat=low.seat("nordic"))
    high.answer("dial:6", seat=high.seat("nordic"))
    assert dialled(low, "saxony", seed=3) == dialled(high, "saxony", seed=3) == before


def test_with_a_limit_in_seconds_only_the_first_choice_of_a_sealed_answer_is_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A table waits once for the whole of it."""
    monkeypatch.setattr("brassboard.bots.rehearsal.perf_counter", lambda: 100.0)
    stage = combat(attacking=6, defending=7)
    assert by_default(stage, "nordic") == 6
    assert dialled(stage, "nordic", seconds=1.0) <= 1
    stage.cards("nordic", 5, 4)
    seat = stage.seat("nordic")
    stage.answer("dial:2", seat=seat)
    searched: list[object] = []
    monkeypatch.setattr(Rehearsal, "best", lambda self, lens, answers, *rest: searched.append(lens) or answers[-1])
    lens = stage.match.lens(seat)
    hard = bot("hard", seed=1)
    hard.hurry()
    assert hard.choose(lens) == default_choice(lens, seat, lens.options)
    assert not searched
    bot("mcts", seed=1).choose(lens)
    assert searched, "with nothing but iterations every choice is"
