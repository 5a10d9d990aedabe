"""One redaction: lens, view, determinize, events and journal lines give a seat what it may know and nothing else."""

import random
from collections import Counter
from typing import Annotated, Any

import pytest

from brassboard.kernel import (
    EVERYONE,
    BadInput,
    Effect,
    Flow,
    Frame,
    Masked,
    Match,
    Own,
    Part,
    Permutation,
    Public,
    Result,
    RuleError,
    Scene,
    Seat,
    Setup,
    ask,
    goto,
    masked,
    nobody,
    own,
    rule,
    shuffle,
    until_round,
)
from brassboard.kernel.lens import determinize, lens_of, pools_of
from kernel.toys import A, B, Happened, Pick, Whispered, new, toy

CARDS = ("ace", "ace", "king", "lord", "lord", "page", "queen", "rook")


class Holder(Part):
    seat: Public[int]
    hand: Annotated[tuple[str, ...], own(stock="cards")]


class Mine(Part):
    seat: Public[int]
    seen: Public[int]
    square: Masked[int]


class Felt(Part):
    holders: Public[list[Holder]]
    mines: Public[list[Mine]]
    seen: Public[int] = 0
    top: Annotated[str | None, masked(stock="cards")] = None
    deck: Annotated[tuple[str, ...], nobody(stock="cards")] = ()
    discard: Public[tuple[str, ...]] = ()


class Table(Frame, tag="felt.table"):
    seat: Public[int] = 0
    order: Annotated[Permutation | None, nobody()] = None
    pick: Public[Pick | None] = None
    quiet: Own[Pick | None] = None


M = Scene[Felt]


def mix(frame: Table, m: M) -> Flow:
    return shuffle(len(m.table.deck), into="order")


def deal(frame: Table, m: M) -> Flow:
    assert frame.order is not None
    cards = [m.table.deck[place] for place in frame.order.places]
    frame.order = None
    for holder in m.table.holders:
        holder.hand = tuple(sorted(cards[:2]))
        m.emit(Whispered(" ".join(holder.hand)), to=1 << holder.seat)
        del cards[:2]
    m.table.top, m.table.deck = cards[0], tuple(cards[1:])
    m.emit(Happened("dealt"))
    m.add(Effect("fog", "sight", 0, 1, until_round(), seen=0b001))
    return None


def choose(frame: Table, m: M) -> Flow:
    return ask(frame.seat, "pick", [Pick(card) for card in sorted(set(m.table.holders[frame.seat].hand))])


def choose_quietly(frame: Table, m: M) -> Flow:
    return ask(frame.seat, "quiet", [A, B])


def next_seat(frame: Table, m: M) -> Flow:
    m.emit(Whispered("yours"), to=1 << frame.seat)
    frame.seat = 1 - frame.seat
    return goto(choose)


rule(
    Table,
    (mix, "ZZ-FELT-01"),
    (deal, "ZZ-FELT-02"),
    (choose, "ZZ-FELT-03"),
    (choose_quietly, "ZZ-FELT-04"),
    (next_seat, "ZZ-FELT-05"),
)


def table(setup: Setup) -> Felt:
    return Felt([Holder(0, ()), Holder(1, ())], [Mine(0, 0b01, 5), Mine(1, 0b10, 9)], deck=CARDS)


def resample(m: M, viewer: Seat, luck: Any) -> None:
    for mine in m.table.mines:
        if mine.square < 0:
            mine.square = 100 + luck.randrange(3)


FELT = toy("felt", Table, of=Felt, table=table, result=lambda t: Result((0, 0), ()), resample=resample)


def felt(**more: Any) -> Match:
    return new(FELT, seed=3, **more)


def everything(felt: Felt) -> Counter[str]:
    top = () if felt.top is None else (felt.top,)
    return Counter([*felt.deck, *felt.discard, *top, *[card for holder in felt.holders for card in holder.hand]])


def test_a_lens_shows_what_the_seat_may_know_and_asks_the_same_question() -> None:
    match = felt()
    mine, other = match.lens(0), match.lens(1)
    true = match.position.table
    assert mine.table.holders[0].hand == true.holders[0].hand
    assert mine.table.holders[1].hand == ("", "")
    assert (mine.table.deck, mine.table.top) == (("",) * 3, "")
    assert [mine_.square for mine_ in mine.table.mines] == [5, -1]
    assert [mine_.square for mine_ in other.table.mines] == [-1, 9]
    assert mine.options == match.position.options
    assert (other.ask, list(other.options)) == (None, [])
    assert other.awaited == (0,)
    assert mine.path() == match.position.path()


def test_a_lens_is_no_way_back_to_the_match() -> None:
    match = felt()
    before = match.save()
    lens = match.lens(0)
    lens.table.holders[0].hand = ()
    lens.table.mines.clear()
    lens.stack.clear()
    lens.state.effects.clear()
    assert match.save() == before


def test_pools_are_sorted_and_hold_what_the_seat_does_not_see() -> None:
    match = felt()
    lens = match.lens(1)
    assert lens.pools["cards"] == sorted(lens.pools["cards"])
    assert Counter(lens.pools["cards"]) + Counter(lens.table.holders[1].hand) == Counter(CARDS)
    match.position.table.seen = 0b10
    assert len(pools_of(match.position.state, 1)["cards"]) == 5, "the top of the deck, now seen, left the pool"


def test_effects_are_seen_by_their_mask() -> None:
    match = felt()
    assert [len(match.view(seat)["effects"]) for seat in (0, 1, None)] == [1, 0, 0]
    assert (match.lens(0).value("sight", 0, 0), match.lens(1).value("sight", 0, 0)) == (1, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_determinize_agrees_with_the_view_and_conserves_the_stock(seat: Seat) -> None:
    match = felt()
    true = match.position.table
    decks, hands, squares = set(), set(), set()
    for seed in range(60):
        luck = random.Random(seed)
        for other in (match.lens(seat).determinize(luck), determinize(match.position, seat, luck, FELT.resample)):
            assert everything(other.table) == Counter(CARDS)
            assert other.table.holders[seat].hand == true.holders[seat].hand, "its own hand is fixed"
            unknown = other.table.holders[1 - seat].hand
            assert unknown == tuple(sorted(unknown)), "hands are kept sorted"
            shown = lens_of(other, seat)
            assert shown.state == match.lens(seat).state
            assert other.awaited() == match.awaited
            decks.add(other.table.deck)
            hands.add(unknown)
            squares.add(other.table.mines[1 - seat].square)
    assert len(decks) > 20
    assert len(hands) > 5
    assert squares == {100, 101, 102}, "what is no stock the game resamples"


def test_determinize_without_resample_leaves_the_rest_blank() -> None:
    match = felt()
    assert determinize(match.position, 0, random.Random(1)).table.mines[1].square == -1


def test_determinize_leaves_the_match_alone() -> None:
    match = felt()
    before = match.save()
    other = match.lens(0).determinize(random.Random(1))
    other.answer(0, other.options[0])
    assert match.save() == before


def test_a_view_is_plain_and_for_one_seat() -> None:
    match = felt()
    view = match.view(0)
    assert (view["game"], view["seat"], view["seats"], view["number"]) == ("felt", 0, 2, 1)
    assert view["path"] == ["Table.choose"]
    assert view["waiting"] == {"seats": [0]}
    assert view["decision"]["options"][0]["refs"] == [view["decision"]["options"][0]["text"].replace("pick", "thing")]
    assert view["decision"]["prompt"] == {"key": "felt-ask-pick", "args": {}}
    assert (match.view(1)["decision"], match.view(None)["decision"]) == (None, None)
    assert match.view(None)["table"]["holders"][0]["hand"] == ("", "")
    hidden = set(match.position.table.holders[1].hand) - set(match.position.table.holders[0].hand)
    assert not [card for card in hidden if card in str(view)]


def test_events_have_an_audience_and_numbers_per_seat() -> None:
    match = felt()
    hands = [" ".join(holder.hand) for holder in match.position.table.holders]
    for seat in (0, 1):
        seen = match.events(seat=seat)
        assert [(one.number, one.event) for one in seen] == [(0, Whispered(hands[seat])), (1, Happened("dealt"))]
        assert seen[0].key == "toy.whispered"
    assert [(one.number, one.event) for one in match.events(seat=None)] == [(0, Happened("dealt"))]
    match.take(match.decision.options[0])  # type: ignore[union-attr]
    match.take("pick:a")
    assert [one.event for one in match.events(2, seat=0)] == [Whispered("yours")]
    assert match.events(2, seat=1) == []


def test_journal_lines_have_the_audience_of_the_field_they_land_in() -> None:
    match = felt()
    option = match.decision.options[0]  # type: ignore[union-attr]
    match.take(option)
    match.take("pick:a")
    assert match.journal_of(0) == [f"1 P0 {option.text}", "2 P0 pick:a"]
    assert match.journal_of(1) == match.journal_of(None) == [f"1 P0 {option.text}"]
    assert str(match.lines[0]).startswith("0 * shuffle:"), "the whole journal has the shuffle"


def test_numbers_count_per_seat() -> None:
    match = felt()
    match.take(match.decision.options[0], number=1)  # type: ignore[union-attr]
    match.take("pick:a", number=2)
    assert match.decision is not None
    assert (match.decision.seat, match.decision.number) == (1, 1)


@pytest.mark.parametrize("seat", [2, -1, -3, -4, True, "0", 0.0])
def test_nobody_reads_for_a_seat_that_is_not_there(seat: Any) -> None:
    match = felt()
    for read in (match.view, match.journal_of, match.lens, match.may_undo, lambda s: match.events(seat=s)):
        with pytest.raises(BadInput):
            read(seat)


class Closed(Frame, tag="closed.closed"):
    secret = "own"

    seat: Public[int] = 1
    pick: Public[Pick | None] = None


def inside(frame: Closed, m: M) -> Flow:
    return ask(1, "pick", [A])


rule(Closed, (inside, "ZZ-CLOSED-01"))


def test_a_lens_on_what_the_seat_may_not_know_cannot_be_filled() -> None:
    match = new(toy("closed", Closed))
    lens = match.lens(0)
    assert (lens.path(), lens.whole, lens.ask) == ("", False, None)
    with pytest.raises(RuleError, match="seat 0 may not know what is going on now"):
        lens.determinize(random.Random(1))
    assert match.lens(1).options == [A]
    full = determinize(match.position, 0, random.Random(1))
    assert full.options == [A], "a search that starts from the position may go on"


def test_everyone_is_a_mask_that_names_spectators() -> None:
    assert EVERYONE == -1
