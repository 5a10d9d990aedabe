"""Bots answer in windows on a beat, whatever their hands; and the table says how long somebody may keep it waiting."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

import brassboard
from brassboard.bots import BOTS, LEVELS
from brassboard.bots.levels import HARD_FOLLOWS_PACE, HARD_PACE, HARD_TURN_PACE
from brassboard.games.scythe.actions import Add, Dial
from brassboard.kernel import Match, stream, text_of
from brassboard.server.autoplay import Autoplay, window_of
from brassboard.server.records import BOT, PERSON
from brassboard.server.room import PASS_DELAY

BEAT = 0.25


def pause(
    thought: float, *kinds: str, beat: float = BEAT, bot: str = "greedy", window: bool = True, game: str = "duel"
) -> float:
    """How long a bot waits after such a thought, in the window a duel begins with or at the first other question."""
    match = brassboard.game(game).new(players=len(kinds), seed=7)
    while not window and window_of(match, match.awaited[0]):
        match.take("pass")
    chairs = [SimpleNamespace(kind=kind, bot=bot) for kind in kinds]
    table: Any = SimpleNamespace(record=SimpleNamespace(seats=chairs))
    return Autoplay(table, beat)._pause(match, match.awaited[0], thought)


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
    """A table of two in a combat of Scythe: the bot dials, then may add cards; the person has not answered yet."""

    def __init__(self, bot: str, dial: str, *cards: str, thought: float) -> None:
        self.match = next(filter(None, map(dialling, range(40))))
        self.person, self.seat = 0, 1
        self.answers = [dial, *cards]
        self.thought = thought
        self.clock = Clock()
        self.told: list[tuple[float, int | None]] = []
        self.pool: Any = SimpleNamespace(choose=self.choose)
        chairs = [SimpleNamespace(kind=PERSON, bot=""), SimpleNamespace(kind=BOT, bot=bot)]
        self.record: Any = SimpleNamespace(seats=chairs, id="t", orders={})

    async def choose(self, table: str, match: Match, seat: int, bot: str, seed: int) -> str:
        self.clock.now += self.thought
        return self.answers.pop(0)

    async def publish(self, only: int | None = None) -> None:
        self.told.append((self.clock.now - 100.0, only))

    def play(self, monkeypatch: pytest.MonkeyPatch) -> float:
        """When the person sees that the bot has answered."""
        monkeypatch.setattr("brassboard.server.autoplay.time", self.clock)
        monkeypatch.setattr("brassboard.server.autoplay.asyncio.sleep", self.clock.sleep)
        table: Any = self
        asyncio.run(Autoplay(table, BEAT)._play_bots())
        assert not self.answers
        assert self.match.awaited == (self.person,)
        seen = [when for when, only in self.told if only is None]
        assert len(seen) == 1, "what it chose on the way nobody is told of"
        return seen[0]


def dialling(seed: int) -> Match | None:
    """A match of chance that has come to a combat in which seat 1 may add one of several cards."""
    match, luck = brassboard.game("scythe").new(players=2, seed=seed), stream(seed)
    for _ in range(3000):
        if match.over:
            return None
        if match.position.sealed and 1 in match.awaited:
            asked = match.position.following(1, Dial(0))
            if asked is not None and len(asked.options) > 2:
                return match
        seat = match.awaited[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.take(decision.options[luck.randrange(len(decision.options))], seat)
    return None


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("thought", [0.0, 0.01])
def test_how_many_cards_a_bot_adds_does_not_show_in_how_long_it_takes(
    bot: str, thought: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    none = Combat(bot, "dial:0", "done", thought=thought)
    left = [
        int(each.removeprefix("add:")) for each in texts(none.match.position.following(1, Dial(0))) if "add" in each
    ]
    some = Combat(bot, "dial:0", f"add:{left[0]}", *closing(none.match, left[0]), thought=thought)
    pace = max(BEAT, BOTS[bot].pace(none.match.game, "dial", True))
    assert none.play(monkeypatch) == pytest.approx(pace)
    assert some.play(monkeypatch) == pytest.approx(pace)


def texts(ask: Any) -> list[str]:
    return [text_of(option) for option in ask.options]


def closing(match: Match, card: int) -> list[str]:
    """What seat 1 says when it has added a card and no other."""
    position = match.position.clone()
    position.answer(1, Dial(0))
    return [] if position.following(1, Add(card)) is None else ["done"]


def test_hard_takes_as_long_for_a_sealed_answer_as_for_a_turn() -> None:
    scythe = brassboard.game("scythe").rules
    assert BOTS["hard"].pace(scythe, "dial", True) == HARD_TURN_PACE
    assert BOTS["hard"].pace(scythe, "dial") == HARD_FOLLOWS_PACE, "against an Automa nothing is sealed"


def test_every_level_in_the_lobby_that_thinks_for_long_has_a_pace() -> None:
    for level in LEVELS:
        for game in ("duel", "scythe"):
            rules = brassboard.game(game).rules
            mind, opening = BOTS[level](), next(iter(rules.openings), "act")
            mind.hurry()
            seconds = getattr(mind, "turn_seconds" if rules.openings else "seconds", 0.0)
            pace = BOTS[level].pace(rules, opening)
            assert pace > seconds or seconds == pace == 0.0


def test_a_round_with_forty_windows_takes_seconds() -> None:
    """In a match of four a round has as many windows for bots; each was 1.2 seconds once."""
    assert 40 * PASS_DELAY <= 5.0
    assert PASS_DELAY >= 0.08, "longer than a bot thinks, or its hand would show"


def test_the_table_says_when_a_seat_may_be_voted_out(meet: Any) -> None:
    ada = meet("Ada")
    id = ada.table("me", "greedy")
    assert ada.get(f"/api/tables/{id}")["kick_after"] == 0.3  # as this house was told
    assert [table["kick_after"] for table in ada.get("/api/tables")["mine"] if table["id"] == id] == [0.3]
