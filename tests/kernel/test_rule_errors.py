"""Mistakes in rules: clear errors, after which the match is as it was."""

import pytest

from brassboard.kernel import (
    END_RULE,
    Action,
    Dice,
    Flow,
    Frame,
    Match,
    Public,
    RuleError,
    Scene,
    ask,
    call,
    dice,
    form,
    goto,
    rule,
    window,
)
from kernel.toys import A, Board, Happened, Pick, new, only, toy

M = Scene[Board]


# Clear errors


class Broken(Frame, tag="broken.broken"):
    how: Public[str]
    pick: Public[Pick | None] = None
    wrong: Public[int] = 0
    dice: Public[Dice | None] = None
    result: Public[str] = "text"


def elsewhere(frame: Frame, m: M) -> Flow:
    return None


def unchanged(broken: Broken, m: M) -> Flow:
    return ask(0, "pick", [Pick(how) for how in HOW])


def fail(broken: Broken, m: M) -> Flow:
    m.table.notes.append("half done")
    m.emit(Happened("half done"))
    how = broken.pick.what if broken.pick else ""
    if how == "runaway":
        return goto(fail)
    if how == "recursion":
        return call(Deep())
    if how == "deadend":
        return ask(0, "pick", [])
    if how == "deadform":
        return form((0,), no_way, into="wrong")
    if how == "rubbish":
        return "rubbish"  # type: ignore[return-value]
    if how == "goto":
        return goto(elsewhere)
    if how == "type":
        return ask(0, "pick", [A], into="wrong")
    if how == "dicetype":
        return dice(1, 6, into="wrong")
    if how == "nofield":
        return ask(0, "pick", [A], into="nothing")
    if how == "moment":
        return window(m, "nowhere")
    if how == "sides":
        return dice(2, 0, into="dice")
    return call(Broken("inner"), into="wrong") if broken.how != "inner" else END_RULE


def no_way(broken: Broken, m: M, seat: int, given: tuple[Action, ...]) -> Flow:
    return ask(seat, "pick", [])


class Deep(Frame, tag="broken.deep"):
    pass


def dive(deep: Deep, m: M) -> Flow:
    return call(Deep())


rule(Deep, (dive, "ZZ-DEEP-01"))
rule(Broken, (unchanged, "ZZ-BROKEN-01"), (fail, "ZZ-BROKEN-02"))
HOW = {
    "runaway": r"a rule runs away: 100000 steps without a question at Broken\.fail",
    "deadend": r"a dead end: seat 0 has no option for pick at Broken\.fail",
    "deadform": r"a dead end: seat 0 has no option for pick at Broken\.fail",
    "rubbish": r"Broken\.fail returned 'rubbish'; a step returns nothing, a question, a call or END_RULE",
    "goto": r"Broken\.fail goes to .*elsewhere.*, which is no step of Broken",
    "moment": r'no moment is called "nowhere" at Broken\.fail',
    "sides": "chance is asked for something that cannot happen",
}
LANDINGS = {
    "type": r"Broken\.wrong: Pick\(what='a'\) does not fit",
    "dicetype": r"Broken\.wrong: Dice\(faces=",
    "nofield": "Broken has no field nothing",
}
HOW |= dict.fromkeys([*LANDINGS, "recursion"], "")
BROKEN = toy("broken", lambda: Broken("outer"))


def refused(match: Match, text: str, message: str) -> None:
    before, events = match.save(), match.events(seat=0)
    with pytest.raises(RuleError, match=message):
        match.take(text)
    assert match.save() == before
    assert match.events(seat=0) == events
    assert match.position.path() == "Broken.unchanged"


@pytest.mark.parametrize(("how", "message"), [(how, message) for how, message in HOW.items() if message])
def test_mistakes_in_rules_are_rule_errors_and_leave_the_match_as_it_was(how: str, message: str) -> None:
    refused(new(BROKEN), f"pick:{how}", message)


def test_endless_calls_run_away_too_and_the_message_stays_short() -> None:
    with pytest.raises(RuleError, match="a rule runs away") as error:
        new(BROKEN).take("pick:recursion")
    assert len(str(error.value)) < 1000


@pytest.mark.parametrize(("how", "message"), list(LANDINGS.items()))
def test_in_checked_mode_what_lands_must_fit_the_field(how: str, message: str) -> None:
    match = new(BROKEN, by_hand=True)
    match.take(f"pick:{how}")
    with pytest.raises(RuleError, match=message):
        match.take("dice:4" if how == "dicetype" else "pick:a")
    assert only(match.position).wrong == 0


def test_in_checked_mode_results_must_fit_the_field() -> None:
    class Wants(Frame, tag="wants.wants"):
        number: Public[int] = 0

    class Gives(Frame, tag="wants.gives"):
        result: Public[str] = "text"

    def get(wants: Wants, m: M) -> Flow:
        return call(Gives(), into="number")

    def give(gives: Gives, m: M) -> Flow:
        return None

    rule(Wants, (get, "ZZ-WANT-01"))
    rule(Gives, (give, "ZZ-WANT-02"))
    with pytest.raises(RuleError, match=r"Wants\.number: 'text' does not fit"):
        new(toy("wants", Wants))


def test_a_form_for_several_seats_must_be_sealed() -> None:
    with pytest.raises(ValueError, match="a form for several seats is sealed"):
        form((0, 1), no_way, into="wrong")
