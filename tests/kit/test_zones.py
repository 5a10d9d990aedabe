import pytest
from hypothesis import given
from hypothesis import strategies as st

from brassboard.kit import zones

ZONES = st.lists(st.sampled_from(["ash", "coal", "luck", "tide"]), max_size=9).map(tuple)


@given(ZONES, ZONES)
def test_put_and_minus_conserve_cards(zone: tuple[str, ...], cards: tuple[str, ...]) -> None:
    more = zones.put(zone, *cards)
    assert more == tuple(sorted(more))
    assert zones.same_multiset([zone, cards], [more])
    assert zones.includes(more, cards)
    assert zones.minus(more, cards) == zones.hand(zone)
    assert zones.same_multiset([zone], [more]) == (not cards)


@given(ZONES, ZONES)
def test_minus_refuses_what_is_not_there(zone: tuple[str, ...], cards: tuple[str, ...]) -> None:
    enough = all(zones.count(cards, kind) <= zones.count(zone, kind) for kind in cards)
    assert zones.includes(zone, cards) == enough
    if enough:
        assert zones.same_multiset([zones.minus(zone, cards), cards], [zone])
    else:
        with pytest.raises(ValueError, match="to take from a zone of"):
            zones.minus(zone, cards)


@given(ZONES, st.integers(1, 4), st.integers(0, 3))
def test_a_deal_conserves_cards(deck: tuple[str, ...], hands: int, each: int) -> None:
    if hands * each > len(deck):
        with pytest.raises(ValueError, match="cannot deal"):
            zones.deal(deck, hands, each)
        return
    dealt, rest = zones.deal(deck, hands, each)
    assert [len(hand) for hand in dealt] == [each] * hands
    assert zones.same_multiset([*dealt, rest], [deck])
    assert rest == deck[hands * each :]


@given(ZONES, st.integers(-1, 12))
def test_draw_splits_the_deck(deck: tuple[str, ...], number: int) -> None:
    drawn, rest = zones.draw(deck, number)
    assert drawn + rest == deck
    assert drawn == zones.top(deck, number)
    assert len(drawn) == min(max(number, 0), len(deck))
    assert zones.bottom(deck, number) == (deck[-number:] if number > 0 else ())


@given(st.data())
def test_a_shuffle_answer_is_applied(data: st.DataObject) -> None:
    deck = data.draw(ZONES)
    order = data.draw(st.permutations(range(len(deck))))
    shuffled = zones.permuted(deck, order)
    assert zones.same_multiset([shuffled], [deck])
    assert [shuffled[at] for at in range(len(deck))] == [deck[at] for at in order]


@pytest.mark.parametrize("order", [(0, 1), (0, 0, 1), (1, 2, 3)])
def test_a_wrong_order_is_refused(order: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="an order of 3 cards names each of 0 … 2 once"):
        zones.permuted(("a", "b", "c"), order)


def test_errors_show_the_zone() -> None:
    with pytest.raises(ValueError, match="no 'luck' to take from a zone of 2: 'ash', 'tide'"):
        zones.take(("ash", "tide"), "luck")
    with pytest.raises(ValueError, match="it is empty"):
        zones.take((), "luck")


def test_take_keeps_the_order_and_kinds_are_listed_once() -> None:
    assert zones.take(("tide", "ash", "tide", "coal"), "tide") == ("ash", "tide", "coal")
    assert zones.kinds_of(("tide", "ash", "tide")) == ("ash", "tide")
    assert list(zones.tally(("tide", "ash", "tide")).items()) == [("ash", 1), ("tide", 2)]
