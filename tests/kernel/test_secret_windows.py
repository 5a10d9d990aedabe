"""Secret windows and secret rules: outsiders receive the same, whatever happens in them."""

import random
from typing import Any

import pytest

from brassboard.kernel import (
    EACH_ONCE,
    ROUND,
    SEALED,
    UNTIL_PASS,
    Flow,
    Frame,
    Game,
    Moment,
    Own,
    Public,
    Reaction,
    Scene,
    Seat,
    ask,
    call,
    goto,
    rule,
    window,
)
from brassboard.kernel.lens import determinize
from kernel.hands import CARD, TWO, game_of
from kernel.toys import A, B, Board, Happened, Pick, new, secrets_of, texts, toy

M = Scene[Board]


# A side that only ever reacts, from hidden hands, unseen by the hero


class Night(Frame, tag="alone.night"):
    seat: Public[int] = 0
    step: Public[int] = 0
    pick: Public[Pick | None] = None


class Noise(Frame, tag="alone.noise"):
    """A reaction: everybody sees it, and the hero must answer."""

    seat: Public[int]
    card: Public[str]
    pick: Public[Pick | None] = None


def move(night: Night, m: M) -> Flow:
    return ask(0, "pick", [A, B])


def evil_may_react(night: Night, m: M) -> Flow:
    return window(m, "moved")


def onward(night: Night, m: M) -> Flow:
    night.step += 1
    return goto(move)


def make_noise(noise: Noise, m: M) -> Flow:
    player = m.table.players[noise.seat]
    hand = list(player.hand)
    hand.remove(noise.card)
    player.hand = tuple(hand)
    m.table.discard = (*m.table.discard, noise.card)
    m.emit(Happened(noise.card))
    return None


def hero_answers(noise: Noise, m: M) -> Flow:
    return ask(0, "pick", [A, B])


rule(Night, (move, "ZZ-NIGHT-01"), (evil_may_react, "ZZ-NIGHT-02"), (onward, "ZZ-NIGHT-03"))
rule(Noise, (make_noise, "ZZ-NOISE-01"), (hero_answers, "ZZ-NOISE-02"))


def evil(seen: M) -> tuple[Seat, ...]:
    return (1, 2)


def alone(**more: Any) -> Game:
    reaction = Reaction(CARD, lambda play, seat: Noise(seat, play.card))
    moved = Moment("moved", evil, reaction, secret_to=lambda m: 0b001, **more)
    return game_of("alone", Night, moved, hands=((), TWO, TWO), teams=lambda players: (0, 1, 1))


SECRETLY: dict[str, dict[str, Any]] = {
    "sealed": {"policy": SEALED, "leader": lambda m: 1},
    "round": {"policy": ROUND},
    "each once": {"policy": EACH_ONCE},
    "until pass": {"policy": UNTIL_PASS},
}


@pytest.mark.parametrize("how", SECRETLY)
def test_the_outsider_receives_the_same_while_a_secret_window_is_open(how: str) -> None:
    match = new(alone(**SECRETLY[how]))
    match.take("pick:a", seat=0)
    for viewer in (0, None):
        view = match.view(viewer)
        assert view["path"] == ["Night.evil_may_react"]
        assert view["waiting"] == {"teams": [1]}
        assert not view["undo"]
        assert len(view["frames"]) == 1
    received = [secrets_of(match, viewer) for viewer in (0, None)]
    numbers = match.numbers[0]
    while match.position.path() != "Night.move":
        assert [secrets_of(match, viewer) for viewer in (0, None)] == received
        assert match.numbers[0] == numbers
        assert match.why_not("pick:a", seat=0) is not None
        seat = match.awaited[-1]
        assert seat in (1, 2)
        match.take(texts(match, seat)[-1], seat=seat)  # pass, or accept none
    assert match.events(seat=0) == []
    assert match.journal_of(0) == match.journal_of(None) == ["1 P0 pick:a"]
    assert match.view(0)["waiting"] == {"seats": [0]}


@pytest.mark.parametrize("how", SECRETLY)
def test_nobody_takes_back_his_answer_to_a_secret_question(how: str) -> None:
    match = new(alone(**SECRETLY[how]))
    match.take("pick:a", seat=0)
    while match.position.path() != "Night.move":
        seat = match.awaited[0]
        match.take(texts(match, seat)[-1], seat=seat)
        assert not match.may_undo(0)
    assert [match.may_undo(seat) for seat in range(3)] == [False] * 3, "the hero would see that somebody was asked"


def test_whether_and_what_was_offered_makes_no_difference_to_the_outsider_until_one_is_taken() -> None:
    received = []
    for offers in (("pass", "pass"), ("play:bang", "pass"), ("play:hush", "play:bang"), ("pass", "play:hush")):
        match = new(alone(**SECRETLY["sealed"]))
        match.take("pick:a", seat=0)
        steps = [secrets_of(match, 0)]
        for seat, offer in zip((1, 2), offers, strict=True):
            match.take(offer, seat=seat)
            steps.append(secrets_of(match, 0))
        match.take("accept:none")
        received.append([*steps, secrets_of(match, 0)])
    assert all([steps == received[0] for steps in received])


@pytest.mark.parametrize("how", SECRETLY)
def test_an_accepted_reaction_runs_visibly_and_may_ask_the_hero(how: str) -> None:
    match = new(alone(**SECRETLY[how]))
    match.take("pick:a", seat=0)
    if how == "sealed":
        match.take("play:hush", seat=2)
        match.take("pass", seat=1)
        match.take("accept:2")
    else:
        match.take("pass", seat=1)
        match.take("play:hush", seat=2)
    assert match.awaited == (0,)
    view = match.view(0)
    assert view["path"] == ["Night.evil_may_react", "…", "Noise.hero_answers"]
    assert view["frames"][1] == {"frame": "…"}
    assert [seen.event for seen in match.events(seat=0)] == [Happened("hush")]
    decision = match.decision
    assert decision is not None
    assert decision.number == 2, "his second question: he counts what he was asked"
    assert match.lens(0).options == [A, B]
    assert determinize(match.position, 0, random.Random(1)).options == [A, B]
    match.take("pick:b", seat=0)
    received = secrets_of(match, 0)
    while match.position.path() != "Night.move":
        assert secrets_of(match, 0) == received, "the window goes on unseen"
        match.take(texts(match)[-1], seat=match.awaited[0])


# Secret rules


class Plot(Frame, tag="plot.plot"):
    seat: Public[int] = 0
    pick: Public[Pick | None] = None


class Whisper(Frame, tag="plot.whisper"):
    secret = "team"

    seat: Public[int]
    pick: Public[Pick | None] = None
    again: Own[Pick | None] = None


def begin_plot(plot: Plot, m: M) -> Flow:
    return ask(0, "pick", [A, B])


def whisper(plot: Plot, m: M) -> Flow:
    return call(Whisper(1))


def first_word(whispered: Whisper, m: M) -> Flow:
    return ask(1, "pick", [A, B])


def second_word(whispered: Whisper, m: M) -> Flow:
    return ask(2, "pick", [A, B], into="again")


rule(Plot, (begin_plot, "ZZ-PLOT-01"), (whisper, "ZZ-PLOT-02"), (begin_plot, "ZZ-PLOT-03"))
rule(Whisper, (first_word, "ZZ-PLOT-04"), (second_word, "ZZ-PLOT-05"))


def test_a_secret_rule_is_unknown_to_outsiders_in_path_journal_waiting_and_undo() -> None:
    match = new(toy("plot", Plot, players=(3,), teams=lambda players: (0, 1, 1)))
    match.take("pick:a", seat=0)
    received = [secrets_of(match, viewer) for viewer in (0, None)]
    assert match.view(0)["path"] == ["Plot.whisper"]
    assert match.view(0)["waiting"] == {"teams": [1]}
    assert match.view(2)["path"] == ["Plot.whisper", "Whisper.first_word"]
    match.take("pick:b", seat=1)
    assert [secrets_of(match, viewer) for viewer in (0, None)] == received
    assert match.journal_of(2) == ["1 P0 pick:a", "1 P1 pick:b"]
    match.take("pick:b", seat=2)
    assert match.journal_of(0) == match.journal_of(None) == ["1 P0 pick:a"]
    assert match.journal_of(1) == ["1 P0 pick:a", "1 P1 pick:b", "1 P2 pick:b"]
    assert match.journal_of(2) == match.journal_of(1), "what a seat said it may read, wherever it landed"
    assert [match.may_undo(seat) for seat in range(3)] == [False] * 3
