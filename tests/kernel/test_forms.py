"""Forms: every shape gives each complete answer exactly once; sealed forms, take back, batches."""

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given as holds_for
from hypothesis import strategies as st

from brassboard.kernel import (
    Action,
    Ask,
    BadInput,
    Dice,
    Each,
    EndForm,
    Flow,
    Frame,
    Illegal,
    Match,
    Number,
    Own,
    Position,
    Public,
    Scene,
    Seat,
    ask,
    dice,
    form,
    full_payment,
    number,
    order,
    path,
    pay,
    rule,
    some,
    spread,
    text_of,
)
from brassboard.kernel.lens import determinize, lens_of
from kernel.toys import A, B, Board, C, Happened, Pick, Put, answers, multisets, new, only, reopened, secrets_of, toy

M = Scene[Board]
LETTERS = st.lists(st.sampled_from("abcd"), max_size=5)


def picked(given: tuple[Action, ...]) -> tuple[str, ...]:
    return tuple(sorted([action.what for action in given if isinstance(action, Pick)]))


# Shapes


@holds_for(LETTERS, st.integers(0, 5), st.integers(0, 5))
def test_some_gives_every_choice_once_copies_being_alike(letters: list[str], lo: int, hi: int) -> None:
    lo = min(lo, len(letters))
    hi = max(lo, hi)
    asked = some(0, "pick", [Pick(letter) for letter in letters], lo, hi, into="picks")
    found = [picked(given) for given in answers(asked)]
    assert len(found) == len(set(found)), "no answer has a twin"
    assert set(found) == multisets(letters, lo, hi)
    assert (asked.shape.kind, asked.shape.lo, asked.shape.hi) == ("some", lo, min(hi, len(letters)))


def test_some_never_offers_the_same_thing_twice_in_one_question() -> None:
    asked = some(0, "pick", [A, A, B], 1, 2, into="picks").following(None, None, 0, ())
    assert asked.options == [A, B]


@pytest.mark.parametrize(("lo", "hi"), [(3, 3), (2, 1)])
def test_some_that_cannot_be_chosen_is_refused(lo: int, hi: int) -> None:
    with pytest.raises(ValueError, match=f"pick: {lo} to {hi} of 2 options cannot be chosen"):
        some(0, "pick", [A, B], lo, hi, into="picks")


def test_number_offers_the_range_in_steps() -> None:
    assert [given[0].n for given in answers(number(0, "n", 2, 8, into="n", step=3))] == [2, 5, 8]  # type: ignore[attr-defined]
    assert number(0, "n", 2, 8, into="n").shape.hi == 8


@holds_for(LETTERS)
def test_order_gives_every_order_once(letters: list[str]) -> None:
    found = list(answers(order(0, "pick", [Pick(letter) for letter in letters], into="picks")))
    assert len(found) == len(set(found))
    assert {tuple([a.what for a in given]) for given in found} == set(itertools.permutations(letters))  # type: ignore[attr-defined]


SLOTS = ("a", "b", "c")


def spreads(faces: list[int], room: int | None) -> set[tuple[tuple[int, str], ...]]:
    """By brute force: every way to put the dice on slots, equal dice being alike."""
    found = set()
    for slots in itertools.product(SLOTS, repeat=len(faces)):
        if room is None or all(count <= room for count in Counter(slots).values()):
            found.add(tuple(sorted(zip(faces, slots, strict=True))))
    return found


@holds_for(st.lists(st.integers(1, 3), max_size=4), st.sampled_from([None, 1, 2]))
def test_spread_gives_every_placing_once_equal_dice_being_alike(faces: list[int], room: int | None) -> None:
    def fits(face: int, slot: str, given: tuple[Put, ...]) -> bool:
        return room is None or [put.slot for put in given].count(slot) < room

    if room is not None and len(faces) > room * len(SLOTS):
        return
    asked = spread(0, "put", faces, SLOTS, Put, "puts", fits, ahead=room is not None)
    found = [tuple(sorted([(a.face, a.slot) for a in given])) for given in answers(asked)]  # type: ignore[attr-defined]
    assert len(found) == len(set(found)), "no answer has a twin"
    assert set(found) == spreads(faces, room)
    assert (asked.shape.kind, asked.shape.items, asked.shape.slots) == ("spread", tuple(map(str, faces)), SLOTS)


def test_path_goes_on_until_done_or_as_far_as_it_may() -> None:
    def steps(m: M, given: tuple[Pick, ...]) -> list[Pick]:
        return [Pick(letter) for letter in "ab" if letter not in [step.what for step in given]]

    found = [tuple(map(text_of, given)) for given in answers(path(0, "pick", steps, into="way", lo=1, hi=2))]
    assert sorted(found) == [
        ("pick:a", "done"),
        ("pick:a", "pick:b"),
        ("pick:b", "done"),
        ("pick:b", "pick:a"),
    ]
    assert [tuple(map(text_of, given)) for given in answers(path(0, "pick", lambda m, g: [], into="way"))] == [
        ("done",)
    ]


@holds_for(st.lists(st.integers(0, 3), min_size=1, max_size=4), st.integers(0, 6))
def test_paying_gives_every_way_to_pay_once_and_takes_the_only_way_by_itself(amounts: list[int], due: int) -> None:
    due = min(due, sum(amounts))
    purses = [(Pick(f"p{place}"), amount) for place, amount in enumerate(amounts)]
    asked = pay(0, "pay", due, purses, into="paid")
    ways = [full_payment(due, purses, given) for given in answers(asked)]  # type: ignore[arg-type]
    found = [tuple([way.count(purse) for purse, _ in purses]) for way in ways]
    wanted = {way for way in itertools.product(*[range(amount + 1) for amount in amounts]) if sum(way) == due}
    assert len(found) == len(set(found)), "no answer has a twin"
    assert set(found) == wanted
    if len(wanted) == 1:
        assert asked.following(None, None, 0, ()) is None, "where one way is left nobody is asked"


def test_paying_asks_no_more_than_needed() -> None:
    purses = [(A, 2), (B, 1), (C, 5)]
    asked = pay(0, "pay", 3, purses, into="paid")
    assert asked.following(None, None, 0, ()).options == [A, B, C]
    assert asked.following(None, None, 0, (C,)) is None, "what comes before in the list was decided against"
    assert full_payment(3, purses, (C,)) == (C, C, C)
    assert asked.following(None, None, 0, (B,)) is None
    assert full_payment(3, purses, (B,)) == (B, C, C)


def test_more_than_there_is_cannot_be_paid() -> None:
    with pytest.raises(ValueError, match="pay: 4 cannot be paid"):
        pay(0, "pay", 4, [(A, 2), (B, 1)], into="paid")


# In a match: the answers wait in the state, the rule gets them when all are in


class Row(Frame, tag="row.row"):
    """One seat orders three things; then a die is rolled."""

    seat: Public[int] = 0
    picks: Public[tuple[Pick, ...]] = ()
    dice: Public[Dice | None] = None
    last: Public[Pick | None] = None


def lay_out(row: Row, m: M) -> Flow:
    return order(row.seat, "pick", [A, B, C], into="picks")


def tell(row: Row, m: M) -> Flow:
    m.emit(Happened("laid out"))
    return dice(2, 6, into="dice")


def go_on(row: Row, m: M) -> Flow:
    return ask(row.seat, "last", [A, B])


rule(Row, (lay_out, "ZZ-ROW-01"), (tell, "ZZ-ROW-02"), (go_on, "ZZ-ROW-03"))
ROW = toy("row", Row)


def test_small_choices_are_lines_of_the_journal_and_the_rule_gets_them_together() -> None:
    match = new(ROW)
    match.take("pick:b")
    assert only(match.position).picks == ()
    assert match.decision is not None
    assert match.decision.given == ("pick:b",)
    match.take("pick:a")
    match.take("pick:c")
    assert only(match.position).picks == (B, A, C)
    assert [line.text for line in match.lines[:3]] == ["pick:b", "pick:a", "pick:c"]
    assert match.lines[3].who == -1


def test_a_form_goes_on_after_save_and_load() -> None:
    match = new(ROW)
    match.take("pick:b")
    match = reopened(match)
    match.take("pick:a")
    match = reopened(match)
    match.take("pick:c")
    assert only(match.position).picks == (B, A, C)


def test_a_batch_is_taken_whole() -> None:
    match, other = new(ROW), new(ROW)
    match.take(["pick:b", "pick:a", "pick:c"])
    for text in ("pick:b", "pick:a", "pick:c"):
        other.take(text)
    assert match.save() == other.save(), "one batch or single choices: the same match"


@pytest.mark.parametrize(
    ("batch", "error"),
    [
        (["pick:b", "pick:b"], Illegal),
        (["pick:b", "pick:zebra"], Illegal),
        (["pick:b", "nonsense"], BadInput),
        (["pick:b", "pick:a", "pick:c", "pick:a"], BadInput),
        (["pick:b", "pick:a", "pick:c", "dice:1,1"], BadInput),
        ([], BadInput),
        (["pick:b"] * 201, BadInput),
    ],
)
def test_a_batch_that_goes_wrong_changes_nothing(batch: list[str], error: type[Exception]) -> None:
    match = new(ROW)
    before = match.save()
    with pytest.raises(error):
        match.take(batch)
    assert match.save() == before
    assert (match.draws, match.events(seat=0)) == (0, [])
    match.take(["pick:c", "pick:b", "pick:a"])
    honest = new(ROW)
    honest.take(["pick:c", "pick:b", "pick:a"])
    assert match.save() == honest.save(), "no dice were consumed"


def test_a_batch_belongs_to_a_form() -> None:
    match = new(ROW)
    match.take(["pick:c", "pick:b", "pick:a"])
    before = match.save()
    with pytest.raises(BadInput, match="batch: a batch ends with its form"):
        match.take(["pick:a", "pick:a"])
    assert match.save() == before


# Sealed


class Vote(Frame, tag="vote.vote"):
    """Three seats give two choices each, sealed; seat 2 knows in advance it gives none."""

    seat: Public[int] = 0
    votes: Public[tuple[tuple[Pick, ...], ...]] = ()
    last: Public[Pick | None] = None


def vote(ballot: Vote, m: M) -> Flow:
    return form((0, 1, 2), next_vote, into="votes", sealed=True)


def next_vote(ballot: Vote, m: M, seat: Seat, given: tuple[Pick, ...]) -> Ask | None:
    left = [pick for pick in (A, B, C) if pick not in given]
    return ask(seat, "vote", left) if len(given) < 2 else None


def after(ballot: Vote, m: M) -> Flow:
    return ask(0, "last", [A, B])


rule(Vote, (vote, "ZZ-VOTE-01"), (after, "ZZ-VOTE-02"))
VOTE = toy("vote", Vote, players=(3,))


def voted(*votes: tuple[int, str]) -> Match:
    match = new(VOTE)
    for seat, letter in votes:
        match.take(f"pick:{letter}", seat=seat)
    return match


def test_all_seats_are_asked_at_once_and_none_sees_what_the_others_gave() -> None:
    match = voted()
    assert match.awaited == (0, 1, 2)
    with pytest.raises(BadInput, match="seats 0, 1, 2 are asked; say which one answers"):
        match.take("pick:a")
    match.take("pick:a", seat=1)
    received = [secrets_of(match, seat) for seat in (0, 2, None)]
    other = voted((1, "b"))
    assert received == [secrets_of(other, seat) for seat in (0, 2, None)]
    assert match.view(1) != other.view(1)


def test_the_answers_come_in_the_order_of_the_seats() -> None:
    match = voted((2, "c"), (0, "a"), (2, "a"), (1, "b"), (0, "b"), (1, "a"))
    assert only(match.position).votes == ((A, B), (B, A), (C, A))


def test_an_answer_may_be_changed_until_the_last_one_is_in() -> None:
    match = voted((0, "a"), (1, "b"), (0, "b"))
    assert match.awaited == (1, 2)
    match.undo(seat=0)
    assert match.awaited == (0, 1, 2)
    match.undo(seat=0)
    assert match.position.given_by(0) == ()
    assert match.position.given_by(1) == (B,), "nobody else's choices are touched"
    for seat, letter in ((0, "c"), (0, "a"), (1, "a"), (2, "a"), (2, "b")):
        match.take(f"pick:{letter}", seat=seat)
    assert only(match.position).votes == ((C, A), (B, A), (A, B))
    with pytest.raises(Illegal, match="undo-barrier"):
        match.undo(seat=2)


def test_once_all_are_in_the_lines_are_read_as_the_field_says_but_not_what_was_taken_back() -> None:
    match = voted((0, "a"), (1, "b"))
    assert match.journal_of(2) == []
    assert match.journal_of(0) == ["1 P0 pick:a"]
    match.undo(seat=0)
    for seat, letter in ((0, "c"), (0, "b"), (1, "a"), (2, "a"), (2, "b")):
        match.take(f"pick:{letter}", seat=seat)
    public = ["1 P1 pick:b", "1 P0 pick:c", "2 P0 pick:b", "2 P1 pick:a", "1 P2 pick:a", "2 P2 pick:b"]
    assert match.journal_of(2) == match.journal_of(None) == public, "nor do numbers tell that it was"
    assert match.journal_of(0) == [
        "1 P0 pick:a",
        "1 P1 pick:b",
        "2 P0 back",
        "3 P0 pick:c",
        "4 P0 pick:b",
        *public[3:],
    ]


def test_a_batch_over_the_end_of_a_sealed_form_shows_nobody_anything() -> None:
    match = voted((0, "a"), (0, "b"), (1, "a"), (1, "b"), (2, "a"))
    before = match.save()
    with pytest.raises(BadInput, match="a batch ends with its form"):
        match.take(["pick:b", "pick:a"], seat=2)
    assert match.save() == before
    assert match.journal_of(2) == ["1 P2 pick:a"], "the others' lines stay sealed"


class Poll(Frame, tag="poll.poll"):
    """The answers land where each sees its own, and the chair all."""

    seat: Public[int] = 0
    each: Each[tuple[tuple[Pick, ...], ...]] = ()
    chair: Own[tuple[tuple[Pick, ...], ...]] = ()
    last: Public[Pick | None] = None


def poll_each(poll: Poll, m: M) -> Flow:
    return form((0, 1, 2), one_vote, into="each", sealed=True)


def poll_chair(poll: Poll, m: M) -> Flow:
    return form((1, 2), one_vote, into="chair", sealed=True, secret_to=0b001)


def one_vote(poll: Poll, m: M, seat: Seat, given: tuple[Pick, ...]) -> Ask | None:
    return None if given else ask(seat, "vote", [A, B, C])


rule(Poll, (poll_each, "ZZ-POLL-01"), (poll_chair, "ZZ-POLL-02"), (after, "ZZ-POLL-03"))
POLL = toy("poll", Poll, players=(3,))


def test_who_sees_the_answers_is_declared_by_the_field_they_land_in() -> None:
    match = new(POLL)
    for seat, letter in ((0, "a"), (1, "b"), (2, "c")):
        match.take(f"pick:{letter}", seat=seat)
    assert match.view(1)["frames"][0]["each"] == ((), ({"verb": "pick", "what": "b"},), ())
    assert match.view(None)["frames"][0]["each"] == ((), (), ())
    assert match.journal_of(2) == ["1 P2 pick:c"]
    match.take("pick:a", seat=2)
    match.take("pick:b", seat=1)
    assert match.journal_of(0) == ["1 P0 pick:a", "1 P2 pick:a", "1 P1 pick:b"], "the chair reads what it was given"
    assert match.journal_of(2) == ["1 P2 pick:c", "2 P2 pick:a"], "own lines stay readable, the others' do not come"
    assert [len(row) for row in match.view(2)["frames"][0]["chair"]] == [0, 0]


def test_a_secret_form_says_only_which_side_is_waited_for() -> None:
    match = new(POLL)
    for seat in (0, 1, 2):
        match.take("pick:a", seat=seat)
    received = secrets_of(match, 0)
    assert match.view(0)["waiting"] == {"teams": [1, 2]}
    assert match.view(None)["waiting"] == {"teams": [1, 2]}
    assert match.view(1)["waiting"] == {"seats": [1, 2]}
    match.take("pick:b", seat=2)
    assert secrets_of(match, 0) == received
    match.undo(seat=2)
    match.take("pick:c", seat=2)
    assert secrets_of(match, 0) == received
    assert match.view(1)["waiting"] == {"seats": [1]}


def test_determinize_redraws_the_sealed_answers_of_those_who_are_done() -> None:
    match = voted((0, "a"), (1, "c"), (1, "b"), (2, "a"))
    drawn = set()
    for seed in range(40):
        other = determinize(match.position, 0, random.Random(seed))
        assert other.awaited() == (0, 2)
        assert other.given_by(0) == (A,), "what the seat gave itself it knows"
        drawn.add(other.given_by(1))
    assert drawn == {(x, y) for x in (A, B, C) for y in (A, B, C) if x != y}


def test_a_lens_holds_nobody_elses_answers() -> None:
    match = voted((1, "c"), (1, "b"))
    lens = lens_of(match.position, 0)
    assert lens.state.given == ()
    assert lens.options == [A, B, C]
    mine = lens_of(match.position, 1)
    assert mine.state.given == ((), (C, B), ())
    assert mine.ask is None


def test_positions_play_forms_without_a_match() -> None:
    position: Position[Board] = VOTE.position(VOTE.setup())
    for seat, pick in ((0, A), (1, B), (2, C), (0, B), (1, A), (2, A)):
        assert pick in position.ask_of(seat).options  # type: ignore[union-attr]
        position.answer(seat, pick)
    assert only(position).votes == ((A, B), (B, A), (C, A))


def test_a_position_tells_what_a_seat_would_be_asked_next_in_its_form_and_nothing_beyond_it() -> None:
    position: Position[Board] = VOTE.position(VOTE.setup())
    assert position.sealed
    assert position.following(1, A).options == [B, C]  # type: ignore[union-attr]
    position.answer(1, A)
    assert position.following(1, B) is None, "its second choice is its last"
    assert position.following(0, B).options == [A, C], "the others' forms are their own"  # type: ignore[union-attr]
    for seat, pick in ((0, A), (2, C), (0, B), (1, B), (2, A)):
        position.answer(seat, pick)
    assert not position.sealed, "one seat alone is asked"
    assert position.following(0, A) is None, "it is asked no form"


def test_done_and_number_are_the_kernels_own_actions() -> None:
    assert (text_of(EndForm()), text_of(Number(3))) == ("done", "number:3")
