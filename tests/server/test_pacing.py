"""Bots answer in windows on a beat, whatever their hands; and the table says how long somebody may keep it waiting."""

import asyncio
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

import brassboard
from brassboard.bots import BOTS, LEVELS
from brassboard.bots.levels import HARD_FOLLOWS_PACE, HARD_PACE, HARD_TURN_PACE
from brassboard.games.scythe.data.actions import Dial
from brassboard.kernel import Action, Match, stream, text_of
from brassboard.server.autoplay import Autoplay, reaction_moment
from brassboard.server.bot_worker import complete_answer
from brassboard.server.records import BOT, PERSON, PLAYING
from brassboard.server.table_session import PASS_DELAY

BEAT = 0.25


def pause(
    thought: float, *kinds: str, beat: float = BEAT, bot: str = "greedy", window: bool = True, game: str = "duel"
) -> float:
    """How long a bot waits after such a thought, in the window a duel begins with or at the first other question."""
    match = brassboard.game(game).new(players=len(kinds), seed=7)
    while not window and reaction_moment(match, match.awaited[0]):
        match.take("pass")
    chairs = [SimpleNamespace(kind=kind, bot=bot) for kind in kinds]
    table: Any = SimpleNamespace(record=SimpleNamespace(seats=chairs))
    return Autoplay(table, beat)._delay_before_answer(match, match.awaited[0], thought)


@pytest.mark.parametrize("thought", [0.0, 0.004, 0.031, 0.2, 0.249])
def test_every_thought_shorter_than_a_beat_takes_a_beat(thought: float) -> None:
    assert thought + pause(thought, BOT, PERSON) == pytest.approx(BEAT)


@pytest.mark.parametrize("thought", [0.26, 0.31, 0.49])
def test_a_longer_one_ends_on_the_next(thought: float) -> None:
    assert thought + pause(thought, BOT, PERSON) == pytest.approx(2 * BEAT)


def test_bots_among_themselves_do_not_wait() -> None:
    assert pause(0.01, BOT, BOT) == 0.0
    assert pause(0.01, BOT, PERSON, beat=0.0) == 0.0


@pytest.mark.parametrize("thought", [0.0, 0.2, 1.1])
def test_one_that_searches_takes_as_long_for_every_answer_outside_windows(thought: float) -> None:
    """Else it would show whether it had anything to think about: a card to play, or none."""
    assert thought + pause(thought, BOT, PERSON, bot="hard", window=False) == pytest.approx(HARD_PACE)
    assert thought + pause(thought, BOT, BOT, bot="hard", window=False) == thought
    assert pause(0.01, BOT, PERSON, bot="medium", window=False) == 0.0


@pytest.mark.parametrize("thought", [0.0, 0.2, 4.2])
def test_one_that_searches_whole_turns_takes_longer_where_a_turn_begins(thought: float) -> None:
    took = thought + pause(thought, BOT, PERSON, bot="hard", window=False, game="scythe")
    assert took == pytest.approx(HARD_TURN_PACE)


def test_what_follows_in_a_turn_has_a_pace_too() -> None:
    scythe = brassboard.game("scythe").rules
    assert [BOTS["hard"].pace(scythe, kind) for kind in ("section", "act", "move")] == [
        HARD_TURN_PACE,
        *[HARD_FOLLOWS_PACE] * 2,
    ]


# Sealed answers


class Clock:
    """Time that passes only while somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class Combat:
    """A table of two in a combat of Scythe: the bot dials, and may add cards; the person has not answered yet."""

    def __init__(self, bot: str, *answer: str, thought: float) -> None:
        self.match = dialling()
        self.answer = list(answer)
        self.thought = thought
        self.clock = Clock()
        self.told: list[float] = []
        self.pool: Any = SimpleNamespace(choose=self.choose)
        chairs = [SimpleNamespace(kind=PERSON, bot=""), SimpleNamespace(kind=BOT, bot=bot)]
        self.record: Any = SimpleNamespace(seats=chairs, id="t", orders={}, proxies={}, status=PLAYING)

    async def choose(self, table: str, match: Match, seat: int, bot: str, seed: int) -> list[str]:
        self.clock.now += self.thought
        return self.answer

    async def publish(self) -> None:
        self.told.append(self.clock.now - 100.0)

    def play(self, monkeypatch: pytest.MonkeyPatch) -> float:
        """When the person sees that the bot has answered."""
        monkeypatch.setattr("brassboard.server.autoplay.time", self.clock)
        monkeypatch.setattr("brassboard.server.autoplay.asyncio.sleep", self.clock.sleep)
        table: Any = self
        asyncio.run(Autoplay(table, BEAT)._play_bots())
        assert self.match.awaited == (0,)
        assert len(self.told) == 1, "what it chose on the way nobody is told of"
        return self.told[0]


def dialling() -> Match:
    """A match of chance that has come to a combat in which seat 1 may add no card, one or two."""
    return found_combat().clone()


@cache
def found_combat() -> Match:
    """The search for that match takes thousands of random choices, so it is made once for all tests of this file."""
    for seed in range(40):
        match, luck = brassboard.game("scythe").new(players=2, seed=seed), stream(seed)
        for _ in range(3000):
            if match.over:
                break
            if match.position.sealed and 1 in match.awaited and len(cards_added(match)) == 2:
                return match
            seat = match.awaited[0]
            decision = match.decision_of(seat)
            assert decision is not None
            match.take(decision.options[luck.randrange(len(decision.options))], seat)
    raise AssertionError("no such combat")


def cards_added(match: Match) -> list[str]:
    """The highest cards seat 1 may add, up to two."""
    position, found = match.position.clone(), list[str]()
    last: Action = Dial(0)
    while len(found) < 2 and (asked := position.following(1, last)) is not None and len(asked.options) > 1:
        position.answer(1, last)
        last = asked.options[0]
        found.append(text_of(last))
    return found


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("thought", [0.0, 0.2])
def test_how_many_cards_a_bot_adds_does_not_show_in_how_long_it_takes(
    bot: str, thought: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = cards_added(dialling())
    pace = max(BEAT, BOTS[bot].pace(brassboard.game("scythe").rules, "dial", True))
    assert len(cards) == 2
    for added in ([], cards[:1], cards):
        match = dialling()
        answer = ["dial:0", *added]
        for choice in answer:
            match.take(choice, 1)
        answer += ["done"] if 1 in match.awaited else []
        assert Combat(bot, *answer, thought=thought).play(monkeypatch) == pytest.approx(pace)


@pytest.mark.parametrize("bot", ["greedy", "random", "mcts"])
def test_a_sealed_answer_is_thought_out_whole_and_without_peeking(bot: str) -> None:
    """Also where the other has answered already, whatever that was."""
    answers = []
    for said in ("", "dial:0", "dial:1"):
        match = dialling()
        if said:
            match.take(said, 0)
        mind = BOTS[bot](seed=3) if bot != "mcts" else BOTS[bot](seed=3, iterations=1, width=2)
        chosen = complete_answer(mind, match.lens(1), stream(5))
        match.take(chosen, 1)
        assert 1 not in match.awaited or not match.position.given_by(1), "nothing is left to choose"
        answers.append(chosen)
    assert answers[1] == answers[2]
    assert len(answers[0]) > 1


def test_hard_takes_as_long_for_a_sealed_answer_as_for_a_turn() -> None:
    scythe = brassboard.game("scythe").rules
    assert BOTS["hard"].pace(scythe, "dial", True) == HARD_TURN_PACE
    assert BOTS["hard"].pace(scythe, "dial") == HARD_FOLLOWS_PACE, "against an Automa nothing is sealed"


def test_every_level_in_the_lobby_that_thinks_for_long_has_a_pace() -> None:
    for level in LEVELS:
        for game in ("duel", "scythe"):
            rules = brassboard.game(game).rules
            mind, opening = BOTS[level](), next(iter(rules.bots.openings), "act")
            mind.hurry()
            seconds = getattr(mind, "turn_seconds" if rules.bots.openings else "seconds", 0.0)
            pace = BOTS[level].pace(rules, opening)
            assert pace > seconds or seconds == pace == 0.0


def test_a_round_with_forty_windows_takes_seconds() -> None:
    """In a match of four a round has as many windows for bots; each was 1.2 seconds once."""
    assert 40 * PASS_DELAY <= 5.0
    assert PASS_DELAY >= 0.08, "longer than a bot thinks, or its hand would show"


def test_the_table_says_when_a_seat_may_be_voted_out(new_browser: Any) -> None:
    ada = new_browser("Ada")
    id = ada.table("me", "greedy")
    assert ada.get(f"/api/tables/{id}")["kick_after"] == 0.3  # as this house was told
    assert [table["kick_after"] for table in ada.get("/api/tables")["mine"] if table["id"] == id] == [0.3]
