"""Chance is a seat with a keyed stream. The exact values belong to the file format: they never change."""

from collections import Counter
from hashlib import blake2b

import pytest

from brassboard.kernel import (
    CHANCE,
    BadInput,
    Dice,
    Drawn,
    Flow,
    Frame,
    Illegal,
    Match,
    Nobody,
    Own,
    Permutation,
    Public,
    Request,
    Scene,
    ask,
    commitment,
    dice,
    draw,
    outcome,
    rule,
    shuffle,
    stream,
)
from brassboard.kernel.chance import check_answer, key_of, nth_outcome, outcome_count, seeded_secret
from brassboard.kernel.data import Action
from kernel.toys import A, B, Board, Pick, new, toy

M = Scene[Board]
KEY = key_of(seeded_secret(7), ())


VECTORS = [
    (dice(1, 6, "x"), 0, Dice((4,))),
    (dice(3, 6, "x"), 0, Dice((4, 3, 3))),
    (dice(3, 6, "x"), 1, Dice((2, 5, 2))),
    (dice(3, 6, "x"), 12345678, Dice((1, 4, 6))),
    (dice(2, 20, "x"), 1, Dice((6, 15))),
    (dice(7, 6, "x"), 1, Dice((2, 5, 2, 5, 1, 3, 5))),
    (shuffle(1, "x"), 1, Permutation((0,))),
    (shuffle(5, "x"), 0, Permutation((4, 3, 1, 0, 2))),
    (shuffle(5, "x"), 12345678, Permutation((2, 0, 4, 3, 1))),
    (draw(3, 8, "x"), 0, Drawn((7, 2, 3))),
    (draw(3, 8, "x"), 1, Drawn((5, 3, 6))),
]


def test_the_keys_are_what_they_always_were() -> None:
    assert seeded_secret(7).hex() == "d5c5a7d70f7524eb91b4cfa0fb8837ed972921daa3f219961241de17ca9fd63d"
    assert KEY.hex() == "252481ecd5c086dcea91db74fd0c4f02f66ccd0746707f3bf6205119b2262e1d"
    both = key_of(b"secret", (b"one", b"two")).hex()
    assert both == "9bc6b712ca057975556f11ffdccb6d3955cf14cd8d4e37dfd8eb627e5944e178"
    assert commitment(b"secret") == "c0b85f7d37d8a2d095f5761dab6e534a7c568fe31814860be4e14db4cba070aa"


def test_a_roll_is_the_number_of_its_block_by_hand() -> None:
    number = int.from_bytes(blake2b((1).to_bytes(8, "big"), key=KEY).digest(), "big") % 6**3
    assert outcome(dice(3, 6, "x"), KEY, 1) == Dice((number % 6 + 1, number // 6 % 6 + 1, number // 36 + 1))


@pytest.mark.parametrize(("request_", "n", "answer"), VECTORS)
def test_outcomes_are_what_they_always_were(request_: Request, n: int, answer: Action) -> None:
    assert outcome(request_, KEY, n) == answer
    assert outcome(request_, KEY, n) == answer, "also the second time, from what is kept"


def test_a_shuffle_of_99_cards_needs_more_than_one_block_and_is_whole() -> None:
    first, second = (outcome(shuffle(99, "x"), KEY, n) for n in (0, 1))
    assert isinstance(first, Permutation)
    assert isinstance(second, Permutation)
    assert sorted(first.places) == sorted(second.places) == list(range(99))
    assert first != second
    assert first.places[:10] == (79, 70, 40, 30, 62, 32, 34, 26, 21, 27)


def chi_square(counts: Counter[int], sides: int, total: int) -> float:
    return sum([(counts[face] - total / sides) ** 2 / (total / sides) for face in range(1, sides + 1)])


def test_dice_are_fair() -> None:
    faces: Counter[int] = Counter()
    pairs: Counter[int] = Counter()
    luck = stream(3)
    for _ in range(6000):
        rolled = luck.outcome(dice(2, 6, "x"))
        assert isinstance(rolled, Dice)
        faces.update(rolled.faces)
        pairs[(rolled.faces[0] - 1) * 6 + rolled.faces[1]] += 1
    assert chi_square(faces, 6, 12000) < 20.5, "0.999 of fair dice stay below"
    assert chi_square(pairs, 36, 6000) < 66.6


def test_many_dice_are_fair_too() -> None:
    faces: Counter[int] = Counter()
    for n in range(400):
        rolled = outcome(dice(30, 10, "x"), KEY, n)  # more outcomes than are cached, more bits than one block
        assert isinstance(rolled, Dice)
        faces.update(rolled.faces)
    assert chi_square(faces, 10, 12000) < 27.9


def test_places_of_a_shuffle_and_a_draw_are_even() -> None:
    first: Counter[int] = Counter()
    drawn: Counter[int] = Counter()
    for n in range(4000):
        order, picks = outcome(shuffle(5, "x"), KEY, n), outcome(draw(2, 5, "x"), KEY, n)
        assert isinstance(order, Permutation)
        assert isinstance(picks, Drawn)
        assert len(set(picks.places)) == 2
        first[order.places[0] + 1] += 1
        drawn[picks.places[1] + 1] += 1
    assert chi_square(first, 5, 4000) < 18.5
    assert chi_square(drawn, 5, 4000) < 18.5


@pytest.mark.parametrize(
    "request_", [dice(2, 3, "x"), shuffle(4, "x"), draw(2, 4, "x"), dice(0, 6, "x"), draw(0, 3, "x")]
)
def test_every_answer_has_one_number(request_: Request) -> None:
    answers = [nth_outcome(request_, number) for number in range(outcome_count(request_))]
    assert len(set(answers)) == len(answers)
    for answer in answers:
        check_answer(request_, answer)


def test_the_key_depends_on_the_secret_and_on_every_nonce() -> None:
    nonces = (b"one", b"two", b"three")
    keys = {key_of(b"secret", nonces), key_of(b"other", nonces), key_of(b"secret", ())}
    for place in range(3):
        changed = list(nonces)
        changed[place] += b"!"
        keys.add(key_of(b"secret", tuple(changed)))
    keys.add(key_of(b"secret", (b"o", b"netwo", b"three")))
    keys.add(key_of(b"secret", (b"two", b"one", b"three")))
    assert len(keys) == 8


# In a match


class Throw(Frame, tag="throw.throw"):
    seat: Public[int] = 0
    dice: Public[Dice | None] = None
    order: Nobody[Permutation | None] = None
    picks: Own[Drawn | None] = None
    pick: Public[Pick | None] = None


def throw(frame: Throw, m: M) -> Flow:
    return dice(3, 6, into="dice")


def mix(frame: Throw, m: M) -> Flow:
    return shuffle(4, into="order")


def take_two(frame: Throw, m: M) -> Flow:
    return draw(2, 5, into="picks")


def choose(frame: Throw, m: M) -> Flow:
    return ask(0, "pick", [A, B])


rule(Throw, (throw, "ZZ-THROW-01"), (mix, "ZZ-THROW-02"), (take_two, "ZZ-THROW-03"), (choose, "ZZ-THROW-04"))
THROW = toy("throw", Throw)


def test_the_driver_answers_from_the_stream_and_the_journal_records_it() -> None:
    match = new(THROW, seed=7)
    requests = (dice(3, 6, "dice"), shuffle(4, "order"), draw(2, 5, "picks"))
    assert [line.who for line in match.lines] == [CHANCE] * 3
    assert [line.n for line in match.lines] == [0, 1, 2]
    frame = match.position.within(Throw)
    assert [frame.dice, frame.order, frame.picks] == [outcome(request, KEY, n) for n, request in enumerate(requests)]


def test_each_line_of_chance_has_the_audience_of_the_field_it_lands_in() -> None:
    match = new(THROW, seed=7)
    kinds = [[line.split()[2].partition(":")[0] for line in match.journal_of(seat)] for seat in (0, 1, None)]
    assert kinds == [["dice", "draw"], ["dice"], ["dice"]]
    match.take("pick:a")
    assert match.over
    assert len(match.journal_of(None)) == 4, "after the end everybody may verify everything"


def test_the_same_seed_gives_the_same_match_and_nonces_change_it() -> None:
    assert new(THROW, seed=7).save() == new(THROW, seed=7).save()
    plain, mixed = (new(THROW, secret=b"s", nonces=nonces) for nonces in ((), (b"one", b"two")))
    assert plain.lines != mixed.lines
    assert mixed.commitment == commitment(b"s")


def test_anyone_can_verify_every_roll_once_the_secret_is_out() -> None:
    match = new(THROW, secret=b"s", nonces=(b"one", b"two"))
    key = key_of(match.journal.secret, match.journal.nonces)
    assert match.lines[0].text == "dice:" + ",".join(map(str, outcome(dice(3, 6, ""), key, 0).faces))  # type: ignore[attr-defined]


def by_hand() -> Match:
    return new(THROW, by_hand=True)


def test_real_dice_may_be_typed_in() -> None:
    match = by_hand()
    assert match.awaited == (CHANCE,)
    assert match.decision is not None
    assert (match.decision.kind, match.decision.number) == ("dice", 0)
    match.take("dice:5,2,6")
    assert match.position.within(Throw).dice == Dice((5, 2, 6))
    match.take("shuffle:3,0,1,2", seat=CHANCE, number=1)
    match.take("draw:4,0")
    assert match.awaited == (0,)
    assert [str(line) for line in match.lines] == ["0 * dice:5,2,6", "1 * shuffle:3,0,1,2", "2 * draw:4,0"]


@pytest.mark.parametrize(
    "text",
    [
        "dice:5,2",
        "dice:5,2,6,1",
        "dice:0,2,6",
        "dice:7,2,6",
        "dice",
        "shuffle:0,1,2,3",
        "draw:0,1",
        "pick:a",
        "dice:a,b,c",
    ],
)
def test_dice_that_cannot_be_are_refused(text: str) -> None:
    match = by_hand()
    before = match.save()
    with pytest.raises(BadInput):
        match.take(text)
    assert match.save() == before


@pytest.mark.parametrize(
    "text", ["shuffle:0,1,2", "shuffle:0,1,2,2", "shuffle:1,2,3,4", "shuffle:0,1,2,3,4", "dice:1,1,1"]
)
def test_orders_that_cannot_be_are_refused(text: str) -> None:
    match = by_hand()
    match.take("dice:1,1,1")
    with pytest.raises(BadInput):
        match.take(text)


@pytest.mark.parametrize("text", ["draw:0", "draw:0,0", "draw:0,5", "draw:0,1,2", "shuffle:0,1"])
def test_draws_that_cannot_be_are_refused(text: str) -> None:
    match = by_hand()
    match.take("dice:1,1,1")
    match.take("shuffle:0,1,2,3")
    with pytest.raises(BadInput):
        match.take(text)


def test_chance_answers_one_request_at_a_time_by_its_own_number() -> None:
    match = by_hand()
    with pytest.raises(BadInput, match="chance answers one request at a time"):
        match.take(["dice:1,1,1", "shuffle:0,1,2,3"])
    with pytest.raises(Illegal, match="stale"):
        match.take("dice:1,1,1", number=3)
    with pytest.raises(Illegal, match="not-asked"):
        match.take("pick:a", seat=0)


def test_nobody_answers_for_chance_when_a_seat_is_asked() -> None:
    match = new(THROW)
    for seat in (CHANCE, -4, -3, -2):
        with pytest.raises(BadInput, match="there is no seat"):
            match.take("dice:1,1,1", seat=seat)
    with pytest.raises(Illegal):
        match.take("dice:1,1,1", seat=0)


def test_a_stream_counts_its_draws() -> None:
    one, other = stream(5), stream(5)
    first = [one.randrange(10) for _ in range(20)]
    assert first == [other.randrange(10) for _ in range(20)]
    assert set(first) <= set(range(10))
    assert len(set(first)) > 3
    assert one.n == 20
