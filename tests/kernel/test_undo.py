"""Undo: free inside one's own trail, barriers set by the kernel, consent beyond, numbers and dice never run back."""

from collections.abc import Callable

import pytest

from brassboard.kernel import (
    BadInput,
    Dice,
    Each,
    Flow,
    Frame,
    Illegal,
    Match,
    Public,
    Scene,
    Seat,
    ask,
    dice,
    form,
    goto,
    order,
    read_journal,
    rule,
    state_hash,
)
from brassboard.kernel.data import Undone
from kernel.toys import STOP, A, B, Board, C, D, Happened, Pick, Stop, new, notes, reopened, texts, toy

M = Scene[Board]


class Day(Frame, tag="day.day"):
    """Pick a: a note. b: roll a die. c: reveal. d: three things in order. e: a sealed vote. stop: the next seat."""

    seat: Public[int] = 0
    act: Public[Pick | Stop | None] = None
    dice: Public[Dice | None] = None
    row: Public[tuple[Pick, ...]] = ()
    votes: Public[tuple[tuple[Pick, ...], ...]] = ()


E = Pick("e")


def choose(day: Day, m: M) -> Flow:
    return ask(day.seat, "act", [A, B, C, D, E, STOP])


def do(day: Day, m: M) -> Flow:
    if isinstance(day.act, Stop):
        day.seat = 1 - day.seat
        return goto(choose)
    assert day.act is not None
    m.table.notes.append(day.act.what)
    m.emit(Happened(day.act.what))
    if day.act == C:
        m.reveal(1 << 0)
    then = {B: roll, D: line_up, E: vote}.get(day.act)  # steps of their own: a step that asks changes nothing
    return goto(then) if then else None


def again(day: Day, m: M) -> Flow:
    return goto(choose)


def roll(day: Day, m: M) -> Flow:
    return dice(3, 6, into="dice")


def line_up(day: Day, m: M) -> Flow:
    return order(day.seat, "row", [A, B, C], into="row")


def vote(day: Day, m: M) -> Flow:
    return form((0, 1), one_vote, into="votes", sealed=True)


def one_vote(day: Day, m: M, seat: Seat, given: tuple[Pick, ...]) -> Flow:
    return None if given else ask(seat, "vote", [A, B])


rule(
    Day,
    (choose, "ZZ-DAY-01"),
    (do, "ZZ-DAY-02"),
    (again, "ZZ-DAY-03"),
    (roll, "ZZ-DAY-04"),
    (again, "ZZ-DAY-03"),
    (line_up, "ZZ-DAY-05"),
    (again, "ZZ-DAY-03"),
    (vote, "ZZ-DAY-06"),
    (again, "ZZ-DAY-03"),
)
DAY = toy("day", Day)


def played(*answers: str, match: Match | None = None) -> Match:
    match = match or new(DAY, seed=1)
    for text in answers:
        match.take(text, seat=match.awaited[0])
    return match


def same(match: Match) -> Match:
    return match


STORED = pytest.mark.parametrize("stored", [same, reopened, Match.clone], ids=["kept", "reopened", "cloned"])
Stored = Callable[[Match], Match]


@STORED
def test_free_inside_ones_own_trail(stored: Stored) -> None:
    match = stored(played("pick:a", "pick:a"))
    assert match.may_undo(0)
    assert not match.may_undo(1)
    match.undo()
    assert notes(match) == ["a"]
    match = stored(match)
    match.undo(seat=0)
    assert notes(match) == []
    assert state_hash(match.position.state) == state_hash(new(DAY, seed=1).position.state)
    with pytest.raises(Illegal, match="undo-barrier"):
        match.undo(seat=0)


@STORED
@pytest.mark.parametrize(
    ("answers", "what"),
    [
        (("pick:a", "pick:b"), "chance answered"),
        (("pick:a", "pick:c"), "something was revealed"),
        (("stop", "pick:a"), "another seat answered"),
        (("pick:e", "pick:a", "pick:a"), "a sealed form ended"),
    ],
)
def test_barriers(answers: tuple[str, ...], what: str, stored: Stored) -> None:
    match = stored(played(*answers))
    assert not match.may_undo(0), what
    before = match.save()
    with pytest.raises(Illegal, match="undo-barrier"):
        match.undo(seat=0)
    assert match.save() == before


def test_free_again_after_the_barrier() -> None:
    match = played("pick:a", "pick:b", "pick:a")
    match.undo()
    assert notes(match) == ["a", "b"]
    assert not match.may_undo(0)


@STORED
def test_a_turn_may_be_ended_by_mistake(stored: Stored) -> None:
    match = stored(played("pick:a", "stop"))
    assert match.awaited == (1,)
    number = match.numbers[1]
    match.undo(seat=0)
    assert match.awaited == (0,)
    match.take("stop")
    with pytest.raises(Illegal, match="stale"):
        match.take("pick:a", seat=1, number=number)
    match.take("pick:a", seat=1, number=number + 1)


@STORED
def test_beyond_the_barrier_every_other_seat_must_consent(stored: Stored) -> None:
    match = stored(played("pick:b", "stop", "pick:a"))
    for consent in ((), (0,), (5,)):
        with pytest.raises(Illegal, match="undo-barrier"):
            match.undo(seat=0, consent=consent)
    match.undo(seat=0, consent=(1,))
    assert match.position.path() == "Day.choose"
    assert match.position.within(Day).seat == 0, "back before its last choice, the stop"
    assert notes(match) == ["b"]
    match.undo(seat=0, consent=(1,))
    assert notes(match) == []
    with pytest.raises(Illegal, match="nothing-to-undo"):
        match.undo(seat=0, consent=(1,))


@STORED
def test_an_undone_roll_is_rolled_anew_with_a_new_number(stored: Stored) -> None:
    match = played("pick:b")
    assert match.draws == 1
    match.undo(seat=0, consent=(1,))
    match = stored(match)
    match.take("pick:b")
    assert [(line.n, line.who) for line in match.lines] == [(1, 0), (0, -1), (2, 0), (3, 0), (1, -1)]
    assert match.lines[1].text != match.lines[4].text
    assert match.draws == 2


@STORED
def test_events_are_withdrawn_and_everybody_learns_of_the_undo(stored: Stored) -> None:
    match = played("pick:a", "pick:a")
    match.undo()
    match = stored(match)
    seen = match.events(seat=1)
    assert [(one.number, one.withdrawn) for one in seen] == [(0, False), (1, True), (2, False)]
    assert seen[2].event == Undone(0)
    match.take("pick:a")
    assert [one.number for one in match.events(3, seat=1)] == [3], "numbers are never given twice"
    assert match.journal_of(1) == ["1 P0 pick:a", "2 P0 pick:a", "3 P0 undo", "4 P0 pick:a"]


def test_numbers_are_never_given_twice() -> None:
    match = played("pick:a", "pick:d", "pick:b")
    for _ in range(3):
        match.undo()
    match.take("pick:a")
    match.take("stop")
    match.undo(seat=0, consent=(1,))
    numbers = [line.n for line in match.lines if line.who == 0]
    assert numbers == list(range(1, len(numbers) + 1))
    with pytest.raises(Illegal, match="stale"):
        match.take("pick:a", number=match.numbers[0] - 1)


@STORED
def test_inside_a_form_the_small_choices_are_taken_back_first(stored: Stored) -> None:
    match = stored(played("pick:d", "pick:c", "pick:a"))
    match.undo()
    assert match.position.given_by(0) == (C,)
    match.undo()
    assert match.position.given_by(0) == ()
    assert notes(match) == ["d"]
    match.undo()
    assert notes(match) == []
    assert [line.text for line in match.lines[3:]] == ["back", "back", "undo"]


@STORED
def test_undo_goes_back_into_a_form_that_has_ended(stored: Stored) -> None:
    match = stored(played("pick:d", "pick:c", "pick:a", "pick:b"))
    assert match.position.within(Day).row == (C, A, B)
    match.undo()
    assert match.position.given_by(0) == (C, A)
    match = stored(match)
    match.undo()
    match.take("pick:b")
    match.take("pick:a")
    assert match.position.within(Day).row == (C, B, A)


@STORED
def test_in_a_sealed_form_nobody_elses_answer_is_touched(stored: Stored) -> None:
    match = played("pick:a", "pick:e")
    match.take("pick:a", seat=1)
    match = stored(match)
    assert not match.may_undo(0), "another seat has answered"
    match.undo(seat=1)
    assert match.awaited == (0, 1)
    match.take("pick:b", seat=1)
    match = stored(match)
    match.take("pick:a", seat=0)
    assert match.position.within(Day).votes == ((A,), (B,))
    assert match.lines[-3].text == "back"


def test_consent_goes_over_what_was_taken_back_inside_a_form() -> None:
    match = played("pick:a", "pick:e")
    match.take("pick:a", seat=1)
    match.take("pick:a", seat=0)
    match.take("pick:e", seat=0)
    match.take("pick:b", seat=0)
    match.undo(seat=0)
    match.take("pick:b", seat=1)
    match.undo(seat=0, consent=(1,))
    assert match.position.path() == "Day.choose", "back before the e that opened the second vote"
    assert notes(match) == ["a", "e"]


@STORED
def test_lines_of_a_form_reached_by_consent_stay_sealed_until_it_ends(stored: Stored) -> None:
    match = played("pick:e")
    match.take("pick:a", seat=1)
    match.undo(seat=1)
    match.take("pick:b", seat=1)
    match.take("pick:a", seat=0)
    match = stored(match)
    match.undo(seat=0, consent=(1,))
    assert match.position.given_by(1) == (B,)
    match = stored(match)
    match.take("pick:b", seat=0)
    assert match.position.within(Day).votes == ((B,), (B,))
    assert "back" not in str(match.journal_of(0)), "seat 1 changed its mind unseen, and it stays so"
    assert "P1 pick:b" in str(match.journal_of(0))


def test_the_end_of_a_sealed_form_is_a_barrier_even_if_nobody_learned_anything() -> None:
    class Quiet(Frame, tag="quiet.quiet"):
        pick: Public[Pick | None] = None
        votes: Each[tuple[tuple[Pick, ...], ...]] = ()

    def first(quiet: Quiet, m: M) -> Flow:
        return ask(0, "pick", [A, B])

    def votes(quiet: Quiet, m: M) -> Flow:
        return form((0, 1), only_the_first, into="votes", sealed=True)

    def only_the_first(quiet: Quiet, m: M, seat: Seat, given: tuple[Pick, ...]) -> Flow:
        return ask(seat, "vote", [A, B]) if seat == 0 and not given else None

    rule(Quiet, (first, "ZZ-QUIET-01"), (votes, "ZZ-QUIET-02"), (first, "ZZ-QUIET-03"))
    match = played("pick:a", match=new(toy("quiet", Quiet)))
    assert match.may_undo(0)
    match.take("pick:a", seat=0)
    assert not match.may_undo(0)


def test_what_is_over_is_over_but_for_consent() -> None:
    class Short(Frame, tag="short.short"):
        pick: Public[Pick | None] = None

    def last(short: Short, m: M) -> Flow:
        return ask(0, "pick", [A, B])

    rule(Short, (last, "ZZ-SHORT-01"))
    match = played("pick:a", match=new(toy("short", Short)))
    assert match.over
    assert not match.may_undo(0)
    with pytest.raises(Illegal, match="undo-barrier"):
        match.undo(seat=0)


def test_nobody_undoes_before_anything_was_done() -> None:
    match = new(DAY)
    with pytest.raises(Illegal, match="undo-barrier"):
        match.undo()
    with pytest.raises(BadInput, match="there is no seat 2"):
        match.undo(seat=2)


# Replay


def long_match() -> Match:
    """More lines than between two snapshots, with every way of going back in it."""
    match = new(DAY, seed=5)
    for turn in range(30):
        played("pick:a", "pick:d", "pick:c", "pick:a", match=match)
        match.undo()
        while match.position.path() != "Day.choose":
            played(texts(match)[0], match=match)
        played("pick:e", match=match)
        match.take("pick:b", seat=1)
        match.undo(seat=1)
        match.take("pick:a", seat=1)
        match.take("pick:a", seat=0)
        played("pick:b", match=match)
        if turn % 4 == 0:
            match.undo(seat=0, consent=(1,))
        played("pick:a", match=match)
        match.undo(seat=0)
    return match


def test_a_journal_with_undo_and_back_replays_to_the_same_match() -> None:
    match = long_match()
    assert len(match.snapshots) > 2
    text = str(match.journal)
    assert " back\n" in text
    assert " undo:" in text
    replayed = Match.replay(DAY, read_journal(text), checked=True)
    assert str(replayed.journal) == text
    assert replayed.events(seat=1) == match.events(seat=1)
    assert replayed.journal_of(1) == match.journal_of(1)
    assert replayed.save() == match.save()


def test_undo_beyond_a_snapshot_is_the_same_as_from_the_start() -> None:
    match = long_match()
    far = match.clone()
    while len(notes(far)) > 40:
        far.undo(seat=0, consent=(1,))
    near = reopened(far)
    assert str(Match.replay(DAY, read_journal(str(far.journal))).journal) == str(near.journal)
    for match in (far, near):
        played(texts(match)[0], match=match)
    assert far.save() == near.save()
