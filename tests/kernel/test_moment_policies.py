"""Moments: policies, forced listeners, closed seats, joined moments."""

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
    Kind,
    Match,
    Moment,
    Public,
    Reaction,
    RuleError,
    Scene,
    Seat,
    ask,
    rule,
    window,
)
from brassboard.kernel.lens import determinize
from kernel.hands import BANG, CARD, TWO, game_of, held, with_cards
from kernel.toys import A, B, Board, Pick, Play, new, notes, reopened, texts

M = Scene[Board]


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
