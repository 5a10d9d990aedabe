"""Legal, explained and done are one thing: options and why_not come from the same requirements."""

from collections.abc import Sequence

import pytest

from brassboard.kernel import (
    BadInput,
    Denial,
    Denied,
    Flow,
    Frame,
    Illegal,
    Kind,
    Match,
    Public,
    RuleError,
    Scene,
    Seat,
    ask,
    call,
    form,
    legal,
    requires,
    rule,
)
from kernel.toys import A, Board, Pick, Put, Stop, new, texts, toy

M = Scene[Board]


class Market(Frame, tag="market.market"):
    seat: Public[int] = 0
    coins: Public[int] = 2
    open: Public[bool] = True
    act: Public[Put | Stop | None] = None


class Closing(Frame, tag="market.closing"):
    """Here no Market is above; kinds that look for one do not apply."""

    pick: Public[Pick | None] = None
    pairs: Public[tuple[tuple[Pick, ...], ...]] = ()


ASKED: list[str] = []


@requires("ZZ-OPEN-01", once=True)
def is_open(seen: M, seat: Seat, put: Put) -> Denied:
    ASKED.append("open")
    return None if seen.within(Market).open else ()


@requires("ZZ-COIN-01", "have", "need")
def affordable(seen: M, seat: Seat, put: Put) -> Denied:
    ASKED.append(f"coins {put.face}")
    have = seen.within(Market).coins
    return None if put.face <= have else (have, put.face)


@requires("ZZ-SLOT-01")
def not_c(seen: M, seat: Seat, put: Put) -> Denied:
    return (put.slot, "x") if put.slot == "c" else None


def all_puts(seen: M, seat: Seat) -> Sequence[Put]:
    return [Put(face, slot) for face in (1, 2, 3) for slot in "abc"]


def fast_puts(seen: M, seat: Seat) -> Sequence[Put]:
    return [Put(face, slot) for face in (1, 2) for slot in "ab"]


SLOW = Kind("put", all_puts, is_open, affordable, not_c)
FAST = Kind("put", all_puts, is_open, affordable, not_c, rule="ZZ-FAST-01", fast=fast_puts)
NARROW = Kind("put", all_puts, is_open, affordable, not_c, narrow=lambda seen, seat: all_puts(seen, seat)[:6])
FREE = Kind("stop", lambda seen, seat: [Stop()], rule="ZZ-STOP-01")


def buy(market: Market, m: M) -> Flow:
    return ask(0, "act", legal(m, 0, SLOW, FREE))


def close(market: Market, m: M) -> Flow:
    return call(Closing())


def last(closing: Closing, m: M) -> Flow:
    return form((0, 1), one, into="pairs", sealed=True)


def one(closing: Closing, m: M, seat: Seat, given: tuple[Pick, ...]) -> Flow:
    return None if given else ask(seat, "pick", [A])


def very_last(closing: Closing, m: M) -> Flow:
    return ask(1, "pick", [A])


rule(Market, (buy, "ZZ-BUY-01"), (close, "ZZ-CLOSE-01"))
rule(Closing, (last, "ZZ-LAST-01"), (very_last, "ZZ-LAST-02"))
MARKET = toy("market", Market, SLOW, FREE)


class Bare(Frame, tag="bare.bare"):
    act: Public[Pick | None] = None


def bare(frame: Bare, m: M) -> Flow:
    return ask(0, "act", [A])


rule(Bare, (bare, "ZZ-BARE-01"))
BARE = toy("bare", Bare, SLOW)


def market() -> Match:
    return new(MARKET)


def denial(match: Match, text: str, seat: int = 0) -> Denial:
    found = match.why_not(text, seat)
    assert found is not None
    with pytest.raises(Illegal) as refused:
        match.take(text, seat=seat)
    assert refused.value.denial == found, "take refuses with the same words"
    return found


def test_options_are_the_candidates_no_requirement_denies() -> None:
    assert texts(market()) == ["put:1,a", "put:1,b", "put:2,a", "put:2,b", "stop"]


def test_a_requirement_marked_once_is_asked_once() -> None:
    position = MARKET.position(MARKET.setup())
    ASKED.clear()
    SLOW.filtered(position, 0)
    assert ASKED.count("open") == 1
    assert ASKED.count("coins 1") == 3
    position.within(Market).open = False
    ASKED.clear()
    assert SLOW.filtered(position, 0) == []
    assert ASKED == ["open"]


def test_fast_is_used_for_options_and_filtered_stays_what_it_must_equal() -> None:
    position = MARKET.position(MARKET.setup())
    ASKED.clear()
    assert legal(position, 0, FAST) == fast_puts(position, 0)
    assert ASKED == []
    assert FAST.filtered(position, 0) == fast_puts(position, 0)
    assert (FAST.rule, SLOW.rule) == ("ZZ-FAST-01", "ZZ-OPEN-01")


def test_of_narrow_candidates_the_requirements_are_asked_too() -> None:
    position = MARKET.position(MARKET.setup())
    ASKED.clear()
    assert legal(position, 0, NARROW) == fast_puts(position, 0)
    assert "coins 3" not in ASKED, "the third face was never a candidate"
    assert NARROW.filtered(position, 0) == fast_puts(position, 0)
    assert NARROW.fast is not None
    assert NARROW.fast(position, 0) == fast_puts(position, 0), "a test of fast lists covers the narrow ones"
    with pytest.raises(TypeError, match="put"):
        Kind("put", all_puts, fast=fast_puts, narrow=fast_puts)


def test_a_denial_names_the_rule_and_its_arguments() -> None:
    found = denial(market(), "put:3,a")
    assert (found.rule, found.key, found.args) == ("ZZ-COIN-01", "denied", {"have": 2, "need": 3})
    assert found.text == "ZZ-COIN-01: denied (have 2, need 3)"
    unnamed = denial(market(), "put:1,c")
    assert (unnamed.rule, unnamed.args) == ("ZZ-SLOT-01", {"arg0": "c", "arg1": "x"})


def test_the_first_requirement_that_denies_is_the_reason() -> None:
    match = market()
    match.position.within(Market).open = False
    found = match.why_not("put:3,c", 0)
    assert found == Denial("ZZ-OPEN-01", "denied", {})


def test_legal_has_no_denial() -> None:
    match = market()
    assert all([match.why_not(text, 0) is None for text in texts(match)])


def test_no_candidate_is_said_where_nothing_like_it_could_be_tried() -> None:
    found = denial(market(), "put:9,a")
    assert (found.rule, found.key) == ("ZZ-OPEN-01", "no-candidate")


def test_verbs_not_on_offer_are_not_now_with_the_running_steps_rule() -> None:
    found = denial(market(), "pick:a")
    assert (found.rule, found.key) == ("ZZ-BUY-01", "not-now")
    found = denial(market(), "play:x")
    assert (found.rule, found.key) == ("ZZ-BUY-01", "not-now")


def test_a_kind_that_looks_for_a_rule_not_in_progress_is_not_now_either() -> None:
    found = denial(new(BARE), "put:1,a")
    assert (found.rule, found.key) == ("ZZ-BARE-01", "not-now")


def test_a_seat_not_asked_is_told_so() -> None:
    found = denial(market(), "put:1,a", seat=1)
    assert (found.rule, found.key) == ("ZZ-BUY-01", "not-asked")


def test_granted_elsewhere_but_not_here_is_not_now() -> None:
    match = market()
    match.take("stop")
    found = denial(match, "put:1,a")
    assert (found.rule, found.key) == ("ZZ-LAST-01", "not-now"), "the market is still there, but it asks nothing"


def test_done_with_a_sealed_form_is_not_asked() -> None:
    match = market()
    match.take("stop")
    match.take("pick:a", seat=0)
    assert denial(match, "pick:a", seat=0).key == "not-asked"


def test_over_is_over() -> None:
    match = market()
    match.take("stop")
    match.take("pick:a", seat=0)
    match.take("pick:a", seat=1)
    match.take("pick:a", seat=1)
    assert match.over
    assert denial(match, "pick:a").key == "over"
    assert match.why_not("pick:a", 1) == Denial("", "over", {})


@pytest.mark.parametrize(
    "text", ["", ":", "put", "put:", "put:1", "put:1,a,b", "put:x,a", "put:01,a", "fly:1", "stop:"]
)
def test_why_not_of_rubbish_is_bad_input(text: str) -> None:
    with pytest.raises(BadInput):
        market().why_not(text, 0)


def test_the_rule_that_grants_an_option() -> None:
    decision = market().decision
    assert decision is not None
    assert [option.rule for option in decision.options] == ["ZZ-OPEN-01"] * 4 + ["ZZ-STOP-01"]


def test_a_denial_with_the_wrong_number_of_arguments_is_a_mistake() -> None:
    requirement = requires("ZZ-X-01", "one")(lambda seen, seat, act: (1, 2))
    with pytest.raises(ValueError, match="zip"):
        requirement.denial(MARKET.position(MARKET.setup()), 0, A)


def test_denials_are_values() -> None:
    assert Denial("r", "k", {"a": 1}) == Denial("r", "k", {"a": 1})
    assert Denial("r", "k", {"a": 1}) != Denial("r", "k", {"a": 2})
    assert len({Denial("r", "k", {}), Denial("r", "k", {})}) == 1
    assert "r: k" in repr(Denial("r", "k", {}))


def test_within_of_a_rule_that_is_not_there_is_no_players_fault() -> None:
    with pytest.raises(RuleError):
        MARKET.position(MARKET.setup()).within(Closing)
