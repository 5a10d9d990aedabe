"""Moments: policies, forced listeners, closed seats, joined moments, secret windows."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from brassboard.kernel import (
    EACH_ONCE,
    ROUND,
    SEALED,
    UNTIL_PASS,
    Denied,
    Flow,
    Frame,
    Game,
    Kind,
    Match,
    Moment,
    Own,
    Public,
    Reaction,
    RuleError,
    Scene,
    Seat,
    Setup,
    ask,
    call,
    goto,
    requires,
    rule,
    window,
)
from brassboard.kernel.lens import determinize
from kernel.toys import A, B, Board, Happened, Pick, Play, Player, new, notes, reopened, secrets_of, texts, toy

M = Scene[Board]


@requires("ZZ-CARD-01", "card")
def held(seen: M, seat: Seat, play: Play) -> Denied:
    return None if play.card in seen.table.players[seat].hand else (play.card,)


def with_cards(seen: M) -> tuple[Seat, ...]:
    """Whoever holds cards: how many is public."""
    return tuple([player.seat for player in seen.table.players if player.hand])


PLAYS = [Play("bang"), Play("hush")]
CARD = Kind("play", lambda seen, seat: PLAYS, held)


def dealt(*hands: tuple[str, ...]) -> Callable[[Setup], Board]:
    return lambda setup: Board([Player(seat, 0, hand) for seat, hand in enumerate(hands)], [])


def game_of(id: str, main: Callable[[], Frame], *moments: Any, hands: tuple[tuple[str, ...], ...], **more: Any) -> Game:
    return toy(id, main, CARD, *moments, players=(len(hands),), table=dealt(*hands), **more)


def moment_game(id: str, policy: str, *hands: tuple[str, ...], teams: Any = None, **more: Any) -> Game:
    """One frame opens one window; then seat 0 is asked. Cards are noted and spent."""

    class Main(Frame, tag=f"{id}.main"):
        seat: Public[int] = 0
        pick: Public[Pick | None] = None

    class Used(Frame, tag=f"{id}.used"):
        seat: Public[int]
        card: Public[str]

    def point(main: Main, m: M) -> Flow:
        return window(m, "point")

    def go_on(main: Main, m: M) -> Flow:
        return ask(0, "pick", [A, B])

    def spend(used: Used, m: M) -> Flow:
        player = m.table.players[used.seat]
        hand = list(player.hand)
        hand.remove(used.card)
        player.hand = tuple(hand)
        m.table.discard = (*m.table.discard, used.card)
        m.table.notes.append(f"{used.seat} {used.card}")
        return None

    rule(Main, (point, "ZZ-MAIN-01"), (go_on, "ZZ-MAIN-02"))
    rule(Used, (spend, "ZZ-USED-01"))
    makes = Reaction(CARD, lambda play, seat: Used(seat, play.card))
    moment = Moment("point", more.pop("opens", with_cards), makes, policy=policy, **more)
    return game_of(id, Main, moment, hands=hands, **({"teams": teams} if teams else {}))


def play(match: Match, *answers: str) -> list[int]:
    """Give the answers one after the other; who was asked each time."""
    asked = []
    for text in answers:
        asked.append(match.awaited[0])
        match.take(text, seat=match.awaited[0])
    return asked


BANG = ("bang",)
TWO = ("bang", "hush")


def test_round_goes_round_until_all_have_passed_in_a_row() -> None:
    match = new(moment_game("mround", ROUND, TWO, TWO, TWO))
    asked = play(match, "pass", "play:bang", "pass", "pass", "pass")
    assert asked == [0, 1, 2, 0, 1], "after the card it takes three passes in a row"
    assert match.position.path() == "Main.go_on"
    again = new(match.game)
    assert play(again, "pass", "pass", "pass") == [0, 1, 2]
    assert again.position.path() == "Main.go_on"


def test_each_once_asks_every_seat_once() -> None:
    match = new(moment_game("meach", EACH_ONCE, TWO, TWO, TWO))
    assert play(match, "play:bang", "pass", "play:hush") == [0, 1, 2]
    assert match.position.path() == "Main.go_on"
    assert notes(match) == ["0 bang", "2 hush"]


def test_until_pass_asks_one_seat_until_it_passes_then_the_next() -> None:
    match = new(moment_game("muntil", UNTIL_PASS, ("bang", "bang", "hush"), TWO))
    assert play(match, "play:bang", "play:hush", "pass", "play:hush", "pass") == [0, 0, 0, 1, 1]
    assert match.position.path() == "Main.go_on"


def test_seats_that_public_facts_have_closed_are_not_asked_again() -> None:
    match = new(moment_game("mclosed", ROUND, BANG, TWO, ()))
    asked = play(match, "play:bang", "play:bang", "play:hush")
    assert asked == [0, 1, 1], "seat 2 holds nothing; seat 0 has played its only card"
    assert match.position.path() == "Main.go_on"


def test_a_seat_that_can_only_pass_is_asked_too() -> None:
    match = new(moment_game("mblank", ROUND, ("dud",), ()))
    assert (match.awaited, texts(match)) == ((0,), ["pass"])


def test_a_window_that_names_no_seat_does_not_open() -> None:
    assert new(moment_game("mnobody", ROUND, (), ())).position.path() == "Main.go_on"


def test_once_a_window_each_effect_is_used_once() -> None:
    match = new(moment_game("monce", UNTIL_PASS, ("bang", "bang", "hush"), (), once=True))
    play(match, "play:bang")
    assert texts(match) == ["play:hush", "pass"]
    again = reopened(match)
    assert texts(again) == ["play:hush", "pass"], "the window remembers"


def only(card: str) -> Kind:
    return Kind("play", lambda seen, seat: [Play(card)], held)


def loudly(play: Play, seat: Seat) -> Frame:
    return Loud(seat, play.card)


def softly(play: Play, seat: Seat) -> Frame:
    return Soft(seat, play.card)


class Loud(Frame, tag="mverbs.loud"):
    seat: Public[int]
    card: Public[str]


class Soft(Frame, tag="mverbs.soft"):
    seat: Public[int]
    card: Public[str]


@pytest.mark.parametrize("checked", [False, True])
def test_kinds_with_one_verb_may_make_one_rule_or_several(checked: bool) -> None:
    game = moment_game("mverbs_checked" if checked else "mverbs", ROUND, TWO, TWO)
    position = game.position(game.setup(2))
    position.checked = checked
    bang, hush = Play("bang"), Play("hush")
    several = Moment("x", with_cards, Reaction(only("bang"), loudly), Reaction(only("hush"), softly))
    assert several.frame_for(position, 0, bang) == Loud(0, "bang")
    assert several.frame_for(position, 0, hush) == Soft(0, "hush")
    one = Moment("x", with_cards, Reaction(only("bang"), softly), Reaction(only("hush"), softly))
    assert one.frame_for(position, 0, bang) == Soft(0, "bang")
    assert one.frame_for(position, 0, hush) == Soft(0, "hush")


def leader(m: M) -> Seat:
    return 2


def test_sealed_offers_are_unseen_until_the_leader_takes_one_or_none() -> None:
    game = moment_game("msealed", SEALED, TWO, TWO, TWO, leader=leader)
    match = new(game)
    assert match.awaited == (0, 1, 2)
    match.take("play:hush", seat=1)
    match.take("pass", seat=2)
    match.take("play:bang", seat=0)
    assert (match.awaited, texts(match)) == ((2,), ["accept:0", "accept:1", "accept:none"])
    assert match.view(2)["frames"][1]["offers"] == ("", "", ""), "the leader sees who offers, not what"
    assert match.view(1)["frames"][1]["offers"] == ("", "play:hush", "")
    assert "play:" not in str(match.journal_of(2))
    match.take("accept:1")
    assert (notes(match), match.position.path()) == (["1 hush"], "Main.go_on")
    other = new(game)
    for seat in range(3):
        other.take("play:bang", seat=seat)
    other.take("accept:none")
    assert (notes(other), other.position.path()) == ([], "Main.go_on")
    assert other.position.table.players[0].hand == TWO, "what was not taken goes back"


def test_the_leader_is_asked_even_if_nobody_offers() -> None:
    match = new(moment_game("msealedno", SEALED, TWO, TWO, TWO, leader=leader))
    for seat in range(3):
        match.take("pass", seat=seat)
    assert (match.awaited, texts(match)) == ((2,), ["accept:none"])


def test_sealed_offers_come_again_up_to_the_limit() -> None:
    match = new(moment_game("mlimit", SEALED, TWO, TWO, TWO, leader=leader, limit=2))
    for taken in ("accept:0", "accept:1"):
        for seat in match.awaited:
            match.take("play:bang" if "play:bang" in texts(match, seat) else "pass", seat=seat)
        match.take(taken)
    assert notes(match) == ["0 bang", "1 bang"]
    assert match.position.path() == "Main.go_on"


def test_a_leader_belongs_to_sealed_offers_and_only_to_them() -> None:
    with pytest.raises(TypeError, match="moment x: sealed offers need a leader, and only they do"):
        Moment("x", with_cards, policy=SEALED)
    with pytest.raises(TypeError, match="moment x: sealed offers need a leader, and only they do"):
        Moment("x", with_cards, leader=leader)


def test_determinize_of_the_leader_keeps_who_offered_and_redraws_what() -> None:
    match = new(moment_game("mdeter", SEALED, ("bang", "dud"), ("dud", "dud", "hush"), ("dud",), leader=leader))
    match.take("play:bang", seat=0)
    match.take("pass", seat=1)
    match.take("pass", seat=2)
    drawn = set()
    for seed in range(40):
        other = determinize(match.position, 2, random.Random(seed))
        frame: Any = other.stack[-1]
        assert [option.offer for option in other.options] == [0, None], "the leader saw that seat 0 offered"
        assert frame.offers[0].removeprefix("play:") in other.table.players[0].hand
        drawn.add(frame.offers[0])
    assert drawn == {"play:bang", "play:hush"}
    for seed in range(10):
        offers: Any = determinize(match.position, 0, random.Random(seed)).stack[-1]
        assert offers.offers[0] == "play:bang", "its own offer a seat knows"


# Forced listeners


class Forced(Frame, tag="mforced.forced"):
    name: Public[str]


class Fmain(Frame, tag="mforced.main"):
    seat: Public[int] = 0
    pick: Public[Pick | None] = None


def note_it(forced: Forced, m: M) -> Flow:
    m.table.notes.append(forced.name)
    return None


def fpoint(main: Fmain, m: M) -> Flow:
    return window(m, "point")


def fgo(main: Fmain, m: M) -> Flow:
    return ask(0, "pick", [A, B])


rule(Forced, (note_it, "ZZ-FORCE-01"))
rule(Fmain, (fpoint, "ZZ-FORCE-02"), (fgo, "ZZ-FORCE-03"))
REACT = Reaction(CARD, lambda play, seat: Forced(f"reaction {seat}"))


def test_forced_listeners_run_first_and_in_order_those_of_joined_moments_too() -> None:
    def silent(m: M) -> Frame | None:
        m.table.notes.append("silent")
        return None

    first = Moment("point", with_cards, REACT, forced=(lambda m: Forced("one"), silent, lambda m: Forced("two")))
    joined = Moment("point", lambda seen: (1, 0), REACT, forced=(lambda m: Forced("three"),))
    match = new(game_of("mforced", Fmain, first, joined, hands=(BANG, ())))
    assert notes(match) == ["one", "silent", "two", "three"]
    assert match.awaited == (0,)
    play(match, "pass")
    assert match.awaited == (1,), "the joined moment names further seats"
    assert texts(match) == ["pass"]


def test_moments_of_one_name_must_agree() -> None:
    with pytest.raises(TypeError, match="moment point: declared twice with different policies"):
        Moment("point", with_cards).joined(Moment("point", with_cards, policy=EACH_ONCE))


def test_a_forced_listener_may_close_the_window() -> None:
    def disarm(m: M) -> Frame | None:
        for player in m.table.players:
            player.hand = ()
        return Forced("disarmed")

    match = new(game_of("mforced", Fmain, Moment("point", with_cards, REACT, forced=(disarm,)), hands=(BANG, BANG)))
    assert notes(match) == ["disarmed"]
    assert match.position.path() == "Fmain.fgo"


# Public facts only


@pytest.mark.parametrize("policy", [ROUND, EACH_ONCE, UNTIL_PASS])
def test_opening_on_what_is_hidden_is_caught_in_checked_mode(policy: str) -> None:
    def peeks(seen: M) -> tuple[Seat, ...]:
        return tuple([player.seat for player in seen.table.players if "bang" in player.hand])

    game = moment_game(f"mpeek{policy[:3]}", policy, BANG, ("dud",), opens=peeks)
    with pytest.raises(RuleError, match=r"moment point opens on what is hidden, at Main\.point"):
        new(game)
    assert new(game, checked=False).awaited == (0,), "unchecked (in simulation) nobody looks"


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
