"""Whatever comes in from outside: BadInput or Illegal, and the match as it was."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import given as holds_for
from hypothesis import strategies as st

import brassboard
from brassboard import BadInput, Illegal, Match
from brassboard.games.duel.content import deck_of, read_cards
from brassboard.kernel.codec import seal, unseal
from brassboard.kit import SquareBoard
from brassboard.kit.maps import MapError

DUEL = brassboard.game("duel")


def at(wanted: Callable[[Match], bool]) -> Match:
    """A duel played to the first place that is like this."""
    for seed in range(40):
        match = DUEL.new(players=3, seed=seed)
        for turn in range(400):
            if match.over:
                break
            if wanted(match):
                return match
            options = match.decision.options  # type: ignore[union-attr]
            strikes = [option for option in options if option.text.startswith("strike")]
            match.take((strikes or options)[turn * 7 % len(strikes or options)])
    raise AssertionError("no such place")


def over() -> Match:
    match = DUEL.new(players=2, seed=1)
    while not match.over:
        match.take(match.decision.options[-1])  # type: ignore[union-attr]
    return match


PLACES = {
    "reacting": at(lambda match: match.decision.kind == "react"),  # type: ignore[union-attr]
    "in a form": at(lambda match: bool(match.decision.given)),  # type: ignore[union-attr]
    "acting": at(lambda match: match.decision.kind == "act"),  # type: ignore[union-attr]
    "sealed": at(lambda match: match.decision.kind == "dial"),  # type: ignore[union-attr]
    "over": over(),
}
SAVES = {place: match.save() for place, match in PLACES.items()}
place = pytest.mark.parametrize("place", PLACES)

verbs = sorted(DUEL.rules.verbs)
words = st.one_of(
    st.sampled_from(["A1", "luck", "counter", "snare", "none", "yes", "move", "strike", "guard", "iron", "-0", "007"]),
    st.integers(-3, 40).map(str),
    st.text(max_size=4),
)
options = st.one_of(
    st.text(max_size=30),
    st.sampled_from(verbs),
    st.builds(lambda verb, given: f"{verb}:{','.join(given)}", st.sampled_from(verbs), st.lists(words, max_size=4)),
)
rubbish = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.binary(max_size=5),
    st.lists(st.none()),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    st.sets(st.integers(), max_size=2),
    st.just(object()),
)


def try_it(place: str, act: Callable[[Match], Any]) -> None:
    """Do it to a copy; if it is refused the copy must be what it was."""
    match = PLACES[place].clone()
    try:
        act(match)
    except (BadInput, Illegal):
        assert match.save() == SAVES[place]
        assert match.journal_of(0) == PLACES[place].journal_of(0)
        assert match.decision_of(0) is None or match.view(0) == PLACES[place].view(0)


@place
@settings(max_examples=120, deadline=None)
@holds_for(text=options, seat=st.one_of(st.none(), st.integers(-5, 5)), number=st.one_of(st.none(), st.integers(-1, 9)))
def test_any_text_for_any_seat_with_any_number(place: str, text: str, seat: int | None, number: int | None) -> None:
    try_it(place, lambda match: match.take(text, seat, number))


@place
@settings(max_examples=80, deadline=None)
@holds_for(data=st.data())
def test_any_batch_of_right_and_wrong_choices(place: str, data: st.DataObject) -> None:
    match = PLACES[place]
    seat = match.awaited[0] if match.awaited else 0
    decision = match.decision_of(seat)
    right = [option.text for option in decision.options] if decision else ["pass"]
    batch = data.draw(st.lists(st.one_of(st.sampled_from(right), options), max_size=5))
    try_it(place, lambda match: match.take(batch, seat))


@place
@settings(max_examples=60, deadline=None)
@holds_for(choice=rubbish, seat=rubbish, number=rubbish)
def test_anything_of_any_type(place: str, choice: Any, seat: Any, number: Any) -> None:
    try_it(place, lambda match: match.take(choice))
    try_it(place, lambda match: match.take("pass", seat))
    try_it(place, lambda match: match.take("pass", number=number))
    try_it(place, lambda match: match.why_not(choice, 0))
    try_it(place, lambda match: match.why_not("pass", seat))
    try_it(place, lambda match: match.undo(seat))
    try_it(place, lambda match: match.view(seat))


@place
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@holds_for(text=options, seat=st.integers(-2, 4))
def test_why_not_answers_or_says_what_is_wrong_with_the_question(place: str, text: str, seat: int) -> None:
    match = PLACES[place]
    try:
        denial = match.why_not(text, seat)
    except BadInput:
        return
    finally:
        assert match.save() == SAVES[place]
    if denial is None:
        match.clone().take(text, seat)
    else:
        assert denial.key
        with pytest.raises(Illegal):
            match.clone().take(text, seat)


@place
def test_stale_numbers_are_refused(place: str) -> None:
    match = PLACES[place]
    for seat in match.awaited:
        decision = match.decision_of(seat)
        assert decision is not None
        for number in (decision.number - 1, decision.number + 1, -1, 0, 10**9):
            try_it(place, lambda match, d=decision, n=number: match.take(d.options[0], d.seat, n))
            with pytest.raises(Illegal, match="stale"):
                match.clone().take(decision.options[0], decision.seat, number)


# New matches


@settings(max_examples=150, deadline=None)
@holds_for(
    st.dictionaries(st.sampled_from(["rounds", "upgrade_0", "upgrade_9", "fog", "players"]), rubbish, max_size=3),
    rubbish,
)
def test_new_matches_take_what_they_know(given: dict[str, Any], seed: Any) -> None:
    with suppress(BadInput):
        assert DUEL.new(seed=seed, **given).decision is not None


@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, True, "2", None, [2], (2, 3)])
def test_players(players: Any) -> None:
    if players is None:
        assert DUEL.new(players=None).setup.players == 2
        return
    with pytest.raises(BadInput, match="game duel: players must be one of 2, 3, 4, not"):
        DUEL.new(players=players)


@holds_for(st.text(max_size=12))
def test_unknown_games(id: str) -> None:
    if id in brassboard.games():
        return
    with pytest.raises(BadInput, match=r"there is no game .*; games are .*duel"):
        brassboard.game(id)


@pytest.mark.parametrize("id", ["Duel", "duel ", "../duel", "duel.turn", "duel_grudge", "", "__pycache__"])
def test_games_by_almost_their_name(id: str) -> None:
    with pytest.raises(BadInput):
        brassboard.game(id)


# Saves and journals of the duel


SAVED = SAVES["sealed"]


@settings(max_examples=150, deadline=None)
@holds_for(st.integers(0, len(SAVED) - 1), st.integers(1, 255))
def test_a_changed_or_cut_save_is_refused(place: int, change: int) -> None:
    broken = bytearray(SAVED)
    broken[place] ^= change
    for data in (bytes(broken), SAVED[:place]):
        with pytest.raises(BadInput):
            brassboard.load(data)


@settings(max_examples=150, deadline=None)
@holds_for(st.data())
def test_a_forged_save_opens_or_is_refused(data: st.DataObject) -> None:
    payload = bytearray(unseal(SAVED))
    for _ in range(data.draw(st.integers(1, 3))):
        payload[data.draw(st.integers(0, len(payload) - 1))] = data.draw(st.integers(0, 255))
    with suppress(BadInput):
        brassboard.load(seal(bytes(payload)))


def test_a_save_of_an_unknown_game_is_refused() -> None:
    other = unseal(SAVED).replace(b"\xa4duel\xa7version", b"\xa4fuel\xa7version", 1)
    assert other != unseal(SAVED)
    with pytest.raises(BadInput, match="it is a match of 'fuel', which is not on this shelf"):
        brassboard.load(seal(other))


TEXT = str(PLACES["over"].journal)


@settings(max_examples=60, deadline=None)
@holds_for(st.data())
def test_a_journal_with_lines_moved_dropped_or_doubled_replays_or_is_refused(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    one, other = (data.draw(st.integers(0, min(len(lines) - 1, 40))) for _ in range(2))
    how = data.draw(st.sampled_from(["swap", "drop", "double", "rubbish"]))
    if how == "swap":
        lines[one], lines[other] = lines[other], lines[one]
    elif how == "drop":
        del lines[one]
    elif how == "double":
        lines.insert(one, lines[other])
    else:
        lines[one] = data.draw(st.text(max_size=20))
    changed = "\n".join(lines)
    with suppress(BadInput):
        match = DUEL.replay(changed, "some.journal")
        assert match.journal.end == PLACES["over"].journal.end


# Content


DECK = '[[card]]\nid = "luck"\ncopies = 2\non = "rolled"\ndoes = "reroll"\nmark = "ours"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[card", "content/cards.toml: it does not read as TOML"),
        ("", "content/cards.toml: the table card is missing"),
        ("card = 5", "content/cards.toml"),
        ("card = [5]", "content/cards.toml"),
        (DECK + DECK, 'content/cards.toml: card "luck": this id is taken'),
        (DECK.replace('"luck"', "7"), "card 1: id must be letters, digits and _, not 7"),
        (DECK.replace("copies = 2", "copies = 0"), 'content/cards.toml: card "luck": copies must be 1 to 20, not 0'),
        (DECK.replace("copies = 2", "copies = true"), "copies must be 1 to 20, not True"),
        (DECK.replace("copies = 2", 'copies = "2"'), "copies must be 1 to 20, not '2'"),
        (DECK.replace("copies = 2\n", ""), "copies is missing: write copies = 1"),
        (DECK.replace("ours", "stolen"), "mark must be one of rulebook, public, recalled, ours"),
    ],
)
def test_a_broken_deck_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read_cards(text)


def test_a_right_deck_reads() -> None:
    assert deck_of(read_cards(DECK)) == ("luck", "luck")


ROOM = "+-+-+\n|1 2|\n+-+-+\n"


@settings(max_examples=200, deadline=None)
@holds_for(st.one_of(st.text(max_size=40), st.text("+-|D .12\n", max_size=60), st.just(ROOM[:-4])))
def test_a_broken_map_is_refused(text: str) -> None:
    with suppress(MapError):
        SquareBoard.from_text(text)


@settings(max_examples=150, deadline=None)
@holds_for(st.integers(0, len(ROOM) - 1), st.text(max_size=2))
def test_a_map_with_anything_in_it_reads_or_is_refused(at: int, other: str) -> None:
    with suppress(MapError):
        SquareBoard.from_text(ROOM[:at] + other + ROOM[at + 1 :])
